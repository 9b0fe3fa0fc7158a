//! A contestant's program: a thread with a large stack.
fn main() {
    std::thread::Builder::new().stack_size(256 << 20).spawn(solve).unwrap().join().unwrap();
}
fn solve() {
    println!("{}", 1 + 1);
}
