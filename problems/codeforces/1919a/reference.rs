//! Codeforces 1919A by its rules: tries every move with and without a swap.
//!
//! The middle tier has wallets of up to 40 coins, searched in the same way.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 1000)..=g.pick(4, 1000));
    let mut input = format!("{cases}\n");
    let largest = g.pick(8, 1_000_000_000);
    for _ in 0..cases {
        input += &format!("{} {}\n", g.within(1..=largest), g.within(1..=largest));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let wallets = (0..40).map(|_| join(&g.many(2, 1..=40)) + "\n");
    format!("40\n{}", wallets.collect::<String>())
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    let mut search = Search::normal();
    // The mover's wallet comes first, so the wallets change places after a move.
    let options = |&(mine, theirs): &(u64, u64)| {
        let choices = [(mine, theirs), (theirs, mine)].into_iter();
        choices.filter(|(own, _)| *own > 0).map(|(own, other)| (other, own - 1)).collect()
    };
    for _ in 0..input.number(1..=1000) {
        let wallets = (input.number(1..=1_000_000_000), input.number(1..=1_000_000_000));
        output += if search.mover_wins(&wallets, &options) { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}
