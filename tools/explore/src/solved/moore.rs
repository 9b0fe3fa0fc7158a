//! Moore's Nim, typed as k and the heaps.

use super::stones::rows_of_stones;
use super::{joined, Evidence, Opened, Position, Rules, Step};
use crate::heaps::{self, heap_letter};
use anyhow::{anyhow, bail, ensure, Result};
use grundy::{moore, Outcome};
use rand::rngs::SmallRng;
use rand::RngExt;
use support::language::choose;
use support::plural::counted;
use support::text;

/// The most moves that are listed.
const MAX_MOVES: u128 = 20_000;

/// Moore's Nim; the position is the heaps.
#[derive(Debug)]
pub struct Moore {
    /// The number of heaps from which a move may take.
    pub most: usize,
}

/// Moore's Nim with its heaps, as typed.
pub struct Typed {
    pub game: Moore,
    pub heaps: Vec<u64>,
}

/// Reads k and the heaps.
pub fn read_typed(words: &[String]) -> Result<Typed> {
    let numbers = heaps::read(words)?;
    let [most, heaps @ ..] = &numbers[..] else {
        bail!(choose(
            "expected k and the heaps; type, for example, moore 2 1 2 3",
            "应为 k 和各堆；请输入例如 moore 2 1 2 3",
        ));
    };
    ensure!(
        !heaps.is_empty(),
        text!(
            "expected heaps after k = {most}; type, for example, moore 2 1 2 3",
            "k = {most} 之后应为各堆；请输入例如 moore 2 1 2 3"
        )
    );
    let most = usize::try_from(*most).ok().filter(|most| (1..=1000).contains(most));
    let most = most.ok_or_else(|| {
        anyhow!(choose("k, the first number, is from 1 to 1000", "第一个数 k 应在 1 到 1000 之间"))
    })?;
    Ok(Typed { game: Moore { most }, heaps: heaps.to_vec() })
}

/// Reads k and the heaps as an opening.
pub fn read(words: &[String]) -> Result<Opened> {
    read_typed(words).map(|Typed { game, heaps }| Opened::new(game, heaps))
}

impl Moore {
    /// Returns the number of ones in each column of binary digits, modulo k + 1, as digits.
    pub fn column_sums(&self, heaps: &[u64]) -> String {
        let digit = |column: usize| {
            let ones = heaps.iter().filter(|&heap| heap >> column & 1 == 1).count();
            // Above 9 a digit would not fit its column.
            char::from_digit((ones % (self.most + 1)) as u32, 36).unwrap_or('+')
        };
        (0..width(heaps)).rev().map(digit).collect()
    }

    /// Returns the number of ways to change 1 to k heaps.
    fn move_count(&self, heaps: &[u64]) -> u128 {
        // ways[n] changes n heaps; the last entry counts those with k.
        let mut ways = vec![0u128; self.most.min(heaps.len()) + 1];
        ways[0] = 1;
        for &heap in heaps {
            for changed in (1..ways.len()).rev() {
                let more = ways[changed - 1].saturating_mul(u128::from(heap));
                ways[changed] = ways[changed].saturating_add(more);
            }
        }
        ways[1..].iter().fold(0, |sum, &ways| sum.saturating_add(ways))
    }
}

/// Returns the number of binary digits of the largest heap, at least 1.
pub fn width(heaps: &[u64]) -> usize {
    64 - heaps.iter().fold(1, |ones, heap| ones | heap).leading_zeros() as usize
}

impl Rules for Moore {
    fn name(&self) -> String {
        "moore".to_string()
    }

    fn title(&self) -> String {
        let most = self.most;
        let counted = counted(most, "heap");
        text!(
            "Moore's Nim: a move takes from up to {counted}",
            "Nim-K 博弈（每步至多从 {most} 堆里取）"
        )
    }

    fn theorem(&self) -> String {
        let modulus = self.most + 1;
        text!(
            "A position is lost if and only if in each column of binary digits the number of ones \
             is a multiple\nof {modulus} (Moore, 1910).",
            "必败当且仅当二进制的每一列里 1 的个数都是 {modulus} 的倍数（Moore，1910）。"
        )
    }

    fn notation(&self, position: &[u64]) -> String {
        format!("{} {}", self.most, joined(position))
    }

    fn describe(&self, position: &[u64]) -> String {
        heaps::position(position)
    }

    fn draw(&self, now: &[u64], then: &[u64]) -> Vec<String> {
        let labels: Vec<String> = (0..now.len()).map(heap_letter).collect();
        rows_of_stones(&labels, now, then)
    }

    fn check(&self, position: &[u64]) -> Result<()> {
        let moves = self.move_count(position);
        ensure!(
            moves <= MAX_MOVES,
            text!(
                "these heaps have {moves} moves; the limit is {MAX_MOVES}",
                "这些堆的走法有 {moves} 种；上限是 {MAX_MOVES} 种"
            )
        );
        Ok(())
    }

    fn moves(&self, position: &[u64]) -> Vec<Step> {
        let mut moves = Vec::new();
        let mut changes = Vec::new();
        self.add_moves(position, 0, &mut changes, &mut moves);
        moves
    }

    fn text(&self, step: &Step) -> String {
        let changes = step.numbers.chunks(2).map(|change| {
            let (heap, left) = (heap_letter(change[0] as usize), change[1]);
            text!("{heap} to {left}", "{heap} → {left}")
        });
        changes.collect::<Vec<_>>().join(choose(", ", "，"))
    }

    fn words(&self, step: &Step) -> Vec<String> {
        let changes = step.numbers.chunks(2);
        changes
            .flat_map(|change| [heap_letter(change[0] as usize), change[1].to_string()])
            .collect()
    }

    fn outcome(&self, position: &[u64]) -> Option<Outcome> {
        Some(moore::outcome(position, self.most))
    }

    fn evidence(&self, position: &[u64]) -> Evidence {
        let (sums, modulus) = (self.column_sums(position), self.most + 1);
        let verdict = match moore::outcome(position, self.most) {
            Outcome::P => choose("all 0", "全是 0"),
            Outcome::N => choose("not all 0", "不全是 0"),
        };
        Evidence::plain(text!(
            "In the columns of binary digits the numbers of ones, modulo {modulus}, are {sums}, \
             {verdict}",
            "二进制各列里 1 的个数模 {modulus} 为 {sums}，{verdict}"
        ))
    }

    fn random(&self, start: &[u64], random: &mut SmallRng) -> Position {
        let most = start.iter().max().copied().unwrap_or(0);
        start.iter().map(|_| random.random_range(0..=most)).collect()
    }
}

impl Moore {
    /// Adds every move that makes `changes`, pairs of a heap and what is left of it, and then at
    /// least one more in the heaps from `first` on.
    fn add_moves(
        &self,
        heaps: &[u64],
        first: usize,
        changes: &mut Vec<u64>,
        moves: &mut Vec<Step>,
    ) {
        if changes.len() / 2 == self.most {
            return;
        }
        for heap in first..heaps.len() {
            for left in (0..heaps[heap]).rev() {
                changes.extend([heap as u64, left]);
                let mut after = heaps.to_vec();
                for change in changes.chunks(2) {
                    after[change[0] as usize] = change[1];
                }
                let taken = heaps.iter().sum::<u64>() - after.iter().sum::<u64>();
                let part = changes[0] as usize;
                moves.push(Step { part, numbers: changes.clone(), taken, after });
                self.add_moves(heaps, heap + 1, changes, moves);
                changes.truncate(changes.len() - 2);
            }
        }
    }
}
