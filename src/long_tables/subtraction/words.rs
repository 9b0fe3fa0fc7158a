//! The method for moves up to 64, which processes 64 heaps at a time.

/// The heaps that cannot have a given value, with 64 heaps in each machine word.
pub(super) struct Words {
    /// The moves: bit t - 1 stands for a move that takes t stones.
    moves: u64,
    /// `forbidden[v]` has a bit set for each of the next 64 heaps that has a move to an earlier
    /// heap of value v.
    forbidden: [u64; 65],
    /// A number above all values so far.
    in_use: u8,
    /// The values that have been computed but not yet requested.
    ready: Vec<u8>,
}

impl Words {
    pub(super) fn new(moves: &[usize]) -> Words {
        let moves = moves.iter().fold(0, |moves, take| moves | 1 << (take - 1));
        Words { moves, forbidden: [0; 65], in_use: 0, ready: Vec::new() }
    }

    pub(super) fn extend_to(&mut self, values: &mut Vec<u8>, len: usize) {
        values.append(&mut self.ready);
        while values.len() < len {
            let block = self.next_block();
            values.extend_from_slice(&block);
        }
        self.ready = values.split_off(len);
    }

    fn next_block(&mut self) -> [u8; 64] {
        let mut values = [0; 64];
        let mut open = u64::MAX;
        for (value, forbidden) in (0..).zip(&mut self.forbidden) {
            if open == 0 && value >= self.in_use {
                break;
            }
            self.in_use = self.in_use.max(value + 1);
            let mut free = open & !*forbidden;
            let mut later = 0;
            while free != 0 {
                let heap = free.trailing_zeros();
                values[heap as usize & 63] = value;
                open ^= 1 << heap;
                free &= free - 1;
                // The heaps with a move to this one are in this block or in the next.
                let movers = u128::from(self.moves) << (heap + 1);
                free &= !(movers as u64);
                later |= (movers >> 64) as u64;
            }
            *forbidden = later;
        }
        values
    }
}
