fn main() {
    println!("{}", l::INF64);
}
