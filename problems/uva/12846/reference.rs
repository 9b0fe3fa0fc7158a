//! UVa 12846 by its rules: every petal and every two neighbours; the petals stay in their places.
//!
//! The middle tier has the largest rings, of 20 petals. A petal that is gone cuts a ring into rows, and
//! a row is worth the mex of what the moves in it leave.

use reference::{join, signs, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_rows).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 1000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(3..=g.pick(12, 20));
        let odds = g.within(2..=6);
        let mut gone: Vec<u64> = (1..=n).filter(|_| g.one_in(odds)).collect();
        if gone.is_empty() || gone.len() as u64 == n {
            gone = vec![g.within(1..=n)];
        }
        input += &format!("{n} {}\n{}\n", gone.len(), join(&gone));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("300\n");
    for _ in 0..300 {
        let n = g.within(12..=20);
        let missing = g.within(1..=3);
        let mut gone: Vec<u64> = g.many(missing, 1..=n);
        gone.sort_unstable();
        gone.dedup();
        input += &format!("{n} {}\n{}\n", gone.len(), join(&gone));
    }
    input
}

fn answer_by_rows(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let options = |&row: &usize| {
        let pluck = |petals: usize| {
            (0..=row.saturating_sub(petals)).map(move |left| vec![left, row - petals - left])
        };
        (1..=row.min(2)).flat_map(pluck).collect()
    };
    let mut output = String::new();
    for case in 1..=input.number(1..=1000) {
        let n = input.number(3..=20usize);
        let m = input.number(1..=n - 1);
        let gone = input.numbers(m, 1..=n);
        let next = gone.iter().skip(1).copied().chain([gone[0] + n]);
        let rows: Vec<usize> = gone.iter().zip(next).map(|(one, next)| next - one - 1).collect();
        let wins = values.sum(&rows, &options) > 0;
        output += &format!("Case {case}: {}\n", if wins { "yes" } else { "no" });
    }
    input.end();
    output
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for case in 1..=input.number(1..=1000) {
        let n = input.number(3..=20usize);
        let m = input.number(1..=n - 1);
        let gone = input.numbers(m, 1..=n);
        assert!(gone.windows(2).all(|pair| pair[0] < pair[1]), "the petals do not ascend");
        let left: Vec<bool> = (1..=n).map(|petal| !gone.contains(&petal)).collect();
        let wins = Search::normal()
            .written(|left: &Vec<bool>| signs(left, '|', '·'))
            .mover_wins(&left, &|left| options(left));
        output += &format!("Case {case}: {}\n", if wins { "yes" } else { "no" });
    }
    input.end();
    output
}

fn options(left: &[bool]) -> Vec<Vec<bool>> {
    let mut options = Vec::new();
    for petal in (0..left.len()).filter(|&petal| left[petal]) {
        let mut option = left.to_vec();
        option[petal] = false;
        options.push(option.clone());
        let next = (petal + 1) % left.len();
        if left[next] {
            option[next] = false;
            options.push(option);
        }
    }
    options
}
