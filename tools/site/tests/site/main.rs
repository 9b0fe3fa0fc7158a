//! The site as a whole and in parts. It is made once, for all the tests.

mod browser;
mod folder;
mod html;
mod made;
mod markdown;
mod names;
mod page;
mod pages;
mod problem;
mod refusals;
mod source;
