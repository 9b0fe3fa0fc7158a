//! The same answers in Chinese: which language is spoken, that nothing stays in the other one, and
//! that both say the same numbers.

use crate::run::{command, explore_with, Output, LOCALE};
use clap::{Command, CommandFactory};
use explore::help::texts::{about, argument_text};
use explore::overview::examples;
use explore::Cli;
use std::path::Path;

/// The words of four and more letters that a Chinese answer may have: names of games and people;
/// the notation of rules; commands, files, keys and placeholders.
const NAMES: [&str; 3] = [
    "Kayles Officers Treblecross Guiles Dawson Chess Lasker Grundy Bouton Ferguson Moore Northcott \
     Smith Wythoff Zeckendorf Cole Davie Chomp Turning Corners Whinihan Hackenbush Cram Turtles \
     Mock Ruler Twins Triplets Lenstra Fraenkel Scheinerman Ullman Winning Ways PSPACE",
    "kayles officers treblecross lasker grundy moore northcott staircase wythoff euclid race bash \
     chomp turning corners hackenbush cram coins turtles mock ruler twins triplets geography graph after from \
     without with even floor ceil primes squares fibonacci powers multiples divides",
    "cargo explore table misere lookup play plot learn glossary verify site help values pages \
     pairs frequency Enter shell COMMAND HEAPS FILE RULE",
];

/// A command and what is typed while it runs.
struct Case {
    arguments: &'static str,
    input: &'static str,
}

const fn case(arguments: &'static str) -> Case {
    Case { arguments, input: "" }
}

const fn game(arguments: &'static str, input: &'static str) -> Case {
    Case { arguments, input }
}

/// Commands beyond the examples of the overview, for every kind of answer and of refusal.
const CASES: &[Case] = &[
    case("why 1,2,3 5"),
    case("table 'n -> (a, n-a-1)' --to 9"),
    case("table 'n -> n-1 | (a, n-a-1) with a >= 0' --to 9"),
    case("table 'n -> n-1 | n/2' --to 9"),
    case("table 'n -> n-a with a <= n/2'"),
    case("table 'n -> n-1/2'"),
    case("table 'n -> (n/2, n/3, n/6)'"),
    case("site"),
    case("why kayles 3 5 5"),
    case("why kayles 0"),
    case("why kayles 9 --misere"),
    case("why kayles 30 30 --misere"),
    case("why '{1,2}' 7 8 --misere"),
    case("why 0.75 300 --misere"),
    case("why kayles 10^12 5"),
    case("why nim 10^15 3"),
    case("why '{1,2,3}' 10^9 --misere"),
    case("why '{1,2,3,4,5,6,7,8,9}' 60 61"),
    case("why wythoff 3 5"),
    case("why wythoff 8 12"),
    case("why wythoff 0 0 --misere"),
    case("why 'fibonacci nim' 20"),
    case("why 'fibonacci nim' 21"),
    case("why 'fibonacci nim' 20 --misere"),
    case("why kayles 5 + nim 3 + '{1,2}' 7"),
    case("why kayles 5 + nim 3 --misere"),
    case("why kayles 1 + nim 1 --misere"),
    case("why staircase 3 1 2"),
    case("why northcott 1-5 2-3 8-1"),
    case("why moore 2 1 2 3"),
    case("why moore 1 1 1"),
    case("why euclid 12 34"),
    case("why euclid 12 13"),
    case("why euclid 6 6"),
    case("why hdu1848 3 4 5"),
    case("why hackenbush g-a a-b a-c b-c g-d d-e"),
    case("why hackenbush g-a a-a"),
    case("why hackenbush g-a a-b --misere"),
    case("why chomp 5 4 3"),
    case("why chomp 3 2"),
    case("why chomp 3 3 3 3"),
    case("why cram 3 3"),
    case("why cram '..#..'"),
    case("why coins turtles 0110100101"),
    case("why coins mock 100"),
    case("why ruler 000"),
    case("why coins twins 011"),
    case("why coins triplets 0111"),
    case("why geography a-b b-c c-d from a"),
    case("why geography a-b b-c from a without b"),
    case("why geography 'a>b b>c a>c from a'"),
    case("why geography 'a>b from b'"),
    case("why geography 'a>b b>c c>a from a'"),
    case("why staircase 2 1 --misere"),
    case("misere hdu1907 --to 4"),
    case("table '{1,2,2}' --to 4"),
    case("table fibonacci --to 20 --seconds 0"),
    case("table grundy --to 20"),
    case("table 0.07 --to 60"),
    case("misere nim --to 6"),
    case("misere '{1,2}' --to 6"),
    case("misere 0.75 --quotient"),
    case("misere nim --quotient --to 2"),
    case("lookup 0 1 2 3 1 4"),
    case("lookup 7 7 7 7"),
    case("lookup P P N N P"),
    game("play nim 3 5 7 --lines", "h\nm\nu\na to 9\nb\nb 1\nu\n?\nx\nq\n"),
    game("play wythoff 1 1", "both 1\na\nboth 1\nu\nboth 1\nq\n"),
    game("play 'fibonacci nim' 5 --misere --second", "h\n1\nq\n"),
    game("play kayles 5 + nim 3", "h\na 1\nq\n"),
    game("play kayles 3 4 --misere", "h\na 1\nq\n"),
    game("play staircase 3 1 2 --lines", "h\nm\nu\n1 9\n1 1\nq\n"),
    game("play moore 2 1 2 3", "h\na 0 c 2\nq\n"),
    game("play northcott", "h\nrow 3 to 5\nq\n"),
    game("play euclid 6 3", "h\n6 0\na\nq\n"),
    game("play hackenbush g-a a-b a-c b-c g-d", "h\nm\na b\nq\n"),
    game("play chomp", "h\n3 1\nq\n"),
    game("play cram 1 3", "h\na1 b1\nn\nq\n"),
    game("play coins mock 0110", "h\n1 2 3\nq\n"),
    game("play geography", "h\nb\nq\n"),
    // Refusals.
    case("table kaylis"),
    case("table '{1,x}'"),
    case("table '{1,0}'"),
    case("table 0.8"),
    case("table 1 2 3"),
    case("table 'n -> n'"),
    case("table kayles 30"),
    case("table kayles --to x"),
    case("table kayles --to 10^9"),
    case("table --csv --json kayles"),
    case("table"),
    case("tabel"),
    case("table kayles --tu 3"),
    case("why kayles"),
    case("why nim 3 x"),
    case("why nim 1,000"),
    case("why moore 2"),
    case("why northcott 1-1"),
    case("why euclid 3"),
    case("play nim 5000"),
    case("why northcott 1-5 --misere"),
    case("why northcott 0-5"),
    case("why northcott 1-9 on 4"),
    case("why northcott 1-9 on 9 9"),
    case("play staircase 9999"),
    case("play moore 3 99 99 99"),
    case("play euclid 1 9999"),
    case("why hackenbush"),
    case("why hackenbush g-a b-c"),
    case("why hackenbush g-a-b"),
    case("why hackenbush 'g>a'"),
    case("why chomp"),
    case("why chomp 3 4"),
    case("why chomp 99"),
    case("why chomp 20 20 20 20 20 20 20"),
    case("why cram 3"),
    case("why cram 3 y"),
    case("why cram 9 9"),
    case("why cram '..#' '....'"),
    case("why coins"),
    case("why coins 01x"),
    case("why coins 0101010101010101010101010101"),
    case("why geography a-b"),
    case("why geography a-b from z"),
    case("why geography a-b from a b"),
    case("why geography a-b from a without a"),
    case("play chomp 1"),
    case("play nim 0"),
    case("play nim --errors 7"),
    case("misere kayles --to 99"),
    case("run '{1,2}' --to 9 --file f"),
    case("run kayles --to 9 --file values"),
    case("run 0.6 --to 5000000000 --file f"),
    case("verify values --to 9 --random 1 --last 1"),
    case("verify nowhere"),
    case("table kayles --to 99 --certificate proof"),
    case("table 0.1[303] --to 99 --certificate proof"),
    case("verify proof"),
    case("verify proof"),
    case("table 0.6 --to 99 --seconds 0 --certificate proof"),
];

/// Returns the output of the tool in both languages, English first.
fn both(case: &Case, folder: &Path) -> [Output; 2] {
    let arguments = shlex::split(case.arguments).unwrap();
    ["--en", "--zh"].map(|language| {
        // A folder for each language, since a file is not computed twice.
        let folder = folder.join(language);
        std::fs::create_dir_all(&folder).unwrap();
        let mut arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        arguments.insert(0, language);
        let name = folder.to_string_lossy();
        match arguments[1] {
            "plot" => arguments.extend(["--to", "30", "--out", &name]),
            "learn" => arguments.extend(["--games", "200"]),
            "run" => {
                let largest = arguments.iter_mut().find(|argument| **argument == "100000");
                largest.into_iter().for_each(|largest| *largest = "3000");
            }
            _ => {}
        }
        // Problems are known inside the collection only.
        let inside = Path::new(env!("CARGO_MANIFEST_DIR"));
        let place = if case.arguments.contains("hdu") { inside } else { &folder };
        let mut output = crate::run::in_folder(place, case.input, &arguments);
        for text in [&mut output.out, &mut output.err] {
            *text = text.replace(&*name, "");
        }
        output
    })
}

fn is_chinese(letter: char) -> bool {
    matches!(letter, '\u{3000}'..='\u{303f}' | '\u{4e00}'..='\u{9fff}' | '\u{ff01}'..='\u{ff5e}')
}

/// Returns the whole numbers of a text, in their order.
fn numbers(text: &str) -> Vec<String> {
    // What English calls ones, and what only the English text of the system has.
    let text = text.replace("1 的个数", "").replace("(os error 2)", "");
    let numbers = text.split(|c: char| !c.is_ascii_digit());
    numbers.filter(|number| !number.is_empty()).map(String::from).collect()
}

/// Returns the English words of four letters and more that are neither names nor flags.
fn english_words(text: &str) -> Vec<&str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    let words = words.filter(|word| !word.starts_with("--")).flat_map(|word| word.split('-'));
    let is_word = |word: &&str| word.len() >= 4 && word.chars().all(|c| c.is_ascii_alphabetic());
    let is_name = |word: &str| NAMES.iter().any(|names| names.split(' ').any(|name| name == word));
    words.filter(is_word).filter(|word| !is_name(word)).collect()
}

#[test]
fn both_languages_say_the_same() {
    available::unless_passed!(env!("CARGO_BIN_EXE_explore"), available::passed::PROBLEMS);
    let folder = tempfile::tempdir().unwrap();
    // Smaller numbers than those of the examples show the same sentences sooner. `site` runs
    // another program, and the glossary is in both languages.
    let is_here = |command: &&str| !command.starts_with("site") && !command.starts_with("glossary");
    let examples = examples().map(|[command, ..]| *command).filter(is_here).map(case);
    let cases = examples.collect::<Vec<Case>>();
    // Each is two runs of the program.
    for case in cases.iter().chain(CASES).step_by(available::depth(2, 1)) {
        let [english, chinese] = both(case, folder.path());
        let Case { arguments, .. } = case;
        assert_eq!(english.code, chinese.code, "{arguments}: {}", chinese.err);
        for (english, chinese) in [(&english.out, &chinese.out), (&english.err, &chinese.err)] {
            assert_eq!(numbers(english), numbers(chinese), "{arguments}\n{english}\n{chinese}");
            assert!(!english.contains(is_chinese), "{arguments}\n{english}");
            assert_eq!(english.is_empty(), chinese.is_empty(), "{arguments}\n{english}");
            let mut words = english_words(chinese);
            words.retain(|word| !arguments.contains(word));
            assert!(words.is_empty(), "{arguments}: {words:?}\n{chinese}");
            let is_prose = english_words(english).len() > 3;
            assert!(!is_prose || chinese.contains(is_chinese), "{arguments}\n{chinese}");
        }
    }
}

/// POSIX asks LC_ALL, LC_MESSAGES and LANG in this order, and an empty one does not count; a flag
/// decides before all of them, and the last one wins.
#[test]
fn the_locale_or_a_flag_chooses_the_language() {
    let speaks_chinese = |variables: [&str; 3], flags: &[&str]| {
        let mut explore = command(&[flags, &["why", "nim", "1"]].concat());
        LOCALE.iter().zip(variables).for_each(|(name, value)| {
            explore.env(name, value);
        });
        String::from_utf8(explore.output().unwrap().stdout).unwrap().contains('堆')
    };
    assert!(speaks_chinese(["", "", "zh_CN.UTF-8"], &[]));
    assert!(speaks_chinese(["", "zh_TW", "en_US.UTF-8"], &[]));
    assert!(speaks_chinese(["zh", "C", "C"], &[]));
    assert!(!speaks_chinese(["C", "zh_CN", "zh_CN"], &[]));
    assert!(!speaks_chinese(["", "en_GB.UTF-8", "zh_CN"], &[]));
    assert!(!speaks_chinese(["", "", ""], &[]));
    assert!(!speaks_chinese(["zh_CN.UTF-8", "", ""], &["--en"]));
    assert!(speaks_chinese(["C", "", ""], &["--zh"]));
    assert!(speaks_chinese(["", "", ""], &["--en", "--zh"]));
}

/// Every command and every argument of it has its help in Chinese.
#[test]
fn the_help_is_complete() {
    fn check(command: &Command) {
        let name = command.get_name();
        assert!(about(name).is_some_and(|text| text.contains(is_chinese)), "{name}");
        for argument in command.get_arguments() {
            let text = argument_text(name, argument.get_id().as_str());
            assert!(text.is_some_and(|text| text.contains(is_chinese)), "{name} {argument}");
        }
        // The commands below `help` are those that it tells about.
        if name != "help" {
            command.get_subcommands().for_each(check);
        }
    }
    let mut cli = Cli::command();
    cli.build();
    check(&cli);
}

#[test]
fn help_pages_are_chinese_and_fit_a_terminal() {
    let mut pages = vec![explore_with("", &["--zh"]).out];
    for command in Cli::command().get_subcommands() {
        pages.push(explore_with("", &["help", command.get_name(), "--zh"]).out);
    }
    for page in &pages {
        let words = english_words(page);
        let is_placeholder = |word: &&str| word.chars().all(|c| c.is_ascii_uppercase());
        let words: Vec<&str> = words.into_iter().filter(|word| !is_placeholder(word)).collect();
        assert!(words.is_empty(), "{words:?}\n{page}");
    }
    for line in pages[0].lines() {
        assert!(support::width::columns(line) <= 80, "{line}");
    }
}

/// A game that was saved in one language goes on in the other.
#[test]
fn a_saved_game_is_read_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    let [path, copy] = ["chinese", "english"].map(|name| folder.path().join(name));
    let [path, copy] = [path.to_str().unwrap(), copy.to_str().unwrap()];
    let played = explore_with(
        "两堆各取 1\na → 3\nq\n",
        &["--zh", "play", "wythoff", "5", "8", "--save", path],
    );
    assert_eq!((played.code, &*played.err), (Some(0), ""));
    let saved = std::fs::read_to_string(path).unwrap();
    assert!(saved.contains("1. 你    两堆各取 1"), "{saved}");
    let again = explore_with("q\n", &["play", "--replay", path, "--save", copy]);
    assert_eq!((again.code, &*again.err), (Some(0), ""));
    let again = explore_with("q\n", &["--zh", "play", "--replay", copy]);
    assert_eq!((again.code, &*again.err), (Some(0), ""));
    let record = saved.split_once('\n').unwrap().1;
    assert!(again.out.ends_with(record), "{}\n{saved}", again.out);
}

/// The PNG has a font without Chinese characters, so that it stays in English.
#[test]
#[cfg(feature = "full")]
fn the_svg_of_a_figure_is_chinese() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let drawn = explore_with("", &["--zh", "plot", "kayles", "--to", "200", "--out", out]);
    assert_eq!(drawn.code, Some(0), "{}", drawn.err);
    let figure = std::fs::read_to_string(folder.path().join("kayles-values.svg")).unwrap();
    for text in ["Kayles，0.77：", "周期 12，自 71 起", "SG 值"] {
        assert!(figure.contains(text), "{text}");
    }
    explore_with("", &["--en", "plot", "kayles", "--to", "200", "--out", out]);
    let png = std::fs::read(folder.path().join("kayles-values.png")).unwrap();
    explore_with("", &["--zh", "plot", "kayles", "--to", "200", "--out", out]);
    assert_eq!(std::fs::read(folder.path().join("kayles-values.png")).unwrap(), png);
}

/// In a terminal, the game is on the full screen.
#[test]
#[cfg(all(unix, feature = "full"))]
fn the_screen_is_chinese() {
    let mut terminal = crate::terminal::Terminal::run(&["--zh", "play", "nim", "1", "2", "3"]);
    terminal.wait_for("轮到你走。");
    terminal.press("h");
    terminal.wait_for("这是必败态：没有必胜的走法。");
    terminal.press("?");
    terminal.wait_for("按任意键继续。");
    terminal.press("xq");
    assert_eq!(terminal.wait(), 0);
    let text = terminal.text();
    for shown in ["走最后一步者胜", "石子堆", "选走法", "提示：谁胜", "这一局没有下完。"]
    {
        let text: String = text.split_whitespace().collect();
        assert!(text.contains(shown), "{shown}\n{text}");
    }
}
