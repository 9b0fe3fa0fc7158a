/// A marker that says that the operation commutes.
pub trait Commutative {}
pub trait Monoid {
    fn op(x: i64, y: i64) -> i64;
}
pub fn fold<M: Monoid>(v: &[i64]) -> i64 {
    v.iter().fold(0, |a, &b| M::op(a, b))
}
