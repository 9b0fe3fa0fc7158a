//! Walks through tables with two indices: two heap sizes, or a heap size and an attached number.

use super::{alone, open, options_in, options_under, MISERE, NORMAL};
use crate::shown::GameKind;
use crate::steps::Arrangement;
use crate::walk::{Marks, Walk};
use grundy::fibonacci::zeckendorf_parts;
use itertools::Itertools;

/// The largest number in most of the tables.
const LARGEST: u64 = 7;

/// A position of two numbers.
type Pair = (u64, u64);

pub(super) fn find(module: &str) -> Option<Walk> {
    Some(match module {
        "nim" => heaps("nim", Marks::Values, TwoHeaps::either),
        "nim::misere" => heaps("nim", MISERE, TwoHeaps::either),
        "misere" => heaps("{1, 2, 3}", MISERE, TwoHeaps::either),
        "misere::genus" => {
            let cells = (0..=3).cartesian_product(0..=9).collect();
            unlike_heaps(["nim", "0.123"], Marks::MisereValues, cells, TwoHeaps::either)
        }
        "misere::quotient" => ones_and_twos(),
        "every" => heaps("{1, 2}", NORMAL, TwoHeaps::every),
        "every::misere" => heaps("{1, 2}", MISERE, TwoHeaps::every),
        "compound::selective" => {
            heaps("{1, 2}", NORMAL, |heaps| [heaps.both(), heaps.either()].concat())
        }
        "compound::conjunctive" => heaps("{1, 2}", NORMAL, TwoHeaps::both),
        "compound::diminished" => heaps("{1, 2}", NORMAL, |heaps| match heaps.sizes {
            (0, _) | (_, 0) => vec![],
            _ => heaps.either(),
        }),
        "compound::sequential" => heaps("nim", Marks::Values, |heaps| match heaps.sizes {
            (_, 0) => heaps.either(),
            (later, _) => heaps.left[1].iter().map(|&left| (later, left)).collect(),
        }),
        "compound::ordinal" => heaps("{1, 3}", Marks::Values, |heaps| {
            let losing_the_top = |(base, top)| (base, if base < heaps.sizes.0 { 0 } else { top });
            heaps.either().into_iter().map(losing_the_top).collect()
        }),
        "wythoff" => table(Marks::Values, square(), moves_of(GameKind::Wythoff)),
        "wythoff::misere" => table(MISERE, square(), moves_of(GameKind::Wythoff)),
        "wythoff::decimal" => wythoff_in_digits(),
        "euclid" => table(NORMAL, square(), moves_of(GameKind::Euclid)),
        "staircase" => {
            let moves = moves_of(GameKind::Staircase);
            let few = square().into_iter().filter(|(second, first)| second + first <= LARGEST);
            table(Marks::Values, few.collect(), |&(second, first)| {
                moves(&(first, second)).into_iter().map(|(first, second)| (second, first)).collect()
            })
        }
        "northcott" => table(Marks::Values, heaps_with_few(), |&(additions, heap)| {
            let takes = (0..heap).map(|left| (additions, left));
            let larger = heap + 1..=LARGEST;
            let puts_back = larger.filter(|_| additions > 0).map(|heap| (additions - 1, heap));
            takes.chain(puts_back).collect()
        }),
        "pass" => table(Marks::Values, heaps_with_few(), |&(passes, heap)| {
            let takes = (0..heap).map(|left| (passes, left));
            let pass = passes.checked_sub(1).filter(|_| heap > 0).map(|passes| (passes, heap));
            takes.chain(pass).collect()
        }),
        "no_repeat" => {
            let cells = (0..=9).cartesian_product(0..=3).collect();
            table(Marks::Values, cells, |&(stones, last)| {
                let takes = (1..=stones.min(3)).filter(|&taken| taken != last);
                takes.map(|taken| (stones - taken, taken)).collect()
            })
        }
        "fibonacci" => with_cap(|taken| 2 * taken),
        "fibonacci::dynamic" => with_cap(|taken| 3 * taken),
        "fibonacci::capped" => with_cap(|taken| taken + 1),
        "nimber" => {
            let label = |(a, b): &Pair| format!("{a}⊗{b}");
            table_of_sums(Marks::Values, square(), label, |&(a, b)| {
                let pairs = (0..a).cartesian_product(0..b);
                pairs.map(|(c, d)| vec![(c, b), (a, d), (c, d)]).collect()
            })
        }
        _ => return None,
    })
}

/// Returns all pairs of numbers up to [`LARGEST`], row by row.
fn square() -> Vec<Pair> {
    (0..=LARGEST).cartesian_product(0..=LARGEST).collect()
}

/// Returns the heaps of up to [`LARGEST`] stones, each with 0 to 3 passes or additions.
fn heaps_with_few() -> Vec<Pair> {
    (0..=3).cartesian_product(0..=LARGEST).collect()
}

/// Returns a table of positions whose options are single positions.
fn table(marks: Marks, cells: Vec<Pair>, options: impl Fn(&Pair) -> Vec<Pair>) -> Walk {
    let label = |(row, column): &Pair| format!("({row}, {column})");
    table_of_sums(marks, cells, label, |cell| alone(options(cell)))
}

/// Returns a table of positions whose options are sums of positions.
fn table_of_sums(
    marks: Marks,
    cells: Vec<Pair>,
    label: impl Fn(&Pair) -> String,
    options: impl Fn(&Pair) -> Vec<Vec<Pair>>,
) -> Walk {
    let heading = |number: u64| number.to_string();
    let layout = Arrangement::Table { cells: cells.clone(), heading };
    Walk::new(layout, marks, &cells, label, options)
}

/// Returns the moves of a game of [`crate::shown`] whose positions are pairs of numbers.
fn moves_of(kind: GameKind) -> impl Fn(&Pair) -> Vec<Pair> {
    let (game, _) = open(kind, "1 1");
    move |&(a, b)| options_in(&*game, &[a, b]).iter().map(|after| (after[0], after[1])).collect()
}

/// Two heaps that are played together.
struct TwoHeaps {
    sizes: Pair,
    /// For each heap, the sizes that a move may leave.
    left: [Vec<u64>; 2],
}

impl TwoHeaps {
    /// Returns the turns that move in one of the heaps.
    fn either(&self) -> Vec<Pair> {
        let (a, b) = self.sizes;
        let of_first = self.left[0].iter().map(|&left| (left, b));
        of_first.chain(self.left[1].iter().map(|&left| (a, left))).collect()
    }

    /// Returns the turns that move in both heaps.
    fn both(&self) -> Vec<Pair> {
        self.left[0].iter().copied().cartesian_product(self.left[1].iter().copied()).collect()
    }

    /// Returns the turns that move in every heap that is not empty.
    fn every(&self) -> Vec<Pair> {
        match self.sizes {
            (0, _) | (_, 0) => self.either(),
            _ => self.both(),
        }
    }
}

/// Returns a table of two heaps under a rule, played together by `turns`.
fn heaps(rule: &str, marks: Marks, turns: fn(&TwoHeaps) -> Vec<Pair>) -> Walk {
    unlike_heaps([rule, rule], marks, square(), turns)
}

/// Returns a table of two heaps, each with its own rule.
fn unlike_heaps(
    rules: [&str; 2],
    marks: Marks,
    cells: Vec<Pair>,
    turns: fn(&TwoHeaps) -> Vec<Pair>,
) -> Walk {
    let [of_first, of_second] = rules.map(options_under);
    table(marks, cells, |&sizes| {
        let left = [of_first(&sizes.0).concat(), of_second(&sizes.1).concat()];
        turns(&TwoHeaps { sizes, left })
    })
}

fn wythoff_in_digits() -> Walk {
    let digits = |number: u64| {
        let parts = zeckendorf_parts(number);
        let places = [8, 5, 3, 2, 1].map(|part| if parts.contains(&part) { '1' } else { '0' });
        let digits = String::from_iter(places);
        let first = digits.find('1').unwrap_or(places.len() - 1);
        digits[first..].to_string()
    };
    let label = |&(a, b): &Pair| format!("({}, {})", digits(a), digits(b));
    Walk {
        labels: square().iter().map(label).collect(),
        layout: Arrangement::Table { cells: square(), heading: digits },
        ..table(NORMAL, square(), moves_of(GameKind::Wythoff))
    }
}

/// Returns the positions of a heap, each with the limit on the number of stones that may be taken;
/// `cap` returns the limit after a move that takes a given number of stones.
fn with_cap(cap: fn(u64) -> u64) -> Walk {
    let heaps = (1..=10).flat_map(|heap| (1..=heap).map(move |most| (heap, most)));
    let positions = [(0, 0)].into_iter().chain(heaps).collect();
    table(NORMAL, positions, |&(heap, most)| {
        let take = |taken: u64| (heap - taken, cap(taken).min(heap - taken));
        (1..=most).map(take).collect()
    })
}

/// Returns the positions with up to 8 heaps, of which at most 4 have 2 stones, and the positions'
/// elements in the quotient.
fn ones_and_twos() -> Walk {
    let positions = (0..=4).flat_map(|twos| (0..=8 - twos).map(move |ones| (twos, ones)));
    let positions: Vec<Pair> = positions.collect();
    let walk = table(MISERE, positions.clone(), |&(twos, ones)| {
        let without_one = ones.checked_sub(1).map(|ones| (twos, ones));
        let from_two = twos.checked_sub(1).map(|twos| [(twos, ones + 1), (twos, ones)]);
        without_one.into_iter().chain(from_two.into_iter().flatten()).collect()
    });
    let element = |&(twos, ones): &Pair| {
        let a = if ones % 2 == 1 { "a" } else { "" };
        let b = match twos {
            0 if a.is_empty() => "1",
            0 => "",
            twos if twos % 2 == 1 => "b",
            _ => "b²",
        };
        format!("{a}{b}")
    };
    Walk { elements: positions.iter().map(element).collect(), ..walk }
}
