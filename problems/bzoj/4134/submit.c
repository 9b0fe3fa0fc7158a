/* BZOJ 4134, https://hydro.ac/d/bzoj/p/4134, made by `cargo judge bundle bzoj4134 --write` from 7787bdc3d94d8e4b */
/*
The stack for local arrays has 8192 KiB.
C's own stack bounds the depth of this recursion: grundy::contest::xor_trie::XorTries::join_nodes.
*/
#ifdef _MSC_VER
#pragma comment(linker, "/STACK:67108864")
#endif
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
static u64 rotl8(u64 x, u64 n)
{
	return x << (n & 63) | x >> (-n & 63);
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

static u32 proconio_read(void)
{
	u32 a, b, c, d, e, f, g, h, i, k;
	u64 j;
	sp = a = frame(64);
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
				if (b <= 23 && 1u << (b & 31) & 8388635) goto L11;
				i++;
			} while (c != i);
		}
		b = 1;
		M[8388796] = 1;
		d = e;
		i = c;
		goto L10;
	L11:
		b = 0;
		d = i + 1;
		c -= d;
		st4(8388792, c);
		d += e;
		st4(8388788, d);
	L10:
		if (i) goto L7;
	}
	c = 0;
	f = ld4(8388780);
	g = ld4(8388784);
	d = h = f + g;
	goto L6;
L7:
	f = ld4(8388780);
	g = ld4(8388784);
	d = h = e ? e : f + g;
	c = e ? i : 0;
	switch (c) {
	case 0:
		goto L6;
	case 1:
		e = 1;
		b = M[h];
		switch (b - 43) {
		case 0: case 2:
			goto L16;
		default:
			goto L17;
		}
	}
	b = M[h];
L17:
	e = (b & 255) == 43;
	b = h + e;
	d = c - e;
	if (d >= 9) {
		e = 0;
		for (;;) {
			if (!d) goto L21;
			j = (u64)e * 10;
			if ((u32)(j >> 32)) goto L20;
			k = M[b] - 48u;
			if (k > 9) goto L20;
			b++;
			d--;
			e = k + (u32)j;
			if (e < k) goto L20;
		}
	}
	if (!d) goto L20;
	e = 0;
	do {
		k = M[b] - 48u;
		if (k > 9) goto L20;
		b++;
		e = k + e * 10;
	} while (--d);
L21:
	if (!e) goto L20;
	if (e >= 4294901761u) std_fail(8388608, 78);
	if (!c) goto L5;
	st4(8388776, 0);
	sp = a + 64;
	return e - 1;
L20:
	if (c) {
		b = M[h];
		e = c;
		goto L16;
	}
	c = 0;
	d = h;
	goto L6;
L16:
	if ((b & 255) == 43) {
		c = e - 1;
		d = h + 1;
		goto L6;
	}
	c = i;
	d = h;
L6:
	i = c;
	b = d;
	do {
		if (!i) {
			for (;;) {
				if (!c) goto L5;
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
L5:
	if (h < f) std_fail(8388686, 53);
	str_index(a + 16, f, g, h - f);
	b = ld4(a + 16);
	i = ld4(a + 20);
	st2(a + 60, 1);
	st4(a + 56, i);
	st4(a + 52, 0);
	M[a + 48] = 1;
	st4(a + 44, 10);
	st4(a + 40, i);
	st4(a + 36, 0);
	st4(a + 32, i);
	st4(a + 28, b);
	st4(a + 24, 10);
	next_back(a + 8, a + 24);
	std_fail(8388686, 53);
	return 0;
}

static void from_elem(u32 a, u32 b)
{
	u32 c, d;
	c = b << 2;
	d = 0;
	if (b > 1073741823 || c > 2147483644) handle_error(d, c);
	if (c) {
		d = globalalloc_alloc(c);
		if (d) {
			if (c) fill(d, 0, c);
			c = b;
			goto L1;
		}
		d = 4;
		handle_error(d, c);
	}
	c = 0;
	d = 4;
L1:
	st4(a + 8, b);
	st4(a + 4, d);
	st4(a, c);
}

static void grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 4, 4);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a, ld4(b + 12));
	sp = b + 16;
}

static void drop_in_place(u32 a)
{
	u32 b;
	b = ld4(a);
	if (b) globalalloc_dealloc(ld4(a + 4), b << 2);
	b = ld4(a + 12);
	if (b) globalalloc_dealloc(ld4(a + 16), b << 2);
}

static void rawvec_grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 4, 16);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a, ld4(b + 12));
	sp = b + 16;
}

static u32 node_or_new(u32 a, u32 b)
{
	u32 c;
	if (!b) {
		b = ld4(a + 8);
		if (b == ld4(a)) rawvec_grow_one(a);
		c = b + 1;
		st4(a + 8, c);
		a = ld4(a + 4) + (b << 4);
		st8(a, 0);
		st8(a + 8, 0);
		if (!c) std_fail(8388686, 53);
	}
	return b;
}

static void pass_on(u32 a, u32 b, u32 c, u32 d)
{
	u32 e, f, g, h;
	sp = e = frame(16);
	if (c >= 4294901761u) std_fail(8388608, 78);
	if (c >= b) std_fail(8388686, 53);
	c = a + (c << 4);
	f = ld4(c + 12);
	st4(c + 12, 0);
	if (d > 31) std_fail(8388686, 53);
	if (f >> (d & 31) & 1) st8(c, rotl8(ld8(c), 32));
	st8(e + 8, ld8(c));
	g = e + 8;
	d = c = 0;
	do {
		c = ld4(g + (c << 2));
		if (c) {
			if (c >= 4294901761u) std_fail(8388608, 78);
			if (c >= b) std_fail(8388686, 53);
			c = a + (c << 4);
			st4(c + 12, ld4(c + 12) ^ f);
		}
		c = 1;
		h = d & 1;
		d = 1;
	} while (!h);
	sp = e + 16;
}

static u32 join_nodes(u32 a, u32 b, u32 c, u32 d)
{
	u32 e, f, g, h, i, j, k, m, n, p;
	if (!b || !c) return c | b;
	if (!d) return b;
	e = ld4(a + 4);
	f = ld4(a + 8);
	g = d - 1;
	pass_on(e, f, b, g);
	pass_on(e, f, c, g);
	h = e + (c << 4);
	i = e + (b << 4);
	d = 0;
	j = b < 4294901761u;
	k = 0;
	for (;;) {
		m = d + 4;
		if (m == 12) {
			if (b >= 4294901761u) std_fail(8388608, 78);
			if (b >= f) std_fail(8388686, 53);
			st4(i + 8, k);
			return b;
		}
		if (!j) std_fail(8388608, 78);
		if (b >= f) std_fail(8388686, 53);
		if (c >= 4294901761u) std_fail(8388608, 78);
		if (c >= f) std_fail(8388686, 53);
		n = i + d;
		p = join_nodes(a, ld4(n), ld4(h + d), g);
		st4(n, p);
		if (p >= 4294901761u) std_fail(8388608, 78);
		if (p >= f) std_fail(8388686, 53);
		d = m;
		p = ld4(e + (p << 4) + 8);
		k += p;
		if (k < p) std_fail(8388686, 53);
	}
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

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, p, q, r, s, t, u, v, w, x, y, z, a1, b1, c1, d1 = 0, e1, f1, g1, i1, j1;
	u64 n, h1;
	sp = a = frame(128);
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
	m = c - d;
	if (m >= 9) {
		d = 0;
		for (;;) {
			if (!m) goto L24;
			n = (u64)d * 10;
			if ((u32)(n >> 32)) goto L21;
			p = M[b] - 48u;
			if (p > 9) goto L21;
			b++;
			m--;
			d = p + (u32)n;
			if (d < p) goto L21;
		}
	}
	if (!m) {
		st4(8388776, 0);
		std_fail(8388686, 53);
	}
	d = 0;
	do {
		p = M[b] - 48u;
		if (p > 9) goto L21;
		b++;
		d = p + d * 10;
	} while (--m);
L24:
	if (d >= 4294901761u) std_fail(8388608, 78);
	if (!e) goto L6;
	i = 0;
	st4(8388776, 0);
	if (!d) std_fail(8388686, 53);
	if (d > 2147483647) handle_error(i, d);
	q = globalalloc_alloc(d);
	if (!q) {
		i = 1;
		handle_error(i, d);
	}
	j = ld4(8388772);
	h = 0;
	do {
		i = j & 1;
		j = 1;
		if (!i) {
			try_init(ld4(8388768));
			j = ld4(8388772);
		}
		if (ld4(8388776)) std_fail(8388686, 53);
		f = h + 1;
		st4(8388776, -1);
		b = M[8388796];
		c = ld4(8388792);
		m = ld4(8388788);
		for (;;) {
			e = m;
			if (b & 1) break;
			if (c) {
				i = 0;
				do {
					b = M[e + i] - 9u;
					if (b <= 23 && 1u << (b & 31) & 8388635) goto L41;
					i++;
				} while (c != i);
			}
			b = 1;
			M[8388796] = 1;
			m = e;
			i = c;
			goto L40;
		L41:
			b = 0;
			m = i + 1;
			c -= m;
			st4(8388792, c);
			m += e;
			st4(8388788, m);
		L40:
			if (i) goto L37;
		}
		k = ld4(8388780);
		r = ld4(8388784);
		p = k + r;
		goto L36;
	L37:
		k = ld4(8388780);
		r = ld4(8388784);
		g = k + r;
		p = e ? e : g;
		b = e ? i : 0;
		switch (b) {
		case 0:
			goto L36;
		case 1:
			i = M[p];
			switch (i - 43) {
			case 0: case 2:
				goto L36;
			default:
				goto L46;
			}
		}
		i = M[p];
	L46:
		c = (i & 255) == 43;
		i = p + c;
		c = b - c;
		if (c >= 3) {
			b = 0;
			for (;;) {
				if (!c) goto L49;
				b = (b & 255) * 10;
				if (b >> 8) goto L36;
				m = M[i] - 48u;
				if (m > 9) goto L36;
				i++;
				c--;
				b = (b & 255) + (m & 255);
				if ((b & 255) != b) goto L36;
			}
		}
		if (!c) {
			b = 0;
			goto L35;
		}
		c = c == 1;
		b = 0;
		do {
			m = M[i] - 48u;
			if (m > 9) goto L36;
			i++;
			b = b * 10 + m;
			m = c & 1;
			c = 1;
		} while (!m);
	L49:
		p = g;
		if (e) goto L35;
	L36:
		if (p < k) std_fail(8388686, 53);
		i = p - k;
		if (p == k) goto L57;
		if (i >= r) {
			if (i == r) goto L57;
			goto L56;
		}
		if (i4(ext1(M[k + i])) <= -65) goto L56;
	L57:
		st2(a + 100, 1);
		st4(a + 96, i);
		st4(a + 92, 0);
		M[a + 88] = 1;
		st4(a + 84, 10);
		st4(a + 80, i);
		st4(a + 76, 0);
		st4(a + 72, i);
		st4(a + 68, k);
		st4(a + 64, 10);
		next_back(a + 8, a + 64);
		std_fail(8388686, 53);
	L56:
		slice_error_fail_rt(k, r, 0, i);
	L35:
		st4(8388776, 0);
		M[q + h] = b;
		h = f;
	} while (f != d);
	h = d - 1;
	s = h << 3;
	i = 0;
	if (h > 536870911 || s > 2147483644) handle_error(i, s);
	if (s) {
		t = h;
		u = globalalloc_alloc(s);
		if (u) goto L59;
		i = 4;
		handle_error(i, s);
	}
	t = 0;
	u = 4;
L59:
	if (h) {
		b = h;
		i = u;
		do {
			e = proconio_read();
			st4(i + 4, proconio_read());
			st4(i, e);
			i += 8;
		} while (--b);
	}
	i = 0;
	while (d != i) {
		b = q + i;
		i++;
		if (M[b] >= 2) std_fail(8388686, 53);
	}
	if (h) {
		p = u + s;
		c = a + 76;
		m = u;
		do {
			st8(a + 76, ld8(m));
			m += 8;
			b = i = 0;
			do {
				if (ld4(c + (i << 2)) >= d) std_fail(8388686, 53);
				i = 1;
				e = b & 1;
				b = 1;
			} while (!e);
		} while (m != p);
	}
	from_elem(a + 40, d + 1);
	g = u + (h << 3);
	f = a + 76;
	c = 0;
	k = ld4(a + 44);
	e = ld4(a + 48);
	b = u;
	for (;;) {
		if ((c & 1) != 0 && i != 2) m = b;
		else {
			if (b == g) {
				i = 0;
				p = e - (e != 0);
				b = k;
				do {
					if (e == i) std_fail(8388686, 53);
					c = i + 1;
					if (p == i) std_fail(8388686, 53);
					i = b + 4;
					m = ld4(i);
					b = m + ld4(b);
					if (b < m) std_fail(8388686, 53);
					st4(i, b);
					b = i;
					i = c;
				} while (d != c);
				if (d >= e) std_fail(8388686, 53);
				i = ld4(k + (d << 2));
				if (i >= 4294901761u) std_fail(8388608, 78);
				from_elem(a + 52, i);
				v = e << 2;
				i = 0;
				if (e > 1073741823 || v > 2147483644) handle_error(i, v);
				f = globalalloc_alloc(v);
				if (!f) {
					i = 4;
					handle_error(i, v);
				}
				if (v) copy(f, k, v);
				k = a + 76;
				h = 0;
				w = ld4(a + 56);
				r = ld4(a + 60);
				b = u;
				for (;;) {
					if ((h & 1) != 0 && i != 2) j = b;
					else {
						if (b == g) break;
						j = b + 8;
						p = ld4(b + 4);
						m = ld4(b);
						i = 0;
					}
					st4(a + 84, p);
					st4(a + 76, m);
					st4(a + 80, p);
					st4(a + 88, m);
					h = k + (i << 3);
					b = ld4(h);
					if (b >= e) std_fail(8388686, 53);
					c = f + (b << 2);
					b = ld4(c);
					if (b >= 4294901761u) std_fail(8388608, 78);
					if (b >= r) std_fail(8388686, 53);
					st4(w + (b << 2), ld4(h + 4));
					b = ld4(c);
					if (b == ~0u) std_fail(8388686, 53);
					i++;
					h = 1;
					st4(c, b + 1);
					b = j;
				}
				st8(a + 16, ld8(a + 40));
				st4(a + 24, ld4(a + 48));
				st8(a + 28, ld8(a + 52));
				st4(a + 36, ld4(a + 60));
				globalalloc_dealloc(f, v);
				v = d << 3;
				i = 0;
				if (d > 536870911 || v > 2147483644) handle_error(i, v);
				if (v) {
					p = globalalloc_alloc(v);
					if (p) {
						if (v) fill(p, 0, v);
						x = d;
						goto L83;
					}
					i = 4;
					handle_error(i, v);
				}
				x = 0;
				p = 4;
			L83:
				j = globalalloc_alloc(4);
				if (!j) std_fail(8388686, 53);
				k = 0;
				st4(j, 0);
				st4(a + 72, 1);
				st4(a + 68, j);
				st4(a + 64, 1);
				w = ld4(a + 32);
				r = ld4(a + 36);
				g = ld4(a + 20);
				f = ld4(a + 24);
				m = 1;
				do {
					h = ld4(j + (k << 2));
					if (h >= 4294901761u) std_fail(8388608, 78);
					if (h >= f) std_fail(8388686, 53);
					b = ld4(g + (h << 2));
					if (b >= 4294901761u) std_fail(8388608, 78);
					i = h + 1;
					if (i >= f) std_fail(8388686, 53);
					i = ld4(g + (i << 2));
					if (i >= 4294901761u) std_fail(8388608, 78);
					if (i < b || i > r) std_fail(8388686, 53);
					if (b != i) {
						i1 = i << 2;
						i = b << 2;
						e = i1 - i;
						b = w + i;
						do {
							i = ld4(b);
							if (i >= 4294901761u) std_fail(8388608, 78);
							if (i) {
								if (i >= d) std_fail(8388686, 53);
								c = p + (i << 3);
								if (!ld4(c)) {
									st4(c + 4, h);
									st4(c, 1);
									if (m == ld4(a + 64)) {
										grow_one(a + 64);
										j = ld4(a + 68);
									}
									st4(j + (m << 2), i);
									m++;
									st4(a + 72, m);
								}
							}
							b += 4;
							e -= 4;
						} while (e);
					}
				} while (++k < m);
				i = 0;
				b = p;
				do {
					if (i && ld4(b) != 1) goto L112;
					b += 8;
					i++;
				} while (d != i);
				j = globalalloc_alloc(d);
				if (!j) handle_error(1, d);
				if (d) fill(j, 0, d);
				b = u;
				do {
					if (!s) goto L122;
					e = ld4(b);
					if (e >= d) std_fail(8388686, 53);
					i = c = ld4(b + 4);
					h = p + (e << 3);
					if (ld4(h) == 1) i = ld4(h + 4) == c ? e : c;
					if (i >= d) std_fail(8388686, 53);
					h = p + (i << 3);
					if (ld4(h) != 1 || ld4(h + 4) != (c ^ e ^ i)) break;
					b += 8;
					i += j;
					e = M[i];
					M[i] = 1;
					s -= 8;
				} while (!e);
				globalalloc_dealloc(j, d);
				goto L112;
			L122:
				y = ld4(a + 68);
				z = ld4(a + 64);
				globalalloc_dealloc(j, d);
				drop_in_place(a + 16);
				e = globalalloc_alloc(16);
				if (!e) std_fail(8388686, 53);
				st8(e + 8, 0);
				st8(e, 0);
				st4(a + 72, 1);
				st4(a + 68, e);
				st4(a + 64, 1);
				r = 32 - clz4(d);
				st4(a + 76, r);
				if (v) {
					a1 = d;
					b1 = globalalloc_alloc(v);
					if (!b1) handle_error(4, v);
				} else {
					a1 = 0;
					b1 = 4;
				}
				if (d != 1) {
					b = 0;
					i = v - 8;
					if (i) fill(b1, 0, i);
					st8(i + b1, 0);
					if (d > 178956970) handle_error(b, i);
					i = d * 12;
					if (i) {
						d1 = d;
						c1 = globalalloc_alloc(i);
						if (c1) goto L118;
						goto L130;
					}
					d1 = 0;
					c1 = 4;
					goto L118;
				}
				st8(b1, 0);
				i = 12;
				c1 = globalalloc_alloc(12);
				if (c1) {
					d1 = 1;
					goto L118;
				}
			L130:
				b = 4;
				handle_error(b, i);
			L118:
				b = d;
				i = c1;
				do {
					st8(i, (u64)4 << 32);
					st4(i + 8, 0);
					i += 12;
				} while (--b);
				if (!m) goto L136;
				e1 = y + (m << 2);
				c = 1;
				do {
					e1 -= 4;
					v = ld4(e1);
					if (v >= d) std_fail(8388686, 53);
					f1 = v << 3;
					g1 = b1 + f1;
					j = ld4(g1 + 4);
					k = 0;
					if (!M[q + v]) {
						if (r > 31 || j >> (r & 31)) std_fail(8388686, 53);
						i = r + 1;
						b = i << 2;
						f = globalalloc_alloc(b);
						if (!f) handle_error(4, b);
						st4(a + 20, f);
						st4(a + 16, i);
						k = node_or_new(a + 64, 0);
						st4(f, k);
						c = 1;
						st4(a + 24, 1);
						i = ld4(a + 76);
						if (!i) goto L149;
						b = i - 1;
						c = 1;
						e = 0;
						w = i > 32;
						do {
							g = ld4(a + 68);
							h = ld4(a + 72);
							i = ld4(f + e);
							pass_on(g, h, i, b);
							if (w) std_fail(8388686, 53);
							if (i >= 4294901761u) std_fail(8388608, 78);
							if (i >= h) std_fail(8388686, 53);
							r = i << 4;
							j1 = g + r;
							g = (j >> (b & 31) & 1) << 2;
							h = node_or_new(a + 64, ld4(j1 + g));
							s = ld4(a + 72);
							if (i >= s) std_fail(8388686, 53);
							st4(ld4(a + 68) + r + g, h);
							if (c == ld4(a + 16)) {
								grow_one(a + 16);
								f = ld4(a + 20);
							}
							st4(f + e + 4, h);
							c++;
							st4(a + 24, c);
							e += 4;
						} while (--b != ~0u);
						f = ld4(a + 20);
					L149:
						h = c << 2;
						i = ld4(f + h - 4);
						if (i >= 4294901761u) std_fail(8388608, 78);
						c = ld4(a + 72);
						if (i >= c) std_fail(8388686, 53);
						e = ld4(a + 68);
						if (!ld4(e + (i << 4) + 8)) {
							i = f;
							do {
								b = ld4(i);
								if (b >= 4294901761u) std_fail(8388608, 78);
								if (b >= c) std_fail(8388686, 53);
								b = e + (b << 4);
								g = ld4(b + 8);
								if (g == ~0u) std_fail(8388686, 53);
								i += 4;
								st4(b + 8, g + 1);
								h -= 4;
							} while (h);
						}
						i = ld4(a + 16);
						if (i) globalalloc_dealloc(f, i << 2);
					}
					i = c1 + v * 12;
					b = ld4(i + 8);
					st4(i + 8, 0);
					s = ld4(i);
					w = ld4(i + 4);
					st8(i, (u64)4 << 32);
					if (b) {
						g = w + (b << 3);
						r = ld4(a + 76);
						i = w;
						do {
							b = ld4(a + 76);
							if (b > 31) std_fail(8388686, 53);
							h = ld4(i) ^ j;
							if (h >> (b & 31)) std_fail(8388686, 53);
							b = ld4(i + 4);
							if (b) {
								if (b >= 4294901761u) std_fail(8388608, 78);
								if (b >= c) std_fail(8388686, 53);
								f = e + (b << 4);
								st4(f + 12, ld4(f + 12) ^ h);
								k = join_nodes(a + 64, k, b, r);
							}
							i += 8;
						} while (i != g);
					}
					if (s) globalalloc_dealloc(w, s << 3);
					r = ld4(a + 76);
					if (r) {
						i = r - 1;
						j = 0;
						e = ld4(a + 68);
						c = ld4(a + 72);
						g = r < 33;
						h = 0;
						b = k;
						for (;;) {
							if (b >= 4294901761u) std_fail(8388608, 78);
							if (b >= c || !g) std_fail(8388686, 53);
							b = e + (b << 4);
							f = ld4(b + 8);
							if (f == 2u << (i & 31)) break;
							st8(a + 16, ld8(b));
							j ^= ld4(b + 12);
							f = j >> (i & 31) & 1;
							b = ld4((a + 16) | f << 2);
							if (b >= 4294901761u) std_fail(8388608, 78);
							if (b >= c) std_fail(8388686, 53);
							b = ld4(e + (b << 4) + 8) == 1u << (i & 31);
							h |= b << (i & 31);
							b = ld4((a + 16) | (f ^ b) << 2);
							if (--i == ~0u) goto L143;
						}
						i = f + h;
						if (i < f) std_fail(8388686, 53);
						goto L142;
					}
					h = 0;
					b = k;
				L143:
					if (b >= 4294901761u) std_fail(8388608, 78);
					c = ld4(a + 72);
					if (b >= c) std_fail(8388686, 53);
					e = ld4(a + 68);
					b = ld4(e + (b << 4) + 8);
					i = b + h;
					if (i < b) std_fail(8388686, 53);
				L142:
					st4(g1, i);
					b = p + f1;
					if (ld4(b) == 1) {
						b = ld4(b + 4);
						if (b >= d) std_fail(8388686, 53);
						h = b1 + (b << 3);
						st4(h + 4, ld4(h + 4) ^ i);
						b = c1 + b * 12;
						h = ld4(b + 8);
						if (h == ld4(b)) raw_vec_rawvec_grow_one(b);
						st4(b + 8, h + 1);
						b = ld4(b + 4) + (h << 3);
						st4(b + 4, k);
						st4(b, i);
					}
				} while (y != e1);
			L136:
				i = c1;
				b = d;
				do {
					c = ld4(i);
					if (c) globalalloc_dealloc(ld4(i + 4), c << 3);
					i += 12;
				} while (--b);
				globalalloc_dealloc(c1, d1 * 12);
				i = ld4(a + 64);
				if (i) globalalloc_dealloc(e, i << 4);
				from_elem(a + 64, d);
				if (m) {
					m <<= 2;
					j = ld4(a + 68);
					c = ld4(a + 72);
					b = y;
					for (;;) {
						i = ld4(b);
						if (i >= d) std_fail(8388686, 53);
						h = i << 3;
						k = b1 + h;
						e = ld4(k + 4);
						h += p;
						if (ld4(h) == 1) {
							h = ld4(h + 4);
							if (h >= c) std_fail(8388686, 53);
							e ^= ld4(k) ^ ld4(j + (h << 2));
						}
						if (i >= c) std_fail(8388686, 53);
						b += 4;
						st4(j + (i << 2), e);
						m -= 4;
						if (!m) goto L183;
					}
				}
				c = ld4(a + 72);
				j = ld4(a + 68);
			L183:
				w = ld4(a + 64);
				globalalloc_dealloc(b1, a1 << 3);
				i = 0;
				e = j;
				do {
					if (d == i) std_fail(8388686, 53);
					b = i + 1;
					if (!M[q + i]) {
						if (i >= c) std_fail(8388686, 53);
						if (!ld4(e)) goto L189;
					}
					e += 4;
					i = b;
				} while (d != b);
				h = 0;
				i = ld4(8388764);
				if (ld4(8388756) - i <= 2) {
					do_reserve_and_handle(8388756, i, 3, 1, 1);
					i = ld4(8388764);
				}
				e = i + 3;
				st4(8388764, e);
				b = ld4(8388760) + i;
				st2(b, ld2(8388752));
				M[b + 2] = M[8388754];
				g = 4;
				if (i >= 65534) {
					h = 0;
					host_write(ld4(8388760), e);
					st4(8388764, 0);
				}
				r = 0;
				goto L188;
			L189:
				g = globalalloc_alloc(16);
				if (!g) std_fail(8388686, 53);
				st4(g, i);
				h = 1;
				st4(a + 72, 1);
				st4(a + 68, g);
				r = 4;
				st4(a + 64, 4);
				if (b >= d) goto L188;
				h = 1;
				do {
					m = d > b ? d : b;
					e = j + (b << 2);
					i = b;
					for (;;) {
						if (m == i) std_fail(8388686, 53);
						b = i + 1;
						if (!M[q + i]) {
							if (i >= c) std_fail(8388686, 53);
							if (!ld4(e)) break;
						}
						e += 4;
						i = b;
						if (d == b) goto L195;
					}
					if (h == ld4(a + 64)) {
						do_reserve_and_handle(a + 64, h, 1, 4, 4);
						g = ld4(a + 68);
					}
					st4(g + (h << 2), i);
					h++;
					st4(a + 72, h);
				} while (b < d);
			L195:
				g = ld4(a + 68);
				r = ld4(a + 64);
			L188:
				c = 0;
				st4(a + 60, 0);
				st8(a + 52, (u64)1 << 32);
				if (!h) {
					f = 1;
					goto L175;
				}
				k = g + (h << 2);
				f = 1;
				c = 0;
				e = g;
				do {
					i = ld4(e);
					st4(a + 24, 0);
					st8(a + 16, (u64)1 << 32);
					if (i == ~0u) std_fail(8388686, 53);
					if (i + 2 >= 4294901762u) std_fail(8388608, 78);
					e += 4;
					fill(a + 64, 48, 40);
					b = i + 1;
					n = i > 4294901759u ? (u64)i4(b) : b;
					i = 41;
					do {
						if (i == 1) std_fail(8388686, 53);
						h1 = n / 10;
						M[a + 64 + i - 2] = (u32)(h1 * 246 + n) | 48;
						i--;
						b = n < 10;
						n = h1;
					} while (!b);
					extend_from_slice(a + 16, a + 64 + i - 1, 41 - i);
					m = ld4(a + 16);
					i = ld4(a + 24);
					if (m == i) {
						do_reserve_and_handle(a + 16, i, 1, 1, 1);
						m = ld4(a + 16);
						i = ld4(a + 24);
					}
					h = ld4(a + 20);
					M[h + i] = 10;
					b = i + 1;
					if (i >= ld4(a + 52) - c) {
						do_reserve_and_handle(a + 52, c, b, 1, 1);
						f = ld4(a + 56);
						c = ld4(a + 60);
					}
					if (b) copy(f + c, h, b);
					c += b;
					st4(a + 60, c);
					if (m) globalalloc_dealloc(h, m);
				} while (e != k);
			L175:
				if (r) globalalloc_dealloc(g, r << 2);
				host_append(f, c);
				i = ld4(8388764);
				if (i >= 65537) {
					host_write(ld4(8388760), i);
					st4(8388764, 0);
				}
				i = ld4(a + 52);
				if (i) globalalloc_dealloc(f, i);
				if (w) globalalloc_dealloc(j, w << 2);
				if (x) globalalloc_dealloc(p, x << 3);
				if (z) globalalloc_dealloc(y, z << 2);
				if (t) globalalloc_dealloc(u, t << 3);
				globalalloc_dealloc(q, d);
				i = ld4(8388764);
				if (i) {
					host_write(ld4(8388760), i);
					st4(8388764, 0);
				}
				sp = a + 128;
				return;
			L112:
				i = ld4(a + 64);
				if (i) globalalloc_dealloc(ld4(a + 68), i << 2);
				if (x) globalalloc_dealloc(p, x << 3);
				drop_in_place(a + 16);
				std_fail(8388686, 53);
			}
			m = b + 8;
			h = ld4(b + 4);
			j = ld4(b);
			i = 0;
		}
		st4(a + 84, h);
		st4(a + 76, j);
		b = ld4(f + (i << 3));
		if (b == ~0u) std_fail(8388686, 53);
		if (++b >= e) std_fail(8388686, 53);
		b = k + (b << 2);
		p = ld4(b);
		if (p == ~0u) std_fail(8388686, 53);
		i++;
		c = 1;
		st4(b, p + 1);
		b = m;
	}
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
				if (!c) goto L224;
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
L224:
	j = h;
L6:
	if (j < f) std_fail(8388686, 53);
	i = j - f;
	if (j == f) goto L230;
	if (i >= g) {
		if (i == g) goto L230;
		goto L4;
	}
	if (i4(ext1(M[f + i])) <= -65) goto L4;
L230:
	st2(a + 100, 1);
	st4(a + 96, i);
	st4(a + 92, 0);
	M[a + 88] = 1;
	st4(a + 84, 10);
	st4(a + 80, i);
	st4(a + 76, 0);
	st4(a + 72, i);
	st4(a + 68, f);
	st4(a + 64, 10);
	next_back(a, a + 64);
	std_fail(8388686, 53);
L4:
	slice_error_fail_rt(f, g, 0, i);
}

int main(void)
{
	M = (unsigned char *)calloc(129, 65536);
	if (!M) die("out of memory");
	memcpy(M + 8388608, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memory-1\n\0\0\0\0\0\1\0\0\0\0\0\0\0\1", 161);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
