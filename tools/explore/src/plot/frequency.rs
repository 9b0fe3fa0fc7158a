//! The frequency of each value.

use crate::figure::{integer_label, Caption, Figure, BLUE, FONT, GREEN};
use anyhow::Result;
use games::spoken;
use grundy::rule::Rule;
use plotters::coord::Shift;
use plotters::prelude::*;
use support::text;

/// The frequencies of values as a figure.
pub struct Frequency<'a> {
    pub rule: &'a Rule,
    pub values: &'a [u32],
}

impl Figure for Frequency<'_> {
    fn draw<B: DrawingBackend>(&self, page: &DrawingArea<B, Shift>) -> Result<()>
    where
        B::ErrorType: 'static,
    {
        let last = self.values.len() - 1;
        let highest = self.values.iter().max().copied().unwrap_or(0) as usize;
        let mut counts = vec![0u32; highest + 1];
        self.values.iter().for_each(|&value| counts[value as usize] += 1);
        let greatest = counts.iter().max().copied().unwrap_or(1);
        let title = text!(
            "{}: the frequency of each value of heaps 0 to {last}",
            "{}：堆 0 到 {last} 中各值出现的次数",
            spoken::title(self.rule)
        );
        let (width, _) = self.size();
        let caption = Caption::fit(&title, width);
        let mut chart = ChartBuilder::on(page)
            .caption(caption.text, (FONT, caption.size))
            .margin(16)
            .x_label_area_size(48)
            .y_label_area_size(72)
            .build_cartesian_2d(-0.5..highest as f64 + 0.5, 0.0..f64::from(greatest) * 1.05)?;
        chart
            .configure_mesh()
            .disable_x_mesh()
            .light_line_style(TRANSPARENT)
            .x_desc(text!("Grundy value", "SG 值"))
            .y_desc(text!("heaps", "堆数"))
            .x_labels((highest + 1).min(24))
            .x_label_formatter(&integer_label)
            .y_label_formatter(&integer_label)
            .label_style((FONT, 18))
            .axis_desc_style((FONT, 20))
            .draw()?;
        chart.draw_series(counts.iter().enumerate().map(|(value, &count)| {
            let color = if value == 0 { GREEN } else { BLUE };
            let (left, right) = (value as f64 - 0.4, value as f64 + 0.4);
            Rectangle::new([(left, 0.0), (right, f64::from(count))], color.filled())
        }))?;
        Ok(())
    }
}
