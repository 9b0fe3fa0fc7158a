//! The census of misère quotients: against published quotients, and computed again.

use crate::census::{codes, text, Known};
use atlas::MISERE;
use available::depth;
use std::collections::HashSet;

/// The lines as the codes and what is known of them.
fn lines() -> impl Iterator<Item = (Vec<&'static str>, &'static str)> {
    let lines = MISERE.lines().skip(1).map(|line| line.split_once('\t').unwrap());
    lines.map(|(codes, known)| (codes.split(' ').collect(), known))
}

#[test]
fn the_census_has_every_code_once() {
    let listed: Vec<&str> = lines().flat_map(|line| line.0).collect();
    let distinct: HashSet<String> = listed.iter().map(ToString::to_string).collect();
    // Three digits after the point.
    assert_eq!((listed.len(), distinct.len()), (512, 512));
    assert!(codes().all(|code| distinct.contains(&code.to_string())));
}

/// T. E. Plambeck and A. N. Siegel, Misère quotients for impartial games (2008): Kayles has 40
/// elements, 0.07 has 638 at heap 33, and 0.123 has 20 and the period 5. There is one quotient of 8
/// elements, R₈ = ⟨a, b, c | a² = 1, b³ = b, bc = ab, c² = b²⟩: A. N. Siegel, arXiv:math/0703070.
#[test]
fn quotients_are_the_published_ones() {
    let known = |code: &str| lines().find(|line| line.0.contains(&code)).unwrap().1;
    assert!(known("0.77").starts_with("250\t\t40\t71\t12\t"), "{}", known("0.77"));
    assert!(known("0.07").starts_with("33\t34\t638\t\t\t"), "{}", known("0.07"));
    assert!(known("0.123").starts_with("40\t\t20\t5\t5\t"), "{}", known("0.123"));
    assert!(known("0.75").ends_with("\t2\ta² = 1, bc = ab, c² = b², b³ = b"), "{}", known("0.75"));
}

#[test]
fn small_quotients_are_found_again() {
    let most = depth(12, 64);
    let mut count = 0;
    for (codes, known) in lines() {
        let order: usize = known.split('\t').nth(2).unwrap().parse().unwrap();
        for code in codes.iter().take(if order <= most { depth(1, usize::MAX) } else { 0 }) {
            assert_eq!(Known::of_code(&code.parse().unwrap()).line(), known, "{code}");
            count += 1;
        }
    }
    assert!(count >= 30, "{count}");
}

/// `cargo test --release --package atlas -- --ignored` writes the file anew where it differs.
#[test]
#[ignore = "it takes some minutes"]
fn the_whole_census_is_found_again() {
    let text = text();
    if text != MISERE {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/misere.tsv");
        std::fs::write(file, text).unwrap();
        panic!("{file} is written anew");
    }
}
