/* POJ 1704, http://poj.org/problem?id=1704, made by `cargo judge bundle poj1704 --write` from 8df67027ecf13fcc */
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
static u64 sp = 8388608;
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
static u64 sar8(u64 x, u64 n)
{
	u64 sign = -(x >> 63);
	return ((x ^ sign) >> (n & 63)) ^ sign;
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
static u32 clz8(u64 x)
{
	return x >> 32 ? clz4((u32)(x >> 32)) : 32 + clz4((u32)x);
}
static unsigned char *M;
static u32 pages = 129;
static void overflow(void);
static u64 frame(u64 n)
{
	if (n > sp) overflow();
	return sp - n;
}
static void outside(void)
{
	die("outside the memory");
}
static void check(u64 p, u64 n)
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
static u32 ld4(u64 p)
{
	u32 v;
	GET(v, p);
	return v;
}
static u64 ld8(u64 p)
{
	u64 v;
	GET(v, p);
	return v;
}
static void st2(u64 p, u32 v)
{
	unsigned short w = (unsigned short)v;
	PUT(p, w);
}
static void st8(u64 p, u64 v)
{
	PUT(p, v);
}
static u32 grow(u64 n)
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
static void copy(u64 to, u64 from, u64 n)
{
	check(to, n);
	check(from, n);
	memmove(M + to, M + from, n);
}
static u32 host_read(u64 p, u64 n)
{
	check(p, n);
	fflush(stdout);
	return (u32)fread(M + p, 1, n, stdin);
}
static void host_write(u64 p, u64 n)
{
	check(p, n);
	fwrite(M + p, 1, n, stdout);
}
static void host_fail(u64 p, u64 n)
{
	check(p, n);
	fwrite(M + p, 1, n, stderr);
	exit(1);
}
static void multi3_fn(u64 a, u64 b, u64 c, u64 d, u64 e)
{
	u64 f, g, h, i;
	f = d + (u64)2147483648u;
	g = b + (u64)2147483648u;
	if ((e + (f < d)) | (c + (g < b)) ? 0 : (f | g) < (u64)1 << 32) {
		d *= b;
		b = sar8(d, 63);
	} else {
		f = d >> 32;
		g = b >> 32;
		h = f * g + c * d + e * b;
		d &= (u64)4294967295u;
		b &= (u64)4294967295u;
		c = d * b;
		d = (c >> 32) + d * g;
		i = h + (d >> 32);
		d = (d & (u64)4294967295u) + f * b;
		b = i + (d >> 32);
		d = d << 32 | (c & (u64)4294967295u);
	}
	st8(a, d);
	st8(a + 8, b);
}

static void host_flush(void)
{
	u64 a;
	a = ld8(8388720);
	if (a) {
		host_write(ld8(8388712), a);
		st8(8388720, 0);
	}
}

static void std_fail(u64 a, u64 b)
{
	host_flush();
	host_fail(a, b);
}

static void memory_reach(u64 a)
{
	u64 b, c;
	b = i4(grow(0));
	if (a > b << 16) {
		c = (a >> 16) - b + 1;
		if (grow(c + (b >> 3)) > 2147483647 && grow(c) > 2147483647) std_fail(8388661, 13);
	}
	st8(8389304, a);
}

static u64 globalalloc_alloc(u64 a)
{
	u64 b, c, d;
	b = (u64)64 - clz8((a > 16 ? a : 16) - 1);
	c = b << 3;
	d = ld8(c + 8388792);
	if (d) {
		st8(c + 8388792, ld8(d));
		return d;
	}
	d = ld8(8389304);
	if (!d) {
		d = (u64)i4(grow(0)) << 16;
		st8(8389304, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : (u64)1 << (b & 63)));
	return d;
}

static void globalalloc_dealloc(u64 a, u64 b)
{
	if (b > 65536) {
		if (b + a == ld8(8389304)) {
			st8(8389304, a);
			return;
		}
		b = ((u64)clz8(b) ^ 63) << 3;
		st8(a, ld8(b + 8388792));
		st8(b + 8388792, a);
		return;
	}
	b = ((u64)64 - clz8((b > 16 ? b : 16) - 1)) << 3;
	st8(a, ld8(b + 8388792));
	st8(b + 8388792, a);
}

static void finish_grow(u64 a, u64 b, u64 c, u64 d, u64 e, u64 f)
{
	u64 g, h, i;
	sp = g = frame(16);
	multi3_fn(g, f, 0, d, 0);
	h = 1;
	i = 8;
	if (!ld8(g + 8)) {
		d = ld8(g);
		if (d <= ((u64)2147483648u << 32) - e) {
			if (!b) {
				if (!d) {
					i = e;
					goto L4;
				}
				i = globalalloc_alloc(d);
				if (i) goto L4;
				goto L6;
			}
			f *= b;
			if (f + c != ld8(8389304) || f <= 65536) {
				if (d <= 65536 && clz8((f > 16 ? f : 16) - 1) == clz8((d > 16 ? d : 16) - 1)) goto L5;
				i = globalalloc_alloc(d);
				if (!i) goto L6;
				if (f) copy(i, c, f);
				globalalloc_dealloc(c, f);
				goto L4;
			}
			memory_reach(d + c);
			goto L5;
		L6:
			st8(a + 8, e);
			goto L3;
		L5:
			i = c;
		L4:
			st8(a + 8, i);
			h = 0;
		L3:
			i = 16;
			goto L1;
		}
	}
	d = 0;
L1:
	st8(a + i, d);
	st8(a, h);
	sp = g + 16;
}

static void handle_error(u64 a)
{
	std_fail(8388608, 53);
}

static void input_first(u64 a)
{
	u32 j, n, p, r;
	u64 b, c, d, e, f, g, h, i, k, m, q;
	sp = b = frame(32);
	c = 1;
	f = e = d = 0;
	do {
		g = e - f;
		if (g <= 65535) {
			if (f > (u64)-65537) {
				g = 0;
				handle_error(g);
			}
			e = f + 65536;
			finish_grow(b + 8, d, c, e, 1, 1);
			if (ld8(b + 8) == 1) {
				g = ld8(b + 16);
				handle_error(g);
			}
			c = ld8(b + 16);
			g = 65536;
			d = e;
		}
		g = host_read(c + f, g);
		f += g;
	} while (g);
	if (f) {
		h = c + 1;
		e = 0;
		do {
			d = e + 1;
			i = c + e;
			j = ext1(M[i]);
			if (j > 2147483647) {
				g = (u64)clz4(~(j << 24)) - 1;
				k = g < 3 ? g : 3;
				m = k + d;
				n = (g != 0) & (m <= f);
				p = 63 >> (k & 31) & j & 255;
				q = f < m ? f : m;
				if (d < q) {
					g = h + e;
					e = e - q + 1;
					do {
						r = M[g];
						p = p << 6 | (r & 63);
						g++;
						n &= i4(ext1(r)) < -64;
					} while (++e);
				}
				st8(b + 16, (u64)65536 << 32 | 2048);
				st8(b + 8, (u64)128 << 32 | 128);
				if (n != 0 && j <= 4294967287u && p >= ld4(b + 8 + (k << 2))) {
					e = m;
					if ((p ^ 55296) - 1114112 > 4293855231u) goto L10;
				}
				M[i] = 63;
			}
			e = d;
		L10:;
		} while (e < f);
	}
	if (!globalalloc_alloc(24)) std_fail(8388608, 53);
	M[a + 40] = 0;
	st8(a + 32, f);
	st8(a + 24, c);
	st8(a + 16, f);
	st8(a + 8, c);
	st8(a, 0);
	sp = b + 32;
}

static void call_0(u64 a, u64 b)
{
	switch (b) {
	case 1: input_first(a); return;
	}
	die("no such function");
}

static void try_init(u64 a)
{
	u64 b;
	sp = b = frame(96);
	call_0(b + 8, a);
	a = ld8(b + 8);
	copy(b + 56, b + 16, 40);
	if (ld8(8388736) == 1) std_fail(8388608, 53);
	st8(8388744, a);
	st8(8388736, 1);
	copy(8388752, b + 56, 40);
	sp = b + 96;
}

static void slice_error_fail(u64, u64, u64, u64);
static void slice_error_fail_rt(u64 a, u64 b, u64 c, u64 d)
{
	u64 e;
	if (c > b || d > b || c > d) std_fail(8388608, 53);
	if (!c || c >= b || i4(ext1(M[a + c])) > -65) {
		if (!d || d >= b || i4(ext1(M[a + d])) > -65) std_fail(8388608, 53);
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
		std_fail(8388608, 53);
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
	std_fail(8388608, 53);
L11:
	slice_error_fail(a, b, e, c);
L1:
	slice_error_fail(a, b, e, d);
}

static void slice_error_fail(u64 a, u64 b, u64 c, u64 d)
{
	slice_error_fail_rt(a, b, c, d);
}

static void str_index(u64 a, u64 b, u64 c, u64 d)
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
	st8(a + 8, d);
	st8(a, b);
}

static void next_back(u64 a, u64 b)
{
	u32 n, v, a1;
	u64 c, d, e = 0, f, g, h, i, j, k, m, p, q, r, s, t, u, w, x, y, z;
	sp = c = frame(16);
	d = 0;
	if (M[b + 65]) goto L1;
	if (!M[b + 64]) {
		M[b + 64] = 1;
		next_back(c, b);
		d = ld8(c);
		if (d) {
			e = ld8(c + 8);
			if (e) goto L1;
		}
		d = 0;
		if (M[b + 65] == 1) goto L1;
	}
	f = ld8(b + 16);
	g = ld8(b + 40);
	h = ld8(b + 32);
	if (g < h) goto L6;
	i = ld8(b + 24);
	if (g > i) goto L6;
	j = f + h;
	k = ((j + 7) & -8) - j;
	m = b + 48;
	n = M[b + 56];
	p = (u64)n & 255;
	q = p - 1;
	r = m + q;
	s = f - 1;
	t = s + h;
	u = -p;
	do {
		v = M[r];
		y = x = w = g - h;
		if (w >= k) {
			d = (w - k) & 15;
			if (w < d) std_fail(8388608, 53);
			x = w - d;
			y = k;
		}
		z = (u64)v & 255;
		e = s + g;
		d = w - x;
		do {
			if (!d) goto L14;
			d--;
			a1 = M[e];
			e--;
		} while (a1 != (v & 255));
		d += x;
		goto L13;
	L14:
		e = z * ((u64)16843009 << 32 | 16843009);
		do {
			d = x;
			if (d <= y) goto L17;
			x = d - 16;
			g = j + d;
			z = ld8(g - 16) ^ e;
			g = ld8(g - 8) ^ e;
		} while ((((((u64)16843009 << 32 | 16843008) - z) | z) & ((((u64)16843009 << 32 | 16843008) - g) | g) & ((u64)2155905152u << 32 | 2155905152u)) == ((u64)2155905152u << 32 | 2155905152u));
	L17:
		if (d > w) std_fail(8388608, 53);
		a1 = v & 255;
		do {
			if (!d) goto L12;
			e = t + d;
			d--;
		} while (M[e] != a1);
	L13:
		g = d + h;
		if (g < q) goto L9;
		w = g - q;
		y = w + p;
		if (y < w || y > i) goto L9;
		if ((n & 255) > 4) std_fail(8388608, 53);
		z = j + d;
		e = m;
		d = u;
		while (d) {
			x = z + d;
			a1 = M[e];
			e++;
			d++;
			if (a1 != M[x + 1]) goto L9;
		}
		st8(b + 40, w);
		d = ld8(b + 8);
		st8(b + 8, w);
		e = d - y;
		goto L5;
	L12:
		st8(b + 40, h);
		goto L6;
	L9:
		st8(b + 40, g);
		if (g < h) goto L6;
	} while (g <= i);
L6:
	M[b + 65] = 1;
	y = ld8(b);
	e = ld8(b + 8) - y;
L5:
	d = f + y;
L1:
	st8(a + 8, e);
	st8(a, d);
	sp = c + 16;
}

static void next_back_2(u64 a)
{
	u64 b;
	sp = b = frame(16);
	next_back(b, a);
	sp = b + 16;
}

static u64 proconio_read(void)
{
	u32 d, j;
	u64 a, b, c, e, f, g, h, i, k;
	sp = a = frame(112);
	if (!ld4(8388736)) try_init(ld8(8388728));
	if (ld8(8388744)) std_fail(8388608, 53);
	st8(8388744, -1);
	b = ld8(8388776);
	c = ld8(8388768);
	d = M[8388784];
	for (;;) {
		e = c;
		if (d & 1) break;
		if (b) {
			i = 0;
			do {
				c = M[e + i];
				if (c <= 32 && (u64)1 << (c & 63) & ((u64)1 << 32 | 13824)) goto L9;
				i++;
			} while (b != i);
		}
		d = 1;
		M[8388784] = 1;
		c = e;
		i = b;
		goto L8;
	L9:
		c = i + 1;
		b -= c;
		st8(8388776, b);
		c += e;
		st8(8388768, c);
		d = 0;
	L8:
		if (i) goto L5;
	}
	f = ld8(8388752);
	g = ld8(8388760);
	h = f + g;
	goto L2;
L5:
	f = ld8(8388752);
	g = ld8(8388760);
	h = f + g;
	j = !e;
	b = j ? h : e;
	c = j ? 0 : i;
	if (c <= 1) {
		if ((u32)c != 1) goto L3;
		d = M[b];
		switch (d - 43) {
		case 0: case 2:
			goto L3;
		default:
			goto L14;
		}
	}
	d = M[b];
L14:
	e = (d & 255) == 43;
	i = b + e;
	c -= e;
	e = 0;
	if (c >= 17) {
		for (;;) {
			if (!c) goto L18;
			multi3_fn(a + 16, e, 0, 10, 0);
			if (ld8(a + 24)) goto L3;
			d = M[i] - 48u;
			if (d > 9) goto L3;
			i++;
			c--;
			k = ld8(a + 16);
			e = k + d;
			if (e < k) goto L3;
		}
	}
	if (!c) goto L17;
	do {
		d = M[i] - 48u;
		if (d > 9) goto L3;
		i++;
		e = e * 10 + d;
	} while (--c);
L18:
	if (j) goto L2;
L17:
	st8(8388744, 0);
	sp = a + 112;
	return e;
L3:
	h = b;
L2:
	str_index(a, f, g, h - f);
	c = ld8(a);
	i = ld8(a + 8);
	M[a + 96] = 1;
	st8(a + 88, (u64)10 << 32 | 10);
	st8(a + 80, i);
	st8(a + 72, 0);
	st8(a + 64, i);
	st8(a + 56, c);
	st2(a + 104, 1);
	st8(a + 48, i);
	st8(a + 40, 0);
	next_back_2(a + 40);
	std_fail(8388608, 53);
	return 0;
}

static void heapsort_heapsort(u64 a, u64 b)
{
	u64 c, d, e, f, g, h, i;
	c = (b >> 1) + b;
	do {
		if (--c >= b) d = c - b;
		else {
			e = ld8(a);
			d = a + (c << 3);
			st8(a, ld8(d));
			st8(d, e);
			d = 0;
		}
		f = d << 1;
		e = f | 1;
		g = b < c ? b : c;
		if (e >= g) goto L5;
		do {
			f += 2;
			if (f < g) e += ld8(a + (f << 3)) < ld8(a + (e << 3));
			f = a + (e << 3);
			h = ld8(f);
			d = a + (d << 3);
			i = ld8(d);
			if (h >= i) goto L5;
			st8(f, i);
			st8(d, h);
			d = e;
			f = e << 1;
			e = f | 1;
		} while (e < g);
	L5:;
	} while (c);
}

static u64 median3_rec(u64 a, u64 b, u64 c, u64 d)
{
	u32 g;
	u64 e, f;
	if (d >= 8) {
		d >>= 3;
		e = d << 5;
		f = d * 56;
		a = median3_rec(a, a + e, a + f, d);
		b = median3_rec(b, b + e, b + f, d);
		c = median3_rec(c, c + e, c + f, d);
	}
	d = ld8(b);
	e = ld8(a);
	g = d < e;
	f = ld8(c);
	return g != (f < e) ? a : g != (f < d) ? c : b;
}

static void quicksort_quicksort(u64 a, u64 b, u64 c, u32 d)
{
	u32 j;
	u64 e, f, g, h, i, k, m, n, p, q, r, s, t, u, v, w, x, y, z, a1, b1, c1, d1, e1, f1, g1, h1, i1, j1;
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
			if (b >= 64) f = median3_rec(a, h, g, f);
			else {
				f = ld8(h);
				i = ld8(a);
				j = f < i;
				k = ld8(g);
				f = j != (k < i) ? a : j != (k < f) ? g : h;
			}
			d--;
			f -= a;
			if (c) {
				h = ld8(a);
				i = a + f;
				g = ld8(i);
				if (g < ld8(c)) goto L11;
				st8(a, g);
				st8(i, h);
				i = a + 8;
				k = ld8(a);
				c = ld8(a + 8);
				g = 0;
				f = a + 16;
				m = a + (b << 3);
				n = m - 8;
				if (f >= n) h = i;
				else {
					g = 0;
					do {
						h = i + (g << 3);
						st8(f - 8, ld8(h));
						p = ld8(f);
						st8(h, p);
						g += p >= k;
						h = i + (g << 3);
						st8(f, ld8(h));
						p = ld8(f + 8);
						st8(h, p);
						g += p >= k;
						f += 16;
					} while (f < n);
					h = f - 8;
				}
				if (f != m) {
					do {
						p = i + (g << 3);
						st8(h, ld8(p));
						h = f;
						f = ld8(h);
						st8(p, f);
						g += f >= k;
						f = h + 8;
					} while (f != m);
					h = f - 8;
				}
				f = i + (g << 3);
				st8(h, ld8(f));
				st8(f, c);
				f = g + (c >= k);
				if (f >= b) trap();
				g = ld8(a);
				h = a + (f << 3);
				st8(a, ld8(h));
				st8(h, g);
				f++;
				b -= f;
				a += f << 3;
				c = 0;
				goto L10;
			}
			g = ld8(a + f);
			h = ld8(a);
		L11:
			st8(a, g);
			st8(a + f, h);
			i = a + 8;
			k = ld8(a);
			q = ld8(a + 8);
			g = 0;
			f = a + 16;
			m = a + (b << 3);
			n = m - 8;
			if (f >= n) h = i;
			else {
				g = 0;
				do {
					h = i + (g << 3);
					st8(f - 8, ld8(h));
					p = ld8(f);
					st8(h, p);
					g += k < p;
					h = i + (g << 3);
					st8(f, ld8(h));
					p = ld8(f + 8);
					st8(h, p);
					g += k < p;
					f += 16;
				} while (f < n);
				h = f - 8;
			}
			if (f != m) {
				do {
					p = i + (g << 3);
					st8(h, ld8(p));
					h = f;
					f = ld8(h);
					st8(p, f);
					g += k < f;
					f = h + 8;
				} while (f != m);
				h = f - 8;
			}
			f = i + (g << 3);
			st8(h, ld8(f));
			st8(f, q);
			f = g + (k < q);
			if (f >= b) trap();
			h = ld8(a);
			g = a + (f << 3);
			st8(a, ld8(g));
			st8(g, h);
			quicksort_quicksort(a, f, c, d);
			b += ~f;
			a = g + 8;
			c = g;
		L10:;
		} while (b >= 33);
	}
	if (b < 2) goto L1;
	r = b >> 1;
	j = b < 18;
	f = j ? b : r;
	s = b - r;
	c = a + (r << 3);
	i = a;
	do {
		if (f > 12) {
			g = ld8(i + 24);
			h = ld8(i + 56);
			k = g < h ? g : h;
			p = ld8(i + 16);
			m = ld8(i + 72);
			n = p < m ? p : m;
			q = k < n ? k : n;
			t = ld8(i + 48);
			u = ld8(i + 64);
			v = t < u ? t : u;
			w = ld8(i + 8);
			x = ld8(i + 80);
			y = w < x ? w : x;
			z = v < y ? v : y;
			a1 = q < z ? q : z;
			b1 = ld8(i + 32);
			c1 = ld8(i + 40);
			d1 = ld8(i + 88);
			e1 = c1 < d1 ? c1 : d1;
			f1 = b1 < e1 ? b1 : e1;
			g1 = ld8(i);
			h1 = ld8(i + 96);
			i1 = g1 < h1 ? g1 : h1;
			j1 = f1 < i1 ? f1 : i1;
			st8(i + 96, a1 < j1 ? a1 : j1);
			c1 = c1 > d1 ? c1 : d1;
			q = q > z ? q : z;
			z = c1 < q ? c1 : q;
			a1 = a1 > j1 ? a1 : j1;
			d1 = z < a1 ? z : a1;
			g1 = g1 > h1 ? g1 : h1;
			b1 = b1 > e1 ? b1 : e1;
			e1 = g1 < b1 ? g1 : b1;
			p = p > m ? p : m;
			g = g > h ? g : h;
			h = p < g ? p : g;
			m = w > x ? w : x;
			t = t > u ? t : u;
			u = m < t ? m : t;
			w = h < u ? h : u;
			x = e1 < w ? e1 : w;
			k = k > n ? k : n;
			n = v > y ? v : y;
			v = k < n ? k : n;
			y = f1 > i1 ? f1 : i1;
			f1 = v < y ? v : y;
			h1 = x < f1 ? x : f1;
			st8(i + 88, d1 < h1 ? d1 : h1);
			b1 = g1 > b1 ? g1 : b1;
			q = c1 > q ? c1 : q;
			c1 = b1 > q ? b1 : q;
			m = m > t ? m : t;
			g = p > g ? p : g;
			p = m > g ? m : g;
			st8(i, c1 > p ? c1 : p);
			t = x > f1 ? x : f1;
			x = z > a1 ? z : a1;
			z = t < x ? t : x;
			a1 = d1 > h1 ? d1 : h1;
			st8(i + 80, z < a1 ? z : a1);
			p = c1 < p ? c1 : p;
			h = h > u ? h : u;
			u = v > y ? v : y;
			v = h > u ? h : u;
			y = p > v ? p : v;
			g = m < g ? m : g;
			m = b1 < q ? b1 : q;
			q = g > m ? g : m;
			w = e1 > w ? e1 : w;
			k = k > n ? k : n;
			n = w > k ? w : k;
			b1 = q > n ? q : n;
			st8(i + 8, y > b1 ? y : b1);
			g = g < m ? g : m;
			m = t > x ? t : x;
			t = g < m ? g : m;
			k = w < k ? w : k;
			h = h < u ? h : u;
			u = k < h ? k : h;
			w = t < u ? t : u;
			x = z > a1 ? z : a1;
			st8(i + 72, w < x ? w : x);
			st8(i + 64, w > x ? w : x);
			t = t > u ? t : u;
			g = g > m ? g : m;
			h = k > h ? k : h;
			k = g < h ? g : h;
			st8(i + 56, t < k ? t : k);
			m = y < b1 ? y : b1;
			p = p < v ? p : v;
			n = q < n ? q : n;
			q = p > n ? p : n;
			st8(i + 16, m > q ? m : q);
			p = p < n ? p : n;
			g = g > h ? g : h;
			h = p < g ? p : g;
			k = t > k ? t : k;
			st8(i + 48, h < k ? h : k);
			st8(i + 40, h > k ? h : k);
			h = m < q ? m : q;
			g = p > g ? p : g;
			st8(i + 32, h < g ? h : g);
			st8(i + 24, h > g ? h : g);
			g = 13;
		} else {
			g = 1;
			if (f > 8) {
				g = ld8(i + 8);
				h = ld8(i + 56);
				k = g > h ? g : h;
				p = ld8(i);
				m = ld8(i + 24);
				n = p < m ? p : m;
				q = ld8(i + 32);
				t = ld8(i + 64);
				u = q < t ? q : t;
				v = n > u ? n : u;
				w = k < v ? k : v;
				x = ld8(i + 16);
				y = ld8(i + 40);
				z = x < y ? x : y;
				a1 = ld8(i + 48);
				b1 = z < a1 ? z : a1;
				c1 = w < b1 ? w : b1;
				p = p > m ? p : m;
				g = g < h ? g : h;
				h = p < g ? p : g;
				m = n < u ? n : u;
				n = h < m ? h : m;
				st8(i + 64, c1 < n ? c1 : n);
				g = p > g ? p : g;
				p = x > y ? x : y;
				q = q > t ? q : t;
				t = p > q ? p : q;
				u = g > t ? g : t;
				k = k > v ? k : v;
				p = p < q ? p : q;
				q = z > a1 ? z : a1;
				v = p > q ? p : q;
				x = k > v ? k : v;
				st8(i, u > x ? u : x);
				n = c1 > n ? c1 : n;
				p = p < q ? p : q;
				h = h > m ? h : m;
				m = p < h ? p : h;
				st8(i + 56, n < m ? n : m);
				g = g < t ? g : t;
				k = k < v ? k : v;
				q = g < k ? g : k;
				t = w > b1 ? w : b1;
				h = p > h ? p : h;
				p = t < h ? t : h;
				v = q < p ? q : p;
				m = n > m ? n : m;
				st8(i + 48, v < m ? v : m);
				st8(i + 40, v > m ? v : m);
				g = g > k ? g : k;
				h = t > h ? t : h;
				k = g < h ? g : h;
				p = q > p ? q : p;
				st8(i + 32, k < p ? k : p);
				st8(i + 24, k > p ? k : p);
				k = u < x ? u : x;
				g = g > h ? g : h;
				st8(i + 16, k < g ? k : g);
				st8(i + 8, k > g ? k : g);
				g = 9;
			}
		}
		if (g > f) trap();
		if (g != f) {
			n = i + (f << 3);
			m = g << 3;
			p = i + m;
			do {
				g = ld8(p - 8);
				k = ld8(p);
				if (g < k) {
					f = m;
					do {
						h = i + f;
						st8(h, g);
						if (f == 8) {
							f = i;
							goto L35;
						}
						f -= 8;
						g = ld8(h - 16);
					} while (g < k);
					f += i;
				L35:
					st8(f, k);
				}
				m += 8;
				p += 8;
			} while (p != n);
		}
		if (j) goto L1;
		d = i == a;
		f = s;
		i = c;
	} while (d);
	i = c - 8;
	f = (b << 3) - 8;
	k = a + f;
	m = e + f;
	p = e;
	h = a;
	do {
		f = ld8(h);
		g = ld8(c);
		st8(p, f > g ? f : g);
		n = ld8(i);
		q = ld8(k);
		d = n < q;
		st8(m, d ? n : q);
		m -= 8;
		p += 8;
		i += d ? (u64)-8 : 0;
		k += n >= q ? (u64)-8 : 0;
		h += (u64)(f >= g) << 3;
		c += (u64)(f < g) << 3;
	} while (--r);
	f = i + 8;
	if (b & 1) {
		d = h < f;
		st8(p, ld8(d ? h : c));
		c += (u64)(h >= f) << 3;
		h += (u64)d << 3;
	}
	if (h != f || c != k + 8) std_fail(8388608, 53);
	f = b << 3;
	if (f) copy(a, e, f);
L1:
	sp = e + 256;
}

static void unstable_ipnsort(u64 a, u64 b)
{
	u32 d;
	u64 c, e, f, g;
	c = ld8(a + 8);
	d = ld8(a) < c;
	e = a + 16;
	f = 2;
	if (d) {
		for (;;) {
			g = ld8(e);
			if (c >= g) goto L4;
			e += 8;
			c = g;
			f++;
			if (b == f) goto L3;
		}
	}
	for (;;) {
		g = ld8(e);
		if (c < g) break;
		e += 8;
		c = g;
		f++;
		if (b == f) goto L3;
	}
L4:
	if (f != b) {
		quicksort_quicksort(a, b, 0, clz8(b | 1) << 1 ^ 126);
		return;
	}
L3:
	if (!d) return;
	f = b >> 1;
	c = (b << 3) + a - 8;
	for (;;) {
		e = ld8(a);
		st8(a, ld8(c));
		st8(c, e);
		c -= 8;
		a += 8;
		if (!--f) return;
	}
}

static u64 grow_amortized(u64 a, u64 b, u64 c, u64 d, u64 e)
{
	u64 f, g, h;
	sp = f = frame(32);
	g = 0;
	b += c;
	if (b >= c) {
		h = c = ld8(a);
		c <<= 1;
		c = b > c ? b : c;
		g = e == 1 ? 8 : 4;
		c = c > g ? c : g;
		finish_grow(f + 8, h, ld8(a + 8), c, d, e);
		if (ld8(f + 8) == 1) g = ld8(f + 16);
		else {
			g = ld8(f + 16);
			st8(a, c);
			st8(a + 8, g);
			g = (u64)2147483648u << 32 | 1;
		}
	}
	sp = f + 32;
	return g;
}

static void grow_one(u64 a)
{
	a = grow_amortized(a, ld8(a), 1, 8, 8);
	if (a != ((u64)2147483648u << 32 | 1)) handle_error(a);
}

static void do_reserve_and_handle(u64 a, u64 b, u64 c)
{
	c = grow_amortized(a, b, c, 1, 1);
	if (c != ((u64)2147483648u << 32 | 1)) handle_error(c);
}

static void host_append(u64 a, u64 b)
{
	u64 c;
	if (b < 65537) {
		c = ld8(8388720);
		if (b > ld8(8388704) - c) {
			do_reserve_and_handle(8388704, c, b);
			c = ld8(8388720);
		}
		if (b) copy(ld8(8388712) + c, a, b);
		st8(8388720, c + b);
		return;
	}
	c = ld8(8388720);
	if (c) {
		host_write(ld8(8388712), c);
		st8(8388720, 0);
	}
	host_write(a, b);
}

static void main_fn(void)
{
	u32 n, t;
	u64 a, b, c, d, e, f, g, h, i, j, k, m, p, q, r, s, u;
	sp = a = frame(128);
	b = proconio_read();
	st8(a + 48, 0);
	c = 1;
	st8(a + 40, 1);
	st8(a + 32, 0);
	d = 0;
	if (b) {
		e = 0;
		do {
			f = proconio_read();
			if (f > ((u64)536870911 << 32 | 4294967295u)) std_fail(8388608, 53);
			g = f << 3;
			if (g >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(8388608, 53);
			if (g) {
				h = globalalloc_alloc(g);
				if (!h) std_fail(8388608, 53);
				i = f;
			} else {
				h = 8;
				i = 0;
			}
			if (f) {
				j = 0;
				do {
					if (!ld4(8388736)) try_init(ld8(8388728));
					if (ld8(8388744)) std_fail(8388608, 53);
					k = j + 1;
					st8(8388744, -1);
					m = ld8(8388776);
					d = ld8(8388768);
					n = M[8388784];
					for (;;) {
						p = d;
						if (n & 1) break;
						if (m) {
							c = 0;
							do {
								d = M[p + c];
								if (d <= 32 && (u64)1 << (d & 63) & ((u64)1 << 32 | 13824)) goto L18;
								c++;
							} while (m != c);
						}
						n = 1;
						M[8388784] = 1;
						d = p;
						c = m;
						goto L17;
					L18:
						d = c + 1;
						m -= d;
						st8(8388776, m);
						d += p;
						st8(8388768, d);
						n = 0;
					L17:
						if (c) goto L14;
					}
					q = ld8(8388752);
					r = ld8(8388760);
					m = q + r;
					goto L2;
				L14:
					q = ld8(8388752);
					r = ld8(8388760);
					s = q + r;
					t = !p;
					m = t ? s : p;
					d = t ? 0 : c;
					if (d <= 1) {
						if ((u32)d != 1) goto L2;
						n = M[m];
						switch (n - 43) {
						case 0: case 2:
							goto L2;
						default:
							goto L23;
						}
					}
					n = M[m];
				L23:
					p = (n & 255) == 43;
					c = m + p;
					d -= p;
					p = 0;
					if (d >= 17) {
						for (;;) {
							if (!d) goto L27;
							multi3_fn(a + 16, p, 0, 10, 0);
							if (ld8(a + 24)) goto L2;
							n = M[c] - 48u;
							if (n > 9) goto L2;
							c++;
							d--;
							u = ld8(a + 16);
							p = u + n;
							if (p < u) goto L2;
						}
					}
					if (!d) goto L26;
					do {
						n = M[c] - 48u;
						if (n > 9) goto L2;
						c++;
						p = p * 10 + n;
					} while (--d);
				L27:
					m = s;
					if (t) goto L2;
				L26:
					st8(8388744, 0);
					st8(h + (j << 3), p);
					j = k;
				} while (k != f);
			}
			e++;
			st8(a + 64, h);
			st8(a + 56, i);
			st8(a + 72, f);
			j = f & 7;
			p = f & ((u64)268435455 << 32 | 4294967288u);
			m = h + (p << 3);
			d = h;
			while (p) {
				n = 0;
				c = 0;
				do {
					n |= !ld8(d + c);
					c += 8;
				} while (c != 64);
				p -= 8;
				d += 64;
				if (n & 1) std_fail(8388608, 53);
			}
			c = j << 3;
			while (c) {
				c -= 8;
				d = ld8(m);
				m += 8;
				if (!d) std_fail(8388608, 53);
			}
			if (f >= 2) {
				if (f >= 21) unstable_ipnsort(h, f);
				else {
					f = h + 8;
					g += h;
					j = 0;
					do {
						d = ld8(f - 8);
						p = ld8(f);
						if (d < p) {
							c = j;
							do {
								st8(h + c + 8, d);
								if (!c) {
									c = h;
									goto L46;
								}
								c -= 8;
								m = c + h;
								d = ld8(m);
							} while (d < p);
							c = m + 8;
						L46:
							st8(c, p);
						}
						j += 8;
						f += 8;
					} while (f != g);
					f = ld8(a + 72);
					h = ld8(a + 64);
				}
			}
			d = f + 1;
			c = h;
			for (;;) {
				if (--d <= 1) break;
				p = ld8(c);
				c = m = c + 8;
				if (p == ld8(m)) std_fail(8388608, 53);
			}
			if (f == ld8(a + 56)) {
				grow_one(a + 56);
				h = ld8(a + 64);
			}
			k = f << 3;
			st8(h + k, 0);
			c = f + 1;
			st8(a + 72, c);
			n = c < 2;
			g = n ? 0 : f;
			if (g > ((u64)536870911 << 32 | 4294967295u)) std_fail(8388608, 53);
			c = g << 3;
			if (c >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(8388608, 53);
			d = 0;
			if (c) {
				m = globalalloc_alloc(c);
				if (!m) std_fail(8388608, 53);
			} else {
				m = 8;
				g = 0;
			}
			if (!n) {
				j = h + 8;
				d = ld8(h);
				c = 0;
				do {
					p = ld8(j + c);
					st8(m + c, d + ~p);
					c += 8;
					d = p;
				} while (--f);
				d = ld8(m);
				if (k - 17 <= (u64)-10) {
					c = m + 16;
					p = k - 8;
					do {
						d ^= ld8(c);
						c += 16;
						p -= 16;
					} while (p > 8);
				}
			}
			n = !d;
			d = n ? 13 : 17;
			p = ld8(a + 48);
			if (d > ld8(a + 32) - p) {
				do_reserve_and_handle(a + 32, p, d);
				p = ld8(a + 48);
			}
			c = ld8(a + 40);
			if (d) copy(c + p, n ? 8388674 : 8388687, d);
			d += p;
			st8(a + 48, d);
			if (g) globalalloc_dealloc(m, g << 3);
			p = ld8(a + 56);
			if (p) globalalloc_dealloc(h, p << 3);
		} while (e != b);
	}
	host_append(c, d);
	p = ld8(8388720);
	if (p < 65537) d = p;
	else {
		d = 0;
		host_write(ld8(8388712), p);
		st8(8388720, 0);
	}
	p = ld8(a + 32);
	if (p) {
		globalalloc_dealloc(c, p);
		d = ld8(8388720);
	}
	if (d) {
		host_write(ld8(8388712), d);
		st8(8388720, 0);
	}
	sp = a + 128;
	return;
L2:
	str_index(a, q, r, m - q);
	d = ld8(a);
	c = ld8(a + 8);
	M[a + 112] = 1;
	st8(a + 104, (u64)10 << 32 | 10);
	st8(a + 96, c);
	st8(a + 88, 0);
	st8(a + 80, c);
	st8(a + 72, d);
	st2(a + 120, 1);
	st8(a + 64, c);
	st8(a + 56, 0);
	next_back_2(a + 56);
	std_fail(8388608, 53);
}

static void print_rest(void)
{
	u64 a;
	a = ld8(8388720);
	if (a) {
		host_write(ld8(8388712), a);
		st8(8388720, 0);
	}
}

static void overflow(void)
{
	sp = 8388608;
	print_rest();
	die("stack overflow");
}

int main(void)
{
	M = (unsigned char *)calloc(129, 65536);
	if (!M) die("out of memory");
	memcpy(M + 8388608, "the program failed; bundled with --debug, it says whyout of memoryBob will win\nGeorgia will win"
		"\n\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1", 121);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
