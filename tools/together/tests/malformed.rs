//! Every program on every broken version of its own samples: never a wrong answer, never
//! a hang, always a word on what was wrong.
//!
//! Inputs that are broken on purpose, such as a heap above the bound, lie in
//! `testdata/*/*/bad-*.in` with the message they must cause, and `cargo judge test` runs
//! those.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;

/// A problem's program with one of its samples.
struct Sample {
    program: PathBuf,
    name: String,
    input: String,
    answer: String,
}

fn samples() -> Vec<Sample> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let manifest = fs::read_to_string(root.join("Cargo.toml")).unwrap();
    let manifest: toml::Table = manifest.parse().unwrap();
    let built = Path::new(env!("CARGO_BIN_EXE_hdu1848")).parent().unwrap();
    let mut samples = Vec::new();
    for problem in manifest["bin"].as_array().unwrap() {
        let name = problem["name"].as_str().unwrap();
        let folder = Path::new(problem["path"].as_str().unwrap()).parent().unwrap();
        let folder = root.join("testdata").join(folder.strip_prefix("problems").unwrap());
        for number in 1.. {
            let read = |end| fs::read_to_string(folder.join(format!("sample-{number}.{end}")));
            let (Ok(input), Ok(answer)) = (read("in"), read("out")) else {
                assert!(number > 1, "{name} has no sample");
                break;
            };
            let program = built.join(name).with_extension(std::env::consts::EXE_EXTENSION);
            let name = format!("{name} sample-{number}");
            samples.push(Sample { program, name, input, answer });
        }
    }
    samples
}

fn run(program: &Path, input: &str) -> Output {
    let mut command = Command::new(program);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.env("RUST_BACKTRACE", "0").spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_string();
    // A program that gives up early closes the pipe; that is no failure of the test's.
    let writer = thread::spawn(move || stdin.write_all(input.as_bytes()).ok());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

/// The words of a text with their places, up to a number that keeps the test quick.
fn words(text: &str) -> Vec<(usize, &str)> {
    let place = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
    text.split_whitespace().map(|word| (place(word), word)).take(60).collect()
}

fn assert_refused(output: &Output, what: &str) {
    assert!(!output.status.success(), "{what}: exit code 0");
    assert!(output.status.code().is_some(), "{what}: killed by a signal");
    assert!(!output.stderr.is_empty(), "{what}: not a word on stderr");
    assert!(output.stdout.is_empty(), "{what}: an answer all the same");
}

#[test]
fn a_word_where_a_number_belongs() {
    for Sample { program, name, input, .. } in samples() {
        // Where a word is letters, x may be as good as any.
        let numbers = words(&input).into_iter().filter(|(_, word)| word.parse::<i128>().is_ok());
        for (place, word) in numbers {
            let broken = [&input[..place], "x", &input[place + word.len()..]].concat();
            let what = format!("{name} with x at byte {place}");
            assert_refused(&run(&program, &broken), &what);
        }
    }
}

/// Its input is as many numbers as there are, so that fewer of them are another input.
const WITHOUT_A_COUNT: &str = "luogu_p8606 ";

#[test]
fn an_input_cut_short() {
    let counted = samples().into_iter().filter(|sample| !sample.name.starts_with(WITHOUT_A_COUNT));
    for Sample { program, name, input, answer } in counted {
        for (place, _) in words(&input) {
            let output = run(&program, &input[..place]);
            let what = format!("{name} cut at byte {place}");
            // Where the statement lets a file end, the answers so far are right.
            if output.status.success() {
                let so_far = String::from_utf8_lossy(&output.stdout);
                assert!(answer.starts_with(&*so_far), "{what}: {so_far:?}");
                assert!(so_far.is_empty() || so_far.ends_with('\n'), "{what}: {so_far:?}");
            } else {
                assert_refused(&output, &what);
            }
        }
    }
}

#[test]
fn bytes_that_are_no_text() {
    for Sample { program, name, .. } in samples() {
        assert_refused(&run(&program, "\u{0}\u{7f}"), &format!("{name}, control bytes"));
        let number = "9".repeat(100);
        assert_refused(&run(&program, &number), &format!("{name}, a number of 100 digits"));
    }
}
