//! Games that are Nim in disguise: what the heaps are in each of them.

use crate::pictures::lines::{lines, Cell, Line};
use crate::pictures::{heaps, Picture};
use grundy::mex::mex;
use grundy::nim::nim_sum;
use wording::language::Language;

/// Returns the picture of a problem of this group.
pub fn of_problem(place: &str, language: Language) -> Option<Picture> {
    match place {
        "euler/344" => Some(coins_and_a_dollar(language)),
        "euler/806" => Some(towers_of_hanoi(language)),
        "hackerrank/nimble-game-1" | "hdu/1849" => Some(coins_on_squares(language)),
        "hackerrank/tower-breakers-revisited-1" => Some(heights_and_divisors(language)),
        "hdu/5011" | "luogu/P9387" => taken_and_split(language),
        "lightoj/1192" => Some(gaps_of_pairs(language)),
        "lightoj/1247" => Some(rows_of_piles(language)),
        "luogu/P5387" => smaller_by_xor(language),
        "uva/11311" => Some(cake_around_a_piece(language)),
        "uva/11859" => Some(rows_of_factors(language)),
        "yukicoder/2" => Some(exponents(language)),
        _ => None,
    }
}

/// Returns the nim sum of some heaps as one writes it, with the outcome.
pub fn reckoned(heaps: &[u64]) -> String {
    let written: Vec<String> = heaps.iter().map(u64::to_string).collect();
    let sum = nim_sum(heaps.iter().copied());
    format!("{} = {sum}: {}", written.join(" ⊕ "), if sum == 0 { "P" } else { "N" })
}

/// Returns the cells of a strip, where `pieces` are what stands on squares counted from 1.
fn strip(last: usize, pieces: &[(usize, &'static str, &'static str)]) -> Vec<Cell> {
    let cells = (1..=last).map(|square| {
        let piece = pieces.iter().find(|(place, ..)| *place == square);
        piece.map_or(Cell::new("", "plain"), |&(_, text, class)| Cell::new(text, class))
    });
    cells.collect()
}

fn coins_and_a_dollar(language: Language) -> Picture {
    const SQUARES: usize = 14;
    let coins = [2, 5, 7, 11];
    // In pairs from the right; the dollar is the third coin.
    let heaps = [coins[1] - coins[0] - 1, coins[3] - coins[2] - 1].map(|gap| gap as u64);
    let pieces: Vec<(usize, &str, &str)> = coins
        .iter()
        .zip(["o", "o", "$", "o"])
        .map(|(&coin, text)| (coin, text, if text == "$" { "mark" } else { "n" }))
        .collect();
    let cells = strip(SQUARES, &pieces);
    let shown = [
        Line::new("", (1..=SQUARES).map(Cell::bare)),
        Line::new("", cells).noted(reckoned(&heaps)),
    ];
    Picture::new(
        language,
        lines(&shown),
        "A strip with three worthless coins and the dollar, orange. In pairs from the right, the \
         squares between the coins of a pair are a heap: here 2 and 3. A move changes one of \
         them, and a coin that makes one larger is followed by the other of its pair. Whoever \
         has to pocket the last coin before the dollar loses.",
        "三枚不值钱的硬币和一枚银元（橙色）。从右往左两两配对，每对之间的空格数是一堆：这里是 2 和 3。每步\
         改变其中一堆；若某步使一堆变大，另一枚可跟进相同的格数。谁不得不收走银元左边最后一枚硬币，谁输。",
    )
}

fn towers_of_hanoi(language: Language) -> Picture {
    const DISKS: u32 = 4;
    // Disk d, counted from the smallest on, moves at the steps 2^d, 3 · 2^d, 5 · 2^d, …, always in
    // one direction round the pegs.
    let peg = |disk: u32, step: u32| {
        let moves = (step + (1 << disk)) >> (disk + 1);
        let direction = if (DISKS - disk).is_multiple_of(2) { 1 } else { 2 };
        (moves * direction) % 3
    };
    let steps = 0..1u32 << DISKS;
    let heaps =
        |step: u32| [0, 1, 2].map(|p| (0..DISKS).filter(|&d| peg(d, step) == p).count() as u64);
    let rows = (0..3).map(|p| {
        let name = language.select(["peg 1", "peg 2", "peg 3"], ["柱 1", "柱 2", "柱 3"])[p];
        Line::new(name, steps.clone().map(|step| Cell::new(heaps(step)[p], "plain")))
    });
    let top = Line::new(language.select("number", "编号"), steps.clone().map(Cell::bare));
    let bottom = Line::new("⊕", steps.clone().map(|step| Cell::of_value(nim_sum(heaps(step)))));
    let shown: Vec<Line> = [top].into_iter().chain(rows).chain([bottom]).collect();
    Picture::new(
        language,
        lines(&shown),
        "The shortest solution for 4 disks: the numbers of disks on the three pegs after each \
         step, and below them their nim sum. The positions with nim sum 0, green, are the lost \
         ones of Nim; they lie symmetrically, number i and number 15 - i.",
        "4 个圆盘的最短解：每一步之后三根柱上的圆盘数，最下一行为异或和。异或和为 0 的（绿色）是尼姆的\
         必败态；它们左右对称：编号 i 与 15 - i。",
    )
}

fn coins_on_squares(language: Language) -> Picture {
    let squares = [0, 2, 3, 5];
    let cells = (0..8).map(|square| match squares.contains(&square) {
        true => Cell::new("●", "n"),
        false => Cell::new("", "plain"),
    });
    let shown =
        [Line::new("", (0..8).map(Cell::bare)), Line::new("", cells).noted(reckoned(&squares))];
    Picture::new(
        language,
        lines(&shown),
        "Coins on a row of squares: a move takes one to any square with a lower number. The coins \
         do not hinder each other, so a coin on square k is a Nim heap of k stones, and the nim \
         sum of the numbers of their squares decides.",
        "一排格子上的硬币：每步把一枚移到编号更小的任意一格。硬币互不妨碍，所以第 k 格上的硬币就是 k 颗的\
         尼姆堆，各枚所在编号的异或和决定胜负。",
    )
}

fn heights_and_divisors(language: Language) -> Picture {
    const LAST: usize = 16;
    let mut values: Vec<u64> = vec![0];
    for height in 1..=LAST {
        let divisors = (1..height).filter(|&divisor| height.is_multiple_of(divisor));
        values.push(mex(divisors.map(|divisor| values[divisor])));
    }
    let shown = [
        Line::new(language.select("height", "高度"), (1..=LAST).map(Cell::bare)),
        Line::new("SG", values[1..].iter().copied().map(Cell::of_value)),
    ];
    Picture::new(
        language,
        lines(&shown),
        "Towers of height 1 to 16, of which a move makes one lower, down to a divisor of its \
         height, and their Grundy values: the number of prime factors, repeated ones counted. A \
         divisor takes away any number of them, so a tower is a Nim heap of its prime factors.",
        "高 1 到 16 的塔，每步把一座降到它高度的一个约数；SG 值为质因数的个数（重复的都计入）。走到约数就是\
         去掉任意多个质因数，所以一座塔就是由质因数组成的尼姆堆。",
    )
}

fn taken_and_split(language: Language) -> Option<Picture> {
    let options = |heap: u64| {
        let left = 0..heap;
        let parts = left.flat_map(|left| (0..=left / 2).map(move |part| [left - part, part]));
        parts.map(|parts| parts.into_iter().filter(|&part| part > 0).collect()).collect()
    };
    heaps::of_game(
        language,
        4,
        options,
        "A pile of 4: a move takes some and may leave two piles. Two parts that are less than 4 in \
         all have a nim sum below 4, so nothing reaches the value 4 and all smaller ones are \
         reached, as in Nim.",
        "一堆 4 颗：每步取走若干颗，还可以把剩下的分成两堆。两部分之和小于 4，异或和也小于 4，所以到不了 4，\
         而更小的值都能到，与尼姆一样。",
    )
}

fn gaps_of_pairs(language: Language) -> Picture {
    let gray = [1, 6, 11];
    let white = [4, 9, 13];
    let pieces: Vec<(usize, &str, &str)> = gray
        .iter()
        .map(|&square| (square, "g", "u"))
        .chain(white.iter().map(|&square| (square, "w", "n")))
        .collect();
    let heaps: Vec<u64> =
        gray.iter().zip(&white).map(|(gray, white)| (white - gray - 1) as u64).collect();
    let shown = [
        Line::new("", (1..=14).map(Cell::bare)),
        Line::new("", strip(14, &pieces)).noted(reckoned(&heaps)),
    ];
    Picture::new(
        language,
        lines(&shown),
        "Gray pieces (g), which move to the right, and white ones (w), which move to the left. The \
         gap between a gray piece and the white one to its right is a heap: either player makes \
         it smaller by any number, and no move makes one larger. So this is Nim with the gaps.",
        "灰子（g）向右走，白子（w）向左走。灰子与它右边的白子之间的空格数是一堆：任何一方都可以使它减小任意\
         多，任何一步都不会使它变大。所以这就是以各空格数为堆的尼姆。",
    )
}

fn rows_of_piles(language: Language) -> Picture {
    let matrix = [[1, 0, 2], [4, 1, 1], [0, 3, 2]];
    let sums = matrix.map(|row: [u64; 3]| row.iter().sum::<u64>());
    let shown: Vec<Line> = matrix
        .iter()
        .zip(sums)
        .map(|(row, sum)| Line::new("", row.iter().map(|pile| Cell::new(pile, "n"))).noted(sum))
        .chain([Line::new("", []).noted(reckoned(&sums))])
        .collect();
    Picture::new(
        language,
        lines(&shown),
        "A matrix of piles with the sum of each row beside it. A move takes any number of stones \
         from the piles of one row, so a row is a Nim heap of all its stones, and the nim sum of \
         these heaps decides.",
        "每格一堆石子，右侧为各行之和。每步从同一行的各堆中取走任意多颗，所以一行就是把它的石子合在一起的\
         尼姆堆，各行之和的异或和决定胜负。",
    )
}

fn smaller_by_xor(language: Language) -> Option<Picture> {
    let options = |number: u64| {
        let after = (1..=number).map(|y| number ^ y).filter(|&after| after < number);
        after.map(|after| vec![after]).collect()
    };
    heaps::of_game(
        language,
        13,
        options,
        "The number 13 = 8 + 5, which a move replaces by 13 ⊕ y for a y up to 13, if that is \
         smaller. With h the highest power of 2 in a number h + r, the number is worth r + 1, \
         like a Nim heap of that size.",
        "数 13 = 8 + 5，每步换成更小的 13 ⊕ y（y 不超过 13）。把数写成 h + r，h 为其中 2 的最高次幂，\
         它的值为 r + 1，相当于这么大的一个尼姆堆。",
    )
}

fn cake_around_a_piece(language: Language) -> Picture {
    const ROWS: usize = 4;
    const COLUMNS: usize = 6;
    const PIECE: (usize, usize) = (1, 3);
    let (row, column) = PIECE;
    let heaps = [row, ROWS - row - 1, column, COLUMNS - column - 1].map(|heap| heap as u64);
    let shown = (0..ROWS).map(|r| {
        let cells = (0..COLUMNS).map(|c| match (r == row, c == column) {
            (true, true) => Cell::new("×", "mark"),
            (true, false) | (false, true) => Cell::new("", "n"),
            _ => Cell::new("", "plain"),
        });
        let line = Line::new("", cells);
        if r == row {
            line.noted(reckoned(&heaps))
        } else {
            line
        }
    });
    Picture::new(
        language,
        lines(&shown.collect::<Vec<_>>()),
        "A cake of 4 by 6 pieces, with the piece that nobody wants in orange. Above and below it \
         there are 1 and 2 rows, to its left and right 3 and 2 columns, and a cut takes any \
         number of rows or columns from one side: four Nim heaps.",
        "4 × 6 块的蛋糕，谁都不想要的那块为橙色。它的上下各有 1 行和 2 行，左右各有 3 列和 2 列，每切一刀从\
         一侧去掉任意多行或列：这就是四个尼姆堆。",
    )
}

/// Returns the prime factors of a number, repeated ones too.
fn prime_factors(number: u64) -> Vec<u64> {
    match (2..=number).find(|&divisor| number.is_multiple_of(divisor)) {
        Some(prime) => [vec![prime], prime_factors(number / prime)].concat(),
        None => vec![],
    }
}

fn rows_of_factors(language: Language) -> Picture {
    let matrix: [[u64; 3]; 3] = [[12, 1, 5], [4, 2, 1], [9, 7, 6]];
    let count =
        |row: &[u64; 3]| row.iter().flat_map(|&number| prime_factors(number)).count() as u64;
    let heaps = [0, 1, 2].map(|row| count(&matrix[row]));
    let written = |row: &[u64; 3]| {
        let factors = row.iter().flat_map(|&number| prime_factors(number));
        factors.map(|factor| factor.to_string()).collect::<Vec<_>>().join("·")
    };
    let shown: Vec<Line> = matrix
        .iter()
        .zip(heaps)
        .map(|(row, heap)| {
            let line = Line::new("", row.iter().map(|number| Cell::new(number, "n")));
            line.noted(format!("{}: {heap}", written(row)))
        })
        .chain([Line::new("", []).noted(reckoned(&heaps))])
        .collect();
    Picture::new(
        language,
        lines(&shown),
        "A matrix, with the prime factors of each row and their number beside it. A move divides \
         numbers of one row, which crosses out any number of its prime factors: a row is a Nim \
         heap of these.",
        "矩阵，右侧为各行的质因数及其个数。每步用除法去掉同一行中任意多个质因数，所以一行就是由它的质因数组成\
         的尼姆堆。",
    )
}

fn exponents(language: Language) -> Picture {
    const NUMBER: u64 = 360;
    let factors = prime_factors(NUMBER);
    let mut primes = factors.clone();
    primes.dedup();
    let heaps: Vec<u64> = primes
        .iter()
        .map(|prime| factors.iter().filter(|&factor| factor == prime).count() as u64)
        .collect();
    let most = heaps.iter().copied().max().unwrap_or(0);
    let mut shown: Vec<Line> = primes
        .iter()
        .zip(&heaps)
        .map(|(prime, &heap)| {
            let cells = (0..most).filter(|&place| place < heap).map(|_| Cell::new(prime, "n"));
            Line::new("", cells).noted(heap)
        })
        .collect();
    shown.push(Line::new("", []).noted(reckoned(&heaps)));
    Picture::new(
        language,
        lines(&shown),
        "The prime factors of 360, a line for each prime, and their numbers. A move divides by one \
         prime once or more, which takes any number from one line: the exponents are Nim heaps.",
        "360 的质因数，每个质数一行，右侧为个数。每步除以同一个质数一次或多次，即从一行中取走任意多个：\
         指数就是尼姆堆。",
    )
}
