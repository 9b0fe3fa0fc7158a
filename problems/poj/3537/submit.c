/* POJ 3537, http://poj.org/problem?id=3537, made by `cargo judge bundle poj3537 --write` from 09cb6e820c145690 */
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
static u32 pop8(u64 x)
{
	return pop4((u32)x) + pop4((u32)(x >> 32));
}
static u32 ctz8(u64 x)
{
	return pop8(~x & (x - 1));
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
static u64 rem8(u64 a, u64 b)
{
	if (!b) die("division by zero");
	return a % b;
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
	a = ld8(8388832);
	if (a) {
		host_write(ld8(8388824), a);
		st8(8388832, 0);
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
	st8(8389416, a);
}

static u64 globalalloc_alloc(u64 a)
{
	u64 b, c, d;
	b = (u64)64 - clz8((a > 16 ? a : 16) - 1);
	c = b << 3;
	d = ld8(c + 8388904);
	if (d) {
		st8(c + 8388904, ld8(d));
		return d;
	}
	d = ld8(8389416);
	if (!d) {
		d = (u64)i4(grow(0)) << 16;
		st8(8389416, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : (u64)1 << (b & 63)));
	return d;
}

static void globalalloc_dealloc(u64 a, u64 b)
{
	if (b > 65536) {
		if (b + a == ld8(8389416)) {
			st8(8389416, a);
			return;
		}
		b = ((u64)clz8(b) ^ 63) << 3;
		st8(a, ld8(b + 8388904));
		st8(b + 8388904, a);
		return;
	}
	b = ((u64)64 - clz8((b > 16 ? b : 16) - 1)) << 3;
	st8(a, ld8(b + 8388904));
	st8(b + 8388904, a);
}

static u64 rust_realloc(u64 a, u64 b, u64 c)
{
	u64 d;
	if (b + a != ld8(8389416) || b < 65537 || c <= 65536) {
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
	std_fail(8388608, 53);
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
	if (!globalalloc_alloc(24)) std_fail(8388608, 53);
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
	if (ld8(8388848) == 1) std_fail(8388608, 53);
	st8(8388856, a);
	st8(8388848, 1);
	copy(8388864, b + 56, 40);
	sp = b + 96;
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

static u32 reader_next(u64 a)
{
	u32 d, e, f;
	u64 b, c;
	b = ld8(a + 8);
	c = ld8(a);
	a = ld8(a + 16);
	if (!a) goto L2;
	if (a >= b) {
		if (a == b) goto L2;
		goto L1;
	}
	if (i4(ext1(M[c + a])) <= -65) goto L1;
L2:
	d = 1114112;
	if (a != b) {
		a += c;
		d = ext1(M[a]);
		if (d <= 2147483647) return d & 255;
		e = M[a + 1] & 63;
		f = d & 31;
		if (d <= 4294967263u) return f << 6 | e;
		e = e << 6 | (M[a + 2] & 63);
		if (d < 4294967280u) return e | f << 12;
		d = e << 6 | (M[a + 3] & 63) | (f << 18 & 1835008);
	}
	return d;
L1:
	slice_error_fail_rt(c, b, a, b);
	return 0;
}

static void reader_error(u64 a, u64 b, u64 c)
{
	u64 d, e, f, g, h, i, j, k, m, n, p, q, r;
	d = ld8(b + 16);
	if (!d) {
		e = 0;
		goto L2;
	}
	f = ld8(b);
	g = ld8(b + 8);
	if (d >= g) {
		if (d == g) goto L4;
		goto L1;
	}
	if (i4(ext1(M[f + d])) <= -65) goto L1;
L4:
	if (d > 31) {
		h = (f + 7) & -8;
		g = f - h;
		i = d + g;
		j = i & 7;
		e = d = 0;
		if (f != h) {
			e = 0;
			do {
				e += i4(ext1(M[f])) > -65;
				f++;
			} while (++g);
		}
		if (j) {
			g = h + (i & ((u64)2147483647 << 32 | 4294967288u));
			d = 0;
			do {
				d += i4(ext1(M[g])) > -65;
				g++;
			} while (--j);
		}
		i >>= 3;
		e += d;
		do {
			k = h;
			if (!i) goto L2;
			m = i < 192 ? i : 192;
			n = m & 3;
			h = m << 3;
			g = h & 2016;
			if (g) {
				j = k + g;
				f = 0;
				g = k;
				do {
					d = ld8(g + 24);
					p = (~d >> 7 | d >> 6) & ((u64)16843009 << 32 | 16843009);
					d = ld8(g + 16);
					q = (~d >> 7 | d >> 6) & ((u64)16843009 << 32 | 16843009);
					d = ld8(g + 8);
					r = (~d >> 7 | d >> 6) & ((u64)16843009 << 32 | 16843009);
					d = ld8(g);
					f = p + q + r + ((~d >> 7 | d >> 6) & ((u64)16843009 << 32 | 16843009)) + f;
					g += 32;
				} while (g != j);
			} else {
				f = 0;
			}
			i -= m;
			h += k;
			e += ((f >> 8 & ((u64)16711935 << 32 | 16711935)) + (f & ((u64)16711935 << 32 | 16711935))) * ((u64)65537 << 32 | 65537) >> 48;
		} while (!n);
		d = n << 3;
		g = k + ((m & 252) << 3);
		f = 0;
		do {
			j = ld8(g);
			f += (~j >> 7 | j >> 6) & ((u64)16843009 << 32 | 16843009);
			g += 8;
			d -= 8;
		} while (d);
		e += ((f >> 8 & ((u64)16711935 << 32 | 16711935)) + (f & ((u64)16711935 << 32 | 16711935))) * ((u64)65537 << 32 | 65537) >> 48;
		goto L2;
	}
	g = e = 0;
	do {
		e += i4(ext1(M[f + g])) > -65;
		g++;
	} while (d != g);
L2:
	st4(a + 32, reader_next(b));
	st8(a + 24, e + 1);
	st8(a, ld8(c));
	st8(a + 8, ld8(c + 8));
	st8(a + 16, ld8(c + 16));
	return;
L1:
	slice_error_fail_rt(f, g, 0, d);
}

static void reader_digit(u64 a, u64 b)
{
	u32 d, e, f;
	u64 c;
	sp = c = frame(32);
	d = ld4(b + 24);
	st8(c + 8, d != 8);
	e = reader_next(b);
	if (e != 1114112) {
		if (d - 2 >= 35) std_fail(8388608, 53);
		f = e - 48;
		e = d > 10 ? (e > 57 ? ((e - 65) & -33) + 10 : f) : f;
		if (e < d) {
			st8(a, 4);
			M[a + 8] = e;
			goto L2;
		}
	}
	reader_error(a, b, c + 8);
L2:
	sp = c + 32;
}

static void reader_sign(u64 a, u64 b, u32 c, u64 d, u64 e)
{
	u64 f;
	sp = f = frame(32);
	if (c != reader_next(b)) {
		st8(f + 24, e);
		st8(f + 16, d);
		st8(f + 8, 3);
		reader_error(a, b, f + 8);
	} else {
		st8(a, 4);
		st8(b + 16, ld8(b + 16) + 1);
	}
	sp = f + 32;
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
			c = ld8(b + 8388904);
			if (c) {
				st8(b + 8388904, ld8(c));
				goto L5;
			}
			c = ld8(8389416);
			if (!c) {
				c = (u64)i4(grow(0)) << 16;
				st8(8389416, c);
			}
			c = (c + 15) & -16;
			b = c + (d > 65536 ? d : (u64)1 << (g & 63));
			g = i4(grow(0));
			if (b <= g << 16) goto L10;
			i = (b >> 16) - g + 1;
			if (grow(i + (g >> 3)) <= 2147483647 || grow(i) <= 2147483647) goto L10;
			std_fail(8388661, 13);
		}
		f = b + c;
		g = ld8(8389416);
		if (f == g && b > 65536) {
			b = d + c;
			g = i4(grow(0));
			if (b > g << 16) {
				i = (b >> 16) - g + 1;
				if (grow(i + (g >> 3)) > 2147483647 && grow(i) > 2147483647) std_fail(8388661, 13);
			}
			st8(8389416, b);
			goto L5;
		}
		h = clz8((b > 16 ? b : 16) - 1);
		i = clz8((d > 16 ? d : 16) - 1);
		if (d <= 65536 && h == i) goto L5;
		j = 64 - i;
		k = j << 3;
		i = ld8(k + 8388904);
		if (i) st8(k + 8388904, ld8(i));
		else {
			if (!g) {
				g = (u64)i4(grow(0)) << 16;
				st8(8389416, g);
			}
			i = (g + 15) & -16;
			g = i + (d > 65536 ? d : (u64)1 << (j & 63));
			k = i4(grow(0));
			if (g > k << 16) {
				j = (g >> 16) - k + 1;
				if (grow(j + (k >> 3)) > 2147483647 && grow(j) > 2147483647) std_fail(8388661, 13);
			}
			st8(8389416, g);
			if (!i) {
				b = a + 8;
				goto L9;
			}
		}
		if (!e) copy(i, c, b);
		if (b > 65536) {
			if (f == ld8(8389416)) st8(8389416, c);
			else {
				b = ((u64)clz8(b) ^ 63) << 3;
				st8(c, ld8(b + 8388904));
				st8(b + 8388904, c);
			}
		} else {
			b = (64 - h) << 3;
			st8(c, ld8(b + 8388904));
			st8(b + 8388904, c);
		}
		c = i;
		goto L5;
	L10:
		st8(8389416, b);
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

static void reader_digits(u64 a, u64 b, u32 c)
{
	u32 g;
	u64 d, e, f, h, i;
	sp = d = frame(64);
	e = 0;
	st8(d + 16, 0);
	st8(d + 8, 1);
	st8(d, 0);
	f = ld8(b + 16) + 1;
	g = c & 255;
	h = 1;
	for (;;) {
		c = reader_next(b);
		if (c != 1114112 && (c > 127 || g != (c & 255))) {
			reader_digit(d + 24, b);
			c = M[d + 32];
			i = ld8(d + 24);
			if (i == 4) {
				if (e == ld8(d)) {
					rawvec_grow_one(d);
					h = ld8(d + 8);
				}
				M[h + e] = c;
				st8(b + 16, f + e);
				e++;
				st8(d + 16, e);
				continue;
			}
			st8(a + 32, ld8(d + 56));
			st8(a + 25, ld8(d + 49));
			st8(a + 17, ld8(d + 41));
			st8(a + 9, ld8(d + 33));
			M[a + 8] = c;
			st8(a, i);
			e = ld8(d);
			if (e) globalalloc_dealloc(h, e);
		} else {
			st8(a + 24, ld8(d + 16));
			st8(a + 16, ld8(d + 8));
			st8(a + 8, ld8(d));
			st8(a, 4);
		}
		break;
	}
	sp = d + 64;
}

static void do_reserve_and_handle(u64 a, u64 b, u64 c, u64 d, u64 e)
{
	e = grow_amortized(a, b, c, d, e);
	if (e != ((u64)2147483648u << 32 | 1)) handle_error(e);
}

static void octalgame_takes(u64 a, u64 b, u32 c, u64 d)
{
	u32 j, n;
	u64 e, f, g, h, i, k, m, p, q;
	sp = e = frame(32);
	f = ld8(b + 16);
	g = ~f;
	h = ld8(b + 8);
	i = h - 1;
	j = M[b + 48];
	k = ld8(b + 32);
	m = ld8(b + 40);
	b = 0;
	do {
		if (d == b) goto L3;
		n = j;
		if (b) {
			if (b - 1 < f) n = M[i + b];
			else if (m) n = M[k + rem8(g + b, m)];
			else n = 0;
		}
		b++;
	} while (!(n & c & 255));
	p = globalalloc_alloc(32);
	if (!p) std_fail(8388608, 53);
	st8(p, b - 1);
	st8(e + 24, 1);
	st8(e + 16, p);
	st8(e + 8, 4);
	q = ~f;
	g = h - 1;
	j = !m;
	h = 1;
	for (;;) {
		i = b > d ? b : d;
		do {
			if (i == b) goto L9;
			if (b - 1 < f) n = M[g + b];
			else if (j) n = 0;
			else n = M[k + rem8(q + b, m)];
			b++;
		} while (!(n & c & 255));
		if (h == ld8(e + 8)) {
			do_reserve_and_handle(e + 8, h, 1, 8, 8);
			p = ld8(e + 16);
		}
		st8(p + (h << 3), b - 1);
		h++;
		st8(e + 24, h);
	}
L9:
	st8(a + 16, ld8(e + 24));
	st8(a + 8, ld8(e + 16));
	st8(a, ld8(e + 8));
	goto L2;
L3:
	st8(a + 16, 0);
	st8(a + 8, 8);
	st8(a, 0);
L2:
	sp = e + 32;
}

static void vec_resize(u64 a, u64 b)
{
	u64 c, d, e, f;
	c = ld8(a + 16);
	if (b > c) {
		b -= c;
		if (b > ld8(a) - c) {
			do_reserve_and_handle(a, c, b, 8, 8);
			c = ld8(a + 16);
		}
		d = ld8(a + 8);
		e = d + (c << 3);
		if (b >= 2) {
			f = (b << 3) - 8;
			if (f) fill(e, 0, f);
			b += c;
			c = b - 1;
			e = d + (b << 3) - 8;
		}
		st8(e, 0);
		b = c + 1;
	}
	st8(a + 16, b);
}

static void bits_insert(u64 a, u32 b)
{
	u64 c;
	c = b >> 6;
	if (ld8(a + 16) <= c) {
		vec_resize(a, c + 1);
		if (ld8(a + 16) <= c) std_fail(8388608, 53);
	}
	a = ld8(a + 8) + (c << 3);
	st8(a, ld8(a) | (u64)1 << (b & 63));
}

static void raw_vec_rawvec_grow_one(u64 a)
{
	a = grow_amortized(a, ld8(a), 1, 8, 24);
	if (a != ((u64)2147483648u << 32 | 1)) handle_error(a);
}

static void wrap_mut_2_closure(u64 a, u64 b)
{
	u32 g, i, n;
	u64 c, d, e, f, h, j, k, m;
	c = ld8(ld8(a + 16)) - b;
	d = ld8(a + 8);
	if (c >= ld8(d + 16)) std_fail(8388608, 53);
	e = ld8(a + 24);
	if (b >= ld8(e + 16)) std_fail(8388608, 53);
	f = ld8(a);
	g = ld4(ld8(e + 8) + (b << 2));
	h = g >> 6;
	b = h + 1;
	c = ld8(d + 8) + c * 24;
	a = ld8(c + 16);
	b = b > a ? b : a;
	b = b > 1 ? ((u64)-1 >> (clz8(b - 1) & 63)) + 1 : 1;
	if (ld8(f + 16) < b) vec_resize(f, b);
	if (a) {
		i = g & 63;
		d = ld8(c + 8);
		j = d + (a << 3);
		k = ld8(f + 8);
		m = ld8(f + 16);
		e = 0;
		do {
			b = ld8(d);
			a = -48;
			g = 0;
			do {
				n = 1u << (g & 31);
				if (i & n) {
					f = ld8(a + 8388728);
					c = n;
					b = (f & b) << (c & 63) | (f & b >> (c & 63));
				}
				g++;
				a += 8;
			} while (a);
			a = e ^ h;
			if (a >= m) std_fail(8388608, 53);
			a = k + (a << 3);
			st8(a, ld8(a) | b);
			e++;
			d += 8;
		} while (d != j);
	}
}

static void bits_unite(u64 a, u64 b, u64 c)
{
	u64 d;
	d = ld8(a + 16);
	if (d < c) {
		vec_resize(a, c);
		d = ld8(a + 16);
	}
	d = c < d ? c : d;
	if (d) {
		c = ld8(a + 8);
		do {
			st8(c, ld8(c) | ld8(b));
			c += 8;
			b += 8;
		} while (--d);
	}
}

static void grow_one_2(u64 a)
{
	a = grow_amortized(a, ld8(a), 1, 4, 4);
	if (a != ((u64)2147483648u << 32 | 1)) handle_error(a);
}

static void drop_in_place(u64 a)
{
	u64 b, c, d, e;
	b = ld8(a + 8);
	c = ld8(a + 16);
	if (c) {
		d = b;
		do {
			e = ld8(d);
			if (e) globalalloc_dealloc(ld8(d + 8), e << 3);
			d += 24;
		} while (--c);
	}
	d = ld8(a);
	if (d) globalalloc_dealloc(b, d * 24);
}

static void host_append(u64 a, u64 b)
{
	u64 c;
	if (b < 65537) {
		c = ld8(8388832);
		if (b > ld8(8388816) - c) {
			do_reserve_and_handle(8388816, c, b, 1, 1);
			c = ld8(8388832);
		}
		if (b) copy(ld8(8388824) + c, a, b);
		st8(8388832, c + b);
		return;
	}
	c = ld8(8388832);
	if (c) {
		host_write(ld8(8388824), c);
		st8(8388832, 0);
	}
	host_write(a, b);
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

static void main_fn(void)
{
	u32 g, p, t, v, c1;
	u64 a, b, c, d, e, f, h, i, j, k, m, n, q, r, s, u, w, x, y, z = 0, a1 = 0, b1, d1, e1, f1, g1;
	sp = a = frame(576);
	st8(a + 40, 8);
	st8(a + 32, 0);
	b = -8;
	c = 0;
	d = 8;
	e = 0;
	for (;;) {
		st8(a + 48, e);
		if (!ld4(8388848)) try_init(ld8(8388840));
		f = ld8(8388856);
		if (f >= ((u64)2147483647 << 32 | 4294967295u)) std_fail(8388608, 53);
		st8(8388856, f + 1);
		g = M[8388896];
		h = ld8(8388888);
		i = ld8(8388880);
		do {
			if (g & 1 || !h) goto L9;
			j = 0;
			for (;;) {
				k = M[i + j];
				if (k <= 32 && (u64)1 << (k & 63) & ((u64)1 << 32 | 13824)) break;
				j++;
				if (h == j) goto L13;
			}
			k = j + 1;
			i += k;
			h -= k;
			g = 0;
		} while (!j);
	L13:
		st8(8388856, f);
		if (!ld4(8388848)) {
			try_init(ld8(8388840));
			f = ld8(8388856);
		}
		if (f) std_fail(8388608, 53);
		st8(8388856, -1);
		i = ld8(8388888);
		k = ld8(8388880);
		g = M[8388896];
		for (;;) {
			h = k;
			if (g & 1) break;
			if (i) {
				j = 0;
				do {
					k = M[h + j];
					if (k <= 32 && (u64)1 << (k & 63) & ((u64)1 << 32 | 13824)) goto L25;
					j++;
				} while (i != j);
			}
			g = 1;
			M[8388896] = 1;
			k = h;
			j = i;
			goto L24;
		L25:
			k = j + 1;
			i -= k;
			st8(8388888, i);
			k += h;
			st8(8388880, k);
			g = 0;
		L24:
			if (j) goto L21;
		}
		f = ld8(8388864);
		m = ld8(8388872);
		i = f + m;
		goto L2;
	L21:
		f = ld8(8388864);
		m = ld8(8388872);
		n = f + m;
		p = !h;
		i = p ? n : h;
		k = p ? 0 : j;
		if (k <= 1) {
			if ((u32)k != 1) goto L2;
			g = M[i];
			switch (g - 43) {
			case 0: case 2:
				goto L2;
			default:
				goto L30;
			}
		}
		g = M[i];
	L30:
		h = (g & 255) == 43;
		j = i + h;
		h = k - h;
		if (h >= 17) {
			k = 0;
			for (;;) {
				if (!h) goto L34;
				multi3_fn(a + 16, k, 0, 10, 0);
				if (ld8(a + 24)) goto L2;
				g = M[j] - 48u;
				if (g > 9) goto L2;
				j++;
				h--;
				q = ld8(a + 16);
				k = q + g;
				if (k < q) goto L2;
			}
		}
		if (!h) break;
		k = 0;
		do {
			g = M[j] - 48u;
			if (g > 9) goto L2;
			j++;
			k = k * 10 + g;
		} while (--h);
	L34:
		i = n;
		if (p) goto L2;
		st8(8388856, 0);
		if (k <= 2 || k >= 10001) std_fail(8388608, 53);
		if (e == ld8(a + 32)) {
			grow_one(a + 32);
			d = ld8(a + 40);
		}
		st8(d + (e << 3), k);
		b += 8;
		c += 8;
		e++;
	}
	st8(8388856, 0);
	std_fail(8388608, 53);
L9:
	st8(8388856, f);
	r = ld8(a + 40);
	s = 0;
	t = !e;
	if (!t) {
		s = ld8(r);
		if (e != 1) {
			j = r + 8;
			k = b >> 3;
			do {
				h = ld8(j);
				s = s > h ? s : h;
				j += 8;
			} while (--k);
		}
	}
	u = ld8(a + 32);
	st4(a + 112, 8);
	st8(a + 104, 0);
	st8(a + 96, 5);
	st8(a + 88, 8388674);
	if (reader_next(a + 88) == 1114112) {
		st8(a + 48, 19);
		st8(a + 40, 8388793);
		st8(a + 32, 3);
		reader_error(a + 128, a + 88, a + 32);
		std_fail(8388608, 53);
	}
	v = 0;
	if (reader_next(a + 88) != 46) {
		reader_digit(a + 120, a + 88);
		if (ld8(a + 120) != 4) std_fail(8388608, 53);
		v = M[a + 128];
		if (v & 3) {
			st8(a + 120, 2);
			reader_error(a + 32, a + 88, a + 120);
			if (ld8(a + 32) != 4) std_fail(8388608, 53);
			v = M[a + 40];
		} else {
			st8(a + 104, 1);
		}
	}
	reader_sign(a + 120, a + 88, 46, 8388728, 7);
	if (ld8(a + 120) != 4) std_fail(8388608, 53);
	reader_digits(a + 120, a + 88, 91);
	if (ld8(a + 120) != 4) std_fail(8388608, 53);
	w = ld8(a + 144);
	x = ld8(a + 136);
	y = ld8(a + 128);
	g = reader_next(a + 88);
	j = ld8(a + 104);
	if (g != 91) {
		z = 1;
		a1 = 0;
		if (j != 1) goto L45;
	} else {
		st8(a + 104, j + 1);
		reader_digits(a + 120, a + 88, 93);
		if (ld8(a + 120) != 4) goto L47;
		z = ld8(a + 136);
		a1 = ld8(a + 128);
		i = ld8(a + 144);
		if (!i) {
			st8(a + 48, 20);
			st8(a + 40, 8388773);
			st8(a + 32, 3);
			reader_error(a + 128, a + 88, a + 32);
			goto L48;
		}
		reader_sign(a + 120, a + 88, 93, 8388735, 12);
		if (ld8(a + 120) != 4) goto L48;
		if (reader_next(a + 88) != 1114112) {
			st8(a + 48, 19);
			st8(a + 40, 8388754);
			st8(a + 32, 3);
			reader_error(a + 128, a + 88, a + 32);
			goto L48;
		}
		if (ld8(a + 104) != 1) {
			if (i != 1) {
				b1 = 1;
				do {
					if (!rem8(i, b1)) {
						if (b1 > i) std_fail(8388608, 53);
						k = i;
						j = z;
						do {
							if (b1 == k) goto L59;
							k--;
							h = j + b1;
							g = M[j];
							j++;
						} while (g == M[h]);
					}
				} while (++b1 != i);
				b1 = i;
			L59:
				if (b1 > 1) goto L57;
				if ((u32)b1 != 1) goto L45;
			}
			b1 = 1;
			if (!M[z]) goto L45;
		L57:
			i = w;
			if (!w) goto L66;
			k = x - 1;
			i = 0;
			h = z;
			j = f = z + b1;
			do {
				g = h == j;
				j = (g ? f : j) - 1;
				if (M[k + w] != M[j]) goto L67;
				h = g ? z : h;
				k--;
				i++;
			} while (w != i);
			i = w;
			goto L66;
		L67:
			if (i > w) goto L65;
		L66:
			w -= i;
		L65:
			n = rem8(i, b1);
			g = !n;
			if (g) goto L44;
			b = b1 - n;
			p = !b;
			if (p) goto L44;
			e = z + b;
			c1 = n < b;
			if ((c1 ? n : b) < 257) {
				j = z + n;
				if (c1) {
					if (!g) copy(a + 120, e, n);
					if (!p) copy(j, z, b);
					if (!g) copy(z, a + 120, n);
					goto L44;
				}
				if (!p) copy(a + 120, z, b);
				if (!g) copy(z, e, n);
				if (!p) copy(j, a + 120, b);
				goto L44;
			}
			for (;;) {
				if (b < n) {
					d = b & 1;
					q = b & 2;
					m = b & -8;
					f = -b;
					f1 = b >> 3;
					g = !f1;
					d1 = b & 7;
					p = !d1;
					for (;;) {
						if (!g) {
							k = f1;
							j = e;
							do {
								h = j + f;
								i = ld8(h);
								st8(h, ld8(j));
								st8(j, i);
								j += 8;
							} while (--k);
						}
						if (!p) {
							k = e + m;
							h = e + f + m;
							j = 0;
							if (d1 >= 4) {
								c1 = ld4(h);
								st4(h, ld4(k));
								st4(k, c1);
								j = 4;
							}
							if (q) {
								i = h + j;
								c1 = ld2(i);
								e1 = k + j;
								st2(i, ld2(e1));
								st2(e1, c1);
								j |= 2;
							}
							if (d) {
								h += j;
								c1 = M[h];
								j += k;
								M[h] = M[j];
								M[j] = c1;
							}
						}
						e += b;
						n -= b;
						if (n < b) goto L72;
					}
				}
				d1 = n & 1;
				e1 = n & 2;
				f1 = n & -8;
				d = n & 7;
				q = n >> 3;
				f = -n;
				do {
					m = e;
					if (q) {
						k = q;
						j = m;
						do {
							h = j + f;
							i = ld8(h);
							st8(h, ld8(j));
							st8(j, i);
							j += 8;
						} while (--k);
					}
					e = m + f;
					if (d) {
						k = m + f1;
						h = e + f1;
						j = 0;
						if (d >= 4) {
							g = ld4(h);
							st4(h, ld4(k));
							st4(k, g);
							j = 4;
						}
						if (e1) {
							i = h + j;
							g = ld2(i);
							m = k + j;
							st2(i, ld2(m));
							st2(m, g);
							j |= 2;
						}
						if (d1) {
							h += j;
							g = M[h];
							j += k;
							M[h] = M[j];
							M[j] = g;
						}
					}
					b -= n;
				} while (b >= n);
			L72:
				if (!n || !b) goto L44;
			}
		}
	}
	st8(a + 48, 7);
	st8(a + 40, 8388747);
	st8(a + 32, 3);
	reader_error(a + 128, a + 88, a + 32);
L48:
	if (!a1) goto L47;
	globalalloc_dealloc(z, a1);
L47:
	if (y) globalalloc_dealloc(x, y);
	std_fail(8388608, 53);
L45:
	h = x - 1;
	k = w;
	do {
		b1 = 0;
		j = k;
		if (!j) {
			w = 0;
			goto L44;
		}
		k = j - 1;
	} while (!M[h + j]);
	w = j < w ? j : w;
L44:
	M[a + 168] = v;
	st8(a + 160, b1);
	st8(a + 152, z);
	st8(a + 144, a1);
	st8(a + 136, w);
	st8(a + 128, x);
	st8(a + 120, y);
	if (y == (u64)2147483648u << 32) std_fail(8388608, 53);
	copy(a + 40, a + 128, 48);
	st8(a + 32, y);
	d = s + 3;
	octalgame_takes(a + 376, a + 32, 2, d);
	octalgame_takes(a + 400, a + 32, 4, d);
	octalgame_takes(a + 424, a + 32, 8, d);
	if (d > ((u64)1073741823 << 32 | 4294967295u)) std_fail(8388608, 53);
	j = d << 2;
	if (j >= ((u64)2147483647 << 32 | 4294967293u)) std_fail(8388608, 53);
	k = 0;
	if (j) {
		n = d;
		f = globalalloc_alloc(j);
		if (!f) std_fail(8388608, 53);
	} else {
		f = 4;
		n = 0;
	}
	st8(a + 464, 0);
	st8(a + 456, f);
	st8(a + 448, n);
	st8(a + 488, 0);
	st8(a + 480, 8);
	st8(a + 472, 0);
	st8(a + 512, 0);
	st8(a + 504, 8);
	st8(a + 496, 0);
	st8(a + 528, 8);
	st8(a + 520, 0);
	if (!d) goto L3;
	j = ld8(a + 440);
	w = j << 3;
	k = ld8(a + 416);
	d1 = k << 3;
	q = ld8(a + 392);
	s = q << 3;
	z = ld8(a + 432);
	e1 = ld8(a + 408);
	b1 = ld8(a + 384);
	a1 = ld8(a + 40);
	g1 = ld8(a + 64);
	x = ld8(a + 72);
	f1 = ld8(a + 48);
	c1 = !k;
	p = !j;
	f = 0;
	e = 8;
	m = k = 0;
	do {
		st8(a + 544, m);
		if (c1 != 0 && p != 0) k = m;
		else {
			st8(a + 568, 0);
			st8(a + 560, 8);
			st8(a + 552, 0);
			i = m >> 1;
			if (i <= 1) {
				if ((u32)i == 1) goto L104;
				goto L103;
			}
			j = 1;
			do {
				k = ld8(a + 464);
				if (j >= k) std_fail(8388608, 53);
				h = ld8(a + 544) - j;
				if (h >= k) std_fail(8388608, 53);
				k = ld8(a + 456);
				bits_insert(a + 552, ld4(k + (h << 2)) ^ ld4(k + (j << 2)));
				j = k = j + 1;
			} while (k != i);
			k = ld8(a + 464);
		L104:
			if (i >= k) std_fail(8388608, 53);
			j = ld8(a + 544) - i;
			if (j >= k) std_fail(8388608, 53);
			k = ld8(a + 456);
			bits_insert(a + 552, ld4(k + (j << 2)) ^ ld4(k + (i << 2)));
		L103:
			j = ld8(a + 488);
			if (j == ld8(a + 472)) raw_vec_rawvec_grow_one(a + 472);
			k = ld8(a + 480) + j * 24;
			st8(k + 16, ld8(a + 568));
			st8(k + 8, ld8(a + 560));
			st8(k, ld8(a + 552));
			st8(a + 488, j + 1);
			k = ld8(a + 544);
			if (!p) {
				st8(a + 104, 0);
				st8(a + 96, 8);
				st8(a + 88, 0);
				h = k / 3;
				st8(a + 144, a + 448);
				st8(a + 136, a + 544);
				st8(a + 128, a + 472);
				st8(a + 120, a + 88);
				if (k >= 3) {
					if (k >= 6) {
						j = 1;
						do {
							wrap_mut_2_closure(a + 120, j);
							j++;
						} while (h != j);
					}
					wrap_mut_2_closure(a + 120, h);
				}
				st8(a + 136, ld8(a + 104));
				st8(a + 128, ld8(a + 96));
				st8(a + 120, ld8(a + 88));
				if (f == ld8(a + 496)) {
					raw_vec_rawvec_grow_one(a + 496);
					e = ld8(a + 504);
				}
				j = e + f * 24;
				st8(j + 16, ld8(a + 136));
				st8(j + 8, ld8(a + 128));
				st8(j, ld8(a + 120));
				f++;
				st8(a + 512, f);
				k = ld8(a + 544);
			}
		}
		j = 0;
		st8(a + 536, 0);
		if (!k) goto L114;
		j = k - 1;
		if (j < f1) h = a1 + j;
		else {
			if (!x) {
				j = k;
				goto L114;
			}
			h = g1 + rem8(j - f1, x);
		}
		j = k;
		if (!(M[h] & 1)) goto L114;
		bits_insert(a + 520, 0);
		j = ld8(a + 544);
	L114:
		if (q) {
			n = ld8(a + 456);
			b = ld8(a + 464);
			h = s;
			k = b1;
			do {
				i = ld8(k);
				if (i + 1 > j) goto L119;
				i = j - i;
				if (i >= b) std_fail(8388608, 53);
				k += 8;
				bits_insert(a + 520, ld4(n + (i << 2)));
				h -= 8;
			} while (h);
		L119:
			j = ld8(a + 544);
		}
		if (!c1) {
			n = ld8(a + 480);
			b = ld8(a + 488);
			h = d1;
			k = e1;
			do {
				i = ld8(k);
				if (i + 2 > j) goto L123;
				i = j - i;
				if (i >= b) std_fail(8388608, 53);
				k += 8;
				i = n + i * 24;
				bits_unite(a + 520, ld8(i + 8), ld8(i + 16));
				h -= 8;
			} while (h);
		L123:
			j = ld8(a + 544);
		}
		if (p) goto L126;
		e = ld8(a + 504);
		h = w;
		k = z;
		do {
			i = ld8(k);
			if (i + 3 > j) goto L126;
			i = j - i;
			if (i >= f) std_fail(8388608, 53);
			k += 8;
			i = e + i * 24;
			bits_unite(a + 520, ld8(i + 8), ld8(i + 16));
			h -= 8;
		} while (h);
	L126:
		b = ld8(a + 528);
		i = ld8(a + 536);
		if (!i) {
			k = 0;
			goto L129;
		}
		h = i << 3;
		n = ((h - 8) >> 3) + 1;
		k = 0;
		j = b;
		do {
			if (ld8(j) != (u64)-1) goto L129;
			k++;
			j += 8;
			h -= 8;
		} while (h);
		k = n;
	L129:
		g = 0;
		if (k < i) g = ctz8(~ld8(b + (k << 3)));
		g += (u32)k << 6;
		j = ld8(a + 464);
		if (j == ld8(a + 448)) grow_one_2(a + 448);
		st4(ld8(a + 456) + (j << 2), g);
		k = j + 1;
		st8(a + 464, k);
	} while (++m != d);
	f = ld8(a + 456);
	n = ld8(a + 448);
	j = ld8(a + 520);
	if (!j) goto L3;
	globalalloc_dealloc(b, j << 3);
L3:
	drop_in_place(a + 496);
	drop_in_place(a + 472);
	j = ld8(a + 424);
	if (j) globalalloc_dealloc(ld8(a + 432), j << 3);
	j = ld8(a + 400);
	if (j) globalalloc_dealloc(ld8(a + 408), j << 3);
	j = ld8(a + 376);
	if (j) globalalloc_dealloc(ld8(a + 384), j << 3);
	if (y) globalalloc_dealloc(ld8(a + 40), y);
	j = ld8(a + 56);
	if (j) globalalloc_dealloc(ld8(a + 64), j);
	j = 0;
	st8(a + 136, 0);
	st8(a + 128, 1);
	st8(a + 120, 0);
	if (!t) {
		e = 1;
		j = 0;
		h = r;
		do {
			i = ld8(h);
			if (i > (u64)-3) std_fail(8388608, 53);
			i += 2;
			if (i >= k) std_fail(8388608, 53);
			g = ld4(f + (i << 2));
			if (ld8(a + 120) - j <= 1) {
				do_reserve_and_handle(a + 120, j, 2, 1, 1);
				e = ld8(a + 128);
				j = ld8(a + 136);
			}
			h += 8;
			st2(e + j, g ? 2609 : 2610);
			j += 2;
			st8(a + 136, j);
			c -= 8;
		} while (c);
	}
	if (u) globalalloc_dealloc(r, u << 3);
	k = ld8(a + 128);
	host_append(k, j);
	j = ld8(8388832);
	if (j >= 65537) {
		host_write(ld8(8388824), j);
		st8(8388832, 0);
	}
	j = ld8(a + 120);
	if (j) globalalloc_dealloc(k, j);
	if (n) globalalloc_dealloc(f, n << 2);
	j = ld8(8388832);
	if (j) {
		host_write(ld8(8388824), j);
		st8(8388832, 0);
	}
	sp = a + 576;
	return;
L2:
	str_index(a, f, m, i - f);
	k = ld8(a);
	j = ld8(a + 8);
	M[a + 176] = 1;
	st8(a + 168, (u64)10 << 32 | 10);
	st8(a + 160, j);
	st8(a + 152, 0);
	st8(a + 144, j);
	st8(a + 136, k);
	st2(a + 184, 1);
	st8(a + 128, j);
	st8(a + 120, 0);
	next_back_2(a + 120);
	std_fail(8388608, 53);
}

static void print_rest(void)
{
	u64 a;
	a = ld8(8388832);
	if (a) {
		host_write(ld8(8388824), a);
		st8(8388832, 0);
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
	memcpy(M + 8388608, "the program failed; bundled with --debug, it says whyout of memory0.007\0UUUUUUUU33333333\17\17"
		"\17\17\17\17\17\17\377\0\377\0\377\0\377\0\377\377\0\0\377\377\0\0\377\377\377\377\0\0\0\0a poin"
		"ta digit or ]a digitthe end of the codea digit that repeatsa code such as 0.77\0\0\0\0\0\0\0\0\0"
		"\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1", 233);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
