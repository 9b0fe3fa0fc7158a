//! Texts that stand in files beside the code, in the part of TOML that they need: tables whose names
//! are in quotes, of strings in one line each. In a text for people, `\n` begins a new line.

use support::language::Text;

/// Returns a string of a table of a file.
pub fn find_string<'a>(file: &'a str, table: &str, key: &str) -> Option<&'a str> {
    let head = format!("[\"{table}\"]");
    let lines = file.lines().skip_while(|line| *line != head).skip(1);
    let mut strings = lines
        .take_while(|line| !line.starts_with('['))
        .filter_map(|line| line.strip_suffix('"')?.split_once(" = \""));
    strings.find(|(name, _)| *name == key).map(|(_, value)| value)
}

/// Returns a text of a table of a file in both languages.
pub fn find_text(file: &str, table: &str, key: &str) -> Option<Text> {
    let version = |language: &str| {
        find_string(file, table, &format!("{key}.{language}")).map(|text| text.replace("\\n", "\n"))
    };
    Some(Text::new(version("english")?, version("chinese")?))
}
