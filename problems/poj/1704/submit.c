/* POJ 1704, http://poj.org/problem?id=1704, made by `cargo judge bundle poj1704 --write` from 30704bf1fd213978 */
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
	a = ld4(8388792);
	if (a) {
		host_write(ld4(8388788), a);
		st4(8388792, 0);
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
	st4(8388956, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 8388828);
	if (d) {
		st4(c + 8388828, ld4(d));
		return d;
	}
	d = ld4(8388956);
	if (d) {
		if (d >= 4294967280u) std_fail(8388686, 53);
	} else {
		d = pages << 16;
		st4(8388956, d);
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
		if (c == ld4(8388956)) {
			st4(8388956, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 8388828));
		st4(b + 8388828, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 8388828));
	st4(b + 8388828, a);
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
				if (f == ld4(8388956) && h > 65536) {
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
	if (ld4(8388800) == 1) std_fail(8388686, 53);
	st4(8388804, ld4(b));
	st4(8388800, 1);
	st8(8388808, ld8(b + 24));
	st8(8388816, ld8(b + 32));
	st4(8388824, ld4(b + 40));
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
	if (!ld4(8388800)) try_init(ld4(8388796));
	if (ld4(8388804)) std_fail(8388686, 53);
	st4(8388804, -1);
	b = M[8388824];
	c = ld4(8388820);
	d = ld4(8388816);
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
		M[8388824] = 1;
		d = e;
		i = c;
		goto L11;
	L12:
		b = 0;
		d = i + 1;
		c -= d;
		st4(8388820, c);
		d += e;
		st4(8388816, d);
	L11:
		if (i) goto L8;
	}
	c = 0;
	f = ld4(8388808);
	g = ld4(8388812);
	d = h = f + g;
	goto L7;
L8:
	f = ld4(8388808);
	g = ld4(8388812);
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
	st4(8388804, 0);
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

static void multi3_fn(u32 a, u64 b, u64 c, u64 d, u64 e)
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

static void heapsort_heapsort(u32 a, u32 b)
{
	u32 c, d, f, g, h;
	u64 e, i;
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
			if (g < h) f += ld8(a + (g << 3)) < ld8(a + (f << 3));
			g = a + (f << 3);
			e = ld8(g);
			d = a + (d << 3);
			i = ld8(d);
			if (e >= i) goto L5;
			st4(g, i);
			st4(d, e);
			st4(d + 4, e >> 32);
			st4(g + 4, i >> 32);
			d = f;
			g = f << 1;
			f = g | 1;
		} while (f < h);
	L5:;
	} while (c);
}

static u32 median3_rec(u32 a, u32 b, u32 c, u32 d)
{
	u32 e, f;
	u64 g, h, i;
	if (d >= 8) {
		d >>= 3;
		e = d << 5;
		f = d * 56;
		a = median3_rec(a, a + e, a + f, d);
		b = median3_rec(b, b + e, b + f, d);
		c = median3_rec(c, c + e, c + f, d);
	}
	g = ld8(b);
	h = ld8(a);
	d = g < h;
	i = ld8(c);
	return d != (i < h) ? a : d != (i < g) ? c : b;
}

static void insertion_sort_shift_left(u32 a, u32 b, u32 c)
{
	u32 d, e, f;
	u64 g, h;
	if (c > b) trap();
	if (c != b) {
		d = a + (b << 3);
		e = c << 3;
		f = a + e;
		do {
			g = ld8(f - 8);
			h = ld8(f);
			if (g < h) {
				b = e;
				do {
					c = a + b;
					st8(c, g);
					if (b == 8) {
						b = a;
						goto L6;
					}
					b -= 8;
					g = ld8(c - 16);
				} while (g < h);
				b += a;
			L6:
				st8(b, h);
			}
			e += 8;
			f += 8;
		} while (f != d);
	}
}

static void quicksort_quicksort(u32 a, u32 b, u32 c, u32 d)
{
	u32 e, f, g, h, m, n, p;
	u64 i, j, k, q, r, s, t, u, v, w, x, y, z, a1, b1, c1, d1, e1, f1, g1, h1, i1, j1, k1;
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
				i = ld8(h);
				j = ld8(a);
				f = i < j;
				k = ld8(g);
				f = f != (k < j) ? a : f != (k < i) ? g : h;
			}
			d--;
			f -= a;
			if (c) {
				j = ld8(a);
				g = a + f;
				i = ld8(g);
				if (i < ld8(c)) goto L11;
				st8(a, i);
				st8(g, j);
				m = a + 8;
				i = ld8(a);
				k = ld8(a + 8);
				g = 0;
				f = a + 16;
				n = a + (b << 3);
				p = n - 8;
				if (f >= p) h = m;
				else {
					g = 0;
					do {
						h = m + (g << 3);
						st8(f - 8, ld8(h));
						j = ld8(f);
						st8(h, j);
						g += j >= i;
						h = m + (g << 3);
						st8(f, ld8(h));
						j = ld8(f + 8);
						st8(h, j);
						g += j >= i;
						f += 16;
					} while (f < p);
					h = f - 8;
				}
				if (f != n) {
					do {
						p = m + (g << 3);
						st8(h, ld8(p));
						h = f;
						j = ld8(h);
						st8(p, j);
						g += j >= i;
						f = h + 8;
					} while (f != n);
					h = f - 8;
				}
				f = m + (g << 3);
				st8(h, ld8(f));
				st8(f, k);
				f = g + (k >= i);
				if (f >= b) trap();
				i = ld8(a);
				g = a + (f << 3);
				st8(a, ld8(g));
				st8(g, i);
				f++;
				b -= f;
				a += f << 3;
				c = 0;
				goto L8;
			}
			i = ld8(a + f);
			j = ld8(a);
		L11:
			st8(a, i);
			st8(a + f, j);
			m = a + 8;
			i = ld8(a);
			k = ld8(a + 8);
			g = 0;
			f = a + 16;
			n = a + (b << 3);
			p = n - 8;
			if (f >= p) h = m;
			else {
				g = 0;
				do {
					h = m + (g << 3);
					st8(f - 8, ld8(h));
					j = ld8(f);
					st8(h, j);
					g += i < j;
					h = m + (g << 3);
					st8(f, ld8(h));
					j = ld8(f + 8);
					st8(h, j);
					g += i < j;
					f += 16;
				} while (f < p);
				h = f - 8;
			}
			if (f != n) {
				do {
					p = m + (g << 3);
					st8(h, ld8(p));
					h = f;
					j = ld8(h);
					st8(p, j);
					g += i < j;
					f = h + 8;
				} while (f != n);
				h = f - 8;
			}
			f = m + (g << 3);
			st8(h, ld8(f));
			st8(f, k);
			f = g + (i < k);
			if (f >= b) trap();
			i = ld8(a);
			g = a + (f << 3);
			st8(a, ld8(g));
			st8(g, i);
			quicksort_quicksort(a, f, c, d);
			b += ~f;
			a = g + 8;
			c = g;
		L8:;
		} while (b >= 33);
	}
	if (b < 2) goto L1;
	d = b >> 1;
	p = b < 18;
	h = p ? b : d;
	n = b - d;
	g = a + (d << 3);
	f = a;
	do {
		if (h > 12) {
			i = ld8(f + 24);
			j = ld8(f + 56);
			k = i < j ? i : j;
			q = ld8(f + 16);
			r = ld8(f + 72);
			s = q < r ? q : r;
			t = k < s ? k : s;
			u = ld8(f + 48);
			v = ld8(f + 64);
			w = u < v ? u : v;
			x = ld8(f + 8);
			y = ld8(f + 80);
			z = x < y ? x : y;
			a1 = w < z ? w : z;
			b1 = t < a1 ? t : a1;
			c1 = ld8(f + 32);
			d1 = ld8(f + 40);
			e1 = ld8(f + 88);
			f1 = d1 < e1 ? d1 : e1;
			g1 = c1 < f1 ? c1 : f1;
			h1 = ld8(f);
			i1 = ld8(f + 96);
			j1 = h1 < i1 ? h1 : i1;
			k1 = g1 < j1 ? g1 : j1;
			st8(f + 96, b1 < k1 ? b1 : k1);
			d1 = d1 > e1 ? d1 : e1;
			t = t > a1 ? t : a1;
			a1 = d1 < t ? d1 : t;
			b1 = b1 > k1 ? b1 : k1;
			e1 = a1 < b1 ? a1 : b1;
			h1 = h1 > i1 ? h1 : i1;
			c1 = c1 > f1 ? c1 : f1;
			f1 = h1 < c1 ? h1 : c1;
			q = q > r ? q : r;
			i = i > j ? i : j;
			j = q < i ? q : i;
			r = x > y ? x : y;
			u = u > v ? u : v;
			v = r < u ? r : u;
			x = j < v ? j : v;
			y = f1 < x ? f1 : x;
			k = k > s ? k : s;
			s = w > z ? w : z;
			w = k < s ? k : s;
			z = g1 > j1 ? g1 : j1;
			g1 = w < z ? w : z;
			i1 = y < g1 ? y : g1;
			st8(f + 88, e1 < i1 ? e1 : i1);
			c1 = h1 > c1 ? h1 : c1;
			t = d1 > t ? d1 : t;
			d1 = c1 > t ? c1 : t;
			r = r > u ? r : u;
			i = q > i ? q : i;
			q = r > i ? r : i;
			st8(f, d1 > q ? d1 : q);
			u = y > g1 ? y : g1;
			y = a1 > b1 ? a1 : b1;
			a1 = u < y ? u : y;
			b1 = e1 > i1 ? e1 : i1;
			st8(f + 80, a1 < b1 ? a1 : b1);
			q = d1 < q ? d1 : q;
			j = j > v ? j : v;
			v = w > z ? w : z;
			w = j > v ? j : v;
			z = q > w ? q : w;
			i = r < i ? r : i;
			r = c1 < t ? c1 : t;
			t = i > r ? i : r;
			x = f1 > x ? f1 : x;
			k = k > s ? k : s;
			s = x > k ? x : k;
			c1 = t > s ? t : s;
			st8(f + 8, z > c1 ? z : c1);
			i = i < r ? i : r;
			r = u > y ? u : y;
			u = i < r ? i : r;
			k = x < k ? x : k;
			j = j < v ? j : v;
			v = k < j ? k : j;
			x = u < v ? u : v;
			y = a1 > b1 ? a1 : b1;
			st8(f + 72, x < y ? x : y);
			st8(f + 64, x > y ? x : y);
			u = u > v ? u : v;
			i = i > r ? i : r;
			j = k > j ? k : j;
			k = i < j ? i : j;
			st8(f + 56, u < k ? u : k);
			r = z < c1 ? z : c1;
			q = q < w ? q : w;
			s = t < s ? t : s;
			t = q > s ? q : s;
			st8(f + 16, r > t ? r : t);
			q = q < s ? q : s;
			i = i > j ? i : j;
			j = q < i ? q : i;
			k = u > k ? u : k;
			st8(f + 48, j < k ? j : k);
			st8(f + 40, j > k ? j : k);
			j = r < t ? r : t;
			i = q > i ? q : i;
			st8(f + 32, j < i ? j : i);
			st8(f + 24, j > i ? j : i);
			m = 13;
		} else {
			m = 1;
			if (h > 8) {
				i = ld8(f + 8);
				j = ld8(f + 56);
				k = i > j ? i : j;
				q = ld8(f);
				r = ld8(f + 24);
				s = q < r ? q : r;
				t = ld8(f + 32);
				u = ld8(f + 64);
				v = t < u ? t : u;
				w = s > v ? s : v;
				x = k < w ? k : w;
				y = ld8(f + 16);
				z = ld8(f + 40);
				a1 = y < z ? y : z;
				b1 = ld8(f + 48);
				c1 = a1 < b1 ? a1 : b1;
				d1 = x < c1 ? x : c1;
				q = q > r ? q : r;
				i = i < j ? i : j;
				j = q < i ? q : i;
				r = s < v ? s : v;
				s = j < r ? j : r;
				st8(f + 64, d1 < s ? d1 : s);
				i = q > i ? q : i;
				q = y > z ? y : z;
				t = t > u ? t : u;
				u = q > t ? q : t;
				v = i > u ? i : u;
				k = k > w ? k : w;
				q = q < t ? q : t;
				t = a1 > b1 ? a1 : b1;
				w = q > t ? q : t;
				y = k > w ? k : w;
				st8(f, v > y ? v : y);
				s = d1 > s ? d1 : s;
				q = q < t ? q : t;
				j = j > r ? j : r;
				r = q < j ? q : j;
				st8(f + 56, s < r ? s : r);
				i = i < u ? i : u;
				k = k < w ? k : w;
				t = i < k ? i : k;
				u = x > c1 ? x : c1;
				j = q > j ? q : j;
				q = u < j ? u : j;
				w = t < q ? t : q;
				r = s > r ? s : r;
				st8(f + 48, w < r ? w : r);
				st8(f + 40, w > r ? w : r);
				i = i > k ? i : k;
				j = u > j ? u : j;
				k = i < j ? i : j;
				q = t > q ? t : q;
				st8(f + 32, k < q ? k : q);
				st8(f + 24, k > q ? k : q);
				k = v < y ? v : y;
				i = i > j ? i : j;
				st8(f + 16, k < i ? k : i);
				st8(f + 8, k > i ? k : i);
				m = 9;
			}
		}
		insertion_sort_shift_left(f, h, m);
		if (p) goto L1;
		m = f == a;
		h = n;
		f = g;
	} while (m);
	h = g - 8;
	f = (b << 3) - 8;
	m = a + f;
	n = e + f;
	p = e;
	f = a;
	do {
		i = ld8(f);
		j = ld8(g);
		st8(p, i > j ? i : j);
		k = ld8(h);
		q = ld8(m);
		c = k < q;
		st8(n, c ? k : q);
		n -= 8;
		p += 8;
		h += c ? 4294967288u : 0;
		m += k >= q ? 4294967288u : 0;
		f += (u32)(i >= j) << 3;
		g += (u32)(i < j) << 3;
	} while (--d);
	h += 8;
	if (b & 1) {
		n = f < h;
		st8(p, ld8(n ? f : g));
		g += (u32)(f >= h) << 3;
		f += n << 3;
	}
	if (f != h || g != m + 8) std_fail(8388686, 53);
	f = b << 3;
	if (f) copy(a, e, f);
L1:
	sp = e + 256;
}

static void unstable_ipnsort(u32 a, u32 b)
{
	u32 d, e, f;
	u64 c, g;
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
		quicksort_quicksort(a, b, 0, clz4(b | 1) << 1 ^ 62);
		return;
	}
L3:
	if (!d) return;
	e = b >> 1;
	f = (b << 3) + a - 8;
	for (;;) {
		c = ld8(a);
		st8(a, ld8(f));
		st8(f, c);
		f -= 8;
		a += 8;
		if (!--e) return;
	}
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
	grow_amortized(b + 8, a, ld4(a), 1, 8, 8);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a, ld4(b + 12));
	sp = b + 16;
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

static void host_append(u32 a, u32 b)
{
	u32 c;
	if (b < 65537) {
		c = ld4(8388792);
		if (b > ld4(8388784) - c) {
			do_reserve_and_handle(8388784, c, b);
			c = ld4(8388792);
		}
		if (b) copy(ld4(8388788) + c, a, b);
		st4(8388792, c + b);
		return;
	}
	c = ld4(8388792);
	if (c) {
		host_write(ld4(8388788), c);
		st4(8388792, 0);
	}
	host_write(a, b);
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, p, q, r, s, t, u;
	u64 v = 0, w;
	sp = a = frame(96);
	b = proconio_read();
	st4(a + 52, 0);
	st8(a + 44, (u64)1 << 32);
	c = 1;
	d = 0;
	if (b) {
		e = 0;
		do {
			f = proconio_read();
			if (f > 536870911) std_fail(8388686, 53);
			g = f << 3;
			if (g >= 2147483641) std_fail(8388686, 53);
			if (g) {
				h = globalalloc_alloc(g);
				if (!h) std_fail(8388686, 53);
				i = f;
			} else {
				h = 8;
				i = 0;
			}
			if (f) {
				j = 0;
				do {
					if (!ld4(8388800)) try_init(ld4(8388796));
					if (ld4(8388804)) std_fail(8388686, 53);
					k = j + 1;
					st4(8388804, -1);
					m = M[8388824];
					n = ld4(8388820);
					p = ld4(8388816);
					for (;;) {
						q = p;
						if (m & 1) break;
						if (n) {
							t = 0;
							do {
								m = M[q + t] - 9u;
								if (m <= 23 && 1u << (m & 31) & 8388635) goto L20;
								t++;
							} while (n != t);
						}
						m = 1;
						M[8388824] = 1;
						p = q;
						t = n;
						goto L19;
					L20:
						m = 0;
						p = t + 1;
						n -= p;
						st4(8388820, n);
						p += q;
						st4(8388816, p);
					L19:
						if (t) goto L16;
					}
					r = ld4(8388808);
					s = ld4(8388812);
					p = r + s;
					goto L15;
				L16:
					r = ld4(8388808);
					s = ld4(8388812);
					u = r + s;
					p = q ? q : u;
					m = q ? t : 0;
					switch (m) {
					case 0:
						goto L15;
					case 1:
						t = M[p];
						switch (t - 43) {
						case 0: case 2:
							goto L15;
						default:
							goto L25;
						}
					}
					t = M[p];
				L25:
					n = (t & 255) == 43;
					t = p + n;
					m -= n;
					v = 0;
					if (m >= 17) {
						for (;;) {
							if (!m) goto L28;
							multi3_fn(a + 16, v, 0, 10, 0);
							if (ld8(a + 24)) goto L15;
							n = M[t] - 48u;
							if (n > 9) goto L15;
							t++;
							m--;
							w = ld8(a + 16);
							v = w + n;
							if (v < w) goto L15;
						}
					}
					if (!m) goto L14;
					do {
						n = M[t] - 48u;
						if (n > 9) goto L15;
						t++;
						v = v * 10 + n;
					} while (--m);
				L28:
					p = u;
					if (q) goto L14;
				L15:
					if (p < r) std_fail(8388686, 53);
					t = p - r;
					if (p == r) goto L35;
					if (t >= s) {
						if (t == s) goto L35;
						goto L34;
					}
					if (i4(ext1(M[r + t])) <= -65) goto L34;
				L35:
					st2(a + 92, 1);
					st4(a + 88, t);
					st4(a + 84, 0);
					M[a + 80] = 1;
					st4(a + 76, 10);
					st4(a + 72, t);
					st4(a + 68, 0);
					st4(a + 64, t);
					st4(a + 60, r);
					st4(a + 56, 10);
					next_back(a + 8, a + 56);
					std_fail(8388686, 53);
				L34:
					slice_error_fail_rt(r, s, 0, t);
				L14:
					st4(8388804, 0);
					st8(h + (j << 3), v);
					j = k;
				} while (k != f);
			}
			e++;
			st4(a + 60, h);
			st4(a + 56, i);
			st4(a + 64, f);
			j = f & 7;
			n = f & 268435448;
			p = h + (n << 3);
			q = h;
			while (n) {
				t = m = 0;
				do {
					m |= !ld8(q + t);
					t += 8;
				} while (t != 64);
				n -= 8;
				q += 64;
				if (m & 1) std_fail(8388686, 53);
			}
			t = j << 3;
			while (t) {
				t -= 8;
				v = ld8(p);
				p += 8;
				if (!v) std_fail(8388686, 53);
			}
			if (f > 1) {
				if (f >= 21) unstable_ipnsort(h, f);
				else insertion_sort_shift_left(h, f, 1);
			}
			m = f + 1;
			t = h;
			for (;;) {
				if (--m <= 1) break;
				v = ld8(t);
				t = q = t + 8;
				if (v == ld8(q)) std_fail(8388686, 53);
			}
			if (f == i) {
				grow_one(a + 56);
				h = ld4(a + 60);
			}
			st8(h + g, 0);
			if (f >= 268435456) std_fail(8388686, 53);
			if (f) {
				q = globalalloc_alloc(g);
				if (!q) std_fail(8388686, 53);
				n = h + 8;
				v = ld8(h);
				t = 0;
				m = f;
				do {
					w = ld8(n + t);
					if (v < w || v == w) std_fail(8388686, 53);
					st8(q + t, v + ~w);
					t += 8;
					v = w;
				} while (--m);
				v = ld8(q);
				if (g - 17 > 4294967286u) goto L51;
				t = q + 16;
				m = g - 8;
				for (;;) {
					v ^= ld8(t);
					t += 16;
					m -= 16;
					if (m <= 8) goto L51;
				}
			}
			v = 0;
			q = 8;
		L51:
			m = !v;
			t = m ? 13 : 17;
			if (t > ld4(a + 44) - d) {
				do_reserve_and_handle(a + 44, d, t);
				c = ld4(a + 48);
				d = ld4(a + 52);
			}
			if (t) copy(c + d, m ? 8388752 : 8388765, t);
			d += t;
			st4(a + 52, d);
			if (f) globalalloc_dealloc(q, g);
			t = ld4(a + 56);
			if (t) globalalloc_dealloc(h, t << 3);
		} while (e != b);
	}
	host_append(c, d);
	m = ld4(8388792);
	if (m < 65537) t = m;
	else {
		t = 0;
		host_write(ld4(8388788), m);
		st4(8388792, 0);
	}
	m = ld4(a + 44);
	if (m) {
		globalalloc_dealloc(c, m);
		t = ld4(8388792);
	}
	if (t) {
		host_write(ld4(8388788), t);
		st4(8388792, 0);
	}
	sp = a + 96;
}

int main(void)
{
	M = (unsigned char *)calloc(129, 65536);
	if (!M) die("out of memory");
	memcpy(M + 8388608, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memoryBob will win\nGeorgia will win\n\0\0\0\0\0\0\1\0"
		"\0\0\0\0\0\0\1", 189);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
