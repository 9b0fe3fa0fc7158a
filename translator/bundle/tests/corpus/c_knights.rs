//! Searches a board breadth first, and prints it by rows of bytes.

use std::collections::VecDeque;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let mut lines = io::stdin().lines();
    let size: usize = lines.next().unwrap()?.trim().parse().unwrap();
    let walls: Vec<Vec<u8>> = lines.take(size).map(|line| line.unwrap().into_bytes()).collect();
    let mut steps = vec![vec![u32::MAX; size]; size];
    let mut queue = VecDeque::from([(0usize, 0usize)]);
    steps[0][0] = 0;
    while let Some((row, column)) = queue.pop_front() {
        for (down, right) in [(1, 2), (2, 1), (-1, 2), (2, -1), (-2, 1), (1, -2), (-1, -2), (-2, -1)] {
            let next = row.checked_add_signed(down).zip(column.checked_add_signed(right));
            let Some((i, j)) = next.filter(|(i, j)| *i < size && *j < size) else { continue };
            if walls[i][j] == b'.' && steps[i][j] == u32::MAX {
                steps[i][j] = steps[row][column] + 1;
                queue.push_back((i, j));
            }
        }
    }
    let mut out = io::stdout().lock();
    for row in &steps {
        let row: Vec<u8> = row.iter().map(|&n| if n == u32::MAX { b'#' } else { b'0' + (n % 10) as u8 }).collect();
        out.write_all(&row)?;
        out.write_all(b"\n")?;
    }
    writeln!(out, "{:?}", steps.iter().flatten().filter(|n| **n < u32::MAX).max())
}
