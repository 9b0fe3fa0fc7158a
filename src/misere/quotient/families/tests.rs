//! Compares each operation on random families with the operation on their members, word by word.

use super::*;
use crate::random;

/// The letters of all tests.
const LETTERS: usize = 3;

/// How many members of each family are compared.
const MEMBERS: usize = 5;

impl Families {
    /// Returns whether a word is in the member t of a sequence, by the definition; `word` has an
    /// exponent for each letter up to the level.
    fn sequence_has(&self, level: usize, sequence: &Sequence, t: usize, word: &[usize]) -> bool {
        let Sequence { before, block, copies, after, cycle } = sequence;
        let mut sets: Vec<(Family, usize)> = before.iter().map(|&family| (family, t)).collect();
        let copies = if block.is_empty() { 0 } else { t + copies };
        for r in (0..copies).rev() {
            sets.extend(block.iter().map(|&family| (family, r)));
        }
        sets.extend(after.iter().map(|&family| (family, t)));
        let exponent = word[level - 1];
        let (family, member) = sets
            .get(exponent)
            .copied()
            .unwrap_or_else(|| (cycle[(exponent - sets.len()) % cycle.len()], t));
        self.has(level - 1, family, member, word)
    }

    /// Returns whether a word is in the member t of a family.
    fn has(&self, level: usize, family: Family, t: usize, word: &[usize]) -> bool {
        match level {
            0 => family == EMPTY_WORD,
            _ => self.sequence_has(level, self.sequence(level, family), t, word),
        }
    }
}

/// Returns words in the letters up to a level: some with large exponents of the last letter, and
/// some with small exponents.
fn words(level: usize) -> Vec<Vec<usize>> {
    let mut words = vec![Vec::new()];
    for letter in 1..=level {
        let most = if letter == level { 24 } else { 7 };
        let longer = |word: &Vec<usize>| -> Vec<Vec<usize>> {
            (0..most).map(|exponent| [&word[..], &[exponent]].concat()).collect()
        };
        words = words.iter().flat_map(longer).collect();
    }
    words
}

/// Families with random letters, and random families of them.
struct Random<B> {
    families: Families,
    below: B,
}

fn random() -> Random<impl FnMut(u64) -> u64> {
    let mut random = Random { families: Families::new(1 << 20), below: random::below() };
    for letters in 0..LETTERS {
        let mut options = vec![vec![0; letters]];
        for _ in 0..random.below(3) {
            options.push((0..letters).map(|_| random.below(3) as u32).collect());
        }
        random.families.add_letter(options);
    }
    random
}

impl<B: FnMut(u64) -> u64> Random<B> {
    fn below(&mut self, bound: usize) -> usize {
        (self.below)(bound as u64) as usize
    }

    /// Returns one of some families; above the level without letters, every second one depends on
    /// t.
    fn family(&mut self, level: usize) -> Family {
        if level == 0 {
            return self.below(2);
        }
        let sequence = self.sequence(level);
        self.families.family(level, sequence)
    }

    /// Returns up to `most` families, of which few are different, so that some are equal to their
    /// neighbours.
    fn list(&mut self, level: usize, least: usize, most: usize) -> Vec<Family> {
        let choice = [self.family(level), self.family(level)];
        let len = least + self.below(most - least + 1);
        (0..len).map(|_| choice[self.below(2)]).collect()
    }

    fn sequence(&mut self, level: usize) -> Sequence {
        let before = self.list(level - 1, 0, 4);
        let cycle = self.list(level - 1, 1, 3);
        if self.below(2) == 0 {
            return Sequence::repeating(before, cycle);
        }
        let mut block = self.list(level - 1, 1, 3);
        let mut after = self.list(level - 1, 0, 4);
        let copies = self.below(5);
        if self.below(2) == 0 {
            // A copy that could be part of the block.
            let first = |&family: &Family| self.families.first(level - 1, family);
            after.splice(..0, block.iter().map(first).collect::<Vec<Family>>());
            block.iter_mut().for_each(|family| *family = self.families.next(level - 1, *family));
        }
        Sequence { before, block, copies, after, cycle }
    }

    /// Asserts that the members of a family contain the words for which `expected` is true.
    fn compare(
        &self,
        level: usize,
        family: Family,
        expected: impl Fn(&Families, usize, &[usize]) -> bool,
    ) {
        for word in words(level) {
            for t in 0..MEMBERS {
                let has = self.families.has(level, family, t, &word);
                let sequence = self.families.sequence(level, family);
                assert_eq!(has, expected(&self.families, t, &word), "{t} {word:?} {sequence:?}");
            }
        }
    }

    /// Runs a test for some families of each level.
    fn repeat(&mut self, test: impl FnMut(&mut Self, usize)) {
        self.repeat_times([300, 200, 60], test);
    }

    fn repeat_times(&mut self, times: [usize; LETTERS], mut test: impl FnMut(&mut Self, usize)) {
        for (level, &times) in (1..).zip(&times) {
            (0..times).for_each(|_| test(self, level));
        }
    }
}

#[test]
fn the_normal_form_has_the_same_members() {
    random().repeat(|random, level| {
        let sequence = random.sequence(level);
        let family = random.families.family(level, sequence.clone());
        random.compare(level, family, |families, t, word| {
            families.sequence_has(level, &sequence, t, word)
        });
    });
}

#[test]
fn families_that_are_called_sets_are_sets() {
    let (mut sets, mut others) = (0, 0);
    random().repeat(|random, level| {
        let family = random.family(level);
        if random.families.is_set(level, family) {
            random.compare(level, family, |families, _, word| families.has(level, family, 0, word));
            sets += 1;
        } else {
            others += 1;
        }
    });
    assert!(sets > 100 && others > 100);
}

#[test]
fn members_can_be_dropped_and_added() {
    let mut continued = 0;
    random().repeat(|random, level| {
        let family = random.family(level);
        let next = random.families.next(level, family);
        random.compare(level, next, |families, t, word| families.has(level, family, t + 1, word));
        let first = random.families.first(level, family);
        random.compare(level, first, |families, _, word| families.has(level, family, 0, word));
        assert!(random.families.is_set(level, first));
        if let Some(previous) = random.families.previous(level, family) {
            let next = random.families.next(level, previous);
            random.compare(level, next, |families, t, word| families.has(level, family, t, word));
            continued += usize::from(previous != family);
        }
    });
    assert!(continued > 50);
}

#[test]
fn families_that_are_called_unbounded_have_different_members() {
    let mut unbounded = [0; LETTERS + 1];
    random().repeat_times([300, 1000, 2000], |random, level| {
        let mut family = random.family(level);
        if random.families.is_unbounded(level, family) {
            unbounded[level] += 1;
            let mut members = Vec::new();
            for _ in 0..MEMBERS {
                members.push(random.families.first(level, family));
                family = random.families.next(level, family);
            }
            let len = members.len();
            members.sort_unstable();
            members.dedup();
            assert_eq!(members.len(), len);
        }
    });
    assert!(unbounded[1..].iter().all(|&count| count > 50), "{unbounded:?}");
}

#[test]
fn blocks_open_at_the_left_and_close_at_the_right() {
    let mut opened = 0;
    random().repeat(|random, level| {
        let sequence = random.sequence(level);
        if sequence.copies == 0 {
            return;
        }
        let mut closed = sequence.clone();
        random.families.close(level, &mut closed);
        let count = random.below(7);
        let mut open = sequence.clone();
        let is_open = random.families.open(level, &mut open, count).is_ok();
        assert_eq!(
            is_open,
            (count + sequence.block.len() - 1) / sequence.block.len() <= sequence.copies
        );
        for word in words(level) {
            for t in 0..MEMBERS {
                let has = |sequence| random.families.sequence_has(level, sequence, t, &word);
                assert_eq!(has(&closed), has(&sequence));
                assert!(!is_open || has(&open) == has(&sequence));
            }
        }
        if is_open {
            assert_eq!(open.before.len(), sequence.before.len() + count);
            opened += 1;
        }
    });
    assert!(opened > 100);
}

#[test]
fn unions_contain_the_words_of_both() {
    let mut with_blocks = [0; 3];
    random().repeat(|random, level| {
        let (a, b) = (random.family(level), random.family(level));
        if let Ok(union) = random.families.union(level, a, b) {
            random.compare(level, union, |families, t, word| {
                families.has(level, a, t, word) || families.has(level, b, t, word)
            });
            let has_block = |&family: &Family| random.families.sequence(level, family).has_block();
            with_blocks[[a, b].iter().filter(|family| has_block(family)).count()] += 1;
        }
    });
    assert!(with_blocks.iter().all(|&count| count > 20), "{with_blocks:?}");
}

#[test]
fn rests_are_beside_a_letter() {
    let mut blocks = 0;
    random().repeat(|random, level| {
        let family = random.family(level);
        let letter = 1 + random.below(level);
        if let Ok(rest) = random.families.rest(level, family, letter) {
            random.compare(level, rest, |families, t, word| {
                let mut longer = word.to_vec();
                longer[letter - 1] += 1;
                families.has(level, family, t, &longer)
            });
            blocks += usize::from(random.families.sequence(level, family).has_block());
        }
    });
    assert!(blocks > 50);
}

/// Returns whether an option of `letter`, beside `word`, is in the member t of a family.
fn reaches(
    families: &Families,
    level: usize,
    family: Family,
    (t, word, letter): (usize, &[usize], usize),
) -> bool {
    families.options[letter].iter().any(|option| {
        let mut sum = word.to_vec();
        for (exponent, &more) in sum.iter_mut().zip(option) {
            *exponent += more as usize;
        }
        families.has(level, family, t, &sum)
    })
}

#[test]
fn options_reach_a_set() {
    let mut blocks = 0;
    random().repeat(|random, level| {
        if level == LETTERS {
            return;
        }
        let family = random.family(level);
        if let Ok(reaching) = random.families.reaching(level, family) {
            random.compare(level, reaching, |families, t, word| {
                reaches(families, level, family, (t, word, level))
            });
            blocks += usize::from(random.families.sequence(level, family).has_block());
        }
    });
    assert!(blocks > 20);
}

#[test]
fn words_are_lost_from_which_no_move_wins() {
    // How often the set depends on t, for each level, and how often it has a block.
    let (mut families, mut blocks) = ([0; LETTERS + 1], 0);
    random().repeat_times([300, 1000, 2000], |random, level| {
        let won = random.family(level);
        if let Ok(lost) = random.families.lost(level, won) {
            random.compare(level, lost, |families, t, word| {
                // A move replaces one letter by an option of it.
                let wins_by_move = (0..level).filter(|&letter| word[letter] > 0).any(|letter| {
                    let mut beside = word.to_vec();
                    beside[letter] -= 1;
                    reaches(families, level, lost, (t, &beside, letter))
                });
                !families.has(level, won, t, word) && !wins_by_move
            });
            families[level] += usize::from(!random.families.is_set(level, won));
            blocks += usize::from(random.families.sequence(level, won).has_block());
        }
    });
    assert!(blocks > 50 && families[1..].iter().all(|&count| count > 20), "{families:?} {blocks}");
}
