//! Codeforces 1615E by its rules: every set of vertices for Red, and every one for Blue.
//!
//! The middle tier has trees of up to 50 vertices. A table has, for each subtree and each number
//! of red vertices in it, how many vertices Blue can be kept from there.

use reference::{members, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_subtrees).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 190_000)..=g.pick(8, 200_000));
    written(g, n)
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(15..=50);
    written(g, n)
}

/// Returns a tree whose vertices hang on one of the few before them, or on any.
fn written(g: &mut Generator, n: u64) -> String {
    let back = if g.one_in(3) { n } else { g.within(1..=8) };
    let k = if g.one_in(2) { g.within(1..=n) } else { g.within(1..=n / 8 + 1) };
    let mut names: Vec<u64> = (1..=n).collect();
    for place in (2..n).rev() {
        names.swap(place as usize, g.within(1..=place) as usize);
    }
    let mut text = format!("{n} {k}\n");
    for vertex in 1..n {
        let parent = vertex - g.within(1..=back.min(vertex));
        let mut ends = [names[vertex as usize], names[parent as usize]];
        if g.one_in(2) {
            ends.reverse();
        }
        text += &format!("{} {}\n", ends[0], ends[1]);
    }
    text
}

/// The vertices from the root 0 down, each with its parent; those of its subtree are the bits of
/// `subtrees`.
struct Tree {
    k: usize,
    parents: Vec<(usize, usize)>,
    subtrees: Vec<u64>,
}

fn read(input: &mut Input) -> Tree {
    let n = input.number(2..=200_000usize);
    let k = input.number(1..=n);
    assert!(n <= 60, "too large for a reference");
    let edges: Vec<[usize; 2]> =
        (1..n).map(|_| [(); 2].map(|()| input.number(1..=n) - 1)).collect();
    input.end();
    let mut parents = Vec::new();
    let mut reached = 1u64;
    for _ in 0..n {
        for &[u, v] in &edges {
            for [parent, child] in [[u, v], [v, u]] {
                if reached >> parent & 1 == 1 && reached >> child & 1 == 0 {
                    reached |= 1 << child;
                    parents.push((child, parent));
                }
            }
        }
    }
    assert!(parents.len() == n - 1, "no tree");
    let mut subtrees: Vec<u64> = (0..n).map(|vertex| 1 << vertex).collect();
    for &(child, parent) in parents.iter().rev() {
        subtrees[parent] |= subtrees[child];
    }
    Tree { k, parents, subtrees }
}

/// The red vertices and the blue ones, as bits, and how many have coloured theirs.
type Position = (u64, u64, u8);

impl Tree {
    /// Returns all unions of subtrees of which none has a vertex of `barred`.
    fn unions(&self, barred: u64) -> Vec<u64> {
        let allowed: Vec<u64> =
            self.subtrees.iter().copied().filter(|subtree| subtree & barred == 0).collect();
        let mut unions = vec![0];
        for subtree in allowed {
            let more: Vec<u64> = unions.iter().map(|union| union | subtree).collect();
            unions.extend(more);
            unions.sort_unstable();
            unions.dedup();
        }
        unions
    }

    fn options(&self, &(red, _, turns): &Position) -> Vec<Position> {
        match turns {
            0 => {
                let few = |red: &u64| red.count_ones() as usize <= self.k;
                self.unions(0).into_iter().filter(few).map(|red| (red, 0, 1)).collect()
            }
            1 => self.unions(red).into_iter().map(|blue| (red, blue, 2)).collect(),
            _ => Vec::new(),
        }
    }

    fn score(&self, &(red, blue, _): &Position) -> i64 {
        score(self.subtrees.len(), red.count_ones(), blue.count_ones())
    }
}

fn score(n: usize, red: u32, blue: u32) -> i64 {
    let [red, blue] = [red, blue].map(i64::from);
    (n as i64 - red - blue) * (red - blue)
}

fn answer(input: &mut Input) -> String {
    let tree = read(input);
    assert!(tree.subtrees.len() <= 10, "too large for a reference");
    let options = |position: &Position| tree.options(position);
    let worst = |position: &Position| {
        let scores = options(position).into_iter().map(|end| tree.score(&end));
        scores.min().expect("Blue may colour nothing")
    };
    let reds = options(&(0, 0, 0));
    let best = reds.iter().map(worst).max().expect("Red may colour nothing");
    let mut search = Search::normal()
        .over(|position: &Position| {
            (position.2 == 2).then(|| Standing::of_mover(tree.score(position) >= best))
        })
        .written(|position: &Position| {
            let &(red, blue, turns) = position;
            let [red, blue] = [red, blue].map(members);
            match turns {
                0 => "white".to_string(),
                1 => format!("R {red}"),
                _ => format!("R {red} B {blue}: {}", tree.score(position)),
            }
        })
        .turn(|&(_, _, turns): &Position| if turns == 1 { "Blue" } else { "Red" });
    search.show(&(0, 0, 0), &options);
    format!("{best}\n")
}

fn answer_by_subtrees(input: &mut Input) -> String {
    let tree = read(input);
    let n = tree.subtrees.len();
    // By the number of red vertices, how many there are at most that are red or above a red one.
    let mut most: Vec<Vec<Option<usize>>> = vec![vec![Some(0)]; n];
    let close = |vertex: usize, most: &mut Vec<Vec<Option<usize>>>| {
        // With all that is below it, a vertex may be red itself; else it is safe above a red one.
        let mut own: Vec<Option<usize>> = most[vertex].clone();
        for (red, safe) in own.iter_mut().enumerate() {
            *safe = safe.map(|safe| safe + usize::from(red > 0));
        }
        own.push(Some(own.len()));
        most[vertex] = own;
    };
    for &(child, parent) in tree.parents.iter().rev() {
        close(child, &mut most);
        let mut merged = vec![None; most[parent].len() + most[child].len() - 1];
        for (red, &safe) in most[parent].iter().enumerate() {
            for (more, &safer) in most[child].iter().enumerate() {
                if let (Some(safe), Some(safer)) = (safe, safer) {
                    merged[red + more] = merged[red + more].max(Some(safe + safer));
                }
            }
        }
        most[parent] = merged;
    }
    close(0, &mut most);
    let worst = |(red, &safe): (usize, &Option<usize>)| {
        let blues = 0..=n - safe?;
        blues.map(|blue| score(n, red as u32, blue as u32)).min()
    };
    let best = most[0].iter().enumerate().take(tree.k + 1).filter_map(worst).max();
    format!("{}\n", best.expect("Red may colour nothing"))
}
