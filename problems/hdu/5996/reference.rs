//! HDU 5996 by its rules: every number of stones moved from every vertex.
//!
//! The middle tier has three stones on trees of up to 24 vertices, in pairs of twins half of the
//! time, and up to 20 stones on each of two or three vertices beside the root. The same search
//! answers.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(g.pick(1, 7)..=g.pick(4, 7));
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let n = g.within(g.pick(1, 100_000)..=g.pick(5, 100_000));
        let reach = [1, 2, n][g.within(0..=2) as usize];
        let parents: Vec<u64> =
            (1..n).map(|vertex| g.within(vertex.saturating_sub(reach)..=vertex - 1)).collect();
        let mut stones = g.many(n, 0..=g.pick(3, (1 << 27) - 1));
        if g.pick(stones.iter().sum::<u64>() > 7, false) {
            stones.iter_mut().for_each(|heap| *heap = (*heap).min(1));
        }
        input += &format!("{n}\n{}\n{}\n", join(&parents), join(&stones));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("4\n");
    for case in 0..4 {
        let (parents, stones) = if case < 2 {
            let n = g.within(3..=24);
            let reach = [1, 2, n][g.within(0..=2) as usize];
            let parents: Vec<u64> =
                (1..n).map(|vertex| g.within(vertex.saturating_sub(reach)..=vertex - 1)).collect();
            let mut stones = vec![0; n as usize];
            let twin = g.within(0..=n - 1) as usize;
            stones[twin] += 2;
            stones[g.within(0..=n - 1) as usize] += 1;
            if g.one_in(2) {
                stones[twin] -= 1;
                stones[g.within(0..=n - 1) as usize] += 1;
            }
            (parents, stones)
        } else {
            let heaps = g.heaps(2, 1..=20);
            (vec![0, 0, 1], [&[3][..], &heaps, &[0; 3]].concat()[..4].to_vec())
        };
        input += &format!("{}\n{}\n{}\n", stones.len(), join(&parents), join(&stones));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=100_000);
        let mut parents = vec![0];
        for vertex in 1..n {
            parents.push(input.number(0..=vertex - 1));
        }
        let stones = input.numbers(n, 0..=(1u64 << 27) - 1);
        let options = |stones: &Vec<u64>| {
            let mut after = Vec::new();
            for vertex in 1..n {
                for moved in 1..=stones[vertex] {
                    let mut option = stones.clone();
                    option[vertex] -= moved;
                    option[parents[vertex]] += moved;
                    after.push(option);
                }
            }
            after
        };
        output += if Search::normal().mover_wins(&stones, &options) { "win\n" } else { "lose\n" };
    }
    input.end();
    output
}
