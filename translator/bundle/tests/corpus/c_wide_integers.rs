//! Computes with integers of every width, at their borders.

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

fn main() {
    println!("{} {} {} {}", i8::MIN, i16::MIN, i32::MIN, i64::MIN);
    println!("{} {} {}", i128::MIN, i128::MAX, u128::MAX);
    println!("{:?} {:?} {:?}", 200u8.checked_add(56), i32::MIN.checked_abs(), 5u64.checked_sub(6));
    println!("{} {} {}", 200u8.wrapping_add(56), i64::MIN.wrapping_neg(), u32::MAX.wrapping_mul(3));
    println!("{} {} {}", i8::MAX.saturating_add(1), 3u16.saturating_sub(5), i64::MAX.saturating_mul(2));
    println!("{:?} {:?}", 255u8.overflowing_add(1), i32::MAX.overflowing_mul(2));
    println!("{} {} {} {}", -7 / 2, -7 % 2, (-7i32).div_euclid(2), (-7i32).rem_euclid(2));
    println!("{} {} {}", u64::MAX.count_ones(), 1u128.leading_zeros(), 96u32.trailing_zeros());
    println!("{} {} {}", 0x1234u16.swap_bytes(), 1u8.reverse_bits(), 0xf0u8.rotate_left(2));
    println!("{} {} {}", 3u64.pow(40), 2i128.pow(100), (-3i32).pow(3));
    println!("{} {} {:?}", 1_000_000u64.isqrt(), 1000u32.ilog2(), 1000u32.checked_ilog10());
    println!("{}", gcd(u128::from(u64::MAX) * 6, u128::from(u64::MAX) * 15));
    println!("{} {} {}", u128::MAX / 7, i128::MIN % 1_000_003, (u128::MAX - 5) >> 77);
    let wide = std::hint::black_box([i128::MAX, i128::MIN, -1, 0, 1 << 64, -(1 << 63), 3_037_000_500]);
    for one in wide {
        let products = wide.map(|other| (one.checked_mul(other), one.overflowing_mul(other)));
        println!("{products:?} {:?}", one.to_string().replace('7', "8").parse::<i128>());
    }
    println!("{} {} {}", -1i64 as u32, 300i32 as u8, -1i8 as u128);
    println!("{} {} {}", i64::from_str_radix("-zz", 36).unwrap(), u8::from_str_radix("ff", 16).unwrap(), "+5".parse::<i8>().unwrap());
    println!("{:?} {:?}", 258u32.to_be_bytes(), i16::from_le_bytes([1, 255]));
    println!("{} {}", 7u32.abs_diff(10), (-5i32).unsigned_abs());
    println!("{} {} {}", 17u32.next_power_of_two(), 17u32.is_power_of_two(), 17u32.next_multiple_of(5));
    println!("{:?}", (1..=5u64).try_fold(1u8, |p, n| p.checked_mul(n as u8 * 3)));
    println!("{} {}", (0..100u64).map(|n| n.pow(5)).sum::<u64>(), (1..=20u64).product::<u64>());
    println!("{:?} {}", std::num::NonZeroU32::new(0), std::num::NonZeroU32::new(5).unwrap());
    println!("{} {}", std::num::Wrapping(250u8) + std::num::Wrapping(10), u8::try_from(300i32).is_err());
}
