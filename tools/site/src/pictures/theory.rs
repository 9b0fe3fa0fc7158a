//! Pictures of modules that need one of their own, drawn from what the module computes.

use super::lines::{lines, Cell, Line};
use super::positions::Positions;
use super::rooted::{tree, Vertex};
use super::tables::{headings, table, value_cell};
use super::{figure, rows, Picture};
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
use support::language::Language;

/// Returns the picture of a module that has one here, given its path.
pub fn of_module(path: &str, language: Language) -> Option<Picture> {
    match path {
        "period::ruler" => rows::marks_of_a_ruler(language),
        "contest::fenwick" => Some(rows::fenwick(language)),
        "contest::divisors" => Some(rows::quotients(language)),
        "contest::walsh" => signs(language),
        "contest::masks" => jumping_pieces(language),
        "contest::mod_int" | "contest::modular" => inverses(language),
        "contest::rooted_tree" => token_on_a_tree(language),
        "contest" | "contest::xor_basis" => basis(language),
        "contest::path_sums" => path_in_a_tree(language),
        "contest::edges" => compressed_rows(language),
        "contest::xor_trie" => trie(language),
        "contest::union_find" => joined_sets(language),
        "contest::xor_list" => growing_list(language),
        "contest::primes" => heap_of_primes(language),
        "treblecross" => safe_cells(language),
        "period" => rows_of_kayles(language),
        "long_tables" => repeating_rows(language),
        _ => None,
    }
}

fn jumping_pieces(language: Language) -> Option<Picture> {
    const SQUARES: u32 = 5;
    let options = |&mask: &u32| jumps_down(mask).collect();
    let name = |&mask: &u32| {
        (0..SQUARES).rev().map(|bit| if mask >> bit & 1 == 1 { '●' } else { '○' }).collect()
    };
    let positions = Positions::after(0b10100, options, name)?;
    figure(
        language,
        positions.values(),
        "Positions as masks: a row of five squares, ● for a bit that is 1. A piece jumps to the \
         next empty square on its right, over the pieces between. Each move makes the mask, read \
         as a number, smaller, so a table of the Grundy values is filled from the mask 0 on.",
        "以二进制掩码表示局面：五个格，● 为 1。棋子向右跳到最近的空格，越过中间的棋子。每步使掩码（看作数）变小，\
         所以 SG 值的表可以从掩码 0 起依次填写。",
    )
}

fn inverses(language: Language) -> Option<Picture> {
    const PRIME: u64 = 7;
    let numbers = headings(1, PRIME as usize - 1);
    let drawing = table(&numbers, &numbers, "×", |(x, y)| {
        let (a, b) = (x as u64 + 1, y as u64 + 1);
        let class = if inverse(a, PRIME) == b { "p" } else { "plain" };
        Some((class, (a * b % PRIME).to_string()))
    });
    figure(
        language,
        Some(drawing),
        "The products of the numbers 1 to 6 modulo the prime 7. Each row holds every number once, \
         so each number has exactly one inverse, with which it makes 1, green: 2 and 4, 3 and 5, \
         and 1 and 6 with themselves. Dividing by a number is multiplying by its inverse.",
        "1 到 6 模素数 7 的乘积。每行每个数恰出现一次，所以每个数恰有一个逆元，与它相乘得 1（绿色）：2 与 4，3 与 5，\
         1 与 6 的逆元是自身。除以一个数就是乘它的逆元。",
    )
}

/// Returns a tree on which a token goes from the root towards the leaves.
fn token_on_a_tree(language: Language) -> Option<Picture> {
    const EDGES: [(usize, usize); 9] =
        [(0, 1), (0, 2), (1, 3), (1, 4), (2, 5), (3, 6), (4, 7), (5, 8), (8, 9)];
    let below = |&vertex: &usize| {
        let edges = EDGES.iter().filter(|(above, _)| *above == vertex);
        edges.map(|(_, below)| *below).collect()
    };
    let letter = |&vertex: &usize| char::from(b'a' + vertex as u8).to_string();
    figure(
        language,
        Positions::after(0, below, letter)?.outcomes(),
        "A token goes along a tree from its root a, and whoever cannot move loses. From the leaves \
         back: a leaf is a P-position, green; a vertex with a move to a P-position is an \
         N-position, and such a move, a green arrow, wins; a vertex without one is a P-position.",
        "棋子从根 a 沿树前行，走不动者负。从叶子往回推：叶子为必败态（绿色）；能走到必败态的顶点为必胜态，\
         绿色箭头为必胜着法；其余为必败态。",
    )
}

fn path_in_a_tree(language: Language) -> Option<Picture> {
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
    let drawing =
        tree(&PARENTS, &vertices, |child| if path.contains(&child) { "pair" } else { "" });
    let sum = sums.sum(ENDS.0, ENDS.1);
    let (one, other) = (sums.sum(0, ENDS.0), sums.sum(0, ENDS.1));
    figure(
        language,
        Some(drawing),
        &format!(
            "A tree with a number in each vertex, and behind ⊕ the nim sum of the way to it from \
             the root. The nim sum of a path is that of the two ways to its ends, in which all \
             above the highest vertex of the path cancels, and that vertex once more: here \
             {one} ⊕ {other} ⊕ {} = {sum}. When a number changes, so do the ways of a whole \
             subtree.",
            NUMBERS[0]
        ),
        &format!(
            "每个顶点有一个数，⊕ 后是从根到它的异或和。一条路径的异或和等于到两端的异或和再异或路径最高点的数（其上的都抵消）：\
             这里 {one} ⊕ {other} ⊕ {} = {sum}。改一个数，会影响整棵子树的值。",
            NUMBERS[0]
        ),
    )
}

fn compressed_rows(language: Language) -> Option<Picture> {
    const EDGES: [(usize, usize); 6] = [(0, 1), (2, 1), (0, 3), (3, 2), (3, 1), (2, 4)];
    let rows = Rows::new(5, EDGES.iter().copied());
    let cells =
        |vertex: u32, class| rows.row(vertex).iter().map(move |head| Cell::new(head, class));
    let all = (0..5).flat_map(|vertex| cells(vertex, if vertex % 2 == 0 { "n" } else { "plain" }));
    let heads = Line::new("", all);
    let each = (0..5).map(|vertex| Line::new(format!("{vertex} →"), cells(vertex, "plain")));
    let all_lines: Vec<Line> = [heads].into_iter().chain(each).collect();
    figure(
        language,
        Some(lines(&all_lines)),
        "The edges 0 → 1, 2 → 1, 0 → 3, 3 → 2, 3 → 1, 2 → 4 in compressed rows: above, one list \
         with the heads of all edges, sorted by the vertex they leave; below, the row of each \
         vertex, which is a part of that list. A vertex without edges has an empty row.",
        "边 0 → 1、2 → 1、0 → 3、3 → 2、3 → 1、2 → 4 的压缩存储：最上面是按起点排好的全部终点的一个列表；\
         下面是每个顶点的一行，即其中的一段。没有出边的顶点是空行。",
    )
}

fn trie(language: Language) -> Option<Picture> {
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
    figure(
        language,
        Some(tree(&parents, &vertices, |_| "")),
        &format!(
            "The set 0, 1, 2, 4, 6 as a binary trie, the highest bit first; full subtrees are \
             green. The mex is found by going down into the first half that is not full, orange, \
             until nothing is there: {mex}. A shift by a nim sum exchanges the two halves on the \
             levels of its bits."
        ),
        &format!(
            "集合 0、1、2、4、6 的二进制字典树，高位在前；满的子树为绿色。求 mex 时走进第一个不满的一半（橙色），\
             直到没有为止：{mex}。整体异或一个数，就是在它各位的那几层交换左右两半。"
        ),
    )
}

fn joined_sets(language: Language) -> Option<Picture> {
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
    figure(
        language,
        Some(lines(&rows)),
        "Six things, 0 to 5 from the left, each with the root of its set, after every join that is \
         named on the right. Two things are in one set exactly if their roots are equal; the \
         roots themselves are orange. Joining makes one root stand under the other.",
        "六个元素，从左到右 0 到 5，格中是各自所在集合的根；右边是每一步的合并。根相同的两个元素在同一集合，\
         根本身为橙色。合并就是让一个根挂到另一个根之下。",
    )
}

fn growing_list(language: Language) -> Option<Picture> {
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
    figure(
        language,
        Some(lines(&rows)),
        "A sequence into which 4, then 2, then 9 were inserted behind an item; each line shows a \
         run, blue, and its nim sum. In the last line the 9 has become a 6. Items are kept in \
         blocks, so that a run is two parts of blocks and whole blocks between.",
        "依次把 4、2、9 插到某项之后得到的序列；每行是一段（蓝色）及其异或和。最后一行把 9 改成了 6。\
         各项分块存放，一段由两头的部分块与中间的整块组成。",
    )
}

fn heap_of_primes(language: Language) -> Option<Picture> {
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
    figure(
        language,
        positions.values(),
        "From 12 on, a move replaces a number by a proper divisor, which takes away any of its \
         prime factors. So the number is a heap of its prime factors: the Grundy value below is \
         how many there are, 3 for 12 = 2 · 2 · 3.",
        "从 12 开始，每步换成一个真因子，即取走它的若干素因子。所以一个数就是一堆素因子：下方的 SG 值是素因子的个数，\
         12 = 2 · 2 · 3 为 3。",
    )
}

fn safe_cells(language: Language) -> Option<Picture> {
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
    figure(
        language,
        Some(lines(&rows?)),
        "A strip of twelve cells after 0 to 3 crosses. Blue cells are safe, more than two cells \
         from any cross; elsewhere a cross lets the opponent complete three. So each run of safe \
         cells is a game by itself, with its Grundy value on the right, and their nim sum decides \
         until no safe cell is left.",
        "十二格的一条，依次有 0 到 3 个叉。蓝色为安全格，离每个叉都超过两格；在别处画叉，对手就能连成三个。\
         所以每段安全格是一个独立的游戏，右边是各段的 SG 值，取异或和，直到没有安全格为止。",
    )
}

fn rows_of_kayles(language: Language) -> Option<Picture> {
    const PERIOD: usize = 12;
    const ROWS: usize = 8;
    let kayles: Rule = "kayles".parse().ok()?;
    let values = kayles.values(PERIOD * ROWS);
    // The last heap that is no exception to the period stands in the last row.
    let usual = &values[PERIOD * (ROWS - 1)..];
    let rows: Vec<String> = (0..ROWS).map(|row| format!("{}+", PERIOD * row)).collect();
    let drawing = table(&headings(0, PERIOD), &rows, "n", |(x, y)| {
        let value = values[PERIOD * y + x];
        Some((if value == usual[x] { "n" } else { "mark" }, value.to_string()))
    });
    figure(
        language,
        Some(drawing),
        "The values of Kayles, twelve in a row; orange ones differ from those at the end of their \
         columns, and the last of these is heap 70. That the rows agree for a while proves \
         nothing by itself: the theorem below says up to which heap they must be compared.",
        "Kayles 的 SG 值，每行十二个；橙色的与所在列末尾的值不同，最后一个是 70。几行相同本身不能证明什么：\
         下面的定理说明要比较到哪一堆为止。",
    )
}

fn repeating_rows(language: Language) -> Option<Picture> {
    const PERIOD: usize = 7;
    const ROWS: usize = 4;
    let rule = "{1, 3, 4}".parse().ok()?;
    let values = LongTable::new(&rule, 1000).ok()?;
    let rows: Vec<String> = (0..ROWS).map(|row| format!("{}+", PERIOD * row)).collect();
    let drawing = table(&headings(0, PERIOD), &rows, "n", |(x, y)| {
        Some(value_cell(values.value((PERIOD * y + x) as u64)?))
    });
    figure(
        language,
        Some(drawing),
        "The values of {1, 3, 4}, seven in a row: each row is the same, so any heap, however \
         large, \
         has the value of its remainder modulo 7. A long table is filled in words of many values \
         at once, or, once a period is proved, only as far as the period.",
        "{1, 3, 4} 的 SG 值，每行七个：每行都相同，所以再大的堆也只看除以 7 的余数。长表一次填一个机器字的许多个值，\
         周期得到证明以后，只需填到一个周期为止。",
    )
}

fn signs(language: Language) -> Option<Picture> {
    const SIZE: usize = 8;
    let numbers = headings(0, SIZE);
    let drawing = table(&numbers, &numbers, "", |(x, y)| {
        let mut unit = [0i32; SIZE];
        unit[x] = 1;
        transform(&mut unit);
        let (class, sign) = if unit[y] > 0 { ("n", "+") } else { ("plain", "−") };
        Some((class, sign.to_string()))
    });
    figure(
        language,
        Some(drawing),
        "The signs of the transform of 8 numbers: number x counts in sum y with + or −, by \
         whether x and y have an even or an odd number of ones in common.",
        "8 个数的变换中的符号：第 x 个数在第 y 个和中取正或负，视 x 与 y 的公共 1 的个数为偶或奇。",
    )
}

/// Returns some numbers and the linear basis of their nim sums.
fn basis(language: Language) -> Option<Picture> {
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
    figure(
        language,
        Some(lines(&rows)),
        "Four numbers in binary, their nim sum, and below it a basis: numbers with different \
         highest ones. The nim sums of any of the four numbers are the nim sums of these.",
        "四个数的二进制与它们的异或和；下方为线性基：最高位互不相同的几个数。原来的数中任选若干个的\
         异或和，正是从线性基中任选若干个的异或和。",
    )
}
