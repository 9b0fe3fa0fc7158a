//! `explore why`: an explanation of the outcome of some heaps, starting from their options.

pub mod lines;
mod own;
mod values;

use crate::limits::TERMINAL;
use crate::rules::Terminal;
use crate::table::search::search;
use crate::{forms, on_input, rules, style, typing};
use anyhow::{Error, Result};
use clap::Args;
use games::answer::sentences::{p_position, MoveSentence};
use games::answer::{Answer, Decision};
use games::budget::Budget;
use games::heaps;
use games::shown;
use games::spoken::title;
use grundy::game::Ending;
use std::io::Write;
use support::ensure;

#[derive(Args)]
#[command(after_help = forms::GAMES, allow_negative_numbers = true)]
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
    /// The number of the game in a problem's input, counted from 1
    #[arg(long, value_name = "G")]
    game: Option<usize>,
}

/// The maximum number of items of a list that are shown, unless the user asks for the whole list.
const MAX_LISTED: usize = 6;

/// The time limit of the search for a period, in seconds.
const SECONDS: u64 = 10;

const BUDGET: Budget = Budget { search: |rule| search(rule, 0, SECONDS).period.ok(), ..TERMINAL };

/// Writes the explanation.
pub fn run(options: &Options, to: &mut dyn Write) -> Result<()> {
    let max_listed = if options.all { usize::MAX } else { MAX_LISTED };
    if let Some(asked) = on_input::read(&options.position, options.game, true)? {
        ensure!(
            !options.misere,
            "--misere is not for a problem's own game, which is played as it is",
            "题目自己的游戏照原样玩，不能加 --misere",
        );
        return own::write(&asked.open(), None, Ending::Normal, max_listed, to);
    }
    let tokens = &typing::tokens(&options.position);
    let typed = tokens.join(" ");
    if let Some(asked) = shown::Asked::read(&Terminal, &typed) {
        let ending = if options.misere { Ending::Misere } else { asked.ending() };
        let opening = asked.kind.open(&asked.words.join(" ")).map_err(Error::msg)?;
        return own::write(&opening, asked.problem, ending, max_listed, to);
    }
    let sum = rules::read_sum(tokens)?;
    ensure!(
        sum.heaps().next().is_some(),
        "expected heaps after the rule {0}; type, for example, {1} 3 5 7",
        "规则 {0} 之后应为各堆；请输入例如 {1} 3 5 7",
        sum.addends[0].rule,
        options.position.join(" ")
    );
    let ending = if options.misere { Ending::Misere } else { sum.ending };
    let answer = Answer::find(&sum, ending, &BUDGET).map_err(Error::msg)?;
    // A refusal must come before anything is printed.
    let verdict = answer.verdict.as_ref().map_err(|error| Error::msg(error.clone()))?;
    match &answer.addends[..] {
        [addend] => {
            lines::write_head(&answer.title(), &heaps::position(&addend.typed.heaps), to)?;
            lines::write_model(sum.problem, to)?;
            values::write(addend, max_listed, to)?;
        }
        addends => {
            writeln!(to, "{}\n", style::paint(style::HEAD, answer.title()))?;
            for addend in addends {
                writeln!(to, "{}", style::paint(style::HEAD, title(addend.rule())))?;
                values::write(addend, max_listed, to)?;
            }
        }
    }
    lines::write_columns(&answer.values(), &answer.heap_labels(), to)?;
    write_verdict(&answer, verdict, max_listed, to)
}

fn write_verdict(
    answer: &Answer,
    verdict: &Decision,
    max_listed: usize,
    to: &mut dyn Write,
) -> Result<()> {
    for reason in answer.reasons(verdict) {
        writeln!(to, "{reason}")?;
    }
    if answer.ending == Ending::Misere {
        writeln!(to)?;
    }
    let sentence = answer.outcome_sentence(verdict);
    writeln!(to, "{}", sentence.replacen(p_position(), &lines::p_position(), 1))?;
    let (moves, left_out) = answer.move_sentences(verdict, max_listed);
    for MoveSentence { step, consequence } in moves {
        lines::write_winning(&step, consequence, to)?;
    }
    lines::write_left_out(left_out, to)?;
    if let Some(closing) = answer.closing(verdict) {
        writeln!(to, "{closing}")?;
    }
    Ok(())
}
