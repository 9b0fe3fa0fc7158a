//! A problem's game on an input of its own, played in lines of text against an opponent that never
//! errs.

use super::{why, OnInput};
use anyhow::Result;
use grundy::rule::half_width;
use reference::graph::Standing;
use std::io::{BufRead, Write};
use support::language::choose;
use support::{ensure, text};

/// A game as far as it has been played.
struct Round<'a> {
    asked: &'a OnInput,
    /// The positions so far; the player moves first unless the opponent does.
    path: Vec<usize>,
    /// The moves after which the player was to move.
    is_second: bool,
}

/// Plays until the player has enough, or the input ends.
pub fn play(
    asked: &OnInput,
    is_second: bool,
    input: &mut dyn BufRead,
    to: &mut dyn Write,
) -> Result<()> {
    ensure!(
        !asked.graph.positions[0].options.is_empty(),
        "the starting position has no move: {}",
        "开局就无路可走：{}",
        asked.name(0)
    );
    writeln!(to, "{}", asked.headline())?;
    writeln!(to, "{}", help())?;
    let mut round = Round { asked, path: vec![0], is_second };
    round.answer(to)?;
    loop {
        round.show(to)?;
        to.flush()?;
        let mut line = Vec::new();
        if input.read_until(b'\n', &mut line)? == 0 {
            writeln!(to)?;
            return Ok(());
        }
        let line = half_width(&String::from_utf8_lossy(&line)).trim().to_lowercase();
        match line.as_str() {
            "q" | "quit" => return Ok(()),
            "?" | "help" => writeln!(to, "{}", help())?,
            "w" | "why" => {
                let lines = why::lines(asked, round.at(), usize::MAX);
                lines.iter().try_for_each(|line| writeln!(to, "{line}"))?;
            }
            "h" | "hint" => round.hint(to)?,
            "u" | "undo" => round.undo(to)?,
            "n" | "new" | "a" | "again" => {
                round.path.truncate(1);
                round.answer(to)?;
            }
            "o" | "other" => {
                round = Round { asked, path: vec![0], is_second: !round.is_second };
                round.answer(to)?;
            }
            typed => {
                let chosen: Option<usize> = typed.parse().ok();
                match chosen.and_then(|number| round.options().get(number.checked_sub(1)?).copied())
                {
                    Some(option) => {
                        round.path.push(option);
                        round.answer(to)?;
                    }
                    None => writeln!(to, "{}", round.refusal(typed))?,
                }
            }
        }
    }
}

fn help() -> &'static str {
    choose(
        "Type the number of a move. Type h for a hint, w for the reason, u to undo, n for a new \
         game, o to change sides, q to quit.",
        "请输入着法的编号。输入 h 要提示，w 看理由，u 悔棋，n 重新开始，o 换先后手，q 退出。",
    )
}

impl Round<'_> {
    fn at(&self) -> usize {
        self.path[self.path.len() - 1]
    }

    fn options(&self) -> &[usize] {
        &self.asked.graph.positions[self.at()].options
    }

    fn is_players_turn(&self) -> bool {
        (self.path.len() % 2 == 1) != self.is_second
    }

    /// Writes the position and its moves, or who has won.
    fn show(&self, to: &mut dyn Write) -> Result<()> {
        let position = &self.asked.graph.positions[self.at()];
        writeln!(to)?;
        position.label.lines().try_for_each(|line| writeln!(to, "  {line}"))?;
        if position.options.is_empty() {
            let mover_has_won = position.standing == Standing::Won;
            let result = match (position.standing, self.is_players_turn() == mover_has_won) {
                (Standing::Drawn, _) => choose("A draw.", "和局。"),
                (_, true) => choose("You have won.", "你赢了。"),
                (_, false) => choose("You have lost.", "你输了。"),
            };
            writeln!(to, "{result}")?;
        }
        for (number, &option) in position.options.iter().enumerate() {
            writeln!(to, "  {:>3}. {}", number + 1, self.asked.name(option))?;
        }
        let turn = position.turn.as_ref().map(|turn| text!(" ({turn})", "（{turn}）"));
        let prompt = match position.options.is_empty() {
            true => choose("n, o, u or q: ", "n、o、u 或 q：").into(),
            false => text!("Your move{}: ", "你走{}：", turn.unwrap_or_default()),
        };
        write!(to, "{prompt}")?;
        Ok(())
    }

    /// Lets the opponent move, if it is his turn and he has a move: one that wins, or else one that
    /// draws, or else the first.
    fn answer(&mut self, to: &mut dyn Write) -> Result<()> {
        if self.is_players_turn() {
            return Ok(());
        }
        let graph = &self.asked.graph;
        let standing = |option: &&usize| match graph.positions[**option].standing {
            Standing::Lost => 0,
            Standing::Drawn => 1,
            Standing::Won => 2,
        };
        if let Some(&option) = self.options().iter().min_by_key(standing) {
            self.path.push(option);
            let played = self.asked.name(option);
            writeln!(to, "{}", text!("I play to: {played}", "我走到：{played}"))?;
        }
        Ok(())
    }

    fn hint(&self, to: &mut dyn Write) -> Result<()> {
        let from = self.at();
        let is_good = |&option: &usize| self.asked.graph.wins(from, option);
        let numbers = self.options().iter().enumerate().filter(|(_, option)| is_good(option));
        let good: Vec<String> = numbers
            .map(|(number, &option)| format!("{}. {}", number + 1, self.asked.name(option)))
            .collect();
        match good.is_empty() {
            true => writeln!(to, "{}", choose("No move wins.", "没有必胜着法。"))?,
            false => {
                let good = good.join(choose("; ", "；"));
                writeln!(to, "{}", text!("Winning moves: {good}", "必胜着法：{good}"))?;
            }
        }
        Ok(())
    }

    /// Takes back the player's last move and the answer to it.
    fn undo(&mut self, to: &mut dyn Write) -> Result<()> {
        let least = if self.is_second { 2 } else { 1 };
        if self.path.len() <= least {
            let refusal = choose("You have no move to take back.", "你还没有走过，无棋可悔。");
            writeln!(to, "{refusal}")?;
            return Ok(());
        }
        self.path.pop();
        while !self.is_players_turn() {
            self.path.pop();
        }
        writeln!(to, "{}", choose("Taken back.", "已悔棋。"))?;
        Ok(())
    }

    fn refusal(&self, typed: &str) -> String {
        match self.options().len() {
            0 => choose("Play is over: n, o, u or q.", "对局已结束：n、o、u 或 q。").to_string(),
            count => text!(
                "{typed:?} is no move: type a number from 1 to {count}",
                "{typed:?} 不是着法：请输入 1 到 {count} 的编号"
            ),
        }
    }
}
