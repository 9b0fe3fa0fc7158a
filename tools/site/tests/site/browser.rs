//! The live page in a real browser, opened from a file as a visitor would.

use crate::built::site;
use crate::pages::pages;
use available::{browser, depth, Tool};
use site::lessons::Lesson;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use tempfile::TempDir;

/// Returns a page after its script has run; `None` without a browser or, if the page needs it,
/// without the live page's program.
fn page(address: &str, needed: &[Tool]) -> Option<String> {
    opened(&format!("{}/{address}", site().display()), needed, &[])
}

/// Returns what a browser with these options makes of a page; `None` without the needed tools.
pub fn opened(path: &str, needed: &[Tool], options: &[&str]) -> Option<String> {
    if !needed.iter().all(|tool| tool.is_here()) {
        return None;
    }
    let profile = tempfile::tempdir().unwrap();
    let output = Command::new(browser())
        .args(["--headless", "--disable-gpu", "--disable-dev-shm-usage", "--dump-dom"])
        // The time of the page, which runs ahead so that the opponent need not be waited for.
        .arg("--virtual-time-budget=4000")
        // The sandbox does not work in containers, and the page is our own.
        .arg("--no-sandbox")
        .arg(format!("--user-data-dir={}", profile.path().display()))
        .args(options)
        .arg(format!("file://{path}"))
        .output();
    Some(String::from_utf8(output.unwrap().stdout).unwrap())
}

/// Copies a page of the site, with something added at its end, to a folder of its own.
pub fn with_addition(file: &str, addition: &str) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("page.html");
    let original = site().join(file);
    // What the page names beside it is still found there.
    let base = format!("<head><base href=\"file://{}\">", original.display());
    let text = fs::read_to_string(&original).unwrap().replacen("<head>", &base, 1);
    fs::write(&copy, text + addition).unwrap();
    (folder, copy)
}

/// Returns the page after its program and then a script of the test have run.
fn page_with_script(file: &str, question: &str, script: &str) -> Option<String> {
    if !Tool::Wasm.is_here() {
        return None;
    }
    let (_folder, copy) = with_addition(file, &format!("<script>\n{script}\n</script>"));
    opened(&format!("{}#{question}", copy.display()), &[Tool::Browser, Tool::Wasm], &[])
}

#[track_caller]
fn assert_shows(file: &str, question: &str, parts: &[&str]) {
    if let Some(page) = page(&format!("{file}#{question}"), &[Tool::Browser, Tool::Wasm]) {
        assert_contains(&page, question, parts);
    }
}

#[track_caller]
fn assert_contains(page: &str, question: &str, parts: &[&str]) {
    let content = &page[..page.find("<script>").unwrap_or(page.len())];
    for part in parts {
        assert!(content.contains(part), "{question}: no {part:?} in {content}");
    }
}

/// Guy and Smith, 1956; and Bouton's winning moves on the values 3, 4 and 2.
#[test]
fn a_rule_is_answered() {
    let parts =
        ["period 12 after 71", "class=\"period\"", "hackerrank_game-of-kyles.html", "G(71 + "];
    assert_shows("live.html", "kayles", &parts);
    assert_shows(
        "live.html",
        "nim;3%205%207",
        &[
            "These are the 3 winning moves.",
            "<li>3 to 2: value 3 becomes 2, and (2, 5, 7) has nim sum 0</li>",
            "<li>7 to 6: ",
        ],
    );
}

/// *Winning Ways*, chapter 4: a row of 3 pins of Kayles has the value 3, and one of 4 has 1.
#[test]
fn the_live_page_opens_with_an_answer() {
    let Some(page) = page("live.html", &[Tool::Browser, Tool::Wasm]) else { return };
    let parts = [">Play this game against the page</a>", "Heap 3: mex {0, 1, 2} = 3.", "4 3"];
    assert_contains(&page, "no question", &parts);
    assert!(!page.contains("More than 40"), "{page}");
}

/// The link below a game or a sum leads to the same game.
#[test]
fn the_game_below_an_answer_is_played() {
    const CLICK: &str =
        "addEventListener('load', () => document.querySelector('#plays a').click());";
    assert_all_show(&[
        Scenario {
            file: "live.html",
            question: "kayles%205%20%2B%20nim%203%20%2B%20%7B1,2%7D%207",
            script: CLICK,
            parts: &[
                "The sum of heaps of Kayles, 0.77; of Nim",
                "aria-label=\"heap a, 5",
                "c ({1, 2})",
            ],
        },
        Scenario {
            file: "live.html",
            question: "wythoff;3%205",
            script: "part('instead').querySelector('a').click();",
            parts: &["Wythoff's game: take from one heap", "aria-label=\"5 3, the queen\""],
        },
        Scenario {
            file: "zh/live.html",
            question: "nim;2000%203000;misere",
            script: CLICK,
            parts: &["aria-label=\"堆 a，3 枚石子\"", "走最后一步者负"],
        },
    ]);
}

/// A problem's name stands for the rule in its header.
#[test]
fn a_problem_is_answered() {
    assert_shows("live.html", "HDU%204664", &["Dawson's Kayles, 0.07", "problem/hdu4664.html"]);
}

#[test]
fn misere_play_and_chinese() {
    let parts = ["必胜态", "Ferguson", "周期 4"];
    assert_shows("zh/live.html", "%7B1,2,3%7D;1%201;misere", &parts);
}

#[test]
fn a_mistake_is_named() {
    assert_shows("live.html", "chess", &["no game is known as \"chess\""]);
}

/// The search finds a problem by its number at another judge, and by each question of
/// `searches.tsv` its pages, among the first results as many as a reader looks at.
#[test]
fn the_search_works_without_a_server() {
    const SHOWN: usize = 5;
    let questions = include_str!("searches.tsv").lines().filter(|line| !line.starts_with('#'));
    let questions: Vec<_> = questions.map(|line| line.split_once('\t').unwrap()).collect();
    assert!(questions.len() > 100);
    let asked: Vec<&str> = questions.iter().map(|(question, _)| *question).collect();
    let script = format!(
        "<script>addEventListener('load', () => {{
            const links = () => [...document.querySelectorAll('#results a')];
            const shown = [links()[0].outerHTML, ...{asked:?}.map(question => {{
                field.value = question;
                search();
                return links().slice(0, {SHOWN}).map(link => link.getAttribute('href')).join(' ');
            }})];
            const report = document.createElement('pre');
            report.id = 'report';
            report.textContent = shown.join('\\n');
            document.body.append(report);
        }});</script>"
    );
    let (_folder, copy) = with_addition("search.html", &script);
    let address = format!("{}?q=poj2960", copy.display());
    let Some(page) = opened(&address, &[Tool::Browser], &[]) else { return };
    // The page's own script makes a wide text one that scrolls.
    let report = page.split("<pre id=\"report\"").nth(1).unwrap().split_once('>').unwrap().1;
    let mut lines = report.split("</pre>").next().unwrap().lines();
    let first = lines.next().unwrap();
    assert_eq!(first, "&lt;a href=\"problem/hdu1536.html\"&gt;HDU 1536 S-Nim&lt;/a&gt;");
    let found: Vec<Vec<&str>> = lines.map(|line| line.split(' ').collect()).collect();
    assert_eq!(found.len(), questions.len());
    for ((question, wanted), found) in questions.iter().zip(found) {
        for page in wanted.split(' ') {
            assert!(found.contains(&page), "{question}: no {page} in {found:?}");
        }
    }
}

/// The index is of use on one page alone, and that is how much of it a reader may have to load.
#[test]
fn the_index_of_the_search_is_small_and_on_no_other_page() {
    let index = fs::metadata(site().join("search-index.js")).unwrap();
    assert!((100_000..1_000_000).contains(&index.len()), "{}", index.len());
    let with_index = pages().iter().filter(|page| page.text.contains("search-index.js"));
    assert_eq!(with_index.count(), 2);
}

/// A code of the atlas is found as Kayles is written in *Winning Ways*, without the 0.
#[test]
fn a_code_is_found_in_the_atlas() {
    if depth(true, false) {
        return;
    }
    assert_all_show(&[Scenario {
        file: "atlas.html",
        question: "",
        script: "const code = document.getElementById('code');\n\
            code.value = '.77';\n\
            code.dispatchEvent(new Event('input'));",
        parts: &[
            "Rows: ",
            "aria-current=\"true\">0.77</a>",
            "<tr hidden=\"\"><td class=\"codes\"><a href=\"live.html#0.6\">",
        ],
    }]);
}

/// A page, the question in its link, a script of the test, and what the page shows after it.
struct Scenario {
    file: &'static str,
    question: &'static str,
    script: &'static str,
    parts: &'static [&'static str],
}

/// Tries the first scenario, which takes about a second, and in the gate all of them.
#[track_caller]
fn assert_all_show(scenarios: &[Scenario]) {
    for Scenario { file, question, script, parts } in &scenarios[..depth(1, scenarios.len())] {
        if let Some(page) = page_with_script(file, question, script) {
            assert_contains(&page, &format!("{question}: {script}"), parts);
        }
    }
}

/// *Winning Ways*, chapter 4: the options of 5 pins have the values 0, 1, 2 and 3. The period is
/// that of Guy and Smith, 1956.
#[test]
fn a_value_is_reached_step_by_step() {
    assert_all_show(&[
        Scenario {
            file: "live.html",
            question: "kayles;;;5.2",
            script: "const step = document.querySelector('[data-step=forward]');\n\
                for (let i = 0; i < 4; i++) step.click();",
            parts: &["<li>1 + 3 → 1 ⊕ 3 = 2</li>", "Heap 5: mex {0, 1, 2, 3} = 4."],
        },
        Scenario {
            file: "zh/live.html",
            question: "kayles;;;p3",
            script: "",
            parts: &["发现：从 71 起", "比较：71 到 155", "周期恒成立"],
        },
    ]);
}

/// A page of the theory shows its steps where a link names one, or when its button is pressed.
/// Wythoff's pairs are from his paper of 1907.
#[test]
fn a_page_of_the_theory_shows_its_steps() {
    assert_all_show(&[
        Scenario {
            file: "module/wythoff.html",
            question: "steps;module;a30",
            script: "",
            parts: &["<li class=\"wins\">(3, 5) → 0 (wins)</li>", "(3, 6): mex {"],
        },
        Scenario {
            file: "zh/module/octal.html",
            question: "",
            script: "const load = document.querySelector('[data-source=rule] [data-load]');\n\
                addEventListener('load', () => load.click());",
            parts: &["aria-label=\"0 枚石子，SG 值 0\"", "aria-pressed=\"true\""],
        },
        Scenario {
            file: "module/nim.html",
            question: "steps;rule;5;kayles",
            script: "",
            parts: &["Heap 5: mex {0, 1, 2, 3} = 4."],
        },
        // Bouton, 1901.
        Scenario {
            file: "zh/module/nim.html",
            question: "steps;columns;1;3%205%207",
            script: "",
            parts: &["第 1 列：有 3 个 1，是奇数，得 1。", "class=\"cell lit one\""],
        },
        // *Winning Ways*, chapter 12: stacks of 1 and 3 coins are loony.
        Scenario {
            file: "module/entailing.html",
            question: "steps;module;3",
            script: "",
            parts: &["1 + 2 → ☾ ⊕ 0, never wins", "whatever the rest is worth: ☾."],
        },
    ]);
}

const OPEN_STEPS: &str = "addEventListener('load', () => {\n\
    for (const step of document.querySelectorAll('.proof details')) step.open = true;\n});";

/// A step of a proof is checked on the reader's own position. In {1, 3, 4} the values of 4, 5 and 6
/// are 2, 3 and 2.
#[test]
fn a_lesson_checks_its_proof() {
    assert_all_show(&[
        Scenario {
            file: "lesson/sprague-grundy.html",
            question: "",
            script: OPEN_STEPS,
            parts: &[
                "a to 5 makes the value 3 instead of 2; the answer a to 4 makes the nim sum 1 again.",
                "In your position the nim sum is 1. Moves to nim sum 0: a to 5, b to 2.",
                "None is 0.",
            ],
        },
        Scenario {
            file: "zh/lesson/misere.html",
            question: "",
            script: OPEN_STEPS,
            parts: &["走到必败态的走法：a → 2、b → 4、c → 6。", "走最后一步者负"],
        },
        // A link sets up the board: the page moves first from (3, 3), and the reader does not mirror.
        Scenario {
            file: "lesson/p-and-n.html",
            question: "",
            script: "addEventListener('load', () => {\n\
                document.querySelector('main a[href*=\"3%203\"]').click();\n\
                setTimeout(() => document.querySelector('.stone.legal, .stone:not([aria-disabled])')\
                    .click(), 2000);\n});",
            parts: &["Opponent: ", "You: a to 0 — <span class=\"mistake\">", "The opponent wins."],
        },
        // A link to a step of a lesson shows that step.
        Scenario {
            file: "lesson/bouton.html",
            question: "steps;columns;1;3%205%207",
            script: "",
            parts: &["column 1: an odd number of ones, 3, gives 1.", "heap c, 7 stones"],
        },
        Scenario {
            file: "course.html",
            question: "",
            script: "localStorage.setItem('grundy-course', '[\"mex\",\"mex/1\",\"mex/3\"]');",
            parts: &["<strong>✓ 2/3</strong>", "<strong></strong>"],
        },
    ]);
}

/// Every step of every proof says something of the position that stands in the field of the proof.
#[test]
fn every_step_of_a_proof_is_run_on_a_position() {
    if depth(true, false) {
        return;
    }
    let root: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", ".."].iter().collect();
    let mut count = 0;
    // Both languages run the same steps and differ in sentences: each has every second lesson.
    for (lesson, folder) in Lesson::read_all(&root).unwrap().iter().zip(["", "zh/"].iter().cycle())
    {
        let file = format!("{folder}lesson/{}.html", lesson.name);
        let Some(page) = page_with_script(&file, "", OPEN_STEPS) else { return };
        let steps = page.split("<p class=\"check\" role=\"status\">").skip(1);
        for step in steps.map(|step| step.split("</p>").next().unwrap()) {
            let is_wrong = ["undefined", "NaN", "Infinity", "{"].iter().any(|x| step.contains(x));
            assert!(step.len() > 20 && !is_wrong, "{file}: {step:?}");
            count += 1;
        }
    }
    // 16 proofs with 2 to 7 steps.
    assert_eq!(count, 69);
}

/// (1, 2, 3) is a P-position of Nim, and from (3, 2) the move to (2, 2) wins.
#[test]
fn the_positions_of_some_heaps_are_drawn() {
    assert_all_show(&[
        Scenario {
            file: "live.html",
            question: "nim;1%202%203;;;;a13",
            script: "",
            parts: &["aria-label=\"3 2 1: 0\"", "3 2 1: mex {1, 2, 3} = 0."],
        },
        Scenario {
            file: "zh/live.html",
            question: "nim;3%202;misere",
            script: "",
            parts: &["2 2 → P (必胜)", "有一种走法通往必败态：N"],
        },
        Scenario {
            file: "live.html",
            question: "nim;9%209%209",
            script: "",
            parts: &["More than 40 positions can follow"],
        },
    ]);
}

/// The field of heaps is out of use while the heaps stand beside their rules.
#[test]
fn a_sum_with_its_own_heaps() {
    if depth(true, false) {
        return;
    }
    const FIELD: &str = "part('by').textContent = 'disabled: ' + part('heaps').disabled;";
    assert_all_show(&[
        Scenario {
            file: "live.html",
            question: "kayles%205%20%2B%20nim%203",
            script: FIELD,
            parts: &["Kayles 5 + Nim 3", "disabled: true"],
        },
        Scenario {
            file: "live.html",
            question: "kayles%20%2B%20nim;5%203",
            script: FIELD,
            parts: &["Kayles 5 + Nim 3", "disabled: false"],
        },
    ]);
}

/// Bouton's opponent answers the mistake a to 1 from (3, 5, 7) by c to 4.
#[test]
fn a_game_is_read_from_a_link_and_the_opponent_answers() {
    assert_all_show(&[
        Scenario {
            file: "play.html",
            question: "nim;3%205%207;normal;perfect;first;a_to_1",
            script: "",
            parts: &["You: a to 1", "a mistake", "Opponent: c to 4"],
        },
        Scenario {
            file: "zh/play.html",
            question: "wythoff;8%2011;normal;nobody;first;both_4",
            script: "",
            parts: &["威佐夫博弈：从一堆取", "走最后一步者胜", "先手：两堆各取 4", "必胜的一步"],
        },
        Scenario {
            file: "play.html",
            question: "nim;3;normal;perfect;first;a_to_7",
            script: "",
            parts: &["move 1 of the link, \"a_to_7\""],
        },
    ]);
}

/// Stones, pins and edges are clicked, and keys do the same.
#[test]
fn moves_are_made_by_clicks_and_keys() {
    assert_all_show(&[
        Scenario {
            file: "play.html",
            question: "kayles;7;normal;nobody;first;",
            script: "const press = key => document.activeElement.dispatchEvent(\
                    new KeyboardEvent('keydown', { key, bubbles: true }));\n\
                part('board').querySelector('button').focus();\n\
                press('ArrowRight'); press('ArrowRight'); document.activeElement.click();\n\
                press('ArrowRight'); document.activeElement.click(); part('take').click();",
            parts: &["First: a to 2 + 3", "heap b, 3 stones"],
        },
        Scenario {
            file: "play.html",
            question: "nim;3%205%207;normal;nobody;first;",
            script: "const rows = document.querySelectorAll('.heap-row');\n\
                rows[1].querySelectorAll('.stone')[4].click(); part('hint').click();",
            parts: &[
                "First: b to 4 — <span class=\"wins\">",
                "P-position",
                "The Grundy values a: 3, b: 4, c: 7 have the nim sum 0.",
            ],
        },
        // After a move from the list, Tab goes on from there.
        Scenario {
            file: "play.html",
            question: "nim;3%205%207;normal;nobody;first;",
            script: "part('all-moves').closest('details').open = true;\n\
                const button = part('all-moves').querySelector('button');\n\
                button.focus(); button.click();\n\
                part('reason').textContent = 'focus: ' + document.activeElement.textContent;",
            parts: &["First: a to 2", "focus: All moves as a list"],
        },
        // The board is on the first screen of a telephone.
        Scenario {
            file: "play.html",
            question: "",
            script: "document.body.style.width = '360px';\n\
                const { bottom } = part('board').getBoundingClientRect();\n\
                part('reason').textContent = 'seen: ' + (bottom > 100 && bottom < 740);",
            parts: &["seen: true"],
        },
        Scenario {
            file: "play.html",
            question: "hackenbush;0.0-0.1%200.1-0.2%201.0-1.1;normal;nobody;first;",
            script: "document.querySelectorAll('#board line.edge')[1]\
                    .dispatchEvent(new MouseEvent('click'));",
            parts: &["First: cut 0.1-0.2 — <span class=\"wins\">", "class=\"cut\""],
        },
    ]);
}

/// Cells, points and rows of any game are clicked, and a button makes the move that several places
/// do not tell from a longer one.
#[test]
fn games_with_a_board_of_their_own_are_played() {
    assert_all_show(&[
        Scenario {
            file: "play.html",
            question: "chomp;3%203;normal;nobody;first;",
            script:
                "document.querySelectorAll('.chess tr')[1].querySelectorAll('button')[2].click();",
            parts: &["First: eat row 2 square 3 — <span class=\"wins\">", "class=\"gone\""],
        },
        Scenario {
            file: "play.html",
            question: "moore;2%201%202%203;normal;nobody;first;",
            script: "const stones = row => document.querySelectorAll('.heap-row')[row]\
                    .querySelectorAll('.stone');\n\
                stones(1)[1].click(); stones(2)[1].click();",
            parts: &["First: b to 1, c to 1 — <span class=\"wins\">"],
        },
        Scenario {
            file: "play.html",
            question: "coins;turtles%20011;normal;nobody;first;",
            script: "document.querySelectorAll('.chess button')[2].click(); part('take').click();",
            parts: &["First: turn 3 — "],
        },
        Scenario {
            file: "play.html",
            question: "geography;a-b%20b-c%20from%20a;normal;perfect;first;",
            script: "document.querySelectorAll('#board button')[1].click();",
            parts: &["You: to b", "id=\"tools\" hidden"],
        },
        Scenario {
            file: "play.html",
            question: "kayles%205%20%2B%20nim%203;;normal;nobody;first;",
            script:
                "document.querySelectorAll('.heap-row')[1].querySelectorAll('.stone')[1].click();",
            parts: &["b (Nim)", "The sum of heaps of"],
        },
    ]);
}

/// From 1.0 of 0.0 ⇄ 1.0 → 2.0 → 3.0, moving to 2.0 loses, and going to and fro is a draw.
#[test]
fn a_graph_with_cycles_knows_draws() {
    if depth(true, false) {
        return;
    }
    assert_all_show(&[
        Scenario {
            file: "play.html",
            question: "graph;0.0%3E1.0%201.0%3E0.0%201.0%3E2.0%202.0%3E3.0%20from%201.0;normal;nobody;\
                first;0.0-1.0-0.0-1.0",
            script: "",
            parts: &["has come up three times: a draw", "keeps the draw"],
        },
        Scenario {
            file: "zh/play.html",
            question:
                "graph;0.0%3E1.0%201.0%3E0.0%201.0%3E2.0%202.0%3E3.0%20from%201.0;normal;nobody;first;;;h",
            script: "",
            parts: &["和局：双方都无法逼胜。", "∞(", "例如：→ 0.0"],
        },
    ]);
}

/// A link holds what is seen: an earlier position, the hint, the projector view.
#[test]
fn a_link_holds_every_state() {
    if depth(true, false) {
        return;
    }
    assert_all_show(&[Scenario {
        file: "play.html",
        question: "nim;3%205%207;normal;nobody;first;a_to_1-b_to_4;1;hp",
        script: "part('how').textContent = location.hash;",
        parts: &[
            "move 1 of 2",
            "a: 1, b: 5, c: 7 have the nim sum 3",
            "a_to_1-b_to_4;1;hp</p>",
            "class=\"projector\"",
        ],
    }]);
}

/// A drawn edge begins a new game.
#[test]
fn a_graph_is_drawn() {
    if depth(true, false) {
        return;
    }
    assert_all_show(&[Scenario {
        file: "zh/play.html",
        question: "graph;0.0%3E1.0%20from%200.0;normal;nobody;first;",
        script: "part('draw').click();\n\
            const point = name => [...document.querySelectorAll('#board button')]\n\
                .find(button => button.getAttribute('aria-label') === '点 ' + name);\n\
            point('1.0').click(); point('2.0').click(); part('hint').click();\n\
            part('how').textContent = document.querySelectorAll('#board line').length + ' edges, ' + game.start;",
        parts: &["必败态", "的 mex", "2 edges", "0.0&gt;1.0 1.0&gt;2.0 from 0.0"],
    }]);
}
