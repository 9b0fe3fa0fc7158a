//! A contestant's program: the clock of a search with a limit of time.
fn main() {
    let t = std::time::Instant::now();
    let mut n = 0u64;
    while t.elapsed().as_millis() < 50 {
        n += 1;
    }
    println!("{}", n > 0);
}
