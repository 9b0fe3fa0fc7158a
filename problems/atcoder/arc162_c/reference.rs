//! AtCoder ARC 162 C by its rules: every number on every empty vertex.
//!
//! The middle tier has trees of up to 20 vertices, in which few are empty and one subtree is close
//! to mex K.

use reference::{join, Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(3, 2));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(2, 1000)..=g.pick(5, 1000));
        let k = g.within(0..=g.pick(n.min(3), n));
        let parents: Vec<u64> = (2..=n).map(|vertex| g.within(1..=vertex - 1)).collect();
        // Brute force is slow if more than three vertices of five are empty.
        let mut empty = g.within(0..=g.pick(3, n));
        let mut numbers = Vec::new();
        for left in (1..=n).rev() {
            let is_empty = g.within(1..=left) <= empty;
            empty -= u64::from(is_empty);
            let largest = if g.one_in(3) { n } else { k };
            numbers.push(if is_empty {
                "-1".to_string()
            } else {
                g.within(0..=largest).to_string()
            });
        }
        input += &format!("{n} {k}\n{}\n{}\n", join(&parents), numbers.join(" "));
    }
    input
}

/// Returns trees with a subtree that has about the numbers 0, 1, …, and of them some at other
/// places.
fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("3\n");
    for _ in 0..3 {
        let n = g.within(6..=20);
        let empty = if n <= 8 { g.within(0..=3) } else { g.within(0..=2) };
        let parents: Vec<u64> =
            (2..=n).map(|vertex| g.within(vertex.saturating_sub(4).max(1)..=vertex - 1)).collect();
        let top = g.within(1..=n);
        let mut is_below: Vec<bool> = (1..=n).map(|vertex| vertex == top).collect();
        for vertex in 2..=n as usize {
            is_below[vertex - 1] |= is_below[parents[vertex - 2] as usize - 1];
        }
        let inside: Vec<usize> = (0..n as usize).filter(|&vertex| is_below[vertex]).collect();
        let mut numbers: Vec<i64> = (0..n).map(|_| g.within(0..=n) as i64).collect();
        let shift = g.within(0..=inside.len() as u64 - 1) as usize;
        for (number, place) in (0..inside.len()).enumerate() {
            numbers[inside[(place + shift) % inside.len()]] = number as i64;
        }
        if g.one_in(2) {
            numbers[g.within(0..=n - 1) as usize] = g.within(0..=n) as i64;
        }
        for turn in 0..empty {
            let inner = inside[g.within(0..=inside.len() as u64 - 1) as usize];
            let any = g.within(0..=n - 1) as usize;
            numbers[if turn == 0 { inner } else { any }] = -1;
        }
        let goal = (inside.len() as u64 - g.within(0..=1)).min(n);
        input += &format!("{n} {goal}\n{}\n{}\n", join(&parents), join(&numbers));
    }
    input
}

struct Case {
    parents: Vec<usize>,
    goal: i64,
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let n = input.number(2..=1000i64);
        let goal = input.number(0..=n);
        let parents = (1..n as usize).map(|vertex| input.number(1..=vertex) - 1).collect();
        let mut numbers = input.numbers(n as usize, -1..=n);
        let alice = Case { parents, goal }.alice_wins(&mut numbers, true);
        output += if alice { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}

impl Case {
    fn alice_wins(&self, numbers: &mut Vec<i64>, alice_moves: bool) -> bool {
        let n = numbers.len();
        if !numbers.contains(&-1) {
            return (0..n).any(|vertex| self.mex_below(vertex, numbers) == self.goal);
        }
        let empty: Vec<usize> = (0..n).filter(|&vertex| numbers[vertex] == -1).collect();
        for vertex in empty {
            for number in 0..=n as i64 {
                numbers[vertex] = number;
                let alice = self.alice_wins(numbers, !alice_moves);
                numbers[vertex] = -1;
                if alice == alice_moves {
                    return alice;
                }
            }
        }
        !alice_moves
    }

    fn mex_below(&self, top: usize, numbers: &[i64]) -> i64 {
        let is_below = |mut vertex: usize| {
            while vertex > top {
                vertex = self.parents[vertex - 1];
            }
            vertex == top
        };
        let subtree: Vec<i64> =
            (0..numbers.len()).filter(|&v| is_below(v)).map(|v| numbers[v]).collect();
        (0..).find(|number| !subtree.contains(number)).expect("a finite subtree")
    }
}
