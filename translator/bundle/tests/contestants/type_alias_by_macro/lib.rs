pub struct M<const P: u64>;
impl<const P: u64> M<P> {
    pub fn p() -> u64 {
        P
    }
    pub fn q() -> u64 {
        P + 1
    }
}
macro_rules! al { ($($n:ident $p:expr),*) => { $( pub type $n = M<$p>; )* } }
al!(M1 7, M2 11);
