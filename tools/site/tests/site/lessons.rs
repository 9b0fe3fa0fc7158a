//! The lessons say the same in both languages, and every number of an exercise is the library's.

use crate::halfwidth::halfwidth_mark;
use crate::pages::pages;
use catalogue::project::Project;
use games::play::play;
use grundy::rule::Rule;
use serde_json::Value;
use site::lessons::{Lesson, LessonBlock, LessonText, Mark};
use site::library::Library;
use std::path::PathBuf;
use support::language::Language;

fn root() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", ".."].iter().collect()
}

fn lessons() -> Vec<Lesson> {
    Lesson::read_all(&root()).unwrap()
}

/// Asks the page for playing about a position.
fn ask(game: &str, start: &str, ending: &str) -> Value {
    let ending = if ending == "misere" { "misère" } else { "normal" };
    let answer = play(&format!("{game}\n{start}\n{ending}\nnobody\nfirst\n\n"));
    let answer: Value = serde_json::from_str(&answer).unwrap();
    assert!(answer["error"].is_null(), "{game} {start}: {}", answer["error"]);
    answer
}

fn marks<'a>(text: &'a LessonText, kind: &str) -> Vec<&'a Mark> {
    text.marks().filter(|mark| mark.kind == kind).collect()
}

/// The texts, figures and exercises follow each other in the same order.
#[test]
fn the_lessons_are_the_same_in_both_languages() {
    let lessons = lessons();
    assert_eq!(lessons.len(), 12);
    for lesson in &lessons {
        let [english, chinese] = Language::ALL.map(|language| lesson.text(language));
        assert_eq!(outline(english), outline(chinese), "{}", lesson.name);
        let texts = chinese.blocks.iter().map(|block| match block {
            LessonBlock::Markdown(text) => text,
            LessonBlock::Mark(mark) => &mark.text,
        });
        for line in texts.flat_map(|text| text.lines()) {
            assert_eq!(halfwidth_mark(line), None, "{}: {line}", lesson.name);
        }
    }
}

fn outline(text: &LessonText) -> Vec<String> {
    let line = |block: &LessonBlock| match block {
        LessonBlock::Mark(Mark { kind, fields, text }) => {
            format!("{kind} {fields:?} {}", text.is_empty())
        }
        LessonBlock::Markdown(text) => {
            let paragraphs = text.trim().split("\n\n");
            let kind = |text: &str| match text.trim_start().split(' ').next().unwrap_or("") {
                "#" => "heading",
                "-" | "1." => "list",
                "|" => "table",
                word if word.starts_with("```") => "code",
                _ => "text",
            };
            paragraphs.map(|text| kind(text).to_string() + " ").collect()
        }
    };
    text.blocks.iter().map(line).collect()
}

/// The steps of a proof in a lesson, from the module of the library that has it.
fn steps(proof: &Mark, library: &Library, language: Language) -> Vec<[String; 2]> {
    let (path, list) = proof.field(3).split_once(' ').unwrap();
    library.module(path).unwrap().steps(list.parse().unwrap(), language)
}

/// Each step has a claim and says why it is true, in both languages.
#[test]
fn the_steps_of_a_proof_are_those_of_the_library() {
    let library = Library::read(&root()).unwrap();
    let mut counts = Vec::new();
    for lesson in &lessons() {
        for proof in marks(lesson.text(Language::English), "proof") {
            let kinds = proof.field(4).split(' ').count();
            for language in Language::ALL {
                let steps = steps(proof, &library, language);
                assert_eq!(steps.len(), kinds, "{proof:?} {language:?}");
                for [claim, why] in &steps {
                    let end = language.select('.', '。');
                    let is_whole = why.trim_end_matches([')', '）']).ends_with(end);
                    assert!(claim.ends_with(end) && is_whole, "{proof:?}: {claim} {why}");
                }
            }
            counts.push(kinds);
        }
    }
    // Bouton's proof in lesson 2 has the five steps of `grundy::nim`.
    assert_eq!((counts.len(), counts[1]), (16, 5));
    let [claim, why] = &library.module("nim").unwrap().steps(1, Language::English)[0];
    assert_eq!(claim, "At the end the nim sum is 0.");
    assert!(why.starts_with("No stones are left"), "{why}");
    assert!(library.module("mex").unwrap().steps(1, Language::English).is_empty());
}

/// A lesson begins with a board and has a figure, a proof, three exercises, and five problems, which
/// are in order of their difficulties.
#[test]
fn a_lesson_has_all_its_parts() {
    let project = Project::open(&root()).unwrap();
    for lesson in &lessons() {
        let text = lesson.text(Language::English);
        let name = &lesson.name;
        let is_board =
            |block: &LessonBlock| matches!(block, LessonBlock::Mark(m) if m.kind == "board");
        assert!(is_board(&text.blocks[0]), "{name}");
        for (kind, range) in [("board", 1..=1), ("proof", 1..=3), ("exercise", 3..=3)] {
            assert!(range.contains(&marks(text, kind).len()), "{name}: {kind}");
        }
        let figures = ["outcomes", "values", "options", "columns", "positions", "graph", "picture"];
        assert!(text.marks().any(|mark| figures.contains(&&*mark.kind)), "{name}: no figure");
        let [problems] = marks(text, "problems")[..] else { panic!("{name}: problems") };
        let difficulties: Vec<u8> = problems
            .field(0)
            .split(' ')
            .map(|wanted| {
                let problem = project.problems.iter().find(|problem| problem.name == wanted);
                problem.unwrap_or_else(|| panic!("{name}: {wanted}")).header.difficulty
            })
            .collect();
        assert!(difficulties.len() == 5 && difficulties.is_sorted(), "{name}: {difficulties:?}");
    }
}

/// The answer that the head of an exercise states is what play itself finds, and the solution
/// states it in both languages.
#[test]
fn the_library_finds_the_answer_of_every_exercise() {
    let mut kinds = std::collections::BTreeSet::new();
    for lesson in &lessons() {
        for exercise in marks(lesson.text(Language::English), "exercise") {
            let [game, start, claim, ending] = [0, 1, 2, 3].map(|place| exercise.field(place));
            let answer = ask(game, start, ending);
            let (kind, stated) = claim.split_once(' ').unwrap_or((claim, ""));
            let found = match kind {
                "P" | "N" | "draw" => {
                    assert_eq!(answer["outcome"], kind, "{exercise:?}");
                    continue;
                }
                "value" | "sum" => answer["balance"]["sum"].to_string(),
                "moves" => {
                    let moves = answer["moves"].as_array().unwrap().iter();
                    let wins = moves.filter(|step| step["wins"] == true);
                    let codes = wins.map(|step| step["code"].as_str().unwrap().to_string());
                    codes.collect::<Vec<_>>().join(" ")
                }
                _ => panic!("{exercise:?}"),
            };
            assert_eq!(found, stated, "{exercise:?}");
            kinds.insert(kind.to_string());
            for language in Language::ALL {
                let solution = solution(lesson.text(language), exercise);
                for word in stated.split(['_', ' ']).filter(|word| word.parse::<u64>().is_ok()) {
                    let numbers = solution.split(|c: char| !c.is_ascii_digit());
                    let count = numbers.filter(|number| *number == word).count();
                    assert!(count > 0, "{exercise:?}: no {word} in {solution}");
                }
            }
        }
    }
    assert_eq!(kinds.len(), 3, "{kinds:?}");
}

/// The rows of a table in a lesson, without its head, in both languages.
fn table(lesson: &str, place: usize) -> [Vec<Vec<String>>; 2] {
    let lessons = lessons();
    let lesson = lessons.iter().find(|own| own.name == lesson).unwrap();
    Language::ALL.map(|language| {
        let texts = lesson.text(language).blocks.iter().filter_map(|block| match block {
            LessonBlock::Markdown(text) => Some(text.as_str()),
            LessonBlock::Mark(_) => None,
        });
        let texts = texts.collect::<Vec<_>>().join("\n\n");
        let mut tables = texts.split("\n\n").filter(|text| text.trim().starts_with('|'));
        let table = tables.nth(place).unwrap();
        let cells = |line: &str| {
            line.trim_matches('|').split('|').map(|cell| cell.trim().to_string()).collect()
        };
        table.trim().lines().skip(2).map(cells).collect()
    })
}

/// The values of {1, 3, 4}, the moves from 7, 9, 12 and 15, and Wythoff's pairs, each from the library.
#[test]
fn the_tables_of_the_lessons_are_right() {
    let rule: Rule = "{1,3,4}".parse().unwrap();
    let values = rule.values(8);
    for rows in table("mex", 0) {
        assert_eq!(rows.len(), 8);
        for (heap, row) in rows.iter().enumerate() {
            let options: Vec<usize> =
                [1, 3, 4].into_iter().filter_map(|take| heap.checked_sub(take)).collect();
            let reached: Vec<String> =
                options.iter().map(|option| values[*option].to_string()).collect();
            assert_eq!((&*row[0], &*row[3]), (&*heap.to_string(), &*values[heap].to_string()));
            let options = options.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            assert!(heap == 0 || (&row[1], &row[2]) == (&options, &reached.join(", ")), "{row:?}");
        }
    }
    let moves = grundy::nim::winning_moves(&[7, 9, 12, 15]);
    for rows in table("bouton", 0) {
        assert_eq!(rows.len(), moves.len());
        for (row, step) in rows.iter().zip(&moves) {
            let (before, after) = ([7, 9, 12, 15][step.heap], step.leave);
            assert_eq!(row[0], format!("{before} = {before:04b}"));
            assert_eq!(row[1], format!("{after} = {after:04b}"));
            assert_eq!(row[2], format!("{before:04b} ⊕ 1101 = {after:04b}"));
        }
    }
    for rows in table("wythoff-fibonacci", 0) {
        for (k, (a, b)) in rows[0].iter().zip(&rows[1]).enumerate().skip(1) {
            let answer = ask("wythoff", &format!("{a} {b}"), "");
            let (a, b): (usize, usize) = (a.parse().unwrap(), b.parse().unwrap());
            assert_eq!((answer["outcome"].as_str(), b - a), (Some("P"), k - 1));
        }
    }
}

/// Wherever an exercise lists five values or more, they follow each other in the table of its rule.
#[test]
fn the_values_in_exercises_are_those_of_their_rules() {
    let mut count = 0;
    for lesson in &lessons() {
        for language in Language::ALL {
            let blocks = &lesson.text(language).blocks;
            for (place, block) in blocks.iter().enumerate() {
                let LessonBlock::Mark(mark) = block else { continue };
                let Ok(rule) = mark.field(0).parse::<Rule>() else { continue };
                if mark.kind != "exercise" || mark.field(0) == "nim" {
                    continue;
                }
                let values = rule.values(40);
                for block in &blocks[place..place + 4] {
                    let LessonBlock::Markdown(text) = block else { continue };
                    for list in text.split(|c: char| !c.is_ascii_digit() && !", ".contains(c)) {
                        let numbers: Vec<u32> =
                            list.split(',').filter_map(|n| n.trim().parse().ok()).collect();
                        if numbers.len() >= 5 {
                            assert!(
                                values.windows(numbers.len()).any(|own| own == numbers),
                                "{text}"
                            );
                            count += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(count >= 12, "{count}");
}

/// Returns the text of the solution of an exercise.
fn solution<'a>(text: &'a LessonText, exercise: &Mark) -> &'a str {
    let is_it = |block: &LessonBlock| matches!(block, LessonBlock::Mark(mark) if mark.kind == "exercise" && mark.fields == exercise.fields);
    let place = text.blocks.iter().position(is_it).unwrap();
    match &text.blocks[place..] {
        [_, _, LessonBlock::Mark(mark), LessonBlock::Markdown(solution), ..] => {
            assert_eq!(mark.kind, "solution");
            solution
        }
        _ => panic!("{exercise:?}"),
    }
}

/// The boards, the positions on which the proofs are checked, and the links to the board are games
/// that can be played; a board offers the reader a win.
#[test]
fn every_position_of_a_lesson_can_be_played() {
    let mut links = 0;
    for lesson in &lessons() {
        for kind in ["board", "proof"] {
            for mark in marks(lesson.text(Language::English), kind) {
                let [game, start, ending] = [0, 1, 2].map(|place| mark.field(place));
                if game.is_empty() {
                    continue;
                }
                let answer = ask(game, start, ending);
                let wins = if ending == "second" { "P" } else { "N" };
                assert!(kind == "proof" || answer["outcome"] == wins, "{mark:?}");
            }
        }
    }
    for page in
        pages().iter().filter(|page| page.path.components().any(|c| c.as_os_str() == "lesson"))
    {
        for tag in &page.tags {
            let link = tag.attribute("href").unwrap_or("");
            let Some((_, question)) = link.split_once("play.html#") else { continue };
            let fields: Vec<String> = question.split(';').map(decode).collect();
            let field = |place: usize| fields.get(place).map_or("", |field| field);
            ask(field(0), field(1), field(2));
            links += 1;
        }
    }
    assert!(links > 2 * 36, "{links}");
}

/// Decodes a part of an address.
pub fn decode(field: &str) -> String {
    let mut parts = field.split('%');
    let mut bytes = parts.next().unwrap().as_bytes().to_vec();
    for part in parts {
        bytes.push(u8::from_str_radix(&part[..2], 16).unwrap());
        bytes.extend(part[2..].bytes());
    }
    String::from_utf8(bytes).unwrap()
}

/// What is emphasized in a lesson is a term where it is explained, so it has not been used before.
#[test]
fn a_word_is_explained_before_it_is_used() {
    const ENGLISH: &[&str] = &[
        "position",
        "option",
        "impartial",
        "P-position",
        "N-position",
        "Nim",
        "mirroring",
        "binary",
        "nim sum",
        "induction",
        "mex",
        "Grundy value",
        "components",
        "reversible",
        "recursion with memory",
        "subtraction game",
        "period",
        "preperiod",
        "take-and-break game",
        "octal code",
        "Kayles",
        "Wythoff's game",
        "matching",
        "misère play",
    ];
    const CHINESE: &[&str] = &[
        "局面",
        "后继",
        "必败态",
        "必胜态",
        "Nim 游戏",
        "对称策略",
        "二进制",
        "异或和",
        "归纳",
        "mex",
        "SG 值",
        "子游戏",
        "记忆化搜索",
        "减法游戏",
        "周期",
        "八进制编码",
        "阶梯 Nim",
        "威佐夫博弈",
        "最大匹配",
        "二分图",
        "反常规则",
    ];
    let library = Library::read(&root()).unwrap();
    let mut early = Vec::new();
    for (language, terms) in [(Language::English, ENGLISH), (Language::Chinese, CHINESE)] {
        let texts = lessons().into_iter().flat_map(|lesson| {
            let text = lesson.text(language);
            let texts = text.blocks.iter().map(|block| match block {
                // A heading stands before the text that explains it.
                LessonBlock::Markdown(text) => {
                    let lines = text.lines().filter(|line| !line.starts_with("# "));
                    lines.collect::<Vec<_>>().join("\n")
                }
                LessonBlock::Mark(mark) if mark.kind == "proof" => {
                    steps(mark, &library, language).concat().join("\n")
                }
                LessonBlock::Mark(mark) => mark.text.clone(),
            });
            texts.collect::<Vec<_>>()
        });
        let course: String = texts.collect::<Vec<_>>().join("\n");
        for term in terms {
            let explained = course.find(&format!("*{term}*"));
            let explained = explained.unwrap_or_else(|| panic!("{term} is not explained"));
            let is_word = |at: usize| {
                let before = course[..at].chars().next_back();
                let after = course[at + term.len()..].chars().next();
                let is_letter = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphabetic());
                !is_letter(before) && !is_letter(after)
            };
            let used = course.match_indices(term).find(|(at, _)| is_word(*at)).unwrap().0;
            let line = course[..used].lines().count();
            if used < explained {
                early.push(format!("{term}: {:?}", course.lines().nth(line - 1)));
            }
        }
    }
    assert!(early.is_empty(), "{early:#?}");
}

/// A board tells nim sums and values only where lessons 2 and 3 have explained them.
#[test]
fn the_boards_of_the_first_lessons_tell_no_values() {
    if !available::Tool::Wasm.is_here() {
        return; // There are no boards.
    }
    for (number, lesson) in (1..).zip(lessons()) {
        let file = format!("lesson/{}.html", lesson.name);
        let page = pages().iter().find(|page| page.path.ends_with(&file)).unwrap();
        assert_eq!(page.text.contains("lesson-board without-sums"), number <= 3, "{file}");
    }
}
