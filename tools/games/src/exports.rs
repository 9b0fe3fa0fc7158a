//! The functions that the pages call.
//!
//! A page chooses its language with [`live_speak`]. The page writes a question to the buffer that
//! [`live_question`] returns. [`live_answer`] answers the questions of the live page,
//! [`live_steps`] those of the step-by-step views, and [`live_play`] those of the page for playing.
//! [`live_text`] returns a pointer to the answer.

// `no_mangle` counts as unsafe because no other function may have the same name.
#![allow(unsafe_code)]

use crate::answer::page::answer;
use crate::play::play;
use crate::steps::question::steps;
use std::cell::RefCell;
use support::language::{speak, Language};

thread_local! {
    static QUESTION: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Sets the language of all answers: Chinese, or English if `is_chinese` is 0.
#[no_mangle]
pub extern "C" fn live_speak(is_chinese: u32) {
    speak(if is_chinese == 0 { Language::English } else { Language::Chinese });
}

/// Returns a buffer for a question of `len` bytes.
#[no_mangle]
pub extern "C" fn live_question(len: usize) -> *mut u8 {
    QUESTION.with(|question| {
        let mut question = question.borrow_mut();
        question.clear();
        question.resize(len, 0);
        question.as_mut_ptr()
    })
}

/// Exports functions that answer the question and return the length of the answer in bytes.
macro_rules! export {
    ($($name:ident => $answer:path),* $(,)?) => {$(
        #[no_mangle]
        pub extern "C" fn $name() -> usize {
            answer_by($answer)
        }
    )*};
}

export! {
    live_answer => answer,
    live_steps => steps,
    live_play => play,
}

fn answer_by(answer: fn(&str) -> String) -> usize {
    let text = QUESTION.with(|question| answer(&String::from_utf8_lossy(&question.borrow())));
    ANSWER.with(|answer| {
        *answer.borrow_mut() = text.into_bytes();
        answer.borrow().len()
    })
}

/// Returns a pointer to the answer, valid until the next question.
#[no_mangle]
pub extern "C" fn live_text() -> *const u8 {
    ANSWER.with(|answer| answer.borrow().as_ptr())
}
