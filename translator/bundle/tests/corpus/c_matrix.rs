//! Raises matrices to large powers by traits, const generics, and operators.

use std::fmt::{self, Display};
use std::iter::{Product, Sum};
use std::ops::{Add, AddAssign, Index, IndexMut, Mul, Neg, Sub};

const MODULUS: u64 = 998_244_353;

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, PartialOrd, Ord, Hash)]
struct Mod(u64);

impl Add for Mod {
    type Output = Mod;
    fn add(self, other: Mod) -> Mod {
        Mod((self.0 + other.0) % MODULUS)
    }
}

impl Mul for Mod {
    type Output = Mod;
    fn mul(self, other: Mod) -> Mod {
        Mod(self.0 * other.0 % MODULUS)
    }
}

impl Neg for Mod {
    type Output = Mod;
    fn neg(self) -> Mod {
        Mod((MODULUS - self.0) % MODULUS)
    }
}

impl Sub for Mod {
    type Output = Mod;
    fn sub(self, other: Mod) -> Mod {
        self + -other
    }
}

impl AddAssign for Mod {
    fn add_assign(&mut self, other: Mod) {
        *self = *self + other;
    }
}

impl Sum for Mod {
    fn sum<I: Iterator<Item = Mod>>(items: I) -> Mod {
        items.fold(Mod(0), Add::add)
    }
}

impl<'a> Product<&'a Mod> for Mod {
    fn product<I: Iterator<Item = &'a Mod>>(items: I) -> Mod {
        items.fold(Mod(1), |a, b| a * *b)
    }
}

impl Display for Mod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Matrix<const N: usize>([[Mod; N]; N]);

impl<const N: usize> Matrix<N> {
    fn identity() -> Self {
        let mut matrix = Matrix([[Mod(0); N]; N]);
        (0..N).for_each(|i| matrix[(i, i)] = Mod(1));
        matrix
    }

    fn power(self, exponent: u64) -> Self {
        match exponent {
            0 => Matrix::identity(),
            even if even % 2 == 0 => (self * self).power(even / 2),
            odd => self * self.power(odd - 1),
        }
    }
}

impl<const N: usize> Index<(usize, usize)> for Matrix<N> {
    type Output = Mod;
    fn index(&self, (i, j): (usize, usize)) -> &Mod {
        &self.0[i][j]
    }
}

impl<const N: usize> IndexMut<(usize, usize)> for Matrix<N> {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut Mod {
        &mut self.0[i][j]
    }
}

impl<const N: usize> Mul for Matrix<N> {
    type Output = Self;
    fn mul(self, other: Self) -> Self {
        let mut product = Matrix([[Mod(0); N]; N]);
        for i in 0..N {
            for j in 0..N {
                product[(i, j)] = (0..N).map(|k| self[(i, k)] * other[(k, j)]).sum();
            }
        }
        product
    }
}

impl<const N: usize> Display for Matrix<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in &self.0 {
            let row: Vec<String> = row.iter().map(|x| format!("{x:>10}")).collect();
            writeln!(f, "{}", row.join(" "))?;
        }
        Ok(())
    }
}

fn main() {
    let step = Matrix([[Mod(1), Mod(1)], [Mod(1), Mod(0)]]);
    for n in [0, 1, 10, 1_000_000_007, u64::MAX] {
        print!("{}", step.power(n));
    }
    let three = Matrix([[Mod(1), Mod(2), Mod(3)], [Mod(0), -Mod(1), Mod(5)], [Mod(7), Mod(0), Mod(2)]]);
    println!("{}{:>12}|{}", three.power(100), Mod(5) - Mod(7), [Mod(3), Mod(4)].iter().product::<Mod>());
    println!("{:?}", three.power(0) == Matrix::identity());
}
