//! The steps to the value of a heap, for the page that shows them one by one: the options, their
//! values, the mex, and at last the period of the table.

use crate::answer::page::{LAST_SHOWN, PAGE};
use crate::budget::RuleBudget;
use crate::certificate::theorem_in_chinese;
use crate::cost::option_count;
use crate::json;
use crate::problems::Problems;
use crate::spoken::Spoken;
use crate::sum::read_rule;
use grundy::game::{Analysis, Explained};
use grundy::period::Period;
use support::language::{Language, Text};

/// The most options of a heap that are shown one by one.
const MAX_OPTIONS: u128 = 1000;

/// Answers a question about the steps and returns the answer as JSON.
///
/// The question has four lines, which are the language's tag, the rule, a heap, and `period` if
/// its period is asked for too, followed by the known [`Problems`].
pub fn steps(question: &str) -> String {
    let mut lines = question.splitn(5, '\n');
    let mut line = || lines.next().unwrap_or("");
    let (language, rule, heap, asked) = (line(), line(), line(), line());
    let language = Language::from_tag(language);
    let answer = line().parse().and_then(|problems| fields(rule, heap, asked, language, &problems));
    match answer {
        Ok(fields) => json::object(&fields),
        Err(message) => json::object(&[("error", json::text(&message))]),
    }
}

type Fields = Vec<(&'static str, String)>;

fn fields(
    rule: &str,
    heap: &str,
    asked: &str,
    language: Language,
    known: &Problems,
) -> Result<Fields, String> {
    let rule = read_rule(known, rule)?.rule;
    let budget = RuleBudget::new(&rule, &PAGE);
    let mut last = budget.affordable_heap(LAST_SHOWN);
    while option_count(&rule, last) > MAX_OPTIONS {
        last -= 1;
    }
    let heap = heap.trim().parse().ok().filter(|&heap: &u64| heap <= last).ok_or_else(|| {
        language.select(
            format!("{heap:?} is not a heap from 0 to {last}"),
            format!("“{heap}”不是 0 到 {last} 的石子数"),
        )
    })?;
    // By the definition alone, which is what the steps are to show.
    let mut analysis = Analysis::new(&rule);
    let mut value = |heap: u64| analysis.value(&heap).map_err(|cycle| cycle.spoken());
    let values: Vec<u64> = (0..heap).map(&mut value).collect::<Result<_, _>>()?;
    let why = analysis.why(&heap).map_err(|cycle| cycle.spoken())?;
    let period = match asked {
        "period" => budget.first_period().cloned(),
        _ => None,
    };
    let numbers = |numbers: &[u64]| json::list(numbers.iter().map(u64::to_string));
    Ok(vec![
        ("heap", heap.to_string()),
        ("last", last.to_string()),
        ("values", numbers(&values)),
        ("options", json::list(why.options.iter().map(option_object))),
        ("mex", why.mex.to_string()),
        ("why", json::text(&why.to_string())),
        ("period", period.map_or("null".into(), |period| period_object(&period, language))),
    ])
}

/// Returns an option: the heaps that it leaves, their values, and how the values add up.
fn option_object(option: &Explained<u64>) -> String {
    let joined = |numbers: &[u64], sign: &str| {
        numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(sign)
    };
    let sum = match &option.values[..] {
        [] => "0".to_string(),
        [value] => value.to_string(),
        values => format!("{} = {}", joined(values, " ⊕ "), option.value()),
    };
    json::object(&[
        ("left", json::list(option.parts.iter().map(u64::to_string))),
        ("name", json::text(&joined(&option.parts, " + "))),
        ("sum", json::text(&sum)),
        ("adds", json::list(std::iter::once(option.value().to_string()))),
    ])
}

/// Returns a proved period in its three steps.
fn period_object(period: &Period, language: Language) -> String {
    let (start, length, saltus) = (period.preperiod(), period.period(), period.saltus());
    let (first, last) = period.compared();
    let (moved_first, moved_last) = (first + length, last + length);
    let (growth, zh_growth) = match saltus {
        0 => (String::new(), String::new()),
        _ => (format!(", each time greater by {saltus}"), format!("，每次增加 {saltus}")),
    };
    let found = Text::new(
        format!("Found: from heap {start} on, the values repeat every {length}{growth}."),
        format!("发现：从 {start} 起，SG 值每隔 {length} 重复一次{zh_growth}。"),
    );
    let compared = Text::new(
        format!(
            "Compared: heaps {first} to {last} with heaps {moved_first} to {moved_last}, one by \
             one. All {} pairs agree.",
            last - first + 1
        ),
        format!(
            "比较：{first} 到 {last} 与 {moved_first} 到 {moved_last} 逐一比较，{} 对全部符合。",
            last - first + 1
        ),
    );
    let certified = Text::new(
        format!(
            "Certified: by {}, so many pairs are enough, and the period never ends.",
            period.theorem()
        ),
        format!(
            "证明：依{}，比较这么多对就足够了，周期永远成立。",
            theorem_in_chinese(period.theorem())
        ),
    );
    let steps = [found, compared, certified];
    json::object(&[
        ("start", start.to_string()),
        ("length", length.to_string()),
        ("first", first.to_string()),
        ("last", last.to_string()),
        ("steps", json::list(steps.iter().map(|step| json::text(step.select(language))))),
    ])
}
