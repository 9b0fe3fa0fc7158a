//! Echoes lines that are no ASCII, with their numbers of bytes and characters.

use std::io::{self, BufRead};

fn main() {
    for (number, line) in io::stdin().lock().lines().enumerate() {
        let line = line.unwrap();
        println!("{}: {} {} {}", number + 1, line, line.len(), line.chars().count());
    }
}
