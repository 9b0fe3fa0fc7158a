//! Rounds, takes roots and powers, and compares floats.

use std::f64::consts::PI;

fn main() {
    let values = [0.0f64, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 1e10, 4503599627370497.5, 1e300, -7.3, 0.49999999999999994, 8.0, 27.0];
    for x in values {
        println!("{} {} {} {} {} {}", x.floor(), x.ceil(), x.round(), x.trunc(), x.fract(), x.abs());
        println!("{} {} {} {}", x.abs().sqrt(), x.cbrt(), x.powi(3), x.round_ties_even());
        println!("{} {} {} {}", x.signum(), x.copysign(-1.0), x.rem_euclid(3.0), x % 3.0);
        println!("{} {} {}", x.mul_add(2.0, 0.1), x.max(1.0), x.clamp(-1.0, 1.0));
        println!("{} {} {:?}", x.div_euclid(3.0), x.hypot(4.0), x.partial_cmp(&1.0));
    }
    println!("{:.9} {:.9} {:.9} {:.9}", PI.sin(), (PI / 3.0).cos(), 1f64.tan(), 2f64.ln());
    println!("{:.9} {:.9} {:.9} {:.9}", 1f64.exp(), 2f64.powf(0.5), 100f64.log10(), 8f64.log2());
    println!("{:.9} {:.9} {:.9}", 1f64.atan2(2.0), 0.5f64.acos(), 0.5f64.asin());
    println!("{:.9} {:.9} {:.9}", 9f64.log(3.0), 0.5f64.sinh(), PI.to_degrees());
    let mut sorted = vec![3.5, -1.0, 2.25, 0.0];
    sorted.sort_by(|a, b| a.partial_cmp(b).unwrap());
    println!("{sorted:?} {:?}", sorted.iter().cloned().fold(f64::NEG_INFINITY, f64::max));
    sorted.sort_by(|a, b| b.total_cmp(a));
    println!("{sorted:?} {} {}", 2.5f32.floor(), 2f32.sqrt());
    let (sine, cosine) = 1f64.sin_cos();
    println!("{:.6} {:.6} {}", sine, cosine, (10f64.powi(-3)));
    println!("{} {}", (2.0f64).powf(10.0), 1e9f64.sqrt() as u64);
}
