//! Poset games, compared with the rules, with Hackenbush on trees and with each other.

use crate::random::inputs;
use available::depth;
use grundy::chomp::ThreeRows;
use grundy::contest::rooted_tree::RootedTree;
use grundy::game::{Analysis, Game};
use grundy::hackenbush::tree_values;
use grundy::poset::{DivisorGame, GrundySet, Poset, PosetError};
use grundy::Outcome;
use itertools::Itertools;
use proptest::prelude::*;

/// The game by its rules: a position is the list of the elements that are left.
struct ByRelations<'a> {
    relations: &'a [(usize, usize)],
}

impl Game for ByRelations<'_> {
    type Position = Vec<usize>;

    fn options(&self, left: &Vec<usize>) -> Vec<Vec<Vec<usize>>> {
        let take = |&taken: &usize| {
            let mut gone = vec![taken];
            let mut done = 0;
            while let Some(&lower) = gone.get(done) {
                let above = self.relations.iter().filter(|(low, _)| *low == lower);
                gone.extend(above.map(|(_, high)| *high));
                done += 1;
            }
            vec![left.iter().copied().filter(|element| !gone.contains(element)).collect()]
        };
        left.iter().map(take).collect()
    }
}

fn check(elements: usize, relations: &[(usize, usize)]) {
    let mut poset = Poset::from_relations(elements, relations).unwrap();
    let mut by_rules = Analysis::new(ByRelations { relations });
    let everything = (0..elements).collect_vec();
    let value = by_rules.value(&everything).unwrap();
    assert_eq!(poset.value(&[]), value, "{relations:?}");
    assert_eq!(poset.outcome(&[]), Outcome::of_mover(value != 0), "{relations:?}");
    let mut wins = Vec::new();
    for (move_, option) in by_rules_options(relations, &everything).into_iter().enumerate() {
        let value = by_rules.value(&option).unwrap();
        assert_eq!(poset.value(&[move_]), value, "{relations:?} after {move_}");
        if value == 0 {
            wins.push(move_);
        }
    }
    assert_eq!(poset.winning_moves(&[]), wins, "{relations:?}");
}

fn by_rules_options(relations: &[(usize, usize)], left: &Vec<usize>) -> Vec<Vec<usize>> {
    ByRelations { relations }.options(left).concat()
}

#[test]
fn all_posets_of_five_elements() {
    let pairs = (0..5).tuple_combinations().collect_vec();
    for relations in pairs.into_iter().powerset() {
        check(5, &relations);
    }
}

#[test]
fn an_element_above_all_others_makes_an_n_position() {
    let pairs = (0..5).tuple_combinations().collect_vec();
    for relations in pairs.into_iter().powerset() {
        let below_the_last = (0..5).map(|low| (low, 5));
        let relations = relations.iter().copied().chain(below_the_last).collect_vec();
        let mut poset = Poset::from_relations(6, &relations).unwrap();
        assert_eq!(poset.outcome(&[]), Outcome::N, "{relations:?}");
    }
}

#[test]
fn chains_are_heaps() {
    let chain = |from: usize, to: usize| (from + 1..to).map(|high| (high - 1, high));
    let relations = chain(0, 40).chain(chain(40, 100)).chain(chain(100, 128)).collect_vec();
    let mut poset = Poset::from_relations(128, &relations).unwrap();
    assert_eq!(poset.value(&[]), 40 ^ 60 ^ 28);
    // 40 ⊕ 60 ⊕ 28 is 8, and each of the three heaps can lose its part of it.
    let leave = |from: usize, heap: u64| from + (heap ^ 8) as usize;
    assert_eq!(poset.winning_moves(&[]), [leave(0, 40), leave(40, 60), leave(100, 28)]);
}

#[test]
fn grundy_sets_of_ten_thousand_elements() {
    available::unless_passed!();
    let single = GrundySet::element();
    let chain = (0..10_000).fold(GrundySet::empty(), |chain, _| chain.below(&single));
    assert_eq!(chain.value(), 10_000);
    assert_eq!(chain.beside(&chain).value(), 0);
    let antichain = (0..9_999).fold(GrundySet::empty(), |antichain, _| antichain.beside(&single));
    assert_eq!((antichain.value(), antichain.options()), (1, &[0][..]));
}

#[test]
fn divisors_of_two_prime_powers_are_a_bar_of_chomp() {
    let chomp = ThreeRows::new(9);
    for columns in 1..=9u32 {
        let mut divisors = DivisorGame::new(2u64.pow(columns - 1) * 9).unwrap();
        let rectangle = [u64::from(columns); 3];
        // The number 2^x · 3^y stands for the square in column x and row y, counted from 0.
        let square = |left: [u64; 3]| {
            let row = (0..3).find(|&row| left[row] < rectangle[row]).unwrap();
            2u64.pow(left[row] as u32) * 3u64.pow(row as u32)
        };
        let moves = chomp.winning_moves(rectangle).into_iter().map(square).sorted().collect_vec();
        assert_eq!(divisors.winning_moves(&[]), moves, "{columns} columns");
    }
}

#[test]
fn divisors_by_the_rules() {
    available::unless_passed!();
    for number in 1..available::depth(250, 400u64) {
        let divisors = (2..=number).filter(|divisor| number % divisor == 0).collect_vec();
        // Whoever can name only 1 loses, so 1 does not count as a move.
        let divides = |(low, high): &(usize, usize)| divisors[*high] % divisors[*low] == 0;
        let pairs = (0..divisors.len()).tuple_combinations();
        let relations = pairs.filter(divides).collect_vec();
        let mut by_rules = Analysis::new(ByRelations { relations: &relations });
        let everything = (0..divisors.len()).collect_vec();
        let options = by_rules_options(&relations, &everything);
        let wins = |option: &Vec<usize>| by_rules.value(option) == Ok(0);
        let wins = options.iter().map(wins).collect_vec();
        let wins = divisors.iter().zip(wins).filter(|(_, wins)| *wins).map(|(number, _)| *number);
        let mut game = DivisorGame::new(number).unwrap();
        assert_eq!(game.winning_moves(&[]), wins.collect_vec(), "{number}");
        let value = by_rules.value(&everything).unwrap();
        assert_eq!(game.value(&[]), value, "{number}");
        assert_eq!(game.outcome(&[]), Outcome::of_mover(value != 0), "{number}");
    }
}

#[test]
fn every_bar_has_a_winning_first_move() {
    for (rows, columns) in (1..6u32).cartesian_product(1..6u32).filter(|&size| size != (1, 1)) {
        let mut game = DivisorGame::new(2u64.pow(rows - 1) * 3u64.pow(columns - 1)).unwrap();
        assert!(!game.winning_moves(&[]).is_empty(), "{rows} by {columns}");
    }
}

#[test]
fn wrong_input() {
    let error = |elements, relations: &[(usize, usize)]| {
        Poset::from_relations(elements, relations).unwrap_err()
    };
    assert_eq!(error(129, &[]), PosetError::TooManyElements { elements: 129 });
    assert_eq!(error(2, &[(0, 2)]), PosetError::NoSuchElement { element: 2, elements: 2 });
    assert_eq!(error(3, &[(0, 1), (1, 2), (2, 0)]), PosetError::Cycle { element: 0 });
    let cycle = error(4, &[(0, 3), (1, 2), (2, 1)]);
    assert!(matches!(cycle, PosetError::Cycle { element: 1 | 2 }), "{cycle}");
    assert_eq!(error(1, &[(0, 0)]).to_string(), "element 0, counted from 0, is below itself");
    assert_eq!(Poset::from_relations(0, &[]).unwrap().value(&[]), 0);
    assert_eq!(Poset::from_relations(128, &[]).unwrap().value(&[]), 0);
    assert!(DivisorGame::new(2u64.pow(11) * 3u64.pow(10)).is_err());
    assert!(DivisorGame::new(1).unwrap().winning_moves(&[]).is_empty());
}

#[test]
#[should_panic(expected = "element 3 of 3, counted from 0")]
fn what_does_not_exist_cannot_be_taken() {
    Poset::from_relations(3, &[(0, 2)]).unwrap().value(&[3]);
}

#[test]
#[should_panic(expected = "element 2 is gone already")]
fn what_is_gone_cannot_be_taken() {
    Poset::from_relations(3, &[(0, 2)]).unwrap().value(&[0, 2]);
}

/// The ways in which a list of numbers builds an N-free poset: each number puts a new part
/// beside what is there, on top of it, or below it.
fn compose(steps: &[(u8, usize)]) -> (GrundySet, usize, Vec<(usize, usize)>) {
    let (mut set, mut elements, mut relations) = (GrundySet::empty(), 0, Vec::new());
    for &(step, size) in steps {
        // A part of `size` elements, alternately a chain and an antichain.
        let single = GrundySet::element();
        let is_chain = step % 2 == 0;
        let mut part = GrundySet::empty();
        for element in 0..size {
            part = if is_chain { part.below(&single) } else { part.beside(&single) };
            if is_chain && element > 0 {
                relations.push((elements + element - 1, elements + element));
            }
        }
        let pairs = (0..elements).cartesian_product(elements..elements + size);
        set = match step / 2 {
            0 => set.beside(&part),
            1 => {
                relations.extend(pairs);
                set.below(&part)
            }
            _ => {
                relations.extend(pairs.map(|(old, new)| (new, old)));
                part.below(&set)
            }
        };
        elements += size;
    }
    (set, elements, relations)
}

proptest! {
    #![proptest_config(inputs(200))]

    #[test]
    fn random_posets(
        elements in 1..9usize,
        pairs in proptest::collection::vec((any::<usize>(), any::<usize>()), 0..14),
        shift in any::<usize>(),
    ) {
        let pairs = pairs.iter().map(|(a, b)| (a % elements, b % elements));
        let rotated = |element: usize| (element + shift % elements) % elements;
        let relations = pairs.filter(|(a, b)| a < b).map(|(a, b)| (rotated(a), rotated(b)));
        check(elements, &relations.collect_vec());
    }

    #[test]
    fn n_free_posets(steps in proptest::collection::vec((0..6u8, 1..4usize), 1..6)) {
        let (set, elements, relations) = compose(&steps);
        let mut by_rules = Analysis::new(ByRelations { relations: &relations });
        let everything = (0..elements).collect_vec();
        let options = by_rules_options(&relations, &everything);
        let values = options.iter().map(|option| by_rules.value(option).unwrap());
        let values = values.sorted().dedup().collect_vec();
        prop_assert_eq!(set.options(), &values[..]);
        let mut poset = Poset::from_relations(elements, &relations).unwrap();
        prop_assert_eq!(poset.value(&[]), set.value());
    }

    #[test]
    fn forests_are_hackenbush(below in proptest::collection::vec(any::<usize>(), 1..40)) {
        // Vertex 0 is the ground; every other vertex is the edge below it.
        let parents = below.iter().enumerate().map(|(vertex, number)| Some(number % (vertex + 1)));
        let parents = [None].into_iter().chain(parents).collect_vec();
        let edges = parents.iter().enumerate().skip(1);
        let edges = edges.map(|(vertex, parent)| (parent.unwrap(), vertex));
        let relations = edges.filter(|&(parent, _)| parent > 0);
        let relations = relations.map(|(parent, vertex)| (parent - 1, vertex - 1)).collect_vec();
        let mut poset = Poset::from_relations(below.len(), &relations).unwrap();
        let tree = RootedTree::from_parents(&parents).unwrap();
        prop_assert_eq!(poset.value(&[]), tree_values(&tree)[0]);
    }
}

#[test]
fn sets_taken_away() {
    // Each divisor of a product of different primes is a set of primes. D. Gale's game on the sets
    // other than the empty and the whole one is lost for up to six primes: D. Gale and A. Neyman,
    // *Nim-type games* (1982); J. D. Christensen and M. Tilford, *David Gale's subset take-away
    // game* (1997). So naming the whole number wins.
    for number in depth(vec![6, 30, 210, 2310], vec![6, 30, 210, 2310, 30_030]) {
        let mut game = DivisorGame::new(number).unwrap();
        assert!(game.winning_moves(&[]).contains(&number), "{number}");
        assert_eq!(game.outcome(&[number]), Outcome::P, "{number}");
    }
    // The whole number is above all others.
    assert_eq!(DivisorGame::new(30_030).unwrap().outcome(&[]), Outcome::N);
    assert_eq!(DivisorGame::new(27_720).unwrap().outcome(&[]), Outcome::N);
}

#[test]
fn primes_with_the_same_exponent_may_change_places() {
    for (number, named) in
        [(60, vec![2, 15]), (36, vec![12]), (210, vec![6, 35]), (900, vec![4, 75])]
    {
        let mut game = DivisorGame::new(number).unwrap();
        let divisors = (2..=number).filter(|divisor| number % divisor == 0).collect_vec();
        let place = |number: u64| divisors.iter().position(|&divisor| divisor == number).unwrap();
        let pairs = (0..divisors.len()).tuple_combinations();
        let pairs =
            pairs.filter(|&(low, high): &(usize, usize)| divisors[high] % divisors[low] == 0);
        let mut poset = Poset::from_relations(divisors.len(), &pairs.collect_vec()).unwrap();
        for count in 0..=named.len() {
            let taken = named[..count].iter().map(|&number| place(number)).collect_vec();
            let moves = poset.winning_moves(&taken).into_iter().map(|place| divisors[place]);
            assert_eq!(game.winning_moves(&named[..count]), moves.collect_vec(), "{number}");
            assert_eq!(game.value(&named[..count]), poset.value(&taken), "{number}");
            let outcome = Outcome::of_mover(poset.value(&taken) != 0);
            assert_eq!(game.outcome(&named[..count]), outcome, "{number}");
        }
    }
}
