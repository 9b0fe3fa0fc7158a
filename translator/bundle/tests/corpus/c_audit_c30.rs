//! A contestant's program: hashes of a usize by wrapping.
fn bb<T>(x: T) -> T {
    std::hint::black_box(x)
}
fn main() {
    let h = bb(123456789usize).wrapping_mul(0x9E3779B1);
    println!("{}", h & 1023);
    println!("{}", bb(5usize).wrapping_mul(7));
    println!("{}", bb(1usize << 20).wrapping_mul(1 << 20) % 97);
}
