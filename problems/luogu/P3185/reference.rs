//! Luogu P3185 by its rules: every move on whole rows of bottles; those after which the
//! opponent loses are counted.
//!
//! The middle tier has all numbers of bottles, with any beans; a bean is worth the mex of the pairs
//! that it leaves, and every first move is tried.

use reference::{join, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(2, 10);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(2, 21)..=g.pick(5, 21));
        // Beans in front lead to many positions; those in the last bottle do nothing.
        let mut beans: Vec<u64> =
            (0..n).map(|bottle| g.within(0..=g.pick(bottle.min(3), 10_000))).collect();
        if g.one_in(2) {
            beans[0] = 1;
        }
        input += &format!("{n}\n{}\n", join(&beans));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut values = GrundyValues::new();
    let mut input = String::from("10\n");
    for _ in 0..10 {
        let n = g.within(2..=21);
        let most = [1, 2, 10_000][g.within(0..=2) as usize];
        let mut beans = g.many(n, 0..=most);
        let sum = nim_sum(&beans, &mut values);
        let mut value = |bottle: &u64| values.value(&(n - 1 - bottle), &bean_options);
        // One more bean, or as many less, may make the sum 0.
        if let Some(last) = (0..n).find(|bottle| value(bottle) == sum).filter(|_| g.one_in(2)) {
            let beans = &mut beans[last as usize];
            *beans = if *beans < most { *beans + 1 } else { *beans - 1 };
        }
        input += &format!("{n}\n{}\n", join(&beans));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let mut output = String::new();
    for beans in read(input) {
        let sum = nim_sum(&beans, &mut values);
        let behind = |bottle: usize| (beans.len() - 1 - bottle) as u64;
        let mut winning = triples(&beans);
        winning.retain(|&(i, j, k)| {
            values.sum(&[behind(i), behind(j), behind(k)], &bean_options) == sum
        });
        output += &match winning.first() {
            Some((i, j, k)) => format!("{i} {j} {k}\n"),
            None => "-1 -1 -1\n".to_string(),
        };
        output += &format!("{}\n", winning.len());
    }
    output
}

/// Returns the nim sum of all beans, each by the number of bottles behind it.
fn nim_sum(beans: &[u64], values: &mut GrundyValues<u64>) -> u64 {
    let mut sum = 0;
    for (behind, _) in beans.iter().rev().enumerate().filter(|(_, &count)| count % 2 == 1) {
        sum ^= values.value(&(behind as u64), &bean_options);
    }
    sum
}

fn bean_options(&behind: &u64) -> Vec<Vec<u64>> {
    (0..behind).flat_map(|j| (0..=j).map(move |k| vec![j, k])).collect()
}

fn read(input: &mut Input) -> Vec<Vec<u64>> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=10) {
        let n = input.number(2..=21);
        cases.push(input.numbers(n, 0..=10_000u64));
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for beans in read(input) {
        let mut winning = Vec::new();
        for (i, j, k) in triples(&beans) {
            let options = |beans: &Vec<u64>| moves(beans);
            if !search.mover_wins(&moved(&beans, (i, j, k)), &options) {
                winning.push((i, j, k));
            }
        }
        output += &match winning.first() {
            Some((i, j, k)) => format!("{i} {j} {k}\n"),
            None => "-1 -1 -1\n".to_string(),
        };
        output += &format!("{}\n", winning.len());
    }
    output
}

fn triples(beans: &[u64]) -> Vec<(usize, usize, usize)> {
    let n = beans.len();
    let mut triples = Vec::new();
    for i in (0..n).filter(|&i| beans[i] > 0) {
        for j in i + 1..n {
            triples.extend((j..n).map(|k| (i, j, k)));
        }
    }
    triples
}

/// Returns the beans after a move; those in the last bottle are forgotten, as they cannot move.
fn moved(beans: &[u64], (i, j, k): (usize, usize, usize)) -> Vec<u64> {
    let mut after = beans.to_vec();
    after[i] -= 1;
    after[j] += 1;
    after[k] += 1;
    after[beans.len() - 1] = 0;
    after
}

fn moves(beans: &[u64]) -> Vec<Vec<u64>> {
    triples(beans).into_iter().map(|triple| moved(beans, triple)).collect()
}
