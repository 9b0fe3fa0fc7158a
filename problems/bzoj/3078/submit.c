/* BZOJ 3078, https://hydro.ac/d/bzoj/p/3078, made by `cargo judge bundle bzoj3078 --write` from 3156cc2c2009d3ac */
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
	a = ld4(8388764);
	if (a) {
		host_write(ld4(8388760), a);
		st4(8388764, 0);
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
	st4(8388928, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 8388800);
	if (d) {
		st4(c + 8388800, ld4(d));
		return d;
	}
	d = ld4(8388928);
	if (d) {
		if (d >= 4294967280u) std_fail(8388686, 53);
	} else {
		d = pages << 16;
		st4(8388928, d);
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
		if (c == ld4(8388928)) {
			st4(8388928, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 8388800));
		st4(b + 8388800, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 8388800));
	st4(b + 8388800, a);
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
				if (f == ld4(8388928) && h > 65536) {
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
	if (ld4(8388772) == 1) std_fail(8388686, 53);
	st4(8388776, ld4(b));
	st4(8388772, 1);
	st8(8388780, ld8(b + 24));
	st8(8388788, ld8(b + 32));
	st4(8388796, ld4(b + 40));
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
	if (!ld4(8388772)) try_init(ld4(8388768));
	if (ld4(8388776)) std_fail(8388686, 53);
	st4(8388776, -1);
	b = M[8388796];
	c = ld4(8388792);
	d = ld4(8388788);
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
		M[8388796] = 1;
		d = e;
		i = c;
		goto L11;
	L12:
		b = 0;
		d = i + 1;
		c -= d;
		st4(8388792, c);
		d += e;
		st4(8388788, d);
	L11:
		if (i) goto L8;
	}
	c = 0;
	f = ld4(8388780);
	g = ld4(8388784);
	d = h = f + g;
	goto L7;
L8:
	f = ld4(8388780);
	g = ld4(8388784);
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
	st4(8388776, 0);
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

static void do_reserve_and_handle(u32 a, u32 b, u32 c, u32 d, u32 e)
{
	u32 f;
	sp = f = frame(16);
	grow_amortized(f + 8, a, b, c, d, e);
	e = ld4(f + 8);
	if (e != 2147483649u) handle_error(e, ld4(f + 12));
	sp = f + 16;
}

static void host_append(u32 a, u32 b)
{
	u32 c;
	if (b < 65537) {
		c = ld4(8388764);
		if (b > ld4(8388756) - c) {
			do_reserve_and_handle(8388756, c, b, 1, 1);
			c = ld4(8388764);
		}
		if (b) copy(ld4(8388760) + c, a, b);
		st4(8388764, c + b);
		return;
	}
	c = ld4(8388764);
	if (c) {
		host_write(ld4(8388760), c);
		st4(8388764, 0);
	}
	host_write(a, b);
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

static void iterator_collect(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g, h, i, j, k;
	sp = d = frame(16);
	st4(d + 12, 0);
	st8(d + 4, (u64)1 << 32);
	if (c != b) {
		e = (c - b) >> 2;
		do_reserve_and_handle(d + 4, 0, e, 1, 1);
		f = ld4(d + 12);
		do {
			g = 1;
			c = ld4(b);
			h = c < 128;
			if (!h) {
				g = 2;
				if (c >= 2048) g = c < 65536 ? 3 : 4;
			}
			i = f;
			if (g > ld4(d + 4) - f) {
				do_reserve_and_handle(d + 4, f, g, 1, 1);
				i = ld4(d + 12);
			}
			i += ld4(d + 8);
			if (h) M[i] = c;
			else {
				h = (c & 63) | -128;
				j = c >> 6;
				if (c >= 2048) {
					k = c >> 12;
					j = (j & 63) | -128;
					if (c > 65535) {
						M[i + 3] = h;
						M[i + 2] = j;
						M[i + 1] = (k & 63) | -128;
						M[i] = c >> 18 | -16;
					} else {
						M[i + 2] = h;
						M[i + 1] = j;
						M[i] = k | 224;
					}
				} else {
					M[i + 1] = h;
					M[i] = j | 192;
				}
			}
			f += g;
			st4(d + 12, f);
			b += 4;
		} while (--e);
	}
	st4(a + 8, ld4(d + 12));
	st8(a, ld8(d + 4));
	sp = d + 16;
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

static void from_elem(u32 a, u32 b, u32 c)
{
	u32 d, e;
	d = c << 2;
	e = (c > 1073741823) | (d > 2147483644);
	if (!b) {
		if (e) {
			c = 0;
			handle_error(c, d);
		}
		if (d) {
			b = globalalloc_alloc(d);
			if (b) {
				if (d) fill(b, 0, d);
				e = c;
				goto L1;
			}
			c = 4;
			handle_error(c, d);
		}
		b = 4;
		e = 0;
		goto L1;
	}
	if (e) {
		c = 0;
		handle_error(c, d);
	}
	if (d) {
		e = c;
		b = globalalloc_alloc(d);
		if (b) goto L2;
		c = 4;
		handle_error(c, d);
	}
	e = 0;
	b = 4;
L2:
	if (c < 2) {
		d = b;
		if (!c) goto L1;
	} else {
		d -= 4;
		if (d) fill(b, 255, d);
		d += b;
	}
	st4(d, -1);
L1:
	st4(a + 8, c);
	st4(a + 4, b);
	st4(a, e);
}

static void rows_row(u32 a, u32 b, u32 c)
{
	u32 d, e, f;
	if (c >= 4294901761u) std_fail(8388608, 78);
	d = ld4(b + 8);
	if (c >= d) std_fail(8388686, 53);
	e = ld4(b + 4);
	f = ld4(e + (c << 2));
	if (f >= 4294901761u) std_fail(8388608, 78);
	if (++c >= d) std_fail(8388686, 53);
	c = ld4(e + (c << 2));
	if (c >= 4294901761u) std_fail(8388608, 78);
	d = ld4(b + 20);
	if (c < f || c > d) std_fail(8388686, 53);
	st4(a + 4, c - f);
	st4(a, ld4(b + 16) + (f << 2));
}

static void matching_join(u32 a, u32 b, u32 c, u32 d)
{
	if (c >= 4294901761u) std_fail(8388608, 78);
	if (c >= b) std_fail(8388686, 53);
	st4(a + (c << 2), d);
	if (d < b) {
		st4(a + (d << 2), c);
		return;
	}
	std_fail(8388686, 53);
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

static u32 matching_base(u32 a, u32 b, u32 c)
{
	u32 d, e;
	if (c > 4294901760u) std_fail(8388608, 78);
	for (;;) {
		if (c >= b) std_fail(8388686, 53);
		d = a + (c << 2);
		e = ld4(d);
		if (e >= 4294901761u) std_fail(8388608, 78);
		if (e == c) return c;
		if (e >= b) std_fail(8388686, 53);
		c = ld4(a + (e << 2));
		st4(d, c);
		if (c >= 4294901761u) std_fail(8388608, 78);
	}
}

static void close_blossom(u32 a, u32 b, u32 c, u32 d)
{
	u32 e, f, g, h, i, j;
	sp = e = frame(16);
	f = a + 60;
	g = ld4(a + 44);
	h = ld4(a + 40);
	for (;;) {
		if (matching_base(h, g, b) == d) {
			sp = e + 16;
			return;
		}
		if (b >= 4294901761u) std_fail(8388608, 78);
		i = ld4(a + 32);
		if (b >= i) std_fail(8388686, 53);
		i = b << 2;
		st4(ld4(a + 28) + i, c);
		j = ld4(a + 8);
		if (b >= j) std_fail(8388686, 53);
		c = ld4(ld4(a + 4) + i);
		if (c >= 4294901761u) std_fail(8388608, 78);
		i = ld4(a + 20);
		if (c >= i) std_fail(8388686, 53);
		i = ld4(a + 16) + c;
		if (M[i] == 1) {
			M[i] = 2;
			i = ld4(a + 68);
			if (i == ld4(a + 60)) rawvec_grow_one(f);
			st4(a + 68, i + 1);
			st4(ld4(a + 64) + (i << 2), c);
			h = ld4(a + 40);
			g = ld4(a + 44);
		}
		st4(e + 12, c);
		st4(e + 8, b);
		i = 0;
		do {
			b = ld4(e + 8 + i);
			if (b >= 4294901761u) std_fail(8388608, 78);
			if (b >= g) std_fail(8388686, 53);
			j = h + (b << 2);
			if (ld4(j) == b) st4(j, d);
			i += 4;
		} while (i != 8);
		b = ld4(a + 32);
		if (c >= b) std_fail(8388686, 53);
		b = ld4(ld4(a + 28) + (c << 2));
	}
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, p, q, r, s = 0, t = 0, u, v, w, x = 0, y = 0, z, a1, b1, c1, f1 = 0, g1 = 0, h1, i1 = 0, j1, k1 = 0, m1 = 0, n1 = 0, q1 = 0, r1;
	u64 d1, e1, p1 = 0;
	sp = a = frame(192);
	st4(a + 40, 0);
	st8(a + 32, (u64)1 << 32);
	b = a + 152;
	c = a + 140;
	d = a + 104;
	e = a + 128;
	f = a + 68;
	g = a + 92;
	h = 0;
	for (;;) {
		if (!ld4(8388772)) try_init(ld4(8388768));
		if (ld4(8388776) >= 2147483647) std_fail(8388686, 53);
		i = M[8388796];
		j = ld4(8388792);
		k = ld4(8388788);
		do {
			if (i & 1 || !j) goto L213;
			m = 0;
			for (;;) {
				i = M[k + m] - 9u;
				if (i <= 23 && 1u << (i & 31) & 8388635) break;
				m++;
				if (j == m) goto L8;
			}
			i = m + 1;
			k += i;
			j -= i;
			i = 0;
		} while (!m);
	L8:
		n = proconio_read();
		p = proconio_read();
		if (!(n | p)) break;
		if (n > 178956970) {
			a = 0;
			handle_error(a, s);
		}
		q = n * 12;
		if (q) {
			s = globalalloc_alloc(q);
			if (s) {
				r = n;
				goto L19;
			}
			a = 4;
			s = q;
			handle_error(a, s);
		}
		r = 0;
		s = 4;
	L19:
		if (n) {
			t = 0;
			do {
				u = t;
				if (!ld4(8388772)) try_init(ld4(8388768));
				if (ld4(8388776)) std_fail(8388686, 53);
				t = u + 1;
				st4(8388776, -1);
				j = M[8388796];
				k = ld4(8388792);
				h = ld4(8388788);
				do {
					i = h;
					v = 0;
					if (j & 1) {
						i = 0;
						goto L31;
					}
					if (k) {
						m = 0;
						do {
							j = M[i + m] - 9u;
							if (j <= 23 && 1u << (j & 31) & 8388635) goto L36;
							m++;
						} while (k != m);
					}
					j = 1;
					M[8388796] = 1;
					h = i;
					m = k;
					goto L35;
				L36:
					j = 0;
					h = m + 1;
					k -= h;
					st4(8388792, k);
					h += i;
					st4(8388788, h);
				L35:;
				} while (!m);
			L31:
				w = i ? m : 0;
				if (w > 2147483647) {
					w = x;
					handle_error(v, w);
				}
				j = ld4(8388780);
				k = ld4(8388784);
				m = i ? i : j + k;
				if (!w) {
					if (m < j) std_fail(8388686, 53);
					str_index(a + 24, j, k, m - j);
					i = ld4(a + 24);
					m = ld4(a + 28);
					st2(a + 116, 1);
					st4(a + 112, m);
					st4(a + 108, 0);
					M[a + 104] = 1;
					st4(a + 100, 10);
					st4(a + 96, m);
					st4(a + 92, 0);
					st4(a + 88, m);
					st4(a + 84, i);
					st4(a + 80, 10);
					next_back(a + 16, a + 80);
					std_fail(8388686, 53);
				}
				x = globalalloc_alloc(w);
				if (!x) {
					v = 1;
					handle_error(v, w);
				}
				if (w) copy(x, m, w);
				i = ext1(M[x]);
				if (i > 2147483647) {
					m = M[x + 1] & 63;
					j = i & 31;
					if (i > 4294967263u) {
						m = m << 6 | (M[x + 2] & 63);
						if (i >= 4294967280u) {
							h = 4;
							i = 0;
							k = m << 6 | (M[x + 3] & 63) | (j << 18 & 1835008);
							if (k == 1114112) {
								j = 0;
								goto L46;
							}
							m = x + 4;
						} else {
							k = m | j << 12;
							m = x + 3;
						}
					} else {
						k = j << 6 | m;
						m = x + 2;
					}
				} else {
					m = x + 1;
					k = i & 255;
				}
				v = 0;
				h = x + w;
				i = h - m;
				i = (i >> 2) + ((i & 3) != 0);
				if (i > 1073741822) handle_error(v, y);
				j = (i > 3 ? i : 3) + 1;
				i = j << 2;
				if (i > 2147483644) handle_error(v, y);
				if (i) {
					y = globalalloc_alloc(i);
					if (y) goto L52;
					v = 4;
					y = i;
					handle_error(v, y);
				}
				j = 0;
				y = 4;
			L52:
				st4(y, k);
				i = 1;
				st4(a + 88, 1);
				st4(a + 84, y);
				st4(a + 80, j);
				if (m == h) {
					h = y;
					goto L46;
				}
				i = 1;
				j = 4;
				v = y;
				do {
					k = ext1(M[m]);
					if (k > 2147483647) {
						z = M[m + 1] & 63;
						a1 = k & 31;
						if (k > 4294967263u) {
							z = z << 6 | (M[m + 2] & 63);
							if (k >= 4294967280u) {
								k = z << 6 | (M[m + 3] & 63) | (a1 << 18 & 1835008);
								if (k == 1114112) goto L56;
								m += 4;
							} else {
								k = z | a1 << 12;
								m += 3;
							}
						} else {
							k = a1 << 6 | z;
							m += 2;
						}
					} else {
						m++;
						k &= 255;
					}
					if (i == ld4(a + 80)) {
						v = h - m;
						do_reserve_and_handle(a + 80, i, (v >> 2) + ((v & 3) != 0) + 1, 4, 4);
						v = ld4(a + 84);
					}
					st4(v + j, k);
					i++;
					st4(a + 88, i);
					j += 4;
				} while (m != h);
			L56:
				h = ld4(a + 84);
				j = ld4(a + 80);
			L46:
				globalalloc_dealloc(x, w);
				st4(8388776, ld4(8388776) + 1);
				m = s + u * 12;
				st4(m + 8, i);
				st4(m + 4, h);
				st4(m, j);
			} while (t != n);
			a1 = p << 2;
			t = s + q;
			w = s;
			for (;;) {
				m = ld4(w + 8);
				if (m != p) break;
				z = ld4(w + 4);
				v = z + a1;
				if (p) {
					h = z;
					do {
						k = ld4(h);
						if (k < 128) {
							i = m = 0;
							do {
								j = M[m + 8388752];
								if (i & 1) goto L72;
								m = i = 1;
							} while ((j & 255) != (k & 255));
						L72:
							if ((j & 255) != (k & 255)) goto L3;
						} else {
							st4(a + 80, 0);
							if (k >= 2048) goto L3;
							M[a + 81] = (k & 63) | 128;
							M[a + 80] = k >> 6 | 192;
							if (ld2(a + 80) != 11864) goto L3;
						}
						h += 4;
					} while (h != v);
				}
				iterator_collect(a + 80, z, v);
				m = ld4(a + 80);
				if (m) globalalloc_dealloc(ld4(a + 84), m);
				w += 12;
				if (w == t) goto L64;
			}
			z = ld4(w + 4);
			p = m;
			goto L3;
		L64:
			st4(a + 52, 0);
			st8(a + 44, (u64)4 << 32);
			b1 = 4;
			t = a1 = 0;
			do {
				m = t;
				t = m + 1;
				k = s + m * 12;
				c1 = k + 12;
				d1 = (u64)m * p;
				u = (u32)(d1 >> 32) != 0;
				q = d1;
				j = 0;
				for (;;) {
					v = p > j ? p : j;
					i = j << 2;
					do {
						m = j;
						if (v == m) goto L78;
						w = ld4(k + 8);
						if (m >= w) std_fail(8388686, 53);
						j = m + 1;
						z = ld4(k + 4);
						h = z + i;
						i += 4;
					} while (ld4(h) != 46);
					if (u) std_fail(8388686, 53);
					i = m + q;
					if (i < m) std_fail(8388686, 53);
					if (j < p) {
						if (j >= w) std_fail(8388686, 53);
						if (ld4(z + (j << 2)) == 46) {
							if (i == ~0u) std_fail(8388686, 53);
							h = i + 1;
							if (a1 == ld4(a + 44)) {
								grow_one(a + 44);
								b1 = ld4(a + 48);
							}
							v = b1 + (a1 << 3);
							st4(v + 4, h);
							st4(v, i);
							a1++;
							st4(a + 52, a1);
						}
					}
					if (t >= n) continue;
					h = ld4(c1 + 8);
					if (m >= h) std_fail(8388686, 53);
					if (ld4(ld4(c1 + 4) + (m << 2)) != 46) continue;
					m = i + p;
					if (m < i) std_fail(8388686, 53);
					if (a1 == ld4(a + 44)) grow_one(a + 44);
					b1 = ld4(a + 48);
					h = b1 + (a1 << 3);
					st4(h + 4, m);
					st4(h, i);
					a1++;
					st4(a + 52, a1);
				}
			L78:;
			} while (t != n);
		} else {
			a1 = 0;
			st4(a + 52, 0);
			st8(a + 44, (u64)4 << 32);
		}
		e1 = p;
		d1 = n * e1;
		if ((u32)(d1 >> 32)) std_fail(8388686, 53);
		k = d1;
		if (k > 2147483646) std_fail(8388686, 53);
		z = ld4(a + 48);
		u = z + (a1 << 3);
		h = z;
		if (a1) {
			do {
				st8(a + 92, ld8(h));
				h += 8;
				i = m = 0;
				do {
					if (ld4(g + (m << 2)) >= k) std_fail(8388686, 53);
					m = 1;
					j = i & 1;
					i = 1;
				} while (!j);
			} while (h != u);
		}
		j = 0;
		from_elem(a + 168, 0, k + 1);
		q = ld4(a + 172);
		w = ld4(a + 176);
		i = z;
		for (;;) {
			if ((j & 1) != 0 && m != 2) h = i;
			else {
				if (i == u) break;
				h = i + 8;
				a1 = ld4(i + 4);
				t = ld4(i);
				m = 0;
			}
			st4(a + 100, a1);
			st4(a + 92, t);
			i = ld4(g + (m << 3));
			if (i == ~0u) std_fail(8388686, 53);
			if (++i >= w) std_fail(8388686, 53);
			i = q + (i << 2);
			v = ld4(i);
			if (v == ~0u) std_fail(8388686, 53);
			m++;
			j = 1;
			st4(i, v + 1);
			i = h;
		}
		if (!k) goto L94;
		m = 0;
		v = w - (w != 0);
		i = q;
		do {
			if (w == m) std_fail(8388686, 53);
			j = m + 1;
			if (v == m) std_fail(8388686, 53);
			m = i + 4;
			h = ld4(m);
			i = h + ld4(i);
			if (i < h) std_fail(8388686, 53);
			st4(m, i);
			i = m;
			m = j;
		} while (k != j);
	L94:
		if (k >= w) std_fail(8388686, 53);
		m = ld4(q + (k << 2));
		if (m >= 4294901761u) std_fail(8388608, 78);
		i = 0;
		from_elem(a + 180, 0, m);
		if (w > 1073741823) handle_error(i, f1);
		c1 = w << 2;
		if (c1 > 2147483644) handle_error(i, f1);
		f1 = globalalloc_alloc(c1);
		if (f1) {
			if (c1) copy(f1, q, c1);
			i = 0;
			q = ld4(a + 184);
			t = ld4(a + 188);
			for (;;) {
				if ((i & 1) != 0 && m != 2) a1 = z;
				else {
					if (z == u) break;
					a1 = z + 8;
					h = ld4(z + 4);
					k = ld4(z);
					m = 0;
				}
				st4(a + 100, h);
				st4(a + 92, k);
				st4(a + 96, h);
				st4(a + 104, k);
				v = g + (m << 3);
				i = ld4(v);
				if (i >= w) std_fail(8388686, 53);
				j = f1 + (i << 2);
				i = ld4(j);
				if (i >= 4294901761u) std_fail(8388608, 78);
				if (i >= t) std_fail(8388686, 53);
				st4(q + (i << 2), ld4(v + 4));
				v = ld4(j);
				if (v == ~0u) std_fail(8388686, 53);
				m++;
				i = 1;
				st4(j, v + 1);
				z = a1;
			}
			st8(f, ld8(a + 180));
			st4(f + 8, ld4(a + 188));
			st8(a + 56, ld8(a + 168));
			st4(a + 64, ld4(a + 176));
			globalalloc_dealloc(f1, c1);
			m = ld4(a + 64);
			if (!m) std_fail(8388686, 53);
			g1 = m - 1;
			from_elem(a + 168, -1, g1);
			t = ld4(a + 176);
			if (t) {
				j = globalalloc_alloc(t);
				if (!j) handle_error(1, t);
				m = j;
				if (t != 1) {
					m = t - 1;
					if (m) fill(j, 0, m);
					m += j;
				}
				M[m] = 0;
				from_elem(a + 180, -1, t);
				m = t << 2;
				k = globalalloc_alloc(m);
				if (!k) handle_error(4, m);
				m = 0;
				i = k;
				do {
					st4(i, m);
					i += 4;
					m++;
				} while (t != m);
				m = t;
			} else {
				m = 0;
				from_elem(a + 180, -1, 0);
				j = 1;
				k = 4;
			}
			i = 0;
			from_elem(e, 0, m);
			st8(d, ld8(a + 180));
			st4(d + 8, ld4(a + 188));
			st4(a + 100, t);
			st4(a + 96, j);
			st4(a + 92, m);
			st4(a + 164, 0);
			st4(a + 124, t);
			st4(a + 120, k);
			st4(a + 116, m);
			st8(a + 156, 4);
			st8(a + 148, 0);
			st8(a + 140, (u64)4 << 32);
			st4(a + 88, ld4(a + 176));
			st8(a + 80, ld8(a + 168));
			u = ld4(a + 84);
			if (g1) {
				k = 0;
				h = ld4(a + 88);
				do {
					if (k == h) std_fail(8388686, 53);
					if (ld4(u + (k << 2)) != ~0u) goto L133;
					rows_row(a + 8, a + 56, k);
					m = ld4(a + 12);
					if (!m) goto L133;
					j = m << 2;
					m = ld4(a + 8);
					for (;;) {
						i = ld4(m);
						if (i != k) {
							if (i >= 4294901761u) std_fail(8388608, 78);
							if (i >= h) std_fail(8388686, 53);
							if (ld4(u + (i << 2)) == ~0u) break;
						}
						m += 4;
						j -= 4;
						if (!j) goto L133;
					}
					matching_join(ld4(a + 84), ld4(a + 88), k, i);
				L133:;
				} while (++k != g1);
				h1 = 0;
				do {
					m = ld4(a + 88);
					if (h1 >= m) std_fail(8388686, 53);
					if (ld4(ld4(a + 84) + (h1 << 2)) != ~0u) goto L142;
					m = ld4(a + 100);
					if (h1 >= m) std_fail(8388686, 53);
					M[ld4(a + 96) + h1] = 2;
					st4(a + 148, 0);
					if (!ld4(a + 140)) rawvec_grow_one(c);
					st4(ld4(a + 144), h1);
					i1 = 0;
					st4(a + 160, 0);
					i = 1;
					st4(a + 148, 1);
					do {
						b1 = ld4(ld4(a + 144) + (i1 << 2));
						rows_row(a, a + 56, b1);
						m = ld4(a + 4);
						if (m) {
							c1 = ld4(a);
							j1 = c1 + (m << 2);
							do {
								v = ld4(c1);
								if (v >= 4294901761u) std_fail(8388608, 78);
								m = ld4(a + 100);
								if (v >= m) std_fail(8388686, 53);
								m = ld4(a + 96) + v;
								switch (M[m]) {
								case 1:
									goto L149;
								case 2:
									m = ld4(a + 120);
									i = ld4(a + 124);
									r1 = matching_base(m, i, b1);
									if (r1 == matching_base(m, i, v)) goto L149;
									m = ld4(a + 164);
									if (m == ~0u) std_fail(8388686, 53);
									k = m + 1;
									st4(a + 164, k);
									q = ld4(a + 108);
									u = ld4(a + 112);
									t = ld4(a + 84);
									a1 = ld4(a + 88);
									z = ld4(a + 132);
									w = ld4(a + 136);
									m = v;
									j = b1;
									for (;;) {
										i = j;
										j = m;
										m = -1;
										if (i == ~0u) continue;
										m = matching_base(ld4(a + 120), ld4(a + 124), i);
										if (m >= w) std_fail(8388686, 53);
										h = m << 2;
										i = z + h;
										if (ld4(i) == k) break;
										st4(i, k);
										if (m >= a1) std_fail(8388686, 53);
										m = -1;
										i = ld4(t + h);
										if (i == ~0u) continue;
										if (i >= 4294901761u) std_fail(8388608, 78);
										if (i >= u) std_fail(8388686, 53);
										m = ld4(q + (i << 2));
									}
									close_blossom(a + 80, b1, v, m);
									close_blossom(a + 80, v, b1, m);
									goto L149;
								}
								i = ld4(a + 112);
								if (v >= i) std_fail(8388686, 53);
								z = v << 2;
								st4(ld4(a + 108) + z, b1);
								M[m] = 1;
								j = ld4(a + 160);
								if (j == ld4(a + 152)) rawvec_grow_one(b);
								i = ld4(a + 156);
								st4(i + (j << 2), v);
								k = j + 1;
								st4(a + 160, k);
								h = ld4(a + 88);
								if (v >= h) std_fail(8388686, 53);
								w = ld4(a + 84);
								m = ld4(w + z);
								if (m != ~0u) {
									if (m >= 4294901761u) std_fail(8388608, 78);
									h = ld4(a + 100);
									if (m >= h) std_fail(8388686, 53);
									M[ld4(a + 96) + m] = 2;
									if (k == ld4(a + 152)) {
										rawvec_grow_one(b);
										i = ld4(a + 156);
									}
									st4(i + (k << 2), m);
									st4(a + 160, j + 2);
									i = ld4(a + 148);
									if (i == ld4(a + 140)) rawvec_grow_one(c);
									st4(ld4(a + 144) + (i << 2), m);
									st4(a + 148, i + 1);
									goto L149;
								}
								t = ld4(a + 108);
								a1 = ld4(a + 112);
								do {
									if (v >= 4294901761u) std_fail(8388608, 78);
									if (v >= a1) std_fail(8388686, 53);
									m = ld4(t + (v << 2));
									if (m >= 4294901761u) std_fail(8388608, 78);
									if (m >= h) std_fail(8388686, 53);
									z = ld4(w + (m << 2));
									matching_join(w, h, v, m);
									v = z;
								} while (z != ~0u);
								if (k == ld4(a + 152)) {
									rawvec_grow_one(b);
									i = ld4(a + 156);
								}
								st4(i + (k << 2), h1);
								m = j + 2;
								st4(a + 160, m);
								if (!m) goto L142;
								j = m << 2;
								w = ld4(a + 120);
								h = ld4(a + 124);
								v = ld4(a + 96);
								k = ld4(a + 100);
								for (;;) {
									m = ld4(i);
									if (m >= 4294901761u) std_fail(8388608, 78);
									if (m >= k) std_fail(8388686, 53);
									M[v + m] = 0;
									if (m >= h) std_fail(8388686, 53);
									i += 4;
									st4(w + (m << 2), m);
									j -= 4;
									if (!j) goto L142;
								}
							L149:
								c1 += 4;
							} while (c1 != j1);
							i = ld4(a + 148);
						}
					} while (++i1 < i);
				L142:;
				} while (++h1 != g1);
				u = ld4(a + 84);
				z = ld4(a + 156);
				i = ld4(a + 152);
				a1 = ld4(a + 144);
				h = ld4(a + 140);
				k = ld4(a + 120);
				m = ld4(a + 116);
				t = ld4(a + 100);
				j = ld4(a + 96);
				w = ld4(a + 92);
			} else {
				a1 = z = 4;
				h = 0;
				w = m;
			}
			q = ld4(a + 132);
			v = ld4(a + 128);
			i1 = ld4(a + 80);
			c1 = ld4(a + 104);
			if (c1) globalalloc_dealloc(ld4(a + 108), c1 << 2);
			if (m) globalalloc_dealloc(k, m << 2);
			if (v) globalalloc_dealloc(q, v << 2);
			if (h) globalalloc_dealloc(a1, h << 2);
			if (i) globalalloc_dealloc(z, i << 2);
			m = 0;
			if (t > 2147483647) handle_error(m, m1);
			if (t) {
				m1 = globalalloc_alloc(t);
				if (m1) {
					m = 0;
					do {
						M[m1 + m] = M[j + m] == 2;
						m++;
					} while (t != m);
					k1 = t;
					goto L181;
				}
				m = 1;
				m1 = t;
				handle_error(m, m1);
			}
			k1 = 0;
			m1 = 1;
		L181:
			n1 = ld4(a + 72);
			p1 = ld8(a + 64);
			q1 = ld4(a + 60);
			g1 = ld4(a + 56);
			if (w) globalalloc_dealloc(j, w);
			if (g1 == 2147483648u) std_fail(8388686, 53);
			i = 0;
			st4(a + 88, 0);
			st8(a + 80, (u64)1 << 32);
			z = 1;
			if (!n) {
				m = 0;
				goto L105;
			}
			b1 = m = j1 = 0;
			for (;;) {
				if (!p) goto L191;
				k = 0;
				d1 = b1 * e1;
				q = (u32)(d1 >> 32) != 0;
				c1 = d1;
				v = p;
				a1 = s + b1 * 12;
				j = h1 = ld4(a1 + 8);
				i = j1;
				do {
					if (!j) std_fail(8388686, 53);
					h = 88;
					if (ld4(ld4(a1 + 4) + k) == 46) {
						if (q || i < c1 || i >= t) std_fail(8388686, 53);
						h = M[m1 + i] + 65u;
					}
					w = m;
					if (m == ld4(a + 80)) {
						do_reserve_and_handle(a + 80, m, 1, 1, 1);
						z = ld4(a + 84);
						w = ld4(a + 88);
					}
					M[z + w] = h;
					m++;
					st4(a + 88, m);
					j--;
					i++;
					k += 4;
				} while (--v);
			L191:
				i = m;
				if (ld4(a + 80) == m) {
					do_reserve_and_handle(a + 80, m, 1, 1, 1);
					i = ld4(a + 88);
				}
				z = ld4(a + 84);
				M[z + i] = 10;
				m++;
				st4(a + 88, m);
				j1 += p;
				if (++b1 == n) goto L106;
			}
		}
		i = 4;
		f1 = c1;
		handle_error(i, f1);
	L106:
		i = ld4(a + 80);
	L105:
		if (g1) globalalloc_dealloc(q1, g1 << 2);
		d1 = p1 >> 32;
		if (d1) globalalloc_dealloc(n1, (u32)d1 << 2);
		if (i1) globalalloc_dealloc(u, i1 << 2);
		if (k1) globalalloc_dealloc(m1, k1);
		j = ld4(a + 44);
		if (j) globalalloc_dealloc(ld4(a + 48), j << 3);
		j = ld4(a + 40);
		if (m > ld4(a + 32) - j) {
			do_reserve_and_handle(a + 32, j, m, 1, 1);
			j = ld4(a + 40);
		}
		if (m) copy(ld4(a + 36) + j, z, m);
		h = j + m;
		st4(a + 40, h);
		if (i) globalalloc_dealloc(z, i);
		if (n) {
			m = s;
			do {
				i = ld4(m);
				if (i) globalalloc_dealloc(ld4(m + 4), i << 2);
				m += 12;
			} while (--n);
		}
		if (r) globalalloc_dealloc(s, r * 12);
	}
L213:
	j = ld4(a + 36);
	host_append(j, h);
	m = 0;
	i = ld4(8388764);
	if (i < 65537) m = i;
	else {
		host_write(ld4(8388760), i);
		st4(8388764, 0);
	}
	i = ld4(a + 32);
	if (i) {
		globalalloc_dealloc(j, i);
		m = ld4(8388764);
	}
	if (m) {
		host_write(ld4(8388760), m);
		st4(8388764, 0);
	}
	sp = a + 192;
	return;
L3:
	iterator_collect(a + 80, z, z + (p << 2));
	std_fail(8388686, 53);
}

int main(void)
{
	M = (unsigned char *)calloc(129, 65536);
	if (!M) die("out of memory");
	memcpy(M + 8388608, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memoryX.\0\0\0\0\0\0\1\0\0\0\0\0\0\0\1", 161);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
