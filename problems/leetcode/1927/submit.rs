// LeetCode 1927 https://leetcode.com/problems/sum-game/ · made by `cargo judge bundle leetcode1927 --write` from e298c3f1c78e664b
// LeetCode 1927 — Sum Game
// <https://leetcode.com/problems/sum-game/> · 1 s? · 256 MiB? · medium
//
// Rules: a string of even length has digits and question marks. Alice and Bob in turn replace a
// question mark by a digit until none is left. Then Bob wins if both halves have the same sum, and
// Alice if not. Given the string, return whether Alice, who moves first, wins.
// Model: pairing strategy.
// Why: count a question mark as 4.5, and let e be twice the difference of the two halves. In the
// end Bob needs e = 0. A digit x in the left half changes e by 2x - 9, and in the right half by
// 9 - 2x; in both, that is any of the odd numbers from -9 to 9.
//
// 1. If the number of question marks is odd, Alice has the last move, and at most one of the ten
//    digits makes e = 0. So she wins.
// 2. If it is even and e = 0, Bob answers each of her changes with the opposite one, at any
//    question mark that is left, and e is 0 in the end.
// 3. If it is even and e is not 0, she moves e away from 0 by 9 each time. He brings it back by 9
//    at most, so it never becomes 0 after his moves, of which the last one is the end.
//
// An odd number of question marks makes e odd, so e = 0 decides alone.
// Cost: O(n) for n signs.

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


