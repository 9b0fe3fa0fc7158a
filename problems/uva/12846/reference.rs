//! UVa 12846 by its rules: every petal and every two neighbours; the petals stay in their places.

use reference::{signs, spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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
        input += &format!("{n} {}\n{}\n", gone.len(), spaced(&gone));
    }
    input
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
