// Arithmetic of 64 and 128 bits, calls through tables, and a recursion.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

trait Rule {
    fn step(&mut self, value: u64) -> u64;
}

struct Multiply(u64);
struct Rotate {
    by: u32,
    times: u64,
}

impl Rule for Multiply {
    fn step(&mut self, value: u64) -> u64 {
        let product = u128::from(value) * u128::from(self.0);
        self.0 = self.0.wrapping_add(2);
        (product % 0xffff_ffff_ffff_ffc5) as u64
    }
}

impl Rule for Rotate {
    fn step(&mut self, value: u64) -> u64 {
        self.times += 1;
        let signed = value as i64;
        let rest = signed.checked_div(self.times as i64 - 3).unwrap_or(-1) as u64;
        value.rotate_left(self.by) ^ rest ^ u64::from(value.leading_zeros() << 3)
    }
}

fn ackermann(m: u32, n: u32) -> u32 {
    match (m, n) {
        (0, n) => n + 1,
        (m, 0) => ackermann(m - 1, 1),
        (m, n) => ackermann(m - 1, ackermann(m, n - 1)),
    }
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 {
        a.abs()
    } else {
        gcd(b, a % b)
    }
}

fn mixed(byte: u8, value: u64) -> u64 {
    match byte {
        b'a'..=b'f' => value << (byte - b'a'),
        b'g' => value.swap_bytes(),
        b'h' => u64::from(value.count_ones()),
        b'i' => (value as i64 >> 7) as u64,
        b'j' | b'k' | b'l' => value.wrapping_sub(u64::from(byte)),
        b'm' => (value as i16 as i64) as u64,
        b'o' => value.trailing_zeros().into(),
        _ => value ^ u64::from(byte),
    }
}

pub fn solve(input: &[u8], output: &mut dyn FnMut(&[u8])) {
    let mut rules: Vec<Box<dyn Rule>> = vec![
        Box::new(Multiply(0x9e37_79b9_7f4a_7c15)),
        Box::new(Rotate { by: 13, times: 0 }),
    ];
    let mut value = 1u64;
    for (place, &byte) in input.iter().enumerate() {
        let rule = place % rules.len();
        value = rules[rule].step(mixed(byte, value));
        let common = gcd(value as i64 >> 1, place as i64 * 360_360);
        output(&value.wrapping_add(common as u64).to_le_bytes());
    }
    output(&ackermann(2, 5).to_be_bytes());
}
