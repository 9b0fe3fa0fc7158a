use super::*;
use reference::graph::{Position, Standing};

/// Returns a row of positions from each of which one move leads to the next.
fn row(positions: usize, label: impl Fn(usize) -> String) -> Graph {
    let position = |number: usize| Position {
        label: label(number),
        turn: None,
        standing: Standing::of_mover((positions - number).is_multiple_of(2)),
        value: None,
        options: (number + 1..positions).take(1).collect(),
    };
    Graph { positions: (0..positions).map(position).collect(), total: positions }
}

#[test]
fn a_game_is_fit_if_a_reader_can_look_at_each_position() {
    let number = |number: usize| number.to_string();
    assert_eq!(unfit(&row(FEWEST, number)), None);
    assert_eq!(unfit(&row(MOST, number)), None);
    assert!(unfit(&row(FEWEST - 1, number)).unwrap().contains("fewer"));
    let cut = Graph { total: MOST + 1, ..row(MOST, number) };
    assert!(unfit(&cut).unwrap().contains("more"));
    assert!(unfit(&row(FEWEST, |_| "x".to_string())).unwrap().contains("alike"));
}

#[test]
fn samples_and_short_labels_are_preferred() {
    let example = |source: Source, graph: Graph| {
        penalty(&Example { source, input: "1\n".to_string(), game: 1, games: 1, graph })
    };
    let sample = || Source::File("sample-1".to_string());
    let short = example(sample(), row(8, |number| number.to_string()));
    assert!(short < example(Source::Seed(1), row(8, |number| number.to_string())));
    assert!(short < example(sample(), row(8, |number| format!("a long label {number}"))));
    assert!(short < example(sample(), row(5, |number| number.to_string())));
}

#[test]
fn inputs_with_large_numbers_are_no_examples() {
    assert!(!is_large("2\n999 aaaaaa x1\n") && is_large("1\n1000\n"));
    assert!(is_large(&"1 ".repeat(501)));
}
