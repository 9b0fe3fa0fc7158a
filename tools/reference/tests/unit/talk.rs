use super::*;

/// Returns the result of a talk with a program that says `output` whatever it hears, and what
/// it was told.
fn talked(output: &str, play: fn(&mut Talk) -> Result<(), Fault>) -> (Result<(), Fault>, String) {
    let (mut ear, mut told) = (output.as_bytes(), Vec::new());
    let mut talk = Talk::new(&mut ear, &mut told);
    let result = play(&mut talk).and_then(|()| talk.end());
    (result, String::from_utf8(told).unwrap())
}

fn two_numbers(talk: &mut Talk) -> Result<(), Fault> {
    talk.say("7 8");
    let sum: u32 = talk.number(1..=5)? + talk.number(1..=5)?;
    talk.say(sum);
    Ok(())
}

#[test]
fn words_are_heard_over_the_ends_of_lines() {
    let told = "7 8\n6\n\u{4}".to_string();
    assert_eq!(talked("2 4\n", two_numbers), (Ok(()), told.clone()));
    assert_eq!(talked("\n2\r\n\n 4", two_numbers), (Ok(()), told));
}

#[test]
fn every_fault_has_its_reason() {
    let wrong = |output: &str| match talked(output, two_numbers).0 {
        Err(Fault::Wrong(reason)) => reason,
        other => panic!("{output:?}: {other:?}"),
    };
    assert_eq!(wrong("2 6"), "expected a number from 1 to 5, heard \"6\"");
    assert_eq!(wrong("2 x"), "expected a number from 1 to 5, heard \"x\"");
    assert_eq!(wrong("2 4\n\n9 9"), "output after the end of the game: \"9\"");
    for output in ["", "2", "2\n\n"] {
        let (result, told) = talked(output, two_numbers);
        assert!(matches!(result, Err(Fault::Ended(_))), "{output:?}");
        assert_eq!(told, "7 8\n");
    }
}

#[test]
fn turns_are_counted() {
    let play = |talk: &mut Talk| loop {
        talk.turn(3)?;
        talk.say(talk.turns);
    };
    let again = |talk: &mut Talk| {
        talk.turn(1)?;
        talk.begin();
        talk.turn(1)
    };
    assert_eq!(talked("", again).0, Ok(()));
    let reason = "too many turns: more than 3".to_string();
    assert_eq!(talked("", play), (Err(Fault::Wrong(reason)), "1\n2\n3\n".to_string()));
}
