//! Prints floats in every form.

fn main() {
    let values = [
        0.0, -0.0, 1.0, -1.5, 0.1, 1.0 / 3.0, 1e21, 1e-7, 123456789.125, f64::MAX, f64::MIN_POSITIVE,
        5e-324, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, 9007199254740993.0, 2.5, 0.5, 1e15, 1e16,
    ];
    for x in values {
        println!("{x} {x:?} {x:.0} {x:.3} {x:e} {x:>12.2} {x:+} {x:08.2} {x:E}");
    }
    for x in [0.1f32, 16777217.0, 1.0 / 3.0, f32::MAX, f32::MIN_POSITIVE, -2.5] {
        println!("{x} {x:?} {x:.4} {}", f64::from(x));
    }
    let sum: f64 = (1..=100).map(|n| 1.0 / f64::from(n)).sum();
    println!("{sum} {:.10} {}", sum, sum as f32);
    println!("{} {} {}", 1e300 * 1e10, -1.0f64.sqrt(), (0.1 + 0.2) * 10.0);
    println!("{:?} {:?}", "3.25".parse::<f64>(), "x".parse::<f64>().is_err());
    println!("{} {} {} {}", 2.7f64 as i32, -2.7f64 as u8, 1e20 as i64, f64::NAN as i32);
    println!("{:?}", [1.0, 2.5].iter().map(|x: &f64| x.to_string()).collect::<Vec<_>>());
}
