//! The values plotted against the heaps, with the period marked.

use crate::figure::axes::{draw_axes, Axis};
use crate::figure::{Backend, Figure, BLUE, GREEN, ORANGE};
use anyhow::Result;
use games::spoken;
use grundy::period::Period;
use grundy::rule::Rule;
use plotters::coord::Shift;
use plotters::prelude::*;
use support::language::choose;
use support::text;

pub struct ValuesFigure<'a> {
    pub rule: &'a Rule,
    pub values: &'a [u32],
    pub period: Option<&'a Period>,
}

impl Figure for ValuesFigure<'_> {
    fn draw<B: Backend>(&self, page: &DrawingArea<B, Shift>) -> Result<()> {
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
        let edges = -0.5..f64::from(highest) + 0.5;
        let labels = (highest as usize + 1).min(16);
        let x = Axis::new(choose("heap", "堆"), -0.5..last as f64 + 0.5, 10);
        let y = Axis::new(choose("Grundy value", "SG 值"), edges.clone(), labels);
        let mut chart = draw_axes(page, &title, x.without_lines(), y)?;
        for heap in self.period_starts() {
            let first = Some(heap) == self.period.map(|period| period.preperiod() as f64);
            let style =
                if first { ORANGE.stroke_width(3) } else { ORANGE.mix(0.35).stroke_width(1) };
            let line = [(heap, edges.start), (heap, edges.end)];
            chart.draw_series(LineSeries::new(line, style))?;
        }
        let radius = if last <= 300 { 4 } else { 2 };
        let points = self.values.iter().enumerate();
        chart.draw_series(points.map(|(heap, &value)| {
            let color = if value == 0 { GREEN } else { BLUE };
            Circle::new((heap as f64, f64::from(value)), radius, color.filled())
        }))?;
        Ok(())
    }
}

impl ValuesFigure<'_> {
    /// Returns the first heap of each period, or only of the first period if all of them would be
    /// too dense to tell apart.
    fn period_starts(&self) -> Vec<f64> {
        let Some(period) = self.period else { return vec![] };
        let last = self.values.len() as u64 - 1;
        let starts = (period.preperiod()..=last).step_by(period.period() as usize);
        let starts: Vec<f64> = starts.map(|heap| heap as f64).collect();
        let shown = if starts.len() <= 120 { starts.len() } else { 1 };
        starts[..shown].to_vec()
    }
}
