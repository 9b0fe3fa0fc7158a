//! The hash that texts of windows and states, and certificates, end in or name.

/// Returns the 64-bit FNV-1a hash of some bytes, with the constants of its authors.
pub fn fnv_1a(bytes: impl IntoIterator<Item = u8>) -> u64 {
    bytes.into_iter().fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
    })
}

/// Returns a text, the last line of which is the hash of the others, with another line and with the
/// hash of the text that this gives.
pub fn with_line(text: &str, line: usize, new: &str) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    lines[line] = new;
    let last = lines.len() - 1;
    let text: String = lines[..last].iter().flat_map(|line| [*line, "\n"]).collect();
    let hash = fnv_1a(text.bytes());
    format!("{text}{hash:016x}\n")
}
