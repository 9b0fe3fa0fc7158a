//! Prints derived `Debug` forms of structs, enums, and collections, plain and pretty.

#![allow(dead_code, unused, non_snake_case)]
use proconio::input;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
#[derive(Debug, Clone, PartialEq)]
enum Kind {
    Unit,
    Tuple(i64, String),
    Named { a: Option<i64>, b: Vec<char> },
}
#[derive(Debug, Clone)]
struct Wrap<T> {
    x: T,
    y: (u8, bool),
    z: Kind,
}
#[derive(Debug)]
struct Empty;
fn main() {
    input! { n: usize, a: [i64; n] }
    for &x in &a {
        let k = match x % 3 {
            0 => Kind::Unit,
            1 => Kind::Tuple(x, format!("q\"{}\n\t'", x)),
            _ => Kind::Named { a: Some(x).filter(|x| x % 2 == 0), b: vec!['a', '\'', '"', '\\'] },
        };
        let w = Wrap { x: [x, -x], y: (x as u8, x % 2 == 0), z: k.clone() };
        println!("{:?}", w);
        println!("{:#?}", w);
        println!("{:?} {:?}", Empty, ());
    }
    let m: BTreeMap<i64, BTreeSet<i64>> = a
        .iter()
        .map(|x| (x % 3, a.iter().filter(|y| *y % 3 == x % 3).copied().collect()))
        .collect();
    println!("{:?}", m);
    println!("{:#?}", m);
    println!("{:?} {:5?} {:#x?}", a.iter().collect::<VecDeque<_>>(), a, &a[..1]);
    println!("{:?} {:?}", "é\u{1f600}\u{7f}\0", 'é');
}
