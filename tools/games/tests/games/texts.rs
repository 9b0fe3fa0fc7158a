//! The texts that stand in files.

use games::play::play;

/// Each text in English is followed by the same in Chinese.
#[test]
fn each_text_is_there_in_both_languages() {
    let files = [
        include_str!("../../src/shown/games.toml"),
        include_str!("../../src/steps/columns.toml"),
        include_str!("../../src/walk/captions.toml"),
    ];
    for file in files {
        let lines: Vec<&str> = file.lines().collect();
        let mut texts = 0;
        for (at, line) in lines.iter().enumerate() {
            let Some((key, english)) = line.split_once(".english = ") else { continue };
            let chinese = lines[at + 1].strip_prefix(&format!("{key}.chinese = "));
            let is_chinese = |text: &str| text.contains(|letter: char| letter > '\u{4e00}');
            assert!(!is_chinese(english), "{line}");
            // A few games have no Chinese name.
            assert!(chinese.is_some_and(|text| is_chinese(text) || key == "label"), "{line}");
            texts += 1;
        }
        assert_eq!(file.matches(".chinese = ").count(), texts);
    }
}

/// Each theorem of a game that has several, as the page quotes it.
#[test]
fn each_theorem_is_found() {
    let theorems = [
        ("chomp", "3 2 1", "at most one first row"),
        ("chomp", "3 3 3 3", "no theorem"),
        ("geography", "a-b b-c from a", "maximum matching"),
        ("geography", "a>b b>c from a", "the mex of"),
        ("geography", "a>b b>c c>a from a", "PSPACE-complete"),
        ("graph", "a>b b>c from a", "Sprague, 1935"),
        ("graph", "a>b b>a from a", "Smith, 1966"),
        ("coins", "ruler 0101", "Lenstra"),
    ];
    for (game, start, part) in theorems {
        let answer = play(&format!("{game}\n{start}\nnormal\nnobody\nfirst\n\n"));
        assert!(answer.contains(part), "{game} {start}: {answer}");
    }
    for (game, part) in [
        ("turtles", "turn one or two coins"),
        ("mock turtles", "one, two or three"),
        ("ruler", "side by side"),
        ("twins", "turn two coins"),
        ("triplets", "turn three coins"),
    ] {
        let answer = play(&format!("{game}\n0101\nnormal\nnobody\nfirst\n\n"));
        assert!(answer.contains(part), "{game}: {answer}");
    }
}
