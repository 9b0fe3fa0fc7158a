/* BZOJ 1982, https://hydro.ac/d/bzoj/p/1982, made by `cargo judge bundle bzoj1982 --write` from 35e8b6c4e90205c0 */
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
static u32 sar4(u32 x, u32 n)
{
	u32 sign = -(x >> 31);
	return ((x ^ sign) >> (n & 31)) ^ sign;
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
	b = ld4(262284);
	if (!b) {
		b = pages << 16;
		st4(262284, b);
	}
	if (a > b) {
		c = a - b + 65535;
		if (grow(c >> 16) == ~0u) host_fail(262197, 13);
		st4(262284, (c & -65536) + b);
	}
	st4(262416, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = clz4((a > 16 ? a : 16) - 1);
	c = 32 - b;
	if (!b) host_fail(262144, 53);
	d = c << 2;
	b = ld4(d + 262288);
	if (b) {
		st4(d + 262288, ld4(b));
		return b;
	}
	b = ld4(262416);
	if (!b) {
		b = pages << 16;
		st4(262416, b);
	}
	b = (b + 15) & -16;
	memory_reach(b + (a > 65536 ? a : 1u << (c & 31)));
	return b;
}

static void globalalloc_dealloc(u32 a, u32 b)
{
	if (b > 65536) {
		if (b + a == ld4(262416)) {
			st4(262416, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 262288));
		st4(b + 262288, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 262288));
	st4(b + 262288, a);
}

static void finish_grow(u32 a, u32 b, u32 c, u32 d)
{
	u32 e;
	if (d <= 2147483647) {
		if (!b) {
			e = globalalloc_alloc(d);
			if (e) goto L4;
			goto L6;
		}
		if (b + c != ld4(262416) || b <= 65536) {
			if (d <= 65536 && clz4((b > 16 ? b : 16) - 1) == clz4((d > 16 ? d : 16) - 1)) goto L5;
			e = globalalloc_alloc(d);
			if (!e) goto L6;
			if (b) copy(e, c, b);
			globalalloc_dealloc(c, b);
			goto L4;
		}
		memory_reach(d + c);
		goto L5;
	L6:
		b = 1;
		st4(a + 4, 1);
		goto L3;
	L5:
		e = c;
	L4:
		st4(a + 4, e);
		b = 0;
	L3:
		c = 8;
	} else {
		b = 1;
		c = 4;
		d = 0;
	}
	st4(a + c, d);
	st4(a, b);
}

static void handle_error(u32 a)
{
	host_fail(262144, 53);
}

static void do_reserve_and_handle(u32 a, u32 b, u32 c)
{
	u32 d, e;
	sp = d = frame(16);
	b += c;
	if (b < c) {
		d = 0;
		handle_error(0);
	}
	e = c = ld4(a);
	c <<= 1;
	c = b > c ? b : c;
	c = c > 8 ? c : 8;
	finish_grow(d + 4, e, ld4(a + 4), c);
	if (ld4(d + 4) != 1) {
		b = ld4(d + 8);
		st4(a, c);
		st4(a + 4, b);
		sp = d + 16;
		return;
	}
	handle_error(ld4(d + 8));
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

static void heapsort_heapsort(u32 a, u32 b)
{
	u32 c, d, e, f, h, i, j, k, m, n, p;
	u64 g;
	sp = c = frame(16);
	d = (b >> 1) + b;
	do {
		if (--d >= b) e = d - b;
		else {
			f = a + d * 12;
			e = ld4(f + 8);
			g = ld8(a);
			st8(a, ld8(f));
			h = ld4(a + 8);
			st4(a + 8, e);
			st4(f + 8, h);
			st8(f, g);
			e = 0;
		}
		h = e << 1;
		f = h | 1;
		i = b < d ? b : d;
		if (f >= i) goto L5;
		do {
			h += 2;
			if (h >= i) j = f;
			else {
				k = a + f * 12;
				m = a + h * 12;
				h = ld4(k + 8);
				p = ld4(k + 4);
				k = ld4(m + 8);
				m = memcmp_fn(p, ld4(m + 4), h < k ? h : k);
				j = ((m ? m : h - k) >> 31) + f;
			}
			m = a + e * 12;
			n = a + j * 12;
			f = ld4(m + 8);
			e = ld4(n + 8);
			h = memcmp_fn(ld4(m + 4), ld4(n + 4), f < e ? f : e);
			if ((h ? h : f - e) <= 2147483647) goto L5;
			f = 0;
			do {
				e = m + f;
				h = ld4(e);
				k = n + f;
				st4(e, ld4(k));
				st4(k, h);
				f += 4;
			} while (f != 12);
			e = j;
			h = j << 1;
			f = h | 1;
		} while (f < i);
	L5:;
	} while (d);
	sp = c + 16;
}

static u32 median3_rec(u32 a, u32 b, u32 c, u32 d)
{
	u32 e, f, g, h, i, j, k;
	if (d >= 8) {
		d >>= 3;
		e = d * 48;
		f = d * 84;
		a = median3_rec(a, a + e, a + f, d);
		b = median3_rec(b, b + e, b + f, d);
		c = median3_rec(c, c + e, c + f, d);
	}
	g = ld4(a + 4);
	h = ld4(b + 4);
	d = ld4(a + 8);
	e = ld4(b + 8);
	i = memcmp_fn(g, h, d < e ? d : e);
	j = ld4(c + 4);
	f = ld4(c + 8);
	g = memcmp_fn(g, j, d < f ? d : f);
	k = g ? g : d - f;
	d = i ? i : d - e;
	if ((k ^ d) <= 2147483647) {
		a = memcmp_fn(h, j, e < f ? e : f);
		a = ((a ? a : e - f) ^ d) > 2147483647 ? c : b;
	}
	return a;
}

static void sort4_stable(u32 a, u32 b)
{
	u32 c, d, e, f, g, h, i, j, k, m;
	c = ld4(a + 20);
	d = ld4(a + 8);
	e = memcmp_fn(ld4(a + 16), ld4(a + 4), c < d ? c : d);
	f = ld4(a + 44);
	g = ld4(a + 32);
	h = memcmp_fn(ld4(a + 40), ld4(a + 28), f < g ? f : g);
	g = (h ? h : f - g) > 2147483647;
	f = a + (g ? 36 : 24);
	g = a + (g ? 24 : 36);
	d = e ? e : c - d;
	c = a + (~d >> 31) * 12;
	a += (d >> 31) * 12;
	d = ld4(f + 8);
	e = ld4(a + 8);
	h = memcmp_fn(ld4(f + 4), ld4(a + 4), d < e ? d : e);
	h = (h ? h : d - e) > 2147483647;
	d = ld4(g + 8);
	e = ld4(c + 8);
	i = memcmp_fn(ld4(g + 4), ld4(c + 4), d < e ? d : e);
	i = (i ? i : d - e) > 2147483647;
	d = i ? g : h ? c : f;
	e = h ? a : i ? f : c;
	j = ld4(d + 8);
	k = ld4(e + 8);
	m = memcmp_fn(ld4(d + 4), ld4(e + 4), j < k ? j : k);
	a = h ? f : a;
	st4(b + 8, ld4(a + 8));
	st8(b, ld8(a));
	a = (m ? m : j - k) > 2147483647;
	f = a ? d : e;
	st4(b + 20, ld4(f + 8));
	st8(b + 12, ld8(f));
	a = a ? e : d;
	st4(b + 32, ld4(a + 8));
	st8(b + 24, ld8(a));
	a = i ? c : g;
	st8(b + 36, ld8(a));
	st4(b + 44, ld4(a + 8));
}

static void bidirectional_merge(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g, h, i, j, k, m, n;
	d = b * 12 - 12;
	e = a + d;
	f = c + d;
	g = b >> 1;
	d = a + g * 12;
	h = d - 12;
	do {
		i = ld4(d + 8);
		j = ld4(a + 8);
		k = memcmp_fn(ld4(d + 4), ld4(a + 4), i < j ? i : j);
		k = k ? k : i - j;
		m = k <= 2147483647;
		i = m ? a : d;
		st4(c + 8, ld4(i + 8));
		st8(c, ld8(i));
		i = ld4(e + 8);
		j = ld4(h + 8);
		n = memcmp_fn(ld4(e + 4), ld4(h + 4), i < j ? i : j);
		i = n ? n : i - j;
		j = i <= 2147483647 ? e : h;
		st4(f + 8, ld4(j + 8));
		st8(f, ld8(j));
		a += m * 12;
		d += (k >> 31) * 12;
		i = sar4(i, 31);
		h += i * 12;
		e += ~i * 12;
		f -= 12;
		c += 12;
	} while (--g);
	h += 12;
	if (b & 1) {
		f = a < h;
		i = f ? a : d;
		st4(c + 8, ld4(i + 8));
		st8(c, ld8(i));
		d += (a >= h) * 12u;
		a += f * 12;
	}
	if (a == h && d == e + 12) return;
	host_fail(262144, 53);
}

static void sort8_stable(u32 a, u32 b, u32 c)
{
	sort4_stable(a, c);
	sort4_stable(a + 48, c + 48);
	bidirectional_merge(c, 8, b);
}

static void insert_tail(u32 a, u32 b)
{
	u32 c, d, e, f, g, h;
	c = ld4(b + 4);
	d = ld4(b + 8);
	e = ld4(b - 4);
	f = memcmp_fn(c, ld4(b - 8), d < e ? d : e);
	if ((f ? f : d - e) > 2147483647) {
		f = b - 20;
		g = ld4(b);
		do {
			b = f;
			st4(b + 28, ld4(b + 16));
			e = b + 8;
			st8(b + 20, ld8(e));
			if (e == a) goto L3;
			f = b - 12;
			e = ld4(b + 4);
			h = memcmp_fn(c, ld4(b), d < e ? d : e);
		} while ((h ? h : d - e) > 2147483647);
		e = b + 20;
		goto L2;
	L3:
		e = b + 20;
	L2:
		st4(b + 8, g);
		st4(e - 4, d);
		st4(e - 8, c);
	}
}

static void quicksort_quicksort(u32 a, u32 b, u32 c, u32 d)
{
	u32 e, f, g, h, i, j, k, m, n, p, q, r, s, t, u, w, x, y, z;
	u64 v;
	sp = e = frame(592);
	if (b >= 33) {
		do {
			if (!d) {
				heapsort_heapsort(a, b);
				goto L1;
			}
			f = b >> 3;
			g = a + f * 84;
			h = a + f * 48;
			if (b >= 64) i = median3_rec(a, h, g, f);
			else {
				j = ld4(a + 4);
				k = ld4(h + 4);
				f = ld4(a + 8);
				m = ld4(h + 8);
				n = memcmp_fn(j, k, f < m ? f : m);
				i = a;
				p = ld4(g + 4);
				q = ld4(g + 8);
				j = memcmp_fn(j, p, f < q ? f : q);
				z = j ? j : f - q;
				f = n ? n : f - m;
				if ((z ^ f) <= 2147483647) {
					i = memcmp_fn(k, p, m < q ? m : q);
					i = ((i ? i : m - q) ^ f) > 2147483647 ? g : h;
				}
			}
			d--;
			g = i - a;
			if (c) {
				f = a + g;
				h = ld4(c + 8);
				m = ld4(f + 8);
				q = memcmp_fn(ld4(c + 4), ld4(f + 4), h < m ? h : m);
				if ((q ? q : h - m) <= 2147483647) {
					st4(e + 8, ld4(a + 8));
					st8(e, ld8(a));
					g = ld4(f + 8);
					st8(a, ld8(f));
					st4(a + 8, g);
					st4(f + 8, ld4(e + 8));
					st8(f, ld8(e));
					g = ld4(a + 8);
					k = ld4(a + 4);
					c = ld4(a + 20);
					r = ld4(a + 16);
					s = ld4(a + 12);
					h = 0;
					f = j = a + 12;
					m = a + 24;
					t = a + b * 12;
					u = t - 12;
					if (m < u) {
						f = a;
						do {
							i = f + 32;
							n = ld4(i);
							p = memcmp_fn(k, ld4(f + 28), g < n ? g : n);
							m = j + h * 12;
							v = ld8(m);
							st4(f + 20, ld4(m + 8));
							st8(f + 12, v);
							st4(m + 8, ld4(i));
							q = f + 24;
							st8(m, ld8(q));
							w = f + 44;
							m = ld4(w);
							x = memcmp_fn(k, ld4(f + 40), g < m ? g : m);
							n = h + (~(p ? p : g - n) >> 31);
							h = j + n * 12;
							v = ld8(h);
							st4(i, ld4(h + 8));
							st8(q, v);
							st4(h + 8, ld4(w));
							st8(h, ld8(f + 36));
							h = n + (~(x ? x : g - m) >> 31);
							m = f + 48;
							f = q;
						} while (m < u);
						f = q + 12;
						m = q + 24;
					}
					if (m != t) {
						do {
							q = f;
							f = m;
							p = f + 8;
							i = ld4(p);
							n = memcmp_fn(k, ld4(f + 4), g < i ? g : i);
							m = j + h * 12;
							v = ld8(m);
							st4(q + 8, ld4(m + 8));
							st8(q, v);
							st4(m + 8, ld4(p));
							st8(m, ld8(f));
							h += ~(n ? n : g - i) >> 31;
							m = f + 12;
						} while (m != t);
						f = m - 12;
					}
					q = memcmp_fn(k, r, g < c ? g : c);
					m = j + h * 12;
					v = ld8(m);
					st4(f + 8, ld4(m + 8));
					st8(f, v);
					st4(m + 8, c);
					st4(m + 4, r);
					st4(m, s);
					g = h + (~(q ? q : g - c) >> 31);
					if (g >= b) trap();
					st4(e + 8, ld4(a + 8));
					st8(e, ld8(a));
					f = a + g * 12;
					h = ld4(f + 8);
					st8(a, ld8(f));
					st4(a + 8, h);
					st4(f + 8, ld4(e + 8));
					st8(f, ld8(e));
					b += ~g;
					a = f + 12;
					c = 0;
					goto L9;
				}
			}
			st4(e + 8, ld4(a + 8));
			st8(e, ld8(a));
			f = a + g;
			g = ld4(f + 8);
			st8(a, ld8(f));
			st4(a + 8, g);
			st4(f + 8, ld4(e + 8));
			st8(f, ld8(e));
			g = ld4(a + 8);
			j = ld4(a + 4);
			r = ld4(a + 20);
			s = ld4(a + 16);
			y = ld4(a + 12);
			h = 0;
			f = k = a + 12;
			m = a + 24;
			t = a + b * 12;
			u = t - 12;
			if (m < u) {
				f = a;
				do {
					i = f + 32;
					n = ld4(i);
					p = memcmp_fn(ld4(f + 28), j, n < g ? n : g);
					m = k + h * 12;
					v = ld8(m);
					st4(f + 20, ld4(m + 8));
					st8(f + 12, v);
					st4(m + 8, ld4(i));
					q = f + 24;
					st8(m, ld8(q));
					w = f + 44;
					m = ld4(w);
					x = memcmp_fn(ld4(f + 40), j, m < g ? m : g);
					n = ((p ? p : n - g) >> 31) + h;
					h = k + n * 12;
					v = ld8(h);
					st4(i, ld4(h + 8));
					st8(q, v);
					st4(h + 8, ld4(w));
					st8(h, ld8(f + 36));
					h = ((x ? x : m - g) >> 31) + n;
					m = f + 48;
					f = q;
				} while (m < u);
				f = q + 12;
				m = q + 24;
			}
			if (m != t) {
				do {
					q = f;
					f = m;
					p = f + 8;
					i = ld4(p);
					n = memcmp_fn(ld4(f + 4), j, i < g ? i : g);
					m = k + h * 12;
					v = ld8(m);
					st4(q + 8, ld4(m + 8));
					st8(q, v);
					st4(m + 8, ld4(p));
					st8(m, ld8(f));
					h += (n ? n : i - g) >> 31;
					m = f + 12;
				} while (m != t);
				f = m - 12;
			}
			q = memcmp_fn(s, j, r < g ? r : g);
			m = k + h * 12;
			v = ld8(m);
			st4(f + 8, ld4(m + 8));
			st8(f, v);
			st4(m + 8, r);
			st4(m + 4, s);
			st4(m, y);
			g = ((q ? q : r - g) >> 31) + h;
			if (g >= b) trap();
			st4(e + 8, ld4(a + 8));
			st8(e, ld8(a));
			f = a + g * 12;
			h = ld4(f + 8);
			st8(a, ld8(f));
			st4(a + 8, h);
			st4(f + 8, ld4(e + 8));
			st8(f, ld8(e));
			quicksort_quicksort(a, g, c, d);
			b += ~g;
			a = f + 12;
			c = f;
		L9:;
		} while (b >= 33);
	}
	if (b < 2) goto L1;
	i = b >> 1;
	if (b > 15) {
		f = e + b * 12;
		sort8_stable(a, e, f);
		g = i * 12;
		sort8_stable(a + g, e + g, f + 96);
		n = 8;
	} else {
		g = i * 12;
		f = a + g;
		g += e;
		if (b <= 7) {
			st4(e + 8, ld4(a + 8));
			st8(e, ld8(a));
			st4(g + 8, ld4(f + 8));
			st8(g, ld8(f));
			n = 1;
		} else {
			sort4_stable(a, e);
			sort4_stable(f, g);
			n = 4;
		}
	}
	f = 0;
	st4(e + 584, 0);
	p = -n;
	g = n * 12;
	x = a + g;
	st4(e + 588, i);
	j = b - i;
	w = e + g;
	k = e + 584;
	do {
		q = f;
		f = ld4(k + (f << 2));
		g = f ? j : i;
		if (n < g) {
			f *= 12;
			m = e + f;
			h = p + g;
			g = x + f;
			f += w;
			do {
				st4(f + 8, ld4(g + 8));
				st8(f, ld8(g));
				insert_tail(m, f);
				g += 12;
				f += 12;
			} while (--h);
		}
		f = 1;
	} while (!(q & 1));
	bidirectional_merge(e, b, a);
L1:
	sp = e + 592;
}

static void unstable_ipnsort(u32 a, u32 b)
{
	u32 c, d, e, f, g, h, i;
	c = ld4(a + 16);
	d = ld4(a + 20);
	e = ld4(a + 8);
	f = memcmp_fn(c, ld4(a + 4), d < e ? d : e);
	g = f ? f : d - e;
	e = a + 32;
	h = 2;
	if (g > 2147483647) {
		for (;;) {
			i = ld4(e - 4);
			f = ld4(e);
			c = memcmp_fn(i, c, f < d ? f : d);
			if ((c ? c : f - d) <= 2147483647) goto L4;
			e += 12;
			d = f;
			c = i;
			h++;
			if (b == h) goto L3;
		}
	}
	for (;;) {
		i = ld4(e - 4);
		f = ld4(e);
		c = memcmp_fn(i, c, f < d ? f : d);
		if ((c ? c : f - d) > 2147483647) break;
		e += 12;
		d = f;
		c = i;
		h++;
		if (b == h) goto L3;
	}
L4:
	if (h != b) {
		quicksort_quicksort(a, b, 0, clz4(b | 1) << 1 ^ 62);
		return;
	}
L3:
	i = 0;
	if (g <= 2147483647) return;
	g = b >> 1;
	h = b * 12 + a - 12;
	for (;;) {
		d = 0;
		do {
			e = a + d;
			f = ld4(e);
			c = h + d;
			st4(e, ld4(c));
			st4(c, f);
			d += 4;
		} while (d != 12);
		a += 12;
		h -= 12;
		if (++i == g) return;
	}
}

static void call_0(u32 a, u32 b)
{
	switch (b) {
	case 1: input_first(a); return;
	}
	die("no such function");
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, n, p, q;
	u64 m;
	sp = a = frame(80);
	st4(a + 36, 0);
	st8(a + 28, (u64)1 << 32);
	b = 1;
	c = 0;
	for (;;) {
		if (!ld4(262256)) {
			call_0(a + 40, ld4(262252));
			st4(262256, 1);
			st8(262260, ld8(a + 40));
			st8(262268, ld8(a + 48));
			st8(262276, ld8(a + 56));
		}
		d = ld4(262260);
		if (d >= 2147483647) host_fail(262144, 53);
		f = e = ld4(262276);
		h = g = ld4(262272);
		j = i = M[262280];
		while ((j & 1) == 0 && f != 0) {
			k = 0;
			for (;;) {
				j = M[h + k] - 9u;
				if (j <= 23 && 1u << (j & 31) & 8388635) break;
				k++;
				if (f == k) goto L12;
			}
			j = k + 1;
			h += j;
			f -= j;
			j = 0;
			if (k) goto L12;
		}
		j = ld4(a + 32);
		g = ld4(262248);
		if (c <= ld4(262240) - g) goto L6;
		do_reserve_and_handle(262240, g, c);
		g = ld4(262248);
		goto L5;
	L12:
		if (d) host_fail(262144, 53);
		st4(262260, -1);
		for (;;) {
			j = g;
			if (i & 1) break;
			if (e) {
				k = 0;
				do {
					g = M[j + k] - 9u;
					if (g <= 23 && 1u << (g & 31) & 8388635) goto L25;
					k++;
				} while (e != k);
			}
			i = 1;
			M[262280] = 1;
			g = j;
			k = e;
			goto L24;
		L25:
			i = 0;
			g = k + 1;
			e -= g;
			st4(262276, e);
			g += j;
			st4(262272, g);
		L24:
			if (k) goto L21;
		}
		i = ld4(262264);
		h = ld4(262268);
		j = i + h;
		goto L2;
	L21:
		g = M[j];
		h = ld4(262268);
		i = ld4(262264);
		if (k == 1) {
			switch (g - 43) {
			case 0: case 2:
				goto L2;
			}
		}
		e = g == 43;
		g = j + e;
		k -= e;
		if (k >= 9) {
			f = 0;
			for (;;) {
				if (!k) goto L31;
				m = (u64)f * 10;
				if ((u32)(m >> 32)) goto L2;
				e = M[g] - 48u;
				if (e > 9) goto L2;
				g++;
				k--;
				f = e + (u32)m;
				if (f < e) goto L2;
			}
		}
		if (!k) break;
		f = 0;
		do {
			e = M[g] - 48u;
			if (e > 9) goto L2;
			g++;
			f = e + f * 10;
		} while (--k);
	L31:
		st4(262260, 0);
		if (f - 1 >= 1000000) host_fail(262144, 53);
		n = f * 12;
		p = globalalloc_alloc(n);
		if (!p) host_fail(262144, 53);
		h = 0;
		for (;;) {
			if (!ld4(262256)) {
				call_0(a + 40, ld4(262252));
				st4(262256, 1);
				st8(262260, ld8(a + 40));
				st8(262268, ld8(a + 48));
				st8(262276, ld8(a + 56));
			}
			if (ld4(262260)) host_fail(262144, 53);
			d = h + 1;
			st4(262260, -1);
			g = M[262280];
			e = ld4(262276);
			i = ld4(262272);
			do {
				j = i;
				if (g & 1) goto L89;
				if (e) {
					k = 0;
					do {
						g = M[j + k] - 9u;
						if (g <= 23 && 1u << (g & 31) & 8388635) goto L45;
						k++;
					} while (e != k);
				}
				g = 1;
				M[262280] = 1;
				i = j;
				k = e;
				goto L44;
			L45:
				g = 0;
				i = k + 1;
				e -= i;
				st4(262276, e);
				i += j;
				st4(262272, i);
			L44:;
			} while (!k);
			if (!j) break;
			e = globalalloc_alloc(k);
			if (!e) host_fail(262144, 53);
			if (k) copy(e, j, k);
			g = p + h * 12;
			st4(g + 8, k);
			st4(g + 4, e);
			st4(g, k);
			st4(262260, ld4(262260) + 1);
			h = d;
			if (d == f) goto L37;
		}
	L89:
		k = ld4(262268);
		str_index(a + 16, ld4(262264), k, k);
		g = ld4(a + 16);
		k = ld4(a + 20);
		st2(a + 76, 1);
		st4(a + 72, k);
		st4(a + 68, 0);
		M[a + 64] = 1;
		st4(a + 60, 10);
		st4(a + 56, k);
		st4(a + 52, 0);
		st4(a + 48, k);
		st4(a + 44, g);
		st4(a + 40, 10);
		next_back_2(a + 40);
		host_fail(262144, 53);
	L37:
		i = p + n;
		e = p;
		do {
			g = e;
			e = g + 12;
			k = ld4(g + 8);
			g = ld4(g + 4);
			while (k) {
				k--;
				j = M[g];
				g++;
				if (((j - 58) & 255) <= 245) host_fail(262144, 53);
			}
		} while (e != i);
		i = 0;
		do {
			e = p + i * 12;
			k = ld4(e + 8);
			g = h = ld4(e + 4);
			do {
				if (!k) goto L57;
				k--;
				j = M[g];
				g++;
			} while (j == 48);
		} while (++i != f);
		i = f;
		goto L56;
	L57:
		k = ld4(e);
		if (k) globalalloc_dealloc(h, k);
		d = i + 1;
		if (d >= f) goto L56;
		do {
			h = p + d * 12;
			j = ld4(h + 8);
			e = ld4(h + 4);
			k = 0;
			do {
				if (j == k) goto L66;
				g = e + k;
				k++;
			} while (M[g] == 48);
			k = p + i * 12;
			st4(k + 8, ld4(h + 8));
			st8(k, ld8(h));
			i++;
			goto L65;
		L66:
			k = ld4(h);
			if (!k) goto L65;
			globalalloc_dealloc(e, k);
		L65:;
		} while (++d != f);
	L56:
		if (i >= 2) {
			if (i >= 21) unstable_ipnsort(p, i);
			else {
				k = 12;
				g = i * 12;
				do {
					insert_tail(p, p + k);
					k += 12;
				} while (g != k);
			}
		}
		g = p;
		k = i;
		while (k) {
			d = 13;
			q = 262210;
			if (k == 1) goto L73;
			j = ld4(g + 8);
			if (j != ld4(g + 20)) goto L73;
			e = k < 2 ? k : 2;
			k -= e;
			f = ld4(g + 4);
			h = ld4(g + 16);
			g += e * 12;
			if (memcmp_fn(f, h, j)) goto L73;
		}
		d = 14;
		q = 262223;
	L73:
		if (d > ld4(a + 28) - c) {
			do_reserve_and_handle(a + 28, c, d);
			b = ld4(a + 32);
			c = ld4(a + 36);
		}
		if (d) copy(b + c, q, d);
		c += d;
		st4(a + 36, c);
		if (i) {
			k = p;
			do {
				g = ld4(k);
				if (g) globalalloc_dealloc(ld4(k + 4), g);
				k += 12;
			} while (--i);
		}
		globalalloc_dealloc(p, n);
	}
	st4(262260, 0);
	host_fail(262144, 53);
L6:
	if (!c) goto L4;
L5:
	if (!c) goto L4;
	copy(ld4(262244) + g, j, c);
L4:
	k = 0;
	g += c;
	st4(262248, g);
	if (g < 65537) k = g;
	else {
		host_write(ld4(262244), g);
		st4(262248, 0);
	}
	g = ld4(a + 28);
	if (g) {
		globalalloc_dealloc(j, g);
		k = ld4(262248);
	}
	if (k) {
		host_write(ld4(262244), k);
		st4(262248, 0);
	}
	sp = a + 80;
	return;
L2:
	str_index(a + 8, i, h, j - i);
	g = ld4(a + 8);
	k = ld4(a + 12);
	st2(a + 76, 1);
	st4(a + 72, k);
	st4(a + 68, 0);
	M[a + 64] = 1;
	st4(a + 60, 10);
	st4(a + 56, k);
	st4(a + 52, 0);
	st4(a + 48, k);
	st4(a + 44, g);
	st4(a + 40, 10);
	next_back_2(a + 40);
	host_fail(262144, 53);
}

int main(void)
{
	M = (unsigned char *)calloc(5, 65536);
	if (!M) die("out of memory");
	memcpy(M + 262144, "the program failed; bundled with --debug, it says whyout of memoryfirst player\nsecond player\n"
		"\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\1", 109);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
