//! The theorem of Guy and Smith, as `grundy::period` proves it.

use grundy::game::Game;
use grundy::octal::OctalGame;
use itertools::Itertools;

/// A code, the a and the p that are published for it, and the most stones and heaps of a move.
struct Known {
    code: OctalGame,
    a: u64,
    p: u64,
    t: u64,
    m: u64,
}

/// Returns Kayles, Dawson's Kayles and Dawson's chess: *Winning Ways*, chapter 4.
fn known() -> [Known; 3] {
    [("0.77", 71, 12, 2), ("0.07", 53, 34, 2), ("0.137", 52, 34, 3)].map(|(code, a, p, t)| Known {
        code: code.parse().unwrap(),
        a,
        p,
        t,
        m: 2,
    })
}

impl Known {
    /// Returns the heaps n of the proof.
    fn heaps(&self) -> impl Iterator<Item = u64> {
        let last = self.m * self.a + (self.m - 1) * self.p + self.t - 1;
        last + 1..last + 40
    }

    fn options(&self, heap: u64) -> Vec<Vec<u64>> {
        let options = self.code.options(&heap).into_iter();
        options.map(|parts| parts.into_iter().sorted().collect()).collect()
    }

    /// Returns whether each option of `from` has a part of at least `least` stones, with which
    /// `change` makes an option of `to` of it.
    fn correspond(&self, from: u64, to: u64, least: u64, change: impl Fn(u64) -> u64) -> bool {
        let others = self.options(to);
        self.options(from).into_iter().all(|mut parts| {
            let large = parts.pop().unwrap();
            parts.push(change(large));
            parts.sort();
            large >= least && others.contains(&parts)
        })
    }
}

#[test]
fn step_1_no_move_takes_the_whole_heap() {
    for known in known() {
        for n in known.heaps() {
            assert!(known.options(n).iter().all(|parts| parts.iter().sum::<u64>() >= 1), "{n}");
        }
    }
}

#[test]
fn step_2_p_stones_can_be_dropped_from_an_option_of_n_plus_p() {
    for known @ Known { a, p, .. } in &known() {
        for n in known.heaps() {
            assert!(known.correspond(n + p, n, a + p, |part| part - p), "{n}");
        }
    }
}

#[test]
fn step_3_p_stones_can_be_added_to_an_option_of_n() {
    for known @ Known { a, p, .. } in &known() {
        for n in known.heaps() {
            assert!(known.correspond(n, n + p, *a, |part| part + p), "{n}");
        }
    }
}

#[test]
fn step_4_the_values_repeat() {
    for known in known() {
        let values = known.code.values(400);
        let is_repeated = |n: usize| values[n] == values[n + known.p as usize];
        let first = known.a as usize;
        assert!((first..400 - known.p as usize).all(is_repeated) && !is_repeated(first - 1));
    }
}
