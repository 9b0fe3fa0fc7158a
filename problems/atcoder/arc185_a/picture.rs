//! The picture of AtCoder ARC 185 A, drawn for its page.

use crate::pictures::lists::{write_list, remove};
use crate::pictures::positions::{Mover, Positions};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const M: u32 = 4;
    // The hands of Alice and of Bob, and the sum of the cards played.
    type State = (Vec<u32>, Vec<u32>, u32);
    let mover = |state: &State| match state.0.len() == state.1.len() {
        true => Mover::First,
        false => Mover::Second,
    };
    let options = |state: &State| -> Vec<State> {
        let (alice, bob, sum) = state;
        let hand = if mover(state) == Mover::First { alice } else { bob };
        let safe = (0..hand.len()).filter(|&card| (sum + hand[card]) % M != 0);
        let played = safe.map(|card| match mover(state) {
            Mover::First => (remove(alice, card), bob.clone(), sum + alice[card]),
            Mover::Second => (alice.clone(), remove(bob, card), sum + bob[card]),
        });
        played.collect()
    };
    let name = |(alice, bob, sum): &State| format!("{}|{} ={sum}", write_list(alice), write_list(bob));
    let positions = Positions::after((vec![1, 2], vec![1, 2], 0), options, name)?;
    let ends =
        |(alice, bob, _): &State| (alice.is_empty() && bob.is_empty()).then_some(Mover::First);
    figure(
        language,
        positions.winners(["Alice", "Bob"], mover, ends),
        "N = 2 and M = 4: Alice's hand, Bob's hand, and the sum so far; a card that makes it a \
         multiple of 4 loses and is not drawn. Nobody with two cards must play such a card, so \
         Alice's last card decides: Bob wins if he can keep the card r = N(N + 1) mod M = 2, with \
         which all other cards make a multiple.",
        "N = 2、M = 4：依次是 Alice 的手牌、Bob 的手牌与当前的和；使和成为 4 的倍数的牌即输，图中不画。\
         手里有两张时总能避开，所以由 Alice 的最后一张决定：Bob 若能留住 r = N(N + 1) mod M = 2 这张牌，\
         其余的牌之和恰为倍数，他就胜。",
    )
}
