//! HackerRank half by its rules: every pile and every number destroyed as a first move.

use grundy::game::{Analysis, Game};
use reference::{change_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

struct Halves;

impl Game for Halves {
    type Position = u64;

    fn options(&self, &pile: &u64) -> Vec<Vec<u64>> {
        (0..=pile / 2).filter(|&left| left < pile).map(|left| vec![left]).collect()
    }
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 1_000_000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = if g.one_in(5) { 70 } else { 18 };
        input += &format!("{}\n", g.within(1..=g.pick(most, 1_000_000_000)));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut analysis = Analysis::new(Halves);
    let mut output = String::new();
    for _ in 0..input.number(1..=1_000_000) {
        let n = input.number(1..=1_000_000_000u64);
        let start: Vec<u64> = (1..=n.min(20)).collect();
        Search::normal().show(&start, &|piles| change_one_heap(piles, |pile| Halves.options(pile)));
        let mut least = None;
        for pile in 1..=n {
            for left in 0..=pile / 2 {
                let others = (1..=n).filter(|&other| other != pile);
                let after: Vec<u64> = others.chain([left]).collect();
                let lost = !analysis.outcome(&after).expect("piles get smaller").mover_wins();
                let destroyed = Some(pile - left).filter(|_| lost && left < pile);
                least = [least, destroyed].into_iter().flatten().min();
            }
        }
        output += &format!("{}\n", least.unwrap_or(0));
    }
    input.end();
    output
}
