//! Pictures of modules that need one of their own, drawn from what the module computes.

use super::lines::{lines, Cell, Line};
use super::positions::Positions;
use super::rooted::{tree, Vertex};
use super::tables::{headings, table, value_cell};
use super::{rows, Picture};
use crate::texts::Texts;
use grundy::contest::edges::Rows;
use grundy::contest::masks::jumps_down;
use grundy::contest::modular::inverse;
use grundy::contest::path_sums::PathSums;
use grundy::contest::primes::prime_powers;
use grundy::contest::rooted_tree::RootedTree;
use grundy::contest::union_find::UnionFind;
use grundy::contest::walsh::transform;
use grundy::contest::xor_basis::XorBasis;
use grundy::contest::xor_list::XorList;
use grundy::contest::xor_trie::XorTries;
use grundy::long_tables::LongTable;
use grundy::nim::nim_sum;
use grundy::rule::Rule;
use grundy::treblecross::{Strip, Treblecross};
use maud::Markup;
use support::language::Language;

/// Returns the picture of a module that has one here, given its path.
pub fn of_module(path: &str, language: Language) -> Option<Picture> {
    let path = match path {
        "contest" => "contest::xor_basis",
        "contest::mod_int" => "contest::modular",
        path => path,
    };
    let svg = match path {
        "period::ruler" => rows::marks_of_a_ruler(),
        "contest::fenwick" => Some(rows::fenwick()),
        "contest::divisors" => Some(rows::quotients()),
        "contest::walsh" => Some(signs()),
        "contest::masks" => jumping_pieces(),
        "contest::modular" => Some(inverses()),
        "contest::rooted_tree" => token_on_a_tree(),
        "contest::xor_basis" => Some(basis(language)),
        "contest::path_sums" => path_in_a_tree(),
        "contest::edges" => Some(compressed_rows()),
        "contest::xor_trie" => Some(trie()),
        "contest::union_find" => Some(joined_sets()),
        "contest::xor_list" => Some(growing_list()),
        "contest::primes" => heap_of_primes(),
        "treblecross" => safe_cells(),
        "period" => rows_of_kayles(),
        "long_tables" => repeating_rows(),
        _ => None,
    }?;
    let caption = Texts::new("pictures", language)[path].to_string();
    Some(Picture { svg, caption })
}

fn jumping_pieces() -> Option<Markup> {
    const SQUARES: u32 = 5;
    let options = |&mask: &u32| jumps_down(mask).collect();
    let name = |&mask: &u32| {
        (0..SQUARES).rev().map(|bit| if mask >> bit & 1 == 1 { '●' } else { '○' }).collect()
    };
    let positions = Positions::after(0b10100, options, name)?;
    positions.values()
}

fn inverses() -> Markup {
    const PRIME: u64 = 7;
    let numbers = headings(1, PRIME as usize - 1);
    table(&numbers, &numbers, "×", |(x, y)| {
        let (a, b) = (x as u64 + 1, y as u64 + 1);
        let class = if inverse(a, PRIME) == b { "p" } else { "plain" };
        Some((class, (a * b % PRIME).to_string()))
    })
}

/// Returns a tree on which a token goes from the root towards the leaves.
fn token_on_a_tree() -> Option<Markup> {
    const EDGES: [(usize, usize); 9] =
        [(0, 1), (0, 2), (1, 3), (1, 4), (2, 5), (3, 6), (4, 7), (5, 8), (8, 9)];
    let below = |&vertex: &usize| {
        let edges = EDGES.iter().filter(|(above, _)| *above == vertex);
        edges.map(|(_, below)| *below).collect()
    };
    let letter = |&vertex: &usize| char::from(b'a' + vertex as u8).to_string();
    Positions::after(0, below, letter)?.outcomes()
}

fn path_in_a_tree() -> Option<Markup> {
    const PARENTS: [usize; 7] = [0, 0, 1, 1, 2, 4, 5];
    const NUMBERS: [u64; 8] = [5, 3, 6, 1, 7, 2, 4, 8];
    const ENDS: (usize, usize) = (6, 7);
    let edges: Vec<(usize, usize)> =
        (1..).zip(PARENTS).map(|(child, parent)| (parent, child)).collect();
    let shape = RootedTree::from_edges(NUMBERS.len(), &edges, 0).ok()?;
    let sums = PathSums::new(&shape, NUMBERS.to_vec());
    let to_root = |mut vertex: usize| {
        let mut way = vec![vertex];
        while vertex > 0 {
            vertex = PARENTS[vertex - 1];
            way.push(vertex);
        }
        way
    };
    // The ways from these two ends to the root have only the root in common.
    let path = [to_root(ENDS.0), to_root(ENDS.1)].concat();
    let vertices: Vec<Vertex> = (0..NUMBERS.len())
        .map(|vertex| {
            let class = if path.contains(&vertex) { "n" } else { "plain" };
            Vertex::new(class, NUMBERS[vertex], format!("⊕{}", sums.sum(0, vertex)))
        })
        .collect();
    Some(tree(&PARENTS, &vertices, |child| if path.contains(&child) { "pair" } else { "" }))
}

fn compressed_rows() -> Markup {
    const EDGES: [(usize, usize); 6] = [(0, 1), (2, 1), (0, 3), (3, 2), (3, 1), (2, 4)];
    let rows = Rows::new(5, EDGES.iter().copied());
    let cells =
        |vertex: u32, class| rows.row(vertex).iter().map(move |head| Cell::new(head, class));
    let all = (0..5).flat_map(|vertex| cells(vertex, if vertex % 2 == 0 { "n" } else { "plain" }));
    let heads = Line::new("", all);
    let each = (0..5).map(|vertex| Line::new(format!("{vertex} →"), cells(vertex, "plain")));
    let all_lines: Vec<Line> = [heads].into_iter().chain(each).collect();
    lines(&all_lines)
}

fn trie() -> Markup {
    const VALUES: [u32; 5] = [0, 1, 2, 4, 6];
    let mut tries = XorTries::new(3);
    let set = tries.set_of(&VALUES);
    let mex = tries.mex(&set);
    // The prefixes of the values in order of length, each with the number of bits.
    let mut prefixes = vec![(0, 0)];
    for bits in 1..=3 {
        for value in VALUES {
            let prefix = (bits, value >> (3 - bits));
            if !prefixes.contains(&prefix) {
                prefixes.push(prefix);
            }
        }
    }
    let parents: Vec<usize> = prefixes[1..]
        .iter()
        .filter_map(|&(bits, prefix)| {
            prefixes.iter().position(|&other| other == (bits - 1, prefix >> 1))
        })
        .collect();
    let is_on_way = |&(bits, prefix): &(u32, u32)| mex >> (3 - bits) == prefix;
    let vertices: Vec<Vertex> = prefixes
        .iter()
        .map(|node| {
            let below = VALUES.iter().filter(|&&value| value >> (3 - node.0) == node.1).count();
            let is_full = below == 1 << (3 - node.0);
            let class = if is_full {
                "p"
            } else if is_on_way(node) {
                "mark"
            } else {
                "plain"
            };
            let label = match node.0 {
                0 => "·".to_string(),
                bits => format!("{:0width$b}", node.1, width = bits as usize),
            };
            Vertex::new(class, label, if node.0 == 3 { node.1.to_string() } else { String::new() })
        })
        .collect();
    tree(&parents, &vertices, |_| "")
}

fn joined_sets() -> Markup {
    const JOINS: [(usize, usize); 4] = [(0, 1), (2, 3), (4, 5), (1, 3)];
    let mut sets = UnionFind::new(6);
    let row = |sets: &mut UnionFind| {
        let cells = (0..6).map(|thing| {
            let root = sets.root(thing);
            Cell::new(root, if root == thing { "mark" } else { "plain" })
        });
        Line::new("", cells)
    };
    let mut rows = vec![row(&mut sets)];
    for (a, b) in JOINS {
        sets.join(a, b);
        rows.push(row(&mut sets).noted(format!("{a} – {b}")));
    }
    lines(&rows)
}

fn growing_list() -> Markup {
    let mut list = XorList::new(1);
    let four = list.insert_after(0, 4);
    let two = list.insert_after(0, 2);
    let nine = list.insert_after(two, 9);
    let row = |values: &[u64], run: std::ops::Range<usize>, sum: u64| {
        let class = |place: usize| if run.contains(&place) { "n" } else { "plain" };
        let cells = values.iter().enumerate();
        let cells = cells.map(|(place, value)| Cell::new(value, class(place)));
        Line::new("", cells).noted(format!("⊕ = {sum}"))
    };
    let values = [1, 2, 9, 4];
    let mut rows = vec![
        row(&values, 0..4, list.sum(0, four)),
        row(&values, 1..3, list.sum(two, nine)),
        row(&values, 1..4, list.sum(two, four)),
    ];
    list.set(nine, 6);
    rows.push(row(&[1, 2, 6, 4], 1..4, list.sum(two, four)));
    lines(&rows)
}

fn heap_of_primes() -> Option<Markup> {
    let options =
        |&number: &u64| (1..number).rev().filter(|divisor| number % divisor == 0).collect();
    let name = |&number: &u64| {
        let powers = prime_powers(number).flat_map(|(prime, exponent)| {
            std::iter::repeat_n(prime.to_string(), exponent as usize)
        });
        let factors: Vec<String> = powers.collect();
        match factors.len() {
            0 | 1 => number.to_string(),
            _ => format!("{number} = {}", factors.join("·")),
        }
    };
    let positions = Positions::after(12, options, name)?;
    positions.values()
}

fn safe_cells() -> Option<Markup> {
    const LONGEST: usize = 12;
    let game = Treblecross::up_to(LONGEST);
    let row = |crosses: &[usize]| -> Option<Line> {
        let cells: Vec<bool> = (0..LONGEST).map(|cell| crosses.contains(&cell)).collect();
        let strip = Strip::new(cells).ok()?;
        let runs = strip.safe_runs();
        let is_safe = |cell: usize| runs.iter().any(|run| run.contains(&cell));
        let cells = (0..LONGEST).map(|cell| match crosses.contains(&cell) {
            true => Cell::new("X", "mark"),
            false => Cell::new("", if is_safe(cell) { "n" } else { "plain" }),
        });
        let values: Vec<u64> = runs.iter().map(|run| game.value(run.len())).collect();
        let written: Vec<String> = values.iter().map(u64::to_string).collect();
        let sum = match written.is_empty() {
            true => "0".to_string(),
            false => written.join(" ⊕ "),
        };
        Some(Line::new("", cells).noted(format!("{sum} = {}", nim_sum(values))))
    };
    let rows: Option<Vec<_>> = [&[][..], &[5], &[5, 0], &[5, 0, 9]].into_iter().map(row).collect();
    Some(lines(&rows?))
}

fn rows_of_kayles() -> Option<Markup> {
    const PERIOD: usize = 12;
    const ROWS: usize = 8;
    let kayles: Rule = "kayles".parse().ok()?;
    let values = kayles.values(PERIOD * ROWS);
    // The last heap that is no exception to the period stands in the last row.
    let usual = &values[PERIOD * (ROWS - 1)..];
    let rows: Vec<String> = (0..ROWS).map(|row| format!("{}+", PERIOD * row)).collect();
    Some(table(&headings(0, PERIOD), &rows, "n", |(x, y)| {
        let value = values[PERIOD * y + x];
        Some((if value == usual[x] { "n" } else { "mark" }, value.to_string()))
    }))
}

fn repeating_rows() -> Option<Markup> {
    const PERIOD: usize = 7;
    const ROWS: usize = 4;
    let rule = "{1, 3, 4}".parse().ok()?;
    let values = LongTable::new(&rule, 1000).ok()?;
    let rows: Vec<String> = (0..ROWS).map(|row| format!("{}+", PERIOD * row)).collect();
    Some(table(&headings(0, PERIOD), &rows, "n", |(x, y)| {
        Some(value_cell(values.value((PERIOD * y + x) as u64)?))
    }))
}

fn signs() -> Markup {
    const SIZE: usize = 8;
    let numbers = headings(0, SIZE);
    table(&numbers, &numbers, "", |(x, y)| {
        let mut unit = [0i32; SIZE];
        unit[x] = 1;
        transform(&mut unit);
        let (class, sign) = if unit[y] > 0 { ("n", "+") } else { ("plain", "−") };
        Some((class, sign.to_string()))
    })
}

/// Returns some numbers and the linear basis of their nim sums.
fn basis(language: Language) -> Markup {
    const NUMBERS: [u64; 4] = [13, 11, 6, 5];
    let mut basis = XorBasis::new();
    for number in NUMBERS {
        basis.insert(number);
    }
    let row = |name: &str, number: u64, class: &'static str| {
        let bits: Vec<char> = format!("{number:04b}").chars().collect();
        let cells =
            bits.into_iter().map(|bit| Cell::new(bit, if bit == '1' { class } else { "plain" }));
        Line::new(name, cells).noted(format!("= {number}"))
    };
    let sum = nim_sum(NUMBERS);
    let numbers = NUMBERS.map(|number| row("", number, "n"));
    let kept = basis.numbers().map(|number| row(language.select("basis", "线性基"), number, "p"));
    let rows: Vec<Line> = numbers.into_iter().chain([row("⊕", sum, "mark")]).chain(kept).collect();
    lines(&rows)
}
