/* POJ 2599, http://poj.org/problem?id=2599, made by `cargo judge bundle poj2599 --write` from 6fbf32d2f88868b5 */
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
	a = ld4(8388816);
	if (a) {
		host_write(ld4(8388812), a);
		st4(8388816, 0);
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
	st4(8388980, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 8388852);
	if (d) {
		st4(c + 8388852, ld4(d));
		return d;
	}
	d = ld4(8388980);
	if (d) {
		if (d >= 4294967280u) std_fail(8388686, 53);
	} else {
		d = pages << 16;
		st4(8388980, d);
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
		if (c == ld4(8388980)) {
			st4(8388980, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 8388852));
		st4(b + 8388852, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 8388852));
	st4(b + 8388852, a);
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
				if (f == ld4(8388980) && h > 65536) {
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

static void do_reserve_and_handle(u32 a, u32 b, u32 c)
{
	u32 d;
	sp = d = frame(16);
	grow_amortized(d + 8, a, b, c, 1, 1);
	c = ld4(d + 8);
	if (c != 2147483649u) handle_error(c, ld4(d + 12));
	sp = d + 16;
}

static void extend_from_slice(u32 a, u32 b, u32 c)
{
	u32 d;
	d = ld4(a + 8);
	if (c > ld4(a) - d) {
		do_reserve_and_handle(a, d, c);
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
	if (ld4(8388824) == 1) std_fail(8388686, 53);
	st4(8388828, ld4(b));
	st4(8388824, 1);
	st8(8388832, ld8(b + 24));
	st8(8388840, ld8(b + 32));
	st4(8388848, ld4(b + 40));
	sp = b + 48;
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

static u32 proconio_read(void)
{
	u32 a, b, c, d, e, f, g, h, i, k;
	u64 j;
	sp = a = frame(64);
	if (!ld4(8388824)) try_init(ld4(8388820));
	if (ld4(8388828)) std_fail(8388686, 53);
	st4(8388828, -1);
	b = M[8388848];
	c = ld4(8388844);
	d = ld4(8388840);
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
		M[8388848] = 1;
		d = e;
		i = c;
		goto L10;
	L11:
		b = 0;
		d = i + 1;
		c -= d;
		st4(8388844, c);
		d += e;
		st4(8388840, d);
	L10:
		if (i) goto L7;
	}
	c = 0;
	f = ld4(8388832);
	g = ld4(8388836);
	d = h = f + g;
	goto L6;
L7:
	f = ld4(8388832);
	g = ld4(8388836);
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
	st4(8388828, 0);
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

static void vec_from_elem(u32 a, u32 b)
{
	u32 c;
	c = 0;
	if (b > 2147483647) handle_error(c, b);
	c = globalalloc_alloc(b);
	if (!c) {
		c = 1;
		handle_error(c, b);
	}
	if (b) fill(c, 0, b);
	st4(a + 8, b);
	st4(a + 4, c);
	st4(a, b);
}

static void drop_in_place(u32 a)
{
	u32 b;
	b = ld4(a);
	if (b) globalalloc_dealloc(ld4(a + 4), b << 2);
	b = ld4(a + 12);
	if (b) globalalloc_dealloc(ld4(a + 16), b << 2);
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, p, q, r, s, t, u, v, w, y;
	u64 n, x;
	sp = a = frame(128);
	if (!ld4(8388824)) try_init(ld4(8388820));
	if (ld4(8388828)) std_fail(8388686, 53);
	st4(8388828, -1);
	b = M[8388848];
	c = ld4(8388844);
	d = ld4(8388840);
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
		M[8388848] = 1;
		d = e;
		i = c;
		goto L11;
	L12:
		b = 0;
		d = i + 1;
		c -= d;
		st4(8388844, c);
		d += e;
		st4(8388840, d);
	L11:
		if (i) goto L8;
	}
	c = 0;
	f = ld4(8388832);
	g = ld4(8388836);
	d = h = f + g;
	goto L7;
L8:
	f = ld4(8388832);
	g = ld4(8388836);
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
		st4(8388828, 0);
		proconio_read();
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
	st4(8388828, 0);
	h = proconio_read();
	if (h >= d) std_fail(8388686, 53);
	j = d - 1;
	q = j << 3;
	if (j > 536870911 || q > 2147483644) handle_error(i, q);
	if (q) {
		r = j;
		s = globalalloc_alloc(q);
		if (s) goto L30;
		i = 4;
		handle_error(i, q);
	}
	r = 0;
	s = 4;
L30:
	if (j) {
		b = 1;
		i = s;
		do {
			e = proconio_read();
			st4(i + 4, proconio_read());
			st4(i, e);
			i += 8;
			b++;
		} while (d != b);
		p = s + q;
		c = a + 76;
		m = s;
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
	t = s + (j << 3);
	g = a + 76;
	c = 0;
	f = ld4(a + 44);
	e = ld4(a + 48);
	b = s;
	for (;;) {
		if ((c & 1) != 0 && i != 2) m = b;
		else {
			if (b == t) {
				i = 0;
				p = e - (e != 0);
				b = f;
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
				i = ld4(f + (d << 2));
				if (i >= 4294901761u) std_fail(8388608, 78);
				from_elem(a + 52, i);
				u = e << 2;
				i = 0;
				if (e > 1073741823 || u > 2147483644) handle_error(i, u);
				g = globalalloc_alloc(u);
				if (!g) {
					i = 4;
					handle_error(i, u);
				}
				if (u) copy(g, f, u);
				f = a + 76;
				j = 0;
				v = ld4(a + 56);
				w = ld4(a + 60);
				b = s;
				for (;;) {
					if ((j & 1) != 0 && i != 2) k = b;
					else {
						if (b == t) break;
						k = b + 8;
						p = ld4(b + 4);
						m = ld4(b);
						i = 0;
					}
					st4(a + 84, p);
					st4(a + 76, m);
					st4(a + 80, p);
					st4(a + 88, m);
					j = f + (i << 3);
					b = ld4(j);
					if (b >= e) std_fail(8388686, 53);
					c = g + (b << 2);
					b = ld4(c);
					if (b >= 4294901761u) std_fail(8388608, 78);
					if (b >= w) std_fail(8388686, 53);
					st4(v + (b << 2), ld4(j + 4));
					b = ld4(c);
					if (b == ~0u) std_fail(8388686, 53);
					i++;
					j = 1;
					st4(c, b + 1);
					b = k;
				}
				st8(a + 16, ld8(a + 40));
				st4(a + 24, ld4(a + 48));
				st8(a + 28, ld8(a + 52));
				st4(a + 36, ld4(a + 60));
				globalalloc_dealloc(g, u);
				i = d << 3;
				b = 0;
				if (d > 536870911 || i > 2147483644) handle_error(b, i);
				if (i) {
					p = globalalloc_alloc(i);
					if (p) {
						if (i) fill(p, 0, i);
						u = d;
						goto L50;
					}
					b = 4;
					handle_error(b, i);
				}
				u = 0;
				p = 4;
			L50:
				k = globalalloc_alloc(4);
				if (!k) std_fail(8388686, 53);
				st4(k, h);
				st4(a + 60, 1);
				st4(a + 56, k);
				st4(a + 52, 1);
				f = 0;
				v = ld4(a + 32);
				w = ld4(a + 36);
				t = ld4(a + 20);
				g = ld4(a + 24);
				m = 1;
				do {
					j = ld4(k + (f << 2));
					if (j >= 4294901761u) std_fail(8388608, 78);
					if (j >= g) std_fail(8388686, 53);
					b = ld4(t + (j << 2));
					if (b >= 4294901761u) std_fail(8388608, 78);
					i = j + 1;
					if (i >= g) std_fail(8388686, 53);
					i = ld4(t + (i << 2));
					if (i >= 4294901761u) std_fail(8388608, 78);
					if (i < b || i > w) std_fail(8388686, 53);
					if (b != i) {
						y = i << 2;
						i = b << 2;
						e = y - i;
						b = v + i;
						do {
							i = ld4(b);
							if (i >= 4294901761u) std_fail(8388608, 78);
							if (i != h) {
								if (i >= d) std_fail(8388686, 53);
								c = p + (i << 3);
								if (!ld4(c)) {
									st4(c + 4, j);
									st4(c, 1);
									if (m == ld4(a + 52)) {
										grow_one(a + 52);
										k = ld4(a + 56);
									}
									st4(k + (m << 2), i);
									m++;
									st4(a + 60, m);
								}
							}
							b += 4;
							e -= 4;
						} while (e);
					}
				} while (++f < m);
				i = 0;
				b = p;
				do {
					if (h != i && ld4(b) != 1) goto L67;
					b += 8;
					i++;
				} while (d != i);
				vec_from_elem(a + 64, d);
				k = ld4(a + 68);
				f = ld4(a + 72);
				b = s;
				for (;;) {
					if (!q) {
						g = ld4(a + 56);
						f = ld4(a + 52);
						i = ld4(a + 64);
						if (i) globalalloc_dealloc(k, i);
						drop_in_place(a + 16);
						vec_from_elem(a + 64, d);
						if (m) break;
						c = ld4(a + 68);
						m = ld4(a + 72);
						goto L69;
					}
					e = ld4(b);
					if (e >= d) std_fail(8388686, 53);
					i = c = ld4(b + 4);
					j = p + (e << 3);
					if (ld4(j) == 1) i = ld4(j + 4) == c ? e : c;
					if (i >= d) std_fail(8388686, 53);
					j = p + (i << 3);
					if (ld4(j) != 1 || ld4(j + 4) != (c ^ e ^ i)) goto L68;
					if (i >= f) std_fail(8388686, 53);
					b += 8;
					i += k;
					e = M[i];
					M[i] = 1;
					q -= 8;
					if (e) goto L68;
				}
				j = g - 4;
				i = m << 2;
				c = ld4(a + 68);
				m = ld4(a + 72);
				do {
					b = ld4(j + i);
					if (b >= d) std_fail(8388686, 53);
					e = p + (b << 3);
					if (ld4(e)) {
						if (b >= m) std_fail(8388686, 53);
						e = ld4(e + 4);
						if (e >= m) std_fail(8388686, 53);
						e += c;
						M[e] = (M[c + b] ^ 1) | M[e];
					}
					i -= 4;
				} while (i);
			L69:
				b = 0;
				i = p;
				do {
					if (ld4(i) == 1 && ld4(i + 4) == h) {
						if (b >= m) std_fail(8388686, 53);
						e = 1;
						if (M[c + b] != 1) {
							d = b;
							goto L101;
						}
					}
					i += 8;
					b++;
				} while (d != b);
				e = 0;
			L101:
				i = ld4(a + 64);
				if (i) globalalloc_dealloc(c, i);
				if (e) {
					i = ld4(8388816);
					if (ld4(8388808) - i <= 35) {
						do_reserve_and_handle(8388808, i, 36);
						i = ld4(8388816);
					}
					copy(ld4(8388812) + i, 8388771, 36);
					st4(8388816, i + 36);
					if (d + 2 >= 4294901762u) std_fail(8388608, 78);
					fill(a + 64, 48, 40);
					i = d + 1;
					n = d > 4294901759u ? (u64)i4(i) : i;
					i = 41;
					do {
						if (i == 1) std_fail(8388686, 53);
						x = n / 10;
						M[a + 64 + i - 2] = (u32)(x * 246 + n) | 48;
						i--;
						b = n < 10;
						n = x;
					} while (!b);
					extend_from_slice(8388808, a + 64 + i - 1, 41 - i);
					i = ld4(8388816);
					if (ld4(8388808) == i) {
						do_reserve_and_handle(8388808, i, 1);
						i = ld4(8388816);
					}
					b = i + 1;
					st4(8388816, b);
					M[ld4(8388812) + i] = 10;
					if (i < 65536) goto L107;
					host_write(ld4(8388812), b);
				} else {
					i = ld4(8388816);
					if (ld4(8388808) - i <= 18) {
						do_reserve_and_handle(8388808, i, 19);
						i = ld4(8388816);
					}
					e = i + 19;
					st4(8388816, e);
					c = ld4(8388812);
					b = c + i;
					st8(b, ld8(8388752));
					st8(b + 8, ld8(8388760));
					st4(b + 15, ld4(8388767));
					if (i < 65518) goto L107;
					host_write(c, e);
				}
				st4(8388816, 0);
			L107:
				if (u) globalalloc_dealloc(p, u << 3);
				if (f) globalalloc_dealloc(g, f << 2);
				if (r) globalalloc_dealloc(s, r << 3);
				i = ld4(8388816);
				if (i) {
					host_write(ld4(8388812), i);
					st4(8388816, 0);
				}
				sp = a + 128;
				return;
			L68:
				i = ld4(a + 64);
				if (!i) goto L67;
				globalalloc_dealloc(k, i);
			L67:
				i = ld4(a + 52);
				if (i) globalalloc_dealloc(ld4(a + 56), i << 2);
				if (u) globalalloc_dealloc(p, u << 3);
				drop_in_place(a + 16);
				std_fail(8388686, 53);
			}
			m = b + 8;
			j = ld4(b + 4);
			k = ld4(b);
			i = 0;
		}
		st4(a + 84, j);
		st4(a + 76, k);
		b = ld4(g + (i << 3));
		if (b == ~0u) std_fail(8388686, 53);
		if (++b >= e) std_fail(8388686, 53);
		b = f + (b << 2);
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
				if (!c) goto L123;
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
L123:
	j = h;
L6:
	if (j < f) std_fail(8388686, 53);
	i = j - f;
	if (j == f) goto L129;
	if (i >= g) {
		if (i == g) goto L129;
		goto L4;
	}
	if (i4(ext1(M[f + i])) <= -65) goto L4;
L129:
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
	next_back(a + 8, a + 64);
	std_fail(8388686, 53);
L4:
	slice_error_fail_rt(f, g, 0, i);
}

int main(void)
{
	M = (unsigned char *)calloc(129, 65536);
	if (!M) die("out of memory");
	memcpy(M + 8388608, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memoryFirst player loses\nFirst player wins flying to "
		"airport \0\0\0\0\0\1\0\0\0\0\0\0\0\1", 213);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
