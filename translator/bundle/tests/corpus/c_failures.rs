//! Fails in each way after it has printed something.

use std::cell::RefCell;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_line(&mut text).unwrap();
    let list = vec![1, 2, 3];
    let zero = list.len() as i32 - 3;
    print!("printed {} ", text.trim());
    match text.trim() {
        "index" => println!("{}", list[list.len()]),
        "divide" => println!("{}", 7 / zero),
        "unwrap" => println!("{}", list.iter().find(|n| **n > 5).unwrap()),
        "expect" => println!("{}", "x".parse::<u8>().expect("a number")),
        "panic" => panic!("{} {zero}", list.len()),
        "assert" => assert!(zero > 1),
        "assert_eq" => assert_eq!(list[0], list[1], "{list:?}"),
        "assert_ne" => assert_ne!(zero, 0),
        "todo" => todo!(),
        "slice" => println!("{:?}", &list[2..1 + zero as usize]),
        "borrow" => {
            let cell = RefCell::new(0);
            let _first = cell.borrow_mut();
            println!("{}", cell.borrow());
        }
        "utf8" => println!("{}", &"é"[1..]),
        _ => println!("fine"),
    }
}
