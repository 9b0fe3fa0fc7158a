//! The games that can be learnt.

use crate::reading::Asked;
use anyhow::Result;
use games::shown::{heaps, GameKind, Opening, Position};
use grundy::game::Ending;
use grundy::named::NamedGame;
use support::language::Text;
use support::refuse;

/// A game that is learnt, from its start.
pub struct Subject {
    pub opening: Opening,
    pub ending: Ending,
    /// The name of the theorem, or of the definition where there is none.
    pub theory: Text,
    symmetry: Symmetry,
}

/// What may be exchanged in a position without changing it.
enum Symmetry {
    /// The heaps, and those without stones are nothing.
    Heaps,
    /// The numbers.
    Numbers,
    None,
}

impl Subject {
    /// Opens the game that was typed.
    ///
    /// # Errors
    /// If it is not one of heaps under one rule, or too large.
    pub fn open(asked: &Asked, ending: Ending) -> Result<Subject> {
        let by_definition = Text::new("misère play by definition", "反常规则的定义");
        let of = |normal: Text| match ending {
            Ending::Normal => normal,
            Ending::Misere => by_definition.clone(),
        };
        let (symmetry, theory) = match asked {
            Asked::Heaps(sum) if sum.addends.len() == 1 => {
                let theory = match sum.addends[0].rule.name() {
                    // It decides both endings.
                    Some(NamedGame::Nim) => Text::new("Bouton's theorem", " Bouton 定理"),
                    _ => of(Text::new("the theorem of Sprague and Grundy", " SG 定理")),
                };
                (Symmetry::Heaps, theory)
            }
            Asked::Own(own) if own.kind == GameKind::Wythoff => {
                (Symmetry::Numbers, of(Text::new("Wythoff's theorem", "威佐夫定理")))
            }
            Asked::Own(own) if own.kind == GameKind::FibonacciNim => {
                (Symmetry::None, of(Text::new("Whinihan's theorem", " Whinihan 定理")))
            }
            _ => refuse!(
                "learn takes the heaps of one rule, for example, kayles 5 3; why and play know \
                 more games",
                "learn 只学一条规则的各堆，例如 kayles 5 3；why 和 play 认识更多的游戏",
            ),
        };
        Ok(Subject { opening: asked.open()?, ending, theory, symmetry })
    }

    /// Returns a position that is the same for all that differ only in the order of heaps.
    pub fn canonical(&self, mut position: Position) -> Position {
        match self.symmetry {
            Symmetry::Heaps => {
                let mut heaps = self.opening.game.summands(&position);
                heaps.sort_unstable();
                heaps.concat()
            }
            Symmetry::Numbers => {
                position.sort_unstable();
                position
            }
            Symmetry::None => position,
        }
    }

    /// Returns the heaps of a position.
    pub fn heaps(&self, position: &[u64]) -> Vec<u64> {
        match self.symmetry {
            Symmetry::Heaps => heaps::sizes(position),
            Symmetry::Numbers => position.to_vec(),
            Symmetry::None => position[..1].to_vec(),
        }
    }
}
