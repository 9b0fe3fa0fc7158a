//! Misère quotients and the genus, against papers and against play by definition.

use crate::misere::random_game;
use crate::random::inputs;
use grundy::game::{Analysis, ByPlay, Ending, Game, WinningMove};
use grundy::misere::genus::Genus;
use grundy::misere::heap_sums;
use grundy::misere::quotient::{
    Element, Equation, NoPeriod, NoQuotient, PeriodicQuotient, Quotient,
};
use grundy::octal::OctalGame;
use grundy::rule::Rule;
use grundy::Outcome;
use itertools::Itertools;
use proptest::prelude::*;

fn rule(text: &str) -> Rule {
    text.parse().unwrap()
}

fn quotient(text: &str, largest: u64) -> Quotient {
    Quotient::of_heaps(rule(text), largest).unwrap()
}

fn names(quotient: &Quotient, elements: impl Iterator<Item = Element>) -> String {
    elements.map(|element| quotient.name(element)).join(" ")
}

fn p_portion(quotient: &Quotient) -> String {
    let is_p = |&element: &Element| quotient.outcome_of(element) == Outcome::P;
    names(quotient, quotient.elements().filter(is_p))
}

/// Compares the quotient with misère play for all sums of up to `total` stones.
fn agrees_with_play(rule: &Rule, quotient: &Quotient, total: u64) {
    let mut play = ByPlay::new(rule, Ending::Misere);
    for sum in heap_sums(total).filter(|sum| sum.iter().all(|&heap| heap <= quotient.largest())) {
        assert_eq!(play.outcome(&sum), Ok(quotient.outcome(&sum)), "{rule} {sum:?}");
        let mut winning = Vec::new();
        for (component, heap) in sum.iter().enumerate() {
            for option in rule.options(heap) {
                let mut left = sum.clone();
                left.splice(component..=component, option.iter().copied());
                if play.outcome(&left) == Ok(Outcome::P) {
                    winning.push(WinningMove { component, option });
                }
            }
        }
        assert_eq!(quotient.winning_moves(rule, &sum), winning, "{rule} {sum:?}");
    }
}

/// Checks that the quotient is a commutative monoid without two elements that agree beside all
/// others, and that each element is a product of elements of heaps.
fn is_a_reduced_monoid(quotient: &Quotient) {
    let elements = quotient.elements().collect_vec();
    let product = |x, y| quotient.product(x, y);
    for &x in &elements {
        assert_eq!(product(Element::ONE, x), x);
        for &y in &elements {
            assert_eq!(product(x, y), product(y, x));
            for &z in &elements {
                assert_eq!(product(product(x, y), z), product(x, product(y, z)));
            }
        }
    }
    let beside = |&x: &Element| -> Vec<Outcome> {
        elements.iter().map(|&m| quotient.outcome_of(product(m, x))).collect()
    };
    assert!(elements.iter().map(beside).all_unique());
    let mut reached = vec![Element::ONE];
    let mut next = 0;
    while let Some(&x) = reached.get(next) {
        for heap in 0..=quotient.largest() {
            let y = product(x, quotient.element(heap));
            if !reached.contains(&y) {
                reached.push(y);
            }
        }
        next += 1;
    }
    assert_eq!(reached.len(), quotient.order());
    let generators = quotient.generators().iter().map(|&heap| quotient.element(heap)).collect_vec();
    assert!(generators.iter().all_unique() && !generators.contains(&Element::ONE));
}

#[test]
fn all_short_codes() {
    available::unless_passed!();
    // Every code of two digits, most of them wild or infinite when their heaps grow.
    let codes = (0..8).cartesian_product(0..8);
    for (first, second) in codes.step_by(available::depth(3, 1)) {
        for splits in [0, 4] {
            let rule = rule(&format!("{splits}.{first}{second}"));
            match Quotient::of_heaps(&rule, available::depth(7, 9)) {
                Ok(quotient) => {
                    is_a_reduced_monoid(&quotient);
                    // Impartial quotients have even order, by a theorem of Plambeck and Siegel
                    // (2008); cited in arXiv:2603.18244.
                    assert!(quotient.order() == 1 || quotient.order() % 2 == 0, "{rule}");
                    agrees_with_play(&rule, &quotient, available::depth(9, 15));
                }
                Err(NoQuotient::TooLarge { .. } | NoQuotient::Infinite { .. }) => {}
                Err(error) => panic!("{rule}: {error}"),
            }
        }
    }
}

proptest! {
    #![proptest_config(inputs(100))]

    /// The positions 0 to 5 of any game, which need not be heaps.
    #[test]
    fn random_games(game in random_game(2)) {
        if let Ok(quotient) = Quotient::of_heaps(&game, 5) {
            prop_assert!(quotient.order() == 1 || quotient.order() % 2 == 0);
            let mut play = ByPlay::new(&game, Ending::Misere);
            let most = available::depth(5, 6);
            for sum in (0..most).flat_map(|len| (0..6).combinations_with_replacement(len)) {
                prop_assert_eq!(play.outcome(&sum), Ok(quotient.outcome(&sum)), "{:?}", sum);
            }
        }
    }
}

#[test]
fn codes_of_three_digits() {
    available::unless_passed!();
    for code in ["0.123", "0.312", "0.144", "0.152", "0.241", "0.351", "0.137"] {
        let rule = rule(code);
        let quotient = Quotient::of_heaps(&rule, 18).unwrap();
        is_a_reduced_monoid(&quotient);
        agrees_with_play(&rule, &quotient, 19);
    }
}

#[test]
fn generators_that_turn_out_equal_are_dropped() {
    // On the way to heap 16, a heap becomes a generator that equals an earlier one.
    is_a_reduced_monoid(&quotient("0.166", 16));
}

#[test]
fn nim_has_the_tame_quotients() {
    // Bouton (1901): with a heap of 2 or more the nim sum decides, otherwise the parity of the
    // number of heaps. This makes 2^k + 2 elements of the heaps below 2^k.
    for (largest, order) in [(0, 1), (1, 2), (2, 6), (3, 6), (4, 10), (7, 10), (8, 18), (15, 18)] {
        let quotient = quotient("nim", largest);
        assert_eq!(quotient.order(), order);
        assert!(quotient.is_tame());
        for sum in (0..=largest).combinations_with_replacement(3) {
            assert_eq!(quotient.outcome(&sum), grundy::nim::misere::outcome(&sum));
        }
    }
}

#[test]
fn subtraction_games_are_tame() {
    // Ferguson (1974): in misère play they are Nim with heaps of their Grundy values.
    for moves in (1..=5u64).powerset().filter(|moves| !moves.is_empty()) {
        let rule = rule(&format!("{{{}}}", moves.iter().join(", ")));
        let all = PeriodicQuotient::find(&rule, 60).unwrap();
        assert!(all.quotient().is_tame(), "{rule}");
        let mut values = Analysis::new(&rule);
        for sum in (100..112u64).combinations_with_replacement(2) {
            let of_nim = sum.iter().map(|heap| values.value(heap).unwrap());
            assert_eq!(all.outcome(&sum), grundy::misere::sj_outcome(of_nim.collect_vec()));
        }
    }
}

#[test]
fn the_quotient_of_order_eight() {
    // There is exactly one quotient of order 8: A. N. Siegel, The structure and classification
    // of misère quotients, arXiv:math/0703070 (abstract). It is R₈, the smallest wild one, with
    // the relations a² = 1, b³ = b, bc = ab, c² = b².
    let quotient = quotient("0.75", 40);
    assert_eq!(quotient.order(), 8);
    assert!(!quotient.is_tame());
    assert_eq!(names(&quotient, quotient.elements()), "1 a b c ab ac b² ab²");
    assert_eq!(p_portion(&quotient), "a b²");
    let of = |word: &str| {
        let generators = [1, 2, 5];
        let letters = word.bytes().map(|letter| generators[usize::from(letter - b'a')]);
        quotient.element_of_sum(letters)
    };
    assert_eq!(quotient.generators(), [1, 2, 5]);
    let equations = quotient.presentation().iter().join(", ");
    assert_eq!(equations, "a² = 1, bc = ab, c² = b², b³ = b");
    for (left, right) in [("aa", ""), ("bbb", "b"), ("bc", "ab"), ("cc", "bb"), ("bbc", "abb")] {
        assert_eq!(of(left), of(right), "{left} {right}");
    }
}

#[test]
fn two_p_elements_make_few_orders() {
    // If |P| = 2 and Q is finite, then |Q| = 2^n + 2 or 2^n + 4: Siegel, as above.
    for code in (0..512).step_by(3).map(|code| format!("0.{code:03o}")) {
        if let Ok(quotient) = Quotient::of_heaps(rule(&code), 10) {
            if p_portion(&quotient).split(' ').count() == 2 {
                let order = quotient.order();
                assert!((order - 2).is_power_of_two() || (order - 4).is_power_of_two(), "{code}");
            }
        }
    }
}

/// Dawson's Kayles: 24 elements to heap 24, 144 at 26, 176 at 28, and 638 at 33, which is the last
/// order that Plambeck and Siegel (2008) name, by their program MisereSolver.
#[test]
fn dawsons_kayles_to_heap_33() {
    available::unless_passed!();
    let quotient = quotient("0.07", 33);
    assert_eq!(quotient.order(), 638);
    agrees_with_play(&rule("0.07"), &quotient, available::depth(22, 34));
}

/// Replaces left sides of the equations by right ones, as long as there are any.
fn rewritten(equations: &[Equation], mut word: Vec<u32>) -> Vec<u32> {
    let is_part = |part: &[u32], word: &[u32]| part.iter().zip(word).all(|(a, b)| a <= b);
    while let Some(equation) = equations.iter().find(|e| is_part(&e.left, &word)) {
        let sides = equation.left.iter().zip(&equation.right);
        word = word.iter().zip(sides).map(|(n, (left, right))| n - left + right).collect();
    }
    word
}

#[test]
fn presentations_define_the_monoid() {
    for (code, largest) in [("nim", 7), ("kayles", 20), ("0.07", 28), ("0.123", 12), ("0.26", 24)] {
        let quotient = quotient(code, largest);
        let equations = quotient.presentation();
        for element in quotient.elements() {
            assert_eq!(
                rewritten(&equations, quotient.word(element).to_vec()),
                quotient.word(element)
            );
            for (letter, &heap) in quotient.generators().iter().enumerate() {
                let mut word = quotient.word(element).to_vec();
                word[letter] += 1;
                let product = quotient.product(element, quotient.element(heap));
                assert_eq!(rewritten(&equations, word), quotient.word(product), "{code} {heap}");
            }
        }
        for (place, equation) in equations.iter().enumerate() {
            // None follows from the others by rewriting.
            let others = [&equations[..place], &equations[place + 1..]].concat();
            assert_eq!(rewritten(&others, equation.left.clone()), equation.left, "{equation}");
        }
    }
}

#[test]
fn a_quotient_is_written_in_full() {
    let expected = "order 6 with a = 1, b = 2\na² = 1, b³ = b\n\
    \x20   │ 1   a   b   ab  b²  ab²\n\
    1   │ 1   a   b   ab  b²  ab²\na   │ a   1   ab  b   ab² b²\n\
    b   │ b   ab  b²  ab² b   ab\nab  │ ab  b   ab² b²  ab  b\n\
    b²  │ b²  ab² b   ab  b²  ab²\nab² │ ab² b²  ab  b   ab² b²\nP: a, b²";
    assert_eq!(format!("{:#}", quotient("nim", 2)), expected);
    assert_eq!(quotient("nim", 0).to_string(), "order 1: 1");
    assert_eq!(quotient("nim", 1).to_string(), "order 2: 1, a with a = 1, of which a is P");
}

#[test]
fn kayles_to_all_heaps() {
    available::unless_passed!();
    let all = PeriodicQuotient::find(&rule("kayles"), 180).unwrap();
    is_a_reduced_monoid(all.quotient());
    // The rows of one row from which the previous player wins: Winning Ways, chapter 13, after
    // Sibert and Conway.
    let lost = (1..10_000).filter(|&row| all.outcome([row]) == Outcome::P);
    assert_eq!(lost.collect_vec(), [1, 4, 9, 12, 20]);
    agrees_with_play(&rule("kayles"), all.quotient(), 22);
}

#[test]
fn periods_hold_far_beyond_the_proof() {
    available::unless_passed!();
    for (code, proved) in
        [("0.123", 20), ("0.75", 23), ("0.312", 20), ("0.71", 40), ("kayles", 180)]
    {
        let all = PeriodicQuotient::find(&rule(code), proved).unwrap();
        let longer = quotient(code, 4 * proved);
        for heap in 0..=4 * proved {
            let name = longer.name(longer.element(heap));
            assert_eq!(all.quotient().name(all.element(heap)), name, "{code} {heap}");
        }
        let heaps = [3 * proved, 4 * proved - 1, 2];
        let moves = all.winning_moves(rule(code), &heaps);
        assert_eq!(moves, longer.winning_moves(rule(code), &heaps), "{code} {heaps:?}");
    }
}

/// Returns the least heap such that the quotient of the heaps up to it is infinite.
fn first_infinite(rule: &Rule, largest: u64) -> Option<u64> {
    match Quotient::of_heaps(rule, largest) {
        Err(NoQuotient::Infinite { heap }) => Some(heap),
        _ => None,
    }
}

/// M. Weimerskirch, Games of No Chance 4 (2015), 267–278: the quotient of the heaps up to 7 of
/// 0.3122 is infinite, the first one of which this was shown.
#[test]
fn the_first_infinite_quotient() {
    let code = rule("0.3122");
    assert!(Quotient::of_heaps(&code, 6).is_ok());
    assert_eq!(first_infinite(&code, 7), Some(7));
}

/// Returns whether the first `most` powers of a heap have different outcomes beside some sums of up
/// to `total` stones.
fn play_tells_powers_apart(rule: &Rule, heap: u64, most: usize, total: u64) -> bool {
    let mut play = ByPlay::new(rule, Ending::Misere);
    let mut column = |power: usize| {
        let beside = heap_sums(total).filter(|sum| sum.iter().all(|&other| other <= heap));
        let sums = beside.map(|sum| [sum, vec![heap; power]].concat());
        sums.map(|sum| play.outcome(&sum).unwrap()).collect_vec()
    };
    let columns = (0..most).map(&mut column).collect_vec();
    columns.iter().all_unique()
}

#[test]
fn play_tells_the_powers_of_an_infinite_quotient_apart() {
    available::unless_passed!();
    for (code, heap, total) in [("0.3122", 7, 14), ("0.354", 5, 12)] {
        let code = rule(code);
        assert_eq!(first_infinite(&code, heap), Some(heap));
        // Of the smaller heaps, which have finite quotients, two of these powers are equal.
        let is_told_apart = |heap| play_tells_powers_apart(&code, heap, 7, total);
        let told_apart = (1..=heap).filter(|&heap| is_told_apart(heap)).collect_vec();
        assert_eq!(told_apart, [heap], "{code}");
    }
}

#[test]
fn infinite_quotients_are_found_where_none_fits() {
    available::unless_passed!();
    // What is infinite has no quotient, and stays infinite with more heaps.
    for (code, heap) in [("0.6", 17), ("0.06", 17), ("0.354", 5), ("0.404", 12), ("0.07", 34)] {
        let code = rule(code);
        assert!(Quotient::of_heaps(&code, heap - 1).is_ok(), "{code}");
        assert_eq!(first_infinite(&code, heap), Some(heap), "{code}");
        assert_eq!(first_infinite(&code, heap + 3), Some(heap), "{code}");
    }
}

#[test]
fn what_cannot_be_proved() {
    let find = |text: &str, largest| PeriodicQuotient::find(&rule(text), largest).unwrap_err();
    assert_eq!(find("nim", 7), NoPeriod::NoTheorem);
    assert_eq!(find("grundy", 10), NoPeriod::NoTheorem);
    assert_eq!(find("kayles", 60), NoPeriod::NotYet { largest: 60 });
    let heap = match find("0.35", 13) {
        NoPeriod::NoQuotient(NoQuotient::TooLarge { heap }) => heap,
        other => panic!("{other}"),
    };
    // Up to the heap before it there is a quotient.
    assert!(Quotient::of_heaps(rule("0.35"), heap - 1).is_ok());
    let too_large = Quotient::of_heaps(rule("0.35"), heap).unwrap_err();
    assert!(matches!(too_large, NoQuotient::TooLarge { heap: last } if last == heap));
    assert_eq!(too_large.to_string(), "the quotient of the heaps up to 13 is too large to find");
    assert_eq!(find("nim", 7).to_string(), "no theorem applies to such a rule");
    assert_eq!(find("kayles", 60).to_string(), "the heaps up to 60 prove no period");
    struct Grows;
    impl Game for Grows {
        type Position = u64;
        fn options(&self, &heap: &u64) -> Vec<Vec<u64>> {
            vec![vec![heap + 1]]
        }
    }
    let error = Quotient::of_heaps(Grows, 3).unwrap_err();
    assert_eq!(error.to_string(), "a move from heap 0 leaves heap 1, which is not smaller");
}

/// Returns the largest heap of which the theorem of Plambeck on periods speaks.
fn last_heap(rule: &Rule, preperiod: u64, period: u64) -> u64 {
    let most = rule.largest_move().unwrap();
    match (rule, u64::from(rule.most_heaps())) {
        (Rule::Set(_), _) => preperiod + most - 1 + period,
        (_, parts) => parts * preperiod.max(1) + (parts - 1) * period + most - 1 + period,
    }
}

#[test]
fn periods_are_found_as_soon_as_the_theorem_allows() {
    // Sets, codes whose moves leave one heap, two, and three.
    for text in ["{1, 2}", "{2, 5}", "0.3", "0.123", "0.75", "0.7", "0x0.9", "0x0.19"] {
        let rule = rule(text);
        for largest in 0..30 {
            let Ok(quotient) = Quotient::of_heaps(&rule, largest) else { break };
            let is_period = |preperiod: u64, period: u64| {
                last_heap(&rule, preperiod, period) <= largest
                    && (preperiod..=largest - period)
                        .all(|heap| quotient.element(heap) == quotient.element(heap + period))
            };
            let mut periods = (1..=largest).cartesian_product(0..=largest);
            let expected = periods.find(|&(period, preperiod)| is_period(preperiod, period));
            let found = PeriodicQuotient::find(&rule, largest).ok();
            let found = found.map(|all| (all.period(), all.preperiod()));
            assert_eq!(found, expected, "{text} {largest}");
        }
    }
}

/// Heaps of a code, beside heaps of Nim of 1 and of 2 stones.
struct BesideNim(OctalGame);

#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Heap {
    OfCode(u64),
    OfNim(u64),
}

impl Game for BesideNim {
    type Position = Heap;

    fn options(&self, position: &Heap) -> Vec<Vec<Heap>> {
        match position {
            Heap::OfCode(heap) => {
                let options = self.0.options(heap).into_iter();
                options.map(|parts| parts.into_iter().map(Heap::OfCode).collect()).collect()
            }
            &Heap::OfNim(heap) => (0..heap).map(|rest| vec![Heap::OfNim(rest)]).collect(),
        }
    }
}

#[test]
fn the_genus_by_play() {
    available::unless_passed!();
    // The misère value of X is the only m for which X beside a heap of m is a P-position.
    for code in ["0.77", "0.07", "0.123", "0.312", "4.7", "0.45"] {
        let code: OctalGame = code.parse().unwrap();
        let mut play = ByPlay::new(BesideNim(code.clone()), Ending::Misere);
        for sum in heap_sums(available::depth(6, 9)) {
            let genus = Genus::of_sum(&code, &sum).unwrap();
            for twos in 0..5 {
                let mut heaps = sum.iter().map(|&heap| Heap::OfCode(heap)).collect_vec();
                heaps.extend((0..twos).map(|_| Heap::OfNim(2)));
                heaps.push(Heap::OfNim(genus.misere_value(twos)));
                assert_eq!(play.outcome(&heaps), Ok(Outcome::P), "{code} {sum:?} {twos}");
            }
            let value = sum.iter().fold(0, |x, heap| x ^ Analysis::new(&code).value(heap).unwrap());
            assert_eq!(genus.value(), value);
        }
    }
}

#[test]
fn published_genera() {
    // T. E. Plambeck's page on 0.312 ("Single heap genus sequence", periodic of length two):
    // 1^{03131}, 2^{20}, 0^{02}, 2^{1420}, 0^{02}, 1^{13}, ….
    let single = |heap| Genus::of_sum(rule("0.312"), &[heap]).unwrap().to_string();
    let expected = ["1^{031}", "2^{20}", "0^{02}", "2^{1420}", "0^{02}", "1^{13}", "0^{02}"];
    assert_eq!((1..=7).map(single).collect_vec(), expected);
    // The same page: the heap of 4 twice has the genus 0^{1202}.
    let twice = Genus::of_sum(rule("0.312"), &[4, 4]).unwrap();
    assert_eq!(twice.to_string(), "0^{120}");
    assert!(twice.is_nim());
}

#[test]
fn the_genus_of_nim() {
    for sum in (0..6u64).combinations_with_replacement(3) {
        let genus = Genus::of_sum(rule("nim"), &sum).unwrap();
        assert!(genus.is_nim());
        assert_eq!(genus.value(), sum.iter().fold(0, |x, y| x ^ y));
    }
}
