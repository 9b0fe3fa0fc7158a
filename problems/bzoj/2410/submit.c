/* BZOJ 2410, https://hydro.ac/d/bzoj/p/2410, made by `cargo judge bundle bzoj2410 --write` from 8412ac7b6c66295d */
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

static void finish_grow(u64 a, u64 b, u64 c, u64 d)
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

static void handle_error(u64 a)
{
	std_fail(8388608, 53);
}

static void grow_one(u64 a)
{
	u64 b, c, d, e;
	sp = b = frame(32);
	e = c = ld8(a);
	c <<= 1;
	c = c > 8 ? c : 8;
	finish_grow(b + 8, e, ld8(a + 8), c);
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
					grow_one(d);
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

static void rawvecinner_finish_grow(u64 a, u64 b, u64 c, u64 d, u64 e, u64 f)
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
			if (f + c != ld8(8389416) || f <= 65536) {
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
		rawvecinner_finish_grow(f + 8, h, ld8(a + 8), c, d, e);
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

static void octalgame_takes(u64 a, u64 b, u32 c)
{
	u32 i, m;
	u64 d, e, f, g, h, j, k, n, p;
	sp = d = frame(32);
	e = ld8(b + 16);
	f = ~e;
	g = ld8(b + 8);
	h = g - 1;
	i = M[b + 48];
	j = ld8(b + 32);
	k = ld8(b + 40);
	b = 0;
	do {
		if (b == 86) goto L3;
		m = i;
		if (b) {
			if (b - 1 < e) m = M[h + b];
			else if (k) m = M[j + rem8(f + b, k)];
			else m = 0;
		}
		b++;
	} while (!(m & c & 255));
	n = globalalloc_alloc(32);
	if (!n) std_fail(8388608, 53);
	st8(n, b - 1);
	st8(d + 24, 1);
	st8(d + 16, n);
	st8(d + 8, 4);
	p = ~e;
	f = g - 1;
	i = !k;
	g = 1;
	for (;;) {
		h = b > 86 ? b : 86;
		do {
			if (h == b) goto L9;
			if (b - 1 < e) m = M[f + b];
			else if (i) m = 0;
			else m = M[j + rem8(p + b, k)];
			b++;
		} while (!(m & c & 255));
		if (g == ld8(d + 8)) {
			do_reserve_and_handle(d + 8, g, 1, 8, 8);
			n = ld8(d + 16);
		}
		st8(n + (g << 3), b - 1);
		g++;
		st8(d + 24, g);
	}
L9:
	st8(a + 16, ld8(d + 24));
	st8(a + 8, ld8(d + 16));
	st8(a, ld8(d + 8));
	goto L2;
L3:
	st8(a + 16, 0);
	st8(a + 8, 8);
	st8(a, 0);
L2:
	sp = d + 32;
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

static void rawvec_grow_one(u64 a)
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

static void raw_vec_rawvec_grow_one(u64 a)
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
			rawvecinner_finish_grow(b + 8, d, c, e, 1, 1);
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
	if (!ld4(8388848)) try_init(ld8(8388840));
	if (ld8(8388856)) std_fail(8388608, 53);
	st8(8388856, -1);
	b = ld8(8388888);
	c = ld8(8388880);
	d = M[8388896];
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
		M[8388896] = 1;
		c = e;
		i = b;
		goto L8;
	L9:
		c = i + 1;
		b -= c;
		st8(8388888, b);
		c += e;
		st8(8388880, c);
		d = 0;
	L8:
		if (i) goto L5;
	}
	f = ld8(8388864);
	g = ld8(8388872);
	h = f + g;
	goto L2;
L5:
	f = ld8(8388864);
	g = ld8(8388872);
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
	st8(8388856, 0);
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

static void grow_one_2(u64 a)
{
	a = grow_amortized(a, ld8(a), 1, 8, 40);
	if (a != ((u64)2147483648u << 32 | 1)) handle_error(a);
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

static void main_fn(void)
{
	u32 b, f, s, u;
	u64 a, c, d, e, g, h = 0, i = 0, j, k, m, n, p, q, r, t, v, w, x, y, z, a1, b1, c1, d1;
	sp = a = frame(544);
	st4(a + 80, 8);
	st8(a + 72, 0);
	st8(a + 64, 5);
	st8(a + 56, 8388674);
	if (reader_next(a + 56) == 1114112) {
		st8(a + 16, 19);
		st8(a + 8, 8388793);
		st8(a, 3);
		reader_error(a + 96, a + 56, a);
		std_fail(8388608, 53);
	}
	b = 0;
	if (reader_next(a + 56) != 46) {
		reader_digit(a + 88, a + 56);
		if (ld8(a + 88) != 4) std_fail(8388608, 53);
		b = M[a + 96];
		if (b & 3) {
			st8(a + 88, 2);
			reader_error(a, a + 56, a + 88);
			if (ld8(a) != 4) std_fail(8388608, 53);
			b = M[a + 8];
		} else {
			st8(a + 72, 1);
		}
	}
	reader_sign(a + 88, a + 56, 46, 8388728, 7);
	if (ld8(a + 88) != 4) std_fail(8388608, 53);
	reader_digits(a + 88, a + 56, 91);
	if (ld8(a + 88) != 4) std_fail(8388608, 53);
	c = ld8(a + 112);
	d = ld8(a + 104);
	e = ld8(a + 96);
	f = reader_next(a + 56);
	g = ld8(a + 72);
	if (f != 91) {
		h = 1;
		i = 0;
		if (g != 1) goto L4;
	} else {
		st8(a + 72, g + 1);
		reader_digits(a + 88, a + 56, 93);
		if (ld8(a + 88) != 4) goto L6;
		h = ld8(a + 104);
		i = ld8(a + 96);
		j = ld8(a + 112);
		if (!j) {
			st8(a + 16, 20);
			st8(a + 8, 8388773);
			st8(a, 3);
			reader_error(a + 96, a + 56, a);
			goto L7;
		}
		reader_sign(a + 88, a + 56, 93, 8388735, 12);
		if (ld8(a + 88) != 4) goto L7;
		if (reader_next(a + 56) != 1114112) {
			st8(a + 16, 19);
			st8(a + 8, 8388754);
			st8(a, 3);
			reader_error(a + 96, a + 56, a);
			goto L7;
		}
		if (ld8(a + 72) != 1) {
			if (j != 1) {
				k = 1;
				do {
					if (!rem8(j, k)) {
						if (k > j) std_fail(8388608, 53);
						m = j;
						g = h;
						do {
							if (k == m) goto L18;
							m--;
							n = g + k;
							f = M[g];
							g++;
						} while (f == M[n]);
					}
				} while (++k != j);
				k = j;
			L18:
				if (k > 1) goto L16;
				if ((u32)k != 1) goto L4;
			}
			k = 1;
			if (!M[h]) goto L4;
		L16:
			j = c;
			if (!c) goto L25;
			m = d - 1;
			j = 0;
			n = h;
			g = p = h + k;
			do {
				f = n == g;
				g = (f ? p : g) - 1;
				if (M[m + c] != M[g]) goto L26;
				n = f ? h : n;
				m--;
				j++;
			} while (c != j);
			j = c;
			goto L25;
		L26:
			if (j > c) goto L24;
		L25:
			c -= j;
		L24:
			q = rem8(j, k);
			f = !q;
			if (f) goto L3;
			r = k - q;
			s = !r;
			if (s) goto L3;
			t = h + r;
			u = q < r;
			if ((u ? q : r) < 257) {
				g = h + q;
				if (u) {
					if (!f) copy(a + 88, t, q);
					if (!s) copy(g, h, r);
					if (!f) copy(h, a + 88, q);
					goto L3;
				}
				if (!s) copy(a + 88, h, r);
				if (!f) copy(h, t, q);
				if (!s) copy(g, a + 88, r);
				goto L3;
			}
			for (;;) {
				if (r < q) {
					y = r & 1;
					z = r & 2;
					a1 = r & -8;
					p = -r;
					x = r >> 3;
					f = !x;
					v = r & 7;
					s = !v;
					for (;;) {
						if (!f) {
							m = x;
							g = t;
							do {
								n = g + p;
								j = ld8(n);
								st8(n, ld8(g));
								st8(g, j);
								g += 8;
							} while (--m);
						}
						if (!s) {
							m = t + a1;
							n = t + p + a1;
							g = 0;
							if (v >= 4) {
								u = ld4(n);
								st4(n, ld4(m));
								st4(m, u);
								g = 4;
							}
							if (z) {
								j = n + g;
								u = ld2(j);
								w = m + g;
								st2(j, ld2(w));
								st2(w, u);
								g |= 2;
							}
							if (y) {
								n += g;
								u = M[n];
								g += m;
								M[n] = M[g];
								M[g] = u;
							}
						}
						t += r;
						q -= r;
						if (q < r) goto L31;
					}
				}
				v = q & 1;
				w = q & 2;
				x = q & -8;
				y = q & 7;
				z = q >> 3;
				p = -q;
				do {
					a1 = t;
					if (z) {
						m = z;
						g = a1;
						do {
							n = g + p;
							j = ld8(n);
							st8(n, ld8(g));
							st8(g, j);
							g += 8;
						} while (--m);
					}
					t = a1 + p;
					if (y) {
						m = a1 + x;
						n = t + x;
						g = 0;
						if (y >= 4) {
							f = ld4(n);
							st4(n, ld4(m));
							st4(m, f);
							g = 4;
						}
						if (w) {
							j = n + g;
							f = ld2(j);
							a1 = m + g;
							st2(j, ld2(a1));
							st2(a1, f);
							g |= 2;
						}
						if (v) {
							n += g;
							f = M[n];
							g += m;
							M[n] = M[g];
							M[g] = f;
						}
					}
					r -= q;
				} while (r >= q);
			L31:
				if (!q || !r) goto L3;
			}
		}
	}
	st8(a + 16, 7);
	st8(a + 8, 8388747);
	st8(a, 3);
	reader_error(a + 96, a + 56, a);
L7:
	if (!i) goto L6;
	globalalloc_dealloc(h, i);
L6:
	if (e) globalalloc_dealloc(d, e);
	std_fail(8388608, 53);
L4:
	n = d - 1;
	m = c;
	do {
		k = 0;
		g = m;
		if (!g) {
			c = 0;
			goto L3;
		}
		m = g - 1;
	} while (!M[n + g]);
	c = g < c ? g : c;
L3:
	M[a + 136] = b;
	st8(a + 128, k);
	st8(a + 120, h);
	st8(a + 112, i);
	st8(a + 104, c);
	st8(a + 96, d);
	st8(a + 88, e);
	if (e == (u64)2147483648u << 32) std_fail(8388608, 53);
	copy(a + 8, a + 96, 48);
	st8(a, e);
	octalgame_takes(a + 344, a, 2);
	octalgame_takes(a + 368, a, 4);
	octalgame_takes(a + 392, a, 8);
	g = globalalloc_alloc(344);
	if (!g) std_fail(8388608, 53);
	st8(a + 432, 0);
	st8(a + 424, g);
	st8(a + 416, 86);
	st8(a + 456, 0);
	st8(a + 448, 8);
	st8(a + 440, 0);
	st8(a + 480, 0);
	st8(a + 472, 8);
	st8(a + 464, 0);
	st8(a + 496, 8);
	st8(a + 488, 0);
	y = ld8(a + 408);
	d = y << 3;
	z = ld8(a + 384);
	c = z << 3;
	x = ld8(a + 360);
	v = x << 3;
	i = ld8(a + 400);
	h = ld8(a + 376);
	w = ld8(a + 352);
	b1 = ld8(a + 8);
	c1 = ld8(a + 32);
	d1 = ld8(a + 40);
	k = ld8(a + 16);
	p = 0;
	t = 8;
	a1 = g = 0;
	do {
		st8(a + 512, a1);
		f = !z;
		if (f != 0 && !y) m = a1;
		else {
			st8(a + 536, 0);
			st8(a + 528, 8);
			st8(a + 520, 0);
			j = a1 >> 1;
			if (j <= 1) {
				if ((u32)j == 1) goto L64;
				goto L63;
			}
			g = 1;
			do {
				m = ld8(a + 432);
				if (g >= m) std_fail(8388608, 53);
				n = ld8(a + 512) - g;
				if (n >= m) std_fail(8388608, 53);
				m = ld8(a + 424);
				bits_insert(a + 520, ld4(m + (n << 2)) ^ ld4(m + (g << 2)));
				g = m = g + 1;
			} while (m != j);
			g = ld8(a + 432);
		L64:
			if (j >= g) std_fail(8388608, 53);
			m = ld8(a + 512) - j;
			if (m >= g) std_fail(8388608, 53);
			g = ld8(a + 424);
			bits_insert(a + 520, ld4(g + (m << 2)) ^ ld4(g + (j << 2)));
		L63:
			g = ld8(a + 456);
			if (g == ld8(a + 440)) rawvec_grow_one(a + 440);
			m = ld8(a + 448) + g * 24;
			st8(m + 16, ld8(a + 536));
			st8(m + 8, ld8(a + 528));
			st8(m, ld8(a + 520));
			st8(a + 456, g + 1);
			m = ld8(a + 512);
			if (y) {
				st8(a + 72, 0);
				st8(a + 64, 8);
				st8(a + 56, 0);
				n = m / 3;
				st8(a + 112, a + 416);
				st8(a + 104, a + 512);
				st8(a + 96, a + 440);
				st8(a + 88, a + 56);
				if (m >= 3) {
					if (m >= 6) {
						g = 1;
						do {
							wrap_mut_2_closure(a + 88, g);
							g++;
						} while (n != g);
					}
					wrap_mut_2_closure(a + 88, n);
				}
				st8(a + 104, ld8(a + 72));
				st8(a + 96, ld8(a + 64));
				st8(a + 88, ld8(a + 56));
				if (p == ld8(a + 464)) {
					rawvec_grow_one(a + 464);
					t = ld8(a + 472);
				}
				g = t + p * 24;
				st8(g + 16, ld8(a + 104));
				st8(g + 8, ld8(a + 96));
				st8(g, ld8(a + 88));
				p++;
				st8(a + 480, p);
				m = ld8(a + 512);
			}
		}
		g = 0;
		st8(a + 504, 0);
		if (!m) goto L74;
		g = m - 1;
		if (g < k) n = b1 + g;
		else {
			if (!d1) {
				g = m;
				goto L74;
			}
			n = c1 + rem8(g - k, d1);
		}
		g = m;
		if (!(M[n] & 1)) goto L74;
		bits_insert(a + 488, 0);
		g = ld8(a + 512);
	L74:
		if (x) {
			q = ld8(a + 424);
			r = ld8(a + 432);
			n = v;
			m = w;
			do {
				j = ld8(m);
				if (j + 1 > g) goto L79;
				j = g - j;
				if (j >= r) std_fail(8388608, 53);
				m += 8;
				bits_insert(a + 488, ld4(q + (j << 2)));
				n -= 8;
			} while (n);
		L79:
			g = ld8(a + 512);
		}
		if (!f) {
			q = ld8(a + 448);
			r = ld8(a + 456);
			n = c;
			m = h;
			do {
				j = ld8(m);
				if (j + 2 > g) goto L83;
				j = g - j;
				if (j >= r) std_fail(8388608, 53);
				m += 8;
				j = q + j * 24;
				bits_unite(a + 488, ld8(j + 8), ld8(j + 16));
				n -= 8;
			} while (n);
		L83:
			g = ld8(a + 512);
		}
		if (!y) goto L86;
		t = ld8(a + 472);
		n = d;
		m = i;
		do {
			j = ld8(m);
			if (j + 3 > g) goto L86;
			j = g - j;
			if (j >= p) std_fail(8388608, 53);
			m += 8;
			j = t + j * 24;
			bits_unite(a + 488, ld8(j + 8), ld8(j + 16));
			n -= 8;
		} while (n);
	L86:
		r = ld8(a + 496);
		j = ld8(a + 504);
		if (!j) {
			m = 0;
			goto L89;
		}
		n = j << 3;
		q = ((n - 8) >> 3) + 1;
		m = 0;
		g = r;
		do {
			if (ld8(g) != (u64)-1) goto L89;
			m++;
			g += 8;
			n -= 8;
		} while (n);
		m = q;
	L89:
		f = 0;
		if (m < j) f = ctz8(~ld8(r + (m << 3)));
		f += (u32)m << 6;
		g = ld8(a + 432);
		if (g == ld8(a + 416)) raw_vec_rawvec_grow_one(a + 416);
		st4(ld8(a + 424) + (g << 2), f);
		g++;
		st8(a + 432, g);
	} while (++a1 != 86);
	x = ld8(a + 424);
	w = ld8(a + 416);
	m = ld8(a + 488);
	if (m) globalalloc_dealloc(r, m << 3);
	drop_in_place(a + 464);
	drop_in_place(a + 440);
	m = ld8(a + 392);
	if (m) globalalloc_dealloc(ld8(a + 400), m << 3);
	m = ld8(a + 368);
	if (m) globalalloc_dealloc(ld8(a + 376), m << 3);
	m = ld8(a + 344);
	if (m) globalalloc_dealloc(ld8(a + 352), m << 3);
	if (e) globalalloc_dealloc(ld8(a + 8), e);
	m = ld8(a + 24);
	if (m) globalalloc_dealloc(ld8(a + 32), m);
	k = proconio_read();
	st8(a + 16, 0);
	m = 1;
	st8(a + 8, 1);
	st8(a, 0);
	n = 0;
	if (k) {
		v = 0;
		do {
			p = proconio_read();
			j = proconio_read();
			if (p > ((u64)536870911 << 32 | 4294967295u)) std_fail(8388608, 53);
			n = p << 3;
			if (n >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(8388608, 53);
			if (n) {
				c = p;
				a1 = globalalloc_alloc(n);
				if (!a1) std_fail(8388608, 53);
			} else {
				a1 = 8;
				c = 0;
			}
			f = !p;
			if (!f) {
				m = a1;
				do {
					st8(m, proconio_read());
					m += 8;
				} while (--p);
			}
			v++;
			m = 0;
			while (n != m) {
				p = a1 + m;
				m += 8;
				if (ld8(p) > j) std_fail(8388608, 53);
			}
			q = globalalloc_alloc(40);
			if (!q) std_fail(8388608, 53);
			st8(q + 32, 0);
			st8(q + 16, 0);
			st8(q, 0);
			st8(a + 104, 1);
			st8(a + 96, q);
			st8(a + 88, 1);
			if (f) {
				z = q + 40;
				h = 1;
			} else {
				p = a1;
				do {
					m = ld8(a + 104);
					if (!m) std_fail(8388608, 53);
					y = m * 40;
					t = q + y;
					if (!(t - 40)) std_fail(8388608, 53);
					r = ld8(p);
					if (r) {
						st8(t - 16, r);
						st8(t - 24, 1);
						if (m == ld8(a + 88)) grow_one_2(a + 88);
						q = ld8(a + 96);
						t = q + y;
						st8(t + 32, 0);
						st8(t + 16, 0);
						st8(t + 8, r);
						st8(t, 1);
						st8(a + 104, m + 1);
					} else {
						m = t - 8;
						st8(m, ld8(m) + 1);
					}
					p += 8;
					n -= 8;
				} while (n);
				q = ld8(a + 96);
				h = ld8(a + 88);
				m = ld8(a + 104);
				if (!m) {
					f = 2670;
					goto L111;
				}
				z = q + m * 40;
			}
			p = 0;
			m = q;
			do {
				r = ld8(m);
				if (r == 2) goto L120;
				t = ld8(m + 32);
				if (j > 2) {
					n = t & 1;
					goto L123;
				}
				y = ld8(m + 16);
				n = j;
				switch ((u32)j) {
				case 1:
					n = t - (y + r);
					n = n > t ? 0 : n;
					t = n - 52;
					t = t > n ? 0 : t;
					n += t % 34 - t;
					if (n >= g) std_fail(8388608, 53);
					n = ld4(x + (n << 2));
					break;
				case 2:
					f = y;
					if (r != 1) {
						n = f & 1 ? t : t & 1;
						break;
					}
					if (!(f & 1)) {
						n = t;
						break;
					}
					n = (t != 0) & (ld8(m + 8) == ld8(m + 24));
				}
			L123:
				p ^= n;
				m += 40;
			} while (m != z);
		L120:
			f = p ? 2681 : 2670;
		L111:
			if (h) globalalloc_dealloc(q, h * 40);
			n = ld8(a + 16);
			if (ld8(a) - n <= 1) {
				do_reserve_and_handle(a, n, 2, 1, 1);
				n = ld8(a + 16);
			}
			m = ld8(a + 8);
			st2(m + n, f);
			n += 2;
			st8(a + 16, n);
			if (c) globalalloc_dealloc(a1, c << 3);
		} while (v != k);
	}
	host_append(m, n);
	g = ld8(8388832);
	if (g >= 65537) {
		host_write(ld8(8388824), g);
		st8(8388832, 0);
	}
	g = ld8(a);
	if (g) globalalloc_dealloc(m, g);
	if (w) globalalloc_dealloc(x, w << 2);
	g = ld8(8388832);
	if (g) {
		host_write(ld8(8388824), g);
		st8(8388832, 0);
	}
	sp = a + 544;
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
	memcpy(M + 8388608, "the program failed; bundled with --debug, it says whyout of memory0.137\0UUUUUUUU33333333\17\17"
		"\17\17\17\17\17\17\377\0\377\0\377\0\377\0\377\377\0\0\377\377\0\0\377\377\377\377\0\0\0\0a poin"
		"ta digit or ]a digitthe end of the codea digit that repeatsa code such as 0.77\0\0\0\0\0\0\0\0\0"
		"\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1", 233);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
