//! The codes of the atlas.

use grundy::octal::OctalGame;

/// The largest number of digits after the point.
pub const DIGITS: usize = 3;

/// Returns all codes with at most [`DIGITS`] digits after the point, ordered by length, then value.
pub fn codes() -> Vec<OctalGame> {
    let of_len = |len: usize| {
        ["0", "4"].into_iter().flat_map(move |first| {
            // A code that ends in 0 equals a shorter one.
            let numbers =
                (0..8u32.pow(len as u32)).filter(move |number| len == 0 || number % 8 != 0);
            numbers.map(move |number| match len {
                0 => format!("{first}.0"),
                _ => format!("{first}.{number:0len$o}"),
            })
        })
    };
    let texts = (0..=DIGITS).flat_map(of_len);
    texts.map(|text| text.parse().expect("a code of octal digits")).collect()
}
