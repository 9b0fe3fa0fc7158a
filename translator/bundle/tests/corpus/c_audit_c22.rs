//! A contestant's program: integers of every type that overflow.
fn bb<T>(x: T) -> T {
    std::hint::black_box(x)
}
fn main() {
    println!(
        "{} {} {} {}",
        bb(200u8) + bb(100),
        bb(i32::MAX) + bb(1),
        bb(i64::MIN) - bb(1),
        bb(u64::MAX) * bb(3)
    );
    println!("{} {} {}", -bb(i32::MIN), bb(i64::MIN).abs(), bb(3u32).pow(40));
    println!("{} {}", bb(1u32) << bb(33), bb(-1i64) >> bb(70));
    println!("{}", (1..=30u32).product::<u32>());
    println!("{}", vec![i32::MAX, 1, 5].iter().sum::<i32>());
    println!("{}", bb(5u32) - bb(6));
    let mut x = bb(250u8);
    x += bb(10);
    println!("{}", x);
    println!("{} {}", bb(u128::MAX) + bb(2), bb(i128::MIN) - 1);
    println!("{}", bb(i16::MIN) * bb(-1));
    println!("{}", bb(-128i8).wrapping_abs());
    println!("{}", bb(128u8) as i8 - bb(1));
}
