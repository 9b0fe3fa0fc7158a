//! Takes names for itself that the tools and C use: `std`, `printf`, `int`, `given`.

#![allow(dead_code, unused, non_snake_case)]
use grundy::mex::mex;
use proconio::input;
mod std_like {
    pub fn std() -> u32 {
        3
    }
}
mod reader {
    pub mod proconio {
        pub fn input() -> u32 {
            7
        }
    }
}
#[derive(Debug, PartialEq)]
enum Ordering {
    Less,
    More,
}
struct Formatter;
struct Error(i64);
fn read(x: i64) -> i64 {
    x + 1
}
fn write(x: i64) -> i64 {
    x + 2
}
fn fail() -> i64 {
    4
}
fn output() -> i64 {
    5
}
fn memory() -> i64 {
    6
}
fn std_mex(v: &[usize]) -> usize {
    mex(v.iter().map(|x| *x as u64)) as usize
}
fn main() {
    input! { n: usize, a: [i64; n] }
    let given = 3;
    let made = 4;
    let M = 5;
    let text = 6;
    let std = 8;
    println!("{given} {made} {M} {text} {std}");
    println!("{} {}", std_like::std(), reader::proconio::input());
    println!("{:?} {}", Ordering::Less, Ordering::Less == Ordering::More);
    let _f = Formatter;
    let e = Error(3);
    println!("{} {} {} {} {} {}", read(a[0]), write(a[0]), fail(), output(), memory(), e.0);
    println!("{}", std_mex(&[0, 1, n]));
    let int = a[0];
    let long = int * 2;
    let main = 5;
    let printf = 3;
    let NULL = 0;
    let u32_ = 4;
    println!("{} {}", int + long + main + printf + NULL + u32_, {
        fn getchar(x: i64) -> i64 {
            x * 3
        }
        getchar(int)
    });
}
