/* HDU 5299, https://acm.hdu.edu.cn/showproblem.php?pid=5299, made by `cargo judge bundle hdu5299 --write` from 9bfbfe6ae0e7f5e6 */
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
static void trap(void)
{
	die("unreachable");
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
static u64 sar8(u64 x, u64 n)
{
	u64 sign = -(x >> 63);
	return ((x ^ sign) >> (n & 63)) ^ sign;
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
	u32 a, b, c, d, e, f, g, h, i, j, n, p;
	u64 k, m;
	sp = a = frame(96);
	if (!ld4(262236)) {
		call_0(a + 56, ld4(262232));
		st4(262236, 1);
		st8(262240, ld8(a + 56));
		st8(262248, ld8(a + 64));
		st8(262256, ld8(a + 72));
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
				if (b <= 23 && 1u << (b & 31) & 8388635) goto L11;
				i++;
			} while (c != i);
		}
		b = 1;
		M[262260] = 1;
		d = e;
		i = c;
		goto L10;
	L11:
		b = 0;
		d = i + 1;
		c -= d;
		st4(262256, c);
		d += e;
		st4(262252, d);
	L10:
		if (i) goto L7;
	}
	f = ld4(262244);
	g = ld4(262248);
	h = f + g;
	goto L4;
L7:
	f = ld4(262244);
	g = ld4(262248);
	h = f + g;
	d = e ? e : h;
	c = e ? i : 0;
	switch (c) {
	case 0:
		goto L5;
	case 1:
		j = M[d];
		switch (j - 43) {
		case 0: case 2:
			goto L5;
		default:
			goto L16;
		}
	}
	j = M[d];
L16:
	b = d;
	switch ((j & 255) - 43) {
	case 0:
		i = c - 1;
		b = d + 1;
		break;
	case 2:
		if (c < 17) {
			if (!(c - 1)) goto L3;
			k = 0;
			i = 1;
			for (;;) {
				b = M[d + i] - 48u;
				if (b > 9) goto L5;
				k = k * 10 - b;
				i++;
				if (c == i) goto L19;
			}
		}
		i = 1;
		k = 0;
		for (;;) {
			multi3_fn(a + 32, k, sar8(k, 63), 10, 0);
			m = ld8(a + 32);
			if (ld8(a + 40) != sar8(m, 63)) goto L5;
			b = M[d + i] - 48u;
			if (b > 9) goto L5;
			k = b;
			n = i8(k) > 0;
			k = m - k;
			if (n != (i8(k) < i8(m))) goto L5;
			i++;
			if (c == i) goto L19;
		}
	}
	if (i >= 16) {
		k = 0;
		for (;;) {
			multi3_fn(a + 16, k, sar8(k, 63), 10, 0);
			m = ld8(a + 16);
			if (ld8(a + 24) != sar8(m, 63)) goto L5;
			c = M[b] - 48u;
			if (c > 9) goto L5;
			k = c;
			p = k > ((u64)2147483647 << 32 | 4294967295u);
			k += m;
			if (p != (i8(k) < i8(m))) goto L5;
			b++;
			if (!--i) goto L19;
		}
	}
	if (!i) goto L3;
	k = 0;
	do {
		c = M[b] - 48u;
		if (c > 9) goto L5;
		b++;
		k = k * 10 + c;
	} while (--i);
L19:
	if (!e) goto L4;
	goto L2;
L5:
	h = d;
L4:
	str_index(a + 8, f, g, h - f);
	b = ld4(a + 8);
	i = ld4(a + 12);
	st2(a + 92, 1);
	st4(a + 88, i);
	st4(a + 84, 0);
	M[a + 80] = 1;
	st4(a + 76, 10);
	st4(a + 72, i);
	st4(a + 68, 0);
	st4(a + 64, i);
	st4(a + 60, b);
	st4(a + 56, 10);
	next_back_2(a + 56);
	host_fail(262144, 53);
L3:
	k = 0;
L2:
	st4(262240, 0);
	sp = a + 96;
	return k;
}

static void grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 8, 24);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a);
	sp = b + 16;
}

static void heapsort_heapsort(u32 a, u32 b)
{
	u32 c, d, e, i, j, k, m, n, p;
	u64 f, g, h;
	c = (b >> 1) + b;
	do {
		if (--c >= b) d = c - b;
		else {
			e = a + (c << 4);
			f = ld8(e + 8);
			g = ld8(a);
			st8(a, ld8(e));
			h = ld8(a + 8);
			st8(a + 8, f);
			st8(e + 8, h);
			st8(e, g);
			d = 0;
		}
		i = d << 1;
		e = i | 1;
		j = b < c ? b : c;
		if (e >= j) goto L5;
		do {
			i += 2;
			if (i >= j) k = e;
			else {
				m = a + (e << 4);
				f = ld8(m);
				i = a + (i << 4);
				g = ld8(i);
				if (f != g) i = i8(f) < i8(g);
				else i = ld4(m + 8) < ld4(i + 8);
				k = e + i;
			}
			n = a + (d << 4);
			f = ld8(n);
			p = a + (k << 4);
			g = ld8(p);
			if (f != g) {
				if (i8(f) >= i8(g)) goto L5;
			} else if (ld4(n + 8) >= ld4(p + 8)) goto L5;
			e = 0;
			do {
				d = n + e;
				i = ld4(d);
				m = p + e;
				st4(d, ld4(m));
				st4(m, i);
				e += 4;
			} while (e != 16);
			d = k;
			i = k << 1;
			e = i | 1;
		} while (e < j);
	L5:;
	} while (c);
}

static u32 median3_rec(u32 a, u32 b, u32 c, u32 d)
{
	u32 e, f;
	u64 g, h, i;
	if (d >= 8) {
		d >>= 3;
		e = d << 6;
		f = d * 112;
		a = median3_rec(a, a + e, a + f, d);
		b = median3_rec(b, b + e, b + f, d);
		c = median3_rec(c, c + e, c + f, d);
	}
	g = ld8(a);
	h = ld8(b);
	if (g != h) d = i8(g) < i8(h);
	else d = ld4(a + 8) < ld4(b + 8);
	i = ld8(c);
	if (g != i) e = i8(g) < i8(i);
	else e = ld4(a + 8) < ld4(c + 8);
	if (d == e) {
		if (h != i) a = i8(h) < i8(i);
		else a = ld4(b + 8) < ld4(c + 8);
		a = d != a ? c : b;
	}
	return a;
}

static void sort4_stable(u32 a, u32 b)
{
	u32 e, f, g, h, i, j, k, m;
	u64 c, d;
	c = ld8(a + 16);
	d = ld8(a);
	if (c != d) e = i8(c) < i8(d);
	else e = ld4(a + 24) < ld4(a + 8);
	c = ld8(a + 48);
	d = ld8(a + 32);
	if (c != d) f = i8(c) < i8(d);
	else f = ld4(a + 56) < ld4(a + 40);
	g = a + (f ? 32 : 48);
	h = a + ((e ^ 1) << 4);
	f = a + (f ? 48 : 32);
	c = ld8(f);
	i = a + (e << 4);
	d = ld8(i);
	if (c != d) a = i8(c) < i8(d);
	else a = ld4(f + 8) < ld4(i + 8);
	c = ld8(g);
	d = ld8(h);
	if (c != d) e = i8(c) < i8(d);
	else e = ld4(g + 8) < ld4(h + 8);
	j = e ? g : a ? h : f;
	c = ld8(j);
	k = a ? i : e ? f : h;
	d = ld8(k);
	if (c != d) m = i8(c) < i8(d);
	else m = ld4(j + 8) < ld4(k + 8);
	a = a ? f : i;
	st8(b + 8, ld8(a + 8));
	st8(b, ld8(a));
	a = m ? j : k;
	st8(b + 24, ld8(a + 8));
	st8(b + 16, ld8(a));
	a = m ? k : j;
	st8(b + 40, ld8(a + 8));
	st8(b + 32, ld8(a));
	a = e ? h : g;
	st8(b + 48, ld8(a));
	st8(b + 56, ld8(a + 8));
}

static void bidirectional_merge(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g, h, k, m, n;
	u64 i, j;
	d = (b << 4) - 16;
	e = a + d;
	f = c + d;
	g = b >> 1;
	d = a + (g << 4);
	h = d - 16;
	do {
		i = ld8(d);
		j = ld8(a);
		if (i != j) k = i8(i) < i8(j);
		else k = ld4(d + 8) < ld4(a + 8);
		m = k ? d : a;
		st8(c + 8, ld8(m + 8));
		st8(c, ld8(m));
		m = k << 4;
		n = (k ^ 1) << 4;
		i = ld8(e);
		j = ld8(h);
		if (i != j) k = i8(i) < i8(j);
		else k = ld4(e + 8) < ld4(h + 8);
		c += 16;
		d += m;
		a += n;
		m = k ? h : e;
		st8(f + 8, ld8(m + 8));
		st8(f, ld8(m));
		f -= 16;
		k <<= 4;
		h -= k;
		e = k + e - 16;
	} while (--g);
	h += 16;
	if (b & 1) {
		f = a < h;
		k = f ? a : d;
		st8(c + 8, ld8(k + 8));
		st8(c, ld8(k));
		d += (u32)(a >= h) << 4;
		a += f << 4;
	}
	if (a == h && d == e + 16) return;
	host_fail(262144, 53);
}

static void sort8_stable(u32 a, u32 b, u32 c)
{
	sort4_stable(a, c);
	sort4_stable(a + 64, c + 64);
	bidirectional_merge(c, 8, b);
}

static void insert_tail(u32 a, u32 b)
{
	u32 d, f, g, h;
	u64 c, e;
	c = ld8(b);
	d = b - 16;
	e = ld8(d);
	if (c == e) {
		f = ld4(b + 8);
		if (f >= ld4(b - 8)) return;
	} else {
		if (i8(c) >= i8(e)) return;
		f = ld4(b + 8);
	}
	st8(b + 8, ld8(d + 8));
	st8(b, ld8(d));
	if (d == a) goto L4;
	b -= 32;
	do {
		e = ld8(b);
		if (c != e) {
			if (i8(c) < i8(e)) goto L8;
			goto L4;
		}
		if (f >= ld4(b + 8)) goto L5;
	L8:
		d -= 16;
		g = b + 16;
		st8(g + 8, ld8(b + 8));
		st8(g, ld8(b));
		g = b != a;
		b = h = b - 16;
	} while (g);
	d = h + 16;
	goto L4;
L5:
	d = b + 16;
L4:
	st4(d + 8, f);
	st8(d, c);
}

static void quicksort_quicksort(u32 a, u32 b, u32 c, u32 d)
{
	u32 e, f, g, h, k, n, p, q, r, s, t, u;
	u64 i, j, m;
	sp = e = frame(784);
	if (b >= 33) {
		do {
			if (!d) {
				heapsort_heapsort(a, b);
				goto L1;
			}
			f = b >> 3;
			g = a + f * 112;
			h = a + (f << 6);
			if (b >= 64) f = median3_rec(a, h, g, f);
			else {
				i = ld8(a);
				j = ld8(h);
				if (i != j) k = i8(i) < i8(j);
				else k = ld4(a + 8) < ld4(h + 8);
				m = ld8(g);
				if (i != m) n = i8(i) < i8(m);
				else n = ld4(a + 8) < ld4(g + 8);
				f = a;
				if (k == n) {
					if (j != m) f = i8(j) < i8(m);
					else f = ld4(h + 8) < ld4(g + 8);
					f = k != f ? g : h;
				}
			}
			d--;
			g = f - a;
			if (!c) goto L17;
			i = ld8(c);
			h = a + g;
			j = ld8(h);
			if (i != j) {
				if (i8(i) < i8(j)) goto L17;
			} else if (ld4(c + 8) < ld4(h + 8)) goto L17;
			st8(e + 8, ld8(a + 8));
			st8(e, ld8(a));
			i = ld8(h + 8);
			st8(a, ld8(h));
			st8(a + 8, i);
			st8(h + 8, ld8(e + 8));
			st8(h, ld8(e));
			p = ld4(a + 8);
			i = ld8(a);
			c = ld4(a + 24);
			m = ld8(a + 16);
			g = 0;
			k = n = a + 16;
			h = a + 32;
			q = a + (b << 4);
			r = q - 16;
			if (h < r) {
				f = a;
				do {
					h = f + 32;
					j = ld8(h);
					if (i != j) s = i8(i) < i8(j);
					else s = p < ld4(f + 40);
					k = n + (g << 4);
					j = ld8(k);
					t = f + 16;
					st8(t + 8, ld8(k + 8));
					st8(t, j);
					st8(k + 8, ld8(h + 8));
					st8(k, ld8(h));
					k = g + (s ^ 1);
					s = f + 48;
					j = ld8(s);
					if (i != j) t = i8(i) < i8(j);
					else t = p < ld4(f + 56);
					g = n + (k << 4);
					j = ld8(g);
					st8(h + 8, ld8(g + 8));
					st8(h, j);
					st8(g + 8, ld8(s + 8));
					st8(g, ld8(s));
					g = k + (t ^ 1);
					k = f + 64;
					f = h;
				} while (k < r);
				k = h + 16;
				h += 32;
			}
			if (h != q) {
				do {
					j = ld8(h);
					if (i != j) s = i8(i) < i8(j);
					else s = p < ld4(h + 8);
					f = n + (g << 4);
					j = ld8(f);
					st8(k + 8, ld8(f + 8));
					st8(k, j);
					st8(f + 8, ld8(h + 8));
					st8(f, ld8(h));
					g += s ^ 1;
					k = h;
					h += 16;
				} while (h != q);
				k = h - 16;
			}
			h = n + (g << 4);
			j = ld8(h);
			st8(k + 8, ld8(h + 8));
			st8(k, j);
			st4(h + 8, c);
			st8(h, m);
			h = g + (i == m ? p >= c : i8(i) >= i8(m));
			if (h >= b) trap();
			st8(e + 8, ld8(a + 8));
			st8(e, ld8(a));
			g = a + (h << 4);
			i = ld8(g + 8);
			st8(a, ld8(g));
			st8(a + 8, i);
			st8(g + 8, ld8(e + 8));
			st8(g, ld8(e));
			g = h + 1;
			b -= g;
			a += g << 4;
			c = 0;
			goto L14;
		L17:
			st8(e + 8, ld8(a + 8));
			st8(e, ld8(a));
			g += a;
			i = ld8(g + 8);
			st8(a, ld8(g));
			st8(a + 8, i);
			st8(g + 8, ld8(e + 8));
			st8(g, ld8(e));
			p = ld4(a + 8);
			i = ld8(a);
			u = ld4(a + 24);
			m = ld8(a + 16);
			g = 0;
			k = n = a + 16;
			h = a + 32;
			q = a + (b << 4);
			r = q - 16;
			if (h < r) {
				f = a;
				do {
					h = f + 32;
					j = ld8(h);
					if (j != i) s = i8(j) < i8(i);
					else s = ld4(f + 40) < p;
					k = n + (g << 4);
					j = ld8(k);
					t = f + 16;
					st8(t + 8, ld8(k + 8));
					st8(t, j);
					st8(k + 8, ld8(h + 8));
					st8(k, ld8(h));
					k = g + s;
					s = f + 48;
					j = ld8(s);
					if (j != i) t = i8(j) < i8(i);
					else t = ld4(f + 56) < p;
					g = n + (k << 4);
					j = ld8(g);
					st8(h + 8, ld8(g + 8));
					st8(h, j);
					st8(g + 8, ld8(s + 8));
					st8(g, ld8(s));
					g = k + t;
					k = f + 64;
					f = h;
				} while (k < r);
				k = h + 16;
				h += 32;
			}
			if (h != q) {
				do {
					j = ld8(h);
					if (j != i) s = i8(j) < i8(i);
					else s = ld4(h + 8) < p;
					f = n + (g << 4);
					j = ld8(f);
					st8(k + 8, ld8(f + 8));
					st8(k, j);
					st8(f + 8, ld8(h + 8));
					st8(f, ld8(h));
					g += s;
					k = h;
					h += 16;
				} while (h != q);
				k = h - 16;
			}
			h = n + (g << 4);
			j = ld8(h);
			st8(k + 8, ld8(h + 8));
			st8(k, j);
			st4(h + 8, u);
			st8(h, m);
			h = g + (m == i ? u < p : i8(m) < i8(i));
			if (h >= b) trap();
			st8(e + 8, ld8(a + 8));
			st8(e, ld8(a));
			g = a + (h << 4);
			i = ld8(g + 8);
			st8(a, ld8(g));
			st8(a + 8, i);
			st8(g + 8, ld8(e + 8));
			st8(g, ld8(e));
			quicksort_quicksort(a, h, c, d);
			b += ~h;
			a = g + 16;
			c = g;
		L14:;
		} while (b >= 33);
	}
	if (b < 2) goto L1;
	s = b >> 1;
	if (b > 15) {
		g = e + (b << 4);
		sort8_stable(a, e, g);
		h = s << 4;
		sort8_stable(a + h, e + h, g + 128);
		t = 8;
	} else {
		t = 4;
		h = s << 4;
		g = a + h;
		h += e;
		if (b <= 7) {
			st8(e + 8, ld8(a + 8));
			st8(e, ld8(a));
			st8(h + 8, ld8(g + 8));
			st8(h, ld8(g));
			t = 1;
		} else {
			sort4_stable(a, e);
			sort4_stable(g, h);
		}
	}
	g = 0;
	st4(e + 776, 0);
	r = -t;
	h = t << 4;
	d = a + h;
	st4(e + 780, s);
	p = b - s;
	c = e + h;
	q = e + 776;
	do {
		n = g;
		g = ld4(q + (g << 2));
		h = g ? p : s;
		if (t < h) {
			g <<= 4;
			k = e + g;
			f = r + h;
			h = d + g;
			g += c;
			do {
				st8(g + 8, ld8(h + 8));
				st8(g, ld8(h));
				insert_tail(k, g);
				h += 16;
				g += 16;
			} while (--f);
		}
		g = 1;
	} while (!(n & 1));
	bidirectional_merge(e, b, a);
L1:
	sp = e + 784;
}

static void unstable_ipnsort(u32 a, u32 b)
{
	u32 e, f, g, h;
	u64 c, d;
	c = ld8(a + 16);
	d = ld8(a);
	if (c != d) {
		if (i8(c) >= i8(d)) goto L6;
		goto L5;
	}
	if (ld4(a + 24) < ld4(a + 8)) goto L5;
L6:
	e = a + 24;
	f = 2;
	for (;;) {
		d = ld8(e + 8);
		if (d != c) {
			if (i8(d) >= i8(c)) goto L11;
			break;
		}
		if (ld4(e + 16) < ld4(e)) break;
	L11:
		e += 16;
		c = d;
		f++;
		if (b == f) return;
	}
	e = 0;
	goto L4;
L5:
	e = a + 24;
	f = 2;
	for (;;) {
		d = ld8(e + 8);
		if (d != c) {
			if (i8(d) < i8(c)) goto L16;
			break;
		}
		if (ld4(e + 16) >= ld4(e)) break;
	L16:
		e += 16;
		c = d;
		f++;
		if (b == f) goto L3;
	}
	e = 1;
L4:
	if (f != b) {
		quicksort_quicksort(a, b, 0, clz4(b | 1) << 1 ^ 62);
		return;
	}
	if (!e) return;
L3:
	e = b >> 1;
	f = (b << 4) + a - 16;
	for (;;) {
		c = ld8(a);
		st8(a, ld8(f));
		b = a + 8;
		g = ld4(b);
		h = f + 8;
		st8(b, ld8(h));
		st8(f, c);
		st4(h, g);
		f -= 16;
		a += 16;
		if (!--e) return;
	}
}

static void vec_drain(u32 a, u32 b, u32 c, u32 d)
{
	u32 e;
	e = ld4(b + 8);
	if (e < d || c > d) host_fail(262144, 53);
	st4(b + 8, c);
	st4(a + 12, d);
	st4(a + 8, b);
	st4(a + 16, e - d);
	b = ld4(b + 4);
	st4(a + 4, b + (d << 2));
	st4(a, b + (c << 2));
}

static void drop_in_place(u32 a)
{
	u32 b, c, d, e, f;
	b = ld4(a + 4);
	c = ld4(a);
	st8(a, (u64)2 << 32 | 2);
	d = ld4(a + 16);
	if (b == c) {
		if (d) {
			c = ld4(a + 12);
			a = ld4(a + 8);
			b = ld4(a + 8);
			if (c != b) {
				e = d << 2;
				if (e) {
					f = ld4(a + 4);
					copy(f + (b << 2), f + (c << 2), e);
				}
			}
			st4(a + 8, b + d);
			return;
		}
	} else if (d) {
		c = ld4(a + 12);
		a = ld4(a + 8);
		b = ld4(a + 8);
		if (c != b) {
			e = d << 2;
			if (e) {
				f = ld4(a + 4);
				copy(f + (b << 2), f + (c << 2), e);
			}
		}
		st4(a + 8, b + d);
	}
}

static void spec_extend(u32 a, u32 b)
{
	u32 c, d, e, f, g, h, i, j;
	c = ld4(b + 4);
	d = ld4(b);
	e = c - d;
	f = ld4(a + 8);
	if (e > ld4(a) - f) {
		do_reserve_and_handle(a, f, e, 2, 4);
		f = ld4(a + 8);
	}
	if (c == d) g = f;
	else {
		g = f + c - d;
		h = b + (d << 2);
		i = ld4(a + 4) + (f << 2);
		f = 0;
		do {
			e = i + f;
			j = h + f;
			M[e + 2] = M[j + 10];
			st2(e, ld2(j + 8));
			f += 4;
			d++;
		} while (c != d);
		st4(b, c);
	}
	st4(a + 8, g);
}

static u32 drain_fill(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g, h;
	d = ld4(a + 8);
	if (d == b) return 1;
	e = ld4(a + 4);
	f = e + (b << 2);
	g = ld4(c);
	h = ld4(c + 4) - g;
	b = e + (d << 2);
	d = (g << 2) + c + 10;
	do {
		if (!h) return 0;
		g++;
		st4(c, g);
		M[b + 2] = M[d];
		st2(b, ld2(d - 2));
		st4(a + 8, ld4(a + 8) + 1);
		h--;
		d += 4;
		b += 4;
	} while (b != f);
	return 1;
}

static void move_tail(u32 a, u32 b)
{
	u32 c, d, e, f;
	c = ld4(a + 8);
	d = ld4(a + 16);
	e = ld4(a + 12);
	f = d + e;
	if (b > ld4(c) - f) do_reserve_and_handle(c, f, b, 2, 4);
	b += e;
	d <<= 2;
	if (d) {
		c = ld4(c + 4);
		copy(c + (b << 2), c + (e << 2), d);
	}
	st4(a + 12, b);
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

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, p, q, w, x, y, z, a1, b1, c1, d1, e1, f1, h1, i1, j1, k1;
	u64 r, s, t, u, v, g1;
	sp = a = frame(112);
	b = proconio_read();
	st4(a + 8, 0);
	st8(a, (u64)1 << 32);
	if (b) {
		f = (a + 48) | 4;
		g = a + 92;
		h = (a + 72) | 4;
		i = a + 80;
		j = 0;
		for (;;) {
			k = proconio_read();
			if (k >= 20001) host_fail(262144, 53);
			m = 0;
			st4(a + 20, 0);
			st8(a + 12, (u64)8 << 32);
			st4(a + 32, 0);
			st8(a + 24, (u64)8 << 32);
			if (k) {
				p = 0;
				q = 8;
				do {
					r = program_proconio_read();
					s = program_proconio_read();
					t = program_proconio_read();
					if (i8(t) <= 0) host_fail(262144, 53);
					u = sar8(s, 63);
					u = (s ^ u) - u;
					v = sar8(r, 63);
					v = (r ^ v) - v;
					u = i8(u) > i8(v) ? u : v;
					if ((i8(t) > i8(u) ? t : u) >= 1000001) host_fail(262144, 53);
					if (p == ld4(a + 12)) {
						grow_one(a + 12);
						q = ld4(a + 16);
					}
					c = q + p * 24;
					st8(c + 16, t);
					st8(c + 8, s);
					st8(c, r);
					w = p + 1;
					st4(a + 20, w);
					st4(a + 104, p);
					st8(a + 96, t + r);
					st4(a + 88, p);
					st8(a + 80, r - t);
					p = ld4(a + 32);
					if (ld4(a + 24) - p <= 1) {
						do_reserve_and_handle(a + 24, p, 2, 8, 16);
						p = ld4(a + 32);
					}
					m = p + 2;
					n = ld4(a + 28);
					x = p << 4;
					p = n + x;
					d = c = 0;
					do {
						c = i + (c << 4);
						st4(p + 8, ld4(c + 8));
						st8(p, ld8(c));
						p += 16;
						c = 1;
						e = d & 1;
						d = 1;
					} while (!e);
					st4(a + 32, m);
					p = w;
				} while (w != k);
				if (m >= 2) {
					if (m >= 21) unstable_ipnsort(n, m);
					else {
						p = n + 16;
						c = x + 16;
						do {
							insert_tail(n, p);
							p += 16;
							c -= 16;
						} while (c);
					}
				}
			} else {
				n = 8;
			}
			st4(a + 44, 0);
			st8(a + 36, (u64)2 << 32);
			y = k + 1;
			z = y << 3;
			a1 = globalalloc_alloc(z);
			if (!a1) handle_error(4);
			b1 = !z;
			if (!b1) fill(a1, 0, z);
			c1 = ld4(a + 24);
			if (!m) goto L18;
			d1 = n + (m << 4);
			e1 = ld4(a + 16);
			f1 = n;
			do {
				d = ld4(f1 + 8);
				if (d >= k) host_fail(262144, 53);
				u = ld8(f1);
				p = e1 + d * 24;
				v = ld8(p + 8);
				g1 = ld8(p);
				e = 0;
				x = ld4(a + 40);
				q = h1 = ld4(a + 44);
				switch (h1) {
				case 0:
					goto L23;
				case 1:
					goto L24;
				}
				p = h1;
				do {
					w = p >> 1;
					q = e;
					e = w + q;
					m = x + (e << 2);
					c = ld2(m);
					if (k <= c) host_fail(262144, 53);
					m = M[m + 2];
					c = e1 + c * 24;
					r = ld8(c + 16);
					t = u - ld8(c);
					t = (r + t) * (r - t);
					r = v - ld8(c + 8);
					s = r * r;
					if (i8(r) <= 0) {
						if (i8(s) >= i8(t) || m & 1) goto L31;
						goto L30;
					}
					if (i8(s) > i8(t) || !(m & 1)) goto L30;
				L31:
					e = q;
				L30:
					p -= w;
				} while (p > 1);
			L24:
				c = x + (e << 2);
				p = ld2(c);
				if (k <= p) host_fail(262144, 53);
				c = M[c + 2];
				p = e1 + p * 24;
				r = ld8(p + 16);
				t = u - ld8(p);
				t = (r + t) * (r - t);
				r = v - ld8(p + 8);
				s = r * r;
				if (i8(r) > 0) {
					if (i8(s) <= i8(t)) {
						p = 0;
						if (c & 1) goto L33;
					}
				} else {
					p = 0;
					if (i8(s) >= i8(t) || (c & 1) != 0) goto L33;
				}
				p = 1;
			L33:
				q = p + e;
			L23:
				f1 += 16;
				st2(a + 56, 256);
				p = 0;
				c = a + 72;
				do {
					st2(c, d);
					M[c + 2] = M[a + 56 + p];
					c = h;
				} while (++p != 2);
				r = ld8(a + 72);
				st8(a + 48, r);
				if (i8(u) > i8(g1)) {
					if (h1 - q < 2) host_fail(262144, 53);
					m = x + (q << 2);
					p = 0;
					c = a + 48;
					do {
						e = m + (p << 2);
						if (ld2(c) != ld2(e)) host_fail(262144, 53);
						w = ~p;
						d = M[c + 2];
						p = 1;
						c = f;
						e = M[e + 2];
					} while (w & (d == e));
					if (d != e) host_fail(262144, 53);
					vec_drain(a + 72, a + 36, q, q + 2);
				} else {
					if (q) {
						p = q - 1;
						if (p >= h1) host_fail(262144, 53);
						c = 1;
						e = x + (p << 2);
						w = ld2(e);
						p = w + 1;
						if (M[e + 2]) {
							if (k <= w) host_fail(262144, 53);
							c = a1 + (p << 3);
							p = ld4(c + 4);
							c = ld4(c);
						}
					} else {
						p = 0;
						c = 1;
					}
					d = a1 + (d << 3);
					st4(d + 12, p);
					st4(d + 8, c);
					vec_drain(a + 72, a + 36, q, q);
					st8(a + 100, r);
					st8(a + 92, (u64)2 << 32);
					st8(a + 72, (u64)2 << 32 | 2);
					p = ld4(a + 80);
					if (!ld4(a + 88)) {
						spec_extend(p, g);
						goto L47;
					}
					if (!drain_fill(p, ld4(a + 84), g)) goto L47;
					p = ld4(a + 96);
					c = ld4(a + 92);
					if (p == c) c = p;
					else {
						move_tail(a + 72, p - c);
						if (!drain_fill(ld4(a + 80), ld4(a + 84), g)) goto L47;
						p = ld4(a + 92);
						c = ld4(a + 96);
					}
					p = c - p;
					if (p > 1073741823) handle_error(0);
					c = p << 2;
					if (c > 2147483646) handle_error(0);
					if (c) {
						i1 = globalalloc_alloc(c);
						if (i1) goto L51;
						handle_error(2);
					}
					p = 0;
					i1 = 2;
				L51:
					st4(a + 64, 0);
					st4(a + 60, i1);
					st4(a + 56, p);
					spec_extend(a + 56, g);
					x = ld4(a + 60);
					q = ld4(a + 56);
					p = ld4(a + 64);
					if (!p) goto L54;
					move_tail(a + 72, p);
					e = ld4(a + 80);
					c = ld4(e + 8);
					d = ld4(a + 84);
					if (c == d) goto L54;
					w = ld4(e + 4);
					m = w + (d << 2);
					d = p << 2;
					p = w + (c << 2);
					c = x;
					do {
						if (!d) goto L54;
						w = ld2(c);
						M[p + 2] = M[c + 2];
						st2(p, w);
						st4(e + 8, ld4(e + 8) + 1);
						d -= 4;
						c += 4;
						p += 4;
					} while (p != m);
				L54:
					if (!q) goto L47;
					globalalloc_dealloc(x, q << 2);
				L47:;
				}
				drop_in_place(a + 72);
			} while (f1 != d1);
		L18:
			if (c1) globalalloc_dealloc(n, c1 << 4);
			m = y << 2;
			d = globalalloc_alloc(m);
			if (!d) handle_error(4);
			p = 0;
			if (m) fill(d, 0, m);
			j++;
			e = (k << 3) + 8;
			for (;;) {
				if (e == p) {
					e = -1;
					p = d;
					do {
						c = e;
						if (k == c) goto L72;
						e = c + 1;
						w = ld4(p);
						p += 4;
					} while (w);
					e1 = globalalloc_alloc(16);
					if (!e1) host_fail(262144, 53);
					c += 2;
					st4(e1, e);
					x = 1;
					st4(a + 80, 1);
					st4(a + 76, e1);
					st4(a + 72, 4);
					for (;;) {
						q = y > c ? y : c;
						p = d + (c << 2);
						do {
							e = c;
							if (q == e) goto L71;
							c = e + 1;
							w = ld4(p);
							p += 4;
						} while (w);
						if (x == ld4(a + 72)) {
							do_reserve_and_handle(a + 72, x, 1, 4, 4);
							e1 = ld4(a + 76);
						}
						st4(e1 + (x << 2), e);
						x++;
						st4(a + 80, x);
					}
				L72:
					st8(a + 56, (u64)4 << 32);
					goto L70;
				L71:
					st8(a + 56, ld8(a + 72));
					q = ld4(a + 80);
					st4(a + 64, q);
					if (q) {
						p = 0;
						w = ld4(a + 60);
						c = 0;
						for (;;) {
							e = ld4(w + p);
							if (e > k) host_fail(262144, 53);
							e = a1 + (e << 3);
							if (ld4(e)) {
								e = ld4(e + 4);
								if (e > k) host_fail(262144, 53);
								k1 = x = d + (e << 2);
								x = ld4(x) - 1;
								st4(k1, x);
								if (!x) {
									if (q == ld4(a + 56)) {
										rawvec_grow_one(a + 56);
										w = ld4(a + 60);
									}
									st4(w + (q << 2), e);
									q++;
									st4(a + 64, q);
								}
							}
							p += 4;
							if (++c >= q) goto L64;
						}
					}
				L70:
					q = 0;
					goto L64;
				}
				c = a1 + p;
				if (!ld4(c)) goto L62;
				c = ld4(c + 4);
				if (c > k) goto L63;
				c = d + (c << 2);
				st4(c, ld4(c) + 1);
				goto L62;
			L64:
				p = 0;
				do {
					if (ld4(d + p)) goto L86;
					p += 4;
				} while (m != p);
				k = ld4(a + 60);
				e = q >> 1;
				if (e) {
					p = k + (q << 2) - 4;
					c = k;
					do {
						w = ld4(c);
						st4(c, ld4(p));
						st4(p, w);
						p -= 4;
						c += 4;
					} while (--e);
				}
				e = globalalloc_alloc(z);
				if (e) {
					if (!b1) copy(e, a1, z);
					x = ld4(a + 56);
					globalalloc_dealloc(d, m);
					if (y == 2147483648u) host_fail(262144, 53);
					if (y > 536870911 || z > 2147483640) handle_error(0);
					if (z) {
						j1 = globalalloc_alloc(z);
						if (j1) {
							if (!b1) fill(j1, 0, z);
							m = y;
							goto L93;
						}
						handle_error(8);
					}
					m = 0;
					j1 = 8;
				L93:
					if (!q) {
						if (!y) host_fail(262144, 53);
						goto L101;
					}
					w = k - 4;
					p = q << 2;
					do {
						c = ld4(w + p);
						if (c >= y) host_fail(262144, 53);
						d = c << 3;
						c = e + d;
						if (ld4(c)) {
							c = ld4(c + 4);
							if (c >= y) host_fail(262144, 53);
							c = j1 + (c << 3);
							st8(c, ld8(c) ^ (ld8(j1 + d) + 1));
						}
						p -= 4;
					} while (p);
				L101:
					r = ld8(j1);
					if (m) globalalloc_dealloc(j1, m << 3);
					d = !r;
					p = d ? 4 : 6;
					c = ld4(a + 8);
					if (p > ld4(a) - c) {
						do_reserve_and_handle(a, c, p, 1, 1);
						c = ld4(a + 8);
					}
					if (p) copy(ld4(a + 4) + c, d ? 262210 : 262214, p);
					st4(a + 8, c + p);
					globalalloc_dealloc(e, y << 3);
					if (x) globalalloc_dealloc(k, x << 2);
					globalalloc_dealloc(a1, z);
					p = ld4(a + 36);
					if (p) globalalloc_dealloc(ld4(a + 40), p << 2);
					p = ld4(a + 12);
					if (p) globalalloc_dealloc(ld4(a + 16), p * 24);
					if (j == b) goto L4;
					break;
				}
				handle_error(4);
			L86:
				p = ld4(a + 56);
				if (p) globalalloc_dealloc(ld4(a + 60), p << 2);
			L63:
				globalalloc_dealloc(d, m);
				host_fail(262144, 53);
			L62:
				p += 8;
			}
		}
	L4:
		e = ld4(a + 4);
		c = ld4(a + 8);
		d = ld4(262228);
		if (c <= ld4(262220) - d) {
			if (c) goto L112;
			c = 0;
			goto L2;
		}
		do_reserve_and_handle(262220, d, c, 1, 1);
		d = ld4(262228);
	L112:
		if (c) copy(ld4(262224) + d, e, c);
		goto L2;
	}
	c = 0;
	d = ld4(262228);
	e = 1;
L2:
	p = 0;
	c += d;
	st4(262228, c);
	if (c < 65537) p = c;
	else {
		host_write(ld4(262224), c);
		st4(262228, 0);
	}
	c = ld4(a);
	if (c) {
		globalalloc_dealloc(e, c);
		p = ld4(262228);
	}
	if (p) {
		host_write(ld4(262224), p);
		st4(262228, 0);
	}
	sp = a + 112;
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
