//! A map of the P-positions with two heaps.

use super::table::PairTable;
use crate::figure::{integer_label, Caption, Figure, FONT, GREEN};
use anyhow::Result;
use plotters::coord::Shift;
use plotters::prelude::*;
use support::language::current;
use support::text;

/// The P-positions with two heaps as a figure.
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
        let edge = self.table.last() as f64 + 0.5;
        let title = self.table.title.select(current());
        let title = text!("{title}: the P-positions", "{title}：必败态");
        let (width, _) = self.size();
        let caption = Caption::fit(&title, width);
        let mut chart = ChartBuilder::on(page)
            .caption(caption.text, (FONT, caption.size))
            .margin(16)
            .margin_right(32)
            .x_label_area_size(48)
            .y_label_area_size(64)
            .build_cartesian_2d(-0.5..edge, -0.5..edge)?;
        chart
            .configure_mesh()
            .light_line_style(TRANSPARENT)
            .x_desc(self.table.axes.x.select(current()))
            .y_desc(self.table.axes.y.select(current()))
            .x_label_formatter(&integer_label)
            .y_label_formatter(&integer_label)
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
