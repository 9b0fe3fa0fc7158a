//! Library Checker nim_product_64 by definition where both numbers are small, and bit by
//! bit where they are not: different Fermat powers 2^2^k multiply as usual, and each one
//! times itself is 3/2 of it.
//!
//! The middle tier has 20 products of numbers of all lengths, which the same reference multiplies
//! bit by bit.

use reference::{Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(g.pick(1, 1_000_000)..=g.pick(6, 1_000_000));
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let bits = [5, 5, 8, 16, 32, 64][g.within(g.pick(0, 5)..=5) as usize];
        let below = u64::MAX >> (64 - bits);
        let (mut a, b) = (g.within(0..=below), g.within(0..=below));
        if g.one_in(8) {
            a = 1 << g.within(0..=bits - 1);
        }
        input += &format!("{a} {b}\n");
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("20\n");
    for _ in 0..20 {
        let mut number = || g.within(0..=u64::MAX) >> g.within(0..=63);
        input += &format!("{} {}\n", number(), number());
    }
    input
}

fn answer(input: &mut Input) -> String {
    let t = input.number(1..=1_000_000);
    let small = by_definition();
    let mut output = String::new();
    for _ in 0..t {
        let (a, b) = (input.number(0..=u64::MAX), input.number(0..=u64::MAX));
        let product = if a.max(b) < 32 { small[a as usize][b as usize] } else { product(a, b) };
        output += &format!("{product}\n");
    }
    input.end();
    output
}

/// All products below 32, each the mex of what the definition names.
fn by_definition() -> Vec<Vec<u64>> {
    let mut table = vec![vec![0; 32]; 32];
    for a in 0..32 {
        for b in 0..32 {
            let mut taken = [false; 1024];
            for (smaller_a, smaller_b) in (0..a).flat_map(|x| (0..b).map(move |y| (x, y))) {
                let option =
                    table[smaller_a][b] ^ table[a][smaller_b] ^ table[smaller_a][smaller_b];
                taken[option as usize] = true;
            }
            table[a][b] = taken.iter().position(|&taken| !taken).unwrap() as u64;
        }
    }
    table
}

fn bits(a: u64) -> impl Iterator<Item = u32> {
    (0..64).filter(move |bit| a >> bit & 1 == 1)
}

fn product(a: u64, b: u64) -> u64 {
    let pairs = bits(a).flat_map(|i| bits(b).map(move |j| (i, j)));
    pairs.fold(0, |sum, (i, j)| sum ^ product_of_powers(i, j))
}

/// 2^i ⊗ 2^j: the ones of i say which Fermat powers 2^i is the product of.
fn product_of_powers(i: u32, j: u32) -> u64 {
    if i & j == 0 {
        return 1 << (i | j);
    }
    let common = 1 << (31 - (i & j).leading_zeros());
    let rest = product_of_powers(i - common, j - common);
    product(rest, 1 << common) ^ product(rest, 1 << (common - 1))
}
