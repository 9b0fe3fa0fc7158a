//! Uses thirty more of itertools' adaptors, macros, and types.

use itertools::{chain, Either, EitherOrBoth, FoldWhile, Itertools, MinMaxResult, Position};
use proconio::input;
fn main() {
    input! { n: usize, a: [i64; n] }
    println!("{}", a.iter().k_smallest(3).join(" "));
    let (t, u) = a.iter().tee();
    println!("{}", t.zip(u.skip(1)).map(|(x, y)| x ^ y).join(" "));
    let mut it = a.iter().peekable();
    println!("{}", it.peeking_take_while(|x| **x < 50).count());
    println!("{:?}", it.next());
    println!("{}", a.iter().format(", "));
    println!("{}", a.iter().format_with(";", |x, f| f(&format_args!("<{}>", x))));
    match a.iter().minmax() {
        MinMaxResult::MinMax(x, y) => println!("{x} {y}"),
        MinMaxResult::OneElement(x) => println!("{x}"),
        MinMaxResult::NoElements => println!("none"),
    }
    println!(
        "{}",
        a.iter()
            .copied()
            .coalesce(|x, y| if x + y < 60 { Ok(x + y) } else { Err((x, y)) })
            .join(" ")
    );
    println!("{}", vec![vec![1, 4, 7], vec![2, 5], vec![0, 9]].into_iter().kmerge().join(" "));
    println!("{}", (0..3).powerset().map(|v| v.iter().join("")).join("/"));
    println!("{}", a.iter().interleave(&[1, 2, 3]).join(" "));
    println!("{}", a.iter().sorted().merge([10, 20, 30].iter()).join(" "));
    let (l, r): (Vec<i64>, Vec<i64>) =
        a.iter().partition_map(|x| if x % 2 == 0 { Either::Left(*x) } else { Either::Right(*x) });
    println!("{:?} {:?}", l, r);
    println!(
        "{:?}",
        a.iter()
            .fold_while(0, |s, x| if s > 100 {
                FoldWhile::Done(s)
            } else {
                FoldWhile::Continue(s + x)
            })
            .into_inner()
    );
    println!("{:?}", a.iter().positions(|x| x % 3 == 0).collect_vec());
    for e in a.iter().take(3).zip_longest([7, 8, 9, 10].iter()) {
        match e {
            EitherOrBoth::Both(x, y) => print!("{} ", x + y),
            EitherOrBoth::Left(x) => print!("L{x} "),
            EitherOrBoth::Right(y) => print!("R{y} "),
        }
    }
    println!();
    println!("{:?}", a.iter().copied().tree_reduce(|x, y| x * 3 + y));
    println!("{}", a.iter().circular_tuple_windows::<(_, _)>().map(|(x, y)| x - y).join(" "));
    println!("{}", Itertools::intersperse(a.iter().copied(), 0).join(""));
    println!(
        "{}",
        a.iter()
            .with_position()
            .map(|(p, x)| match p {
                Position::First => format!("[{x}"),
                Position::Last => format!("{x}]"),
                _ => x.to_string(),
            })
            .join(" ")
    );
    println!(
        "{:?} {:?}",
        a.iter().duplicates().collect_vec(),
        a.iter().min_set_by_key(|x| **x % 10)
    );
    println!("{}", chain!(0..2, [5], 7..9).join(" "));
    println!(
        "{:?} {:?}",
        a.iter().position_max(),
        a.iter().position_min_by_key(|x| (**x - 50).abs())
    );
    println!("{}", a.iter().copied().map_into::<i128>().tail(2).join("_"));
    println!("{}", a.iter().map(|x| x % 7).unique_by(|x| x % 4).join(" "));
}
