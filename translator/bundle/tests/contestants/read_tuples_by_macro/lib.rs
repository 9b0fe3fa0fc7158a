pub trait Readable {
    fn read<'a>(i: &mut impl Iterator<Item = &'a str>) -> Self;
}
pub trait Named {
    const NAME: &'static str;
}
macro_rules! r { ($($t:ty),*) => { $( impl Readable for $t { fn read<'a>(i: &mut impl Iterator<Item = &'a str>) -> Self { i.next().unwrap().parse().unwrap() } } impl Named for $t { const NAME: &'static str = stringify!($t); } )* }; }
r!(i32, u8, u64);
macro_rules! tup { ($($a:ident)*) => { impl<$($a: Readable),*> Readable for ($($a,)*) { fn read<'a>(i: &mut impl Iterator<Item = &'a str>) -> Self { ($($a::read(i),)*) } } }; }
tup!(A);
tup!(A B);
tup!(A B C);
