//! A sequence of numbers into which new ones can be inserted anywhere, and the nim sum of any run
//! in it.
//!
//! ```
//! use grundy::contest::xor_list::XorList;
//!
//! let mut list = XorList::new(1);
//! let four = list.insert_after(0, 4);
//! let two = list.insert_after(0, 2); // 1 2 4
//! assert_eq!(list.sum(0, four), 1 ^ 2 ^ 4);
//! list.set(two, 8);
//! assert_eq!(list.sum(two, four), 8 ^ 4);
//! ```
//!
//! A growing tree can be kept as such a sequence. Each vertex has two items, one before and one
//! after the items of all vertices below it, so a subtree is a run, and a new child is inserted
//! right after the first item of its parent.
//!
//! # Method
//!
//! Items are kept in blocks of about equal length, which are split when they become too long. A run
//! consists of parts of at most two blocks and of the whole blocks between them.

/// The length beyond which blocks are split.
const LONGEST: usize = 1 << 10;

/// A sequence of numbers, whose items are numbered from 0 in the order in which they were
/// inserted.
#[derive(Clone, Debug)]
pub struct XorList {
    values: Vec<u64>,
    blocks: Vec<Block>,
    /// The block of each item.
    block_of: Vec<usize>,
}

#[derive(Clone, Debug)]
struct Block {
    items: Vec<usize>,
    sum: u64,
    next: Option<usize>,
}

impl XorList {
    /// Creates a sequence of one item with the number 0.
    pub fn new(value: u64) -> XorList {
        let block = Block { items: vec![0], sum: value, next: None };
        XorList { values: vec![value], blocks: vec![block], block_of: vec![0] }
    }

    /// Inserts a new item right after another one and returns the number of the new item. Cost:
    /// O(√n) for n up to 10^6.
    ///
    /// # Panics
    /// Panics if there is no such item.
    pub fn insert_after(&mut self, item: usize, value: u64) -> usize {
        let (new, number) = (self.values.len(), self.block_of[item]);
        self.values.push(value);
        self.block_of.push(number);
        let place = self.place(item) + 1;
        let new_number = self.blocks.len();
        let block = &mut self.blocks[number];
        block.items.insert(place, new);
        block.sum ^= value;
        if block.items.len() > LONGEST {
            let items = block.items.split_off(LONGEST / 2);
            let sum = items.iter().fold(0, |sum, &item| sum ^ self.values[item]);
            block.sum ^= sum;
            let next = block.next.replace(new_number);
            items.iter().for_each(|&item| self.block_of[item] = new_number);
            self.blocks.push(Block { items, sum, next });
        }
        new
    }

    /// Replaces the value of an item. Cost: O(1).
    ///
    /// # Panics
    /// Panics if there is no such item.
    pub fn set(&mut self, item: usize, value: u64) {
        let change = std::mem::replace(&mut self.values[item], value) ^ value;
        self.blocks[self.block_of[item]].sum ^= change;
    }

    /// Returns the nim sum of the numbers from one item to another, including both ends. Cost:
    /// O(√n) for n up to 10^6.
    ///
    /// # Panics
    /// Panics if there is no such item, or if `last` comes before `first`.
    pub fn sum(&self, first: usize, last: usize) -> u64 {
        let (from, to) = (self.place(first), self.place(last) + 1);
        let sum_of = |items: &[usize]| items.iter().fold(0, |sum, &item| sum ^ self.values[item]);
        let (mut number, last_number) = (self.block_of[first], self.block_of[last]);
        if number == last_number {
            assert!(from < to, "item {} comes after item {}", first, last);
            return sum_of(&self.blocks[last_number].items[from..to]);
        }
        let mut sum = sum_of(&self.blocks[number].items[from..]);
        loop {
            let next = self.blocks[number].next;
            number = next.unwrap_or_else(|| panic!("item {} comes after item {}", first, last));
            if number == last_number {
                return sum ^ sum_of(&self.blocks[last_number].items[..to]);
            }
            sum ^= self.blocks[number].sum;
        }
    }

    /// Returns the index of an item in its block.
    fn place(&self, item: usize) -> usize {
        let mut items = self.blocks[self.block_of[item]].items.iter();
        items.position(|&other| other == item).expect("each item is in its block")
    }
}
