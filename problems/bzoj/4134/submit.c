/* BZOJ 4134, https://hydro.ac/d/bzoj/p/4134, made by `cargo judge bundle bzoj4134 --write` from f2bf7b2147306e81 */
/*
The stack for local arrays has 8192 KiB.
C's own stack bounds the depth of this recursion: grundy::contest::xor_trie::XorTries::join_nodes.
*/
#if (defined __unix__ || defined __APPLE__) && !defined ONLINE_JUDGE
#undef _XOPEN_SOURCE
#define _XOPEN_SOURCE 700
#include <signal.h>
#endif
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
static u64 rotl8(u64 x, u64 n)
{
	return x << (n & 63) | x >> (-n & 63);
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
	a = ld8(8388696);
	if (a) {
		host_write(ld8(8388688), a);
		st8(8388696, 0);
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
	st8(8389280, a);
}

static u64 globalalloc_alloc(u64 a)
{
	u64 b, c, d;
	b = (u64)64 - clz8((a > 16 ? a : 16) - 1);
	c = b << 3;
	d = ld8(c + 8388768);
	if (d) {
		st8(c + 8388768, ld8(d));
		return d;
	}
	d = ld8(8389280);
	if (!d) {
		d = (u64)i4(grow(0)) << 16;
		st8(8389280, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : (u64)1 << (b & 63)));
	return d;
}

static void globalalloc_dealloc(u64 a, u64 b)
{
	if (b > 65536) {
		if (b + a == ld8(8389280)) {
			st8(8389280, a);
			return;
		}
		b = ((u64)clz8(b) ^ 63) << 3;
		st8(a, ld8(b + 8388768));
		st8(b + 8388768, a);
		return;
	}
	b = ((u64)64 - clz8((b > 16 ? b : 16) - 1)) << 3;
	st8(a, ld8(b + 8388768));
	st8(b + 8388768, a);
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
			if (f + c != ld8(8389280) || f <= 65536) {
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

static void handle_error(u64 a)
{
	std_fail(8388608, 53);
}

static void do_reserve_and_handle(u64 a, u64 b, u64 c, u64 d, u64 e)
{
	e = grow_amortized(a, b, c, d, e);
	if (e != ((u64)2147483648u << 32 | 1)) handle_error(e);
}

static void extend_from_slice(u64 a, u64 b, u64 c)
{
	u64 d;
	d = ld8(a + 16);
	if (c > ld8(a) - d) {
		do_reserve_and_handle(a, d, c, 1, 1);
		d = ld8(a + 16);
	}
	if (c) copy(ld8(a + 8) + d, b, c);
	st8(a + 16, d + c);
}

static void input_first(u64 a)
{
	u32 j, n, p, r;
	u64 b, c, d, e, f, g, h, i, k, m, q;
	sp = b = frame(48);
	st8(b + 16, 0);
	st8(b + 8, 1);
	st8(b, 0);
	extend_from_slice(b, 1, 0);
	c = ld8(b + 8);
	d = ld8(b + 16);
	f = e = ld8(b);
	do {
		g = f - d;
		if (g <= 65535) {
			if (d > (u64)-65537) {
				g = 0;
				handle_error(g);
			}
			f = d + 65536;
			finish_grow(b + 24, e, c, f, 1, 1);
			if (ld8(b + 24) == 1) {
				g = ld8(b + 32);
				handle_error(g);
			}
			c = ld8(b + 32);
			g = 65536;
			e = f;
		}
		g = host_read(c + d, g);
		d += g;
	} while (g);
	st8(b + 8, c);
	st8(b, e);
	st8(b + 16, d);
	if (d) {
		h = c + 1;
		f = 0;
		do {
			e = f + 1;
			i = c + f;
			j = ext1(M[i]);
			if (j > 2147483647) {
				g = (u64)clz4(~(j << 24)) - 1;
				k = g < 3 ? g : 3;
				m = k + e;
				n = (g != 0) & (m <= d);
				p = 63 >> (k & 31) & j & 255;
				q = d < m ? d : m;
				if (e < q) {
					g = h + f;
					f = f - q + 1;
					do {
						r = M[g];
						p = p << 6 | (r & 63);
						g++;
						n &= i4(ext1(r)) < -64;
					} while (++f);
				}
				st8(b + 32, (u64)65536 << 32 | 2048);
				st8(b + 24, (u64)128 << 32 | 128);
				if (n != 0 && j <= 4294967287u && p >= ld4(b + 24 + (k << 2))) {
					f = m;
					if ((p ^ 55296) - 1114112 > 4293855231u) goto L10;
				}
				M[i] = 63;
			}
			f = e;
		L10:;
		} while (f < d);
	}
	g = globalalloc_alloc(24);
	if (!g) std_fail(8388608, 53);
	f = ld8(b + 16);
	st8(g + 16, f);
	st8(g, ld8(b));
	d = ld8(b + 8);
	st8(g + 8, d);
	M[a + 40] = 0;
	st8(a + 32, f);
	st8(a + 24, d);
	st8(a + 16, f);
	st8(a + 8, d);
	st8(a, 0);
	sp = b + 48;
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
	if (ld8(8388712) == 1) std_fail(8388608, 53);
	st8(8388720, a);
	st8(8388712, 1);
	copy(8388728, b + 56, 40);
	sp = b + 96;
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
	u32 d;
	u64 a, b, c, e, f, g, h, i, j;
	sp = a = frame(112);
	if (!ld4(8388712)) try_init(ld8(8388704));
	if (ld8(8388720)) std_fail(8388608, 53);
	st8(8388720, -1);
	b = ld8(8388752);
	c = ld8(8388744);
	d = M[8388760];
	for (;;) {
		e = c;
		if (d & 1) break;
		if (b) {
			i = 0;
			do {
				c = M[e + i];
				if (c <= 32 && (u64)1 << (c & 63) & ((u64)1 << 32 | 13824)) goto L8;
				i++;
			} while (b != i);
		}
		d = 1;
		M[8388760] = 1;
		c = e;
		i = b;
		goto L7;
	L8:
		c = i + 1;
		b -= c;
		st8(8388752, b);
		c += e;
		st8(8388744, c);
		d = 0;
	L7:
		if (i) goto L4;
	}
	f = ld8(8388728);
	g = ld8(8388736);
	h = f + g;
	goto L2;
L4:
	f = ld8(8388728);
	g = ld8(8388736);
	d = !e;
	h = d ? f + g : e;
	c = d ? 0 : i;
	if (c <= 1) {
		if ((u32)c != 1) goto L2;
		d = M[h];
		switch (d - 43) {
		case 0: case 2:
			goto L2;
		default:
			goto L13;
		}
	}
	d = M[h];
L13:
	b = (d & 255) == 43;
	i = h + b;
	c -= b;
	if (c >= 17) {
		b = 0;
		for (;;) {
			if (!c) goto L16;
			multi3_fn(a + 16, b, 0, 10, 0);
			if (ld8(a + 24)) goto L2;
			d = M[i] - 48u;
			if (d > 9) goto L2;
			i++;
			c--;
			j = ld8(a + 16);
			b = j + d;
			if (b < j) goto L2;
		}
	}
	if (!c) goto L2;
	b = 0;
	do {
		d = M[i] - 48u;
		if (d > 9) goto L2;
		i++;
		b = b * 10 + d;
	} while (--c);
L16:
	if (!b || !e) goto L2;
	st8(8388720, 0);
	sp = a + 112;
	return b - 1;
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

static void from_elem(u64 a, u64 b)
{
	u64 c, d;
	if (b) {
		c = b << 2;
		d = globalalloc_alloc(c);
		if (!d) std_fail(8388608, 53);
		if (c) fill(d, 0, c);
		c = b;
	} else {
		c = 0;
		d = 4;
	}
	st8(a + 16, b);
	st8(a + 8, d);
	st8(a, c);
}

static void grow_one(u64 a)
{
	a = grow_amortized(a, ld8(a), 1, 8, 8);
	if (a != ((u64)2147483648u << 32 | 1)) handle_error(a);
}

static void drop_in_place(u64 a)
{
	u64 b;
	b = ld8(a);
	if (b) globalalloc_dealloc(ld8(a + 8), b << 2);
	b = ld8(a + 24);
	if (b) globalalloc_dealloc(ld8(a + 32), b << 2);
}

static void rawvec_grow_one(u64 a)
{
	a = grow_amortized(a, ld8(a), 1, 4, 16);
	if (a != ((u64)2147483648u << 32 | 1)) handle_error(a);
}

static void pass_on(u64 a, u64 b, u32 c, u32 d)
{
	u32 g;
	u64 e, f, h;
	sp = e = frame(32);
	f = c;
	if (b <= f) std_fail(8388608, 53);
	f = a + (f << 4);
	g = ld4(f + 12);
	c = 0;
	st4(f + 12, 0);
	if (g >> (d & 31) & 1) st8(f, rotl8(ld8(f), 32));
	st8(e + 24, ld8(f));
	h = e + 24;
	f = 0;
	do {
		d = ld4(h + (f << 2));
		if (d) {
			f = d;
			if (b <= f) std_fail(8388608, 53);
			f = a + (f << 4);
			st4(f + 12, ld4(f + 12) ^ g);
		}
		d = c & 1;
		f = 1;
		c = 1;
	} while (!d);
	sp = e + 32;
}

static void raw_vec_rawvec_grow_one(u64 a)
{
	a = grow_amortized(a, ld8(a), 1, 4, 4);
	if (a != ((u64)2147483648u << 32 | 1)) handle_error(a);
}

static u32 join_nodes(u64 a, u32 b, u32 c, u32 d)
{
	u32 g, p;
	u64 e, f, h, i, j, k, m, n;
	if (!b || !c) return c | b;
	if (d) {
		e = ld8(a + 8);
		f = ld8(a + 16);
		g = d - 1;
		pass_on(e, f, b, g);
		pass_on(e, f, c, g);
		h = c;
		i = e + (h << 4);
		j = b;
		k = e + (j << 4);
		m = 0;
		c = 0;
		d = 1;
		do {
			if (f <= j || f <= h) std_fail(8388608, 53);
			n = m << 2;
			m = k + n;
			p = join_nodes(a, ld4(m), ld4(i + n), g);
			st4(m, p);
			m = p;
			if (f <= m) std_fail(8388608, 53);
			c += ld4(e + (m << 4) + 8);
			p = d & 1;
			m = 1;
			d = 0;
		} while (p);
		st4(k + 8, c);
	}
	return b;
}

static void grow_one_2(u64 a)
{
	a = grow_amortized(a, ld8(a), 1, 4, 8);
	if (a != ((u64)2147483648u << 32 | 1)) handle_error(a);
}

static void host_append(u64 a, u64 b)
{
	u64 c;
	if (b < 65537) {
		c = ld8(8388696);
		if (b > ld8(8388680) - c) {
			do_reserve_and_handle(8388680, c, b, 1, 1);
			c = ld8(8388696);
		}
		if (b) copy(ld8(8388688) + c, a, b);
		st8(8388696, c + b);
		return;
	}
	c = ld8(8388696);
	if (c) {
		host_write(ld8(8388688), c);
		st8(8388696, 0);
	}
	host_write(a, b);
}

static void main_fn(void)
{
	u32 d, j, r, s, d1, i1, j1;
	u64 a, b, c, e, f, g, h, i, k, m, n, p, q, t, u, v, w, x, y, z, a1, b1, c1, e1, f1, g1, h1, k1;
	sp = a = frame(272);
	if (!ld4(8388712)) try_init(ld8(8388704));
	if (ld8(8388720)) std_fail(8388608, 53);
	st8(8388720, -1);
	b = ld8(8388752);
	c = ld8(8388744);
	d = M[8388760];
	for (;;) {
		e = c;
		if (d & 1) break;
		if (b) {
			i = 0;
			do {
				c = M[e + i];
				if (c <= 32 && (u64)1 << (c & 63) & ((u64)1 << 32 | 13824)) goto L13;
				i++;
			} while (b != i);
		}
		d = 1;
		M[8388760] = 1;
		c = e;
		i = b;
		goto L12;
	L13:
		c = i + 1;
		b -= c;
		st8(8388752, b);
		c += e;
		st8(8388744, c);
		d = 0;
	L12:
		if (i) goto L9;
	}
	f = ld8(8388728);
	g = ld8(8388736);
	h = f + g;
	goto L3;
L9:
	f = ld8(8388728);
	g = ld8(8388736);
	h = f + g;
	j = !e;
	e = j ? h : e;
	c = j ? 0 : i;
	if (c <= 1) {
		if ((u32)c != 1) goto L4;
		d = M[e];
		switch (d - 43) {
		case 0: case 2:
			goto L4;
		default:
			goto L18;
		}
	}
	d = M[e];
L18:
	b = (d & 255) == 43;
	i = e + b;
	c -= b;
	if (c >= 17) {
		k = 0;
		for (;;) {
			if (!c) goto L21;
			multi3_fn(a + 32, k, 0, 10, 0);
			if (ld8(a + 40)) goto L4;
			d = M[i] - 48u;
			if (d > 9) goto L4;
			i++;
			c--;
			b = ld8(a + 32);
			k = b + d;
			if (k < b) goto L4;
		}
	}
	if (!c) {
		st8(8388720, 0);
		std_fail(8388608, 53);
	}
	k = 0;
	do {
		d = M[i] - 48u;
		if (d > 9) goto L4;
		i++;
		k = k * 10 + d;
	} while (--c);
L21:
	if (j) goto L3;
	st8(8388720, 0);
	if (!k || k > ((u64)2147483647 << 32 | 4294967295u)) std_fail(8388608, 53);
	m = globalalloc_alloc(k);
	if (!m) std_fail(8388608, 53);
	h = ld8(8388712);
	f = 0;
	do {
		d = h;
		h = 1;
		if (!(d & 1)) {
			try_init(ld8(8388704));
			h = ld8(8388712);
		}
		if (ld8(8388720)) std_fail(8388608, 53);
		g = f + 1;
		st8(8388720, -1);
		b = ld8(8388752);
		c = ld8(8388744);
		d = M[8388760];
		for (;;) {
			e = c;
			if (d & 1) break;
			if (b) {
				i = 0;
				do {
					c = M[e + i];
					if (c <= 32 && (u64)1 << (c & 63) & ((u64)1 << 32 | 13824)) goto L34;
					i++;
				} while (b != i);
			}
			d = 1;
			M[8388760] = 1;
			c = e;
			i = b;
			goto L33;
		L34:
			c = i + 1;
			b -= c;
			st8(8388752, b);
			c += e;
			st8(8388744, c);
			d = 0;
		L33:
			if (i) goto L30;
		}
		n = ld8(8388728);
		p = ld8(8388736);
		e = n + p;
		goto L5;
	L30:
		n = ld8(8388728);
		p = ld8(8388736);
		q = n + p;
		r = !e;
		e = r ? q : e;
		c = r ? 0 : i;
		if (c <= 1) {
			if ((u32)c != 1) goto L5;
			d = M[e];
			switch (d - 43) {
			case 0: case 2:
				goto L5;
			default:
				goto L39;
			}
		}
		d = M[e];
	L39:
		b = (d & 255) == 43;
		i = e + b;
		c -= b;
		if (c >= 3) {
			d = 0;
			for (;;) {
				if (!c) goto L43;
				d = (d & 255) * 10;
				if (d >> 8) goto L5;
				j = M[i] - 48u;
				if (j > 9) goto L5;
				i++;
				c--;
				d = (d & 255) + (j & 255);
				if ((d & 255) != d) goto L5;
			}
		}
		if (!c) {
			d = 0;
			goto L42;
		}
		j = c == 1;
		d = 0;
		do {
			s = M[i] - 48u;
			if (s > 9) goto L5;
			i++;
			d = d * 10 + s;
			s = j & 1;
			j = 1;
		} while (!s);
	L43:
		e = q;
		if (r) goto L5;
	L42:
		st8(8388720, 0);
		M[m + f] = d;
		f = g;
	} while (g != k);
	f = k - 1;
	if (f > ((u64)268435455 << 32 | 4294967295u)) std_fail(8388608, 53);
	p = f << 4;
	if (p >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(8388608, 53);
	if (p) {
		t = f;
		u = globalalloc_alloc(p);
		if (!u) std_fail(8388608, 53);
	} else {
		t = 0;
		u = 8;
	}
	d = !f;
	if (!d) {
		c = f;
		i = u;
		do {
			e = proconio_read();
			st8(i + 8, proconio_read());
			st8(i, e);
			i += 16;
		} while (--c);
	}
	i = 0;
	while (k != i) {
		c = m + i;
		i++;
		if (M[c] >= 2) std_fail(8388608, 53);
	}
	if (k > 2147483646) std_fail(8388608, 53);
	if (!d) {
		b = u + p;
		c = a + 168;
		e = u;
		do {
			st8(a + 176, ld8(e + 8));
			st8(a + 168, ld8(e));
			e += 16;
			i = 0;
			d = 0;
			do {
				if (ld8(c + (i << 3)) >= k) std_fail(8388608, 53);
				j = d & 1;
				i = 1;
				d = 1;
			} while (!j);
		} while (e != b);
	}
	from_elem(a + 96, k + 1);
	q = u + (f << 4);
	n = a + 168;
	d = 0;
	g = ld8(a + 104);
	e = ld8(a + 112);
	c = u;
	for (;;) {
		if ((d & 1) != 0 && i != 2) b = c;
		else {
			if (c == q) {
				i = 0;
				f = e - (e != 0);
				c = g;
				do {
					if (e == i || f == i) std_fail(8388608, 53);
					b = c + 4;
					st4(b, ld4(b) + ld4(c));
					c = b;
					i++;
				} while (k != i);
				if (k >= e) std_fail(8388608, 53);
				from_elem(a + 120, ld4(g + (k << 2)));
				if (e > ((u64)1073741823 << 32 | 4294967295u)) std_fail(8388608, 53);
				v = e << 2;
				if (v >= ((u64)2147483647 << 32 | 4294967293u)) std_fail(8388608, 53);
				w = globalalloc_alloc(v);
				if (!w) std_fail(8388608, 53);
				if (v) copy(w, g, v);
				x = a + 168;
				d = 0;
				y = ld8(a + 128);
				z = ld8(a + 136);
				c = u;
				for (;;) {
					if ((d & 1) != 0 && i != 2) h = c;
					else {
						if (c == q) break;
						h = c + 16;
						f = ld8(c + 8);
						b = ld8(c);
						i = 0;
					}
					st8(a + 184, f);
					st8(a + 168, b);
					st8(a + 176, f);
					st8(a + 192, b);
					g = x + (i << 4);
					c = ld8(g);
					if (c >= e) std_fail(8388608, 53);
					c = w + (c << 2);
					n = ld4(c);
					if (z <= n) std_fail(8388608, 53);
					i++;
					st4(y + (n << 2), ld8(g + 8));
					d = 1;
					st4(c, ld4(c) + 1);
					c = h;
				}
				st8(a + 48, ld8(a + 96));
				st8(a + 56, ld8(a + 104));
				st8(a + 64, ld8(a + 112));
				st8(a + 72, ld8(a + 120));
				st8(a + 80, ld8(a + 128));
				st8(a + 88, ld8(a + 136));
				globalalloc_dealloc(w, v);
				a1 = k << 4;
				h = globalalloc_alloc(a1);
				if (!h) std_fail(8388608, 53);
				if (a1) fill(h, 0, a1);
				q = 0;
				g = globalalloc_alloc(8);
				if (!g) std_fail(8388608, 53);
				st8(g, 0);
				st8(a + 160, 1);
				st8(a + 152, g);
				st8(a + 144, 1);
				y = ld8(a + 80);
				z = ld8(a + 88);
				x = ld8(a + 56);
				w = ld8(a + 64);
				f = 1;
				do {
					n = ld8(g + (q << 3));
					i = n & (u64)4294967295u;
					if (w <= i) std_fail(8388608, 53);
					c = i + 1;
					if (c >= w) std_fail(8388608, 53);
					d = ld4(x + (c << 2));
					j = ld4(x + (i << 2));
					if (d < j) std_fail(8388608, 53);
					i = d;
					if (z < i) std_fail(8388608, 53);
					if (j != d) {
						k1 = i << 2;
						i = (u64)j << 2;
						e = k1 - i;
						i += y;
						do {
							c = ld4(i);
							if (c) {
								if (k <= c) std_fail(8388608, 53);
								b = h + (c << 4);
								if (!ld4(b)) {
									st8(b + 8, n);
									st8(b, 1);
									if (f == ld8(a + 144)) {
										grow_one(a + 144);
										g = ld8(a + 152);
									}
									st8(g + (f << 3), c);
									f++;
									st8(a + 160, f);
								}
							}
							i += 4;
							e -= 4;
						} while (e);
					}
				} while (++q < f);
				i = 0;
				c = h;
				do {
					if (i && ld8(c) != 1) goto L79;
					c += 16;
					i++;
				} while (k != i);
				n = globalalloc_alloc(k);
				if (!n) std_fail(8388608, 53);
				if (k) fill(n, 0, k);
				c = u;
				do {
					if (!p) goto L92;
					e = ld8(c);
					if (e >= k) std_fail(8388608, 53);
					i = b = ld8(c + 8);
					g = h + (e << 4);
					if (ld8(g) == 1) i = ld8(g + 8) == b ? e : b;
					if (i >= k) std_fail(8388608, 53);
					g = h + (i << 4);
					if (ld8(g) != 1 || ld8(g + 8) != (b ^ e ^ i)) break;
					c += 16;
					i += n;
					d = M[i];
					M[i] = 1;
					p -= 16;
				} while (!d);
				globalalloc_dealloc(n, k);
				goto L79;
			L92:
				b1 = ld8(a + 152);
				c1 = ld8(a + 144);
				globalalloc_dealloc(n, k);
				drop_in_place(a + 48);
				c = globalalloc_alloc(16);
				if (!c) std_fail(8388608, 53);
				st8(c + 8, 0);
				st8(c, 0);
				d1 = 64 - (u32)clz8(k);
				st4(a + 168, d1);
				st8(a + 160, 1);
				st8(a + 152, c);
				st8(a + 144, 1);
				e1 = k << 3;
				v = globalalloc_alloc(e1);
				if (!v) std_fail(8388608, 53);
				if (k != 1) {
					i = e1 - 8;
					if (i) fill(v, 0, i);
					st8(i + v, 0);
					f1 = k;
					g1 = globalalloc_alloc(k * 24);
					if (!g1) std_fail(8388608, 53);
				} else {
					st8(v, 0);
					f1 = 1;
					g1 = globalalloc_alloc(24);
					if (!g1) std_fail(8388608, 53);
				}
				e = k;
				i = g1;
				do {
					st8(i, 0);
					st8(i + 16, 0);
					st8(i + 8, 4);
					i += 24;
				} while (--e);
				if (f) {
					y = b1 + (f << 3);
					b = 1;
					do {
						y -= 8;
						z = ld8(y);
						if (z >= k) std_fail(8388608, 53);
						h1 = v + (z << 3);
						s = ld4(h1 + 4);
						r = 0;
						if (!M[m + z]) {
							if (s >> (d1 & 31)) std_fail(8388608, 53);
							i = (u64)d1 + 1;
							x = globalalloc_alloc(i << 2);
							if (!x) std_fail(8388608, 53);
							st8(a + 56, x);
							st8(a + 48, i);
							if (b == ld8(a + 144)) {
								rawvec_grow_one(a + 144);
								d1 = ld4(a + 168);
								c = ld8(a + 152);
							}
							i = c + (b << 4);
							st8(i + 8, 0);
							st8(i, 0);
							e = 1;
							p = b + 1;
							r = (u32)p - 1;
							st4(x, r);
							st8(a + 160, p);
							st8(a + 64, 1);
							if (d1) {
								j = d1 - 1;
								pass_on(c, p, r, j);
								e = 2;
								n = 4;
								b = c;
								i = p;
								d = r;
								for (;;) {
									g = d;
									if (i <= g) std_fail(8388608, 53);
									q = g << 4;
									w = (u64)(s >> (j & 31) & 1) << 2;
									d = ld4(b + q + w);
									if (d) {
										b = c;
										i = p;
									} else {
										if (p == ld8(a + 144)) {
											rawvec_grow_one(a + 144);
											c = ld8(a + 152);
										}
										i = c + (p << 4);
										st8(i + 8, 0);
										st8(i, 0);
										i = p + 1;
										st8(a + 160, i);
										d = (u32)i - 1;
										b = c;
									}
									if (i <= g) std_fail(8388608, 53);
									st4(b + q + w, d);
									if (e - 1 == ld8(a + 48)) {
										raw_vec_rawvec_grow_one(a + 48);
										x = ld8(a + 56);
									}
									st4(x + n, d);
									st8(a + 64, e);
									if (!j) break;
									c = ld8(a + 152);
									p = ld8(a + 160);
									j--;
									pass_on(c, p, d, j);
									n += 4;
									e++;
								}
								x = ld8(a + 56);
							} else {
								i = p;
							}
							b = e << 2;
							e = ld4(x + b - 4);
							if (i <= e) std_fail(8388608, 53);
							c = ld8(a + 152);
							if (!ld4(c + (e << 4) + 8)) {
								e = x;
								do {
									g = ld4(e);
									if (i <= g) std_fail(8388608, 53);
									g = c + (g << 4);
									st4(g + 8, ld4(g + 8) + 1);
									e += 4;
									b -= 4;
								} while (b);
							}
							i = ld8(a + 48);
							if (i) globalalloc_dealloc(x, i << 2);
						}
						i = g1 + z * 24;
						e = ld8(i + 16);
						st8(i + 16, 0);
						n = ld8(i + 8);
						st8(i + 8, 4);
						p = ld8(i);
						st8(i, 0);
						if (e) {
							b = n + (e << 3);
							i1 = ld4(a + 168);
							j1 = i1 & 31;
							g = ld8(a + 160);
							i = n;
							do {
								j = ld4(i) ^ s;
								if (j >> (j1 & 31)) std_fail(8388608, 53);
								d = ld4(i + 4);
								if (d) {
									e = d;
									if (g <= e) std_fail(8388608, 53);
									e = c + (e << 4);
									st4(e + 12, ld4(e + 12) ^ j);
									r = join_nodes(a + 144, r, d, i1);
								}
								i += 8;
							} while (i != b);
						}
						if (p) globalalloc_dealloc(n, p << 3);
						b = ld8(a + 160);
						d1 = ld4(a + 168);
						if (d1) {
							d = d1 - 1;
							s = 0;
							c = ld8(a + 152);
							j1 = 0;
							j = r;
							for (;;) {
								i = j;
								if (b <= i) std_fail(8388608, 53);
								i = c + (i << 4);
								j = ld4(i + 8);
								if (j == 2u << (d & 31)) goto L124;
								st8(a + 48, ld8(i));
								j1 ^= ld4(i + 12);
								j = d & 31;
								i = j1 >> (j & 31) & 1;
								e = ld4((a + 48) | i << 2);
								if (b <= e) std_fail(8388608, 53);
								i1 = ld4(c + (e << 4) + 8) == 1u << (j & 31);
								s |= i1 << (j & 31);
								j = ld4((a + 48) | (i1 ^ i) << 2);
								if (--d == ~0u) goto L125;
							}
						}
						s = 0;
						j = r;
					L125:
						i = j;
						if (b <= i) std_fail(8388608, 53);
						c = ld8(a + 152);
						j = ld4(c + (i << 4) + 8);
					L124:
						d = j + s;
						st4(h1, d);
						i = h + (z << 4);
						if (ld8(i) == 1) {
							i = ld8(i + 8);
							if (i >= k) std_fail(8388608, 53);
							e = v + (i << 3);
							st4(e + 4, ld4(e + 4) ^ d);
							i = g1 + i * 24;
							e = ld8(i + 16);
							if (e == ld8(i)) grow_one_2(i);
							st8(i + 16, e + 1);
							i = ld8(i + 8) + (e << 3);
							st4(i + 4, r);
							st4(i, d);
						}
					} while (b1 != y);
				}
				i = g1;
				e = k;
				do {
					b = ld8(i);
					if (b) globalalloc_dealloc(ld8(i + 8), b << 3);
					i += 24;
				} while (--e);
				globalalloc_dealloc(g1, f1 * 24);
				i = ld8(a + 144);
				if (i) globalalloc_dealloc(c, i << 4);
				from_elem(a + 144, k);
				if (f) {
					e = f << 3;
					g = ld8(a + 152);
					b = ld8(a + 160);
					c = b1;
					for (;;) {
						i = ld8(c);
						if (i >= k) std_fail(8388608, 53);
						n = v + (i << 3);
						d = ld4(n + 4);
						f = h + (i << 4);
						if (ld8(f) == 1) {
							f = ld8(f + 8);
							if (f >= b) std_fail(8388608, 53);
							d ^= ld4(n) ^ ld4(g + (f << 2));
						}
						if (i >= b) std_fail(8388608, 53);
						c += 8;
						st4(g + (i << 2), d);
						e -= 8;
						if (!e) goto L135;
					}
				}
				b = ld8(a + 160);
				g = ld8(a + 152);
			L135:
				w = ld8(a + 144);
				globalalloc_dealloc(v, e1);
				i = 0;
				e = g;
				do {
					if (k == i) std_fail(8388608, 53);
					c = i + 1;
					if (!M[m + i]) {
						if (i >= b) std_fail(8388608, 53);
						if (!ld4(e)) goto L141;
					}
					e += 4;
					i = c;
				} while (k != c);
				i = ld8(8388696);
				if (ld8(8388680) - i <= 2) {
					do_reserve_and_handle(8388680, i, 3, 1, 1);
					i = ld8(8388696);
				}
				e = i + 3;
				st8(8388696, e);
				c = ld8(8388688) + i;
				st2(c, ld2(8388674));
				M[c + 2] = M[8388676];
				if (i >= 65534) {
					host_write(ld8(8388688), e);
					st8(8388696, 0);
				}
				n = 0;
				st8(a + 120, 0);
				q = 1;
				goto L140;
			L141:
				x = globalalloc_alloc(32);
				if (!x) std_fail(8388608, 53);
				st8(x, i);
				st8(a + 160, 1);
				st8(a + 152, x);
				z = 4;
				st8(a + 144, 4);
				n = 1;
				if (c < k) {
					do {
						f = c > k ? c : k;
						e = g + (c << 2);
						i = c;
						for (;;) {
							if (f == i) std_fail(8388608, 53);
							c = i + 1;
							if (!M[m + i]) {
								if (i >= b) std_fail(8388608, 53);
								if (!ld4(e)) break;
							}
							e += 4;
							i = c;
							if (k == c) goto L149;
						}
						if (n == ld8(a + 144)) {
							do_reserve_and_handle(a + 144, n, 1, 8, 8);
							x = ld8(a + 152);
						}
						st8(x + (n << 3), i);
						n++;
						st8(a + 160, n);
					} while (c < k);
				L149:
					x = ld8(a + 152);
					z = ld8(a + 144);
				}
				st8(a + 136, 0);
				st8(a + 128, 1);
				st8(a + 120, 0);
				p = x + (n << 3);
				q = 1;
				n = 0;
				f = x;
				do {
					i = ld8(f);
					st8(a + 64, 0);
					st8(a + 48, 0);
					st8(a + 56, 1);
					fill(a + 144, 48, 40);
					f += 8;
					i++;
					e = 39;
					do {
						c = e;
						if (c > 39) std_fail(8388608, 53);
						b = i / 10;
						M[a + 144 + c] = (u32)(i - b * 10) | 48;
						e = c - 1;
						d = i < 10;
						i = b;
					} while (!d);
					extend_from_slice(a + 48, a + 144 + e + 1, 40 - c);
					e = ld8(a + 48);
					i = ld8(a + 64);
					if (e == i) {
						do_reserve_and_handle(a + 48, i, 1, 1, 1);
						e = ld8(a + 48);
						i = ld8(a + 64);
					}
					b = ld8(a + 56);
					M[b + i] = 10;
					c = i + 1;
					if (i >= ld8(a + 120) - n) {
						do_reserve_and_handle(a + 120, n, c, 1, 1);
						q = ld8(a + 128);
						n = ld8(a + 136);
					}
					if (c) copy(q + n, b, c);
					n += c;
					st8(a + 136, n);
					if (e) globalalloc_dealloc(b, e);
				} while (f != p);
				if (!z) goto L140;
				globalalloc_dealloc(x, z << 3);
			L140:
				host_append(q, n);
				i = ld8(8388696);
				if (i >= 65537) {
					host_write(ld8(8388688), i);
					st8(8388696, 0);
				}
				i = ld8(a + 120);
				if (i) globalalloc_dealloc(q, i);
				if (w) globalalloc_dealloc(g, w << 2);
				globalalloc_dealloc(h, a1);
				if (c1) globalalloc_dealloc(b1, c1 << 3);
				if (t) globalalloc_dealloc(u, t << 4);
				globalalloc_dealloc(m, k);
				i = ld8(8388696);
				if (i) {
					host_write(ld8(8388688), i);
					st8(8388696, 0);
				}
				sp = a + 272;
				return;
			L79:
				i = ld8(a + 144);
				if (i) globalalloc_dealloc(ld8(a + 152), i << 3);
				globalalloc_dealloc(h, a1);
				drop_in_place(a + 48);
				std_fail(8388608, 53);
			}
			b = c + 16;
			f = ld8(c + 8);
			h = ld8(c);
			i = 0;
		}
		st8(a + 184, f);
		st8(a + 168, h);
		c = ld8(n + (i << 4)) + 1;
		if (c >= e) std_fail(8388608, 53);
		d = 1;
		c = g + (c << 2);
		st4(c, ld4(c) + 1);
		i++;
		c = b;
	}
L5:
	str_index(a + 16, n, p, e - n);
	c = ld8(a + 16);
	i = ld8(a + 24);
	M[a + 200] = 1;
	st8(a + 192, (u64)10 << 32 | 10);
	st8(a + 184, i);
	st8(a + 176, 0);
	st8(a + 168, i);
	st8(a + 160, c);
	st2(a + 208, 1);
	st8(a + 152, i);
	st8(a + 144, 0);
	next_back_2(a + 144);
	std_fail(8388608, 53);
L4:
	h = e;
L3:
	str_index(a, f, g, h - f);
	c = ld8(a);
	i = ld8(a + 8);
	M[a + 200] = 1;
	st8(a + 192, (u64)10 << 32 | 10);
	st8(a + 184, i);
	st8(a + 176, 0);
	st8(a + 168, i);
	st8(a + 160, c);
	st2(a + 208, 1);
	st8(a + 152, i);
	st8(a + 144, 0);
	next_back_2(a + 144);
	std_fail(8388608, 53);
}

static void print_rest(void)
{
	u64 a;
	a = ld8(8388696);
	if (a) {
		host_write(ld8(8388688), a);
		st8(8388696, 0);
	}
}

static void overflow(void)
{
	sp = 8388608;
	print_rest();
	die("stack overflow");
}

#ifdef SA_ONSTACK
static void full(int signal)
{
	if (signal) overflow();
}
static void guard(void)
{
	static char spare[65536];
	struct sigaction action;
	stack_t stack;
	memset(&action, 0, sizeof action);
	memset(&stack, 0, sizeof stack);
	stack.ss_sp = spare;
	stack.ss_size = sizeof spare;
	sigaltstack(&stack, 0);
	action.sa_handler = full;
	action.sa_flags = SA_ONSTACK;
	sigaction(SIGSEGV, &action, 0);
	sigaction(SIGBUS, &action, 0);
}
#else
#define guard()
#endif
int main(void)
{
	guard();
	M = (unsigned char *)calloc(129, 65536);
	if (!M) die("out of memory");
	memcpy(M + 8388608, "the program failed; bundled with --debug, it says whyout of memory-1\n\0\0\0\0\0\0\0\0\0\0\0\1\0"
		"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1", 97);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
