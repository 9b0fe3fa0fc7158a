//! The first 131 072 values of the fourteen octal codes of three digits to whose masks the parity of
//! the heap belongs, beside two public programs: the crate `ogsolve` by its faster method
//! (`cargo install ogsolve`), and `analyze` of github.com/tczajka/octal-games, which its folder `old`
//! makes (`g++ -O2 -o analyze src/{analyze_exec,game,game_util,hadamard}.cc`). One that is not in
//! PATH is left out. Each run is a process, from its start to its last value; the runs alternate, and
//! the shortest of three counts, so that what else the machine does matters least.

use grundy::long_tables::SparseTable;
use std::env;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const CODES: [&str; 14] = [
    "0.104", "0.106", "0.205", "0.215", "0.207", "0.217", "0.324", "0.325", "0.142", "0.204",
    "0.214", "0.127", "0.005", "0.126",
];

/// A power of two, after which `analyze` says how far it is.
const LOG: u32 = 17;

const RUNS: usize = 3;

/// The word by which this program is told to compute values itself.
const OURS: &str = "ours";

/// Starts a program and returns the time until it ends or prints a line that begins with `last`.
fn time(command: &mut Command, last: &str) -> Option<Duration> {
    let start = Instant::now();
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().ok()?;
    let mut lines = BufReader::new(child.stdout.take()?).lines().map_while(Result::ok);
    let is_there = lines.any(|line| line.trim_start().starts_with(last));
    let elapsed = start.elapsed();
    // `analyze` would go on for ever.
    child.kill().ok()?;
    child.wait().ok()?;
    is_there.then_some(elapsed)
}

fn commands(code: &str, log: u32) -> [(Command, String); 3] {
    let mut ours = Command::new(env::current_exe().expect("this program is a file"));
    ours.args([OURS, code, &log.to_string()]);
    let mut ogsolve = Command::new("ogsolve");
    let last = (1usize << log) - 1;
    ogsolve.args(["-m", "rc2", "-n", &last.to_string(), code]);
    let mut analyze = Command::new("analyze");
    analyze.arg(code);
    [(ours, "done".into()), (ogsolve, "nimber of ".into()), (analyze, format!("n=2^{log} "))]
}

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    if let [ours, code, log] = &arguments[..] {
        if ours == OURS {
            let game = code.parse().expect("a code");
            let mut table = SparseTable::of_code(&game).expect("a finite code");
            let log: u32 = log.parse().expect("a number");
            table.extend_to(1 << log).expect("its values are small");
            println!("done {}", table.checksum());
            return;
        }
    }
    // Cargo says `--bench`, also before a `--test`, with which it is only seen whether the programs run.
    let is_there = |wanted: &str| arguments.iter().any(|argument| argument == wanted);
    let is_measured = is_there("--bench") && !is_there("--test");
    let (log, runs) = if is_measured { (LOG, RUNS) } else { (13, 1) };
    println!("{:8}{:>10}{:>10}{:>10}", "seconds", "ours", "ogsolve", "analyze");
    for code in CODES {
        let mut best: [Option<Duration>; 3] = [None; 3];
        for _ in 0..runs {
            for (best, (mut command, last)) in best.iter_mut().zip(commands(code, log)) {
                let time = time(&mut command, &last);
                *best = best.iter().copied().chain(time).min();
            }
        }
        let text = |time: &Option<Duration>| {
            time.map_or("-".to_string(), |time| format!("{:.3}", time.as_secs_f64()))
        };
        let [ours, ogsolve, analyze] = best.each_ref().map(text);
        println!("{code:8}{ours:>10}{ogsolve:>10}{analyze:>10}");
        assert!(best[0].is_some(), "{code}: no values");
    }
}
