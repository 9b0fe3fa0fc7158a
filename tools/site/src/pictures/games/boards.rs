//! Games on boards, strips and circles of cells.

use super::figure;
use crate::pictures::lines::{lines, Cell, Line};
use crate::pictures::positions::{outcomes_from, Positions};
use crate::pictures::tables::{class_and_letter, headings, table, value_cell, Board, Place};
use crate::pictures::Picture;
use grundy::game::{Analysis, Game};
use grundy::graph::LoopyOutcome;
use grundy::Outcome;
use wording::language::Language;

/// Returns the picture of a problem of this group.
pub fn of_problem(place: &str, language: Language) -> Option<Picture> {
    match place {
        "codeforces/1451d" => near_the_diagonal(language),
        "codeforces/1458e" => shortcuts(language),
        "codeforces/36d" => two_steps_or_a_leap(language),
        "codeforces/69d" => dot_in_a_circle(language),
        "codeforces/1719a" => odd_steps(language),
        "codeforces/1866i" => special_tiles(language),
        "codeforces/1848a" => chased_on_a_grid(language),
        "codeforces/493d" => two_queens(language),
        "codeforces/2055a" | "atcoder/agc020_a" => two_tokens(language),
        "codeforces/2087h" => special_numbers(language),
        "codeforces/1368f" => untouched_lamps(language),
        "codeforces/1147f" => stable_matching(language),
        "codechef/GRIDGAME" => rook_and_obstacles(language),
        "codechef/LAMQUGAM" => lame_queen(language),
        "codechef/TABGAME" => given_borders(language),
        "codechef/ARRGAME" => walking_apart(language),
        "atcoder/agc002_e" => young_diagram(language),
        "atcoder/agc029_d" => race_down(language),
        "atcoder/agc033_b" => safe_rectangle(language),
        "atcoder/arc174_f" => sizes_and_turns(language),
        "bzoj/1457" => queens_kept_from_home(language),
        "bzoj/4702" => boxes_and_items(language),
        _ => None,
    }
}

/// Returns the places to the left of a place in its row, and those above it in its column: the
/// moves of a rook that goes to smaller numbers.
fn rook((x, y): Place) -> Vec<Place> {
    (0..x).map(|x| (x, y)).chain((0..y).map(|y| (x, y))).collect()
}

fn near_the_diagonal(language: Language) -> Option<Picture> {
    // By symmetry the first coordinate is the larger one.
    let options = |&(x, y): &(u32, u32)| {
        let moved = [(x + 1, y), (x.max(y + 1), x.min(y + 1))];
        let within = moved.into_iter().filter(|(x, y)| x * x + y * y <= 9);
        within.collect::<Vec<_>>()
    };
    let positions = Positions::after((0, 0), options, |(x, y)| format!("{x},{y}"))?;
    figure(
        language,
        positions.outcomes(),
        "Within the distance d = 3 with k = 1; mirror images are the same. The second player \
         always goes back to the diagonal, 1,1 and 2,2, where the first is stuck, because 3,2 is \
         out of reach. If it were within reach, the first player would keep beside the diagonal \
         in the same way.",
        "距离不超过 d = 3，k = 1；关于对角线对称的视为相同。后手总走回对角线 1,1、2,2，先手在那里走不动，\
         因为 3,2 够不着。若够得着，先手就用同样的办法始终停在对角线旁。",
    )
}

fn shortcuts(language: Language) -> Option<Picture> {
    let pairs = [(1, 4), (2, 1), (5, 2), (4, 6)];
    let numbers = headings(0, 8);
    let board = Board { columns: &numbers, rows: &numbers, corner: "" };
    let ends = |place| pairs.contains(&place).then_some(Outcome::P);
    figure(
        language,
        board.outcomes(|_| true, rook, ends),
        "Two heaps, the column and the row; the starred pairs are declared lost. Besides these \
         there is at most one lost position in a column or row. They lie on a walk from the upper \
         left corner along a diagonal, which shifts by a column or row wherever a pair stands \
         before it.",
        "两堆石子，列与行各为一堆；带星的数对规定为必败。除此以外，每行每列至多一个必败态。\
         它们在从左上角沿对角线的一条路上，遇到规定的数对就错开一列或一行。",
    )
}

fn two_steps_or_a_leap(language: Language) -> Option<Picture> {
    let numbers = headings(0, 9);
    let board = Board { columns: &numbers, rows: &numbers, corner: "" };
    let options = |(x, y): Place| {
        let steps = [(1, 0), (0, 1), (2, 2)];
        steps.iter().filter_map(|&(a, b)| Some((x.checked_sub(a)?, y.checked_sub(b)?))).collect()
    };
    figure(
        language,
        board.outcomes(|_| true, options, |_| None),
        "The cells that are left to the right and down, for k = 2. Without leaps P and N would \
         alternate as on a chessboard. If the smaller number is 2 more than a multiple of 3, a \
         leap wins; in between, the parities change after every three rows \
         and columns.",
        "向右与向下还剩的格数，k = 2。没有跳步时必败与必胜像国际象棋棋盘一样交替。较小的数除以 3 余 2 时，\
         能跳到必败态；其间每过三行、三列，奇偶交换一次。",
    )
}

fn dot_in_a_circle(language: Language) -> Option<Picture> {
    const RADIUS: usize = 6;
    let columns = headings(0, RADIUS + 1);
    let rows: Vec<String> = columns.iter().rev().cloned().collect();
    let board = Board { columns: &columns, rows: &rows, corner: "" };
    let is_cell = |(x, y): Place| y <= RADIUS && x * x + (RADIUS - y).pow(2) <= RADIUS * RADIUS;
    let options = |(x, y): Place| {
        let vectors = [(1, 1), (2, 0), (0, 1)];
        vectors.iter().filter_map(|&(a, b)| Some((x + a, y.checked_sub(b)?))).collect()
    };
    figure(
        language,
        board.outcomes(is_cell, options, |_| None),
        "The points within the distance d = 6 of the origin, lower left, with the vectors (1, 1), \
         (2, 0) and (0, 1). From the far points backwards, a point is won if some vector leads to \
         a lost one, green. The reflections change nothing: each player answers the other's by \
         his own.",
        "离原点（左下）不超过 d = 6 的点，向量为 (1, 1)、(2, 0)、(0, 1)。从远处往回推，某个向量能到必败态（绿色）的点为必胜。\
         对称翻转不影响胜负：一方用了，另一方也用自己的抵消。",
    )
}

fn odd_steps(language: Language) -> Option<Picture> {
    let (columns, rows) = (headings(0, 7), headings(0, 5));
    let board = Board { columns: &columns, rows: &rows, corner: "" };
    let options = |(x, y): Place| {
        let odd = |(a, b): &Place| (x - a + y - b) % 2 == 1;
        rook((x, y)).into_iter().filter(odd).collect()
    };
    figure(
        language,
        board.outcomes(|_| true, options, |_| None),
        "The cells that are left to the right and up. Every step is odd, so it changes the parity \
         of their sum, and play ends at 0: as on a chessboard, lost if the sum is even, whatever \
         the players choose.",
        "向右与向上还剩的格数。每步走奇数格，两数之和的奇偶必变，终局为 0：像国际象棋棋盘一样，\
         和为偶数时必败，怎样走都一样。",
    )
}

fn special_tiles(language: Language) -> Option<Picture> {
    let special = [(4, 0), (1, 2), (5, 3)];
    let (columns, rows) = (headings(1, 7), headings(1, 5));
    let board = Board { columns: &columns, rows: &rows, corner: "" };
    let options =
        |(x, y): Place| (x + 1..7).map(|x| (x, y)).chain((y + 1..5).map(|y| (x, y))).collect();
    let ends = |place| special.contains(&place).then_some(Outcome::P);
    figure(
        language,
        board.outcomes(|_| true, options, ends),
        "The castle goes to the right or down, and whoever reaches a starred tile wins. A tile is \
         lost, green, if there is neither a star nor a lost tile to its right or below it. Row by \
         row from below, that can only be the tile in the rightmost column that is still open, if \
         all stars of the row are to its left.",
        "车向右或向下走，走到带星格者胜。右边与下边都没有星、也没有必败格的格为必败（绿色）。从最下一行起，\
         每行只可能是最右的一个开放列中的格，且该行的星都在它左边。",
    )
}

fn chased_on_a_grid(language: Language) -> Option<Picture> {
    const SIZE: (usize, usize) = (5, 4);
    const VIKA: Place = (1, 1);
    // Vika's room, the friend's, and whether Vika is to move.
    type State = (Place, Place, bool);
    let beside = |(x, y): Place| {
        let left = x.checked_sub(1).map(|x| (x, y));
        let up = y.checked_sub(1).map(|y| (x, y));
        let right = (x + 1 < SIZE.0).then_some((x + 1, y));
        let down = (y + 1 < SIZE.1).then_some((x, y + 1));
        [left, up, right, down].into_iter().flatten()
    };
    let options = |&(vika, friend, is_vikas): &State| -> Vec<State> {
        match is_vikas {
            true => beside(vika).map(|vika| (vika, friend, false)).collect(),
            false => beside(friend).map(|friend| (vika, friend, true)).collect(),
        }
    };
    let caught =
        |&(vika, friend, is_vikas): &State| (is_vikas && vika == friend).then_some(Outcome::P);
    let rooms: Vec<Place> = (0..SIZE.1).flat_map(|y| (0..SIZE.0).map(move |x| (x, y))).collect();
    let starts: Vec<State> = rooms.iter().map(|&friend| (VIKA, friend, true)).collect();
    let outcomes = outcomes_from(&starts, options, caught)?;
    let drawing = table(&headings(1, SIZE.0), &headings(1, SIZE.1), "", |place| {
        let (class, _) = class_and_letter(&outcomes[place.1 * SIZE.0 + place.0]);
        let (class, text) = match (place == VIKA, class) {
            (true, _) => ("mark", "V"),
            (_, "p") => ("p", "F"),
            _ => ("plain", "="),
        };
        Some((class, text.to_string()))
    });
    figure(
        language,
        Some(drawing),
        "Vika (V) and one friend: from the rooms F he catches her, from the others, =, he never \
         does. Everybody changes colour on the chessboard every minute, so only a friend who \
         starts on her colour is ever in her room; and he drives her into a corner.",
        "Vika (V) 和一个朋友：从 F 的房间出发能抓到她，从 = 的房间永远抓不到。每分钟每个人都换一次棋盘的颜色，\
         所以只有与她同色的朋友才可能和她同处一室，而他能把她逼到角落。",
    )
}

fn two_queens(language: Language) -> Option<Picture> {
    const SIZE: usize = 5;
    let numbers = headings(1, SIZE);
    let drawing = table(&numbers, &numbers, "", |(x, y)| {
        let content = match (x, y) {
            (1, 1) => "W",
            (3, 1) => "B",
            (0, 0) | (4, 0) => "",
            _ => "•",
        };
        let class = match content {
            "W" | "B" => "n",
            _ if x == 2 => "mark",
            _ => "plain",
        };
        Some((class, content.to_string()))
    });
    figure(
        language,
        Some(drawing),
        "A board of odd size, 5, after a move of each: White took the pawn at 2,2, and Black \
         mirrored that in the middle column, orange. As long as nobody enters that column, its \
         pawns stand between the queens and each way is as free as its mirror image; whoever \
         enters it is taken by the mirrored move. So Black wins; for even n, White takes the pawn \
         1 2 and is the one who mirrors.",
        "边长为奇数 5 的棋盘，双方各走一步以后：白后吃了 2,2 的兵，黑后关于中间一列（橙色）镜像应对。\
         没人进入中间列时，那里的兵隔开两后，每条路与它的镜像同样畅通；谁进入中间列，就被对称的一步吃掉。\
         所以黑胜；n 为偶数时，白先吃 1 2 的兵，由白来镜像。",
    )
}

fn two_tokens(language: Language) -> Option<Picture> {
    const CELLS: usize = 4;
    // The cells of A and of B; A is to move when the distance is even.
    let options = |&(a, b): &(usize, usize)| {
        let is_as_turn = (b - a) % 2 == 0;
        let beside = |cell: usize| [cell.wrapping_sub(1), cell + 1];
        let moved: Vec<(usize, usize)> = match is_as_turn {
            true => beside(a).into_iter().map(|a| (a, b)).collect(),
            false => beside(b).into_iter().map(|b| (a, b)).collect(),
        };
        moved.into_iter().filter(|&(a, b)| a < b && b < CELLS).collect::<Vec<_>>()
    };
    let name = |&(a, b): &(usize, usize)| {
        (0..CELLS)
            .map(|cell| {
                if cell == a {
                    'A'
                } else if cell == b {
                    'B'
                } else {
                    '·'
                }
            })
            .collect()
    };
    let positions = Positions::after((0, 2), options, name)?;
    figure(
        language,
        positions.outcomes(),
        "Four cells; A begins with an even distance, and each jump changes it by 1. So A always \
         finds an even distance, N, and can jump toward B, while B finds an odd one, P, and is \
         driven back to the edge. Jumping away may prolong the game, but does not change who has \
         which parity.",
        "四格；A 先走，距离为偶数，每跳一次距离变化 1。所以 A 总遇到偶数距离（N），可以向 B 逼近；\
         B 总遇到奇数距离（P），被逼到边上。往回跳只能拖延，改变不了谁遇到哪种奇偶。",
    )
}

/// A heap that no move may bring from above a special number to below it.
struct Special;

/// The special numbers of the example.
const SPECIAL: [u64; 4] = [0, 3, 6, 8];

impl Game for Special {
    type Position = u64;

    fn options(&self, &heap: &u64) -> Vec<Vec<u64>> {
        let below = SPECIAL.iter().copied().filter(|&special| special < heap).max();
        (below.unwrap_or(heap)..heap).map(|left| vec![left]).collect()
    }
}

fn special_numbers(language: Language) -> Option<Picture> {
    let mut game = Analysis::new(Special);
    let values: Vec<u64> = (0..13).map(|heap| game.value(&heap)).collect::<Result<_, _>>().ok()?;
    let drawing = table(&headings(0, 13), &["G".to_string()], "heap", |(x, _)| {
        let is_special = SPECIAL.contains(&(x as u64));
        Some((if is_special { "mark" } else { "n" }, values[x].to_string()))
    });
    figure(
        language,
        Some(drawing),
        "The Grundy values of heaps with the special numbers 3, 6 and 8, orange; 0 counts as \
         special, too. A heap reaches only the next special number below it and what is between, \
         so above one of value G the values are 0, 1, 2, … without G. The value of a special \
         number is its distance to the one below, or 1 less.",
        "特殊数为 3、6、8（橙色，0 也算）时各堆的 SG 值。一堆只能到下面最近的特殊数以及两者之间，\
         所以在值为 G 的特殊数之上，依次是 0、1、2、… 而跳过 G。特殊数的值是它到下一个特殊数的距离，或再少 1。",
    )
}

fn untouched_lamps(language: Language) -> Option<Picture> {
    const LAMPS: usize = 9;
    let row = |k: usize| {
        let cells = (1..=LAMPS).map(|lamp| match lamp % k == 0 || lamp == LAMPS {
            true => Cell::new("×", "mark"),
            false => Cell::new("o", "plain"),
        });
        let untouched = LAMPS.div_ceil(k);
        let reached = LAMPS + 1 - untouched - k;
        let note = format!("k = {k}: {LAMPS} − {untouched} − {} = {reached}", k - 1);
        Line::new("", cells).noted(note)
    };
    let rows: Vec<Line> = (1..=5).map(row).collect();
    figure(
        language,
        Some(lines(&rows)),
        "Nine lamps in a circle, cut open. John never touches every k-th lamp and the last one, ×; \
         then any k neighbours include one of these, and his friend turns off at most k − 1. As \
         long as k others are off, one more is on than before; in the end all others but k − 1 \
         are. He takes the best k.",
        "九盏灯围成一圈（在此剪开）。John 从不碰每隔 k 盏的灯与最后一盏（×），于是任何相邻 k 盏中必有一盏这样的灯，\
         朋友至多关掉 k − 1 盏。只要其余还有 k 盏没亮，亮灯就多一盏；最后除 k − 1 盏外都亮。取最好的 k。",
    )
}

fn stable_matching(language: Language) -> Option<Picture> {
    const WEIGHTS: [[u32; 3]; 3] = [[2, 5, 9], [1, 7, 4], [3, 6, 8]];
    // Gale and Shapley: rows prefer light edges, and columns heavy ones.
    let mut partner: [Option<usize>; 3] = [None; 3];
    let mut refused = [[false; 3]; 3];
    while let Some(row) = (0..3).find(|row| !partner.contains(&Some(*row))) {
        let column = (0..3).filter(|&column| !refused[row][column]);
        let column = column.min_by_key(|&column| WEIGHTS[row][column])?;
        let is_better =
            partner[column].is_none_or(|other| WEIGHTS[row][column] > WEIGHTS[other][column]);
        let loser = if is_better { partner[column].replace(row) } else { Some(row) };
        if let Some(loser) = loser {
            refused[loser][column] = true;
        }
    }
    let drawing = table(&headings(4, 3), &headings(1, 3), "", |(x, y)| {
        let class = if partner[x] == Some(y) { "p" } else { "plain" };
        Some((class, WEIGHTS[y][x].to_string()))
    });
    figure(
        language,
        Some(drawing),
        "The weights of the edges between the nodes 1 to 3 and 4 to 6, when Alice has said I and \
         put the token on one of 1 to 3. Those nodes prefer light edges, the others heavy ones, \
         and the green edges are a stable matching. Bob always goes along it: where Alice has \
         come by an edge that her node prefers to its green one, the node she reaches has a \
         lighter green edge.",
        "Alice 选 I 并把棋子放在 1 到 3 之一时，节点 1–3 与 4–6 之间各边的权。前者偏好轻边，后者偏好重边，\
         绿色的边是一个稳定匹配。Bob 总沿匹配边走：Alice 走来的边比她出发点的绿边更受那个点偏好，\
         所以她到达的点的绿边必更轻。",
    )
}

fn rook_and_obstacles(language: Language) -> Option<Picture> {
    let obstacles: [Place; 4] = [(2, 1), (4, 2), (1, 4), (5, 4)];
    let (columns, rows) = (headings(0, 8), headings(0, 7));
    let is_cell = |place: Place| !obstacles.contains(&place);
    let options = |(x, y): Place| {
        let left = (0..x).rev().map(|x| (x, y)).take_while(|&place| is_cell(place));
        let up = (0..y).rev().map(|y| (x, y)).take_while(|&place| is_cell(place));
        left.chain(up).collect()
    };
    let board = Board { columns: &columns, rows: &rows, corner: "" };
    figure(
        language,
        board.outcomes(is_cell, options, |_| None),
        "A pawn that lowers x or y by any number; the missing cells are impassable. A cell is \
         lost, green, if no lost cell can be reached from it. Each run of cells between two \
         obstacles of a row has one at most: in its first column that has no lost cell above \
         since the last obstacle.",
        "棋子每步把 x 或 y 减小任意数；缺的格不能进入也不能越过。到不了任何必败格的格为必败（绿色）。\
         一行中两个障碍之间的一段至多有一个必败格：在这段里第一个“自上一个障碍以来没有必败格”的列。",
    )
}

fn lame_queen(language: Language) -> Option<Picture> {
    let numbers = headings(1, 11);
    let board = Board { columns: &numbers, rows: &numbers, corner: "" };
    let options = |(x, y): Place| {
        let diagonal = (1..=x.min(y) / 2).map(|times| (x - 2 * times, y - 2 * times));
        rook((x, y)).into_iter().chain(diagonal).collect()
    };
    figure(
        language,
        board.outcomes(|_| true, options, |_| None),
        "A queen that goes along diagonals in multiples of d = 2 only. Each column has exactly one \
         lost point, green, if need be beyond the edge: it shares no row or column with \
         another, and no diagonal unless the \
         distance on it is odd. They are found from the smaller columns on, and mirrored.",
        "后在对角线上只能走 d = 2 的倍数。每列恰有一个必败点（绿色，有的在图外）：任两点不同行、不同列，\
         在同一对角线上时相距必为奇数。从小的列开始逐个求出，并关于对角线对称。",
    )
}

fn given_borders(language: Language) -> Option<Picture> {
    const TOP: [bool; 9] = [false, true, false, false, true, true, false, true, true];
    const LEFT: [bool; 7] = [false, false, true, true, false, true, false];
    let (columns, rows) = (headings(0, 9), headings(0, 7));
    let board = Board { columns: &columns, rows: &rows, corner: "" };
    let ends = |(x, y): Place| {
        let loses = match (x, y) {
            (x, 0) => TOP[x],
            (0, y) => LEFT[y],
            _ => return None,
        };
        Some(Outcome::of_mover(loses))
    };
    let options = |(x, y): Place| vec![(x - 1, y), (x, y - 1)];
    figure(
        language,
        board.outcomes(|place| place != (0, 0), options, ends),
        "Starred cells are given: green ones are won by whoever moves there. Each other cell is \
         lost, green, exactly if both steps, to the left and up, lead to won cells. From row and \
         column 3 on, a cell has the outcome of the one before it on its diagonal, so the first \
         two rows and columns tell everything.",
        "带星的格是给定的：走到绿色星格者胜。其余的格，向左与向上两步都到必胜格时为必败（绿色）。\
         从第 3 行、第 3 列起，每格与对角线上前一格相同，所以前两行两列就决定了一切。",
    )
}

fn walking_apart(language: Language) -> Option<Picture> {
    let options = |row: &Vec<char>| {
        let entered = row.iter().filter(|cell| **cell != '·').count();
        let own = if entered % 2 == 0 { 'N' } else { 'T' };
        let from = row.iter().position(|&cell| cell == own);
        let is_near = |cell: usize| from.is_none_or(|from| from.abs_diff(cell) == 1);
        let free = (0..row.len()).filter(|&cell| row[cell] == '·' && is_near(cell));
        free.map(|cell| {
            let mut row = row.clone();
            if let Some(from) = from {
                row[from] = '#';
            }
            row[cell] = own;
            row
        })
        .collect()
    };
    // A strip and its mirror image are the same.
    let name = |row: &Vec<char>| {
        let mirrored: String = row.iter().rev().collect();
        mirrored.min(row.iter().collect())
    };
    let positions = Positions::after(vec!['·'; 3], options, name)?;
    figure(
        language,
        positions.outcomes(),
        "A strip of three free cells; N is Nayeon's cell, T Tzuyu's, and # has been left. Nayeon \
         enters the middle of the only run, and has a free cell on either side: Tzuyu gets one, \
         and she the other, with which the last move is hers. An end cell would leave Tzuyu the \
         longer way.",
        "三个空格；N 为 Nayeon 所在格，T 为 Tzuyu 所在格，# 已走过。Nayeon 先占唯一一段的正中，两边各有一格：\
         Tzuyu 占一边，她走另一边，最后一步归她。若占端点，长的一边就归 Tzuyu。",
    )
}

fn young_diagram(language: Language) -> Option<Picture> {
    const PILES: [usize; 6] = [5, 4, 4, 3, 1, 1];
    const HEIGHT: usize = 5;
    let columns = headings(0, PILES.len());
    let rows: Vec<String> = headings(0, HEIGHT).into_iter().rev().collect();
    let board = Board { columns: &columns, rows: &rows, corner: "" };
    let is_cell = |(x, y): Place| x < PILES.len() && HEIGHT - 1 - y < PILES[x];
    let options = |(x, y): Place| [Some((x + 1, y)), y.checked_sub(1).map(|y| (x, y))];
    figure(
        language,
        board.outcomes(is_cell, |place| options(place).into_iter().flatten().collect(), |_| None),
        "The piles 5, 4, 4, 3, 1, 1 as columns, with a token in the lower left cell. Eating a \
         largest pile is a step to the right, eating one candy of each a step up; whoever leaves \
         the diagram loses. All cells of a diagonal have the same outcome, so its last cell \
         decides, and from there the token can only go straight on.",
        "五、四、四、三、一、一颗糖的各堆画成柱，棋子在左下角。吃掉最大的一堆是向右一步，每堆吃一颗是向上一步；\
         走出图形者输。同一条对角线上的格胜负相同，所以由对角线的最后一格决定，从那里只能一直往前走。",
    )
}

fn race_down(language: Language) -> Option<Picture> {
    const SIZE: (usize, usize) = (5, 6);
    const OBSTACLES: [Place; 4] = [(2, 2), (4, 3), (1, 4), (3, 5)];
    // The columns in which Aoki can have the piece, while Takahashi moves down every time.
    let mut reach = vec![1];
    while let Some(&reached) = reach.last() {
        let row = reach.len();
        let is_below = (0..reached).any(|column| OBSTACLES.contains(&(column, row)));
        if row == SIZE.1 || is_below {
            break;
        }
        let is_free = reached < SIZE.0 && !OBSTACLES.contains(&(reached, row));
        reach.push(if is_free { reached + 1 } else { reached });
    }
    let drawing = table(&headings(1, SIZE.0), &headings(1, SIZE.1), "", |(x, y)| {
        let (class, content) = if OBSTACLES.contains(&(x, y)) {
            ("mark", "#")
        } else if reach.get(y).is_some_and(|&reached| x < reached) {
            ("n", "•")
        } else {
            ("plain", "")
        };
        Some((class, content.to_string()))
    });
    let acts = reach.len();
    figure(
        language,
        Some(drawing),
        &format!(
            "Takahashi moves down every time, because play ends soon after he does not. Dots are \
             the cells in which Aoki can have the piece then: each row adds a column on the right \
             unless an obstacle, #, stands there. In row {acts} he can have it above an obstacle: \
             Takahashi acts {acts} times."
        ),
        &format!(
            "Takahashi 每次都向下走，因为他一停，游戏很快就结束。圆点是 Aoki 那时能让棋子在的格：\
             每行向右多一列，除非那里是障碍 #。到第 {acts} 行，棋子可以在障碍正上方：Takahashi 共行动 {acts} 次。"
        ),
    )
}

fn safe_rectangle(language: Language) -> Option<Picture> {
    const SIZE: (i32, i32) = (6, 4);
    // The directions of Takahashi and Aoki in turn.
    const STEPS: [(i32, i32); 6] = [(1, 0), (-1, 0), (1, 0), (0, 1), (0, -1), (1, 0)];
    // The cell, unless the piece has left the board, and the number of moves made.
    type State = (Option<(i32, i32)>, usize);
    let options = |&(cell, moves): &State| -> Vec<State> {
        let Some((x, y)) = cell else { return Vec::new() };
        let Some(&(right, down)) = STEPS.get(moves) else { return Vec::new() };
        let (x, y) = (x + right, y + down);
        let moved = ((0..SIZE.0).contains(&x) && (0..SIZE.1).contains(&y)).then_some((x, y));
        let mut options = vec![(cell, moves + 1)];
        // Aoki does not move the piece off the board.
        if moved.is_some() || moves % 2 == 0 {
            options.push((moved, moves + 1));
        }
        options
    };
    let starts: Vec<State> =
        (0..SIZE.1).flat_map(|y| (0..SIZE.0).map(move |x| (Some((x, y)), 0))).collect();
    let outcomes = outcomes_from(&starts, options, |_| None)?;
    let (columns, rows) = (headings(1, SIZE.0 as usize), headings(1, SIZE.1 as usize));
    let drawing = table(&columns, &rows, "", |(x, y)| {
        let outcome = &outcomes[y * SIZE.0 as usize + x];
        let is_safe = matches!(outcome, LoopyOutcome::P { .. });
        Some(if is_safe { ("p", "✓".to_string()) } else { ("plain", String::new()) })
    });
    figure(
        language,
        Some(drawing),
        "Three steps, S = RRU and T = LDR: from the green cells Aoki keeps the piece on the board. \
         Going backwards from the last step, they are always a rectangle. A move R of Takahashi's \
         takes away its last column, and a move R of Aoki's adds one on the left, as far as the \
         board goes.",
        "三步，S = RRU，T = LDR：从绿色格出发，Aoki 能让棋子留在棋盘上。从最后一步往回推，安全格总是一个矩形。\
         Takahashi 的 R 去掉它最右一列，Aoki 的 R 在左边加一列（不超出棋盘）。",
    )
}

fn sizes_and_turns(language: Language) -> Option<Picture> {
    const TURNS: [(usize, usize); 4] = [(1, 3), (2, 3), (1, 2), (1, 3)];
    const SIZES: usize = 14;
    let options = |&(size, turn): &Place| match TURNS.get(turn) {
        // After the last turn nobody loses.
        None => vec![(size, turn)],
        Some(&(least, most)) => {
            (least..=most.min(size)).map(|taken| (size - taken, turn + 1)).collect()
        }
    };
    let starts: Vec<Place> =
        (0..=TURNS.len()).flat_map(|turn| (0..SIZES).map(move |size| (size, turn))).collect();
    let outcomes = outcomes_from(&starts, options, |_| None)?;
    let rows: Vec<String> = TURNS
        .iter()
        .map(|(least, most)| format!("{least}–{most}"))
        .chain(["end".to_string()])
        .collect();
    let drawing = table(&headings(0, SIZES), &rows, "", |(size, turn)| {
        let (class, letter) = class_and_letter(&outcomes[turn * SIZES + size]);
        Some((class, letter.to_string()))
    });
    figure(
        language,
        Some(drawing),
        "Sizes of the pile before each of four turns, with the least L and the most R that may be \
         taken on the left; after the last turn all is drawn, grey. Each row is cut into \
         intervals. One turn earlier, the sizes from a lost interval's first plus L to its last \
         plus R are won, and what lies between such stretches, or below them, is lost.",
        "四个回合之前各种大小的堆，左边是该回合可取的最少 L 与最多 R；最后一回合之后都是平局（灰色）。\
         每行被切成若干区间。往前一回合，从必败区间的首加 L 到尾加 R 为必胜，其间或其下为必败。",
    )
}

/// A queen that may not go to an axis or to the main diagonal.
struct KeptFromHome;

impl Game for KeptFromHome {
    type Position = Place;

    fn options(&self, &(x, y): &Place) -> Vec<Vec<Place>> {
        let diagonal = (1..=x.min(y)).map(|steps| (x - steps, y - steps));
        let options = rook((x, y)).into_iter().chain(diagonal);
        let kept = options.filter(|&(x, y)| x > 0 && y > 0 && x != y);
        kept.map(|place| vec![place]).collect()
    }
}

fn queens_kept_from_home(language: Language) -> Option<Picture> {
    const SIZE: usize = 9;
    let mut game = Analysis::new(KeptFromHome);
    let places = (0..SIZE).flat_map(|y| (0..SIZE).map(move |x| (x, y)));
    let values: Vec<u64> = places.map(|place| game.value(&place)).collect::<Result<_, _>>().ok()?;
    let numbers = headings(0, SIZE);
    let drawing = table(&numbers, &numbers, "", |(x, y)| {
        if x == 0 || y == 0 || x == y {
            return Some(("u", String::new()));
        }
        let value = values[SIZE * y + x];
        Some(value_cell(value))
    });
    figure(
        language,
        Some(drawing),
        "From the grey cells, the axes and the diagonal, a piece goes home at once, so nobody \
         brings one there unless forced. Without them a player who cannot move loses, and the \
         numbers are the Grundy values: the mex along the row, the column and the diagonal. The \
         nim sum of all pieces decides.",
        "灰色格（坐标轴与主对角线）上的棋子能一步回家，谁都不愿先走到那里。去掉它们，走不动者输，\
         格中是 SG 值：所在行、列与斜线上各值的 mex。全体棋子取异或和。",
    )
}

fn boxes_and_items(language: Language) -> Option<Picture> {
    const BOUND: usize = 20;
    const ITEMS: usize = 7;
    let (columns, rows) = (headings(1, 6), headings(1, ITEMS));
    let board = Board { columns: &columns, rows: &rows, corner: "" };
    let is_cell = |(x, y): Place| (x + 1).checked_pow(y as u32 + 1).is_some_and(|n| n < BOUND);
    // With one box items can be added for ever; two boxes are too many long before the last row.
    let options = |(x, y): Place| vec![(x + 1, y), (x, (y + 1).min(ITEMS - 1))];
    let drawing = board.outcomes(is_cell, options, |_| None);
    figure(
        language,
        drawing,
        "Boxes to the right and items down, as long as boxes^items stays below c = 20; moves \
         beyond lose. With two boxes or more play must end, and each cell follows from the next \
         one and the one below. In the first column items can be added for ever: it is a draw, \
         grey, unless somebody wins before.",
        "向右是盒数，向下是物品数，盒数^物品数须小于 c = 20，越界者输。盒数至少为 2 时必会结束，\
         每格由右边与下边的格决定。第一列可以无限加物品：除非有人先胜，否则为灰色的平局。",
    )
}
