//! Stalks of blue and red edges: Left cuts only blue edges, Right only red ones, and what stands
//! above a cut disappears. Every stalk is worth a number, and the sum of these numbers decides who
//! wins.
//!
//! ```
//! use grundy::hackenbush::stalk::{self, Cut, Player, Rational, Stalk, Winner};
//!
//! // From the ground up: blue counts 1, the red edge above it -1/2.
//! let half: Stalk = "BR".parse().unwrap();
//! assert_eq!(half.value(), Rational::new(1, 2));
//!
//! // 1/2 + 1/2 - 1 = 0: whoever starts loses.
//! let one_right: Stalk = "R".parse().unwrap();
//! let position = [half.clone(), half, one_right];
//! assert_eq!(stalk::winner(&position), Some(Winner::Second));
//!
//! // 3/4 - 1/2 = 1/4. Left must keep the sum from falling below 0: she cuts the top of BRB.
//! let position = ["BRB".parse().unwrap(), "RB".parse().unwrap()];
//! assert_eq!(stalk::winner(&position), Some(Winner::Left));
//! let cuts = stalk::winning_cuts(&position, Player::Left).unwrap();
//! assert_eq!(cuts, [Cut { stalk: 0, leave: 2 }]);
//!
//! // A third has no finite stalk, but an endless one: 1 - 1/2 - 1/4 + 1/8 - 1/16 + …
//! let third = Stalk::of(Rational::new(1, 3)).unwrap();
//! assert_eq!(third.to_string(), "BR[RB]");
//! ```
//!
//! This game is not impartial: the players have different moves, so its positions have no Grundy
//! values. Positions with only green edges, which both players may cut, are an exception: their
//! stalks are Nim heaps (see [`hackenbush`](super)). The game is included here because problems
//! about games of coins or edges of two colours come up alongside problems about impartial games,
//! and because its numbers do for these games what the nim sum does for impartial ones.
//!
//! # Theorem (Berlekamp's rule)
//!
//! Let each edge before the first change of colour have weight 1, and let the edges from there
//! upwards have the weights 1/2, 1/4, 1/8, …. The *value* of a stalk is the sum of the weights of
//! its blue edges minus the sum of the weights of its red edges. Let x be the sum of the values of
//! several stalks. Left wins if x > 0 and Right if x < 0, whoever starts; if x = 0, whoever starts
//! loses.
//!
//! An endless stalk is allowed, too, if both colours recur without end; each cut leaves a finite
//! part of such a stalk. Its value is the sum of a series.
//!
//! *Proof.*
//!
//! 1. The weights of an edge of weight w and of all edges above it, with their signs, add up to a
//!    number that has the sign of that edge and, if w < 1, is less than 2w in absolute value. If
//!    w < 1, the edges above it weigh w/2, w/4, …. In a finite stalk these weights add up to less
//!    than w. In an endless stalk they add up to w, but by assumption these edges do not all have
//!    the same colour. If w = 1, all edges of weight 1 have the same sign, and the edges above them
//!    weigh 1/2, 1/4, …, so the sum has that sign.
//! 2. So a cut by Left, which removes a blue edge and all edges above it, makes x smaller, and a
//!    cut by Right makes x larger.
//! 3. If x > 0, Left has a cut that leaves x ≥ 0. If there is an endless stalk, it has blue edges
//!    of arbitrarily small weight w < 1. By step 1, cutting such an edge removes less than 2w; Left
//!    chooses an edge with 2w ≤ x.
//! 4. If all stalks are finite, let 2^-k be the least weight of a topmost edge. All values, and x,
//!    are multiples of 2^-k, so x ≥ 2^-k. If some topmost edge of weight 2^-k is blue, cutting it
//!    is enough.
//! 5. If all topmost edges of weight 2^-k are red, then k ≥ 1: otherwise all stalks would be
//!    entirely red, and x < 0. So a stalk with such an edge on top has a change of colour. Let w be
//!    the weight of its uppermost blue edge. The r red edges above it weigh w/2, w/4, …, w/2^r =
//!    2^-k. Cutting the blue edge removes w - (w - w/2^r) = 2^-k.
//! 6. For Right, exchange the colours. So if x ≥ 0 and Right is to move, Right either has no cut or
//!    makes x > 0, and then Left has an answer that leaves x ≥ 0. Play ends, as each cut shortens a
//!    stalk and makes it finite. So it is Right who runs out of moves and loses. If x > 0 and Left
//!    is to move, Left begins with a cut that leaves x ≥ 0. The claim for Right is the same with
//!    the colours exchanged, and if x = 0, both results hold, so whoever starts loses. ∎
//!
//! # Theorem: the stalk of a number
//!
//! Every real number is the value of exactly one stalk, which is finite if and only if the number
//! is *dyadic*, an integer divided by a power of 2. The stalk is built from the ground up: as long
//! as its value so far is below the number, add a blue edge, and as long as the value is above the
//! number, add a red one.
//!
//! *Proof.*
//!
//! 1. Let x be the number, v the value of the stalk so far, and w the weight of its uppermost edge.
//!    Unless v reaches x first, the first change of colour comes when v has passed x by less than
//!    1, and w is 1 at that point.
//! 2. The next edge weighs w/2 and leads from v towards x. As 0 < |x - v| < w, the difference
//!    is less than w/2 afterwards, so |x - v| < w stays true, and v tends to x.
//! 3. For w = 2^-k, v is a multiple of w. If x is also a multiple of w, then |x - v| < w means v =
//!    x.
//! 4. Unless all edges above some point have the same colour, v tends to x only if each edge leads
//!    towards x: by step 1 of the first proof, the edges from any place upwards add up to a number
//!    that has the sign of the lowest of them. So each edge is the one that the rule adds. If x is
//!    not dyadic, its stalk does not keep one colour from some edge upwards: |x - v| < w, but
//!    endlessly many further edges of weights w/2, w/4, w/8, …, all in the same direction, would
//!    mean |x - v| = w.
//! 5. A rational number x with the denominator q has a stalk whose colours repeat: (x - v) / w is
//!    one of the multiples of 1/q between -1 and 1, and determines all edges that follow. ∎
//!
//! A stalk that stays blue from some edge upwards is not worth a real number: endless blue, for
//! example, is worth ω, and other such stalks are worth a number minus an infinitesimal. These
//! stalks are not accepted here.
//!
//! E. R. Berlekamp, *The Hackenbush number system for compression of numerical data*, Information
//! and Control 26 (1974), 134–140; E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways* (1982),
//! chapters 1 to 3; J. H. Conway, *On Numbers and Games* (1976), chapter 3, for values beyond the
//! real numbers.

mod parse;
mod rational;

pub use parse::{ParseStalkError, ParseStalkErrorKind};
pub use rational::Rational;

use std::fmt;

/// The largest number of edges that a stalk may have before the repeating ones, and also the
/// largest number of edges that may repeat.
pub const MOST_EDGES: usize = 64;

/// One of the two players, also used for the colour of the edges that only this player may cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// Left, who cuts the blue edges, `B`; they count in Left's favour.
    Left,
    /// Right, who cuts the red edges, `R`; they count against Left.
    Right,
}

impl Player {
    fn sign(self) -> i128 {
        match self {
            Player::Left => 1,
            Player::Right => -1,
        }
    }
}

/// Who wins a partizan game that is worth a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Winner {
    /// Left, whoever starts.
    Left,
    /// Right, whoever starts.
    Right,
    /// Whoever does not start.
    Second,
}

impl Winner {
    /// Returns who wins a game worth `value`.
    pub fn of(value: Rational) -> Winner {
        match value.numerator() {
            0 => Winner::Second,
            more if more > 0 => Winner::Left,
            _ => Winner::Right,
        }
    }
}

/// A stalk of blue and red edges, which may be endless if its colours repeat.
///
/// It is written from the ground up, as in `BRB`, with the edges that repeat for ever in brackets,
/// as in `BR[RB]`. Stalks with the same edges are equal, however they were written: `B[RB]` is
/// `[BR]`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stalk {
    start: Vec<Player>,
    /// Either empty, or made of edges of both colours.
    tail: Vec<Player>,
}

impl Stalk {
    /// Returns the stalk with the edges of `start` from the ground up, followed by the edges of
    /// `tail`, which repeat for ever if there are any; or `None` if all edges of `tail` have one
    /// colour, if more than [`MOST_EDGES`] edges precede the repeating ones, or if more than that
    /// many edges repeat.
    ///
    /// ```
    /// use grundy::hackenbush::stalk::{Player::{Left, Right}, Stalk};
    ///
    /// assert_eq!(Stalk::new(&[Left, Right], &[]), Some("BR".parse().unwrap()));
    /// assert_eq!(Stalk::new(&[], &[Left]), None);
    /// ```
    pub fn new(start: &[Player], tail: &[Player]) -> Option<Stalk> {
        if !tail.is_empty() && tail.iter().all(|&edge| edge == tail[0]) {
            return None;
        }
        let (mut start, mut tail) = (start.to_vec(), tail.to_vec());
        let repeats_after = |len: &usize| {
            tail.len() % len == 0 && tail.iter().zip(&tail[*len..]).all(|(a, b)| a == b)
        };
        if let Some(len) = (1..tail.len()).find(repeats_after) {
            tail.truncate(len);
        }
        while !tail.is_empty() && start.last() == tail.last() {
            start.pop();
            tail.rotate_right(1);
        }
        let is_short = start.len() <= MOST_EDGES && tail.len() <= MOST_EDGES;
        is_short.then(|| Stalk { start, tail })
    }

    /// Returns the stalk that is worth the given number, or `None` if this stalk has more than
    /// [`MOST_EDGES`] edges before the repeating ones, or more than that many repeating
    /// edges. Cost: O([`MOST_EDGES`]²) at most.
    ///
    /// ```
    /// use grundy::hackenbush::stalk::{Rational, Stalk};
    ///
    /// // 1 + 1 + 1 - 1/2 - 1/4
    /// assert_eq!(Stalk::of(Rational::new(9, 4)).unwrap().to_string(), "BBBRR");
    /// assert_eq!(Stalk::of(Rational::new(-2, 3)).unwrap().to_string(), "[RB]");
    /// assert_eq!(Stalk::of(Rational::new(100, 1)), None);
    /// ```
    pub fn of(value: Rational) -> Option<Stalk> {
        let (numerator, denominator) = (value.numerator(), value.denominator());
        let towards = |distance: i128| if distance > 0 { Player::Left } else { Player::Right };
        let mut edges = Vec::new();
        let mut distance = numerator;
        // The edges of weight 1.
        while distance != 0 && towards(distance) == towards(numerator) {
            if edges.len() == 2 * MOST_EDGES {
                return None;
            }
            edges.push(towards(distance));
            distance -= towards(distance).sign() * denominator;
        }
        let first = edges.len();
        // What is missing before each edge after these, in parts of `denominator` of the weight of
        // the edge below.
        let mut distances: Vec<i128> = Vec::new();
        while distance != 0 {
            if let Some(before) = distances.iter().position(|&other| other == distance) {
                let (start, tail) = edges.split_at(first + before);
                return Stalk::new(start, tail);
            }
            if distances.len() == 2 * MOST_EDGES {
                return None;
            }
            distances.push(distance);
            let edge = towards(distance);
            edges.push(edge);
            distance = distance.checked_mul(2)? - edge.sign() * denominator;
        }
        Stalk::new(&edges, &[])
    }

    /// Returns the edges from the ground up: all of them or, for an endless stalk, only those that
    /// do not repeat.
    pub fn start(&self) -> &[Player] {
        &self.start
    }

    /// Returns the edges that repeat for ever, or nothing for a finite stalk.
    pub fn tail(&self) -> &[Player] {
        &self.tail
    }

    /// Returns the edge with `height` edges below it, if there is one.
    pub fn edge(&self, height: usize) -> Option<Player> {
        match height.checked_sub(self.start.len()) {
            None => Some(self.start[height]),
            Some(_) if self.tail.is_empty() => None,
            Some(above) => Some(self.tail[above % self.tail.len()]),
        }
    }

    /// Returns the value, by Berlekamp's rule. Cost: O(edges).
    ///
    /// ```
    /// use grundy::hackenbush::stalk::{Rational, Stalk};
    ///
    /// let value = |text: &str| text.parse::<Stalk>().unwrap().value();
    /// assert_eq!(value("BB"), Rational::new(2, 1));
    /// assert_eq!(value("RBBR"), Rational::new(-3, 8)); // -1 + 1/2 + 1/4 - 1/8
    /// assert_eq!(value("[BR]"), Rational::new(2, 3)); // 1 - 1/2 + 1/4 - 1/8 + …
    /// ```
    pub fn value(&self) -> Rational {
        // The first change of colour is not to be in the tail.
        let (mut start, mut tail) = (self.start.clone(), self.tail.clone());
        while !tail.is_empty() && start.iter().all(|&edge| edge == start[0]) {
            start.push(tail[0]);
            tail.rotate_left(1);
        }
        let run = start.iter().take_while(|&&edge| edge == start[0]).count();
        let halvings = start.len() - run;
        let signs =
            |edges: &[Player]| edges.iter().fold(0, |sum: i128, edge| 2 * sum + edge.sign());
        let run_sum: i128 = start[..run].iter().map(|edge| edge.sign()).sum();
        let sum = (run_sum << halvings) + signs(&start[run..]);
        // The tail is a geometric series: in weights of the edge below it, signs / (2^len - 1).
        let repeat = if tail.is_empty() { 1 } else { (1i128 << tail.len()) - 1 };
        Rational::new(sum * repeat + signs(&tail), repeat << halvings)
    }

    /// Returns the finite stalk of the lowest `height` edges.
    fn cut(&self, height: usize) -> Stalk {
        Stalk { start: (0..height).filter_map(|place| self.edge(place)).collect(), tail: vec![] }
    }
}

impl fmt::Display for Stalk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = |edges: &[Player]| -> String {
            edges.iter().map(|edge| if *edge == Player::Left { 'B' } else { 'R' }).collect()
        };
        f.write_str(&letters(&self.start))?;
        match self.tail.is_empty() {
            true => Ok(()),
            false => write!(f, "[{}]", letters(&self.tail)),
        }
    }
}

/// A cut, given by the stalk that it shortens and the number of edges that it leaves on this stalk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cut {
    /// The index of the stalk.
    pub stalk: usize,
    /// The number of edges that remain, which are all those below the edge that is cut.
    pub leave: usize,
}

impl fmt::Display for Cut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "stalk {} to {}", self.stalk, self.leave)
    }
}

/// Returns the sum of the values of `stalks`, or `None` if its numerator or denominator is 2^127 or
/// more; only endless stalks with long and different repeating parts can cause this.
/// Cost: O(edges of all stalks).
pub fn sum(stalks: &[Stalk]) -> Option<Rational> {
    let zero = Rational::new(0, 1);
    stalks.iter().try_fold(zero, |sum, stalk| sum.checked_add(stalk.value()))
}

/// Returns who wins the game on `stalks`, or `None` if their [`sum`] is too large.
pub fn winner(stalks: &[Stalk]) -> Option<Winner> {
    sum(stalks).map(Winner::of)
}

/// Returns every winning cut of the player who is to move, ordered by stalk and then from the
/// ground up; or `None` if a [`sum`] is too large. In an endless stalk, only cuts that leave fewer
/// than [`MOST_EDGES`] edges are considered.
///
/// A cut by Left wins if the sum that it leaves is at least 0; a cut by Right wins if the sum is at
/// most 0.
/// Cost: At most O([`MOST_EDGES`]²) for each stalk.
pub fn winning_cuts(stalks: &[Stalk], mover: Player) -> Option<Vec<Cut>> {
    let total = sum(stalks)?;
    let mut cuts = Vec::new();
    for (index, stalk) in stalks.iter().enumerate() {
        let others = total.checked_add(stalk.value().negated())?;
        for leave in (0..MOST_EDGES).filter(|&height| stalk.edge(height) == Some(mover)) {
            let left = others.checked_add(stalk.cut(leave).value())?;
            if left.numerator() * mover.sign() >= 0 {
                cuts.push(Cut { stalk: index, leave });
            }
        }
    }
    Some(cuts)
}
