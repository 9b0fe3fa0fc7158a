//! yukicoder 361 by its rules: every way to cut a stick into three.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let l = g.within(g.pick(1, 500)..=g.pick(24, 500));
    let d = g.within(g.pick(1, 500).min(l)..=l);
    format!("{l} {d}\n")
}

fn answer(input: &mut Input) -> String {
    let l = input.number(1..=500u64);
    let d = input.number(1..=l);
    input.end();
    let kado = Search::normal().mover_wins(&vec![l], &|sticks| cuts(sticks, d));
    if kado { "kado\n" } else { "matsu\n" }.to_string()
}

fn cuts(sticks: &[u64], d: u64) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (place, &stick) in sticks.iter().enumerate() {
        for (a, b) in (1..stick).flat_map(|a| (1..stick - a).map(move |b| (a, b))) {
            let c = stick - a - b;
            let spread = a.max(b).max(c) - a.min(b).min(c);
            if a != b && b != c && c != a && spread <= d {
                let mut option = sticks.to_vec();
                option.remove(place);
                option.extend([a, b, c]);
                option.sort_unstable();
                options.push(option);
            }
        }
    }
    options
}
