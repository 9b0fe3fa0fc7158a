//! AtCoder ARC 105 D by its rules: every bag onto every dish, then every move of Nim.
//!
//! The middle tier has up to 6 bags of up to 10^9 coins. When they are empty, the nim sum of the
//! dishes says who wins, by Bouton's theorem.

use reference::{join, take_from_one_heap, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_nim_sums).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(3, 5));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let bags = g.heaps(g.pick(4, 40_000), 1..=g.pick(3, 1_000_000_000));
        input += &format!("{}\n{}\n", bags.len(), join(&bags));
    }
    input
}

/// The bags and the dishes, both sorted.
type Table = (Vec<u64>, Vec<u64>);

/// Returns bags that are mostly pairs, perhaps but for one coin.
fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("6\n");
    for _ in 0..6 {
        let n = g.within(2..=6) as usize;
        let mut bags = g.many(n as u64, 1..=[4, 1_000_000_000][n % 2]);
        if !g.one_in(3) {
            bags.truncate(n / 2);
            bags.extend_from_within(..);
        }
        if g.one_in(2) {
            bags[0] = (bags[0] % 1_000_000_000) + 1;
        }
        input += &format!("{}\n{}\n", bags.len(), join(&bags));
    }
    input
}

fn answer_by_nim_sums(input: &mut Input) -> String {
    let nim_sum = |dishes: &[u64]| dishes.iter().fold(0, |sum, dish| sum ^ dish);
    let mut search = Search::normal().over(|(bags, dishes): &Table| {
        bags.is_empty().then(|| Standing::of_mover(nim_sum(dishes) != 0))
    });
    let mut output = String::new();
    for bags in read(input) {
        let dishes = vec![0; bags.len()];
        output += if search.mover_wins(&(bags, dishes), &moves) { "First\n" } else { "Second\n" };
    }
    output
}

/// Reads the bags of each case, and sorts them.
fn read(input: &mut Input) -> Vec<Vec<u64>> {
    let (mut cases, mut total) = (Vec::new(), 0);
    for _ in 0..input.number(1..=100_000) {
        let n = input.number(1..=200_000);
        total += n;
        assert!(total <= 200_000, "too many bags in all");
        let mut bags = input.numbers(n, 1..=1_000_000_000);
        bags.sort_unstable();
        cases.push(bags);
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for bags in read(input) {
        let dishes = vec![0; bags.len()];
        let first = search.mover_wins(&(bags, dishes), &moves);
        output += if first { "First\n" } else { "Second\n" };
    }
    output
}

fn moves((bags, dishes): &Table) -> Vec<Table> {
    if bags.is_empty() {
        let after = take_from_one_heap(dishes, |_| true);
        return after.into_iter().map(|dishes| (Vec::new(), dishes)).collect();
    }
    let mut options = Vec::new();
    for bag in 0..bags.len() {
        for dish in 0..dishes.len() {
            let (mut bags, mut dishes) = (bags.clone(), dishes.clone());
            dishes[dish] += bags.remove(bag);
            dishes.sort_unstable();
            options.push((bags, dishes));
        }
    }
    options
}
