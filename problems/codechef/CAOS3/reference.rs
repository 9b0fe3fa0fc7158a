//! CodeChef CAOS3 by its rules: every volcano, cell by cell.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let cases = input.number(1..=10usize);
    let mut output = String::new();
    for _ in 0..cases {
        let (r, c) = (input.number(1..=20i32), input.number(1..=20i32));
        let mut map = Vec::new();
        for _ in 0..r {
            let row = input.token().expect("a row").as_bytes();
            assert!(
                row.len() as i32 == c && row.iter().all(|cell| b"^#".contains(cell)),
                "{row:?}"
            );
            map.push(row);
        }
        assert!(r * c <= 128, "too large for a reference");
        let inside = |(y, x): (i32, i32)| (0..r).contains(&y) && (0..c).contains(&x);
        let is_free = |(y, x): (i32, i32)| inside((y, x)) && map[y as usize][x as usize] == b'^';
        let cells = (0..r).flat_map(|y| (0..c).map(move |x| (y, x)));
        let ray = |(y, x): (i32, i32), (dy, dx): (i32, i32)| {
            (1..).map(move |steps| (y + steps * dy, x + steps * dx))
        };
        let run = |cell, direction| ray(cell, direction).take_while(|&next| is_free(next)).count();
        // There is a prime up to a number if there is one that is 2 or more.
        let monsters: Vec<(i32, i32)> = cells
            .filter(|&cell| is_free(cell))
            .filter(|&cell| DIRECTIONS.iter().all(|&direction| run(cell, direction) >= 2))
            .collect();
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
    input.end();
    output
}
