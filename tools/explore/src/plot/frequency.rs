//! The frequency of each value.

use crate::figure::axes::{draw_axes, Axis};
use crate::figure::{Backend, Figure, BLUE, GREEN};
use anyhow::Result;
use games::spoken;
use grundy::rule::Rule;
use plotters::coord::Shift;
use plotters::prelude::*;
use support::language::choose;
use support::text;

pub struct Frequency<'a> {
    pub rule: &'a Rule,
    pub values: &'a [u32],
}

impl Figure for Frequency<'_> {
    fn draw<B: Backend>(&self, page: &DrawingArea<B, Shift>) -> Result<()> {
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
        let (values, heaps) = (-0.5..highest as f64 + 0.5, 0.0..f64::from(greatest) * 1.05);
        let x = Axis::new(choose("Grundy value", "SG 值"), values, (highest + 1).min(24));
        let y = Axis::new(choose("heaps", "堆数"), heaps, 10);
        let mut chart = draw_axes(page, &title, x.without_lines(), y)?;
        chart.draw_series(counts.iter().enumerate().map(|(value, &count)| {
            let color = if value == 0 { GREEN } else { BLUE };
            let (left, right) = (value as f64 - 0.4, value as f64 + 0.4);
            Rectangle::new([(left, 0.0), (right, f64::from(count))], color.filled())
        }))?;
        Ok(())
    }
}
