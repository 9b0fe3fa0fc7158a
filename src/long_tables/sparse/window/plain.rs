//! The theorem on equal windows for windows of any length, checked heap by heap without regard to
//! speed.

use super::{checksum, EqualWindows, Window, WindowError, WindowPeriod, WINDOW};
use crate::long_tables::sparse::moves::Moves;
use crate::long_tables::sparse::split::{Split, VALUES};
use crate::long_tables::sparse::{check_length, SparseError};
use crate::octal::OctalGame;
use crate::period::{Basis, Claim};

impl WindowPeriod {
    /// Checks a claimed period without a saltus by means of two windows and a mask.
    ///
    /// Cost: for windows of 16 384 values, that of a [`Window`], which finds the least period and
    /// its least preperiod itself. For other lengths, the values of all heaps before the second
    /// window stay in memory, two bytes each, and each heap takes one step for every rare heap and
    /// one for every pair of common heaps that it needs; at worst, it takes O(heap) steps.
    ///
    /// # Errors
    /// Returns an error if the claim is false, if a condition of the theorem fails, or if no table
    /// can be made for the game.
    ///
    /// ```
    /// use grundy::long_tables::window::{EqualWindows, WindowError, WindowPeriod};
    /// use grundy::period::Claim;
    ///
    /// // Kayles: from heap 71 on, all values are 1, 2, 4, 7 and 8, which have an odd number of
    /// // ones in common with 1111.
    /// let kayles = "0.77".parse().unwrap();
    /// let windows = EqualWindows { mask: 15, has_parity: false, width: 80, heap: 170 };
    /// let period = WindowPeriod::of_code(&kayles, Claim::new(71, 12), windows).unwrap();
    /// assert_eq!((period.period(), period.last_rare()), (12, 70));
    ///
    /// let refused = WindowPeriod::of_code(&kayles, Claim::new(70, 12), windows);
    /// assert_eq!(refused, Err(WindowError::Differs { heap: 70 }));
    /// ```
    pub fn of_code(
        code: &OctalGame,
        claim: Claim,
        windows: EqualWindows,
    ) -> Result<WindowPeriod, WindowError> {
        let Claim { preperiod, period, saltus } = claim;
        let moves = Moves::of_code(code).ok_or(WindowError::Table(SparseError::Unsuited))?;
        let EqualWindows { mask, has_parity, width, heap } = windows;
        let parity = moves.parity().filter(|_| has_parity);
        let largest = code.last_digit().unwrap_or(0);
        let is_sound = saltus == 0
            && period > 0
            && (1..VALUES as u16).contains(&mask)
            && has_parity == parity.is_some()
            && (!has_parity || period % 2 == 0)
            && largest <= width
            && preperiod <= heap
            && heap > 0
            && width <= (heap - 1) / 2;
        if !is_sound {
            return Err(WindowError::NoTheorem);
        }
        check_length(heap.saturating_add(period) as usize).map_err(WindowError::Table)?;
        if width == WINDOW as u64 {
            return by_window(code, claim, windows);
        }
        let mut values = Values::new(moves, Split::new(mask, parity), windows);
        values.extend_to(heap as usize)?;
        let last_rare = values.rare.last().copied().unwrap_or(0) as u64;
        if last_rare + largest > width {
            return Err(WindowError::Rare { heap: last_rare });
        }
        values.extend_to((heap + period) as usize)?;
        let first = preperiod.min(heap - width);
        let (early, late) = (&values.values[..heap as usize], &values.values[period as usize..]);
        let differs = |&heap: &u64| early[heap as usize] != late[heap as usize];
        if let Some(heap) = (first..heap).find(differs) {
            return Err(WindowError::Differs { heap });
        }
        Ok(WindowPeriod {
            code: code.to_string(),
            preperiod,
            period,
            windows,
            last_rare,
            checksum: checksum(&early[(heap - width) as usize..]),
            basis: Basis::Computed,
        })
    }
}

/// Checks a claim with a window that finds the period on its own.
fn by_window(
    code: &OctalGame,
    claim: Claim,
    windows: EqualWindows,
) -> Result<WindowPeriod, WindowError> {
    let mut window = Window::of_code(code, 0)?;
    window.extend_to(windows.heap + claim.period)?;
    let found = window.find_preperiod()?;
    let is_claimed = |found: &WindowPeriod| (found.claim(), found.windows) == (claim, windows);
    found.filter(is_claimed).ok_or(WindowError::Differs { heap: windows.heap })
}

/// The values of all heaps computed so far.
struct Values {
    moves: Moves,
    split: Split,
    windows: EqualWindows,
    values: Vec<u16>,
    /// The nonempty heaps whose values are rare.
    rare: Vec<usize>,
    /// For each value, the last heap that had an option of that value, plus 1.
    seen: Vec<usize>,
}

impl Values {
    fn new(moves: Moves, split: Split, windows: EqualWindows) -> Values {
        let seen = vec![0; VALUES];
        Values { moves, split, windows, values: vec![], rare: vec![], seen }
    }

    fn is_rare(&self, value: usize, heap: usize) -> bool {
        self.split.is_rare(self.split.code(value as u16, heap))
    }

    fn extend_to(&mut self, len: usize) -> Result<(), WindowError> {
        while self.values.len() < len {
            let value = self.next_value()?;
            let heap = self.values.len();
            if heap > 0 && self.is_rare(value, heap) {
                self.rare.push(heap);
            }
            self.values.push(value as u16);
        }
        Ok(())
    }

    /// Returns the value of the next heap. After the first window, this value must be common, and
    /// the options that the theorem names must show that no smaller value is possible.
    fn next_value(&mut self) -> Result<usize, WindowError> {
        let heap = self.values.len();
        let round = heap + 1;
        let Values { moves, values, rare, seen, .. } = self;
        if moves.takes_whole(heap) {
            seen[0] = round;
        }
        for &take in moves.single_offsets().iter().filter(|&&take| take < heap) {
            seen[usize::from(values[heap - take])] = round;
        }
        for &take in moves.two.iter().filter(|&&take| take < heap) {
            let rest = heap - take;
            for &part in rare.iter().take_while(|&&part| part < rest) {
                seen[usize::from(values[part] ^ values[rest - part])] = round;
            }
        }
        let mut common = (0..VALUES).filter(|&value| !self.is_rare(value, heap));
        let least = common.find(|&value| self.seen[value] != round);
        let least = least.ok_or(WindowError::TooHigh { heap: heap as u64 })?;
        let mut missing: Vec<usize> =
            (0..least).filter(|&value| self.seen[value] != round).collect();
        let is_in_window = heap as u64 >= self.windows.heap;
        let most = if is_in_window { self.windows.width as usize } else { heap };
        for &take in self.moves.two.iter().filter(|&&take| take < heap) {
            let rest = heap - take;
            for part in 1..=(rest / 2).min(most.saturating_sub(take)) {
                if missing.is_empty() {
                    return Ok(least);
                }
                let value = usize::from(self.values[part] ^ self.values[rest - part]);
                if value < least && self.seen[value] != round {
                    self.seen[value] = round;
                    missing.retain(|&missing| missing != value);
                }
            }
        }
        match missing.first() {
            None => Ok(least),
            Some(_) if is_in_window => Err(WindowError::Rare { heap: heap as u64 }),
            Some(&value) => Ok(value),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_before_the_first_window_ends() {
        // Whatever the mask, and whether or not a move may leave a single heap.
        let windows = EqualWindows { mask: 0, has_parity: false, width: 1000, heap: 1000 };
        for text in ["0.77", "0.4", "0.04", "0.34", "4.", "0.0044", "0.6", "0.156"] {
            let game: OctalGame = text.parse().unwrap();
            for mask in [1, 2, 3, 6, 11] {
                let moves = Moves::of_code(&game).unwrap();
                let mut values = Values::new(moves, Split::new(mask, None), windows);
                values.extend_to(150).unwrap();
                let values: Vec<u32> = values.values.iter().map(|&value| value.into()).collect();
                assert_eq!(values, game.values(150), "{} {}", text, mask);
            }
        }
    }
}
