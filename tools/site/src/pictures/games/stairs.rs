//! Games that are Staircase Nim in disguise: what the stairs are in each of them.

use super::disguises::reckoned;
use crate::pictures::drawing::{at, line, svg, text};
use crate::pictures::lines::{lines, Cell, Line};
use crate::pictures::Picture;
use maud::html;
use wording::language::Language;

/// Returns the picture of a problem of this group.
pub fn of_problem(place: &str, language: Language) -> Option<Picture> {
    match place {
        "hackerrank/chocolate-game" | "luogu/P3480" | "yukicoder/2619" => {
            Some(differences_of_piles(language))
        }
        "luogu/P5363" | "poj/1704" => Some(gaps_on_a_strip(language)),
        "luogu/P8606" => Some(monks(language)),
        "hackerrank/move-the-coins" | "hdu/5996" => Some(stones_on_a_tree(language)),
        "hdu/3389" => Some(boxes_by_sixes(language)),
        _ => None,
    }
}

fn differences_of_piles(language: Language) -> Picture {
    let piles: [u64; 5] = [2, 3, 3, 7, 8];
    let differences = (0..piles.len()).map(|k| piles[k] - k.checked_sub(1).map_or(0, |j| piles[j]));
    let differences: Vec<u64> = differences.collect();
    let counts = |place: usize| (piles.len() - place) % 2 == 1;
    let cells = differences.iter().enumerate();
    let cells =
        cells.map(|(place, gap)| Cell::new(gap, if counts(place) { "mark" } else { "plain" }));
    let counted = (0..piles.len()).filter(|&place| counts(place)).map(|place| differences[place]);
    let counted: Vec<u64> = counted.collect();
    let names = language.select(["piles", "differences"], ["石子", "差"]);
    let shown = [
        Line::new(names[0], piles.map(|pile| Cell::new(pile, "n"))),
        Line::new(names[1], cells).noted(reckoned(&counted)),
    ];
    Picture::new(
        language,
        lines(&shown),
        "Piles, none larger than the next, and their differences. Taking stones from a pile makes \
         its difference smaller and the next one larger by as much, or nothing after the last \
         pile: stones come down one stair to the right. Only the orange differences count, every \
         second one from the last on, and their nim sum decides.",
        "不减的各堆及相邻之差。从一堆取若干颗，它的差减小，后一个差增加同样多（最后一堆之后没有）：相当于石子\
         向右下一级楼梯。只有橙色的差算数，即从最后一个起每隔一个，它们的异或和决定胜负。",
    )
}

/// Returns a strip of which the marked squares hold pieces, and the free ones of every second gap
/// are orange, where `is_counted` says it of the gap that ends with a piece.
fn strip(pieces: &[usize], last: usize, counted: &dyn Fn(usize) -> bool) -> Vec<Cell> {
    let cells = (1..=last).map(|square| match pieces.iter().position(|&piece| piece >= square) {
        Some(piece) if pieces[piece] == square => Cell::new("●", "n"),
        Some(piece) if counted(piece) => Cell::new("", "mark"),
        _ => Cell::new("", "plain"),
    });
    cells.collect()
}

fn gaps_on_a_strip(language: Language) -> Picture {
    const LAST: usize = 12;
    let pieces = [2, 5, 6, 10];
    let counts = |piece: usize| (pieces.len() - piece) % 2 == 1;
    let gap = |piece: usize| pieces[piece] - piece.checked_sub(1).map_or(0, |p| pieces[p]) - 1;
    let counted = (0..pieces.len()).filter(|&piece| counts(piece)).map(|piece| gap(piece) as u64);
    let counted: Vec<u64> = counted.collect();
    let shown = [
        Line::new("", (1..=LAST).map(Cell::bare)),
        Line::new("", strip(&pieces, LAST, &counts)).noted(reckoned(&counted)),
    ];
    Picture::new(
        language,
        lines(&shown),
        "Pieces on a strip, each of which moves to the left without passing another. A move takes \
         free cells from the gap on its left and adds them to the gap on its right: they come \
         down one stair, to the ground behind the last piece. Only every second gap counts, \
         orange, from that before the last piece on.",
        "一排棋子，每步把一枚左移，不得越过别的棋子。左边的空格减少，右边的空格增加同样多：相当于下一级楼梯，\
         最后一枚的右边是地面。只有橙色的空格算数，即从最后一枚左边的一段起每隔一段。",
    )
}

fn monks(language: Language) -> Picture {
    const LAST: usize = 11;
    let monks = [2, 5, 7, 11];
    // The gap above each monk but the last belongs to the monk who ends it.
    let counts = |monk: usize| monk % 2 == 1;
    let gap = |monk: usize| (monks[monk] - monks[monk - 1] - 1) as u64;
    let counted = (1..monks.len()).filter(|&monk| counts(monk)).map(gap);
    let counted: Vec<u64> = counted.collect();
    let shown = [
        Line::new("", (1..=LAST).map(Cell::bare)),
        Line::new("", strip(&monks, LAST, &counts)).noted(reckoned(&counted)),
    ];
    Picture::new(
        language,
        lines(&shown),
        "Monks on the steps 1 to 11, the last one on top; each goes up, here to the right, \
         without passing the next. A move takes steps from the gap above a monk and adds them to \
         the gap below. Only the first, third, fifth, … gap counts, orange, and their nim sum \
         decides.",
        "台阶 1 到 11 上的和尚，最后一个在顶上；每步让一个向上（图中向右）走，不得越过下一个。他上方的空阶\
         减少，下方的空阶增加同样多。只有第 1、3、5…… 段空阶（橙色）算数，它们的异或和决定胜负。",
    )
}

fn stones_on_a_tree(language: Language) -> Picture {
    let parents = [0, 0, 1, 1, 2, 5];
    let stones: [u64; 7] = [1, 3, 2, 0, 4, 1, 2];
    let places = [
        at(130.0, 24.0),
        at(80.0, 80.0),
        at(190.0, 80.0),
        at(40.0, 136.0),
        at(110.0, 136.0),
        at(190.0, 136.0),
        at(190.0, 192.0),
    ];
    let mut depths = vec![0];
    parents.iter().for_each(|&parent: &usize| depths.push(depths[parent] + 1));
    let is_odd = |vertex: usize| depths[vertex] % 2 == 1;
    let counted: Vec<u64> =
        (0..stones.len()).filter(|&vertex| is_odd(vertex)).map(|vertex| stones[vertex]).collect();
    let counted = reckoned(&counted);
    let content = html! {
        @for (edge, &parent) in parents.iter().enumerate() {
            (line(places[parent], places[edge + 1], ""))
        }
        @for (vertex, place) in places.iter().enumerate() {
            (crate::pictures::drawing::boxed(*place, 32.0, 26.0,
                if is_odd(vertex) { "mark" } else { "n" }, &stones[vertex].to_string()))
        }
        (text(at(130.0, 228.0), "mark", &counted))
    };
    let listed: Vec<String> = stones.iter().map(u64::to_string).collect();
    Picture::new(
        language,
        svg(260, 246, &format!("{}; {counted}", listed.join(", ")), content),
        "Stones on the vertices of a tree, whose root is on top; a move takes some from a vertex \
         to its parent. Only the vertices of odd depth count, orange, and their nim sum decides: \
         what is brought to one of them from below, the opponent takes one step further up.",
        "树的各顶点上有石子，根在最上面；每步把若干颗从一个顶点移到它的父亲。只有深度为奇数的顶点（橙色）\
         算数，它们的异或和决定胜负：从下面移到其中的石子，对手再往上移一步。",
    )
}

fn boxes_by_sixes(language: Language) -> Picture {
    const LAST: usize = 12;
    let leads = |from: usize, to: usize| (from + to) % 2 == 1 && (from + to).is_multiple_of(3);
    let targets = |from: usize| (1..from).filter(move |&to| leads(from, to));
    // How many moves a card makes at most before it is stuck.
    let mut longest = [0; LAST + 1];
    for from in 1..=LAST {
        longest[from] = targets(from).map(|to| longest[to] + 1).max().unwrap_or(0);
    }
    let cells =
        (1..=LAST).map(|own| Cell::new(own, if longest[own] % 2 == 1 { "mark" } else { "plain" }));
    let to = (1..=LAST).map(|from| {
        let targets: Vec<String> = targets(from).map(|to| to.to_string()).collect();
        Cell::bare(if targets.is_empty() { "–".to_string() } else { targets.join(",") })
    });
    let names = language.select(["box", "to"], ["盒子", "移到"]);
    Picture::new(
        language,
        lines(&[Line::new(names[0], cells), Line::new(names[1], to)]),
        "Boxes 1 to 12, and below each the boxes to which its cards can go. They always go from an \
         orange box to a plain one or back, and from 1, 3 and 4 nowhere. So only the cards in \
         orange boxes count, 0, 2 and 5 modulo 6, as heaps of Nim: what comes into one of them, \
         the opponent takes out again.",
        "盒子 1 到 12，下方为其中的卡片能移到的盒子。卡片总是从橙色的盒子移到白色的，或反过来；1、3、4 中的\
         不能再移。所以只有橙色盒子（模 6 余 0、2、5）中的卡片算数，当作尼姆堆：移进其中的，对手再移出去。",
    )
}
