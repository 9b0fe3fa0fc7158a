//! The picture of HDU 1079, drawn for its page.

use crate::pictures::drawing::{at, svg, text_from};
use crate::pictures::Picture;
use maud::html;
use support::language::Language;

/// The days of the months, in a year without February 29.
const DAYS: [usize; 12] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/// A month and a day; the months count on from January of the first year.
type Date = (usize, usize);

/// Returns the dates of the next day and of the same day of the next month.
fn options((month, day): Date) -> Vec<Date> {
    let next = if day < DAYS[month % 12] { (month, day + 1) } else { (month + 1, 1) };
    let same = (month + 1, day);
    [next, same].into_iter().filter(|&(month, day)| day <= DAYS[month % 12]).collect()
}

/// Returns the last year before the goal.
pub fn picture(language: Language) -> Picture {
    const FIRST_MONTH: usize = 10;
    const GOAL: Date = (22, 4);
    let dates = (FIRST_MONTH..=GOAL.0)
        .flat_map(|month| (1..=DAYS[month % 12]).map(move |day| (month, day)))
        .filter(|&date| date <= GOAL);
    let dates: Vec<Date> = dates.collect();
    // Dates past the goal are not in the list: whoever goes there loses, as if there were no move.
    let mut lost: Vec<Date> = Vec::new();
    for &date in dates.iter().rev() {
        if !options(date).iter().any(|option| lost.contains(option)) {
            lost.push(date);
        }
    }
    const SIDE: f64 = 16.0;
    let x = |day: usize| 40.0 + SIDE * day as f64;
    let y = |month: usize| 34.0 + SIDE * (month - FIRST_MONTH) as f64;
    let class = |date: Date| match lost.contains(&date) {
        _ if date == GOAL => "mark",
        true => "p",
        false => "n",
    };
    let content = html! {
        @for day in [1, 5, 10, 15, 20, 25, 30] {
            (text_from(at(x(day) - 6.0, 14.0), "soft", &day.to_string()))
        }
        @for month in FIRST_MONTH..=GOAL.0 {
            (text_from(at(16.0, y(month)), "soft", &(month % 12 + 1).to_string()))
        }
        @for &date in &dates {
            g class={ "cell " (class(date)) } {
                rect x=(x(date.1) - SIDE / 2.0) y=(y(date.0) - SIDE / 2.0) width=(SIDE)
                    height=(SIDE) {}
            }
        }
    };
    let is_odd = |(month, day): Date| (month % 12 + 1 + day) % 2 == 1;
    let exceptions = dates.iter().filter(|&&date| lost.contains(&date) != is_odd(date));
    let exceptions: Vec<String> =
        exceptions.map(|(month, day)| format!("{}-{day}", month % 12 + 1)).collect();
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
