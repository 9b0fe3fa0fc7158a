//! Shares state by cells, locks, statics and thread-locals.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::{Rc, Weak};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock, Mutex, OnceLock, RwLock};

static CALLS: AtomicUsize = AtomicUsize::new(0);
static TABLE: OnceLock<Vec<u64>> = OnceLock::new();
static NAMES: Mutex<Vec<String>> = Mutex::new(Vec::new());
static SQUARES: LazyLock<Vec<u32>> = LazyLock::new(|| (0..10).map(|n| n * n).collect());

thread_local! {
    static DEPTH: Cell<u32> = const { Cell::new(0) };
    static LOG: RefCell<Vec<String>> = RefCell::new(Vec::new());
}

fn table() -> &'static [u64] {
    TABLE.get_or_init(|| {
        CALLS.fetch_add(1, Ordering::SeqCst);
        (0..20).scan((0, 1), |s, _| { *s = (s.1, s.0 + s.1); Some(s.0) }).collect()
    })
}

#[derive(Debug)]
struct Node {
    value: i32,
    parent: RefCell<Weak<Node>>,
    children: RefCell<Vec<Rc<Node>>>,
}

fn main() {
    println!("{} {} {}", table()[10], table().len(), CALLS.load(Ordering::SeqCst));
    NAMES.lock().unwrap().push("a".to_string());
    { NAMES.lock().unwrap().push(format!("b{}", NAMES.try_lock().is_err())); }
    println!("{:?}", NAMES.lock().unwrap());
    println!("{}", NAMES.lock().unwrap().len());
    println!("{} {:?}", SQUARES[3], SQUARES.iter().rev().take(2).collect::<Vec<_>>());
    DEPTH.with(|depth| depth.set(depth.get() + 5));
    DEPTH.set(DEPTH.get() * 2);
    LOG.with_borrow_mut(|log| log.push(format!("{}", DEPTH.get())));
    LOG.with(|log| println!("{:?}", log.borrow()));
    let shared = Arc::new(RwLock::new(1));
    *shared.write().unwrap() += 4;
    println!("{} {}", shared.read().unwrap(), Arc::strong_count(&shared));
    let leaf = Rc::new(Node { value: 3, parent: RefCell::new(Weak::new()), children: RefCell::default() });
    let root = Rc::new(Node { value: 5, parent: RefCell::new(Weak::new()), children: RefCell::new(vec![leaf.clone()]) });
    *leaf.parent.borrow_mut() = Rc::downgrade(&root);
    println!("{:?} {} {}", leaf.parent.borrow().upgrade().map(|node| node.value), Rc::strong_count(&leaf), root.children.borrow().len());
    let once = OnceCell::new();
    println!("{} {:?}", once.get_or_init(|| 7), once.set(8));
    let cell = RefCell::new(1);
    let borrowed = cell.borrow_mut();
    println!("{} {}", cell.try_borrow().is_err(), borrowed);
}
