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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_whole_numbers_once_each() {
        let labels: Vec<String> = [-0.2, -0.0, 0.5, 1.0, 1.5, 20.0].iter().map(whole).collect();
        assert_eq!(labels, ["", "0", "", "1", "", "20"]);
    }

    #[test]
    fn names_fit_a_file_system() {
        assert_eq!(file_name("Grundy's game"), "grundy-s-game");
        let set: Vec<String> = (1..=200).map(|number| number.to_string()).collect();
        assert_eq!(file_name(&set.join(", ")), "1-2-3-4-5-6-7-8-9-10-11-12-13-etc-200");
        assert!(file_name(&"7".repeat(300)).len() <= 70);
    }

    #[test]
    fn captions_fit_the_page() {
        assert_eq!(caption("Kayles, 0.77", 1200), ("Kayles, 0.77".to_string(), 28));
        assert_eq!(caption(&"1, ".repeat(30), 1200).1, 25);
        let (text, size) = caption(&format!("{{{}}}: period 101", "1, ".repeat(90)), 1200);
        assert_eq!((text.chars().count(), size), (162, 14));
        assert!(text.contains(" … ") && text.ends_with(": period 101"), "{text}");
    }
}
