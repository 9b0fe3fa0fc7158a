//! Joins sets, with proconio for the input and itertools for the output.

use itertools::Itertools;
use proconio::input;

struct Sets {
    parent: Vec<usize>,
    size: Vec<u64>,
}

impl Sets {
    fn new(n: usize) -> Sets {
        Sets { parent: (0..n).collect(), size: vec![1; n] }
    }

    fn root(&mut self, mut x: usize) -> usize {
        while self.parent[x] != x {
            self.parent[x] = self.parent[self.parent[x]];
            x = self.parent[x];
        }
        x
    }

    fn join(&mut self, a: usize, b: usize) -> bool {
        let (a, b) = (self.root(a), self.root(b));
        if a == b {
            return false;
        }
        let (a, b) = if self.size[a] < self.size[b] { (b, a) } else { (a, b) };
        self.parent[b] = a;
        self.size[a] += std::mem::take(&mut self.size[b]);
        true
    }
}

fn main() {
    input! { n: usize, pairs: [(usize, usize)] }
    let mut sets = Sets::new(n);
    let joined = pairs.iter().filter(|(a, b)| sets.join(*a, *b)).count();
    println!("{joined} {}", sets.size.iter().filter(|size| **size > 0).join(" "));
    println!("{}", (0..n).map(|x| sets.root(x)).format(","));
}
