//! Why a position is won or lost: a sentence, and the values that decide the outcome.

use grundy::nim::nim_sum;
use itertools::Itertools;
use support::language::choose;
use support::text;

/// Why a position is won or lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evidence {
    /// A sentence without its full stop.
    pub reason: String,
    /// The values whose nim sum decides the outcome; empty if the outcome is decided in another
    /// way.
    pub terms: Vec<Term>,
    /// Lines that show how the values are derived.
    pub steps: Vec<String>,
}

impl Evidence {
    /// Returns evidence without a nim sum.
    pub fn plain(reason: String) -> Evidence {
        Evidence::of_terms(reason, vec![])
    }

    /// Returns the values whose nim sum decides the outcome, and their labels.
    pub fn columns(&self) -> (Vec<u64>, Vec<String>) {
        self.terms.iter().map(|term| (term.value, term.label.clone())).unzip()
    }

    /// Returns evidence whose values need no explanatory steps.
    pub fn of_terms(reason: String, terms: Vec<Term>) -> Evidence {
        Evidence { reason, terms, steps: vec![] }
    }
}

/// A term of a nim sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    pub label: String,
    pub value: u64,
}

impl Term {
    pub fn new(label: String, value: u64) -> Term {
        Term { label, value }
    }
}

/// Returns the sentence about values and their nim sum, without its full stop.
pub fn sum_sentence(terms: &[Term]) -> String {
    let sum = nim_sum(terms.iter().map(|term| term.value));
    let listed = terms.iter().map(|term| format!("{}: {}", term.label, term.value));
    let listed = listed.into_iter().join(choose(", ", "，"));
    match terms {
        [] => choose("Nothing is left", "已经什么都不剩").to_string(),
        [Term { label, value }] => {
            text!("The Grundy value of {label} is {value}", "{label} 的 SG 值是 {value}")
        }
        _ => text!(
            "The Grundy values {listed} have the nim sum {sum}",
            "SG 值 {listed} 的异或和为 {sum}"
        ),
    }
}
