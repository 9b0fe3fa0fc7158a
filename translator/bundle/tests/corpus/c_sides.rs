//! Evaluates arguments once, in order, and drops temporaries when the statement ends.

use std::cell::{Cell, RefCell};

struct Loud<'a>(&'a RefCell<Vec<String>>, u32);

impl Drop for Loud<'_> {
    fn drop(&mut self) {
        self.0.borrow_mut().push(format!("drop {}", self.1));
    }
}

impl std::fmt::Display for Loud<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.borrow_mut().push(format!("show {}", self.1));
        write!(f, "#{}", self.1)
    }
}

fn loud<'a>(log: &'a RefCell<Vec<String>>, n: u32) -> Loud<'a> {
    log.borrow_mut().push(format!("make {n}"));
    Loud(log, n)
}

fn next(counter: &Cell<u32>) -> u32 {
    counter.set(counter.get() + 1);
    counter.get()
}

fn main() {
    let log = RefCell::new(Vec::new());
    let counter = Cell::new(0);
    println!("{2} {0} {1} {0} {1:>3}", next(&counter), next(&counter), next(&counter));
    println!("{} {}", loud(&log, 1), loud(&log, 2));
    let text = format!("{}{}", loud(&log, 3), { log.borrow_mut().push("block".into()); 4 });
    log.borrow_mut().push("after".into());
    println!("{text} {}", next(&counter));
    eprintln!("{} {}", next(&counter), loud(&log, 5));
    debug_assert!(next(&counter) > 1000, "{}", next(&counter));
    debug_assert_eq!(next(&counter), next(&counter));
    println!("{}", counter.get());
    assert!(next(&counter) > 0, "{}", next(&counter));
    assert_eq!(next(&counter) + 1, next(&counter), "{}", next(&counter));
    assert_ne!(next(&counter), 0);
    let made = 5;
    let to = 6;
    let given = [7];
    println!("{} {} {:?} {}", made, to, given, counter.get());
    let (p0, p1, f, host_p0) = (1, 2, 3, 4);
    println!("{p1} {p0} {f} {host_p0} {}", format!("{p0}{}", p1));
    let list = RefCell::new(vec![1]);
    let line = format!("{}", list.borrow()[0]);
    list.borrow_mut().push(2);
    println!("{line} {:?} {}", list.borrow(), match format!("{}", list.borrow().len()).as_str() {
        "2" => { list.borrow_mut().push(3); "two" }
        _ => "other",
    });
    assert_eq!(made > 3 && to > 3, true);
    assert!(made == 5 || to == 0);
    for entry in log.borrow().iter().filter(|entry| !entry.starts_with("show 5")) {
        println!("{entry}");
    }
}
