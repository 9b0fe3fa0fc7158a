//! HDU 5512 by its rules: every pagoda that may be rebuilt.
//!
//! The middle tier has up to 300 pagodas. It rebuilds until nothing more can be, because in every
//! game the same ones are.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_playing).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 500);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(2..=g.pick(11, 20_000));
        let d = g.within(1..=n / 2);
        let a = d * g.within(1..=n / d);
        let b = (a + d * g.within(1..=n / d - 1) - 1) % (n / d * d) + 1;
        input += &format!("{n} {a} {b}\n");
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("20\n");
    for _ in 0..20 {
        let n = g.within(2..=300);
        let most = if g.one_in(2) { 12.min(n / 2) } else { n / 2 };
        let d = g.within(1..=most);
        let a = d * g.within(1..=n / d);
        let b = (a + d * g.within(1..=n / d - 1) - 1) % (n / d * d) + 1;
        input += &format!("{n} {a} {b}\n");
    }
    input
}

fn answer_by_playing(input: &mut Input) -> String {
    let mut output = String::new();
    for (case, (n, a, b)) in read(input).into_iter().enumerate() {
        let mut standing = vec![a, b];
        let mut stands = vec![false; n as usize + 1];
        (stands[a as usize], stands[b as usize]) = (true, true);
        let mut compared = 0;
        while compared < standing.len() {
            for other in 0..compared {
                let (one, other) = (standing[compared], standing[other]);
                for rebuilt in [one + other, one.abs_diff(other)] {
                    if (1..=n).contains(&rebuilt) && !stands[rebuilt as usize] {
                        stands[rebuilt as usize] = true;
                        standing.push(rebuilt);
                    }
                }
            }
            compared += 1;
        }
        let winner = if standing.len() % 2 == 1 { "Yuwgna" } else { "Iaka" };
        output += &format!("Case #{}: {winner}\n", case + 1);
    }
    output
}

fn read(input: &mut Input) -> Vec<(u32, u32, u32)> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=500) {
        let n = input.number(2..=20_000);
        let (a, b) = (input.number(1..=n), input.number(1..=n));
        assert!(a != b, "one pagoda twice");
        cases.push((n, a, b));
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for (case, (n, a, b)) in read(input).into_iter().enumerate() {
        let mut search = Search::normal();
        let options = |standing: &Vec<u32>| rebuilt(standing, n);
        let yuwgna = search.mover_wins(&vec![a.min(b), a.max(b)], &options);
        output += &format!("Case #{}: {}\n", case + 1, if yuwgna { "Yuwgna" } else { "Iaka" });
    }
    output
}

fn rebuilt(standing: &[u32], n: u32) -> Vec<Vec<u32>> {
    let mut after = Vec::new();
    for i in (1..=n).filter(|i| !standing.contains(i)) {
        let any = |reach: &dyn Fn(u32, u32) -> bool| {
            standing.iter().any(|&j| standing.iter().any(|&k| j != k && reach(j, k)))
        };
        if any(&|j, k| i == j + k || i + k == j) {
            let mut next = standing.to_vec();
            next.push(i);
            next.sort_unstable();
            after.push(next);
        }
    }
    after
}
