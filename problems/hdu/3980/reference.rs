//! HDU 3980 by its rules: every run of beads painted; the beads stay where they are.

use reference::{grid, Generator, Input, Reference, Search, Size};

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for case in 1..=input.number(1..=100_000) {
        let (n, m) = (input.number(1..=1000), input.number(1..=1000));
        assert!(n < 20, "{n} beads are too many for brute force");
        let mut search = Search::normal().written(|&painted: &u32| grid(painted, 1, n, 'x', '.'));
        let options = |&painted: &u32| runs_painted(painted, n, m);
        let first = search.mover_wins(&0, &options);
        output += &format!("Case #{case}: {}\n", if first { "aekdycoin" } else { "abcdxyzk" });
    }
    input.end();
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
