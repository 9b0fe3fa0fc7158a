// Toy 1 http://x · made by `cargo judge bundle toy_1 --for codeforces`
//! Toy 1 — Golden
//! <http://x> · 1 s · 32 MiB · easy
//!
//! Rules: none.
//! Model: toy, a bundle.
//! Why: it holds the traps that other bundlers fall into.
//! Cost: little.

use toys::{largest, Named};

fn main() {
    let named = toys::made::Second;
    println!("{} {} {}", largest!(1, 7, 3), toys::square!(5), named.name());
}

mod toys {
    pub(crate) use self::powers::square;
    #[macro_use]
    mod inside {
        macro_rules! add {
            ($a:expr, $b:expr) => {
                $a + $b
            };
        }
    }

    /// The largest of some.
    macro_rules! largest {
        ($one:expr) => { $one };
        ($one:expr, $($more:expr),+) => {
            $crate::toys::of_two($one, $crate::toys::largest!($($more),+))
        };
    }
    pub(crate) use largest;

    /// A square, in a module, and yet reached from the root.
    pub mod powers {
        macro_rules! square {
            ($x:expr) => {
                $crate::toys::powers::product($x, $x)
            };
        }
        pub(crate) use square;

        pub fn product(a: u32, b: u32) -> u32 {
            add!(a * b, 0)
        }
    }

    pub fn of_two(a: u32, b: u32) -> u32 {
        if a < b {
            b
        } else {
            a
        }
    }

    pub trait Named {
        fn name(&self) -> &'static str;
    }

    /// Types that a macro makes.
    pub mod made {
        macro_rules! named {
            ($($name:ident)*) => {
                $(
                    pub struct $name;

                    impl crate::toys::Named for $name {
                        fn name(&self) -> &'static str {
                            stringify!($name)
                        }
                    }
                )*
            };
        }

        named!(Second);
    }
}
