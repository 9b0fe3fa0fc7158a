/* BZOJ 4730, https://hydro.ac/d/bzoj/p/4730, made by `cargo judge bundle bzoj4730 --write` from 5bf1b10658511ab2 */
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
	a = ld8(8388704);
	if (a) {
		host_write(ld8(8388696), a);
		st8(8388704, 0);
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
	st8(8389288, a);
}

static u64 globalalloc_alloc(u64 a)
{
	u64 b, c, d;
	b = (u64)64 - clz8((a > 16 ? a : 16) - 1);
	c = b << 3;
	d = ld8(c + 8388776);
	if (d) {
		st8(c + 8388776, ld8(d));
		return d;
	}
	d = ld8(8389288);
	if (!d) {
		d = (u64)i4(grow(0)) << 16;
		st8(8389288, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : (u64)1 << (b & 63)));
	return d;
}

static void globalalloc_dealloc(u64 a, u64 b)
{
	if (b > 65536) {
		if (b + a == ld8(8389288)) {
			st8(8389288, a);
			return;
		}
		b = ((u64)clz8(b) ^ 63) << 3;
		st8(a, ld8(b + 8388776));
		st8(b + 8388776, a);
		return;
	}
	b = ((u64)64 - clz8((b > 16 ? b : 16) - 1)) << 3;
	st8(a, ld8(b + 8388776));
	st8(b + 8388776, a);
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
			if (f + c != ld8(8389288) || f <= 65536) {
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

static void handle_error(u64 a)
{
	std_fail(8388608, 53);
}

static void input_first(u64 a)
{
	u32 k, p, q, s;
	u64 b, c, d, e, f, g, h, i, j, m, n, r;
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
			i = e + 1;
			j = c + e;
			k = ext1(M[j]);
			if (k > 2147483647) {
				g = (u64)clz4(~(k << 24)) - 1;
				m = g < 3 ? g : 3;
				n = m + i;
				p = (g != 0) & (n <= f);
				q = 63 >> (m & 31) & k & 255;
				r = f < n ? f : n;
				if (i < r) {
					g = h + e;
					e = e - r + 1;
					do {
						s = M[g];
						q = q << 6 | (s & 63);
						g++;
						p &= i4(ext1(s)) < -64;
					} while (++e);
				}
				st8(b + 16, (u64)65536 << 32 | 2048);
				st8(b + 8, (u64)128 << 32 | 128);
				if (p != 0 && k <= 4294967287u && q >= ld4(b + 8 + (m << 2))) {
					e = n;
					if ((q ^ 55296) - 1114112 > 4293855231u) goto L10;
				}
				M[j] = 63;
			}
			e = i;
		L10:;
		} while (e < f);
	}
	g = globalalloc_alloc(24);
	if (!g) std_fail(8388608, 53);
	st8(g + 16, f);
	st8(g + 8, c);
	st8(g, d);
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
	if (ld8(8388720) == 1) std_fail(8388608, 53);
	st8(8388728, a);
	st8(8388720, 1);
	copy(8388736, b + 56, 40);
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
	u32 d, j;
	u64 a, b, c, e, f, g, h, i, k;
	sp = a = frame(112);
	if (!ld4(8388720)) try_init(ld8(8388712));
	if (ld8(8388728)) std_fail(8388608, 53);
	st8(8388728, -1);
	b = ld8(8388760);
	c = ld8(8388752);
	d = M[8388768];
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
		M[8388768] = 1;
		c = e;
		i = b;
		goto L8;
	L9:
		c = i + 1;
		b -= c;
		st8(8388760, b);
		c += e;
		st8(8388752, c);
		d = 0;
	L8:
		if (i) goto L5;
	}
	f = ld8(8388736);
	g = ld8(8388744);
	h = f + g;
	goto L2;
L5:
	f = ld8(8388736);
	g = ld8(8388744);
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
	st8(8388728, 0);
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

static u64 program_proconio_read(void)
{
	u32 d;
	u64 a, b, c, e, f, g, h, i, j;
	sp = a = frame(112);
	if (!ld4(8388720)) try_init(ld8(8388712));
	if (ld8(8388728)) std_fail(8388608, 53);
	st8(8388728, -1);
	b = ld8(8388760);
	c = ld8(8388752);
	d = M[8388768];
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
		M[8388768] = 1;
		c = e;
		i = b;
		goto L7;
	L8:
		c = i + 1;
		b -= c;
		st8(8388760, b);
		c += e;
		st8(8388752, c);
		d = 0;
	L7:
		if (i) goto L4;
	}
	f = ld8(8388736);
	g = ld8(8388744);
	h = f + g;
	goto L2;
L4:
	f = ld8(8388736);
	g = ld8(8388744);
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
	st8(8388728, 0);
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

static u64 unionfind_root(u64 a, u64 b, u64 c)
{
	u64 d, e;
	if (c >= b) std_fail(8388608, 53);
	for (;;) {
		d = a + (c << 3);
		e = ld8(d);
		if (e == c) return c;
		if (e >= b) std_fail(8388608, 53);
		c = ld8(a + (e << 3));
		st8(d, c);
		if (c >= b) std_fail(8388608, 53);
	}
}

static void from_elem(u64 a, u64 b)
{
	u32 c;
	u64 d, e;
	c = !b;
	if (c) {
		d = 0;
		e = 1;
	} else {
		e = globalalloc_alloc(b);
		if (!e) std_fail(8388608, 53);
		if (!c) fill(e, 0, b);
		d = b;
	}
	st8(a + 16, b);
	st8(a + 8, e);
	st8(a, d);
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
	a = grow_amortized(a, ld8(a), 1, 8, 16);
	if (a != ((u64)2147483648u << 32 | 1)) handle_error(a);
}

static void vec_from_elem(u64 a, u64 b)
{
	u64 c, d;
	if (b >= (u64)536870912 << 32) std_fail(8388608, 53);
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

static void rawvec_grow_one(u64 a)
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

static void raw_vec_rawvec_grow_one(u64 a)
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

static void grow_one_2(u64 a)
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

static void grow_one_3(u64 a)
{
	a = grow_amortized(a, ld8(a), 1, 4, 8);
	if (a != ((u64)2147483648u << 32 | 1)) handle_error(a);
}

static void do_reserve_and_handle(u64 a, u64 b, u64 c)
{
	c = grow_amortized(a, b, c, 1, 1);
	if (c != ((u64)2147483648u << 32 | 1)) handle_error(c);
}

static void host_append(u64 a, u64 b)
{
	u64 c;
	if (b < 65537) {
		c = ld8(8388704);
		if (b > ld8(8388688) - c) {
			do_reserve_and_handle(8388688, c, b);
			c = ld8(8388704);
		}
		if (b) copy(ld8(8388696) + c, a, b);
		st8(8388704, c + b);
		return;
	}
	c = ld8(8388704);
	if (c) {
		host_write(ld8(8388696), c);
		st8(8388704, 0);
	}
	host_write(a, b);
}

static void main_fn(void)
{
	u32 m, v, f1, g1, h1, i1, j1;
	u64 a, b, c, d, e, f, g, h, i, j, k, n, p, q, r, s, t, u, w, x, y, z, a1, b1, c1, d1, e1, k1;
	sp = a = frame(304);
	b = proconio_read();
	st8(a + 24, 0);
	c = 1;
	st8(a + 16, 1);
	st8(a + 8, 0);
	d = 0;
	if (!b) goto L1;
	e = a + 104;
	f = a + 176;
	g = 0;
	for (;;) {
		d = proconio_read();
		h = proconio_read();
		if (h > ((u64)268435455 << 32 | 4294967295u)) std_fail(8388608, 53);
		i = h << 4;
		if (i >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(8388608, 53);
		if (i) {
			k = globalalloc_alloc(i);
			if (!k) std_fail(8388608, 53);
			j = h;
		} else {
			j = 0;
			k = 8;
		}
		m = !h;
		if (!m) {
			n = h;
			c = k;
			do {
				p = program_proconio_read();
				st8(c + 8, program_proconio_read());
				st8(c, p);
				c += 16;
			} while (--n);
		}
		g++;
		n = i;
		c = k;
		while (n) {
			if (ld8(c) >= d) std_fail(8388608, 53);
			n -= 16;
			p = ld8(c + 8);
			c += 16;
			if (p >= d) std_fail(8388608, 53);
		}
		st8(a + 48, h);
		st8(a + 40, k);
		st8(a + 32, j);
		if (d > ((u64)536870911 << 32 | 4294967295u)) std_fail(8388608, 53);
		p = d << 3;
		if (p >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(8388608, 53);
		if (p) {
			r = globalalloc_alloc(p);
			if (!r) std_fail(8388608, 53);
			q = d;
		} else {
			q = 0;
			r = 8;
		}
		if (d) {
			c = 0;
			n = r;
			do {
				st8(n, c);
				n += 8;
				c++;
			} while (d != c);
			s = globalalloc_alloc(p);
			if (!s) std_fail(8388608, 53);
			c = s;
			if (d != 1) {
				n = d - 1;
				c = s;
				do {
					st8(c, 1);
					c += 8;
				} while (--n);
			}
			st8(c, 1);
			t = d;
			if (m) goto L25;
		} else {
			if (m) {
				t = 0;
				st8(a + 72, 0);
				u = 1;
				st8(a + 64, 1);
				st8(a + 56, 0);
				s = 8;
				goto L23;
			}
			s = 8;
			t = 0;
		}
		j = k + i;
		p = k;
		do {
			n = ld8(p + 8);
			c = unionfind_root(r, d, ld8(p));
			n = unionfind_root(r, d, n);
			if (c == n || c >= d || n >= d) std_fail(8388608, 53);
			m = ld8(s + (c << 3)) < ld8(s + (n << 3));
			i = m ? c : n;
			if (i >= d) std_fail(8388608, 53);
			i <<= 3;
			c = m ? n : c;
			st8(r + i, c);
			if (c >= d) std_fail(8388608, 53);
			c = s + (c << 3);
			st8(c, ld8(c) + ld8(s + i));
			p += 16;
		} while (p != j);
	L25:
		from_elem(a + 56, d);
		c = 0;
		i = ld8(a + 64);
		p = ld8(a + 72);
		do {
			n = unionfind_root(r, d, c);
			if (n >= p) std_fail(8388608, 53);
			n += i;
			if (!M[n]) {
				M[n] = 1;
				if (h == ld8(a + 32)) {
					grow_one(a + 32);
					k = ld8(a + 40);
				}
				n = k + (h << 4);
				st8(n + 8, c);
				st8(n, d);
				h++;
				st8(a + 48, h);
			}
			c++;
		} while (d != c);
		u = d + 1;
		if ((h > u ? h : u) > 2147483646) std_fail(8388608, 53);
		if (!h) goto L23;
		p = k + (h << 4);
		n = k;
		for (;;) {
			st8(a + 184, ld8(n + 8));
			st8(a + 176, ld8(n));
			n += 16;
			c = 0;
			m = 0;
			do {
				if (ld8(f + (c << 3)) > d) std_fail(8388608, 53);
				v = m & 1;
				c = 1;
				m = 1;
			} while (!v);
			if (n == p) goto L21;
		}
	L23:
		h = 0;
	L21:
		vec_from_elem(a + 128, d + 2);
		w = h << 4;
		x = k + w;
		m = 0;
		y = ld8(a + 136);
		p = ld8(a + 144);
		n = k;
		for (;;) {
			if ((m & 1) != 0 && c != 2) h = n;
			else {
				if (n == x) break;
				h = n + 16;
				i = ld8(n + 8);
				j = ld8(n);
				c = 0;
			}
			st8(a + 192, i);
			st8(a + 176, j);
			n = ld8(f + (c << 4)) + 1;
			if (n >= p) std_fail(8388608, 53);
			m = 1;
			n = y + (n << 2);
			st4(n, ld4(n) + 1);
			c++;
			n = h;
		}
		j = d + 1;
		c = 0;
		i = p - (p != 0);
		n = y;
		do {
			if (p == c || i == c) std_fail(8388608, 53);
			h = n + 4;
			st4(h, ld4(h) + ld4(n));
			n = h;
			c++;
		} while (j != c);
		if (u >= p) std_fail(8388608, 53);
		vec_from_elem(a + 280, ld4(y + (u << 2)));
		if (p > ((u64)1073741823 << 32 | 4294967295u)) std_fail(8388608, 53);
		z = p << 2;
		if (z >= ((u64)2147483647 << 32 | 4294967293u)) std_fail(8388608, 53);
		a1 = globalalloc_alloc(z);
		if (!a1) std_fail(8388608, 53);
		if (z) copy(a1, y, z);
		m = 0;
		b1 = ld8(a + 288);
		c1 = ld8(a + 296);
		n = k;
		for (;;) {
			if ((m & 1) != 0 && c != 2) j = n;
			else {
				if (n == x) break;
				j = n + 16;
				i = ld8(n + 8);
				h = ld8(n);
				c = 0;
			}
			st8(a + 192, i);
			st8(a + 176, h);
			st8(a + 184, i);
			st8(a + 200, h);
			y = f + (c << 4);
			n = ld8(y);
			if (n >= p) std_fail(8388608, 53);
			n = a1 + (n << 2);
			d1 = ld4(n);
			if (c1 <= d1) std_fail(8388608, 53);
			c++;
			st4(b1 + (d1 << 2), ld8(y + 8));
			m = 1;
			st4(n, ld4(n) + 1);
			n = j;
		}
		st8(e, ld8(a + 280));
		st8(e + 8, ld8(a + 288));
		st8(e + 16, ld8(a + 296));
		st8(a + 80, ld8(a + 128));
		st8(a + 88, ld8(a + 136));
		st8(a + 96, ld8(a + 144));
		globalalloc_dealloc(a1, z);
		if (u > ((u64)268435455 << 32 | 4294967295u)) std_fail(8388608, 53);
		e1 = u << 4;
		if (e1 >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(8388608, 53);
		y = globalalloc_alloc(e1);
		if (!y) std_fail(8388608, 53);
		if (e1) fill(y, 0, e1);
		j = globalalloc_alloc(8);
		if (!j) std_fail(8388608, 53);
		st8(j, d);
		i = 1;
		st8(a + 296, 1);
		st8(a + 288, j);
		st8(a + 280, 1);
		x = 0;
		z = ld8(a + 112);
		b1 = ld8(a + 120);
		c1 = ld8(a + 88);
		a1 = ld8(a + 96);
		do {
			d1 = ld8(j + (x << 3));
			c = d1 & (u64)4294967295u;
			if (a1 <= c) std_fail(8388608, 53);
			n = c + 1;
			if (n >= a1) std_fail(8388608, 53);
			m = ld4(c1 + (n << 2));
			v = ld4(c1 + (c << 2));
			if (m < v) std_fail(8388608, 53);
			c = m;
			if (b1 < c) std_fail(8388608, 53);
			if (v != m) {
				k1 = c << 2;
				c = (u64)v << 2;
				p = k1 - c;
				c += z;
				do {
					n = ld4(c);
					if (d != n) {
						if (d < n) std_fail(8388608, 53);
						h = y + (n << 4);
						if (!ld4(h)) {
							st8(h + 8, d1);
							st8(h, 1);
							if (i == ld8(a + 280)) {
								rawvec_grow_one(a + 280);
								j = ld8(a + 288);
							}
							st8(j + (i << 3), n);
							i++;
							st8(a + 296, i);
						}
					}
					c += 4;
					p -= 4;
				} while (p);
			}
		} while (++x < i);
		n = -1;
		c = y;
		for (;;) {
			n++;
			if (d == n) break;
			m = ld4(c);
			c += 16;
			if (!m) goto L3;
		}
		from_elem(a + 152, u);
		d1 = ld8(a + 160);
		x = ld8(a + 168);
		n = k;
		for (;;) {
			if (!w) {
				a1 = ld8(a + 288);
				c1 = ld8(a + 280);
				c = ld8(a + 152);
				if (c) globalalloc_dealloc(d1, c);
				drop_in_place(a + 80);
				c = ld8(a + 56);
				if (c) globalalloc_dealloc(ld8(a + 64), c);
				if (q) globalalloc_dealloc(r, q << 3);
				if (t) globalalloc_dealloc(s, t << 3);
				c = ld8(a + 32);
				if (c) globalalloc_dealloc(k, c << 4);
				if (u >= (u64)2147483648u) std_fail(8388608, 53);
				c = globalalloc_alloc(16);
				if (!c) std_fail(8388608, 53);
				st8(c + 8, 0);
				st8(c, 0);
				f1 = 64 - (u32)clz8(u);
				st4(a + 176, f1);
				st8(a + 168, 1);
				st8(a + 160, c);
				st8(a + 152, 1);
				vec_from_elem(a + 280, u);
				n = u;
				b1 = u * 24;
				d = k = globalalloc_alloc(b1);
				if (!k) std_fail(8388608, 53);
				do {
					st8(d, 0);
					st8(d + 16, 0);
					st8(d + 8, 4);
					d += 24;
				} while (--n);
				if (!i) std_fail(8388608, 53);
				x = a1 + (i << 3);
				p = 1;
				do {
					x -= 8;
					d1 = ld8(x);
					if (d1 >= ld8(a + 296)) std_fail(8388608, 53);
					g1 = ld4(ld8(a + 288) + (d1 << 2));
					if (g1 >> (f1 & 31)) std_fail(8388608, 53);
					d = (u64)f1 + 1;
					s = globalalloc_alloc(d << 2);
					if (!s) std_fail(8388608, 53);
					st8(a + 88, s);
					st8(a + 80, d);
					if (p == ld8(a + 152)) {
						raw_vec_rawvec_grow_one(a + 152);
						f1 = ld4(a + 176);
						c = ld8(a + 160);
					}
					d = c + (p << 4);
					st8(d + 8, 0);
					st8(d, 0);
					n = 1;
					d = p + 1;
					h1 = (u32)d - 1;
					st4(s, h1);
					st8(a + 168, d);
					st8(a + 96, 1);
					if (f1) {
						v = f1 - 1;
						pass_on(c, d, h1, v);
						n = 2;
						i = 4;
						p = c;
						m = h1;
						for (;;) {
							h = m;
							if (d <= h) std_fail(8388608, 53);
							j = h << 4;
							r = (u64)(g1 >> (v & 31) & 1) << 2;
							m = ld4(p + j + r);
							if (!m) {
								if (d == ld8(a + 152)) {
									raw_vec_rawvec_grow_one(a + 152);
									c = ld8(a + 160);
								}
								p = c + (d << 4);
								st8(p + 8, 0);
								st8(p, 0);
								d++;
								st8(a + 168, d);
								m = (u32)d - 1;
							}
							p = c;
							if (d <= h) std_fail(8388608, 53);
							st4(p + j + r, m);
							if (n - 1 == ld8(a + 80)) {
								grow_one_2(a + 80);
								s = ld8(a + 88);
							}
							st4(s + i, m);
							st8(a + 96, n);
							if (!v) break;
							c = ld8(a + 160);
							v--;
							pass_on(c, ld8(a + 168), m, v);
							i += 4;
							n++;
						}
						s = ld8(a + 88);
					}
					p = n << 2;
					n = ld4(s + p - 4);
					if (d <= n) std_fail(8388608, 53);
					c = ld8(a + 160);
					if (!ld4(c + (n << 4) + 8)) {
						n = s;
						do {
							h = ld4(n);
							if (d <= h) std_fail(8388608, 53);
							h = c + (h << 4);
							st4(h + 8, ld4(h + 8) + 1);
							n += 4;
							p -= 4;
						} while (p);
					}
					d = ld8(a + 80);
					if (d) globalalloc_dealloc(s, d << 2);
					if (d1 >= u) std_fail(8388608, 53);
					d = k + d1 * 24;
					n = ld8(d + 16);
					st8(d + 16, 0);
					i = ld8(d + 8);
					st8(d + 8, 4);
					j = ld8(d);
					st8(d, 0);
					if (n) {
						p = i + (n << 3);
						i1 = ld4(a + 176);
						j1 = i1 & 31;
						h = ld8(a + 168);
						d = i;
						do {
							v = ld4(d) ^ g1;
							if (v >> (j1 & 31)) std_fail(8388608, 53);
							m = ld4(d + 4);
							if (m) {
								n = m;
								if (h <= n) std_fail(8388608, 53);
								n = c + (n << 4);
								st4(n + 12, ld4(n + 12) ^ v);
								h1 = join_nodes(a + 152, h1, m, i1);
							}
							d += 8;
						} while (d != p);
					}
					if (j) globalalloc_dealloc(i, j << 3);
					p = ld8(a + 168);
					f1 = ld4(a + 176);
					if (f1) {
						m = f1 - 1;
						j1 = g1 = 0;
						v = h1;
						for (;;) {
							d = v;
							if (p <= d) std_fail(8388608, 53);
							d = c + (d << 4);
							v = ld4(d + 8);
							if (v == 2u << (m & 31)) goto L98;
							st8(a + 80, ld8(d));
							j1 ^= ld4(d + 12);
							v = m & 31;
							d = j1 >> (v & 31) & 1;
							n = ld4((a + 80) | d << 2);
							if (p <= n) std_fail(8388608, 53);
							i1 = ld4(c + (n << 4) + 8) == 1u << (v & 31);
							g1 |= i1 << (v & 31);
							v = ld4((a + 80) | (i1 ^ d) << 2);
							if (--m == ~0u) goto L99;
						}
					}
					g1 = 0;
					v = h1;
				L99:
					d = v;
					if (p <= d) std_fail(8388608, 53);
					v = ld4(c + (d << 4) + 8);
				L98:
					d = y + (d1 << 4);
					if (ld8(d) == 1) {
						d = ld8(d + 8);
						if (d >= ld8(a + 296)) std_fail(8388608, 53);
						n = ld8(a + 288) + (d << 2);
						m = v + g1;
						st4(n, ld4(n) ^ m);
						if (d >= u) std_fail(8388608, 53);
						d = k + d * 24;
						n = ld8(d + 16);
						if (n == ld8(d)) grow_one_3(d);
						st8(d + 16, n + 1);
						d = ld8(d + 8) + (n << 3);
						st4(d + 4, h1);
						st4(d, m);
					}
				} while (a1 != x);
				d = ld8(a1);
				if (d >= ld8(a + 296)) std_fail(8388608, 53);
				p = ld8(a + 288);
				m = ld4(p + (d << 2));
				d = k;
				do {
					n = ld8(d);
					if (n) globalalloc_dealloc(ld8(d + 8), n << 3);
					d += 24;
				} while (--u);
				globalalloc_dealloc(k, b1);
				d = ld8(a + 280);
				if (d) globalalloc_dealloc(p, d << 2);
				d = ld8(a + 152);
				if (d) globalalloc_dealloc(c, d << 4);
				globalalloc_dealloc(y, e1);
				if (c1) globalalloc_dealloc(a1, c1 << 3);
				d = m ? 6 : 4;
				n = ld8(a + 24);
				if (d > ld8(a + 8) - n) {
					do_reserve_and_handle(a + 8, n, d);
					n = ld8(a + 24);
				}
				c = ld8(a + 16);
				if (d) copy(c + n, m ? 8388678 : 8388674, d);
				d += n;
				st8(a + 24, d);
				if (g != b) break;
				goto L1;
			}
			p = ld8(n);
			if (p > d) std_fail(8388608, 53);
			c = h = ld8(n + 8);
			j = y + (p << 4);
			if (ld8(j) == 1) c = ld8(j + 8) == h ? p : h;
			if (c > d) std_fail(8388608, 53);
			j = y + (c << 4);
			if (ld8(j) != 1 || ld8(j + 8) != (h ^ p ^ c)) goto L4;
			if (c >= x) std_fail(8388608, 53);
			n += 16;
			c += d1;
			m = M[c];
			M[c] = 1;
			w -= 16;
			if (m) goto L4;
		}
	}
L4:
	c = ld8(a + 152);
	if (!c) goto L3;
	globalalloc_dealloc(d1, c);
L3:
	c = ld8(a + 280);
	if (c) globalalloc_dealloc(ld8(a + 288), c << 3);
	globalalloc_dealloc(y, e1);
	drop_in_place(a + 80);
	std_fail(8388608, 53);
L1:
	host_append(c, d);
	f = ld8(8388704);
	if (f < 65537) d = f;
	else {
		d = 0;
		host_write(ld8(8388696), f);
		st8(8388704, 0);
	}
	f = ld8(a + 8);
	if (f) {
		globalalloc_dealloc(c, f);
		d = ld8(8388704);
	}
	if (d) {
		host_write(ld8(8388696), d);
		st8(8388704, 0);
	}
	sp = a + 304;
}

static void print_rest(void)
{
	u64 a;
	a = ld8(8388704);
	if (a) {
		host_write(ld8(8388696), a);
		st8(8388704, 0);
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
	memcpy(M + 8388608, "the program failed; bundled with --debug, it says whyout of memoryBob\nAlice\n\0\0\0\0\0\0\0\0\0"
		"\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1", 105);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
