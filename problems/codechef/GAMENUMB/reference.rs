//! CodeChef GAMENUMB by its rules: every choice of cards to keep.
//!
//! The middle tier has up to 18 cards, and keeps sets of cards as bits.

use reference::{join, Generator, Input, Reference, Search, Standing};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_sets).run();
}

fn generate(g: &mut Generator) -> String {
    if g.pick(false, true) {
        return largest(g);
    }
    let cases = g.within(1..=3);
    written(g, cases, 6)
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 2, 14)
}

fn written(g: &mut Generator, cases: u64, most: u64) -> String {
    let cases_text = (0..cases).map(|_| {
        let cards = g.within(1..=most);
        let mut counts = vec![];
        while counts.iter().sum::<u64>() < cards {
            counts.push(g.within(1..=cards - counts.iter().sum::<u64>()));
        }
        let numbers = g.many(counts.len() as u64, 1..=9);
        let first = g.within(1..=cards);
        let mut kept = vec![first];
        while kept[kept.len() - 1] > 1 && !g.one_in(4) {
            kept.push(g.within(1..=kept[kept.len() - 1] - 1));
        }
        case(&numbers, &counts, &kept)
    });
    format!("{cases}\n{}", cases_text.collect::<String>())
}

fn largest(g: &mut Generator) -> String {
    let n = g.within(99_000..=100_000);
    let numbers = g.many(n, 1..=1_000_000);
    let counts = g.many(n, 1..=1_000_000);
    let mut cards: u64 = counts.iter().sum();
    let most = cards / n;
    let kept: Vec<u64> = (0..n)
        .map(|_| {
            cards -= g.within(1..=most - 1);
            cards
        })
        .collect();
    format!("1\n{}", case(&numbers, &counts, &kept))
}

fn case(numbers: &[u64], counts: &[u64], kept: &[u64]) -> String {
    let (n, k) = (numbers.len(), kept.len());
    format!("{n} {k}\n{}\n{}\n{}\n", join(numbers), join(counts), join(kept))
}

/// The cards in order, and how many rounds are over.
type Position = (Vec<u64>, usize);

fn answer(input: &mut Input) -> String {
    sums(input, |cards, kept| {
        assert!(cards.len() <= 6, "too large for a reference");
        let options = |(cards, round): &Position| -> Vec<Position> {
            let Some(&keep) = kept.get(*round) else { return vec![] };
            let chosen = |set: u32| {
                (0..cards.len())
                    .filter(move |place| set >> place & 1 == 1)
                    .map(|place| cards[place])
            };
            let sets = (0..1u32 << cards.len()).filter(|set| set.count_ones() as usize == keep);
            let mut after: Vec<Position> =
                sets.map(|set| (chosen(set).collect(), round + 1)).collect();
            after.sort_unstable();
            after.dedup();
            after
        };
        let start = (cards, 0);
        let result = best(&start, &options);
        let mut search = Search::normal()
            .over(|(cards, round): &Position| {
                (*round == kept.len()).then(|| {
                    Standing::of_mover((cards.iter().sum::<u64>() >= result) == (round % 2 == 0))
                })
            })
            .written(|(cards, round): &Position| match kept.get(*round) {
                Some(keep) => format!("{} → {keep}", join(cards)),
                None => join(cards),
            })
            .turn(|(_, round): &Position| if round % 2 == 0 { "Chef" } else { "Chefu" });
        search.show(&start, &options);
        result
    })
}

fn best(position: &Position, options: &impl Fn(&Position) -> Vec<Position>) -> u64 {
    let results = options(position).into_iter().map(|next| best(&next, options));
    let best = if position.1 % 2 == 0 { results.max() } else { results.min() };
    best.unwrap_or_else(|| position.0.iter().sum())
}

fn answer_by_sets(input: &mut Input) -> String {
    sums(input, |cards, kept| {
        assert!(cards.len() <= 18, "too many sets");
        // The sums that can be reached from each set, round by round from the last one.
        let all = (0..1u32 << cards.len()).map(|set| {
            let chosen = (0..cards.len()).filter(|place| set >> place & 1 == 1);
            (set, chosen.map(|place| cards[place]).sum::<u64>())
        });
        let mut results: HashMap<u32, u64> = all.collect();
        for (round, &keep) in kept.iter().enumerate().rev() {
            let size = if round == 0 { cards.len() } else { kept[round - 1] };
            let sets = (0..1u32 << cards.len()).filter(|set| set.count_ones() as usize == size);
            let best = |set: u32| {
                let mut parts = vec![];
                let mut part = set;
                loop {
                    if part.count_ones() as usize == keep {
                        parts.push(results[&part]);
                    }
                    if part == 0 {
                        break;
                    }
                    part = (part - 1) & set;
                }
                let best = if round % 2 == 0 { parts.iter().max() } else { parts.iter().min() };
                *best.expect("a set")
            };
            results = sets.map(|set| (set, best(set))).collect();
        }
        results[&((1 << cards.len()) - 1)]
    })
}

fn sums(input: &mut Input, mut sum: impl FnMut(Vec<u64>, Vec<usize>) -> u64) -> String {
    let mut output = String::new();
    let mut totals = [0, 0];
    for _ in 0..input.number(1..=100) {
        let [n, k] = [0, 1].map(|_| input.number(1..=100_000usize));
        totals = [totals[0] + n, totals[1] + k];
        let numbers: Vec<u64> = input.numbers(n, 1..=1_000_000);
        let counts: Vec<usize> = input.numbers(n, 1..=1_000_000);
        let all: usize = counts.iter().sum();
        let kept: Vec<usize> = input.numbers(k, 1..=all);
        assert!(kept.windows(2).all(|pair| pair[1] < pair[0]), "no fewer cards");
        assert!(all <= 18, "too large for a reference");
        let cards = numbers.iter().zip(&counts).flat_map(|(&number, &count)| vec![number; count]);
        let mut cards: Vec<u64> = cards.collect();
        cards.sort_unstable();
        output += &format!("{}\n", sum(cards, kept));
    }
    input.end();
    assert!(totals.iter().all(|&total| total <= 100_000), "too much in all");
    output
}
