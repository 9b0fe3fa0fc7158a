//! CodeChef CAOS3 — CAO Stage-3
//! <https://www.codechef.com/problems/CAOS3> · 1 s · 1536 MiB? · difficulty 4
//!
//! Rules: on a board of walls `#` and free cells `^`, a monster lives on each free cell from which
//! the runs of free cells to the left, to the right, upwards and downwards each have at least two
//! cells. A move turns a monster's cell into a volcano: its row and its column, walls and monsters
//! included, fill with lava in all four directions, up to the nearest lava or the edge of the
//! board. Whoever moves last wins. The input has T cases: `R C`, then R rows. Print the winner,
//! `Asuna` for the first player or `Kirito` for the second.
//! Bounds: 1 ≤ T ≤ 10; 1 ≤ R, C ≤ 20.
//! Kind: impartial
//! Model: take-and-break game, a rectangle in four.
//! Why: the lava of a move divides a rectangle into four smaller rectangles, in which play goes on
//! independently. So the value of a rectangle is the mex, over all its monsters, of the nim sum of
//! the values of the four rectangles left by the monster's move (Sprague and Grundy). The sample's
//! explanation shows that lava removes only the monsters that it covers.
//! Cost: O(R³ C³) per case, with a factor of 1/36.
//!
//! 规则：棋盘上有墙 `#` 和空格 `^`；若从一个空格往左、右、上、下的连续空格都至少有两个，这个空
//! 格里就住着一只怪物。每次操作把一只怪物所在的格变成火山：它所在的行和列，连同墙和怪物，向四个
//! 方向灌满岩浆，直到碰到最近的岩浆。走最后一步的人胜。输入共 T 组数据，每组先给出 `R C`，再给
//! 出 R 行。先手胜输出 `Asuna`，否则输出 `Kirito`。
//! 范围：1 ≤ T ≤ 10；1 ≤ R, C ≤ 20。
//! 模型：取石子并分堆的游戏，一个矩形分成四个。
//! 思路：岩浆把一个矩形分成四个，此后互相独立，所以一个矩形的 SG 值，是对其中所有怪物，四个小矩
//! 形的 SG 值的异或和的 mex（Sprague–Grundy 定理）。由样例的解释可知，怪物的存在与岩浆无关。
//! 复杂度：每组 O(R³ C³)，带有常数 1/36。

use grundy::mex::MexSet;
use proconio::{input, marker::Chars};

/// A limit of this program: larger boards take too long.
const LARGEST: usize = 40;

/// The minimum length of each of the four runs of free cells around a monster: the smallest prime
/// number.
const LEAST_RUN: usize = 2;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { rows: usize, columns: usize, map: [Chars; rows] }
        assert!(rows.max(columns) <= LARGEST, "{rows} by {columns} cells, past {LARGEST}");
        for row in &map {
            let known = row.len() == columns && row.iter().all(|cell| "^#".contains(*cell));
            assert!(
                known,
                "the row {:?} is not {columns} of ^ and #",
                row.iter().collect::<String>()
            );
        }
        let value = value_of_board(rows, columns, &monsters(&map));
        winners += if value != 0 { "Asuna\n" } else { "Kirito\n" };
    }
    print!("{winners}");
}

/// A monster's place.
struct Monster {
    row: usize,
    column: usize,
}

fn monsters(map: &[Vec<char>]) -> Vec<Monster> {
    let is_free =
        |row: usize, column: usize| map.get(row).and_then(|cells| cells.get(column)) == Some(&'^');
    let has_monster = |row: usize, column: usize| {
        row >= LEAST_RUN
            && column >= LEAST_RUN
            && (row - LEAST_RUN..=row + LEAST_RUN).all(|row| is_free(row, column))
            && (column - LEAST_RUN..=column + LEAST_RUN).all(|column| is_free(row, column))
    };
    let mut monsters = Vec::new();
    for (row, cells) in map.iter().enumerate() {
        let columns = (0..cells.len()).filter(|&column| has_monster(row, column));
        monsters.extend(columns.map(|column| Monster { row, column }));
    }
    monsters
}

/// Returns the value of the whole board, after finding the values of all its rectangles.
fn value_of_board(rows: usize, columns: usize, monsters: &[Monster]) -> u64 {
    let index = |top: usize, bottom: usize, left: usize, right: usize| {
        ((top * (rows + 1) + bottom) * (columns + 1) + left) * (columns + 1) + right
    };
    let mut values = vec![0; ((rows + 1) * (columns + 1)).pow(2)];
    let mut options = MexSet::new();
    for top in (0..rows).rev() {
        for bottom in top + 1..=rows {
            let in_rows = |monster: &&Monster| (top..bottom).contains(&monster.row);
            let nearby: Vec<&Monster> = monsters.iter().filter(in_rows).collect();
            for left in (0..columns).rev() {
                for right in left + 1..=columns {
                    options.clear();
                    for monster in &nearby {
                        let &&Monster { row, column } = monster;
                        if (left..right).contains(&column) {
                            options.insert(
                                values[index(top, row, left, column)]
                                    ^ values[index(top, row, column + 1, right)]
                                    ^ values[index(row + 1, bottom, left, column)]
                                    ^ values[index(row + 1, bottom, column + 1, right)],
                            );
                        }
                    }
                    values[index(top, bottom, left, right)] = options.mex();
                }
            }
        }
    }
    values[index(0, rows, 0, columns)]
}
