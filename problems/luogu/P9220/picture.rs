//! The picture of Luogu P9220, drawn for its page.

use crate::pictures::positions::Positions;
use crate::pictures::{legend, Picture};
use maud::html;
use support::language::Language;

/// Returns the numbers of components that are still to be flipped, with two and with three
/// components.
pub fn picture(language: Language) -> Option<Picture> {
    let graph = |components: u32| {
        let options = |&due: &u32| match due {
            0 => vec![],
            due if due == components => vec![due - 1],
            due => vec![due - 1, due + 1],
        };
        Positions::after(components, options, u32::to_string)?.outcomes()
    };
    let content = html! { (graph(2)?) (graph(3)?) };
    Some(legend::outcomes(
        language,
        content,
        "How many strong components still have to be flipped an odd number of times, of two in \
         all (above) and of three (below): a move adds or removes one, and whoever reaches 0 \
         wins. Nobody wants to leave 1. With three components one can always avoid it, so that \
         the game is a draw, =; with two, whoever faces 2 has to leave 1.",
        "还须翻奇数次的强连通分量个数，上图共两个分量，下图共三个：每步增减一个，走到 0 者胜，谁也不愿留下 1。\
         三个分量时总能避免，所以是平局（=）；两个分量时，面对 2 的人只能留下 1。",
    ))
}
