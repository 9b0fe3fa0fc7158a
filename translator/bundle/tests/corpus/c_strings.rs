//! Splits, trims, finds, replaces, and compares strings.

fn main() {
    let text = "  The quick brown fox, jumps over the lazy dog.  ";
    let trimmed = text.trim();
    println!("{:?} {} {}", trimmed.split(", ").collect::<Vec<_>>(), trimmed.len(), text.starts_with("  T"));
    println!("{:?}", trimmed.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).map(str::len).collect::<Vec<_>>());
    println!("{} {}", trimmed.to_ascii_uppercase(), trimmed.replace("the", "a").replacen('o', "0", 2));
    println!("{:?} {:?} {:?}", trimmed.find("fox"), trimmed.rfind('o'), trimmed.find("cat"));
    println!("{:?}", trimmed.char_indices().filter(|(_, c)| c.is_uppercase()).collect::<Vec<_>>());
    println!("{}", trimmed.chars().rev().collect::<String>());
    println!("{:?} {:?}", "a=b=c".split_once('='), "a=b=c".rsplit_once('='));
    println!("{:?} {:?}", "1,2,,3".split(',').collect::<Vec<_>>(), "a b c".splitn(2, ' ').collect::<Vec<_>>());
    println!("{:?}", "line one\nline two\r\n\nlast".lines().collect::<Vec<_>>());
    println!("{} {} {}", "ab".repeat(3), "abc" < "abd", "Zebra".cmp("apple") as i8);
    let mut owned = String::with_capacity(10);
    owned.push_str("hello");
    owned.insert(0, '>');
    owned.insert_str(1, "> ");
    owned.extend(['!', '?']);
    println!("{owned} {:?} {:?}", owned.pop(), owned.remove(0));
    owned.truncate(4);
    owned.retain(|c| c != 'h');
    println!("{owned:?} {} {:?}", owned.is_empty(), owned.bytes().map(u32::from).sum::<u32>());
    println!("{:?}", "x1y22z".matches(char::is_numeric).collect::<Vec<_>>());
    println!("{} {:?}", "äöü€😀".len(), "äöü€😀".chars().map(|c| c.len_utf8()).collect::<Vec<_>>());
    println!("{:?} {:?}", 'a'.to_digit(16), char::from_digit(7, 10));
    println!("{} {}", ('a'..='e').collect::<String>(), (b'a' + 2) as char);
    println!("{:?} {:?}", "12x".parse::<i32>().is_err(), "-12".parse::<i32>());
    println!("{:?}", "b a c".split(' ').map(String::from).collect::<std::collections::BTreeSet<_>>());
    println!("{:?} {:?}", "prefix-body".strip_prefix("prefix-"), "body.rs".strip_suffix(".rs"));
    println!("{}", std::str::from_utf8(&[104, 105]).unwrap());
    println!("{:?} {}", String::from_utf8(vec![0xff]).is_err(), String::from_utf8_lossy(&[72, 0xff, 73]));
    println!("{:?}", "tab\tquote\"nul\0é\u{1F600}");
}
