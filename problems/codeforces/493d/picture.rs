//! The picture of Codeforces 493D, drawn for its page.

use crate::pictures::tables::{headings, table};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const SIZE: usize = 5;
    let numbers = headings(1, SIZE);
    let drawing = table(&numbers, &numbers, "", |(x, y)| {
        let content = match (x, y) {
            (1, 1) => "W",
            (3, 1) => "B",
            (0, 0) | (4, 0) => "",
            _ => "•",
        };
        let class = match content {
            "W" | "B" => "n",
            _ if x == 2 => "mark",
            _ => "plain",
        };
        Some((class, content.to_string()))
    });
    figure(
        language,
        Some(drawing),
        "A board of odd size, 5, after a move of each: White took the pawn at 2,2, and Black \
         mirrored that in the middle column, orange. As long as nobody enters that column, its \
         pawns stand between the queens and each way is as free as its mirror image; whoever \
         enters it is taken by the mirrored move. So Black wins; for even n, White takes the pawn \
         1 2 and is the one who mirrors.",
        "边长为奇数 5 的棋盘，双方各走一步以后：白后吃了 2,2 的兵，黑后关于中间一列（橙色）镜像应对。\
         没人进入中间列时，那里的兵隔开两后，每条路与它的镜像同样畅通；谁进入中间列，就被对称的一步吃掉。\
         所以黑胜；n 为偶数时，白先吃 1 2 的兵，由白来镜像。",
    )
}
