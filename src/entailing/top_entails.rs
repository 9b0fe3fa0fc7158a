//! Top Entails: split a stack, or take one coin and have the opponent move in what is left.

use super::{EntailingGame, LoonyValue, Step};

/// Top Entails: a move splits a stack into two smaller ones, or takes one coin from a stack; after
/// a coin has been taken, the opponent must move in that stack.
///
/// Stacks of 1 and 3 coins are loony: *Winning Ways*, chapter 12. Of the other stacks of up to 600
/// 000 coins, only those of 2403, 2505 and 33 243 coins are loony: J. West, *New values for Top
/// Entails*, in *Games of No Chance*, MSRI Publications 29 (1996), 345–350.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TopEntails;

impl EntailingGame for TopEntails {
    type Position = u32;

    fn steps(&self, &stack: &u32) -> Vec<Step<u32>> {
        let splits = (1..=stack / 2).map(|part| Step::Plain(vec![part, stack - part]));
        splits.chain(stack.checked_sub(1).map(Step::Entailing)).collect()
    }
}

/// Returns the values of all stacks of Top Entails with fewer than `stacks` coins.
/// Cost: O(n²) time and O(n) memory for n stacks.
///
/// ```
/// use grundy::entailing::{top_entails_values, LoonyValue::Finite};
///
/// let values = top_entails_values(9);
/// assert_eq!(values[4..], [Finite(1), Finite(0), Finite(2), Finite(1), Finite(3)]);
/// ```
pub fn top_entails_values(stacks: usize) -> Vec<LoonyValue> {
    // Finite values, and the loony one as a number that is never met.
    const LOONY: usize = usize::MAX;
    let mut values: Vec<usize> = Vec::with_capacity(stacks);
    // The stacks that are not loony, in ascending order.
    let mut plain: Vec<usize> = Vec::new();
    // The values beside which a move in the last stack wins: `listed`, or all but these.
    let mut all_but = false;
    let mut listed: Vec<usize> = Vec::new();
    // `left_by[v]` is the last stack that can be split into two of the value v together.
    let mut left_by: Vec<usize> = Vec::new();
    for stack in 0..stacks {
        let smaller = plain.iter().take_while(|&&part| part <= stack / 2);
        for &part in smaller.filter(|&&part| part > 0) {
            let (a, b) = (values[part], values[stack - part]);
            if b != LOONY {
                let left = a ^ b;
                if left_by.len() <= left {
                    left_by.resize(left + 1, 0);
                }
                left_by[left] = stack;
            }
        }
        if stack > 0 {
            let is_left = |value: usize| left_by.get(value) == Some(&stack);
            // Taking a coin wins beside the values that the last stack lacks.
            all_but = !all_but;
            if all_but {
                listed.retain(|&value| !is_left(value));
            } else {
                let split = (0..left_by.len()).filter(|&value| is_left(value));
                listed.extend(split);
                listed.sort_unstable();
                listed.dedup();
            }
        }
        let value = if all_but {
            listed.first().copied().unwrap_or(LOONY)
        } else {
            (0..)
                .zip(&listed)
                .find(|(value, listed)| value != *listed)
                .map_or(listed.len(), |gap| gap.0)
        };
        if value != LOONY {
            plain.push(stack);
        }
        values.push(value);
    }
    let value = |value| match value {
        LOONY => LoonyValue::Loony,
        value => LoonyValue::Finite(value as u64),
    };
    values.into_iter().map(value).collect()
}
