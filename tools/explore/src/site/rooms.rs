//! The rooms of the theory: a page for each module of the library.

use super::language::Language;
use super::page::{Address, Page};
use super::{markdown, problem, strips, Sources};
use anyhow::{Context, Result};
use maud::{html, Markup};
use std::fs;
use std::path::Path;

/// A module of the library.
pub struct Room {
    pub name: String,
    /// Its doc comment.
    text: String,
}

/// The rooms in the order in which a student learns them, what each is in Chinese, and a
/// rule whose strip says at a glance what it is about.
const ROOMS: [(&str, &str, &str); 38] = [
    ("mex", "最小排除值 mex", "{1, 3, 4}"),
    ("nim", "尼姆博弈：尼姆和、必胜着法、平衡表、反常 Nim", "nim"),
    ("game", "任何按规则给出的游戏：胜负、SG 值、必胜着法和理由", "grundy"),
    ("table", "SG 表：由编译器算好，或在运行时按大小建立", "fibonacci"),
    ("subtraction", "减法游戏：从一个集合中选取石子数", "{2, 3}"),
    ("octal", "八进制游戏：取石子并可分堆", "0.137"),
    ("rule", "规则的统一写法：集合、编码或名称", "all but {2, 4}"),
    ("period", "带证书的周期：比较了什么、比较到哪里、依据哪个定理", "kayles"),
    ("bash", "巴什博弈", "{1, 2, 3}"),
    ("wythoff", "威佐夫博弈", ""),
    ("fibonacci", "斐波那契博弈与动态减法游戏", ""),
    ("staircase", "阶梯博弈", ""),
    ("moore", "Moore 的 Nim-K 博弈", ""),
    ("euclid", "欧几里得博弈", ""),
    ("lasker", "拉斯克 Nim：取石子，或把一堆分成两堆", "lasker"),
    ("northcott", "Northcott 游戏与可加石子的尼姆", ""),
    ("board", "两个数上的游戏的表：威佐夫、Nim、Chomp", ""),
    ("coin_turning", "翻硬币游戏及其乘积", ""),
    ("nimber", "尼姆数：尼姆和与尼姆积构成的域", ""),
    ("graph", "图上的棋子：无环、有环（胜、负、平）、不许回头", ""),
    ("hackenbush", "绿色 Hackenbush（删边游戏）：克朗原理与费森原理", ""),
    ("misere", "反常规则与 SJ 定理", "kayles"),
    ("every", "Every-SG：每个子游戏都必须走", ""),
    ("named", "有名字的游戏，以及没有编码的 Grundy 游戏", "grundy"),
    ("long_tables", "百万以至上亿石子的堆的 SG 值", ""),
    ("contest", "竞赛工具", ""),
    ("divisors", "整除分块：商相等的区间", ""),
    ("masks", "以二进制位表示集合的局面", ""),
    ("primes", "质因数分解与筛法", ""),
    ("modular", "模素数计数：幂、逆元、组合数", ""),
    ("walsh", "沃尔什–阿达马变换（FWT）：按尼姆和计数", ""),
    ("xor_basis", "线性基", ""),
    ("xor_list", "会增长的序列：任意一段的尼姆和", ""),
    ("xor_trie", "字典树（01-Trie）", ""),
    ("edges", "以边表示的图：检查与压缩邻接表", ""),
    ("rooted_tree", "有根树", ""),
    ("path_sums", "树上路径的尼姆和", ""),
    ("grundy", "理论全程，五屏走完", ""),
];

/// The front page, the public modules, and those of the tools of contests.
pub fn read(root: &Path) -> Result<Vec<Room>> {
    let file = |name: &str| {
        let path = root.join(name);
        fs::read_to_string(&path).with_context(|| path.display().to_string())
    };
    let library = file("src/lib.rs")?;
    let text = until_words(&doc(&library));
    let mut rooms = vec![Room { name: "grundy".to_string(), text }];
    for (parent, folder) in [(library, "src"), (file("src/contest.rs")?, "src/contest")] {
        let modules = parent.lines().filter_map(|line| line.strip_prefix("pub mod "));
        for name in modules.filter_map(|line| line.strip_suffix(';')) {
            let text = doc(&file(&format!("{folder}/{name}.rs"))?);
            rooms.push(Room { name: name.to_string(), text });
        }
    }
    let place = |room: &Room| ROOMS.iter().position(|(name, ..)| *name == room.name);
    // The whole path comes before its steps, and rooms that are new here come last.
    rooms.sort_by_key(|room| match room.name.as_str() {
        "grundy" => 0,
        _ => 1 + place(room).unwrap_or(ROOMS.len()),
    });
    Ok(rooms)
}

/// A file's doc comment as Markdown.
fn doc(source: &str) -> String {
    let lines = source.lines().map_while(|line| line.strip_prefix("//!"));
    let lines: Vec<&str> = lines.map(|line| line.strip_prefix(' ').unwrap_or(line)).collect();
    lines.join("\n")
}

/// The glossary has a page of its own.
fn until_words(text: &str) -> String {
    text.split("# Words").next().unwrap_or(text).to_string()
}

pub fn names(sources: &Sources) -> Vec<&str> {
    sources.rooms.iter().map(|room| room.name.as_str()).collect()
}

/// The list of all rooms.
pub fn index(sources: &Sources, language: Language) -> Page {
    let address = Address::new(language, "rooms.html");
    let title = language.of("Theory", "理论");
    let content = html! {
        h1 { (title) }
        p { (language.of(
            "One idea a room, in small modules of a library; every example on these pages is run by the tests.",
            "每个房间一个想法，对应库里的一个小模块；页面上的每个例子都由测试执行。正文为英文。",
        )) }
        (list(sources, &address))
    };
    Page { address, title: title.to_string(), content }
}

pub fn list(sources: &Sources, from: &Address) -> Markup {
    let rooms = names(sources);
    html! {
        dl.rooms {
            @for room in &sources.rooms {
                dt { a href=(from.to(&format!("room/{}.html", room.name))) { (room.name) } }
                dd { (markdown::line(&room.summary(from.language), &rooms, from)) }
            }
        }
    }
}

impl Room {
    /// What it is about: in English, the first sentence of its text.
    fn summary(&self, language: Language) -> String {
        let paragraph = self.text.split("\n\n").next().unwrap_or("").replace('\n', " ");
        let sentence = paragraph.split_inclusive(". ").next().unwrap_or("").trim().to_string();
        let chinese = self.entry().map(|(_, chinese, _)| chinese.to_string());
        language.of(Some(sentence.clone()), chinese).unwrap_or(sentence)
    }

    /// The rule of its strip.
    fn rule(&self) -> Option<&'static str> {
        self.entry().map(|(_, _, rule)| *rule).filter(|rule| !rule.is_empty())
    }

    fn entry(&self) -> Option<&'static (&'static str, &'static str, &'static str)> {
        ROOMS.iter().find(|(name, ..)| *name == self.name)
    }
}

pub fn page(room: &Room, sources: &Sources, language: Language) -> Page {
    let address = Address::new(language, format!("room/{}.html", room.name));
    let rooms = names(sources);
    let users: Vec<_> = sources
        .project
        .problems
        .iter()
        .filter(|problem| problem::rooms_used(problem, sources).contains(&room.name))
        .collect();
    let content = html! {
        h1 { (room.name) }
        @if language == Language::Chinese {
            p { (markdown::line(&room.summary(language), &rooms, &address)) }
            p.note { "以下正文取自库的文档，为英文。" }
        }
        @if let Some(rule) = room.rule() {
            (strips::of_rule(rule, &address))
        }
        div lang="en" { (markdown::text(&room.text, &rooms, &address)) }
        @if !users.is_empty() {
            h2 { (language.of("Problems that use it", "用到它的题目")) }
            (problem::links(&users, &address))
        }
    };
    Page { address, title: room.name.clone(), content }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So that whoever adds a room is told to name it.
    #[test]
    fn every_room_has_a_chinese_name() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        for room in read(&root).unwrap() {
            assert!(room.entry().is_some(), "site/rooms.rs should name {}", room.name);
        }
    }
}
