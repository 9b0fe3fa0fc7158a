//! Codeforces 1658E by its rules, with fewer moves of each than 10^100: whoever is ahead then has
//! to
//! be so far ahead that more moves make no difference.
//!
//! The middle tier has boards of 5 × 5 and 6 × 6, answered in the same way.

use reference::{join, Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(3, 1900)..=g.pick(4, 2000));
    written(g, n)
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(5..=6);
    written(g, n)
}

fn written(g: &mut Generator, n: u64) -> String {
    let k = if g.one_in(2) { g.within(1..=n - 2) } else { n - 2 };
    let cells = n * n;
    let mut points: Vec<u64> = (1..=cells).collect();
    if g.one_in(2) {
        // More of them near the middle, where few cells are far away.
        let from_middle = |place: u64| (2 * place).abs_diff(n - 1);
        let distance = |cell: u64| from_middle(cell / n) + from_middle(cell % n);
        let mut places: Vec<u64> = (0..cells).collect();
        places.sort_by_key(|&cell| std::cmp::Reverse(distance(cell)));
        for (points_there, cell) in (1..).zip(places) {
            points[cell as usize] = points_there;
        }
        let swaps = g.within(0..=n);
        for _ in 0..swaps {
            points.swap(g.within(0..=cells - 1) as usize, g.within(0..=cells - 1) as usize);
        }
    } else {
        g.shuffle(&mut points);
    }
    let rows = points.chunks(n as usize).map(|row| join(row) + "\n");
    format!("{n} {k}\n{}", rows.collect::<String>())
}

fn answer(input: &mut Input) -> String {
    let n = input.number(3..=2000usize);
    let k = input.number(1..=n - 2);
    assert!(n <= 6, "too large for a reference");
    let points: Vec<i64> = input.numbers(n * n, 1..=(n * n) as i64);
    input.end();
    let mut sorted = points.clone();
    sorted.sort_unstable();
    sorted.dedup();
    assert!(sorted.len() == n * n, "two equal numbers");
    let distance = |a: usize, b: usize| (a / n).abs_diff(b / n) + (a % n).abs_diff(b % n);
    let far: Vec<Vec<usize>> =
        (0..n * n).map(|a| (0..n * n).filter(|&b| distance(a, b) > k).collect()).collect();
    // By the last token, how much more the player to move can get in the moves that are left.
    let moves_of_each = 6 * n.pow(4);
    let mut leads = vec![0; n * n];
    for _ in 0..2 * moves_of_each - 1 {
        let best = |cell: usize| far[cell].iter().map(|&next| points[next] - leads[next]).max();
        leads = (0..n * n).map(|cell| best(cell).expect("a far cell")).collect();
    }
    let winners: Vec<char> = (0..n * n)
        .map(|cell| {
            let lead = points[cell] - leads[cell];
            // Either player can make sure of a mean gain for each move by a plan that looks at the
            // last token alone. On any of the 2n² positions, the plan is behind this mean by n² and
            // the mean itself at most once. So a lead of more than 4n⁴ shows that the mean is above
            // 0; n² more is for the first token.
            assert!(lead.unsigned_abs() as usize > 5 * n.pow(4), "not yet decided");
            if lead > 0 { 'M' } else { 'G' }
        })
        .collect();
    winners.chunks(n).map(|row| row.iter().collect::<String>() + "\n").collect()
}
