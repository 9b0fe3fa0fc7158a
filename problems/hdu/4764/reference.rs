//! HDU 4764 by its rules: every number that may be written, those that lose at once too.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(10, 50_000) {
        let k = g.within(1..=g.pick(6, 100));
        let n = match g.one_in(3) {
            true => (k + 1) * g.within(0..=g.pick(4, 900_000)) + 1,
            false => g.within(1..=g.pick(30, 100_000_000)),
        };
        input += &format!("{n} {k}\n");
    }
    input + "0 0\n"
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    loop {
        let (n, k) = (input.number(0..=100_000_000u64), input.number(0..=100u64));
        if (n, k) == (0, 0) {
            input.end();
            return output;
        }
        assert!(n > 0 && k > 0, "a line with one 0");
        // Whoever finds a number of N or more has won: there is nothing left to write.
        let mut search = Search::misere();
        let options = |&last: &u64| (1..=k).filter(|_| last < n).map(|step| last + step).collect();
        output += if search.mover_wins(&0, &options) { "Tang\n" } else { "Jiang\n" };
    }
}
