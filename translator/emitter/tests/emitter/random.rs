//! Random modules, in C as in the interpreter.

use crate::compilers::{Batch, Way, C89, SANITIZED};
use crate::generated;
use crate::interpreter::{self, Outcome};
use crate::noise::Noise;
use arbitrary::Unstructured;
use available::Tool;
use emitter::{Memory, Options};
use std::ops::Range;
use std::sync::Mutex;
use std::thread;
use wasm_smith::{Config, InstructionKind, InstructionKinds};

const INPUT: &[u8] = b"the quick brown fox 12 345 6789\n";

/// Returns how modules are made. Wide ones have addresses of 64 bits, and import nothing.
fn config(is_trapless: bool, has_floats: bool, is_wide: bool) -> Config {
    let address = if is_wide { "i64" } else { "i32" };
    let shape = wat::parse_str(format!(
        r#"(module (func (export "main")) (memory (export "memory") {address} 1 3))"#
    ));
    let imports = wat::parse_str(
        r#"(module
            (import "env" "read" (func (param i32 i32) (result i32)))
            (import "env" "write" (func (param i32 i32)))
            (import "env" "fail" (func (param i32 i32))))"#,
    );
    let (numeric, memory) = match has_floats {
        true => (InstructionKind::Numeric, InstructionKind::Memory),
        false => (InstructionKind::NumericInt, InstructionKind::MemoryInt),
    };
    Config {
        exports: shape.ok(),
        available_imports: imports.ok().filter(|_| !is_wide),
        allowed_instructions: InstructionKinds::new(&[
            numeric,
            InstructionKind::Parametric,
            InstructionKind::Variable,
            memory,
            InstructionKind::Control,
        ]),
        allow_floats: has_floats,
        bulk_memory_enabled: true,
        canonicalize_nans: true,
        compact_imports_enabled: false,
        disallow_traps: is_trapless,
        exceptions_enabled: false,
        gc_enabled: false,
        max_funcs: 8,
        max_imports: if is_wide { 0 } else { 3 },
        max_instructions: 400,
        max_memories: 0, // but the exported one
        max_memory32_bytes: 3 << 16,
        max_memory64_bytes: 3 << 16,
        max_table_elements: 20,
        memory_offset_choices: wasm_smith::MemoryOffsetChoices(90, 9, 1),
        memory64_enabled: is_wide,
        min_funcs: 3,
        reference_types_enabled: false,
        relaxed_simd_enabled: false,
        simd_enabled: false,
        tail_call_enabled: false,
        threads_enabled: false,
        wide_arithmetic_enabled: false,
        ..Config::default()
    }
}

fn module(seed: u64, is_trapless: bool, is_wide: bool) -> Option<Vec<u8>> {
    let bytes = Noise::new(seed).bytes(6000);
    let config = config(is_trapless, seed % 4 > 1, is_wide);
    let mut module = wasm_smith::Module::new(config, &mut Unstructured::new(&bytes)).ok()?;
    module.ensure_termination(1000).ok()?;
    Some(module.to_bytes())
}

struct Trial {
    seed: u64,
    wasm: Vec<u8>,
    text: String,
}

/// Makes a module as wasm-smith does, if it makes one that the emitter takes.
fn any_module(seed: u64) -> Option<Trial> {
    translated(seed, false)
}

/// Makes a module with addresses of 64 bits.
fn wide_module(seed: u64) -> Option<Trial> {
    translated(seed, true)
}

fn translated(seed: u64, is_wide: bool) -> Option<Trial> {
    // Where nothing traps, nothing has to be checked.
    let is_trapless = seed.is_multiple_of(2);
    let wasm = module(seed, is_trapless, is_wide)?;
    let memory = if seed.is_multiple_of(3) { Memory::Fixed(3 << 16) } else { Memory::Growing };
    let compact_above = if seed.is_multiple_of(5) { 0 } else { usize::MAX };
    let check_bounds = !is_trapless;
    let options = Options { memory, check_bounds, compact_above, ..Options::default() };
    match emitter::emit(&wasm, &options) {
        Ok(text) => Some(Trial { seed, wasm, text }),
        Err(error) => {
            let message = error.to_string();
            assert!(message.contains("segment"), "seed {seed}: {message}");
            None
        }
    }
}

/// Makes a module of the shape that compilers make.
fn program(seed: u64) -> Option<Trial> {
    let text = generated::module(seed);
    let wasm = wat::parse_str(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let memory = if seed.is_multiple_of(3) { Memory::Fixed(3 << 16) } else { Memory::Growing };
    let check_bounds = seed.is_multiple_of(4);
    let compact_above = if seed.is_multiple_of(5) { 0 } else { usize::MAX };
    let options = Options { memory, check_bounds, compact_above, ..Options::default() };
    let text = emitter::emit(&wasm, &options).expect("everything is supported");
    Some(Trial { seed, wasm, text })
}

/// How many modules have been compared.
#[derive(Default)]
struct Count {
    modules: usize,
    /// Those that come to their end without a trap.
    finished: usize,
    /// Those that compute with floats.
    floats: usize,
}

/// Runs modules in C and in the interpreter.
fn compare(trials: &[Trial], way: &Way) -> Count {
    let texts: Vec<String> = trials.iter().map(|trial| trial.text.clone()).collect();
    let batch = Batch::in_units(&texts, way);
    let mut finished = 0;
    for (number, trial) in trials.iter().enumerate() {
        let Some(expected) = interpreter::run(&trial.wasm, INPUT) else { continue };
        let found = batch.run(number, INPUT);
        if expected.finished {
            finished += 1;
        }
        let place = || {
            let folder = std::env::temp_dir().join(format!("emitter-{}", trial.seed));
            std::fs::create_dir_all(&folder).expect("a folder");
            std::fs::write(folder.join("module.wasm"), &trial.wasm).expect("a file");
            std::fs::write(folder.join("module.c"), &trial.text).expect("a file");
            folder
        };
        let uses_memory = !found.memory.starts_with("0 ");
        let same = found.finished == expected.finished
            && found.output == expected.output
            && (!uses_memory || expected.memory.is_empty() || found.memory == expected.memory);
        let told = |outcome: &Outcome| {
            let output = interpreter::checksum(&outcome.output);
            format!("finished: {}, output {output}, memory {}", outcome.finished, outcome.memory)
        };
        let (found, expected) = (told(&found), told(&expected));
        assert!(same, "seed {}: {found}; not {expected}: {:?}", trial.seed, place());
    }
    let floats = trials.iter().filter(|trial| trial.text.contains("precise();")).count();
    Count { modules: trials.len(), finished, floats }
}

/// Returns so many seeds; the environment may name others, to look further than one run of the
/// tests does.
fn seeds(count: u64) -> Range<u64> {
    let number = |name: &str| std::env::var(name).ok().and_then(|value| value.parse().ok());
    let from = number("EMITTER_SEED").unwrap_or(0);
    from..from + number("EMITTER_COUNT").unwrap_or(count)
}

/// C++ as the oldest standard has it, and nothing beyond.
pub const CPP98: [&str; 4] = ["-std=c++98", "-pedantic-errors", "-Wno-long-long", "-w"];

/// Returns the ways that the parts of the modules go in turn: in the gate, each way gets a
/// fifth of them.
fn ways() -> Vec<Way> {
    let deep = || {
        let ways = [
            (None, Way::new("cc", &[&C89, &["-O1"]])),
            (Some(Tool::Gxx), Way::new("g++", &[&CPP98, &["-O2"]])),
            (None, Way::new("cc", &[&C89, &SANITIZED])),
            (Some(Tool::Clang), Way::new("clang", &[&C89, &["-O2"]])),
            (Some(Tool::Bits32), Way::new("cc", &[&C89, &["-O2", "-m32"]])),
        ];
        let here = ways.into_iter().filter(|(tool, _)| tool.is_none_or(Tool::is_here));
        here.map(|(_, way)| way).collect()
    };
    available::depth::<fn() -> Vec<Way>>(|| vec![Way::usual()], deep)()
}

/// How many modules are compiled together.
const PART: usize = 120;

/// Makes modules and compares them, in two threads.
fn compare_all(seeds: Range<u64>, trial: fn(u64) -> Option<Trial>) -> Count {
    let ways = ways();
    let seeds: Vec<u64> = seeds.collect();
    let parts = Mutex::new(seeds.chunks(PART).zip(ways.iter().cycle()));
    let next = || parts.lock().expect("no thread panics here").next();
    let total = Mutex::new(Count::default());
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some((seeds, way)) = next() {
                    let trials: Vec<Trial> = seeds.iter().filter_map(|&seed| trial(seed)).collect();
                    let part = compare(&trials, way);
                    let mut total = total.lock().expect("no thread panics here");
                    total.modules += part.modules;
                    total.finished += part.finished;
                    total.floats += part.floats;
                }
            });
        }
    });
    let total = total.into_inner().expect("no thread panics here");
    let Count { modules, finished, floats } = total;
    println!("{modules} modules, {finished} without a trap, {floats} with floats");
    total
}

/// In the gate, more than five thousand modules.
#[test]
fn random_modules_do_in_c_what_they_do_in_the_interpreter() {
    let seeds = seeds(available::depth(16, 5_100));
    let wanted = (seeds.end - seeds.start) as usize;
    let count = compare_all(seeds, any_module);
    // A few random bytes make no module, or one with a segment that does not fit.
    assert!(count.modules * 100 >= wanted * 99, "{} modules of {wanted} seeds", count.modules);
}

#[test]
fn random_modules_with_addresses_of_64_bits_do_the_same() {
    let seeds = seeds(available::depth(16, 600));
    let wanted = (seeds.end - seeds.start) as usize;
    let count = compare_all(seeds, wide_module);
    assert!(count.modules * 100 >= wanted * 95, "{} modules of {wanted} seeds", count.modules);
}

#[test]
fn random_programs_do_in_c_what_they_do_in_the_interpreter() {
    compare_all(seeds(available::depth(16, 300)), program);
}
