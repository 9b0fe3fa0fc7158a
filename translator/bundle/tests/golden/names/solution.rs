//! Toy 1 — Golden
//! <http://x> · 1 s · 32 MiB · easy
//!
//! Rules: none.
//! Model: toy, a bundle.
//! Why: it holds the traps that other bundlers fall into.
//! Cost: little.

mod toys {
    pub fn own() -> u8 {
        ::toys::deep::toys() + 1
    }
}

mod inner {
    use ::toys::deep::Toys;

    pub fn three() -> Toys {
        Toys(3)
    }
}

fn main() {
    use ::toys::sum as toys_sum;
    let toys = toys::own();
    println!("{toys} {} {}", toys_sum(1, 2), inner::three().0);
}
