//! What the kinds of games and the levels are called in Chinese.

use super::language::Language;
use super::Sources;

/// The kinds that the glossary does not name.
const KINDS: [(&str, &str); 30] = [
    ("Nim", "尼姆博弈（Nim）"),
    ("Nim and a sum of integers", "尼姆博弈与整数之和"),
    ("board game", "棋盘游戏"),
    ("card game", "纸牌游戏"),
    ("filling boxes", "装箱游戏"),
    ("game of divisors", "约数游戏"),
    ("game of remainders", "取模游戏"),
    ("game on a graph", "图上游戏"),
    ("game on a graph with cycles", "有环图上的游戏"),
    ("game on a tree", "树上游戏"),
    ("game on trees", "多棵树上的游戏"),
    ("game on sets and strings", "集合与字符串上的游戏"),
    ("hot game", "热博弈"),
    ("interval game", "区间游戏"),
    ("misère Nim", "反常尼姆（anti-Nim）"),
    ("nim product", "尼姆积"),
    ("pairing strategy", "配对策略"),
    ("parity", "奇偶性"),
    ("partisan game", "不公平游戏"),
    ("partisan subtraction game", "不公平减法游戏"),
    ("search of all positions", "搜索全部局面"),
    ("splitting game", "分堆游戏"),
    ("staircase Nim", "阶梯博弈"),
    ("symmetry", "对称策略"),
    ("taking game", "取物游戏"),
    ("turning game", "翻转游戏"),
    ("easy", "简单"),
    ("medium", "中等"),
    ("hard", "困难"),
    ("Luogu", "洛谷"),
];

/// A heading of an index in this language; in English where there is no Chinese for it.
pub fn heading(text: &str, sources: &Sources, language: Language) -> String {
    let known = KINDS.iter().find(|(english, _)| *english == text);
    let known = known.map(|(_, chinese)| chinese.to_string());
    let chinese = known.or_else(|| {
        let is_it = |english: &str| english.split(", ").any(|one| one.eq_ignore_ascii_case(text));
        let word = sources.words.iter().find(|word| is_it(&word.english));
        word.map(|word| word.chinese.clone())
    });
    language.of(text.to_string(), chinese.unwrap_or_else(|| text.to_string()))
}
