//! AtCoder ARC 085 D by its rules: every number of cards.
//!
//! The middle tier has up to 200 cards. The player to move changes their own card, so that a
//! position consists of the number of cards drawn and whose turn it is: the other player's card was
//! drawn last.

use reference::{join, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 2000)..=g.pick(6, 2000));
    written(g, n)
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=200);
    written(g, n)
}

fn written(g: &mut Generator, n: u64) -> String {
    let numbers = g.many(n + 2, 1..=g.pick(9, 1_000_000_000));
    format!("{n} {} {}\n{}\n", numbers[0], numbers[1], join(&numbers[2..]))
}

struct Deal {
    of_x: i64,
    of_y: i64,
    deck: Vec<i64>,
}

fn read(input: &mut Input) -> Deal {
    let n = input.number(1..=2000usize);
    let mut card = || input.number(1..=1_000_000_000);
    let (of_x, of_y) = (card(), card());
    let deck = (0..n).map(|_| card()).collect();
    input.end();
    Deal { of_x, of_y, deck }
}

/// How many cards are drawn, the cards of both players, and whether X is to move.
type Position = (usize, [i64; 2], bool);

fn answer(input: &mut Input) -> String {
    let Deal { of_x, of_y, deck } = read(input);
    let options = |&(drawn, [of_x, of_y], x_moves): &Position| -> Vec<Position> {
        let last = drawn + 1..=deck.len();
        let cards = |last: usize| {
            let card = deck[last - 1];
            if x_moves {
                [card, of_y]
            } else {
                [of_x, card]
            }
        };
        last.map(|last| (last, cards(last), !x_moves)).collect()
    };
    let start = (0, [of_x, of_y], true);
    let result = result(&start, &options);
    // A play is won by X with the result, and by Y with less.
    let mut search = Search::normal()
        .over(|&(drawn, [of_x, of_y], x_moves): &Position| {
            let is_enough = (of_x - of_y).abs() >= result;
            (drawn == deck.len()).then(|| Standing::of_mover(is_enough == x_moves))
        })
        .written(|&(drawn, cards, _): &Position| {
            format!("{} : {}", join(&cards), join(&deck[drawn..]))
        })
        .turn(|&(_, _, x_moves): &Position| if x_moves { "X" } else { "Y" });
    search.show(&start, &options);
    format!("{result}\n")
}

fn result(position: &Position, options: &impl Fn(&Position) -> Vec<Position>) -> i64 {
    let results = options(position).into_iter().map(|next| result(&next, options));
    let best = if position.2 { results.max() } else { results.min() };
    best.unwrap_or_else(|| (position.1[0] - position.1[1]).abs())
}

fn answer_by_table(input: &mut Input) -> String {
    let Deal { of_y, deck, .. } = read(input);
    assert!(deck.len() <= 200, "too many cards for a table");
    // The results for X and Y to move, for each number of cards drawn from the last one on.
    let mut results: Vec<[i64; 2]> = vec![[0; 2]; deck.len()];
    for drawn in (0..deck.len()).rev() {
        let other = if drawn == 0 { of_y } else { deck[drawn - 1] };
        let all = (deck[deck.len() - 1] - other).abs();
        let after = &results[drawn + 1..];
        let most = after.iter().map(|result| result[1]).fold(all, i64::max);
        let least = after.iter().map(|result| result[0]).fold(all, i64::min);
        results[drawn] = [most, least];
    }
    format!("{}\n", results[0][0])
}
