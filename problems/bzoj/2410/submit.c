/* BZOJ 2410, https://hydro.ac/d/bzoj/p/2410, made by `cargo judge bundle bzoj2410 --write` from bc774d2dda44f429 */
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
static u32 rem4(u32 a, u32 b)
{
	if (!b) die("division by zero");
	return a % b;
}
static u64 rem8(u64 a, u64 b)
{
	if (!b) die("division by zero");
	return a % b;
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
static void host_flush(void)
{
	u32 a;
	a = ld4(8388852);
	if (a) {
		host_write(ld4(8388848), a);
		st4(8388852, 0);
	}
}

static void std_fail(u32 a, u32 b)
{
	host_flush();
	host_fail(a, b);
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

static u32 reader_next(u32 a)
{
	u32 b, c, d;
	b = ld4(a + 4);
	c = ld4(a);
	a = ld4(a + 8);
	if (!a) goto L2;
	if (a >= b) {
		if (a == b) goto L2;
		goto L1;
	}
	if (i4(ext1(M[c + a])) <= -65) goto L1;
L2:
	d = 1114112;
	if (a != b) {
		b = c + a;
		a = ext1(M[b]);
		if (a <= 2147483647) return a & 255;
		c = M[b + 1] & 63;
		d = a & 31;
		if (a <= 4294967263u) return d << 6 | c;
		c = c << 6 | (M[b + 2] & 63);
		if (a < 4294967280u) return c | d << 12;
		d = c << 6 | (M[b + 3] & 63) | (d << 18 & 1835008);
	}
	return d;
L1:
	slice_error_fail_rt(c, b, a, b);
	return 0;
}

static u32 do_count_chars(u32 a, u32 b)
{
	u32 c, d, e, f, g, h, i, j, k, m, n;
	c = (a + 3) & -4;
	d = a - c;
	e = b + d;
	f = e & 3;
	g = b = 0;
	if (a != c) {
		g = 0;
		do {
			g += i4(ext1(M[a])) > -65;
			a++;
		} while (++d);
	}
	if (f) {
		a = c + (e & 2147483644);
		b = 0;
		do {
			b += i4(ext1(M[a])) > -65;
			a++;
		} while (--f);
	}
	d = e >> 2;
	h = b + g;
	do {
		g = c;
		if (!d) return h;
		e = d < 192 ? d : 192;
		i = e & 3;
		j = e << 2;
		a = j & 1008;
		if (a) {
			c = g + a;
			b = 0;
			a = g;
			do {
				f = ld4(a + 12);
				k = (~f >> 7 | f >> 6) & 16843009;
				f = ld4(a + 8);
				m = (~f >> 7 | f >> 6) & 16843009;
				f = ld4(a + 4);
				n = (~f >> 7 | f >> 6) & 16843009;
				f = ld4(a);
				b = k + m + n + ((~f >> 7 | f >> 6) & 16843009) + b;
				a += 16;
			} while (a != c);
		} else {
			b = 0;
		}
		d -= e;
		c = g + j;
		h += ((b >> 8 & 16711935) + (b & 16711935)) * 65537 >> 16;
	} while (!i);
	f = i << 2;
	a = g + ((e & 252) << 2);
	b = 0;
	do {
		c = ld4(a);
		b += (~c >> 7 | c >> 6) & 16843009;
		a += 4;
		f -= 4;
	} while (f);
	h += ((b >> 8 & 16711935) + (b & 16711935)) * 65537 >> 16;
	return h;
}

static void reader_error(u32 a, u32 b, u32 c)
{
	u32 d, e = 0, f, g;
	d = ld4(b + 8);
	if (!d) {
		e = 0;
		goto L1;
	}
	f = ld4(b);
	g = ld4(b + 4);
	if (d >= g) {
		if (d == g) goto L4;
		goto L3;
	}
	if (i4(ext1(M[f + d])) <= -65) goto L3;
L4:
	if (d > 15) {
		e = do_count_chars(f, d);
		goto L6;
	}
	g = e = 0;
	do {
		e += i4(ext1(M[f + g])) > -65;
		g++;
	} while (d != g);
L6:
	if (e != ~0u) goto L1;
	std_fail(8388686, 53);
L3:
	slice_error_fail_rt(f, g, 0, d);
L1:
	st4(a + 12, reader_next(b));
	st4(a + 16, e + 1);
	st8(a, ld8(c));
	st4(a + 8, ld4(c + 8));
}

static void reader_digit(u32 a, u32 b)
{
	u32 c, d, e, f;
	sp = c = frame(16);
	d = ld4(b + 12);
	st4(c + 4, d != 8);
	e = reader_next(b);
	if (e != 1114112) {
		if (d - 2 >= 35) std_fail(8388686, 53);
		f = e - 48;
		e = d > 10 ? (e > 57 ? ((e - 65) & -33) + 10 : f) : f;
		if (e < d) {
			st4(a, 4);
			M[a + 4] = e;
			goto L2;
		}
	}
	reader_error(a, b, c + 4);
L2:
	sp = c + 16;
}

static void reader_sign(u32 a, u32 b, u32 c, u32 d, u32 e)
{
	u32 f;
	sp = f = frame(16);
	if (c != reader_next(b)) {
		st4(f + 12, e);
		st4(f + 8, d);
		st4(f + 4, 3);
		reader_error(a, b, f + 4);
	} else {
		c = ld4(b + 8);
		if (c == ~0u) std_fail(8388686, 53);
		st4(a, 4);
		st4(b + 8, c + 1);
	}
	sp = f + 16;
}

static void globalalloc_dealloc(u32 a, u32 b)
{
	u32 c;
	if (b > 65536) {
		c = b + a;
		if (c < b) std_fail(8388686, 53);
		if (c == ld4(8389016)) {
			st4(8389016, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 8388888));
		st4(b + 8388888, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 8388888));
	st4(b + 8388888, a);
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
	st4(8389016, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 8388888);
	if (d) {
		st4(c + 8388888, ld4(d));
		return d;
	}
	d = ld4(8389016);
	if (d) {
		if (d >= 4294967280u) std_fail(8388686, 53);
	} else {
		d = pages << 16;
		st4(8389016, d);
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

static u32 rust_realloc(u32 a, u32 b, u32 c)
{
	u32 d;
	d = b + a;
	if (d < b) std_fail(8388686, 53);
	if (d == ld4(8389016) && b >= 65537 && c > 65536) {
		b = c + a;
		if (b < c) std_fail(8388686, 53);
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

static void finish_grow(u32 a, u32 b, u32 c, u32 d)
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

static void handle_error(u32 a, u32 b)
{
	std_fail(8388686, 53);
}

static void grow_one(u32 a)
{
	u32 b, c, d, e;
	sp = b = frame(16);
	e = c = ld4(a);
	c <<= 1;
	c = c > 8 ? c : 8;
	finish_grow(b + 4, e, ld4(a + 4), c);
	if (ld4(b + 4) == 1) handle_error(ld4(b + 8), ld4(b + 12));
	d = ld4(b + 8);
	st4(a, c);
	st4(a + 4, d);
	sp = b + 16;
}

static void reader_digits(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g, h, i;
	sp = d = frame(32);
	e = 0;
	st4(d + 8, 0);
	st8(d, (u64)1 << 32);
	f = ld4(b + 8) + 1;
	g = c & 255;
	h = 1;
	for (;;) {
		c = reader_next(b);
		if (c != 1114112 && (c > 127 || g != (c & 255))) {
			reader_digit(d + 12, b);
			i = M[d + 16];
			c = ld4(d + 12);
			if (c == 4) {
				if (e == ld4(d)) {
					grow_one(d);
					h = ld4(d + 4);
				}
				c = f + e;
				M[h + e] = i;
				e++;
				st4(d + 8, e);
				if (!c) std_fail(8388686, 53);
				st4(b + 8, c);
				continue;
			}
			st8(a + 12, ld8(d + 24));
			st8(a + 5, ld8(d + 17));
			M[a + 4] = i;
			st4(a, c);
			e = ld4(d);
			if (e) globalalloc_dealloc(h, e);
		} else {
			st4(a + 12, ld4(d + 8));
			st8(a + 4, ld8(d));
			st4(a, 4);
		}
		break;
	}
	sp = d + 32;
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

static u32 octalgame_digit(u32 a, u64 b)
{
	u32 e, f;
	u64 c, d;
	if (!b) return M[a + 24];
	c = b - 1;
	d = ld4(a + 8);
	if (c < d) return M[ld4(a + 4) + (u32)b - 1];
	e = ld4(a + 20);
	if (!e) return 0;
	f = rem8(c - d, e);
	if (e <= f) std_fail(8388686, 53);
	return M[ld4(a + 16) + f];
}

static void rawvecinner_finish_grow(u32 a, u32 b, u32 c, u32 d, u32 e, u32 f)
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
		rawvecinner_finish_grow(g + 4, h, ld4(b + 4), d, e, f);
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

static void do_reserve_and_handle(u32 a, u32 b, u32 c, u32 d, u32 e)
{
	u32 f;
	sp = f = frame(16);
	grow_amortized(f + 8, a, b, c, d, e);
	e = ld4(f + 8);
	if (e != 2147483649u) handle_error(e, ld4(f + 12));
	sp = f + 16;
}

static void octalgame_takes(u32 a, u32 b, u32 c)
{
	u32 d, g, h, i, j, k;
	u64 e, f;
	sp = d = frame(16);
	e = -1;
	do {
		f = e;
		if (f == 85) goto L3;
		e = f + 1;
	} while (!(octalgame_digit(b, e) & c & 255));
	g = globalalloc_alloc(16);
	if (!g) std_fail(8388686, 53);
	st4(g, e);
	st4(d + 12, 1);
	st4(d + 8, g);
	st4(d + 4, 4);
	h = f + 2;
	i = 1;
	for (;;) {
		j = h > 86 ? h : 86;
		do {
			k = h;
			if (j == k) goto L6;
			h = k + 1;
		} while (!(octalgame_digit(b, k > 4294901760u ? (u64)i4(k) : k) & c & 255));
		if (i == ld4(d + 4)) {
			do_reserve_and_handle(d + 4, i, 1, 4, 4);
			g = ld4(d + 8);
		}
		st4(g + (i << 2), k);
		i++;
		st4(d + 12, i);
	}
L6:
	st4(a + 8, ld4(d + 12));
	st8(a, ld8(d + 4));
	goto L2;
L3:
	st4(a + 8, 0);
	st8(a, (u64)4 << 32);
L2:
	sp = d + 16;
}

static void rawvec_grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 4, 4);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a, ld4(b + 12));
	sp = b + 16;
}

static void input_first(u32 a)
{
	u32 b, c, d, e, f, g = 0, h, i, j, k, m, n, p, q, r;
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
			rawvecinner_finish_grow(b, c, d, e, 1, 1);
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
				q = (e != 0) & (p <= f);
				r = f < p ? f : p;
				if (j < r) {
					e = h + i;
					i = i - r + 1;
					do {
						r = M[e];
						g = g << 6 | (r & 63);
						e++;
						q &= i4(ext1(r)) < -64;
					} while (++i);
				}
				st8(b + 8, (u64)65536 << 32 | 2048);
				st8(b, (u64)128 << 32 | 128);
				if (q != 0 && m <= 4294967287u && g >= ld4(b + (n << 2))) {
					i = p;
					if ((g ^ 55296) - 1114112 > 4293855231u) goto L12;
				}
				M[k] = 63;
			}
			i = j;
		L12:;
		} while (i < f);
	}
	e = globalalloc_alloc(12);
	if (!e) std_fail(8388686, 53);
	st4(e + 8, f);
	st4(e + 4, d);
	st4(e, c);
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
	if (ld4(8388860) == 1) std_fail(8388686, 53);
	st4(8388864, ld4(b));
	st4(8388860, 1);
	st8(8388868, ld8(b + 24));
	st8(8388876, ld8(b + 32));
	st4(8388884, ld4(b + 40));
	sp = b + 48;
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

static u32 proconio_read(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, p;
	u64 n;
	sp = a = frame(48);
	if (!ld4(8388860)) try_init(ld4(8388856));
	if (ld4(8388864)) std_fail(8388686, 53);
	st4(8388864, -1);
	b = M[8388884];
	c = ld4(8388880);
	d = ld4(8388876);
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
		M[8388884] = 1;
		d = e;
		i = c;
		goto L11;
	L12:
		b = 0;
		d = i + 1;
		c -= d;
		st4(8388880, c);
		d += e;
		st4(8388876, d);
	L11:
		if (i) goto L8;
	}
	c = 0;
	f = ld4(8388868);
	g = ld4(8388872);
	d = h = f + g;
	goto L7;
L8:
	f = ld4(8388868);
	g = ld4(8388872);
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
	st4(8388864, 0);
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

static u64 program_proconio_read(void)
{
	u32 a, b, c, d, e, f, g, h, i;
	u64 j, k;
	sp = a = frame(80);
	if (!ld4(8388860)) try_init(ld4(8388856));
	if (ld4(8388864)) std_fail(8388686, 53);
	st4(8388864, -1);
	b = M[8388884];
	c = ld4(8388880);
	d = ld4(8388876);
	for (;;) {
		e = d;
		if (b & 1) break;
		if (c) {
			i = 0;
			do {
				b = M[e + i] - 9u;
				if (b <= 23 && 1u << (b & 31) & 8388635) goto L8;
				i++;
			} while (c != i);
		}
		b = 1;
		M[8388884] = 1;
		d = e;
		i = c;
		goto L7;
	L8:
		b = 0;
		d = i + 1;
		c -= d;
		st4(8388880, c);
		d += e;
		st4(8388876, d);
	L7:
		if (i) goto L4;
	}
	f = ld4(8388868);
	g = ld4(8388872);
	h = f + g;
	goto L3;
L4:
	f = ld4(8388868);
	g = ld4(8388872);
	h = f + g;
	d = e ? e : h;
	b = e ? i : 0;
	switch (b) {
	case 0:
		goto L13;
	case 1:
		i = M[d];
		switch (i - 43) {
		case 0: case 2:
			goto L13;
		default:
			goto L14;
		}
	}
	i = M[d];
L14:
	c = (i & 255) == 43;
	i = d + c;
	b -= c;
	j = 0;
	if (b >= 17) {
		for (;;) {
			if (!b) goto L18;
			multi3_fn(a + 16, j, 0, 10, 0);
			if (ld8(a + 24)) goto L13;
			c = M[i] - 48u;
			if (c > 9) goto L13;
			i++;
			b--;
			k = ld8(a + 16);
			j = k + c;
			if (j < k) goto L13;
		}
	}
	if (!b) goto L17;
	do {
		c = M[i] - 48u;
		if (c > 9) goto L13;
		i++;
		j = j * 10 + c;
	} while (--b);
L18:
	if (!e) goto L3;
L17:
	st4(8388864, 0);
	sp = a + 80;
	return j;
L13:
	h = d;
L3:
	if (h < f) std_fail(8388686, 53);
	str_index(a + 8, f, g, h - f);
	b = ld4(a + 8);
	i = ld4(a + 12);
	st2(a + 76, 1);
	st4(a + 72, i);
	st4(a + 68, 0);
	M[a + 64] = 1;
	st4(a + 60, 10);
	st4(a + 56, i);
	st4(a + 52, 0);
	st4(a + 48, i);
	st4(a + 44, b);
	st4(a + 40, 10);
	next_back(a, a + 40);
	std_fail(8388686, 53);
	return 0;
}

static void raw_vec_rawvec_grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 8, 40);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a, ld4(b + 12));
	sp = b + 16;
}

static void host_append(u32 a, u32 b)
{
	u32 c;
	if (b < 65537) {
		c = ld4(8388852);
		if (b > ld4(8388844) - c) {
			do_reserve_and_handle(8388844, c, b, 1, 1);
			c = ld4(8388852);
		}
		if (b) copy(ld4(8388848) + c, a, b);
		st4(8388852, c + b);
		return;
	}
	c = ld4(8388852);
	if (c) {
		host_write(ld4(8388848), c);
		st4(8388852, 0);
	}
	host_write(a, b);
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, p, q, r, s, t, u, v, w, x, y, z, a1, b1;
	u64 c1, d1, e1;
	sp = a = frame(224);
	st4(a + 44, 8);
	st8(a + 36, 5);
	st4(a + 32, 8388752);
	if (reader_next(a + 32) == 1114112) {
		st4(a + 80, 19);
		st4(a + 76, 8388822);
		st4(a + 72, 3);
		reader_error(a + 8, a + 32, a + 72);
		std_fail(8388686, 53);
	}
	b = 0;
	if (reader_next(a + 32) == 46) goto L3;
	reader_digit(a + 72, a + 32);
	b = M[a + 76];
	c = ld4(a + 72);
	if (c == 4) {
		if (!(b & 3)) {
			st4(a + 40, 1);
			goto L3;
		}
		st4(a + 72, 2);
		reader_error(a + 48, a + 32, a + 72);
		b = M[a + 52];
		c = ld4(a + 48);
		if (c == 4) goto L3;
	} else {
		st8(a + 60, ld8(a + 84));
		st8(a + 53, ld8(a + 77));
	}
	st8(a + 20, ld8(a + 60));
	st8(a + 13, ld8(a + 53));
	M[a + 12] = b;
	st4(a + 8, c);
	std_fail(8388686, 53);
L3:
	reader_sign(a + 72, a + 32, 46, 8388757, 7);
	c = ld4(a + 72);
	if (c == 4) {
		reader_digits(a + 72, a + 32, 91);
		d = ld4(a + 84);
		e = ld4(a + 80);
		f = ld4(a + 76);
		c = ld4(a + 72);
		if (c == 4) {
			g = reader_next(a + 32);
			c = ld4(a + 40);
			if (g != 91) {
				h = 1;
				i = 0;
				if (c != 1) goto L11;
				goto L15;
			}
			if (c == ~0u) std_fail(8388686, 53);
			st4(a + 40, c + 1);
			reader_digits(a + 72, a + 32, 93);
			g = ld4(a + 84);
			h = ld4(a + 80);
			i = ld4(a + 76);
			c = ld4(a + 72);
			if (c == 4) {
				if (!g) {
					st4(a + 80, 20);
					st4(a + 76, 8388802);
					st4(a + 72, 3);
					reader_error(a + 8, a + 32, a + 72);
					goto L14;
				}
				reader_sign(a + 72, a + 32, 93, 8388764, 12);
				c = ld4(a + 72);
				if (c == 4) {
					if (reader_next(a + 32) == 1114112) {
						if (ld4(a + 40) == 1) goto L15;
						if (g == 1) goto L23;
						c = g - 1;
						j = 1;
						do {
							if (!rem4(g, j)) {
								if (j > g) std_fail(8388686, 53);
								if (!memcmp_fn(h + j, h, c)) goto L24;
							}
							j++;
						} while (--c);
						j = g;
					L24:
						switch (j) {
						case 0:
							goto L11;
						case 1:
							break;
						default:
							goto L22;
						}
					L23:
						j = 1;
						if (!M[h]) goto L11;
					L22:
						if (!d) {
							k = 0;
							goto L28;
						}
						g = e - 1;
						k = 0;
						m = h;
						c = n = h + j;
						do {
							p = m == c;
							c = (p ? n : c) - 1;
							if (M[g + d] != M[c]) goto L30;
							m = p ? h : m;
							g--;
							k++;
						} while (d != k);
						k = d;
						goto L28;
					L30:
						if (d < k) std_fail(8388686, 53);
					L28:
						q = d - k;
						r = rem4(k, j);
						if (!r) goto L10;
						n = j - r;
						if (!n) goto L10;
						p = h + n;
						c = r < n;
						if ((c ? r : n) < 129) {
							g = h + r;
							if (c) {
								c = !r;
								if (!c) copy(a + 72, p, r);
								if (n) copy(g, h, n);
								if (!c) copy(h, a + 72, r);
								goto L10;
							}
							c = !n;
							if (!c) copy(a + 72, h, n);
							if (r) copy(h, p, r);
							if (!c) copy(g, a + 72, n);
							goto L10;
						}
						for (;;) {
							if (n < r) {
								t = n & 1;
								v = n & -4;
								w = n & 3;
								u = n >> 2;
								k = -n;
								for (;;) {
									if (u) {
										g = u;
										c = p;
										do {
											m = c + k;
											d = ld4(m);
											st4(m, ld4(c));
											st4(c, d);
											c += 4;
										} while (--g);
									}
									if (!w) goto L50;
									c = p + v;
									g = p + k + v;
									if (w == 1) m = 0;
									else {
										m = ld2(g);
										st2(g, ld2(c));
										st2(c, m);
										if (!t) goto L50;
										m = 2;
									}
									g += m;
									d = M[g];
									c += m;
									M[g] = M[c];
									M[c] = d;
								L50:
									p += n;
									r -= n;
									if (r < n) goto L35;
								}
							}
							s = r & 1;
							t = r & -4;
							u = r & 3;
							v = r >> 2;
							k = -r;
							do {
								w = p;
								if (v) {
									g = v;
									c = w;
									do {
										m = c + k;
										d = ld4(m);
										st4(m, ld4(c));
										st4(c, d);
										c += 4;
									} while (--g);
								}
								p = w + k;
								if (!u) goto L42;
								c = w + t;
								g = p + t;
								if (u == 1) m = 0;
								else {
									m = ld2(g);
									st2(g, ld2(c));
									st2(c, m);
									if (!s) goto L42;
									m = 2;
								}
								g += m;
								d = M[g];
								c += m;
								M[g] = M[c];
								M[c] = d;
							L42:
								n -= r;
							} while (n >= r);
						L35:
							if (!r || !n) goto L10;
						}
					}
					st4(a + 80, 19);
					st4(a + 76, 8388783);
					st4(a + 72, 3);
					reader_error(a + 8, a + 32, a + 72);
					goto L14;
				}
				st8(a + 20, ld8(a + 84));
				st8(a + 12, ld8(a + 76));
				st4(a + 8, c);
				goto L14;
			}
			st4(a + 24, ld4(a + 88));
			st4(a + 20, g);
			st4(a + 16, h);
			st4(a + 12, i);
			st4(a + 8, c);
			goto L13;
		L15:
			st4(a + 80, 7);
			st4(a + 76, 8388776);
			st4(a + 72, 3);
			reader_error(a + 8, a + 32, a + 72);
		L14:
			if (!i) goto L13;
			globalalloc_dealloc(h, i);
		L13:
			if (f) globalalloc_dealloc(e, f);
			std_fail(8388686, 53);
		L11:
			m = e - 1;
			g = d;
			do {
				j = 0;
				c = g;
				if (!c) {
					q = 0;
					goto L10;
				}
				g = c - 1;
			} while (!M[m + c]);
			q = c < d ? c : d;
		L10:
			st4(a + 12, q);
			st4(a + 8, e);
			st4(a + 20, h);
			st4(a + 16, i);
			M[a + 28] = b;
			st4(a + 64, j);
			st8(a + 48, ld8(a + 8));
			st8(a + 56, ld8(a + 16));
			if (f == 2147483648u) std_fail(8388686, 53);
			c = ld4(a + 28);
			st4(a + 92, ld4(a + 64));
			st8(a + 84, ld8(a + 56));
			st8(a + 76, ld8(a + 48));
			st4(a + 96, c);
			st4(a + 72, f);
			octalgame_takes(a + 200, a + 72, 2);
			octalgame_takes(a + 212, a + 72, 4);
			octalgame_takes(a + 32, a + 72, 8);
			c = globalalloc_alloc(344);
			if (!c) std_fail(8388686, 53);
			st4(a + 56, 0);
			st4(a + 52, c);
			st4(a + 48, 86);
			r = globalalloc_alloc(8);
			if (!r) std_fail(8388686, 53);
			st8(r, 0);
			st4(a + 12, 2);
			st4(a + 8, r);
			st4(a + 4, 2);
			i = ld4(a + 208);
			x = i << 2;
			y = ld4(a + 36);
			z = ld4(a + 40);
			e = y + (z << 2);
			a1 = ld4(a + 216);
			q = ld4(a + 220);
			s = a1 + (q << 2);
			b1 = ld4(a + 204);
			n = 2;
			c1 = 0;
			do {
				d1 = c1 + 1;
				if (c1 != 0 && (octalgame_digit(a + 72, c1) & 1) != 0) {
					if (!n) std_fail(8388686, 53);
					st4(r, d1);
					r = ld4(a + 8);
				}
				n = ld4(a + 12);
				if (!i) goto L70;
				w = d1;
				m = c1;
				p = ld4(a + 52);
				k = ld4(a + 56);
				d = x;
				c = b1;
				do {
					g = ld4(c);
					if (g == ~0u) std_fail(8388686, 53);
					if (m <= g) goto L70;
					g = m - g;
					if (g >= k) std_fail(8388686, 53);
					g = ld4(p + (g << 2));
					if (g >= 4294901761u) std_fail(8388608, 78);
					if (g >= n) std_fail(8388686, 53);
					c += 4;
					st4(r + (g << 2), w);
					d -= 4;
				} while (d);
			L70:
				if (!q) goto L73;
				w = d1;
				v = c1;
				p = ld4(a + 52);
				k = ld4(a + 56);
				u = a1;
				do {
					c = ld4(u);
					if (c >= 4294967294u) std_fail(8388686, 53);
					if (c + 2 > v) goto L73;
					d = v - c;
					g = d >> 1;
					if (g) {
						c = 1;
						do {
							if (c >= k || d < c) std_fail(8388686, 53);
							m = d - c;
							if (m >= k) std_fail(8388686, 53);
							m = ld4(p + (m << 2)) ^ ld4(p + (c << 2));
							if (m >= 4294901761u) std_fail(8388608, 78);
							if (m >= n) std_fail(8388686, 53);
							st4(r + (m << 2), w);
							if (c >= g) break;
							c += c < g;
						} while (c <= g);
					}
					u += 4;
				} while (u != s);
			L73:
				if (!z) goto L82;
				u = d1;
				b = c1;
				p = ld4(a + 52);
				k = ld4(a + 56);
				h = y;
				do {
					c = ld4(h);
					if (c >= 4294967293u) std_fail(8388686, 53);
					if (c + 3 > b) goto L82;
					h += 4;
					j = b - c;
					t = j / 3;
					v = 1;
					for (;;) {
						if (j < v) std_fail(8388686, 53);
						d = j - v;
						g = d >> 1;
						if (v > g) goto L87;
						if (v >= k) std_fail(8388686, 53);
						w = p + (v << 2);
						c = v;
						do {
							if (c >= k || d < c) std_fail(8388686, 53);
							m = d - c;
							if (m >= k) std_fail(8388686, 53);
							m = ld4(p + (c << 2)) ^ ld4(w) ^ ld4(p + (m << 2));
							if (m >= 4294901761u) std_fail(8388608, 78);
							if (m >= n) std_fail(8388686, 53);
							st4(r + (m << 2), u);
							if (c >= g) break;
							c += c < g;
						} while (c <= g);
					L87:
						if (v < t) {
							v += v < t;
							if (v <= t) continue;
						}
						break;
					}
				} while (h != e);
			L82:
				if (!n) {
					g = 0;
					goto L95;
				}
				m = n << 2;
				d = ((m - 4) >> 2) + 1;
				g = 0;
				c = r;
				do {
					if (d1 != ld4(c)) goto L95;
					g++;
					c += 4;
					m -= 4;
				} while (m);
				g = d;
			L95:
				c = ld4(a + 56);
				if (c == ld4(a + 48)) rawvec_grow_one(a + 48);
				st4(ld4(a + 52) + (c << 2), g);
				st4(a + 56, c + 1);
				c = g ? ~0u >> (clz4(g) & 31) : 0;
				if (c == ~0u) std_fail(8388686, 53);
				c += 2;
				if (c > n) {
					c -= n;
					if (c > ld4(a + 4) - n) {
						do_reserve_and_handle(a + 4, n, c, 4, 4);
						r = ld4(a + 8);
						n = ld4(a + 12);
					}
					g = r + (n << 2);
					if (c >= 2) {
						m = (c << 2) - 4;
						if (m) fill(g, 0, m);
						c += n;
						n = c - 1;
						g = r + (c << 2) - 4;
					}
					st4(g, 0);
					n++;
					st4(a + 12, n);
				}
				c1 = d1;
			} while (d1 != 86);
			u = ld4(a + 56);
			w = ld4(a + 52);
			t = ld4(a + 48);
			c = ld4(a + 4);
			if (c) globalalloc_dealloc(r, c << 2);
			c = ld4(a + 32);
			if (c) globalalloc_dealloc(ld4(a + 36), c << 2);
			c = ld4(a + 212);
			if (c) globalalloc_dealloc(ld4(a + 216), c << 2);
			c = ld4(a + 200);
			if (c) globalalloc_dealloc(ld4(a + 204), c << 2);
			if (f) globalalloc_dealloc(ld4(a + 76), f);
			c = ld4(a + 84);
			if (c) globalalloc_dealloc(ld4(a + 88), c);
			r = proconio_read();
			st4(a + 12, 0);
			st8(a + 4, (u64)1 << 32);
			if (r) {
				v = 0;
				for (;;) {
					d = proconio_read();
					d1 = program_proconio_read();
					if (d > 536870911) std_fail(8388686, 53);
					g = d << 3;
					if (g >= 2147483641) std_fail(8388686, 53);
					if (g) {
						p = globalalloc_alloc(g);
						if (!p) std_fail(8388686, 53);
						j = d;
					} else {
						p = 8;
						j = 0;
					}
					if (d) {
						m = d;
						c = p;
						do {
							st8(c, program_proconio_read());
							c += 8;
						} while (--m);
					}
					v++;
					c = 0;
					while (g != c) {
						m = p + c;
						c += 8;
						if (ld8(m) > d1) std_fail(8388686, 53);
					}
					k = globalalloc_alloc(40);
					if (!k) std_fail(8388686, 53);
					st4(k + 32, 0);
					st8(k + 16, 0);
					st8(k, 0);
					st4(a + 80, 1);
					st4(a + 76, k);
					st4(a + 72, 1);
					if (d) {
						m = p;
						do {
							c = ld4(a + 80);
							if (!c) std_fail(8388686, 53);
							n = c * 40;
							d = k + n;
							if (!(d - 40)) std_fail(8388686, 53);
							c1 = ld8(m);
							if (c1) {
								st8(d - 16, c1);
								st8(d - 24, 1);
								if (c == ld4(a + 72)) raw_vec_rawvec_grow_one(a + 72);
								k = ld4(a + 76);
								d = k + n;
								st4(d + 32, 0);
								st8(d + 16, 0);
								st8(d + 8, c1);
								st8(d, 1);
								st4(a + 80, c + 1);
							} else {
								c = d - 8;
								d = ld4(c);
								if (d == ~0u) std_fail(8388686, 53);
								st4(c, d + 1);
							}
							m += 8;
							g -= 8;
						} while (g);
						k = ld4(a + 76);
						s = ld4(a + 72);
						c = ld4(a + 80);
						if (!c) {
							m = 2670;
							goto L121;
						}
						n = k + c * 40;
					} else {
						n = k + 40;
						s = 1;
					}
					m = 0;
					c = k;
					do {
						c1 = ld8(c);
						if (c1 == 2) goto L130;
						d = ld4(c + 32);
						if (d1 > 2) {
							g = d & 1;
							goto L133;
						}
						e1 = ld8(c + 16);
						g = 0;
						switch ((u32)d1) {
						case 1:
							g = d - ((u32)e1 + (u32)c1);
							g = g > d ? 0 : g;
							d = g - 52;
							d = d > g ? 0 : d;
							d -= d % 34;
							if (g < d) std_fail(8388686, 53);
							g -= d;
							if (g >= u) std_fail(8388686, 53);
							g = ld4(w + (g << 2));
							if (g < 4294901761u) break;
							std_fail(8388608, 78);
						case 2:
							g = e1;
							if (c1 != 1) {
								g = g & 1 ? d : d & 1;
								break;
							}
							if (!(g & 1)) {
								g = d;
								break;
							}
							g = (d != 0) & (ld8(c + 8) == ld8(c + 24));
						}
					L133:
						m ^= g;
						c += 40;
					} while (c != n);
				L130:
					m = m ? 2681 : 2670;
				L121:
					if (s) globalalloc_dealloc(k, s * 40);
					c = ld4(a + 12);
					if (ld4(a + 4) - c <= 1) {
						do_reserve_and_handle(a + 4, c, 2, 1, 1);
						c = ld4(a + 12);
					}
					g = ld4(a + 8);
					st2(g + c, m);
					c += 2;
					st4(a + 12, c);
					if (j) globalalloc_dealloc(p, j << 3);
					if (v == r) goto L61;
				}
			}
			g = 1;
			c = 0;
		L61:
			host_append(g, c);
			c = ld4(8388852);
			if (c >= 65537) {
				host_write(ld4(8388848), c);
				st4(8388852, 0);
			}
			c = ld4(a + 4);
			if (c) globalalloc_dealloc(g, c);
			if (t) globalalloc_dealloc(w, t << 2);
			c = ld4(8388852);
			if (c) {
				host_write(ld4(8388848), c);
				st4(8388852, 0);
			}
			sp = a + 224;
			return;
		}
		st4(a + 24, ld4(a + 88));
		st4(a + 20, d);
		st4(a + 16, e);
		st4(a + 12, f);
		st4(a + 8, c);
		std_fail(8388686, 53);
	}
	st8(a + 20, ld8(a + 84));
	st8(a + 12, ld8(a + 76));
	st4(a + 8, c);
	std_fail(8388686, 53);
}

int main(void)
{
	M = (unsigned char *)calloc(129, 65536);
	if (!M) die("out of memory");
	memcpy(M + 8388608, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memory0.137a pointa digit or ]a digitthe end of the co"
		"dea digit that repeatsa code such as 0.77\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\1", 249);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
