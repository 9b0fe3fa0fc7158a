/* BZOJ 2319, https://hydro.ac/d/bzoj/p/2319, made by `cargo judge bundle bzoj2319 --write` from 10780f6f582d25b9 */
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
static void words(u64 p, const u32 *v, u32 n)
{
	for (; n--; p += 4) st4(p, *v++);
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
static const u32 at_8388608[] = {
	2,0,24,0,8,0,3,0,4,0,5
};
static void globalalloc_dealloc(u64 a, u64 b)
{
	if (b > 65536) {
		if (b + a == ld8(8389336)) {
			st8(8389336, a);
			return;
		}
		b = ((u64)clz8(b) ^ 63) << 3;
		st8(a, ld8(b + 8388824));
		st8(b + 8388824, a);
		return;
	}
	b = ((u64)64 - clz8((b > 16 ? b : 16) - 1)) << 3;
	st8(a, ld8(b + 8388824));
	st8(b + 8388824, a);
}

static void drop_in_place(u64 a)
{
	u64 b;
	b = ld8(a);
	if (b) globalalloc_dealloc(ld8(a + 8), b);
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
	a = ld8(8388752);
	if (a) {
		host_write(ld8(8388744), a);
		st8(8388752, 0);
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
		if (grow(c + (b >> 3)) > 2147483647 && grow(c) > 2147483647) std_fail(8388715, 13);
	}
	st8(8389336, a);
}

static u64 globalalloc_alloc(u64 a)
{
	u64 b, c, d;
	b = 64 - (u32)clz8((a > 16 ? a : 16) - 1);
	c = b << 3;
	d = ld8(c + 8388824);
	if (d) {
		st8(c + 8388824, ld8(d));
		return d;
	}
	d = ld8(8389336);
	if (!d) {
		d = (u64)i4(grow(0)) << 16;
		st8(8389336, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : (u64)1 << (b & 63)));
	return d;
}

static u64 rust_realloc(u64 a, u64 b, u64 c)
{
	u64 d;
	if (b + a != ld8(8389336) || b < 65537 || c <= 65536) {
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
	std_fail(8388662, 53);
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
	if (!globalalloc_alloc(24)) std_fail(8388662, 53);
	M[a + 40] = 0;
	st8(a + 32, f);
	st8(a + 24, c);
	st8(a + 16, f);
	st8(a + 8, c);
	st8(a, 0);
	sp = b + 32;
}

static void call_3(u64 a, u64 b)
{
	switch (b) {
	case 2: drop_in_place(a); return;
	case 6: input_first(a); return;
	}
	die("no such function");
}

static void try_init(u64 a)
{
	u64 b;
	sp = b = frame(96);
	call_3(b + 8, a);
	a = ld8(b + 8);
	copy(b + 56, b + 16, 40);
	if (ld8(8388768) == 1) std_fail(8388662, 53);
	st8(8388776, a);
	st8(8388768, 1);
	copy(8388784, b + 56, 40);
	sp = b + 96;
}

static void slice_error_fail(u64, u64, u64, u64);
static void slice_error_fail_rt(u64 a, u64 b, u64 c, u64 d)
{
	u64 e;
	if (c > b || d > b || c > d) std_fail(8388662, 53);
	if (!c || c >= b || i4(ext1(M[a + c])) > -65) {
		if (!d || d >= b || i4(ext1(M[a + d])) > -65) std_fail(8388662, 53);
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
		std_fail(8388662, 53);
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
	std_fail(8388662, 53);
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
			if (w < d) std_fail(8388662, 53);
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
		if (d > w) std_fail(8388662, 53);
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
		if ((n & 255) > 4) std_fail(8388662, 53);
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
	if (!ld4(8388768)) try_init(ld8(8388760));
	if (ld8(8388776)) std_fail(8388662, 53);
	st8(8388776, -1);
	b = ld8(8388808);
	c = ld8(8388800);
	d = M[8388816];
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
		M[8388816] = 1;
		c = e;
		i = b;
		goto L8;
	L9:
		c = i + 1;
		b -= c;
		st8(8388808, b);
		c += e;
		st8(8388800, c);
		d = 0;
	L8:
		if (i) goto L5;
	}
	f = ld8(8388784);
	g = ld8(8388792);
	h = f + g;
	goto L2;
L5:
	f = ld8(8388784);
	g = ld8(8388792);
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
	st8(8388776, 0);
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
	std_fail(8388662, 53);
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

static void decimal_put(u64 a, u64 b, u64 c)
{
	u32 d, f, g, i, m, n, q;
	u64 e, h, j, k, p;
	d = ld4(a + 24);
	e = ld8(a + 16);
	f = !e;
	g = f ? 1 : i4(d) > 1 ? d : 1;
	if (i4(d - g) < i4(d)) {
		g = -g;
		h = ld8(a + 8);
		do {
			i = f ? ~0u : d + g;
			if (i > 2147483647) j = ld8(c + 16);
			else {
				j = ld8(c + 16);
				k = i;
				if (e > k) {
					i = M[h + k] + 48u;
					m = ext1(i);
					n = m <= 2147483647;
					k = n ? 1 : 2;
					i = (i & 192) >> 6 | -64;
					goto L4;
				}
			}
			k = 1;
			m = 48;
			i = 192;
			n = 1;
		L4:
			p = j;
			if (k > ld8(c) - j) {
				do_reserve_and_handle(c, j, k);
				p = ld8(c + 16);
			}
			p += ld8(c + 8);
			if (n) i = m;
			else M[p + 1] = (m & 63) | 128;
			M[p] = i;
			st8(c + 16, k + j);
		} while (++g);
	}
	g = b;
	i = (u32)e - d;
	g = f ? g : i4(g) > i4(i) ? g : i;
	if (i4(g) >= 1) {
		k = j = ld8(c + 16);
		if (ld8(c) == j) {
			do_reserve_and_handle(c, j, 1);
			k = ld8(c + 16);
		}
		j++;
		st8(c + 16, j);
		h = ld8(c + 8);
		M[h + k] = 46;
		i = d + g;
		q = (g > 2147483647) != (i4(i) < i4(d)) ? sar4(i, 31) ^ 2147483648u : i;
		if (i4(d) < i4(q)) {
			a = ld8(a + 8);
			do {
				k = 1;
				n = f ? ~0u : d;
				i = 1;
				g = 192;
				m = 48;
				if (n <= 2147483647) {
					p = n;
					if (e > p) {
						g = M[a + p] + 48u;
						m = ext1(g);
						i = m <= 2147483647;
						k = i ? 1 : 2;
						g = (g & 192) >> 6 | -64;
					}
				}
				p = j;
				if (k > ld8(c) - j) {
					do_reserve_and_handle(c, j, k);
					h = ld8(c + 8);
					p = ld8(c + 16);
				}
				d++;
				p += h;
				if (i) g = m;
				else M[p + 1] = (m & 63) | 128;
				M[p] = g;
				j += k;
				st8(c + 16, j);
			} while (q != d);
		}
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
			g = 64 - (u32)clz8((d > 16 ? d : 16) - 1);
			b = g << 3;
			c = ld8(b + 8388824);
			if (c) {
				st8(b + 8388824, ld8(c));
				goto L5;
			}
			c = ld8(8389336);
			if (!c) {
				c = (u64)i4(grow(0)) << 16;
				st8(8389336, c);
			}
			c = (c + 15) & -16;
			b = c + (d > 65536 ? d : (u64)1 << (g & 63));
			g = i4(grow(0));
			if (b <= g << 16) goto L10;
			i = (b >> 16) - g + 1;
			if (grow(i + (g >> 3)) <= 2147483647 || grow(i) <= 2147483647) goto L10;
			std_fail(8388715, 13);
		}
		f = b + c;
		g = ld8(8389336);
		if (f == g && b > 65536) {
			b = d + c;
			g = i4(grow(0));
			if (b > g << 16) {
				i = (b >> 16) - g + 1;
				if (grow(i + (g >> 3)) > 2147483647 && grow(i) > 2147483647) std_fail(8388715, 13);
			}
			st8(8389336, b);
			goto L5;
		}
		h = clz8((b > 16 ? b : 16) - 1);
		i = clz8((d > 16 ? d : 16) - 1);
		if (d <= 65536 && h == i) goto L5;
		j = 64 - (u32)i;
		k = j << 3;
		i = ld8(k + 8388824);
		if (i) st8(k + 8388824, ld8(i));
		else {
			if (!g) {
				g = (u64)i4(grow(0)) << 16;
				st8(8389336, g);
			}
			i = (g + 15) & -16;
			g = i + (d > 65536 ? d : (u64)1 << (j & 63));
			k = i4(grow(0));
			if (g > k << 16) {
				j = (g >> 16) - k + 1;
				if (grow(j + (k >> 3)) > 2147483647 && grow(j) > 2147483647) std_fail(8388715, 13);
			}
			st8(8389336, g);
			if (!i) {
				b = a + 8;
				goto L9;
			}
		}
		if (!e) copy(i, c, b);
		if (b > 65536) {
			if (f == ld8(8389336)) st8(8389336, c);
			else {
				b = ((u64)clz8(b) ^ 63) << 3;
				st8(c, ld8(b + 8388824));
				st8(b + 8388824, c);
			}
		} else {
			b = (64 - h) << 3;
			st8(c, ld8(b + 8388824));
			st8(b + 8388824, c);
		}
		c = i;
		goto L5;
	L10:
		st8(8389336, b);
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
	if (e > c) std_fail(8388662, 53);
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

static void decimal_new(u64 a, u64 b, u32 c)
{
	u32 h, i, j, m, n, p;
	u64 d, e, f, g, k, q;
	sp = d = frame(80);
	e = globalalloc_alloc(8);
	if (!e) std_fail(8388662, 53);
	st4(e, 0);
	f = b / 1000000000;
	st4(e + 4, f);
	st8(d + 16, 2);
	st8(d + 8, e);
	st8(d, 2);
	grow_one(d);
	g = ld8(d + 8);
	st4(g + 8, b - f * 1000000000);
	e = 3;
	st8(d + 16, 3);
	if (i4(c) < 1) {
		h = 27;
		goto L1;
	}
	i = 3;
	for (;;) {
		j = c < 29 ? c : 29;
		if (e) {
			e <<= 2;
			k = j;
			b = 0;
			do {
				e -= 4;
				q = f = e + g;
				f = ((u64)ld4(f) << (k & 63)) + b;
				b = f / 1000000000;
				st4(q, f - b * 1000000000);
			} while (e);
			if (f >= 1000000000) {
				e = ld8(d + 16);
				if (e == ld8(d)) grow_one(d);
				g = ld8(d + 8);
				if (e) {
					f = e << 2;
					if (f) copy(g + 4, g, f);
				}
				st4(g, b);
				st8(d + 16, e + 1);
				i++;
			}
		}
		c -= j;
		if (i4(c) <= 0) break;
		e = ld8(d + 16);
	}
	h = i * 9;
	g = ld8(d + 8);
L1:
	if (c > 2147483647) {
		do {
			j = -c;
			m = i4(j) < 9 ? j : 9;
			e = ld8(d + 16);
			if (e) {
				f = e << 2;
				n = 1000000000 >> (m & 31);
				p = ~(~0u << (m & 31));
				j = 0;
				e = 0;
				do {
					b = g + e;
					i = ld4(b);
					st4(b, (i >> (m & 31)) + j);
					j = (i & p) * n;
					e += 4;
				} while (f != e);
				if (j) {
					e = ld8(d + 16);
					if (e == ld8(d)) grow_one(d);
					g = ld8(d + 8);
					st4(g + (e << 2), j);
					st8(d + 16, e + 1);
				}
			}
			c += m;
		} while (c > 2147483647);
		g = ld8(d + 8);
	}
	e = 0;
	st8(d + 40, 0);
	st8(d + 32, 1);
	st8(d + 24, 0);
	b = ld8(d + 16);
	if (b) {
		k = g + (b << 2);
		f = 1;
		b = g;
		do {
			j = 100000000;
			i = 9;
			do {
				m = div4(ld4(b), j) % 10;
				if (e == ld8(d + 24)) {
					rawvec_grow_one(d + 24);
					f = ld8(d + 32);
				}
				M[f + e] = m;
				e++;
				st8(d + 40, e);
				j = j / 10;
			} while (--i);
			b += 4;
		} while (b != k);
	}
	st8(d + 64, ld8(d + 40));
	st8(d + 56, ld8(d + 32));
	st8(d + 48, ld8(d + 24));
	st4(d + 72, h);
	decimal_trimmed(a, d + 48);
	e = ld8(d);
	if (e) globalalloc_dealloc(g, e << 2);
	sp = d + 80;
}

static void add_unit(u64 a, u64 b)
{
	u32 f;
	u64 c, d, e;
	c = ld8(a);
	d = ld8(a + 16);
	if (b > d) {
		e = b - d;
		if (e > c - d) {
			do_reserve_and_handle(a, d, e);
			d = ld8(a + 16);
		}
		c = ld8(a + 8);
		b = c + d;
		if (e >= 2) {
			if (--e) fill(b, 0, e);
			d += e;
			b = c + d;
		}
		M[b] = 0;
		b = d + 1;
		c = ld8(a);
	}
	st8(a + 16, b);
	if (!b) {
		if (!c) rawvec_grow_one(a);
		goto L5;
	}
	d = ld8(a + 8) - 1;
	for (;;) {
		c = d + b;
		f = M[c];
		if (f < 9) break;
		if (!--b) goto L5;
	}
	st8(a + 16, b);
	M[c] = f + 1;
	return;
L5:
	st8(a + 16, 1);
	M[ld8(a + 8)] = 1;
	st4(a + 24, ld4(a + 24) + 1);
}

static u32 write_str(u64 a, u64 b, u64 c)
{
	u64 d;
	d = ld8(a + 16);
	if (c > ld8(a) - d) {
		do_reserve_and_handle(a, d, c);
		d = ld8(a + 16);
	}
	if (c) copy(ld8(a + 8) + d, b, c);
	st8(a + 16, d + c);
	return 0;
}

static u32 fmt_write(u64, u64, u64);
static u32 write_fmt(u64 a, u64 b, u64 c)
{
	return fmt_write(a, b, c);
}

static u32 write_char(u64 a, u32 b)
{
	u32 f, g, h;
	u64 c, d, e;
	c = ld8(a + 16);
	if (b < 128) d = 1;
	else if (b < 2048) d = 2;
	else d = b < 65536 ? 3 : 4;
	e = c;
	if (d > ld8(a) - c) {
		do_reserve_and_handle(a, c, d);
		e = ld8(a + 16);
	}
	e += ld8(a + 8);
	if (b < 128) M[e] = b;
	else {
		f = (b & 63) | -128;
		g = b >> 6;
		if (b >= 2048) {
			h = b >> 12;
			g = (g & 63) | -128;
			if (b > 65535) {
				M[e + 3] = f;
				M[e + 2] = g;
				M[e + 1] = (h & 63) | -128;
				M[e] = b >> 18 | -16;
			} else {
				M[e + 2] = f;
				M[e + 1] = g;
				M[e] = h | 224;
			}
		} else {
			M[e + 1] = f;
			M[e] = g | 192;
		}
	}
	st8(a + 16, d + c);
	return 0;
}

static u32 call_1(u64 a, u32 b, u64 c)
{
	switch (c) {
	case 4: return write_char(a, b);
	}
	die("no such function");
	return 0;
}

static u32 call_0(u64 a, u64 b, u64 c, u64 d)
{
	switch (d) {
	case 3: return write_str(a, b, c);
	case 5: return write_fmt(a, b, c);
	}
	die("no such function");
	return 0;
}

static u32 write_prefix(u64 a, u64 b, u32 c, u64 d)
{
	if (c != 1114112 && call_1(a, c, ld8(b + 32)) != 0) return 1;
	if (!d) return 0;
	return call_0(a, d, 0, ld8(b + 24));
}

static u32 display_fmt(u64 a, u64 b)
{
	u32 g, h, i, k, n, p, s, t, x, b1, e1, h1, k1, m1, n1;
	u64 c, d, e, f, j, m, q, r, u, v, w, y, z, a1, c1, d1, f1, g1, i1, j1;
	sp = c = frame(256);
	a = ld8(a);
	st8(c + 24, 0);
	st8(c + 16, 1);
	st8(c + 8, 0);
	e = d = ld8(a);
	a = e & ((u64)1048575 << 32 | 4294967295u);
	f = (e & (u64)2146435072 << 32) >> 52;
	if (f) {
		g = !a & (f != 1);
		h = (u32)f - 1075;
		a |= (u64)1048576 << 32;
	} else {
		g = 0;
		h = -1074;
	}
	i = ld4(b + 16);
	if (i8(e & ((u64)2147483647 << 32 | 4294967295u)) < i8((u64)2146435072 << 32)) {
		k = (i & 268435456) >> 28;
		f = ld2(b + 22);
		if (a) {
			if (k) {
				decimal_new(c + 160, a, h);
				j = f + i4(ld4(c + 184));
				if (j > ((u64)2147483647 << 32 | 4294967295u)) {
					st4(c + 248, 0);
					st8(c + 240, 0);
					st8(c + 232, 1);
					st8(c + 224, 0);
					decimal_put(c + 224, f, c + 8);
					a = ld8(c + 160);
					if (a) globalalloc_dealloc(ld8(c + 168), a);
				} else {
					a = j < 2000 ? j : 2000;
					m = ld8(c + 176);
					if (a >= m) h = 255;
					else {
						h = M[ld8(c + 168) + a];
						if (h == 5 && m == a + 1) h = 0;
						else h = h < 5 ? ~0u : 1;
					}
					if (a <= m) {
						st8(c + 176, a);
						m = a;
						if (!j) {
							if ((h & 255) != 1) goto L44;
							goto L45;
						}
					}
					k = 1;
					j = a - 1;
					if (j < m) k = !(M[ld8(c + 168) + j] & 1);
					h &= 255;
					if (h == 1) goto L45;
					if ((h != 0) | k) goto L44;
				L45:
					add_unit(c + 160, a);
				L44:
					st8(c + 248, ld8(c + 184));
					st8(c + 240, ld8(c + 176));
					st8(c + 232, ld8(c + 168));
					st8(c + 224, ld8(c + 160));
					decimal_trimmed(c + 192, c + 224);
					decimal_put(c + 192, f, c + 8);
					a = ld8(c + 192);
					if (a) globalalloc_dealloc(ld8(c + 200), a);
				}
			} else {
				decimal_new(c + 64, (a << (g ? 2 : 1)) - 1, (g ? 4294967294u : ~0u) + h);
				decimal_new(c + 96, a << 1 | 1, h - 1);
				decimal_new(c + 32, a, h);
				h = a;
				n = h ^ 1;
				p = h & 1;
				q = ld8(c + 48);
				r = ld8(c + 40);
				s = ld4(c + 56);
				t = ld4(c + 120);
				u = ld8(c + 112);
				v = ld8(c + 104);
				w = ld8(c + 96);
				x = ld4(c + 88);
				y = ld8(c + 80);
				z = ld8(c + 72);
				a1 = ld8(c + 64);
				m = 1;
				for (;;) {
					a = 0;
					f = 1;
					h = !q;
					if (!h) {
						f = globalalloc_alloc(q);
						if (!f) std_fail(8388662, 53);
						if (!h) copy(f, r, q);
						a = q;
					}
					if (m >= a) b1 = 0;
					else {
						h = M[f + m];
						if (h == 5 && a == m + 1) b1 = 1;
						else b1 = h > 4;
					}
					j = m < a ? m : a;
					h = !j;
					if (h) {
						c1 = 1;
						d1 = 0;
					} else {
						c1 = globalalloc_alloc(j);
						if (!c1) std_fail(8388662, 53);
						if (!h) copy(c1, f, j);
						d1 = j;
					}
					st4(c + 152, s);
					st8(c + 144, d1);
					st8(c + 136, c1);
					st8(c + 128, d1);
					add_unit(c + 128, m);
					st8(c + 248, ld8(c + 152));
					st8(c + 240, ld8(c + 144));
					st8(c + 232, ld8(c + 136));
					st8(c + 224, ld8(c + 128));
					decimal_trimmed(c + 160, c + 224);
					st4(c + 248, s);
					st8(c + 240, j);
					st8(c + 232, f);
					st8(c + 224, a);
					decimal_trimmed(c + 192, c + 224);
					e1 = ld4(c + 220);
					f1 = ld8(c + 208);
					g1 = ld8(c + 200);
					d1 = ld8(c + 192);
					h1 = ld4(c + 188);
					g = ld4(c + 184);
					i1 = ld8(c + 176);
					j1 = ld8(c + 168);
					c1 = ld8(c + 160);
					k1 = ld4(c + 216);
					if (k1 != x) h = (u32)(i4(k1) > i4(x)) - (i4(k1) < i4(x));
					else {
						a = f1 < y ? f1 : y;
						f = z;
						j = g1;
						do {
							if (!a) {
								a = f1 - y;
								goto L26;
							}
							a--;
							h = M[f];
							k = M[j];
							f++;
							j++;
						} while (k == h);
						a = (u64)k - h;
					L26:
						h = (u32)(i8(a) > 0) - (a > ((u64)2147483647 << 32 | 4294967295u));
					}
					m1 = h != 1;
					n1 = (h | p) != 0;
					if (g != t) h = (u32)(i4(g) > i4(t)) - (i4(g) < i4(t));
					else {
						a = i1 < u ? i1 : u;
						f = v;
						j = j1;
						do {
							if (!a) {
								a = i1 - u;
								goto L32;
							}
							a--;
							h = M[f];
							k = M[j];
							f++;
							j++;
						} while (k == h);
						a = (u64)k - h;
					L32:
						h = (u32)(i8(a) > 0) - (a > ((u64)2147483647 << 32 | 4294967295u));
					}
					k = m1 & n1;
					if (h == ~0u || !h & n) break;
					if (!k) goto L13;
					if (d1) globalalloc_dealloc(g1, d1);
					if (c1) globalalloc_dealloc(j1, c1);
					m++;
				}
				if (b1 | k) {
					st4(c + 252, h1);
					st4(c + 248, g);
					st8(c + 240, i1);
					st8(c + 232, j1);
					st8(c + 224, c1);
					if (d1) globalalloc_dealloc(g1, d1);
					g1 = j1;
					d1 = c1;
					goto L11;
				}
			L13:
				st4(c + 252, e1);
				st4(c + 248, k1);
				st8(c + 240, f1);
				st8(c + 232, g1);
				st8(c + 224, d1);
				if (c1) globalalloc_dealloc(j1, c1);
			L11:
				a = ld8(c + 32);
				if (a) globalalloc_dealloc(r, a);
				if (w) globalalloc_dealloc(v, w);
				if (a1) globalalloc_dealloc(z, a1);
				decimal_put(c + 224, 0, c + 8);
				if (d1) globalalloc_dealloc(g1, d1);
			}
		} else {
			st4(c + 248, 0);
			st8(c + 240, 0);
			st8(c + 232, 1);
			st8(c + 224, 0);
			decimal_put(c + 224, k ? f : 0, c + 8);
		}
	} else {
		do_reserve_and_handle(c + 8, 0, 3);
		a = ld8(c + 24);
		f = ld8(c + 16) + a;
		j = feq8(d, d) ? 8388656 : 8388659;
		st2(f, ld2(j));
		M[f + 2] = M[j + 2];
		st8(c + 24, a + 3);
	}
	j = ld8(c + 24);
	m = ld8(c + 16);
	if (feq8(d, d)) {
		if (e <= ((u64)2147483647 << 32 | 4294967295u)) {
			h = i & 2097152;
			g = h ? 43 : 1114112;
			a = h >> 21;
		} else {
			a = 1;
			g = 45;
		}
	} else {
		if (i & 2097152) {
			h = call_0(ld8(b), m, j, ld8(ld8(b + 8) + 24));
			goto L48;
		}
		a = 0;
		g = 1114112;
	}
	d1 = (i & 8388608) >> 23;
	c1 = a + j;
	h = ld2(b + 20);
	if (c1 >= ((u64)h & 65535)) {
		a = ld8(b);
		f = ld8(b + 8);
		if (write_prefix(a, f, g, d1)) goto L53;
		h = call_0(a, m, j, ld8(f + 24));
		goto L48;
	}
	if (i & 16777216) {
		q = ld8(b + 16);
		st4(b + 16, ((u32)q & 2682257408u) | 536870960);
		a = ld8(b);
		f = ld8(b + 8);
		if (write_prefix(a, f, g, d1)) goto L53;
		h = h - (u32)c1 + 1;
		for (;;) {
			h--;
			if (!(h & 65535)) goto L55;
			if (call_1(a, 48, ld8(f + 32))) goto L53;
		}
	}
	t = h - (u32)c1;
	s = 0;
	switch (i >> 29 & 3) {
	case 1: case 3:
		s = t;
		break;
	case 2:
		s = (t & 65534) >> 1;
	}
	k = i & 2097151;
	h = s + 1;
	a = ld8(b + 8);
	f = ld8(b);
	for (;;) {
		h--;
		if (!(h & 65535)) break;
		if (call_1(f, k, ld8(a + 32))) goto L53;
	}
	h = 1;
	if (write_prefix(f, a, g, d1) || call_0(f, m, j, ld8(a + 24))) goto L48;
	g = t - s;
	h = 0;
	do {
		if ((g & 65535) == (h & 65535)) {
			h = g;
			goto L66;
		}
		h++;
	} while (!call_1(f, k, ld8(a + 32)));
	h--;
L66:
	h = (h & 65535) < (g & 65535);
	goto L48;
L55:
	if (call_0(a, m, j, ld8(f + 24))) goto L53;
	st8(b + 16, q);
	h = 0;
	goto L48;
L53:
	h = 1;
L48:
	a = ld8(c + 8);
	if (a) globalalloc_dealloc(m, a);
	sp = c + 256;
	return h;
}

static u32 call_2(u64 a, u64 b, u64 c)
{
	switch (c) {
	case 1: return display_fmt(a, b);
	}
	die("no such function");
	return 0;
}

static u32 fmt_write(u64 a, u64 b, u64 c)
{
	u32 e, f, i, m, n;
	u64 d, g, h, j, k;
	sp = d = frame(32);
	if ((u32)c & 1) {
		k = c >> 1;
		h = ld8(a + 16);
		if (k > ld8(a) - h) {
			do_reserve_and_handle(a, h, k);
			h = ld8(a + 16);
		}
		if (k) copy(ld8(a + 8) + h, b, k);
		st8(a + 16, h + k);
		e = 0;
		goto L1;
	}
	e = 0;
	f = M[b];
	if (f) {
		g = 0;
		do {
			h = b + 1;
			if (ext1(f) <= 2147483647) {
				j = ld8(a + 16);
				k = (u64)f & 255;
				if (ld8(a) - j < k) {
					do_reserve_and_handle(a, j, k);
					j = ld8(a + 16);
				}
				if (k) copy(ld8(a + 8) + j, h, k);
				b = h + k;
				st8(a + 16, j + k);
			} else {
				i = f & 255;
				if (i == 128) {
					j = b + 3;
					h = ld8(a + 16);
					f = ld2(b + 1);
					k = (u64)f & 65535;
					if (ld8(a) - h >= k) {
						if (!(f & 65535)) goto L12;
					} else {
						do_reserve_and_handle(a, h, k);
						h = ld8(a + 16);
					}
					if (!k) goto L12;
					copy(ld8(a + 8) + h, j, k);
				L12:
					b = j + k;
					st8(a + 16, h + k);
				} else if (i != 192) {
					m = 1610612768;
					if (f & 1) {
						h = b + 5;
						m = ld4(b + 1);
					}
					i = 0;
					if (f & 2) {
						b = h + 2;
						n = ld2(h);
					} else {
						n = 0;
						b = h;
					}
					if (f & 4) {
						k = b + 2;
						i = ld2(b);
					} else {
						k = b;
					}
					if (f & 8) {
						b = k + 2;
						g = ld2(k);
					} else {
						b = k;
					}
					if (f & 16) n = ld2(c + (((u64)n & 65535) << 4) + 8);
					if (f & 32) i = ld2(c + (((u64)i & 65535) << 4) + 8);
					st2(d + 30, i);
					st2(d + 28, n);
					st4(d + 24, m);
					st8(d + 16, 8388608);
					st8(d + 8, a);
					k = c + (g << 4);
					if (call_2(ld8(k), d + 8, ld8(k + 8))) {
						e = 1;
						break;
					}
					g++;
				} else {
					st8(d + 16, 8388608);
					st8(d + 8, a);
					st8(d + 24, 1610612768);
					b = c + (g << 4);
					if (call_2(ld8(b), d + 8, ld8(b + 8))) {
						e = 1;
						break;
					}
					g++;
					b = h;
				}
			}
			f = M[b];
		} while (f);
	}
L1:
	sp = d + 32;
	return e;
}

static void main_fn(void)
{
	u32 h;
	u64 a, b, c, d, e, f, g, i, j, k, m, n, p, q, r, s, t, u, v, w, x, y, z, a1, b1;
	sp = a = frame(2064);
	b = proconio_read();
	if (b > ((u64)536870911 << 32 | 4294967295u)) std_fail(8388662, 53);
	c = b << 3;
	if (c >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(8388662, 53);
	d = 8;
	f = e = 0;
	g = 8;
	h = !c;
	if (!h) {
		f = b;
		g = globalalloc_alloc(c);
		if (!g) std_fail(8388662, 53);
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
			if (!d) std_fail(8388662, 53);
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
		if (e >= 201 || j >= 127) std_fail(8388662, 53);
	}
	p = (j << 10) + 1024;
	q = globalalloc_alloc(p);
	if (!q) std_fail(8388662, 53);
	if (j) {
		c = j << 3;
		m = 0;
		k = q;
		do {
			fill(a + 1040, 0, 1024);
			st8(a + 1040 + m, (u64)1072693248 << 32);
			copy(k, a + 1040, 1024);
			k += 1024;
			m += 8;
		} while (c != m);
	}
	fill(a + 1040, 0, 1024);
	st8(a + 1040 + (j << 3), (u64)1072693248 << 32);
	copy(q + (j << 10), a + 1040, 1024);
	fill(a + 8, 0, 1016);
	st8(a, (u64)1072693248 << 32);
	r = 0;
	for (;;) {
		if (r) {
			s = globalalloc_alloc(p);
			if (!s) std_fail(8388662, 53);
			t = u8tof8(r);
			u = 0;
			v = q;
			do {
				fill(a + 1040, 0, 1024);
				w = u;
				u = w + 1;
				x = w + r;
				y = fdiv8(t, u8tof8(x));
				c = 0;
				for (;;) {
					z = w - c;
					if (z > j) std_fail(8388662, 53);
					h = w > c;
					a1 = c + h;
					b1 = v - (c << 10);
					k = m = 0;
					do {
						n = c + (c >= m);
						if (n >= 128) std_fail(8388662, 53);
						n = a + 1040 + (n << 3);
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
				copy(s + (w << 10), a + 1040, 1024);
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
			if (m > j) std_fail(8388662, 53);
			fill(a + 1040, 0, 1024);
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
					if (c > 127) std_fail(8388662, 53);
					c = a + 1040 + (c << 3);
					st8(c, fadd8(ld8(c), fmul8(ld8(b1), ld8(w + k))));
					m++;
					k += 8;
				} while (k != 1024);
			} while (a1 != 1024);
			copy(a, a + 1040, 1024);
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
	st8(a + 1024, y);
	st8(a + 1032, a + 1024);
	st8(a + 1048, 1);
	st8(a + 1040, a + 1032);
	if (fmt_write(8388736, 8388728, a + 1040)) std_fail(8388662, 53);
	m = ld8(8388752);
	if (ld8(8388736) == m) {
		do_reserve_and_handle(8388736, m, 1);
		m = ld8(8388752);
	}
	k = m + 1;
	st8(8388752, k);
	M[ld8(8388744) + m] = 10;
	if (m >= 65536) {
		host_write(ld8(8388744), k);
		st8(8388752, 0);
	}
	globalalloc_dealloc(q, p);
	if (i) globalalloc_dealloc(d, i << 3);
	if (f) globalalloc_dealloc(g, f << 3);
	m = ld8(8388752);
	if (m) {
		host_write(ld8(8388744), m);
		st8(8388752, 0);
	}
	sp = a + 2064;
}

static void print_rest(void)
{
	u64 a;
	a = ld8(8388752);
	if (a) {
		host_write(ld8(8388744), a);
		st8(8388752, 0);
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
	words(8388608, at_8388608, 11);
	memcpy(M + 8388656, "infNaNthe program failed; bundled with --debug, it says whyout of memory\305 \0\0p\6\0\0\0\0\0\0"
		"\0\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\6", 105);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
