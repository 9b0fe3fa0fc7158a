//! AtCoder ABC 218 G by its rules: every neighbour that was not visited.
//!
//! The middle tier has a few hundred vertices, and walks every path of them.

use reference::{join, Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).with_middle(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 100_000)..=g.pick(10, 100_000));
    let numbers: Vec<u64> = g.many(n, 1..=g.pick(9, 500_000_000)).iter().map(|x| 2 * x).collect();
    let is_long = g.one_in(2);
    let mut names: Vec<u64> = (1..=n).collect();
    g.shuffle(&mut names);
    let mut input = format!("{n}\n{}\n", join(&numbers));
    for vertex in 1..n {
        let least = if is_long { vertex.saturating_sub(3) } else { 0 };
        let ends = [g.within(least..=vertex - 1), vertex].map(|place| names[place as usize]);
        input += &format!("{} {}\n", ends[0].min(ends[1]), ends[0].max(ends[1]));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let n = input.number(2..=100_000);
    let numbers = input.numbers(n, 2..=1_000_000_000u64);
    assert!(numbers.iter().all(|number| number % 2 == 0), "an odd number");
    let mut neighbours = vec![Vec::new(); n];
    for _ in 1..n {
        let u = input.number(1..=n - 1);
        let v = input.number(u + 1..=n);
        neighbours[u - 1].push(v - 1);
        neighbours[v - 1].push(u - 1);
    }
    input.end();
    assert!(reached(&neighbours) == n, "not a tree");
    format!("{}\n", best(&mut vec![0], &numbers, &neighbours))
}

fn reached(neighbours: &[Vec<usize>]) -> usize {
    let mut reached = vec![0];
    let mut done = 0;
    while done < reached.len() {
        for &next in &neighbours[reached[done]] {
            if !reached.contains(&next) {
                reached.push(next);
            }
        }
        done += 1;
    }
    reached.len()
}

fn best(path: &mut Vec<usize>, numbers: &[u64], neighbours: &[Vec<usize>]) -> u64 {
    let taro_moves = path.len() % 2 == 1;
    let mut results = Vec::new();
    for &next in &neighbours[path[path.len() - 1]] {
        if !path.contains(&next) {
            path.push(next);
            results.push(best(path, numbers, neighbours));
            path.pop();
        }
    }
    let result = if taro_moves { results.iter().max() } else { results.iter().min() };
    result.copied().unwrap_or_else(|| median(path.iter().map(|&vertex| numbers[vertex]).collect()))
}

fn median(mut numbers: Vec<u64>) -> u64 {
    numbers.sort_unstable();
    let half = numbers.len() / 2;
    if numbers.len() % 2 == 1 {
        numbers[half]
    } else {
        (numbers[half - 1] + numbers[half]) / 2
    }
}
