#[macro_use]
mod inside {
    macro_rules! add {
        ($a:expr, $b:expr) => {
            $a + $b
        };
    }

    macro_rules! never {
        () => {};
    }
}

/// The largest of some.
#[macro_export]
macro_rules! largest {
    // The empty rule is not used.
    () => {
        0
    };
    ($one:expr) => { $one };
    ($one:expr, $($more:expr),+) => {
        $crate::of_two($one, $crate::largest!($($more),+))
    };
}

/// A square, in a module, and yet reached from the root.
pub mod powers {
    #[macro_export]
    macro_rules! square {
        ($x:expr) => {
            $crate::powers::product($x, $x)
        };
    }

    #[macro_export]
    macro_rules! cube {
        ($x:expr) => {
            $crate::powers::product($x, $crate::square!($x))
        };
    }

    pub fn product(a: u32, b: u32) -> u32 {
        add!(a * b, 0)
    }
}

pub fn of_two(a: u32, b: u32) -> u32 {
    if a < b {
        b
    } else {
        a
    }
}

pub trait Named {
    fn name(&self) -> &'static str;

    fn shout(&self) -> String {
        self.name().to_uppercase()
    }
}

/// Types that a macro makes.
pub mod made {
    macro_rules! named {
        ($($name:ident)*) => {
            $(
                pub struct $name;

                impl crate::Named for $name {
                    fn name(&self) -> &'static str {
                        stringify!($name)
                    }
                }
            )*
        };
    }

    named!(First);
    named!(Second);
}
