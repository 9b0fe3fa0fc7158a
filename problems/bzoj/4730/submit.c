/* BZOJ 4730, https://hydro.ac/d/bzoj/p/4730, made by `cargo judge bundle bzoj4730 --write` from 8b79ffbc53ad6b75 */
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
static u32 sp = 262144;
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
static unsigned char *M;
static u32 pages = 5;
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
	memset(m + ((size_t)old << 16), 0, (size_t)n << 16);
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
static void memory_reach(u32 a)
{
	u32 b, c;
	b = ld4(262264);
	if (!b) {
		b = pages << 16;
		st4(262264, b);
	}
	if (a > b) {
		c = a - b + 65535;
		if (grow(c >> 16) == ~0u) host_fail(262197, 13);
		st4(262264, (c & -65536) + b);
	}
	st4(262396, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 262268);
	if (d) {
		st4(c + 262268, ld4(d));
		return d;
	}
	d = ld4(262396);
	if (!d) {
		d = pages << 16;
		st4(262396, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : 1u << (b & 31)));
	return d;
}

static void globalalloc_dealloc(u32 a, u32 b)
{
	if (b > 65536) {
		if (b + a == ld4(262396)) {
			st4(262396, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 262268));
		st4(b + 262268, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 262268));
	st4(b + 262268, a);
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
			if (!b) {
				if (!d) {
					h = e;
					goto L4;
				}
				h = globalalloc_alloc(d);
				if (h) goto L4;
				goto L6;
			}
			f *= b;
			if (f + c != ld4(262396) || f <= 65536) {
				if (d <= 65536 && clz4((f > 16 ? f : 16) - 1) == clz4((d > 16 ? d : 16) - 1)) goto L5;
				h = globalalloc_alloc(d);
				if (!h) goto L6;
				if (f) copy(h, c, f);
				globalalloc_dealloc(c, f);
				goto L4;
			}
			memory_reach(d + c);
			goto L5;
		L6:
			st4(a + 4, e);
			goto L3;
		L5:
			h = c;
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

static void handle_error(u32 a)
{
	host_fail(262144, 53);
}

static void do_reserve_and_handle(u32 a, u32 b, u32 c)
{
	u32 d;
	sp = d = frame(16);
	grow_amortized(d + 8, a, b, c, 1, 1);
	c = ld4(d + 8);
	if (c != 2147483649u) handle_error(c);
	sp = d + 16;
}

static void input_first(u32 a)
{
	u32 b, c, d, e, f;
	sp = b = frame(16);
	c = 0;
	st4(b + 12, 0);
	st8(b + 4, (u64)1 << 32);
	d = 1;
	e = 0;
	do {
		f = c - e;
		if (f <= 65535) {
			do_reserve_and_handle(b + 4, e, 65536);
			c = ld4(b + 4);
			e = ld4(b + 12);
			f = c - e;
			d = ld4(b + 8);
		}
		f = host_read(d + e, f);
		e += f;
		st4(b + 12, e);
	} while (f);
	while (e) {
		if (ext1(M[d]) > 2147483647) M[d] = 63;
		d++;
		e--;
	}
	e = globalalloc_alloc(12);
	if (!e) host_fail(262144, 53);
	st8(e, ld8(b + 4));
	d = ld4(b + 12);
	st4(e + 8, d);
	e = ld4(e + 4);
	M[a + 20] = 0;
	st4(a + 16, d);
	st4(a + 12, e);
	st4(a + 8, d);
	st4(a + 4, e);
	st4(a, 0);
	sp = b + 16;
}

static void slice_error_fail(u32, u32, u32, u32);
static void slice_error_fail_rt(u32 a, u32 b, u32 c, u32 d)
{
	u32 e;
	if (c > b || d > b || c > d) host_fail(262144, 53);
	if (!c || c >= b || i4(ext1(M[a + c])) > -65) {
		if (!d || d >= b || i4(ext1(M[a + d])) > -65) host_fail(262144, 53);
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
		host_fail(262144, 53);
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
	host_fail(262144, 53);
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
			if (!--c) return 0;
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
			if (u < e) host_fail(262144, 53);
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
		if (d > u) host_fail(262144, 53);
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
		if (!s) host_fail(262144, 53);
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

static void next_back_2(u32 a)
{
	u32 b;
	sp = b = frame(16);
	next_back(b + 8, a);
	sp = b + 16;
}

static void call_0(u32 a, u32 b)
{
	switch (b) {
	case 1: input_first(a); return;
	}
	die("no such function");
}

static u32 proconio_read(void)
{
	u32 a, b, c, d, e, f, g, h, i, j;
	u64 k;
	sp = a = frame(48);
	if (!ld4(262236)) {
		call_0(a + 8, ld4(262232));
		st4(262236, 1);
		st8(262240, ld8(a + 8));
		st8(262248, ld8(a + 16));
		st8(262256, ld8(a + 24));
	}
	if (ld4(262240)) host_fail(262144, 53);
	st4(262240, -1);
	b = M[262260];
	c = ld4(262256);
	d = ld4(262252);
	for (;;) {
		e = d;
		if (b & 1) break;
		if (c) {
			i = 0;
			do {
				b = M[e + i] - 9u;
				if (b <= 23 && 1u << (b & 31) & 8388635) goto L9;
				i++;
			} while (c != i);
		}
		b = 1;
		M[262260] = 1;
		d = e;
		i = c;
		goto L8;
	L9:
		b = 0;
		d = i + 1;
		c -= d;
		st4(262256, c);
		d += e;
		st4(262252, d);
	L8:
		if (i) goto L5;
	}
	f = ld4(262244);
	g = ld4(262248);
	h = f + g;
	goto L2;
L5:
	f = ld4(262244);
	g = ld4(262248);
	h = f + g;
	j = e ? e : h;
	b = e ? i : 0;
	switch (b) {
	case 0:
		goto L3;
	case 1:
		i = M[j];
		switch (i - 43) {
		case 0: case 2:
			goto L3;
		default:
			goto L14;
		}
	}
	i = M[j];
L14:
	c = (i & 255) == 43;
	i = j + c;
	b -= c;
	c = 0;
	if (b >= 9) {
		for (;;) {
			if (!b) goto L18;
			k = (u64)c * 10;
			if ((u32)(k >> 32)) goto L3;
			d = M[i] - 48u;
			if (d > 9) goto L3;
			i++;
			b--;
			c = d + (u32)k;
			if (c < d) goto L3;
		}
	}
	if (!b) goto L17;
	do {
		d = M[i] - 48u;
		if (d > 9) goto L3;
		i++;
		c = d + c * 10;
	} while (--b);
L18:
	if (!e) goto L2;
L17:
	st4(262240, 0);
	sp = a + 48;
	return c;
L3:
	h = j;
L2:
	str_index(a, f, g, h - f);
	b = ld4(a);
	i = ld4(a + 4);
	st2(a + 44, 1);
	st4(a + 40, i);
	st4(a + 36, 0);
	M[a + 32] = 1;
	st4(a + 28, 10);
	st4(a + 24, i);
	st4(a + 20, 0);
	st4(a + 16, i);
	st4(a + 12, b);
	st4(a + 8, 10);
	next_back_2(a + 8);
	host_fail(262144, 53);
}

static u32 program_proconio_read(void)
{
	u32 a, b, c, d, e, f, g, h, i;
	u64 j;
	sp = a = frame(48);
	if (!ld4(262236)) {
		call_0(a + 8, ld4(262232));
		st4(262236, 1);
		st8(262240, ld8(a + 8));
		st8(262248, ld8(a + 16));
		st8(262256, ld8(a + 24));
	}
	if (ld4(262240)) host_fail(262144, 53);
	st4(262240, -1);
	b = M[262260];
	c = ld4(262256);
	d = ld4(262252);
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
		M[262260] = 1;
		d = e;
		i = c;
		goto L7;
	L8:
		b = 0;
		d = i + 1;
		c -= d;
		st4(262256, c);
		d += e;
		st4(262252, d);
	L7:
		if (i) goto L4;
	}
	f = ld4(262244);
	g = ld4(262248);
	h = f + g;
	goto L2;
L4:
	f = ld4(262244);
	g = ld4(262248);
	h = e ? e : f + g;
	b = e ? i : 0;
	switch (b) {
	case 0:
		goto L2;
	case 1:
		i = M[h];
		switch (i - 43) {
		case 0: case 2:
			goto L2;
		default:
			goto L13;
		}
	}
	i = M[h];
L13:
	c = (i & 255) == 43;
	i = h + c;
	b -= c;
	if (b >= 9) {
		c = 0;
		for (;;) {
			if (!b) goto L16;
			j = (u64)c * 10;
			if ((u32)(j >> 32)) goto L2;
			d = M[i] - 48u;
			if (d > 9) goto L2;
			i++;
			b--;
			c = d + (u32)j;
			if (c < d) goto L2;
		}
	}
	if (!b) goto L2;
	c = 0;
	do {
		d = M[i] - 48u;
		if (d > 9) goto L2;
		i++;
		c = d + c * 10;
	} while (--b);
L16:
	if (!c || !e) goto L2;
	st4(262240, 0);
	sp = a + 48;
	return c - 1;
L2:
	str_index(a, f, g, h - f);
	b = ld4(a);
	i = ld4(a + 4);
	st2(a + 44, 1);
	st4(a + 40, i);
	st4(a + 36, 0);
	M[a + 32] = 1;
	st4(a + 28, 10);
	st4(a + 24, i);
	st4(a + 20, 0);
	st4(a + 16, i);
	st4(a + 12, b);
	st4(a + 8, 10);
	next_back_2(a + 8);
	host_fail(262144, 53);
}

static u32 unionfind_root(u32 a, u32 b, u32 c)
{
	u32 d, e;
	if (c >= b) host_fail(262144, 53);
	for (;;) {
		d = a + (c << 2);
		e = ld4(d);
		if (e == c) return c;
		if (e >= b) host_fail(262144, 53);
		c = ld4(a + (e << 2));
		st4(d, c);
		if (c >= b) host_fail(262144, 53);
	}
}

static void from_elem(u32 a, u32 b)
{
	u32 c, d;
	if (b > 2147483647) handle_error(0);
	if (b) {
		c = globalalloc_alloc(b);
		if (c) {
			if (b) fill(c, 0, b);
			d = b;
			goto L1;
		}
		handle_error(1);
	}
	d = 0;
	c = 1;
L1:
	st4(a + 8, b);
	st4(a + 4, c);
	st4(a, d);
}

static void grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 4, 8);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a);
	sp = b + 16;
}

static void vec_from_elem(u32 a, u32 b)
{
	u32 c, d;
	c = b << 2;
	if (b > 1073741823 || c > 2147483644) handle_error(0);
	if (c) {
		d = globalalloc_alloc(c);
		if (d) {
			if (c) fill(d, 0, c);
			c = b;
			goto L1;
		}
		handle_error(4);
	}
	c = 0;
	d = 4;
L1:
	st4(a + 8, b);
	st4(a + 4, d);
	st4(a, c);
}

static void rawvec_grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 4, 4);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a);
	sp = b + 16;
}

static void drop_in_place(u32 a)
{
	u32 b;
	b = ld4(a);
	if (b) globalalloc_dealloc(ld4(a + 4), b << 2);
	b = ld4(a + 12);
	if (b) globalalloc_dealloc(ld4(a + 16), b << 2);
}

static void raw_vec_rawvec_grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 4, 16);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a);
	sp = b + 16;
}

static void pass_on(u32 a, u32 b, u32 c, u32 d)
{
	u32 e, f, g, h;
	sp = e = frame(16);
	if (c >= b) host_fail(262144, 53);
	f = a + (c << 4);
	g = ld4(f + 12);
	c = 0;
	st4(f + 12, 0);
	if (g >> (d & 31) & 1) st8(f, rotl8(ld8(f), 32));
	st8(e + 8, ld8(f));
	h = e + 8;
	f = 0;
	do {
		c = ld4(h + (c << 2));
		if (c) {
			if (c >= b) host_fail(262144, 53);
			c = a + (c << 4);
			st4(c + 12, ld4(c + 12) ^ g);
		}
		c = 1;
		d = f & 1;
		f = 1;
	} while (!d);
	sp = e + 16;
}

static u32 join_nodes(u32 a, u32 b, u32 c, u32 d)
{
	u32 e, f, g, h, i, j, k, m;
	if (!b || !c) return c | b;
	if (d) {
		e = ld4(a + 4);
		f = ld4(a + 8);
		g = d - 1;
		pass_on(e, f, b, g);
		pass_on(e, f, c, g);
		h = e + (c << 4);
		i = e + (b << 4);
		j = 1;
		d = k = 0;
		do {
			if (b >= f || c >= f) host_fail(262144, 53);
			m = d << 2;
			d = i + m;
			m = join_nodes(a, ld4(d), ld4(h + m), g);
			st4(d, m);
			if (m >= f) host_fail(262144, 53);
			k += ld4(e + (m << 4) + 8);
			d = 1;
			m = j & 1;
			j = 0;
		} while (m);
		st4(i + 8, k);
	}
	return b;
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, p, q, r, s, t = 0, u, v, w, x, y, z, a1, b1, c1, d1 = 0, e1 = 0, f1 = 0, g1 = 0, h1 = 0, i1, j1;
	sp = a = frame(160);
	b = proconio_read();
	st4(a + 20, 0);
	st8(a + 12, (u64)1 << 32);
	if (b) {
		f = a + 60;
		g = a + 96;
		h = 0;
		for (;;) {
			d = proconio_read();
			j = proconio_read();
			if (j > 536870911) handle_error(0);
			k = j << 3;
			if (k > 2147483644) handle_error(0);
			if (k) {
				n = globalalloc_alloc(k);
				if (n) {
					m = j;
					goto L6;
				}
				handle_error(4);
			}
			m = 0;
			n = 4;
		L6:
			if (j) {
				c = j;
				i = n;
				do {
					e = program_proconio_read();
					st4(i + 4, program_proconio_read());
					st4(i, e);
					i += 8;
				} while (--c);
			}
			h++;
			c = k;
			i = n;
			while (c) {
				if (ld4(i) >= d) host_fail(262144, 53);
				c -= 8;
				e = ld4(i + 4);
				i += 8;
				if (e >= d) host_fail(262144, 53);
			}
			st4(a + 32, j);
			st4(a + 28, n);
			st4(a + 24, m);
			i = 0;
			if (d > 1073741823) handle_error(0);
			e = d << 2;
			if (e > 2147483644) handle_error(0);
			if (e) {
				q = globalalloc_alloc(e);
				if (q) {
					p = d;
					goto L17;
				}
				i = 4;
				handle_error(4);
			}
			p = 0;
			q = 4;
		L17:
			if (d) {
				i = 0;
				c = q;
				do {
					st4(c, i);
					c += 4;
					i++;
				} while (d != i);
				r = globalalloc_alloc(e);
				if (!r) handle_error(4);
				i = r;
				if (d != 1) {
					c = d - 1;
					i = r;
					do {
						st4(i, 1);
						i += 4;
					} while (--c);
				}
				st4(i, 1);
				s = d;
				if (!j) goto L28;
			} else {
				if (!j) {
					s = 0;
					from_elem(a + 36, 0);
					v = 1;
					r = 4;
					j = 0;
					u = n;
					goto L21;
				}
				r = 4;
				s = 0;
			}
			t = n + k;
			e = n;
			do {
				c = ld4(e + 4);
				i = unionfind_root(q, d, ld4(e));
				c = unionfind_root(q, d, c);
				if (i == c || i >= d || c >= d) host_fail(262144, 53);
				m = ld4(r + (i << 2)) < ld4(r + (c << 2));
				k = m ? i : c;
				if (k >= d) host_fail(262144, 53);
				k <<= 2;
				i = m ? c : i;
				st4(q + k, i);
				if (i >= d) host_fail(262144, 53);
				i = r + (i << 2);
				st4(i, ld4(i) + ld4(r + k));
				e += 8;
			} while (e != t);
		L28:
			from_elem(a + 36, d);
			i = 0;
			k = ld4(a + 40);
			e = ld4(a + 44);
			u = n;
			do {
				c = unionfind_root(q, d, i);
				if (c >= e) host_fail(262144, 53);
				c += k;
				if (!M[c]) {
					M[c] = 1;
					if (j == ld4(a + 24)) {
						grow_one(a + 24);
						u = ld4(a + 28);
					}
					c = u + (j << 3);
					st4(c + 4, i);
					st4(c, d);
					j++;
					st4(a + 32, j);
				}
				i++;
			} while (d != i);
			v = d + 1;
			if (!j) {
				j = 0;
				goto L21;
			}
			m = u + (j << 3);
			k = u;
			do {
				st8(a + 96, ld8(k));
				k += 8;
				c = i = 0;
				do {
					if (ld4(g + (i << 2)) > d) host_fail(262144, 53);
					i = 1;
					e = c & 1;
					c = 1;
				} while (!e);
			} while (k != m);
		L21:
			vec_from_elem(a + 72, d + 2);
			w = j << 3;
			x = u + w;
			e = 0;
			y = ld4(a + 76);
			k = ld4(a + 80);
			c = u;
			for (;;) {
				if ((e & 1) != 0 && i != 2) j = c;
				else {
					if (c == x) {
						j = -k;
						t = -d;
						i = 1;
						m = (k ? 1 : k) - k;
						c = y;
						do {
							if (j + i == 1 || m + i == 1) host_fail(262144, 53);
							e = c + 4;
							st4(e, ld4(e) + ld4(c));
							c = e;
							i++;
						} while (t + i != 2);
						if (v >= k) host_fail(262144, 53);
						vec_from_elem(a + 148, ld4(y + (v << 2)));
						i = 0;
						if (k > 1073741823) handle_error(0);
						z = k << 2;
						if (z > 2147483644) handle_error(0);
						a1 = globalalloc_alloc(z);
						if (a1) {
							if (z) copy(a1, y, z);
							m = 0;
							b1 = ld4(a + 152);
							c1 = ld4(a + 156);
							c = u;
							for (;;) {
								if ((m & 1) != 0 && i != 2) t = c;
								else {
									if (c == x) break;
									t = c + 8;
									j = ld4(c + 4);
									e = ld4(c);
									i = 0;
								}
								st4(a + 104, j);
								st4(a + 96, e);
								st4(a + 100, j);
								st4(a + 108, e);
								y = g + (i << 3);
								c = ld4(y);
								if (c >= k) host_fail(262144, 53);
								c = a1 + (c << 2);
								m = ld4(c);
								if (m >= c1) host_fail(262144, 53);
								i++;
								st4(b1 + (m << 2), ld4(y + 4));
								m = 1;
								st4(c, ld4(c) + 1);
								c = t;
							}
							st8(f, ld8(a + 148));
							st4(f + 8, ld4(a + 156));
							st8(a + 48, ld8(a + 72));
							st4(a + 56, ld4(a + 80));
							globalalloc_dealloc(a1, z);
							if (v > 536870911) handle_error(0);
							d1 = v << 3;
							if (d1 > 2147483644) handle_error(0);
							e1 = globalalloc_alloc(d1);
							if (e1) {
								if (d1) fill(e1, 0, d1);
								t = globalalloc_alloc(4);
								if (!t) host_fail(262144, 53);
								st4(t, d);
								k = 1;
								st4(a + 156, 1);
								st4(a + 152, t);
								st4(a + 148, 1);
								y = 0;
								z = ld4(a + 64);
								b1 = ld4(a + 68);
								c1 = ld4(a + 52);
								x = ld4(a + 56);
								do {
									m = ld4(t + (y << 2));
									if (m >= x) host_fail(262144, 53);
									i = m + 1;
									if (i >= x) host_fail(262144, 53);
									i = ld4(c1 + (i << 2));
									c = ld4(c1 + (m << 2));
									if (i < c || i > b1) host_fail(262144, 53);
									if (c != i) {
										j1 = i << 2;
										i = c << 2;
										e = j1 - i;
										i += z;
										do {
											c = ld4(i);
											if (c != d) {
												if (c > d) host_fail(262144, 53);
												j = e1 + (c << 3);
												if (!ld4(j)) {
													st4(j + 4, m);
													st4(j, 1);
													if (k == ld4(a + 148)) {
														rawvec_grow_one(a + 148);
														t = ld4(a + 152);
													}
													st4(t + (k << 2), c);
													k++;
													st4(a + 156, k);
												}
											}
											i += 4;
											e -= 4;
										} while (e);
									}
								} while (++y < k);
								c = -1;
								i = e1;
								for (;;) {
									c++;
									if (d == c) break;
									e = ld4(i);
									i += 8;
									if (!e) goto L54;
								}
								from_elem(a + 84, v);
								t = ld4(a + 88);
								y = ld4(a + 92);
								c = u;
								for (;;) {
									if (!w) {
										f1 = ld4(a + 152);
										g1 = ld4(a + 148);
										i = ld4(a + 84);
										if (i) globalalloc_dealloc(t, i);
										drop_in_place(a + 48);
										i = ld4(a + 36);
										if (i) globalalloc_dealloc(ld4(a + 40), i);
										if (p) globalalloc_dealloc(q, p << 2);
										if (s) globalalloc_dealloc(r, s << 2);
										i = ld4(a + 24);
										if (i) globalalloc_dealloc(u, i << 3);
										c = globalalloc_alloc(16);
										if (!c) host_fail(262144, 53);
										st8(c + 8, 0);
										st8(c, 0);
										r = 32 - clz4(v);
										st4(a + 96, r);
										st4(a + 92, 1);
										st4(a + 88, c);
										st4(a + 84, 1);
										vec_from_elem(a + 148, v);
										if (v <= 178956970) break;
										handle_error(0);
									}
									e = ld4(c);
									if (e > d) host_fail(262144, 53);
									i = j = ld4(c + 4);
									m = e1 + (e << 3);
									if (ld4(m) == 1) i = ld4(m + 4) == j ? e : j;
									if (i > d) host_fail(262144, 53);
									m = e1 + (i << 3);
									if (ld4(m) != 1 || ld4(m + 4) != (j ^ e ^ i)) goto L55;
									if (i >= y) host_fail(262144, 53);
									c += 8;
									i += t;
									e = M[i];
									M[i] = 1;
									w -= 8;
									if (e) goto L55;
								}
								d = v * 12;
								if (d) {
									h1 = globalalloc_alloc(d);
									if (h1) {
										p = v;
										goto L94;
									}
									handle_error(4);
								}
								p = 0;
								h1 = 4;
							L94:
								d = v;
								i = h1;
								do {
									st8(i, (u64)4 << 32);
									st4(i + 8, 0);
									i += 12;
								} while (--d);
								if (!k) host_fail(262144, 53);
								z = f1 + (k << 2);
								u = 1;
								for (;;) {
									z -= 4;
									w = ld4(z);
									if (w >= ld4(a + 156)) host_fail(262144, 53);
									y = ld4(ld4(a + 152) + (w << 2));
									if (y >> (r & 31)) host_fail(262144, 53);
									i = r + 1;
									if (i > 1073741823) handle_error(0);
									d = i << 2;
									if (d > 2147483644) handle_error(0);
									if (d) {
										i1 = globalalloc_alloc(d);
										if (i1) goto L115;
										handle_error(4);
									}
									i = 0;
									i1 = 4;
								L115:
									st4(a + 56, 0);
									st4(a + 52, i1);
									st4(a + 48, i);
									if (u == ld4(a + 84)) {
										raw_vec_rawvec_grow_one(a + 84);
										c = ld4(a + 88);
									}
									d = c + (u << 4);
									st8(d + 8, 0);
									st8(d, 0);
									d = u + 1;
									st4(a + 92, d);
									b1 = i1;
									if (!i) {
										rawvec_grow_one(a + 48);
										b1 = ld4(a + 52);
									}
									st4(b1, u);
									e = 1;
									st4(a + 56, 1);
									i = ld4(a + 96);
									if (i) {
										j = i - 1;
										pass_on(c, d, u, j);
										k = 1;
										r = 4;
										t = c;
										e = u;
										for (;;) {
											if (e >= d) host_fail(262144, 53);
											x = e << 4;
											c1 = (y >> (j & 31) & 1) << 2;
											i = ld4(t + x + c1);
											if (i) {
												t = c;
												m = d;
											} else {
												if (d == ld4(a + 84)) {
													raw_vec_rawvec_grow_one(a + 84);
													c = ld4(a + 88);
												}
												i = c + (d << 4);
												st8(i + 8, 0);
												st8(i, 0);
												m = d + 1;
												st4(a + 92, m);
												t = c;
												i = d;
											}
											if (e >= m) host_fail(262144, 53);
											st4(t + x + c1, i);
											if (k == ld4(a + 48)) {
												rawvec_grow_one(a + 48);
												b1 = ld4(a + 52);
											}
											st4(b1 + r, i);
											e = k + 1;
											st4(a + 56, e);
											if (!j) break;
											c = ld4(a + 88);
											j--;
											pass_on(c, ld4(a + 92), i, j);
											k++;
											r += 4;
											d = m;
											e = i;
										}
										b1 = ld4(a + 52);
									} else {
										m = d;
									}
									d = e << 2;
									i = ld4(b1 + d - 4);
									if (i >= m) host_fail(262144, 53);
									c = ld4(a + 88);
									if (!ld4(c + (i << 4) + 8)) {
										i = b1;
										do {
											e = ld4(i);
											if (e >= m) host_fail(262144, 53);
											e = c + (e << 4);
											st4(e + 8, ld4(e + 8) + 1);
											i += 4;
											d -= 4;
										} while (d);
									}
									i = ld4(a + 48);
									if (i) globalalloc_dealloc(b1, i << 2);
									if (w >= v) host_fail(262144, 53);
									i = h1 + w * 12;
									d = ld4(i + 8);
									st4(i + 8, 0);
									b1 = ld4(i);
									c1 = ld4(i + 4);
									st8(i, (u64)4 << 32);
									if (d) {
										t = c1 + (d << 3);
										x = ld4(a + 96);
										m = x & 31;
										r = ld4(a + 92);
										i = c1;
										j = u;
										do {
											e = ld4(i) ^ y;
											if (e >> (m & 31)) host_fail(262144, 53);
											d = ld4(i + 4);
											if (d) {
												if (d >= r) host_fail(262144, 53);
												k = c + (d << 4);
												st4(k + 12, ld4(k + 12) ^ e);
												j = join_nodes(a + 84, j, d, x);
											}
											i += 8;
										} while (i != t);
									} else {
										j = u;
									}
									if (b1) globalalloc_dealloc(c1, b1 << 3);
									u = ld4(a + 92);
									r = ld4(a + 96);
									if (r) {
										i = r - 1;
										k = e = 0;
										d = j;
										for (;;) {
											if (d >= u) host_fail(262144, 53);
											d = c + (d << 4);
											m = ld4(d + 8);
											if (m == 2u << (i & 31)) goto L122;
											st8(a + 48, ld8(d));
											k ^= ld4(d + 12);
											d = i & 31;
											t = k >> (d & 31) & 1;
											m = ld4((a + 48) | t << 2);
											if (m >= u) host_fail(262144, 53);
											m = ld4(c + (m << 4) + 8) == 1u << (d & 31);
											e |= m << (d & 31);
											d = ld4((a + 48) | (t ^ m) << 2);
											if (--i == ~0u) goto L123;
										}
									}
									e = 0;
									d = j;
								L123:
									if (d >= u) host_fail(262144, 53);
									m = ld4(c + (d << 4) + 8);
								L122:
									i = e1 + (w << 3);
									if (ld4(i) == 1) {
										i = ld4(i + 4);
										if (i >= ld4(a + 156)) host_fail(262144, 53);
										d = ld4(a + 152) + (i << 2);
										e += m;
										st4(d, ld4(d) ^ e);
										if (i >= v) host_fail(262144, 53);
										i = h1 + i * 12;
										d = ld4(i + 8);
										if (d == ld4(i)) grow_one(i);
										st4(i + 8, d + 1);
										i = ld4(i + 4) + (d << 3);
										st4(i + 4, j);
										st4(i, e);
									}
									if (z == f1) goto L56;
								}
							}
							e1 = d1;
							handle_error(4);
						}
						handle_error(4);
					L56:
						i = ld4(f1);
						if (i >= ld4(a + 156)) host_fail(262144, 53);
						e = ld4(a + 152);
						j = ld4(e + (i << 2));
						i = h1;
						do {
							d = ld4(i);
							if (d) globalalloc_dealloc(ld4(i + 4), d << 3);
							i += 12;
						} while (--v);
						globalalloc_dealloc(h1, p * 12);
						i = ld4(a + 148);
						if (i) globalalloc_dealloc(e, i << 2);
						i = ld4(a + 84);
						if (i) globalalloc_dealloc(c, i << 4);
						globalalloc_dealloc(e1, d1);
						if (g1) globalalloc_dealloc(f1, g1 << 2);
						i = j ? 6 : 4;
						c = ld4(a + 20);
						if (i > ld4(a + 12) - c) {
							do_reserve_and_handle(a + 12, c, i);
							c = ld4(a + 20);
						}
						e = ld4(a + 16);
						if (i) copy(e + c, j ? 262214 : 262210, i);
						c += i;
						st4(a + 20, c);
						if (h == b) goto L3;
						break;
					L55:
						i = ld4(a + 84);
						if (!i) goto L54;
						globalalloc_dealloc(t, i);
					L54:
						i = ld4(a + 148);
						if (i) globalalloc_dealloc(ld4(a + 152), i << 2);
						globalalloc_dealloc(e1, d1);
						drop_in_place(a + 48);
						host_fail(262144, 53);
					}
					j = c + 8;
					m = ld4(c + 4);
					t = ld4(c);
					i = 0;
				}
				st4(a + 104, m);
				st4(a + 96, t);
				c = ld4(g + (i << 3)) + 1;
				if (c >= k) host_fail(262144, 53);
				e = 1;
				c = y + (c << 2);
				st4(c, ld4(c) + 1);
				i++;
				c = j;
			}
		}
	L3:
		d = ld4(262228);
		if (c > ld4(262220) - d) {
			do_reserve_and_handle(262220, d, c);
			d = ld4(262228);
		}
		if (c) copy(ld4(262224) + d, e, c);
	} else {
		c = 0;
		d = ld4(262228);
		e = 1;
	}
	i = 0;
	c += d;
	st4(262228, c);
	if (c < 65537) i = c;
	else {
		host_write(ld4(262224), c);
		st4(262228, 0);
	}
	c = ld4(a + 12);
	if (c) {
		globalalloc_dealloc(e, c);
		i = ld4(262228);
	}
	if (i) {
		host_write(ld4(262224), i);
		st4(262228, 0);
	}
	sp = a + 160;
}

int main(void)
{
	M = (unsigned char *)calloc(5, 65536);
	if (!M) die("out of memory");
	memcpy(M + 262144, "the program failed; bundled with --debug, it says whyout of memoryBob\nAlice\n\0\0\0\0\1\0\0\0\0"
		"\0\0\0\1", 89);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
