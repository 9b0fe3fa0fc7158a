//! The two conditions under which a map to a monoid predicts outcomes, checked heap by heap.

use super::monoid::Monoid;
use std::collections::VecDeque;
use std::rc::Rc;

/// A set of elements, with one bit for each element.
type Bits = Vec<u64>;

fn contains(bits: &Bits, element: usize) -> bool {
    bits[element / 64] >> (element % 64) & 1 != 0
}

fn insert(bits: &mut Bits, element: usize) {
    bits[element / 64] |= 1 << (element % 64);
}

fn is_subset(a: &Bits, b: &Bits) -> bool {
    a.iter().zip(b).all(|(a, b)| a & !b == 0)
}

fn are_disjoint(a: &Bits, b: &Bits) -> bool {
    a.iter().zip(b).all(|(a, b)| a & b == 0)
}

/// What the proof needs to know about a position.
#[derive(Clone, Debug)]
struct Facts {
    element: usize,
    /// The elements whose product with some option of the position is P.
    wins_beside: Bits,
    /// The heaps of the position.
    heaps: Vec<usize>,
}

/// A monoid together with heaps; the monoid is proved to predict the outcomes of all sums of these
/// heaps.
///
/// The proof is in the documentation of [`quotient`](super).
#[derive(Clone, Debug)]
pub(super) struct Proof {
    monoid: Rc<Monoid>,
    /// For each element, the elements whose product with it is P.
    p_beside: Rc<Vec<Bits>>,
    heaps: Vec<Facts>,
    /// For each element, the states of the nonempty sums that matter: for every other state with
    /// this element, the list contains a state whose set is a subset of the other state's set.
    sums: Vec<Vec<Facts>>,
}

impl Proof {
    /// Returns the proof for an empty set of heaps.
    ///
    /// # Panics
    /// Panics if the empty game would be P.
    pub(super) fn new(monoid: Monoid) -> Proof {
        assert!(!monoid.is_p(0), "the empty game is N");
        let order = monoid.order();
        let p_beside = |x| {
            let mut beside = vec![0; order / 64 + 1];
            let partners = (0..order).filter(|&y| monoid.is_p(monoid.product(x, y)));
            partners.for_each(|y| insert(&mut beside, y));
            beside
        };
        let p_beside = Rc::new((0..order).map(p_beside).collect());
        Proof {
            monoid: Rc::new(monoid),
            p_beside,
            heaps: Vec::new(),
            sums: vec![Vec::new(); order],
        }
    }

    pub(super) fn monoid(&self) -> &Monoid {
        &self.monoid
    }

    /// Returns the proof extended by `heap`, or a sum of heaps for which a condition fails;
    /// `element` is the element of the heap, and `options` lists the elements of its options, of
    /// which there must be at least one.
    pub(super) fn with_heap(
        &self,
        heap: usize,
        element: usize,
        options: &[usize],
    ) -> Result<Proof, Vec<usize>> {
        let mut wins_beside = vec![0; self.monoid.order() / 64 + 1];
        for &option in options {
            for (bits, more) in wins_beside.iter_mut().zip(&self.p_beside[option]) {
                *bits |= more;
            }
        }
        if !are_disjoint(&self.p_beside[element], &wins_beside) {
            return Err(vec![heap]); // condition 1
        }
        let heap = Facts { element, wins_beside, heaps: vec![heap] };
        if !self.allows(&heap) {
            return Err(heap.heaps);
        }
        let mut longer = self.clone();
        if longer.covers(&heap) {
            return Ok(longer);
        }
        longer.heaps.push(heap.clone());
        let mut beside: Vec<Facts> =
            self.sums.iter().flatten().map(|sum| longer.sum(sum, &heap)).collect();
        beside.sort_by_key(|sum| sum.heaps.len());
        // The shortest sums come first, so that a sum for which it fails is short.
        let mut waiting: VecDeque<Facts> = Some(heap).into_iter().chain(beside).collect();
        while let Some(sum) = waiting.pop_front() {
            if longer.covers(&sum) {
                continue;
            }
            if !longer.allows(&sum) {
                return Err(sum.heaps);
            }
            let covered = |other: &Facts| is_subset(&sum.wins_beside, &other.wins_beside);
            longer.sums[sum.element].retain(|other| !covered(other));
            waiting.extend(longer.heaps.iter().map(|heap| longer.sum(&sum, heap)));
            longer.sums[sum.element].push(sum);
        }
        Ok(longer)
    }

    /// Returns whether condition 2 holds for a sum.
    fn allows(&self, sum: &Facts) -> bool {
        self.monoid.is_p(sum.element) || contains(&sum.wins_beside, 0)
    }

    fn covers(&self, facts: &Facts) -> bool {
        let below = |other: &Facts| is_subset(&other.wins_beside, &facts.wins_beside);
        self.sums[facts.element].iter().any(below)
    }

    fn sum(&self, x: &Facts, y: &Facts) -> Facts {
        let mut wins_beside = vec![0; x.wins_beside.len()];
        for beside in 0..self.monoid.order() {
            let with_x = self.monoid.product(x.element, beside);
            let with_y = self.monoid.product(y.element, beside);
            if contains(&x.wins_beside, with_y) || contains(&y.wins_beside, with_x) {
                insert(&mut wins_beside, beside);
            }
        }
        let element = self.monoid.product(x.element, y.element);
        Facts { element, wins_beside, heaps: [&x.heaps[..], &y.heaps[..]].concat() }
    }
}
