//! The steps to the value of a heap of a rule, and at last the period of the table.

use super::{Arrangement, Choice, Repetition, Steps};
use crate::answer::page::{LAST_SHOWN, PAGE};
use crate::budget::RuleBudget;
use crate::cost::option_count;
use crate::problems::Problems;
use crate::spoken::Spoken;
use crate::sum::read_rule;
use grundy::game::{Analysis, Explained};
use grundy::period::Period;
use itertools::Itertools;
use support::language::choose;
use support::text;

/// The most options of a heap that are shown one by one.
const MAX_OPTIONS: u128 = 1000;

/// Returns the steps to the value of a heap, with the period of the table if it is asked for.
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
    // By the definition alone, which is what the steps are to show.
    let mut analysis = Analysis::new(&rule);
    let mut value = |heap: u64| analysis.value(&heap).map_err(|cycle| cycle.localize());
    let values: Vec<u64> = (0..=heap).map(&mut value).collect::<Result<_, _>>()?;
    let why = analysis.why(&heap).map_err(|cycle| cycle.localize())?;
    let period = if asks_period { budget.first_period().cloned() } else { None };
    Ok(Steps {
        layout: Arrangement::Heaps,
        place: heap as usize,
        last: last as usize,
        labels: (0..=heap).map(|heap| heap.to_string()).collect(),
        marks: values.iter().map(u64::to_string).collect(),
        values: values.into_iter().map(Some).collect(),
        options: why.options.iter().map(choice).collect(),
        has_set: true,
        why: match why.options.is_empty() {
            true => choose("no options, and mex {} = 0", "无路可走，mex {} = 0").to_string(),
            false => why.to_string(),
        },
        period: period.map(|period| repetition(&period)),
    })
}

/// Returns an option: the heaps that it leaves, their values, and how the values add up.
fn choice(option: &Explained<u64>) -> Choice {
    let sum = match &option.values[..] {
        [] => "0".to_string(),
        [value] => value.to_string(),
        values => format!("{} = {}", values.iter().join(" ⊕ "), option.value()),
    };
    Choice {
        left: option.parts.iter().map(|&part| part as usize).collect(),
        name: option.parts.iter().join(" + "),
        sum,
        adds: vec![option.value()],
    }
}

/// Returns a proved period in its three steps.
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
        "比较：{first} 到 {last} 与 {moved_first} 到 {moved_last} 逐一比较，{pairs} 对全部符合。"
    );
    let theorem = period.theorem();
    let certified = choose(
        format!("Certified: by {theorem}, so many pairs are enough, and the period never ends."),
        format!("证明：依{}，比较这么多对就足够了，周期永远成立。", theorem.in_chinese()),
    );
    let steps = [found, compared, certified];
    Repetition { start, length, compared: (first, last), steps }
}
