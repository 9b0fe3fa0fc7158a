//! Games on a row of letters, digits or pieces, as lines of play.

use crate::pictures::lines::{lines, Cell, Line};
use crate::pictures::positions::{Player, Positions};
use crate::pictures::{legend, Picture};
use wording::language::Language;

/// Returns the picture of a problem of this group.
pub fn of_problem(place: &str, language: Language) -> Option<Picture> {
    match place {
        "hdu/4388" => Some(binary_ones(language)),
        "leetcode/1927" => Some(halves_of_a_sum(language)),
        "leetcode/2038" => Some(runs_of_a_colour(language)),
        "leetcode/3222" => coins_of_115(language),
        "leetcode/3227" => Some(vowels(language)),
        "leetcode/3360" => one_fewer_each_time(language),
        "leetcode/3828" => last_number(language),
        _ => None,
    }
}

/// Returns piles in binary, before and after a move of either kind.
fn binary_ones(language: Language) -> Picture {
    let positions: [(&str, &[u32]); 4] =
        [("n = 7", &[7]), ("k, k⊕n", &[4, 3]), ("k, 2k⊕n", &[4, 15]), ("…", &[4, 2, 1])];
    let shown = positions.map(|(name, piles)| {
        let cells = piles.iter().map(|pile| Cell::new(format!("{pile:04b}"), "n"));
        let ones: u32 = piles.iter().map(|pile| pile.count_ones()).sum();
        let count = piles.len() as u32;
        let outcome = if (ones + count).is_multiple_of(2) { "P" } else { "N" };
        Line::new(name, cells).noted(match language {
            Language::English => format!("ones {ones} + piles {count}: {outcome}"),
            Language::Chinese => format!("{ones} 个 1 + {count} 堆：{outcome}"),
        })
    });
    Picture::new(
        language,
        lines(&shown),
        "The pile 7 in binary, below it what a move with k = 4 leaves, of the ordinary and of \
         the special kind, and the end of the game after the ordinary one. Every move adds a \
         pile and keeps the parity of all ones, so ones and piles together change their parity. \
         At the end each pile is a single one, so they are even: lost.",
        "7 的二进制；下面依次是取 k = 4 时普通的一步和特殊的一步，以及普通一步之后游戏的终局。每步多一堆，\
         而所有 1 的个数奇偶不变，所以两者之和的奇偶必变。终局时每堆恰有一个 1，和为偶数：必败。",
    )
}

/// Returns a line of play of the game with question marks in two halves.
fn halves_of_a_sum(language: Language) -> Picture {
    let half_of = |sum: u32| match sum % 2 {
        0 => (sum / 2).to_string(),
        _ => format!("{}.5", sum / 2),
    };
    // Twice the sum of a half, in which a question mark counts 4.5.
    let twice =
        |half: &str| -> u32 { half.chars().map(|c| c.to_digit(10).map_or(9, |d| 2 * d)).sum() };
    let line = |name: &str, left: &str, right: &str, written: Option<usize>| {
        let cells = left.chars().chain(['|']).chain(right.chars()).enumerate();
        let cells = cells.map(|(place, c)| match c {
            '|' => Cell::new(c, "bar"),
            c if written == Some(place) => Cell::new(c, "mark"),
            '?' => Cell::new(c, "n"),
            c => Cell::new(c, "plain"),
        });
        let sign = if twice(left) == twice(right) { "=" } else { "≠" };
        let sums = format!("{} {sign} {}", half_of(twice(left)), half_of(twice(right)));
        Line::new(name, cells).noted(sums)
    };
    let shown = [
        line("", "??1", "730", None),
        line("Alice", "8?1", "730", Some(0)),
        line("Bob", "811", "730", Some(1)),
    ];
    Picture::new(
        language,
        lines(&shown),
        "The string ??1730, then Alice's move and Bob's, in orange; behind each line stand the \
         sums of both halves, in which a question mark counts 4.5. If they are equal before \
         Alice moves, Bob makes them equal again: to her digit d he answers 9 - d in the same \
         half, or d in the other half.",
        "字符串 ??1730，然后是 Alice 和 Bob 各一步（橙色）；右侧为两半之和，每个问号按 4.5 计。若轮到 \
         Alice 时两边相等，Bob 总能恢复相等：她填 d，他就在同一半填 9 - d，或在另一半填 d。",
    )
}

/// Returns a row of pieces of two colours with the moves of each player.
fn runs_of_a_colour(language: Language) -> Picture {
    let row: Vec<char> = "AAABBBBAABA".chars().collect();
    let is_free = |place: usize| {
        place > 0 && place + 1 < row.len() && row[place - 1..=place + 1] == [row[place]; 3]
    };
    let moves = |own: char| (0..row.len()).filter(|&at| row[at] == own && is_free(at)).count();
    let cells = row.iter().enumerate();
    let cells =
        cells.map(|(place, piece)| Cell::new(piece, if is_free(place) { "mark" } else { "plain" }));
    let shown = [Line::new("", cells).noted(format!("A: {}, B: {}", moves('A'), moves('B')))];
    Picture::new(
        language,
        lines(&shown),
        "A row of pieces; those between two of their own colour are orange. A run of r pieces \
         gives its owner r - 2 moves, and no move changes another run. So only these numbers \
         count: Alice, who moves first, wins if she has more moves, and here she has fewer.",
        "一排棋子，夹在两个同色棋子之间的为橙色。连续 r 个同色给它的主人 r - 2 步，任何一步都不影响\
         别的段。所以只比步数：先手 Alice 的步数更多才赢，这里她的步数较少。",
    )
}

/// The coins that are left, of 75 and of 10.
#[derive(Clone, PartialEq)]
struct Coins {
    large: u32,
    small: u32,
}

/// Returns the game in which every move takes one large coin and four small ones.
fn coins_of_115(language: Language) -> Option<Picture> {
    let options = |coins: &Coins| {
        let takes = (0..=coins.large).flat_map(|large| {
            let small = (0..=coins.small).filter(move |small| 75 * large + 10 * small == 115);
            small.map(move |small| (large, small))
        });
        let left = takes
            .map(|(large, small)| Coins { large: coins.large - large, small: coins.small - small });
        left.collect()
    };
    let name = |coins: &Coins| format!("{}×75\n{}×10", coins.large, coins.small);
    let positions = Positions::after(Coins { large: 4, small: 13 }, options, name)?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "Four coins of 75 and thirteen of 10: the only way to take 115 is one coin of 75 and \
         four of 10. So nobody has a choice, and the number of moves, here 3, decides.",
        "四枚 75 和十三枚 10：要凑成 115，只能取一枚 75 和四枚 10。双方都没有选择，步数（这里是 3）\
         决定胜负。",
    ))
}

/// Returns the heap from which each move takes one stone fewer than the last.
fn one_fewer_each_time(language: Language) -> Option<Picture> {
    /// The stones of the heap, and how many the next move takes.
    #[derive(Clone, PartialEq)]
    struct Heap {
        stones: u32,
        taken: u32,
    }
    let options = |heap: &Heap| {
        let left = heap.stones.checked_sub(heap.taken).filter(|_| heap.taken > 0);
        left.map(|stones| Heap { stones, taken: heap.taken - 1 }).into_iter().collect()
    };
    let name = |heap: &Heap| format!("{}\n−{}", heap.stones, heap.taken);
    let positions = Positions::after(Heap { stones: 30, taken: 10 }, options, name)?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "A heap of 30 stones, and below it how many the next move has to take: 10, then 9, then \
         8. The 3 stones that are left are too few for 7. So nobody has a choice, and the number \
         of moves decides.",
        "一堆 30 颗，下方为下一步必须取的颗数：10、9、8。剩下的 3 颗不够取 7 颗。双方都没有选择，\
         步数决定胜负。",
    ))
}

/// Returns a line of play of the game with vowels.
fn vowels(language: Language) -> Picture {
    let is_vowel = |c: char| "aeiou".contains(c);
    let vowels = |letters: &[char]| letters.iter().filter(|&&c| is_vowel(c)).count();
    let word: Vec<char> = "potatoes".chars().collect();
    let last = word.iter().rposition(|&c| is_vowel(c)).unwrap_or(0);
    let line = |name: &str, letters: &[char], is_taken: &dyn Fn(usize) -> bool| {
        let class = |place| if is_taken(place) { "mark" } else { "plain" };
        let cells = letters.iter().enumerate().map(|(place, c)| Cell::new(c, class(place)));
        let taken: Vec<char> = letters
            .iter()
            .enumerate()
            .filter(|(place, _)| is_taken(*place))
            .map(|(_, &c)| c)
            .collect();
        let count = vowels(&taken);
        Line::new(name, cells).noted(match (language, count) {
            (Language::English, 1) => "1 vowel".to_string(),
            (Language::English, _) => format!("{count} vowels"),
            (Language::Chinese, _) => format!("{count} 个元音"),
        })
    };
    let rest = &word[last..];
    let shown = [
        line("Alice", &word, &|place| place < last),
        line("Bob", rest, &|place| place > 0),
        line("Alice", &rest[..1], &|_| true),
    ];
    Picture::new(
        language,
        lines(&shown),
        "A word with four vowels, and in orange what each move takes. Alice takes what stands \
         before the last vowel, an odd number of vowels. Bob's stretch must have an even number \
         of them, so he cannot touch the only one that is left, and Alice takes the rest.",
        "一个有四个元音的单词，橙色为每步取走的部分。Alice 取走最后一个元音之前的全部，其中元音为奇数个。\
         Bob 取的必须含偶数个元音，所以碰不到仅剩的那个，然后 Alice 取走剩下的。",
    )
}

/// Returns the game of deleting stretches of a row until a single number is left.
fn last_number(language: Language) -> Option<Picture> {
    let options = |row: &Vec<i64>| {
        let stretches = (0..row.len()).flat_map(|a| (a + 1..=row.len()).map(move |b| (a, b)));
        let left = stretches.map(|(a, b)| [&row[..a], &row[b..]].concat());
        left.filter(|left| !left.is_empty() && row.len() > 1).collect()
    };
    let name = |row: &Vec<i64>| row.iter().map(i64::to_string).collect::<Vec<_>>().join(" ");
    let positions = Positions::after(vec![5, 9, 3], options, name)?;
    let mover = |row: &Vec<i64>| match row.len() {
        3 => Player::First,
        _ => Player::Second,
    };
    Some(Picture::new(
        language,
        positions.results(mover, |row| row[0])?,
        "The row 5, 9, 3, with the number that is left in the end below each position, if both \
         play well; green arrows are the best moves. Alice, who moves first and wants it large, \
         can leave either end alone. She cannot have the 9: one stretch leaves an end where it \
         is, which Bob then leaves alone.",
        "一排 5、9、3；下方为双方都走最优时最后剩下的数，绿色箭头为最优着法。先手 Alice 想要大的，\
         可以只留下任一端。她得不到 9：去掉一段后总有一端还在，Bob 就只留下它。",
    ))
}
