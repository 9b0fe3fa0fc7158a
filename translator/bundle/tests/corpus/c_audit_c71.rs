//! A contestant's program: one operation of a usize for each number.
fn bb<T>(x: T) -> T {
    std::hint::black_box(x)
}
fn main() {
    let mut s = String::new();
    std::io::stdin().read_line(&mut s).unwrap();
    let k: u32 = s.trim().parse().unwrap();
    let b = bb(3_000_000_000usize);
    let h = bb(100_000usize);
    match k {
        0 => println!("{}", h << 20),
        1 => println!("{}", bb(100_000isize) << 20),
        2 => println!("{}", h.pow(3)),
        3 => println!("{}", [b, b].iter().sum::<usize>()),
        4 => println!("{}", [h, h].iter().product::<usize>()),
        5 => println!("{}", h * h),
        6 => println!("{}", b + b),
        7 => println!("{}", bb(-3_000_000_000i64) as isize),
        8 => println!("{:?}", h.checked_mul(h)),
        9 => println!("{}", h.saturating_mul(h)),
        10 => println!("{}", h.wrapping_mul(h)),
        11 => println!("{:?}", h.overflowing_mul(h)),
        12 => println!("{:?}", usize::from_str_radix("5000000000", 10)),
        13 => println!("{:?}", usize::try_from(5_000_000_000u64)),
        14 => println!("{}", h.saturating_add(usize::MAX)),
        15 => println!("{}", !h),
        17 => println!("{}", h.rotate_left(20)),
        18 => println!("{}", h.reverse_bits()),
        19 => println!("{:?}", h.checked_pow(2)),
        20 => println!("{}", h.next_power_of_two() << 16),
        21 => println!("{:?}", h.checked_shl(40)),
        22 => println!("{}", (h as u64 * h as u64) as usize / 1000),
        23 => println!("{}", 1usize << (h / 3000)),
        24 => {
            let mut x = h;
            x <<= 20;
            println!("{}", x)
        }
        25 => println!("{}", h.swap_bytes()),
        26 => println!("{:x}", bb(-5isize)),
        27 => println!("{}", bb(5usize).wrapping_sub(7) as u64),
        28 => println!("{}", bb(5usize).wrapping_sub(100_000) as u64),
        29 => println!("{}", (bb(5usize).wrapping_sub(7)) % 1000),
        30 => println!("{}", bb(-7isize) as usize % 1000),
        31 => println!("{}", usize::MAX / 2),
        32 => println!("{}", usize::MAX % 1_000_007),
        33 => println!("{}", usize::MAX >> 1),
        34 => println!("{:b}", usize::MAX),
        35 => println!("{}", usize::MAX as f64),
        36 => println!("{}", h.isqrt() + (usize::MAX.ilog2() as usize)),
        37 => println!("{}", b.abs_diff(1) + b),
        38 => println!("{}", isize::MAX),
        39 => println!("{}", bb(isize::MAX) > 5_000_000_000i64 as isize),
        40 => println!("{:?}", h.checked_add(usize::MAX - 10)),
        41 => println!("{}", (h as f64 * 1e6) as usize),
        42 => println!("{}", (h as f32 * 1e6) as isize),
        43 => println!("{}", h.to_le_bytes().len()),
        44 => println!("{}", usize::BITS),
        45 => println!("{}", h.leading_zeros()),
        46 => println!("{}", (h ^ usize::MAX) % 1000),
        47 => println!("{}", h.div_ceil(3) * h),
        48 => println!("{}", h.next_multiple_of(7) * h),
        49 => println!("{:?}", h.checked_next_power_of_two().map(|x| x * x)),
        _ => {}
    }
}
