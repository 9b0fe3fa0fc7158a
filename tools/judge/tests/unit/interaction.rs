use super::*;

#[test]
fn a_transcript_is_in_order_and_shortened() {
    let mut transcript = Transcript::default();
    transcript.add(Side::Judge, b"3\n");
    transcript.add(Side::Player, b"5 ");
    transcript.add(Side::Judge, b"4\r\n");
    transcript.add(Side::Player, b"6\n7");
    let shown = "  < 3\n  < 4\n  > 5 6\n  > 7 (without the end of the line)\n";
    assert_eq!(transcript.into_text(), shown);
    let mut transcript = Transcript::default();
    for line in 0..50 {
        transcript.add(Side::Player, format!("{line}\n").as_bytes());
    }
    let shown = transcript.into_text();
    assert!(shown.contains("  > 19\n  … 10 more lines\n  > 30\n"), "{shown}");
}
