use super::*;

/// Parses cases `n` followed by n numbers, up to a final 0.
fn cases(input: &str) -> Option<Vec<Vec<u64>>> {
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().ok());
    let mut cases = Vec::new();
    loop {
        let n = numbers.next()??;
        if n == 0 {
            return numbers.next().is_none().then_some(cases);
        }
        cases.push((0..n).map(|_| numbers.next()?).collect::<Option<_>>()?);
    }
}

#[test]
fn the_guilty_number_remains() {
    let input = "3\n5 7 9\n4\n1 2 3 40\n2\n8 8\n0\n";
    let fails = |text: &str| {
        cases(text).is_some_and(|cases| cases.iter().flatten().any(|&number| number > 30))
    };
    assert!(fails(input));
    assert_eq!(shrink(input, fails), "1\n31\n0\n");
}

#[test]
fn counts_on_the_same_line() {
    let fails = |text: &str| {
        let numbers: Option<Vec<u64>> = text.split_whitespace().map(|w| w.parse().ok()).collect();
        numbers.is_some_and(|n| {
            n.first().is_some_and(|&count| count as usize == n.len() - 1)
                && n[1..].iter().filter(|&&number| number == 2).count() >= 2
        })
    };
    assert_eq!(shrink("5 1 2 3 2 9\n", fails), "2 2 2\n");
}

#[test]
fn what_cannot_shrink_stays() {
    assert_eq!(shrink("1 2\n3\n", |text| text == "1 2\n3\n"), "1 2\n3\n");
}

/// Every try copies the input, so there must not be more of them than that limit.
#[test]
fn a_long_input_is_not_copied_for_ever() {
    let edges: String = (1..3000).map(|vertex| format!("{vertex} {}\n", vertex + 1)).collect();
    let input = format!("3000\n{edges}");
    let mut tries = 0;
    let shrunk = shrink(&input, |text| {
        tries += 1;
        // An input of this kind has as many lines as it says.
        text.lines().next().and_then(|line| line.parse().ok()) == Some(text.lines().count())
            && text.lines().count() > 100
    });
    assert!(shrunk.lines().count() < 200);
    assert!(tries <= TRIES);
}

/// Most lines of a long input go in its first tries, wherever the guilty one is.
#[test]
fn one_line_of_many_remains() {
    for guilty in [0, 9_999, 29_999] {
        let lines = (0..30_000).map(|line| if line == guilty { "bad\n" } else { "good\n" });
        let input: String = lines.collect();
        assert_eq!(shrink(&input, |text| text.contains("bad")), "bad\n");
    }
}
