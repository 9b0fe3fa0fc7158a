//! The record of a game: every move, and for each mistake a better move.

use super::round::{End, Participant, Round, Turn};
use games::shown::Prospect;
use support::language::{choose, current, Language};
use support::plural::format_count;
use support::text;

/// Returns the record, one line for each move, then the result and the statistics.
pub fn lines(round: &Round) -> Vec<String> {
    let mut lines: Vec<String> =
        round.turns.iter().enumerate().map(|(index, turn)| line(round, index + 1, turn)).collect();
    lines.push(result(round));
    lines.push(statistics(round));
    lines
}

fn line(round: &Round, number: usize, turn: &Turn) -> String {
    let player = match turn.player {
        Participant::You => choose("you ", "你  "),
        Participant::Tool => choose("tool", "程序"),
    };
    let remark = match (&turn.missed, turn.prospect) {
        (_, Prospect::Win) => text!("wins", "必胜"),
        (None, Prospect::Draw) => text!("keeps the draw", "保住和局"),
        (None, Prospect::Loss) => text!("no move would win", "怎么走都不能必胜"),
        (Some(better), _) => match (round.judge.prospect_after(better), round.text(better)) {
            (Prospect::Draw, better) => {
                text!("a mistake: {better} would draw", "失误：{better} 可保和")
            }
            (_, better) => text!("a mistake: {better} would win", "失误：{better} 必胜"),
        },
    };
    let (step, before) = (round.text(&turn.step), round.game().describe(&turn.before));
    text!(
        "{number:>3}. {player}  {step}  from {before}; {remark}",
        "{number:>3}. {player}  {step}  自 {before}；{remark}"
    )
}

/// Returns a sentence that says who has won.
pub fn result(round: &Round) -> String {
    match round.end() {
        Some(End::Won(Participant::You)) => text!("You have won.", "你赢了。"),
        Some(End::Won(Participant::Tool)) => text!("You have lost.", "你输了。"),
        Some(End::Drawn) => text!("The game is a draw.", "和局。"),
        Some(End::Repeated) => text!(
            "The same position has come up three times: a draw.",
            "同一局面出现了三次：和局。"
        ),
        None => text!("The game was not finished.", "这一局没有下完。"),
    }
}

fn statistics(round: &Round) -> String {
    let yours = round.turns.iter().filter(|turn| turn.player == Participant::You);
    let mistakes = yours.filter(|turn| turn.missed.is_some()).count();
    match current() {
        Language::English => format!(
            "{}, {}, {} taken back.",
            format_count(mistakes, "mistake"),
            format_count(round.hints as usize, "hint"),
            format_count(round.undone as usize, "move")
        ),
        Language::Chinese => {
            format!("失误 {mistakes} 次，提示 {} 次，悔棋 {} 步。", round.hints, round.undone)
        }
    }
}
