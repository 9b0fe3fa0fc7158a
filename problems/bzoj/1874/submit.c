/* BZOJ 1874, https://hydro.ac/d/bzoj/p/1874, made by `cargo judge bundle bzoj1874 --write` from efa835ca48b6405b */
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
	b = clz4((a > 16 ? a : 16) - 1);
	c = 32 - b;
	if (!b) host_fail(262144, 53);
	d = c << 2;
	b = ld4(d + 262264);
	if (b) {
		st4(d + 262264, ld4(b));
		return b;
	}
	b = ld4(262392);
	if (!b) {
		b = pages << 16;
		st4(262392, b);
	}
	b = (b + 15) & -16;
	memory_reach(b + (a > 65536 ? a : 1u << (c & 31)));
	return b;
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

static u32 rust_realloc(u32 a, u32 b, u32 c)
{
	u32 d;
	if (b + a != ld4(262392) || b < 65537 || c <= 65536) {
		if ((b > c ? b : c) <= 65536 && clz4((b > 16 ? b : 16) - 1) == clz4((c > 16 ? c : 16) - 1)) return a;
		d = globalalloc_alloc(c);
		if (!d) return 0;
		c = b < c ? b : c;
		if (c) copy(d, a, c);
		globalalloc_dealloc(a, b);
		return d;
	}
	memory_reach(c + a);
	return a;
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
			if (b) h = rust_realloc(c, b * f, d);
			else {
				if (!d) {
					h = e;
					goto L4;
				}
				h = globalalloc_alloc(d);
			}
			if (!h) {
				st4(a + 4, e);
				goto L3;
			}
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

static void grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 8, 8);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a);
	sp = b + 16;
}

static void rawvecinner_finish_grow(u32 a, u32 b, u32 c, u32 d)
{
	u32 e;
	e = 0;
	if (d <= 2147483647) {
		if (b) e = rust_realloc(c, b, d);
		else e = globalalloc_alloc(d);
		if (e) {
			st4(a + 4, e);
			b = 0;
		} else {
			b = 1;
			st4(a + 4, 1);
		}
		c = 8;
		e = d;
	} else {
		b = 1;
		c = 4;
	}
	st4(a + c, e);
	st4(a, b);
}

static void rawvec_grow_one(u32 a)
{
	u32 b, c, d, e;
	sp = b = frame(16);
	e = c = ld4(a);
	c <<= 1;
	c = c > 8 ? c : 8;
	rawvecinner_finish_grow(b + 4, e, ld4(a + 4), c);
	if (ld4(b + 4) == 1) handle_error(ld4(b + 8));
	d = ld4(b + 8);
	st4(a, c);
	st4(a + 4, d);
	sp = b + 16;
}

static void display_fmt(u32 a)
{
	u32 b, d, f;
	u64 c, e;
	sp = b = frame(48);
	fill(b + 8, 48, 40);
	c = a;
	d = 39;
	do {
		a = d;
		if (a > 39) host_fail(262144, 53);
		e = c / 10;
		M[b + 8 + a] = (u32)(e * 246 + c) | 48;
		d = a - 1;
		f = c < 10;
		c = e;
	} while (!f);
	a = 40 - a;
	f = ld4(262224);
	if (a > ld4(262216) - f) {
		do_reserve_and_handle(262216, f, a, 1, 1);
		f = ld4(262224);
	}
	if (a) copy(ld4(262220) + f, b + 8 + d + 1, a);
	st4(262224, f + a);
	sp = b + 48;
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, p, q, r, s, t, u, v, w, x, a1;
	u64 y, z, b1;
	sp = a = frame(64);
	b = proconio_read();
	if (b - 1 >= 1000) host_fail(262144, 53);
	c = b << 2;
	d = globalalloc_alloc(c);
	if (!d) host_fail(262144, 53);
	e = b;
	f = d;
	do {
		st4(f, proconio_read());
		f += 4;
	} while (--e);
	g = d + c;
	f = 0;
	h = proconio_read();
	while (c != f) {
		e = d + f;
		f += 4;
		if (ld4(e) >= 100001) host_fail(262144, 53);
	}
	if (h - 1 >= 100) host_fail(262144, 53);
	i = h << 2;
	j = globalalloc_alloc(i);
	if (!j) host_fail(262144, 53);
	e = h;
	f = j;
	do {
		st4(f, proconio_read());
		f += 4;
	} while (--e);
	k = ld4(d);
	if (b != 1) {
		f = d + 4;
		e = (c - 4) >> 2;
		do {
			m = ld4(f);
			k = k > m ? k : m;
			f += 4;
		} while (--e);
	}
	n = h & 15;
	p = k + 1;
	q = h & 112;
	r = j + (q << 2);
	m = j;
	while (q) {
		f = e = 0;
		do {
			e |= !ld4(m + f);
			f += 4;
		} while (f != 64);
		q -= 16;
		m += 64;
		if (e & 1) host_fail(262144, 53);
	}
	f = n << 2;
	while (f) {
		f -= 4;
		e = ld4(r);
		r += 4;
		if (!e) host_fail(262144, 53);
	}
	st8(a + 24, 0);
	st8(a + 16, (u64)8 << 32);
	st8(a + 8, 1);
	st4(a + 32, 8);
	if (p > 2147483647) host_fail(262144, 53);
	if (p) {
		t = globalalloc_alloc(p);
		if (!t) host_fail(262144, 53);
		u = a + 28;
		v = a + 16;
		st4(a + 60, 0);
		st4(a + 56, t);
		st4(a + 52, p);
		q = j + (h << 2);
		e = 0;
		do {
			m = e;
			st8(a + 36, 0);
			st8(a + 8, ld8(a + 8) + 1);
			n = w = 0;
			f = j;
			for (;;) {
				if (f == q) {
					p = ld4(a + 20);
					h = ld4(a + 24);
					if (!h) {
						e = 0;
						break;
					}
					r = h << 3;
					e = 0;
					y = ld8(a + 8);
					f = p;
					do {
						if (ld8(f) != y) goto L40;
						e++;
						f += 8;
						r -= 8;
					} while (r);
					e = h;
				L40:
					if (e < 256) break;
					host_fail(262144, 53);
				}
				e = ld4(f);
				f = r = f + 4;
				if (m < e) continue;
				h = m - e;
				if (!e) host_fail(262144, 53);
				f = ld4(a + 40) + 1;
				st4(a + 40, f);
				s = M[t + h];
				e = ld4(a + 24);
				if (e < f) {
					f <<= 1;
					x = f = f > 16 ? f : 16;
					if (f > e) {
						h = f - e;
						if (h > ld4(a + 16) - e) {
							do_reserve_and_handle(v, e, h, 8, 8);
							e = ld4(a + 24);
						}
						n = ld4(a + 20);
						p = n + (e << 3);
						if (h >= 2) {
							w = (h << 3) - 8;
							if (w) fill(p, 0, w);
							h += e;
							e = h - 1;
							p = n + (h << 3) - 8;
						}
						st8(p, 0);
						x = e + 1;
						n = w = ld4(a + 36);
					}
					st4(a + 24, x);
					if (n) {
						z = ld8(a + 8);
						a1 = ld4(a + 32);
						e = a1 + 8;
						p = n - 1;
						y = f;
						f = 0;
						h = a1;
						for (;;) {
							b1 = ld8(h);
							if (b1 < y) break;
							e += 8;
							p--;
							h += 8;
							f++;
							if (n == f) goto L49;
						}
						h = b1;
						if (x <= h) host_fail(262144, 53);
						w = ld4(a + 20);
						st8(w + (h << 3), z);
						if (f + 1 < n) {
							for (;;) {
								b1 = ld8(e);
								if (b1 >= y) {
									st8(a1 + (f << 3), b1);
									f++;
								} else {
									h = b1;
									if (x <= h) host_fail(262144, 53);
									st8(w + (h << 3), z);
								}
								e += 8;
								if (!--p) goto L33;
							}
						}
						goto L33;
					L49:
						f = w;
						goto L32;
					}
					f = w;
					n = 0;
					goto L32;
				}
				f = w;
				x = e;
				goto L32;
			L33:
				st4(a + 36, f);
				n = f;
			L32:
				if (x > s) {
					st8(ld4(a + 20) + (s << 3), ld8(a + 8));
					w = f;
					f = r;
					continue;
				}
				y = s;
				if (f == ld4(a + 28)) grow_one(u);
				st8(ld4(a + 32) + (f << 3), y);
				w = f + 1;
				st4(a + 36, w);
				n = w;
				f = r;
			}
			if (m == ld4(a + 52)) {
				rawvec_grow_one(a + 52);
				t = ld4(a + 56);
			}
			M[t + m] = e;
			e = m + 1;
			st4(a + 60, e);
		} while (m != k);
		r = ld4(a + 56);
		s = ld4(a + 52);
		f = ld4(a + 16);
		if (f) globalalloc_dealloc(p, f << 3);
	} else {
		s = 0;
		r = 1;
		e = 0;
	}
	f = ld4(a + 28);
	if (f) globalalloc_dealloc(ld4(a + 32), f << 3);
	m = 0;
	f = d;
	do {
		h = m;
		m = ld4(f);
		if (m >= e) host_fail(262144, 53);
		f += 4;
		k = M[r + m];
		m = k ^ h;
	} while (--b);
	x = 0;
	w = m & 255;
	f = d;
	for (;;) {
		b = f + 4;
		m = ld4(f);
		n = r + m;
		f = 0;
		do {
			q = ld4(j + f);
			if (m >= q) {
				p = m - q;
				if (p >= e || m >= e) host_fail(262144, 53);
				if (M[r + p] == (M[n] ^ w)) goto L62;
			}
			f += 4;
		} while (i != f);
		x++;
		f = b;
		if (b == g) goto L4;
	}
L62:
	if ((k & 255) == (h & 255)) goto L4;
	e = x + 1;
	f = ld4(262224);
	if (ld4(262216) - f <= 3) {
		do_reserve_and_handle(262216, f, 4, 1, 1);
		f = ld4(262224);
	}
	st4(262224, f + 4);
	st4(ld4(262220) + f, 173229401);
	display_fmt(e);
	f = ld4(262224);
	if (ld4(262216) == f) {
		do_reserve_and_handle(262216, f, 1, 1, 1);
		f = ld4(262224);
	}
	st4(262224, f + 1);
	M[ld4(262220) + f] = 32;
	display_fmt(q);
	f = ld4(262224);
	if (ld4(262216) == f) {
		do_reserve_and_handle(262216, f, 1, 1, 1);
		f = ld4(262224);
	}
	e = f + 1;
	st4(262224, e);
	M[ld4(262220) + f] = 10;
	if (f <= 65535) goto L2;
	goto L3;
L4:
	f = ld4(262224);
	if (ld4(262216) - f <= 2) {
		do_reserve_and_handle(262216, f, 3, 1, 1);
		f = ld4(262224);
	}
	e = f + 3;
	st4(262224, e);
	m = ld4(262220) + f;
	st2(m, ld2(262210));
	M[m + 2] = M[262212];
	if (f < 65534) goto L2;
L3:
	host_write(ld4(262220), e);
	st4(262224, 0);
L2:
	if (s) globalalloc_dealloc(r, s);
	globalalloc_dealloc(j, i);
	globalalloc_dealloc(d, c);
	f = ld4(262224);
	if (f) {
		host_write(ld4(262220), f);
		st4(262224, 0);
	}
	sp = a + 64;
}

int main(void)
{
	M = (unsigned char *)calloc(5, 65536);
	if (!M) die("out of memory");
	memcpy(M + 262144, "the program failed; bundled with --debug, it says whyout of memoryNO\n\0\0\0\0\0\0\0\1\0\0\0\0\0"
		"\0\0\1", 85);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
