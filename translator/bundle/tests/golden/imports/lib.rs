pub mod maps {
    use std::{
        collections::{
            BTreeMap, BTreeSet,
            HashMap,
        },
        fmt::{self, Write as _},
    };

    pub fn hashed() -> HashMap<u8, u8> {
        HashMap::from([(1, 2)])
    }

    pub fn ordered() -> BTreeMap<u8, u8> {
        BTreeMap::new()
    }

    pub fn set() -> BTreeSet<u8> {
        BTreeSet::new()
    }

    pub fn written(to: &mut String) -> fmt::Result {
        write!(to, "x")
    }
}

mod private {
    #[derive(Default)]
    pub struct Original(pub u8);

    pub struct Unused;

    pub mod numbers {
        pub fn one() -> u8 {
            1
        }

        pub fn two() -> u8 {
            2
        }
    }
}

pub use private::{Original as Renamed, Unused};
use private::numbers::*;

pub fn all() -> u8 {
    use self::private::numbers as n;
    one() + n::two()
}
