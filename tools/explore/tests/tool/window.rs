//! `explore run --window`: a small file from which the run goes on, until a period is proved.

use crate::run::explore;
use std::fs;
use std::path::Path;

fn window(code: &str, last: &str, file: &Path) -> (Option<i32>, String) {
    let file = file.to_str().unwrap();
    let output = explore(&["run", code, "--window", "--to", last, "--file", file]);
    (output.code, output.out + &output.err)
}

/// 0.56 has the period 144 after 326 640: A. Flammenkamp's table of octal games.
#[test]
fn a_window_is_taken_up_again_and_verified_piece_by_piece() {
    available::unless_passed!(env!("CARGO_BIN_EXE_explore"), available::passed::PROBLEMS);
    let folder = tempfile::tempdir().unwrap();
    let (file, early) = (folder.path().join("window"), folder.path().join("early"));
    let (code, out) = window("0.56", "99999", &file);
    let start = format!("the window before heap 100000 is in {}\n", file.display());
    assert_eq!((code, out), (Some(0), start + "no period is proved yet\n"));
    fs::copy(&file, &early).unwrap();
    let (code, out) = window("0.56", "600000", &file);
    assert_eq!(code, Some(0));
    assert!(out.contains("0.56 has period 144 after 326640: the 16384 values before"), "{out}");
    assert!(out.ends_with("theorem on equal windows, if the given values are right\n"), "{out}");

    let verify = |arguments: &[&str]| {
        let later = file.to_str().unwrap();
        let output = explore(&[&["verify", later], arguments].concat());
        (output.code, output.out + &output.err)
    };
    let (code, out) = verify(&["--from", early.to_str().unwrap()]);
    assert_eq!(code, Some(0), "{out}");
    assert!(out.starts_with("computed again from heap 100000 on"), "{out}");
    // Without an earlier window nothing is given.
    let (code, out) = verify(&[]);
    assert_eq!(code, Some(0), "{out}");
    assert!(out.starts_with("computed again from heap 65536 on"), "{out}");
    assert!(out.ends_with("theorem on equal windows\n"), "{out}");

    // A window of another game, and one that is damaged.
    let (code, out) = window("0.104", "600000", &file);
    assert_ne!(code, Some(0));
    assert!(out.contains("is of 0.56, not of 0.104"), "{out}");
    let mut text = fs::read(&file).unwrap();
    let middle = text.len() / 2;
    text[middle] = if text[middle] == b'1' { b'2' } else { b'1' };
    fs::write(&file, text).unwrap();
    let (code, out) = verify(&[]);
    assert_ne!(code, Some(0));
    assert!(out.contains("is not what the text of a window has there"), "{out}");
}

#[test]
fn states_are_left_and_verified_and_taken_up() {
    let kept = "tools/atlas/records/0.106/0000010000000.state";
    let inputs = available::passed::PROBLEMS;
    available::unless_passed!(env!("CARGO_BIN_EXE_explore"), inputs, kept);
    let folder = tempfile::tempdir().unwrap();
    let (file, other) = (folder.path().join("window"), folder.path().join("other"));
    let (code, out) = window("0.106", "9999999", &file);
    assert_eq!(code, Some(0), "{out}");
    let state = folder.path().join("0000010000000.state");
    let text = fs::read_to_string(&state).unwrap();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    assert_eq!(text, fs::read_to_string(root.join(kept)).unwrap().replace("\r\n", "\n"));

    // A state stands for the window that follows it.
    let later = "the window before heap 10014336 is that in";
    let output = explore(&["verify", state.to_str().unwrap()]);
    assert_eq!(output.code, Some(0), "{}", output.err);
    let start = format!("computed again from heap 65536 on, {later}");
    assert!(output.out.starts_with(&start), "{}", output.out);
    fs::copy(&state, &other).unwrap();
    let (code, out) = window("0.106", "10019999", &other);
    assert_eq!(code, Some(0), "{out}");
    assert!(out.starts_with("the window before heap 10020000 is in"), "{out}");
    let [from, later] = [&state, &other].map(|path| path.to_str().unwrap());
    let output = explore(&["verify", later, "--from", from]);
    assert!(output.out.starts_with("computed again from heap 10014336 on"), "{}", output.out);

    // Another value: the state is damaged.
    let damaged = text.replacen("0", "1", 1);
    fs::write(&state, damaged).unwrap();
    let output = explore(&["verify", from]);
    assert_ne!(output.code, Some(0));
    assert!(output.err.contains("is not what the text of a window has there"), "{}", output.err);
}

#[test]
fn games_without_a_window_are_refused() {
    available::unless_passed!(env!("CARGO_BIN_EXE_explore"), available::passed::PROBLEMS);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("window");
    for (rule, reason) in [("0.6", "heap 20627 is rare"), ("grundy", "for octal codes")] {
        let (code, out) = window(rule, "100000", &file);
        assert_ne!(code, Some(0));
        assert!(out.contains(reason) && !file.exists(), "{out}");
    }
}
