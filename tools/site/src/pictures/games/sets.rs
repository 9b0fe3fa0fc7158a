//! Games with sets, cards, words and rows of letters or numbers.

use super::{figure, joined, replaced, sorted, without};
use crate::pictures::lines::{lines, Cell, Line};
use crate::pictures::positions::{Player, Positions};
use crate::pictures::Picture;
use grundy::Outcome;
use wording::language::Language;

/// Returns the picture of a problem of this group.
pub fn of_problem(place: &str, language: Language) -> Option<Picture> {
    match place {
        "codeforces/1220c" => substring_widened(language),
        "codeforces/276b" => palindromes(language),
        "codeforces/38f" => growing_string(language),
        "codeforces/838c" => rearranged_words(language),
        "codeforces/1841a" => equal_numbers_merged(language),
        "codeforces/1738c" => even_sum(language),
        "codeforces/549c" => towns_burned(language),
        "codeforces/841b" => odd_and_even_stretches(language),
        "codeforces/914b" => smaller_cards_too(language),
        "codeforces/1990a" => no_smaller_number(language),
        "codeforces/1704f" => red_and_blue(language),
        "codeforces/455b" => words_built(language),
        "codeforces/1600e" => rising_ends(language),
        "codeforces/1867c" => mex_kept(language),
        "codeforces/1190c" => cards_turned(language),
        "codeforces/1972b" => coins_in_a_circle(language),
        "codeforces/2155e" => tokens_of_columns(language),
        "codeforces/1076g" => chip_on_a_row(language),
        "bzoj/4131" | "hdu/4642" => corner_coin(language),
        "atcoder/agc063_a" => mex_of_a_set(language),
        "atcoder/arc185_a" => last_cards(language),
        "atcoder/arc148_d" => equal_sums(language),
        "atcoder/agc056_d" => gaps_of_pairs(language),
        "atcoder/arc116_f" => switches(language),
        "atcoder/abc278_g" => numbers_in_sequence(language),
        _ => None,
    }
}

fn substring_widened(language: Language) -> Option<Picture> {
    const WORD: &str = "bcabd";
    type Part = (usize, usize);
    let options = |&(from, to): &Part| -> Vec<Part> {
        let wider = (0..=from).flat_map(|from| (to..=WORD.len()).map(move |to| (from, to)));
        wider.filter(|wider| WORD[wider.0..wider.1] < WORD[from..to]).collect()
    };
    let name = |&(from, to): &Part| WORD[from..to].to_string();
    let positions = Positions::after((3, 4), options, name)?;
    figure(
        language,
        positions.outcomes(),
        "The word bcabd, from its second b. A substring becomes smaller only by a smaller first \
         letter, further to the left. Ann goes to the leftmost of the smallest letters, here to \
         ab, where Mike cannot move. She loses only where no letter to the left is smaller than \
         hers.",
        "单词 bcabd，从第二个 b 开始。要变小只能向左扩到更小的首字母。Ann 一步扩到最小字母中最左的一个（这里是 ab），\
         Mike 就无法再走。只有左边没有更小的字母时 Ann 才输。",
    )
}

/// Returns a word that is written like every other one with as many equal letters.
fn letters(counts: &[u32]) -> String {
    let mut counts = counts.to_vec();
    counts.sort_unstable_by(|one, other| other.cmp(one));
    ('a'..).zip(counts).map(|(letter, count)| letter.to_string().repeat(count as usize)).collect()
}

/// Returns the counts of letters after one letter has been removed.
fn one_letter_less(counts: &[u32]) -> Vec<Vec<u32>> {
    let present = (0..counts.len()).filter(|&letter| counts[letter] > 0);
    present.map(|letter| replaced(counts, letter, counts[letter] - 1)).collect()
}

fn palindromes(language: Language) -> Option<Picture> {
    let is_won = |counts: &Vec<u32>| counts.iter().filter(|&count| count % 2 == 1).count() <= 1;
    let options = |counts: &Vec<u32>| match is_won(counts) {
        true => Vec::new(),
        false => one_letter_less(counts),
    };
    let positions = Positions::after(vec![2, 2, 1, 1], options, |counts| letters(counts))?;
    let ends = |counts: &Vec<u32>| is_won(counts).then_some(Outcome::N);
    figure(
        language,
        positions.outcomes_with_ends(ends),
        "The letters of a word, renamed by their counts. Whoever finds at most one letter with an \
         odd count can make a palindrome and wins at once. A removal changes the number k of odd \
         counts by 1, so one player always finds k odd and in the end k = 1: k odd or 0 is won.",
        "单词里的字母（按个数改名）。轮到时至多一种字母出现奇数次，就能排成回文，立即获胜。\
         每删一个字母，出现奇数次的种数 k 变化 1，所以一方总遇到奇数的 k，最终遇到 k = 1：k 为奇数或 0 时必胜。",
    )
}

fn growing_string(language: Language) -> Option<Picture> {
    const WORD: &str = "aba";
    let parts =
        || (0..WORD.len()).flat_map(|from| (from + 1..=WORD.len()).map(move |to| &WORD[from..to]));
    let options = |written: &String| -> Vec<String> {
        let longer = parts().filter(|part| part.len() == written.len() + 1);
        longer.filter(|part| part.contains(written.as_str())).map(str::to_string).collect()
    };
    let name = |written: &String| {
        let numbers: Vec<usize> =
            written.bytes().map(|letter| usize::from(letter - b'a') + 1).collect();
        let largest = numbers.iter().copied().max().unwrap_or(0);
        match written.is_empty() {
            true => "·".to_string(),
            false => format!("{written} +{}", largest * numbers.iter().sum::<usize>() + 1),
        }
    };
    let positions = Positions::after(String::new(), options, name)?;
    figure(
        language,
        positions.outcomes(),
        "A string that grows at either end and must stay part of the word aba; behind each stand \
         the points for making it. What can follow depends on the string alone, so from the \
         longest one backwards each has a best result: first the win, as drawn, and among equal \
         wins the points.",
        "字符串在两端增长，必须是单词 aba 的一部分；每个后面是写成它的得分。以后的事只与当前字符串有关，\
         所以从最长的往回推，每个都有最优结果：先看输赢（如图），再看得分。",
    )
}

fn rearranged_words(language: Language) -> Option<Picture> {
    // The counts of the letters, and how many arrangements have not been there yet.
    type Word = (Vec<u32>, u32);
    let factorial = |n: u32| (1..=n).product::<u32>();
    let arrangements = |counts: &[u32]| {
        factorial(counts.iter().sum()) / counts.iter().map(|&c| factorial(c)).product::<u32>()
    };
    let options = |(counts, new): &Word| -> Vec<Word> {
        let deleted = one_letter_less(counts).into_iter().map(|counts| {
            let new = arrangements(&counts) - 1;
            (counts, new)
        });
        let rearranged = (*new > 0).then(|| (counts.clone(), new.saturating_sub(1)));
        rearranged.into_iter().chain(deleted).collect()
    };
    let name = |(counts, new): &Word| match counts.iter().sum::<u32>() {
        0 => "∅".to_string(),
        _ => format!("{} ·{new}", letters(counts)),
    };
    let positions = Positions::after((vec![2, 1], 2), options, name)?;
    figure(
        language,
        positions.outcomes(),
        "The words of a, a, b; behind the dot stands how many arrangements have not been there \
         yet. If no deletion leaves a lost word, both rearrange as long as they can, and the \
         parity decides. A fresh word is lost exactly if its length is even and its arrangements \
         are odd in number, such as aa ·0.",
        "a、a、b 组成的词；点后是还没出现过的排列数。若删字母都走不到必败态，双方就一直重排，由奇偶性决定。\
         新词必败，当且仅当长度为偶数且排列数为奇数，如 aa ·0。",
    )
}

fn equal_numbers_merged(language: Language) -> Option<Picture> {
    let options = |numbers: &Vec<u32>| {
        let mut options = Vec::new();
        for &number in numbers {
            let count = numbers.iter().filter(|&&other| other == number).count();
            for merged in 2..=count {
                let mut left: Vec<u32> = numbers.clone();
                let first = left.iter().position(|&other| other == number).unwrap_or(0);
                left.drain(first..first + merged);
                left.push(number * merged as u32);
                options.push(sorted(left));
            }
        }
        options
    };
    let positions = Positions::after(vec![1; 5], options, |numbers| joined(numbers))?;
    figure(
        language,
        positions.misere(),
        "Five ones; a move merges equal numbers into their sum, and whoever cannot move, since \
         all are different, wins. Alice leaves 1, 1, 3: Bob must merge the two ones, and she finds \
         2 and 3. The same works for every n from 5 on.",
        "五个 1；每步把若干相等的数合成它们的和，数都不同、无法再走的一方胜。Alice 留下 1,1,3：\
         Bob 只能合并两个 1，她面对 2,3 而胜。n ≥ 5 时都可这样做。",
    )
}

fn even_sum(language: Language) -> Option<Picture> {
    // The odd and the even numbers that are left, and the parity of what Alice has.
    type State = (u32, u32, u32);
    let mover = |&(odd, even, _): &State| match (odd + even) % 2 {
        1 => Player::First,
        _ => Player::Second,
    };
    let options = |state: &State| -> Vec<State> {
        let &(odd, even, sum) = state;
        let taken = if mover(state) == Player::First { 1 } else { 0 };
        let odd_taken = (odd > 0).then(|| (odd - 1, even, (sum + taken) % 2));
        odd_taken.into_iter().chain((even > 0).then(|| (odd, even - 1, sum))).collect()
    };
    let name = |&(odd, even, sum): &State| {
        let left = "1".repeat(odd as usize) + &"2".repeat(even as usize);
        format!("{left} A:{sum}").trim().to_string()
    };
    let positions = Positions::after((2, 1, 0), options, name)?;
    let ends = |&(odd, even, sum): &State| {
        let winner = if sum == 0 { Player::First } else { Player::Second };
        (odd + even == 0).then_some(winner)
    };
    figure(
        language,
        positions.winners(["Alice", "Bob"], mover, ends),
        "Two odd numbers, 1, and an even one, 2, of which Alice and Bob take one in turn; behind \
         A: stands the parity of what Alice has. She wins if it is 0 in the end. Only the counts \
         of odd and even numbers and this parity matter, which makes a small table.",
        "两个奇数（1）和一个偶数（2），Alice 与 Bob 轮流取；A: 后是 Alice 所取之和的奇偶，最后为 0 则她胜。\
         只有奇数、偶数的个数和这个奇偶性起作用，一张小表就够了。",
    )
}

fn towns_burned(language: Language) -> Option<Picture> {
    // The odd and the even towns that are left, two in the end.
    type Towns = (u32, u32);
    let options = |&(odd, even): &Towns| -> Vec<Towns> {
        if odd + even == 2 {
            return Vec::new();
        }
        let one = (odd > 0).then(|| (odd - 1, even));
        one.into_iter().chain((even > 0).then(|| (odd, even - 1))).collect()
    };
    let name = |&(odd, even): &Towns| "1".repeat(odd as usize) + &"2".repeat(even as usize);
    let positions = Positions::after((2, 3), options, name)?;
    let mover = |&(odd, even): &Towns| match (odd + even) % 2 {
        1 => Player::First,
        _ => Player::Second,
    };
    let ends = |&(odd, even): &Towns| {
        let winner = if odd % 2 == 1 { Player::First } else { Player::Second };
        (odd + even == 2).then_some(winner)
    };
    figure(
        language,
        positions.winners(["S", "D"], mover, ends),
        "Odd towns, 1, and even ones, 2, of which two are left in the end; Stannis (S) begins and \
         wants an odd sum, Daenerys (D) an even one. Whoever has the last move decides as long as \
         both kinds are there, so the opponent can only try to burn one kind up.",
        "奇数城（1）与偶数城（2），最后留两座；Stannis (S) 先走，要和为奇数，Daenerys (D) 要偶数。\
         只要两种都在，走最后一步的一方说了算，对手只能设法把其中一种烧光。",
    )
}

fn odd_and_even_stretches(language: Language) -> Option<Picture> {
    type State = (Vec<u32>, Player);
    let options = |(row, mover): &State| -> Vec<State> {
        let wanted = if *mover == Player::First { 1 } else { 0 };
        let mut options = Vec::new();
        for from in 0..row.len() {
            for to in from + 1..=row.len() {
                if row[from..to].iter().sum::<u32>() % 2 == wanted {
                    options.push(([&row[..from], &row[to..]].concat(), mover.other()));
                }
            }
        }
        options
    };
    let name = |(row, mover): &State| {
        let row = if row.is_empty() { "∅".to_string() } else { joined(row) };
        format!("{}: {row}", if *mover == Player::First { "F" } else { "S" })
    };
    let start = (vec![1, 2, 1], Player::First);
    let positions = Positions::after(start, options, name)?;
    figure(
        language,
        positions.winners(["F", "S"], |state| state.1, |_| None),
        "The row 1, 2, 1; F takes stretches with an odd sum, S with an even one. With an even \
         number of odd numbers F takes what is before the last of them, 1, 2. Then the sum that is \
         left stays odd whatever S does, and F takes it all. Only without an odd number F has no \
         move.",
        "一行 1,2,1；F 只能取和为奇数的一段，S 只能取和为偶数的一段。奇数有偶数个时，F 取走最后一个奇数之前的全部（1,2），\
         此后剩下的和始终为奇数，F 再全部取走。只有没有奇数时 F 才无法走。",
    )
}

/// Returns what is left when one of the numbers is removed with all smaller ones.
fn without_smaller(numbers: &[u32]) -> Vec<Vec<u32>> {
    let left = |chosen: usize| {
        let others = without(numbers, chosen).into_iter();
        others.filter(|&number| number >= numbers[chosen]).collect()
    };
    (0..numbers.len()).map(left).collect()
}

fn smaller_cards_too(language: Language) -> Option<Picture> {
    let start = vec![1, 1, 2, 2, 2];
    let positions = Positions::after(start, |cards| without_smaller(cards), |cards| joined(cards))?;
    figure(
        language,
        positions.outcomes(),
        "Cards 1, 1, 2, 2, 2; a move removes one card and all smaller ones. A position is lost, \
         green, exactly if every number is on an even number of cards. Otherwise take one of the \
         largest number that is on an odd number of cards.",
        "牌 1、1、2、2、2；每步拿走一张牌及所有更小的牌。每个数的张数都为偶数时，恰为必败态（绿色）。\
         否则拿一张：张数为奇数的数中最大的。",
    )
}

fn no_smaller_number(language: Language) -> Option<Picture> {
    let start = vec![1, 1, 2, 3, 3];
    let positions =
        Positions::after(start, |numbers| without_smaller(numbers), |numbers| joined(numbers))?;
    figure(
        language,
        positions.outcomes(),
        "The numbers that may still be taken: none smaller than the last one. If each occurs an \
         even number of times, the position is lost, green, since every number taken is taken \
         again. Otherwise take the largest that occurs an odd number of times, here 2.",
        "图中是还能取的数：不得小于上一次取的。每个数都出现偶数次时必败（绿色）：对手每次取同样的数。\
         否则取出现奇数次的数中最大的，这里是 2。",
    )
}

fn red_and_blue(language: Language) -> Option<Picture> {
    // The lengths of the runs of changing colours in which there still is a pair.
    let options = |runs: &Vec<u32>| {
        let mut options = Vec::new();
        for run in 0..runs.len() {
            for left in 0..=runs[run] - 2 {
                let rest = [without(runs, run), vec![left, runs[run] - 2 - left]].concat();
                options.push(sorted(rest.into_iter().filter(|&run| run > 1).collect()));
            }
        }
        options
    };
    let name = |runs: &Vec<u32>| match runs.is_empty() {
        true => "·".to_string(),
        false => {
            let runs = runs.iter().map(|&run| &"RBRBRBRB"[..run as usize]);
            runs.collect::<Vec<_>>().join(" ")
        }
    };
    let positions = Positions::after(vec![6], options, name)?;
    figure(
        language,
        positions.values(),
        "With more red cells than blue ones Alice wins, with fewer Bob does. With equal numbers \
         both may only take pairs of a red and a blue neighbour, or they fall behind. So a run of \
         changing colours is a row of which each move takes two neighbours, the octal game 0.07; \
         runs without a pair are left out.",
        "红格多则 Alice 胜，蓝格多则 Bob 胜。一样多时，双方都只能取相邻的一红一蓝，否则就会落后。\
         所以一段红蓝相间的格子就是每次取走相邻两格的游戏，即八进制游戏 0.07；没有红蓝对的段略去。",
    )
}

fn words_built(language: Language) -> Option<Picture> {
    const WORDS: [&str; 3] = ["abc", "ad", "e"];
    let options = |written: &String| {
        let longer = WORDS.iter().filter(|word| word.starts_with(written.as_str()));
        longer.filter_map(|word| word.get(..written.len() + 1)).map(str::to_string).collect()
    };
    let name = |written: &String| match written.is_empty() {
        true => "·".to_string(),
        false => written.clone(),
    };
    let positions = Positions::after(String::new(), options, name)?;
    let cannot_win = positions.lost(|_| None)?;
    let is_end = |written: &String| WORDS.contains(&written.as_str());
    let cannot_lose = positions.lost(|written| is_end(written).then_some(Outcome::N))?;
    let sign = |is_lost: bool| if is_lost { "−" } else { "+" };
    let note = |number: usize, _: &String| {
        let class = if cannot_win[number] { "p" } else { "n" };
        (class, format!("{} {}", sign(cannot_win[number]), sign(cannot_lose[number])))
    };
    figure(
        language,
        Some(positions.told(note, |_, to| cannot_win[to])),
        "The tree of the words abc, ad and e. The first sign at a beginning of a word says whether \
         the player to move can force a win of this game, the second whether he can force his \
         own loss. Whoever can do both at the root loses all games but the last, and so begins \
         that one and wins it.",
        "单词 abc、ad、e 的字典树。每个前缀旁，第一个符号表示轮到的人能否强行赢这一局，第二个表示能否强行输。\
         在根处两者都能的一方，故意输到只剩最后一局，由他先手而赢下。",
    )
}

fn rising_ends(language: Language) -> Option<Picture> {
    // The row that is left, and the number taken last.
    type Row = (Vec<u32>, u32);
    let options = |(row, last): &Row| -> Vec<Row> {
        let ends = [0, row.len().saturating_sub(1)];
        let ends = ends.iter().filter(|&&end| row.get(end).is_some_and(|number| number > last));
        ends.map(|&end| (without(row, end), row[end])).collect()
    };
    let name = |(row, last): &Row| format!("{} >{last}", joined(row));
    let positions = Positions::after((vec![1, 2, 4, 3], 0), options, name)?;
    figure(
        language,
        positions.outcomes(),
        "The row 1, 2, 4, 3; a number from either end must be larger than the last one, which \
         stands behind the sign >. Whoever takes the larger of two open ends closes the other one, \
         and the rising run from there is taken number by number: it wins if its length is odd.",
        "一行 1,2,4,3；从两端取，必须大于上一个（写在 > 之后）。取两端中较大的一个，另一端就不能再取，\
         以后只能沿这段递增的数一个个取：长度为奇数则胜。",
    )
}

fn mex_kept(language: Language) -> Option<Picture> {
    /// The set, the number that was added last, and the number of moves.
    #[derive(Clone, PartialEq)]
    struct State {
        set: Vec<u32>,
        added: Option<u32>,
        moves: u32,
    }
    let options = |state: &State| -> Vec<State> {
        let moves = state.moves + 1;
        match state.added {
            // Bob removes a smaller one, unless three moves have been made.
            Some(added) if state.moves < 3 => {
                let smaller = (0..state.set.len()).filter(|&place| state.set[place] < added);
                let left = smaller.map(|place| without(&state.set, place));
                left.map(|set| State { set, added: None, moves }).collect()
            }
            Some(_) => Vec::new(),
            None => (0..3)
                .filter(|number| !state.set.contains(number))
                .map(|number| {
                    let set = sorted([&state.set[..], &[number]].concat());
                    State { set, added: Some(number), moves }
                })
                .collect(),
        }
    };
    let name = |state: &State| {
        let written = state.set.iter().map(|&number| match Some(number) == state.added {
            true => format!("[{number}]"),
            false => number.to_string(),
        });
        joined(&written.collect::<Vec<_>>())
    };
    let start = State { set: vec![0], added: None, moves: 0 };
    let positions = Positions::after(start, options, name)?;
    let mover = |state: &State| match state.added {
        None => Player::First,
        Some(_) => Player::Second,
    };
    let mex = |state: &State| (0..).find(|&n| !state.set.contains(&n)).map_or(0, i64::from);
    figure(
        language,
        positions.results(mover, mex),
        "The set 0 and three moves; in brackets is what Alice has just added, of which Bob removes \
         a smaller one. Below each set is the mex that Alice can reach. She adds the mex itself, \
         1, and then whatever Bob removes, which keeps the mex at 2; green moves are best.",
        "集合 {0}，共三步；括号中是 Alice 刚加入的数，Bob 删去一个更小的。每个集合下方是 Alice 能达到的 mex。\
         她先加入 mex 本身（1），以后 Bob 删什么她加什么，mex 保持为 2；绿色为最优着法。",
    )
}

fn cards_turned(language: Language) -> Option<Picture> {
    let is_over = |cards: &Vec<u32>| cards.iter().all(|card| *card == cards[0]);
    // A row, its mirror image and the row of the other sides are the same to both players.
    let least = |cards: Vec<u32>| {
        let mirrored: Vec<u32> = cards.iter().rev().copied().collect();
        let turned = |cards: &[u32]| cards.iter().map(|card| 1 - card).collect::<Vec<u32>>();
        let all = [turned(&cards), turned(&mirrored), cards, mirrored];
        all.into_iter().min().unwrap_or_default()
    };
    let options = |cards: &Vec<u32>| {
        if is_over(cards) {
            return Vec::new();
        }
        let moves = (0..cards.len()).flat_map(|card| [(card, 0), (card, 1)]);
        let after = moves.map(|(card, side)| least(replaced(cards, card, side)));
        after.collect()
    };
    let name = |cards: &Vec<u32>| cards.iter().map(u32::to_string).collect::<String>();
    let positions = Positions::after(vec![0, 0, 1, 1], options, name)?;
    figure(
        language,
        positions.outcomes(),
        "Four cards; a move turns k = 1 of them to the side it likes. Mirror images and other \
         sides are the same. A move can be repeated, ↻, so nobody can be forced into a loss that \
         he does not find at once: a player wins if he can make all cards equal at once, N, and \
         otherwise play goes on for ever, =.",
        "四张牌，每步把 k = 1 张翻到任选的一面；镜像与反面视为相同。同样的一步可以重复（↻），\
         所以能一步把牌变得全同的一方胜（N），否则谁也逼不了对方，为平局（=）。",
    )
}

fn coins_in_a_circle(language: Language) -> Option<Picture> {
    // A circle can be read from anywhere, in both directions.
    let least = |coins: Vec<u32>| {
        let turns = |coins: Vec<u32>| {
            (0..coins.len().max(1)).map(move |first| [&coins[first..], &coins[..first]].concat())
        };
        let mirrored: Vec<u32> = coins.iter().rev().copied().collect();
        turns(coins).chain(turns(mirrored)).min().unwrap_or_default()
    };
    let options = |coins: &Vec<u32>| {
        let up = (0..coins.len()).filter(|&coin| coins[coin] == 1);
        let after = up.map(|coin| {
            let mut turned = coins.clone();
            let count = coins.len();
            for neighbour in [(coin + 1) % count, (coin + count - 1) % count] {
                turned[neighbour] = 1 - turned[neighbour];
            }
            turned.remove(coin);
            least(turned)
        });
        after.collect()
    };
    let name = |coins: &Vec<u32>| match coins.is_empty() {
        true => "∅".to_string(),
        false => coins.iter().map(|&coin| if coin == 1 { "U" } else { "D" }).collect(),
    };
    let positions = Positions::after(least(vec![1, 1, 0, 1, 1]), options, name)?;
    figure(
        language,
        positions.outcomes(),
        "Coins in a circle, up (U) or down (D); a move removes a U and turns its two neighbours. \
         That takes away one U and changes two other coins, so the number of U changes its parity \
         with every move: won if it is odd, and nothing that a player chooses matters.",
        "一圈硬币，正面 U、反面 D；每步取走一枚 U，并翻转它的两个邻居。少了一枚 U，另有两枚翻面，\
         所以 U 的个数每步改变奇偶：为奇数则必胜，选哪枚都一样。",
    )
}

fn tokens_of_columns(language: Language) -> Option<Picture> {
    // The tokens of the columns 2 and 3.
    type Tokens = (u32, u32);
    let options = |&(second, third): &Tokens| -> Vec<Tokens> {
        let mut options = Vec::new();
        if third > 0 {
            options.extend([(second + 1, third - 1), (second + 2, third - 1)]);
        }
        options.extend((second > 0).then(|| (second - 1, third)));
        options
    };
    let name = |&(second, third): &Tokens| format!("{second} {third}");
    let positions = Positions::after((1, 1), options, name)?;
    figure(
        language,
        positions.outcomes(),
        "Two rows and three columns: the numbers of tokens in the columns 2 and 3. A path to the \
         left visits one cell or two of each column on its way, so a token of column 3 adds one \
         or two to column 2, as the player likes. Lost, green, if all columns from 2 on are even: \
         the mover spoils his column, and the opponent can repair all at once.",
        "两行三列：第 2、3 列的棋子数。路径向左时在每列走一格或两格，所以第 3 列的棋子可在第 2 列任添一枚或两枚。\
         第 2 列起各列都为偶数时必败（绿色）：走棋者必使一列变奇，对手总能一步全部改回。",
    )
}

fn chip_on_a_row(language: Language) -> Option<Picture> {
    // The numbers from the chip on.
    let options = |row: &Vec<u32>| {
        let reach = (0..row.len().min(3)).filter(|&cell| row[cell] > 0);
        reach
            .map(|cell| {
                let row = &row[cell..];
                replaced(row, 0, row[0] - 1)
            })
            .collect()
    };
    let name = |row: &Vec<u32>| {
        let rest: Vec<String> = row[1..].iter().map(u32::to_string).collect();
        format!("[{}] {}", row[0], rest.join(" ")).trim().to_string()
    };
    let positions = Positions::after(vec![1, 2, 1], options, name)?;
    figure(
        language,
        positions.outcomes(),
        "The chip stands on the number in brackets; a move keeps it there or brings it up to m = 2 \
         cells forward, and lowers the number where it comes. If bringing the chip to a cell ahead \
         wins, the mover goes there; if not, both stay as long as they can, and the parity of the \
         number decides.",
        "棋子在括号中的数上；每步留在原地或前进至多 m = 2 格，并使所到之处的数减 1。若到前面某格能胜就去；\
         否则双方都尽量留在原地，由这个数的奇偶性决定。",
    )
}

fn corner_coin(language: Language) -> Option<Picture> {
    type Board = [[u32; 2]; 2];
    let options = |board: &Board| -> Vec<Board> {
        let cells = [(0, 0), (0, 1), (1, 0), (1, 1)];
        let black = cells.iter().filter(|&&(x, y)| board[x][y] == 1);
        let flipped = black.map(|&(x, y)| {
            let mut board = *board;
            for row in board.iter_mut().take(x + 1) {
                for cell in row.iter_mut().take(y + 1) {
                    *cell = 1 - *cell;
                }
            }
            board
        });
        flipped.collect()
    };
    let name = |board: &Board| {
        let sign = |&cell: &u32| if cell == 1 { "■" } else { "□" };
        let row = |row: &[u32; 2]| row.iter().map(sign).collect::<Vec<_>>().join(" ");
        format!("{}\n{}", row(&board[0]), row(&board[1]))
    };
    let positions = Positions::after([[0, 1], [0, 1]], options, name)?;
    figure(
        language,
        positions.outcomes(),
        "A board of four cells: a move chooses a black cell and flips the rectangle from the \
         corner, upper left, to it. Whatever is chosen, the corner is flipped, so it changes with \
         every move, and in the end it is white: the corner alone decides, and it is lost, green, \
         while the corner is white.",
        "四格的棋盘：每步选一个黑格，翻转左上角到它的矩形。无论选哪格，左上角都会翻转，而终局时它是白的：\
         所以只看左上角，它为白时必败（绿色）。",
    )
}

fn mex_of_a_set(language: Language) -> Option<Picture> {
    const WORD: [Player; 3] = [Player::Second, Player::First, Player::Second];
    // The numbers of the set, where 2 stands for all others, and the turns that are left.
    type State = (Vec<u32>, u32);
    let options = |(set, turns): &State| -> Vec<State> {
        let put = (0..3).filter(|number| *number == 2 || !set.contains(number));
        let put = put.map(|number| sorted([&set[..], &[number]].concat()));
        put.filter(|_| *turns > 0).map(|set| (set, turns - 1)).collect()
    };
    let name = |(set, turns): &State| {
        let set: String = set.iter().map(|n| ["0", "1", "x"][*n as usize]).collect();
        set + &"·".repeat(*turns as usize)
    };
    let positions = Positions::after((vec![], 2), options, name)?;
    let mover = |(_, turns): &State| if *turns == 1 { Player::Second } else { Player::First };
    let ends = |(set, turns): &State| {
        let mex = (0..2).find(|number| !set.contains(number)).unwrap_or(2);
        (*turns == 0).then(|| WORD[mex as usize])
    };
    figure(
        language,
        positions.winners(["Alice", "Bob"], mover, ends),
        "Two turns and the word BAB; x is any number above 1, and each dot a turn that is left. \
         Alice wins where the mex of the set is 1. Of three letters two are B, and Alice has only \
         one turn to block them; Bob puts the 1, the place of the only A, into the set, or finds \
         it there.",
        "共两步，单词 BAB；x 为任意大于 1 的数，每个点是一步。集合的 mex 为 1 时 Alice 胜。三个字母中有两个 B，\
         Alice 只有一步，堵不住；Bob 把唯一的 A 的位置 1 放进集合即可。",
    )
}

fn last_cards(language: Language) -> Option<Picture> {
    const M: u32 = 4;
    // The hands of Alice and of Bob, and the sum of the cards played.
    type State = (Vec<u32>, Vec<u32>, u32);
    let mover = |state: &State| match state.0.len() == state.1.len() {
        true => Player::First,
        false => Player::Second,
    };
    let options = |state: &State| -> Vec<State> {
        let (alice, bob, sum) = state;
        let hand = if mover(state) == Player::First { alice } else { bob };
        let safe = (0..hand.len()).filter(|&card| (sum + hand[card]) % M != 0);
        let played = safe.map(|card| match mover(state) {
            Player::First => (without(alice, card), bob.clone(), sum + alice[card]),
            Player::Second => (alice.clone(), without(bob, card), sum + bob[card]),
        });
        played.collect()
    };
    let name = |(alice, bob, sum): &State| format!("{}|{} ={sum}", joined(alice), joined(bob));
    let positions = Positions::after((vec![1, 2], vec![1, 2], 0), options, name)?;
    let ends =
        |(alice, bob, _): &State| (alice.is_empty() && bob.is_empty()).then_some(Player::First);
    figure(
        language,
        positions.winners(["Alice", "Bob"], mover, ends),
        "N = 2 and M = 4: Alice's hand, Bob's hand, and the sum so far; a card that makes it a \
         multiple of 4 loses and is not drawn. Nobody with two cards must play such a card, so \
         Alice's last card decides: Bob wins if he can keep the card r = N(N + 1) mod M = 2, with \
         which all other cards make a multiple.",
        "N = 2、M = 4：依次是 Alice 的手牌、Bob 的手牌与当前的和；使和成为 4 的倍数的牌即输，图中不画。\
         手里有两张时总能避开，所以由 Alice 的最后一张决定：Bob 若能留住 r = N(N + 1) mod M = 2 这张牌，\
         其余的牌之和恰为倍数，他就胜。",
    )
}

fn equal_sums(language: Language) -> Option<Picture> {
    const M: u32 = 4;
    // The numbers that are left, and Alice's sum less Bob's.
    type State = (Vec<u32>, u32);
    let mover = |(numbers, _): &State| match numbers.len() % 2 {
        0 => Player::First,
        _ => Player::Second,
    };
    let options = |state: &State| -> Vec<State> {
        let (numbers, difference) = state;
        (0..numbers.len())
            .map(|place| {
                let number = numbers[place];
                let change = if mover(state) == Player::First { number } else { M - number };
                (without(numbers, place), (difference + change) % M)
            })
            .collect()
    };
    let name = |(numbers, difference): &State| format!("{} d{difference}", joined(numbers));
    let positions = Positions::after((vec![0, 0, 1, 1], 0), options, name)?;
    let ends = |(numbers, difference): &State| {
        let winner = if *difference == 0 { Player::Second } else { Player::First };
        numbers.is_empty().then_some(winner)
    };
    figure(
        language,
        positions.winners(["Alice", "Bob"], mover, ends),
        "The numbers 0, 0, 1, 1 modulo M = 4; d is Alice's sum less Bob's, and Bob wins if it is 0 \
         in the end. He answers within pairs of equal numbers. Pairs that differ by M / 2 would \
         do, too, if they are even in number; without such pairs Alice wins.",
        "数 0、0、1、1，模 M = 4；d 为 Alice 之和减 Bob 之和，最后为 0 则 Bob 胜。Bob 总取相等的另一个。\
         相差 M / 2 的数对若有偶数对也可以；配不成这样的对时 Alice 胜。",
    )
}

fn gaps_of_pairs(language: Language) -> Option<Picture> {
    const NUMBERS: [i64; 4] = [1, 2, 5, 9];
    const WANTED: (i64, i64) = (6, 9);
    let total: i64 = NUMBERS.iter().sum();
    let row = |first: usize| {
        let counted = NUMBERS[first] + total - WANTED.0 - WANTED.1;
        let mut numbers: Vec<(i64, bool)> = without(&NUMBERS, first)
            .into_iter()
            .map(|number| (number, false))
            .chain([(counted, true)])
            .collect();
        numbers.sort_unstable();
        let gaps: Vec<i64> = numbers.chunks(2).map(|pair| pair[1].0 - pair[0].0).collect();
        let sum: i64 = gaps.iter().sum();
        let is_enough = sum <= WANTED.1 - WANTED.0;
        let cells = numbers.iter().enumerate().map(|(place, &(number, is_hers))| {
            let class = if is_hers {
                "mark"
            } else if place / 2 % 2 == 0 {
                "n"
            } else {
                "plain"
            };
            Cell::new(number, class)
        });
        let sign = if is_enough { "≤" } else { ">" };
        let gaps: Vec<String> = gaps.iter().map(i64::to_string).collect();
        let note = format!("{}: {} = {sum} {sign} 3", NUMBERS[first], gaps.join(" + "));
        Line::new("", cells).noted(note)
    };
    let rows: Vec<Line> = (0..NUMBERS.len()).map(row).collect();
    figure(
        language,
        Some(lines(&rows)),
        "The numbers 1, 2, 5, 9, of which Alice wants a sum of 6 to 9. Each line is a first number \
         of hers, orange after a constant is added; together with the others, neighbours are \
         paired, and the sum of the gaps is what |D| comes to. She wins with a first number for \
         which it is at most R − L = 3, here with 5.",
        "数 1、2、5、9，Alice 要自己的和在 6 到 9 之间。每行是她先取的一个数（橙色，已加上常数），与其余的数排序后相邻配对，\
         各对之差的和就是 |D| 的结果。只要有一个先取的数使它不超过 R − L = 3（这里是 5），她就胜。",
    )
}

fn switches(language: Language) -> Option<Picture> {
    type Rows = (Vec<u32>, Vec<u32>);
    let shorter = |row: &Vec<u32>| match row.len() {
        1 => Vec::new(),
        count => vec![without(row, 0), without(row, count - 1)],
    };
    let options = |(one, other): &Rows| -> Vec<Rows> {
        let first = shorter(one).into_iter().map(|row| (row, other.clone()));
        first.chain(shorter(other).into_iter().map(|row| (one.clone(), row))).collect()
    };
    let name = |(one, other): &Rows| format!("{} | {}", joined(one), joined(other));
    let positions = Positions::after((vec![1, 6], vec![3, 4]), options, name)?;
    let mover = |(one, other): &Rows| match (one.len() + other.len()) % 2 {
        0 => Player::First,
        _ => Player::Second,
    };
    let sum = |(one, other): &Rows| i64::from(one[0] + other[0]);
    figure(
        language,
        positions.results(mover, sum),
        "Two rows; Takahashi, who begins, wants a large sum of what is left, Aoki a small one. \
         Below stands the sum that both reach at best, and green moves are best. A row of even \
         length is a switch: whoever moves in it chooses. So the one with the largest difference, \
         1, 6, is taken first.",
        "两行数；先走的 Takahashi 要剩下的数之和大，Aoki 要它小。下方是双方最优时的和，绿色为最优着法。\
         偶数长度的一行像开关：谁走谁选。所以先走差最大的一行 1,6。",
    )
}

fn numbers_in_sequence(language: Language) -> Option<Picture> {
    let options = |cards: &Vec<u32>| {
        let mut options = Vec::new();
        for from in 0..cards.len() {
            for taken in [1, 2] {
                let is_sequence = cards
                    .get(from..from + taken)
                    .is_some_and(|cards| cards.windows(2).all(|pair| pair[1] == pair[0] + 1));
                if is_sequence {
                    options.push([&cards[..from], &cards[from + taken..]].concat());
                }
            }
        }
        options
    };
    let positions = Positions::after(vec![1, 2, 3], options, |cards| joined(cards))?;
    figure(
        language,
        positions.outcomes(),
        "Cards 1 to 3, of which one or two with numbers in sequence are taken. Taking the middle, \
         2, leaves 1 and 3, two halves that do not touch: each further move is mirrored. Where no \
         allowed number of cards fits the middle, all moves take L cards, and the Grundy values of \
         the rows decide.",
        "牌 1 到 3，每步取一张或两张连号的牌。取走中间的 2，留下互不相连的 1 与 3，以后照样镜像应对。\
         若没有一种张数能取正中，则每步都取 L 张，由各段的 SG 值决定。",
    )
}
