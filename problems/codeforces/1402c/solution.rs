//! Codeforces 1402C — Star Trek
//! <https://codeforces.com/problemset/problem/1402/C> · 1 s · 256 MiB · difficulty 7
//!
//! Rules: there are D + 1 copies, numbered 0, …, D, of a tree with N planets. From one planet of
//! each copy except the last copy, a one-way portal leads to a planet of the next copy. A ship is
//! on planet 1 of copy 0; two players take turns flying it along an edge or through a portal to a
//! planet that it has never visited, and whoever cannot do so loses. The input is `N D` and the
//! edges; print the number of ways, modulo 10^9 + 7, to place the portals so that the first player
//! wins.
//! Bounds: 1 ≤ N ≤ 10^5; 1 ≤ D ≤ 10^18.
//! Kind: count
//! Model: game on a tree, with portals to copies of it.
//! Why: a portal matters only if the player to move at its far end loses. Such a *winning* portal
//! makes the planet at its near end a winning planet, and this may change the outcome of some
//! starting planets.
//!
//! 1. A ship that starts at a planet v always flies away from v. So let v be the root: a planet
//!    that the ship has reached is won for the player to move if some child is lost, and lost if
//!    none is.
//! 2. Let flips(u) be the number of planets in the subtree of u at which a winning portal would
//!    change the outcome of u. If u is lost, all its children are won; a winning portal at u makes
//!    u won, and so does a portal that makes a child lost. So flips(u) is 1 plus the sum of
//!    flips(w) over the children w of u. If u is won and just one child w is lost, u becomes lost
//!    if w becomes won, and in no other way: flips(u) = flips(w). If several children are lost,
//!    flips(u) is 0.
//! 3. The outcome and flips(v) of every planet v as the root are found in O(N). A first pass goes
//!    from the leaves up, with planet 1 as the root. A second pass goes from planet 1 down: in this
//!    pass, all neighbours of a planet, including its parent, count as its children, and the
//!    parent's values are computed without this planet.
//! 4. A tail consists of the last j copies with their portals; one planet of the first of these
//!    copies is the start of the tail. Let T(j) be the number of such tails, and X(j) the number of
//!    lost ones, in which the player to move at the start loses. So T(1) = N, and X(1) is the
//!    number of planets that are lost as roots.
//! 5. A longer tail has one more copy in front, a portal from this copy to the start of the old
//!    tail, and a new start. If the old tail is won, the portal changes nothing: it may be on any
//!    of the N planets of the new copy, and X(1) starts are lost. If the old tail is lost, let C be
//!    the number of ways to choose a planet for the portal and a new start so that the new start is
//!    lost: C is the sum of flips(v) over the won v and of N - flips(v) over the lost v. So
//!    X(j + 1) = N X(1) (T(j) - X(j)) + C X(j), and T(j + 1) = N² T(j).
//! 6. Copy 0 is put in front of the tails of D copies in the same way, but the new start is always
//!    planet 1. Hence each won tail counts N times if planet 1 is won, and 0 times if it is lost;
//!    each lost tail counts N - flips(1) or flips(1) times, respectively.
//! 7. Step 5 is a multiplication by a 2 × 2 matrix, and the required power of this matrix is found
//!    by repeated squaring.
//!
//! Cost: O(N + log D).
//!
//! 规则：有 N 颗行星的树有 D + 1 份，编号 0, …, D。除最后一份外，每份有一个传送门，从它的某颗行
//! 星通到下一份的某颗行星，只能单向通过。飞船在第 0 份的行星 1 上；双方轮流让它沿一条边或穿过传
//! 送门，飞到从未到过的行星，无处可飞者负。输入 `N D` 和各边；输出有多少种放置传送门的方式使先
//! 手胜，对 10^9 + 7 取模。
//! 范围：1 ≤ N ≤ 10^5；1 ≤ D ≤ 10^18。
//! 模型：树上游戏，有传送门通往树的各份。
//! 思路：传送门只有在穿过之后轮到走的人必败时才有用。这时门所在的行星变成必胜，因而改变某些起点
//! 的胜负。
//!
//! 1. 飞船从行星 v 出发后，总是离 v 越来越远。所以以 v 为根：对到达之后轮到走的人，一颗行星若有
//!    必败的儿子则必胜，没有则必败。
//! 2. 令 flips(u) 为 u 的子树中满足下述条件的行星数：在那里放一个能获胜的传送门，就会改变 u 的
//!    胜负。若 u 必败，它的儿子都必胜；传送门放在 u，或者使某个儿子变成必败，u 就变成必胜。所以
//!    flips(u) 是 1 加各儿子的 flips 之和。若 u 必胜且恰有一个必败的儿子，只有那个儿子变成必胜
//!    才使 u 变成必败，所以 flips(u) 等于那个儿子的 flips。若必败的儿子有多个，flips(u) 为 0。
//! 3. 以每颗行星 v 为根的胜负和 flips(v) 可在 O(N) 内求出：先以行星 1 为根，自叶向上；再从行星
//!    1 向下，每颗行星以自己的所有邻点为儿子：除原来的儿子之外，还有去掉它自己之后的父亲。
//! 4. 最后 j 份连同它们的传送门，再加上其中第一份上的一个起点，称为一条尾巴。设 T(j) 为尾巴数，
//!    X(j) 为其中必败的个数。于是 T(1) = N，X(1) 是以自己为根时必败的行星数。
//! 5. 更长的尾巴在前面多一份树、一个通往原尾巴起点的传送门和一个新起点。若原尾巴必胜，传送
//!    门不起作用：它可以放在 N 颗行星中任一颗上，必败的新起点有 X(1) 个。若原尾巴必败，令 C 为
//!    “门所在的行星与必败起点”的对数，它是必胜的 v 的 flips(v) 与必败的 v 的 N - flips(v) 的
//!    总和。所以 X(j + 1) = N X(1) (T(j) - X(j)) + C X(j)，T(j + 1) = N² T(j)。
//! 6. 第 0 份也这样放在 D 份的尾巴前面，只是起点固定为行星 1。因此，每条必胜的尾巴，若行星 1 必
//!    胜则计 N 次，必败则计 0 次；每条必败的尾巴，相应地计 N - flips(1) 次或 flips(1) 次。
//! 7. 第 5 步是一个二阶矩阵，用快速幂求它的幂。
//!
//! 复杂度：O(N + log D)。

use grundy::contest::mod_int::ModInt;
use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

type Count = ModInt<1_000_000_007>;
type Matrix = [[Count; 2]; 2];

fn main() {
    input! { n: usize, d: u64, edges: [(Usize1, Usize1); n.saturating_sub(1)] }
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    let starts = starts(&tree);
    println!("{}", winning_placements(&starts, d));
}

/// A planet as seen by a ship that starts on it or enters it from outside its subtree.
#[derive(Clone, Copy)]
struct Planet {
    is_lost: bool,
    /// The number of planets at which a winning portal would change `is_lost`.
    flips: u64,
}

/// Totals over neighbours that can be reached from a planet.
#[derive(Clone, Copy, Default)]
struct Neighbours {
    lost: u64,
    flips_of_lost: u64,
    flips_of_won: u64,
}

impl Neighbours {
    fn add(&mut self, planet: Planet) {
        if planet.is_lost {
            self.lost += 1;
            self.flips_of_lost += planet.flips;
        } else {
            self.flips_of_won += planet.flips;
        }
    }

    fn remove(&mut self, planet: Planet) {
        if planet.is_lost {
            self.lost -= 1;
            self.flips_of_lost -= planet.flips;
        } else {
            self.flips_of_won -= planet.flips;
        }
    }

    /// Returns the data of the planet from which these neighbours can be reached.
    fn planet(&self) -> Planet {
        match self.lost {
            0 => Planet { is_lost: true, flips: 1 + self.flips_of_won },
            1 => Planet { is_lost: false, flips: self.flips_of_lost },
            _ => Planet { is_lost: false, flips: 0 },
        }
    }
}

/// Returns the data of each planet for a ship that starts there.
fn starts(tree: &RootedTree) -> Vec<Planet> {
    let mut neighbours = vec![Neighbours::default(); tree.parents().len()];
    for &planet in tree.from_root().iter().rev() {
        if let Some(parent) = tree.parents()[planet] {
            let seen_from_parent = neighbours[planet].planet();
            neighbours[parent].add(seen_from_parent);
        }
    }
    // From here on, a planet that has been gone through knows all its neighbours.
    for &planet in tree.from_root() {
        if let Some(parent) = tree.parents()[planet] {
            let mut others = neighbours[parent];
            others.remove(neighbours[planet].planet());
            neighbours[planet].add(others.planet());
        }
    }
    neighbours.iter().map(Neighbours::planet).collect()
}

/// Returns the number of ways to place the portals that lead to `copies` further copies so that
/// planet 1 is won.
fn winning_placements(starts: &[Planet], copies: u64) -> Count {
    if copies == 0 {
        return Count::new(u64::from(!starts[0].is_lost));
    }
    let n = starts.len() as u64;
    let lost_with_winning_portal =
        |start: &Planet| Count::new(if start.is_lost { n - start.flips } else { start.flips });
    let lost = Count::new(starts.iter().filter(|start| start.is_lost).count() as u64);
    let flipped: Count = starts.iter().map(lost_with_winning_portal).sum();
    let planets = Count::new(n);
    // Lost tails and all tails, after one more copy and before it.
    let one_more = [[flipped - planets * lost, planets * lost], [Count::new(0), planets * planets]];
    let [to_lost, to_all] = power(one_more, copies - 1);
    let lost_tails = to_lost[0] * lost + to_lost[1] * planets;
    let all_tails = to_all[0] * lost + to_all[1] * planets;
    let won_before_won = if starts[0].is_lost { Count::new(0) } else { planets };
    let won_before_lost = planets - lost_with_winning_portal(&starts[0]);
    (all_tails - lost_tails) * won_before_won + lost_tails * won_before_lost
}

fn power(matrix: Matrix, exponent: u64) -> Matrix {
    let [zero, one] = [0, 1].map(Count::new);
    let mut power = [[one, zero], [zero, one]];
    let mut square = matrix;
    let mut left = exponent;
    while left > 0 {
        if left % 2 == 1 {
            power = product(&power, &square);
        }
        square = product(&square, &square);
        left /= 2;
    }
    power
}

fn product(a: &Matrix, b: &Matrix) -> Matrix {
    let entry = |i: usize, j: usize| a[i][0] * b[0][j] + a[i][1] * b[1][j];
    [[entry(0, 0), entry(0, 1)], [entry(1, 0), entry(1, 1)]]
}
