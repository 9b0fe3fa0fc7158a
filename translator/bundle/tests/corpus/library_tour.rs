//! Uses seven modules of the library at once.

use grundy::game::{Analysis, Game};
use grundy::graph::Dag;
use grundy::mex::mex;
use grundy::nim;
use grundy::octal::OctalGame;
use grundy::subtraction::SubtractionSet;
use grundy::table::Table;
use proconio::input;
static T: Table<u8, 500> = Table::<u8, 500>::subtraction(&[1, 4, 9, 16, 25]);
struct GrundysGame;
impl Game for GrundysGame {
    type Position = u32;
    fn options(&self, &heap: &u32) -> Vec<Vec<u32>> {
        (1..heap).take_while(|part| 2 * part < heap).map(|part| vec![part, heap - part]).collect()
    }
}
fn main() {
    input! { n: usize, a: [i64; n] }
    let b: Vec<u64> = a.iter().map(|x| x.unsigned_abs() % 40 + 1).collect();
    println!("{} {}", mex(b.iter().copied()), nim::nim_sum(b.iter().copied()));
    println!("{}", nim::winning_moves(&b).len());
    println!("{}", T[b[0] as usize]);
    let mut game = Analysis::new(GrundysGame);
    println!("{}", game.value(&(b[0] as u32)).unwrap_or(99));
    let code: OctalGame = "0.77".parse().unwrap();
    println!("{:?}", code.values(20));
    let set: SubtractionSet = "{1,3,4}".parse().unwrap();
    println!("{:?}", set.moves_for(10));
    let dag = Dag::from_edges(5, &[(0, 1), (0, 2), (1, 3), (2, 3), (3, 4)]).unwrap();
    println!("{:?}", dag.values());
}
