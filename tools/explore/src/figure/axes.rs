//! Axes labelled with integers, below the title of a figure.

use super::{integer_label, Backend, Caption, FONT};
use anyhow::Result;
use plotters::coord::ranged1d::{AsRangedCoord, ValueFormatter};
use plotters::coord::Shift;
use plotters::prelude::*;

/// An axis with a numeric scale; a plain range gives a linear scale.
pub struct Axis<'a, S> {
    name: &'a str,
    scale: S,
    most_labels: usize,
    has_lines: bool,
}

impl<'a, S> Axis<'a, S> {
    /// Returns an axis with at most `most_labels` numbers, each marked by a line across the chart.
    pub fn new(name: &'a str, scale: S, most_labels: usize) -> Axis<'a, S> {
        Axis { name, scale, most_labels, has_lines: true }
    }

    pub fn without_lines(self) -> Axis<'a, S> {
        Axis { has_lines: false, ..self }
    }
}

/// A type that can be turned into a scale of floating-point numbers.
pub trait Scale:
    AsRangedCoord<CoordDescType: Ranged<ValueType = f64> + ValueFormatter<f64>>
{
}

impl<S: AsRangedCoord<CoordDescType: Ranged<ValueType = f64> + ValueFormatter<f64>>> Scale for S {}

type Chart<'a, B, X, Y> = ChartContext<
    'a,
    B,
    Cartesian2d<<X as AsRangedCoord>::CoordDescType, <Y as AsRangedCoord>::CoordDescType>,
>;

/// Draws the x axis and the y axis, and returns the chart with both.
pub fn draw_axes<'a, B: Backend, X: Scale, Y: Scale>(
    area: &'a DrawingArea<B, Shift>,
    title: &str,
    x: Axis<X>,
    y: Axis<Y>,
) -> Result<Chart<'a, B, X, Y>> {
    let caption = Caption::fit(title, area.dim_in_pixel().0);
    let mut chart = ChartBuilder::on(area)
        .caption(caption.text, (FONT, caption.size))
        .margin(16)
        .margin_right(32)
        .x_label_area_size(48)
        .y_label_area_size(72)
        .build_cartesian_2d(x.scale, y.scale)?;
    let mut mesh = chart.configure_mesh();
    mesh.light_line_style(TRANSPARENT).label_style((FONT, 18)).axis_desc_style((FONT, 20));
    mesh.x_desc(x.name).x_labels(x.most_labels).x_label_formatter(&integer_label);
    mesh.y_desc(y.name).y_labels(y.most_labels).y_label_formatter(&integer_label);
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
