//! The memory's first contents.

use crate::module::Module;
use crate::EmitError;

/// Zeros in the middle that cost more than a second piece does.
const GAP: usize = 16;
/// The longest string literal that C89 promises.
const LITERAL: usize = 509;
const LINE: usize = 96;

/// Pieces of the memory that are not zero, with their addresses.
pub(super) fn pieces(module: &Module) -> Result<Vec<(usize, Vec<u8>)>, EmitError> {
    let size = module.memory.map_or(0, |(pages, _)| pages as usize) << 16;
    let mut image: Vec<u8> = Vec::new();
    for segment in &module.data {
        let Some(address) = segment.address else { continue };
        let end = address as usize + segment.bytes.len();
        if end > size {
            return Err(EmitError::Module("a data segment outside the memory".into()));
        }
        if image.len() < end {
            image.resize(end, 0);
        }
        image[address as usize..end].copy_from_slice(segment.bytes);
    }
    let mut pieces: Vec<(usize, Vec<u8>)> = Vec::new();
    let mut last_end = 0;
    for (address, &byte) in image.iter().enumerate() {
        if byte == 0 {
            continue;
        }
        match pieces.last_mut() {
            Some((_, bytes))
                if address - last_end < GAP && bytes.len() + address - last_end < LITERAL =>
            {
                bytes.resize(bytes.len() + address - last_end, 0);
                bytes.push(byte);
            }
            _ => pieces.push((address, vec![byte])),
        }
        last_end = address + 1;
    }
    Ok(pieces)
}

/// String literals side by side, each on its own line.
pub(super) fn literal(bytes: &[u8]) -> String {
    let mut text = String::from("\"");
    let mut width = 0;
    for (place, &byte) in bytes.iter().enumerate() {
        let before = if place > 0 { bytes[place - 1] } else { 0 };
        let next_is_digit = bytes.get(place + 1).is_some_and(u8::is_ascii_digit);
        let piece = match byte {
            b'"' | b'\\' => format!("\\{}", byte as char),
            b'\n' => "\\n".to_string(),
            // Two in a row could begin a trigraph.
            b'?' if before == b'?' => "\\?".to_string(),
            b' '..=b'~' => (byte as char).to_string(),
            byte if next_is_digit => format!("\\{byte:03o}"),
            byte => format!("\\{byte:o}"),
        };
        if width + piece.len() > LINE {
            text.push_str("\"\n\t\t\"");
            width = 0;
        }
        width += piece.len();
        text.push_str(&piece);
    }
    text.push('"');
    text
}
