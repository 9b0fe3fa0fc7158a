//! The map of the P-positions of two heaps.

use super::table::PairTable;
use crate::figure::{caption, whole, Figure, FONT, GREEN};
use anyhow::Result;
use plotters::coord::Shift;
use plotters::prelude::*;

pub struct Pairs<'a> {
    pub table: &'a PairTable,
}

impl Figure for Pairs<'_> {
    fn size(&self) -> (u32, u32) {
        (900, 900)
    }

    fn draw<B: DrawingBackend>(&self, page: &DrawingArea<B, Shift>) -> Result<()>
    where
        B::ErrorType: 'static,
    {
        let end = self.table.last() as f64 + 0.5;
        let title = format!("{}: the P-positions", self.table.title);
        let (title, size) = caption(&title, self.size().0);
        let mut chart = ChartBuilder::on(page)
            .caption(title, (FONT, size))
            .margin(16)
            .margin_right(32)
            .x_label_area_size(48)
            .y_label_area_size(64)
            .build_cartesian_2d(-0.5..end, -0.5..end)?;
        chart
            .configure_mesh()
            .light_line_style(TRANSPARENT)
            .x_desc(self.table.axes.0)
            .y_desc(self.table.axes.1)
            .x_label_formatter(&whole)
            .y_label_formatter(&whole)
            .label_style((FONT, 18))
            .axis_desc_style((FONT, 20))
            .draw()?;
        chart.draw_series(self.table.lost().map(|(a, b)| {
            let (a, b) = (a as f64, b as f64);
            Rectangle::new([(a - 0.5, b - 0.5), (a + 0.5, b + 0.5)], GREEN.filled())
        }))?;
        Ok(())
    }
}
