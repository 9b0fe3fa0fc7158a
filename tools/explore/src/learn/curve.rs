//! The learning curve: the share of positions that are right, against the games played.

use super::agreement::Agreement;
use crate::figure::axes::{draw_axes, Axis};
use crate::figure::{Backend, Figure, BLUE};
use anyhow::Result;
use plotters::coord::Shift;
use plotters::prelude::*;
use support::language::{choose, current, Text};
use support::text;

pub struct Curve<'a> {
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
        let theory = self.theory.select(current());
        let shares = text!("% of positions that agree with {theory}", "与{theory}一致的局面（%）");
        let scale = (1.0..f64::from(games)).log_scale();
        let x = Axis::new(choose("games played", "下过的局数"), scale, 10);
        // Room for half of a number of seven digits at the end of the axis.
        let page = page.margin(0, 0, 0, 8);
        let mut chart = draw_axes(&page, &title, x, Axis::new(&shares, 0.0..103.0, 10))?;
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
