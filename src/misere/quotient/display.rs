//! How a quotient is written.

use super::Quotient;
use std::fmt;

/// The number of generators for which there are letters.
pub(super) const LETTERS: usize = 52;

const SUPERSCRIPTS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

fn letters() -> impl Iterator<Item = char> {
    ('a'..='z').chain('A'..='Z')
}

/// Returns the product of the generators with these exponents, as text.
pub(super) fn product(word: &[u32]) -> String {
    let mut product = String::new();
    for (letter, &exponent) in letters().zip(word) {
        if exponent > 0 {
            product.push(letter);
        }
        if exponent > 1 {
            let digits = exponent.to_string();
            product.extend(digits.bytes().map(|digit| SUPERSCRIPTS[usize::from(digit - b'0')]));
        }
    }
    if product.is_empty() {
        product.push('1');
    }
    product
}

/// The products of all pairs of elements of a [`Quotient`]; `Display` writes them as a table with
/// one line per element.
#[derive(Clone, Copy, Debug)]
pub struct ProductTable<'a>(&'a Quotient);

impl Quotient {
    /// Returns the table of products.
    ///
    /// ```
    /// # use grundy::misere::quotient::Quotient;
    /// # use grundy::rule::Rule;
    /// let nim: Rule = "nim".parse().unwrap();
    /// let quotient = Quotient::of_heaps(&nim, 1).unwrap();
    /// assert_eq!(quotient.table().to_string(), "  │ 1 a\n1 │ 1 a\na │ a 1");
    /// ```
    pub fn table(&self) -> ProductTable<'_> {
        ProductTable(self)
    }
}

impl fmt::Display for ProductTable<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let quotient = self.0;
        let names: Vec<String> = quotient.elements().map(|x| quotient.name(x)).collect();
        let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(1);
        let row = |head: &str, products: &mut dyn Iterator<Item = &String>| {
            let cells = products.map(|name| format!(" {:width$}", name, width = width));
            let row =
                cells.fold(format!("{:width$} │", head, width = width), |row, cell| row + &cell);
            row.trim_end().to_string()
        };
        f.write_str(&row("", &mut names.iter()))?;
        for x in quotient.elements() {
            let mut products = quotient.elements().map(|y| &names[quotient.product(x, y).index()]);
            write!(f, "\n{}", row(&names[x.index()], &mut products))?;
        }
        Ok(())
    }
}

/// Writes one line; the alternate form, `{:#}`, shows the presentation and the table of products
/// instead of the elements.
impl fmt::Display for Quotient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.elements().map(|element| self.name(element)).collect();
        let generators = letters().zip(self.generators());
        let generators = generators.map(|(letter, heap)| format!("{} = {}", letter, heap));
        let generators = generators.collect::<Vec<String>>().join(", ");
        let with = if generators.is_empty() { "" } else { " with " };
        let p: Vec<&str> = self.p_portion().iter().map(|x| &*names[x.index()]).collect();
        let p = p.join(", ");
        if f.alternate() {
            let equations = self.presentation();
            let equations: Vec<String> = equations.iter().map(|e| e.to_string()).collect();
            writeln!(f, "order {}{}{}", self.order(), with, generators)?;
            writeln!(f, "{}", equations.join(", "))?;
            return write!(f, "{}\nP: {}", self.table(), p);
        }
        write!(f, "order {}: {}{}{}", self.order(), names.join(", "), with, generators)?;
        match self.p_portion().len() {
            0 => Ok(()),
            1 => write!(f, ", of which {} is P", p),
            _ => write!(f, ", of which {} are P", p),
        }
    }
}
