//! AtCoder ARC 151 C by its rules: both digits written on every empty square.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
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
