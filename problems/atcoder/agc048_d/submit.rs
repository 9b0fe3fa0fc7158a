// AtCoder AGC 048 D https://atcoder.jp/contests/agc048/tasks/agc048_d · made by `cargo judge bundle agc048_d --write` from da85e14b2f621c69
//! AtCoder AGC 048 D — Pocky Game
//! <https://atcoder.jp/contests/agc048/tasks/agc048_d> · 2 s · 1024 MiB · difficulty 8
//!
//! Rules: piles of stones lie in a row. FirstLeft and SecondRight take turns: FirstLeft takes one
//! or more stones from the leftmost remaining pile, and SecondRight takes one or more from the
//! rightmost; whoever cannot move loses. The input is the number of cases; each case is `N` and the
//! piles. Print the winner of each case, `First` or `Second`.
//! Bounds: at most 100 cases; 1 ≤ N ≤ 100; a pile has 1 to 10^9 stones.
//! Kind: partizan
//! Model: partizan game, a race of two piles.
//! Why: only the two outer piles can be smaller than they were at the start. A player need only
//! consider two moves: taking his whole pile, and waiting by taking a single stone. So it is enough
//! to know how large an outer pile must be for its owner to win.
//!
//! 1. Consider the piles l to r, and let all of them except pile l be whole, that is, as large as
//!    at the start. The claim is that FirstLeft, if he is to move, wins exactly when pile l has at
//!    least a certain size L(l, r) ≥ 1. Similarly R(l, r) is the least size of pile r at which
//!    SecondRight wins if he is to move and all piles except r are whole. A single pile can be
//!    taken in one move: L(l, l) and R(l, l) are 1.
//! 2. Now let l < r, let the piles l and r have x ≥ 1 and y ≥ 1 stones, and let the piles between
//!    them be whole. Write λ for L(l, r - 1) and ρ for R(l + 1, r). We show by induction on x + y
//!    that FirstLeft, if he is to move, wins exactly when y < ρ or x - λ > y - ρ, and that
//!    SecondRight, if he is to move, wins exactly when x < λ or y - ρ > x - λ.
//! 3. Let it be FirstLeft's turn. If FirstLeft takes the whole pile l, then SecondRight is to move
//!    with the piles l + 1 to r, and pile l + 1 is whole, or it is pile r itself. By step 1,
//!    FirstLeft wins in this way exactly when y < ρ; if l + 1 = r, then ρ = 1 and he does not win.
//! 4. If y ≥ ρ, he has to leave x' stones in pile l, with 1 ≤ x' < x. By induction SecondRight then
//!    loses exactly when x' ≥ λ and y - ρ ≤ x' - λ, and as y ≥ ρ, the second condition is enough.
//!    This second condition is weakest for x' = x - 1, where it says that x - λ > y - ρ; then x >
//!    λ ≥ 1, so he can leave x - 1 ≥ 1 stones. The argument for SecondRight is the mirror image.
//! 5. Let pile r be whole, with y = a stones. If a < ρ, FirstLeft wins with every x ≥ 1, and L(l,
//!    r) = 1. Otherwise he wins with L(l, r) = λ + a - ρ + 1 stones or more, as step 1 claims. In
//!    the same way, if the whole pile l has b stones, R(l, r) is 1 for b < λ, and ρ + b - λ + 1
//!    otherwise.
//!
//! Cost: O(N²) per case.
//!
//! 规则：若干堆石子排成一行。两人轮流操作，FirstLeft 从现存最左的一堆取走一枚或更多，
//! SecondRight 从现存最右的一堆取；无法操作者输。输入数据组数，每组为 `N` 和各堆石子数；输出每
//! 组的获胜者 `First` 或 `Second`。
//! 范围：至多 100 组；1 ≤ N ≤ 100；每堆有 1 到 10^9 枚石子。
//! 模型：不公平游戏，两端两堆的赛跑。
//! 思路：只有最外面的两堆可能与开始时不同。每人要么在能获胜时取走自己的整堆，要么只取一枚来等
//! 待。所以只要知道外面的一堆需要多大就够了。
//!
//! 1. 考虑第 l 到第 r 堆，除第 l 堆外都是完整的。我们断言：存在最小的 L(l, r) ≥ 1，轮
//!    到 FirstLeft 时，第 l 堆达到这个大小他就胜，小于它他就败。同样，R(l, r) 是除第 r 堆外都完
//!    整、轮到 SecondRight 时，使他获胜的第 r 堆的最小大小。只有一堆时一次取完：
//!    L(l, l) 与 R(l, l) 都是 1。
//! 2. 现在设 l < r，第 l 堆和第 r 堆分别有 x ≥ 1 和 y ≥ 1 枚，中间各堆完整。记 λ 为
//!    L(l, r - 1)，ρ 为 R(l + 1, r)。对 x + y 归纳证明：轮到 FirstLeft 时，当且仅当 y < ρ 或
//!    x - λ > y - ρ 时他胜；轮到 SecondRight 时，当且仅当 x < λ 或 y - ρ > x - λ 时他胜。
//! 3. 设轮到 FirstLeft。若他取走整个第 l 堆，就轮到 SecondRight 面对第 l + 1 到第 r 堆，
//!    第 l + 1 堆完整，或者它就是第 r 堆。由第 1 步，当且仅当 y < ρ 时 FirstLeft 胜；
//!    若 l + 1 = r，则 ρ = 1，他不能这样取胜。
//! 4. 若 y ≥ ρ，他必须在第 l 堆留下 x' ≥ 1 枚，x' < x。由归纳，这时 SecondRight 败，当且仅当
//!    x' ≥ λ 且 y - ρ ≤ x' - λ；因为 y ≥ ρ，第二个条件就够了。x' = x - 1 时这个条件最弱，即
//!    x - λ > y - ρ；此时 x > λ ≥ 1，所以确实可以留下 x - 1 ≥ 1 枚。轮到 SecondRight 时，从另一
//!    边看同理。
//! 5. 令 y 为完整的第 r 堆，设为 a 枚。若 a < ρ，则任何 x ≥ 1 都使 FirstLeft 胜，L(l, r) = 1；
//!    否则从 L(l, r) = λ + a - ρ + 1 枚起他胜，正如第 1 步所断言。同理，设第 l 堆原有 b 枚，若
//!    b < λ，则 R(l, r) = 1，否则 R(l, r) = ρ + b - λ + 1。
//!
//! 复杂度：每组 O(N²)。

use proconio::input;

/// The least sizes of outer piles at which their owners win if they are to move.
#[derive(Clone)]
struct Enough {
    left: u128,
    right: u128,
}

fn main() {
    input! { t: usize, cases: [[u64]; t] }
    let mut winners = String::new();
    for piles in cases {
        // Empty piles are out of play.
        let piles: Vec<u128> = piles.into_iter().filter(|&pile| pile > 0).map(u128::from).collect();
        winners += if first_wins(&piles) { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}

fn first_wins(piles: &[u128]) -> bool {
    // For each leftmost pile; the number of piles grows.
    let mut enough = vec![Enough { left: 1, right: 1 }; piles.len()];
    for length in 2..=piles.len() {
        for l in 0..=piles.len() - length {
            let lambda = enough[l].left;
            let rho = enough[l + 1].right;
            enough[l] = Enough {
                left: enough_against(piles[l + length - 1], rho, lambda),
                right: enough_against(piles[l], lambda, rho),
            };
        }
    }
    piles.first().is_some_and(|&pile| pile >= enough[0].left)
}

/// Returns how many stones the player needs while the opponent's pile is whole. The opponent needs
/// `they_need` stones if the player's pile is gone, and the player needs `i_need` if the opponent's
/// pile is gone.
fn enough_against(pile: u128, they_need: u128, i_need: u128) -> u128 {
    if pile < they_need {
        1
    } else {
        i_need + (pile - they_need) + 1
    }
}


