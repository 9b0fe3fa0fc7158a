//! Just enough JSON to hand an answer to a page.

/// A string in quotes.
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

/// Values that are JSON already, in brackets.
pub fn list(values: impl Iterator<Item = String>) -> String {
    format!("[{}]", values.collect::<Vec<_>>().join(","))
}

/// Names, and values that are JSON already.
pub fn object(fields: &[(&str, String)]) -> String {
    let fields: Vec<String> =
        fields.iter().map(|(name, value)| format!("{}:{value}", text(name))).collect();
    format!("{{{}}}", fields.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_needs_an_escape_has_one() {
        assert_eq!(text("a\"b\\\n·"), "\"a\\\"b\\\\\\u000a·\"");
        let list = list(["1", "2"].into_iter().map(String::from));
        assert_eq!(object(&[("x", list), ("y", text("z"))]), "{\"x\":[1,2],\"y\":\"z\"}");
    }
}
