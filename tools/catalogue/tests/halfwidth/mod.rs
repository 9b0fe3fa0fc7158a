//! ASCII punctuation in Chinese texts, for the tests of headers and of the site's pages.

use catalogue::chinese::is_fullwidth;

/// Returns the place of an ASCII punctuation mark that stands between Chinese characters, or
/// after the last one, outside of code in backticks; as the text around it.
pub fn halfwidth_mark(text: &str) -> Option<String> {
    let mut is_code = false;
    let chars: Vec<char> = text.chars().collect();
    for (index, &c) in chars.iter().enumerate() {
        is_code ^= c == '`';
        // A closing parenthesis is what the opening one is: O(长度) is a formula.
        if is_code || !",.;:!?(".contains(c) {
            continue;
        }
        let before = chars[..index].iter().rev().find(|c| **c != ' ');
        let after = chars[index + 1..].iter().find(|c| **c != ' ');
        let is_chinese = |c: Option<&char>| c.map(|c| is_fullwidth(*c));
        if is_chinese(before) == Some(true) && is_chinese(after).unwrap_or(true) {
            let around = index.saturating_sub(8)..chars.len().min(index + 8);
            return Some(chars[around].iter().collect());
        }
    }
    None
}

#[test]
fn halfwidth_marks_are_found_between_chinese_characters_alone() {
    for text in ["石子,取", "石子, 取", "结束.", "一堆(石子)", "（一）:二"] {
        assert!(halfwidth_mark(text).is_some(), "{text}");
    }
    for text in
        ["集合 {1, 2}，取", "O(n) 时间", "`取,走`", "G(n) = 0.5。", "O(长度)。", "见 HDU 1848: x"]
    {
        assert_eq!(halfwidth_mark(text), None, "{text}");
    }
}
