use l::{Commutative, Monoid};
struct Add;
impl Monoid for Add {
    fn op(x: i64, y: i64) -> i64 {
        x + y
    }
}
impl Commutative for Add {}
fn main() {
    println!("{}", l::fold::<Add>(&[1, 2, 3]));
}
