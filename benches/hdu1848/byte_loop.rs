// The lower bound: no reader at all, but a single loop over the bytes that trusts its input
// blindly.
use std::io::{stdin, stdout, Read, Write};

const FIBONACCI: [usize; 15] = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987];

fn main() {
    let mut sg = [0u8; 1001];
    for heap in 1..sg.len() {
        let mut used = [false; 17];
        for take in FIBONACCI.iter().filter(|&&take| take <= heap) {
            used[sg[heap - take] as usize] = true;
        }
        sg[heap] = used.iter().position(|used| !used).unwrap() as u8;
    }
    let mut input = Vec::new();
    stdin().read_to_end(&mut input).unwrap();
    let mut verdicts = String::new();
    let (mut number, mut nim_sum) = (0, 0);
    for byte in input {
        if byte >= b'0' {
            number = 10 * number + usize::from(byte - b'0');
            continue;
        }
        nim_sum ^= sg[number];
        if number == 0 {
            break;
        }
        number = 0;
        if byte == b'\n' {
            verdicts += if nim_sum != 0 { "Fibo\n" } else { "Nacci\n" };
            nim_sum = 0;
        }
    }
    stdout().write_all(verdicts.as_bytes()).unwrap();
}
