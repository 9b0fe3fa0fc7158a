/* POJ 2599, http://poj.org/problem?id=2599, made by `cargo judge bundle poj2599 --write` from 63c2493c08399510 */
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
	b = ld4(262312);
	if (!b) {
		b = pages << 16;
		st4(262312, b);
	}
	if (a > b) {
		c = a - b + 65535;
		if (grow(c >> 16) == ~0u) host_fail(262197, 13);
		st4(262312, (c & -65536) + b);
	}
	st4(262444, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 262316);
	if (d) {
		st4(c + 262316, ld4(d));
		return d;
	}
	d = ld4(262444);
	if (!d) {
		d = pages << 16;
		st4(262444, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : 1u << (b & 31)));
	return d;
}

static void globalalloc_dealloc(u32 a, u32 b)
{
	if (b > 65536) {
		if (b + a == ld4(262444)) {
			st4(262444, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 262316));
		st4(b + 262316, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 262316));
	st4(b + 262316, a);
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
			if (f + c != ld4(262444) || f <= 65536) {
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
	u32 a, b, c, d, e, f, g, h, i;
	u64 j;
	sp = a = frame(48);
	if (!ld4(262284)) {
		call_0(a + 8, ld4(262280));
		st4(262284, 1);
		st8(262288, ld8(a + 8));
		st8(262296, ld8(a + 16));
		st8(262304, ld8(a + 24));
	}
	if (ld4(262288)) host_fail(262144, 53);
	st4(262288, -1);
	b = M[262308];
	c = ld4(262304);
	d = ld4(262300);
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
		M[262308] = 1;
		d = e;
		i = c;
		goto L7;
	L8:
		b = 0;
		d = i + 1;
		c -= d;
		st4(262304, c);
		d += e;
		st4(262300, d);
	L7:
		if (i) goto L4;
	}
	f = ld4(262292);
	g = ld4(262296);
	h = f + g;
	goto L2;
L4:
	f = ld4(262292);
	g = ld4(262296);
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
	st4(262288, 0);
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

static void vec_from_elem(u32 a, u32 b)
{
	u32 c;
	if (b > 2147483647) handle_error(0);
	c = globalalloc_alloc(b);
	if (!c) {
		c = 1;
		handle_error(1);
	}
	if (b) fill(c, 0, b);
	st4(a + 8, b);
	st4(a + 4, c);
	st4(a, b);
}

static void drop_in_place(u32 a)
{
	u32 b;
	b = ld4(a);
	if (b) globalalloc_dealloc(ld4(a + 4), b << 2);
	b = ld4(a + 12);
	if (b) globalalloc_dealloc(ld4(a + 16), b << 2);
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, m, n, p, q, r, s, t, u, v, w, y;
	u64 k, x;
	sp = a = frame(128);
	if (!ld4(262284)) {
		call_0(a + 64, ld4(262280));
		st4(262284, 1);
		st8(262288, ld8(a + 64));
		st8(262296, ld8(a + 72));
		st8(262304, ld8(a + 80));
	}
	if (ld4(262288)) host_fail(262144, 53);
	st4(262288, -1);
	b = M[262308];
	c = ld4(262304);
	d = ld4(262300);
	for (;;) {
		e = d;
		if (b & 1) break;
		if (c) {
			i = 0;
			do {
				b = M[e + i] - 9u;
				if (b <= 23 && 1u << (b & 31) & 8388635) goto L11;
				i++;
			} while (c != i);
		}
		b = 1;
		M[262308] = 1;
		d = e;
		i = c;
		goto L10;
	L11:
		b = 0;
		d = i + 1;
		c -= d;
		st4(262304, c);
		d += e;
		st4(262300, d);
	L10:
		if (i) goto L7;
	}
	f = ld4(262292);
	g = ld4(262296);
	h = f + g;
	goto L3;
L7:
	f = ld4(262292);
	g = ld4(262296);
	h = f + g;
	j = e ? e : h;
	b = e ? i : 0;
	switch (b) {
	case 0:
		goto L4;
	case 1:
		i = M[j];
		switch (i - 43) {
		case 0: case 2:
			goto L4;
		default:
			goto L16;
		}
	}
	i = M[j];
L16:
	c = (i & 255) == 43;
	i = j + c;
	b -= c;
	if (b >= 9) {
		c = 0;
		for (;;) {
			if (!b) goto L22;
			k = (u64)c * 10;
			if ((u32)(k >> 32)) goto L4;
			d = M[i] - 48u;
			if (d > 9) goto L4;
			i++;
			b--;
			c = d + (u32)k;
			if (c < d) goto L4;
		}
	}
	if (!b) {
		st4(262288, 0);
		proconio_read();
		host_fail(262144, 53);
	}
	c = 0;
	do {
		d = M[i] - 48u;
		if (d > 9) goto L4;
		i++;
		c = d + c * 10;
	} while (--b);
L22:
	if (!e) goto L3;
	i = 0;
	st4(262288, 0);
	j = proconio_read();
	if (j >= c) host_fail(262144, 53);
	g = c - 1;
	m = g << 3;
	if (g > 536870911 || m > 2147483644) handle_error(0);
	if (m) {
		n = g;
		p = globalalloc_alloc(m);
		if (p) goto L5;
		i = 4;
		handle_error(4);
	}
	n = 0;
	p = 4;
L5:
	if (g) {
		b = 1;
		i = p;
		do {
			e = proconio_read();
			st4(i + 4, proconio_read());
			st4(i, e);
			i += 8;
			b++;
		} while (c != b);
		h = p + m;
		d = a + 76;
		f = p;
		do {
			st8(a + 76, ld8(f));
			f += 8;
			b = i = 0;
			do {
				if (ld4(d + (i << 2)) >= c) host_fail(262144, 53);
				i = 1;
				e = b & 1;
				b = 1;
			} while (!e);
		} while (f != h);
	}
	from_elem(a + 40, c + 1);
	q = p + (g << 3);
	r = a + 76;
	d = 0;
	s = ld4(a + 44);
	e = ld4(a + 48);
	b = p;
	for (;;) {
		if ((d & 1) != 0 && i != 2) f = b;
		else {
			if (b == q) {
				i = 0;
				f = e - (e != 0);
				b = s;
				do {
					if (e == i) host_fail(262144, 53);
					d = i + 1;
					if (f == i) host_fail(262144, 53);
					i = b + 4;
					st4(i, ld4(i) + ld4(b));
					b = i;
					i = d;
				} while (c != d);
				if (c >= e) host_fail(262144, 53);
				from_elem(a + 52, ld4(s + (c << 2)));
				t = e << 2;
				i = 0;
				if (e > 1073741823 || t > 2147483644) handle_error(0);
				r = globalalloc_alloc(t);
				if (!r) {
					i = 4;
					handle_error(4);
				}
				if (t) copy(r, s, t);
				u = a + 76;
				h = 0;
				v = ld4(a + 56);
				w = ld4(a + 60);
				b = p;
				for (;;) {
					if ((h & 1) != 0 && i != 2) g = b;
					else {
						if (b == q) break;
						g = b + 8;
						f = ld4(b + 4);
						d = ld4(b);
						i = 0;
					}
					st4(a + 84, f);
					st4(a + 76, d);
					st4(a + 80, f);
					st4(a + 88, d);
					h = u + (i << 3);
					b = ld4(h);
					if (b >= e) host_fail(262144, 53);
					b = r + (b << 2);
					s = ld4(b);
					if (s >= w) host_fail(262144, 53);
					i++;
					st4(v + (s << 2), ld4(h + 4));
					h = 1;
					st4(b, ld4(b) + 1);
					b = g;
				}
				st8(a + 16, ld8(a + 40));
				st4(a + 24, ld4(a + 48));
				st8(a + 28, ld8(a + 52));
				st4(a + 36, ld4(a + 60));
				globalalloc_dealloc(r, t);
				i = c << 3;
				if (c > 536870911 || i > 2147483644) handle_error(0);
				if (i) {
					h = globalalloc_alloc(i);
					if (h) {
						if (i) fill(h, 0, i);
						t = c;
						goto L40;
					}
					handle_error(4);
				}
				t = 0;
				h = 4;
			L40:
				s = globalalloc_alloc(4);
				if (!s) host_fail(262144, 53);
				st4(s, j);
				st4(a + 60, 1);
				st4(a + 56, s);
				st4(a + 52, 1);
				r = 0;
				v = ld4(a + 32);
				w = ld4(a + 36);
				u = ld4(a + 20);
				q = ld4(a + 24);
				f = 1;
				do {
					g = ld4(s + (r << 2));
					if (g >= q) host_fail(262144, 53);
					i = g + 1;
					if (i >= q) host_fail(262144, 53);
					i = ld4(u + (i << 2));
					b = ld4(u + (g << 2));
					if (i < b || i > w) host_fail(262144, 53);
					if (b != i) {
						y = i << 2;
						i = b << 2;
						e = y - i;
						i += v;
						do {
							b = ld4(i);
							if (b != j) {
								if (b >= c) host_fail(262144, 53);
								d = h + (b << 3);
								if (!ld4(d)) {
									st4(d + 4, g);
									st4(d, 1);
									if (f == ld4(a + 52)) {
										grow_one(a + 52);
										s = ld4(a + 56);
									}
									st4(s + (f << 2), b);
									f++;
									st4(a + 60, f);
								}
							}
							i += 4;
							e -= 4;
						} while (e);
					}
				} while (++r < f);
				i = 0;
				b = h;
				do {
					if (j != i && ld4(b) != 1) goto L61;
					b += 8;
					i++;
				} while (c != i);
				vec_from_elem(a + 64, c);
				s = ld4(a + 68);
				r = ld4(a + 72);
				b = p;
				for (;;) {
					if (!m) {
						q = ld4(a + 56);
						r = ld4(a + 52);
						i = ld4(a + 64);
						if (i) globalalloc_dealloc(s, i);
						drop_in_place(a + 16);
						vec_from_elem(a + 64, c);
						if (f) break;
						d = ld4(a + 68);
						f = ld4(a + 72);
						goto L63;
					}
					e = ld4(b);
					if (e >= c) host_fail(262144, 53);
					i = d = ld4(b + 4);
					g = h + (e << 3);
					if (ld4(g) == 1) i = ld4(g + 4) == d ? e : d;
					if (i >= c) host_fail(262144, 53);
					g = h + (i << 3);
					if (ld4(g) != 1 || ld4(g + 4) != (d ^ e ^ i)) goto L62;
					if (i >= r) host_fail(262144, 53);
					b += 8;
					i += s;
					e = M[i];
					M[i] = 1;
					m -= 8;
					if (e) goto L62;
				}
				g = q - 4;
				i = f << 2;
				d = ld4(a + 68);
				f = ld4(a + 72);
				do {
					b = ld4(g + i);
					if (b >= c) host_fail(262144, 53);
					e = h + (b << 3);
					if (ld4(e)) {
						if (b >= f) host_fail(262144, 53);
						e = ld4(e + 4);
						if (e >= f) host_fail(262144, 53);
						e += d;
						M[e] = (M[d + b] ^ 1) | M[e];
					}
					i -= 4;
				} while (i);
			L63:
				b = 0;
				i = h;
				do {
					if (ld4(i) == 1 && ld4(i + 4) == j) {
						if (b >= f) host_fail(262144, 53);
						e = 1;
						if (M[d + b] != 1) {
							c = b;
							goto L95;
						}
					}
					i += 8;
					b++;
				} while (c != b);
				e = 0;
			L95:
				i = ld4(a + 64);
				if (i) globalalloc_dealloc(d, i);
				if (e) {
					b = c + 1;
					i = ld4(262276);
					if (ld4(262268) - i <= 35) {
						do_reserve_and_handle(262268, i, 36);
						i = ld4(262276);
					}
					d = ld4(262272);
					copy(d + i, 262229, 36);
					c = i + 36;
					st4(262276, c);
					fill(a + 64, 48, 40);
					k = b;
					b = 39;
					do {
						i = b;
						if (i > 39) host_fail(262144, 53);
						x = k / 10;
						M[a + 64 + i] = (u32)(x * 246 + k) | 48;
						b = i - 1;
						e = k < 10;
						k = x;
					} while (!e);
					i = 40 - i;
					if (i > ld4(262268) - c) {
						do_reserve_and_handle(262268, c, i);
						d = ld4(262272);
						c = ld4(262276);
					}
					if (i) copy(d + c, a + 64 + b + 1, i);
					i += c;
					st4(262276, i);
					if (ld4(262268) == i) {
						do_reserve_and_handle(262268, i, 1);
						i = ld4(262276);
					}
					b = i + 1;
					st4(262276, b);
					M[ld4(262272) + i] = 10;
					if (i < 65536) goto L102;
					host_write(ld4(262272), b);
				} else {
					i = ld4(262276);
					if (ld4(262268) - i <= 18) {
						do_reserve_and_handle(262268, i, 19);
						i = ld4(262276);
					}
					e = i + 19;
					st4(262276, e);
					c = ld4(262272);
					b = c + i;
					st8(b, ld8(262210));
					st8(b + 8, ld8(262218));
					st4(b + 15, ld4(262225));
					if (i < 65518) goto L102;
					host_write(c, e);
				}
				st4(262276, 0);
			L102:
				if (t) globalalloc_dealloc(h, t << 3);
				if (r) globalalloc_dealloc(q, r << 2);
				if (n) globalalloc_dealloc(p, n << 3);
				i = ld4(262276);
				if (i) {
					host_write(ld4(262272), i);
					st4(262276, 0);
				}
				sp = a + 128;
				return;
			L62:
				i = ld4(a + 64);
				if (!i) goto L61;
				globalalloc_dealloc(s, i);
			L61:
				i = ld4(a + 52);
				if (i) globalalloc_dealloc(ld4(a + 56), i << 2);
				if (t) globalalloc_dealloc(h, t << 3);
				drop_in_place(a + 16);
				host_fail(262144, 53);
			}
			f = b + 8;
			h = ld4(b + 4);
			g = ld4(b);
			i = 0;
		}
		st4(a + 84, h);
		st4(a + 76, g);
		b = ld4(r + (i << 3)) + 1;
		if (b >= e) host_fail(262144, 53);
		d = 1;
		b = s + (b << 2);
		st4(b, ld4(b) + 1);
		i++;
		b = f;
	}
L4:
	h = j;
L3:
	str_index(a + 8, f, g, h - f);
	b = ld4(a + 8);
	i = ld4(a + 12);
	st2(a + 100, 1);
	st4(a + 96, i);
	st4(a + 92, 0);
	M[a + 88] = 1;
	st4(a + 84, 10);
	st4(a + 80, i);
	st4(a + 76, 0);
	st4(a + 72, i);
	st4(a + 68, b);
	st4(a + 64, 10);
	next_back_2(a + 64);
	host_fail(262144, 53);
}

int main(void)
{
	M = (unsigned char *)calloc(5, 65536);
	if (!M) die("out of memory");
	memcpy(M + 262144, "the program failed; bundled with --debug, it says whyout of memoryFirst player loses\nFirst play"
		"er wins flying to airport \0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\1", 137);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
