//! A contestant's program: one overflow a line.
use std::io::Read;
fn bb<T>(x: T) -> T {
    std::hint::black_box(x)
}
fn main() {
    let mut s = String::new();
    std::io::stdin().read_to_string(&mut s).unwrap();
    for k in s.split_whitespace() {
        match k {
            "1" => println!("{}", bb(200u8) + bb(100)),
            "2" => println!("{}", bb(i32::MAX) + bb(1)),
            "3" => println!("{}", bb(u64::MAX) * bb(3)),
            "4" => println!("{}", -bb(i32::MIN)),
            "5" => println!("{}", bb(i64::MIN).abs()),
            "6" => println!("{}", bb(3u32).pow(40)),
            "7" => println!("{}", bb(1u32) << bb(33)),
            "8" => println!("{}", (1..=30u32).product::<u32>()),
            "9" => println!("{}", vec![i32::MAX, 1, 5].iter().sum::<i32>()),
            "10" => println!("{}", bb(u128::MAX) + bb(2)),
            "11" => {
                let mut x = bb(250u8);
                x += 10;
                println!("{}", x)
            }
            "12" => println!("{}", bb(-1i64) >> bb(70)),
            _ => println!("{}", bb(i128::MIN) - 1),
        }
    }
}
