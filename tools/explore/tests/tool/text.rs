//! Texts in figures and file names, shortened to fit.

use explore::figure::text::{file_name, integer_label, Caption};

#[test]
fn labels_are_whole_numbers_once_each() {
    let labels: Vec<String> = [-0.2, -0.0, 0.5, 1.0, 1.5, 20.0].iter().map(integer_label).collect();
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
    let short = Caption { text: "Kayles, 0.77".to_string(), size: 28 };
    assert_eq!(Caption::fit("Kayles, 0.77", 1200), short);
    assert_eq!(Caption::fit(&"1, ".repeat(30), 1200).size, 25);
    let long = format!("{{{}}}: period 101", "1, ".repeat(90));
    let Caption { text, size } = Caption::fit(&long, 1200);
    assert_eq!((text.chars().count(), size), (162, 14));
    assert!(text.contains(" … ") && text.ends_with(": period 101"), "{text}");
}
