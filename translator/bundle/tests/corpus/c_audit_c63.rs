//! A contestant's program: shifts of a usize beyond 32 bits.
fn bb<T>(x: T) -> T {
    std::hint::black_box(x)
}
fn main() {
    let x = bb(1usize << 20);
    println!("{}", x << 15);
    println!("{}", (bb(0xdeadbeefusize) << 8) >> 8);
}
