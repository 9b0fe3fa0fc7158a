//! Text that the library formats in English, translated into the program's language.

use crate::texts::find_string;
use grundy::certificate::CertificateError;
use grundy::game::Cycle;
use grundy::long_tables::window::{WindowError, WindowPeriod};
use grundy::long_tables::SparseError;
use grundy::misere::quotient::{NoPeriod, NoQuotient};
use grundy::misere::{Obstacle, Unproven};
use grundy::named::NamedGame;
use grundy::period::{Basis, Refused};
use grundy::rule::{ParseRuleError, Remark, Rule};
use grundy::subtraction::SetRemark;
use itertools::Itertools;
use std::fmt::Display;
use support::language::{choose, current, within, Language};

/// The Chinese versions of the library's messages and of the phrases for what rule parsers expect.
const MESSAGES: &str = include_str!("messages.toml");

/// Something that the library formats in English.
pub trait Spoken: Display {
    /// Formats it in Chinese.
    fn in_chinese(&self) -> String {
        translate(&self.to_string())
    }

    /// Formats `self` in the [current] language.
    fn localize(&self) -> String {
        match current() {
            Language::English => self.to_string(),
            Language::Chinese => self.in_chinese(),
        }
    }
}

/// Returns the title of a rule in the [current] language.
pub fn title(rule: &Rule) -> String {
    match (current(), rule.name()) {
        (Language::Chinese, Some(game)) if game != NamedGame::GrundysGame => {
            format!("{}，{rule}", name(game))
        }
        (Language::Chinese, Some(game)) => name(game).to_string(),
        _ => rule.title(),
    }
}

/// Returns the title of a rule in a language.
pub fn title_in(language: Language, rule: &Rule) -> String {
    within(language, || title(rule))
}

/// Returns the labels of the last two lines of a nim sum in columns.
pub fn balance_labels() -> [&'static str; 2] {
    choose(["nim sum", "odd columns"], ["异或和", "奇数列"])
}

/// Returns the name of a game in the [current] language.
pub fn name(game: NamedGame) -> &'static str {
    match (current(), game) {
        (Language::Chinese, NamedGame::Nim) => "Nim 游戏",
        (Language::Chinese, NamedGame::GrundysGame) => "Grundy 游戏",
        _ => game.as_str(),
    }
}

impl Spoken for Remark {
    fn in_chinese(&self) -> String {
        match self {
            Remark::Set(SetRemark::Continued(set)) => {
                format!("省略号之前的数读作以下集合的开头：{set}")
            }
            Remark::Set(_) | Remark::Quotient => translate(&self.to_string()),
            Remark::Said(rule) => format!("读作 {rule}"),
            Remark::Known { moves, title } => {
                let parts = match moves.may_have_empty_parts() {
                    None => "",
                    Some(true) => "；分开后可以有空堆",
                    Some(false) => "；分开后每一堆至少有一枚石子",
                };
                format!("走法 {moves} 就是规则 {title}{parts}")
            }
        }
    }
}

impl Spoken for Unproven<u64> {
    fn in_chinese(&self) -> String {
        match self {
            Unproven::Cycle(cycle) => cycle.in_chinese(),
            Unproven::Obstacle { position, obstacle } => {
                format!("{position} {}", obstacle.in_chinese())
            }
            _ => self.to_string(),
        }
    }
}

impl Spoken for Cycle<u64> {
    fn in_chinese(&self) -> String {
        let mut circle = self.positions.iter().chain(self.positions.first());
        format!("游戏未必会结束：{}", circle.join(" → "))
    }
}

impl Spoken for WindowPeriod {
    fn in_chinese(&self) -> String {
        let (period, preperiod, heap) = (self.period(), self.preperiod(), self.heap());
        let (code, later) = (self.code(), heap + period);
        let given = match self.basis() {
            Basis::Computed => "",
            Basis::Given => "，前提是给出的值正确",
        };
        format!(
            "{code} 的值自 {preperiod} 起以 {period} 为周期：堆 {heap} 与堆 {later} 之前的窗口相同，\
             由等窗口定理即得{given}"
        )
    }
}

impl Spoken for CertificateError {
    fn in_chinese(&self) -> String {
        match self {
            CertificateError::Rule(error) => format!("规则：{}", error.in_chinese()),
            CertificateError::Differs { line, .. } => format!("第 {line} 行与算出来的不符"),
            _ => translate(&self.to_string()),
        }
    }
}

impl Spoken for Refused {}
impl Spoken for Obstacle {}
impl Spoken for NoPeriod {}
impl Spoken for NoQuotient {}
impl Spoken for SparseError {}
impl Spoken for WindowError {}

impl Spoken for ParseRuleError {
    fn in_chinese(&self) -> String {
        let character = self.character();
        let mistake = match self {
            ParseRuleError::Numbers { set, heaps } => {
                return format!(
                    "第 {character} 个字符：数之前应有 {{；可以写，例如 {set}（一次可以取的枚数），\
                     或 nim {heaps}（各堆的石子数）"
                )
            }
            ParseRuleError::Name { name, games, .. } => match &games[..] {
                [] => format!("第 {character} 个字符：没有名为“{name}”的游戏"),
                games => {
                    let names = games.iter().map(|game| game.as_str()).join(" 或 ");
                    format!("第 {character} 个字符：{name:?} 可能是 {names}")
                }
            },
            _ => translate(self.to_string().split("; a valid rule is").next().unwrap_or("")),
        };
        let example = find_string(MESSAGES, "example", &format!("\"{}\"", self.example()));
        format!("{mistake}；可以写，例如 {}", example.unwrap_or(self.example()))
    }
}

/// Returns a message of the library in Chinese.
fn translate(english: &str) -> String {
    if let Some((place, mistake)) =
        english.strip_prefix("at character ").and_then(|rest| rest.split_once(": "))
    {
        let (character, found) = place.split_once(", ").unwrap_or((place, ""));
        let found = match found {
            "" => String::new(),
            "the end" => "（末尾）".to_string(),
            found => format!(" {found}"),
        };
        return format!("第 {character} 个字符{found}：{}", translate(mistake));
    }
    if let Some(what) = english.strip_prefix("expected ") {
        let chinese = find_string(MESSAGES, "expected", &format!("\"{what}\""));
        return chinese.map_or(format!("应为 {what}"), |chinese| format!("应为{chinese}"));
    }
    // The numbers in a message are not part of its key in the table.
    let is_digit = |c: char| c.is_ascii_digit();
    let mut numbers = english.split(|c| !is_digit(c)).filter(|number| !number.is_empty());
    let mut key = String::new();
    for c in english.chars().map(|c| if is_digit(c) { '#' } else { c }) {
        if !(c == '#' && key.ends_with('#')) {
            key.push(c);
        }
    }
    match find_string(MESSAGES, "messages", &format!("\"{key}\"")) {
        Some(chinese) => {
            let fill = |c: char| {
                if c == '#' {
                    numbers.next().unwrap_or("").into()
                } else {
                    c.to_string()
                }
            };
            chinese.chars().map(fill).collect()
        }
        None => english.to_string(),
    }
}
