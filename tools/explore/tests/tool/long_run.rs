//! `explore run`: values in a file that grows, however a run ends.

use crate::run::{assert_refused, command, explore, Output};
use crate::value_file;
use available::depth;
use explore::saved::Saved;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

fn file(folder: &TempDir) -> PathBuf {
    folder.path().join("values")
}

fn run(rule: &str, last: usize, file: &Path) -> Output {
    let (last, file) = (last.to_string(), file.to_str().unwrap());
    let output = explore(&["run", rule, "--to", &last, "--file", file]);
    assert_eq!((output.code, &*output.err), (Some(0), ""), "{rule}: {}", output.out);
    output
}

/// Counts the values of a file that may not exist yet.
fn heaps(file: &Path) -> usize {
    value_file::heaps(&fs::read(file).unwrap_or_default())
}

/// Among all heaps computed so far, Grundy's game has 1273 rare heaps, of which the last is
/// 82 860, and Officers has 1583 besides heap 0, of which the last is 20 627: Berlekamp, Conway
/// and Guy, "Winning Ways", chapter 4, and A. Flammenkamp's tables of octal games.
#[test]
fn the_rare_heaps_that_are_published() {
    // The library's own tests always check these figures.
    let published = [
        ("grundy", 90_000, "rare heaps     1273, the last of them 82860\n"),
        ("officers", 30_000, "rare heaps     1583, the last of them 20627\n"),
    ];
    let first = [("grundy", 3000, "checksum       "), ("officers", 3000, "checksum       ")];
    for (rule, last, expected) in depth(first, published) {
        let folder = tempfile::tempdir().unwrap();
        let out = run(rule, last, &file(&folder)).out;
        assert!(out.contains(expected), "{out}");
        assert_eq!(heaps(&file(&folder)), last + 1);
        // The report on the same file does not change.
        assert_eq!(run(rule, last, &file(&folder)).out, out);
        assert_eq!(run(rule, 9, &file(&folder)).out, out);
    }
}

/// 0.156 has period 349 after 3479: Winning Ways, chapter 4. What rests on the file of an earlier
/// run says so.
#[test]
fn a_proved_period_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    // 7309 = 2·3479 + 349 + 3 - 1.
    let certificate = "period 349 after 3479: equal on heaps 3479..7309 against 3828..7658, \
                       hence on all larger ones, by Guy-Smith";
    let out = run("0.156", 7658, &file(&folder)).out;
    assert!(out.contains(&format!("\ncertificate    {certificate}\n")), "{out}");
    let given = format!("{certificate}, if the given values are right\n");
    let out = run("0.156", 8000, &file(&folder)).out;
    assert!(out.contains(&format!("\ncertificate    {given}")), "{out}");
    // `verify` takes nothing from the file on trust.
    let out = explore(&["verify", file(&folder).to_str().unwrap()]).out;
    assert!(out.ends_with(&format!("\n{certificate}\n")), "{out}");
    let out = run("grundy", 500, &folder.path().join("grundy")).out;
    assert!(out.contains("\nperiod         none that these values prove\n"), "{out}");
}

/// OEIS A002188: the values of Grundy's game.
#[test]
fn the_file_is_two_lines_and_two_bytes_a_heap_in_blocks() {
    let folder = tempfile::tempdir().unwrap();
    run("grundy", 15, &file(&folder));
    let values = [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1];
    let expected = value_file::of_blocks("Grundy's game", &[&values]);
    assert_eq!(fs::read(file(&folder)).unwrap(), expected);
}

/// Treblecross has no sparse space, so a run of a million heaps does not end by itself.
#[test]
#[cfg(unix)]
fn ctrl_c_keeps_the_values_so_far() {
    let folder = tempfile::tempdir().unwrap();
    let (values, whole) = (file(&folder), folder.path().join("whole"));
    let path = values.to_str().unwrap();
    let mut terminal =
        crate::terminal::Terminal::run(&["run", "0.007", "--to", "1000000", "--file", path]);
    terminal.wait_for("of 1,000,001 heaps");
    terminal.press("\x03");
    assert_eq!(terminal.wait(), 130);
    assert!(terminal.is_as_it_was());
    let text = terminal.text();
    let kept = heaps(&values);
    assert!(kept > 0 && text.contains(&format!("the values of {kept} heaps are in")), "{text}");
    let command = "to resume: cargo explore run 0.007 --to 1000000 --file ";
    assert!(text.contains(command), "{text}");

    let out = run("0.007", kept + 500, &values).out.replace(path, "");
    let expected = run("0.007", kept + 500, &whole).out.replace(whole.to_str().unwrap(), "");
    assert_eq!(out, expected);
    assert_same_values(&values, &whole);
}

#[test]
fn a_killed_run_resumes_from_its_last_save() {
    let folder = tempfile::tempdir().unwrap();
    let (values, whole) = (file(&folder), folder.path().join("whole"));
    let arguments = ["run", "0.007", "--to", "1000000", "--every", "0", "--file"];
    let mut child = command(&arguments).arg(&values).spawn().unwrap();
    while heaps(&values) < 1000 {
        assert!(child.try_wait().unwrap().is_none(), "nothing is saved");
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    let path = values.to_str().unwrap();
    let second = ["run", "0.007", "--to", "2000000", "--file", path];
    assert_refused(&second, &[path, "another run is writing to this file"]);
    child.kill().unwrap();
    child.wait().unwrap();
    let kept = heaps(&values);
    // It says so if it finds part of a save after the last one.
    let last = (kept + 500).to_string();
    let resumed = explore(&["run", "0.007", "--to", &last, "--file", path]);
    assert_eq!(resumed.code, Some(0), "{}", resumed.err);
    assert!(resumed.err.is_empty() || resumed.err.contains("the last save was interrupted"));
    run("0.007", kept + 500, &whole);
    assert_same_values(&values, &whole);
}

/// Compares two files, which need not have the same blocks.
#[track_caller]
fn assert_same_values(one: &Path, other: &Path) {
    let values = |path| Saved::open(path).unwrap().read(0).unwrap();
    assert!(values(one) == values(other));
}

/// What a crash in the middle of a save leaves at the end of the file.
#[test]
fn part_of_a_save_is_computed_again() {
    let folder = tempfile::tempdir().unwrap();
    let (values, whole) = (file(&folder), folder.path().join("whole"));
    run("0.6", 600, &values);
    run("0.6", 1200, &whole);
    let mut bytes = fs::read(&values).unwrap();
    bytes.extend([88, 2, 0, 0, 7, 0, 9]);
    fs::write(&values, bytes).unwrap();
    let name = values.to_str().unwrap();
    let output = explore(&["run", "0.6", "--to", "1200", "--file", name]);
    assert_eq!(output.code, Some(0), "{}", output.err);
    let note = "the last save was interrupted; the values of 601 heaps that were saved before it";
    assert!(output.err.contains(note), "{}", output.err);
    assert_same_values(&values, &whole);
    assert_eq!(run("0.6", 1200, &values).err, "");
}
