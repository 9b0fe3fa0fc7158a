//! `judge listen`: what the browser extension sends becomes a problem, and nothing else does.

use crate::toys::Toys;
use catalogue::project::Project;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Stdio};

/// The tool, listening; ended when this is dropped.
struct Listener {
    child: Child,
    /// Kept, as the tool goes on to write there.
    _output: BufReader<ChildStdout>,
    address: String,
}

impl Listener {
    fn new(toys: &Toys) -> Listener {
        let mut command = toys.command(&["listen", "--port", "0", "--once"]);
        let mut child =
            command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the tool runs");
        let mut line = String::new();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        output.read_line(&mut line).unwrap();
        let rest = line.strip_prefix("listening on ").unwrap_or_else(|| panic!("{line:?}"));
        let address = rest.split(": ").next().unwrap().to_string();
        assert!(address.starts_with("127.0.0.1:"), "{address}");
        Listener { child, _output: output, address }
    }

    /// Sends a request, and returns the answer's code and text.
    fn send(&self, head: &str, body: &str) -> (u32, String) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let length = body.len();
        write!(
            stream,
            "{head}\r\nHost: localhost\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, text) = answer.split_once("\r\n\r\n").unwrap();
        (head.split(' ').nth(1).unwrap().parse().unwrap(), text.to_string())
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// In the form that the extension's page describes.
fn parcel(name: &str, url: &str, interactive: bool) -> String {
    with_limits(name, url, interactive, "1500", "256")
}

fn with_limits(name: &str, url: &str, interactive: bool, time: &str, memory: &str) -> String {
    format!(
        r#"{{"name": "{name}", "group": "Toys", "url": "{url}", "interactive": {interactive},
        "memoryLimit": {memory}, "timeLimit": {time}, "testType": "single",
        "tests": [{{"input": "5\n", "output": "first\n"}}, {{"input": "0\n", "output": "second\n"}}],
        "input": {{"type": "stdin"}}, "output": {{"type": "stdout"}}, "languages": {{}},
        "batch": {{"id": "1", "size": 1}}}}"#
    )
}

const POST: &str = "POST / HTTP/1.1\r\nOrigin: moz-extension://1";

#[test]
fn a_problem_from_the_browser() {
    let toys = Toys::new().solution("x", 100.0, "");
    let listener = Listener::new(&toys);
    let url = "https://codeforces.com/contest/9999/problem/F";
    let answer = listener.send(POST, &parcel("F. Strange Game", url, false));
    assert_eq!(answer, (200, "made\n".to_string()));
    let solution = fs::read_to_string(toys.path("problems/codeforces/9999f/solution.rs")).unwrap();
    let head = "//! Codeforces 9999F — Strange Game\n\
                //! <https://codeforces.com/problemset/problem/9999/F> · 1.5 s · 256 MiB · difficulty 3\n";
    assert!(solution.starts_with(head), "{solution}");
    for (file, text) in [("1.in", "5\n"), ("1.out", "first\n"), ("2.out", "second\n")] {
        let path = format!("testdata/codeforces/9999f/sample-{file}");
        assert_eq!(fs::read_to_string(toys.path(&path)).unwrap(), text);
    }
    let project = Project::open(&toys.path("")).unwrap();
    assert!(project.problems.iter().any(|problem| problem.name == "cf9999f"));
}

#[test]
fn what_is_refused() {
    let toys = Toys::new().solution("x", 100.0, "");
    let before = fs::read_to_string(toys.path("problems/Cargo.toml")).unwrap();
    let listener = Listener::new(&toys);
    let cses =
        |name: &str, interactive| parcel(name, "https://cses.fi/problemset/task/1", interactive);
    let good = cses("Game", false);
    let limits = |time: &str, memory: &str| {
        with_limits("Game", "https://cses.fi/problemset/task/1", false, time, memory)
    };
    let long = "x".repeat(100_000);
    let cases = [
        (POST, &*limits("-1", "256"), "a time limit of -0.001 s is not possible"),
        (POST, &limits("0", "256"), "a time limit of 0 s is not possible"),
        (POST, &limits("1e300", "256"), "s is not possible"),
        (POST, &limits("1e-300", "256"), "s is not possible"),
        (POST, &limits("null", "256"), "not a problem in the extension's format"),
        (POST, &limits("1000", "0"), "a memory limit of 0 MiB is not possible"),
        (POST, &limits("1000", "-256"), "a memory limit of -256 MiB is not possible"),
        (POST, &limits("1000", "1e9"), "MiB is not possible"),
        (POST, &cses(&long, false), "a title has at most 200 characters, not 100000"),
        (POST, &cses("a\\u202eb", false), "a title has no control characters"),
        (POST, &cses("a\\u0000b", false), "a title has no control characters"),
        (POST, &cses(" \\r ", false), "a title is one line"),
        (POST, "", "not a problem in the extension's format"),
        (POST, "{\"name\": 1}", "not a problem in the extension's format"),
        (POST, &cses("Game", true), "is interactive: make it by `cargo judge new`"),
        (POST, &cses("Two\\nlines", false), "a title is one line"),
        (POST, &parcel("Game", "https://example.org/1", false), "no judge of judges.toml"),
        ("POST / HTTP/1.1\r\nOrigin: https://example.org", &good, "a web page"),
        ("POST / HTTP/1.1\r\nOrigin: null", &good, "a web page"),
        ("GET / HTTP/1.1", "", "by POST, not GET"),
    ];
    for (head, body, message) in cases {
        let (code, text) = listener.send(head, body);
        assert!(code == 400 && text.contains(message), "{head} {body}: {code} {text}");
    }
    assert_eq!(fs::read_to_string(toys.path("problems/Cargo.toml")).unwrap(), before);
    assert!(!toys.path("problems/cses").exists() && !toys.path("testdata/cses").exists());
    assert!(Project::open(&toys.path("")).unwrap().unreadable.is_empty());
    // After all that it still listens; and another cannot have its port.
    let port = listener.address.rsplit(':').next().unwrap();
    let reply = toys.judge(&["listen", "--port", port]);
    assert!(reply.code == Some(2) && reply.err.contains("in use"), "{}", reply.err);
    assert_eq!(listener.send(POST, &good).0, 200);
    let again = Listener::new(&toys);
    let (code, text) = again.send(POST, &good);
    assert!(code == 400 && text.contains("already exists"), "{text}");
}

#[test]
fn titles_are_without_letters() {
    let toys = Toys::new().solution("x", 100.0, "");
    let cases = [
        ("G - Constrained Nim", "Constrained Nim"),
        ("F. Strange Game", "Strange Game"),
        ("E1. Bit Game", "Bit Game"),
        ("Ex - No-capture Lance Game", "No-capture Lance Game"),
        ("Stone Game", "Stone Game"),
        ("Nim - misère", "Nim - misère"),
    ];
    for (number, (name, title)) in (1..).zip(cases) {
        let url = format!("https://cses.fi/problemset/task/{number}");
        assert_eq!(Listener::new(&toys).send(POST, &parcel(name, &url, false)).0, 200);
        let solution = toys.path(&format!("problems/cses/{number}/solution.rs"));
        let solution = fs::read_to_string(solution).unwrap();
        assert!(solution.starts_with(&format!("//! CSES {number} — {title}\n")), "{solution}");
    }
}

/// A carriage return inside a comment does not compile.
#[test]
fn a_title_with_a_carriage_return_is_one_line() {
    let toys = Toys::new().solution("x", 100.0, "");
    let listener = Listener::new(&toys);
    let url = "https://m1.codeforces.com/contest/9999/problem/F?locale=ru";
    let answer = listener.send(POST, &parcel("F. Strange\\r Game\\r\\n", url, false));
    assert_eq!(answer, (200, "made\n".to_string()));
    let solution = fs::read_to_string(toys.path("problems/codeforces/9999f/solution.rs")).unwrap();
    assert!(solution.starts_with("//! Codeforces 9999F — Strange Game\n"), "{solution}");
    assert!(!solution.contains('\r'), "{solution:?}");
}

/// The folder of tests that is there already makes the new problem's tests unreadable.
#[test]
fn what_cannot_be_read_back_leaves_nothing_behind() {
    let toys = Toys::new().solution("x", 100.0, "");
    toys.write("testdata/cses/1/sample-3.in", "1\n");
    let before = fs::read_to_string(toys.path("problems/Cargo.toml")).unwrap();
    let listener = Listener::new(&toys);
    let problem = parcel("Game", "https://cses.fi/problemset/task/1", false);
    let (code, text) = listener.send(POST, &problem);
    assert!(code == 400 && text.contains("sample-3.in has no sample-3.out"), "{code} {text}");
    assert!(text.contains("what was written is removed again"), "{text}");
    assert_eq!(fs::read_to_string(toys.path("problems/Cargo.toml")).unwrap(), before);
    assert!(!toys.path("problems/cses").exists());
    let files = fs::read_dir(toys.path("testdata/cses/1")).unwrap();
    let files: Vec<_> = files.map(|file| file.unwrap().file_name()).collect();
    assert_eq!(files, ["sample-3.in"]);
    toys.write("testdata/cses/1/sample-3.out", "1\n");
    assert_eq!(listener.send(POST, &problem).0, 200);
}

/// A contestant's own package takes problems of every judge.
#[test]
fn a_package_of_ones_own() {
    let toys = Toys::new();
    toys.write("Cargo.toml", "[package]\nname = \"mine\"\nedition = \"2021\"\n");
    toys.write("src/lib.rs", "");
    toys.write("template.rs", "fn main() {}\n");
    let post = |name: &str, url: &str| Listener::new(&toys).send(POST, &parcel(name, url, false));
    let program =
        |name: &str| fs::read_to_string(toys.path(&format!("src/bin/{name}.rs"))).unwrap();
    let cases = [
        ("G - Constrained Nim", "https://atcoder.jp/contests/abc255/tasks/abc255_g", "abc255_g"),
        ("A. Take 2, or 3!", "https://example.org/contest/5", "take_2_or_3"),
        ("石子游戏", "https://example.org/problem?id=7", "https_example_org_problem_id_7"),
    ];
    for (title, url, name) in cases {
        assert_eq!(post(title, url), (200, "made\n".to_string()));
        let text = program(name);
        let limits = format!(" · {url} · 1.5 s · 256 MiB\nfn main() {{}}\n");
        assert!(text.starts_with("// ") && text.ends_with(&limits), "{text}");
        let sample = toys.path(&format!("samples/{name}/sample-2.out"));
        assert_eq!(fs::read_to_string(sample).unwrap(), "second\n");
    }
    assert!(program("take_2_or_3").starts_with("// Take 2, or 3! · "));
    let (code, text) = post("Game", "https://example.org/\\nfn main() { evil() }");
    assert!(code == 400 && text.contains("an address has no control characters"), "{text}");
    let (code, text) = post("take 2 or 3", "https://example.org/other");
    assert!(code == 400 && text.contains("take_2_or_3 already exists"), "{text}");
    let (code, text) = post("a\\nb", "https://example.org/other");
    assert!(code == 400 && text.contains("a title is one line"), "{text}");
    assert_eq!(fs::read_dir(toys.path("src/bin")).unwrap().count(), 3);
}

/// A problem that is broken already does not stop the next one.
#[test]
fn a_broken_problem_is_not_in_the_way() {
    let toys = Toys::new().solution("x", 100.0, "").raw_solution("y", "fn main() {}\n");
    let listener = Listener::new(&toys);
    let url = "https://codeforces.com/gym/100001/problem/A";
    assert_eq!(listener.send(POST, &parcel("A. Game", url, false)).0, 200);
    let solution = toys.path("problems/codeforces/100001a/solution.rs");
    let solution = fs::read_to_string(solution).unwrap();
    assert!(solution.contains("<https://codeforces.com/gym/100001/problem/A>"), "{solution}");
}
