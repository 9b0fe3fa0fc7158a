//! A question to whoever sits at the terminal.

use anyhow::Result;
use std::io::{BufRead, Write};
use std::str::FromStr;

/// Asks until the answer can be parsed. Returns `None` if it is empty.
pub fn ask<T: FromStr>(
    question: &str,
    from: &mut impl BufRead,
    to: &mut impl Write,
) -> Result<Option<T>>
where
    T::Err: std::fmt::Display,
{
    loop {
        write!(to, "{question}: ")?;
        to.flush()?;
        let mut answer = String::new();
        from.read_line(&mut answer)?;
        if answer.trim().is_empty() {
            return Ok(None);
        }
        match answer.trim().parse() {
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
            let answer: Option<u32> = ask("how many", &mut answers.as_bytes(), &mut to).unwrap();
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
