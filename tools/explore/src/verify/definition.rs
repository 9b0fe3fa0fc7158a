//! Values by definition: the values of all options are looked up, and their mex is taken.

use grundy::octal::OctalGame;
use grundy::rule::Rule;

/// The moves of a rule that leave at most two heaps.
///
/// The library lists a heap's options in memory: fifty million sums for a heap of a hundred million
/// stones. Here, the value of each option is looked up without storing the option.
pub struct Definition {
    /// The numbers of stones that a move may take if it leaves no heap.
    none: Vec<usize>,
    /// The numbers of stones that a move may take if it leaves one heap.
    one: Vec<usize>,
    /// The numbers of stones that a move may take if it leaves two heaps.
    two: Vec<usize>,
    /// Whether the two heaps must differ.
    unequal: bool,
}

impl Definition {
    /// Returns the moves of a rule; `None` if the rule is a set, a list of moves, an infinite code,
    /// or a code whose moves may leave three heaps.
    pub fn new(rule: &Rule) -> Option<Definition> {
        match rule {
            Rule::Set(_) | Rule::Moves(_) => None,
            Rule::Code(code) => Definition::from_code(code),
            Rule::Grundys => {
                Some(Definition { none: vec![], one: vec![], two: vec![0], unequal: true })
            }
        }
    }

    fn from_code(code: &OctalGame) -> Option<Definition> {
        let last = code.last_digit().filter(|_| code.most_heaps() <= 2)?;
        let takes = |heaps: u32| {
            let takes = (0..=last).filter(|&take| code.digit(take) >> heaps & 1 == 1);
            takes.map(|take| take as usize).collect()
        };
        Some(Definition { none: takes(0), one: takes(1), two: takes(2), unequal: false })
    }

    /// Returns the value of `heap`, given the values of all smaller heaps. `seen` is scratch
    /// space, long enough to be indexed by the nim sum of any two values.
    pub fn value(&self, heap: usize, values: &[u16], seen: &mut [bool]) -> usize {
        seen.fill(false);
        if heap > 0 && self.none.contains(&heap) {
            seen[0] = true;
        }
        for take in self.one.iter().filter(|&&take| take < heap) {
            seen[usize::from(values[heap - take])] = true;
        }
        for left in self.two.iter().filter_map(|take| heap.checked_sub(*take)) {
            // 1 and left - 1, 2 and left - 2, …
            let pairs = if self.unequal { left.saturating_sub(1) / 2 } else { left / 2 };
            let small = values.iter().skip(1).take(pairs);
            for (a, b) in small.zip(values[..left].iter().rev()) {
                seen[usize::from(a ^ b)] = true;
            }
        }
        seen.iter().take_while(|&&seen| seen).count()
    }
}
