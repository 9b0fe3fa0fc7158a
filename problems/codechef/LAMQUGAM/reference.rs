//! CodeChef LAMQUGAM by its rules: every move from every point of every rectangle.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let lameness = g.within(1..=g.pick(5, 20));
    let rectangles = g.pick(4, 100_000);
    let mut input = format!("{lameness} {rectangles}\n");
    let most = if g.one_in(20) { g.pick(30, 200_000) } else { g.pick(12, 200_000) };
    for _ in 0..rectangles {
        let [x1, y1] = [(); 2].map(|()| g.within(1..=most));
        let longest = if g.one_in(3) { g.pick(2, 99) } else { most };
        let [x2, y2] = [x1, y1].map(|start| g.within(start..=most.min(start + longest)));
        input += &format!("{x1} {y1} {x2} {y2}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    let mut search = Search::normal();
    let lameness = input.number(1..=20);
    for _ in 0..input.number(1..=100_000) {
        let (x1, y1) = (input.number(1..=200_000), input.number(1..=200_000));
        let (x2, y2) = (input.number(x1..=200_000), input.number(y1..=200_000));
        assert!(x2.max(y2) <= 50, "too large for brute force");
        let points = (x1..=x2).flat_map(|x| (y1..=y2).map(move |y| (x, y)));
        let (mut lost, mut all) = (0u32, 0u32);
        for point in points {
            let code_wins = search.mover_wins(&point, &|point| moves(point, lameness));
            lost += u32::from(!code_wins);
            all += 1;
        }
        let is_common = |&divisor: &u32| [lost, all].iter().all(|n| n % divisor == 0);
        let greatest = (1..=all).rev().find(is_common).expect("1 divides all");
        output += &format!("{}/{}\n", lost / greatest, all / greatest);
    }
    input.end();
    output
}

fn moves(&(x, y): &(u32, u32), lameness: u32) -> Vec<(u32, u32)> {
    let along_x = (1..x).map(|left| (left, y));
    let along_y = (1..y).map(|left| (x, left));
    let diagonal = (1..x.min(y)).filter(|steps| steps % lameness == 0);
    let diagonal = diagonal.map(|steps| (x - steps, y - steps));
    along_x.chain(along_y).chain(diagonal).collect()
}
