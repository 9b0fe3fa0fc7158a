//! Maps that preserve nim sums, computed by one table lookup for each byte.

/// A map f of 64-bit numbers with f(a ⊕ b) = f(a) ⊕ f(b), such as nim multiplication by a fixed
/// number, squaring, or the square root.
///
/// ```
/// use grundy::nimber::{product, LinearMap};
///
/// let by_six = LinearMap::new(|bit| product(6, bit));
/// assert_eq!(by_six.image(5), product(6, 5));
/// assert_eq!(by_six.inverse().unwrap().image(product(6, 5)), 5);
///
/// let halved = LinearMap::new(|bit| bit >> 1);
/// assert!(halved.inverse().is_none()); // 0 and 1 have the same image
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinearMap {
    images: Box<[[u64; 256]; 8]>, // of each byte at each of 8 places: 16 KiB
}

impl LinearMap {
    /// Creates the map with the given images of 1, 2, 4, …, 2^63. Cost: 64 calls of `image_of_bit`
    /// and 2048 steps.
    pub fn new<F: FnMut(u64) -> u64>(mut image_of_bit: F) -> LinearMap {
        let mut images = Box::new([[0; 256]; 8]);
        for (place, images) in (0..).zip(images.iter_mut()) {
            for byte in 1..256usize {
                let upper = byte & (byte - 1);
                images[byte] = match upper {
                    0 => image_of_bit((byte as u64) << (8 * place)),
                    _ => images[upper] ^ images[byte ^ upper],
                };
            }
        }
        LinearMap { images }
    }

    /// Returns f(`number`). Cost: 8 table lookups.
    #[inline]
    pub fn image(&self, number: u64) -> u64 {
        let places = self.images.iter().zip(number.to_le_bytes());
        places.fold(0, |image, (images, byte)| image ^ images[usize::from(byte)])
    }

    /// Returns the map f⁻¹ with f⁻¹(f(a)) = a, or `None` if two numbers have the same image.
    /// Cost: 4096 steps (Gauss–Jordan elimination) and a new table.
    pub fn inverse(&self) -> Option<LinearMap> {
        let mut rows = [(0, 0); 64];
        for (bit, row) in rows.iter_mut().enumerate() {
            *row = (self.image(1 << bit), 1u64 << bit);
        }
        for bit in 0..64 {
            let pivot = (bit..64).find(|&row| rows[row].0 >> bit & 1 == 1)?;
            rows.swap(bit, pivot);
            let (image, number) = rows[bit];
            for (at, row) in rows.iter_mut().enumerate() {
                if at != bit && row.0 >> bit & 1 == 1 {
                    *row = (row.0 ^ image, row.1 ^ number);
                }
            }
        }
        Some(LinearMap::new(|bit| rows[bit.trailing_zeros() as usize].1))
    }
}
