//! Games with numbers, their divisors and their remainders.

use super::{figure, joined, sorted, without};
use crate::pictures::positions::{Player, Positions};
use crate::pictures::tables::{class_and_letter, headings, table, value_cell};
use crate::pictures::Picture;
use grundy::game::{Analysis, Game};
use grundy::Outcome;
use wording::language::Language;

/// Returns the picture of a problem of this group.
pub fn of_problem(place: &str, language: Language) -> Option<Picture> {
    match place {
        "codeforces/850c" => prime_powers_divided(language),
        "codeforces/119a" => forced_divisors(language),
        "codeforces/1370c" => odd_divisor_or_one(language),
        "codeforces/150a" => divisors_written(language),
        "codeforces/1537d" => divisors_subtracted(language),
        "codeforces/273e" => thirds(language),
        "codeforces/1899a" => multiple_of_three(language),
        "codeforces/1934d2" => broken_by_xor(language),
        "codeforces/167c" => powers_of_the_smaller(language),
        "codeforces/317d" => powers_forbidden(language),
        "codeforces/154d" => distances(language),
        "codeforces/1369f" => beyond_the_bound(language),
        "codeforces/1375f" => forced_progression(language),
        "codechef/DIVGAME" => step_or_division(language),
        "codechef/NUMGAME" => divisors_to_one(language),
        "codechef/GAMOFNUM" => primes_replaced(language),
        "codechef/FDIVGAME" => floors_of_quotients(language),
        "codechef/GAMEAAM" => multiples_subtracted(language),
        "atcoder/abc195_e" => remainders_of_seven(language),
        "atcoder/arc131_c" => last_xor(language),
        "atcoder/arc134_e" => remainders_of_all(language),
        "atcoder/arc155_d" => common_divisor_kept(language),
        "atcoder/arc163_e" => smaller_by_xor(language),
        _ => None,
    }
}

/// Returns the greatest common divisor, where 0 is divided by every number.
fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}

/// Returns the divisors of a number other than 1 and itself, the largest first.
fn proper_divisors(number: u32) -> Vec<u32> {
    (2..number).rev().filter(|divisor| number.is_multiple_of(*divisor)).collect()
}

fn prime_powers_divided(language: Language) -> Option<Picture> {
    let options = |exponents: &Vec<u32>| {
        let most = exponents.iter().copied().max().unwrap_or(0);
        let lowered = |by: u32| {
            let lowered = exponents.iter().map(|&e| if e >= by { e - by } else { e });
            let mut exponents = sorted(lowered.filter(|&e| e > 0).collect());
            exponents.dedup();
            exponents
        };
        (1..=most).map(lowered).collect()
    };
    let name = |exponents: &Vec<u32>| match exponents.is_empty() {
        true => "1".to_string(),
        false => joined(&exponents.iter().map(|&e| 1 << e).collect::<Vec<u32>>()),
    };
    let positions = Positions::after(vec![1, 3], options, name)?;
    figure(
        language,
        positions.values(),
        "The numbers 2 and 8: a move divides by 2, 4 or 8 all numbers that it divides. Equal \
         numbers stay equal and 1 never moves, so only the set of exponents of a prime counts. \
         Below each set stands its Grundy value, the mex of the values its moves lead to; \
         different primes are added as a nim sum.",
        "数 2 和 8：每步选 2、4 或 8，把能被它整除的数都除以它。相等的数始终相等，1 不再变化，\
         所以一个素数只看其指数的集合。每个集合下方是它的 SG 值，即各后继 SG 值的 mex；\
         不同素数之间取异或和。",
    )
}

fn forced_divisors(language: Language) -> Option<Picture> {
    type State = (u32, Player);
    let number = |player: Player| if player == Player::First { 3 } else { 5 };
    let options = |&(heap, player): &State| -> Vec<State> {
        let left = heap.checked_sub(gcd(number(player), heap));
        left.map(|left| (left, player.other())).into_iter().collect()
    };
    let name = |&(heap, player): &State| match player {
        Player::First => format!("S {heap}"),
        Player::Second => format!("A {heap}"),
    };
    let positions = Positions::after((9, Player::First), options, name)?;
    figure(
        language,
        positions.winners(["S", "A"], |state| state.1, |_| None),
        "Simon (S) has 3, Antisimon (A) has 5, and the heap has 9 stones. Each must take the \
         greatest common divisor of his number and the heap, so there is one line of play; below \
         each state stands who wins it. Whoever finds 0 would have to take his whole number, and \
         loses.",
        "Simon (S) 的数为 3，Antisimon (A) 的数为 5，堆中 9 颗。每次必须取自己的数与堆的最大公约数，\
         所以只有一条路；每个状态下方是胜者。轮到时堆为 0 者取不出，负。",
    )
}

fn odd_divisor_or_one(language: Language) -> Option<Picture> {
    let options = |&number: &u32| {
        let odd = (3..=number).step_by(2).filter(|divisor| number % divisor == 0);
        let mut options: Vec<u32> = odd.map(|divisor| number / divisor).collect();
        options.extend((number > 1).then(|| number - 1));
        options
    };
    let positions = Positions::after(6, options, |number| number.to_string())?;
    figure(
        language,
        positions.outcomes(),
        "From 6 on: a number is divided by an odd divisor above 1, or lowered by 1. Odd numbers \
         go to 1 at once, and so does 2. A power of two such as 4 only leads to an odd number and \
         is lost; so is 2p with an odd prime p, such as 6.",
        "从 6 开始：除以大于 1 的奇因子，或减 1。奇数能一步到 1，2 也是。像 4 这样的 2 的幂只能走到奇数，必败；\
         2p（p 为奇素数，如 6）也必败。",
    )
}

fn divisors_written(language: Language) -> Option<Picture> {
    let options = |&number: &u32| proper_divisors(number);
    let positions = Positions::after(24, options, |number| number.to_string())?;
    figure(
        language,
        positions.misere(),
        "From 24 on: a move writes a divisor other than 1 and the number itself, and whoever has \
         none wins. Primes are won, products of two primes are lost, green, and every product of \
         more primes can be brought to one of these at once.",
        "从 24 开始：每步写一个除 1 与自身以外的因子，没有可写的一方胜。素数必胜，两个素数之积必败（绿色），\
         更多素数之积都能一步写成后者。",
    )
}

fn divisors_subtracted(language: Language) -> Option<Picture> {
    let options = |&number: &u32| proper_divisors(number).iter().map(|d| number - d).collect();
    let positions = Positions::after(10, options, |number| number.to_string())?;
    figure(
        language,
        positions.outcomes(),
        "From 10 on: a divisor other than 1 and the number itself is subtracted. Odd numbers are \
         lost, green: their divisors leave an even number with an odd divisor, which can be made \
         odd again. Powers of two lose one exponent at a time, so 8 and 2 are lost and 4 is won.",
        "从 10 开始：减去除 1 与自身以外的一个因子。奇数必败（绿色）：减后得到带奇因子的偶数，对手能再变成奇数。\
         2 的幂每次指数减 1，所以 8、2 必败，4 必胜。",
    )
}

fn thirds(language: Language) -> Option<Picture> {
    let options = |&difference: &u32| match difference {
        0..=2 => Vec::new(),
        _ => vec![difference / 3, difference - difference / 3],
    };
    let positions = Positions::after(14, options, |difference| difference.to_string())?;
    figure(
        language,
        positions.values(),
        "Only the difference d of a pair counts: a move makes it ⌊d / 3⌋ or d − ⌊d / 3⌋. With two \
         options at most, no Grundy value, below each d, is above 2. Neither option falls as d \
         grows, so equal values come in long stretches; several pairs are added as a nim sum.",
        "一对数只看差 d：每步变为 ⌊d / 3⌋ 或 d − ⌊d / 3⌋。至多两个后继，所以 SG 值（写在下方）不超过 2。\
         d 增大时两个后继都不减，相同的值成段出现；几对数取异或和。",
    )
}

fn multiple_of_three(language: Language) -> Option<Picture> {
    // The number, and how many moves are left.
    type State = (u32, u32);
    let mover = |&(_, left): &State| if left % 2 == 0 { Player::First } else { Player::Second };
    let is_won = move |state: &State| state.0.is_multiple_of(3) && mover(state) == Player::Second;
    let options = |state: &State| -> Vec<State> {
        match state {
            (_, 0) => Vec::new(),
            state if is_won(state) => Vec::new(),
            &(number, left) => vec![(number - 1, left - 1), (number + 1, left - 1)],
        }
    };
    let name = |&(number, left): &State| format!("{number} ·{left}");
    let positions = Positions::after((3, 4), options, name)?;
    let ends = |state: &State| match state {
        state if is_won(state) => Some(Player::First),
        (_, 0) => Some(Player::Second),
        _ => None,
    };
    figure(
        language,
        positions.winners(["Vanya", "Vova"], mover, ends),
        "From 3, with four moves left, as the number behind the dot says (in the problem it is \
         ten). Vanya has to leave the multiple of 3, and Vova takes the step back: green states \
         are his. If Vanya ever finds another number, he makes it a multiple of 3 and wins.",
        "从 3 开始，点后是剩余步数（这里 4 步，原题 10 步）。Vanya 必须离开 3 的倍数，Vova 退回一步：绿色归 Vova。\
         Vanya 只要遇到别的数，就能走到 3 的倍数而胜。",
    )
}

fn broken_by_xor(language: Language) -> Option<Picture> {
    // The parts of which the player to move chooses one and breaks it.
    let options = |parts: &Vec<u32>| {
        let breaks = |number: u32| {
            (1..number)
                .map(move |part| (part, part ^ number))
                .filter(move |&(part, other)| part < other && other < number)
                .map(|(part, other)| vec![part, other])
        };
        parts.iter().flat_map(|&part| breaks(part)).collect()
    };
    let name = |parts: &Vec<u32>| {
        let binary: Vec<String> = parts.iter().map(|part| format!("{part:b}")).collect();
        joined(&binary)
    };
    let positions = Positions::after(vec![10], options, name)?;
    figure(
        language,
        positions.outcomes(),
        "From 10, in binary 1010: a break leaves two parts whose xor it is, and the opponent \
         chooses which one to break. A number with an even number of ones breaks into two with an \
         odd number each, such as its highest one and the rest; and such a pair is lost, green.",
        "从 10（二进制 1010）开始：拆成异或等于它的两个更小的数，对手从中选一个再拆。\
         1 的个数为偶数时，可拆成个数都为奇数的两部分（如最高位与其余），这样的一对必败（绿色）。",
    )
}

fn powers_of_the_smaller(language: Language) -> Option<Picture> {
    type Pair = (u32, u32);
    let options = |&(small, large): &Pair| -> Vec<Pair> {
        if small == 0 {
            return Vec::new();
        }
        let pair = |other: u32| (small.min(other), small.max(other));
        let mut options = vec![pair(large % small)];
        let mut power = small;
        while power <= large {
            options.push(pair(large - power));
            if small == 1 {
                break;
            }
            power *= small;
        }
        options
    };
    let positions = Positions::after((2, 9), options, |(small, large)| format!("{small},{large}"))?;
    figure(
        language,
        positions.outcomes(),
        "From 2 and 9: the larger number is replaced by its remainder, or lowered by 2, 4 or 8. \
         The pair of the remainder, 1 and 2, is won, so nobody wants to go there; the other moves \
         lower the quotient q, and modulo 2 + 1 they change it by 1: lost if q mod 3 is odd, as \
         for 2,3 with q = 1 and 2,9 with q = 4.",
        "从 2 和 9 开始：较大的数换成余数，或减去 2、4、8。余数那一对 1,2 必胜，谁都不愿走到那里；\
         其余着法减小商 q，模 2 + 1 时每次变化 1：q mod 3 为奇数时必败，如 2,3（q = 1）与 2,9（q = 4）。",
    )
}

fn powers_forbidden(language: Language) -> Option<Picture> {
    let options = |free: &Vec<u32>| {
        let chosen = free
            .iter()
            .map(|&exponent| free.iter().copied().filter(|other| other % exponent != 0).collect());
        chosen.collect()
    };
    let name = |free: &Vec<u32>| joined(&free.iter().map(|&e| 1 << e).collect::<Vec<u32>>());
    let positions = Positions::after(vec![1, 2, 3, 4], options, name)?;
    figure(
        language,
        positions.values(),
        "The powers of 2 up to 16: choosing a number forbids it and its powers, that is, an \
         exponent and its multiples. Numbers that are powers of different bases do not touch \
         each other, so each base is such a game by itself, worth the Grundy value below, and \
         the nim sum of all bases decides.",
        "不超过 16 的 2 的幂：选一个数就禁掉它和它的各次幂，即一个指数及其倍数。不同底数的幂互不影响，\
         每个底数是一个独立的游戏，值为下方的 SG 值，全体取异或和。",
    )
}

fn distances(language: Language) -> Option<Picture> {
    const NEVER: i32 = -1;
    let starts: Vec<i32> = (0..=15).collect();
    // Below 0 the distance never becomes 0 again: play goes on for ever.
    let options = |&distance: &i32| match distance {
        NEVER => vec![NEVER],
        _ => vec![(distance - 2).max(NEVER), (distance - 3).max(NEVER)],
    };
    let end = |&distance: &i32| (distance == 0).then_some(Outcome::P);
    let outcomes = crate::pictures::positions::outcomes_from(&starts, options, end)?;
    let drawing = table(&headings(0, 16), &["".to_string()], "d", |(x, _)| {
        let (class, letter) = class_and_letter(&outcomes[x]);
        Some((class, letter.to_string()))
    });
    figure(
        language,
        Some(drawing),
        "The distance d with a = 2 and b = 3: a move takes 2 or 3 from it, and whoever makes it 0 \
         wins. Multiples of a + b = 5 are lost, green, as every move can be completed to 5; \
         remainders from a to b are won; from the others both can keep away from a loss, and \
         nobody wins, grey.",
        "距离 d，a = 2、b = 3：每步使它减 2 或 3，减到 0 者胜。a + b = 5 的倍数必败（绿色），对手总能凑成 5；\
         余数在 a 到 b 之间必胜；其余双方都能避免输，为灰色的平局。",
    )
}

fn beyond_the_bound(language: Language) -> Option<Picture> {
    const BOUND: u32 = 6;
    let options = |&number: &u32| -> Vec<u32> {
        [number + 1, 2 * number].into_iter().filter(|&next| next <= BOUND).collect()
    };
    let positions = Positions::after(1, options, |number| number.to_string())?;
    let cannot_win = positions.lost(|_| None)?;
    let cannot_lose = positions.lost(|&number| (2 * number > BOUND).then_some(Outcome::N))?;
    let sign = |is_lost: bool| if is_lost { "−" } else { "+" };
    let note = |number: usize, _: &u32| {
        let class = if cannot_win[number] { "p" } else { "n" };
        (class, format!("{} {}", sign(cannot_win[number]), sign(cannot_lose[number])))
    };
    let drawing = positions.told(note, |_, to| cannot_win[to]);
    figure(
        language,
        Some(drawing),
        "One round up to e = 6, without the moves beyond it, which lose. The first sign says \
         whether the player to move can force to win the round, the second whether he can force \
         to lose it, which anybody can do at once from above e / 2. Green numbers cannot be won. \
         The round before needs just these two answers.",
        "上限 e = 6 的一轮，越界的着法即输，图中不画。第一个符号表示轮到的人能否强行赢下这一轮，\
         第二个表示能否强行输掉（超过 e / 2 时一步就能输）。绿色为赢不了的数。前一轮只需要这两个答案。",
    )
}

fn forced_progression(language: Language) -> Option<Picture> {
    // The piles, and the place of the one that has just grown.
    type Piles = ([u32; 3], usize);
    let named = |&(piles, last): &Piles| {
        let [one, other] = [(last + 1) % 3, (last + 2) % 3].map(|place| piles[place]);
        let is_even = piles[last] - one.max(other) == one.abs_diff(other);
        match is_even {
            true => one.abs_diff(other),
            false => 2 * piles[last] - one - other,
        }
    };
    let are_equal =
        |piles: &[u32; 3]| piles[0] == piles[1] || piles[1] == piles[2] || piles[0] == piles[2];
    let options = |state: &Piles| -> Vec<Piles> {
        let &(piles, last) = state;
        if are_equal(&piles) {
            return Vec::new();
        }
        let added = |place: usize| {
            let mut piles = piles;
            piles[place] += named(state);
            (piles, place)
        };
        [(last + 1) % 3, (last + 2) % 3].map(added).to_vec()
    };
    let name = |&(piles, last): &Piles| {
        let written = (0..3).map(|place| match place == last {
            true => format!("[{}]", piles[place]),
            false => piles[place].to_string(),
        });
        joined(&written.collect::<Vec<_>>())
    };
    let positions = Positions::after(([1, 2, 7], 2), options, name)?;
    let note = |_: usize, state: &Piles| match are_equal(&state.0) {
        true => ("p", "=".to_string()),
        false => ("n", format!("y = {}", named(state))),
    };
    let drawing = positions.told(note, |_, _| false);
    figure(
        language,
        Some(drawing),
        "The pile in brackets has just grown and is the largest, c; below stands what the first \
         player names. 2c − a − b puts the three piles at equal distances whichever of the other \
         two it goes to, and naming that distance then makes two piles equal in every case.",
        "括号中的堆刚被加过，是最大的 c；下方是先手报的数。2c − a − b 无论加到另两堆中的哪一堆，\
         三堆都成等差数列；再报公差，无论加到哪堆都会出现两堆相等。",
    )
}

fn step_or_division(language: Language) -> Option<Picture> {
    let options = |&number: &u32| {
        let quotients = proper_divisors(number).into_iter().map(|divisor| number / divisor);
        (number > 1).then(|| number - 1).into_iter().chain(quotients).collect()
    };
    let positions = Positions::after(8, options, |number| number.to_string())?;
    figure(
        language,
        positions.outcomes(),
        "From 8 on: a step of 1, or a division by a divisor other than 1 and the number itself. \
         1 and the odd primes are lost, green, and whatever has an odd prime divisor is divided \
         down to it. The pattern breaks at 16, from which all moves lead to won numbers, and so \
         at 17.",
        "从 8 开始：减 1，或除以一个除 1 与自身以外的因子。1 与奇素数必败（绿色），有奇素因子的数都能除成它。\
         规律在 16 处被打破：它的后继都是必胜态，于是 17 也随之改变。",
    )
}

fn divisors_to_one(language: Language) -> Option<Picture> {
    let options = |&number: &u32| {
        (1..number).filter(|divisor| number % divisor == 0).map(|d| number - d).collect()
    };
    let positions = Positions::after(8, options, |number| number.to_string())?;
    figure(
        language,
        positions.outcomes(),
        "From 8 on: a move subtracts a divisor other than the number itself. Odd numbers are \
         lost, green: all their divisors are odd and leave an even number. From an even number, 1 \
         can always be subtracted.",
        "从 8 开始：每步减去一个除自身以外的因子。奇数必败（绿色）：奇数的因子都是奇数，减后为偶数；\
         偶数总可以减 1。",
    )
}

fn primes_replaced(language: Language) -> Option<Picture> {
    let options = |&number: &u32| {
        let is_prime = |p: &u32| proper_divisors(*p).is_empty();
        let primes = (2..=number).filter(|p| number % p == 0).filter(is_prime);
        primes.flat_map(|p| (1..p).map(move |i| number / p * i)).collect()
    };
    let positions = Positions::after(10, options, |number| number.to_string())?;
    figure(
        language,
        positions.values(),
        "From 10 on: a prime factor p is replaced by any smaller number i. The factors do not \
         touch each other, so the Grundy value of a number is the nim sum of those of its prime \
         factors, 2 and 5 for 10, and a prime gets the mex of the values of all numbers below it.",
        "从 10 开始：把一个素因子 p 换成更小的数 i。各素因子互不影响，所以一个数的 SG 值是它各素因子之值的异或和\
         （10 为 2 与 5），素数的值则是所有更小的数之值的 mex。",
    )
}

/// Division of a number by 2, 3, 4, 5 or 6, without the fraction.
struct Quotients;

impl Game for Quotients {
    type Position = u32;

    fn options(&self, &number: &u32) -> Vec<Vec<u32>> {
        let divisors = 2..=if number > 0 { 6 } else { 1 };
        divisors.map(|divisor| vec![number / divisor]).collect()
    }
}

fn floors_of_quotients(language: Language) -> Option<Picture> {
    let mut game = Analysis::new(Quotients);
    let values: Vec<u64> =
        (0..60).map(|number| game.value(&number)).collect::<Result<_, _>>().ok()?;
    let rows: Vec<String> = (0..5).map(|row| format!("{}+", 12 * row)).collect();
    let drawing = table(&headings(0, 12), &rows, "n", |(x, y)| {
        let value = values[12 * y + x];
        Some(value_cell(value))
    });
    figure(
        language,
        Some(drawing),
        "The Grundy values of the numbers 0 to 59, twelve in a row, when a number is divided by \
         2, …, 6 and the fraction dropped. The first digit in base 12 gives the value: 1 for a 1, \
         2 for a 2 or 3, 3 for a 4 or 5, otherwise 0. So the second row is all 1, the next two \
         are 2, and then 3. The nim sum of all numbers decides.",
        "0 到 59 的 SG 值，每行 12 个：数除以 2、…、6 并舍去小数。十二进制的首位决定值：首位 1 为 1，\
         2、3 为 2，4、5 为 3，其余为 0。所以第二行全为 1，其后两行为 2，再后为 3。全体取异或和。",
    )
}

/// Pairs of positive numbers, of which the larger loses multiples of the smaller.
struct Multiples;

impl Game for Multiples {
    type Position = (u32, u32);

    fn options(&self, &(one, other): &(u32, u32)) -> Vec<Vec<(u32, u32)>> {
        let (small, large) = (one.min(other), one.max(other));
        let left = (1..).map(|times| large.saturating_sub(times * small));
        left.take_while(|&left| left > 0).map(|left| vec![(small, left)]).collect()
    }
}

fn multiples_subtracted(language: Language) -> Option<Picture> {
    const SIZE: u32 = 9;
    let mut game = Analysis::new(Multiples);
    let pairs = (1..=SIZE).flat_map(|b| (1..=SIZE).map(move |a| (a, b)));
    let values: Vec<u64> = pairs.map(|pair| game.value(&pair)).collect::<Result<_, _>>().ok()?;
    let numbers = headings(1, SIZE as usize);
    let drawing = table(&numbers, &numbers, "", |(x, y)| {
        let value = values[SIZE as usize * y + x];
        Some(value_cell(value))
    });
    figure(
        language,
        Some(drawing),
        "The Grundy values of the pairs of 1 to 9, when multiples of the smaller number are \
         subtracted and both stay positive. Pairs a ≤ b are worth ⌊b/a − a/b⌋, so the lost ones, \
         green, lie about the diagonal, up to the golden ratio. The nim sum of all pairs decides.",
        "1 到 9 的数对的 SG 值：从较大的数减去较小数的倍数，两数保持为正。a ≤ b 的值为 ⌊b/a − a/b⌋，\
         必败态（绿色）在对角线两侧、黄金比以内。几对数取异或和。",
    )
}

fn remainders_of_seven(language: Language) -> Option<Picture> {
    let digits = [3, 5];
    // The digits that have been written.
    let options = |written: &Vec<u32>| -> Vec<Vec<u32>> {
        let next = digits.get(written.len()).map(|&digit| [digit, 0]);
        next.into_iter().flatten().map(|digit| [&written[..], &[digit]].concat()).collect()
    };
    let remainder =
        |written: &Vec<u32>| written.iter().fold(0, |number, digit| 10 * number + digit) % 7;
    let name = |written: &Vec<u32>| {
        let text: String = written.iter().map(u32::to_string).collect();
        format!("{text} ≡ {}", remainder(written)).trim().to_string()
    };
    let positions = Positions::after(vec![], options, name)?;
    let mover = |written: &Vec<u32>| match written.len() {
        0 => Player::First,
        _ => Player::Second,
    };
    let ends = |written: &Vec<u32>| {
        let is_multiple = remainder(written) == 0;
        let winner = if is_multiple { Player::Second } else { Player::First };
        (written.len() == digits.len()).then_some(winner)
    };
    figure(
        language,
        positions.winners(["A", "T"], mover, ends),
        "Aoki (A) writes 3 or 0, then Takahashi (T) writes 5 or 0 behind it; T wins if the number \
         is a multiple of 7. Behind ≡ stands the remainder so far, and all that matters. Going \
         back from the end, a remainder is good for T on his turn if one option is, on A's turn \
         if both are.",
        "Aoki (A) 写 3 或 0，然后 Takahashi (T) 在后面写 5 或 0；结果为 7 的倍数则 T 胜。≡ 后是当前余数，\
         只有它起作用。从终局往回推：轮到 T 时有一个后继归 T 即可，轮到 A 时要两个都归 T。",
    )
}

fn last_xor(language: Language) -> Option<Picture> {
    let is_over = |numbers: &Vec<u32>| numbers.iter().fold(0, |sum, number| sum ^ number) == 0;
    let options = |numbers: &Vec<u32>| match is_over(numbers) {
        true => Vec::new(),
        false => (0..numbers.len()).map(|number| without(numbers, number)).collect(),
    };
    let positions = Positions::after(vec![1, 2, 3, 4], options, |numbers| joined(numbers))?;
    figure(
        language,
        positions.outcomes(),
        "The numbers 1, 2, 3, 4; whoever leaves numbers whose xor is 0 wins, and play ends there: \
         at 1, 2, 3 and at ∅. An odd number of numbers is won. With an even number the xor x of \
         all must itself be there to be removed, as 4 is here; otherwise the position is lost.",
        "数 1、2、3、4；使剩下的数异或为 0 者胜，游戏在那里结束：1,2,3 与 ∅。剩奇数个数时必胜。\
         剩偶数个时，全体的异或 x 本身须在其中才能取走它而胜，如这里的 4；否则必败。",
    )
}

fn remainders_of_all(language: Language) -> Option<Picture> {
    let options = |numbers: &Vec<u32>| {
        let largest = numbers.last().copied().unwrap_or(0);
        let left = (1..=largest).map(|m| {
            let mut left = sorted(numbers.iter().map(|n| n % m).filter(|&n| n > 0).collect());
            left.dedup();
            left
        });
        left.collect()
    };
    let positions = Positions::after(vec![4, 8], options, |numbers| joined(numbers))?;
    figure(
        language,
        positions.misere(),
        "The numbers 4 and 8; a move replaces all numbers by their remainders modulo some m, and \
         whoever finds only zeros, ∅, wins. Zeros and repetitions are left out. 1 and 2 are lost, \
         and every other set that is not made of multiples of 12 is won, but for this one: \
         4 and 8 is lost.",
        "数 4 与 8；每步把所有数换成模某个 m 的余数，轮到时全为 0（∅）者胜。0 与重复的数略去。\
         {1}、{2} 必败，其余不全是 12 的倍数的集合都必胜，只有这一个例外：{4, 8} 必败。",
    )
}

fn common_divisor_kept(language: Language) -> Option<Picture> {
    type State = (u32, Vec<u32>);
    let options = |(divisor, numbers): &State| -> Vec<State> {
        (0..numbers.len())
            .map(|erased| (gcd(numbers[erased], *divisor), without(numbers, erased)))
            .filter(|(divisor, _)| *divisor != 1)
            .collect()
    };
    let name = |(divisor, numbers): &State| format!("{divisor} | {}", joined(numbers));
    let positions = Positions::after((0, vec![3, 4, 6, 8]), options, name)?;
    figure(
        language,
        positions.outcomes(),
        "The numbers 3, 4, 6, 8 behind the bar, and G before it, at first 0. Erasing a multiple \
         of G keeps it; any other allowed number makes G smaller, which can happen only a few \
         times. As long as G stays, what counts is the parity of the number of its multiples \
         left.",
        "竖线后是数 3、4、6、8，竖线前是 G，最初为 0。擦去 G 的倍数时 G 不变；擦去其他允许的数时 G 变小，\
         这只能发生几次。G 不变期间，只看它的倍数还剩奇数个还是偶数个。",
    )
}

fn smaller_by_xor(language: Language) -> Option<Picture> {
    let options = |numbers: &Vec<u32>| {
        let lowered = (1..8).map(|x| {
            let lowered = numbers.iter().map(|&number| number.min(number ^ x));
            let mut lowered = sorted(lowered.filter(|&number| number > 0).collect());
            lowered.dedup();
            lowered
        });
        lowered.filter(|lowered| lowered != numbers).collect()
    };
    let name = |numbers: &Vec<u32>| {
        joined(&numbers.iter().map(|number| format!("{number:02b}")).collect::<Vec<_>>())
    };
    let positions = Positions::after(vec![1, 2, 3], options, name)?;
    figure(
        language,
        positions.outcomes(),
        "The numbers 1, 2, 3 in binary; a move makes each smaller by xor with x where that makes \
         it smaller. Seen as columns, a move clears one column and may add it to lower ones. A \
         pair of columns is balanced if both are 0, or if they differ and neither is 0: the \
         lost positions, green, have balanced pairs only.",
        "二进制的数 1、2、3；每步选 x，把异或 x 后变小的数都换掉。按列看，每步清空一列，并可把它加到更低的列上。\
         两列配成一对，都为 0，或都不为 0 且不同，则为平衡：必败态（绿色）的每一对都平衡。",
    )
}
