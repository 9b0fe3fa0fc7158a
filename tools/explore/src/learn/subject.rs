//! The games that can be learnt.

use crate::reading::TypedGame;
use anyhow::Result;
use games::shown::{Opening, Position};
use grundy::game::Ending;
use grundy::named::NamedGame;
use support::ensure;
use support::language::Text;

/// A game that is learnt, from its start.
pub struct Subject {
    pub opening: Opening,
    pub ending: Ending,
    /// The name of the theorem, or of the definition where there is none.
    pub theory: Text,
}

impl Subject {
    /// Opens the game that was typed.
    ///
    /// # Errors
    /// If it is too large, or may go on for ever.
    pub fn open(asked: &TypedGame, ending: Ending) -> Result<Subject> {
        let opening = asked.open()?;
        ensure!(
            !opening.game.may_repeat(),
            "learn takes games that must end, for example, kayles 5 3",
            "learn 只学一定会结束的游戏，例如 kayles 5 3"
        );
        let theory = match asked {
            // It decides both endings.
            TypedGame::Heaps(sum)
                if sum.addends.iter().all(|each| each.rule.name() == Some(NamedGame::Nim)) =>
            {
                Text::new("Bouton's theorem", " Bouton 定理")
            }
            _ if ending == Ending::Misere => {
                Text::new("misère play by definition", "反常规则的定义")
            }
            TypedGame::Heaps(_) => Text::new("the theorem of Sprague and Grundy", " SG 定理"),
            TypedGame::Own(_) => Text::new("the theory of the game", "这个游戏的理论"),
        };
        Ok(Subject { opening, ending, theory })
    }

    /// Returns a position that is the same for all that differ only in the order of their summands.
    pub fn canonical(&self, position: Position) -> Position {
        let mut summands = self.opening.game.summands(&position);
        summands.sort_unstable();
        summands.concat()
    }
}
