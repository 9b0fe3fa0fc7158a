//! What a caller can afford: the length of a table, the number of moves, the size of a search.

use crate::cost::{option_count, table_cost};
use grundy::period::Period;
use grundy::rule::Rule;
use std::cell::OnceCell;
use support::language::choose;
use support::{ensure, text};

/// The limits that a caller sets, so that nothing hangs or exhausts the memory.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// The part of a sentence that says for whom a heap is too large, in English and in Chinese.
    pub reader: [&'static str; 2],
    /// The greatest cost of a table.
    pub cost: u128,
    /// The maximum cost of a table that is computed to search the first heaps for a period.
    pub period_cost: u128,
    /// The largest heap of any table.
    pub largest_heap: u64,
    /// The largest heap whose options are listed, even if a period makes the list unnecessary.
    pub largest_listed: u64,
    /// The maximum number of options that are listed for one heap.
    pub options: u128,
    /// The limits on a search where no theorem decides the outcome.
    pub effort: Effort,
    /// The largest heap of a misère quotient, if a quotient may decide the outcome.
    pub quotient: Option<u64>,
    /// Looks for a period if the first heaps prove no period.
    pub search: fn(&RuleBudget) -> Option<Period>,
}

/// The number of heaps in the first search for a period.
pub const FIRST_SEARCH: u64 = 2048;

/// The cost that every caller can afford for a table of the first heaps.
const CHEAP: u128 = 20_000_000;

const OPTION_BYTES: u128 = 60;

/// The size in bytes of a value in a table.
pub const VALUE_BYTES: u128 = 4;

const POSITION_BYTES: u128 = 100;

/// The limits on an exhaustive search.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// The maximum number of moves in all positions together.
    pub moves: usize,
    /// The stone limit if heaps may split.
    pub stones: u64,
    /// The position limit if heaps do not split.
    pub positions: u128,
}

impl Effort {
    /// About a second of work.
    pub const TERMINAL: Effort = Effort { moves: 400_000, stones: 40, positions: 2_000_000 };
    /// Lower limits, because a page searches anew after each click.
    pub const PAGE: Effort = Effort { moves: 100_000, stones: 22, positions: 20_000 };

    /// Checks that a sum of heaps, in which a move leaves at most `parts` heaps, has few enough
    /// followers for an exhaustive search.
    ///
    /// # Errors
    /// If it has too many.
    pub fn check_heaps(&self, parts: u32, heaps: &[u64]) -> Result<(), String> {
        let sizes = heaps.iter().map(|&heap| u128::from(heap));
        if parts > 1 {
            let (stones, limit) = (sizes.sum::<u128>(), self.stones);
            ensure!(
                stones <= u128::from(limit),
                "{stones} stones are too many for an exhaustive search, as a move may split a \
                 heap; the limit is {limit} stones",
                "堆可以分开，{stones} 枚石子太多，无法逐一试遍；上限是 {limit} 枚"
            );
            return Ok(());
        }
        let followers = sizes.fold(1, |product: u128, size| product.saturating_mul(size + 1));
        let limit = self.positions;
        ensure!(
            followers <= limit,
            "an exhaustive search of up to {followers} positions would take {}; the limit is {limit}",
            "逐一试遍多达 {followers} 个局面要占 {}；上限是 {limit} 个",
            format_bytes(followers.saturating_mul(POSITION_BYTES))
        );
        Ok(())
    }
}

/// What a caller can afford under one rule. Results that are costly to find are computed only once.
#[derive(Debug)]
pub struct RuleBudget<'a> {
    pub rule: &'a Rule,
    pub limits: &'a Budget,
    largest: OnceCell<u64>,
    first_period: OnceCell<Option<Period>>,
}

impl<'a> RuleBudget<'a> {
    pub fn new(rule: &'a Rule, limits: &'a Budget) -> RuleBudget<'a> {
        RuleBudget { rule, limits, largest: OnceCell::new(), first_period: OnceCell::new() }
    }

    /// Returns the largest heap that a table may contain.
    pub fn largest_heap(&self) -> u64 {
        *self.largest.get_or_init(|| {
            let most = self.limits.largest_heap;
            if self.has_table(most) {
                return most;
            }
            let largest = self.affordable_heap(most);
            // A limit with two significant digits is easy to remember.
            let unit = 10u64.pow(largest.max(1).ilog10().saturating_sub(1));
            largest / unit * unit
        })
    }

    /// Returns whether a table up to this heap is available, either because it is cheap or because
    /// it follows from a period of the first heaps.
    fn has_table(&self, heap: u64) -> bool {
        let most = self.limits.largest_heap;
        let is_cheap = || table_cost(self.rule, heap) <= self.limits.cost;
        let is_periodic = || most > FIRST_SEARCH && self.first_period().is_some();
        heap <= most && (is_cheap() || is_periodic())
    }

    /// Returns the largest heap up to `wanted` whose table can be shown.
    pub fn affordable_heap(&self, wanted: u64) -> u64 {
        self.affordable(wanted, self.limits.cost)
    }

    fn affordable(&self, wanted: u64, cost: u128) -> u64 {
        if table_cost(self.rule, wanted) <= cost {
            return wanted;
        }
        // Bisects: `small` is always affordable, `large` never.
        let (mut small, mut large) = (0, wanted);
        while small + 1 < large {
            let middle = (small + large) / 2;
            match table_cost(self.rule, middle) <= cost {
                true => small = middle,
                false => large = middle,
            }
        }
        small
    }

    /// Returns the period that the first heaps prove, which gives all other values.
    pub fn first_period(&self) -> Option<&Period> {
        let find = || {
            let is_cheap = table_cost(self.rule, FIRST_SEARCH) <= self.limits.period_cost;
            let heaps = if is_cheap { FIRST_SEARCH } else { self.affordable(FIRST_SEARCH, CHEAP) };
            self.rule.period(heaps as usize).ok()
        };
        self.first_period.get_or_init(find).as_ref()
    }

    /// Returns the period that the first heaps prove; if they prove none, returns the period, if
    /// any, that the caller's search finds.
    pub fn period(&self) -> Option<Period> {
        self.first_period().cloned().or_else(|| (self.limits.search)(self))
    }

    /// Checks that a heap is not beyond [`RuleBudget::largest_heap`].
    ///
    /// # Errors
    /// If the heap is larger; the message begins with `label` and names the resources needed.
    pub fn check_table(&self, label: &str, heap: u64) -> Result<(), String> {
        if self.has_table(heap) {
            return Ok(());
        }
        let (limit, reader) = (self.largest_heap(), self.limits.reader);
        let memory = format_bytes(VALUE_BYTES * (u128::from(heap) + 1));
        // For enormous heaps, stating the memory is enough.
        let options = match heap {
            0..=10_000_000 => {
                let options = table_cost(self.rule, heap) as f64;
                text!("{options:.1e} options to examine", "要考察 {options:.1e} 个后继")
            }
            _ => text!("more options than can be examined", "要考察的后继多得无法逐个看过"),
        };
        let reader = choose(reader[0], reader[1]);
        Err(text!(
            "{label} {heap} is too large{reader}: its table would take {memory} and have \
             {options}; the limit is {limit}",
            "{label} {heap} {reader}太大了：这张表要占 {memory}，{options}；上限是 {limit}"
        ))
    }

    /// Checks that the options of a heap are few enough to be listed.
    ///
    /// # Errors
    /// If they are not.
    pub fn check_options(&self, heap: u64) -> Result<(), String> {
        let (options, limit) = (option_count(self.rule, heap), self.limits.options);
        ensure!(
            options <= limit,
            "a heap of {heap} has up to {options} options, which would take {} to list; the limit \
             is {limit}",
            "大小为 {heap} 的堆可有多达 {options} 个后继，全部列出要占 {}；上限是 {limit} 个",
            format_bytes(OPTION_BYTES.saturating_mul(options))
        );
        Ok(())
    }
}

/// Formats a number of bytes in a suitable unit, such as `4.0 GB`.
pub fn format_bytes(size: u128) -> String {
    let units = ["bytes", "KB", "MB", "GB", "TB", "PB", "EB"];
    let mut size = size as f64;
    let mut unit = 0;
    while size >= 1000.0 && unit + 1 < units.len() {
        size /= 1000.0;
        unit += 1;
    }
    if unit == 0 {
        text!("{size} bytes", "{size} 字节")
    } else {
        format!("{size:.1} {}", units[unit])
    }
}
