//! Wythoff's theorem, as `grundy::wythoff` proves it.

use grundy::game::{ByPlay, Ending, Game};
use grundy::Outcome;
use itertools::Itertools;

struct Wythoff;

impl Game for Wythoff {
    type Position = (u64, u64);

    fn options(&self, &(x, y): &(u64, u64)) -> Vec<Vec<(u64, u64)>> {
        options(x, y).into_iter().map(|option| vec![option]).collect()
    }
}

/// Returns what each move leaves, the smaller heap first.
fn options(x: u64, y: u64) -> Vec<(u64, u64)> {
    let first = (0..x).map(|left| (left, y));
    let second = (0..y).map(|left| (x, left));
    let both = (1..=x.min(y)).map(|taken| (x - taken, y - taken));
    first.chain(second).chain(both).map(|(a, b)| (a.min(b), a.max(b))).collect()
}

/// Returns the first pairs, as the proof chooses them: the least number that is missing, and it
/// plus k.
fn pairs(count: u64) -> Vec<(u64, u64)> {
    let mut pairs: Vec<(u64, u64)> = Vec::new();
    let mut used = vec![false; 4 * count as usize];
    for k in 0..count {
        let a = used.iter().position(|&is_used| !is_used).unwrap() as u64;
        pairs.push((a, a + k));
        used[a as usize] = true;
        used[(a + k) as usize] = true;
    }
    pairs
}

/// Returns the position that the move of step 3 leaves.
fn by_step_3(x: u64, y: u64, pairs: &[(u64, u64)]) -> (u64, u64) {
    if let Some(pair) = pairs.iter().skip(1).find(|pair| pair.1 == x) {
        return (pair.0, x);
    }
    let k = pairs.iter().position(|pair| pair.0 == x).unwrap();
    if y > pairs[k].1 {
        return pairs[k];
    }
    let difference = (y - x) as usize;
    assert!(difference < k && pairs[difference].0 < x, "({x}, {y})");
    pairs[difference]
}

/// Returns ⌊kφ⌋ as the largest a with a(a - k) ≤ k², since φ is the root of t(t - 1) = 1.
fn floor_of_phi_times(k: u64) -> u64 {
    let fits = |a: &u64| a.saturating_sub(k) * a <= k * k;
    (k..=2 * k).take_while(fits).last().unwrap()
}

#[test]
fn step_1_every_number_is_in_one_pair_and_every_difference_too() {
    let pairs = pairs(2000);
    let below = 2000; // the pairs hold all these numbers
    let numbers = pairs.iter().skip(1).flat_map(|&(a, b)| [a, b]).filter(|&n| n < below);
    assert!(numbers.sorted().eq(1..below));
    assert!(pairs.iter().map(|(a, b)| b - a).eq(0..2000));
}

#[test]
fn step_2_no_move_leads_from_a_pair_to_a_pair() {
    let pairs = pairs(60);
    for &(a, b) in &pairs {
        assert!(options(a, b).iter().all(|option| !pairs.contains(option)), "({a}, {b})");
    }
}

#[test]
fn step_3_from_any_other_position_the_move_of_the_proof_leads_to_a_pair() {
    let pairs = pairs(100);
    for (x, y) in (0..100).flat_map(|x| (x..100).map(move |y| (x, y))) {
        if !pairs.contains(&(x, y)) {
            let left = by_step_3(x, y, &pairs);
            assert!(pairs.contains(&left) && options(x, y).contains(&left), "({x}, {y})");
        }
    }
}

#[test]
fn step_4_the_pairs_are_the_p_positions() {
    available::unless_passed!();
    let pairs = pairs(60);
    let mut play = ByPlay::new(Wythoff, Ending::Normal);
    for position in (0..60).flat_map(|x| (x..60).map(move |y| (x, y))) {
        let is_p = play.outcome(&[position]) == Ok(Outcome::P);
        assert_eq!(is_p, pairs.contains(&position), "{position:?}");
    }
}

#[test]
fn step_5_below_every_n_are_n_minus_1_of_the_numbers() {
    available::unless_passed!();
    let a: Vec<u64> = (1..3000).map(floor_of_phi_times).collect();
    let b = a.iter().zip(1..).map(|(a, k)| a + k).collect_vec();
    for n in 1..3000 {
        let below = |numbers: &[u64]| numbers.iter().filter(|&&number| number < n).count();
        assert_eq!((below(&a) + below(&b)) as u64, n - 1);
        // ⌊n/φ⌋ of the first kind: n/φ = nφ - n.
        assert_eq!(below(&a) as u64, floor_of_phi_times(n) - n);
    }
}

#[test]
fn step_6_the_pairs_begin_with_the_multiples_of_phi() {
    for (k, pair) in (0..).zip(pairs(2000)) {
        assert_eq!(pair, (floor_of_phi_times(k), floor_of_phi_times(k) + k));
    }
}
