//! CodeChef MULGAME by its rules: every pile and every move of every game.
//!
//! The middle tier has the same table of every pile and every move, for piles of up to 1000: many
//! times the sum of the least and the greatest move.

use reference::{join, Generator, Input, Reference, Search, Size};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(3, 1));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 200_000)..=g.pick(6, 200_000));
        let q = g.within(g.pick(1, 200_000)..=g.pick(6, 200_000));
        let m = g.within(g.pick(1, 200_000)..=g.pick(30, 200_000));
        let least = if g.size() == Size::Largest && g.one_in(2) { 450 } else { 1 };
        let first = g.within(least..=g.pick(5, 500));
        let gap = g.within(least..=first);
        let mut sequence = vec![first];
        for _ in 1..n {
            sequence.push(sequence[sequence.len() - 1] + g.within(least..=gap));
        }
        // In the largest inputs, mostly the games with the smallest moves, which take longest.
        let few = if g.one_in(2) { n } else { n.min(900) };
        let span = g.pick(n, few);
        input += &format!("{n} {q} {m}\n{}\n", join(&sequence));
        for _ in 0..q {
            let (a, b) = (g.within(1..=span), g.within(1..=span));
            input += &format!("{} {}\n", a.min(b), a.max(b));
        }
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let (n, q, m) = (g.within(1..=12), g.within(1..=15), g.within(200..=1000));
    let first = g.within(1..=40);
    let gap = g.within(1..=first);
    let mut sequence = vec![first];
    for _ in 1..n {
        sequence.push(sequence[sequence.len() - 1] + g.within(1..=gap));
    }
    let mut input = format!("1\n{n} {q} {m}\n{}\n", join(&sequence));
    for _ in 0..q {
        let (a, b) = (g.within(1..=n), g.within(1..=n));
        input += &format!("{} {}\n", a.min(b), a.max(b));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let cases = input.number(1..=50usize);
    let mut output = String::new();
    let mut totals = [0; 3];
    for _ in 0..cases {
        let sizes = [(); 3].map(|()| input.number(1..=200_000usize));
        let [n, q, m] = sizes;
        for (total, size) in totals.iter_mut().zip(sizes) {
            *total += size;
            assert!(*total <= 200_000, "too much altogether");
        }
        let sequence = input.numbers(n, 1..=100_000_000usize);
        for pair in sequence.windows(2) {
            assert!(pair[0] < pair[1] && pair[1] <= pair[0] + sequence[0], "the sequence");
        }
        let mut games_won = vec![0u64; m + 1];
        for _ in 0..q {
            let l = input.number(1..=n);
            let r = input.number(l..=n);
            Search::normal().show(&m, &|&pile| {
                sequence[l - 1..r].iter().filter_map(|take| pile.checked_sub(*take)).collect()
            });
            let mut wins = vec![false; m + 1];
            for pile in 0..=m {
                let mut moves = sequence[l - 1..r].iter().filter(|&&take| take <= pile);
                wins[pile] = moves.any(|take| !wins[pile - take]);
                games_won[pile] += u64::from(wins[pile]);
            }
        }
        let best = games_won[1..].iter().max().expect("a pile of 1");
        output += &format!("{best}\n");
    }
    input.end();
    output
}
