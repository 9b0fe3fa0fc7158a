//! The notation of rules, and of games with a notation of their own, shown at the end of the help.

/// Every way to write a rule.
pub const RULES: &str = include_str!("forms/rules.txt").trim_ascii_end();
pub const RULES_IN_CHINESE: &str = include_str!("forms/rules.zh.txt").trim_ascii_end();

/// Every way to write a rule, and every game with a notation of its own.
pub const GAMES: &str =
    concat!(include_str!("forms/rules.txt"), "\n", include_str!("forms/games.txt"))
        .trim_ascii_end();
pub const GAMES_IN_CHINESE: &str =
    concat!(include_str!("forms/rules.zh.txt"), "\n", include_str!("forms/games.zh.txt"))
        .trim_ascii_end();
