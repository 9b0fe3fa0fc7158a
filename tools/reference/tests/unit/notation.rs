use super::*;
use std::collections::BTreeSet;

#[test]
fn words_signs_sets_and_edges() {
    assert_eq!((letters(b"abc"), signs(&[true, false], 'X', '.')), ("abc".into(), "X.".into()));
    assert_eq!((members(0b1101u32), members(0u8)), ("1,3,4".into(), "∅".into()));
    assert_eq!(grid(0b1001u8, 2, 2, 'X', '.'), "X.\n.X");
    assert_eq!(strip(2..=6, [(3, 'g'), (6, 'w')]), ".g..w");
    assert_eq!(strip(1..=41, [(3, 'o'), (40, 'o')]), "o3 o40");
    assert_eq!((edges([[1, 2], [2, 10]]), edges::<u8>([])), ("1-2 2-10".into(), "".into()));
}

#[test]
fn brackets_quotes_and_names_are_left_out() {
    #[derive(Debug)]
    #[allow(dead_code)]
    struct Heap {
        stones: u64,
        most: Option<u64>,
    }
    let heap = Heap { stones: 5, most: None };
    let cases = [
        (format!("{:?}", vec![1, 1, 4]), "1,1,4"),
        (format!("{:?}", vec![7]), "7"),
        (format!("{:?}", Vec::<u64>::new()), "∅"),
        (format!("{:?}", (3, -4)), "3,-4"),
        (format!("{:?}", vec![(1, 2), (3, 4)]), "(1,2) (3,4)"),
        (format!("{:?}", (vec![1, 2], 3)), "(1,2) 3"),
        (format!("{:?}", (Vec::<u64>::new(), 3)), "∅ 3"),
        (format!("{:?}", "a\"b, c"), "a\"b, c"),
        (format!("{:?}", ""), "∅"),
        (format!("{:?}", vec!['a', ',']), "a,,"),
        (format!("{:?}", heap), "5,–"),
        (format!("{:?}", Heap { stones: 5, most: Some(2) }), "5,2"),
        (format!("{:?}", BTreeSet::from([2, 1])), "1,2"),
        (format!("{:?}", true), "true"),
    ];
    for (printed, written) in cases {
        assert_eq!(tidy(&printed), written, "{printed}");
    }
}
