//! Numbers in binary, one above the other, with what is asked of each column.

use super::drawing::{at, svg, text, text_from};
use super::Picture;
use grundy::contest::xor_basis::XorBasis;
use grundy::{moore, nim};
use maud::{html, Markup};
use support::language::Language;

/// The distance of two columns, and that of two rows.
const COLUMN: f64 = 30.0;
const ROW: f64 = 28.0;

/// The place of the first digit.
const LEFT: f64 = 76.0;

/// Draws numbers in binary with a last row; `is_marked` says which digits of the last row differ
/// from what is wanted.
fn digits(numbers: &[u64], last: &Row, more: Markup, alternative: &str) -> Markup {
    let largest = numbers.iter().copied().max().unwrap_or(0);
    let width = (u64::BITS - largest.leading_zeros()).max(1) as usize;
    let x = |column: usize| LEFT + COLUMN * column as f64;
    let bottom = ROW * (numbers.len() as f64 + 1.0);
    let content = html! {
        @for (place, number) in numbers.iter().enumerate() {
            @let y = ROW * (place as f64 + 0.8);
            (text(at(28.0, y), "soft", &number.to_string()))
            @for column in 0..width {
                @let bit = number >> (width - 1 - column) & 1;
                (text(at(x(column), y), if bit == 1 { "one" } else { "soft" }, &bit.to_string()))
            }
        }
        line x1="8" y1=(bottom - 14.0) x2=(x(width) - 8.0) y2=(bottom - 14.0) {}
        (text(at(28.0, bottom + 4.0), "soft", last.name))
        @for (column, digit) in last.digits(width).iter().enumerate() {
            (text(at(x(column), bottom + 4.0), if *digit == 0 { "soft" } else { "mark" },
                &digit.to_string()))
        }
        (more)
    };
    svg((x(width) + 120.0) as u32, (bottom + 26.0) as u32, alternative, content)
}

/// The row below the numbers.
struct Row {
    name: &'static str,
    /// The digits from the lowest on.
    digits: Vec<u64>,
}

impl Row {
    /// Returns the digits from the highest on.
    fn digits(&self, width: usize) -> Vec<u64> {
        (0..width).rev().map(|place| self.digits.get(place).copied().unwrap_or(0)).collect()
    }
}

/// Returns the sum of each binary column modulo `modulus`, the lowest column first.
fn column_sums(numbers: &[u64], modulus: u64) -> Vec<u64> {
    let sum = |column: u32| numbers.iter().map(|number| number >> column & 1).sum::<u64>();
    (0..u64::BITS).map(|column| sum(column) % modulus).collect()
}

fn list(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(", ")
}

/// Returns a Nim position in binary, with its nim sum and every winning move.
pub fn nim_position(language: Language) -> Picture {
    let heaps = [3, 5, 7];
    let sum = nim::nim_sum(heaps);
    let moves = nim::winning_moves(&heaps);
    let names = moves.iter().map(|found| format!("{} → {}", heaps[found.heap], found.leave));
    let names: Vec<String> = names.collect();
    let row = Row { name: "⊕", digits: column_sums(&heaps, 2) };
    let beside = html! {
        @for (found, name) in moves.iter().zip(&names) {
            @let place = at(LEFT + 3.0 * COLUMN + 20.0, ROW * (found.heap as f64 + 0.8));
            (text_from(place, "won", name))
        }
    };
    let alternative =
        format!("{} = {sum}; {}", list(&heaps).replace(", ", " ⊕ "), names.join(", "));
    Picture::new(
        language,
        digits(&heaps, &row, beside, &alternative),
        "The Nim heaps 3, 5 and 7 in binary, and below the line their nim sum: 1 where a column \
         has an odd number of ones. It is not 0, so the player to move wins: each move beside a \
         heap makes every column even.",
        "尼姆堆 3、5、7 的二进制，横线下为异或和：一列中 1 的个数为奇数则记 1。异或和不为 0，\
         先手必胜：各堆右侧所写的走法都使每一列的 1 变成偶数个。",
    )
}

/// Returns a position of Moore's Nim in binary, with the sums of the columns.
pub fn moores_nim(language: Language) -> Picture {
    let (heaps, most) = ([1, 3, 4, 6], 2);
    let row = Row { name: "mod 3", digits: column_sums(&heaps, most as u64 + 1) };
    let found = moore::winning_moves(&heaps, most).next().unwrap_or_default();
    let names = found.iter().map(|one| format!("{} → {}", heaps[one.heap], one.leave));
    let names: Vec<String> = names.collect();
    let beside = html! {
        @for (one, name) in found.iter().zip(&names) {
            (text_from(at(LEFT + 3.0 * COLUMN + 20.0, ROW * (one.heap as f64 + 0.8)), "won", name))
        }
    };
    let sums = row.digits(3).iter().map(u64::to_string).collect::<String>();
    let alternative = format!("{}: {sums} mod 3; {}", list(&heaps), names.join(", "));
    Picture::new(
        language,
        digits(&heaps, &row, beside, &alternative),
        "Moore's Nim in which a move takes from one or two heaps: the heaps 1, 3, 4 and 6 in \
         binary, and below the line the ones of each column, counted modulo 3. They are not all \
         0, so the player to move wins; the changes written beside the heaps, made together in \
         one move, make them all 0.",
        "Moore 的 Nim-K，每步可从一堆或两堆中取：1、3、4、6 的二进制，横线下为每列 1 的个数模 3。\
         不全为 0，先手必胜；把右侧所写的改变合为一步，便全部变为 0。",
    )
}

/// Returns some numbers and the linear basis of their nim sums.
pub fn basis(language: Language) -> Picture {
    let numbers = [13, 11, 6, 5];
    let mut basis = XorBasis::new();
    numbers.iter().for_each(|&number| {
        basis.insert(number);
    });
    let kept: Vec<u64> = basis.numbers().collect();
    let row = Row { name: "⊕", digits: column_sums(&numbers, 2) };
    let beside = html! {
        (text_from(at(LEFT + 4.0 * COLUMN + 20.0, ROW * 0.8), "soft",
            language.select("basis", "线性基")))
        @for (place, number) in kept.iter().enumerate() {
            (text_from(at(LEFT + 4.0 * COLUMN + 20.0, ROW * (place as f64 + 1.8)), "won",
                &format!("{number:04b} = {number}")))
        }
    };
    let alternative = format!("{} → {}", list(&numbers), list(&kept));
    Picture::new(
        language,
        digits(&numbers, &row, beside, &alternative),
        "Four numbers in binary with their nim sum, and beside them a basis: numbers with \
         different highest ones. The nim sums of any of the four numbers are the nim sums of \
         these.",
        "四个数的二进制与它们的异或和；右侧为线性基：最高位互不相同的几个数。原来的数中任选若干个的\
         异或和，正是从线性基中任选若干个的异或和。",
    )
}
