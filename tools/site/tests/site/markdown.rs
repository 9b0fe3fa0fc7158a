//! Doc comments as HTML.

use site::library::{Library, ModuleDoc};
use site::markdown::line;
use site::page::Location;
use support::language::Language;

#[test]
fn links_lead_to_modules_or_nowhere() {
    let module =
        |path: &str| ModuleDoc { path: path.to_string(), text: String::new(), chinese: None };
    let library = Library { modules: ["bash", "nim", "nim::misere"].map(module).into() };
    let from = Location::new(Language::English, "module/nim.html");
    let html = |markdown| line(markdown, &library, "nim", &from).into_string();
    assert_eq!(html("see [`bash`]."), "see <a href=\"../module/bash.html\"><code>bash</code></a>.");
    assert_eq!(html("[`Game`] is"), "<code>Game</code> is");
    assert!(html("[x](crate::bash::y)").contains("../module/bash.html"));
    assert!(html("[`misere::outcome`]").contains("../module/nim/misere.html"));
    assert!(html("[x](crate::nim::misere::y)").contains("../module/nim/misere.html"));
    assert_eq!(html("[Game](crate::game)"), "Game");
    assert_eq!(html("mod [3] & <b>"), "mod 3 &amp; <b>");
}

/// A browser shows the end of a line as a space, which Chinese characters do not have between them.
#[test]
fn lines_of_chinese_are_joined() {
    let library = Library { modules: vec![] };
    let from = Location::new(Language::Chinese, "module/nim.html");
    let html = |markdown| line(markdown, &library, "nim", &from).into_string();
    assert_eq!(html("异或\n和"), "异或和");
    assert_eq!(html("两堆，\n3 枚和\n5 枚"), "两堆，3 枚和\n5 枚");
    assert_eq!(html("见 *mex*\n的值和\n`mex`"), "见 <em>mex</em>\n的值和\n<code>mex</code>");
    assert_eq!(html("a line\nand another"), "a line\nand another");
}

/// A `use` may name several, in several ways.
#[test]
fn modules_that_a_program_uses() {
    let module =
        |path: &str| ModuleDoc { path: path.to_string(), text: String::new(), chinese: None };
    let library = Library { modules: ["bash", "mex", "nim", "nim::misere"].map(module).into() };
    let used = |program: &str| {
        let used = library.used_by(program).into_iter().map(|(module, items)| {
            let items: Vec<String> = items.into_iter().collect();
            if items.is_empty() {
                module
            } else {
                format!("{module}({})", items.join("+"))
            }
        });
        used.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(used("use grundy::nim::nim_sum;"), "nim(nim_sum)");
    assert_eq!(used("use grundy::nim::misere;\n// grundy::bash"), "nim::misere");
    assert_eq!(used("use grundy::nim::misere;\nmisere::outcome([1])"), "nim::misere(outcome)");
    assert_eq!(
        used("use grundy::{bash, nim::{self, misere as m}, Outcome};"),
        "bash nim nim::misere"
    );
    assert_eq!(
        used("use grundy::nim::{self, nim_sum};\nuse x::nim::y; nim::outcome(); nim::misere::f()"),
        "nim(nim_sum+outcome) nim::misere(f)"
    );
    assert_eq!(used("let a = grundy::mex::mex([grundy::bash::value(1)]);"), "bash(value) mex(mex)");
    assert_eq!(used("use grundy::{\n    mex::*,\n    nim,\n};\nuse std::mem;"), "mex nim");
}
