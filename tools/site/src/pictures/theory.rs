//! Pictures of modules that need one of their own, drawn from what the module computes.

use super::lines::{lines, Line, LineCell};
use super::positions::{Finding, Positions};
use super::rooted::{tree, Vertex};
use super::tables::{headings, show_value, table};
use super::{rows, Picture};
use crate::texts::PageTexts;
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
use itertools::Itertools;
use maud::Markup;
use support::language::Language;

pub fn of_module(path: &str, language: Language) -> Option<Picture> {
    let path = match path {
        "certificate" => "period",
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
    let caption = PageTexts::new("pictures", language)[path].to_string();
    Some(Picture { svg, caption })
}

fn jumping_pieces() -> Option<Markup> {
    const SQUARES: u32 = 5;
    let options = |&mask: &u32| jumps_down(mask).collect();
    let name = |&mask: &u32| {
        (0..SQUARES).rev().map(|bit| if mask >> bit & 1 == 1 { '●' } else { '○' }).collect()
    };
    Positions::after(0b10100, options, name)?.values()
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
    const ENDS: [usize; 2] = [6, 7];
    let edges: Vec<(usize, usize)> =
        (1..).zip(PARENTS).map(|(child, parent)| (parent, child)).collect();
    let shape = RootedTree::from_edges(NUMBERS.len(), &edges, 0).ok()?;
    let sums = PathSums::new(&shape, NUMBERS.to_vec());
    let above = |&vertex: &usize| vertex.checked_sub(1).map(|number| PARENTS[number]);
    // The ways from these two ends to the root have only the root in common.
    let path: Vec<usize> =
        ENDS.iter().flat_map(|&end| std::iter::successors(Some(end), above)).collect();
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
    let edges = Rows::new(5, EDGES.iter().copied());
    let cells =
        |vertex: u32, class| edges.row(vertex).iter().map(move |head| LineCell::new(head, class));
    let all = (0..5).flat_map(|vertex| cells(vertex, if vertex % 2 == 0 { "n" } else { "plain" }));
    let mut rows = vec![Line::new("", all)];
    rows.extend((0..5).map(|vertex| Line::new(format!("{vertex} →"), cells(vertex, "plain"))));
    lines(&rows)
}

fn trie() -> Markup {
    const VALUES: [u32; 5] = [0, 1, 2, 4, 6];
    let mut tries = XorTries::new(3);
    let set = tries.set_of(&VALUES);
    let mex = tries.mex(&set);
    // The prefixes of the values in order of length, each with the number of bits.
    let prefixes = (0..=3).cartesian_product(VALUES);
    let prefixes: Vec<(usize, u32)> =
        prefixes.map(|(bits, value)| (bits, value >> (3 - bits))).unique().collect();
    let parent = |&(bits, prefix): &(usize, u32)| {
        prefixes.iter().position(|&other| other == (bits - 1, prefix >> 1))
    };
    let parents: Vec<usize> = prefixes[1..].iter().filter_map(parent).collect();
    let vertex = |&(bits, prefix): &(usize, u32)| {
        let begins = |value: u32| value >> (3 - bits) == prefix;
        let class = match VALUES.into_iter().filter(|&value| begins(value)).count() {
            count if count == 1 << (3 - bits) => "p",
            _ if begins(mex) => "mark",
            _ => "plain",
        };
        let label = if bits == 0 { "·".to_string() } else { format!("{prefix:0bits$b}") };
        Vertex::new(class, label, if bits == 3 { prefix.to_string() } else { String::new() })
    };
    tree(&parents, &prefixes.iter().map(vertex).collect::<Vec<_>>(), |_| "")
}

fn joined_sets() -> Markup {
    const JOINS: [(usize, usize); 4] = [(0, 1), (2, 3), (4, 5), (1, 3)];
    let mut sets = UnionFind::new(6);
    let row = |sets: &mut UnionFind| {
        let cells = (0..6).map(|thing| {
            let root = sets.root(thing);
            LineCell::new(root, if root == thing { "mark" } else { "plain" })
        });
        Line::new("", cells)
    };
    let mut rows = vec![row(&mut sets)];
    for (a, b) in JOINS {
        sets.join(a, b);
        rows.push(row(&mut sets).with_note(format!("{a} – {b}")));
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
        let cells =
            values.iter().enumerate().map(|(place, value)| LineCell::new(value, class(place)));
        Line::new("", cells).with_note(format!("⊕ = {sum}"))
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
        let factors: Vec<u64> = prime_powers(number)
            .flat_map(|(prime, exponent)| [prime].repeat(exponent as usize))
            .collect();
        match factors.len() {
            0 | 1 => number.to_string(),
            _ => format!("{number} = {}", factors.iter().join("·")),
        }
    };
    Positions::after(12, options, name)?.values()
}

fn safe_cells() -> Option<Markup> {
    const LONGEST: usize = 12;
    let game = Treblecross::up_to(LONGEST);
    let row = |crosses: &[usize]| -> Option<Line> {
        let cells = (0..LONGEST).map(|cell| crosses.contains(&cell)).collect();
        let runs = Strip::new(cells).ok()?.safe_runs();
        let is_safe = |cell: usize| runs.iter().any(|run| run.contains(&cell));
        let cells = (0..LONGEST).map(|cell| match crosses.contains(&cell) {
            true => LineCell::new("X", "mark"),
            false => LineCell::new("", if is_safe(cell) { "n" } else { "plain" }),
        });
        let values: Vec<u64> = runs.iter().map(|run| game.value(run.len())).collect();
        let sum = if values.is_empty() { "0".to_string() } else { values.iter().join(" ⊕ ") };
        Some(Line::new("", cells).with_note(format!("{sum} = {}", nim_sum(values))))
    };
    let rows: Option<Vec<_>> = [&[][..], &[5], &[5, 0], &[5, 0, 9]].into_iter().map(row).collect();
    Some(lines(&rows?))
}

fn rows_of_kayles() -> Option<Markup> {
    let kayles: Rule = "kayles".parse().ok()?;
    let values = kayles.values(8 * 12);
    // The last heap that is no exception to the period stands in the last row.
    let usual = &values[7 * 12..];
    Some(rows_of_heaps(8, 12, |heap| {
        let value = values[heap];
        Some((if value == usual[heap % 12] { "n" } else { "mark" }, value.to_string()))
    }))
}

fn repeating_rows() -> Option<Markup> {
    let values = LongTable::new(&"{1, 3, 4}".parse().ok()?, 1000).ok()?;
    Some(rows_of_heaps(4, 7, |heap| Some(show_value(values.value(heap as u64)?))))
}

/// Returns a table of rows of heaps, each as long as the period.
fn rows_of_heaps(rows: usize, period: usize, of: impl Fn(usize) -> Option<Finding>) -> Markup {
    let heads: Vec<String> = (0..rows).map(|row| format!("{}+", period * row)).collect();
    table(&headings(0, period), &heads, "n", |(x, y)| of(period * y + x))
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

fn basis(language: Language) -> Markup {
    const NUMBERS: [u64; 4] = [13, 11, 6, 5];
    let mut basis = XorBasis::new();
    for number in NUMBERS {
        basis.insert(number);
    }
    let row = |name: &str, number: u64, class: &'static str| {
        let bits = (0..4).rev().map(|bit| number >> bit & 1);
        let cells = bits.map(|bit| LineCell::new(bit, if bit == 1 { class } else { "plain" }));
        Line::new(name, cells).with_note(format!("= {number}"))
    };
    let name = language.select("basis", "线性基");
    let mut rows = Vec::from(NUMBERS.map(|number| row("", number, "n")));
    rows.push(row("⊕", nim_sum(NUMBERS), "mark"));
    rows.extend(basis.numbers().map(|number| row(name, number, "p")));
    lines(&rows)
}
