//! Text in figures and of their files, made to fit.

/// A label of an axis on which only whole numbers mean something.
pub fn whole(number: &f64) -> String {
    let nearest = number.round();
    match (number - nearest).abs() < 1e-6 {
        true => (nearest as i64).to_string(),
        false => String::new(),
    }
}

/// The largest caption that fits a page of so many pixels: a set may have many moves.
pub fn caption(text: &str, width: u32) -> (String, u32) {
    // A letter of this font is on average not half as wide as it is high.
    let fits = |size: u32| (f64::from(width) * 0.95 / (0.5 * f64::from(size))) as usize;
    let letters = text.chars().count();
    match (14..=28).rev().find(|&size| letters <= fits(size)) {
        Some(size) => (text.to_string(), size),
        None => (elide(text, fits(14)), 14),
    }
}

/// Leaves out the middle, as the end says what is proved.
fn elide(text: &str, most: usize) -> String {
    let letters: Vec<char> = text.chars().collect();
    let (start, end) = (most / 2, letters.len() - (most - most / 2 - 3));
    [&letters[..start], &[' ', '…', ' '], &letters[end..]].concat().into_iter().collect()
}

/// Longer names are a nuisance, and beyond 255 letters no file system takes them.
const LONGEST_NAME: usize = 60;

/// What a text is called as a file: small letters, digits and dashes. Of a long text the
/// middle is left out.
pub fn file_name(text: &str) -> String {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let words: Vec<String> = words.map(str::to_lowercase).collect();
    let name = words.join("-");
    match words.last() {
        Some(last) if name.len() > LONGEST_NAME => {
            let cut = name[..LONGEST_NAME / 2].rfind('-').unwrap_or(LONGEST_NAME / 2);
            let tail = &last[last.len().saturating_sub(LONGEST_NAME / 2)..];
            format!("{}-etc-{tail}", &name[..cut])
        }
        _ => name,
    }
}
