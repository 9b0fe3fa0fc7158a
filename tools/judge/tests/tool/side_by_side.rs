//! Work on many items, several at a time.

use anyhow::bail;
use judge::side_by_side::run_side_by_side;
use std::thread;
use std::time::Duration;

#[test]
fn results_come_in_order_until_one_says_stop() {
    let (mut taken, items) = (Vec::new(), [30, 20, 10, 0, 5]);
    let wait = |&milliseconds: &u64| {
        thread::sleep(Duration::from_millis(milliseconds));
        Some(2 * milliseconds)
    };
    run_side_by_side(&items, 5, wait, |item, result| {
        taken.push((*item, result));
        Ok(())
    })
    .unwrap();
    assert_eq!(taken, items.map(|item| (item, 2 * item)));
    let stop = |&item: &u64| Some(item).filter(|&item| item > 10);
    let mut taken = Vec::new();
    run_side_by_side(&items, 1, stop, |_, result| {
        taken.push(result);
        Ok(())
    })
    .unwrap();
    assert_eq!(taken, [30, 20]);
    let failed = run_side_by_side(&items, 1, stop, |item, _| bail!("at {item}"));
    assert_eq!(failed.unwrap_err().to_string(), "at 30");
}
