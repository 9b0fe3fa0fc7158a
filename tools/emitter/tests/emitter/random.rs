//! Random modules, in C as in the interpreter.

use crate::compilers::{Batch, Way, C89, SANITIZED};
use crate::generated;
use crate::interpreter::{self, Outcome};
use crate::noise::Noise;
use arbitrary::Unstructured;
use emitter::{Memory, Options};
use machine::Tool;
use wasm_smith::{Config, InstructionKind, InstructionKinds};

const INPUT: &[u8] = b"the quick brown fox 12 345 6789\n";

fn config(is_trapless: bool, has_floats: bool) -> Config {
    let shape = wat::parse_str(r#"(module (func (export "main")) (memory (export "memory") 1 3))"#);
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
        available_imports: imports.ok(),
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
        max_imports: 3,
        max_instructions: 400,
        max_memories: 0, // but the exported one
        max_memory32_bytes: 3 << 16,
        max_table_elements: 20,
        memory_offset_choices: wasm_smith::MemoryOffsetChoices(90, 9, 1),
        memory64_enabled: false,
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

fn module(seed: u64, is_trapless: bool) -> Option<Vec<u8>> {
    let bytes = Noise::new(seed).bytes(6000);
    let mut module =
        wasm_smith::Module::new(config(is_trapless, seed % 4 > 1), &mut Unstructured::new(&bytes))
            .ok()?;
    module.ensure_termination(1000).ok()?;
    Some(module.to_bytes())
}

struct Trial {
    seed: u64,
    wasm: Vec<u8>,
    text: String,
}

fn trials(seeds: std::ops::Range<u64>) -> Vec<Trial> {
    let mut trials = Vec::new();
    for seed in seeds {
        // Where nothing traps, nothing has to be checked.
        let is_trapless = seed % 2 == 0;
        let Some(wasm) = module(seed, is_trapless) else { continue };
        let memory = if seed % 3 == 0 { Memory::Fixed(3 << 16) } else { Memory::Growing };
        let compact = seed % 5 == 0;
        let check_bounds = !is_trapless;
        let options = Options { memory, check_bounds, compact, ..Options::default() };
        match emitter::emit(&wasm, &options) {
            Ok(text) => trials.push(Trial { seed, wasm, text }),
            Err(error) => {
                let message = error.to_string();
                assert!(message.contains("segment"), "seed {seed}: {message}");
            }
        }
    }
    trials
}

fn compare(trials: &[Trial], way: &Way) {
    let texts: Vec<String> = trials.iter().map(|trial| trial.text.clone()).collect();
    let batch = Batch::new(&texts, way);
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
    println!("{} modules, {finished} without a trap, {floats} with floats", trials.len());
}

/// The seeds; the environment may name others, to look further than one run of the tests does.
fn seeds() -> std::ops::Range<u64> {
    let number = |name: &str| std::env::var(name).ok().and_then(|value| value.parse().ok());
    let from = number("EMITTER_SEED").unwrap_or(0);
    from..from + number("EMITTER_COUNT").unwrap_or(machine::depth(16, 180))
}

/// C++ as the oldest standard has it, and nothing beyond.
pub const CPP98: [&str; 4] = ["-std=c++98", "-pedantic-errors", "-Wno-long-long", "-w"];

/// In the gate, a third of the modules goes through C, a third through C++, and a third through C
/// with the sanitizers.
fn compare_all(trials: &[Trial]) {
    let ways = machine::depth::<fn() -> Vec<Option<Way>>>(
        || vec![Some(Way::usual())],
        || {
            let plus = Way::new("g++", &[&CPP98, &["-O2"]]);
            vec![
                Some(Way::new("cc", &[&C89, &["-O1"]])),
                Tool::Gxx.is_here().then_some(plus),
                Some(Way::new("cc", &[&C89, &SANITIZED])),
            ]
        },
    );
    let ways = ways();
    let part = trials.len().div_ceil(ways.len()).max(1);
    for (some, way) in trials.chunks(part).zip(&ways) {
        if let Some(way) = way {
            compare(some, way);
        }
    }
}

#[test]
fn random_modules_do_in_c_what_they_do_in_the_interpreter() {
    compare_all(&trials(seeds()));
}

#[test]
fn random_programs_do_in_c_what_they_do_in_the_interpreter() {
    let trials: Vec<Trial> = seeds()
        .map(|seed| {
            let text = generated::module(seed);
            let wasm = wat::parse_str(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            let memory = if seed % 3 == 0 { Memory::Fixed(3 << 16) } else { Memory::Growing };
            let (check_bounds, compact) = (seed % 4 == 0, seed % 5 == 0);
            let options = Options { memory, check_bounds, compact, ..Options::default() };
            let text = emitter::emit(&wasm, &options).expect("everything is supported");
            Trial { seed, wasm, text }
        })
        .collect();
    compare_all(&trials);
}
