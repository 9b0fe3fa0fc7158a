//! Uses every method of itertools that makes hash maps, and its functions and macros.

use itertools::{chain, iproduct, izip, Itertools};
use proconio::input;

fn main() {
    input! { n: usize, a: [i64; n] }
    let it = || a.iter().copied();
    println!("{:?}", it().counts().into_iter().sorted().collect_vec());
    println!("{:?}", it().counts_by(|x| x % 3).into_iter().sorted().collect_vec());
    let pairs = || it().enumerate().map(|(i, x)| (x % 3, i));
    println!("{:?}", pairs().into_group_map().into_iter().sorted().collect_vec());
    println!("{:?}", it().into_group_map_by(|x| x % 2).into_iter().sorted().collect_vec());
    println!("{:?}", pairs().into_grouping_map().max().into_iter().sorted().collect_vec());
    let groups = || it().into_grouping_map_by(|x| x % 3);
    println!("{:?}", groups().sum().into_iter().sorted().collect_vec());
    println!("{:?}", groups().product().into_iter().sorted().collect_vec());
    println!("{:?}", groups().collect::<Vec<_>>().into_iter().sorted().collect_vec());
    println!("{:?}", groups().fold(0, |s, _, x| s * 7 + x).into_iter().sorted().collect_vec());
    println!("{:?}", groups().reduce(|s, _, x| s * 5 + x).into_iter().sorted().collect_vec());
    println!("{:?}", groups().min_by_key(|_, x| -x).into_iter().sorted().collect_vec());
    println!("{}", izip!(&a, 1.., a.iter().rev()).map(|(x, i, y)| x * i + y).join(" "));
    println!(
        "{}",
        iproduct!(0..2, &a, "ab".chars()).map(|(i, x, c)| format!("{}{}{}", i, x, c)).join(" ")
    );
    println!("{}", chain!(&a, [0].iter(), &a).join(""));
    println!("{} {}", itertools::join(&a, "-"), itertools::equal(&a, a.iter().rev()));
    println!("{:?}", itertools::max(&a));
    println!("{}", itertools::sorted(&a).join(" "));
    println!("{:?}", itertools::zip_eq(&a, &a).last());
    println!("{:?}", itertools::multizip((&a, &a, 0..)).last());
    println!(
        "{}",
        itertools::repeat_n(n, 2).chain(itertools::iterate(1, |x| x * 3).take(3)).join(" ")
    );
    let mut back = itertools::put_back(it());
    back.put_back(42);
    println!("{:?}", back.collect_vec());
    let mut nth = itertools::peek_nth(it());
    println!("{:?}", nth.peek_nth(2).copied());
    println!("{:?}", nth.next());
    println!("{}", itertools::kmerge(vec![vec![1, 4], vec![2, 3]]).join(" "));
    let mut copy = a.clone();
    println!("{} {:?}", itertools::partition(&mut copy, |x| x % 2 == 0), copy.len());
}
