use super::*;

#[test]
fn what_judges_forgive_and_what_they_do_not() {
    let cases = [
        ("1\n2\n", "1\n2", Match::Same),
        ("1\n2\n", "1 \r\n2\t\n\n\n", Match::Same),
        ("", "\n", Match::Same),
        ("1 2\n", "1\n2\n", Match::OnlyBlanks),
        ("1 2\n", "1  2\n", Match::OnlyBlanks),
        ("1\n2\n", "1\n\n2\n", Match::OnlyBlanks),
        ("1 2\n", " 1 2\n", Match::OnlyBlanks),
        ("1 2\n", "12\n", Match::Different),
        ("Yes\n", "YES\n", Match::Different),
        ("1\n", "", Match::Different),
    ];
    for (expected, got, result) in cases {
        assert_eq!(compare(expected, got), result, "{expected:?} {got:?}");
    }
}
