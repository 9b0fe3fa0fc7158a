//! A question to whoever sits at the terminal.

use anyhow::Result;
use std::io::{BufRead, Write};

/// Asks until the answer can be parsed. Returns `None` if it is empty.
pub fn ask<T>(
    question: &str,
    parse: impl Fn(&str) -> Result<T>,
    from: &mut impl BufRead,
    to: &mut impl Write,
) -> Result<Option<T>> {
    loop {
        write!(to, "{question}: ")?;
        to.flush()?;
        let mut answer = String::new();
        from.read_line(&mut answer)?;
        if answer.trim().is_empty() {
            return Ok(None);
        }
        match parse(answer.trim()) {
            Ok(answer) => return Ok(Some(answer)),
            Err(error) => writeln!(to, "{error}")?,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_is_repeated_until_the_answer_is_of_use() {
        let asked = |answers: &str| {
            let mut to = Vec::new();
            let parse = |text: &str| Ok(text.parse::<u32>()?);
            let answer = ask("how many", parse, &mut answers.as_bytes(), &mut to).unwrap();
            (answer, String::from_utf8(to).unwrap())
        };
        assert_eq!(asked("5\n"), (Some(5), "how many: ".to_string()));
        assert_eq!(asked("\n"), (None, "how many: ".to_string()));
        assert_eq!(asked(""), (None, "how many: ".to_string()));
        let (answer, text) = asked("five\n 7 \n");
        assert_eq!(answer, Some(7));
        assert_eq!(text, "how many: invalid digit found in string\nhow many: ");
    }
}
