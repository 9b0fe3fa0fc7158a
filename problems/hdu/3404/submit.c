/* HDU 3404, https://acm.hdu.edu.cn/showproblem.php?pid=3404, made by `cargo judge bundle hdu3404 --write` from 80a4e612db47f80c */
/*
The stack for local arrays has 4096 KiB.
C's own stack bounds the depth of this recursion: grundy::nimber::product_in.
*/
#ifdef _MSC_VER
#pragma comment(linker, "/STACK:67108864")
#endif
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
static u32 sp = 4194304;
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
static u32 pages = 65;
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
	a = ld4(4194500);
	if (a) {
		host_write(ld4(4194496), a);
		st4(4194500, 0);
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
		if (b < c) std_fail(4194382, 53);
		if (grow(b) == ~0u && grow(c) == ~0u) std_fail(4194435, 13);
	}
	st4(4194664, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = clz4((a > 16 ? a : 16) - 1);
	c = 32 - b;
	if (!b) std_fail(4194382, 53);
	d = c << 2;
	b = ld4(d + 4194536);
	if (b) {
		st4(d + 4194536, ld4(b));
		return b;
	}
	b = ld4(4194664);
	if (b) {
		if (b >= 4294967280u) std_fail(4194382, 53);
	} else {
		b = pages << 16;
		st4(4194664, b);
	}
	b = (b + 15) & -16;
	a = b + (a > 65536 ? a : 1u << (c & 31));
	if (a >= b) {
		memory_reach(a);
		return b;
	}
	std_fail(4194382, 53);
	return 0;
}

static void globalalloc_dealloc(u32 a, u32 b)
{
	u32 c;
	if (b > 65536) {
		c = b + a;
		if (c < b) std_fail(4194382, 53);
		if (c == ld4(4194664)) {
			st4(4194664, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 4194536));
		st4(b + 4194536, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 4194536));
	st4(b + 4194536, a);
}

static u32 rust_realloc(u32 a, u32 b, u32 c)
{
	u32 d;
	d = b + a;
	if (d < b) std_fail(4194382, 53);
	if (d == ld4(4194664) && b >= 65537 && c > 65536) {
		b = c + a;
		if (b < c) std_fail(4194382, 53);
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
	std_fail(4194382, 53);
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
		if (e < f) std_fail(4194382, 53);
		g = host_read(d + f, e - f);
		f += g;
		if (f < g) std_fail(4194382, 53);
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
	if (!e) std_fail(4194382, 53);
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
	if (ld4(4194508) == 1) std_fail(4194382, 53);
	st4(4194512, ld4(b));
	st4(4194508, 1);
	st8(4194516, ld8(b + 24));
	st8(4194524, ld8(b + 32));
	st4(4194532, ld4(b + 40));
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
			if (u < e) std_fail(4194382, 53);
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
		if (d > u) std_fail(4194382, 53);
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
		if (!s) std_fail(4194382, 53);
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
	if (c > b || d > b || c > d) std_fail(4194382, 53);
	if (!c || c >= b || i4(ext1(M[a + c])) > -65) {
		if (!d || d >= b || i4(ext1(M[a + d])) > -65) std_fail(4194382, 53);
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
		std_fail(4194382, 53);
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
	std_fail(4194382, 53);
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
	if (!ld4(4194508)) try_init(ld4(4194504));
	if (ld4(4194512)) std_fail(4194382, 53);
	st4(4194512, -1);
	b = M[4194532];
	c = ld4(4194528);
	d = ld4(4194524);
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
		M[4194532] = 1;
		d = e;
		i = c;
		goto L11;
	L12:
		b = 0;
		d = i + 1;
		c -= d;
		st4(4194528, c);
		d += e;
		st4(4194524, d);
	L11:
		if (i) goto L8;
	}
	c = 0;
	f = ld4(4194516);
	g = ld4(4194520);
	d = h = f + g;
	goto L7;
L8:
	f = ld4(4194516);
	g = ld4(4194520);
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
	if (m >= 4294901761u) std_fail(4194304, 78);
	if (!e) goto L6;
L22:
	st4(4194512, 0);
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
				if (i != 48) std_fail(4194304, 78);
			}
		}
		i--;
		e = M[b];
		b++;
	} while (((e - 48) & 255) < 10);
L30:
	j = h;
L6:
	if (j < f) std_fail(4194382, 53);
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
	std_fail(4194382, 53);
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

static u64 product_in(u64 a, u64 b, u32 c)
{
	u32 d, f;
	u64 e, g, h, i, j;
	sp = d = frame(16);
	if (a < 2 || b < 2) {
		multi3_fn(d, a, 0, b, 0);
		if (ld8(d + 8)) std_fail(4194382, 53);
		g = ld8(d);
	} else {
		e = b | a;
		do {
			f = c;
			c = f >> 1;
			g = f;
		} while (!(e >> (g & 63)));
		e = ~((u64)-1 << (g & 63));
		h = a & e;
		i = b & e;
		e = product_in(h, i, c);
		a = a >> (g & 63);
		b = b >> (g & 63);
		j = product_in(a, b, c);
		a = product_in(h ^ a, i ^ b, c);
		if (!f) std_fail(4194382, 53);
		g = (product_in(j, (u64)1 << ((f - 1) & 63), c) ^ e) | (a ^ e) << (g & 63);
	}
	sp = d + 16;
	return g;
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
	grow_amortized(b + 8, a, ld4(a), 1, 2, 2);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a, ld4(b + 12));
	sp = b + 16;
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

static void into_boxed_slice(u32 a, u32 b)
{
	u32 c, d;
	c = ld4(b);
	d = ld4(b + 8);
	if (c <= d) b = ld4(b + 4);
	else {
		c <<= 1;
		b = ld4(b + 4);
		if (d) {
			b = rust_realloc(b, c, d << 1);
			if (!b) std_fail(4194382, 53);
		} else {
			globalalloc_dealloc(b, c);
			b = 2;
		}
	}
	st4(a + 4, d);
	st4(a, b);
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
	if (!ld4(4194508)) try_init(ld4(4194504));
	if (ld4(4194512)) std_fail(4194382, 53);
	st4(4194512, -1);
	b = M[4194532];
	c = ld4(4194528);
	d = ld4(4194524);
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
		M[4194532] = 1;
		d = e;
		i = c;
		goto L7;
	L8:
		b = 0;
		d = i + 1;
		c -= d;
		st4(4194528, c);
		d += e;
		st4(4194524, d);
	L7:
		if (i) goto L4;
	}
	f = ld4(4194516);
	g = ld4(4194520);
	h = f + g;
	goto L3;
L4:
	f = ld4(4194516);
	g = ld4(4194520);
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
	st4(4194512, 0);
	sp = a + 80;
	return j;
L13:
	h = d;
L3:
	if (h < f) std_fail(4194382, 53);
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
	std_fail(4194382, 53);
	return 0;
}

static void host_append(u32 a, u32 b)
{
	u32 c;
	if (b < 65537) {
		c = ld4(4194500);
		if (b > ld4(4194492) - c) {
			do_reserve_and_handle(4194492, c, b, 1, 1);
			c = ld4(4194500);
		}
		if (b) copy(ld4(4194496) + c, a, b);
		st4(4194500, c + b);
		return;
	}
	c = ld4(4194500);
	if (c) {
		host_write(ld4(4194496), c);
		st4(4194500, 0);
	}
	host_write(a, b);
}

static void main_fn(void)
{
	u32 a, b, c, e, f, g, h, i, j, k, m, n, p, q, r, s, v, x, y, a1, b1, c1, d1, e1, f1, g1, h1;
	u64 d, t, u, w, z;
	sp = a = frame(48);
	b = proconio_read();
	c = globalalloc_alloc(2048);
	if (!c) std_fail(4194382, 53);
	d = 0;
	e = c;
	do {
		st8(e, product_in(10279, d, 32));
		e += 8;
	} while (++d != 256);
	f = globalalloc_alloc(2048);
	if (!f) std_fail(4194382, 53);
	d = 0;
	e = f;
	do {
		st8(e, product_in(10279, d, 32));
		e += 8;
		d += 256;
	} while (d != 65536);
	g = globalalloc_alloc(131072);
	if (!g) std_fail(4194382, 53);
	h = 0;
	fill(g, 0, 131072);
	i = globalalloc_alloc(131086);
	if (!i) std_fail(4194382, 53);
	st4(a + 32, 0);
	st4(a + 28, i);
	st4(a + 24, 65543);
	j = 0;
	e = 1;
	do {
		if (e >= 65536) std_fail(4194382, 53);
		st2(g + (e << 1), j);
		if (j == ld4(a + 24)) {
			grow_one(a + 24);
			i = ld4(a + 28);
		}
		st2(i + h, e);
		j++;
		st4(a + 32, j);
		d = ld8(f + (e >> 5 & 134217720)) ^ ld8(c + ((e & 255) << 3));
		if (d + 65535 >= (u64)1 << 32) std_fail(4194304, 78);
		h += 2;
		e = d;
	} while (j != 65535);
	e = 65535;
	if (ld4(a + 24) - 65535 <= 7) {
		do_reserve_and_handle(a + 24, 65535, 8, 2, 2);
		e = ld4(a + 32);
	}
	j = ld4(a + 28);
	h = j + (e << 1);
	st8(h, ld8(j));
	st8(h + 8, ld8(j + 8));
	st4(a + 32, e + 8);
	st4(a + 44, 65536);
	st4(a + 40, g);
	st4(a + 36, 65536);
	into_boxed_slice(a + 16, a + 36);
	j = ld4(a + 16);
	e = ld4(a + 20);
	if (e != 65536 && j) std_fail(4194382, 53);
	into_boxed_slice(a + 8, a + 24);
	h = ld4(a + 8);
	i = ld4(a + 12);
	g = i == 65543;
	if (!g && h) std_fail(4194382, 53);
	st4(f, ld4(4194580));
	st4(c, f);
	st4(4194580, c);
	st4(a + 44, 0);
	st8(a + 36, (u64)1 << 32);
	e = e == 65536 ? j : e;
	c = g ? h : i;
	if (b) {
		m = 0;
		k = 1;
		n = 0;
		for (;;) {
			f = proconio_read();
			if (f > 268435455) std_fail(4194382, 53);
			i = f << 4;
			if (i >= 2147483641) std_fail(4194382, 53);
			if (i) {
				p = globalalloc_alloc(i);
				if (!p) std_fail(4194382, 53);
				q = f;
			} else {
				p = 8;
				q = 0;
			}
			if (f) {
				h = f;
				j = p;
				do {
					d = program_proconio_read();
					st8(j + 8, program_proconio_read());
					st8(j, d);
					j += 16;
				} while (--h);
			}
			n++;
			i += p;
			j = p;
			while (j != i) {
				if (!ld8(j)) std_fail(4194382, 53);
				h = j + 8;
				j += 16;
				if (!ld8(h)) std_fail(4194382, 53);
			}
			if (f) {
				r = (i - p) >> 4;
				d = 0;
				s = p;
				do {
					t = d;
					d = ld8(s + 8);
					i = d;
					u = ld8(s);
					v = u >> 16;
					w = d >> 16;
					j = 0;
					x = u;
					y = x & 65535;
					if (y) {
						h = i & 65535;
						if (h) {
							j = ld2(e + (h << 1)) + ld2(e + (y << 1));
							h = j & 65535;
							j = ld2(c + (h << 1) + ((u32)(h != j) << 1));
						}
					}
					z = u >> 32;
					g = w;
					h = j;
					a1 = v & 65535;
					if (a1) {
						h = j;
						f = g & 65535;
						if (f) {
							h = ld2(e + (f << 1)) + ld2(e + (a1 << 1));
							f = h & 65535;
							h = ld2(c + (f << 1) + ((u32)(f != h) << 1) + 6) ^ j;
						}
					}
					u >>= 48;
					w = d >> 32;
					b1 = z;
					if (a1 != y && (g & 65535) != (i & 65535)) {
						f = ld2(e + (((g ^ i) & 65535) << 1)) + ld2(e + (((v ^ x) & 65535) << 1));
						c1 = f & 65535;
						j ^= ld2(c + (c1 << 1) + ((u32)(c1 != f) << 1));
					}
					d >>= 48;
					f = u;
					c1 = w;
					e1 = d1 = 0;
					f1 = b1 & 65535;
					if (f1 != y) {
						e1 = 0;
						if ((c1 & 65535) != (i & 65535)) {
							g1 = ld2(e + (((c1 ^ i) & 65535) << 1)) + ld2(e + (((b1 ^ x) & 65535) << 1));
							e1 = g1 & 65535;
							e1 = ld2(c + (e1 << 1) + ((u32)(e1 != g1) << 1));
						}
					}
					g1 = d;
					if (f != a1 && g1 != (g & 65535)) {
						a1 = ld2(e + (((g1 ^ g) & 65535) << 1)) + ld2(e + (((f ^ v) & 65535) << 1));
						d1 = a1 & 65535;
						d1 = ld2(c + (d1 << 1) + ((u32)(d1 != a1) << 1) + 6);
					}
					a1 = g1 ^ c1;
					h1 = 0;
					b1 ^= f;
					v ^= b1;
					if ((v & 65535) != y) {
						g ^= a1;
						if ((g & 65535) != (i & 65535)) {
							i = ld2(e + (((g ^ i) & 65535) << 1)) + ld2(e + (((v ^ x) & 65535) << 1));
							g = i & 65535;
							h1 = ld2(c + (g << 1) + ((u32)(g != i) << 1));
						}
					}
					i = h;
					if (f1) {
						i = h;
						g = c1 & 65535;
						if (g) {
							i = ld2(e + (g << 1)) + ld2(e + (f1 << 1));
							g = i & 65535;
							i = ld2(c + (g << 1) + ((u32)(g != i) << 1) + 12) ^ h;
						}
					}
					c1 = (f == f1) | (g1 == (c1 & 65535));
					if (!c1) {
						g = ld2(e + ((a1 & 65535) << 1)) + ld2(e + ((b1 & 65535) << 1));
						y = g & 65535;
						i ^= ld2(c + (y << 1) + ((u32)(y != g) << 1) + 12);
					}
					g = j;
					if (u) {
						g = j;
						if (d) {
							f = ld2(e + (g1 << 1)) + ld2(e + (f << 1));
							g = f & 65535;
							g = ld2(c + (g << 1) + ((u32)(g != f) << 1) + 12) ^ j;
						}
					}
					if (!c1) {
						f = ld2(e + ((a1 & 65535) << 1)) + ld2(e + ((b1 & 65535) << 1));
						c1 = f & 65535;
						g ^= ld2(c + (c1 << 1) + ((u32)(c1 != f) << 1) + 6);
					}
					u = ((u64)g & 65535) << 16 | (u64)(j ^ h1 ^ e1) << 48 | ((u64)(h ^ d1 ^ e1) & 65535) << 32 | ((u64)i & 65535);
					d = u ^ t;
					s += 16;
				} while (--r);
				h = u == t;
				j = h ? 23 : 20;
				h = h ? 4194448 : 4194471;
			} else {
				j = 23;
				h = 4194448;
			}
			if (j > ld4(a + 36) - m) {
				do_reserve_and_handle(a + 36, m, j, 1, 1);
				k = ld4(a + 40);
				m = ld4(a + 44);
			}
			if (j) copy(k + m, h, j);
			m += j;
			st4(a + 44, m);
			if (q) globalalloc_dealloc(p, q << 4);
			if (n == b) goto L2;
		}
	}
	k = 1;
	m = 0;
L2:
	host_append(k, m);
	j = ld4(4194500);
	if (j >= 65537) {
		host_write(ld4(4194496), j);
		st4(4194500, 0);
	}
	j = ld4(a + 36);
	if (j) globalalloc_dealloc(k, j);
	if (e > 4294836223u) std_fail(4194382, 53);
	j = ld4(4194664);
	if (e + 131072 == j) {
		st4(4194664, e);
		j = e;
	} else {
		st4(e, ld4(4194604));
		st4(4194604, e);
	}
	if (c > 4294836209u) std_fail(4194382, 53);
	if (c + 131086 == j) st4(4194664, c);
	else {
		st4(c, ld4(4194604));
		st4(4194604, c);
	}
	e = ld4(4194500);
	if (e) {
		host_write(ld4(4194496), e);
		st4(4194500, 0);
	}
	sp = a + 48;
}

int main(void)
{
	M = (unsigned char *)calloc(65, 65536);
	if (!M) die("out of memory");
	memcpy(M + 4194304, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memoryDon't waste your time.\nHave a try, lxhgww.\n\0"
		"\0\0\0\0\1\0\0\0\0\0\0\0\1", 201);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
