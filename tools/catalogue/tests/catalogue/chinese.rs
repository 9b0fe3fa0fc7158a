//! The Chinese part of a header.

use anyhow::Result;
use catalogue::header::Header;

const ENGLISH: &str = "//! HDU 1536 — S-Nim\n//! <http://x> · 0.5 s? · 32 MiB · difficulty 3\n//!\n\
    //! Rules: heaps.\n//! Bounds: ?\n//! Kind: impartial\n//! Model: Nim.\n//! Why: so.\n//!\n//! 1. First.\n//! Cost: O(1).\n";

const CHINESE: &str = "//!\n//! 规则：两堆石子，\n//! 轮流取 1 或 2\n//! 枚；输出 Yes\n\
    //! No。\n//! 范围：至多 9 枚。\n//! 模型：Nim 游戏。\n//! 思路：如下。\n//!\n//! 1. 第一步。\n//! 2. 第二步\n\
    //!    完。\n//! 复杂度：O(1)。\n";

fn parse(chinese: &str) -> Result<Header> {
    Header::parse(&format!("{ENGLISH}{chinese}\nuse x;\n"))
}

#[test]
fn the_texts_are_read_and_the_english_ones_stay() {
    let english = parse("").unwrap();
    let header = parse(CHINESE).unwrap();
    let chinese = header.chinese.clone().unwrap();
    assert_eq!(chinese.rules, "两堆石子，轮流取 1 或 2 枚；输出 Yes No。");
    assert_eq!(chinese.why, "如下。\n1. 第一步。\n2. 第二步完。");
    assert_eq!((&*chinese.model, &*chinese.cost), ("Nim 游戏。", "O(1)。"));
    assert_eq!((&*chinese.bounds, &chinese.judge), ("至多 9 枚。", &None));
    assert_eq!(Header { chinese: None, ..header }, english);
    let with_judge = parse(&CHINESE.replace("复杂度", "评测：有误。\n//! 复杂度")).unwrap();
    assert_eq!(with_judge.chinese.unwrap().judge.as_deref(), Some("有误。"));
}

#[test]
fn mistakes_are_named_with_their_lines() {
    for (from, to, message) in [
        ("规则：", "规则: ", "line 13: expected a fullwidth colon, as in `规则：`"),
        ("模型：", "规则：", "line 18: a second `规则：`"),
        ("范围：至多 9 枚。", "", "line 24: the header ends without a line `//! 范围：…`"),
        ("模型：Nim 游戏。", "", "line 24: the header ends without a line `//! 模型：…`"),
        ("O(1)。", "", "line 24: the header ends without a line `//! 复杂度：…`"),
    ] {
        let error = parse(&CHINESE.replace(from, to)).unwrap_err().to_string();
        assert_eq!(error, message);
    }
}

#[test]
fn placeholders_are_named() {
    let new = CHINESE.replace("O(1)。", "(the cost in Chinese)");
    assert_eq!(parse(&new).unwrap().unwritten, ["复杂度"]);
}
