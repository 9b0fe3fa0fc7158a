//! The colours of heat maps: equal steps in value look equal, even to most colour-blind readers.

/// Ten cividis colours by ascending value. J. R. Nuñez, C. R. Anderton, R. S. Renslow, *Optimizing
/// colormaps with consideration for color vision deficiency*, PLoS ONE 13 (2018), e0199239.
const CIVIDIS: [u32; 10] = [
    0x00224e, 0x123570, 0x3b496c, 0x575d6d, 0x707173, 0x8a8678, 0xa59c74, 0xc3b369, 0xe1cc55,
    0xfee838,
];

/// A colour, by its red, green and blue components.
pub type Rgb = [u8; 3];

/// Returns the colour of a value from 1 to `highest`.
pub fn colour(value: u64, highest: u64) -> Rgb {
    let steps = CIVIDIS.len() - 1;
    let part = (value.saturating_sub(1)) as f64 / highest.saturating_sub(1).max(1) as f64;
    let place = part.clamp(0.0, 1.0) * steps as f64;
    let below = (place as usize).min(steps - 1);
    let between = place - below as f64;
    [16, 8, 0].map(|bit| {
        let [low, high] = [below, below + 1].map(|place| f64::from(CIVIDIS[place] >> bit & 255));
        (low + (high - low) * between).round() as u8
    })
}
