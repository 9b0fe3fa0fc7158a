// AtCoder ARC 163 E https://atcoder.jp/contests/arc163/tasks/arc163_e · made by `cargo judge bundle arc163_e --write` from 06b0fb9ba3c96404
//! AtCoder ARC 163 E — Chmin XOR Game
//! <https://atcoder.jp/contests/arc163/tasks/arc163_e> · 2 s · 1024 MiB · difficulty 8
//!
//! Rules: There are N numbers; a move chooses an x with a ⊕ x < a for at least one number a, and
//! replaces every number a by the smaller of a and a ⊕ x. Whoever cannot move loses. Alice moves
//! first. The input is the number of cases T, and for each case `N` and the numbers; print the
//! winner of each case, `Alice` or `Bob`.
//! Bounds: 1 ≤ T, N ≤ 100; the numbers are from 0 to 10^9.
//! Kind: impartial
//! Model: turning game, columns of binary digits.
//! Why: write the numbers in binary one below another, and pair the column of bit 0 with that of
//! bit 1, the column of bit 2 with that of bit 3, and so on. Call a pair balanced if both columns
//! are 0, or if neither is 0 and they differ. Bob wins exactly when all pairs are balanced; they
//! are balanced at the end of play, when all numbers are 0. The upper column of a pair is that of
//! its higher bit.
//!
//! 1. Let t be the highest bit of x. The numbers with a ⊕ x < a are those whose bit t is 1. So a
//!    move chooses a column t that is not 0, adds it (by ⊕) to any number of lower columns, or to
//!    none, and makes column t itself 0. Higher columns stay.
//! 2. If all pairs are balanced, every move leaves a pair that is not balanced. Let the chosen
//!    column belong to the pair with the upper column u and the lower column l. As the chosen
//!    column is not 0, neither u nor l is 0, and u ≠ l. If l is chosen, it becomes 0 and u does not
//!    change. If u is chosen, it becomes 0, and l remains l or becomes l ⊕ u, which is not 0
//!    either. In both cases just one column of the pair is 0 now.
//! 3. From any other position some move leaves only balanced pairs. Take the highest pair that is
//!    not balanced, and let c be its upper column, or the lower one if the upper is 0. Since one of
//!    its columns is 0 or the two columns are equal, a move that chooses c can make both columns 0.
//!    Each lower column can be kept, or c can be added to it. Let a and b be the columns of a lower
//!    pair. If each of them is 0 or c, make both 0. If at least one of them is neither 0 nor c, but
//!    a ⊕ b is 0 or c, then a is neither 0 nor c, as otherwise b would be 0 or c, too; make the
//!    columns a and a ⊕ c, which differ and are not 0. If a ⊕ b is neither 0 nor c, no choice for a
//!    equals a choice for b, and each of the two columns has a choice that is not 0; take these
//!    choices.
//! 4. A pair of columns corresponds to one place of the numbers in base 4. The digits other than 0
//!    in this place are all 1 if just the upper column is 0, all 2 if just the lower one is 0,
//!    all 3 if the columns are equal and not 0, and of two kinds or more if neither column is 0 and
//!    they differ. So a pair is not balanced exactly when just one kind of digit other than 0
//!    occurs in its place.
//!
//! Cost: O(N) per case for each of the 32 places in base 4 that 64-bit numbers have.
//!
//! 规则：有 N 个数；每次操作选一个 x，要求至少有一个数 a 满足 a ⊕ x < a，然后把每个 a 换成 a 与
//! a ⊕ x 中较小的。无法操作者输，Alice 先手。输入数据组数 T，每组给出 `N` 和各数；输出每组的获
//! 胜者 `Alice` 或 `Bob`。
//! 范围：1 ≤ T, N ≤ 100；各数从 0 到 10^9。
//! 模型：翻转游戏，把二进制位看作列。
//! 思路：把各数的二进制上下对齐写出，第 0、1 位的两列配成一对，第 2、3 位的配成一对，依此类推；
//! 一对中较高位的一列称为高列，另一列称为低列。若一对的两列都为 0，或者都不为 0 且互不相同，就
//! 称这一对是平衡的。当且仅当所有对都平衡时 Bob 胜；最后所有数都为 0 时正是如此。
//!
//! 1. 设 t 为 x 的最高位。满足 a ⊕ x < a 的，就是第 t 位为 1 的那些 a。所以每步选一个不为 0 的
//!    第 t 列，把它异或到任意一些更低的列上，并使第 t 列自己变为 0。更高的列不变。
//! 2. 从全部平衡的局面，任何一步都留下不平衡的对。设所选的列所在的一对，高列为 u，低列为 l。因
//!    为所选的列不为 0，所以 u 和 l 都不为 0，且 u ≠ l。若选 l，它变为 0，u 不变。若选 u，它变
//!    为 0，l 不变或变为 l ⊕ u，仍不为 0。两种情形下，这一对中都恰有一列为 0。
//! 3. 从其他局面，总有一步使所有对都平衡。取最高的不平衡的一对，设 c 为它的高列，若高列为 0 则
//!    为低列。因为这一对中有一列为 0，或者两列相等，所以选 c 就能使两列都为 0。更低的每一列可以
//!    不变，也可以异或上 c。设某个更低的对的两列为 a 和 b。若它们各为 0 或 c，就都变成 0。若不
//!    然，而 a ⊕ b 是 0 或 c，那么 a 既不是 0 也不是 c，否则 b 也会是其中之一；把两列变
//!    成 a 和 a ⊕ c，它们不同且都不为 0。若 a ⊕ b 既不是 0 也不是 c，那么 a 的两种选择与 b 的两
//!    种选择都不相等，而两列各有一种选择不为 0，就取这两种。
//! 4. 一对列就是各数四进制的一位。这一位上非 0 的数字，若只有高列为 0 则全是 1，若只有低列
//!    为 0 则全是 2，若两列相等且不为 0 则全是 3，若两列都不为 0 且不同则至少有两种。所以一对不
//!    平衡，当且仅当这一位上恰好只出现一种非 0 的数字。
//!
//! 复杂度：64 位数有 32 个四进制位，每组对其中每一位为 O(N)。

use proconio::input;

fn main() {
    input! { t: usize, cases: [[u64]; t] }
    for numbers in cases {
        let all_balanced = (0..32).all(|place| is_balanced(&numbers, place));
        println!("{}", if all_balanced { "Bob" } else { "Alice" });
    }
}

/// Returns whether one place of the numbers in base 4 forms a balanced pair of binary columns.
fn is_balanced(numbers: &[u64], place: u32) -> bool {
    let mut occurs = [false; 4];
    for number in numbers {
        let digit = number >> (2 * place) & 3;
        occurs[digit as usize] = true;
    }
    let kinds = occurs[1..].iter().filter(|&&occurs| occurs).count();
    kinds != 1
}


