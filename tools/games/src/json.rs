//! The part of JSON that answers to the page need.

/// Formats a string, quoted and escaped.
pub fn text(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => quoted += "\\\"",
            '\\' => quoted += "\\\\",
            c if c < ' ' => quoted += &format!("\\u{:04x}", c as u32),
            c => quoted.push(c),
        }
    }
    quoted + "\""
}

/// Formats an array of values that are JSON already.
pub fn list(values: impl Iterator<Item = String>) -> String {
    format!("[{}]", values.collect::<Vec<_>>().join(","))
}

/// Formats an object from names, and values that are JSON already.
pub fn object(fields: &[(&str, String)]) -> String {
    let fields: Vec<String> =
        fields.iter().map(|(name, value)| format!("{}:{value}", text(name))).collect();
    format!("{{{}}}", fields.join(","))
}

/// Formats an array of numbers.
pub fn numbers<T: ToString>(numbers: impl IntoIterator<Item = T>) -> String {
    list(numbers.into_iter().map(|number| number.to_string()))
}
