//! Walks a deep tree by recursion, with boxes, options and pattern guards.

#[derive(Debug, Default)]
struct Treap {
    root: Option<Box<Node>>,
    seed: u32,
}

#[derive(Debug)]
struct Node {
    key: i64,
    priority: u32,
    size: usize,
    left: Option<Box<Node>>,
    right: Option<Box<Node>>,
}

fn size(node: &Option<Box<Node>>) -> usize {
    node.as_ref().map_or(0, |node| node.size)
}

fn split(node: Option<Box<Node>>, key: i64) -> (Option<Box<Node>>, Option<Box<Node>>) {
    match node {
        None => (None, None),
        Some(mut node) if node.key < key => {
            let (low, high) = split(node.right.take(), key);
            node.right = low;
            node.size = 1 + size(&node.left) + size(&node.right);
            (Some(node), high)
        }
        Some(mut node) => {
            let (low, high) = split(node.left.take(), key);
            node.left = high;
            node.size = 1 + size(&node.left) + size(&node.right);
            (low, Some(node))
        }
    }
}

fn merge(low: Option<Box<Node>>, high: Option<Box<Node>>) -> Option<Box<Node>> {
    match (low, high) {
        (None, other) | (other, None) => other,
        (Some(mut low), Some(mut high)) => {
            let mut top = if low.priority > high.priority {
                low.right = merge(low.right.take(), Some(high));
                low
            } else {
                high.left = merge(Some(low), high.left.take());
                high
            };
            top.size = 1 + size(&top.left) + size(&top.right);
            Some(top)
        }
    }
}

impl Treap {
    fn insert(&mut self, key: i64) {
        self.seed = self.seed.wrapping_mul(1664525).wrapping_add(1013904223);
        let node = Node { key, priority: self.seed >> 8, size: 1, left: None, right: None };
        let (low, high) = split(self.root.take(), key);
        self.root = merge(merge(low, Some(Box::new(node))), high);
    }

    fn at(&self, mut index: usize) -> Option<i64> {
        let mut node = self.root.as_deref()?;
        loop {
            let left = size(&node.left);
            node = match index.cmp(&left) {
                std::cmp::Ordering::Equal => return Some(node.key),
                std::cmp::Ordering::Less => node.left.as_deref()?,
                std::cmp::Ordering::Greater => {
                    index -= left + 1;
                    node.right.as_deref()?
                }
            };
        }
    }
}

fn depth(n: u32) -> u64 {
    if n == 0 { 0 } else { 1 + depth(n - 1) * 3 % 1_000_003 }
}

fn main() {
    let mut treap = Treap::default();
    (0..2000i64).for_each(|n| treap.insert(n * 7919 % 2003));
    println!("{} {:?} {:?} {:?}", size(&treap.root), treap.at(0), treap.at(1000), treap.at(2000));
    println!("{:?}", (0..2000).step_by(250).map(|i| treap.at(i).unwrap()).collect::<Vec<_>>());
    println!("{}", depth(50_000));
    let mut small = Treap::default();
    [2, 1].iter().for_each(|n| small.insert(*n));
    println!("{:?}", small.root.as_ref().map(|node| (node.key, node.size, node.left.is_some())));
}
