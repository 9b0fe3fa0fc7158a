//! Codeforces 1091H by its rules: tries every move of the player whose turn it is.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100_000);
    let f = input.number(2..=200_000i64);
    let mut rows: Vec<Row> =
        (0..n).map(|_| [(); 3].map(|_| input.number(-100_000..=100_000))).collect();
    input.end();
    let in_order = |row: &Row| row[0] < row[1] && row[1] < row[2];
    assert!(rows.iter().all(in_order), "tokens in another order");
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
                for row in moved.into_iter().filter(in_order) {
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
