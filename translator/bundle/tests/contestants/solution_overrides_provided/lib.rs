pub trait T {
    fn a(&self) -> i32;
    fn b(&self) -> i32 {
        0
    }
}
pub fn run<X: T>(x: &X) -> i32 {
    x.a()
}
