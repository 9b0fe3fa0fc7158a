// LeetCode 1927 https://leetcode.com/problems/sum-game/ · made by `cargo judge bundle leetcode1927 --write` from 6e4e1314a0d5383d
// LeetCode 1927 — Sum Game
// <https://leetcode.com/problems/sum-game/> · 1 s? · 256 MiB? · difficulty 5
//
// Rules: a string of even length consists of digits and question marks. Alice and Bob in turn
// replace a question mark with a digit until none is left. Bob wins if the two halves then have
// the same digit sum, and otherwise Alice wins. Given the string, return whether Alice, who moves
// first, wins.
// Bounds: the string has 2 to 10^5 characters.
// Kind: pursuit
// Picture: picture.rs
// Model: pairing strategy.
// Why: count a question mark as 4.5, and let e be twice the sum of the left half minus twice the
// sum of the right half. In the end Bob needs e = 0. A digit x in the left half changes e by 2x -
// 9, and a digit x in the right half by 9 - 2x; in either case, the change can be any odd number
// from -9 to 9.
//
// 1. If the number of question marks is odd, Alice has the last move, and at most one of the ten
//    digits makes e = 0, so she wins.
// 2. If this number is even and e = 0, Bob answers each of her changes of e with the opposite
//    change, at any question mark that is left, and e is 0 in the end.
// 3. If this number is even and e is not 0, Alice always changes e by 9, away from 0. Bob brings e
//    back by at most 9, so e is not 0 after any of his moves, the last of which ends the game.
//
// An odd number of question marks makes e odd, so it is enough to check whether e is 0.
// Cost: O(n) for n characters.
//
// 规则：长度为偶数的字符串由数字和问号组成。Alice 与 Bob 轮流把一个问号换成一个数字，直到没有
// 问号。最后两半的数字和相等则 Bob 胜，否则 Alice 胜。给定字符串，返回先手 Alice 是否获胜。
// 范围：字符串有 2 到 10^5 个字符。
// 模型：配对策略。
// 思路：把每个问号当作 4.5，设 e 是左右两半之差的两倍。最后 e = 0 时 Bob 胜。左半填入数
// 字 x 使 e 改变 2x - 9，右半填入 x 使 e 改变 9 - 2x；两边都可以是 -9 到 9 的任何奇数。
//
// 1. 若问号个数为奇数，最后一步归 Alice，十个数字中至多一个使 e = 0，所以她胜。
// 2. 若个数为偶数且 e = 0，她每改变一次，Bob 就在剩下的任一问号处改变相反的量，最后 e 为 0。
// 3. 若个数为偶数且 e 不为 0，她每次把 e 往远离 0 的方向推 9。Bob 每次至多拉回 9，所以他走
//    后 e 总不为 0，而最后一步正是他走的。
//
// 问号个数为奇数时 e 也是奇数，所以只看 e = 0 与否即可。
// 复杂度：n 个字符时 O(n)。

impl Solution {
    pub fn sum_game(num: String) -> bool {
        assert!(num.len() % 2 != 1, "{} signs, an odd number", num.len());
        let twice = |sign: u8| match sign {
            b'?' => 9,
            b'0'..=b'9' => 2 * i64::from(sign - b'0'),
            _ => panic!("a sign that is neither a digit nor ?"),
        };
        let sum = |half: &[u8]| half.iter().map(|&sign| twice(sign)).sum::<i64>();
        let (left, right) = num.as_bytes().split_at(num.len() / 2);
        sum(left) != sum(right)
    }
}


