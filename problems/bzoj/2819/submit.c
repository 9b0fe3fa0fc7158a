/* BZOJ 2819, https://hydro.ac/d/bzoj/p/2819, made by `cargo judge bundle bzoj2819 --write` from 27cc129ec77a41d2 */
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
	a = ld8(8388704);
	if (a) {
		host_write(ld8(8388696), a);
		st8(8388704, 0);
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
	st8(8389288, a);
}

static u64 globalalloc_alloc(u64 a)
{
	u64 b, c, d;
	b = (u64)64 - clz8((a > 16 ? a : 16) - 1);
	c = b << 3;
	d = ld8(c + 8388776);
	if (d) {
		st8(c + 8388776, ld8(d));
		return d;
	}
	d = ld8(8389288);
	if (!d) {
		d = (u64)i4(grow(0)) << 16;
		st8(8389288, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : (u64)1 << (b & 63)));
	return d;
}

static void globalalloc_dealloc(u64 a, u64 b)
{
	if (b > 65536) {
		if (b + a == ld8(8389288)) {
			st8(8389288, a);
			return;
		}
		b = ((u64)clz8(b) ^ 63) << 3;
		st8(a, ld8(b + 8388776));
		st8(b + 8388776, a);
		return;
	}
	b = ((u64)64 - clz8((b > 16 ? b : 16) - 1)) << 3;
	st8(a, ld8(b + 8388776));
	st8(b + 8388776, a);
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
			if (f + c != ld8(8389288) || f <= 65536) {
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
	if (ld8(8388720) == 1) std_fail(8388608, 53);
	st8(8388728, a);
	st8(8388720, 1);
	copy(8388736, b + 56, 40);
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
	if (!ld4(8388720)) try_init(ld8(8388712));
	if (ld8(8388728)) std_fail(8388608, 53);
	st8(8388728, -1);
	b = ld8(8388760);
	c = ld8(8388752);
	d = M[8388768];
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
		M[8388768] = 1;
		c = e;
		i = b;
		goto L8;
	L9:
		c = i + 1;
		b -= c;
		st8(8388760, b);
		c += e;
		st8(8388752, c);
		d = 0;
	L8:
		if (i) goto L5;
	}
	f = ld8(8388736);
	g = ld8(8388744);
	h = f + g;
	goto L2;
L5:
	f = ld8(8388736);
	g = ld8(8388744);
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
	st8(8388728, 0);
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
	if (!ld4(8388720)) try_init(ld8(8388712));
	if (ld8(8388728)) std_fail(8388608, 53);
	st8(8388728, -1);
	b = ld8(8388760);
	c = ld8(8388752);
	d = M[8388768];
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
		M[8388768] = 1;
		c = e;
		i = b;
		goto L7;
	L8:
		c = i + 1;
		b -= c;
		st8(8388760, b);
		c += e;
		st8(8388752, c);
		d = 0;
	L7:
		if (i) goto L4;
	}
	f = ld8(8388736);
	g = ld8(8388744);
	h = f + g;
	goto L2;
L4:
	f = ld8(8388736);
	g = ld8(8388744);
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
	st8(8388728, 0);
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

static void from_elem(u64 a, u32 b, u64 c)
{
	u32 e;
	u64 d, f, g, h;
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
		goto L7;
	}
	h = c - 1;
	d = g;
	do {
		st4(d, b);
		d += 4;
	} while (--h);
L7:
	st4(d, b);
L3:
	st8(a + 16, c);
	st8(a + 8, g);
	st8(a, f);
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

static void drop_in_place(u64 a)
{
	u64 b;
	b = ld8(a);
	if (b) globalalloc_dealloc(ld8(a + 8), b << 2);
	b = ld8(a + 24);
	if (b) globalalloc_dealloc(ld8(a + 32), b << 2);
}

static u64 down_to(u64 a, u64 b)
{
	u64 c, d, e;
	if (b >= ld8(a + 16)) std_fail(8388608, 53);
	b = (u64)ld4(ld8(a + 8) + (b << 4)) + 1;
	c = ld8(a + 56);
	d = ld8(a + 64);
	e = 0;
	do {
		a = b - 1;
		if (a >= d) std_fail(8388608, 53);
		e ^= ld8(c + (a << 3));
		b &= a;
	} while (b);
	return e;
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
		c = ld8(8388704);
		if (b > ld8(8388688) - c) {
			do_reserve_and_handle(8388688, c, b);
			c = ld8(8388704);
		}
		if (b) copy(ld8(8388696) + c, a, b);
		st8(8388704, c + b);
		return;
	}
	c = ld8(8388704);
	if (c) {
		host_write(ld8(8388696), c);
		st8(8388704, 0);
	}
	host_write(a, b);
}

static void main_fn(void)
{
	u32 q, r, c1, g1, h1, i1, m1, p1;
	u64 a, b, c, d, e, f, g, h, i, j, k, m, n, p, s, t, u, v = 0, w, x, y, z, a1, b1, d1, e1, f1, j1, k1, n1;
	sp = a = frame(288);
	b = proconio_read();
	if (!b || b > ((u64)536870911 << 32 | 4294967295u)) std_fail(8388608, 53);
	c = b << 3;
	if (c >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(8388608, 53);
	d = 8;
	e = 0;
	if (c) {
		e = b;
		d = globalalloc_alloc(c);
		if (!d) std_fail(8388608, 53);
	}
	f = b;
	g = d;
	do {
		st8(g, proconio_read());
		g += 8;
	} while (--f);
	h = b - 1;
	if (h > ((u64)268435455 << 32 | 4294967295u)) std_fail(8388608, 53);
	i = h << 4;
	if (i >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(8388608, 53);
	if (i) {
		j = h;
		k = globalalloc_alloc(i);
		if (!k) std_fail(8388608, 53);
	} else {
		j = 0;
		k = 8;
	}
	if (!h) {
		n = proconio_read();
		goto L9;
	}
	f = 1;
	g = k;
	do {
		m = program_proconio_read();
		st8(g + 8, program_proconio_read());
		st8(g, m);
		g += 16;
		f++;
	} while (b != f);
	n = proconio_read();
	if (b > 2147483646) std_fail(8388608, 53);
	p = k + i;
	f = a + 112;
	m = k;
	do {
		st8(a + 120, ld8(m + 8));
		st8(a + 112, ld8(m));
		m += 16;
		g = 0;
		q = 0;
		do {
			if (ld8(f + (g << 3)) >= b) std_fail(8388608, 53);
			r = q & 1;
			g = 1;
			q = 1;
		} while (!r);
	} while (m != p);
L9:
	q = 0;
	from_elem(a + 240, 0, b + 1);
	s = k + (h << 4);
	t = a + 112;
	u = ld8(a + 248);
	m = ld8(a + 256);
	f = k;
	for (;;) {
		if ((q & 1) != 0 && g != 2) p = f;
		else {
			if (f == s) {
				g = 0;
				h = m - (m != 0);
				f = u;
				do {
					if (m == g || h == g) std_fail(8388608, 53);
					p = f + 4;
					st4(p, ld4(p) + ld4(f));
					f = p;
					g++;
				} while (b != g);
				if (b >= m) std_fail(8388608, 53);
				from_elem(a + 264, 0, ld4(u + (b << 2)));
				if (m > ((u64)1073741823 << 32 | 4294967295u)) std_fail(8388608, 53);
				w = m << 2;
				if (w >= ((u64)2147483647 << 32 | 4294967293u)) std_fail(8388608, 53);
				x = globalalloc_alloc(w);
				if (!x) std_fail(8388608, 53);
				if (w) copy(x, u, w);
				y = a + 112;
				q = 0;
				z = ld8(a + 272);
				a1 = ld8(a + 280);
				f = k;
				for (;;) {
					if ((q & 1) != 0 && g != 2) u = f;
					else {
						if (f == s) break;
						u = f + 16;
						h = ld8(f + 8);
						p = ld8(f);
						g = 0;
					}
					st8(a + 128, h);
					st8(a + 112, p);
					st8(a + 120, h);
					st8(a + 136, p);
					v = y + (g << 4);
					f = ld8(v);
					if (f >= m) std_fail(8388608, 53);
					f = x + (f << 2);
					t = ld4(f);
					if (a1 <= t) std_fail(8388608, 53);
					g++;
					st4(z + (t << 2), ld8(v + 8));
					q = 1;
					st4(f, ld4(f) + 1);
					f = u;
				}
				st8(a + 16, ld8(a + 240));
				st8(a + 24, ld8(a + 248));
				st8(a + 32, ld8(a + 256));
				st8(a + 40, ld8(a + 264));
				st8(a + 48, ld8(a + 272));
				st8(a + 56, ld8(a + 280));
				globalalloc_dealloc(x, w);
				if (b > ((u64)268435455 << 32 | 4294967295u)) std_fail(8388608, 53);
				w = b << 4;
				if (w >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(8388608, 53);
				v = 8;
				b1 = 0;
				c1 = !w;
				if (!c1) {
					v = globalalloc_alloc(w);
					if (!v) std_fail(8388608, 53);
					if (!c1) fill(v, 0, w);
					b1 = b;
				}
				u = globalalloc_alloc(8);
				if (!u) std_fail(8388608, 53);
				s = 0;
				st8(u, 0);
				st8(a + 104, 1);
				st8(a + 96, u);
				st8(a + 88, 1);
				z = ld8(a + 48);
				a1 = ld8(a + 56);
				y = ld8(a + 24);
				x = ld8(a + 32);
				h = 1;
				do {
					t = ld8(u + (s << 3));
					g = t & (u64)4294967295u;
					if (x <= g) std_fail(8388608, 53);
					f = g + 1;
					if (f >= x) std_fail(8388608, 53);
					q = ld4(y + (f << 2));
					r = ld4(y + (g << 2));
					if (q < r) std_fail(8388608, 53);
					g = q;
					if (a1 < g) std_fail(8388608, 53);
					if (r != q) {
						j1 = g << 2;
						g = (u64)r << 2;
						m = j1 - g;
						g += z;
						do {
							f = ld4(g);
							if (f) {
								if (b <= f) std_fail(8388608, 53);
								p = v + (f << 4);
								if (!ld4(p)) {
									st8(p + 8, t);
									st8(p, 1);
									if (h == ld8(a + 88)) {
										grow_one(a + 88);
										u = ld8(a + 96);
									}
									st8(u + (h << 3), f);
									h++;
									st8(a + 104, h);
								}
							}
							g += 4;
							m -= 4;
						} while (m);
					}
				} while (++s < h);
				g = 0;
				f = v;
				do {
					if (g && ld8(f) != 1) goto L34;
					f += 16;
					g++;
				} while (b != g);
				t = globalalloc_alloc(b);
				if (!t) std_fail(8388608, 53);
				if (b) fill(t, 0, b);
				f = k;
				do {
					if (!i) goto L47;
					m = ld8(f);
					if (m >= b) std_fail(8388608, 53);
					g = p = ld8(f + 8);
					u = v + (m << 4);
					if (ld8(u) == 1) g = ld8(u + 8) == p ? m : p;
					if (g >= b) std_fail(8388608, 53);
					u = v + (g << 4);
					if (ld8(u) != 1 || ld8(u + 8) != (p ^ m ^ g)) break;
					f += 16;
					g += t;
					q = M[g];
					M[g] = 1;
					i -= 16;
				} while (!q);
				globalalloc_dealloc(t, b);
				goto L34;
			L47:
				d1 = ld8(a + 96);
				e1 = ld8(a + 88);
				globalalloc_dealloc(t, b);
				drop_in_place(a + 16);
				if (j) globalalloc_dealloc(k, j << 4);
				from_elem(a + 216, 1, b);
				from_elem(a + 240, -1, b);
				z = h << 3;
				if (h) {
					t = d1 - 8;
					a1 = ld8(a + 248);
					y = ld8(a + 256);
					u = ld8(a + 224);
					p = ld8(a + 232);
					f = z;
					do {
						g = ld8(t + f);
						if (g >= b) std_fail(8388608, 53);
						m = v + (g << 4);
						if (!ld4(m)) goto L56;
						if (g >= p) std_fail(8388608, 53);
						m = ld8(m + 8);
						if (m >= p) std_fail(8388608, 53);
						x = m << 2;
						k1 = s = u + x;
						m1 = ld4(s);
						s = u + (g << 2);
						st4(k1, m1 + ld4(s));
						if (m >= y) std_fail(8388608, 53);
						m = a1 + x;
						q = ld4(m);
						if (q != ~0u) {
							x = q;
							if (p <= x) std_fail(8388608, 53);
							if (ld4(u + (x << 2)) >= ld4(s)) goto L56;
						}
						st4(m, g);
					L56:
						f -= 8;
					} while (f);
				}
				if (c1) {
					f1 = 0;
					y = 4;
				} else {
					f1 = b;
					y = globalalloc_alloc(w);
					if (!y) std_fail(8388608, 53);
				}
				if (b == 1) {
					st8(y + 8, -1);
					st8(y, 0);
					m = globalalloc_alloc(8);
					if (!m) std_fail(8388608, 53);
					st8(m, 0);
					j = 1;
				} else {
					g = y - 16;
					f = 1;
					do {
						st8(g + 24, -1);
						g += 16;
						st8(g, 0);
						f++;
					} while (b != f);
					st8(g + 24, -1);
					st8(g + 16, 0);
					m = globalalloc_alloc(c);
					if (!m) std_fail(8388608, 53);
					g = c - 8;
					if (g) fill(m, 0, g);
					st8(g + m, 0);
					j = b;
				}
				g1 = 0;
				from_elem(a + 264, 0, j);
				u = 0;
				if (h) {
					k = d1 + z;
					f = a + 104;
					c = ld8(a + 272);
					i = ld8(a + 280);
					z = ld8(a + 248);
					a1 = ld8(a + 256);
					x = ld8(a + 224);
					s = ld8(a + 232);
					h = d1;
					do {
						g = ld8(h);
						if (g >= b) std_fail(8388608, 53);
						p = g << 4;
						t = v + p;
						if (ld4(t)) {
							t = ld8(t + 8);
							if (t >= a1) std_fail(8388608, 53);
							w = t << 2;
							r = g;
							if (ld4(z + w) == r) {
								if (t >= b) std_fail(8388608, 53);
								t = y + (t << 4);
								q = ld4(t) + 1;
								c1 = ld4(t + 12);
								r = ld4(t + 8);
							} else {
								if (g >= s || t >= i) std_fail(8388608, 53);
								n1 = w += c;
								p1 = ld4(w);
								w = x + (g << 2);
								q = p1 + ld4(w);
								st4(n1, q);
								q -= ld4(w);
								c1 = t;
							}
						} else {
							if (g >= s) std_fail(8388608, 53);
							r = g;
							c1 = -1;
							q = g1;
							g1 += ld4(x + (g << 2));
						}
						if (g >= s) std_fail(8388608, 53);
						t = g << 2;
						h1 = ld4(x + t);
						p += y;
						st4(p + 12, c1);
						st4(p + 8, r);
						st4(p, q);
						r = h1 + q;
						st4(p + 4, r);
						if (g >= a1) std_fail(8388608, 53);
						c1 = ld4(z + t);
						if (c1 == ~0u) c1 = 0;
						else {
							p = c1;
							if (s <= p) std_fail(8388608, 53);
							c1 = ld4(x + (p << 2));
						}
						if (g >= i) std_fail(8388608, 53);
						h += 8;
						st4(c + t, q + 1 + c1);
						st8(a + 112, r);
						st8(a + 104, q);
						p = d + (g << 3);
						g = 0;
						q = 0;
						do {
							g = ld8(f + (g << 3));
							if (g < b) {
								g = m + (g << 3);
								st8(g, ld8(g) ^ ld8(p));
							}
							r = q & 1;
							g = 1;
							q = 1;
						} while (!r);
					} while (h != k);
				}
				f = m;
				do {
					g = u + 1;
					p = g | u;
					if (p < b) {
						p = m + (p << 3);
						st8(p, ld8(p) ^ ld8(f));
					}
					f += 8;
					u = g;
				} while (b != g);
				st8(a + 80, b);
				st8(a + 72, m);
				st8(a + 64, j);
				st8(a + 56, b);
				st8(a + 48, d);
				st8(a + 40, e);
				st8(a + 32, b);
				st8(a + 24, y);
				st8(a + 16, f1);
				g = ld8(a + 264);
				if (g) globalalloc_dealloc(ld8(a + 272), g << 2);
				g = ld8(a + 240);
				if (g) globalalloc_dealloc(ld8(a + 248), g << 2);
				g = ld8(a + 216);
				if (g) globalalloc_dealloc(ld8(a + 224), g << 2);
				st8(a + 280, 0);
				s = 1;
				st8(a + 272, 1);
				st8(a + 264, 0);
				t = 0;
				if (!n) goto L82;
				s = 1;
				u = t = 0;
				for (;;) {
					if (!ld4(8388720)) try_init(ld8(8388712));
					if (ld8(8388728)) std_fail(8388608, 53);
					u++;
					st8(8388728, -1);
					h = ld8(8388760);
					p = ld8(8388752);
					q = M[8388768];
					for (;;) {
						f = p;
						if (q & 1) break;
						if (h) {
							g = 0;
							do {
								p = M[f + g];
								if (p <= 32 && (u64)1 << (p & 63) & ((u64)1 << 32 | 13824)) goto L92;
								g++;
							} while (h != g);
						}
						q = 1;
						M[8388768] = 1;
						p = f;
						g = h;
						goto L91;
					L92:
						p = g + 1;
						h -= p;
						st8(8388760, h);
						p += f;
						st8(8388752, p);
						q = 0;
					L91:
						if (g) goto L88;
					}
					p = ld8(8388736);
					x = ld8(8388744);
					f = p + x;
					break;
				L88:
					p = ld8(8388736);
					x = ld8(8388744);
					h = p + x;
					q = !f;
					if (q) {
						f = h;
						break;
					}
					g = (q ? h : f) + (q ? 0 : g);
					q = ext1(M[f]);
					if (q > 2147483647) {
						r = M[f + 1] & 63;
						c1 = q & 31;
						if (q > 4294967263u) {
							r = r << 6 | (M[f + 2] & 63);
							if (q >= 4294967280u) {
								q = r << 6 | (M[f + 3] & 63) | (c1 << 18 & 1835008);
								h = f + 4;
							} else {
								q = r | c1 << 12;
								h = f + 3;
							}
						} else {
							q = c1 << 6 | r;
							h = f + 2;
						}
					} else {
						h = f + 1;
						q &= 255;
					}
					if (h != g || q == 1114112) break;
					st8(8388728, 0);
					g = program_proconio_read();
					if (g >= b) std_fail(8388608, 53);
					if (q == 67) {
						f = proconio_read();
						p = d + (g << 3);
						h = ld8(p);
						st8(p, f);
						p = y + (g << 4);
						g = ld4(p);
						if (b <= g) std_fail(8388608, 53);
						h ^= f;
						f = ld4(p + 4);
						do {
							p = m + (g << 3);
							st8(p, ld8(p) ^ h);
							g |= g + 1;
						} while (g < b);
						if (b <= f) goto L102;
						for (;;) {
							g = m + (f << 3);
							st8(g, ld8(g) ^ h);
							f |= f + 1;
							if (f >= b) goto L102;
						}
					}
					if (q != 81) std_fail(8388608, 53);
					h = program_proconio_read();
					if (h >= b) std_fail(8388608, 53);
					a1 = down_to(a + 16, g);
					z = down_to(a + 16, h);
					x = y + (h << 4);
					g1 = ld4(x);
					f = y + (g << 4);
					p = ld8(f);
					r = p;
					f = ld8(f + 8);
					x = ld8(x + 8);
					i1 = x;
					if ((u32)f != i1) {
						q = x >> 32;
						do {
							c1 = f >> 32;
							if (r < g1) {
								i1 = f;
								g1 = p;
								h1 = c1;
								h = g;
							} else {
								h1 = q;
								q = c1;
							}
							if (q == ~0u) std_fail(8388608, 53);
							g = q;
							if (b <= g) std_fail(8388608, 53);
							f = y + (g << 4);
							p = ld8(f);
							r = p;
							q = h1;
							f = ld8(f + 8);
						} while (i1 != (u32)f);
					}
					g = r < g1 ? g : h;
					if (g >= b) std_fail(8388608, 53);
					q = (z ^ a1) == ld8(d + (g << 3));
					g = q ? 3 : 4;
					if (g > ld8(a + 264) - t) {
						do_reserve_and_handle(a + 264, t, g);
						s = ld8(a + 272);
						t = ld8(a + 280);
					}
					if (g) copy(s + t, q ? 8388674 : 8388677, g);
					t += g;
					st8(a + 280, t);
				L102:
					if (u == n) goto L82;
				}
				str_index(a, p, x, f - p);
				b = ld8(a);
				g = ld8(a + 8);
				M[a + 144] = 1;
				st8(a + 136, (u64)10 << 32 | 10);
				st8(a + 128, g);
				st8(a + 120, 0);
				st8(a + 112, g);
				st8(a + 104, b);
				st2(a + 152, 1);
				st8(a + 96, g);
				st8(a + 88, 0);
				next_back_2(a + 88);
				std_fail(8388608, 53);
			L82:
				host_append(s, t);
				g = ld8(8388704);
				if (g >= 65537) {
					host_write(ld8(8388696), g);
					st8(8388704, 0);
				}
				g = ld8(a + 264);
				if (g) globalalloc_dealloc(s, g);
				globalalloc_dealloc(y, f1 << 4);
				globalalloc_dealloc(d, e << 3);
				globalalloc_dealloc(m, j << 3);
				if (b1) globalalloc_dealloc(v, b1 << 4);
				if (e1) globalalloc_dealloc(d1, e1 << 3);
				g = ld8(8388704);
				if (g) {
					host_write(ld8(8388696), g);
					st8(8388704, 0);
				}
				sp = a + 288;
				return;
			L34:
				g = ld8(a + 88);
				if (g) globalalloc_dealloc(ld8(a + 96), g << 3);
				if (b1) globalalloc_dealloc(v, b1 << 4);
				drop_in_place(a + 16);
				std_fail(8388608, 53);
			}
			p = f + 16;
			h = ld8(f + 8);
			v = ld8(f);
			g = 0;
		}
		st8(a + 128, h);
		st8(a + 112, v);
		f = ld8(t + (g << 4)) + 1;
		if (f >= m) std_fail(8388608, 53);
		q = 1;
		f = u + (f << 2);
		st4(f, ld4(f) + 1);
		g++;
		f = p;
	}
}

static void print_rest(void)
{
	u64 a;
	a = ld8(8388704);
	if (a) {
		host_write(ld8(8388696), a);
		st8(8388704, 0);
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
	memcpy(M + 8388608, "the program failed; bundled with --debug, it says whyout of memoryNo\nYes\n\0\0\0\0\0\0\0\0\0\0"
		"\0\0\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1", 105);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
