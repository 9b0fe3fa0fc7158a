/* BZOJ 2317, https://hydro.ac/d/bzoj/p/2317, made by `cargo judge bundle bzoj2317 --write` from 840c35f45c8bfc5d */
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
static s64 i8(u64 x)
{
	return x >> 63 ? -(s64)~x - 1 : (s64)x;
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
	b = ld4(262256);
	if (!b) {
		b = pages << 16;
		st4(262256, b);
	}
	if (a > b) {
		c = a - b + 65535;
		if (grow(c >> 16) == ~0u) host_fail(262197, 13);
		st4(262256, (c & -65536) + b);
	}
	st4(262388, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 262260);
	if (d) {
		st4(c + 262260, ld4(d));
		return d;
	}
	d = ld4(262388);
	if (!d) {
		d = pages << 16;
		st4(262388, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : 1u << (b & 31)));
	return d;
}

static void globalalloc_dealloc(u32 a, u32 b)
{
	if (b > 65536) {
		if (b + a == ld4(262388)) {
			st4(262388, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 262260));
		st4(b + 262260, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 262260));
	st4(b + 262260, a);
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
			if (f + c != ld4(262388) || f <= 65536) {
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
	if (!ld4(262228)) {
		call_0(a + 8, ld4(262224));
		st4(262228, 1);
		st8(262232, ld8(a + 8));
		st8(262240, ld8(a + 16));
		st8(262248, ld8(a + 24));
	}
	if (ld4(262232)) host_fail(262144, 53);
	st4(262232, -1);
	b = M[262252];
	c = ld4(262248);
	d = ld4(262244);
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
		M[262252] = 1;
		d = e;
		i = c;
		goto L8;
	L9:
		b = 0;
		d = i + 1;
		c -= d;
		st4(262248, c);
		d += e;
		st4(262244, d);
	L8:
		if (i) goto L5;
	}
	f = ld4(262236);
	g = ld4(262240);
	h = f + g;
	goto L2;
L5:
	f = ld4(262236);
	g = ld4(262240);
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
	st4(262232, 0);
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
	if (!ld4(262228)) {
		call_0(a + 8, ld4(262224));
		st4(262228, 1);
		st8(262232, ld8(a + 8));
		st8(262240, ld8(a + 16));
		st8(262248, ld8(a + 24));
	}
	if (ld4(262232)) host_fail(262144, 53);
	st4(262232, -1);
	b = M[262252];
	c = ld4(262248);
	d = ld4(262244);
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
		M[262252] = 1;
		d = e;
		i = c;
		goto L7;
	L8:
		b = 0;
		d = i + 1;
		c -= d;
		st4(262248, c);
		d += e;
		st4(262244, d);
	L7:
		if (i) goto L4;
	}
	f = ld4(262236);
	g = ld4(262240);
	h = f + g;
	goto L2;
L4:
	f = ld4(262236);
	g = ld4(262240);
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
	st4(262232, 0);
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

static void multi3_fn(u32 a, u64 b, u64 c, u64 d, u64 e)
{
	u64 f, g, h, i, j, k;
	f = d & (u64)4294967295u;
	g = b & (u64)4294967295u;
	h = f * g;
	i = d >> 32;
	g *= i;
	j = b >> 32;
	f = g + f * j;
	k = h + (f << 32);
	st8(a, k);
	st8(a + 8, i * j + ((u64)(f < g) << 32 | f >> 32) + (k < h) + e * b + d * c);
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

static void vec_from_elem(u32 a, u32 b)
{
	u32 c, d;
	if (b) {
		d = globalalloc_alloc(b);
		if (!d) handle_error(1);
		if (b) fill(d, 0, b);
		c = b;
	} else {
		c = 0;
		d = 1;
	}
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

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, p, q, r, s, t, u, v, w = 0, x, y, z, a1, d1, e1, f1, g1, h1 = 0, i1 = 0, j1 = 0, k1 = 0, m1, n1, p1, q1, r1, s1;
	u64 b1, c1;
	sp = a = frame(160);
	b = proconio_read();
	st4(a + 52, 0);
	st8(a + 44, (u64)1 << 32);
	if (b) {
		f = a + 104;
		g = 0;
		for (;;) {
			h = proconio_read();
			i = proconio_read();
			j = proconio_read();
			if (h >= 2000001) host_fail(262144, 53);
			if (j > 1073741823) handle_error(0);
			m = j << 2;
			if (m > 2147483644) handle_error(0);
			if (m) {
				p = globalalloc_alloc(m);
				if (p) {
					n = j;
					goto L27;
				}
				handle_error(4);
			}
			n = 0;
			p = 4;
		L27:
			if (j) {
				c = j;
				k = p;
				do {
					st4(k, program_proconio_read());
					k += 4;
				} while (--c);
			}
			k = 0;
			if (i > 268435455) handle_error(0);
			q = i << 4;
			if (q > 2147483640) handle_error(0);
			if (q) {
				s = globalalloc_alloc(q);
				if (s) {
					r = i;
					goto L34;
				}
				k = 8;
				handle_error(8);
			}
			r = 0;
			s = 8;
		L34:
			if (i) {
				t = 0;
				do {
					u = program_proconio_read();
					v = program_proconio_read();
					if (!ld4(262228)) {
						call_0(a + 92, ld4(262224));
						st4(262228, 1);
						st8(262232, ld8(a + 92));
						st8(262240, ld8(a + 100));
						st8(262248, ld8(a + 108));
					}
					if (ld4(262232)) host_fail(262144, 53);
					w = t + 1;
					st4(262232, -1);
					x = M[262252];
					e = ld4(262248);
					c = ld4(262244);
					for (;;) {
						d = c;
						if (x & 1) break;
						if (e) {
							k = 0;
							do {
								c = M[d + k] - 9u;
								if (c <= 23 && 1u << (c & 31) & 8388635) goto L48;
								k++;
							} while (e != k);
						}
						x = 1;
						M[262252] = 1;
						c = d;
						k = e;
						goto L47;
					L48:
						x = 0;
						c = k + 1;
						e -= c;
						st4(262248, e);
						c += d;
						st4(262244, c);
					L47:
						if (k) goto L44;
					}
					y = ld4(262236);
					z = ld4(262240);
					x = y + z;
					goto L5;
				L44:
					y = ld4(262236);
					z = ld4(262240);
					a1 = y + z;
					x = d ? d : a1;
					c = d ? k : 0;
					switch (c) {
					case 0:
						goto L5;
					case 1:
						k = M[x];
						switch (k - 43) {
						case 0: case 2:
							goto L5;
						default:
							goto L53;
						}
					}
					k = M[x];
				L53:
					e = (k & 255) == 43;
					k = x + e;
					c -= e;
					b1 = 0;
					if (c >= 17) {
						for (;;) {
							if (!c) goto L57;
							multi3_fn(a + 16, b1, 0, 10, 0);
							if (ld8(a + 24)) goto L5;
							e = M[k] - 48u;
							if (e > 9) goto L5;
							k++;
							c--;
							c1 = ld8(a + 16);
							b1 = c1 + e;
							if (b1 < c1) goto L5;
						}
					}
					if (!c) goto L56;
					do {
						e = M[k] - 48u;
						if (e > 9) goto L5;
						k++;
						b1 = b1 * 10 + e;
					} while (--c);
				L57:
					x = a1;
					if (!d) goto L5;
				L56:
					st4(262232, 0);
					k = s + (t << 4);
					st8(k + 8, b1);
					st4(k + 4, v);
					st4(k, u);
					t = w;
				} while (w != i);
			}
			d1 = h + 1;
			e1 = d1 << 2;
			a1 = globalalloc_alloc(e1);
			if (!a1) handle_error(4);
			if (h) {
				k = 0;
				c = a1;
				do {
					st4(c, k);
					c += 4;
					k++;
				} while (h != k);
			}
			st4(a1 + (h << 2), h);
			if (j) {
				k = p;
				do {
					c = ld4(k);
					if (c >= h) host_fail(262144, 53);
					st4(a1 + (c << 2), h);
					k += 4;
					m -= 4;
				} while (m);
			}
			if (n) globalalloc_dealloc(p, n << 2);
			u = 0;
			st4(a + 64, 0);
			st8(a + 56, (u64)4 << 32);
			if (!i) goto L38;
			w = s + q;
			m = 4;
			x = s;
			do {
				c = ld4(x + 4);
				e = ld4(x);
				if ((c > e ? c : e) >= h) host_fail(262144, 53);
				b1 = ld8(x + 8);
				b1 = b1 < 2 ? b1 : (b1 & 1) | 2;
				t = !b1;
				if (t) k = 0;
				else {
					if (b1 > (u64)4294967295u) {
						k = 0;
						d = a + 92;
						goto L73;
					}
					k = b1;
				}
				st4(a + 92, 1);
				d = a + 80;
			L73:
				st4(d, k);
				if (ld4(a + 92) != 1) host_fail(262144, 53);
				k = ld4(a + 80);
				if (k > ld4(a + 56) - u) {
					do_reserve_and_handle(a + 56, u, k, 4, 8);
					m = ld4(a + 60);
					u = ld4(a + 64);
				}
				if (!t) {
					t = u + (u32)b1;
					k = m + (u << 3);
					d = a1 + (c << 2);
					e = a1 + (e << 2);
					do {
						c = ld4(e);
						st4(k + 4, ld4(d));
						st4(k, c);
						k += 8;
					} while (--b1);
					u = t;
				}
				st4(a + 64, u);
				x += 16;
			} while (x != w);
		L38:
			if (r) globalalloc_dealloc(s, r << 4);
			f1 = ld4(a + 60);
			v = f1 + (u << 3);
			e = f1;
			if (u) {
				do {
					st8(a + 104, ld8(e));
					e += 8;
					c = k = 0;
					do {
						if (ld4(f + (k << 2)) > h) host_fail(262144, 53);
						k = 1;
						d = c & 1;
						c = 1;
					} while (!d);
				} while (e != v);
			}
			g++;
			from_elem(a + 68, h + 2);
			e = 0;
			t = ld4(a + 72);
			d = ld4(a + 76);
			c = f1;
			for (;;) {
				if ((e & 1) != 0 && k != 2) x = c;
				else {
					if (c == v) break;
					x = c + 8;
					w = ld4(c + 4);
					m = ld4(c);
					k = 0;
				}
				st4(a + 112, w);
				st4(a + 104, m);
				c = ld4(f + (k << 3)) + 1;
				if (c >= d) host_fail(262144, 53);
				e = 1;
				c = t + (c << 2);
				st4(c, ld4(c) + 1);
				k++;
				c = x;
			}
			x = -d;
			m = -h;
			k = 1;
			w = (d ? 1 : d) - d;
			c = t;
			do {
				if (x + k == 1 || w + k == 1) host_fail(262144, 53);
				e = c + 4;
				st4(e, ld4(e) + ld4(c));
				c = e;
				k++;
			} while (m + k != 2);
			if (d1 >= d) host_fail(262144, 53);
			from_elem(a + 80, ld4(t + e1));
			k = 0;
			if (d > 1073741823) handle_error(0);
			y = d << 2;
			if (y > 2147483644) handle_error(0);
			g1 = globalalloc_alloc(y);
			if (!g1) handle_error(4);
			if (y) copy(g1, t, y);
			e = 0;
			j = ld4(a + 84);
			i = ld4(a + 88);
			c = f1;
			x = 0;
			for (;;) {
				if (!(x & 1) || k == 2) {
					if (c == v) break;
					w = e + 1;
					m = c + 8;
					h1 = ld4(c + 4);
					i1 = ld4(c);
					k = 0;
					j1 = e;
					k1 = e;
				} else {
					w = e;
					m = c;
				}
				st4(a + 112, h1);
				st4(a + 104, i1);
				st4(a + 108, k1);
				st4(a + 116, j1);
				e = f + (k << 3);
				c = ld4(e);
				if (c >= d) host_fail(262144, 53);
				c = g1 + (c << 2);
				x = ld4(c);
				if (x >= i) host_fail(262144, 53);
				k++;
				st4(j + (x << 2), ld4(e + 4));
				x = 1;
				st4(c, ld4(c) + 1);
				e = w;
				c = m;
			}
			m1 = ld4(a + 68);
			n1 = ld4(a + 80);
			globalalloc_dealloc(g1, y);
			y = globalalloc_alloc(e1);
			if (!y) handle_error(4);
			if (e1) fill(y, 0, e1);
			vec_from_elem(a + 68, u);
			p1 = d1 << 3;
			q = globalalloc_alloc(p1);
			if (!q) handle_error(8);
			k = !p1;
			if (!k) fill(q, 0, p1);
			z = globalalloc_alloc(p1);
			if (!z) handle_error(8);
			if (!k) fill(z, 0, p1);
			vec_from_elem(a + 80, d1);
			q1 = ld4(a + 88);
			if (h >= q1) host_fail(262144, 53);
			r1 = ld4(a + 84);
			M[r1 + h] = 1;
			m = globalalloc_alloc(4);
			if (!m) host_fail(262144, 53);
			st4(m, h);
			c = 1;
			st4(a + 100, 1);
			st4(a + 96, m);
			st4(a + 92, 1);
			r = ld4(a + 72);
			n = ld4(a + 76);
			k = m;
			for (;;) {
				k = ld4(k);
				if (k >= d) host_fail(262144, 53);
				e = k + 1;
				if (e >= d) host_fail(262144, 53);
				e = ld4(t + (e << 2));
				w = k << 2;
				x = ld4(t + w);
				if (e < x || e > i || k > h) host_fail(262144, 53);
				v = y + w;
				w = ld4(v);
				if (w < e - x) {
					e = ld4(j + (x << 2) + (w << 2));
					st4(v, w + 1);
					if (e >= n) host_fail(262144, 53);
					x = r + e;
					w = M[x];
					M[x] = 1;
					if (!w) {
						if (e >= u) host_fail(262144, 53);
						e = f1 + (e << 3);
						s1 = ld4(e + 4);
						e = ld4(e);
						e = e == k ? s1 : e;
						if (e >= q1) host_fail(262144, 53);
						x = r1 + e;
						w = M[x];
						M[x] = 1;
						if (w) {
							k <<= 3;
							x = q + k;
							st8(x, ld8(x) ^ 1);
							k += z;
							st8(k, ld8(k) + 1);
							if (e > h) host_fail(262144, 53);
							k = z + (e << 3);
							st8(k, ld8(k) - 1);
						} else {
							if (c == ld4(a + 92)) {
								grow_one(a + 92);
								m = ld4(a + 96);
							}
							st4(m + (c << 2), e);
							c++;
							st4(a + 100, c);
							m = ld4(a + 96);
						}
					}
				} else {
					c--;
					st4(a + 100, c);
					if (c) {
						e = m + (c << 2) - 4;
						if (e) {
							e = ld4(e);
							if (e > h) host_fail(262144, 53);
							e <<= 3;
							x = q + e;
							k <<= 3;
							b1 = ld8(q + k);
							k += z;
							st8(x, (i8(ld8(k)) > 0 ? b1 ^ 1 : b1 + 1) ^ ld8(x));
							e += z;
							st8(e, ld8(e) + ld8(k));
						}
					}
				}
				if (c) {
					k = m + (c << 2) - 4;
					if (k) continue;
				}
				break;
			}
			b1 = ld8(q + (h << 3));
			k = ld4(a + 92);
			if (k) globalalloc_dealloc(m, k << 2);
			k = ld4(a + 80);
			if (k) globalalloc_dealloc(r1, k);
			globalalloc_dealloc(z, p1);
			globalalloc_dealloc(q, p1);
			k = ld4(a + 68);
			if (k) globalalloc_dealloc(ld4(a + 72), k);
			globalalloc_dealloc(y, e1);
			if (m1) globalalloc_dealloc(t, m1 << 2);
			if (n1) globalalloc_dealloc(j, n1 << 2);
			k = ld4(a + 52);
			if (ld4(a + 44) - k <= 1) {
				do_reserve_and_handle(a + 44, k, 2, 1, 1);
				k = ld4(a + 52);
			}
			e = ld4(a + 48);
			st2(e + k, b1 ? 2609 : 2608);
			c = k + 2;
			st4(a + 52, c);
			k = ld4(a + 56);
			if (k) globalalloc_dealloc(ld4(a + 60), k << 3);
			globalalloc_dealloc(a1, e1);
			if (g == b) goto L4;
		}
	L5:
		str_index(a + 8, y, z, x - y);
		c = ld4(a + 8);
		k = ld4(a + 12);
		st2(a + 128, 1);
		st4(a + 124, k);
		st4(a + 120, 0);
		M[a + 116] = 1;
		st4(a + 112, 10);
		st4(a + 108, k);
		st4(a + 104, 0);
		st4(a + 100, k);
		st4(a + 96, c);
		st4(a + 92, 10);
		next_back_2(a + 92);
		host_fail(262144, 53);
	L4:
		d = ld4(262220);
		if (c > ld4(262212) - d) {
			do_reserve_and_handle(262212, d, c, 1, 1);
			d = ld4(262220);
		}
		if (c) copy(ld4(262216) + d, e, c);
	} else {
		c = 0;
		d = ld4(262220);
		e = 1;
	}
	k = 0;
	c += d;
	st4(262220, c);
	if (c < 65537) k = c;
	else {
		host_write(ld4(262216), c);
		st4(262220, 0);
	}
	c = ld4(a + 44);
	if (c) {
		globalalloc_dealloc(e, c);
		k = ld4(262220);
	}
	if (k) {
		host_write(ld4(262216), k);
		st4(262220, 0);
	}
	sp = a + 160;
}

int main(void)
{
	M = (unsigned char *)calloc(5, 65536);
	if (!M) die("out of memory");
	memcpy(M + 262144, "the program failed; bundled with --debug, it says whyout of memory\0\0\0\0\0\0\1\0\0\0\0\0\0\0\1", 81);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
