//! Luogu P8606 by its rules: every monk, the lowest first, to every free step.
//!
//! The middle tier has up to five monks, two of them on up to 60 steps and five on up to 14. The
//! same search answers. Often gaps are equal, as in lost positions.

use reference::{join, strip, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let (monks, steps) = (g.within(g.pick(1, 90)..=g.pick(5, 99)), g.pick(11, 999));
    let mut places: Vec<u64> = g.many(monks, 1..=steps);
    places.sort_unstable();
    places.dedup();
    // Two gaps often have the same size, which makes a lost position.
    if places.len() == 4 && g.one_in(2) {
        places[3] = places[2] + places[1] - places[0];
    }
    format!("{}\n", join(&places))
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=5);
    let steps = [999, 60, 24, 17, 14][n as usize - 1];
    let mut places: Vec<u64> = g.many(n, 1..=steps);
    places.sort_unstable();
    places.dedup();
    if places.len() > 3 && g.one_in(2) {
        let last = places.len() - 1;
        places[last] = places[last].max(places[last - 1] + 1);
        if places.len() == 4 {
            places[3] = places[2] + places[1] - places[0];
        }
    }
    format!("{}\n", join(&places))
}

fn answer(input: &mut Input) -> String {
    let mut monks = Vec::new();
    while let Some(step) = input.number_or_end(1..=999u64) {
        monks.push(step);
    }
    assert!((1..100).contains(&monks.len()), "{} monks", monks.len());
    assert!(monks.windows(2).all(|two| two[0] < two[1]), "monks out of order");
    let last = *monks.last().expect("a monk");
    let mut search = Search::normal()
        .written(|monks: &Vec<u64>| strip(1..=last, monks.iter().map(|&step| (step, 'o'))));
    let options = |monks: &Vec<u64>| -> Vec<Vec<u64>> {
        (0..monks.len()).flat_map(|place| walks(monks, place)).collect()
    };
    search.show(&monks, &options);
    for (place, from) in monks.iter().enumerate() {
        for after in walks(&monks, place) {
            if !search.mover_wins(&after, &options) {
                return format!("{from} {}\n", after[place]);
            }
        }
    }
    "-1\n".to_string()
}

fn walks(monks: &[u64], place: usize) -> Vec<Vec<u64>> {
    let next = monks.get(place + 1).copied().unwrap_or(0);
    let to = |step| {
        let mut after = monks.to_vec();
        after[place] = step;
        after
    };
    (monks[place] + 1..next).map(to).collect()
}
