//! No process outlives the run that has started it.
#![cfg(target_os = "linux")]

use crate::toys::Toys;
use crate::PROGRAM;
use std::fs;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

/// A solution that starts itself as another process, writes down both ids, and hangs, as the other
/// does. A machine need not have a program that only waits.
const PARENT: &str = r#"
    if std::env::args().len() > 1 { loop { std::thread::park() } }
    let itself = std::env::current_exe().unwrap();
    let child = std::process::Command::new(itself).arg("wait").spawn().unwrap();
    std::fs::write("half", format!("{} {} ", child.id(), std::process::id())).unwrap();
    std::fs::rename("half", "ids").unwrap();
    loop { std::thread::park() }"#;

fn toys(seconds: f64) -> Toys {
    let files = [("sample-1.in", "1\n"), ("sample-1.out", "1\n")];
    Toys::new().solution("x", seconds, PARENT).tests("x", &files)
}

/// Checks that the processes whose ids were written down end now.
fn assert_ended(toys: &Toys) {
    for id in fs::read_to_string(toys.path("ids")).unwrap().split_whitespace() {
        let runs = || {
            let status = fs::read_to_string(format!("/proc/{id}/stat"));
            // One that nobody has waited for yet is a zombie.
            status.is_ok_and(|status| !status.contains(") Z "))
        };
        let still = (0..500).take_while(|_| runs()).inspect(|_| {
            thread::sleep(Duration::from_millis(10));
        });
        let lasts = still.count() == 500;
        if lasts {
            let _ = Command::new("sh").args(["-c", &format!("kill -9 {id}")]).status();
        }
        assert!(!lasts, "process {id} goes on");
    }
}

#[test]
fn what_a_program_has_started_ends_with_it() {
    available::unless_passed!(PROGRAM);
    let toys = toys(0.2);
    let reply = toys.judge(&["test"]);
    assert!(reply.out.starts_with("TLE toy_x sample-1"), "{}{}", reply.out, reply.err);
    assert_ended(&toys);
}

#[test]
fn all_of_it_ends_when_the_tool_is_asked_to_end_or_killed() {
    available::unless_passed!(PROGRAM);
    // A shell has what it runs in the background ignore INT.
    for signal in ["TERM", "KILL"] {
        let toys = toys(100.0);
        let mut command = toys.command(&["test"]);
        let mut child = command.stdout(Stdio::null()).spawn().unwrap();
        while !toys.path("ids").exists() && child.try_wait().unwrap().is_none() {
            thread::sleep(Duration::from_millis(10));
        }
        let kill = format!("kill -{signal} {}", child.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
        assert!(!child.wait().unwrap().success());
        assert_ended(&toys);
    }
}
