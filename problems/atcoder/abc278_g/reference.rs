//! AtCoder ABC 278 G by its rules: the judge's side of the game, which may look at every position.
//!
//! The middle tier has rows of up to 40 cards against opponents of every kind: if all moves take
//! the same number of cards, a row is worth the mex of what its moves leave.

use grundy::mex::mex;
use reference::{Fault, Generator, Input, Opponent, Reference, Search, Size, Talk};
use std::cell::OnceCell;

/// The number of cards up to which an opponent can look at every position.
const SEARCHED: usize = 10;

/// The number of cards up to which an opponent can look at the values of all rows.
const VALUED: usize = 40;

fn main() {
    Reference::interactive(generate, interact).with_middle_games(generate_middle).run();
}

fn generate(g: &mut Generator) -> String {
    let n = match g.size() {
        Size::Tiny => g.within(1..=SEARCHED as u64),
        Size::Largest => g.pick(10, 2000),
    };
    let mut least = g.within(1..=n);
    if g.one_in(2) {
        least = least.min(g.within(1..=3));
    }
    let most = if g.one_in(2) { least } else { g.within(least..=n) };
    let opponent = match g.size() {
        Size::Tiny => Opponent::any(g),
        Size::Largest => Opponent::random(g.within(0..=999)),
    };
    format!("{n} {least} {most}\n{opponent}\n")
}

/// Returns games in which all moves take the same number of cards, against opponents that win
/// wherever they can, and others against random ones.
fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(11..=VALUED as u64);
    let least = if g.one_in(4) { g.within(1..=n) } else { 2 * g.within(1..=4) - n % 2 };
    match g.one_in(4) {
        true => format!(
            "{n} {least} {}\n{}\n",
            g.within(least..=n),
            Opponent::random(g.within(0..=999))
        ),
        false => format!("{n} {least} {least}\n{}\n", Opponent::any(g)),
    }
}

/// A move: `count` cards from `start` on, where the first card is number 1.
#[derive(Clone, Copy, PartialEq)]
struct Block {
    start: usize,
    count: usize,
}

/// The rules for the counts of cards that may be taken.
#[derive(Clone, Copy)]
struct Rules {
    least: usize,
    most: usize,
}

impl Rules {
    /// Returns the moves, where `cards` says of each card whether it is on the table.
    fn moves(self, cards: &[bool]) -> Vec<Block> {
        let mut moves = Vec::new();
        for start in 1..=cards.len() {
            let run = cards[start - 1..].iter().take_while(|&&card| card).count();
            moves.extend((self.least..=self.most.min(run)).map(|count| Block { start, count }));
        }
        moves
    }

    /// Returns the cards after each move.
    fn options(self, cards: &[bool]) -> Vec<Vec<bool>> {
        self.moves(cards).into_iter().map(|block| without(cards, block)).collect()
    }

    /// Returns the values of the rows of up to `longest` cards.
    fn values(self, longest: usize) -> Vec<u64> {
        let mut values = Vec::new();
        for row in 0..=longest {
            let counts = self.least..=self.most.min(row);
            let moves = counts.flat_map(|count| (0..=row - count).map(move |left| (count, left)));
            values.push(mex(moves.map(|(count, left)| values[left] ^ values[row - count - left])));
        }
        values
    }
}

fn without(cards: &[bool], block: Block) -> Vec<bool> {
    let mut cards = cards.to_vec();
    cards[block.start - 1..][..block.count].fill(false);
    cards
}

fn interact(input: &mut Input, talk: &mut Talk) -> Result<(), Fault> {
    let n = input.number(1..=2000usize);
    let least = input.number(1..=n);
    let rules = Rules { least, most: input.number(least..=n) };
    let mut opponent = Opponent::read(input);
    input.end();
    let is_random = matches!(opponent, Opponent::Random { .. });
    let searched = if rules.least == rules.most { VALUED } else { SEARCHED };
    assert!(is_random || n <= searched, "too many cards for this opponent");

    talk.say(format!("{n} {} {}", rules.least, rules.most));
    let mut is_programs_turn = match &*talk.word()? {
        "First" => true,
        "Second" => false,
        other => return Err(format!("expected First or Second, heard {other:?}").into()),
    };
    let mut cards = vec![true; n];
    loop {
        let moves = rules.moves(&cards);
        let block = if is_programs_turn {
            if moves.is_empty() {
                return Err("no move is left for the program".into());
            }
            let block = Block { start: talk.number(0..=n)?, count: talk.number(0..=n)? };
            if !moves.contains(&block) {
                talk.say("-1 -1");
                return Err(format!("{} {} is no move", block.start, block.count).into());
            }
            block
        } else {
            let Some(block) = answer(&mut opponent, rules, &cards, &moves) else {
                talk.say("0 0");
                return Ok(());
            };
            talk.say(format!("{} {}", block.start, block.count));
            block
        };
        cards = without(&cards, block);
        is_programs_turn = !is_programs_turn;
    }
}

/// Returns the opponent's move, if there is one.
fn answer(opponent: &mut Opponent, rules: Rules, cards: &[bool], moves: &[Block]) -> Option<Block> {
    // A random opponent asks for none.
    let values = OnceCell::new();
    let is_lost = |cards: &Vec<bool>| match cards.len() {
        0..=SEARCHED => {
            !Search::normal().mover_wins(cards, &|cards: &Vec<bool>| rules.options(cards))
        }
        _ => {
            let values = values.get_or_init(|| rules.values(cards.len()));
            let rows = cards.split(|&card| !card);
            rows.fold(0, |sum, row| sum ^ values[row.len()]) == 0
        }
    };
    opponent.choose(
        moves,
        |&block| is_lost(&without(cards, block)),
        |&block| {
            rules.options(&without(cards, block)).iter().filter(|&after| is_lost(after)).count()
        },
    )
}
