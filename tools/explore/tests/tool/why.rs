//! `explore why`.

use crate::run::{assert_golden, assert_refused, explore};
use available::depth;

/// (10, 2, 5) has the nim sum 13, which a well-known handbook misprints as 3. Bouton, 1901, has
/// the winning move.
#[test]
fn nim_in_columns() {
    assert_golden("why-nim.txt", &["why", "nim", "10", "2", "5"]);
}

/// Winning Ways, chapter 4, has the values of the Kayles rows.
#[test]
fn kayles_with_splits() {
    assert_golden("why-kayles.txt", &["why", "kayles", "3", "5", "10"]);
}

/// The second sample of HDU 1848, whose answer is that the first player loses.
#[test]
fn a_p_position_has_no_winning_move() {
    let out = explore(&["why", "hdu1848", "1", "4", "1"]).out;
    assert!(out.contains("The nim sum is 0, so this is a P-position"), "{out}");
    assert!(!out.contains("winning move") && !out.contains("N-position"), "{out}");
}

/// The misère Kayles rows up to 20 that are P-positions: 1, 4, 9, 12, 20 (Sibert and Conway,
/// 1992).
#[test]
fn misere_kayles_is_searched() {
    let outcome = |row: &str| {
        let out = explore(&["why", "kayles", row, "--misere"]).out;
        assert!(out.contains("not proved for this game"), "{out}");
        out.contains("by definition the position is P")
    };
    let lost: Vec<u32> = (5..=20).filter(|row| outcome(&row.to_string())).collect();
    assert_eq!(lost, [9, 12, 20]);
    let out = explore(&["why", "kayles", "8", "--misere"]).out;
    assert!(out.contains("the SJ rule is WRONG here"), "{out}");
    assert!(out.contains("8 to 1 + 5: leaves (1, 5) with the values (1, 4)"), "{out}");
}

/// Beyond the limit of a search the misère quotient decides.
#[test]
fn large_misere_kayles_has_a_quotient() {
    let out = explore(&["why", "kayles", "30", "31", "--misere"]).out;
    assert!(out.contains("The misère quotient of the heaps up to 31 has 40 elements"), "{out}");
    assert!(out.contains("(30, 31) is an N-position"), "{out}");
    let follower = out.lines().find(|line| line.contains(": leaves (")).unwrap();
    let (_, rest) = follower.split_once("leaves (").unwrap();
    let heaps: Vec<&str> = rest.split_once(')').unwrap().0.split(", ").collect();
    let arguments = [&["why", "kayles"][..], &heaps, &["--misere"]].concat();
    assert!(explore(&arguments).out.contains("is a P-position"), "{out}");
}

/// Ferguson, 1974: the SJ rule gives the misère outcome of subtraction games.
#[test]
fn misere_subtraction_games_have_a_theorem() {
    let out = explore(&["why", "{1,2,3}", "1", "1", "--misere"]).out;
    assert!(
        out.contains("valid for every subtraction game, by Ferguson's theorem (1974)"),
        "{out}"
    );
    assert!(out.contains("(1, 1) is an N-position"), "{out}");
    let out = explore(&["why", "lasker", "2", "5", "--misere"]).out;
    assert!(out.contains("valid for any number of heaps of up to 5 each"), "{out}");
}

/// Wythoff, 1907; Whinihan, 1963.
#[test]
fn games_with_a_formula() {
    let out = explore(&["why", "wythoff", "3", "4"]).out;
    assert!(
        out.contains("The only P-position with the difference 1 is (1, 2), not (3, 4).\n"),
        "{out}"
    );
    assert!(out.contains("  both 2: leaves (1, 2)\nThis is the only winning move.\n"), "{out}");
    let out = explore(&["why", "wythoff", "4", "7"]).out;
    assert!(
        out.contains(
            "(4, 7) is (⌊3φ⌋, ⌊3φ⌋ + 3), where φ is the golden ratio.\nThis is a P-position"
        ),
        "{out}"
    );
    let out = explore(&["why", "fibonacci", "nim", "12"]).out;
    assert!(out.contains("12 = 8 + 3 + 1 as a sum of Fibonacci numbers"), "{out}");
    let step = "  a to 11: leaves (11), whose least part, 3, is more than 2·1\n";
    assert!(out.contains(step), "{out}");
    let out = explore(&["why", "fibonacci", "nim", "12", "--misere"]).out;
    assert!(out.contains("No theorem applies; an exhaustive search finds the outcome.\n"), "{out}");
    assert_refused(&["why", "wythoff", "3"], &["two heaps"]);
    let out = explore(&["why", "race", "21"]).out;
    assert!(out.contains("The nim sum is 1, so this is an N-position"), "{out}");
}

/// (0, 1) and (2, 2) take the places of (0, 0) and (1, 2): Fraenkel, 1984.
#[test]
fn misere_wythoff_has_a_theorem() {
    let outcome = |heaps: [&str; 2]| {
        let out = explore(&["why", "wythoff", heaps[0], heaps[1], "--misere"]).out;
        assert!(!out.contains("search"), "{out}");
        out.contains("This is a P-position")
    };
    for lost in [["1", "0"], ["2", "2"], ["3", "5"], ["7", "4"], ["6", "10"]] {
        assert!(outcome(lost), "{lost:?}");
    }
    for won in [["0", "0"], ["1", "2"], ["3", "4"], ["5", "5"]] {
        assert!(!outcome(won), "{won:?}");
    }
    let out = explore(&["why", "wythoff", "0", "0", "--misere"]).out;
    assert!(
        out.contains("No move is left, so this is an N-position: the player to move has won."),
        "{out}"
    );
}

/// Heaps whose moves nobody can list. 10^6 ⊕ 3 = 1000003 is what Bouton leaves of the largest heap.
#[test]
fn nim_of_any_size() {
    available::unless_passed!(env!("CARGO_BIN_EXE_explore"), available::passed::PROBLEMS);
    let out = explore(&["why", "nim", "1000000", "2000000", "3"]).out;
    assert!(out.contains("\n  1000000  011110100001001000000   heap 1000000\n"), "{out}");
    let step = "  2000000 to 1000003: value 2000000 becomes 1000003, and (1000000, 1000003, 3)";
    assert!(out.contains(step) && out.ends_with("\nThis is the only winning move.\n"), "{out}");
    let out = explore(&["why", "nim", "10^12", "1e12", "1_000_000_000_000"]).out;
    assert!(out.contains("The nim sum is 1000000000000, so this is an N-position"), "{out}");
    let step = "\n  any of the 3 heaps of 1000000000000 to nothing: ";
    assert!(out.contains(step) && out.ends_with("\nThese are the 3 winning moves.\n"), "{out}");
    let out = explore(&["why", "nim", "2**64", "1"]).err;
    assert!(out.contains("which is 2^64 - 1, the largest number known here"), "{out}");
    let out = explore(&["why", "nim", "18446744073709551615", "18446744073709551615"]).out;
    assert!(out.contains("The nim sum is 0, so this is a P-position"), "{out}");
    // Misère Nim: Bouton.
    let out = explore(&["why", "nim", "10^18", "1", "1", "--misere"]).out;
    assert!(out.contains("  1000000000000000000 to 1: leaves (1, 1, 1)"), "{out}");
}

/// The values of Kayles have period 12 after 71, and 10^18 = 76 + 12·83 333 333 333 333 327; OEIS
/// A002186 has the value 1 of 76.
#[test]
fn kayles_of_any_size() {
    let out = explore(&["why", "kayles", "10^18"]).out;
    let parts = [
        "has the value 1: 1000000000000000000 = 76 + 83333333333333327·12, and a heap of 76 has",
        "\nProof: period 12 after 71: equal on heaps 71..155 against 83..167, ",
        "this is an N-position",
    ];
    assert!(parts.iter().all(|part| out.contains(part)), "{out}");
    // The example of a winning move leads to a P-position.
    let step = out.lines().find(|line| line.starts_with("  1000000000000000000 to ")).unwrap();
    let (_, rest) = step.split_once("and (").unwrap();
    let heaps: Vec<&str> = rest.split_once(')').unwrap().0.split(", ").collect();
    let out = explore(&[&["why", "kayles"], &heaps[..]].concat()).out;
    assert!(out.contains("this is a P-position"), "{out}");
    // Misère play by the quotient of all heaps, which has 40 elements (Plambeck, 2005).
    let out = explore(&["why", "kayles", "600", "--misere"]).out;
    assert!(out.contains("which has 40 elements here"), "{out}");
    let parts = ["not the SJ rule", "nor a misère quotient of all heaps"];
    assert_refused(&["why", "0.156", "10^18", "--misere"], &parts);
}

/// Bash; odd numbers; Lasker, 1931; and a set whose values grow.
#[test]
fn other_rules_of_any_size() {
    for (rule, heap, value) in [
        ("{1,2,3}", "10^15+2", None),
        ("{1,2,3}", "1_000_000_000_000_003", Some("3")),
        ("odd", "10^12", Some("0")),
        ("lasker", "10^12", Some("999999999999")),
        ("all but {1}", "10^12", Some("500000000000")),
    ] {
        let output = explore(&["why", rule, heap]);
        match value {
            Some(value) => {
                let part = format!(" has the value {value}: ");
                assert!(output.out.contains(&part), "{rule}: {}", output.out);
            }
            None => assert!(output.err.contains("expected a whole number"), "{}", output.err),
        }
    }
}

/// ⌊618033989φ⌋ = 10^9, and ⌊kφ⌋ + k is the larger heap: Wythoff, 1907. 10^12 in the way of
/// Zeckendorf ends in 13 + 3.
#[test]
fn formulas_of_any_size() {
    let out = explore(&["why", "wythoff", "1000000000", "1618033989"]).out;
    let part = "(1000000000, 1618033989) is (⌊618033989φ⌋, ⌊618033989φ⌋ + 618033989)";
    assert!(out.contains(part) && out.contains("This is a P-position"), "{out}");
    assert!(out.contains("\n ▶ 618033989  (1000000000, 1618033989)\n"), "{out}");
    let out = explore(&["why", "wythoff", "1000000000", "1618033988"]).out;
    assert!(out.contains("  both 2: leaves (999999998, 1618033986)\n"), "{out}");
    let out = explore(&["why", "fibonacci nim", "1000000000000"]).out;
    assert!(out.contains(" + 89 + 13 + 3 as a sum of Fibonacci numbers"), "{out}");
    assert!(out.contains("  a to 999999999997: leaves"), "{out}");
    // F(92) in the numbering of 1, 2, 3, 5, …, the last below 2^64.
    let out = explore(&["why", "fibonacci nim", "12200160415121876738"]).out;
    assert!(out.contains("is a Fibonacci number, and it may not be taken whole"), "{out}");
}

/// Equal heaps have equal moves, and each of them counts.
#[test]
fn moves_of_equal_heaps_are_counted() {
    for ending in [&[][..], &["--misere"]] {
        let out = explore(&[&["why", "nim", "5", "5", "5"], ending].concat()).out;
        assert!(out.contains("\n  any of the 3 heaps of 5 to nothing: "), "{out}");
        assert!(out.ends_with("\nThese are the 3 winning moves.\n"), "{out}");
    }
}

#[test]
fn no_move_left() {
    let out = explore(&["why", "nim", "0", "0"]).out;
    let last = "\nNo move is left, so this is a P-position: the player to move has lost.\n";
    assert!(out.ends_with(last), "{out}");
}

#[test]
fn a_rule_and_heaps_need_no_quotes() {
    let out = explore(&["why", "powers", "of", "2", "3", "5"]).out;
    assert!(out.starts_with("powers of 2: (3, 5)\n"), "{out}");
    let out = explore(&["why", "kayles 3 5"]).out;
    assert!(out.starts_with("Kayles, 0.77: (3, 5)\n"), "{out}");
    let out = explore(&["why", "0.77", "3,5"]).out;
    assert!(out.starts_with("Kayles, 0.77: (3, 5)\n"), "{out}");
}

#[test]
fn a_move_to_nothing_leaves_a_heap_of_0() {
    let out = explore(&["why", "kayles", "2"]).out;
    assert!(out.contains("  2 to nothing: value 2 becomes 0, and (0) has nim sum 0\n"), "{out}");
}

#[test]
fn mistakes() {
    available::unless_passed!(env!("CARGO_BIN_EXE_explore"), available::passed::PROBLEMS);
    assert_refused(
        &["why", "kayles"],
        &["expected heaps after the rule 0.77", "for example, kayles 3 5 7"],
    );
    assert_refused(
        &["why", "kayles", "3", "x"],
        &["\"x\" is not a heap size: expected a whole number, for example, 5 or 10^6"],
    );
    assert_refused(&["why", "nim", "-3"], &["a heap cannot have fewer than 0 stones"]);
    // `all` is a rule too, but the mistake is in the longer rule.
    assert_refused(&["why", "all", "but", "{2,x", "7"], &["character 12: expected a number"]);
    assert_refused(&["why", "1", "2", "3"], &["quote it", "'{1,2}' 3"]);
    assert_refused(&["why", "1,2,3", "5"], &["quote it", "'{1,2,3}' 5"]);
    assert_refused(&["why", "1,2,3", "5", "6"], &["quote it", "'{1,2,3}' 5 6"]);
    assert_refused(&["why", "{1,,2}", "3"], &["character 4", "for example, {1, 2, 3}"]);
    let parts = ["400.0 GB", "the limit is 1000000", "no period is proved"];
    assert_refused(&["why", "fibonacci", "99999999999"], &parts);
    assert_refused(&["why", "nim", "1,000,000"], &["write 1_000_000 for one heap"]);
    assert_refused(
        &["why", "0.6", "30", "31", "--misere"],
        &["61 stones", "the limit is 40 stones"],
    );
    assert_refused(&["why", "kayles", "99999999999999999999"], &["not a heap size", "2^64 - 1"]);
}

/// A row of 5 pins in Kayles has the value 4 (Winning Ways, chapter 4), 3 stones of Nim have 3,
/// and 7 mod 3 is 1. The nim sum is 6; 4 ⊕ 6 = 2 = 1 ⊕ 3, the values of 1 and 3 pins.
#[test]
fn sums_of_unlike_games() {
    available::unless_passed!(env!("CARGO_BIN_EXE_explore"), available::passed::PROBLEMS);
    for position in [
        &["kayles", "5", "+", "nim", "3", "+", "{1,2}", "7"][..],
        &["kayles 5 + nim 3 + {1,2} 7"],
        &["kayles 5+尼姆 3＋｛１，２｝ 7"],
    ] {
        let out = explore(&[&["why"], position].concat()).out;
        for part in [
            "Kayles 5 + Nim 3 + {1, 2} 7\n",
            "\nKayles, 0.77\nA heap of 5 has the value mex {0, 1, 2, 3} = 4:\n",
            "\n  4  100   Kayles, heap 5\n  3  011   Nim, heap 3\n  1  001   {1, 2}, heap 7\n",
            "The nim sum is 6, so this is an N-position",
            "\n  Kayles 5 to 1 + 3: value 4 becomes 2, and the nim sum 0\n",
            "This is the only winning move.\n",
        ] {
            assert!(out.contains(part), "{position:?}: no {part:?} in {out}");
        }
    }
    // Taking a if a + 1 < n leaves 2 stones or more: Nim with 2 stones fewer.
    let out = explore(&["why", "n -> n-a with a + 1 < n", "4", "+", "nim", "3"]).out;
    assert!(out.contains("The nim sum is 1, so this is an N-position"), "{out}");
    // From 71 pins on, the values of Kayles repeat after 12: 4 1 2 8 1 4 7 2 1 8 2 7 from a
    // multiple of 12 (OEIS A002186), and 10^12 is 4 more than one.
    let out = explore(&["why", "kayles 10^12 + nim 3"]).out;
    for part in [
        "A heap of 1000000000000 has the value 1: ",
        "The nim sum is 2, so this is an N-position",
        "\n  Nim 3 to 1: value 3 becomes 1, and the nim sum 0\n",
        "Other moves may win, too",
    ] {
        assert!(out.contains(part), "no {part:?} in {out}");
    }
    let out = explore(&["why", "nim 3 + {1,2,3} 7"]).out;
    assert!(out.contains("The nim sum is 0, so this is a P-position"), "{out}");
    // A number alone is another heap of the rule before it, and one rule is no sum of games.
    let plain = explore(&["why", "kayles", "3", "5"]).out;
    assert_eq!(explore(&["why", "kayles 3 + 5"]).out, plain);
    assert_eq!(explore(&["why", "kayles 3 + kayles 5"]).out, plain);
    // In a list of moves, + belongs to the rule.
    let out = explore(&["why", "n -> a with n = 2a + 1 7 + nim 3"]).out;
    assert!(out.starts_with("n -> a with n = 2a+1 7 + Nim 3\n"), "{out}");
    // By hand: taking both stones of {1, 2} leaves the last one to the opponent.
    let out = explore(&["why", "nim 1 + {1,2} 2", "--misere"]).out;
    let parts = ["by exhaustive search.", "is an N-position", "\n  {1, 2} 2 to 0: "];
    assert!(parts.iter().all(|part| out.contains(part)), "{out}");
    let mistakes = [
        ("kaylse 5 + nim 3", "did you mean kayles?"),
        ("kayles + nim 3", "expected heaps after kayles"),
        ("kayles 5 +", "expected a game on both sides of +"),
        ("wythoff 3 4 + nim 2", "cannot be added to other games here"),
        ("hdu1907 3 + nim 2", "is misère play"),
    ];
    for (text, message) in mistakes {
        assert_refused(&["why", text], &[message]);
    }
    for (text, message) in &mistakes[..depth(1, mistakes.len())] {
        assert_refused(&["play", text], &[message]);
    }
}

/// HDU 1907: whoever eats the last sweet loses, so that (1, 1) is won and (1) is lost.
#[test]
fn a_misere_problem_is_asked_as_misere() {
    available::unless_passed!(env!("CARGO_BIN_EXE_explore"), available::passed::PROBLEMS);
    for problem in ["hdu1907", "luogu_p4279", "lightoj1253", "HackerRank misere-nim-1"] {
        let out = explore(&["why", problem, "1", "1"]).out;
        assert!(out.contains("(1, 1) is an N-position"), "{out}");
        let out = explore(&["why", problem, "1"]).out;
        assert!(out.contains("(1) is a P-position"), "{out}");
        assert!(out.contains("misère Nim."), "{out}");
    }
}

/// Before these games of Nim, or beside them, something else is played.
#[test]
fn a_problem_that_is_more_than_its_rule_is_refused() {
    available::unless_passed!(env!("CARGO_BIN_EXE_explore"), available::passed::PROBLEMS);
    let problems = ["luogu_p4301", "abc172_f", "bzoj1299", "lightoj1020"];
    for problem in &problems[..depth(2, 4)] {
        // Nor is it an input of the problem: seven heaps or cases would follow.
        assert_refused(&["why", problem, "7", "2"], &["the game of", "has no rule"]);
        assert_refused(&["play", problem, "7", "2"], &["the game of", "has no rule"]);
    }
}

/// By hand: the odd steps hold 4 and 6, whose nim sum is 2. Two stones go from step 3 to step 2, or
/// from step 2 to step 1: 6 ⊕ 6 = 0.
#[test]
fn staircase_nim() {
    let out = explore(&["why", "staircase", "4", "9", "6"]).out;
    for part in [
        "\n  4  100   step 1\n  6  110   step 3\n",
        "\n  step 2: 2 down: leaves (6, 7, 6)\n",
        "\n  step 3: 2 down: leaves (4, 11, 4)\n",
        "These are the 2 winning moves.\n",
    ] {
        assert!(out.contains(part), "no {part:?} in {out}");
    }
    let out = explore(&["why", "阶梯博弈", "4", "9", "4"]).out;
    assert!(out.contains("This is a P-position: no move wins."), "{out}");
    let out = explore(&["why", "staircase nim 0 0"]).out;
    assert!(out.contains("This is a P-position: no move is left."), "{out}");
}

/// Moore, 1910: modulo 3 all columns of (5, 5, 5) are 0, and those of (1, 2, 3) are 2 and 2.
#[test]
fn moores_nim() {
    let out = explore(&["why", "moore", "2", "1", "2", "3"]).out;
    assert!(out.contains("\n  1  01\n  2  10\n  3  11\n     22   modulo 3\n"), "{out}");
    assert!(out.contains("N-position") && out.contains("leaves (1, 1, 1)"), "{out}");
    let out = explore(&["why", "moore's nim", "2", "5", "5", "5"]).out;
    assert!(out.contains("  000   modulo 3\n") && out.contains("This is a P-position"), "{out}");
}

/// The gaps are 3, 0 and 6: three squares forward in the last row leave 3, 0 and 3.
#[test]
fn northcotts_game() {
    let out = explore(&["why", "northcott", "1-5", "2-3", "8-1"]).out;
    let only =
        "\n  row 3 to 5: leaves 1-5 2-3 5-1, Black to move\nThis is the only winning move.\n";
    assert!(out.contains(only), "{out}");
    // A board too large for its moves to be listed: retreats may win, too.
    let out = explore(&["why", "northcott", "1-50", "2-3", "8-1"]).out;
    assert!(out.contains("A retreat may win, too.") && !out.contains("only winning"), "{out}");
}

/// Cole and Davie, 1969: 34 / 12 is above the golden ratio and 12 / 10 below it; 3 / 2 is below.
#[test]
fn euclids_game() {
    let out = explore(&["why", "euclid", "34", "12"]).out;
    assert!(out.contains("34 / 12 = 2.833333 is above the golden ratio"), "{out}");
    assert!(
        out.contains("\n  34 to 10: leaves (10, 12)\nThis is the only winning move.\n"),
        "{out}"
    );
    let out = explore(&["why", "欧几里得博弈", "2", "3"]).out;
    assert!(out.contains("This is a P-position: no move wins."), "{out}");
    let out = explore(&["why", "euclid", "6", "6"]).out;
    assert!(out.contains("the numbers are equal") && out.contains("leaves (0, 6)"), "{out}");
    let out = explore(&["why", "euclid", "0", "7"]).out;
    assert!(out.contains("This is a P-position: no move is left."), "{out}");
}

#[test]
fn mistakes_in_solved_games() {
    for (text, message) in [
        ("staircase", "staircase 3 1 2"),
        ("staircase x", "\"x\" is not a heap size"),
        ("moore", "expected k and the heaps"),
        ("moore 2", "expected heaps after k = 2"),
        ("moore 0 1 2", "k, the first number, is from 1 to 1000"),
        ("northcott", "northcott 1-5 2-3 8-1"),
        ("northcott 1", "\"1\" is not a row"),
        ("northcott 3-3", "both pieces on the same square"),
        ("euclid 3", "two numbers, for example, euclid 12 34"),
    ] {
        assert_refused(&["why", text], &[message]);
    }
}
