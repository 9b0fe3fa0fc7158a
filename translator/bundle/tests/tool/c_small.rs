//! Files in C that are made small because they would be too large, and what is said of those that
//! are too large all the same.

use crate::c::{in_rust, toy};
use crate::ways::Way;
use available::Tool;
use bundle::find_remarks;
use bundle::maker::Comments;

/// Sorts by every method, elements of all sizes, and shows that equal ones keep their order.
const SORTS: &str = r#"
use std::cmp::Reverse;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Point {
    x: i16,
    y: i8,
    z: i8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Nothing;

/// Has methods of the same names.
struct Own(Vec<u32>);

impl Own {
    fn sort_by_cached_value(&self) -> usize {
        self.0.len()
    }
}

/// Numbers without an order.
fn numbers(count: usize) -> Vec<u64> {
    let mut state = count as u64 + 1;
    let next = |_| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        state >> 33
    };
    (0..count).map(next).collect()
}

fn show<T: std::fmt::Debug>(list: &[T]) {
    let middle = list.get(list.len() / 3..list.len() / 3 + 3);
    println!("{:?} {:?} {:?}", list.first(), middle, list.last());
}

fn main() {
    for count in [0, 1, 2, 3, 7, 64, 1000] {
        let numbers = numbers(count);
        let mut bytes: Vec<u8> = numbers.iter().map(|&number| number as u8).collect();
        bytes.sort();
        show(&bytes);
        let mut pairs: Vec<(u8, usize)> = numbers.iter().map(|&n| n as u8 % 5).zip(0..).collect();
        pairs.sort_by_key(|pair| pair.0);
        println!("{}", pairs.windows(2).all(|two| two[0] < two[1]));
        show(&pairs);
        let mut points: Vec<Point> = numbers
            .iter()
            .map(|&n| Point { x: n as i16 % 9, y: (n >> 20) as i8, z: (n >> 13) as i8 })
            .collect();
        points.sort_unstable();
        show(&points);
        points.sort_by(|one, other| other.z.cmp(&one.z));
        show(&points);
        let mut words: Vec<String> = numbers.iter().map(|&n| format!("{:o}", n % 999)).collect();
        words.sort_unstable_by(|one, other| one[1..].cmp(&other[1..]).then(one.cmp(other)));
        show(&words);
        let mut asked = 0;
        words.sort_by_cached_key(|word| {
            asked += 1;
            Reverse(word.len())
        });
        println!("{}", asked == count || count < 2);
        show(&words);
        let mut wide: Vec<(u128, u8, bool)> =
            numbers.iter().map(|&n| (u128::from(n).pow(3), n as u8, n % 2 == 0)).collect();
        wide.sort_unstable_by_key(|one| (one.2, Reverse(one.0)));
        show(&wide);
        wide[count / 2..].sort();
        show(&wide);
        let mut floats: Vec<f64> = numbers.iter().map(|&n| n as f64 / 7.0 - 1e8).collect();
        floats.sort_by(f64::total_cmp);
        println!("{:?}", floats.windows(2).all(|two| two[0] <= two[1]));
        let mut boxes: Vec<Box<u64>> = numbers.iter().map(|&n| Box::new(n)).collect();
        boxes.sort();
        boxes.dedup();
        show(&boxes);
        let mut sorted: Vec<u64> = (0..count as u64).rev().collect();
        sorted.sort();
        sorted.sort_unstable_by(|one, other| other.cmp(one));
        show(&sorted);
        let mut nothing = vec![Nothing; count];
        nothing.sort();
        println!("{} {}", nothing.len(), Own(vec![3, 1]).sort_by_cached_value());
    }
}
"#;

#[test]
fn one_function_sorts_as_those_of_std_do() {
    if !Tool::C.is_here() {
        return;
    }
    let toy = toy(SORTS);
    // HDU takes no larger file, and with core's functions this one has twice as many bytes.
    let fitting = toy.bundle("hdu", Comments::All, false).unwrap();
    let small = toy.bundle("hdu", Comments::None, false).unwrap();
    for text in [&fitting, &small] {
        assert!(find_remarks(text).iter().any(|line| line.starts_with("Made small")));
    }
    assert!(fitting.len() < 65536, "{} bytes", fitting.len());
    let expected = in_rust(&toy);
    for way in Way::tried() {
        let c = way.compiled(&small, "-O2", toy.path("toy-c")).unwrap().outcome("");
        assert_eq!(c.stdout, expected, "{}", way.name);
    }
}

/// Means its own function by the name of a slice's.
const OWN_SORT: &str = r#"
struct Heaps(Vec<u32>);

impl Heaps {
    fn sort(&mut self) -> usize {
        self.0.sort();
        self.0.len()
    }
}

fn main() {
    let mut heaps = Heaps(vec![3, 1, 2]);
    println!("{} {}", heaps.sort(), heaps.0[0]);
}
"#;

#[test]
fn a_function_of_the_same_name_is_the_programs_own() {
    if !Tool::C.is_here() {
        return;
    }
    let toy = toy(OWN_SORT);
    let small = toy.bundle("hdu", Comments::None, false).unwrap();
    let way = &Way::tried()[0];
    let c = way.compiled(&small, "-O2", toy.path("toy-c")).unwrap().outcome("");
    assert_eq!(c.stdout, "3 1\n");
}

#[test]
fn a_file_that_is_too_large_says_what_is() {
    if !Tool::C.is_here() {
        return;
    }
    let text: String = (0..12_000).map(|number: u32| format!("{number};")).collect();
    let toy = toy(&format!(
        "fn digit(text: &str) -> usize {{\n    text.len()\n}}\n\n\
         fn main() {{\n    let text = std::hint::black_box({text:?});\n    \
         println!(\"{{}} {{:?}}\", digit(text), text.find(\"77;\"));\n}}\n"
    ));
    let error = toy.bundle("hdu", Comments::All, false).unwrap_err().to_string();
    let lines: Vec<&str> = error.lines().collect();
    assert!(lines[0].contains("bytes, and HDU takes 65535. Made small, "), "{error}");
    assert!((3..=13).contains(&lines.len()), "{error}");
    assert!(lines[1].ends_with(" texts and tables"), "{error}");
    assert!(lines.iter().any(|line| line.ends_with(" main")), "{error}");
    let sum: usize = lines[1..].iter().map(|line| line[..7].trim().parse::<usize>().unwrap()).sum();
    assert!(lines[0].ends_with(&format!(" has {sum} bytes:")), "{sum} of {error}");
    // A judge whose limit is not certain gets it with the same lines.
    let made = toy.made("bzoj", Comments::All, false).unwrap();
    assert!(made.notes.iter().any(|note| note.contains(lines[1])), "{:?}", made.notes);
}
