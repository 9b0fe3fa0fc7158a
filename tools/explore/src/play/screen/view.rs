//! The content of the screen: heaps, moves, the record and the keys.

use super::choice::Choice;
use super::rows::{needed, Rows};
use crate::play::record;
use crate::play::round::{Player, Round};
use crate::play::state::{heap_letter, Move, Place};
use ratatui::layout::Rect;
use ratatui::style::{Style, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Wrap};
use ratatui::Frame;

/// A game to be drawn.
pub struct View<'a> {
    pub round: &'a Round,
    pub choice: &'a Choice,
}

const KEYS: &str = "↑↓ heap   ←→ move   Enter play   h hint   u undo   q quit";

/// The keys without their meaning, for narrow windows.
const SHORT_KEYS: &str = "↑↓ ←→ Enter h u q";

const TOO_SMALL: &str =
    "The window is too small for the game. Press q to quit; with --lines any window will do.";

impl View<'_> {
    /// Draws the game on the whole frame.
    pub fn draw(&self, frame: &mut Frame) {
        let area = frame.area();
        let title = self.round.title();
        let heaps = self.heaps(area.width.saturating_sub(14) as usize);
        let wrap = Wrap { trim: true };
        let Some(rows) = Rows::new(area, &title, heaps.len(), KEYS) else {
            frame.render_widget(Paragraph::new(TOO_SMALL).wrap(wrap), area);
            return;
        };
        let chosen = match self.choice.place() {
            Some(Place::Heap(place)) => place,
            _ => heaps.len().saturating_sub(1),
        };
        let heaps = window_around(heaps, chosen, inner_height(rows.heaps));
        // Whatever else is cut off, the title must say whether the last move wins.
        let is_cut = needed(&title, area.width) > rows.title.height;
        let title = if is_cut { self.round.short_goal().to_string() } else { title };
        let title = Paragraph::new(Line::from(title).bold());
        frame.render_widget(title.wrap(wrap), rows.title);
        let heaps = Paragraph::new(heaps).block(Block::bordered().title(" heaps "));
        frame.render_widget(heaps, rows.heaps);
        let over = self.round.winner().is_some();
        let height = inner_height(rows.moves);
        let lower = if over { self.record(height) } else { self.moves(height) };
        frame.render_widget(lower, rows.moves);
        let mut message = Paragraph::new(self.message()).wrap(wrap);
        if rows.framed {
            message = message.block(Block::bordered());
        }
        frame.render_widget(message, rows.message);
        let fits = rows.framed || KEYS.chars().count() <= area.width as usize;
        let keys = Line::from(if fits { KEYS } else { SHORT_KEYS }).dim();
        frame.render_widget(Paragraph::new(keys).wrap(wrap), rows.keys);
    }

    /// Returns a line for each heap, which shows the selected move.
    fn heaps(&self, width: usize) -> Vec<Line<'static>> {
        let chosen = self.choice.step();
        let state = self.round.state();
        let longest = state.rules.iter().map(|rule| rule.chars().count()).max();
        let rule_width = longest.map_or(0, |longest| (longest + 2).min(width / 2));
        let heaps = state.heaps.iter().enumerate();
        let mut lines: Vec<Line> = heaps
            .map(|(place, &heap)| {
                let here = Place::Heap(place);
                let step = chosen.filter(|step| step.place == here || step.place == Place::Both);
                let rule = format!("{:rule_width$}", state.rule_of(place));
                let label = format!("{} {heap:>4}  {rule}", heap_letter(place));
                let mut spans = self.label(here, &label);
                spans.extend(stones(heap, step, width.saturating_sub(rule_width)));
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

    /// Returns the moves of the selected heap, as many as fit around the selected one.
    fn moves(&self, rows: usize) -> Paragraph<'static> {
        let here = self.choice.here();
        let chosen = self.choice.number();
        let at = here.iter().position(|number| Some(*number) == chosen).unwrap_or(0);
        let lines: Vec<Line> = window_around(here.clone(), at, rows)
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

    /// Returns the end of the record, which says who has won. The whole record is printed when
    /// the player leaves.
    fn record(&self, rows: usize) -> Paragraph<'static> {
        let lines: Vec<Line> = record::lines(self.round).into_iter().map(Line::from).collect();
        let last = lines.len().saturating_sub(1);
        let lines = window_around(lines, last, rows);
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
            Some(hint) => lines.push(Line::from(hint.reason.clone()).cyan()),
            None => lines.push(Line::from("It is your move.")),
        }
        lines
    }
}

/// Returns the heap as stones, with those that the move takes hollow. A heap that does not fit
/// is cut off.
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

/// Returns the number of rows inside the frame of an area.
fn inner_height(area: Rect) -> usize {
    area.height.saturating_sub(2).max(1) as usize
}

/// Returns `len` consecutive items, or all if there are fewer, among them the one at `at`.
fn window_around<T>(items: Vec<T>, at: usize, len: usize) -> Vec<T> {
    let first = at.saturating_sub(len / 2).min(items.len().saturating_sub(len));
    items.into_iter().skip(first).take(len).collect()
}
