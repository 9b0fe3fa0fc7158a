//! Wythoff's game: two heaps, or a queen that moves left, down, or diagonally left and down.

use super::board::{Board, Cell, Cells, HeapRows, Spot};
use super::heap_moves::BOTH;
use super::{describe_heaps, read_numbers, Evidence, HeapMove, Opening, Shown, Step, Winning};
use crate::heaps::{self, heap_letter};
use grundy::game::Ending;
use grundy::{wythoff, Outcome};
use itertools::Itertools;
use support::language::choose;
use support::{ensure, text};

/// The largest coordinate of a queen for which the board is drawn.
const LARGEST_DRAWN: u64 = 19;

/// The largest heap allowed.
const LARGEST: u64 = 1000;

/// The index of the part that represents both heaps.
const IN_BOTH: usize = 2;

/// Wythoff's game; a position consists of the two heaps.
struct Wythoff;

pub fn read(words: &[String]) -> Result<Opening, String> {
    let heaps = read_numbers(words)?;
    ensure!(
        heaps.len() == 2,
        "Wythoff's game has two heaps, for example, 8 12",
        "威佐夫博弈有两堆，例如 8 12"
    );
    Ok(Opening::new(Wythoff, heaps))
}

fn outcome(a: u64, b: u64, ending: Ending) -> Outcome {
    match ending {
        Ending::Normal => wythoff::outcome(a, b),
        Ending::Misere => wythoff::misere::outcome(a, b),
    }
}

/// Returns the P-position whose heaps have a given difference.
fn pair(difference: u64, ending: Ending) -> Option<(u64, u64)> {
    match ending {
        Ending::Normal => wythoff::pair(difference),
        Ending::Misere => wythoff::misere::pair(difference),
    }
}

/// Returns the move that leaves these heaps.
fn step(from: &[u64], to: [u64; 2]) -> Step {
    let [first, second] = [from[0] - to[0], from[1] - to[1]];
    let part = match (first, second) {
        (_, 0) => 0,
        (0, _) => 1,
        _ => IN_BOTH,
    };
    Step { part, numbers: to.to_vec(), taken: first.max(second), after: to.to_vec() }
}

fn heap_move(step: &Step) -> HeapMove {
    match step.after.get(step.part) {
        Some(&left) => {
            HeapMove { place: heap_letter(step.part), left: vec![left], taken: step.taken }
        }
        None => HeapMove { place: BOTH.to_string(), left: vec![], taken: step.taken },
    }
}

impl Shown for Wythoff {
    fn name(&self) -> String {
        "wythoff".to_string()
    }

    fn describe(&self, position: &[u64]) -> String {
        describe_heaps(position, |_| String::new())
    }

    fn tuple(&self, position: &[u64]) -> String {
        heaps::position(position)
    }

    fn board(&self, start: &[u64], position: &[u64]) -> Board {
        let [width, height] = [0, 1].map(|heap| start[heap].max(position[heap]));
        if width.max(height) > LARGEST_DRAWN {
            return Board::Heaps(HeapRows::rows(position, start));
        }
        let down = (0..=height).rev().map(|y| y.to_string());
        Cells::board(down, (0..=width).map(|x| x.to_string()), |row, x| {
            match position == [x as u64, height - row as u64] {
                true => Cell::Queen,
                false => Cell::Free,
            }
        })
    }

    fn outcomes(&self, start: &[u64], ending: Ending) -> Vec<Vec<Outcome>> {
        let row = |y: u64| (0..=start[0]).map(|x| outcome(x, y, ending)).collect();
        match start.iter().all(|&heap| heap <= LARGEST_DRAWN) {
            true => (0..=start[1]).rev().map(row).collect(),
            false => vec![],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let largest = position[0].max(position[1]);
        ensure!(
            largest <= LARGEST,
            "too large a game: 2 heaps of up to {largest}; the limit is {LARGEST}",
            "这一局太大了：有 2 堆，最大的是 {largest}；上限是 {LARGEST}"
        );
        Ok(())
    }

    fn moves(&self, position: &[u64]) -> Vec<Step> {
        let (a, b) = (position[0], position[1]);
        let first = (0..a).rev().map(|left| [left, b]);
        let second = (0..b).rev().map(|left| [a, left]);
        let both = (1..=a.min(b)).map(|taken| [a - taken, b - taken]);
        first.chain(second).chain(both).map(|to| step(position, to)).collect()
    }

    fn heap_move(&self) -> Option<fn(&Step) -> HeapMove> {
        Some(heap_move)
    }

    fn spots(&self, start: &[u64], position: &[u64], step: &Step) -> Vec<Spot> {
        if let Board::Cells(cells) = self.board(start, position) {
            // The rows are listed from the top down.
            return vec![[cells.rows.len() as u64 - 1 - step.after[1], step.after[0]]];
        }
        let changed = (0..2).filter(|&heap| step.after[heap] < position[heap]);
        changed.map(|heap| [heap as u64, step.after[heap]]).collect()
    }

    fn outcome(&self, position: &[u64], ending: Ending) -> Option<Outcome> {
        Some(outcome(position[0], position[1], ending))
    }

    fn winning(&self, position: &[u64], ending: Ending) -> Option<Winning> {
        let (a, b) = (position[0], position[1]);
        let to = match ending {
            Ending::Normal => wythoff::winning_moves(a, b),
            Ending::Misere => wythoff::misere::winning_moves(a, b),
        };
        let moves = to.into_iter().map(|(a, b)| step(position, [a, b])).collect();
        Some(Winning { moves, remark: None })
    }

    fn evidence(&self, position: &[u64], ending: Ending) -> Evidence {
        let (small, large) = (position[0].min(position[1]), position[0].max(position[1]));
        let k = large - small;
        let reason = match (pair(k, ending), ending) {
            (_, Ending::Misere) if large == 0 => text!("No stone is left", "已无石子"),
            (Some((a, b)), Ending::Misere) if a == small && k < 2 => text!(
                "Under misère play ({a}, {b}) is a P-position in place of {}",
                "反常规则下必败态是 ({a}, {b})，而不是 {}",
                if k == 0 { "(0, 0)" } else { "(1, 2)" }
            ),
            (Some((a, b)), _) if a == small => text!(
                "({a}, {b}) is (⌊{k}φ⌋, ⌊{k}φ⌋ + {k}), where φ is the golden ratio",
                "({a}, {b}) 就是 (⌊{k}φ⌋, ⌊{k}φ⌋ + {k})，φ 为黄金分割比"
            ),
            (Some((a, b)), _) => text!(
                "The only P-position with the difference {k} is ({a}, {b}), not {}",
                "差为 {k} 的必败态只有 ({a}, {b})，不是 {}",
                heaps::position(position)
            ),
            (None, _) => text!(
                "The P-position with the difference {k} has a heap above 2^64 - 1",
                "差为 {k} 的必败态有一堆超过了 2^64 - 1"
            ),
        };
        Evidence { steps: pairs(k, ending), ..Evidence::plain(reason) }
    }
}

/// Returns a line for each P-position whose difference is near the given difference.
fn pairs(difference: u64, ending: Ending) -> Vec<String> {
    let first = difference.saturating_sub(2);
    let near = first..=first.saturating_add(4);
    let rows = near.filter_map(|k| Some((k, pair(k, ending)?))).collect_vec();
    let Some((last, _)) = rows.last() else { return vec![] };
    let width = last.to_string().len();
    let line = |(k, (small, large)): (u64, (u64, u64))| {
        let mark = if k == difference { "▶" } else { " " };
        format!(" {mark} {k:>width$}  ({small}, {large})")
    };
    let head = choose("The P-positions with such differences:", "差与此相近的必败态：").to_string();
    [head].into_iter().chain(rows.into_iter().map(line)).collect()
}
