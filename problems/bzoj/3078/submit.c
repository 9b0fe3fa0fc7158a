/* BZOJ 3078, https://hydro.ac/d/bzoj/p/3078, made by `cargo judge bundle bzoj3078 --write` from 2458eca694fb4f49 */
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

static void close_blossom(u32 a, u32 b, u32 c, u32 d, u32 e)
{
	u32 f, g, h, i, j, k, m, n, p, q;
	sp = f = frame(16);
	g = ld4(a + 40);
	h = ld4(a + 44);
	i = ld4(a + 16);
	j = ld4(a + 20);
	k = ld4(a + 4);
	m = ld4(a + 8);
	n = ld4(a + 28);
	p = ld4(a + 32);
	for (;;) {
		if (matching_base(g, h, b) == d) {
			sp = f + 16;
			return;
		}
		if (b >= 4294901761u) std_fail(8388608, 78);
		if (b >= p) std_fail(8388686, 53);
		a = b << 2;
		st4(n + a, c);
		if (b >= m) std_fail(8388686, 53);
		c = ld4(k + a);
		if (c >= 4294901761u) std_fail(8388608, 78);
		if (c >= j) std_fail(8388686, 53);
		a = i + c;
		if (M[a] == 1) {
			M[a] = 2;
			a = ld4(e + 8);
			if (a == ld4(e)) rawvec_grow_one(e);
			st4(e + 8, a + 1);
			st4(ld4(e + 4) + (a << 2), c);
		}
		st4(f + 12, c);
		st4(f + 8, b);
		a = 0;
		do {
			b = ld4(f + 8 + a);
			if (b >= 4294901761u) std_fail(8388608, 78);
			if (b >= h) std_fail(8388686, 53);
			q = g + (b << 2);
			if (ld4(q) == b) st4(q, d);
			a += 4;
		} while (a != 8);
		if (c >= p) std_fail(8388686, 53);
		b = ld4(n + (c << 2));
	}
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, p, q = 0, r = 0, s, t, u, v = 0, w = 0, x, y, z, a1, d1 = 0, e1, f1, g1, h1 = 0, i1, j1 = 0, k1, m1 = 0, n1 = 0, p1, q1 = 0, r1 = 0, t1;
	u64 b1, c1, s1 = 0;
	sp = a = frame(176);
	st4(a + 48, 0);
	st8(a + 40, (u64)1 << 32);
	b = a + 112;
	c = a + 136;
	d = a + 76;
	e = a + 100;
	f = 0;
	for (;;) {
		if (!ld4(8388772)) try_init(ld4(8388768));
		if (ld4(8388776) >= 2147483647) std_fail(8388686, 53);
		g = M[8388796];
		h = ld4(8388792);
		i = ld4(8388788);
		do {
			if (g & 1 || !h) goto L210;
			j = 0;
			for (;;) {
				g = M[i + j] - 9u;
				if (g <= 23 && 1u << (g & 31) & 8388635) break;
				j++;
				if (h == j) goto L8;
			}
			g = j + 1;
			i += g;
			h -= g;
			g = 0;
		} while (!j);
	L8:
		k = proconio_read();
		m = proconio_read();
		if (!(k | m)) break;
		if (k > 178956970) {
			j = 0;
			handle_error(j, q);
		}
		n = k * 12;
		if (n) {
			q = globalalloc_alloc(n);
			if (q) {
				p = k;
				goto L19;
			}
			j = 4;
			q = n;
			handle_error(j, q);
		}
		p = 0;
		q = 4;
	L19:
		if (k) {
			r = 0;
			do {
				s = r;
				if (!ld4(8388772)) try_init(ld4(8388768));
				if (ld4(8388776)) std_fail(8388686, 53);
				r = s + 1;
				st4(8388776, -1);
				f = M[8388796];
				i = ld4(8388792);
				h = ld4(8388788);
				do {
					g = h;
					t = 0;
					if (f & 1) {
						g = 0;
						goto L31;
					}
					if (i) {
						j = 0;
						do {
							h = M[g + j] - 9u;
							if (h <= 23 && 1u << (h & 31) & 8388635) goto L36;
							j++;
						} while (i != j);
					}
					f = 1;
					M[8388796] = 1;
					h = g;
					j = i;
					goto L35;
				L36:
					f = 0;
					h = j + 1;
					i -= h;
					st4(8388792, i);
					h += g;
					st4(8388788, h);
				L35:;
				} while (!j);
			L31:
				u = g ? j : 0;
				if (u > 2147483647) {
					u = v;
					handle_error(t, u);
				}
				h = ld4(8388780);
				i = ld4(8388784);
				j = g ? g : h + i;
				if (!u) {
					if (j < h) std_fail(8388686, 53);
					str_index(a + 32, h, i, j - h);
					g = ld4(a + 32);
					j = ld4(a + 36);
					st2(a + 124, 1);
					st4(a + 120, j);
					st4(a + 116, 0);
					M[a + 112] = 1;
					st4(a + 108, 10);
					st4(a + 104, j);
					st4(a + 100, 0);
					st4(a + 96, j);
					st4(a + 92, g);
					st4(a + 88, 10);
					next_back(a + 24, a + 88);
					std_fail(8388686, 53);
				}
				v = globalalloc_alloc(u);
				if (!v) {
					t = 1;
					handle_error(t, u);
				}
				if (u) copy(v, j, u);
				g = ext1(M[v]);
				if (g > 2147483647) {
					j = M[v + 1] & 63;
					h = g & 31;
					if (g > 4294967263u) {
						j = j << 6 | (M[v + 2] & 63);
						if (g >= 4294967280u) {
							f = 4;
							g = 0;
							i = j << 6 | (M[v + 3] & 63) | (h << 18 & 1835008);
							if (i == 1114112) {
								h = 0;
								goto L46;
							}
							j = v + 4;
						} else {
							i = j | h << 12;
							j = v + 3;
						}
					} else {
						i = h << 6 | j;
						j = v + 2;
					}
				} else {
					j = v + 1;
					i = g & 255;
				}
				t = 0;
				f = v + u;
				g = f - j;
				g = (g >> 2) + ((g & 3) != 0);
				if (g > 1073741822) handle_error(t, w);
				h = (g > 3 ? g : 3) + 1;
				g = h << 2;
				if (g > 2147483644) handle_error(t, w);
				if (g) {
					w = globalalloc_alloc(g);
					if (w) goto L52;
					t = 4;
					w = g;
					handle_error(t, w);
				}
				h = 0;
				w = 4;
			L52:
				st4(w, i);
				g = 1;
				st4(a + 96, 1);
				st4(a + 92, w);
				st4(a + 88, h);
				if (j == f) {
					f = w;
					goto L46;
				}
				g = 1;
				h = 4;
				t = w;
				do {
					i = ext1(M[j]);
					if (i > 2147483647) {
						x = M[j + 1] & 63;
						y = i & 31;
						if (i > 4294967263u) {
							x = x << 6 | (M[j + 2] & 63);
							if (i >= 4294967280u) {
								i = x << 6 | (M[j + 3] & 63) | (y << 18 & 1835008);
								if (i == 1114112) goto L56;
								j += 4;
							} else {
								i = x | y << 12;
								j += 3;
							}
						} else {
							i = y << 6 | x;
							j += 2;
						}
					} else {
						j++;
						i &= 255;
					}
					if (g == ld4(a + 88)) {
						t = f - j;
						do_reserve_and_handle(a + 88, g, (t >> 2) + ((t & 3) != 0) + 1, 4, 4);
						t = ld4(a + 92);
					}
					st4(t + h, i);
					g++;
					st4(a + 96, g);
					h += 4;
				} while (j != f);
			L56:
				f = ld4(a + 92);
				h = ld4(a + 88);
			L46:
				globalalloc_dealloc(v, u);
				st4(8388776, ld4(8388776) + 1);
				j = q + s * 12;
				st4(j + 8, g);
				st4(j + 4, f);
				st4(j, h);
			} while (r != k);
			y = m << 2;
			r = q + n;
			u = q;
			for (;;) {
				j = ld4(u + 8);
				if (j != m) break;
				x = ld4(u + 4);
				t = x + y;
				if (m) {
					f = x;
					do {
						i = ld4(f);
						if (i < 128) {
							g = j = 0;
							do {
								h = M[j + 8388752];
								if (g & 1) goto L72;
								j = g = 1;
							} while ((h & 255) != (i & 255));
						L72:
							if ((h & 255) != (i & 255)) goto L3;
						} else {
							st4(a + 88, 0);
							if (i >= 2048) goto L3;
							M[a + 89] = (i & 63) | 128;
							M[a + 88] = i >> 6 | 192;
							if (ld2(a + 88) != 11864) goto L3;
						}
						f += 4;
					} while (f != t);
				}
				iterator_collect(a + 88, x, t);
				j = ld4(a + 88);
				if (j) globalalloc_dealloc(ld4(a + 92), j);
				u += 12;
				if (u == r) goto L64;
			}
			x = ld4(u + 4);
			m = j;
			goto L3;
		L64:
			st4(a + 60, 0);
			st8(a + 52, (u64)4 << 32);
			z = 4;
			r = y = 0;
			do {
				j = r;
				r = j + 1;
				i = q + j * 12;
				a1 = i + 12;
				b1 = (u64)j * m;
				s = (u32)(b1 >> 32) != 0;
				n = b1;
				h = 0;
				for (;;) {
					t = m > h ? m : h;
					g = h << 2;
					do {
						j = h;
						if (t == j) goto L78;
						u = ld4(i + 8);
						if (j >= u) std_fail(8388686, 53);
						h = j + 1;
						x = ld4(i + 4);
						f = x + g;
						g += 4;
					} while (ld4(f) != 46);
					if (s) std_fail(8388686, 53);
					g = j + n;
					if (g < j) std_fail(8388686, 53);
					if (h < m) {
						if (h >= u) std_fail(8388686, 53);
						if (ld4(x + (h << 2)) == 46) {
							if (g == ~0u) std_fail(8388686, 53);
							f = g + 1;
							if (y == ld4(a + 52)) {
								grow_one(a + 52);
								z = ld4(a + 56);
							}
							t = z + (y << 3);
							st4(t + 4, f);
							st4(t, g);
							y++;
							st4(a + 60, y);
						}
					}
					if (r >= k) continue;
					f = ld4(a1 + 8);
					if (j >= f) std_fail(8388686, 53);
					if (ld4(ld4(a1 + 4) + (j << 2)) != 46) continue;
					j = g + m;
					if (j < g) std_fail(8388686, 53);
					if (y == ld4(a + 52)) grow_one(a + 52);
					z = ld4(a + 56);
					f = z + (y << 3);
					st4(f + 4, j);
					st4(f, g);
					y++;
					st4(a + 60, y);
				}
			L78:;
			} while (r != k);
		} else {
			y = 0;
			st4(a + 60, 0);
			st8(a + 52, (u64)4 << 32);
		}
		c1 = m;
		b1 = k * c1;
		if ((u32)(b1 >> 32)) std_fail(8388686, 53);
		i = b1;
		if (i > 2147483646) std_fail(8388686, 53);
		x = ld4(a + 56);
		s = x + (y << 3);
		f = x;
		if (y) {
			do {
				st8(a + 100, ld8(f));
				f += 8;
				g = j = 0;
				do {
					if (ld4(e + (j << 2)) >= i) std_fail(8388686, 53);
					j = 1;
					h = g & 1;
					g = 1;
				} while (!h);
			} while (f != s);
		}
		h = 0;
		from_elem(a + 152, 0, i + 1);
		n = ld4(a + 156);
		u = ld4(a + 160);
		g = x;
		for (;;) {
			if ((h & 1) != 0 && j != 2) f = g;
			else {
				if (g == s) break;
				f = g + 8;
				y = ld4(g + 4);
				r = ld4(g);
				j = 0;
			}
			st4(a + 108, y);
			st4(a + 100, r);
			g = ld4(e + (j << 3));
			if (g == ~0u) std_fail(8388686, 53);
			if (++g >= u) std_fail(8388686, 53);
			g = n + (g << 2);
			t = ld4(g);
			if (t == ~0u) std_fail(8388686, 53);
			j++;
			h = 1;
			st4(g, t + 1);
			g = f;
		}
		if (!i) goto L94;
		j = 0;
		t = u - (u != 0);
		g = n;
		do {
			if (u == j) std_fail(8388686, 53);
			h = j + 1;
			if (t == j) std_fail(8388686, 53);
			j = g + 4;
			f = ld4(j);
			g = f + ld4(g);
			if (g < f) std_fail(8388686, 53);
			st4(j, g);
			g = j;
			j = h;
		} while (i != h);
	L94:
		if (i >= u) std_fail(8388686, 53);
		j = ld4(n + (i << 2));
		if (j >= 4294901761u) std_fail(8388608, 78);
		g = 0;
		from_elem(a + 164, 0, j);
		if (u > 1073741823) handle_error(g, d1);
		a1 = u << 2;
		if (a1 > 2147483644) handle_error(g, d1);
		d1 = globalalloc_alloc(a1);
		if (d1) {
			if (a1) copy(d1, n, a1);
			g = 0;
			n = ld4(a + 168);
			r = ld4(a + 172);
			for (;;) {
				if ((g & 1) != 0 && j != 2) y = x;
				else {
					if (x == s) break;
					y = x + 8;
					f = ld4(x + 4);
					i = ld4(x);
					j = 0;
				}
				st4(a + 108, f);
				st4(a + 100, i);
				st4(a + 104, f);
				st4(a + 112, i);
				t = e + (j << 3);
				g = ld4(t);
				if (g >= u) std_fail(8388686, 53);
				h = d1 + (g << 2);
				g = ld4(h);
				if (g >= 4294901761u) std_fail(8388608, 78);
				if (g >= r) std_fail(8388686, 53);
				st4(n + (g << 2), ld4(t + 4));
				t = ld4(h);
				if (t == ~0u) std_fail(8388686, 53);
				j++;
				g = 1;
				st4(h, t + 1);
				x = y;
			}
			st8(d, ld8(a + 164));
			st4(d + 8, ld4(a + 172));
			st8(a + 64, ld8(a + 152));
			st4(a + 72, ld4(a + 160));
			globalalloc_dealloc(d1, a1);
			j = ld4(a + 72);
			if (!j) std_fail(8388686, 53);
			e1 = j - 1;
			from_elem(a + 152, -1, e1);
			f1 = ld4(a + 160);
			if (f1) {
				g1 = globalalloc_alloc(f1);
				if (!g1) handle_error(1, f1);
				j = g1;
				if (f1 != 1) {
					j = f1 - 1;
					if (j) fill(g1, 0, j);
					j += g1;
				}
				M[j] = 0;
				from_elem(a + 164, -1, f1);
				j = f1 << 2;
				h1 = globalalloc_alloc(j);
				if (!h1) handle_error(4, j);
				j = 0;
				g = h1;
				do {
					st4(g, j);
					g += 4;
					j++;
				} while (f1 != j);
				j = f1;
			} else {
				j = 0;
				from_elem(a + 164, -1, 0);
				g1 = 1;
				h1 = 4;
			}
			from_elem(c, 0, j);
			st8(b, ld8(a + 164));
			st4(b + 8, ld4(a + 172));
			st4(a + 108, f1);
			st4(a + 104, g1);
			st4(a + 100, j);
			st4(a + 148, 0);
			st4(a + 132, f1);
			st4(a + 128, h1);
			st4(a + 124, j);
			st4(a + 96, ld4(a + 160));
			st8(a + 88, ld8(a + 152));
			u = ld4(a + 92);
			if (e1) {
				i = 0;
				x = ld4(a + 96);
				do {
					rows_row(a + 16, a + 64, i);
					j = ld4(a + 20);
					if (!j) goto L136;
					h = j << 2;
					j = ld4(a + 16);
					for (;;) {
						g = ld4(j);
						if (g != i) {
							if (g >= 4294901761u) std_fail(8388608, 78);
							if (g >= x) std_fail(8388686, 53);
							if (ld4(u + (g << 2)) == ~0u) break;
						}
						j += 4;
						h -= 4;
						if (!h) goto L136;
					}
					if (i >= x) std_fail(8388686, 53);
					if (ld4(u + (i << 2)) != ~0u) goto L136;
					matching_join(u, x, i, g);
				L136:;
				} while (++i != e1);
				i = 0;
				z = ld4(a + 116);
				a1 = ld4(a + 120);
				n = ld4(a + 140);
				s = ld4(a + 144);
				i1 = 0;
				do {
					if (i1 == x) std_fail(8388686, 53);
					if (ld4(u + (i1 << 2)) == ~0u) {
						if (i1 >= f1) std_fail(8388686, 53);
						M[g1 + i1] = 2;
						j = globalalloc_alloc(4);
						if (!j) std_fail(8388686, 53);
						st4(j, i1);
						st4(a + 160, 1);
						st4(a + 156, j);
						st4(a + 152, 1);
						j1 = globalalloc_alloc(4);
						if (!j1) std_fail(8388686, 53);
						st4(j1, i1);
						g = 1;
						st4(a + 172, 1);
						st4(a + 168, j1);
						st4(a + 164, 1);
						k1 = 0;
						m1 = 1;
						do {
							n1 = ld4(ld4(a + 156) + (k1 << 2));
							rows_row(a + 8, a + 64, n1);
							j = ld4(a + 12);
							if (j) {
								p1 = ld4(a + 8);
								q1 = p1 + (j << 2);
								do {
									t = ld4(p1);
									if (t >= 4294901761u) std_fail(8388608, 78);
									if (t >= f1) std_fail(8388686, 53);
									j = g1 + t;
									switch (M[j]) {
									case 1:
										goto L160;
									case 2:
										y = ld4(a + 128);
										r = ld4(a + 132);
										t1 = matching_base(y, r, n1);
										if (t1 == matching_base(y, r, t)) goto L160;
										if (i == ~0u) std_fail(8388686, 53);
										i++;
										st4(a + 148, i);
										j = t;
										h = n1;
										for (;;) {
											g = h;
											h = j;
											j = -1;
											if (g == ~0u) continue;
											j = matching_base(y, r, g);
											if (j >= s) std_fail(8388686, 53);
											f = j << 2;
											g = n + f;
											if (ld4(g) == i) break;
											st4(g, i);
											if (j >= x) std_fail(8388686, 53);
											j = -1;
											g = ld4(u + f);
											if (g == ~0u) continue;
											if (g >= 4294901761u) std_fail(8388608, 78);
											if (g >= a1) std_fail(8388686, 53);
											j = ld4(z + (g << 2));
										}
										close_blossom(a + 88, n1, t, j, a + 152);
										close_blossom(a + 88, t, n1, j, a + 152);
										goto L160;
									}
									if (t >= a1) std_fail(8388686, 53);
									h = t << 2;
									st4(z + h, n1);
									M[j] = 1;
									if (m1 == ld4(a + 164)) {
										rawvec_grow_one(a + 164);
										j1 = ld4(a + 168);
									}
									st4(j1 + (m1 << 2), t);
									g = m1 + 1;
									st4(a + 172, g);
									if (t >= x) std_fail(8388686, 53);
									j = ld4(u + h);
									if (j != ~0u) {
										if (j >= 4294901761u) std_fail(8388608, 78);
										if (j >= f1) std_fail(8388686, 53);
										M[g1 + j] = 2;
										if (g == ld4(a + 164)) rawvec_grow_one(a + 164);
										j1 = ld4(a + 168);
										st4(j1 + (g << 2), j);
										m1 += 2;
										st4(a + 172, m1);
										g = ld4(a + 160);
										if (g == ld4(a + 152)) rawvec_grow_one(a + 152);
										st4(ld4(a + 156) + (g << 2), j);
										st4(a + 160, g + 1);
										goto L160;
									}
									f = ld4(a + 96);
									y = ld4(a + 92);
									do {
										if (t >= 4294901761u) std_fail(8388608, 78);
										if (t >= a1) std_fail(8388686, 53);
										j = ld4(z + (t << 2));
										if (j >= 4294901761u) std_fail(8388608, 78);
										if (j >= x) std_fail(8388686, 53);
										h = ld4(u + (j << 2));
										matching_join(y, f, t, j);
										t = h;
									} while (h != ~0u);
									if (g) {
										h = g << 2;
										g = j1;
										do {
											j = ld4(g);
											if (j >= 4294901761u) std_fail(8388608, 78);
											if (j >= f1) std_fail(8388686, 53);
											g += 4;
											M[g1 + j] = 0;
											st4(h1 + (j << 2), j);
											h -= 4;
										} while (h);
									}
									j = ld4(a + 164);
									if (j) globalalloc_dealloc(j1, j << 2);
									goto L144;
								L160:
									p1 += 4;
								} while (p1 != q1);
								g = ld4(a + 160);
							}
						} while (++k1 < g);
						j = ld4(a + 164);
						if (!j) goto L144;
						globalalloc_dealloc(j1, j << 2);
					L144:
						j = ld4(a + 152);
						if (j) globalalloc_dealloc(ld4(a + 156), j << 2);
					}
				} while (++i1 != e1);
				u = ld4(a + 92);
				h1 = ld4(a + 128);
				j = ld4(a + 124);
				f1 = ld4(a + 108);
				g1 = ld4(a + 104);
				h = ld4(a + 100);
			} else {
				h = j;
			}
			i = ld4(a + 140);
			g = ld4(a + 136);
			m1 = ld4(a + 88);
			f = ld4(a + 112);
			if (f) globalalloc_dealloc(ld4(a + 116), f << 2);
			if (j) globalalloc_dealloc(h1, j << 2);
			if (g) globalalloc_dealloc(i, g << 2);
			j = 0;
			if (f1 > 2147483647) handle_error(j, r1);
			if (f1) {
				r1 = globalalloc_alloc(f1);
				if (r1) {
					j = 0;
					do {
						M[r1 + j] = M[g1 + j] == 2;
						j++;
					} while (f1 != j);
					q1 = f1;
					goto L178;
				}
				j = 1;
				r1 = f1;
				handle_error(j, r1);
			}
			q1 = 0;
			r1 = 1;
		L178:
			j1 = ld4(a + 80);
			s1 = ld8(a + 72);
			h1 = ld4(a + 68);
			n1 = ld4(a + 64);
			if (h) globalalloc_dealloc(g1, h);
			if (n1 == 2147483648u) std_fail(8388686, 53);
			g = 0;
			st4(a + 96, 0);
			st8(a + 88, (u64)1 << 32);
			y = 1;
			if (!k) {
				j = 0;
				goto L105;
			}
			a1 = j = z = 0;
			for (;;) {
				if (!m) goto L188;
				i = 0;
				b1 = a1 * c1;
				s = (u32)(b1 >> 32) != 0;
				n = b1;
				t = m;
				r = q + a1 * 12;
				h = p1 = ld4(r + 8);
				g = z;
				do {
					if (!h) std_fail(8388686, 53);
					f = 88;
					if (ld4(ld4(r + 4) + i) == 46) {
						if (s || g < n || g >= f1) std_fail(8388686, 53);
						f = M[r1 + g] + 65u;
					}
					x = j;
					if (j == ld4(a + 88)) {
						do_reserve_and_handle(a + 88, j, 1, 1, 1);
						y = ld4(a + 92);
						x = ld4(a + 96);
					}
					M[y + x] = f;
					j++;
					st4(a + 96, j);
					h--;
					g++;
					i += 4;
				} while (--t);
			L188:
				g = j;
				if (ld4(a + 88) == j) {
					do_reserve_and_handle(a + 88, j, 1, 1, 1);
					g = ld4(a + 96);
				}
				y = ld4(a + 92);
				M[y + g] = 10;
				j++;
				st4(a + 96, j);
				z += m;
				if (++a1 == k) goto L106;
			}
		}
		g = 4;
		d1 = a1;
		handle_error(g, d1);
	L106:
		g = ld4(a + 88);
	L105:
		if (n1) globalalloc_dealloc(h1, n1 << 2);
		b1 = s1 >> 32;
		if (b1) globalalloc_dealloc(j1, (u32)b1 << 2);
		if (m1) globalalloc_dealloc(u, m1 << 2);
		if (q1) globalalloc_dealloc(r1, q1);
		h = ld4(a + 52);
		if (h) globalalloc_dealloc(ld4(a + 56), h << 3);
		h = ld4(a + 48);
		if (j > ld4(a + 40) - h) {
			do_reserve_and_handle(a + 40, h, j, 1, 1);
			h = ld4(a + 48);
		}
		if (j) copy(ld4(a + 44) + h, y, j);
		f = h + j;
		st4(a + 48, f);
		if (g) globalalloc_dealloc(y, g);
		if (k) {
			j = q;
			do {
				g = ld4(j);
				if (g) globalalloc_dealloc(ld4(j + 4), g << 2);
				j += 12;
			} while (--k);
		}
		if (p) globalalloc_dealloc(q, p * 12);
	}
L210:
	h = ld4(a + 44);
	host_append(h, f);
	j = 0;
	g = ld4(8388764);
	if (g < 65537) j = g;
	else {
		host_write(ld4(8388760), g);
		st4(8388764, 0);
	}
	g = ld4(a + 40);
	if (g) {
		globalalloc_dealloc(h, g);
		j = ld4(8388764);
	}
	if (j) {
		host_write(ld4(8388760), j);
		st4(8388764, 0);
	}
	sp = a + 176;
	return;
L3:
	iterator_collect(a + 88, x, x + (m << 2));
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
