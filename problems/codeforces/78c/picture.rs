//! The picture of Codeforces 78C, drawn for its page.

use crate::pictures::{heaps, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const LEAST: u64 = 2;
    let options = |log: u64| {
        let counts = (2..=log).filter(|count| log / count >= LEAST);
        counts.filter_map(|count| equal_heaps(log, count)).collect()
    };
    heaps::of_game(
        language,
        12,
        options,
        "k = 2: a log of length 12 is cut into equal parts of length 2 or more. A cut into parts \
         that cannot be cut any further is worth 0 at once, so a log that can be cut at all is won \
         alone; an even number of equal logs is lost, as each cut is answered on a twin.",
        "k = 2：一根长 12 的木头截成相等的几段，每段至少长 2。截成不能再截的几段，值就是 0，所以能截的\
         木头单独一根必胜；偶数根相等的木头必败，因为每次都可以在另一根上照样截。",
    )
}

/// Returns the ways to divide a heap into so many equal heaps.
fn equal_heaps(heap: u64, count: u64) -> Option<Vec<u64>> {
    let divides = count > 1 && heap > 0 && heap.is_multiple_of(count);
    divides.then(|| vec![heap / count; count as usize])
}
