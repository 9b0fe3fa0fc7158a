use super::*;

#[test]
fn the_first_difference_has_its_line_number() {
    let numbers = |range: std::ops::Range<u32>| range.map(|n| format!("{n}\n")).collect::<String>();
    let got = numbers(1..50).replace("40\n", "forty\n");
    let text = difference(&numbers(1..50), &got);
    assert!(text.contains("    39   39\n    40 - 40\n    40 + forty\n    41   41\n"), "{text}");
    assert!(!text.contains("37"), "{text}");
}

#[test]
fn long_lines_and_long_rests_are_cut() {
    let long = "x".repeat(1000);
    let text = difference(&long, &"y\n".repeat(500));
    assert!(text.contains("… (1000 characters)") && text.contains("490 more got"), "{text}");
}

#[test]
fn a_long_line_is_cut_around_its_difference() {
    let long = "x".repeat(300);
    let text = difference(&format!("{long}a{long}"), &format!("{long}b"));
    let [a, b] = ["a", "b"].map(|end| format!("…{}{end}", "x".repeat(50)));
    assert!(text.contains(&format!("     1 - {a}xxx")), "{text}");
    assert!(text.contains(&format!("     1 + {b} (301 characters)\n")), "{text}");
    let text = blanks(&format!("{long} 1"), &format!("{long}  1"));
    assert!(text.contains("x·1 (302 characters)⏎\n") && text.contains("x··1 (303"), "{text}");
}

#[test]
fn control_characters_are_spelled_out() {
    let text = difference("1\n", "\u{1b}[2J1\0\n");
    assert!(text.contains("     1 + \\u{1b}[2J1\\u{0}\n"), "{text}");
}

#[test]
fn missing_lines_are_shown() {
    assert!(difference("1\n2\n", "1\n").contains("     2 - 2\n"));
    assert!(difference("", "1\n").contains("     1 + 1\n"));
}

#[test]
fn blanks_become_visible() {
    assert_eq!(blanks("1 2\n", "1\t2\n"), "     1 - 1·2⏎\n     1 + 1→2⏎\n");
    assert_eq!(blanks("1\n2\n", "1\n\n2\n"), "     2 - 2⏎\n     2 + ⏎\n");
}
