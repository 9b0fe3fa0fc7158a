//! Games of single heaps, each by the options of a heap.

use crate::pictures::{heaps, rows, Picture};
use wording::language::Language;

/// Returns the picture of a problem of this group.
pub fn of_problem(place: &str, language: Language) -> Option<Picture> {
    match place {
        "acwing/894" => two_smaller_heaps(language),
        "codeforces/603c" => one_taken_or_halves(language),
        "codeforces/78c" => equal_logs(language),
        "codeforces/87c" => consecutive_parts(language),
        "euler/310" | "leetcode/1510" => squares(language),
        "euler/629" | "hackerrank/simple-game" => two_or_three_parts(language),
        "hackerrank/stone-division" => equal_parts_of_a_set(language),
        "hackerrank/stone-piles" => different_parts(language),
        "hackerrank/tower-breakers-again-1" => equal_parts(language),
        "hdu/3980" => beads(language),
        "lightoj/1296" | "uva/1482" => Some(rows::halves(language)),
        "luogu/P10506" => all_divisors_but_one(language),
        "luogu/P3185" | "uva/1378" => two_beans_behind(language),
        "luogu/P3235" => even_parts(language),
        "yukicoder/361" => three_different_parts(language),
        _ => None,
    }
}

/// Returns all ways to write a number as a sum of parts in falling order, none above `largest`.
fn partitions(number: u64, largest: u64) -> Vec<Vec<u64>> {
    if number == 0 {
        return vec![vec![]];
    }
    let first = (1..=largest.min(number)).rev();
    let sums = first.flat_map(|part| {
        let rest = partitions(number - part, part);
        rest.into_iter().map(move |rest| [vec![part], rest].concat())
    });
    sums.collect()
}

/// Returns the ways to divide a heap into two or more heaps that `fits` accepts.
fn splits(heap: u64, fits: impl Fn(&[u64]) -> bool) -> Vec<Vec<u64>> {
    partitions(heap, heap).into_iter().filter(|parts| parts.len() >= 2 && fits(parts)).collect()
}

/// Returns the ways to divide a heap into so many equal heaps.
fn equal_heaps(heap: u64, count: u64) -> Option<Vec<u64>> {
    let divides = count > 1 && heap > 0 && heap.is_multiple_of(count);
    divides.then(|| vec![heap / count; count as usize])
}

fn two_smaller_heaps(language: Language) -> Option<Picture> {
    let options = |heap: u64| {
        let pairs = (0..heap).flat_map(|a| (0..=a).map(move |b| [a, b]));
        pairs.map(|pair| pair.into_iter().filter(|&part| part > 0).collect()).collect()
    };
    heaps::of_game(
        language,
        3,
        options,
        "A heap of 3, which a move replaces by any two smaller heaps, perhaps empty. Their values \
         are added as a nim sum.",
        "一堆 3 颗，每步换成任意两个更小的堆（可以为空），两堆的值取异或和。",
    )
}

fn one_taken_or_halves(language: Language) -> Option<Picture> {
    const PILES: usize = 3;
    let options = |pile: u64| {
        let taken = pile.checked_sub(1).map(|left| vec![left]);
        let halves = (pile > 0 && pile.is_multiple_of(2)).then(|| vec![pile / 2; PILES]);
        taken.into_iter().chain(halves).collect()
    };
    heaps::of_game(
        language,
        6,
        options,
        "k = 3: a pile of 6 loses one cow or becomes three piles of 3, which are worth as much as \
         one of them; for an even k they would be worth 0.",
        "k = 3：一堆 6 头，每步取走一头，或换成三堆各 3 头，其值等于其中一堆的值；k 为偶数时则为 0。",
    )
}

fn equal_logs(language: Language) -> Option<Picture> {
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

fn consecutive_parts(language: Language) -> Option<Picture> {
    let fits = |parts: &[u64]| parts.windows(2).all(|pair| pair[0] == pair[1] + 1);
    heaps::of_game(
        language,
        15,
        |pile| splits(pile, fits),
        "A pile of 15 is split into piles of consecutive sizes, whose values are added as a nim \
         sum; for each number of piles there is at most one way.",
        "一堆 15 颗，每步分成大小为连续整数的几堆，各堆的值取异或和；每种堆数至多有一种分法。",
    )
}

fn squares(language: Language) -> Option<Picture> {
    let options = |heap: u64| {
        let takes = (1..).map(|root: u64| root * root).take_while(|&taken| taken <= heap);
        takes.map(|taken| vec![heap - taken]).collect()
    };
    heaps::of_game(
        language,
        10,
        options,
        "A heap of 10, of which a move takes 1, 4 or 9.",
        "一堆 10 颗，每步取 1、4 或 9 颗。",
    )
}

fn two_or_three_parts(language: Language) -> Option<Picture> {
    heaps::of_game(
        language,
        6,
        |heap| splits(heap, |parts| parts.len() <= 3),
        "A heap of 6 that is split into 2 or 3 heaps, whose values are added as a nim sum. With 2 \
         heaps only, the value is 1 for even heaps and 0 for odd ones; from 4 heaps on it is the \
         heap less 1; with 3 it has no such form.",
        "一堆 6 颗，每步分成 2 或 3 堆，各堆的值取异或和。只许分成 2 堆时，偶数堆的值为 1，奇数堆为 0；\
         可分成 4 堆或更多时，值为颗数减 1；至多 3 堆时没有这样的公式。",
    )
}

fn equal_parts_of_a_set(language: Language) -> Option<Picture> {
    const SET: [u64; 3] = [2, 3, 4];
    heaps::of_game(
        language,
        12,
        |heap| SET.iter().filter_map(|&count| equal_heaps(heap, count)).collect(),
        "A pile of 12 that is split into 2, 3 or 4 equal piles. An even number of equal piles is \
         worth 0, an odd number as much as one of them.",
        "一堆 12 颗，每步分成相等的 2、3 或 4 堆。偶数个相等的堆值为 0，奇数个的值等于其中一堆的值。",
    )
}

fn different_parts(language: Language) -> Option<Picture> {
    heaps::of_game(
        language,
        7,
        |heap| splits(heap, |parts| parts.windows(2).all(|pair| pair[0] != pair[1])),
        "A pile of 7 that is divided into piles of different sizes, whose values are added as a \
         nim sum.",
        "一堆 7 颗，每步分成大小各不相同的几堆，各堆的值取异或和。",
    )
}

fn equal_parts(language: Language) -> Option<Picture> {
    heaps::of_game(
        language,
        6,
        |height| (2..=height).filter_map(|count| equal_heaps(height, count)).collect(),
        "A tower of height 6 that is broken into equal towers. An even number of them is worth 0, \
         an odd number as much as one of them, so only the odd prime factors of the height and \
         whether it is even count.",
        "一座高 6 的塔，每步拆成相等的几座。偶数座相等的塔值为 0，奇数座的值等于其中一座的值，\
         所以只看高度的奇质因数个数和它是否为偶数。",
    )
}

fn beads(language: Language) -> Option<Picture> {
    const PAINTED: u64 = 3;
    let options = |row: u64| {
        let left = row.checked_sub(PAINTED);
        let parts = left.into_iter().flat_map(|left| (0..=left).map(move |a| [a, left - a]));
        parts.map(|parts| parts.into_iter().filter(|&part| part > 0).collect()).collect()
    };
    heaps::of_game(
        language,
        9,
        options,
        "M = 3, and a chain of 12 beads: any first move leaves a row of 9, of which each move \
         paints 3 side by side and leaves two rows. The first player wins the chain exactly if \
         the row that is left has the value 0.",
        "M = 3，一圈 12 颗珠子：第一步怎么走都剩下一排 9 颗，以后每步涂相邻的 3 颗，留下两排。\
         先手胜，当且仅当剩下的那一排值为 0。",
    )
}

fn all_divisors_but_one(language: Language) -> Option<Picture> {
    let options = |pile: u64| {
        let divisors: Vec<u64> = (1..pile).filter(|&d| pile.is_multiple_of(d)).collect();
        let without = |removed: u64| divisors.iter().copied().filter(|&d| d != removed).collect();
        divisors.iter().map(|&removed| without(removed)).collect()
    };
    heaps::of_game(
        language,
        12,
        options,
        "A pile of 12 becomes a pile for each smaller divisor, 1, 2, 3, 4 and 6, of which one is \
         removed. The values of the others are added as a nim sum.",
        "一堆 12 颗换成它的每个更小的约数各一堆：1、2、3、4、6，再去掉其中一堆，其余各堆的值取异或和。",
    )
}

fn two_beans_behind(language: Language) -> Option<Picture> {
    let options = |behind: u64| {
        let places = 0..behind;
        places.flat_map(|j| (0..=j).map(move |k| vec![j, k])).collect()
    };
    heaps::of_game(
        language,
        3,
        options,
        "A single bean with 3 bottles behind its own: a move takes it out and puts two beans into \
         bottles behind. A bottle is written as the number of bottles behind it; all that counts \
         are the bottles with an odd number of beans.",
        "一颗豆子，它的瓶子后面还有 3 个瓶子：每步取出它，在后面的瓶子里放两颗。瓶子用它后面的瓶子数表示；\
         只有豆子数为奇数的瓶子才算数。",
    )
}

fn even_parts(language: Language) -> Option<Picture> {
    const LEAST: u64 = 3;
    let options = |heap: u64| {
        let counts = 2..=heap;
        let split = |count: u64| {
            (0..count).map(|place| heap / count + u64::from(place < heap % count)).collect()
        };
        counts.filter(|_| heap >= LEAST).map(split).collect()
    };
    heaps::of_game(
        language,
        7,
        options,
        "F = 3: a heap of 7 is split into 2 to 7 heaps, as evenly as possible. At most two sizes \
         come up, so only the parities of their numbers count.",
        "F = 3：一堆 7 颗尽量平均地分成 2 到 7 堆。至多出现两种大小，所以只看它们个数的奇偶。",
    )
}

fn three_different_parts(language: Language) -> Option<Picture> {
    const DIFFERENCE: u64 = 5;
    let fits = |parts: &[u64]| {
        parts.len() == 3
            && parts[0] > parts[1]
            && parts[1] > parts[2]
            && parts[0] - parts[2] <= DIFFERENCE
    };
    heaps::of_game(
        language,
        12,
        |length| splits(length, fits),
        "D = 5: a stick of length 12 is cut into three of different lengths, the longest of which \
         exceeds the shortest by at most 5; their values are added as a nim sum.",
        "D = 5：一根长 12 的竹子截成三段，长度各不相同，最长与最短之差至多为 5；三段的值取异或和。",
    )
}
