//! Numbers in binary, one above the other, with what is asked of each column.

use super::drawing::{at, svg, text, text_from};
use super::Picture;
use grundy::contest::xor_basis::XorBasis;
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
