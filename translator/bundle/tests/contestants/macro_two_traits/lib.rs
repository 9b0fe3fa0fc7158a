pub trait Zero {
    fn zero() -> Self;
}
pub trait One {
    fn one() -> Self;
}
macro_rules! imp {
    ($t:ty) => {
        impl Zero for $t {
            fn zero() -> Self {
                0
            }
        }
        impl One for $t {
            fn one() -> Self {
                1
            }
        }
    };
}
imp!(i64);
fn naive<M: Zero>(_: i64) -> M {
    M::zero()
}
pub fn f(a: i64) -> i64 {
    naive(a)
}
