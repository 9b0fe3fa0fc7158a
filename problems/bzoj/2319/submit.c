/* BZOJ 2319, https://hydro.ac/d/bzoj/p/2319, made by `cargo judge bundle bzoj2319 --write` from 696bb95406e130e1 */
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
static u32 div4(u32 a, u32 b)
{
	if (!b) die("division by zero");
	return a / b;
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
static u32 ld2(u32 p)
{
	unsigned short v;
	GET(v, p);
	return v;
}
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
static void host_flush(void)
{
	u32 a;
	a = ld4(8388800);
	if (a) {
		host_write(ld4(8388796), a);
		st4(8388800, 0);
	}
}

static void std_fail(u32 a, u32 b)
{
	host_flush();
	host_fail(a, b);
}

static void globalalloc_dealloc(u32 a, u32 b)
{
	u32 c;
	if (b > 65536) {
		c = b + a;
		if (c < b) std_fail(8388716, 53);
		if (c == ld4(8388964)) {
			st4(8388964, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 8388836));
		st4(b + 8388836, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 8388836));
	st4(b + 8388836, a);
}

static void drop_in_place(u32 a)
{
	u32 b;
	b = ld4(a);
	if (b) globalalloc_dealloc(ld4(a + 4), b);
}

static void memory_reach(u32 a)
{
	u32 b, c;
	b = pages;
	if (a > b << 16) {
		c = (a >> 16) - b + 1;
		b = c + (b >> 3);
		if (b < c) std_fail(8388716, 53);
		if (grow(b) == ~0u && grow(c) == ~0u) std_fail(8388769, 13);
	}
	st4(8388964, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = clz4((a > 16 ? a : 16) - 1);
	c = 32 - b;
	if (!b) std_fail(8388716, 53);
	d = c << 2;
	b = ld4(d + 8388836);
	if (b) {
		st4(d + 8388836, ld4(b));
		return b;
	}
	b = ld4(8388964);
	if (b) {
		if (b >= 4294967280u) std_fail(8388716, 53);
	} else {
		b = pages << 16;
		st4(8388964, b);
	}
	b = (b + 15) & -16;
	a = b + (a > 65536 ? a : 1u << (c & 31));
	if (a >= b) {
		memory_reach(a);
		return b;
	}
	std_fail(8388716, 53);
	return 0;
}

static u32 rust_realloc(u32 a, u32 b, u32 c)
{
	u32 d;
	d = b + a;
	if (d < b) std_fail(8388716, 53);
	if (d == ld4(8388964) && b >= 65537 && c > 65536) {
		b = c + a;
		if (b < c) std_fail(8388716, 53);
		memory_reach(b);
	} else if ((b > c ? b : c) > 65536 || clz4((b > 16 ? b : 16) - 1) != clz4((c > 16 ? c : 16) - 1)) {
		d = globalalloc_alloc(c);
		if (!d) return 0;
		c = b < c ? b : c;
		if (c) copy(d, a, c);
		globalalloc_dealloc(a, b);
		return d;
	}
	return a;
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
			if (b) h = rust_realloc(c, b * f, d);
			else {
				if (!d) {
					h = e;
					goto L4;
				}
				h = globalalloc_alloc(d);
			}
			if (!h) {
				st4(a + 4, e);
				goto L3;
			}
		L4:
			st4(a + 4, h);
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
	std_fail(8388716, 53);
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
		if (e < f) std_fail(8388716, 53);
		g = host_read(d + f, e - f);
		f += g;
		if (f < g) std_fail(8388716, 53);
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
	if (!globalalloc_alloc(12)) std_fail(8388716, 53);
	M[a + 20] = 0;
	st4(a + 16, f);
	st4(a + 12, d);
	st4(a + 8, f);
	st4(a + 4, d);
	st4(a, 0);
	sp = b + 16;
}

static void call_1(u32 a, u32 b)
{
	switch (b) {
	case 2: drop_in_place(a); return;
	case 6: input_first(a); return;
	}
	die("no such function");
}

static void try_init(u32 a)
{
	u32 b;
	sp = b = frame(48);
	call_1(b, a);
	st8(b + 24, ld8(b + 4));
	st8(b + 32, ld8(b + 12));
	st4(b + 40, ld4(b + 20));
	if (ld4(8388808) == 1) std_fail(8388716, 53);
	st4(8388812, ld4(b));
	st4(8388808, 1);
	st8(8388816, ld8(b + 24));
	st8(8388824, ld8(b + 32));
	st4(8388832, ld4(b + 40));
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
			if (u < e) std_fail(8388716, 53);
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
		if (d > u) std_fail(8388716, 53);
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
		if (!s) std_fail(8388716, 53);
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
	if (c > b || d > b || c > d) std_fail(8388716, 53);
	if (!c || c >= b || i4(ext1(M[a + c])) > -65) {
		if (!d || d >= b || i4(ext1(M[a + d])) > -65) std_fail(8388716, 53);
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
		std_fail(8388716, 53);
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
	std_fail(8388716, 53);
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
	if (!ld4(8388808)) try_init(ld4(8388804));
	if (ld4(8388812)) std_fail(8388716, 53);
	st4(8388812, -1);
	b = M[8388832];
	c = ld4(8388828);
	d = ld4(8388824);
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
		M[8388832] = 1;
		d = e;
		i = c;
		goto L11;
	L12:
		b = 0;
		d = i + 1;
		c -= d;
		st4(8388828, c);
		d += e;
		st4(8388824, d);
	L11:
		if (i) goto L8;
	}
	c = 0;
	f = ld4(8388816);
	g = ld4(8388820);
	d = h = f + g;
	goto L7;
L8:
	f = ld4(8388816);
	g = ld4(8388820);
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
	if (m >= 4294901761u) std_fail(8388638, 78);
	if (!e) goto L6;
L22:
	st4(8388812, 0);
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
				if (i != 48) std_fail(8388638, 78);
			}
		}
		i--;
		e = M[b];
		b++;
	} while (((e - 48) & 255) < 10);
L30:
	j = h;
L6:
	if (j < f) std_fail(8388716, 53);
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
	std_fail(8388716, 53);
L3:
	slice_error_fail_rt(f, g, 0, i);
	return 0;
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

static void do_reserve_and_handle(u32 a, u32 b, u32 c)
{
	u32 d;
	sp = d = frame(16);
	grow_amortized(d + 8, a, b, c, 1, 1);
	c = ld4(d + 8);
	if (c != 2147483649u) handle_error(c, ld4(d + 12));
	sp = d + 16;
}

static void decimal_put(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g, h, i, j, k, m, n;
	d = ld4(a + 12);
	e = ld4(a + 8);
	f = e ? (i4(d) > 1 ? d : 1) : 1;
	g = d - f;
	if ((i4(f) > 0) != (i4(g) < i4(d))) std_fail(8388716, 53);
	if (i4(g) < i4(d)) {
		g = -f;
		h = ld4(a + 4) + d;
		do {
			f = e ? d + g : ~0u;
			if (f <= 2147483647 && f < e) {
				f = M[h + g];
				if (f > 207) std_fail(8388716, 53);
				f += 48;
				j = ext1(f);
				i = j <= 2147483647;
				m = i ? 1 : 2;
				k = (f & 192) >> 6 | -64;
				f = ld4(c + 8);
			} else {
				f = ld4(c + 8);
				i = 1;
				j = 48;
				k = 192;
				m = 1;
			}
			n = f;
			if (m > ld4(c) - f) {
				do_reserve_and_handle(c, f, m);
				n = ld4(c + 8);
			}
			n += ld4(c + 4);
			if (i) k = j;
			else M[n + 1] = (j & 63) | 128;
			M[n] = k;
			st4(c + 8, m + f);
		} while (++g);
	}
	f = e - d;
	if ((i4(d) > 0) != (i4(f) < i4(e))) std_fail(8388716, 53);
	g = e ? (i4(b) > i4(f) ? b : f) : b;
	if (i4(g) > 0) {
		m = f = ld4(c + 8);
		if (ld4(c) == f) {
			do_reserve_and_handle(c, f, 1);
			m = ld4(c + 8);
		}
		f++;
		st4(c + 8, f);
		j = ld4(c + 4);
		M[j + m] = 46;
		m = d + g;
		h = (g > 2147483647) != (i4(m) < i4(d)) ? sar4(m, 31) ^ 2147483648u : m;
		if (i4(d) < i4(h)) {
			b = ld4(a + 4);
			do {
				i = e ? d : ~0u;
				n = 1;
				m = 192;
				k = 48;
				g = 1;
				if (i <= 2147483647 && i < e) {
					g = M[b + d];
					if (g > 207) std_fail(8388716, 53);
					m = g + 48;
					k = ext1(m);
					n = k <= 2147483647;
					g = n ? 1 : 2;
					m = (m & 192) >> 6 | -64;
				}
				i = f;
				if (g > ld4(c) - f) {
					do_reserve_and_handle(c, f, g);
					j = ld4(c + 4);
					i = ld4(c + 8);
				}
				d++;
				i += j;
				if (n) m = k;
				else M[i + 1] = (k & 63) | 128;
				M[i] = m;
				f += g;
				st4(c + 8, f);
			} while (h != d);
		}
	}
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

static void rawvecinner_finish_grow(u32 a, u32 b, u32 c, u32 d)
{
	u32 e;
	e = 0;
	if (d <= 2147483647) {
		if (b) e = rust_realloc(c, b, d);
		else e = globalalloc_alloc(d);
		if (e) {
			st4(a + 4, e);
			b = 0;
		} else {
			b = 1;
			st4(a + 4, 1);
		}
		c = 8;
		e = d;
	} else {
		b = 1;
		c = 4;
	}
	st4(a + c, e);
	st4(a, b);
}

static void rawvec_grow_one(u32 a)
{
	u32 b, c, d, e;
	sp = b = frame(16);
	e = c = ld4(a);
	c <<= 1;
	c = c > 8 ? c : 8;
	rawvecinner_finish_grow(b + 4, e, ld4(a + 4), c);
	if (ld4(b + 4) == 1) handle_error(ld4(b + 8), ld4(b + 12));
	d = ld4(b + 8);
	st4(a, c);
	st4(a + 4, d);
	sp = b + 16;
}

static void decimal_trimmed(u32 a, u32 b)
{
	u32 c, d, e, f, g, h;
	c = ld4(b + 4);
	e = d = 0;
	f = ld4(b + 8);
	if (!f) goto L3;
	g = 0;
	do {
		if (M[c + g]) goto L5;
		g++;
	} while (f != g);
	g = f;
	goto L4;
L5:
	if (g > f) std_fail(8388716, 53);
L4:
	d = 0;
	st4(b + 8, 0);
	h = f - g;
	if (g) {
		e = 0;
		d = f;
		if (f == g) goto L3;
		if (h) copy(c, c + g, h);
		d = g;
	}
	st4(b + 8, h);
	e = h;
L3:
	g = ld4(b + 12);
	f = g - d;
	if ((i4(d) > 0) != (i4(f) < i4(g))) std_fail(8388716, 53);
	st4(b + 12, f);
	if (!e || !(c + e - 1)) goto L10;
	do {
		g = c + e;
		if (M[g - 1]) goto L10;
		f = e - 1;
		st4(b + 8, f);
		if (e == 1) goto L10;
		e = f;
	} while (g - 2);
L10:
	st8(a + 8, ld8(b + 8));
	st8(a, ld8(b));
}

static void decimal_new(u32 a, u64 b, u32 c)
{
	u32 d, e, f, h, i, j, k, n, p, q, r, s;
	u64 g, m;
	sp = d = frame(48);
	e = globalalloc_alloc(8);
	if (!e) std_fail(8388716, 53);
	f = 0;
	st4(e, 0);
	g = b / 1000000000;
	st4(e + 4, g);
	st4(d + 16, 2);
	st4(d + 12, e);
	st4(d + 8, 2);
	grow_one(d + 8);
	h = ld4(d + 12);
	st4(h + 8, g * (u64)3294967296u + b);
	i = 3;
	st4(d + 16, 3);
	if (i4(c) < 1) {
		j = 27;
		goto L2;
	}
	e = 3;
	for (;;) {
		k = c < 29 ? c : 29;
		if (e) {
			e <<= 2;
			m = k;
			b = 0;
			do {
				e -= 4;
				n = e + h;
				g = ((u64)ld4(n) << (m & 63)) + b;
				b = g / 1000000000;
				st4(n, g + b * (u64)3294967296u);
			} while (e);
			if (g >= 1000000000) {
				e = ld4(d + 16);
				if (e == ld4(d + 8)) grow_one(d + 8);
				h = ld4(d + 12);
				if (e) {
					n = e << 2;
					if (n) copy(h + 4, h, n);
				}
				st4(h, b);
				st4(d + 16, e + 1);
				e = i + 1;
				if (i4(e) < i4(i)) std_fail(8388716, 53);
				i = e;
			}
		}
		c -= k;
		if (i4(c) <= 0) break;
		e = ld4(d + 16);
	}
	b = (u64)i4(i) * 9;
	j = b;
	f = (u32)(b >> 32) != sar4(j, 31);
	h = ld4(d + 12);
L2:
	if (c > 2147483647) {
		do {
			e = -c;
			p = i4(e) < 9 ? e : 9;
			e = ld4(d + 16);
			if (e) {
				q = e << 2;
				r = ~(~0u << (p & 31));
				e = 0;
				g = 1000000000 >> (p & 31);
				n = 0;
				do {
					i = h + e;
					s = ld4(i);
					k = s >> (p & 31);
					n += k;
					if (n < k) std_fail(8388716, 53);
					st4(i, n);
					b = g * (s & r);
					if ((u32)(b >> 32)) std_fail(8388716, 53);
					n = b;
					e += 4;
				} while (q != e);
				if (n) {
					e = ld4(d + 16);
					if (e == ld4(d + 8)) grow_one(d + 8);
					h = ld4(d + 12);
					st4(h + (e << 2), n);
					st4(d + 16, e + 1);
				}
			}
			c += p;
		} while (c > 2147483647);
		h = ld4(d + 12);
	}
	s = 0;
	st4(d + 28, 0);
	st8(d + 20, (u64)1 << 32);
	e = ld4(d + 16);
	if (e) {
		q = h + (e << 2);
		r = 1;
		p = h;
		do {
			n = 100000000;
			e = 0;
			do {
				i = div4(ld4(p), n) % 10;
				k = s + e;
				if (k == ld4(d + 20)) {
					rawvec_grow_one(d + 20);
					r = ld4(d + 24);
				}
				M[k + r] = i;
				st4(d + 28, k + 1);
				n = n / 10;
			} while (++e != 9);
			s += e;
			p += 4;
		} while (p != q);
	}
	if (f & 1) std_fail(8388716, 53);
	st4(d + 40, ld4(d + 28));
	st8(d + 32, ld8(d + 20));
	st4(d + 44, j);
	decimal_trimmed(a, d + 32);
	e = ld4(d + 8);
	if (e) globalalloc_dealloc(h, e << 2);
	sp = d + 48;
}

static void add_unit(u32 a, u32 b)
{
	u32 c, d, e;
	c = ld4(a);
	d = ld4(a + 8);
	if (b > d) {
		e = b - d;
		if (e > c - d) {
			do_reserve_and_handle(a, d, e);
			d = ld4(a + 8);
		}
		c = ld4(a + 4);
		b = c + d;
		if (e >= 2) {
			if (--e) fill(b, 0, e);
			d += e;
			b = c + d;
		}
		M[b] = 0;
		b = d + 1;
		c = ld4(a);
	}
	st4(a + 8, b);
	if (!b) {
		if (!c) rawvec_grow_one(a);
		goto L5;
	}
	d = ld4(a + 4) - 1;
	for (;;) {
		c = d + b;
		e = M[c];
		if (e < 9) break;
		if (!--b) goto L5;
	}
	st4(a + 8, b);
	M[c] = e + 1;
	return;
L5:
	st4(a + 8, 1);
	M[ld4(a + 4)] = 1;
	b = ld4(a + 12);
	d = b + 1;
	if (i4(d) >= i4(b)) {
		st4(a + 12, d);
		return;
	}
	std_fail(8388716, 53);
}

static u32 write_str(u32 a, u32 b, u32 c)
{
	u32 d;
	d = ld4(a + 8);
	if (c > ld4(a) - d) {
		do_reserve_and_handle(a, d, c);
		d = ld4(a + 8);
	}
	if (c) copy(ld4(a + 4) + d, b, c);
	st4(a + 8, d + c);
	return 0;
}

static u32 fmt_write(u32, u32, u32);
static u32 write_fmt(u32 a, u32 b, u32 c)
{
	return fmt_write(a, b, c);
}

static u32 display_fmt(u32, u32);
static u32 write_char(u32, u32);
static u32 call_0(u32 a, u32 b, u32 c)
{
	switch (c) {
	case 1: return display_fmt(a, b);
	case 4: return write_char(a, b);
	}
	die("no such function");
	return 0;
}

static u32 call_2(u32 a, u32 b, u32 c, u32 d)
{
	switch (d) {
	case 3: return write_str(a, b, c);
	case 5: return write_fmt(a, b, c);
	}
	die("no such function");
	return 0;
}

static u32 write_prefix(u32 a, u32 b, u32 c, u32 d, u32 e)
{
	if (c != 1114112 && call_0(a, c, ld4(b + 16)) != 0) return 1;
	if (!d) return 0;
	return call_2(a, d, e, ld4(b + 12));
}

static u32 pad_integral(u32 a, u32 b, u32 c, u32 d, u32 e, u32 f)
{
	u32 g, h, i, j, k, m, n, p;
	u64 q;
	g = ld4(a + 8);
	h = g & 2097152;
	i = h ? 43 : 1114112;
	j = (b ? h >> 21 : 1) + f;
	if (g & 8388608) {
		k = 0;
		if (d) {
			h = c;
			m = d;
			do {
				k += i4(ext1(M[h])) > -65;
				h++;
			} while (--m);
		}
		j += k;
	} else {
		c = 0;
	}
	n = b ? i : 45;
	i = ld2(a + 12);
	if (j >= i) {
		k = 1;
		h = ld4(a);
		m = ld4(a + 4);
		if (!write_prefix(h, m, n, c, d)) k = call_2(h, e, f, ld4(m + 12));
		return k;
	}
	if (g & 16777216) {
		q = ld8(a + 8);
		st4(a + 8, ((u32)q & 2682257408u) | 536870960);
		k = 1;
		m = ld4(a);
		b = ld4(a + 4);
		if (write_prefix(m, b, n, c, d)) return k;
		h = 0;
		j = (i - j) & 65535;
		for (;;) {
			if ((h & 65535) >= j) goto L8;
			k = 1;
			h++;
			if (call_0(m, 48, ld4(b + 16))) return k;
		}
	}
	p = i - j;
	i = h = 0;
	switch (g >> 29 & 3) {
	case 1: case 3:
		i = p;
		break;
	case 2:
		i = (p & 65534) >> 1;
	}
	b = g & 2097151;
	j = ld4(a + 4);
	m = ld4(a);
	while ((h & 65535) < (i & 65535)) {
		k = 1;
		h++;
		if (call_0(m, b, ld4(j + 16))) return k;
	}
	k = 1;
	if (write_prefix(m, j, n, c, d) || call_2(m, e, f, ld4(j + 12))) return k;
	a = (p - i) & 65535;
	h = 0;
	for (;;) {
		if ((h & 65535) >= a) return 0;
		k = 1;
		h++;
		if (call_0(m, b, ld4(j + 16))) return k;
	}
L8:
	k = 1;
	if (call_2(m, e, f, ld4(b + 12))) return k;
	st8(a + 8, q);
	return 0;
}

static u32 display_fmt(u32 a, u32 b)
{
	u32 c, d, i, j, k, n, p, q, r, s, t, u, v, w, x, y, z, a1, b1, c1, d1, e1, f1, g1, h1, i1, j1;
	u64 e, f, g, h, m;
	sp = c = frame(128);
	a = ld4(a);
	d = 0;
	st4(c + 12, 0);
	st8(c + 4, (u64)1 << 32);
	f = e = ld8(a);
	g = f & ((u64)1048575 << 32 | 4294967295u);
	h = (f & (u64)2146435072 << 32) >> 52;
	if (h) {
		d = !g & (h != 1);
		a = (u32)h - 1075;
		g |= (u64)1048576 << 32;
	} else {
		a = -1074;
	}
	i = ld4(b + 8);
	if (i8(f & ((u64)2147483647 << 32 | 4294967295u)) < i8((u64)2146435072 << 32)) {
		k = (i & 268435456) >> 28;
		j = ld2(b + 14);
		if (g) {
			if (k) {
				decimal_new(c + 80, g, a);
				g = (u64)i4(ld4(c + 92)) + j;
				if (g > ((u64)2147483647 << 32 | 4294967295u)) {
					st8(c + 120, 0);
					st8(c + 112, (u64)1 << 32);
					decimal_put(c + 112, j, c + 4);
					a = ld4(c + 80);
					if (a) globalalloc_dealloc(ld4(c + 84), a);
				} else {
					d = ld4(c + 88);
					a = g < 2000 ? g : 2000;
					if (d <= a) k = 255;
					else {
						k = M[ld4(c + 84) + a];
						if (k == 5 && d == a + 1) k = 0;
						else k = k < 5 ? ~0u : 1;
					}
					if (d >= a) {
						st4(c + 88, a);
						d = a;
						if (!g) {
							if ((k & 255) != 1) goto L39;
							goto L40;
						}
					}
					a1 = 1;
					b1 = a - 1;
					if (b1 < d) a1 = !(M[ld4(c + 84) + b1] & 1);
					d = k & 255;
					if (d == 1) goto L40;
					if ((d != 0) | a1) goto L39;
				L40:
					add_unit(c + 80, a);
				L39:
					st8(c + 120, ld8(c + 88));
					st8(c + 112, ld8(c + 80));
					decimal_trimmed(c + 96, c + 112);
					decimal_put(c + 96, j, c + 4);
					a = ld4(c + 96);
					if (a) globalalloc_dealloc(ld4(c + 100), a);
				}
			} else {
				if (d) {
					h = g << 1;
					d = a - 1;
					m = g << 2;
					j = a - 2;
				} else {
					j = d = a - 1;
					m = h = g << 1;
				}
				decimal_new(c + 32, m - 1, j);
				decimal_new(c + 48, h | 1, d);
				decimal_new(c + 16, g, a);
				a = g;
				n = a ^ 1;
				p = a & 1;
				j = 2;
				d = ld4(c + 24);
				q = ld4(c + 20);
				r = ld4(c + 28);
				s = ld4(c + 60);
				t = ld4(c + 56);
				u = ld4(c + 52);
				v = ld4(c + 48);
				w = ld4(c + 44);
				x = ld4(c + 40);
				y = ld4(c + 36);
				z = ld4(c + 32);
				for (;;) {
					k = j - 1;
					if (!d) {
						d1 = 0;
						a1 = 1;
						c1 = a = 0;
						b1 = 1;
						goto L19;
					}
					a1 = globalalloc_alloc(d);
					if (!a1) std_fail(8388716, 53);
					if (d) copy(a1, q, d);
					a = k < d;
					if (!a) {
						a = a ? k : d;
						c1 = 0;
						goto L20;
					}
					b1 = M[a1 + j - 1];
					if (b1 == 5) {
						c1 = 1;
						if (d == j) goto L21;
					}
					c1 = b1 > 4;
				L21:
					a = a ? k : d;
				L20:
					b1 = globalalloc_alloc(a);
					if (!b1) std_fail(8388716, 53);
					if (a) copy(b1, a1, a);
					d1 = d;
				L19:
					st4(c + 76, r);
					st4(c + 72, a);
					st4(c + 68, b1);
					st4(c + 64, a);
					add_unit(c + 64, k);
					st8(c + 120, ld8(c + 72));
					st8(c + 112, ld8(c + 64));
					decimal_trimmed(c + 80, c + 112);
					st4(c + 124, r);
					st4(c + 120, a);
					st4(c + 116, a1);
					st4(c + 112, d1);
					decimal_trimmed(c + 96, c + 112);
					d1 = ld4(c + 104);
					e1 = ld4(c + 100);
					a1 = ld4(c + 96);
					a = ld4(c + 92);
					f1 = ld4(c + 88);
					g1 = ld4(c + 84);
					b1 = ld4(c + 80);
					h1 = ld4(c + 108);
					if (h1 != w) k = (u32)(i4(h1) > i4(w)) - (i4(h1) < i4(w));
					else {
						k = memcmp_fn(e1, y, d1 < x ? d1 : x);
						k = k ? k : d1 - x;
						k = (u32)(i4(k) > 0) - (k > 2147483647);
					}
					i1 = k != 1;
					j1 = (k | p) != 0;
					if (a != s) k = (u32)(i4(a) > i4(s)) - (i4(a) < i4(s));
					else {
						k = memcmp_fn(g1, u, f1 < t ? f1 : t);
						k = k ? k : f1 - t;
						k = (u32)(i4(k) > 0) - (k > 2147483647);
					}
					i1 &= j1;
					if (k == ~0u || !k & n) break;
					if (!i1) goto L16;
					if (!j) std_fail(8388716, 53);
					if (a1) globalalloc_dealloc(e1, a1);
					if (b1) globalalloc_dealloc(g1, b1);
					j++;
				}
				if (c1 | i1) {
					st4(c + 124, a);
					st4(c + 120, f1);
					st4(c + 116, g1);
					st4(c + 112, b1);
					if (a1) globalalloc_dealloc(e1, a1);
					e1 = g1;
					a1 = b1;
					goto L13;
				}
			L16:
				st4(c + 124, h1);
				st4(c + 120, d1);
				st4(c + 116, e1);
				st4(c + 112, a1);
				if (b1) globalalloc_dealloc(g1, b1);
			L13:
				a = ld4(c + 16);
				if (a) globalalloc_dealloc(q, a);
				if (v) globalalloc_dealloc(u, v);
				if (z) globalalloc_dealloc(y, z);
				decimal_put(c + 112, 0, c + 4);
				if (a1) globalalloc_dealloc(e1, a1);
			}
		} else {
			st8(c + 120, 0);
			st8(c + 112, (u64)1 << 32);
			decimal_put(c + 112, k ? j : 0, c + 4);
		}
	} else {
		do_reserve_and_handle(c + 4, 0, 3);
		a = ld4(c + 12);
		d = ld4(c + 8) + a;
		j = feq8(e, e) ? 8388632 : 8388635;
		st2(d, ld2(j));
		M[d + 2] = M[j + 2];
		st4(c + 12, a + 3);
	}
	d = ld4(c + 12);
	a = ld4(c + 8);
	if (feq8(e, e)) j = f <= ((u64)2147483647 << 32 | 4294967295u);
	else {
		j = 1;
		if (i & 2097152) {
			d = call_2(ld4(b), a, d, ld4(ld4(b + 4) + 12));
			goto L43;
		}
	}
	d = pad_integral(b, j, 1, 0, a, d);
L43:
	j = ld4(c + 4);
	if (j) globalalloc_dealloc(a, j);
	sp = c + 128;
	return d;
}

static u32 write_char(u32 a, u32 b)
{
	u32 c, d, e, f, g, h;
	c = ld4(a + 8);
	if (b < 128) d = 1;
	else if (b < 2048) d = 2;
	else d = b < 65536 ? 3 : 4;
	e = c;
	if (d > ld4(a) - c) {
		do_reserve_and_handle(a, c, d);
		e = ld4(a + 8);
	}
	e += ld4(a + 4);
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
	st4(a + 8, d + c);
	return 0;
}

static u32 fmt_write(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g, h, i, j;
	sp = d = frame(16);
	if (c & 1) {
		e = c >> 1;
		g = ld4(a + 8);
		if (e > ld4(a) - g) {
			do_reserve_and_handle(a, g, e);
			g = ld4(a + 8);
		}
		if (e) copy(ld4(a + 4) + g, b, e);
		st4(a + 8, g + e);
		goto L2;
	}
	e = M[b];
	if (e) {
		f = 0;
		do {
			g = b + 1;
			if (ext1(e) <= 2147483647) {
				h = ld4(a + 8);
				e &= 255;
				if (ld4(a) - h < e) {
					do_reserve_and_handle(a, h, e);
					h = ld4(a + 8);
				}
				if (e) copy(ld4(a + 4) + h, g, e);
				b = g + e;
				st4(a + 8, h + e);
			} else {
				h = e & 255;
				if (h == 128) {
					h = b + 3;
					g = ld4(a + 8);
					e = ld2(b + 1);
					if (ld4(a) - g < e) {
						do_reserve_and_handle(a, g, e);
						g = ld4(a + 8);
					}
					if (e) copy(ld4(a + 4) + g, h, e);
					b = h + e;
					st4(a + 8, g + e);
				} else if (h != 192) {
					i = 1610612768;
					if (e & 1) {
						g = b + 5;
						i = ld4(b + 1);
					}
					h = 0;
					if (e & 2) {
						b = g + 2;
						j = ld2(g);
					} else {
						j = 0;
						b = g;
					}
					if (e & 4) {
						g = b + 2;
						h = ld2(b);
					} else {
						g = b;
					}
					if (e & 8) {
						b = g + 2;
						f = ld2(g);
					} else {
						b = g;
					}
					if (e & 16) j = ld2(c + ((j & 65535) << 3) + 4);
					if (e & 32) h = ld2(c + ((h & 65535) << 3) + 4);
					st2(d + 14, h);
					st2(d + 12, j);
					st4(d + 8, i);
					st4(d + 4, 8388608);
					st4(d, a);
					e = c + (f << 3);
					if (call_0(ld4(e), d, ld4(e + 4))) {
						e = 1;
						goto L1;
					}
					f++;
				} else {
					st4(d + 4, 8388608);
					st4(d, a);
					st8(d + 8, 1610612768);
					e = c + (f << 3);
					if (call_0(ld4(e), d, ld4(e + 4))) {
						e = 1;
						goto L1;
					}
					f++;
					b = g;
				}
			}
			e = M[b];
		} while (e);
	}
L2:
	e = 0;
L1:
	sp = d + 16;
	return e;
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, p, q, s, t, v, x, y, z, b1, d1, f1, g1, h1;
	u64 r, u, w, a1, c1, e1;
	sp = a = frame(2064);
	b = proconio_read();
	if (b > 1073741823) std_fail(8388716, 53);
	c = b << 2;
	if (c >= 2147483645) std_fail(8388716, 53);
	d = 4;
	f = e = 0;
	g = 4;
	if (c) {
		f = b;
		g = globalalloc_alloc(c);
		if (!g) std_fail(8388716, 53);
	}
	i = h = 0;
	if (b) {
		j = b;
		k = g;
		do {
			st4(k, proconio_read());
			k += 4;
		} while (--j);
		if (c) {
			h = b;
			d = globalalloc_alloc(c);
			if (!d) std_fail(8388716, 53);
		} else {
			h = 0;
			d = 4;
		}
		j = b;
		k = d;
		do {
			st4(k, proconio_read());
			k += 4;
		} while (--j);
		e = ld4(g);
		if (b == 1) i = ld4(d);
		else {
			k = g + 4;
			c = j = (b - 1) & 1073741823;
			do {
				m = ld4(k);
				e = e > m ? e : m;
				k += 4;
			} while (--c);
			k = d + 4;
			i = ld4(d);
			do {
				c = ld4(k);
				i = i > c ? i : c;
				k += 4;
			} while (--j);
		}
		if (e >= 201 || i >= 127) std_fail(8388716, 53);
	}
	n = i + 1;
	p = n << 10;
	q = globalalloc_alloc(p);
	if (!q) std_fail(8388716, 53);
	if (i) {
		c = i << 3;
		k = 0;
		j = q;
		do {
			fill(a + 1040, 0, 1024);
			st8(a + 1040 + k, (u64)1072693248 << 32);
			copy(j, a + 1040, 1024);
			j += 1024;
			k += 8;
		} while (c != k);
	}
	fill(a + 1040, 0, 1024);
	st8(a + 1040 + (i << 3), (u64)1072693248 << 32);
	copy(q + (i << 10), a + 1040, 1024);
	fill(a + 8, 0, 1016);
	st8(a, (u64)1072693248 << 32);
	r = n;
	s = 0;
	for (;;) {
		if (s) {
			t = globalalloc_alloc(p);
			if (!t) std_fail(8388716, 53);
			u = u8tof8(s);
			v = 0;
			w = 0;
			x = q;
			do {
				fill(a + 1040, 0, 1024);
				y = w;
				k = s + y;
				if (k < s) std_fail(8388716, 53);
				z = v + 1;
				a1 = w + 1;
				b1 = k - 1;
				c1 = fdiv8(u, u8tof8(k > 4294901760u ? (u64)i4(k) : k));
				c = 0;
				for (;;) {
					d1 = y - c;
					if (d1 > i || c == ~0u) std_fail(8388716, 53);
					e1 = c;
					f1 = w > e1;
					g1 = c + f1;
					h1 = x - (c << 10);
					j = k = 0;
					do {
						m = c + (c >= k);
						if (m >= 128) std_fail(8388716, 53);
						m = a + 1040 + (m << 3);
						st8(m, fadd8(ld8(m), fmul8(c1, ld8(h1 + j))));
						k++;
						j += 8;
					} while (j != 1024);
					if (f1) {
						if (b1 < c) std_fail(8388716, 53);
						k = b1 - c;
						c1 = fmul8(c1, fdiv8(u8tof8(d1), u8tof8(k > 4294901760u ? (u64)i4(k) : k)));
					}
					if (w > e1) {
						c = g1;
						if (w >= g1) continue;
					}
					break;
				}
				copy(t + (v << 10), a + 1040, 1024);
				x += 1024;
				w = a1;
				v = z;
			} while (a1 != r);
			globalalloc_dealloc(q, p);
			q = t;
		}
		y = s + (s < e);
		d1 = 0;
		for (;;) {
			m = b > d1 ? b : d1;
			k = g + (d1 << 2);
			do {
				j = d1;
				if (m == j) goto L34;
				d1 = j + 1;
				c = ld4(k);
				k += 4;
			} while (c != s);
			k = ld4(d + (j << 2));
			if (k > i) std_fail(8388716, 53);
			x = 0;
			fill(a + 1040, 0, 1024);
			g1 = q + (k << 10);
			f1 = 0;
			do {
				m = x;
				x = m + 1;
				k = f1;
				f1 = k + 8;
				h1 = a + k;
				j = k = 0;
				do {
					c = k ^ m;
					if (c > 127) std_fail(8388716, 53);
					c = a + 1040 + (c << 3);
					st8(c, fadd8(ld8(c), fmul8(ld8(h1), ld8(g1 + j))));
					k++;
					j += 8;
				} while (j != 1024);
			} while (f1 != 1024);
			copy(a, a + 1040, 1024);
		}
	L34:
		if (s < e) {
			s = y;
			if (y <= e) continue;
		}
		break;
	}
	c1 = (u64)2147483648u << 32;
	k = 8;
	do {
		c1 = fadd8(c1, ld8(a + k));
		k += 8;
	} while (k != 1024);
	st8(a + 1024, c1);
	st4(a + 1036, a + 1024);
	st4(a + 1044, 1);
	st4(a + 1040, a + 1036);
	if (fmt_write(8388792, 8388782, a + 1040)) std_fail(8388716, 53);
	k = ld4(8388800);
	if (ld4(8388792) == k) {
		do_reserve_and_handle(8388792, k, 1);
		k = ld4(8388800);
	}
	j = k + 1;
	st4(8388800, j);
	M[ld4(8388796) + k] = 10;
	if (k >= 65536) {
		host_write(ld4(8388796), j);
		st4(8388800, 0);
	}
	globalalloc_dealloc(q, p);
	if (h) globalalloc_dealloc(d, h << 2);
	if (f) globalalloc_dealloc(g, f << 2);
	k = ld4(8388800);
	if (k) {
		host_write(ld4(8388796), k);
		st4(8388800, 0);
	}
	sp = a + 2064;
}

int main(void)
{
	precise();
	M = (unsigned char *)calloc(129, 65536);
	if (!M) die("out of memory");
	memcpy(M + 8388608, "\2\0\0\0\14\0\0\0\4\0\0\0\3\0\0\0\4\0\0\0\5\0\0\0infNaNa number does not fit a usize, which has "
		"32 bits here: keep such values in u64the program failed; bundled with --debug, it says whyout of"
		" memory\305 \0\0p\6\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\6", 197);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
