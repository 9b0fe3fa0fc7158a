/* BZOJ 2410, https://hydro.ac/d/bzoj/p/2410, made by `cargo judge bundle bzoj2410 --write` from 099ed3e2b763864a */
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

static void finish_grow(u32 a, u32 b, u32 c, u32 d)
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

static void handle_error(u32 a)
{
	host_fail(262144, 53);
}

static void grow_one(u32 a)
{
	u32 b, c, d, e;
	sp = b = frame(16);
	e = c = ld4(a);
	c <<= 1;
	c = c > 8 ? c : 8;
	finish_grow(b + 4, e, ld4(a + 4), c);
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
					grow_one(d);
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

static void rawvecinner_finish_grow(u32 a, u32 b, u32 c, u32 d, u32 e, u32 f)
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
		rawvecinner_finish_grow(g + 4, h, ld4(b + 4), d, e, f);
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

static void do_reserve_and_handle(u32 a, u32 b, u32 c, u32 d, u32 e)
{
	u32 f;
	sp = f = frame(16);
	grow_amortized(f + 8, a, b, c, d, e);
	e = ld4(f + 8);
	if (e != 2147483649u) handle_error(e);
	sp = f + 16;
}

static void octalgame_takes(u32 a, u32 b, u32 c)
{
	u32 d, g, i, j;
	u64 e, f, h;
	sp = d = frame(16);
	e = -1;
	do {
		f = e;
		if (f == 85) goto L3;
		e = f + 1;
	} while (!(octalgame_digit(b, e) & c & 255));
	g = globalalloc_alloc(16);
	if (!g) host_fail(262144, 53);
	h = f + 2;
	st4(g, e);
	st4(d + 12, 1);
	st4(d + 8, g);
	st4(d + 4, 4);
	i = 1;
	for (;;) {
		f = h & (u64)4294967295u;
		j = h;
		h = j > 86 ? j : 86;
		do {
			e = f;
			if (h == e) goto L6;
			f = e + 1;
		} while (!(octalgame_digit(b, e) & c & 255));
		if (i == ld4(d + 4)) {
			do_reserve_and_handle(d + 4, i, 1, 4, 4);
			g = ld4(d + 8);
		}
		st4(g + (i << 2), e);
		i++;
		st4(d + 12, i);
		h = f;
	}
L6:
	st4(a + 8, ld4(d + 12));
	st8(a, ld8(d + 4));
	goto L2;
L3:
	st4(a + 8, 0);
	st8(a, (u64)4 << 32);
L2:
	sp = d + 16;
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

static u32 proconio_read(void)
{
	u32 a, b, c, d, e, f, g, h, i, j;
	u64 k;
	sp = a = frame(48);
	if (!ld4(262232)) {
		call_0(a + 8, ld4(262228));
		st4(262232, 1);
		st8(262236, ld8(a + 8));
		st8(262244, ld8(a + 16));
		st8(262252, ld8(a + 24));
	}
	if (ld4(262236)) host_fail(262144, 53);
	st4(262236, -1);
	b = M[262256];
	c = ld4(262252);
	d = ld4(262248);
	for (;;) {
		e = d;
		if (b & 1) break;
		if (c) {
			i = 0;
			do {
				b = M[e + i] - 9u;
				if (b <= 23 && 1u << (b & 31) & 8388635) goto L9;
				i++;
			} while (c != i);
		}
		b = 1;
		M[262256] = 1;
		d = e;
		i = c;
		goto L8;
	L9:
		b = 0;
		d = i + 1;
		c -= d;
		st4(262252, c);
		d += e;
		st4(262248, d);
	L8:
		if (i) goto L5;
	}
	f = ld4(262240);
	g = ld4(262244);
	h = f + g;
	goto L2;
L5:
	f = ld4(262240);
	g = ld4(262244);
	h = f + g;
	j = e ? e : h;
	b = e ? i : 0;
	switch (b) {
	case 0:
		goto L3;
	case 1:
		i = M[j];
		switch (i - 43) {
		case 0: case 2:
			goto L3;
		default:
			goto L14;
		}
	}
	i = M[j];
L14:
	c = (i & 255) == 43;
	i = j + c;
	b -= c;
	c = 0;
	if (b >= 9) {
		for (;;) {
			if (!b) goto L18;
			k = (u64)c * 10;
			if ((u32)(k >> 32)) goto L3;
			d = M[i] - 48u;
			if (d > 9) goto L3;
			i++;
			b--;
			c = d + (u32)k;
			if (c < d) goto L3;
		}
	}
	if (!b) goto L17;
	do {
		d = M[i] - 48u;
		if (d > 9) goto L3;
		i++;
		c = d + c * 10;
	} while (--b);
L18:
	if (!e) goto L2;
L17:
	st4(262236, 0);
	sp = a + 48;
	return c;
L3:
	h = j;
L2:
	str_index(a, f, g, h - f);
	b = ld4(a);
	i = ld4(a + 4);
	st2(a + 44, 1);
	st4(a + 40, i);
	st4(a + 36, 0);
	M[a + 32] = 1;
	st4(a + 28, 10);
	st4(a + 24, i);
	st4(a + 20, 0);
	st4(a + 16, i);
	st4(a + 12, b);
	st4(a + 8, 10);
	next_back_2(a + 8);
	host_fail(262144, 53);
}

static void multi3_fn(u32 a, u64 b, u64 c, u64 d, u64 e)
{
	u64 f, g, h, i, j, k;
	f = d & (u64)4294967295u;
	g = b & (u64)4294967295u;
	h = f * g;
	i = d >> 32;
	g *= i;
	j = b >> 32;
	f = g + f * j;
	k = h + (f << 32);
	st8(a, k);
	st8(a + 8, i * j + ((u64)(f < g) << 32 | f >> 32) + (k < h) + e * b + d * c);
}

static u64 program_proconio_read(void)
{
	u32 a, b, c, d, e, f, g, h, i;
	u64 j, k;
	sp = a = frame(80);
	if (!ld4(262232)) {
		call_0(a + 40, ld4(262228));
		st4(262232, 1);
		st8(262236, ld8(a + 40));
		st8(262244, ld8(a + 48));
		st8(262252, ld8(a + 56));
	}
	if (ld4(262236)) host_fail(262144, 53);
	st4(262236, -1);
	b = M[262256];
	c = ld4(262252);
	d = ld4(262248);
	for (;;) {
		e = d;
		if (b & 1) break;
		if (c) {
			i = 0;
			do {
				b = M[e + i] - 9u;
				if (b <= 23 && 1u << (b & 31) & 8388635) goto L9;
				i++;
			} while (c != i);
		}
		b = 1;
		M[262256] = 1;
		d = e;
		i = c;
		goto L8;
	L9:
		b = 0;
		d = i + 1;
		c -= d;
		st4(262252, c);
		d += e;
		st4(262248, d);
	L8:
		if (i) goto L5;
	}
	f = ld4(262240);
	g = ld4(262244);
	h = f + g;
	goto L2;
L5:
	f = ld4(262240);
	g = ld4(262244);
	h = f + g;
	d = e ? e : h;
	b = e ? i : 0;
	switch (b) {
	case 0:
		goto L3;
	case 1:
		i = M[d];
		switch (i - 43) {
		case 0: case 2:
			goto L3;
		default:
			goto L14;
		}
	}
	i = M[d];
L14:
	c = (i & 255) == 43;
	i = d + c;
	b -= c;
	j = 0;
	if (b >= 17) {
		for (;;) {
			if (!b) goto L18;
			multi3_fn(a + 16, j, 0, 10, 0);
			if (ld8(a + 24)) goto L3;
			c = M[i] - 48u;
			if (c > 9) goto L3;
			i++;
			b--;
			k = ld8(a + 16);
			j = k + c;
			if (j < k) goto L3;
		}
	}
	if (!b) goto L17;
	do {
		c = M[i] - 48u;
		if (c > 9) goto L3;
		i++;
		j = j * 10 + c;
	} while (--b);
L18:
	if (!e) goto L2;
L17:
	st4(262236, 0);
	sp = a + 80;
	return j;
L3:
	h = d;
L2:
	str_index(a + 8, f, g, h - f);
	b = ld4(a + 8);
	i = ld4(a + 12);
	st2(a + 76, 1);
	st4(a + 72, i);
	st4(a + 68, 0);
	M[a + 64] = 1;
	st4(a + 60, 10);
	st4(a + 56, i);
	st4(a + 52, 0);
	st4(a + 48, i);
	st4(a + 44, b);
	st4(a + 40, 10);
	next_back_2(a + 40);
	host_fail(262144, 53);
}

static void raw_vec_rawvec_grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 8, 40);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a);
	sp = b + 16;
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h = 0, i = 0, j = 0, k, m, n, p, r, s, t, u, v, w, x, y, a1, d1, e1, f1, g1, h1, i1;
	u64 q, z, b1, c1;
	sp = a = frame(96);
	st4(a + 44, 8);
	st8(a + 36, 5);
	st4(a + 32, 262210);
	b = reader_next(a + 32);
	c = reader_next(a + 32);
	if (b == 1114112) host_fail(262144, 53);
	if (c != 46) {
		reader_digit(a + 4, a + 32);
		if (ld4(a + 4) != 4) host_fail(262144, 53);
		d = M[a + 8];
		if (d & 3) {
			reader_next(a + 32);
			host_fail(262144, 53);
		}
		st4(a + 40, 1);
		b = 2;
	} else {
		d = 0;
		b = 1;
	}
	if (reader_next(a + 32) != 46) {
		reader_next(a + 32);
		host_fail(262144, 53);
	}
	st4(a + 40, b);
	reader_digits(a + 4, a + 32, 91);
	if (ld4(a + 4) != 4) host_fail(262144, 53);
	e = ld4(a + 16);
	f = ld4(a + 12);
	g = ld4(a + 8);
	b = reader_next(a + 32);
	c = ld4(a + 40);
	if (b != 91) {
		h = 1;
		i = 0;
		if (c != 1) goto L7;
		reader_next(a + 32);
		goto L10;
	}
	st4(a + 40, c + 1);
	reader_digits(a + 4, a + 32, 93);
	if (ld4(a + 4) != 4) goto L10;
	h = ld4(a + 12);
	i = ld4(a + 8);
	j = ld4(a + 16);
	if (!j || reader_next(a + 32) != 93) goto L11;
	b = ld4(a + 40);
	st4(a + 40, b + 1);
	if (reader_next(a + 32) != 1114112 || !b) goto L11;
	if (j == 1) goto L13;
	k = 1;
	for (;;) {
		c = k;
		k = c + 1;
		m = h;
		b = j;
		do {
			if (!b) goto L15;
			if (c > j) host_fail(262144, 53);
			if (c > b) break;
			n = c < b ? c : b;
			b -= n;
			p = memcmp_fn(m, h, c);
			m += n;
		} while (!p);
		if (k == j) goto L14;
	}
L15:
	j = c < j ? c : j;
L14:
	switch (j) {
	case 0:
		goto L7;
	case 1:
		break;
	default:
		goto L12;
	}
L13:
	j = 1;
	if (!M[h]) goto L7;
L12:
	if (!e || !(f + e - 1)) goto L6;
	m = j - 1;
	n = m + h;
	if (!n) goto L6;
	p = h + 1;
	b = e - 1;
	for (;;) {
		c = M[f + b];
		if (c != M[n]) goto L9;
		switch (m) {
		case 0:
			goto L24;
		case 1:
			M[h + 1] = M[h];
			goto L25;
		}
		if (!m) goto L25;
		copy(p, h, m);
	L25:
		M[h] = c;
	L24:
		c = b - 1;
		if (b) {
			b = c;
			if (c + f) continue;
		}
		break;
	}
	e = c + 1;
	goto L6;
L11:
	reader_next(a + 32);
	if (!i) goto L10;
	globalalloc_dealloc(h, i);
L10:
	if (g) globalalloc_dealloc(f, g);
	host_fail(262144, 53);
L9:
	e = b + 1;
	goto L6;
L7:
	m = f - 1;
	c = e;
	do {
		j = 0;
		b = c;
		if (!b) {
			e = 0;
			goto L6;
		}
		c = b - 1;
	} while (!M[m + b]);
	e = b < e ? b : e;
L6:
	if (g == 2147483648u) host_fail(262144, 53);
	M[a + 28] = d;
	st4(a + 24, j);
	st4(a + 20, h);
	st4(a + 16, i);
	st4(a + 12, e);
	st4(a + 8, f);
	st4(a + 4, g);
	octalgame_takes(a + 48, a + 4, 2);
	octalgame_takes(a + 60, a + 4, 4);
	octalgame_takes(a + 72, a + 4, 8);
	b = globalalloc_alloc(344);
	if (!b) host_fail(262144, 53);
	st4(a + 92, 0);
	st4(a + 88, b);
	st4(a + 84, 86);
	f = globalalloc_alloc(8);
	if (!f) host_fail(262144, 53);
	q = 0;
	st8(f, 0);
	st4(a + 40, 2);
	st4(a + 36, f);
	st4(a + 32, 2);
	r = ld4(a + 56);
	s = r << 2;
	t = ld4(a + 76);
	u = ld4(a + 80);
	v = t + (u << 2);
	w = ld4(a + 64);
	x = ld4(a + 68);
	y = w + (x << 2);
	z = e;
	a1 = ld4(a + 52);
	h = 2;
	do {
		b1 = q + 1;
		if (!q) goto L39;
		c1 = q - 1;
		if (c1 < z) b = ld4(a + 8) + (u32)q - 1;
		else {
			if (!j) goto L39;
			b = ld4(a + 20) + rem4((u32)c1 - e, j);
		}
		if (!(M[b] & 1)) goto L39;
		if (!h) host_fail(262144, 53);
		st4(f, b1);
		f = ld4(a + 36);
	L39:
		h = ld4(a + 40);
		if (!r) goto L44;
		d = b1;
		c = q;
		k = ld4(a + 88);
		p = ld4(a + 92);
		m = s;
		b = a1;
		do {
			n = ld4(b);
			if (n + 1 > c) goto L44;
			n = c - n;
			if (n >= p) host_fail(262144, 53);
			n = ld4(k + (n << 2));
			if (n >= h) host_fail(262144, 53);
			b += 4;
			st4(f + (n << 2), d);
			m -= 4;
		} while (m);
	L44:
		if (!x) goto L47;
		d = b1;
		d1 = q;
		n = ld4(a + 88);
		m = ld4(a + 92);
		e1 = w;
		do {
			b = ld4(e1);
			if (b + 2 > d1) goto L47;
			k = d1 - b;
			c = k >> 1;
			if (c) {
				b = 1;
				do {
					if (b >= m) host_fail(262144, 53);
					p = k - b;
					if (p >= m) host_fail(262144, 53);
					p = ld4(n + (p << 2)) ^ ld4(n + (b << 2));
					if (p >= h) host_fail(262144, 53);
					st4(f + (p << 2), d);
					if (b >= c) break;
					b += b < c;
				} while (b <= c);
			}
			e1 += 4;
		} while (e1 != y);
	L47:
		if (!u) goto L56;
		e1 = b1;
		f1 = q;
		n = ld4(a + 88);
		m = ld4(a + 92);
		g1 = t;
		do {
			b = ld4(g1);
			if (b + 3 > f1) goto L56;
			h1 = f1 - b;
			i1 = h1 / 3;
			if (h1 < 3) goto L59;
			d1 = 1;
			do {
				k = h1 - d1;
				c = k >> 1;
				if (d1 > c) goto L62;
				if (d1 >= m) host_fail(262144, 53);
				d = n + (d1 << 2);
				b = d1;
				do {
					if (b >= m) host_fail(262144, 53);
					p = k - b;
					if (p >= m) host_fail(262144, 53);
					p = ld4(n + (b << 2)) ^ ld4(d) ^ ld4(n + (p << 2));
					if (p >= h) host_fail(262144, 53);
					st4(f + (p << 2), e1);
					if (b >= c) break;
					b += b < c;
				} while (b <= c);
			L62:
				if (d1 >= i1) goto L59;
				d1 += d1 < i1;
			} while (d1 <= i1);
		L59:
			g1 += 4;
		} while (g1 != v);
	L56:
		if (!h) {
			c = 0;
			goto L69;
		}
		m = h << 2;
		n = ((m - 4) >> 2) + 1;
		c = 0;
		b = f;
		do {
			if (b1 != ld4(b)) goto L69;
			c++;
			b += 4;
			m -= 4;
		} while (m);
		c = n;
	L69:
		b = ld4(a + 92);
		if (b == ld4(a + 84)) rawvec_grow_one(a + 84);
		st4(ld4(a + 88) + (b << 2), c);
		st4(a + 92, b + 1);
		b = c - 1 < 4294967294u ? (~0u >> (clz4(c) & 31)) + 2 : 2;
		if (b > h) {
			b -= h;
			if (b > ld4(a + 32) - h) {
				do_reserve_and_handle(a + 32, h, b, 4, 4);
				f = ld4(a + 36);
				h = ld4(a + 40);
			}
			c = f + (h << 2);
			if (b >= 2) {
				m = (b << 2) - 4;
				if (m) fill(c, 0, m);
				b += h;
				h = b - 1;
				c = f + (b << 2) - 4;
			}
			st4(c, 0);
			h++;
			st4(a + 40, h);
		}
		q = b1;
	} while (b1 != 86);
	d = ld4(a + 92);
	k = ld4(a + 88);
	i1 = ld4(a + 84);
	b = ld4(a + 32);
	if (b) globalalloc_dealloc(f, b << 2);
	b = ld4(a + 72);
	if (b) globalalloc_dealloc(ld4(a + 76), b << 2);
	b = ld4(a + 60);
	if (b) globalalloc_dealloc(ld4(a + 64), b << 2);
	b = ld4(a + 48);
	if (b) globalalloc_dealloc(ld4(a + 52), b << 2);
	if (g) globalalloc_dealloc(ld4(a + 8), g);
	if (i) globalalloc_dealloc(ld4(a + 20), i);
	e1 = proconio_read();
	st4(a + 40, 0);
	st8(a + 32, (u64)1 << 32);
	if (e1) {
		d1 = 0;
		for (;;) {
			n = proconio_read();
			b1 = program_proconio_read();
			if (n > 536870911) host_fail(262144, 53);
			c = n << 3;
			if (c >= 2147483641) host_fail(262144, 53);
			if (c) {
				h = globalalloc_alloc(c);
				if (!h) host_fail(262144, 53);
				h1 = n;
			} else {
				h = 8;
				h1 = 0;
			}
			if (n) {
				m = n;
				b = h;
				do {
					st8(b, program_proconio_read());
					b += 8;
				} while (--m);
			}
			d1++;
			b = 0;
			while (c != b) {
				m = h + b;
				b += 8;
				if (ld8(m) > b1) host_fail(262144, 53);
			}
			p = globalalloc_alloc(40);
			if (!p) host_fail(262144, 53);
			st4(p + 32, 0);
			st8(p + 16, 0);
			st8(p, 0);
			st4(a + 12, 1);
			st4(a + 8, p);
			st4(a + 4, 1);
			if (n) {
				m = h;
				do {
					b = ld4(a + 12);
					if (!b) host_fail(262144, 53);
					f = b * 40;
					n = p + f;
					if (!(n - 40)) host_fail(262144, 53);
					q = ld8(m);
					if (q) {
						st8(n - 16, q);
						st8(n - 24, 1);
						if (b == ld4(a + 4)) raw_vec_rawvec_grow_one(a + 4);
						p = ld4(a + 8);
						n = p + f;
						st4(n + 32, 0);
						st8(n + 16, 0);
						st8(n + 8, q);
						st8(n, 1);
						st4(a + 12, b + 1);
					} else {
						b = n - 8;
						st4(b, ld4(b) + 1);
					}
					m += 8;
					c -= 8;
				} while (c);
				p = ld4(a + 8);
				g1 = ld4(a + 4);
				b = ld4(a + 12);
				if (!b) {
					m = 2670;
					goto L95;
				}
				f = p + b * 40;
			} else {
				f = p + 40;
				g1 = 1;
			}
			m = 0;
			b = p;
			do {
				q = ld8(b);
				if (q == 2) break;
				n = ld4(b + 32);
				if (b1 > 2) {
					c = n & 1;
					goto L108;
				}
				c1 = ld8(b + 16);
				c = 0;
				switch ((u32)b1) {
				case 1:
					c = n - ((u32)c1 + (u32)q);
					c = c > n ? 0 : c;
					n = c - 52;
					n = n > c ? 0 : n;
					c += n % 34 - n;
					if (c >= d) host_fail(262144, 53);
					c = ld4(k + (c << 2));
					break;
				case 2:
					c = c1;
					if (q != 1) {
						c = c & 1 ? n : n & 1;
						break;
					}
					if (!(c & 1)) {
						c = n;
						break;
					}
					c = (n != 0) & (ld8(b + 8) == ld8(b + 24));
				}
			L108:
				m ^= c;
				b += 40;
			} while (b != f);
			m = m ? 2681 : 2670;
		L95:
			if (g1) globalalloc_dealloc(p, g1 * 40);
			b = ld4(a + 40);
			if (ld4(a + 32) - b <= 1) {
				do_reserve_and_handle(a + 32, b, 2, 1, 1);
				b = ld4(a + 40);
			}
			c = ld4(a + 36);
			st2(c + b, m);
			b += 2;
			st4(a + 40, b);
			if (h1) globalalloc_dealloc(h, h1 << 3);
			if (d1 == e1) goto L33;
		}
	}
	b = 0;
	m = ld4(262224);
	c = 1;
	goto L32;
L33:
	m = ld4(262224);
	if (b > ld4(262216) - m) {
		do_reserve_and_handle(262216, m, b, 1, 1);
		m = ld4(262224);
	}
	if (!b) goto L32;
	copy(ld4(262220) + m, c, b);
L32:
	b += m;
	st4(262224, b);
	if (b >= 65537) {
		host_write(ld4(262220), b);
		st4(262224, 0);
	}
	b = ld4(a + 32);
	if (b) globalalloc_dealloc(c, b);
	if (i1) globalalloc_dealloc(k, i1 << 2);
	b = ld4(262224);
	if (b) {
		host_write(ld4(262220), b);
		st4(262224, 0);
	}
	sp = a + 96;
}

int main(void)
{
	M = (unsigned char *)calloc(5, 65536);
	if (!M) die("out of memory");
	memcpy(M + 262144, "the program failed; bundled with --debug, it says whyout of memory0.137\0\0\0\0\0\1\0\0\0\0\0\0"
		"\0\1", 85);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
