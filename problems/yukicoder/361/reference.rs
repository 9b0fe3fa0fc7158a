//! yukicoder 361 by its rules: every way to cut a stick into three.
//!
//! The middle tier has sticks of up to 90. A stick is worth the mex of what its cuts leave.

use reference::{Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let l = g.within(g.pick(1, 500)..=g.pick(24, 500));
    let d = g.within(g.pick(1, 500).min(l)..=l);
    format!("{l} {d}\n")
}

fn generate_middle(g: &mut Generator) -> String {
    let l = g.within(20..=90);
    let most = if g.one_in(2) { 12 } else { l };
    format!("{l} {}\n", g.within(1..=most))
}

fn answer_by_values(input: &mut Input) -> String {
    let l = input.number(1..=500u64);
    let d = input.number(1..=l);
    input.end();
    let value = GrundyValues::new().value(&l, &|&stick| cuts(&[stick], d));
    if value > 0 { "kado\n" } else { "matsu\n" }.to_string()
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
