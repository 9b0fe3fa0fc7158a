/* BZOJ 2317, https://hydro.ac/d/bzoj/p/2317, made by `cargo judge bundle bzoj2317 --write` from 4564a4a4a17d3038 */
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
static s64 i8(u64 x)
{
	return x >> 63 ? -(s64)~x - 1 : (s64)x;
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

static u64 program_proconio_read(void)
{
	u32 d;
	u64 a, b, c, e, f, g, h, i, j;
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
				if (c <= 32 && (u64)1 << (c & 63) & ((u64)1 << 32 | 13824)) goto L8;
				i++;
			} while (b != i);
		}
		d = 1;
		M[8388760] = 1;
		c = e;
		i = b;
		goto L7;
	L8:
		c = i + 1;
		b -= c;
		st8(8388752, b);
		c += e;
		st8(8388744, c);
		d = 0;
	L7:
		if (i) goto L4;
	}
	f = ld8(8388728);
	g = ld8(8388736);
	h = f + g;
	goto L2;
L4:
	f = ld8(8388728);
	g = ld8(8388736);
	d = !e;
	h = d ? f + g : e;
	c = d ? 0 : i;
	if (c <= 1) {
		if ((u32)c != 1) goto L2;
		d = M[h];
		switch (d - 43) {
		case 0: case 2:
			goto L2;
		default:
			goto L13;
		}
	}
	d = M[h];
L13:
	b = (d & 255) == 43;
	i = h + b;
	c -= b;
	if (c >= 17) {
		b = 0;
		for (;;) {
			if (!c) goto L16;
			multi3_fn(a + 16, b, 0, 10, 0);
			if (ld8(a + 24)) goto L2;
			d = M[i] - 48u;
			if (d > 9) goto L2;
			i++;
			c--;
			j = ld8(a + 16);
			b = j + d;
			if (b < j) goto L2;
		}
	}
	if (!c) goto L2;
	b = 0;
	do {
		d = M[i] - 48u;
		if (d > 9) goto L2;
		i++;
		b = b * 10 + d;
	} while (--c);
L16:
	if (!b || !e) goto L2;
	st8(8388720, 0);
	sp = a + 112;
	return b - 1;
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

static void from_elem(u64 a, u64 b)
{
	u64 c, d;
	if (b) {
		c = b << 2;
		d = globalalloc_alloc(c);
		if (!d) std_fail(8388608, 53);
		if (c) fill(d, 0, c);
		c = b;
	} else {
		c = 0;
		d = 4;
	}
	st8(a + 16, b);
	st8(a + 8, d);
	st8(a, c);
}

static void vec_from_elem(u64 a, u64 b)
{
	u32 c;
	u64 d, e;
	c = !b;
	if (c) {
		d = 0;
		e = 1;
	} else {
		e = globalalloc_alloc(b);
		if (!e) std_fail(8388608, 53);
		if (!c) fill(e, 0, b);
		d = b;
	}
	st8(a + 16, b);
	st8(a + 8, e);
	st8(a, d);
}

static void grow_one(u64 a)
{
	a = grow_amortized(a, ld8(a), 1, 8, 8);
	if (a != ((u64)2147483648u << 32 | 1)) handle_error(a);
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

static void main_fn(void)
{
	u32 m, r, x, c1;
	u64 a, b, c, d, e, f, g, h, i, j, k, n, p, q, s, t, u, v, w, y, z, a1, b1, d1, e1, f1, g1, h1 = 0, i1 = 0, j1 = 0, k1 = 0, m1, n1, p1, q1, r1, s1, t1;
	sp = a = frame(272);
	b = proconio_read();
	st8(a + 56, 0);
	c = 1;
	st8(a + 48, 1);
	st8(a + 40, 0);
	d = 0;
	if (!b) goto L2;
	e = a + 160;
	f = 0;
	for (;;) {
		g = proconio_read();
		h = proconio_read();
		d = proconio_read();
		if (g >= 2000001 || d > ((u64)536870911 << 32 | 4294967295u)) std_fail(8388608, 53);
		i = d << 3;
		if (i >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(8388608, 53);
		if (i) {
			k = globalalloc_alloc(i);
			if (!k) std_fail(8388608, 53);
			j = d;
		} else {
			j = 0;
			k = 8;
		}
		m = !d;
		if (!m) {
			c = k;
			do {
				st8(c, program_proconio_read());
				c += 8;
			} while (--d);
		}
		if (h >= ((u64)89478485 << 32 | 1431655766)) std_fail(8388608, 53);
		n = h * 24;
		if (n) {
			q = globalalloc_alloc(n);
			if (!q) std_fail(8388608, 53);
			p = h;
		} else {
			p = 0;
			q = 8;
		}
		r = !h;
		if (!r) {
			s = 0;
			do {
				t = program_proconio_read();
				u = program_proconio_read();
				if (!ld4(8388712)) try_init(ld8(8388704));
				if (ld8(8388720)) std_fail(8388608, 53);
				v = s + 1;
				st8(8388720, -1);
				w = ld8(8388752);
				d = ld8(8388744);
				x = M[8388760];
				for (;;) {
					y = d;
					if (x & 1) break;
					if (w) {
						c = 0;
						do {
							d = M[y + c];
							if (d <= 32 && (u64)1 << (d & 63) & ((u64)1 << 32 | 13824)) goto L25;
							c++;
						} while (w != c);
					}
					x = 1;
					M[8388760] = 1;
					d = y;
					c = w;
					goto L24;
				L25:
					d = c + 1;
					w -= d;
					st8(8388752, w);
					d += y;
					st8(8388744, d);
					x = 0;
				L24:
					if (c) goto L21;
				}
				z = ld8(8388728);
				a1 = ld8(8388736);
				w = z + a1;
				goto L3;
			L21:
				z = ld8(8388728);
				a1 = ld8(8388736);
				b1 = z + a1;
				c1 = !y;
				w = c1 ? b1 : y;
				d = c1 ? 0 : c;
				if (d <= 1) {
					if ((u32)d != 1) goto L3;
					x = M[w];
					switch (x - 43) {
					case 0: case 2:
						goto L3;
					default:
						goto L30;
					}
				}
				x = M[w];
			L30:
				y = (x & 255) == 43;
				c = w + y;
				d -= y;
				y = 0;
				if (d >= 17) {
					for (;;) {
						if (!d) goto L34;
						multi3_fn(a + 16, y, 0, 10, 0);
						if (ld8(a + 24)) goto L3;
						x = M[c] - 48u;
						if (x > 9) goto L3;
						c++;
						d--;
						d1 = ld8(a + 16);
						y = d1 + x;
						if (y < d1) goto L3;
					}
				}
				if (!d) goto L33;
				do {
					x = M[c] - 48u;
					if (x > 9) goto L3;
					c++;
					y = y * 10 + x;
				} while (--d);
			L34:
				w = b1;
				if (c1) goto L3;
			L33:
				st8(8388720, 0);
				c = q + s * 24;
				st8(c + 16, y);
				st8(c + 8, u);
				st8(c, t);
				s = v;
			} while (v != h);
		}
		u = g + 1;
		e1 = u << 3;
		z = globalalloc_alloc(e1);
		if (!z) std_fail(8388608, 53);
		if (g) {
			c = 0;
			d = z;
			do {
				st8(d, c);
				d += 8;
				c++;
			} while (g != c);
		}
		f1 = g << 3;
		st8(z + f1, g);
		if (!m) {
			c = k;
			do {
				d = ld8(c);
				if (d >= g) std_fail(8388608, 53);
				st8(z + (d << 3), g);
				c += 8;
				i -= 8;
			} while (i);
		}
		if (j) globalalloc_dealloc(k, j << 3);
		s = 0;
		st8(a + 80, 0);
		st8(a + 72, 8);
		st8(a + 64, 0);
		if (!r) {
			v = q + n;
			s = 0;
			j = 8;
			h = q;
			do {
				y = ld8(h + 8);
				i = ld8(h);
				if ((y > i ? y : i) >= g) std_fail(8388608, 53);
				c = ld8(h + 16);
				d = c < 2 ? c : (c & 1) | 2;
				if (d <= ld8(a + 64) - s) {
					if (!d) goto L50;
				} else {
					do_reserve_and_handle(a + 64, s, d, 8, 16);
					j = ld8(a + 72);
					s = ld8(a + 80);
				}
				k = d + s;
				c = j + (s << 4);
				w = z + (y << 3);
				i = z + (i << 3);
				do {
					y = ld8(i);
					st8(c + 8, ld8(w));
					st8(c, y);
					c += 16;
				} while (--d);
				s = k;
			L50:
				st8(a + 80, s);
				h += 24;
			} while (h != v);
		}
		if (p) globalalloc_dealloc(q, p * 24);
		if (s > 2147483646) std_fail(8388608, 53);
		g1 = ld8(a + 72);
		v = g1 + (s << 4);
		d = g1;
		if (s) {
			do {
				st8(a + 168, ld8(d + 8));
				st8(a + 160, ld8(d));
				d += 16;
				c = 0;
				x = 0;
				do {
					if (ld8(e + (c << 3)) > g) std_fail(8388608, 53);
					c1 = x & 1;
					c = 1;
					x = 1;
				} while (!c1);
			} while (d != v);
		}
		f++;
		from_elem(a + 88, g + 2);
		x = 0;
		i = ld8(a + 96);
		y = ld8(a + 104);
		d = g1;
		for (;;) {
			if ((x & 1) != 0 && c != 2) w = d;
			else {
				if (d == v) break;
				w = d + 16;
				h = ld8(d + 8);
				k = ld8(d);
				c = 0;
			}
			st8(a + 176, h);
			st8(a + 160, k);
			d = ld8(e + (c << 4)) + 1;
			if (d >= y) std_fail(8388608, 53);
			x = 1;
			d = i + (d << 2);
			st4(d, ld4(d) + 1);
			c++;
			d = w;
		}
		c = 0;
		h = y - (y != 0);
		d = i;
		do {
			if (y == c || h == c) std_fail(8388608, 53);
			w = d + 4;
			st4(w, ld4(w) + ld4(d));
			d = w;
			c++;
		} while (u != c);
		if (u >= y) std_fail(8388608, 53);
		from_elem(a + 112, ld4(i + (u << 2)));
		if (y > ((u64)1073741823 << 32 | 4294967295u)) std_fail(8388608, 53);
		n = y << 2;
		if (n >= ((u64)2147483647 << 32 | 4294967293u)) std_fail(8388608, 53);
		a1 = globalalloc_alloc(n);
		if (!a1) std_fail(8388608, 53);
		if (n) copy(a1, i, n);
		x = 0;
		w = 0;
		t = ld8(a + 120);
		q = ld8(a + 128);
		d = g1;
		for (;;) {
			if (!(x & 1) || c == 2) {
				if (d == v) break;
				h = w + 1;
				k = d + 16;
				h1 = ld8(d + 8);
				i1 = ld8(d);
				c = 0;
				j1 = w;
				k1 = w;
			} else {
				h = w;
				k = d;
			}
			st8(a + 176, h1);
			st8(a + 160, i1);
			st8(a + 168, k1);
			st8(a + 184, j1);
			w = e + (c << 4);
			d = ld8(w);
			if (d >= y) std_fail(8388608, 53);
			d = a1 + (d << 2);
			j = ld4(d);
			if (q <= j) std_fail(8388608, 53);
			c++;
			st4(t + (j << 2), ld8(w + 8));
			x = 1;
			st4(d, ld4(d) + 1);
			w = h;
			d = k;
		}
		m1 = ld8(a + 88);
		n1 = ld8(a + 112);
		globalalloc_dealloc(a1, n);
		a1 = globalalloc_alloc(e1);
		if (!a1) std_fail(8388608, 53);
		x = !e1;
		if (!x) fill(a1, 0, e1);
		vec_from_elem(a + 88, s);
		d1 = globalalloc_alloc(e1);
		if (!d1) std_fail(8388608, 53);
		if (!x) fill(d1, 0, e1);
		n = globalalloc_alloc(e1);
		if (!n) std_fail(8388608, 53);
		if (!x) fill(n, 0, e1);
		vec_from_elem(a + 112, u);
		p1 = ld8(a + 128);
		if (g >= p1) std_fail(8388608, 53);
		q1 = ld8(a + 120);
		M[q1 + g] = 1;
		k = globalalloc_alloc(8);
		if (!k) std_fail(8388608, 53);
		st8(k, g);
		c = 1;
		st8(a + 152, 1);
		st8(a + 144, k);
		st8(a + 136, 1);
		p = ld8(a + 96);
		b1 = ld8(a + 104);
		d = k;
		for (;;) {
			d = ld8(d);
			w = d & (u64)4294967295u;
			if (y <= w) std_fail(8388608, 53);
			h = w + 1;
			if (h >= y) std_fail(8388608, 53);
			x = ld4(i + (h << 2));
			c1 = ld4(i + (w << 2));
			if (x < c1) std_fail(8388608, 53);
			w = x;
			if (q < w || d > g) std_fail(8388608, 53);
			v = d << 3;
			j = a1 + v;
			h = ld8(j);
			u = c1;
			if (h < w - u) {
				w = ld4(t + (u << 2) + (h << 2));
				st8(j, h + 1);
				if (b1 <= w) std_fail(8388608, 53);
				h = p + w;
				x = M[h];
				M[h] = 1;
				if (!x) {
					if (s <= w) std_fail(8388608, 53);
					w = g1 + (w << 4);
					t1 = ld8(w + 8);
					w = ld8(w);
					d = w == d ? t1 : w;
					if (d >= p1) std_fail(8388608, 53);
					w = q1 + d;
					x = M[w];
					M[w] = 1;
					if (x) {
						w = d1 + v;
						st8(w, ld8(w) ^ 1);
						w = n + v;
						st8(w, ld8(w) + 1);
						if (d > g) std_fail(8388608, 53);
						d = n + (d << 3);
						st8(d, ld8(d) - 1);
					} else {
						if (c == ld8(a + 136)) {
							grow_one(a + 136);
							k = ld8(a + 144);
						}
						st8(k + (c << 3), d);
						c++;
						st8(a + 152, c);
						k = ld8(a + 144);
					}
				}
			} else {
				c--;
				st8(a + 152, c);
				if (c) {
					d = k + (c << 3) - 8;
					if (d) {
						d = ld8(d);
						if (d > g) std_fail(8388608, 53);
						d <<= 3;
						w = d1 + d;
						h = ld8(d1 + v);
						r1 = h ^ 1;
						s1 = h + 1;
						h = n + v;
						st8(w, (i8(ld8(h)) > 0 ? r1 : s1) ^ ld8(w));
						d += n;
						st8(d, ld8(d) + ld8(h));
					}
				}
			}
			if (c) {
				d = k + (c << 3) - 8;
				if (d) continue;
			}
			break;
		}
		y = ld8(d1 + f1);
		c = ld8(a + 136);
		if (c) globalalloc_dealloc(k, c << 3);
		c = ld8(a + 112);
		if (c) globalalloc_dealloc(q1, c);
		globalalloc_dealloc(n, e1);
		globalalloc_dealloc(d1, e1);
		c = ld8(a + 88);
		if (c) globalalloc_dealloc(ld8(a + 96), c);
		globalalloc_dealloc(a1, e1);
		if (m1) globalalloc_dealloc(i, m1 << 2);
		if (n1) globalalloc_dealloc(t, n1 << 2);
		d = ld8(a + 56);
		if (ld8(a + 40) - d <= 1) {
			do_reserve_and_handle(a + 40, d, 2, 1, 1);
			d = ld8(a + 56);
		}
		c = ld8(a + 48);
		st2(c + d, y ? 2609 : 2608);
		d += 2;
		st8(a + 56, d);
		y = ld8(a + 64);
		if (y) globalalloc_dealloc(ld8(a + 72), y << 4);
		globalalloc_dealloc(z, e1);
		if (f == b) goto L2;
	}
L3:
	str_index(a, z, a1, w - z);
	d = ld8(a);
	c = ld8(a + 8);
	M[a + 192] = 1;
	st8(a + 184, (u64)10 << 32 | 10);
	st8(a + 176, c);
	st8(a + 168, 0);
	st8(a + 160, c);
	st8(a + 152, d);
	st2(a + 200, 1);
	st8(a + 144, c);
	st8(a + 136, 0);
	next_back_2(a + 136);
	std_fail(8388608, 53);
L2:
	host_append(c, d);
	y = ld8(8388696);
	if (y < 65537) d = y;
	else {
		d = 0;
		host_write(ld8(8388688), y);
		st8(8388696, 0);
	}
	y = ld8(a + 40);
	if (y) {
		globalalloc_dealloc(c, y);
		d = ld8(8388696);
	}
	if (d) {
		host_write(ld8(8388688), d);
		st8(8388696, 0);
	}
	sp = a + 272;
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
