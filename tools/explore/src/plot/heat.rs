//! The values of two heaps as colours.

use super::table::PairTable;
use crate::figure::{integer_label, Caption, Figure, FONT, GREEN};
use anyhow::Result;
use games::scale::colour;
use plotters::coord::Shift;
use plotters::prelude::*;
use support::language::current;
use support::text;

/// The values of two heaps as a figure.
pub struct Heat<'a> {
    pub table: &'a PairTable,
}

/// The width of the map in pixels, which leaves space for the scale beside it.
const MAP_WIDTH: u32 = 880;

impl Figure for Heat<'_> {
    fn size(&self) -> (u32, u32) {
        (1000, 900)
    }

    fn draw<B: DrawingBackend>(&self, page: &DrawingArea<B, Shift>) -> Result<()>
    where
        B::ErrorType: 'static,
    {
        let cells = || self.table.rows.iter().flatten().flatten();
        let highest = cells().max().copied().unwrap_or(0);
        let (map, scale) = page.split_horizontally(MAP_WIDTH);
        let edge = self.table.last() as f64 + 0.5;
        let title = text!(
            "{}: Grundy values, green where 0",
            "{}：SG 值，为 0 处绿色",
            self.table.title.select(current())
        );
        let caption = Caption::fit(&title, MAP_WIDTH);
        let mut chart = ChartBuilder::on(&map)
            .caption(caption.text, (FONT, caption.size))
            .margin(16)
            .x_label_area_size(48)
            .y_label_area_size(64)
            .build_cartesian_2d(-0.5..edge, -0.5..edge)?;
        chart
            .configure_mesh()
            .disable_mesh()
            .x_desc(self.table.axes.x.select(current()))
            .y_desc(self.table.axes.y.select(current()))
            .x_label_formatter(&integer_label)
            .y_label_formatter(&integer_label)
            .label_style((FONT, 18))
            .axis_desc_style((FONT, 20))
            .draw()?;
        let rows = self.table.rows.iter().enumerate();
        let values = rows.flat_map(|(a, row)| {
            let cells = row.iter().enumerate();
            cells.filter_map(move |(b, value)| Some((a as f64, b as f64, (*value)?)))
        });
        chart.draw_series(values.map(|(a, b, value)| {
            let corners = [(a - 0.5, b - 0.5), (a + 0.5, b + 0.5)];
            Rectangle::new(corners, color(value, highest).filled())
        }))?;
        draw_scale(&scale, highest)
    }
}

/// Draws the scale, which shows the colour of each value.
fn draw_scale<B: DrawingBackend>(area: &DrawingArea<B, Shift>, highest: u64) -> Result<()>
where
    B::ErrorType: 'static,
{
    let steps = highest.clamp(1, 40);
    let mut chart = ChartBuilder::on(area)
        .margin_top(60)
        .margin_bottom(64)
        .margin_right(16)
        .y_label_area_size(56)
        .build_cartesian_2d(0.0..1.0, -0.5..highest as f64 + 0.5)?;
    chart
        .configure_mesh()
        .disable_mesh()
        .disable_x_axis()
        .y_labels((highest as usize + 1).min(12))
        .y_label_formatter(&integer_label)
        .label_style((FONT, 18))
        .draw()?;
    chart.draw_series((0..=steps).map(|step| {
        let value = highest * step / steps;
        let next = highest * (step + 1) / steps;
        let corners = [(0.0, value as f64 - 0.5), (1.0, next as f64 - 0.5)];
        Rectangle::new(corners, color(value, highest).filled())
    }))?;
    Ok(())
}

/// Returns green for 0, and otherwise a colour from dark blue for small values to yellow for
/// large ones.
fn color(value: u64, highest: u64) -> RGBColor {
    match value {
        0 => GREEN,
        _ => {
            let [red, green, blue] = colour(value, highest);
            RGBColor(red, green, blue)
        }
    }
}
