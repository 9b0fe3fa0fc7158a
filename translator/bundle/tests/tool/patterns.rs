//! Ordinary patterns of small libraries in which something that nothing uses is not free to go:
//! what cargo compiles becomes a file, which compiles in silence and prints the same.

use crate::workspace::{manifest, path_dependencies, Workspace};

/// A library, a program that uses a part of it, and what is printed.
struct Pattern {
    name: &'static str,
    library: &'static str,
    program: &'static str,
    output: &'static str,
    /// What is not in the file.
    gone: &'static [&'static str],
}

const PATTERNS: [Pattern; 22] = [
    Pattern {
        name: "a type has its own version of a provided method that is never called",
        library: "pub trait Shape {
    fn area(&self) -> u32;
    fn corners(&self) -> u32 {
        4
    }
}
pub struct Triangle(pub u32);
impl Shape for Triangle {
    fn area(&self) -> u32 {
        self.0 / 2
    }
    fn corners(&self) -> u32 {
        three()
    }
}
fn three() -> u32 {
    3
}
",
        program: "use lib::{Shape, Triangle};
fn main() {
    println!(\"{}\", Triangle(8).area());
}
",
        output: "4\n",
        gone: &["corners", "three"],
    },
    Pattern {
        name: "one of two types has its own version",
        library: "pub trait Monoid {
    fn unit() -> u64;
    fn fail() -> u64 {
        Self::unit()
    }
}
pub struct Sum;
impl Monoid for Sum {
    fn unit() -> u64 {
        0
    }
}
pub struct Least;
impl Monoid for Least {
    fn unit() -> u64 {
        u64::MAX
    }
    fn fail() -> u64 {
        7
    }
}
",
        program: "use lib::{Least, Monoid, Sum};
fn main() {
    println!(\"{}\", Sum::unit() ^ Least::unit());
}
",
        output: "18446744073709551615\n",
        gone: &["fail"],
    },
    Pattern {
        name: "a type has its own version of a provided constant that is never used",
        library: "pub trait Field {
    const SIZE: u64;
    const GENERATOR: u64 = 3;
    fn is_prime() -> bool {
        true
    }
}
pub struct Eleven;
impl Field for Eleven {
    const SIZE: u64 = 11;
    const GENERATOR: u64 = 2;
    fn is_prime() -> bool {
        Self::GENERATOR > 1
    }
}
pub fn reduce<F: Field>(n: u64) -> u64 {
    n % F::SIZE
}
",
        program: "use lib::*;
fn main() {
    println!(\"{}\", reduce::<Eleven>(25));
}
",
        output: "3\n",
        gone: &["is_prime"],
    },
    Pattern {
        name: "the program has its own version of a provided method",
        library: "pub trait Search {
    fn start(&self) -> u32;
    fn is_done(&self) -> bool {
        helper() > 1
    }
}
fn helper() -> u32 {
    2
}
pub fn search<S: Search>(search: &S) -> u32 {
    search.start() + 1
}
",
        program: "use lib::{search, Search};
struct Down;
impl Search for Down {
    fn start(&self) -> u32 {
        9
    }
    fn is_done(&self) -> bool {
        false
    }
}
fn main() {
    println!(\"{}\", search(&Down));
}
",
        output: "10\n",
        gone: &[],
    },
    Pattern {
        name: "a macro implements two traits, and one of them is not used",
        library: "pub trait Zero {
    fn zero() -> Self;
}
pub trait Bounded {
    fn most() -> Self;
}
macro_rules! impl_integral {
    ($($t:ty),*) => {
        $(
            impl Zero for $t {
                fn zero() -> Self {
                    0
                }
            }
            impl Bounded for $t {
                fn most() -> Self {
                    <$t>::MAX
                }
            }
        )*
    };
}
impl_integral!(i32, u64);
fn start<T: Zero>() -> T {
    T::zero()
}
pub fn sum(values: &[u64]) -> u64 {
    values.iter().fold(start(), |sum, value| sum + value)
}
pub fn never() {}
",
        program: "use lib::sum;
fn main() {
    println!(\"{}\", sum(&[1, 2, 4]));
}
",
        output: "7\n",
        gone: &["never"],
    },
    Pattern {
        name: "a macro makes two functions with helpers of their own",
        library: "fn half_u32(n: u32) -> u32 {
    n / 2
}
fn half_u64(n: u64) -> u64 {
    n / 2
}
macro_rules! quarter {
    ($($name:ident, $t:ty, $half:ident;)*) => {
        $(
            pub fn $name(n: $t) -> $t {
                $half($half(n))
            }
        )*
    };
}
quarter! { quarter_u32, u32, half_u32; quarter_u64, u64, half_u64; }
",
        program: "fn main() {
    println!(\"{}\", lib::quarter_u64(21));
}
",
        output: "5\n",
        gone: &[],
    },
    Pattern {
        name: "a macro makes two types with their methods",
        library: "macro_rules! handle {
    ($name:ident, $other:ident) => {
        pub struct $name(pub usize);
        impl $name {
            pub fn next(&self) -> $name {
                $name(self.0 + 1)
            }
        }
        pub struct $other;
        impl $other {
            pub fn nothing() {}
        }
    };
}
handle!(V, E);
",
        program: "use lib::V;
fn main() {
    println!(\"{}\", V(3).next().0);
}
",
        output: "4\n",
        gone: &[],
    },
    Pattern {
        name: "a macro makes constants",
        library: "macro_rules! constants {
    ($($name:ident: $t:ty = $value:expr,)*) => { $( pub const $name: $t = $value; )* };
}
constants! { FAR: u64 = 1 << 40, NEAR: u32 = 1 << 20, PRIME: u64 = 1_000_003, }
",
        program: "fn main() {
    println!(\"{}\", lib::FAR % lib::PRIME);
}
",
        output: "329252\n", // 2^40 mod 1000003, by Python.
        gone: &[],
    },
    Pattern {
        name: "a macro makes other names of a type",
        library: "pub struct Mod<const P: u64>(pub u64);
impl<const P: u64> Mod<P> {
    pub fn of(n: u64) -> Self {
        Mod(n % P)
    }
    pub fn doubled(&self) -> Self {
        Mod::of(2 * self.0)
    }
}
macro_rules! names {
    ($($name:ident = $p:expr),*) => { $( pub type $name = Mod<$p>; )* };
}
names!(Mod7 = 7, Mod11 = 11);
",
        program: "use lib::Mod11;
fn main() {
    println!(\"{}\", Mod11::of(24).0);
}
",
        output: "2\n",
        gone: &["doubled"],
    },
    Pattern {
        name: "macros implement a trait for tuples and for numbers",
        library: "pub trait Scan: Sized {
    fn scan<'a>(words: &mut impl Iterator<Item = &'a str>) -> Self;
}
pub trait Wide {
    const BYTES: usize;
}
macro_rules! numbers {
    ($($t:ty)*) => {
        $(
            impl Scan for $t {
                fn scan<'a>(words: &mut impl Iterator<Item = &'a str>) -> Self {
                    words.next().unwrap().parse().unwrap()
                }
            }
            impl Wide for $t {
                const BYTES: usize = std::mem::size_of::<$t>();
            }
        )*
    };
}
numbers!(i8 u16 i64);
macro_rules! tuples {
    ($($t:ident)*) => {
        impl<$($t: Scan),*> Scan for ($($t,)*) {
            fn scan<'a>(words: &mut impl Iterator<Item = &'a str>) -> Self {
                ($($t::scan(words),)*)
            }
        }
    };
}
tuples!(A);
tuples!(A B);
",
        program: "use lib::*;
fn main() {
    let (a, b) = <(i64, u16)>::scan(&mut \"-5 6\".split(' '));
    println!(\"{}\", a * b as i64);
}
",
        output: "-30\n",
        gone: &["tuples!(A);"],
    },
    Pattern {
        name: "only the program implements a marker, and nothing asks for it",
        library: "/// An operation without an order.
pub trait Commutes {}
pub trait Operation {
    fn of(a: u32, b: u32) -> u32;
}
pub fn over<O: Operation>(values: &[u32]) -> u32 {
    values.iter().fold(0, |a, &b| O::of(a, b))
}
",
        program: "use lib::{Commutes, Operation};
struct Xor;
impl Operation for Xor {
    fn of(a: u32, b: u32) -> u32 {
        a ^ b
    }
}
impl Commutes for Xor {}
fn main() {
    println!(\"{}\", lib::over::<Xor>(&[1, 2, 4, 1]));
}
",
        output: "6\n",
        gone: &[],
    },
    Pattern {
        name: "a macro has a name of its own for what it makes",
        library: "macro_rules! both {
    ($t:ty) => {
        pub fn first(n: $t) -> $t {
            n
        }
        pub fn second(n: $t) -> $t {
            n + n
        }
    };
}
pub mod small {
    both!(u8);
}
pub mod large {
    both!(u64);
}
",
        program: "fn main() {
    println!(\"{}\", lib::large::second(200));
}
",
        output: "400\n",
        gone: &["small"],
    },
    Pattern {
        name: "the program calls a macro that makes more than it uses",
        library: "#[macro_export]
macro_rules! point {
    ($name:ident) => {
        #[derive(Clone, Copy)]
        pub struct $name(i32, i32);
        #[allow(dead_code)]
        impl $name {
            fn sum(self) -> i32 {
                self.0 + self.1
            }
            fn turned(self) -> $name {
                $name(-self.1, self.0)
            }
        }
    };
}
",
        program: "lib::point!(Point);
fn main() {
    println!(\"{}\", Point(3, 4).sum());
}
",
        output: "7\n",
        gone: &[],
    },
    Pattern {
        name: "a type of a trait is provided by none and used by one",
        library: "pub trait Walk {
    type Step: Copy;
    fn step(&self) -> Self::Step;
    fn steps(&self) -> [Self::Step; 2] {
        [self.step(), self.step()]
    }
}
pub struct Knight;
impl Walk for Knight {
    type Step = (i8, i8);
    fn step(&self) -> (i8, i8) {
        (1, 2)
    }
    fn steps(&self) -> [(i8, i8); 2] {
        [(2, 1), (1, 2)]
    }
}
",
        program: "use lib::{Knight, Walk};
fn main() {
    println!(\"{:?}\", Knight.step());
}
",
        output: "(1, 2)\n",
        gone: &["steps"],
    },
    Pattern {
        name: "what happens at the end has its own version of what is never called",
        library: "pub trait Log {
    fn log(&self, text: &str) {
        println!(\"{text}\");
    }
    fn flush(&self) {}
}
pub struct Loud;
impl Log for Loud {
    fn flush(&self) {
        self.log(\"flushed\");
    }
}
impl Drop for Loud {
    fn drop(&mut self) {
        self.log(\"dropped\");
    }
}
",
        program: "fn main() {
    let _loud = lib::Loud;
    println!(\"made\");
}
",
        output: "made\ndropped\n",
        gone: &["flush"],
    },
    Pattern {
        name: "a module of the program passes on what the library passes on",
        library: "mod inner {
    pub fn half(n: u64) -> u64 {
        n / 2
    }
    pub struct Pair(pub u64, pub u64);
    pub fn never() {}
}
pub use inner::{half, Pair};
#[macro_export]
macro_rules! sum {
    ($a:expr, $b:expr) => {
        $a + $b
    };
}
",
        program: "mod util {
    pub use lib::sum;
    pub use lib::{half, Pair as Two};
}
pub use util::half;
fn main() {
    let two = util::Two(half(8), 3);
    println!(\"{}\", util::sum!(two.0, two.1));
}
",
        output: "7\n",
        gone: &["never"],
    },
    Pattern {
        name: "a prelude of the program passes on more than it uses",
        library: "mod inner {
    pub const ONE: u64 = 1;
    pub const TWO: u64 = 2;
}
pub mod prelude {
    pub use crate::inner::*;
    pub use crate::more::Far;
}
mod more {
    pub struct Far(pub u64);
    impl Far {
        pub fn near(&self) -> u64 {
            self.0
        }
    }
}
",
        program: "mod prelude {
    pub use lib::prelude::*;
    pub use lib::prelude::{Far, TWO};
}
use prelude::*;
fn main() {
    println!(\"{}\", ONE + 4);
}
",
        output: "5\n",
        gone: &["near"],
    },
    Pattern {
        name: "a macro that calls those of its crate takes the call of another",
        library: "#[macro_export(local_inner_macros)]
macro_rules! list {
    ($($value:expr),*) => { [$(wrapped!($value)),*] };
}
#[macro_export]
macro_rules! wrapped {
    ($value:expr) => { $value + 1 };
}
#[macro_export(local_inner_macros)]
macro_rules! doubled {
    ($list:ident !($($value:expr),*)) => { $list!($(2 * $value),*) };
}
",
        program: "use lib::{doubled, list};
fn main() {
    println!(\"{:?}\", doubled!(list!(1, 5)));
}
",
        output: "[3, 11]\n",
        gone: &[],
    },
    Pattern {
        name: "a macro makes a variable that need not change in every call",
        library: "#[macro_export]
macro_rules! list {
    ($($value:expr),*) => {{
        let mut list = Vec::<u32>::new();
        $(list.push($value);)*
        list
    }};
}
",
        program: "fn main() {
    println!(\"{} {}\", lib::list!().len(), lib::list!(4, 5).len());
}
",
        output: "0 2\n",
        gone: &[],
    },
    Pattern {
        name: "a macro beside a module and an import of its name, all of which are used",
        library: "mod table {
    pub fn size(x: u32) -> u32 {
        x + 1
    }
}
pub use table::size;
#[macro_export]
macro_rules! table {
    ($e:expr) => {
        $crate::size($e)
    };
}
pub mod deep {
    pub fn most(a: u32, b: u32) -> u32 {
        a.max(b)
    }
    #[macro_export]
    macro_rules! most {
        ($e:expr) => { $e };
        ($e:expr, $($rest:expr),*) => { $crate::deep::most($e, $crate::most!($($rest),*)) };
    }
}
pub use deep::most;
pub mod other {
    pub struct Least;
    #[macro_export]
    macro_rules! least {
        ($($e:expr),*) => { [$($e),*].into_iter().min().unwrap() };
    }
    pub fn least() -> u32 {
        least!(3, 2)
    }
}
pub fn least() -> u32 {
    table!(6)
}
",
        program: "use lib::{least, most, table};
fn main() {
    println!(\"{} {} {}\", table!(4), most(1, 2), most!(1, 5, 2));
    println!(\"{} {} {}\", least(), lib::least!(4, 5), lib::other::least());
}
",
        output: "5 2 5\n7 4 2\n",
        gone: &["Least"],
    },
    Pattern {
        name: "a macro beside a module of its name that the program does not use",
        library: "mod table {
    pub fn size(x: u32) -> u32 {
        x + 1
    }
}
#[macro_export]
macro_rules! table {
    ($e:expr) => {
        $e * 2
    };
}
",
        program: "fn main() {
    println!(\"{}\", lib::table!(4));
}
",
        output: "8\n",
        gone: &["size"],
    },
    Pattern {
        name: "what the program forbids itself is not forbidden to the library",
        library: "#[allow(non_camel_case_types)]
pub struct point(pub u32);
impl point {
    pub fn doubled(&self) -> u32 {
        return self.0 * 2;
    }
}
",
        program: "#![deny(warnings, missing_docs, unreachable_pub)]
//! A strict program.
fn main() {
    println!(\"{}\", lib::point(4).doubled());
}
",
        output: "8\n",
        gone: &[],
    },
];

impl Pattern {
    fn workspace(&self) -> Workspace {
        Workspace::new(&[
            ("app/Cargo.toml", &(manifest("app", "2021") + &path_dependencies(&["lib"]))),
            ("app/src/main.rs", self.program),
            ("lib/Cargo.toml", &manifest("lib", "2021")),
            ("lib/src/lib.rs", self.library),
        ])
    }

    /// What is wrong with its file.
    fn fault(&self) -> Option<String> {
        let Pattern { name, output, gone, .. } = self;
        let workspace = self.workspace();
        let made = match workspace.made(None, |_| {}) {
            Ok(made) => made,
            Err(error) => return Some(format!("{name}: {error}")),
        };
        let text = &made.text;
        let left: Vec<_> = gone.iter().filter(|part| text.contains(*part)).collect();
        let printed = workspace.printed(text, "2021");
        let is_right = made.notes.is_empty() && left.is_empty();
        match printed {
            Ok(printed) if is_right && printed == *output => None,
            printed => Some(format!("{name}: {printed:?} {:?} {left:?}\n{text}", made.notes)),
        }
    }
}

#[test]
fn what_cargo_compiles_becomes_a_file_that_prints_the_same() {
    let faults: Vec<String> = PATTERNS.iter().filter_map(|pattern| pattern.fault()).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
