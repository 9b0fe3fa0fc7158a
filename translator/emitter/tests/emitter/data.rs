//! The memory's first contents, in each of the forms they are written in.

use crate::compilers::{Batch, Way, STRICT};
use crate::instructions::escaped;
use crate::interpreter;
use crate::noise::Noise;
use emitter::{Memory, Options};

fn segments() -> Vec<Vec<(usize, Vec<u8>)>> {
    let mut noise = Noise::new(3);
    let words = |values: &[u32]| values.iter().flat_map(|value| value.to_le_bytes()).collect();
    let halves = |values: &[u16]| values.iter().flat_map(|value| value.to_le_bytes()).collect();
    let every: Vec<u8> = (0..=255).collect();
    let digits = b"\x010\x0a7\x7f8\x009\xff\"\\\n%d??=??/??'???".to_vec();
    let sparse = |mut bytes: Vec<u8>| {
        bytes.iter_mut().step_by(3).for_each(|byte| *byte = 0);
        bytes
    };
    vec![
        vec![(0, every.clone()), (300, digits.clone())],
        vec![(1, digits.repeat(60))],
        vec![(6, words(&(0..400).map(|value| value % 25).collect::<Vec<_>>()))],
        vec![(4096, words(&[u32::MAX, 1 << 31, (1 << 31) - 1, 7, 0, 0, 1, 100_000]))],
        vec![(8, words(&[90_000, u32::MAX, 1 << 31, 12_345_678].repeat(30)))],
        vec![(8, halves(&(0..900).map(|value| value * 71 % 5000).collect::<Vec<_>>()))],
        vec![(0, noise.bytes(3000)), (3001, sparse(noise.bytes(900)))],
        vec![(65536 - 5, b"end??)".to_vec()[..5].to_vec())],
        vec![(0, every.repeat(3)), (256, vec![0; 256]), (500, b"above".to_vec())],
        vec![(0, b"text before a table of numbers".to_vec()), (32, words(&[3; 200])), (832, every)],
        vec![(70, Vec::new()), (65536, Vec::new())],
    ]
}

#[test]
fn data_arrives_as_it_was() {
    let wasms: Vec<Vec<u8>> = segments()
        .iter()
        .map(|segments| {
            let data: String = segments
                .iter()
                .map(|(at, bytes)| format!("(data (i32.const {at}) \"{}\")\n", escaped(bytes)))
                .collect();
            let text = format!(
                r#"(module (import "env" "write" (func $write (param i32 i32)))
                    (memory (export "memory") 1) {data}
                    (func (export "main") (call $write (i32.const 0) (i32.const 65536))))"#
            );
            wat::parse_str(text).expect("the module is well formed")
        })
        .collect();
    let mut texts = Vec::new();
    for wasm in &wasms {
        for memory in [Memory::Growing, Memory::Fixed(65536)] {
            let options = Options { memory, ..Options::default() };
            texts.push(emitter::emit(wasm, &options).expect("everything is supported"));
        }
    }
    // The driver around the files is not in the language of 1989.
    let flags: Vec<&str> = STRICT.into_iter().filter(|flag| *flag != "-Werror").collect();
    let batch = Batch::new(&texts, &Way::new("cc", &[&flags]));
    for (number, wasm) in wasms.iter().enumerate() {
        let expected = interpreter::run(wasm, b"").expect("it ends");
        for variant in [2 * number, 2 * number + 1] {
            let found = batch.run(variant, b"");
            assert!(found == expected, "segments {number}");
        }
    }
}
