//! Tests of the site as a whole and in parts. It is built once for all the tests.

mod accessibility;
mod browser;
mod built;
mod checker;
mod contrast;
mod example;
mod folder;
mod front_page;
mod html;
mod markdown;
mod names;
mod page;
mod pages;
mod problem;
mod refusals;
#[path = "../../../catalogue/tests/halfwidth/mod.rs"]
mod halfwidth;
mod highlight;
mod language;
mod lessons;
mod translation;
