//! The answer to a question from the live page, as JSON.

mod offer;
pub(crate) mod unlike;

use crate::certificate::{closed_form, in_chinese};
use crate::cost::table_cost;
use crate::far::FarValues;
use crate::json;
use crate::misere::basis;
use crate::moves::{far_verdict, Move, Sum as RuleSum, Verdict};
use crate::play::USUAL_HEAPS;
use crate::problems::Problems;
use crate::regularity::Regularity;
use crate::remark;
use crate::spoken::{self, Spoken};
use crate::strip::{svg, CellOutcome};
use crate::sum::{is_sum, name, Addend, Sum};
use grundy::game::{ByPlay, Ending};
use grundy::misere::sj_outcome;
use grundy::nim::Balance;
use grundy::period::Period;
use grundy::rule::{Remark, Rule};
use offer::Offer;
use support::text;

/// The greatest cost of a table that a page can wait for.
const MAX_COST: u128 = 20_000_000;

/// The last heap of the strip.
pub(crate) const LAST_SHOWN: u64 = 119;

/// The largest heap whose value is taken from a table; beyond it, a period gives the values.
const LARGEST_OF_TABLE: u64 = 1999;

/// The number of heaps that are searched for a period.
pub(crate) const PERIOD_SEARCH: u64 = 2048;

/// The largest single heap whose misère outcome is found by exhaustive search.
const LARGEST_SEARCHED: u64 = 16;

/// Answers a question and returns the answer as JSON.
///
/// The question has three lines, which are the rule, the heaps, and `misère` or `normal`,
/// followed by the known [`Problems`].
pub fn answer(question: &str) -> String {
    let mut lines = question.splitn(4, '\n');
    let mut line = || lines.next().unwrap_or("");
    let (rule, heaps, ending, problems) = (line(), line(), line(), line());
    let answer = problems.parse().and_then(|problems| {
        let is_misere = ending.trim() == "misère";
        answer_fields(rule, heaps, is_misere, &problems)
    });
    match answer {
        Ok(fields) => json::object(&fields),
        Err(message) => json::object(&[("error", json::text(&message))]),
    }
}

type Fields = Vec<(&'static str, String)>;

/// Returns the fields of the answer, each with a name and a value in JSON.
fn answer_fields(
    text: &str,
    heaps: &str,
    is_misere: bool,
    known: &Problems,
) -> Result<Fields, String> {
    let sum = Sum::read(known, text, heaps)?;
    if text.contains(['+', '＋']) && is_sum(known, text) {
        return unlike::fields(text, heaps, &sum, is_misere, known);
    }
    let Addend { rule, heaps: sizes } = sum.addends[0].clone();
    let is_misere = is_misere || sum.ending == Ending::Misere;
    let ending = if is_misere { Ending::Misere } else { Ending::Normal };
    let typed = Offer { rule: text.into(), start: heaps.into(), name: String::new() };
    let heaps = sizes;
    let largest = heaps.iter().max().copied().unwrap_or(0);
    let last = last_of_table(&rule, largest);
    let is_far = largest > last;
    let values = rule.values(last as usize + 1);
    let period = rule.period(affordable_heap(&rule, PERIOD_SEARCH) as usize).ok();
    let regularity = if period.is_none() { Regularity::find(&rule) } else { None };
    let shown = values.len().min(LAST_SHOWN as usize + 1);
    let outcomes = single_heap_outcomes(&rule, &values[..shown], is_misere);
    let far = is_far.then(|| far_values(&rule, &period, &heaps)).transpose()?;
    let value = |heap: u64| {
        far.as_ref().map_or_else(|| u64::from(values[heap as usize]), |far| far.period.value(heap))
    };
    let components: Vec<u64> = heaps.iter().map(|&heap| value(heap)).collect();
    let balance = Balance::new(&components);
    let mut fields = vec![
        ("title", json::text(&spoken::title(&rule))),
        ("strip", json::text(&svg(&values[..shown], &outcomes, period.as_ref()))),
        ("period", period.as_ref().map_or("null".to_string(), period_object)),
        ("regularity", regularity.as_ref().map_or("null".to_string(), regularity_object)),
        ("values", json::list(components.iter().map(u64::to_string))),
        ("sum", balance.nim_sum().to_string()),
        ("balance", json::text(&balance.to_string())),
        ("problems", problem_list(&rule, ending, known)),
        ("misere", (sum.ending == Ending::Misere).to_string()),
        ("notes", json::list(sum.remarks.iter().map(note_object))),
    ];
    let small = USUAL_HEAPS;
    let usual =
        Offer { rule: text.into(), start: small.into(), name: format!("{} {small}", name(&rule)) };
    fields.extend(offer::fields(typed, vec![usual], is_misere, known));
    let verdict = match &far {
        Some(far) => far_verdict(far, &heaps, ending),
        None => RuleSum { rule: &rule, heaps: &heaps, values: &values, is_misere }.verdict(),
    };
    fields.extend(verdict_fields(verdict, |Move { heap, left }| (heap.to_string(), left)));
    Ok(fields)
}

/// Returns the outcome and the winning moves, or why they are not decided. `heap_and_left` says in
/// JSON in which heap a move is made, and what it leaves.
fn verdict_fields<M>(
    verdict: Result<Verdict<M>, String>,
    heap_and_left: impl Fn(&M) -> (String, &[u64]),
) -> Fields {
    let Verdict { outcome, moves, are_all, basis } = match verdict {
        Ok(verdict) => verdict,
        Err(message) => return vec![("undecided", json::text(&message))],
    };
    let move_object = |step: &M| {
        let (heap, left) = heap_and_left(step);
        let left = json::list(left.iter().map(u64::to_string));
        json::object(&[("heap", heap), ("left", left)])
    };
    vec![
        ("outcome", json::text(&outcome.to_string())),
        ("moves", json::list(moves.iter().map(move_object))),
        ("by", basis.map_or("null".to_string(), |basis| json::text(&basis))),
        ("some", (!are_all).to_string()),
    ]
}

/// Returns the last heap of the table: at least `largest`, unless a table of so many heaps is too
/// large for a page, and otherwise what the strip shows.
fn last_of_table(rule: &Rule, largest: u64) -> u64 {
    let shown = affordable_heap(rule, LAST_SHOWN);
    let is_reached = largest <= LARGEST_OF_TABLE && affordable_heap(rule, largest) == largest;
    if is_reached {
        shown.max(largest)
    } else {
        shown
    }
}

/// Returns the values of heaps that a table does not reach.
fn far_values<'a>(
    rule: &'a Rule,
    period: &Option<Period>,
    heaps: &[u64],
) -> Result<FarValues<'a>, String> {
    let largest = heaps.iter().max().copied().unwrap_or(0);
    let period = period.clone().ok_or_else(|| {
        text!(
            "a heap of {largest} is too large for a page: no period is proved here that gives its \
             value, and a table is limited to {}",
            "一堆 {largest} 颗对网页来说太大：没有证明过能给出其 SG 值的周期，而表至多到 {} 颗",
            affordable_heap(rule, LARGEST_OF_TABLE)
        )
    })?;
    let far = FarValues { rule, period };
    match heaps.iter().find(|&&heap| far.value(heap).is_none()) {
        Some(heap) => Err(text!(
            "the value of a heap of {heap} is beyond 2^64 - 1",
            "一堆 {heap} 颗的 SG 值超过 2^64 - 1"
        )),
        None => Ok(far),
    }
}

/// Returns a remark in both languages.
fn note_object(remark: &Remark) -> String {
    json::object(&[
        ("en", json::text(&remark.to_string())),
        ("zh", json::text(&remark::in_chinese(remark))),
    ])
}

/// Returns a heap up to `wanted` whose table is quick enough to compute.
pub(crate) fn affordable_heap(rule: &Rule, wanted: u64) -> u64 {
    let mut last = wanted;
    while last > 0 && table_cost(rule, last) > MAX_COST {
        last = last * 9 / 10;
    }
    last
}

fn period_object(period: &Period) -> String {
    json::object(&[
        ("en", json::text(&period.to_string())),
        ("zh", json::text(&in_chinese(period))),
        ("form", json::text(&closed_form(period))),
    ])
}

fn regularity_object(regularity: &Regularity) -> String {
    json::object(&[
        ("en", json::text(&regularity.to_string())),
        ("zh", json::text(&regularity.in_chinese())),
    ])
}

/// Returns the outcome of each single heap.
pub fn single_heap_outcomes(rule: &Rule, values: &[u32], is_misere: bool) -> Vec<CellOutcome> {
    if !is_misere {
        return values.iter().map(|&value| CellOutcome::from_value(value)).collect();
    }
    if basis(rule, values.len() as u64 - 1).is_ok() {
        return values.iter().map(|&value| sj_outcome([u64::from(value)]).into()).collect();
    }
    let mut play = ByPlay::new(rule, Ending::Misere);
    let mut search = |heap: u64| match heap {
        0..=LARGEST_SEARCHED => {
            play.outcome(&[heap]).map_or(CellOutcome::Unknown, CellOutcome::from)
        }
        _ => CellOutcome::Unknown,
    };
    (0..values.len() as u64).map(&mut search).collect()
}

fn problem_list(rule: &Rule, ending: Ending, known: &Problems) -> String {
    json::list(known.using(rule, ending).into_iter().map(|problem| {
        let is_fixed = problem.stated.family.is_none();
        json::object(&[("name", json::text(&problem.name)), ("fixed", is_fixed.to_string())])
    }))
}
