//! Games with piles of stones that both players take alike.

use super::{figure, joined, replaced, sorted, without};
use crate::pictures::positions::Positions;
use crate::pictures::Picture;
use grundy::Outcome;
use wording::language::Language;

/// Returns the picture of a problem of this group.
pub fn of_problem(place: &str, language: Language) -> Option<Picture> {
    match place {
        "codeforces/1147c" => half_of_the_piles(language),
        "codeforces/1190b" => no_equal_piles(language),
        "codeforces/1396b" => not_the_same_pile(language),
        "codeforces/1695b" => piles_in_a_circle(language),
        "codeforces/1747c" => first_pile_swapped(language),
        "codeforces/2107b" => boxes_close_together(language),
        "codeforces/768e" => no_number_twice(language),
        "codeforces/2157i" => not_the_last_number(language),
        "codeforces/2045f" => triangle(language),
        "codeforces/2032f" => boxes_one_by_one(language),
        "acwing/1321" | "hdu/4111" => taken_or_merged(language),
        "atcoder/abc255_g" => forbidden_moves(language),
        "atcoder/abc270_d" => most_stones(language),
        "atcoder/arc072_b" => half_is_thrown_away(language),
        "atcoder/arc137_c" => largest_replaced(language),
        "atcoder/arc192_b" => counters_marked(language),
        "atcoder/agc010_d" => common_divisor_removed(language),
        "codechef/PUPPYGM" => eaten_and_split(language),
        "codechef/SPACEARR" => raised_below_a_permutation(language),
        "codechef/TAKEAWAY" => falling_limit(language),
        "hdu/2509" => rows_that_split(language),
        "timus/1087" => one_misere_pile(language),
        "codechef/TWONIM" => whole_piles(language),
        _ => None,
    }
}

fn half_of_the_piles(language: Language) -> Option<Picture> {
    let half = |piles: &Vec<u32>| {
        let mut options = Vec::new();
        for one in 0..piles.len() {
            for other in one + 1..piles.len() {
                for left in 0..piles[one] {
                    for beside in 0..piles[other] {
                        let piles = replaced(piles, one, left);
                        options.push(sorted(replaced(&piles, other, beside)));
                    }
                }
            }
        }
        options
    };
    let positions = Positions::after(vec![1, 1, 2, 2], half, |piles| joined(piles))?;
    figure(
        language,
        positions.outcomes(),
        "Four piles, and each move takes stones from exactly two of them. A position is lost, \
         green, exactly if its least pile occurs three times or four: then any move makes the \
         least pile smaller, and only two piles at most can equal the new one.",
        "四堆石子，每步恰从其中两堆取石子。最小的堆出现三次或四次时为必败态（绿色）：\
         任何一步都会使最小值变小，而等于新最小值的至多两堆。",
    )
}

fn no_equal_piles(language: Language) -> Option<Picture> {
    let one_less = |piles: &Vec<u32>| {
        let options = (0..piles.len()).filter(|&pile| piles[pile] > 0);
        let options = options.map(|pile| sorted(replaced(piles, pile, piles[pile] - 1)));
        options.filter(|piles| piles.windows(2).all(|pair| pair[0] < pair[1])).collect()
    };
    let positions = Positions::after(vec![1, 3, 4], one_less, |piles| joined(piles))?;
    figure(
        language,
        positions.outcomes(),
        "Piles 1, 3, 4; moves that leave two equal piles lose and are not drawn. Whatever the \
         players do, play ends at 0, 1, 2, so the stones above these piles are counted: each \
         move takes one, and P and N alternate.",
        "三堆 1、3、4；留下两堆相等的着法即输，图中不画。无论怎样走，终局都是 0,1,2，\
         所以只数多出来的石子：每步取走一颗，必败态与必胜态交替。",
    )
}

fn not_the_same_pile(language: Language) -> Option<Picture> {
    // The first pile is the one of the last move, from which nothing may be taken.
    type Piles = (u32, Vec<u32>);
    let options = |(blocked, free): &Piles| -> Vec<Piles> {
        (0..free.len())
            .map(|pile| {
                let mut rest = without(free, pile);
                rest.push(*blocked);
                rest.retain(|&pile| pile > 0);
                (free[pile] - 1, sorted(rest))
            })
            .collect()
    };
    let name = |(blocked, free): &Piles| match (blocked, free.is_empty()) {
        (0, _) => joined(free),
        (_, true) => format!("({blocked})"),
        (_, false) => format!("({blocked}),{}", joined(free)),
    };
    let positions = Positions::after((0, vec![1, 1, 2]), options, name)?;
    figure(
        language,
        positions.outcomes(),
        "Piles 1, 1, 2, of which the one in brackets has just been touched. With an even number \
         of stones and no pile above half of them, all stones are taken and the second player \
         takes the last one; if one pile is larger than the others together, whoever has it to \
         himself wins.",
        "三堆 1、1、2，括号中是对手刚动过的一堆，这一步不能取。石子总数为偶数且没有一堆超过一半时，\
         石子会全部取完，后手取到最后一颗；若有一堆比其余之和还多，占住它的一方胜。",
    )
}

fn piles_in_a_circle(language: Language) -> Option<Picture> {
    let options = |piles: &Vec<u32>| {
        (0..piles[0]).rev().map(|left| [&piles[1..], &[left]].concat()).collect()
    };
    let positions = Positions::after(vec![2, 2], options, |piles| joined(piles))?;
    figure(
        language,
        positions.outcomes(),
        "Two piles of 2; the pile whose turn it is stands first. With an even number of piles \
         each player has piles of his own, and the owner of the first smallest one runs out: the \
         other one needs only take single stones. With an odd number, the first player empties \
         pile 1 and wins when it comes round.",
        "两堆各 2 颗；轮到的一堆写在最前。堆数为偶数时两人各取各的堆，第一个最小堆的主人先取空，\
         对手每次只取一颗即可。堆数为奇数时，先手一次取光第一堆，轮回来时对手面对空堆。",
    )
}

fn first_pile_swapped(language: Language) -> Option<Picture> {
    let options = |piles: &Vec<u32>| {
        let lowered = match piles[0] {
            0 => return Vec::new(),
            first => first - 1,
        };
        (1..piles.len())
            .map(|other| {
                let rest = sorted(replaced(&piles[1..], other - 1, lowered));
                [vec![piles[other]], rest].concat()
            })
            .collect()
    };
    let name = |piles: &Vec<u32>| format!("{}|{}", piles[0], joined(&piles[1..]));
    let positions = Positions::after(vec![2, 1, 2], options, name)?;
    figure(
        language,
        positions.outcomes(),
        "The first number stands before the bar: it is lowered by 1 and swapped with one behind. \
         If some number behind is smaller, the mover swaps with the least and wins; if none is, \
         every move gives the opponent a first number that has a smaller one behind it.",
        "竖线前是第一个数：先减 1，再与后面的一个数交换。后面有更小的数时，与其中最小的交换即胜；\
         没有时，无论怎样换，对手都会得到一个后面有更小数的首数。",
    )
}

fn boxes_close_together(language: Language) -> Option<Picture> {
    let options = |boxes: &Vec<u32>| {
        let filled = (0..boxes.len()).filter(|&number| boxes[number] > 0);
        let options = filled.map(|number| sorted(replaced(boxes, number, boxes[number] - 1)));
        options.filter(|boxes| boxes[boxes.len() - 1] - boxes[0] <= 2).collect()
    };
    let positions = Positions::after(vec![2, 3], options, |boxes| joined(boxes))?;
    figure(
        language,
        positions.outcomes(),
        "Boxes of 2 and 3 apples that may differ by at most k = 2; moves beyond lose and are not \
         drawn. Taking from a fullest box is always safe, so all apples are taken: N if their \
         number is odd, P if it is even.",
        "两箱 2、3 个苹果，最多与最少之差不得超过 k = 2，越界的着法即输，图中不画。\
         从最满的箱子里拿总是安全的，所以苹果会被拿完：总数为奇数必胜，为偶数必败。",
    )
}

fn no_number_twice(language: Language) -> Option<Picture> {
    // What is left, and the numbers taken that still matter.
    type Pile = (u32, Vec<u32>);
    let options = |(left, taken): &Pile| -> Vec<Pile> {
        (1..=*left)
            .filter(|number| !taken.contains(number))
            .map(|number| {
                let left = left - number;
                let mut taken = taken.clone();
                taken.push(number);
                taken.retain(|&number| number <= left);
                (left, sorted(taken))
            })
            .collect()
    };
    let name = |(left, taken): &Pile| match taken.is_empty() {
        true => left.to_string(),
        false => format!("{left} −{}", joined(taken)),
    };
    let positions = Positions::after((5, vec![]), options, name)?;
    figure(
        language,
        positions.values(),
        "A pile of 5 stones; behind the minus stand the numbers that were taken before and may \
         not be taken again. Below each state is its Grundy value. That of a fresh pile is the \
         largest k for which 1 + 2 + … + k is at most its size: 1 + 2 ≤ 5 < 1 + 2 + 3.",
        "一堆 5 颗；减号后是已经取过、不得再取的数目。每个状态下方是 SG 值。\
         新的一堆的值是满足 1 + 2 + … + k 不超过石子数的最大 k：这里 1 + 2 ≤ 5 < 1 + 2 + 3。",
    )
}

fn not_the_last_number(language: Language) -> Option<Picture> {
    type Health = (u32, u32);
    let options = |&(health, last): &Health| -> Vec<Health> {
        let numbers = (1..=3).filter(|&number| number != last && health > 0);
        numbers.map(|number| (health.saturating_sub(number), number)).collect()
    };
    let name = |&(health, last): &Health| match (health, last) {
        (0, _) => "0".to_string(),
        (_, 0) => health.to_string(),
        _ => format!("{health} −{last}"),
    };
    let positions = Positions::after((5, 0), options, name)?;
    figure(
        language,
        positions.outcomes(),
        "Health 5 and m = 3; behind the minus stands the number that the opponent has just used. \
         With all of 1, 2, 3 allowed, 4 would be lost; what is forbidden changes the outcome only \
         where the single winning number is the forbidden one.",
        "生命值 5，m = 3；减号后是对手刚用过、这一步不能用的数。只有当唯一的必胜数恰好被禁时，\
         胜负才会改变。",
    )
}

fn triangle(language: Language) -> Option<Picture> {
    // The cell of row 1 and those of row 2, with K = 1.
    type Grid = (u32, u32, u32);
    let options = |&(top, left, right): &Grid| -> Vec<Grid> {
        let mut options = Vec::new();
        if top > 0 {
            options.extend(
                [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(l, r)| (top - 1, left + l, right + r)),
            );
        }
        if left > 0 {
            options.push((top, left - 1, right));
        }
        if right > 0 {
            options.push((top, left, right - 1));
        }
        options
    };
    let name =
        |&(top, left, right): &Grid| format!("{top}\n{} {}", left.min(right), left.max(right));
    let positions = Positions::after((1, 1, 0), options, name)?;
    figure(
        language,
        positions.outcomes(),
        "Two rows and K = 1: a move takes a stone from a cell and may add one to each cell of \
         the row below. A cell counts modulo K + 1 = 2. A position is lost exactly if the nim \
         sum is 0 in each of the K + 1 classes of rows: here, in the upper row and in the lower \
         one.",
        "两行，K = 1：每步从一格取走一颗，并可在下一行的每格各添一颗。每格只看除以 K + 1 = 2 的余数；\
         每一类行（这里是上行与下行）的异或和都为 0 时，恰为必败态。",
    )
}

fn boxes_one_by_one(language: Language) -> Option<Picture> {
    type Boxes = Vec<Vec<u32>>;
    let options = |boxes: &Boxes| -> Vec<Boxes> {
        let Some((first, rest)) = boxes.split_first() else { return Vec::new() };
        let mut options = Vec::new();
        for pocket in 0..first.len() {
            for left in 0..first[pocket] {
                let mut first = replaced(first, pocket, left);
                first.retain(|&pocket| pocket > 0);
                let first = if first.is_empty() { vec![] } else { vec![sorted(first)] };
                options.push([first, rest.to_vec()].concat());
            }
        }
        options
    };
    let name = |boxes: &Boxes| match boxes.is_empty() {
        true => "∅".to_string(),
        false => boxes.iter().map(|pockets| joined(pockets)).collect::<Vec<_>>().join(" | "),
    };
    let positions = Positions::after(vec![vec![1], vec![1, 2]], options, name)?;
    figure(
        language,
        positions.outcomes(),
        "The row 1, 1, 2, cut into the boxes 1 | 1, 2. The single peanut of the first box only \
         changes who begins the next one, so the box with the first large pocket decides: \
         whoever begins it wins unless its nim sum is 0. This cut loses; in one box, \
         1 ⊕ 1 ⊕ 2 ≠ 0 would win.",
        "一行 1、1、2 切成两箱 1 | 1,2。第一箱只有一颗，只会换人先取下一箱；\
         由含第一个大口袋的箱子决定：谁先取它谁胜，除非它的异或和为 0。这种切法输；\
         不切时 1 ⊕ 1 ⊕ 2 ≠ 0，先手胜。",
    )
}

fn taken_or_merged(language: Language) -> Option<Picture> {
    let options = |piles: &Vec<u32>| {
        let mut options = Vec::new();
        for one in 0..piles.len() {
            let mut less = replaced(piles, one, piles[one] - 1);
            less.retain(|&pile| pile > 0);
            options.push(sorted(less));
            for other in one + 1..piles.len() {
                let merged = replaced(piles, one, piles[one] + piles[other]);
                options.push(sorted(without(&merged, other)));
            }
        }
        options
    };
    let positions = Positions::after(vec![1, 3], options, |piles| joined(piles))?;
    figure(
        language,
        positions.outcomes(),
        "Heaps 1 and 3: a move takes one stone or puts two heaps together. The larger heaps last \
         b moves (their stones, and one less than their number to join them), whose parity \
         decides; only heaps of one stone can change it, since taking such a heap also saves a \
         joining.",
        "两堆 1、3：每步取一颗，或把两堆合并。较大的堆共可走 b 步（石子数加上合并次数），由奇偶性决定；\
         只有单颗的堆能改变它，因为取走它也就省去了一次合并。",
    )
}

fn forbidden_moves(language: Language) -> Option<Picture> {
    let options = |&heap: &u32| {
        let forbidden = [(2, 2), (3, 1)];
        let taken = (1..=heap).filter(|&taken| !forbidden.contains(&(heap, taken)));
        taken.map(|taken| heap - taken).collect()
    };
    let positions = Positions::after(4, options, |heap| heap.to_string())?;
    figure(
        language,
        positions.values(),
        "One heap, with two moves forbidden: 2 from a heap of 2, and 1 from one of 3. Without \
         pairs \
         each heap gets a new value, 1 more than the largest before. Heap 2 cannot reach the only \
         heap of value 0, so it is an exception and repeats that value; heap 3 cannot reach heap \
         2, but heap 0 has the same value, and it is none.",
        "一堆石子，禁止两种取法：2 颗中取 2，3 颗中取 1。没有禁令时每堆得到新的 SG 值，比之前的最大值多 1。\
         2 颗的堆到不了唯一值为 0 的堆，于是例外地重复 0；3 颗的堆走不到 2，但 0 颗的堆值相同，所以不例外。",
    )
}

fn most_stones(language: Language) -> Option<Picture> {
    let options =
        |&heap: &u32| [1, 4].iter().filter_map(|taken| heap.checked_sub(*taken)).collect();
    let positions = Positions::after(6, options, |heap| heap.to_string())?;
    let gain = |&from: &u32, &to: &u32| i64::from(from - to);
    figure(
        language,
        positions.differences(gain, |_| 0),
        "A heap of 6 from which 1 or 4 stones are taken, and each player wants many. Below each \
         heap is what the player to move gets more than the other one: the best of what a move \
         takes less the number of the heap that it leaves. Green arrows are best moves; from 6 \
         stones, that player gets (6 + difference) / 2.",
        "一堆 6 颗，每次取 1 或 4 颗，各想多得。每堆下方是轮到的人比对手多得多少：\
         取走的数减去剩下那堆的数，取最大。绿色箭头为最优着法；从 6 颗开始，先手得 (6 + 差) / 2 颗。",
    )
}

fn half_is_thrown_away(language: Language) -> Option<Picture> {
    let options = |piles: &Vec<u32>| {
        let moves = |from: u32, to: u32| {
            (1..=from / 2).map(move |half| sorted(vec![from - 2 * half, to + half]))
        };
        moves(piles[0], piles[1]).chain(moves(piles[1], piles[0])).collect()
    };
    let positions = Positions::after(vec![1, 5], options, |piles| joined(piles))?;
    figure(
        language,
        positions.outcomes(),
        "Piles 1 and 5: a move takes 2i stones from one pile and puts i on the other, which \
         changes their difference by 3i. The positions with a difference of at most 1 are lost, \
         green: from each other one the difference can be brought there at once.",
        "两堆 1、5：每步从一堆取 2i 颗，把 i 颗放到另一堆，差改变 3i。差至多为 1 的是必败态（绿色）：\
         其余状态都能一步把差变到那里。",
    )
}

fn largest_replaced(language: Language) -> Option<Picture> {
    let options = |numbers: &Vec<u32>| {
        let (largest, rest) = (numbers[numbers.len() - 1], &numbers[..numbers.len() - 1]);
        let free = (0..largest).filter(|number| !rest.contains(number));
        free.map(|number| sorted([rest, &[number]].concat())).collect()
    };
    let positions = Positions::after(vec![1, 4], options, |numbers| joined(numbers))?;
    figure(
        language,
        positions.outcomes(),
        "The numbers 1 and 4: a move replaces the largest by a free smaller one. A position is \
         lost exactly if the two largest numbers are neighbours and an even number of smaller \
         ones is free. With a gap below the largest the mover can choose the parity, and wins.",
        "数 1 和 4：每步把最大的数换成更小的空位。最大的两个数相邻、且下面的空位为偶数个时，恰为必败态。\
         最大数下面有空隙时，可以任选奇偶，必胜。",
    )
}

fn counters_marked(language: Language) -> Option<Picture> {
    // The unmarked counters, and the sum of what is left in the marked ones.
    type Counters = (Vec<u32>, u32);
    let options = |(unmarked, rest): &Counters| -> Vec<Counters> {
        let marked = (0..unmarked.len())
            .map(|number| (without(unmarked, number), rest + unmarked[number] - 1));
        let lowered =
            (*rest > 0 && !unmarked.is_empty()).then(|| (unmarked.clone(), rest.saturating_sub(1)));
        marked.chain(lowered).collect()
    };
    let name = |(unmarked, rest): &Counters| match unmarked.is_empty() {
        true => "∅".to_string(),
        false => format!("{}|{rest}", joined(unmarked)),
    };
    let positions = Positions::after((vec![1, 1, 2], 0), options, name)?;
    let over = |(unmarked, _): &Counters| unmarked.is_empty().then_some(Outcome::P);
    figure(
        language,
        positions.outcomes_with_ends(over),
        "Unmarked counters before the bar, and behind it what is left in the marked ones. Whoever \
         marks the last counter wins, so with two unmarked nobody wants to mark: the moves in the \
         marked ones are counted. With three, the position is lost exactly if all three have the \
         parity of the rest.",
        "竖线前是未标记的计数器，竖线后是已标记的剩余之和。标记最后一个者胜，所以只剩两个时谁都不愿标记，\
         就数已标记部分的步数。剩三个时，三个数与剩余之和奇偶都相同，恰为必败态。",
    )
}

fn common_divisor_removed(language: Language) -> Option<Picture> {
    let divisor = |numbers: &[u32]| {
        (1..=numbers[0]).rev().find(|d| numbers.iter().all(|n| n % d == 0)).unwrap_or(1)
    };
    let options = |numbers: &Vec<u32>| {
        let large = (0..numbers.len()).filter(|&number| numbers[number] > 1);
        large
            .map(|number| {
                let numbers = sorted(replaced(numbers, number, numbers[number] - 1));
                let divisor = divisor(&numbers);
                numbers.iter().map(|number| number / divisor).collect()
            })
            .collect()
    };
    let positions = Positions::after(vec![2, 3, 4], options, |numbers| joined(numbers))?;
    figure(
        language,
        positions.outcomes(),
        "The numbers 2, 3, 4: a move lowers one, and then all are divided by what they have in \
         common. With an odd number of even ones the mover lowers an even one and wins. With an \
         even number of them only a single odd number can still save him: lowering it makes all \
         even, and the division starts anew.",
        "数 2、3、4：每步把一个数减 1，再全体除以最大公约数。偶数的个数为奇数时，减一个偶数即胜。\
         为偶数时，只有仅剩一个奇数才可能翻盘：减它使全体为偶数，除过以后重新判断。",
    )
}

fn eaten_and_split(language: Language) -> Option<Picture> {
    let options = |stacks: &Vec<u32>| {
        let split = |stack: u32| (1..=stack / 2).map(move |part| vec![part, stack - part]);
        split(stacks[0]).chain(split(stacks[1])).collect()
    };
    let positions = Positions::after(vec![3, 4], options, |stacks| joined(stacks))?;
    figure(
        language,
        positions.outcomes(),
        "Stacks 3 and 4: a move eats one stack and splits the other in two. Two odd stacks are \
         lost, green: every split of an odd stack leaves an even one. An even stack can always \
         be split into two odd ones.",
        "两堆 3、4：每步吃掉一堆，把另一堆分成两堆。两堆都是奇数时必败（绿色）：奇数堆无论怎样分都有一堆为偶数，\
         而偶数堆总能分成两个奇数堆。",
    )
}

fn raised_below_a_permutation(language: Language) -> Option<Picture> {
    let options = |numbers: &Vec<u32>| {
        let raised = (0..numbers.len()).map(|n| sorted(replaced(numbers, n, numbers[n] + 1)));
        let fits = |numbers: &Vec<u32>| (1..).zip(numbers).all(|(most, &number)| number <= most);
        raised.filter(fits).collect()
    };
    let positions = Positions::after(vec![1, 1, 1], options, |numbers| joined(numbers))?;
    figure(
        language,
        positions.outcomes(),
        "Three numbers in rising order, each of which may only grow up to its place 1, 2, 3; \
         moves beyond lose and are not drawn. Every other move lowers the sum of the gaps by 1, \
         and there is one as long as a gap is left: the parity of that sum decides.",
        "三个数从小到大排列，第 i 个至多加到 i；越界的着法即输，图中不画。其余每步使空隙之和减 1，\
         只要还有空隙就有这样的一步：由空隙之和的奇偶性决定。",
    )
}

fn falling_limit(language: Language) -> Option<Picture> {
    type Pile = (u32, u32);
    let options = |&(stones, limit): &Pile| -> Vec<Pile> {
        let least = |stones: u32, limit: u32| (stones, limit.min(stones));
        (1..=limit.min(stones)).map(|taken| least(stones - taken, taken)).collect()
    };
    let name = |&(stones, limit): &Pile| format!("{stones} ≤{limit}");
    let positions = Positions::after((5, 3), options, name)?;
    figure(
        language,
        positions.values(),
        "A pile of 5 stones of which at most 3 may be taken; whatever is taken is the new limit. \
         Below each pile with its limit is its Grundy value, the mex of the values after each \
         move. Several piles, each with its own limit, are the nim sum of theirs.",
        "一堆 5 颗，至多取 3 颗；取走多少，上限就变成多少。每个状态下方是 SG 值，即各后继之值的 mex。\
         几堆各有上限，取它们的异或和。",
    )
}

fn whole_piles(language: Language) -> Option<Picture> {
    let is_over = |piles: &Vec<u32>| piles.iter().fold(0, |sum, pile| sum ^ pile) == 0;
    let options = |piles: &Vec<u32>| match is_over(piles) {
        true => Vec::new(),
        false => (0..piles.len()).map(|pile| without(piles, pile)).collect(),
    };
    let positions = Positions::after(vec![1, 1, 2, 3], options, |piles| joined(piles))?;
    let over = |piles: &Vec<u32>| is_over(piles).then_some(Outcome::N);
    figure(
        language,
        positions.outcomes_with_ends(over),
        "Piles 1, 1, 2, 3, and a move removes a whole pile; whoever finds the nim sum 0 has won. \
         With an odd number of piles and another nim sum the mover loses, green; with an even \
         number he removes a pile that is not the nim sum itself.",
        "四堆 1、1、2、3，每步拿走一整堆；轮到时异或和为 0 者胜。堆数为奇数而异或和不为 0 时必败（绿色）；\
         为偶数时，拿走一堆不等于异或和的即可。",
    )
}

fn rows_that_split(language: Language) -> Option<Picture> {
    let options = |rows: &Vec<u32>| {
        let mut options = Vec::new();
        for row in 0..rows.len() {
            let parts = (0..rows[row])
                .flat_map(|left| (0..rows[row] - left).map(move |right| vec![left, right]));
            for parts in parts {
                let rest = [without(rows, row), parts].concat();
                options.push(sorted(rest.into_iter().filter(|&row| row > 0).collect()));
            }
        }
        options
    };
    let positions = Positions::after(vec![2, 3], options, |rows| joined(rows))?;
    figure(
        language,
        positions.misere(),
        "Rows of 2 and 3 apples; a move takes neighbours out of a row, which may split, and \
         whoever \
         takes the last apple loses. The lost positions, green, are those of misère Nim: an odd \
         number of single apples, or a nim sum of 0 with a row of 2 or more. A split never leads \
         from one of them to another.",
        "两排 2、3 个苹果；每步从一排取走相邻的若干个，可以分成两排，取走最后一个者输。必败态（绿色）与反常尼姆相同：\
         奇数个单独的苹果，或异或和为 0 且有一排不少于 2 个。分成两排不会从必败态走到必败态。",
    )
}

fn one_misere_pile(language: Language) -> Option<Picture> {
    let options =
        |&pile: &u32| [1, 3, 4].iter().filter_map(|&taken| pile.checked_sub(taken)).collect();
    let positions = Positions::after(7, options, |pile| pile.to_string())?;
    figure(
        language,
        positions.misere(),
        "A pile of 7 with the numbers 1, 3, 4. Whoever finds 0 has won, as the opponent took the \
         last stone. From there upwards, a pile is won if some move leaves a lost one, green, and \
         lost if every move leaves a won one.",
        "一堆 7 颗，每次取 1、3 或 4 颗。轮到时为 0 者胜，因为对手取走了最后一颗。从 0 往上推：有一步留下必败态（绿色）则必胜，\
         每一步都留下必胜态则必败。",
    )
}
