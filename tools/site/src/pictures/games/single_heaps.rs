//! Games of single heaps, each by a row of heaps with what is found there.

use crate::pictures::lines::{lines, Cell, Line};
use crate::pictures::Picture;
use grundy::mex::mex;
use wording::language::Language;

/// Returns the picture of a problem of this group.
pub fn of_problem(place: &str, language: Language) -> Option<Picture> {
    match place {
        "atcoder/arc091_d" => Some(part_of_the_pile(language)),
        "codeforces/1823e" => Some(cycles_and_paths(language)),
        "codeforces/1844a" => Some(two_numbers(language)),
        "codeforces/255e" => Some(between_two_roots(language)),
        "codechef/MULGAME" => Some(small_gaps(language)),
        "euler/391" => Some(counters(language)),
        "hackerrank/half" => Some(half_destroyed(language)),
        "hackerrank/zero-move-nim" => Some(one_pass(language)),
        "luogu/P10014" => Some(up_to_the_root(language)),
        "luogu/P1857" => Some(primes_in_a_hurry(language)),
        "codechef/CHCOINSG" | "luogu/P4018" => Some(prime_powers(language)),
        "luogu/P6639" => Some(falling_bound(language)),
        "luogu/P7977" | "luogu/P7979" => Some(up_to_two_roots_less(language)),
        "luogu/P8901" => Some(rooms_in_turn(language)),
        "yukicoder/7" => Some(primes_to_two(language)),
        _ => None,
    }
}

fn is_prime(number: usize) -> bool {
    number > 1 && (2..number).all(|divisor| !number.is_multiple_of(divisor))
}

/// Returns whether the player to move wins each heap from 0 to `last`, where `options` are the
/// heaps that a move leaves.
fn wins(last: usize, options: impl Fn(usize) -> Vec<usize>) -> Vec<bool> {
    let mut wins: Vec<bool> = Vec::new();
    for heap in 0..=last {
        wins.push(options(heap).iter().any(|&left| !wins[left]));
    }
    wins
}

/// Returns the Grundy value of each heap from 0 to `last`.
fn values(last: usize, options: impl Fn(usize) -> Vec<usize>) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=last {
        values.push(mex(options(heap).iter().map(|&left| values[left])));
    }
    values
}

/// Returns the cell of an outcome.
fn outcome(wins: bool) -> Cell {
    if wins {
        Cell::new("N", "n")
    } else {
        Cell::new("P", "p")
    }
}

/// Returns the values of piles of which a move takes at most a third.
fn part_of_the_pile(language: Language) -> Picture {
    const LAST: usize = 20;
    const PART: usize = 3;
    let options = |pile: usize| (1..=pile / PART).map(|taken| pile - taken).collect();
    let shown = [
        Line::new(language.select("pile", "石子"), (0..=LAST).map(Cell::bare)),
        Line::new("SG", values(LAST, options).into_iter().map(Cell::of_value)),
    ];
    Picture::new(
        language,
        lines(&shown),
        "K = 3: piles of 0 to 20 stones, of which a move takes at most a third, and their Grundy \
         values. A multiple of 3 is worth a third of it; any other pile a is worth as much as \
         the pile of a - ⌊a / 3⌋ - 1.",
        "K = 3：0 到 20 颗的堆，每步至多取三分之一；下方为 SG 值。3 的倍数的值为它的三分之一；其他的堆 a \
         与 a - ⌊a / 3⌋ - 1 颗的堆值相同。",
    )
}

/// Returns the values of paths and cycles of which a move erases 2 to 4 vertices.
fn cycles_and_paths(language: Language) -> Picture {
    const LAST: usize = 10;
    let mut paths: Vec<u64> = vec![0];
    let mut cycles: Vec<u64> = vec![0];
    for vertices in 1..=LAST {
        let rests = || (2..=vertices.min(4)).map(|erased| vertices - erased);
        let parts = rests().flat_map(|rest| (0..=rest).map(move |a| (a, rest - a)));
        cycles.push(mex(rests().map(|rest| paths[rest])));
        paths.push(mex(parts.map(|(a, b)| paths[a] ^ paths[b])));
    }
    let shown = [
        Line::new(language.select("vertices", "顶点"), (1..=LAST).map(Cell::bare)),
        Line::new(language.select("path", "链"), paths[1..].iter().copied().map(Cell::of_value)),
        Line::new(language.select("cycle", "环"), cycles[1..].iter().copied().map(Cell::of_value)),
    ];
    Picture::new(
        language,
        lines(&shown),
        "l = 2, r = 4: paths and cycles of 1 to 10 vertices, of which a move erases 2 to 4 \
         neighbours, and their Grundy values. A cycle becomes a path at once. Below l + r = 6 \
         vertices both are worth half their vertices, rounded down; larger cycles are worth 0, \
         because no larger path is.",
        "l = 2，r = 4：1 到 10 个顶点的链和环，每步去掉 2 到 4 个相邻的顶点；下方为 SG 值。环走一步就成为\
         链。少于 l + r = 6 个顶点时，两者的值都是顶点数的一半（向下取整）；更大的环值为 0，因为足够长的链\
         值都不为 0。",
    )
}

/// Returns the outcomes of heaps of which a move takes one of two numbers.
fn two_numbers(language: Language) -> Picture {
    const LAST: usize = 14;
    let options =
        |heap: usize| [2, 5].iter().filter_map(|taken| heap.checked_sub(*taken)).collect();
    let shown = [
        Line::new(language.select("stones", "石子"), (0..=LAST).map(Cell::bare)),
        Line::new("", wins(LAST, options).into_iter().map(outcome)),
    ];
    Picture::new(
        language,
        lines(&shown),
        "a = 2, b = 5: heaps of 0 to 14 stones; those that the first player loses are green. \
         a + b = 7 is always one of them: whichever number is taken, the other one is left and \
         taken next.",
        "a = 2，b = 5：0 到 14 颗的堆，绿色为先手必败。a + b = 7 总是其中之一：先手取走一个数，\
         后手取走剩下的另一个。",
    )
}

/// Returns the values of piles of which a move leaves a number between two roots.
fn between_two_roots(language: Language) -> Picture {
    const LAST: usize = 20;
    let options = |pile: usize| -> Vec<usize> {
        (0..pile).filter(|left| left.pow(4) >= pile && left.pow(2) <= pile).collect()
    };
    let ranges = (0..=LAST).map(|pile| {
        let left = options(pile);
        match (left.first(), left.last()) {
            (Some(least), Some(most)) if least < most => Cell::bare(format!("{least}–{most}")),
            (Some(only), _) => Cell::bare(only),
            _ => Cell::bare("·"),
        }
    });
    let shown = [
        Line::new(language.select("pile", "石子"), (0..=LAST).map(Cell::bare)),
        Line::new(language.select("leaves", "剩下"), ranges),
        Line::new("SG", values(LAST, options).into_iter().map(Cell::of_value)),
    ];
    Picture::new(
        language,
        lines(&shown),
        "Piles of 0 to 20 coins, what a move may leave of them, from the fourth root to the square \
         root, and their Grundy values. The values stay the same on long runs: they change only \
         where the square root reaches a new run or the fourth root has passed one.",
        "0 到 20 枚的堆、一步可以剩下多少（四次方根到平方根之间）和 SG 值。值在很长的一段内不变：只有平方根\
         到达新的一段，或四次方根越过一段时才改变。",
    )
}

/// Returns the outcomes of piles under moves with gaps that are at most the least of them.
fn small_gaps(language: Language) -> Picture {
    const LAST: usize = 20;
    const MOVES: [usize; 3] = [3, 5, 7];
    let options = |pile: usize| {
        MOVES.iter().filter_map(|taken| pile.checked_sub(*taken)).collect::<Vec<usize>>()
    };
    let shown = [
        Line::new(language.select("pile", "石子"), (0..=LAST).map(Cell::bare)),
        Line::new("", wins(LAST, options).into_iter().map(outcome)),
    ];
    Picture::new(
        language,
        lines(&shown),
        "The moves 3, 5 and 7, with s = 3 and t = 7: piles of 0 to 20, the lost ones green. They \
         are those whose remainder modulo s + t = 10 is below s = 3. Since no gap between the \
         moves is above s, each other remainder can be brought down to one of these.",
        "每步取 3、5 或 7，s = 3，t = 7：0 到 20 的堆，绿色为必败，即模 s + t = 10 的余数小于 s = 3 的。\
         因为相邻两个数之差不超过 s，其余的余数都能一步降到这样的余数。",
    )
}

/// Returns the counters that are partial sums of the numbers of binary ones.
fn counters(language: Language) -> Picture {
    const MOST: u32 = 3;
    let sums: Vec<u32> = (0u32..(2 << MOST) - 1)
        .scan(0, |sum, number| {
            *sum += number.count_ones();
            Some(*sum)
        })
        .collect();
    let mut counters = sums.clone();
    counters.dedup();
    counters.reverse();
    let mut lost: Vec<u32> = Vec::new();
    for &counter in &counters {
        if !lost.iter().any(|&lost| lost - counter <= MOST) {
            lost.push(counter);
        }
    }
    counters.reverse();
    let cells = counters
        .iter()
        .map(|counter| Cell::new(counter, if lost.contains(counter) { "p" } else { "n" }));
    Picture::new(
        language,
        lines(&[Line::new("s(k)", cells)]),
        "n = 3: the counters s(k), the numbers of binary ones of 0 to k in all. A move \
         raises the counter by at most 3, to another one of these. From the last one that can \
         be reached backwards, a counter is lost, green, if the next lost one is more than 3 \
         away. M(3) is the distance from 0 to the first lost counter.",
        "n = 3 时的计数 s(k)，即 0 到 k 的二进制中 1 的总个数。每步使计数至多增加 3，且仍为某个 s(k)。\
         从能到的最后一个往回：与下一个必败的计数相差超过 3 的为必败（绿色）。M(3) 是 0 到第一个必败计数\
         的距离。",
    )
}

/// Returns the values of piles of which a move destroys at least a half.
fn half_destroyed(language: Language) -> Picture {
    const LAST: usize = 16;
    let values = values(LAST, |heap| if heap > 0 { (0..=heap / 2).collect() } else { vec![] });
    let digits = (1..=LAST).map(|heap| Cell::bare(format!("{heap:b}")));
    let shown = [
        Line::new(language.select("pile", "石子"), (1..=LAST).map(Cell::bare)),
        Line::new(language.select("binary", "二进制"), digits),
        Line::new("SG", values[1..].iter().copied().map(Cell::of_value)),
    ];
    Picture::new(
        language,
        lines(&shown),
        "Piles of 1 to 16 stones, of which a move destroys at least half, and their Grundy \
         values: the number of binary digits, since a move leads to numbers with any smaller \
         number of digits. There is one pile of each size, so in the nim sum most of them cancel \
         out.",
        "1 到 16 颗的堆，每步至少毁掉一半；SG 值为二进制的位数，因为一步能走到任何更少的位数。\
         每种大小各有一堆，所以异或和中大多互相抵消。",
    )
}

/// Returns the values of piles with and without their pass.
fn one_pass(language: Language) -> Picture {
    const LAST: usize = 10;
    let without: Vec<u64> = values(LAST, |pile| (0..pile).collect());
    let mut with: Vec<u64> = vec![0];
    for &passed in &without[1..] {
        with.push(mex(with.iter().copied().chain([passed])));
    }
    let shown = [
        Line::new(language.select("pile", "石子"), (0..=LAST).map(Cell::bare)),
        Line::new(language.select("with pass", "可停"), with.into_iter().map(Cell::of_value)),
        Line::new(language.select("without", "已停"), without.into_iter().map(Cell::of_value)),
    ];
    Picture::new(
        language,
        lines(&shown),
        "Piles of 0 to 10 stones, with the pass that is still to be used once, and without it. \
         Without it a pile is a heap of Nim. The pass leads from the upper row to the lower one: \
         an odd pile is then worth 1 more, an even one 1 less. The nim sum of the piles decides.",
        "0 到 10 颗的堆：停一手还没用过（上行）和已用过（下行）的 SG 值。用过以后就是尼姆堆。停一手从上行\
         走到下行：奇数堆的值多 1，偶数堆的值少 1。各堆取异或和。",
    )
}

/// Returns the values of rows of which a move takes up to the square root.
fn up_to_the_root(language: Language) -> Picture {
    const LAST: usize = 20;
    let options = |row: usize| -> Vec<usize> {
        let takes = (1..=row).take_while(|taken| taken * taken <= row);
        takes.map(|taken| row - taken).collect()
    };
    let roots = (0..=LAST).map(|row| Cell::bare(options(row).len()));
    let shown = [
        Line::new(language.select("row", "石子"), (0..=LAST).map(Cell::bare)),
        Line::new(language.select("most", "至多取"), roots),
        Line::new("SG", values(LAST, options).into_iter().map(Cell::of_value)),
    ];
    Picture::new(
        language,
        lines(&shown),
        "k = 2: rows of 0 to 20 stones, the most that a move takes of them, which is the square \
         root v, and their Grundy values. As long as v stays, the values 0 to v come again and \
         again in the same order, so that whole periods cancel out in pairs.",
        "k = 2：0 到 20 颗的行、一步至多取的颗数 v（平方根）和 SG 值。v 不变时，值 0 到 v 按同样的次序\
         循环，所以完整的周期两两抵消。",
    )
}

/// Returns how many moves the prime game lasts if the winner hurries.
fn primes_in_a_hurry(language: Language) -> Picture {
    const LAST: usize = 20;
    let mut moves: Vec<usize> = Vec::new();
    for heap in 0..=LAST {
        let after = (2..=heap).filter(|&taken| is_prime(taken)).map(|taken| moves[heap - taken]);
        let fastest = after.clone().filter(|moves| moves.is_multiple_of(2)).min();
        let slowest = after.max();
        moves.push(fastest.or(slowest).map_or(0, |moves| moves + 1));
    }
    let cells =
        moves.iter().map(|moves| Cell::new(moves, if moves.is_multiple_of(2) { "p" } else { "n" }));
    let shown = [
        Line::new(language.select("heap", "石子"), (0..=LAST).map(Cell::bare)),
        Line::new(language.select("moves", "步数"), cells),
    ];
    Picture::new(
        language,
        lines(&shown),
        "Heaps of 0 to 20 stones, of which a move takes a prime number, and how many moves are \
         made if the winner hurries and the loser delays. An even number is lost, green: the \
         winner goes to the least even number, and the loser to the largest odd one.",
        "0 到 20 颗的堆，每步取质数颗；下方为胜方求快、负方拖延时的总步数。偶数为必败（绿色）：胜方走到\
         最小的偶数，负方走到最大的奇数。",
    )
}

/// Returns the outcomes of heaps of which a move takes a power of a prime.
fn prime_powers(language: Language) -> Picture {
    const LAST: usize = 18;
    let is_power = |number: usize| {
        let least = (2..=number).find(|&divisor| number.is_multiple_of(divisor));
        let powers = |prime: usize| std::iter::successors(Some(prime), move |p| Some(p * prime));
        number == 1
            || least.is_some_and(|p| powers(p).take_while(|&q| q <= number).any(|q| q == number))
    };
    let options = |heap: usize| {
        let takes = (1..=heap).filter(|&taken| is_power(taken));
        takes.map(|taken| heap - taken).collect()
    };
    let shown = [
        Line::new(language.select("heap", "石子"), (0..=LAST).map(Cell::bare)),
        Line::new("", wins(LAST, options).into_iter().map(outcome)),
    ];
    Picture::new(
        language,
        lines(&shown),
        "Heaps of 0 to 18 stones, of which a move takes a power of a prime: 1, 2, 3, 4, 5, 7, 8, \
         9, … Lost, green, are the multiples of 6, since no multiple of 6 can be taken, and the \
         remainder modulo 6 always can.",
        "0 到 18 颗的堆，每步取质数的幂：1、2、3、4、5、7、8、9…… 必败的（绿色）是 6 的倍数：6 的倍数取不得，\
         而模 6 的余数总能取。",
    )
}

/// Returns the values of piles of which a move takes the less, the larger they are.
fn falling_bound(language: Language) -> Picture {
    const BOUND: usize = 16;
    let options = |pile: usize| {
        let takes = (1..=pile).filter(|taken| pile + taken <= BOUND);
        takes.map(|taken| pile - taken).collect()
    };
    let shown = [
        Line::new("i", (0..=BOUND).map(Cell::bare)),
        Line::new("SG", values(BOUND, options).into_iter().map(Cell::of_value)),
    ];
    Picture::new(
        language,
        lines(&shown),
        "R = 16: piles of i stones, of which a move takes at most 16 - i, and their Grundy \
         values. They count up from 0 in blocks, and each block begins at most half as far from R \
         as the one before, so that there are few; nim sums over whole blocks are known at once.",
        "R = 16：i 颗的堆，每步至多取 16 - i 颗；下方为 SG 值。值分段从 0 数起，每段的起点到 R 的距离不超过\
         前一段的一半，所以段数很少；整段的异或和可直接得到。",
    )
}

/// Returns the sizes that heaps have in Moore's Nim, if a move takes c stones with c² ≥ 4s.
fn up_to_two_roots_less(language: Language) -> Picture {
    const LAST: usize = 20;
    let options = |heap: usize| -> Vec<usize> {
        let takes = (1..=heap).filter(|taken| taken * taken >= 4 * heap);
        takes.map(|taken| heap - taken).collect()
    };
    let most = (0..=LAST).map(|heap| match options(heap).into_iter().max() {
        Some(left) => Cell::bare(format!("0–{left}")),
        None => Cell::bare("·"),
    });
    let shown = [
        Line::new(language.select("heap", "石子"), (0..=LAST).map(Cell::bare)),
        Line::new(language.select("becomes", "变为"), most),
        Line::new(
            language.select("size", "相当于"),
            values(LAST, options).into_iter().map(Cell::of_value),
        ),
    ];
    Picture::new(
        language,
        lines(&shown),
        "Heaps s of 0 to 20 stones. Real a and b with a + b = c and ab = s exist if c² ≥ 4s, so a \
         heap can become anything up to s - ⌈2√s⌉; below 4 it cannot be touched. The bound never \
         falls, so a heap moves like a smaller heap of Moore's Nim, whose size stands below.",
        "0 到 20 颗的堆 s。实数 a、b 满足 a + b = c、ab = s，当且仅当 c² ≥ 4s，所以一堆可以变为不超过 \
         s - ⌈2√s⌉ 的任何数；少于 4 颗时不能动。这个上界不减，所以它相当于 Moore Nim 中较小的一堆，大小\
         写在下方。",
    )
}

/// Returns who wins a room of cows, and in which round.
fn rooms_in_turn(language: Language) -> Picture {
    const LAST: usize = 16;
    // The number of moves if the winner hurries and the loser delays.
    let mut moves: Vec<usize> = Vec::new();
    for cows in 0..=LAST {
        let takes = (1..=cows).filter(|&taken| taken == 1 || is_prime(taken));
        let after = takes.map(|taken| moves[cows - taken]);
        let fastest = after.clone().filter(|moves| moves.is_multiple_of(2)).min();
        let slowest = after.max();
        moves.push(fastest.or(slowest).map_or(0, |moves| moves + 1));
    }
    let winners = moves.iter().map(|moves| match moves.is_multiple_of(2) {
        true => Cell::new("N", "p"),
        false => Cell::new("J", "n"),
    });
    let rounds = moves.iter().map(|moves| Cell::bare(moves / 2));
    let shown = [
        Line::new(language.select("cows", "奶牛"), (0..=LAST).map(Cell::bare)),
        Line::new(language.select("winner", "赢家"), winners),
        Line::new(language.select("round", "轮次"), rounds),
    ];
    Picture::new(
        language,
        lines(&shown),
        "A single room with 0 to 16 cows: who wins it, John (J) or Nhoj (N, green, the multiples \
         of 4), and in which round, counted from 0, the other finds no cow to remove, if the \
         winner hurries and the loser delays. With several rooms the earliest round decides, and \
         among equal ones the first room.",
        "单独一个房间有 0 到 16 头奶牛：赢家是 John（J）还是 Nhoj（N，绿色，4 的倍数），以及胜方求快、\
         负方拖延时，对方在第几轮（从 0 数起）无牛可牵。有几个房间时，轮次最早的决定胜负，同一轮则看\
         靠前的房间。",
    )
}

/// Returns the outcomes of numbers from which a prime is subtracted, but not down to 0 or 1.
fn primes_to_two(language: Language) -> Picture {
    const LAST: usize = 20;
    let options = |number: usize| {
        let primes = (2..number).filter(|&taken| is_prime(taken));
        primes.map(|taken| number - taken).filter(|&left| left >= 2).collect()
    };
    let shown = [
        Line::new("N", (2..=LAST).map(Cell::bare)),
        Line::new("", wins(LAST, options)[2..].iter().map(|&wins| outcome(wins))),
    ];
    Picture::new(
        language,
        lines(&shown),
        "The numbers 2 to 20, from which a move subtracts a prime; moves to 0 or 1 lose at once \
         and count as none. Lost, P, are the numbers from which every prime leads to a won \
         one, found from the smallest on.",
        "2 到 20 的数，每步减去一个质数；减到 0 或 1 的立即负，不算一步。必败的（P）是减去任何质数都走到\
         必胜态的数，从小到大求出。",
    )
}
