// Floats as text in every format, text as floats, and some arithmetic on the way.

use alloc::string::String;
use core::fmt::Write as _;

fn write_all(value: f64, line: &mut String) -> core::fmt::Result {
    write!(line, "{value} {value:?} {value:.3} {value:e} {value:12.1} {value:+.0}")?;
    let single = value as f32;
    writeln!(line, " {single} {single:?} {single:.2} {single:E}")
}

fn write_sums(value: f64, last: f64, line: &mut String) -> core::fmt::Result {
    let mean = (value + last) / 2.0;
    let product = value * last - f64::from(value as f32 * last as f32);
    let larger = if value > last { value } else { last };
    write!(line, "{mean:?} {product:e} {larger} {:?} ", value.max(last).min(1e9))?;
    writeln!(line, "{} {} {}", value as i64, value as u32, last as i64 as f32)
}

/// Writes each number of the input, which holds the bits of doubles.
pub fn solve(input: &[u8], output: &mut dyn FnMut(&[u8])) {
    let mut line = String::new();
    let mut last = 1.0;
    for bytes in input.chunks_exact(8) {
        let mut bits = [0; 8];
        bits.copy_from_slice(bytes);
        let value = f64::from_bits(u64::from_le_bytes(bits));
        line.clear();
        if write_all(value, &mut line).is_err() || write_sums(value, last, &mut line).is_err() {
            line.push_str("error");
        }
        // The shortest text that tells a double from its neighbours reads back as that double.
        let read = line.split(' ').next().and_then(|text| text.parse::<f64>().ok());
        if read.map(f64::to_bits) != Some(value.to_bits()) && !value.is_nan() {
            line.push_str("misread\n");
        }
        output(line.as_bytes());
        last = value;
    }
}
