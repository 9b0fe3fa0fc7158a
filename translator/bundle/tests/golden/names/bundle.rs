// Toy 1 http://x · made by `cargo judge bundle toy_1 --for codeforces`
//! Toy 1 — Golden
//! <http://x> · 1 s · 32 MiB · easy
//!
//! Rules: none.
//! Model: toy, a bundle.
//! Why: it holds the traps that other bundlers fall into.
//! Cost: little.

mod toys {
    pub fn own() -> u8 {
        crate::toys_crate::deep::toys() + 1
    }
}

mod inner {
    use crate::toys_crate::deep::Toys;

    pub fn three() -> Toys {
        Toys(3)
    }
}

fn main() {
    use crate::toys_crate::sum as toys_sum;
    let toys = toys::own();
    println!("{toys} {} {}", toys_sum(1, 2), inner::three().0);
}

mod toys_crate {
    pub mod deep {
        /// A type of nearly the crate's name.
        pub struct Toys(pub u8);

        /// A function of the crate's name.
        pub fn toys() -> u8 {
            crate::toys_crate::sum(20, 20) + super::toys::ONE
        }
    }

    pub mod toys {
        /// In a module of the crate's name.
        pub const ONE: u8 = 1;
    }

    /// `crate::sum` in a comment stays what it is.
    pub fn sum(a: u8, b: u8) -> u8 {
        a + b
    }
}
