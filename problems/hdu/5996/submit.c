/* HDU 5996, https://acm.hdu.edu.cn/showproblem.php?pid=5996, made by `cargo judge bundle hdu5996 --write` from aafa2aee89f9c328 */
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
	a = ld4(8388772);
	if (a) {
		host_write(ld4(8388768), a);
		st4(8388772, 0);
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
	st4(8388936, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 8388808);
	if (d) {
		st4(c + 8388808, ld4(d));
		return d;
	}
	d = ld4(8388936);
	if (d) {
		if (d >= 4294967280u) std_fail(8388686, 53);
	} else {
		d = pages << 16;
		st4(8388936, d);
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
		if (c == ld4(8388936)) {
			st4(8388936, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 8388808));
		st4(b + 8388808, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 8388808));
	st4(b + 8388808, a);
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
				if (f < h) std_fail(8388686, 53);
				if (f == ld4(8388936) && h > 65536) {
					h = d + c;
					if (h < d) std_fail(8388686, 53);
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
	if (ld4(8388780) == 1) std_fail(8388686, 53);
	st4(8388784, ld4(b));
	st4(8388780, 1);
	st8(8388788, ld8(b + 24));
	st8(8388796, ld8(b + 32));
	st4(8388804, ld4(b + 40));
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

static u32 proconio_read(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, p;
	u64 n;
	sp = a = frame(48);
	if (!ld4(8388780)) try_init(ld4(8388776));
	if (ld4(8388784)) std_fail(8388686, 53);
	st4(8388784, -1);
	b = M[8388804];
	c = ld4(8388800);
	d = ld4(8388796);
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
		M[8388804] = 1;
		d = e;
		i = c;
		goto L11;
	L12:
		b = 0;
		d = i + 1;
		c -= d;
		st4(8388800, c);
		d += e;
		st4(8388796, d);
	L11:
		if (i) goto L8;
	}
	c = 0;
	f = ld4(8388788);
	g = ld4(8388792);
	d = h = f + g;
	goto L7;
L8:
	f = ld4(8388788);
	g = ld4(8388792);
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
	st4(8388784, 0);
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

static void grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 4, 4);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a, ld4(b + 12));
	sp = b + 16;
}

static void host_append(u32 a, u32 b)
{
	u32 c;
	if (b < 65537) {
		c = ld4(8388772);
		if (b > ld4(8388764) - c) {
			do_reserve_and_handle(8388764, c, b, 1, 1);
			c = ld4(8388772);
		}
		if (b) copy(ld4(8388768) + c, a, b);
		st4(8388772, c + b);
		return;
	}
	c = ld4(8388772);
	if (c) {
		host_write(ld4(8388768), c);
		st4(8388772, 0);
	}
	host_write(a, b);
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j = 0, k, m = 0, n, p, q, r, s, t, u, v, w, z = 0, a1 = 0;
	u64 x = 0, y;
	sp = a = frame(112);
	b = proconio_read();
	st4(a + 52, 0);
	st8(a + 44, (u64)1 << 32);
	if (b) {
		e = 0;
		for (;;) {
			f = proconio_read();
			if (!f) std_fail(8388686, 53);
			d = 0;
			g = f - 1;
			if (g > 1073741823) handle_error(d, j);
			h = g << 2;
			if (h > 2147483644) handle_error(d, j);
			if (h) {
				j = globalalloc_alloc(h);
				if (j) {
					i = g;
					goto L7;
				}
				d = 4;
				j = h;
				handle_error(d, j);
			}
			i = 0;
			j = 4;
		L7:
			if (g) {
				c = g;
				d = j;
				do {
					st4(d, proconio_read());
					d += 4;
				} while (--c);
			}
			d = 0;
			if (f > 536870911) handle_error(d, m);
			k = f << 3;
			if (k > 2147483640) handle_error(d, m);
			m = globalalloc_alloc(k);
			if (!m) goto L115;
			e++;
			n = 0;
			p = ld4(8388780);
			do {
				d = p & 1;
				p = 1;
				if (!d) {
					try_init(ld4(8388776));
					p = ld4(8388780);
				}
				if (ld4(8388784)) std_fail(8388686, 53);
				q = n + 1;
				st4(8388784, -1);
				c = M[8388804];
				r = ld4(8388800);
				s = ld4(8388796);
				for (;;) {
					t = s;
					if (c & 1) break;
					if (r) {
						d = 0;
						do {
							c = M[t + d] - 9u;
							if (c <= 23 && 1u << (c & 31) & 8388635) goto L25;
							d++;
						} while (r != d);
					}
					c = 1;
					M[8388804] = 1;
					s = t;
					d = r;
					goto L24;
				L25:
					c = 0;
					s = d + 1;
					r -= s;
					st4(8388800, r);
					s += t;
					st4(8388796, s);
				L24:
					if (d) goto L21;
				}
				u = ld4(8388788);
				v = ld4(8388792);
				s = u + v;
				goto L20;
			L21:
				u = ld4(8388788);
				v = ld4(8388792);
				w = u + v;
				s = t ? t : w;
				c = t ? d : 0;
				switch (c) {
				case 0:
					goto L20;
				case 1:
					d = M[s];
					switch (d - 43) {
					case 0: case 2:
						goto L20;
					default:
						goto L30;
					}
				}
				d = M[s];
			L30:
				r = (d & 255) == 43;
				d = s + r;
				c -= r;
				x = 0;
				if (c >= 17) {
					for (;;) {
						if (!c) goto L33;
						multi3_fn(a + 16, x, 0, 10, 0);
						if (ld8(a + 24)) goto L20;
						r = M[d] - 48u;
						if (r > 9) goto L20;
						d++;
						c--;
						y = ld8(a + 16);
						x = y + r;
						if (x < y) goto L20;
					}
				}
				if (!c) goto L19;
				do {
					r = M[d] - 48u;
					if (r > 9) goto L20;
					d++;
					x = x * 10 + r;
				} while (--c);
			L33:
				s = w;
				if (t) goto L19;
			L20:
				if (s < u) std_fail(8388686, 53);
				d = s - u;
				if (s == u) goto L40;
				if (d >= v) {
					if (d == v) goto L40;
					goto L39;
				}
				if (i4(ext1(M[u + d])) <= -65) goto L39;
			L40:
				st2(a + 92, 1);
				st4(a + 88, d);
				st4(a + 84, 0);
				M[a + 80] = 1;
				st4(a + 76, 10);
				st4(a + 72, d);
				st4(a + 68, 0);
				st4(a + 64, d);
				st4(a + 60, u);
				st4(a + 56, 10);
				next_back(a + 8, a + 56);
				std_fail(8388686, 53);
			L39:
				slice_error_fail_rt(u, v, 0, d);
			L19:
				st4(8388784, 0);
				st8(m + (n << 3), x);
				n = q;
			} while (q != f);
			s = globalalloc_alloc(k);
			if (!s) handle_error(4, k);
			st4(s, 0);
			if (g) {
				d = s + 12;
				t = (((f << 2) - 8) >> 2) + 2;
				c = j;
				do {
					st4(d, ld4(c));
					st4(d - 4, 1);
					d += 8;
					c += 4;
					h -= 4;
				} while (h);
			} else {
				t = 1;
			}
			if (i) globalalloc_dealloc(j, i << 2);
			d = 0;
			if (t > 1073741823) handle_error(d, z);
			r = t << 2;
			if (r > 2147483644) handle_error(d, z);
			z = globalalloc_alloc(r);
			if (!z) break;
			d = 0;
			v = !r;
			if (!v) fill(z, 0, r);
			p = t << 3;
			for (;;) {
				if (p == d) {
					d = 0;
					c = z;
					do {
						n = d;
						if (t == n) goto L63;
						d = n + 1;
						q = ld4(c);
						c += 4;
					} while (q);
					u = globalalloc_alloc(16);
					if (!u) std_fail(8388686, 53);
					st4(u, n);
					h = 1;
					st4(a + 64, 1);
					st4(a + 60, u);
					st4(a + 56, 4);
					for (;;) {
						w = t > d ? t : d;
						c = z + (d << 2);
						do {
							n = d;
							if (w == n) goto L62;
							d = n + 1;
							q = ld4(c);
							c += 4;
						} while (q);
						if (h == ld4(a + 56)) {
							do_reserve_and_handle(a + 56, h, 1, 4, 4);
							u = ld4(a + 60);
						}
						st4(u + (h << 2), n);
						h++;
						st4(a + 64, h);
					}
				L63:
					st8(a + 96, (u64)4 << 32);
					goto L61;
				L62:
					st8(a + 96, ld8(a + 56));
					w = ld4(a + 64);
					st4(a + 104, w);
					if (w) {
						d = 0;
						q = ld4(a + 100);
						c = 0;
						for (;;) {
							n = ld4(q + d);
							if (n >= t) std_fail(8388686, 53);
							n = s + (n << 3);
							if (ld4(n)) {
								n = ld4(n + 4);
								if (n >= t) std_fail(8388686, 53);
								h = z + (n << 2);
								u = ld4(h);
								if (!u) std_fail(8388686, 53);
								u--;
								st4(h, u);
								if (!u) {
									if (w == ld4(a + 96)) {
										grow_one(a + 96);
										q = ld4(a + 100);
									}
									st4(q + (w << 2), n);
									w++;
									st4(a + 104, w);
								}
							}
							d += 4;
							if (++c >= w) goto L55;
						}
					}
				L61:
					w = 0;
					goto L55;
				}
				c = s + d;
				if (!ld4(c)) goto L53;
				c = ld4(c + 4);
				if (c >= t) goto L54;
				c = z + (c << 2);
				n = ld4(c);
				if (n == ~0u) std_fail(8388686, 53);
				st4(c, n + 1);
				goto L53;
			L55:
				d = 0;
				do {
					if (ld4(z + d)) goto L77;
					d += 4;
				} while (r != d);
				h = ld4(a + 100);
				n = w >> 1;
				if (n) {
					d = h + (w << 2) - 4;
					c = h;
					do {
						q = ld4(c);
						st4(c, ld4(d));
						st4(d, q);
						d -= 4;
						c += 4;
					} while (--n);
				}
				d = 0;
				if (t > 536870911 || p > 2147483644) handle_error(d, a1);
				a1 = globalalloc_alloc(p);
				if (a1) {
					if (p) copy(a1, s, p);
					u = ld4(a + 96);
					globalalloc_dealloc(z, r);
					if (t) {
						q = globalalloc_alloc(r);
						if (!q) handle_error(4, r);
						if (!v) fill(q, 0, r);
						if (!w) {
							w = t;
							goto L89;
						}
						p = h + (w << 2);
						w = t;
					} else {
						p = h + (w << 2);
						q = 4;
						w = 0;
					}
					d = h;
					do {
						c = ld4(d);
						if (c >= t) std_fail(8388686, 53);
						n = a1 + (c << 3);
						if (ld4(n) == 1) {
							n = ld4(n + 4);
							if (n >= t) std_fail(8388686, 53);
							n = ld4(q + (n << 2));
							if (n == ~0u) std_fail(8388686, 53);
							st4(q + (c << 2), n + 1);
						}
						d += 4;
					} while (d != p);
				L89:
					n = globalalloc_alloc(t);
					if (!n) handle_error(1, t);
					d = 0;
					c = q;
					do {
						M[n + d] = M[c] & 1;
						d++;
						c += 4;
						r -= 4;
					} while (r);
					if (w) globalalloc_dealloc(q, w << 2);
					r = t << 3;
					q = globalalloc_alloc(r);
					if (!q) handle_error(4, r);
					if (r) copy(q, a1, r);
					if (f != d) std_fail(8388686, 53);
					x = 0;
					d = n;
					c = m;
					do {
						if (M[d] == 1) x ^= ld8(c);
						d++;
						c += 8;
					} while (--f);
					if (t) globalalloc_dealloc(q, r);
					if (t) globalalloc_dealloc(n, t);
					n = !x;
					d = n ? 5 : 4;
					t = ld4(a + 52);
					if (d > ld4(a + 44) - t) {
						do_reserve_and_handle(a + 44, t, d, 1, 1);
						t = ld4(a + 52);
					}
					c = ld4(a + 48);
					if (d) copy(c + t, n ? 8388752 : 8388757, d);
					d += t;
					st4(a + 52, d);
					globalalloc_dealloc(a1, r);
					if (u) globalalloc_dealloc(h, u << 2);
					globalalloc_dealloc(s, k);
					globalalloc_dealloc(m, k);
					if (e == b) goto L1;
					break;
				}
				d = 4;
				a1 = p;
				handle_error(d, a1);
			L77:
				d = ld4(a + 96);
				if (d) globalalloc_dealloc(ld4(a + 100), d << 2);
			L54:
				globalalloc_dealloc(z, r);
				std_fail(8388686, 53);
			L53:
				d += 8;
			}
		}
		d = 4;
		z = r;
		handle_error(d, z);
	L115:
		d = 8;
		m = k;
		handle_error(d, m);
	}
	c = 1;
	d = 0;
L1:
	host_append(c, d);
	t = ld4(8388772);
	if (t < 65537) d = t;
	else {
		d = 0;
		host_write(ld4(8388768), t);
		st4(8388772, 0);
	}
	t = ld4(a + 44);
	if (t) {
		globalalloc_dealloc(c, t);
		d = ld4(8388772);
	}
	if (d) {
		host_write(ld4(8388768), d);
		st4(8388772, 0);
	}
	sp = a + 112;
}

int main(void)
{
	M = (unsigned char *)calloc(129, 65536);
	if (!M) die("out of memory");
	memcpy(M + 8388608, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memorylose\nwin\n\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\1", 169);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
