//! The game in lines of text, for pipes and screen readers.

use super::record;
use super::round::{Hint, Participant, Rematch, Round};
use anyhow::Result;
use games::shown::{typed, HeapMove, Step};
use grundy::rule::half_width;
use std::io::{BufRead, Write};
use support::language::choose;
use support::text;

/// Returns the instructions, with an example of each kind of move possible in the position.
fn help(round: &Round, moves: &[Step]) -> String {
    let examples = match round.game().heap_move() {
        Some(heap_move) => {
            let moves: Vec<HeapMove> = moves.iter().map(heap_move).collect();
            let find = |is_wanted: fn(&&HeapMove) -> bool| moves.iter().find(is_wanted);
            let leaving = find(|step| step.left.len() < 2 && !step.is_in_both());
            let taking =
                leaving.filter(|step| step.taken > 0).map(|HeapMove { place, taken, .. }| {
                    text!("{place} {taken} to take {taken}", "{place} {taken} 表示取 {taken}")
                });
            let splitting = find(|step| step.left.len() > 1)
                .map(|step| text!("{} to split", "{} 表示分开", step.text()));
            let from_both = find(|step| step.is_in_both()).map(|step| {
                text!("{} to take from both heaps", "{} 表示从两堆取同样多", step.text())
            });
            let examples = [leaving.map(HeapMove::text), taking, splitting, from_both];
            examples.into_iter().flatten().collect()
        }
        None => {
            let ends = moves.first().into_iter().chain(moves.iter().skip(1).last());
            ends.map(|step| round.text(step)).collect::<Vec<_>>()
        }
    };
    text!(
        "Type a move: {}. Type h for a hint, m for all moves, u to undo, q to quit.",
        "请输入走法：{}。输入 h 要提示，m 列出全部走法，u 悔棋，q 退出。",
        examples.join(choose(", or ", "，或 "))
    )
}

/// Plays until the player has had enough, or the input ends.
pub fn play(round: &mut Round, input: &mut dyn BufRead, to: &mut dyn Write) -> Result<()> {
    loop {
        let is_over = play_once(round, input, to)?;
        writeln!(to)?;
        record::lines(round).iter().try_for_each(|line| writeln!(to, "{line}"))?;
        if !is_over || !play_on(round, input, to)? {
            return Ok(());
        }
        writeln!(to, "\n{}", round.headline())?;
    }
}

/// Plays until the game is over, the player quits, or the input ends. Returns whether it is over.
fn play_once(round: &mut Round, input: &mut dyn BufRead, to: &mut dyn Write) -> Result<bool> {
    if round.end().is_none() {
        writeln!(to, "{}", help(round, &round.moves()))?;
    }
    let mut announced = 0;
    let mut drawn = None;
    while round.end().is_none() {
        announce(round, announced, to)?;
        announced = round.turns.len();
        if drawn.as_ref() != Some(round.position()) && !round.game().is_described() {
            round.drawing(None).iter().try_for_each(|line| writeln!(to, "  {line}"))?;
            drawn = Some(round.position().clone());
        }
        write!(to, "{}", text!("{}. Your move: ", "{}。你走：", round.description()))?;
        let Some(line) = read_line(input, to)? else { break };
        if !execute(round, &line, to)? {
            break;
        }
        announced = announced.min(round.turns.len());
    }
    announce(round, announced, to)?;
    Ok(round.end().is_some())
}

/// Asks how to go on after a game ends, and returns whether the player goes on.
fn play_on(round: &mut Round, input: &mut dyn BufRead, to: &mut dyn Write) -> Result<bool> {
    loop {
        let other = round.other_start();
        let question = text!(
            "Once more? a again, o other side, n {other}, u undo, q quit: ",
            "再来一局？a 再来，o 换先后手，n {other}，u 悔棋，q 退出："
        );
        write!(to, "{question}")?;
        let Some(line) = read_line(input, to)? else { return Ok(false) };
        let rematch = match half_width(&line).trim().to_lowercase().as_str() {
            "a" | "again" => Rematch::Again,
            "o" | "other" | "other side" => Rematch::OtherSide,
            "n" | "new" | "new heaps" | "new position" => Rematch::NewHeaps,
            "u" | "undo" if round.undo() => return Ok(true),
            "q" | "quit" => return Ok(false),
            _ => continue,
        };
        round.rematch(rematch)?;
        return Ok(true);
    }
}

/// Reads the answer to a prompt. At the end of the input, writes a line break and returns `None`.
fn read_line(input: &mut dyn BufRead, to: &mut dyn Write) -> Result<Option<String>> {
    to.flush()?;
    let mut line = Vec::new();
    if input.read_until(b'\n', &mut line)? == 0 {
        writeln!(to)?;
        return Ok(None);
    }
    // Invalid UTF-8 is reported like any other mistake and does not end the game.
    Ok(Some(String::from_utf8_lossy(&line).into_owned()))
}

/// Writes the tool's moves after the first `announced` turns.
fn announce(round: &Round, announced: usize, to: &mut dyn Write) -> Result<()> {
    let new = round.turns[announced..].iter().filter(|turn| turn.player == Participant::Tool);
    for turn in new {
        writeln!(to, "{}", text!("I play {}.", "我走 {}。", round.text(&turn.step)))?;
    }
    Ok(())
}

/// Executes the command in a line, and returns whether the game goes on.
fn execute(round: &mut Round, line: &str, to: &mut dyn Write) -> Result<bool> {
    let moves = round.moves();
    match half_width(line).to_lowercase().trim() {
        "q" | "quit" | "退出" => return Ok(false),
        "u" | "undo" | "悔棋" if round.undo() => {
            writeln!(to, "{}", choose("Taken back.", "已悔棋。"))?
        }
        "u" | "undo" | "悔棋" => {
            let refusal = choose("You have no move to take back.", "你还没有走过，无棋可悔。");
            writeln!(to, "{refusal}")?
        }
        "" | "?" | "help" | "帮助" => writeln!(to, "{}", help(round, &moves))?,
        "m" | "moves" | "走法" | "着法" => writeln!(to, "{}", join(round, moves.iter()))?,
        "h" | "hint" | "提示" => {
            let Hint { winning, reason, columns } = round.hint(&moves);
            writeln!(to, "{}", text!("Hint: {reason}", "提示：{reason}"))?;
            columns.iter().try_for_each(|line| writeln!(to, "  {line}"))?;
            if !winning.is_empty() {
                let winning = join(round, winning.iter().map(|&number| &moves[number]));
                writeln!(to, "{}", text!("Winning moves: {winning}", "必胜的走法：{winning}"))?;
            }
        }
        step => match typed::read(round.game(), round.position(), &moves, step) {
            Ok(step) => round.play(step),
            Err(message) => writeln!(to, "{message}")?,
        },
    }
    Ok(true)
}

fn join<'a>(round: &Round, moves: impl Iterator<Item = &'a Step>) -> String {
    moves.map(|step| round.text(step)).collect::<Vec<_>>().join(choose("; ", "；"))
}
