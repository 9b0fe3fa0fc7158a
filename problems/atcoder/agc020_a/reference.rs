//! AtCoder AGC 020 A by its rules: what each player can force in 0, 1, 2, … moves.

use reference::{Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 100)..=g.pick(12, 100));
    let b = g.within(2..=n);
    let a = g.within(1..=b - 1);
    format!("{n} {a} {b}\n")
}

fn answer(input: &mut Input) -> String {
    let n = input.number(2..=100);
    let a = input.number(1..=n - 1);
    let b = input.number(a + 1..=n);
    input.end();
    // For every cell of the mover's token and of the other one, whether the mover wins, if that is
    // known.
    let mut known: Vec<Vec<Option<bool>>> = vec![vec![None; n + 1]; n + 1];
    let pairs = (1..=n).flat_map(|mover| (1..=n).map(move |other| (mover, other)));
    let pairs: Vec<(usize, usize)> = pairs.filter(|(mover, other)| mover != other).collect();
    loop {
        let before = known.clone();
        for &(mover, other) in &pairs {
            let steps = [mover - 1, mover + 1].into_iter();
            let steps = steps.filter(|step| (1..=n).contains(step) && *step != other);
            let after: Vec<Option<bool>> = steps.map(|step| before[other][step]).collect();
            if after.contains(&Some(false)) {
                known[mover][other] = Some(true);
            } else if after.iter().all(|&wins| wins == Some(true)) {
                known[mover][other] = Some(false);
            }
        }
        if known == before {
            break;
        }
    }
    let winner = match known[a][b] {
        Some(true) => "Alice\n",
        Some(false) => "Borys\n",
        None => "Draw\n",
    };
    winner.to_string()
}
