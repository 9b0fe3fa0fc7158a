/* BZOJ 1457, https://hydro.ac/d/bzoj/p/1457, made by `cargo judge bundle bzoj1457 --write` from afe10aabc12c5f1c */
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
	a = ld4(8388760);
	if (a) {
		host_write(ld4(8388756), a);
		st4(8388760, 0);
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
	st4(8388924, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 8388796);
	if (d) {
		st4(c + 8388796, ld4(d));
		return d;
	}
	d = ld4(8388924);
	if (d) {
		if (d >= 4294967280u) std_fail(8388686, 53);
	} else {
		d = pages << 16;
		st4(8388924, d);
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
		if (c == ld4(8388924)) {
			st4(8388924, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 8388796));
		st4(b + 8388796, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 8388796));
	st4(b + 8388796, a);
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
				if (f == ld4(8388924) && h > 65536) {
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
	if (ld4(8388768) == 1) std_fail(8388686, 53);
	st4(8388772, ld4(b));
	st4(8388768, 1);
	st8(8388776, ld8(b + 24));
	st8(8388784, ld8(b + 32));
	st4(8388792, ld4(b + 40));
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
	if (!ld4(8388768)) try_init(ld4(8388764));
	if (ld4(8388772)) std_fail(8388686, 53);
	st4(8388772, -1);
	b = M[8388792];
	c = ld4(8388788);
	d = ld4(8388784);
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
		M[8388792] = 1;
		d = e;
		i = c;
		goto L11;
	L12:
		b = 0;
		d = i + 1;
		c -= d;
		st4(8388788, c);
		d += e;
		st4(8388784, d);
	L11:
		if (i) goto L8;
	}
	c = 0;
	f = ld4(8388776);
	g = ld4(8388780);
	d = h = f + g;
	goto L7;
L8:
	f = ld4(8388776);
	g = ld4(8388780);
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
	st4(8388772, 0);
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

static void grow_one(u32 a)
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
		c = ld4(8388760);
		if (b > ld4(8388752) - c) {
			do_reserve_and_handle(8388752, c, b, 1, 1);
			c = ld4(8388760);
		}
		if (b) copy(ld4(8388756) + c, a, b);
		st4(8388760, c + b);
		return;
	}
	c = ld4(8388760);
	if (c) {
		host_write(ld4(8388756), c);
		st4(8388760, 0);
	}
	host_write(a, b);
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k = 0, m, n, p, q, r, s, t, u, v, w, x, y, z, a1, b1, c1, d1, f1 = 0, g1, h1, k1;
	u64 e1 = 0, i1, j1, m1;
	sp = a = frame(48);
	b = proconio_read();
	c = b * 12;
	if (b > 178956970) {
		d = 0;
		handle_error(d, c);
	}
	if (c) {
		e = b;
		f = globalalloc_alloc(c);
		if (f) goto L1;
		d = 4;
		handle_error(d, c);
	}
	e = 0;
	f = 4;
L1:
	if (b) {
		h = g = 0;
		do {
			i = proconio_read();
			if (i > 536870911) goto L6;
			d = i << 3;
			if (d > 2147483644) goto L6;
			if (d) {
				k = globalalloc_alloc(d);
				if (!k) {
					g = 4;
					handle_error(g, d);
				}
				j = i;
			} else {
				j = 0;
				k = 4;
			}
			if (i) {
				m = i;
				d = k;
				do {
					n = proconio_read();
					st4(d + 4, proconio_read());
					st4(d, n);
					d += 8;
				} while (--m);
			}
			d = f + h * 12;
			st4(d + 8, i);
			st4(d + 4, k);
			st4(d, j);
			h = d = h + 1;
		} while (d != b);
	}
	p = f + c;
	d = k = 0;
	do {
		if (c == d) goto L17;
		m = f + d;
		d = n = d + 12;
		m = ld4(m + 8);
	} while (!m);
	h = f + n;
	d = ld4(h - 8);
	n = ld4(d + 4);
	c = ld4(d);
	k = n > c ? n : c;
	if (m != 1) {
		d += 12;
		m = (m - 1) & 536870911;
		do {
			n = ld4(d);
			c = ld4(d - 4);
			n = n > c ? n : c;
			k = k > n ? k : n;
			d += 8;
		} while (--m);
	}
	if (h != p) {
		g = (p - h) / 12;
		i = 0;
		do {
			d = h + i * 12;
			m = ld4(d + 8);
			if (m) {
				d = ld4(d + 4);
				do {
					n = ld4(d + 4);
					c = ld4(d);
					n = n > c ? n : c;
					k = k > n ? k : n;
					d += 8;
				} while (--m);
			}
		} while (++i != g);
	}
	if (k >= 301) std_fail(8388686, 53);
L17:
	if (b) {
		i = f;
		do {
			d = i;
			i = d + 12;
			m = ld4(d + 8) << 3;
			d = ld4(d + 4);
			while (m) {
				m -= 8;
				n = ld4(d);
				c = ld4(d + 4);
				d += 8;
				if (!(c | n)) std_fail(8388686, 53);
			}
		} while (i != p);
	}
	q = k + 1;
	c = q << 3;
	h = globalalloc_alloc(c);
	if (!h) handle_error(8, c);
	i = !c;
	if (!i) fill(h, 0, c);
	r = q * 12;
	s = globalalloc_alloc(r);
	if (!s) handle_error(4, r);
	if (!k) {
		st4(s + 8, q);
		st4(s + 4, h);
		st4(s, q);
		goto L35;
	}
	n = k;
	d = s;
	do {
		m = globalalloc_alloc(c);
		if (!m) handle_error(8, c);
		if (!i) copy(m, h, c);
		st4(d + 8, q);
		st4(d + 4, m);
		st4(d, q);
		d += 12;
	} while (--n);
	st4(d, q);
	st4(d + 8, q);
	st4(d + 4, h);
	t = a + 28;
	u = a + 16;
	g = 2;
	v = 1;
	do {
		n = v;
		v = n + 1;
		w = s + n * 12;
		c = 1;
		for (;;) {
			d = q > c ? q : c;
			do {
				m = c;
				if (d == m) goto L46;
				c = m + 1;
			} while (g == c);
			st4(a + 4, m);
			x = 0;
			st4(a + 40, 0);
			st8(a + 32, 8);
			st8(a + 24, 0);
			st8(a + 16, (u64)8 << 32);
			st8(a + 8, 1);
			y = n < m ? n : m;
			h = 1;
			z = a + 4;
			a1 = 0;
			b1 = j = i = 1;
			for (;;) {
				if (!(b1 & 1)) {
					c1 = h;
					goto L64;
				}
				if (!z) goto L66;
				c1 = n > j ? n : j;
				do {
					d = j;
					if (c1 == d) {
						j = c1;
						goto L66;
					}
					j = d + 1;
					d1 = ld4(z);
				} while (d == d1 || d == 0 || d1 == 0);
				d = j - 1;
				b1 = 1;
				goto L63;
			L66:
				d1 = h > m ? h : m;
				c1 = m > h ? m : h;
				do {
					d = h;
					if (d1 == d) {
						z = 0;
						goto L64;
					}
					h = d + 1;
				} while (n == d || d == 0);
				d1 = h - 1;
				b1 = 1;
				z = 0;
				d = n;
				goto L63;
			L64:
				h = i > y ? i : y;
				do {
					d = i;
					if (h == d) goto L61;
					if (n < d || m < d) std_fail(8388686, 53);
					i = d + 1;
				} while (n == d || m == d);
				h = i - 1;
				d = n - h;
				d1 = m - h;
				b1 = 0;
				h = c1;
			L63:
				if (d > k) std_fail(8388686, 53);
				c1 = s + d * 12;
				d = ld4(c1 + 8);
				if (d1 >= d) std_fail(8388686, 53);
				d = ld4(a + 40);
				if (d == ~0u) std_fail(8388686, 53);
				e1 = ld8(ld4(c1 + 4) + (d1 << 3));
				d1 = d + 1;
				st4(a + 40, d1);
				f1 = ld4(a + 24);
				if (f1 > d) goto L53;
				if (d1 > 2147483647) std_fail(8388686, 53);
				d1 <<= 1;
				c1 = d1 > 16 ? d1 : 16;
				d1 = c1 - f1;
				if (d1 <= ld4(a + 16) - f1) g1 = x;
				else {
					do_reserve_and_handle(u, f1, d1, 8, 8);
					f1 = ld4(a + 24);
					a1 = g1 = ld4(a + 36);
				}
				h1 = ld4(a + 20);
				x = (d1 << 3) - 8;
				if (x) fill(h1 + (f1 << 3), 0, x);
				f1 += d1;
				st8(h1 + (f1 << 3) - 8, 0);
				st4(a + 24, f1);
				if (a1) {
					i1 = ld8(a + 8);
					j1 = d > 2147450879 ? (u64)i4(c1) : c1;
					k1 = ld4(a + 32);
					d = k1 + 8;
					c1 = a1 - 1;
					x = 0;
					d1 = k1;
					for (;;) {
						m1 = ld8(d1);
						if (m1 < j1) break;
						d += 8;
						c1--;
						d1 += 8;
						x++;
						if (a1 == x) goto L80;
					}
					if (m1 + 65535 >= (u64)1 << 32) std_fail(8388608, 78);
					d1 = m1;
					if (f1 <= d1) std_fail(8388686, 53);
					st8(h1 + (d1 << 3), i1);
					if (x + 1 < a1) {
						for (;;) {
							m1 = ld8(d);
							if (m1 >= j1) {
								st8(k1 + (x << 3), m1);
								x++;
							} else {
								if (m1 + 65535 >= (u64)1 << 32) std_fail(8388608, 78);
								d1 = m1;
								if (f1 <= d1) std_fail(8388686, 53);
								st8(h1 + (d1 << 3), i1);
							}
							d += 8;
							if (!--c1) goto L54;
						}
					}
					goto L54;
				L80:
					x = g1;
					goto L53;
				}
				x = g1;
				a1 = 0;
				goto L53;
			L61:
				j = ld4(a + 20);
				d1 = ld4(a + 24);
				if (!d1) {
					i = 0;
					goto L87;
				}
				h = d1 << 3;
				i = 0;
				j1 = ld8(a + 8);
				d = j;
				do {
					if (ld8(d) != j1) goto L87;
					i++;
					d += 8;
					h -= 8;
				} while (h);
				i = d1;
			L87:
				d = ld4(a + 16);
				if (d) globalalloc_dealloc(j, d << 3);
				d = ld4(a + 28);
				if (d) globalalloc_dealloc(ld4(a + 32), d << 3);
				d = ld4(w + 8);
				if (m < d) {
					st8(ld4(w + 4) + (m << 3), i);
					break;
				}
				std_fail(8388686, 53);
			L54:
				st4(a + 36, x);
				a1 = x;
			L53:
				if (e1 < f1) {
					st8(ld4(a + 20) + ((u32)e1 << 3), ld8(a + 8));
					continue;
				}
				if (x == ld4(a + 28)) grow_one(t);
				st8(ld4(a + 32) + (x << 3), e1);
				x++;
				st4(a + 36, x);
				a1 = x;
			}
		}
	L46:
		g++;
	} while (n != k);
L35:
	st4(a + 16, 0);
	st8(a + 8, (u64)1 << 32);
	if (b) {
		d1 = 1;
		g = 0;
		j = f;
		do {
			d = j;
			j = d + 12;
			n = ld4(d + 8);
			c = n << 3;
			m = d = ld4(d + 4);
			do {
				i = c;
				if (!i) goto L101;
				c = ld4(m);
				h = ld4(m + 4);
				if (c == h || !c) goto L101;
				c = i - 8;
				m += 8;
			} while (h);
		L101:
			if (n) {
				j1 = 0;
				do {
					m1 = j1;
					m = ld4(d);
					if (m > k) std_fail(8388686, 53);
					c = ld4(d + 4);
					m = s + m * 12;
					h = ld4(m + 8);
					if (c >= h) std_fail(8388686, 53);
					d += 8;
					e1 = ld8(ld4(m + 4) + (c << 3));
					j1 = e1 ^ m1;
				} while (--n);
				d = e1 != m1;
			} else {
				d = 0;
			}
			d |= i != 0;
			if (ld4(a + 8) - g <= 3) {
				do_reserve_and_handle(a + 8, g, 4, 1, 1);
				d1 = ld4(a + 12);
				g = ld4(a + 16);
			}
			st4(d1 + g, d ? 173961054 : 173301588);
			g += 4;
			st4(a + 16, g);
		} while (j != p);
		d = ld4(a + 12);
	} else {
		d = 1;
		g = 0;
	}
	host_append(d, g);
	m = ld4(8388760);
	if (m >= 65537) {
		host_write(ld4(8388756), m);
		st4(8388760, 0);
	}
	m = ld4(a + 8);
	if (m) globalalloc_dealloc(d, m);
	c = k * 12 + 12;
	d = 0;
	do {
		m = s + d;
		n = ld4(m);
		if (n) globalalloc_dealloc(ld4(m + 4), n << 3);
		d += 12;
	} while (c != d);
	globalalloc_dealloc(s, r);
	if (b) {
		d = f;
		do {
			m = ld4(d);
			if (m) globalalloc_dealloc(ld4(d + 4), m << 3);
			d += 12;
		} while (--b);
	}
	if (e) globalalloc_dealloc(f, e * 12);
	d = ld4(8388760);
	if (d) {
		host_write(ld4(8388756), d);
		st4(8388760, 0);
	}
	sp = a + 48;
	return;
L6:
	d = k;
	handle_error(g, d);
}

int main(void)
{
	M = (unsigned char *)calloc(129, 65536);
	if (!M) die("out of memory");
	memcpy(M + 8388608, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memory\0\0\0\0\1\0\0\0\0\0\0\0\1", 157);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
