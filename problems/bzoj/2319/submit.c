/* BZOJ 2319, https://hydro.ac/d/bzoj/p/2319, made by `cargo judge bundle bzoj2319 --write` from 4c8908379c565781 */
/*
The stack for local arrays has 8192 KiB.
*/
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* M is the memory; ld4(p) reads 4 bytes of it, st4(p, v) writes them. */
/* Floats are kept as their bits: fadd8(a, b) adds two doubles. */
#if defined __GNUC__ && !defined __clang__ && defined __i386__ && \
	!defined __SSE2_MATH__ && __GNUC__ * 100 + __GNUC_MINOR__ >= 404
#pragma GCC target ("sse2", "fpmath=sse")
#endif
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
static u32 sar4(u32 x, u32 n)
{
	u32 sign = -(x >> 31);
	return ((x ^ sign) >> (n & 31)) ^ sign;
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
static u32 div4(u32 a, u32 b)
{
	if (!b) die("division by zero");
	return a / b;
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
#if (defined __SSE2_MATH__ || defined _M_X64) && \
	!defined __FMA__ && !defined __AVX2__
#define EXACT
#define TINY(x) 0
#else
#define EXACT volatile
#define TINY(x) ((x >> 52 & 2047) < 2)
#endif
typedef char double_has_64_bits[sizeof(double) == 8 && sizeof(float) == 4 ? 1 : -1];
static double dbl(u64 x)
{
	double d;
	memcpy(&d, &x, 8);
	return d;
}
static u64 bits(double d)
{
	u64 x;
	memcpy(&x, &d, 8);
	return x;
}
static u64 tiny(u64 a, u64 b, int divides)
{
	u64 sign = (a ^ b) >> 63 << 63, m = a << 12 >> 12, n = b << 12 >> 12, q = 0, half;
	int d = (int)(a >> 52 & 2047), e = (int)(b >> 52 & 2047), i, rest;
	if (!(a << 1) || !(b << 1) || e == 2047) return sign;
	if (d) m |= (u64)1 << 52;
	else for (d = 1; !(m >> 52); d--) m <<= 1;
	if (e) n |= (u64)1 << 52;
	else for (e = 1; !(n >> 52); e--) n <<= 1;
	if (divides) {
		for (i = 0; i < 62; i++) {
			q <<= 1;
			if (m >= n) {
				m -= n;
				q |= 1;
			}
			m <<= 1;
		}
		rest = m != 0;
		d = e - d - 1013;
	} else {
		for (i = rest = 0; i < 53; i++) {
			if (n >> i & 1) q += m << 10;
			rest |= (int)(q & 1);
			q >>= 1;
		}
		d = 1033 - d - e;
	}
	if (d > 63) return sign;
	half = (u64)1 << (d - 1);
	m = q >> d;
	q &= half * 2 - 1;
	if (q > half || (q == half && (rest || (m & 1)))) m++;
	return sign | m;
}
static u64 fadd8(u64 a, u64 b)
{
	EXACT double x = dbl(a), y = dbl(b), z = x + y;
	return bits(z);
}
static void precise(void)
{
	volatile u64 least = 1;
#if defined __GNUC__ && (defined __i386__ || defined __x86_64__) && !defined __SSE2_MATH__
	unsigned short mode;
	__asm__ __volatile__ ("fnstcw %0" : "=m" (mode));
	mode = (unsigned short)((mode & ~0x300) | 0x200);
	__asm__ __volatile__ ("fldcw %0" : : "m" (mode));
#endif
	if (fadd8((u64)1023 << 52, (u64)970 << 52 | least) != ((u64)1023 << 52 | 1) ||
	    fadd8(least, least) != 2) {
		die("no IEEE 754 doubles");
	}
}
static u64 fmul8(u64 a, u64 b)
{
	EXACT double x = dbl(a), y = dbl(b), z = x * y;
	u64 c = bits(z);
	return TINY(c) ? tiny(a, b, 0) : c;
}
static u64 fdiv8(u64 a, u64 b)
{
	EXACT double x = dbl(a), y = dbl(b), z = x / y;
	u64 c = bits(z);
	return TINY(c) ? tiny(a, b, 1) : c;
}
static u32 feq8(u64 a, u64 b)
{
	return dbl(a) == dbl(b);
}
static u64 u8tof8(u64 x)
{
	EXACT double high = (u32)(x >> 32) * 4294967296.0, low = (u32)x, z = high + low;
	return bits(z);
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
		if (grow(c + (b >> 3)) > 2147483647 && grow(c) > 2147483647) std_fail(8388668, 13);
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

static u64 rust_realloc(u64 a, u64 b, u64 c)
{
	u64 d;
	if (b + a != ld8(8389288) || b < 65537 || c <= 65536) {
		if ((b > c ? b : c) <= 65536 && clz8((b > 16 ? b : 16) - 1) == clz8((c > 16 ? c : 16) - 1)) return a;
		d = globalalloc_alloc(c);
		if (!d) return 0;
		c = b < c ? b : c;
		if (c) copy(d, a, c);
		globalalloc_dealloc(a, b);
		return d;
	}
	memory_reach(c + a);
	return a;
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
			if (b) i = rust_realloc(c, b * f, d);
			else {
				if (!d) {
					i = e;
					goto L4;
				}
				i = globalalloc_alloc(d);
			}
			if (!i) {
				st8(a + 8, e);
				goto L3;
			}
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
	std_fail(8388615, 53);
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
	if (!globalalloc_alloc(24)) std_fail(8388615, 53);
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
	if (ld8(8388720) == 1) std_fail(8388615, 53);
	st8(8388728, a);
	st8(8388720, 1);
	copy(8388736, b + 56, 40);
	sp = b + 96;
}

static void slice_error_fail(u64, u64, u64, u64);
static void slice_error_fail_rt(u64 a, u64 b, u64 c, u64 d)
{
	u64 e;
	if (c > b || d > b || c > d) std_fail(8388615, 53);
	if (!c || c >= b || i4(ext1(M[a + c])) > -65) {
		if (!d || d >= b || i4(ext1(M[a + d])) > -65) std_fail(8388615, 53);
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
		std_fail(8388615, 53);
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
	std_fail(8388615, 53);
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
			if (w < d) std_fail(8388615, 53);
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
		if (d > w) std_fail(8388615, 53);
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
		if ((n & 255) > 4) std_fail(8388615, 53);
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
	if (ld8(8388728)) std_fail(8388615, 53);
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
	std_fail(8388615, 53);
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

static void do_reserve_and_handle(u64 a, u64 b, u64 c)
{
	c = grow_amortized(a, b, c, 1, 1);
	if (c != ((u64)2147483648u << 32 | 1)) handle_error(c);
}

static void decimal_put(u64 a, u64 b)
{
	u32 c, e, f, i, k, m, p;
	u64 d, g, h, j, n;
	c = ld4(a + 24);
	d = ld8(a + 16);
	e = !d;
	f = e ? 1 : i4(c) > 1 ? c : 1;
	if (i4(c - f) >= i4(c)) g = ld8(b + 16);
	else {
		f = -f;
		h = ld8(a + 8);
		do {
			i = e ? ~0u : c + f;
			if (i > 2147483647) g = ld8(b + 16);
			else {
				g = ld8(b + 16);
				j = i;
				if (d > j) {
					i = M[h + j] + 48u;
					k = ext1(i);
					m = k <= 2147483647;
					j = m ? 1 : 2;
					i = (i & 192) >> 6 | -64;
					goto L5;
				}
			}
			j = 1;
			k = 48;
			i = 192;
			m = 1;
		L5:
			n = g;
			if (j > ld8(b) - g) {
				do_reserve_and_handle(b, g, j);
				n = ld8(b + 16);
			}
			n += ld8(b + 8);
			if (m) i = k;
			else M[n + 1] = (k & 63) | 128;
			M[n] = i;
			g += j;
			st8(b + 16, g);
		} while (++f);
	}
	f = (u32)d - c;
	f = e ? 6 : i4(f) > 6 ? f : 6;
	j = g;
	if (ld8(b) == g) {
		do_reserve_and_handle(b, g, 1);
		j = ld8(b + 16);
	}
	g++;
	st8(b + 16, g);
	h = ld8(b + 8);
	M[h + j] = 46;
	i = c + f;
	p = (f > 2147483647) != (i4(i) < i4(c)) ? sar4(i, 31) ^ 2147483648u : i;
	if (i4(c) < i4(p)) {
		a = ld8(a + 8);
		do {
			j = 1;
			m = e ? ~0u : c;
			i = 1;
			f = 192;
			k = 48;
			if (m <= 2147483647) {
				n = m;
				if (d > n) {
					f = M[a + n] + 48u;
					k = ext1(f);
					i = k <= 2147483647;
					j = i ? 1 : 2;
					f = (f & 192) >> 6 | -64;
				}
			}
			n = g;
			if (j > ld8(b) - g) {
				do_reserve_and_handle(b, g, j);
				h = ld8(b + 8);
				n = ld8(b + 16);
			}
			c++;
			n += h;
			if (i) f = k;
			else M[n + 1] = (k & 63) | 128;
			M[n] = f;
			g += j;
			st8(b + 16, g);
		} while (p != c);
	}
}

static void grow_one(u64 a)
{
	a = grow_amortized(a, ld8(a), 1, 4, 4);
	if (a != ((u64)2147483648u << 32 | 1)) handle_error(a);
}

static void rawvecinner_finish_grow(u64 a, u64 b, u64 c, u64 d)
{
	u32 e;
	u64 f, g, h, i, j, k;
	if (d <= ((u64)2147483647 << 32 | 4294967295u)) {
		e = !b;
		if (e) {
			g = (u64)64 - clz8((d > 16 ? d : 16) - 1);
			b = g << 3;
			c = ld8(b + 8388776);
			if (c) {
				st8(b + 8388776, ld8(c));
				goto L5;
			}
			c = ld8(8389288);
			if (!c) {
				c = (u64)i4(grow(0)) << 16;
				st8(8389288, c);
			}
			c = (c + 15) & -16;
			b = c + (d > 65536 ? d : (u64)1 << (g & 63));
			g = i4(grow(0));
			if (b <= g << 16) goto L10;
			i = (b >> 16) - g + 1;
			if (grow(i + (g >> 3)) <= 2147483647 || grow(i) <= 2147483647) goto L10;
			std_fail(8388668, 13);
		}
		f = b + c;
		g = ld8(8389288);
		if (f == g && b > 65536) {
			b = d + c;
			g = i4(grow(0));
			if (b > g << 16) {
				i = (b >> 16) - g + 1;
				if (grow(i + (g >> 3)) > 2147483647 && grow(i) > 2147483647) std_fail(8388668, 13);
			}
			st8(8389288, b);
			goto L5;
		}
		h = clz8((b > 16 ? b : 16) - 1);
		i = clz8((d > 16 ? d : 16) - 1);
		if (d <= 65536 && h == i) goto L5;
		j = 64 - i;
		k = j << 3;
		i = ld8(k + 8388776);
		if (i) st8(k + 8388776, ld8(i));
		else {
			if (!g) {
				g = (u64)i4(grow(0)) << 16;
				st8(8389288, g);
			}
			i = (g + 15) & -16;
			g = i + (d > 65536 ? d : (u64)1 << (j & 63));
			k = i4(grow(0));
			if (g > k << 16) {
				j = (g >> 16) - k + 1;
				if (grow(j + (k >> 3)) > 2147483647 && grow(j) > 2147483647) std_fail(8388668, 13);
			}
			st8(8389288, g);
			if (!i) {
				b = a + 8;
				goto L9;
			}
		}
		if (!e) copy(i, c, b);
		if (b > 65536) {
			if (f == ld8(8389288)) st8(8389288, c);
			else {
				b = ((u64)clz8(b) ^ 63) << 3;
				st8(c, ld8(b + 8388776));
				st8(b + 8388776, c);
			}
		} else {
			b = (64 - h) << 3;
			st8(c, ld8(b + 8388776));
			st8(b + 8388776, c);
		}
		c = i;
		goto L5;
	L10:
		st8(8389288, b);
		b = a + 8;
		if (c) goto L4;
	L9:
		c = 1;
		st8(b, 1);
		goto L3;
	L5:
		b = a + 8;
	L4:
		st8(b, c);
		c = 0;
	L3:
		b = 16;
	} else {
		c = 1;
		b = 8;
		d = 0;
	}
	st8(a + b, d);
	st8(a, c);
}

static void rawvec_grow_one(u64 a)
{
	u64 b, c, d, e;
	sp = b = frame(32);
	e = c = ld8(a);
	c <<= 1;
	c = c > 8 ? c : 8;
	rawvecinner_finish_grow(b + 8, e, ld8(a + 8), c);
	if (ld8(b + 8) == 1) handle_error(ld8(b + 16));
	d = ld8(b + 16);
	st8(a, c);
	st8(a + 8, d);
	sp = b + 32;
}

static void decimal_trimmed(u64 a, u64 b)
{
	u64 c, d, e, f;
	c = ld8(b + 16);
	if (!c) {
		c = 0;
		goto L2;
	}
	d = ld8(b + 8);
	e = 0;
	do {
		if (M[d + e]) goto L6;
		e++;
	} while (c != e);
	e = c;
	goto L5;
L6:
	if (e > c) std_fail(8388615, 53);
L5:
	st8(b + 16, 0);
	f = c - e;
	if (e) {
		if (c == e) goto L2;
		if (f) copy(d, d + e, f);
	}
	st8(b + 16, f);
	st4(b + 24, ld4(b + 24) - (u32)e);
	if (d + f == 1) goto L1;
	for (;;) {
		e = d + f;
		if (M[e - 1]) goto L1;
		c = f - 1;
		st8(b + 16, c);
		if (f != 1) {
			f = c;
			if (e - 2) continue;
		}
		goto L1;
	}
L2:
	st4(b + 24, ld4(b + 24) - (u32)c);
L1:
	st8(a + 24, ld8(b + 24));
	st8(a + 16, ld8(b + 16));
	st8(a + 8, ld8(b + 8));
	st8(a, ld8(b));
}

static void put_rounded(u64 a, u32 b, u64 c)
{
	u32 h, i, j, m, n, p;
	u64 d, e, f, g, k, q;
	sp = d = frame(128);
	if (a) {
		e = globalalloc_alloc(8);
		if (!e) std_fail(8388615, 53);
		st4(e, 0);
		f = a / 1000000000;
		st4(e + 4, f);
		st8(d + 88, 2);
		st8(d + 80, e);
		st8(d + 72, 2);
		grow_one(d + 72);
		g = ld8(d + 80);
		st4(g + 8, a - f * 1000000000);
		a = 3;
		st8(d + 88, 3);
		if (i4(b) < 1) {
			h = 27;
			goto L3;
		}
		i = 3;
		for (;;) {
			j = b < 29 ? b : 29;
			if (a) {
				a <<= 2;
				k = j;
				e = 0;
				do {
					a -= 4;
					q = f = a + g;
					f = ((u64)ld4(f) << (k & 63)) + e;
					e = f / 1000000000;
					st4(q, f - e * 1000000000);
				} while (a);
				if (f >= 1000000000) {
					a = ld8(d + 88);
					if (a == ld8(d + 72)) grow_one(d + 72);
					g = ld8(d + 80);
					if (a) {
						f = a << 2;
						if (f) copy(g + 4, g, f);
					}
					st4(g, e);
					st8(d + 88, a + 1);
					i++;
				}
			}
			b -= j;
			if (i4(b) <= 0) break;
			a = ld8(d + 88);
		}
		h = i * 9;
		g = ld8(d + 80);
	L3:
		if (b > 2147483647) {
			do {
				j = -b;
				m = i4(j) < 9 ? j : 9;
				a = ld8(d + 88);
				if (a) {
					f = a << 2;
					n = 1000000000 >> (m & 31);
					p = ~(~0u << (m & 31));
					j = 0;
					a = 0;
					do {
						e = g + a;
						i = ld4(e);
						st4(e, (i >> (m & 31)) + j);
						j = (i & p) * n;
						a += 4;
					} while (f != a);
					if (j) {
						a = ld8(d + 88);
						if (a == ld8(d + 72)) grow_one(d + 72);
						g = ld8(d + 80);
						st4(g + (a << 2), j);
						st8(d + 88, a + 1);
					}
				}
				b += m;
			} while (b > 2147483647);
			g = ld8(d + 80);
		}
		a = 0;
		st8(d + 56, 0);
		st8(d + 48, 1);
		st8(d + 40, 0);
		e = ld8(d + 88);
		if (e) {
			k = g + (e << 2);
			f = 1;
			e = g;
			do {
				j = 100000000;
				i = 9;
				do {
					m = div4(ld4(e), j) % 10;
					if (a == ld8(d + 40)) {
						rawvec_grow_one(d + 40);
						f = ld8(d + 48);
					}
					M[f + a] = m;
					a++;
					st8(d + 56, a);
					j = j / 10;
				} while (--i);
				e += 4;
			} while (e != k);
		}
		st8(d + 112, ld8(d + 56));
		st8(d + 104, ld8(d + 48));
		st8(d + 96, ld8(d + 40));
		st4(d + 120, h);
		decimal_trimmed(d + 8, d + 96);
		a = ld8(d + 72);
		if (a) globalalloc_dealloc(g, a << 2);
		a = i4(ld4(d + 32));
		if (i8(a) < -6) {
			st4(d + 120, 0);
			st8(d + 112, 0);
			st8(d + 104, 1);
			st8(d + 96, 0);
			decimal_put(d + 96, c);
			a = ld8(d + 8);
			if (a) globalalloc_dealloc(ld8(d + 16), a);
		} else {
			f = a + 6;
			a = f < 2000 ? f : 2000;
			e = ld8(d + 24);
			if (a >= e) j = 255;
			else {
				j = M[ld8(d + 16) + a];
				if (j == 5 && e == a + 1) j = 0;
				else j = j < 5 ? ~0u : 1;
			}
			if (a <= e) {
				st8(d + 24, a);
				e = a;
				if (!f) {
					if ((j & 255) != 1) goto L33;
					g = ld8(d + 8);
					goto L35;
				}
			}
			i = 1;
			g = a - 1;
			if (g < e) i = !(M[ld8(d + 16) + g] & 1);
			j &= 255;
			if (j != 1 && (j != 0) | i) goto L33;
			g = ld8(d + 8);
			if (a <= e) {
				st8(d + 24, a);
				if (!f) goto L35;
				f = ld8(d + 16);
			} else {
				k = a - e;
				if (k > g - e) {
					do_reserve_and_handle(d + 8, e, k);
					e = ld8(d + 24);
				}
				f = ld8(d + 16);
				a = f + e;
				if (k >= 2) {
					g = k - 1;
					if (g) fill(a, 0, g);
					e += g;
					a = f + e;
				}
				M[a] = 0;
				a = e + 1;
			}
			e = f - 1;
			for (;;) {
				f = e + a;
				j = M[f];
				if (j < 9) break;
				if (!--a) goto L34;
			}
			M[f] = j + 1;
			st8(d + 24, a);
			goto L33;
		L35:
			if (g) goto L34;
			rawvec_grow_one(d + 8);
		L34:
			M[ld8(d + 16)] = 1;
			st8(d + 24, 1);
			st4(d + 32, ld4(d + 32) + 1);
		L33:
			st8(d + 120, ld8(d + 32));
			st8(d + 112, ld8(d + 24));
			st8(d + 104, ld8(d + 16));
			st8(d + 96, ld8(d + 8));
			decimal_trimmed(d + 40, d + 96);
			decimal_put(d + 40, c);
			a = ld8(d + 40);
			if (a) globalalloc_dealloc(ld8(d + 48), a);
		}
	} else {
		st4(d + 120, 0);
		st8(d + 112, 0);
		st8(d + 104, 1);
		st8(d + 96, 0);
		decimal_put(d + 96, c);
	}
	sp = d + 128;
}

static void host_form_put(u64 a, u64 b, u64 c, u64 d)
{
	u32 e, g;
	u64 f, h;
	e = !a;
	f = e ? 0 : b;
	g = !d;
	if (!g) {
		b = d;
		do {
		} while (--b);
	}
	h = ld8(8388688);
	b = ld8(8388704);
	if (f > h - b) {
		do_reserve_and_handle(8388688, b, 1);
		h = ld8(8388688);
		b = ld8(8388704);
	}
	if (f) copy(ld8(8388696) + b, e ? 1 : a, f);
	b += f;
	st8(8388704, b);
	if (d > h - b) {
		do_reserve_and_handle(8388688, b, d);
		b = ld8(8388704);
	}
	if (!g) copy(ld8(8388696) + b, c, d);
	st8(8388704, b + d);
}

static void main_fn(void)
{
	u32 h;
	u64 a, b, c, d, e, f, g, i, j, k, m, n, p, q, r, s, t, u, v, w, x, y, z, a1, b1;
	sp = a = frame(2048);
	b = proconio_read();
	if (b > ((u64)536870911 << 32 | 4294967295u)) std_fail(8388615, 53);
	c = b << 3;
	if (c >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(8388615, 53);
	d = 8;
	f = e = 0;
	g = 8;
	h = !c;
	if (!h) {
		f = b;
		g = globalalloc_alloc(c);
		if (!g) std_fail(8388615, 53);
	}
	j = i = 0;
	if (b) {
		k = b;
		m = g;
		do {
			st8(m, proconio_read());
			m += 8;
		} while (--k);
		i = 0;
		d = 8;
		if (!h) {
			i = b;
			d = globalalloc_alloc(c);
			if (!d) std_fail(8388615, 53);
		}
		k = b;
		m = d;
		do {
			st8(m, proconio_read());
			m += 8;
		} while (--k);
		e = ld8(g);
		if (b == 1) j = ld8(d);
		else {
			m = g + 8;
			c = k = (b - 1) & ((u64)536870911 << 32 | 4294967295u);
			do {
				n = ld8(m);
				e = e > n ? e : n;
				m += 8;
			} while (--c);
			m = d + 8;
			j = ld8(d);
			do {
				c = ld8(m);
				j = j > c ? j : c;
				m += 8;
			} while (--k);
		}
		if (e >= 201 || j >= 127) std_fail(8388615, 53);
	}
	p = (j << 10) + 1024;
	q = globalalloc_alloc(p);
	if (!q) std_fail(8388615, 53);
	if (j) {
		c = j << 3;
		m = 0;
		k = q;
		do {
			fill(a + 1024, 0, 1024);
			st8(a + 1024 + m, (u64)1072693248 << 32);
			copy(k, a + 1024, 1024);
			k += 1024;
			m += 8;
		} while (c != m);
	}
	fill(a + 1024, 0, 1024);
	st8(a + 1024 + (j << 3), (u64)1072693248 << 32);
	copy(q + (j << 10), a + 1024, 1024);
	fill(a + 8, 0, 1016);
	st8(a, (u64)1072693248 << 32);
	r = 0;
	for (;;) {
		if (r) {
			s = globalalloc_alloc(p);
			if (!s) std_fail(8388615, 53);
			t = u8tof8(r);
			u = 0;
			v = q;
			do {
				fill(a + 1024, 0, 1024);
				w = u;
				u = w + 1;
				x = w + r;
				y = fdiv8(t, u8tof8(x));
				c = 0;
				for (;;) {
					z = w - c;
					if (z > j) std_fail(8388615, 53);
					h = w > c;
					a1 = c + h;
					b1 = v - (c << 10);
					k = m = 0;
					do {
						n = c + (c >= m);
						if (n >= 128) std_fail(8388615, 53);
						n = a + 1024 + (n << 3);
						st8(n, fadd8(ld8(n), fmul8(y, ld8(b1 + k))));
						m++;
						k += 8;
					} while (k != 1024);
					if (h) y = fmul8(y, fdiv8(u8tof8(z), u8tof8(x + ~c)));
					if (w > c) {
						c = a1;
						if (a1 <= w) continue;
					}
					break;
				}
				copy(s + (w << 10), a + 1024, 1024);
				v += 1024;
			} while (w != j);
			globalalloc_dealloc(q, p);
			q = s;
		}
		x = r + (r < e);
		m = 0;
		while (m != b) {
			k = m << 3;
			m = v = m + 1;
			if (ld8(g + k) != r) continue;
			m = ld8(d + k);
			if (m > j) std_fail(8388615, 53);
			fill(a + 1024, 0, 1024);
			w = q + (m << 10);
			a1 = z = 0;
			do {
				n = z;
				z = n + 1;
				m = a1;
				a1 = m + 8;
				b1 = a + m;
				k = m = 0;
				do {
					c = m ^ n;
					if (c > 127) std_fail(8388615, 53);
					c = a + 1024 + (c << 3);
					st8(c, fadd8(ld8(c), fmul8(ld8(b1), ld8(w + k))));
					m++;
					k += 8;
				} while (k != 1024);
			} while (a1 != 1024);
			copy(a, a + 1024, 1024);
			m = v;
		}
		if (r < e) {
			r = x;
			if (x <= e) continue;
		}
		break;
	}
	y = (u64)2147483648u << 32;
	m = 8;
	do {
		y = fadd8(y, ld8(a + m));
		m += 8;
	} while (m != 1024);
	st8(a + 1040, 0);
	st8(a + 1032, 1);
	st8(a + 1024, 0);
	m = y;
	if (i8(m & ((u64)2147483647 << 32 | 4294967295u)) < i8((u64)2146435072 << 32)) {
		k = y & ((u64)2147483647 << 32 | 4294967295u);
		c = k & ((u64)1048575 << 32 | 4294967295u);
		k >>= 52;
		h = !k;
		put_rounded(h ? c : c | (u64)1048576 << 32, h ? 4294966222u : (u32)k - 1075, a + 1024);
		c = ld8(a + 1040);
		k = ld8(a + 1032);
	} else {
		do_reserve_and_handle(a + 1024, 0, 3);
		k = ld8(a + 1032);
		c = ld8(a + 1040);
		n = k + c;
		b1 = feq8(y, y) ? 8388608 : 8388611;
		st2(n, ld2(b1));
		M[n + 2] = M[b1 + 2];
		c += 3;
	}
	if (feq8(y, y)) host_form_put(m > ((u64)2147483647 << 32 | 4294967295u) ? 8388614 : 1, m >> 63, k, c);
	else host_form_put(1, 0, k, c);
	m = ld8(a + 1024);
	if (m) globalalloc_dealloc(k, m);
	m = ld8(8388704);
	if (ld8(8388688) == m) {
		do_reserve_and_handle(8388688, m, 1);
		m = ld8(8388704);
	}
	k = m + 1;
	st8(8388704, k);
	M[ld8(8388696) + m] = 10;
	if (m >= 65536) {
		host_write(ld8(8388696), k);
		st8(8388704, 0);
	}
	globalalloc_dealloc(q, p);
	if (i) globalalloc_dealloc(d, i << 3);
	if (f) globalalloc_dealloc(g, f << 3);
	m = ld8(8388704);
	if (m) {
		host_write(ld8(8388696), m);
		st8(8388704, 0);
	}
	sp = a + 2048;
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
	precise();
	M = (unsigned char *)calloc(129, 65536);
	if (!M) die("out of memory");
	memcpy(M + 8388608, "infNaN-the program failed; bundled with --debug, it says whyout of memory\0\0\0\0\0\0\0\0\0\0\0"
		"\0\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1", 105);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
