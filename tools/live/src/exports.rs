//! The three functions that the page calls. A question is written where [`live_question`]
//! points, [`live_answer`] answers it, and [`live_text`] points to the answer.
//!
//! Only the names are beyond what the compiler checks: they must be no one else's.

// A page calls these by name, and a name of one's own choice counts as unsafe.
#![allow(unsafe_code)]

use crate::answer::answer;
use std::cell::RefCell;

thread_local! {
    static QUESTION: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Where a question of `len` bytes goes.
#[no_mangle]
pub extern "C" fn live_question(len: usize) -> *mut u8 {
    QUESTION.with(|question| {
        let mut question = question.borrow_mut();
        question.clear();
        question.resize(len, 0);
        question.as_mut_ptr()
    })
}

/// Answers the question, and returns how many bytes the answer has.
#[no_mangle]
pub extern "C" fn live_answer() -> usize {
    let text = QUESTION.with(|question| answer(&String::from_utf8_lossy(&question.borrow())));
    ANSWER.with(|answer| {
        *answer.borrow_mut() = text.into_bytes();
        answer.borrow().len()
    })
}

/// Where the answer is, until the next question.
#[no_mangle]
pub extern "C" fn live_text() -> *const u8 {
    ANSWER.with(|answer| answer.borrow().as_ptr())
}
