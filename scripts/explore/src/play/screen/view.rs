//! What the screen shows: heaps, moves, the last turns and the keys.

use super::choice::Choice;
use crate::play::record;
use crate::play::round::{Player, Round};
use crate::play::state::{letter, Move, Place};
use ratatui::layout::{Constraint, Layout};
use ratatui::style::{Style, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Wrap};
use ratatui::Frame;

pub struct View<'a> {
    pub round: &'a Round,
    pub choice: &'a Choice,
    pub title: &'a str,
}

const KEYS: &str = "↑↓ heap   ←→ move   Enter play   h hint   u undo   q quit";

/// The rows that are not for heaps: title, frames, some moves, message and keys.
const ROWS_BESIDE: u16 = 15;

impl View<'_> {
    pub fn draw(&self, frame: &mut Frame) {
        let rows = frame.area().height.saturating_sub(ROWS_BESIDE).max(1) as usize;
        let heaps = self.heaps(frame.area().width.saturating_sub(14) as usize);
        let chosen = match self.choice.place() {
            Some(Place::Heap(place)) => place,
            _ => heaps.len().saturating_sub(1),
        };
        let heaps = around(heaps, chosen, rows);
        let [title, heaps_area, moves, message, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(heaps.len() as u16 + 2),
            Constraint::Min(3),
            Constraint::Length(6),
            Constraint::Length(1),
        ])
        .areas(frame.area());
        frame.render_widget(Line::from(self.title.to_string()).bold(), title);
        frame.render_widget(
            Paragraph::new(heaps).block(Block::bordered().title(" heaps ")),
            heaps_area,
        );
        let lower =
            if self.round.winner().is_some() { self.record() } else { self.moves(moves.height) };
        frame.render_widget(lower, moves);
        let wrap = Wrap { trim: true };
        let message_text = Paragraph::new(self.message()).wrap(wrap).block(Block::bordered());
        frame.render_widget(message_text, message);
        frame.render_widget(Line::from(KEYS).dim(), keys);
    }

    /// A line a heap, on which the chosen move can be seen.
    fn heaps(&self, width: usize) -> Vec<Line<'static>> {
        let chosen = self.choice.step();
        let heaps = self.round.state().heaps.iter().enumerate();
        let mut lines: Vec<Line> = heaps
            .map(|(place, &heap)| {
                let here = Place::Heap(place);
                let step = chosen.filter(|step| step.place == here || step.place == Place::Both);
                let mut spans = self.label(here, &format!("{} {heap:>4}  ", letter(place)));
                spans.extend(stones(heap, step, width));
                Line::from(spans)
            })
            .collect();
        if self.choice.places.contains(&Place::Both) {
            lines.push(Line::from(self.label(Place::Both, "both")));
        }
        lines
    }

    fn label(&self, place: Place, text: &str) -> Vec<Span<'static>> {
        if self.choice.place() == Some(place) {
            vec![Span::from("▶ "), Span::from(text.to_string()).bold()]
        } else {
            vec![Span::from(format!("  {text}"))]
        }
    }

    /// The moves of the chosen heap, as many as fit around the chosen one.
    fn moves(&self, height: u16) -> Paragraph<'static> {
        let here = self.choice.here();
        let rows = height.saturating_sub(2).max(1) as usize;
        let chosen = self.choice.number();
        let at = here.iter().position(|number| Some(*number) == chosen).unwrap_or(0);
        let lines: Vec<Line> = around(here.clone(), at, rows)
            .into_iter()
            .map(|number| {
                let mark = if Some(number) == chosen { "▶ " } else { "  " };
                let wins = self.choice.wins(number);
                let text = format!(
                    "{mark}{}{}",
                    self.choice.moves[number],
                    if wins { "   wins" } else { "" }
                );
                let style = if wins { Style::new().cyan().bold() } else { Style::new() };
                Line::styled(text, style)
            })
            .collect();
        let title = format!(" move {} of {} ", (at + 1).min(here.len()), here.len());
        Paragraph::new(lines).block(Block::bordered().title(title))
    }

    fn record(&self) -> Paragraph<'static> {
        let lines: Vec<Line> = record::lines(self.round).into_iter().map(Line::from).collect();
        Paragraph::new(lines).block(Block::bordered().title(" record "))
    }

    fn message(&self) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        if let Some(turn) = self.round.turns.last().filter(|turn| turn.player == Player::Tool) {
            lines.push(Line::from(format!("I have played {} from {}.", turn.step, turn.before)));
        }
        if self.round.winner().is_some() {
            lines.push(Line::from(record::result(self.round)).bold());
            return lines;
        }
        match &self.choice.hint {
            Some((_, reason)) => lines.push(Line::from(reason.clone()).cyan()),
            None => lines.push(Line::from("It is your move.")),
        }
        lines
    }
}

/// The heap as stones, of which the move's are hollow; as a number where they do not fit.
fn stones(heap: u64, step: Option<&Move>, width: usize) -> Vec<Span<'static>> {
    if heap as usize + 4 > width {
        return vec![Span::from("●".repeat(width.saturating_sub(4))), Span::from(" …")];
    }
    let full = |count: u64| Span::from("●".repeat(count as usize));
    let Some(step) = step else { return vec![full(heap)] };
    let gone = Span::from("○".repeat(step.taken as usize)).dim();
    match &step.parts[..] {
        [first, rest @ ..] if !rest.is_empty() => {
            let cut = if step.taken == 0 { Span::from(" | ") } else { gone };
            let mut spans = vec![full(*first), cut];
            for part in rest {
                spans.extend([full(*part), Span::from(" ")]);
            }
            spans
        }
        _ => vec![full(heap - step.taken.min(heap)), gone],
    }
}

/// As many items in a row as fit, among them the one at `at`.
fn around<T>(items: Vec<T>, at: usize, room: usize) -> Vec<T> {
    let first = at.saturating_sub(room / 2).min(items.len().saturating_sub(room));
    items.into_iter().skip(first).take(room).collect()
}
