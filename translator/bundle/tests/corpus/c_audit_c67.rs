//! A contestant's program: checked arithmetic of a usize.
fn bb<T>(x: T) -> T {
    std::hint::black_box(x)
}
fn main() {
    let (a, b) = (bb(100000usize), bb(100000usize));
    match a.checked_mul(b) {
        Some(p) => println!("{}", p),
        None => println!("too large"),
    }
    println!("{}", a.saturating_mul(b) / 7);
    println!("{}", a.overflowing_mul(b).1);
    println!("{:?}", bb(100000usize).checked_pow(2));
    println!("{:?}", bb(4_000_000_000usize).checked_add(bb(1_000_000_000)));
}
