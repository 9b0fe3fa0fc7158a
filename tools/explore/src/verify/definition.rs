//! A value by definition: the mex of all options, whose values are looked up.

use grundy::octal::OctalGame;
use grundy::rule::Rule;

/// The moves of a rule that leave at most two heaps, by how many stones they take.
///
/// The library lists options as sums, which for one heap of a hundred million is memory for
/// fifty million of them; here each is looked up and forgotten.
pub struct Definition {
    none: Vec<usize>,
    one: Vec<usize>,
    two: Vec<usize>,
    unequal: bool,
}

impl Definition {
    /// `None` if the rule is a set, goes on for ever, or leaves three heaps.
    pub fn new(rule: &Rule) -> Option<Definition> {
        match rule {
            Rule::Set(_) => None,
            Rule::Code(code) => Definition::of_code(code),
            Rule::Grundys => {
                Some(Definition { none: vec![], one: vec![], two: vec![0], unequal: true })
            }
        }
    }

    fn of_code(code: &OctalGame) -> Option<Definition> {
        let last = code.last_digit().filter(|_| code.most_heaps() <= 2)?;
        let takes = |heaps: u32| {
            let takes = (0..=last).filter(|&take| code.digit(take) >> heaps & 1 == 1);
            takes.map(|take| take as usize).collect()
        };
        Some(Definition { none: takes(0), one: takes(1), two: takes(2), unequal: false })
    }

    /// The value of `heap`, if `values` are those of all smaller ones. Every nim sum of two
    /// of them is a place in `seen`.
    pub fn value(&self, heap: usize, values: &[u16], seen: &mut [bool]) -> usize {
        seen.fill(false);
        if heap > 0 && self.none.contains(&heap) {
            seen[0] = true;
        }
        for take in self.one.iter().filter(|&&take| take < heap) {
            seen[usize::from(values[heap - take])] = true;
        }
        for rest in self.two.iter().filter_map(|take| heap.checked_sub(*take)) {
            // 1 with rest - 1, 2 with rest - 2, …
            let pairs = if self.unequal { rest.saturating_sub(1) / 2 } else { rest / 2 };
            let small = values.iter().skip(1).take(pairs);
            for (a, b) in small.zip(values[..rest].iter().rev()) {
                seen[usize::from(a ^ b)] = true;
            }
        }
        seen.iter().take_while(|&&seen| seen).count()
    }
}
