//! Uses the methods of strings and characters that need no Unicode tables.

use proconio::input;
fn main() {
    input! { n: usize, w: [String; n] }
    for s in &w {
        let r: String = s.chars().rev().collect();
        println!("{} {} {}", r, s.to_ascii_uppercase(), s.len());
        println!("{:?} {:?} {:?}", s.find('a'), s.rfind("b"), s.split('a').collect::<Vec<_>>());
        println!("{} {} {}", s.replace("a", "XY"), s.repeat(2), s.trim_matches('b'));
        println!("{:?}", s.char_indices().filter(|(_, c)| c.is_ascii_digit()).collect::<Vec<_>>());
        println!("{}", s.bytes().map(|b| b as u32).sum::<u32>());
        println!("{:?} {:?}", s.parse::<i64>(), s.parse::<u8>().is_ok());
        println!(
            "{}",
            s.chars()
                .map(|c| if c.is_ascii_alphabetic() {
                    ((c as u8 ^ 32) as char).to_string()
                } else {
                    format!("({c})")
                })
                .collect::<Vec<_>>()
                .concat()
        );
        println!("{:?}", s.chars().filter_map(|c| c.to_digit(16)).collect::<Vec<_>>());
        println!("{:?} {:?}", char::from_digit(7, 10), std::char::from_u32(0x41 + s.len() as u32));
        let mut cs: Vec<char> = s.chars().collect();
        cs.sort();
        cs.dedup();
        println!("{} {}", cs.iter().collect::<String>(), s.eq_ignore_ascii_case("AB"));
        println!("{:?} {:?}", s.strip_prefix("a"), s.split_once('b'));
        println!("{:?}", s.cmp(&r));
        println!("{}", s.chars().all(|c| c.is_ascii_alphanumeric()));
        println!("{:?}", s.as_bytes().windows(2).filter(|w| w[0] == w[1]).count());
    }
}
