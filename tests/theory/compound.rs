//! Compounds of games, compared with play by their definitions, over all small graphs.

use crate::call_stack::too_small_to_recurse;
use crate::random::inputs;
use grundy::compound::conjunctive::Conjunctive;
use grundy::compound::diminished::Diminished;
use grundy::compound::ordinal::{on_top, OrdinalMove, OrdinalSum};
use grundy::compound::selective::Selective;
use grundy::compound::sequential::{heaps_value, Control, Sequential, StageMove};
use grundy::compound::{Choice, ComponentMove, Compound, Kind, Stop};
use grundy::game::{Analysis, ByPlay, Ending, Game};
use grundy::nim::nim_sum;
use grundy::subtraction::SubtractionSet;
use grundy::Outcome;
use itertools::Itertools;
use proptest::prelude::*;
use std::collections::HashMap;

/// Positions 0, 1, …, each with its options, which have smaller numbers. A move that leaves an
/// empty sum leaves nothing. Position 0 has no options.
#[derive(Clone, Debug)]
struct Listed(Vec<Vec<Vec<usize>>>);

impl Game for Listed {
    type Position = usize;

    fn options(&self, &position: &usize) -> Vec<Vec<usize>> {
        self.0[position].clone()
    }
}

impl Listed {
    /// Returns every position that a vertex of an acyclic graph with up to `vertices` vertices
    /// can be, once each: two vertices with the same options are the same position.
    fn of_all_graphs(vertices: usize) -> Listed {
        let mut positions: Vec<Vec<usize>> = vec![];
        let edges = (0..vertices).tuple_combinations().collect_vec();
        for graph in 0..1 << edges.len() {
            let mut of_vertex: Vec<usize> = vec![];
            for vertex in 0..vertices {
                let leads = |&(edge, &(to, from)): &(usize, &(usize, usize))| {
                    from == vertex && graph >> edge & 1 == 1 && to < vertex
                };
                let options = edges.iter().enumerate().filter(leads);
                let options = options.map(|(_, &(to, _))| of_vertex[to]).sorted_unstable();
                let options = options.dedup().collect_vec();
                let known = positions.iter().position(|position| *position == options);
                of_vertex.push(known.unwrap_or(positions.len()));
                if known.is_none() {
                    positions.push(options);
                }
            }
        }
        let single = |options: Vec<usize>| options.into_iter().map(|to| vec![to]).collect();
        Listed(positions.into_iter().map(single).collect())
    }

    fn len(&self) -> usize {
        self.0.len()
    }
}

/// A compound played by its rules.
struct ByRules<'a> {
    game: &'a Listed,
    choice: Choice,
    stop: Stop,
    ending: Ending,
    won: HashMap<Vec<usize>, bool>,
}

impl ByRules<'_> {
    fn mover_wins(&mut self, mut compound: Vec<usize>) -> bool {
        compound.sort_unstable();
        if let Some(&won) = self.won.get(&compound) {
            return won;
        }
        let turns = self.turns(&compound);
        let won = match turns.is_empty() {
            true => self.ending == Ending::Misere,
            false => turns.into_iter().any(|left| !self.mover_wins(left)),
        };
        self.won.insert(compound, won);
        won
    }

    /// Returns what each turn can leave.
    fn turns(&self, compound: &[usize]) -> Vec<Vec<usize>> {
        let ended = |&position: &usize| self.game.0[position].is_empty();
        let over = match self.stop {
            Stop::First => compound.iter().any(ended),
            Stop::Last => compound.iter().all(ended),
        };
        if over {
            return vec![];
        }
        let choices = compound.iter().map(|position| {
            let stays = (vec![*position], false);
            let moves = self.game.0[*position].iter().map(|parts| (whole(parts), true));
            std::iter::once(stays).chain(moves).collect_vec()
        });
        let turns = choices.multi_cartesian_product().filter(|turn| {
            let moved = turn.iter().filter(|(_, moved)| *moved).count();
            match self.choice {
                Choice::One => moved == 1,
                Choice::Some => moved > 0,
                Choice::All => moved == compound.iter().filter(|part| !ended(part)).count(),
            }
        });
        turns.map(|turn| turn.into_iter().flat_map(|(parts, _)| parts).collect()).collect()
    }
}

/// Returns `parts`, with an ended position in place of nothing.
fn whole(parts: &[usize]) -> Vec<usize> {
    if parts.is_empty() {
        vec![0]
    } else {
        parts.to_vec()
    }
}

/// Compares one kind of compound with its rules: its outcome, and the turns that win.
fn check<K: Kind>(game: &Listed, kind: K, stop: Stop, ending: Ending, compounds: &[Vec<usize>]) {
    let choice = kind.choice();
    let name = format!("{choice:?} {stop:?} {ending:?}");
    let mut by_rules = ByRules { game, choice, stop, ending, won: HashMap::new() };
    let mut by_numbers = Compound::new(game, kind);
    for compound in compounds {
        let won = by_rules.mover_wins(compound.clone());
        let outcome = by_numbers.outcome(compound);
        assert_eq!(outcome, Ok(Outcome::of_mover(won)), "{name} {compound:?} of {game:?}");
        let turns = by_rules.turns(compound);
        let winning = turns.into_iter().filter(|left| !by_rules.mover_wins(left.clone()));
        let listed = by_numbers.winning_moves(compound).unwrap().map(|moves| {
            let mut left = compound.iter().map(|&position| vec![position]).collect_vec();
            for part in &moves {
                assert!(game.0[compound[part.component]].contains(&part.option), "{name}");
                left[part.component] = whole(&part.option);
            }
            left.concat()
        });
        assert_eq!(listed.collect_vec(), winning.collect_vec(), "{name} {compound:?} of {game:?}");
    }
}

/// Compares every compound of Conway's table but the disjunctive ones that end with the last
/// component.
fn check_table(game: &Listed, compounds: &[Vec<usize>]) {
    for ending in [Ending::Normal, Ending::Misere] {
        check(game, Diminished { ending }, Stop::First, ending, compounds);
        for stop in [Stop::First, Stop::Last] {
            check(game, Conjunctive { stop, ending }, stop, ending, compounds);
            check(game, Selective { stop, ending }, stop, ending, compounds);
        }
    }
}

fn compounds(positions: usize, components: usize) -> Vec<Vec<usize>> {
    (0..positions).combinations_with_replacement(components).collect()
}

#[test]
fn conways_table_for_all_small_graphs() {
    available::unless_passed!();
    let small = Listed::of_all_graphs(4);
    // By hand: a position with n followers has those of a transitive set of n positions, and has
    // as options all that are options of no other, and any of the rest. There are 1, 1, 1, 2, 9
    // such sets (OEIS A001192), with one position that is an option of no other, but for one of
    // the 9, which has two.
    assert_eq!(small.len(), 1 + 1 + 2 + 2 * 4);
    for components in 1..=available::depth(3, 4) {
        check_table(&small, &compounds(small.len(), components));
    }
    let larger = Listed::of_all_graphs(5);
    assert_eq!(larger.len(), 1 + 1 + 2 + 2 * 4 + 8 * 8 + 4);
    let pairs = compounds(larger.len(), 2).into_iter().step_by(available::depth(11, 1));
    check_table(&larger, &pairs.collect_vec());
}

#[test]
fn a_compound_of_nothing_is_over() {
    let game = Listed(vec![vec![]]);
    let short = Diminished { ending: Ending::Misere };
    assert_eq!(Compound::new(&game, short).outcome(&[]), Ok(Outcome::N));
    assert_eq!(Compound::new(&game, short).winning_moves(&[]).unwrap().count(), 0);
    let long = Conjunctive { stop: Stop::Last, ending: Ending::Normal };
    assert_eq!(Compound::new(&game, long).outcome(&[]), Ok(Outcome::P));
    let mut join = Sequential::new(&game);
    assert_eq!(join.value(&[]), Ok(0));
    assert_eq!(join.winning_moves(&[vec![], vec![0]]), Ok(vec![]));
    assert_eq!(OrdinalSum::new(&game).value(&[]), Ok(0));
}

#[test]
fn a_long_chain_of_positions_needs_no_call_stack() {
    available::unless_passed!();
    too_small_to_recurse(|| {
        let one = SubtractionSet::finite(&[1]).unwrap();
        let long = Conjunctive { stop: Stop::Last, ending: Ending::Misere };
        assert_eq!(Compound::new(&one, long).number(&[100_000]), Ok(100_000));
        assert_eq!(Sequential::new(&one).value(&[vec![100_000], vec![1]]), Ok(1));
    });
}

proptest! {
    #![proptest_config(inputs(available::depth(64, 256)))]

    #[test]
    fn conways_table_for_positions_that_split(
        mut lists in proptest::collection::vec(
            proptest::collection::vec(proptest::collection::vec(any::<usize>(), 0..3), 0..4),
            6,
        ),
    ) {
        for (position, options) in lists.iter_mut().enumerate() {
            options.retain(|_| position > 0);
            options.iter_mut().flatten().for_each(|part| *part %= position.max(1));
        }
        let game = Listed(lists);
        for components in 1..=2 {
            check_table(&game, &compounds(game.len(), components));
        }
    }
}

/// The join of stages as a game: each is a sum, and moves are made in the first that has any.
struct Join<'a>(&'a Listed);

impl Join<'_> {
    /// Returns every move with the join that it leaves.
    fn moves(&self, stages: &[Vec<usize>]) -> Vec<(StageMove<usize>, Vec<Vec<usize>>)> {
        let mut moves = vec![];
        for (stage, sum) in stages.iter().enumerate() {
            for (component, position) in sum.iter().enumerate() {
                for option in self.0.options(position) {
                    let mut left = stages.to_vec();
                    left[stage].remove(component);
                    left[stage].extend(&option);
                    moves.push((StageMove { stage, component, option }, left));
                }
            }
            if !moves.is_empty() {
                break;
            }
        }
        moves
    }
}

impl Game for Join<'_> {
    type Position = Vec<Vec<usize>>;

    fn options(&self, stages: &Vec<Vec<usize>>) -> Vec<Vec<Vec<Vec<usize>>>> {
        self.moves(stages).into_iter().map(|(_, left)| vec![left]).collect()
    }
}

fn check_joins(game: &Listed, joins: impl Iterator<Item = Vec<Vec<usize>>>) {
    let join_game = Join(game);
    let mut by_definition = Analysis::new(&join_game);
    let mut by_play =
        [Ending::Normal, Ending::Misere].map(|ending| ByPlay::new(&join_game, ending));
    let mut by_stage = Sequential::new(game);
    let mut stage_play = [Ending::Normal, Ending::Misere].map(|ending| ByPlay::new(game, ending));
    for stages in joins {
        let value = by_definition.value(&stages).unwrap();
        assert_eq!(by_stage.value(&stages), Ok(value), "{stages:?} of {game:?}");
        let mut winning = join_game.moves(&stages);
        winning.retain(|(_, left)| by_definition.value(left) == Ok(0));
        let winning = winning.into_iter().map(|(winning, _)| winning).collect_vec();
        assert_eq!(by_stage.winning_moves(&stages), Ok(winning), "{stages:?} of {game:?}");

        let control = stages.iter().rev().fold(Control::END, |rest, sum| {
            let [normal, misere] = stage_play.each_mut().map(|play| play.outcome(sum).unwrap());
            Control { normal, misere }.before(rest)
        });
        let [normal, misere] =
            by_play.each_mut().map(|play| play.outcome(std::slice::from_ref(&stages)).unwrap());
        assert_eq!(control, Control { normal, misere }, "{stages:?} of {game:?}");
        assert_eq!(by_stage.outcome(&stages), Ok(normal));
    }
}

#[test]
fn joins_of_all_small_graphs() {
    available::unless_passed!();
    let small = Listed::of_all_graphs(4);
    let single = || (0..small.len()).map(|position| vec![position]);
    check_joins(&small, (0..3).map(|_| single()).multi_cartesian_product());
    let sums = single().chain(compounds(small.len(), 2)).collect_vec();
    check_joins(&small, (0..2).map(|_| sums.iter().cloned()).multi_cartesian_product());
    let larger = Listed::of_all_graphs(5);
    let single = || (0..larger.len()).map(|position| vec![position]);
    let pairs = (0..2).map(|_| single()).multi_cartesian_product();
    check_joins(&larger, pairs.step_by(available::depth(15, 1)));
}

#[test]
fn sums_of_joins_by_play() {
    available::unless_passed!();
    let small = Listed::of_all_graphs(4);
    let join_game = Join(&small);
    let mut by_play = ByPlay::new(&join_game, Ending::Normal);
    let mut by_stage = Sequential::new(&small);
    let joins = (0..small.len()).cartesian_product(0..small.len());
    let joins = joins.map(|(first, second)| vec![vec![first], vec![second]]).collect_vec();
    for sum in joins.into_iter().combinations_with_replacement(2) {
        let values = sum.iter().map(|stages| by_stage.value(stages).unwrap()).collect_vec();
        let outcome = Outcome::of_mover(nim_sum(&values) != 0);
        assert_eq!(by_play.outcome(&sum), Ok(outcome), "{sum:?}");
    }
}

#[test]
fn heaps_in_a_row() {
    let mut nim = Sequential::new(SubtractionSet::all());
    for heaps in (0..=4).flat_map(|len| (0..len).map(|_| 0..=5u64).multi_cartesian_product()) {
        let stages = heaps.iter().map(|&heap| vec![heap]).collect_vec();
        assert_eq!(nim.value(&stages), Ok(heaps_value(&heaps)), "{heaps:?}");
    }
}

#[test]
fn control_of_positions_and_of_nim() {
    let game = Listed::of_all_graphs(5);
    let mut controls: Vec<Control> = vec![];
    for position in 0..game.len() {
        let options = game.0[position].iter().map(|parts| controls[parts[0]]);
        controls.push(Control::of_options(options));
        let outcome = |ending| ByPlay::new(&game, ending).outcome(&[position]).unwrap();
        let [normal, misere] = [Ending::Normal, Ending::Misere].map(outcome);
        assert_eq!(controls[position], Control { normal, misere });
    }
    let nim = SubtractionSet::all();
    let mut play = [Ending::Normal, Ending::Misere].map(|ending| ByPlay::new(&nim, ending));
    for heaps in (0..=3).flat_map(|len| (0..6u64).combinations_with_replacement(len)) {
        let [normal, misere] = play.each_mut().map(|play| play.outcome(&heaps).unwrap());
        assert_eq!(Control::of_nim(&heaps), Control { normal, misere }, "{heaps:?}");
    }
}

/// An ordinal sum as a game: a row of sums, in which a move takes away all that stands above.
struct Row<'a>(&'a Listed);

impl Row<'_> {
    fn moves(&self, row: &[Vec<usize>]) -> Vec<(OrdinalMove<usize>, Vec<Vec<usize>>)> {
        let mut moves = vec![];
        for (component, sum) in row.iter().enumerate() {
            for (place, position) in sum.iter().enumerate() {
                for option in self.0.options(position) {
                    let mut left = row[..=component].to_vec();
                    left[component].remove(place);
                    left[component].extend(&option);
                    moves.push((OrdinalMove { component, option }, left));
                }
            }
        }
        moves
    }
}

impl Game for Row<'_> {
    type Position = Vec<Vec<usize>>;

    fn options(&self, row: &Vec<Vec<usize>>) -> Vec<Vec<Vec<Vec<usize>>>> {
        self.moves(row).into_iter().map(|(_, left)| vec![left]).collect()
    }
}

fn check_rows(game: &Listed, components: usize) {
    let row_game = Row(game);
    let mut by_definition = Analysis::new(&row_game);
    let mut by_colon = OrdinalSum::new(game);
    let rows = (0..components).map(|_| 0..game.len()).multi_cartesian_product();
    for row in rows {
        let sums = row.iter().map(|&position| vec![position]).collect_vec();
        let value = by_definition.value(&sums).unwrap();
        assert_eq!(by_colon.value(&row), Ok(value), "{row:?} of {game:?}");
        assert_eq!(by_colon.outcome(&row), Ok(Outcome::of_mover(value != 0)));
        let mut winning = row_game.moves(&sums);
        winning.retain(|(_, left)| by_definition.value(left) == Ok(0));
        let winning = winning.into_iter().map(|(winning, _)| winning).collect_vec();
        assert_eq!(by_colon.winning_moves(&row), Ok(winning), "{row:?} of {game:?}");
    }
}

#[test]
fn ordinal_sums_of_all_small_graphs() {
    available::unless_passed!();
    let small = Listed::of_all_graphs(4);
    (1..=3).for_each(|components| check_rows(&small, components));
    check_rows(&Listed::of_all_graphs(5), 2);
}

#[test]
#[should_panic(expected = "a value of 2^64")]
fn an_ordinal_sum_that_is_too_large() {
    on_top([0], u64::MAX);
}

/// Kayles with rows of up to 5 pins, which a move may split.
fn kayles() -> Listed {
    let options = |row: usize| {
        let rests = (1..=2).filter_map(move |pins| row.checked_sub(pins));
        rests.flat_map(|rest| (0..=rest / 2).map(move |left| vec![left, rest - left])).collect()
    };
    Listed((0..=5).map(options).collect())
}

#[test]
fn joins_and_ordinal_sums_of_rows_that_split() {
    available::unless_passed!();
    let kayles = kayles();
    let stages =
        (0..=5).map(|row| vec![row]).chain(compounds(available::depth(5, 6), 2)).collect_vec();
    check_joins(&kayles, (0..2).map(|_| stages.iter().cloned()).multi_cartesian_product());
    (1..=available::depth(2, 3)).for_each(|components| check_rows(&kayles, components));
}

#[test]
fn moves_and_ordinal_sums_print() {
    let split = ComponentMove { component: 2, option: vec![3, 4] };
    assert_eq!(split.to_string(), "component 2 to [3, 4]");
    let in_a_row = OrdinalMove { component: 2, option: vec![1, 4] };
    assert_eq!(in_a_row.to_string(), "component 2 to [1, 4]");
    let in_a_stage = StageMove { stage: 3, component: 0, option: vec![5] };
    assert_eq!(in_a_stage.to_string(), "stage 3, component 0 to [5]");
    let game = Listed(vec![vec![]]);
    let printed = format!("{:?}", OrdinalSum::new(&game));
    assert!(printed.contains("OrdinalSum") && printed.contains(&format!("{game:?}")), "{printed}");
}
