//! Bytes as C literals, in lines of readable length.

const LINE: usize = 96;

/// Returns string literals side by side, each on its own line.
pub(in crate::print) fn literal(bytes: &[u8]) -> String {
    let mut text = String::from("\"");
    let mut width = 0;
    for (place, &byte) in bytes.iter().enumerate() {
        let before = if place > 0 { bytes[place - 1] } else { 0 };
        let next_is_digit = bytes.get(place + 1).is_some_and(u8::is_ascii_digit);
        let piece = match byte {
            b'"' | b'\\' => format!("\\{}", byte as char),
            b'\n' => "\\n".to_string(),
            // Two question marks in a row could begin a trigraph.
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

/// Returns about how many characters a byte takes in a literal.
pub(super) fn escaped_length(byte: u8) -> usize {
    match byte {
        b'"' | b'\\' | b'\n' => 2,
        b' '..=b'~' => 1,
        byte => 1 + format!("{byte:o}").len(),
    }
}

/// Returns numbers with commas between them.
pub(super) fn wrap(numbers: &[String]) -> String {
    let mut lines = vec![String::from("\t")];
    for number in numbers {
        let line = lines.last().map_or(0, String::len);
        if line + number.len() > LINE {
            lines.push(String::from("\t"));
        }
        if let Some(line) = lines.last_mut() {
            line.push_str(number);
            line.push(',');
        }
    }
    let text = lines.join("\n");
    // Neither C89 nor C++98 allows a comma after the last one.
    text.trim_end_matches(',').to_string()
}
