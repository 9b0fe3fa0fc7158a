//! AtCoder ABC 278 G — Generalized Subtraction Game
//! <https://atcoder.jp/contests/abc278/tasks/abc278_g> · 2 s · 1024 MiB · medium
//!
//! Rules: interactive. Cards 1 to N lie in a row. A move takes `y` of them with numbers in
//! sequence, `x` to `x + y - 1`, all still there, where L <= y <= R; whoever cannot move loses.
//! Read `N L R`, print `First` or `Second`, and win as that player: print a move `x y`, read the
//! judge's. It answers `0 0` when it cannot move.
//! Model: symmetry, or taking L neighbours from rows of cards.
//! Why: a player who takes the middle of the row can mirror from then on. Where no move takes the
//! middle, all moves take the same number of cards, and Grundy values decide.
//!
//! 1. Let some y from L to R have the parity of N. The first player takes the y cards in the
//!    middle, which leaves two equal halves without a card of one next to a card of the other. So
//!    a block that the judge takes lies in one half, and its mirror image in the other is still
//!    there: there is always an answer.
//! 2. If L < R, one of L and L + 1 is such a y. What remains is L = R with the other parity.
//! 3. There a move leaves a row of n cards as two rows of i and n - L - i. So the value of n is the
//!    mex of the nim sums of the values of i and n - L - i, and by the theorem of Sprague and
//!    Grundy the first player wins if the value of N is not 0. After each move of the judge the nim
//!    sum is not 0, and some move makes it 0 again.
//!
//! Cost: O(N²).

use grundy::mex::mex;
use grundy::nim;
use grundy::table::TableVec;
use proconio::input_interactive;

fn main() {
    input_interactive! { n: usize, least: usize, most: usize }
    assert!(1 <= least && least <= most, "no move may take {least} to {most} cards");
    match (least..=most.min(n)).take(2).find(|take| take % 2 == n % 2) {
        Some(take) => win_by_symmetry(n, take),
        None => win_by_values(n, least),
    }
}

/// Cards with numbers in sequence.
#[derive(Clone, Copy)]
struct Block {
    start: usize,
    count: usize,
}

impl Block {
    /// Makes a move. The line is sent at once, because standard output flushes whole lines.
    fn say(self) {
        println!("{} {}", self.start, self.count);
    }

    /// Reads the judge's move, or `None` if it has none.
    fn hear() -> Option<Block> {
        input_interactive! { start: i64, count: i64 }
        match (usize::try_from(start), usize::try_from(count)) {
            (Ok(0), Ok(0)) => None,
            (Ok(start), Ok(count)) => Some(Block { start, count }),
            _ => panic!("the judge says {start} {count}: the move was wrong"),
        }
    }
}

/// Takes the middle `take` of `n` cards, and then the mirror image of whatever the judge takes.
fn win_by_symmetry(n: usize, take: usize) {
    println!("First");
    Block { start: (n - take) / 2 + 1, count: take }.say();
    while let Some(Block { start, count }) = Block::hear() {
        let mirrored = (n + 2).checked_sub(start + count).expect("a move beyond the last card");
        Block { start: mirrored, count }.say();
    }
}

/// Plays the game in which each move takes exactly `take` cards.
fn win_by_values(n: usize, take: usize) {
    let values = TableVec::by(n + 1, |smaller: &[u64]| match smaller.len().checked_sub(take) {
        Some(rest) => mex((0..=rest).map(|left| smaller[left] ^ smaller[rest - left])),
        None => 0,
    });
    let mut rows = vec![Block { start: 1, count: n }];
    let is_first = values[n] != 0;
    println!("{}", if is_first { "First" } else { "Second" });
    if is_first {
        win(&mut rows, take, &values);
    }
    while let Some(block) = Block::hear() {
        remove(&mut rows, block);
        win(&mut rows, take, &values);
    }
}

/// Makes a move after which the nim sum of the rows' values is 0.
fn win(rows: &mut Vec<Block>, take: usize, values: &TableVec<u64>) {
    let nim_sum = nim::nim_sum(rows.iter().map(|row| values[row.count]));
    let block = rows.iter().find_map(|row| {
        let rest = row.count.checked_sub(take)?;
        let wanted = nim_sum ^ values[row.count];
        let left = (0..=rest).find(|&left| values[left] ^ values[rest - left] == wanted)?;
        Some(Block { start: row.start + left, count: take })
    });
    let block = block.expect("no move wins, so the judge's cannot have been one");
    block.say();
    remove(rows, block);
}

/// Takes a block from the row that has it.
fn remove(rows: &mut Vec<Block>, block: Block) {
    let end = |block: &Block| block.start + block.count;
    let holds = |row: &Block| row.start <= block.start && end(&block) <= end(row);
    let place = rows.iter().position(holds).expect("a move that takes cards that are not there");
    let row = rows.swap_remove(place);
    rows.push(Block { start: row.start, count: block.start - row.start });
    rows.push(Block { start: end(&block), count: end(&row) - end(&block) });
}
