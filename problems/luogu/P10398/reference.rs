//! Luogu P10398 by its rules: both moves on all piles.
//!
//! The middle tier has up to eight piles of up to 200 stones, with small, large, odd and even
//! differences. The same search answers: there are only as many positions as sizes of the smallest
//! piles.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = if g.one_in(2) { 1 } else { g.pick(5, 50_000) };
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(1..=g.pick(6, 200_000 / cases));
        let n = g.pick(n, 200_000 / cases);
        let mut piles = vec![g.within(1..=g.pick(6, 1_000_000))];
        for _ in 1..n {
            piles.push(piles[piles.len() - 1] + g.within(g.pick(1, 1000)..=g.pick(4, 4990)));
        }
        for place in 1..n {
            piles.swap(place as usize, g.within(0..=place) as usize);
        }
        input += &format!("{n}\n{}\n", join(&piles));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("20\n");
    for _ in 0..20 {
        let n = g.within(2..=8);
        let even = g.within(0..=2);
        let mut piles = vec![g.within(1..=40)];
        for _ in 1..n {
            let most = [2, 5, 20][g.within(0..=2) as usize];
            let difference = g.within(1..=most);
            let difference =
                if g.within(0..=2) < even { 2 * difference.div_ceil(2) } else { difference };
            piles.push(piles[piles.len() - 1] + difference);
        }
        let turn = g.within(0..=n - 1) as usize;
        piles.rotate_left(turn);
        input += &format!("{n}\n{}\n", join(&piles));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    let mut piles_in_all = 0;
    for _ in 0..input.number(1..=200_000) {
        let n = input.number(1..=200_000);
        piles_in_all += n;
        assert!(piles_in_all <= 200_000, "too many piles");
        let mut piles = input.numbers(n, 1..=1_000_000_000u64);
        piles.sort_unstable();
        assert!(piles.windows(2).all(|two| two[0] < two[1]), "equal piles");
        let options = |piles: &Vec<u64>| moves(piles);
        output += if search.mover_wins(&piles, &options) { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}

fn moves(piles: &[u64]) -> Vec<Vec<u64>> {
    if piles.is_empty() {
        return vec![];
    }
    let fewer = piles.iter().map(|pile| pile - 1).filter(|&pile| pile > 0);
    vec![fewer.collect(), piles[1..].to_vec()]
}
