//! Certificates of every kind, for all small rules and all small claims: the values are computed
//! by definition far past the heaps that were compared.

use available::depth;
use grundy::game::Game;
use grundy::mex::MexSet;
use grundy::octal::OctalGame;
use grundy::period::sapp::Sapp;
use grundy::period::{Claim, Period, Refused};
use grundy::subtraction::SubtractionSet;
use itertools::{iproduct, Itertools};
use std::fmt::Display;

/// Returns the values of the heaps below `len`, each as the mex of its options.
fn by_definition(game: &impl Game<Position = u64>, len: u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    let mut set = MexSet::new();
    for heap in 0..len {
        set.clear();
        for parts in game.options(&heap) {
            set.insert(parts.iter().fold(0, |sum, &part| sum ^ values[part as usize]));
        }
        values.push(set.mex());
    }
    values
}

/// The claims to try of a rule, up to these numbers.
#[derive(Clone, Copy)]
struct Claims {
    preperiod: u64,
    period: u64,
    saltus: u64,
}

impl Claims {
    fn all(self) -> impl Iterator<Item = Claim> {
        iproduct!(0..=self.preperiod, 1..=self.period, 0..=self.saltus)
            .map(|(preperiod, period, saltus)| Claim::arithmetic(preperiod, period, saltus))
    }
}

/// Numbers of certificates: of those that were compared with values more than three times as far
/// as their proofs look, and of the others.
#[derive(Debug, Default)]
struct Checked {
    far: usize,
    near: usize,
}

impl Checked {
    fn add(&mut self, other: Checked) {
        self.far += other.far;
        self.near += other.near;
    }
}

/// Holds each certificate and each witness against the values.
fn check(
    rule: &impl Display,
    values: &[u64],
    claims: Claims,
    certify: impl Fn(Claim) -> Result<Period, Refused>,
    found: Result<Period, Refused>,
) -> Checked {
    let mut checked = Checked::default();
    let answers = claims.all().map(|claim| (Some(claim), certify(claim)));
    for (claim, answer) in answers.chain([(None, found)]) {
        match answer {
            Ok(period) => {
                let last = period.compared().1 + period.period();
                match 3 * last < values.len() as u64 {
                    true => checked.far += 1,
                    false => checked.near += 1,
                }
                for (heap, &value) in (0..).zip(values) {
                    assert_eq!(period.value(heap), value, "{rule} at {heap}: {period}");
                }
            }
            Err(Refused::Differs { heap, value, later, later_value, saltus }) => {
                assert_eq!(values[heap as usize], u64::from(value), "{rule}: {claim:?}");
                assert_eq!(values[later as usize], u64::from(later_value), "{rule}: {claim:?}");
                assert_ne!(u64::from(value) + saltus, u64::from(later_value), "{rule}: {claim:?}");
            }
            Err(_) => {}
        }
    }
    checked
}

/// Checks all codes with one of `firsts` as digit 0, up to `digits` digits of `base` behind the
/// point, and then `tail`.
fn check_codes(
    firsts: &[&str],
    base: u64,
    digits: usize,
    tail: &str,
    claims: Claims,
    heaps: u64,
) -> Checked {
    let mut checked = Checked::default();
    for (first, len) in iproduct!(firsts, 0..=digits) {
        for number in 0..base.pow(len as u32) {
            let digits = (0..len).map(|place| number / base.pow(place as u32) % base);
            let digits: String = digits.map(|digit| format!("{digit:X}")).collect();
            let game: OctalGame = format!("{first}.{digits}{tail}").parse().unwrap();
            let found = Period::find_for_code(&game, heaps as usize / 4);
            let certify = |claim| Period::of_code(&game, claim);
            let values = by_definition(&game, heaps);
            checked.add(check(&game, &values, claims, certify, found));
        }
    }
    checked
}

#[test]
fn finite_octal_codes() {
    available::unless_passed!();
    let claims = Claims { preperiod: 6, period: 8, saltus: 1 };
    let checked = check_codes(&["0", "4"], 8, depth(2, 3), "", claims, depth(160, 400));
    assert!(checked.far > 200 && checked.near == 0, "{checked:?}");
}

#[test]
fn finite_hexadecimal_codes() {
    available::unless_passed!();
    let claims = Claims { preperiod: 4, period: 5, saltus: 4 };
    let firsts = ["0x0", "0x4", "0x8", "0xC"];
    let checked = check_codes(&firsts, 16, depth(1, 2), "", claims, depth(110, 160));
    assert!(checked.far > 50 && checked.near == 0, "{checked:?}");
}

/// Returns how many of the codes of two digits behind the point, which have a digit 8 and no last
/// digit 0, there are, of how many the first heaps prove a period, and of these, how many grow.
fn proved_hexadecimal_codes(first: &str) -> [usize; 3] {
    let digits = iproduct!(0..16, 1..16).map(|(one, two)| format!("0x{first}.{one:X}{two:X}"));
    let games = digits.map(|code| code.parse().unwrap());
    let games = games.filter(|game: &OctalGame| game.most_heaps() == 3).collect_vec();
    let periods = games.iter().filter_map(|game| Period::find_for_code(game, 300).ok());
    let periods = periods.collect_vec();
    let growing = periods.iter().filter(|period| period.saltus() > 0).count();
    [games.len(), periods.len(), growing]
}

/// These numbers are quoted on the page of `period`.
#[test]
fn how_many_hexadecimal_codes_have_certificates() {
    assert_eq!(proved_hexadecimal_codes("0"), [184, 87, 69]);
    if depth(false, true) {
        assert_eq!(proved_hexadecimal_codes("4"), [184, 97, 55]);
        assert_eq!(proved_hexadecimal_codes("8"), [240, 97, 97]);
        assert_eq!(proved_hexadecimal_codes("C"), [240, 71, 71]);
    }
}

/// In these codes, some low values are those of splits into twins alone.
#[test]
fn hexadecimal_codes_with_twins() {
    available::unless_passed!();
    let codes = [("4.9", 16, 12), ("4.91", 16, 12), ("C.18", 6, 8), ("C.1B", 6, 8)];
    for (code, preperiod, length) in codes {
        let game: OctalGame = format!("0x{code}").parse().unwrap();
        let values = by_definition(&game, depth(200, 300));
        for doubled in [1, 2] {
            let claim = Claim::arithmetic(preperiod, length * doubled, 4 * doubled);
            let period = Period::of_code(&game, claim).unwrap();
            assert!(period.compared().1 < 100, "{period}");
            for (heap, &value) in (0..).zip(&values) {
                assert_eq!(period.value(heap), value, "{game} at {heap}: {period}");
            }
        }
    }
    // Nearly the same code, and nearly as regular.
    let game: OctalGame = "0xC.1".parse().unwrap();
    let values = game.values(512);
    assert!((342..503).all(|heap| values[heap + 8] == values[heap] + 4));
    assert_ne!(values[511], values[503] + 4);
    let found = Period::find_for_code(&game, 400);
    assert_eq!(found, Err(Refused::NotFound { heaps: 400 }));
}

#[test]
fn codes_that_end_in_threes() {
    available::unless_passed!();
    let claims = Claims { preperiod: 5, period: 8, saltus: 8 };
    let mut checked = Checked::default();
    for (first, digits) in [("0", depth(2, 3)), ("4", 2)] {
        checked.add(check_codes(&[first], 8, digits, "[3]", claims, depth(200, 250)));
    }
    assert!(checked.far > 200 && checked.near == 0, "{checked:?}");
    let claims = Claims { preperiod: 2, period: 4, saltus: 4 };
    let firsts = ["0x0", "0x4", "0x8", "0xC"];
    let checked = check_codes(&firsts, 16, depth(1, 2), "[3]", claims, depth(110, 160));
    assert!(checked.far > 50 && checked.near == 0, "{checked:?}");
}

/// Returns the tails of one digit of `base` or of two.
fn tails(base: u64) -> impl Iterator<Item = String> + Clone {
    let pairs = iproduct!(0..base, 0..base).map(|(one, other)| format!("[{one:X}{other:X}]"));
    (0..base).map(|digit| format!("[{digit:X}]")).chain(pairs)
}

#[test]
fn codes_whose_digits_repeat() {
    available::unless_passed!();
    let claims = Claims { preperiod: depth(2, 4), period: depth(4, 5), saltus: depth(2, 3) };
    let mut checked = Checked::default();
    for tail in tails(8) {
        checked.add(check_codes(&["0", "4"], 8, 0, &tail, claims, depth(90, 130)));
    }
    // One more digit before those that repeat.
    for tail in tails(8).skip(depth(72, 0)).step_by(5) {
        checked.add(check_codes(&["0"], 8, 1, &tail, claims, 130));
    }
    // Here a split that takes more stones than matter for the comparison has a value that no other
    // move reaches.
    checked.add(check_codes(&["0"], 8, 1, "[07]", claims, 90));
    // Moves that leave one heap at most are soon computed.
    for tail in tails(4) {
        checked.add(check_codes(&["0"], 4, depth(0, 1), &tail, claims, depth(90, 130)));
    }
    let claims = Claims { preperiod: 1, period: 2, saltus: 2 };
    for tail in tails(16).take(16) {
        checked.add(check_codes(&["0x0", "0x8"], 16, 0, &tail, claims, depth(50, 110)));
    }
    assert!(checked.far > 100 && checked.near == 0, "{checked:?}");
}

#[test]
fn values_that_grow_in_part() {
    let claims = Claims { preperiod: depth(3, 6), period: depth(4, 6), saltus: 2 };
    let starts = (0..=depth(1, 2)).flat_map(|len| (0..4u64.pow(len)).map(move |n| (len, n)));
    let codes = iproduct!(starts, tails(4).chain([String::new()]));
    let (mut proved, mut found) = (0, 0);
    for ((len, number), tail) in codes {
        let digits = (0..len).map(|place| number / 4u64.pow(place) % 4).join("");
        let game: OctalGame = format!("0.0{digits}{tail}").parse().unwrap();
        let values = by_definition(&game, 160);
        let answers = claims.all().map(|claim| Sapp::of_code(&game, claim));
        for answer in answers.chain([Sapp::find_for_code(&game, 48)]) {
            match answer {
                Ok(sapp) => {
                    assert!(3 * (sapp.compared().1 + sapp.claim().period) < 160, "{sapp}");
                    for (heap, &value) in (0..).zip(&values) {
                        assert_eq!(sapp.value(heap), value, "{game} at {heap}: {sapp}");
                    }
                    proved += 1;
                    let claim = sapp.claim();
                    let mut turn = claim.preperiod..claim.preperiod + claim.period;
                    found += usize::from(turn.any(|heap| !sapp.grows(heap)));
                }
                Err(Refused::Differs { heap, value, later, later_value, saltus }) => {
                    assert_eq!(values[heap as usize], u64::from(value), "{game}");
                    assert_eq!(values[later as usize], u64::from(later_value), "{game}");
                    assert_ne!(u64::from(value) + saltus, u64::from(later_value), "{game}");
                }
                Err(_) => {}
            }
        }
    }
    assert!(proved > 100 && found > 20, "{proved} proved, {found} in part");
}

#[test]
fn claims_of_growth_in_part() {
    let game = |code: &str| code.parse::<OctalGame>().unwrap();
    // 0 1 1 0 2 2 0 3 3 …, as on the page of `sapp`: a and then 3 stones further, b = max(a, 1).
    for preperiod in 0..9 {
        let sapp = Sapp::of_code(&game("0.1[303]"), Claim::arithmetic(preperiod, 3, 1)).unwrap();
        assert_eq!(sapp.compared(), (preperiod, preperiod.max(1) + 3), "{sapp}");
        for heap in 0..100 {
            let value = if heap % 3 == 0 { 0 } else { heap / 3 + 1 };
            assert_eq!(sapp.value(heap), value, "{sapp} at {heap}");
        }
    }
    let refused = |code: &str, (preperiod, period, saltus)| {
        Sapp::of_code(&game(code), Claim::arithmetic(preperiod, period, saltus)).unwrap_err()
    };
    assert_eq!(refused("0.1[303]", (0, 0, 1)), Refused::NoPeriod);
    // Without a saltus, with a period that is no multiple of that of the digits, and with splits.
    for (code, claim) in [("0.1[303]", (0, 3, 0)), ("0.1[303]", (0, 2, 1)), ("0.77", (71, 12, 1))] {
        assert_eq!(refused(code, claim), Refused::NoTheorem, "{code}");
    }
    for claim in [(0, 3 << 23, 1), (u64::MAX, 3, 1), (0, u64::MAX, 1)] {
        assert_eq!(refused("0.1[303]", claim), Refused::TooLarge);
    }
    assert_eq!(Sapp::find_for_code(&game("0.77"), 100), Err(Refused::NoTheorem));
    // In Nim all heaps grow.
    assert_eq!(Sapp::find_for_code(&game("0.[3]"), 99), Err(Refused::NotFound { heaps: 99 }));
}

/// Checks each of `sets`.
fn check_sets(sets: impl Iterator<Item = SubtractionSet>, claims: Claims, heaps: u64) -> Checked {
    let check_set = |set: SubtractionSet| {
        let found = Period::find_for_set(&set, heaps as usize / 4);
        let certify = |claim| Period::of_set(&set, claim);
        check(&set, &by_definition(&set, heaps), claims, certify, found)
    };
    let mut checked = Checked::default();
    sets.for_each(|set| checked.add(check_set(set)));
    checked
}

fn subsets(most: u64) -> impl Iterator<Item = Vec<u64>> {
    (1..=most).powerset().filter(|numbers| !numbers.is_empty())
}

#[test]
fn finite_sets() {
    let sets = subsets(depth(6, 9)).map(|numbers| SubtractionSet::finite(&numbers).unwrap());
    let claims = Claims { preperiod: 6, period: 12, saltus: 1 };
    let checked = check_sets(sets, claims, depth(200, 400));
    assert!(checked.far > 200 && checked.near == 0, "{checked:?}");
}

#[test]
fn all_but_sets() {
    available::unless_passed!();
    let sets = subsets(depth(5, 8)).map(|numbers| SubtractionSet::all_but(&numbers).unwrap());
    let sets = sets.chain([SubtractionSet::all()]);
    let claims = Claims { preperiod: 6, period: 12, saltus: 6 };
    let checked = check_sets(sets, claims, depth(300, 600));
    assert!(checked.far > 100 && checked.near == 0, "{checked:?}");
}

#[test]
fn sets_that_repeat() {
    let bases = (2..depth(12, 20)).map(|base| format!("powers of {base}"));
    let sets = bases.chain(["odd".to_string()]).map(|set| set.parse().unwrap());
    let claims = Claims { preperiod: 3, period: depth(14, 20), saltus: 1 };
    let checked = check_sets(sets, claims, depth(1000, 4000));
    // The powers of a base reach far before their remainders repeat.
    assert!(checked.far > 30, "{checked:?}");
}
