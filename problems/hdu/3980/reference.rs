//! HDU 3980 by its rules: every run of beads painted; the beads stay where they are.
//!
//! The middle tier has chains of up to 300 beads; the row after the first move is worth the mex of
//! what every move leaves.

use reference::{grid, Generator, GrundyValues, Input, Reference, Search, Size};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_rows).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 1000);
    let mut input = format!("{cases}\n");
    for case in 1..=cases {
        let (n, m) = match g.size() {
            Size::Tiny => (g.within(1..=14), g.within(1..=g.pick(6, 6))),
            Size::Largest => (1000, case),
        };
        input += &format!("{n} {m}\n");
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("60\n");
    for _ in 0..3 {
        let m = g.within(1..=g.pick(1, 200));
        for _ in 0..20 {
            // Around multiples of m, or anywhere.
            let near = (m * g.within(1..=4) + g.within(0..=2)).max(2) - 1;
            let n = if g.one_in(3) { near.min(300) } else { g.within(1..=300) };
            input += &format!("{n} {m}\n");
        }
    }
    input
}

fn answer_by_rows(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let mut output = String::new();
    for (case, (n, m)) in read(input).into_iter().enumerate() {
        let options = |&(row, m): &(u32, u32)| match row.checked_sub(m) {
            Some(rest) => (0..=rest).map(|left| vec![(left, m), (rest - left, m)]).collect(),
            None => Vec::new(),
        };
        let first = n >= m && values.value(&(n - m, m), &options) == 0;
        output +=
            &format!("Case #{}: {}\n", case + 1, if first { "aekdycoin" } else { "abcdxyzk" });
    }
    output
}

fn read(input: &mut Input) -> Vec<(u32, u32)> {
    let cases = input.number(1..=100_000);
    let cases = (0..cases).map(|_| (input.number(1..=1000), input.number(1..=1000))).collect();
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for (case, (n, m)) in read(input).into_iter().enumerate() {
        assert!(n < 20, "{n} beads are too many for brute force");
        let mut search = Search::normal().written(|&painted: &u32| grid(painted, 1, n, 'x', '.'));
        let options = |&painted: &u32| runs_painted(painted, n, m);
        let first = search.mover_wins(&0, &options);
        output +=
            &format!("Case #{}: {}\n", case + 1, if first { "aekdycoin" } else { "abcdxyzk" });
    }
    output
}

/// The painted beads, as bits in a circle of n places, after each move.
fn runs_painted(painted: u32, n: u32, m: u32) -> Vec<u32> {
    if m > n {
        return Vec::new();
    }
    let run = |start: u32| (0..m).fold(0, |run, bead| run | 1 << ((start + bead) % n));
    (0..n).map(run).filter(|run| painted & run == 0).map(|run| painted | run).collect()
}
