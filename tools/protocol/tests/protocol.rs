//! The stream of cases.

use protocol::RandomCase;

#[test]
fn a_stream_reads_back_as_it_was_written() {
    let cases = [(7, "1 2\n", "a\n"), (8, "", "case 1 2 3\n")];
    let mut stream = Vec::new();
    for (seed, input, answer) in cases {
        let (input, answer) = (input.to_string(), answer.to_string());
        let case = RandomCase { seed, input, answer };
        case.write(&mut stream).unwrap();
    }
    let mut from = stream.as_slice();
    for (seed, input, answer) in cases {
        let case = RandomCase::read(&mut from).unwrap().unwrap();
        assert_eq!((case.seed, &*case.input, &*case.answer), (seed, input, answer));
    }
    assert_eq!(RandomCase::read(&mut from).unwrap(), None);
}

#[test]
fn a_broken_stream_is_an_error() {
    for stream in ["nonsense\n", "case 1 2\n", "case 1 5 0\nab", "case 1 2 3 4\nabcde"] {
        assert!(RandomCase::read(stream.as_bytes()).is_err(), "{stream:?}");
    }
}
