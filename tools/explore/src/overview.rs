//! The overview on one screen: every command with an example, and the ways to write a rule.

use crate::forms::{RULES, RULES_IN_CHINESE};
use support::language::choose;
use support::text;

/// An example of a command: the words to type after `cargo explore`, and a description of the
/// result in English and in Chinese.
pub type Example = [&'static str; 3];

/// One example of each command, in the order in which to try them.
const EXAMPLES: [Example; 11] = [
    ["table kayles", "values, and the certificate of their period", "SG 值，以及有证明的周期"],
    ["why '{1,2,3}' 5 6 7", "mex sets, nim sum, every winning move", "mex、异或和、全部必胜的走法"],
    ["misere kayles", "where the SJ rule fails under misère play", "SJ 定理在反常规则下何处失效"],
    ["lookup 0 1 2 0 1 2", "the games and problems with this table", "有这张表的游戏和题目"],
    ["play nim 3 5 7", "a game; ? lists its keys, h gives a hint", "对弈；? 列出按键，h 要提示"],
    ["plot wythoff --heat", "figures, as SVG and PNG", "画图，SVG 和 PNG"],
    ["learn nim", "P-positions discovered by self-play", "由自我对弈发现必败态"],
    ["glossary mex", "the terms in English and Chinese", "术语的中英对照"],
    ["run 0.6 --to 100000 --file values", "a long table, kept in a file", "很长的表，存在文件里"],
    ["verify values", "that file, checked and computed again", "检查那个文件，并重新计算"],
    ["site pages", "everything as web pages in a folder", "把全部内容写成一个目录的网页"],
];

/// Returns the examples of the commands that this build of the program has.
pub fn examples() -> impl Iterator<Item = &'static Example> {
    EXAMPLES.iter().filter(|[command, ..]| cfg!(feature = "full") || !command.starts_with("plot"))
}

/// Returns the text that ends the help of the tool itself.
pub fn text() -> String {
    let width = examples().map(|[command, ..]| command.len()).max().unwrap_or(0);
    let lines = examples().map(|[command, english, chinese]| {
        let purpose = choose(english, chinese);
        format!("  {command:<width$}  {purpose}\n")
    });
    let examples: String = lines.collect();
    text!(
        "Commands, each with an example to type after `cargo explore`:\n{examples}\n{RULES}\n\n\
         why and play also know staircase, moore, northcott, euclid, hackenbush, chomp,\n\
         cram, coins and geography; `cargo explore help why` has their notation.\n\n\
         `cargo explore help COMMAND` lists the options of a command.\n\
         With --zh, everything is printed in Chinese.",
        "各个命令，每个都有一个可以接在 `cargo explore` 之后输入的例子：\n{examples}\n\
         {RULES_IN_CHINESE}\n\n\
         why 和 play 还认识 staircase、moore、northcott、euclid、hackenbush、\n\
         chomp、cram、coins、geography；写法见 `cargo explore help why`。\n\n\
         `cargo explore help COMMAND` 列出一个命令的选项。\n\
         加 --en 则全部输出英文。"
    )
}
