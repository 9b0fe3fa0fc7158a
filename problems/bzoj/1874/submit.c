/* BZOJ 1874, https://hydro.ac/d/bzoj/p/1874, made by `cargo judge bundle bzoj1874 --write` from 43d80c1b1dcf787b */
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
static u32 ld2(u64 p)
{
	unsigned short v;
	GET(v, p);
	return v;
}
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
static void st4(u64 p, u32 v)
{
	PUT(p, v);
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
static void fill(u64 p, u32 v, u64 n)
{
	check(p, n);
	memset(M + p, v & 255, n);
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
	a = ld8(8388696);
	if (a) {
		host_write(ld8(8388688), a);
		st8(8388696, 0);
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
	st8(8389280, a);
}

static u64 globalalloc_alloc(u64 a)
{
	u64 b, c, d;
	b = (u64)64 - clz8((a > 16 ? a : 16) - 1);
	c = b << 3;
	d = ld8(c + 8388768);
	if (d) {
		st8(c + 8388768, ld8(d));
		return d;
	}
	d = ld8(8389280);
	if (!d) {
		d = (u64)i4(grow(0)) << 16;
		st8(8389280, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : (u64)1 << (b & 63)));
	return d;
}

static void globalalloc_dealloc(u64 a, u64 b)
{
	if (b > 65536) {
		if (b + a == ld8(8389280)) {
			st8(8389280, a);
			return;
		}
		b = ((u64)clz8(b) ^ 63) << 3;
		st8(a, ld8(b + 8388768));
		st8(b + 8388768, a);
		return;
	}
	b = ((u64)64 - clz8((b > 16 ? b : 16) - 1)) << 3;
	st8(a, ld8(b + 8388768));
	st8(b + 8388768, a);
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
			if (f + c != ld8(8389280) || f <= 65536) {
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

static void handle_error(u64 a)
{
	std_fail(8388608, 53);
}

static void do_reserve_and_handle(u64 a, u64 b, u64 c, u64 d, u64 e)
{
	e = grow_amortized(a, b, c, d, e);
	if (e != ((u64)2147483648u << 32 | 1)) handle_error(e);
}

static void extend_from_slice(u64 a, u64 b, u64 c)
{
	u64 d;
	d = ld8(a + 16);
	if (c > ld8(a) - d) {
		do_reserve_and_handle(a, d, c, 1, 1);
		d = ld8(a + 16);
	}
	if (c) copy(ld8(a + 8) + d, b, c);
	st8(a + 16, d + c);
}

static void input_first(u64 a)
{
	u32 j, n, p, r;
	u64 b, c, d, e, f, g, h, i, k, m, q;
	sp = b = frame(48);
	st8(b + 16, 0);
	st8(b + 8, 1);
	st8(b, 0);
	extend_from_slice(b, 1, 0);
	c = ld8(b + 8);
	d = ld8(b + 16);
	f = e = ld8(b);
	do {
		g = f - d;
		if (g <= 65535) {
			if (d > (u64)-65537) {
				g = 0;
				handle_error(g);
			}
			f = d + 65536;
			finish_grow(b + 24, e, c, f, 1, 1);
			if (ld8(b + 24) == 1) {
				g = ld8(b + 32);
				handle_error(g);
			}
			c = ld8(b + 32);
			g = 65536;
			e = f;
		}
		g = host_read(c + d, g);
		d += g;
	} while (g);
	st8(b + 8, c);
	st8(b, e);
	st8(b + 16, d);
	if (d) {
		h = c + 1;
		f = 0;
		do {
			e = f + 1;
			i = c + f;
			j = ext1(M[i]);
			if (j > 2147483647) {
				g = (u64)clz4(~(j << 24)) - 1;
				k = g < 3 ? g : 3;
				m = k + e;
				n = (g != 0) & (m <= d);
				p = 63 >> (k & 31) & j & 255;
				q = d < m ? d : m;
				if (e < q) {
					g = h + f;
					f = f - q + 1;
					do {
						r = M[g];
						p = p << 6 | (r & 63);
						g++;
						n &= i4(ext1(r)) < -64;
					} while (++f);
				}
				st8(b + 32, (u64)65536 << 32 | 2048);
				st8(b + 24, (u64)128 << 32 | 128);
				if (n != 0 && j <= 4294967287u && p >= ld4(b + 24 + (k << 2))) {
					f = m;
					if ((p ^ 55296) - 1114112 > 4293855231u) goto L10;
				}
				M[i] = 63;
			}
			f = e;
		L10:;
		} while (f < d);
	}
	g = globalalloc_alloc(24);
	if (!g) std_fail(8388608, 53);
	f = ld8(b + 16);
	st8(g + 16, f);
	st8(g, ld8(b));
	d = ld8(b + 8);
	st8(g + 8, d);
	M[a + 40] = 0;
	st8(a + 32, f);
	st8(a + 24, d);
	st8(a + 16, f);
	st8(a + 8, d);
	st8(a, 0);
	sp = b + 48;
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
	if (ld8(8388712) == 1) std_fail(8388608, 53);
	st8(8388720, a);
	st8(8388712, 1);
	copy(8388728, b + 56, 40);
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
	if (!ld4(8388712)) try_init(ld8(8388704));
	if (ld8(8388720)) std_fail(8388608, 53);
	st8(8388720, -1);
	b = ld8(8388752);
	c = ld8(8388744);
	d = M[8388760];
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
		M[8388760] = 1;
		c = e;
		i = b;
		goto L8;
	L9:
		c = i + 1;
		b -= c;
		st8(8388752, b);
		c += e;
		st8(8388744, c);
		d = 0;
	L8:
		if (i) goto L5;
	}
	f = ld8(8388728);
	g = ld8(8388736);
	h = f + g;
	goto L2;
L5:
	f = ld8(8388728);
	g = ld8(8388736);
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
	st8(8388720, 0);
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
			if (f < g) e += ld8(a + (e << 3)) < ld8(a + (f << 3));
			d = a + (d << 3);
			f = ld8(d);
			h = a + (e << 3);
			i = ld8(h);
			if (f >= i) goto L5;
			st8(h, f);
			st8(d, i);
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
	d = ld8(a);
	e = ld8(b);
	g = d < e;
	f = ld8(c);
	return g != (d < f) ? a : g != (e < f) ? c : b;
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
				f = ld8(a);
				i = ld8(h);
				j = f < i;
				k = ld8(g);
				f = j != (f < k) ? a : j != (i < k) ? g : h;
			}
			d--;
			f -= a;
			if (c) {
				h = ld8(a);
				i = a + f;
				g = ld8(i);
				if (ld8(c) < g) goto L11;
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
						g += k >= p;
						h = i + (g << 3);
						st8(f, ld8(h));
						p = ld8(f + 8);
						st8(h, p);
						g += k >= p;
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
						g += k >= f;
						f = h + 8;
					} while (f != m);
					h = f - 8;
				}
				f = i + (g << 3);
				st8(h, ld8(f));
				st8(f, c);
				f = g + (k >= c);
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
					g += p < k;
					h = i + (g << 3);
					st8(f, ld8(h));
					p = ld8(f + 8);
					st8(h, p);
					g += p < k;
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
					g += f < k;
					f = h + 8;
				} while (f != m);
				h = f - 8;
			}
			f = i + (g << 3);
			st8(h, ld8(f));
			st8(f, q);
			f = g + (q < k);
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
			g = ld8(i + 96);
			h = ld8(i);
			k = g > h ? g : h;
			p = ld8(i + 88);
			m = ld8(i + 40);
			n = p > m ? p : m;
			q = ld8(i + 32);
			t = n > q ? n : q;
			u = k > t ? k : t;
			v = ld8(i + 80);
			w = ld8(i + 8);
			x = v > w ? v : w;
			y = ld8(i + 64);
			z = ld8(i + 48);
			a1 = y > z ? y : z;
			b1 = x > a1 ? x : a1;
			c1 = ld8(i + 72);
			d1 = ld8(i + 16);
			e1 = c1 > d1 ? c1 : d1;
			f1 = ld8(i + 56);
			g1 = ld8(i + 24);
			h1 = f1 > g1 ? f1 : g1;
			i1 = e1 > h1 ? e1 : h1;
			j1 = b1 > i1 ? b1 : i1;
			st8(i + 96, u > j1 ? u : j1);
			k = k < t ? k : t;
			t = x < a1 ? x : a1;
			x = e1 < h1 ? e1 : h1;
			a1 = t > x ? t : x;
			e1 = k > a1 ? k : a1;
			y = y < z ? y : z;
			v = v < w ? v : w;
			w = y > v ? y : v;
			z = f1 < g1 ? f1 : g1;
			c1 = c1 < d1 ? c1 : d1;
			d1 = z > c1 ? z : c1;
			f1 = w > d1 ? w : d1;
			n = n < q ? n : q;
			g = g < h ? g : h;
			h = n > g ? n : g;
			q = f1 > h ? f1 : h;
			g1 = e1 > q ? e1 : q;
			u = u < j1 ? u : j1;
			b1 = b1 < i1 ? b1 : i1;
			p = p < m ? p : m;
			m = b1 > p ? b1 : p;
			h1 = u > m ? u : m;
			st8(i + 88, g1 > h1 ? g1 : h1);
			z = z < c1 ? z : c1;
			v = y < v ? y : v;
			y = z < v ? z : v;
			p = b1 < p ? b1 : p;
			g = n < g ? n : g;
			n = p < g ? p : g;
			st8(i, y < n ? y : n);
			b1 = g1 < h1 ? g1 : h1;
			m = u < m ? u : m;
			q = e1 < q ? e1 : q;
			u = m > q ? m : q;
			st8(i + 80, b1 > u ? b1 : u);
			t = t < x ? t : x;
			h = f1 < h ? f1 : h;
			x = t < h ? t : h;
			g = p > g ? p : g;
			p = z > v ? z : v;
			v = g < p ? g : p;
			z = x < v ? x : v;
			k = k < a1 ? k : a1;
			w = w < d1 ? w : d1;
			a1 = k < w ? k : w;
			n = y > n ? y : n;
			y = a1 < n ? a1 : n;
			st8(i + 8, z < y ? z : y);
			u = b1 < u ? b1 : u;
			k = k > w ? k : w;
			h = t > h ? t : h;
			t = k > h ? k : h;
			m = m < q ? m : q;
			g = g > p ? g : p;
			p = m > g ? m : g;
			q = t > p ? t : p;
			st8(i + 72, u > q ? u : q);
			st8(i + 64, u < q ? u : q);
			h = k < h ? k : h;
			g = m < g ? m : g;
			k = h > g ? h : g;
			p = t < p ? t : p;
			st8(i + 56, k > p ? k : p);
			m = x > v ? x : v;
			n = a1 > n ? a1 : n;
			q = m < n ? m : n;
			t = z > y ? z : y;
			st8(i + 16, q < t ? q : t);
			k = k < p ? k : p;
			g = h < g ? h : g;
			h = m > n ? m : n;
			p = g > h ? g : h;
			st8(i + 48, k > p ? k : p);
			st8(i + 40, k < p ? k : p);
			g = g < h ? g : h;
			h = q > t ? q : t;
			st8(i + 32, g > h ? g : h);
			st8(i + 24, g < h ? g : h);
			g = 13;
		} else {
			g = 1;
			if (f > 8) {
				g = ld8(i + 64);
				h = ld8(i + 32);
				k = g > h ? g : h;
				p = ld8(i + 24);
				m = ld8(i);
				n = p > m ? p : m;
				q = k > n ? k : n;
				t = ld8(i + 56);
				u = ld8(i + 8);
				v = t > u ? t : u;
				p = p < m ? p : m;
				m = v > p ? v : p;
				w = q > m ? q : m;
				x = ld8(i + 48);
				y = ld8(i + 40);
				z = ld8(i + 16);
				a1 = y > z ? y : z;
				b1 = x > a1 ? x : a1;
				k = k < n ? k : n;
				n = t < u ? t : u;
				t = k > n ? k : n;
				u = b1 > t ? b1 : t;
				st8(i + 64, w > u ? w : u);
				x = x < a1 ? x : a1;
				g = g < h ? g : h;
				h = y < z ? y : z;
				y = g > h ? g : h;
				z = x < y ? x : y;
				k = k < n ? k : n;
				n = z < k ? z : k;
				g = g < h ? g : h;
				h = v < p ? v : p;
				p = g < h ? g : h;
				st8(i, n < p ? n : p);
				m = q < m ? q : m;
				q = x > y ? x : y;
				v = m > q ? m : q;
				u = w < u ? w : u;
				st8(i + 56, v > u ? v : u);
				u = v < u ? v : u;
				m = m < q ? m : q;
				q = b1 < t ? b1 : t;
				t = m > q ? m : q;
				k = z > k ? z : k;
				g = g > h ? g : h;
				h = k > g ? k : g;
				v = t > h ? t : h;
				st8(i + 48, u > v ? u : v);
				st8(i + 40, u < v ? u : v);
				h = t < h ? t : h;
				m = m < q ? m : q;
				g = k < g ? k : g;
				k = m > g ? m : g;
				st8(i + 32, h > k ? h : k);
				st8(i + 24, h < k ? h : k);
				g = m < g ? m : g;
				h = n > p ? n : p;
				st8(i + 16, g > h ? g : h);
				st8(i + 8, g < h ? g : h);
				g = 9;
			}
		}
		if (g > f) trap();
		if (g != f) {
			n = i + (f << 3);
			m = g << 3;
			p = i + m;
			do {
				k = ld8(p);
				g = ld8(p - 8);
				if (k < g) {
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
					} while (k < g);
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
		n = ld8(c);
		q = ld8(h);
		d = n < q;
		st8(p, d ? n : q);
		f = ld8(k);
		g = ld8(i);
		st8(m, f > g ? f : g);
		m -= 8;
		p += 8;
		i += f < g ? (u64)-8 : 0;
		k += f >= g ? (u64)-8 : 0;
		h += (u64)(n >= q) << 3;
		c += (u64)d << 3;
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
	d = c < ld8(a);
	e = a + 16;
	f = 2;
	if (d) {
		for (;;) {
			g = ld8(e);
			if (g >= c) goto L4;
			e += 8;
			c = g;
			f++;
			if (b == f) goto L3;
		}
	}
	for (;;) {
		g = ld8(e);
		if (g < c) break;
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

static void grow_one(u64 a)
{
	a = grow_amortized(a, ld8(a), 1, 8, 8);
	if (a != ((u64)2147483648u << 32 | 1)) handle_error(a);
}

static void rawvec_grow_one(u64 a)
{
	a = grow_amortized(a, ld8(a), 1, 4, 4);
	if (a != ((u64)2147483648u << 32 | 1)) handle_error(a);
}

static void host_put(u64 a)
{
	u32 f;
	u64 b, c, d, e;
	sp = b = frame(48);
	fill(b + 8, 48, 40);
	c = 39;
	do {
		d = c;
		if (d > 39) std_fail(8388608, 53);
		e = a / 10;
		M[b + 8 + d] = (u32)(a - e * 10) | 48;
		c = d - 1;
		f = a < 10;
		a = e;
	} while (!f);
	extend_from_slice(8388680, b + 8 + c + 1, 40 - d);
	sp = b + 48;
}

static void main_fn(void)
{
	u32 f, u;
	u64 a, b, c, d, e, g, h, i, j, k, m, n, p, q, r, s, t, v, w, x, y, z, a1, b1, c1, d1, e1;
	sp = a = frame(96);
	b = proconio_read();
	if (b > ((u64)536870911 << 32 | 4294967295u)) std_fail(8388608, 53);
	c = b << 3;
	if (c >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(8388608, 53);
	if (c) {
		e = b;
		d = globalalloc_alloc(c);
		if (!d) std_fail(8388608, 53);
	} else {
		d = 8;
		e = 0;
	}
	f = !b;
	if (!f) {
		g = b;
		h = d;
		do {
			st8(h, proconio_read());
			h += 8;
		} while (--g);
	}
	i = proconio_read();
	if (i > ((u64)536870911 << 32 | 4294967295u)) std_fail(8388608, 53);
	j = i << 3;
	if (j >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(8388608, 53);
	if (j) {
		m = i;
		k = globalalloc_alloc(j);
		if (!k) std_fail(8388608, 53);
	} else {
		k = 8;
		m = 0;
	}
	if (i) {
		g = i;
		h = k;
		do {
			st8(h, proconio_read());
			h += 8;
		} while (--g);
	}
	if (f) n = 0;
	else {
		n = ld8(d);
		if (b != 1) {
			h = d + 8;
			g = (b - 1) & ((u64)536870911 << 32 | 4294967295u);
			do {
				p = ld8(h);
				n = n > p ? n : p;
				h += 8;
			} while (--g);
		}
		if (n >= 10000001) std_fail(8388608, 53);
	}
	if (i >= 2) {
		if (i >= 21) unstable_ipnsort(k, i);
		else {
			q = k + 8;
			r = k + (i << 3);
			s = 0;
			do {
				p = ld8(q);
				g = ld8(q - 8);
				if (p < g) {
					h = s;
					do {
						st8(k + h + 8, g);
						if (!h) {
							h = k;
							goto L24;
						}
						h -= 8;
						t = h + k;
						g = ld8(t);
					} while (p < g);
					h = t + 8;
				L24:
					st8(h, p);
				}
				s += 8;
				q += 8;
			} while (q != r);
		}
	}
	s = i & 7;
	q = n + 1;
	p = i & ((u64)268435455 << 32 | 4294967288u);
	t = k + (p << 3);
	g = k;
	while (p) {
		u = 0;
		h = 0;
		do {
			u |= !ld8(g + h);
			h += 8;
		} while (h != 64);
		p -= 8;
		g += 64;
		if (u & 1) std_fail(8388608, 53);
	}
	h = s << 3;
	while (h) {
		h -= 8;
		g = ld8(t);
		t += 8;
		if (!g) std_fail(8388608, 53);
	}
	st8(a + 24, 0);
	st8(a + 16, 8);
	st8(a + 8, 0);
	st8(a + 32, 0);
	st8(a + 64, 1);
	st8(a + 40, 8);
	v = globalalloc_alloc(q << 2);
	if (!v) std_fail(8388608, 53);
	w = a + 48;
	st8(a + 88, 0);
	st8(a + 80, v);
	st8(a + 72, q);
	t = k + (i << 3);
	x = a + 32;
	h = 0;
	do {
		p = h;
		y = 0;
		st8(w, 0);
		st8(w + 8, 0);
		st8(a + 64, ld8(a + 64) + 1);
		r = 0;
		h = k;
		for (;;) {
			if (h == t) {
				s = ld8(a + 24);
				if (!s) {
					u = 0;
					break;
				}
				i = s << 3;
				h = ld8(a + 16);
				g = 0;
				q = ld8(a + 64);
				do {
					if (ld8(h) != q) goto L47;
					g++;
					h += 8;
					i -= 8;
				} while (i);
				g = s;
			L47:
				if (g < (u64)1 << 32) {
					u = g;
					break;
				}
				std_fail(8388608, 53);
			}
			g = ld8(h);
			h = i = h + 8;
			if (p < g) continue;
			if (!g) std_fail(8388608, 53);
			h = ld8(a + 56) + 1;
			st8(a + 56, h);
			z = ld4(v + ((p - g) << 2));
			g = ld8(a + 24);
			if (g < h) {
				h <<= 1;
				a1 = b1 = h > 16 ? h : 16;
				if (b1 > g) {
					h = b1 - g;
					if (h > ld8(a + 8) - g) {
						do_reserve_and_handle(a + 8, g, h, 8, 8);
						g = ld8(a + 24);
					}
					s = ld8(a + 16);
					q = s + (g << 3);
					if (h >= 2) {
						r = (h << 3) - 8;
						if (r) fill(q, 0, r);
						h += g;
						g = h - 1;
						q = s + (h << 3) - 8;
					}
					st8(q, 0);
					a1 = g + 1;
					r = y = ld8(a + 48);
				}
				st8(a + 24, a1);
				if (r) {
					c1 = ld8(a + 64);
					d1 = ld8(a + 40);
					g = d1 + 8;
					s = r - 1;
					h = 0;
					q = d1;
					for (;;) {
						e1 = ld8(q);
						if (e1 < b1) break;
						g += 8;
						s--;
						q += 8;
						h++;
						if (r == h) goto L57;
					}
					if (e1 >= a1) std_fail(8388608, 53);
					y = ld8(a + 16);
					st8(y + (e1 << 3), c1);
					if (h + 1 < r) {
						for (;;) {
							q = ld8(g);
							if (q >= b1) {
								st8(d1 + (h << 3), q);
								h++;
							} else {
								if (q >= a1) std_fail(8388608, 53);
								st8(y + (q << 3), c1);
							}
							g += 8;
							if (!--s) goto L42;
						}
					}
					goto L42;
				L57:
					h = y;
					goto L41;
				}
				h = y;
				r = 0;
				goto L41;
			}
			h = y;
			a1 = g;
			goto L41;
		L42:
			st8(a + 48, h);
			r = h;
		L41:
			if (a1 > z) {
				st8(ld8(a + 16) + (z << 3), ld8(a + 64));
				y = h;
				h = i;
				continue;
			}
			if (h == ld8(a + 32)) grow_one(x);
			st8(ld8(a + 40) + (h << 3), z);
			y = h + 1;
			st8(a + 48, y);
			r = y;
			h = i;
		}
		if (p == ld8(a + 72)) {
			rawvec_grow_one(a + 72);
			v = ld8(a + 80);
		}
		st4(v + (p << 2), u);
		h = p + 1;
		st8(a + 88, h);
	} while (p != n);
	i = ld8(a + 80);
	y = ld8(a + 72);
	h = ld8(a + 8);
	if (h) globalalloc_dealloc(ld8(a + 16), h << 3);
	h = ld8(a + 32);
	if (h) globalalloc_dealloc(ld8(a + 40), h << 3);
	if (!f) {
		a1 = d + c;
		u = 0;
		h = d;
		do {
			g = ld8(h);
			if (g > n) std_fail(8388608, 53);
			h += 8;
			u ^= ld4(i + (g << 2));
		} while (--b);
		b1 = 0;
		r = d;
		do {
			b1++;
			h = r;
			r = h + 8;
			p = ld8(h);
			s = i + (p << 2);
			f = p <= n;
			h = j;
			g = k;
			for (;;) {
				if (!h) goto L76;
				t = ld8(g);
				if (p >= t) {
					q = p - t;
					if (q > n || !f) std_fail(8388608, 53);
					if (ld4(i + (q << 2)) == (ld4(s) ^ u)) break;
				}
				g += 8;
				h -= 8;
			}
			h = ld8(8388696);
			if (ld8(8388680) - h <= 3) {
				do_reserve_and_handle(8388680, h, 4, 1, 1);
				h = ld8(8388696);
			}
			st8(8388696, h + 4);
			st4(ld8(8388688) + h, 173229401);
			host_put(b1);
			h = ld8(8388696);
			if (ld8(8388680) == h) {
				do_reserve_and_handle(8388680, h, 1, 1, 1);
				h = ld8(8388696);
			}
			st8(8388696, h + 1);
			M[ld8(8388688) + h] = 32;
			host_put(t);
			h = ld8(8388696);
			if (ld8(8388680) == h) {
				do_reserve_and_handle(8388680, h, 1, 1, 1);
				h = ld8(8388696);
			}
			g = h + 1;
			st8(8388696, g);
			M[ld8(8388688) + h] = 10;
			if (h > 65535) goto L70;
			goto L69;
		L76:;
		} while (r != a1);
	}
	h = ld8(8388696);
	if (ld8(8388680) - h <= 2) {
		do_reserve_and_handle(8388680, h, 3, 1, 1);
		h = ld8(8388696);
	}
	g = h + 3;
	st8(8388696, g);
	p = ld8(8388688) + h;
	st2(p, ld2(8388674));
	M[p + 2] = M[8388676];
	if (h < 65534) goto L69;
L70:
	host_write(ld8(8388688), g);
	st8(8388696, 0);
L69:
	if (y) globalalloc_dealloc(i, y << 2);
	if (m) globalalloc_dealloc(k, m << 3);
	if (e) globalalloc_dealloc(d, e << 3);
	h = ld8(8388696);
	if (h) {
		host_write(ld8(8388688), h);
		st8(8388696, 0);
	}
	sp = a + 96;
}

static void print_rest(void)
{
	u64 a;
	a = ld8(8388696);
	if (a) {
		host_write(ld8(8388688), a);
		st8(8388696, 0);
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
	memcpy(M + 8388608, "the program failed; bundled with --debug, it says whyout of memoryNO\n\0\0\0\0\0\0\0\0\0\0\0\1\0"
		"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1", 97);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
