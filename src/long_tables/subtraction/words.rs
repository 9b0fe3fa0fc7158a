//! Moves up to 64, on 64 heaps at a time.

/// The heaps that may not have each value.
pub(super) struct Words {
    /// Bit t - 1 for a move of t.
    moves: u64,
    /// `forbidden[v]`: of the next 64 heaps, which have a move to one of value v before them.
    forbidden: [u64; 65],
    /// No value so far is this or more.
    in_use: u8,
    /// Values that are computed but not asked for.
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
                // The heaps with a move to this one, in this block and in the next.
                let from = u128::from(self.moves) << (heap + 1);
                free &= !(from as u64);
                later |= (from >> 64) as u64;
            }
            *forbidden = later;
        }
        values
    }
}
