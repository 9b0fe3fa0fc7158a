/* POJ 3537, http://poj.org/problem?id=3537, made by `cargo judge bundle poj3537 --write` from 1ecafe6e5be71d4f */
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
static u32 sp = 262144;
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
static unsigned char *M;
static u32 pages = 5;
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
static void memory_reach(u32 a)
{
	u32 b, c;
	b = ld4(262260);
	if (!b) {
		b = pages << 16;
		st4(262260, b);
	}
	if (a > b) {
		c = a - b + 65535;
		if (grow(c >> 16) == ~0u) host_fail(262197, 13);
		st4(262260, (c & -65536) + b);
	}
	st4(262392, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 262264);
	if (d) {
		st4(c + 262264, ld4(d));
		return d;
	}
	d = ld4(262392);
	if (!d) {
		d = pages << 16;
		st4(262392, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : 1u << (b & 31)));
	return d;
}

static void globalalloc_dealloc(u32 a, u32 b)
{
	if (b > 65536) {
		if (b + a == ld4(262392)) {
			st4(262392, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 262264));
		st4(b + 262264, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 262264));
	st4(b + 262264, a);
}

static u32 rust_realloc(u32 a, u32 b, u32 c)
{
	u32 d;
	if (b + a != ld4(262392) || b < 65537 || c <= 65536) {
		if ((b > c ? b : c) <= 65536 && clz4((b > 16 ? b : 16) - 1) == clz4((c > 16 ? c : 16) - 1)) return a;
		d = globalalloc_alloc(c);
		if (!d) return 0;
		c = b < c ? b : c;
		if (c) copy(d, a, c);
		globalalloc_dealloc(a, b);
		return d;
	}
	memory_reach(c + a);
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
	host_fail(262144, 53);
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

static void input_first(u32 a)
{
	u32 b, c, d, e, f;
	sp = b = frame(16);
	c = 0;
	st4(b + 12, 0);
	st8(b + 4, (u64)1 << 32);
	d = 1;
	e = 0;
	do {
		f = c - e;
		if (f <= 65535) {
			do_reserve_and_handle(b + 4, e, 65536, 1, 1);
			c = ld4(b + 4);
			e = ld4(b + 12);
			f = c - e;
			d = ld4(b + 8);
		}
		f = host_read(d + e, f);
		e += f;
		st4(b + 12, e);
	} while (f);
	while (e) {
		if (ext1(M[d]) > 2147483647) M[d] = 63;
		d++;
		e--;
	}
	e = globalalloc_alloc(12);
	if (!e) host_fail(262144, 53);
	st8(e, ld8(b + 4));
	d = ld4(b + 12);
	st4(e + 8, d);
	e = ld4(e + 4);
	M[a + 20] = 0;
	st4(a + 16, d);
	st4(a + 12, e);
	st4(a + 8, d);
	st4(a + 4, e);
	st4(a, 0);
	sp = b + 16;
}

static void grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 4, 4);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a);
	sp = b + 16;
}

static void slice_error_fail(u32, u32, u32, u32);
static void slice_error_fail_rt(u32 a, u32 b, u32 c, u32 d)
{
	u32 e;
	if (c > b || d > b || c > d) host_fail(262144, 53);
	if (!c || c >= b || i4(ext1(M[a + c])) > -65) {
		if (!d || d >= b || i4(ext1(M[a + d])) > -65) host_fail(262144, 53);
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
		host_fail(262144, 53);
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
	host_fail(262144, 53);
L11:
	slice_error_fail(a, b, e, c);
L1:
	slice_error_fail(a, b, e, d);
}

static void slice_error_fail(u32 a, u32 b, u32 c, u32 d)
{
	slice_error_fail_rt(a, b, c, d);
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

static void reader_digit(u32 a, u32 b)
{
	u32 c, d, e;
	c = ld4(b + 12);
	d = reader_next(b);
	if (d != 1114112) {
		if (c - 2 >= 35) host_fail(262144, 53);
		e = d - 48;
		d = c > 10 ? (d > 57 ? ((d - 65) & -33) + 10 : e) : e;
		if (d < c) {
			st4(a, 4);
			M[a + 4] = d;
			return;
		}
	}
	d = ld4(b + 8);
	b = reader_next(b);
	st4(a + 16, d + 1);
	st4(a + 12, b);
	st4(a, c != 8);
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

static void rawvec_grow_one(u32 a)
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
			c = M[d + 16];
			i = ld4(d + 12);
			if (i == 4) {
				if (e == ld4(d)) {
					rawvec_grow_one(d);
					h = ld4(d + 4);
				}
				M[h + e] = c;
				st4(b + 8, f + e);
				e++;
				st4(d + 8, e);
				continue;
			}
			st8(a + 12, ld8(d + 24));
			st8(a + 5, ld8(d + 17));
			M[a + 4] = c;
			st4(a, i);
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

static u32 octalgame_digit(u32 a, u64 b)
{
	u32 d, e;
	u64 c;
	if (!b) return M[a + 24];
	c = b - 1;
	d = ld4(a + 8);
	if (c < d) return M[ld4(a + 4) + (u32)b - 1];
	e = ld4(a + 20);
	if (!e) return 0;
	return M[ld4(a + 16) + rem4((u32)c - d, e)];
}

static void octalgame_takes(u32 a, u32 b, u32 c, u32 d)
{
	u32 e, i, j, k;
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
	if (!i) host_fail(262144, 53);
	st4(i, h);
	st4(e + 12, 1);
	st4(e + 8, i);
	st4(e + 4, 4);
	j = 1;
	for (;;) {
		f = g & (u64)4294967295u;
		k = g;
		g = d > k ? d : k;
		do {
			h = f;
			if (g == h) goto L6;
			f = h + 1;
		} while (!(octalgame_digit(b, h) & c & 255));
		if (j == ld4(e + 4)) {
			do_reserve_and_handle(e + 4, j, 1, 4, 4);
			i = ld4(e + 8);
		}
		st4(i + (j << 2), h);
		j++;
		st4(e + 12, j);
		g = f;
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
			if (u < e) host_fail(262144, 53);
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
		if (d > u) host_fail(262144, 53);
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
		if (!s) host_fail(262144, 53);
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

static void next_back_2(u32 a)
{
	u32 b;
	sp = b = frame(16);
	next_back(b + 8, a);
	sp = b + 16;
}

static void call_0(u32 a, u32 b)
{
	switch (b) {
	case 1: input_first(a); return;
	}
	die("no such function");
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, q, r, s, t, u = 0, v = 0, x, y, z, a1, b1, c1, d1, e1, h1, j1, k1, m1, n1, p1;
	u64 p, w, f1, g1, i1;
	sp = a = frame(112);
	st8(a + 48, (u64)4 << 32);
	b = -4;
	c = 0;
	d = 4;
	e = 0;
	for (;;) {
		st4(a + 56, e);
		if (!ld4(262232)) {
			call_0(a + 8, ld4(262228));
			st4(262232, 1);
			st8(262236, ld8(a + 8));
			st8(262244, ld8(a + 16));
			st8(262252, ld8(a + 24));
		}
		f = ld4(262236);
		if (f >= 2147483647) host_fail(262144, 53);
		st4(262236, f + 1);
		h = g = ld4(262252);
		j = i = ld4(262248);
		m = k = M[262256];
		do {
			if (m & 1 || !h) goto L4;
			n = 0;
			for (;;) {
				m = M[j + n] - 9u;
				if (m <= 23 && 1u << (m & 31) & 8388635) break;
				n++;
				if (h == n) goto L8;
			}
			m = n + 1;
			j += m;
			h -= m;
			m = 0;
		} while (!n);
	L8:
		st4(262236, f);
		if (f) host_fail(262144, 53);
		st4(262236, -1);
		for (;;) {
			m = i;
			if (k & 1) break;
			if (g) {
				n = 0;
				do {
					i = M[m + n] - 9u;
					if (i <= 23 && 1u << (i & 31) & 8388635) goto L19;
					n++;
				} while (g != n);
			}
			k = 1;
			M[262256] = 1;
			i = m;
			n = g;
			goto L18;
		L19:
			k = 0;
			i = n + 1;
			g -= i;
			st4(262252, g);
			i += m;
			st4(262248, i);
		L18:
			if (n) goto L15;
		}
		h = ld4(262240);
		j = ld4(262244);
		m = h + j;
		goto L2;
	L15:
		i = M[m];
		j = ld4(262244);
		h = ld4(262240);
		if (n == 1) {
			switch (i - 43) {
			case 0: case 2:
				goto L2;
			}
		}
		g = i == 43;
		i = m + g;
		g = n - g;
		if (g >= 9) {
			n = 0;
			for (;;) {
				if (!g) goto L26;
				p = (u64)n * 10;
				if ((u32)(p >> 32)) goto L2;
				k = M[i] - 48u;
				if (k > 9) goto L2;
				i++;
				g--;
				n = k + (u32)p;
				if (n < k) goto L2;
			}
		}
		if (!g) break;
		n = 0;
		do {
			k = M[i] - 48u;
			if (k > 9) goto L2;
			i++;
			n = k + n * 10;
		} while (--g);
	L26:
		st4(262236, 0);
		if (n <= 2 || n >= 10001) host_fail(262144, 53);
		if (e == ld4(a + 48)) {
			grow_one(a + 48);
			d = ld4(a + 52);
		}
		st4(d + (e << 2), n);
		b += 4;
		c += 4;
		e++;
	}
	st4(262236, 0);
	host_fail(262144, 53);
L4:
	m = 0;
	st4(262236, f);
	q = ld4(a + 52);
	if (e) {
		m = ld4(q);
		if (e != 1) {
			n = q + 4;
			i = b >> 2;
			do {
				g = ld4(n);
				m = m > g ? m : g;
				n += 4;
			} while (--i);
		}
	}
	r = ld4(a + 48);
	st4(a + 60, 8);
	st8(a + 52, 5);
	st4(a + 48, 262210);
	n = reader_next(a + 48);
	i = reader_next(a + 48);
	if (n == 1114112) host_fail(262144, 53);
	if (i != 46) {
		reader_digit(a + 8, a + 48);
		if (ld4(a + 8) != 4) host_fail(262144, 53);
		d = M[a + 12];
		if (d & 3) {
			reader_next(a + 48);
			host_fail(262144, 53);
		}
		st4(a + 56, 1);
		n = 2;
	} else {
		d = 0;
		n = 1;
	}
	if (reader_next(a + 48) != 46) {
		reader_next(a + 48);
		host_fail(262144, 53);
	}
	st4(a + 56, n);
	reader_digits(a + 8, a + 48, 91);
	if (ld4(a + 8) != 4) host_fail(262144, 53);
	s = ld4(a + 20);
	f = ld4(a + 16);
	t = ld4(a + 12);
	n = reader_next(a + 48);
	i = ld4(a + 56);
	if (n != 91) {
		j = 1;
		u = 0;
		if (i != 1) goto L41;
		reader_next(a + 48);
		goto L44;
	}
	st4(a + 56, i + 1);
	reader_digits(a + 8, a + 48, 93);
	if (ld4(a + 8) != 4) goto L44;
	j = ld4(a + 16);
	u = ld4(a + 12);
	v = ld4(a + 20);
	if (!v || reader_next(a + 48) != 93) goto L45;
	n = ld4(a + 56);
	st4(a + 56, n + 1);
	if (reader_next(a + 48) != 1114112 || !n) goto L45;
	if (v == 1) goto L47;
	b = 1;
	for (;;) {
		i = b;
		b = i + 1;
		g = j;
		n = v;
		do {
			if (!n) goto L49;
			if (i > v) host_fail(262144, 53);
			if (i > n) break;
			k = i < n ? i : n;
			n -= k;
			h = memcmp_fn(g, j, i);
			g += k;
		} while (!h);
		if (b == v) goto L48;
	}
L49:
	v = i < v ? i : v;
L48:
	switch (v) {
	case 0:
		goto L41;
	case 1:
		break;
	default:
		goto L46;
	}
L47:
	v = 1;
	if (!M[j]) goto L41;
L46:
	if (!s || !(f + s - 1)) goto L40;
	g = v - 1;
	k = g + j;
	if (!k) goto L40;
	h = j + 1;
	n = s - 1;
	for (;;) {
		i = M[f + n];
		if (i != M[k]) goto L43;
		switch (g) {
		case 0:
			goto L58;
		case 1:
			M[j + 1] = M[j];
			goto L59;
		}
		if (!g) goto L59;
		copy(h, j, g);
	L59:
		M[j] = i;
	L58:
		i = n - 1;
		if (n) {
			n = i;
			if (i + f) continue;
		}
		break;
	}
	s = i + 1;
	goto L40;
L45:
	reader_next(a + 48);
	if (!u) goto L44;
	globalalloc_dealloc(j, u);
L44:
	if (t) globalalloc_dealloc(f, t);
	host_fail(262144, 53);
L43:
	s = n + 1;
	goto L40;
L41:
	g = f - 1;
	i = s;
	do {
		v = 0;
		n = i;
		if (!n) {
			s = 0;
			goto L40;
		}
		i = n - 1;
	} while (!M[g + n]);
	s = n < s ? n : s;
L40:
	if (t == 2147483648u) host_fail(262144, 53);
	M[a + 32] = d;
	st4(a + 28, v);
	st4(a + 24, j);
	st4(a + 20, u);
	st4(a + 16, s);
	st4(a + 12, f);
	st4(a + 8, t);
	n = m + 3;
	octalgame_takes(a + 64, a + 8, 2, n);
	octalgame_takes(a + 76, a + 8, 4, n);
	octalgame_takes(a + 88, a + 8, 8, n);
	if (n > 1073741823) host_fail(262144, 53);
	i = n << 2;
	if (i >= 2147483645) host_fail(262144, 53);
	if (i) {
		g = globalalloc_alloc(i);
		if (!g) host_fail(262144, 53);
		f = n;
	} else {
		g = 4;
		f = 0;
	}
	st4(a + 108, 0);
	st4(a + 104, g);
	st4(a + 100, f);
	j = globalalloc_alloc(8);
	if (!j) host_fail(262144, 53);
	w = 0;
	st8(j, 0);
	st4(a + 56, 2);
	st4(a + 52, j);
	st4(a + 48, 2);
	if (n) {
		x = ld4(a + 72);
		y = x << 2;
		z = ld4(a + 92);
		a1 = ld4(a + 96);
		b1 = z + (a1 << 2);
		c1 = ld4(a + 80);
		d1 = ld4(a + 84);
		e1 = c1 + (d1 << 2);
		f1 = s;
		g1 = n;
		h1 = ld4(a + 68);
		h = 2;
		for (;;) {
			p = w + 1;
			if (!w) goto L76;
			i1 = w - 1;
			if (i1 < f1) n = ld4(a + 12) + (u32)w - 1;
			else {
				if (!v) goto L76;
				n = ld4(a + 24) + rem4((u32)i1 - s, v);
			}
			if (!(M[n] & 1)) goto L76;
			if (!h) host_fail(262144, 53);
			st4(j, p);
			j = ld4(a + 52);
		L76:
			h = ld4(a + 56);
			if (!x) goto L81;
			b = p;
			i = w;
			f = ld4(a + 104);
			k = ld4(a + 108);
			m = y;
			n = h1;
			do {
				g = ld4(n);
				if (g + 1 > i) goto L81;
				g = i - g;
				if (g >= k) host_fail(262144, 53);
				g = ld4(f + (g << 2));
				if (g >= h) host_fail(262144, 53);
				n += 4;
				st4(j + (g << 2), b);
				m -= 4;
			} while (m);
		L81:
			if (!d1) goto L84;
			b = p;
			j1 = w;
			g = ld4(a + 104);
			m = ld4(a + 108);
			d = c1;
			do {
				n = ld4(d);
				if (n + 2 > j1) goto L84;
				f = j1 - n;
				i = f >> 1;
				if (i) {
					n = 1;
					do {
						if (n >= m) host_fail(262144, 53);
						k = f - n;
						if (k >= m) host_fail(262144, 53);
						k = ld4(g + (k << 2)) ^ ld4(g + (n << 2));
						if (k >= h) host_fail(262144, 53);
						st4(j + (k << 2), b);
						if (n >= i) break;
						n += n < i;
					} while (n <= i);
				}
				d += 4;
			} while (d != e1);
		L84:
			if (!a1) goto L93;
			d = p;
			k1 = w;
			g = ld4(a + 104);
			m = ld4(a + 108);
			m1 = z;
			do {
				n = ld4(m1);
				if (n + 3 > k1) goto L93;
				n1 = k1 - n;
				p1 = n1 / 3;
				if (n1 < 3) goto L96;
				j1 = 1;
				do {
					f = n1 - j1;
					i = f >> 1;
					if (j1 > i) goto L99;
					if (j1 >= m) host_fail(262144, 53);
					b = g + (j1 << 2);
					n = j1;
					do {
						if (n >= m) host_fail(262144, 53);
						k = f - n;
						if (k >= m) host_fail(262144, 53);
						k = ld4(g + (n << 2)) ^ ld4(b) ^ ld4(g + (k << 2));
						if (k >= h) host_fail(262144, 53);
						st4(j + (k << 2), d);
						if (n >= i) break;
						n += n < i;
					} while (n <= i);
				L99:
					if (j1 >= p1) goto L96;
					j1 += j1 < p1;
				} while (j1 <= p1);
			L96:
				m1 += 4;
			} while (m1 != b1);
		L93:
			if (!h) {
				i = 0;
				goto L106;
			}
			m = h << 2;
			g = ((m - 4) >> 2) + 1;
			i = 0;
			n = j;
			do {
				if (p != ld4(n)) goto L106;
				i++;
				n += 4;
				m -= 4;
			} while (m);
			i = g;
		L106:
			n = ld4(a + 108);
			if (n == ld4(a + 100)) grow_one(a + 100);
			st4(ld4(a + 104) + (n << 2), i);
			st4(a + 108, n + 1);
			n = i - 1 < 4294967294u ? (~0u >> (clz4(i) & 31)) + 2 : 2;
			if (n > h) {
				n -= h;
				if (n > ld4(a + 48) - h) {
					do_reserve_and_handle(a + 48, h, n, 4, 4);
					j = ld4(a + 52);
					h = ld4(a + 56);
				}
				i = j + (h << 2);
				if (n >= 2) {
					m = (n << 2) - 4;
					if (m) fill(i, 0, m);
					n += h;
					h = n - 1;
					i = j + (n << 2) - 4;
				}
				st4(i, 0);
				h++;
				st4(a + 56, h);
			}
			w = p;
			if (p == g1) goto L68;
		}
	}
	k = 0;
	n = 2;
	goto L67;
L68:
	k = ld4(a + 108);
	g = ld4(a + 104);
	f = ld4(a + 100);
	n = ld4(a + 48);
	if (!n) goto L66;
L67:
	globalalloc_dealloc(j, n << 2);
L66:
	n = ld4(a + 88);
	if (n) globalalloc_dealloc(ld4(a + 92), n << 2);
	n = ld4(a + 76);
	if (n) globalalloc_dealloc(ld4(a + 80), n << 2);
	n = ld4(a + 64);
	if (n) globalalloc_dealloc(ld4(a + 68), n << 2);
	if (t) globalalloc_dealloc(ld4(a + 12), t);
	if (u) globalalloc_dealloc(ld4(a + 24), u);
	n = 0;
	st4(a + 16, 0);
	st8(a + 8, (u64)1 << 32);
	if (e) {
		h = 1;
		i = q;
		do {
			m = ld4(i) + 2;
			if (m >= k) host_fail(262144, 53);
			m = ld4(g + (m << 2));
			if (ld4(a + 8) - n <= 1) {
				do_reserve_and_handle(a + 8, n, 2, 1, 1);
				h = ld4(a + 12);
				n = ld4(a + 16);
			}
			i += 4;
			st2(h + n, m ? 2609 : 2610);
			n += 2;
			st4(a + 16, n);
			c -= 4;
		} while (c);
	}
	if (r) globalalloc_dealloc(q, r << 2);
	m = ld4(a + 12);
	i = ld4(262224);
	if (n > ld4(262216) - i) {
		do_reserve_and_handle(262216, i, n, 1, 1);
		i = ld4(262224);
	}
	if (n) copy(ld4(262220) + i, m, n);
	n += i;
	st4(262224, n);
	if (n >= 65537) {
		host_write(ld4(262220), n);
		st4(262224, 0);
	}
	n = ld4(a + 8);
	if (n) globalalloc_dealloc(m, n);
	if (f) globalalloc_dealloc(g, f << 2);
	n = ld4(262224);
	if (n) {
		host_write(ld4(262220), n);
		st4(262224, 0);
	}
	sp = a + 112;
	return;
L2:
	str_index(a, h, j, m - h);
	i = ld4(a);
	n = ld4(a + 4);
	st2(a + 44, 1);
	st4(a + 40, n);
	st4(a + 36, 0);
	M[a + 32] = 1;
	st4(a + 28, 10);
	st4(a + 24, n);
	st4(a + 20, 0);
	st4(a + 16, n);
	st4(a + 12, i);
	st4(a + 8, 10);
	next_back_2(a + 8);
	host_fail(262144, 53);
}

int main(void)
{
	M = (unsigned char *)calloc(5, 65536);
	if (!M) die("out of memory");
	memcpy(M + 262144, "the program failed; bundled with --debug, it says whyout of memory0.007\0\0\0\0\0\1\0\0\0\0\0\0"
		"\0\1", 85);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
