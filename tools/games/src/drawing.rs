//! Drawings as SVG text: the elements, and graphs of positions as boxes and arrows. Pages, pictures
//! of problems and step-by-step views share them.

pub mod boxes;
mod layers;
pub mod svg;
