/* BZOJ 1457, https://hydro.ac/d/bzoj/p/1457, made by `cargo judge bundle bzoj1457 --write` from 1fe3c5fc4933c3e5 */
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

static void grow_one(u32 a)
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
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, p, q, r, s, t, u, v, w, x, y, z, a1, b1, c1, d1, e1, g1 = 0, i1;
	u64 f1 = 0, h1, j1, k1;
	sp = a = frame(48);
	b = proconio_read();
	c = b * 12;
	if (b > 178956970) handle_error(0);
	if (c) {
		e = b;
		f = globalalloc_alloc(c);
		if (f) goto L1;
		handle_error(4);
	}
	e = 0;
	f = 4;
L1:
	if (b) {
		h = g = 0;
		do {
			i = proconio_read();
			if (i > 536870911) handle_error(g);
			d = i << 3;
			if (d > 2147483644) handle_error(g);
			if (d) {
				k = globalalloc_alloc(d);
				if (!k) {
					g = 4;
					handle_error(4);
				}
				j = i;
			} else {
				j = 0;
				k = 4;
			}
			if (i) {
				m = i;
				d = k;
				do {
					n = proconio_read();
					st4(d + 4, proconio_read());
					st4(d, n);
					d += 8;
				} while (--m);
			}
			d = f + h * 12;
			st4(d + 8, i);
			st4(d + 4, k);
			st4(d, j);
			h = d = h + 1;
		} while (d != b);
	}
	p = f + c;
	d = i = 0;
	do {
		if (c == d) goto L17;
		m = f + d;
		d = n = d + 12;
		m = ld4(m + 8);
	} while (!m);
	h = f + n;
	d = ld4(h - 8);
	n = ld4(d + 4);
	c = ld4(d);
	i = n > c ? n : c;
	if (m != 1) {
		d += 12;
		m = (m - 1) & 536870911;
		do {
			n = ld4(d);
			c = ld4(d - 4);
			n = n > c ? n : c;
			i = i > n ? i : n;
			d += 8;
		} while (--m);
	}
	if (h != p) {
		g = (p - h) / 12;
		k = 0;
		do {
			d = h + k * 12;
			m = ld4(d + 8);
			if (m) {
				d = ld4(d + 4);
				do {
					n = ld4(d + 4);
					c = ld4(d);
					n = n > c ? n : c;
					i = i > n ? i : n;
					d += 8;
				} while (--m);
			}
		} while (++k != g);
	}
	if (i >= 301) host_fail(262144, 53);
L17:
	if (b) {
		k = f;
		do {
			d = k;
			k = d + 12;
			m = ld4(d + 8) << 3;
			d = ld4(d + 4);
			while (m) {
				m -= 8;
				n = ld4(d);
				c = ld4(d + 4);
				d += 8;
				if (!(c | n)) host_fail(262144, 53);
			}
		} while (k != p);
	}
	q = i + 1;
	c = q << 3;
	h = globalalloc_alloc(c);
	if (!h) handle_error(8);
	k = !c;
	if (!k) fill(h, 0, c);
	r = q * 12;
	s = globalalloc_alloc(r);
	if (!s) handle_error(4);
	if (!i) {
		st4(s + 8, q);
		st4(s + 4, h);
		st4(s, q);
		goto L35;
	}
	n = i;
	d = s;
	do {
		m = globalalloc_alloc(c);
		if (!m) handle_error(8);
		if (!k) copy(m, h, c);
		st4(d + 8, q);
		st4(d + 4, m);
		st4(d, q);
		d += 12;
	} while (--n);
	st4(d, q);
	st4(d + 8, q);
	st4(d + 4, h);
	t = a + 28;
	u = a + 16;
	g = 2;
	v = 1;
	do {
		k = v;
		v = k + 1;
		w = s + k * 12;
		n = 1;
		for (;;) {
			d = q > n ? q : n;
			do {
				m = n;
				if (d == m) goto L46;
				n = m + 1;
			} while (g == n);
			st4(a + 4, m);
			x = 0;
			st4(a + 40, 0);
			st8(a + 32, 8);
			st8(a + 24, 0);
			st8(a + 16, (u64)8 << 32);
			st8(a + 8, 1);
			y = k < m ? k : m;
			h = 1;
			z = a + 4;
			a1 = 0;
			b1 = j = c = 1;
			for (;;) {
				if (!(b1 & 1)) {
					c1 = h;
					goto L62;
				}
				if (!z) goto L64;
				d1 = k > j ? k : j;
				do {
					d = j;
					if (d1 == d) {
						j = d1;
						goto L64;
					}
					j = d + 1;
					e1 = ld4(z);
				} while (d == e1 || d == 0 || e1 == 0);
				d1 = j - 1;
				b1 = 1;
				goto L61;
			L64:
				e1 = h > m ? h : m;
				c1 = m > h ? m : h;
				do {
					d = h;
					if (e1 == d) {
						z = 0;
						goto L62;
					}
					h = d + 1;
				} while (k == d || d == 0);
				e1 = h - 1;
				b1 = 1;
				z = 0;
				d1 = k;
				goto L61;
			L62:
				h = c > y ? c : y;
				do {
					d = c;
					if (h == d) goto L60;
					c = d + 1;
				} while (k == d || m == d);
				d1 = k - d;
				e1 = m - d;
				b1 = 0;
				h = c1;
			L61:
				if (d1 > i) host_fail(262144, 53);
				d1 = s + d1 * 12;
				if (e1 >= ld4(d1 + 8)) host_fail(262144, 53);
				d = ld4(a + 40) + 1;
				st4(a + 40, d);
				f1 = ld8(ld4(d1 + 4) + (e1 << 3));
				e1 = ld4(a + 24);
				if (e1 < d) {
					d <<= 1;
					g1 = d = d > 16 ? d : 16;
					if (d > e1) {
						d1 = d - e1;
						if (d1 > ld4(a + 16) - e1) {
							do_reserve_and_handle(u, e1, d1, 8, 8);
							e1 = ld4(a + 24);
						}
						a1 = ld4(a + 20);
						c1 = a1 + (e1 << 3);
						if (d1 >= 2) {
							g1 = (d1 << 3) - 8;
							if (g1) fill(c1, 0, g1);
							d1 += e1;
							e1 = d1 - 1;
							c1 = a1 + (d1 << 3) - 8;
						}
						st8(c1, 0);
						g1 = e1 + 1;
						a1 = x = ld4(a + 36);
					}
					st4(a + 24, g1);
					if (a1) {
						h1 = ld8(a + 8);
						i1 = ld4(a + 32);
						e1 = i1 + 8;
						c1 = a1 - 1;
						j1 = d;
						d = 0;
						d1 = i1;
						for (;;) {
							k1 = ld8(d1);
							if (k1 < j1) break;
							e1 += 8;
							c1--;
							d1 += 8;
							d++;
							if (a1 == d) goto L80;
						}
						d1 = k1;
						if (g1 <= d1) host_fail(262144, 53);
						x = ld4(a + 20);
						st8(x + (d1 << 3), h1);
						if (d + 1 < a1) {
							for (;;) {
								k1 = ld8(e1);
								if (k1 >= j1) {
									st8(i1 + (d << 3), k1);
									d++;
								} else {
									d1 = k1;
									if (g1 <= d1) host_fail(262144, 53);
									st8(x + (d1 << 3), h1);
								}
								e1 += 8;
								if (!--c1) goto L54;
							}
						}
						goto L54;
					L80:
						d = x;
						goto L53;
					}
					d = x;
					a1 = 0;
					goto L53;
				}
				d = x;
				g1 = e1;
				goto L53;
			L60:
				j = ld4(a + 20);
				e1 = ld4(a + 24);
				if (!e1) {
					c = 0;
					goto L87;
				}
				h = e1 << 3;
				c = 0;
				j1 = ld8(a + 8);
				d = j;
				do {
					if (ld8(d) != j1) goto L87;
					c++;
					d += 8;
					h -= 8;
				} while (h);
				c = e1;
			L87:
				d = ld4(a + 16);
				if (d) globalalloc_dealloc(j, d << 3);
				d = ld4(a + 28);
				if (d) globalalloc_dealloc(ld4(a + 32), d << 3);
				d = ld4(w + 8);
				if (m < d) {
					st8(ld4(w + 4) + (m << 3), c);
					break;
				}
				host_fail(262144, 53);
			L54:
				st4(a + 36, d);
				a1 = d;
			L53:
				if (f1 < g1) {
					st8(ld4(a + 20) + ((u32)f1 << 3), ld8(a + 8));
					x = d;
					continue;
				}
				if (d == ld4(a + 28)) grow_one(t);
				st8(ld4(a + 32) + (d << 3), f1);
				x = d + 1;
				st4(a + 36, x);
				a1 = x;
			}
		}
	L46:
		g++;
	} while (k != i);
L35:
	st4(a + 16, 0);
	st8(a + 8, (u64)1 << 32);
	if (b) {
		e1 = 1;
		g = 0;
		j = f;
		do {
			d = j;
			j = d + 12;
			n = ld4(d + 8);
			c = n << 3;
			m = d = ld4(d + 4);
			do {
				k = c;
				if (!k) goto L101;
				c = ld4(m);
				h = ld4(m + 4);
				if (c == h || !c) goto L101;
				c = k - 8;
				m += 8;
			} while (h);
		L101:
			if (n) {
				j1 = 0;
				do {
					f1 = j1;
					m = ld4(d);
					if (m > i) host_fail(262144, 53);
					c = ld4(d + 4);
					m = s + m * 12;
					if (c >= ld4(m + 8)) host_fail(262144, 53);
					d += 8;
					k1 = ld8(ld4(m + 4) + (c << 3));
					j1 = k1 ^ f1;
				} while (--n);
				d = k1 != f1;
			} else {
				d = 0;
			}
			d |= k != 0;
			if (ld4(a + 8) - g <= 3) {
				do_reserve_and_handle(a + 8, g, 4, 1, 1);
				e1 = ld4(a + 12);
				g = ld4(a + 16);
			}
			st4(e1 + g, d ? 173961054 : 173301588);
			g += 4;
			st4(a + 16, g);
		} while (j != p);
		m = ld4(a + 12);
		d = ld4(262220);
		if (g > ld4(262212) - d) {
			do_reserve_and_handle(262212, d, g, 1, 1);
			d = ld4(262220);
		}
		if (g) copy(ld4(262216) + d, m, g);
	} else {
		g = 0;
		d = ld4(262220);
		m = 1;
	}
	d += g;
	st4(262220, d);
	if (d >= 65537) {
		host_write(ld4(262216), d);
		st4(262220, 0);
	}
	d = ld4(a + 8);
	if (d) globalalloc_dealloc(m, d);
	c = i * 12 + 12;
	d = 0;
	do {
		m = s + d;
		n = ld4(m);
		if (n) globalalloc_dealloc(ld4(m + 4), n << 3);
		d += 12;
	} while (c != d);
	globalalloc_dealloc(s, r);
	if (b) {
		d = f;
		do {
			m = ld4(d);
			if (m) globalalloc_dealloc(ld4(d + 4), m << 3);
			d += 12;
		} while (--b);
	}
	if (e) globalalloc_dealloc(f, e * 12);
	d = ld4(262220);
	if (d) {
		host_write(ld4(262216), d);
		st4(262220, 0);
	}
	sp = a + 48;
}

int main(void)
{
	M = (unsigned char *)calloc(5, 65536);
	if (!M) die("out of memory");
	memcpy(M + 262144, "the program failed; bundled with --debug, it says whyout of memory\0\0\0\0\0\0\1\0\0\0\0\0\0\0\1", 81);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
