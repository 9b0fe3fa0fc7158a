//! Drawings as SVG text: the elements, and graphs of positions as boxes and arrows. The pages, the
//! pictures of problems and the steps share them.

pub mod boxes;
mod layers;
pub mod svg;
