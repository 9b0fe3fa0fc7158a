//! Coin-turning games, typed as their name and a row of coins in which 1 is heads: `mock 01101`.

use super::board::{Board, Cell, Cells, Spot};
use super::evidence::sum_sentence;
use super::{ones, texts, Evidence, Opening, Shown, Step, Term};
use grundy::coin_turning::Row;
use grundy::game::{Analysis, Ending, Game};
use grundy::nim::nim_sum;
use grundy::Outcome;
use itertools::Itertools;
use support::language::choose;
use support::{ensure, refuse, text};

/// The longest coin row that fits on screen.
const MAX_COINS: usize = 24;

/// A coin-turning game.
pub struct CoinGame {
    name: &'static str,
    row: Row,
}

const GAMES: [CoinGame; 5] = [
    CoinGame { name: "coins turtles", row: Row::TURNING_TURTLES },
    CoinGame { name: "coins mock", row: Row::MOCK_TURTLES },
    CoinGame { name: "coins ruler", row: Row::Ruler },
    CoinGame { name: "coins twins", row: Row::TWINS },
    CoinGame { name: "coins triplets", row: Row::TRIPLETS },
];

impl CoinGame {
    pub fn from_name(name: &str) -> Option<CoinGame> {
        let found = texts::find_game(name)?;
        GAMES.into_iter().find(|game| game.name == found)
    }
}

/// A row of coins; the position has a 1 for each coin that shows heads.
struct Coins {
    game: CoinGame,
    values: Vec<u64>,
}

/// Reads the name of a game, by default Turning Turtles, and the coins.
pub fn read(words: &[String]) -> Result<Opening, String> {
    let mut lens = (1..=words.len()).rev();
    let named = lens.find_map(|len| Some((CoinGame::from_name(&words[..len].concat())?, len)));
    let [turning_turtles, ..] = GAMES;
    let (game, len) = named.unwrap_or((turning_turtles, 0));
    let coins = words[len..].concat().replace(',', "").to_lowercase();
    ensure!(
        !coins.is_empty(),
        "expected a row of coins, 1 for heads and 0 for tails; type, for example, coins mock \
             01101; the games are turtles, mock, ruler, twins and triplets",
        "应为一排硬币，1 是正面，0 是反面；请输入例如 coins mock 01101；游戏有 turtles、mock、\
             ruler、twins、triplets",
    );
    let mut position = Vec::new();
    for (place, face) in coins.chars().enumerate() {
        position.push(match face {
            '1' | 'h' => 1,
            '0' | 't' => 0,
            _ => refuse!(
                "{coins} has {face:?} at place {}, which is not a coin: 1 is heads, 0 is tails; \
                 the games are turtles, mock, ruler, twins and triplets",
                "{coins} 里的 {face:?}（第 {} 个字符）不是硬币：1 是正面，0 是反面；游戏有 turtles、\
                 mock、ruler、twins、triplets",
                place + 1),
        });
    }
    ensure!(
        position.len() <= MAX_COINS,
        "{} coins are too many; the limit is {MAX_COINS}",
        "{} 枚硬币太多了；上限是 {MAX_COINS} 枚",
        position.len()
    );
    let mut analysis = Analysis::new(&game.row);
    let value = |coin: usize| analysis.value(&coin).expect("coins turn to the left");
    let values = (0..position.len()).map(value).collect();
    Ok(Opening::new(Coins { game, values }, position))
}

impl Shown for Coins {
    fn name(&self) -> String {
        self.game.name.to_string()
    }

    fn title(&self) -> String {
        let rule = texts::localize(&self.name(), "rule");
        text!(
            "{rule}, the rightmost of them from heads to tails (● is heads)",
            "{rule}，其中最右的须由正面翻到反面；● 是正面）"
        )
    }

    fn theorem(&self) -> String {
        let values = self.values.iter().take(8).join(choose(", ", "，"));
        text!(
            "Each head counts as if it were alone, and two heads in one place cancel (Lenstra).\n\
             A head on coin 1, 2, … is worth {values}{}",
            "每个正面都可以单独计算，同一位置的两个正面相互抵消（Lenstra）。\n\
             第 1、2、… 枚的正面值 {values}{}",
            if self.values.len() > 8 { choose(", ….", "，…。") } else { choose(".", "。") }
        )
    }

    fn notation(&self, position: &[u64]) -> String {
        position.iter().join("")
    }

    fn describe(&self, position: &[u64]) -> String {
        self.notation(position)
    }

    fn board(&self, _start: &[u64], position: &[u64]) -> Board {
        let across = (1..=position.len()).map(|coin| coin.to_string());
        Cells::board([String::new()], across, |_, coin| match position[coin] {
            1 => Cell::Heads,
            _ => Cell::Tails,
        })
    }

    fn moves(&self, position: &[u64]) -> Vec<Step> {
        let mut moves = Vec::new();
        for last in ones(position) {
            for mut turned in self.game.row.options(&last) {
                turned.push(last);
                let mut after = position.to_vec();
                turned.iter().for_each(|&coin| after[coin] = 1 - after[coin]);
                let numbers = turned.iter().map(|&coin| coin as u64 + 1).collect();
                let taken = turned.len() as u64;
                moves.push(Step { part: last, numbers, taken, after });
            }
        }
        moves
    }

    fn text(&self, step: &Step) -> String {
        let coins = step.numbers.iter().join(" ");
        text!("turn {coins}", "翻 {coins}")
    }

    fn how(&self) -> String {
        texts::localize("coins", "how")
    }

    fn is_order_free(&self) -> bool {
        true
    }

    fn spots(&self, _start: &[u64], _position: &[u64], step: &Step) -> Vec<Spot> {
        step.numbers.iter().map(|coin| [0, coin - 1]).collect()
    }

    fn outcome(&self, position: &[u64], ending: Ending) -> Option<Outcome> {
        let sum = nim_sum(ones(position).map(|coin| self.values[coin]));
        (ending == Ending::Normal).then(|| Outcome::of_mover(sum != 0))
    }

    fn evidence(&self, position: &[u64], _ending: Ending) -> Evidence {
        let term =
            |coin: usize| Term::new(text!("coin {}", "第 {} 枚", coin + 1), self.values[coin]);
        let terms: Vec<Term> = ones(position).map(term).collect();
        let reason = match &terms[..] {
            [] => text!("All coins show tails", "硬币全是反面"),
            [Term { value, .. }] => {
                text!("The only head is worth {value}", "唯一的正面值 {value}")
            }
            terms => sum_sentence(terms),
        };
        Evidence::of_terms(reason, terms)
    }
}
