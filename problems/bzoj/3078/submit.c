/* BZOJ 3078, https://hydro.ac/d/bzoj/p/3078, made by `cargo judge bundle bzoj3078 --write` from 396fd0d0f2d596a5 */
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

static void handle_error(u64 a)
{
	std_fail(8388608, 53);
}

static void input_first(u64 a)
{
	u32 k, p, q, s;
	u64 b, c, d, e, f, g, h, i, j, m, n, r;
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
			i = e + 1;
			j = c + e;
			k = ext1(M[j]);
			if (k > 2147483647) {
				g = (u64)clz4(~(k << 24)) - 1;
				m = g < 3 ? g : 3;
				n = m + i;
				p = (g != 0) & (n <= f);
				q = 63 >> (m & 31) & k & 255;
				r = f < n ? f : n;
				if (i < r) {
					g = h + e;
					e = e - r + 1;
					do {
						s = M[g];
						q = q << 6 | (s & 63);
						g++;
						p &= i4(ext1(s)) < -64;
					} while (++e);
				}
				st8(b + 16, (u64)65536 << 32 | 2048);
				st8(b + 8, (u64)128 << 32 | 128);
				if (p != 0 && k <= 4294967287u && q >= ld4(b + 8 + (m << 2))) {
					e = n;
					if ((q ^ 55296) - 1114112 > 4293855231u) goto L10;
				}
				M[j] = 63;
			}
			e = i;
		L10:;
		} while (e < f);
	}
	g = globalalloc_alloc(24);
	if (!g) std_fail(8388608, 53);
	st8(g + 16, f);
	st8(g + 8, c);
	st8(g, d);
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

static void do_reserve_and_handle(u64 a, u64 b, u64 c, u64 d, u64 e)
{
	e = grow_amortized(a, b, c, d, e);
	if (e != ((u64)2147483648u << 32 | 1)) handle_error(e);
}

static void host_append(u64 a, u64 b)
{
	u64 c;
	if (b < 65537) {
		c = ld8(8388696);
		if (b > ld8(8388680) - c) {
			do_reserve_and_handle(8388680, c, b, 1, 1);
			c = ld8(8388696);
		}
		if (b) copy(ld8(8388688) + c, a, b);
		st8(8388696, c + b);
		return;
	}
	c = ld8(8388696);
	if (c) {
		host_write(ld8(8388688), c);
		st8(8388696, 0);
	}
	host_write(a, b);
}

static void iterator_collect(u64 a, u64 b, u64 c)
{
	u32 f, g, j, k;
	u64 d, e, h, i;
	sp = d = frame(32);
	st8(d + 24, 0);
	st8(d + 16, 1);
	st8(d + 8, 0);
	if (c != b) {
		e = (c - b) >> 2;
		do_reserve_and_handle(d + 8, 0, e, 1, 1);
		c = ld8(d + 24);
		do {
			f = ld4(b);
			g = f < 128;
			if (g) h = 1;
			else if (f < 2048) h = 2;
			else h = f < 65536 ? 3 : 4;
			i = c;
			if (h > ld8(d + 8) - c) {
				do_reserve_and_handle(d + 8, c, h, 1, 1);
				i = ld8(d + 24);
			}
			i += ld8(d + 16);
			if (g) M[i] = f;
			else {
				g = (f & 63) | -128;
				j = f >> 6;
				if (f >= 2048) {
					k = f >> 12;
					j = (j & 63) | -128;
					if (f > 65535) {
						M[i + 3] = g;
						M[i + 2] = j;
						M[i + 1] = (k & 63) | -128;
						M[i] = f >> 18 | -16;
					} else {
						M[i + 2] = g;
						M[i + 1] = j;
						M[i] = k | 224;
					}
				} else {
					M[i + 1] = g;
					M[i] = j | 192;
				}
			}
			c += h;
			st8(d + 24, c);
			b += 4;
		} while (--e);
	}
	st8(a + 16, ld8(d + 24));
	st8(a + 8, ld8(d + 16));
	st8(a, ld8(d + 8));
	sp = d + 32;
}

static void grow_one(u64 a)
{
	a = grow_amortized(a, ld8(a), 1, 8, 16);
	if (a != ((u64)2147483648u << 32 | 1)) handle_error(a);
}

static void from_elem(u64 a, u32 b, u64 c)
{
	u32 e;
	u64 d, f, g;
	d = c << 2;
	e = (c > ((u64)1073741823 << 32 | 4294967295u)) | (d > ((u64)2147483647 << 32 | 4294967292u));
	if (!b) {
		if (e) std_fail(8388608, 53);
		b = !d;
		if (!b) {
			g = globalalloc_alloc(d);
			if (!g) std_fail(8388608, 53);
			if (!b) fill(g, 0, d);
			f = c;
			goto L3;
		}
		g = 4;
		f = 0;
		goto L3;
	}
	if (e) std_fail(8388608, 53);
	if (d) {
		f = c;
		g = globalalloc_alloc(d);
		if (!g) std_fail(8388608, 53);
	} else {
		f = 0;
		g = 4;
	}
	if (c < 2) {
		d = g;
		if (!c) goto L3;
	} else {
		d -= 4;
		if (d) fill(g, 255, d);
		d += g;
	}
	st4(d, -1);
L3:
	st8(a + 16, c);
	st8(a + 8, g);
	st8(a, f);
}

static void rows_row(u64 a, u64 b, u32 c)
{
	u32 g;
	u64 d, e, f;
	d = ld8(b + 16);
	e = c;
	if (d <= e) std_fail(8388608, 53);
	f = e + 1;
	if (f >= d) std_fail(8388608, 53);
	d = ld8(b + 8);
	c = ld4(d + (f << 2));
	g = ld4(d + (e << 2));
	if (c < g) std_fail(8388608, 53);
	e = c;
	if (ld8(b + 40) < e) std_fail(8388608, 53);
	d = g;
	st8(a + 8, e - d);
	st8(a, ld8(b + 32) + (d << 2));
}

static void matching_join(u64 a, u64 b, u32 c, u32 d)
{
	u64 e;
	e = c;
	if (b <= e) std_fail(8388608, 53);
	st4(a + (e << 2), d);
	e = d;
	if (b > e) {
		st4(a + (e << 2), c);
		return;
	}
	std_fail(8388608, 53);
}

static void rawvec_grow_one(u64 a)
{
	a = grow_amortized(a, ld8(a), 1, 4, 4);
	if (a != ((u64)2147483648u << 32 | 1)) handle_error(a);
}

static u32 matching_base(u64 a, u64 b, u32 c)
{
	u32 e;
	u64 d, f;
	d = c;
	if (b <= d) std_fail(8388608, 53);
	for (;;) {
		d = a + (d << 2);
		e = ld4(d);
		if (e == c) return c;
		f = e;
		if (b <= f) std_fail(8388608, 53);
		c = ld4(a + (f << 2));
		st4(d, c);
		d = c;
		if (b <= d) std_fail(8388608, 53);
	}
}

static void close_blossom(u64 a, u32 b, u32 c, u32 d)
{
	u64 e, f, g, h, i, j, k;
	sp = e = frame(16);
	f = a + 120;
	g = ld8(a + 88);
	h = ld8(a + 80);
	for (;;) {
		if (matching_base(h, g, b) == d) {
			sp = e + 16;
			return;
		}
		i = b;
		if (ld8(a + 64) <= i) std_fail(8388608, 53);
		j = i << 2;
		st4(ld8(a + 56) + j, c);
		if (ld8(a + 16) <= i) std_fail(8388608, 53);
		c = ld4(ld8(a + 8) + j);
		k = c;
		if (ld8(a + 40) <= k) std_fail(8388608, 53);
		i = ld8(a + 32) + k;
		if (M[i] == 1) {
			M[i] = 2;
			i = ld8(a + 136);
			if (i == ld8(a + 120)) rawvec_grow_one(f);
			st8(a + 136, i + 1);
			st4(ld8(a + 128) + (i << 2), c);
			h = ld8(a + 80);
			g = ld8(a + 88);
		}
		st4(e + 12, c);
		st4(e + 8, b);
		i = 0;
		do {
			b = ld4(e + 8 + i);
			j = b;
			if (g <= j) std_fail(8388608, 53);
			j = h + (j << 2);
			if (ld4(j) == b) st4(j, d);
			i += 4;
		} while (i != 8);
		if (ld8(a + 64) <= k) std_fail(8388608, 53);
		b = ld4(ld8(a + 56) + (k << 2));
	}
}

static void main_fn(void)
{
	u32 j, v, z, a1, g1, h1, i1, j1, r1;
	u64 a, b, c, d, e, f, g, h, i, k, m, n, p, q, r, s, t, u, w = 0, x, y, b1, c1, d1, e1, f1, k1, m1, n1, p1, q1;
	sp = a = frame(368);
	st8(a + 64, 0);
	st8(a + 56, 1);
	st8(a + 48, 0);
	b = a + 288;
	c = a + 280;
	d = a + 264;
	e = a + 192;
	f = a + 240;
	g = a + 120;
	h = a + 168;
	i = 0;
	for (;;) {
		if (!ld4(8388712)) try_init(ld8(8388704));
		if (ld8(8388720) >= ((u64)2147483647 << 32 | 4294967295u)) std_fail(8388608, 53);
		j = M[8388760];
		k = ld8(8388752);
		m = ld8(8388744);
		do {
			if (j & 1 || !k) goto L173;
			n = 0;
			for (;;) {
				p = M[m + n];
				if (p <= 32 && (u64)1 << (p & 63) & ((u64)1 << 32 | 13824)) break;
				n++;
				if (k == n) goto L11;
			}
			p = n + 1;
			m += p;
			k -= p;
			j = 0;
		} while (!n);
	L11:
		q = proconio_read();
		r = proconio_read();
		if (!(q | r)) break;
		if (q >= ((u64)89478485 << 32 | 1431655766)) std_fail(8388608, 53);
		s = q * 24;
		if (s) {
			u = globalalloc_alloc(s);
			if (!u) std_fail(8388608, 53);
			t = q;
		} else {
			t = 0;
			u = 8;
		}
		v = !q;
		if (v) {
			n = 0;
			st8(a + 88, 0);
			m = 8;
			st8(a + 80, 8);
			st8(a + 72, 0);
			y = 0;
		} else {
			i = 0;
			do {
				w = i;
				if (!ld4(8388712)) try_init(ld8(8388704));
				if (ld8(8388720)) std_fail(8388608, 53);
				i = w + 1;
				st8(8388720, -1);
				k = ld8(8388752);
				p = ld8(8388744);
				j = M[8388760];
				for (;;) {
					m = p;
					if (j & 1) break;
					if (k) {
						n = 0;
						do {
							p = M[m + n];
							if (p <= 32 && (u64)1 << (p & 63) & ((u64)1 << 32 | 13824)) goto L35;
							n++;
						} while (k != n);
					}
					j = 1;
					M[8388760] = 1;
					p = m;
					n = k;
					goto L34;
				L35:
					p = n + 1;
					k -= p;
					st8(8388752, k);
					p += m;
					st8(8388744, p);
					j = 0;
				L34:
					if (n) goto L31;
				}
				p = ld8(8388728);
				x = ld8(8388736);
				k = p + x;
				goto L2;
			L31:
				j = !m;
				n = j ? 0 : n;
				if (n > ((u64)2147483647 << 32 | 4294967295u)) std_fail(8388608, 53);
				p = ld8(8388728);
				x = ld8(8388736);
				k = j ? p + x : m;
				if (j) goto L2;
				y = globalalloc_alloc(n);
				if (!y) std_fail(8388608, 53);
				if (n) copy(y, k, n);
				j = ext1(M[y]);
				if (j > 2147483647) {
					z = M[y + 1] & 63;
					a1 = j & 31;
					if (j > 4294967263u) {
						z = z << 6 | (M[y + 2] & 63);
						if (j >= 4294967280u) {
							x = 4;
							k = 0;
							j = z << 6 | (M[y + 3] & 63) | (a1 << 18 & 1835008);
							if (j == 1114112) {
								m = 0;
								goto L41;
							}
							p = y + 4;
						} else {
							j = z | a1 << 12;
							p = y + 3;
						}
					} else {
						j = a1 << 6 | z;
						p = y + 2;
					}
				} else {
					p = y + 1;
					j &= 255;
				}
				b1 = y + n;
				k = b1 - p;
				k = (k >> 2) + ((k & 3) != 0);
				if (k > ((u64)1073741823 << 32 | 4294967294u)) std_fail(8388608, 53);
				m = (k > 3 ? k : 3) + 1;
				k = m << 2;
				if (k >= ((u64)2147483647 << 32 | 4294967293u)) std_fail(8388608, 53);
				if (k) {
					x = globalalloc_alloc(k);
					if (!x) std_fail(8388608, 53);
				} else {
					m = 0;
					x = 4;
				}
				st4(x, j);
				k = 1;
				st8(a + 160, 1);
				st8(a + 152, x);
				st8(a + 144, m);
				if (p == b1) goto L41;
				k = 1;
				m = 4;
				do {
					j = ext1(M[p]);
					if (j > 2147483647) {
						a1 = M[p + 1] & 63;
						z = j & 31;
						if (j > 4294967263u) {
							a1 = a1 << 6 | (M[p + 2] & 63);
							if (j >= 4294967280u) {
								j = a1 << 6 | (M[p + 3] & 63) | (z << 18 & 1835008);
								if (j == 1114112) goto L49;
								p += 4;
							} else {
								j = a1 | z << 12;
								p += 3;
							}
						} else {
							j = z << 6 | a1;
							p += 2;
						}
					} else {
						p++;
						j &= 255;
					}
					if (k == ld8(a + 144)) {
						x = b1 - p;
						do_reserve_and_handle(a + 144, k, (x >> 2) + ((x & 3) != 0) + 1, 4, 4);
						x = ld8(a + 152);
					}
					st4(x + m, j);
					k++;
					st8(a + 160, k);
					m += 4;
				} while (p != b1);
			L49:
				x = ld8(a + 152);
				m = ld8(a + 144);
			L41:
				globalalloc_dealloc(y, n);
				st8(8388720, ld8(8388720) + 1);
				n = u + w * 24;
				st8(n + 16, k);
				st8(n + 8, x);
				st8(n, m);
			} while (i != q);
			w = r << 2;
			i = u + s;
			m = u;
			for (;;) {
				n = ld8(m + 16);
				if (n != r) break;
				k = ld8(m + 8);
				if (r) {
					p = w;
					n = k;
					do {
						j = ld4(n);
						if (j > 127 || (j != 88 && j != 46)) goto L3;
						n += 4;
						p -= 4;
					} while (p);
				}
				iterator_collect(a + 144, k, k + (r << 2));
				n = ld8(a + 144);
				if (n) globalalloc_dealloc(ld8(a + 152), n);
				m += 24;
				if (m == i) goto L57;
			}
			k = ld8(m + 8);
			r = n;
			goto L3;
		L57:
			n = 0;
			st8(a + 88, 0);
			c1 = 8;
			st8(a + 80, 8);
			st8(a + 72, 0);
			y = 0;
			do {
				p = y;
				d1 = p * r;
				y = p + 1;
				i = u + p * 24;
				e1 = i + 24;
				m = 0;
				for (;;) {
					w = r > m ? r : m;
					k = m << 2;
					do {
						p = m;
						if (w == p) goto L67;
						x = ld8(i + 16);
						if (p >= x) std_fail(8388608, 53);
						m = p + 1;
						b1 = ld8(i + 8);
						s = b1 + k;
						k += 4;
					} while (ld4(s) != 46);
					k = p + d1;
					if (m < r) {
						if (m >= x) std_fail(8388608, 53);
						if (ld4(b1 + (m << 2)) == 46) {
							s = k + 1;
							if (n == ld8(a + 72)) {
								grow_one(a + 72);
								c1 = ld8(a + 80);
							}
							w = c1 + (n << 4);
							st8(w + 8, s);
							st8(w, k);
							n++;
							st8(a + 88, n);
						}
					}
					if (y >= q) continue;
					if (p >= ld8(e1 + 16)) std_fail(8388608, 53);
					if (ld4(ld8(e1 + 8) + (p << 2)) != 46) continue;
					p = k + r;
					if (n == ld8(a + 72)) grow_one(a + 72);
					c1 = ld8(a + 80);
					s = c1 + (n << 4);
					st8(s + 8, p);
					st8(s, k);
					n++;
					st8(a + 88, n);
				}
			L67:;
			} while (y != q);
			y = r * q;
			if ((n > y ? n : y) > 2147483646) std_fail(8388608, 53);
			m = ld8(a + 80);
			if (n) {
				i = m + (n << 4);
				k = m;
				do {
					st8(a + 176, ld8(k + 8));
					st8(a + 168, ld8(k));
					k += 16;
					p = 0;
					j = 0;
					do {
						if (ld8(h + (p << 3)) >= y) std_fail(8388608, 53);
						a1 = j & 1;
						p = 1;
						j = 1;
					} while (!a1);
				} while (k != i);
			} else {
				n = 0;
			}
		}
		j = 0;
		from_elem(a + 320, 0, y + 1);
		b1 = m + (n << 4);
		x = ld8(a + 328);
		i = ld8(a + 336);
		p = m;
		for (;;) {
			if ((j & 1) != 0 && n != 2) k = p;
			else {
				if (p == b1) {
					if (y) {
						w = i ? 1 : i;
						s = y;
						n = i;
						p = x;
						do {
							if (!n || w == n) std_fail(8388608, 53);
							k = p + 4;
							st4(k, ld4(k) + ld4(p));
							n--;
							p = k;
						} while (--s);
					}
					if (y >= i) std_fail(8388608, 53);
					from_elem(a + 344, 0, ld4(x + (y << 2)));
					if (i > ((u64)1073741823 << 32 | 4294967295u)) std_fail(8388608, 53);
					c1 = i << 2;
					if (c1 >= ((u64)2147483647 << 32 | 4294967293u)) std_fail(8388608, 53);
					y = globalalloc_alloc(c1);
					if (!y) std_fail(8388608, 53);
					if (c1) copy(y, x, c1);
					j = 0;
					e1 = ld8(a + 352);
					d1 = ld8(a + 360);
					for (;;) {
						if ((j & 1) != 0 && n != 2) w = m;
						else {
							if (m == b1) break;
							w = m + 16;
							s = ld8(m + 8);
							k = ld8(m);
							n = 0;
						}
						st8(a + 184, s);
						st8(a + 168, k);
						st8(a + 176, s);
						st8(a + 192, k);
						m = h + (n << 4);
						p = ld8(m);
						if (p >= i) std_fail(8388608, 53);
						p = y + (p << 2);
						x = ld4(p);
						if (d1 <= x) std_fail(8388608, 53);
						n++;
						st4(e1 + (x << 2), ld8(m + 8));
						j = 1;
						st4(p, ld4(p) + 1);
						m = w;
					}
					st8(g, ld8(a + 344));
					st8(g + 8, ld8(a + 352));
					st8(g + 16, ld8(a + 360));
					st8(a + 96, ld8(a + 320));
					st8(a + 104, ld8(a + 328));
					st8(a + 112, ld8(a + 336));
					globalalloc_dealloc(y, c1);
					s = ld8(a + 112);
					from_elem(a + 320, -1, s - 1);
					b1 = ld8(a + 336);
					if (!b1) {
						m = 0;
						st8(a + 360, 0);
						i = 4;
						st8(a + 352, 4);
						st8(a + 344, 0);
						k = 1;
						p = 0;
						goto L95;
					}
					k = globalalloc_alloc(b1);
					if (!k) std_fail(8388608, 53);
					if (b1 != 1) {
						n = b1 - 1;
						if (n) fill(k, 0, n);
						M[n + k] = 0;
						from_elem(a + 344, -1, b1);
						m = b1 & (u64)4294967295u;
						if (m) goto L97;
						m = 0;
						i = 4;
						goto L96;
					}
					M[k] = 0;
					n = globalalloc_alloc(4);
					if (!n) std_fail(8388608, 53);
					st4(n, -1);
					m = 1;
					st8(a + 360, 1);
					st8(a + 352, n);
					st8(a + 344, 1);
				L97:
					i = globalalloc_alloc(m << 2);
					if (!i) std_fail(8388608, 53);
					j = 0;
					p = m;
					n = i;
					do {
						st4(n, j);
						j++;
						n += 4;
					} while (--p);
				L96:
					p = b1;
				L95:
					from_elem(f, 0, b1);
					st8(e, ld8(a + 344));
					st8(e + 8, ld8(a + 352));
					st8(e + 16, ld8(a + 360));
					st8(a + 184, b1);
					st8(a + 176, k);
					st8(a + 168, p);
					st4(a + 312, 0);
					st8(a + 232, m);
					st8(a + 224, i);
					st8(a + 216, m);
					st8(a + 160, ld8(a + 336));
					st8(a + 152, ld8(a + 328));
					st8(a + 144, ld8(a + 320));
					n = 0;
					st8(c, 0);
					st8(c + 8, 0);
					x = 4;
					st8(a + 272, 4);
					st8(a + 264, 0);
					st8(a + 296, 4);
					st8(a + 304, 0);
					d1 = ld8(a + 152);
					j = (u32)s - 1;
					if (j) {
						f1 = j;
						m = 0;
						i = ld8(a + 160);
						do {
							if (m == i) std_fail(8388608, 53);
							if (ld4(d1 + (m << 2)) != ~0u) goto L107;
							a1 = m;
							rows_row(a + 16, a + 96, a1);
							n = ld8(a + 24);
							if (!n) goto L107;
							p = n << 2;
							n = ld8(a + 16);
							for (;;) {
								j = ld4(n);
								k = j;
								if (m != k) {
									if (i <= k) std_fail(8388608, 53);
									if (ld4(d1 + (k << 2)) == ~0u) break;
								}
								n += 4;
								p -= 4;
								if (!p) goto L107;
							}
							matching_join(ld8(a + 152), ld8(a + 160), a1, j);
						L107:;
						} while (++m != f1);
						c1 = 0;
						do {
							if (ld8(a + 160) <= c1) std_fail(8388608, 53);
							if (ld4(ld8(a + 152) + (c1 << 2)) != ~0u) goto L114;
							if (ld8(a + 184) <= c1) std_fail(8388608, 53);
							M[ld8(a + 176) + c1] = 2;
							st8(a + 280, 0);
							if (!ld8(a + 264)) rawvec_grow_one(d);
							g1 = c1;
							st4(ld8(a + 272), g1);
							e1 = 0;
							st8(a + 304, 0);
							p = 1;
							st8(a + 280, 1);
							do {
								h1 = ld4(ld8(a + 272) + (e1 << 2));
								rows_row(a, a + 96, h1);
								n = ld8(a + 8);
								if (n) {
									y = ld8(a);
									d1 = y + (n << 2);
									do {
										i1 = ld4(y);
										n = i1;
										if (ld8(a + 184) <= n) std_fail(8388608, 53);
										p = ld8(a + 176) + n;
										switch (M[p]) {
										case 1:
											goto L121;
										case 2:
											n = ld8(a + 224);
											p = ld8(a + 232);
											r1 = matching_base(n, p, h1);
											if (r1 == matching_base(n, p, i1)) goto L121;
											j1 = ld4(a + 312) + 1;
											st4(a + 312, j1);
											b1 = ld8(a + 200);
											x = ld8(a + 208);
											w = ld8(a + 152);
											s = ld8(a + 160);
											i = ld8(a + 248);
											m = ld8(a + 256);
											j = i1;
											z = h1;
											for (;;) {
												a1 = z;
												z = j;
												j = -1;
												if (a1 == ~0u) continue;
												j = matching_base(ld8(a + 224), ld8(a + 232), a1);
												n = j;
												if (m <= n) std_fail(8388608, 53);
												k = n << 2;
												p = i + k;
												if (ld4(p) == j1) break;
												st4(p, j1);
												if (s <= n) std_fail(8388608, 53);
												j = -1;
												a1 = ld4(w + k);
												if (a1 == ~0u) continue;
												n = a1;
												if (x <= n) std_fail(8388608, 53);
												j = ld4(b1 + (n << 2));
											}
											close_blossom(a + 144, h1, i1, j);
											close_blossom(a + 144, i1, h1, j);
											goto L121;
										}
										if (ld8(a + 208) <= n) std_fail(8388608, 53);
										s = n << 2;
										st4(ld8(a + 200) + s, h1);
										M[p] = 1;
										k = ld8(a + 304);
										if (k == ld8(a + 288)) rawvec_grow_one(b);
										p = ld8(a + 296);
										st4(p + (k << 2), i1);
										m = k + 1;
										st8(a + 304, m);
										i = ld8(a + 160);
										if (i <= n) std_fail(8388608, 53);
										n = ld8(a + 152);
										j = ld4(n + s);
										if (j != ~0u) {
											n = j;
											if (ld8(a + 184) <= n) std_fail(8388608, 53);
											M[ld8(a + 176) + n] = 2;
											if (m == ld8(a + 288)) {
												rawvec_grow_one(b);
												p = ld8(a + 296);
											}
											st4(p + (m << 2), j);
											st8(a + 304, k + 2);
											n = ld8(a + 280);
											if (n == ld8(a + 264)) rawvec_grow_one(d);
											st4(ld8(a + 272) + (n << 2), j);
											st8(a + 280, n + 1);
											goto L121;
										}
										if (i1 != ~0u) {
											x = ld8(a + 200);
											w = ld8(a + 208);
											do {
												s = i1;
												if (w <= s) std_fail(8388608, 53);
												a1 = ld4(x + (s << 2));
												s = a1;
												if (i <= s) std_fail(8388608, 53);
												j = ld4(n + (s << 2));
												matching_join(n, i, i1, a1);
												i1 = j;
											} while (j != ~0u);
										}
										if (m != ld8(a + 288)) {
											st4(p + (m << 2), g1);
											n = k + 2;
											st8(a + 304, n);
											if (!n) goto L114;
										} else {
											rawvec_grow_one(b);
											p = ld8(a + 296);
											st4(p + (m << 2), g1);
											n = k + 2;
											st8(a + 304, n);
										}
										s = p + (n << 2);
										w = ld8(a + 224);
										m = ld8(a + 232);
										i = ld8(a + 176);
										k = ld8(a + 184);
										for (;;) {
											j = ld4(p);
											n = j;
											if (k <= n) std_fail(8388608, 53);
											M[i + n] = 0;
											if (m <= n) std_fail(8388608, 53);
											st4(w + (n << 2), j);
											p += 4;
											if (p == s) goto L114;
										}
									L121:
										y += 4;
									} while (y != d1);
									p = ld8(a + 280);
								}
							} while (++e1 < p);
						L114:;
						} while (++c1 != f1);
						d1 = ld8(a + 152);
						x = ld8(a + 296);
						n = ld8(a + 288);
						y = ld8(a + 272);
						s = ld8(a + 264);
						i = ld8(a + 224);
						m = ld8(a + 216);
						b1 = ld8(a + 184);
						k = ld8(a + 176);
						p = ld8(a + 168);
					} else {
						y = 4;
						s = 0;
					}
					e1 = ld8(a + 248);
					w = ld8(a + 240);
					f1 = ld8(a + 144);
					c1 = ld8(a + 192);
					if (c1) globalalloc_dealloc(ld8(a + 200), c1 << 2);
					if (m) globalalloc_dealloc(i, m << 2);
					if (w) globalalloc_dealloc(e1, w << 2);
					if (s) globalalloc_dealloc(y, s << 2);
					if (n) globalalloc_dealloc(x, n << 2);
					if (b1 > ((u64)2147483647 << 32 | 4294967295u)) std_fail(8388608, 53);
					if (b1) {
						y = globalalloc_alloc(b1);
						if (!y) std_fail(8388608, 53);
						n = 0;
						do {
							M[y + n] = M[k + n] == 2;
							n++;
						} while (b1 != n);
						k1 = b1;
					} else {
						k1 = 0;
						y = 1;
					}
					m1 = ld8(a + 128);
					n1 = ld8(a + 120);
					p1 = ld8(a + 104);
					q1 = ld8(a + 96);
					if (p) globalalloc_dealloc(k, p);
					if (q1 == (u64)2147483648u << 32) std_fail(8388608, 53);
					p = 0;
					st8(a + 160, 0);
					w = 1;
					st8(a + 152, 1);
					st8(a + 144, 0);
					n = 0;
					if (!v) {
						w = 1;
						c1 = n = e1 = 0;
						do {
							if (r) {
								x = u + c1 * 24;
								p = ld8(x + 16);
								k = 0;
								i = r;
								m = e1;
								do {
									if (!p) std_fail(8388608, 53);
									j = 88;
									if (ld4(ld8(x + 8) + k) == 46) {
										if (m >= b1) std_fail(8388608, 53);
										j = M[y + m] + 65u;
									}
									s = n;
									if (n == ld8(a + 144)) {
										do_reserve_and_handle(a + 144, n, 1, 1, 1);
										w = ld8(a + 152);
										s = ld8(a + 160);
									}
									M[w + s] = j;
									n++;
									st8(a + 160, n);
									p--;
									m++;
									k += 4;
								} while (--i);
							}
							p = n;
							if (ld8(a + 144) == n) {
								do_reserve_and_handle(a + 144, n, 1, 1, 1);
								p = ld8(a + 160);
							}
							w = ld8(a + 152);
							M[w + p] = 10;
							n++;
							st8(a + 160, n);
							e1 += r;
						} while (++c1 != q);
						p = ld8(a + 144);
					}
					if (q1) globalalloc_dealloc(p1, q1 << 2);
					if (n1) globalalloc_dealloc(m1, n1 << 2);
					if (f1) globalalloc_dealloc(d1, f1 << 2);
					if (k1) globalalloc_dealloc(y, k1);
					k = ld8(a + 72);
					if (k) globalalloc_dealloc(ld8(a + 80), k << 4);
					k = ld8(a + 64);
					if (n > ld8(a + 48) - k) {
						do_reserve_and_handle(a + 48, k, n, 1, 1);
						k = ld8(a + 64);
					}
					if (n) copy(ld8(a + 56) + k, w, n);
					i = k + n;
					st8(a + 64, i);
					if (p) globalalloc_dealloc(w, p);
					if (!v) {
						n = u;
						do {
							p = ld8(n);
							if (p) globalalloc_dealloc(ld8(n + 8), p << 2);
							n += 24;
						} while (--q);
					}
					if (t) globalalloc_dealloc(u, t * 24);
					break;
				}
				k = p + 16;
				s = ld8(p + 8);
				w = ld8(p);
				n = 0;
			}
			st8(a + 184, s);
			st8(a + 168, w);
			p = ld8(h + (n << 4)) + 1;
			if (p >= i) std_fail(8388608, 53);
			j = 1;
			p = x + (p << 2);
			st4(p, ld4(p) + 1);
			n++;
			p = k;
		}
	}
L173:
	k = ld8(a + 56);
	host_append(k, i);
	n = 0;
	p = ld8(8388696);
	if (p < 65537) n = p;
	else {
		host_write(ld8(8388688), p);
		st8(8388696, 0);
	}
	p = ld8(a + 48);
	if (p) {
		globalalloc_dealloc(k, p);
		n = ld8(8388696);
	}
	if (n) {
		host_write(ld8(8388688), n);
		st8(8388696, 0);
	}
	sp = a + 368;
	return;
L3:
	iterator_collect(a + 144, k, k + (r << 2));
	std_fail(8388608, 53);
L2:
	str_index(a + 32, p, x, k - p);
	p = ld8(a + 32);
	n = ld8(a + 40);
	M[a + 200] = 1;
	st8(a + 192, (u64)10 << 32 | 10);
	st8(a + 184, n);
	st8(a + 176, 0);
	st8(a + 168, n);
	st8(a + 160, p);
	st2(a + 208, 1);
	st8(a + 152, n);
	st8(a + 144, 0);
	next_back_2(a + 144);
	std_fail(8388608, 53);
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
	memcpy(M + 8388608, "the program failed; bundled with --debug, it says whyout of memory\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1"
		"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1", 97);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
