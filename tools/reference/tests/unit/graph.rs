use super::*;

/// The subtraction game {1, 3, 4}, whose values begin 0, 1, 0, 1, 2, 3, 2 (Winning Ways,
/// chapter 4).
#[test]
fn values_and_standings_of_a_heap() {
    let options = |&heap: &u32| -> Vec<u32> {
        [1, 3, 4].iter().filter_map(|take| heap.checked_sub(*take)).collect()
    };
    let (positions, moves) = Moves::after(&6, &options, MOST).unwrap();
    assert_eq!(positions, [6, 5, 3, 2, 4, 1, 0]);
    assert_eq!(moves.values().unwrap(), [2, 3, 1, 0, 2, 1, 0]);
    let lost: Vec<u32> = positions
        .iter()
        .zip(moves.standings(&|_| Standing::Lost))
        .filter(|(_, standing)| *standing == Standing::Lost)
        .map(|(&heap, _)| heap)
        .collect();
    assert_eq!(lost, [2, 0]);
    // Whoever takes the last stone loses.
    let misere = moves.standings(&|_| Standing::Won);
    assert_eq!(misere[6], Standing::Won);
    assert_eq!(misere[5], Standing::Lost);
}

#[test]
fn play_that_may_return() {
    // From 0 one may go to 1 and back, from 2 to the end 3; nobody must leave 0 and 1.
    let options = |&at: &u32| match at {
        0 => vec![1, 2],
        1 => vec![0],
        2 => vec![3],
        _ => vec![],
    };
    let (positions, moves) = Moves::after(&0, &options, MOST).unwrap();
    assert_eq!(positions, [0, 1, 2, 3]);
    use Standing::{Drawn, Lost, Won};
    assert_eq!(moves.standings(&|_| Standing::Lost), [Drawn, Drawn, Won, Lost]);
    assert_eq!(moves.values(), None);
    // If the end at 3 is a draw, so is the whole game.
    assert_eq!(moves.standings(&|_| Drawn), [Drawn; 4]);
}

#[test]
fn a_move_made_in_two_ways_counts_once_and_a_large_game_is_refused() {
    let (_, moves) =
        Moves::after(&2u32, &|&n| if n > 0 { vec![n - 1; 2] } else { vec![] }, 3).unwrap();
    assert_eq!(moves.options, [vec![1], vec![2], vec![]]);
    assert!(Moves::after(&0u32, &|&n| vec![n + 1], 9).is_none());
}
