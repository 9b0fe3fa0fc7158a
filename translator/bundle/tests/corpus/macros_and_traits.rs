//! Defines macros that print, nested modules, and traits with constants and const generics.

use proconio::input;
macro_rules! out { ($($x:expr),*) => { $( print!("{} ", $x); )* println!(); }; }
macro_rules! chmax {
    ($a:expr, $b:expr) => {
        if $a < $b {
            $a = $b;
            true
        } else {
            false
        }
    };
}
macro_rules! hashy {
    ($($k:expr => $v:expr),* $(,)?) => {{
        let mut m = std::collections::BTreeMap::new();
        $(m.insert($k, $v);)*
        m
    }};
}
mod geometry {
    pub(crate) mod point {
        use super::Shape;
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct Point<const D: usize> {
            pub at: [u8; D],
        }
        impl<const D: usize> Shape for Point<D>
        where
            [u8; D]: Sized,
        {
            const SIDES: usize = D;
            fn area(&self) -> i64 {
                self.at.iter().map(|&x| i64::from(x)).product()
            }
        }
    }
    pub trait Shape {
        const SIDES: usize;
        fn area(&self) -> i64;
        fn twice(&self) -> i64 {
            2 * self.area() + Self::SIDES as i64
        }
    }
    pub use self::point::Point;
}
use geometry::{Point, Shape};
trait Monoid {
    type T: Copy;
    fn id() -> Self::T;
    fn op(a: Self::T, b: Self::T) -> Self::T;
}
struct MaxM;
struct AddM<const M: u64>;
impl Monoid for MaxM {
    type T = i64;
    fn id() -> i64 {
        i64::MIN
    }
    fn op(a: i64, b: i64) -> i64 {
        a.max(b)
    }
}
impl<const M: u64> Monoid for AddM<M> {
    type T = u64;
    fn id() -> u64 {
        0
    }
    fn op(a: u64, b: u64) -> u64 {
        (a + b) % M
    }
}
struct Seg<M: Monoid> {
    n: usize,
    d: Vec<M::T>,
}
impl<M: Monoid> Seg<M> {
    fn new(n: usize) -> Self {
        Seg { n, d: vec![M::id(); 2 * n] }
    }
    fn set(&mut self, i: usize, x: M::T) {
        let mut i = i + self.n;
        self.d[i] = x;
        while i > 1 {
            i /= 2;
            self.d[i] = M::op(self.d[2 * i], self.d[2 * i + 1]);
        }
    }
    fn get(&self, l: usize, r: usize) -> M::T {
        let (mut l, mut r, mut a, mut b) = (l + self.n, r + self.n, M::id(), M::id());
        while l < r {
            if l & 1 == 1 {
                a = M::op(a, self.d[l]);
                l += 1;
            }
            if r & 1 == 1 {
                r -= 1;
                b = M::op(self.d[r], b);
            }
            l /= 2;
            r /= 2;
        }
        M::op(a, b)
    }
}
fn main() {
    input! { n: usize, a: [i64; n] }
    let p = Point { at: [a[0] as u8, 3, 4] };
    out!(p.area(), p.twice(), Point::<2> { at: [5, 6] }.twice());
    let mut best = 0;
    for x in &a {
        chmax!(best, *x);
    }
    out!(best);
    let (mut s, mut t) = (Seg::<MaxM>::new(n), Seg::<AddM<97>>::new(n));
    for (i, x) in a.iter().enumerate() {
        s.set(i, *x);
        t.set(i, *x as u64);
    }
    for l in 0..n {
        out!(l, s.get(l, n), t.get(0, l));
    }
    let m = hashy! { "a" => 1, "b" => 2 };
    for (k, v) in &m {
        println!("{k}{v}");
    }
}
