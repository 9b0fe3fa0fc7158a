// Toy 1 http://x · made by `cargo judge bundle toy_1 --for codeforces`
//! Toy 1 — Golden
//! <http://x> · 1 s · 32 MiB · easy
//!
//! Rules: none.
//! Model: toy, a bundle.
//! Why: it holds the traps that other bundlers fall into.
//! Cost: little.

use toys::{
    maps::{
        self,
        ordered,
    },
    Renamed as Other,
};

fn main() {
    let other = Other::default();
    println!("{:?} {:?} {}", maps::hashed().get(&1), ordered(), other.0 + toys::all());
}

mod toys {
    pub mod maps {
        use std::collections::{BTreeMap, HashMap};

        pub fn hashed() -> HashMap<u8, u8> {
            HashMap::from([(1, 2)])
        }

        pub fn ordered() -> BTreeMap<u8, u8> {
            BTreeMap::new()
        }
    }

    mod private {
        #[derive(Default)]
        pub struct Original(pub u8);

        pub mod numbers {
            pub fn one() -> u8 {
                1
            }

            pub fn two() -> u8 {
                2
            }
        }
    }

    use private::numbers::*;
    pub(crate) use private::Original as Renamed;

    pub fn all() -> u8 {
        use self::private::numbers as n;
        one() + n::two()
    }
}
