//! Uses the ordered collections, queues and heaps of std in full.

use std::collections::{btree_map, BTreeMap, BTreeSet, BinaryHeap, LinkedList, VecDeque};

fn main() {
    let mut map: BTreeMap<i32, Vec<char>> = BTreeMap::new();
    for (i, c) in "collections".chars().enumerate() {
        map.entry(c as i32 % 5).or_default().push(c);
        if i == 6 {
            println!("{map:?} {:?} {:?}", map.first_key_value(), map.last_key_value());
        }
    }
    println!("{:?}", map.range(1..3).map(|(k, v)| (k, v.len())).collect::<Vec<_>>());
    let upper = map.split_off(&3);
    println!("{:?} {:?} {:?}", map.clone().into_keys(), upper.values().flatten().collect::<String>(), map.pop_first());
    if let btree_map::Entry::Occupied(entry) = map.entry(1) {
        println!("{:?}", entry.remove());
    }
    map.retain(|_, list| list.len() > 1);
    println!("{map:?}");
    let set: BTreeSet<u32> = [5, 1, 9, 3, 7].into();
    println!("{:?} {:?} {:?}", set.range(4..).next(), set.range(..4).next_back(), set.iter().rev().collect::<Vec<_>>());
    println!("{:?}", set.difference(&BTreeSet::from([1, 9])).collect::<Vec<_>>());
    let mut queue: VecDeque<u32> = (0..5).collect();
    queue.rotate_left(2);
    queue.push_front(10);
    queue.extend([7, 8]);
    println!("{queue:?} {:?} {:?} {}", queue.pop_back(), queue.front(), queue.contains(&10));
    queue.make_contiguous().sort();
    println!("{:?} {:?} {:?}", queue, queue.iter().position(|&n| n == 4), queue.binary_search(&3));
    let mut heap = BinaryHeap::new();
    for word in ["pear", "fig", "apple", "kiwi"] {
        heap.push((word.len(), word));
    }
    println!("{:?} {:?} {:?}", heap.pop(), heap.peek().copied(), heap.clone().into_sorted_vec());
    let mut list = LinkedList::from([1, 2, 3]);
    list.push_front(0);
    list.append(&mut LinkedList::from([9]));
    println!("{list:?} {:?}", list.pop_back());
    let mut vector = vec![5, 3, 8, 1, 9, 2];
    vector.swap(0, 5);
    println!("{:?} {:?}", vector.drain(1..3).collect::<Vec<_>>(), vector);
    vector.splice(1..2, [10, 11, 12]);
    vector.dedup_by_key(|n| *n / 10);
    println!("{vector:?} {:?} {:?}", vector.iter().rposition(|n| *n > 9), vector.split_first());
    vector.insert(1, 4);
    vector.resize(7, 0);
    vector.rotate_right(2);
    println!("{vector:?} {:?} {:?}", vector.windows(2).map(|w| w[0] < w[1]).collect::<Vec<_>>(), vector.chunks(3).map(<[i32]>::len).collect::<Vec<_>>());
    vector.sort_by_key(|n| std::cmp::Reverse(*n));
    println!("{vector:?} {:?} {}", vector.iter().min_by_key(|n| (**n - 5).abs()), vector.is_sorted());
    println!("{:?}", vector.iter().partition::<Vec<i32>, _>(|n| **n % 2 == 0));
}
