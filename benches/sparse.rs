//! The 2000 heaps after the first million of Officers and of Grundy's game: by the sparse space
//! in groups, by the textbook's program for the same idea, and by all options; and those of 0.104,
//! whose mask needs the parity of the heap, in groups and by all options.

mod ratio;

use criterion::{BatchSize, Criterion, SamplingMode, Throughput};
use grundy::long_tables::SparseTable;
use std::hint::black_box;

const FIRST: usize = 1_000_000;
const HEAPS: usize = 2000;

struct Textbook {
    take: usize, // 1 in Officers, where it may also leave one heap; 0 in Grundy's game; 3 in 0.104
    mask: u16,
    values: Vec<u16>,
    rare: Vec<usize>,
    seen: Vec<u32>,
}

impl Textbook {
    fn is_rare(&self, value: u16) -> bool {
        (value & self.mask).count_ones() & 1 == 0
    }

    fn options(&self, heap: usize) -> impl Iterator<Item = u16> + '_ {
        let remaining = heap - self.take;
        let single = (self.take == 1).then(|| self.values[remaining]);
        let last = if self.take == 0 { (remaining - 1) / 2 } else { remaining / 2 };
        (1..=last).map(move |a| self.values[a] ^ self.values[remaining - a]).chain(single)
    }

    fn by_all_options(&mut self) {
        let heap = self.values.len();
        let mut seen = std::mem::take(&mut self.seen);
        self.options(heap).for_each(|option| seen[option as usize] = heap as u32);
        let mex = seen.iter().take_while(|&&stamp| stamp == heap as u32).count();
        self.seen = seen;
        self.values.push(mex as u16);
    }

    fn by_rare_heaps(&mut self) {
        let heap = self.values.len();
        let stamp = heap as u32;
        let mut seen = std::mem::take(&mut self.seen);
        if self.take == 1 {
            seen[self.values[heap - 1] as usize] = stamp;
        }
        for &rare in self.rare.iter().filter(|&rare| rare + self.take < heap) {
            seen[(self.values[rare] ^ self.values[heap - self.take - rare]) as usize] = stamp;
        }
        let is_free = |value: &u16| !self.is_rare(*value) && seen[*value as usize] != stamp;
        let mut value = (0..).find(is_free).expect("there are more values than options");
        let rare = (0..value).filter(|&value| self.is_rare(value));
        let mut missing = rare.filter(|&value| seen[value as usize] != stamp).count();
        for option in self.options(heap) {
            if missing == 0 {
                break;
            }
            if seen[option as usize] != stamp && option < value && self.is_rare(option) {
                missing -= 1;
            }
            seen[option as usize] = stamp;
        }
        if missing > 0 {
            value = seen.iter().take_while(|&&seen| seen == stamp).count() as u16;
            self.rare.push(heap);
        }
        self.seen = seen;
        self.values.push(value);
    }

    fn values(&self, step: fn(&mut Textbook)) -> Vec<u16> {
        let mut table = Textbook {
            values: self.values.clone(),
            rare: self.rare.clone(),
            seen: vec![0; 1 << 10],
            ..*self
        };
        (0..HEAPS).for_each(|_| step(&mut table));
        table.values.split_off(FIRST)
    }
}

fn game(criterion: &mut Criterion, name: &str, mut table: SparseTable, take: usize) {
    table.extend_to(FIRST - 16).expect("its values are small");
    let shorter = table.clone();
    table.extend_to(FIRST).expect("its values are small");
    let textbook = Textbook {
        take,
        mask: table.mask().expect("this game has one"),
        values: table.values().to_vec(),
        rare: table.rare_heaps().expect("as it has a mask"),
        seen: vec![],
    };
    table.extend_to(FIRST + HEAPS).expect("its values are small");
    let ways = [
        ("textbook", Textbook::by_rare_heaps as fn(&mut Textbook)),
        ("all-options", Textbook::by_all_options),
    ];
    // The textbook's masks know nothing of parity.
    let ways = if table.mask_has_parity() { &ways[1..] } else { &ways[..] };
    assert!(textbook.values(ways[0].1) == table.values()[FIRST..]);

    let mut group = criterion.benchmark_group(name);
    group.sample_size(10).sampling_mode(SamplingMode::Flat);
    group.throughput(Throughput::Elements(HEAPS as u64));
    group.bench_function("groups", |b| {
        // A vector that has grown has spare capacity.
        let setup = || {
            let mut table = shorter.clone();
            table.extend_to(FIRST).expect("its values are small");
            table
        };
        let extended = |mut table: SparseTable| {
            table.extend_to(FIRST + HEAPS).expect("its values are small");
            table
        };
        b.iter_batched(setup, extended, BatchSize::PerIteration)
    });
    for &(name, step) in ways {
        group.bench_function(name, |b| b.iter(|| black_box(&textbook).values(step)));
    }
}

fn benches(criterion: &mut Criterion) {
    let officers = "0.6".parse().expect("a code");
    let officers = SparseTable::of_code(&officers).expect("a finite code");
    game(criterion, "officers", officers, 1);
    game(criterion, "grundys_game", SparseTable::of_grundys_game(), 0);
    let by_parity = "0.104".parse().expect("a code");
    game(criterion, "by_parity", SparseTable::of_code(&by_parity).expect("a finite code"), 3);
}

fn main() {
    let slow = &["textbook", "all-options"][..];
    let ratios = [
        ("officers", "groups", slow),
        ("grundys_game", "groups", slow),
        ("by_parity", "groups", &slow[1..]),
    ];
    ratio::groups(benches, &ratios);
}
