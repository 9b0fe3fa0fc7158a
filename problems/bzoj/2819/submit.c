/* BZOJ 2819, https://hydro.ac/d/bzoj/p/2819, made by `cargo judge bundle bzoj2819 --write` from 7ea67b9ac921a0d7 */
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

static u64 program_proconio_read(void)
{
	u32 a, b, c, d, e, f, g, h, i;
	u64 j, k;
	sp = a = frame(80);
	if (!ld4(262236)) {
		call_0(a + 40, ld4(262232));
		st4(262236, 1);
		st8(262240, ld8(a + 40));
		st8(262248, ld8(a + 48));
		st8(262256, ld8(a + 56));
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
	d = e ? e : h;
	b = e ? i : 0;
	switch (b) {
	case 0:
		goto L3;
	case 1:
		i = M[d];
		switch (i - 43) {
		case 0: case 2:
			goto L3;
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
			if (ld8(a + 24)) goto L3;
			c = M[i] - 48u;
			if (c > 9) goto L3;
			i++;
			b--;
			k = ld8(a + 16);
			j = k + c;
			if (j < k) goto L3;
		}
	}
	if (!b) goto L17;
	do {
		c = M[i] - 48u;
		if (c > 9) goto L3;
		i++;
		j = j * 10 + c;
	} while (--b);
L18:
	if (!e) goto L2;
L17:
	st4(262240, 0);
	sp = a + 80;
	return j;
L3:
	h = d;
L2:
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
	next_back_2(a + 40);
	host_fail(262144, 53);
}

static u32 proconio_read_2(void)
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

static void from_elem(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g;
	d = c << 2;
	e = (c > 1073741823) | (d > 2147483644);
	if (!b) {
		if (e) handle_error(0);
		if (d) {
			g = globalalloc_alloc(d);
			if (g) {
				if (d) fill(g, 0, d);
				f = c;
				goto L1;
			}
			handle_error(4);
		}
		g = 4;
		f = 0;
		goto L1;
	}
	if (e) handle_error(0);
	if (d) {
		f = c;
		g = globalalloc_alloc(d);
		if (g) goto L2;
		handle_error(4);
	}
	f = 0;
	g = 4;
L2:
	if (c < 2) {
		d = g;
		if (!c) goto L1;
		goto L12;
	}
	e = c - 1;
	d = g;
	do {
		st4(d, b);
		d += 4;
	} while (--e);
L12:
	st4(d, b);
L1:
	st4(a + 8, c);
	st4(a + 4, g);
	st4(a, f);
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

static u64 down_to(u32 a, u32 b)
{
	u32 c, e;
	u64 d;
	if (b >= ld4(a + 8)) host_fail(262144, 53);
	d = 0;
	b = ld4(ld4(a + 4) + (b << 4)) + 1;
	if (b) {
		e = ld4(a + 28);
		c = ld4(a + 32);
		do {
			a = b - 1;
			if (a >= c) host_fail(262144, 53);
			d ^= ld8(e + (a << 3));
			b &= a;
		} while (b);
	}
	return d;
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m = 0, n, p, q, r, s, t, u, v, w, x, y, z, a1, b1, c1, d1, e1, f1, g1, m1, n1, p1;
	u64 h1, i1, j1, k1;
	sp = a = frame(160);
	b = proconio_read();
	if (!b) host_fail(262144, 53);
	c = b << 3;
	if (b > 536870911 || c > 2147483640) handle_error(0);
	if (c) {
		e = b;
		f = globalalloc_alloc(c);
		if (f) goto L2;
		handle_error(8);
	}
	e = 0;
	f = 8;
L2:
	g = b;
	d = f;
	do {
		st8(d, program_proconio_read());
		d += 8;
	} while (--g);
	h = b - 1;
	i = h << 3;
	if (h > 268435455) {
		d = 0;
		handle_error(0);
	}
	if (h) {
		j = globalalloc_alloc(i);
		if (!j) handle_error(4);
		g = 1;
		d = j;
		do {
			k = proconio_read_2();
			st4(d + 4, proconio_read_2());
			st4(d, k);
			d += 8;
			g++;
		} while (b != g);
		m = j + i;
		n = proconio_read();
		i = a + 68;
		p = j;
		do {
			st8(a + 68, ld8(p));
			p += 8;
			g = d = 0;
			do {
				if (ld4(i + (d << 2)) >= b) host_fail(262144, 53);
				d = 1;
				k = g & 1;
				g = 1;
			} while (!k);
		} while (p != m);
		q = h;
	} else {
		n = proconio_read();
		j = 4;
		q = 0;
	}
	i = 0;
	from_elem(a + 132, 0, b + 1);
	r = j + (h << 3);
	s = a + 68;
	t = ld4(a + 136);
	k = ld4(a + 140);
	g = j;
	for (;;) {
		if ((i & 1) != 0 && d != 2) p = g;
		else {
			if (g == r) {
				d = 0;
				p = k - (k != 0);
				g = t;
				do {
					if (k == d) host_fail(262144, 53);
					i = d + 1;
					if (p == d) host_fail(262144, 53);
					d = g + 4;
					st4(d, ld4(d) + ld4(g));
					g = d;
					d = i;
				} while (b != i);
				if (b >= k) host_fail(262144, 53);
				d = 0;
				from_elem(a + 144, 0, ld4(t + (b << 2)));
				u = k << 2;
				if (k > 1073741823 || u > 2147483644) handle_error(0);
				s = globalalloc_alloc(u);
				if (!s) {
					d = 4;
					handle_error(4);
				}
				if (u) copy(s, t, u);
				v = a + 68;
				m = 0;
				w = ld4(a + 148);
				x = ld4(a + 152);
				g = j;
				for (;;) {
					if ((m & 1) != 0 && d != 2) h = g;
					else {
						if (g == r) break;
						h = g + 8;
						p = ld4(g + 4);
						i = ld4(g);
						d = 0;
					}
					st4(a + 76, p);
					st4(a + 68, i);
					st4(a + 72, p);
					st4(a + 80, i);
					t = v + (d << 3);
					g = ld4(t);
					if (g >= k) host_fail(262144, 53);
					g = s + (g << 2);
					m = ld4(g);
					if (m >= x) host_fail(262144, 53);
					d++;
					st4(w + (m << 2), ld4(t + 4));
					m = 1;
					st4(g, ld4(g) + 1);
					g = h;
				}
				st8(a + 16, ld8(a + 132));
				st4(a + 24, ld4(a + 140));
				st8(a + 28, ld8(a + 144));
				st4(a + 36, ld4(a + 152));
				globalalloc_dealloc(s, u);
				if (c) {
					m = globalalloc_alloc(c);
					if (m) {
						if (c) fill(m, 0, c);
						y = b;
						goto L23;
					}
					handle_error(4);
				}
				y = 0;
				m = 4;
			L23:
				t = globalalloc_alloc(4);
				if (!t) host_fail(262144, 53);
				s = 0;
				st4(t, 0);
				st4(a + 64, 1);
				st4(a + 60, t);
				st4(a + 56, 1);
				w = ld4(a + 32);
				v = ld4(a + 36);
				x = ld4(a + 20);
				r = ld4(a + 24);
				p = 1;
				do {
					h = ld4(t + (s << 2));
					if (h >= r) host_fail(262144, 53);
					d = h + 1;
					if (d >= r) host_fail(262144, 53);
					d = ld4(x + (d << 2));
					g = ld4(x + (h << 2));
					if (d < g || d > v) host_fail(262144, 53);
					if (g != d) {
						m1 = d << 2;
						d = g << 2;
						k = m1 - d;
						d += w;
						do {
							g = ld4(d);
							if (g) {
								if (g >= b) host_fail(262144, 53);
								i = m + (g << 3);
								if (!ld4(i)) {
									st4(i + 4, h);
									st4(i, 1);
									if (p == ld4(a + 56)) {
										grow_one(a + 56);
										t = ld4(a + 60);
									}
									st4(t + (p << 2), g);
									p++;
									st4(a + 64, p);
								}
							}
							d += 4;
							k -= 4;
						} while (k);
					}
				} while (++s < p);
				d = 0;
				g = m;
				do {
					if (d && ld4(g) != 1) goto L42;
					g += 8;
					d++;
				} while (b != d);
				s = globalalloc_alloc(b);
				if (!s) handle_error(1);
				if (b) fill(s, 0, b);
				i = c - 8;
				g = j;
				do {
					if (!i) goto L65;
					k = ld4(g);
					if (k >= b) host_fail(262144, 53);
					d = h = ld4(g + 4);
					t = m + (k << 3);
					if (ld4(t) == 1) d = ld4(t + 4) == h ? k : h;
					if (d >= b) host_fail(262144, 53);
					t = m + (d << 3);
					if (ld4(t) != 1 || ld4(t + 4) != (h ^ k ^ d)) break;
					g += 8;
					d += s;
					k = M[d];
					M[d] = 1;
					i -= 8;
				} while (!k);
				globalalloc_dealloc(s, b);
				goto L42;
			L65:
				z = ld4(a + 60);
				a1 = ld4(a + 56);
				globalalloc_dealloc(s, b);
				drop_in_place(a + 16);
				if (q) globalalloc_dealloc(j, q << 3);
				from_elem(a + 120, 1, b);
				from_elem(a + 132, -1, b);
				j = p << 2;
				if (p) {
					t = z - 4;
					w = ld4(a + 136);
					v = ld4(a + 140);
					h = ld4(a + 124);
					i = ld4(a + 128);
					g = j;
					do {
						d = ld4(t + g);
						if (d >= b) host_fail(262144, 53);
						k = m + (d << 3);
						if (!ld4(k)) goto L74;
						if (d >= i) host_fail(262144, 53);
						k = ld4(k + 4);
						if (k >= i) host_fail(262144, 53);
						r = k << 2;
						s = h + r;
						x = h + (d << 2);
						st4(s, ld4(s) + ld4(x));
						if (k >= v) host_fail(262144, 53);
						s = w + r;
						k = ld4(s);
						if (k != ~0u) {
							if (k >= i) host_fail(262144, 53);
							if (ld4(h + (k << 2)) >= ld4(x)) goto L74;
						}
						st4(s, d);
					L74:
						g -= 4;
					} while (g);
				}
				if (b > 134217727) handle_error(0);
				b1 = b << 4;
				s = globalalloc_alloc(b1);
				if (!s) handle_error(4);
				if (b == 1) {
					st8(s + 8, -1);
					st8(s, 0);
					k = globalalloc_alloc(8);
					if (!k) handle_error(8);
					st8(k, 0);
					c1 = 1;
				} else {
					d = s - 16;
					g = 1;
					do {
						st8(d + 24, -1);
						d += 16;
						st8(d, 0);
						g++;
					} while (b != g);
					st8(d + 24, -1);
					st8(d + 16, 0);
					k = globalalloc_alloc(c);
					if (!k) handle_error(8);
					if (c) fill(k, 0, c);
					c1 = b;
				}
				u = 0;
				from_elem(a + 144, 0, b);
				if (!p) goto L88;
				d1 = z + j;
				p = a + 64;
				e1 = ld4(a + 148);
				f1 = ld4(a + 152);
				g1 = ld4(a + 136);
				q = ld4(a + 140);
				v = ld4(a + 124);
				x = ld4(a + 128);
				t = z;
				do {
					d = ld4(t);
					if (d >= b) host_fail(262144, 53);
					c = d << 3;
					g = m + c;
					if (ld4(g)) {
						h = ld4(g + 4);
						if (h >= q) host_fail(262144, 53);
						g = h << 2;
						if (ld4(g1 + g) == d) {
							if (h >= b) host_fail(262144, 53);
							i = s + (h << 4);
							g = ld4(i) + 1;
							h = ld4(i + 12);
							w = ld4(i + 8);
						} else {
							if (d >= x || h >= f1) host_fail(262144, 53);
							n1 = g += e1;
							p1 = ld4(g);
							g = v + (d << 2);
							i = p1 + ld4(g);
							st4(n1, i);
							g = i - ld4(g);
							w = d;
						}
					} else {
						if (d >= x) host_fail(262144, 53);
						h = -1;
						g = u;
						w = d;
						u += ld4(v + (d << 2));
					}
					if (d >= x) host_fail(262144, 53);
					r = d << 2;
					j = ld4(v + r);
					i = s + (d << 4);
					st4(i + 12, h);
					st4(i + 8, w);
					st4(i, g);
					h = j + g;
					st4(i + 4, h);
					if (d >= q) host_fail(262144, 53);
					i = ld4(g1 + r);
					if (i == ~0u) i = 0;
					else {
						if (i >= x) host_fail(262144, 53);
						i = ld4(v + (i << 2));
					}
					if (d >= f1) host_fail(262144, 53);
					t += 4;
					st4(e1 + r, g + 1 + i);
					st8(a + 64, (u64)h << 32 | g);
					h = f + c;
					g = d = 0;
					do {
						d = ld4(p + (d << 2));
						if (d < b) {
							d = k + (d << 3);
							st8(d, ld8(d) ^ ld8(h));
						}
						d = 1;
						i = g & 1;
						g = 1;
					} while (!i);
				} while (t != d1);
			L88:
				d = 0;
				i = k;
				do {
					g = d + 1;
					d |= g;
					if (d < b) {
						d = k + (d << 3);
						st8(d, ld8(d) ^ ld8(i));
					}
					i += 8;
					d = g;
				} while (b != g);
				st4(a + 48, b);
				st4(a + 44, k);
				st4(a + 40, c1);
				st4(a + 36, b);
				st4(a + 32, f);
				st4(a + 28, e);
				st4(a + 24, b);
				st4(a + 20, s);
				st4(a + 16, b);
				d = ld4(a + 144);
				if (d) globalalloc_dealloc(ld4(a + 148), d << 2);
				d = ld4(a + 132);
				if (d) globalalloc_dealloc(ld4(a + 136), d << 2);
				d = ld4(a + 120);
				if (d) globalalloc_dealloc(ld4(a + 124), d << 2);
				st4(a + 140, 0);
				st8(a + 132, (u64)1 << 32);
				if (n) {
					t = a + 64;
					c = 1;
					r = x = 0;
					do {
						if (!ld4(262236)) {
							call_0(a + 56, ld4(262232));
							st4(262236, 1);
							st8(262240, ld8(a + 56));
							st8(262248, ld8(a + 64));
							st8(262256, ld8(a + 72));
						}
						if (ld4(262240)) host_fail(262144, 53);
						r++;
						st4(262240, -1);
						i = M[262260];
						p = ld4(262256);
						h = ld4(262252);
						do {
							g = h;
							if (i & 1) {
								g = 0;
								goto L121;
							}
							if (p) {
								d = 0;
								do {
									i = M[g + d] - 9u;
									if (i <= 23 && 1u << (i & 31) & 8388635) goto L126;
									d++;
								} while (p != d);
							}
							i = 1;
							M[262260] = 1;
							h = g;
							d = p;
							goto L125;
						L126:
							i = 0;
							h = d + 1;
							p -= h;
							st4(262256, p);
							h += g;
							st4(262252, h);
						L125:;
						} while (!d);
					L121:
						h = ld4(262244);
						v = ld4(262248);
						i = g ? g : h + v;
						d = g ? d : 0;
						if (d) {
							g = i + d;
							d = ext1(M[i]);
							if (d > 2147483647) {
								p = M[i + 1] & 63;
								w = d & 31;
								if (d > 4294967263u) {
									p = p << 6 | (M[i + 2] & 63);
									if (d >= 4294967280u) {
										d = p << 6 | (M[i + 3] & 63) | (w << 18 & 1835008);
										p = i + 4;
									} else {
										d = p | w << 12;
										p = i + 3;
									}
								} else {
									d = w << 6 | p;
									p = i + 2;
								}
							} else {
								p = i + 1;
								d &= 255;
							}
							if (p == g && d != 1114112) {
								st4(262240, 0);
								h = proconio_read_2();
								if (h >= b) host_fail(262144, 53);
								if (d == 67) {
									j1 = program_proconio_read();
									d = f + (h << 3);
									k1 = ld8(d);
									st8(d, j1);
									st8(a + 64, ld8(s + (h << 4)));
									j1 ^= k1;
									d = 0;
									for (;;) {
										i = d;
										d = ld4(t + (d << 2));
										if (d < b) {
											do {
												g = k + (d << 3);
												st8(g, ld8(g) ^ j1);
												d |= d + 1;
											} while (d < b);
										}
										d = 1;
										if (i & 1) goto L119;
									}
								}
								if (d != 81) host_fail(262144, 53);
								g = proconio_read_2();
								if (g >= b) host_fail(262144, 53);
								h1 = down_to(a + 16, h);
								i1 = down_to(a + 16, g);
								d = s + (g << 4);
								j1 = ld8(d + 8);
								st8(a + 64, j1);
								st8(a + 56, ld8(d));
								d = s + (h << 4);
								k1 = ld8(d + 8);
								st8(a + 152, k1);
								st8(a + 144, ld8(d));
								if ((u32)k1 != (u32)j1) {
									do {
										if (ld4(a + 144) < ld4(a + 56)) {
											d = 0;
											do {
												g = a + 144 + d;
												i = ld4(g);
												p = a + 56 + d;
												st4(g, ld4(p));
												st4(p, i);
												d += 4;
											} while (d != 16);
											g = h;
										}
										h = ld4(a + 156);
										if (h == ~0u || h >= b) host_fail(262144, 53);
										d = s + (h << 4);
										j1 = ld8(d + 8);
										st8(a + 152, j1);
										st8(a + 144, ld8(d));
									} while ((u32)j1 != ld4(a + 64));
								}
								d = ld4(a + 144) < ld4(a + 56) ? h : g;
								if (d >= b) host_fail(262144, 53);
								g = (i1 ^ h1) == ld8(f + (d << 3));
								d = g ? 3 : 4;
								if (d > ld4(a + 132) - x) {
									do_reserve_and_handle(a + 132, x, d);
									c = ld4(a + 136);
									x = ld4(a + 140);
								}
								if (d) copy(c + x, g ? 262210 : 262213, d);
								x += d;
								st4(a + 140, x);
								goto L119;
							}
						}
						str_index(a + 8, h, v, i - h);
						b = ld4(a + 8);
						d = ld4(a + 12);
						st2(a + 92, 1);
						st4(a + 88, d);
						st4(a + 84, 0);
						M[a + 80] = 1;
						st4(a + 76, 10);
						st4(a + 72, d);
						st4(a + 68, 0);
						st4(a + 64, d);
						st4(a + 60, b);
						st4(a + 56, 10);
						next_back_2(a + 56);
						host_fail(262144, 53);
					L119:;
					} while (r != n);
					b = ld4(a + 136);
					d = ld4(262228);
					if (x <= ld4(262220) - d) {
						if (x) goto L153;
						x = 0;
						goto L114;
					}
					do_reserve_and_handle(262220, d, x);
					d = ld4(262228);
				L153:
					if (x) copy(ld4(262224) + d, b, x);
					goto L114;
				}
				x = 0;
				d = ld4(262228);
				b = 1;
			L114:
				d += x;
				st4(262228, d);
				if (d >= 65537) {
					host_write(ld4(262224), d);
					st4(262228, 0);
				}
				d = ld4(a + 132);
				if (d) globalalloc_dealloc(b, d);
				globalalloc_dealloc(s, b1);
				globalalloc_dealloc(f, e << 3);
				if (c1) globalalloc_dealloc(k, c1 << 3);
				if (y) globalalloc_dealloc(m, y << 3);
				if (a1) globalalloc_dealloc(z, a1 << 2);
				d = ld4(262228);
				if (d) {
					host_write(ld4(262224), d);
					st4(262228, 0);
				}
				sp = a + 160;
				return;
			L42:
				d = ld4(a + 56);
				if (d) globalalloc_dealloc(ld4(a + 60), d << 2);
				if (y) globalalloc_dealloc(m, y << 3);
				drop_in_place(a + 16);
				host_fail(262144, 53);
			}
			p = g + 8;
			m = ld4(g + 4);
			h = ld4(g);
			d = 0;
		}
		st4(a + 76, m);
		st4(a + 68, h);
		g = ld4(s + (d << 3)) + 1;
		if (g >= k) host_fail(262144, 53);
		i = 1;
		g = t + (g << 2);
		st4(g, ld4(g) + 1);
		d++;
		g = p;
	}
}

int main(void)
{
	M = (unsigned char *)calloc(5, 65536);
	if (!M) die("out of memory");
	memcpy(M + 262144, "the program failed; bundled with --debug, it says whyout of memoryNo\nYes\n\0\0\0\0\0\0\0\1\0\0"
		"\0\0\0\0\0\1", 89);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
