//! The content of the screen: heaps, moves, the record and the keys.

use super::choice::Choice;
use super::rows::{count_rows, Rows};
use crate::drawing;
use crate::play::record;
use crate::play::round::{Participant, Round};
use games::shown::board::{BoardHeap, Spot};
use games::shown::Board;
use ratatui::layout::Rect;
use ratatui::style::{Style, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Wrap};
use ratatui::Frame;
use support::language::choose;
use support::text;
use support::width::columns;

pub struct View<'a> {
    pub round: &'a Round,
    pub choice: &'a Choice,
}

fn keys(round: &Round) -> String {
    let place = match round.game().is_described() {
        false => choose("part", "选位置"),
        true => choose("heap", "选堆"),
    };
    text!(
        "↑↓ {place}   ←→ move   Enter play   h hint   u undo   ? keys   q quit",
        "↑↓ {place}   ←→ 选走法   Enter 走   h 提示   u 悔棋   ? 按键   q 退出"
    )
}

/// The mark of a selected item.
const HERE: &str = "▶ ";

/// The keys without their meanings, for narrow windows.
const SHORT_KEYS: &str = "↑↓ ←→ Enter h u ? q";

fn last_keys(round: &Round) -> String {
    let other = round.other_start();
    text!(
        "a again   o other side   n {other}   u undo   ? keys   q quit",
        "a 再来   o 换先后手   n {other}   u 悔棋   ? 按键   q 退出"
    )
}
const SHORT_LAST_KEYS: &str = "a o n u ? q";

fn all_keys() -> [(&'static str, &'static str); 9] {
    [
        ("↑ ↓", choose("choose a heap, or a part of the position", "选堆，或局面的一部分")),
        ("← →", choose("choose a move", "选走法")),
        ("Enter", choose("play the move", "走这一步")),
        ("h", choose("hint: who wins, why, and by which moves", "提示：谁胜、为什么、怎么走")),
        ("u", choose("undo: take back a move", "悔棋：退回一步")),
        ("a", choose("again, after the end", "终局后再来一局")),
        ("o", choose("other side, after the end", "终局后换先后手")),
        ("n", choose("new heaps, or another position, after the end", "终局后换各堆，或换局面")),
        ("q", choose("quit", "退出")),
    ]
}

impl View<'_> {
    pub fn draw(&self, frame: &mut Frame) {
        let area = frame.area();
        let title = self.round.title();
        let heaps = self.heaps(area.width.saturating_sub(14) as usize);
        let wrap = Wrap { trim: true };
        let over = self.round.end().is_some();
        let (keys, short_keys) = if over {
            (last_keys(self.round), SHORT_LAST_KEYS)
        } else {
            (keys(self.round), SHORT_KEYS)
        };
        let keys = keys.as_str();
        let text_width = area.width.saturating_sub(2);
        let divide = |message_height: u16| {
            let message = self.message(text_width, message_height);
            let lines = message.iter().map(|line| count_rows(&line.to_string(), text_width)).sum();
            let rows = Rows::new(area, &title, heaps.len(), lines, keys)?;
            Some((lines, rows))
        };
        // If the columns of a hint do not fit, the moves get their rows.
        let rows = divide(u16::MAX).and_then(|(lines, rows)| {
            if rows.message_lines() < lines {
                divide(0).map(|(_, rows)| rows)
            } else {
                Some(rows)
            }
        });
        let Some(rows) = rows else {
            let refusal = choose(
                "The window is too small for the game. Press q to quit; with --lines any window \
                 will do.",
                "窗口太小，放不下棋局。按 q 退出；加 --lines 则任何窗口都行。",
            );
            frame.render_widget(Paragraph::new(refusal).wrap(wrap), area);
            return;
        };
        let is_here = |line: &Line| line.to_string().starts_with(HERE);
        let chosen = heaps.iter().position(is_here).unwrap_or(0);
        let heaps = window_around(heaps, chosen, inner_height(rows.heaps));
        // Whatever else is cut off, the title must say whether the last move wins.
        let is_cut = count_rows(&title, area.width) > rows.title.height;
        let title = if is_cut { self.round.short_goal().to_string() } else { title };
        let title = Paragraph::new(Line::from(title).bold());
        frame.render_widget(title.wrap(wrap), rows.title);
        let heaps_title = match self.round.game().is_described() {
            false => choose(" position ", " 局面 "),
            true => choose(" heaps ", " 石子堆 "),
        };
        let heaps = Paragraph::new(heaps).block(Block::bordered().title(heaps_title));
        frame.render_widget(heaps, rows.heaps);
        let height = inner_height(rows.moves);
        let lower = if over { self.record(height) } else { self.moves(height) };
        frame.render_widget(lower, rows.moves);
        let message = self.message(text_width, rows.message_lines());
        let mut message = Paragraph::new(message).wrap(Wrap { trim: false });
        if rows.framed {
            message = message.block(Block::bordered());
        }
        frame.render_widget(message, rows.message);
        let fits = rows.framed || columns(keys) <= area.width as usize;
        let keys = Line::from(if fits { keys } else { short_keys }).dim();
        frame.render_widget(Paragraph::new(keys).wrap(wrap), rows.keys);
    }

    pub fn draw_keys(&self, frame: &mut Frame) {
        let width = all_keys().iter().map(|(key, _)| key.chars().count()).max().unwrap_or(0);
        let line = |(key, meaning): (&'static str, &'static str)| {
            Line::from(vec![Span::from(format!("{key:width$}  ")).bold(), Span::from(meaning)])
        };
        let mut lines: Vec<Line> = all_keys().into_iter().map(line).collect();
        lines.push(Line::from(choose("Press any key to go on.", "按任意键继续。")).dim());
        frame.render_widget(Paragraph::new(lines), frame.area());
    }

    /// Returns the drawing of the position with the selected move. In a game with heaps, the heap
    /// in which the move is made is marked.
    fn heaps(&self, width: usize) -> Vec<Line<'static>> {
        let (game, start) = (self.round.game(), &self.round.setup.opening.start);
        let chosen = self.choice.step();
        let now = self.round.position();
        let then = chosen.map_or(now, |step| &step.after);
        let (Board::Heaps(board), Board::Heaps(after)) =
            (game.board(start, now), game.board(start, then))
        else {
            return self.round.drawing(chosen).into_iter().map(Line::from).collect();
        };
        let spots = chosen.map_or(vec![], |step| game.spots(start, now, step));
        let lines = drawing::rows(&board, &after, width).into_iter().zip(&board.heaps);
        let line = |(line, heap): (String, &BoardHeap)| {
            let is_here = |spot: &Spot| spot[0] == heap.row as u64 && drawing::is_in(heap, spot[1]);
            match spots.iter().any(is_here) {
                true => Line::from(vec![Span::from(HERE), Span::from(line).bold()]),
                false => Line::from(format!("  {line}")),
            }
        };
        lines.map(line).collect()
    }

    /// Returns as many of the heap's moves as fit, around the selected move.
    fn moves(&self, rows: usize) -> Paragraph<'static> {
        let here = self.choice.here();
        let chosen = self.choice.number();
        let at = here.iter().position(|number| Some(*number) == chosen).unwrap_or(0);
        let lines: Vec<Line> = window_around(here.clone(), at, rows)
            .into_iter()
            .map(|number| {
                let mark = if Some(number) == chosen { HERE } else { "  " };
                let wins = self.choice.wins(number);
                let text = format!(
                    "{mark}{}{}",
                    self.round.text(&self.choice.moves[number]),
                    if wins { choose("   wins", "   必胜") } else { "" }
                );
                let style = if wins { Style::new().cyan().bold() } else { Style::new() };
                Line::styled(text, style)
            })
            .collect();
        let number = (at + 1).min(here.len());
        let title = text!(" move {number} of {} ", " 走法 {number}，共 {} 种 ", here.len());
        Paragraph::new(lines).block(Block::bordered().title(title))
    }

    /// Returns the last lines of the record, which say who has won. The whole record is printed
    /// when the player leaves.
    fn record(&self, rows: usize) -> Paragraph<'static> {
        let lines: Vec<Line> = record::lines(self.round).into_iter().map(Line::from).collect();
        let last = lines.len().saturating_sub(1);
        let lines = window_around(lines, last, rows);
        Paragraph::new(lines).block(Block::bordered().title(choose(" record ", " 棋谱 ")))
    }

    /// Returns the message in lines of at most `width` columns, with the digit columns of a hint if
    /// they fit into `height` lines.
    fn message(&self, width: u16, height: u16) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        if let Some(turn) = self.round.turns.last().filter(|turn| turn.player == Participant::Tool)
        {
            let step = self.round.text(&turn.step);
            let before = self.round.game().describe(&turn.before);
            lines.push(Line::from(text!(
                "I have played {step} from {before}.",
                "我走了 {step}，自 {before}。"
            )));
        }
        if self.round.end().is_some() {
            lines.push(Line::from(record::result(self.round)).bold());
            return lines;
        }
        let Some(hint) = &self.choice.hint else {
            lines.push(Line::from(choose("It is your move.", "轮到你走。")));
            return lines;
        };
        lines.push(Line::from(hint.reason.clone()).cyan());
        let used: u16 = lines.iter().map(|line| count_rows(&line.to_string(), width)).sum();
        let has_room = usize::from(height.saturating_sub(used)) >= hint.columns.len();
        let is_narrow = |line: &String| columns(line) <= usize::from(width);
        if has_room && hint.columns.iter().all(is_narrow) {
            lines.extend(hint.columns.iter().map(|line| Line::from(line.clone())));
        }
        lines
    }
}

fn inner_height(area: Rect) -> usize {
    area.height.saturating_sub(2).max(1) as usize
}

/// Returns `len` consecutive items, including the item at `at`, or all items if there are fewer
/// than `len`.
fn window_around<T>(items: Vec<T>, at: usize, len: usize) -> Vec<T> {
    let first = at.saturating_sub(len / 2).min(items.len().saturating_sub(len));
    items.into_iter().skip(first).take(len).collect()
}
