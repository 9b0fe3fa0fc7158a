//! LightOJ 1315 — Game of Hyper Knights
//! <https://lightoj.com/problem/1315> · 2 s? · 32 MiB? · difficulty 3
//!
//! Rules: n pieces stand on a board that has a cell (x, y) for each pair of integers x, y ≥ 0; a
//! cell may hold any number of pieces. A move takes one piece from (x, y) to (x + 1, y - 2), (x -
//! 2, y + 1), (x - 1, y - 2), (x - 2, y - 1), (x - 1, y - 3) or (x - 3, y - 1); whoever cannot move
//! loses. Alice moves first. The input begins with the number of cases; each case is `n` and the
//! cells of the pieces. Print `Case i: Alice` or `Case i: Bob`, the winner.
//! Bounds: T ≤ 200; 1 ≤ n ≤ 1000; 0 ≤ x, y < 500.
//! Kind: impartial
//! Model: board game, a sum of knights that come nearer to the corner.
//! Why: pieces do not affect each other, so this is a sum of games with one piece each, and Alice
//! wins exactly when the nim sum of their Grundy values is not 0. Every move makes x + y smaller,
//! so the values are found in order of increasing x + y.
//! Cost: O(s²) once for the largest s = x + y, O(n) per case.
//!
//! 规则：棋盘有一个角 (0, 0)，另外两个方向无限延伸；n 枚棋子放在上面，一格可以放任意多枚。每次
//! 操作把一枚棋子从 (x, y) 移到 (x + 1, y - 2)、(x - 2, y + 1)、(x - 1, y - 2)、
//! (x - 2, y - 1)、(x - 1, y - 3) 或 (x - 3, y - 1)；无法操作者输，Alice 先手。先给出数据组数，
//! 每组给出 `n` 和各棋子的格子。输出获胜者 `Case i: Alice` 或 `Case i: Bob`。
//! 范围：T ≤ 200；1 ≤ n ≤ 1000；0 ≤ x, y < 500。
//! 模型：棋盘游戏，若干枚越走越靠近角的马的和。
//! 思路：棋子互不妨碍，所以是各枚棋子单独的游戏之和，当且仅当各枚 SG 值的异或和不
//! 为 0 时 Alice 胜。每步都使 x + y 变小，所以按 x + y 从小到大逐层求值。
//! 复杂度：设 s 为最大的 x + y，预处理 O(s²)，每组 O(n)。

use grundy::mex::mex;
use grundy::nim;
use proconio::input;

const MOVES: [(isize, isize); 6] = [(1, -2), (-2, 1), (-1, -2), (-2, -1), (-1, -3), (-3, -1)];

/// The largest x + y.
const FARTHEST: usize = 3000;

fn main() {
    let games = read_games();
    let farthest = games.iter().flatten().map(|&(x, y)| x + y).max().unwrap_or(0);
    let values = Values::up_to(farthest);
    let mut winners = String::new();
    for (case, knights) in (1..).zip(&games) {
        let alice_wins = nim::outcome(knights.iter().map(|&cell| values.of(cell))).mover_wins();
        winners += &format!("Case {case}: {}\n", if alice_wins { "Alice" } else { "Bob" });
    }
    print!("{winners}");
}

type Cell = (usize, usize);

fn read_games() -> Vec<Vec<Cell>> {
    input! { cases: usize }
    let mut games = Vec::new();
    for _ in 0..cases {
        input! { n: usize, knights: [(usize, usize); n] }
        for &(x, y) in &knights {
            let is_near = x <= FARTHEST && y <= FARTHEST - x;
            assert!(is_near, "a knight on ({x}, {y}), where x + y is more than {FARTHEST}");
        }
        games.push(knights);
    }
    games
}

/// The Grundy values of single knights: for each x + y, a list of the values for x = 0, 1, ….
struct Values {
    diagonals: Vec<Vec<u8>>,
}

impl Values {
    fn up_to(farthest: usize) -> Self {
        let mut values = Values { diagonals: Vec::new() };
        for sum in 0..=farthest {
            let diagonal =
                (0..=sum).map(|x| mex(options((x, sum - x)).map(|cell| values.of(cell))) as u8);
            let diagonal = diagonal.collect();
            values.diagonals.push(diagonal);
        }
        values
    }

    fn of(&self, (x, y): Cell) -> u64 {
        self.diagonals[x + y][x].into()
    }
}

fn options((x, y): Cell) -> impl Iterator<Item = Cell> {
    let moved = move |&(dx, dy): &(isize, isize)| {
        Some((x.checked_add_signed(dx)?, y.checked_add_signed(dy)?))
    };
    MOVES.iter().filter_map(moved)
}
