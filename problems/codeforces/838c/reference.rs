//! Codeforces 838C by its rules, for every word. Of the words with the same letters only their
//! number counts, as all of them have the same options.
//!
//! The middle tier has words of up to 126 letters. It takes for granted that a word is lost if
//! its length is even and the number of its arrangements odd, and counts such words letter by
//! letter, by binomials.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_letters).run();
}

fn generate(g: &mut Generator) -> String {
    let k = g.within(1..=g.pick(4, 26));
    let n = g.within(1..=g.pick([9, 8, 6, 5][k.min(4) as usize - 1], 250_000));
    // Hardly any other number has as many ones.
    let n = if g.pick(false, true) && g.one_in(2) { 245_758 } else { n };
    format!("{n} {k} {}\n", PRIMES[g.within(0..=4) as usize])
}

/// How often each letter is in the word, and how many other words of these letters are left.
type Position = (Vec<u64>, u64);

fn position(mut counts: Vec<u64>) -> Position {
    counts.sort_unstable();
    let factorial = |n: &u64| (1..=*n).product::<u64>();
    let words = factorial(&counts.iter().sum()) / counts.iter().map(factorial).product::<u64>();
    (counts, words - 1)
}

fn generate_middle(g: &mut Generator) -> String {
    let n = if g.one_in(3) { g.within(1..=126) } else { 2 * g.within(1..=63) };
    let n = [n, 62, 126, 124][g.within(0..=7).min(3) as usize];
    format!("{n} {} {}\n", g.within(1..=26), PRIMES[g.within(0..=4) as usize])
}

const PRIMES: [u64; 5] = [100_000_007, 998_244_353, 1_000_000_007, 1_000_000_009, 1_000_000_097];

fn answer_by_letters(input: &mut Input) -> String {
    let n = input.number(1..=126usize);
    let k = input.number(1..=26usize);
    let p = input.number(100_000_000..=1_000_000_100u64);
    input.end();
    // Pascal's triangle, modulo p and modulo 2.
    let mut binomials = vec![vec![[0u64; 2]; n + 1]; n + 1];
    for total in 0..=n {
        binomials[total][0] = [1, 1];
        for chosen in 1..=total {
            let [left, right] = [chosen - 1, chosen].map(|chosen| binomials[total - 1][chosen]);
            binomials[total][chosen] = [(left[0] + right[0]) % p, (left[1] + right[1]) % 2];
        }
    }
    // The words of the letters so far, by their length: all of them, and those whose number of
    // arrangements is odd.
    let (mut words, mut odd) = (vec![0; n + 1], vec![0; n + 1]);
    (words[0], odd[0]) = (1, 1);
    for _ in 0..k {
        let (mut more_words, mut more_odd) = (vec![0; n + 1], vec![0; n + 1]);
        for before in 0..=n {
            for total in before..=n {
                let [ways, parity] = binomials[total][before];
                more_words[total] = (more_words[total] + words[before] * ways) % p;
                more_odd[total] = (more_odd[total] + odd[before] * ways % p * parity) % p;
            }
        }
        (words, odd) = (more_words, more_odd);
    }
    let lost = if n % 2 == 0 { odd[n] } else { 0 };
    format!("{}\n", (words[n] + p - lost) % p)
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
