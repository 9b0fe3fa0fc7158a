//! Treblecross by its rules, and its runs of safe cells by other means.

use grundy::game::{Analysis, ByPlay, Ending, Game};
use grundy::octal::OctalGame;
use grundy::treblecross::{Strip, StripError, Treblecross};
use grundy::Outcome;
use itertools::Itertools;

/// The game itself: whoever makes three crosses in a row wins and ends play.
struct OnStrips;

fn has_three(crosses: &[bool]) -> bool {
    crosses.windows(3).any(|cells| cells == [true; 3])
}

fn with_cross(crosses: &[bool], cell: usize) -> Vec<bool> {
    let mut after = crosses.to_vec();
    after[cell] = true;
    after
}

impl Game for OnStrips {
    type Position = Vec<bool>;

    fn options(&self, crosses: &Vec<bool>) -> Vec<Vec<Vec<bool>>> {
        if has_three(crosses) {
            return vec![]; // the player to move has lost
        }
        let empty = (0..crosses.len()).filter(|&cell| !crosses[cell]);
        empty.map(|cell| vec![with_cross(crosses, cell)]).collect()
    }
}

#[test]
fn winning_cells_by_the_rules() {
    available::unless_passed!();
    let game = Treblecross::up_to(13);
    let mut by_rules = ByPlay::new(OnStrips, Ending::Normal);
    let mut compare = |crosses: Vec<bool>| {
        let strip = Strip::new(crosses.clone()).unwrap();
        let mut wins = |cell: &usize| {
            let after = with_cross(&crosses, *cell);
            !crosses[*cell] && by_rules.outcome(&[after]) == Ok(Outcome::P)
        };
        let winning = (0..crosses.len()).filter(|cell| wins(cell)).collect_vec();
        assert_eq!(game.winning_moves(&strip), winning, "{crosses:?}");
        let outcome = by_rules.outcome(std::slice::from_ref(&crosses));
        assert_eq!(Ok(game.outcome(&strip)), outcome, "{crosses:?}");
    };
    for cells in 3..=10 {
        let strips = (0..cells).map(|_| [false, true]).multi_cartesian_product();
        strips.filter(|crosses| !has_three(crosses)).for_each(&mut compare);
    }
    for cells in 11..=13 {
        compare(vec![false; cells]);
    }
}

#[test]
fn an_empty_strip_is_won_unless_its_value_is_0() {
    let game = Treblecross::up_to(200);
    for cells in 3..=200 {
        let empty = Strip::new(vec![false; cells]).unwrap();
        assert_eq!(game.winning_moves(&empty).is_empty(), game.value(cells) == 0, "{cells}");
    }
}

/// A run of safe cells: a cross takes its own cell and up to two on each side.
struct SafeRuns;

impl Game for SafeRuns {
    type Position = usize;

    fn options(&self, &cells: &usize) -> Vec<Vec<usize>> {
        let beyond = |cells_on_a_side: usize| cells_on_a_side.saturating_sub(2);
        (0..cells).map(|cell| vec![beyond(cell), beyond(cells - cell - 1)]).collect()
    }
}

#[test]
fn a_run_is_a_heap_of_as_many_cells_in_another_code() {
    let game = Treblecross::up_to(400);
    let code: OctalGame = "0.11337".parse().unwrap();
    let mut by_rules = Analysis::new(SafeRuns);
    for (cells, &value) in code.values(401).iter().enumerate() {
        assert_eq!(game.value(cells), u64::from(value), "{cells}");
        assert_eq!(Ok(u64::from(value)), by_rules.value(&cells), "{cells}");
    }
}

#[test]
fn runs_and_errors() {
    let strip: Strip = "....XX........X.".parse().unwrap();
    assert_eq!(strip.safe_runs(), [0..2, 8..12]);
    assert_eq!(strip.completing_cells(), [3, 6]);
    assert_eq!("X.".parse::<Strip>(), Err(StripError::TooShort { cells: 2 }));
    assert_eq!(".XXX".parse::<Strip>(), Err(StripError::ThreeInARow));
    let error = ".O.".parse::<Strip>().unwrap_err();
    assert_eq!(error.to_string(), "at character 2: 'O' is neither . nor X");
}

#[test]
fn runs_that_were_not_computed() {
    let game = Treblecross::up_to(0);
    assert_eq!(game.value(0), 0);
    for cells in [1, 5, usize::MAX - 1, usize::MAX] {
        let message = std::panic::catch_unwind(|| game.value(cells)).unwrap_err();
        let message = message.downcast_ref::<String>().unwrap();
        assert_eq!(*message, format!("a run of {cells} cells, more than 0"));
    }
}
