use l::*;
fn main() {
    println!("{}", f::<X>());
}
