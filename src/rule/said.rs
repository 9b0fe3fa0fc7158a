//! Rules in the words of people: `take 1, 2 or 3`, `at most 3`, `取1到3个`.
//!
//! A text is read word by word with a dictionary, and its meaning is written in the notation of
//! rules. A text with even one word that is not in the dictionary is not interpreted at all.

/// What a text says about the numbers that a move may take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// The rule in its notation.
    Rule(String),
    /// A move takes stones, but nothing is said about how many.
    HowMany,
}

/// What a word means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    /// Says only that a move takes stones.
    Taking,
    /// Says nothing.
    Filler,
    Number(u64),
    /// Denotes the size of the heap.
    Heap,
    /// Comes between the members of a list.
    Or,
    /// Comes between the ends of a range.
    To,
    /// Stands for numbers left out.
    Dots,
    /// Comes before the ends of a range when there is an `and` between these ends.
    Between,
    UpTo,
    /// Stands after the largest number.
    AndLess,
    AtLeast,
    /// Stands after the least number.
    AndMore,
    Not,
    Any,
    PowersOf,
    /// Stands after the base.
    Powers,
    MultiplesOf,
    /// Stands after the factor.
    Multiples,
    /// A rule in its notation.
    Rule(&'static str),
}

/// The dictionary, in lower case. If several entries match the beginning of a text, the longest is
/// read.
const DICTIONARY: &[(Word, &str)] = &[
    (
        Word::Taking,
        "take|takes|taking|remove|removes|subtract|subtracts|pick|picks|subtraction set|set|\
         subtraction game|s=|s =|s:|moves|stones|stone|取|取走|拿|拿走|石子|减|减去|减法游戏|集合|走",
    ),
    (
        Word::Filler,
        "you|i|we|player|players|each|every|turn|per|move|a|an|the|at|at a time|in|one turn|from|\
         heap|pile|a heap|a pile|one heap|one pile|coins|may|can|must|only|exactly|either|number|\
         numbers|of|some|game|(s)|:|每次|一次|每步|一步|每回合|每人|操作|可以|只能|能|只可|可|\
         必须|一堆|从|堆|中|里|个|颗|枚|粒|个数|数|的|之间|恰好|玩家|轮流|每堆|内|游戏|是|以外|\
         之外",
    ),
    (Word::Heap, "n"),
    (Word::Or, ",|;|/|or|and|或|或者|和|及|与"),
    (Word::To, "-|~|..|to|through|—|到|至"),
    (Word::Dots, "...|…|……"),
    (Word::Between, "between"),
    (
        Word::UpTo,
        "up to|at most|no more than|not more than|max|maximum|<=|≤|bash|bash game|bash's game|\
         bash’s game|最多|至多|不超过|不多于|最多能|最多可以|巴什博弈|巴什博奕|巴什游戏|巴什",
    ),
    (Word::AndLess, "or less|or fewer|or below|以内|及以下|以下"),
    (Word::AtLeast, "at least|no less than|no fewer than|not less than|>=|≥|至少|不少于|最少"),
    (Word::AndMore, "or more|and more|及以上|以上"),
    (
        Word::Not,
        "not|no|but not|except|all but|all except|anything but|any number but|cannot|can't|don't|\
         not exactly|不能|不可以|不可|不准|不许|除了|除|但不能|但不可以|不",
    ),
    (
        Word::Any,
        "any|any number|anything|any number of|any positive number|as many as you like|all|\
         arbitrarily many|任意|任意个|任意多|任意多个|任意正数|任意数|任意数量|若干|\
         随便|随意|想取几个取几个|取几个都行|取几个都可以|取多少都行|取多少都可以",
    ),
    (Word::PowersOf, "powers of|power of|a power of"),
    (
        Word::Powers,
        "^k|^n|^i|^x|^m|**k|**n|的幂|的次幂|的幂次|的方幂|的整数次幂|的若干次幂|的k次方|的k次幂|\
         的n次方|的n次幂|的若干次方",
    ),
    (Word::MultiplesOf, "multiples of|multiple of|a multiple of"),
    (Word::Multiples, "的倍数"),
    (Word::Rule("odd"), "odd|奇数|单数"),
    (Word::Rule("even"), "even|偶数|双数"),
    (Word::Rule("primes"), "prime|primes|质数|素数"),
    (
        Word::Rule("squares"),
        "square|squares|perfect square|perfect squares|k^2|n^2|i^2|x^2|k²|n²|x²|平方数|完全平方数|\
         平方",
    ),
    (
        Word::Rule("fibonacci"),
        "fib|fibs|fibo|fibonacci|fibonaci|fibonnaci|斐波那契|斐波那契数|斐波那契数列|斐波拉契数|\
         菲波那契数|斐波那契数列里的数|fibonacci数",
    ),
    (
        Word::Rule("n -> n-d with d divides n"),
        "divisor|divisors|a divisor of n|divisors of n|约数|因数|因子|n的约数|n的因数",
    ),
    (
        Word::Rule("n -> n-d with d divides n, d < n"),
        "proper divisor|proper divisors|proper divisors of n|真因数|真约数|真因子",
    ),
    (Word::Rule("n -> n/2"), "half|half of it|half the heap|half of the heap|一半"),
    (
        Word::Rule("n -> n-a with a <= floor(n/2)"),
        "at most half|up to half|no more than half|at most half of the heap|at most half the heap|\
         n/2 or less|至多一半|最多一半|不超过一半|最多取一半|至多取一半",
    ),
    (Word::Number(1), "one|一"),
    (Word::Number(2), "two|二|两"),
    (Word::Number(3), "three|三"),
    (Word::Number(4), "four|四"),
    (Word::Number(5), "five|五"),
    (Word::Number(6), "six|六"),
    (Word::Number(7), "seven|七"),
    (Word::Number(8), "eight|八"),
    (Word::Number(9), "nine|九"),
    (Word::Number(10), "ten|十"),
    (Word::Number(11), "eleven"),
    (Word::Number(12), "twelve"),
    (Word::Number(20), "twenty"),
    (Word::Number(100), "hundred|一百"),
];

/// The length, in bytes, of the longest text that is read.
const LONGEST: usize = 300;

/// Reads a half-width text in lower case; returns `None` if it contains words that are not known
/// here.
pub(super) fn read(text: &str) -> Option<Said> {
    if text.len() > LONGEST {
        return None;
    }
    // The point after a sentence.
    let sentence = text.strip_suffix('.').filter(|text| text.ends_with(char::is_alphabetic));
    let text = sentence.unwrap_or(text);
    let text = without_brackets(&text.split_whitespace().collect::<Vec<_>>().join(" "))?;
    let words = words(&text)?;
    let says = |word: &Word| !matches!(word, Word::Taking | Word::Filler);
    let told: Vec<Word> = words.iter().copied().filter(says).collect();
    if told.is_empty() {
        return Some(Said::HowMany).filter(|_| words.contains(&Word::Taking));
    }
    // Numbers alone may be heaps.
    let is_range = matches!(told[..], [Word::Number(_), Word::To, Word::Number(_)]);
    let is_meant = is_range || words.contains(&Word::Dots) || text.contains(char::is_alphabetic);
    rule(&told).or_else(|| numbers(&told).filter(|_| is_meant)).map(Said::Rule)
}

/// Removes the brackets that enclose all numbers of a text; nothing may follow them. If nothing
/// comes before the brackets, they count as a verb. Returns `None` if there are other brackets.
fn without_brackets(text: &str) -> Option<String> {
    let is_bracket = |c: char| "()[]{}".contains(c);
    if text.ends_with("(s)") || !text.contains(is_bracket) {
        return Some(text.to_string());
    }
    let inner = text.strip_suffix(is_bracket)?;
    let open = inner.find(is_bracket)?;
    let (before, numbers) = (&inner[..open], &inner[open + 1..]);
    let is_around = !numbers.contains(is_bracket) && !before.contains(|c: char| c.is_ascii_digit());
    let verb = if before.is_empty() { "set " } else { "" };
    Some([verb, before, " ", numbers].concat()).filter(|_| is_around)
}

/// Splits a text into the words of the dictionary; returns `None` if it contains any other word.
fn words(text: &str) -> Option<Vec<Word>> {
    let mut words = Vec::new();
    let mut rest = text;
    let mut was_numeral = false;
    while let Some(first) = rest.chars().next() {
        if first == ' ' {
            rest = &rest[1..];
            was_numeral = false;
            continue;
        }
        if first.is_ascii_digit() {
            let len = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
            words.push(Word::Number(rest[..len].parse().ok()?));
            rest = &rest[len..];
            continue;
        }
        let (word, len) = first_word(rest)?;
        // Only the numerals up to ten are known, and 十二 is not 10 and 2.
        let is_numeral = matches!(word, Word::Number(_)) && !first.is_ascii();
        if is_numeral && was_numeral {
            return None;
        }
        was_numeral = is_numeral;
        words.push(word);
        rest = &rest[len..];
    }
    Some(words)
}

/// Returns the longest word of the dictionary with which a text begins, and its length in bytes.
fn first_word(text: &str) -> Option<(Word, usize)> {
    let is_letter = |c: char| c.is_ascii_alphabetic();
    let mut longest = None;
    for &(word, spellings) in DICTIONARY {
        for spelling in spellings.split('|') {
            let is_whole =
                |rest: &str| !(spelling.ends_with(is_letter) && rest.starts_with(is_letter));
            let is_longer = longest.map_or(true, |(_, len)| spelling.len() > len);
            if is_longer && text.strip_prefix(spelling).map_or(false, is_whole) {
                longest = Some((word, spelling.len()));
            }
        }
    }
    longest
}

/// Returns the rule that words express.
fn rule(told: &[Word]) -> Option<String> {
    Some(match *told {
        // A prime number of stones in Chinese, 一个质数, and a divisor of the heap, n 的约数.
        [Word::Rule(rule)] | [Word::Number(1), Word::Rule(rule)] => rule.to_string(),
        [Word::Heap, Word::Rule(rule)] if rule.contains("divides n") => rule.to_string(),
        [Word::Any] | [Word::Number(1), Word::To, Word::Heap] => "all".to_string(),
        [Word::PowersOf, Word::Number(base)] | [Word::Number(base), Word::Powers] => {
            format!("powers of {}", base)
        }
        [Word::MultiplesOf, Word::Number(factor)] | [Word::Number(factor), Word::Multiples] => {
            format!("multiples of {}", factor)
        }
        [Word::UpTo, Word::Number(most)] | [Word::Number(most), Word::AndLess] => {
            format!("{{1..{}}}", most)
        }
        [Word::AtLeast, Word::Number(1)] | [Word::Number(1), Word::AndMore] => "all".to_string(),
        [Word::AtLeast, Word::Number(least)] | [Word::Number(least), Word::AndMore] => {
            format!("all but {{1..{}}}", least.checked_sub(1)?)
        }
        [Word::Between, Word::Number(least), Word::Or, Word::Number(most)]
        | [Word::AtLeast, Word::Number(least), Word::UpTo, Word::Number(most)]
        | [Word::AtLeast, Word::Number(least), Word::Or, Word::UpTo, Word::Number(most)] => {
            format!("{{{}..{}}}", least, most)
        }
        [Word::Not, ref numbers @ .., Word::Any] => format!("all but {}", self::numbers(numbers)?),
        [Word::Not, Word::Rule("odd")] => "even".to_string(),
        [Word::Not, Word::Rule("even")] => "odd".to_string(),
        [Word::Any, Word::Or, Word::Not, ref numbers @ ..]
        | [Word::Any, Word::Not, ref numbers @ ..]
        | [Word::Not, ref numbers @ ..] => format!("all but {}", self::numbers(numbers)?),
        _ => return None,
    })
}

/// Returns the set of the numbers and ranges in a list.
fn numbers(told: &[Word]) -> Option<String> {
    let last_or = told.iter().rposition(|&word| word == Word::Or);
    let mut set = String::new();
    for (place, word) in told.iter().enumerate() {
        match word {
            Word::Number(number) => {
                if set.ends_with(|c: char| c.is_ascii_digit()) {
                    // What follows the last member are heaps.
                    if last_or.map_or(false, |last_or| place > last_or + 1) {
                        return None;
                    }
                    set += ", ";
                }
                set += &number.to_string();
            }
            Word::Or => {}
            Word::To => set.push('~'),
            Word::Dots => set.push('…'),
            Word::Heap if set.starts_with('1') && set.ends_with('…') => {
                return Some("all".into())
            }
            _ => return None,
        }
    }
    Some(format!("{{{}}}", set)).filter(|_| !set.is_empty())
}
