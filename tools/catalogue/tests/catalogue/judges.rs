//! Names and addresses of problems at their judges.

use catalogue::judges::Judge;

#[test]
fn names_and_links() {
    let cases = [
        ("hdu", "1848", "hdu1848", "https://acm.hdu.edu.cn/showproblem.php?pid=1848"),
        ("luogu", "P2197", "luogu_p2197", "https://www.luogu.com.cn/problem/P2197"),
        ("codechef", "TWONIM", "codechef_twonim", "https://www.codechef.com/problems/TWONIM"),
        ("atcoder", "abc255_g", "abc255_g", "https://atcoder.jp/contests/abc255/tasks/abc255_g"),
        ("codeforces", "1312f", "cf1312f", "https://codeforces.com/problemset/problem/1312/F"),
        ("codeforces", "100001a", "cf100001a", "https://codeforces.com/gym/100001/problem/A"),
    ];
    for (folder, id, binary, link) in cases {
        let judge = Judge::from_folder(folder).unwrap();
        assert_eq!(judge.binary(id), binary);
        assert_eq!(judge.link(id).unwrap(), link);
    }
    assert!(Judge::from_folder("codeforces").unwrap().link("f").is_err());
    assert!(Judge::from_folder("atcoder").unwrap().link("abc255").is_err());
}

/// The titles are those of the judges' pages.
#[test]
fn titles_are_the_names_that_contestants_use() {
    let cases = [
        ("atcoder", "abc255_g", "AtCoder ABC 255 G"),
        ("atcoder", "agc002_e", "AtCoder AGC 002 E"),
        ("atcoder", "arc064_b", "AtCoder ARC 064 D"),
        ("atcoder", "arc105_d", "AtCoder ARC 105 D"),
        ("atcoder", "dp_k", "AtCoder dp_k"),
        ("atcoder", "ttpc2024_2_n", "AtCoder ttpc2024_2_n"),
        ("codeforces", "1312f", "Codeforces 1312F"),
        ("luogu", "P2197", "Luogu P2197"),
    ];
    for (folder, id, title) in cases {
        assert_eq!(Judge::from_folder(folder).unwrap().title(id), title);
    }
}

const TOWERS: &str = "tower-breakers-1";

#[test]
fn a_problem_is_found_by_its_address() {
    let cases = [
        ("https://atcoder.jp/contests/abc255/tasks/abc255_g", "atcoder", "abc255_g"),
        ("https://codeforces.com/problemset/problem/1312/F", "codeforces", "1312f"),
        ("https://codeforces.com/contest/1312/problem/F#top", "codeforces", "1312f"),
        ("http://acm.hdu.edu.cn/showproblem.php?pid=1848", "hdu", "1848"),
        ("https://www.luogu.com.cn/problem/P2197", "luogu", "P2197"),
        ("https://cses.fi/problemset/task/1099/", "cses", "1099"),
        ("https://codeforces.com/gym/100001/problem/A", "codeforces", "100001a"),
        ("https://codeforces.com/problemset/gymProblem/100001/A", "codeforces", "100001a"),
        ("https://m1.codeforces.com/contest/1312/problem/F", "codeforces", "1312f"),
        ("https://m2.codeforces.com/problemset/problem/1312/F", "codeforces", "1312f"),
        ("https://m3.codeforces.com/contest/1312/problem/F", "codeforces", "1312f"),
        ("https://mirror.codeforces.com/gym/100001/problem/A", "codeforces", "100001a"),
        ("https://codeforces.com/contest/1312/problem/F?locale=ru", "codeforces", "1312f"),
        ("https://codeforces.com/contest/1312/problem/F/?locale=ru#x?y", "codeforces", "1312f"),
        ("https://atcoder.jp/contests/dp/tasks/dp_k?lang=en", "atcoder", "dp_k"),
        ("http://poj.org/problem?lang=zh-CN&id=2484&change=true", "poj", "2484"),
        ("https://www.codechef.com/problems/TWONIM", "codechef", "TWONIM"),
        ("https://www.codechef.com/COOK68/problems/TWONIM", "codechef", "TWONIM"),
        ("https://www.hackerrank.com/challenges/tower-breakers-1", "hackerrank", TOWERS),
        ("https://www.hackerrank.com/challenges/tower-breakers-1/problem", "hackerrank", TOWERS),
        (
            "https://www.hackerrank.com/contests/x/challenges/tower-breakers-1/problem",
            "hackerrank",
            TOWERS,
        ),
        (
            "https://www.hackerrank.com/contests/x/challenges/tower-breakers-1?h_r=next",
            "hackerrank",
            TOWERS,
        ),
    ];
    for (address, folder, id) in cases {
        let found = Judge::parse_address(address).unwrap();
        assert_eq!(found, (folder.to_string(), id.to_string()), "{address}");
    }
    let refused = [
        ("https://example.org/problem/1", "no judge"),
        ("https://cses.fi/problemset/task/", "no judge"),
        ("https://cses.fi/problemset/task/1099/x", "no judge"),
        ("", "no judge"),
        ("https://m9.codeforces.com/contest/1312/problem/F", "no judge"),
        ("https://m1.cses.fi/problemset/task/1099", "no judge"),
        ("http://poj.org/problem?lang=zh-CN", "no judge"),
        ("http://poj.org/problem?id=", "no judge"),
        ("http://poj.org/problem?id=1/2", "no judge"),
        ("https://codeforces.com/contest/1312/problem/F/x", "no judge"),
        ("https://www.acwing.com/problem/content/893/", "is not the problem's"),
        ("https://leetcode.com/problems/nim-game/", "is not the problem's"),
        ("https://leetcode.com/problems/nim-game/description/", "is not the problem's"),
    ];
    for (address, message) in refused {
        let error = Judge::parse_address(address).unwrap_err().to_string();
        assert!(error.contains(message), "{address}: {error}");
    }
}

#[test]
fn an_id_is_spelt_as_its_folder() {
    let cases = [
        ("codeforces", "1695B", "1695b"),
        ("atcoder", "ABC255_G", "abc255_g"),
        ("luogu", "P2197", "P2197"),
        ("hdu", "1848", "1848"),
    ];
    for (folder, typed, id) in cases {
        assert_eq!(Judge::from_folder(folder).unwrap().id(typed), id);
    }
}

#[test]
fn an_unknown_judge_causes_a_suggestion() {
    let error = Judge::from_folder("hud").err().unwrap().to_string();
    assert!(error.contains("nearest are hdu"), "{error}");
}
