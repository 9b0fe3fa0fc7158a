//! Ends with the exit code that its input asks for.

use std::process::ExitCode;

fn main() -> ExitCode {
    let mut text = String::new();
    std::io::stdin().read_line(&mut text).unwrap();
    println!("before");
    match text.trim() {
        "exit" => std::process::exit(3),
        "fail" => ExitCode::FAILURE,
        "seven" => ExitCode::from(7),
        _ => ExitCode::SUCCESS,
    }
}
