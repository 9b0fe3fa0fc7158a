//! The table of HDU 1848, from scratch to 1000 answers: built at compile time, built at run
//! time by this library, and built as blogs do it, by recursion with a row of flags for each
//! heap.

mod ratio;

use criterion::Criterion;
use grundy::fibonacci;
use grundy::table::{Table, TableVec};
use std::hint::black_box;

const LEN: usize = 1001;
const FIBONACCI: [usize; 15] = fibonacci::numbers();
static COMPILED: Table<u8, LEN> = Table::subtraction(&FIBONACCI);

/// The program of the blogs, line by line: `-1` means unknown, and each call clears and fills
/// its own row of a two-dimensional array.
struct Memo {
    values: Vec<i32>,
    used: Vec<[bool; 16]>,
}

impl Memo {
    fn new() -> Memo {
        Memo { values: vec![-1; LEN], used: vec![[false; 16]; LEN] }
    }

    fn value(&mut self, heap: usize) -> i32 {
        if self.values[heap] != -1 {
            return self.values[heap];
        }
        self.used[heap] = [false; 16];
        for take in FIBONACCI {
            if take > heap {
                break;
            }
            let option = self.value(heap - take);
            self.used[heap][option as usize] = true;
        }
        let mut mex = 0;
        while self.used[heap][mex] {
            mex += 1;
        }
        self.values[heap] = mex as i32;
        mex as i32
    }
}

/// Returns a thousand positions that use every heap.
fn positions() -> impl Iterator<Item = [usize; 3]> {
    (0..LEN).map(|heap| [heap, heap * 7 % LEN, heap * 31 % LEN].map(black_box))
}

fn won(value: impl Fn(usize) -> u32) -> usize {
    positions().filter(|&[m, n, p]| value(m) ^ value(n) ^ value(p) != 0).count()
}

fn benches(criterion: &mut Criterion) {
    let mut memo = Memo::new();
    (0..LEN).for_each(|heap| assert_eq!(memo.value(heap), i32::from(COMPILED[heap])));

    let mut group = criterion.benchmark_group("sg_table");
    group.bench_function("compiled", |b| b.iter(|| won(|heap| COMPILED[heap].into())));
    group.bench_function("built", |b| {
        b.iter(|| {
            let table = TableVec::<u8>::subtraction(black_box(&FIBONACCI), LEN);
            won(|heap| table[heap].into())
        })
    });
    group.bench_function("memo", |b| {
        b.iter(|| {
            let mut memo = Memo::new();
            for heap in 0..LEN {
                memo.value(heap);
            }
            won(|heap| memo.values[heap] as u32)
        })
    });
}

fn main() {
    ratio::main(benches, "sg_table", "compiled", &["built", "memo"]);
}
