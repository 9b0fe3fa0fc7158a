pub mod deep {
    /// A type of nearly the crate's name.
    pub struct Toys(pub u8);

    /// A function of the crate's name.
    pub fn toys() -> u8 {
        crate::sum(20, 20) + super::toys::ONE
    }
}

pub mod toys {
    /// In a module of the crate's name.
    pub const ONE: u8 = 1;

    pub const TWO: u8 = 2;
}

/// `crate::sum` in a comment stays what it is.
pub fn sum(a: u8, b: u8) -> u8 {
    a + b
}

pub fn unused() -> &'static str {
    "crate::sum"
}
