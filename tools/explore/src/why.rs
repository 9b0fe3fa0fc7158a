//! `explore why`: the reason for the outcome of some heaps, from the options up.

mod component;
mod formula;
mod misere;
mod moves;

use crate::play::game::Game;
use crate::{heaps, limits, misere_play, rules, style};
use anyhow::{ensure, Result};
use clap::Args;
use grundy::nim::Balance;
use grundy::rule::Rule;
use grundy::Outcome;
use std::io::Write;
use wording::typing;

#[derive(Args)]
#[command(after_help = rules::FORMS, allow_negative_numbers = true)]
pub struct Options {
    /// The rule, then the heaps: '{1,2,3}' 5 6 7; or wythoff 3 4, or 'fibonacci nim' 20
    #[arg(required = true, value_name = "RULE HEAPS")]
    words: Vec<String>,
    /// Whoever takes the last stone loses
    #[arg(long)]
    misere: bool,
    /// List every option and every move
    #[arg(long)]
    all: bool,
}

/// The heaps of a question, with all that is known of them.
struct Question {
    rule: Rule,
    heaps: Vec<u64>,
    /// Of heaps 0 to the largest one.
    values: Vec<u32>,
    /// How many items a list may have.
    most_listed: usize,
}

impl Question {
    fn value(&self, heap: u64) -> u64 {
        u64::from(self.values[heap as usize])
    }

    fn values_of(&self, parts: &[u64]) -> Vec<u64> {
        parts.iter().map(|&part| self.value(part)).collect()
    }
}

pub fn run(options: &Options, to: &mut dyn Write) -> Result<()> {
    let words = &typing::words(&options.words);
    let (rule, words) = match Game::read_named(words) {
        Some((Game::Heaps(rule), _, words)) => (rule, words),
        Some((game, _, words)) => {
            return formula::write(&game, heaps::read(words)?, options.misere, to);
        }
        None => rules::read_first(words)?,
    };
    let heaps = heaps::read(words)?;
    ensure!(
        !heaps.is_empty(),
        "no heaps after the rule {rule}; right is, for example, {} 3 5 7",
        options.words.join(" ")
    );
    let largest = heaps.iter().max().copied().unwrap_or(0);
    limits::check_heap(&rule, "a heap of", largest)?;
    limits::check_options(&rule, largest)?;
    if options.misere && misere_play::basis(&rule, largest).is_err() {
        limits::check_play(&rule, &heaps)?; // before a page of values that ends in a refusal
    }
    let values = rule.values(largest as usize + 1);
    let most_listed = if options.all { usize::MAX } else { 6 };
    let question = Question { rule, heaps, values, most_listed };

    let head = format!("{}: {}", question.rule.title(), heaps::position(&question.heaps));
    writeln!(to, "{}\n", style::paint(style::HEAD, head))?;
    component::write(&question, to)?;
    balance(&question, to)?;
    if options.misere {
        misere::write(&question, to)
    } else {
        normal(&question, to)
    }
}

/// The nim sum of the values in columns of binary digits.
fn balance(question: &Question, to: &mut dyn Write) -> Result<()> {
    let values = question.values_of(&question.heaps);
    let table = Balance::new(&values);
    writeln!(to, "The nim sum of the values, by columns of binary digits:")?;
    let text = table.to_string();
    let lines: Vec<&str> = text.lines().collect();
    for (number, line) in lines.iter().enumerate() {
        match question.heaps.get(number) {
            Some(heap) => {
                writeln!(to, "  {line}   {}", style::paint(style::LABEL, format!("heap {heap}")))?
            }
            None if number == question.heaps.len() => writeln!(to, "  {line}   nim sum")?,
            None => writeln!(to, "  {line}   odd columns")?,
        }
    }
    writeln!(to)?;
    Ok(())
}

fn normal(question: &Question, to: &mut dyn Write) -> Result<()> {
    let sum = Balance::new(&question.values_of(&question.heaps)).nim_sum();
    let outcome = Outcome::of_mover(sum != 0);
    match outcome {
        Outcome::P => {
            let word = style::paint(style::P, "P-position");
            writeln!(to, "The nim sum is 0: {word}, the player who is to move loses.")?;
            writeln!(
                to,
                "Every move, if there is one, changes one value, and so makes the nim sum \
                 something else."
            )?;
        }
        Outcome::N => {
            writeln!(to, "The nim sum is {sum}: N-position, the player who is to move wins.")?;
            moves::write(question, sum, to)?;
        }
    }
    Ok(())
}
