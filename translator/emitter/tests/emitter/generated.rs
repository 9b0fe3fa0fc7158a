//! Random programs of the shape that compilers make: nested blocks and loops, variables
//! assigned again and again, calls between reads and writes. Few of them trap.

use crate::floats::{self, CANONICAL};
use crate::instructions::{escaped, operands, BINARY, COMPARISONS, CONVERSIONS};
use crate::noise::Noise;
use std::fmt::Write as _;

const LOCALS: usize = 5;
const FUNCTIONS: usize = 5;
const TYPES: [&str; 4] = ["i32", "i64", "f32", "f64"];

/// The text of one module.
pub fn module(seed: u64) -> String {
    let mut functions = String::new();
    for index in 0..FUNCTIONS {
        functions += &Writer {
            noise: Noise::new(seed * 64 + index as u64),
            index,
            labels: 0,
            open: Vec::new(),
            counters: 0,
        }
        .function();
    }
    let last = FUNCTIONS - 1;
    let data = escaped(&operands(seed));
    format!(
        r#"(module
            (import "env" "read" (func $read (param i32 i32) (result i32)))
            (import "env" "write" (func $write (param i32 i32)))
            (memory (export "memory") 1 3)
            (global $fuel (mut i32) (i32.const 300))
            (global $gi32 (mut i32) (i32.const 77))
            (global $gi64 (mut i64) (i64.const -3))
            (global $gf32 (mut f32) (f32.const -0.1))
            (global $gf64 (mut f64) (f64.const 1e300))
            (global $fixed i32 (i32.const 12))
            (table 8 funcref)
            (elem (i32.const 1) $f0 $f1 $f2 $f0 $f1)
            (type $shape (func (param i32 i64 f64) (result i32)))
            (data (i32.const 16) "{data}")
            {CANONICAL}
            {functions}
            (func (export "main")
                (i32.store (i32.const 8)
                    (call $f{last} (i32.const 3) (i64.const 4) (f64.const 0.5)))
                (i32.store (i32.const 8)
                    (call $f{last} (i32.load (i32.const 24)) (i64.load (i32.const 64))
                        (f64.load (i32.const 72))))
                (i64.store (i32.const 0) (global.get $gi64))
                (i32.store (i32.const 12) (global.get $gi32))
                (f64.store (i32.const 16) (global.get $gf64))
                (f32.store (i32.const 24) (global.get $gf32))
                (call $write (i32.const 0) (i32.const 4096))))"#
    )
}

struct Writer {
    noise: Noise,
    index: usize,
    labels: usize,
    /// Labels that can be branched to, and the type that goes with them.
    open: Vec<(usize, Option<&'static str>)>,
    counters: usize,
}

impl Writer {
    fn function(&mut self) -> String {
        let body = self.statements(4);
        let result = self.value("i32", 3);
        let mut text = format!(
            "(func $f{} (param $i32_0 i32) (param $i64_0 i64) (param $f64_0 f64) (result i32)
                (local $f32_0 f32)\n",
            self.index
        );
        for local in 1..LOCALS {
            for ty in TYPES {
                let _ = write!(text, " (local ${ty}_{local} {ty})");
            }
        }
        for counter in 0..self.counters {
            let _ = write!(text, " (local $c{counter} i32)");
        }
        format!("{text}\n{body}\n{result})\n")
    }

    fn local(&mut self, ty: &str) -> String {
        format!("${ty}_{}", self.noise.below(LOCALS))
    }

    fn constant(&mut self, ty: &str) -> String {
        let value = self.noise.operand();
        match ty {
            "i32" => format!("(i32.const {})", value as u32 as i32),
            "i64" => format!("(i64.const {})", value as i64),
            "f32" => match self.noise.below(3) {
                0 => format!("(f32.reinterpret_i32 (i32.const {}))", value as u32 as i32),
                _ => format!("(f32.const {:e})", value as i64 as f32 / 8.0),
            },
            _ => match self.noise.below(3) {
                0 => format!("(f64.reinterpret_i64 (i64.const {}))", value as i64),
                _ => format!("(f64.const {:e})", value as i64 as f64 / 10.0),
            },
        }
    }

    /// Somewhere in the first page, aligned or not.
    fn address(&mut self, depth: usize) -> String {
        let mask = *self.noise.pick(&[0xfff, 0xff8, 0x7c]);
        let value = self.value("i32", depth);
        format!("(i32.and {value} (i32.const {mask}))")
    }

    fn value(&mut self, ty: &'static str, depth: usize) -> String {
        if depth == 0 {
            return match self.noise.below(5) {
                0 => self.constant(ty),
                1 => format!("(global.get $g{ty})"),
                _ => format!("(local.get {})", self.local(ty)),
            };
        }
        let depth = depth - 1;
        match self.noise.below(20) {
            0..=6 if ty.starts_with('f') => self.float_operation(ty, depth),
            0..=6 => self.binary(ty, depth),
            7 if ty == "i32" => {
                let from = *self.noise.pick(&TYPES);
                let name = match from.starts_with('f') {
                    true => *self.noise.pick(&floats::COMPARISONS),
                    false => *self.noise.pick(&COMPARISONS),
                };
                format!("({from}.{name} {} {})", self.value(from, depth), self.value(from, depth))
            }
            7 | 8 => {
                let known = CONVERSIONS.iter().chain(&floats::CONVERSIONS);
                let known = known.chain(&floats::REINTERPRETATIONS);
                let known: Vec<_> = known.filter(|(_, _, to)| *to == ty).collect();
                let (name, from, _) = **self.noise.pick(&known);
                let value = format!("({name} {})", self.value(from, depth));
                match (from, ty) {
                    ("f32", "f64") | ("f64", "f32") => format!("(call $canonical_{ty} {value})"),
                    _ => value,
                }
            }
            9 if ty.starts_with('i') => {
                let name = *self.noise.pick(&["clz", "ctz", "popcnt"]);
                format!("({ty}.{name} {})", self.value(ty, depth))
            }
            10 | 11 => {
                let loads: &[&str] = match ty {
                    "i32" => &["load", "load8_u", "load8_s", "load16_u", "load16_s"],
                    "f32" | "f64" => &["load"],
                    _ => &["load", "load8_u", "load16_s", "load32_u", "load32_s"],
                };
                let name = *self.noise.pick(loads);
                let offset = *self.noise.pick(&[0, 0, 4, 17]);
                format!("({ty}.{name} offset={offset} {})", self.address(depth))
            }
            12 => format!(
                "(select {} {} {})",
                self.value(ty, depth),
                self.value(ty, depth),
                self.value("i32", depth)
            ),
            13 => format!("(local.tee {} {})", self.local(ty), self.value(ty, depth)),
            14 => format!(
                "(if (result {ty}) {} (then {} {}) (else {} {}))",
                self.value("i32", depth),
                self.statement(depth),
                self.value(ty, depth),
                self.statement(depth),
                self.value(ty, depth)
            ),
            15 => {
                let label = self.enter(Some(ty));
                let body = self.statement(depth);
                let value = self.value(ty, depth);
                let condition = self.value("i32", depth);
                let other = self.value(ty, depth);
                self.open.pop();
                format!(
                    "(block $b{label} (result {ty}) {body}
                        (drop (br_if $b{label} {value} {condition})) {other})"
                )
            }
            16 if ty == "i32" => self.call(depth),
            17 if ty == "i32" => "(memory.size)".to_string(),
            18 if ty == "i64" => format!("(i64.extend_i32_u {})", self.call(depth)),
            _ => format!("(local.get {})", self.local(ty)),
        }
    }

    fn binary(&mut self, ty: &'static str, depth: usize) -> String {
        let name = *self.noise.pick(&BINARY);
        let (left, mut right) = (self.value(ty, depth), self.value(ty, depth));
        if self.noise.below(3) == 0 {
            right = self.constant(ty);
        }
        if name.starts_with("div") || name.starts_with("rem") {
            // Neither 0 nor -1.
            right = format!("({ty}.or ({ty}.and {right} ({ty}.const 0xffff)) ({ty}.const 1))");
        }
        format!("({ty}.{name} {left} {right})")
    }

    /// A float computed from others, with every NaN the same.
    fn float_operation(&mut self, ty: &'static str, depth: usize) -> String {
        let value = self.value(ty, depth);
        match self.noise.below(8) {
            0 => {
                let name = *self.noise.pick(&["abs", "neg"]);
                format!("({ty}.{name} {value})")
            }
            1 => format!("({ty}.copysign {value} {})", self.value(ty, depth)),
            2 => {
                let name = *self.noise.pick(&floats::UNARY);
                format!("(call $canonical_{ty} ({ty}.{name} {value}))")
            }
            _ => {
                let name = *self.noise.pick(&floats::BINARY);
                format!("(call $canonical_{ty} ({ty}.{name} {value} {}))", self.value(ty, depth))
            }
        }
    }

    fn call(&mut self, depth: usize) -> String {
        let (a, b) = (self.value("i32", depth), self.value("i64", depth));
        let c = self.value("f64", depth);
        if self.index > 2 && self.noise.below(3) == 0 {
            let index = self.value("i32", depth);
            return format!(
                "(call_indirect (type $shape) {a} {b} {c}
                    (i32.add (i32.const 1) (i32.rem_u {index} (i32.const 5))))"
            );
        }
        match self.index {
            0 => format!("(call $read (i32.and {a} (i32.const 0xff)) (i32.const 2))"),
            // Only the functions before this one, so that no call comes round.
            index => format!("(call $f{} {a} {b} {c})", self.noise.below(index)),
        }
    }

    fn enter(&mut self, ty: Option<&'static str>) -> usize {
        self.labels += 1;
        self.open.push((self.labels, ty));
        self.labels
    }

    fn statements(&mut self, depth: usize) -> String {
        let count = 1 + self.noise.below(4);
        (0..count).map(|_| self.statement(depth) + "\n").collect()
    }

    fn statement(&mut self, depth: usize) -> String {
        if depth == 0 {
            return format!("(local.set {} {})", self.local("i32"), self.value("i32", 1));
        }
        let depth = depth - 1;
        let small = depth.min(2);
        match self.noise.below(16) {
            0..=2 => {
                let ty = *self.noise.pick(&TYPES);
                format!("(local.set {} {})", self.local(ty), self.value(ty, small))
            }
            3 | 4 => {
                let ty = *self.noise.pick(&TYPES);
                let stores: &[&str] = match ty {
                    "i32" => &["store", "store8", "store16"],
                    "f32" | "f64" => &["store"],
                    _ => &["store", "store8", "store32"],
                };
                let name = *self.noise.pick(stores);
                let offset = *self.noise.pick(&[0, 0, 4, 17]);
                let address = self.address(small);
                format!("({ty}.{name} offset={offset} {address} {})", self.value(ty, small))
            }
            5 => {
                let ty = *self.noise.pick(&TYPES);
                format!("(global.set $g{ty} {})", self.value(ty, small))
            }
            6 | 7 => self.branch(depth),
            8 | 9 => {
                let label = self.enter(None);
                let body = self.statements(depth);
                self.open.pop();
                format!("(block $b{label} {body})")
            }
            10 => {
                let counter = self.counters;
                self.counters += 1;
                let label = self.enter(None);
                let body = self.statements(depth);
                self.open.pop();
                let again = format!(
                    "(br_if $again{label} (i32.lt_u
                        (local.tee $c{counter} (i32.add (local.get $c{counter}) (i32.const 1)))
                        (i32.const {})))",
                    1 + self.noise.below(5)
                );
                // The end may be the way out, or a branch out of the block around.
                let end = match self.noise.below(3) {
                    0 => format!("{again} (br $b{label})"),
                    1 => format!("(if (i32.eqz {}) (then {again}))", self.value("i32", 1)),
                    _ => again,
                };
                format!(
                    "(local.set $c{counter} (i32.const 0))
                    (block $b{label} (loop $again{label}
                        (if (i32.eqz (global.get $fuel)) (then unreachable))
                        (global.set $fuel (i32.sub (global.get $fuel) (i32.const 1)))
                        {body} {end}))"
                )
            }
            11 | 12 => self.leave(small),
            13 => self.table(depth),
            14 => {
                let value = self.call(small);
                format!("(drop {value})")
            }
            _ => {
                let (to, from) = (self.address(small), self.address(small));
                match self.noise.below(3) {
                    0 => format!("(memory.copy {to} {from} (i32.const 9))"),
                    1 => format!("(memory.fill {to} {from} (i32.const 5))"),
                    _ => format!("(drop (memory.grow (i32.and {to} (i32.const 1))))"),
                }
            }
        }
    }

    /// An `if`. Often its ways begin or end alike, and what follows is like them: that is
    /// what an emitter would like to write once.
    fn branch(&mut self, depth: usize) -> String {
        let condition = self.value("i32", depth.min(2));
        let alike = match self.noise.below(5) {
            0 => self.leave(1),
            1 => self.statement(depth.min(2)),
            2 | 3 => format!("(local.set {} {})", self.local("i32"), self.value("i32", 0)),
            _ => String::new(),
        };
        let way = |writer: &mut Self| {
            let statements = match writer.noise.below(4) {
                0 => String::new(),
                _ => writer.statements(depth),
            };
            match writer.noise.below(4) {
                0 => format!("{alike} {statements}"),
                1 => format!("{statements} {alike}"),
                2 => format!("{statements} {}", writer.leave(1)),
                _ => statements,
            }
        };
        let (yes, no) = (way(self), way(self));
        let after = if self.noise.below(2) == 0 { alike } else { String::new() };
        match self.noise.below(3) {
            0 => format!("(if {condition} (then {yes})) {after}"),
            _ => format!("(if {condition} (then {yes}) (else {no})) {after}"),
        }
    }

    /// A branch, with or without a condition.
    fn leave(&mut self, depth: usize) -> String {
        let Some(&(label, ty)) = (!self.open.is_empty()).then(|| self.noise.pick(&self.open))
        else {
            return String::from("(nop)");
        };
        let condition = self.value("i32", depth);
        let value = ty.map_or(String::new(), |ty| self.value(ty, depth));
        match self.noise.below(4) {
            0 => format!("(if {condition} (then (return {})))", self.value("i32", depth)),
            1 => format!("(if {condition} (then (br $b{label} {value})))"),
            _ if ty.is_some() => format!("(drop (br_if $b{label} {value} {condition}))"),
            _ => format!("(br_if $b{label} {condition})"),
        }
    }

    /// A `switch` as compilers write it: blocks around a table of their ends.
    fn table(&mut self, depth: usize) -> String {
        let count = 2 + self.noise.below(3);
        let labels: Vec<usize> = (0..count).map(|_| self.enter(None)).collect();
        let places: Vec<String> = (0..2 + self.noise.below(5))
            .map(|_| format!("$b{}", self.noise.pick(&labels)))
            .collect();
        let index = self.value("i32", 1);
        let mut text = format!("(br_table {} (i32.and {index} (i32.const 7)))", places.join(" "));
        for label in labels.iter().rev() {
            self.open.pop();
            let body = self.statements(depth);
            text = format!("(block $b{label} {text})\n{body}");
            if self.noise.below(2) == 0 {
                let first = labels[0];
                if *label != first {
                    let _ = write!(text, "(br $b{first})");
                }
            }
        }
        text
    }
}
