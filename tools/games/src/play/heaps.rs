//! Heaps under a rule, drawn as rows of stones.
//!
//! A link writes a move as the letter of a heap and the sizes of the heaps that replace it, from
//! left to right, separated by points: `b4`, `b0` or, if the stones are taken from the middle of
//! a row, `b1.3`. A size of 0 only says which end of the row the stones are taken from: `b0.4`
//! takes them from the left end.

use super::position::{numbers, Component, Move, Position};
use super::reason;
use crate::cost::option_count;
use crate::json;
use crate::misere::Basis;
use crate::oracle::{Method, Oracle};
use grundy::game::{Ending, Game};
use grundy::named::NamedGame;
use grundy::rule::Rule;
use grundy::Outcome;
use std::cell::RefCell;
use std::rc::Rc;
use support::language::{Language, Text};

/// The largest heap that is drawn.
const LARGEST_HEAP: u64 = 60;

/// The most heaps of a start.
const MAX_HEAPS: usize = 12;

/// The most moves of a position, which are listed on the page.
const MAX_MOVES: u128 = 4000;

/// What all positions of a game have in common.
struct Table {
    rule: Rule,
    /// The heaps of the start, each of which is a row of the drawing.
    rows: Vec<u64>,
    oracle: RefCell<Oracle>,
}

/// The heaps of a position.
pub struct Heaps {
    table: Rc<Table>,
    heaps: Vec<Heap>,
}

/// A heap, and its place in the row of stones that it is what remains of.
#[derive(Clone, Copy)]
struct Heap {
    row: usize,
    /// The stones and gaps of the row to the left of the heap.
    from: u64,
    stones: u64,
}

impl Heaps {
    /// Creates the start of a game with these heaps.
    ///
    /// # Errors
    /// If the game is too large for the page, or nothing decides it.
    pub fn new(
        rule: &Rule,
        ending: Ending,
        start: &[u64],
        language: Language,
    ) -> Result<Heaps, String> {
        let largest = start.iter().max().copied().unwrap_or(0);
        if start.is_empty() || start.len() > MAX_HEAPS || largest > LARGEST_HEAP {
            return Err(language.select(
                format!("a game has 1 to {MAX_HEAPS} heaps of at most {LARGEST_HEAP} stones"),
                format!("一局有 1 到 {MAX_HEAPS} 堆，每堆最多 {LARGEST_HEAP} 颗石子"),
            ));
        }
        let moves: u128 = start.iter().map(|&heap| option_count(rule, heap)).sum();
        if moves > MAX_MOVES {
            return Err(language.select(
                format!("up to {moves} moves are too many; the limit is {MAX_MOVES}"),
                format!("走法可多达 {moves} 种，太多了；上限为 {MAX_MOVES} 种"),
            ));
        }
        let values = rule.values(largest as usize + 1);
        let oracle = Oracle::new(rule, start, values, ending).map_err(|obstacle| {
            language.select(
                obstacle,
                "反常规则下没有定理判定这一局，石子又太多，无法逐一试遍；请减少石子".into(),
            )
        })?;
        let heap = |(row, &stones)| Heap { row, from: 0, stones };
        let heaps = start.iter().enumerate().map(heap).collect();
        let table =
            Table { rule: rule.clone(), rows: start.to_vec(), oracle: RefCell::new(oracle) };
        Ok(Heaps { table: Rc::new(table), heaps })
    }

    fn sizes(&self) -> Vec<u64> {
        self.heaps.iter().map(|heap| heap.stones).collect()
    }

    fn values(&self) -> Vec<u64> {
        self.table.oracle.borrow().values_of(&self.sizes())
    }

    /// Returns whether empty heaps are dropped, as in games whose heaps may multiply.
    fn drops_empty_heaps(&self) -> bool {
        self.table.rule.most_heaps() > 1
    }

    /// Returns whether books play this rule with rows of pins.
    fn is_played_with_pins(&self) -> bool {
        matches!(self.table.rule.name(), Some(NamedGame::Kayles | NamedGame::DawsonsKayles))
    }

    /// Returns the position in which `parts`, from left to right, replace a heap.
    fn replace(&self, place: usize, parts: &[u64]) -> Heaps {
        let Heap { row, mut from, stones } = self.heaps[place];
        let mut taken = stones - parts.iter().sum::<u64>();
        let mut left = Vec::new();
        for &part in parts {
            left.push(Heap { row, from, stones: part });
            // The stones are taken to the right of the first part.
            from += part + std::mem::take(&mut taken);
        }
        left.retain(|heap| heap.stones > 0);
        if left.is_empty() && !self.drops_empty_heaps() {
            left.push(Heap { row, from: self.heaps[place].from, stones: 0 });
        }
        let mut heaps = self.heaps.clone();
        heaps.splice(place..=place, left);
        Heaps { table: Rc::clone(&self.table), heaps }
    }

    /// Returns the options of a heap, each as ascending sizes without empty heaps.
    fn options(&self, stones: u64) -> Vec<Vec<u64>> {
        self.table.rule.options(&stones).into_iter().map(sorted_parts).collect()
    }

    /// Reads the code of a move and returns the place of its heap, and the parts if the rule
    /// allows them.
    fn read(&self, code: &str) -> Option<(usize, Vec<u64>)> {
        let digits = code.find(|c: char| c.is_ascii_digit())?;
        let (letter, parts) = code.split_at(digits);
        let place = (0..self.heaps.len()).find(|&place| heap_letter(place) == letter)?;
        let parts =
            parts.split('.').map(|part| part.parse::<u64>().ok().filter(|&n| n <= LARGEST_HEAP));
        let parts: Vec<u64> = parts.collect::<Option<_>>()?;
        self.options(self.heaps[place].stones)
            .contains(&sorted_parts(parts.clone()))
            .then_some((place, parts))
    }

    fn move_name(&self, place: usize, parts: &[u64]) -> Text {
        let letter = heap_letter(place);
        let parts: Vec<String> =
            parts.iter().filter(|&&part| part > 0).map(u64::to_string).collect();
        let left = parts.join(" + ");
        let stones = self.heaps[place].stones;
        let kept: u64 = parts.iter().map(|part| part.parse::<u64>().unwrap_or(0)).sum();
        match (stones - kept, parts.is_empty()) {
            (_, true) => Text::new(
                format!("{letter}: take all {stones}"),
                format!("{letter}：取完 {stones} 颗"),
            ),
            (0, _) => {
                Text::new(format!("{letter}: split into {left}"), format!("{letter}：分成 {left}"))
            }
            (taken, _) => Text::new(
                format!("{letter}: take {taken}, leave {left}"),
                format!("{letter}：取 {taken}，剩 {left}"),
            ),
        }
    }
}

fn sorted_parts(mut parts: Vec<u64>) -> Vec<u64> {
    parts.retain(|&part| part > 0);
    parts.sort_unstable();
    parts
}

/// Returns the letter of a heap: a to z, then aa, ab, ….
pub fn heap_letter(place: usize) -> String {
    let last = char::from(b'a' + (place % 26) as u8);
    match place / 26 {
        0 => last.to_string(),
        more => heap_letter(more - 1) + &last.to_string(),
    }
}

impl Position for Heaps {
    fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for (place, heap) in self.heaps.iter().enumerate() {
            for parts in self.options(heap.stones) {
                let sizes: Vec<String> = parts.iter().map(u64::to_string).collect();
                let sizes = if parts.is_empty() { "0".to_string() } else { sizes.join(".") };
                moves.push(Move {
                    code: format!("{}{sizes}", heap_letter(place)),
                    name: self.move_name(place, &parts),
                    taken: heap.stones - parts.iter().sum::<u64>(),
                    fields: vec![
                        ("heap", place.to_string()),
                        ("left", numbers(&parts)),
                        ("taken", (heap.stones - parts.iter().sum::<u64>()).to_string()),
                    ],
                    next: Box::new(self.replace(place, &parts)),
                });
            }
        }
        moves
    }

    fn after(&self, code: &str) -> Option<Box<dyn Position>> {
        let (place, parts) = self.read(code)?;
        Some(Box::new(self.replace(place, &parts)))
    }

    fn name(&self, code: &str) -> Option<Text> {
        let (place, parts) = self.read(code)?;
        Some(self.move_name(place, &parts))
    }

    fn outcome(&self) -> Option<Outcome> {
        Some(self.table.oracle.borrow_mut().outcome(&self.sizes()))
    }

    fn reason(&self) -> Text {
        let wins = self.outcome() == Some(Outcome::N);
        let values = self.values();
        match self.table.oracle.borrow().method() {
            Method::NimSum => reason::by_nim_sum(&values, wins),
            Method::SjRule(basis) => reason::by_misere_nim(&values, sj_basis(basis)),
            Method::Search(_) => reason::by_search(wins),
        }
    }

    fn board(&self) -> String {
        let values = self.values();
        let heaps = self.heaps.iter().zip(values).enumerate().map(|(place, (heap, value))| {
            json::object(&[
                ("letter", json::text(&heap_letter(place))),
                ("row", heap.row.to_string()),
                ("from", heap.from.to_string()),
                ("stones", heap.stones.to_string()),
                ("value", value.to_string()),
            ])
        });
        json::object(&[
            ("kind", json::text("heaps")),
            ("rows", numbers(&self.table.rows)),
            ("heaps", json::list(heaps)),
            ("pins", self.is_played_with_pins().to_string()),
            ("splits", self.drops_empty_heaps().to_string()),
        ])
    }

    fn components(&self) -> Vec<Component> {
        let values = self.values().into_iter().enumerate();
        values.map(|(place, value)| Component { label: heap_letter(place), value }).collect()
    }
}

/// Returns why the values decide misère play as heaps of misère Nim do.
fn sj_basis(basis: &Basis) -> Text {
    match basis {
        Basis::Ferguson => Text::new(
            "by Ferguson's theorem, the values of a subtraction game decide misère play as heaps \
             of misère Nim do",
            "由 Ferguson 定理，减法游戏的 SG 值像反常 Nim 的石子堆一样判定反常规则下的胜负",
        ),
        Basis::Proof { .. } => Text::new(
            "for heaps of this size it is proved that the values decide misère play as heaps of \
             misère Nim do",
            "对这样大小的石子堆已经证明：SG 值像反常 Nim 的石子堆一样判定反常规则下的胜负",
        ),
    }
}
