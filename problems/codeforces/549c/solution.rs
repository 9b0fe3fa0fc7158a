//! Codeforces 549C — The Game Of Parity
//! <https://codeforces.com/problemset/problem/549/C> · 1 s · 256 MiB · medium
//!
//! Rules: there are n towns with their numbers of people. Stannis and Daenerys in turn, Stannis
//! first, burn one town until k are left. If the number of all people left is odd, Stannis wins,
//! and if it is even, Daenerys. The input is `n k` and the towns; print the winner.
//! Model: taking game, the parity of what is left.
//! Why: only the parity of a town matters. If n = k, the sum decides. Otherwise let the player
//! with the last move be L and the other one O, who has r = ⌊(n - k)/2⌋ moves. L finds k + 1 towns
//! at the last move, and if both kinds are among them, he can leave an odd or an even sum.
//!
//! 1. So O can only win if one kind is gone by then. If the odd towns are gone, the sum is even; if
//!    the even ones are gone, it has the parity of k.
//! 2. O can make sure that a kind is gone if there are at most r towns of it: he burns these. If
//!    there are more, L can save that kind: he burns towns of the other kind as long as there are
//!    any, and if none are left, those left are of the kind to be saved.
//! 3. Let Daenerys have the last move. It helps Stannis only if the even towns are gone and k is
//!    odd, so by step 2 he wins if and only if k is odd and there are at most r even towns.
//! 4. Let Stannis have the last move. It helps Daenerys if the odd towns are gone. If k is odd,
//!    nothing else does, so she wins if and only if there are at most r odd towns.
//! 5. If Stannis has the last move and k is even, it also helps Daenerys if the even towns are
//!    gone, so she wins if there are at most r towns of one kind. If there are at least r + 1 of
//!    each, Stannis can keep it so, with r going down to 0, and finds both kinds at the last move:
//!    there are k + 2r + 1 towns, and k ≥ 2 (for k = 0 one kind has at most r). So not both kinds
//!    have exactly r + 1, and he burns a town of a kind that has more. After Daenerys's move there
//!    are at least r of each kind, and she has r - 1 moves left.
//!
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { n: usize, k: usize, towns: [u64; n] }
    assert!(k <= n, "{k} of {n} towns are left");
    let odd = towns.iter().filter(|&&people| people % 2 == 1).count();
    println!("{}", if stannis_wins(odd, n - odd, k) { "Stannis" } else { "Daenerys" });
}

/// Returns whether Stannis wins with so many odd and even towns, of which `k` are left.
fn stannis_wins(odd: usize, even: usize, k: usize) -> bool {
    let moves = odd + even - k;
    let k_is_odd = k % 2 == 1;
    if moves == 0 {
        odd % 2 == 1
    } else if moves.is_multiple_of(2) {
        k_is_odd && even <= moves / 2
    } else {
        let daenerys_wins = odd <= moves / 2 || (!k_is_odd && even <= moves / 2);
        !daenerys_wins
    }
}
