//! Games on graphs and trees.

use super::{figure, joined, sorted};
use crate::pictures::drawing::{at, class_of_value, line, node, svg, text_from, Point};
use crate::pictures::positions::{outcomes_from, Player, Positions};
use crate::pictures::rooted::{tree, Vertex};
use crate::pictures::Picture;
use grundy::game::{Analysis, Game};
use grundy::graph::LoopyOutcome;
use grundy::nim::nim_sum;
use grundy::Outcome;
use maud::html;
use std::collections::VecDeque;
use wording::language::Language;

/// Returns the picture of a problem of this group.
pub fn of_problem(place: &str, language: Language) -> Option<Picture> {
    match place {
        "codeforces/1363c" => leaves(
            language,
            "A path of five vertices, x the special one; a move removes an end. Whoever makes x an \
             end loses, since it is then taken, so both avoid that until x stands between two \
             others, and whoever is to move then loses. The parity of the number of vertices \
             decides, unless x is a leaf at once.",
            "五个顶点的路，x 为特殊点；每步删去一个端点。谁把 x 变成端点谁输（对手立即取走），所以双方都避免，\
             直到 x 夹在两点之间，那时轮到的人输。除非 x 一开始就是叶子，由顶点数的奇偶决定。",
        ),
        "bzoj/2927" => leaves(
            language,
            "Five triangles in a row, x the black one; a move cuts off a triangle at an end. \
             Whoever lays x bare loses, since it is then cut off, so both avoid that until x \
             stands between two others, and whoever is to move then loses. The parity of the \
             number of triangles decides, unless x is bare at once.",
            "排成一行的五个三角形，x 为黑色；每步切下一端的三角形。谁让 x 露在端上谁输（对手立即切走），\
             所以双方都避免，直到 x 夹在两个之间，那时轮到的人输。除非 x 一开始就在端上，由三角形个数的奇偶决定。",
        ),
        "codeforces/1585g" => cut_by_levels(language),
        "codeforces/1605d" => numbered_tree(language),
        "codeforces/2062e1" | "codeforces/2062e2" => rising_subtrees(language),
        "codeforces/2137g" => red_nodes(language),
        "codeforces/936b" => sleeping_player(language),
        "codeforces/1860c" => permutation(language),
        "codeforces/451a" => sticks(language),
        "atcoder/abc218_g" => medians(language),
        "atcoder/abc261_h" => weighted_graph(language),
        "atcoder/agc005_e" => two_trees(language),
        "atcoder/agc014_d" => matched_tree(
            language,
            "A tree paired from the leaves up; the orange vertex is left over. If none were, Aoki \
             would always paint the partner of what Takahashi has painted, and no vertex would \
             stay white. Here Takahashi paints the parent of a deepest leaf, which forces Aoki to \
             the leaf, and so on upwards until the vertex left over is his, among white \
             neighbours.",
            "从叶子往上配对的树；橙色顶点没有配上。若全配上，Aoki 总涂 Takahashi 所涂点的对偶，没有白点能留下。\
             这里 Takahashi 涂最深叶子的父亲，逼 Aoki 去涂那片叶子，如此往上，最后剩下的点归他，四周都是白的。",
        ),
        "atcoder/ttpc2024_2_n" => matched_tree(
            language,
            "A tree paired from the leaves up; the orange vertex is left over. If none were, Bob \
             would always mark the partner of what Alice has marked. Here Alice begins with the \
             orange vertex, and then she is the one who answers by partners: if Bob could ever \
             mark another vertex without one, a larger matching would be possible.",
            "从叶子往上配对的树；橙色顶点没有配上。若全配上，Bob 总标记 Alice 所标记点的对偶。\
             这里 Alice 先标记橙色顶点，以后由她用对偶应答：Bob 若能标记到另一个没有对偶的点，匹配就还能变大。",
        ),
        "atcoder/arc105_e" => disconnected(language),
        "atcoder/arc162_c" => good_subtrees(language),
        "bzoj/4134" | "bzoj/4730" => paths_to_the_root(language),
        _ => None,
    }
}

fn leaves(language: Language, english: &str, chinese: &str) -> Option<Picture> {
    let options = |path: &String| match path.contains('x') {
        true => vec![path[1..].to_string(), path[..path.len() - 1].to_string()],
        false => Vec::new(),
    };
    let name = |path: &String| {
        let mirrored: String = path.chars().rev().collect();
        let path = mirrored.min(path.clone());
        if path.is_empty() {
            "∅".to_string()
        } else {
            path
        }
    };
    let positions = Positions::after("ooxoo".to_string(), options, name)?;
    figure(language, positions.outcomes(), english, chinese)
}

/// A rooted tree, given by the parents of the vertices 1, 2, ….
struct Rooted(&'static [usize]);

impl Rooted {
    fn children(&self, vertex: usize) -> Vec<usize> {
        (1..=self.0.len()).filter(|&child| self.0[child - 1] == vertex).collect()
    }

    /// Returns whether a vertex is another one or lies below it.
    fn is_below(&self, mut vertex: usize, other: usize) -> bool {
        while vertex != other && vertex > 0 {
            vertex = self.0[vertex - 1];
        }
        vertex == other
    }

    /// Returns the edges on the least way from a vertex to a leaf below it, counted as vertices.
    fn rank(&self, vertex: usize) -> usize {
        1 + self.children(vertex).iter().map(|&child| self.rank(child)).min().unwrap_or(0)
    }

    /// Returns the subtrees that are left of one when the path to a vertex is removed from it.
    fn beside_path(&self, root: usize, vertex: usize) -> Vec<usize> {
        let mut left = self.children(vertex);
        let mut on_path = vertex;
        while on_path != root {
            let parent = self.0[on_path - 1];
            left.extend(self.children(parent).into_iter().filter(|&child| child != on_path));
            on_path = parent;
        }
        left
    }
}

/// The game in which a tree is cut along one of its levels.
struct Levels(Rooted);

impl Game for Levels {
    type Position = usize;

    fn options(&self, &root: &usize) -> Vec<Vec<usize>> {
        let mut level = vec![root];
        let mut options = Vec::new();
        for _ in 0..self.0.rank(root) {
            level = level.iter().flat_map(|&vertex| self.0.children(vertex)).collect();
            options.push(level.clone());
        }
        options
    }
}

fn cut_by_levels(language: Language) -> Option<Picture> {
    const PARENTS: [usize; 9] = [0, 0, 1, 1, 2, 3, 3, 4, 5];
    let mut game = Analysis::new(Levels(Rooted(&PARENTS)));
    let values: Vec<u64> =
        (0..10).map(|vertex| game.value(&vertex)).collect::<Result<_, _>>().ok()?;
    let ranks = Rooted(&PARENTS);
    let vertices: Vec<Vertex> = (0..10)
        .map(|vertex| {
            let class = class_of_value(values[vertex]);
            Vertex::new(class, values[vertex], format!("r{}", ranks.rank(vertex)))
        })
        .collect();
    figure(
        language,
        Some(tree(&PARENTS, &vertices, |_| "")),
        "A tree with the Grundy value of the subtree of each vertex, and beside it the rank r, the \
         number of levels at which it may be cut. Cutting at depth d leaves the subtrees on the \
         level below, a nim sum; the value is the mex of these sums for d = 1, …, r. A leaf is \
         worth mex {0} = 1.",
        "树上每个顶点标出其子树的 SG 值，旁边是秩 r，即可以切的层数。切到第 d 层留下下一层的各子树，取异或和；\
         值是 d = 1、…、r 时这些异或和的 mex。叶子的值为 mex {0} = 1。",
    )
}

fn numbered_tree(language: Language) -> Option<Picture> {
    const PARENTS: [usize; 6] = [0, 0, 0, 1, 1, 2];
    let depth = |mut vertex: usize| {
        let mut depth = 0;
        while vertex > 0 {
            vertex = PARENTS[vertex - 1];
            depth += 1;
        }
        depth
    };
    let rare: Vec<usize> = (0..7).filter(|&vertex| depth(vertex) % 2 == 1).collect();
    // Three vertices have the rarer colour, 3 = 1 + 2: the numbers with these highest digits.
    let other = (0..7).filter(|vertex| !rare.contains(vertex));
    let mut numbers = [0; 7];
    for (number, vertex) in (1..).zip(rare.iter().copied().chain(other)) {
        numbers[vertex] = number;
    }
    let vertices: Vec<Vertex> = (0..7)
        .map(|vertex| {
            let class = if rare.contains(&vertex) { "n" } else { "plain" };
            let number = numbers[vertex];
            Vertex::new(class, number, format!("{number:b}"))
        })
        .collect();
    figure(
        language,
        Some(tree(&PARENTS, &vertices, |_| "")),
        "Seven nodes in two colours, so that edges join unlike ones, with their numbers, beside \
         them in binary. The three of the rarer colour, 3 = 1 + 2, get all numbers whose highest \
         digit is 1 or 2; the others get the rest. A move along an edge needs two numbers with the \
         same highest digit, so no move is possible, and all seven first moves win.",
        "七个结点染两色，边的两端异色；旁边是编号的二进制。较少的颜色有三个，3 = 1 + 2，得到最高位为 1 或 2 的全部编号，\
         其余归另一色。沿边走需要两个编号最高位相同，所以一步也走不了，七种先手都胜。",
    )
}

fn rising_subtrees(language: Language) -> Option<Picture> {
    const PARENTS: [usize; 7] = [0, 0, 1, 1, 2, 2, 4];
    const VALUES: [u32; 8] = [4, 2, 3, 6, 1, 5, 2, 7];
    let shape = Rooted(&PARENTS);
    // Which vertices are left, and the value chosen last.
    type State = (Vec<usize>, u32);
    let chosen = |left: &[usize], vertex: usize| -> State {
        let left = left.iter().copied().filter(|&other| !shape.is_below(other, vertex));
        (left.collect(), VALUES[vertex])
    };
    let options = |(left, last): &State| -> Vec<State> {
        let larger = left.iter().filter(|&&vertex| VALUES[vertex] > *last);
        larger.map(|&vertex| chosen(left, vertex)).collect()
    };
    let all: Vec<usize> = (0..VALUES.len()).collect();
    let starts: Vec<State> = all.iter().map(|&vertex| chosen(&all, vertex)).collect();
    let cannot_move = |state: &State| options(state).is_empty().then_some(Outcome::N);
    let outcomes = outcomes_from(&starts, options, cannot_move)?;
    let vertices: Vec<Vertex> = all
        .iter()
        .map(|&vertex| match outcomes[vertex] {
            LoopyOutcome::P { .. } => Vertex::new("p", VALUES[vertex], "✓"),
            _ => Vertex::new("n", VALUES[vertex], ""),
        })
        .collect();
    figure(
        language,
        Some(tree(&PARENTS, &vertices, |_| "")),
        "A tree with a value on each node; with the green choices, ✓, Cirno wins. A choice must \
         leave a larger value outside its subtree, or the opponent cannot move and wins. Among \
         the nodes for which it does, the one with the largest value always wins: the opponent's \
         answer leaves no larger value.",
        "每个结点有一个值；选绿色的（✓）Cirno 胜。所选子树之外必须还有更大的值，否则对手无法走而胜。\
         满足这一点的结点中，值最大的一定胜：对手应一步后，再没有更大的值。",
    )
}

fn red_nodes(language: Language) -> Option<Picture> {
    const EDGES: [(u32, u32); 7] = [(1, 2), (1, 3), (2, 4), (2, 5), (3, 5), (5, 6), (4, 6)];
    const RED: u32 = 4;
    type State = (u32, Player);
    let options = |&(vertex, player): &State| -> Vec<State> {
        let out = EDGES.iter().filter(|&&(from, _)| from == vertex && vertex != RED);
        out.map(|&(_, to)| (to, player.other())).collect()
    };
    let name = |&(vertex, player): &State| {
        format!("{} {vertex}", if player == Player::First { "C" } else { "R" })
    };
    let ends = |&(vertex, _): &State| match vertex {
        RED => Some(Player::Second),
        6 => Some(Player::First),
        _ => None,
    };
    let positions = Positions::after((1, Player::First), options, name)?;
    figure(
        language,
        positions.winners(["Cry", "River"], |state| state.1, ends),
        "A token on a node, and who is to move: C for Cry, R for River. Node 4 is red and River's, \
         node 6 has no way on and is Cry's. River wins at his move if some edge leads to a state \
         of his, and at Cry's if all do. When a node turns red, more states become River's and \
         none is lost to him, so each changes once at most.",
        "棋子所在结点与轮到谁：C 为 Cry，R 为 River。4 号为红点，归 River；6 号无路可走，归 Cry。\
         轮到 River 时有一条边通向他的状态即胜，轮到 Cry 时要所有边都通向。结点变红只会让 River 的状态变多，\
         所以每个状态至多变一次。",
    )
}

fn sleeping_player(language: Language) -> Option<Picture> {
    const EDGES: [(u32, u32); 5] = [(1, 2), (1, 3), (3, 2), (2, 4), (3, 5)];
    // The vertex, and whether the sleeping player is to move.
    type State = (u32, bool);
    let options = |&(vertex, is_sleepers): &State| -> Vec<State> {
        let out = EDGES.iter().filter(|&&(from, _)| from == vertex);
        out.map(|&(_, to)| (to, !is_sleepers)).collect()
    };
    let name = |&(vertex, is_sleepers): &State| {
        format!("{vertex} {}", if is_sleepers { "odd" } else { "even" })
    };
    fn can_win(state: &State, options: &impl Fn(&State) -> Vec<State>) -> bool {
        let after = options(state);
        match after.is_empty() {
            true => state.1,
            false => after.iter().any(|state| can_win(state, options)),
        }
    }
    let positions = Positions::after((1, false), options, name)?;
    let wins: Vec<bool> =
        positions.positions().iter().map(|state| can_win(state, &options)).collect();
    let note = |number: usize, _: &State| match wins[number] {
        true => ("n", "Win".to_string()),
        false => ("plain", "Lose".to_string()),
    };
    figure(
        language,
        Some(positions.told(note, |_, to| wins[to])),
        "One player makes all moves, so this is a search: each vertex once after an even number of \
         moves and once after an odd one. He wins where the chip is stuck after an odd number, at \
         the sleeper's turn: along green arrows, 1, 3, 2, 4. If no such end is in reach, a \
         cycle in reach makes it a draw.",
        "所有着法都由一人走，所以只是搜索：每个顶点分走了偶数步与奇数步两种状态。走了奇数步后无路可走（轮到睡着的人）即胜：\
         沿绿色箭头 1、3、2、4。到不了这样的终点时，能到环则为平局。",
    )
}

fn permutation(language: Language) -> Option<Picture> {
    const ROW: [u32; 5] = [3, 1, 4, 2, 5];
    let options = |chip: &Option<usize>| -> Vec<Option<usize>> {
        let smaller = |place: usize| {
            (0..place).filter(move |&left| ROW[left] < ROW[place]).map(Some).collect()
        };
        match chip {
            None => (0..ROW.len()).map(Some).collect(),
            Some(place) => smaller(*place),
        }
    };
    let name = |chip: &Option<usize>| match chip {
        None => "·".to_string(),
        Some(place) => ROW[*place].to_string(),
    };
    let positions = Positions::after(None, options, name)?;
    figure(
        language,
        positions.misere(),
        "The permutation 3, 1, 4, 2, 5; from the dot Alice puts the chip on any number, then it \
         moves to smaller ones further left, and whoever cannot move wins. The green numbers let \
         Alice win. They are larger than the least number before them, but not larger than the \
         least green one.",
        "排列 3、1、4、2、5；从点处 Alice 任选一个数放棋子，以后移到左边更小的数，走不动者胜。绿色的数让 Alice 胜：\
         它大于左边的最小数，但不大于左边最小的绿色数。",
    )
}

fn sticks(language: Language) -> Option<Picture> {
    let options = |&(one, other): &(u32, u32)| match one.min(other) {
        0 => Vec::new(),
        _ => vec![(one - 1, other - 1)],
    };
    let positions = Positions::after((3, 4), options, |(one, other)| format!("{one} × {other}"))?;
    figure(
        language,
        positions.outcomes(),
        "A grid of 3 by 4 sticks. Whichever crossing is chosen, one stick of each direction goes, \
         so there is just one line of play, of min(n, m) moves: won if that is odd.",
        "3 × 4 根木棍的网格。无论选哪个交点，两个方向各少一根，所以只有一条路，共 min(n, m) 步：为奇数则先手必胜。",
    )
}

fn medians(language: Language) -> Option<Picture> {
    const PARENTS: [usize; 8] = [0, 0, 1, 1, 2, 3, 5, 5];
    const NUMBERS: [u32; 9] = [4, 8, 2, 6, 10, 12, 2, 4, 8];
    let shape = Rooted(&PARENTS);
    let options = |path: &Vec<usize>| -> Vec<Vec<usize>> {
        let last = path[path.len() - 1];
        shape.children(last).into_iter().map(|child| [&path[..], &[child]].concat()).collect()
    };
    let name =
        |path: &Vec<usize>| joined(&path.iter().map(|&vertex| NUMBERS[vertex]).collect::<Vec<_>>());
    let mover = |path: &Vec<usize>| match path.len() % 2 {
        1 => Player::First,
        _ => Player::Second,
    };
    let median = |path: &Vec<usize>| {
        let numbers = sorted(path.iter().map(|&vertex| NUMBERS[vertex]).collect());
        let middle = numbers.len() / 2;
        i64::from(match numbers.len() % 2 {
            1 => numbers[middle],
            _ => (numbers[middle - 1] + numbers[middle]) / 2,
        })
    };
    let positions = Positions::after(vec![0], options, name)?;
    figure(
        language,
        positions.results(mover, median),
        "The numbers visited on the way down a tree; below an end stands their median. Before it, \
         each way is worth the largest of its continuations where Taro moves and the smallest \
         where Jiro does. Green moves are best, and the number on the left is the answer.",
        "沿树向下走过的数；终点下方是它们的中位数。往回推，轮到 Taro 的地方取各后继的最大值，轮到 Jiro 的取最小值。\
         绿色为最优着法，最左边的数就是答案。",
    )
}

fn weighted_graph(language: Language) -> Option<Picture> {
    // An edge leads from the first vertex to the second one; its weight is the same for all
    // edges to a vertex.
    const EDGES: [(char, char); 6] =
        [('a', 'b'), ('a', 'c'), ('b', 'a'), ('b', 'd'), ('c', 'b'), ('c', 'd')];
    let weight = |vertex: char| match vertex {
        'a' => 1,
        'b' => 2,
        'c' => 4,
        _ => 3,
    };
    type State = (char, Player);
    let options = |&(vertex, player): &State| -> Vec<State> {
        let out = EDGES.iter().filter(|&&(from, _)| from == vertex);
        out.map(|&(_, to)| (to, player.other())).collect()
    };
    let name = |&(vertex, player): &State| {
        let player = if player == Player::First { "T" } else { "A" };
        format!("{player} {vertex} +{}", weight(vertex))
    };
    let positions = Positions::after(('a', Player::First), options, name)?;
    let states = positions.positions();
    let number = |state: &State| states.iter().position(|other| other == state).unwrap_or(0);
    // No sum is known at first; each round carries what is known back by one move.
    let mut sums: Vec<Option<u32>> = vec![None; states.len()];
    for _ in 0..states.len() {
        sums = states
            .iter()
            .map(|state| {
                let after = options(state);
                let through = after.iter().map(|next| Some(weight(next.0) + sums[number(next)]?));
                match (after.is_empty(), state.1) {
                    (true, _) => Some(0),
                    (_, Player::First) => through.flatten().min(),
                    (_, Player::Second) => through
                        .collect::<Option<Vec<u32>>>()
                        .and_then(|sums| sums.into_iter().max()),
                }
            })
            .collect();
    }
    let note = |number: usize, _: &State| match sums[number] {
        Some(sum) => ("plain", sum.to_string()),
        None => ("u", "∞".to_string()),
    };
    let is_best = |from: usize, to: usize| match (sums[from], sums[to]) {
        (Some(sum), Some(rest)) => sum == rest + weight(states[to].0),
        (None, None) => true,
        _ => false,
    };
    figure(
        language,
        Some(positions.told(note, is_best)),
        "A token on a vertex, and who moves, Takahashi (T) or Aoki (A); behind the plus is the \
         weight of a move to that vertex, and below the sum from there on. Going back from the \
         dead end d in order of the sums, T needs one move to a known state, and A has one only \
         when all are known; what is never reached goes on for ever, ∞.",
        "棋子所在顶点与轮到谁：Takahashi (T) 或 Aoki (A)；加号后是走到该顶点的边权，下方是此后的总和。\
         从终点 d 按总和从小到大往回推：T 只要有一条边通向已定的状态，A 要所有边都通向；永远推不到的为 ∞，不会结束。",
    )
}

fn two_trees(language: Language) -> Option<Picture> {
    const RED: [(usize, usize); 5] = [(0, 1), (1, 2), (2, 3), (3, 5), (1, 4)];
    const BLUE: [(usize, usize); 5] = [(5, 3), (3, 2), (2, 1), (1, 0), (0, 4)];
    const START: usize = 1;
    const PURSUER: usize = 5;
    let distances = |edges: &[(usize, usize)], from: usize| {
        let mut distance = [usize::MAX; 6];
        distance[from] = 0;
        let mut queue = VecDeque::from([from]);
        while let Some(vertex) = queue.pop_front() {
            for &(a, b) in edges {
                for (near, far) in [(a, b), (b, a)] {
                    if near == vertex && distance[far] == usize::MAX {
                        distance[far] = distance[vertex] + 1;
                        queue.push_back(far);
                    }
                }
            }
        }
        distance
    };
    let (red, blue) = (distances(&RED, START), distances(&BLUE, PURSUER));
    // The red ways from START are 1–0, 1–4 and 1–2–3–5: a vertex is safe if all on its way are.
    let is_early = |vertex: usize| red[vertex] < blue[vertex];
    let way = |vertex: usize| match vertex {
        3 => vec![2, 3],
        5 => vec![2, 3, 5],
        other => vec![other],
    };
    let is_safe = |vertex: usize| way(vertex).into_iter().all(is_early);
    let places: [Point; 6] = [
        at(40.0, 40.0),
        at(150.0, 110.0),
        at(260.0, 110.0),
        at(370.0, 110.0),
        at(40.0, 180.0),
        at(480.0, 110.0),
    ];
    let apart = |a: Point, b: Point, by: f64| {
        let (dx, dy) = (b.x - a.x, b.y - a.y);
        let length = dx.hypot(dy).max(1.0);
        let (x, y) = (-dy / length * by, dx / length * by);
        (at(a.x + x, a.y + y), at(b.x + x, b.y + y))
    };
    let sign = |vertex: usize| if is_early(vertex) { "<" } else { "≥" };
    let content = html! {
        @for (a, b) in RED {
            @let (from, to) = apart(places[a.min(b)], places[a.max(b)], 4.0);
            (line(from, to, "queen"))
        }
        @for (a, b) in BLUE {
            @let (from, to) = apart(places[a.min(b)], places[a.max(b)], -4.0);
            (line(from, to, ""))
        }
        @for (vertex, place) in places.iter().enumerate() {
            @let name = match vertex { START => "X", PURSUER => "Y", _ => "" };
            (node(*place, if is_safe(vertex) { "p" } else { "" }, name))
            (text_from(at(place.x - 22.0, place.y + 30.0), "soft",
                &format!("{}{}{}", red[vertex], sign(vertex), blue[vertex])))
        }
    };
    let listed: Vec<String> =
        (0..6).map(|vertex| format!("{vertex}: {} {}", red[vertex], blue[vertex])).collect();
    let longest = (0..6).filter(|&vertex| is_safe(vertex)).map(|v| blue[v]).max()?;
    figure(
        language,
        Some(svg(520, 230, &listed.join(", "), content)),
        &format!(
            "Sigma on X moves along orange edges, Sugim on Y along grey ones; below each vertex \
             are its distances from X and from Y. Green vertices are safe: on the way there Sigma \
             is everywhere before Sugim. If an orange edge from one of them joined vertices three \
             or more grey edges apart, he could flee for ever; there is none, so he goes to the \
             one farthest from Y, at a distance of {longest}, and waits: {} turns.",
            2 * longest
        ),
        &format!(
            "Sigma 在 X，沿橙边走；Sugim 在 Y，沿灰边走；每个顶点下方是到 X 与到 Y 的距离。绿色为安全点：\
             去那里的路上 Sigma 处处先到。若有橙边从安全点通向灰边距离不小于 3 的点，他就能永远逃下去；这里没有，\
             所以他去离 Y 最远的安全点（距离 {longest}）等着：共 {} 步。",
            2 * longest
        ),
    )
}

fn matched_tree(language: Language, english: &str, chinese: &str) -> Option<Picture> {
    const PARENTS: [usize; 8] = [0, 0, 1, 2, 2, 3, 4, 5];
    // From the leaves up, each vertex without a partner takes its parent.
    let mut partner: [Option<usize>; 9] = [None; 9];
    for vertex in (1..9).rev() {
        let parent = PARENTS[vertex - 1];
        if partner[vertex].is_none() && partner[parent].is_none() {
            (partner[vertex], partner[parent]) = (Some(parent), Some(vertex));
        }
    }
    let vertices: Vec<Vertex> = (0..9)
        .map(|vertex| match partner[vertex] {
            Some(_) => Vertex::new("n", vertex + 1, ""),
            None => Vertex::new("mark", vertex + 1, ""),
        })
        .collect();
    let edge = |child: usize| {
        let is_pair = partner[child] == Some(PARENTS[child - 1]);
        if is_pair {
            "pair"
        } else {
            ""
        }
    };
    figure(language, Some(tree(&PARENTS, &vertices, edge)), english, chinese)
}

fn disconnected(language: Language) -> Option<Picture> {
    const VERTICES: u32 = 4;
    type Edges = Vec<(u32, u32)>;
    let all: Edges = (1..=VERTICES).flat_map(|a| (a + 1..=VERTICES).map(move |b| (a, b))).collect();
    let are_joined = |edges: &Edges| {
        let mut reached = vec![1];
        for _ in 0..VERTICES {
            for &(a, b) in edges {
                for (near, far) in [(a, b), (b, a)] {
                    if reached.contains(&near) && !reached.contains(&far) {
                        reached.push(far);
                    }
                }
            }
        }
        reached.contains(&VERTICES)
    };
    // The two inner vertices are alike, and so are the two outer ones.
    let least = |edges: Edges| {
        let renamed = |names: [u32; 4]| -> Edges {
            let name = |vertex: u32| names[vertex as usize - 1];
            let mut edges: Edges =
                edges.iter().map(|&(a, b)| (name(a).min(name(b)), name(a).max(name(b)))).collect();
            edges.sort_unstable();
            edges
        };
        let names = [[1, 2, 3, 4], [1, 3, 2, 4], [4, 2, 3, 1], [4, 3, 2, 1]];
        names.map(renamed).into_iter().min().unwrap_or_default()
    };
    let options = |edges: &Edges| -> Vec<Edges> {
        let new = all.iter().filter(|edge| !edges.contains(edge));
        let after = new.map(|&edge| [&edges[..], &[edge]].concat());
        after.filter(|edges| !are_joined(edges)).map(least).collect()
    };
    let name = |edges: &Edges| {
        let edges: Vec<String> = edges.iter().map(|(a, b)| format!("{a}{b}")).collect();
        joined(&edges)
    };
    let positions = Positions::after(vec![], options, name)?;
    figure(
        language,
        positions.outcomes(),
        "Four vertices and the edges added so far, up to the names of 2, 3 and of 1, 4; moves that \
         join 1 to 4 lose and are not drawn. Play ends with two cliques, of 1 and 3 vertices or of \
         2 and 2, that is after 3 moves or after 2: the players fight about the parity of the size \
         of the part with vertex 1.",
        "四个顶点与已加的边（2、3 可互换，1、4 可互换）；使 1 与 4 连通的着法即输，图中不画。\
         终局是两个完全图，大小为 1 与 3 或 2 与 2，即共 3 步或 2 步：双方争的是顶点 1 所在部分大小的奇偶。",
    )
}

fn good_subtrees(language: Language) -> Option<Picture> {
    const PARENTS: [usize; 6] = [0, 0, 1, 1, 2, 2];
    const K: u32 = 2;
    const NUMBERS: [Option<u32>; 7] = [None, Some(1), Some(0), None, Some(3), None, Some(2)];
    let shape = Rooted(&PARENTS);
    let is_good = |root: usize| {
        let inside: Vec<Option<u32>> =
            (0..7).filter(|&vertex| shape.is_below(vertex, root)).map(|v| NUMBERS[v]).collect();
        let empty = inside.iter().filter(|number| number.is_none()).count();
        let missing = (0..K).filter(|&number| !inside.contains(&Some(number))).count();
        !inside.contains(&Some(K)) && empty <= 1 && missing <= empty
    };
    let vertices: Vec<Vertex> = (0..7)
        .map(|vertex| {
            let number = NUMBERS[vertex].map_or("?".to_string(), |number| number.to_string());
            Vertex::new(if is_good(vertex) { "p" } else { "n" }, number, "")
        })
        .collect();
    figure(
        language,
        Some(tree(&PARENTS, &vertices, |_| "")),
        "A tree with numbers and empty vertices, ?, for K = 2. A subtree is good, green at its \
         root, if it does not hold K, has at most one empty vertex, and lacks no more of the \
         numbers 0, 1 below K than that vertex can take: Alice writes 0 there and wins at once. \
         Without a good subtree Bob can spoil each in time by writing K into it.",
        "K = 2，? 为空点。子树若不含 K、至多一个空点、且小于 K 的数 0、1 缺的不比空点多，就是好的（其根为绿色）：\
         Alice 在那里写 0 立即获胜。没有好的子树时，Bob 总来得及往里写 K 来破坏。",
    )
}

/// The game in which a vertex is removed with all between it and the root.
struct Paths(Rooted);

impl Game for Paths {
    type Position = usize;

    fn options(&self, &root: &usize) -> Vec<Vec<usize>> {
        let inside = (0..=self.0 .0.len()).filter(|&vertex| self.0.is_below(vertex, root));
        inside.map(|vertex| self.0.beside_path(root, vertex)).collect()
    }
}

fn paths_to_the_root(language: Language) -> Option<Picture> {
    const PARENTS: [usize; 7] = [0, 0, 1, 1, 2, 4, 4];
    let shape = Rooted(&PARENTS);
    let mut game = Analysis::new(Paths(Rooted(&PARENTS)));
    let values: Vec<u64> =
        (0..8).map(|vertex| game.value(&vertex)).collect::<Result<_, _>>().ok()?;
    let left = |vertex: usize| {
        nim_sum(shape.beside_path(0, vertex).into_iter().map(|subtree| values[subtree]))
    };
    let vertices: Vec<Vertex> = (0..8)
        .map(|vertex| {
            let class = class_of_value(left(vertex));
            Vertex::new(class, values[vertex], format!("→{}", left(vertex)))
        })
        .collect();
    figure(
        language,
        Some(tree(&PARENTS, &vertices, |_| "")),
        "In each vertex the Grundy value of its subtree; behind the arrow is the value of what the \
         choice of that vertex leaves of the whole tree: the nim sum of the subtrees beside the \
         path to the root. Choices that leave 0 win, green, and the value of the root is the mex \
         of all these numbers.",
        "每个顶点内是其子树的 SG 值；箭头后是选这个顶点以后全树剩余部分的值：到根的路径旁各子树的异或和。\
         留下 0 的选择必胜（绿色），根的值是所有这些数的 mex。",
    )
}
