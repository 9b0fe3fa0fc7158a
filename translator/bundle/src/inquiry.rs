//! What rustc says about one part of a library after another, each below the same solution.
//!
//! The answers decide what is asked next. Mostly they are the same as last time, when the solution
//! differed by a line or two: the parts that were asked about then are compiled on idle cores,
//! before it is known whether they will be asked about again. If a part is not, only time is lost.

use crate::compile::{Compiler, Complaint};
use crate::critic::{for_critic, imported_at, without_values};
use anyhow::Result;
use std::cell::{Cell, RefCell};

/// The error in the evaluation of a constant.
const EVALUATION: &str = "E0080";

/// A solution below which rustc is asked about parts of a library.
pub struct Inquiry<'a> {
    compiler: &'a Compiler,
    /// The solution as rustc reads it.
    solution: String,
    /// The same without the values of its statics, which take longest where they are tables.
    quick: String,
    /// Whether rustc accepts the solution without these values.
    is_quick: Cell<bool>,
    /// The parts of the library that will probably be asked about, in this order.
    expected: Vec<String>,
    /// The parts that were asked about.
    asked: RefCell<Vec<String>>,
}

impl<'a> Inquiry<'a> {
    /// Returns an inquiry that will probably be about the parts in `expected`.
    pub fn new(
        solution: &str,
        compiler: &'a Compiler,
        expected: Vec<String>,
    ) -> Result<Inquiry<'a>> {
        let solution = for_critic(solution)?;
        let quick = without_values(&solution)?;
        let (is_quick, asked) = (Cell::new(true), RefCell::default());
        Ok(Inquiry { compiler, solution, quick, is_quick, expected, asked })
    }

    /// Returns rustc's complaints. The part that `next` returns is probably asked about next, if
    /// nothing better is known.
    pub fn complaints(
        &self,
        library: &str,
        next: impl FnOnce() -> Result<Option<String>>,
    ) -> Result<Vec<Complaint>> {
        self.asked.borrow_mut().push(library.to_string());
        self.compiler.begin_complaints(self.solution(), library)?;
        match self.expected.iter().position(|part| part == library) {
            Some(index) => {
                for part in &self.expected[index + 1..] {
                    self.compiler.prepare_complaints(self.solution(), part)?;
                }
            }
            None => {
                if let Some(part) = next()? {
                    self.compiler.prepare_complaints(self.solution(), &part)?;
                }
            }
        }
        let complaints = self.compiler.complaints(self.solution(), library)?;
        if self.is_quick.get() && complaints.iter().any(|one| one.code == EVALUATION) {
            self.is_quick.set(false);
            return self.compiler.complaints(self.solution(), library);
        }
        Ok(complaints)
    }

    /// Returns the name of the item that the import at a byte of the solution stands for, where the
    /// byte is one that a complaint names.
    pub fn imported_at(&self, byte: usize) -> Option<String> {
        imported_at(self.solution(), byte)
    }

    /// Returns the parts that were asked about, in this order.
    pub fn into_questions(self) -> Vec<String> {
        self.asked.into_inner()
    }

    fn solution(&self) -> &str {
        match self.is_quick.get() {
            true => &self.quick,
            false => &self.solution,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compile::Fault;

    const LIBRARY: &str = "mod grundy { pub fn used() {} pub fn unused() {} }\n";

    fn faults(solution: &str) -> Result<Vec<(Fault, Vec<usize>)>> {
        let compiler = Compiler::present("2021")?;
        let inquiry = Inquiry::new(solution, &compiler, vec![])?;
        let complaints = inquiry.complaints(LIBRARY, || Ok(None))?;
        Ok(complaints.into_iter().map(|one| (one.fault, one.places)).collect())
    }

    #[test]
    fn a_value_that_takes_long_does_not_change_the_answer() -> Result<()> {
        let unused = LIBRARY.find("unused").map(|place| vec![(Fault::Dead, vec![place])]);
        let zero = "static SUM: u8 = { let mut i = 0; loop { i += 1; if i == 9 { break i } } };
            fn main() { grundy::used(); print!(\"{SUM}\"); }\n";
        assert_eq!(Some(faults(zero)?), unused);
        let no_zero = "const fn name() -> &'static str { \"name\" }
            static NAME: &str = name();
            fn main() { grundy::used(); print!(\"{NAME}\"); }\n";
        assert_eq!(Some(faults(no_zero)?), unused);
        Ok(())
    }
}
