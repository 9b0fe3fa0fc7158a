//! Programs of a cargo workspace that has nothing to do with the collection.

use crate::workspace::{manifest, path_dependencies, Workspace};
use bundle::package::Request;

/// A workspace in which one thing leads to another: each file after a line with its path.
const WORKSPACE: &str = r#"
=== app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2021"

[dependencies]
geometry-lib = { path = "../geometry-lib" }

[features]
loud = ["geometry-lib/loud"]

=== app/src/main.rs
//! A program with modules of its own.

use geometry::shapes::*;
use geometry::{area_of, Matrix};

mod helper;
#[path = "other/place.rs"]
mod named;

fn main() {
    let matrix = Matrix::<2, 3>::new(7);
    println!("{} {}", area_of!(Square(4)), matrix.sum());
    println!("{} {}", helper::twice(3), named::inner::one());
    println!("{}", geometry::NAME);
}

=== app/src/helper.rs
//! Helps.

mod deeper;

pub fn twice(n: u32) -> u32 {
    deeper::add(n, n)
}

=== app/src/helper/deeper.rs
pub fn add(a: u32, b: u32) -> u32 {
    geometry::shapes::Square(a).side() + b
}

=== app/src/other/place.rs
pub mod inner;

=== app/src/other/inner/mod.rs
pub fn one() -> u32 {
    crate::helper::twice(1) - 1
}

=== geometry-lib/Cargo.toml
[package]
name = "geometry-lib"
version = "0.1.0"
edition = "2018"

[lib]
name = "geometry"

[features]
loud = []

[dependencies]
sums = { path = "../adding", package = "adding" }
unused = { path = "../unused" }

=== geometry-lib/src/lib.rs
#![allow(dead_code)]

#[macro_use]
mod macros;
mod matrix;
pub mod shapes;

pub use matrix::Matrix;

#[cfg(feature = "loud")]
pub const NAME: &str = "LOUD";
#[cfg(not(feature = "loud"))]
pub const NAME: &str = "quiet";

pub fn never_called() -> u32 {
    unused::f()
}

#[cfg(test)]
mod tests {
    use absent::Crate;
}

=== geometry-lib/src/macros.rs
/// The area of a shape.
#[macro_export]
macro_rules! area_of {
    ($shape:expr) => {
        $crate::shapes::Area::area(&$shape)
    };
}

=== geometry-lib/src/shapes.rs
/// What has an area.
pub trait Area {
    fn area(&self) -> u32;
}

pub struct Square(pub u32);

impl Square {
    pub fn side(&self) -> u32 {
        self.0
    }
}

impl Area for Square {
    fn area(&self) -> u32 {
        self.0 * self.0
    }
}

pub struct Circle;

impl Area for Circle {
    fn area(&self) -> u32 {
        3
    }
}

=== geometry-lib/src/matrix.rs
pub struct Matrix<const N: usize, const M: usize>([[u32; M]; N]);

impl<const N: usize, const M: usize> Matrix<N, M> {
    pub fn new(value: u32) -> Self {
        Matrix([[value; M]; N])
    }

    pub fn sum(&self) -> u32 {
        self.0.iter().map(|row| sums::sum(row)).sum()
    }
}

=== adding/Cargo.toml
[package]
name = "adding"
version = "0.1.0"
edition = "2021"

=== adding/src/lib.rs
mod inside {
    pub fn sum(values: &[u32]) -> u32 {
        values.iter().sum()
    }
}

pub use inside::*;

=== unused/Cargo.toml
[package]
name = "unused"
version = "0.1.0"
edition = "2021"
build = "build.rs"

=== unused/build.rs
fn main() {}

=== unused/src/lib.rs
pub fn f() -> u32 {
    1
}
"#;

fn workspace() -> Workspace {
    let files = WORKSPACE.split("\n=== ").skip(1);
    let files: Vec<_> = files.map(|file| file.split_once('\n').unwrap()).collect();
    Workspace::new(&files)
}

#[test]
fn a_program_and_its_path_dependencies_become_one_file() {
    let workspace = workspace();
    // 4 * 4; six sevens; 3 + 3; 1 + 1 - 1.
    let wanted = "16 42\n6 1\n";
    let bundle = workspace.bundle(None, |_| {}).unwrap();
    assert!(bundle.starts_with("//! A program with modules of its own.\n"), "{bundle}");
    assert_eq!(workspace.output(&bundle, "2021"), format!("{wanted}quiet\n"));
    for gone in ["Circle", "never_called", "tests", "unused"] {
        assert!(!bundle.contains(gone), "{gone} in {bundle}");
    }
    let loud = workspace.bundle(None, |request| request.features = vec!["loud".to_string()]);
    assert_eq!(workspace.output(&loud.unwrap(), "2021"), format!("{wanted}LOUD\n"));
    let for_a_judge = workspace.bundle(Some("codeforces"), |_| {}).unwrap();
    assert_eq!(workspace.output(&for_a_judge, "2024"), format!("{wanted}quiet\n"));
}

#[test]
fn a_file_may_use_the_library_of_a_package() {
    let workspace = workspace();
    workspace.write(
        "single.rs",
        "fn main() {\n    print!(\"{}\", geometry::shapes::Square(5).side());\n}\n",
    );
    let file = |request: &mut Request| request.file = Some(workspace.path("single.rs"));
    let bundle = workspace.bundle(None, file).unwrap();
    assert_eq!(workspace.output(&bundle, "2021"), "5");
}

#[test]
fn a_packages_own_library_comes_along_and_so_does_the_stand_in_for_proconio() {
    let workspace = Workspace::new(&[
        ("app/Cargo.toml", &(manifest("app", "2024") + &path_dependencies(&["proconio"]))),
        ("app/src/lib.rs", "pub fn half(n: u32) -> u32 {\n    n / 2\n}\n"),
        (
            "app/src/bin/a.rs",
            "use proconio::input;\n\nfn main() {\n    input! { n: u32 }\n    \
             println!(\"{}\", app::half(n));\n}\n",
        ),
        ("app/src/bin/b.rs", "fn main() {}\n"),
        ("proconio/Cargo.toml", &manifest("proconio", "2021")),
        ("proconio/src/lib.rs", ""),
    ]);
    let bundle = workspace.bundle(None, |request| request.bin = Some("a".to_string())).unwrap();
    assert!(bundle.contains("mod app {") && bundle.contains("mod proconio {"), "{bundle}");
    let error = workspace.bundle(None, |_| {}).unwrap_err();
    assert!(error.contains("several programs; name one by --bin: a, b"), "{error}");
    let error = workspace.bundle(None, |request| request.bin = Some("c".to_string())).unwrap_err();
    assert!(error.contains("no program c; it has a, b"), "{error}");
}

/// Libraries keep the programs that verify them there.
#[test]
fn an_example_and_a_file_have_the_dev_dependencies() {
    let program = "fn main() {\n    print!(\"{}\", app::double(words::three()));\n}\n";
    let dependencies = path_dependencies(&["words"]).replace("[dep", "[dev-dep");
    let workspace = Workspace::new(&[
        ("app/Cargo.toml", &(manifest("app", "2021") + &dependencies)),
        ("app/src/lib.rs", "pub fn double(n: u32) -> u32 {\n    2 * n\n}\n"),
        ("app/src/main.rs", program),
        ("app/examples/six.rs", program),
        ("app/examples/other.rs", "fn main() {}\n"),
        ("words/Cargo.toml", &manifest("words", "2021")),
        ("words/src/lib.rs", "pub fn three() -> u32 {\n    3\n}\n"),
    ]);
    let example = |name: &str| {
        let name = Some(name.to_string());
        workspace.bundle(None, |request| request.example.clone_from(&name))
    };
    assert_eq!(workspace.output(&example("six").unwrap(), "2021"), "6");
    let file = |request: &mut Request| request.file = Some(workspace.path("app/examples/six.rs"));
    assert_eq!(workspace.output(&workspace.bundle(None, file).unwrap(), "2021"), "6");
    let error = example("seven").unwrap_err();
    assert!(error.contains("no example seven; it has other, six"), "{error}");
    // Cargo does not give them to a program.
    let error = workspace.bundle(None, |_| {}).unwrap_err();
    assert!(error.contains("does not compile") && error.contains("words"), "{error}");
}

#[test]
fn what_cannot_be_bundled_is_refused_with_the_place_and_the_reason() {
    let cases: [(&str, &str, &[&str]); 7] = [
        (
            "fn main() { built::f() }",
            "",
            &["line 1, column 13", "built cannot be bundled: it has a build script"],
        ),
        (
            "fn main() { lib::f() }",
            "// One.\npub fn f() {\n    built::f()\n}",
            &["lib.rs:3: built cannot be bundled", "build script"],
        ),
        (
            "fn main() { lib::f() }",
            "pub fn f() {\n    println!(\"{}\", include_str!(\"lib.rs\"))\n}",
            &["lib.rs:2: include_str! cannot be bundled"],
        ),
        (
            "fn main() { lib::f() }",
            "pub fn f() {\n    println!(\"{}\", env!(\"PATH\"))\n}",
            &["lib.rs:2: env! cannot be bundled"],
        ),
        (
            "fn main() { print!(\"{}\", env!(\"PATH\")) }",
            "",
            &["line 1, column 26: env! cannot be bundled"],
        ),
        (
            "mod absent;\nfn main() {}",
            "",
            &["main.rs: line 1, column 1: there is no file for the module absent"],
        ),
        (
            "fn main() { derived::f!() }",
            "",
            &["derived cannot be bundled: it is a procedural macro"],
        ),
    ];
    for (main, library, parts) in cases {
        let workspace = Workspace::new(&[
            (
                "app/Cargo.toml",
                &(manifest("app", "2021") + &path_dependencies(&["lib", "built", "derived"])),
            ),
            ("app/src/main.rs", main),
            ("lib/Cargo.toml", &(manifest("lib", "2021") + &path_dependencies(&["built"]))),
            ("lib/src/lib.rs", library),
            ("built/Cargo.toml", &(manifest("built", "2021") + "build = \"build.rs\"\n")),
            ("built/build.rs", "fn main() {}\n"),
            ("built/src/lib.rs", "pub fn f() {}\n"),
            ("derived/Cargo.toml", &(manifest("derived", "2021") + "[lib]\nproc-macro = true\n")),
            ("derived/src/lib.rs", ""),
        ]);
        let error = workspace.bundle(None, |_| {}).unwrap_err();
        for part in parts {
            assert!(error.contains(part), "{part:?} in {error}");
        }
    }
}

/// In that edition `extern crate` brings macros into scope, and an import begins at the root.
#[test]
fn crates_of_the_edition_2015_and_extern_crate_are_read_as_they_are_meant() {
    let main =
        "#[macro_use]\nextern crate old as _;\nextern crate lib as new;\n\nfn main() {\n    \
                println!(\"{} {}\", twice!(4), new::one());\n}\n";
    let old = "extern crate lib;\npub mod a {\n    use b::c;\n    use lib::one;\n    \
               pub fn d(n: u32) -> u32 {\n        c(n) * (one() + ::b::c(1))\n    }\n}\n\
               mod b {\n    pub fn c(n: u32) -> u32 {\n        n\n    }\n}\n\
               #[macro_export]\nmacro_rules! twice {\n    ($n:expr) => {\n        \
               $crate::a::d($n)\n    };\n}\n";
    let workspace = Workspace::new(&[
        ("app/Cargo.toml", &(manifest("app", "2021") + &path_dependencies(&["lib", "old"]))),
        ("app/src/main.rs", main),
        ("lib/Cargo.toml", &manifest("lib", "2021")),
        ("lib/src/lib.rs", "pub fn one() -> u32 {\n    1\n}\n"),
        ("old/Cargo.toml", &(manifest("old", "2015") + &path_dependencies(&["lib"]))),
        ("old/src/lib.rs", old),
    ]);
    let bundle = workspace.bundle(None, |_| {}).unwrap();
    assert_eq!(workspace.output(&bundle, "2021"), "8 1\n");
}

#[test]
fn a_module_may_have_the_name_of_a_crate_that_its_neighbours_use() {
    let library = "pub mod by_crate {\n    \
            use dep::seven;\n    \
            pub fn f() -> u32 {\n        seven() + ::dep::seven() + dep::seven()\n    }\n}\n\
        pub mod by_import {\n    \
            use crate::other::dep;\n    \
            pub fn f() -> u32 {\n        dep::one()\n    }\n}\n\
        pub mod other {\n    \
            pub mod dep {\n        pub fn one() -> u32 {\n            1\n        }\n    }\n    \
            pub mod below {\n        \
                use super::*;\n        \
                pub fn f() -> u32 {\n            dep::one() + 1\n        }\n    }\n    \
            pub fn f() -> u32 {\n        dep::one() + 2\n    }\n}\n";
    let main = "use lib::{by_crate, by_import, other};\nfn main() {\n    println!(\n        \
        \"{} {} {} {}\",\n        by_crate::f(),\n        by_import::f(),\n        \
        other::below::f(),\n        other::f()\n    );\n}\n";
    let workspace = Workspace::new(&[
        ("app/Cargo.toml", &(manifest("app", "2021") + &path_dependencies(&["lib"]))),
        ("app/src/main.rs", main),
        ("lib/Cargo.toml", &(manifest("lib", "2021") + &path_dependencies(&["dep"]))),
        ("lib/src/lib.rs", library),
        ("dep/Cargo.toml", &manifest("dep", "2021")),
        ("dep/src/lib.rs", "pub fn seven() -> u32 {\n    7\n}\n"),
    ]);
    let bundle = workspace.bundle(None, |_| {}).unwrap();
    assert_eq!(workspace.printed_by_cargo().unwrap(), "21 1 2 3\n");
    assert_eq!(workspace.output(&bundle, "2021"), "21 1 2 3\n");
}

#[test]
fn a_trait_stays_whose_methods_alone_are_used() {
    let library = "pub use self::reading::read;\n\
        mod text {\n    \
            pub type Outcome<T> = Result<T, u8>;\n    \
            pub trait OrZero {\n        fn or_zero(self) -> u32;\n    }\n    \
            impl OrZero for Outcome<u32> {\n        \
                fn or_zero(self) -> u32 {\n            self.unwrap_or(0)\n        }\n    }\n}\n\
        mod reading {\n    \
            use crate::text::*;\n    \
            pub fn read(word: &str) -> u32 {\n        \
                word.parse().map_err(|_| 1).or_zero()\n    }\n}\n";
    let workspace = Workspace::new(&[
        ("app/Cargo.toml", &(manifest("app", "2021") + &path_dependencies(&["lib"]))),
        (
            "app/src/main.rs",
            "fn main() {\n    println!(\"{} {}\", lib::read(\"7\"), lib::read(\"x\"));\n}\n",
        ),
        ("lib/Cargo.toml", &manifest("lib", "2021")),
        ("lib/src/lib.rs", library),
    ]);
    let bundle = workspace.bundle(None, |_| {}).unwrap();
    assert_eq!(workspace.output(&bundle, "2021"), "7 0\n");
}

#[test]
fn a_trait_stays_that_a_macro_call_of_the_program_implements() {
    let library = "pub trait Named {\n    fn name(&self) -> &'static str;\n}\n\
        pub trait Other {}\n\
        #[macro_export]\n\
        macro_rules! numbered {\n    ($name:ident = $n:expr) => {\n        \
            struct $name;\n        \
            impl $name {\n            fn number(&self) -> u32 {\n                $n\n            \
            }\n        }\n        \
            impl $crate::Named for $name {\n            \
                fn name(&self) -> &'static str {\n                stringify!($name)\n            \
            }\n        }\n    };\n}\n";
    let workspace = Workspace::new(&[
        ("app/Cargo.toml", &(manifest("app", "2021") + &path_dependencies(&["lib"]))),
        (
            "app/src/main.rs",
            "lib::numbered!(Seven = 7);\n\nfn main() {\n    println!(\"{}\", Seven.number());\n}\n",
        ),
        ("lib/Cargo.toml", &manifest("lib", "2021")),
        ("lib/src/lib.rs", library),
    ]);
    let bundle = workspace.bundle(None, |_| {}).unwrap();
    assert_eq!(workspace.output(&bundle, "2021"), "7\n");
    assert!(!bundle.contains("Other"), "{bundle}");
}

#[test]
fn a_crate_is_corrected_for_a_later_edition() {
    let library = "pub fn value(option: &Option<u32>) -> u32 {\n    \
        match option {\n        Some(ref n) => *n,\n        None => 0,\n    }\n}\n\
        pub fn text(value: &std::fmt::Display) -> String {\n    value.to_string()\n}\n\
        pub fn first(values: &[u32]) -> u32 {\n    \
            assert!(!values.is_empty());\n    unsafe { at(values, 0) }\n}\n\
        unsafe fn at(values: &[u32], index: usize) -> u32 {\n    \
            *values.get_unchecked(index)\n}\n";
    let main = "fn main() {\n    \
        println!(\"{} {} {}\", lib::value(&Some(1)), lib::text(&2), lib::first(&[3]));\n}\n";
    for (edition, judge, of_judge) in
        [("2024", None, "2024"), ("2018", Some("codeforces"), "2024"), ("2018", None, "2018")]
    {
        let workspace = Workspace::new(&[
            ("app/Cargo.toml", &(manifest("app", edition) + &path_dependencies(&["lib"]))),
            ("app/src/main.rs", main),
            ("lib/Cargo.toml", &manifest("lib", "2018")),
            ("lib/src/lib.rs", library),
        ]);
        let bundle = workspace.bundle(judge, |_| {}).unwrap();
        assert_eq!(workspace.output(&bundle, of_judge), "1 2 3\n");
    }
}

/// The method is of rustc 1.82.
#[test]
fn a_crate_that_is_too_new_for_a_judge_is_named() {
    if !available::Tool::Rustc("1.75.0").is_here() {
        return;
    }
    let library = "pub fn f(n: Option<u32>) -> bool {\n    n.is_none_or(|n| n == 1)\n}\n";
    let manifest_of = |rust: &str| manifest("lib", "2021") + rust;
    let (newer, unknown) = (manifest_of("rust-version = \"1.82\"\n"), manifest_of(""));
    for (manifest_of_library, part) in [
        (
            newer,
            "rustc 1.75.0 refuses what is used of the crates, of which lib asks for rustc 1.82",
        ),
        (unknown, "which is a fault of the bundler"),
    ] {
        let workspace = Workspace::new(&[
            ("app/Cargo.toml", &(manifest("app", "2021") + &path_dependencies(&["lib"]))),
            ("app/src/main.rs", "fn main() {\n    print!(\"{}\", lib::f(None));\n}\n"),
            ("lib/Cargo.toml", &manifest_of_library),
            ("lib/src/lib.rs", library),
        ]);
        let error = workspace.bundle(Some("cses"), |_| {}).unwrap_err();
        assert!(error.contains(part) && error.contains("is_none_or"), "{error}");
    }
}
