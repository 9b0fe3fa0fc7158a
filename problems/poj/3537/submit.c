/* POJ 3537, http://poj.org/problem?id=3537, made by `cargo judge bundle poj3537 --write` from cc82e814e1ae427c */
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
	std_fail(8388686, 53);
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
	grow_amortized(b + 8, a, ld4(a), 1, 4, 4);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a, ld4(b + 12));
	sp = b + 16;
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
					rawvec_grow_one(d);
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

static void do_reserve_and_handle(u32 a, u32 b, u32 c, u32 d, u32 e)
{
	u32 f;
	sp = f = frame(16);
	grow_amortized(f + 8, a, b, c, d, e);
	e = ld4(f + 8);
	if (e != 2147483649u) handle_error(e, ld4(f + 12));
	sp = f + 16;
}

static void octalgame_takes(u32 a, u32 b, u32 c, u32 d)
{
	u32 e, f, h, j, k, m;
	u64 g, i;
	sp = e = frame(16);
	f = 0;
	g = 0;
	do {
		h = f;
		if (d == h) goto L3;
		f = h + 1;
		i = h > 4294901760u ? i4(h) : g;
		g++;
	} while (!(octalgame_digit(b, i) & c & 255));
	j = globalalloc_alloc(16);
	if (!j) std_fail(8388686, 53);
	st4(j, h);
	st4(e + 12, 1);
	st4(e + 8, j);
	st4(e + 4, 4);
	k = 1;
	for (;;) {
		m = d > f ? d : f;
		do {
			h = f;
			if (m == h) goto L6;
			f = h + 1;
		} while (!(octalgame_digit(b, h > 4294901760u ? (u64)i4(h) : h) & c & 255));
		if (k == ld4(e + 4)) {
			do_reserve_and_handle(e + 4, k, 1, 4, 4);
			j = ld4(e + 8);
		}
		st4(j + (k << 2), h);
		k++;
		st4(e + 12, k);
	}
L6:
	st4(a + 8, ld4(e + 12));
	st8(a, ld8(e + 4));
	goto L2;
L3:
	st4(a + 8, 0);
	st8(a, (u64)4 << 32);
L2:
	sp = e + 16;
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

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k = 0, m = 0, n = 0, p = 0, q, s, t, u, v, w, x, y, z, a1, b1, c1, d1, e1, f1, g1, h1;
	u64 r;
	sp = a = frame(240);
	st8(a + 20, (u64)4 << 32);
	b = -4;
	c = 0;
	d = 4;
	e = 0;
	for (;;) {
		st4(a + 28, e);
		if (!ld4(8388860)) try_init(ld4(8388856));
		f = ld4(8388864);
		if (f >= 2147483647) std_fail(8388686, 53);
		st4(8388864, f + 1);
		g = M[8388884];
		h = ld4(8388880);
		i = ld4(8388876);
		do {
			if (g & 1 || !h) goto L10;
			j = 0;
			for (;;) {
				g = M[i + j] - 9u;
				if (g <= 23 && 1u << (g & 31) & 8388635) break;
				j++;
				if (h == j) goto L14;
			}
			g = j + 1;
			i += g;
			h -= g;
			g = 0;
		} while (!j);
	L14:
		st4(8388864, f);
		if (!ld4(8388860)) {
			try_init(ld4(8388856));
			f = ld4(8388864);
		}
		if (f) std_fail(8388686, 53);
		st4(8388864, -1);
		j = M[8388884];
		h = ld4(8388880);
		f = ld4(8388876);
		for (;;) {
			g = f;
			if (j & 1) break;
			if (h) {
				i = 0;
				do {
					j = M[g + i] - 9u;
					if (j <= 23 && 1u << (j & 31) & 8388635) goto L26;
					i++;
				} while (h != i);
			}
			j = 1;
			M[8388884] = 1;
			f = g;
			i = h;
			goto L25;
		L26:
			j = 0;
			f = i + 1;
			h -= f;
			st4(8388880, h);
			f += g;
			st4(8388876, f);
		L25:
			if (i) goto L22;
		}
		i = 0;
		k = ld4(8388868);
		m = ld4(8388872);
		n = k + m;
		goto L7;
	L22:
		k = ld4(8388868);
		m = ld4(8388872);
		f = k + m;
		n = g ? g : f;
		h = g ? i : 0;
		switch (h) {
		case 0:
			i = 0;
			goto L7;
		case 1:
			p = M[n];
			switch (p - 43) {
			case 0: case 2:
				j = 1;
				goto L8;
			default:
				goto L34;
			}
		}
		p = M[n];
	L34:
		q = (p & 255) == 43;
		j = n + q;
		q = h - q;
		if (q >= 9) {
			h = 0;
			for (;;) {
				if (!q) goto L38;
				r = (u64)h * 10;
				if ((u32)(r >> 32)) goto L9;
				s = M[j] - 48u;
				if (s > 9) goto L9;
				j++;
				q--;
				h = s + (u32)r;
				if (h < s) goto L9;
			}
		}
		if (!q) {
			st4(8388864, 0);
			std_fail(8388686, 53);
		}
		h = 0;
		do {
			s = M[j] - 48u;
			if (s > 9) goto L9;
			j++;
			h = s + h * 10;
		} while (--q);
	L38:
		if (h >= 4294901761u) std_fail(8388608, 78);
		if (!g) goto L5;
		st4(8388864, 0);
		if (h <= 2 || h >= 10001) std_fail(8388686, 53);
		if (e == ld4(a + 20)) {
			grow_one(a + 20);
			d = ld4(a + 24);
		}
		st4(d + (e << 2), h);
		b += 4;
		c += 4;
		e++;
	}
L10:
	t = 0;
	st4(8388864, f);
	u = ld4(a + 20);
	v = ld4(a + 24);
	if (e) {
		t = ld4(v);
		if (e != 1) {
			j = v + 4;
			g = b >> 2;
			do {
				h = ld4(j);
				t = t > h ? t : h;
				j += 4;
			} while (--g);
		}
		if (t > 4294967292u) std_fail(8388686, 53);
	}
	st4(a + 60, 8);
	st8(a + 52, 5);
	st4(a + 48, 8388752);
	if (reader_next(a + 48) == 1114112) {
		st4(a + 96, 19);
		st4(a + 92, 8388822);
		st4(a + 88, 3);
		reader_error(a + 24, a + 48, a + 88);
		std_fail(8388686, 53);
	}
	w = 0;
	if (reader_next(a + 48) == 46) goto L49;
	reader_digit(a + 88, a + 48);
	w = M[a + 92];
	j = ld4(a + 88);
	if (j == 4) {
		if (!(w & 3)) {
			st4(a + 56, 1);
			goto L49;
		}
		st4(a + 88, 2);
		reader_error(a + 64, a + 48, a + 88);
		w = M[a + 68];
		j = ld4(a + 64);
		if (j == 4) goto L49;
	} else {
		st8(a + 76, ld8(a + 100));
		st8(a + 69, ld8(a + 93));
	}
	st8(a + 36, ld8(a + 76));
	st8(a + 29, ld8(a + 69));
	M[a + 28] = w;
	st4(a + 24, j);
	std_fail(8388686, 53);
L49:
	reader_sign(a + 88, a + 48, 46, 8388757, 7);
	j = ld4(a + 88);
	if (j == 4) {
		reader_digits(a + 88, a + 48, 91);
		i = ld4(a + 100);
		x = ld4(a + 96);
		y = ld4(a + 92);
		j = ld4(a + 88);
		if (j == 4) {
			g = reader_next(a + 48);
			j = ld4(a + 56);
			if (g != 91) {
				z = 1;
				a1 = 0;
				if (j != 1) goto L57;
				goto L61;
			}
			if (j == ~0u) std_fail(8388686, 53);
			st4(a + 56, j + 1);
			reader_digits(a + 88, a + 48, 93);
			g = ld4(a + 100);
			z = ld4(a + 96);
			a1 = ld4(a + 92);
			j = ld4(a + 88);
			if (j == 4) {
				if (!g) {
					st4(a + 96, 20);
					st4(a + 92, 8388802);
					st4(a + 88, 3);
					reader_error(a + 24, a + 48, a + 88);
					goto L60;
				}
				reader_sign(a + 88, a + 48, 93, 8388764, 12);
				j = ld4(a + 88);
				if (j == 4) {
					if (reader_next(a + 48) == 1114112) {
						if (ld4(a + 56) == 1) goto L61;
						if (g == 1) goto L69;
						j = g - 1;
						m = 1;
						do {
							if (!rem4(g, m)) {
								if (m > g) std_fail(8388686, 53);
								if (!memcmp_fn(z + m, z, j)) goto L70;
							}
							m++;
						} while (--j);
						m = g;
					L70:
						switch (m) {
						case 0:
							goto L57;
						case 1:
							break;
						default:
							goto L68;
						}
					L69:
						m = 1;
						if (!M[z]) goto L57;
					L68:
						if (!i) {
							f = 0;
							goto L74;
						}
						g = x - 1;
						f = 0;
						h = z;
						j = s = z + m;
						do {
							q = h == j;
							j = (q ? s : j) - 1;
							if (M[g + i] != M[j]) goto L76;
							h = q ? z : h;
							g--;
							f++;
						} while (i != f);
						f = i;
						goto L74;
					L76:
						if (i < f) std_fail(8388686, 53);
					L74:
						b1 = i - f;
						n = rem4(f, m);
						if (!n) goto L56;
						s = m - n;
						if (!s) goto L56;
						q = z + s;
						j = n < s;
						if ((j ? n : s) < 129) {
							g = z + n;
							if (j) {
								j = !n;
								if (!j) copy(a + 88, q, n);
								if (s) copy(g, z, s);
								if (!j) copy(z, a + 88, n);
								goto L56;
							}
							j = !s;
							if (!j) copy(a + 88, z, s);
							if (n) copy(z, q, n);
							if (!j) copy(g, a + 88, s);
							goto L56;
						}
						for (;;) {
							if (s < n) {
								d = s & 1;
								b = s & -4;
								p = s & 3;
								k = s >> 2;
								f = -s;
								for (;;) {
									if (k) {
										g = k;
										j = q;
										do {
											h = j + f;
											i = ld4(h);
											st4(h, ld4(j));
											st4(j, i);
											j += 4;
										} while (--g);
									}
									if (!p) goto L96;
									j = q + b;
									g = q + f + b;
									if (p == 1) h = 0;
									else {
										h = ld2(g);
										st2(g, ld2(j));
										st2(j, h);
										if (!d) goto L96;
										h = 2;
									}
									g += h;
									i = M[g];
									j += h;
									M[g] = M[j];
									M[j] = i;
								L96:
									q += s;
									n -= s;
									if (n < s) goto L81;
								}
							}
							c1 = n & 1;
							d = n & -4;
							k = n & 3;
							b = n >> 2;
							f = -n;
							do {
								p = q;
								if (b) {
									g = b;
									j = p;
									do {
										h = j + f;
										i = ld4(h);
										st4(h, ld4(j));
										st4(j, i);
										j += 4;
									} while (--g);
								}
								q = p + f;
								if (!k) goto L88;
								j = p + d;
								g = q + d;
								if (k == 1) h = 0;
								else {
									h = ld2(g);
									st2(g, ld2(j));
									st2(j, h);
									if (!c1) goto L88;
									h = 2;
								}
								g += h;
								i = M[g];
								j += h;
								M[g] = M[j];
								M[j] = i;
							L88:
								s -= n;
							} while (s >= n);
						L81:
							if (!n || !s) goto L56;
						}
					}
					st4(a + 96, 19);
					st4(a + 92, 8388783);
					st4(a + 88, 3);
					reader_error(a + 24, a + 48, a + 88);
					goto L60;
				}
				st8(a + 36, ld8(a + 100));
				st8(a + 28, ld8(a + 92));
				st4(a + 24, j);
				goto L60;
			}
			st4(a + 40, ld4(a + 104));
			st4(a + 36, g);
			st4(a + 32, z);
			st4(a + 28, a1);
			st4(a + 24, j);
			goto L59;
		L61:
			st4(a + 96, 7);
			st4(a + 92, 8388776);
			st4(a + 88, 3);
			reader_error(a + 24, a + 48, a + 88);
		L60:
			if (!a1) goto L59;
			globalalloc_dealloc(z, a1);
		L59:
			if (y) globalalloc_dealloc(x, y);
			std_fail(8388686, 53);
		L57:
			h = x - 1;
			g = i;
			do {
				m = 0;
				j = g;
				if (!j) {
					b1 = 0;
					goto L56;
				}
				g = j - 1;
			} while (!M[h + j]);
			b1 = j < i ? j : i;
		L56:
			st4(a + 28, b1);
			st4(a + 24, x);
			st4(a + 36, z);
			st4(a + 32, a1);
			M[a + 44] = w;
			st4(a + 80, m);
			st8(a + 64, ld8(a + 24));
			st8(a + 72, ld8(a + 32));
			if (y == 2147483648u) std_fail(8388686, 53);
			j = ld4(a + 44);
			st4(a + 108, ld4(a + 80));
			st8(a + 100, ld8(a + 72));
			st8(a + 92, ld8(a + 64));
			st4(a + 112, j);
			st4(a + 88, y);
			w = t + 3;
			octalgame_takes(a + 216, a + 88, 2, w);
			octalgame_takes(a + 228, a + 88, 4, w);
			octalgame_takes(a + 48, a + 88, 8, w);
			if (t > 1073741820) std_fail(8388686, 53);
			j = w << 2;
			if (j >= 2147483645) std_fail(8388686, 53);
			if (j) {
				j = globalalloc_alloc(j);
				if (!j) std_fail(8388686, 53);
				g = w;
			} else {
				j = 4;
				g = 0;
			}
			st4(a + 72, 0);
			st4(a + 68, j);
			st4(a + 64, g);
			p = globalalloc_alloc(8);
			if (!p) std_fail(8388686, 53);
			st8(p, 0);
			st4(a + 28, 2);
			st4(a + 24, p);
			st4(a + 20, 2);
			a1 = ld4(a + 224);
			d1 = a1 << 2;
			e1 = ld4(a + 52);
			f1 = ld4(a + 56);
			x = e1 + (f1 << 2);
			g1 = ld4(a + 232);
			b1 = ld4(a + 236);
			c1 = g1 + (b1 << 2);
			h1 = ld4(a + 220);
			n = 2;
			t = 0;
			do {
				s = t + 1;
				if (t != 0 && (octalgame_digit(a + 88, t > 4294901760u ? (u64)i4(t) : t) & 1) != 0) {
					if (!n) std_fail(8388686, 53);
					st4(p, s);
					p = ld4(a + 24);
				}
				n = ld4(a + 28);
				if (!a1) goto L117;
				f = ld4(a + 68);
				i = ld4(a + 72);
				h = d1;
				j = h1;
				do {
					g = ld4(j);
					if (g == ~0u) std_fail(8388686, 53);
					if (t <= g) goto L117;
					g = t - g;
					if (g >= i) std_fail(8388686, 53);
					g = ld4(f + (g << 2));
					if (g >= 4294901761u) std_fail(8388608, 78);
					if (g >= n) std_fail(8388686, 53);
					j += 4;
					st4(p + (g << 2), s);
					h -= 4;
				} while (h);
			L117:
				if (!b1) goto L120;
				q = ld4(a + 68);
				f = ld4(a + 72);
				k = g1;
				do {
					j = ld4(k);
					if (j >= 4294967294u) std_fail(8388686, 53);
					if (j + 2 > t) goto L120;
					i = t - j;
					g = i >> 1;
					if (g) {
						j = 1;
						do {
							if (j >= f || i < j) std_fail(8388686, 53);
							h = i - j;
							if (h >= f) std_fail(8388686, 53);
							h = ld4(q + (h << 2)) ^ ld4(q + (j << 2));
							if (h >= 4294901761u) std_fail(8388608, 78);
							if (h >= n) std_fail(8388686, 53);
							st4(p + (h << 2), s);
							if (j >= g) break;
							j += j < g;
						} while (j <= g);
					}
					k += 4;
				} while (k != c1);
			L120:
				if (!f1) goto L129;
				q = ld4(a + 68);
				f = ld4(a + 72);
				z = e1;
				do {
					j = ld4(z);
					if (j >= 4294967293u) std_fail(8388686, 53);
					if (j + 3 > t) goto L129;
					z += 4;
					m = t - j;
					d = m / 3;
					b = 1;
					for (;;) {
						if (m < b) std_fail(8388686, 53);
						i = m - b;
						g = i >> 1;
						if (b > g) goto L134;
						if (b >= f) std_fail(8388686, 53);
						k = q + (b << 2);
						j = b;
						do {
							if (j >= f || i < j) std_fail(8388686, 53);
							h = i - j;
							if (h >= f) std_fail(8388686, 53);
							h = ld4(q + (j << 2)) ^ ld4(k) ^ ld4(q + (h << 2));
							if (h >= 4294901761u) std_fail(8388608, 78);
							if (h >= n) std_fail(8388686, 53);
							st4(p + (h << 2), s);
							if (j >= g) break;
							j += j < g;
						} while (j <= g);
					L134:
						if (b < d) {
							b += b < d;
							if (b <= d) continue;
						}
						break;
					}
				} while (z != x);
			L129:
				if (!n) {
					g = 0;
					goto L142;
				}
				h = n << 2;
				i = ((h - 4) >> 2) + 1;
				g = 0;
				j = p;
				do {
					if (ld4(j) != s) goto L142;
					g++;
					j += 4;
					h -= 4;
				} while (h);
				g = i;
			L142:
				j = ld4(a + 72);
				if (j == ld4(a + 64)) grow_one(a + 64);
				st4(ld4(a + 68) + (j << 2), g);
				st4(a + 72, j + 1);
				j = g ? ~0u >> (clz4(g) & 31) : 0;
				if (j == ~0u) std_fail(8388686, 53);
				j += 2;
				if (j > n) {
					j -= n;
					if (j > ld4(a + 20) - n) {
						do_reserve_and_handle(a + 20, n, j, 4, 4);
						p = ld4(a + 24);
						n = ld4(a + 28);
					}
					g = p + (n << 2);
					if (j >= 2) {
						h = (j << 2) - 4;
						if (h) fill(g, 0, h);
						j += n;
						n = j - 1;
						g = p + (j << 2) - 4;
					}
					st4(g, 0);
					n++;
					st4(a + 28, n);
				}
				t = s;
			} while (s != w);
			f = ld4(a + 72);
			i = ld4(a + 68);
			s = ld4(a + 64);
			j = ld4(a + 20);
			if (j) globalalloc_dealloc(p, j << 2);
			j = ld4(a + 48);
			if (j) globalalloc_dealloc(ld4(a + 52), j << 2);
			j = ld4(a + 228);
			if (j) globalalloc_dealloc(ld4(a + 232), j << 2);
			j = ld4(a + 216);
			if (j) globalalloc_dealloc(ld4(a + 220), j << 2);
			if (y) globalalloc_dealloc(ld4(a + 92), y);
			j = ld4(a + 100);
			if (j) globalalloc_dealloc(ld4(a + 104), j);
			j = 0;
			st4(a + 96, 0);
			st8(a + 88, (u64)1 << 32);
			if (e) {
				j = 0;
				q = 1;
				g = v;
				do {
					h = ld4(g);
					if (h > 4294967293u) std_fail(8388686, 53);
					h += 2;
					if (h >= f) std_fail(8388686, 53);
					h = ld4(i + (h << 2));
					if (ld4(a + 88) - j <= 1) {
						do_reserve_and_handle(a + 88, j, 2, 1, 1);
						q = ld4(a + 92);
						j = ld4(a + 96);
					}
					g += 4;
					st2(q + j, h ? 2609 : 2610);
					j += 2;
					st4(a + 96, j);
					c -= 4;
				} while (c);
			}
			if (u) globalalloc_dealloc(v, u << 2);
			g = ld4(a + 92);
			host_append(g, j);
			j = ld4(8388852);
			if (j >= 65537) {
				host_write(ld4(8388848), j);
				st4(8388852, 0);
			}
			j = ld4(a + 88);
			if (j) globalalloc_dealloc(g, j);
			if (s) globalalloc_dealloc(i, s << 2);
			j = ld4(8388852);
			if (j) {
				host_write(ld4(8388848), j);
				st4(8388852, 0);
			}
			sp = a + 240;
			return;
		}
		st4(a + 40, ld4(a + 104));
		st4(a + 36, i);
		st4(a + 32, x);
		st4(a + 28, y);
		st4(a + 24, j);
		std_fail(8388686, 53);
	}
	st8(a + 36, ld8(a + 100));
	st8(a + 28, ld8(a + 92));
	st4(a + 24, j);
	std_fail(8388686, 53);
L9:
	j = i;
	if (g) goto L8;
	n = f;
	i = 0;
	goto L6;
L8:
	if ((p & 255) != 43) goto L7;
	i = j - 1;
	f = n + 1;
	goto L6;
L7:
	f = n;
L6:
	j = i;
	g = f;
	do {
		if (!j) {
			for (;;) {
				if (!i) goto L167;
				i--;
				j = M[f];
				f++;
				if (j != 48) std_fail(8388608, 78);
			}
		}
		j--;
		h = M[g];
		g++;
	} while (((h - 48) & 255) < 10);
L167:
	f = n;
L5:
	if (f < k) std_fail(8388686, 53);
	j = f - k;
	if (f == k) goto L173;
	if (j >= m) {
		if (j == m) goto L173;
		goto L3;
	}
	if (i4(ext1(M[k + j])) <= -65) goto L3;
L173:
	st2(a + 124, 1);
	st4(a + 120, j);
	st4(a + 116, 0);
	M[a + 112] = 1;
	st4(a + 108, 10);
	st4(a + 104, j);
	st4(a + 100, 0);
	st4(a + 96, j);
	st4(a + 92, k);
	st4(a + 88, 10);
	next_back(a + 8, a + 88);
	std_fail(8388686, 53);
L3:
	slice_error_fail_rt(k, m, 0, j);
}

int main(void)
{
	M = (unsigned char *)calloc(129, 65536);
	if (!M) die("out of memory");
	memcpy(M + 8388608, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memory0.007a pointa digit or ]a digitthe end of the co"
		"dea digit that repeatsa code such as 0.77\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\1", 249);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
