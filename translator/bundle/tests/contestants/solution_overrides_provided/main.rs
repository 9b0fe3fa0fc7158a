use l::*;
struct S;
impl T for S {
    fn a(&self) -> i32 {
        1
    }
    fn b(&self) -> i32 {
        2
    }
}
fn main() {
    println!("{}", run(&S));
}
