pub trait Modulus {
    const P: u32;
    const ROOT: u32 = 3;
    fn hint() -> bool {
        true
    }
}
pub struct X;
impl Modulus for X {
    const P: u32 = 7;
    const ROOT: u32 = 5;
    fn hint() -> bool {
        false
    }
}
pub fn f<M: Modulus>() -> u32 {
    M::P
}
