//! Many nim products, by a table of the small ones.

use super::{join, product, split};

/// The nim products of all numbers below 256, from which those of 64 bits are put together.
///
/// ```
/// use grundy::nimber::{product, Products};
///
/// let table = Products::new();
/// assert_eq!(table.product(2, 2), 3);
/// let (a, b) = (0x1234_5678_9ABC_DEF0, 0x0FED_CBA9_8765_4321);
/// assert_eq!(table.product(a, b), product(a, b));
/// ```
#[derive(Clone, Debug)]
pub struct Products {
    small: Vec<u8>, // a⊗b at a·256 + b
}

impl Default for Products {
    fn default() -> Self {
        Products::new()
    }
}

impl Products {
    /// Builds the table of 64 KiB. Cost: 8·256 nim products and 65 536 steps.
    pub fn new() -> Self {
        let mut small = vec![0; 1 << 16];
        for a in 0..256 {
            // Linear in b: a number that is no power of 2 is its lowest bit and the rest.
            for b in 1..256 {
                let rest = b & (b - 1);
                small[a << 8 | b] = match rest {
                    0 => product(a as u64, b as u64) as u8,
                    _ => small[a << 8 | rest] ^ small[a << 8 | (b ^ rest)],
                };
            }
        }
        Products { small }
    }

    /// The nim product of `a` and `b`. Cost: at most 64 looks into the table, 16 for 32
    /// bits, 4 for 16 bits.
    pub fn product(&self, a: u64, b: u64) -> u64 {
        self.product_in(a, b, 32)
    }

    /// As for the plain product.
    fn product_in(&self, a: u64, b: u64, half: u32) -> u64 {
        if half < 8 {
            return u64::from(self.small[(a << 8 | b) as usize]);
        }
        if (a | b) >> half == 0 {
            return self.product_in(a, b, half / 2);
        }
        let ((a1, a0), (b1, b0)) = (split(a, half), split(b, half));
        let low = self.product_in(a0, b0, half / 2);
        let high = self.product_in(a1, b1, half / 2);
        let mixed = self.product_in(a1 ^ a0, b1 ^ b0, half / 2);
        let half_power = self.product_in(high, 1 << (half - 1), half / 2);
        join(mixed ^ low, low ^ half_power, half)
    }
}
