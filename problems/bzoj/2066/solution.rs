//! BZOJ 2066 — Game (Gra)
//! <https://hydro.ac/d/bzoj/p/2066> · 1 s? · 128 MiB? · difficulty 6
//!
//! Also: POI 2004 "Gra"
//! Rules: pawns stand on a strip of fields 1 to m, at most one on each and none on m. A move takes
//! a pawn to the next free field, possibly past other pawns; whoever first brings a pawn to m wins.
//! The input is one case: `m n`, then the fields of n pawns, in ascending order. Print how many
//! first moves win.
//! Bounds: 2 ≤ m ≤ 10^9; 1 ≤ n ≤ 10^6; n < m.
//! Kind: impartial
//! Model: staircase Nim, on the blocks between free fields.
//! Why: a pawn with f free fields between it and m is on step f of a staircase, and a move takes
//! some pawns from one step to the next lower one. Nobody wants to go down to step 0, next to m, so
//! step 1 is the ground, and the game is Staircase Nim.
//!
//! 1. If m - 1 is occupied, the pawns of the block that ends on m - 1 can go to m, and each of
//!    these moves wins. Any other move leaves m - 1 occupied, and the opponent wins at once.
//! 2. If m - 1 is free, no pawn can go to m yet, and if one goes to m - 1, the opponent moves it to
//!    m. So nobody moves to m - 1 unless there is no other move, and whoever has no other move
//!    loses: moves to m - 1 may be left out, and normal play remains.
//! 3. Say that a pawn is on step f if f fields between it and m are free; m - 1 is one of these
//!    fields, so f is at least 1. The pawns on a step are a block of neighbours. If one of them
//!    goes to the next free field, then it and all pawns of the block that are ahead of it, x pawns
//!    in all, have one fewer free field in front of them, and the other pawns have as many as
//!    before. So a move takes x pawns from a step to the next lower step; x can be any number
//!    from 1 up to the number of pawns on the step, and each x is obtained by moving one pawn. By
//!    step 2 of this proof, no pawn moves from step 1, so step 1 is the ground, and step f is the
//!    (f - 1)-th step above it.
//! 4. The winning moves of Staircase Nim depend only on the numbers of pawns on the odd steps and,
//!    for a move from an even step, on the number of pawns on the step below it. So of the empty
//!    steps between two steps with pawns, all but one or two can be left out, as long as the parity
//!    of their number is kept.
//!
//! Cost: O(n).
//! Judge: on a strip that is full except for m, such as `2 1` and `1`, two accepted programs print
//! n + 1: they also count a pawn on a field numbered 0. By the rules n moves win, and n is printed
//! here. A jury program without this error prints n as well, so the judge's tests cannot contain
//! such a strip.
//!
//! 规则：一条纸带有 1 到 m 格，放有若干棋子，每格至多一枚，m 格上没有。每次操作把一枚棋子移到它
//! 前方的下一个空格，可以越过其他棋子；先把棋子走到 m 的人胜。只有一组数据，先给出 `m n`，再从
//! 小到大给出 n 枚棋子所在的格。输出有多少种必胜的第一步。
//! 范围：2 ≤ m ≤ 10^9；1 ≤ n ≤ 10^6；n < m。
//! 模型：阶梯 Nim，台阶是空格之间的一块块棋子。
//! 思路：若一枚棋子与 m 之间有 f 个空格，就说它在第 f 级台阶上，每步把某一级的若干枚棋子移到下
//! 一级。谁也不愿意走到第 0 级，即紧挨着 m 的地方，所以第 1 级就是地面，由阶梯 Nim 定胜负。
//!
//! 1. 若 m - 1 格上有棋子，与它连成一块的棋子都能走到 m，每一种都是必胜的一步。其他任何一步之
//!    后 m - 1 上仍有棋子，对手立即获胜。
//! 2. 若 m - 1 格空着，还没有棋子能走到 m，而走到 m - 1 的棋子会被对手走到 m。所以除非没有别的
//!    步，谁也不走到 m - 1，而没有别的步的人就败了：可以把走到 m - 1 的步去掉，其余按正常规则进
//!    行。
//! 3. 若一枚棋子与 m 之间有 f 个空格，m - 1 也计算在内，就说它在第 f 级，f 至少为 1。同一级的棋
//!    子是连在一起的一块。若其中一枚走到前方的下一个空格，它和这一块中它前方的棋子共 x 枚，前方
//!    的空格都少了一个，其他棋子前方的空格数不变。所以每步把 x 枚棋子从一级移到下一级；x 可以
//!    是 1 到这一级的总数中的任何一个，每个 x 恰对应一枚棋子的一步。由第 2 步，第 1 级的棋
//!    子不再走：它就是地面，第 f 级是第 f - 1 级台阶。
//! 4. 阶梯 Nim 的必胜的走法取决于各奇数级台阶上的枚数；从偶数级台阶走的一步，还取决于它的下一
//!    级。所以在两个有棋子的级之间，许多空着的级可以省掉，只留一个或两个，保持其个数的奇偶即
//!    可。
//!
//! 复杂度：O(n)。
//! 评测：若纸带除 m 以外全满，如 `2 1` 和 `1`，有两份已通过的程序输出 n + 1：它们把位于 0 格的
//! 一枚棋子也计算在内。按规则有 n 种必胜的第一步，这里输出 n。出题方的程序若没有这个疏忽，也会
//! 输出 n，所以评测数据中不可能有这样的纸带。

use grundy::staircase::{winning_moves, NO_BOUND};
use proconio::input;

fn main() {
    input! { m: u64, n: usize, pawns: [u64; n] }
    for pair in pawns.windows(2) {
        assert!(pair[0] < pair[1], "a pawn on {} after one on {}: not going up", pair[1], pair[0]);
    }
    if let Some(&pawn) = pawns.iter().find(|&&pawn| pawn == 0 || pawn >= m) {
        panic!("a pawn on field {pawn}, not from 1 to {m} - 1");
    }
    let winning = match last_block(&pawns, m) {
        0 => winning_moves(&steps(&pawns, m), NO_BOUND).len(),
        block => block,
    };
    println!("{winning}");
}

/// Returns how many pawns stand on the fields m - 1, m - 2, … without a gap.
fn last_block(pawns: &[u64], m: u64) -> usize {
    let fields = (0..m).rev();
    pawns.iter().rev().zip(fields).take_while(|&(&pawn, field)| pawn == field).count()
}

/// Returns how many pawns each step holds, from the first step above the ground upwards, without
/// the empty steps that can be left out; m - 1 must be free.
fn steps(pawns: &[u64], m: u64) -> Vec<u64> {
    let mut steps = Vec::new();
    let mut height = 0; // of the last step so far, empty ones included
    for (pawns_beyond, &pawn) in (0..).zip(pawns.iter().rev()) {
        let new_height = m - 2 - pawn - pawns_beyond;
        let climb = new_height - height;
        let kept = if climb < 3 { climb } else { 2 + climb % 2 };
        steps.resize(steps.len() + kept as usize, 0);
        height = new_height;
        // Pawns on the ground are not on any step.
        if let Some(pawns) = steps.last_mut() {
            *pawns += 1;
        }
    }
    steps
}
