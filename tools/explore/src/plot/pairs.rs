//! Figures of positions with two heaps: a map of the P-positions, and the values as colours.

use super::table::PairTable;
use crate::figure::axes::{draw_axes, Axis};
use crate::figure::{integer_label, Backend, Figure, FONT, GREEN};
use anyhow::Result;
use games::scale::colour;
use plotters::coord::Shift;
use plotters::prelude::*;
use std::ops::Range;
use support::language::current;
use support::text;

/// A figure of the P-positions with two heaps.
pub struct Pairs<'a> {
    pub table: &'a PairTable,
}

/// A figure of the values of positions with two heaps.
pub struct Heat<'a> {
    pub table: &'a PairTable,
}

/// The width of the heat map in pixels, which leaves space for the scale beside it.
const MAP_WIDTH: u32 = 880;

impl Figure for Pairs<'_> {
    fn size(&self) -> (u32, u32) {
        (900, 900)
    }

    fn draw<B: Backend>(&self, page: &DrawingArea<B, Shift>) -> Result<()> {
        let title = self.table.title.select(current());
        let title = text!("{title}: the P-positions", "{title}：必败态");
        let [x, y] = axes(self.table);
        let mut chart = draw_axes(page, &title, x, y)?;
        chart.draw_series(self.table.zeros().map(|(a, b)| cell(a, b, GREEN)))?;
        Ok(())
    }
}

impl Figure for Heat<'_> {
    fn size(&self) -> (u32, u32) {
        (1000, 900)
    }

    fn draw<B: Backend>(&self, page: &DrawingArea<B, Shift>) -> Result<()> {
        let cells = || self.table.rows.iter().flatten().flatten();
        let highest = cells().max().copied().unwrap_or(0);
        let (map, scale) = page.split_horizontally(MAP_WIDTH);
        let title = self.table.title.select(current());
        let title = text!("{title}: Grundy values, green where 0", "{title}：SG 值，为 0 处绿色");
        let [x, y] = axes(self.table).map(Axis::without_lines);
        let mut chart = draw_axes(&map, &title, x, y)?;
        let rows = self.table.rows.iter().enumerate();
        let cells = rows.flat_map(|(a, row)| {
            let values = row.iter().enumerate();
            values.filter_map(move |(b, value)| Some(cell(a, b, color((*value)?, highest))))
        });
        chart.draw_series(cells)?;
        draw_scale(&scale, highest)
    }
}

fn axes(table: &PairTable) -> [Axis<'_, Range<f64>>; 2] {
    let range = -0.5..table.last() as f64 + 0.5;
    table.axes.each_ref().map(|name| Axis::new(name.select(current()), range.clone(), 10))
}

fn cell(a: usize, b: usize, color: RGBColor) -> Rectangle<(f64, f64)> {
    let (a, b) = (a as f64, b as f64);
    Rectangle::new([(a - 0.5, b - 0.5), (a + 0.5, b + 0.5)], color.filled())
}

/// Draws the scale, which shows the colour of each value.
fn draw_scale<B: Backend>(area: &DrawingArea<B, Shift>, highest: u64) -> Result<()> {
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

/// Returns green for 0, or else a colour from dark blue for small values to yellow for large ones.
fn color(value: u64, highest: u64) -> RGBColor {
    match value {
        0 => GREEN,
        _ => {
            let [red, green, blue] = colour(value, highest);
            RGBColor(red, green, blue)
        }
    }
}
