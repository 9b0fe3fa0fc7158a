//! Walks through all positions of small games, compared with the theorems about these games.

use games::steps::question::StepsQuestion;
use games::steps::{Arrangement, Choice, Steps};
use games::walk::{heaps, modules};
use grundy::compound::conjunctive::Conjunctive;
use grundy::compound::diminished::Diminished;
use grundy::compound::ordinal::OrdinalSum;
use grundy::compound::selective::Selective;
use grundy::compound::{sequential, Compound, Stop};
use grundy::cram::{Cell, Cram};
use grundy::entailing::{EntailingSums, LoonyValue, TopEntails};
use grundy::every::EverySg;
use grundy::game::{Analysis, ByPlay, Ending};
use grundy::graph::Dag;
use grundy::hackenbush::graph_value;
use grundy::hackenbush::stalk::{winning_cuts, Player, Rational, Stalk};
use grundy::misere::genus::Genus;
use grundy::misere::quotient::Quotient;
use grundy::no_repeat::{self, NoRepeat};
use grundy::period::sapp::Sapp;
use grundy::period::Claim;
use grundy::poset::DivisorGame;
use grundy::rule::Rule;
use grundy::subtraction::SubtractionSet;
use grundy::{chomp, chooser, coin_turning, euclid, fibonacci, fraction, moore, nim, nimber};
use grundy::{northcott, pass, staircase, sylver, wythoff, Outcome};

/// Returns the numbers in each label of a module's walk, with the value of the position.
fn positions(module: &str) -> Vec<(Vec<u64>, u64)> {
    let walk = modules::find_walk(module).unwrap();
    let numbers = |label: &String| {
        let parts = label.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty());
        parts.map(|part| part.parse().unwrap()).collect()
    };
    walk.labels.iter().map(numbers).zip(walk.values()).collect()
}

#[track_caller]
fn assert_values(module: &str, mut value: impl FnMut(&[u64]) -> u64) {
    let positions = positions(module);
    assert!(positions.len() > 12, "{module}");
    for (position, found) in positions {
        assert_eq!(found, value(&position), "{module} {position:?}");
    }
}

#[track_caller]
fn assert_outcomes(module: &str, mut outcome: impl FnMut(&[u64]) -> Outcome) {
    let positions = positions(module);
    assert!(positions.iter().filter(|(_, value)| *value == 0).count() > 2, "{module}");
    for (position, value) in positions {
        let found = Outcome::of_mover(value != 0);
        assert_eq!(found, outcome(&position), "{module} {position:?}");
    }
}

#[test]
fn values_agree_with_the_theorems() {
    assert_values("nim", |heaps| nim::nim_sum(heaps));
    assert_values("staircase", |steps| staircase::value(&[steps[1], steps[0]], u64::MAX));
    assert_values("fraction", |heap| fraction::value(heap[0], 2));
    assert_values("coin_turning", |coin| coin_turning::ruler_value(coin[0]));
    assert_values("nimber", |pair| nimber::product(pair[0], pair[1]));
    assert_values("compound::sequential", |heaps| sequential::heaps_value(&[heaps[1], heaps[0]]));
    assert_values("pass", |state| pass::heap_value(state[1], state[0] as u32));
    assert_values("northcott", |state| northcott::gap(1, state[1] + 2));
    let code = "0.1[303]".parse().unwrap();
    let grows_in_part = Sapp::of_code(&code, Claim::arithmetic(0, 3, 1)).unwrap();
    assert_values("chooser", |heap| chooser::cut_value(heap[0]));
    assert_values("period::sapp", |heap| grows_in_part.value(heap[0]));
}

#[test]
fn values_agree_with_searches_of_the_library() {
    let rule: SubtractionSet = "{1, 3}".parse().unwrap();
    let mut game = OrdinalSum::new(&rule);
    assert_values("compound::ordinal", |row| game.value(row).unwrap());
    let mut game = Analysis::new(NoRepeat::new("{1, 2, 3}".parse().unwrap()));
    assert_values("no_repeat", |state| {
        let last = Some(state[1]).filter(|&last| last > 0);
        game.value(&no_repeat::Heap { stones: state[0], last }).unwrap()
    });
    let mut search = sylver::Search::new();
    let after_4_and_7 = sylver::Position::after(&[4, 7]).unwrap();
    assert!(after_4_and_7.left().eq(positions("sylver").pop().unwrap().0));
    assert_values("sylver", |left| search.value(&sylver::Position::of_left(left).unwrap()));
    let mut cram = Cram::new();
    let walk = modules::find_walk("cram").unwrap();
    assert_eq!(walk.labels.last().unwrap(), "abcdef");
    for (label, value) in walk.labels.iter().zip(walk.values()) {
        let number = |letter: char| "abcdef".find(letter);
        let cell = |place: usize| Cell { row: place / 3, column: place % 3 };
        let free: Vec<Cell> = label.chars().filter_map(number).map(cell).collect();
        assert_eq!(cram.value(&free), Ok(value), "{label}");
    }
}

/// The value of every stack of Top Entails, and the values of the rest beside which a move wins.
#[test]
fn stacks_of_top_entails_agree_with_the_library() {
    let mut game = EntailingSums::new(TopEntails);
    for (stack, value) in positions("entailing") {
        let stack = stack[0] as u32;
        let answer = ask(["en", "module", "entailing", "", "", &stack.to_string()]);
        let known = game.value(&stack).unwrap();
        assert_eq!(answer.marks[stack as usize], known.to_string());
        let finite = Some(value).filter(|_| known != LoonyValue::Loony);
        assert_eq!(answer.values[stack as usize], finite);
        let rests = game.rests(&stack).unwrap();
        for rest in 0..8 {
            let wins = |option: &Choice| option.adds.contains(&rest);
            let has_win = rests.contains(LoonyValue::Finite(rest));
            assert_eq!(answer.options.iter().any(wins), has_win, "{stack} beside {rest}");
        }
    }
}

/// *On Numbers and Games*, chapter 12: a heap of 1 changes a misère value v to v ⊕ 1. So two rows
/// are the first two misère values of each genus, and the other two follow.
#[test]
fn misere_values_beside_nim_are_those_of_the_genus() {
    let rule: Rule = "0.123".parse().unwrap();
    assert_values("misere::genus", |pair| {
        let genus = Genus::of_sum(&rule, &[pair[1]]).unwrap();
        genus.misere_value(pair[0] as usize / 2) ^ (pair[0] % 2)
    });
    let is_nim = |heap: u64| Genus::of_sum(&rule, &[heap]).unwrap().is_nim();
    assert!((0..8).all(is_nim) && !is_nim(8));
}

#[test]
fn elements_agree_with_the_misere_quotient() {
    let nim: Rule = "nim".parse().unwrap();
    let quotient = Quotient::of_heaps(&nim, 2).unwrap();
    let element_of = |pair: &[u64]| {
        let heaps = [(pair[0], 2), (pair[1], 1)];
        let each = |(count, heap): (u64, u64)| std::iter::repeat_n(heap, count as usize);
        quotient.element_of_sum(heaps.into_iter().flat_map(each))
    };
    assert_outcomes("misere::quotient", |pair| quotient.outcome_of(element_of(pair)));
    let walk = modules::find_walk("misere::quotient").unwrap();
    for ((pair, _), element) in positions("misere::quotient").iter().zip(&walk.elements) {
        assert_eq!(quotient.name(element_of(pair)), *element, "{pair:?}");
    }
}

/// Returns the simplest number between two sets: the nearest to 0 with the least denominator.
fn simplest_between(left: &[Rational], right: &[Rational]) -> Rational {
    let numbers = |parts: i128| (-8 * parts..=8 * parts).map(move |n| Rational::new(n, parts));
    let is_between = |number: &Rational| {
        left.iter().all(|other| other < number) && right.iter().all(|other| number < other)
    };
    let nearest = |parts| {
        let size = |number: &Rational| (number.numerator().abs() * 8) / number.denominator();
        numbers(parts).filter(is_between).min_by_key(size)
    };
    [1, 2, 4, 8].into_iter().find_map(nearest).unwrap()
}

/// Every stalk is worth the simplest number between what the cuts of both players leave, and the
/// winning cuts are those of the library.
#[test]
fn stalks_agree_with_their_cuts() {
    let answers =
        |index: usize| ask(["en", "module", "hackenbush::stalk", "", "", &index.to_string()]);
    let labels = answers(0).labels;
    for (index, edges) in labels.iter().enumerate().skip(1) {
        let Steps { marks, options, .. } = answers(index);
        let stalk: Stalk = edges.parse().unwrap();
        assert_eq!(marks[index], stalk.value().to_string(), "{edges}");
        assert_eq!(options.len(), edges.len());
        let left_by = |colour: char| -> Vec<Rational> {
            let cut = edges.char_indices().filter(|(_, edge)| *edge == colour);
            let value = |(height, _): (usize, char)| match height {
                0 => Rational::new(0, 1),
                _ => edges[..height].parse::<Stalk>().unwrap().value(),
            };
            cut.map(value).collect()
        };
        let simplest = simplest_between(&left_by('B'), &left_by('R'));
        assert_eq!(marks[index], simplest.to_string(), "{edges}");
        for player in [Player::Left, Player::Right] {
            let cuts = winning_cuts(std::slice::from_ref(&stalk), player).unwrap();
            for (height, option) in options.iter().enumerate() {
                let (edge, name) = match player {
                    Player::Left => ('B', "Left leaves "),
                    Player::Right => ('R', "Right leaves "),
                };
                let rest = if height == 0 { "∅" } else { &edges[..height] };
                let is_own = option.name == format!("{name}{rest}");
                assert_eq!(is_own, edges[height..].starts_with(edge), "{edges}: {}", option.name);
                let wins = is_own && option.adds == [0];
                let is_winning = cuts.iter().any(|cut| cut.leave == height);
                assert_eq!(wins, is_winning, "{edges} {player:?}: {}", option.name);
            }
        }
    }
    assert_eq!(labels.len(), 1 + 2 + 4 + 8);
}

/// The positions are named by their Zeckendorf digits, in which 1 stands for 1, 2, 3, 5, ….
#[test]
fn digits_name_the_positions_of_wythoffs_game() {
    assert_outcomes("wythoff::decimal", |digits| {
        let number = |digits: u64| {
            let places = [(1, 1), (10, 2), (100, 3), (1000, 5)];
            places.iter().map(|(place, part)| digits / place % 10 * part).sum::<u64>().to_string()
        };
        wythoff::decimal::outcome(&number(digits[0]), &number(digits[1])).unwrap()
    });
}

#[test]
fn outcomes_agree_with_the_theorems() {
    assert_outcomes("nim::misere", |heaps| nim::misere::outcome(heaps));
    assert_outcomes("wythoff", |pair| wythoff::outcome(pair[0], pair[1]));
    assert_outcomes("wythoff::misere", |pair| wythoff::misere::outcome(pair[0], pair[1]));
    assert_outcomes("euclid", |pair| euclid::outcome(pair[0], pair[1]));
    assert_outcomes("moore", |heaps| moore::outcome(heaps, 2));
    let three_rows = chomp::ThreeRows::new(4);
    assert_outcomes("chomp", |rows| three_rows.outcome([rows[0], rows[1], rows[2]]));
    for (module, times) in [("fibonacci", 2), ("fibonacci::dynamic", 3)] {
        assert_outcomes(module, |pair| {
            let take = fibonacci::dynamic::winning_take_within(pair[0], pair[1], times);
            Outcome::of_mover(take.is_some())
        });
    }
    assert_outcomes("fibonacci::capped", |pair| {
        let take = fibonacci::capped::winning_take_within(pair[0], pair[1], |taken| taken + 1);
        Outcome::of_mover(take.is_some())
    });
    let rule: SubtractionSet = "{1, 2, 3}".parse().unwrap();
    let mut play = ByPlay::new(&rule, Ending::Misere);
    assert_outcomes("misere", |heaps| play.outcome(heaps).unwrap());
    let rule: SubtractionSet = "{1, 2}".parse().unwrap();
    let together = Conjunctive { stop: Stop::Last, ending: Ending::Misere };
    let mut game = Compound::new(&rule, together);
    assert_outcomes("every::misere", |heaps| game.outcome(heaps).unwrap());
    assert_outcomes("every", |heaps| EverySg::new(&rule).outcome(heaps).unwrap());
    let ending = Ending::Normal;
    let selective = Selective { stop: Stop::Last, ending };
    let mut game = Compound::new(&rule, selective);
    assert_outcomes("compound::selective", |heaps| game.outcome(heaps).unwrap());
    let conjunctive = Conjunctive { stop: Stop::First, ending };
    let mut game = Compound::new(&rule, conjunctive);
    assert_outcomes("compound::conjunctive", |heaps| game.outcome(heaps).unwrap());
    let mut game = Compound::new(&rule, Diminished { ending });
    assert_outcomes("compound::diminished", |heaps| game.outcome(heaps).unwrap());
}

#[test]
fn graphs_agree_with_the_library() {
    let edges = [
        (2, 0),
        (3, 0),
        (3, 2),
        (4, 1),
        (4, 2),
        (5, 2),
        (5, 3),
        (6, 3),
        (6, 4),
        (6, 0),
        (7, 4),
        (7, 5),
        (8, 5),
        (8, 6),
        (8, 7),
    ];
    let values = Dag::from_edges(9, &edges).unwrap();
    let walk = modules::find_walk("graph").unwrap();
    assert!(walk.values().into_iter().eq(values.values().iter().copied().map(u64::from)));
    // The front page shows the Nim heaps 1 and 2.
    let shown = positions("grundy");
    assert_eq!(shown.len(), 5);
    for (heaps, value) in shown {
        assert_eq!(Outcome::of_mover(value != 0), nim::outcome(&heaps), "{heaps:?}");
    }
    for (left, value) in positions("poset") {
        let taken = |number: &u64| [2, 3, 4, 6, 12].contains(number) && !left.contains(number);
        // What is taken with another number need not be named, and cannot.
        let is_below =
            |number: u64| (2..number).any(|low| number.is_multiple_of(low) && taken(&low));
        let named: Vec<u64> = (2..=12).filter(|n| taken(n) && !is_below(*n)).collect();
        let winning = DivisorGame::new(12).unwrap().winning_moves(&named);
        // Taking 1 loses at once, so it wins nothing here.
        assert_eq!(winning.is_empty(), value == 0, "{left:?}: {winning:?}");
    }
}

/// Vertex 0 is the ground, and vertex 1 is where a ends and b and c begin.
#[test]
fn plants_have_the_values_of_their_graphs() {
    let ends = [('a', (0, 1)), ('b', (1, 2)), ('c', (1, 3)), ('d', (0, 4)), ('e', (4, 5))];
    let walk = modules::find_walk("hackenbush").unwrap();
    // Five positions of a, b and c beside three of d and e.
    assert_eq!(walk.labels.len(), 15);
    for (label, value) in walk.labels.iter().zip(walk.values()) {
        let standing = ends.iter().filter(|(edge, _)| label.contains(*edge));
        let edges: Vec<(usize, usize)> = standing.map(|(_, ends)| *ends).collect();
        assert_eq!(graph_value(6, &edges, 0), Ok(value), "{label}");
    }
}

/// Every position that can follow is there, with its value or outcome by play.
#[test]
fn positions_of_heaps_agree_with_play() {
    let known = "".parse().unwrap();
    for (text, start) in [("nim", "1 2 3"), ("kayles", "5"), ("{1, 2}", "4 2"), ("grundy", "9")] {
        let rule: Rule = text.parse().unwrap();
        for outcomes in [None, Some(Ending::Normal), Some(Ending::Misere)] {
            let ending = outcomes.unwrap_or(Ending::Normal);
            let walk = heaps::read_walk(text, start, outcomes, &known).unwrap();
            let mut play = ByPlay::new(&rule, ending);
            for (label, value) in walk.labels.iter().zip(walk.values()) {
                let heaps: Vec<u64> = label.split(' ').map(|heap| heap.parse().unwrap()).collect();
                let outcome = play.outcome(&heaps).unwrap();
                assert_eq!(Outcome::of_mover(value != 0), outcome, "{text} {label} {ending:?}");
            }
        }
    }
    // (3, 2, 1) is followed by every choice of at most 3, 2 and 1 stones, of which some agree.
    let walk = heaps::read_walk("nim", "1 2 3", None, &known).unwrap();
    let mut choices = std::collections::BTreeSet::new();
    for (a, b, c) in (0..24).map(|number| (number % 4, number / 4 % 3, number / 12)) {
        let mut heaps = [a, b, c];
        heaps.sort_unstable();
        choices.insert(heaps);
    }
    assert_eq!(walk.labels.len(), choices.len());
    assert_eq!(walk.labels.last().unwrap(), "3 2 1");
}

fn asked(lines: [&str; 6]) -> Result<Steps, String> {
    StepsQuestion::parse(&(lines.join("\n") + "\n\n\n")).unwrap().steps()
}

#[track_caller]
fn ask(lines: [&str; 6]) -> Steps {
    asked(lines).unwrap()
}

#[test]
fn an_answer_holds_the_options_and_the_reason() {
    let answer = ask(["en", "heaps", "nim", "2 1", "normal", "last"]);
    assert_eq!(answer.labels, ["0", "1", "1 1", "2", "2 1"]);
    assert_eq!(answer.why, "mex {0, 1, 2} = 3");
    let Arrangement::Graph(options) = answer.layout else { panic!("all positions are a graph") };
    assert_eq!(options.concat().len(), 1 + 1 + 2 + 3);
    let answer = ask(["zh-CN", "heaps", "nim", "2 1", "misère", "last"]);
    assert_eq!((&*answer.marks[4], &*answer.marks[0]), ("N", "N"));
    assert_eq!(answer.why, "有一种走法通往必败态：N");
    // 2⊗2 is the mex of 0, 2, 2 and 1, as its module says.
    let answer = ask(["en", "module", "nimber", "", "", "18"]);
    assert_eq!((&*answer.labels[18], answer.values[18]), ("2⊗2", Some(3)));
    assert_eq!(answer.options[3].sum, "2 ⊕ 2 ⊕ 1 = 1");
}

#[test]
fn what_cannot_be_drawn_is_named() {
    let error = |lines| asked(lines).map(|_| ()).unwrap_err();
    assert!(error(["en", "heaps", "nim", "9 9 9", "", "last"]).contains("More than 40 positions"));
    assert!(error(["zh-CN", "heaps", "0.7", "99999", "", "last"]).contains("超过 40 个"));
    assert!(error(["en", "module", "chess", "", "", "0"]).contains("chess"));
    assert!(error(["en", "module", "nim", "", "", "64"]).contains("from 0 to 63"));
    assert!(error(["en", "heaps", "chess", "1", "", "0"]).contains("chess"));
}
