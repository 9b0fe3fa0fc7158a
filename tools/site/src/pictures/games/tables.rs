//! Games of one number that a table of outcomes, values or results explains.

use crate::pictures::lines::{lines, Cell, Line};
use crate::pictures::{rows, Picture};
use grundy::fibonacci::zeckendorf_parts;
use grundy::game::{ByPlay, Ending};
use grundy::mex::mex;
use grundy::subtraction::SubtractionSet;
use grundy::Outcome;
use wording::language::Language;

/// Returns the picture of a problem of this group.
pub fn of_problem(place: &str, language: Language) -> Option<Picture> {
    match place {
        "euler/560" => Some(coprime_takes(language)),
        "hackerrank/tower-breakers-the-final-battle-1" => tower_with_a_score(language),
        "hdu/1517" => Some(multiplications(language)),
        "hdu/1729" => Some(filling_boxes(language)),
        "lightoj/1020" => one_or_two(language),
        "luogu/P6487" => Some(rows::zeckendorf_with_whole_heaps(language)),
        "luogu/P6791" => Some(misere_fibonacci_nim(language)),
        _ => None,
    }
}

/// Returns the values of heaps from which a move takes a number that is coprime to their size.
fn coprime_takes(language: Language) -> Picture {
    const LAST: usize = 20;
    let gcd = |mut a: usize, mut b: usize| {
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    let mut values: Vec<u64> = vec![0];
    for heap in 1..=LAST {
        let takes = (1..=heap).filter(|&taken| gcd(taken, heap) == 1);
        values.push(mex(takes.map(|taken| values[heap - taken])));
    }
    let least_factor = |heap: usize| (2..=heap).find(|factor| heap.is_multiple_of(*factor));
    let factors = (1..=LAST).map(|heap| least_factor(heap).map_or("–".into(), |p| p.to_string()));
    let shown = [
        Line::new(language.select("heap", "石子"), (1..=LAST).map(Cell::bare)),
        Line::new("SG", values[1..].iter().copied().map(Cell::of_value)),
        Line::new(language.select("factor", "质因数"), factors.map(Cell::bare)),
    ];
    Picture::new(
        language,
        lines(&shown),
        "Heaps of 1 to 20 stones, their Grundy values, and their least prime factors. An even \
         heap, green, is worth 0, because every move from it leaves an odd heap. An odd one is \
         worth the place of its least prime factor in the list 2, 3, 5, 7, …: 2 for 3, 3 for 5. \
         A single stone is worth 1.",
        "1 到 20 颗石子的堆、SG 值与最小质因数。偶数堆（绿色）的值为 0，因为每步都走到奇数堆；奇数堆的值\
         是最小质因数在 2、3、5、7…… 中的编号：3 为 2，5 为 3；单独一颗的值为 1。",
    )
}

/// Returns what a tower costs the player who breaks it, and the best way to break one.
fn tower_with_a_score(language: Language) -> Option<Picture> {
    const HEIGHT: usize = 11;
    let mut coins: Vec<usize> = vec![0, 0];
    for height in 2..=HEIGHT {
        let cost = (1..).find(|&cost| parts(&coins, cost, height).is_some())?;
        coins.push(cost);
    }
    let best = parts(&coins[..HEIGHT], coins[HEIGHT], HEIGHT)?;
    let table = [
        Line::new(language.select("height", "高度"), (1..=HEIGHT).map(Cell::bare)),
        Line::new(
            language.select("coins", "硬币"),
            coins[1..].iter().map(|cost| Cell::new(cost, "n")),
        ),
        Line::new("", []),
        Line::new(
            language.select("tower 11", "高 11 的塔"),
            best.iter().map(|part| Cell::new(part, "mark")),
        ),
        Line::new("k²", (1..=best.len()).map(|k| Cell::bare(k * k))),
        Line::new(
            language.select("later", "以后"),
            best.iter().map(|&part| Cell::bare(coins[part])),
        ),
        Line::new(
            language.select("in all", "合计"),
            best.iter().zip(1..).map(|(&part, k)| Cell::bare(k * k + coins[part])),
        ),
    ];
    Some(Picture::new(
        language,
        lines(&table),
        "The coins that towers of height 1 to 11 cost player 1, and below, in orange, the best \
         way to break the tower of height 11. Whichever part player 2 picks, he gets k² coins \
         for the k-th part now and its own cost later, and not more than 9 in all. So the \
         greatest height that costs at most c is the sum of those for c - 1, c - 4, c - 9, …",
        "高 1 到 11 的塔使玩家 1 付出的硬币；下面橙色为高 11 的塔的最优拆法。不管玩家 2 选哪一座，\
         第 k 座立即付 k²，以后再付它自己的代价，合计都不超过 9。所以代价不超过 c 的最大高度，\
         是 c - 1、c - 4、c - 9…… 对应的最大高度之和。",
    ))
}

/// Returns the parts of a tower, as high as possible one after the other, so that none costs more
/// than `most`; `None` if they do not reach the height or are fewer than two.
fn parts(coins: &[usize], most: usize, height: usize) -> Option<Vec<usize>> {
    let mut found: Vec<usize> = Vec::new();
    let mut left = height;
    for k in 1.. {
        let fits = |part: &usize| k * k + coins[*part] <= most;
        let highest = left.min(height - 1).min(coins.len() - 1);
        let Some(part) = (1..=highest).rev().find(fits) else { break };
        found.push(part);
        left -= part;
    }
    (left == 0 && found.len() >= 2).then_some(found)
}

/// Returns the intervals of the multiplication game.
fn multiplications(language: Language) -> Picture {
    const LAST: usize = 2 * 9 * 2 * 9 + 1;
    let first_wins = |goal: usize| {
        let mut wins = vec![false; goal];
        for number in (1..goal).rev() {
            wins[number] = (2..=9).any(|factor| number * factor >= goal || !wins[number * factor]);
        }
        wins[1]
    };
    // The first goal of each interval, from 2 on; the last one begins where the picture ends.
    let starts: Vec<usize> =
        (2..=LAST).filter(|&goal| goal == 2 || first_wins(goal) != first_wins(goal - 1)).collect();
    let bounds = starts.windows(2).map(|pair| (pair[0], pair[1] - 1));
    let cells = bounds.clone().map(|(from, to)| match first_wins(from) {
        true => Cell::new(format!("{from}–{to}"), "n"),
        false => Cell::new(format!("{from}–{to}"), "p"),
    });
    let factors = bounds.map(|(from, to)| Cell::bare(format!("× {}", to / (from - 1))));
    let shown = [Line::new("n", cells), Line::new("", factors)];
    Picture::new(
        language,
        lines(&shown),
        "The bounds n by who wins from 1; green are those where the first player, Stan, loses. \
         Below each interval stands by how much its last bound is larger than that of the \
         interval before. Up to 9, Stan wins at once; up to 18, each of his moves lets Ollie do \
         so; up to 162 some factor leaves one of the lost quotients 9 to 18.",
        "从 1 开始时各个 n 的胜负，绿色为先手 Stan 必败。区间下方为它的末端是前一区间末端的几倍。到 9 为止 \
         Stan 一步取胜；到 18 为止他怎么走 Ollie 都能立即取胜；到 162 为止，总有一个因数使商落入\
         必败的 9 到 18 之间。",
    )
}

/// Returns the values of a box that is filled, and of the smaller box that it becomes.
fn filling_boxes(language: Language) -> Picture {
    const SIZE: usize = 12;
    let values = |size: usize| {
        let mut values = vec![0; size + 1];
        for stones in (0..size).rev() {
            let last = (stones + stones * stones).min(size);
            values[stones] = mex((stones + 1..=last).map(|more| values[more]));
        }
        values
    };
    let turn = (0..SIZE).rev().find(|t| t + t * t < SIZE).unwrap_or(0);
    let shown = [
        Line::new(language.select("stones", "石子"), (0..=SIZE).map(Cell::bare)),
        Line::new(format!("s = {SIZE}"), values(SIZE).into_iter().map(Cell::of_value)),
        Line::new(format!("s = {turn}"), values(turn).into_iter().map(Cell::of_value)),
    ];
    Picture::new(
        language,
        lines(&shown),
        "A box of size 12 with 0 to 12 stones, and its Grundy values. From 3 stones on a move \
         can fill the box, which makes it a heap of Nim of the stones that are missing. With 2 \
         stones it cannot, so 2 is worth 0 like a full box, and below that the box is worth the \
         same as one of size 2.",
        "容量 12 的箱子，石子 0 到 12 颗时的 SG 值。从 3 颗起一步可以装满，相当于尼姆堆，颗数为空位数。\
         2 颗时装不满，值为 0，如同已满；石子更少时与容量 2 的箱子相同。",
    )
}

/// Returns Bash's game {1, 2} under both ways to end.
fn one_or_two(language: Language) -> Option<Picture> {
    const LAST: u64 = 12;
    let set = || SubtractionSet::finite(&[1, 2]).ok();
    let outcomes = |ending: Ending| -> Option<Vec<Cell>> {
        let mut play = ByPlay::new(set()?, ending);
        let cells = (1..=LAST).map(|heap| match play.outcome(&[heap]).ok()? {
            Outcome::P => Some(Cell::new("P", "p")),
            Outcome::N => Some(Cell::new("N", "n")),
        });
        cells.collect()
    };
    let shown = [
        Line::new(language.select("marbles", "弹珠"), (1..=LAST).map(Cell::bare)),
        Line::new(language.select("last wins", "取最后者胜"), outcomes(Ending::Normal)?),
        Line::new(language.select("last loses", "取最后者负"), outcomes(Ending::Misere)?),
    ];
    Some(Picture::new(
        language,
        lines(&shown),
        "From 1 to 12 marbles, where a move takes one or two; green are the numbers from which \
         the player to move loses. If the last marble wins, which is so when Bob starts, these \
         are the multiples of 3; if it loses, when Alice starts, they are larger by 1: one \
         marble is put aside for the loser.",
        "1 到 12 颗弹珠，每步取一颗或两颗，绿色为先手必败。取最后一颗者胜时（Bob 先手）是 3 的倍数；\
         取最后一颗者负时（Alice 先手）各多 1：先把一颗放在一边留给输家。",
    ))
}

/// Returns the lost heaps of misère Fibonacci Nim whose first move takes one or two stones.
fn misere_fibonacci_nim(language: Language) -> Picture {
    const LAST: u64 = 22;
    const FIRST_MOVE: u64 = 2;
    // No stone left: the opponent took the last one, and has lost.
    fn wins(heap: u64, most: u64) -> bool {
        heap == 0 || (1..=most.min(heap)).any(|taken| !wins(heap - taken, 2 * taken))
    }
    let least_part = |heap: u64| zeckendorf_parts(heap - 1).into_iter().min();
    let cells = (1..=LAST).map(|heap| {
        let part = least_part(heap).map_or("–".to_string(), |part| part.to_string());
        Cell::new(part, if wins(heap, FIRST_MOVE) { "n" } else { "p" })
    });
    let shown = [
        Line::new(language.select("n", "n"), (1..=LAST).map(Cell::bare)),
        Line::new(language.select("least part", "最小部分"), cells),
    ];
    Picture::new(
        language,
        lines(&shown),
        "Heaps of n stones whose first move takes at most k = 2; green are those that the first \
         player loses. Below each n stands the least part of n - 1, written as a sum of \
         Fibonacci numbers no two of which are neighbours: one stone is put aside for the loser, \
         and the first player wins the others exactly if that part is at most k.",
        "n 颗石子的堆，第一步至多取 k = 2 颗，绿色为先手必败。n 下方是 n - 1 写成互不相邻的斐波那契数之和\
         时的最小部分：先留一颗给输家，其余 n - 1 颗先手取胜，当且仅当这个部分不超过 k。",
    )
}
