//! CodeChef BIGPIZA by its rules: every pair of people that crosses no other.
//!
//! The middle tier has circles of up to 300 people, each worth the mex of what its pairs leave; it
//! knows no period.

use reference::{edges, join, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(6, 1000));
    let circles = g.many(cases, 2..=g.pick(8, 10_000));
    format!("{cases}\n{}\n", circles.iter().map(u64::to_string).collect::<Vec<_>>().join("\n"))
}

/// Returns circles around the ends of the first periods, where a lost one shows.
fn generate_middle(g: &mut Generator) -> String {
    let circles: Vec<u64> = (0..20)
        .map(|_| {
            let end = 52 + 34 * g.within(0..=6);
            if g.one_in(2) {
                g.within(2..=300)
            } else {
                g.within(end - 4..=end + 4)
            }
        })
        .collect();
    format!("20\n{}\n", join(&circles))
}

fn answer(input: &mut Input) -> String {
    winners(input, |people| {
        assert!(people <= 8, "too large for a reference");
        let mut search =
            Search::normal().written(|pairs: &Vec<[u64; 2]>| edges(pairs.iter().copied()));
        search.mover_wins(&Vec::new(), &|pairs: &Vec<[u64; 2]>| more_pairs(people, pairs))
    })
}

/// Returns the pairs after each move; a pair has its smaller number first, and the pairs are in order.
fn more_pairs(people: u64, pairs: &[[u64; 2]]) -> Vec<Vec<[u64; 2]>> {
    let mut after = Vec::new();
    for one in 1..=people {
        for other in one + 1..=people {
            let is_within = |person: u64| one < person && person < other;
            let fits = |&[a, b]: &[u64; 2]| {
                ![a, b].contains(&one) && ![a, b].contains(&other) && is_within(a) == is_within(b)
            };
            if pairs.iter().all(fits) {
                let mut next = pairs.to_vec();
                next.push([one, other]);
                next.sort_unstable();
                after.push(next);
            }
        }
    }
    after
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let options = |&people: &u64| -> Vec<Vec<u64>> {
        (2..=people).map(|pair| vec![pair - 2, people - pair]).collect()
    };
    winners(input, |people| values.value(&people, &options) > 0)
}

fn winners(input: &mut Input, mut arjuna_wins: impl FnMut(u64) -> bool) -> String {
    let cases = input.number(1..=1100);
    let circles: Vec<u64> = input.numbers(cases, 2..=10_000);
    input.end();
    circles
        .into_iter()
        .map(|people| if arjuna_wins(people) { "Arjuna\n" } else { "Bhima\n" })
        .collect()
}
