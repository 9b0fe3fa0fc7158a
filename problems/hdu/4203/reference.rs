//! HDU 4203 by its rules: every power of K that is in the heap.
//!
//! The middle tier has heaps of up to 2000 coins; a table marks all smaller heaps.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(5, 100);
    written(g, cases, g.pick(30, 1_000_000_000), g.pick(6, 100))
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 40, 2000, 100)
}

fn written(g: &mut Generator, cases: u64, coins: u64, base: u64) -> String {
    let lines = (0..cases).map(|_| {
        let base = g.within(1..=base);
        // Half of the heaps are near one whose remainder is K.
        let near = ((base + 1) * g.within(1..=coins) + g.within(0..=2)).saturating_sub(2);
        let any = g.within(1..=coins);
        format!("{} {base}\n", if g.one_in(2) && near <= coins { near.max(1) } else { any })
    });
    let lines: String = lines.collect();
    format!("{cases}\n{lines}")
}

fn answer(input: &mut Input) -> String {
    takes(input, |coins, base| {
        let options =
            |&coins: &u64| powers(coins, base).iter().map(|power| coins - power).collect();
        let mut search = Search::normal();
        let is_won = search.mover_wins(&coins, &options);
        let winning = |power: &u64| !search.mover_wins(&(coins - power), &options);
        let take = powers(coins, base).into_iter().find(winning);
        assert_eq!(is_won, take.is_some());
        take
    })
}

fn answer_by_table(input: &mut Input) -> String {
    takes(input, |coins, base| {
        let mut takes: Vec<Option<u64>> = Vec::new();
        for heap in 0..=coins {
            let is_lost = |power: &u64| takes[(heap - power) as usize].is_none();
            let take = powers(heap, base).into_iter().find(is_lost);
            takes.push(take);
        }
        takes[coins as usize]
    })
}

/// Returns the powers of `base` that are at most `coins`, in ascending order and each once.
fn powers(coins: u64, base: u64) -> Vec<u64> {
    let mut powers = Vec::new();
    let mut power = 1;
    while power <= coins && !powers.contains(&power) {
        powers.push(power);
        power *= base;
    }
    powers
}

fn takes(input: &mut Input, take: impl Fn(u64, u64) -> Option<u64>) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let coins = input.number(1..=1_000_000_000);
        let base = input.number(1..=1000);
        output += &format!("{}\n", take(coins, base).unwrap_or(0));
    }
    input.end();
    output
}
