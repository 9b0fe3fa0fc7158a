//! Games whose positions are searched, each on a tiny example.

use super::{joined, sorted, without};
use crate::pictures::positions::{Player, Positions};
use crate::pictures::{legend, Picture};
use wording::language::Language;

/// Returns the picture of a problem of this group.
pub fn of_problem(place: &str, language: Language) -> Option<Picture> {
    match place {
        "hackerrank/digits-square-board-1" => board_of_digits(language),
        "hackerrank/permutation-game" => until_it_increases(language),
        "hdu/1404" => digits_and_zeros(language),
        "leetcode/913" => cat_and_mouse(language),
        "leetcode/464" => total_reached(language),
        "luogu/P1288" => ring_with_walls(language),
        "luogu/P2148" => pair_of_piles(language),
        "luogu/P2953" => digits_of_the_number(language),
        "poj/1143" => sylver_coinage(language),
        "uva/10536" => pins(language),
        "uva/682" => pieces_side_by_side(language),
        _ => None,
    }
}

/// Returns the cuts of a row of digits; pieces without a move are left out.
fn board_of_digits(language: Language) -> Option<Picture> {
    let is_alive =
        |piece: &[char]| piece.len() > 1 && piece.iter().any(|digit| !"2357".contains(*digit));
    let options = |pieces: &Vec<Vec<char>>| {
        let mut options = Vec::new();
        for (place, piece) in pieces.iter().enumerate() {
            for cut in 1..piece.len() {
                let mut after = without(pieces, place);
                let parts = [&piece[..cut], &piece[cut..]];
                after.extend(parts.into_iter().filter(|part| is_alive(part)).map(<[char]>::to_vec));
                after.sort();
                options.push(after);
            }
        }
        options
    };
    let name = |pieces: &Vec<Vec<char>>| {
        let pieces: Vec<String> = pieces.iter().map(|piece| piece.iter().collect()).collect();
        joined(&pieces)
    };
    let positions = Positions::after(vec!["42324".chars().collect()], options, name)?;
    Some(Picture::new(
        language,
        positions.values()?,
        "A row of a board: a move cuts a piece in two, unless it is a single cell or all its \
         digits are prime; such dead pieces are left out. Below each position stands its Grundy \
         value G, for two pieces the nim sum of theirs. A green arrow leads to value 0 and wins.",
        "棋盘的一行：每步把一块切成两块；单独一格或数字全为质数的不能再切，略去不写。下方为 SG 值 G，\
         两块时取异或和。绿色箭头走到值为 0 的必败态。",
    ))
}

/// Returns the game of removing numbers until the sequence increases.
fn until_it_increases(language: Language) -> Option<Picture> {
    let increases = |numbers: &[u32]| numbers.windows(2).all(|pair| pair[0] < pair[1]);
    let options = |numbers: &Vec<u32>| match increases(numbers) {
        true => vec![],
        false => (0..numbers.len()).map(|place| without(numbers, place)).collect(),
    };
    let name = |numbers: &Vec<u32>| match increases(numbers) {
        true => "↑".to_string(),
        false => joined(numbers),
    };
    let positions = Positions::after(vec![2, 4, 3, 1], options, name)?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "The permutation 2, 4, 3, 1: a move removes a number, and whoever leaves an increasing \
         sequence, drawn as one position ↑, wins. From there back each set of numbers is found \
         won or lost.",
        "排列 2、4、3、1：每步去掉一个数，使剩下的递增者胜（所有递增序列合为 ↑）。从那里往回，\
         逐个求出每个集合的胜负。",
    ))
}

/// Returns the game of digits that become smaller, or are erased from a 0 on.
fn digits_and_zeros(language: Language) -> Option<Picture> {
    let options = |digits: &Vec<u32>| {
        let mut options = Vec::new();
        for (place, &digit) in digits.iter().enumerate() {
            for smaller in 0..digit {
                options.push(super::replaced(digits, place, smaller));
            }
            if digit == 0 {
                options.push(digits[..place].to_vec());
            }
        }
        options
    };
    let name = |digits: &Vec<u32>| match digits.len() {
        0 => "∅".to_string(),
        _ => digits.iter().map(u32::to_string).collect(),
    };
    let positions = Positions::after(vec![1, 2], options, name)?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "The string 12: a move makes a digit smaller or erases a 0 with all to its right, and \
         whoever erases the last digit wins. What begins with 0 is won at once; among numbers \
         each move leads to a smaller one, so a table is filled from below.",
        "字符串 12：每步把一位变小，或擦去一个 0 及其右边的全部，擦完者胜。以 0 开头的立即胜；在数之间\
         每步都变小，所以可以从小到大填表。",
    ))
}

/// Returns the game of taking numbers until their sum reaches a total.
fn total_reached(language: Language) -> Option<Picture> {
    const LARGEST: u32 = 4;
    const TOTAL: u32 = 6;
    let is_end = |taken: &[u32]| taken.iter().sum::<u32>() >= TOTAL;
    let options = |taken: &Vec<u32>| {
        let left = (1..=LARGEST).filter(|number| !taken.contains(number) && !is_end(taken));
        left.map(|number| sorted([&taken[..], &[number]].concat())).collect()
    };
    let name = |taken: &Vec<u32>| match is_end(taken) {
        true => format!("≥ {TOTAL}"),
        false => joined(taken),
    };
    let positions = Positions::after(vec![], options, name)?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "The numbers 1 to 4 and the total 6: each position is the set of the numbers taken, ∅ at \
         first, and whoever makes their sum 6 or more wins. The sum follows from the set, so the \
         sets are searched.",
        "数 1 到 4，目标 6：每个局面是已取的数的集合，开始为 ∅，使总和达到 6 者胜。总和由集合决定，\
         所以搜索各个集合。",
    ))
}

/// Returns the game of a mouse and a cat on a small graph.
fn cat_and_mouse(language: Language) -> Option<Picture> {
    const EDGES: [(u32, u32); 4] = [(1, 3), (3, 0), (2, 4), (4, 3)];
    const HOLE: u32 = 0;
    /// Where both are, and who is to move.
    #[derive(Clone, PartialEq)]
    struct Chase {
        mouse: u32,
        cat: u32,
        mover: Player,
    }
    let ends = |chase: &Chase| match chase {
        Chase { mouse, .. } if *mouse == HOLE => Some(Player::First),
        Chase { mouse, cat, .. } if mouse == cat => Some(Player::Second),
        _ => None,
    };
    let near = |node: u32| {
        EDGES.into_iter().filter_map(move |(a, b)| match node {
            _ if node == a => Some(b),
            _ if node == b => Some(a),
            _ => None,
        })
    };
    let options = |chase: &Chase| -> Vec<Chase> {
        let mover = chase.mover.other();
        match chase.mover {
            _ if ends(chase).is_some() => vec![],
            Player::First => {
                near(chase.mouse).map(|mouse| Chase { mouse, mover, ..*chase }).collect()
            }
            Player::Second => near(chase.cat)
                .filter(|&cat| cat != HOLE)
                .map(|cat| Chase { cat, mover, ..*chase })
                .collect(),
        }
    };
    let name = |chase: &Chase| {
        let turn = |player| if chase.mover == player { "→" } else { " " };
        let (mouse, cat) = (turn(Player::First), turn(Player::Second));
        format!("{mouse}M{}\n{cat}C{}", chase.mouse, chase.cat)
    };
    let start = Chase { mouse: 1, cat: 2, mover: Player::First };
    let positions = Positions::after(start, options, name)?;
    let names = language.select(["mouse", "cat"], ["鼠", "猫"]);
    Some(Picture::new(
        language,
        positions.winners(names, |chase| chase.mover, ends)?,
        "The graph 0–3, 1–3, 3–4, 4–2, with the mouse M on node 1 and the cat C on node 2; an \
         arrow stands before the one who moves. From the ends, where the mouse is in the hole 0 \
         or the cat is on its node, the winners are found backwards; what is never reached that \
         way is a draw. Positions that the cat wins are green, and so are winning moves.",
        "图为 0–3、1–3、3–4、4–2，鼠 M 在 1，猫 C 在 2；箭头在轮到走的一方之前。从终局（鼠进洞 0，或猫与鼠\
         同在一点）往回推出赢家；推不到的是平局。绿色为猫赢的局面，绿色箭头为必胜着法。",
    ))
}

/// Returns the game on a ring of numbers, written from the token on.
fn ring_with_walls(language: Language) -> Option<Picture> {
    let options = |ring: &Vec<u32>| {
        let last = ring.len() - 1;
        let right = (0..ring[0]).map(|lowered| [&ring[1..], &[lowered]].concat());
        let left = (0..ring[last]).map(|lowered| [&[lowered], &ring[..last]].concat());
        right.chain(left).collect()
    };
    let name = |ring: &Vec<u32>| ring.iter().map(u32::to_string).collect::<Vec<_>>().join(" ");
    let positions = Positions::after(vec![1, 2, 1, 0], options, name)?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "A ring of four edges with the numbers 1, 2, 1, 0, written from the token on: a move \
         lowers the first one and goes on to the right, or the last one and goes to the left. A 0 \
         is a wall. Won are the positions with an odd number of edges up to the first 0 on one \
         side: one goes that way and leaves a 0 behind.",
        "四条边的环，数为 1、2、1、0，从棋子所在处写起：每步减小第一个数并向右走，或减小最后一个并向左走。\
         0 是墙。某一侧到第一个 0 之前的边数为奇数时必胜：朝那边走，并把走过的边减为 0。",
    ))
}

/// Returns the game on a pair of piles, of which one is split and the other thrown away.
fn pair_of_piles(language: Language) -> Option<Picture> {
    let options = |pair: &Vec<u32>| {
        let splits = |pile: u32| (1..=pile / 2).map(move |part| vec![part, pile - part]);
        pair.iter().flat_map(|&pile| splits(pile)).collect()
    };
    let positions = Positions::after(vec![4, 6], options, |pair: &Vec<u32>| joined(pair))?;
    Some(Picture::new(
        language,
        positions.values()?,
        "A pair of 4 and 6 stones: a move throws one pile away and splits the other. Below each \
         pair (a, b) stands its Grundy value G: the place of the lowest 0 in the binary digits \
         of (a - 1) | (b - 1). So pairs of odd piles are worth 0, green. Several pairs are added \
         as a nim sum.",
        "一对 4 颗和 6 颗：每步扔掉一堆，把另一堆分成两堆。每对 (a, b) 下方为 SG 值 G：(a - 1) | (b - 1) \
         的二进制中最低的 0 的位置。所以两堆都为奇数时值为 0（绿色）。几对之间取异或和。",
    ))
}

/// Returns the game of subtracting digits of the number.
fn digits_of_the_number(language: Language) -> Option<Picture> {
    let options = |&number: &u32| {
        let digits = number.to_string();
        let digits = digits.chars().filter_map(|c| c.to_digit(10)).filter(|&digit| digit > 0);
        let ends = [digits.clone().max(), digits.min()];
        ends.into_iter().flatten().map(|digit| number - digit).collect()
    };
    let positions = Positions::after(15u32, options, u32::to_string)?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "The number 15: a move subtracts the largest digit or the smallest that is not 0. Both \
         lead to smaller numbers, so whether a number is won is known when it is needed.",
        "数 15：每步减去最大的一位，或最小的非零位。两者都走到更小的数，所以从小到大填表即可。",
    ))
}

/// Returns Sylver Coinage with three numbers left.
fn sylver_coinage(language: Language) -> Option<Picture> {
    const LAST: usize = 20;
    // The numbers that are gone; 0 is a sum of none.
    let options = |gone: &Vec<bool>| {
        let left = (2..=LAST).filter(|&number| !gone[number]);
        let chosen = left.map(|number| {
            let mut after = gone.clone();
            for sum in number..=LAST {
                after[sum] |= after[sum - number];
            }
            after
        });
        chosen.collect()
    };
    let name = |gone: &Vec<bool>| {
        let left: Vec<usize> = (2..=LAST).filter(|&number| !gone[number]).collect();
        joined(&left)
    };
    let start = (0..=LAST).map(|number| ![1, 2, 3, 5].contains(&number)).collect();
    let positions = Positions::after(start, options, name)?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "The numbers 2, 3 and 5 are left: a move chooses one, and with it goes whatever is now a \
         sum of numbers that are gone. So after 3, the choice of 2 takes the 5 away as well. The \
         numbers that are left are the whole position.",
        "还剩 2、3、5：每步选一个数，凡是能写成已去掉的数之和的数也随之去掉。所以选过 3 以后再选 2，5 也没了。\
         剩下的数就是整个局面。",
    ))
}

/// Returns the game with pins on one row at the edge of the board.
fn pins(language: Language) -> Option<Picture> {
    let options = |covered: &Vec<bool>| {
        let len = covered.len();
        let single = (0..len).map(|place| place..place + 1);
        let from_ends = (1..=3).flat_map(|pin| [0..pin, len - pin..len]);
        let free =
            single.chain(from_ends).filter(|squares| !covered[squares.clone()].contains(&true));
        let after = free.map(|squares| {
            let mut covered = covered.clone();
            covered[squares].fill(true);
            covered
        });
        after.collect()
    };
    let name = |covered: &Vec<bool>| {
        covered.iter().map(|&is_covered| if is_covered { 'X' } else { '.' }).collect()
    };
    let positions = Positions::after(vec![false, false, false, true], options, name)?;
    Some(legend::outcomes(
        language,
        positions.misere()?,
        "A board of which all but three squares of the upper row are covered. A pin covers one \
         square, or up to three from an end of the row on, all of them uncovered; whoever covers \
         the last square loses. So the full board is won for the player to move, and everything \
         else follows from there.",
        "除最上面一行的三格外都已盖住。一根针盖住任意一格，或从行的一端起连续盖住至多三格，这些格都须空着；\
         盖住最后一格者负。所以全盖满的局面对轮到的人是必胜的，其余由此倒推。",
    ))
}

/// Returns the game of removing pieces side by side, on three cells.
fn pieces_side_by_side(language: Language) -> Option<Picture> {
    /// The cells of a corner: two in a row, and one below the first.
    type Corner = [bool; 3];
    const RUNS: [&[usize]; 5] = [&[0], &[1], &[2], &[0, 1], &[0, 2]];
    let options = |corner: &Corner| {
        let present = RUNS.iter().filter(|run| run.iter().all(|&cell| corner[cell]));
        let after = present.map(|run| {
            let mut corner = *corner;
            run.iter().for_each(|&cell| corner[cell] = false);
            corner
        });
        after.collect()
    };
    let name = |corner: &Corner| {
        let [first, beside, below] = corner.map(u8::from);
        format!("{first}{beside}\n{below}0")
    };
    let positions = Positions::after([true; 3], options, name)?;
    Some(legend::outcomes(
        language,
        positions.misere()?,
        "Three pieces in a corner: a move removes pieces that stand side by side in a row or a \
         column, and whoever removes the last one loses. So the empty board is won for the player \
         to move, and each larger board follows from smaller ones.",
        "一角上的三枚棋子：每步拿走同一行或同一列中相连的棋子，拿走最后一枚者负。所以空棋盘对轮到的人是必胜的，\
         较大的局面由较小的推出。",
    ))
}
