//! A contestant's program: a generator of random numbers in a usize.
fn main() {
    let mut x = 123456789usize;
    for _ in 0..5 {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        print!("{} ", x % 10);
    }
    println!();
}
