macro_rules! def {
    ($n:ident, $m:ident) => {
        pub struct $n(pub i32);
        impl $n {
            pub fn new() -> Self {
                $n(3)
            }
        }
        pub struct $m;
        impl $m {
            pub fn other() {}
        }
    };
}
def!(A, B);
