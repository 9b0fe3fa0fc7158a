//! The notation of each game that has one of its own, for the help pages.

/// Every such game, for the end of a help text.
pub const FORMS: &str = "\
Games that why and play know by a notation of their own:
  staircase 3 1 2          the stones on the steps, the lowest first
  moore 2 1 2 3            k, then the heaps; a move takes from up to k
  northcott 1-5 2-3 8-1    the squares of White and Black in each row
  euclid 12 34             its two numbers
  hackenbush g-a a-b b-c a-c   edges of a green drawing; g is the ground
  chomp 5 4 3              the lengths of the rows; the first square is poisoned
  cram 3 4                 an empty board; or its rows, '..#.' '....'
  coins mock 01101         1 is heads; turtles, mock, ruler, twins, triplets
  wythoff 8 12             two heaps; a move takes from one, or as much from both
  fibonacci nim 20         a move takes at most twice what was just taken
  geography a-b b-c from a     edges and the token; 'a>b' leads one way
  graph 'a>b' 'b>c' from a b   edges and the tokens, which may come back";

/// [`FORMS`] in Chinese.
pub const FORMS_IN_CHINESE: &str = "\
why 和 play 认识的、有自己写法的游戏：
  staircase 3 1 2          各级台阶上的石子数，最低的在前
  moore 2 1 2 3            k，然后各堆；一步至多从 k 堆里取
  northcott 1-5 2-3 8-1    每行白棋和黑棋所在的格
  euclid 12 34             两个数
  hackenbush g-a a-b b-c a-c   无向图删边游戏的各条边；g 是地面
  chomp 5 4 3              各行的长度；第一格有毒
  cram 3 4                 空棋盘；或写出各行：'..#.' '....'
  coins mock 01101         1 是正面；turtles、mock、ruler、twins、triplets
  wythoff 8 12             两堆；从一堆取，或从两堆取同样多
  fibonacci nim 20         一步至多取对手刚取的两倍
  geography a-b b-c from a     各条边和棋子的位置；'a>b' 是单向边
  graph 'a>b' 'b>c' from a b   各条边和各枚棋子，棋子可以走回原处";

/// Returns the end of the help of `why` and `play`.
pub fn help() -> String {
    format!("{}\n\n{FORMS}", crate::rules::FORMS)
}

/// Returns [`help`] in Chinese.
pub fn help_in_chinese() -> String {
    format!("{}\n\n{FORMS_IN_CHINESE}", crate::rules::FORMS_IN_CHINESE)
}
