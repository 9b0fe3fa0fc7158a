//! Codeforces 838C by its rules, for every word. Of the words with the same letters only their
//! number counts, as each of them leads where every other one does.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let k = g.within(1..=g.pick(4, 26));
    let n = g.within(1..=g.pick([9, 8, 6, 5][k.min(4) as usize - 1], 250_000));
    // Hardly any other number has as many ones.
    let n = if g.pick(false, true) && g.one_in(2) { 245_758 } else { n };
    let primes = [100_000_007, 998_244_353, 1_000_000_007, 1_000_000_009, 1_000_000_097];
    format!("{n} {k} {}\n", primes[g.within(0..=4) as usize])
}

/// How often each letter is in the word, and how many other words of these letters are left.
type Position = (Vec<u64>, u64);

fn position(mut counts: Vec<u64>) -> Position {
    counts.sort_unstable();
    let factorial = |n: &u64| (1..=*n).product::<u64>();
    let words = factorial(&counts.iter().sum()) / counts.iter().map(factorial).product::<u64>();
    (counts, words - 1)
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=12u32);
    let k = input.number(1..=26usize);
    let p = input.number(100_000_000..=1_000_000_100u64);
    input.end();
    assert!((2..).take_while(|d| d * d <= p).all(|d| p / d * d < p), "no prime");
    let options = |(counts, left): &Position| {
        let mut options: Vec<Position> = Vec::new();
        options.extend(left.checked_sub(1).map(|left| (counts.clone(), left)));
        for letter in (0..k).filter(|&letter| counts[letter] > 0) {
            let mut counts = counts.clone();
            counts[letter] -= 1;
            options.push(position(counts));
        }
        options
    };
    let (mut search, mut won) = (Search::normal(), 0);
    for word in 0..k.pow(n) {
        let mut counts = vec![0; k];
        (0..n).for_each(|place| counts[word / k.pow(place) % k] += 1);
        won += u64::from(search.mover_wins(&position(counts), &options));
    }
    format!("{}\n", won % p)
}
