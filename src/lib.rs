//! Impartial games: who wins, by which move, and why.
//!
//! This page takes six steps from two players and some stones to the program that solves HDU 1848,
//! *Fibonacci again and again*, and explains along the way why the theorems of Bouton and of
//! Sprague and Grundy hold; `cargo test` executes every example. Each of the [modules](#modules)
//! then treats one idea; they are listed in the order in which to learn them.
//!
//! An *impartial game* is played by two players, who take turns. Both have the same moves, nothing
//! is hidden or left to chance, and play must come to an end. (Chess is not impartial: only White
//! may move the white pieces.) A *position* is what the player about to move finds on the table,
//! and its *options* are the positions to which one move leads. In most of the games below, stones
//! lie in *heaps*, and a move takes some of them away.
//!
//! # 1. P-positions and N-positions
//!
//! A player who cannot move loses; this is called *normal play*. A position is a **P-position** if
//! the **P**revious player, who has just moved, wins, and an **N-position** if the **N**ext player,
//! who is about to move, wins. In contests, a P-position is called a losing position, and an
//! N-position a winning position. Three rules decide every position; they are applied backwards
//! from the end:
//!
//! 1. A position without options is a P-position.
//! 2. A position with some option that is a P-position is an N-position: move there.
//! 3. A position all of whose options are N-positions is a P-position.
//!
//! Let a move take 1, 2 or 3 stones from one heap. By the rules, 0 stones are a P-position; 1, 2
//! and 3 are N-positions, because the whole heap can be taken; and 4 is a P-position, because only
//! 1, 2 or 3 can be left. The pattern continues: the P-positions are 0, 4, 8, …, and if you take t
//! stones from one of these heaps, I take 4 - t.
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
//! In *Nim* there are several heaps, and a move takes one or more stones, up to the whole heap,
//! from one of them. A single heap is an N-position: take it. Two equal heaps such as (3, 3) are a
//! P-position, by *mirroring*:
//!
//! 1. *A move makes equal heaps unequal.* It changes one of them and not the other.
//! 2. *The other player makes them equal again.* If t stones were taken from one heap, the other
//!    heap still has at least t stones: take t stones from it.
//! 3. *So the other player never lacks a move.* After each answer the heaps are equal again, and
//!    smaller than before. In the end both heaps are empty, and the player who began cannot move.
//!
//! Two unequal heaps are an N-position: make them equal.
//!
//! If there are more heaps, write their sizes in binary, as sums of different powers of
//! 2: 57 = 32 + 16 + 8 + 1 is
//! 111001. Write these numbers one below another and add up each column without carrying, so only
//! the parity of each column matters. The result is the *nim sum*, written ⊕; in C and Rust it is
//! `^`, the exclusive or. **Bouton's theorem**: a position of Nim is a P-position if and only if
//! its nim sum is 0, that is, if every column has an even number of ones.
//!
//! Why? Call a column odd if it has an odd number of ones, and a position balanced if no column is
//! odd. The end is balanced. A move changes one heap, and so at least one of its digits, which
//! unbalances a balanced position. And from a position that is not balanced, some move leads to a
//! balanced one: look for the highest odd column, choose a heap that has a one there, and change
//! its digit in every odd column. In the highest of these columns, the digit turns from 1 to 0, so
//! the heap becomes smaller, whatever its lower digits become. So whoever leaves a balanced
//! position can do so again after every answer, and makes the last move. [`nim`] has this proof in
//! numbered steps.
//!
//! ```
//! use grundy::nim::{self, Balance, Move};
//! use grundy::Outcome;
//!
//! assert_eq!(0b111001, 57);
//! assert_eq!(nim::outcome([3, 3]), Outcome::P);
//! assert_eq!(nim::outcome([3, 5, 6]), Outcome::P);
//!
//! let heaps = [7, 9, 12, 15];
//! assert_eq!(
//!     Balance::new(&heaps).to_string(),
//!     concat!(
//!         " 7  0111\n",
//!         " 9  1001\n",
//!         "12  1100\n",
//!         "15  1111\n",
//!         "13  1101\n", // the nim sum: three columns are odd, the highest one too
//!         "    ^^ ^\n",
//!     )
//! );
//! // Three heaps have a one in the highest odd column, so there are three winning moves. The first
//! // changes 1001 in the odd columns into 0100: heap 1 (heaps are counted from 0) to 4.
//! let move_to = |heap, leave| Move { heap, leave };
//! assert_eq!(nim::winning_moves(&heaps), [move_to(1, 4), move_to(2, 1), move_to(3, 2)]);
//!
//! // 10 ⊕ 20 ⊕ 30 ⊕ 40 ⊕ 50 = 26 = 11010: heaps with a 16 in them are 20, 30 and 50.
//! let heaps = [10, 20, 30, 40, 50];
//! assert_eq!(nim::nim_sum(heaps), 26);
//! assert_eq!(nim::winning_moves(&heaps), [move_to(1, 14), move_to(2, 4), move_to(4, 40)]);
//! ```
//!
//! # 3. mex, and the Grundy value
//!
//! In other games, give each position a number that says which heap of Nim it is like. A heap of 3
//! can become exactly the heaps 0, 1 and 2, so a position is like this heap if it has options like
//! 0, 1 and 2, but none like 3. (Options like larger heaps do not matter, as step 4 shows.) That
//! is, 3 is the least number that no option has: the *mex* (minimum excludant) of the options'
//! numbers. For a position without options, the number is 0. The number defined in this way, from
//! the end of the game backwards, is the *Grundy value* of the position, also called its SG value.
//!
//! The value is 0 exactly for P-positions:
//!
//! 1. *A position without options has the value 0.* It is a P-position.
//! 2. *A position of value 0 has no option of value 0.* The value is the mex, which is not among
//!    the values of the options.
//! 3. *A position of another value has an option of value 0.* As 0 is less than the mex, 0 is among
//!    the values of the options.
//! 4. *These are the three rules that decide every position.* So the positions of value 0 are the
//!    P-positions.
//!
//! A *subtraction game* is one in which a set of numbers says how many stones a move may take from
//! a heap. If a move may take 1, 3 or 4 stones, then a heap of 6 can become a heap of 5, 3 or 2:
//!
//! ```
//! use grundy::mex::mex;
//! use grundy::table::Table;
//!
//! assert_eq!(mex([0, 1, 2, 5]), 3);
//!
//! static SG: Table<u8, 8> = Table::subtraction(&[1, 3, 4]);
//! assert_eq!(SG.values(), [0, 1, 0, 1, 2, 3, 2, 0]);
//! assert_eq!(mex([SG[5], SG[3], SG[2]].map(u64::from)), 2); // the mex of 3, 1 and 0
//! assert_eq!(SG[6], 2);
//! ```
//!
//! [`mex`] computes the mex, [`subtraction`] describes the rules of such games, and [`graph`]
//! handles any game drawn as a graph, with a vertex for each position and an edge for each move.
//!
//! # 4. Sums of games, and the theorem of Sprague and Grundy
//!
//! Put several games side by side, and let a move be a move in one of them: this is their *sum*,
//! and they are its *components*. Nim is the sum of its heaps. **The theorem of Sprague and
//! Grundy**: the value of a sum is the nim sum of the values of its components. So each component
//! can be studied on its own, and the sum is a P-position if and only if the nim sum is 0.
//!
//! Why? By the definition of the mex, a component of value v has a move to every value below v, and
//! none to v itself. So it has the moves of a heap of v stones, and perhaps others, to larger
//! values. The argument of step 2 needs nothing more. From nim sum 0, any move changes the value of
//! one component, and hence the nim sum. From any other nim sum, Bouton's move makes the value of
//! one component smaller, and such a move exists. Moves to larger values do not help either: the
//! opponent answers with a move back to the previous value, which is smaller and hence within
//! reach. So the nim sum is 0 exactly for P-positions. The nim sum is also the value of the sum.
//! Add to the sum a heap of Nim whose size is the value of the sum: the result is a P-position, and
//! so the heap and all components together have the nim sum 0. [`game`] has this proof in numbered
//! steps.
//!
//! Here are three heaps under different rules: from the first, a move takes 1, 2 or 3 stones, from
//! the second an odd number, and from the third any number but 0. Under these rules, a heap of x
//! stones has the value x mod 4, x mod 2 or x, respectively. So (10, 7, 6) has the values 2, 1 and
//! 6, and the nim sum 5. The winning move leaves 6 ⊕ 5 = 3 stones in the third heap.
//!
//! ```
//! use grundy::game::{Analysis, ByPlay, Ending, WinningMove};
//! use grundy::subtraction::{SubtractionSet, UnlikeHeaps};
//! use grundy::Outcome;
//!
//! let one_to_three = SubtractionSet::finite(&[1, 2, 3]).unwrap();
//! let rules = vec![one_to_three, SubtractionSet::odd(), SubtractionSet::all()];
//! let rules = UnlikeHeaps::new(rules);
//! let mut game = Analysis::new(&rules);
//!
//! let heaps = [(0, 10), (1, 7), (2, 6)]; // each heap with the number of its rule
//! assert_eq!(heaps.map(|heap| game.value(&heap).unwrap()), [2, 1, 6]);
//! let winning = game.winning_moves(&heaps).unwrap();
//! assert_eq!(winning, [WinningMove { component: 2, option: vec![(2, 3)] }]);
//!
//! // `Analysis` uses the theorem. `ByPlay`, which applies the three rules of step 1 to whole sums,
//! // agrees.
//! let mut play = ByPlay::new(&rules, Ending::Normal);
//! assert_eq!(play.outcome(&heaps), Ok(Outcome::N));
//! assert_eq!(play.outcome(&[(0, 10), (1, 7), (2, 3)]), Ok(Outcome::P));
//! ```
//!
//! A move may also split one component into several: see [`game`] for the general case and
//! [`octal`] for the rules of such games.
//!
//! # 5. Recursion with memory, or a table
//!
//! The three rules of step 1 are a recursive program. It has to remember which positions it has
//! already decided, because it meets the same ones again and again. Even then it may visit all
//! positions that can follow: for heaps of m, n and p stones, up to (m + 1)(n + 1)(p + 1) of them,
//! about the product of the sizes of the heaps. For three heaps of 1000 stones that is about 10^9.
//! The theorem needs only the values of single heaps, 1001 of them, in a *table* that is filled
//! from the smallest heap to the largest.
//!
//! ```
//! use grundy::table::Table;
//! use std::collections::HashMap;
//!
//! const MOVES: [usize; 5] = [1, 2, 3, 5, 8];
//!
//! /// Returns whether the player to move wins, by the three rules alone.
//! fn mover_wins(heaps: [usize; 3], known: &mut HashMap<[usize; 3], bool>) -> bool {
//!     if let Some(&wins) = known.get(&heaps) {
//!         return wins;
//!     }
//!     let mut wins = false;
//!     for heap in 0..3 {
//!         for take in MOVES {
//!             if take <= heaps[heap] {
//!                 let mut option = heaps;
//!                 option[heap] -= take;
//!                 wins |= !mover_wins(option, known);
//!             }
//!         }
//!     }
//!     known.insert(heaps, wins);
//!     wins
//! }
//!
//! let mut known = HashMap::new();
//! mover_wins([9, 10, 11], &mut known);
//! assert_eq!(known.len(), 10 * 11 * 12);
//!
//! // Twelve values decide all these positions.
//! static SG: Table<u8, 12> = Table::subtraction(&MOVES);
//! for ([m, n, p], wins) in known {
//!     assert_eq!(wins, SG[m] ^ SG[n] ^ SG[p] != 0);
//! }
//! ```
//!
//! [`table`] builds such tables, at compile time if need be, and [`period`] finds how their values
//! go on, with proof.
//!
//! # 6. HDU 1848
//!
//! The problem gives three heaps of up to 1000 stones. A move takes a Fibonacci number of stones
//! from one of them, and whoever takes the last stone wins. Each line of the input has the heaps m,
//! n and p, and the answer is `Fibo` if the first player wins, and `Nacci` otherwise; `0 0 0` ends
//! the input. The game is a sum of three subtraction games (step 4), each with a table of 1001
//! values (steps 3 and 5), and the first player wins unless the nim sum of the three values is 0
//! (step 2). (In C and C++, where `!=` binds more tightly than `^`, the nim sum needs parentheses.)
//!
//! ```
//! use grundy::fibonacci;
//! use grundy::table::Table;
//!
//! const MOVES: [usize; 15] = fibonacci::numbers(); // 1, 2, 3, 5, 8, …, 987
//! static SG: Table<u8, 1001> = Table::subtraction(&MOVES);
//!
//! let verdict = |m, n, p| if SG[m] ^ SG[n] ^ SG[p] != 0 { "Fibo" } else { "Nacci" };
//! assert_eq!(verdict(1, 1, 1), "Fibo"); // 1 ⊕ 1 ⊕ 1 = 1
//! assert_eq!(verdict(1, 4, 1), "Nacci"); // 1 ⊕ 0 ⊕ 1 = 0
//! ```
//!
//! # Misère play
//!
//! If the player who takes the last stone *loses*, which is called *misère play*, the theorems no
//! longer hold: (1, 1) and (2, 2) both have nim sum 0, but only (2, 2) is a P-position. Nim itself
//! can still be solved. As long as some heap has 2 stones or more, the nim sum decides as before;
//! once no heap has more than one stone, the player who faces an odd number of heaps loses.
//! [`nim::misere`] has the proof.
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
//! First split your game into independent components. If each move changes only one of them, the
//! game is a sum, and each component can be studied on its own. Then look for each component in the
//! table below; if two rows fit, take the upper one.
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
//! | a move in every component, or in any number of them | [`every`], [`compound`] |
//! | one player divides, and the other chooses | [`chooser`] |
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
//! - Modules of solved games that are played with heaps answer the last two questions for a sum of
//!   heaps. Searches that keep their results are separate objects, such as [`game::Analysis`];
//!   searches that may fail return a `Result`.
//! - If all you have is values, from a table, a period or a formula, [`game::winning_moves`] finds
//!   the moves.
//! - The moves are a `Vec`, not an iterator, because most of them come from searches; an iterator
//!   would borrow the search for as long as it is used, and a search may fail. Only [`lasker`],
//!   [`moore`] and [`compound`] can have so many winning moves that a list would not fit into
//!   memory, so they return an iterator.
//! - `winning_take` and `winning_move` give a single winning move: where there is only one, where
//!   contests ask for the least one, or where finding one takes O(1) time and finding all takes
//!   more.
//! - In entailing and in loopy games a value need not be a number: see [`entailing::LoonyValue`]
//!   and [`graph::LoopyValue`].
//! - Heaps, components, vertices and cells are counted from 0, and messages about them say so. Only
//!   positions in a text are counted from 1, in characters, as in parsing errors.
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
//! | [`graph`] | tokens on graphs: with or without cycles, or never returning; Node Kayles |
//! | [`misere`] | play in which the last mover loses: the SJ rule, and where it fails |
//! | [`misere::quotient`] | finite monoids that decide every sum of a game in misère play |
//! | [`misere::genus`] | a position's misère values beside heaps of Nim |
//! | [`every`] | sums in which a turn moves in every component |
//! | [`compound`] | other ways to play several games at once, or one after the other |
//! | [`chooser`] | offers from which the opponent chooses |
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
//! | [`certificate`] | what is proved, as a text that another program can check |
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
//! | [`named`] | games with well-known names, among them Grundy's game |
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
//! | partizan game, partisan game | 不公平游戏 | the players have different moves; *Winning Ways* has this spelling |
//! | position | 局面 | what the player about to move finds on the table |
//! | move | 操作（列举时称走法） | what a player does at a turn |
//! | option, follower | 后继局面 | a position that one move leads to; in some books a follower is any later position |
//! | normal play | 正常规则 | a player who cannot move loses |
//! | misère play | 反常规则 | a player who cannot move wins |
//! | N-position, winning position | 必胜态（N 局面） | the next player, who is about to move, wins |
//! | P-position, losing position | 必败态（P 局面） | the previous player, who has just moved, wins |
//! | outcome | 胜负 | N or P |
//! | heap | 石子堆 | a number of stones, some of which a move takes |
//! | nim sum | Nim 和（异或和） | binary addition without carrying, ⊕ |
//! | mex | 最小排除值 | the least non-negative integer that is missing |
//! | Grundy value, SG value | SG 值（SG 函数值） | the mex of the options' values |
//! | sum, disjunctive sum | 游戏的和 | several games side by side; a move is made in one of them |
//! | subtraction game | 减法游戏（限定集合的取石子游戏） | a move takes a number of stones that a set allows |
//! | take-away game | 取物游戏 | a move takes something away, by any rule |
//! | Bash's game, Bachet's game | 巴什博弈 | one heap, take 1 to m: Bachet's game in English books, Bash's in Chinese contests |
//! | Fibonacci Nim | 斐波那契博弈 | take at most twice what was just taken |
//! | take-and-break game | 取石子并分堆的游戏 | a move takes stones and may split the heap |
//! | octal code | 八进制编码 | a code whose digit k says what a move that takes k stones may leave |
//! | sparse space, rare value | 稀疏空间，稀有值 | values so rare that few options decide |
//! | period, preperiod | 周期、前周期 | from the preperiod on, the values repeat after every period |
//! | saltus | 每个周期的增量 | what the values of an arithmetic period grow by |
//! | sapp regularity | 部分算术周期（sapp） | some classes of heaps repeat their values, and the others grow by a saltus |
//! | ruler regularity | 标尺规律 | values grow by a saltus, except for heaps that follow the marks of a ruler |
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
//! | Staircase Nim | 阶梯 Nim | stones move down one step at a time |
//! | Lasker's Nim | Lasker's Nim | take from a heap, or split it |
//! | Euclid's game | 欧几里得博弈（辗转相减） | subtract a multiple of the smaller number |
//! | coin-turning game | 翻硬币游戏 | a move turns coins, the last one from heads to tails |
//! | Green Hackenbush | 绿色 Hackenbush（删边游戏） | a move cuts an edge, and what is cut off disappears |
//! | stalk | 链 | a path of edges that grows from one vertex |
//! | colon principle | 克朗原理 | branches at a vertex may be replaced by one stalk, as long as their nim sum |
//! | fusion principle | 费森原理 | the vertices of a cycle may be fused into one |
//! | arch | 拱 | a cycle through the ground, with stalks on its other vertices |
//! | loopy game, draw | 可循环的博弈，平局 | play may go on for ever, which is a draw |
//! | generalized Grundy value, ∞(K) | 广义 SG 函数值 | what a loopy game counts for in a sum |
//! | retrograde analysis | 逆推（倒推分析） | finding outcomes backwards from the ends of play |
//! | geography | 二分图博弈（地理游戏） | a token moves along edges and never comes back to a vertex |
//! | maximum matching | 最大匹配 | as many edges as possible of which no two share a vertex |
//! | SJ rule, anti-SG game | SJ 定理，反 SG 游戏 | misère Nim on the values, where play ends once all are 0; a name of Chinese contest texts |
//! | misère quotient | 反常规则下的商幺半群 | a monoid whose products decide misère play |
//! | genus | genus（反常 SG 值列） | the Grundy value, and misère values beside heaps of Nim |
//! | Every-SG, conjunctive sum | Every-SG（每个子游戏都必须操作） | a turn moves in every component; Every-SG is a name of Chinese contest texts |
//! | suspense, step function | 步数（step 函数） | how long the winner of a component can make it last |
//! | remoteness | 最短步数 | how few moves the winner of a component needs to end it |
//! | selective compound | 选择复合 | a turn moves in any number of components, but not in none |
//! | foreclosed value | 截断 SG 值 | decides a sum that is over when one component ends |
//! | sequential join | 顺序复合 | each stage must be finished before the next begins |
//! | ordinal sum | 序数和 | a move in one position takes away all that stands on it |
//! | offer, cut and choose | 一人分、一人选 | the opponent chooses what becomes of a move |
//! | entailing move | 强制操作 | a move that has to be answered in the same component |
//! | complimenting move | 奖励操作 | a move after which the same player has to move again |
//! | loony value, ☾ | 必胜值 ☾ | the mover wins, whatever else is on the table |
//! | Northcott's game, gap | Northcott 游戏（推棋子），间隔 | Nim on the squares between two pieces |
//! | reversible move, Poker Nim | 可逆操作，可加石子的 Nim | a move that the opponent can take back, such as one that adds stones |
//! | linear basis | 线性基 | independent numbers that make the same nim sums as a set |
//! | Walsh–Hadamard transform | 沃尔什–阿达马变换（FWT） | a way to count positions by their nim sum |
//! | trie | 字典树（01-Trie） | a tree that holds a set of numbers by their bits |
//! | nim product, nimber | Nim 积，Nim 数 | Grundy values as a field: ⊕ adds, ⊗ multiplies |
//! | closed form | 通项公式 | a formula that gives a value without a table |
//!
//! The library uses only `std`, has no `unsafe` code and does no input or output. It compiles with
//! rustc 1.56 and later, because its code is pasted into submissions, and judges may use old
//! compilers.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

#[cfg(test)]
mod random;
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
pub mod certificate;

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
#[doc = include_str!("crate.md")]
struct Readme;
