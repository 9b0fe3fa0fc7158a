//! Offers of which the opponent chooses, compared with play of whole sums by the rules.

use crate::random::inputs;
use grundy::chooser::{cut_value, Choices, ChooserGame, Offer, WinningOffer};
use grundy::Outcome;
use itertools::Itertools;
use proptest::prelude::*;
use std::collections::HashMap;

/// Positions 0, 1, …, each with its offers of smaller positions.
#[derive(Clone, Debug)]
struct Listed(Vec<Vec<Offer<usize>>>);

impl ChooserGame for Listed {
    type Position = usize;

    fn offers(&self, &position: &usize) -> Vec<Offer<usize>> {
        self.0[position].clone()
    }
}

/// Who wins sums, found by trying every offer and every choice.
struct ByPlay<G: ChooserGame> {
    game: G,
    wins: HashMap<Vec<G::Position>, bool>,
}

impl<G: ChooserGame> ByPlay<G>
where
    G::Position: Ord,
{
    fn wins(&mut self, mut sum: Vec<G::Position>) -> bool {
        sum.sort();
        if let Some(&wins) = self.wins.get(&sum) {
            return wins;
        }
        let wins = !self.winning_offers(&sum).is_empty();
        self.wins.insert(sum, wins);
        wins
    }

    fn winning_offers(&mut self, sum: &[G::Position]) -> Vec<WinningOffer<G::Position>> {
        let mut winning = vec![];
        for (component, position) in sum.iter().enumerate() {
            for offer in self.game.offers(position) {
                let wins = offer.iter().all(|alternative| {
                    let mut after = sum.to_vec();
                    after.remove(component);
                    after.extend_from_slice(alternative);
                    !self.wins(after)
                });
                if wins {
                    winning.push(WinningOffer { component, offer });
                }
            }
        }
        winning
    }
}

/// Compares the outcomes and all winning offers of these sums.
fn check<G: ChooserGame + Copy>(game: G, sums: impl Iterator<Item = Vec<G::Position>>)
where
    G::Position: Ord + std::fmt::Debug,
{
    let mut by_play = ByPlay { game, wins: HashMap::new() };
    let mut by_values = Choices::new(game);
    for sum in sums {
        let winning = by_play.winning_offers(&sum);
        let outcome = Outcome::of_mover(!winning.is_empty());
        assert_eq!(by_values.outcome(&sum), Ok(outcome), "{sum:?}");
        assert_eq!(by_values.winning_moves(&sum), Ok(winning), "{sum:?}");
    }
}

/// Generates a game of seven positions, with offers of up to three alternatives of up to two
/// positions each.
fn any_game() -> impl Strategy<Value = Listed> {
    let offers = |position: usize| {
        let alternative = proptest::collection::vec(0..position.max(1), 0..3);
        let offer = proptest::collection::vec(alternative, 1..4);
        proptest::collection::vec(offer, 0..=position.min(4))
    };
    (0..7usize).map(offers).collect_vec().prop_map(Listed)
}

proptest! {
    #![proptest_config(inputs(150))]

    #[test]
    fn sums_of_random_games(game in any_game()) {
        let sums = (0..=2).flat_map(|len| (0..7).combinations_with_replacement(len));
        check(&game, sums.chain((3..7).combinations_with_replacement(3)));
    }
}

/// Cut a heap, and the opponent chooses the part that stays.
struct Cut;

impl ChooserGame for Cut {
    type Position = u64;

    fn offers(&self, &heap: &u64) -> Vec<Offer<u64>> {
        (1..=heap / 2).map(|part| vec![vec![part], vec![heap - part]]).collect()
    }
}

#[test]
fn cut_and_choose() {
    available::unless_passed!();
    let mut game = Choices::new(&Cut);
    for heap in 1..600 {
        assert_eq!(game.value(&heap), Ok(cut_value(heap)), "{heap}");
    }
    check(&Cut, (1..=3).flat_map(|len| (1..=8).combinations_with_replacement(len)));
}

/// Codeforces 1934D2: break a number into two smaller ones, of which it is the nim sum. Whoever
/// has a number with an even number of ones in binary wins, unless it is 0.
#[test]
fn breaking_by_xor() {
    struct Break;
    impl ChooserGame for Break {
        type Position = u64;
        fn offers(&self, &number: &u64) -> Vec<Offer<u64>> {
            let parts = (1..number).map(|part| (part, part ^ number));
            let smaller = parts.filter(|&(part, other)| part <= other && other < number);
            smaller.map(|(part, other)| vec![vec![part], vec![other]]).collect()
        }
    }
    let mut game = Choices::new(Break);
    for number in 1..256u64 {
        let wins = number.count_ones() % 2 == 0;
        assert_eq!(game.outcome(&[number]), Ok(Outcome::of_mover(wins)), "{number}");
    }
}

#[test]
#[should_panic(expected = "one alternative or more")]
fn an_offer_of_nothing() {
    let _ = Choices::new(Listed(vec![vec![vec![]]])).value(&0);
}

#[test]
#[should_panic(expected = "at least one stone")]
fn an_empty_heap_cannot_be_cut() {
    cut_value(0);
}

#[test]
fn an_offer_prints_its_alternatives() {
    let offer = WinningOffer { component: 1, offer: vec![vec![2, 3], vec![]] };
    assert_eq!(offer.to_string(), "component 1 to one of [[2, 3], []]");
}
