//! What the values of an octal game's first heaps show.

use grundy::long_tables::window::{Window, WindowError};
use grundy::long_tables::SparseTable;
use grundy::octal::OctalGame;
use grundy::period::{Claim, Period};

/// The initial number of heaps, doubled until a period is proved.
const FIRST: usize = 1 << 8;

/// The number of heaps computed for a game without a sparse space.
pub const DENSE: usize = 1 << 16;

/// What the values of a game's first heaps show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Survey {
    /// How many heaps were computed.
    pub heaps: usize,
    /// The period that they prove.
    pub certificate: Option<Certificate>,
    /// The largest value (of all heaps if a period is proved), and the first heap that has it.
    pub largest: u16,
    pub largest_at: usize,
    /// The sparse space, if there is one.
    pub sparse: Option<Sparse>,
}

/// A proved period, and how it is proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The period.
    pub period: Claim,
    /// The last heap that had to be compared with the heap one period later. Where two equal
    /// windows prove the period, only the window of values that ends at this heap was compared.
    pub last_compared: u64,
}

/// A mask under which only a few heaps are rare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sparse {
    /// The bits of a mask; a rare value has an even number of these bits set.
    pub mask: u16,
    /// Whether the parity of the heap is a further bit.
    pub with_parity: bool,
    /// The number of rare heaps.
    pub rare: usize,
    /// The largest rare heap.
    pub last_rare: usize,
}

impl Sparse {
    /// Returns the mask in binary, with `+n` if the parity of the heap is a further bit.
    pub fn mask_text(&self) -> String {
        format!("{:b}{}", self.mask, if self.with_parity { PARITY } else { "" })
    }
}

/// The suffix of a mask that includes the parity of the heap.
pub const PARITY: &str = "+n";

/// The values of a game, and what they prove.
pub struct Computed {
    table: SparseTable,
    certificate: Option<Period>,
    /// What two equal windows prove, if the table alone is too short for the proof.
    proved: Option<Survey>,
}

impl Computed {
    /// Computes a game's values until they prove a period, but at most `limit` of them, and fewer
    /// if the game's values become too large for the table.
    pub fn new(game: &OctalGame, limit: usize) -> Computed {
        let table = SparseTable::of_code(game).expect("a finite octal code");
        let mut computed = Computed { table, certificate: None, proved: None };
        computed.extend_to(limit);
        computed
    }

    /// Continues to `limit` heaps, but past [`DENSE`] only if a mask makes just a few heaps rare.
    pub fn extend_to(&mut self, limit: usize) {
        while self.certificate.is_none() && self.table.values().len() < limit {
            if self.table.values().len() >= DENSE && !self.has_sparse_space() {
                return;
            }
            let len = (2 * self.table.values().len()).clamp(FIRST, limit);
            if self.table.extend_to(len).is_err() {
                return;
            }
            self.certificate = self.table.find_period().ok();
        }
    }

    /// Continues with only a window of the last values, until two equal windows prove a period.
    ///
    /// # Errors
    /// If a window of values is not enough for the game.
    pub fn extend_by_window(&mut self, game: &OctalGame) -> Result<(), WindowError> {
        let mut window = Window::of_code(game, self.table.values().len())?;
        window.extend_to(u64::MAX)?;
        self.proved = window.find_preperiod()?.map(|proved| {
            let period = Claim::new(proved.preperiod(), proved.period());
            let (largest, largest_at) = window.largest();
            let (rare, last_rare) = window.rare_heaps();
            Survey {
                heaps: window.heap() as usize,
                certificate: Some(Certificate { period, last_compared: proved.heap() - 1 }),
                largest,
                largest_at: largest_at as usize,
                sparse: Some(Sparse {
                    mask: window.mask(),
                    with_parity: window.mask_has_parity(),
                    rare,
                    last_rare: last_rare as usize,
                }),
            }
        });
        Ok(())
    }

    /// Returns the period that the values prove.
    pub fn period(&self) -> Option<Claim> {
        let by_window = self.proved.as_ref().and_then(|proved| proved.certificate);
        let by_window = by_window.map(|certificate| certificate.period);
        by_window.or_else(|| self.certificate.as_ref().map(Period::claim))
    }

    /// Returns whether under some mask only a few heaps are rare.
    pub fn has_sparse_space(&self) -> bool {
        self.table.mask().is_some()
    }

    /// Returns the values of the first `len` heaps, or of fewer if not all of these are known.
    pub fn values(&self, len: usize) -> Vec<u16> {
        let known = self.table.values();
        match &self.certificate {
            None => known.iter().copied().take(len).collect(),
            Some(period) => (0..len as u64).map(|heap| period.value(heap) as u16).collect(),
        }
    }

    /// Returns what the values show.
    pub fn survey(&self) -> Survey {
        if let Some(proved) = &self.proved {
            return proved.clone();
        }
        let values = self.table.values();
        let largest = values.iter().copied().max().unwrap_or(0);
        let largest_at = values.iter().position(|&value| value == largest).unwrap_or(0);
        let certificate = self.certificate.as_ref().zip(self.period());
        let certificate = certificate
            .map(|(proved, period)| Certificate { period, last_compared: proved.compared().1 });
        let rare = self.table.mask().zip(self.table.rare_heaps());
        let sparse = rare.map(|(mask, rare)| Sparse {
            mask,
            with_parity: self.table.mask_has_parity(),
            rare: rare.len(),
            last_rare: rare.last().copied().unwrap_or(0),
        });
        Survey { heaps: values.len(), certificate, largest, largest_at, sparse }
    }
}
