//! Moore's Nim, typed as k and the heaps.

use super::board::Spot;
use super::{read_numbers, Evidence, Opening, Shown, Step, Winning};
use crate::heaps::{binary_width, heap_letter};
use grundy::game::Ending;
use grundy::{moore, Outcome};
use itertools::Itertools;
use support::language::choose;
use support::plural::format_count;
use support::{ensure, refuse, text};

const MAX_MOVES: u128 = 20_000;

/// Moore's Nim; a position consists of the heaps.
struct Moore {
    /// The maximum number of heaps from which a move may take stones.
    most: usize,
}

pub fn read(words: &[String]) -> Result<Opening, String> {
    let numbers = read_numbers(words)?;
    let [most, heaps @ ..] = &numbers[..] else {
        refuse!(
            "expected k and the heaps; type, for example, moore 2 1 2 3",
            "应为 k 和各堆；请输入例如 moore 2 1 2 3",
        );
    };
    ensure!(
        !heaps.is_empty(),
        "expected heaps after k = {most}; type, for example, moore 2 1 2 3",
        "k = {most} 之后应为各堆；请输入例如 moore 2 1 2 3"
    );
    ensure!(
        (1..=1000).contains(most),
        "k, the first number, is from 1 to 1000",
        "第一个数 k 应在 1 到 1000 之间"
    );
    Ok(Opening::new(Moore { most: *most as usize }, heaps.to_vec()))
}

impl Moore {
    /// Returns the number of ones in each binary column, modulo k + 1, as one digit.
    fn column_sums(&self, heaps: &[u64]) -> String {
        let digit = |column: usize| {
            let ones = heaps.iter().filter(|&heap| heap >> column & 1 == 1).count();
            // Two decimal digits would not fit the column.
            char::from_digit((ones % (self.most + 1)) as u32, 36).unwrap_or('+')
        };
        (0..binary_width(heaps)).rev().map(digit).collect()
    }

    /// Returns the move with these changes; each change is a heap and the number of stones left.
    fn step(&self, heaps: &[u64], changes: Vec<u64>) -> Step {
        let mut after = heaps.to_vec();
        for change in changes.chunks(2) {
            after[change[0] as usize] = change[1];
        }
        let taken = heaps.iter().zip(&after).map(|(before, after)| before - after).sum();
        Step { part: changes[0] as usize, numbers: changes, taken, after }
    }

    /// Returns the number of ways to change at least 1 and at most k heaps.
    fn move_count(&self, heaps: &[u64]) -> u128 {
        // ways[n] counts the ways to change n heaps; the last entry is for k heaps.
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

impl Shown for Moore {
    fn name(&self) -> String {
        "moore".to_string()
    }

    fn title(&self) -> String {
        let most = self.most;
        let counted = format_count(most, "heap");
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
        format!("{} {}", self.most, position.iter().join(" "))
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let moves = self.move_count(position);
        ensure!(
            moves <= MAX_MOVES,
            "these heaps have {moves} moves; the limit is {MAX_MOVES}",
            "这些堆的走法有 {moves} 种；上限是 {MAX_MOVES} 种"
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
        let change = |(heap, left)| text!("{heap} to {left}", "{heap} → {left}");
        self.words(step).into_iter().tuples().map(change).join(choose(", ", "，"))
    }

    fn words(&self, step: &Step) -> Vec<String> {
        let change = |(&heap, left): (&u64, &u64)| [heap_letter(heap as usize), left.to_string()];
        step.numbers.iter().tuples().flat_map(change).collect()
    }

    fn spots(&self, _start: &[u64], _position: &[u64], step: &Step) -> Vec<Spot> {
        step.numbers.chunks(2).map(|change| [change[0], change[1]]).collect()
    }

    fn outcome(&self, position: &[u64], ending: Ending) -> Option<Outcome> {
        (ending == Ending::Normal).then(|| moore::outcome(position, self.most))
    }

    fn winning(&self, position: &[u64], ending: Ending) -> Option<Winning> {
        // There may be more of them than anyone would read.
        let example = || {
            let changes = moore::winning_moves(position, self.most).next()?;
            let numbers = changes.iter().flat_map(|change| [change.heap as u64, change.leave]);
            Some(self.step(position, numbers.collect()))
        };
        let remark = choose("Others may win, too.", "别的走法也可能必胜。");
        (ending == Ending::Normal).then(|| Winning {
            moves: example().into_iter().collect(),
            remark: Some(remark.to_string()),
        })
    }

    fn evidence(&self, position: &[u64], _ending: Ending) -> Evidence {
        let (sums, modulus) = (self.column_sums(position), self.most + 1);
        let reason = match moore::outcome(position, self.most) {
            _ if position.iter().all(|&heap| heap == 0) => text!("Every heap is empty", "各堆已空"),
            Outcome::P => text!(
                "All columns are 0, and every move changes one by 1 to {0} ones, so it does not \
                 stay 0",
                "各列全是 0，而每一步都会让某一列的 1 的个数变动 1 到 {0} 个，所以不会仍为 0",
                self.most
            ),
            Outcome::N => text!(
                "The columns are {sums}, not all 0, and a move can make them so",
                "各列为 {sums}，不全是 0，而有一步能做到"
            ),
        };
        let longest = position.iter().map(|heap| heap.to_string().len()).max().unwrap_or(1);
        let width = binary_width(position);
        let head = text!(
            "The ones in each column of binary digits, modulo {modulus}, which is k + 1:",
            "二进制每一列里 1 的个数，模 {modulus}，即 k + 1："
        );
        let heaps = position.iter().map(|heap| format!("  {heap:>longest$}  {heap:0width$b}"));
        let sums = format!("  {:>longest$}  {sums}   {} {modulus}", "", choose("modulo", "模"));
        let steps = [head].into_iter().chain(heaps).chain([sums]).collect();
        Evidence { steps, ..Evidence::plain(reason) }
    }
}

impl Moore {
    /// Adds every move that makes `changes` (pairs of a heap and the number of stones left in it)
    /// and one or more other changes in heap `first` or later heaps.
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
                moves.push(self.step(heaps, changes.clone()));
                self.add_moves(heaps, heap + 1, changes, moves);
                changes.truncate(changes.len() - 2);
            }
        }
    }
}
