//! The picture of Codeforces 78C, drawn for its page.

use crate::pictures::{heaps, Picture};
use grundy::game::{Analysis, Game};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    Some(Picture::new(
        language,
        heaps::drawing(Analysis::new(Logs), 12)?,
        "k = 2: a log of length 12 is cut into equal parts of length 2 or more. A cut into parts \
         that cannot be cut any further is worth 0 at once, so a log that can be cut at all is won \
         alone; an even number of equal logs is lost, as each cut is answered on a twin. Each line \
         is what a move leaves, with its Grundy value; the value of the whole is the least number \
         that is not among them, their mex.",
        "k = 2：一根长 12 的木头截成相等的几段，每段至少长 2。截成不能再截的几段，值就是 0，所以能截的\
         木头单独一根必胜；偶数根相等的木头必败，因为每次都可以在另一根上照样截。每行是一步留下的局面及其 \
         SG 值；整体的 SG 值是其中没有出现的最小数，即 mex。",
    ))
}

/// Logs that are cut into equal parts, each at least this long.
struct Logs;

const LEAST: u64 = 2;

impl Game for Logs {
    type Position = u64;

    fn options(&self, &log: &u64) -> Vec<Vec<u64>> {
        let counts = (2..=log).filter(|count| log % count == 0 && log / count >= LEAST);
        counts.map(|count| vec![log / count; count as usize]).collect()
    }
}
