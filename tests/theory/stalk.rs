//! Stalks of two colours, compared with play by definition: Left and Right cut in turn.

use grundy::hackenbush::stalk::{self, Cut, Player, Rational, Stalk, Winner};
use itertools::Itertools;
use std::collections::HashMap;

/// A finite stalk as its colours from the ground up, blue as 1, above a leading 1 for the ground.
type Edges = u32;

/// Returns the edges of a number.
fn stalk(edges: Edges) -> Stalk {
    let height = 31 - edges.leading_zeros();
    let letters = (0..height).rev().map(|place| if edges >> place & 1 == 1 { 'B' } else { 'R' });
    letters.collect::<String>().parse().unwrap()
}

/// Returns what the cuts of one colour leave of a stalk, the lowest last.
fn cuts(edges: Edges, color: u32) -> impl Iterator<Item = Edges> {
    let height = 31 - edges.leading_zeros();
    let places = (0..height).filter(move |place| edges >> place & 1 == color);
    places.map(move |place| edges >> (place + 1))
}

/// Who wins by the rules alone.
#[derive(Default)]
struct ByPlay {
    mover_wins: HashMap<(Vec<Edges>, u32), bool>,
}

impl ByPlay {
    /// Returns whether the player of `color`, 1 for Left, wins by moving first.
    fn mover_wins(&mut self, stalks: &[Edges], color: u32) -> bool {
        let key = (stalks.iter().copied().sorted().collect_vec(), color);
        if let Some(&wins) = self.mover_wins.get(&key) {
            return wins;
        }
        let options = (0..stalks.len()).flat_map(|index| {
            cuts(stalks[index], color).map(move |left| {
                let mut option = stalks.to_vec();
                option[index] = left;
                option
            })
        });
        let wins = options.collect_vec().iter().any(|option| !self.mover_wins(option, 1 - color));
        self.mover_wins.insert(key, wins);
        wins
    }

    fn winner(&mut self, stalks: &[Edges]) -> Winner {
        match [1, 0].map(|color| self.mover_wins(stalks, color)) {
            [true, false] => Winner::Left,
            [false, true] => Winner::Right,
            [false, false] => Winner::Second,
            [true, true] => panic!("no sum of stalks is won by whoever starts: {stalks:?}"),
        }
    }
}

/// All stalks of up to a number of edges.
fn all_up_to(edges: u32) -> std::ops::Range<Edges> {
    1..2 << edges
}

#[test]
fn sums_of_all_short_stalks_by_play() {
    available::unless_passed!();
    let mut by_play = ByPlay::default();
    let mut won = HashMap::new();
    let pairs = all_up_to(6).flat_map(|a| (a..128).map(move |b| vec![a, b]));
    let triples = all_up_to(4).combinations_with_replacement(3);
    for edges in pairs.chain(triples) {
        let stalks = edges.iter().map(|&edges| stalk(edges)).collect_vec();
        let winner = by_play.winner(&edges);
        assert_eq!(stalk::winner(&stalks), Some(winner), "{edges:?}");
        *won.entry(winner).or_insert(0) += 1;
        for (player, color) in [(Player::Left, 1), (Player::Right, 0)] {
            let expected = (0..edges.len()).flat_map(|index| {
                let height = 31 - edges[index].leading_zeros();
                (0..height).map(move |leave| (index, leave, height))
            });
            let expected = expected.filter(|&(index, leave, height)| {
                let above = height - 1 - leave;
                let mut option = edges.clone();
                option[index] >>= above + 1;
                edges[index] >> above & 1 == color && !by_play.mover_wins(&option, 1 - color)
            });
            let expected = expected
                .map(|(stalk, leave, _)| Cut { stalk, leave: leave as usize })
                .collect_vec();
            assert_eq!(stalk::winning_cuts(&stalks, player), Some(expected), "{edges:?}");
        }
    }
    assert_eq!(won[&Winner::Left], won[&Winner::Right]);
    assert!(won[&Winner::Second] > 100);
}

#[test]
fn fractions_compare_and_add_like_their_terms() {
    let terms = || (-6..=6).cartesian_product(1..=5);
    for ((a, below_a), (b, below_b)) in terms().cartesian_product(terms()) {
        let (x, y) = (Rational::new(a, below_a), Rational::new(b, below_b));
        let (left, right) = (a * below_b, b * below_a);
        assert_eq!(x.partial_cmp(&y), Some(left.cmp(&right)), "{x} and {y}");
        assert_eq!(x.checked_add(y), Some(Rational::new(left + right, below_a * below_b)));
    }
    // No numerator is -2^127.
    let half = Rational::new(-1 << 126, 1);
    assert_eq!(half.checked_add(half), None);
}

#[test]
fn each_dyadic_number_has_one_stalk() {
    let values = all_up_to(12).map(|edges| stalk(edges).value()).collect_vec();
    assert!(values.iter().all_unique());
    for (edges, &value) in all_up_to(12).zip(&values) {
        assert_eq!(Stalk::of(value), Some(stalk(edges)));
        assert_eq!(stalk(edges).to_string().parse(), Ok(stalk(edges)));
    }
    // Conway, On Numbers and Games, chapter 1, figure 0: the numbers born on the first days.
    let born = |day: usize| {
        let edges = all_up_to(3).filter(|&edges| stalk(edges).start().len() == day);
        edges.map(|edges| stalk(edges).value()).sorted().map(|value| value.to_string()).join(" ")
    };
    assert_eq!(born(1), "-1 1");
    assert_eq!(born(2), "-2 -1/2 1/2 2");
    assert_eq!(born(3), "-3 -3/2 -3/4 -1/4 1/4 3/4 3/2 3");
}

#[test]
fn the_stalk_of_a_fraction_is_worth_it() {
    for denominator in 1..=64 {
        for numerator in -5 * denominator..=5 * denominator {
            let value = Rational::new(numerator, denominator);
            let stalk = Stalk::of(value).unwrap();
            assert_eq!(stalk.value(), value, "{stalk}");
            assert_eq!(stalk.tail().is_empty(), value.denominator().count_ones() == 1);
            assert_eq!(stalk.to_string().parse(), Ok(stalk));
        }
    }
    // Winning Ways, chapter 1: two thirds is blue, red, blue, red, …
    assert_eq!(Stalk::of(Rational::new(2, 3)).unwrap().to_string(), "[BR]");
}

/// An endless stalk has a cut at every height, but what is left of it is finite. So the outcome for
/// finite parts decides all cuts up to some height; the theorem needs none that is higher here.
#[test]
fn endless_stalks_by_play() {
    const HEIGHT: usize = 9;
    let mut by_play = ByPlay::default();
    let endless = ["[BR]", "BR[RB]", "[RB]", "BB[RBB]", "RB[BRR]", "B[RRB]"];
    let lowest = |stalk: &Stalk, height: usize| {
        (0..height).fold(1, |edges, place| {
            edges << 1 | Edges::from(stalk.edge(place) == Some(Player::Left))
        })
    };
    for endless in endless.map(|text| text.parse::<Stalk>().unwrap()) {
        for edges in all_up_to(4) {
            let position = [endless.clone(), stalk(edges)];
            let winner = stalk::winner(&position).unwrap();
            for (color, player) in [(1, Player::Left), (0, Player::Right)] {
                let in_endless = (0..HEIGHT).filter(|&height| endless.edge(height) == Some(player));
                let mut wins = in_endless
                    .map(|height| [lowest(&endless, height), edges])
                    .any(|option| !by_play.mover_wins(&option, 1 - color));
                // A cut of the finite stalk leaves a position of which this loop has been before.
                wins |= cuts(edges, color).any(|left| {
                    let left = stalk::winner(&[endless.clone(), stalk(left)]).unwrap();
                    left == [Winner::Right, Winner::Left][color as usize] || left == Winner::Second
                });
                let wanted = [Winner::Right, Winner::Left][color as usize];
                assert_eq!(wins, winner == wanted, "{endless} and {edges:b} for {player:?}");
            }
        }
    }
}

#[test]
fn sums_of_endless_stalks() {
    let thirds = vec!["BR[RB]".parse::<Stalk>().unwrap(); 3];
    assert_eq!(stalk::sum(&thirds), Some(Rational::new(1, 1)));
    let with = |text: &str| [&thirds[..], &[text.parse().unwrap()]].concat();
    assert_eq!(stalk::winner(&with("R")), Some(Winner::Second));
    assert_eq!(stalk::winner(&with("RB")), Some(Winner::Left));
    assert_eq!(stalk::winner(&with("RR")), Some(Winner::Right));
    assert_eq!(stalk::winner(&[]), Some(Winner::Second));
}

#[test]
fn what_is_no_stalk_of_a_real_number() {
    let message = |text: &str| text.parse::<Stalk>().unwrap_err().to_string();
    let expected = "a stalk has edges B and R, and may end with some that repeat, as BR[RB]";
    assert_eq!(message("BxR"), format!("at character 2: {expected}"));
    assert_eq!(message("B[R"), format!("at character 4: {expected}"));
    assert_eq!(message("B]"), format!("at character 2: {expected}"));
    assert_eq!(message("[BR]B"), format!("at character 6: {expected}"));
    let colours = "the edges that repeat must be of both colours, as in [BR]";
    assert_eq!(message("B[R]"), format!("at character 3: {colours}"));
    assert_eq!(message("B[]"), format!("at character 3: {colours}"));
    let long = "a stalk has at most 64 edges, and as many that repeat";
    assert_eq!(message(&"B".repeat(65)), format!("at character 65: {long}"));
    assert_eq!("B[RBRB]".parse::<Stalk>().unwrap().to_string(), "[BR]");
    let longest: Stalk = "BR".repeat(32).parse().unwrap();
    assert_eq!(Stalk::of(longest.value()), Some(longest));
    for start in ["B".repeat(64), "BR".repeat(31) + "BB", format!("BR{}", "B".repeat(62))] {
        let longest: Stalk = format!("{start}[{}R]", "B".repeat(63)).parse().unwrap();
        assert_eq!(Stalk::of(longest.value()), Some(longest));
    }
    let (left, right) = (Player::Left, Player::Right);
    assert_eq!(Stalk::new(&[left; 65], &[]), None);
    assert_eq!(Stalk::new(&[], &[&[left; 64][..], &[right]].concat()), None);
    assert_eq!(Cut { stalk: 1, leave: 4 }.to_string(), "stalk 1 to 4");
}
