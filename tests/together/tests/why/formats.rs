//! How a position becomes the input of a problem, and who wins by its output.

/// The heaps that a problem takes.
#[derive(Clone, Copy)]
pub enum Shape {
    /// Up to five heaps.
    Heaps { largest: u64 },
    /// A fixed number of heaps.
    Exactly { heaps: usize, smallest: u64, largest: u64 },
}

/// The format of a problem.
pub struct Format {
    /// The name of the problem's program.
    pub name: &'static str,
    /// The positions that are tried.
    pub shape: Shape,
    /// The input, with `{n}` for the number of heaps and `{heaps}` for all of them.
    template: &'static str,
    /// Writes a heap as the problem does.
    heap: fn(u64) -> String,
    /// The text between two heaps.
    between: &'static str,
    /// Whether the first player wins, by the output.
    pub wins: fn(&str) -> bool,
}

impl Format {
    /// Returns the input for a position.
    pub fn input(&self, heaps: &[u64]) -> String {
        let written: Vec<String> = heaps.iter().map(|&heap| (self.heap)(heap)).collect();
        let input = self.template.replace("{n}", &heaps.len().to_string());
        input.replace("{heaps}", &written.join(self.between))
    }
}

const ONE: Shape = Shape::Exactly { heaps: 1, smallest: 1, largest: 40 };
const TWO: Shape = Shape::Exactly { heaps: 2, smallest: 1, largest: 40 };
const THREE: Shape = Shape::Exactly { heaps: 3, smallest: 1, largest: 30 };

/// Fibonacci Nim has no opening with one stone.
const FROM_TWO: Shape = Shape::Exactly { heaps: 1, smallest: 2, largest: 90 };

/// Treblecross is played on three cells or more.
const CELLS: Shape = Shape::Exactly { heaps: 1, smallest: 3, largest: 60 };

const MANY: Shape = Shape::Heaps { largest: 30 };

/// The template of a number of cases, of which there is one: the number of heaps, and the heaps.
const CASES: &str = "1\n{n}\n{heaps}\n";

/// Returns the format of a problem that takes the heaps as numbers.
const fn plain(
    name: &'static str,
    shape: Shape,
    template: &'static str,
    wins: fn(&str) -> bool,
) -> Format {
    Format { name, shape, template, heap: |heap| heap.to_string(), between: " ", wins }
}

/// Returns the format of a problem that takes something else for a heap.
const fn written(
    name: &'static str,
    template: &'static str,
    heap: fn(u64) -> String,
    between: &'static str,
    wins: fn(&str) -> bool,
) -> Format {
    Format { name, shape: Shape::Heaps { largest: 20 }, template, heap, between, wins }
}

/// The problems whose answers are compared.
pub const FORMATS: &[Format] = &[
    // Misère play.
    plain("hdu1907", MANY, CASES, |out| out == "John"),
    plain("luogu_p4279", MANY, CASES, |out| out == "John"),
    plain("hackerrank_misere-nim-1", MANY, CASES, |out| out == "First"),
    plain("lightoj1253", MANY, CASES, |out| out == "Case 1: Alice"),
    plain("codingame_misere-nim", MANY, "{n} 1\n{heaps}\n", |out| out != "CONCEDE"),
    plain("jutge_p24777_ca", MANY, "{n} {heaps}\n", |out| out == "wins"),
    plain("hdu2509", MANY, "{n} {heaps}\n", |out| out == "Yes"),
    plain("timus1087", ONE, "{heaps} 3\n1 3 4\n", |out| out == "1"),
    plain("boj11694", MANY, "{n}\n{heaps}\n", |out| out == "koosaga"),
    plain("boj9656", ONE, "{heaps}\n", |out| out == "SK"),
    plain("boj9658", ONE, "{heaps}\n", |out| out == "SK"),
    // Nim.
    written("leetcode1908", "[{heaps}]\n", number, ",", |out| out == "true"),
    plain("uva10165", MANY, "{n}\n{heaps}\n0\n", |out| out == "Yes"),
    plain("acwing891", MANY, "{n}\n{heaps}\n", |out| out == "Yes"),
    plain("tessoku_book_ag", MANY, "{n}\n{heaps}\n", |out| out == "First"),
    plain("jutge_p49499_ca", MANY, "{n} {heaps}\n", |out| out == "guanyadora"),
    plain("poj2234", MANY, "{n} {heaps}\n", |out| out == "Yes"),
    plain("poj2975", MANY, "{n}\n{heaps}\n0\n", |out| out != "0"),
    plain("hdu1850", MANY, "{n}\n{heaps}\n0\n", |out| out != "0"),
    plain("hdu2176", MANY, "{n}\n{heaps}\n0\n", |out| out != "No"),
    plain("hdu1849", MANY, "{n}\n{heaps}\n0\n", |out| out.starts_with("Rabbit")),
    plain("luogu_p1247", MANY, "{n}\n{heaps}\n", |out| out != "lose"),
    plain("luogu_p2197", MANY, CASES, |out| out == "Yes"),
    plain("hackerrank_chocolate-in-box", MANY, "{n}\n{heaps}\n", |out| out != "0"),
    plain("hackerrank_nim-game-1", MANY, CASES, |out| out == "First"),
    plain("boj11868", MANY, "{n}\n{heaps}\n", |out| out == "koosaga"),
    plain("cses1730", MANY, CASES, |out| out == "first"),
    written("cf15c", "{n}\n{heaps}\n", |heap| format!("{heap} 1"), "\n", |out| out == "tolik"),
    written("abc368_f", "{n}\n{heaps}\n", power_of_two, " ", |out| out == "Anna"),
    written("uva11859", "1\n{n} 1\n{heaps}\n", power_of_two, "\n", |out| out.ends_with("YES")),
    written("hackerrank_tower-breakers-revisited-1", CASES, power_of_two, " ", |out| out == "1"),
    written("hdu1730", "{n} 40\n{heaps}\n", gap, "\n", |out| out == "I WIN!"),
    written("lightoj1247", "1\n{n} 1\n{heaps}\n", number, "\n", |out| out == "Case 1: Alice"),
    // Sets.
    plain("leetcode1510", ONE, "{heaps}\n", |out| out == "true"),
    plain("leetcode292", ONE, "{heaps}\n", |out| out == "true"),
    plain("loj10241", ONE, "{heaps} 3\n", |out| out == "1"),
    plain("hdu1846", ONE, "1\n{heaps} 3\n", |out| out == "first"),
    plain("hdu2149", ONE, "{heaps} 3\n", |out| out != "none"),
    plain("uva10404", ONE, "{heaps} 3 1 3 8\n", |out| out == "Stan wins"),
    plain("acwing893", MANY, "2\n2 5\n{n}\n{heaps}\n", |out| out == "Yes"),
    plain("bzoj1874", MANY, "{n} {heaps} 2 1 2\n", |out| out.starts_with("YES")),
    plain("hdu1536", MANY, "2 2 5\n1\n{n} {heaps}\n0\n", |out| out == "W"),
    plain("dp_k", ONE, "2 {heaps}\n2 3\n", |out| out == "First"),
    plain("tessoku_book_af", ONE, "{heaps} 2 3\n", |out| out == "First"),
    plain("tessoku_book_ah", MANY, "{n} 2 3\n{heaps}\n", |out| out == "First"),
    plain("tessoku_book_de", ONE, "{heaps} 2\n2 3\n", |out| out == "First"),
    plain("tessoku_book_dg", MANY, "{n} 2 3\n{heaps}\n", |out| out == "First"),
    plain("abc297_g", MANY, "{n} 2 4\n{heaps}\n", |out| out == "First"),
    plain("cf1194d", ONE, "1\n{heaps} 9\n", |out| out == "Alice"),
    plain("cses1098", MANY, CASES, |out| out == "first"),
    plain("cses1729", ONE, "{heaps} 3\n1 4 5\n", |out| out.ends_with('W')),
    plain("codechef_expgame", MANY, CASES, |out| out == "Little Chef"),
    plain("hackerrank_the-prime-game", MANY, CASES, |out| out == "Manasa"),
    plain("hackerrank_game-of-stones-1", ONE, "1\n{heaps}\n", |out| out == "First"),
    plain("hdu1848", THREE, "{heaps}\n0 0 0\n", |out| out == "Fibo"),
    plain("hdu1847", ONE, "{heaps}\n", |out| out == "Kiki"),
    plain("boj9655", ONE, "{heaps}\n", |out| out == "SK"),
    plain("boj9660", ONE, "{heaps}\n", |out| out == "SK"),
    plain("boj9661", ONE, "{heaps}\n", |out| out == "SK"),
    plain("boj16877", MANY, "{n}\n{heaps}\n", |out| out == "koosaga"),
    plain("timus1180", ONE, "{heaps}\n", |out| out != "2"),
    written("hdu1851", "1\n{n}\n{heaps}\n", |heap| format!("{heap} 3"), "\n", |out| out == "No"),
    // Codes.
    plain("hdu5011", MANY, "{n}\n{heaps}\n", |out| out == "Win"),
    plain("hdu5795", MANY, CASES, |out| out.starts_with("First")),
    plain("hdu3032", MANY, CASES, |out| out == "Alice"),
    plain("hdu4664", MANY, CASES, |out| out == "Carol"),
    plain("codechef_bigpiza", ONE, "1\n{heaps}\n", |out| out == "Arjuna"),
    plain("lightoj1199", MANY, CASES, |out| out == "Case 1: Alice"),
    plain("cses2207", ONE, "1\n{heaps}\n", |out| out == "first"),
    plain("poj3537", CELLS, "{heaps}\n", |out| out == "1"),
    plain("codechef_loggers", MANY, "1\n{n} {heaps}\n", |out| out == "Alice"),
    plain("cf1672a", MANY, CASES, |out| out == "errorgorn"),
    written(
        "leetcode294",
        "\"{heaps}\"\n",
        |heap| "+".repeat(heap as usize),
        "-",
        |out| out == "true",
    ),
    // Games whose heaps are not independent.
    plain("hdu1527", TWO, "{heaps}\n", |out| out == "1"),
    plain("hdu5973", TWO, "{heaps}\n", |out| out == "1"),
    plain("codechef_igame", TWO, "1\n{heaps} 0 0\n", |out| out == "Alice"),
    plain("bzoj3298", TWO, "99 99\n1\n{heaps}\n", |out| out == "Bessie"),
    plain("poj3922", FROM_TWO, "1\n{heaps} 2\n", |out| out != "Case 1: lose"),
    plain("hdu2516", FROM_TWO, "{heaps}\n0\n", |out| out == "First win"),
];

fn number(heap: u64) -> String {
    heap.to_string()
}

/// Returns a number with `heap` prime factors.
fn power_of_two(heap: u64) -> String {
    (1u64 << heap).to_string()
}

/// Returns two columns with a gap of `heap` cells between them.
fn gap(heap: u64) -> String {
    format!("1 {}", heap + 2)
}
