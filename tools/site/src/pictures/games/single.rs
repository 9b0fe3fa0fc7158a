//! Games that are like no other: dates, coins and chocolate of two players, numbers that go up
//! and down, and a graph that is flipped.

use crate::pictures::drawing::{at, square, svg, text, text_from};
use crate::pictures::lines::{lines, Cell, Line};
use crate::pictures::positions::{fraction, number, simplest, Positions};
use crate::pictures::{legend, Picture};
use maud::html;
use wording::language::Language;

/// Returns the picture of a problem of this group.
pub fn of_problem(place: &str, language: Language) -> Option<Picture> {
    match place {
        "hdu/1079" | "luogu/P1512" => Some(calendar(language)),
        "euler/860" => stacks_of_two_coins(language),
        "hdu/3544" => chocolate(language),
        "hdu/4371" => steps_up_and_down(language),
        "luogu/P9220" => components_flipped(language),
        _ => None,
    }
}

/// The days of the months, in a year without February 29.
const DAYS: [usize; 12] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/// A day of the calendar game: months count on from January of the first year.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Date {
    month: usize,
    day: usize,
}

impl Date {
    /// Returns the dates of the next day and of the same day of the next month.
    fn options(self) -> Vec<Date> {
        let Date { month, day } = self;
        let next = match day < DAYS[month % 12] {
            true => Date { month, day: day + 1 },
            false => Date { month: month + 1, day: 1 },
        };
        let same = Some(Date { month: month + 1, day });
        let same = same.filter(|same| same.day <= DAYS[same.month % 12]);
        [next].into_iter().chain(same).collect()
    }
}

/// Returns the last year of the calendar game.
fn calendar(language: Language) -> Picture {
    const FIRST_MONTH: usize = 10;
    const GOAL: Date = Date { month: 22, day: 4 };
    let dates = (FIRST_MONTH..=GOAL.month)
        .flat_map(|month| (1..=DAYS[month % 12]).map(move |day| Date { month, day }));
    let mut dates: Vec<Date> =
        dates.filter(|date| (date.month, date.day) <= (GOAL.month, GOAL.day)).collect();
    dates.reverse();
    // Dates past the goal are not in the list: whoever goes there loses, as if there were no move.
    let mut lost: Vec<Date> = Vec::new();
    for &date in &dates {
        if !date.options().iter().any(|option| lost.contains(option)) {
            lost.push(date);
        }
    }
    let side = 16.0;
    let x = |day: usize| 40.0 + side * day as f64;
    let y = |month: usize| 34.0 + side * (month - FIRST_MONTH) as f64;
    let content = html! {
        @for day in [1, 5, 10, 15, 20, 25, 30] {
            (text(at(x(day), 14.0), "soft", &day.to_string()))
        }
        @for month in FIRST_MONTH..=GOAL.month {
            (text_from(at(16.0, y(month)), "soft", &(month % 12 + 1).to_string()))
        }
        @for date in &dates {
            @let class = match lost.contains(date) {
                _ if *date == GOAL => "mark",
                true => "p",
                false => "n",
            };
            g class={ "cell " (class) } { (square(at(x(date.day), y(date.month)), side)) }
        }
    };
    let exceptions: Vec<String> = dates
        .iter()
        .filter(|date| lost.contains(date) != ((date.month % 12 + 1 + date.day) % 2 == 1))
        .map(|date| format!("{}-{}", date.month % 12 + 1, date.day))
        .collect();
    let exceptions = exceptions.join(", ");
    let alternative = match language {
        Language::English => format!("P: month + day odd, but {exceptions}"),
        Language::Chinese => format!("P：月 + 日为奇数，例外 {exceptions}"),
    };
    Picture::new(
        language,
        svg(560, 260, &alternative, content),
        "The dates from November 1 to November 4 of the next year, the goal, in orange: a row is \
         a month, a column is a day, and a move goes one cell on or one row down. Lost dates are \
         green. They are the cells of one colour of a chessboard, month + day being odd, except \
         for September 30 and November 30, from which one moves to the lost first of the month \
         after.",
        "从 11 月 1 日到次年 11 月 4 日（橙色，目标）的日期：一行为一个月，一列为一天，每步向后一天或下移\
         一行。绿色为必败态，即月 + 日为奇数的格，像棋盘的一种颜色；例外是 9 月 30 日和 11 月 30 日，\
         从那里可以走到必败的下月 1 日。",
    )
}

/// Returns the four stacks of two coins with their values.
fn stacks_of_two_coins(language: Language) -> Option<Picture> {
    // The coins from the bottom; true is gold.
    let removed = |stack: &Vec<bool>, gold: bool| -> Vec<Vec<bool>> {
        let places = (0..stack.len()).filter(|&place| stack[place] == gold);
        places.map(|place| stack[..place].to_vec()).collect()
    };
    let value = |stack: [bool; 2]| {
        number(&stack.to_vec(), &|stack| removed(stack, true), &|stack| removed(stack, false))
    };
    let stacks = [[true, true], [true, false], [false, true], [false, false]];
    let coins = |height: usize| {
        stacks.map(|stack| match stack[height] {
            true => Cell::new(language.select("gold", "金"), "mark"),
            false => Cell::new(language.select("silver", "银"), "n"),
        })
    };
    let values: Option<Vec<f64>> = stacks.into_iter().map(value).collect();
    let shown = [
        Line::new("", coins(1)),
        Line::new("", coins(0)),
        Line::new("", values?.into_iter().map(|value| Cell::bare(fraction(value)))),
    ];
    Some(Picture::new(
        language,
        lines(&shown),
        "The four stacks of two coins, and what each is worth to Gary, who removes a gold coin \
         and all above it: 2 is two free moves; 1/2 is {0 | 1}, since he removes all of the \
         stack and Sally leaves him one gold coin. Whoever moves first loses exactly if the \
         values of all stacks add up to 0.",
        "四种两枚一摞的硬币，以及对 Gary 的价值（他拿走一枚金币及其上方的一切）：2 是两步自由步；\
         1/2 即 {0 | 1}，因为他拿走整摞，而 Sally 给他留下一枚金币。先走者输，当且仅当各摞之值的和为 0。",
    ))
}

/// Returns the values of the bars of Cutcake.
fn chocolate(language: Language) -> Option<Picture> {
    const LAST: usize = 8;
    // By height and width, from 1 on.
    let mut values = [[0.0; LAST + 1]; LAST + 1];
    for height in 1..=LAST {
        for width in 1..=LAST {
            let alice = (1..width)
                .map(|part| values[height][part] + values[height][width - part])
                .fold(f64::NEG_INFINITY, f64::max);
            let bob = (1..height)
                .map(|part| values[part][width] + values[height - part][width])
                .fold(f64::INFINITY, f64::min);
            values[height][width] = simplest(alice, bob)?;
        }
    }
    let row = |height: usize| {
        let cells = values[height][1..].iter().map(|&value| {
            let class = match value {
                value if value > 0.0 => "n",
                value if value < 0.0 => "plain",
                _ => "p",
            };
            Cell::new(fraction(value), class)
        });
        Line::new(format!("y = {height}"), cells)
    };
    let top = Line::new("x", (1..=LAST).map(Cell::bare));
    let shown: Vec<Line> = [top].into_iter().chain((1..=LAST).map(row)).collect();
    Some(Picture::new(
        language,
        lines(&shown),
        "Bars of chocolate of width x and height y, and how many free moves each is worth to \
         Alice, who divides the width; negative numbers are Bob's, who divides the height. The \
         value depends only on the width and on the largest power of 2 up to the height, or the \
         other way round. Alice, who moves first, wins if the sum of all bars is above 0.",
        "宽 x、高 y 的巧克力对 Alice（分宽）相当于几步自由步；负数归 Bob（分高）。值只取决于宽和不超过高的\
         最大的 2 的幂，或反过来。Alice 先手，总和大于 0 时获胜。",
    ))
}

/// Returns the game of numbers that go up and down by given differences.
fn steps_up_and_down(language: Language) -> Option<Picture> {
    const DIFFERENCES: [i64; 2] = [2, 3];
    const MOST: i64 = 5;
    /// The last two numbers; at first there is only one.
    type LastTwo = (Option<i64>, i64);
    let options = |&(before, last): &LastTwo| {
        let next = DIFFERENCES.iter().flat_map(|difference| [last + difference, last - difference]);
        let above = before.unwrap_or(-1);
        next.filter(|&next| above < next && next <= MOST).map(|next| (Some(last), next)).collect()
    };
    let name = |&(before, last): &LastTwo| match before {
        Some(before) => format!("{before}, {last}"),
        None => last.to_string(),
    };
    let positions = Positions::after((None, 0), options, name)?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "n = 5 and the differences 2 and 3: each position is written as the last two numbers, and \
         the next one must be larger than the first of them. Adding 3 loses, because the \
         opponent subtracts 2 and is still above the number before. So both add the least \
         difference, 2, and ⌊5 / 2⌋ moves decide.",
        "n = 5，差为 2 和 3：每个局面写出最后两个数，下一个数须大于其中前一个。加 3 会输，因为对手减 2 后\
         仍大于再前一个数。所以双方都只加最小的差 2，步数 ⌊5 / 2⌋ 决定胜负。",
    ))
}

/// Returns the numbers of components that are still to be flipped, with two and with three
/// components.
fn components_flipped(language: Language) -> Option<Picture> {
    let graph = |components: u32| {
        let options = |&due: &u32| match due {
            0 => vec![],
            due if due == components => vec![due - 1],
            due => vec![due - 1, due + 1],
        };
        Positions::after(components, options, u32::to_string)?.outcomes()
    };
    let content = html! { (graph(2)?) (graph(3)?) };
    Some(legend::outcomes(
        language,
        content,
        "How many strong components still have to be flipped an odd number of times, of two in \
         all (above) and of three (below): a move adds or removes one, and whoever reaches 0 \
         wins. Nobody wants to leave 1. With three components one can always avoid it, so that \
         the game is a draw, =; with two, whoever faces 2 has to leave 1.",
        "还须翻奇数次的强连通分量个数，上图共两个分量，下图共三个：每步增减一个，走到 0 者胜，谁也不愿留下 1。\
         三个分量时总能避免，所以是平局（=）；两个分量时，面对 2 的人只能留下 1。",
    ))
}
