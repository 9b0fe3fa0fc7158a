use super::*;
use crate::interaction::Interaction;
use crate::run::{Ending, Run};
use std::fmt::Debug;

fn arrives<T: Message + PartialEq + Debug>(value: &T) {
    assert_eq!(&T::from_text(&value.to_text().unwrap()).unwrap(), value);
}

#[test]
fn what_a_process_tells_another_arrives() {
    let program = Program::reference_in(Path::new("a folder/together"), "judge/problem");
    let time = Duration::from_millis(1500);
    let limits = Limits { time, memory: u64::MAX, output: 1 << 40 };
    for interactor in [None, Some(Program::alone("\"quoted\""))] {
        let (program, input) = (program.clone(), PathBuf::from("博弈.in"));
        arrives(&Request { program, interactor, input, limits });
    }
    let words = [Ending::Late, Ending::OutOfTime, Ending::OutOfMemory, Ending::OutOfOutput];
    let others = [Ending::BothWait, Ending::Stopped, Ending::Exit(-1), Ending::Signal(11)];
    for ending in words.into_iter().chain(others) {
        arrives(&Run { ending, seconds: 0.1 + 0.2, peak: 123_456_789 });
    }
    let run = Run { ending: Ending::Exit(0), seconds: 0.0, peak: 0 };
    for code in [protocol::RIGHT, protocol::WRONG, protocol::ENDED, -1] {
        let (message, transcript) = ("no\nmove\u{0}".to_string(), "> 1\n< 2\n".to_string());
        arrives(&Interaction { run, code, message, transcript });
    }
    for broken in ["", "[]", "exit", "[\"Exit(0)\"]", "[\"Exit(x)\",\"0\",\"0\"]", "[0,0,0]"] {
        assert!(Run::from_text(broken).is_err(), "{broken}");
    }
    let longer = run.to_text().unwrap().replace(']', ",\"x\"]");
    assert!(Run::from_text(&longer).is_err());
}
