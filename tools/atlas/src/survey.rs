//! What the values of an octal game show up to some heap.

use grundy::long_tables::SparseTable;
use grundy::octal::OctalGame;
use grundy::period;

/// The number of heaps that is tried first; then it is doubled until a period is proved.
const FIRST: usize = 1 << 8;

/// What the values of the heaps below some number show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Survey {
    /// How many heaps were computed.
    pub heaps: usize,
    /// The period that they prove.
    pub certificate: Option<Certificate>,
    /// Their largest value, which is the largest of all heaps if a period is proved, and the first
    /// heap that has it.
    pub largest: u16,
    pub largest_at: usize,
    /// Their sparse space, if they have one.
    pub sparse: Option<Sparse>,
}

/// A proved period, and how it is proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The period.
    pub period: Period,
    /// The last heap that had to be compared with the heap one period later.
    pub last_compared: u64,
}

/// A period of values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Period {
    /// The first heap from which on the values come again.
    pub preperiod: u64,
    /// After how many heaps they do.
    pub length: u64,
}

/// A mask that makes few heaps rare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sparse {
    /// The bits of which a rare value has an even number.
    pub mask: u16,
    /// The number of rare heaps.
    pub rare: usize,
    /// The largest rare heap.
    pub last_rare: usize,
}

/// The values of a game, and what they prove.
pub struct Computed {
    table: SparseTable,
    certificate: Option<period::Period>,
}

impl Computed {
    /// Computes a game's values until they prove a period, and at most `limit` of them. There may
    /// be fewer of a game whose values are too large for the table.
    pub fn new(game: &OctalGame, limit: usize) -> Computed {
        let table = SparseTable::of_code(game).expect("a finite octal code");
        let mut computed = Computed { table, certificate: None };
        computed.extend_to(limit);
        computed
    }

    /// Continues to `limit` heaps in the same way.
    pub fn extend_to(&mut self, limit: usize) {
        while self.certificate.is_none() && self.table.values().len() < limit {
            let len = (2 * self.table.values().len()).clamp(FIRST, limit);
            if self.table.extend_to(len).is_err() {
                return;
            }
            self.certificate = self.table.find_period().ok();
        }
    }

    /// Returns the period that the values prove.
    pub fn period(&self) -> Option<Period> {
        let proved = self.certificate.as_ref()?;
        Some(Period { preperiod: proved.preperiod(), length: proved.period() })
    }

    /// Returns whether a mask makes few heaps rare.
    pub fn has_sparse_space(&self) -> bool {
        self.table.mask().is_some()
    }

    /// Returns the values of the first `len` heaps, or fewer if not as many are known.
    pub fn values(&self, len: usize) -> Vec<u16> {
        let known = self.table.values();
        match &self.certificate {
            None => known.iter().copied().take(len).collect(),
            Some(period) => (0..len as u64).map(|heap| period.value(heap) as u16).collect(),
        }
    }

    /// Returns what the values show.
    pub fn survey(&self) -> Survey {
        let values = self.table.values();
        let largest = values.iter().copied().max().unwrap_or(0);
        let largest_at = values.iter().position(|&value| value == largest).unwrap_or(0);
        let certificate = self.certificate.as_ref().zip(self.period());
        let certificate = certificate
            .map(|(proved, period)| Certificate { period, last_compared: proved.compared().1 });
        let rare = self.table.mask().zip(self.table.rare_heaps());
        let sparse = rare.map(|(mask, rare)| Sparse {
            mask,
            rare: rare.len(),
            last_rare: rare.last().copied().unwrap_or(0),
        });
        Survey { heaps: values.len(), certificate, largest, largest_at, sparse }
    }
}
