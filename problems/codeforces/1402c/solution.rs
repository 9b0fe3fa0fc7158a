//! Codeforces 1402C — Star Trek
//! <https://codeforces.com/problemset/problem/1402/C> · 1 s · 256 MiB · hard
//!
//! Rules: there are D + 1 copies of a tree with N planets, numbered 0, …, D. From each copy but the
//! last, one portal leads from one of its planets to one of the next copy, in that direction only.
//! A ship is on planet 1 of copy 0; in turn two players fly it along an edge or through a portal
//! to a planet that it has never visited, and whoever cannot loses. The input is `N D` and the
//! edges; print in how many ways the portals can be placed so that the first player wins, modulo
//! 10^9 + 7.
//! Model: game on a tree, with portals to copies of it.
//! Why: a portal only matters if the player who comes out of it loses. It then makes the planet
//! from which it leads a winning one, and this changes the outcome of some starts.
//!
//! 1. A ship that starts at a planet v always flies away from v. So let v be the root: a planet,
//!    for the player who has come there, is won if some child is lost, and lost if none is.
//! 2. Let flips(u) be the number of planets in the subtree of u where a portal that wins changes
//!    the outcome of u. If u is lost, all its children are won; a portal at u makes u won, and so
//!    does one that makes a child lost. So flips(u) is 1 and the sum of the children's flips. If u
//!    is won and just one child is lost, u becomes lost if that child becomes won, and in no other
//!    way: flips(u) is that of the child. If several children are lost, flips(u) is 0.
//! 3. The outcome and flips(v) of each planet v as the root follow in O(N): from the leaves up,
//!    with planet 1 as the root; then from planet 1 down, where each planet adds its parent, seen
//!    without the planet itself, to its children.
//! 4. The last j copies with their portals, and a planet of the first of these copies to start
//!    from, are a tail. Let T(j) be the number of tails, and X(j) that of lost ones. So T(1) = N,
//!    and X(1) is the number of planets that are lost as roots.
//! 5. A longer tail has one more copy in front, a portal from it to the tail's start, and a new
//!    start. If the tail is won, the portal changes nothing: it may lead from any of N planets, and
//!    X(1) starts are lost. If the tail is lost, let C be the number of pairs of a portal's planet
//!    and a lost start: it is the sum of flips(v) over the won v and of N - flips(v) over the lost
//!    v. So X(j + 1) = N X(1) (T(j) - X(j)) + C X(j), and T(j + 1) = N² T(j).
//! 6. Copy 0 is put before the tails of D copies in the same way, but its start is planet 1. Hence
//!    each won tail counts N times if planet 1 is won, and 0 times if it is lost; each lost tail
//!    counts N - flips(1) or flips(1) times.
//! 7. Step 5 is a matrix of two rows, whose power is found by repeated squaring.
//!
//! Cost: O(N + log D).

use grundy::contest::mod_int::ModInt;
use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

type Count = ModInt<1_000_000_007>;
type Matrix = [[Count; 2]; 2];

fn main() {
    input! { n: usize, d: u64, edges: [(Usize1, Usize1); n.saturating_sub(1)] }
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    let starts = starts(&tree);
    println!("{}", winning_placements(&starts, d));
}

/// A planet as the ship comes to it from outside, or starts there.
#[derive(Clone, Copy)]
struct Planet {
    is_lost: bool,
    /// In how many places a winning portal would change that.
    flips: u64,
}

/// What the neighbours that a planet leads to have in common.
#[derive(Clone, Copy, Default)]
struct Neighbours {
    lost: u64,
    flips_of_lost: u64,
    flips_of_won: u64,
}

impl Neighbours {
    fn add(&mut self, planet: Planet) {
        if planet.is_lost {
            self.lost += 1;
            self.flips_of_lost += planet.flips;
        } else {
            self.flips_of_won += planet.flips;
        }
    }

    fn remove(&mut self, planet: Planet) {
        if planet.is_lost {
            self.lost -= 1;
            self.flips_of_lost -= planet.flips;
        } else {
            self.flips_of_won -= planet.flips;
        }
    }

    /// Returns the planet that leads to these.
    fn planet(&self) -> Planet {
        match self.lost {
            0 => Planet { is_lost: true, flips: 1 + self.flips_of_won },
            1 => Planet { is_lost: false, flips: self.flips_of_lost },
            _ => Planet { is_lost: false, flips: 0 },
        }
    }
}

/// Returns each planet as a start.
fn starts(tree: &RootedTree) -> Vec<Planet> {
    let mut neighbours = vec![Neighbours::default(); tree.parents().len()];
    for &planet in tree.from_root().iter().rev() {
        if let Some(parent) = tree.parents()[planet] {
            let seen_from_parent = neighbours[planet].planet();
            neighbours[parent].add(seen_from_parent);
        }
    }
    // From here on, a planet that has been gone through knows all its neighbours.
    for &planet in tree.from_root() {
        if let Some(parent) = tree.parents()[planet] {
            let mut others = neighbours[parent];
            others.remove(neighbours[planet].planet());
            neighbours[planet].add(others.planet());
        }
    }
    neighbours.iter().map(Neighbours::planet).collect()
}

/// Returns in how many ways the portals to `copies` further copies make planet 1 won.
fn winning_placements(starts: &[Planet], copies: u64) -> Count {
    if copies == 0 {
        return Count::new(u64::from(!starts[0].is_lost));
    }
    let n = starts.len() as u64;
    let lost_with_winning_portal =
        |start: &Planet| Count::new(if start.is_lost { n - start.flips } else { start.flips });
    let lost = Count::new(starts.iter().filter(|start| start.is_lost).count() as u64);
    let flipped: Count = starts.iter().map(lost_with_winning_portal).sum();
    let planets = Count::new(n);
    // Lost tails and all tails, after one more copy and before it.
    let one_more = [[flipped - planets * lost, planets * lost], [Count::new(0), planets * planets]];
    let [to_lost, to_all] = power(one_more, copies - 1);
    let lost_tails = to_lost[0] * lost + to_lost[1] * planets;
    let all_tails = to_all[0] * lost + to_all[1] * planets;
    let won_before_won = if starts[0].is_lost { Count::new(0) } else { planets };
    let won_before_lost = planets - lost_with_winning_portal(&starts[0]);
    (all_tails - lost_tails) * won_before_won + lost_tails * won_before_lost
}

fn power(matrix: Matrix, exponent: u64) -> Matrix {
    let [zero, one] = [0, 1].map(Count::new);
    let mut power = [[one, zero], [zero, one]];
    let mut square = matrix;
    let mut left = exponent;
    while left > 0 {
        if left % 2 == 1 {
            power = product(&power, &square);
        }
        square = product(&square, &square);
        left /= 2;
    }
    power
}

fn product(a: &Matrix, b: &Matrix) -> Matrix {
    let entry = |i: usize, j: usize| a[i][0] * b[0][j] + a[i][1] * b[1][j];
    [[entry(0, 0), entry(0, 1)], [entry(1, 0), entry(1, 1)]]
}
