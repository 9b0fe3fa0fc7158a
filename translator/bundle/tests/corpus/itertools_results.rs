//! Uses every method of itertools that maps, filters, and ends early, on results too.

use itertools::{process_results, FoldWhile, Itertools, Position};
use proconio::input;

fn half(n: i64) -> Result<i64, String> {
    match n % 2 {
        0 => Ok(n / 2),
        _ => Err(format!("{} is odd", n)),
    }
}

fn main() {
    input! { n: usize, a: [i64; n] }
    let halves = || a.iter().map(|&x| half(x));
    println!("{:?}", a.iter().copied().map_into::<i128>().collect_vec());
    println!("{:?}", halves().map_ok(|x| x + 1).collect_vec());
    println!("{:?}", halves().filter_ok(|x| *x > 1).collect_vec());
    println!("{:?}", halves().filter_map_ok(|x| if x > 1 { Some(-x) } else { None }).collect_vec());
    println!("{:?}", halves().map_ok(|x| vec![x; 2]).flatten_ok().collect_vec());
    println!("{:?}", halves().process_results(|all| all.sum::<i64>()));
    println!("{:?}", process_results(halves(), |mut all| all.next()));
    println!("{:?}", halves().partition_result::<Vec<_>, Vec<_>, _, _>());
    println!("{:?}", halves().try_collect::<_, Vec<_>, _>());
    println!("{:?}", halves().fold_ok(1, |x, y| x * 3 + y));
    println!("{:?}", a.iter().map(|x| x.checked_sub(1)).fold_options(0, |x, y| x + y));
    let until =
        |s: i64, x: &i64| if s > 9 { FoldWhile::Done(s) } else { FoldWhile::Continue(s + x) };
    println!("{:?}", a.iter().fold_while(0, until).into_inner());
    println!("{:?} {:?}", a.iter().copied().sum1::<i64>(), a.iter().copied().product1::<i64>());
    println!("{:?}", a.iter().map(|x| x.to_string()).tree_reduce(|x, y| format!("({} {})", x, y)));
    println!("{:?}", a.iter().batching(|it| it.next().map(|x| x + it.next().unwrap_or(&0))).last());
    println!("{}", a.iter().get(1..3).join(" "));
    let mut rest = a.iter().peekable();
    println!("{}", rest.peeking_take_while(|x| **x % 2 == 0).count());
    let mut rest = a.iter();
    println!("{} {:?}", rest.take_while_ref(|x| **x < 5).count(), rest.next());
    println!("{}", a.iter().take_while_inclusive(|x| **x < 5).join(" "));
    println!("{}", halves().map(|half| half.ok()).while_some().join(" "));
    println!("{}", a.iter().copied().pad_using(6, |i| i as i64).join(" "));
    for (position, x) in a.iter().with_position() {
        match position {
            Position::First => print!("[{}", x),
            Position::Middle => print!(" {}", x),
            Position::Last => println!(" {}]", x),
            Position::Only => println!("[{}]", x),
        }
    }
    println!("{}", a.iter().copied().update(|x| *x *= 2).join(" "));
    println!("{:?}", a.iter().find_position(|x| **x > 4));
    println!("{:?}", a.iter().find_or_last(|x| **x > 4));
    println!("{:?}", a.iter().find_or_first(|x| **x > 4));
    println!("{} {}", a.iter().contains(&4), a.iter().all_equal());
    println!("{:?} {}", a.iter().all_equal_value(), a.iter().all_unique());
    println!("{}", a.iter().dropping(1).dropping_back(1).join(" "));
    println!("{:?}", a.iter().map(|&x| vec![x, -x]).concat());
    let mut copy = vec![0; n];
    println!("{} {:?}", copy.iter_mut().set_from(a.iter().map(|x| x % 3)), copy);
    println!("{}", a.iter().format("+"));
    println!("{}", a.iter().format_with("", |x, f| f(&format_args!("<{}>", x))));
    println!("{:?}", a.iter().filter(|x| **x > 4).exactly_one().ok());
    println!("{:?}", a.iter().filter(|x| **x > 4).at_most_one().ok());
    println!("{:?} {}", a.iter().try_len(), a.iter().tail(2).join(" "));
    let mut peeking = a.iter().multipeek();
    peeking.peek();
    println!("{:?}", peeking.peek());
    println!("{:?}", peeking.next());
}
