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
