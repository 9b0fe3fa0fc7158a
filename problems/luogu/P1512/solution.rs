//! Luogu P1512 — Calendar game in Eden (伊甸园日历游戏)
//! <https://www.luogu.com.cn/problem/P1512> · 1 s? · 125 MiB? · easy
//!
//! Rules: from a date a move goes to the next day, or to the same day of the next month if
//! that exists; whoever reaches November 4, 2006 wins, and passing it does not win, Adam
//! first. T cases `year month day`; print `YES` if Adam wins, else `NO`.
//! Model: parity, of month and day with two exceptions.
//! Why: the goal has an odd month + day. Both moves change the parity but for a move to the
//! first of a month from February 28, April 30, June 30, September 30 or November 30.
//! Of these, September 30 and November 30 are odd and reach an odd day, so they are won;
//! every other odd date is lost, as it leads to even dates or past the goal. Every even
//! date has a move to a lost one: the next day, or from February 28, April 30, June 30,
//! September 29 and November 29 the next month.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { year: u32, month: u32, day: u32 }
        let leap_day = u32::from(year % 4 == 0 && year != 1900);
        let days = match month {
            4 | 6 | 9 | 11 => 30,
            2 => 28 + leap_day,
            1..=12 => 31,
            _ => 0,
        };
        let in_bounds = year >= 1900 && (year, month, day) <= (2006, 11, 4);
        let is_date = (1..=days).contains(&day);
        assert!(in_bounds && is_date, "{year} {month} {day}, not 1900 1 1 to 2006 11 4");
        let adam = (month + day) % 2 == 0 || day == 30 && [9, 11].contains(&month);
        verdicts += if adam { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
}
