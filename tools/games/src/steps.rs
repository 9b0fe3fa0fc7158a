//! The steps to the values of a game, one position after another: the options, their values, the
//! mex or the outcome, and finally a table's period. The pages show the steps one by one, and use
//! the last step as a module's picture.

pub mod columns;
pub mod frame;
pub mod picture;
pub mod question;
mod rule;

use grundy::period::Period;

/// The positions of a game, as far as the steps have gone.
#[derive(Default)]
pub struct Steps {
    pub layout: Arrangement,
    /// The index of the position that the steps have reached, and the last index.
    pub place: usize,
    pub last: usize,
    /// The name of each position.
    pub labels: Vec<String>,
    /// The mark that is written at each position.
    pub marks: Vec<String>,
    /// The Grundy value of each position; `None` if the position has no value, or if it is only
    /// known that the value is not 0.
    pub values: Vec<Option<u64>>,
    /// The options of the position.
    pub options: Vec<Choice>,
    /// Whether the values of the options form a set whose mex is taken.
    pub has_set: bool,
    /// Why the position has its mark.
    pub why: String,
    pub period: Option<Repetition>,
}

/// How the positions are arranged.
#[derive(Clone, Default)]
pub enum Arrangement {
    /// The heaps of a rule, one after another.
    Heaps,
    /// Other positions, one after another.
    #[default]
    Row,
    /// A table indexed by two numbers, with a function that formats its headings.
    Table { cells: Vec<(u64, u64)>, heading: fn(u64) -> String },
    /// A graph, with the options of each position.
    Graph(Vec<Vec<usize>>),
    /// Numbers in binary.
    Columns(BinaryColumns),
}

/// An option of a position.
pub struct Choice {
    /// The positions whose sum is this option.
    pub left: Vec<usize>,
    pub name: String,
    /// How the values of these positions add up.
    pub sum: String,
    /// The numbers that the option adds to the set of the position; 0 if the option wins.
    pub adds: Vec<u64>,
}

/// Numbers in binary, and below them the sums of their columns.
#[derive(Clone)]
pub struct BinaryColumns {
    pub rows: Vec<BinaryRow>,
    /// The sum of each column, from the left, once it has been added up.
    pub sums: Vec<String>,
    /// The column that the step concerns, counted from the right.
    pub column: Option<usize>,
}

/// A number in binary.
#[derive(Clone)]
pub struct BinaryRow {
    pub value: u64,
    pub bits: String,
    /// Whether its ones are counted.
    pub counts: bool,
    /// Whether the winning move has changed the number.
    pub is_changed: bool,
}

/// A proved period in three steps: found, compared and certified.
pub struct Repetition {
    pub period: Period,
    pub steps: [String; 3],
}

impl Repetition {
    /// Returns whether a heap is in the first period.
    pub fn is_in_first(&self, heap: u64) -> bool {
        let start = self.period.preperiod();
        (start..start + self.period.period()).contains(&heap)
    }

    /// Returns whether a heap belongs to a pair that is compared.
    pub fn compares(&self, heap: u64) -> bool {
        let (first, last) = self.period.compared();
        (first..=last + self.period.period()).contains(&heap)
    }
}
