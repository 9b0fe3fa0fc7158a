//! Texts in figures and of files that fit.

use explore::figure::text::{caption, file_name, whole};

#[test]
fn labels_are_whole_numbers_once_each() {
    let labels: Vec<String> = [-0.2, -0.0, 0.5, 1.0, 1.5, 20.0].iter().map(whole).collect();
    assert_eq!(labels, ["", "0", "", "1", "", "20"]);
}

#[test]
fn names_fit_a_file_system() {
    assert_eq!(file_name("Grundy's game"), "grundy-s-game");
    let set: Vec<String> = (1..=200).map(|number| number.to_string()).collect();
    assert_eq!(file_name(&set.join(", ")), "1-2-3-4-5-6-7-8-9-10-11-12-13-etc-200");
    assert!(file_name(&"7".repeat(300)).len() <= 70);
}

#[test]
fn captions_fit_the_page() {
    assert_eq!(caption("Kayles, 0.77", 1200), ("Kayles, 0.77".to_string(), 28));
    assert_eq!(caption(&"1, ".repeat(30), 1200).1, 25);
    let (text, size) = caption(&format!("{{{}}}: period 101", "1, ".repeat(90)), 1200);
    assert_eq!((text.chars().count(), size), (162, 14));
    assert!(text.contains(" … ") && text.ends_with(": period 101"), "{text}");
}
