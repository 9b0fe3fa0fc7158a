/* LightOJ 1229, https://lightoj.com/problem/1229, made by `cargo judge bundle lightoj1229 --write` from 5e2605f5713515df */
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
	b = pages;
	if (a > b << 16) {
		c = (a >> 16) - b + 1;
		b = c + (b >> 3);
		if (b < c) std_fail(4194382, 53);
		if (grow(b) == ~0u && grow(c) == ~0u) std_fail(4194435, 13);
	}
	st4(4194716, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 4194588);
	if (d) {
		st4(c + 4194588, ld4(d));
		return d;
	}
	d = ld4(4194716);
	if (d) {
		if (d >= 4294967280u) std_fail(4194382, 53);
	} else {
		d = pages << 16;
		st4(4194716, d);
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
		if (c == ld4(4194716)) {
			st4(4194716, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 4194588));
		st4(b + 4194588, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 4194588));
	st4(b + 4194588, a);
}

static u32 rust_realloc(u32 a, u32 b, u32 c)
{
	u32 d;
	d = b + a;
	if (d < b) std_fail(4194382, 53);
	if (d == ld4(4194716) && b >= 65537 && c > 65536) {
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

static void handle_error(u32 a, u32 b)
{
	std_fail(4194382, 53);
}

static void do_reserve_and_handle(u32 a, u32 b, u32 c, u32 d, u32 e)
{
	u32 f;
	sp = f = frame(16);
	grow_amortized(f + 8, a, b, c, d, e);
	e = ld4(f + 8);
	if (e != 2147483649u) handle_error(e, ld4(f + 12));
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
	u32 b, c, d, e, f, g = 0, h, i, j, k, m, n, p, q;
	sp = b = frame(32);
	st4(b + 12, 0);
	st8(b + 4, (u64)1 << 32);
	spec_extend(b + 4, 1, 1);
	c = ld4(b + 8);
	d = ld4(b + 12);
	f = e = ld4(b + 4);
	do {
		if (f - d <= 65535) {
			if (d > 4294901759u) {
				f = 0;
				handle_error(f, g);
			}
			f = d + 65536;
			finish_grow(b + 16, e, c, f, 1, 1);
			if (ld4(b + 16) == 1) {
				g = ld4(b + 24);
				f = ld4(b + 20);
				handle_error(f, g);
			}
			c = ld4(b + 20);
			e = f;
		}
		if (f < d) std_fail(4194382, 53);
		g = host_read(c + d, f - d);
		d += g;
		if (d < g) std_fail(4194382, 53);
	} while (g);
	st4(b + 12, d);
	st4(b + 8, c);
	st4(b + 4, e);
	if (d) {
		h = c + 1;
		i = 0;
		do {
			j = i + 1;
			k = c + i;
			m = ext1(M[k]);
			if (m > 2147483647) {
				f = clz4(~(m << 24)) - 1;
				n = f < 3 ? f : 3;
				g = 63 >> (n & 31) & m & 255;
				p = n + j;
				e = (f != 0) & (p <= d);
				q = d < p ? d : p;
				if (j < q) {
					f = h + i;
					i = i - q + 1;
					do {
						q = M[f];
						g = g << 6 | (q & 63);
						f++;
						e &= i4(ext1(q)) < -64;
					} while (++i);
				}
				st8(b + 24, (u64)65536 << 32 | 2048);
				st8(b + 16, (u64)128 << 32 | 128);
				if (e != 0 && m <= 4294967287u && g >= ld4(b + 16 + (n << 2))) {
					i = p;
					if ((g ^ 55296) - 1114112 > 4293855231u) goto L12;
				}
				M[k] = 63;
			}
			i = j;
		L12:;
		} while (i < d);
	}
	f = globalalloc_alloc(12);
	if (!f) std_fail(4194382, 53);
	st8(f, ld8(b + 4));
	g = ld4(b + 12);
	st4(f + 8, g);
	f = ld4(f + 4);
	M[a + 20] = 0;
	st4(a + 16, g);
	st4(a + 12, f);
	st4(a + 8, g);
	st4(a + 4, f);
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
			if (!--c) return d;
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
		g = 0;
		do {
			g += i4(ext1(M[a])) > -65;
			a++;
		} while (++d);
	}
	if (f) {
		a = c + (e & 2147483644);
		b = 0;
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
	h += ((b >> 8 & 16711935) + (b & 16711935)) * 65537 >> 16;
	return h;
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
	if (ld4(b + 4) == 1) handle_error(ld4(b + 8), ld4(b + 12));
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
	u32 e, i, j, k, m, n;
	u64 f, g, h;
	sp = e = frame(16);
	f = d;
	g = 0;
	do {
		h = g;
		if (f == h) goto L3;
		g = h + 1;
	} while (!(octalgame_digit(b, h) & c & 255));
	i = globalalloc_alloc(16);
	if (!i) std_fail(4194382, 53);
	st4(i, h);
	st4(e + 12, 1);
	st4(e + 8, i);
	st4(e + 4, 4);
	j = g;
	k = 1;
	for (;;) {
		m = d > j ? d : j;
		do {
			n = j;
			if (m == n) goto L6;
			j = n + 1;
		} while (!(octalgame_digit(b, n > 4294901760u ? (u64)i4(n) : n) & c & 255));
		if (k == ld4(e + 4)) {
			do_reserve_and_handle(e + 4, k, 1, 4, 4);
			i = ld4(e + 8);
		}
		st4(i + (k << 2), n);
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
	if (a != 2147483649u) handle_error(a, ld4(b + 12));
	sp = b + 16;
}

static u32 iterator_next(u32 a)
{
	u32 b, c, d, e, f;
	b = ld4(a);
	if (b == ld4(a + 4)) return 2;
	c = ld4(a + 12);
	st4(a, b + 1);
	d = M[b];
	if (ext1(d) > 2147483647) {
		st4(a, b + 2);
		e = M[b + 1] & 63;
		f = d & 31;
		if (d <= 223) d = f << 6 | e;
		else {
			st4(a, b + 3);
			e = e << 6 | (M[b + 2] & 63);
			if (d < 240) d = e | f << 12;
			else {
				st4(a, b + 4);
				d = e << 6 | (M[b + 3] & 63) | (f << 18 & 1835008);
				if (d == 1114112) return 2;
			}
		}
	}
	b = ld4(a + 8);
	if (d == 46) d = 0;
	else {
		if (d != 88) {
			if (b == ~0u) std_fail(4194382, 53);
			b++;
			st8(c, (u64)b << 32 | d);
			d = 2;
			goto L6;
		}
		d = 1;
	}
	if (b == ~0u) std_fail(4194382, 53);
	b++;
L6:
	st4(a + 8, b);
	return d;
}

static void iterator_iterator_next(u32 a, u32 b)
{
	u32 c, d, e, f, g, h, i, j = 0, k, m, n, p, q, r, s, t, u;
	c = ld4(b + 4);
	d = ld4(b + 8);
	if (c >= d) e = 0;
	else {
		f = ld4(b);
		g = ld4(f + 8);
		h = g > c ? g : c;
		i = -c;
		j = d - 1;
		k = g - 3;
		m = g < 3;
		do {
			n = c;
			c = n + 1;
			if (m) goto L1;
			if (n == h) goto L2;
			p = ld4(f + 4);
			if (M[p + n]) goto L9;
			q = n - 2;
			q = q > n ? 0 : q;
			if (k < q) goto L9;
			r = k < n ? k : n;
			if (q < r) {
				s = -(n < 2 ? n : 2);
				do {
					if (q == 4294967293u) goto L1;
					t = q + 1;
					u = 0;
					for (;;) {
						if (s != u) {
							if (q >= g) break;
							if (M[p + q] != 1) goto L14;
						}
						e = 1;
						q++;
						if (--u == 4294967293u) goto L10;
					}
					st4(b + 4, c);
					std_fail(4194382, 53);
				L14:
					s++;
					q = t;
				} while (t != r);
			}
			s = n < k ? n : k;
			u = s + i;
			p += s;
			q = 0;
			do {
				if (u + q) {
					e = s + q;
					if (e >= g) goto L3;
					if (M[p + q] != 1) goto L9;
				}
				e = 1;
			} while (++q != 3);
		L10:
			j = n;
			d = c;
			goto L6;
		L9:
			i--;
		} while (c != d);
		e = 0;
	L6:
		st4(b + 4, d);
	}
	st4(a + 4, j);
	st4(a, e);
	return;
L3:
	st4(b + 4, c);
	std_fail(4194382, 53);
L2:
	st4(b + 4, h + 1);
	std_fail(4194382, 53);
L1:
	st4(b + 4, c);
	std_fail(4194382, 53);
}

static void raw_vec_rawvec_grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 4, 8);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a, ld4(b + 12));
	sp = b + 16;
}

static u64 treblecross_value(u32 a, u32 b, u32 c)
{
	if (c > 4294967293u) std_fail(4194382, 53);
	c += 2;
	if (c < b) return ld4(a + (c << 2));
	std_fail(4194382, 53);
	return 0;
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

static void host_append(u32 a, u32 b, u32 c)
{
	u32 d;
	if (a == 4194544 && c > 65536) {
		a = ld4(4194552);
		if (a) {
			host_write(ld4(4194548), a);
			st4(4194552, 0);
		}
		host_write(b, c);
		return;
	}
	d = ld4(a + 8);
	if (c > ld4(a) - d) {
		do_reserve_and_handle(a, d, c, 1, 1);
		d = ld4(a + 8);
	}
	if (c) copy(ld4(a + 4) + d, b, c);
	st4(a + 8, d + c);
}

static void drop_in_place(u32 a)
{
	u32 b, c, d, e;
	b = ld4(a + 4);
	c = ld4(a + 8);
	if (c) {
		d = b;
		do {
			e = ld4(d);
			if (e) globalalloc_dealloc(ld4(d + 4), e);
			d += 12;
		} while (--c);
	}
	d = ld4(a);
	if (d) globalalloc_dealloc(b, d * 12);
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, p, q, r, s, t, u, v, w, x, y, z, a1, b1, c1, d1, e1, g1;
	u64 n, f1, h1, i1, j1;
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
	if (d >= 9) {
		m = 0;
		for (;;) {
			if (!d) goto L26;
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
		h = 0;
		st4(4194564, 0);
		q = 4;
		goto L23;
	}
	m = 0;
	do {
		p = M[b] - 48u;
		if (p > 9) goto L21;
		b++;
		m = p + m * 10;
	} while (--d);
L26:
	if (m >= 4294901761u) std_fail(4194304, 78);
	if (!e) goto L6;
	b = 0;
	st4(4194564, 0);
	i = m * 12;
	if (m > 178956970) handle_error(b, i);
	if (i) {
		h = m;
		q = globalalloc_alloc(i);
		if (q) goto L24;
		b = 4;
		handle_error(b, i);
	}
	h = 0;
	q = 4;
L24:
	if (!m) goto L23;
	j = 0;
	do {
		if (!ld4(4194560)) try_init(ld4(4194556));
		if (ld4(4194564)) std_fail(4194382, 53);
		f = j + 1;
		st4(4194564, -1);
		e = M[4194584];
		c = ld4(4194580);
		d = ld4(4194576);
		do {
			b = d;
			p = 0;
			if (e & 1) {
				b = 0;
				goto L37;
			}
			if (c) {
				i = 0;
				do {
					e = M[b + i] - 9u;
					if (e <= 23 && 1u << (e & 31) & 8388635) goto L42;
					i++;
				} while (c != i);
			}
			e = 1;
			M[4194584] = 1;
			d = b;
			i = c;
			goto L41;
		L42:
			e = 0;
			d = i + 1;
			c -= d;
			st4(4194580, c);
			d += b;
			st4(4194576, d);
		L41:;
		} while (!i);
	L37:
		i = b ? i : 0;
		if (i > 2147483647) {
			i = k;
			handle_error(p, i);
		}
		e = ld4(4194568);
		c = ld4(4194572);
		b = b ? b : e + c;
		if (!i) {
			if (b < e) std_fail(4194382, 53);
			str_index(a + 32, e, c, b - e);
			b = ld4(a + 32);
			i = ld4(a + 36);
			st2(a + 164, 1);
			st4(a + 160, i);
			st4(a + 156, 0);
			M[a + 152] = 1;
			st4(a + 148, 10);
			st4(a + 144, i);
			st4(a + 140, 0);
			st4(a + 136, i);
			st4(a + 132, b);
			st4(a + 128, 10);
			next_back(a + 24, a + 128);
			std_fail(4194382, 53);
		}
		k = globalalloc_alloc(i);
		if (!k) {
			p = 1;
			handle_error(p, i);
		}
		if (i) copy(k, b, i);
		st4(4194564, ld4(4194564) + 1);
		b = q + j * 12;
		st4(b + 8, i);
		st4(b + 4, k);
		st4(b, i);
		j = f;
	} while (f != m);
	st4(a + 44, h);
	st4(a + 52, m);
	r = m * 12;
	st4(a + 48, q);
	s = ld4(q + 8);
	if (m != 1) {
		i = q + 20;
		b = (r - 12) / 12;
		do {
			e = ld4(i);
			s = s > e ? s : e;
			i += 12;
		} while (--b);
	}
	if (s >= 10001) std_fail(4194382, 53);
	goto L22;
L23:
	s = 0;
	st4(a + 52, 0);
	st4(a + 48, q);
	st4(a + 44, h);
	r = 0;
L22:
	st4(a + 100, 8);
	st8(a + 92, 5);
	st4(a + 88, 4194454);
	if (reader_next(a + 88) == 1114112) {
		st4(a + 136, 19);
		st4(a + 132, 4194524);
		st4(a + 128, 3);
		reader_error(a + 60, a + 88, a + 128);
		std_fail(4194382, 53);
	}
	t = 0;
	if (reader_next(a + 88) == 46) goto L55;
	reader_digit(a + 128, a + 88);
	t = M[a + 132];
	i = ld4(a + 128);
	if (i == 4) {
		if (!(t & 3)) {
			st4(a + 96, 1);
			goto L55;
		}
		st4(a + 128, 2);
		reader_error(a + 104, a + 88, a + 128);
		t = M[a + 108];
		i = ld4(a + 104);
		if (i == 4) goto L55;
	} else {
		st8(a + 116, ld8(a + 140));
		st8(a + 109, ld8(a + 133));
	}
	st8(a + 72, ld8(a + 116));
	st8(a + 65, ld8(a + 109));
	M[a + 64] = t;
	st4(a + 60, i);
	std_fail(4194382, 53);
L55:
	reader_sign(a + 128, a + 88, 46, 4194459, 7);
	i = ld4(a + 128);
	if (i == 4) {
		reader_digits(a + 128, a + 88, 91);
		c = ld4(a + 140);
		u = ld4(a + 136);
		v = ld4(a + 132);
		i = ld4(a + 128);
		if (i == 4) {
			b = reader_next(a + 88);
			i = ld4(a + 96);
			if (b != 91) {
				w = 1;
				x = 0;
				if (i != 1) goto L63;
				goto L67;
			}
			if (i == ~0u) std_fail(4194382, 53);
			st4(a + 96, i + 1);
			reader_digits(a + 128, a + 88, 93);
			b = ld4(a + 140);
			w = ld4(a + 136);
			x = ld4(a + 132);
			i = ld4(a + 128);
			if (i == 4) {
				if (!b) {
					st4(a + 136, 20);
					st4(a + 132, 4194504);
					st4(a + 128, 3);
					reader_error(a + 60, a + 88, a + 128);
					goto L66;
				}
				reader_sign(a + 128, a + 88, 93, 4194466, 12);
				i = ld4(a + 128);
				if (i == 4) {
					if (reader_next(a + 88) == 1114112) {
						if (ld4(a + 96) == 1) goto L67;
						if (b == 1) goto L75;
						i = b - 1;
						y = 1;
						do {
							if (!rem4(b, y)) {
								if (y > b) std_fail(4194382, 53);
								if (!memcmp_fn(w + y, w, i)) goto L76;
							}
							y++;
						} while (--i);
						y = b;
					L76:
						switch (y) {
						case 0:
							goto L63;
						case 1:
							break;
						default:
							goto L74;
						}
					L75:
						y = 1;
						if (!M[w]) goto L63;
					L74:
						if (!c) {
							d = 0;
							goto L80;
						}
						b = u - 1;
						d = 0;
						e = w;
						i = p = w + y;
						do {
							m = e == i;
							i = (m ? p : i) - 1;
							if (M[b + c] != M[i]) goto L82;
							e = m ? w : e;
							b--;
							d++;
						} while (c != d);
						d = c;
						goto L80;
					L82:
						if (c < d) std_fail(4194382, 53);
					L80:
						z = c - d;
						h = rem4(d, y);
						if (!h) goto L62;
						p = y - h;
						if (!p) goto L62;
						m = w + p;
						i = h < p;
						if ((i ? h : p) < 129) {
							b = w + h;
							if (i) {
								i = !h;
								if (!i) copy(a + 128, m, h);
								if (p) copy(b, w, p);
								if (!i) copy(w, a + 128, h);
								goto L62;
							}
							i = !p;
							if (!i) copy(a + 128, w, p);
							if (h) copy(w, m, h);
							if (!i) copy(b, a + 128, p);
							goto L62;
						}
						for (;;) {
							if (p < h) {
								g = p & 1;
								f = p & -4;
								j = p & 3;
								k = p >> 2;
								d = -p;
								for (;;) {
									if (k) {
										b = k;
										i = m;
										do {
											e = i + d;
											c = ld4(e);
											st4(e, ld4(i));
											st4(i, c);
											i += 4;
										} while (--b);
									}
									if (!j) goto L102;
									i = m + f;
									b = m + d + f;
									if (j == 1) e = 0;
									else {
										e = ld2(b);
										st2(b, ld2(i));
										st2(i, e);
										if (!g) goto L102;
										e = 2;
									}
									b += e;
									c = M[b];
									i += e;
									M[b] = M[i];
									M[i] = c;
								L102:
									m += p;
									h -= p;
									if (h < p) goto L87;
								}
							}
							a1 = h & 1;
							g = h & -4;
							k = h & 3;
							f = h >> 2;
							d = -h;
							do {
								j = m;
								if (f) {
									b = f;
									i = j;
									do {
										e = i + d;
										c = ld4(e);
										st4(e, ld4(i));
										st4(i, c);
										i += 4;
									} while (--b);
								}
								m = j + d;
								if (!k) goto L94;
								i = j + g;
								b = m + g;
								if (k == 1) e = 0;
								else {
									e = ld2(b);
									st2(b, ld2(i));
									st2(i, e);
									if (!a1) goto L94;
									e = 2;
								}
								b += e;
								c = M[b];
								i += e;
								M[b] = M[i];
								M[i] = c;
							L94:
								p -= h;
							} while (p >= h);
						L87:
							if (!h || !p) goto L62;
						}
					}
					st4(a + 136, 19);
					st4(a + 132, 4194485);
					st4(a + 128, 3);
					reader_error(a + 60, a + 88, a + 128);
					goto L66;
				}
				st8(a + 72, ld8(a + 140));
				st8(a + 64, ld8(a + 132));
				st4(a + 60, i);
				goto L66;
			}
			st4(a + 76, ld4(a + 144));
			st4(a + 72, b);
			st4(a + 68, w);
			st4(a + 64, x);
			st4(a + 60, i);
			goto L65;
		L67:
			st4(a + 136, 7);
			st4(a + 132, 4194478);
			st4(a + 128, 3);
			reader_error(a + 60, a + 88, a + 128);
		L66:
			if (!x) goto L65;
			globalalloc_dealloc(w, x);
		L65:
			if (v) globalalloc_dealloc(u, v);
			std_fail(4194382, 53);
		L63:
			e = u - 1;
			b = c;
			do {
				y = 0;
				i = b;
				if (!i) {
					z = 0;
					goto L62;
				}
				b = i - 1;
			} while (!M[e + i]);
			z = i < c ? i : c;
		L62:
			st4(a + 64, z);
			st4(a + 60, u);
			st4(a + 72, w);
			st4(a + 68, x);
			M[a + 80] = t;
			st4(a + 120, y);
			st8(a + 104, ld8(a + 60));
			st8(a + 112, ld8(a + 68));
			if (v == 2147483648u) std_fail(4194382, 53);
			i = ld4(a + 80);
			st4(a + 148, ld4(a + 120));
			st8(a + 140, ld8(a + 112));
			st8(a + 132, ld8(a + 104));
			st4(a + 152, i);
			st4(a + 128, v);
			i = s + 3;
			octalgame_takes(a + 256, a + 128, 2, i);
			octalgame_takes(a + 272, a + 128, 4, i);
			octalgame_takes(a + 88, a + 128, 8, i);
			e = i << 2;
			b = globalalloc_alloc(e);
			if (!b) handle_error(4, e);
			st4(a + 112, 0);
			st4(a + 108, b);
			st4(a + 104, i);
			h = globalalloc_alloc(8);
			if (!h) std_fail(4194382, 53);
			b1 = q + r;
			st8(h, 0);
			st4(a + 64, 2);
			st4(a + 60, h);
			st4(a + 56, 2);
			s = ld4(a + 264);
			c1 = s << 2;
			d1 = ld4(a + 92);
			z = ld4(a + 96);
			u = d1 + (z << 2);
			e1 = ld4(a + 276);
			x = ld4(a + 280);
			a1 = e1 + (x << 2);
			f1 = i;
			g1 = ld4(a + 260);
			p = 2;
			h1 = 0;
			do {
				n = h1 + 1;
				if (h1 != 0 && (octalgame_digit(a + 128, h1) & 1) != 0) {
					if (!p) std_fail(4194382, 53);
					st4(h, n);
					h = ld4(a + 60);
				}
				p = ld4(a + 64);
				if (!s) goto L125;
				j = n;
				e = h1;
				m = ld4(a + 108);
				d = ld4(a + 112);
				c = c1;
				i = g1;
				do {
					b = ld4(i);
					if (b == ~0u) std_fail(4194382, 53);
					if (e <= b) goto L125;
					b = e - b;
					if (b >= d) std_fail(4194382, 53);
					b = ld4(m + (b << 2));
					if (b >= 4294901761u) std_fail(4194304, 78);
					if (b >= p) std_fail(4194382, 53);
					i += 4;
					st4(h + (b << 2), j);
					c -= 4;
				} while (c);
			L125:
				if (!x) goto L128;
				j = n;
				f = h1;
				m = ld4(a + 108);
				d = ld4(a + 112);
				k = e1;
				do {
					i = ld4(k);
					if (i >= 4294967294u) std_fail(4194382, 53);
					if (i + 2 > f) goto L128;
					c = f - i;
					b = c >> 1;
					if (b) {
						i = 1;
						do {
							if (i >= d || c < i) std_fail(4194382, 53);
							e = c - i;
							if (e >= d) std_fail(4194382, 53);
							e = ld4(m + (e << 2)) ^ ld4(m + (i << 2));
							if (e >= 4294901761u) std_fail(4194304, 78);
							if (e >= p) std_fail(4194382, 53);
							st4(h + (e << 2), j);
							if (i >= b) break;
							i += i < b;
						} while (i <= b);
					}
					k += 4;
				} while (k != a1);
			L128:
				if (!z) goto L137;
				k = n;
				t = h1;
				m = ld4(a + 108);
				d = ld4(a + 112);
				w = d1;
				do {
					i = ld4(w);
					if (i >= 4294967293u) std_fail(4194382, 53);
					if (i + 3 > t) goto L137;
					w += 4;
					y = t - i;
					g = y / 3;
					f = 1;
					for (;;) {
						if (y < f) std_fail(4194382, 53);
						c = y - f;
						b = c >> 1;
						if (f > b) goto L142;
						if (f >= d) std_fail(4194382, 53);
						j = m + (f << 2);
						i = f;
						do {
							if (i >= d || c < i) std_fail(4194382, 53);
							e = c - i;
							if (e >= d) std_fail(4194382, 53);
							e = ld4(m + (i << 2)) ^ ld4(j) ^ ld4(m + (e << 2));
							if (e >= 4294901761u) std_fail(4194304, 78);
							if (e >= p) std_fail(4194382, 53);
							st4(h + (e << 2), k);
							if (i >= b) break;
							i += i < b;
						} while (i <= b);
					L142:
						if (f < g) {
							f += f < g;
							if (f <= g) continue;
						}
						break;
					}
				} while (w != u);
			L137:
				if (!p) {
					b = 0;
					goto L150;
				}
				e = p << 2;
				c = ((e - 4) >> 2) + 1;
				b = 0;
				i = h;
				do {
					if (n != ld4(i)) goto L150;
					b++;
					i += 4;
					e -= 4;
				} while (e);
				b = c;
			L150:
				i = ld4(a + 112);
				if (i == ld4(a + 104)) rawvec_grow_one(a + 104);
				st4(ld4(a + 108) + (i << 2), b);
				st4(a + 112, i + 1);
				i = b ? ~0u >> (clz4(b) & 31) : 0;
				if (i == ~0u) std_fail(4194382, 53);
				i += 2;
				if (i > p) {
					i -= p;
					if (i > ld4(a + 56) - p) {
						do_reserve_and_handle(a + 56, p, i, 4, 4);
						h = ld4(a + 60);
						p = ld4(a + 64);
					}
					b = h + (p << 2);
					if (i >= 2) {
						e = (i << 2) - 4;
						if (e) fill(b, 0, e);
						i += p;
						p = i - 1;
						b = h + (i << 2) - 4;
					}
					st4(b, 0);
					p++;
					st4(a + 64, p);
				}
				h1 = n;
			} while (n != f1);
			m = ld4(a + 112);
			d = ld4(a + 108);
			z = ld4(a + 104);
			i = ld4(a + 56);
			if (i) globalalloc_dealloc(h, i << 2);
			i = ld4(a + 88);
			if (i) globalalloc_dealloc(ld4(a + 92), i << 2);
			i = ld4(a + 272);
			if (i) globalalloc_dealloc(ld4(a + 276), i << 2);
			i = ld4(a + 256);
			if (i) globalalloc_dealloc(ld4(a + 260), i << 2);
			if (v) globalalloc_dealloc(ld4(a + 132), v);
			i = ld4(a + 140);
			if (i) globalalloc_dealloc(ld4(a + 144), i);
			st4(a + 280, 0);
			st8(a + 272, (u64)1 << 32);
			if (r) {
				n = 2;
				i1 = 1;
				for (;;) {
					f1 = n;
					b = ld4(q + 8);
					i = ld4(q + 4);
					st4(a + 88, 1114114);
					st4(a + 64, 0);
					st4(a + 60, i + b);
					st4(a + 56, i);
					st4(a + 68, a + 88);
					i = iterator_next(a + 56) & 255;
					if (i == 2) std_fail(4194382, 53);
					e = globalalloc_alloc(8);
					if (!e) std_fail(4194382, 53);
					q += 12;
					M[e] = i;
					p = 1;
					st4(a + 112, 1);
					st4(a + 108, e);
					st4(a + 104, 8);
					st8(a + 136, ld8(a + 64));
					st8(a + 128, ld8(a + 56));
					b = 2;
					for (;;) {
						i = iterator_next(a + 128) & 255;
						if (i == 2) break;
						if (p == ld4(a + 104)) {
							do_reserve_and_handle(a + 104, p, 1, 1, 1);
							e = ld4(a + 108);
						}
						M[e + p] = i;
						p++;
						st4(a + 112, p);
						b++;
					}
					e = ld4(a + 104);
					c = ld4(a + 108);
					if (ld4(a + 88) != 1114114) goto L114;
					if (e == 2147483648u) std_fail(4194382, 53);
					if (p < 3) {
						i = a + 284;
						goto L115;
					}
					i = c;
					while ((ld2(i) | (u32)M[i + 2] << 16) != 65793) {
						i++;
						if (--b < 4) goto L174;
					}
					p = 1114113;
					i = a + 256;
					goto L115;
				L174:
					st4(a + 96, p);
					st4(a + 92, c);
					st4(a + 88, e);
					st4(a + 112, p);
					st4(a + 108, 0);
					st4(a + 104, a + 88);
					iterator_iterator_next(a + 16, a + 104);
					if (ld4(a + 16) != 1) {
						h = 0;
						st4(a + 136, 0);
						st8(a + 128, (u64)4 << 32);
						f = 4;
						k = ld4(a + 92);
						for (;;) {
							j = h + 3;
							c = h;
							for (;;) {
								if (c == 4294967293u) std_fail(4194382, 53);
								i = c + 3;
								e = i < p ? i : p;
								i = c - 2;
								b = i > c ? 0 : i;
								if (e < b) std_fail(4194382, 53);
								i = (p < j ? p : j) + (c < 2 ? c : 2);
								h = c + 1;
								b += k;
								while (c != i) {
									i--;
									e = M[b];
									b++;
									if (e) goto L188;
								}
								i = ld4(a + 136);
								b = i << 3;
								if (i) {
									e = f + b;
									if (e - 8) {
										e -= 4;
										if (ld4(e) == c) {
											if (c == ~0u) std_fail(4194382, 53);
											st4(e, h);
											goto L193;
										}
									}
								}
								if (c == ~0u) std_fail(4194382, 53);
								if (i == ld4(a + 128)) raw_vec_rawvec_grow_one(a + 128);
								f = ld4(a + 132);
								b += f;
								st4(b + 4, h);
								st4(b, c);
								st4(a + 136, i + 1);
							L193:
								if (h < p) break;
								goto L183;
							L188:
								j++;
								c = h;
								if (h == p) goto L183;
							}
						}
					L183:
						g1 = ld4(a + 132);
						e1 = ld4(a + 128);
						b = ld4(a + 136);
						if (!b) {
							st8(a + 128, (u64)4 << 32);
							w = 0;
							goto L197;
						}
						s = g1 + (b << 3);
						h1 = 0;
						i = g1;
						do {
							e = ld4(i + 4);
							c = e - ld4(i);
							h1 ^= treblecross_value(d, m, c > e ? 0 : c);
							i += 8;
						} while (--b);
						w = 0;
						st4(a + 136, 0);
						st8(a + 128, (u64)4 << 32);
						v = 4;
						t = g1;
						do {
							c = ld4(t + 4);
							f = ld4(t);
							i = c - f;
							n = treblecross_value(d, m, i > c ? 0 : i) ^ h1;
							t += 8;
							u = c - 1;
							g = -f;
							i = f;
							for (;;) {
								y = c > i ? c : i;
								b = u - i;
								e = g + i;
								do {
									if (y == i) goto L203;
									if (i < f || c < i || c == i) std_fail(4194382, 53);
									p = b - 2;
									h = p > b;
									j = e < 2 ? e : 2;
									k = g + i;
									b--;
									e++;
									i = a1 = i + 1;
									j1 = treblecross_value(d, m, k + -j);
								} while ((j1 ^ treblecross_value(d, m, h ? 0 : p)) != n);
								if (w == ld4(a + 128)) {
									do_reserve_and_handle(a + 128, w, 1, 4, 4);
									v = ld4(a + 132);
								}
								st4(v + (w << 2), a1 - 1);
								w++;
								st4(a + 136, w);
								i = a1;
							}
						L203:;
						} while (t != s);
					L197:
						if (e1) globalalloc_dealloc(g1, e1 << 3);
						f = ld4(a + 132);
						k = ld4(a + 128);
					} else {
						i = ld4(a + 20);
						e = globalalloc_alloc(16);
						if (!e) std_fail(4194382, 53);
						st4(e, i);
						w = 1;
						st4(a + 64, 1);
						st4(a + 60, e);
						i = 4;
						st4(a + 56, 4);
						st4(a + 136, ld4(a + 112));
						st8(a + 128, ld8(a + 104));
						for (;;) {
							iterator_iterator_next(a + 8, a + 128);
							if (ld4(a + 8) != 1) break;
							b = ld4(a + 12);
							if (w == ld4(a + 56)) {
								do_reserve_and_handle(a + 56, w, 1, 4, 4);
								e = ld4(a + 60);
							}
							st4(e + i, b);
							w++;
							st4(a + 64, w);
							i += 4;
						}
						k = ld4(a + 56);
						f = ld4(a + 60);
					}
					if (w > 178956970) {
						i = 0;
						handle_error(i, x);
					}
					e = w * 12;
					if (e) {
						x = globalalloc_alloc(e);
						if (x) {
							j = w;
							goto L210;
						}
						i = 4;
						x = e;
						handle_error(i, x);
					}
					j = 0;
					x = 4;
				L210:
					if (w) {
						c = f;
						i = x;
						p = w;
						do {
							b = ld4(c);
							if (b == ~0u) std_fail(4194382, 53);
							st4(a + 136, 0);
							st8(a + 128, (u64)1 << 32);
							if (b + 2 >= 4294901762u) std_fail(4194304, 78);
							h = b + 1;
							fmt_small(b > 4294901759u ? (u64)i4(h) : h, a + 128);
							b = ld4(a + 136);
							st4(a + 64, b);
							n = ld8(a + 128);
							st8(a + 56, n);
							st4(i + 8, b);
							st8(i, n);
							c += 4;
							i += 12;
						} while (--p);
						st4(a + 64, w);
						st4(a + 60, x);
						st4(a + 56, j);
						h = e - 12;
						c = h / 12;
						i = x;
						while (e) {
							e -= 12;
							b = ld4(i + 8);
							i += 12;
							c += b;
							if (c < b) std_fail(4194382, 53);
						}
						i = 0;
						if (c > 2147483647) handle_error(i, c1);
						if (c) {
							c1 = globalalloc_alloc(c);
							if (c1) {
								i = c;
								goto L222;
							}
							i = 1;
							c1 = c;
							handle_error(i, c1);
						}
						i = 0;
						c1 = 1;
					L222:
						st4(a + 136, 0);
						st4(a + 132, c1);
						st4(a + 128, i);
						i = ld4(x + 4);
						spec_extend(a + 128, i, i + ld4(x + 8));
						i = ld4(a + 136);
						e = c - i;
						g = ld4(a + 132);
						if (w != 1) {
							b = x + 20;
							p = g + i;
							do {
								if (!e) std_fail(4194382, 53);
								j = ld4(b - 4);
								i = ld4(b);
								M[p] = 32;
								if (--e < i) std_fail(4194382, 53);
								p++;
								if (i) copy(p, j, i);
								b += 12;
								e -= i;
								p += i;
								h -= 12;
							} while (h);
						}
						b = c - e;
					} else {
						st4(a + 64, 0);
						st4(a + 60, x);
						st4(a + 56, j);
						st4(a + 136, 0);
						st8(a + 128, (u64)1 << 32);
						host_append(a + 128, 4194448, 1);
						b = ld4(a + 136);
						g = ld4(a + 132);
					}
					c = ld4(a + 128);
					st4(a + 136, 0);
					st8(a + 128, (u64)1 << 32);
					do_reserve_and_handle(a + 128, 0, 5, 1, 1);
					i = ld4(a + 136);
					e = ld4(a + 132) + i;
					st4(e, ld4(4194449));
					M[e + 4] = M[4194453];
					st4(a + 136, i + 5);
					fmt_small(i1, a + 128);
					i = ld4(a + 136);
					if (ld4(a + 128) - i <= 1) {
						do_reserve_and_handle(a + 128, i, 2, 1, 1);
						i = ld4(a + 136);
					}
					st2(ld4(a + 132) + i, 8250);
					st4(a + 136, i + 2);
					host_append(a + 128, g, b);
					e = ld4(a + 128);
					i = ld4(a + 136);
					if (e == i) {
						do_reserve_and_handle(a + 128, i, 1, 1, 1);
						e = ld4(a + 128);
						i = ld4(a + 136);
					}
					h = ld4(a + 132);
					M[h + i] = 10;
					b = i + 1;
					p = ld4(a + 280);
					if (i >= ld4(a + 272) - p) {
						do_reserve_and_handle(a + 272, p, b, 1, 1);
						p = ld4(a + 280);
					}
					i = ld4(a + 276);
					if (b) copy(i + p, h, b);
					b += p;
					st4(a + 280, b);
					if (e) globalalloc_dealloc(h, e);
					if (c) globalalloc_dealloc(g, c);
					drop_in_place(a + 56);
					if (k) globalalloc_dealloc(f, k << 2);
					e = ld4(a + 88);
					if (e) globalalloc_dealloc(ld4(a + 92), e);
					n = f1 + 1;
					i1 = f1;
					if (q == b1) goto L113;
				}
			}
			i = 1;
			b = 0;
			goto L113;
		L115:
			st4(i, p);
		L114:
			if (e) globalalloc_dealloc(c, e);
			std_fail(4194382, 53);
		L113:
			host_append(4194544, i, b);
			b = ld4(4194552);
			if (b >= 65537) {
				host_write(ld4(4194548), b);
				st4(4194552, 0);
			}
			b = ld4(a + 272);
			if (b) globalalloc_dealloc(i, b);
			if (z) globalalloc_dealloc(d, z << 2);
			drop_in_place(a + 44);
			i = ld4(4194552);
			if (i) {
				host_write(ld4(4194548), i);
				st4(4194552, 0);
			}
			sp = a + 288;
			return;
		}
		st4(a + 76, ld4(a + 144));
		st4(a + 72, c);
		st4(a + 68, u);
		st4(a + 64, v);
		st4(a + 60, i);
		std_fail(4194382, 53);
	}
	st8(a + 72, ld8(a + 140));
	st8(a + 64, ld8(a + 132));
	st4(a + 60, i);
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
				if (!c) goto L243;
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
L243:
	j = h;
L6:
	if (j < f) std_fail(4194382, 53);
	i = j - f;
	if (j == f) goto L249;
	if (i >= g) {
		if (i == g) goto L249;
		goto L3;
	}
	if (i4(ext1(M[f + i])) <= -65) goto L3;
L249:
	st2(a + 164, 1);
	st4(a + 160, i);
	st4(a + 156, 0);
	M[a + 152] = 1;
	st4(a + 148, 10);
	st4(a + 144, i);
	st4(a + 140, 0);
	st4(a + 136, i);
	st4(a + 132, f);
	st4(a + 128, 10);
	next_back(a, a + 128);
	std_fail(4194382, 53);
L3:
	slice_error_fail_rt(f, g, 0, i);
}

int main(void)
{
	M = (unsigned char *)calloc(65, 65536);
	if (!M) die("out of memory");
	memcpy(M + 4194304, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memory0Case 0.007a pointa digit or ]a digitthe end of "
		"the codea digit that repeatsa code such as 0.77\0\0\0\0\0\1\0\0\0\0\0\0\0\1", 253);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
