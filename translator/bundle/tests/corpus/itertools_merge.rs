//! Uses every method of itertools that combines iterators or takes tuples and arrays from them.

use itertools::{Either, EitherOrBoth, Itertools};
use proconio::input;

fn main() {
    input! { n: usize, a: [i64; n], b: [i64] }
    let (ups, downs) = (a.iter().copied().sorted(), b.iter().copied().sorted());
    println!("{}", a.iter().interleave(&b).join(" "));
    println!("{}", a.iter().interleave_shortest(&b).join(" "));
    println!("{}", Itertools::intersperse(a.iter().copied(), 0).join(" "));
    let mut next = 0;
    let count = || {
        next += 1;
        next
    };
    println!("{}", Itertools::intersperse_with(a.iter().copied(), count).join(" "));
    for pair in a.iter().zip_longest(&b) {
        match pair {
            EitherOrBoth::Both(x, y) => print!("{} ", x * y),
            EitherOrBoth::Left(x) => print!("<{} ", x),
            EitherOrBoth::Right(y) => print!(">{} ", y),
        }
    }
    println!("{:?}", a.iter().zip_eq(a.iter().rev()).collect_vec());
    println!("{}", ups.clone().merge(downs.clone()).join(" "));
    println!("{}", a.iter().rev().merge_by(&b, |x, y| x >= y).join(" "));
    let joined = ups.clone().merge_join_by(downs.clone(), |x, y| x.cmp(y));
    println!("{}", joined.map(|pair| pair.reduce(|x, _| x)).join(" "));
    let sides = ups.clone().merge_join_by(downs, |x, y| x < y);
    println!("{}", sides.filter_map(Either::left).count());
    println!("{}", vec![a.clone(), b.clone()].into_iter().kmerge().join(" "));
    println!("{}", vec![a.clone(), b.clone()].into_iter().kmerge_by(|x, y| x > y).join(" "));
    println!("{:?}", a.iter().cartesian_product(&b).last());
    println!("{}", vec![a.clone(), b.clone()].into_iter().multi_cartesian_product().count());
    println!("{:?}", a.iter().tuple_combinations().map(|(x, y, z)| x + y * z).collect_vec());
    println!("{:?}", a.iter().array_combinations().map(|[x, y]| x - y).collect_vec());
    println!("{:?}", a.iter().combinations(3).map(|c| *c[0] ^ *c[1] ^ *c[2]).max());
    println!("{}", b.iter().combinations_with_replacement(2).map(|c| c[0] * c[1]).join(" "));
    println!("{}", b.iter().permutations(2).map(|p| p[0] - p[1]).join(" "));
    println!("{}", b.iter().powerset().map(|set| set.into_iter().sum::<i64>()).join(" "));
    println!("{}", a.iter().tuple_windows().map(|(x, y)| y - x).join(" "));
    println!("{}", a.iter().circular_tuple_windows().map(|(x, y, z)| x + y - z).join(" "));
    println!("{}", a.iter().tuples().map(|(x, y)| x * y).join(" "));
    println!("{:?} {:?}", a.iter().next_tuple::<(_, _)>(), a.iter().collect_tuple::<(_, _)>());
    println!("{:?} {:?}", a.iter().next_array::<2>(), a.iter().collect_array::<3>());
    let (evens, odds): (Vec<i64>, Vec<usize>) =
        a.iter().enumerate().map(|(i, x)| (x + 1, i)).multiunzip();
    println!("{:?} {:?}", evens, odds);
    let (t, u) = a.iter().tee();
    println!("{}", t.chain(u).join(" "));
}
