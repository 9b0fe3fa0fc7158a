//! Random crates of what small libraries consist of: traits with defaults, macros, generics,
//! re-exports, globs, nested modules, features. Of each program that cargo compiles there must be
//! a file that compiles alone without a warning and prints the same.
//!
//! A crate consists of units, each a module with items of one kind. In a unit's text `#` stands
//! for its number, `VALUE` for a number or for what an earlier unit offers, and a line that begins
//! with `?` is there or not.

use crate::generated::Noise;
use crate::workspace::{manifest, path_dependencies, Workspace};
use std::collections::BTreeSet;
use std::fmt::Write;

/// The items of a module, and expressions of the type `u64` by which others use them.
struct Kind {
    items: &'static str,
    /// In these an item's name follows `@`, and a macro's `@!`.
    uses: &'static [&'static str],
    /// The trait that has to be in scope for them, if there is one.
    of_trait: &'static str,
    /// What a program adds to use it, as the last of these.
    in_program: &'static str,
}

const KINDS: [Kind; 15] = [
    Kind {
        items: "pub trait Shape# {
    const SALT#: u64;
    const BASE#: u64 = 3;
    fn area#(&self) -> u64;
    fn sides#(&self) -> u64 {
        VALUE
    }
    fn sum#(&self) -> u64 {
        self.sides#().wrapping_add(Self::SALT#)
    }
}
pub struct Plain#(pub u64);
impl Shape# for Plain# {
    const SALT#: u64 = 5;
?    const BASE#: u64 = 4;
    fn area#(&self) -> u64 { self.0.wrapping_mul(VALUE) }
?    fn sides#(&self) -> u64 { hidden#() }
}
pub struct Other#;
impl Shape# for Other# {
    const SALT#: u64 = 6;
    fn area#(&self) -> u64 { VALUE }
?    fn sum#(&self) -> u64 { Self::BASE# }
}
pub(crate) fn hidden#() -> u64 { VALUE }
pub fn apply#<T: Shape#>(shape: &T) -> u64 { shape.area#() ^ hidden#() }
",
        uses: &[
            "@Plain#(7).area#()",
            "@Plain#(2).sum#()",
            "@Other#.sides#()",
            "<@Other# as @Shape#>::SALT#",
            "@Plain#::BASE#",
            "@apply#(&@Other#)",
        ],
        of_trait: "Shape#",
        in_program: "",
    },
    Kind {
        items: "pub trait Zero# { fn zero#() -> Self; }
pub trait One# { fn one#() -> Self; fn two#() -> Self; }
pub trait Wide# { const BITS#: u32; }
macro_rules! numbers# {
    ($($t:ty),*) => { $(
        impl Zero# for $t { fn zero#() -> Self { 0 } }
        impl One# for $t { fn one#() -> Self { 1 } fn two#() -> Self { 2 } }
        impl Wide# for $t { const BITS#: u32 = <$t>::MAX.count_ones(); }
    )* };
}
numbers#!(u8, u64, i32);
fn fold#<T: Zero# + std::ops::Add<Output = T> + Copy>(values: &[T]) -> T {
    values.iter().fold(T::zero#(), |a, &b| a + b)
}
pub fn total#(values: &[u64]) -> u64 { fold#(values) }
pub fn bits#<T: Wide#>() -> u64 { T::BITS# as u64 }
",
        uses: &["@total#(&[3, 4])", "<u64 as @One#>::one#()", "@bits#::<u8>()"],
        of_trait: "",
        in_program: "",
    },
    Kind {
        items: "fn low#(n: u64) -> u64 { n % 1000 }
fn high#(n: u64) -> u64 { n / 1000 ^ VALUE }
macro_rules! make# {
    ($($name:ident = $by:ident,)*) => { $( pub fn $name(n: u64) -> u64 { $by(n) } )* };
}
make#! { first# = low#, second# = high#, }
",
        uses: &["@first#(123456)", "@second#(987654)"],
        of_trait: "",
        in_program: "",
    },
    Kind {
        items: "macro_rules! fixed# {
    ($t:ty) => {
        pub const MOST#: $t = 9;
        pub fn least#() -> $t { 1 }
        pub fn middle#() -> $t { (MOST# + least#()) / 2 }
    };
}
fixed#!(u64);
",
        uses: &["@MOST#", "@middle#()"],
        of_trait: "",
        in_program: "",
    },
    Kind {
        items: "use std::fmt;
use std::ops::{Add, AddAssign, Mul, Neg};
/// A number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number#(pub u64);
impl Add for Number# {
    type Output = Number#;
    fn add(self, other: Number#) -> Number# { Number#(self.0.wrapping_add(other.0)) }
}
impl AddAssign for Number# {
    fn add_assign(&mut self, other: Number#) { *self = *self + other; }
}
impl Mul for Number# {
    type Output = Number#;
    fn mul(self, other: Number#) -> Number# { Number#(self.0.wrapping_mul(other.0)) }
}
impl Neg for Number# {
    type Output = Number#;
    fn neg(self) -> Number# { Number#(self.0.wrapping_neg()) }
}
impl fmt::Display for Number# {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { write!(f, \"<{}>\", self.0) }
}
impl From<u64> for Number# { fn from(n: u64) -> Self { Number#(n ^ VALUE) } }
impl From<u8> for Number# { fn from(n: u8) -> Self { Number#(n as u64) } }
impl std::iter::Sum for Number# {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self { all.fold(Number#(0), |a, b| a + b) }
}
",
        uses: &[
            "(@Number#(3) + @Number#(4)).0",
            "@Number#::from(7u8).0",
            "@Number#::from(7u64).0",
            "@Number#(12).to_string().len() as u64",
            "[@Number#(1), @Number#(5)].iter().copied().sum::<@Number#>().0",
            "(-@Number#(1) * @Number#(2)).0",
            "{ let mut n = @Number#(1); n += @Number#(2); n.0 }",
        ],
        of_trait: "",
        in_program: "",
    },
    Kind {
        items: "pub struct Array#<T, const N: usize> { values: [T; N] }
impl<T: Copy + Default, const N: usize> Default for Array#<T, N> {
    fn default() -> Self { Array# { values: [T::default(); N] } }
}
impl<T: Copy + Into<u64>, const N: usize> Array#<T, N> {
    pub fn new(values: [T; N]) -> Self { Array# { values } }
    pub fn sum(&self) -> u64 { self.values.iter().map(|&n| n.into()).sum() }
    pub fn len(&self) -> usize { N }
    pub fn is_empty(&self) -> bool { self.len() == 0 }
}
impl<T, const N: usize> std::ops::Index<usize> for Array#<T, N> {
    type Output = T;
    fn index(&self, at: usize) -> &T { &self.values[at] }
}
impl<'a, T, const N: usize> IntoIterator for &'a Array#<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter { self.values.iter() }
}
pub type Triple#<T = u32> = Array#<T, 3>;
",
        uses: &[
            "@Array#::new([1u8, 2, 3]).sum()",
            "@Triple#::<u32>::default().sum()",
            "@Array#::new([4u64])[0]",
            "(&@Array#::new([4u64, 6])).into_iter().max().copied().unwrap()",
            "@Array#::new([4u64]).is_empty() as u64",
        ],
        of_trait: "",
        in_program: "",
    },
    Kind {
        items: "use std::str::FromStr;
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Side# { Left, Right(u64), Both { by: u64 } }
impl Side# {
    pub const ALL: [Side#; 2] = [Side#::Left, Side#::Right(VALUE_IN_CONST)];
    pub fn turned(self) -> Side# {
        match self {
            Side#::Left => Side#::Right(1),
            Side#::Right(n) => Side#::Both { by: n },
            Side#::Both { .. } => Side#::Left,
        }
    }
    pub fn number(self) -> u64 {
        match self { Side#::Left => 0, Side#::Right(n) => n, Side#::Both { by } => by + 1 }
    }
}
pub struct Wrong#;
impl FromStr for Side# {
    type Err = Wrong#;
    fn from_str(text: &str) -> Result<Side#, Wrong#> {
        match text { \"left\" => Ok(Side#::Left), _ => Err(Wrong#) }
    }
}
pub use self::Side#::Both as Between#;
",
        uses: &[
            "@Side#::Right(5).turned().number()",
            "\"left\".parse::<@Side#>().map_or(9, |side| side.number())",
            "@Side#::ALL.len() as u64",
            "@Between# { by: 4 }.number()",
        ],
        of_trait: "",
        in_program: "",
    },
    Kind {
        items: "use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicU64, Ordering};
static DROPPED#: AtomicU64 = AtomicU64::new(0);
pub struct Guard#(Vec<u64>);
impl Guard# {
    pub fn new(n: u64) -> Self { Guard#(vec![n, VALUE]) }
}
impl Deref for Guard# { type Target = Vec<u64>; fn deref(&self) -> &Vec<u64> { &self.0 } }
impl DerefMut for Guard# { fn deref_mut(&mut self) -> &mut Vec<u64> { &mut self.0 } }
impl Drop for Guard# {
    fn drop(&mut self) { DROPPED#.fetch_add(self.len() as u64, Ordering::Relaxed); }
}
pub fn dropped#() -> u64 { DROPPED#.load(Ordering::Relaxed) }
",
        uses: &[
            "{ drop(@Guard#::new(3)); @dropped#() }",
            "@Guard#::new(4)[0]",
            "{ let mut guard = @Guard#::new(4); guard.push(1); guard.len() as u64 }",
        ],
        of_trait: "",
        in_program: "",
    },
    Kind {
        items: "pub struct Count# { next: u64, end: u64 }
pub fn count#(end: u64) -> Count# { Count# { next: 0, end } }
impl Iterator for Count# {
    type Item = u64;
    fn next(&mut self) -> Option<u64> {
        self.next += 1;
        (self.next <= self.end).then_some(self.next)
    }
?    fn size_hint(&self) -> (usize, Option<usize>) { (0, Some(self.end as usize)) }
?    fn nth(&mut self, n: usize) -> Option<u64> { self.next += n as u64; self.next() }
}
impl ExactSizeIterator for Count# {
    fn len(&self) -> usize { (self.end - self.next) as usize }
}
pub trait More#: Iterator {
    fn product_of#(self) -> u64 where Self: Sized + Iterator<Item = u64> {
        self.fold(1, |a, b| a.wrapping_mul(b))
    }
    fn second#(&mut self) -> Option<Self::Item> { self.nth(1) }
}
impl<I: Iterator> More# for I {}
",
        uses: &[
            "@count#(5).sum::<u64>()",
            "@count#(5).product_of#()",
            "@count#(5).second#().unwrap_or(0)",
            "@count#(9).len() as u64",
        ],
        of_trait: "More#",
        in_program: "",
    },
    Kind {
        items: "pub trait Small# { fn small#(&self) -> u64; }
pub trait Big#: Small# {
    fn big#(&self) -> u64 { self.small#() * 2 }
    fn bigger#(&self) -> u64 { self.big#() + VALUE % 1000 }
}
impl Small# for u32 { fn small#(&self) -> u64 { *self as u64 } }
impl Small# for &str { fn small#(&self) -> u64 { self.len() as u64 } }
impl<T: Small#> Small# for Vec<T> {
    fn small#(&self) -> u64 { self.iter().map(|one| one.small#()).sum() }
}
impl<T: Small#> Big# for T {}
pub fn boxed#(n: u32) -> Vec<Box<dyn Small#>> { vec![Box::new(n), Box::new(\"abc\")] }
",
        uses: &[
            "3u32.big#()",
            "vec![\"ab\", \"c\"].bigger#()",
            "@boxed#(2).len() as u64",
        ],
        of_trait: "Big#",
        in_program: "",
    },
    Kind {
        items: "pub fn id#(n: u64) -> u64 { n }
pub fn twice#(n: u64) -> u64 { 2 * n }
#[macro_export]
macro_rules! sum# {
    () => { 0 };
    (twice $first:expr $(, $rest:expr)*) => {
        $crate::PATH::twice#($first) + $crate::sum#!($($rest),*)
    };
    ($first:expr $(, $rest:expr)*) => {
        $crate::PATH::id#($first) + $crate::sum#!($($rest),*)
    };
}
",
        uses: &["@!sum#!(3, 4)", "@!sum#!(twice 4)", "@id#(VALUE)"],
        of_trait: "",
        in_program: "",
    },
    Kind {
        items: "#[cfg(feature = \"extra\")]
pub mod how# { pub fn name() -> &'static str { \"extra\" } }
#[cfg(not(feature = \"extra\"))]
pub mod how# { pub fn name() -> &'static str { \"plain\" } pub fn other() {} }
#[cfg(any(test, feature = \"extra\"))]
pub fn only_extra#() -> u64 { 1 }
pub fn length#() -> u64 { how#::name().len() as u64 + if cfg!(feature = \"extra\") { 10 } else { 0 } }
",
        uses: &["@length#()", "@how#::name().len() as u64"],
        of_trait: "",
        in_program: "",
    },
    Kind {
        items: "const fn square#(n: u64) -> u64 { n * n }
pub const TABLE#: [u64; 4] = [square#(1), square#(2), square#(3), square#(VALUE_IN_CONST)];
pub static NAMES#: &[&str] = &[\"one\", \"two\"];
pub static UNUSED#: [u64; 2] = TWO#;
const TWO#: [u64; 2] = [1, 2];
thread_local! { static CELL#: std::cell::Cell<u64> = const { std::cell::Cell::new(1) }; }
pub fn next#() -> u64 { CELL#.with(|cell| { cell.set(cell.get() + 1); cell.get() }) }
",
        uses: &["@TABLE#[3]", "@NAMES#.len() as u64", "@next#()"],
        of_trait: "",
        in_program: "",
    },
    Kind {
        items: "pub trait Monoid# {
    type Of: Copy;
    fn unit#() -> Self::Of;
    fn join#(a: Self::Of, b: Self::Of) -> Self::Of;
    fn fail#() -> Self::Of { Self::unit#() }
    fn name#() -> String { stringify!(Monoid#).to_string() }
}
pub trait Commutes#: Monoid# {}
pub trait Marks# {}
pub struct Tree#<M: Monoid#> { values: Vec<M::Of> }
impl<M: Monoid#> Tree#<M> {
    pub fn new(values: Vec<M::Of>) -> Self { Tree# { values } }
    pub fn all(&self) -> M::Of { self.values.iter().fold(M::unit#(), |a, &b| M::join#(a, b)) }
    pub fn at(&self, index: usize) -> M::Of {
        self.values.get(index).copied().unwrap_or_else(M::fail#)
    }
}
impl<M: Monoid#> FromIterator<M::Of> for Tree#<M> {
    fn from_iter<I: IntoIterator<Item = M::Of>>(values: I) -> Self {
        Tree#::new(values.into_iter().collect())
    }
}
pub struct Least#;
impl Monoid# for Least# {
    type Of = u64;
    fn unit#() -> u64 { u64::MAX }
    fn join#(a: u64, b: u64) -> u64 { a.min(b) }
?    fn fail#() -> u64 { VALUE }
}
impl Commutes# for Least# {}
",
        uses: &[
            "@Tree#::<@Least#>::new(vec![4, 3]).all()",
            "@Tree#::<@Least#>::new(vec![4, 3]).at(5)",
            "[3, 4].into_iter().collect::<@Tree#<@Least#>>().at(1)",
        ],
        of_trait: "",
        in_program: "struct Own#;
impl @Monoid# for Own# {
    type Of = u64;
    fn unit#() -> u64 { 1 }
    fn join#(a: u64, b: u64) -> u64 { a.wrapping_mul(b) }
?    fn fail#() -> u64 { 8 }
?    fn name#() -> String { String::new() }
}
?impl @Commutes# for Own# {}
?impl @Marks# for Own# {}
fn own_#() -> u64 { @Tree#::<Own#>::new(vec![2, 3]).all() }
",
    },
    Kind {
        items: "macro_rules! handles# {
    ($($name:ident),*) => { $(
        #[derive(Clone, Copy, PartialEq)]
        pub struct $name(pub u64);
        impl $name {
            pub fn next(self) -> $name { $name(self.0 + 1) }
            pub fn index(self) -> u64 { self.0 }
        }
        impl From<u64> for $name { fn from(n: u64) -> $name { $name(n) } }
    )* };
}
handles#!(Vertex#, Edge#, F#);
pub struct Graph#<W = u64> { pub weights: Vec<W> }
pub type Plainest# = Graph#;
impl<W: Copy + Into<u64>> Graph#<W> {
    pub fn weight(&self, edge: Edge#) -> u64 { self.weights[edge.index() as usize].into() }
    pub fn next(&self, vertex: Vertex#) -> Vertex# { vertex.next() }
}
",
        uses: &[
            "@Vertex#(3).next().index()",
            "@Graph# { weights: vec![5u32, 6] }.weight(@Edge#(1))",
            "@Plainest# { weights: vec![5] }.weights[0]",
            "@F#::from(4).0",
        ],
        of_trait: "",
        in_program: "",
    },
];

/// Where a unit stands.
struct Unit {
    number: usize,
    kind: &'static Kind,
    /// The crate: 0 is the lower one, 1 the upper one.
    of_crate: usize,
    /// The paths to its items from the crate's root, without the crate; empty for the root.
    paths: Vec<String>,
}

struct Writer {
    noise: Noise,
    units: Vec<Unit>,
    has_extra: bool,
}

/// Who writes a text: a crate with this number, or the program.
#[derive(Clone, Copy, PartialEq)]
enum Reader {
    Crate(usize),
    Program,
}

impl Writer {
    /// Returns a number, or how a unit is used.
    fn value(&mut self, reader: Reader) -> String {
        let seen = |unit: &Unit| match reader {
            Reader::Crate(own) => unit.of_crate <= own,
            Reader::Program => true,
        };
        let seen: Vec<usize> = (0..self.units.len()).filter(|&at| seen(&self.units[at])).collect();
        match seen.is_empty() || reader != Reader::Program && self.noise.below(2) == 0 {
            true => format!("{}", self.noise.below(100)),
            false => {
                let unit = seen[self.noise.below(seen.len())];
                self.used(unit, reader)
            }
        }
    }

    /// Returns an expression that uses a unit.
    fn used(&mut self, index: usize, reader: Reader) -> String {
        let Unit { number, kind, .. } = self.units[index];
        let of_program = reader == Reader::Program && !kind.in_program.is_empty();
        if of_program && self.noise.below(2) == 0 {
            return format!("own_{number}()");
        }
        let expression = kind.uses[self.noise.below(kind.uses.len())];
        let expression = expression.replace('#', &number.to_string()).replace("VALUE", "31");
        self.with_paths(index, &expression, kind.of_trait, reader)
    }

    /// Returns an expression in which the names of a unit's items are found: by their paths, by
    /// an import of each, or of all.
    fn with_paths(
        &mut self,
        index: usize,
        expression: &str,
        of_trait: &str,
        reader: Reader,
    ) -> String {
        let Unit { number, of_crate, ref paths, .. } = self.units[index];
        let root = match (reader, of_crate) {
            (Reader::Crate(own), _) if own == of_crate => "crate",
            (_, 0) => "base",
            _ => "upper",
        };
        let path = &paths[self.noise.below(paths.len())];
        let path = if path.is_empty() { root.to_string() } else { format!("{root}::{path}") };
        let expression = expression.replace("@!", &format!("{root}::"));
        let of_trait = of_trait.replace('#', &number.to_string());
        let is_called = !of_trait.is_empty() && !expression.contains(&format!("@{of_trait}"));
        let needs_trait = is_called
            && ["area", "sum#", "sides", "BASE", "product_of", "second", "big"]
                .iter()
                .any(|part| expression.contains(&part.replace('#', &number.to_string())));
        let mut names: BTreeSet<String> = expression
            .split('@')
            .skip(1)
            .map(|rest| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap())
            .map(String::from)
            .collect();
        let by_paths = |expression: &str| expression.replace('@', &format!("{path}::"));
        match self.noise.below(3) {
            0 if needs_trait => {
                format!("{{ use {path}::{of_trait}; {} }}", by_paths(&expression))
            }
            1 if !names.is_empty() || needs_trait => {
                names.extend(needs_trait.then_some(of_trait));
                let names: Vec<String> = names.into_iter().collect();
                format!(
                    "{{ use {path}::{{{}}}; {} }}",
                    names.join(", "),
                    expression.replace('@', "")
                )
            }
            2 if !names.is_empty() || needs_trait => {
                format!("{{ use {path}::*; {} }}", expression.replace('@', ""))
            }
            _ if needs_trait => {
                format!("{{ use {path}::{of_trait} as _; {} }}", by_paths(&expression))
            }
            _ => by_paths(&expression),
        }
    }

    /// Returns a unit's items, or what a program adds to it, with everything in its place.
    fn filled(&mut self, text: &str, number: usize, reader: Reader) -> String {
        let mut filled = String::new();
        for line in text.lines() {
            let kept = match line.strip_prefix('?') {
                Some(_) if self.noise.below(2) == 0 => continue,
                Some(kept) => kept,
                None => line,
            };
            let mut kept = kept
                .replace("VALUE_IN_CONST", "17")
                // Not the sign of an attribute.
                .replace("#[", "\0[")
                .replace('#', &number.to_string())
                .replace('\0', "#");
            while kept.contains("VALUE") {
                let value = self.value(reader);
                kept = kept.replacen("VALUE", &value, 1);
            }
            filled += &kept;
            filled.push('\n');
        }
        filled
    }

    /// Writes the crates and the program, as files with their paths.
    fn workspace(&mut self) -> Vec<(String, String)> {
        let mut files = Vec::new();
        let names = ["base", "upper"];
        let mut number = 0;
        for (of_crate, name) in names.iter().enumerate() {
            let mut root = String::from("//! A crate.\n\n");
            for _ in 0..2 + self.noise.below(4) {
                let kind = &KINDS[self.noise.below(KINDS.len())];
                let module = format!("m{number}");
                let mut way = module.clone();
                let (is_nested, is_file) = (self.noise.below(3) == 0, self.noise.below(3) == 0);
                if is_nested {
                    way = format!("outer{number}::{module}");
                }
                let items = kind.items.replace("PATH", &way);
                let items = self.filled(&items, number, Reader::Crate(of_crate));
                let mut paths = vec![way.clone()];
                let mut is_public = "pub ";
                match self.noise.below(5) {
                    0 => {
                        let _ = writeln!(root, "pub use {way}::*;");
                        paths.push(String::new());
                        // A macro of the unit names its path.
                        if !kind.items.contains("PATH") && self.noise.below(2) == 0 {
                            is_public = "";
                            paths.remove(0);
                        }
                    }
                    1 => {
                        let _ = writeln!(root, "pub use {way} as other{number};");
                        paths.push(format!("other{number}"));
                    }
                    2 => {
                        let _ = writeln!(
                            root,
                            "pub mod prelude{number} {{\n    pub use crate::{way}::*;\n}}"
                        );
                        paths.push(format!("prelude{number}"));
                    }
                    _ => {}
                }
                match (is_nested, is_file) {
                    (false, false) => {
                        let _ = writeln!(root, "{is_public}mod {module} {{\n{items}}}");
                    }
                    (false, true) => {
                        let _ = writeln!(root, "{is_public}mod {module};");
                        files.push((format!("{name}/src/{module}.rs"), items));
                    }
                    (true, false) => {
                        let _ = writeln!(
                            root,
                            "{is_public}mod outer{number} {{\npub mod {module} {{\n{items}}}\n}}"
                        );
                    }
                    (true, true) => {
                        let _ = writeln!(root, "{is_public}mod outer{number};");
                        let folder = format!("{name}/src/outer{number}");
                        files.push((format!("{folder}/mod.rs"), format!("pub mod {module};\n")));
                        files.push((format!("{folder}/{module}.rs"), items));
                    }
                }
                self.units.push(Unit { number, kind, of_crate, paths });
                number += 1;
            }
            files.push((format!("{name}/src/lib.rs"), root));
            let dependencies =
                if of_crate == 1 { path_dependencies(&["base"]) } else { String::new() };
            let manifest = manifest(name, "2021") + &dependencies + "[features]\nextra = []\n";
            files.push((format!("{name}/Cargo.toml"), manifest));
        }
        let mut items = String::new();
        for index in 0..self.units.len() {
            let Unit { number, kind, .. } = self.units[index];
            if kind.in_program.is_empty() {
                continue;
            }
            let own = self.filled(kind.in_program, number, Reader::Program);
            let Unit { of_crate, paths, .. } = &self.units[index];
            let (root, path) = (names[*of_crate], &paths[0]);
            let path = if path.is_empty() { root.to_string() } else { format!("{root}::{path}") };
            items += &own.replace('@', &format!("{path}::"));
            let _ = writeln!(items, "const _: fn() -> u64 = own_{number};");
        }
        let mut main = String::from("//! A program.\n\nfn main() {\n");
        for _ in 0..1 + self.noise.below(5) {
            let value = self.value(Reader::Program);
            let _ = writeln!(main, "    let value: u64 = {value};\n    println!(\"{{value}}\");");
        }
        main += "}\n\n";
        files.push(("app/src/main.rs".to_string(), main + &items));
        let extra = if self.has_extra { ", features = [\"extra\"]" } else { "" };
        let dependencies = path_dependencies(&names).replace("\" }", &format!("\"{extra} }}"));
        files.push(("app/Cargo.toml".to_string(), manifest("app", "2021") + &dependencies));
        files
    }
}

/// What is wrong with the file that is made of the crates of this number.
fn fault(number: usize) -> Option<String> {
    let mut noise = Noise(number as u64);
    let has_extra = noise.below(2) == 0;
    let files = Writer { noise, units: vec![], has_extra }.workspace();
    let files: Vec<(&str, &str)> =
        files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
    let workspace = Workspace::new(&files);
    let whole: String = files.iter().map(|(path, text)| format!("=== {path}\n{text}")).collect();
    let wanted = match workspace.printed_by_cargo() {
        Ok(wanted) => wanted,
        Err(error) => return Some(format!("{number}: cargo: {error}\n{whole}")),
    };
    let made = match workspace.made(None, |_| {}) {
        Ok(made) => made,
        Err(error) => return Some(format!("{number}: {error}\n{whole}")),
    };
    match workspace.printed(&made.text, "2021") {
        Ok(printed) if printed == wanted && made.notes.is_empty() => None,
        Ok(printed) => Some(format!(
            "{number}: {printed:?}, not {wanted:?}, {:?}\n{}\n{whole}",
            made.notes, made.text
        )),
        Err(error) => Some(format!("{number}: {error}\n{}\n{whole}", made.text)),
    }
}

#[test]
fn random_crates_become_files_that_print_the_same() {
    let faults: Vec<String> = (0..available::depth(4, 15)).filter_map(fault).collect();
    assert!(faults.is_empty(), "{} faults: {}", faults.len(), faults.join("\n"));
}
