//! The Chinese of the help pages, whose English stands at the options themselves.

/// Returns what a command is for.
pub fn about(command: &str) -> Option<&'static str> {
    Some(match command {
        "cargo explore" => "看游戏的 SG 值，问为什么，对弈，画图，让程序自己学会",
        "table" => "输出 SG 值，以及有证明的周期",
        "why" => "解释一个局面为什么必胜或必败，并列出必胜着法",
        "misere" => "把真正的反常规则与 SJ 定理比较",
        "lookup" => "找出有给定的 SG 值表或胜负表的游戏",
        "play" => "与懂理论的对手对弈",
        "plot" => "画 SG 值、各值出现的次数和两堆的游戏，存为 SVG 和 PNG",
        "learn" => "让程序靠自我对弈找出必败态",
        "run" => "把取石子并分堆的游戏的 SG 值算进文件，最多十亿多个堆",
        "verify" => "检查 `run` 存的文件，并重新计算其中的值",
        "site" => "写出可以离线看的网站，内容是理论和题目",
        "glossary" => "查词汇表，中英文皆可",
        "help" => "显示一个命令的帮助",
        _ => return None,
    })
}

/// Returns the help of an argument of a command.
pub fn argument_text(command: &str, argument: &str) -> Option<&'static str> {
    Some(match (command, argument) {
        (_, "zh") => "输出中文；语言环境是中文时默认如此",
        (_, "en") => "输出英文",
        (_, "help") => "显示帮助",
        (_, "version") => "显示版本",
        ("help", "subcommand") => "要看帮助的命令",

        ("table", "rule") => {
            "规则：'{1,2,3}'、'all but {2,4}'、'powers of 2'、odd、fibonacci、0.77、kayles、hdu1848"
        }
        ("table", "to") => "最大的堆",
        ("table", "seconds") => "在最大的堆之外最多再花几秒找周期",
        ("table", "csv") => "每行一个堆和它的值，供电子表格使用，此外什么都不输出",
        ("table", "json") => "以 JSON 输出规则、各值和周期",

        ("why", "position") => {
            "规则，然后是各堆：'{1,2,3}' 5 6 7；或 wythoff 3 4、'fibonacci nim' 20；或几个游戏的和：\
             kayles 5 + nim 3 + '{1,2}' 7；或有自己写法的游戏，例如 chomp 5 4 3；或题目和它自己的输入：\
             cf276b aba，或 cf276b < 文件"
        }
        ("why", "misere") => "解释反常规则：走最后一步者负",
        ("why", "all") => "列出全部后继和全部着法",
        ("why", "game") => "问题目输入的第几局，从 1 数起",

        ("misere", "rule") => "规则，写法同 `table`",
        ("misere", "to") => "石子总数的上限；求商幺半群时则是最大的堆",
        ("misere", "quotient") => "改求不超过这个大小的堆的商幺半群及其周期",

        ("lookup", "table") => "堆 0、1、2 … 的值，例如 0 1 2 0 1 2，或胜负，例如 P N N P",
        ("lookup", "all") => "列出全部结果",

        ("play", "game") => {
            "nim、race、'fibonacci nim'、wythoff、kayles 或任何规则，之后可以写各堆；或者和，例如 \
             kayles 5 + nim 3；或有自己写法的游戏，例如 chomp 5 4 3；或题目，用它的例子或一个输入：\
             cf276b，或 cf276b aba"
        }
        ("play", "misere") => "按反常规则对弈：走最后一步者负",
        ("play", "errors") => "对手每一步失误的概率，从 0 到 1",
        ("play", "second") => "让对手先走",
        ("play", "seed") => "对手随机选择的种子；种子相同，对手就相同",
        ("play", "input") => "题目自己的游戏所用输入的文件",
        ("play", "number") => "下该输入的第几局，从 1 数起",
        ("play", "lines") => "不用全屏，以文本行对弈",
        ("play", "save") => "把最后一局的棋谱存进新文件",
        ("play", "replay") => "从保存的棋局的结尾接着下；u 可以悔掉其中的着法",

        ("plot", "rule") => "规则，写法同 `table`；或 wythoff、chomp（两行）、turning corners",
        ("plot", "to") => "最大的堆（默认：200，两堆的图则为 100）",
        ("plot", "heat") => "另画一张图，以颜色表示两堆的值",
        ("plot", "out") => "存放图的目录",

        ("learn", "game") => "游戏，写法同 `play`，之后可以写开局的各堆",
        ("learn", "misere") => "学反常规则：走最后一步者负",
        ("learn", "games") => "对弈的局数（默认：每个局面 200 局，但不少于 20000，不多于 2000000）",
        ("learn", "explore") => "随机试一步的概率，从 0 到 1",
        ("learn", "rate") => "学习率，即新结果的权重，大于 0，不超过 1",
        ("learn", "seed") => "随机选择的种子；种子相同，各局就相同",
        ("learn", "out") => "存放图的目录",

        ("run", "rule") => "规则：八进制编码如 0.6，或名称如 grundy、officers",
        ("run", "to") => "最大的堆，内存够的话可到 4294967294",
        ("run", "file") => "存放各值的文件；中断的运行从它继续",
        ("run", "every") => "两次保存之间的秒数",

        ("verify", "file") => "`run` 写的文件",
        ("verify", "to") => "重新计算到哪个堆（默认：文件里最后一个）",
        ("verify", "random") => "另外随机选多少个堆按定义核对",
        ("verify", "last") => "另外把最后多少个堆按定义核对",
        ("verify", "seed") => "随机选择的种子；种子相同，选的堆就相同",

        ("site", "arguments") => "`cargo site` 的参数，由 `--help` 列出：至少要写目录",
        ("glossary", "term") => "术语的一部分，中英文皆可（默认：全部术语）",
        _ => return None,
    })
}
