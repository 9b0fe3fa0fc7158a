//! The colours of heat maps: equal steps look equally large, also to most colour-blind readers.

/// Ten colours of cividis, from the least value to the greatest. J. R. Nuñez, C. R. Anderton,
/// R. S. Renslow, *Optimizing colormaps with consideration for color vision deficiency*, PLoS
/// ONE 13 (2018), e0199239.
const CIVIDIS: [[u8; 3]; 10] = [
    [0x00, 0x22, 0x4e],
    [0x12, 0x35, 0x70],
    [0x3b, 0x49, 0x6c],
    [0x57, 0x5d, 0x6d],
    [0x70, 0x71, 0x73],
    [0x8a, 0x86, 0x78],
    [0xa5, 0x9c, 0x74],
    [0xc3, 0xb3, 0x69],
    [0xe1, 0xcc, 0x55],
    [0xfe, 0xe8, 0x38],
];

/// A colour by its parts of red, green and blue.
pub type Rgb = [u8; 3];

/// Returns the colour of a value from 1 to `highest`.
pub fn colour(value: u64, highest: u64) -> Rgb {
    let steps = CIVIDIS.len() - 1;
    let part = (value.saturating_sub(1)) as f64 / highest.saturating_sub(1).max(1) as f64;
    let place = part.clamp(0.0, 1.0) * steps as f64;
    let below = (place as usize).min(steps - 1);
    let between = place - below as f64;
    let mix = |one: u8, other: u8| {
        (f64::from(one) + (f64::from(other) - f64::from(one)) * between).round() as u8
    };
    let [low, high] = [CIVIDIS[below], CIVIDIS[below + 1]];
    [mix(low[0], high[0]), mix(low[1], high[1]), mix(low[2], high[2])]
}
