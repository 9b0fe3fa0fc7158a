//! Panics in every way that there is, with one input for each.

use proconio::input;
fn main() {
    input! { k: usize, n: usize, a: [i64; n] }
    println!("start");
    match k {
        0 => println!("{}", a[n]),
        1 => println!("{}", a[0] / (n as i64 - 3)),
        2 => println!("{}", a.iter().find(|x| **x > 10_000_000_000_000).unwrap()),
        3 => println!("{:?}", &a[2..1 + n % 1]),
        4 => {
            let c = std::cell::RefCell::new(1);
            let _x = c.borrow_mut();
            let _y = c.borrow_mut();
        }
        5 => println!("{}", "abc".parse::<i32>().unwrap()),
        6 => println!("{}", i64::MIN / (n as i64 - 4)),
        7 => println!("{}", (n as u32 - 4).wrapping_sub(0) as u64 + "x".repeat(n).len() as u64),
        8 => {
            let v: Vec<u64> = vec![0; usize::MAX / 16 + n];
            println!("{}", v.len());
        }
        10 => {
            fn f(n: u64) -> u64 {
                let a = [n; 100];
                if n == 0 {
                    0
                } else {
                    f(n - 1) + a[(n % 100) as usize]
                }
            }
            println!("{}", f(n as u64 * 1_000_000));
        }
        11 => println!("{}", 1u64 << (n as u32 + 61)),
        12 => {
            let mut v = [0u8; 1 << 20];
            for i in 0..(1 << 20) {
                v[i] = (i % 251 + n) as u8;
            }
            println!("{}", v.iter().map(|x| *x as u64).sum::<u64>());
        }
        13 => {
            let s = "añb";
            println!("{}", &s[0..n - 1]);
        }
        _ => unreachable!("k = {k}"),
    }
    println!("end");
}
