//! Win or lose by the rules alone: no Grundy value, no theorem.

use std::collections::{BTreeMap, HashMap};
use std::hash::Hash;

/// What is known of a game's positions so far.
pub struct Search<P> {
    known: HashMap<P, bool>,
    stuck_wins: bool,
}

impl<P: Clone + Eq + Hash> Search<P> {
    /// Normal play: a player who cannot move loses.
    pub fn normal() -> Self {
        Search { known: HashMap::new(), stuck_wins: false }
    }

    /// Misère play: a player who cannot move wins.
    pub fn misere() -> Self {
        Search { known: HashMap::new(), stuck_wins: true }
    }

    /// Whether the player to move wins: if some option is lost for the opponent. Recurses
    /// as deep as the game is long.
    pub fn mover_wins(&mut self, position: &P, options: &impl Fn(&P) -> Vec<P>) -> bool {
        if let Some(&win) = self.known.get(position) {
            return win;
        }
        let after = options(position);
        let stuck = after.is_empty() && self.stuck_wins;
        let win = stuck || after.iter().any(|option| !self.mover_wins(option, options));
        self.known.insert(position.clone(), win);
        win
    }
}

/// Whether the mover wins in each of `positions` of a game that may go round but never
/// for ever between good players: from those without a move backwards, until nothing changes.
/// Panics if some position is a draw, or has an option that is not among them.
pub fn decided<P: Clone + Ord>(
    positions: &[P],
    options: impl Fn(&P) -> Vec<P>,
) -> BTreeMap<P, bool> {
    let mut wins = BTreeMap::new();
    while wins.len() < positions.len() {
        let known = wins.len();
        for position in positions {
            if !wins.contains_key(position) {
                let after = options(position);
                if after.iter().any(|next| wins.get(next) == Some(&false)) {
                    wins.insert(position.clone(), true);
                } else if after.iter().all(|next| wins.get(next) == Some(&true)) {
                    wins.insert(position.clone(), false);
                }
            }
        }
        assert!(wins.len() > known, "some position is a draw");
    }
    wins
}

/// Every position left by taking from one heap a number of stones that `allowed` admits,
/// one for each such move; heaps are sorted, because their order does not matter.
pub fn take_from_one_heap(heaps: &[u64], allowed: impl Fn(u64) -> bool) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for heap in 0..heaps.len() {
        for take in (1..=heaps[heap]).filter(|&take| allowed(take)) {
            let mut option = heaps.to_vec();
            option[heap] -= take;
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}
