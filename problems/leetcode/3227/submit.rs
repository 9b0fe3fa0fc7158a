// LeetCode 3227 https://leetcode.com/problems/vowels-game-in-a-string/ · made by `cargo judge bundle leetcode3227 --write` from c376b4901b46b079
// LeetCode 3227 — Vowels Game in a String
// <https://leetcode.com/problems/vowels-game-in-a-string/> · 1 s? · 256 MiB? · difficulty 3
//
// Rules: a move removes a non-empty substring and closes the gap. Alice's substrings must have
// an odd number of vowels (a, e, i, o, u), Bob's an even number, and whoever cannot move loses.
// Given the string, return whether Alice, who moves first, wins.
// Bounds: the string has 1 to 10^5 lowercase letters.
// Kind: partizan
// Picture: `"tobe"`
// Model: partizan game, substrings of a row.
// Why: without a vowel Alice has no move. If the number of vowels is odd, she takes everything. If
// this number is even and at least 2, she takes everything before the last vowel; this part
// contains an odd number of vowels. Then Bob's substrings cannot contain the only vowel that is
// left, so one vowel is left after his move, too, and she takes everything; if he has no move, he
// has lost.
// Cost: O(n) for n letters.
//
// 规则：每次操作从字符串中去掉一段非空的连续子串，再把空隙合拢。Alice 去掉的子串必须含奇数个元
// 音字母（a、e、i、o、u），Bob 的必须含偶数个；无法操作者输。给定字符串，返回先手 Alice 是否获
// 胜。
// 范围：字符串有 1 到 10^5 个小写字母。
// 模型：不公平游戏，一排中连续的一段。
// 思路：没有元音时 Alice 无法操作。元音个数为奇数时，她一次全取。个数为偶数且不小于 2 时，她取
// 走最后一个元音之前的所有字符，其中有奇数个元音。这样只剩一个元音，Bob 的子串不能含它，所以他
// 走后仍剩这一个元音，她再全部取走；如果 Bob 无法操作，他就已经输了。
// 复杂度：n 个字母时 O(n)。

impl Solution {
    pub fn does_alice_win(s: String) -> bool {
        assert!(s.bytes().all(|letter| letter.is_ascii_lowercase()), "another sign than a to z");
        s.contains(['a', 'e', 'i', 'o', 'u'])
    }
}


