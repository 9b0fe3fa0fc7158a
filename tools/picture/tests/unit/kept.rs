use super::*;
use support::language::Language;

fn game() -> Graph {
    let position = |label: &str, turn: &str, standing, options: &[usize]| Position {
        label: label.to_string(),
        turn: Some(turn.to_string()),
        standing,
        value: None,
        options: options.to_vec(),
    };
    use Standing::{Drawn, Lost, Won};
    let positions = vec![
        position("a<b\n\"&\"", "Alice", Won, &[1, 2]),
        position("&amp;", "Bob", Lost, &[]),
        position("x", "Bob", Drawn, &[0]),
    ];
    Graph { total: positions.len(), positions }
}

#[test]
fn a_picture_says_the_whole_game() {
    let drawing = draw(&game());
    let head = drawing.head(" data-input=\"1 2\" data-game=\"1\" data-games=\"2\"");
    let text = format!("<!-- -->\n{head}\n<style>\n{STYLE}</style>\n{}</svg>\n", drawing.content);
    let kept = Kept { text };
    assert_eq!(kept.graph(), Some(game()));
    assert_eq!(kept.input(), Some(("1 2".to_string(), 1)));
    let inline = kept.inline();
    assert!(
        inline.starts_with("<svg") && !inline.contains("style>") && inline.contains("Alice: N")
    );
    let caption = kept.caption(Language::English);
    assert!(caption.contains("for the input 1 2, game 1 of 2.") && caption.contains("grey"));
    assert!(kept.caption(Language::Chinese).contains("输入 1 2 的第 1 局中"));
    assert!(Kept { text: "<svg></svg>".to_string() }.graph().is_none());
}

/// The drawing of each kept picture, made anew from the game that the picture says, is the
/// same to the byte.
#[test]
fn kept_pictures_are_drawn_alike() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let project = catalogue::project::Project::open(&root).unwrap();
    let mut count = 0;
    for problem in &project.problems {
        let Some(kept) = Kept::read(problem).unwrap() else { continue };
        let drawing = draw(&kept.graph().unwrap());
        let (head, content) = kept.body().split_once("\n<style>").unwrap();
        let size = format!(" viewBox=\"0 0 {} {}\"", drawing.width, drawing.height);
        assert!(head.contains(&size), "{}: {size}", problem.name);
        let content = content.split_once("</style>\n").unwrap().1;
        assert!(content == drawing.content + "</svg>\n", "{}", problem.name);
        count += 1;
    }
    assert!(count >= 400, "{count}");
}
