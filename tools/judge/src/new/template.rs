//! The text of a new problem's files. What is to be replaced stands in parentheses.

/// The title of a problem whose title is not known.
pub use catalogue::header::NO_TITLE;

/// The line of a header whose limits are not known.
pub const ASSUMED: &str =
    "//! Limits: (assumed where they end in ?: write the statement's above, and delete this line)\n";

/// The rest of a header, after its first two lines and perhaps [`ASSUMED`].
pub const HEADER: &str = "\
//! Rules: (two or three sentences in your own words, with what is printed)
//! Model: (the kind of game, what it is a sum of)
//! Why: (the idea and the theorem, so that a reader could redo it)
//! Cost: (time and memory)
//!
//! 规则：(the rules in Chinese; a maintainer fills in what you leave)
//! 模型：(the model in Chinese, after the name of its kind as the glossary has it)
//! 思路：(the idea in Chinese)
//! 复杂度：(the cost in Chinese)
";

/// The rest of `solution.rs`, after its header.
pub const SOLUTION: &str = "
use proconio::{input, is_stdin_empty};

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        verdicts += if n > 0 { \"first\\n\" } else { \"second\\n\" };
    }
    print!(\"{verdicts}\");
}
";

/// The same for a judge that takes a function.
pub const FUNCTION: &str = "
impl Solution {
    pub fn wins(n: i32) -> bool {
        n > 0
    }
}

struct Solution;

fn main() {
    arguments::call(Solution::wins);
}
";

/// `reference.rs`, after the problem's name.
pub const REFERENCE: &str = "by its rules: (how every move is tried)

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!(\"{}\\n\", g.within(0..=g.pick(9, 1000)))
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    while let Some(n) = input.number_or_end(0..=1000u64) {
        let first = search.mover_wins(&n, &|&n: &u64| (0..n).collect());
        output += if first { \"first\\n\" } else { \"second\\n\" };
    }
    output
}
";
