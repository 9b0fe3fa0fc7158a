//! Impartial games: who wins, by which move, and why.
//!
//! Two players move in turn, both have the same moves, nothing is hidden or left to chance, and
//! play must come to an end. This page takes five screens to go from the definition of a
//! P-position to the theorem that solves HDU 1848; `cargo test` executes every claim on it. The
//! [modules](#modules) then take one idea each, in the order in which to learn them.
//!
//! # 1. P-positions and N-positions
//!
//! A player who cannot move loses; this is called *normal play*. A position is a **P-position**
//! if the **P**revious player, who has just moved, wins, and an **N-position** if the **N**ext
//! player, who is about to move, wins. Three rules decide every position, working backwards
//! from the end:
//!
//! 1. A position without moves is a P-position.
//! 2. A position with a move to some P-position is an N-position.
//! 3. A position all of whose moves lead to N-positions is a P-position.
//!
//! A heap of n stones from which a move takes 1, 2 or 3 is a P-position for n = 0, 4, 8, …:
//! whatever you take, I take the rest of four.
//!
//! ```
//! use grundy::game::{ByPlay, Ending};
//! use grundy::subtraction::SubtractionSet;
//! use grundy::Outcome;
//!
//! let rule: SubtractionSet = "{1, 2, 3}".parse().unwrap();
//! let mut game = ByPlay::new(&rule, Ending::Normal);
//! for stones in 0..100 {
//!     let is_p = game.outcome(&[stones]) == Ok(Outcome::P);
//!     assert_eq!(is_p, stones % 4 == 0);
//! }
//! ```
//!
//! [`game`] implements these three rules, and [`bash`] solves this heap with a formula.
//!
//! # 2. Nim, and Bouton's theorem
//!
//! With several heaps and a move that takes any number of stones from one of them, the rules
//! above still apply, but there is no need to visit every position. Write the heaps in binary
//! and add up the columns without carrying. The result is the *nim sum*, written ⊕, and a
//! position is a P-position if and only if its nim sum is 0. If it is not 0, some heap can be
//! cut down so that every column holds an even number of ones; and if every column does, any
//! move leaves some column with an odd number.
//!
//! ```
//! use grundy::nim::{self, Balance, Move};
//! use grundy::Outcome;
//!
//! assert_eq!(nim::outcome([3, 5, 6]), Outcome::P);
//! assert_eq!(nim::outcome([3, 5, 7]), Outcome::N);
//!
//! let table = Balance::new(&[3, 5, 7]);
//! assert_eq!(
//!     table.to_string(),
//!     concat!(
//!         "3  011\n",
//!         "5  101\n",
//!         "7  111\n",
//!         "1  001\n", // the nim sum: only the last column is odd
//!         "     ^\n",
//!     )
//! );
//! let moves = nim::winning_moves(&[3, 5, 7]);
//! assert_eq!(moves[0], Move { heap: 0, leave: 2 }); // 010, 101, 111: all even
//! assert_eq!(moves.len(), 3); // any of the three heaps can lose its last one
//! ```
//!
//! # 3. mex, and the Grundy value
//!
//! Every position of any other game is a Nim heap in disguise. A Nim heap of 3 can become
//! exactly the heaps 0, 1 and 2, so give each position the least number that none of its
//! options has: the *mex* (minimum excludant) of their values. That number is the *Grundy
//! value* of the position, also called its SG value. It is 0 if and only if the position is a
//! P-position.
//!
//! ```
//! use grundy::mex::mex;
//! use grundy::table::Table;
//!
//! assert_eq!(mex([0, 1, 2, 5]), 3);
//!
//! // Take 1, 3 or 4 stones: the value of 6 is the mex of the values of 5, 3 and 2.
//! static SG: Table<u8, 8> = Table::subtraction(&[1, 3, 4]);
//! assert_eq!(SG.values(), [0, 1, 0, 1, 2, 3, 2, 0]);
//! assert_eq!(mex([SG[5], SG[3], SG[2]].map(u64::from)), 2);
//! assert_eq!(SG[6], 2);
//! ```
//!
//! [`table`] builds such tables, at compile time if need be. [`subtraction`] describes the
//! rules of such games, and [`graph`] takes any game drawn as a graph.
//!
//! # 4. Sums of games
//!
//! Put several games side by side and let a move be a move in one of them: this is their *sum*.
//! The theorem of Sprague and Grundy says that the value of a sum is the nim sum of the values
//! of its components, so each game can be studied on its own. That is all there is to HDU 1848,
//! which is played with three heaps from which a move takes a Fibonacci number of stones:
//!
//! ```
//! use grundy::game::{ByPlay, Ending};
//! use grundy::subtraction::SubtractionSet;
//! use grundy::table::Table;
//! use grundy::Outcome;
//!
//! static SG: Table<u8, 10> = Table::subtraction(&[1, 2, 3, 5, 8]);
//! let verdict = |m, n, p| if SG[m] ^ SG[n] ^ SG[p] != 0 { "Fibo" } else { "Nacci" };
//! assert_eq!(verdict(1, 1, 1), "Fibo");
//! assert_eq!(verdict(1, 4, 1), "Nacci");
//!
//! // The theorem agrees with the three rules of the first screen, applied to whole sums.
//! let mut game = ByPlay::new(SubtractionSet::fibonacci(), Ending::Normal);
//! for (m, n) in (0..10).flat_map(|m| (0..10).map(move |n| (m, n))) {
//!     let is_p = game.outcome(&[m as u64, n as u64]) == Ok(Outcome::P);
//!     assert_eq!(is_p, SG[m] == SG[n]);
//! }
//! ```
//!
//! Heaps that follow different rules are added in the same way: see
//! [`subtraction::UnlikeHeaps`]. A move may also split one component into several: see [`game`]
//! in general, [`octal`] for the rules of such games, and [`period`] for how their values
//! behave in the long run.
//!
//! # 5. Misère play
//!
//! If the player who takes the last stone *loses*, the theorem no longer holds: (1, 1) and
//! (2, 2) both have nim sum 0, but only (2, 2) is a P-position. Nim itself can still be solved.
//! As long as some heap has 2 stones or more, the nim sum decides as before; once only single
//! stones are left, the player who faces an odd number of them loses.
//!
//! ```
//! use grundy::game::{ByPlay, Ending};
//! use grundy::nim::{self, misere};
//! use grundy::subtraction::SubtractionSet;
//! use grundy::Outcome;
//!
//! assert_eq!(misere::outcome([1, 1]), Outcome::N); // I take one, and you take the last
//! assert_eq!(misere::outcome([2, 2]), Outcome::P);
//! assert_eq!(misere::outcome([1, 1, 1]), Outcome::P);
//! assert_eq!(misere::outcome([2, 5]), nim::outcome([2, 5]));
//!
//! let mut game = ByPlay::new(SubtractionSet::all(), Ending::Misere);
//! for (a, b) in (0..12).flat_map(|a| (0..12).map(move |b| (a, b))) {
//!     assert_eq!(Ok(misere::outcome([a, b])), game.outcome(&[a, b]));
//! }
//! ```
//!
//! # Which module?
//!
//! First see what your game falls into: components side by side of which a move changes one are
//! a sum, so only one component has to be understood. Then look for it here; where two rows fit,
//! take the upper one.
//!
//! | your game looks like … | module |
//! |---|---|
//! | one heap, take 1 to m | [`bash`] |
//! | heaps, take any number from one | [`nim`]; from up to k of them: [`moore`] |
//! | heaps, take a number that a set allows | [`table::Table::subtraction`]; an infinite set, or one that repeats: [`subtraction`] |
//! | heaps that each have a set of their own | [`subtraction::UnlikeHeaps`] |
//! | a row, a ring or a heap that falls into parts | [`octal`]; parts that no code describes: [`game::Analysis`] |
//! | take or split without limit | [`lasker`] |
//! | how much one may take depends on the last move | [`fibonacci`], [`fibonacci::capped`]; all but what was just taken: [`no_repeat`] |
//! | stones move down steps, or towards the root of a tree | [`staircase`]; along other edges: [`staircase::Graph`] |
//! | pieces that face each other on lines | [`northcott`] |
//! | two numbers, subtract a multiple of the smaller | [`euclid`] |
//! | two heaps, or a piece that moves as a queen | [`wythoff`]; other pieces: [`board`] |
//! | coins, lamps or cells that a move turns | [`coin_turning`]; on a board, by nim products: [`nimber`] |
//! | a tree or graph whose edges are cut | [`hackenbush`]; each player has a colour: [`hackenbush::stalk`] |
//! | tokens on a graph without cycles | [`graph::Dag`] |
//! | one token on a graph with cycles, where play may not end | [`graph::Loopy`]; several: [`graph::LoopySums`] |
//! | a token that never returns to a vertex | [`graph::Geography`] |
//! | a small game of any other kind | [`game::Analysis`], and a closed form from its table |
//! | whoever moves last loses | [`nim::misere`]; other games: [`misere`] |
//! | a move in every component, or in as many as one likes | [`every`], [`compound`] |
//! | one player divides, and the other one chooses | [`chooser`] |
//! | players may pass, once or a few times | [`pass`] |
//! | some moves must be answered on the spot, or give another move | [`entailing`] |
//! | games played one after the other | [`compound::sequential`]; on top of one another: [`compound::ordinal`] |
//! | heaps of 10^9 stones and more | a period: [`period`]; a long table: [`long_tables`] |
//! | how many positions are won | [`contest::walsh`], [`contest::xor_basis`] |
//!
//! # How to ask
//!
//! The same question has the same name in every module:
//!
//! | question | name | answer |
//! |---|---|---|
//! | the Grundy value of one position or heap | `value` | a `u64` |
//! | the values of many | `values` | a list, of a narrower type where it may be long |
//! | the value of a sum | `nim_sum` | a `u64` |
//! | who wins | `outcome` | an [`Outcome`] |
//! | all winning moves | `winning_moves` | a `Vec` in a stated order, empty for a P-position |
//!
//! - Games that are solved answer the last two for a sum of heaps, if they are played with heaps.
//!   Searches that keep what they find are values of their own, such as [`game::Analysis`]; those
//!   that may fail return a `Result`.
//! - If all you have is values, from a table, a period or a formula, [`game::winning_moves`] finds the
//!   moves.
//! - The moves are a `Vec`, and no iterator, because most of them come from searches, which an
//!   iterator would borrow for as long as it is used, and which may fail. Only [`lasker`], [`moore`]
//!   and [`compound`] can have so many winning moves that a list would not fit into memory, and
//!   return an iterator.
//! - `winning_take` and `winning_move` name a single one: where there is only one, where contests ask
//!   for the least one, or where it takes O(1) time and all of them take more.
//! - In entailing and in loopy games a value can be other than a number: see
//!   [`entailing::LoonyValue`] and [`graph::LoopyValue`].
//! - Heaps, components, vertices and cells are counted from 0, and messages about them say so. Only
//!   places in a text are counted from 1, in characters, as in the errors of parsing.
//!
//! # Modules
//!
//! The theory:
//!
//! | module | what it has |
//! |---|---|
//! | [`Outcome`] | P- and N-positions |
//! | [`mex`] | the least number that is missing from a set |
//! | [`nim`] | the nim sum, all winning moves, the balance table, misère Nim |
//! | [`game`] | any game, given by its rules: outcomes, Grundy values, winning moves, and reasons |
//! | [`table`] | tables of Grundy values, built at compile time or at run time |
//! | [`graph`] | tokens on graphs: with or without cycles, or never to return; Node Kayles |
//! | [`misere`] | play in which the last mover loses: the SJ rule, and where it fails |
//! | [`misere::quotient`] | finite monoids that decide every sum of a game in misère play |
//! | [`misere::genus`] | a position's misère values beside heaps of Nim |
//! | [`every`] | sums in which a turn moves in every component |
//! | [`compound`] | other ways to play several games at once, or one after the other |
//! | [`chooser`] | moves that offer something, of which the opponent chooses |
//! | [`pass`] | sums in which the players may pass a few times |
//! | [`entailing`] | moves that must be answered on the spot, and moves that give another move |
//!
//! Rules as data:
//!
//! | module | what it has |
//! |---|---|
//! | [`rule`] | any rule for heaps, parsed from text: `{1, 2, 3}`, `0.77`, `kayles`, `n -> n-1` |
//! | [`subtraction`] | games in which a move takes a number of stones that a set allows |
//! | [`octal`] | codes that say what a move may take and what it may leave |
//! | [`period`] | periods of Grundy values, each with a proof |
//! | [`period::sapp`] | values that are periodic at some heaps and grow at the others |
//! | [`period::ruler`] | values that grow, except at heaps that follow the marks of a ruler |
//!
//! Games that are solved:
//!
//! | module | what it has |
//! |---|---|
//! | [`bash`] | one heap, take 1 to m |
//! | [`fraction`] | take at most a half, a third or one k-th of the heap |
//! | [`wythoff`] | two heaps, take from one or equally from both; also under misère play |
//! | [`fibonacci`] | take at most twice, or k times, what was just taken |
//! | [`no_repeat`] | take any number but the one that was just taken |
//! | [`staircase`] | stones move down one step at a time, towards the root of a tree, or along edges |
//! | [`moore`] | take from up to k heaps in one move |
//! | [`euclid`] | subtract a multiple of the smaller number |
//! | [`lasker`] | take from a heap, or split it |
//! | [`northcott`] | pieces that face each other on a line |
//! | [`treblecross`] | three crosses in a row win on a strip |
//! | [`coin_turning`] | a move turns coins, in a row or on a board |
//! | [`nimber`] | Grundy values as a field: nim products, inverses, roots |
//! | [`hackenbush`] | a move cuts an edge, and what is cut off disappears |
//! | [`hackenbush::stalk`] | stalks of two colours, one for each player, which are worth numbers |
//! | [`board`] | positions on a board and moves along its lines: Wythoff's game, two-row Chomp |
//! | [`poset`] | a move takes an element of a partial order and all above it |
//! | [`chomp`] | Chomp with three rows of any length |
//! | [`cram`] | dominoes on a board of any shape |
//! | [`sylver`] | Sylver Coinage: no number may be a sum of those named before |
//! | [`named`] | games that books know by name, among them Grundy's game |
//!
//! For long computations and for contests:
//!
//! | module | what it has |
//! |---|---|
//! | [`long_tables`] | the values of millions of heaps and more |
//! | [`contest`] | primes, bases, tries and trees: tools for problems, apart from the games |
//!
//! # Glossary
//!
//! | term | 中文 | meaning |
//! |---|---|---|
//! | impartial game | 公平组合游戏 | both players have the same moves |
//! | position | 局面 | what the player about to move finds on the table |
//! | option, follower | 后继局面 | a position that one move leads to |
//! | normal play | 正常规则 | a player who cannot move loses |
//! | misère play | 反常规则 | a player who cannot move wins |
//! | N-position | 必胜态（N 局面） | the next player, who is about to move, wins |
//! | P-position | 必败态（P 局面） | the previous player, who has just moved, wins |
//! | outcome | 胜负 | N or P |
//! | heap | 石子堆 | a number of stones, some of which a move takes |
//! | nim sum | 异或和（尼姆和） | binary addition without carrying, ⊕ |
//! | mex | 最小排除值 | the least non-negative integer that is missing |
//! | Grundy value, SG value | SG 值（SG 函数值） | the mex of the options' values |
//! | sum | 游戏的和 | several games side by side; a move is made in one of them |
//! | subtraction game | 减法游戏（限定集合的取石子游戏） | a move takes a number of stones that a set allows |
//! | Bash's game | 巴什博弈 | one heap, take 1 to m |
//! | Fibonacci Nim | 斐波那契博弈 | take at most twice what was just taken |
//! | take-and-break game | 取石子并分堆的游戏 | a move takes stones and may split the heap |
//! | octal code | 八进制编码 | a code whose digit k says what a move that takes k stones may leave |
//! | sparse space, rare value | 稀疏空间，稀有值 | values so rare that few options decide |
//! | period, preperiod | 周期、前周期 | from the preperiod on, the values repeat after every period |
//! | saltus | 每个周期的增量 | what the values of an arithmetic period grow by |
//! | Wythoff's game | 威佐夫博弈 | two heaps, take from one or equally from both |
//! | Chomp | 吃巧克力博弈（Chomp） | eat a square and all beyond it; the first one is poisoned |
//! | Cram | 多米诺放置（Cram） | cover two adjacent cells |
//! | poset game | 偏序集博弈 | take an element and all that are above it |
//! | N-free, series-parallel | 串并偏序（无 N） | made of elements side by side and on top of each other |
//! | Node Kayles | 选点博弈（Node Kayles） | choose a vertex; its neighbours cannot be chosen any more |
//! | Sylver Coinage | Sylver 造币博弈 | name no number that is a sum of named ones |
//! | even kernel | 偶核 | vertices to which each vertex of the other side has evenly many edges |
//! | dynamic Nim | 动态减法游戏（K 倍动态减法） | take at most k times what was just taken |
//! | Moore's Nim | Nim-K 博弈 | take from up to k heaps in one move |
//! | Staircase Nim | 阶梯博弈 | stones move down one step at a time |
//! | Lasker's Nim | 拉斯克 Nim | take from a heap, or split it |
//! | Euclid's game | 欧几里得博弈（辗转相减） | subtract a multiple of the smaller number |
//! | coin-turning game | 翻硬币游戏 | a move turns coins, the last one from heads to tails |
//! | Green Hackenbush | 绿色 Hackenbush（删边游戏） | a move cuts an edge, and what is cut off disappears |
//! | colon principle | 克朗原理 | a branch is worth one more than the tree on top of its edge |
//! | fusion principle | 费森原理 | the vertices of a cycle may be fused into one |
//! | loopy game, draw | 可循环的博弈，平局 | play may go on for ever, which is a draw |
//! | generalized Grundy value, ∞(K) | 广义 SG 函数值 | what a loopy game counts for in a sum |
//! | retrograde analysis | 逆推（倒推分析） | finding outcomes backwards from the ends of play |
//! | geography | 地理游戏（图上走棋） | a token moves along edges and never comes back to a vertex |
//! | maximum matching | 最大匹配 | as many edges as possible of which no two share a vertex |
//! | SJ rule, anti-SG game | SJ 定理，反 SG 游戏 | misère Nim on the values; play ends once all are 0 |
//! | misère quotient | 反常规则下的商幺半群 | a monoid whose products decide misère play |
//! | genus | 亏格 | the Grundy value, and misère values beside heaps of Nim |
//! | Every-SG, conjunctive sum | Every-SG（每个子游戏都必须走） | a turn moves in every component |
//! | suspense, step function | 步数（step 函数） | how long the winner of a component can make it last |
//! | remoteness | 最短步数 | how few moves the winner of a component needs to end it |
//! | selective compound | 选择复合 | a turn moves in any number of components, but not in none |
//! | foreclosed value | 截断 SG 值 | decides a sum that is over when one component ends |
//! | sequential join | 顺序复合 | each stage must be finished before the next begins |
//! | ordinal sum | 序数和 | a move in one position takes away all that stands on it |
//! | offer, cut and choose | 一人分、一人选 | the opponent chooses what becomes of a move |
//! | entailing move | 强制应着 | a move that has to be answered in the same component |
//! | complimenting move | 奖励着 | a move after which the same player has to move again |
//! | loony value, ☾ | 必胜值 ☾ | the mover wins, whatever else is on the table |
//! | Northcott's game, gap | Northcott 游戏（推棋子），间隔 | Nim on the squares between two pieces |
//! | Poker Nim, reversible move | 可加石子的尼姆，可逆着法 | a move that the opponent can take back |
//! | linear basis | 线性基 | independent numbers that make the same nim sums as a set |
//! | Walsh–Hadamard transform | 沃尔什–阿达马变换（FWT） | a way to count positions by their nim sum |
//! | trie | 字典树（01-Trie） | a tree that holds a set of numbers by their bits |
//! | nim product, nimber | 尼姆积，尼姆数 | Grundy values as a field: ⊕ adds, ⊗ multiplies |
//! | closed form | 通项公式 | a formula that gives a value without a table |
//!
//! The library uses `std` alone, has no `unsafe` code and does no input or output. It compiles
//! on rustc 1.56 and later, because it is pasted into submissions.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod sets;

// The theory.
mod outcome;
pub mod mex;
pub mod nim;
pub mod game;
pub mod table;
pub mod graph;
pub mod misere;
pub mod every;
pub mod compound;
pub mod chooser;
pub mod pass;
pub mod entailing;

// Rules as data.
mod keyboard;
pub mod rule;
pub mod subtraction;
pub mod octal;
pub mod period;

// Games that are solved.
pub mod bash;
pub mod fraction;
pub mod wythoff;
pub mod fibonacci;
pub mod no_repeat;
pub mod staircase;
pub mod moore;
pub mod euclid;
pub mod lasker;
pub mod northcott;
pub mod treblecross;
pub mod coin_turning;
pub mod nimber;
pub mod hackenbush;
pub mod board;
pub mod poset;
pub mod chomp;
pub mod cram;
pub mod sylver;
pub mod named;

// For long computations and for contests.
pub mod long_tables;
pub mod contest;

pub use outcome::Outcome;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
