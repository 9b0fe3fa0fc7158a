//! HDU 5754 by its rules: every cell decided by all its moves, backwards from the goal.

use reference::{Generator, Input, Reference};

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
        let mut winners = vec![vec!['D'; m + 1]; n + 1]; // `B` for the player to move there
        for x in (1..=n).rev() {
            for y in (1..=m).rev() {
                let longest = n.max(m);
                let steps: Vec<(usize, usize)> = match kind {
                    1 => vec![(0, 1), (1, 0), (1, 1)],
                    2 => (1..longest).flat_map(|k| [(0, k), (k, 0)]).collect(),
                    3 => vec![(1, 2), (2, 1)],
                    _ => (1..longest).flat_map(|k| [(0, k), (k, 0), (k, k)]).collect(),
                };
                let inside = steps.iter().filter(|(dx, dy)| x + dx <= n && y + dy <= m);
                let after: Vec<char> = inside.map(|(dx, dy)| winners[x + dx][y + dy]).collect();
                winners[x][y] = if (x, y) == (n, m)
                    || (!after.is_empty() && after.iter().all(|&winner| winner == 'B'))
                {
                    'G'
                } else if after.contains(&'G') {
                    'B'
                } else {
                    'D'
                };
            }
        }
        output.push(winners[1][1]);
        output.push('\n');
    }
    input.end();
    output
}
