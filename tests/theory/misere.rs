//! The SJ rule under its own end of play, and where it holds in true misère play.

use crate::random::inputs;
use grundy::game::{Analysis, ByPlay, Ending, Game};
use grundy::misere::{
    first_exception, heap_sums, prove_sj, sj_outcome, sj_winning_moves, Exception, Obstacle,
    Unproven,
};
use grundy::nim;
use grundy::subtraction::SubtractionSet;
use grundy::Outcome;
use itertools::Itertools;
use proptest::prelude::*;
use std::collections::HashMap;

/// Octal games given by their digits after the point: the bits 1, 2 and 4 of digit t allow a
/// move to take t stones and leave nothing, one heap, or two.
struct Octal(&'static [u8]);

const KAYLES: Octal = Octal(&[7, 7]);
const DAWSONS_KAYLES: Octal = Octal(&[0, 7]);
const DAWSONS_CHESS: Octal = Octal(&[1, 3, 7]);

impl Game for Octal {
    type Position = u64;

    fn options(&self, &heap: &u64) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for (take, &digit) in (1..).zip(self.0) {
            let Some(rest) = heap.checked_sub(take) else { break };
            if digit & 1 != 0 && rest == 0 {
                options.push(vec![]);
            }
            if digit & 2 != 0 && rest > 0 {
                options.push(vec![rest]);
            }
            if digit & 4 != 0 {
                options.extend((1..=rest / 2).map(|part| vec![part, rest - part]));
            }
        }
        options
    }
}

/// Grundy's game: a move splits a heap into two unequal ones.
struct GrundysGame;

impl Game for GrundysGame {
    type Position = u64;

    fn options(&self, &heap: &u64) -> Vec<Vec<u64>> {
        let parts = (1..heap).take_while(|part| 2 * part < heap);
        parts.map(|part| vec![part, heap - part]).collect()
    }
}

fn subtraction(moves: &[u64]) -> SubtractionSet {
    SubtractionSet::finite(moves).unwrap()
}

/// The anti-SG game by its rules: the player to move has won when all components have value 0.
/// A component is everything that has become of one heap or, if they are counted `apart`, each
/// part of it.
struct AntiSg<G> {
    game: G,
    apart: bool,
    values: Vec<u64>,
    won: HashMap<Vec<Vec<u64>>, bool>,
}

impl<G: Game<Position = u64>> AntiSg<G> {
    fn new(game: G, largest: u64) -> AntiSg<G> {
        let mut analysis = Analysis::new(&game);
        let values = (0..=largest).map(|heap| analysis.value(&heap).unwrap()).collect();
        AntiSg { game, apart: false, values, won: HashMap::new() }
    }

    fn value(&self, component: &[u64]) -> u64 {
        component.iter().fold(0, |sum, &heap| sum ^ self.values[heap as usize])
    }

    fn mover_wins(&mut self, mut components: Vec<Vec<u64>>) -> bool {
        if self.apart {
            components = components.concat().into_iter().map(|part| vec![part]).collect();
        }
        components.iter_mut().for_each(|component| component.sort_unstable());
        components.sort();
        if components.iter().all(|component| self.value(component) == 0) {
            return true;
        }
        if let Some(&won) = self.won.get(&components) {
            return won;
        }
        let mut won = false;
        for (place, component) in components.iter().enumerate() {
            for (part, heap) in component.iter().enumerate() {
                for option in self.game.options(heap) {
                    let mut left = components.clone();
                    left[place].remove(part);
                    left[place].extend(option);
                    won |= !self.mover_wins(left);
                }
            }
        }
        self.won.insert(components, won);
        won
    }
}

fn the_sj_theorem_holds<G: Game<Position = u64>>(game: G, total: u64) {
    let mut rules = AntiSg::new(game, total);
    for sum in heap_sums(total) {
        let rule = sj_outcome(sum.iter().map(|&heap| rules.values[heap as usize]));
        let components = sum.iter().map(|&heap| vec![heap]).collect_vec();
        assert_eq!(rule.mover_wins(), rules.mover_wins(components), "{sum:?}");
    }
}

#[test]
fn the_rule_under_its_own_ending() {
    available::unless_passed!();
    the_sj_theorem_holds(SubtractionSet::all(), 14);
    the_sj_theorem_holds(subtraction(&[2, 5]), 16);
    the_sj_theorem_holds(subtraction(&[1, 4, 9]), 16);
    the_sj_theorem_holds(KAYLES, 10);
    the_sj_theorem_holds(DAWSONS_KAYLES, 13);
    the_sj_theorem_holds(GrundysGame, 12);
    the_sj_theorem_holds(Listed(&[&[], &[0], &[0, 1], &[2], &[3, 0]]), 12);
}

#[test]
fn parts_of_a_split_heap_count_together() {
    // Kayles 1 and 5 are N by the rule, but not if the parts of a row that splits count
    // separately.
    assert_eq!(sj_outcome([1, 4]), Outcome::N);
    for apart in [false, true] {
        let mut rules = AntiSg { apart, ..AntiSg::new(KAYLES, 8) };
        assert_eq!(rules.mover_wins(vec![vec![1], vec![5]]), !apart);
    }
}

fn smallest_exception<G: Game<Position = u64>>(game: G, total: u64) -> Option<Vec<u64>> {
    first_exception(game, heap_sums(total)).unwrap().map(|exception| exception.sum)
}

#[test]
fn known_exceptions() {
    // From an independent search, in which these exceptions have the smallest total.
    assert_eq!(smallest_exception(KAYLES, 16), Some(vec![1, 5]));
    assert_eq!(smallest_exception(DAWSONS_KAYLES, 16), Some(vec![12]));
    assert_eq!(smallest_exception(DAWSONS_CHESS, 16), Some(vec![1, 9]));
    assert_eq!(smallest_exception(GrundysGame, 16), Some(vec![3, 13]));
    let single = |row| first_exception(KAYLES, [vec![row]]).unwrap().is_some();
    assert_eq!((1..=9).filter(|&row| single(row)).collect_vec(), [8, 9]);
    // There is no proof for any of them.
    for game in [KAYLES, DAWSONS_KAYLES, DAWSONS_CHESS] {
        assert!(matches!(prove_sj(game, &[13]), Err(Unproven::Obstacle { .. })));
    }
    assert!(matches!(prove_sj(GrundysGame, &[13]), Err(Unproven::Obstacle { .. })));
}

#[test]
fn misere_kayles_rows() {
    // Winning Ways, chapter 13, after Sibert and Conway: the rows from which the previous
    // player wins.
    let mut play = ByPlay::new(KAYLES, Ending::Misere);
    let rows = (1..=21).filter(|&row| play.outcome(&[row]) == Ok(Outcome::P));
    assert_eq!(rows.collect_vec(), [1, 4, 9, 12, 20]);
}

#[test]
fn an_exception_says_what_differs() {
    let exception = first_exception(KAYLES, [vec![2, 3], vec![8]]).unwrap().unwrap();
    let expected = Exception { sum: vec![8], values: vec![1], outcome: Outcome::N };
    assert_eq!(exception, expected);
    let text = "[8] has values [1], P by the SJ rule, but is N by misère play";
    assert_eq!(exception.to_string(), text);
}

#[test]
fn ferguson_theorem() {
    available::unless_passed!();
    // Every subtraction set within 1..=6, and the set of HDU 1848.
    for moves in (1..=6).powerset().filter(|moves| !moves.is_empty()) {
        let rule = subtraction(&moves);
        assert!(prove_sj(&rule, &[60]).is_ok(), "{rule}");
        assert_eq!(first_exception(&rule, heap_sums(available::depth(9, 13))), Ok(None), "{rule}");
        let mut game = Analysis::new(&rule);
        let mut by_play = ByPlay::new(&rule, Ending::Misere);
        for sum in heap_sums(available::depth(7, 9)) {
            let moves = sj_winning_moves(&mut game, &sum).unwrap();
            assert_eq!(by_play.winning_moves(&sum), Ok(moves), "{rule}: {sum:?}");
        }
    }
    assert_eq!(prove_sj(SubtractionSet::fibonacci(), &[1000]).unwrap().positions(), 1001);
    assert_eq!(first_exception(SubtractionSet::fibonacci(), heap_sums(22)), Ok(None));
}

/// A game in which position n leads to any of the numbers in list n.
struct Listed(&'static [&'static [u64]]);

impl Game for Listed {
    type Position = u64;

    fn options(&self, &n: &u64) -> Vec<Vec<u64>> {
        // Positions beyond the lists lead back into them, so that heaps of any size are
        // positions.
        let options = self.0[n as usize % self.0.len()];
        options.iter().map(|&option| vec![option]).collect()
    }
}

/// The rules of a random game in which heaps decrease and may split into two parts.
#[derive(Debug)]
pub struct Random(Vec<Vec<Vec<u64>>>);

impl Game for Random {
    type Position = u64;

    fn options(&self, &n: &u64) -> Vec<Vec<u64>> {
        self.0[n as usize].clone()
    }
}

pub fn random_game(parts: usize) -> impl Strategy<Value = Random> {
    let option = move || proptest::collection::vec(any::<u64>(), 0..=parts);
    let options = proptest::collection::vec(option(), 0..4);
    proptest::collection::vec(options, 6).prop_map(|mut lists| {
        for (n, options) in (0..).zip(&mut lists) {
            options.retain(|parts| n > 0 || parts.is_empty());
            options.iter_mut().flatten().for_each(|part| *part %= n.max(1));
        }
        Random(lists)
    })
}

proptest! {
    #![proptest_config(inputs(1500))]

    #[test]
    fn a_proof_has_no_exception(game in random_game(2)) {
        if prove_sj(&game, &[0, 1, 2, 3, 4, 5]).is_ok() {
            let sums = (1..4).flat_map(|len| (0..6).combinations_with_replacement(len));
            prop_assert_eq!(first_exception(&game, sums).unwrap(), None);
        }
    }

    #[test]
    fn without_splits_a_missing_proof_is_an_exception(game in random_game(1)) {
        let exception = first_exception(&game, (0..6).map(|n| vec![n])).unwrap();
        let proof = prove_sj(&game, &[0, 1, 2, 3, 4, 5]);
        prop_assert_eq!(proof.is_ok(), exception.is_none());
        if let Err(Unproven::Obstacle { position, obstacle }) = proof {
            prop_assert_eq!(obstacle, Obstacle::NoOptionOfValueOne);
            let own = exception.unwrap().sum == [position];
            prop_assert!(own || !game.options(&position).is_empty());
        }
    }
}

#[test]
fn obstacles_say_what_fails() {
    for (obstacle, text) in [
        (Obstacle::NoOptionOfValueOne, "has value 0 and moves, but none to value 1"),
        (Obstacle::LargeParts, "has value 0 or 1, and a move to the other with parts above 1"),
        (
            Obstacle::NoWayDown { beside: 1 },
            "has a value above 1, but no move to a P-position beside a game of value 1",
        ),
    ] {
        assert_eq!(obstacle.to_string(), text);
        let unproven = Unproven::Obstacle { position: 7, obstacle };
        assert_eq!(unproven.to_string(), format!("7 {text}"));
    }
}

/// A tree of Green Hackenbush, given by the trees on top of the edges at its root, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Tree(Vec<Tree>);

impl Tree {
    fn sorted(mut carried: Vec<Tree>) -> Tree {
        carried.sort();
        Tree(carried)
    }

    /// Returns this tree with the tree at `place` replaced.
    fn with(&self, place: usize, tree: Option<Tree>) -> Tree {
        let (before, after) = (&self.0[..place], &self.0[place + 1..]);
        Tree::sorted(before.iter().chain(&tree).chain(after).cloned().collect())
    }

    /// Returns every tree with one more edge.
    fn grown(&self) -> Vec<Tree> {
        let at_root = [&self.0[..], &[Tree::default()]].concat();
        let above = (0..self.0.len()).flat_map(|place| {
            let trees = self.0[place].grown().into_iter();
            trees.map(move |tree| self.with(place, Some(tree)))
        });
        above.chain([Tree::sorted(at_root)]).collect()
    }
}

struct Cutting;

impl Game for Cutting {
    type Position = Tree;

    fn options(&self, tree: &Tree) -> Vec<Vec<Tree>> {
        let mut options = Vec::new();
        for (place, carried) in tree.0.iter().enumerate() {
            options.push(vec![tree.with(place, None)]);
            for option in Cutting.options(carried).concat() {
                options.push(vec![tree.with(place, Some(option))]);
            }
        }
        options
    }
}

#[test]
fn misere_trees_are_nim_on_branches() {
    let mut trees = vec![Tree::default()];
    let mut by_edges = trees.clone();
    for _ in 0..8 {
        by_edges = by_edges.iter().flat_map(Tree::grown).sorted().dedup().collect();
        trees.extend(by_edges.iter().cloned());
    }
    // OEIS A000081: the numbers of rooted trees with 1, 2, 3, … vertices.
    assert_eq!(trees.len(), 1 + 1 + 2 + 4 + 9 + 20 + 48 + 115 + 286);
    let mut play = ByPlay::new(Cutting, Ending::Misere);
    let mut analysis = Analysis::new(Cutting);
    for tree in &trees {
        let branches = tree.0.iter().map(|carried| analysis.value(carried).unwrap() + 1);
        let by_branches = nim::misere::outcome(branches);
        assert_eq!(play.outcome(std::slice::from_ref(tree)), Ok(by_branches), "{tree:?}");
    }
}

#[test]
fn two_stalks_on_one_root() {
    // HDU 3590: the SJ rule says N, because the tree has the value 0.
    let stalk = Tree(vec![Tree::default()]);
    let tree = Tree(vec![stalk.clone(), stalk]);
    let expected = Exception { sum: vec![tree.clone()], values: vec![0], outcome: Outcome::P };
    assert_eq!(first_exception(Cutting, [vec![tree]]), Ok(Some(expected)));
}

#[test]
fn sums_of_heaps() {
    // OEIS A000041: the numbers of partitions of 1, 2, 3, …, whose sum up to 30 is 28 628.
    let counts = [1, 2, 3, 5, 7, 11, 15, 22, 30, 42, 56, 77, 101, 135];
    for (total, count) in (1..).zip(counts) {
        let sums = heap_sums(total).filter(|sum| sum.iter().sum::<u64>() == total).collect_vec();
        assert_eq!(sums.len(), count);
        assert!(sums.iter().all_unique());
        assert!(sums.iter().flatten().all(|&heap| heap > 0));
        assert!(sums.iter().tuple_windows().all(|(a, b)| a.len() <= b.len()));
    }
    assert_eq!(heap_sums(30).count(), 28_628);
    assert_eq!(heap_sums(0).count(), 0);
}

#[test]
fn games_that_need_not_end_are_errors() {
    let circle = Listed(&[&[1], &[0]]);
    assert!(first_exception(&circle, [vec![0]]).is_err());
    let error = prove_sj(&circle, &[0]).unwrap_err();
    assert_eq!(error.to_string(), "the game need not end: 0 → 1 → 0");
}
