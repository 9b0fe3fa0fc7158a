/* POJ 2599, http://poj.org/problem?id=2599, made by `cargo judge bundle poj2599 --write` from 8adfff35e071e6d6 */
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
static u32 clz8(u64 x)
{
	return x >> 32 ? clz4((u32)(x >> 32)) : 32 + clz4((u32)x);
}
static u64 div8(u64 a, u64 b)
{
	if (!b) die("division by zero");
	return a / b;
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
	b = ld4(262312);
	if (!b) {
		b = pages << 16;
		st4(262312, b);
	}
	if (a > b) {
		c = a - b + 65535;
		if (grow(c >> 16) == ~0u) host_fail(262197, 13);
		st4(262312, (c & -65536) + b);
	}
	st4(262444, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 262316);
	if (d) {
		st4(c + 262316, ld4(d));
		return d;
	}
	d = ld4(262444);
	if (!d) {
		d = pages << 16;
		st4(262444, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : 1u << (b & 31)));
	return d;
}

static void globalalloc_dealloc(u32 a, u32 b)
{
	if (b > 65536) {
		if (b + a == ld4(262444)) {
			st4(262444, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 262316));
		st4(b + 262316, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 262316));
	st4(b + 262316, a);
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
			if (f + c != ld4(262444) || f <= 65536) {
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
	if (!ld4(262284)) {
		call_0(a + 8, ld4(262280));
		st4(262284, 1);
		st8(262288, ld8(a + 8));
		st8(262296, ld8(a + 16));
		st8(262304, ld8(a + 24));
	}
	if (ld4(262288)) host_fail(262144, 53);
	st4(262288, -1);
	b = M[262308];
	c = ld4(262304);
	d = ld4(262300);
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
		M[262308] = 1;
		d = e;
		i = c;
		goto L8;
	L9:
		b = 0;
		d = i + 1;
		c -= d;
		st4(262304, c);
		d += e;
		st4(262300, d);
	L8:
		if (i) goto L5;
	}
	f = ld4(262292);
	g = ld4(262296);
	h = f + g;
	goto L2;
L5:
	f = ld4(262292);
	g = ld4(262296);
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
	st4(262288, 0);
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
	grow_amortized(b + 8, a, ld4(a), 1, 4, 4);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a);
	sp = b + 16;
}

static u32 median3_rec(u32 a, u32 b, u32 c, u32 d)
{
	u32 e, f, g;
	if (d >= 8) {
		d >>= 3;
		e = d << 4;
		f = d * 28;
		a = median3_rec(a, a + e, a + f, d);
		b = median3_rec(b, b + e, b + f, d);
		c = median3_rec(c, c + e, c + f, d);
	}
	d = ld4(a);
	e = ld4(b);
	f = d < e;
	g = ld4(c);
	return f != (d < g) ? a : f != (e < g) ? c : b;
}

static void sort4_stable(u32 a, u32 b)
{
	u32 c, d, e, f, g, h, i, j, k, m;
	c = ld4(a + 4);
	d = ld4(a);
	e = a + ((u32)(c < d) << 2);
	f = ld4(a + 12) < ld4(a + 8);
	g = a + (f ? 12 : 8);
	c = a + ((u32)(c >= d) << 2);
	a += f ? 8 : 12;
	d = ld4(a) < ld4(c);
	h = ld4(g);
	i = ld4(e);
	m = e;
	e = h < i;
	f = e ? m : d ? g : c;
	j = ld4(f);
	g = d ? a : e ? c : g;
	k = ld4(g);
	st4(b, e ? h : i);
	e = k < j;
	st4(b + 4, ld4(e ? g : f));
	st4(b + 8, ld4(e ? f : g));
	st4(b + 12, ld4(d ? c : a));
}

static void bidirectional_merge(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g, h, i, j, k, m, n;
	d = (b << 2) - 4;
	e = a + d;
	f = c + d;
	g = b >> 1;
	h = a + (g << 2);
	i = h - 4;
	do {
		j = ld4(h);
		k = ld4(a);
		m = j < k;
		st4(c, m ? j : k);
		d = ld4(e);
		n = ld4(i);
		st4(f, d > n ? d : n);
		f -= 4;
		c += 4;
		i += d < n ? 4294967292u : 0;
		e += d >= n ? 4294967292u : 0;
		a += (u32)(j >= k) << 2;
		h += m << 2;
	} while (--g);
	d = i + 4;
	if (b & 1) {
		n = a < d;
		st4(c, ld4(n ? a : h));
		h += (u32)(a >= d) << 2;
		a += n << 2;
	}
	if (a == d && h == e + 4) return;
	host_fail(262144, 53);
}

static void sort8_stable(u32 a, u32 b, u32 c)
{
	sort4_stable(a, c);
	sort4_stable(a + 16, c + 16);
	bidirectional_merge(c, 8, b);
}

static void drift_sort(u32, u32, u32, u32, u32);
static void quicksort_quicksort(u32 a, u32 b, u32 c, u32 d, u32 e, u32 f)
{
	u32 g, h, i, j, k, m, n, p, q, r, s, t, u, v;
	sp = g = frame(16);
	if (b >= 33) {
		i = c - 4;
		for (;;) {
			if (!e) {
				drift_sort(a, b, c, d, 1);
				goto L1;
			}
			j = b >> 3;
			k = a + j * 28;
			h = a + (j << 4);
			if (b >= 64) m = median3_rec(a, h, k, j);
			else {
				j = ld4(a);
				n = ld4(h);
				p = j < n;
				q = ld4(k);
				m = p != (j < q) ? a : p != (n < q) ? k : h;
			}
			e--;
			j = ld4(m);
			st4(g, j);
			r = (m - a) >> 2;
			if (!f || ld4(f) < j) {
				if (d < b) trap();
				s = b << 2;
				k = c + s;
				h = 0;
				j = a;
				t = r;
				for (;;) {
					n = t - 3;
					u = a + ((n > t ? 0 : n) << 2);
					if (j < u) {
						n = ld4(m);
						do {
							p = ld4(j);
							q = p < n;
							st4((q ? c : k - 4) + (h << 2), p);
							p = ld4(j + 4);
							v = p < n;
							h += q;
							st4((v ? c : k - 8) + (h << 2), p);
							p = ld4(j + 8);
							q = p < n;
							h += v;
							st4((q ? c : k - 12) + (h << 2), p);
							k -= 16;
							p = ld4(j + 12);
							v = p < n;
							h += q;
							st4((v ? c : k) + (h << 2), p);
							h += v;
							j += 16;
						} while (j < u);
					}
					q = a + (t << 2);
					if (j < q) {
						v = ld4(m);
						do {
							k -= 4;
							n = ld4(j);
							p = n < v;
							st4((p ? c : k) + (h << 2), n);
							h += p;
							j += 4;
						} while (j < q);
					}
					if (t == b) break;
					k -= 4;
					st4(k + (h << 2), ld4(j));
					j += 4;
					t = b;
				}
				p = h << 2;
				if (p) copy(a, c, p);
				q = b - h;
				if (b != h) {
					j = i + s;
					k = a + p;
					n = q;
					do {
						st4(k, ld4(j));
						j -= 4;
						k += 4;
					} while (--n);
				}
				if (h) {
					if (b < h) host_fail(262144, 53);
					quicksort_quicksort(a + p, q, c, d, e, g);
					b = h;
					if (h < 33) goto L2;
					continue;
				}
			}
			if (d < b) trap();
			t = b << 2;
			k = c + t;
			n = 0;
			j = a;
			for (;;) {
				h = r - 3;
				u = a + ((h > r ? 0 : h) << 2);
				if (j < u) {
					h = ld4(m);
					do {
						p = ld4(j);
						q = h >= p;
						st4((q ? c : k - 4) + (n << 2), p);
						p = ld4(j + 4);
						v = h >= p;
						n += q;
						st4((v ? c : k - 8) + (n << 2), p);
						p = ld4(j + 8);
						q = h >= p;
						n += v;
						st4((q ? c : k - 12) + (n << 2), p);
						k -= 16;
						p = ld4(j + 12);
						v = h >= p;
						n += q;
						st4((v ? c : k) + (n << 2), p);
						n += v;
						j += 16;
					} while (j < u);
				}
				q = a + (r << 2);
				if (j < q) {
					v = ld4(m);
					do {
						k -= 4;
						h = ld4(j);
						p = v >= h;
						st4((p ? c : k) + (n << 2), h);
						n += p;
						j += 4;
					} while (j < q);
				}
				if (r == b) break;
				st4(c + (n << 2), ld4(j));
				j += 4;
				n++;
				k -= 4;
				r = b;
			}
			k = n << 2;
			if (k) copy(a, c, k);
			if (b == n) goto L1;
			j = i + t;
			p = h = b - n;
			k = a += k;
			do {
				st4(k, ld4(j));
				j -= 4;
				k += 4;
			} while (--p);
			if (b < n) host_fail(262144, 53);
			f = 0;
			b = h;
			if (h < 33) goto L2;
		}
	}
	h = b;
L2:
	if (h < 2) goto L1;
	e = h >> 1;
	if (h > 15) {
		j = c + (h << 2);
		sort8_stable(a, c, j);
		k = e << 2;
		sort8_stable(a + k, c + k, j + 32);
		r = 8;
	} else if (h <= 7) {
		st4(c, ld4(a));
		j = e << 2;
		st4(c + j, ld4(a + j));
		r = 1;
	} else {
		sort4_stable(a, c);
		j = e << 2;
		sort4_stable(a + j, c + j);
		r = 4;
	}
	j = 0;
	st4(g + 8, 0);
	s = r << 2;
	st4(g + 12, e);
	d = h - e;
	f = g + 8;
	do {
		m = j;
		j = ld4(f + (j << 2));
		t = j ? d : e;
		if (r < t) {
			j <<= 2;
			q = c + j;
			b = a + j;
			u = s;
			v = r;
			do {
				j = v << 2;
				k = q + j;
				p = ld4(b + j);
				st4(k, p);
				k = ld4(k - 4);
				if (p < k) {
					j = u;
					do {
						n = q + j;
						st4(n, k);
						if (j == 4) {
							j = q;
							goto L48;
						}
						j -= 4;
						k = ld4(n - 8);
					} while (p < k);
					j += q;
				L48:
					st4(j, p);
				}
				u += 4;
			} while (++v != t);
		}
		j = 1;
	} while (!(m & 1));
	bidirectional_merge(c, h, a);
L1:
	sp = g + 16;
}

static void drift_sort(u32 a, u32 b, u32 c, u32 d, u32 e)
{
	u32 f, i, j, k, m, n, p, q, r, s, t, u, v, w, x, y, z, a1, b1;
	u64 g, h;
	sp = f = frame(336);
	g = b;
	h = div8((u64)1073741824 << 32, g);
	g = h * g != (u64)1073741824 << 32;
	if (b < 4097) {
		i = b - (b >> 1);
		j = i < 64 ? i : 64;
	} else {
		i = clz4(b | 1) ^ 31;
		i = (i >> 1) + (i & 1);
		j = ((1u << (i & 31)) + (b >> (i & 31))) >> 1;
	}
	g += h;
	k = a - 4;
	m = a + 8;
	i = 1;
	p = n = 0;
	for (;;) {
		q = 0;
		r = 1;
		s = b > n;
		if (s) {
			t = n << 2;
			u = a + t;
			v = b - n;
			if (v < j) goto L7;
			if (v < 2) {
				w = v;
				goto L8;
			}
			x = ld4(u + 4);
			y = x < ld4(u);
			w = 2;
			if (y) {
				z = 1;
				if (v == 2) goto L10;
				z = m + (n << 2);
				for (;;) {
					a1 = ld4(z);
					if (a1 >= x) goto L11;
					z += 4;
					x = a1;
					w++;
					if (v == w) goto L12;
				}
			}
			if (v == 2) goto L8;
			w = 2;
			z = m + (n << 2);
			do {
				a1 = ld4(z);
				if (a1 < x) goto L11;
				z += 4;
				x = a1;
				w++;
			} while (v != w);
		L12:
			w = v;
		L11:
			if (w < j) goto L7;
			if (!y) goto L8;
			z = w >> 1;
			if (!z) goto L8;
		L10:
			v = k + (w << 2) + t;
			do {
				x = ld4(u);
				st4(u, ld4(v));
				st4(v, x);
				v -= 4;
				u += 4;
			} while (--z);
		L8:
			r = w << 1 | 1;
			goto L6;
		L7:
			if (!e) {
				r = (v < j ? v : j) << 1;
				goto L6;
			}
			v = v < 32 ? v : 32;
			quicksort_quicksort(u, v, c, d, 0, 0);
			r = v << 1 | 1;
		L6:
			q = clz8(g * ((r >> 1) + (n << 1)) ^ ((u64)(n - (i >> 1)) + n) * g);
		}
		if (p < 2) goto L22;
		u = n << 2;
		b1 = k + u;
		y = a + u;
		for (;;) {
			x = p - 1;
			if (M[f + 270 + x] < q) break;
			z = ld4(f + 4 + (x << 2));
			u = z >> 1;
			v = i >> 1;
			t = u + v;
			if (t <= d && !((z | i) & 1)) i = t << 1;
			else {
				p = a + ((n - t) << 2);
				if (!(z & 1)) quicksort_quicksort(p, u, c, d, clz4(u | 1) << 1 ^ 62, 0);
				if (!(i & 1)) quicksort_quicksort(p + (u << 2), v, c, d, clz4(v | 1) << 1 ^ 62, 0);
				if (v != 0 && u != 0) {
					z = v < u;
					v = z ? v : u;
					if (d >= v) {
						i = p + (u << 2);
						u = v << 2;
						if (u) copy(c, z ? i : p, u);
						u += c;
						if (!z) {
							v = c;
							for (;;) {
								z = ld4(i);
								w = ld4(v);
								a1 = z < w;
								st4(p, a1 ? z : w);
								p += 4;
								v += (u32)(z >= w) << 2;
								if (v != u) {
									i += a1 << 2;
									if (i != y) continue;
								}
								goto L33;
							}
						}
						z = b1;
						do {
							u -= 4;
							v = ld4(u);
							w = i - 4;
							i = ld4(w);
							st4(z, v > i ? v : i);
							u += (u32)(v < i) << 2;
							i = w + ((u32)(v >= i) << 2);
							if (i == p) goto L37;
							z -= 4;
						} while (u != c);
					L37:
						p = i;
						v = c;
					L33:
						i = u - v;
						if (i) copy(p, v, i);
					}
				}
				i = t << 1 | 1;
			}
			u = 1;
			p = x;
			if (x <= 1) goto L21;
		}
	L22:
		u = p;
	L21:
		M[f + 270 + u] = q;
		st4(f + 4 + (u << 2), i);
		if (!s) break;
		p = u + 1;
		n += r >> 1;
		i = r;
	}
	if (!(i & 1)) quicksort_quicksort(a, b, c, d, clz4(b | 1) << 1 ^ 62, 0);
	sp = f + 336;
}

static void driftsort_main(u32 a, u32 b)
{
	u32 c, d, e, f;
	sp = c = frame(4096);
	d = b < 2000000 ? b : 2000000;
	e = b - (b >> 1);
	d = d > e ? d : e;
	if (d < 1025) drift_sort(a, b, c, 1024, b < 65);
	else {
		f = d << 2;
		if (e > 1073741823 || f > 2147483644) handle_error(0);
		e = globalalloc_alloc(f);
		if (!e) handle_error(4);
		drift_sort(a, b, e, d, b < 65);
		globalalloc_dealloc(e, f);
	}
	sp = c + 4096;
}

static u32 new_leaf(void)
{
	u32 a;
	a = globalalloc_alloc(52);
	if (!a) host_fail(262144, 53);
	st2(a + 50, 0);
	st4(a, 0);
	return a;
}

static void new_internal(u32 a, u32 b, u32 c)
{
	u32 d;
	d = globalalloc_alloc(100);
	if (!d) host_fail(262144, 53);
	st4(d + 52, b);
	st2(d + 50, 0);
	st4(d, 0);
	if (!++c) host_fail(262144, 53);
	st2(b + 48, 0);
	st4(b, d);
	st4(a + 4, c);
	st4(a, d);
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, p, q, r, s, t, u, v, w, x, y, z;
	u64 a1, b1;
	sp = a = frame(80);
	b = proconio_read();
	c = proconio_read();
	d = b - 1;
	if (d >= 1000 || c - 1 >= b) host_fail(262144, 53);
	e = d << 3;
	if (d) {
		g = globalalloc_alloc(e);
		if (!g) handle_error(4);
		h = d;
		i = g;
		do {
			j = proconio_read();
			st4(i + 4, proconio_read());
			st4(i, j);
			i += 8;
		} while (--h);
		f = d;
	} else {
		f = 0;
		g = 4;
	}
	k = b + 1;
	m = k * 12;
	n = globalalloc_alloc(m);
	if (!n) handle_error(4);
	h = b;
	i = n;
	do {
		st8(i, (u64)4 << 32);
		st4(i + 8, 0);
		i += 12;
	} while (--h);
	st8(i, (u64)4 << 32);
	st4(i + 8, 0);
	if (!d) goto L3;
	p = g + e;
	j = g;
	do {
		d = ld4(j);
		e = ld4(j + 4);
		st4(a + 44, e);
		st4(a + 40, d);
		j += 8;
		i = 0;
		while (i != 8) {
			h = a + 40 + i;
			i += 4;
			if (ld4(h) - 1 >= b) host_fail(262144, 53);
		}
		if (d > b) host_fail(262144, 53);
		i = n + d * 12;
		h = ld4(i + 8);
		if (h == ld4(i)) grow_one(i);
		st4(i + 8, h + 1);
		st4(ld4(i + 4) + (h << 2), e);
		if (e > b) host_fail(262144, 53);
		i = n + e * 12;
		h = ld4(i + 8);
		if (h == ld4(i)) grow_one(i);
		st4(i + 8, h + 1);
		st4(ld4(i + 4) + (h << 2), d);
	} while (j != p);
L3:
	q = globalalloc_alloc(8);
	if (!q) host_fail(262144, 53);
	r = 0;
	st4(q + 4, 0);
	st4(q, c);
	st4(a + 36, 1);
	st4(a + 32, q);
	st4(a + 28, 1);
	p = 1;
	do {
		i = q + (r << 3);
		s = ld4(i);
		if (s > b) host_fail(262144, 53);
		d = ld4(i + 4);
		h = n + s * 12;
		i = ld4(h + 4);
		j = i + (ld4(h + 8) << 2);
		while (i != j) {
			h = ld4(i);
			i = e = i + 4;
			if (h == d) continue;
			if (p == ld4(a + 28)) {
				do_reserve_and_handle(a + 28, p, 1, 4, 8);
				q = ld4(a + 32);
			}
			i = q + (p << 3);
			st4(i + 4, s);
			st4(i, h);
			p++;
			st4(a + 36, p);
			i = e;
		}
		r++;
	} while (r < p && p <= b);
	if (!p) host_fail(262144, 53);
	i = ld4(a + 32);
	t = p << 2;
	u = globalalloc_alloc(t);
	if (!u) handle_error(4);
	h = u;
	j = p;
	do {
		st4(h, ld4(i));
		i += 8;
		h += 4;
	} while (--j);
	if (p != 1) {
		if (p >= 21) driftsort_main(u, p);
		else {
			h = u + 4;
			s = u + t;
			r = 0;
			i = u;
			do {
				e = h;
				j = ld4(i + 4);
				h = ld4(i);
				if (j < h) {
					i = r;
					do {
						st4(u + i + 4, h);
						if (!i) {
							i = u;
							goto L41;
						}
						i -= 4;
						d = i + u;
						h = ld4(d);
					} while (j < h);
					i = d + 4;
				L41:
					st4(i, j);
				}
				r += 4;
				i = e;
				h = e + 4;
			} while (h != s);
		}
	}
	s = u + (p << 2);
	v = d = 0;
	w = u;
	r = 2;
	j = h = new_leaf();
	for (;;) {
		i = w;
		e = q = p;
		for (;;) {
			switch (r) {
			case 0:
				goto L30;
			case 2:
				if (i == s) goto L30;
				e = ld4(i);
				i += 4;
			}
			if (i == s) break;
			p = ld4(i);
			r = 1;
			i = w = i + 4;
			q = e;
			if (e != p) goto L47;
		}
		r = 0;
		w = s;
		p = q;
	L47:
		i = ld2(j + 50);
		if (i < 11) {
			st2(j + 50, i + 1);
			st4(j + (i << 2) + 4, e);
			goto L53;
		}
		i = 0;
		for (;;) {
			j = ld4(j);
			if (!j) break;
			i++;
			if (ld2(j + 50) <= 10) goto L55;
		}
		new_internal(a + 16, h, d);
		j = h = ld4(a + 16);
		i = d = ld4(a + 20);
	L55:
		q = new_leaf();
		x = i - 1;
		if (x) {
			y = 0;
			z = x;
			do {
				new_internal(a + 8, q, y);
				q = ld4(a + 8);
				y = ld4(a + 12);
			} while (--z);
			if (y != x) host_fail(262144, 53);
		}
		y = ld2(j + 50);
		if (y >= 11) host_fail(262144, 53);
		z = y + 1;
		st2(j + 50, z);
		st4(j + (y << 2) + 4, e);
		st4(j + (z << 2) + 52, q);
		st2(q + 48, z);
		st4(q, j);
		if (i) {
			do j = ld4(j + (ld2(j + 50) << 2) + 52); while (--i);
		}
	L53:
		v++;
	}
L30:
	globalalloc_dealloc(u, t);
	if (!d) goto L64;
	p = h;
	r = d;
	do {
		i = ld2(p + 50);
		if (!i) host_fail(262144, 53);
		r--;
		i = p + (i << 2);
		p = ld4(i + 52);
		e = ld2(p + 50);
		if (e >= 5) goto L67;
		j = (5 - e) & 65535;
		s = ld4(i + 48);
		q = ld2(s + 50);
		if (j > q) host_fail(262144, 53);
		y = q - j;
		st2(s + 50, y);
		st2(p + 50, 5);
		j <<= 2;
		z = p + 4;
		w = e << 2 & 65532;
		if (w) copy(z + j, z, w);
		e = s + 4;
		u = y + 1;
		t = u << 2;
		q = (q - u) << 2;
		if (q) copy(z, e + t, q);
		q = ld4(i);
		st4(i, ld4(e + (y << 2)));
		st4(p + j, q);
		if (!r) goto L64;
		i = p + 52;
		e = w + 4;
		if (e) copy(i + j, i, e);
		if (j) copy(i, s + t + 52, j);
		j = 0;
		do {
			e = ld4(i);
			st2(e + 48, j);
			st4(e, p);
			i += 4;
		} while (++j != 6);
	L67:;
	} while (r);
L64:
	if (ld4(a + 36) != b || v != b) host_fail(262144, 53);
	j = globalalloc_alloc(k);
	if (!j) handle_error(1);
	if (k) fill(j, 0, k);
	i = b << 3;
	r = ld4(a + 32);
	do {
		e = r + i;
		p = ld4(e - 8);
		if (p > b) host_fail(262144, 53);
		e = ld4(e - 4);
		if (e > b) host_fail(262144, 53);
		e += j;
		M[e] = (M[j + p] ^ 1) | M[e];
		i -= 8;
	} while (i);
	if (c > b) host_fail(262144, 53);
	i = n + c * 12;
	e = ld4(i + 4);
	p = ld4(i + 8) << 2;
	q = e + p;
	do {
		i = e;
		if (!p) goto L88;
		s = ld4(i);
		if (s > b) host_fail(262144, 53);
		p -= 4;
		e = i + 4;
	} while (M[j + s]);
	if (e != q) {
		s = p >> 2;
		do {
			p = ld4(e);
			if (p > b) host_fail(262144, 53);
			i = M[j + p] ? i : ld4(i) > p ? e : i;
			e += 4;
		} while (--s);
	}
	e = ld4(262276);
	if (ld4(262268) - e <= 35) {
		do_reserve_and_handle(262268, e, 36, 1, 1);
		e = ld4(262276);
	}
	q = ld4(262272);
	copy(q + e, 262229, 36);
	s = e + 36;
	st4(262276, s);
	a1 = ld4(i);
	fill(a + 40, 48, 40);
	e = 39;
	do {
		i = e;
		if (i > 39) host_fail(262144, 53);
		b1 = a1 / 10;
		M[a + 40 + i] = (u32)(b1 * 246 + a1) | 48;
		e = i - 1;
		p = a1 < 10;
		a1 = b1;
	} while (!p);
	i = 40 - i;
	if (i > ld4(262268) - s) {
		do_reserve_and_handle(262268, s, i, 1, 1);
		q = ld4(262272);
		s = ld4(262276);
	}
	if (i) copy(q + s, a + 40 + e + 1, i);
	i += s;
	st4(262276, i);
	if (ld4(262268) == i) {
		do_reserve_and_handle(262268, i, 1, 1, 1);
		i = ld4(262276);
	}
	e = i + 1;
	st4(262276, e);
	M[ld4(262272) + i] = 10;
	if (i < 65536) goto L86;
	host_write(ld4(262272), e);
	goto L87;
L88:
	i = ld4(262276);
	if (ld4(262268) - i <= 18) {
		do_reserve_and_handle(262268, i, 19, 1, 1);
		i = ld4(262276);
	}
	p = i + 19;
	st4(262276, p);
	s = ld4(262272);
	e = s + i;
	st8(e, ld8(262210));
	st8(e + 8, ld8(262218));
	st4(e + 15, ld4(262225));
	if (i < 65518) goto L86;
	host_write(s, p);
L87:
	st4(262276, 0);
L86:
	globalalloc_dealloc(j, k);
	j = 0;
	e = b;
	do {
		if (j) {
			i = h;
			h = j;
		} else {
			i = 0;
			if (d) {
				do h = ld4(h + 52); while (--d);
			}
			d = 0;
		}
		if (d < ld2(h + 50)) {
			j = h;
			goto L108;
		}
		for (;;) {
			j = ld4(h);
			if (!j) break;
			d = ld2(h + 48);
			globalalloc_dealloc(h, i ? 100 : 52);
			i++;
			h = j;
			if (d < ld2(j + 50)) goto L108;
		}
		globalalloc_dealloc(h, i ? 100 : 52);
		host_fail(262144, 53);
	L108:
		if (i) {
			h = j + (d << 2) + 56;
			do {
				j = ld4(h);
				h = j + 52;
			} while (--i);
			d = 0;
		} else {
			d++;
		}
		h = 0;
	} while (--e);
	h = ld4(j);
	if (h) {
		i = 0;
		do {
			globalalloc_dealloc(j, i ? 100 : 52);
			i++;
			j = h;
			h = ld4(j);
		} while (h);
		i = i ? 100 : 52;
	} else {
		i = 52;
	}
	globalalloc_dealloc(j, i);
	i = ld4(a + 28);
	if (i) globalalloc_dealloc(r, i << 3);
	h = b + 1;
	i = n;
	do {
		j = ld4(i);
		if (j) globalalloc_dealloc(ld4(i + 4), j << 2);
		i += 12;
	} while (--h);
	globalalloc_dealloc(n, m);
	if (f) globalalloc_dealloc(g, f << 3);
	i = ld4(262276);
	if (i) {
		host_write(ld4(262272), i);
		st4(262276, 0);
	}
	sp = a + 80;
}

int main(void)
{
	M = (unsigned char *)calloc(5, 65536);
	if (!M) die("out of memory");
	memcpy(M + 262144, "the program failed; bundled with --debug, it says whyout of memoryFirst player loses\nFirst play"
		"er wins flying to airport \0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\1", 137);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
