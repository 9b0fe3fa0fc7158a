/* BZOJ 3729, https://hydro.ac/d/bzoj/p/3729, made by `cargo judge bundle bzoj3729 --write` from 66047adb30d955ce */
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
static u64 rem8(u64 a, u64 b)
{
	if (!b) die("division by zero");
	return a % b;
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
	grow_amortized(b + 8, a, ld4(a), 1, 8, 8);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a);
	sp = b + 16;
}

static u32 xorlist_place(u32 a, u32 b)
{
	u32 c, d;
	if (b >= ld4(a + 32)) host_fail(262144, 53);
	c = ld4(ld4(a + 28) + (b << 2));
	if (c >= ld4(a + 20)) host_fail(262144, 53);
	a = ld4(a + 16) + (c << 5);
	c = ld4(a + 24);
	if (!c) host_fail(262144, 53);
	d = c << 2;
	a = ld4(a + 20);
	c = 0;
	for (;;) {
		if (ld4(a) == b) return c;
		c++;
		a += 4;
		d -= 4;
		if (!d) host_fail(262144, 53);
	}
}

static void raw_vec_rawvec_grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 8, 32);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a);
	sp = b + 16;
}

static u32 insert_after(u32 a, u32 b, u64 c)
{
	u32 d, e, f, g, h, i, j, k, m, n, p, q, r;
	d = ld4(a + 32);
	if (b >= d) host_fail(262144, 53);
	e = ld4(ld4(a + 28) + (b << 2));
	f = ld4(a + 8);
	if (f == ld4(a)) {
		rawvec_grow_one(a);
		d = ld4(a + 32);
	}
	st4(a + 8, f + 1);
	st8(ld4(a + 4) + (f << 3), c);
	if (d == ld4(a + 24)) grow_one(a + 24);
	g = d + 1;
	st4(a + 32, g);
	h = ld4(a + 28);
	st4(h + (d << 2), e);
	i = xorlist_place(a, b);
	j = ld4(a + 20);
	if (e >= j) host_fail(262144, 53);
	b = i + 1;
	k = ld4(a + 16);
	m = k + (e << 5);
	d = ld4(m + 24);
	if (i >= d) host_fail(262144, 53);
	e = m + 16;
	if (d == ld4(e)) grow_one(e);
	e = ld4(m + 20) + (b << 2);
	if (d > b) {
		b = (d - b) << 2;
		if (b) copy(e + 4, e, b);
	}
	st4(e, f);
	st4(m + 24, d + 1);
	st8(m + 8, ld8(m + 8) ^ c);
	if (d >= 1024) {
		n = d - 511;
		b = n << 2;
		e = globalalloc_alloc(b);
		if (!e) handle_error(4);
		st4(m + 24, 512);
		if (b) copy(e, ld4(m + 20) + 2048, b);
		p = a + 12;
		q = ld4(a + 4);
		r = ld4(a + 8);
		c = 0;
		d = 0;
		do {
			i = ld4(e + d);
			if (i >= r) host_fail(262144, 53);
			c ^= ld8(q + (i << 3));
			d += 4;
		} while (b != d);
		r = ld4(m);
		st4(m, 1);
		q = ld4(m + 4);
		st4(m + 4, j);
		st8(m + 8, ld8(m + 8) ^ c);
		d = 0;
		do {
			i = ld4(e + d);
			if (i >= g) host_fail(262144, 53);
			st4(h + (i << 2), j);
			d += 4;
		} while (b != d);
		if (j == ld4(p)) {
			raw_vec_rawvec_grow_one(p);
			k = ld4(a + 16);
		}
		st4(a + 20, j + 1);
		d = k + (j << 5);
		st4(d + 24, n);
		st4(d + 20, e);
		st4(d + 16, n);
		st8(d + 8, c);
		st4(d + 4, q);
		st4(d, r);
	}
	return f;
}

static u32 btreemap_get(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g, h, i;
	d = 0;
	if (a) {
		for (;;) {
			e = a + 180;
			f = ld2(a + 226);
			g = f << 2;
			h = -1;
			do {
				if (!g) {
					h = f;
					goto L5;
				}
				i = ld4(e);
				g -= 4;
				h++;
				e += 4;
				i = ((u32)(c > i) - (c < i)) & 255;
			} while (i == 1);
			if (!i) break;
		L5:
			if (!b) return 0;
			b--;
			a = ld4(a + (h << 2) + 232);
		}
		d = a + (h << 4);
	}
	return d;
}

static void handle_split(u32 a, u32 b)
{
	u32 c, d, e, f, g, h, i, j, k;
	sp = c = frame(48);
	d = globalalloc_alloc(232);
	if (!d) host_fail(262144, 53);
	st2(d + 226, 0);
	st4(d + 176, 0);
	e = ld4(b + 8);
	f = ld4(b);
	g = ~e + ld2(f + 226);
	st2(d + 226, g);
	h = f + (e << 4);
	st8(c + 32, ld8(h));
	st8(c + 40, ld8(h + 8));
	if (g >= 12) host_fail(262144, 53);
	i = f + 180;
	h = ld4(i + (e << 2));
	j = e + 1;
	k = g << 2;
	if (k) copy(d + 180, i + (j << 2), k);
	g <<= 4;
	if (g) copy(d, f + (j << 4), g);
	st2(f + 226, e);
	st8(c + 24, ld8(c + 40));
	st8(c + 16, ld8(c + 32));
	st4(a + 16, h);
	st4(a, f);
	st8(a + 20, ld8(c + 12));
	st8(a + 28, ld8(c + 20));
	st4(a + 36, ld4(c + 28));
	st4(a + 12, 0);
	st4(a + 8, d);
	st4(a + 4, ld4(b + 4));
	sp = c + 48;
}

static void node_handle_split(u32 a, u32 b)
{
	u32 c, d, e, f, g, h, i, j, k, m;
	sp = c = frame(48);
	d = ld4(b);
	e = ld2(d + 226);
	f = globalalloc_alloc(280);
	if (!f) host_fail(262144, 53);
	st2(f + 226, 0);
	st4(f + 176, 0);
	g = ld4(b + 8);
	h = ~g + ld2(d + 226);
	st2(f + 226, h);
	i = d + (g << 4);
	st8(c + 32, ld8(i));
	st8(c + 40, ld8(i + 8));
	if (h >= 12) host_fail(262144, 53);
	j = d + 180;
	k = ld4(j + (g << 2));
	i = g + 1;
	m = h << 2;
	if (m) copy(f + 180, j + (i << 2), m);
	h <<= 4;
	if (h) copy(f, d + (i << 4), h);
	st2(d + 226, g);
	st8(c + 16, ld8(c + 32));
	st8(c + 24, ld8(c + 40));
	h = ld2(f + 226);
	j = h + 1;
	if (h >= 12 || e - g != j) host_fail(262144, 53);
	i = f + 232;
	j <<= 2;
	if (j) copy(i, d + (g << 2) + 236, j);
	j = ld4(b + 4);
	g = 0;
	do {
		b = ld4(i + (g << 2));
		st2(b + 224, g);
		st4(b + 176, f);
		if (g >= h) goto L8;
		g += g < h;
	} while (g <= h);
L8:
	st4(a + 16, k);
	st4(a + 4, j);
	st4(a, d);
	st8(a + 20, ld8(c + 12));
	st8(a + 28, ld8(c + 20));
	st4(a + 36, ld4(c + 28));
	st4(a + 12, j);
	st4(a + 8, f);
	sp = c + 48;
}

static void insert_fit(u32 a, u32 b, u32 c, u32 d, u32 e)
{
	u32 f, g, h, i, j, k;
	f = a + 180;
	g = f + (b << 2);
	h = b + 1;
	i = ld2(a + 226);
	if (h > i) st4(g, c);
	else {
		j = i - b;
		k = j << 2;
		if (k) copy(f + (h << 2), g, k);
		st4(g, c);
		g = j << 4;
		if (g) copy(a + (h << 4), a + (b << 4), g);
	}
	g = i + 1;
	c = a + (b << 4);
	st8(c + 8, ld8(d + 8));
	st8(c, ld8(d));
	d = a + 232;
	c = i + 2;
	f = b + 2;
	if (c > f) {
		j = (i - b) << 2;
		if (j) copy(d + (f << 2), d + (h << 2), j);
	}
	st4(d + (h << 2), e);
	st2(a + 226, g);
	if (h < c) {
		d = i + 1;
		i = (b << 2) + a + 236;
		do {
			h = ld4(i);
			b++;
			st2(h + 224, b);
			st4(h + 176, a);
			i += 4;
		} while (d != b);
	}
}

static void main_closure(u32 a, u32 b, u32 c, u32 d, u32 e, u64 f)
{
	u32 g, h, i, m, n, p, q, r, s, t;
	u64 j, k;
	sp = g = frame(112);
	h = ld4(c);
	i = ld4(c + 4);
	d = btreemap_get(h, i, d);
	if (!d) host_fail(262144, 53);
	j = ld8(d + 8);
	d = ld4(d);
	k = ld8(a) + 1;
	if (k <= 1) {
		if ((u32)k == 1) host_fail(262144, 53);
	} else {
		f = rem8(f, k);
	}
	k = 1 - j;
	m = insert_after(b, d, f << (k << 5 & 63));
	n = insert_after(b, m, 0);
	if (!h) {
		d = globalalloc_alloc(232);
		if (!d) host_fail(262144, 53);
		st4(c + 4, 0);
		st4(c, d);
		st4(d + 176, 0);
		st2(d + 226, 1);
		st4(d + 180, e);
		st8(d + 8, k);
		st4(d + 4, n);
		st4(d, m);
		goto L5;
	}
	p = i;
	q = h;
	for (;;) {
		r = ld2(q + 226);
		d = r << 2;
		s = -1;
		b = t = q + 180;
		do {
			if (!d) {
				s = r;
				goto L15;
			}
			a = ld4(b);
			d -= 4;
			s++;
			b += 4;
			a = ((u32)(e > a) - (e < a)) & 255;
		} while (a == 1);
		if (a != 255) goto L11;
	L15:
		if (!p) break;
		p--;
		q = ld4(q + (s << 2) + 232);
	}
	if (r < 11) {
		d = t + (s << 2);
		if (r <= s) st4(d, e);
		else {
			b = s + 1;
			a = r - s;
			p = a << 2;
			if (p) copy(t + (b << 2), d, p);
			st4(d, e);
			d = a << 4;
			if (d) copy(q + (b << 4), q + (s << 4), d);
		}
		d = q + (s << 4);
		st4(d, m);
		st8(d + 8, k);
		st4(d + 4, n);
		st2(q + 226, r + 1);
		goto L5;
	}
	b = 5;
	d = 4;
	if (s < 5) goto L23;
	d = s;
	a = 0;
	switch (s - 5) {
	case 0:
		break;
	case 1:
		goto L21;
	default:
		a = s - 7;
		b = 6;
		goto L21;
	}
L23:
	st4(g + 32, d);
	st4(g + 28, 0);
	st4(g + 24, q);
	handle_split(g + 72, g + 24);
	d = ld4(g + 72);
	goto L20;
L21:
	st4(g + 32, b);
	st4(g + 28, 0);
	st4(g + 24, q);
	handle_split(g + 72, g + 24);
	d = ld4(g + 80);
	s = a;
L20:
	q = d + 180;
	b = q + (s << 2);
	a = ld2(d + 226);
	if (a <= s) st4(b, e);
	else {
		p = s + 1;
		r = a - s;
		t = r << 2;
		if (t) copy(q + (p << 2), b, t);
		st4(b, e);
		b = r << 4;
		if (b) copy(d + (p << 4), d + (s << 4), b);
	}
	b = d + (s << 4);
	st4(b, m);
	st8(b + 8, k);
	st4(b + 4, n);
	st2(d + 226, a + 1);
	st8(g, ld8(g + 92));
	st8(g + 8, ld8(g + 100));
	st4(g + 16, ld4(g + 108));
	b = ld4(g + 72);
	if (!b) goto L5;
	s = ld4(g + 76);
	t = ld4(g + 80);
	p = ld4(g + 84);
	r = ld4(g + 88);
	st4(g + 56, ld4(g + 16));
	st8(g + 48, ld8(g + 8));
	st8(g + 40, ld8(g));
	a = ld4(b + 176);
	if (!a) {
		q = t;
		goto L6;
	}
	e = g + 92;
	m = (g + 40) | 4;
	for (;;) {
		d = ld2(b + 224);
		st8(g + 32, ld8(m + 8));
		st8(g + 24, ld8(m));
		if (p != s) host_fail(262144, 53);
		if (ld2(a + 226) < 11) break;
		s++;
		b = 4;
		if (d < 5) goto L38;
		p = 0;
		q = 5;
		b = d;
		switch (d - 5) {
		case 0:
			break;
		case 1:
			goto L36;
		default:
			p = d - 7;
			q = 6;
			goto L36;
		}
	L38:
		st4(g + 68, b);
		st4(g + 64, s);
		st4(g + 60, a);
		node_handle_split(g + 72, g + 60);
		q = ld4(g + 80);
		s = ld4(g + 76);
		a = b = ld4(g + 72);
		goto L35;
	L36:
		st4(g + 68, q);
		st4(g + 64, s);
		st4(g + 60, a);
		node_handle_split(g + 72, g + 60);
		s = ld4(g + 76);
		b = ld4(g + 72);
		a = q = ld4(g + 80);
		d = p;
	L35:
		insert_fit(a, d, r, g + 24, t);
		st8(g, ld8(e));
		st8(g + 8, ld8(e + 8));
		st4(g + 16, ld4(e + 16));
		if (!b) goto L5;
		r = ld4(g + 88);
		p = ld4(g + 84);
		st4(g + 56, ld4(g + 16));
		st8(g + 48, ld8(g + 8));
		st8(g + 40, ld8(g));
		t = q;
		a = ld4(b + 176);
		if (!a) goto L6;
	}
	insert_fit(a, d, r, g + 24, t);
	goto L5;
L11:
	d = q + (s << 4);
	st8(d + 8, k);
	st4(d + 4, n);
	st4(d, m);
	host_fail(262144, 53);
L6:
	d = globalalloc_alloc(280);
	if (!d) host_fail(262144, 53);
	st4(d + 232, h);
	st2(d + 226, 0);
	st4(d + 176, 0);
	b = i + 1;
	if (!b) host_fail(262144, 53);
	st2(h + 224, 0);
	st4(h + 176, d);
	st4(c + 4, b);
	st4(c, d);
	if (p != i) host_fail(262144, 53);
	b = ld2(d + 226);
	if (b >= 11) host_fail(262144, 53);
	a = b + 1;
	st2(d + 226, a);
	st4(d + (b << 2) + 180, r);
	b = d + (b << 4);
	st8(b + 8, ld8(g + 52));
	st8(b, ld8(g + 44));
	st4(d + 232 + (a << 2), q);
	st2(q + 224, a);
	st4(q + 176, d);
L5:
	st4(c + 8, ld4(c + 8) + 1);
	sp = g + 112;
}

static void main_fn(void)
{
	u32 a, b, d, e, f, g, h, i, j, k, m = 0, n, p, q, r, s, t, u, v, w, x, a1, c1, d1, e1, f1;
	u64 c, y, z, b1;
	sp = a = frame(144);
	b = proconio_read();
	c = program_proconio_read();
	st8(a + 8, c);
	d = b - 1;
	if (d >= 50000 || c - 1 >= 1000000000) host_fail(262144, 53);
	e = b << 3;
	f = globalalloc_alloc(e);
	if (!f) handle_error(8);
	g = b;
	h = f;
	do {
		st8(h, program_proconio_read());
		h += 8;
	} while (--g);
	if (d) {
		i = d << 3;
		j = globalalloc_alloc(i);
		if (!j) handle_error(4);
		g = 1;
		h = j;
		do {
			k = proconio_read_2();
			st4(h + 4, proconio_read_2());
			st4(h, k);
			h += 8;
			g++;
		} while (b != g);
		m = j + i;
		n = proconio_read();
		i = a + 92;
		p = j;
		do {
			st8(a + 92, ld8(p));
			p += 8;
			g = h = 0;
			do {
				if (ld4(i + (h << 2)) >= b) host_fail(262144, 53);
				h = 1;
				k = g & 1;
				g = 1;
			} while (!k);
		} while (p != m);
		q = d;
	} else {
		n = proconio_read();
		q = 0;
		j = 4;
	}
	from_elem(a + 56, b + 1);
	r = j + (d << 3);
	s = a + 92;
	i = 0;
	t = ld4(a + 60);
	k = ld4(a + 64);
	g = j;
	for (;;) {
		if ((i & 1) != 0 && h != 2) p = g;
		else {
			if (g == r) {
				h = 0;
				p = k - (k != 0);
				g = t;
				do {
					if (k == h) host_fail(262144, 53);
					i = h + 1;
					if (p == h) host_fail(262144, 53);
					h = g + 4;
					st4(h, ld4(h) + ld4(g));
					g = h;
					h = i;
				} while (b != i);
				if (b >= k) host_fail(262144, 53);
				from_elem(a + 68, ld4(t + (b << 2)));
				u = k << 2;
				h = 0;
				if (k > 1073741823 || u > 2147483644) handle_error(0);
				s = globalalloc_alloc(u);
				if (!s) {
					h = 4;
					handle_error(4);
				}
				if (u) copy(s, t, u);
				v = a + 92;
				m = 0;
				w = ld4(a + 72);
				x = ld4(a + 76);
				g = j;
				for (;;) {
					if ((m & 1) != 0 && h != 2) d = g;
					else {
						if (g == r) break;
						d = g + 8;
						p = ld4(g + 4);
						i = ld4(g);
						h = 0;
					}
					st4(a + 100, p);
					st4(a + 92, i);
					st4(a + 96, p);
					st4(a + 104, i);
					t = v + (h << 3);
					g = ld4(t);
					if (g >= k) host_fail(262144, 53);
					g = s + (g << 2);
					m = ld4(g);
					if (m >= x) host_fail(262144, 53);
					h++;
					st4(w + (m << 2), ld4(t + 4));
					m = 1;
					st4(g, ld4(g) + 1);
					g = d;
				}
				st8(a + 16, ld8(a + 56));
				st4(a + 24, ld4(a + 64));
				st8(a + 28, ld8(a + 68));
				st4(a + 36, ld4(a + 76));
				globalalloc_dealloc(s, u);
				m = globalalloc_alloc(e);
				if (!m) handle_error(4);
				if (e) fill(m, 0, e);
				t = globalalloc_alloc(4);
				if (!t) host_fail(262144, 53);
				s = 0;
				st4(t, 0);
				st4(a + 88, 1);
				st4(a + 84, t);
				st4(a + 80, 1);
				w = ld4(a + 32);
				v = ld4(a + 36);
				x = ld4(a + 20);
				r = ld4(a + 24);
				p = 1;
				do {
					d = ld4(t + (s << 2));
					if (d >= r) host_fail(262144, 53);
					h = d + 1;
					if (h >= r) host_fail(262144, 53);
					h = ld4(x + (h << 2));
					g = ld4(x + (d << 2));
					if (h < g || h > v) host_fail(262144, 53);
					if (g != h) {
						f1 = h << 2;
						h = g << 2;
						k = f1 - h;
						h += w;
						do {
							g = ld4(h);
							if (g) {
								if (g >= b) host_fail(262144, 53);
								i = m + (g << 3);
								if (!ld4(i)) {
									st4(i + 4, d);
									st4(i, 1);
									if (p == ld4(a + 80)) {
										grow_one(a + 80);
										t = ld4(a + 84);
									}
									st4(t + (p << 2), g);
									p++;
									st4(a + 88, p);
								}
							}
							h += 4;
							k -= 4;
						} while (k);
					}
				} while (++s < p);
				h = 0;
				g = m;
				do {
					if (h) {
						if (h >= b) host_fail(262144, 53);
						if (ld4(g) != 1) goto L19;
					}
					g += 8;
					h++;
				} while (b != h);
				s = globalalloc_alloc(b);
				if (!s) handle_error(1);
				if (b) fill(s, 0, b);
				i = (b << 3) - 8;
				g = j;
				do {
					if (!i) goto L61;
					k = ld4(g);
					if (k >= b) host_fail(262144, 53);
					h = d = ld4(g + 4);
					t = m + (k << 3);
					if (ld4(t) == 1) h = ld4(t + 4) == d ? k : d;
					if (h >= b) host_fail(262144, 53);
					t = m + (h << 3);
					if (ld4(t) != 1 || ld4(t + 4) != (d ^ k ^ h)) break;
					g += 8;
					h += s;
					k = M[h];
					M[h] = 1;
					i -= 8;
				} while (!k);
				globalalloc_dealloc(s, b);
				goto L19;
			L61:
				v = ld4(a + 84);
				u = ld4(a + 80);
				globalalloc_dealloc(s, b);
				drop_in_place(a + 16);
				y = ld8(f);
				z = c + 1;
				if (z <= 1) {
					if ((u32)z == 1) host_fail(262144, 53);
				} else {
					y = rem8(y, z);
				}
				g = globalalloc_alloc(4);
				if (!g) host_fail(262144, 53);
				st4(g, 0);
				k = globalalloc_alloc(8);
				if (!k) host_fail(262144, 53);
				st8(k, y);
				h = globalalloc_alloc(32);
				if (!h) host_fail(262144, 53);
				st4(h + 24, 1);
				st4(h + 20, g);
				st4(h + 16, 1);
				st8(h + 8, y);
				st4(h, 0);
				g = globalalloc_alloc(4);
				if (!g) host_fail(262144, 53);
				st4(g, 0);
				st4(a + 48, 1);
				st4(a + 44, g);
				st8(a + 36, (u64)1 << 32 | 1);
				st4(a + 32, h);
				st8(a + 24, (u64)1 << 32 | 1);
				st4(a + 20, k);
				st4(a + 16, 1);
				g = insert_after(a + 16, 0, 0);
				h = globalalloc_alloc(232);
				if (!h) host_fail(262144, 53);
				st2(h + 226, 1);
				st8(h + 176, (u64)1 << 32);
				st8(h + 8, 0);
				st4(h + 4, g);
				st4(h, 0);
				st8(a + 60, (u64)1 << 32);
				st4(a + 56, h);
				if (!p) host_fail(262144, 53);
				if (p != 1) {
					k = (p << 2) - 4;
					h = v + 4;
					do {
						g = ld4(h);
						if (g >= b) host_fail(262144, 53);
						i = g << 3;
						p = m + i;
						main_closure(a + 8, a + 16, a + 56, ld4(p) ? ld4(p + 4) + 1 : 0, g + 1, ld8(f + i));
						h += 4;
						k -= 4;
					} while (k);
				}
				st4(a + 76, 0);
				st8(a + 68, (u64)1 << 32);
				if (!n) {
					x = 0;
					h = ld4(262228);
					g = 1;
					goto L21;
				}
				z = c + 1;
				a1 = 1;
				d = r = x = 0;
				do {
					if (!ld4(262236)) {
						call_0(a + 80, ld4(262232));
						st4(262236, 1);
						st8(262240, ld8(a + 80));
						st8(262248, ld8(a + 88));
						st8(262256, ld8(a + 96));
					}
					if (ld4(262240)) host_fail(262144, 53);
					d++;
					st4(262240, -1);
					i = M[262260];
					b = ld4(262256);
					g = ld4(262252);
					for (;;) {
						k = g;
						if (i & 1) break;
						if (b) {
							h = 0;
							do {
								g = M[k + h] - 9u;
								if (g <= 23 && 1u << (g & 31) & 8388635) goto L83;
								h++;
							} while (b != h);
						}
						i = 1;
						M[262260] = 1;
						g = k;
						h = b;
						goto L82;
					L83:
						i = 0;
						g = h + 1;
						b -= g;
						st4(262256, b);
						g += k;
						st4(262252, g);
					L82:
						if (h) goto L79;
					}
					t = ld4(262244);
					s = ld4(262248);
					p = t + s;
					goto L20;
				L79:
					t = ld4(262244);
					s = ld4(262248);
					w = t + s;
					p = k ? k : w;
					g = k ? h : 0;
					switch (g) {
					case 0:
						goto L20;
					case 1:
						h = M[p];
						switch (h - 43) {
						case 0: case 2:
							goto L20;
						default:
							goto L88;
						}
					}
					h = M[p];
				L88:
					b = (h & 255) == 43;
					h = p + b;
					b = g - b;
					if (b >= 3) {
						g = 0;
						for (;;) {
							if (!b) goto L91;
							g = (g & 255) * 10;
							if (g >> 8) goto L20;
							i = M[h] - 48u;
							if (i > 9) goto L20;
							h++;
							b--;
							g = (g & 255) + (i & 255);
							if ((g & 255) != g) goto L20;
						}
					}
					if (b) {
						b = b == 1;
						g = 0;
						for (;;) {
							i = M[h] - 48u;
							if (i > 9) goto L20;
							h++;
							g = g * 10 + i;
							i = b & 1;
							b = 1;
							if (i) goto L91;
						}
					}
					g = 0;
					st4(262240, 0);
					h = proconio_read() ^ r;
					goto L77;
				L91:
					p = w;
					if (!k) goto L20;
					st4(262240, 0);
					h = proconio_read() ^ r;
					switch ((g & 255) - 1) {
					case 0:
						h = btreemap_get(ld4(a + 56), ld4(a + 60), h);
						if (!h) host_fail(262144, 53);
						b1 = ld8(h + 8);
						k = ld4(h + 4);
						h = ld4(h);
						b = xorlist_place(a + 16, h);
						c1 = xorlist_place(a + 16, k);
						g = ld4(a + 48);
						if (h >= g || k >= g) host_fail(262144, 53);
						g = c1 + 1;
						i = ld4(a + 44);
						h = ld4(i + (h << 2));
						i = ld4(i + (k << 2));
						if (h == i) {
							if (b > c1 || h >= ld4(a + 36)) host_fail(262144, 53);
							h = ld4(a + 32) + (h << 5);
							if (c1 >= ld4(h + 24)) host_fail(262144, 53);
							g -= b;
							h = ld4(h + 20) + (b << 2);
							c = 0;
							i = ld4(a + 20);
							b = ld4(a + 24);
							for (;;) {
								k = ld4(h);
								if (k >= b) host_fail(262144, 53);
								h += 4;
								c ^= ld8(i + (k << 3));
								if (!--g) goto L114;
							}
						}
						p = ld4(a + 36);
						if (h >= p) host_fail(262144, 53);
						k = ld4(a + 32);
						d1 = k + (h << 5);
						t = ld4(d1 + 24);
						if (t < b) host_fail(262144, 53);
						c = 0;
						if (t != b) {
							t -= b;
							b = ld4(d1 + 20) + (b << 2);
							e1 = ld4(a + 20);
							w = ld4(a + 24);
							do {
								s = ld4(b);
								if (s >= w) host_fail(262144, 53);
								b += 4;
								c ^= ld8(e1 + (s << 3));
							} while (--t);
						}
						if (ld4(d1) != 1) host_fail(262144, 53);
						for (;;) {
							h = ld4(k + (h << 5) + 4);
							if (h == i) break;
							if (h >= p) host_fail(262144, 53);
							b = k + (h << 5);
							c ^= ld8(b + 8);
							if (!ld4(b)) host_fail(262144, 53);
						}
						if (i >= p) host_fail(262144, 53);
						h = k + (i << 5);
						if (c1 >= ld4(h + 24)) host_fail(262144, 53);
						h = ld4(h + 20);
						y = 0;
						i = ld4(a + 20);
						b = ld4(a + 24);
						do {
							k = ld4(h);
							if (k >= b) host_fail(262144, 53);
							h += 4;
							y ^= ld8(i + (k << 3));
						} while (--g);
						c ^= y;
					L114:
						g = c >> ((32 - (b1 << 5)) & 63);
						h = g ? 5 : 4;
						if (h > ld4(a + 68) - x) {
							do_reserve_and_handle(a + 68, x, h);
							a1 = ld4(a + 72);
							x = ld4(a + 76);
						}
						k = g != 0;
						if (h) copy(a1 + x, g ? 262214 : 262210, h);
						r += k;
						x += h;
						st4(a + 76, x);
						goto L76;
					case 1:
						c = program_proconio_read();
						k = ld4(a + 56);
						b = ld4(a + 60);
						g = btreemap_get(k, b, h);
						if (!g) host_fail(262144, 53);
						g = ld4(g);
						h = btreemap_get(k, b, h);
						if (!h) host_fail(262144, 53);
						c ^= r;
						y = ld8(h + 8);
						if (z <= 1) {
							if ((u32)z == 1) host_fail(262144, 53);
						} else {
							c = rem8(c, z);
						}
						if (g >= ld4(a + 24)) host_fail(262144, 53);
						h = ld4(a + 20) + (g << 3);
						b1 = ld8(h);
						c = c << (y << 5 & 63);
						st8(h, c);
						if (g >= ld4(a + 48)) host_fail(262144, 53);
						h = ld4(ld4(a + 44) + (g << 2));
						if (h >= ld4(a + 36)) host_fail(262144, 53);
						h = ld4(a + 32) + (h << 5);
						st8(h + 8, b1 ^ ld8(h + 8) ^ c);
						goto L76;
					}
				L77:
					k = proconio_read();
					c = program_proconio_read();
					if ((g & 255) != 3 || ld4(a + 64) >= 1048576) host_fail(262144, 53);
					main_closure(a + 8, a + 16, a + 56, h, k ^ r, c ^ r);
				L76:;
				} while (d != n);
				g = ld4(a + 72);
				h = ld4(262228);
				if (x <= ld4(262220) - h) {
					if (x) goto L131;
					x = 0;
					goto L21;
				}
				do_reserve_and_handle(262220, h, x);
				h = ld4(262228);
			L131:
				if (!x) goto L21;
				copy(ld4(262224) + h, g, x);
			L21:
				h += x;
				st4(262228, h);
				if (h >= 65537) {
					host_write(ld4(262224), h);
					st4(262228, 0);
				}
				h = ld4(a + 68);
				if (h) globalalloc_dealloc(g, h);
				g = ld4(a + 56);
				if (g) {
					b = ld4(a + 60);
					i = ld4(a + 64);
					if (i) {
						k = 0;
						for (;;) {
							if (k) {
								h = g;
								g = k;
							} else {
								h = 0;
								if (b) {
									do g = ld4(g + 232); while (--b);
								}
								b = 0;
							}
							if (b < ld2(g + 226)) {
								k = g;
								goto L145;
							}
							for (;;) {
								k = ld4(g + 176);
								if (!k) break;
								b = ld2(g + 224);
								globalalloc_dealloc(g, h ? 280 : 232);
								h++;
								g = k;
								if (b < ld2(k + 226)) goto L145;
							}
							globalalloc_dealloc(g, h ? 280 : 232);
							host_fail(262144, 53);
						L145:
							if (h) {
								g = k + (b << 2) + 236;
								do {
									k = ld4(g);
									g = k + 232;
								} while (--h);
								b = 0;
							} else {
								b++;
							}
							g = 0;
							if (!--i) goto L136;
						}
					}
					k = g;
					if (!b) goto L136;
					do k = ld4(k + 232); while (--b);
				L136:
					g = ld4(k + 176);
					if (g) {
						h = 0;
						do {
							globalalloc_dealloc(k, h ? 280 : 232);
							h++;
							k = g;
							g = ld4(k + 176);
						} while (g);
						h = h ? 280 : 232;
					} else {
						h = 232;
					}
					globalalloc_dealloc(k, h);
				}
				h = ld4(a + 16);
				if (h) globalalloc_dealloc(ld4(a + 20), h << 3);
				b = ld4(a + 32);
				g = ld4(a + 36);
				if (g) {
					h = b + 20;
					do {
						k = ld4(h - 4);
						if (k) globalalloc_dealloc(ld4(h), k << 2);
						h += 32;
					} while (--g);
				}
				h = ld4(a + 28);
				if (h) globalalloc_dealloc(b, h << 5);
				h = ld4(a + 40);
				if (h) globalalloc_dealloc(ld4(a + 44), h << 2);
				globalalloc_dealloc(m, e);
				if (u) globalalloc_dealloc(v, u << 2);
				if (q) globalalloc_dealloc(j, q << 3);
				globalalloc_dealloc(f, e);
				h = ld4(262228);
				if (h) {
					host_write(ld4(262224), h);
					st4(262228, 0);
				}
				sp = a + 144;
				return;
			L20:
				str_index(a, t, s, p - t);
				g = ld4(a);
				h = ld4(a + 4);
				st2(a + 116, 1);
				st4(a + 112, h);
				st4(a + 108, 0);
				M[a + 104] = 1;
				st4(a + 100, 10);
				st4(a + 96, h);
				st4(a + 92, 0);
				st4(a + 88, h);
				st4(a + 84, g);
				st4(a + 80, 10);
				next_back_2(a + 80);
				host_fail(262144, 53);
			L19:
				h = ld4(a + 80);
				if (h) globalalloc_dealloc(ld4(a + 84), h << 2);
				globalalloc_dealloc(m, e);
				drop_in_place(a + 16);
				host_fail(262144, 53);
			}
			p = g + 8;
			m = ld4(g + 4);
			d = ld4(g);
			h = 0;
		}
		st4(a + 100, m);
		st4(a + 92, d);
		g = ld4(s + (h << 3)) + 1;
		if (g >= k) host_fail(262144, 53);
		i = 1;
		g = t + (g << 2);
		st4(g, ld4(g) + 1);
		h++;
		g = p;
	}
}

int main(void)
{
	M = (unsigned char *)calloc(5, 65536);
	if (!M) die("out of memory");
	memcpy(M + 262144, "the program failed; bundled with --debug, it says whyout of memoryGTY\nMeiZ\n\0\0\0\0\0\1\0\0\0"
		"\0\0\0\0\1", 89);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
