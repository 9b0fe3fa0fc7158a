//! What the program of the pages says in Chinese, which is a test of its own because the language
//! is that of a whole process.

use games::answer::page::answer;
use games::exports::live_speak;
use games::play::play;
use games::shown::GAMES;
use games::steps::question::steps;

/// Problems as the pages hold them: one with a rule of its own, and one that reads its rule.
const PROBLEMS: &str = "hdu1848\tfibonacci\thdu1848\nhdu1536\tany set, for example {2, 5}\thdu1536";

#[test]
fn mistakes_and_reasons_are_told_in_chinese() {
    live_speak(1);
    let questions = [
        // Mistakes in the rule.
        ("chess", "3", "normal", "没有名为“chess”的游戏"),
        ("{1, 0}", "3", "normal", "不能取 0 枚"),
        ("0.78", "3", "normal", "八进制数字是 0 到 7"),
        ("n -> m", "3", "normal", "字符"),
        ("wythoff", "3", "normal", "不是各堆独立的规则"),
        ("hdu1536", "3", "normal", "规则由输入给出"),
        // Mistakes in the heaps.
        ("nim", "3 x", "normal", "不是石子堆的大小"),
        ("nim", "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1", "normal", "超过上限 16 堆"),
        ("grundy", "9000000", "normal", "对网页来说太大"),
        // Mistakes in a sum.
        ("kayles + nim", "1 2 3", "normal", "写在它的规则后面"),
        ("kayles 5 + nim", "", "normal", "之后应写石子堆"),
        ("kayles 5 + grundy 9999", "", "normal", "太大"),
        // What is not decided, and what decides.
        ("kayles", "20 20", "misère", "无法逐一试遍"),
        ("kayles 20 + nim 20", "", "misère", "没有已知的定理"),
        ("kayles", "8 2", "misère", "逐一试遍所有走法"),
        ("kayles", "3 4", "misère", "SJ 定理"),
        ("{1, 2, 3}", "1 2", "misère", "Ferguson"),
        ("nim", "3 5 7", "normal", "异或和为 1，所以这是必胜态：轮到走的人必胜。"),
        ("nim", "3 3", "normal", "异或和为 0，所以这是必败态"),
        ("kayles", "3 5 7", "normal", "已证明：周期 12，自 71 起"),
        ("grundy", "3 5", "normal", "还不能证明有周期"),
    ];
    for (rule, heaps, ending, part) in questions {
        let answer = answer(&format!("{rule}\n{heaps}\n{ending}\n{PROBLEMS}"));
        let start: String = answer.chars().take(200).collect();
        assert!(answer.contains(part), "{rule}; {heaps}: {start}");
        for field in ["error", "undecided", "by", "verdict", "closing", "law", "form"] {
            let Some((_, text)) = answer.split_once(&format!("\"{field}\":\"")) else { continue };
            let text = text.split("\",").next().unwrap();
            let is_english = [" is ", " are ", " the ", " of ", "expected"]
                .iter()
                .any(|word| text.contains(word));
            assert!(!is_english, "{rule}; {heaps}: {text}");
        }
    }
    let nim = play(&format!("nim\n1 2 3\nnormal\nnobody\nfirst\n\n{PROBLEMS}"));
    assert!(nim.contains("异或和为 0") && nim.contains("a → 0"), "{nim}");
    for kind in GAMES {
        let answer = play(&format!("{}\n\nnormal\nnobody\nfirst\n\n{PROBLEMS}", kind.word()));
        for field in ["title", "how", "reason"] {
            let (_, text) = answer.split_once(&format!("\"{field}\":\"")).expect(&answer);
            let text = text.split("\",").next().unwrap();
            assert!(!text.contains(" the ") && !text.contains(" is "), "{field}: {text}");
        }
    }
    assert!(steps("zh-CN\nrule\nchess\n\n\n3\n\n\n").contains("没有名为"));
}
