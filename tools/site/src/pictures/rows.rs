//! Things in a row: stairs, coins, and heaps written as sums.

use super::drawing::{at, cell, line, node, svg, text, text_from};
use super::lines::Cell;
use super::Picture;
use grundy::coin_turning::Row;
use grundy::contest::divisors::{quotient_blocks, Block};
use grundy::entailing::{EntailingSums, TopEntails};
use grundy::every;
use grundy::fibonacci::dynamic::losing_heaps;
use grundy::fibonacci::zeckendorf_parts;
use grundy::fraction;
use grundy::game::{Analysis, Ending};
use grundy::northcott::{gap, winning_advances, Advance};
use grundy::octal::OctalGame;
use grundy::period::ruler::Ruler;
use grundy::period::Claim;
use grundy::staircase::{self, winning_moves, NO_BOUND};
use grundy::sylver::{Position, Search};
use maud::{html, Markup};
use support::language::Language;

fn joined<T: ToString>(items: impl IntoIterator<Item = T>, between: &str) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(between)
}

/// Returns a staircase on which the odd steps count.
pub fn staircase(language: Language) -> Picture {
    let steps = [2, 4, 3, 1, 4];
    let value = staircase::value(&steps, NO_BOUND);
    let found = winning_moves(&steps, NO_BOUND).first().copied();
    let (width, rise) = (72.0, 30.0);
    let top = |step: usize| 190.0 - rise * step as f64;
    let left = |step: usize| 20.0 + width * step as f64;
    let counted = joined(steps.iter().step_by(2), " ⊕ ");
    let content = html! {
        @for step in 0..=steps.len() {
            (line(at(left(step), top(step)), at(left(step + 1), top(step)), ""))
            @if step > 0 {
                (line(at(left(step), top(step - 1)), at(left(step), top(step)), ""))
            }
            (text(at(left(step) + width / 2.0, top(step) + 14.0), "soft", &step.to_string()))
        }
        @for (index, stones) in steps.iter().enumerate() {
            @let step = index + 1;
            @for stone in 0..*stones {
                circle.stone.counted[step % 2 == 1] r="7"
                    cx=(left(step) + width / 2.0
                        + 16.0 * (stone as f64 - (*stones as f64 - 1.0) / 2.0))
                    cy=(top(step) - 9.0) {}
            }
        }
        (text_from(at(20.0, 20.0), "mark", &format!("{counted} = {value}")))
        @if let Some(found) = found {
            (text_from(at(20.0, 44.0), "won",
                &format!("{}: {} ↓ {}", found.from + 1, found.stones, found.from)))
        }
    };
    let alternative = format!("{}; {counted} = {value}", joined(steps, ", "));
    Picture::new(
        language,
        svg(470, 210, &alternative, content),
        "Staircase Nim: a move brings stones one step down, and on step 0 they are out. Only the \
         filled stones, those on odd steps, count: the nim sum of their numbers stands above the \
         stairs, and below it a winning move: the step, how many stones go down, and where to. \
         The opponent can always answer a move from an even step by bringing the same stones \
         down once more.",
        "阶梯博弈：每步把若干石子移下一级，到第 0 级即出局。只有奇数级上的实心石子算数：左上方为它们的\
         异或和，其下为一个必胜着法：从哪一级、移几颗、移到哪一级。对手从偶数级移下的石子，\
         总可以再把它们移下一级来抵消。",
    )
}

/// Returns a row of coins with the values of the heads.
pub fn coins(language: Language) -> Picture {
    let heads = [1, 2, 4];
    let mut row = Analysis::new(Row::MOCK_TURTLES);
    let values: Vec<u64> = (0..8).map(|coin| row.value(&coin).unwrap_or(0)).collect();
    let x = |coin: usize| 60.0 + 50.0 * coin as f64;
    let sum = heads.iter().fold(0, |sum, &head| sum ^ values[head]);
    let worth = joined(heads.map(|head| values[head]), " ⊕ ");
    let content = html! {
        @for (coin, value) in values.iter().enumerate() {
            @let is_head = heads.contains(&coin);
            (text(at(x(coin), 14.0), "soft", &coin.to_string()))
            (node(at(x(coin), 44.0), if is_head { "p" } else { "n" },
                if is_head { "H" } else { "T" }))
            (text(at(x(coin), 78.0), if is_head { "mark" } else { "soft" }, &value.to_string()))
        }
        (text_from(at(44.0, 106.0), "mark", &format!("{worth} = {sum}")))
    };
    let alternative = format!("{}: {worth} = {sum}", joined(heads, ", "));
    Picture::new(
        language,
        svg(450, 124, &alternative, content),
        "Mock Turtles, a coin-turning game: a move turns one, two or three coins, the rightmost \
         of them from heads to tails. Above each coin is its number, below it the value of a \
         head there. By Lenstra's theorem a row is the nim sum of its heads, as the last line \
         adds up.",
        "Mock Turtles 翻硬币：每步翻一、二或三枚，其中最右的一枚须由正面（H）翻成反面（T）。硬币上方为\
         编号，下方为该处一枚正面的 SG 值。由 Lenstra 定理，整行的值是各枚正面之值的异或和，见最后一行。",
    )
}

/// Returns the heaps of Fibonacci Nim as sums of Fibonacci numbers.
pub fn zeckendorf(language: Language) -> Picture {
    Picture::new(
        language,
        zeckendorf_sums("p"),
        "Fibonacci Nim: each column is a heap, written as a sum of Fibonacci numbers no two of \
         which are neighbours. The least part, in orange, is a winning first move. A heap that \
         is a single part, in green, would have to be taken as a whole, which the first move \
         must not do: the first player loses.",
        "斐波那契博弈：每列是一堆，写成互不相邻的斐波那契数之和。橙色的最小部分就是必胜的第一步；\
         本身就是斐波那契数的堆（绿色）只能整堆取走，而第一步不许这样，所以先手必败。",
    )
}

/// Draws heaps as sums of Fibonacci numbers. A part that is the whole heap has the class `whole`.
fn zeckendorf_sums(whole: &'static str) -> Markup {
    let parts = [13, 8, 5, 3, 2, 1];
    let heaps: Vec<u64> = (1..=21).collect();
    let side = 24.0;
    let x = |heap: u64| 40.0 + side * heap as f64;
    let y = |row: usize| 30.0 + side * row as f64;
    let columns = heaps.iter().map(|&heap| (heap, zeckendorf_parts(heap)));
    let columns: Vec<(u64, Vec<u64>)> = columns.collect();
    let content = html! {
        @for (row, part) in [21].iter().chain(&parts).enumerate() {
            (text(at(22.0, y(row)), "soft", &part.to_string()))
        }
        @for (heap, own) in &columns {
            @let least = own.iter().min();
            @for (row, part) in [21].iter().chain(&parts).enumerate() {
                @let class = match (own.contains(part), own.len(), least == Some(part)) {
                    (false, ..) => "plain",
                    (true, 1, _) => whole,
                    (true, _, true) => "mark",
                    (true, ..) => "n",
                };
                (cell(at(x(*heap), y(row)), side, class, ""))
            }
            (text(at(x(*heap), y(7) + 4.0), "soft", &heap.to_string()))
        }
    };
    let sums = columns.iter().map(|(heap, own)| format!("{heap} = {}", joined(own, " + ")));
    svg(570, 224, &joined(sums, ", "), content)
}

/// Returns the lost heaps of Dynamic Nim for several factors.
pub fn dynamic_nim(language: Language) -> Picture {
    const LAST: u64 = 24;
    let side = 22.0;
    let rows: Vec<(u64, Vec<u64>)> =
        (1..=4).map(|times| (times, losing_heaps(times, LAST))).collect();
    let content = html! {
        @for heap in 2..=LAST {
            (text(at(40.0 + side * heap as f64, 14.0), "soft", &heap.to_string()))
        }
        @for (times, lost) in &rows {
            @let y = 16.0 + 26.0 * *times as f64;
            (text(at(30.0, y), "soft", &format!("×{times}")))
            @for heap in 2..=LAST {
                @let is_lost = lost.contains(&heap);
                (cell(at(40.0 + side * heap as f64, y), side, if is_lost { "p" } else { "plain" },
                    ""))
            }
        }
    };
    let lost = rows.iter().map(|(times, lost)| format!("×{times}: {}", joined(lost, ", ")));
    Picture::new(
        language,
        svg(590, 136, &joined(lost, "; "), content),
        "Heaps of 2 to 24 stones from which the first player loses, in green, if a move takes at \
         most 1, 2, 3 or 4 times what the last one took: the powers of 2, the Fibonacci numbers, \
         and so on.",
        "每步至多取上一步的 1、2、3、4 倍时，先手必败的堆（绿色，2 到 24 颗）：依次是 2 的幂、\
         斐波那契数，等等。",
    )
}

/// Returns a game whose number of moves is fixed.
pub fn countdown(language: Language) -> Picture {
    let x = |left: u32| 40.0 + 58.0 * f64::from(7 - left);
    let content = html! {
        @for left in (0..=7).rev() {
            @if left > 0 {
                (super::drawing::arrow(at(x(left), 26.0), at(x(left - 1), 26.0), ""))
            }
            (node(at(x(left), 26.0), if left % 2 == 0 { "p" } else { "n" }, &left.to_string()))
            (text(at(x(left), 60.0), "soft", if left % 2 == 0 { "P" } else { "N" }))
        }
    };
    Picture::new(
        language,
        svg(486, 74, "7 N → 6 P → 5 N → 4 P → 3 N → 2 P → 1 N → 0 P", content),
        "Positions by the number of moves that are still to come, which nobody can change: each \
         move leads to the next one. Whoever is to move with an even number left, green, makes \
         none of the last moves and loses; with an odd number left, the player to move wins.",
        "按剩余步数排列的局面；步数谁也改变不了，每步走到右边一个。剩偶数步（绿色）时轮到走的人\
         走不到最后一步，必败；剩奇数步时轮到走的人必胜。",
    )
}

/// Returns rows of Northcott's game with their gaps.
pub fn northcott(language: Language) -> Picture {
    let rows = [(0, 4), (2, 5), (1, 7)];
    let advance = winning_advances(&rows).first().copied();
    let side = 30.0;
    let (x, y) = (|column: u64| 30.0 + side * column as f64, |row: usize| 24.0 + side * row as f64);
    let gaps = rows.map(|(white, black)| gap(white, black));
    let sum = gaps.iter().fold(0, |sum, gap| sum ^ gap);
    let content = html! {
        @for (row, (white, black)) in rows.iter().enumerate() {
            @for column in 0..8 { (cell(at(x(column), y(row)), side, "plain", "")) }
            circle.stone cx=(x(*white)) cy=(y(row)) r="10" {}
            circle.stone.counted cx=(x(*black)) cy=(y(row)) r="10" {}
            (text(at(x(8) + 10.0, y(row)), "soft", &gaps[row].to_string()))
        }
        (text_from(at(x(8) + 40.0, y(0)), "mark", &format!("{} = {sum}", joined(gaps, " ⊕ "))))
        @if let Some(Advance { row, squares }) = advance {
            (text_from(at(x(8) + 40.0, y(row)), "won",
                &format!("{} → {}", gaps[row], gaps[row] - squares)))
        }
    };
    let alternative = format!("{} = {sum}", joined(gaps, " ⊕ "));
    Picture::new(
        language,
        svg(450, 114, &alternative, content),
        "Northcott's game: in each row the two pieces move along the row but not past each other. \
         The squares between them, counted at the right, are Nim heaps, and the arrow is a winning \
         move: moving back only makes a gap larger, and the opponent closes it again.",
        "Northcott 游戏：每行两枚棋子沿行移动，不能越过对方。右边所数的间隔就是尼姆堆，箭头为必胜着法：后退只会加大间隔，\
         对手可以再把它缩小。",
    )
}

/// Returns a board on which every move is answered by its mirror image.
pub fn mirrored_board(language: Language) -> Picture {
    const SIZE: i32 = 7;
    let side = 30.0;
    let moves = [(1, 2), (0, 5), (4, 1)];
    let place = |(row, column): (i32, i32)| {
        at(20.0 + side * f64::from(column), 20.0 + side * f64::from(row))
    };
    let mirror = |(row, column): (i32, i32)| (SIZE - 1 - row, SIZE - 1 - column);
    let content = html! {
        @for row in 0..SIZE { @for column in 0..SIZE {
            (cell(place((row, column)), side, "plain", ""))
        } }
        @for (turn, own) in moves.iter().enumerate() {
            (line(place(*own), place(mirror(*own)), "soft"))
            (cell(place(*own), side, "n", &(2 * turn + 2).to_string()))
            (cell(place(mirror(*own)), side, "p", &(2 * turn + 3).to_string()))
        }
        (cell(place((SIZE / 2, SIZE / 2)), side, "p", "1"))
    };
    let cells = moves.map(|own| format!("{own:?} ↔ {:?}", mirror(own)));
    Picture::new(
        language,
        svg(226, 226, &joined(cells, ", "), content),
        "The first player, green, takes the centre with move 1 and then answers every move with \
         its reflection in the centre: 3 after 2, 5 after 4, 7 after 6. Where the opponent could \
         move, the reflection is still free, so the first player never runs out of moves.",
        "先手（绿色）第 1 步占中心，以后总走对手着法关于中心的对称位置：2 之后走 3，4 之后走 5，6 之后走 7。\
         对手能走的地方，对称处必定也空着，所以先手总有步可走。",
    )
}

/// Returns the quotients of a number, in blocks of equal ones.
pub fn quotients(language: Language) -> Picture {
    const NUMBER: u64 = 20;
    let side = 26.0;
    let x = |divisor: u64| 20.0 + side * divisor as f64;
    let blocks: Vec<Block> = quotient_blocks(NUMBER).collect();
    let content = html! {
        @for divisor in 1..=NUMBER { (text(at(x(divisor), 14.0), "soft", &divisor.to_string())) }
        @for (place, block) in blocks.iter().enumerate() {
            @for divisor in block.first..=block.last {
                (cell(at(x(divisor), 40.0), side, if place % 2 == 0 { "n" } else { "plain" },
                    &block.quotient.to_string()))
            }
        }
    };
    let listed =
        blocks.iter().map(|Block { first, last, quotient }| format!("{first}–{last}: {quotient}"));
    Picture::new(
        language,
        svg(566, 60, &joined(listed, ", "), content),
        "The quotients of 20 by 1 to 20, rounded down: neighbours are often equal, so a program \
         goes from block to block, of which there are fewer than 2√n.",
        "20 除以 1 到 20 的商（下取整）：相邻的商往往相等，所以程序按块前进，块数不到 2√n。",
    )
}

/// Returns the numbers of moves that heaps last, under normal or under misère play.
pub fn lasting(ending: Ending, language: Language) -> Picture {
    const LAST: usize = 14;
    let takes = [1, 3, 4];
    let mut suspenses: Vec<u32> = Vec::new();
    let mut remotenesses: Vec<u32> = Vec::new();
    for heap in 0..=LAST {
        let options = |numbers: &[u32]| -> Vec<u32> {
            let smaller = takes.iter().filter(|&&take| take <= heap);
            smaller.map(|take| numbers[heap - take]).collect()
        };
        let (slow, fast) = (options(&suspenses), options(&remotenesses));
        let (suspense, remoteness) = match ending {
            Ending::Normal => (every::suspense(slow), every::remoteness(fast)),
            Ending::Misere => (every::misere::suspense(slow), every::misere::remoteness(fast)),
        };
        suspenses.push(suspense);
        remotenesses.push(remoteness);
    }
    let lost_parity = u32::from(ending == Ending::Misere);
    let side = 28.0;
    let x = |heap: usize| 116.0 + side * heap as f64;
    let names = language.select(["heap", "slow", "fast"], ["石子", "最慢", "最快"]);
    let content = html! {
        @for (row, name) in names.iter().enumerate() {
            (text_from(at(8.0, 16.0 + 32.0 * row as f64), "soft", name))
        }
        @for heap in 0..=LAST {
            (text(at(x(heap), 16.0), "soft", &heap.to_string()))
            @for (row, number) in [suspenses[heap], remotenesses[heap]].iter().enumerate() {
                (cell(at(x(heap), 48.0 + 32.0 * row as f64), side,
                    if number % 2 == lost_parity { "p" } else { "n" }, &number.to_string()))
            }
        }
    };
    let alternative = format!("{}; {}", joined(&suspenses, ", "), joined(&remotenesses, ", "));
    let (english, chinese) = match ending {
        Ending::Normal => ("cannot move loses", "走不动者负"),
        Ending::Misere => ("cannot move wins", "走不动者胜"),
    };
    let english = format!(
        "Take 1, 3 or 4 stones; whoever {english}. The upper row is the number of moves that a \
         heap lasts if the winner delays the end, its suspense number, and the lower row if the \
         winner hurries, its remoteness. Lost heaps are green: their numbers have the same \
         parity in both rows."
    );
    let chinese = format!(
        "每步取 1、3 或 4 颗，{chinese}。上行为胜方拖延时一堆持续的步数（step 函数），\
         下行为胜方求快时的步数。绿色为必败的堆：两行的奇偶性相同。"
    );
    Picture::new(language, svg(540, 100, &alternative, content), &english, &chinese)
}

/// Returns a Fenwick tree: which numbers each entry adds up.
pub fn fenwick(language: Language) -> Picture {
    const LEN: usize = 8;
    let side = 40.0;
    let runs = (0..LEN).map(|entry| {
        let ones = entry.trailing_ones();
        (entry + 1 - (1 << ones), entry, ones)
    });
    let runs: Vec<(usize, usize, u32)> = runs.collect();
    let x = |index: usize| 20.0 + side * index as f64;
    let content = html! {
        @for (first, last, ones) in &runs {
            @let y = 20.0 + 30.0 * f64::from(*ones);
            (line(at(x(*first) + 4.0, y), at(x(last + 1) - 4.0, y), "grass"))
            (text(at((x(*first) + x(last + 1)) / 2.0, y - 11.0), "soft", &last.to_string()))
        }
        @for index in 0..LEN {
            (text(at(x(index) + side / 2.0, 140.0), "soft", &index.to_string()))
        }
    };
    let listed = runs.iter().map(|(first, last, _)| format!("{last}: {first}–{last}"));
    Picture::new(
        language,
        svg(360, 156, &joined(listed, ", "), content),
        "A Fenwick tree of 8 numbers: each bar is an entry, with its index above, and holds the \
         sum of the numbers below it. The first k numbers are divided into one bar for each \
         binary one of k, and each number lies below few bars.",
        "8 个数的树状数组：每条横线为一个元素（上方为下标），存放它下面各数之和。前 k 个数恰好分成\
         与 k 的二进制中 1 的个数一样多的横线，每个数也只在少数几条横线之下。",
    )
}

/// Draws cells in a row, numbered from `first` on.
fn row_of_cells(first: usize, cells: &[Cell]) -> Markup {
    let side = 26.0;
    let content = html! {
        @for (place, own) in cells.iter().enumerate() {
            @let x = 20.0 + side * (place as f64 + 1.0);
            (text(at(x, 14.0), "soft", &(first + place).to_string()))
            (cell(at(x, 40.0), side, own.class, &own.text))
        }
    };
    let width = 46.0 + side * cells.len() as f64;
    let listed =
        cells.iter().enumerate().map(|(place, own)| format!("{}: {}", first + place, own.text));
    svg(width as u32, 60, &joined(listed, ", "), content)
}

/// Returns the values of heaps of which a move takes at most a half.
pub fn halves(language: Language) -> Picture {
    let cells: Vec<Cell> = (1..=20).map(|heap| Cell::of_value(fraction::value(heap, 2))).collect();
    Picture::new(
        language,
        row_of_cells(1, &cells),
        "Heaps of 1 to 20 stones of which a move takes at most half, with their Grundy values. An \
         even heap is worth half of it; an odd one is worth the same as the heap before the \
         smallest that it can become. P-positions are green: one less than a power of 2.",
        "1 到 20 颗石子的堆，每步至多取一半；下方为 SG 值。偶数堆的值为其一半；奇数堆的值等于\
         它所能到达的最小一堆再少一颗的那堆之值。绿色为必败态：2 的幂减 1。",
    )
}

/// Returns the values of stacks of Top Entails.
pub fn top_entails(language: Language) -> Picture {
    let mut game = EntailingSums::new(TopEntails);
    let cells = (0..=18).map(|stack| {
        let value = game.value(&stack).map_or(String::new(), |value| value.to_string());
        let class = match value.as_str() {
            "0" => "p",
            "☾" => "mark",
            _ => "n",
        };
        Cell::new(value, class)
    });
    let cells: Vec<Cell> = cells.collect();
    Picture::new(
        language,
        row_of_cells(0, &cells),
        "Stacks of 0 to 18 coins in Top Entails with their values. A moon marks a loony stack: \
         whoever leaves it loses, whatever else is on the table. Stacks of value 0, in green, \
         are P-positions alone.",
        "Top Entails 中 0 到 18 枚的堆及其值。月亮表示疯堆：谁留下它谁就输，不管旁边还有什么。\
         值为 0 的堆（绿色）单独时是必败态。",
    )
}

/// Returns values that are periodic at some heaps and grow at the others.
pub fn growing_in_part(language: Language) -> Option<Picture> {
    let game: OctalGame = "0.1[303]".parse().ok()?;
    let cells: Vec<Cell> =
        game.values(21).into_iter().map(|value| Cell::of_value(value.into())).collect();
    Some(Picture::new(
        language,
        row_of_cells(0, &cells),
        "The values of 0.1[303] for heaps of 0 to 20 stones: every third heap has value 0, in \
         green, and the two after it grow by 1 in each period of three.",
        "0.1[303] 中 0 到 20 颗石子的 SG 值：每三堆中第一堆为 0（绿色），后两堆每个周期增加 1。",
    ))
}

/// Returns the values of 0x0.2048 that follow the marks of a ruler.
pub fn marks_of_a_ruler(language: Language) -> Option<Picture> {
    let game: OctalGame = "0x0.2048".parse().ok()?;
    let ruler = Ruler::of_code(&game, Claim::arithmetic(6, 13, 4)).ok()?;
    let cells = (1..=20_u64).map(|mark| {
        let class = if mark.is_power_of_two() { "mark" } else { "n" };
        Cell::new(ruler.value(13 * mark + 15), class)
    });
    let cells: Vec<Cell> = cells.collect();
    Some(Picture::new(
        language,
        row_of_cells(1, &cells),
        "The values of the heaps 13j + 15 in 0x0.2048, for j from 1 to 20: 4j + 5 for the powers \
         of two, in orange, and 4(j - 2·2^k) + 2 for the others, where 2^k is the largest power \
         of two that divides j.",
        "0x0.2048 中 j 从 1 到 20 时堆 13j + 15 的 SG 值：j 是 2 的幂时（橙色）为 4j + 5，否则为 \
         4(j - 2·2^k) + 2，其中 2^k 是整除 j 的最大的 2 的幂。",
    ))
}

/// Returns the numbers that are left in Sylver Coinage after 4 and 5.
pub fn sylver(language: Language) -> Option<Picture> {
    let position = Position::after(&[4, 5]).ok()?;
    let (left, winning) =
        (position.left().collect::<Vec<u64>>(), Search::new().winning_moves(&position));
    let cells = (1..=20).map(|number| {
        let class = if winning.contains(&number) {
            "mark"
        } else if number == 1 || left.contains(&number) {
            "n"
        } else {
            "plain"
        };
        match class {
            "plain" => Cell::new("·", class),
            _ => Cell::new(number, class),
        }
    });
    let cells: Vec<Cell> = cells.collect();
    Some(Picture::new(
        language,
        row_of_cells(1, &cells),
        "Sylver Coinage after 4 and 5 have been named: the numbers that stand in their cells are \
         no sums of fours and fives and can still be named; 1 loses. Naming the orange number \
         wins.",
        "Sylver 造币，已说出 4 和 5：格中写出的数不能由若干个 4 与 5 相加得到，仍可以说；说 1 者负。\
         说橙色的数必胜。",
    ))
}
