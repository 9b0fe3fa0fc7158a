//! HDU 1079 — Calendar Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1079> · 1 s · 32 MiB? · difficulty 3
//!
//! Also: POJ 1082, BOJ 7343
//! Rules: from a date a move goes to the next day, or to the same day of the next month if that day
//! exists; whoever reaches November 4, 2001 wins, and whoever passes it loses. Adam moves first.
//! The input has T cases `year month day`; print `YES` if Adam wins, else `NO`.
//! Bounds: the dates are from January 1, 1900 to November 4, 2001.
//! Kind: impartial
//! Picture: picture.rs
//! Model: parity, of month and day with two exceptions.
//! Why: call a date odd if month + day is odd, as it is for the goal. Both moves change this
//! parity, except for a move to the first of a month from February 28, April 30, June 30,
//! September 30 or November 30. Claim: every odd date is lost, except for September 30 and November
//! 30, and every even date is won. The two exceptions are won because the first of the next month
//! is odd and lost; any other odd date leads only to even dates or past the goal. From an even
//! date, the next day is lost, or else the same day of the next month is lost. The latter is true
//! for the even dates whose next day is won: February 28 (except in leap years), April 30, June 30,
//! September 29 and November 29.
//! Cost: O(1) per case.
//!
//! 规则：从一个日期出发，每次操作走到第二天，或走到下个月的同一天（若有这一天）；走到 2001 年
//! 11 月 4 日的人赢，走过了它的人输，Adam 先手。共 T 组数据，每组一行 `year month day`；Adam 赢
//! 输出 `YES`，否则输出 `NO`。
//! 范围：日期从 1900 年 1 月 1 日到 2001 年 11 月 4 日。
//! 模型：奇偶性，看月与日之和，有两个例外。
//! 思路：月 + 日为奇数的日期称为奇日期，目标就是奇日期。两种走法都改变这个奇偶性，只有
//! 从 2 月 28 日、4 月 30 日、6 月 30 日、9 月 30 日、11 月 30 日走到下个月 1 日例外。断言：
//! 除 9 月 30 日和 11 月 30 日外，奇日期都是必败态；偶日期都是必胜态。这两个例外必胜，因为下个
//! 月 1 日是奇日期，必败；其他奇日期只能走到偶日期，或走过目标。偶日期通常走到第二天，那里必败；
//! 否则走到下个月：从 2 月 28 日、4 月 30 日、6 月 30 日，以及第二天必胜的 9 月 29 日
//! 和 11 月 29 日，都是这样。
//! 复杂度：每组 O(1)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { year: i32, month: i32, day: i32 }
        let is_date = (1..=days_in(year, month)).contains(&day);
        let is_before_goal = (year, month, day) <= (2001, 11, 4);
        assert!(is_date && is_before_goal, "{year} {month} {day}, not a date up to 2001 11 4");
        let is_exception = day == 30 && (month == 9 || month == 11);
        let adam_wins = (month + day) % 2 == 0 || is_exception;
        verdicts += if adam_wins { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
}

fn days_in(year: i32, month: i32) -> i32 {
    let is_leap_year = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    match month {
        2 if is_leap_year => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    }
}
