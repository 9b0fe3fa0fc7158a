//! AtCoder ARC 151 C by its rules: both digits written on every empty square.
//!
//! The middle tier has rows of up to 200 squares. A stretch of empty squares between two digits, or
//! at an end of the row, is worth the mex of what its moves leave.

use reference::{Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_stretches).run();
}

fn generate(g: &mut Generator) -> String {
    let largest = 1_000_000_000_000_000_000;
    let n = g.within(g.pick(1, largest)..=g.pick(9, largest));
    let most = g.within(g.pick(0, 200_000)..=g.pick(n.min(4), 200_000));
    // On average, the steps spread the digits over the row.
    let reach = g.pick(3, 2 * (n / most.max(1)).max(1) - 1);
    let mut digits: Vec<(u64, u64)> = Vec::new();
    let mut square = 0;
    for _ in 0..most {
        square += g.within(1..=reach);
        if square > n {
            break;
        }
        let digit = match digits.last() {
            Some(&(before, digit)) if before + 1 == square => 1 - digit,
            _ => g.within(0..=1),
        };
        digits.push((square, digit));
    }
    let lines: Vec<String> = digits.iter().map(|(x, y)| format!("{x} {y}\n")).collect();
    format!("{n} {}\n{}", digits.len(), lines.concat())
}

/// Returns rows whose ends are mostly equally long, or differ by a square.
fn generate_middle(g: &mut Generator) -> String {
    let before = g.within(0..=40);
    let mut digits = Vec::new();
    let mut square = before;
    let counts = if g.one_in(8) { 0..=1 } else { 1..=8 };
    for _ in 0..g.within(counts) {
        square += g.within(1..=3) * g.within(1..=4);
        let digit = match digits.last() {
            Some(&(last, digit)) if last + 1 == square => 1 - digit,
            _ => g.within(0..=1),
        };
        digits.push((square, digit));
    }
    let first = digits.first().map_or(0, |&(first, _)| first - 1);
    let after = if g.one_in(4) { g.within(0..=60) } else { first ^ g.within(0..=1) };
    let n = (square + after).max(1);
    let lines: Vec<String> = digits.iter().map(|(x, y)| format!("{x} {y}\n")).collect();
    format!("{n} {}\n{}", digits.len(), lines.concat())
}

/// Empty squares and the digits on both sides of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Stretch {
    left: Option<u8>,
    squares: usize,
    right: Option<u8>,
}

impl Stretch {
    fn options(&self) -> Vec<Vec<Stretch>> {
        let Stretch { left, squares, right } = *self;
        let mut options = Vec::new();
        for (square, digit) in
            (0..squares).flat_map(|square| [(square, Some(0)), (square, Some(1))])
        {
            if (square > 0 || left != digit) && (square + 1 < squares || right != digit) {
                let before = Stretch { left, squares: square, right: digit };
                let after = Stretch { left: digit, squares: squares - square - 1, right };
                options.push(vec![before, after]);
            }
        }
        options
    }
}

fn answer_by_stretches(input: &mut Input) -> String {
    let row = read(input);
    let mut stretches = Vec::new();
    let mut left = None;
    for part in row.split_inclusive(Option::is_some) {
        let squares = part.iter().filter(|digit| digit.is_none()).count();
        let right = part.last().copied().flatten();
        stretches.push(Stretch { left, squares, right });
        left = right;
    }
    let first = GrundyValues::new().sum(&stretches, &Stretch::options) > 0;
    if first { "Takahashi\n" } else { "Aoki\n" }.to_string()
}

fn read(input: &mut Input) -> Vec<Option<u8>> {
    let n = input.number(1..=1_000_000_000_000_000_000);
    let mut row: Vec<Option<u8>> = vec![None; n];
    let mut square = 0;
    for _ in 0..input.number(0..=n.min(200_000)) {
        square = input.number(square + 1..=n);
        row[square - 1] = Some(input.number(0..=1));
    }
    input.end();
    let equal = |pair: &[Option<u8>]| pair[0].is_some() && pair[0] == pair[1];
    assert!(!row.windows(2).any(equal), "equal digits side by side");
    row
}

fn answer(input: &mut Input) -> String {
    let row = read(input);
    let written = |row: &Vec<Option<u8>>| -> String {
        row.iter().map(|digit| digit.map_or('.', |digit| char::from(b'0' + digit))).collect()
    };
    let first =
        Search::normal().written(written).mover_wins(&row, &|row: &Vec<Option<u8>>| write(row));
    if first { "Takahashi\n" } else { "Aoki\n" }.to_string()
}

fn write(row: &[Option<u8>]) -> Vec<Vec<Option<u8>>> {
    let mut options = Vec::new();
    for square in (0..row.len()).filter(|&square| row[square].is_none()) {
        let left = square.checked_sub(1).and_then(|left| row[left]);
        let right = row.get(square + 1).copied().flatten();
        for digit in [Some(0), Some(1)] {
            if left != digit && right != digit {
                let mut option = row.to_vec();
                option[square] = digit;
                options.push(option);
            }
        }
    }
    options
}
