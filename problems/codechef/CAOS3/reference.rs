//! CodeChef CAOS3 by its rules: every volcano, cell by cell.
//!
//! The middle tier has open boards of up to 13 by 13 cells, and boards of 20 by 20 with many walls.
//! Each rectangle that lava can leave is worth the mex of what the moves in it leave.

use reference::{Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_rectangles).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 10)..=g.pick(3, 10));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let (r, c) = (g.within(1..=g.pick(9, 20)), g.within(1..=g.pick(9, 20)));
        // Most small boards would have no monster.
        let (r, c) = g.pick((r, c), (20, 20));
        let (r, c) = if g.one_in(2) { (r.max(7), c.max(7)) } else { (r, c) };
        let walls = g.within(0..=g.pick(2, 1));
        input += &format!("{r} {c}\n");
        for _ in 0..r {
            input.extend((0..c).map(|_| if g.within(0..=19) < walls { '#' } else { '^' }));
            input.push('\n');
        }
    }
    input
}

const DIRECTIONS: [(i32, i32); 4] = [(0, 1), (0, -1), (1, 0), (-1, 0)];

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("3\n");
    for case in 0..3 {
        let size = if case == 0 { 10..=13 } else { 15..=20 };
        let (r, c) = (g.within(size.clone()), g.within(size));
        let walls = if case == 0 { g.within(0..=2) } else { g.within(15..=20) };
        input += &format!("{r} {c}\n");
        for _ in 0..r {
            input.extend((0..c).map(|_| if g.within(0..=99) < walls { '#' } else { '^' }));
            input.push('\n');
        }
    }
    input
}

fn answer_by_rectangles(input: &mut Input) -> String {
    let mut output = String::new();
    for Board { r, c, map } in read(input) {
        let monsters = monsters(&map);
        // From a row up to another, and from a column up to another.
        let options = |&[top, bottom, left, right]: &[i32; 4]| {
            let inside =
                |&&(y, x): &&(i32, i32)| (top..bottom).contains(&y) && (left..right).contains(&x);
            let erupt = |&(y, x): &(i32, i32)| {
                vec![
                    [top, y, left, x],
                    [top, y, x + 1, right],
                    [y + 1, bottom, left, x],
                    [y + 1, bottom, x + 1, right],
                ]
            };
            monsters.iter().filter(inside).map(erupt).collect()
        };
        let value = GrundyValues::new().value(&[0, r, 0, c], &options);
        output += if value > 0 { "Asuna\n" } else { "Kirito\n" };
    }
    output
}

struct Board<'a> {
    r: i32,
    c: i32,
    map: Vec<&'a [u8]>,
}

fn read<'a>(input: &mut Input<'a>) -> Vec<Board<'a>> {
    let mut boards = Vec::new();
    for _ in 0..input.number(1..=10) {
        let (r, c) = (input.number(1..=20i32), input.number(1..=20i32));
        let mut map = Vec::new();
        for _ in 0..r {
            let row = input.token().expect("a row").as_bytes();
            let known = row.len() as i32 == c && row.iter().all(|cell| b"^#".contains(cell));
            assert!(known, "{row:?}");
            map.push(row);
        }
        boards.push(Board { r, c, map });
    }
    input.end();
    boards
}

/// Returns the places of the monsters, row by row.
fn monsters(map: &[&[u8]]) -> Vec<(i32, i32)> {
    let is_free = |(y, x): (i32, i32)| {
        let row = usize::try_from(y).ok().and_then(|y| map.get(y));
        let cell = usize::try_from(x).ok().and_then(|x| row?.get(x));
        cell == Some(&b'^')
    };
    let cells = (0..map.len()).flat_map(|y| (0..map[y].len()).map(move |x| (y as i32, x as i32)));
    let run = |cell, direction| ray(cell, direction).take_while(|&next| is_free(next)).count();
    // There is a prime up to a number if there is one that is 2 or more.
    cells
        .filter(|&cell| is_free(cell))
        .filter(|&cell| DIRECTIONS.iter().all(|&direction| run(cell, direction) >= 2))
        .collect()
}

/// Returns the cells that follow a cell in a direction, without an end.
fn ray((y, x): (i32, i32), (dy, dx): (i32, i32)) -> impl Iterator<Item = (i32, i32)> {
    (1..).map(move |steps| (y + steps * dy, x + steps * dx))
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for Board { r, c, map } in read(input) {
        assert!(r * c <= 128, "too large for a reference");
        let inside = |(y, x): (i32, i32)| (0..r).contains(&y) && (0..c).contains(&x);
        let monsters = monsters(&map);
        let bit = |(y, x): (i32, i32)| 1u128 << (y * c + x);
        let options = |&lava: &u128| {
            let alive = monsters.iter().filter(|&&monster| lava & bit(monster) == 0);
            let erupt = |&monster: &(i32, i32)| {
                let mut filled = lava | bit(monster);
                for direction in DIRECTIONS {
                    let flow = ray(monster, direction)
                        .take_while(|&next| inside(next) && lava & bit(next) == 0);
                    flow.for_each(|next| filled |= bit(next));
                }
                filled
            };
            alive.map(erupt).collect()
        };
        // Lava, monsters, walls and free cells.
        let sign = |lava: u128, cell: (i32, i32)| match cell {
            cell if lava & bit(cell) != 0 => '~',
            cell if monsters.contains(&cell) => 'M',
            (y, x) => char::from(map[y as usize][x as usize]),
        };
        let row = |lava: u128, y: i32| (0..c).map(|x| sign(lava, (y, x))).collect::<String>();
        let written = |&lava: &u128| (0..r).map(|y| row(lava, y)).collect::<Vec<_>>().join("\n");
        let first = Search::normal().written(written).mover_wins(&0, &options);
        output += if first { "Asuna\n" } else { "Kirito\n" };
    }
    output
}
