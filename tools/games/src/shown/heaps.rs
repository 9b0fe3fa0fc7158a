//! Sums of heaps under one or several rules.

use super::board::{self, Board, Spot};
use super::evidence::sum_sentence;
use super::{
    describe_heaps, texts, Effort, Evidence, HeapMove, Opening, Position, Shown, Step, Term,
};
use crate::heaps::{self, heap_letter};
use crate::misere::{basis, Basis};
use crate::spoken;
use crate::sum::{name, Addend};
use grundy::game::{Ending, Game};
use grundy::misere::sj_outcome;
use grundy::named::NamedGame;
use grundy::nim::nim_sum;
use grundy::rule::Rule;
use grundy::Outcome;
use itertools::Itertools;
use std::cell::OnceCell;
use support::language::choose;
use support::text;

/// Heaps under rules. The position has four numbers for each heap: the fields of a `HeapInPlay`.
pub struct HeapGame {
    rules: Vec<RuleInPlay>,
    /// The reason why the SJ rule decides misère play, if this is proved.
    basis: OnceCell<Option<Basis>>,
}

/// A rule with the values of the heaps that can occur.
struct RuleInPlay {
    rule: Rule,
    values: Vec<u32>,
}

#[derive(Clone, Copy)]
struct HeapInPlay {
    /// The number of its rule.
    rule: usize,
    /// The starting heap (a row of stones) from which the heap came.
    row: u64,
    /// The number of stones and gaps to the left of the heap in the row.
    from: u64,
    stones: u64,
}

impl HeapInPlay {
    fn all(position: &[u64]) -> Vec<HeapInPlay> {
        let heap = |numbers: &[u64]| HeapInPlay {
            rule: numbers[0] as usize,
            row: numbers[1],
            from: numbers[2],
            stones: numbers[3],
        };
        position.chunks(4).map(heap).collect()
    }

    fn position(heaps: &[HeapInPlay]) -> Position {
        let numbers = |heap: &HeapInPlay| [heap.rule as u64, heap.row, heap.from, heap.stones];
        heaps.iter().flat_map(numbers).collect()
    }
}

/// Returns the sizes of the heaps of a position.
pub fn sizes(position: &[u64]) -> Vec<u64> {
    HeapInPlay::all(position).iter().map(|heap| heap.stones).collect()
}

/// Returns the starting heaps of a game under one rule, for a player who names no heaps.
pub fn usual(rule: &Rule) -> [u64; 3] {
    match rule.name() {
        Some(NamedGame::Nim) => [3, 5, 7],
        _ => [7, 9, 11],
    }
}

/// Opens a game of heaps and computes their values.
pub fn open(addends: &[Addend]) -> Opening {
    let in_play = |Addend { rule, heaps }: &Addend| {
        let largest = heaps.iter().max().copied().unwrap_or(0);
        RuleInPlay { rule: rule.clone(), values: rule.values(largest as usize + 1) }
    };
    let game = HeapGame { rules: addends.iter().map(in_play).collect(), basis: OnceCell::new() };
    let mut start: Vec<HeapInPlay> = Vec::new();
    for (rule, addend) in addends.iter().enumerate() {
        for &stones in &addend.heaps {
            start.push(HeapInPlay { rule, row: start.len() as u64, from: 0, stones });
        }
    }
    Opening::new(game, HeapInPlay::position(&start))
}

impl HeapGame {
    fn value(&self, heap: &HeapInPlay) -> u64 {
        u64::from(self.rules[heap.rule].values[heap.stones as usize])
    }

    /// Returns the values of the heaps that are not empty, each with its letter.
    fn terms(&self, position: &[u64]) -> Vec<Term> {
        let heaps = HeapInPlay::all(position).into_iter().enumerate();
        let term =
            |(place, heap): (usize, HeapInPlay)| Term::new(heap_letter(place), self.value(&heap));
        heaps.filter(|(_, heap)| heap.stones > 0).map(term).collect()
    }

    /// Returns the name of a heap's rule; empty if all heaps share one rule.
    fn rule_name(&self, heap: &HeapInPlay) -> String {
        match self.rules.len() {
            1 => String::new(),
            _ => name(&self.rules[heap.rule].rule),
        }
    }

    /// Returns whether empty heaps are dropped, as in games where one heap may become several.
    fn drops_empty_heaps(&self) -> bool {
        self.rules.iter().any(|in_play| in_play.rule.most_heaps() > 1)
    }

    /// Returns whether the stones are drawn as pins, as in books.
    fn is_of_pins(&self) -> bool {
        let is_pins = |in_play: &RuleInPlay| {
            matches!(in_play.rule.name(), Some(NamedGame::Kayles | NamedGame::DawsonsKayles))
        };
        self.rules.iter().all(is_pins)
    }

    fn basis(&self) -> Option<&Basis> {
        let find = || match &self.rules[..] {
            [RuleInPlay { rule, values }] => basis(rule, values.len() as u64 - 1).ok(),
            _ => None,
        };
        self.basis.get_or_init(find).as_ref()
    }

    /// Returns the move that replaces a heap with the heaps `left`, in this order.
    fn step(&self, position: &[u64], place: usize, left: &[u64]) -> Step {
        let mut heaps = HeapInPlay::all(position);
        let HeapInPlay { rule, row, mut from, stones } = heaps[place];
        let taken = stones - left.iter().sum::<u64>();
        let mut gap = taken;
        let mut remains = Vec::new();
        for &part in left {
            remains.push(HeapInPlay { rule, row, from, stones: part });
            // The stones are taken to the right of the first part.
            from += part + std::mem::take(&mut gap);
        }
        remains.retain(|heap| heap.stones > 0);
        if remains.is_empty() && !self.drops_empty_heaps() {
            remains.push(HeapInPlay { stones: 0, ..heaps[place] });
        }
        heaps.splice(place..=place, remains);
        let numbers =
            [place as u64].into_iter().chain(left.iter().copied().filter(|&part| part > 0));
        Step { part: place, numbers: numbers.collect(), taken, after: HeapInPlay::position(&heaps) }
    }
}

impl Shown for HeapGame {
    fn name(&self) -> String {
        self.rules.iter().map(|in_play| &in_play.rule).join(" + ")
    }

    fn title(&self) -> String {
        let mut titles = self.rules.iter().map(|in_play| spoken::title(&in_play.rule));
        let titles = titles.join(choose("; of ", "；"));
        match self.rules.len() {
            1 => titles,
            _ => text!("The sum of heaps of {titles}", "规则不同的各堆的和：{titles}"),
        }
    }

    fn theorem(&self) -> String {
        texts::localize("heaps", "theorem")
    }

    fn notation(&self, position: &[u64]) -> String {
        sizes(position).iter().join(" ")
    }

    fn command(&self, position: &[u64]) -> String {
        if self.rules.len() == 1 {
            return format!("{} {}", self.name(), self.notation(position));
        }
        let heap = |heap: &HeapInPlay| format!("{} {}", self.rules[heap.rule].rule, heap.stones);
        HeapInPlay::all(position).iter().map(heap).join(" + ")
    }

    /// Formats the heaps as `a 3, b 5, c 7`, with their rules if these differ.
    fn describe(&self, position: &[u64]) -> String {
        let rules =
            HeapInPlay::all(position).into_iter().map(|heap| self.rule_name(&heap)).collect_vec();
        describe_heaps(&sizes(position), |place| match &*rules[place] {
            "" => String::new(),
            rule => text!(" ({rule})", "（{rule}）"),
        })
    }

    fn tuple(&self, position: &[u64]) -> String {
        heaps::position(&sizes(position))
    }

    fn board(&self, start: &[u64], position: &[u64]) -> Board {
        let heap = |(place, heap): (usize, HeapInPlay)| board::BoardHeap {
            label: heap_letter(place),
            rule: self.rule_name(&heap),
            row: heap.row as usize,
            from: heap.from,
            stones: heap.stones,
        };
        Board::Heaps(board::HeapRows {
            heaps: HeapInPlay::all(position).into_iter().enumerate().map(heap).collect(),
            rows: sizes(start),
            splits: self.drops_empty_heaps(),
            pins: self.is_of_pins(),
        })
    }

    fn moves(&self, position: &[u64]) -> Vec<Step> {
        let mut moves = Vec::new();
        for (place, heap) in HeapInPlay::all(position).into_iter().enumerate() {
            let options = self.rules[heap.rule].rule.options(&heap.stones);
            moves.extend(options.iter().map(|left| self.step(position, place, left)));
        }
        moves
    }

    fn heap_move(&self) -> Option<fn(&Step) -> HeapMove> {
        Some(HeapMove::in_one)
    }

    fn arrange(&self, position: &[u64], step: &Step, left: &[u64]) -> Step {
        match left.is_empty() {
            true => step.clone(),
            false => self.step(position, step.part, left),
        }
    }

    fn how(&self) -> String {
        let is_some =
            |test: &dyn Fn(&Rule) -> bool| self.rules.iter().any(|in_play| test(&in_play.rule));
        // A rule may split heaps without taking anything.
        let takes = is_some(&|rule| {
            (1..8)
                .any(|heap| rule.options(&heap).iter().any(|left| left.iter().sum::<u64>() < heap))
        });
        match (self.drops_empty_heaps(), takes) {
            _ if self.is_of_pins() => texts::localize("heaps", "how-of-pins"),
            (false, _) => texts::localize("heaps", "how"),
            (true, true) => texts::localize("heaps", "how-to-take-and-split"),
            (true, false) => texts::localize("heaps", "how-to-split"),
        }
    }

    fn spots(&self, _start: &[u64], position: &[u64], step: &Step) -> Vec<Spot> {
        let heap = HeapInPlay::all(position)[step.part];
        let left = step.numbers[1..].iter().sum::<u64>();
        vec![[heap.row, heap.from + left]]
    }

    fn summands(&self, position: &[u64]) -> Vec<Position> {
        let heaps = HeapInPlay::all(position).into_iter().filter(|heap| heap.stones > 0);
        heaps.map(|heap| HeapInPlay::position(&[HeapInPlay { row: 0, from: 0, ..heap }])).collect()
    }

    fn check_search(&self, position: &[u64], effort: &Effort) -> Result<(), String> {
        let parts = self.rules.iter().map(|in_play| in_play.rule.most_heaps()).max();
        effort.check_heaps(parts.unwrap_or(0), &sizes(position))
    }

    fn outcome(&self, position: &[u64], ending: Ending) -> Option<Outcome> {
        let heaps = HeapInPlay::all(position);
        let values = heaps.iter().map(|heap| self.value(heap));
        match ending {
            Ending::Normal => Some(Outcome::of_mover(nim_sum(values) != 0)),
            Ending::Misere => self.basis().map(|_| sj_outcome(values)),
        }
    }

    fn evidence(&self, position: &[u64], ending: Ending) -> Evidence {
        let terms = self.terms(position);
        let reason = match &terms[..] {
            [] => text!("No heap is left", "已无石子"),
            [term] => text!("The heap has the Grundy value {}", "这一堆的 SG 值是 {}", term.value),
            terms => sum_sentence(terms),
        };
        let reason = match (ending, self.basis.get()) {
            (Ending::Misere, Some(Some(basis))) => {
                text!("{reason}; the SJ rule is {basis}", "{reason}；SJ 定理{basis}")
            }
            _ => reason,
        };
        Evidence::of_terms(reason, terms)
    }
}
