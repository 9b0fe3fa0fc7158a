//! Implements `Display` with variables and fields called `text` and `made`.

use proconio::input;
use std::fmt;
struct Text {
    text: String,
    made: Vec<u32>,
}
impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = &self.made;
        for (i, x) in text.iter().enumerate() {
            write!(f, "{}{}", if i + 1 == text.len() { "." } else { "," }, x)?;
        }
        Ok(())
    }
}
fn main() {
    input! { n: usize, s: String }
    let text = s.as_str();
    let made = vec![1u32; n];
    let t = Text { text: s.clone(), made };
    println!("{} {}", t, t.text);
    let made: Vec<u32> = (0..n as u32).collect();
    println!("{}", format!("{}", made.len() + text.len()));
    println!(
        "{}",
        made.iter().map(|x| format!("{}/{}", x, made.len())).collect::<Vec<_>>().join(" ")
    );
}
