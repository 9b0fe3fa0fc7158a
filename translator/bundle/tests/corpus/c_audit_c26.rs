//! A contestant's program: infinity as usize::MAX, and neighbours by wrapping.
fn bb<T>(x: T) -> T {
    std::hint::black_box(x)
}
fn main() {
    let inf = usize::MAX;
    let mut d = vec![inf; 5];
    d[0] = 0;
    for i in 1..5 {
        if d[i - 1] != inf {
            d[i] = d[i].min(d[i - 1] + 1);
        }
    }
    println!("{:?} {}", d, inf);
    let i = bb(0usize);
    println!("{:?}", d.get(i.wrapping_sub(1)));
    println!("{}", i.wrapping_sub(1) == usize::MAX);
    println!("{}", !bb(0usize) == usize::MAX);
    println!("{}", usize::MAX / 2);
    println!("{:?} {:?}", bb(inf).checked_add(1), bb(5usize).checked_sub(6));
    println!("{}", bb(inf).saturating_add(1) == inf);
    println!("{}", i.wrapping_add(usize::MAX));
    for (dx, dy) in [(0, 1), (1, 0), (0, usize::MAX), (usize::MAX, 0)] {
        let (x, y) = (bb(2usize).wrapping_add(dx), bb(0usize).wrapping_add(dy));
        print!("{} ", if x < 4 && y < 4 { x * 4 + y } else { 99 });
    }
    println!();
    println!("{}", usize::MAX as u64);
    println!("{}", usize::MAX as f64);
    println!("{}", usize::MAX as i64);
    println!("{}", isize::MAX);
    println!("{}", isize::MIN);
    println!("{} {}", bb(-1isize) as usize, bb(-5i64) as usize as i64);
}
