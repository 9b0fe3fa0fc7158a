//! The answer to a question from the live page, as JSON.

use super::Answer;
use crate::budget::{Budget, Effort};
use crate::certificate::law;
use crate::drawing::svg::escape;
use crate::json;
use crate::misere::basis;
use crate::play::{self, USUAL_HEAPS};
use crate::problems::Problems;
use crate::question::{self, Fields};
use crate::shown::Asked;
use crate::spoken::{self, Spoken};
use crate::strip::svg;
use crate::sum::{not_independent, Addend, Sum};
use crate::values::ValuedHeaps;
use grundy::game::{ByPlay, Ending};
use grundy::misere::sj_outcome;
use grundy::nim::Balance;
use grundy::rule::Rule;
use grundy::Outcome;
use itertools::Itertools;
use support::language::choose;
use support::text;

/// What a page can afford.
pub const PAGE: Budget = Budget {
    reader: [" for a page", "对网页来说"],
    cost: 20_000_000,
    period_cost: 20_000_000,
    largest_heap: 1999,
    largest_listed: 1999,
    options: 100_000,
    effort: Effort::PAGE,
    quotient: None,
    search: |_| None,
};

/// The number of heaps searched for a law if there is no period.
const SEARCHED: usize = 512;

/// The last heap of the strip.
pub(crate) const LAST_SHOWN: u64 = 119;

/// The maximum number of winning moves listed per heap size.
const MOST_LISTED: usize = 12;

/// The largest single heap whose misère outcome is found by exhaustive search.
const LARGEST_SEARCHED: u64 = 16;

/// Answers a question and returns the answer as JSON.
///
/// The question has three lines: the rule, the heaps, and `misère` or `normal`. The known
/// [`Problems`] follow.
pub fn answer(question: &str) -> String {
    let fields = question::read(question).and_then(|([rule, heaps, ending], problems)| {
        let ending = question::read_ending(ending);
        let refusal = |message| refusal(rule, heaps, ending, &problems).ok_or(message);
        fields(rule, heaps, ending, &problems).or_else(refusal)
    });
    question::format_answer(fields)
}

/// Returns the message that a game with its own board has no answer here, with a link to the board.
fn refusal(rule: &str, heaps: &str, ending: Ending, known: &Problems) -> Option<Fields> {
    let asked = Asked::read(known, rule)?;
    let message = not_independent(known, rule, asked.problem, asked.kind.word());
    let offers = [heaps, ""].map(|start| {
        let text = text!("Play {rule} against the page", "和网页下 {rule}");
        Offer { rule: rule.to_string(), start: start.to_string(), text }
    });
    let offers = offers.into_iter().filter(|offer| offer.is_taken(ending, known)).take(1);
    Some(vec![("error", json::text(&message)), ("plays", Offer::list(offers))])
}

fn fields(rule: &str, heaps: &str, ending: Ending, known: &Problems) -> Result<Fields, String> {
    let sum = Sum::read(known, rule, heaps)?;
    let is_misere = sum.ending == Ending::Misere;
    let ending = if is_misere { Ending::Misere } else { ending };
    let answer = Answer::find(&sum, ending, &PAGE)?;
    let values = answer.values();
    let balance = Balance::new(&values);
    let note = sum.remarks.iter().map(Spoken::localize).join(choose("; ", "；"));
    let typed = Offer { rule: rule.into(), start: heaps.into(), text: String::new() };
    let mut fields = vec![
        ("title", json::text(&answer.title())),
        ("strip", json::text(&strips(&answer))),
        ("law", json::text(&laws(&answer))),
        ("form", json::text(&form(&answer))),
        ("values", json::list(&values)),
        ("balance", json::text(&balance.to_string())),
        ("problems", problem_list(&answer, known)),
        ("misere", is_misere.to_string()),
        ("note", json::text(&note)),
        // In that case the field for the heaps is not used.
        ("own_heaps", sum.has_own_heaps.to_string()),
        ("plays", play_list(typed, &sum.addends, ending, known)),
    ];
    fields.extend(verdict_fields(&answer));
    Ok(fields)
}

/// Returns who wins, why, and by which moves, in words.
fn verdict_fields(answer: &Answer) -> Fields {
    let verdict = match &answer.verdict {
        Ok(verdict) => verdict,
        Err(message) => return vec![("undecided", json::text(message))],
    };
    let (sentences, left_out) = answer.move_sentences(verdict, MOST_LISTED);
    let more = (left_out > 0).then(|| text!("… and {left_out} more", "……另有 {left_out} 种"));
    let steps = sentences.iter().map(|sentence| sentence.to_string()).chain(more);
    vec![
        ("by", paragraph(&answer.reasons(verdict).join("\n"))),
        ("verdict", paragraph(&answer.outcome_sentence(verdict))),
        ("steps", json::texts(steps)),
        ("closing", json::text(&answer.closing(verdict).unwrap_or_default())),
    ]
}

/// Formats lines as a paragraph that a page wraps to its own width.
fn paragraph(lines: &str) -> String {
    json::text(&lines.replace('\n', choose(" ", "")))
}

/// Draws the strip of each rule; if there are several rules, each strip is below its rule's title.
fn strips(answer: &Answer) -> String {
    let strip = |addend: &ValuedHeaps| {
        let values = addend.rule().values(addend.budget.affordable_heap(LAST_SHOWN) as usize + 1);
        let is_misere = answer.ending == Ending::Misere;
        let outcomes = single_heap_outcomes(addend.rule(), &values, is_misere);
        let title = escape(&spoken::title(addend.rule()));
        let heading =
            if answer.addends.len() > 1 { format!("<h3>{title}</h3>") } else { String::new() };
        heading + &svg(&values, &outcomes, addend.budget.first_period())
    };
    answer.addends.iter().map(strip).collect()
}

/// Returns what is proved about all values, naming the rules if there are several.
fn laws(answer: &Answer) -> String {
    let law = |addend: &ValuedHeaps| {
        let law = match addend.budget.first_period() {
            Some(period) => law(period),
            None => addend.rule().law_without_period(SEARCHED)?.localize(),
        };
        Some(match answer.addends.len() {
            1 => law,
            _ => text!("{}: {law}", "{}：{law}", addend.typed.name()),
        })
    };
    match answer.addends.iter().filter_map(law).join(choose("; ", "；")) {
        laws if laws.is_empty() => {
            text!("The heaps examined prove no period.", "在已计算的范围内，还不能证明有周期。")
        }
        laws => text!("Proved: {laws}", "已证明：{laws}"),
    }
}

/// Returns a formula for the values of all heaps if there is only one rule and a formula is known;
/// otherwise, returns an empty string.
fn form(answer: &Answer) -> String {
    let [addend] = &answer.addends[..] else { return String::new() };
    addend.budget.first_period().map_or(String::new(), |period| {
        let form = period.formula();
        text!("Closed form: {form}", "通项公式：{form}")
    })
}

/// Returns the outcome of each single heap, as far as it is known.
pub fn single_heap_outcomes(rule: &Rule, values: &[u32], is_misere: bool) -> Vec<Option<Outcome>> {
    if !is_misere {
        return values.iter().map(|&value| Some(Outcome::of_mover(value != 0))).collect();
    }
    if basis(rule, values.len() as u64 - 1).is_ok() {
        return values.iter().map(|&value| Some(sj_outcome([u64::from(value)]))).collect();
    }
    let mut play = ByPlay::new(rule, Ending::Misere);
    let mut search = |heap: u64| match heap {
        0..=LARGEST_SEARCHED => play.outcome(&[heap]).ok(),
        _ => None,
    };
    (0..values.len() as u64).map(&mut search).collect()
}

fn problem_list(answer: &Answer, known: &Problems) -> String {
    let problems = match &answer.addends[..] {
        [addend] => known.using(addend.rule(), answer.ending),
        _ => vec![],
    };
    json::list(problems.into_iter().map(|problem| {
        let is_fixed = problem.stated.family.is_none();
        json::object(&[("name", json::text(&problem.name)), ("fixed", is_fixed.to_string())])
    }))
}

/// A game as it is entered in the fields of the page for playing, and the link text for that game.
struct Offer {
    rule: String,
    start: String,
    text: String,
}

impl Offer {
    /// Returns the game with one rule's heaps, for a question whose whole game cannot be played.
    fn instead(addend: &Addend, start: &str) -> Offer {
        let name = format!("{} {start}", addend.name());
        let text = text!("Play {name} against the page", "和网页下 {name}");
        Offer { rule: addend.rule.to_string(), start: start.to_string(), text }
    }

    fn is_taken(&self, ending: Ending, known: &Problems) -> bool {
        play::takes(&self.rule, &self.start, ending, known)
    }

    /// Formats links as JSON.
    fn list(offers: impl IntoIterator<Item = Offer>) -> String {
        json::list(offers.into_iter().map(|Offer { rule, start, text }| {
            let [rule, start, text] = [rule, start, text].map(|field| json::text(&field));
            json::object(&[("rule", rule), ("start", start), ("text", text)])
        }))
    }
}

/// Returns the games that can be played: the question's game or, if the page for playing does not
/// accept it, the heaps of each rule, or else the usual heaps of a single rule.
fn play_list(typed: Offer, addends: &[Addend], ending: Ending, known: &Problems) -> String {
    let is_taken = |offer: &Offer| offer.is_taken(ending, known);
    let text = || text!("Play this game against the page", "和网页下这一盘");
    let offers = match is_taken(&typed) {
        true => vec![Offer { text: text(), ..typed }],
        false => {
            let alone =
                addends.iter().map(|addend| Offer::instead(addend, &addend.heaps.iter().join(" ")));
            let mut offers: Vec<Offer> = alone.filter(is_taken).collect();
            if let ([addend], []) = (addends, &offers[..]) {
                offers.extend([Offer::instead(addend, USUAL_HEAPS)].into_iter().filter(is_taken));
            }
            offers
        }
    };
    Offer::list(offers)
}
