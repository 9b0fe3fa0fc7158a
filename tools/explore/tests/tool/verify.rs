//! `explore verify`: a saved file compared with the definition.

use crate::run::{assert_refused, explore};
use crate::value_file;
use available::depth;
use explore::verify::definition::Definition;
use grundy::named::GrundysGame;
use std::fs;
use std::path::Path;

fn save(rule: &str, last: &str, path: &Path) {
    let output = explore(&["run", rule, "--to", last, "--file", path.to_str().unwrap()]);
    assert_eq!(output.code, Some(0), "{}", output.err);
}

#[test]
fn valid_files_agree() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("values");
    for (rule, last) in [("0.6", 9000), ("grundy", 9001), ("0.007", 2000), ("4.4", 2000)] {
        let last = depth(last.min(1200), last);
        save(rule, &last.to_string(), &path);
        let output = explore(&["verify", path.to_str().unwrap()]);
        assert_eq!((output.code, &*output.err), (Some(0), ""));
        assert!(output.out.contains(&format!("values of heaps 0 to {last}")), "{}", output.out);
        assert!(output.out.contains("\nevery block matches its checksum\n"), "{}", output.out);
        let all = format!("\n{0} of {0} values, computed again from heap 0 on, agree\n", last + 1);
        assert!(output.out.contains(&all), "{}", output.out);
        assert!(output.out.contains("\n1000 of 1000 heaps checked agree"), "{}", output.out);
        fs::remove_file(&path).unwrap();
    }
}

/// Values that follow from a wrong one agree with it by definition, but not with the game. The
/// checksums of this file are right, as if the tool itself had gone wrong.
#[test]
fn what_rests_on_a_wrong_value_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("values");
    let name = path.to_str().unwrap();
    let grundy = GrundysGame.values(2000);
    let mut values: Vec<u16> = grundy.iter().map(|&value| value as u16).collect();
    // OEIS A002188 has the value 3 of heap 13.
    assert_eq!(values[13], 3);
    values[13] = 9;
    let definition = Definition::new(&"grundy".parse().unwrap()).unwrap();
    for heap in 14..values.len() {
        values[heap] = definition.value(heap, &values, &mut [false; 1024]) as u16;
    }
    fs::write(&path, value_file::of_blocks("Grundy's game", &[&values])).unwrap();
    let output = explore(&["verify", name]);
    assert_eq!((output.code, &*output.err), (Some(1), ""));
    let expected = "the first that differs is that of heap 13: 9 in the file, 3 computed\n";
    assert!(output.out.ends_with(expected), "{}", output.out);
    // Up to heap 12 nothing is wrong.
    let output = explore(&["verify", name, "--to", "12"]);
    assert_eq!(output.code, Some(0), "{}", output.err);
    assert!(output.out.contains("\n13 of 13 values, computed again"), "{}", output.out);
}

#[test]
fn a_damaged_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("values");
    let name = path.to_str().unwrap();
    save("0.6", "2000", &path);
    let whole = fs::read(&path).unwrap();
    let mut damaged = whole.clone();
    damaged[whole.len() - 2000] ^= 1;
    fs::write(&path, damaged).unwrap();
    assert_refused(&["verify", name], &[name, "is damaged", "block of heaps 0 to 2000"]);
    fs::write(&path, &whole[..whole.len() - 1]).unwrap();
    assert_refused(&["verify", name], &[name, "cut short"]);
    fs::write(&path, [&whole[..], b"x"].concat()).unwrap();
    let out = explore(&["verify", name]).out;
    assert!(out.contains("followed by 1 byte of an interrupted save"), "{out}");
}

#[test]
fn files_without_values_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("values");
    let name = path.to_str().unwrap();
    assert_refused(&["verify", name], &[name, "No such file"]);
    for (content, part) in [
        ("", "empty"),
        ("notes\n", "not a file of values"),
        ("grundy values, format 1, of 0.6\n\0\0", "no checksums"),
    ] {
        fs::write(&path, content).unwrap();
        assert_refused(&["verify", name], &[name, part]);
    }
    fs::write(&path, value_file::of_blocks("0.6", &[])).unwrap();
    assert_refused(&["verify", name], &[name, "no values yet"]);
    fs::write(&path, value_file::of_blocks("{1, 2}", &[&[0, 1, 2]])).unwrap();
    assert_refused(&["verify", name], &[name, "which `run` does not compute"]);
}

/// A certificate is written, and proved again; a damaged one ends with exit code 1.
#[test]
fn certificates_are_proved_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("proof");
    let name = path.to_str().unwrap();
    let table = explore(&["table", "kayles", "--certificate", name]);
    assert_eq!((table.code, &*table.err), (Some(0), ""));
    let text = fs::read_to_string(&path).unwrap();
    let proved = explore(&["verify", name]);
    assert_eq!(proved.code, Some(0));
    let sentence =
        "period 12 after 71: equal on heaps 71..155 against 83..167, hence on all larger \
                    ones, by Guy-Smith";
    assert!(table.out.contains(sentence), "{}", table.out);
    assert_eq!(proved.out, format!("proved again from the rule 0.77: {sentence}\n"));
    fs::write(&path, text.replace("compared 155", "compared 154")).unwrap();
    let refused = explore(&["verify", name]);
    let line = "line 8 is not what was computed, \"compared 155\"";
    let out = format!("this certificate is refused: {line}\n");
    assert_eq!((refused.code, refused.out), (Some(1), out));
    fs::write(&path, "certificate of an impartial game, 1\nkind quotient\nrule nim\n").unwrap();
    let refused = explore(&["verify", name]);
    let out = "this certificate is refused: line 4 is not what a certificate has there\n";
    assert_eq!((refused.code, &*refused.out), (Some(1), out));
    // Nothing is proved of Officers.
    let path = folder.path().join("nothing");
    let officers = ["table", "0.6", "--seconds", "0", "--certificate", path.to_str().unwrap()];
    assert_refused(&officers, &["nothing is proved for a certificate"]);
    assert!(!path.exists());
}
