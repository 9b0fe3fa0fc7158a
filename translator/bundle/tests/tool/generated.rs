//! Random programs over integers, strings and collections: what they print in C must be what they
//! print as Rust.
//!
//! A program is a function of numbers and words, written by a grammar in which every expression
//! has a type. Many of them are compiled as one file; the first number of an input chooses one.
//! Values of type `usize` are below 2^16 and only added, compared and used as indices; `c` tries
//! all else about them.

use crate::toy::{Toy, HEADER};
use crate::ways::{Outcome, Program, Way};
use available::Tool;
use bundle::maker::Comments;
use std::fmt::Write;
use std::process::Command;

/// Numbers that look random and are the same on every machine (SplitMix64).
pub struct Noise(pub u64);

impl Noise {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.below(from.len())]
    }

    /// Returns a number of the kind that finds mistakes: near a power of two, or small.
    fn operand(&mut self) -> u64 {
        let near = 1u64 << self.below(64);
        match self.below(5) {
            0 => near,
            1 => near.wrapping_sub(1),
            2 => near.wrapping_neg(),
            _ => self.next() % 100,
        }
    }
}

/// The types of whole numbers. Each has two variables, `u64_0` and `u64_1` and so on, a
/// `Vec` of them, `u64_vec`, and a map from words to them, `u64_map`.
const TYPES: [&str; 4] = ["u64", "i64", "u32", "i32"];

/// Writes one program.
struct Writer {
    noise: Noise,
    text: String,
    /// Loops that are open; each has a counter.
    loops: usize,
    depth: usize,
}

impl Writer {
    fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "{}{line}", "    ".repeat(self.depth));
    }

    fn program(mut self, number: usize) -> String {
        self.line(&format!("fn program_{number}(numbers: &[u64], words: &[&str]) {{"));
        self.depth += 1;
        for (place, ty) in TYPES.iter().enumerate() {
            self.line(&format!("let mut {ty}_0 = numbers[{place}] as {ty};"));
            self.line(&format!("let mut {ty}_1 = numbers[{}] as {ty};", place + 4));
            self.line(&format!(
                "let mut {ty}_vec: Vec<{ty}> = \
                 numbers.iter().map(|&n| (n >> {place}) as {ty}).collect();"
            ));
            self.line(&format!("let mut {ty}_map: BTreeMap<String, {ty}> = BTreeMap::new();"));
        }
        self.line("let mut string_0 = words[0].to_string();");
        self.line("let mut string_1 = words.concat();");
        self.line(
            "let mut string_vec: Vec<String> = words.iter().map(|w| w.to_string()).collect();",
        );
        for _ in 0..9 {
            self.statement(2);
        }
        for ty in TYPES {
            self.line(&format!("println!(\"{{}} {{}} {{:?}}\", {ty}_0, {ty}_1, {ty}_vec);"));
            self.line(&format!("println!(\"{{:?}}\", {ty}_map);"));
        }
        self.line("println!(\"{} {} {:?}\", string_0, string_1, string_vec);");
        self.depth -= 1;
        self.line("}\n");
        self.text
    }

    fn ty(&mut self) -> &'static str {
        self.noise.pick(&TYPES)
    }

    /// Returns an expression of one of the types of numbers.
    fn number(&mut self, ty: &str, depth: usize) -> String {
        if depth == 0 {
            return match self.noise.below(4) {
                0 => literal(ty, self.noise.operand()),
                place => format!("{ty}_{}", place % 2),
            };
        }
        let depth = depth - 1;
        match self.noise.below(16) {
            0..=3 => {
                let method = self.noise.pick(&[
                    "wrapping_add",
                    "wrapping_sub",
                    "wrapping_mul",
                    "saturating_add",
                    "saturating_sub",
                    "saturating_mul",
                    "min",
                    "max",
                ]);
                format!("{}.{method}({})", self.number(ty, depth), self.number(ty, depth))
            }
            4 | 5 => {
                let operator = self.noise.pick(&["&", "|", "^"]);
                format!("({} {operator} {})", self.number(ty, depth), self.number(ty, depth))
            }
            6 => {
                let operator = self.noise.pick(&["<<", ">>"]);
                let amount = self.number("u32", depth);
                format!("({} {operator} ({amount} % 31))", self.number(ty, depth))
            }
            7 => {
                // Neither 0 nor -1 divides.
                let method = self.noise.pick(&["/", "%"]);
                format!(
                    "({} {method} (({} & 0xfff) + 1))",
                    self.number(ty, depth),
                    self.number(ty, depth)
                )
            }
            8 => {
                let method = self.noise.pick(&["div_euclid", "rem_euclid"]);
                let divisor = 2 + self.noise.below(1000);
                format!("{}.{method}({divisor})", self.number(ty, depth))
            }
            9 => {
                let method = self.noise.pick(&["rotate_left", "rotate_right"]);
                let amount = self.number("u32", depth);
                format!("{}.{method}({amount} % 64)", self.number(ty, depth))
            }
            10 => {
                let method = self.noise.pick(&["count_ones", "leading_zeros", "trailing_zeros"]);
                let from = self.ty();
                format!("({}.{method}() as {ty})", self.number(from, depth))
            }
            11 => {
                let from = self.ty();
                format!("({} as {ty})", self.number(from, depth))
            }
            12 => {
                let method = self.noise.pick(&["checked_add", "checked_mul", "checked_sub"]);
                let (left, right) = (self.number(ty, depth), self.number(ty, depth));
                format!("{left}.{method}({right}).unwrap_or({})", self.number(ty, depth))
            }
            13 => {
                let condition = self.condition(depth);
                let (yes, no) = (self.number(ty, depth), self.number(ty, depth));
                format!("(if {condition} {{ {yes} }} else {{ {no} }})")
            }
            14 => {
                let index = self.index(&format!("{ty}_vec.len() + 1"), depth);
                format!("{ty}_vec.get({index}).copied().unwrap_or({})", self.number(ty, 0))
            }
            _ => {
                let fold = self.noise.pick(&[
                    "iter().copied().fold(0, TYPE::wrapping_add)",
                    "iter().copied().max().unwrap_or_default()",
                    "iter().filter(|&&n| n % 2 == 0).count() as TYPE",
                    "iter().rev().take(3).fold(1, |p: TYPE, &n| p.wrapping_mul(n))",
                    "windows(2).filter(|pair| pair[0] < pair[1]).count() as TYPE",
                ]);
                format!("({ty}_vec.{})", fold.replace("TYPE", ty))
            }
        }
    }

    /// Returns a `usize` below a bound, which must not be 0.
    fn index(&mut self, bound: &str, depth: usize) -> String {
        format!("(({} % 1000) as usize % ({bound}))", self.number("u64", depth))
    }

    fn condition(&mut self, depth: usize) -> String {
        if self.noise.below(4) == 0 {
            return match self.noise.below(3) {
                0 => "string_0 < string_1".to_string(),
                1 => "string_vec.contains(&string_0)".to_string(),
                _ => "string_1.starts_with(string_0.as_str())".to_string(),
            };
        }
        let ty = self.ty();
        let operator = self.noise.pick(&["<", "<=", ">", "!=", "=="]);
        // The brackets keep a cast's `<` from opening a list of types.
        format!("({}) {operator} ({})", self.number(ty, depth), self.number(ty, depth))
    }

    /// Returns an expression that owns a string of at most a few hundred characters.
    fn string(&mut self, depth: usize) -> String {
        if depth == 0 {
            return match self.noise.below(4) {
                0 => format!(
                    "{:?}.to_string()",
                    self.noise.pick(&["", "a b", "Grundy", "0", "ß-é", "\"q\\"])
                ),
                place => format!("string_{}.clone()", place % 2),
            };
        }
        let depth = depth - 1;
        let string = self.string(depth);
        match self.noise.below(9) {
            0 => {
                let ty = self.ty();
                format!("{}.to_string()", self.number(ty, depth))
            }
            1 => format!("{string}.chars().rev().collect::<String>()"),
            2 => format!("{string}.to_ascii_uppercase()"),
            3 => format!("{string}.chars().take({}).collect::<String>()", self.index("40", depth)),
            4 => format!("{string}.replace('a', \"bc\").chars().take(200).collect::<String>()"),
            5 => format!("{string}.split('b').collect::<Vec<_>>().join(\"+\")"),
            6 => format!("{string}.trim().to_string()"),
            7 => {
                let ty = self.ty();
                let (form, number) = (self.noise.pick(&FORMS), self.number(ty, 1));
                format!("format!(\"{{:{form}}}\", {number})")
            }
            _ => format!(
                "string_vec.concat().chars().skip({}).collect::<String>()",
                self.index("9", depth)
            ),
        }
    }

    /// Writes one statement, or one with others in it.
    fn statement(&mut self, depth: usize) {
        let ty = self.ty();
        match self.noise.below(if depth == 0 { 9 } else { 14 }) {
            0 | 1 => {
                let value = self.number(ty, 2);
                let place = self.noise.below(2);
                self.line(&format!("{ty}_{place} = {value};"));
            }
            2 => {
                let value = self.string(2);
                let place = self.noise.below(2);
                self.line(&format!("string_{place} = {value}.chars().take(60).collect();"));
            }
            3 | 4 => self.change_vec(ty),
            5 => self.change_map(ty),
            6 | 7 => self.print(ty),
            8 => {
                let value = self.string(1);
                self.line(&format!("let item = {value};"));
                self.line("string_vec.push(item);");
                self.line("string_vec.sort();");
                self.line("string_vec.dedup();");
                self.line("string_vec.truncate(6);");
            }
            9 | 10 => {
                let condition = self.condition(2);
                self.line(&format!("if {condition} {{"));
                self.block(depth);
                if self.noise.below(2) == 0 {
                    self.line("} else {");
                    self.block(depth);
                }
                self.line("}");
            }
            11 => {
                let (counter, count) = (self.loops, 1 + self.noise.below(4));
                self.loops += 1;
                self.line(&format!("for i{counter} in 0..{count}u32 {{"));
                self.depth += 1;
                self.line(&format!("{ty}_0 = {ty}_0.wrapping_add(i{counter} as {ty});"));
                self.depth -= 1;
                self.block(depth);
                self.line("}");
            }
            12 => {
                let value = self.number(ty, 2);
                self.line(&format!("match {value} & 3 {{"));
                self.depth += 1;
                for arm in ["0", "1 | 2", "_"] {
                    self.line(&format!("{arm} => {{"));
                    self.block(depth);
                    self.line("}");
                }
                self.depth -= 1;
                self.line("}");
            }
            _ => {
                // A product that may overflow, which wraps in both languages.
                let value = self.number(ty, 1);
                self.line(&format!("if {value} % 4 == 1 {{"));
                self.line(&format!("    {ty}_1 = {ty}_0 * {ty}_1;"));
                self.line("}");
            }
        }
    }

    fn block(&mut self, depth: usize) {
        self.depth += 1;
        for _ in 0..1 + self.noise.below(3) {
            self.statement(depth - 1);
        }
        self.depth -= 1;
    }

    fn change_vec(&mut self, ty: &str) {
        let value = self.number(ty, 2);
        let line = match self.noise.below(8) {
            0 => format!("{ty}_vec.push({value});"),
            1 => format!("{ty}_vec.sort_unstable();"),
            2 => format!("{ty}_vec.sort_by_key(|&n| std::cmp::Reverse(n));"),
            3 => format!("{ty}_vec.reverse();"),
            4 => format!("{ty}_vec.retain(|&n| n % 3 != 1);"),
            5 => {
                let index = self.index(&format!("{ty}_vec.len() + 1"), 1);
                format!("let place = {index}; let item = {value}; {ty}_vec.insert(place, item);")
            }
            6 => format!("if let Some(last) = {ty}_vec.pop() {{ {ty}_1 = last; }}"),
            _ => format!("let item = {value}; for n in {ty}_vec.iter_mut() {{ *n ^= item; }}"),
        };
        self.line(&line);
        self.line(&format!("{ty}_vec.truncate(12);"));
    }

    fn change_map(&mut self, ty: &str) {
        let (key, value) = (self.string(1), self.number(ty, 2));
        let line = match self.noise.below(4) {
            0 => format!("let key = {key}; let item = {value}; {ty}_map.insert(key, item);"),
            1 => format!("let key = {key}; {ty}_0 = {ty}_map.remove(&key).unwrap_or({value});"),
            2 => format!(
                "let key = {key}; let item = {value}; \
                 let entry = {ty}_map.entry(key).or_insert(1); *entry = entry.wrapping_mul(item);"
            ),
            _ => format!(
                "for (key, item) in {ty}_map.range(string_0.clone()..) {{ \
                 {ty}_1 = {ty}_1.wrapping_sub(*item) ^ key.len() as {ty}; }}"
            ),
        };
        self.line(&line);
    }

    fn print(&mut self, ty: &str) {
        let (form, number) = (self.noise.pick(&FORMS), self.number(ty, 2));
        let (word_form, word) = (self.noise.pick(&WORD_FORMS), self.string(1));
        let line = match self.noise.below(4) {
            0 => format!("println!(\"{{:{form}}}|{{:{word_form}}}\", {number}, {word});"),
            1 => format!("println!(\"{{1}} {{0:{form}}} {{{ty}_0}}\", {number}, {word});"),
            2 => format!("print!(\"{{named:{word_form}}};\", named = {word});"),
            _ => format!(
                "let list = {ty}_vec.iter().map(|n| format!(\"{{n:{form}}}\")); \
                 let list: Vec<String> = list.collect(); println!(\"{{}}\", list.join(\" \"));"
            ),
        };
        self.line(&line);
    }
}

/// The forms in which numbers are printed.
const FORMS: [&str; 14] =
    ["", ">8", "<6", "^9", "05", "+", "x", "X", "#x", "b", "#o", "#010b", "*^12", "?"];

/// The forms in which strings are printed.
const WORD_FORMS: [&str; 7] = ["", ">10", "<10", "-^11", ".3", "?", ">7.2"];

fn literal(ty: &str, bits: u64) -> String {
    match ty {
        "u64" => format!("{bits}u64"),
        "i64" => format!("({}i64)", (bits as i64).max(-i64::MAX)),
        "u32" => format!("{}u32", bits as u32),
        _ => format!("({}i32)", (bits as i32).max(-i32::MAX)),
    }
}

/// Returns many programs as one.
fn together(count: usize) -> String {
    let mut text = format!("{HEADER}use std::collections::BTreeMap;\nuse std::io::Read;\n\n");
    for number in 0..count {
        let noise = Noise(number as u64);
        text += &Writer { noise, text: String::new(), loops: 0, depth: 0 }.program(number);
    }
    text += "fn main() {\n    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut words = input.split_ascii_whitespace();
    let chosen: u32 = words.next().unwrap().parse().unwrap();
    let numbers: Vec<u64> = words.by_ref().take(8).map(|word| word.parse().unwrap()).collect();
    let words: Vec<&str> = words.collect();
    match chosen {\n";
    for number in 0..count {
        let _ = writeln!(text, "        {number} => program_{number}(&numbers, &words),");
    }
    text + "        _ => println!(\"no such program\"),\n    }\n}\n"
}

fn input(chosen: usize, seed: u64) -> String {
    let mut noise = Noise(seed << 32 | chosen as u64);
    let mut input = chosen.to_string();
    for _ in 0..8 {
        let _ = write!(input, " {}", noise.operand());
    }
    for _ in 0..1 + noise.below(4) {
        let word: String =
            (0..1 + noise.below(6)).map(|_| noise.pick(&["a", "b", "c", "Z", "7", "-"])).collect();
        let _ = write!(input, " {word}");
    }
    input + "\n"
}

#[test]
fn random_programs_print_in_c_what_they_print_as_rust() {
    if !Tool::C.is_here() {
        return;
    }
    let count = available::depth(2, 8);
    let toy = Toy::new(&together(count));
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition", "2021", "-A", "warnings", "-C", "overflow-checks=off", "-o"]);
    assert!(rustc.arg(toy.path("toy")).arg(toy.path(toy.solution())).status().unwrap().success());
    let rust = Program::of_rust(toy.path("toy"));
    let inputs = (0..count).flat_map(|chosen| (0..20).map(move |seed| input(chosen, seed)));
    let runs: Vec<(String, Outcome)> = inputs
        .map(|input| {
            let outcome = rust.outcome(&input);
            (input, outcome)
        })
        .collect();
    // A division or an index ends a few of them.
    let finished = runs.iter().filter(|(_, rust)| rust.code == Some(0)).count();
    assert!(finished * 2 > runs.len(), "only {finished} runs came to their end");
    // This judge may take files of any size.
    let text = toy.bundle("bzoj", Comments::All, false).unwrap();
    for (place, way) in Way::tried().iter().enumerate() {
        // Optimizing takes longer than all else.
        let level = if place == 0 { "-O1" } else { "-O0" };
        let program = way.compiled(&text, level, toy.path(&format!("toy-c-{place}"))).unwrap();
        let by = &program.by;
        for (input, rust) in &runs {
            let c = program.outcome(input);
            assert_eq!(c.code, rust.code, "{by}: {input}");
            // What was printed before a panic may still wait in a buffer.
            if rust.code == Some(0) {
                assert_eq!(c.stdout, rust.stdout, "{by}: {input}");
            }
        }
    }
}
