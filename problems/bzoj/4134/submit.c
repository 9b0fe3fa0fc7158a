/* BZOJ 4134, https://hydro.ac/d/bzoj/p/4134, made by `cargo judge bundle bzoj4134 --write` from d8c81507be5cd154 */
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
	u32 a, b, c, d, e, f, g, h, i, j, m, n, p, q, r, s, t, u, v, w, x, y, z, a1, b1, c1, d1, e1, f1, g1, h1, i1, k1;
	u64 k, j1;
	sp = a = frame(128);
	if (!ld4(262232)) {
		call_0(a + 64, ld4(262228));
		st4(262232, 1);
		st8(262236, ld8(a + 64));
		st8(262244, ld8(a + 72));
		st8(262252, ld8(a + 80));
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
				if (b <= 23 && 1u << (b & 31) & 8388635) goto L12;
				i++;
			} while (c != i);
		}
		b = 1;
		M[262256] = 1;
		d = e;
		i = c;
		goto L11;
	L12:
		b = 0;
		d = i + 1;
		c -= d;
		st4(262252, c);
		d += e;
		st4(262248, d);
	L11:
		if (i) goto L8;
	}
	f = ld4(262240);
	g = ld4(262244);
	h = f + g;
	goto L3;
L8:
	f = ld4(262240);
	g = ld4(262244);
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
			goto L17;
		}
	}
	i = M[j];
L17:
	c = (i & 255) == 43;
	i = j + c;
	b -= c;
	if (b >= 9) {
		d = 0;
		for (;;) {
			if (!b) goto L22;
			k = (u64)d * 10;
			if ((u32)(k >> 32)) goto L4;
			c = M[i] - 48u;
			if (c > 9) goto L4;
			i++;
			b--;
			d = c + (u32)k;
			if (d < c) goto L4;
		}
	}
	if (!b) {
		st4(262236, 0);
		host_fail(262144, 53);
	}
	d = 0;
	do {
		c = M[i] - 48u;
		if (c > 9) goto L4;
		i++;
		d = c + d * 10;
	} while (--b);
L22:
	if (!e) goto L3;
	st4(262236, 0);
	if (!d) host_fail(262144, 53);
	if (d > 2147483647) handle_error(0);
	m = globalalloc_alloc(d);
	if (!m) handle_error(1);
	i = ld4(262232);
	h = 0;
	do {
		if (!(i & 1)) {
			call_0(a + 64, ld4(262228));
			st4(262232, 1);
			st8(262236, ld8(a + 64));
			st8(262244, ld8(a + 72));
			st8(262252, ld8(a + 80));
		}
		if (ld4(262236)) host_fail(262144, 53);
		g = h + 1;
		st4(262236, -1);
		b = M[262256];
		c = ld4(262252);
		j = ld4(262248);
		for (;;) {
			e = j;
			if (b & 1) break;
			if (c) {
				i = 0;
				do {
					b = M[e + i] - 9u;
					if (b <= 23 && 1u << (b & 31) & 8388635) goto L36;
					i++;
				} while (c != i);
			}
			b = 1;
			M[262256] = 1;
			j = e;
			i = c;
			goto L35;
		L36:
			b = 0;
			j = i + 1;
			c -= j;
			st4(262252, c);
			j += e;
			st4(262248, j);
		L35:
			if (i) goto L32;
		}
		n = ld4(262240);
		p = ld4(262244);
		f = n + p;
		goto L5;
	L32:
		n = ld4(262240);
		p = ld4(262244);
		q = n + p;
		f = e ? e : q;
		b = e ? i : 0;
		switch (b) {
		case 0:
			goto L5;
		case 1:
			i = M[f];
			switch (i - 43) {
			case 0: case 2:
				goto L5;
			default:
				goto L41;
			}
		}
		i = M[f];
	L41:
		c = (i & 255) == 43;
		i = f + c;
		c = b - c;
		if (c >= 3) {
			b = 0;
			for (;;) {
				if (!c) goto L45;
				b = (b & 255) * 10;
				if (b >> 8) goto L5;
				j = M[i] - 48u;
				if (j > 9) goto L5;
				i++;
				c--;
				b = (b & 255) + (j & 255);
				if ((b & 255) != b) goto L5;
			}
		}
		if (!c) {
			b = 0;
			goto L44;
		}
		c = c == 1;
		b = 0;
		do {
			j = M[i] - 48u;
			if (j > 9) goto L5;
			i++;
			b = b * 10 + j;
			j = c & 1;
			c = 1;
		} while (!j);
	L45:
		f = q;
		if (!e) goto L5;
	L44:
		st4(262236, 0);
		M[m + h] = b;
		i = 1;
		h = g;
	} while (g != d);
	h = d - 1;
	r = h << 3;
	if (h > 536870911 || r > 2147483644) handle_error(0);
	if (r) {
		s = h;
		t = globalalloc_alloc(r);
		if (t) goto L6;
		handle_error(4);
	}
	s = 0;
	t = 4;
L6:
	if (h) {
		b = h;
		i = t;
		do {
			e = proconio_read();
			st4(i + 4, proconio_read());
			st4(i, e);
			i += 8;
		} while (--b);
	}
	i = 0;
	while (d != i) {
		b = m + i;
		i++;
		if (M[b] >= 2) host_fail(262144, 53);
	}
	if (h) {
		f = t + r;
		c = a + 76;
		j = t;
		do {
			st8(a + 76, ld8(j));
			j += 8;
			b = i = 0;
			do {
				if (ld4(c + (i << 2)) >= d) host_fail(262144, 53);
				i = 1;
				e = b & 1;
				b = 1;
			} while (!e);
		} while (j != f);
	}
	from_elem(a + 40, d + 1);
	p = t + (h << 3);
	n = a + 76;
	c = 0;
	g = ld4(a + 44);
	e = ld4(a + 48);
	b = t;
	for (;;) {
		if ((c & 1) != 0 && i != 2) j = b;
		else {
			if (b == p) {
				i = 0;
				j = e - (e != 0);
				b = g;
				do {
					if (e == i) host_fail(262144, 53);
					c = i + 1;
					if (j == i) host_fail(262144, 53);
					i = b + 4;
					st4(i, ld4(i) + ld4(b));
					b = i;
					i = c;
				} while (d != c);
				if (d >= e) host_fail(262144, 53);
				from_elem(a + 52, ld4(g + (d << 2)));
				u = e << 2;
				i = 0;
				if (e > 1073741823 || u > 2147483644) handle_error(0);
				n = globalalloc_alloc(u);
				if (!n) {
					i = 4;
					handle_error(4);
				}
				if (u) copy(n, g, u);
				q = a + 76;
				f = 0;
				v = ld4(a + 56);
				w = ld4(a + 60);
				b = t;
				for (;;) {
					if ((f & 1) != 0 && i != 2) h = b;
					else {
						if (b == p) break;
						h = b + 8;
						j = ld4(b + 4);
						c = ld4(b);
						i = 0;
					}
					st4(a + 84, j);
					st4(a + 76, c);
					st4(a + 80, j);
					st4(a + 88, c);
					g = q + (i << 3);
					b = ld4(g);
					if (b >= e) host_fail(262144, 53);
					b = n + (b << 2);
					f = ld4(b);
					if (f >= w) host_fail(262144, 53);
					i++;
					st4(v + (f << 2), ld4(g + 4));
					f = 1;
					st4(b, ld4(b) + 1);
					b = h;
				}
				st8(a + 16, ld8(a + 40));
				st4(a + 24, ld4(a + 48));
				st8(a + 28, ld8(a + 52));
				st4(a + 36, ld4(a + 60));
				globalalloc_dealloc(n, u);
				u = d << 3;
				if (d > 536870911 || u > 2147483644) handle_error(0);
				if (u) {
					f = globalalloc_alloc(u);
					if (f) {
						if (u) fill(f, 0, u);
						x = d;
						goto L70;
					}
					handle_error(4);
				}
				x = 0;
				f = 4;
			L70:
				g = globalalloc_alloc(4);
				if (!g) host_fail(262144, 53);
				n = 0;
				st4(g, 0);
				st4(a + 72, 1);
				st4(a + 68, g);
				st4(a + 64, 1);
				v = ld4(a + 32);
				w = ld4(a + 36);
				q = ld4(a + 20);
				p = ld4(a + 24);
				j = 1;
				do {
					h = ld4(g + (n << 2));
					if (h >= p) host_fail(262144, 53);
					i = h + 1;
					if (i >= p) host_fail(262144, 53);
					i = ld4(q + (i << 2));
					b = ld4(q + (h << 2));
					if (i < b || i > w) host_fail(262144, 53);
					if (b != i) {
						k1 = i << 2;
						i = b << 2;
						e = k1 - i;
						i += v;
						do {
							b = ld4(i);
							if (b) {
								if (b >= d) host_fail(262144, 53);
								c = f + (b << 3);
								if (!ld4(c)) {
									st4(c + 4, h);
									st4(c, 1);
									if (j == ld4(a + 64)) {
										grow_one(a + 64);
										g = ld4(a + 68);
									}
									st4(g + (j << 2), b);
									j++;
									st4(a + 72, j);
								}
							}
							i += 4;
							e -= 4;
						} while (e);
					}
				} while (++n < j);
				i = 0;
				b = f;
				do {
					if (i && ld4(b) != 1) goto L103;
					b += 8;
					i++;
				} while (d != i);
				g = globalalloc_alloc(d);
				if (!g) handle_error(1);
				if (d) fill(g, 0, d);
				b = t;
				do {
					if (!r) goto L113;
					e = ld4(b);
					if (e >= d) host_fail(262144, 53);
					i = c = ld4(b + 4);
					h = f + (e << 3);
					if (ld4(h) == 1) i = ld4(h + 4) == c ? e : c;
					if (i >= d) host_fail(262144, 53);
					h = f + (i << 3);
					if (ld4(h) != 1 || ld4(h + 4) != (c ^ e ^ i)) break;
					b += 8;
					i += g;
					e = M[i];
					M[i] = 1;
					r -= 8;
				} while (!e);
				globalalloc_dealloc(g, d);
				goto L103;
			L113:
				y = ld4(a + 68);
				z = ld4(a + 64);
				globalalloc_dealloc(g, d);
				drop_in_place(a + 16);
				e = globalalloc_alloc(16);
				if (!e) host_fail(262144, 53);
				st8(e + 8, 0);
				st8(e, 0);
				st4(a + 72, 1);
				st4(a + 68, e);
				st4(a + 64, 1);
				w = 32 - clz4(d);
				st4(a + 76, w);
				if (u) {
					a1 = d;
					b1 = globalalloc_alloc(u);
					if (!b1) handle_error(4);
				} else {
					a1 = 0;
					b1 = 4;
				}
				if (d != 1) {
					i = u - 8;
					if (i) fill(b1, 0, i);
					st8(i + b1, 0);
					if (d > 178956970) handle_error(0);
					i = d * 12;
					if (i) {
						d1 = d;
						c1 = globalalloc_alloc(i);
						if (c1) goto L109;
						handle_error(4);
					}
					d1 = 0;
					c1 = 4;
					goto L109;
				}
				st8(b1, 0);
				c1 = globalalloc_alloc(12);
				if (!c1) handle_error(4);
				d1 = 1;
			L109:
				b = d;
				i = c1;
				do {
					st8(i, (u64)4 << 32);
					st4(i + 8, 0);
					i += 12;
				} while (--b);
				if (!j) goto L127;
				e1 = y + (j << 2);
				c = 1;
				do {
					e1 -= 4;
					f1 = ld4(e1);
					if (f1 >= d) host_fail(262144, 53);
					g1 = f1 << 3;
					h1 = b1 + g1;
					g = ld4(h1 + 4);
					if (M[m + f1]) c = 0;
					else {
						if (g >> (w & 31)) host_fail(262144, 53);
						i = w + 1;
						if (i > 1073741823) handle_error(0);
						b = i << 2;
						if (b > 2147483644) handle_error(0);
						if (b) {
							i1 = globalalloc_alloc(b);
							if (i1) goto L142;
							handle_error(4);
						}
						i = 0;
						i1 = 4;
					L142:
						st4(a + 24, 0);
						st4(a + 20, i1);
						st4(a + 16, i);
						if (c == ld4(a + 64)) {
							rawvec_grow_one(a + 64);
							e = ld4(a + 68);
						}
						b = e + (c << 4);
						st8(b + 8, 0);
						st8(b, 0);
						q = c + 1;
						st4(a + 72, q);
						u = i1;
						if (!i) {
							grow_one(a + 16);
							u = ld4(a + 20);
						}
						st4(u, c);
						b = 1;
						st4(a + 24, 1);
						i = ld4(a + 76);
						if (i) {
							p = ld4(a + 68);
							e = i - 1;
							pass_on(p, q, c, e);
							h = 1;
							w = 4;
							n = q;
							b = c;
							for (;;) {
								if (b >= n) host_fail(262144, 53);
								v = b << 4;
								r = (g >> (e & 31) & 1) << 2;
								i = ld4(p + v + r);
								if (i) n = q;
								else {
									if (q == ld4(a + 64)) {
										rawvec_grow_one(a + 64);
										p = ld4(a + 68);
									}
									i = p + (q << 4);
									st8(i + 8, 0);
									st8(i, 0);
									n = q + 1;
									st4(a + 72, n);
									i = q;
								}
								if (b >= n) host_fail(262144, 53);
								st4(p + v + r, i);
								if (h == ld4(a + 16)) {
									grow_one(a + 16);
									u = ld4(a + 20);
								}
								st4(u + w, i);
								b = h + 1;
								st4(a + 24, b);
								if (!e) break;
								p = ld4(a + 68);
								q = ld4(a + 72);
								e--;
								pass_on(p, q, i, e);
								h++;
								w += 4;
								b = i;
							}
							u = ld4(a + 20);
						} else {
							n = q;
						}
						b <<= 2;
						i = ld4(u + b - 4);
						if (i >= n) host_fail(262144, 53);
						e = ld4(a + 68);
						if (!ld4(e + (i << 4) + 8)) {
							i = u;
							do {
								h = ld4(i);
								if (h >= n) host_fail(262144, 53);
								h = e + (h << 4);
								st4(h + 8, ld4(h + 8) + 1);
								i += 4;
								b -= 4;
							} while (b);
						}
						i = ld4(a + 16);
						if (i) globalalloc_dealloc(u, i << 2);
					}
					i = c1 + f1 * 12;
					b = ld4(i + 8);
					st4(i + 8, 0);
					u = ld4(i);
					r = ld4(i + 4);
					st8(i, (u64)4 << 32);
					if (b) {
						q = r + (b << 3);
						v = ld4(a + 76);
						p = v & 31;
						w = ld4(a + 72);
						i = r;
						h = c;
						do {
							c = ld4(i) ^ g;
							if (c >> (p & 31)) host_fail(262144, 53);
							b = ld4(i + 4);
							if (b) {
								if (b >= w) host_fail(262144, 53);
								n = e + (b << 4);
								st4(n + 12, ld4(n + 12) ^ c);
								h = join_nodes(a + 64, h, b, v);
							}
							i += 8;
						} while (i != q);
					} else {
						h = c;
					}
					if (u) globalalloc_dealloc(r, u << 3);
					c = ld4(a + 72);
					w = ld4(a + 76);
					if (w) {
						i = w - 1;
						g = 0;
						e = ld4(a + 68);
						n = 0;
						b = h;
						for (;;) {
							if (b >= c) host_fail(262144, 53);
							b = e + (b << 4);
							p = ld4(b + 8);
							if (p == 2u << (i & 31)) goto L133;
							st8(a + 16, ld8(b));
							n ^= ld4(b + 12);
							b = i & 31;
							q = n >> (b & 31) & 1;
							p = ld4((a + 16) | q << 2);
							if (p >= c) host_fail(262144, 53);
							p = ld4(e + (p << 4) + 8) == 1u << (b & 31);
							g |= p << (b & 31);
							b = ld4((a + 16) | (q ^ p) << 2);
							if (--i == ~0u) goto L134;
						}
					}
					g = 0;
					b = h;
				L134:
					if (b >= c) host_fail(262144, 53);
					e = ld4(a + 68);
					p = ld4(e + (b << 4) + 8);
				L133:
					b = p + g;
					st4(h1, b);
					i = f + g1;
					if (ld4(i) == 1) {
						i = ld4(i + 4);
						if (i >= d) host_fail(262144, 53);
						g = b1 + (i << 3);
						st4(g + 4, ld4(g + 4) ^ b);
						i = c1 + i * 12;
						g = ld4(i + 8);
						if (g == ld4(i)) raw_vec_rawvec_grow_one(i);
						st4(i + 8, g + 1);
						i = ld4(i + 4) + (g << 3);
						st4(i + 4, h);
						st4(i, b);
					}
				} while (y != e1);
			L127:
				i = c1;
				b = d;
				do {
					c = ld4(i);
					if (c) globalalloc_dealloc(ld4(i + 4), c << 3);
					i += 12;
				} while (--b);
				globalalloc_dealloc(c1, d1 * 12);
				i = ld4(a + 64);
				if (i) globalalloc_dealloc(e, i << 4);
				from_elem(a + 64, d);
				if (j) {
					j <<= 2;
					g = ld4(a + 68);
					c = ld4(a + 72);
					b = y;
					for (;;) {
						i = ld4(b);
						if (i >= d) host_fail(262144, 53);
						h = i << 3;
						n = b1 + h;
						e = ld4(n + 4);
						h += f;
						if (ld4(h) == 1) {
							h = ld4(h + 4);
							if (h >= c) host_fail(262144, 53);
							e ^= ld4(n) ^ ld4(g + (h << 2));
						}
						if (i >= c) host_fail(262144, 53);
						b += 4;
						st4(g + (i << 2), e);
						j -= 4;
						if (!j) goto L182;
					}
				}
				c = ld4(a + 72);
				g = ld4(a + 68);
			L182:
				q = ld4(a + 64);
				globalalloc_dealloc(b1, a1 << 3);
				i = 0;
				e = g;
				do {
					if (d == i) host_fail(262144, 53);
					b = i + 1;
					if (!M[m + i]) {
						if (i >= c) host_fail(262144, 53);
						if (!ld4(e)) goto L188;
					}
					e += 4;
					i = b;
				} while (d != b);
				h = 0;
				i = ld4(262224);
				if (ld4(262216) - i <= 2) {
					do_reserve_and_handle(262216, i, 3, 1, 1);
					i = ld4(262224);
				}
				e = i + 3;
				st4(262224, e);
				b = ld4(262220) + i;
				st2(b, ld2(262210));
				M[b + 2] = M[262212];
				n = 4;
				if (i >= 65534) {
					host_write(ld4(262220), e);
					st4(262224, 0);
				}
				p = 0;
				goto L187;
			L188:
				n = globalalloc_alloc(16);
				if (!n) host_fail(262144, 53);
				st4(n, i);
				h = 1;
				st4(a + 72, 1);
				st4(a + 68, n);
				p = 4;
				st4(a + 64, 4);
				if (b >= d) goto L187;
				do {
					j = d > b ? d : b;
					e = g + (b << 2);
					i = b;
					for (;;) {
						if (j == i) host_fail(262144, 53);
						b = i + 1;
						if (!M[m + i]) {
							if (i >= c) host_fail(262144, 53);
							if (!ld4(e)) break;
						}
						e += 4;
						i = b;
						if (d == b) goto L194;
					}
					if (h == ld4(a + 64)) {
						do_reserve_and_handle(a + 64, h, 1, 4, 4);
						n = ld4(a + 68);
					}
					st4(n + (h << 2), i);
					h++;
					st4(a + 72, h);
				} while (b < d);
			L194:
				n = ld4(a + 68);
				p = ld4(a + 64);
			L187:
				c = 0;
				st4(a + 60, 0);
				st8(a + 52, (u64)1 << 32);
				if (h) {
					w = n + (h << 2);
					v = 1;
					j = n;
					do {
						i = ld4(j);
						st4(a + 24, 0);
						st8(a + 16, (u64)1 << 32);
						fill(a + 64, 48, 40);
						j += 4;
						k = i + 1;
						b = 39;
						do {
							i = b;
							if (i > 39) host_fail(262144, 53);
							j1 = k / 10;
							M[a + 64 + i] = (u32)(j1 * 246 + k) | 48;
							b = i - 1;
							e = k < 10;
							k = j1;
						} while (!e);
						i = 40 - i;
						do_reserve_and_handle(a + 16, 0, i, 1, 1);
						h = ld4(a + 24);
						e = ld4(a + 20);
						if (i) copy(e + h, a + 64 + b + 1, i);
						i += h;
						st4(a + 24, i);
						h = ld4(a + 16);
						if (h == i) {
							do_reserve_and_handle(a + 16, i, 1, 1, 1);
							h = ld4(a + 16);
							e = ld4(a + 20);
							i = ld4(a + 24);
						}
						M[e + i] = 10;
						b = i + 1;
						if (i >= ld4(a + 52) - c) {
							do_reserve_and_handle(a + 52, c, b, 1, 1);
							v = ld4(a + 56);
							c = ld4(a + 60);
						}
						if (b) copy(v + c, e, b);
						c += b;
						st4(a + 60, c);
						if (h) globalalloc_dealloc(e, h);
					} while (j != w);
				}
				if (p) {
					globalalloc_dealloc(n, p << 2);
					c = ld4(a + 60);
				}
				b = ld4(a + 56);
				i = ld4(262224);
				if (c > ld4(262216) - i) {
					do_reserve_and_handle(262216, i, c, 1, 1);
					i = ld4(262224);
				}
				if (c) copy(ld4(262220) + i, b, c);
				i += c;
				st4(262224, i);
				if (i >= 65537) {
					host_write(ld4(262220), i);
					st4(262224, 0);
				}
				i = ld4(a + 52);
				if (i) globalalloc_dealloc(b, i);
				if (q) globalalloc_dealloc(g, q << 2);
				if (x) globalalloc_dealloc(f, x << 3);
				if (z) globalalloc_dealloc(y, z << 2);
				if (s) globalalloc_dealloc(t, s << 3);
				globalalloc_dealloc(m, d);
				i = ld4(262224);
				if (i) {
					host_write(ld4(262220), i);
					st4(262224, 0);
				}
				sp = a + 128;
				return;
			L103:
				i = ld4(a + 64);
				if (i) globalalloc_dealloc(ld4(a + 68), i << 2);
				if (x) globalalloc_dealloc(f, x << 3);
				drop_in_place(a + 16);
				host_fail(262144, 53);
			}
			j = b + 8;
			f = ld4(b + 4);
			h = ld4(b);
			i = 0;
		}
		st4(a + 84, f);
		st4(a + 76, h);
		b = ld4(n + (i << 3)) + 1;
		if (b >= e) host_fail(262144, 53);
		c = 1;
		b = g + (b << 2);
		st4(b, ld4(b) + 1);
		i++;
		b = j;
	}
L5:
	str_index(a + 8, n, p, f - n);
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
L4:
	h = j;
L3:
	str_index(a, f, g, h - f);
	b = ld4(a);
	i = ld4(a + 4);
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
	memcpy(M + 262144, "the program failed; bundled with --debug, it says whyout of memory-1\n\0\0\0\0\0\0\0\1\0\0\0\0\0"
		"\0\0\1", 85);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
