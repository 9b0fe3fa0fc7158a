/* BZOJ 1982, https://hydro.ac/d/bzoj/p/1982, made by `cargo judge bundle bzoj1982 --write` from 70d14f37ec0b6be8 */
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
static u32 sar4(u32 x, u32 n)
{
	u32 sign = -(x >> 31);
	return ((x ^ sign) >> (n & 31)) ^ sign;
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
	a = ld4(8388788);
	if (a) {
		host_write(ld4(8388784), a);
		st4(8388788, 0);
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
	st4(8388952, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = clz4((a > 16 ? a : 16) - 1);
	c = 32 - b;
	if (!b) std_fail(8388686, 53);
	d = c << 2;
	b = ld4(d + 8388824);
	if (b) {
		st4(d + 8388824, ld4(b));
		return b;
	}
	b = ld4(8388952);
	if (b) {
		if (b >= 4294967280u) std_fail(8388686, 53);
	} else {
		b = pages << 16;
		st4(8388952, b);
	}
	b = (b + 15) & -16;
	a = b + (a > 65536 ? a : 1u << (c & 31));
	if (a >= b) {
		memory_reach(a);
		return b;
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
		if (c == ld4(8388952)) {
			st4(8388952, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 8388824));
		st4(b + 8388824, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 8388824));
	st4(b + 8388824, a);
}

static void finish_grow(u32 a, u32 b, u32 c, u32 d)
{
	u32 e;
	if (d <= 2147483647) {
		if (b) {
			e = b + c;
			if (e < b) std_fail(8388686, 53);
			if (e == ld4(8388952) && b > 65536) {
				b = d + c;
				if (b < d) std_fail(8388686, 53);
				memory_reach(b);
				goto L5;
			}
			if (d <= 65536 && clz4((b > 16 ? b : 16) - 1) == clz4((d > 16 ? d : 16) - 1)) goto L5;
			e = globalalloc_alloc(d);
			if (e) {
				if (b) copy(e, c, b);
				globalalloc_dealloc(c, b);
				goto L4;
			}
		} else {
			if (!d) {
				e = 1;
				goto L4;
			}
			e = globalalloc_alloc(d);
			if (e) goto L4;
		}
		b = 1;
		st4(a + 4, 1);
		goto L3;
	L5:
		e = c;
	L4:
		st4(a + 4, e);
		b = 0;
	L3:
		c = 8;
	} else {
		b = 1;
		c = 4;
		d = 0;
	}
	st4(a + c, d);
	st4(a, b);
}

static void handle_error(u32 a, u32 b)
{
	std_fail(8388686, 53);
}

static void input_first(u32 a)
{
	u32 b, c, d, e, f, g = 0, h, i, j, k, m, n, p, q;
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
			finish_grow(b, c, d, e);
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
				c = (e != 0) & (p <= f);
				q = f < p ? f : p;
				if (j < q) {
					e = h + i;
					i = i - q + 1;
					do {
						q = M[e];
						g = g << 6 | (q & 63);
						e++;
						c &= i4(ext1(q)) < -64;
					} while (++i);
				}
				st8(b + 8, (u64)65536 << 32 | 2048);
				st8(b, (u64)128 << 32 | 128);
				if (c != 0 && m <= 4294967287u && g >= ld4(b + (n << 2))) {
					i = p;
					if ((g ^ 55296) - 1114112 > 4293855231u) goto L12;
				}
				M[k] = 63;
			}
			i = j;
		L12:;
		} while (i < f);
	}
	if (!globalalloc_alloc(12)) std_fail(8388686, 53);
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
	if (ld4(8388796) == 1) std_fail(8388686, 53);
	st4(8388800, ld4(b));
	st4(8388796, 1);
	st8(8388804, ld8(b + 24));
	st8(8388812, ld8(b + 32));
	st4(8388820, ld4(b + 40));
	sp = b + 48;
}

static void do_reserve_and_handle(u32 a, u32 b, u32 c)
{
	u32 d, e;
	sp = d = frame(16);
	b += c;
	if (b < c) {
		d = 0;
		handle_error(d, a);
	}
	e = c = ld4(a);
	c <<= 1;
	c = b > c ? b : c;
	c = c > 8 ? c : 8;
	finish_grow(d + 4, e, ld4(a + 4), c);
	if (ld4(d + 4) != 1) {
		b = ld4(d + 8);
		st4(a, c);
		st4(a + 4, b);
		sp = d + 16;
		return;
	}
	a = ld4(d + 12);
	d = ld4(d + 8);
	handle_error(d, a);
}

static void host_append(u32 a, u32 b)
{
	u32 c;
	if (b < 65537) {
		c = ld4(8388788);
		if (b > ld4(8388780) - c) {
			do_reserve_and_handle(8388780, c, b);
			c = ld4(8388788);
		}
		if (b) copy(ld4(8388784) + c, a, b);
		st4(8388788, c + b);
		return;
	}
	c = ld4(8388788);
	if (c) {
		host_write(ld4(8388784), c);
		st4(8388788, 0);
	}
	host_write(a, b);
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

static void heapsort_heapsort(u32 a, u32 b)
{
	u32 c, d, f, g, h, i, j, k, m, n, p;
	u64 e;
	c = (b >> 1) + b;
	do {
		if (--c >= b) d = c - b;
		else {
			e = ld8(a);
			f = a + (c << 3);
			st8(a, ld8(f));
			st8(f, e);
			d = 0;
		}
		g = d << 1;
		f = g | 1;
		h = b < c ? b : c;
		if (f >= h) goto L5;
		do {
			g += 2;
			if (g >= h) g = f;
			else {
				i = a + (f << 3);
				j = a + (g << 3);
				g = ld4(i + 4);
				p = ld4(i);
				i = ld4(j + 4);
				j = memcmp_fn(p, ld4(j), g < i ? g : i);
				g = ((j ? j : g - i) >> 31) + f;
			}
			i = a + (d << 3);
			k = ld4(i);
			j = a + (g << 3);
			m = ld4(j);
			f = ld4(i + 4);
			d = ld4(j + 4);
			n = memcmp_fn(k, m, f < d ? f : d);
			if ((n ? n : f - d) <= 2147483647) goto L5;
			st4(j, k);
			st4(i, m);
			st4(i + 4, d);
			st4(j + 4, f);
			d = g;
			g <<= 1;
			f = g | 1;
		} while (f < h);
	L5:;
	} while (c);
}

static u32 median3_rec(u32 a, u32 b, u32 c, u32 d)
{
	u32 e, f, g, h, i, j, k;
	if (d >= 8) {
		d >>= 3;
		e = d << 5;
		f = d * 56;
		a = median3_rec(a, a + e, a + f, d);
		b = median3_rec(b, b + e, b + f, d);
		c = median3_rec(c, c + e, c + f, d);
	}
	g = ld4(a);
	h = ld4(b);
	d = ld4(a + 4);
	e = ld4(b + 4);
	i = memcmp_fn(g, h, d < e ? d : e);
	j = ld4(c);
	f = ld4(c + 4);
	g = memcmp_fn(g, j, d < f ? d : f);
	k = g ? g : d - f;
	d = i ? i : d - e;
	if ((k ^ d) <= 2147483647) {
		a = memcmp_fn(h, j, e < f ? e : f);
		a = ((a ? a : e - f) ^ d) > 2147483647 ? c : b;
	}
	return a;
}

static void swap_if_less(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g;
	b = a + (b << 3);
	a += c << 3;
	d = ld4(a);
	e = ld4(b);
	c = ld4(a + 4);
	f = ld4(b + 4);
	g = memcmp_fn(d, e, c < f ? c : f);
	c = (g ? g : c - f) > 2147483647;
	f = ld4((c ? b : a) + 4);
	st8(b, ld8(c ? a : b));
	st4(a + 4, f);
	st4(a, c ? e : d);
}

static void insertion_sort_shift_left(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g, h, i, j;
	if (c > b) trap();
	if (c != b) {
		d = a + (b << 3);
		e = c << 3;
		f = a + e;
		do {
			g = ld4(f);
			h = ld4(f + 4);
			b = ld4(f - 4);
			c = memcmp_fn(g, ld4(f - 8), h < b ? h : b);
			if ((c ? c : h - b) > 2147483647) {
				b = e;
				do {
					c = a + b;
					st8(c, ld8(c - 8));
					if (b == 8) {
						b = a;
						goto L6;
					}
					b -= 8;
					j = ld4(c - 16);
					c = ld4(c - 12);
					i = memcmp_fn(g, j, h < c ? h : c);
				} while ((i ? i : h - c) > 2147483647);
				b += a;
			L6:
				st4(b + 4, h);
				st4(b, g);
			}
			e += 8;
			f += 8;
		} while (f != d);
	}
}

static void quicksort_quicksort(u32 a, u32 b, u32 c, u32 d)
{
	u32 e, f, g, h, i, j, k, m, n, p, q, s, t, u, v, w, x;
	u64 r;
	sp = e = frame(256);
	if (b >= 33) {
		do {
			if (!d) {
				heapsort_heapsort(a, b);
				goto L1;
			}
			f = b >> 3;
			g = a + f * 56;
			h = a + (f << 5);
			if (b >= 64) i = median3_rec(a, h, g, f);
			else {
				j = ld4(a);
				k = ld4(h);
				f = ld4(a + 4);
				m = ld4(h + 4);
				n = memcmp_fn(j, k, f < m ? f : m);
				i = a;
				p = ld4(g);
				q = ld4(g + 4);
				j = memcmp_fn(j, p, f < q ? f : q);
				x = j ? j : f - q;
				f = n ? n : f - m;
				if ((x ^ f) <= 2147483647) {
					i = memcmp_fn(k, p, m < q ? m : q);
					i = ((i ? i : m - q) ^ f) > 2147483647 ? g : h;
				}
			}
			d--;
			f = i - a;
			if (c) {
				g = a + f;
				h = ld4(c + 4);
				m = ld4(g + 4);
				q = memcmp_fn(ld4(c), ld4(g), h < m ? h : m);
				if ((q ? q : h - m) <= 2147483647) {
					r = ld8(a);
					st8(a, ld8(g));
					st8(g, r);
					f = ld4(a + 4);
					n = ld4(a);
					c = ld4(a + 12);
					s = ld4(a + 8);
					h = 0;
					g = i = a + 8;
					m = a + 16;
					t = a + (b << 3);
					u = t - 8;
					if (m < u) {
						h = 0;
						g = a;
						do {
							m = g + 16;
							q = ld4(g + 20);
							j = memcmp_fn(n, ld4(m), f < q ? f : q);
							k = i + (h << 3);
							st8(g + 8, ld8(k));
							st8(k, ld8(m));
							v = g + 24;
							k = ld4(g + 28);
							p = memcmp_fn(n, ld4(v), f < k ? f : k);
							h += ~(j ? j : f - q) >> 31;
							q = i + (h << 3);
							st8(m, ld8(q));
							st8(q, ld8(v));
							h += ~(p ? p : f - k) >> 31;
							q = g + 32;
							g = m;
						} while (q < u);
						g = m + 8;
						m += 16;
					}
					if (m != t) {
						do {
							j = g;
							g = m;
							m = ld4(g + 4);
							q = memcmp_fn(n, ld4(g), f < m ? f : m);
							k = i + (h << 3);
							st8(j, ld8(k));
							st8(k, ld8(g));
							h += ~(q ? q : f - m) >> 31;
							m = g + 8;
						} while (m != t);
						g = m - 8;
					}
					m = memcmp_fn(n, s, f < c ? f : c);
					q = i + (h << 3);
					st8(g, ld8(q));
					st4(q + 4, c);
					st4(q, s);
					f = h + (~(m ? m : f - c) >> 31);
					if (f >= b) trap();
					r = ld8(a);
					g = a + (f << 3);
					st8(a, ld8(g));
					st8(g, r);
					f++;
					b -= f;
					a += f << 3;
					c = 0;
					goto L9;
				}
			}
			r = ld8(a);
			f += a;
			st8(a, ld8(f));
			st8(f, r);
			f = ld4(a + 4);
			i = ld4(a);
			s = ld4(a + 12);
			w = ld4(a + 8);
			h = 0;
			g = n = a + 8;
			m = a + 16;
			t = a + (b << 3);
			u = t - 8;
			if (m < u) {
				h = 0;
				g = a;
				do {
					m = g + 16;
					q = ld4(g + 20);
					j = memcmp_fn(ld4(m), i, q < f ? q : f);
					k = n + (h << 3);
					st8(g + 8, ld8(k));
					st8(k, ld8(m));
					v = g + 24;
					k = ld4(g + 28);
					p = memcmp_fn(ld4(v), i, k < f ? k : f);
					h += (j ? j : q - f) >> 31;
					q = n + (h << 3);
					st8(m, ld8(q));
					st8(q, ld8(v));
					h += (p ? p : k - f) >> 31;
					q = g + 32;
					g = m;
				} while (q < u);
				g = m + 8;
				m += 16;
			}
			if (m != t) {
				do {
					j = g;
					g = m;
					m = ld4(g + 4);
					q = memcmp_fn(ld4(g), i, m < f ? m : f);
					k = n + (h << 3);
					st8(j, ld8(k));
					st8(k, ld8(g));
					h += (q ? q : m - f) >> 31;
					m = g + 8;
				} while (m != t);
				g = m - 8;
			}
			m = memcmp_fn(w, i, s < f ? s : f);
			q = n + (h << 3);
			st8(g, ld8(q));
			st4(q + 4, s);
			st4(q, w);
			f = ((m ? m : s - f) >> 31) + h;
			if (f >= b) trap();
			r = ld8(a);
			g = a + (f << 3);
			st8(a, ld8(g));
			st8(g, r);
			quicksort_quicksort(a, f, c, d);
			b += ~f;
			a = g + 8;
			c = g;
		L9:;
		} while (b >= 33);
	}
	if (b < 2) goto L1;
	k = b >> 1;
	q = b < 18;
	h = q ? b : k;
	i = b - k;
	g = a + (k << 3);
	f = a;
	do {
		if (h > 12) {
			swap_if_less(f, 0, 12);
			swap_if_less(f, 1, 10);
			swap_if_less(f, 2, 9);
			swap_if_less(f, 3, 7);
			swap_if_less(f, 5, 11);
			swap_if_less(f, 6, 8);
			swap_if_less(f, 1, 6);
			swap_if_less(f, 2, 3);
			swap_if_less(f, 4, 11);
			swap_if_less(f, 7, 9);
			swap_if_less(f, 8, 10);
			swap_if_less(f, 0, 4);
			swap_if_less(f, 1, 2);
			swap_if_less(f, 3, 6);
			swap_if_less(f, 7, 8);
			swap_if_less(f, 9, 10);
			swap_if_less(f, 11, 12);
			swap_if_less(f, 4, 6);
			swap_if_less(f, 5, 9);
			swap_if_less(f, 8, 11);
			swap_if_less(f, 10, 12);
			swap_if_less(f, 0, 5);
			swap_if_less(f, 3, 8);
			swap_if_less(f, 4, 7);
			swap_if_less(f, 6, 11);
			swap_if_less(f, 9, 10);
			swap_if_less(f, 0, 1);
			swap_if_less(f, 2, 5);
			swap_if_less(f, 6, 9);
			swap_if_less(f, 7, 8);
			swap_if_less(f, 10, 11);
			swap_if_less(f, 1, 3);
			swap_if_less(f, 2, 4);
			swap_if_less(f, 5, 6);
			swap_if_less(f, 9, 10);
			swap_if_less(f, 1, 2);
			swap_if_less(f, 3, 4);
			swap_if_less(f, 5, 7);
			swap_if_less(f, 6, 8);
			swap_if_less(f, 2, 3);
			swap_if_less(f, 4, 5);
			swap_if_less(f, 6, 7);
			swap_if_less(f, 8, 9);
			m = 13;
		} else {
			m = 1;
			if (h <= 8) goto L25;
			swap_if_less(f, 0, 3);
			swap_if_less(f, 1, 7);
			swap_if_less(f, 2, 5);
			swap_if_less(f, 4, 8);
			swap_if_less(f, 0, 7);
			swap_if_less(f, 2, 4);
			swap_if_less(f, 3, 8);
			swap_if_less(f, 5, 6);
			swap_if_less(f, 0, 2);
			swap_if_less(f, 1, 3);
			swap_if_less(f, 4, 5);
			swap_if_less(f, 7, 8);
			swap_if_less(f, 1, 4);
			swap_if_less(f, 3, 6);
			swap_if_less(f, 5, 7);
			swap_if_less(f, 0, 1);
			swap_if_less(f, 2, 4);
			swap_if_less(f, 3, 5);
			swap_if_less(f, 6, 8);
			swap_if_less(f, 2, 3);
			swap_if_less(f, 4, 5);
			swap_if_less(f, 6, 7);
			swap_if_less(f, 1, 2);
			m = 9;
		}
		swap_if_less(f, 3, 4);
		swap_if_less(f, 5, 6);
	L25:
		insertion_sort_shift_left(f, h, m);
		if (q) goto L1;
		m = f == a;
		h = i;
		f = g;
	} while (m);
	h = g - 8;
	f = (b << 3) - 8;
	m = a + f;
	i = e + f;
	q = e;
	f = a;
	do {
		n = ld4(g + 4);
		j = ld4(f + 4);
		p = memcmp_fn(ld4(g), ld4(f), n < j ? n : j);
		p = p ? p : n - j;
		v = p <= 2147483647;
		st8(q, ld8(v ? f : g));
		n = ld4(m + 4);
		j = ld4(h + 4);
		t = memcmp_fn(ld4(m), ld4(h), n < j ? n : j);
		n = t ? t : n - j;
		st8(i, ld8(n <= 2147483647 ? m : h));
		f += v << 3;
		g += p >> 28 & 8;
		n = sar4(n, 31);
		h += n << 3;
		m += ~n << 3;
		i -= 8;
		q += 8;
	} while (--k);
	h += 8;
	if (b & 1) {
		i = f < h;
		st8(q, ld8(i ? f : g));
		g += (u32)(f >= h) << 3;
		f += i << 3;
	}
	if (f != h || g != m + 8) std_fail(8388686, 53);
	f = b << 3;
	if (f) copy(a, e, f);
L1:
	sp = e + 256;
}

static void unstable_ipnsort(u32 a, u32 b)
{
	u32 c, d, e, f, g, h, i;
	u64 j;
	c = ld4(a + 8);
	d = ld4(a + 12);
	e = ld4(a + 4);
	f = memcmp_fn(c, ld4(a), d < e ? d : e);
	g = f ? f : d - e;
	e = a + 20;
	h = 2;
	if (g > 2147483647) {
		for (;;) {
			i = ld4(e - 4);
			f = ld4(e);
			c = memcmp_fn(i, c, f < d ? f : d);
			if ((c ? c : f - d) <= 2147483647) goto L4;
			e += 8;
			d = f;
			c = i;
			h++;
			if (b == h) goto L3;
		}
	}
	for (;;) {
		i = ld4(e - 4);
		f = ld4(e);
		c = memcmp_fn(i, c, f < d ? f : d);
		if ((c ? c : f - d) > 2147483647) break;
		e += 8;
		d = f;
		c = i;
		h++;
		if (b == h) goto L3;
	}
L4:
	if (h != b) {
		quicksort_quicksort(a, b, 0, clz4(b | 1) << 1 ^ 62);
		return;
	}
L3:
	if (g <= 2147483647) return;
	e = b >> 1;
	d = (b << 3) + a - 8;
	for (;;) {
		j = ld8(a);
		st8(a, ld8(d));
		st8(d, j);
		d -= 8;
		a += 8;
		if (!--e) return;
	}
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, q, r, s;
	u64 p;
	sp = a = frame(80);
	st4(a + 36, 0);
	st8(a + 28, (u64)1 << 32);
	b = 1;
	c = 0;
	for (;;) {
		if (!ld4(8388796)) try_init(ld4(8388792));
		d = ld4(8388800);
		if (d >= 2147483647) std_fail(8388686, 53);
		e = M[8388820];
		f = ld4(8388816);
		g = ld4(8388812);
		while ((e & 1) == 0 && f != 0) {
			h = 0;
			for (;;) {
				e = M[g + h] - 9u;
				if (e <= 23 && 1u << (e & 31) & 8388635) break;
				h++;
				if (f == h) goto L15;
			}
			e = h + 1;
			g += e;
			f -= e;
			e = 0;
			if (h) goto L15;
		}
		host_append(b, c);
		h = 0;
		e = ld4(8388788);
		if (e > 65536) break;
		h = e;
		goto L10;
	L15:
		if (!ld4(8388796)) {
			try_init(ld4(8388792));
			d = ld4(8388800);
		}
		if (d) std_fail(8388686, 53);
		st4(8388800, -1);
		h = M[8388820];
		f = ld4(8388816);
		d = ld4(8388812);
		for (;;) {
			e = d;
			if (h & 1) break;
			if (f) {
				g = 0;
				do {
					h = M[e + g] - 9u;
					if (h <= 23 && 1u << (h & 31) & 8388635) goto L29;
					g++;
				} while (f != g);
			}
			h = 1;
			M[8388820] = 1;
			d = e;
			g = f;
			goto L28;
		L29:
			h = 0;
			d = g + 1;
			f -= d;
			st4(8388816, f);
			d += e;
			st4(8388812, d);
		L28:
			if (g) goto L25;
		}
		g = 0;
		i = ld4(8388804);
		j = ld4(8388808);
		k = i + j;
		goto L7;
	L25:
		i = ld4(8388804);
		j = ld4(8388808);
		d = i + j;
		k = e ? e : d;
		f = e ? g : 0;
		switch (f) {
		case 0:
			g = 0;
			goto L7;
		case 1:
			m = M[k];
			switch (m - 43) {
			case 0: case 2:
				h = 1;
				goto L8;
			default:
				goto L39;
			}
		}
		m = M[k];
	L39:
		n = (m & 255) == 43;
		h = k + n;
		n = f - n;
		if (n >= 9) {
			f = 0;
			for (;;) {
				if (!n) goto L43;
				p = (u64)f * 10;
				if ((u32)(p >> 32)) goto L9;
				q = M[h] - 48u;
				if (q > 9) goto L9;
				h++;
				n--;
				f = q + (u32)p;
				if (f < q) goto L9;
			}
		}
		if (!n) {
			i = 0;
			st4(8388800, 0);
			r = 1;
			s = 4;
			h = 0;
			j = 4;
			f = 0;
			goto L35;
		}
		f = 0;
		do {
			q = M[h] - 48u;
			if (q > 9) goto L9;
			h++;
			f = q + f * 10;
		} while (--n);
	L43:
		if (f >= 4294901761u) std_fail(8388608, 78);
		if (!e) goto L5;
		st4(8388800, 0);
		if (f >= 178956971) std_fail(8388686, 53);
		j = 4;
		i = h = 0;
		s = 4;
		m = f * 12;
		if (m) {
			i = f;
			s = globalalloc_alloc(m);
			if (!s) std_fail(8388686, 53);
		}
		if (f) {
			q = 0;
			do {
				if (!ld4(8388796)) try_init(ld4(8388792));
				if (ld4(8388800)) std_fail(8388686, 53);
				k = q + 1;
				st4(8388800, -1);
				e = M[8388820];
				d = ld4(8388816);
				n = ld4(8388812);
				do {
					g = n;
					if (e & 1) goto L52;
					if (d) {
						h = 0;
						do {
							e = M[g + h] - 9u;
							if (e <= 23 && 1u << (e & 31) & 8388635) goto L59;
							h++;
						} while (d != h);
					}
					e = 1;
					M[8388820] = 1;
					n = g;
					h = d;
					goto L58;
				L59:
					e = 0;
					n = h + 1;
					d -= n;
					st4(8388816, d);
					n += g;
					st4(8388812, n);
				L58:;
				} while (!h);
				if (!g) goto L52;
				d = globalalloc_alloc(h);
				if (!d) std_fail(8388686, 53);
				if (h) copy(d, g, h);
				st4(8388800, ld4(8388800) + 1);
				e = s + q * 12;
				st4(e + 8, h);
				st4(e + 4, d);
				st4(e, h);
				q = k;
			} while (k != f);
			n = s + m;
			d = s;
			do {
				e = d;
				d = e + 12;
				h = ld4(e + 8);
				e = ld4(e + 4);
				while (h) {
					h--;
					g = M[e];
					e++;
					if (((g - 58) & 255) < 246) std_fail(8388686, 53);
				}
			} while (d != n);
			j = globalalloc_alloc(f << 3);
			if (!j) std_fail(8388686, 53);
			r = 0;
			do {
				h = s + r * 12;
				d = ld4(h + 8);
				n = ld4(h + 4);
				q = d - (d + n);
				h = 0;
				do {
					g = h;
					if (g == d) {
						g = d;
						goto L72;
					}
					h = n + g;
					e = ext1(M[h]);
					if (e > 2147483647) {
						k = M[h + 1] & 63;
						m = e & 31;
						if (e > 4294967263u) {
							k = k << 6 | (M[h + 2] & 63);
							if (e >= 4294967280u) {
								e = k << 6 | (M[h + 3] & 63) | (m << 18 & 1835008);
								h += 4;
							} else {
								e = k | m << 12;
								h += 3;
							}
						} else {
							e = m << 6 | k;
							h += 2;
						}
					} else {
						h++;
						e &= 255;
					}
					h += q;
				} while (e == 48);
			L72:
				h = j + (r << 3);
				st4(h + 4, d - g);
				st4(h, n + g);
			} while (++r != f);
			d = j + 8;
			n = f - 1;
			e = j + 4;
			h = 0;
			do {
				g = h + 1;
				if (!ld4(e)) {
					if (g >= f) goto L80;
					for (;;) {
						if (ld4(d + 4)) {
							st8(j + (h << 3), ld8(d));
							h++;
						}
						d += 8;
						if (!--n) goto L80;
					}
				}
				d += 8;
				n--;
				e += 8;
				h = g;
			} while (f != g);
			h = f;
		L80:
			r = 0;
			if (h >= 2) {
				if (h >= 21) {
					unstable_ipnsort(j, h);
					goto L35;
				}
				insertion_sort_shift_left(j, h, 1);
			}
			goto L35;
		L52:
			h = ld4(8388808);
			str_index(a + 16, ld4(8388804), h, h);
			e = ld4(a + 16);
			h = ld4(a + 20);
			st2(a + 76, 1);
			st4(a + 72, h);
			st4(a + 68, 0);
			M[a + 64] = 1;
			st4(a + 60, 10);
			st4(a + 56, h);
			st4(a + 52, 0);
			st4(a + 48, h);
			st4(a + 44, e);
			st4(a + 40, 10);
			next_back(a + 8, a + 40);
			std_fail(8388686, 53);
		}
		r = 1;
		f = 0;
	L35:
		e = j;
		while (h) {
			m = 8388752;
			k = 13;
			if (h == 1) goto L88;
			g = ld4(e + 4);
			if (g != ld4(e + 12)) goto L88;
			d = h < 2 ? h : 2;
			h -= d;
			n = ld4(e);
			q = ld4(e + 8);
			e += d << 3;
			if (memcmp_fn(n, q, g)) goto L88;
		}
		m = 8388765;
		k = 14;
	L88:
		if (k > ld4(a + 28) - c) {
			do_reserve_and_handle(a + 28, c, k);
			b = ld4(a + 32);
			c = ld4(a + 36);
		}
		if (k) copy(b + c, m, k);
		c += k;
		st4(a + 36, c);
		if (!r) {
			globalalloc_dealloc(j, f << 3);
			h = s;
			do {
				e = ld4(h);
				if (e) globalalloc_dealloc(ld4(h + 4), e);
				h += 12;
			} while (--f);
		}
		if (i) globalalloc_dealloc(s, i * 12);
	}
	host_write(ld4(8388784), e);
	st4(8388788, 0);
L10:
	e = ld4(a + 28);
	if (e) {
		globalalloc_dealloc(b, e);
		h = ld4(8388788);
	}
	if (h) {
		host_write(ld4(8388784), h);
		st4(8388788, 0);
	}
	sp = a + 80;
	return;
L9:
	h = g;
	if (e) goto L8;
	k = d;
	g = 0;
	goto L6;
L8:
	if ((m & 255) != 43) goto L7;
	g = h - 1;
	d = k + 1;
	goto L6;
L7:
	d = k;
L6:
	h = g;
	e = d;
	do {
		if (!h) {
			for (;;) {
				if (!g) goto L100;
				g--;
				h = M[d];
				d++;
				if (h != 48) std_fail(8388608, 78);
			}
		}
		h--;
		f = M[e];
		e++;
	} while (((f - 48) & 255) < 10);
L100:
	d = k;
L5:
	if (d < i) std_fail(8388686, 53);
	h = d - i;
	if (d == i) goto L106;
	if (h >= j) {
		if (h == j) goto L106;
		goto L2;
	}
	if (i4(ext1(M[i + h])) <= -65) goto L2;
L106:
	st2(a + 76, 1);
	st4(a + 72, h);
	st4(a + 68, 0);
	M[a + 64] = 1;
	st4(a + 60, 10);
	st4(a + 56, h);
	st4(a + 52, 0);
	st4(a + 48, h);
	st4(a + 44, i);
	st4(a + 40, 10);
	next_back(a, a + 40);
	std_fail(8388686, 53);
L2:
	slice_error_fail_rt(i, j, 0, h);
}

int main(void)
{
	M = (unsigned char *)calloc(129, 65536);
	if (!M) die("out of memory");
	memcpy(M + 8388608, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memoryfirst player\nsecond player\n\0\0\0\0\0\1\0\0\0"
		"\0\0\0\0\1", 185);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
