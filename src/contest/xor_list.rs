//! A sequence of numbers that grows anywhere, and the nim sum of any run of it.
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
//! A tree that grows is such a sequence: each vertex has two items, one before and one after
//! those of all below it, so that a subtree is a run, and a new child comes right after its
//! parent's first item.
//!
//! # Method
//!
//! Items lie in blocks of about the same size, which are cut in two when they get long; a
//! run is two parts of blocks and whole blocks between.

/// Blocks are cut when they get longer.
const LONGEST: usize = 1 << 10;

/// The sequence. Its items are numbered from 0 in the order in which they came.
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
    /// A sequence of one item, number 0.
    pub fn new(value: u64) -> XorList {
        let block = Block { items: vec![0], sum: value, next: None };
        XorList { values: vec![value], blocks: vec![block], block_of: vec![0] }
    }

    /// Puts a new item right after another one; its number. Cost: O(√n) for n up to 10^6.
    ///
    /// # Panics
    /// If there is no such item.
    pub fn insert_after(&mut self, item: usize, value: u64) -> usize {
        let (new, number) = (self.values.len(), self.block_of[item]);
        self.values.push(value);
        self.block_of.push(number);
        let place = self.place(item) + 1;
        let fresh = self.blocks.len();
        let block = &mut self.blocks[number];
        block.items.insert(place, new);
        block.sum ^= value;
        if block.items.len() > LONGEST {
            let items = block.items.split_off(LONGEST / 2);
            let sum = items.iter().fold(0, |sum, &item| sum ^ self.values[item]);
            block.sum ^= sum;
            let next = block.next.replace(fresh);
            items.iter().for_each(|&item| self.block_of[item] = fresh);
            self.blocks.push(Block { items, sum, next });
        }
        new
    }

    /// Puts another number in place of an item's. Cost: O(1).
    ///
    /// # Panics
    /// If there is no such item.
    pub fn set(&mut self, item: usize, value: u64) {
        let change = std::mem::replace(&mut self.values[item], value) ^ value;
        self.blocks[self.block_of[item]].sum ^= change;
    }

    /// The nim sum from one item to another, both included. Cost: O(√n) for n up to 10^6.
    ///
    /// # Panics
    /// If there is no such item, or the last one comes before the first.
    pub fn sum(&self, first: usize, last: usize) -> u64 {
        let (from, to) = (self.place(first), self.place(last) + 1);
        let sum_of = |items: &[usize]| items.iter().fold(0, |sum, &item| sum ^ self.values[item]);
        let (mut number, end) = (self.block_of[first], self.block_of[last]);
        if number == end {
            assert!(from < to, "item {} comes after item {}", first, last);
            return sum_of(&self.blocks[end].items[from..to]);
        }
        let mut sum = sum_of(&self.blocks[number].items[from..]);
        loop {
            let next = self.blocks[number].next;
            number = next.unwrap_or_else(|| panic!("item {} comes after item {}", first, last));
            if number == end {
                return sum ^ sum_of(&self.blocks[end].items[..to]);
            }
            sum ^= self.blocks[number].sum;
        }
    }

    /// Where an item is in its block.
    fn place(&self, item: usize) -> usize {
        let mut items = self.blocks[self.block_of[item]].items.iter();
        items.position(|&other| other == item).expect("each item is in its block")
    }
}
