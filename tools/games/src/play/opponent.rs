//! An opponent that plays perfectly or errs at times, always in the same way for the same seed.

use super::position::{Move, Prospect};

/// Who makes the moves of the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// Nobody: two people play against each other.
    Nobody,
    /// The page, without mistakes.
    Perfect,
    /// The page, which errs on a third of its moves on average.
    Erring { seed: u64 },
}

impl Opponent {
    /// Reads `nobody`, `perfect`, or `erring` and a seed.
    pub fn read(text: &str) -> Option<Opponent> {
        match text.split_once(' ').unwrap_or((text, "")) {
            ("nobody", "") => Some(Opponent::Nobody),
            ("perfect", "") => Some(Opponent::Perfect),
            ("erring", seed) => seed.parse().ok().map(|seed| Opponent::Erring { seed }),
            _ => None,
        }
    }

    /// Chooses the move with the number `count` of a game, counted from 0, and returns its
    /// index among `moves`; `None` for nobody.
    pub fn choose(self, moves: &[Move], count: usize) -> Option<usize> {
        let (seed, may_err) = match self {
            Opponent::Nobody => return None,
            Opponent::Perfect => (0, false),
            Opponent::Erring { seed } => (seed, true),
        };
        let random = mix(mix(seed) ^ count as u64);
        let errs = may_err && random.is_multiple_of(3);
        let prospects: Vec<Prospect> = moves.iter().map(Move::prospect).collect();
        let best = prospects.iter().max().copied()?;
        let keep = |is_wanted: &dyn Fn(usize) -> bool| -> Vec<usize> {
            (0..moves.len()).filter(|&index| is_wanted(index)).collect()
        };
        let mut wanted = keep(&|index| (prospects[index] < best) == errs);
        if wanted.is_empty() || best == Prospect::Loss {
            // Taking little prolongs a lost game, which gives the other player more chances to
            // err.
            let fewest = moves.iter().map(|step| step.taken).min()?;
            wanted = keep(&|index| moves[index].taken == fewest);
        }
        // Where play may never end, only the quickest win is sure to come, and the slowest loss
        // is the longest game.
        let lengths: Vec<u32> = moves.iter().map(|step| step.next.moves_left()).collect();
        let chosen = wanted.iter().map(|&index| lengths[index]);
        let length = match best {
            Prospect::Win if !errs => chosen.min(),
            Prospect::Loss => chosen.max(),
            _ => None,
        };
        if let Some(length) = length {
            wanted.retain(|&index| lengths[index] == length);
        }
        wanted.get((random >> 32) as usize % wanted.len()).copied()
    }
}

/// Returns a number in which every bit depends on every bit of `seed` (G. Steele, D. Lea,
/// C. Flood, *Fast splittable pseudorandom number generators*, 2014).
pub fn mix(seed: u64) -> u64 {
    let mut bits = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}
