//! Finds shortest paths with a heap of reversed distances.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::io::{self, BufRead};

fn main() {
    let mut lines = io::stdin().lock().lines().map_while(Result::ok);
    let mut numbers = || -> Option<Vec<usize>> {
        Some(lines.next()?.split_whitespace().map(|word| word.parse().unwrap()).collect())
    };
    while let Some(head) = numbers() {
        let [n, m] = head[..] else { break };
        let mut graph = vec![Vec::new(); n];
        for _ in 0..m {
            let edge = numbers().unwrap();
            graph[edge[0]].push((edge[1], edge[2] as u64));
            graph[edge[1]].push((edge[0], edge[2] as u64));
        }
        let mut distance = vec![None; n];
        let mut heap = BinaryHeap::from([Reverse((0u64, 0usize))]);
        while let Some(Reverse((length, vertex))) = heap.pop() {
            if distance[vertex].is_some() {
                continue;
            }
            distance[vertex] = Some(length);
            heap.extend(graph[vertex].iter().map(|(next, w)| Reverse((length + w, *next))));
        }
        println!("{distance:?}");
    }
}
