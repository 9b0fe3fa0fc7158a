//! CodeChef HP18 by its rules: every set of multiples of the mover's lucky number.
//!
//! The middle tier has lists of up to 30 numbers. Only how many of them belong to whom matters, so
//! a position is three counts, and all moves between those are searched.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_counts).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(4, 10));
    let lists = (0..cases).map(|_| {
        let n = g.within(g.pick(1, 200_000)..=g.pick(7, 200_000));
        let numbers = g.many(n, 1..=g.pick(12, 1_000_000_000));
        let largest = g.pick(4, 100);
        format!("{n} {} {}\n{}\n", g.within(1..=largest), g.within(1..=largest), join(&numbers))
    });
    format!("{cases}\n{}", lists.collect::<String>())
}

/// Returns lists in which both players have about as many numbers of their own.
fn generate_middle(g: &mut Generator) -> String {
    let lists = (0..10).map(|_| {
        let (bob, alice) = (g.within(2..=7), g.within(8..=13));
        let own = g.within(0..=9);
        let other = (own + g.within(0..=2)).saturating_sub(1);
        let common = if g.one_in(3) { 0 } else { g.within(1..=8) };
        let mut numbers = vec![bob * alice; common as usize];
        let multiples = |lucky: u64, without: u64, count: u64| {
            let multiples = (1..).map(move |factor| lucky * factor);
            multiples.filter(move |number| number % without > 0).take(count as usize)
        };
        // Bob's number may divide Alice's: then she has none of her own.
        if alice % bob > 0 {
            numbers.extend(multiples(alice, bob, other));
        }
        numbers.extend(multiples(bob, alice, own));
        numbers.push(bob * alice * 1000 + 1);
        format!("{} {bob} {alice}\n{}\n", numbers.len(), join(&numbers))
    });
    format!("10\n{}", lists.collect::<String>())
}

struct List {
    lucky: [u64; 2],
    numbers: Vec<u64>,
}

fn read(input: &mut Input) -> Vec<List> {
    let cases = input.number(1..=10);
    let lists = (0..cases).map(|_| {
        let n = input.number(1..=200_000usize);
        let lucky = [input.number(1..=100), input.number(1..=100)];
        List { lucky, numbers: input.numbers(n, 1..=1_000_000_000) }
    });
    let lists = lists.collect();
    input.end();
    lists
}

fn answer(input: &mut Input) -> String {
    winners(input, |List { lucky, numbers }| {
        assert!(numbers.len() <= 12, "too large for a reference");
        // The numbers that are left, as bits of their places, and the player to move.
        let options = |&(left, mover): &(u32, usize)| {
            let is_allowed = |place: &usize| numbers[*place] % lucky[mover] == 0;
            let mine = (0..numbers.len()).filter(is_allowed).fold(0, |set, place| set | 1 << place);
            (1..=left)
                .filter(|set| set & !(left & mine) == 0)
                .map(|set| (left & !set, 1 - mover))
                .collect()
        };
        let mut search = Search::normal()
            .written(|&(left, _): &(u32, usize)| {
                let left = (0..numbers.len()).filter(|place| left >> place & 1 == 1);
                join(&left.map(|place| numbers[place]).collect::<Vec<_>>())
            })
            .turn(|&(_, mover)| ["Bob", "Alice"][mover]);
        search.mover_wins(&((1 << numbers.len()) - 1, 0), &options)
    })
}

/// How many numbers are the mover's alone, the other player's alone, and common.
type Counts = [usize; 3];

fn answer_by_counts(input: &mut Input) -> String {
    let mut search = Search::normal();
    let options = |&[mine, theirs, common]: &Counts| -> Vec<Counts> {
        let left = (0..=mine).flat_map(|own| (0..=common).map(move |both| [theirs, own, both]));
        left.filter(|&[_, own, both]| own + both < mine + common).collect()
    };
    winners(input, |List { lucky: [bob, alice], numbers }| {
        let count = |is_bobs: bool, is_alices: bool| {
            let is_counted = |&&number: &&u64| {
                (number % bob == 0) == is_bobs && (number % alice == 0) == is_alices
            };
            numbers.iter().filter(is_counted).count()
        };
        let counts = [count(true, false), count(false, true), count(true, true)];
        assert!(counts.iter().all(|&count| count <= 30), "too many numbers for a table");
        search.mover_wins(&counts, &options)
    })
}

fn winners(input: &mut Input, mut bob_wins: impl FnMut(&List) -> bool) -> String {
    let winners =
        read(input).into_iter().map(|list| if bob_wins(&list) { "BOB\n" } else { "ALICE\n" });
    winners.collect()
}
