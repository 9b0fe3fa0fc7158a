/* BZOJ 4134, https://hydro.ac/d/bzoj/p/4134, made by `cargo judge bundle bzoj4134 --write` from ccf245e4faa38987 */
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

static void display_fmt(u32 a, u32 b)
{
	u32 c, e, g;
	u64 d, f;
	sp = c = frame(48);
	fill(c + 8, 48, 40);
	d = a;
	e = 39;
	do {
		a = e;
		if (a > 39) host_fail(262144, 53);
		f = d / 10;
		M[c + 8 + a] = (u32)(f * 246 + d) | 48;
		e = a - 1;
		g = d < 10;
		d = f;
	} while (!g);
	a = 40 - a;
	g = ld4(b + 8);
	if (a > ld4(b) - g) {
		do_reserve_and_handle(b, g, a);
		g = ld4(b + 8);
	}
	if (a) copy(ld4(b + 4) + g, c + 8 + e + 1, a);
	st4(b + 8, g + a);
	sp = c + 48;
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, m, n, p, q, r, s, t, u, v, w, x, y, z, a1, b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, m1, n1;
	u64 k;
	sp = a = frame(128);
	if (!ld4(262228)) {
		call_0(a + 64, ld4(262224));
		st4(262228, 1);
		st8(262232, ld8(a + 64));
		st8(262240, ld8(a + 72));
		st8(262248, ld8(a + 80));
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
				if (b <= 23 && 1u << (b & 31) & 8388635) goto L12;
				i++;
			} while (c != i);
		}
		b = 1;
		M[262252] = 1;
		d = e;
		i = c;
		goto L11;
	L12:
		b = 0;
		d = i + 1;
		c -= d;
		st4(262248, c);
		d += e;
		st4(262244, d);
	L11:
		if (i) goto L8;
	}
	f = ld4(262236);
	g = ld4(262240);
	h = f + g;
	goto L3;
L8:
	f = ld4(262236);
	g = ld4(262240);
	h = f + g;
	d = e ? e : h;
	b = e ? i : 0;
	switch (b) {
	case 0:
		goto L4;
	case 1:
		i = M[d];
		switch (i - 43) {
		case 0: case 2:
			goto L4;
		default:
			goto L17;
		}
	}
	i = M[d];
L17:
	c = (i & 255) == 43;
	i = d + c;
	b -= c;
	if (b >= 9) {
		j = 0;
		for (;;) {
			if (!b) goto L20;
			k = (u64)j * 10;
			if ((u32)(k >> 32)) goto L4;
			c = M[i] - 48u;
			if (c > 9) goto L4;
			i++;
			b--;
			j = c + (u32)k;
			if (j < c) goto L4;
		}
	}
	if (!b) {
		st4(262232, 0);
		host_fail(262144, 53);
	}
	j = 0;
	do {
		c = M[i] - 48u;
		if (c > 9) goto L4;
		i++;
		j = c + j * 10;
	} while (--b);
L20:
	if (!e) goto L3;
	st4(262232, 0);
	m = j - 1;
	if (m >= 100000) host_fail(262144, 53);
	n = globalalloc_alloc(j);
	if (!n) handle_error(1);
	i = ld4(262228);
	h = 0;
	do {
		if (!(i & 1)) {
			call_0(a + 64, ld4(262224));
			st4(262228, 1);
			st8(262232, ld8(a + 64));
			st8(262240, ld8(a + 72));
			st8(262248, ld8(a + 80));
		}
		if (ld4(262232)) host_fail(262144, 53);
		g = h + 1;
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
					if (b <= 23 && 1u << (b & 31) & 8388635) goto L34;
					i++;
				} while (c != i);
			}
			b = 1;
			M[262252] = 1;
			d = e;
			i = c;
			goto L33;
		L34:
			b = 0;
			d = i + 1;
			c -= d;
			st4(262248, c);
			d += e;
			st4(262244, d);
		L33:
			if (i) goto L30;
		}
		p = ld4(262236);
		q = ld4(262240);
		f = p + q;
		goto L5;
	L30:
		p = ld4(262236);
		q = ld4(262240);
		r = p + q;
		f = e ? e : r;
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
				goto L39;
			}
		}
		i = M[f];
	L39:
		c = (i & 255) == 43;
		i = f + c;
		c = b - c;
		if (c >= 3) {
			b = 0;
			for (;;) {
				if (!c) goto L43;
				b = (b & 255) * 10;
				if (b >> 8) goto L5;
				d = M[i] - 48u;
				if (d > 9) goto L5;
				i++;
				c--;
				b = (b & 255) + (d & 255);
				if ((b & 255) != b) goto L5;
			}
		}
		if (!c) {
			b = 0;
			goto L42;
		}
		c = c == 1;
		b = 0;
		do {
			d = M[i] - 48u;
			if (d > 9) goto L5;
			i++;
			b = b * 10 + d;
			d = c & 1;
			c = 1;
		} while (!d);
	L43:
		f = r;
		if (!e) goto L5;
	L42:
		st4(262232, 0);
		M[n + h] = b;
		i = 1;
		h = g;
	} while (g != j);
	d = m << 3;
	i = 0;
	if (m) {
		s = globalalloc_alloc(d);
		if (!s) handle_error(4);
		e = m;
		b = s;
		do {
			c = proconio_read();
			st4(b + 4, proconio_read());
			st4(b, c);
			b += 8;
		} while (--e);
		t = m;
	} else {
		s = 4;
		t = 0;
	}
	while (j != i) {
		b = n + i;
		i++;
		if (M[b] >= 2) host_fail(262144, 53);
	}
	if (m) {
		f = s + d;
		c = a + 76;
		d = s;
		do {
			st8(a + 76, ld8(d));
			d += 8;
			b = i = 0;
			do {
				if (ld4(c + (i << 2)) >= j) host_fail(262144, 53);
				i = 1;
				e = b & 1;
				b = 1;
			} while (!e);
		} while (d != f);
	}
	from_elem(a + 40, j + 1);
	q = s + (m << 3);
	p = a + 76;
	c = 0;
	g = ld4(a + 44);
	e = ld4(a + 48);
	b = s;
	for (;;) {
		if ((c & 1) != 0 && i != 2) d = b;
		else {
			if (b == q) {
				i = 0;
				d = e - (e != 0);
				b = g;
				do {
					if (e == i) host_fail(262144, 53);
					c = i + 1;
					if (d == i) host_fail(262144, 53);
					i = b + 4;
					st4(i, ld4(i) + ld4(b));
					b = i;
					i = c;
				} while (j != c);
				if (j >= e) host_fail(262144, 53);
				from_elem(a + 52, ld4(g + (j << 2)));
				u = e << 2;
				i = 0;
				if (e > 1073741823 || u > 2147483644) handle_error(0);
				p = globalalloc_alloc(u);
				if (!p) {
					i = 4;
					handle_error(4);
				}
				if (u) copy(p, g, u);
				r = a + 76;
				f = 0;
				v = ld4(a + 56);
				w = ld4(a + 60);
				b = s;
				for (;;) {
					if ((f & 1) != 0 && i != 2) h = b;
					else {
						if (b == q) break;
						h = b + 8;
						d = ld4(b + 4);
						c = ld4(b);
						i = 0;
					}
					st4(a + 84, d);
					st4(a + 76, c);
					st4(a + 80, d);
					st4(a + 88, c);
					f = r + (i << 3);
					b = ld4(f);
					if (b >= e) host_fail(262144, 53);
					b = p + (b << 2);
					g = ld4(b);
					if (g >= w) host_fail(262144, 53);
					i++;
					st4(v + (g << 2), ld4(f + 4));
					f = 1;
					st4(b, ld4(b) + 1);
					b = h;
				}
				st8(a + 16, ld8(a + 40));
				st4(a + 24, ld4(a + 48));
				st8(a + 28, ld8(a + 52));
				st4(a + 36, ld4(a + 60));
				globalalloc_dealloc(p, u);
				x = j << 3;
				f = globalalloc_alloc(x);
				if (!f) handle_error(4);
				if (x) fill(f, 0, x);
				g = globalalloc_alloc(4);
				if (!g) host_fail(262144, 53);
				p = 0;
				st4(g, 0);
				st4(a + 72, 1);
				st4(a + 68, g);
				st4(a + 64, 1);
				v = ld4(a + 32);
				w = ld4(a + 36);
				r = ld4(a + 20);
				q = ld4(a + 24);
				d = 1;
				do {
					h = ld4(g + (p << 2));
					if (h >= q) host_fail(262144, 53);
					i = h + 1;
					if (i >= q) host_fail(262144, 53);
					i = ld4(r + (i << 2));
					b = ld4(r + (h << 2));
					if (i < b || i > w) host_fail(262144, 53);
					if (b != i) {
						n1 = i << 2;
						i = b << 2;
						e = n1 - i;
						i += v;
						do {
							b = ld4(i);
							if (b) {
								if (b >= j) host_fail(262144, 53);
								c = f + (b << 3);
								if (!ld4(c)) {
									st4(c + 4, h);
									st4(c, 1);
									if (d == ld4(a + 64)) {
										grow_one(a + 64);
										g = ld4(a + 68);
									}
									st4(g + (d << 2), b);
									d++;
									st4(a + 72, d);
								}
							}
							i += 4;
							e -= 4;
						} while (e);
					}
				} while (++p < d);
				i = 0;
				b = f;
				do {
					if (i) {
						if (i >= j) host_fail(262144, 53);
						if (ld4(b) != 1) goto L68;
					}
					b += 8;
					i++;
				} while (j != i);
				p = globalalloc_alloc(j);
				if (!p) handle_error(1);
				if (j) fill(p, 0, j);
				c = (j << 3) - 8;
				b = s;
				do {
					if (!c) goto L110;
					e = ld4(b);
					if (e >= j) host_fail(262144, 53);
					i = h = ld4(b + 4);
					g = f + (e << 3);
					if (ld4(g) == 1) i = ld4(g + 4) == h ? e : h;
					if (i >= j) host_fail(262144, 53);
					g = f + (i << 3);
					if (ld4(g) != 1 || ld4(g + 4) != (h ^ e ^ i)) break;
					b += 8;
					i += p;
					e = M[i];
					M[i] = 1;
					c -= 8;
				} while (!e);
				globalalloc_dealloc(p, j);
				goto L68;
			L110:
				y = ld4(a + 68);
				z = ld4(a + 64);
				globalalloc_dealloc(p, j);
				drop_in_place(a + 16);
				if (j > 178956970) handle_error(0);
				a1 = j * 12;
				b1 = globalalloc_alloc(a1);
				if (!b1) handle_error(4);
				i = b1;
				if (j >= 2) {
					i = b1;
					do {
						st8(i, (u64)4 << 32);
						st4(i + 8, 0);
						i += 12;
					} while (--m);
				}
				st4(i + 8, 0);
				st8(i, (u64)4 << 32);
				if (!d) host_fail(262144, 53);
				c1 = d << 2;
				if (d == 1) goto L70;
				d = c1 - 4;
				b = y + 4;
				do {
					e = ld4(b);
					if (e >= j) host_fail(262144, 53);
					i = f + (e << 3);
					if (!ld4(i)) host_fail(262144, 53);
					i = ld4(i + 4);
					if (i >= j) host_fail(262144, 53);
					i = b1 + i * 12;
					c = ld4(i + 8);
					if (c == ld4(i)) grow_one(i);
					st4(i + 8, c + 1);
					st4(ld4(i + 4) + (c << 2), e);
					b += 4;
					d -= 4;
				} while (d);
			L70:
				g = globalalloc_alloc(16);
				if (!g) host_fail(262144, 53);
				st8(g + 8, 0);
				st8(g, 0);
				from_elem(a + 40, j);
				st8(a + 72, (u64)17 << 32 | 1);
				st4(a + 68, g);
				st4(a + 64, 1);
				h = ld4(a + 48);
				d = ld4(a + 44);
				d1 = ld4(a + 40);
				u = globalalloc_alloc(x);
				if (!u) handle_error(4);
				e1 = y + c1;
				b = 0;
				i = u;
				do {
					st8(i, 1);
					i += 8;
					q = b;
					b = q + 1;
				} while (j != b);
				from_elem(a + 52, j);
				f1 = 17;
				r = 1;
				do {
					e1 -= 4;
					m = ld4(e1);
					if (m >= j) host_fail(262144, 53);
					g1 = b1 + m * 12;
					e = ld4(g1 + 8);
					if (e) {
						i = ld4(g1 + 4);
						b = 0;
						do {
							c = ld4(i);
							if (c >= h) host_fail(262144, 53);
							i += 4;
							b ^= ld4(d + (c << 2));
						} while (--e);
					} else {
						b = 0;
					}
					if (m >= ld4(a + 60)) host_fail(262144, 53);
					h1 = m << 2;
					st4(ld4(a + 56) + h1, b);
					i = M[n + m];
					if (i >= 2) host_fail(262144, 53);
					if (i != 1) {
						if (b >> (f1 & 31)) host_fail(262144, 53);
						i = f1 + 1;
						if (i > 1073741823) handle_error(0);
						e = i << 2;
						if (e > 2147483644) handle_error(0);
						if (e) {
							i1 = globalalloc_alloc(e);
							if (i1) goto L144;
							handle_error(4);
						}
						i = 0;
						i1 = 4;
						goto L144;
					}
					p = r;
					r = 0;
					goto L143;
				L144:
					st4(a + 24, 0);
					st4(a + 20, i1);
					st4(a + 16, i);
					if (r == ld4(a + 64)) {
						rawvec_grow_one(a + 64);
						g = ld4(a + 68);
					}
					e = g + (r << 4);
					st8(e + 8, 0);
					st8(e, 0);
					v = r + 1;
					st4(a + 72, v);
					j1 = i1;
					if (!i) {
						grow_one(a + 16);
						j1 = ld4(a + 20);
					}
					st4(j1, r);
					e = 1;
					st4(a + 24, 1);
					i = ld4(a + 76);
					if (i) {
						w = ld4(a + 68);
						c = i - 1;
						pass_on(w, v, r, c);
						g = 1;
						k1 = 4;
						p = v;
						e = r;
						for (;;) {
							if (e >= p) host_fail(262144, 53);
							f1 = e << 4;
							m1 = (b >> (c & 31) & 1) << 2;
							i = ld4(w + f1 + m1);
							if (i) p = v;
							else {
								if (v == ld4(a + 64)) {
									rawvec_grow_one(a + 64);
									w = ld4(a + 68);
								}
								i = w + (v << 4);
								st8(i + 8, 0);
								st8(i, 0);
								p = v + 1;
								st4(a + 72, p);
								i = v;
							}
							if (e >= p) host_fail(262144, 53);
							st4(w + f1 + m1, i);
							if (g == ld4(a + 16)) {
								grow_one(a + 16);
								j1 = ld4(a + 20);
							}
							st4(j1 + k1, i);
							e = g + 1;
							st4(a + 24, e);
							if (!c) break;
							w = ld4(a + 68);
							v = ld4(a + 72);
							c--;
							pass_on(w, v, i, c);
							g++;
							k1 += 4;
							e = i;
						}
						j1 = ld4(a + 20);
					} else {
						p = v;
					}
					b = e << 2;
					i = ld4(j1 + b - 4);
					if (i >= p) host_fail(262144, 53);
					c = ld4(a + 68);
					if (!ld4(c + (i << 4) + 8)) {
						i = j1;
						do {
							e = ld4(i);
							if (e >= p) host_fail(262144, 53);
							e = c + (e << 4);
							st4(e + 8, ld4(e + 8) + 1);
							i += 4;
							b -= 4;
						} while (b);
					}
					i = ld4(a + 16);
					if (i) globalalloc_dealloc(j1, i << 2);
					p = ld4(a + 72);
					f1 = ld4(a + 76);
				L143:
					i = ld4(g1 + 8);
					if (i) {
						c = i << 2;
						b = ld4(g1 + 4);
						v = f1 & 31;
						k1 = ld4(a + 56) + h1;
						m1 = ld4(a + 68);
						w = ld4(a + 60);
						do {
							i = ld4(b);
							if (i > q) host_fail(262144, 53);
							e = u + (i << 3);
							g = ld4(e);
							st4(e, 0);
							if (!g || m >= w || i >= h) host_fail(262144, 53);
							g = ld4(d + (i << 2)) ^ ld4(k1);
							if (g >> (v & 31)) host_fail(262144, 53);
							i = ld4(e + 4);
							if (i) {
								if (i >= p) host_fail(262144, 53);
								e = m1 + (i << 4);
								st4(e + 12, ld4(e + 12) ^ g);
								r = join_nodes(a + 64, r, i, f1);
							}
							b += 4;
							c -= 4;
						} while (c);
					}
					if (f1) {
						i = f1 - 1;
						e = 0;
						g = ld4(a + 68);
						c = 0;
						b = r;
						for (;;) {
							if (b >= p) host_fail(262144, 53);
							b = g + (b << 4);
							w = ld4(b + 8);
							if (w == 2u << (i & 31)) goto L132;
							st8(a + 16, ld8(b));
							c ^= ld4(b + 12);
							b = i & 31;
							v = c >> (b & 31) & 1;
							w = ld4((a + 16) | v << 2);
							if (w >= p) host_fail(262144, 53);
							w = ld4(g + (w << 4) + 8) == 1u << (b & 31);
							e |= w << (b & 31);
							b = ld4((a + 16) | (v ^ w) << 2);
							if (--i == ~0u) goto L133;
						}
					}
					e = 0;
					b = r;
				L133:
					if (b >= p) host_fail(262144, 53);
					g = ld4(a + 68);
					w = ld4(g + (b << 4) + 8);
				L132:
					if (m >= h) host_fail(262144, 53);
					st4(d + h1, w + e);
					i = u + (m << 3);
					st4(i + 4, r);
					st4(i, 1);
					r = p;
				} while (y != e1);
				b = 0;
				p = ld4(a + 56);
				c = ld4(a + 60);
				do {
					i = ld4(y + b);
					if (i >= j) host_fail(262144, 53);
					e = f + (i << 3);
					if (ld4(e)) {
						e = ld4(e + 4);
						if (e >= c || i >= h || i >= c) host_fail(262144, 53);
						i <<= 2;
						q = p + i;
						st4(q, ld4(d + i) ^ ld4(p + (e << 2)) ^ ld4(q));
					}
					b += 4;
				} while (c1 != b);
				i = 0;
				e = p;
				do {
					if (j == i) host_fail(262144, 53);
					b = i + 1;
					if (!M[n + i]) {
						if (i >= c) host_fail(262144, 53);
						if (!ld4(e)) goto L189;
					}
					e += 4;
					i = b;
				} while (j != b);
				i = 2;
				h = 262210;
				b = 0;
				c = 1;
				goto L188;
			L189:
				st4(a + 24, 0);
				st8(a + 16, (u64)1 << 32);
				display_fmt(b, a + 16);
				if (b < j) {
					i = e + 4;
					do {
						e = b;
						b = e + 1;
						if (!M[n + e]) {
							if (e >= c) host_fail(262144, 53);
							if (!ld4(i)) {
								e = ld4(a + 24);
								if (ld4(a + 16) == e) {
									do_reserve_and_handle(a + 16, e, 1);
									e = ld4(a + 24);
								}
								M[ld4(a + 20) + e] = 10;
								st4(a + 24, e + 1);
								display_fmt(b, a + 16);
							}
						}
						i += 4;
					} while (j != b);
				}
				c = ld4(a + 20);
				i = ld4(a + 24);
				h = i ? c : 262210;
				i = i ? i : 2;
				b = ld4(a + 16);
			L188:
				e = ld4(262220);
				if (i > ld4(262212) - e) {
					do_reserve_and_handle(262212, e, i);
					e = ld4(262220);
				}
				if (i) copy(ld4(262216) + e, h, i);
				i += e;
				st4(262220, i);
				if (ld4(262212) == i) {
					do_reserve_and_handle(262212, i, 1);
					i = ld4(262220);
				}
				e = i + 1;
				st4(262220, e);
				M[ld4(262216) + i] = 10;
				if (i >= 65536) {
					host_write(ld4(262216), e);
					st4(262220, 0);
				}
				if (b) globalalloc_dealloc(c, b);
				i = ld4(a + 52);
				if (i) globalalloc_dealloc(p, i << 2);
				globalalloc_dealloc(u, x);
				if (d1) globalalloc_dealloc(d, d1 << 2);
				i = ld4(a + 64);
				if (i) globalalloc_dealloc(g, i << 4);
				i = b1;
				b = j;
				do {
					e = ld4(i);
					if (e) globalalloc_dealloc(ld4(i + 4), e << 2);
					i += 12;
				} while (--b);
				globalalloc_dealloc(b1, a1);
				globalalloc_dealloc(f, x);
				if (z) globalalloc_dealloc(y, z << 2);
				if (t) globalalloc_dealloc(s, t << 3);
				globalalloc_dealloc(n, j);
				i = ld4(262220);
				if (i) {
					host_write(ld4(262216), i);
					st4(262220, 0);
				}
				sp = a + 128;
				return;
			L68:
				i = ld4(a + 64);
				if (i) globalalloc_dealloc(ld4(a + 68), i << 2);
				globalalloc_dealloc(f, x);
				drop_in_place(a + 16);
				host_fail(262144, 53);
			}
			d = b + 8;
			f = ld4(b + 4);
			h = ld4(b);
			i = 0;
		}
		st4(a + 84, f);
		st4(a + 76, h);
		b = ld4(p + (i << 3)) + 1;
		if (b >= e) host_fail(262144, 53);
		c = 1;
		b = g + (b << 2);
		st4(b, ld4(b) + 1);
		i++;
		b = d;
	}
L5:
	str_index(a + 8, p, q, f - p);
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
	h = d;
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
	memcpy(M + 262144, "the program failed; bundled with --debug, it says whyout of memory-1\0\0\0\0\1\0\0\0\0\0\0\0\1", 81);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
