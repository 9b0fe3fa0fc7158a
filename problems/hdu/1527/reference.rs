//! HDU 1527 by its rules: every number taken from one pile or from both.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(20, 50_000) {
        let most = g.pick(45, 1_000_000_000);
        let a = g.within(0..=most);
        // Near the golden ratio, where lost positions are.
        let golden = (a * 1_618_033_989 / 1_000_000_000 + g.within(0..=2)).saturating_sub(1);
        let b = if g.one_in(2) { golden.min(most) } else { g.within(0..=most) };
        input += &if g.one_in(2) { format!("{a} {b}\n") } else { format!("{b} {a}\n") };
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut piles = Vec::new();
    while let Some(a) = input.number_or_end(0..=1_000_000_000usize) {
        piles.push((a, input.number(0..=1_000_000_000usize)));
    }
    let most = piles.iter().map(|&(a, b)| a.max(b)).max().unwrap_or(0);
    assert!(most <= 300, "piles of {most} are too large for brute force");
    let mut wins = vec![vec![false; most + 1]; most + 1];
    for a in 0..=most {
        for b in 0..=most {
            let one = (0..a).any(|left| !wins[left][b]) || (0..b).any(|left| !wins[a][left]);
            wins[a][b] = one || (1..=a.min(b)).any(|take| !wins[a - take][b - take]);
        }
    }
    for &(a, b) in &piles {
        Search::normal().show(&(a.min(b), a.max(b)), &|&(a, b)| {
            let both = (1..=a).map(|take| (a - take, b - take));
            let smaller = (1..=a).map(|take| (a - take, b));
            let larger = (1..=b).map(|take| (a.min(b - take), a.max(b - take)));
            both.chain(smaller).chain(larger).collect()
        });
    }
    piles.iter().map(|&(a, b)| if wins[a][b] { "1\n" } else { "0\n" }).collect()
}
