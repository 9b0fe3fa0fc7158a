/* BZOJ 1982, https://hydro.ac/d/bzoj/p/1982, made by `cargo judge bundle bzoj1982 --write` from 366f7cfcae781be4 */
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

static void heapsort_heapsort(u32 a, u32 b)
{
	u32 c, d, f, g, h, i, j, k, m, n, p;
	u64 e;
	c = (b >> 1) + b;
	do {
		if (--c >= b) d = c - b;
		else {
			e = ld8(a);
			f = a + (c << 3);
			st8(a, ld8(f));
			st8(f, e);
			d = 0;
		}
		g = d << 1;
		f = g | 1;
		h = b < c ? b : c;
		if (f >= h) goto L5;
		do {
			g += 2;
			if (g >= h) g = f;
			else {
				i = a + (f << 3);
				j = a + (g << 3);
				g = ld4(i + 4);
				p = ld4(i);
				i = ld4(j + 4);
				j = memcmp_fn(p, ld4(j), g < i ? g : i);
				g = ((j ? j : g - i) >> 31) + f;
			}
			i = a + (d << 3);
			k = ld4(i);
			j = a + (g << 3);
			m = ld4(j);
			f = ld4(i + 4);
			d = ld4(j + 4);
			n = memcmp_fn(k, m, f < d ? f : d);
			if ((n ? n : f - d) <= 2147483647) goto L5;
			st4(j, k);
			st4(i, m);
			st4(i + 4, d);
			st4(j + 4, f);
			d = g;
			g <<= 1;
			f = g | 1;
		} while (f < h);
	L5:;
	} while (c);
}

static u32 median3_rec(u32 a, u32 b, u32 c, u32 d)
{
	u32 e, f, g, h, i, j, k;
	if (d >= 8) {
		d >>= 3;
		e = d << 5;
		f = d * 56;
		a = median3_rec(a, a + e, a + f, d);
		b = median3_rec(b, b + e, b + f, d);
		c = median3_rec(c, c + e, c + f, d);
	}
	g = ld4(a);
	h = ld4(b);
	d = ld4(a + 4);
	e = ld4(b + 4);
	i = memcmp_fn(g, h, d < e ? d : e);
	j = ld4(c);
	f = ld4(c + 4);
	g = memcmp_fn(g, j, d < f ? d : f);
	k = g ? g : d - f;
	d = i ? i : d - e;
	if ((k ^ d) <= 2147483647) {
		a = memcmp_fn(h, j, e < f ? e : f);
		a = ((a ? a : e - f) ^ d) > 2147483647 ? c : b;
	}
	return a;
}

static void swap_if_less(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g;
	b = a + (b << 3);
	a += c << 3;
	d = ld4(a);
	e = ld4(b);
	c = ld4(a + 4);
	f = ld4(b + 4);
	g = memcmp_fn(d, e, c < f ? c : f);
	c = (g ? g : c - f) > 2147483647;
	f = ld4((c ? b : a) + 4);
	st8(b, ld8(c ? a : b));
	st4(a + 4, f);
	st4(a, c ? e : d);
}

static void insertion_sort_shift_left(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g, h, i, j;
	if (c > b) trap();
	if (c != b) {
		d = a + (b << 3);
		e = c << 3;
		f = a + e;
		do {
			g = ld4(f);
			h = ld4(f + 4);
			b = ld4(f - 4);
			c = memcmp_fn(g, ld4(f - 8), h < b ? h : b);
			if ((c ? c : h - b) > 2147483647) {
				b = e;
				do {
					c = a + b;
					st8(c, ld8(c - 8));
					if (b == 8) {
						b = a;
						goto L6;
					}
					b -= 8;
					j = ld4(c - 16);
					c = ld4(c - 12);
					i = memcmp_fn(g, j, h < c ? h : c);
				} while ((i ? i : h - c) > 2147483647);
				b += a;
			L6:
				st4(b + 4, h);
				st4(b, g);
			}
			e += 8;
			f += 8;
		} while (f != d);
	}
}

static void quicksort_quicksort(u32 a, u32 b, u32 c, u32 d)
{
	u32 e, f, g, h, i, j, k, m, n, p, q, s, t, u, v, w, x;
	u64 r;
	sp = e = frame(256);
	if (b >= 33) {
		do {
			if (!d) {
				heapsort_heapsort(a, b);
				goto L1;
			}
			f = b >> 3;
			g = a + f * 56;
			h = a + (f << 5);
			if (b >= 64) i = median3_rec(a, h, g, f);
			else {
				j = ld4(a);
				k = ld4(h);
				f = ld4(a + 4);
				m = ld4(h + 4);
				n = memcmp_fn(j, k, f < m ? f : m);
				i = a;
				p = ld4(g);
				q = ld4(g + 4);
				j = memcmp_fn(j, p, f < q ? f : q);
				x = j ? j : f - q;
				f = n ? n : f - m;
				if ((x ^ f) <= 2147483647) {
					i = memcmp_fn(k, p, m < q ? m : q);
					i = ((i ? i : m - q) ^ f) > 2147483647 ? g : h;
				}
			}
			d--;
			f = i - a;
			if (c) {
				g = a + f;
				h = ld4(c + 4);
				m = ld4(g + 4);
				q = memcmp_fn(ld4(c), ld4(g), h < m ? h : m);
				if ((q ? q : h - m) <= 2147483647) {
					r = ld8(a);
					st8(a, ld8(g));
					st8(g, r);
					f = ld4(a + 4);
					n = ld4(a);
					c = ld4(a + 12);
					s = ld4(a + 8);
					h = 0;
					g = i = a + 8;
					m = a + 16;
					t = a + (b << 3);
					u = t - 8;
					if (m < u) {
						g = a;
						do {
							m = g + 16;
							q = ld4(g + 20);
							j = memcmp_fn(n, ld4(m), f < q ? f : q);
							k = i + (h << 3);
							st8(g + 8, ld8(k));
							st8(k, ld8(m));
							v = g + 24;
							k = ld4(g + 28);
							p = memcmp_fn(n, ld4(v), f < k ? f : k);
							h += ~(j ? j : f - q) >> 31;
							q = i + (h << 3);
							st8(m, ld8(q));
							st8(q, ld8(v));
							h += ~(p ? p : f - k) >> 31;
							q = g + 32;
							g = m;
						} while (q < u);
						g = m + 8;
						m += 16;
					}
					if (m != t) {
						do {
							j = g;
							g = m;
							m = ld4(g + 4);
							q = memcmp_fn(n, ld4(g), f < m ? f : m);
							k = i + (h << 3);
							st8(j, ld8(k));
							st8(k, ld8(g));
							h += ~(q ? q : f - m) >> 31;
							m = g + 8;
						} while (m != t);
						g = m - 8;
					}
					m = memcmp_fn(n, s, f < c ? f : c);
					q = i + (h << 3);
					st8(g, ld8(q));
					st4(q + 4, c);
					st4(q, s);
					f = h + (~(m ? m : f - c) >> 31);
					if (f >= b) trap();
					r = ld8(a);
					g = a + (f << 3);
					st8(a, ld8(g));
					st8(g, r);
					f++;
					b -= f;
					a += f << 3;
					c = 0;
					goto L9;
				}
			}
			r = ld8(a);
			f += a;
			st8(a, ld8(f));
			st8(f, r);
			f = ld4(a + 4);
			i = ld4(a);
			s = ld4(a + 12);
			w = ld4(a + 8);
			h = 0;
			g = n = a + 8;
			m = a + 16;
			t = a + (b << 3);
			u = t - 8;
			if (m < u) {
				g = a;
				do {
					m = g + 16;
					q = ld4(g + 20);
					j = memcmp_fn(ld4(m), i, q < f ? q : f);
					k = n + (h << 3);
					st8(g + 8, ld8(k));
					st8(k, ld8(m));
					v = g + 24;
					k = ld4(g + 28);
					p = memcmp_fn(ld4(v), i, k < f ? k : f);
					h += (j ? j : q - f) >> 31;
					q = n + (h << 3);
					st8(m, ld8(q));
					st8(q, ld8(v));
					h += (p ? p : k - f) >> 31;
					q = g + 32;
					g = m;
				} while (q < u);
				g = m + 8;
				m += 16;
			}
			if (m != t) {
				do {
					j = g;
					g = m;
					m = ld4(g + 4);
					q = memcmp_fn(ld4(g), i, m < f ? m : f);
					k = n + (h << 3);
					st8(j, ld8(k));
					st8(k, ld8(g));
					h += (q ? q : m - f) >> 31;
					m = g + 8;
				} while (m != t);
				g = m - 8;
			}
			m = memcmp_fn(w, i, s < f ? s : f);
			q = n + (h << 3);
			st8(g, ld8(q));
			st4(q + 4, s);
			st4(q, w);
			f = ((m ? m : s - f) >> 31) + h;
			if (f >= b) trap();
			r = ld8(a);
			g = a + (f << 3);
			st8(a, ld8(g));
			st8(g, r);
			quicksort_quicksort(a, f, c, d);
			b += ~f;
			a = g + 8;
			c = g;
		L9:;
		} while (b >= 33);
	}
	if (b < 2) goto L1;
	k = b >> 1;
	q = b < 18;
	h = q ? b : k;
	i = b - k;
	g = a + (k << 3);
	f = a;
	do {
		if (h > 12) {
			swap_if_less(f, 0, 12);
			swap_if_less(f, 1, 10);
			swap_if_less(f, 2, 9);
			swap_if_less(f, 3, 7);
			swap_if_less(f, 5, 11);
			swap_if_less(f, 6, 8);
			swap_if_less(f, 1, 6);
			swap_if_less(f, 2, 3);
			swap_if_less(f, 4, 11);
			swap_if_less(f, 7, 9);
			swap_if_less(f, 8, 10);
			swap_if_less(f, 0, 4);
			swap_if_less(f, 1, 2);
			swap_if_less(f, 3, 6);
			swap_if_less(f, 7, 8);
			swap_if_less(f, 9, 10);
			swap_if_less(f, 11, 12);
			swap_if_less(f, 4, 6);
			swap_if_less(f, 5, 9);
			swap_if_less(f, 8, 11);
			swap_if_less(f, 10, 12);
			swap_if_less(f, 0, 5);
			swap_if_less(f, 3, 8);
			swap_if_less(f, 4, 7);
			swap_if_less(f, 6, 11);
			swap_if_less(f, 9, 10);
			swap_if_less(f, 0, 1);
			swap_if_less(f, 2, 5);
			swap_if_less(f, 6, 9);
			swap_if_less(f, 7, 8);
			swap_if_less(f, 10, 11);
			swap_if_less(f, 1, 3);
			swap_if_less(f, 2, 4);
			swap_if_less(f, 5, 6);
			swap_if_less(f, 9, 10);
			swap_if_less(f, 1, 2);
			swap_if_less(f, 3, 4);
			swap_if_less(f, 5, 7);
			swap_if_less(f, 6, 8);
			swap_if_less(f, 2, 3);
			swap_if_less(f, 4, 5);
			swap_if_less(f, 6, 7);
			swap_if_less(f, 8, 9);
			m = 13;
		} else {
			m = 1;
			if (h <= 8) goto L25;
			swap_if_less(f, 0, 3);
			swap_if_less(f, 1, 7);
			swap_if_less(f, 2, 5);
			swap_if_less(f, 4, 8);
			swap_if_less(f, 0, 7);
			swap_if_less(f, 2, 4);
			swap_if_less(f, 3, 8);
			swap_if_less(f, 5, 6);
			swap_if_less(f, 0, 2);
			swap_if_less(f, 1, 3);
			swap_if_less(f, 4, 5);
			swap_if_less(f, 7, 8);
			swap_if_less(f, 1, 4);
			swap_if_less(f, 3, 6);
			swap_if_less(f, 5, 7);
			swap_if_less(f, 0, 1);
			swap_if_less(f, 2, 4);
			swap_if_less(f, 3, 5);
			swap_if_less(f, 6, 8);
			swap_if_less(f, 2, 3);
			swap_if_less(f, 4, 5);
			swap_if_less(f, 6, 7);
			swap_if_less(f, 1, 2);
			m = 9;
		}
		swap_if_less(f, 3, 4);
		swap_if_less(f, 5, 6);
	L25:
		insertion_sort_shift_left(f, h, m);
		if (q) goto L1;
		m = f == a;
		h = i;
		f = g;
	} while (m);
	h = g - 8;
	f = (b << 3) - 8;
	m = a + f;
	i = e + f;
	q = e;
	f = a;
	do {
		n = ld4(g + 4);
		j = ld4(f + 4);
		p = memcmp_fn(ld4(g), ld4(f), n < j ? n : j);
		p = p ? p : n - j;
		v = p <= 2147483647;
		st8(q, ld8(v ? f : g));
		n = ld4(m + 4);
		j = ld4(h + 4);
		t = memcmp_fn(ld4(m), ld4(h), n < j ? n : j);
		n = t ? t : n - j;
		st8(i, ld8(n <= 2147483647 ? m : h));
		f += v << 3;
		g += p >> 28 & 8;
		n = sar4(n, 31);
		h += n << 3;
		m += ~n << 3;
		i -= 8;
		q += 8;
	} while (--k);
	h += 8;
	if (b & 1) {
		i = f < h;
		st8(q, ld8(i ? f : g));
		g += (u32)(f >= h) << 3;
		f += i << 3;
	}
	if (f != h || g != m + 8) host_fail(262144, 53);
	f = b << 3;
	if (f) copy(a, e, f);
L1:
	sp = e + 256;
}

static void unstable_ipnsort(u32 a, u32 b)
{
	u32 c, d, e, f, g, h, i;
	u64 j;
	c = ld4(a + 8);
	d = ld4(a + 12);
	e = ld4(a + 4);
	f = memcmp_fn(c, ld4(a), d < e ? d : e);
	g = f ? f : d - e;
	e = a + 20;
	h = 2;
	if (g > 2147483647) {
		for (;;) {
			i = ld4(e - 4);
			f = ld4(e);
			c = memcmp_fn(i, c, f < d ? f : d);
			if ((c ? c : f - d) <= 2147483647) goto L4;
			e += 8;
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
		e += 8;
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
	if (g <= 2147483647) return;
	e = b >> 1;
	d = (b << 3) + a - 8;
	for (;;) {
		j = ld8(a);
		st8(a, ld8(d));
		st8(d, j);
		d -= 8;
		a += 8;
		if (!--e) return;
	}
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

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, k, m, n, p, q = 0;
	u64 j;
	sp = a = frame(80);
	st4(a + 36, 0);
	st8(a + 28, (u64)1 << 32);
	for (;;) {
		if (!ld4(262256)) {
			call_0(a + 40, ld4(262252));
			st4(262256, 1);
			st8(262260, ld8(a + 40));
			st8(262268, ld8(a + 48));
			st8(262276, ld8(a + 56));
		}
		b = ld4(262260);
		if (b >= 2147483647) host_fail(262144, 53);
		d = c = ld4(262276);
		f = e = ld4(262272);
		h = g = M[262280];
		while ((h & 1) == 0 && d != 0) {
			i = 0;
			for (;;) {
				h = M[f + i] - 9u;
				if (h <= 23 && 1u << (h & 31) & 8388635) break;
				i++;
				if (d == i) goto L12;
			}
			h = i + 1;
			f += h;
			d -= h;
			h = 0;
			if (i) goto L12;
		}
		c = ld4(a + 32);
		i = ld4(a + 36);
		h = ld4(262248);
		if (i <= ld4(262240) - h) break;
		do_reserve_and_handle(262240, h, i);
		h = ld4(262248);
		goto L4;
	L12:
		if (b) host_fail(262144, 53);
		st4(262260, -1);
		for (;;) {
			h = e;
			if (g & 1) break;
			if (c) {
				i = 0;
				do {
					e = M[h + i] - 9u;
					if (e <= 23 && 1u << (e & 31) & 8388635) goto L25;
					i++;
				} while (c != i);
			}
			g = 1;
			M[262280] = 1;
			e = h;
			i = c;
			goto L24;
		L25:
			g = 0;
			e = i + 1;
			c -= e;
			st4(262276, c);
			e += h;
			st4(262272, e);
		L24:
			if (i) goto L21;
		}
		g = ld4(262264);
		f = ld4(262268);
		h = g + f;
		goto L2;
	L21:
		e = M[h];
		f = ld4(262268);
		g = ld4(262264);
		if (i == 1) {
			switch (e - 43) {
			case 0: case 2:
				goto L2;
			}
		}
		c = e == 43;
		e = h + c;
		i -= c;
		if (i >= 9) {
			d = 0;
			for (;;) {
				if (!i) goto L32;
				j = (u64)d * 10;
				if ((u32)(j >> 32)) goto L2;
				c = M[e] - 48u;
				if (c > 9) goto L2;
				e++;
				i--;
				d = c + (u32)j;
				if (d < c) goto L2;
			}
		}
		if (!i) {
			m = 0;
			st4(262260, 0);
			q = 1;
			n = 4;
			i = 0;
			k = 4;
			d = 0;
			goto L9;
		}
		d = 0;
		do {
			c = M[e] - 48u;
			if (c > 9) goto L2;
			e++;
			d = c + d * 10;
		} while (--i);
	L32:
		st4(262260, 0);
		if (d >= 178956971) host_fail(262144, 53);
		k = 4;
		m = i = 0;
		n = 4;
		p = d * 12;
		if (p) {
			m = d;
			n = globalalloc_alloc(p);
			if (!n) host_fail(262144, 53);
		}
		if (d) {
			f = 0;
			do {
				if (!ld4(262256)) {
					call_0(a + 40, ld4(262252));
					st4(262256, 1);
					st8(262260, ld8(a + 40));
					st8(262268, ld8(a + 48));
					st8(262276, ld8(a + 56));
				}
				if (ld4(262260)) host_fail(262144, 53);
				b = f + 1;
				st4(262260, -1);
				e = M[262280];
				c = ld4(262276);
				g = ld4(262272);
				do {
					h = g;
					if (e & 1) goto L10;
					if (c) {
						i = 0;
						do {
							e = M[h + i] - 9u;
							if (e <= 23 && 1u << (e & 31) & 8388635) goto L47;
							i++;
						} while (c != i);
					}
					e = 1;
					M[262280] = 1;
					g = h;
					i = c;
					goto L46;
				L47:
					e = 0;
					g = i + 1;
					c -= g;
					st4(262276, c);
					g += h;
					st4(262272, g);
				L46:;
				} while (!i);
				if (!h) goto L10;
				c = globalalloc_alloc(i);
				if (!c) host_fail(262144, 53);
				if (i) copy(c, h, i);
				st4(262260, ld4(262260) + 1);
				e = n + f * 12;
				st4(e + 8, i);
				st4(e + 4, c);
				st4(e, i);
				f = b;
			} while (b != d);
			g = n + p;
			c = n;
			do {
				e = c;
				c = e + 12;
				i = ld4(e + 8);
				e = ld4(e + 4);
				while (i) {
					i--;
					h = M[e];
					e++;
					if (((h - 58) & 255) < 246) host_fail(262144, 53);
				}
			} while (c != g);
			k = globalalloc_alloc(d << 3);
			if (!k) host_fail(262144, 53);
			q = 0;
			do {
				i = n + q * 12;
				c = ld4(i + 8);
				g = ld4(i + 4);
				f = c - (c + g);
				i = 0;
				do {
					h = i;
					if (h == c) {
						h = c;
						goto L60;
					}
					i = g + h;
					e = ext1(M[i]);
					if (e > 2147483647) {
						b = M[i + 1] & 63;
						p = e & 31;
						if (e > 4294967263u) {
							b = b << 6 | (M[i + 2] & 63);
							if (e >= 4294967280u) {
								e = b << 6 | (M[i + 3] & 63) | (p << 18 & 1835008);
								i += 4;
							} else {
								e = b | p << 12;
								i += 3;
							}
						} else {
							e = p << 6 | b;
							i += 2;
						}
					} else {
						i++;
						e &= 255;
					}
					i += f;
				} while (e == 48);
			L60:
				i = k + (q << 3);
				st4(i + 4, c - h);
				st4(i, g + h);
			} while (++q != d);
			c = k + 8;
			g = d - 1;
			e = k + 4;
			i = 0;
			do {
				h = i + 1;
				if (!ld4(e)) {
					if (h >= d) goto L68;
					for (;;) {
						if (ld4(c + 4)) {
							st8(k + (i << 3), ld8(c));
							i++;
						}
						c += 8;
						if (!--g) goto L68;
					}
				}
				c += 8;
				g--;
				e += 8;
				i = h;
			} while (d != h);
			i = d;
		L68:
			q = 0;
			if (i >= 2) {
				if (i >= 21) {
					unstable_ipnsort(k, i);
					goto L9;
				}
				insertion_sort_shift_left(k, i, 1);
			}
			goto L9;
		}
		q = 1;
		d = 0;
		goto L9;
	L10:
		i = ld4(262268);
		str_index(a + 16, ld4(262264), i, i);
		e = ld4(a + 16);
		i = ld4(a + 20);
		st2(a + 76, 1);
		st4(a + 72, i);
		st4(a + 68, 0);
		M[a + 64] = 1;
		st4(a + 60, 10);
		st4(a + 56, i);
		st4(a + 52, 0);
		st4(a + 48, i);
		st4(a + 44, e);
		st4(a + 40, 10);
		next_back_2(a + 40);
		host_fail(262144, 53);
	L9:
		e = k;
		while (i) {
			p = 262210;
			b = 13;
			if (i == 1) goto L76;
			h = ld4(e + 4);
			if (h != ld4(e + 12)) goto L76;
			c = i < 2 ? i : 2;
			i -= c;
			g = ld4(e);
			f = ld4(e + 8);
			e += c << 3;
			if (memcmp_fn(g, f, h)) goto L76;
		}
		p = 262223;
		b = 14;
	L76:
		i = ld4(a + 36);
		if (b > ld4(a + 28) - i) {
			do_reserve_and_handle(a + 28, i, b);
			i = ld4(a + 36);
		}
		if (b) copy(ld4(a + 32) + i, p, b);
		st4(a + 36, i + b);
		if (!q) {
			globalalloc_dealloc(k, d << 3);
			i = n;
			do {
				e = ld4(i);
				if (e) globalalloc_dealloc(ld4(i + 4), e);
				i += 12;
			} while (--d);
		}
		if (m) globalalloc_dealloc(n, m * 12);
	}
	if (!i) goto L3;
L4:
	if (!i) goto L3;
	copy(ld4(262244) + h, c, i);
L3:
	e = 0;
	i += h;
	st4(262248, i);
	if (i < 65537) e = i;
	else {
		host_write(ld4(262244), i);
		st4(262248, 0);
	}
	i = ld4(a + 28);
	if (i) {
		globalalloc_dealloc(c, i);
		e = ld4(262248);
	}
	if (e) {
		host_write(ld4(262244), e);
		st4(262248, 0);
	}
	sp = a + 80;
	return;
L2:
	str_index(a + 8, g, f, h - g);
	e = ld4(a + 8);
	i = ld4(a + 12);
	st2(a + 76, 1);
	st4(a + 72, i);
	st4(a + 68, 0);
	M[a + 64] = 1;
	st4(a + 60, 10);
	st4(a + 56, i);
	st4(a + 52, 0);
	st4(a + 48, i);
	st4(a + 44, e);
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
