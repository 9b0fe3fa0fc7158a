//! AtCoder ARC 112 C by its rules: every child with a coin.
//!
//! The middle tier has trees of up to 40 vertices with up to seven children each. A vertex is worth
//! the best over all orders of its children, which are searched by the sets of children that are
//! left.

use reference::{join, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_orders).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 100_000)..=g.pick(9, 100_000));
    let reach = [1, 2, 4, n][g.within(0..=3) as usize];
    let parents = (2..=n).map(|vertex| g.within(vertex.saturating_sub(reach).max(1)..=vertex - 1));
    let parents: Vec<u64> = parents.collect();
    format!("{n}\n{}\n", join(&parents))
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(2..=40);
    let most = g.within(1..=7);
    let mut children = vec![0; n as usize + 1];
    let mut parents = Vec::new();
    for vertex in 2..=n {
        let mut parent = g.within(1..=vertex - 1);
        while children[parent as usize] == most {
            parent = parent % (vertex - 1) + 1;
        }
        children[parent as usize] += 1;
        parents.push(parent);
    }
    format!("{n}\n{}\n", join(&parents))
}

/// Reads the parent of each vertex; the root is its own.
fn read(input: &mut Input) -> Vec<usize> {
    let n = input.number(2..=100_000usize);
    let mut parents = vec![0];
    parents.extend((1..n).map(|vertex| input.number(1..=vertex) - 1));
    input.end();
    parents
}

/// The vertex of the piece, where there are coins, what the player to move is ahead, and whether
/// that is Takahashi.
type Position = (usize, Vec<bool>, i64, bool);

fn answer(input: &mut Input) -> String {
    let parents = read(input);
    let n = parents.len();
    let options = |(vertex, coins, lead, is_takahashi): &Position| -> Vec<Position> {
        let next = |to: usize| (to, coins.clone(), -lead, !is_takahashi);
        if coins[*vertex] {
            let mut left = coins.clone();
            left[*vertex] = false;
            return vec![(*vertex, left, -(lead + 1), !is_takahashi)];
        }
        let children = (1..n).filter(|&child| parents[child] == *vertex && coins[child]);
        let down: Vec<Position> = children.map(next).collect();
        match (down.is_empty(), *vertex) {
            (true, 0) => Vec::new(),
            (true, _) => vec![next(parents[*vertex])],
            (false, _) => down,
        }
    };
    let start = (0, vec![true; n], 0, true);
    let mut search = Search::normal()
        .over(|position: &Position| {
            let lead = position.2;
            let standing = if lead == 0 { Standing::Drawn } else { Standing::of_mover(lead > 0) };
            options(position).is_empty().then_some(standing)
        })
        .written(|(vertex, coins, lead, _): &Position| {
            let coins: Vec<usize> = (1..=n).filter(|coin| coins[coin - 1]).collect();
            format!("{}: {} ({lead:+})", vertex + 1, join(&coins))
        })
        .turn(|&(.., is_takahashi): &Position| if is_takahashi { "Takahashi" } else { "Aoki" });
    search.show(&start, &options);
    format!("{}\n", (n as i64 + best_lead(&start, &options)) / 2)
}

/// Returns what the player to move is ahead in the end.
fn best_lead(position: &Position, options: &impl Fn(&Position) -> Vec<Position>) -> i64 {
    let leads = options(position).into_iter().map(|next| -best_lead(&next, options));
    leads.max().unwrap_or(position.2)
}

fn answer_by_orders(input: &mut Input) -> String {
    let parents = read(input);
    let n = parents.len();
    let (mut values, mut sizes) = (vec![0; n], vec![1; n]);
    for vertex in (0..n).rev() {
        let children: Vec<usize> = (1..n).filter(|&child| parents[child] == vertex).collect();
        assert!(children.len() <= 10, "too many children for a table");
        // What the player who chooses gets more, for each set of children that are left.
        let mut leads = vec![0i64; 1 << children.len()];
        for set in 1..leads.len() {
            let left = (0..children.len()).filter(|place| set >> place & 1 == 1);
            let gains = left.map(|place| {
                let after = leads[set & !(1 << place)];
                let again = if sizes[children[place]] % 2 == 0 { after } else { -after };
                again - values[children[place]]
            });
            leads[set] = gains.max().expect("a child");
        }
        values[vertex] = 1 - leads[leads.len() - 1];
        sizes[vertex] += children.iter().map(|&child| sizes[child]).sum::<usize>();
    }
    format!("{}\n", (n as i64 + values[0]) / 2)
}
