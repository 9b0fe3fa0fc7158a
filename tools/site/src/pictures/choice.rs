//! The picture of a problem, by the model of its header, and that of a module, by its name.

use super::{boards, columns, games, graphs, heaps, rows, theory, trees, Picture};
use catalogue::header::Header;
use catalogue::project::Problem;
use grundy::game::Ending;
use live::problems::Stated;
use wording::language::Language;

/// What models of the idea parity say of a game whose number of moves the players cannot change.
const FIXED_NUMBER_OF_MOVES: [&str; 14] = [
    "a number of moves that is fixed",
    "an odd supply of numbers",
    "every cut makes one log more",
    "every move deletes a zero and a one",
    "every move makes one cycle more",
    "every move uses up a row and a column",
    "nothing to choose",
    "of the primes up to n",
    "one coin a move",
    "the edges of a triangulation",
    "the game ends with a known length",
    "the game ends with a known set",
    "the game ends with a known string",
    "the game ends with an even number of letters",
];

/// Returns the picture of a problem, that of its own game or else that of its idea; `None` if
/// none is known that explains its game. `stated` is what the line `Rule:` of the header states,
/// if there is one.
pub fn of_problem(
    problem: &Problem,
    stated: Option<&Stated>,
    language: Language,
) -> Option<Picture> {
    games::of_problem(&problem.place, language)
        .or_else(|| of_idea(&problem.header, stated, language))
}

/// Returns the picture of the idea of a header; `None` if none is known that explains its game.
///
/// A model says after the name of its idea in what it differs from the game of that name; a game
/// that is played otherwise than its picture shows has none.
fn of_idea(header: &Header, stated: Option<&Stated>, language: Language) -> Option<Picture> {
    let (idea, more) = (header.family(), header.model.trim_end_matches('.'));
    let is_about = |words: &[&str]| words.iter().any(|word| more.contains(word));
    // The options of a heap under the problem's own rule, or else under a usual one.
    let options = |usual: &str| match stated {
        Some(Stated { ending: Ending::Misere, .. }) => None,
        Some(stated) => heaps::example(&stated.text, language),
        None => heaps::example(usual, language),
    };
    match idea {
        "Nim" if is_about(&["linear basis"]) => Some(columns::basis(language)),
        "Nim" if is_about(&["fixed order"]) => Some(boards::one_after_the_other(language)),
        "Nim" if is_about(&["Northcott"]) => Some(rows::northcott(language)),
        "Nim" => {
            let is_other = is_about(&[
                "half",
                "forbidden",
                "shortcuts",
                "stay different",
                "remainders",
                "twice",
                "cannot pass",
                "one after the other",
            ]);
            (!is_other).then(|| columns::nim_position(language))
        }
        "misère Nim" if !is_about(&["split"]) => Some(boards::misere_nim(language)),
        "Moore's Nim" => Some(columns::moores_nim(language)),
        "Wythoff's game" if !is_about(&["with three heaps", "queens", "multiples"]) => {
            Some(boards::wythoffs_queen(language))
        }
        "Euclid's game" if !is_about(&["powers", "reach 0"]) => {
            Some(boards::euclids_game(language))
        }
        "Fibonacci Nim" if !is_about(&["misère", "whole heap"]) => {
            Some(rows::zeckendorf(language))
        }
        "dynamic Nim" if !is_about(&["falls", "one more"]) => Some(rows::dynamic_nim(language)),
        "Bash's game" if !is_about(&["just used", "negative", "misère"]) => options("{1, 2, 3}"),
        "subtraction game" => options("{1, 3, 4}"),
        "Lasker's Nim" => options("lasker"),
        "take-and-break game" if is_about(&["Dawson's Kayles"]) => options("0.07"),
        "take-and-break game" if is_about(&["Treblecross"]) => options("0.007"),
        "take-and-break game" if is_about(&["Kayles", "three lengths"]) => options("kayles"),
        "take-and-break game" if !is_about(&["score", "larger part"]) => options("grundy"),
        "interval game" if is_about(&["splits in two"]) => options("0.07"),
        "staircase Nim" => Some(rows::staircase(language)),
        "coin-turning game" if is_about(&["nim product", "two dimensions"]) => {
            Some(boards::nim_products(language))
        }
        "coin-turning game" => Some(rows::coins(language)),
        "nim product" => Some(boards::nim_products(language)),
        "linear basis" => Some(columns::basis(language)),
        "Green Hackenbush" if is_about(&["cycles"]) => trees::fusion(language),
        "Green Hackenbush" if !is_about(&["misère"]) => trees::hackenbush(language),
        "game on a graph with cycles" if !is_about(&["score", "repeated"]) => {
            graphs::loopy(language)
        }
        "game on a graph" if is_about(&["geography"]) => graphs::geography(language),
        "game on a graph" if is_about(&["with cycles", "play on for ever"]) => {
            graphs::loopy(language)
        }
        "game on a graph" => {
            let is_other = is_about(&[
                "one player",
                "misère",
                "score",
                "strong",
                "retrograde",
                "parities",
                "rounds",
                "words",
                "paths cut",
            ]);
            if is_other {
                None
            } else {
                graphs::values(language)
            }
        }
        "game on a tree" if is_about(&["won and lost", "outcomes for each root", "portals"]) => {
            trees::outcomes(language)
        }
        "game of divisors" if is_about(&["three heaps", "one number"]) => {
            Some(rows::divisors_taken(language))
        }
        "board game" if is_about(&["knights"]) => Some(boards::knights(language)),
        "board game" if is_about(&["go down by at most 1"]) => Some(boards::king(language)),
        "board game" if is_about(&["go down by at most 2"]) => Some(boards::two_steps(language)),
        "board game" if is_about(&["four kinds of chessmen"]) => {
            Some(boards::wythoffs_queen(language))
        }
        "bitmask DP" | "exhaustive search" => graphs::all_positions(language),
        "card game" if is_about(&["search"]) => graphs::all_positions(language),
        "symmetry" if is_about(&["centre"]) => Some(rows::mirrored_board(language)),
        "symmetry" if is_about(&["circle"]) => Some(rows::coins_in_a_circle(language)),
        "symmetry" if is_about(&["equal"]) => Some(rows::equal_heaps(language)),
        "parity" if is_about(&FIXED_NUMBER_OF_MOVES) => Some(rows::countdown(language)),
        "parity" if is_about(&["all heaps even"]) => boards::one_of_each(language),
        "parity" if is_about(&["dominoes"]) => graphs::dominoes(language),
        "game on sets and strings" if is_about(&["table of won and lost"]) => {
            graphs::all_positions(language)
        }
        _ => None,
    }
}

/// Returns the picture of a module, given its path.
pub fn of_module(path: &str, language: Language) -> Option<Picture> {
    match path {
        "grundy" => graphs::all_positions(language),
        "mex" | "subtraction" => heaps::example("{1, 3, 4}", language),
        "table" => heaps::example("fibonacci", language),
        "nim" => Some(columns::nim_position(language)),
        "nim::misere" => Some(boards::misere_nim(language)),
        "game" | "named" => heaps::example("grundy", language),
        "octal" => heaps::example("0.137", language),
        "bash" => heaps::example("{1, 2, 3}", language),
        "lasker" | "rule" => heaps::example("lasker", language),
        "wythoff" | "wythoff::decimal" => Some(boards::wythoffs_queen(language)),
        "wythoff::misere" => Some(boards::misere_wythoff(language)),
        "board" => boards::wythoff_values(language),
        "fibonacci" => Some(rows::zeckendorf(language)),
        "fibonacci::dynamic" => Some(rows::dynamic_nim(language)),
        "staircase" => Some(rows::staircase(language)),
        "moore" => Some(columns::moores_nim(language)),
        "euclid" => Some(boards::euclids_game(language)),
        "northcott" => Some(rows::northcott(language)),
        "coin_turning" => Some(rows::coins(language)),
        "nimber" => Some(boards::nim_products(language)),
        "graph" => graphs::values(language),
        "hackenbush" => trees::hackenbush(language),
        "misere" => boards::misere_rule(language),
        "compound" | "compound::selective" => boards::selective(language),
        "compound::conjunctive" => boards::conjunctive(language),
        "compound::diminished" => boards::diminished(language),
        "compound::sequential" => Some(boards::one_after_the_other(language)),
        "every" => boards::every(language),
        "every::misere" => Some(rows::lasting(Ending::Misere, language)),
        "chomp" => Some(boards::chomp(language)),
        "entailing" => Some(rows::top_entails(language)),
        "fraction" => Some(rows::halves(language)),
        "period::sapp" => rows::growing_in_part(language),
        "period::ruler" => rows::marks_of_a_ruler(language),
        "poset" => graphs::poset(language),
        "sylver" => rows::sylver(language),
        "contest::walsh" => Some(boards::signs(language)),
        "contest::fenwick" => Some(rows::fenwick(language)),
        "contest::divisors" => Some(rows::quotients(language)),
        "contest" | "contest::xor_basis" => Some(columns::basis(language)),
        "contest::column_sums" => Some(columns::moores_nim(language)),
        "contest::rooted_tree" => trees::outcomes(language),
        _ => theory::of_module(path, language),
    }
}
