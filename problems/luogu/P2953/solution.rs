//! Luogu P2953 — Cow Digit Game
//! <https://www.luogu.com.cn/problem/P2953> · 1 s? · 125 MiB? · easy
//!
//! Also: BZOJ 3404
//! Rules: a number; a move makes it smaller by its largest digit or by its smallest digit
//! that is not 0, and whoever makes it 0 wins. G cases of one number; print `YES` if the
//! first player wins, else `NO`.
//! Model: subtraction game, by the digits of the number.
//! Why: a number is won exactly if one of the two moves leads to a lost one, and both lead
//! to smaller numbers, which a table knows already; 0 is lost.
//! Cost: O(10⁶) for the table, O(1) a case.

use grundy::table::TableVec;
use proconio::input;

const LARGEST: usize = 1_000_000;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    input! { numbers: [usize; cases] }
    let largest = *numbers.iter().max().expect("at least one case");
    let smallest = *numbers.iter().min().expect("at least one case");
    assert!(smallest > 0 && largest <= LARGEST, "a number outside 1..={LARGEST}");
    let won = TableVec::by(largest + 1, |won: &[bool]| {
        let number = won.len();
        let (mut least, mut most, mut rest) = (9, 0, number);
        while rest > 0 {
            let digit = rest % 10;
            most = most.max(digit);
            least = if digit > 0 { least.min(digit) } else { least };
            rest /= 10;
        }
        number > 0 && !(won[number - least] && won[number - most])
    });
    let verdicts = numbers.iter().map(|&number| if won[number] { "YES\n" } else { "NO\n" });
    print!("{}", verdicts.collect::<String>());
}
