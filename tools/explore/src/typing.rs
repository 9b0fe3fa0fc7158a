//! Words as people type them, before anything is made of them.

/// The words between blanks, whether the shell was given one or many, with the signs of a
/// Chinese keyboard read as those of a rule.
pub fn words(typed: &[String]) -> Vec<String> {
    typed.iter().flat_map(|word| word.split_whitespace()).map(half_width).collect()
}

/// Character by character, so that the place of a mistake stays what it is.
pub fn half_width(text: &str) -> String {
    let sign = |c: char| match c {
        // The full-width forms stand in Unicode as their originals do in ASCII.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xfee0).unwrap_or(c),
        '\u{3000}' => ' ',
        '、' => ',',
        '。' => '.',
        other => other,
    };
    text.chars().map(sign).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_of_a_chinese_keyboard() {
        assert_eq!(half_width("｛１，２、３｝"), "{1,2,3}");
        assert_eq!(half_width("0。77"), "0.77");
        assert_eq!(half_width("必败 kayles"), "必败 kayles");
    }

    #[test]
    fn one_word_of_the_shell_may_be_several() {
        let typed = ["kayles 3".to_string(), "4".to_string(), String::new()];
        assert_eq!(words(&typed), ["kayles", "3", "4"]);
    }
}
