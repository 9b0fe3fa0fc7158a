//! Adds to ranges and asks for sums in a segment tree with delayed additions.

use std::io::{stdin, stdout, BufWriter, Read, Write};
use std::ops::Range;

struct Tree {
    size: usize,
    sums: Vec<i64>,
    delayed: Vec<i64>,
}

impl Tree {
    fn new(n: usize) -> Self {
        let size = n.next_power_of_two();
        Tree { size, sums: vec![0; 2 * size], delayed: vec![0; 2 * size] }
    }

    fn add(&mut self, node: usize, span: Range<usize>, range: &Range<usize>, value: i64) {
        if range.start <= span.start && span.end <= range.end {
            self.sums[node] += value * span.len() as i64;
            self.delayed[node] += value;
        } else if range.start < span.end && span.start < range.end {
            let middle = (span.start + span.end) / 2;
            self.add(2 * node, span.start..middle, range, value);
            self.add(2 * node + 1, middle..span.end, range, value);
            let own = self.delayed[node] * span.len() as i64;
            self.sums[node] = self.sums[2 * node] + self.sums[2 * node + 1] + own;
        }
    }

    fn sum(&self, node: usize, span: Range<usize>, range: &Range<usize>) -> i64 {
        let (start, end) = (span.start.max(range.start), span.end.min(range.end));
        if start >= end {
            return 0;
        }
        if end - start == span.len() {
            return self.sums[node];
        }
        let middle = (span.start + span.end) / 2;
        self.delayed[node] * (end - start) as i64
            + self.sum(2 * node, span.start..middle, range)
            + self.sum(2 * node + 1, middle..span.end, range)
    }
}

fn main() {
    let mut text = String::new();
    stdin().read_to_string(&mut text).unwrap();
    let mut words = text.split_ascii_whitespace();
    let mut next = || words.next().map(|word| word.parse::<i64>().unwrap());
    let mut out = BufWriter::new(stdout());
    let (n, q) = (next().unwrap() as usize, next().unwrap());
    let mut tree = Tree::new(n);
    let mut state = 12345u64;
    for i in 0..q {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let place = |shift: u32| ((state >> shift) % n as u64) as usize;
        let (a, b) = (place(33), place(20));
        let range = a.min(b)..a.max(b) + 1;
        if state >> 63 == 0 {
            tree.add(1, 0..tree.size, &range, (state >> 50) as i64 - 8000);
        } else {
            writeln!(out, "{i}: {}", tree.sum(1, 0..tree.size, &range)).unwrap();
        }
    }
}
