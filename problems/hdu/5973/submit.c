/* HDU 5973, https://acm.hdu.edu.cn/showproblem.php?pid=5973, made by `cargo judge bundle hdu5973 --write` from 87310b01925b9b7a */
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
	a = ld4(8388696);
	if (a) {
		host_write(ld4(8388692), a);
		st4(8388696, 0);
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
		if (b < c) std_fail(8388608, 53);
		if (grow(b) == ~0u && grow(c) == ~0u) std_fail(8388661, 13);
	}
	st4(8388860, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = clz4((a > 16 ? a : 16) - 1);
	c = 32 - b;
	if (!b) std_fail(8388608, 53);
	d = c << 2;
	b = ld4(d + 8388732);
	if (b) {
		st4(d + 8388732, ld4(b));
		return b;
	}
	b = ld4(8388860);
	if (b) {
		if (b >= 4294967280u) std_fail(8388608, 53);
	} else {
		b = pages << 16;
		st4(8388860, b);
	}
	b = (b + 15) & -16;
	a = b + (a > 65536 ? a : 1u << (c & 31));
	if (a >= b) {
		memory_reach(a);
		return b;
	}
	std_fail(8388608, 53);
	return 0;
}

static void globalalloc_dealloc(u32 a, u32 b)
{
	u32 c;
	if (b > 65536) {
		c = b + a;
		if (c < b) std_fail(8388608, 53);
		if (c == ld4(8388860)) {
			st4(8388860, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 8388732));
		st4(b + 8388732, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 8388732));
	st4(b + 8388732, a);
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
			if (b) {
				h = b * f;
				f = h + c;
				if (f < h) std_fail(8388608, 53);
				if (f == ld4(8388860) && h > 65536) {
					h = d + c;
					if (h < d) std_fail(8388608, 53);
					memory_reach(h);
					goto L5;
				}
				if (d <= 65536 && clz4((h > 16 ? h : 16) - 1) == clz4((d > 16 ? d : 16) - 1)) goto L5;
				f = globalalloc_alloc(d);
				if (f) {
					if (h) copy(f, c, h);
					globalalloc_dealloc(c, h);
					goto L4;
				}
			} else {
				if (!d) {
					f = e;
					goto L4;
				}
				f = globalalloc_alloc(d);
				if (f) goto L4;
			}
			st4(a + 4, e);
			goto L3;
		L5:
			f = c;
		L4:
			st4(a + 4, f);
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
	std_fail(8388608, 53);
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
		if (e < f) std_fail(8388608, 53);
		g = host_read(d + f, e - f);
		f += g;
		if (f < g) std_fail(8388608, 53);
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
	if (!globalalloc_alloc(12)) std_fail(8388608, 53);
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
	if (ld4(8388704) == 1) std_fail(8388608, 53);
	st4(8388708, ld4(b));
	st4(8388704, 1);
	st8(8388712, ld8(b + 24));
	st8(8388720, ld8(b + 32));
	st4(8388728, ld4(b + 40));
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

static void do_reserve_and_handle(u32 a, u32 b, u32 c, u32 d, u32 e)
{
	u32 f;
	sp = f = frame(16);
	grow_amortized(f + 8, a, b, c, d, e);
	e = ld4(f + 8);
	if (e != 2147483649u) handle_error(e, ld4(f + 12));
	sp = f + 16;
}

static void host_append(u32 a, u32 b)
{
	u32 c;
	if (b < 65537) {
		c = ld4(8388696);
		if (b > ld4(8388688) - c) {
			do_reserve_and_handle(8388688, c, b, 1, 1);
			c = ld4(8388696);
		}
		if (b) copy(ld4(8388692) + c, a, b);
		st4(8388696, c + b);
		return;
	}
	c = ld4(8388696);
	if (c) {
		host_write(ld4(8388692), c);
		st4(8388696, 0);
	}
	host_write(a, b);
}

static void slice_error_fail(u32, u32, u32, u32);
static void slice_error_fail_rt(u32 a, u32 b, u32 c, u32 d)
{
	u32 e;
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

static void slice_error_fail(u32 a, u32 b, u32 c, u32 d)
{
	slice_error_fail_rt(a, b, c, d);
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
			if (u < e) std_fail(8388608, 53);
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
		if (d > u) std_fail(8388608, 53);
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
		if (!s) std_fail(8388608, 53);
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

static void proconio_read(u32 a)
{
	u32 b, c, d, e, f, g;
	sp = b = frame(64);
	if (!ld4(8388704)) try_init(ld4(8388700));
	if (ld4(8388708)) std_fail(8388608, 53);
	st4(8388708, -1);
	c = M[8388728];
	d = ld4(8388724);
	e = ld4(8388720);
	for (;;) {
		f = e;
		if (c & 1) break;
		if (d) {
			g = 0;
			do {
				c = M[f + g] - 9u;
				if (c <= 23 && 1u << (c & 31) & 8388635) goto L9;
				g++;
			} while (d != g);
		}
		c = 1;
		M[8388728] = 1;
		e = f;
		g = d;
		goto L8;
	L9:
		c = 0;
		e = g + 1;
		d -= e;
		st4(8388724, d);
		e += f;
		st4(8388720, e);
	L8:
		if (g) goto L5;
	}
	c = ld4(8388716);
	g = ld4(8388712);
	goto L4;
L5:
	if (f) {
		c = globalalloc_alloc(g);
		if (!c) std_fail(8388608, 53);
		if (g) copy(c, f, g);
		st4(a + 8, g);
		st4(a + 4, c);
		st4(a, g);
		st4(8388708, ld4(8388708) + 1);
		sp = b + 64;
		return;
	}
	c = ld4(8388716);
	g = ld4(8388712);
L4:
	f = g + c;
	if (f < g) std_fail(8388608, 53);
	str_index(b + 16, g, c, f - g);
	c = ld4(b + 16);
	g = ld4(b + 20);
	st2(b + 60, 1);
	st4(b + 56, g);
	st4(b + 52, 0);
	M[b + 48] = 1;
	st4(b + 44, 10);
	st4(b + 40, g);
	st4(b + 36, 0);
	st4(b + 32, g);
	st4(b + 28, c);
	st4(b + 24, 10);
	next_back(b + 8, b + 24);
	std_fail(8388608, 53);
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

static void natural_parse(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g, h, i, j, k, m;
	u64 n, p;
	sp = d = frame(16);
	e = b + c;
	f = 0;
	g = b;
	do {
		h = f;
		f = g;
		if (f == e) goto L6;
		i = ext1(M[f]);
		if (i > 2147483647) {
			g = M[f + 1] & 63;
			j = i & 31;
			if (i > 4294967263u) {
				g = g << 6 | (M[f + 2] & 63);
				if (i >= 4294967280u) {
					i = g << 6 | (M[f + 3] & 63) | (j << 18 & 1835008);
					g = f + 4;
				} else {
					i = g | j << 12;
					g = f + 3;
				}
			} else {
				i = j << 6 | g;
				g = f + 2;
			}
		} else {
			g = f + 1;
			i &= 255;
		}
		f = h - f + g;
	} while (i - 48 < 10);
	if (h == ~0u) std_fail(8388608, 53);
	f = h + 1;
	goto L5;
L6:
	if (c) {
		k = 8;
		f = c / 18;
		m = f + (f * -18 != -c);
		if (m) {
			k = globalalloc_alloc(m << 3);
			if (!k) std_fail(8388608, 53);
		}
		g = k - 8;
		f = 0;
		do {
			h = f;
			j = g;
			n = 0;
			f = c - 18;
			e = f > c ? 0 : f;
			if (c != e) {
				i = b + c;
				f = -(c - e);
				n = 0;
				do {
					multi3_fn(d, n, 0, 10, 0);
					if (ld8(d + 8)) std_fail(8388608, 53);
					g = M[i + f];
					if (g < 48) std_fail(8388608, 53);
					p = ld8(d);
					n = p + ((u64)(g - 48) & 255);
					if (n < p) std_fail(8388608, 53);
				} while (++f);
			}
			st8(k + (h << 3), n);
			g = j + 8;
			f = h + 1;
			i = c > 18;
			c = e;
		} while (i);
		if (!f || !(k + (f << 3) - 8)) goto L19;
		do {
			f = j;
			if (ld8(f + 8)) goto L20;
			g = h - 1;
			if (!h) break;
			j = f - 8;
			h = g;
		} while (f);
		f = g + 1;
		goto L19;
	L20:
		f = h + 1;
	L19:
		st4(a + 8, f);
		st4(a + 4, k);
		st4(a, m);
		goto L3;
	}
	f = 1;
	i = 1114112;
L5:
	st4(a + 8, f);
	st4(a + 4, i);
	st4(a, 2147483648u);
L3:
	sp = d + 16;
}

static void grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 8, 8);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a, ld4(b + 12));
	sp = b + 16;
}

static void natural_add(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g, h, i;
	u64 j, k, m;
	d = ld4(a + 8);
	if (c <= d) {
		if (!d) return;
		f = ld4(a + 4);
	} else {
		e = c - d;
		if (e > ld4(a) - d) {
			do_reserve_and_handle(a, d, e, 8, 8);
			d = ld4(a + 8);
		}
		f = ld4(a + 4);
		g = f + (d << 3);
		if (e >= 2) {
			h = (e << 3) - 8;
			if (h) fill(g, 0, h);
			e += d;
			d = e - 1;
			g = f + (e << 3) - 8;
		}
		st8(g, 0);
		d++;
		st4(a + 8, d);
	}
	i = f + (d << 3);
	j = 0;
	g = e = 0;
	do {
		k = ld8(g < c ? b + e : 8388680);
		h = f + e;
		m = k + ld8(h);
		if (m < k) std_fail(8388608, 53);
		k = m + j;
		if (k < m) std_fail(8388608, 53);
		j = k / ((u64)232830643 << 32 | 2808348672u);
		st8(h, j * ((u64)4062136652u << 32 | 1486618624) + k);
		g++;
		e += 8;
	} while (f + e != i);
	if (k < ((u64)232830643 << 32 | 2808348672u)) return;
	if (d == ld4(a)) {
		grow_one(a);
		f = ld4(a + 4);
	}
	st4(a + 8, d + 1);
	st8(f + (d << 3), j);
}

static void natural_subtract(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g, i, j, n;
	u64 h, k, m;
	d = ld4(a + 8);
	if (!d) return;
	e = 0;
	g = f = d << 3;
	h = 0;
	j = i = ld4(a + 4);
	do {
		k = ld8(e < c ? b : 8388680);
		m = k + h;
		if (m < k) std_fail(8388608, 53);
		k = ld8(j);
		n = k < m;
		h = n ? (u64)232830643 << 32 | 2808348672u : 0;
		k += h;
		if (k < h || k < m) std_fail(8388608, 53);
		h = n;
		st8(j, k - m);
		e++;
		b += 8;
		j += 8;
		g -= 8;
	} while (g);
	if (i + (d << 3) == 8) return;
	j = d - 1;
	e = f + i - 16;
	do {
		b = e;
		if (ld8(b + 8)) return;
		st4(a + 8, j);
		if (!j) return;
		j--;
		e = b - 8;
	} while (b);
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, r, s, t, u;
	u64 p, q;
	sp = a = frame(96);
	st4(a + 20, 0);
	st8(a + 12, (u64)1 << 32);
	b = 1;
	c = 0;
	for (;;) {
		if (!ld4(8388704)) try_init(ld4(8388700));
		if (ld4(8388708) >= 2147483647) std_fail(8388608, 53);
		d = M[8388728];
		e = ld4(8388724);
		f = ld4(8388720);
		while ((d & 1) == 0 && e != 0) {
			g = 0;
			for (;;) {
				d = M[f + g] - 9u;
				if (d <= 23 && 1u << (d & 31) & 8388635) break;
				g++;
				if (e == g) goto L11;
			}
			d = g + 1;
			f += d;
			e -= d;
			d = 0;
			if (g) goto L11;
		}
		e = ld4(a + 16);
		host_append(e, c);
		g = 0;
		d = ld4(8388696);
		if (d > 65536) {
			host_write(ld4(8388692), d);
			st4(8388696, 0);
			goto L9;
		}
		g = d;
		goto L9;
	L11:
		proconio_read(a + 24);
		proconio_read(a + 36);
		d = ld4(a + 44);
		g = ld4(a + 32);
		if ((d > g ? d : g) >= 2001) std_fail(8388608, 53);
		h = ld4(a + 40);
		i = ld4(a + 28);
		natural_parse(a + 84, i, g);
		j = ld4(a + 92);
		k = ld4(a + 88);
		m = ld4(a + 84);
		if (m != 2147483648u) {
			natural_parse(a + 84, h, d);
			e = ld4(a + 92);
			d = ld4(a + 88);
			f = ld4(a + 84);
			if (f != 2147483648u) {
				if (j != e) {
					if (j > e) goto L26;
					r = d;
					g = m;
					d = k;
					n = j;
					k = r;
					m = f;
					j = e;
					goto L25;
				}
				g = j << 3;
				while (g) {
					g -= 8;
					p = ld8(g + k);
					q = ld8(g + d);
					if (p != q) goto L28;
				}
				e = d;
				g = m;
				d = k;
				n = j;
				k = e;
				m = f;
				goto L25;
			L28:
				if (p > q) goto L26;
				e = d;
				g = m;
				d = k;
				n = j;
				k = e;
				m = f;
				goto L25;
			L26:
				g = f;
				n = e;
			L25:
				st4(a + 56, n);
				st4(a + 52, d);
				st4(a + 48, g);
				g = globalalloc_alloc(8);
				if (!g) std_fail(8388608, 53);
				st8(g, 1);
				e = globalalloc_alloc(8);
				if (!e) std_fail(8388608, 53);
				st8(e, 2);
				f = 1;
				st4(a + 68, 1);
				st4(a + 64, g);
				st4(a + 60, 1);
				st4(a + 80, 1);
				st4(a + 76, e);
				st4(a + 72, 1);
				s = n << 3;
				r = d - 8;
				t = 0;
				for (;;) {
					if (f != n) {
						if (f > n) break;
						e = ld4(a + 76);
						goto L35;
					}
					e = ld4(a + 76);
					g = s;
					do {
						if (!g) goto L35;
						d = r + g;
						g -= 8;
						p = ld8(g + e);
						q = ld8(d);
					} while (p == q);
					if (p > q) break;
				L35:
					natural_add(a + 60, e, f);
					g = 0;
					do {
						d = a + 60 + g;
						e = ld4(d);
						f = a + 72 + g;
						st4(d, ld4(f));
						st4(f, e);
						g += 4;
					} while (g != 12);
					if (!++t) std_fail(8388608, 53);
					f = ld4(a + 80);
				}
				s = 0;
				st4(a + 92, 0);
				st8(a + 84, (u64)8 << 32);
				for (;;) {
					r = t;
					t = ld4(a + 68);
					if (t != n) {
						if (t > n) goto L43;
						e = ld4(a + 64);
						goto L44;
					}
					g = n << 3;
					f = ld4(a + 52) - 8;
					e = ld4(a + 64);
					do {
						if (!g) goto L44;
						d = f + g;
						g -= 8;
						p = ld8(g + e);
						q = ld8(d);
					} while (p == q);
					if (p > q) goto L43;
				L44:
					natural_subtract(a + 48, e, t);
					natural_add(a + 84, ld4(a + 76), ld4(a + 80));
					n = ld4(a + 56);
					s = r;
				L43:
					if (!n) goto L6;
					natural_subtract(a + 72, ld4(a + 64), t);
					g = 0;
					do {
						d = a + 60 + g;
						e = ld4(d);
						f = a + 72 + g;
						st4(d, ld4(f));
						st4(f, e);
						g += 4;
					} while (g != 12);
					t = r - 1;
					if (!r) std_fail(8388608, 53);
				}
			}
			if (m) globalalloc_dealloc(k, m << 3);
		} else {
			e = j;
			d = k;
		}
		if (d != 1114113) std_fail(8388608, 53);
		goto L5;
	L9:
		d = ld4(a + 12);
		if (d) {
			globalalloc_dealloc(e, d);
			g = ld4(8388696);
		}
		if (g) {
			host_write(ld4(8388692), g);
			st4(8388696, 0);
		}
		sp = a + 96;
		return;
	L6:
		d = ld4(a + 92);
		u = ld4(a + 88);
		t = ld4(a + 84);
		g = ld4(a + 72);
		if (g) globalalloc_dealloc(ld4(a + 76), g << 3);
		g = ld4(a + 60);
		if (g) globalalloc_dealloc(ld4(a + 64), g << 3);
		g = ld4(a + 48);
		if (g) globalalloc_dealloc(ld4(a + 52), g << 3);
		e = 0;
		if (s & 1 || d != j) goto L53;
		r = u - 8;
		g = j << 3;
		n = k - 8;
		do {
			if (!g) {
				e = 1;
				goto L53;
			}
			d = n + g;
			f = r + g;
			g -= 8;
		} while (ld8(f) == ld8(d));
	L53:
		if (t) globalalloc_dealloc(u, t << 3);
		if (!m) goto L5;
		globalalloc_dealloc(k, m << 3);
	L5:
		if (ld4(a + 12) - c <= 1) {
			do_reserve_and_handle(a + 12, c, 2, 1, 1);
			b = ld4(a + 16);
			c = ld4(a + 20);
		}
		st2(b + c, e & 1 ? 2608 : 2609);
		c += 2;
		st4(a + 20, c);
		g = ld4(a + 36);
		if (g) globalalloc_dealloc(h, g);
		g = ld4(a + 24);
		if (g) globalalloc_dealloc(i, g);
	}
}

int main(void)
{
	M = (unsigned char *)calloc(129, 65536);
	if (!M) die("out of memory");
	memcpy(M + 8388608, "the program failed; bundled with --debug, it says whyout of memory", 66);
	memcpy(M + 8388692, "\1\0\0\0\0\0\0\0\1", 9);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
