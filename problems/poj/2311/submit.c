/* POJ 2311, http://poj.org/problem?id=2311, made by `cargo judge bundle poj2311 --write` from 7618e83c96221111 */
/*
The stack for local arrays has 8192 KiB.
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
static u32 sp = 8388608;
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
static unsigned char *M;
static u32 pages = 129;
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
	a = ld4(8388772);
	if (a) {
		host_write(ld4(8388768), a);
		st4(8388772, 0);
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
		if (b < c) std_fail(8388686, 53);
		if (grow(b) == ~0u && grow(c) == ~0u) std_fail(8388739, 13);
	}
	st4(8388936, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 8388808);
	if (d) {
		st4(c + 8388808, ld4(d));
		return d;
	}
	d = ld4(8388936);
	if (d) {
		if (d >= 4294967280u) std_fail(8388686, 53);
	} else {
		d = pages << 16;
		st4(8388936, d);
	}
	d = (d + 15) & -16;
	a = d + (a > 65536 ? a : 1u << (b & 31));
	if (a >= d) {
		memory_reach(a);
		return d;
	}
	std_fail(8388686, 53);
	return 0;
}

static void globalalloc_dealloc(u32 a, u32 b)
{
	u32 c;
	if (b > 65536) {
		c = b + a;
		if (c < b) std_fail(8388686, 53);
		if (c == ld4(8388936)) {
			st4(8388936, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 8388808));
		st4(b + 8388808, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 8388808));
	st4(b + 8388808, a);
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
			if (b) {
				h = b * f;
				f = h + c;
				if (f < h) std_fail(8388686, 53);
				if (f == ld4(8388936) && h > 65536) {
					h = d + c;
					if (h < d) std_fail(8388686, 53);
					memory_reach(h);
					goto L5;
				}
				if (d <= 65536 && clz4((h > 16 ? h : 16) - 1) == clz4((d > 16 ? d : 16) - 1)) goto L5;
				f = globalalloc_alloc(d);
				if (f) {
					if (h) copy(f, c, h);
					globalalloc_dealloc(c, h);
					goto L4;
				}
			} else {
				if (!d) {
					f = e;
					goto L4;
				}
				f = globalalloc_alloc(d);
				if (f) goto L4;
			}
			st4(a + 4, e);
			goto L3;
		L5:
			f = c;
		L4:
			st4(a + 4, f);
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

static void handle_error(u32 a, u32 b)
{
	std_fail(8388686, 53);
}

static void input_first(u32 a)
{
	u32 b, c, d, e, f, g = 0, h, i, j, k, m, n, p, q, r;
	sp = b = frame(16);
	c = 0;
	d = 1;
	f = e = 0;
	do {
		if (e - f <= 65535) {
			if (f > 4294901759u) {
				e = 0;
				handle_error(e, g);
			}
			e = f + 65536;
			finish_grow(b, c, d, e, 1, 1);
			if (ld4(b) == 1) {
				g = ld4(b + 8);
				e = ld4(b + 4);
				handle_error(e, g);
			}
			d = ld4(b + 4);
			c = e;
		}
		if (e < f) std_fail(8388686, 53);
		g = host_read(d + f, e - f);
		f += g;
		if (f < g) std_fail(8388686, 53);
	} while (g);
	if (f) {
		h = d + 1;
		i = 0;
		do {
			j = i + 1;
			k = d + i;
			m = ext1(M[k]);
			if (m > 2147483647) {
				e = clz4(~(m << 24)) - 1;
				n = e < 3 ? e : 3;
				g = 63 >> (n & 31) & m & 255;
				p = n + j;
				q = (e != 0) & (p <= f);
				r = f < p ? f : p;
				if (j < r) {
					e = h + i;
					i = i - r + 1;
					do {
						r = M[e];
						g = g << 6 | (r & 63);
						e++;
						q &= i4(ext1(r)) < -64;
					} while (++i);
				}
				st8(b + 8, (u64)65536 << 32 | 2048);
				st8(b, (u64)128 << 32 | 128);
				if (q != 0 && m <= 4294967287u && g >= ld4(b + (n << 2))) {
					i = p;
					if ((g ^ 55296) - 1114112 > 4293855231u) goto L12;
				}
				M[k] = 63;
			}
			i = j;
		L12:;
		} while (i < f);
	}
	e = globalalloc_alloc(12);
	if (!e) std_fail(8388686, 53);
	st4(e + 8, f);
	st4(e + 4, d);
	st4(e, c);
	M[a + 20] = 0;
	st4(a + 16, f);
	st4(a + 12, d);
	st4(a + 8, f);
	st4(a + 4, d);
	st4(a, 0);
	sp = b + 16;
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
	if (ld4(8388780) == 1) std_fail(8388686, 53);
	st4(8388784, ld4(b));
	st4(8388780, 1);
	st8(8388788, ld8(b + 24));
	st8(8388796, ld8(b + 32));
	st4(8388804, ld4(b + 40));
	sp = b + 48;
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
			if (u < e) std_fail(8388686, 53);
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
		if (d > u) std_fail(8388686, 53);
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
		if (!s) std_fail(8388686, 53);
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

static void slice_error_fail(u32, u32, u32, u32);
static void slice_error_fail_rt(u32 a, u32 b, u32 c, u32 d)
{
	u32 e;
	if (c > b || d > b || c > d) std_fail(8388686, 53);
	if (!c || c >= b || i4(ext1(M[a + c])) > -65) {
		if (!d || d >= b || i4(ext1(M[a + d])) > -65) std_fail(8388686, 53);
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
		std_fail(8388686, 53);
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
	std_fail(8388686, 53);
L11:
	slice_error_fail(a, b, e, c);
L1:
	slice_error_fail(a, b, e, d);
}

static void slice_error_fail(u32 a, u32 b, u32 c, u32 d)
{
	slice_error_fail_rt(a, b, c, d);
}

static u32 proconio_read(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, p;
	u64 n;
	sp = a = frame(48);
	if (!ld4(8388780)) try_init(ld4(8388776));
	if (ld4(8388784)) std_fail(8388686, 53);
	st4(8388784, -1);
	b = M[8388804];
	c = ld4(8388800);
	d = ld4(8388796);
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
		M[8388804] = 1;
		d = e;
		i = c;
		goto L11;
	L12:
		b = 0;
		d = i + 1;
		c -= d;
		st4(8388800, c);
		d += e;
		st4(8388796, d);
	L11:
		if (i) goto L8;
	}
	c = 0;
	f = ld4(8388788);
	g = ld4(8388792);
	d = h = f + g;
	goto L7;
L8:
	f = ld4(8388788);
	g = ld4(8388792);
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
			if (!d) goto L23;
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
	if (!d) goto L22;
	do {
		p = M[b] - 48u;
		if (p > 9) goto L21;
		b++;
		m = p + m * 10;
	} while (--d);
L23:
	if (m >= 4294901761u) std_fail(8388608, 78);
	if (!e) goto L6;
L22:
	st4(8388784, 0);
	sp = a + 48;
	return m;
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
				if (!c) goto L30;
				c--;
				i = M[d];
				d++;
				if (i != 48) std_fail(8388608, 78);
			}
		}
		i--;
		e = M[b];
		b++;
	} while (((e - 48) & 255) < 10);
L30:
	j = h;
L6:
	if (j < f) std_fail(8388686, 53);
	i = j - f;
	if (j == f) goto L36;
	if (i >= g) {
		if (i == g) goto L36;
		goto L3;
	}
	if (i4(ext1(M[f + i])) <= -65) goto L3;
L36:
	st2(a + 44, 1);
	st4(a + 40, i);
	st4(a + 36, 0);
	M[a + 32] = 1;
	st4(a + 28, 10);
	st4(a + 24, i);
	st4(a + 20, 0);
	st4(a + 16, i);
	st4(a + 12, f);
	st4(a + 8, 10);
	next_back(a, a + 8);
	std_fail(8388686, 53);
L3:
	slice_error_fail_rt(f, g, 0, i);
	return 0;
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

static void grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 4, 8);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a, ld4(b + 12));
	sp = b + 16;
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

static void rawvec_grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 8, 8);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a, ld4(b + 12));
	sp = b + 16;
}

static void host_append(u32 a, u32 b)
{
	u32 c;
	if (b < 65537) {
		c = ld4(8388772);
		if (b > ld4(8388764) - c) {
			do_reserve_and_handle(8388764, c, b, 1, 1);
			c = ld4(8388772);
		}
		if (b) copy(ld4(8388768) + c, a, b);
		st4(8388772, c + b);
		return;
	}
	c = ld4(8388772);
	if (c) {
		host_write(ld4(8388768), c);
		st4(8388772, 0);
	}
	host_write(a, b);
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h = 0, i, j, k, m, p, q, r, s, t, u, v, w, x, y, z, a1, b1, c1, d1, f1, g1, i1, k1;
	u64 n, e1, h1, j1;
	sp = a = frame(48);
	st8(a + 8, (u64)4 << 32);
	b = 4;
	c = 0;
	for (;;) {
		st4(a + 16, c);
		if (!ld4(8388780)) try_init(ld4(8388776));
		d = ld4(8388784);
		if (d >= 2147483647) std_fail(8388686, 53);
		st4(8388784, d + 1);
		e = M[8388804];
		f = ld4(8388800);
		g = ld4(8388796);
		do {
			if (e & 1 || !f) goto L5;
			h = 0;
			for (;;) {
				e = M[g + h] - 9u;
				if (e <= 23 && 1u << (e & 31) & 8388635) break;
				h++;
				if (f == h) goto L9;
			}
			e = h + 1;
			g += e;
			f -= e;
			e = 0;
		} while (!h);
	L9:
		h = 0;
		st4(8388784, d);
		f = proconio_read();
		g = proconio_read();
		st4(a + 4, g);
		st4(a, f);
		while (h != 8) {
			e = a + h;
			h += 4;
			if (ld4(e) - 1 >= 500) std_fail(8388686, 53);
		}
		if (c == ld4(a + 8)) {
			grow_one(a + 8);
			b = ld4(a + 12);
		}
		h = b + (c << 3);
		st4(h + 4, g);
		st4(h, f);
		c++;
	}
L5:
	i = 0;
	st4(8388784, d);
	j = c << 3;
	k = ld4(a + 12);
	m = ld4(a + 8);
	d = 0;
	if (c) {
		n = ld8(k);
		h = n;
		e = n >> 32;
		d = h > e ? h : e;
		if (c != 1) {
			p = k + 8;
			if (p) {
				q = (j - 8) >> 3;
				g = a + 20;
				b = 0;
				do {
					st8(a + 20, ld8(p + (b << 3)));
					e = h = 0;
					do {
						e = ld4(g + (e << 2));
						d = d > e ? d : e;
						e = 1;
						f = h & 1;
						h = 1;
					} while (!f);
				} while (++b != q);
			}
		}
		if (d == ~0u) std_fail(8388686, 53);
	}
	if (d > 536870910) handle_error(i, e);
	r = d + 1;
	e = r << 3;
	if (e > 2147483640) handle_error(i, e);
	f = 0;
	if (e) {
		p = globalalloc_alloc(e);
		if (p) {
			if (e) fill(p, 0, e);
			q = r;
			goto L26;
		}
		i = 8;
		handle_error(i, e);
	}
	p = 8;
	q = 0;
L26:
	if (d > 178956969) handle_error(f, h);
	h = r * 12;
	if (h) {
		s = r;
		t = globalalloc_alloc(h);
		if (t) goto L32;
		f = 4;
		handle_error(f, h);
	}
	s = 0;
	t = 4;
L32:
	if (d) {
		g = d;
		h = t;
		do {
			if (e) {
				b = r;
				f = globalalloc_alloc(e);
				if (!f) handle_error(8, e);
			} else {
				b = 0;
				f = 8;
			}
			if (e) copy(f, p, e);
			st4(h + 8, r);
			st4(h + 4, f);
			st4(h, b);
			h += 12;
		} while (--g);
		st4(h, q);
		st4(h + 8, r);
		st4(h + 4, p);
		if (d == 1) goto L35;
		u = a + 28;
		v = a + 16;
		w = 2;
		for (;;) {
			if (w < 2) goto L45;
			x = w >> 1;
			y = t + w * 12;
			z = 2;
			for (;;) {
				h = 0;
				st4(a + 40, 0);
				st8(a + 32, 8);
				st8(a + 24, 0);
				st8(a + 16, (u64)8 << 32);
				st8(a + 8, 1);
				a1 = z >> 1;
				b1 = z + (z < w);
				c1 = i = 0;
				p = q = 2;
				d1 = 0;
				for (;;) {
					if (c1 & 255 || p > x) {
						if (d1 & 255 || q > a1) {
							g = ld4(a + 20);
							b = ld4(a + 24);
							if (!b) {
								e = 0;
								goto L77;
							}
							f = b << 3;
							e = 0;
							n = ld8(a + 8);
							h = g;
							do {
								if (ld8(h) != n) goto L77;
								e++;
								h += 8;
								f -= 8;
							} while (f);
							e = b;
						L77:
							h = ld4(a + 16);
							if (h) globalalloc_dealloc(g, h << 3);
							h = ld4(a + 28);
							if (h) globalalloc_dealloc(ld4(a + 32), h << 3);
							h = ld4(y + 8);
							if (z >= h) std_fail(8388686, 53);
							n = e;
							st8(ld4(y + 4) + (z << 3), n);
							h = t + z * 12;
							e = ld4(h + 8);
							if (w >= e) std_fail(8388686, 53);
							st8(ld4(h + 4) + (w << 3), n);
							if (z >= w) goto L45;
							z = b1;
							if (b1 > w) goto L45;
							break;
						}
						e = ld4(y + 8);
						if (q >= e || z < q) std_fail(8388686, 53);
						f = z - q;
						if (f >= e) std_fail(8388686, 53);
						d1 = q >= a1;
						e = ld4(y + 4);
						e1 = ld8(e + (f << 3)) ^ ld8(e + (q << 3));
						c1 = 2;
						q += q < a1;
					} else {
						if (p > d) std_fail(8388686, 53);
						e = t + p * 12;
						f = ld4(e + 8);
						if (z >= f || w < p) std_fail(8388686, 53);
						f = t + (w - p) * 12;
						g = ld4(f + 8);
						if (z >= g) std_fail(8388686, 53);
						c1 = p >= x;
						p += p < x;
						k1 = ld4(f + 4);
						f = z << 3;
						e1 = ld8(k1 + f) ^ ld8(ld4(e + 4) + f);
					}
					e = ld4(a + 40);
					if (e == ~0u) std_fail(8388686, 53);
					f = e + 1;
					st4(a + 40, f);
					b = ld4(a + 24);
					if (b > e) goto L50;
					if (f > 2147483647) std_fail(8388686, 53);
					f <<= 1;
					g = f > 16 ? f : 16;
					f = g - b;
					if (f <= ld4(a + 16) - b) f1 = h;
					else {
						do_reserve_and_handle(v, b, f, 8, 8);
						b = ld4(a + 24);
						i = f1 = ld4(a + 36);
					}
					g1 = ld4(a + 20);
					h = (f << 3) - 8;
					if (h) fill(g1 + (b << 3), 0, h);
					b += f;
					st8(g1 + (b << 3) - 8, 0);
					st4(a + 24, b);
					if (i) {
						h1 = ld8(a + 8);
						n = e > 2147450879 ? (u64)i4(g) : g;
						i1 = ld4(a + 32);
						e = i1 + 8;
						g = i - 1;
						h = 0;
						f = i1;
						for (;;) {
							j1 = ld8(f);
							if (j1 < n) break;
							e += 8;
							g--;
							f += 8;
							h++;
							if (i == h) goto L70;
						}
						if (j1 + 65535 >= (u64)1 << 32) std_fail(8388608, 78);
						f = j1;
						if (b <= f) std_fail(8388686, 53);
						st8(g1 + (f << 3), h1);
						if (h + 1 < i) {
							for (;;) {
								j1 = ld8(e);
								if (j1 >= n) {
									st8(i1 + (h << 3), j1);
									h++;
								} else {
									if (j1 + 65535 >= (u64)1 << 32) std_fail(8388608, 78);
									f = j1;
									if (b <= f) std_fail(8388686, 53);
									st8(g1 + (f << 3), h1);
								}
								e += 8;
								if (!--g) goto L51;
							}
						}
						goto L51;
					L70:
						h = f1;
						goto L50;
					}
					h = f1;
					i = 0;
					goto L50;
				L51:
					st4(a + 36, h);
					i = h;
				L50:
					if (e1 < b) {
						st8(ld4(a + 20) + ((u32)e1 << 3), ld8(a + 8));
						continue;
					}
					if (h == ld4(a + 28)) rawvec_grow_one(u);
					st8(ld4(a + 32) + (h << 3), e1);
					h++;
					st4(a + 36, h);
					i = h;
				}
			}
		L45:
			if (w >= d) goto L35;
			w += w < d;
			if (w > d) goto L35;
		}
	}
	st4(t + 8, r);
	st4(t + 4, p);
	st4(t, q);
L35:
	e = 0;
	st4(a + 16, 0);
	st8(a + 8, (u64)1 << 32);
	if (!c) {
		p = 1;
		goto L1;
	}
	b = k + j;
	e = 0;
	p = 1;
	h = k;
	do {
		g = ld4(h + 4);
		f = ld4(h);
		if ((g < f ? g : f) != 1) {
			if (f > d) std_fail(8388686, 53);
			f = t + f * 12;
			q = ld4(f + 8);
			if (g >= q) std_fail(8388686, 53);
			g = ld8(ld4(f + 4) + (g << 3)) != 0;
		} else {
			n = (u64)f * g;
			if ((u32)(n >> 32)) std_fail(8388686, 53);
			g = (u32)n > 1;
		}
		f = g ? 4 : 5;
		if (f > ld4(a + 8) - e) {
			do_reserve_and_handle(a + 8, e, f, 1, 1);
			p = ld4(a + 12);
			e = ld4(a + 16);
		}
		if (f) copy(p + e, g ? 8388757 : 8388752, f);
		e += f;
		st4(a + 16, e);
		h += 8;
	} while (h != b);
L1:
	if (m) globalalloc_dealloc(k, m << 3);
	host_append(p, e);
	h = ld4(8388772);
	if (h >= 65537) {
		host_write(ld4(8388768), h);
		st4(8388772, 0);
	}
	h = ld4(a + 8);
	if (h) globalalloc_dealloc(p, h);
	h = t;
	do {
		e = ld4(h);
		if (e) globalalloc_dealloc(ld4(h + 4), e << 3);
		h += 12;
	} while (--r);
	globalalloc_dealloc(t, s * 12);
	h = ld4(8388772);
	if (h) {
		host_write(ld4(8388768), h);
		st4(8388772, 0);
	}
	sp = a + 48;
}

int main(void)
{
	M = (unsigned char *)calloc(129, 65536);
	if (!M) die("out of memory");
	memcpy(M + 8388608, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memoryLOSE\nWIN\n\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\1", 169);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
