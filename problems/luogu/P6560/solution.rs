//! Luogu P6560 — The passing of time (时光的流逝)
//! <https://www.luogu.com.cn/problem/P6560> · 3 s? · 256 MiB? · medium
//!
//! Rules: a directed graph, perhaps with cycles, and a token; a move takes it along an edge.
//! Whoever moves it onto the goal y wins, and whoever cannot move loses. One case `n m q`, m
//! edges, q queries `x y`, from where it starts to the goal; print for each 1 if the first
//! player can force a win, -1 if the second can, 0 if neither.
//! Model: game on a graph with cycles, one token.
//! Why: decide vertices backwards. The goal and dead ends are lost for the one to move; a
//! vertex with an edge to a lost one is won; one whose edges all lead to won ones is lost.
//! From what is never decided, both can go on for ever to others of that kind.
//! Cost: O(n + m) a query.

use proconio::{input, marker::Usize1};

const WON: u32 = u32::MAX;

fn main() {
    input! { n: usize, m: usize, queries: usize }
    assert!((1..=100_000).contains(&n), "{n} vertices, not 1 to 100000");
    assert!(m <= 500_000 && queries <= 500, "{m} edges and {queries} queries");
    input! { edges: [(Usize1, Usize1); m] }
    let (mut leaving, mut starts) = (vec![0u32; n], vec![0; n + 1]);
    for &(tail, head) in &edges {
        assert!(tail < n && head < n, "an edge from {} to {} of {n}", tail + 1, head + 1);
        leaving[tail] += 1;
        starts[head] += 1;
    }
    // The tails of the edges into v come to stand at `starts[v]..starts[v + 1]`.
    (0..n).for_each(|vertex| starts[vertex + 1] += starts[vertex]);
    let mut tails = vec![0u32; m];
    for &(tail, head) in &edges {
        starts[head] -= 1;
        tails[starts[head]] = tail as u32;
    }
    let mut answers = String::new();
    for _ in 0..queries {
        input! { x: Usize1, y: Usize1 }
        assert!(x < n && y < n && x != y, "a query from {} to {} of {n}", x + 1, y + 1);
        // How many edges lead to vertices that are not won: 0 from a lost one.
        let mut open = leaving.clone();
        open[y] = 0;
        let mut decided: Vec<usize> = (0..n).filter(|&vertex| open[vertex] == 0).collect();
        while let Some(head) = decided.pop().filter(|_| (1..WON).contains(&open[x])) {
            let head_is_won = open[head] == WON;
            for &tail in &tails[starts[head]..starts[head + 1]] {
                let open = &mut open[tail as usize];
                if (1..WON).contains(open) {
                    *open = if head_is_won { *open - 1 } else { WON };
                    if !(1..WON).contains(open) {
                        decided.push(tail as usize);
                    }
                }
            }
        }
        answers += ["-1\n", "0\n", "1\n"][usize::from(open[x] > 0) + usize::from(open[x] == WON)];
    }
    print!("{answers}");
}
