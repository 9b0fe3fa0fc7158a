/* LightOJ 1229, https://lightoj.com/problem/1229, made by `cargo judge bundle lightoj1229 --write` from 784208c932869751 */
/*
The stack for local arrays has 4096 KiB.
*/
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* M is the memory; ld4(p) reads 4 bytes of it, st4(p, v) writes them. */
typedef unsigned u32;
typedef char u32_has_32_bits[(u32)-1 == 4294967295u ? 1 : -1];
#ifdef _MSC_VER
typedef unsigned __int64 u64;
typedef __int64 s64;
#else
typedef unsigned long long u64;
typedef long long s64;
#endif
typedef char u64_has_64_bits[(u64)-1 >> 32 == 4294967295u ? 1 : -1];
static u32 sp = 4194304;
static void die(const char *why)
{
	fprintf(stderr, "%s\n", why);
	exit(1);
}
static int i4(u32 x)
{
	return x >> 31 ? -(int)~x - 1 : (int)x;
}
static u32 ext1(u32 x)
{
	return ((x & 255) ^ 128) - 128;
}
static u32 pop4(u32 x)
{
	x -= x >> 1 & 0x55555555;
	x = (x & 0x33333333) + (x >> 2 & 0x33333333);
	return ((x + (x >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24;
}
static u32 clz4(u32 x)
{
	x |= x >> 1;
	x |= x >> 2;
	x |= x >> 4;
	x |= x >> 8;
	return pop4(~(x | x >> 16));
}
static u32 rem4(u32 a, u32 b)
{
	if (!b) die("division by zero");
	return a % b;
}
static u64 rem8(u64 a, u64 b)
{
	if (!b) die("division by zero");
	return a % b;
}
static unsigned char *M;
static u32 pages = 65;
static u32 frame(u32 n)
{
	if (n > sp) die("stack overflow");
	return sp - n;
}
static void outside(void)
{
	die("outside the memory");
}
static void check(u32 p, u32 n)
{
	u32 size = pages << 16;
	if (p > size || n > size - p) outside();
}
#if defined _WIN32 || defined __i386__ || defined __x86_64__ || \
	(defined __BYTE_ORDER__ && __BYTE_ORDER__ == 1234)
#define GET(v, p) memcpy(&v, M + p, sizeof v)
#define PUT(p, v) memcpy(M + p, &v, sizeof v)
#else
#define GET(v, p) { u32 i = sizeof v; v = 0; while (i--) v = v << 8 | M[p + i]; }
#define PUT(p, v) { u32 i; for (i = 0; i < sizeof v; i++) M[p + i] = v >> 8 * i & 255; }
#endif
static u32 ld2(u32 p)
{
	unsigned short v;
	GET(v, p);
	return v;
}
static u32 ld4(u32 p)
{
	u32 v;
	GET(v, p);
	return v;
}
static u64 ld8(u32 p)
{
	u64 v;
	GET(v, p);
	return v;
}
static void st1(u32 p, u32 v)
{
	M[p] = v;
}
static void st2(u32 p, u32 v)
{
	unsigned short w = (unsigned short)v;
	PUT(p, w);
}
static void st4(u32 p, u32 v)
{
	PUT(p, v);
}
static void st8(u32 p, u64 v)
{
	PUT(p, v);
}
static u32 grow(u32 n)
{
	u32 old = pages;
	unsigned char *m;
	if (n > 65535 - old) return -1;
	m = (unsigned char *)realloc(M, (size_t)(old + n) << 16);
	if (!m) return -1;
	memset(m + ((size_t)old << 16), 0, (size_t)n << 16);
	M = m;
	pages += n;
	return old;
}
static void copy(u32 to, u32 from, u32 n)
{
	check(to, n);
	check(from, n);
	memmove(M + to, M + from, n);
}
static void fill(u32 p, u32 v, u32 n)
{
	check(p, n);
	memset(M + p, v & 255, n);
}
static u32 host_read(u32 p, u32 n)
{
	check(p, n);
	fflush(stdout);
	return (u32)fread(M + p, 1, n, stdin);
}
static void host_write(u32 p, u32 n)
{
	check(p, n);
	fwrite(M + p, 1, n, stdout);
}
static void host_fail(u32 p, u32 n)
{
	check(p, n);
	fwrite(M + p, 1, n, stderr);
	exit(1);
}
static void host_flush(void)
{
	u32 a;
	a = ld4(4194552);
	if (a) {
		host_write(ld4(4194548), a);
		st4(4194552, 0);
	}
}

static void std_fail(u32 a, u32 b)
{
	host_flush();
	host_fail(a, b);
}

static void memory_reach(u32 a)
{
	u32 b, c;
	b = ld4(4194588);
	if (!b) {
		b = pages << 16;
		st4(4194588, b);
	}
	if (a > b) {
		c = a - b;
		if (c > 4294901760u) std_fail(4194382, 53);
		c += 65535;
		if (grow(c >> 16) == ~0u) std_fail(4194435, 13);
		c &= -65536;
		b += c;
		if (b < c) std_fail(4194382, 53);
		st4(4194588, b);
	}
	st4(4194720, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 4194592);
	if (d) {
		st4(c + 4194592, ld4(d));
		return d;
	}
	d = ld4(4194720);
	if (d) {
		if (d >= 4294967280u) std_fail(4194382, 53);
	} else {
		d = pages << 16;
		st4(4194720, d);
	}
	d = (d + 15) & -16;
	a = d + (a > 65536 ? a : 1u << (b & 31));
	if (a >= d) {
		memory_reach(a);
		return d;
	}
	std_fail(4194382, 53);
	return 0;
}

static void globalalloc_dealloc(u32 a, u32 b)
{
	u32 c;
	if (b > 65536) {
		c = b + a;
		if (c < b) std_fail(4194382, 53);
		if (c == ld4(4194720)) {
			st4(4194720, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 4194592));
		st4(b + 4194592, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 4194592));
	st4(b + 4194592, a);
}

static u32 rust_realloc(u32 a, u32 b, u32 c)
{
	u32 d;
	d = b + a;
	if (d < b) std_fail(4194382, 53);
	if (d == ld4(4194720) && b >= 65537 && c > 65536) {
		b = c + a;
		if (b < c) std_fail(4194382, 53);
		memory_reach(b);
	} else if ((b > c ? b : c) > 65536 || clz4((b > 16 ? b : 16) - 1) != clz4((c > 16 ? c : 16) - 1)) {
		d = globalalloc_alloc(c);
		if (!d) return 0;
		c = b < c ? b : c;
		if (c) copy(d, a, c);
		globalalloc_dealloc(a, b);
		return d;
	}
	return a;
}

static void finish_grow(u32 a, u32 b, u32 c, u32 d, u32 e, u32 f)
{
	u32 g, h;
	u64 i;
	g = 1;
	h = 4;
	i = (u64)f * d;
	if (!(u32)(i >> 32)) {
		d = i;
		if (d <= 2147483648u - e) {
			if (b) h = rust_realloc(c, b * f, d);
			else {
				if (!d) {
					h = e;
					goto L4;
				}
				h = globalalloc_alloc(d);
			}
			if (!h) {
				st4(a + 4, e);
				goto L3;
			}
		L4:
			st4(a + 4, h);
			g = 0;
		L3:
			h = 8;
			goto L1;
		}
	}
	d = 0;
L1:
	st4(a + h, d);
	st4(a, g);
}

static void grow_amortized(u32 a, u32 b, u32 c, u32 d, u32 e, u32 f)
{
	u32 g, h;
	sp = g = frame(16);
	c += d;
	if (c < d) d = 0;
	else {
		h = d = ld4(b);
		d <<= 1;
		d = c > d ? c : d;
		c = f == 1 ? 8 : 4;
		d = d > c ? d : c;
		finish_grow(g + 4, h, ld4(b + 4), d, e, f);
		if (ld4(g + 4) != 1) {
			c = ld4(g + 8);
			st4(b, d);
			st4(b + 4, c);
			d = 2147483649u;
		} else {
			c = ld4(g + 12);
			d = ld4(g + 8);
		}
	}
	st4(a + 4, c);
	st4(a, d);
	sp = g + 16;
}

static void handle_error(u32 a)
{
	std_fail(4194382, 53);
}

static void do_reserve_and_handle(u32 a, u32 b, u32 c, u32 d, u32 e)
{
	u32 f;
	sp = f = frame(16);
	grow_amortized(f + 8, a, b, c, d, e);
	e = ld4(f + 8);
	if (e != 2147483649u) handle_error(e);
	sp = f + 16;
}

static void spec_extend(u32 a, u32 b, u32 c)
{
	u32 d, e;
	d = c - b;
	e = ld4(a + 8);
	if (d <= ld4(a) - e) {
		if (c == b) goto L1;
	} else {
		do_reserve_and_handle(a, e, d, 1, 1);
		e = ld4(a + 8);
	}
	if (!d) goto L1;
	copy(ld4(a + 4) + e, b, d);
L1:
	st4(a + 8, e + d);
}

static void input_first(u32 a)
{
	u32 b, c, d, e, f, g, h, i, j, k, m, n, p, q;
	sp = b = frame(32);
	st4(b + 12, 0);
	st8(b + 4, (u64)1 << 32);
	spec_extend(b + 4, 1, 1);
	c = ld4(b + 4);
	d = ld4(b + 12);
	do {
		if (c - d <= 65535) {
			do_reserve_and_handle(b + 4, d, 65536, 1, 1);
			d = ld4(b + 12);
			c = ld4(b + 4);
		}
		if (c < d) std_fail(4194382, 53);
		e = ld4(b + 8);
		f = host_read(e + d, c - d);
		d += f;
		if (d < f) std_fail(4194382, 53);
		st4(b + 12, d);
	} while (f);
	if (d) {
		g = e + 1;
		h = 0;
		do {
			i = h + 1;
			j = e + h;
			k = ext1(M[j]);
			if (k > 2147483647) {
				c = clz4(~(k << 24)) - 1;
				m = c < 3 ? c : 3;
				f = 63 >> (m & 31) & k & 255;
				n = m + i;
				p = (c != 0) & (n <= d);
				q = d < n ? d : n;
				if (i < q) {
					c = g + h;
					h = h - q + 1;
					do {
						q = M[c];
						f = f << 6 | (q & 63);
						c++;
						p &= i4(ext1(q)) < -64;
					} while (++h);
				}
				st8(b + 24, (u64)65536 << 32 | 2048);
				st8(b + 16, (u64)128 << 32 | 128);
				if (p != 0 && k <= 4294967287u && f >= ld4(b + 16 + (m << 2))) {
					h = n;
					if ((f ^ 55296) - 1114112 > 4293855231u) goto L9;
				}
				M[j] = 63;
			}
			h = i;
		L9:;
		} while (h < d);
	}
	c = globalalloc_alloc(12);
	if (!c) std_fail(4194382, 53);
	st8(c, ld8(b + 4));
	d = ld4(b + 12);
	st4(c + 8, d);
	c = ld4(c + 4);
	M[a + 20] = 0;
	st4(a + 16, d);
	st4(a + 12, c);
	st4(a + 8, d);
	st4(a + 4, c);
	st4(a, 0);
	sp = b + 32;
}

static void call_0(u32 a, u32 b)
{
	switch (b) {
	case 1: input_first(a); return;
	}
	die("no such function");
}

static void try_init(u32 a)
{
	u32 b;
	sp = b = frame(48);
	call_0(b, a);
	st8(b + 24, ld8(b + 4));
	st8(b + 32, ld8(b + 12));
	st4(b + 40, ld4(b + 20));
	if (ld4(4194560) == 1) std_fail(4194382, 53);
	st4(4194564, ld4(b));
	st4(4194560, 1);
	st8(4194568, ld8(b + 24));
	st8(4194576, ld8(b + 32));
	st4(4194584, ld4(b + 40));
	sp = b + 48;
}

static void slice_error_fail(u32, u32, u32, u32);
static void slice_error_fail_rt(u32 a, u32 b, u32 c, u32 d)
{
	u32 e;
	if (c > b || d > b || c > d) std_fail(4194382, 53);
	if (!c || c >= b || i4(ext1(M[a + c])) > -65) {
		if (!d || d >= b || i4(ext1(M[a + d])) > -65) std_fail(4194382, 53);
		e = d;
		do {
			if (i4(ext1(M[a + e])) > -65) goto L16;
		} while (--e);
		e = 0;
	L16:
		do {
			if (i4(ext1(M[a + d])) > -65) goto L19;
			d++;
		} while (b != d);
		d = b;
	L19:
		if (e > d) goto L1;
		if (!e) goto L22;
		if (e >= b) {
			if (e == b) goto L22;
			goto L1;
		}
		if (i4(ext1(M[a + e])) < -64) goto L1;
	L22:
		if (d >= b) {
			if (d != b) goto L1;
		} else if (i4(ext1(M[a + d])) <= -65) goto L1;
		std_fail(4194382, 53);
	}
	e = c;
	do {
		if (i4(ext1(M[a + e])) > -65) goto L5;
	} while (--e);
	e = 0;
L5:
	do {
		if (i4(ext1(M[a + c])) > -65) goto L8;
		c++;
	} while (b != c);
	c = b;
L8:
	if (e > c) goto L11;
	if (!e) goto L12;
	if (e >= b) {
		if (e == b) goto L12;
		goto L11;
	}
	if (i4(ext1(M[a + e])) < -64) goto L11;
L12:
	if (c >= b) {
		if (c != b) goto L11;
	} else if (i4(ext1(M[a + c])) <= -65) goto L11;
	std_fail(4194382, 53);
L11:
	slice_error_fail(a, b, e, c);
L1:
	slice_error_fail(a, b, e, d);
}

static void slice_error_fail(u32 a, u32 b, u32 c, u32 d)
{
	slice_error_fail_rt(a, b, c, d);
}

static void str_index(u32 a, u32 b, u32 c, u32 d)
{
	if (d) {
		if (d >= c) {
			if (d != c) goto L2;
			goto L1;
		}
		if (i4(ext1(M[b + d])) > -65) goto L1;
	L2:
		slice_error_fail_rt(b, c, 0, d);
	}
L1:
	st4(a + 4, d);
	st4(a, b);
}

static u32 memcmp_fn(u32 a, u32 b, u32 c)
{
	u32 d, e, f;
	d = 0;
	if (c) {
		for (;;) {
			e = M[a];
			f = M[b];
			if (e != f) break;
			a++;
			b++;
			if (!--c) return 0;
		}
		d = e - f;
	}
	return d;
}

static void next_back(u32 a, u32 b)
{
	u32 c, d, e = 0, f, g, h, i, j, k, m, n, p, q, r, s, t, u, v, w, x, y;
	sp = c = frame(16);
	d = 0;
	if (M[b + 37]) goto L1;
	if (!M[b + 36]) {
		M[b + 36] = 1;
		next_back(c + 8, b);
		d = ld4(c + 8);
		if (d) {
			e = ld4(c + 12);
			if (e) goto L1;
		}
		d = 0;
		if (M[b + 37] == 1) goto L1;
	}
	f = ld4(b + 4);
	d = ld4(b + 16);
	g = ld4(b + 12);
	if (d < g) goto L6;
	h = ld4(b + 8);
	if (d > h) goto L6;
	i = b + 20;
	j = M[b + 24];
	k = j - 1;
	m = i + k;
	n = f + g;
	p = ((n + 3) & -4) - n;
	q = f - 1;
	r = q + g;
	s = j < 5;
	do {
		t = M[m];
		w = v = u = d - g;
		if (u >= p) {
			e = (u - p) & 7;
			v = u - e;
			if (u < e) std_fail(4194382, 53);
			w = p;
		}
		e = q + d;
		d = u - v;
		do {
			if (!d) goto L16;
			d--;
			x = M[e];
			e--;
		} while (x != t);
		x = d + v;
		goto L15;
	L16:
		e = t * 16843009;
		do {
			d = v;
			if (d <= w) goto L19;
			v = d - 8;
			x = n + d;
			y = ld4(x - 8) ^ e;
			x = ld4(x - 4) ^ e;
		} while ((((16843008 - y) | y) & ((16843008 - x) | x) & 2155905152u) == 2155905152u);
	L19:
		if (d > u) std_fail(4194382, 53);
		do {
			if (!d) goto L14;
			e = r + d;
			d = x = d - 1;
		} while (M[e] != t);
	L15:
		d = x + g;
		if (d < k) goto L9;
		e = d - k;
		x = e + j;
		if (x < e || x > h) goto L9;
		if (!s) std_fail(4194382, 53);
		if (memcmp_fn(f + e, i, j)) goto L9;
		st4(b + 16, e);
		d = ld4(b + 32);
		st4(b + 32, e);
		e = d - x;
		goto L5;
	L14:
		st4(b + 16, g);
		goto L6;
	L9:
		st4(b + 16, d);
		if (d < g) goto L6;
	} while (d <= h);
L6:
	M[b + 37] = 1;
	x = ld4(b + 28);
	e = ld4(b + 32) - x;
L5:
	d = f + x;
L1:
	st4(a + 4, e);
	st4(a, d);
	sp = c + 16;
}

static u32 reader_next(u32 a)
{
	u32 b, c, d;
	b = ld4(a + 4);
	c = ld4(a);
	a = ld4(a + 8);
	if (!a) goto L2;
	if (a >= b) {
		if (a == b) goto L2;
		goto L1;
	}
	if (i4(ext1(M[c + a])) <= -65) goto L1;
L2:
	d = 1114112;
	if (a != b) {
		b = c + a;
		a = ext1(M[b]);
		if (a <= 2147483647) return a & 255;
		c = M[b + 1] & 63;
		d = a & 31;
		if (a <= 4294967263u) return d << 6 | c;
		c = c << 6 | (M[b + 2] & 63);
		if (a < 4294967280u) return c | d << 12;
		d = c << 6 | (M[b + 3] & 63) | (d << 18 & 1835008);
	}
	return d;
L1:
	slice_error_fail_rt(c, b, a, b);
	return 0;
}

static u32 do_count_chars(u32 a, u32 b)
{
	u32 c, d, e, f, g, h, i, j, k, m, n;
	c = (a + 3) & -4;
	d = a - c;
	e = b + d;
	f = e & 3;
	g = b = 0;
	if (a != c) {
		do {
			g += i4(ext1(M[a])) > -65;
			a++;
		} while (++d);
	}
	if (f) {
		a = c + (e & 2147483644);
		do {
			b += i4(ext1(M[a])) > -65;
			a++;
		} while (--f);
	}
	d = e >> 2;
	h = b + g;
	do {
		g = c;
		if (!d) return h;
		e = d < 192 ? d : 192;
		i = e & 3;
		j = e << 2;
		a = j & 1008;
		if (a) {
			c = g + a;
			b = 0;
			a = g;
			do {
				f = ld4(a + 12);
				k = (~f >> 7 | f >> 6) & 16843009;
				f = ld4(a + 8);
				m = (~f >> 7 | f >> 6) & 16843009;
				f = ld4(a + 4);
				n = (~f >> 7 | f >> 6) & 16843009;
				f = ld4(a);
				b = k + m + n + ((~f >> 7 | f >> 6) & 16843009) + b;
				a += 16;
			} while (a != c);
		} else {
			b = 0;
		}
		d -= e;
		c = g + j;
		h += ((b >> 8 & 16711935) + (b & 16711935)) * 65537 >> 16;
	} while (!i);
	f = i << 2;
	a = g + ((e & 252) << 2);
	b = 0;
	do {
		c = ld4(a);
		b += (~c >> 7 | c >> 6) & 16843009;
		a += 4;
		f -= 4;
	} while (f);
	return (((b >> 8 & 16711935) + (b & 16711935)) * 65537 >> 16) + h;
}

static void reader_error(u32 a, u32 b, u32 c)
{
	u32 d, e = 0, f, g;
	d = ld4(b + 8);
	if (!d) {
		e = 0;
		goto L1;
	}
	f = ld4(b);
	g = ld4(b + 4);
	if (d >= g) {
		if (d == g) goto L4;
		goto L3;
	}
	if (i4(ext1(M[f + d])) <= -65) goto L3;
L4:
	if (d > 15) {
		e = do_count_chars(f, d);
		goto L6;
	}
	g = e = 0;
	do {
		e += i4(ext1(M[f + g])) > -65;
		g++;
	} while (d != g);
L6:
	if (e != ~0u) goto L1;
	std_fail(4194382, 53);
L3:
	slice_error_fail_rt(f, g, 0, d);
L1:
	st4(a + 12, reader_next(b));
	st4(a + 16, e + 1);
	st8(a, ld8(c));
	st4(a + 8, ld4(c + 8));
}

static void reader_digit(u32 a, u32 b)
{
	u32 c, d, e, f;
	sp = c = frame(16);
	d = ld4(b + 12);
	st4(c + 4, d != 8);
	e = reader_next(b);
	if (e != 1114112) {
		if (d - 2 >= 35) std_fail(4194382, 53);
		f = e - 48;
		e = d > 10 ? (e > 57 ? ((e - 65) & -33) + 10 : f) : f;
		if (e < d) {
			st4(a, 4);
			M[a + 4] = e;
			goto L2;
		}
	}
	reader_error(a, b, c + 4);
L2:
	sp = c + 16;
}

static void reader_sign(u32 a, u32 b, u32 c, u32 d, u32 e)
{
	u32 f;
	sp = f = frame(16);
	if (c != reader_next(b)) {
		st4(f + 12, e);
		st4(f + 8, d);
		st4(f + 4, 3);
		reader_error(a, b, f + 4);
	} else {
		c = ld4(b + 8);
		if (c == ~0u) std_fail(4194382, 53);
		st4(a, 4);
		st4(b + 8, c + 1);
	}
	sp = f + 16;
}

static void rawvecinner_finish_grow(u32 a, u32 b, u32 c, u32 d)
{
	u32 e;
	e = 0;
	if (d <= 2147483647) {
		if (b) e = rust_realloc(c, b, d);
		else e = globalalloc_alloc(d);
		if (e) {
			st4(a + 4, e);
			b = 0;
		} else {
			b = 1;
			st4(a + 4, 1);
		}
		c = 8;
		e = d;
	} else {
		b = 1;
		c = 4;
	}
	st4(a + c, e);
	st4(a, b);
}

static void grow_one(u32 a)
{
	u32 b, c, d, e;
	sp = b = frame(16);
	e = c = ld4(a);
	c <<= 1;
	c = c > 8 ? c : 8;
	rawvecinner_finish_grow(b + 4, e, ld4(a + 4), c);
	if (ld4(b + 4) == 1) handle_error(ld4(b + 8));
	d = ld4(b + 8);
	st4(a, c);
	st4(a + 4, d);
	sp = b + 16;
}

static void reader_digits(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g, h, i;
	sp = d = frame(32);
	e = 0;
	st4(d + 8, 0);
	st8(d, (u64)1 << 32);
	f = ld4(b + 8) + 1;
	g = c & 255;
	h = 1;
	for (;;) {
		c = reader_next(b);
		if (c != 1114112 && (c > 127 || g != (c & 255))) {
			reader_digit(d + 12, b);
			i = M[d + 16];
			c = ld4(d + 12);
			if (c == 4) {
				if (e == ld4(d)) {
					grow_one(d);
					h = ld4(d + 4);
				}
				c = f + e;
				M[h + e] = i;
				e++;
				st4(d + 8, e);
				if (!c) std_fail(4194382, 53);
				st4(b + 8, c);
				continue;
			}
			st8(a + 12, ld8(d + 24));
			st8(a + 5, ld8(d + 17));
			M[a + 4] = i;
			st4(a, c);
			e = ld4(d);
			if (e) globalalloc_dealloc(h, e);
		} else {
			st4(a + 12, ld4(d + 8));
			st8(a + 4, ld8(d));
			st4(a, 4);
		}
		break;
	}
	sp = d + 32;
}

static u32 octalgame_digit(u32 a, u64 b)
{
	u32 e, f;
	u64 c, d;
	if (!b) return M[a + 24];
	c = b - 1;
	d = ld4(a + 8);
	if (c < d) return M[ld4(a + 4) + (u32)b - 1];
	e = ld4(a + 20);
	if (!e) return 0;
	f = rem8(c - d, e);
	if (e <= f) std_fail(4194382, 53);
	return M[ld4(a + 16) + f];
}

static void octalgame_takes(u32 a, u32 b, u32 c, u32 d)
{
	u32 e, f, h, i, j, k;
	u64 g;
	sp = e = frame(16);
	f = 0;
	g = 0;
	do {
		h = f;
		if (d == h) goto L3;
		f = h + 1;
		i = octalgame_digit(b, g);
		g++;
	} while (!(i & c & 255));
	j = globalalloc_alloc(16);
	if (!j) std_fail(4194382, 53);
	st4(j, h);
	st4(e + 12, 1);
	st4(e + 8, j);
	st4(e + 4, 4);
	k = 1;
	for (;;) {
		i = d > f ? d : f;
		do {
			h = f;
			if (i == h) goto L6;
			f = h + 1;
		} while (!(octalgame_digit(b, h > 4294901760u ? (u64)i4(h) : h) & c & 255));
		if (k == ld4(e + 4)) {
			do_reserve_and_handle(e + 4, k, 1, 4, 4);
			j = ld4(e + 8);
		}
		st4(j + (k << 2), h);
		k++;
		st4(e + 12, k);
	}
L6:
	st4(a + 8, ld4(e + 12));
	st8(a, ld8(e + 4));
	goto L2;
L3:
	st4(a + 8, 0);
	st8(a, (u64)4 << 32);
L2:
	sp = e + 16;
}

static void rawvec_grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 4, 4);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a);
	sp = b + 16;
}

static void iterator_next(u32 a, u32 b)
{
	u32 c, d, e, f, g, h, i, j, k, m, n, p = 0, q, r, s;
	c = 0;
	d = ld4(b + 8);
	e = ld4(b + 12);
	if (d < e) {
		f = ld4(b + 4);
		g = f > d ? f : d;
		h = ld4(b + 16);
		i = d + 1;
		j = h + i;
		k = d + h - 1;
		m = ld4(b + 20);
		n = ld4(b);
		do {
			if (d == g) goto L2;
			p = d + 1;
			if (M[n + d] != 46) goto L7;
			q = d;
			switch (d) {
			case 0:
				goto L9;
			case 1:
				q = 0;
				if (!m) goto L9;
				goto L12;
			}
			q = d - 1;
			r = 0;
			do {
				c = d + r;
				if (!c) goto L1;
				if (c - 1 >= m || M[k + r] != 88) goto L11;
				r--;
			} while (d + r != 1);
		L12:
			q += M[h] == 88;
			goto L10;
		L11:
			q = -r;
		L10:
			r = -1;
			if (p == ~0u) goto L8;
		L9:
			r = m - i;
			c = r > m ? 0 : r;
			r = 0;
			s = m - p;
			s = s > m ? 0 : s;
			for (;;) {
				if (c != r) {
					if (M[j + r] == 88) {
						r++;
						if (d + r != 4294967294u) continue;
						goto L17;
					}
					s = r;
				}
				break;
			}
			r = s + q;
			if (r < s) goto L1;
			c = 1;
			if (r <= 1) goto L7;
			e = p;
			goto L4;
		L17:
			r = p;
		L8:
			st4(b + 8, r);
			std_fail(4194382, 53);
		L7:
			j++;
			i++;
			k++;
			d = p;
		} while (p != e);
		c = 0;
		d = e;
	L4:
		st4(b + 8, e);
	}
	st4(a + 4, d);
	st4(a, c);
	return;
L2:
	st4(b + 8, g + 1);
	std_fail(4194382, 53);
L1:
	st4(b + 8, p);
	std_fail(4194382, 53);
}

static u32 is_safe(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g, h;
	if (c > 4294967292u) std_fail(4194382, 53);
	d = c + 3;
	e = d < b ? d : b;
	d = c - 2;
	d = d > c ? 0 : d;
	if (e < d) std_fail(4194382, 53);
	b = a + d;
	f = e - d;
	if (f <= 7) {
		if (e == d) return 1;
		d = ~c + e + (c < 2 ? c : 2);
		for (;;) {
			a = M[b];
			g = a != 88;
			if (a == 88) return g;
			a = d != 0;
			b++;
			d--;
			if (!a) return g;
		}
	}
	g = (b + 3) & -4;
	if (g == b) {
		h = f - 8;
		d = 0;
	} else {
		d = g - b;
		g = c + a - (c < 2 ? c : 2) - g;
		a = b;
		do {
			if (M[a] == 88) return 0;
			a++;
		} while (++g);
		h = f - 8;
		if (d > h) goto L3;
	}
	do {
		a = b + d;
		g = ld4(a);
		a = ld4(a + 4);
		if ((((16843008 - (g ^ 1482184792)) | g) & ((16843008 - (a ^ 1482184792)) | a) & 2155905152u) != 2155905152u) goto L3;
		d += 8;
	} while (d <= h);
L3:
	if (f == d) return 1;
	b += d;
	d = ~d + e + (c < 2 ? c : 2) - c;
	do {
		a = M[b];
		g = a != 88;
		if (a == 88) return g;
		a = d != 0;
		b++;
		d--;
	} while (a);
	return g;
}

static void iterator_iterator_next(u32 a, u32 b)
{
	u32 c, d, e, f, g, h, i, j, k, m, n, p, q, r, s, t, u, v, w, x, y, z, a1, b1;
	u64 c1, d1, e1;
	sp = c = frame(16);
	d = 0;
	e = ld4(b + 8);
	f = ld4(b + 12);
	if (e >= f) {
		g = e;
		goto L7;
	}
	h = ld4(b + 4);
	i = e > h ? e : h;
	j = ld4(b + 20);
	k = ld4(b + 16);
	m = ld4(b);
	n = ld4(b + 36);
	p = ld4(b + 32);
	q = ld4(b + 28);
	r = ld4(b + 24);
	do {
		g = e;
		e = g + 1;
		st4(b + 8, e);
		if (g == i) std_fail(4194382, 53);
		if (M[m + g] != 46 || !is_safe(k, j, g)) goto L11;
		if (q > 2147483647) handle_error(0);
		if (!q) std_fail(4194382, 53);
		t = globalalloc_alloc(q);
		if (t) {
			if (q) copy(t, r, q);
			if (g >= q) std_fail(4194382, 53);
			M[t + g] = 88;
			u = globalalloc_alloc(q);
			if (!u) handle_error(1);
			v = 0;
			do {
				s = v;
				st1(u + s, is_safe(t, q, s));
				v = s + 1;
			} while (q != v);
			w = 0;
			do {
				x = u + w;
				y = M[x];
				if (y != 1) goto L19;
				w++;
			} while (q != w);
			x = u;
			v = q;
			w = q;
			goto L18;
		L19:
			v = s - w;
			x++;
		L18:
			z = globalalloc_alloc(16);
			if (!z) std_fail(4194382, 53);
			st4(z, w);
			a1 = 1;
			st4(c + 12, 1);
			st4(c + 8, z);
			b1 = 4;
			st4(c + 4, 4);
			if (!y) {
				do {
					if (v) {
						s = 0;
						do {
							if (M[x + s] != 1) goto L27;
							w = 1;
							s++;
						} while (v != s);
						s = v;
						goto L25;
					L27:
						w = s + 1;
						x += w;
						v -= w;
						w = 0;
						goto L25;
					}
					v = 0;
					w = 1;
					s = 0;
				L25:
					if (a1 == ld4(c + 4)) {
						do_reserve_and_handle(c + 4, a1, 2 - w, 4, 4);
						z = ld4(c + 8);
					}
					st4(z + (a1 << 2), s);
					a1++;
					st4(c + 12, a1);
				} while (!w);
				z = ld4(c + 8);
				b1 = ld4(c + 4);
			}
			globalalloc_dealloc(u, q);
			w = a1 << 2;
			c1 = 0;
			s = 0;
			do {
				d1 = c1;
				v = ld4(z + s);
				if (v > 4294967293u) std_fail(4194382, 53);
				v += 2;
				if (v >= n) std_fail(4194382, 53);
				e1 = ld4(p + (v << 2));
				c1 = d1 ^ e1;
				s += 4;
			} while (w != s);
			if (b1) globalalloc_dealloc(z, b1 << 2);
			globalalloc_dealloc(t, q);
			if (d1 != e1) goto L11;
			d = 1;
			goto L7;
		}
		handle_error(1);
	L11:;
	} while (e != f);
	g = f;
L7:
	st4(a + 4, g);
	st4(a, d);
	sp = c + 16;
}

static void fmt_small(u64 a, u32 b)
{
	u32 c, d, f;
	u64 e;
	sp = c = frame(48);
	fill(c + 8, 48, 40);
	d = 0;
	do {
		if (d == 4294967256u) std_fail(4194382, 53);
		e = a / 10;
		M[c + 8 + d + 39] = (u32)(e * 246 + a) | 48;
		d--;
		f = a < 10;
		a = e;
	} while (!f);
	spec_extend(b, c + 8 + d + 40, c + 48);
	sp = c + 48;
}

static void to_string(u32 a)
{
	u32 b, c;
	sp = b = frame(16);
	st4(b + 12, 0);
	st8(b + 4, (u64)1 << 32);
	do_reserve_and_handle(b + 4, 0, 1, 1, 1);
	st8(a, ld8(b + 4));
	c = ld4(b + 12);
	M[ld4(b + 8) + c] = 48;
	st4(a + 8, c + 1);
	sp = b + 16;
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, p, q, r, s, t, u, v, w, x, y, z, a1, b1, c1, d1, e1, f1, g1, h1, i1;
	u64 n, j1, k1;
	sp = a = frame(288);
	if (!ld4(4194560)) try_init(ld4(4194556));
	if (ld4(4194564)) std_fail(4194382, 53);
	st4(4194564, -1);
	b = M[4194584];
	c = ld4(4194580);
	d = ld4(4194576);
	for (;;) {
		e = d;
		if (b & 1) break;
		if (c) {
			i = 0;
			do {
				b = M[e + i] - 9u;
				if (b <= 23 && 1u << (b & 31) & 8388635) goto L12;
				i++;
			} while (c != i);
		}
		b = 1;
		M[4194584] = 1;
		d = e;
		i = c;
		goto L11;
	L12:
		b = 0;
		d = i + 1;
		c -= d;
		st4(4194580, c);
		d += e;
		st4(4194576, d);
	L11:
		if (i) goto L8;
	}
	c = 0;
	f = ld4(4194568);
	g = ld4(4194572);
	d = h = f + g;
	goto L7;
L8:
	f = ld4(4194568);
	g = ld4(4194572);
	j = f + g;
	d = h = e ? e : j;
	c = e ? i : 0;
	switch (c) {
	case 0:
		goto L7;
	case 1:
		k = M[h];
		switch (k - 43) {
		case 0: case 2:
			goto L17;
		default:
			goto L18;
		}
	}
	k = M[h];
L18:
	d = (k & 255) == 43;
	b = h + d;
	d = c - d;
	m = 0;
	if (d >= 9) {
		for (;;) {
			if (!d) goto L25;
			n = (u64)m * 10;
			if ((u32)(n >> 32)) goto L21;
			p = M[b] - 48u;
			if (p > 9) goto L21;
			b++;
			d--;
			m = p + (u32)n;
			if (m < p) goto L21;
		}
	}
	if (!d) {
		st4(4194564, 0);
		q = 3;
		r = 4;
		s = 1;
		t = 0;
		u = 4;
		goto L22;
	}
	do {
		p = M[b] - 48u;
		if (p > 9) goto L21;
		b++;
		m = p + m * 10;
	} while (--d);
L25:
	if (m >= 4294901761u) std_fail(4194304, 78);
	if (!e) goto L6;
	st4(4194564, 0);
	i = m * 12;
	if (m > 178956970) handle_error(0);
	if (i) {
		t = m;
		r = globalalloc_alloc(i);
		if (r) goto L31;
		handle_error(4);
	}
	t = 0;
	r = 4;
L31:
	s = !m;
	if (m) {
		h = 0;
		do {
			if (!ld4(4194560)) try_init(ld4(4194556));
			if (ld4(4194564)) std_fail(4194382, 53);
			k = h + 1;
			st4(4194564, -1);
			e = M[4194584];
			c = ld4(4194580);
			d = ld4(4194576);
			do {
				b = d;
				p = 0;
				if (e & 1) {
					b = 0;
					goto L38;
				}
				if (c) {
					i = 0;
					do {
						e = M[b + i] - 9u;
						if (e <= 23 && 1u << (e & 31) & 8388635) goto L43;
						i++;
					} while (c != i);
				}
				e = 1;
				M[4194584] = 1;
				d = b;
				i = c;
				goto L42;
			L43:
				e = 0;
				d = i + 1;
				c -= d;
				st4(4194580, c);
				d += b;
				st4(4194576, d);
			L42:;
			} while (!i);
		L38:
			i = b ? i : 0;
			if (i > 2147483647) {
				i = j;
				handle_error(p);
			}
			e = ld4(4194568);
			c = ld4(4194572);
			b = b ? b : e + c;
			if (!i) {
				if (b < e) std_fail(4194382, 53);
				str_index(a + 48, e, c, b - e);
				b = ld4(a + 48);
				i = ld4(a + 52);
				st2(a + 132, 1);
				st4(a + 128, i);
				st4(a + 124, 0);
				M[a + 120] = 1;
				st4(a + 116, 10);
				st4(a + 112, i);
				st4(a + 108, 0);
				st4(a + 104, i);
				st4(a + 100, b);
				st4(a + 96, 10);
				next_back(a + 40, a + 96);
				std_fail(4194382, 53);
			}
			j = globalalloc_alloc(i);
			if (!j) handle_error(1);
			if (i) copy(j, b, i);
			st4(4194564, ld4(4194564) + 1);
			b = r + h * 12;
			st4(b + 8, i);
			st4(b + 4, j);
			st4(b, i);
			h = k;
		} while (k != m);
		f = m * 12;
		u = r + f;
		i = r;
		do {
			j = ld4(i + 8);
			if (j <= 2 || j >= 10001) std_fail(4194382, 53);
			k = i + 12;
			d = ld4(i + 4);
			h = d + j;
			p = d;
			for (;;) {
				if (p == h) {
					i = j + 1;
					for (;;) {
						if ((ld2(d) | (u32)M[d + 2] << 16) == 5789784) std_fail(4194382, 53);
						d++;
						if (--i < 4) goto L55;
					}
				}
				b = -1;
				e = M[p];
				do {
					i = b;
					c = M[i + 4194454] == e;
					if (c) goto L61;
					b = i + 1;
				} while (i);
			L61:
				p++;
				if (!c) std_fail(4194382, 53);
			}
		L55:
			i = k;
		} while (k != u);
		i = ld4(r + 8);
		if (m != 1) {
			b = r + 20;
			e = (f - 12) / 12;
			do {
				c = ld4(b);
				i = i > c ? i : c;
				b += 12;
			} while (--e);
		}
		q = i + 3;
		goto L22;
	}
	q = 3;
	u = r;
L22:
	st4(a + 68, 8);
	st8(a + 60, 5);
	st4(a + 56, 4194455);
	if (reader_next(a + 56) == 1114112) {
		st4(a + 104, 19);
		st4(a + 100, 4194525);
		st4(a + 96, 3);
		reader_error(a + 252, a + 56, a + 96);
		std_fail(4194382, 53);
	}
	v = 0;
	if (reader_next(a + 56) == 46) goto L67;
	reader_digit(a + 96, a + 56);
	v = M[a + 100];
	i = ld4(a + 96);
	if (i == 4) {
		if (!(v & 3)) {
			st4(a + 64, 1);
			goto L67;
		}
		st4(a + 96, 2);
		reader_error(a + 72, a + 56, a + 96);
		v = M[a + 76];
		i = ld4(a + 72);
		if (i == 4) goto L67;
	} else {
		st8(a + 84, ld8(a + 108));
		st8(a + 77, ld8(a + 101));
	}
	st8(a + 264, ld8(a + 84));
	st8(a + 257, ld8(a + 77));
	M[a + 256] = v;
	st4(a + 252, i);
	std_fail(4194382, 53);
L67:
	reader_sign(a + 96, a + 56, 46, 4194460, 7);
	i = ld4(a + 96);
	if (i == 4) {
		reader_digits(a + 96, a + 56, 91);
		c = ld4(a + 108);
		w = ld4(a + 104);
		x = ld4(a + 100);
		i = ld4(a + 96);
		if (i == 4) {
			b = reader_next(a + 56);
			i = ld4(a + 64);
			if (b != 91) {
				y = 1;
				z = 0;
				if (i != 1) goto L75;
				goto L79;
			}
			if (i == ~0u) std_fail(4194382, 53);
			st4(a + 64, i + 1);
			reader_digits(a + 96, a + 56, 93);
			b = ld4(a + 108);
			y = ld4(a + 104);
			z = ld4(a + 100);
			i = ld4(a + 96);
			if (i == 4) {
				if (!b) {
					st4(a + 104, 20);
					st4(a + 100, 4194505);
					st4(a + 96, 3);
					reader_error(a + 252, a + 56, a + 96);
					goto L78;
				}
				reader_sign(a + 96, a + 56, 93, 4194467, 12);
				i = ld4(a + 96);
				if (i == 4) {
					if (reader_next(a + 56) == 1114112) {
						if (ld4(a + 64) == 1) goto L79;
						if (b == 1) goto L87;
						i = b - 1;
						a1 = 1;
						do {
							if (!rem4(b, a1)) {
								if (a1 > b) std_fail(4194382, 53);
								if (!memcmp_fn(y + a1, y, i)) goto L88;
							}
							a1++;
						} while (--i);
						a1 = b;
					L88:
						switch (a1) {
						case 0:
							goto L75;
						case 1:
							break;
						default:
							goto L86;
						}
					L87:
						a1 = 1;
						if (!M[y]) goto L75;
					L86:
						if (!c) {
							d = 0;
							goto L92;
						}
						e = w - 1;
						d = 0;
						b = y;
						i = h = y + a1;
						do {
							p = b == i;
							i = (p ? h : i) - 1;
							if (M[e + c] != M[i]) goto L94;
							b = p ? y : b;
							e--;
							d++;
						} while (c != d);
						d = c;
						goto L92;
					L94:
						if (c < d) std_fail(4194382, 53);
					L92:
						b1 = c - d;
						j = rem4(d, a1);
						if (!j) goto L74;
						h = a1 - j;
						if (!h) goto L74;
						p = y + h;
						i = j < h;
						if ((i ? j : h) < 129) {
							b = y + j;
							if (i) {
								i = !j;
								if (!i) copy(a + 96, p, j);
								if (h) copy(b, y, h);
								if (!i) copy(y, a + 96, j);
								goto L74;
							}
							i = !h;
							if (!i) copy(a + 96, y, h);
							if (j) copy(y, p, j);
							if (!i) copy(b, a + 96, h);
							goto L74;
						}
						for (;;) {
							if (h < j) {
								d1 = h & 1;
								g = h & -4;
								k = h & 3;
								f = h >> 2;
								d = -h;
								for (;;) {
									if (f) {
										b = f;
										i = p;
										do {
											e = i + d;
											c = ld4(e);
											st4(e, ld4(i));
											st4(i, c);
											i += 4;
										} while (--b);
									}
									if (!k) goto L114;
									i = p + g;
									b = p + d + g;
									if (k == 1) e = 0;
									else {
										e = ld2(b);
										st2(b, ld2(i));
										st2(i, e);
										if (!d1) goto L114;
										e = 2;
									}
									b += e;
									c = M[b];
									i += e;
									M[b] = M[i];
									M[i] = c;
								L114:
									p += h;
									j -= h;
									if (j < h) goto L99;
								}
							}
							c1 = j & 1;
							d1 = j & -4;
							f = j & 3;
							g = j >> 2;
							d = -j;
							do {
								k = p;
								if (g) {
									b = g;
									i = k;
									do {
										e = i + d;
										c = ld4(e);
										st4(e, ld4(i));
										st4(i, c);
										i += 4;
									} while (--b);
								}
								p = k + d;
								if (!f) goto L106;
								i = k + d1;
								b = p + d1;
								if (f == 1) e = 0;
								else {
									e = ld2(b);
									st2(b, ld2(i));
									st2(i, e);
									if (!c1) goto L106;
									e = 2;
								}
								b += e;
								c = M[b];
								i += e;
								M[b] = M[i];
								M[i] = c;
							L106:
								h -= j;
							} while (h >= j);
						L99:
							if (!j || !h) goto L74;
						}
					}
					st4(a + 104, 19);
					st4(a + 100, 4194486);
					st4(a + 96, 3);
					reader_error(a + 252, a + 56, a + 96);
					goto L78;
				}
				st8(a + 264, ld8(a + 108));
				st8(a + 256, ld8(a + 100));
				st4(a + 252, i);
				goto L78;
			}
			st4(a + 268, ld4(a + 112));
			st4(a + 264, b);
			st4(a + 260, y);
			st4(a + 256, z);
			st4(a + 252, i);
			goto L77;
		L79:
			st4(a + 104, 7);
			st4(a + 100, 4194479);
			st4(a + 96, 3);
			reader_error(a + 252, a + 56, a + 96);
		L78:
			if (!z) goto L77;
			globalalloc_dealloc(y, z);
		L77:
			if (x) globalalloc_dealloc(w, x);
			std_fail(4194382, 53);
		L75:
			e = w - 1;
			b = c;
			do {
				a1 = 0;
				i = b;
				if (!i) {
					b1 = 0;
					goto L74;
				}
				b = i - 1;
			} while (!M[e + i]);
			b1 = i < c ? i : c;
		L74:
			st4(a + 256, b1);
			st4(a + 252, w);
			st4(a + 264, y);
			st4(a + 260, z);
			M[a + 272] = v;
			st4(a + 88, a1);
			st8(a + 72, ld8(a + 252));
			st8(a + 80, ld8(a + 260));
			if (x == 2147483648u) std_fail(4194382, 53);
			i = ld4(a + 272);
			st4(a + 116, ld4(a + 88));
			st8(a + 108, ld8(a + 80));
			st8(a + 100, ld8(a + 72));
			st4(a + 120, i);
			st4(a + 96, x);
			octalgame_takes(a + 224, a + 96, 2, q);
			octalgame_takes(a + 236, a + 96, 4, q);
			octalgame_takes(a + 56, a + 96, 8, q);
			i = q << 2;
			if (q > 1073741823 || i > 2147483644) handle_error(0);
			b = globalalloc_alloc(i);
			if (!b) {
				b = 4;
				handle_error(4);
			}
			st4(a + 80, 0);
			st4(a + 76, b);
			st4(a + 72, q);
			k = globalalloc_alloc(8);
			if (!k) std_fail(4194382, 53);
			st8(k, 0);
			st4(a + 256, 2);
			st4(a + 252, k);
			st4(a + 248, 2);
			z = ld4(a + 232);
			e1 = z << 2;
			f1 = ld4(a + 60);
			g1 = ld4(a + 64);
			w = f1 + (g1 << 2);
			h1 = ld4(a + 240);
			b1 = ld4(a + 244);
			y = h1 + (b1 << 2);
			i1 = ld4(a + 228);
			j = 2;
			c1 = 0;
			do {
				h = c1 + 1;
				if (c1 != 0 && (octalgame_digit(a + 96, c1 > 4294901760u ? (u64)i4(c1) : c1) & 1) != 0) {
					if (!j) std_fail(4194382, 53);
					st4(k, h);
					k = ld4(a + 252);
				}
				j = ld4(a + 256);
				if (!z) goto L137;
				d = ld4(a + 76);
				c = ld4(a + 80);
				e = e1;
				i = i1;
				do {
					b = ld4(i);
					if (b == ~0u) std_fail(4194382, 53);
					if (c1 <= b) goto L137;
					b = c1 - b;
					if (b >= c) std_fail(4194382, 53);
					b = ld4(d + (b << 2));
					if (b >= 4294901761u) std_fail(4194304, 78);
					if (b >= j) std_fail(4194382, 53);
					i += 4;
					st4(k + (b << 2), h);
					e -= 4;
				} while (e);
			L137:
				if (!b1) goto L140;
				p = ld4(a + 76);
				d = ld4(a + 80);
				f = h1;
				do {
					i = ld4(f);
					if (i >= 4294967294u) std_fail(4194382, 53);
					if (i + 2 > c1) goto L140;
					c = c1 - i;
					b = c >> 1;
					if (b) {
						i = 1;
						do {
							if (i >= d || c < i) std_fail(4194382, 53);
							e = c - i;
							if (e >= d) std_fail(4194382, 53);
							e = ld4(p + (e << 2)) ^ ld4(p + (i << 2));
							if (e >= 4294901761u) std_fail(4194304, 78);
							if (e >= j) std_fail(4194382, 53);
							st4(k + (e << 2), h);
							if (i >= b) break;
							i += i < b;
						} while (i <= b);
					}
					f += 4;
				} while (f != y);
			L140:
				if (!g1) goto L149;
				p = ld4(a + 76);
				d = ld4(a + 80);
				v = f1;
				do {
					i = ld4(v);
					if (i >= 4294967293u) std_fail(4194382, 53);
					if (i + 3 > c1) goto L149;
					v += 4;
					a1 = c1 - i;
					d1 = a1 / 3;
					g = 1;
					for (;;) {
						if (a1 < g) std_fail(4194382, 53);
						c = a1 - g;
						b = c >> 1;
						if (g > b) goto L154;
						if (g >= d) std_fail(4194382, 53);
						f = p + (g << 2);
						i = g;
						do {
							if (i >= d || c < i) std_fail(4194382, 53);
							e = c - i;
							if (e >= d) std_fail(4194382, 53);
							e = ld4(p + (i << 2)) ^ ld4(f) ^ ld4(p + (e << 2));
							if (e >= 4294901761u) std_fail(4194304, 78);
							if (e >= j) std_fail(4194382, 53);
							st4(k + (e << 2), h);
							if (i >= b) break;
							i += i < b;
						} while (i <= b);
					L154:
						if (g < d1) {
							g += g < d1;
							if (g <= d1) continue;
						}
						break;
					}
				} while (v != w);
			L149:
				if (!j) {
					b = 0;
					goto L162;
				}
				e = j << 2;
				c = ((e - 4) >> 2) + 1;
				b = 0;
				i = k;
				do {
					if (ld4(i) != h) goto L162;
					b++;
					i += 4;
					e -= 4;
				} while (e);
				b = c;
			L162:
				i = ld4(a + 80);
				if (i == ld4(a + 72)) rawvec_grow_one(a + 72);
				st4(ld4(a + 76) + (i << 2), b);
				st4(a + 80, i + 1);
				i = b ? ~0u >> (clz4(b) & 31) : 0;
				if (i == ~0u) std_fail(4194382, 53);
				i += 2;
				if (i > j) {
					i -= j;
					if (i > ld4(a + 248) - j) {
						do_reserve_and_handle(a + 248, j, i, 4, 4);
						k = ld4(a + 252);
						j = ld4(a + 256);
					}
					b = k + (j << 2);
					if (i >= 2) {
						e = (i << 2) - 4;
						if (e) fill(b, 0, e);
						i += j;
						j = i - 1;
						b = k + (i << 2) - 4;
					}
					st4(b, 0);
					j++;
					st4(a + 256, j);
				}
				c1 = h;
			} while (h != q);
			c1 = ld4(a + 80);
			d1 = ld4(a + 76);
			g = ld4(a + 72);
			i = ld4(a + 248);
			if (i) globalalloc_dealloc(k, i << 2);
			i = ld4(a + 56);
			if (i) globalalloc_dealloc(ld4(a + 60), i << 2);
			i = ld4(a + 236);
			if (i) globalalloc_dealloc(ld4(a + 240), i << 2);
			i = ld4(a + 224);
			if (i) globalalloc_dealloc(ld4(a + 228), i << 2);
			if (x) globalalloc_dealloc(ld4(a + 100), x);
			i = ld4(a + 108);
			if (i) globalalloc_dealloc(ld4(a + 112), i);
			st4(a + 64, 0);
			st8(a + 56, (u64)1 << 32);
			if (r != u) {
				n = 2;
				k = r;
				j1 = 1;
				for (;;) {
					k1 = n;
					b = ld4(k + 4);
					i = ld4(k + 8);
					st4(a + 268, i);
					st4(a + 264, b);
					st4(a + 260, i);
					st4(a + 256, 0);
					st4(a + 252, i);
					st4(a + 248, b);
					iterator_next(a + 32, a + 248);
					if (ld4(a + 32) != 1) {
						st4(a + 284, c1);
						st4(a + 280, d1);
						st4(a + 276, i);
						st4(a + 272, b);
						st4(a + 268, i);
						st4(a + 264, b);
						st4(a + 260, i);
						a1 = 0;
						st4(a + 256, 0);
						st4(a + 252, i);
						st4(a + 248, b);
						iterator_iterator_next(a + 24, a + 248);
						y = 4;
						i = 0;
						if (ld4(a + 24) == 1) {
							i = ld4(a + 28);
							c = globalalloc_alloc(16);
							if (!c) std_fail(4194382, 53);
							st4(c, i);
							i = 1;
							st4(a + 80, 1);
							st4(a + 76, c);
							b = 4;
							st4(a + 72, 4);
							copy(a + 96, a + 248, 40);
							for (;;) {
								iterator_iterator_next(a + 16, a + 96);
								if (ld4(a + 16) != 1) break;
								e = ld4(a + 20);
								if (i == ld4(a + 72)) {
									do_reserve_and_handle(a + 72, i, 1, 4, 4);
									c = ld4(a + 76);
								}
								st4(c + b, e);
								i++;
								st4(a + 80, i);
								b += 4;
							}
							y = ld4(a + 76);
							a1 = ld4(a + 72);
						}
					} else {
						i = ld4(a + 36);
						c = globalalloc_alloc(16);
						if (!c) std_fail(4194382, 53);
						st4(c, i);
						i = 1;
						st4(a + 80, 1);
						st4(a + 76, c);
						b = 4;
						st4(a + 72, 4);
						st8(a + 112, ld8(a + 264));
						st8(a + 104, ld8(a + 256));
						st8(a + 96, ld8(a + 248));
						for (;;) {
							iterator_next(a + 8, a + 96);
							if (ld4(a + 8) != 1) break;
							e = ld4(a + 12);
							if (i == ld4(a + 72)) {
								do_reserve_and_handle(a + 72, i, 1, 4, 4);
								c = ld4(a + 76);
							}
							st4(c + b, e);
							i++;
							st4(a + 80, i);
							b += 4;
						}
						a1 = ld4(a + 72);
						y = ld4(a + 76);
					}
					if (i > 178956970) {
						i = 0;
						handle_error(0);
					}
					c = i * 12;
					if (c) {
						f = globalalloc_alloc(c);
						if (f) {
							q = i;
							goto L190;
						}
						i = 4;
						handle_error(4);
					}
					q = 0;
					f = 4;
				L190:
					if (i) {
						d = y;
						b = f;
						p = i;
						do {
							e = ld4(d);
							if (e == ~0u) std_fail(4194382, 53);
							st4(a + 104, 0);
							st8(a + 96, (u64)1 << 32);
							if (e + 2 >= 4294901762u) std_fail(4194304, 78);
							h = e + 1;
							fmt_small(e > 4294901759u ? (u64)i4(h) : h, a + 96);
							e = ld4(a + 104);
							st4(a + 256, e);
							n = ld8(a + 96);
							st8(a + 248, n);
							st4(b + 8, e);
							st8(b, n);
							d += 4;
							b += 12;
						} while (--p);
						h = c - 12;
						d = h / 12;
						b = f;
						while (c) {
							c -= 12;
							e = ld4(b + 8);
							b += 12;
							d += e;
							if (d < e) std_fail(4194382, 53);
						}
						if (d > 2147483647) handle_error(0);
						if (d) {
							v = globalalloc_alloc(d);
							if (v) {
								b = d;
								goto L202;
							}
							handle_error(1);
						}
						b = 0;
						v = 1;
					L202:
						st4(a + 104, 0);
						st4(a + 100, v);
						st4(a + 96, b);
						b = ld4(f + 4);
						spec_extend(a + 96, b, b + ld4(f + 8));
						b = ld4(a + 104);
						c = d - b;
						x = ld4(a + 100);
						if (i != 1) {
							e = f + 20;
							p = x + b;
							do {
								if (!c) std_fail(4194382, 53);
								j = ld4(e - 4);
								b = ld4(e);
								M[p] = 32;
								if (--c < b) std_fail(4194382, 53);
								p++;
								if (b) copy(p, j, b);
								e += 12;
								c -= b;
								p += b;
								h -= 12;
							} while (h);
						}
						st4(a + 252, x);
						st4(a + 248, ld4(a + 96));
						st4(a + 256, d - c);
					} else {
						to_string(a + 248);
					}
					st4(a + 104, 0);
					st8(a + 96, (u64)1 << 32);
					do_reserve_and_handle(a + 96, 0, 5, 1, 1);
					b = ld4(a + 104);
					e = ld4(a + 100) + b;
					st4(e, ld4(4194448));
					M[e + 4] = M[4194452];
					st4(a + 104, b + 5);
					fmt_small(j1, a + 96);
					c = ld4(a + 96);
					b = ld4(a + 104);
					if (c - b <= 1) {
						do_reserve_and_handle(a + 96, b, 2, 1, 1);
						c = ld4(a + 96);
						b = ld4(a + 104);
					}
					p = ld4(a + 100);
					st2(p + b, 8250);
					e = b + 2;
					st4(a + 104, e);
					j = ld4(a + 252);
					b = ld4(a + 256);
					if (b > c - e) {
						do_reserve_and_handle(a + 96, e, b, 1, 1);
						c = ld4(a + 96);
						p = ld4(a + 100);
						e = ld4(a + 104);
					}
					if (b) copy(p + e, j, b);
					b += e;
					st4(a + 104, b);
					if (c == b) {
						do_reserve_and_handle(a + 96, c, 1, 1, 1);
						p = ld4(a + 100);
						b = ld4(a + 104);
					}
					M[p + b] = 10;
					e = b + 1;
					h = ld4(a + 96);
					c = ld4(a + 64);
					if (b >= ld4(a + 56) - c) {
						do_reserve_and_handle(a + 56, c, e, 1, 1);
						c = ld4(a + 64);
					}
					d = ld4(a + 60);
					if (e) copy(d + c, p, e);
					c += e;
					st4(a + 64, c);
					if (h) globalalloc_dealloc(p, h);
					b = ld4(a + 248);
					if (b) globalalloc_dealloc(j, b);
					if (i) {
						b = f;
						do {
							e = ld4(b);
							if (e) globalalloc_dealloc(ld4(b + 4), e);
							b += 12;
						} while (--i);
					}
					if (q) globalalloc_dealloc(f, q * 12);
					if (a1) globalalloc_dealloc(y, a1 << 2);
					n = k1 + 1;
					j1 = k1;
					k += 12;
					if (k == u) goto L128;
				}
			}
			i = ld4(4194552);
			d = 1;
			c = 0;
			goto L127;
		L128:
			i = ld4(4194552);
			if (c > ld4(4194544) - i) {
				do_reserve_and_handle(4194544, i, c, 1, 1);
				i = ld4(4194552);
			}
			if (!c) goto L127;
			copy(ld4(4194548) + i, d, c);
		L127:
			i += c;
			st4(4194552, i);
			if (i >= 65537) {
				host_write(ld4(4194548), i);
				st4(4194552, 0);
			}
			i = ld4(a + 56);
			if (i) globalalloc_dealloc(d, i);
			if (g) globalalloc_dealloc(d1, g << 2);
			if (!s) {
				i = r;
				do {
					b = ld4(i);
					if (b) globalalloc_dealloc(ld4(i + 4), b);
					i += 12;
				} while (--m);
			}
			if (t) globalalloc_dealloc(r, t * 12);
			i = ld4(4194552);
			if (i) {
				host_write(ld4(4194548), i);
				st4(4194552, 0);
			}
			sp = a + 288;
			return;
		}
		st4(a + 268, ld4(a + 112));
		st4(a + 264, c);
		st4(a + 260, w);
		st4(a + 256, x);
		st4(a + 252, i);
		std_fail(4194382, 53);
	}
	st8(a + 264, ld8(a + 108));
	st8(a + 256, ld8(a + 100));
	st4(a + 252, i);
	std_fail(4194382, 53);
L21:
	if (e) goto L17;
	h = j;
	c = 0;
	d = j;
	goto L7;
L17:
	if ((k & 255) == 43) {
		c--;
		d = h + 1;
		goto L7;
	}
	c = i;
	d = h;
L7:
	i = c;
	b = d;
	do {
		if (!i) {
			for (;;) {
				if (!c) goto L236;
				c--;
				i = M[d];
				d++;
				if (i != 48) std_fail(4194304, 78);
			}
		}
		i--;
		e = M[b];
		b++;
	} while (((e - 48) & 255) < 10);
L236:
	j = h;
L6:
	if (j < f) std_fail(4194382, 53);
	i = j - f;
	if (j == f) goto L242;
	if (i >= g) {
		if (i == g) goto L242;
		goto L3;
	}
	if (i4(ext1(M[f + i])) <= -65) goto L3;
L242:
	st2(a + 132, 1);
	st4(a + 128, i);
	st4(a + 124, 0);
	M[a + 120] = 1;
	st4(a + 116, 10);
	st4(a + 112, i);
	st4(a + 108, 0);
	st4(a + 104, i);
	st4(a + 100, f);
	st4(a + 96, 10);
	next_back(a, a + 96);
	std_fail(4194382, 53);
L3:
	slice_error_fail_rt(f, g, 0, i);
}

int main(void)
{
	M = (unsigned char *)calloc(65, 65536);
	if (!M) die("out of memory");
	memcpy(M + 4194304, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memoryCase .X0.007a pointa digit or ]a digitthe end of"
		" the codea digit that repeatsa code such as 0.77\0\0\0\0\1\0\0\0\0\0\0\0\1", 253);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
