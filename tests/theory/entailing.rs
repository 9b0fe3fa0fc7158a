//! Entailing and complimenting moves, compared with play of whole sums by their definition, and
//! Top Entails with its published loony stacks.

use crate::random::inputs;
use available::DEEP;
use grundy::entailing::{
    top_entails_values, EntailingGame, EntailingMove, EntailingSums, LoonyValue, Step, TopEntails,
};
use grundy::game::Analysis;
use grundy::subtraction::SubtractionSet;
use grundy::Outcome;
use itertools::Itertools;
use proptest::prelude::*;
use std::collections::HashMap;

/// Positions 0, 1, …, each with its moves, which leave positions of smaller numbers.
#[derive(Clone, Debug)]
struct Listed(Vec<Vec<Step<usize>>>);

impl EntailingGame for Listed {
    type Position = usize;

    fn steps(&self, &position: &usize) -> Vec<Step<usize>> {
        self.0[position].clone()
    }
}

/// Who wins sums, found by trying every move. Knows neither values nor the theorem.
struct ByPlay<G: EntailingGame> {
    game: G,
    /// Whether the mover wins a sum, of which the first component has to be moved in if the flag
    /// is set.
    wins: HashMap<(Vec<G::Position>, bool), bool>,
}

impl<G: EntailingGame> ByPlay<G>
where
    G::Position: Ord,
{
    fn new(game: G) -> Self {
        ByPlay { game, wins: HashMap::new() }
    }

    /// Returns whether the mover wins, who has to move in the component `entailed` if there is
    /// one.
    fn wins(&mut self, mut sum: Vec<G::Position>, entailed: Option<G::Position>) -> bool {
        sum.sort();
        sum.splice(0..0, entailed.clone());
        let key = (sum.clone(), entailed.is_some());
        if let Some(&wins) = self.wins.get(&key) {
            return wins;
        }
        let movable = if entailed.is_some() { 1 } else { sum.len() };
        let wins = (0..movable).any(|component| {
            let steps = self.game.steps(&sum[component]);
            steps.iter().any(|step| self.step_wins(&sum, component, step))
        });
        self.wins.insert(key, wins);
        wins
    }

    fn step_wins(
        &mut self,
        sum: &[G::Position],
        component: usize,
        step: &Step<G::Position>,
    ) -> bool {
        let mut rest = sum.to_vec();
        rest.remove(component);
        match step {
            Step::Plain(parts) => !self.wins([rest, parts.clone()].concat(), None),
            Step::Entailing(position) => !self.wins(rest, Some(position.clone())),
            Step::Complimenting(parts) => self.wins([rest, parts.clone()].concat(), None),
        }
    }

    /// Returns all winning moves in one component.
    fn winning_moves(
        &mut self,
        sum: &[G::Position],
        component: usize,
    ) -> Vec<EntailingMove<G::Position>> {
        let mut steps = self.game.steps(&sum[component]);
        steps.retain(|step| self.step_wins(sum, component, step));
        steps.into_iter().map(|step| EntailingMove { component, step }).collect()
    }
}

/// Compares outcomes and winning moves of these sums, in which the mover may move anywhere or
/// has to move in one component.
fn check<G: EntailingGame + Copy>(game: G, sums: impl Iterator<Item = Vec<G::Position>>)
where
    G::Position: Ord + std::fmt::Debug,
{
    let mut by_play = ByPlay::new(game);
    let mut by_values = EntailingSums::new(game);
    for sum in sums {
        let wins = by_play.wins(sum.clone(), None);
        assert_eq!(by_values.outcome(&sum), Ok(Outcome::of_mover(wins)), "{sum:?}");
        let mut moves = vec![];
        for component in 0..sum.len() {
            let expected = by_play.winning_moves(&sum, component);
            let outcome = Outcome::of_mover(!expected.is_empty());
            assert_eq!(by_values.outcome_entailed(&sum, component), Ok(outcome), "{sum:?}");
            let entailed = by_values.winning_moves_entailed(&sum, component);
            assert_eq!(entailed.as_ref(), Ok(&expected), "{sum:?} in {component}");
            moves.extend(expected);
        }
        assert_eq!(by_values.winning_moves(&sum), Ok(moves), "{sum:?}");
    }
}

#[test]
fn every_game_of_four_positions() {
    available::unless_passed!();
    // Position 0 is the end. The others have any set of single moves to smaller positions; a
    // plain move to 0 and an entailing one are different, since the entailed player has lost.
    let sets = |position: usize| {
        let steps = (0..position).flat_map(|to| {
            [Step::Plain(vec![to]), Step::Entailing(to), Step::Complimenting(vec![to])]
        });
        steps.collect_vec().into_iter().powerset()
    };
    let mut games = 0;
    for (first, second) in sets(1).cartesian_product(sets(2).collect_vec()) {
        let game = Listed(vec![vec![], first, second]);
        let sums = (1..=3).flat_map(|len| (0..3).combinations_with_replacement(len));
        check(&game, sums);
        games += 1;
    }
    assert_eq!(games, 8 * 64);
}

/// Generates a game of eight positions, whose moves leave up to two positions.
fn any_game() -> impl Strategy<Value = Listed> {
    let steps = |position: usize| {
        let step = (0..3, proptest::collection::vec(0..position.max(1), 0..3));
        let step = step.prop_map(|(kind, parts)| match kind {
            0 => Step::Plain(parts),
            1 => Step::Entailing(parts.first().copied().unwrap_or(0)),
            _ => Step::Complimenting(parts),
        });
        proptest::collection::vec(step, 0..=position.min(4))
    };
    (0..8usize).map(steps).collect_vec().prop_map(Listed)
}

proptest! {
    #![proptest_config(inputs(150))]

    #[test]
    fn sums_of_random_games(game in any_game()) {
        let sums = (0..=2).flat_map(|len| (0..8).combinations_with_replacement(len));
        let sums = sums.chain((3..8).combinations_with_replacement(3));
        check(&game, sums);
    }
}

#[test]
fn without_the_new_moves_the_values_are_grundy_values() {
    struct Plain<'a>(&'a SubtractionSet);
    impl EntailingGame for Plain<'_> {
        type Position = u64;
        fn steps(&self, heap: &u64) -> Vec<Step<u64>> {
            grundy::game::Game::options(self.0, heap).into_iter().map(Step::Plain).collect()
        }
    }
    for rule in ["{1, 2, 3}", "{1, 3, 4}", "{2, 5, 7}"] {
        let rule: SubtractionSet = rule.parse().unwrap();
        let mut values = EntailingSums::new(Plain(&rule));
        let mut expected = Analysis::new(&rule);
        for heap in 0..60 {
            let expected = expected.value(&heap).unwrap();
            assert_eq!(values.value(&heap), Ok(LoonyValue::Finite(expected)));
        }
    }
}

#[test]
fn top_entails_by_play() {
    let small = (1..=3).flat_map(|len| (0..=9u32).combinations_with_replacement(len));
    check(&TopEntails, small);
    check(&TopEntails, (0..=17).map(|stack| vec![stack]));
}

#[test]
fn top_entails_at_length() {
    let values = top_entails_values(400);
    let mut game = EntailingSums::new(&TopEntails);
    for (stack, value) in (0..).zip(&values) {
        assert_eq!(game.value(&stack), Ok(*value), "{stack}");
    }
    assert_eq!(top_entails_values(0), []);
}

/// The loony stacks up to 600 000 are those of 1, 3, 2403, 2505 and 33 243 coins: J. West, *New
/// values for Top Entails*.
#[test]
fn loony_stacks_of_top_entails() {
    let stacks = if std::env::var_os(DEEP).is_some() { 40_000 } else { 3_000 };
    let values = top_entails_values(stacks);
    let loony = (0..stacks).filter(|&stack| values[stack] == LoonyValue::Loony);
    let published = [1, 3, 2403, 2505, 33_243].into_iter().filter(|&stack| stack < stacks);
    assert_eq!(loony.collect_vec(), published.collect_vec());
}

/// Nimstring: a move cuts a string, each of which joins two coins, or a coin and the ground,
/// which has the number 0. Whoever takes the last string from one coin or two has to move again.
struct Nimstring;

impl EntailingGame for Nimstring {
    /// The coins that each string joins.
    type Position = Vec<(usize, usize)>;

    fn steps(&self, strings: &Self::Position) -> Vec<Step<Self::Position>> {
        let cut = |index: usize| {
            let mut left = strings.clone();
            let (a, b) = left.remove(index);
            let is_free = |coin| coin > 0 && left.iter().all(|&(a, b)| a != coin && b != coin);
            if is_free(a) || is_free(b) {
                Step::Complimenting(vec![left])
            } else {
                Step::Plain(vec![left])
            }
        };
        (0..strings.len()).map(cut).collect()
    }
}

/// A chain of coins from the ground to the ground, in which the first string has been cut: with
/// three coins or more it is loony, and with two it is if the cut was at the end but not if it
/// was in the middle (the hard-hearted handout). *Winning Ways*, chapter 16.
#[test]
fn long_chains_of_nimstring_are_loony() {
    let mut game = EntailingSums::new(Nimstring);
    let chain = |coins: usize| (0..=coins).map(move |coin| (coin, (coin + 1) % (coins + 1)));
    for coins in 2..8 {
        let opened = chain(coins).skip(1).collect_vec();
        assert_eq!(game.value(&opened), Ok(LoonyValue::Loony), "{coins}");
    }
    let handout = vec![(0, 1), (2, 0)];
    assert_eq!(game.value(&handout), Ok(LoonyValue::ZERO));
    // So a long chain has only loony options: nobody wants to open it, and its value is 0.
    for coins in 3..8 {
        assert_eq!(game.value(&chain(coins).collect_vec()), Ok(LoonyValue::ZERO), "{coins}");
    }
    let chains = [2, 3].map(|coins| chain(coins).collect_vec());
    check(&Nimstring, chains.into_iter().combinations_with_replacement(2));
}

#[test]
fn a_game_without_end() {
    struct Again;
    impl EntailingGame for Again {
        type Position = u8;
        fn steps(&self, &n: &u8) -> Vec<Step<u8>> {
            vec![Step::Complimenting(vec![n ^ 1])]
        }
    }
    let error = EntailingSums::new(Again).value(&4).unwrap_err();
    assert_eq!(error.positions, [4, 5]);
}

#[test]
fn moves_and_values_print() {
    let steps = [
        (Step::Plain(vec![1, 2]), "component 3 to [1, 2]"),
        (Step::Entailing(4), "component 3 to 4, where the opponent moves"),
        (Step::Complimenting(vec![]), "component 3 to [], and move again"),
    ];
    for (step, text) in steps {
        assert_eq!(EntailingMove { component: 3, step }.to_string(), text);
    }
    assert_eq!(LoonyValue::Finite(3).to_string(), "3");
    assert_eq!(LoonyValue::Loony.to_string(), "☾");
    // From 0 nothing wins. Moving to 0 wins beside 0; being entailed there, and moving again there,
    // beside everything and beside everything else.
    let [plain, entailing, complimenting] =
        [Step::Plain(vec![0]), Step::Entailing(0), Step::Complimenting(vec![0])];
    let listed = Listed(vec![vec![], vec![plain], vec![entailing], vec![complimenting]]);
    let mut game = EntailingSums::new(listed);
    for (position, text) in ["{}", "{0}", "all", "all but {0}"].into_iter().enumerate() {
        assert_eq!(game.rests(&position).unwrap().to_string(), text);
    }
}
