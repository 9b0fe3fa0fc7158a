/* BZOJ 1874, https://hydro.ac/d/bzoj/p/1874, made by `cargo judge bundle bzoj1874 --write` from 6405169bd80ef0e0 */
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
static void trap(void)
{
	die("unreachable");
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
	std_fail(8388686, 53);
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

static void extend_from_slice(u32 a, u32 b, u32 c)
{
	u32 d;
	d = ld4(a + 8);
	if (c > ld4(a) - d) {
		do_reserve_and_handle(a, d, c, 1, 1);
		d = ld4(a + 8);
	}
	if (c) copy(ld4(a + 4) + d, b, c);
	st4(a + 8, d + c);
}

static void input_first(u32 a)
{
	u32 b, c, d, e, f, g = 0, h, i, j, k, m, n, p, q;
	sp = b = frame(32);
	st4(b + 12, 0);
	st8(b + 4, (u64)1 << 32);
	extend_from_slice(b + 4, 1, 0);
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
		if (f < d) std_fail(8388686, 53);
		g = host_read(c + d, f - d);
		d += g;
		if (d < g) std_fail(8388686, 53);
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
	if (!f) std_fail(8388686, 53);
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

static void heapsort_heapsort(u32 a, u32 b)
{
	u32 c, d, e, f, g, h, i;
	c = (b >> 1) + b;
	do {
		if (--c >= b) d = c - b;
		else {
			e = ld4(a);
			d = a + (c << 2);
			st4(a, ld4(d));
			st4(d, e);
			d = 0;
		}
		f = d << 1;
		e = f | 1;
		g = b < c ? b : c;
		if (e >= g) goto L5;
		do {
			f += 2;
			if (f < g) e += ld4(a + (e << 2)) < ld4(a + (f << 2));
			d = a + (d << 2);
			f = ld4(d);
			h = a + (e << 2);
			i = ld4(h);
			if (f >= i) goto L5;
			st4(h, f);
			st4(d, i);
			d = e;
			f = e << 1;
			e = f | 1;
		} while (e < g);
	L5:;
	} while (c);
}

static u32 median3_rec(u32 a, u32 b, u32 c, u32 d)
{
	u32 e, f, g;
	if (d >= 8) {
		d >>= 3;
		e = d << 4;
		f = d * 28;
		a = median3_rec(a, a + e, a + f, d);
		b = median3_rec(b, b + e, b + f, d);
		c = median3_rec(c, c + e, c + f, d);
	}
	d = ld4(a);
	e = ld4(b);
	f = d < e;
	g = ld4(c);
	return f != (d < g) ? a : f != (e < g) ? c : b;
}

static void insertion_sort_shift_left(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g, h;
	if (c > b) trap();
	if (c != b) {
		d = a + (b << 2);
		e = c << 2;
		f = a + e;
		do {
			g = ld4(f);
			c = ld4(f - 4);
			if (g < c) {
				b = e;
				do {
					h = a + b;
					st4(h, c);
					if (b == 4) {
						b = a;
						goto L6;
					}
					b -= 4;
					c = ld4(h - 8);
				} while (g < c);
				b += a;
			L6:
				st4(b, g);
			}
			e += 4;
			f += 4;
		} while (f != d);
	}
}

static void quicksort_quicksort(u32 a, u32 b, u32 c, u32 d)
{
	u32 e, f, g, h, i, j, k, m, n, p, q, r, s, t, u, v, w, x, y, z, a1, b1, c1, d1, e1, f1, g1, h1, i1;
	sp = e = frame(128);
	if (b >= 33) {
		do {
			if (!d) {
				heapsort_heapsort(a, b);
				goto L1;
			}
			f = b >> 3;
			g = a + f * 28;
			h = a + (f << 4);
			if (b >= 64) f = median3_rec(a, h, g, f);
			else {
				f = ld4(a);
				i = ld4(h);
				j = f < i;
				k = ld4(g);
				f = j != (f < k) ? a : j != (i < k) ? g : h;
			}
			d--;
			f -= a;
			if (c) {
				h = ld4(a);
				i = a + f;
				g = ld4(i);
				if (ld4(c) < g) goto L11;
				st4(a, g);
				st4(i, h);
				i = a + 4;
				j = ld4(a);
				c = ld4(a + 4);
				g = 0;
				f = a + 8;
				m = a + (b << 2);
				n = m - 4;
				if (f >= n) h = i;
				else {
					g = 0;
					do {
						h = i + (g << 2);
						st4(f - 4, ld4(h));
						k = ld4(f);
						st4(h, k);
						g += j >= k;
						h = i + (g << 2);
						st4(f, ld4(h));
						k = ld4(f + 4);
						st4(h, k);
						g += j >= k;
						f += 8;
					} while (f < n);
					h = f - 4;
				}
				if (f != m) {
					do {
						k = i + (g << 2);
						st4(h, ld4(k));
						h = f;
						f = ld4(h);
						st4(k, f);
						g += j >= f;
						f = h + 4;
					} while (f != m);
					h = f - 4;
				}
				f = i + (g << 2);
				st4(h, ld4(f));
				st4(f, c);
				f = g + (j >= c);
				if (f >= b) trap();
				g = ld4(a);
				h = a + (f << 2);
				st4(a, ld4(h));
				st4(h, g);
				f++;
				b -= f;
				a += f << 2;
				c = 0;
				goto L8;
			}
			g = ld4(a + f);
			h = ld4(a);
		L11:
			st4(a, g);
			st4(a + f, h);
			i = a + 4;
			j = ld4(a);
			p = ld4(a + 4);
			g = 0;
			f = a + 8;
			m = a + (b << 2);
			n = m - 4;
			if (f >= n) h = i;
			else {
				g = 0;
				do {
					h = i + (g << 2);
					st4(f - 4, ld4(h));
					k = ld4(f);
					st4(h, k);
					g += k < j;
					h = i + (g << 2);
					st4(f, ld4(h));
					k = ld4(f + 4);
					st4(h, k);
					g += k < j;
					f += 8;
				} while (f < n);
				h = f - 4;
			}
			if (f != m) {
				do {
					k = i + (g << 2);
					st4(h, ld4(k));
					h = f;
					f = ld4(h);
					st4(k, f);
					g += f < j;
					f = h + 4;
				} while (f != m);
				h = f - 4;
			}
			f = i + (g << 2);
			st4(h, ld4(f));
			st4(f, p);
			f = g + (p < j);
			if (f >= b) trap();
			h = ld4(a);
			g = a + (f << 2);
			st4(a, ld4(g));
			st4(g, h);
			quicksort_quicksort(a, f, c, d);
			b += ~f;
			a = g + 4;
			c = g;
		L8:;
		} while (b >= 33);
	}
	if (b < 2) goto L1;
	p = b >> 1;
	q = b < 18;
	h = q ? b : p;
	r = b - p;
	g = a + (p << 2);
	f = a;
	do {
		if (h > 12) {
			i = ld4(f + 48);
			j = ld4(f);
			k = i > j ? i : j;
			m = ld4(f + 44);
			n = ld4(f + 20);
			d = m > n ? m : n;
			c = ld4(f + 16);
			s = d > c ? d : c;
			t = k > s ? k : s;
			u = ld4(f + 40);
			v = ld4(f + 4);
			w = u > v ? u : v;
			x = ld4(f + 32);
			y = ld4(f + 24);
			z = x > y ? x : y;
			a1 = w > z ? w : z;
			b1 = ld4(f + 36);
			c1 = ld4(f + 8);
			d1 = b1 > c1 ? b1 : c1;
			e1 = ld4(f + 28);
			f1 = ld4(f + 12);
			g1 = e1 > f1 ? e1 : f1;
			h1 = d1 > g1 ? d1 : g1;
			i1 = a1 > h1 ? a1 : h1;
			st4(f + 48, t > i1 ? t : i1);
			k = k < s ? k : s;
			s = w < z ? w : z;
			w = d1 < g1 ? d1 : g1;
			z = s > w ? s : w;
			d1 = k > z ? k : z;
			x = x < y ? x : y;
			u = u < v ? u : v;
			v = x > u ? x : u;
			y = e1 < f1 ? e1 : f1;
			b1 = b1 < c1 ? b1 : c1;
			c1 = y > b1 ? y : b1;
			e1 = v > c1 ? v : c1;
			d = d < c ? d : c;
			i = i < j ? i : j;
			j = d > i ? d : i;
			c = e1 > j ? e1 : j;
			f1 = d1 > c ? d1 : c;
			t = t < i1 ? t : i1;
			a1 = a1 < h1 ? a1 : h1;
			m = m < n ? m : n;
			n = a1 > m ? a1 : m;
			g1 = t > n ? t : n;
			st4(f + 44, f1 > g1 ? f1 : g1);
			y = y < b1 ? y : b1;
			u = x < u ? x : u;
			x = y < u ? y : u;
			m = a1 < m ? a1 : m;
			i = d < i ? d : i;
			d = m < i ? m : i;
			st4(f, x < d ? x : d);
			a1 = f1 < g1 ? f1 : g1;
			n = t < n ? t : n;
			c = d1 < c ? d1 : c;
			t = n > c ? n : c;
			st4(f + 40, a1 > t ? a1 : t);
			s = s < w ? s : w;
			j = e1 < j ? e1 : j;
			w = s < j ? s : j;
			i = m > i ? m : i;
			m = y > u ? y : u;
			u = i < m ? i : m;
			y = w < u ? w : u;
			k = k < z ? k : z;
			v = v < c1 ? v : c1;
			z = k < v ? k : v;
			d = x > d ? x : d;
			x = z < d ? z : d;
			st4(f + 4, y < x ? y : x);
			t = a1 < t ? a1 : t;
			k = k > v ? k : v;
			j = s > j ? s : j;
			s = k > j ? k : j;
			n = n < c ? n : c;
			i = i > m ? i : m;
			m = n > i ? n : i;
			c = s > m ? s : m;
			st4(f + 36, t > c ? t : c);
			st4(f + 32, t < c ? t : c);
			j = k < j ? k : j;
			i = n < i ? n : i;
			k = j > i ? j : i;
			m = s < m ? s : m;
			st4(f + 28, k > m ? k : m);
			n = w > u ? w : u;
			d = z > d ? z : d;
			c = n < d ? n : d;
			s = y > x ? y : x;
			st4(f + 8, c < s ? c : s);
			k = k < m ? k : m;
			i = j < i ? j : i;
			j = n > d ? n : d;
			m = i > j ? i : j;
			st4(f + 24, k > m ? k : m);
			st4(f + 20, k < m ? k : m);
			i = i < j ? i : j;
			j = c > s ? c : s;
			st4(f + 16, i > j ? i : j);
			st4(f + 12, i < j ? i : j);
			i = 13;
		} else {
			i = 1;
			if (h > 8) {
				i = ld4(f + 32);
				j = ld4(f + 16);
				k = i > j ? i : j;
				m = ld4(f + 12);
				n = ld4(f);
				d = m > n ? m : n;
				c = k > d ? k : d;
				s = ld4(f + 28);
				t = ld4(f + 4);
				u = s > t ? s : t;
				m = m < n ? m : n;
				n = u > m ? u : m;
				v = c > n ? c : n;
				w = ld4(f + 24);
				x = ld4(f + 20);
				y = ld4(f + 8);
				z = x > y ? x : y;
				a1 = w > z ? w : z;
				k = k < d ? k : d;
				d = s < t ? s : t;
				s = k > d ? k : d;
				t = a1 > s ? a1 : s;
				st4(f + 32, v > t ? v : t);
				w = w < z ? w : z;
				i = i < j ? i : j;
				j = x < y ? x : y;
				x = i > j ? i : j;
				y = w < x ? w : x;
				k = k < d ? k : d;
				d = y < k ? y : k;
				i = i < j ? i : j;
				j = u < m ? u : m;
				m = i < j ? i : j;
				st4(f, d < m ? d : m);
				n = c < n ? c : n;
				c = w > x ? w : x;
				u = n > c ? n : c;
				t = v < t ? v : t;
				st4(f + 28, u > t ? u : t);
				t = u < t ? u : t;
				n = n < c ? n : c;
				c = a1 < s ? a1 : s;
				s = n > c ? n : c;
				k = y > k ? y : k;
				i = i > j ? i : j;
				j = k > i ? k : i;
				u = s > j ? s : j;
				st4(f + 24, t > u ? t : u);
				st4(f + 20, t < u ? t : u);
				j = s < j ? s : j;
				n = n < c ? n : c;
				i = k < i ? k : i;
				k = n > i ? n : i;
				st4(f + 16, j > k ? j : k);
				st4(f + 12, j < k ? j : k);
				i = n < i ? n : i;
				j = d > m ? d : m;
				st4(f + 8, i > j ? i : j);
				st4(f + 4, i < j ? i : j);
				i = 9;
			}
		}
		insertion_sort_shift_left(f, h, i);
		if (q) goto L1;
		i = f == a;
		h = r;
		f = g;
	} while (i);
	j = g - 4;
	f = (b << 2) - 4;
	k = a + f;
	n = e + f;
	m = e;
	i = a;
	do {
		d = ld4(g);
		c = ld4(i);
		s = d < c;
		st4(m, s ? d : c);
		f = ld4(k);
		h = ld4(j);
		st4(n, f > h ? f : h);
		n -= 4;
		m += 4;
		j += f < h ? 4294967292u : 0;
		k += f >= h ? 4294967292u : 0;
		i += (u32)(d >= c) << 2;
		g += s << 2;
	} while (--p);
	f = j + 4;
	if (b & 1) {
		h = i < f;
		st4(m, ld4(h ? i : g));
		g += (u32)(i >= f) << 2;
		i += h << 2;
	}
	if (i != f || g != k + 4) std_fail(8388686, 53);
	f = b << 2;
	if (f) copy(a, e, f);
L1:
	sp = e + 128;
}

static void unstable_ipnsort(u32 a, u32 b)
{
	u32 c, d, e, f, g;
	c = ld4(a + 4);
	d = c < ld4(a);
	e = a + 8;
	f = 2;
	if (d) {
		for (;;) {
			g = ld4(e);
			if (g >= c) goto L4;
			e += 4;
			c = g;
			f++;
			if (b == f) goto L3;
		}
	}
	for (;;) {
		g = ld4(e);
		if (g < c) break;
		e += 4;
		c = g;
		f++;
		if (b == f) goto L3;
	}
L4:
	if (f != b) {
		quicksort_quicksort(a, b, 0, clz4(b | 1) << 1 ^ 62);
		return;
	}
L3:
	if (!d) return;
	f = b >> 1;
	c = (b << 2) + a - 4;
	for (;;) {
		e = ld4(a);
		st4(a, ld4(c));
		st4(c, e);
		c -= 4;
		a += 4;
		if (!--f) return;
	}
}

static void grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 8, 8);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a, ld4(b + 12));
	sp = b + 16;
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

static void host_put(u32 a)
{
	u32 b, e;
	u64 c, d;
	sp = b = frame(48);
	if (a + 1 >= 4294901762u) std_fail(8388608, 78);
	fill(b + 8, 48, 40);
	c = a > 4294901760u ? (u64)i4(a) : a;
	a = 41;
	do {
		if (a == 1) std_fail(8388686, 53);
		d = c / 10;
		M[b + 8 + a - 2] = (u32)(d * 246 + c) | 48;
		a--;
		e = c < 10;
		c = d;
	} while (!e);
	extend_from_slice(8388756, b + 8 + a - 1, 41 - a);
	sp = b + 48;
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, p, q, r, s, t, u, v, x, y, z, a1, c1;
	u64 w, b1, d1;
	sp = a = frame(64);
	b = proconio_read();
	if (b > 1073741823) std_fail(8388686, 53);
	c = b << 2;
	if (c >= 2147483645) std_fail(8388686, 53);
	if (c) {
		d = globalalloc_alloc(c);
		if (!d) std_fail(8388686, 53);
		e = b;
	} else {
		d = 4;
		e = 0;
	}
	if (b) {
		f = b;
		g = d;
		do {
			st4(g, proconio_read());
			g += 4;
		} while (--f);
	}
	h = proconio_read();
	if (h > 1073741823) std_fail(8388686, 53);
	i = h << 2;
	if (i >= 2147483645) std_fail(8388686, 53);
	if (i) {
		j = globalalloc_alloc(i);
		if (!j) std_fail(8388686, 53);
		k = h;
	} else {
		j = 4;
		k = 0;
	}
	if (h) {
		f = h;
		g = j;
		do {
			st4(g, proconio_read());
			g += 4;
		} while (--f);
	}
	if (b) {
		m = ld4(d);
		if (b != 1) {
			g = d + 4;
			f = (b - 1) & 1073741823;
			do {
				n = ld4(g);
				m = m > n ? m : n;
				g += 4;
			} while (--f);
		}
		if (m >= 10000001) std_fail(8388686, 53);
	} else {
		m = 0;
	}
	if (h >= 2) {
		if (h >= 21) unstable_ipnsort(j, h);
		else insertion_sort_shift_left(j, h, 1);
	}
	p = h & 15;
	q = m + 1;
	r = h & 536870896;
	s = j + (r << 2);
	n = j;
	while (r) {
		g = f = 0;
		do {
			f |= !ld4(n + g);
			g += 4;
		} while (g != 64);
		r -= 16;
		n += 64;
		if (f & 1) std_fail(8388686, 53);
	}
	g = p << 2;
	while (g) {
		g -= 4;
		f = ld4(s);
		s += 4;
		if (!f) std_fail(8388686, 53);
	}
	st8(a + 24, 0);
	st8(a + 16, (u64)8 << 32);
	st8(a + 8, 1);
	st4(a + 32, 8);
	t = globalalloc_alloc(q << 2);
	if (!t) std_fail(8388686, 53);
	u = a + 28;
	v = a + 16;
	st4(a + 60, 0);
	st4(a + 56, t);
	st4(a + 52, q);
	r = j + (h << 2);
	n = 0;
	do {
		w = ld8(a + 8);
		if (w == (u64)-1) std_fail(8388686, 53);
		st8(a + 36, 0);
		st8(a + 8, w + 1);
		x = h = 0;
		g = j;
		for (;;) {
			if (g == r) {
				h = ld4(a + 24);
				if (!h) {
					f = 0;
					break;
				}
				s = h << 3;
				g = ld4(a + 20);
				f = 0;
				w = ld8(a + 8);
				do {
					if (ld8(g) != w) goto L31;
					f++;
					g += 8;
					s -= 8;
				} while (s);
				f = h;
				break;
			}
			f = ld4(g);
			g = s = g + 4;
			if (n < f) continue;
			q = n - f;
			if (!f) std_fail(8388686, 53);
			g = ld4(a + 40);
			if (g == ~0u) std_fail(8388686, 53);
			y = ld4(t + (q << 2));
			f = g + 1;
			st4(a + 40, f);
			p = ld4(a + 24);
			if (p > g) goto L34;
			if (f > 2147483647) std_fail(8388686, 53);
			f <<= 1;
			q = f > 16 ? f : 16;
			f = q - p;
			if (f <= ld4(a + 16) - p) z = h;
			else {
				do_reserve_and_handle(v, p, f, 8, 8);
				p = ld4(a + 24);
				x = z = ld4(a + 36);
			}
			a1 = ld4(a + 20);
			h = (f << 3) - 8;
			if (h) fill(a1 + (p << 3), 0, h);
			p += f;
			st8(a1 + (p << 3) - 8, 0);
			st4(a + 24, p);
			if (x) {
				b1 = ld8(a + 8);
				w = g > 2147450879 ? (u64)i4(q) : q;
				c1 = ld4(a + 32);
				g = c1 + 8;
				q = x - 1;
				h = 0;
				f = c1;
				for (;;) {
					d1 = ld8(f);
					if (d1 < w) break;
					g += 8;
					q--;
					f += 8;
					h++;
					if (x == h) goto L49;
				}
				if (d1 + 65535 >= (u64)1 << 32) std_fail(8388608, 78);
				f = d1;
				if (p <= f) std_fail(8388686, 53);
				st8(a1 + (f << 3), b1);
				if (h + 1 < x) {
					for (;;) {
						d1 = ld8(g);
						if (d1 >= w) {
							st8(c1 + (h << 3), d1);
							h++;
						} else {
							if (d1 + 65535 >= (u64)1 << 32) std_fail(8388608, 78);
							f = d1;
							if (p <= f) std_fail(8388686, 53);
							st8(a1 + (f << 3), b1);
						}
						g += 8;
						if (!--q) goto L35;
					}
				}
				goto L35;
			L49:
				h = z;
				goto L34;
			}
			h = z;
			x = 0;
			goto L34;
		L35:
			st4(a + 36, h);
			x = h;
		L34:
			if (y < p) {
				st8(ld4(a + 20) + (y << 3), ld8(a + 8));
				g = s;
				continue;
			}
			w = y;
			if (h == ld4(a + 28)) grow_one(u);
			st8(ld4(a + 32) + (h << 3), w);
			h++;
			st4(a + 36, h);
			x = h;
			g = s;
		}
	L31:
		if (n == ld4(a + 52)) {
			rawvec_grow_one(a + 52);
			t = ld4(a + 56);
		}
		st4(t + (n << 2), f);
		g = n + 1;
		st4(a + 60, g);
		f = n != m;
		n = g;
	} while (f);
	h = ld4(a + 56);
	t = ld4(a + 52);
	g = ld4(a + 16);
	if (g) globalalloc_dealloc(ld4(a + 20), g << 3);
	g = ld4(a + 28);
	if (g) globalalloc_dealloc(ld4(a + 32), g << 3);
	if (b) {
		a1 = d + c;
		r = 0;
		g = d;
		do {
			f = ld4(g);
			if (f > m) std_fail(8388686, 53);
			g += 4;
			r ^= ld4(h + (f << 2));
		} while (--b);
		y = 0;
		x = d;
		do {
			y++;
			g = x;
			x = g + 4;
			n = ld4(g);
			p = h + (n << 2);
			g = i;
			f = j;
			while (g) {
				s = ld4(f);
				if (n >= s) {
					q = n - s;
					if (q > m || n > m) std_fail(8388686, 53);
					if (ld4(h + (q << 2)) == (ld4(p) ^ r)) {
						g = ld4(8388764);
						if (ld4(8388756) - g <= 3) {
							do_reserve_and_handle(8388756, g, 4, 1, 1);
							g = ld4(8388764);
						}
						st4(8388764, g + 4);
						st4(ld4(8388760) + g, 173229401);
						host_put(y);
						g = ld4(8388764);
						if (ld4(8388756) == g) {
							do_reserve_and_handle(8388756, g, 1, 1, 1);
							g = ld4(8388764);
						}
						st4(8388764, g + 1);
						M[ld4(8388760) + g] = 32;
						host_put(s);
						g = ld4(8388764);
						if (ld4(8388756) == g) {
							do_reserve_and_handle(8388756, g, 1, 1, 1);
							g = ld4(8388764);
						}
						f = g + 1;
						st4(8388764, f);
						M[ld4(8388760) + g] = 10;
						if (g > 65535) goto L62;
						goto L61;
					}
				}
				f += 4;
				g -= 4;
			}
		} while (x != a1);
	}
	g = ld4(8388764);
	if (ld4(8388756) - g <= 2) {
		do_reserve_and_handle(8388756, g, 3, 1, 1);
		g = ld4(8388764);
	}
	f = g + 3;
	st4(8388764, f);
	n = ld4(8388760) + g;
	st2(n, ld2(8388752));
	M[n + 2] = M[8388754];
	if (g < 65534) goto L61;
L62:
	host_write(ld4(8388760), f);
	st4(8388764, 0);
L61:
	if (t) globalalloc_dealloc(h, t << 2);
	if (k) globalalloc_dealloc(j, k << 2);
	if (e) globalalloc_dealloc(d, e << 2);
	g = ld4(8388764);
	if (g) {
		host_write(ld4(8388760), g);
		st4(8388764, 0);
	}
	sp = a + 64;
}

int main(void)
{
	M = (unsigned char *)calloc(129, 65536);
	if (!M) die("out of memory");
	memcpy(M + 8388608, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memoryNO\n\0\0\0\0\0\1\0\0\0\0\0\0\0\1", 161);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
