//! Sums of heaps that follow different rules.

use crate::contains::assert_has;
use games::sum::pieces;

/// A row of 5 pins in Kayles has the value 4 (Winning Ways, chapter 4), 3 stones of Nim have 3,
/// and 7 mod 3 is 1. The nim sum is 6; 4 ⊕ 6 = 2 = 1 ⊕ 3, the values of 1 and 3 pins.
#[test]
fn the_theorem_of_sprague_and_grundy() {
    let parts = [
        "\"title\":\"Kayles 5 + Nim 3 + {1, 2} 7\"",
        "\"values\":[4,3,1]",
        "\"sum\":6",
        "\"outcome\":\"N\"",
        "\"moves\":[{\"heap\":\"Kayles 5\",\"left\":[1,3]}]",
    ];
    assert_has("kayles 5 + nim 3 + {1,2} 7\n3 5 7", &parts);
    assert_has("kayles 5 ＋ 尼姆 ３ + ｛１，２｝ 7\n", &parts);
    assert_has("kayles 5 + nim 3\n3 5 7", &["\"own_heaps\":true"]);
    // The heaps may stand in their own field.
    assert_has("kayles + nim + {1,2}\n5 3 7", &parts);
    assert_has("kayles + nim\n5 3", &["\"own_heaps\":false"]);
    // A number alone is another heap of the rule before it.
    assert_has("nim 1 + 2 + {1,2} 3\n", &["\"title\":\"Nim 1 + Nim 2 + {1, 2} 3\"", "\"sum\":3"]);
    assert_has("nim 3 + {1,2,3} 7\n", &["\"sum\":0", "\"outcome\":\"P\"", "\"moves\":[]"]);
    assert_has("kayles 1 + grundy 3\n", &["\"sum\":0"]);
}

/// The row of 10^12 pins has the value 1 by the period of Kayles, 12 (Guy and Smith, 1956): 10^12
/// leaves the remainder 4, as 76 does, whose value *Winning Ways*, chapter 4, lists. Beside 3
/// stones of Nim, whoever leaves one of them wins.
#[test]
fn heaps_beyond_a_table() {
    let parts =
        ["\"values\":[1,3]", "\"sum\":2", "\"outcome\":\"N\"", "{\"heap\":\"Nim 3\",\"left\":[1]}"];
    assert_has("kayles 10^12 + nim 3\n", &parts);
    assert_has("kayles 76 + nim 3\n", &[&parts[..], &["\"some\":false"]].concat());
    let parts = ["\"sum\":0", "\"outcome\":\"P\"", "\"moves\":[]", "\"some\":false"];
    assert_has("kayles 10^12 + nim 1\n", &parts);
    assert_has("nim 10^15 + {1,2,3} 3 + kayles 5\n", &["\"values\":[1000000000000000,3,4]"]);
}

/// By hand: with a stone of Nim and two stones of {1, 2}, the player to move leaves one stone in
/// all by taking the two, and so loses neither.
#[test]
fn misere_sums_are_searched() {
    let parts = ["\"outcome\":\"N\"", "{\"heap\":\"{1, 2} 2\",\"left\":[0]}", "exhaustive search"];
    assert_has("nim 1 + {1,2} 2\n\nmisère", &parts);
    assert_has("kayles 30 + nim 2\n\nmisère", &["undecided", "32 stones are too many"]);
    // Where no move splits a heap, positions are counted: 31 · 41 · 51 · 3.
    let parts = ["undecided", "an exhaustive search of up to 194463 positions"];
    assert_has("nim 30 40 50 + {1,2} 2\n\nmisère", &parts);
}

#[test]
fn mistakes() {
    assert_has("kaylse 5 + nim 3\n", &["error", "no game is known as"]);
    assert_has("kayles + nim\n3", &["error", "2 games and 1 heap: type the heaps beside"]);
    assert_has("kayles 5 + nim\n3", &["error", "expected heaps after nim"]);
    assert_has("kayles 5 +\n3", &["error", "expected a game on both sides of +"]);
    assert_has("kayles 5 + grundy 99999\n", &["error", "a heap of 99999 is too large"]);
    assert_has("wythoff 3 4 + nim 2\n", &["error", "is not a rule for independent heaps"]);
}

/// A + inside a list of moves belongs to the rule, as where the list stands alone. Splitting alone
/// is possible n - 1 times, whatever is split. Taking a of n stones if a + 1 < n leaves 2 or more,
/// which is Nim with 2 stones fewer.
#[test]
fn a_list_of_moves_with_a_sum() {
    assert_has("n -> (a, b) with a + b = n\n3 6", &["\"values\":[0,1]"]);
    let take = "n -> n-a with a + 1 < n";
    assert_has(
        &format!("{take}\n3 4 6"),
        &["\"values\":[1,2,4]", "Play this game against the page"],
    );
    assert_has(&format!("{take} 4 + nim 3\n"), &["\"values\":[2,3]", "\"sum\":1"]);
    assert_has(&format!("{take} + nim\n4 3"), &["\"values\":[2,3]", "\"sum\":1"]);
    assert_has("n -> n-1 + nim\n4 3", &["\"values\":[0,3]"]);
    // A mistake is one in the rule.
    assert_has("n -> n-a with a + 1 <\n4", &["at character 22: expected a number or a letter"]);
}

/// Inside a list of moves, or in brackets, + does not separate games.
#[test]
fn pieces_of_a_sum() {
    let split = |text: &str, whole: &[&str]| {
        pieces(text, |piece| whole.contains(&piece).then(|| usize::from(piece.ends_with('7'))))
    };
    assert_eq!(split("kayles 5 + nim 3", &[]), ["kayles 5", "nim 3"]);
    assert_eq!(split("n -> (a, b+1) 5", &[]), ["n -> (a, b+1) 5"]);
    let list = "n -> a with n = 2a + 1 7";
    assert_eq!(split(&format!("{list} + nim 3"), &[list]), [list, "nim 3"]);
    let list = "n -> a with n = 2a + 1";
    assert_eq!(split(list, &[list]), [list]);
    assert_eq!(split(&format!("{list} + nim"), &[list]), [list, "nim"]);
    assert_eq!(split(list, &[]), [list]);
    assert_eq!(split("kayles", &[]), ["kayles"]);
    assert_eq!(split("nim 10^15+2", &[]), ["nim 10^15+2"]);
    assert_eq!(split("nim 3 + 2+kayles 1", &[]), ["nim 3", "2", "kayles 1"]);
}
