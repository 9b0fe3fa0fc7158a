#!/usr/bin/env python3
"""Checks the certificates of `cargo explore`, whose format and letters the library's module `certificate` explains."""
import re, sys
from functools import reduce
from itertools import combinations_with_replacement as choose, count
from operator import or_, xor
def need(truth, why):
    if not truth: raise ValueError(why)
def nim_sum(G, parts): return reduce(xor, (G[i] for i in parts), 0)
def mex(seen, may=lambda value: True): return next(value for value in count() if value not in seen and may(value))
def number(text): return int(re.fullmatch("0|[1-9][0-9]{0,18}", text)[0])

class Rule: # A set is a code of the digits 0 and 3. What repeats after u digits are the q of the tail.
    def __init__(self, text):
        self.text, self.is_set, self.base = text, text[:1] == "{" or text[:1].islower(), None
        listed = re.fullmatch(r"(all but )?\{(.+)\}", text)
        if listed:
            ends = (part.split("..") for part in listed[2].split(", "))
            numbers = [k for end in ends for k in range(number(end[0]), number(end[-1]) + 1)]
            need(numbers == sorted({*numbers}) and numbers[0] > 0, "the numbers do not ascend")
            text = "0." + "".join("03"[(k in numbers) != bool(listed[1])] for k in range(1, numbers[-1] + 1))
            text += "[3]" if listed[1] else ""
        elif text[:10] == "powers of ": self.base, text = number(text[10:]), "0."
        elif text[:13] == "multiples of ": text = f"0.[{'0' * (number(text[13:]) - 1)}3]"
        text = {"all": "0.[3]", "odd": "0.[30]", "even": "0.[03]", "Grundy's game": "4.0"}.get(text, text)
        code = re.fullmatch(r"(0x[048C]|[04])\.([0-9A-F]*)(?:\[([0-9A-F]+)\])?", text)
        need(code and (code[1][:2] == "0x" or max(code[2] + (code[3] or "0")) < "8"), "no such rule")
        start = code[1][-1] + (code[2] if code[3] else code[2].rstrip("0"))
        self.digits, self.tail = ([int(x, 16) for x in part or ""] for part in (start, code[3]))
        self.u, self.q, self.ends = len(start) - 1, max(1, len(self.tail)), not (code[3] or self.base)
        self.m = len(bin(reduce(or_, self.digits + self.tail) >> 1 | 1)) - 2
    def digit(self, k):
        if self.base: return 3 * (k in (self.base ** i for i in range(64)))
        return self.digits[k] if k <= self.u else self.tail[(k - 1 - self.u) % self.q] if self.tail else 0
    def takes(self, bit, most): return [k for k in range(most + 1) if self.digit(k) & bit]
    def options(self, n, most=None):
        for k in range(min(n, self.u if self.ends and most is None else n if most is None else most) + 1):
            bits, rest = self.digit(k), n - k
            if bits & 1 and rest == 0 < n: yield ()
            if bits & 2 and rest: yield rest,
            if bits & 4: yield from ((i, rest - i) for i in range(1, rest // 2 + 1) if self.text[0] != "G" or 2 * i < rest)
            if bits & 8: yield from ((i, j, rest - i - j) for i in range(1, rest) for j in range(i, (rest - i) // 2 + 1))
    def values(self, length):
        G = []
        for n in range(length): G.append(mex({nim_sum(G, parts) for parts in self.options(n)}))
        return G
    def end(self, a, p): return self.m * (a if self.is_set else max(a, 1)) + (self.m - 1) * p + self.u

def claim(a, p, s, end, G, listed, grows=lambda n: 1):
    need(listed == G[:a + p] and all(G[n + p] == G[n] + s * grows(n) for n in range(a, end)), "the values differ")
def period(rule, a, p, s, theorem, last, listed):
    P, kind = next(P for P in count(p, p) if P % rule.q == 0), rule.text.split()[0]
    if rule.base or kind == "odd":
        numbers = [rule.base ** i for i in range(64)] if rule.base else rule.takes(3, 2 * p)
        name, end = "residues", max(k for i, k in enumerate(numbers) if all((k - less) % p for less in numbers[:i]))
    elif kind in ("even", "multiples"): name, end = "multiples", p
    elif rule.ends: name, end = "largest-move" if rule.is_set else "guy-smith", rule.end(a, p)
    else: name, end = "repeating-digits", rule.m * (max(a, 1) + P) + rule.u + P - p
    fits = {"residues": a == s == 0, "multiples": (a, p, s) == (0, rule.q, 1)}.get(name, s == 0) and theorem == name
    need(fits and last + 1 >= end, "the theorem does not apply")
    claim(a, p, s, last + 1, rule.values(last + 1 + p), listed)

def growing(rule, a, p, s, t, b, F, last, listed):
    lead, u, Q, r, N, tail = max(a, 1), rule.u, 2 * rule.q, s & -s, last + 1, reduce(or_, rule.tail, 0)
    claim(a, p, s, N, G := rule.values(N + p + (Q * p if F else p)), listed)
    far, zeros = range((t + u + 3) * Q, (t + u + 4) * Q), [z for z in range(1, lead + p) if not G[z]]
    even = lambda D, bit: any((D - k) % 2 == 0 for k in rule.takes(bit, u))
    digit = lambda D, z, bit: u + z <= t and rule.digit(D - z) & bit
    heap = [digit(D, 0, 2) or any(digit(D, z, 4) for z in zeros) or digit(D, 2, 8) or even(D, 8) for D in far]
    nothing = [digit(D, 0, 1) or digit(D, 2, 4) or even(D, 4) for D in far]
    A = lambda n, x: {G[i] for i in range(x) if (heap if i else nothing)[(n - i) % Q]}
    c, d = (pick(p * G[i] - s * i for i in range(i, lead + p)) for pick, i in ((max, 1), (min, lead)))
    m = max(map(len, rule.options(N, t)), default=1)
    need(tail < 4 or s * (t + 1) > max(2 * c, c * (3 if tail & 8 else 2)) - d, "splits that take more than t may matter")
    need(s > 0 and not (rule.ends and rule.m < 3) and t >= u and b >= (a if rule.is_set else lead) and
         N >= b + t and (m < 2 or N >= m * lead + (m - 1) * p + t), "t, b or the last heap is too small")
    raised = lambda n: {*range(F, F + s)} | {v + s for v in A(n, b) if v + s >= F}
    need(all({v for v in A(n + p, b + p) if v >= F} == raised(n) for n in range(Q)), "condition 2 fails")
    for n in range(N, N + p) if rule.m > 1 else ():
        found = A(n, n - t)
        for parts in rule.options(n, t):
            total, high = nim_sum(G, parts), sum(G[i] // r for i in parts) - G[n] // r
            near = [abs(G[i] // r - G[n] // r) <= (total ^ G[i]) // r for i in parts if i >= a]
            need(len(parts) == 1 or (total ^ G[n]) % r or high < 0 or high % 2 or near == [False], "condition 3 fails")
            if any(i >= lead and total ^ G[i] < r for i in parts): found.add(total)
        need(G[n] >= F and found >= {*range(F, G[n])}, "condition 4 fails")
    for n in range(N + p, N + p + Q * p) if F else ():
        twins = lambda parts: len({G[i] // r for i in parts if i >= lead}) < sum(i >= lead for i in parts)
        need(A(n, b + p) | {nim_sum(G, parts) for parts in rule.options(n, t) if twins(parts)} >= {*range(F)}, "condition 5 fails")

def sapp(rule, a, p, s, last, marks, listed):
    t, b, grow = rule.u, last + 1 - p - rule.u, lambda n: marks[(n - a) % p]
    need(rule.m == 1 and s > 0 == p % rule.q and b >= max(a, 1) and len(marks) == p and {*marks} <= {0, 1}, "no theorem")
    claim(a, p, s, last + 1, G := rule.values(last + 1 + p), listed, grow)
    M = max((G[n] for n in range(b, b + p) if not grow(n)), default=-1)
    for n in filter(grow, range(b + p + t, b + 2 * p + t)):
        D = [i for i in range(b + p) if rule.digit(n - i) & (2 if i else 1)]
        D, E = {G[i] for i in D}, {G[i] for i in D if i < b or not grow(i)}
        R = {G[b + (n - k - b) % p] for k in rule.takes(2, t) if not grow(n - k)}
        need(G[b + (n - b) % p] > M and D | R >= {*range(M + s + 1)}, "condition 2 or 3 fails")
        need({v for v in D if v > M + s} == {v + s for v in E if v > M}, "condition 3 fails")

def ruler(rule, a, p, s, c, low, above, G):
    first, moves, triples = max(a, 1), range(1, rule.u + 1), rule.takes(8, rule.u)
    need(triples and rule.ends and s & (s - 1) == 0 < s and low < s and
         len(G) >= 20 * p + 2 * a + rule.u and G == rule.values(len(G)), "the theorem does not apply, or the values differ")
    law = lambda j: s * j + above if j & (j - 1) == 0 else s * (j - 2 * (j & -j)) + low
    need(all(G[n] == law((n - c) // p) for n in range(c + p, len(G), p)) and
         all(G[n] == G[n - p] + s for n in range(first + p, len(G)) if (n - c) % p), "the values do not obey the law")
    starts = [n for n in range(first, first + p) if (n - c) % p]
    while (down := [n - p if n > p and G[n - p] + s == G[n] else n for n in starts]) != starts: starts = down
    kind = lambda n, yes: (G[n] % s, n - p * (G[n] // s), yes if G[n] < s else "some")
    regular = [kind(n, "full") for n in starts] + [kind(c + p, "some"), (low, c, "ruled")]
    single = [n for n in range(1, max(first, c + 1)) if not any(n >= e and (n - e) % p == 0 for e in starts)]
    for k, size in ((k, size) for k in moves for size in (1, 2, 3) if rule.digit(k) >> size & 1):
        for lows, es, names in (zip(*parts) for parts in choose(regular + [kind(n, "zero") for n in single], size)):
            R, free = names.count("ruled"), size - names.count("zero")
            for T, rest, name in ((*divmod(e - k - sum(es), 2 * p), name) for l, e, name in regular if l == reduce(xor, lows)):
                fits = (R == 0 == T and free < 3) or (R, T) == (1, -1) if name == "ruled" else T < R or R == 0 != T and free < 2
                need(rest or fits, "condition 2 fails")
    full, L = [kind for kind in regular if kind[2] == "full"], max(e for _, e, _ in regular) + 2 * p + 1
    leaves = lambda bits, rest, x: bits & 2 and rest == 0 == x or bits & 4 and rest > 0 and G[rest] == x or \
        bits & 8 and any(G[i] ^ G[rest - i] == x for i in range(1, rest))
    within = lambda l, d: any(leaves(rule.digit(k), d - k - e, x ^ l) for k in moves for x, e, _ in full)
    for l, odd in ((l, odd) for l in range(s) for odd in (0, 1)):
        due = [d for d in range(odd, L, 2) if any((d - e) % p == 0 and (d > e or d == e and x > l) for x, e, _ in regular)]
        missing, sums = [d for d in due if not within(l, d)], [(x ^ y ^ l, e + f) for x, e, _ in full for y, f, _ in full]
        paired = any((e + k + odd) % 2 == 0 and e + k + 2 < L for x, e, _ in full if x == l for k in triples)
        thirds = lambda k, x: [0] * (rule.digit(k) & 4 > 0 == x) + [z for z in range(1, len(G)) if k in triples and G[z] == x]
        W = {k + e + z for x, e in sums for k in moves for z in thirds(k, x)}
        q = min((c + k + 2 for k in triples if (c + k + odd) % 2 == 0), default=0)
        fills = lambda x: W >= {*range(x, x + 2 * p, 2)} | {y + 2 * p for y in range(x, q, 2) if y != c}
        filled = missing and l == low and q and any(map(fills, range(odd, missing[0] + 1, 2)))
        need(min(e for _, e, _ in regular) > 0 and (filled or not missing and (paired or not due)), "condition 3 or 4 fails")

def windows(rule, a, p, mask, parity, w, s, r, checksum):
    splits, G, rare = rule.takes(4, rule.u), [], []
    need(rule.m < 3 and rule.ends and p > 0 < mask < 1024 and a <= s and 2 * w < s and
         (parity == 0 or parity == len({k % 2 for k in splits}) == 1 and p % 2 == 0), "the theorem does not apply")
    is_rare = lambda value, n: (bin(value & mask).count("1") + (parity and n + splits[0])) % 2 == 0
    for n in range(s + p):
        seen = {G[i] ^ G[n - k - i] for k in splits for i in rare if i < n - k}
        seen |= {G[n - k] for k in rule.takes(2, min(rule.u, n - 1))} | ({0} if n and rule.digit(n) & 1 else set())
        least = mex(seen, lambda value: not is_rare(value, n))
        missing, far = {*range(least)} - seen, w if n >= s else n
        for k, i in ((k, i) for k in splits for i in range(1, min((n - k) // 2, far - k) + 1)):
            if not missing: break
            missing.discard(G[i] ^ G[n - k - i])
        need(n < s or not missing, f"heap {n} may be rare")
        G.append(min(missing, default=least))
        rare += [n] * (n > 0 and is_rare(G[n], n))
    bytes = (byte for value in G[s - w:s] for byte in divmod(value, 256)[::-1])
    sum = reduce(lambda sum, byte: (sum ^ byte) * 0x100000001B3 % 2 ** 64, bytes, 0xCBF29CE484222325)
    need(r == max(rare, default=0) and r + rule.u <= w and checksum == f"{sum:016x}", "r or the checksum is wrong")
    need(G[min(a, s - w):s] == G[min(a, s - w) + p:s + p], "the windows differ, or values before them")

def quotient(rule, N, heaps, lost, *times):
    rows, elements = [row[1:] for row in times], range(len(times[0]) - 1 if times else 1)
    need(len(heaps) == N + 1 and lost == sorted({*lost} - {0}) and {*sum(rows, heaps), *lost} <= {*elements}, "no elements")
    need(all(len(row) == len(elements) + 1 and row[0] <= N and row[1] == heaps[row[0]] for row in times), "no such products")
    need(all(g[f[x]] == f[g[x]] for f in rows for g in rows for x in elements), "the generators do not commute")
    reached, mul, single, sums = [0], {0: [*elements]}, [], []
    for x, row in ((x, row) for x in reached for row in rows):
        if row[x] not in mul: reached.append(row[x]); mul[row[x]] = [row[y] for y in mul[x]]
    beside = [{y for y in elements if mul[x][y] in lost} for x in elements if x in mul]
    need(len({*map(frozenset, beside)}) == len(elements), "two elements are the same, or one is no product")
    covered = lambda x: any(x[0] == y[0] and x[1] >= y[1] for y in sums)
    add = lambda x, y: (mul[x[0]][y[0]], {m for m in elements if mul[m][y[0]] in x[1] or mul[m][x[0]] in y[1]})
    for n, element in enumerate(heaps):
        options = [reduce(lambda x, part: mul[x][heaps[part]], parts, 0) for parts in rule.options(n)]
        wins = set().union(*(beside[x] for x in options))
        need(not wins & beside[element] and (options or element == 0), "condition 1 fails")
        if not options or covered((element, wins)): continue
        single.append((element, wins))
        waiting = single[-1:] + [add(x, single[-1]) for x in sums]
        for x in (x for x in waiting if not covered(x)):
            need(x[0] in lost or 0 in x[1], "condition 2 fails")
            sums.append(x)
            waiting += [add(x, y) for y in single]
def periodic_quotient(rule, N, a, p, heaps, *rows):
    quotient(rule, N, heaps, *rows)
    need(rule.ends and rule.text[0] != "G" and 0 < p <= N + 1 - rule.end(a, p), "too few heaps")
    need(heaps[a:rule.end(a, p)] == heaps[a + p:rule.end(a, p) + p], "the elements do not repeat")
LISTS, KINDS = ("values", "grows", "heaps", "lost", "times"), {
    period: "preperiod period saltus theorem compared values", sapp: "preperiod period saltus compared grows values",
    growing: "preperiod period saltus most settled floor compared values", ruler: "preperiod period saltus mark low above values",
    windows: "preperiod period mask parity width heap rare checksum", quotient: "largest heaps lost( times)*",
    periodic_quotient: "largest preperiod period heaps lost( times)*"}
def check(text):
    title, kind, rule, *lines, end = text.split("\n")
    lines, run = [line.partition(" ") for line in lines], {f"kind {run.__name__}".replace("_", "-"): run for run in KINDS}[kind]
    need((title, rule[:5], end) == ("certificate of an impartial game, 1", "rule ", ""), "this is no certificate")
    need(re.fullmatch(KINDS[run], " ".join(key for key, _, _ in lines)), "a line is missing, or there is another one")
    read = lambda key, rest: [number(x) for x in rest.split(" ") if rest] if key in LISTS else number(rest)
    run(Rule(rule[5:]), *(rest if key in ("theorem", "checksum") else read(key, rest) for key, _, rest in lines))
refused = 0
for path in sys.argv[1:]:
    try: print(check(open(path).read()) or f"{path}: true")
    except (ValueError, LookupError, TypeError) as error: refused = print(f"{path}: refused: {error!r}") or 1
sys.exit(refused)
