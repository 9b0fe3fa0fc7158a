// LeetCode 2029 https://leetcode.com/problems/stone-game-ix/ · made by `cargo judge bundle leetcode2029 --write` from fe0b63c8a908130f
// LeetCode 2029 — Stone Game IX
// <https://leetcode.com/problems/stone-game-ix/> · 1 s? · 256 MiB? · difficulty 5
//
// Rules: a move removes one of the stones, each of which has a value. Whoever makes the sum of all
// removed values a multiple of 3 loses; if all stones are removed and nobody has lost in this way,
// Bob wins. Given the values, return whether Alice, who moves first, wins.
// Bounds: 1 to 10^5 stones; the values are from 1 to 10^4.
// Kind: impartial
// Model: parity, of the number of safe moves.
// Why: only remainders modulo 3 matter. Let a, b and z be the numbers of stones with remainders
// 1, 2 and 0. Call each stone by its remainder. Alice must not begin with a 0. If she begins with
// a 1, everything else is forced, except for the turns on which the 0s are taken:
//
// 1. A stone of remainder 0 does not change the sum modulo 3, so after the first move it is always
//    safe to remove such a stone. The other stones must be taken in the order 1, 1, 2, 1, 2, 1, 2,
//    …, which makes the sum modulo 3 run through 1, 2, 1, 2, ….
// 2. No player makes a move that loses at once while there is a safe move, and a safe move never
//    makes another safe move unsafe. So the players make all safe moves there are: they take the z
//    zeros, and the longest prefix of the order in step 1 for which there are enough stones. This
//    prefix has 2a - 1 stones if a - 1 ≤ b, and 2b + 2 stones otherwise.
// 3. Alice wins exactly when, after all safe moves, Bob is to move and some stone is left, that
//    is, when the number of safe moves is odd and less than a + b + z.
// 4. If z is even, the length of the prefix must be odd, so it is 2a - 1, and 2a - 1 must be less
//    than a + b. Together, these conditions mean 1 ≤ a ≤ b. If z is odd, the length of the prefix
//    must be even, so it is 2b + 2, and 2b + 2 must be less than a + b. This means b + 3 ≤ a.
// 5. If she begins with a 2, the same holds with a and b exchanged. So she wins exactly when z is
//    even and neither a nor b is 0, or z is odd and a and b differ by 3 or more.
//
// Cost: O(n) for n stones.
//
// 规则：每块石头有一个价值，每次操作移走一块。使已移走的价值之和成为 3 的倍数的人负；若在此之
// 前石头取完，则 Bob 胜。给定各价值，返回先手 Alice 是否获胜。
// 范围：1 到 10^5 块石头；各价值从 1 到 10^4。
// 模型：奇偶性，看安全步的个数。
// 思路：只有除以 3 的余数有关。设余 1、余 2、余 0 的石头各有 a、b、z 块。Alice 不能先取
// 余 0 的。她先取余 1 的之后，除了何时取余 0 的，一切都是被迫的：
//
// 1. 余 0 的石头不改变和的余数，所以第一步之后取它总是安全的。其余的石头必须按 1、1、2、1、2、
//    1、2、…… 的次序取，因为和的余数要依次是 1、2、1、2、……。
// 2. 有安全步时谁也不会自寻失败，而走一步安全步不会影响另一类安全步。所以双方会走完所
//    有安全步：z 块余 0 的，以及石头够用时上述次序的最长的前段。若 a - 1 ≤ b，这一段
//    有 2a - 1 块，否则有 2b + 2 块。
// 3. 此时轮到 Bob 而且还有石头，Alice 才胜，也就是说安全步数为奇数，而且小于 a + b + z。
// 4. 若 z 为偶数，这一段的长度必须是奇数，2a - 1 < a + b，即 1 ≤ a ≤ b。若 z 为奇数，长度必须
//    是 2b + 2 < a + b，即 b + 3 ≤ a。
// 5. 她先取余 2 的时，把 a 与 b 互换即可。所以 z 为偶数且 a、b 都不为 0，或者 z 为奇数
//    且 a 与 b 至少相差 3 时，她胜。
//
// 复杂度：n 块石头时 O(n)。

impl Solution {
    pub fn stone_game_ix(stones: Vec<i32>) -> bool {
        let mut counts = [0usize; 3];
        for value in stones {
            counts[value.rem_euclid(3) as usize] += 1;
        }
        let [zeros, ones, twos] = counts;
        match zeros % 2 {
            0 => ones > 0 && twos > 0,
            _ => ones.abs_diff(twos) >= 3,
        }
    }
}


