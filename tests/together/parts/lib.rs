//! A part of all programs: each problem's solution and reference is a module. The name of a
//! problem's folder says in which part it is.
//!
//! There are several parts so that a change to one problem does not compile all of them again.
// The code 0.[7] in a header is no link.
#![allow(rustdoc::broken_intra_doc_links)]

include!(concat!(env!("OUT_DIR"), "/programs.rs"));
