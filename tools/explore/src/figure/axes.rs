//! Linear axes with whole numbers, below the title of a figure.

use super::{integer_label, Backend, Caption, FONT};
use anyhow::Result;
use plotters::coord::types::RangedCoordf64;
use plotters::coord::Shift;
use plotters::prelude::*;
use std::ops::Range;

/// A chart with linear axes.
pub type Chart<'a, B> = ChartContext<'a, B, Cartesian2d<RangedCoordf64, RangedCoordf64>>;

/// A linear axis.
pub struct Axis<'a> {
    pub name: &'a str,
    pub range: Range<f64>,
    /// The most numbers beside the axis.
    pub labels: usize,
    /// Whether lines across the chart mark the numbers.
    pub has_lines: bool,
}

/// Draws the axes, x before y, and returns the chart in which they are.
pub fn draw_axes<'a, B: Backend>(
    area: &'a DrawingArea<B, Shift>,
    title: &str,
    [x, y]: [Axis; 2],
) -> Result<Chart<'a, B>> {
    let caption = Caption::fit(title, area.dim_in_pixel().0);
    let mut chart = ChartBuilder::on(area)
        .caption(caption.text, (FONT, caption.size))
        .margin(16)
        .margin_right(32)
        .x_label_area_size(48)
        .y_label_area_size(72)
        .build_cartesian_2d(x.range, y.range)?;
    let mut mesh = chart.configure_mesh();
    mesh.light_line_style(TRANSPARENT).label_style((FONT, 18)).axis_desc_style((FONT, 20));
    mesh.x_desc(x.name).x_labels(x.labels).x_label_formatter(&integer_label);
    mesh.y_desc(y.name).y_labels(y.labels).y_label_formatter(&integer_label);
    if !x.has_lines {
        mesh.disable_x_mesh();
    }
    if !y.has_lines {
        mesh.disable_y_mesh();
    }
    mesh.draw()?;
    drop(mesh);
    Ok(chart)
}
