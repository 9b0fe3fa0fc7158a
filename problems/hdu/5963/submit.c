/* HDU 5963, https://acm.hdu.edu.cn/showproblem.php?pid=5963, made by `cargo judge bundle hdu5963 --write` from c1e235c846759d9d */
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
static void st1(u32 p, u32 v)
{
	M[p] = v;
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
	b = ld4(262276);
	if (!b) {
		b = pages << 16;
		st4(262276, b);
	}
	if (a > b) {
		c = a - b + 65535;
		if (grow(c >> 16) == ~0u) host_fail(262197, 13);
		st4(262276, (c & -65536) + b);
	}
	st4(262408, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 262280);
	if (d) {
		st4(c + 262280, ld4(d));
		return d;
	}
	d = ld4(262408);
	if (!d) {
		d = pages << 16;
		st4(262408, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : 1u << (b & 31)));
	return d;
}

static void globalalloc_dealloc(u32 a, u32 b)
{
	if (b > 65536) {
		if (b + a == ld4(262408)) {
			st4(262408, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 262280));
		st4(b + 262280, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 262280));
	st4(b + 262280, a);
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
			if (f + c != ld4(262408) || f <= 65536) {
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
	if (!ld4(262248)) {
		call_0(a + 8, ld4(262244));
		st4(262248, 1);
		st8(262252, ld8(a + 8));
		st8(262260, ld8(a + 16));
		st8(262268, ld8(a + 24));
	}
	if (ld4(262252)) host_fail(262144, 53);
	st4(262252, -1);
	b = M[262272];
	c = ld4(262268);
	d = ld4(262264);
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
		M[262272] = 1;
		d = e;
		i = c;
		goto L8;
	L9:
		b = 0;
		d = i + 1;
		c -= d;
		st4(262268, c);
		d += e;
		st4(262264, d);
	L8:
		if (i) goto L5;
	}
	f = ld4(262256);
	g = ld4(262260);
	h = f + g;
	goto L2;
L5:
	f = ld4(262256);
	g = ld4(262260);
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
	st4(262252, 0);
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
	if (!ld4(262248)) {
		call_0(a + 8, ld4(262244));
		st4(262248, 1);
		st8(262252, ld8(a + 8));
		st8(262260, ld8(a + 16));
		st8(262268, ld8(a + 24));
	}
	if (ld4(262252)) host_fail(262144, 53);
	st4(262252, -1);
	b = M[262272];
	c = ld4(262268);
	d = ld4(262264);
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
		M[262272] = 1;
		d = e;
		i = c;
		goto L7;
	L8:
		b = 0;
		d = i + 1;
		c -= d;
		st4(262268, c);
		d += e;
		st4(262264, d);
	L7:
		if (i) goto L4;
	}
	f = ld4(262256);
	g = ld4(262260);
	h = f + g;
	goto L2;
L4:
	f = ld4(262256);
	g = ld4(262260);
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
	st4(262252, 0);
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

static u32 proconio_read_2(void)
{
	u32 a, b, c, d, e, f, g, h, i, j;
	sp = a = frame(48);
	if (!ld4(262248)) {
		call_0(a + 8, ld4(262244));
		st4(262248, 1);
		st8(262252, ld8(a + 8));
		st8(262260, ld8(a + 16));
		st8(262268, ld8(a + 24));
	}
	if (ld4(262252)) host_fail(262144, 53);
	st4(262252, -1);
	b = M[262272];
	c = ld4(262268);
	d = ld4(262264);
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
		M[262272] = 1;
		d = e;
		i = c;
		goto L8;
	L9:
		b = 0;
		d = i + 1;
		c -= d;
		st4(262268, c);
		d += e;
		st4(262264, d);
	L8:
		if (i) goto L5;
	}
	f = ld4(262256);
	g = ld4(262260);
	h = f + g;
	goto L2;
L5:
	f = ld4(262256);
	g = ld4(262260);
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
	c = b - c;
	if (c >= 3) {
		b = 0;
		for (;;) {
			if (!c) goto L18;
			b = (b & 255) * 10;
			if (b >> 8) goto L3;
			d = M[i] - 48u;
			if (d > 9) goto L3;
			i++;
			c--;
			b = (b & 255) + (d & 255);
			if ((b & 255) != b) goto L3;
		}
	}
	if (!c) {
		b = 0;
		goto L17;
	}
	c = c == 1;
	b = 0;
	do {
		d = M[i] - 48u;
		if (d > 9) goto L3;
		i++;
		b = b * 10 + d;
		d = c & 1;
		c = 1;
	} while (!d);
L18:
	if (!e) goto L2;
L17:
	st4(262252, 0);
	sp = a + 48;
	return b;
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

static void handle_split(u32 a, u32 b)
{
	u32 c, d, e, f, h, i, j, k;
	u64 g;
	c = globalalloc_alloc(108);
	if (!c) host_fail(262144, 53);
	st2(c + 94, 0);
	st4(c + 88, 0);
	d = ld4(b + 8);
	e = ld4(b);
	f = ~d + ld2(e + 94);
	st2(c + 94, f);
	if (f >= 12) host_fail(262144, 53);
	g = ld8(e + (d << 3));
	h = e + 96;
	i = M[h + d];
	j = d + 1;
	k = f << 3;
	if (k) copy(c, e + (j << 3), k);
	if (f) copy(c + 96, h + j, f);
	st2(e + 94, d);
	M[a + 24] = i;
	st8(a + 16, g);
	st4(a, e);
	st4(a + 12, 0);
	st4(a + 8, c);
	st4(a + 4, ld4(b + 4));
}

static void node_handle_split(u32 a, u32 b)
{
	u32 c, d, e, f, g, h, i, j, k, m, n;
	c = ld4(b);
	d = ld2(c + 94);
	e = globalalloc_alloc(156);
	if (!e) host_fail(262144, 53);
	st2(e + 94, 0);
	st4(e + 88, 0);
	f = ld4(b + 8);
	g = ~f + ld2(c + 94);
	st2(e + 94, g);
	if (g >= 12) host_fail(262144, 53);
	h = c + (f << 3);
	i = ld4(h);
	j = ld4(h + 4);
	k = c + 96;
	m = M[k + f];
	h = f + 1;
	n = g << 3;
	if (n) copy(e, c + (h << 3), n);
	if (g) copy(e + 96, k + h, g);
	st2(c + 94, f);
	g = ld2(e + 94);
	h = g + 1;
	if (g >= 12 || d - f != h) host_fail(262144, 53);
	d = e + 108;
	h <<= 2;
	if (h) copy(d, c + (f << 2) + 112, h);
	h = ld4(b + 4);
	f = 0;
	do {
		b = ld4(d + (f << 2));
		st2(b + 92, f);
		st4(b + 88, e);
		if (f >= g) goto L8;
		f += f < g;
	} while (f <= g);
L8:
	M[a + 24] = m;
	st4(a + 20, j);
	st4(a + 16, i);
	st4(a + 4, h);
	st4(a, c);
	st4(a + 12, h);
	st4(a + 8, e);
}

static void insert_fit(u32 a, u32 b, u32 c, u32 d, u32 e, u32 f)
{
	u32 g, h, i, j, k;
	g = a + (b << 3);
	h = b + 1;
	i = ld2(a + 94);
	if (h <= i) {
		j = i - b;
		k = j << 3;
		if (k) copy(a + (h << 3), g, k);
		st4(g + 4, d);
		st4(g, c);
		if (j) {
			g = a + 96;
			copy(g + h, g + b, j);
		}
	} else {
		st4(g + 4, d);
		st4(g, c);
	}
	d = i + 1;
	M[a + b + 96] = e;
	g = a + 108;
	e = i + 2;
	c = b + 2;
	if (e > c) {
		j = (i - b) << 2;
		if (j) copy(g + (c << 2), g + (h << 2), j);
	}
	st4(g + (h << 2), f);
	st2(a + 94, d);
	if (h < e) {
		g = i + 1;
		i = (b << 2) + a + 112;
		do {
			h = ld4(i);
			b++;
			st2(h + 92, b);
			st4(h + 88, a);
			i += 4;
		} while (g != b);
	}
}

static u32 new_uninit_in(void)
{
	u32 a;
	a = globalalloc_alloc(156);
	if (!a) host_fail(262144, 53);
	return a;
}

static u32 main_closure(u32 a, u32 b, u32 c, u32 d, u32 e, u32 f)
{
	u32 g, h, i, j, k, m, n, p, q, r, s, t, u;
	sp = g = frame(48);
	if ((f & 255) >= 2) host_fail(262144, 53);
	h = e > d ? e : d;
	i = e < d ? e : d;
	j = ld4(a);
	if (!j) {
		s = globalalloc_alloc(108);
		if (!s) host_fail(262144, 53);
		st4(a + 4, 0);
		st4(a, s);
		st4(s + 88, 0);
		st2(s + 94, 1);
		M[s + 96] = f;
		st4(s + 4, h);
		st4(s, i);
		goto L7;
	}
	m = k = ld4(a + 4);
	n = j;
	for (;;) {
		p = ld2(n + 94);
		q = p << 3;
		r = -1;
		s = n;
		do {
			if (!q) {
				r = p;
				goto L17;
			}
			t = ld4(s);
			if (i != t) t = (u32)(i > t) - (i < t);
			else {
				t = ld4(s + 4);
				t = (u32)(h > t) - (h < t);
			}
			s += 8;
			q -= 8;
			r++;
		} while (t == 1);
		if (!(t & 255)) goto L13;
	L17:
		if (!m) break;
		m--;
		n = ld4(n + (r << 2) + 108);
	}
	if (p < 11) {
		s = n + (r << 3);
		if (p > r) {
			t = r + 1;
			q = p - r;
			m = q << 3;
			if (m) copy(n + (t << 3), s, m);
			st4(s + 4, h);
			st4(s, i);
			if (q) {
				s = n + 96;
				copy(s + t, s + r, q);
			}
		} else {
			st4(s + 4, h);
			st4(s, i);
		}
		st2(n + 94, p + 1);
		M[n + r + 96] = f;
		goto L7;
	}
	q = 5;
	s = 4;
	if (r < 5) goto L27;
	s = r;
	t = 0;
	switch (r - 5) {
	case 0:
		break;
	case 1:
		goto L25;
	default:
		t = r - 7;
		q = 6;
		goto L25;
	}
L27:
	st4(g + 16, s);
	st4(g + 12, 0);
	st4(g + 8, n);
	handle_split(g + 20, g + 8);
	s = ld4(g + 20);
	goto L24;
L25:
	st4(g + 16, q);
	st4(g + 12, 0);
	st4(g + 8, n);
	handle_split(g + 20, g + 8);
	s = ld4(g + 28);
	r = t;
L24:
	q = s + (r << 3);
	t = ld2(s + 94);
	if (t > r) {
		m = r + 1;
		n = t - r;
		p = n << 3;
		if (p) copy(s + (m << 3), q, p);
		st4(q + 4, h);
		st4(q, i);
		if (n) {
			q = s + 96;
			copy(q + m, q + r, n);
		}
	} else {
		st4(q + 4, h);
		st4(q, i);
	}
	st2(s + 94, t + 1);
	M[s + r + 96] = f;
	q = ld4(g + 20);
	if (!q) goto L7;
	p = ld4(g + 28);
	s = ld4(g + 32);
	h = ld4(g + 36);
	n = ld4(g + 40);
	m = M[g + 44];
	r = ld4(q + 88);
	if (!r) {
		t = p;
		goto L8;
	}
	i = ld4(g + 24);
	for (;;) {
		if (s != i) host_fail(262144, 53);
		s = ld2(q + 92);
		if (ld2(r + 94) < 11) goto L10;
		i++;
		q = 4;
		if (s < 5) goto L41;
		u = 0;
		t = 5;
		q = s;
		switch (s - 5) {
		case 0:
			break;
		case 1:
			goto L39;
		default:
			u = s - 7;
			t = 6;
			goto L39;
		}
	L41:
		st4(g + 16, q);
		st4(g + 12, i);
		st4(g + 8, r);
		node_handle_split(g + 20, g + 8);
		t = ld4(g + 28);
		i = ld4(g + 24);
		r = q = ld4(g + 20);
		goto L38;
	L39:
		st4(g + 16, t);
		st4(g + 12, i);
		st4(g + 8, r);
		node_handle_split(g + 20, g + 8);
		i = ld4(g + 24);
		q = ld4(g + 20);
		r = t = ld4(g + 28);
		s = u;
	L38:
		insert_fit(r, s, h, n, m, p);
		if (!q) goto L7;
		m = M[g + 44];
		n = ld4(g + 40);
		h = ld4(g + 36);
		s = ld4(g + 32);
		p = t;
		r = ld4(q + 88);
		if (!r) goto L8;
	}
L13:
	q = n + r;
	s = M[q + 96];
	M[q + 96] = f;
	q = 1;
	goto L6;
L10:
	insert_fit(r, s, h, n, m, p);
	goto L7;
L8:
	q = new_uninit_in();
	st4(q + 108, j);
	st2(q + 94, 0);
	st4(q + 88, 0);
	r = k + 1;
	if (!r) host_fail(262144, 53);
	st2(j + 92, 0);
	st4(j + 88, q);
	st4(a + 4, r);
	st4(a, q);
	if (s != k) host_fail(262144, 53);
	s = ld2(q + 94);
	if (s >= 11) host_fail(262144, 53);
	r = s + 1;
	st2(q + 94, r);
	i = q + (s << 3);
	st4(i + 4, n);
	st4(i, h);
	st4(q + 108 + (r << 2), t);
	M[q + s + 96] = m;
	st2(t + 92, r);
	st4(t + 88, q);
L7:
	st4(a + 8, ld4(a + 8) + 1);
	s = q = 0;
L6:
	if (d >= c) host_fail(262144, 53);
	r = b + d;
	s = (s & 255) != (f & 255);
	M[r] = s ^ M[r];
	if (e >= c) host_fail(262144, 53);
	r = b + e;
	M[r] = s ^ M[r];
	sp = g + 48;
	return q;
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, p, q, r = 0, s = 0, t, u, v, w = 0, x, y, z = 0, a1 = 0, b1, c1, d1, e1, f1;
	sp = a = frame(128);
	b = proconio_read();
	st4(a + 12, 0);
	st8(a + 4, (u64)1 << 32);
	if (b) {
		f = a + 28;
		g = a + 76;
		h = 0;
		for (;;) {
			e = proconio_read();
			i = proconio_read();
			j = e - 1;
			if (j > 39998 || i >= 40000) host_fail(262144, 53);
			k = 0;
			if (j) {
				r = j * 12;
				q = globalalloc_alloc(r);
				if (!q) handle_error(4);
				c = 1;
				s = q;
				do {
					d = program_proconio_read();
					t = program_proconio_read();
					st1(s + 8, proconio_read_2());
					st4(s + 4, t);
					st4(s, d);
					s += 12;
					c++;
				} while (e != c);
				t = j << 3;
				m = globalalloc_alloc(t);
				if (!m) handle_error(4);
				p = q + r;
				d = 1;
				s = q;
				c = m;
				do {
					st8(c, ld8(s));
					s += 12;
					c += 8;
					d++;
				} while (e != d);
				r = m + t;
				t = m;
				do {
					st8(a + 76, ld8(t));
					t += 8;
					c = s = 0;
					do {
						if (ld4(g + (s << 2)) >= e) host_fail(262144, 53);
						s = 1;
						d = c & 1;
						c = 1;
					} while (!d);
				} while (t != r);
				n = j;
			} else {
				m = 4;
				n = 0;
				q = p = 4;
			}
			h++;
			from_elem(a + 40, e + 1);
			u = m + (j << 3);
			v = ld4(a + 44);
			d = ld4(a + 48);
			c = m;
			for (;;) {
				if ((k & 1) != 0 && s != 2) t = c;
				else {
					if (c == u) break;
					t = c + 8;
					r = ld4(c + 4);
					w = ld4(c);
					s = 0;
				}
				st4(a + 84, r);
				st4(a + 76, w);
				c = ld4(g + (s << 3)) + 1;
				if (c >= d) host_fail(262144, 53);
				k = 1;
				c = v + (c << 2);
				st4(c, ld4(c) + 1);
				s++;
				c = t;
			}
			s = 0;
			t = d - (d != 0);
			c = v;
			do {
				if (d == s) host_fail(262144, 53);
				k = s + 1;
				if (t == s) host_fail(262144, 53);
				s = c + 4;
				st4(s, ld4(s) + ld4(c));
				c = s;
				s = k;
			} while (e != k);
			if (e >= d) host_fail(262144, 53);
			from_elem(a + 52, ld4(v + (e << 2)));
			s = 0;
			if (d > 1073741823) handle_error(0);
			x = d << 2;
			if (x > 2147483644) handle_error(0);
			y = globalalloc_alloc(x);
			if (!y) handle_error(4);
			if (x) copy(y, v, x);
			k = 0;
			v = ld4(a + 56);
			w = ld4(a + 60);
			c = m;
			for (;;) {
				if ((k & 1) != 0 && s != 2) t = c;
				else {
					if (c == u) break;
					t = c + 8;
					z = ld4(c + 4);
					a1 = ld4(c);
					s = 0;
				}
				st4(a + 84, z);
				st4(a + 76, a1);
				st4(a + 80, z);
				st4(a + 88, a1);
				k = g + (s << 3);
				c = ld4(k);
				if (c >= d) host_fail(262144, 53);
				c = y + (c << 2);
				r = ld4(c);
				if (r >= w) host_fail(262144, 53);
				s++;
				st4(v + (r << 2), ld4(k + 4));
				k = 1;
				st4(c, ld4(c) + 1);
				c = t;
			}
			st8(f, ld8(a + 52));
			st4(f + 8, ld4(a + 60));
			st8(a + 16, ld8(a + 40));
			st4(a + 24, ld4(a + 48));
			globalalloc_dealloc(y, x);
			b1 = e << 3;
			r = globalalloc_alloc(b1);
			if (!r) handle_error(4);
			if (b1) fill(r, 0, b1);
			v = globalalloc_alloc(4);
			if (!v) host_fail(262144, 53);
			u = 0;
			st4(v, 0);
			t = 1;
			st4(a + 60, 1);
			st4(a + 56, v);
			st4(a + 52, 1);
			c1 = ld4(a + 32);
			d1 = ld4(a + 36);
			e1 = ld4(a + 20);
			x = ld4(a + 24);
			do {
				w = ld4(v + (u << 2));
				if (w >= x) host_fail(262144, 53);
				s = w + 1;
				if (s >= x) host_fail(262144, 53);
				s = ld4(e1 + (s << 2));
				c = ld4(e1 + (w << 2));
				if (s < c || s > d1) host_fail(262144, 53);
				if (c != s) {
					f1 = s << 2;
					s = c << 2;
					d = f1 - s;
					s += c1;
					do {
						c = ld4(s);
						if (c) {
							if (c >= e) host_fail(262144, 53);
							k = r + (c << 3);
							if (!ld4(k)) {
								st4(k + 4, w);
								st4(k, 1);
								if (t == ld4(a + 52)) {
									grow_one(a + 52);
									v = ld4(a + 56);
								}
								st4(v + (t << 2), c);
								t++;
								st4(a + 60, t);
							}
						}
						s += 4;
						d -= 4;
					} while (d);
				}
			} while (++u < t);
			s = 0;
			c = r;
			do {
				if (s) {
					if (s >= e) host_fail(262144, 53);
					if (ld4(c) != 1) goto L5;
				}
				c += 8;
				s++;
			} while (e != s);
			vec_from_elem(a + 64, e);
			k = b1 - 8;
			v = ld4(a + 68);
			u = ld4(a + 72);
			c = m;
			for (;;) {
				if (!k) {
					c = ld4(a + 56);
					s = ld4(a + 52);
					d = ld4(a + 64);
					if (d) globalalloc_dealloc(v, d);
					drop_in_place(a + 16);
					globalalloc_dealloc(r, b1);
					if (s) globalalloc_dealloc(c, s << 2);
					st4(a + 24, 0);
					st4(a + 16, 0);
					vec_from_elem(a + 64, e);
					if (j) {
						c = ld4(a + 72);
						d = ld4(a + 68);
						s = q;
						do {
							main_closure(a + 16, d, c, ld4(s), ld4(s + 4), M[s + 8]);
							s += 12;
						} while (s != p);
					}
					if (n) globalalloc_dealloc(q, n * 12);
					if (!i) break;
					t = ld4(a + 68);
					k = ld4(a + 72);
					for (;;) {
						c = proconio_read_2();
						s = program_proconio_read();
						c &= 255;
						if (c > 1 || s >= e) host_fail(262144, 53);
						if (c) {
							c = program_proconio_read();
							d = proconio_read_2();
							if (c >= e || !main_closure(a + 16, t, k, s, c, d)) host_fail(262144, 53);
						} else {
							if (s >= k) host_fail(262144, 53);
							d = M[t + s];
							s = d ? 11 : 10;
							c = ld4(a + 12);
							if (s > ld4(a + 4) - c) {
								do_reserve_and_handle(a + 4, c, s);
								c = ld4(a + 12);
							}
							if (s) copy(ld4(a + 8) + c, d ? 262220 : 262210, s);
							st4(a + 12, c + s);
						}
						if (!--i) goto L117;
					}
				}
				d = ld4(c);
				if (d >= e) host_fail(262144, 53);
				s = t = ld4(c + 4);
				w = r + (d << 3);
				if (ld4(w) == 1) s = ld4(w + 4) == t ? d : t;
				if (s >= e) host_fail(262144, 53);
				w = r + (s << 3);
				if (ld4(w) != 1 || ld4(w + 4) != (t ^ d ^ s)) goto L6;
				if (s >= u) host_fail(262144, 53);
				c += 8;
				s += v;
				d = M[s];
				M[s] = 1;
				k -= 8;
				if (d) goto L6;
			}
		L117:
			s = ld4(a + 64);
			if (s) globalalloc_dealloc(ld4(a + 68), s);
			c = ld4(a + 16);
			if (c) {
				e = ld4(a + 20);
				k = ld4(a + 24);
				if (k) {
					d = 0;
					for (;;) {
						if (d) {
							s = c;
							c = d;
						} else {
							s = 0;
							if (e) {
								do c = ld4(c + 108); while (--e);
							}
							e = 0;
						}
						if (e < ld2(c + 94)) {
							d = c;
							goto L92;
						}
						for (;;) {
							d = ld4(c + 88);
							if (!d) break;
							e = ld2(c + 92);
							globalalloc_dealloc(c, s ? 156 : 108);
							s++;
							c = d;
							if (e < ld2(d + 94)) goto L92;
						}
						globalalloc_dealloc(c, s ? 156 : 108);
						host_fail(262144, 53);
					L92:
						if (s) {
							c = d + (e << 2) + 112;
							do {
								d = ld4(c);
								c = d + 108;
							} while (--s);
							e = 0;
						} else {
							e++;
						}
						c = 0;
						if (!--k) goto L83;
					}
				}
				d = c;
				if (!e) goto L83;
				do d = ld4(d + 108); while (--e);
			L83:
				c = ld4(d + 88);
				if (c) {
					s = 0;
					do {
						globalalloc_dealloc(d, s ? 156 : 108);
						s++;
						d = c;
						c = ld4(d + 88);
					} while (c);
					s = s ? 156 : 108;
				} else {
					s = 108;
				}
				globalalloc_dealloc(d, s);
			}
			if (n) globalalloc_dealloc(m, n << 3);
			if (h == b) goto L4;
		}
	L6:
		s = ld4(a + 64);
		if (!s) goto L5;
		globalalloc_dealloc(v, s);
	L5:
		s = ld4(a + 52);
		if (s) globalalloc_dealloc(ld4(a + 56), s << 2);
		globalalloc_dealloc(r, b1);
		drop_in_place(a + 16);
		host_fail(262144, 53);
	L4:
		e = ld4(a + 8);
		c = ld4(a + 12);
		d = ld4(262240);
		if (c <= ld4(262232) - d) {
			if (c) goto L111;
			c = 0;
			goto L2;
		}
		do_reserve_and_handle(262232, d, c);
		d = ld4(262240);
	L111:
		if (c) copy(ld4(262236) + d, e, c);
		goto L2;
	}
	c = 0;
	d = ld4(262240);
	e = 1;
L2:
	s = 0;
	c += d;
	st4(262240, c);
	if (c < 65537) s = c;
	else {
		host_write(ld4(262236), c);
		st4(262240, 0);
	}
	c = ld4(a + 4);
	if (c) {
		globalalloc_dealloc(e, c);
		s = ld4(262240);
	}
	if (s) {
		host_write(ld4(262236), s);
		st4(262240, 0);
	}
	sp = a + 128;
}

int main(void)
{
	M = (unsigned char *)calloc(5, 65536);
	if (!M) die("out of memory");
	memcpy(M + 262144, "the program failed; bundled with --debug, it says whyout of memoryBoys win!\nGirls win!\n\0\0\0"
		"\0\0\1\0\0\0\0\0\0\0\1", 101);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
