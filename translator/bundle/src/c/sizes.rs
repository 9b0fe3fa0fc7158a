//! How much of a C file each part takes, in the terms of the program's author.

use emitter::inspect::Sizes;
use std::collections::BTreeMap;

/// The most lines that say so.
const LINES: usize = 12;

/// Words for what is below a path of core, alloc or the host, which stands in for std.
const WORDS: [(&str, &str); 26] = [
    ("core::slice::sort", "sorting"),
    ("core::num::flt2dec", "floats as text, by core"),
    ("core::num::imp::flt2dec", "floats as text, by core"),
    ("core::fmt::float", "floats as text, by core"),
    ("core::num::dec2flt", "floats from text, by core"),
    ("core::num::imp::dec2flt", "floats from text, by core"),
    ("program::std::decimal", "floats as text and back"),
    ("core::fmt", "widths, {:?}, and other formats"),
    ("alloc::fmt", "widths, {:?}, and other formats"),
    ("program::std::fmt", "numbers as text"),
    ("core::unicode", "Unicode"),
    ("core::str::traits::FromStr", "numbers from text"),
    ("core::num", "numbers from text"),
    ("core::str", "strings"),
    ("alloc::str", "strings"),
    ("alloc::string", "strings"),
    ("core::char", "strings"),
    ("alloc::collections::btree", "BTreeMap and BTreeSet"),
    ("alloc::collections::binary_heap", "BinaryHeap"),
    ("alloc::collections::vec_deque", "VecDeque"),
    ("program::std::hashed", "HashMap and HashSet"),
    ("alloc::raw_vec", "Vec"),
    ("alloc::vec", "Vec"),
    ("core::ptr", "what drops values"),
    ("program::std::io", "input and output"),
    ("program::std::sort", "sorting"),
];

/// Returns lines about the largest parts, the largest first.
pub fn lines(sizes: &Sizes) -> Vec<String> {
    let mut parts: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    let mut add = |part: String, bytes: usize| {
        let (sum, count) = parts.entry(part).or_default();
        *sum += bytes;
        *count += 1;
    };
    for (name, bytes) in &sizes.functions {
        add(part(name), *bytes);
    }
    add("texts and tables".to_string(), sizes.data);
    let functions: usize = sizes.functions.iter().map(|(_, bytes)| bytes).sum();
    add("what every file has".to_string(), sizes.whole - functions - sizes.data);
    let mut parts: Vec<(String, (usize, usize))> = parts.into_iter().collect();
    parts.sort_by_key(|(_, (sum, _))| std::cmp::Reverse(*sum));
    let rest = parts.split_off(parts.len().min(LINES - 1));
    let line = |(part, (bytes, count)): (String, (usize, usize))| match count {
        1 => format!("{bytes:>7} {part}"),
        _ => format!("{bytes:>7} {part} ({count} functions)"),
    };
    let mut lines: Vec<String> = parts.into_iter().map(line).collect();
    let bytes: usize = rest.iter().map(|(_, (sum, _))| sum).sum();
    if bytes > 0 {
        lines.push(format!("{bytes:>7} the rest"));
    }
    lines
}

/// Returns the part to which a function counts: a function of the program is a part by itself, and
/// any other counts towards its module.
fn part(name: &str) -> String {
    // `<A as B>::f` is about A, unless A is a parameter or a primitive type.
    let path = name.trim_start_matches(['<', '&', '[', ' ']).trim_start_matches("mut ");
    let (ty, rest) = path.split_once(" as ").unwrap_or((path, ""));
    let path = if ty.contains("::") || rest.is_empty() { path } else { rest };
    let is_below =
        |above: &str| path.starts_with(above) && !path[above.len()..].starts_with(is_part);
    if let Some((_, words)) = WORDS.iter().find(|(above, _)| is_below(above)) {
        return words.to_string();
    }
    match path.strip_prefix("program::") {
        Some(own) if !own.starts_with("std::") => name.replace("program::", ""),
        _ => path.split("::").take(2).collect::<Vec<_>>().join("::").replace("program::", ""),
    }
}

fn is_part(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_parts_come_first_in_the_words_of_the_source() {
        let functions = [
            ("program::main", 3000),
            ("core::slice::sort::stable::drift::sort", 2000),
            ("core::slice::sort::stable::driftsort_main", 500),
            (
                "<alloc::collections::btree::map::BTreeMap<K,V,A> as core::clone::Clone>::clone",
                2100,
            ),
            ("core::slice::sorted::f", 7),
            ("<program::Edge as core::fmt::Debug>::fmt", 40),
            ("<&mut T as core::fmt::Debug>::fmt", 30),
            ("<[T] as core::fmt::Debug>::fmt", 1),
        ];
        let functions = functions.map(|(name, bytes)| (name.to_string(), bytes)).to_vec();
        let lines = lines(&Sizes { functions, data: 900, whole: 10_000 });
        assert_eq!(
            lines,
            [
                "   3000 main",
                "   2500 sorting (2 functions)",
                "   2100 BTreeMap and BTreeSet",
                "   1422 what every file has",
                "    900 texts and tables",
                "     40 <Edge as core::fmt::Debug>::fmt",
                "     31 widths, {:?}, and other formats (2 functions)",
                "      7 core::slice",
            ]
        );
        let many = (0..30).map(|number| (format!("program::f{number}"), 100 + number)).collect();
        let many = super::lines(&Sizes { functions: many, data: 0, whole: 9000 });
        assert_eq!((many.len(), many[11].trim()), (LINES, "2190 the rest"));
    }
}
