use l::*;
fn main() {
    println!("{}", M1::p());
}
