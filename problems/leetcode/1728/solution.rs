//! LeetCode 1728 — Cat and Mouse II
//! <https://leetcode.com/problems/cat-and-mouse-ii/> · 1 s? · 256 MiB? · difficulty 6
//!
//! Rules: a grid has walls `#`, floor `.`, a mouse `M`, a cat `C` and food `F`. The mouse and the
//! cat move in turn, the mouse first, in a straight line and not over walls: the mouse by up to
//! `mouseJump` cells, the cat by up to `catJump` cells; either may also stay where it is, and the
//! mouse may jump over the cat. The mouse wins if it reaches the food first; the cat wins if it
//! reaches the mouse's cell or the food, or if the mouse needs more than 1000 turns. Given the
//! grid, `catJump` and `mouseJump`, return whether the mouse wins.
//! Bounds: 1 to 8 rows and 1 to 8 columns; 1 ≤ `catJump`, `mouseJump` ≤ 8.
//! Kind: pursuit
//! Picture: as in Codeforces 1442F
//! Model: game on a graph with cycles, two tokens with moves of their own.
//! Why: a position is determined by the cells of both animals and by whose turn it is, and the
//! positions form a graph on which one token is moved. Once one of the animals has won, play is
//! over. The outcomes of all positions are found backwards from these final positions, together
//! with the number of moves to the end of play when the winner plays as fast as possible and the
//! loser as slowly as possible. The mouse loses if play would go on for ever or would take more
//! than 1000 moves, counting the moves of both animals. Whether the statement counts both players'
//! moves or only the mouse's would matter only on a grid where the mouse can win, but not
//! within 1000 moves of both animals together; it is not proved here that there is no such grid.
//! Cost: O(n² (r + c)) for r rows, c columns and n cells.
//!
//! 规则：网格中有墙 `#`、空地 `.`、老鼠 `M`、猫 `C` 和食物 `F`。双方轮流操作，老鼠先走，每次沿
//! 直线至多走 `mouseJump` 或 `catJump` 格，不能越过墙；双方都可以原地不动，老鼠可以跳过猫。老鼠
//! 先到食物则老鼠胜；猫走到老鼠所在的格子或食物，或者老鼠用了超过 1000 回合，则猫胜。给定网格、
//! `catJump` 和 `mouseJump`，返回老鼠是否获胜。
//! 范围：1 到 8 行，1 到 8 列；1 ≤ `catJump`, `mouseJump` ≤ 8。
//! 模型：有环图上的游戏，两枚棋子各有自己的走法。
//! 思路：双方的格子加上轮到谁走就是一个局面，局面构成一张图，相当于一枚棋子在图上走。有一方已经
//! 获胜的局面是终局。从终局往回推出各局面的胜负，并记下胜者尽快取胜时离终局还有几步。会无限进行
//! 下去的局面，以及双方合计超过 1000 步的局面，都算老鼠负。题面的 1000 是指双方合计还是只指老鼠
//! 自己的步数，只有在存在需要这么多步的网格时才有区别；这里没有证明这样的网格不存在。
//! 复杂度：r 行 c 列 n 个格子时 O(n² (r + c))。

use grundy::graph::{Loopy, LoopyOutcome};
use grundy::Outcome;

const MOST_TURNS: u32 = 1000;

/// The positions on grids with more cells than this would take too much memory.
const MOST_CELLS: usize = 100;

/// The rows of the grid, from top to bottom.
struct Grid(Vec<Vec<u8>>);

impl Grid {
    fn new(rows: Vec<String>) -> Grid {
        let rows: Vec<Vec<u8>> = rows.into_iter().map(String::into_bytes).collect();
        let columns = rows.first().map_or(0, Vec::len);
        assert!(rows.iter().all(|row| row.len() == columns), "rows of different lengths");
        let cells = rows.len() * columns;
        assert!(cells <= MOST_CELLS, "{cells} cells, more than {MOST_CELLS}");
        let is_known = rows.iter().flatten().all(|cell| b"#.CMF".contains(cell));
        assert!(is_known, "a cell that is none of # . C M F");
        Grid(rows)
    }

    fn cells(&self) -> usize {
        self.0.iter().map(Vec::len).sum()
    }

    /// Returns the number of the only cell with this letter.
    fn place(&self, letter: u8) -> usize {
        let mut cells = self.0.iter().flatten().enumerate();
        let mut places = cells.by_ref().filter(|(_, &cell)| cell == letter);
        match (places.next(), places.next()) {
            (Some((cell, _)), None) => cell,
            _ => panic!("not exactly one {}", char::from(letter)),
        }
    }

    /// Returns the cells that a jump from `cell` can reach, including `cell` itself.
    fn jumps(&self, cell: usize, longest: i32) -> Vec<usize> {
        let columns = self.0[0].len();
        let mut reached = vec![cell];
        for (down, right) in [(0, 1), (0, -1), (1, 0), (-1, 0)] {
            let (mut row, mut column) = (cell / columns, cell % columns);
            for _ in 0..longest {
                row = row.wrapping_add_signed(down);
                column = column.wrapping_add_signed(right);
                match self.0.get(row).and_then(|row| row.get(column)) {
                    Some(b'#') | None => break,
                    _ => reached.push(row * columns + column),
                }
            }
        }
        reached
    }
}

impl Solution {
    pub fn can_mouse_win(grid: Vec<String>, cat_jump: i32, mouse_jump: i32) -> bool {
        assert!(cat_jump >= 0 && mouse_jump >= 0, "a jump of a negative length");
        let grid = Grid::new(grid);
        let [mouse, cat, food] = [b'M', b'C', b'F'].map(|letter| grid.place(letter));
        let cells = grid.cells();
        // The position in which the mouse moves, and the one in which the cat does.
        let number = |mouse: usize, cat: usize| 2 * (mouse * cells + cat);
        let (mut moves, mut ends) = (Vec::new(), Vec::new());
        for mouse in 0..cells {
            for cat in 0..cells {
                let (mouses_turn, cats_turn) = (number(mouse, cat), number(mouse, cat) + 1);
                if mouse == cat || cat == food {
                    ends.extend([(mouses_turn, Outcome::P), (cats_turn, Outcome::N)]);
                } else if mouse == food {
                    ends.extend([(mouses_turn, Outcome::N), (cats_turn, Outcome::P)]);
                } else {
                    let mouses = grid.jumps(mouse, mouse_jump).into_iter();
                    moves.extend(mouses.map(|to| (mouses_turn, number(to, cat) + 1)));
                    let cats = grid.jumps(cat, cat_jump).into_iter();
                    moves.extend(cats.map(|to| (cats_turn, number(mouse, to))));
                }
            }
        }
        let game = Loopy::with_ends(2 * cells * cells, &moves, &ends).expect("a game");
        match game.outcomes()[number(mouse, cat)] {
            LoopyOutcome::N { moves } => moves <= MOST_TURNS,
            _ => false,
        }
    }
}

struct Solution;

fn main() {
    arguments::call(Solution::can_mouse_win);
}
