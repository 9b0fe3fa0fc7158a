use super::*;

#[test]
fn the_line_says_how_far_it_is() {
    let (known, endless) = (Progress::new("", Some(5)), Progress::new("x: ", None));
    for progress in [&known, &endless] {
        progress.step();
        progress.step();
    }
    assert_eq!(known.line(Duration::from_secs(3)), "2/5, 3 s");
    assert_eq!(endless.line(Duration::from_millis(61_900)), "x: 2, 61 s");
}
