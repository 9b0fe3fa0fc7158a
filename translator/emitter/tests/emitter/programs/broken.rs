// Prints, and then fails in the way that the input asks for.

use alloc::string::String;
use alloc::vec::Vec;

fn endless(depth: u32) -> u32 {
    if depth == 0 {
        0
    } else {
        endless(depth - 1) + 1
    }
}

pub fn solve(input: &[u8], output: &mut dyn FnMut(&[u8])) {
    output(b"begun\n");
    let numbers: Vec<usize> = (0..input.len()).collect();
    match input.first() {
        Some(b'i') => output(&[input[numbers.len()]]),
        Some(b'd') => output(&[(100 / numbers[0]) as u8]),
        Some(b'u') => output(core::str::from_utf8(input).unwrap().as_bytes()),
        Some(b'e') => panic!("heap {} is above the bound {}", input.len(), endless(7)),
        Some(b'm') => drop(String::with_capacity(2_000_000_000)),
        _ => {}
    }
    output(b"ended\n");
}
