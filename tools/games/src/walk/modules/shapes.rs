//! What the walks of several files share.

use crate::steps::Arrangement;
use crate::walk::{Marks, Walk};
use grundy::game::Ending;
use itertools::Itertools;

/// The largest number of most tables.
pub const LARGEST: u64 = 7;

pub const NORMAL: Marks = Marks::Outcomes(Ending::Normal);
pub const MISERE: Marks = Marks::Outcomes(Ending::Misere);

/// A position of two numbers.
pub type Pair = (u64, u64);

/// Returns all pairs of numbers up to [`LARGEST`], row by row.
pub fn square() -> Vec<Pair> {
    (0..=LARGEST).cartesian_product(0..=LARGEST).collect()
}

/// Returns a table of positions, whose options are single positions.
pub fn table(marks: Marks, cells: Vec<Pair>, options: impl Fn(&Pair) -> Vec<Pair>) -> Walk {
    let label = |(row, column): &Pair| format!("({row}, {column})");
    table_of_sums(marks, cells, label, |cell| alone(options(cell)))
}

/// Returns a table of positions, whose options are sums of positions.
pub fn table_of_sums(
    marks: Marks,
    cells: Vec<Pair>,
    label: impl Fn(&Pair) -> String,
    options: impl Fn(&Pair) -> Vec<Vec<Pair>>,
) -> Walk {
    let heading = |number: u64| number.to_string();
    let layout = Arrangement::Table { cells: cells.clone(), heading };
    Walk::new(layout, marks, &cells, label, options)
}

/// Returns options that leave a single position each.
pub fn alone<P>(options: Vec<P>) -> Vec<Vec<P>> {
    options.into_iter().map(|option| vec![option]).collect()
}
