//! Takes widths and precisions from arguments, names and numbers, in every order.

fn main() {
    let (width, precision, value, name) = (9, 2, 3.14159, "name");
    println!("[{:>1$}] [{:>width$}] [{:>w$.p$}]", 7, 5, value, w = 8, p = 3);
    println!("[{:.*}] [{:>width$.*}] [{:.precision$}]", 3, value, 1, value, name);
    println!("[{0:>1$}] [{0:<1$}] [{0:^1$}] [{1}] [{0}]", "ab", 6);
    println!("[{name:>width$}] [{name:-^12}] [{name:.2}] [{name:>10.3}]");
    println!("[{:}>5}] [{:{<5}] [{:é^7}] [{:0>4}]", 1, 2, 3, 4);
    println!("[{:+}] [{:+05}] [{:#06x}] [{:#b}] [{:#o}] [{:08.3}] [{:+.1}]", 5, 5, 255, 5, 8, value, value);
    println!("{{}} {{{}}} }}{{ {:?} {:?}", 1, "q\"\n", 'c');
    println!("{a} {b} {a:?} {0} {c}", 0, a = "x", b = 2, c = name);
    println!("{:02}:{:02}:{:02} {:>3}%", 1, 2, 3, 50);
    println!("{:x} {:X} {:o} {:b} {:e} {:E}", 255u8, 255, -1i8, -2i8, 1234.5, 100u32);
    println!("{value:.0} {value:5.1}| {:<8.3}| {:^9.2}|", value, value);
    println!("{0:?} {0:#?} {1:?} {1:5?}|", Some(1), [1, 2]);
    println!("{:>1$} {2}", 'x', width, width);
    println!("[{:é^+9}] [{:<05}] [{:^#5}] [{:+}] [{:05}]", -7i8, 3, 4, "s", "ab");
    println!("[{:>7}] [{:<7}] [{:^7.2}] [{:05}] [{:.0}]|", true, 'é', "äöü", false, 'x');
    println!("[{:06}] [{:+08.1}] [{:<6}] [{:>+5}]", f64::NAN, f64::NEG_INFINITY, -0.0, f32::INFINITY);
    println!("[{:<25}] [{:+030}]", u128::MAX >> 60, i128::MIN >> 40);
    println!("[{:>6}] [{:04}] [{:>5}]", &&5u8, Box::new(-3), std::num::Wrapping(7));
    println!("{:>w$}", name, w = width + 1);
    println!("{}", format!("{:>1$}", format!("{}", width), width));
    print!("{}{}\n", "no", " newline");
    println!();
    println!("a\
              b {}
c", 5);
}
