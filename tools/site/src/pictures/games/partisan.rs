//! Games whose players have different moves.

use super::{figure, joined};
use crate::pictures::lines::{lines, Cell, Line};
use crate::pictures::positions::{numbers, outcomes_from, Player, Positions};
use crate::pictures::tables::{class_and_letter, headings, table};
use crate::pictures::Picture;
use grundy::graph::LoopyOutcome;
use maud::Markup;
use wording::language::Language;

/// Returns the picture of a problem of this group.
pub fn of_problem(place: &str, language: Language) -> Option<Picture> {
    match place {
        "codeforces/1033g" => chips(language),
        "atcoder/arc143_c" => several_piles_at_once(language),
        "atcoder/arc145_b" => multiples_of_two_numbers(language),
        "bzoj/4147" => euclid_and_pythagoras(language),
        "atcoder/abc229_h" => column_of_pieces(language),
        "atcoder/abc265_h" => lances(language),
        "atcoder/agc048_d" => outer_piles(language),
        "atcoder/arc191_e" => bags_handed_over(language),
        "codechef/GERALD08" => black_and_white_tree(language),
        _ => None,
    }
}

/// Returns a table with the winner of each heap by his letter, if the first player begins, in
/// the first row, and if the second one does, in the second row.
fn winners_of_heaps(
    letters: [&str; 2],
    heaps: usize,
    options: impl Fn(usize, Player) -> Vec<usize>,
) -> Option<Markup> {
    let players = [Player::First, Player::Second];
    let starts: Vec<(usize, Player)> =
        players.iter().flat_map(|&player| (0..heaps).map(move |heap| (heap, player))).collect();
    let moves = |&(heap, player): &(usize, Player)| {
        let options = options(heap, player).into_iter();
        options.map(|heap| (heap, player.other())).collect()
    };
    let outcomes = outcomes_from(&starts, moves, |_| None)?;
    let rows = letters.map(|letter| format!("{letter} …"));
    Some(table(&headings(0, heaps), &rows, "", |(x, y)| {
        let (mover, other) = (players[y], players[y].other());
        let winner = match outcomes[y * heaps + x] {
            LoopyOutcome::N { .. } => mover,
            LoopyOutcome::P { .. } => other,
            LoopyOutcome::Draw => return Some(("u", "=".to_string())),
        };
        Some(match winner {
            Player::First => ("n", letters[0].to_string()),
            Player::Second => ("p", letters[1].to_string()),
        })
    }))
}

fn chips(language: Language) -> Option<Picture> {
    let options = |heap: usize, player: Player| {
        let taken = if player == Player::First { 2 } else { 3 };
        heap.checked_sub(taken).into_iter().collect()
    };
    figure(
        language,
        winners_of_heaps(["A", "B"], 15, options),
        "Who wins a single pile for a = 2 and b = 3, if Alice (A) begins, above, and if Bob (B) \
         does, below. It depends on the remainder modulo a + b = 5 alone: 0 and 1 are nobody's; 2 \
         is Alice's, an integer; 3 and 4 belong to whoever begins, stars or switches. One integer \
         decides all the piles; without one, the stars and switches are counted.",
        "a = 2、b = 3 时单独一堆谁胜：上行 Alice (A) 先走，下行 Bob (B) 先走。只看除以 a + b = 5 的余数：\
         0、1 谁都不占便宜；2 归 Alice，是整数；3、4 归先走的人，是星或开关。有一个整数就决定全局，没有时数星与开关。",
    )
}

fn several_piles_at_once(language: Language) -> Option<Picture> {
    const SIZE: usize = 10;
    type State = ([usize; 2], Player);
    let options = |&(piles, player): &State| -> Vec<State> {
        let taken = if player == Player::First { 2 } else { 3 };
        let [one, other] = piles;
        let less = |pile: usize| pile.checked_sub(taken);
        let first = less(one).map(|one| [one, other]);
        let second = less(other).map(|other| [one, other]);
        let both = less(one).zip(less(other)).map(|(one, other)| [one, other]);
        let left = [first, second, both].into_iter().flatten();
        left.map(|piles| (piles, player.other())).collect()
    };
    let starts: Vec<State> =
        (0..SIZE).flat_map(|y| (0..SIZE).map(move |x| ([x, y], Player::First))).collect();
    let outcomes = outcomes_from(&starts, options, |_| None)?;
    let numbers = headings(0, SIZE);
    let drawing = table(&numbers, &numbers, "", |(x, y)| {
        let (class, letter) = class_and_letter(&outcomes[y * SIZE + x]);
        Some((class, letter.to_string()))
    });
    figure(
        language,
        Some(drawing),
        "Two piles with X = 2 and Y = 3, Takahashi to move: he wins, N, or loses, P. The pattern \
         repeats modulo X + Y = 5, as a move and the reply on the same piles take 5 from each. As \
         X ≤ Y, he wins exactly if some remainder is X or more: he takes from all those piles.",
        "两堆，X = 2、Y = 3，轮到 Takahashi：必胜 N 或必败 P。图案以 X + Y = 5 为周期，因为一步与在同样各堆上的应着\
         共从每堆取 5 颗。X ≤ Y 时，只要有一堆的余数不小于 X，他从所有这样的堆取即胜。",
    )
}

fn multiples_of_two_numbers(language: Language) -> Option<Picture> {
    let options = |heap: usize, player: Player| {
        let unit = if player == Player::First { 5 } else { 3 };
        (1..=heap / unit).map(|times| heap - times * unit).collect()
    };
    figure(
        language,
        winners_of_heaps(["A", "B"], 16, options),
        "Who wins a heap for A = 5 and B = 3, if Alice (A) begins, above, and if Bob (B) does, \
         below. Alice must leave fewer than 3 stones, so she wins from 5 on where the remainder \
         modulo 5 is below 3. Bob, whose number is the smaller one, wins whenever he can move.",
        "A = 5、B = 3 时谁胜：上行 Alice (A) 先走，下行 Bob (B) 先走。Alice 必须留下少于 3 颗，\
         所以从 5 颗起，除以 5 的余数小于 3 时她胜。Bob 的数较小，只要能走就胜。",
    )
}

fn euclid_and_pythagoras(language: Language) -> Option<Picture> {
    let options = |heap: usize, player: Player| {
        let unit = if player == Player::First { 4 } else { 6 };
        match heap {
            0 => Vec::new(),
            _ if heap < unit => vec![heap + unit],
            _ => (1..=heap / unit).map(|times| heap - times * unit).collect(),
        }
    };
    figure(
        language,
        winners_of_heaps(["E", "P"], 14, options),
        "Who takes the last stone for p = 4 and q = 6, if Euclid (E) begins, above, and if \
         Pythagoras (P) does, below; from 0, the other one has taken it. Heaps that gcd(p, q) = 2 \
         does not divide never end, =. Euclid has the smaller number and wins whenever he can take \
         stones: he always leaves the remainder modulo 4, to which Pythagoras must add.",
        "p = 4、q = 6 时谁取走最后一颗：上行 Euclid (E) 先走，下行 Pythagoras (P) 先走；0 颗时最后一颗已被对方取走。\
         不能被 gcd(p, q) = 2 整除的堆永不结束（=）。Euclid 的数较小，只要能取就胜：他总留下除以 4 的余数，\
         Pythagoras 只能往上加。",
    )
}

fn column_of_pieces(language: Language) -> Option<Picture> {
    // The cells of a column from above.
    let moves = |column: &Vec<char>, own: char| {
        let mut options = Vec::new();
        for cell in 0..column.len() {
            let mut after = column.clone();
            if column[cell] == own && cell > 0 && column[cell - 1] == '·' {
                after.swap(cell - 1, cell);
                options.push(after);
            } else if column[cell] != own && column[cell] != '·' {
                after[cell] = '·';
                options.push(after);
            }
        }
        options
    };
    let name =
        |column: &Vec<char>| column.iter().map(char::to_string).collect::<Vec<_>>().join("\n");
    let drawing = numbers(
        vec!['·', 'W', 'B'],
        |column| moves(column, 'W'),
        |column| moves(column, 'B'),
        name,
    );
    figure(
        language,
        drawing,
        "One column with a white and a black piece; green arrows are Takahashi's moves, who moves \
         W up or eats B, grey ones Snuke's. Below stands the number that the column is worth: the \
         simplest one above all that Takahashi can reach and below all that Snuke can. The board \
         is the sum of its columns, and Takahashi, who begins, wins if it is positive.",
        "有一白一黑的一列；绿色箭头是 Takahashi 的着法（W 上移或吃 B），灰色是 Snuke 的。下方是这一列的数值：\
         大于 Takahashi 能到的、小于 Snuke 能到的最简单的数。全盘是各列之和，先走的 Takahashi 在和为正时胜。",
    )
}

fn lances(language: Language) -> Option<Picture> {
    let rows = ["·F··S", "···FS", "·S··F", "SF···"].map(|row| {
        let place = |piece: char| row.chars().position(|cell| cell == piece).unwrap_or(0);
        let (first, second) = (place('F'), place('S'));
        let cells = row.chars().map(|cell| match cell {
            'F' => Cell::new("◀", "n"),
            'S' => Cell::new("▶", "mark"),
            _ => Cell::new("", "plain"),
        });
        let note = if first < second {
            let (own, other) = (first, row.chars().count() - 1 - second);
            let worth = own as i64 - other as i64;
            format!("{own} − {other} = {worth}")
        } else {
            format!("*{}", first - second - 1)
        };
        Line::new("", cells).noted(note)
    });
    figure(
        language,
        Some(lines(&rows)),
        "Rows of five cells; ◀ is the first player's piece and goes left, ▶ the second's. Pieces \
         that move apart are worth an integer, the spare moves of the first player less those of \
         the second. Pieces that meet share the gap between them, as a heap of Nim, written *2 \
         for a gap of two. The integers decide, and the nim sum if they add up to 0.",
        "五格一行；◀ 是先手的棋子，向左走，▶ 是后手的，向右走。相背而行的一行值一个整数：先手的空闲步数减后手的。\
         相向而行的两子共享中间的空格，如同一个尼姆堆（空两格写作 *2）。先看整数之和，为 0 时看异或和。",
    )
}

fn outer_piles(language: Language) -> Option<Picture> {
    type State = (Vec<u32>, Player);
    let options = |(piles, player): &State| -> Vec<State> {
        let place = match (player, piles.len()) {
            (_, 0) => return Vec::new(),
            (Player::First, _) => 0,
            (Player::Second, count) => count - 1,
        };
        (0..piles[place])
            .map(|left| {
                let mut piles = piles.clone();
                piles[place] = left;
                piles.retain(|&pile| pile > 0);
                (piles, player.other())
            })
            .collect()
    };
    let name = |(piles, player): &State| {
        format!("{} {}", if *player == Player::First { "L" } else { "R" }, joined(piles))
    };
    let positions = Positions::after((vec![2, 1, 2], Player::First), options, name)?;
    figure(
        language,
        positions.winners(["L", "R"], |state| state.1, |_| None),
        "The piles 2, 1, 2; L takes from the leftmost, R from the rightmost, and below stands who \
         wins. A player either takes his whole pile, when that wins, or waits by taking one stone. \
         So for each stretch of piles it is enough to know from which size on an outer pile wins.",
        "石子堆 2、1、2；L 从最左的堆取，R 从最右的堆取，下方是胜者。每人要么一次取光自己的堆（若能胜），\
         要么只取一颗等待。所以对每一段，只需知道外侧的堆至少多大才能胜。",
    )
}

fn bags_handed_over(language: Language) -> Option<Picture> {
    // The gold and the silver coins of a bag, and its holder.
    type Bag = (u32, u32, Player);
    let moves = |&(gold, silver, holder): &Bag| -> Vec<Bag> {
        let added = if holder == Player::First { 1 } else { 2 };
        let for_silver = (silver > 0).then(|| (gold, silver - 1, holder.other()));
        let for_gold = (gold > 0).then(|| (gold - 1, silver + added, holder.other()));
        for_silver.into_iter().chain(for_gold).collect()
    };
    let of = |bag: &Bag, player: Player| if bag.2 == player { moves(bag) } else { Vec::new() };
    let name = |&(gold, silver, holder): &Bag| {
        format!("{} {gold},{silver}", if holder == Player::First { "T" } else { "A" })
    };
    let drawing = numbers(
        (1, 2, Player::First),
        |bag| of(bag, Player::First),
        |bag| of(bag, Player::Second),
        name,
    );
    figure(
        language,
        drawing,
        "A bag with its holder, its gold and its silver coins, for X = 1 and Y = 2; Takahashi's \
         (T) moves are green. Only the holder can move, so a bag of T is worth 1 or 0 and one of \
         Aoki's (A) 0 or −1: 1 or −1 exactly if the holder would win with this bag alone. \
         Takahashi wins if the sum of all bags is positive.",
        "一个袋子：持有者、金币数、银币数，X = 1、Y = 2；Takahashi (T) 的着法为绿色。只有持有者能动，\
         所以 T 的袋子值 1 或 0，Aoki (A) 的值 0 或 −1：持有者单凭这个袋子先走能胜时才是 1 或 −1。各袋之和为正则 Takahashi 胜。",
    )
}

fn black_and_white_tree(language: Language) -> Option<Picture> {
    // Two stalks from the root, each with its edges from below.
    type Stalks = [&'static str; 2];
    let moves = |stalks: &Stalks, colour: char| {
        let mut options = Vec::new();
        for (number, stalk) in stalks.iter().enumerate() {
            for (edge, _) in stalk.char_indices().filter(|&(_, other)| other == colour) {
                let mut after = *stalks;
                after[number] = &stalk[..edge];
                options.push(after);
            }
        }
        options
    };
    let name = |stalks: &Stalks| {
        let stalks: Vec<&str> = stalks.iter().copied().filter(|stalk| !stalk.is_empty()).collect();
        if stalks.is_empty() {
            "·".to_string()
        } else {
            stalks.join(" + ")
        }
    };
    let drawing =
        numbers(["BWB", "WB"], |stalks| moves(stalks, 'B'), |stalks| moves(stalks, 'W'), name);
    figure(
        language,
        drawing,
        "Two branches at the root, each written from the root up with black edges B and white ones \
         W; deleting an edge takes all above it along. Chef's moves are green. Below stands the \
         number: B is worth 1, W −1, and from the first change of \
         colour on each edge counts half as much as the one before. Branches are added, and the \
         sign decides.",
        "根上有两枝，从根往上写，B 为黑边，W 为白边；删一条边，其上的都落下。Chef 的着法为绿色。\
         下方是数值：B 值 1，W 值 −1，从第一次变色起，每条边的影响是前一条的一半。各枝相加，由符号决定。",
    )
}
