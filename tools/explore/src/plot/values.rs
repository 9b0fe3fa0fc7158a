//! The values against the heaps, with the period marked.

use crate::figure::{integer_label, Caption, Figure, BLUE, FONT, GREEN, ORANGE};
use anyhow::Result;
use games::spoken;
use grundy::period::Period;
use grundy::rule::Rule;
use plotters::coord::Shift;
use plotters::prelude::*;
use support::text;

/// The values of a rule as a figure.
pub struct Values<'a> {
    pub rule: &'a Rule,
    pub values: &'a [u32],
    pub period: Option<&'a Period>,
}

impl Figure for Values<'_> {
    fn draw<B: DrawingBackend>(&self, page: &DrawingArea<B, Shift>) -> Result<()>
    where
        B::ErrorType: 'static,
    {
        let last = self.values.len() - 1;
        let highest = self.values.iter().max().copied().unwrap_or(0);
        let rule = spoken::title(self.rule);
        let title = match self.period {
            Some(period) => text!(
                "{rule}: period {} after {}",
                "{rule}：周期 {}，自 {} 起",
                period.period(),
                period.preperiod()
            ),
            None => {
                text!("{rule}: no period proven up to {last}", "{rule}：到 {last} 为止没有证明周期")
            }
        };
        let (width, _) = self.size();
        let caption = Caption::fit(&title, width);
        let mut chart = ChartBuilder::on(page)
            .caption(caption.text, (FONT, caption.size))
            .margin(16)
            .margin_right(32)
            .x_label_area_size(48)
            .y_label_area_size(64)
            .build_cartesian_2d(-0.5..last as f64 + 0.5, -0.5..f64::from(highest) + 0.5)?;
        let top = f64::from(highest) + 0.5;
        for heap in self.period_starts() {
            let first = Some(heap) == self.period.map(|period| period.preperiod() as f64);
            let style =
                if first { ORANGE.stroke_width(3) } else { ORANGE.mix(0.35).stroke_width(1) };
            chart.draw_series(LineSeries::new([(heap, -0.5), (heap, top)], style))?;
        }
        chart
            .configure_mesh()
            .disable_x_mesh()
            .light_line_style(TRANSPARENT)
            .x_desc(text!("heap", "堆"))
            .y_desc(text!("Grundy value", "SG 值"))
            .x_label_formatter(&integer_label)
            .y_label_formatter(&integer_label)
            .y_labels((highest as usize + 1).min(16))
            .label_style((FONT, 18))
            .axis_desc_style((FONT, 20))
            .draw()?;
        let radius = if last <= 300 { 4 } else { 2 };
        let points = self.values.iter().enumerate();
        chart.draw_series(points.map(|(heap, &value)| {
            let color = if value == 0 { GREEN } else { BLUE };
            Circle::new((heap as f64, f64::from(value)), radius, color.filled())
        }))?;
        Ok(())
    }
}

impl Values<'_> {
    /// Returns the first heap of each period, or only that of the first period if they would
    /// be too dense to be told apart.
    fn period_starts(&self) -> Vec<f64> {
        let Some(period) = self.period else { return vec![] };
        let last = self.values.len() as u64 - 1;
        let starts = (period.preperiod()..=last).step_by(period.period() as usize);
        let starts: Vec<f64> = starts.map(|heap| heap as f64).collect();
        let shown = if starts.len() <= 120 { starts.len() } else { 1 };
        starts[..shown].to_vec()
    }
}
