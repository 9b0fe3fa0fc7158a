//! Echoes an input as a whole that is no ASCII.

use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let longest = text.split_whitespace().max_by_key(|word| word.chars().count());
    println!("{} {:?}", text.chars().filter(|c| !c.is_ascii()).count(), longest);
    print!("{text}");
}
