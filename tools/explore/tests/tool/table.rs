//! `explore table`.

use crate::run::{assert_golden, assert_refused, explore};
use available::depth;
use explore::limits::TERMINAL;
use games::budget::RuleBudget;

/// Kayles, OEIS A002186; period, preperiod and the 14 exceptions: Winning Ways, chapter 4.
#[test]
fn kayles() {
    assert_golden("table-kayles.txt", &["table", "kayles", "--to", "179"]);
}

/// OEIS A002187, and (52, 34) from Guy and Smith, 1956.
#[test]
fn dawsons_chess() {
    assert_golden("table-dawsons-chess.txt", &["table", "0.137", "--to", "200"]);
}

/// OEIS A002188; whether there is a period is open (Winning Ways, chapter 4).
#[test]
fn grundys_game() {
    assert_golden("table-grundy.txt", &["table", "grundy", "--to", "60"]);
}

/// The values of heaps 4k + 3 and 4k + 4 are exchanged: Lasker, 1931; Winning Ways, chapter 4.
#[test]
fn laskers_nim() {
    assert_golden("table-lasker.txt", &["table", "lasker", "--to", "32"]);
}

/// The sequences of OEIS, number by number: A002186, A002187, A002188.
#[test]
fn values_of_oeis() {
    let published = [
        (
            "kayles",
            "0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1 4 6 7 4 1 2 8 5 4 7 2 1 8 6 7 4 1 2 3",
        ),
        ("0.137", "0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1 3 0 2 1 1 0 4 5 2 7 4"),
        (
            "grundy",
            "0 0 0 1 0 2 1 0 2 1 0 2 1 3 2 1 3 2 4 3 0 4 3 0 4 3 0 4 1 2 3 1 2 4 1 2 4 1 2 4",
        ),
    ];
    for (rule, values) in published {
        let last = values.split(' ').count() - 1;
        let out = explore(&["table", rule, "--to", &last.to_string()]).out;
        // Headings, the first number of each row and the last sentence are left out.
        let rows = out.lines().skip(2).take_while(|line| !line.is_empty());
        let found = rows.flat_map(|row| row.split_whitespace().skip(1));
        let found: Vec<&str> = found.map(|value| value.trim_end_matches('*')).collect();
        assert_eq!(found.join(" "), values, "{rule}");
    }
}

/// Guy and Smith's list, as in Winning Ways and Flammenkamp's tables.
#[test]
fn published_periods() {
    let long = [("0.156", 349, 3479, "8000"), ("0.165", 1550, 5181, "13500")];
    let short = [("0.07", 34, 53, "300"), ("0.45", 20, 498, "1100")];
    // The library's own tests always check the long ones.
    for (code, period, preperiod, to) in short.into_iter().chain(long).take(depth(2, 4)) {
        let output = explore(&["table", code, "--to", to]);
        let line = format!("\nperiod {period} after {preperiod}: equal on heaps {preperiod}..");
        assert!(output.out.contains(&line), "{code}: {}", output.out);
    }
}

/// 0.156 in *Winning Ways*, chapter 4; 0.16 in A. Flammenkamp's table of octal games: half a million
/// heaps prove its period.
#[test]
fn a_long_period_of_a_short_table() {
    available::unless_passed!(env!("CARGO_BIN_EXE_explore"), available::passed::PROBLEMS);
    let (code, period, start) = depth(("0.156", 349, 3479), ("0.16", 149459, 105351));
    let out = explore(&["table", code, "--to", "20", "--seconds", "600"]).out;
    let proof = format!("\nperiod {period} after {start}: equal on heaps {start}..");
    assert!(out.contains(&proof), "{out}");
    let last = format!(" exceptions before heap {start} (*), the last at {}\n", start - 1);
    assert!(out.contains(&last), "{out}");
    // Officers: nobody knows.
    let out = explore(&["table", "0.6", "--to", "20", "--seconds", "1"]).out;
    assert!(out.contains(", in 1 second; `cargo explore run '0.6' --to "), "{out}");
}

#[test]
fn no_more_is_claimed_than_is_proven() {
    // The certificate of Kayles compares heaps up to 155 = 2·71 + 12 + 2 - 1 with those up to 167.
    let last = |to: &str| explore(&["table", "kayles", "--to", to, "--seconds", "0"]).out;
    assert!(last("166").ends_with("\nno period proven up to 166\n"));
    assert!(last("167").contains("\nperiod 12 after 71: "));
    // With time to look further than what is shown, the period is found in any case.
    let short = explore(&["table", "kayles", "--to", "20"]).out;
    assert!(short.contains("\nperiod 12 after 71: "), "{short}");
    let exceptions = "14 exceptions before heap 71 (*): 0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39";
    assert!(short.contains(exceptions), "{short}");
    let out = explore(&["table", "fibonacci", "--to", "20"]).out;
    let last = "no period proven up to 20: no theorem on periods applies to this rule\n";
    assert!(out.ends_with(last), "{out}");
}

#[test]
fn sizes_beyond_reason_are_refused_with_the_figure() {
    available::unless_passed!(env!("CARGO_BIN_EXE_explore"), available::passed::PROBLEMS);
    let refused = |rule: &str, to: &str, parts: &[&str]| {
        assert_refused(&["table", rule, "--to", to], parts);
    };
    refused("{1,2}", "100000000000", &["400.0 GB", "the limit is 1000000"]);
    refused("kayles", "18446744073709551615", &["73.8 EB", "the limit is 1000000"]);
    refused("0.6", "1000000", &["the limit is ", "`cargo explore run '0.6' --to 1000000 --file"]);
    refused("0x0.2F", "5000", &["20.0 KB", "options to examine", "the limit is "]);
    // Codes with many digits that split, finitely and infinitely many.
    refused(&format!("0.{}", "7".repeat(depth(20, 100))), "20000", &["options to examine"]);
    refused("0.[16]", "20000", &["options to examine"]);
}

/// The first heaps prove the period, by which the others cost nothing.
#[test]
fn a_costly_table_follows_from_its_period() {
    // 4998 is 833 periods of 6, which add 3 each; and this is Nim, in a row of 8 heaps.
    for (rule, to, row) in
        [("0x0.3F", "5000", "\n4998   2499  2500  2501\n"), ("0.[7]", "20000", "\n20000   20000\n")]
    {
        let output = explore(&["table", rule, "--to", to]);
        assert_eq!((output.code, &*output.err), (Some(0), ""));
        assert!(output.out.contains(row), "{rule}: {}", output.out);
    }
}

/// The largest table of each kind takes only seconds.
#[test]
fn sizes_within_reason_are_not_refused() {
    for (rule, limit, usual) in
        [("{1,2}", 1_000_000, 20_000), ("odd", 1_000_000, 20_000), ("0x0.3F", 1000, 200)]
    {
        let parsed = rule.parse().unwrap();
        RuleBudget::new(&parsed, &TERMINAL).check_table("--to", limit).unwrap();
        let output = explore(&["table", rule, "--to", &depth(usual, limit).to_string()]);
        assert_eq!((output.code, &*output.err), (Some(0), ""), "{rule}");
    }
}

#[test]
fn colours_are_for_terminals() {
    let coloured = |key: &str| {
        let mut command = crate::run::command(&["table", "kayles", "--to", "20"]);
        String::from_utf8(command.env(key, "1").output().unwrap().stdout).unwrap().contains('\x1b')
    };
    assert!(coloured("CLICOLOR_FORCE"));
    assert!(!coloured("NO_COLOR"));
    assert!(!explore(&["table", "kayles"]).out.contains('\x1b'));
}

/// Dawson's Chess, OEIS A002187: exactly the values 0 are green, and exactly the 7 exceptions of
/// the preperiod (Guy and Smith, 1956) are yellow.
#[test]
fn p_positions_and_exceptions_have_their_colours() {
    let mut command = crate::run::command(&["table", "0.137", "--to", "200"]);
    let output = command.env("CLICOLOR_FORCE", "1").env_remove("NO_COLOR").output().unwrap();
    let coloured = String::from_utf8(output.stdout).unwrap();
    let green: Vec<&str> = coloured.split("\u{1b}[32m").skip(1).collect();
    assert!(green.iter().all(|rest| rest.trim_start().starts_with("0\u{1b}[0m")), "{coloured}");
    let plain = explore(&["table", "0.137", "--to", "200"]).out;
    let rows = plain.lines().skip(2).take_while(|line| !line.is_empty());
    let values = rows.flat_map(|row| row.split_whitespace().skip(1));
    let zeros = values.filter(|value| value.trim_end_matches('*') == "0").count();
    assert_eq!(green.len(), zeros);
    assert_eq!(coloured.matches("\u{1b}[33m*").count(), 7, "{coloured}");
    assert_eq!(coloured.matches("\u{1b}[33m").count(), 7, "{coloured}");
}

/// In a narrow window the rows are shorter, and no line is wider than the window.
#[test]
#[cfg(unix)]
fn tables_fit_the_window() {
    for columns in [20, 40, 79] {
        let arguments = ["table", "0.137", "--to", "60"];
        let mut terminal = crate::terminal::Terminal::sized(&arguments, columns, 100);
        assert_eq!(terminal.wait(), 0);
        let text = terminal.text();
        let rows = text.lines().skip(2).take_while(|line| !line.is_empty());
        let rows: Vec<&str> = rows.collect();
        assert!(rows.iter().all(|row| row.len() <= usize::from(columns)), "{text}");
        let starts: Vec<usize> = rows
            .iter()
            .map(|row| row.split_whitespace().next().unwrap().parse().unwrap())
            .collect();
        assert!(starts.len() > 3, "{text}");
        assert!(starts.windows(2).all(|pair| pair[1] - pair[0] == starts[1]), "{text}");
    }
}

/// OEIS A002186.
#[test]
fn a_table_for_a_spreadsheet() {
    let output = explore(&["table", "kayles", "--to", "5", "--csv"]);
    assert_eq!((output.code, &*output.err), (Some(0), ""));
    assert_eq!(output.out, "heap,value\n0,0\n1,1\n2,2\n3,3\n4,1\n5,4\n");
    // A note must not come between the lines.
    let output = explore(&["table", "hdu1907", "--to", "1", "--csv"]);
    assert_eq!(output.out, "heap,value\n0,0\n1,1\n");
    assert!(output.err.contains("hdu1907 is misère play"), "{}", output.err);
    assert_refused(&["table", "kayles", "--csv", "--json"], &["--csv", "--json"]);
}

#[test]
fn a_table_for_a_program() {
    let out = explore(&["table", "kayles", "--to", "5", "--json"]).out;
    let expected = "{\"rule\":\"0.77\",\"name\":\"Kayles\",\"values\":[0,1,2,3,1,4],\
                    \"period\":{\"preperiod\":71,\"period\":12,\"saltus\":0,\
                    \"certificate\":\"period 12 after 71: equal on heaps 71..155 against \
                    83..167, hence on all larger ones, by Guy-Smith\"},\"regularity\":null}\n";
    assert_eq!(out, expected);
    let out = explore(&["table", "{2}", "--to", "3", "--json"]).out;
    assert!(out.starts_with("{\"rule\":\"{2}\",\"name\":null,\"values\":[0,0,1,1],"), "{out}");
    let out = explore(&["table", "fibonacci", "--to", "3", "--json"]).out;
    assert!(out.ends_with(",\"period\":null,\"regularity\":null}\n"), "{out}");
    let out = explore(&["table", "0x0.2048", "--to", "3", "--json"]).out;
    assert!(out.contains(",\"period\":null,\"regularity\":\"period 13, saltus 4"), "{out}");
}

/// The first law is that of Grossman and Nowakowski (2015). In the second game, a move
/// takes 2 stones, or an odd number from 3 on and leaves some: 0 0 1 1 2 0 3 3 2 0 4 4 2 0 ….
#[test]
fn laws_of_values_that_are_no_period() {
    let out = explore(&["table", "0x0.2048", "--to", "40"]).out;
    let law = "except at heaps 13j + 15, j ≥ 1, whose values are 4j + 5 if j is a power of two";
    assert!(out.contains(law) && !out.contains("no period"), "{out}");
    let out = explore(&["table", "0.03[20]", "--to", "40"]).out;
    assert!(out.contains("period 4, saltus 1 after 4 except at heaps"), "{out}");
    let out = explore(&["table", "0x0.2048", "--to", "40", "--zh"]).out;
    assert!(
        out.contains("自 6 起，只有堆 13j + 15（j ≥ 1）例外：j 是 2 的幂时值为 4j + 5"),
        "{out}"
    );
    let out = explore(&["table", "0.03[20]", "--to", "40", "--zh"]).out;
    assert!(out.contains("的值不增长，只按周期重复"), "{out}");
}
