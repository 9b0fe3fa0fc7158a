//! The steps of a long run.

use explore::run::pace::{Pace, STEP};
use std::time::Duration;

#[test]
fn steps_end_with_a_group_or_at_the_last_heap() {
    let mut pace = Pace::default();
    assert_eq!([pace.next(0, 1000), pace.next(5, 1000), pace.next(900, 1000)], [256, 256, 1000]);
    (0..9).for_each(|_| pace.adjust(STEP * 3));
    assert_eq!(pace.next(256, 1000), 272);
    pace.adjust(Duration::ZERO);
    assert_eq!(pace.next(256, 1000), 288);
}
