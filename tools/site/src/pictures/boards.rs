//! Boards whose cells are the positions of two numbers.

use super::drawing::{at, cell, line, square, svg, text, text_from, Point};
use super::Picture;
use games::scale::{colour, hex, is_dark};
use grundy::board::Board;
use grundy::chomp::ThreeRows;
use grundy::compound::conjunctive::Conjunctive;
use grundy::compound::diminished::Diminished;
use grundy::compound::selective::Selective;
use grundy::compound::sequential::heaps_value;
use grundy::compound::{Compound, Kind, Stop};
use grundy::contest::walsh::transform;
use grundy::game::{ByPlay, Ending};
use grundy::nimber::product;
use grundy::subtraction::SubtractionSet;
use grundy::{euclid, nim, wythoff, Outcome};
use maud::{html, Markup};
use support::language::Language;

/// The side of a cell, and the space for the numbers of the rows and columns.
const SIDE: f64 = 28.0;
const MARGIN: f64 = 30.0;

/// The number of rows and of columns.
const CELLS: u64 = 12;

/// Returns the centre of a cell.
fn centre(a: u64, b: u64) -> Point {
    at(MARGIN + SIDE * (b as f64 + 0.5), MARGIN + SIDE * (a as f64 + 0.5))
}

/// Returns the numbers of the rows and columns.
fn numbers(size: u64) -> Markup {
    html! {
        @for number in 0..size {
            (text(at(centre(0, number).x, 16.0), "soft", &number.to_string()))
            (text(at(14.0, centre(number, 0).y), "soft", &number.to_string()))
        }
    }
}

/// Draws a heat map of the values of all cells, with its scale. Cells of value 0 have the colour
/// of P-positions if `zero_is_lost`.
fn heat_map(value: impl Fn(u64, u64) -> u64, zero_is_lost: bool) -> Markup {
    let cells: Vec<(u64, u64, u64)> = (0..CELLS)
        .flat_map(|a| (0..CELLS).map(move |b| (a, b)))
        .map(|(a, b)| (a, b, value(a, b)))
        .collect();
    let highest = cells.iter().map(|(_, _, value)| *value).max().unwrap_or(0);
    let rows: Vec<String> = cells
        .chunks(CELLS as usize)
        .map(|row| row.iter().map(|(_, _, value)| value.to_string()).collect::<Vec<_>>().join(" "))
        .collect();
    let size = MARGIN + SIDE * CELLS as f64;
    let steps = highest.min(9);
    let content = html! {
        (numbers(CELLS))
        @for (a, b, value) in &cells {
            @if *value == 0 && zero_is_lost {
                (cell(centre(*a, *b), SIDE, "p", "0"))
            } @else {
                (tinted(centre(*a, *b), *value, highest))
            }
        }
        // The scale.
        @for step in 0..steps {
            @let value = highest - (highest - 1) * step / (steps - 1).max(1);
            @let place = at(size + 40.0, MARGIN + SIDE * (step as f64 + 0.5));
            (tinted(place, value, highest))
        }
        @if zero_is_lost {
            (cell(at(size + 40.0, MARGIN + SIDE * 10.0), SIDE, "p", "0"))
            (text_from(at(size + 62.0, MARGIN + SIDE * 10.0), "soft", "P"))
        }
    };
    svg((size + 90.0) as u32, (size + 4.0) as u32, &rows.join("; "), content)
}

/// Returns a cell with a value in the colour of the value.
fn tinted(place: Point, value: u64, highest: u64) -> Markup {
    let colour = colour(value, highest);
    html! {
        g.tinted.on-dark[is_dark(colour)] fill=(hex(colour)) {
            (square(place, SIDE))
            (text(place, "", &value.to_string()))
        }
    }
}

/// Draws a board of outcomes, on which P-positions are green.
fn outcome_board(size: u64, left: f64, is_lost: &dyn Fn(u64, u64) -> bool) -> Markup {
    html! {
        g transform=[(left > 0.0).then(|| format!("translate({left})"))] {
            (numbers(size))
            @for a in 0..size {
                @for b in 0..size {
                    @if is_lost(a, b) {
                        (cell(centre(a, b), SIDE, "p", "P"))
                    } @else {
                        g.cell.plain { (square(centre(a, b), SIDE)) }
                    }
                }
            }
        }
    }
}

/// Returns the P-positions of a board as text.
fn pairs(size: u64, is_lost: &dyn Fn(u64, u64) -> bool) -> String {
    let cells = (0..size).flat_map(|a| (0..size).map(move |b| (a, b)));
    let lost = cells.filter(|&(a, b)| is_lost(a, b)).map(|(a, b)| format!("({a}, {b})"));
    format!("P: {}", lost.collect::<Vec<_>>().join(" "))
}

fn side(size: u64) -> u32 {
    (MARGIN + SIDE * size as f64) as u32 + 4
}

/// Returns Wythoff's game as a queen that comes nearer to the corner.
pub fn wythoffs_queen(language: Language) -> Picture {
    let is_lost = |a: u64, b: u64| wythoff::outcome(a, b) == Outcome::P;
    let (a, b) = (6, 9);
    let queen = centre(a, b);
    let content = html! {
        (outcome_board(CELLS, 0.0, &is_lost))
        @for end in [centre(a, 0), centre(0, b), centre(0, b - a)] { (line(queen, end, "queen")) }
        @for (a, b) in wythoff::winning_moves(a, b) {
            // The line must not strike the letter out.
            (cell(centre(a, b), SIDE, "p", "P"))
            (ring(centre(a, b)))
        }
        (cell(queen, SIDE, "mark", "♛"))
    };
    let moves = wythoff::winning_moves(a, b);
    let moves: Vec<String> = moves.iter().map(|(a, b)| format!("({a}, {b})")).collect();
    let alternative = format!("{}; ({a}, {b}) → {}", pairs(CELLS, &is_lost), moves.join(" "));
    Picture::new(
        language,
        svg(side(CELLS), side(CELLS), &alternative, content),
        "Wythoff's game as a board: rows and columns are the two heaps, and a move is that of a \
         queen to the left, up, or up and to the left. P-positions are green. From (6, 9) the \
         lines show all moves, and the rings those that reach a P-position and win.",
        "把威佐夫博弈看作棋盘：行和列是两堆的石子数，一步就是皇后向左、向上或向左上走。绿色为必败态。\
         从 (6, 9) 出发，直线为所有走法，圆圈为走到必败态的必胜着法。",
    )
}

/// Returns the P-positions of Wythoff's game under misère play.
pub fn misere_wythoff(language: Language) -> Picture {
    let is_lost = |a: u64, b: u64| wythoff::misere::outcome(a, b) == Outcome::P;
    Picture::new(
        language,
        svg(
            side(CELLS),
            side(CELLS),
            &pairs(CELLS, &is_lost),
            outcome_board(CELLS, 0.0, &is_lost),
        ),
        "Wythoff's game in which whoever takes the last stone loses: rows and columns are the two \
         heaps. The green P-positions are those of normal play, except that (0, 1) and (2, 2) \
         replace (0, 0) and (1, 2).",
        "取走最后一颗者负的威佐夫博弈：行和列是两堆的石子数。绿色为必败态，与正常规则下的相同，只是 \
         (0, 1) 和 (2, 2) 取代了 (0, 0) 和 (1, 2)。",
    )
}

fn ring(place: Point) -> Markup {
    html! { circle.ring cx=(place.x) cy=(place.y) r="13" {} }
}

/// Returns the values of Wythoff's game as a heat map.
pub fn wythoff_values(language: Language) -> Option<Picture> {
    let board = Board::wythoff(CELLS as usize, CELLS as usize).ok()?;
    Some(Picture::new(
        language,
        heat_map(|a, b| board.value(a as usize, b as usize), true),
        "The Grundy values of Wythoff's game for two heaps of 0 to 11 stones, from dark blue for \
         1 to yellow for the greatest; P-positions, whose value is 0, are green. No value stands \
         twice in a row, in a column or on a falling diagonal: those are the moves.",
        "威佐夫博弈两堆各 0 到 11 颗石子时的 SG 值：深蓝为 1，黄色为最大；绿色为 0，即必败态。\
         同一行、同一列、同一条下行对角线上没有相同的值，因为沿着它们都可以走。",
    ))
}

/// Returns the table of nim products.
pub fn nim_products(language: Language) -> Picture {
    Picture::new(
        language,
        heat_map(product, false),
        "The nim product a ⊗ b of row and column, from dark blue for 0 and 1 to yellow for the \
         greatest. Outside the first row and column every row holds each value at most once, \
         since nimbers form a field; 2 ⊗ 2 = 3, and rows and columns below 4 stay below 4.",
        "行号与列号的尼姆积 a ⊗ b：深蓝为 0 和 1，黄色为最大。尼姆数构成域，所以除第 0 行和第 0 列外，\
         同一行中没有相同的值；2 ⊗ 2 = 3，小于 4 的数之积仍小于 4。",
    )
}

/// Returns the outcomes of Euclid's game with the two lines of the golden ratio.
pub fn euclids_game(language: Language) -> Picture {
    let is_lost = |a: u64, b: u64| a > 0 && b > 0 && euclid::outcome(a, b) == Outcome::P;
    let golden = (1.0 + 5f64.sqrt()) / 2.0;
    let (start, far) = (centre(0, 0), CELLS as f64 - 0.5);
    let away = |rows: f64, columns: f64| at(start.x + columns * SIDE, start.y + rows * SIDE);
    let content = html! {
        (outcome_board(CELLS, 0.0, &is_lost))
        (line(start, away(far / golden, far), "queen"))
        (line(start, away(far, far / golden), "queen"))
    };
    Picture::new(
        language,
        svg(side(CELLS), side(CELLS), &pairs(CELLS, &is_lost), content),
        "Euclid's game: rows and columns are the two numbers. P-positions, in green, are the \
         pairs of different numbers whose ratio is below the golden ratio, which the two lines \
         show. With equal numbers, and where the ratio is larger, the player to move wins.",
        "欧几里得博弈：行和列是两个数。绿色的必败态是两数不等而比值小于黄金分割比的数对，\
         两条直线即为黄金分割比。两数相等或比值更大时，先手必胜。",
    )
}

/// Draws the outcomes of two heaps under two conventions side by side. `names` are those of the
/// conventions in the text alternative.
fn two_boards(
    size: u64,
    names: [&str; 2],
    left: &dyn Fn(u64, u64) -> bool,
    right: &dyn Fn(u64, u64) -> bool,
) -> Markup {
    let width = f64::from(side(size)) + 30.0;
    let content = html! {
        (outcome_board(size, 0.0, left))
        (outcome_board(size, width, right))
    };
    let [one, other] = names;
    let alternative = format!("{one}: {}; {other}: {}", pairs(size, left), pairs(size, right));
    svg(2 * side(size) + 30, side(size), &alternative, content)
}

/// Returns the P-positions of two Nim heaps under normal and under misère play.
pub fn misere_nim(language: Language) -> Picture {
    let normal = |a: u64, b: u64| nim::outcome([a, b]) == Outcome::P;
    let misere = |a: u64, b: u64| nim::misere::outcome([a, b]) == Outcome::P;
    Picture::new(
        language,
        two_boards(6, ["1", "2"], &normal, &misere),
        "Two Nim heaps of 0 to 5 stones: on the left whoever takes the last stone wins, on the \
         right whoever takes it loses. P-positions are green. The boards differ only in the \
         corner where no heap has more than one stone.",
        "两堆 0 到 5 颗石子的尼姆：左边取最后一颗者胜，右边取最后一颗者负。绿色为必败态。\
         两张表只在各堆都不超过一颗的角上不同。",
    )
}

/// The outcomes of all pairs of small heaps.
struct Outcomes {
    size: u64,
    lost: Vec<bool>,
}

impl Outcomes {
    /// Asks for the outcome of every pair below `size`.
    fn new(size: u64, mut is_lost: impl FnMut(u64, u64) -> bool) -> Outcomes {
        let cells = (0..size).flat_map(|a| (0..size).map(move |b| (a, b)));
        Outcomes { size, lost: cells.map(|(a, b)| is_lost(a, b)).collect() }
    }

    fn is_lost(&self, a: u64, b: u64) -> bool {
        self.lost[(a * self.size + b) as usize]
    }
}

/// Returns the P-positions of two heaps of a rule under normal and under misère play.
pub fn misere_rule(language: Language) -> Option<Picture> {
    let rule = SubtractionSet::finite(&[1, 2, 3]).ok()?;
    let [normal, misere] = [Ending::Normal, Ending::Misere].map(|ending| {
        let mut play = ByPlay::new(&rule, ending);
        Outcomes::new(8, |a, b| play.outcome(&[a, b]) == Ok(Outcome::P))
    });
    Some(Picture::new(
        language,
        two_boards(8, ["1", "2"], &|a, b| normal.is_lost(a, b), &|a, b| misere.is_lost(a, b)),
        "Two heaps from which a move takes 1, 2 or 3 stones: on the left whoever moves last \
         wins, on the right whoever moves last loses. P-positions are green. They differ only \
         where both values are 0 or 1, as the SJ theorem says.",
        "两堆石子，每步取 1、2 或 3 颗：左边走最后一步者胜，右边走最后一步者负。绿色为必败态。\
         正如 SJ 定理所说，只有两堆的 SG 值都不超过 1 时才不同。",
    ))
}

/// Returns the P-positions of two heaps as a sum and as another compound.
fn compound<K: Kind>(kind: K, language: Language, english: &str, chinese: &str) -> Option<Picture> {
    let rule = SubtractionSet::finite(&[1, 2]).ok()?;
    let mut play = ByPlay::new(&rule, Ending::Normal);
    let sum = Outcomes::new(8, |a, b| play.outcome(&[a, b]) == Ok(Outcome::P));
    let mut game = Compound::new(&rule, kind);
    let other = Outcomes::new(8, |a, b| game.outcome(&[a, b]) == Ok(Outcome::P));
    let english = format!(
        "Two heaps from which one takes 1 or 2 stones. On the left, a turn moves in one heap: \
         their sum. On the right, {english} P-positions are green."
    );
    let chinese = format!(
        "两堆石子，每堆每次取 1 或 2 颗。左边每步只动一堆，即两堆之和；右边{chinese}绿色为必败态。"
    );
    Some(Picture::new(
        language,
        two_boards(8, ["1", "2"], &|a, b| sum.is_lost(a, b), &|a, b| other.is_lost(a, b)),
        &english,
        &chinese,
    ))
}

/// Returns the compound in which a turn moves in one heap or in both.
pub fn selective(language: Language) -> Option<Picture> {
    compound(
        Selective { stop: Stop::Last, ending: Ending::Normal },
        language,
        "a turn moves in one heap or in both, so that only two lost heaps are lost together.",
        "每步可动一堆或两堆，只有两堆各自都是必败态时，合起来才是必败态。",
    )
}

/// Returns the compound in which a turn moves in both heaps until one has ended.
pub fn conjunctive(language: Language) -> Option<Picture> {
    compound(
        Conjunctive { stop: Stop::First, ending: Ending::Normal },
        language,
        "a turn moves in both, and whoever finds an empty heap loses: the heap that ends first \
         decides.",
        "每步两堆都动，遇到空堆者负：先结束的一堆决定胜负。",
    )
}

/// Returns the compound in which a turn moves in every heap that is left.
pub fn every(language: Language) -> Option<Picture> {
    compound(
        Conjunctive { stop: Stop::Last, ending: Ending::Normal },
        language,
        "a turn moves in every heap that is left: the heap that lasts longest decides.",
        "每步要动所有未空的堆：最后结束的一堆决定胜负。",
    )
}

/// Returns the compound in which play is over as soon as one heap is empty.
pub fn diminished(language: Language) -> Option<Picture> {
    compound(
        Diminished { ending: Ending::Normal },
        language,
        "a turn moves in one heap, too, but whoever empties a heap has won.",
        "每步也只动一堆，但先取空一堆者胜。",
    )
}

/// Returns the values of two Nim heaps that are played one after the other.
pub fn one_after_the_other(language: Language) -> Picture {
    Picture::new(
        language,
        heat_map(|a, b| heaps_value(&[a, b]), true),
        "Two Nim heaps played one after the other: the row is the heap to be emptied first, the \
         column the heap that follows. The number is the Grundy value, from dark blue for 1 to \
         yellow for the greatest; P-positions, whose value is 0, are green. A first heap no \
         larger than the value of the rest is worth one less than its size, and a larger one is \
         worth its size.",
        "依次玩的两堆尼姆：行为必须先取完的一堆，列为后面的一堆。数字为 SG 值，深蓝为 1，黄色为最大；\
         绿色为 0，即必败态。第一堆不大于其余部分的值时，值为石子数减 1；更大时，值就是石子数。",
    )
}

/// Returns the P-positions of Chomp with a third row of one and of two squares.
pub fn chomp(language: Language) -> Picture {
    let rows = ThreeRows::new(2);
    let is_lost = |third: u64| {
        let rows = &rows;
        move |first: u64, second: u64| {
            first >= second && second >= third && rows.outcome([first, second, third]) == Outcome::P
        }
    };
    Picture::new(
        language,
        two_boards(10, ["1", "2"], &is_lost(1), &is_lost(2)),
        "Chomp with three rows of chocolate. The board's row is the length of the first row of \
         chocolate, its column that of the second, so cells above the diagonal are no positions; \
         the third is one square on the left, and two squares on the right. P-positions are \
         green: two in all on the left, and on the right the first row is always two longer than \
         the second.",
        "三行的 Chomp：表的行号为第一行的长度，列号为第二行的长度（对角线以上不是局面）；左图第三行为\
         一格，右图为两格。绿色为必败态：左边总共两个；右边第一行总比第二行长两格。",
    )
}

/// Returns the signs of the Walsh–Hadamard transform.
pub fn signs(language: Language) -> Picture {
    const SIZE: u64 = 8;
    let rows = (0..SIZE).map(|place| {
        let mut unit = [0i32; SIZE as usize];
        unit[place as usize] = 1;
        transform(&mut unit);
        unit
    });
    let rows: Vec<[i32; SIZE as usize]> = rows.collect();
    let sign = |entry: i32| if entry > 0 { "+" } else { "−" };
    let content = html! {
        (numbers(SIZE))
        @for (x, row) in (0..).zip(&rows) { @for (y, entry) in (0..).zip(row) {
            (cell(centre(x, y), SIDE, if *entry > 0 { "n" } else { "plain" }, sign(*entry)))
        } }
    };
    let listed: Vec<String> =
        rows.iter().map(|row| row.iter().map(|entry| sign(*entry)).collect()).collect();
    Picture::new(
        language,
        svg(side(SIZE), side(SIZE), &format!("{SIZE}×{SIZE}: {}", listed.join(" ")), content),
        "The signs of the transform of 8 numbers: number x counts in sum y with + or −, by \
         whether x and y have an even or an odd number of ones in common.",
        "8 个数的变换中的符号：第 x 个数在第 y 个和中取正或负，视 x 与 y 的公共 1 的个数为偶或奇。",
    )
}
