//! Codes with the same values, and how far the values of each code are computed.
//!
//! 1. Each code: until a period is proved, or else up to [`COMMON`] heaps. Codes whose computed
//!    values agree form a class.
//! 2. The first code of each class without a period: up to [`LONG`] heaps if it has a sparse space,
//!    or else up to [`DENSE`]; a few codes are computed up to limits of their own, or until two
//!    equal windows prove a period.
//! 3. If that proves a period, the class's other codes: as far as proving this period requires.
//!
//! So the codes of a class with a period agree on all heaps, because each code has its own
//! certificate; the codes of a class without a period have the same values up to [`COMMON`] heaps.

use crate::codes::codes;
use crate::survey::{Computed, Survey, DENSE};
use grundy::octal::OctalGame;
use grundy::period::Claim;
use std::collections::HashMap;

/// The number of heaps on which codes are compared.
pub const COMMON: usize = 1 << 15;

/// The number of heaps computed for a game with a sparse space.
pub const LONG: usize = 1 << 20;

/// Games whose periods take more than [`LONG`] heaps to prove, each with a number of heaps that
/// suffices, computed from the preperiods and periods in A. Flammenkamp's tables; and Treblecross,
/// whose period is unknown.
const LONGER: [(&str, usize); 3] = [
    ("0.007", 10_100_000),
    ("0.376", 1 << 23), // 2 268 248 and 4
    ("0.354", 1 << 25), // 10 061 916 and 1180
];

/// Games with periods so long that only two equal windows can prove them; each game is in a class
/// of its own (from A. Flammenkamp's tables).
const BY_WINDOW: [&str; 1] = [
    "0.104", // 197 769 598 and 11 770 282
];

/// Codes with the same values, and what is known about them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Class {
    /// The codes, in the order of [`codes`].
    pub codes: Vec<OctalGame>,
    /// What the values of the first code show.
    pub survey: Survey,
}

/// Returns the number of heaps computed for the first code of a class.
fn limit(game: &OctalGame, has_sparse_space: bool) -> usize {
    let text = game.to_string();
    let longer = LONGER.iter().find(|(code, _)| *code == text);
    match longer {
        Some((_, heaps)) => *heaps,
        None if has_sparse_space => LONG,
        None => DENSE,
    }
}

/// Computes the atlas. Calls `tick` at each step with the number of steps finished and the total.
pub fn classes(tick: impl Fn(usize, usize)) -> Vec<Class> {
    let codes = codes();
    let mut classes: Vec<(Class, Computed)> = Vec::new();
    // Codes share a class only if both have a certificate of the same period, or neither has one.
    let mut known: HashMap<(Vec<u16>, Option<Claim>), usize> = HashMap::new();
    for (done, game) in codes.iter().enumerate() {
        tick(done, codes.len());
        let computed = Computed::new(game, COMMON);
        let key = (computed.values(COMMON), computed.period());
        let class = *known.entry(key).or_insert(classes.len());
        match classes.get_mut(class) {
            Some((class, _)) => class.codes.push(game.clone()),
            None => {
                let survey = computed.survey();
                classes.push((Class { codes: vec![game.clone()], survey }, computed));
            }
        }
    }
    drop(known);
    let count = classes.len();
    let finish_next = |(done, (class, computed)): (usize, (Class, Computed))| {
        tick(done, count);
        finish(class, computed)
    };
    classes.into_iter().enumerate().flat_map(finish_next).collect()
}

/// Returns the class with what is known about its first code, followed by a class for each code
/// that turns out to have different values.
fn finish(mut class: Class, mut computed: Computed) -> Vec<Class> {
    if computed.period().is_some() {
        return vec![class];
    }
    computed.extend_to(limit(&class.codes[0], computed.has_sparse_space()));
    if BY_WINDOW.contains(&class.codes[0].to_string().as_str()) && class.codes.len() == 1 {
        computed.extend_by_window(&class.codes[0]).expect("its rare heaps are few");
    }
    class.survey = computed.survey();
    if class.codes.len() == 1 {
        return vec![class];
    }
    let Some(period) = computed.period() else { return vec![class] };
    let len = (period.preperiod + period.period) as usize;
    let values = computed.values(len);
    drop(computed);
    let (same, others): (Vec<_>, Vec<_>) = class.codes.drain(..).partition(|game| {
        let other = Computed::new(game, class.survey.heaps);
        other.period() == Some(period) && other.values(len) == values
    });
    class.codes = same;
    let others = others.into_iter().map(|game| {
        let survey = Computed::new(&game, class.survey.heaps).survey();
        Class { codes: vec![game], survey }
    });
    let others: Vec<Class> = others.collect();
    std::iter::once(class).chain(others).collect()
}
