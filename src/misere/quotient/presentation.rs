//! The equations that define the monoid of a quotient.

use super::display::product;
use super::monoid::Word;
use super::{Element, Quotient};
use std::fmt;

/// An equation between two products of the generators of a [`Quotient`]; each product is given by
/// its exponents. `Display` writes it as "b³ = b".
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Equation {
    /// A product that is not the name of any element.
    pub left: Vec<u32>,
    /// The name of the element that the product equals.
    pub right: Vec<u32>,
}

impl fmt::Display for Equation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} = {}", product(&self.left), product(&self.right))
    }
}

/// Returns each equation whose left side is not the name of an element, although every proper part
/// of its left side is the name of one.
pub(super) fn equations(quotient: &Quotient) -> Vec<Equation> {
    let letters = 0..quotient.generators().len();
    let generators: Vec<Element> =
        quotient.generators().iter().map(|&heap| quotient.element(heap)).collect();
    let element = |word: &Word| {
        let powers = word.iter().zip(&generators);
        powers.fold(Element::ONE, |product, (&exponent, &generator)| {
            (0..exponent).fold(product, |product, _| quotient.product(product, generator))
        })
    };
    let is_name = |word: &Word| quotient.word(element(word)) == &word[..];
    let mut equations: Vec<Equation> = Vec::new();
    for name in quotient.elements() {
        // Each left side is found once: as a name followed by a letter that does not come before
        // any of its letters.
        let last = quotient.word(name).iter().rposition(|&exponent| exponent > 0).unwrap_or(0);
        for letter in letters.clone().skip(last) {
            let mut left = quotient.word(name).to_vec();
            left[letter] += 1;
            let right = quotient.word(quotient.product(name, generators[letter]));
            let part_is_name = |without: usize| {
                let mut part = left.clone();
                part[without] -= 1;
                is_name(&part)
            };
            if left != right && letters.clone().filter(|&at| left[at] > 0).all(part_is_name) {
                equations.push(Equation { left, right: right.to_vec() });
            }
        }
    }
    equations
}
