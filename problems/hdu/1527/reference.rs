//! HDU 1527 by its rules: every number taken from one pile or from both.
//!
//! The middle tier has piles of up to 10,000. A position is lost exactly when no lost one shares a
//! pile with it and none has the same difference; the table knows no golden ratio.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
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

/// Returns lost positions, and others at the side of them.
fn generate_middle(g: &mut Generator) -> String {
    let lost = lost_partners(10_000);
    let mut input = String::new();
    for _ in 0..200 {
        let a = g.within(0..=9999) as usize;
        let b = lost[a].unwrap_or(a) + if g.one_in(3) { 1 } else { 0 };
        input += &if g.one_in(2) { format!("{a} {b}\n") } else { format!("{b} {a}\n") };
    }
    input
}

fn answer_by_table(input: &mut Input) -> String {
    let lost = lost_partners(20_001);
    let mut output = String::new();
    while let Some(a) = input.number_or_end(0..=20_000usize) {
        let b = input.number(0..=20_000usize);
        output += if lost[a.min(b)] == Some(a.max(b)) { "0\n" } else { "1\n" };
    }
    output
}

/// Returns for each pile the larger one, or equal one, beside which it is lost, if there is one.
fn lost_partners(piles: usize) -> Vec<Option<usize>> {
    let (mut in_pair, mut is_difference) = (vec![false; 3 * piles], vec![false; 3 * piles]);
    let mut first_free = 0;
    let mut partners = Vec::new();
    for a in 0..piles {
        partners.push(None);
        if !in_pair[a] {
            let is_free =
                |&difference: &usize| !is_difference[difference] && !in_pair[a + difference];
            let difference = (first_free..).find(is_free).expect("a free difference");
            is_difference[difference] = true;
            (in_pair[a], in_pair[a + difference]) = (true, true);
            while is_difference[first_free] {
                first_free += 1;
            }
            partners[a] = Some(a + difference);
        }
    }
    partners
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
