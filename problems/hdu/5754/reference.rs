//! HDU 5754 by its rules: every cell decided by all its moves, backwards from the goal.

use reference::{Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(g.pick(1, 1000)..=g.pick(4, 1000));
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let n = g.within(g.pick(2, 900)..=g.pick(20, 1000));
        let near = g.one_in(2);
        let m = if near {
            g.within(n.max(3) - 1..=(n + 1).min(1000))
        } else {
            g.within(2..=g.pick(20, 1000))
        };
        input += &format!("{} {n} {m}\n", g.within(1..=4));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(0..=1000) {
        let kind = input.number(1..=4);
        let (n, m): (usize, usize) = (input.number(2..=1000), input.number(2..=1000));
        let longest = n.max(m);
        let steps: Vec<(usize, usize)> = match kind {
            1 => vec![(0, 1), (1, 0), (1, 1)],
            2 => (1..longest).flat_map(|k| [(0, k), (k, 0)]).collect(),
            3 => vec![(1, 2), (2, 1)],
            _ => (1..longest).flat_map(|k| [(0, k), (k, 0), (k, k)]).collect(),
        };
        let options = |&(x, y): &(usize, usize)| -> Vec<(usize, usize)> {
            let after = steps.iter().map(|(dx, dy)| (x + dx, y + dy));
            after.filter(|&(x, y)| x <= n && y <= m).collect()
        };
        // Whoever is on the last cell has lost, and whoever is stuck elsewhere has not.
        let mut search = Search::normal().over(|cell| match options(cell).is_empty() {
            true if *cell == (n, m) => Some(Standing::Lost),
            true => Some(Standing::Drawn),
            false => None,
        });
        output += match search.standing(&(1, 1), &options) {
            Standing::Won => "B\n",
            Standing::Lost => "G\n",
            Standing::Drawn => "D\n",
        };
    }
    input.end();
    output
}
