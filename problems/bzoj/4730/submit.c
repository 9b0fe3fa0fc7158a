/* BZOJ 4730, https://hydro.ac/d/bzoj/p/4730, made by `cargo judge bundle bzoj4730 --write` from 6d07e01c756d1676 */
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

static void do_reserve_and_handle(u32 a, u32 b, u32 c, u32 d, u32 e)
{
	u32 f;
	sp = f = frame(16);
	grow_amortized(f + 8, a, b, c, d, e);
	e = ld4(f + 8);
	if (e != 2147483649u) handle_error(e);
	sp = f + 16;
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
			do_reserve_and_handle(b + 4, e, 65536, 1, 1);
			c = ld4(b + 4);
			e = ld4(b + 12);
			f = c - e;
			d = ld4(b + 8);
		}
		f = host_read(d + e, f);
		e += f;
		st4(b + 12, e);
	} while (f);
	if (e) {
		do {
			if (ext1(M[d]) > 2147483647) M[d] = 63;
			d++;
		} while (--e);
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

static u32 program_least(u32 a, u32 b, u32 c)
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

static void grow_one(u32 a)
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

static void rawvec_grow_one(u32 a)
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

static void raw_vec_rawvec_grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 4, 8);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a);
	sp = b + 16;
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, p, q, r, s, t, u, v, w, x, y, z = 0, a1 = 0, b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, m1, n1, p1, q1, r1, s1, t1, u1;
	sp = a = frame(160);
	b = proconio_read();
	st4(a + 20, 0);
	st8(a + 12, (u64)1 << 32);
	if (b) {
		f = a + 60;
		g = a + 108;
		h = 0;
		for (;;) {
			c = proconio_read();
			i = proconio_read();
			if (c - 1 > 99999 || i >= c) host_fail(262144, 53);
			if (i > 536870911) handle_error(0);
			k = i << 3;
			if (k > 2147483644) handle_error(0);
			if (k) {
				m = globalalloc_alloc(k);
				if (m) {
					e = i;
					goto L31;
				}
				handle_error(4);
			}
			e = 0;
			m = 4;
		L31:
			if (i) {
				d = i;
				j = m;
				do {
					n = program_proconio_read();
					st4(j + 4, program_proconio_read());
					st4(j, n);
					j += 8;
				} while (--d);
			}
			st4(a + 32, i);
			st4(a + 28, m);
			st4(a + 24, e);
			p = c << 2;
			q = globalalloc_alloc(p);
			if (!q) handle_error(4);
			h++;
			j = 0;
			d = q;
			do {
				st4(d, j);
				d += 4;
				j++;
			} while (c != j);
			if (i) {
				r = m + k;
				d = m;
				do {
					j = ld4(d);
					if (j >= c) host_fail(262144, 53);
					n = ld4(d + 4);
					if (n >= c) host_fail(262144, 53);
					j = program_least(q, c, j);
					n = program_least(q, c, n);
					e = n > j ? n : j;
					if (e >= c) host_fail(262144, 53);
					st4(q + (e << 2), n < j ? n : j);
					d += 8;
				} while (d != r);
			}
			n = 0;
			s = m;
			for (;;) {
				r = c > n ? c : n;
				j = q + (n << 2);
				do {
					d = n;
					if (r == d) goto L46;
					n = d + 1;
					e = ld4(j);
					j += 4;
				} while (d != e);
				if (i == ld4(a + 24)) {
					do_reserve_and_handle(a + 24, i, 1, 4, 8);
					s = ld4(a + 28);
				}
				j = s + (i << 3);
				st4(j + 4, d);
				st4(j, c);
				i++;
				st4(a + 32, i);
				k += 8;
			}
		L46:
			if (c > 2147483645) host_fail(262144, 53);
			t = ld4(a + 28);
			u = t + (i << 3);
			e = t;
			if (i) {
				do {
					st8(a + 108, ld8(e));
					e += 8;
					d = j = 0;
					do {
						if (ld4(g + (j << 2)) > c) host_fail(262144, 53);
						j = 1;
						n = d & 1;
						d = 1;
					} while (!n);
				} while (e != u);
			}
			v = c + 1;
			from_elem(a + 72, c + 2);
			n = 0;
			w = ld4(a + 76);
			r = ld4(a + 80);
			d = t;
			for (;;) {
				if ((n & 1) != 0 && j != 2) e = d;
				else {
					if (d == u) break;
					e = d + 8;
					i = ld4(d + 4);
					s = ld4(d);
					j = 0;
				}
				st4(a + 116, i);
				st4(a + 108, s);
				d = ld4(g + (j << 3)) + 1;
				if (d >= r) host_fail(262144, 53);
				n = 1;
				d = w + (d << 2);
				st4(d, ld4(d) + 1);
				j++;
				d = e;
			}
			e = -r;
			s = -c;
			j = 1;
			i = (r ? 1 : r) - r;
			d = w;
			do {
				if (e + j == 1 || i + j == 1) host_fail(262144, 53);
				n = d + 4;
				st4(n, ld4(n) + ld4(d));
				d = n;
				j++;
			} while (s + j != 2);
			if (v >= r) host_fail(262144, 53);
			from_elem(a + 84, ld4(w + (v << 2)));
			j = 0;
			if (r > 1073741823) handle_error(0);
			x = r << 2;
			if (x > 2147483644) handle_error(0);
			y = globalalloc_alloc(x);
			if (!y) handle_error(4);
			if (x) copy(y, w, x);
			n = 0;
			w = ld4(a + 88);
			s = ld4(a + 92);
			d = t;
			for (;;) {
				if ((n & 1) != 0 && j != 2) e = d;
				else {
					if (d == u) break;
					e = d + 8;
					z = ld4(d + 4);
					a1 = ld4(d);
					j = 0;
				}
				st4(a + 116, z);
				st4(a + 108, a1);
				st4(a + 112, z);
				st4(a + 120, a1);
				n = g + (j << 3);
				d = ld4(n);
				if (d >= r) host_fail(262144, 53);
				d = y + (d << 2);
				i = ld4(d);
				if (i >= s) host_fail(262144, 53);
				j++;
				st4(w + (i << 2), ld4(n + 4));
				n = 1;
				st4(d, ld4(d) + 1);
				d = e;
			}
			st8(f, ld8(a + 84));
			st4(f + 8, ld4(a + 92));
			st8(a + 48, ld8(a + 72));
			st4(a + 56, ld4(a + 80));
			globalalloc_dealloc(y, x);
			b1 = v << 3;
			i = globalalloc_alloc(b1);
			if (!i) handle_error(4);
			if (b1) fill(i, 0, b1);
			u = globalalloc_alloc(4);
			if (!u) host_fail(262144, 53);
			st4(u, c);
			r = 1;
			st4(a + 104, 1);
			st4(a + 100, u);
			st4(a + 96, 1);
			w = 0;
			c1 = ld4(a + 64);
			d1 = ld4(a + 68);
			e1 = ld4(a + 52);
			x = ld4(a + 56);
			do {
				s = ld4(u + (w << 2));
				if (s >= x) host_fail(262144, 53);
				j = s + 1;
				if (j >= x) host_fail(262144, 53);
				j = ld4(e1 + (j << 2));
				d = ld4(e1 + (s << 2));
				if (j < d || j > d1) host_fail(262144, 53);
				if (d != j) {
					u1 = j << 2;
					j = d << 2;
					n = u1 - j;
					j += c1;
					do {
						d = ld4(j);
						if (d != c) {
							if (d > c) host_fail(262144, 53);
							e = i + (d << 3);
							if (!ld4(e)) {
								st4(e + 4, s);
								st4(e, 1);
								if (r == ld4(a + 96)) {
									grow_one(a + 96);
									u = ld4(a + 100);
								}
								st4(u + (r << 2), d);
								r++;
								st4(a + 104, r);
							}
						}
						j += 4;
						n -= 4;
					} while (n);
				}
			} while (++w < r);
			d = -1;
			j = i;
			for (;;) {
				d++;
				if (c == d) break;
				n = ld4(j);
				j += 8;
				if (!n) goto L5;
			}
			s = globalalloc_alloc(v);
			if (!s) handle_error(1);
			if (v) fill(s, 0, v);
			while (k) {
				d = ld4(t);
				if (d > c) host_fail(262144, 53);
				j = n = ld4(t + 4);
				e = i + (d << 3);
				if (ld4(e) == 1) j = ld4(e + 4) == n ? d : n;
				if (j > c) host_fail(262144, 53);
				e = i + (j << 3);
				if (ld4(e) != 1 || ld4(e + 4) != (n ^ d ^ j)) goto L6;
				t += 8;
				j += s;
				d = M[j];
				M[j] = 1;
				k -= 8;
				if (d) goto L6;
			}
			f1 = ld4(a + 100);
			g1 = ld4(a + 96);
			globalalloc_dealloc(s, v);
			drop_in_place(a + 48);
			n = globalalloc_alloc(16);
			if (!n) host_fail(262144, 53);
			st8(n + 8, 0);
			st8(n, 0);
			from_elem(a + 36, v);
			st8(a + 104, (u64)17 << 32 | 1);
			st4(a + 100, n);
			st4(a + 96, 1);
			h1 = ld4(a + 44);
			i1 = ld4(a + 40);
			j1 = ld4(a + 36);
			k1 = v * 12;
			m1 = globalalloc_alloc(k1);
			if (!m1) handle_error(4);
			d = 0;
			j = m1;
			do {
				st8(j, (u64)4 << 32);
				st4(j + 8, 0);
				j += 12;
				e = d;
				d = e + 1;
			} while (c != d);
			j = m1 + c * 12;
			st4(j + 8, 0);
			st8(j, (u64)4 << 32);
			if (!r) host_fail(262144, 53);
			if (r != 1) {
				n1 = e + 2;
				p1 = f1 + 4;
				q1 = f1 + (r << 2);
				u = 17;
				d1 = 1;
				do {
					q1 -= 4;
					r1 = ld4(q1);
					if (r1 >= h1) host_fail(262144, 53);
					s1 = i1 + (r1 << 2);
					c1 = ld4(s1);
					if (c1 >> (u & 31)) host_fail(262144, 53);
					j = u + 1;
					if (j > 1073741823) handle_error(0);
					d = j << 2;
					if (d > 2147483644) handle_error(0);
					if (d) {
						t1 = globalalloc_alloc(d);
						if (t1) goto L93;
						handle_error(4);
					}
					j = 0;
					t1 = 4;
				L93:
					st4(a + 56, 0);
					st4(a + 52, t1);
					st4(a + 48, j);
					if (d1 == ld4(a + 96)) {
						rawvec_grow_one(a + 96);
						n = ld4(a + 100);
					}
					d = n + (d1 << 4);
					st8(d + 8, 0);
					st8(d, 0);
					u = d1 + 1;
					st4(a + 104, u);
					e1 = t1;
					if (!j) {
						grow_one(a + 48);
						e1 = ld4(a + 52);
					}
					st4(e1, d1);
					d = 1;
					st4(a + 56, 1);
					j = ld4(a + 108);
					if (j) {
						e = j - 1;
						pass_on(n, u, d1, e);
						r = 1;
						t = 4;
						w = n;
						s = u;
						d = d1;
						for (;;) {
							if (d >= s) host_fail(262144, 53);
							k = d << 4;
							x = (c1 >> (e & 31) & 1) << 2;
							j = ld4(w + k + x);
							if (j) {
								w = n;
								s = u;
							} else {
								if (u == ld4(a + 96)) {
									rawvec_grow_one(a + 96);
									n = ld4(a + 100);
								}
								j = n + (u << 4);
								st8(j + 8, 0);
								st8(j, 0);
								s = u + 1;
								st4(a + 104, s);
								w = n;
								j = u;
							}
							if (d >= s) host_fail(262144, 53);
							st4(w + k + x, j);
							if (r == ld4(a + 48)) {
								grow_one(a + 48);
								e1 = ld4(a + 52);
							}
							st4(e1 + t, j);
							d = r + 1;
							st4(a + 56, d);
							if (!e) break;
							n = ld4(a + 100);
							u = ld4(a + 104);
							e--;
							pass_on(n, u, j, e);
							r++;
							t += 4;
							d = j;
						}
						e1 = ld4(a + 52);
					} else {
						s = u;
					}
					d <<= 2;
					j = ld4(e1 + d - 4);
					if (j >= s) host_fail(262144, 53);
					n = ld4(a + 100);
					if (!ld4(n + (j << 4) + 8)) {
						j = e1;
						do {
							e = ld4(j);
							if (e >= s) host_fail(262144, 53);
							e = n + (e << 4);
							st4(e + 8, ld4(e + 8) + 1);
							j += 4;
							d -= 4;
						} while (d);
					}
					j = ld4(a + 48);
					if (j) globalalloc_dealloc(e1, j << 2);
					if (r1 >= n1) host_fail(262144, 53);
					j = m1 + r1 * 12;
					d = ld4(j + 8);
					st4(j + 8, 0);
					e = ld4(a + 104);
					u = ld4(a + 108);
					if (d) {
						j = ld4(j + 4);
						t = j + (d << 3);
						w = u & 31;
						do {
							r = ld4(s1) ^ ld4(j);
							if (r >> (w & 31)) host_fail(262144, 53);
							d = ld4(j + 4);
							if (d) {
								if (d >= e) host_fail(262144, 53);
								s = n + (d << 4);
								st4(s + 12, ld4(s + 12) ^ r);
								d1 = join_nodes(a + 96, d1, d, u);
							}
							j += 8;
						} while (j != t);
					}
					if (u) {
						j = u - 1;
						s = r = 0;
						d = d1;
						for (;;) {
							if (d >= e) host_fail(262144, 53);
							d = n + (d << 4);
							w = ld4(d + 8);
							if (w == 2u << (j & 31)) goto L99;
							st8(a + 48, ld8(d));
							s ^= ld4(d + 12);
							d = j & 31;
							t = s >> (d & 31) & 1;
							w = ld4((a + 48) | t << 2);
							if (w >= e) host_fail(262144, 53);
							w = ld4(n + (w << 4) + 8) == 1u << (d & 31);
							r |= w << (d & 31);
							d = ld4((a + 48) | (t ^ w) << 2);
							if (--j == ~0u) goto L100;
						}
					}
					r = 0;
					d = d1;
				L100:
					if (d >= e) host_fail(262144, 53);
					w = ld4(n + (d << 4) + 8);
				L99:
					if (r1 > c) host_fail(262144, 53);
					j = i + (r1 << 3);
					if (!ld4(j)) host_fail(262144, 53);
					j = ld4(j + 4);
					if (j >= h1) host_fail(262144, 53);
					d = i1 + (j << 2);
					r += w;
					st4(d, ld4(d) ^ r);
					if (j >= n1) host_fail(262144, 53);
					j = m1 + j * 12;
					d = ld4(j + 8);
					if (d == ld4(j)) raw_vec_rawvec_grow_one(j);
					st4(j + 8, d + 1);
					j = ld4(j + 4) + (d << 3);
					st4(j + 4, d1);
					st4(j, r);
					d1 = e;
				} while (p1 != q1);
			}
			if (c >= h1) host_fail(262144, 53);
			c = ld4(i1 + p);
			j = c ? 6 : 4;
			d = ld4(a + 20);
			if (j > ld4(a + 12) - d) {
				do_reserve_and_handle(a + 12, d, j, 1, 1);
				d = ld4(a + 20);
			}
			e = ld4(a + 16);
			if (j) copy(e + d, c ? 262214 : 262210, j);
			c = d + j;
			st4(a + 20, c);
			j = m1;
			do {
				d = ld4(j);
				if (d) globalalloc_dealloc(ld4(j + 4), d << 3);
				j += 12;
			} while (--v);
			globalalloc_dealloc(m1, k1);
			if (j1) globalalloc_dealloc(i1, j1 << 2);
			j = ld4(a + 96);
			if (j) globalalloc_dealloc(n, j << 4);
			globalalloc_dealloc(i, b1);
			if (g1) globalalloc_dealloc(f1, g1 << 2);
			globalalloc_dealloc(q, p);
			j = ld4(a + 24);
			if (j) globalalloc_dealloc(ld4(a + 28), j << 3);
			if (h == b) goto L4;
		}
	L6:
		globalalloc_dealloc(s, v);
	L5:
		j = ld4(a + 96);
		if (j) globalalloc_dealloc(ld4(a + 100), j << 2);
		globalalloc_dealloc(i, b1);
		drop_in_place(a + 48);
		host_fail(262144, 53);
	L4:
		d = ld4(262228);
		if (c > ld4(262220) - d) {
			do_reserve_and_handle(262220, d, c, 1, 1);
			d = ld4(262228);
		}
		if (c) copy(ld4(262224) + d, e, c);
	} else {
		c = 0;
		d = ld4(262228);
		e = 1;
	}
	j = 0;
	d += c;
	st4(262228, d);
	if (d < 65537) j = d;
	else {
		host_write(ld4(262224), d);
		st4(262228, 0);
	}
	d = ld4(a + 12);
	if (d) {
		globalalloc_dealloc(e, d);
		j = ld4(262228);
	}
	if (j) {
		host_write(ld4(262224), j);
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
