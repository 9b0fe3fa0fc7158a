//! The steps to the value of a heap under a rule, and finally the period of the table.

use super::{Arrangement, Repetition, Steps};
use crate::answer::page::{LAST_SHOWN, PAGE};
use crate::budget::RuleBudget;
use crate::cost::option_count;
use crate::problems::Problems;
use crate::spoken::Spoken;
use crate::sum::read_rule;
use crate::walk::{Marks, Walk};
use grundy::game::Game;
use grundy::period::Period;
use support::language::choose;
use support::text;

/// The largest number of options shown one by one.
const MAX_OPTIONS: u128 = 1000;

/// Returns the steps to the value of a heap, with the table's period if requested.
pub(super) fn steps(
    rule: &str,
    heap: &str,
    asks_period: bool,
    known: &Problems,
) -> Result<Steps, String> {
    let rule = read_rule(known, rule)?.rule;
    let budget = RuleBudget::new(&rule, &PAGE);
    let mut last = budget.affordable_heap(LAST_SHOWN);
    while option_count(&rule, last) > MAX_OPTIONS {
        last -= 1;
    }
    let read = if heap == "last" { Some(last) } else { heap.parse().ok() };
    let heap = read.filter(|&heap: &u64| heap <= last).ok_or_else(|| {
        text!("{heap:?} is not a heap from 0 to {last}", "“{heap}”不是 0 到 {last} 的石子数")
    })?;
    // By the definition alone, since that is what the steps are to show.
    let heaps: Vec<u64> = (0..=heap).collect();
    let options = |heap: &u64| rule.options(heap);
    let walk = Walk::new(Arrangement::Heaps, Marks::Values, &heaps, u64::to_string, options);
    let period = if asks_period { budget.first_period() } else { None };
    let period = period.map(repetition);
    Ok(Steps { last: last as usize, period, ..walk.steps(heap as usize) })
}

/// Returns a proved period as three steps.
fn repetition(period: &Period) -> Repetition {
    let (start, length, saltus) = (period.preperiod(), period.period(), period.saltus());
    let (first, last) = period.compared();
    let (moved_first, moved_last) = (first + length, last + length);
    let growth = match saltus {
        0 => String::new(),
        _ => text!(", each time greater by {saltus}", "，每次增加 {saltus}"),
    };
    let found = text!(
        "Found: from heap {start} on, the values repeat every {length}{growth}.",
        "发现：从 {start} 起，SG 值每隔 {length} 重复一次{growth}。"
    );
    let pairs = last - first + 1;
    let compared = text!(
        "Compared: heaps {first} to {last} with heaps {moved_first} to {moved_last}, one \
             by one. All {pairs} pairs agree.",
        "比较：{first} 到 {last} 与 {moved_first} 到 {moved_last} 逐一比较，{pairs} 对全部相符。"
    );
    let theorem = period.theorem();
    let certified = choose(
        format!("Certified: by {theorem}, so many pairs are enough, and the period never ends."),
        format!("证明：{}，比较这么多对就够了，周期恒成立。", theorem.in_chinese()),
    );
    Repetition { period: period.clone(), steps: [found, compared, certified] }
}
