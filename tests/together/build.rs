//! The tests start the program some hundred thousand times. At a fixed address it needs no
//! relocations, and starts in five sixths of the time.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if target("OS") == "linux" && target("ENV") == "gnu" {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}

/// Returns a property of the machine for which the program is compiled.
fn target(property: &str) -> String {
    std::env::var(format!("CARGO_CFG_TARGET_{property}")).unwrap_or_default()
}
