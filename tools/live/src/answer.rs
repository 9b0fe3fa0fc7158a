//! A question from the page, and all that is known about it.

use crate::certificate::{closed_form, in_chinese};
use crate::cost::steps;
use crate::json;
use crate::misere::basis;
use crate::moves::Sum;
use crate::problems::{Game, Problems};
use crate::strip::{svg, Lost};
use grundy::game::{ByPlay, Ending};
use grundy::misere::sj_outcome;
use grundy::nim::Balance;
use grundy::period::Period;
use grundy::rule::{ParseRuleError, Rule};
use grundy::Outcome;

/// A page waits for no more than this.
const STEPS: u128 = 20_000_000;

/// The heaps that a strip shows, and those that a position may have.
const SHOWN: u64 = 119;
const LARGEST: u64 = 1999;
const MOST_HEAPS: usize = 16;

/// The heaps among which a period is looked for.
const SEARCHED: u64 = 2048;

/// The largest single heap whose misère play is tried out.
const TRIED: u64 = 16;

/// Answers `rule`, `heaps` and `misère` or `normal`, a line each, and behind them the
/// [`Problems`] that are known, as JSON.
pub fn answer(question: &str) -> String {
    let mut lines = question.splitn(4, '\n');
    let mut line = || lines.next().unwrap_or("");
    let (rule, heaps, ending, problems) = (line(), line(), line(), line());
    let answer = problems.parse().and_then(|problems| {
        let is_misere = ending.trim() == "misère";
        about(rule, heaps, is_misere, &problems)
    });
    match answer {
        Ok(fields) => json::object(&fields),
        Err(message) => json::object(&[("error", json::text(&message))]),
    }
}

type Fields = Vec<(&'static str, String)>;

fn about(text: &str, heaps: &str, is_misere: bool, known: &Problems) -> Result<Fields, String> {
    let rule = read_rule(text, known)?;
    let heaps = read_heaps(heaps)?;
    let largest = heaps.iter().max().copied().unwrap_or(0);
    let last = longest(&rule, SHOWN.max(largest));
    if largest > last {
        return Err(format!("the values of a heap of {largest} take too long for a page"));
    }
    let values = rule.values(last as usize + 1);
    let period = rule.period(longest(&rule, SEARCHED) as usize).ok();
    let shown = (values.len()).min(SHOWN as usize + 1);
    let lost = lost(&rule, &values[..shown], is_misere);
    let components: Vec<u64> = heaps.iter().map(|&heap| values[heap as usize].into()).collect();
    let balance = Balance::new(&components);
    let mut fields = vec![
        ("title", json::text(&rule.title())),
        ("strip", json::text(&svg(&values[..shown], &lost, period.as_ref()))),
        ("period", period.as_ref().map_or("null".to_string(), described)),
        ("values", json::list(components.iter().map(u64::to_string))),
        ("sum", balance.nim_sum().to_string()),
        ("balance", json::text(&balance.to_string())),
        ("problems", using(&rule, known)),
    ];
    let sum = Sum { rule: &rule, heaps: &heaps, values: &values, is_misere };
    match sum.verdict() {
        Ok(verdict) => {
            let of_move = |(heap, left): &(u64, Vec<u64>)| {
                let left = json::list(left.iter().map(u64::to_string));
                json::object(&[("heap", heap.to_string()), ("left", left)])
            };
            fields.push(("outcome", json::text(&verdict.outcome.to_string())));
            fields.push(("moves", json::list(verdict.moves.iter().map(of_move))));
            let by = verdict.by.map_or("null".to_string(), |by| json::text(&by));
            fields.push(("by", by));
        }
        Err(message) => fields.push(("undecided", json::text(&message))),
    }
    Ok(fields)
}

fn read_rule(text: &str, known: &Problems) -> Result<Rule, String> {
    match known.find(text).map(|problem| &problem.stated) {
        None => text.parse().map_err(|error: ParseRuleError| error.to_string()),
        Some(stated) => match &stated.game {
            Game::Heaps(rule) => Ok(rule.clone()),
            Game::Named(_) => Err(format!(
                "{} is {}, which is no rule for single heaps",
                text.trim(),
                stated.text
            )),
        },
    }
}

fn read_heaps(text: &str) -> Result<Vec<u64>, String> {
    let words = text.split([',', ' ', '，']).filter(|word| !word.is_empty());
    let heaps: Vec<u64> = words
        .map(|word| {
            let heap = word.parse().ok().filter(|&heap| heap <= LARGEST);
            heap.ok_or_else(|| format!("{word:?} is no heap; heaps here are 0 to {LARGEST}"))
        })
        .collect::<Result<_, _>>()?;
    if heaps.len() > MOST_HEAPS {
        return Err(format!("{} heaps; {MOST_HEAPS} are the most here", heaps.len()));
    }
    Ok(heaps)
}

/// The largest heap up to `wanted` whose table is quick enough.
fn longest(rule: &Rule, wanted: u64) -> u64 {
    let mut last = wanted;
    while last > 0 && steps(rule, last) > STEPS {
        last = last * 9 / 10;
    }
    last
}

fn described(period: &Period) -> String {
    json::object(&[
        ("en", json::text(&period.to_string())),
        ("zh", json::text(&in_chinese(period))),
        ("form", json::text(&closed_form(period))),
    ])
}

/// Who wins from each single heap.
fn lost(rule: &Rule, values: &[u32], is_misere: bool) -> Vec<Lost> {
    if !is_misere {
        return values.iter().map(|&value| Lost::by_value(value)).collect();
    }
    let of = |outcome| if outcome == Outcome::P { Lost::Yes } else { Lost::No };
    if basis(rule, values.len() as u64 - 1).is_ok() {
        return values.iter().map(|&value| of(sj_outcome([u64::from(value)]))).collect();
    }
    let mut play = ByPlay::new(rule, Ending::Misere);
    let mut tried = |heap: u64| match heap {
        0..=TRIED => play.outcome(&[heap]).map_or(Lost::Unknown, of),
        _ => Lost::Unknown,
    };
    (0..values.len() as u64).map(&mut tried).collect()
}

fn using(rule: &Rule, known: &Problems) -> String {
    json::list(known.using(rule).into_iter().map(|problem| {
        let is_fixed = problem.stated.family.is_none();
        json::object(&[("name", json::text(&problem.name)), ("fixed", is_fixed.to_string())])
    }))
}
