//! Codeforces 1368F by its rules: the friend, who looks at every position of few lamps, and a count
//! of what John can reach at best.
//!
//! The middle tier has up to 100 lamps. What John can reach there at best is found by counting
//! the lamps that he touches if he leaves out every k-th one.

use reference::{Fault, Generator, Input, Opponent, Reference, Size, Talk};

/// The number of lamps up to which every position is looked at. With more, what can be
/// reached is counted.
const SEARCHED: usize = 7;

/// The number of moves that John may make.
const MOVES: u64 = 10_000;

fn main() {
    Reference::interactive(generate, interact).with_middle_games(generate_middle).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 980)..=g.pick(SEARCHED as u64, 1000));
    let opponent = match g.size() {
        Size::Tiny => Opponent::any(g),
        Size::Largest => Opponent::Spiteful,
    };
    format!("{n}\n{opponent}\n")
}

/// Lamps in a circle, which are on or off.
type Lamps = Vec<bool>;

fn lit(lamps: &[bool]) -> usize {
    lamps.iter().filter(|&&is_lit| is_lit).count()
}

/// Returns the lamps after `count` of them are turned off, from number `first` on.
fn turned_off(lamps: &[bool], first: usize, count: usize) -> Lamps {
    let (mut after, n) = (lamps.to_vec(), lamps.len());
    (first..first + count).for_each(|lamp| after[lamp % n] = false);
    after
}

/// The values of all positions: what John reaches at best when he is to move. The lamps are the
/// bits of the index.
struct Values {
    n: usize,
    values: Vec<usize>,
}

impl Values {
    fn new(n: usize) -> Values {
        let at_once = |set: usize| set.count_ones() as usize;
        let mut values = Values { n, values: (0..1 << n).map(at_once).collect() };
        // A value that further moves reach is reached after finitely many rounds.
        loop {
            let better = |set: usize| {
                let moves = (1..1 << n).map(|chosen: usize| values.after(set, chosen));
                moves.max().unwrap_or(0).max(values.values[set])
            };
            let next: Vec<usize> = (0..1 << n).map(better).collect();
            if next == values.values {
                return values;
            }
            values.values = next;
        }
    }

    /// Returns the value after John has chosen these lamps.
    fn after(&self, set: usize, chosen: usize) -> usize {
        let lamps = self.lamps(set | chosen);
        let count = chosen.count_ones() as usize;
        let replies = (0..self.n).map(|first| self.of(&turned_off(&lamps, first, count)));
        replies.min().unwrap_or(0)
    }

    fn lamps(&self, set: usize) -> Lamps {
        (0..self.n).map(|lamp| set >> lamp & 1 == 1).collect()
    }

    fn of(&self, lamps: &[bool]) -> usize {
        let bits = lamps.iter().enumerate().map(|(lamp, &is_lit)| usize::from(is_lit) << lamp);
        self.values[bits.sum::<usize>()]
    }
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(SEARCHED as u64 + 1..=100);
    let opponent = if g.one_in(4) { Opponent::any(g) } else { Opponent::Spiteful };
    format!("{n}\n{opponent}\n")
}

/// Returns the most lamps that John can turn on if, for some k, he chooses k at a time and never
/// the last one or the k-th, 2k-th, ….
fn reached_by_leaving_out(n: usize) -> usize {
    let reached = |k: usize| {
        let touched = (1..n).filter(|lamp| lamp % k > 0).count();
        (touched + 1).saturating_sub(k)
    };
    (1..=n).map(reached).max().unwrap_or(0)
}

fn interact(input: &mut Input, talk: &mut Talk) -> Result<(), Fault> {
    let n = input.number(1..=1000usize);
    let mut opponent = Opponent::read(input);
    input.end();
    let values = (n <= SEARCHED).then(|| Values::new(n));
    let best = values.as_ref().map_or_else(|| reached_by_leaving_out(n), |values| values.values[0]);
    talk.say(n);
    let mut lamps = vec![false; n];
    loop {
        let count = talk.number(0..=n)?;
        if count == 0 {
            return match lit(&lamps) {
                few if few < best => {
                    Err(format!("{few} lamps are on, and {best} can be reached").into())
                }
                _ => Ok(()),
            };
        }
        let played = talk.turn(MOVES).and_then(|()| turned_on(&mut lamps, count, talk));
        if let Err(Fault::Wrong(_)) = played {
            talk.say(-1);
        }
        played?;
        let after = |&first: &usize| turned_off(&lamps, first, count);
        let wins =
            |first: &usize| values.as_ref().is_some_and(|values| values.of(&after(first)) < best);
        let firsts: Vec<usize> = (0..n).collect();
        // Where nothing wins, the spiteful one leaves as few lamps on as possible.
        let first = opponent.choose(&firsts, wins, |first| lit(&after(first)));
        let first = first.ok_or("no lamps")?;
        talk.say(first + 1);
        lamps = after(&first);
    }
}

/// Turns on so many lamps, which John names.
fn turned_on(lamps: &mut Lamps, count: usize, talk: &mut Talk) -> Result<(), Fault> {
    let mut named = vec![];
    for _ in 0..count {
        let lamp = talk.number(1..=lamps.len())?;
        if named.contains(&lamp) {
            return Err(format!("lamp {lamp} is named twice").into());
        }
        named.push(lamp);
        lamps[lamp - 1] = true;
    }
    Ok(())
}
