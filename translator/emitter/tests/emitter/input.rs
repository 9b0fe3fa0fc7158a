//! What a module reads: so many bytes, or no further than to the end of a line.

use crate::compilers::{Batch, Way, C89, SANITIZED};
use crate::interpreter;
use emitter::Options;

/// Reads at most five bytes at a time and writes each piece in brackets: pieces of lines, but the
/// second one whatever it is, and every further one through the table.
const PIECES: &str = r#"(module
    (import "env" "read" (func $read (param i32 i32) (result i32)))
    (import "env" "read_line" (func $read_line (param i32 i32) (result i32)))
    (import "env" "write" (func $write (param i32 i32)))
    (type $reader (func (param i32 i32) (result i32)))
    (memory (export "memory") 1)
    (data (i32.const 8) "[]")
    (table 2 funcref)
    (elem (i32.const 0) $read $read_line)
    (func $piece (param $count i32) (result i32)
        (call $write (i32.const 8) (i32.const 1))
        (call $write (i32.const 0) (local.get $count))
        (call $write (i32.const 9) (i32.const 1))
        (local.get $count))
    (func (export "main")
        (drop (call $piece (call $read_line (i32.const 0) (i32.const 5))))
        (drop (call $piece (call $read (i32.const 0) (i32.const 5))))
        (loop $again
            (br_if $again (call $piece
                (call_indirect (type $reader) (i32.const 0) (i32.const 5)
                    (i32.add (i32.const 1) (i32.load (i32.const 1000)))))))))"#;

#[test]
fn a_line_is_read_to_its_end_and_no_further() {
    let wasm = wat::parse_str(PIECES).expect("well formed");
    let text = emitter::emit(&wasm, &Options::default()).expect("everything is supported");
    let deep = vec![
        Way::new("cc", &[&C89, &["-O1"], &SANITIZED]),
        Way::new("g++", &[&["-std=c++98", "-O2", "-w"]]),
    ];
    let inputs: [(&[u8], &[u8]); 5] = [
        (b"", b"[][][]"),
        (b"\n\n\n\n\n\n\n\n", b"[\n][\n\n\n\n\n][\n][\n][]"),
        (b"1\n2\n3\n4567\n89", b"[1\n][2\n3\n4][567\n][89][]"),
        (b"12345\n67890ab\ncd", b"[12345][\n6789][0ab\n][cd][]"),
        (b"\0\xff\r\n\n\n\n\n\xff\n\xff", b"[\0\xff\r\n][\n\n\n\n\xff][\n][\xff][]"),
    ];
    for way in available::depth(vec![Way::usual()], deep) {
        let batch = Batch::new(std::slice::from_ref(&text), &way);
        for (input, pieces) in inputs {
            let found = batch.run(0, input);
            assert_eq!(found.output, pieces, "{}", String::from_utf8_lossy(&found.output));
            assert_eq!(interpreter::run(&wasm, input).map(|run| run.output), Some(pieces.to_vec()));
        }
    }
}
