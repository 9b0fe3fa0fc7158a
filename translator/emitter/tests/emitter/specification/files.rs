//! The files of the suite that are about what the emitter translates.

use std::collections::BTreeMap;

/// A file of the suite.
pub struct File {
    pub name: &'static str,
    /// The assertions in it that something returns, traps or does not end.
    assertions: usize,
    /// Those that no program tries, by the reason.
    left_out: &'static [(&'static str, usize)],
}

const fn whole(name: &'static str, assertions: usize) -> File {
    part(name, assertions, &[])
}

const fn part(
    name: &'static str,
    assertions: usize,
    left_out: &'static [(&'static str, usize)],
) -> File {
    File { name, assertions, left_out }
}

/// The files. The numbers are counted in the suite's own text.
pub const FILES: &[File] = &[
    whole("i32", 374),
    whole("i64", 384),
    whole("int_exprs", 89),
    whole("int_literals", 30),
    whole("f32", 2500),
    whole("f64", 2500),
    whole("f32_cmp", 2400),
    whole("f64_cmp", 2400),
    whole("f32_bitwise", 360),
    whole("f64_bitwise", 360),
    whole("float_exprs", 819),
    whole("float_misc", 470),
    whole("float_literals", 99),
    whole("float_memory", 60),
    whole("conversions", 593),
    whole("const", 300),
    whole("block", 52),
    whole("loop", 77),
    whole("if", 124),
    whole("br", 76),
    whole("br_if", 88),
    part("br_table", 149, &[("a result that is a reference", 3)]),
    part("call", 72, &[("endless recursion", 2)]),
    part("call_indirect", 134, &[("endless recursion", 2)]),
    part("fac", 7, &[("endless recursion", 1)]),
    whole("forward", 4),
    whole("func", 96),
    whole("func_ptrs", 25),
    whole("labels", 25),
    whole("left-to-right", 95),
    whole("local_get", 19),
    whole("local_set", 19),
    whole("local_tee", 55),
    part(
        "global",
        58,
        &[("a result that is a reference", 3), ("an argument that is a reference", 1)],
    ),
    whole("load", 37),
    whole("store", 9),
    whole("memory", 53),
    whole("memory_copy", 4338),
    whole("memory_fill", 20),
    whole("memory_init", 140),
    part("memory_grow", 87, &[("an import from another module", 2)]),
    whole("memory_redundancy", 4),
    whole("memory_size", 36),
    whole("memory_trap", 180),
    whole("address", 255),
    whole("align", 48),
    whole("endianness", 68),
    whole("nop", 83),
    whole("return", 63),
    part("select", 118, &[("a result that is a reference", 4)]),
    whole("stack", 5),
    whole("start", 7),
    whole("switch", 26),
    whole("traps", 32),
    whole("unreachable", 63),
    whole("unwind", 49),
    whole("unreached-valid", 5),
    part("skip-stack-guard-page", 10, &[("endless recursion", 10)]),
    whole("names", 482),
];

/// The files that are tried outside the gate.
pub const USUAL: [&str; 6] =
    ["i32", "br_table", "call_indirect", "memory_trap", "memory_copy", "memory_grow"];

/// The files whose functions compute a result from their parameters and nothing else, the one
/// tried outside the gate first.
pub const NUMBERS: [&str; 12] = [
    "i32",
    "i64",
    "int_exprs",
    "f32",
    "f64",
    "f32_cmp",
    "f64_cmp",
    "f32_bitwise",
    "f64_bitwise",
    "float_exprs",
    "float_misc",
    "conversions",
];

impl File {
    /// Panics unless every assertion has been tried but those known to be left out.
    pub fn check(&self, tried: usize, left_out: &BTreeMap<String, usize>) {
        let File { name, assertions, .. } = self;
        println!("{name}.wast: {tried} assertions tried, not {left_out:?}");
        let found = left_out.iter().map(|(reason, &count)| (reason.as_str(), count));
        let found: Vec<(&str, usize)> = found.collect();
        assert_eq!(found, self.left_out, "what is left out of {name}.wast");
        let found = tried + left_out.values().sum::<usize>();
        assert_eq!(found, *assertions, "the assertions of {name}.wast");
    }
}

/// Returns the messages of the C file that stand for a trap, given the suite's words for it.
pub fn words_of(message: &str) -> &'static [&'static str] {
    match message {
        "integer divide by zero" => &["division by zero"],
        "integer overflow" => &["division overflow", "a float outside the integers"],
        "invalid conversion to integer" => &["a float outside the integers"],
        "unreachable" => &["unreachable"],
        "out of bounds memory access" => &["outside the memory", "outside a segment"],
        "undefined element" | "uninitialized element" | "indirect call type mismatch" => {
            &["no such function"]
        }
        _ => &[],
    }
}
