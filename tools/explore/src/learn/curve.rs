//! The learning curve: the share of positions that are right, against the games played.

use super::agreement::Agreement;
use crate::figure::{Backend, Caption, Figure, BLUE, FONT};
use anyhow::Result;
use plotters::coord::Shift;
use plotters::prelude::*;
use support::language::{current, Text};
use support::text;

/// A learning curve as a figure.
pub struct Curve<'a> {
    /// The title of the game.
    pub game: &'a str,
    /// The name of the theory that the learner is compared with.
    pub theory: &'a Text,
    pub points: &'a [Agreement],
}

impl Figure for Curve<'_> {
    fn draw<B: Backend>(&self, page: &DrawingArea<B, Shift>) -> Result<()> {
        // Most is learnt in the first games, hence the logarithmic axis, which needs a range.
        let games = self.points.last().map_or(2, |point| point.games.max(2));
        // Some titles continue with an explanation after a colon.
        let title = self.game.split([':', '：']).next().unwrap_or_default();
        let title = text!("{title}, learnt by self-play", "{title}，由自我对弈学会");
        let (width, _) = self.size();
        let caption = Caption::fit(&title, width);
        let mut chart = ChartBuilder::on(page)
            .caption(caption.text, (FONT, caption.size))
            .margin(16)
            .margin_right(40)
            .x_label_area_size(48)
            .y_label_area_size(72)
            .build_cartesian_2d((1.0..f64::from(games)).log_scale(), 0.0..103.0)?;
        chart
            .configure_mesh()
            .light_line_style(TRANSPARENT)
            .x_desc(text!("games played", "下过的局数"))
            .y_desc(text!(
                "% of positions that agree with {}",
                "与{}一致的局面（%）",
                self.theory.select(current())
            ))
            .x_label_formatter(&|games| format!("{games:.0}"))
            .y_label_formatter(&|share| format!("{share:.0}"))
            .label_style((FONT, 18))
            .axis_desc_style((FONT, 20))
            .draw()?;
        let points = self.points.iter().filter(|point| point.games > 0);
        let points = points.map(|point| (f64::from(point.games), 100.0 * point.share()));
        // After a single game there is a point but no line.
        let points: Vec<(f64, f64)> = points.collect();
        let first = points.iter().take(1).map(|&point| Circle::new(point, 4, BLUE.filled()));
        chart.draw_series(first)?;
        chart.draw_series(LineSeries::new(points, BLUE.stroke_width(3)))?;
        Ok(())
    }
}
