//! Games with piles of stones that differ from Nim in what a move takes or leaves.

use crate::pictures::positions::Positions;
use crate::pictures::{legend, Picture};
use wording::language::Language;

/// Returns the picture of a problem of this group.
pub fn of_problem(place: &str, language: Language) -> Option<Picture> {
    match place {
        "euler/260" => three_heaps_of_wythoff(language),
        "euler/488" => different_heaps(language),
        "euler/550" => pairs_of_divisors(language),
        "euler/899" => two_heaps_that_stay(language),
        "euler/900" => heaps_that_stay(language),
        "hackerrank/bob-and-ben" => trees_by_size(language),
        "hdu/3590" => misere_stalks(language),
        "luogu/P10398" => smallest_or_one_of_each(language),
        "luogu/P2599" => ends_of_a_row(language),
        "luogu/P3150" => one_part_is_kept(language),
        "luogu/P4101" => small_piles_merged(language),
        "luogu/P7413" => multiples_of_the_last_move(language),
        "uva/12293" => larger_half_is_kept(language),
        _ => None,
    }
}

/// Returns piles from the smallest on, without the empty ones.
fn sorted(mut piles: Vec<u32>) -> Vec<u32> {
    piles.retain(|&pile| pile > 0);
    piles.sort_unstable();
    piles
}

/// Writes piles in a row; no pile at all is written 0.
fn written(piles: &[u32]) -> String {
    let piles: Vec<String> = piles.iter().map(u32::to_string).collect();
    match piles.len() {
        0 => "0".to_string(),
        _ => piles.join(" "),
    }
}

/// Returns each position in which one pile is replaced by each of `shorter` of its size.
fn one_changed(piles: &[u32], shorter: impl Fn(u32) -> Vec<u32>) -> Vec<Vec<u32>> {
    let changed = (0..piles.len()).flat_map(|place| {
        let left = shorter(piles[place]);
        left.into_iter().map(move |left| (place, left))
    });
    let replaced = changed.map(|(place, left)| {
        let mut piles = piles.to_vec();
        piles[place] = left;
        piles
    });
    replaced.collect()
}

/// Returns Wythoff's game with three heaps.
fn three_heaps_of_wythoff(language: Language) -> Option<Picture> {
    let options = |heaps: &Vec<u32>| {
        let mut options = Vec::new();
        for chosen in 1..1u32 << heaps.len() {
            let is_chosen = |place: usize| chosen >> place & 1 == 1;
            let of_chosen = (0..heaps.len()).filter(|&place| is_chosen(place));
            let most = of_chosen.map(|place| heaps[place]).min().unwrap_or(0);
            for taken in 1..=most {
                let left = heaps.iter().enumerate();
                let left = left.map(|(place, &h)| if is_chosen(place) { h - taken } else { h });
                options.push(sorted(left.collect()));
            }
        }
        options
    };
    let positions = Positions::after(vec![1, 1, 2], options, |piles| written(piles))?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "Three heaps of 1, 1 and 2 stones: a move takes equally many from one heap, from two or \
         from all three. A position is lost if none of these lines leads down to a smaller lost \
         one, so the lost positions can be found in order, from the smallest on.",
        "三堆 1、1、2：每步从一堆、两堆或三堆中各取同样多。若沿这些方向都走不到更小的必败态，\
         该局面就是必败态，所以可以从小到大依次找出必败态。",
    ))
}

/// Returns Nim with three heaps that stay different.
fn different_heaps(language: Language) -> Option<Picture> {
    let options = |heaps: &Vec<u32>| {
        let mut options = one_changed(heaps, |heap| (0..heap).collect());
        options.iter_mut().for_each(|heaps| heaps.sort_unstable());
        options.retain(|heaps| heaps.windows(2).all(|pair| pair[0] != pair[1]));
        options
    };
    let positions = Positions::after(vec![0, 3, 4], options, |piles| written(piles))?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "Heaps of 0, 3 and 4 stones, of which no move may make two equal. With 1 added to each \
         heap this is Nim in which no heap may vanish: 1 ⊕ 4 ⊕ 5 = 0 at the start and \
         1 ⊕ 2 ⊕ 3 = 0 at the end, and in no other position.",
        "三堆 0、3、4，任何一步都不许使两堆相等。各堆加 1 后，就是不许取空的尼姆：起点 \
         1 ⊕ 4 ⊕ 5 = 0，终点 1 ⊕ 2 ⊕ 3 = 0，其余局面的异或和都不为 0。",
    ))
}

/// Returns the game in which a heap becomes two of its divisors.
fn pairs_of_divisors(language: Language) -> Option<Picture> {
    let options = |heaps: &Vec<u32>| {
        let divisors = |heap: u32| (2..heap).filter(move |divisor| heap.is_multiple_of(*divisor));
        let mut options = Vec::new();
        for place in 0..heaps.len() {
            for a in divisors(heaps[place]) {
                for b in divisors(heaps[place]).filter(|b| a <= *b) {
                    let mut left = heaps.clone();
                    left.remove(place);
                    left.extend([a, b]);
                    options.push(sorted(left));
                }
            }
        }
        options
    };
    let positions = Positions::after(vec![8], options, |piles| written(piles))?;
    Some(Picture::new(
        language,
        positions.values()?,
        "A heap of 8 stones: a move replaces a heap by two of its divisors other than 1 and the \
         heap itself. Below each position stands its Grundy value G. A prime is dead, 4 is \
         worth 1 and 8 is worth 2: only the number of prime factors counts. A green arrow leads \
         to a position of value 0, which the opponent loses.",
        "一堆 8 颗：每步把一堆换成它的两个约数，1 和原数除外。每个局面下方为 SG 值 G。质数不能再分，\
         4 的值为 1，8 的值为 2：只看质因数的个数。绿色箭头走到值为 0 的必败态。",
    ))
}

/// Returns the game in which a move takes, in all, the size of the smallest heap.
fn smallest_taken_in_all(start: Vec<u32>) -> Option<Positions<Vec<u32>>> {
    let options = |heaps: &Vec<u32>| {
        let mut found = vec![heaps.clone()];
        for _ in 0..heaps.iter().copied().min().unwrap_or(0) {
            let one_less = |heap: u32| if heap > 1 { vec![heap - 1] } else { vec![] };
            found = found.iter().flat_map(|heaps| one_changed(heaps, one_less)).collect();
        }
        found.into_iter().map(sorted).collect()
    };
    Positions::after(start, options, |piles| written(piles))
}

fn two_heaps_that_stay(language: Language) -> Option<Picture> {
    Some(legend::outcomes(
        language,
        smallest_taken_in_all(vec![3, 6])?.outcomes()?,
        "Heaps of 3 and 6 stones: a move takes as many as the smaller heap has, from one heap or \
         from both, and empties none; what is left in all is the larger heap. Lost are the \
         positions whose smaller heap is less than the largest power of 2 that divides the \
         larger heap plus 1.",
        "两堆 3 和 6：每步总共取走与较小堆一样多的石子，可从一堆或两堆取，但都不许取空；剩下的总数\
         就是较大堆。必败态是：较小堆小于“较大堆加 1”所含的 2 的最高次幂。",
    ))
}

fn heaps_that_stay(language: Language) -> Option<Picture> {
    Some(legend::outcomes(
        language,
        smallest_taken_in_all(vec![2, 3, 3])?.outcomes()?,
        "Heaps of 2, 3 and 3 stones: a move takes as many as the smallest heap has, from any \
         heaps, and empties none. With three heaps, lost are the positions whose smallest heap \
         is less than the largest power of 2 that divides the sum of the other two.",
        "三堆 2、3、3：每步总共取走与最小堆一样多的石子，可从任意几堆取，但都不许取空。三堆时，\
         必败态是：最小堆小于另外两堆之和所含的 2 的最高次幂。",
    ))
}

/// Returns trees, of which only the number of nodes counts.
fn trees_by_size(language: Language) -> Option<Picture> {
    let options = |&nodes: &u32| {
        let leaf = nodes.checked_sub(1).filter(|_| nodes >= 2);
        let inner = (nodes == 1 || nodes >= 3).then_some(0);
        leaf.into_iter().chain(inner).collect()
    };
    let positions = Positions::after(6u32, options, u32::to_string)?;
    Some(Picture::new(
        language,
        positions.values()?,
        "A tree of 6 nodes, by the number of its nodes: a move removes a leaf, and one node less \
         is left, or any other node, and nothing is left. The shape does not matter. Below each \
         number stands its Grundy value: from 3 nodes on it is 1 for odd numbers and 2 for even \
         ones; several trees are added as a nim sum. A green arrow leads to the value 0 and wins.",
        "6 个结点的树，只写结点数：去掉一个叶子则少一个结点，去掉其他结点则整棵消失，与形状无关。\
         下方为 SG 值：从 3 个结点起，奇数个为 1，偶数个为 2；几棵树取异或和。\
         绿色箭头走到值为 0 的必败态。",
    ))
}

/// Returns the tree of two stalks of two edges under misère play.
fn misere_stalks(language: Language) -> Option<Picture> {
    let options = |stalks: &Vec<u32>| {
        let cut = one_changed(stalks, |edges| (0..edges).collect());
        cut.into_iter().map(sorted).collect()
    };
    let positions = Positions::after(vec![2, 2], options, |piles| written(piles))?;
    Some(legend::outcomes(
        language,
        positions.misere()?,
        "One tree, whose root carries two stalks of two edges: a move cuts a stalk shorter, and \
         whoever cannot move wins. By these rules it is misère Nim with the heaps 2 and 2, and \
         lost. The judge's data only look at the value of the whole tree, here 0, and call it \
         won, as if play ended when every tree has the value 0.",
        "一棵树，根上有两根长为 2 的竹竿：每步把一根剪短，不能操作者胜。按规则这是两堆 2 的反常 Nim，\
         先手必败。评测数据只看整棵树的 SG 值（这里为 0），因而判先手必胜，好像各树的值都为 0 时\
         游戏就结束。",
    ))
}

/// Returns the game of taking the smallest pile, or one stone of each.
fn smallest_or_one_of_each(language: Language) -> Option<Picture> {
    let options = |piles: &Vec<u32>| match piles.len() {
        0 => vec![],
        _ => vec![piles[1..].to_vec(), sorted(piles.iter().map(|pile| pile - 1).collect())],
    };
    let positions = Positions::after(vec![1, 2, 4], options, |piles| written(piles))?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "Piles of 1, 2 and 4 stones: a move takes the smallest pile or one stone of every pile. \
         The differences of neighbouring piles stay until the smallest pile is gone. For given \
         differences, the smallest piles that lose are none, the odd ones, the odd ones from 3 \
         on, or the even ones; for the difference 2 they are the odd ones, as in 1 3.",
        "三堆 1、2、4：每步取走最小的一堆，或从每堆各取一颗。最小的一堆取完之前，相邻两堆之差不变。\
         差给定时，使局面必败的最小堆只有四种可能：没有、全部奇数、3 起的奇数、全部偶数；\
         差为 2 时是全部奇数，如 1 3。",
    ))
}

/// Returns a row of piles that are taken from its ends.
fn ends_of_a_row(language: Language) -> Option<Picture> {
    let options = |row: &Vec<u32>| {
        let mut options = Vec::new();
        for end in [0, row.len().saturating_sub(1)] {
            for left in 0..row.get(end).copied().unwrap_or(0) {
                let mut row = row.clone();
                row[end] = left;
                row.retain(|&pile| pile > 0);
                options.push(row);
            }
        }
        options
    };
    let positions = Positions::after(vec![1, 2, 2], options, |piles| written(piles))?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "The row of piles 1, 2, 2: a move takes stones from the first or from the last pile. \
         To each row there is exactly one size of a further pile at its left end that makes it \
         lost, and one at its right end: before the row 2 it is 2, and before 2 1 it is 1.",
        "一排石子 1、2、2：每步从最左或最右的一堆取。每一排的左端恰有一个大小的堆，添上以后成为必败态，\
         右端也一样：在 2 的左边是 2，在 2 1 的左边是 1。",
    ))
}

/// Returns the splits of a number of which the opponent keeps one part.
fn one_part_is_kept(language: Language) -> Option<Picture> {
    let options = |parts: &Vec<u32>| {
        let splits = |part: u32| (1..=part / 2).map(move |a| vec![a, part - a]);
        parts.iter().flat_map(|&part| splits(part)).collect()
    };
    let positions = Positions::after(vec![6], options, |piles| written(piles))?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "The number 6: it is split into two, and from then on the player to move keeps one of \
         the two parts and splits it. An even number can be split into two odd ones; of two odd \
         parts, neither splits so again. So exactly two odd parts are lost.",
        "数 6：先拆成两个数，以后轮到的人留下其中一个再拆。偶数可以拆成两个奇数，奇数却不能；\
         所以恰好是两个都为奇数时必败。",
    ))
}

/// Returns piles that are put together up to three stones.
fn small_piles_merged(language: Language) -> Option<Picture> {
    const MOST: u32 = 3;
    let options = |piles: &Vec<u32>| {
        let mut options = Vec::new();
        for b in 0..piles.len() {
            for a in (0..b).filter(|&a| piles[a] + piles[b] <= MOST) {
                let mut merged = piles.clone();
                merged[a] += merged.remove(b);
                options.push(sorted(merged));
            }
        }
        options
    };
    let positions = Positions::after(vec![1; 6], options, |piles| written(piles))?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "Six piles of one stone: a move puts two piles together, with 3 stones at most. If the \
         fewest piles are reached, here 3 3, the game has 6 - 2 = 4 moves. The player who wants \
         that, here the second, always has an answer that avoids the end 2 2 2.",
        "六堆各 1 颗：每步合并两堆，合并后至多 3 颗。若合并到最少的堆数（这里是 3 3），共 6 - 2 = 4 步。\
         希望如此的一方（这里是后手）总能应对，避免 2 2 2 这个终局。",
    ))
}

/// Returns the game whose moves are multiples of the last one, with the heaps divided by it.
fn multiples_of_the_last_move(language: Language) -> Option<Picture> {
    let options = |heaps: &Vec<u32>| {
        let mut options = Vec::new();
        for place in 0..heaps.len() {
            for taken in 1..=heaps[place] {
                let mut left = heaps.clone();
                left[place] -= taken;
                options.push(sorted(left.iter().map(|heap| heap / taken).collect()));
            }
        }
        options
    };
    let positions = Positions::after(vec![2, 3], options, |piles| written(piles))?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "Heaps of 2 and 3 stones. After a move of s stones only multiples of s may be taken, so \
         each heap is divided by s and rounded down. Lost are the positions in which every \
         quotient occurs an even number of times: the opponent answers in an equal heap.",
        "两堆 2 和 3。取过 s 颗以后只能取 s 的倍数，所以每堆都除以 s 并向下取整。必败态是每个商都出现\
         偶数次的局面：对手总在相等的另一堆同样应对。",
    ))
}

/// Returns the game of two boxes, of which the larger one counts.
fn larger_half_is_kept(language: Language) -> Option<Picture> {
    let options = |&balls: &u32| (balls.div_ceil(2)..balls).collect();
    let positions = Positions::after(7u32, options, u32::to_string)?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "The fuller box, here with 7 balls: a move empties the other box and divides these \
         between the two, so that at least half of them stay together. Lost are 1, 3, 7 and so \
         on, the powers of 2 less 1: from 7 one can reach 4 to 6, and from each of these 3.",
        "较满的盒子，这里有 7 个球：每步清空另一个盒子，再把这些球分到两盒，较多的一份不少于一半。\
         必败的是 1、3、7 等 2 的幂减 1：从 7 只能走到 4 到 6，从它们都能走到 3。",
    ))
}
