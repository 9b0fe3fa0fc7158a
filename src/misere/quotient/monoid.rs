//! Finite commutative monoids with a set of P-elements.

/// A finite commutative monoid and the set of its elements that represent P-positions; the elements
/// are 0, 1, …, and 0 is the identity.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Monoid {
    /// The table of products, row after row.
    products: Vec<u16>,
    p: Vec<bool>,
}

impl Monoid {
    /// Returns the monoid of the empty game alone, which is an N-position.
    pub(super) fn trivial() -> Monoid {
        Monoid { products: vec![0], p: vec![false] }
    }

    /// Creates the monoid with this table of products, row after row, and these P-elements.
    pub(super) fn new(products: Vec<u16>, p: Vec<bool>) -> Monoid {
        Monoid { products, p }
    }

    pub(super) fn order(&self) -> usize {
        self.p.len()
    }

    pub(super) fn product(&self, x: usize, y: usize) -> usize {
        usize::from(self.products[x * self.order() + y])
    }

    pub(super) fn is_p(&self, x: usize) -> bool {
        self.p[x]
    }

    /// Returns whether this is the quotient of the heaps below 2^k of Nim for some k.
    pub(super) fn is_tame(&self) -> bool {
        let p: Vec<usize> = (0..self.order()).filter(|&x| self.p[x]).collect();
        match p[..] {
            [] => self.order() == 1,
            [a] => self.order() == 2 && self.product(a, a) == 0,
            [x, y] => self.is_nim(x, y) || self.is_nim(y, x),
            _ => false,
        }
    }

    /// Returns whether this is a quotient of Nim in which `a` is the element of the heap of 1, and
    /// `zero` is the element of the sums that have nim sum 0 and contain a larger heap.
    ///
    /// All elements but 1 and `a` must form a group with the identity `zero` in which each element
    /// is its own inverse. Such a group is isomorphic to the group that the numbers below some 2^k
    /// form under nim sum, and the isomorphism can be chosen so that `a·zero`, unless it is `zero`,
    /// corresponds to 1.
    fn is_nim(&self, a: usize, zero: usize) -> bool {
        let mut others = (1..self.order()).filter(|&x| x != a);
        self.product(a, a) == 0
            && self.product(a, zero) != zero
            && others.all(|x| self.product(x, zero) == x && self.product(x, x) == zero)
    }
}

/// A product of powers of generators, given by their exponents; missing exponents are 0.
pub(super) type Word = Vec<u32>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_quotient_of_nim_is_not_tame() {
        let is_tame =
            |products: &[u16], p: &[bool]| Monoid::new(products.to_vec(), p.to_vec()).is_tame();
        assert!(is_tame(&[0], &[false]));
        assert!(is_tame(&[0, 1, 1, 0], &[false, true]));
        // a² = a; then b² = b and ab = b.
        assert!(!is_tame(&[0, 1, 1, 1], &[false, true]));
        assert!(!is_tame(&[0, 1, 2, 1, 0, 2, 2, 2, 2], &[false, true, false]));
    }
}
