//! Numbers that look random, the same every time.

pub struct Noise(u64);

impl Noise {
    pub fn new(seed: u64) -> Noise {
        Noise(seed)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    pub fn bytes(&mut self, length: usize) -> Vec<u8> {
        (0..length).map(|_| self.next() as u8).collect()
    }

    /// An operand of the kind that finds mistakes: near a power of two, or anything.
    pub fn operand(&mut self) -> u64 {
        let near = 1u64 << self.below(64);
        match self.below(6) {
            0 => near,
            1 => near.wrapping_sub(1),
            2 => near.wrapping_neg(),
            3 => self.next() % 40,
            4 => (self.next() % 40).wrapping_neg(),
            _ => self.next() >> self.below(64),
        }
    }
}
