//! `explore why`: an explanation of the outcome of some heaps, from their options up.

mod component;
mod far;
mod formula;
mod misere;
mod moves;
mod solved;
mod unlike;

use crate::misere::quotient;
use crate::play::game::{Game, Opening};
use crate::solved::{forms, Solved};
use crate::typing;
use crate::{collection, heaps, limits, on_input, style};
use anyhow::{ensure, Result};
use clap::Args;
use games::far::FarValues;
use games::misere::basis;
use games::problems::Problem;
use games::spoken::title;
use grundy::game::{Ending, Game as _};
use grundy::nim::Balance;
use grundy::rule::Rule;
use grundy::Outcome;
use std::io::Write;
use support::language::choose;
use support::text;

/// The arguments of `explore why`.
#[derive(Args)]
#[command(after_help = forms::help(), allow_negative_numbers = true)]
pub struct Options {
    /// The rule, then the heaps: '{1,2,3}' 5 6 7; or wythoff 3 4, or 'fibonacci nim' 20; or a sum
    /// of several games: kayles 5 + nim 3 + '{1,2}' 7; or a game with a notation of its own, such
    /// as chomp 5 4 3; or a problem on an input of its own: cf276b aba, or cf276b < FILE
    #[arg(required = true, value_name = "RULE HEAPS")]
    position: Vec<String>,
    /// Explain misère play: whoever makes the last move loses
    #[arg(long)]
    misere: bool,
    /// List every option and every move
    #[arg(long)]
    all: bool,
    /// Which game of a problem's input is asked about, the first being 1
    #[arg(long, value_name = "G")]
    game: Option<usize>,
}

/// The most items of a list, unless the whole list is asked for.
const MAX_LISTED: usize = 6;

/// The heaps of a question, with their values.
struct Question {
    rule: Rule,
    heaps: Vec<u64>,
    /// The values of heaps 0 to the largest one.
    values: Vec<u32>,
    /// The most items of a list.
    max_listed: usize,
}

impl Question {
    fn value(&self, heap: u64) -> u64 {
        u64::from(self.values[heap as usize])
    }

    fn values_of(&self, parts: &[u64]) -> Vec<u64> {
        parts.iter().map(|&part| self.value(part)).collect()
    }
}

/// Writes the explanation.
pub fn run(options: &Options, to: &mut dyn Write) -> Result<()> {
    if let Some(asked) = on_input::read(&options.position, options.game, true)? {
        let max_listed = if options.all { usize::MAX } else { MAX_LISTED };
        return on_input::why::write(&asked, max_listed, to);
    }
    let tokens = &typing::tokens(&options.position);
    if let Some((game, position)) = Solved::read(tokens) {
        let max_listed = if options.all { usize::MAX } else { MAX_LISTED };
        return solved::write(game, position, options.misere, max_listed, to);
    }
    let opening = Game::read(tokens)?;
    let is_misere = opening.ending(options.misere) == Ending::Misere;
    let max_listed = if options.all { usize::MAX } else { MAX_LISTED };
    let Opening { game, problem, rest, start } = opening;
    if let Game::Unlike(rules) = &game {
        return unlike::write(rules, &start, is_misere, max_listed, to);
    }
    let Game::Heaps(rule) = game else {
        return formula::write(&game, problem, heaps::read(&rest)?, is_misere, to);
    };
    let heaps = heaps::read(&rest)?;
    ensure!(
        !heaps.is_empty(),
        text!(
            "expected heaps after the rule {rule}; type, for example, {} 3 5 7",
            "规则 {rule} 之后应为各堆；请输入例如 {} 3 5 7",
            options.position.join(" ")
        )
    );
    if let Some(period) = far::period(&rule, &heaps, is_misere)? {
        let values = FarValues { rule: &rule, period };
        return far::write(&values, &heaps, problem, is_misere, to);
    }
    let largest = heaps.iter().max().copied().unwrap_or(0);
    let mut quotient = None;
    if is_misere && basis(&rule, largest).is_err() {
        // Checked before anything is printed. Where a search is too large, the misère quotient
        // may decide.
        if let Err(too_large) = limits::check_play(&rule, &heaps) {
            quotient = Some(quotient::find(&rule, largest).map_err(|_| too_large)?);
        }
    }
    let values = rule.values(largest as usize + 1);
    let question = Question { rule, heaps, values, max_listed };

    write_head(&title(&question.rule), &heaps::position(&question.heaps), to)?;
    write_model(problem, to)?;
    component::write(&question, to)?;
    write_balance(&question.heaps, &question.values_of(&question.heaps), to)?;
    if is_misere {
        misere::write(&question, quotient.as_ref(), to)
    } else {
        write_normal(&question, to)
    }
}

/// Writes the game and the position as a heading.
fn write_head(game: &str, position: &str, to: &mut dyn Write) -> Result<()> {
    let head = text!("{game}: {position}", "{game}：{position}");
    writeln!(to, "{}\n", style::paint(style::HEAD, head))?;
    Ok(())
}

/// Writes how the problem that stands for a rule is played by it.
fn write_model(problem: Option<&Problem>, to: &mut dyn Write) -> Result<()> {
    if let Some(Problem { name, .. }) = problem {
        if let Some(model) = collection::model(name) {
            let model = text!(
                "The heaps are those of the model of {name}: {model}",
                "各堆取自 {name} 的模型：{model}"
            );
            writeln!(to, "{model}\n")?;
        }
    }
    Ok(())
}

/// Writes the nim sum of the values in columns of binary digits.
fn write_balance(heaps: &[u64], values: &[u64], to: &mut dyn Write) -> Result<()> {
    let table = Balance::new(values);
    let head = "The nim sum of the values, in columns of binary digits:";
    writeln!(to, "{}", choose(head, "各值的异或和，按二进制位对齐："))?;
    let table = table.to_string();
    for (number, line) in table.lines().enumerate() {
        match heaps.get(number) {
            Some(heap) => {
                let label = text!("heap {heap}", "堆 {heap}");
                writeln!(to, "  {line}   {}", style::paint(style::LABEL, label))?
            }
            None => {
                let [nim_sum, odd_columns] = last_labels();
                let label = if number == heaps.len() { nim_sum } else { odd_columns };
                writeln!(to, "  {line}   {label}")?
            }
        }
    }
    writeln!(to)?;
    Ok(())
}

/// Returns the labels of the last two lines of a nim sum in columns.
pub fn last_labels() -> [&'static str; 2] {
    choose(["nim sum", "odd columns"], ["异或和", "奇数列"])
}

/// Returns the name of a P-position in its style.
fn p_position() -> String {
    style::paint(style::P, choose("P-position", "必败态"))
}

/// Writes the outcome under normal play, and the winning moves.
fn write_normal(question: &Question, to: &mut dyn Write) -> Result<()> {
    if question.heaps.iter().all(|heap| question.rule.options(heap).is_empty()) {
        let outcome = p_position();
        let verdict = text!(
            "No move is left, so this is a {outcome}: the player to move has lost.",
            "已无路可走，所以这是{outcome}：轮到走的人已经输了。"
        );
        writeln!(to, "{verdict}")?;
        return Ok(());
    }
    let sum = Balance::new(&question.values_of(&question.heaps)).nim_sum();
    write_nim_sum(sum, to)?;
    if sum != 0 {
        moves::write(question, sum, to)?;
    }
    Ok(())
}

/// Writes the outcome that the nim sum of the values decides.
fn write_nim_sum(sum: u64, to: &mut dyn Write) -> Result<()> {
    let verdict = match Outcome::of_mover(sum != 0) {
        Outcome::P => {
            let outcome = p_position();
            text!(
                "The nim sum is 0, so this is a {outcome}: the player to move loses.\n\
                 Every move changes the value of exactly one heap, so the nim sum cannot stay 0,\n\
                 and the opponent makes it 0 again.",
                "异或和为 0，所以这是{outcome}：轮到走的人必败。\n\
                 每一步恰好改变一堆的值，所以异或和不会仍为 0，而对手总能把它变回 0。"
            )
        }
        Outcome::N => text!(
            "The nim sum is {sum}, so this is an N-position: the player to move wins.",
            "异或和为 {sum}，所以这是必胜态：轮到走的人必胜。"
        ),
    };
    writeln!(to, "{verdict}")?;
    Ok(())
}
