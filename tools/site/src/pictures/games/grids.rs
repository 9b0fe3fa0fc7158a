//! Games of two numbers, each by a grid with what is found at each pair.

use crate::pictures::lines::{lines, Cell, Line};
use crate::pictures::Picture;
use grundy::mex::mex;
use maud::Markup;
use wording::language::Language;

/// Returns the picture of a problem of this group.
pub fn of_problem(place: &str, language: Language) -> Option<Picture> {
    match place {
        "euler/459" => Some(runs_of_two_kinds(language)),
        "hackerrank/a-chessboard-game-1" | "hackerrank/chessboard-game-again-1" => {
            Some(knight_to_the_corner(language))
        }
        "hdu/2873" => Some(bombs(language)),
        "hdu/5754" => Some(four_chessmen(language)),
        "luogu/P2594" => Some(connected_coins(language)),
        "luogu/P3179" => Some(multiples_turned(language)),
        "luogu/P4077" => Some(two_exponents(language)),
        "poj/2068" => Some(players_in_a_circle(language)),
        "poj/2311" => Some(cut_sheets(language)),
        _ => None,
    }
}

/// Draws a grid: `corner` names the columns, which `columns` number, and each row has its name.
fn grid(
    corner: &str,
    columns: impl Iterator<Item = usize>,
    rows: impl Iterator<Item = (String, Vec<Cell>)>,
) -> Markup {
    let top = Line::new(corner, columns.map(Cell::bare));
    let rows = rows.map(|(name, cells)| Line::new(name, cells));
    lines(&[top].into_iter().chain(rows).collect::<Vec<_>>())
}

/// Returns the cells of some values.
fn cells(values: &[u64]) -> Vec<Cell> {
    values.iter().copied().map(Cell::of_value).collect()
}

/// Returns the values of disks in a row of which runs of square and of triangular lengths are
/// flipped.
fn runs_of_two_kinds(language: Language) -> Picture {
    const LAST: usize = 12;
    let values = |is_length: &dyn Fn(usize) -> bool| {
        // The nim sums of the first disks, and the value of each.
        let mut sums: Vec<u64> = vec![0];
        let mut values: Vec<u64> = Vec::new();
        for disk in 1..=LAST {
            let lengths = (1..=disk).filter(|&length| is_length(length));
            let others = lengths.map(|length| sums[disk - 1] ^ sums[disk - length]);
            let value = mex(others);
            values.push(value);
            sums.push(sums[disk - 1] ^ value);
        }
        values
    };
    let is_square = |length: usize| (1..=length).any(|root| root * root == length);
    let is_triangular = |length: usize| (1..=length).any(|n| n * (n + 1) / 2 == length);
    let rows = [
        (language.select("squares", "平方数").to_string(), cells(&values(&is_square))),
        (language.select("triangular", "三角数").to_string(), cells(&values(&is_triangular))),
    ];
    Picture::new(
        language,
        grid(language.select("disk", "棋子"), 1..=LAST, rows.into_iter()),
        "A row of disks, with the Grundy value of a single white disk if a move flips a run whose \
         length is a square (above) or a triangular number (below) and whose last disk is white. \
         On the board a white disk is worth the nim product of the value of its column above and \
         that of its row below (Tartan theorem).",
        "一行棋子中单独一枚白子的 SG 值：每步翻转一段，长度为平方数（上）或三角数（下），且这段的最后一枚\
         为白。在棋盘上，一枚白子的值是其列的上行之值与其行的下行之值的 nim 积（Tartan 定理）。",
    )
}

/// Returns the values of a knight on a corner of the board.
fn knight_to_the_corner(language: Language) -> Picture {
    const SIZE: usize = 15;
    const SHOWN: usize = 9;
    let mut values = [[0u64; SIZE + 1]; SIZE + 1];
    // Every move makes the sum of both coordinates smaller.
    for sum in 2..=2 * SIZE {
        for x in (1..=SIZE).filter(|x| (1..=SIZE).contains(&sum.wrapping_sub(*x))) {
            let y = sum - x;
            let moves = [(-2, 1), (-2, -1), (1, -2), (-1, -2)];
            let after = moves.into_iter().filter_map(|(dx, dy)| {
                let (x, y) = (x.checked_add_signed(dx)?, y.checked_add_signed(dy)?);
                ((1..=SIZE).contains(&x) && (1..=SIZE).contains(&y)).then(|| values[x][y])
            });
            values[x][y] = mex(after);
        }
    }
    let rows = (1..=SHOWN).map(|x| (format!("x = {x}"), cells(&values[x][1..=SHOWN])));
    Picture::new(
        language,
        grid("y", 1..=SHOWN, rows),
        "The corner of the board, with the Grundy value of each cell. From (x, y) a coin goes two \
         cells nearer in one coordinate and one cell either way in the other, so x + y becomes \
         smaller. Lost cells have the value 0, green; several coins are the nim sum of their \
         cells.",
        "棋盘的一角，写出每格的 SG 值。从 (x, y) 出发，一个坐标减 2，另一个加 1 或减 1，所以 x + y 变小。\
         值为 0 的格必败（绿色）；几枚硬币取各格之值的异或和。",
    )
}

/// Returns the values of bombs.
fn bombs(language: Language) -> Picture {
    const LAST: usize = 7;
    let mut values = [[0u64; LAST + 1]; LAST + 1];
    for p in 1..=LAST {
        for q in 1..=LAST {
            values[p][q] = match (p, q) {
                (1, 1) => 0,
                // On the border, a bomb goes any way towards (1, 1).
                (1, _) => mex((1..q).map(|v| values[1][v])),
                (_, 1) => mex((1..p).map(|u| values[u][1])),
                _ => mex((1..p)
                    .flat_map(|u| (1..q).map(move |v| (u, v)))
                    .map(|(u, v)| values[u][q] ^ values[p][v])),
            };
        }
    }
    let rows = (1..=LAST).map(|p| (format!("p = {p}"), cells(&values[p][1..])));
    Picture::new(
        language,
        grid("q", 1..=LAST, rows),
        "The Grundy value of a bomb on each cell. On the first row and column it is a heap of \
         Nim. Elsewhere it is the mex of all nim sums of a cell above in its column and a cell to \
         the left in its row, where the two new bombs appear. Several bombs are added as a nim \
         sum.",
        "每格上一枚炸弹的 SG 值。第一行和第一列是尼姆堆；其余各格取同列上方一格与同行左侧一格（两枚新炸弹\
         所在）之值的异或和的 mex。几枚炸弹取异或和。",
    )
}

/// Returns the outcomes of four chessmen, by the steps to go in both directions.
fn four_chessmen(language: Language) -> Picture {
    const LAST: usize = 5;
    /// The player to move loses or wins, or nobody does.
    #[derive(Clone, Copy, PartialEq)]
    enum Finding {
        Lost,
        Won,
        Draw,
    }
    let lines_ahead = || (1..=LAST).flat_map(|far| [(far, 0), (0, far)]);
    let pieces: [Vec<(usize, usize)>; 4] = [
        vec![(1, 0), (0, 1), (1, 1)],
        lines_ahead().collect(),
        vec![(1, 2), (2, 1)],
        lines_ahead().chain((1..=LAST).map(|far| (far, far))).collect(),
    ];
    let boards = pieces.map(|moves| {
        let mut board = [[Finding::Lost; LAST + 1]; LAST + 1];
        for a in 0..=LAST {
            for b in 0..=LAST {
                let options: Vec<Finding> = moves
                    .iter()
                    .filter_map(|&(x, y)| Some(board[a.checked_sub(x)?][b.checked_sub(y)?]))
                    .collect();
                // Without a move before the goal, the game is a draw.
                board[a][b] = if (a, b) == (0, 0) {
                    Finding::Lost
                } else if options.contains(&Finding::Lost) {
                    Finding::Won
                } else if options.is_empty() || options.contains(&Finding::Draw) {
                    Finding::Draw
                } else {
                    Finding::Lost
                };
            }
        }
        board
    });
    let rows = (0..=LAST).map(|a| {
        let mut cells = Vec::new();
        for board in &boards {
            if !cells.is_empty() {
                cells.push(Cell::new("", "bar"));
            }
            cells.extend(board[a].iter().map(|result| match result {
                Finding::Lost => Cell::new("P", "p"),
                Finding::Won => Cell::new("N", "n"),
                Finding::Draw => Cell::new("=", "u"),
            }));
        }
        Line::new(a, cells)
    });
    Picture::new(
        language,
        lines(&rows.collect::<Vec<_>>()),
        "The king, the rook, the knight and the queen, by the steps to go in both directions, 0 \
         to 5; lost positions are green and draws grey. The king loses if both numbers are even, \
         the rook if they are equal, and the queen as in Wythoff's game. The knight loses if both \
         are the same multiple of 3, wins if a move leads there, and draws everywhere else.",
        "依次为王、车、马、后，行与列为两个方向还要走的步数 0 到 5；绿色为必败，灰色为平局。王在两数都为偶数\
         时必败，车在两数相等时必败，后同威佐夫博弈。马在两数为 3 的同一倍数时必败，一步能到那里则必胜，\
         其余都是平局。",
    )
}

/// Returns the values of coins of which connected sets are turned.
fn connected_coins(language: Language) -> Picture {
    const ROWS: usize = 3;
    const COLUMNS: usize = 4;
    let mut values = [[0u64; COLUMNS]; ROWS];
    for row in 0..ROWS {
        for column in 0..COLUMNS {
            let cells: Vec<(usize, usize)> =
                (0..=row).flat_map(|r| (0..=column).map(move |c| (r, c))).collect();
            // The last of the cells is the tail itself.
            let own = 1u32 << (cells.len() - 1);
            let sets = (0..own).map(|others| others | own);
            let connected = sets.filter(|&set| {
                let mut reached = own;
                for _ in &cells {
                    for (number, &(r, c)) in cells.iter().enumerate() {
                        let is_near = cells.iter().enumerate().any(|(other, &(s, d))| {
                            reached >> other & 1 == 1 && r.abs_diff(s) + c.abs_diff(d) == 1
                        });
                        if is_near {
                            reached |= set & 1 << number;
                        }
                    }
                }
                reached == set
            });
            let left = connected.map(|set| {
                let others = cells.iter().enumerate().filter(|(n, _)| set & !own & 1 << n != 0);
                others.fold(0, |sum, (_, &(r, c))| sum ^ values[r][c])
            });
            values[row][column] = mex(left);
        }
    }
    let rows = (0..ROWS).map(|row| ((row + 1).to_string(), cells(&values[row])));
    Picture::new(
        language,
        grid("", 1..=COLUMNS, rows),
        "A board of 3 rows and 4 columns, with the Grundy value of a single tail on each cell. In \
         the first row and column it is the largest power of 2 that divides the number of the \
         coin, elsewhere 2 to the power of row + column - 2. The board is the nim sum of its \
         tails.",
        "3 行 4 列的棋盘，写出每格上单独一枚反面的 SG 值。第一行和第一列为整除其编号的 2 的最高次幂，其余为 \
         2 的“行 + 列 - 2”次方。整个棋盘是各反面之值的异或和。",
    )
}

/// Returns the values of cells whose multiples are turned.
fn multiples_turned(language: Language) -> Picture {
    const LAST: usize = 16;
    let mut values = [0u64; LAST + 1];
    for cell in (1..=LAST).rev() {
        let sums = (2..=LAST / cell).scan(0, |sum, multiple| {
            *sum ^= values[multiple * cell];
            Some(*sum)
        });
        values[cell] = mex([0].into_iter().chain(sums));
    }
    let quotients = (1..=LAST).map(|cell| Cell::bare(LAST / cell)).collect();
    let rows = [("⌊n/x⌋".to_string(), quotients), ("SG".to_string(), cells(&values[1..]))];
    Picture::new(
        language,
        grid("x", 1..=LAST, rows.into_iter()),
        "n = 16: the cells x, the quotients ⌊n/x⌋, and the Grundy value of a single white cell, of \
         which a move flips x, 2x, … up to some kx. Cells with the same quotient have the same \
         value. The position is the nim sum of its white cells.",
        "n = 16：格 x、商 ⌊n/x⌋，以及单独一个白格的 SG 值，每步翻转 x、2x…… 直到某个 kx。商相同的格值相同。\
         整个局面是各白格之值的异或和。",
    )
}

/// Returns the values of tails by the exponents of 2 and 3.
fn two_exponents(language: Language) -> Picture {
    const MOST_TIMES: usize = 2;
    const LAST: usize = 6;
    let mut values = [[0u64; LAST + 1]; LAST + 1];
    for a in 0..=LAST {
        for b in 0..=LAST {
            // The other coins of each move, one step of p after another in one direction.
            let moves = |exponent: usize, value: &dyn Fn(usize) -> u64| -> Vec<u64> {
                let mut sums = Vec::new();
                for p in 1..=exponent {
                    for q in (1..=MOST_TIMES).take_while(|q| p * q <= exponent) {
                        sums.push((1..=q).fold(0, |sum, j| sum ^ value(exponent - p * j)));
                    }
                }
                sums
            };
            let along = moves(a, &|lower| values[lower][b]);
            let across = moves(b, &|lower| values[a][lower]);
            values[a][b] = mex(along.into_iter().chain(across));
        }
    }
    let rows = (0..=LAST).map(|a| (format!("a = {a}"), cells(&values[a])));
    Picture::new(
        language,
        grid("b", 0..=LAST, rows),
        "MAXQ = 2: the Grundy value of a tail on the coin c · 2^a · 3^b, which depends on a and b \
         alone. A move turns it and one or two further coins in equal steps to the left or \
         upwards in this grid. The row of coins is the nim sum of its tails.",
        "MAXQ = 2：硬币 c · 2^a · 3^b 上单独一枚反面的 SG 值，只取决于 a 和 b。每步翻转它，以及在表中向左或\
         向上等距的一枚或两枚。整行是各反面之值的异或和。",
    )
}

/// Returns the outcomes of stones against players, who may take different numbers.
fn players_in_a_circle(language: Language) -> Picture {
    const MOST: [usize; 4] = [1, 3, 2, 1];
    const LAST: usize = 12;
    // With no stone left the player before has lost.
    let mut wins = [[true; LAST + 1]; MOST.len()];
    for stones in 1..=LAST {
        for (player, most) in MOST.into_iter().enumerate() {
            let next = (player + 1) % MOST.len();
            let leaves = (1..=most.min(stones)).map(|taken| stones - taken);
            let lost = leaves.into_iter().any(|left| !wins[next][left]);
            wins[player][stones] = lost;
        }
    }
    let rows = MOST.iter().enumerate().map(|(player, most)| {
        let cells = wins[player].iter().map(|&wins| match wins {
            true => Cell::new("N", "n"),
            false => Cell::new("P", "p"),
        });
        let name = match language {
            Language::English => format!("player {}, up to {most}", player + 1),
            Language::Chinese => format!("玩家 {}，至多 {most}", player + 1),
        };
        (name, cells.collect())
    });
    Picture::new(
        language,
        grid(language.select("stones", "石子"), 0..=LAST, rows),
        "Two players a team, who take up to 1, 3, 2 and 1 stones in turn. Each cell says whether \
         the team of the player to move wins, N, or loses, P, green. A move goes to the left \
         into the next row, or from the last row into the first; with no stones left the team \
         before has lost. A cell is won if a move leads to a P.",
        "每队两人，四名玩家依次至多取 1、3、2、1 颗。每格写出轮到的一队必胜（N）还是必败（P，绿色）。一步走到\
         下一行（最后一行之后回到第一行）的左侧；没有石子时，前一队已输。能走到 P 的格为必胜。",
    )
}

/// Returns the values of sheets that are cut, with sides from 2 on.
fn cut_sheets(language: Language) -> Picture {
    const LAST: usize = 9;
    let mut values = [[0u64; LAST + 1]; LAST + 1];
    for w in 2..=LAST {
        for h in 2..=LAST {
            let columns = (2..w).filter(|part| w - part >= 2);
            let rows = (2..h).filter(|part| h - part >= 2);
            let across = columns.map(|part| values[part][h] ^ values[w - part][h]);
            let along = rows.map(|part| values[w][part] ^ values[w][h - part]);
            values[w][h] = mex(across.chain(along));
        }
    }
    let rows = (2..=LAST).map(|w| (format!("W = {w}"), cells(&values[w][2..])));
    Picture::new(
        language,
        grid("H", 2..=LAST, rows),
        "The Grundy values of sheets of W by H cells, if cuts that leave a strip of width 1 do \
         not count, because the opponent would cut a single cell off it and win. A value is the \
         mex of the nim sums of both parts over all cuts; sheets of value 0, green, are lost.",
        "W × H 纸张的 SG 值；留下宽为 1 的条的剪法不算，因为对手会从中剪下单独一格而获胜。值为所有剪法中\
         两部分之值异或和的 mex；值为 0 的（绿色）必败。",
    )
}
