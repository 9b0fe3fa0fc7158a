//! Codeforces 1091H by its rules: tries every move of the player whose turn it is.
//!
//! The middle tier has gaps of up to 2000 cells, each worth the mex of what the moves leave. It
//! takes for granted that either player can narrow any gap.

use grundy::mex::mex;
use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_gaps).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100_000)..=g.pick(3, 100_000));
    let widest = g.pick([30, 11, 6][n.min(3) as usize - 1], 200_000);
    let f = g.within(2..=g.pick(10, 200_000));
    let mut lines = format!("{n} {f}\n");
    for _ in 0..n {
        let narrow = if g.one_in(2) { widest } else { widest / 2 };
        let left = g.within(0..=narrow - 2);
        let right = g.within(left + 2..=widest);
        let white = g.within(left + 1..=right - 1);
        let shift = widest as i64 / 2;
        let cells = [left, white, right].map(|cell| (cell as i64 - shift).to_string());
        lines += &(cells.join(" ") + "\n");
    }
    lines
}

type Row = [i64; 3];

/// How many gaps have a known value.
const GAPS: usize = 2001;

/// Returns rows whose first gap is often of such a value that the sum is 0.
fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=4);
    let largest = if g.one_in(3) { GAPS as u64 } else { 40 };
    let f = g.within(2..=largest);
    let mut gaps = g.many(2 * n, 0..=GAPS as u64 - 1);
    if !g.one_in(3) {
        let values = values(f as usize);
        let sum = gaps[1..].iter().fold(0, |sum, &gap| sum ^ values[gap as usize]);
        let wanted = (gaps[0]..GAPS as u64).chain(0..gaps[0]);
        gaps[0] = { wanted }.find(|&gap| values[gap as usize] == sum).unwrap_or(gaps[0]);
    }
    let mut input = format!("{n} {f}\n");
    for pair in gaps.chunks(2) {
        let blue = g.within(0..=5000) as i64 - 5000;
        let white = blue + pair[0] as i64 + 1;
        input += &format!("{blue} {white} {}\n", white + pair[1] as i64 + 1);
    }
    input
}

fn answer_by_gaps(input: &mut Input) -> String {
    let Case { f, rows } = read(input);
    let values = values(f as usize);
    let gaps = rows.iter().flat_map(|[b, w, r]| [w - b - 1, r - w - 1]);
    let sum = gaps.fold(0, |sum, gap| sum ^ values[gap as usize]);
    if sum > 0 { "Alice\nBob\n" } else { "Bob\nAlice\n" }.to_string()
}

/// Returns the values of the gaps, if no move is `f`.
fn values(f: usize) -> Vec<u64> {
    let is_step = |&k: &usize| k != f && prime_factors(k) <= 2;
    let steps: Vec<usize> = (2..GAPS).filter(is_step).collect();
    let mut values: Vec<u64> = Vec::new();
    for gap in 0..GAPS {
        let narrower = steps.iter().take_while(|&&k| k <= gap).map(|k| values[gap - k]);
        values.push(mex(narrower));
    }
    values
}

/// Returns the number of prime factors, equal ones counted again.
fn prime_factors(mut number: usize) -> usize {
    let mut factors = 0;
    let mut divisor = 2;
    while number > 1 {
        while number % divisor == 0 {
            number /= divisor;
            factors += 1;
        }
        divisor += 1;
    }
    factors
}

struct Case {
    f: i64,
    rows: Vec<Row>,
}

fn read(input: &mut Input) -> Case {
    let n = input.number(1..=100_000);
    let f = input.number(2..=200_000i64);
    let rows: Vec<Row> =
        (0..n).map(|_| [(); 3].map(|_| input.number(-100_000..=100_000))).collect();
    input.end();
    assert!(rows.iter().all(is_in_order), "tokens in another order");
    Case { f, rows }
}

fn is_in_order(row: &Row) -> bool {
    row[0] < row[1] && row[1] < row[2]
}

fn answer(input: &mut Input) -> String {
    let Case { f, mut rows } = read(input);
    rows.sort_unstable();
    let divisors = |k: i64| (2..k).filter(move |d| k % d == 0);
    let is_prime = |k: i64| k > 1 && divisors(k).next().is_none();
    let is_step =
        |k: &i64| *k != f && (is_prime(*k) || divisors(*k).any(|d| is_prime(d) && is_prime(k / d)));
    let steps: Vec<i64> = (2..40).filter(is_step).collect();
    let options = |(rows, alice): &(Vec<Row>, bool)| {
        let mut options = Vec::new();
        for (place, &row) in rows.iter().enumerate() {
            for &k in steps.iter().filter(|&&k| k < row[2] - row[0]) {
                let moved = if *alice {
                    [[row[0] + k, row[1], row[2]], [row[0] + k, row[1] + k, row[2]]]
                } else {
                    [[row[0], row[1], row[2] - k], [row[0], row[1] - k, row[2] - k]]
                };
                for row in moved.into_iter().filter(is_in_order) {
                    let mut option = rows.clone();
                    option[place] = row;
                    option.sort_unstable();
                    options.push((option, !alice));
                }
            }
        }
        options
    };
    let widest = rows.iter().map(|row| row[2] - row[0]).max();
    assert!(widest <= Some(40), "too wide for a search");
    let mut search = Search::normal()
        .written(|(rows, _): &(Vec<Row>, bool)| {
            rows.iter().map(|[a, b, c]| format!("{a} {b} {c}")).collect::<Vec<_>>().join("\n")
        })
        .turn(|(_, alice)| if *alice { "Alice" } else { "Bob" });
    let alice = search.mover_wins(&(rows.clone(), true), &options);
    let bob = search.mover_wins(&(rows, false), &options);
    format!("{}\n{}\n", ["Bob", "Alice"][usize::from(alice)], ["Alice", "Bob"][usize::from(bob)])
}
