//! UVa 10111 — Find the Winning Move
//! <https://vjudge.net/problem/UVA-10111> · 3 s? · 128 MiB? · difficulty 4
//!
//! Also: POJ 1568, ZOJ 1703
//! Rules: tic-tac-toe on 4 × 4 squares: x and o in turn mark an empty square, and four equal marks
//! in a row, a column or a diagonal win; a full board without such a line is a draw. Each case is a
//! line `?` and four lines of `x`, `o` and `.`, with x to move; a line `$` ends the input. Print
//! the first square, row by row, that x can mark to force a win, in the form `(0,1)`, or `#####` if
//! there is none.
//! Bounds: x began, each player has made at least two moves, nobody has won yet, and the board is
//! not full; the number of cases is not given.
//! Kind: pursuit
//! Model: exhaustive search, 4 × 4 tic-tac-toe.
//! Why: a mark by x wins if it makes a line; it also wins if o has an answer, none of o's answers
//! makes a line, and x can win after each of them. A draw is as bad for x as a defeat, so all that
//! matters is whether x wins, and a search decides this. The outcomes of the positions that x
//! leaves are remembered, keyed by two 16-bit sets of squares, and are used for later cases too.
//! Cost: with twelve empty squares there are at most a few hundred thousand positions, and far
//! fewer if the first answer that is tried refutes a move.
//!
//! 规则：4 × 4 的井字棋：x 与 o 轮流在空格里画自己的记号，四个相同的记号占满一行、一列或一条对角线者胜；画满而没
//! 有这样的线为平局。每组数据为一行 `?` 和由 `x`、`o`、`.` 组成的四行，轮到 x；最后一行为 `$`。按行的顺序输出第一个
//! 使 x 必胜的格子，如 `(0,1)`；没有则输出 `#####`。
//! 范围：x 先手，双方都至少走过两步，还没有人获胜，棋盘没有画满；没有给出组数。
//! 模型：搜索全部局面，4 × 4 井字棋。
//! 思路：x 获胜的方法是画一个连成线的记号，或者画一个记号，使 o 的每个应对都连不成线，而 x 接着又能获胜。平局对 x
//! 来说与输一样，所以一个局面只需知道这一点，搜索即可。x 走完之后的局面都记下来，用两个 16 格的集合表示，后面各组
//! 也能用。
//! 复杂度：至多有十二个空格，最多几十万个局面；第一个应对就能驳倒一步棋时，要少得多。

use proconio::input;
use std::collections::HashMap;

/// The rows, the columns and the diagonals; bit 4r + c is the square in row r and column c.
const LINES: [u16; 10] =
    [0x000F, 0x00F0, 0x0F00, 0xF000, 0x1111, 0x2222, 0x4444, 0x8888, 0x8421, 0x1248];

fn main() {
    let mut game = Game::default();
    let mut output = String::new();
    loop {
        input! { mark: String }
        match mark.as_str() {
            "?" => {}
            "$" => break,
            _ => panic!("the mark {mark:?}, neither ? nor $"),
        }
        input! { rows: [String; 4] }
        assert!(rows.iter().all(|row| row.len() == 4), "a row that has not four squares");
        let board = rows.concat();
        if let Some(sign) = board.chars().find(|sign| !"xo.".contains(*sign)) {
            panic!("the sign {sign:?} on the board");
        }
        let marked = |sign: char| {
            board.chars().rev().fold(0, |squares, other| squares << 1 | u16::from(other == sign))
        };
        let [x, o] = ['x', 'o'].map(marked);
        let first = empty([x, o]).find(|square| game.is_forced([x | square, o]));
        output += &first.map_or("#####\n".to_string(), |square| {
            let place = square.trailing_zeros();
            format!("({},{})\n", place / 4, place % 4)
        });
    }
    print!("{output}");
}

#[derive(Default)]
struct Game {
    /// Whether x wins with o to move, keyed by the squares of x and of o.
    known: HashMap<[u16; 2], bool>,
}

impl Game {
    /// Returns whether x wins when it is o's turn.
    fn is_forced(&mut self, [x, o]: [u16; 2]) -> bool {
        if has_line(x) {
            return true;
        }
        if let Some(&is_forced) = self.known.get(&[x, o]) {
            return is_forced;
        }
        let mut answers = empty([x, o]).map(|square| o | square).peekable();
        let is_forced = answers.peek().is_some()
            && answers.all(|o| {
                !has_line(o) && empty([x, o]).any(|square| self.is_forced([x | square, o]))
            });
        self.known.insert([x, o], is_forced);
        is_forced
    }
}

fn has_line(squares: u16) -> bool {
    LINES.iter().any(|line| squares & line == *line)
}

/// Returns the empty squares, each as a bit, in the order in which they are printed.
fn empty([x, o]: [u16; 2]) -> impl Iterator<Item = u16> {
    (0..16).map(|place| 1 << place).filter(move |square| (x | o) & square == 0)
}
