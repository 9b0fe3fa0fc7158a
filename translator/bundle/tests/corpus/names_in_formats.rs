//! Writes into strings from variables called `text` and `made`.

use proconio::input;
use std::fmt::{self, Display, Write};
struct Heap {
    stones: Vec<i64>,
}
impl Display for Heap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = "abc";
        write!(f, "<{}|", text.len())?;
        for (i, s) in self.stones.iter().enumerate() {
            if i > 0 {
                write!(f, ", ")?;
            }
            write!(f, "{s}")?;
        }
        f.write_str(">")
    }
}
fn main() {
    input! { n: usize, a: [i64; n] }
    let mut out = String::new();
    let text = vec![1, 2, 3];
    let made = a.clone();
    writeln!(out, "{} {}", text.len(), n).unwrap();
    let line = format!("{} {}", made.len(), n);
    println!("{line}");
    writeln!(&mut out, "{}", Heap { stones: made.clone() }).unwrap();
    print!("{out}");
    println!("{}", Heap { stones: a }.to_string().len());
}
