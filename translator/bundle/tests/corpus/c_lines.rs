//! Reads lines by `lines`, `read_line` and a `BufReader`, and ends by `process::exit`.

use std::io::{self, BufRead, BufWriter, Write};

fn main() {
    let stdin = io::stdin();
    let mut first = String::new();
    let length = stdin.read_line(&mut first).unwrap();
    let stdout = io::stdout();
    let mut out = BufWriter::new(stdout.lock());
    writeln!(out, "{length} {:?}", first.trim_end()).unwrap();
    let mut lines = stdin.lock().lines();
    let second = lines.next().map(|line| line.unwrap());
    writeln!(out, "{second:?}").unwrap();
    let numbers: Vec<Vec<i64>> = lines
        .map(|line| line.unwrap().split_whitespace().filter_map(|n| n.parse().ok()).collect())
        .collect();
    for (i, row) in numbers.iter().enumerate() {
        writeln!(&mut out, "{i}: {} {:?}", row.iter().sum::<i64>(), row.iter().max()).unwrap();
    }
    out.flush().unwrap();
    if numbers.len() > 2 {
        print!("leaves");
        std::process::exit(0);
    }
    println!("ends");
}
