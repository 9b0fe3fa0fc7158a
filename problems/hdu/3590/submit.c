/* HDU 3590, https://acm.hdu.edu.cn/showproblem.php?pid=3590, made by `cargo judge bundle hdu3590 --write` from 4a5ba9997c4a4334 */
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
	b = ld4(262260);
	if (!b) {
		b = pages << 16;
		st4(262260, b);
	}
	if (a > b) {
		c = a - b + 65535;
		if (grow(c >> 16) == ~0u) host_fail(262197, 13);
		st4(262260, (c & -65536) + b);
	}
	st4(262392, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 262264);
	if (d) {
		st4(c + 262264, ld4(d));
		return d;
	}
	d = ld4(262392);
	if (!d) {
		d = pages << 16;
		st4(262392, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : 1u << (b & 31)));
	return d;
}

static void globalalloc_dealloc(u32 a, u32 b)
{
	if (b > 65536) {
		if (b + a == ld4(262392)) {
			st4(262392, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 262264));
		st4(b + 262264, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 262264));
	st4(b + 262264, a);
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
			if (f + c != ld4(262392) || f <= 65536) {
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
	if (!ld4(262232)) {
		call_0(a + 8, ld4(262228));
		st4(262232, 1);
		st8(262236, ld8(a + 8));
		st8(262244, ld8(a + 16));
		st8(262252, ld8(a + 24));
	}
	if (ld4(262236)) host_fail(262144, 53);
	st4(262236, -1);
	b = M[262256];
	c = ld4(262252);
	d = ld4(262248);
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
		M[262256] = 1;
		d = e;
		i = c;
		goto L8;
	L9:
		b = 0;
		d = i + 1;
		c -= d;
		st4(262252, c);
		d += e;
		st4(262248, d);
	L8:
		if (i) goto L5;
	}
	f = ld4(262240);
	g = ld4(262244);
	h = f + g;
	goto L2;
L5:
	f = ld4(262240);
	g = ld4(262244);
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
	st4(262236, 0);
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
	if (!ld4(262232)) {
		call_0(a + 8, ld4(262228));
		st4(262232, 1);
		st8(262236, ld8(a + 8));
		st8(262244, ld8(a + 16));
		st8(262252, ld8(a + 24));
	}
	if (ld4(262236)) host_fail(262144, 53);
	st4(262236, -1);
	b = M[262256];
	c = ld4(262252);
	d = ld4(262248);
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
		M[262256] = 1;
		d = e;
		i = c;
		goto L7;
	L8:
		b = 0;
		d = i + 1;
		c -= d;
		st4(262252, c);
		d += e;
		st4(262248, d);
	L7:
		if (i) goto L4;
	}
	f = ld4(262240);
	g = ld4(262244);
	h = f + g;
	goto L2;
L4:
	f = ld4(262240);
	g = ld4(262244);
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
	st4(262236, 0);
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

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, p, q, r, s, t, u = 0, v, w, x, y, z, a1, b1, c1, g1;
	u64 d1, e1, f1;
	sp = a = frame(144);
	st4(a + 16, 0);
	st8(a + 8, (u64)1 << 32);
	b = a + 44;
	c = a + 92;
	d = 0;
	e = 1;
	for (;;) {
		if (!ld4(262232)) {
			call_0(a + 80, ld4(262228));
			st4(262232, 1);
			st8(262236, ld8(a + 80));
			st8(262244, ld8(a + 88));
			st8(262252, ld8(a + 96));
		}
		if (ld4(262236) >= 2147483647) host_fail(262144, 53);
		f = M[262256];
		g = ld4(262252);
		h = ld4(262248);
		while ((f & 1) == 0 && g != 0) {
			i = 0;
			for (;;) {
				f = M[h + i] - 9u;
				if (f <= 23 && 1u << (f & 31) & 8388635) break;
				i++;
				if (g == i) goto L11;
			}
			f = i + 1;
			h += f;
			g -= f;
			f = 0;
			if (i) goto L11;
		}
		f = ld4(262224);
		if (d <= ld4(262216) - f) {
			if (!d) goto L8;
			goto L9;
		}
		do_reserve_and_handle(262216, f, d);
		f = ld4(262224);
		goto L9;
	L11:
		j = proconio_read();
		st4(a + 28, 0);
		st8(a + 20, (u64)8 << 32);
		k = 262213;
		if (j) {
			m = 0;
			for (;;) {
				h = proconio_read();
				if (!h) host_fail(262144, 53);
				i = 0;
				n = h - 1;
				if (n > 536870911) handle_error(0);
				p = n << 3;
				if (p > 2147483644) handle_error(0);
				if (p) {
					r = globalalloc_alloc(p);
					if (r) {
						q = n;
						goto L26;
					}
					i = 4;
					handle_error(4);
				}
				q = 0;
				r = 4;
			L26:
				if (n) {
					f = 1;
					i = r;
					do {
						g = program_proconio_read();
						st4(i + 4, program_proconio_read());
						st4(i, g);
						i += 8;
						f++;
					} while (h != f);
					e = r + p;
					d = r;
					do {
						st8(a + 92, ld8(d));
						d += 8;
						f = i = 0;
						do {
							if (ld4(c + (i << 2)) >= h) host_fail(262144, 53);
							i = 1;
							g = f & 1;
							f = 1;
						} while (!g);
					} while (d != e);
				}
				m++;
				from_elem(a + 56, h + 1);
				s = r + (n << 3);
				d = 0;
				t = ld4(a + 60);
				g = ld4(a + 64);
				f = r;
				for (;;) {
					if ((d & 1) != 0 && i != 2) e = f;
					else {
						if (f == s) {
							i = 0;
							e = g - (g != 0);
							f = t;
							do {
								if (g == i) host_fail(262144, 53);
								d = i + 1;
								if (e == i) host_fail(262144, 53);
								i = f + 4;
								st4(i, ld4(i) + ld4(f));
								f = i;
								i = d;
							} while (h != d);
							if (h >= g) host_fail(262144, 53);
							from_elem(a + 68, ld4(t + (h << 2)));
							i = 0;
							if (g > 1073741823) handle_error(0);
							v = g << 2;
							if (v > 2147483644) handle_error(0);
							w = globalalloc_alloc(v);
							if (w) {
								if (v) copy(w, t, v);
								n = 0;
								x = ld4(a + 72);
								y = ld4(a + 76);
								f = r;
								for (;;) {
									if ((n & 1) != 0 && i != 2) u = f;
									else {
										if (f == s) break;
										u = f + 8;
										e = ld4(f + 4);
										d = ld4(f);
										i = 0;
									}
									st4(a + 100, e);
									st4(a + 92, d);
									st4(a + 96, e);
									st4(a + 104, d);
									n = c + (i << 3);
									f = ld4(n);
									if (f >= g) host_fail(262144, 53);
									f = w + (f << 2);
									t = ld4(f);
									if (t >= y) host_fail(262144, 53);
									i++;
									st4(x + (t << 2), ld4(n + 4));
									n = 1;
									st4(f, ld4(f) + 1);
									f = u;
								}
								st8(b, ld8(a + 68));
								st4(b + 8, ld4(a + 76));
								st8(a + 32, ld8(a + 56));
								st4(a + 40, ld4(a + 64));
								globalalloc_dealloc(w, v);
								if (h > 536870911) handle_error(0);
								z = h << 3;
								if (z > 2147483644) handle_error(0);
								if (z) {
									b1 = globalalloc_alloc(z);
									if (b1) {
										if (z) fill(b1, 0, z);
										a1 = h;
										goto L67;
									}
									handle_error(4);
								}
								a1 = 0;
								b1 = 4;
							L67:
								u = globalalloc_alloc(4);
								if (!u) host_fail(262144, 53);
								t = 0;
								st4(u, 0);
								e = 1;
								st4(a + 88, 1);
								st4(a + 84, u);
								st4(a + 80, 1);
								v = ld4(a + 48);
								x = ld4(a + 52);
								y = ld4(a + 36);
								s = ld4(a + 40);
								do {
									n = ld4(u + (t << 2));
									if (n >= s) host_fail(262144, 53);
									i = n + 1;
									if (i >= s) host_fail(262144, 53);
									i = ld4(y + (i << 2));
									f = ld4(y + (n << 2));
									if (i < f || i > x) host_fail(262144, 53);
									if (f != i) {
										g1 = i << 2;
										i = f << 2;
										g = g1 - i;
										i += v;
										do {
											f = ld4(i);
											if (f) {
												if (f >= h) host_fail(262144, 53);
												d = b1 + (f << 3);
												if (!ld4(d)) {
													st4(d + 4, n);
													st4(d, 1);
													if (e == ld4(a + 80)) {
														grow_one(a + 80);
														u = ld4(a + 84);
													}
													st4(u + (e << 2), f);
													e++;
													st4(a + 88, e);
												}
											}
											i += 4;
											g -= 4;
										} while (g);
									}
								} while (++t < e);
								i = 0;
								f = b1;
								do {
									if (i && ld4(f) != 1) goto L80;
									f += 8;
									i++;
								} while (h != i);
								u = globalalloc_alloc(h);
								if (!u) handle_error(1);
								if (h) fill(u, 0, h);
								f = r;
								do {
									if (!p) goto L79;
									g = ld4(f);
									if (g >= h) host_fail(262144, 53);
									i = d = ld4(f + 4);
									n = b1 + (g << 3);
									if (ld4(n) == 1) i = ld4(n + 4) == d ? g : d;
									if (i >= h) host_fail(262144, 53);
									n = b1 + (i << 3);
									if (ld4(n) != 1 || ld4(n + 4) != (d ^ g ^ i)) break;
									f += 8;
									i += u;
									g = M[i];
									M[i] = 1;
									p -= 8;
								} while (!g);
								globalalloc_dealloc(u, h);
							L80:
								i = ld4(a + 80);
								if (i) globalalloc_dealloc(ld4(a + 84), i << 2);
								if (a1) globalalloc_dealloc(b1, a1 << 3);
								drop_in_place(a + 32);
								host_fail(262144, 53);
							L79:
								t = ld4(a + 84);
								n = ld4(a + 80);
								globalalloc_dealloc(u, h);
								drop_in_place(a + 32);
								if (z > 2147483640) handle_error(0);
								if (z) {
									c1 = globalalloc_alloc(z);
									if (c1) {
										if (z) fill(c1, 0, z);
										u = h;
										goto L91;
									}
									handle_error(8);
								}
								u = 0;
								c1 = 8;
							L91:
								if (e) {
									d = t - 4;
									i = e << 2;
									do {
										f = ld4(d + i);
										if (f >= h) host_fail(262144, 53);
										g = f << 3;
										f = b1 + g;
										if (ld4(f)) {
											f = ld4(f + 4);
											if (f >= h) host_fail(262144, 53);
											f = c1 + (f << 3);
											st8(f, ld8(f) ^ (ld8(c1 + g) + 1));
										}
										i -= 4;
									} while (i);
								}
								d1 = ld8(c1);
								if (a1) globalalloc_dealloc(b1, a1 << 3);
								if (n) globalalloc_dealloc(t, n << 2);
								if (q) globalalloc_dealloc(r, q << 3);
								if (u) globalalloc_dealloc(c1, u << 3);
								i = ld4(a + 28);
								if (i == ld4(a + 20)) rawvec_grow_one(a + 20);
								g = ld4(a + 24);
								st8(g + (i << 3), d1);
								i++;
								st4(a + 28, i);
								if (m != j) break;
								if (!i) goto L5;
								h = i << 3;
								d1 = 0;
								f = 0;
								i = g;
								do {
									e1 = ld8(i);
									f1 = d1;
									d1 = e1 ^ f1;
									f |= e1 > 1;
									i += 8;
									h -= 8;
								} while (h);
								k = ((e1 == f1) ^ f) & 1 ? 262213 : 262210;
								goto L5;
							}
							handle_error(4);
						}
						e = f + 8;
						n = ld4(f + 4);
						u = ld4(f);
						i = 0;
					}
					st4(a + 100, n);
					st4(a + 92, u);
					f = ld4(c + (i << 3)) + 1;
					if (f >= g) host_fail(262144, 53);
					d = 1;
					f = t + (f << 2);
					st4(f, ld4(f) + 1);
					i++;
					f = e;
				}
			}
		}
		g = 8;
		goto L5;
	L9:
		if (!d) goto L8;
		copy(ld4(262220) + f, e, d);
	L8:
		i = 0;
		f += d;
		st4(262224, f);
		if (f < 65537) i = f;
		else {
			host_write(ld4(262220), f);
			st4(262224, 0);
		}
		f = ld4(a + 8);
		if (f) {
			globalalloc_dealloc(e, f);
			i = ld4(262224);
		}
		if (i) {
			host_write(ld4(262220), i);
			st4(262224, 0);
		}
		sp = a + 144;
		return;
	L5:
		i = ld4(a + 16);
		if (ld4(a + 8) - i <= 2) {
			do_reserve_and_handle(a + 8, i, 3);
			i = ld4(a + 16);
		}
		e = ld4(a + 12);
		f = e + i;
		st2(f, ld2(k));
		M[f + 2] = M[k + 2];
		d = i + 3;
		st4(a + 16, d);
		i = ld4(a + 20);
		if (i) globalalloc_dealloc(g, i << 3);
	}
}

int main(void)
{
	M = (unsigned char *)calloc(5, 65536);
	if (!M) die("out of memory");
	memcpy(M + 262144, "the program failed; bundled with --debug, it says whyout of memoryQQ\nPP\n\0\0\0\0\1\0\0\0\0\0\0"
		"\0\1", 85);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
