//! HDU 4678 — Mine
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4678> · 2 s? · 64 MiB? · difficulty 4
//!
//! Rules: Minesweeper on N × M squares, of which K are mines. A square that is not a mine shows the
//! number of mines among its up to eight neighbours, or is blank if this number is 0. At first all
//! squares are face down. Two players, who know where the mines are, take turns clicking a square
//! that is face down and is not a mine; this square is turned over, and if it is blank, all its
//! neighbours are clicked as well, and so on. Whoever has no square to click loses; Xiemao begins.
//! The input has T cases: `N M K`, then K lines `X Y`, the places of the mines. Print
//! `Case #i: Xiemao` or `Case #i: Fanglaoshi`.
//! Bounds: 1 ≤ T ≤ 50; 1 ≤ N, M ≤ 1000; 0 ≤ K ≤ N · M; 0 ≤ X < N; 0 ≤ Y < M; no square can be
//! turned over by clicks on two blank regions that are not connected.
//! Kind: impartial
//! Sample: none
//! Picture: `1 / 2 4 1 / 0 0`
//! Model: board game, Minesweeper with known mines.
//! Why: one click on a blank square turns over a blank region with its border of numbers; each such
//! region is worth 1 or 2, and each number elsewhere is worth 1, as it is turned over alone.
//!
//! 1. Suppose that c numbers on the border of a region are face down. A click on one of them leaves
//!    c - 1 face down, and a click on a blank square turns over the rest of the region and of its
//!    border.
//! 2. So the value g(c) of the region is the mex of 0 and, if c > 0, g(c - 1): g(0) = 1, g(1) = mex
//!    {0, 1} = 2, g(2) = mex {0, 2} = 1, and so on: 1 for even c and 2 for odd c.
//! 3. No number is on the border of two regions, so the regions and the other numbers form a sum,
//!    and Xiemao wins if the nim sum of their values is not 0.
//!
//! Cost: O(N · M) per case.
//! Judge: no sample could be read; several independent programs agree on the format and wording. In
//! all programs that were read, and in this one, a number on the border of two regions, which the
//! statement rules out, counts towards the first region: for `1 / 4 4 2 / 0 0 / 2 2` they print
//! Xiemao, who in fact loses.
//!
//! 规则：N × M 格的扫雷，其中 K 格是雷。不是雷的格子写着周围至多八格中雷的个数，没有雷则为空白。开始时所有格子都
//! 没有翻开。两人都知道雷的位置，轮流点一个没有翻开而不是雷的格子，把它翻开；若是空白，周围各格也被点到，如此继续。
//! 没有格子可点时，轮到谁谁输；Xiemao 先手。共 T 组数据，每组为 `N M K` 和 K 行 `X Y`，即各雷的位置。输出
//! `Case #i: Xiemao` 或 `Case #i: Fanglaoshi`。
//! 范围：1 ≤ T ≤ 50；1 ≤ N, M ≤ 1000；0 ≤ K ≤ N · M；0 ≤ X < N；0 ≤ Y < M；没有格子会因点两个不相连的空白区域而
//! 都被翻开。
//! 模型：棋盘游戏，已知雷的扫雷。
//! 思路：点一个空白格所翻开的空白区域，连同它边上的数字，值为 1 或 2；其余的数字只翻开自己，值为 1。
//!
//! 1. 设一个区域边上有 c 个数字没有翻开。点一个数字，剩下 c - 1 个；点一个空白格，就全部翻开。
//! 2. 所以 g(c) 是 0 以及（c > 0 时）g(c - 1) 的 mex：g(0) = 1，g(1) = mex {0, 1} = 2，g(2) = mex {0, 2} = 1，
//!    如此下去：c 为偶数时是 1，为奇数时是 2。
//! 3. 没有数字在两个区域的边上，所以各区域与其余数字构成和，各值的异或和不为 0 时 Xiemao 胜。
//!
//! 复杂度：每组 O(N · M)。
//! 评测：未能读到样例；多个各自写成的程序，格式和单词都一致。题面排除了一个数字在两个区域边上的情形；读到的程序都
//! 把它算给先遇到的区域，这里也一样：`1 / 4 4 2 / 0 0 / 2 2` 时它们输出 Xiemao，其实他会输。

use proconio::input;

#[derive(Clone, Copy, PartialEq)]
enum Square {
    Mine,
    Blank,
    Number,
    Open,
}

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for case in 1..=cases {
        input! { rows: usize, columns: usize, mines: usize }
        let mut board = Board::new(rows, columns);
        for _ in 0..mines {
            input! { x: usize, y: usize }
            assert!(x < rows && y < columns, "the mine at {x} {y} is not on the board");
            board.put_mine(x, y);
        }
        let winner = if board.nim_sum() != 0 { "Xiemao" } else { "Fanglaoshi" };
        winners += &format!("Case #{case}: {winner}\n");
    }
    print!("{winners}");
}

struct Board {
    /// The number of places in `squares` from a square to the square below it.
    row: usize,
    /// The squares, row by row, with a border of open squares around the board.
    squares: Vec<Square>,
}

impl Board {
    fn new(rows: usize, columns: usize) -> Board {
        let row = columns + 2;
        let mut squares = vec![Square::Open; (rows + 2) * row];
        for x in 1..=rows {
            squares[x * row + 1..][..columns].fill(Square::Blank);
        }
        Board { row, squares }
    }

    fn put_mine(&mut self, x: usize, y: usize) {
        let mine = (x + 1) * self.row + y + 1;
        self.squares[mine] = Square::Mine;
        for near in self.neighbours(mine) {
            if self.squares[near] == Square::Blank {
                self.squares[near] = Square::Number;
            }
        }
    }

    /// Returns the nim sum of the values of all regions and of the other numbers.
    fn nim_sum(mut self) -> usize {
        let mut sum = 0;
        for square in 0..self.squares.len() {
            if self.squares[square] == Square::Blank {
                sum ^= 1 + self.open(square) % 2;
            }
        }
        let numbers = self.squares.iter().filter(|&&square| square == Square::Number).count();
        sum ^ (numbers % 2)
    }

    /// Turns over the region of a blank square, and returns how many numbers are on its border.
    fn open(&mut self, blank: usize) -> usize {
        let mut numbers = 0;
        self.squares[blank] = Square::Open;
        let mut ahead = vec![blank];
        while let Some(square) = ahead.pop() {
            for near in self.neighbours(square) {
                match self.squares[near] {
                    Square::Blank => ahead.push(near),
                    Square::Number => numbers += 1,
                    Square::Mine | Square::Open => continue,
                }
                self.squares[near] = Square::Open;
            }
        }
        numbers
    }

    fn neighbours(&self, square: usize) -> [usize; 8] {
        let [above, below] = [square - self.row, square + self.row];
        [above - 1, above, above + 1, square - 1, square + 1, below - 1, below, below + 1]
    }
}
