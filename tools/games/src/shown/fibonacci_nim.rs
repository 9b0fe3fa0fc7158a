//! Fibonacci Nim, typed as its heap and, after the first move, the number of stones that the last
//! move took: `20`, or `12 after 5`.

use super::board::{Board, HeapRows, Spot};
use super::{
    describe_heaps, read_numbers, split_at, Evidence, HeapMove, Opening, Shown, Step, Winning,
};
use crate::heaps;
use grundy::fibonacci::{dynamic, winning_moves, zeckendorf_parts};
use grundy::game::Ending;
use grundy::Outcome;
use itertools::Itertools;
use support::language::choose;
use support::{ensure, refuse, text};

/// The largest heap that can be played.
const LARGEST: u64 = 1000;

/// Fibonacci Nim; the position is the heap and the number of stones that the last move took (0
/// before the first move).
struct FibonacciNim;

pub fn read(words: &[String]) -> Result<Opening, String> {
    let (heap, taken) = split_at(words, &["after", "刚取"]);
    let taken = taken.map(read_numbers).transpose()?;
    let position = match (&read_numbers(heap)?[..], taken.as_deref()) {
        (&[heap], None) if heap >= 2 => vec![heap, 0],
        (&[heap], Some(&[taken])) if taken > 0 => vec![heap, taken],
        _ => refuse!(
            "Fibonacci Nim has one heap of 2 or more, for example, 20",
            "斐波那契博弈只有一堆，不少于 2 枚，例如 20"
        ),
    };
    Ok(Opening::new(FibonacciNim, position))
}

/// Returns the largest number of stones that a move may take.
fn take_limit(position: &[u64]) -> u64 {
    match position[1] {
        0 => position[0].saturating_sub(1),
        last => position[0].min(last.saturating_mul(2)),
    }
}

fn step(heap: u64, taken: u64) -> Step {
    Step { part: 0, numbers: vec![0, heap - taken], taken, after: vec![heap - taken, taken] }
}

impl Shown for FibonacciNim {
    fn name(&self) -> String {
        "fibonacci nim".to_string()
    }

    fn notation(&self, position: &[u64]) -> String {
        match position[1] {
            0 => position[0].to_string(),
            last => format!("{} after {last}", position[0]),
        }
    }

    fn describe(&self, position: &[u64]) -> String {
        describe_heaps(&position[..1], |_| String::new())
    }

    fn tuple(&self, position: &[u64]) -> String {
        let heap = heaps::position(&position[..1]);
        match position[1] {
            0 => heap,
            last => text!("{heap} after taking {last}", "{heap}（刚取了 {last}）"),
        }
    }

    fn board(&self, start: &[u64], position: &[u64]) -> Board {
        Board::Heaps(HeapRows::rows(&position[..1], start))
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let heap = position[0];
        ensure!(
            heap <= LARGEST,
            "too large a game: a heap of {heap}; the limit is {LARGEST}",
            "这一局太大了：一堆 {heap} 枚；上限是 {LARGEST} 枚"
        );
        Ok(())
    }

    fn moves(&self, position: &[u64]) -> Vec<Step> {
        (1..=take_limit(position)).map(|taken| step(position[0], taken)).collect()
    }

    fn heap_move(&self) -> Option<fn(&Step) -> HeapMove> {
        Some(HeapMove::in_one)
    }

    fn spots(&self, _start: &[u64], _position: &[u64], step: &Step) -> Vec<Spot> {
        vec![[0, step.after[0]]]
    }

    fn outcome(&self, position: &[u64], ending: Ending) -> Option<Outcome> {
        let take = dynamic::winning_take_within(position[0], take_limit(position), 2);
        (ending == Ending::Normal).then(|| Outcome::of_mover(take.is_some()))
    }

    fn winning(&self, position: &[u64], ending: Ending) -> Option<Winning> {
        let is_opening = position[1] == 0 && ending == Ending::Normal;
        let moves = || winning_moves(position[0]).into_iter().map(|taken| step(position[0], taken));
        is_opening.then(|| Winning { moves: moves().collect(), remark: None })
    }

    fn consequence(&self, step: &Step) -> String {
        let (left, taken) = (step.after[0], step.taken);
        match zeckendorf_parts(left).last() {
            Some(&least) if least > 2 * taken => text!(
                "leaves ({left}), whose least part, {least}, is more than 2·{taken}",
                "留下 ({left})，其最小一项 {least} 大于 2·{taken}"
            ),
            _ => text!("leaves ({left})", "留下 ({left})"),
        }
    }

    fn evidence(&self, position: &[u64], _ending: Ending) -> Evidence {
        let parts = zeckendorf_parts(position[0]);
        let Some(least) = parts.last().copied() else {
            return Evidence::plain(text!("No stone is left", "已无石子"));
        };
        let may = match least <= take_limit(position) {
            true => choose("may", "能"),
            false => choose("may not", "不能"),
        };
        Evidence::plain(match parts.len() {
            1 => text!(
                "{least} is a Fibonacci number, and it {may} be taken whole",
                "{least} 是斐波那契数，而且{may}一次取完"
            ),
            _ => text!(
                "{} = {} as a sum of Fibonacci numbers, and the least of them, {least}, {may} be \
                 taken",
                "{} = {}，写成了斐波那契数的和，其中最小的 {least} {may}取走",
                position[0],
                parts.iter().join(" + ")
            ),
        })
    }
}
