//! Uses every method of itertools that sorts, counts, groups, and finds extremes.

use itertools::{Either, Itertools, MinMaxResult};
use proconio::input;
use std::cmp::Reverse;

fn main() {
    input! { n: usize, a: [i64; n] }
    let it = || a.iter().copied();
    println!("{}", it().sorted().join(" "));
    println!("{}", it().sorted_by(|x, y| y.cmp(x)).join(" "));
    println!("{}", it().sorted_by_key(|x| x % 3).join(" "));
    println!("{}", it().sorted_by_cached_key(|x| x.to_string()).join(" "));
    println!("{}", it().sorted_unstable().join(" "));
    println!("{}", it().sorted_unstable_by(|x, y| y.cmp(x)).join(" "));
    println!("{}", it().sorted_unstable_by_key(|x| Reverse(*x)).join(" "));
    println!("{} | {}", it().k_smallest(2).join(" "), it().k_largest(2).join(" "));
    println!("{}", it().k_smallest_by(2, |x, y| y.cmp(x)).join(" "));
    println!("{}", it().k_smallest_by_key(2, |x| -x).join(" "));
    println!("{}", it().k_largest_by(2, |x, y| y.cmp(x)).join(" "));
    println!("{}", it().k_largest_by_key(2, |x| -x).join(" "));
    println!("{}", it().k_smallest_relaxed(2).join(" "));
    println!("{}", it().k_smallest_relaxed_by(2, |x, y| y.cmp(x)).join(" "));
    println!("{}", it().k_smallest_relaxed_by_key(2, |x| -x).join(" "));
    println!("{}", it().k_largest_relaxed(2).join(" "));
    println!("{}", it().k_largest_relaxed_by(2, |x, y| y.cmp(x)).join(" "));
    println!("{}", it().k_largest_relaxed_by_key(2, |x| -x).join(" "));
    println!("{:?} {:?}", it().min_set(), it().max_set());
    println!("{:?}", it().min_set_by(|x, y| (x % 3).cmp(&(y % 3))));
    println!("{:?}", it().max_set_by(|x, y| (x % 3).cmp(&(y % 3))));
    println!("{:?} {:?}", it().min_set_by_key(|x| x % 2), it().max_set_by_key(|x| x % 2));
    match it().minmax() {
        MinMaxResult::NoElements => println!("none"),
        MinMaxResult::OneElement(x) => println!("{}", x),
        MinMaxResult::MinMax(x, y) => println!("{} {}", x, y),
    }
    println!("{:?}", it().minmax_by_key(|x| x % 5).into_option());
    println!("{:?}", it().minmax_by(|x, y| y.cmp(x)).into_option());
    println!("{:?} {:?}", it().position_max(), it().position_min());
    println!("{:?}", it().position_max_by_key(|x| x % 3));
    println!("{:?}", it().position_max_by(|x, y| y.cmp(x)));
    println!("{:?}", it().position_min_by_key(|x| x % 3));
    println!("{:?}", it().position_min_by(|x, y| y.cmp(x)));
    println!("{:?}", it().position_minmax().into_option());
    println!("{:?}", it().position_minmax_by_key(|x| x % 3).into_option());
    println!("{:?}", it().position_minmax_by(|x, y| y.cmp(x)).into_option());
    println!("{:?}", it().positions(|x| x % 2 == 0).collect_vec());
    for (key, group) in &it().chunk_by(|x| x % 2) {
        print!("{}:{} ", key, group.sum::<i64>());
    }
    for chunk in &it().chunks(2) {
        print!("{} ", chunk.product::<i64>());
    }
    let sum = |x, y| if (x + y) % 3 == 0 { Ok(x + y) } else { Err((x, y)) };
    println!("{}", it().coalesce(sum).join(" "));
    println!("{}", it().dedup().join(" "));
    println!("{}", it().dedup_by(|x, y| x % 2 == y % 2).join(" "));
    println!("{:?}", it().dedup_with_count().collect_vec());
    println!("{:?}", it().dedup_by_with_count(|x, y| x % 2 == y % 2).collect_vec());
    println!(
        "{:?} {:?}",
        it().duplicates().collect_vec(),
        it().duplicates_by(|x| x % 3).collect_vec()
    );
    println!("{} {}", it().unique().join(" "), it().unique_by(|x| x % 3).join(" "));
    let split = |x: i64| if x % 2 == 0 { Either::Left(x) } else { Either::Right(-x) };
    println!("{:?}", it().partition_map::<Vec<_>, Vec<_>, _, _, _>(split));
}
