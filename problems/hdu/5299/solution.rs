//! HDU 5299 — Circles Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=5299> · 8 s? · 64 MiB? · difficulty 6
//!
//! Rules: circles that neither touch nor cross; a move removes a circle and everything inside it.
//! Alice and Bob take turns, Alice first, and whoever cannot move loses. The input has T cases:
//! `n`, then n circles `x y r` in whole numbers; print the winner's name.
//! Bounds: T ≤ 20; n ≤ 20,000; -20,000 ≤ x, y ≤ 20,000; r ≤ 20,000.
//! Kind: impartial
//! Model: Green Hackenbush, a tree.
//! Why: let each circle become an edge of a graph. The edge of a circle C rests on the edge of the
//! next circle around C, that is, the smallest circle that contains C, or on the ground if no
//! circle contains C. Removing a circle means cutting its edge, so the game is Green Hackenbush on
//! a tree, which is evaluated by the colon principle. To find the next circle around each circle,
//! sweep a vertical line from left to right:
//!
//! 1. The line cuts every circle that it meets into a lower and an upper arc. As the circles do not
//!    meet, the order of their arcs changes only where a circle begins or ends: there its two arcs,
//!    which are neighbours at that moment, are inserted or removed. So the arcs can be kept in a
//!    balanced tree, in which two arcs are compared at the left end of the circle that begins
//!    later.
//! 2. Look straight down from the left end of a circle C to the next arc, which belongs to a circle
//!    D. If this arc is D's lower arc, C is inside D; and no circle inside D contains C, because
//!    the lower arc of such a circle would lie between D's lower arc and C. So D is the next circle
//!    around C.
//! 3. If this arc is D's upper arc, C is outside D. No arc lies between this arc and the left end
//!    of C, so the same circles surround C and D, and the next circle around C is also the next
//!    circle around D. If there is no arc below, no circle surrounds C.
//! 4. Should circles touch or cross after all, consider a leftmost point that two of them share. If
//!    all circles through this point begin further to the left, their arcs are next to one another
//!    just before the point, so two of these circles have become neighbours by then. If a circle
//!    begins there, it becomes a neighbour of another circle that goes through the point, since on
//!    the same line insertions come before removals. So checking any two circles that become
//!    neighbours finds the fault before the order of the arcs goes wrong.
//!
//! Cost: O(n log n) per case, all in whole numbers.
//!
//! 规则：有若干个既不相切也不相交的圆；每次操作移走一个圆和它内部的所有圆。Alice 与 Bob 轮流
//! 走，Alice 先手，无法操作者输。共 T 组数据，每组先给出 n，再给出 n 个圆 `x y r`，都是整数；输
//! 出获胜者的名字。
//! 范围：T ≤ 20；n ≤ 20,000；-20,000 ≤ x, y ≤ 20,000；r ≤ 20,000。
//! 模型：绿色 Hackenbush（删边游戏），一棵树。
//! 思路：把每个圆看作一条边，立在紧包着它的圆（包含它的最小的圆）的那条边上，外面没有圆就立在地
//! 面上。移走一个圆就是剪断它的边，所以这是树上的绿色 Hackenbush，用克朗原理求值。要找每个圆的
//! 紧外层圆，用一条竖线从左到右扫描：
//!
//! 1. 扫描线把它碰到的每个圆切成一段下弧和一段上弧。圆互不相交，弧的上下次序不变，只在圆开始或
//!    结束时有变化：此时相邻的两段弧一起插入或删除。所以可以用平衡树维护这些弧，比较两段弧时，
//!    取较晚开始的那个圆的左端点处来比。
//! 2. 从圆 C 的左端点垂直往下看最近的弧，设它属于圆 D。如果它是 D 的下弧，C 就在 D 内；而 D 内
//!    没有别的圆包含 C，否则那个圆的下弧会夹在中间。所以 D 就是 C 的紧外层圆。
//! 3. 如果它是 D 的上弧，C 就在 D 外。这段弧与 C 的左端点之间没有别的弧，所以包围 C 与包围 D 的
//!    圆相同，C 的紧外层圆就是 D 的紧外层圆。如果下方没有弧，C 外面就没有圆。
//! 4. 万一有圆相切或相交，考虑两个圆的公共点中最靠左的一个。如果经过该点的圆都从更左边开始，那
//!    么在该点之前一瞬间，它们的弧彼此紧挨，所以其中必有两个圆此前已成为相邻。如果有一个圆恰在
//!    该点开始，它就会与另一个经过该点的圆相邻，因为同一条竖线上先插入后删除。所以只要检查每一
//!    对新相邻的圆，就能在弧的次序出错之前发现问题。
//!
//! 复杂度：每组 O(n log n)，全用整数运算。

use grundy::contest::rooted_tree::RootedTree;
use grundy::hackenbush::tree_values;
use proconio::input;
use std::cmp::Ordering;
use std::collections::BTreeSet;

/// The largest coordinate and radius allowed: up to this limit all squared numbers fit into 64
/// bits.
const LARGEST: i64 = 1_000_000_000;

const GROUND: usize = 0;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        let circles = read_circles();
        let tree = RootedTree::from_parents(&next_around(&circles));
        let values = tree_values(&tree.expect("circles lie inside larger ones"));
        winners += if values[GROUND] != 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}

struct Circle {
    x: i64,
    y: i64,
    r: i64,
    /// The upper end of the circle's edge in the tree, in which the ground is vertex 0.
    vertex: usize,
}

impl Circle {
    fn left(&self) -> i64 {
        self.x - self.r
    }

    fn right(&self) -> i64 {
        self.x + self.r
    }

    fn touches_or_crosses(&self, other: &Circle) -> bool {
        let squared_distance = (self.x - other.x).pow(2) + (self.y - other.y).pow(2);
        let is_outside = squared_distance > (self.r + other.r).pow(2);
        let is_inside = squared_distance < (self.r - other.r).pow(2);
        !is_outside && !is_inside
    }
}

fn read_circles() -> Vec<Circle> {
    input! { n: usize }
    let mut circles = Vec::new();
    for vertex in 1..=n {
        input! { x: i64, y: i64, r: i64 }
        assert!(r > 0, "a circle at {x}, {y} of radius {r}");
        let in_bounds = [x, y, r].iter().all(|number| (-LARGEST..=LARGEST).contains(number));
        assert!(in_bounds, "a circle at {x}, {y} of radius {r}: a number is beyond {LARGEST}");
        circles.push(Circle { x, y, r, vertex });
    }
    circles
}

/// Returns the parent of each vertex of the tree: the vertex of the next circle around the vertex's
/// circle, or the ground.
fn next_around(circles: &[Circle]) -> Vec<Option<usize>> {
    let mut arcs = BTreeSet::new();
    let mut parents = vec![None; circles.len() + 1];
    for Event { circle, is_right_end, .. } in events(circles) {
        let lower = Arc { circle, half: Half::Lower };
        let upper = Arc { circle, half: Half::Upper };
        let below: Option<Arc> = arcs.range(..lower).next_back().copied();
        if is_right_end {
            arcs.remove(&lower);
            arcs.remove(&upper);
            let above = arcs.range(upper..).next();
            assert_apart(below.as_ref(), above);
        } else {
            let above = arcs.range(upper..).next();
            assert_apart(below.as_ref(), Some(&lower));
            assert_apart(Some(&upper), above);
            parents[circle.vertex] = match below {
                Some(Arc { circle: around, half: Half::Lower, .. }) => Some(around.vertex),
                Some(Arc { circle: beside, half: Half::Upper, .. }) => parents[beside.vertex],
                None => Some(GROUND),
            };
            arcs.insert(lower);
            arcs.insert(upper);
        }
    }
    parents
}

/// A vertical line at which a circle begins or ends.
struct Event<'a> {
    line: i64,
    is_right_end: bool,
    circle: &'a Circle,
}

/// Returns both ends of all circles from left to right, with left ends first on each line.
fn events(circles: &[Circle]) -> Vec<Event<'_>> {
    let mut events = Vec::new();
    for circle in circles {
        events.push(Event { line: circle.left(), is_right_end: false, circle });
        events.push(Event { line: circle.right(), is_right_end: true, circle });
    }
    events.sort_unstable_by_key(|event| (event.line, event.is_right_end));
    events
}

/// Rejects two circles that touch or cross, given two of their arcs that are neighbours.
fn assert_apart(below: Option<&Arc>, above: Option<&Arc>) {
    if let (Some(below), Some(above)) = (below, above) {
        let (one, other) = (below.circle, above.circle);
        let is_same = one.vertex == other.vertex;
        let are_apart = is_same || !one.touches_or_crosses(other);
        assert!(are_apart, "circles {} and {} touch or cross", one.vertex, other.vertex);
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Half {
    Lower,
    Upper,
}

/// One of the two arcs into which the sweep line cuts a circle.
#[derive(Clone, Copy)]
struct Arc<'a> {
    circle: &'a Circle,
    half: Half,
}

impl Arc<'_> {
    /// Compares the height of the left end of `circle` with the height of this arc on the same
    /// vertical line.
    fn compare_left_end(&self, circle: &Circle) -> Ordering {
        let square = self.circle.r.pow(2) - (circle.left() - self.circle.x).pow(2);
        let signed_square = match self.half {
            Half::Lower => -square,
            Half::Upper => square,
        };
        let up = circle.y - self.circle.y;
        (up * up.abs()).cmp(&signed_square)
    }
}

impl Ord for Arc<'_> {
    /// Compares the heights of two arcs that the same line cuts.
    fn cmp(&self, other: &Self) -> Ordering {
        let (one, another) = (self.circle, other.circle);
        let by_height = if one.vertex == another.vertex {
            Ordering::Equal
        } else if one.left() >= another.left() {
            other.compare_left_end(one)
        } else {
            self.compare_left_end(another).reverse()
        };
        by_height.then(one.vertex.cmp(&another.vertex)).then(self.half.cmp(&other.half))
    }
}

impl PartialOrd for Arc<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Arc<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Arc<'_> {}
