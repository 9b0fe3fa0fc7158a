use super::*;
use crate::commands::games;
use crate::{Input, Reference, Search};

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal().written(|&heap: &u64| format!("{heap}\nleft\\"));
    for _ in 0..input.number(0..=9) {
        let heap = input.number(0..=1_000_000);
        search.mover_wins(&heap, &|&heap| (heap.saturating_sub(2)..heap).collect());
    }
    String::new()
}

#[test]
fn the_games_of_an_input_read_back_as_they_were_written() {
    let reference = Reference::new(|_| String::new(), answer);
    let games_of = |input, limit| games(&reference, input, limit);
    let two = games_of("2 1 4", 3);
    assert_eq!(
        two.text(None),
        "game 2 2\n0\tN\t1\t\t1\\nleft\\\\\t1\n1\tP\t0\t\t0\\nleft\\\\\t\n\
         game 3 5\n0\tN\t1\t\t4\\nleft\\\\\t1 2\n1\tN\t2\t\t2\\nleft\\\\\t\n\
         2\tP\t0\t\t3\\nleft\\\\\t1\nend\n"
    );
    assert_eq!(Games::read(&two.text(None)).as_ref(), Some(&two));
    let second = Games::read(&two.text(Some(2))).unwrap();
    assert_eq!((second.games[0].positions.len(), second.games[0].total), (0, 2));
    assert_eq!(second.games[1], two.games[1]);
    assert_eq!(games_of("0", 3).text(None), "end\n");
    // The game of 30 000 stones is not listed, nor any after it.
    let cut = games_of("3 1 30000 2", 3);
    assert_eq!((cut.games.len(), cut.end), (1, End::TooLarge));
    let deep = games_of("2 19999 19999", 1);
    assert_eq!((deep.games.len(), deep.games[0].total), (1, 20_000));
}

fn answer_of_long_positions(input: &mut Input) -> String {
    let width = input.number(1..=3000);
    let row = |stones: u64| (stones, vec![0u8; width]);
    let after = |(stones, _): &(u64, Vec<u8>)| (0..*stones).last().map(row);
    Search::normal().mover_wins(&row(3000), &|position| after(position).into_iter().collect());
    String::new()
}

#[test]
fn long_positions_are_fewer() {
    let reference = Reference::new(|_| String::new(), answer_of_long_positions);
    let end = |width| games(&reference, width, 1).end;
    assert_eq!((end("10"), end("3000")), (End::Complete, End::TooLarge));
}

#[test]
fn a_broken_list_of_games_is_none() {
    for text in ["", "game 1 1\n", "game 1 1\nend\n", "game 1 1\n0\tN\t\t\t\t1\nend\n"] {
        assert_eq!(Games::read(text), None, "{text:?}");
    }
}
