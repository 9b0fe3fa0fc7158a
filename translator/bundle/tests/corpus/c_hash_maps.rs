//! Counts words and sums in hash maps and sets, and prints them in order.

use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut counts: HashMap<&str, usize> = HashMap::new();
    for word in text.split_whitespace() {
        *counts.entry(word).or_insert(0) += 1;
    }
    let mut sorted: Vec<_> = counts.iter().collect();
    sorted.sort();
    for (word, count) in &sorted {
        println!("{word} {count}");
    }
    let mut squares: HashMap<u64, Vec<u64>> = HashMap::with_capacity(10);
    for n in 0..3000u64 {
        squares.entry(n * n % 101).or_default().push(n);
    }
    let removed: Vec<u64> = (0..101).filter(|n| squares.remove(n).is_some()).take(20).collect();
    println!("{} {:?} {}", squares.len(), removed, squares.values().map(Vec::len).sum::<usize>());
    let mut pairs: HashMap<(i32, i32), char> = [((1, 2), 'a'), ((3, 4), 'b')].into_iter().collect();
    pairs.extend([((5, 6), 'c')]);
    println!("{:?} {} {}", pairs.get(&(3, 4)), pairs[&(5, 6)], pairs.contains_key(&(2, 1)));
    match pairs.entry((1, 2)) {
        Entry::Occupied(mut entry) => {
            let old = entry.insert('z');
            println!("had {old}, has {}", entry.get());
        }
        Entry::Vacant(_) => unreachable!(),
    }
    pairs.retain(|key, _| key.0 > 1);
    let ordered: BTreeMap<_, _> = pairs.clone().into_iter().collect();
    println!("{ordered:?} {}", pairs == pairs.clone());
    let a: HashSet<i32> = (0..10).collect();
    let b: HashSet<i32> = HashSet::from([3, 5, 7, 11, 13]);
    let mut both: Vec<i32> = a.intersection(&b).copied().collect();
    both.sort_unstable();
    let mut either: Vec<i32> = (&a | &b).into_iter().collect();
    either.sort_unstable();
    let mut one: Vec<&i32> = a.symmetric_difference(&b).collect();
    one.sort();
    println!("{both:?} {either:?} {one:?} {}", a.is_subset(&b));
    let mut seen = HashSet::new();
    println!("{:?}", [1, 2, 1, 3, 2].iter().map(|n| seen.insert(*n)).collect::<Vec<_>>());
    let single: HashMap<&str, Option<i32>> = HashMap::from([("x", Some(1))]);
    println!("{single:?} {:?}", single.get("y"));
    let mut grid: HashMap<String, HashMap<String, i32>> = HashMap::new();
    for (a, b) in [("a", "b"), ("a", "c"), ("b", "c"), ("a", "b")] {
        let row = grid.entry(a.to_string()).or_default();
        row.entry(b.to_string()).and_modify(|n| *n += 1).or_insert(1);
    }
    println!("{} {} {}", grid["a"]["b"], grid["a"]["c"], grid["b"].len());
}
