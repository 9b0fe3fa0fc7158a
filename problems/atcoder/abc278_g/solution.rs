//! AtCoder ABC 278 G — Generalized Subtraction Game
//! <https://atcoder.jp/contests/abc278/tasks/abc278_g> · 2 s · 1024 MiB · difficulty 6
//!
//! Rules: interactive. Cards 1 to N lie in a row. A move takes `y` consecutive cards, `x` to
//! `x + y - 1`, none of them taken before, where L <= y <= R; whoever cannot move loses. Read
//! `N L R`, print `First` or `Second`, and win as that player: print your moves `x y` and read the
//! judge's moves in turn. The judge answers `0 0` when it cannot move.
//! Bounds: 1 ≤ L ≤ R ≤ N ≤ 2000.
//! Kind: impartial
//! Picture: picture.rs
//! Model: symmetry, or taking L neighbours from rows of cards.
//! Why: a player who takes the middle of the row can mirror the opponent's moves from then on. If
//! no move can take the middle, all moves take the same number of cards, and Grundy values decide
//! who wins.
//!
//! 1. Suppose that some y from L to R has the same parity as N. The first player takes the y cards
//!    in the middle, which leaves two equal halves that do not touch. So every block that the judge
//!    takes lies in one half, and the mirror image of this block in the other half is still free
//!    for the first player to take.
//! 2. If L < R, then one of L and L + 1 has the same parity as N. What remains is the case in which
//!    L = R and L differs from N in parity.
//! 3. Then a move turns a row of n cards into two rows of i and n - L - i cards. So the value of a
//!    row of n cards is the mex, over all i, of the nim sum of the values of the rows of i and n -
//!    L - i cards, and by the theorem of Sprague and Grundy the first player wins if the value of
//!    the row of N cards is not 0. After each move by the judge the nim sum is not 0, and some move
//!    makes it 0 again.
//!
//! Cost: O(N²).
//!
//! 规则：交互题。编号 1 到 N 的卡片排成一行。每次操作取走 `y` 张编号连续的卡片，即 `x` 到
//! `x + y - 1`，它们必须都还在，且 L <= y <= R；无法操作者输。读入 `N L R`，输出 `First` 或
//! `Second` 选定先后手，并以此身份取胜：输出一步 `x y`，再读入评测方的一步。评测方无法操作时给
//! 出 `0 0`。
//! 范围：1 ≤ L ≤ R ≤ N ≤ 2000。
//! 模型：对称策略，或者从若干行卡片中取走相邻的 L 张。
//! 思路：取走正中间的一方此后可以对称地走。若没有哪一步能取正中间，那么每步取的张数都相同，
//! 由 SG 值定胜负。
//!
//! 1. 若 L 到 R 中有某个 y 与 N 同奇偶，先手就取走正中间的 y 张，留下相等的两半，而且两半的卡片
//!    互不相邻。于是评测方取的一段必落在某一半内，它在另一半的对称位置一定还在，先手总有应对。
//! 2. 若 L < R，L 与 L + 1 中必有一个是这样的 y。余下的情形是 L = R 且与 N 奇偶不同。
//! 3. 这时每步把一行 n 张变成 i 张和 n - L - i 张的两行。所以 n 的 SG 值是所
//!    有 i 与 n - L - i 的 SG 值的异或和的 mex；由 Sprague–Grundy 定理，N 的 SG 值不为 0 时先手
//!    胜。评测方每走一步之后异或和都不为 0，总有一步使它重新变为 0。
//!
//! 复杂度：O(N²)。

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
    /// Makes a move. The line is sent at once, because standard output is flushed after each line.
    fn say(self) {
        println!("{} {}", self.start, self.count);
    }

    /// Reads the judge's move, or returns `None` if the judge has none.
    fn hear() -> Option<Block> {
        input_interactive! { start: i64, count: i64 }
        match (usize::try_from(start), usize::try_from(count)) {
            (Ok(0), Ok(0)) => None,
            (Ok(start), Ok(count)) => Some(Block { start, count }),
            _ => panic!("the judge says {start} {count}: the move was wrong"),
        }
    }
}

/// Takes the middle `take` cards of a row of `n`, and then the mirror image of whatever the judge
/// takes.
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

/// Takes a block from the row that contains it.
fn remove(rows: &mut Vec<Block>, block: Block) {
    let end = |block: &Block| block.start + block.count;
    let holds = |row: &Block| row.start <= block.start && end(&block) <= end(row);
    let place = rows.iter().position(holds).expect("a move that takes cards that are not there");
    let row = rows.swap_remove(place);
    rows.push(Block { start: row.start, count: block.start - row.start });
    rows.push(Block { start: end(&block), count: end(&row) - end(&block) });
}
