// AtCoder ABC 433 G https://atcoder.jp/contests/abc433/tasks/abc433_g · made by `cargo judge bundle abc433_g --write` from 7e9fbc68edf0e341
//! AtCoder ABC 433 G — Substring Game
//! <https://atcoder.jp/contests/abc433/tasks/abc433_g> · 3 s · 1024 MiB · difficulty 6
//!
//! Rules: a string T is empty at first. A move appends a letter to T, and T must remain a substring
//! of S; whoever cannot move loses, and Alice moves first. The input is the number of cases, then S
//! for each case. Print the winner of each case, `Alice` or `Bob`.
//! Bounds: at most 10^5 cases; S has from 1 to 200,000 lowercase letters, all together at most
//! 400,000.
//! Kind: impartial
//! Model: game on a graph, the suffix automaton of S.
//! Why: what can follow T depends only on the places in S where occurrences of T end, and these
//! places divide all substrings into comparatively few classes.
//!
//! 1. Two substrings that end at the same places in S can be continued in the same ways. So they
//!    amount to the same position, and an appended letter leads from one class to another.
//! 2. The suffix automaton has these classes as its states and the appended letters as its edges,
//!    with at most 2 · |S| states and 3 · |S| edges (A. Blumer et al., *The smallest automaton
//!    recognizing the subwords of a text*, Theoretical Computer Science 40, 1985). The empty string
//!    is the first state.
//! 3. Every edge leads to a class whose longest string is longer than that of the class it comes
//!    from. So the states are decided one by one, in descending order of the lengths of their
//!    longest strings: a state is won if some edge leads from it to a lost state.
//!
//! Cost: O(26 · |S|) time and memory.
//!
//! 规则：字符串 T 一开始为空。每次操作在末尾添加一个字母，使 T 仍是 S 的子串；无法操作者
//! 输，Alice 先手。输入数据组数和每组的 S，输出各组的获胜者 `Alice` 或 `Bob`。
//! 范围：至多 10^5 组；S 由 1 到 200,000 个小写字母组成，总长不超过 400,000。
//! 模型：图上游戏（S 的后缀自动机）。
//! 思路：T 后面能接什么，只取决于它在 S 中的各个结束位置，而结束位置的集合没有多少种。
//!
//! 1. 结束位置相同的两个子串，后面能接的完全相同。所以它们是同一个局面，添加字母就是从一类走到另
//!    一类。
//! 2. 后缀自动机的状态就是这些类，边就是添加的字母，分别不超过 2 · |S| 和 3 · |S| 个（Blumer 等，
//!    1985）。空串是初始状态。
//! 3. 添加字母使一类中最长的串变长。所以按最长串的长度从大到小依次判断各状态：有边通向必败态的就是
//!    必胜态。
//!
//! 复杂度：时间和空间均为 O(26 · |S|)。

use proconio::{input, marker::Bytes};

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { text: Bytes }
        winners += if SuffixAutomaton::of(&text).first_wins() { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}

const LETTERS: usize = 26;

/// The classes of substrings that end at the same places in a text.
struct SuffixAutomaton {
    states: Vec<State>,
}

#[derive(Clone)]
struct State {
    /// The length of the longest string of the class.
    length: usize,
    /// The class of the longest suffix of these strings that ends at more places than they do.
    link: Option<usize>,
    next: [Option<u32>; LETTERS],
}

impl SuffixAutomaton {
    fn of(text: &[u8]) -> SuffixAutomaton {
        let empty = State { length: 0, link: None, next: [None; LETTERS] };
        let mut automaton = SuffixAutomaton { states: vec![empty] };
        let mut whole = 0;
        for &byte in text {
            assert!(byte.is_ascii_lowercase(), "`{}` is no lower-case letter", char::from(byte));
            whole = automaton.append(whole, usize::from(byte - b'a'));
        }
        automaton
    }

    /// Adds a letter to the text of class `whole`, and returns the class of the longer text.
    fn append(&mut self, whole: usize, letter: usize) -> usize {
        let length = self.states[whole].length + 1;
        let longer = self.add(State { length, link: None, next: [None; LETTERS] });
        let mut suffix = Some(whole);
        while let Some(state) = suffix.filter(|&state| self.states[state].next[letter].is_none()) {
            self.states[state].next[letter] = Some(longer as u32);
            suffix = self.states[state].link;
        }
        // Suffixes from here on have been followed by the letter before.
        let link = suffix.map_or(0, |state| self.class_after(state, letter));
        self.states[longer].link = Some(link);
        longer
    }

    /// Returns the class of the string that results when the letter is appended to the longest
    /// string of `state`. If that string shares its class with longer strings, the longer strings
    /// stay in the class and a new class is returned, because the longer strings do not occur at
    /// the end of the text.
    fn class_after(&mut self, state: usize, letter: usize) -> usize {
        let old = self.states[state].next[letter].expect("a letter that follows") as usize;
        let length = self.states[state].length + 1;
        if self.states[old].length == length {
            return old;
        }
        let new = self.add(State { length, ..self.states[old].clone() });
        self.states[old].link = Some(new);
        let mut suffix = Some(state);
        while let Some(state) =
            suffix.filter(|&state| self.states[state].next[letter] == Some(old as u32))
        {
            self.states[state].next[letter] = Some(new as u32);
            suffix = self.states[state].link;
        }
        new
    }

    fn add(&mut self, state: State) -> usize {
        self.states.push(state);
        self.states.len() - 1
    }

    /// Returns whether the player who moves from the empty string wins.
    fn first_wins(&self) -> bool {
        let mut order: Vec<usize> = (0..self.states.len()).collect();
        order.sort_unstable_by_key(|&state| self.states[state].length);
        let mut wins = vec![false; self.states.len()];
        for &state in order.iter().rev() {
            let mut options = self.states[state].next.iter().flatten();
            wins[state] = options.any(|&option| !wins[option as usize]);
        }
        wins[0]
    }
}


