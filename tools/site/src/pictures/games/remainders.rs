//! Games that remainders decide, mostly modulo 3, and the nim sum of all numbers.

use crate::pictures::lines::{with_pairs, Cell, Line};
use crate::pictures::positions::{Player, Positions};
use crate::pictures::{legend, Picture};
use wording::language::Language;

/// Returns the picture of a problem of this group.
pub fn of_problem(place: &str, language: Language) -> Option<Picture> {
    match place {
        "hackerrank/kitty-and-katty" => differences_of_blocks(language),
        "hackerrank/newyear-game" => sums_with_equal_remainders(language),
        "hackerrank/powers-game-1" => Some(signed_powers(language)),
        "leetcode/810" => numbers_erased(language),
        "leetcode/2029" => stones_without_a_multiple(language),
        "hdu/4155" | "uva/10578" => cards_on_a_pile(language),
        "uva/11489" => digits_removed(language),
        _ => None,
    }
}

fn written(numbers: &[i64]) -> String {
    numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(" ")
}

/// Returns each way of removing one of some numbers, with the number that is removed.
fn removals(numbers: &[i64]) -> impl Iterator<Item = (i64, Vec<i64>)> + '_ {
    numbers.iter().enumerate().map(|(place, &removed)| {
        let mut left = numbers.to_vec();
        left.remove(place);
        (removed, left)
    })
}

/// Returns the game of replacing two blocks by their difference.
fn differences_of_blocks(language: Language) -> Option<Picture> {
    let options = |blocks: &Vec<i64>| {
        let mut options = Vec::new();
        for (a, others) in removals(blocks) {
            for (b, mut left) in removals(&others) {
                left.push((a - b).rem_euclid(3));
                left.sort_unstable();
                options.push(left);
            }
        }
        options
    };
    let positions = Positions::after(vec![0, 1, 2], options, |blocks| written(blocks))?;
    let mover = |blocks: &Vec<i64>| match blocks.len() {
        2 => Player::Second,
        _ => Player::First,
    };
    // The last move of three blocks is Katty's.
    let ends = |blocks: &Vec<i64>| match blocks[..] {
        [1] => Some(Player::First),
        [_] => Some(Player::Second),
        _ => None,
    };
    Some(Picture::new(
        language,
        positions.winners(["Kitty", "Katty"], mover, ends)?,
        "The blocks 1, 2 and 3 by their remainders modulo 3, with the winner below each \
         position; Katty's are green. A move replaces two blocks A and B by A - B. Here the last \
         move is Katty's: two equal remainders leave 0, with which the last mover wins, and two \
         different ones leave 1 or 2, as the last mover likes.",
        "积木 1、2、3，写出模 3 的余数；下方为各局面的赢家，Katty 赢的为绿色。每步把两块 A、B 换成 \
         A - B。这里最后一步由 Katty 走：余数相同则剩 0，走最后一步的人赢；余数不同则剩 1 或 2，\
         由他选择。",
    ))
}

/// What is left in the game of two sums that should leave the same remainder.
#[derive(Clone, PartialEq)]
struct Sums {
    left: Vec<i64>,
    /// The first player's sum less the second's, modulo 3.
    difference: i64,
}

/// Returns the game in which the second player wants two sums to differ by a multiple of 3.
fn sums_with_equal_remainders(language: Language) -> Option<Picture> {
    let mover = |sums: &Sums| match sums.left.len() % 2 {
        0 => Player::First,
        _ => Player::Second,
    };
    let options = |sums: &Sums| {
        let sign = if mover(sums) == Player::First { 1 } else { -1 };
        let after = removals(&sums.left).map(|(taken, left)| {
            let difference = (sums.difference + sign * taken).rem_euclid(3);
            Sums { left, difference }
        });
        after.collect()
    };
    let name = |sums: &Sums| {
        let left = if sums.left.is_empty() { "–".to_string() } else { written(&sums.left) };
        format!("{left}\nD = {}", sums.difference)
    };
    let start = Sums { left: vec![1, 1, 2, 2], difference: 0 };
    let positions = Positions::after(start, options, name)?;
    let ends = |sums: &Sums| {
        let winner = if sums.difference == 0 { Player::Second } else { Player::First };
        sums.left.is_empty().then_some(winner)
    };
    Some(Picture::new(
        language,
        positions.winners(["Balsa", "Koca"], mover, ends)?,
        "Four numbers with the remainders 1, 1, 2, 2 modulo 3; D is Balsa's sum less Koca's, \
         modulo 3, and below each position stands its winner. Koca, green, wants D = 0 at the \
         end. Here she answers each number by one of the same remainder, so that D is 0 again: \
         that works as long as both remainders are even in number.",
        "四个数模 3 余 1、1、2、2；D 是 Balsa 的和减 Koca 的和（模 3），下方为各局面的赢家。Koca（绿色）\
         要最后 D = 0。这里她总取余数相同的数来应对，使 D 回到 0：两种余数都是偶数个时都能这样。",
    ))
}

/// Returns the powers of 2 in pairs whose remainders modulo 17 cancel out.
fn signed_powers(language: Language) -> Picture {
    let exponents = 1..=8u32;
    let remainder = |exponent: u32| match 2i64.pow(exponent) % 17 {
        large if large > 8 => large - 17,
        small => small,
    };
    let powers = exponents.clone().map(|exponent| Cell::new(1 << exponent, "n"));
    let remainders: Vec<i64> = exponents.map(remainder).collect();
    let opposite = |a: usize| (a + 1..8).find(|&b| remainders[a] == -remainders[b]);
    let pairs: Vec<(usize, usize)> = (0..8).filter_map(|a| Some((a, opposite(a)?))).collect();
    let shown = remainders.iter().map(|r| Cell::bare(r.to_string().replace('-', "−")));
    let lines = [Line::new("±", powers), Line::new("mod 17", shown)];
    Picture::new(
        language,
        with_pairs(&lines, &pairs),
        "For n = 8, the powers of 2 and their remainders modulo 17. An arc joins two powers that \
         differ only in sign. When the first player gives one of them a sign, the second gives \
         the other the sign with which the two cancel out, and the sum stays a multiple of 17. \
         So the second player wins if 8 divides n.",
        "n = 8 时 2 的各次幂及其模 17 的余数。弧线连接余数互为相反数的两个幂：先手给其中一个填上符号，\
         后手就给另一个填上使两者抵消的符号，和始终是 17 的倍数。所以 8 整除 n 时后手必胜。",
    )
}

/// Returns the game of erasing numbers whose nim sum must not become 0.
fn numbers_erased(language: Language) -> Option<Picture> {
    let nim_sum = |numbers: &[i64]| numbers.iter().fold(0, |sum, number| sum ^ number);
    let options = |numbers: &Vec<i64>| {
        removals(numbers).map(|(_, left)| left).filter(|left| nim_sum(left) != 0).collect()
    };
    let positions = Positions::after(vec![1, 1, 2, 3], options, |numbers| written(numbers))?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "The numbers 1, 1, 2, 3, whose nim sum is 1; only those moves are drawn that do not make \
         the nim sum 0, as these lose at once. An even number of numbers, not of nim sum 0, \
         always has such a move, so an odd number of them is lost.",
        "数 1、1、2、3，异或和为 1；只画出不使异或和变成 0 的着法，因为变成 0 者立即负。个数为偶数且\
         异或和不为 0 时总有这样的一步，所以个数为奇数时必败。",
    ))
}

/// The stones that are left, by their remainders, and the sum of those removed.
#[derive(Clone, PartialEq)]
struct Stones {
    left: Vec<i64>,
    removed: i64,
}

/// Returns the game of removing stones whose sum must not become a multiple of 3.
fn stones_without_a_multiple(language: Language) -> Option<Picture> {
    let options = |stones: &Stones| {
        let after = removals(&stones.left)
            .map(|(taken, left)| Stones { left, removed: (stones.removed + taken) % 3 });
        after.filter(|stones| stones.removed != 0).collect()
    };
    let name = |stones: &Stones| {
        let left = if stones.left.is_empty() { "–".to_string() } else { written(&stones.left) };
        format!("{left}\nΣ {}", stones.removed)
    };
    // With an even number of stones it is Alice's turn when none is left, and she has lost, just
    // like a player who has no safe move.
    let start = Stones { left: vec![0, 1, 1, 2], removed: 0 };
    let positions = Positions::after(start, options, name)?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "Four stones by their remainders modulo 3, and below them the remainder of the sum Σ of \
         those removed; moves that make it a multiple of 3 lose and are not drawn. After the \
         first move only the time of the 0 is free: the others must come as 1, 1, 2, 1, 2, … or \
         as 2, 2, 1, 2, 1, …, so the number of safe moves decides.",
        "四块石头模 3 的余数，下方 Σ 为已移走者之和的余数；使和成为 3 的倍数的着法会输，没有画出。\
         第一步之后，只有余 0 的石头何时取是自由的，其余必须按 1、1、2、1、2…… 或 2、2、1、2、1…… \
         的次序，所以安全步的个数决定胜负。",
    ))
}

/// Returns the end of the Game of 31 after ten cards.
fn cards_on_a_pile(language: Language) -> Option<Picture> {
    /// How many cards of each number, from 1 on, are still to be laid.
    type Cards = [u32; 6];
    let sum = |cards: &Cards| -> u32 {
        cards.iter().zip(1..).map(|(left, number)| (4 - left) * number).sum()
    };
    let options = |cards: &Cards| {
        let laid = (0..6).filter(|&kind| cards[kind] > 0).map(|kind| {
            let mut cards = *cards;
            cards[kind] -= 1;
            cards
        });
        laid.filter(|cards| sum(cards) <= 31).collect()
    };
    let start = [0, 0, 4, 4, 4, 2];
    let positions = Positions::after(start, options, |cards| sum(cards).to_string())?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "The end of a game: all cards 1 and 2 and two cards 6 have been laid, 24 in sum; each \
         position is written as its sum. From 24 the cards 3 to 6 fit under 31. The sums 29, 30 \
         and 31 are dead, as no card 1 or 2 is left, and whoever reaches one of them wins.",
        "一局的末尾：1 和 2 全已放完，6 放了两张，总和 24；局面写成总和。从 24 可以放 3 到 6，不超过 31。\
         因为没有 1 和 2 了，29、30、31 都不能再放，走到其中之一者胜。",
    ))
}

/// Returns the game of removing digits so that the sum of the others is a multiple of 3.
fn digits_removed(language: Language) -> Option<Picture> {
    let options = |digits: &Vec<i64>| {
        let after = removals(digits).map(|(_, left)| left);
        after.filter(|left| left.iter().sum::<i64>() % 3 == 0).collect()
    };
    let name = |digits: &Vec<i64>| match digits.len() {
        0 => "–".to_string(),
        _ => digits.iter().map(i64::to_string).collect(),
    };
    let positions = Positions::after(vec![4, 3, 3, 6], options, name)?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "The number 4336 has the digit sum 16, so the first move has to remove the 4, after \
         which the sum is a multiple of 3. From then on exactly the digits 3, 6 and 9 can be \
         removed, whatever the players choose, and their number decides.",
        "4336 的各位之和为 16，第一步只能去掉 4，此后和是 3 的倍数。从这时起能去掉的恰好是 3、6、9，\
         不管怎么选，它们的个数决定胜负。",
    ))
}
