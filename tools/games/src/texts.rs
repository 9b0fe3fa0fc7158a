//! Texts in files beside the code. The files use only a part of TOML: tables of strings, each
//! string on one line, with table names in quotes. In a text for people, `\n` begins a new line.

use std::sync::OnceLock;
use support::language::Text;
use support::typing::letters;

/// The texts of the games that people request by name.
pub const GAMES: &str = include_str!("shown/games.toml");

/// A name by which people request a game.
struct Name {
    name: &'static str,
    letters: String,
    /// The table of the game.
    game: &'static str,
}

fn all_names() -> &'static [Name] {
    static NAMES: OnceLock<Vec<Name>> = OnceLock::new();
    NAMES.get_or_init(|| {
        let tables = GAMES.split("\n[\"").filter_map(|table| table.split_once("\"]\nnames = \""));
        let names = tables.flat_map(|(game, table)| {
            let names = table.split('"').next().unwrap_or("").split(", ");
            names.map(move |name| Name { name, letters: letters(name), game })
        });
        names.collect()
    })
}

/// Returns the table of the game with this English or Chinese name.
pub fn find_game(name: &str) -> Option<&'static str> {
    let wanted = letters(name);
    all_names().iter().find(|known| known.letters == wanted).map(|known| known.game)
}

/// Returns the table of the game with this name, unless the game is played with heaps under a rule.
pub fn find_own_game(name: &str) -> Option<&'static str> {
    find_game(name).filter(|game| !["rules", "race"].contains(game))
}

/// Returns every name of every game.
pub fn names() -> impl Iterator<Item = &'static str> {
    all_names().iter().map(|known| known.name)
}

/// Returns a string from a table of a file.
pub fn find_string<'a>(file: &'a str, table: &str, key: &str) -> Option<&'a str> {
    let head = format!("[\"{table}\"]");
    let lines = file.lines().skip_while(|line| *line != head).skip(1);
    let mut strings = lines
        .take_while(|line| !line.starts_with('['))
        .filter_map(|line| line.strip_suffix('"')?.split_once(" = \""));
    strings.find(|(name, _)| *name == key).map(|(_, value)| value)
}

/// Returns a text from a table of a file, in both languages.
pub fn find_text(file: &str, table: &str, key: &str) -> Option<Text> {
    let version = |language: &str| {
        find_string(file, table, &format!("{key}.{language}")).map(|text| text.replace("\\n", "\n"))
    };
    Some(Text::new(version("english")?, version("chinese")?))
}
