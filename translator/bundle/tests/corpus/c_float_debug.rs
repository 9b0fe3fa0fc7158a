//! Prints floats, and lists of them, by `{:?}` with widths and precisions.

fn show<T: std::fmt::Debug>(x: T) {
    println!("{:?}|{x:>9.2?}", x);
}
fn main() {
    let mut r = 88172645463325252u64;
    let mut vals = vec![
        0.0,
        -0.0,
        1.0,
        -1.5,
        0.1,
        1e-4,
        9.999999e-5,
        1e15,
        1e16,
        9999999999999998.0,
        1.2345e16,
        1e100,
        5e-324,
        f64::MAX,
        f64::MIN_POSITIVE,
        f64::NAN,
        f64::INFINITY,
        f64::NEG_INFINITY,
        0.3,
        1e22,
        1e23,
        123456.789,
        2.5e-5,
        -1e-300,
    ];
    for _ in 0..3000 {
        r ^= r << 7;
        r ^= r >> 9;
        vals.push(f64::from_bits(r));
        vals.push((r % 1000000) as f64 / 1000.0);
        vals.push((r >> 20) as f64 * 1e-9);
        vals.push(-((r >> 11) as f64) / (1u64 << 53) as f64 / 1000.0);
    }
    for &x in &vals {
        let f = x as f32;
        println!("{:?} {x:?} {:?} {:>12?}|{:<12.3?}|{:+?}|{:012.2?}|{:+.1?}", x, f, x, x, x, x, x);
    }
    for x in [1e-4f32, 9.9999e-5, 1e16, 9.999999e15, 1.00000001e16, f32::MAX, 1e-45] {
        println!("{x:?} {:?} {:+08.1?}", &x, x);
    }
    let e: Vec<f64> = vec![];
    println!(
        "{:?} {:?} {:?} {:6.1?}",
        e,
        vals[..9].to_vec(),
        &vals[3..5],
        vals[..4].iter().map(|x| x * 2.0).collect::<Vec<_>>()
    );
    show(1.5);
    show(2.5f32);
    show(&vals[2]);
    show(vals[..3].to_vec());
    show(&vals[1..3]);
    show(&vals[..2].to_vec());
    for x in vals.iter().take(3) {
        print!("{x:?} {:?};", x);
    }
    println!();
    println!("{}", format!("{:?}", 3.0 * 2.0) + &format!("{:.0?}", 2.5));
    let w = 10;
    let p = 2;
    println!("{:w$.p$?}|{:>1$?}|{:.*?}", 1.0, 8, 3, 2.0f64);
}
