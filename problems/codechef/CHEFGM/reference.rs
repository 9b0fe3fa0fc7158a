//! CodeChef CHEFGM by its rules: every number of the mover's parity.
//!
//! The middle tier has up to eight piles of up to 20 numbers, often in pairs that cancel out except
//! for one number. The value of a pile is an integer in units of 2^-60, found by the rule for what
//! stands on an edge (Berlekamp, Conway and Guy, Winning Ways, chapter 1), from the largest number
//! down.
//!
//! The numbers of a pile differ, because programs do not agree on equal ones; the edge cases have
//! some.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(4, 1000));
    let cases_text = (0..cases).map(|_| {
        let k = g.within(1..=g.pick(3, 100));
        let piles: Vec<Vec<u64>> = (0..k)
            .map(|_| {
                let size = g.within(g.pick(1, 30)..=g.pick(4, 45));
                pile(g, size, g.pick(7, (1 << 31) - 1))
            })
            .collect();
        written(&piles)
    });
    format!("{cases}\n{}", cases_text.collect::<String>())
}

/// Returns up to `size` different numbers in any order.
fn pile(g: &mut Generator, size: u64, largest: u64) -> Vec<u64> {
    let numbers = g.many(size, 0..=largest);
    let is_new = |&place: &usize| !numbers[..place].contains(&numbers[place]);
    (0..numbers.len()).filter(is_new).map(|place| numbers[place]).collect()
}

fn generate_middle(g: &mut Generator) -> String {
    let cases_text = (0..20).map(|_| {
        let mut piles: Vec<Vec<u64>> = Vec::new();
        for _ in 0..g.within(1..=4) {
            let size = g.within(1..=20);
            let largest = g.within(5..=60);
            let pile = pile(g, size, largest);
            piles.push(pile.iter().map(|number| number + 1).collect());
            piles.push(pile);
        }
        if g.one_in(2) {
            let pile = g.within(0..=piles.len() as u64 - 1) as usize;
            let place = g.within(0..=piles[pile].len() as u64 - 1) as usize;
            if !piles[pile].contains(&(piles[pile][place] ^ 1)) {
                piles[pile][place] ^= 1;
            }
        }
        written(&piles)
    });
    format!("20\n{}", cases_text.collect::<String>())
}

fn written(piles: &[Vec<u64>]) -> String {
    let lines = piles
        .iter()
        .map(|pile| format!("{} {}", pile.len(), join(pile)).trim_end().to_string() + "\n");
    format!("{}\n{}", piles.len(), lines.collect::<String>())
}

fn read(input: &mut Input) -> Vec<Vec<Vec<u64>>> {
    let cases = input.number(1..=1000);
    let cases = (0..cases).map(|_| {
        let k = input.number(1..=100);
        let pile = |_| {
            let size = input.number(0..=45);
            input.numbers(size, 0..=(1 << 31) - 1)
        };
        (0..k).map(pile).collect()
    });
    let cases = cases.collect();
    input.end();
    cases
}

/// The piles, each in order, and the remainder mod 2 of what the mover may choose.
type Position = (Vec<Vec<u64>>, u64);

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal()
        .written(|(piles, _): &Position| {
            let piles = piles.iter().filter(|pile| !pile.is_empty());
            piles.map(|pile| join(pile)).collect::<Vec<_>>().join(" | ")
        })
        .turn(|&(_, mover): &Position| ["even", "odd"][mover as usize]);
    let mut output = String::new();
    for mut piles in read(input) {
        piles.iter_mut().for_each(|pile| pile.sort_unstable());
        let wins = [0, 1].map(|first| search.mover_wins(&(piles.clone(), first), &options));
        output += match wins {
            [true, false] => "EVEN\n",
            [false, true] => "ODD\n",
            [false, false] => "DON'T PLAY\n",
            [true, true] => panic!("both choices win"),
        };
    }
    output
}

fn options((piles, mover): &Position) -> Vec<Position> {
    let mut after = Vec::new();
    for (place, pile) in piles.iter().enumerate() {
        for chosen in pile.iter().filter(|&number| number % 2 == *mover) {
            let mut next = piles.clone();
            next[place].retain(|number| number < chosen);
            after.push((next, 1 - mover));
        }
    }
    after
}

fn answer_by_values(input: &mut Input) -> String {
    let mut output = String::new();
    for piles in read(input) {
        output += match piles.into_iter().map(value).sum::<i128>() {
            0 => "DON'T PLAY\n",
            sum if sum > 0 => "EVEN\n",
            _ => "ODD\n",
        };
    }
    output
}

/// Returns what a pile is worth to whoever chooses even numbers, in units of 2^-60.
fn value(mut pile: Vec<u64>) -> i128 {
    const ONE: i128 = 1 << 60;
    pile.sort_unstable();
    pile.dedup();
    pile.iter().rev().fold(0, |above, number| {
        let sign = if number % 2 == 0 { 1 } else { -1 };
        let (mut moved, mut parts) = (sign * above + ONE, 1);
        while moved <= ONE {
            (moved, parts) = (moved + ONE, 2 * parts);
        }
        assert!(moved % parts == 0, "a value that needs more than 60 binary places");
        sign * (moved / parts)
    })
}
