//! Uses the methods of slices, vectors, and iterators.

use proconio::input;
fn main() {
    input! { n: usize, a: [i64; n] }
    let mut b: Vec<(i64, usize)> = a.iter().enumerate().map(|(i, x)| (x % 4, i)).collect();
    b.sort_by_key(|p| p.0);
    println!("{:?}", b);
    let mut c = a.clone();
    c.sort_unstable();
    c.dedup();
    println!("{:?} {:?} {}", c, c.binary_search(&50), c.partition_point(|x| *x < 30));
    c.retain(|x| x % 2 == 0);
    let half = c.len() / 2;
    c.rotate_left(half);
    println!("{:?}", c);
    println!("{:?}", a.chunks(3).map(|c| c.iter().sum::<i64>()).collect::<Vec<_>>());
    println!("{:?}", a.windows(2).map(|w| w[1] - w[0]).collect::<Vec<_>>());
    println!(
        "{:?}",
        std::iter::successors(Some(a[0].abs() + 1), |x| if *x == 1 {
            None
        } else if x % 2 == 0 {
            Some(x / 2)
        } else {
            Some(3 * x + 1)
        })
        .count()
    );
    println!(
        "{:?}",
        a.iter()
            .scan(0, |s, x| {
                *s += x;
                Some(*s)
            })
            .collect::<Vec<_>>()
    );
    let mut d = a.clone();
    let (l, r) = d.split_at_mut(n / 2);
    if !l.is_empty() {
        l[0] += r[0];
    }
    let e: Vec<i64> = d.drain(..n / 2).rev().collect();
    println!("{:?} {:?}", d, e);
    let mut s = a.clone();
    s.select_nth_unstable(n / 2);
    println!("{}", s[n / 2]);
    println!(
        "{:?} {:?}",
        a.iter().max_by_key(|x| **x % 10),
        a.iter().min_by(|x, y| (*x % 10).cmp(&(*y % 10)))
    );
    println!("{:?}", a.iter().rev().step_by(2).skip_while(|x| **x > 10).collect::<Vec<_>>());
    println!(
        "{:?}",
        [&a[..1], &a[1..]]
            .concat()
            .iter()
            .zip("abcdef".chars())
            .map(|(x, c)| format!("{x}{c}"))
            .collect::<Vec<_>>()
            .join("/")
    );
    let mut t = a.clone();
    t.swap(0, n - 1);
    t.reverse();
    t.truncate(4);
    t.extend_from_slice(&[1, 2]);
    t.insert(1, 99);
    t.remove(0);
    println!("{:?} {} {}", t, t.contains(&99), t.iter().any(|x| *x < 0));
}
