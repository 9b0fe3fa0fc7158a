//! The picture of AtCoder AGC 005 E, drawn for its page.

use crate::pictures::drawing::{at, line, node, svg, text_from, Point};
use crate::pictures::{figure, Picture};
use maud::html;
use std::collections::VecDeque;
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const RED: [(usize, usize); 5] = [(0, 1), (1, 2), (2, 3), (3, 5), (1, 4)];
    const BLUE: [(usize, usize); 5] = [(5, 3), (3, 2), (2, 1), (1, 0), (0, 4)];
    const START: usize = 1;
    const PURSUER: usize = 5;
    let distances = |edges: &[(usize, usize)], from: usize| {
        let mut distance = [usize::MAX; 6];
        distance[from] = 0;
        let mut queue = VecDeque::from([from]);
        while let Some(vertex) = queue.pop_front() {
            for &(a, b) in edges {
                for (near, far) in [(a, b), (b, a)] {
                    if near == vertex && distance[far] == usize::MAX {
                        distance[far] = distance[vertex] + 1;
                        queue.push_back(far);
                    }
                }
            }
        }
        distance
    };
    let (red, blue) = (distances(&RED, START), distances(&BLUE, PURSUER));
    // The red ways from START are 1–0, 1–4 and 1–2–3–5: a vertex is safe if all on its way are.
    let is_early = |vertex: usize| red[vertex] < blue[vertex];
    let way = |vertex: usize| match vertex {
        3 => vec![2, 3],
        5 => vec![2, 3, 5],
        other => vec![other],
    };
    let is_safe = |vertex: usize| way(vertex).into_iter().all(is_early);
    let places: [Point; 6] = [
        at(40.0, 40.0),
        at(150.0, 110.0),
        at(260.0, 110.0),
        at(370.0, 110.0),
        at(40.0, 180.0),
        at(480.0, 110.0),
    ];
    let apart = |a: Point, b: Point, by: f64| {
        let (dx, dy) = (b.x - a.x, b.y - a.y);
        let length = dx.hypot(dy).max(1.0);
        let (x, y) = (-dy / length * by, dx / length * by);
        (at(a.x + x, a.y + y), at(b.x + x, b.y + y))
    };
    let sign = |vertex: usize| if is_early(vertex) { "<" } else { "≥" };
    let content = html! {
        @for (a, b) in RED {
            @let (from, to) = apart(places[a.min(b)], places[a.max(b)], 4.0);
            (line(from, to, "queen"))
        }
        @for (a, b) in BLUE {
            @let (from, to) = apart(places[a.min(b)], places[a.max(b)], -4.0);
            (line(from, to, ""))
        }
        @for (vertex, place) in places.iter().enumerate() {
            @let name = match vertex { START => "X", PURSUER => "Y", _ => "" };
            (node(*place, if is_safe(vertex) { "p" } else { "" }, name))
            (text_from(at(place.x - 22.0, place.y + 30.0), "soft",
                &format!("{}{}{}", red[vertex], sign(vertex), blue[vertex])))
        }
    };
    let listed: Vec<String> =
        (0..6).map(|vertex| format!("{vertex}: {} {}", red[vertex], blue[vertex])).collect();
    let longest = (0..6).filter(|&vertex| is_safe(vertex)).map(|v| blue[v]).max()?;
    figure(
        language,
        Some(svg(520, 230, &listed.join(", "), content)),
        &format!(
            "Sigma on X moves along orange edges, Sugim on Y along grey ones; below each vertex \
             are its distances from X and from Y. Green vertices are safe: on the way there Sigma \
             is everywhere before Sugim. If an orange edge from one of them joined vertices three \
             or more grey edges apart, he could flee for ever; there is none, so he goes to the \
             one farthest from Y, at a distance of {longest}, and waits: {} turns.",
            2 * longest
        ),
        &format!(
            "Sigma 在 X，沿橙边走；Sugim 在 Y，沿灰边走；每个点下方是到 X 与到 Y 的距离。绿色为安全点：\
             去那里的路上 Sigma 处处先到。若有橙边从安全点通向灰边距离不小于 3 的点，他就能永远逃下去；这里没有，\
             所以他去离 Y 最远的安全点（距离 {longest}）等着：共 {} 步。",
            2 * longest
        ),
    )
}
