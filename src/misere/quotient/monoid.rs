//! Finite commutative monoids with a set of P-elements, and the smallest one that agrees with
//! a larger one about all products.

use std::collections::HashMap;

/// A finite commutative monoid whose elements are 0, 1, …, with 0 the identity, and the set of
/// those elements that stand for P-positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Monoid {
    /// The table of products, row after row.
    products: Vec<usize>,
    p: Vec<bool>,
}

impl Monoid {
    /// Returns the monoid of the empty game alone, an N-position.
    pub(super) fn trivial() -> Monoid {
        Monoid { products: vec![0], p: vec![false] }
    }

    pub(super) fn order(&self) -> usize {
        self.p.len()
    }

    pub(super) fn product(&self, x: usize, y: usize) -> usize {
        self.products[x * self.order() + y]
    }

    pub(super) fn is_p(&self, x: usize) -> bool {
        self.p[x]
    }

    /// Returns whether this is the quotient of the heaps below 2^k of Nim for some k.
    pub(super) fn is_tame(&self) -> bool {
        let p: Vec<usize> = (0..self.order()).filter(|&x| self.p[x]).collect();
        match p[..] {
            [] => self.order() == 1,
            [a] => self.order() == 2 && self.product(a, a) == 0,
            [x, y] => self.is_nim(x, y) || self.is_nim(y, x),
            _ => false,
        }
    }

    /// Returns whether this is such a quotient where `a` is the heap of 1, and `zero` is the nim
    /// sum 0 beside larger heaps.
    ///
    /// All elements but 1 and `a` must form a group with the identity `zero` in which each
    /// element is its own inverse. Such a group is that of the nim sums below some 2^k, and
    /// `a·zero`, unless it is `zero`, can be made to correspond to 1.
    fn is_nim(&self, a: usize, zero: usize) -> bool {
        let mut others = (1..self.order()).filter(|&x| x != a);
        self.product(a, a) == 0
            && self.product(a, zero) != zero
            && others.all(|x| self.product(x, zero) == x && self.product(x, x) == zero)
    }

    /// Returns the same monoid with its elements listed in the given order, which begins with
    /// the identity.
    fn renumbered(&self, order: &[usize]) -> Monoid {
        let mut place = vec![0; order.len()];
        for (new, &old) in order.iter().enumerate() {
            place[old] = new;
        }
        let row = |&x: &usize| order.iter().map(move |&y| (x, y));
        let products = order.iter().flat_map(row).map(|(x, y)| place[self.product(x, y)]);
        Monoid { products: products.collect(), p: order.iter().map(|&x| self.p[x]).collect() }
    }
}

/// A product of powers of generators, by their exponents; missing ones are 0.
pub(super) type Word = Vec<u32>;

/// All words in some generators, where the powers of each come to alternate: g^(k + 2) = g^k
/// for k ≥ its *index*.
///
/// The words are the numbers below [`len`](Words::len), in a mixed radix with the exponent of
/// the last generator as its highest digit.
pub(super) struct Words {
    indices: Vec<u32>,
    strides: Vec<usize>,
    len: usize,
}

impl Words {
    /// Returns the words, or `None` if there are more than `limit`.
    pub(super) fn new(indices: Vec<u32>, limit: usize) -> Option<Words> {
        let mut len: usize = 1;
        let mut strides = Vec::new();
        for &index in &indices {
            strides.push(len);
            len = len.checked_mul(index as usize + 2).filter(|&len| len <= limit)?;
        }
        Some(Words { indices, strides, len })
    }

    fn exponent(&self, number: usize, generator: usize) -> u32 {
        (number / self.strides[generator] % (self.indices[generator] as usize + 2)) as u32
    }

    pub(super) fn exponents(&self, number: usize) -> Word {
        (0..self.indices.len()).map(|generator| self.exponent(number, generator)).collect()
    }

    /// Returns the number of a word with any exponents.
    pub(super) fn number(&self, word: &[u32]) -> usize {
        let reduced = |(&exponent, &index): (&u32, &u32)| {
            let above = exponent.saturating_sub(index);
            (exponent - above + above % 2) as usize
        };
        let digits = word.iter().zip(&self.indices).map(reduced);
        digits.zip(&self.strides).map(|(digit, stride)| digit * stride).sum()
    }

    /// Finds out which words are P, by misère play in which a generator has the `options`
    /// listed for it. These contain only earlier generators.
    fn outcomes(&self, options: &[Vec<Word>]) -> Vec<bool> {
        let mut is_p = vec![false; self.len];
        for number in 1..self.len {
            let word = self.exponents(number);
            let mut option = word.clone();
            let wins = (0..word.len()).filter(|&generator| word[generator] > 0).any(|generator| {
                options[generator].iter().any(|parts| {
                    option.clone_from(&word);
                    option[generator] -= 1;
                    for (exponent, more) in option.iter_mut().zip(parts) {
                        *exponent += more;
                    }
                    // Smaller, because its last exponent that differs is: already known.
                    is_p[self.number(&option)]
                })
            });
            is_p[number] = !wins;
        }
        is_p
    }

    /// Returns the coarsest classes of words such that no word beside two members of a class
    /// tells them apart, as the class of each word, numbered in the order of their first words.
    ///
    /// This is Moore's reduction of automata: classes are split until the product with each
    /// generator is the same class for all members.
    fn classes(&self, is_p: &[bool]) -> (Vec<usize>, usize) {
        let mut classes: Vec<usize> = is_p.iter().map(|&p| usize::from(p)).collect();
        let mut count = 0;
        loop {
            let mut numbers: HashMap<Vec<usize>, usize> = HashMap::new();
            let mut finer = Vec::with_capacity(self.len);
            for number in 0..self.len {
                let multiples = (0..self.indices.len()).map(|g| classes[self.times(number, g)]);
                let signature = Some(classes[number]).into_iter().chain(multiples).collect();
                let next = numbers.len();
                finer.push(*numbers.entry(signature).or_insert(next));
            }
            let stable = numbers.len() == count;
            count = numbers.len();
            classes = finer;
            if stable {
                return (classes, count);
            }
        }
    }

    /// Returns the product of a word with a generator.
    fn times(&self, number: usize, generator: usize) -> usize {
        let exponent = self.exponent(number, generator);
        let stride = self.strides[generator];
        if exponent == self.indices[generator] + 1 {
            number - stride
        } else {
            number + stride
        }
    }
}

/// The reduced monoid of words in generators.
pub(super) struct Reduced {
    pub(super) monoid: Monoid,
    /// For each element, its first word in the order by length and then by letters.
    pub(super) words: Vec<Word>,
    /// The element of each generator.
    pub(super) generators: Vec<usize>,
}

/// Returns the monoid of `words` under misère play by `options`, reduced: distinct elements
/// have some multiple by which exactly one of them becomes P. `None` if it has more than
/// `limit` elements.
pub(super) fn reduced(words: &Words, options: &[Vec<Word>], limit: usize) -> Option<Reduced> {
    let is_p = words.outcomes(options);
    let (classes, count) = words.classes(&is_p);
    if count > limit {
        return None;
    }
    let mut first = vec![usize::MAX; count];
    for (number, &class) in classes.iter().enumerate().rev() {
        first[class] = number;
    }
    let exponents: Vec<Word> = first.iter().map(|&number| words.exponents(number)).collect();
    let mut products = Vec::with_capacity(count * count);
    for x in &exponents {
        for y in &exponents {
            let product: Word = x.iter().zip(y).map(|(x, y)| x + y).collect();
            products.push(classes[words.number(&product)]);
        }
    }
    let monoid = Monoid { products, p: first.iter().map(|&number| is_p[number]).collect() };
    let generators: Vec<usize> = words.strides.iter().map(|&stride| classes[stride]).collect();
    let (order, shortest) = shortest_words(&monoid, &generators);
    let place = |class: &usize| order.iter().position(|old| old == class);
    let generators = generators.iter().map(|class| place(class).expect("every class is listed"));
    let generators = generators.collect();
    Some(Reduced { monoid: monoid.renumbered(&order), words: shortest, generators })
}

/// Returns the elements with their shortest words, in the order of these.
fn shortest_words(monoid: &Monoid, generators: &[usize]) -> (Vec<usize>, Vec<Word>) {
    let mut order = vec![0];
    let mut words = vec![vec![0; generators.len()]];
    let mut known = vec![false; monoid.order()];
    known[0] = true;
    let mut next = 0;
    while next < order.len() {
        for (letter, &generator) in generators.iter().enumerate() {
            let product = monoid.product(order[next], generator);
            if !known[product] {
                known[product] = true;
                let mut word = words[next].clone();
                word[letter] += 1;
                order.push(product);
                words.push(word);
            }
        }
        next += 1;
    }
    (order, words)
}
