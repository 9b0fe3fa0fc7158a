//! The example on a problem's page, played in a real browser.

use crate::browser::{opened, with_addition};
use available::Tool;

/// By hand, from 4 stones of which a move takes 1 to 3: whatever is taken, the opponent takes the
/// rest. After his first move, from 4 to 3, one takes all 3.
#[test]
fn the_example_of_a_problem_is_played() {
    let script = "addEventListener('load', () => {
        const figure = document.querySelector('figure[data-example]');
        const [start, undo, hint, why, side] = figure.querySelectorAll('button');
        const output = figure.querySelector('[role=status]');
        const leave = stones => {
            const box = [...figure.querySelectorAll('[data-number]')]
                .find(box => box.dataset.label === stones);
            box.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        };
        const said = [];
        for (const act of [
            () => start.click(), () => hint.click(), () => leave('3'), () => undo.click(),
            () => leave('4'), () => side.click(), () => hint.click(), () => why.click(),
            () => leave('0'),
        ]) {
            act();
            said.push(output.textContent);
        }
        output.dataset.said = said.join(' / ');
    });";
    let (_folder, copy) =
        with_addition("problem/leetcode292.html", &format!("<script>\n{script}\n</script>"));
    let Some(page) = opened(&copy.display().to_string(), &[Tool::Browser], &[]) else { return };
    let said = page.split("data-said=\"").nth(1).and_then(|rest| rest.split('"').next());
    let expected = [
        "Your move from 4.",
        "No move wins.",
        "I move to 0. You have lost.",
        "Your move from 4.",
        "Your move from 4.",
        "I move to 3. Your move from 3.",
        "Winning moves: 0",
        "The options have the values 0, 1, 2; the least number that is missing is 3.",
        "You have won.",
    ];
    assert_eq!(said, Some(&*expected.join(" / ")), "{page}");
}
