//! Codeforces 39E by its rules: finds who wins within one move, two moves, three moves, …

use reference::{Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 900_000_000)..=g.pick(90, 1_000_000_000));
    loop {
        let (a, b) = (g.within(1..=g.pick(12, 4)), g.within(1..=g.pick(9, 4)));
        let (a, b) = if g.one_in(20) { (1, 30) } else { (a, b) };
        if a.pow(b as u32) < n {
            return format!("{a} {b} {n}\n");
        }
    }
}

/// With one box there is one way for any number of items. More items than this count as this
/// many, for which two boxes have too many ways already.
const MOST_ITEMS: usize = 40;

fn answer(input: &mut Input) -> String {
    let a = input.number(1..=10_000usize);
    let b = input.number(1..=30usize);
    let n = input.number(2..=1_000_000_000usize);
    input.end();
    let is_below = |a: usize, b: usize| a.checked_pow(b as u32).is_some_and(|ways| ways < n);
    assert!(is_below(a, b), "too many ways");
    let positions: Vec<(usize, usize)> = (a..n)
        .flat_map(|a| (b..=MOST_ITEMS).map(move |b| (a, b)))
        .filter(|&(a, b)| is_below(a, b))
        .collect();
    let mut wins = vec![vec![None; MOST_ITEMS + 1]; n];
    loop {
        let before = wins.clone();
        for &(a, b) in &positions {
            let safe = [(a + 1, b), (a, (b + 1).min(MOST_ITEMS))];
            let mut after =
                safe.iter().filter(|(a, b)| is_below(*a, *b)).map(|&(a, b)| before[a][b]);
            if after.clone().any(|other| other == Some(false)) {
                wins[a][b] = Some(true);
            } else if after.all(|other| other == Some(true)) {
                wins[a][b] = Some(false);
            }
        }
        if wins == before {
            break;
        }
    }
    match wins[a][b] {
        Some(true) => "Masha\n",
        Some(false) => "Stas\n",
        None => "Missing\n",
    }
    .to_string()
}
