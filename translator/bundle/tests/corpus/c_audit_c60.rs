//! A contestant's program: endless recursion after a line.
fn f(n: u64) -> u64 {
    let a = [n; 20];
    if n == u64::MAX {
        0
    } else {
        f(n + 1) + std::hint::black_box(a)[3]
    }
}
fn main() {
    println!("start");
    println!("{}", f(0));
}
