/* HDU 3537, https://acm.hdu.edu.cn/showproblem.php?pid=3537, made by `cargo judge bundle hdu3537 --write` from 891d76ba5b2a9d72 */
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
static u32 pop8(u64 x)
{
	return pop4((u32)x) + pop4((u32)(x >> 32));
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

static void finish_grow(u32 a, u32 b, u32 c, u32 d)
{
	u32 e;
	if (d <= 2147483647) {
		if (!b) {
			e = globalalloc_alloc(d);
			if (e) goto L4;
			goto L6;
		}
		if (b + c != ld4(262396) || b <= 65536) {
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

static u32 median3_rec(u32 a, u32 b, u32 c, u32 d)
{
	u32 e, f;
	u64 g, h, i;
	if (d >= 8) {
		d >>= 3;
		e = d << 5;
		f = d * 56;
		a = median3_rec(a, a + e, a + f, d);
		b = median3_rec(b, b + e, b + f, d);
		c = median3_rec(c, c + e, c + f, d);
	}
	g = ld8(a);
	h = ld8(b);
	d = g < h;
	i = ld8(c);
	return d != (g < i) ? a : d != (h < i) ? c : b;
}

static void sort4_stable(u32 a, u32 b)
{
	u32 e, f, g, h, i, m;
	u64 c, d, j, k;
	c = ld8(a + 8);
	d = ld8(a);
	e = a + ((u32)(c < d) << 3);
	f = ld8(a + 24) < ld8(a + 16);
	g = a + (f ? 24 : 16);
	h = a + ((u32)(c >= d) << 3);
	a += f ? 16 : 24;
	f = ld8(a) < ld8(h);
	c = ld8(g);
	d = ld8(e);
	m = e;
	e = c < d;
	i = e ? m : f ? g : h;
	j = ld8(i);
	g = f ? a : e ? h : g;
	k = ld8(g);
	st8(b, e ? c : d);
	e = k < j;
	st8(b + 8, ld8(e ? g : i));
	st8(b + 16, ld8(e ? i : g));
	st8(b + 24, ld8(f ? h : a));
}

static void bidirectional_merge(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g, h, k;
	u64 i, j, m, n;
	d = (b << 3) - 8;
	e = a + d;
	f = c + d;
	g = b >> 1;
	d = a + (g << 3);
	h = d - 8;
	do {
		i = ld8(d);
		j = ld8(a);
		k = i < j;
		st8(c, k ? i : j);
		m = ld8(e);
		n = ld8(h);
		st8(f, m > n ? m : n);
		f -= 8;
		c += 8;
		h += m < n ? 4294967288u : 0;
		e += m >= n ? 4294967288u : 0;
		a += (u32)(i >= j) << 3;
		d += k << 3;
	} while (--g);
	h += 8;
	if (b & 1) {
		f = a < h;
		st8(c, ld8(f ? a : d));
		d += (u32)(a >= h) << 3;
		a += f << 3;
	}
	if (a == h && d == e + 8) return;
	host_fail(262144, 53);
}

static void sort8_stable(u32 a, u32 b, u32 c)
{
	sort4_stable(a, c);
	sort4_stable(a + 32, c + 32);
	bidirectional_merge(c, 8, b);
}

static void drift_sort(u32, u32, u32, u32, u32);
static void quicksort_quicksort(u32 a, u32 b, u32 c, u32 d, u32 e, u32 f)
{
	u32 g, h, i, j, k, m, r, s, t, u, v, w;
	u64 n, p, q;
	sp = g = frame(16);
	if (b >= 33) {
		i = c - 8;
		for (;;) {
			if (!e) {
				drift_sort(a, b, c, d, 1);
				goto L1;
			}
			j = b >> 3;
			k = a + j * 56;
			h = a + (j << 5);
			if (b >= 64) m = median3_rec(a, h, k, j);
			else {
				n = ld8(a);
				p = ld8(h);
				j = n < p;
				q = ld8(k);
				m = j != (n < q) ? a : j != (p < q) ? k : h;
			}
			e--;
			n = ld8(m);
			st8(g, n);
			r = (m - a) >> 3;
			if (!f || ld8(f) < n) {
				if (d < b) trap();
				s = b << 3;
				k = c + s;
				h = 0;
				j = a;
				t = r;
				for (;;) {
					u = t - 3;
					v = a + ((u > t ? 0 : u) << 3);
					if (j < v) {
						n = ld8(m);
						do {
							p = ld8(j);
							u = p < n;
							st8((u ? c : k - 8) + (h << 3), p);
							p = ld8(j + 8);
							w = p < n;
							h += u;
							st8((w ? c : k - 16) + (h << 3), p);
							p = ld8(j + 16);
							u = p < n;
							h += w;
							st8((u ? c : k - 24) + (h << 3), p);
							k -= 32;
							p = ld8(j + 24);
							w = p < n;
							h += u;
							st8((w ? c : k) + (h << 3), p);
							h += w;
							j += 32;
						} while (j < v);
					}
					w = a + (t << 3);
					if (j < w) {
						p = ld8(m);
						do {
							k -= 8;
							n = ld8(j);
							u = n < p;
							st8((u ? c : k) + (h << 3), n);
							h += u;
							j += 8;
						} while (j < w);
					}
					if (t == b) break;
					k -= 8;
					st8(k + (h << 3), ld8(j));
					j += 8;
					t = b;
				}
				w = h << 3;
				if (w) copy(a, c, w);
				v = b - h;
				if (b != h) {
					j = i + s;
					k = a + w;
					u = v;
					do {
						st8(k, ld8(j));
						j -= 8;
						k += 8;
					} while (--u);
				}
				if (h) {
					if (b < h) host_fail(262144, 53);
					quicksort_quicksort(a + w, v, c, d, e, g);
					b = h;
					if (h < 33) goto L2;
					continue;
				}
			}
			if (d < b) trap();
			t = b << 3;
			k = c + t;
			u = 0;
			j = a;
			for (;;) {
				h = r - 3;
				v = a + ((h > r ? 0 : h) << 3);
				if (j < v) {
					n = ld8(m);
					do {
						p = ld8(j);
						h = n >= p;
						st8((h ? c : k - 8) + (u << 3), p);
						p = ld8(j + 8);
						w = n >= p;
						h += u;
						st8((w ? c : k - 16) + (h << 3), p);
						p = ld8(j + 16);
						u = n >= p;
						h += w;
						st8((u ? c : k - 24) + (h << 3), p);
						k -= 32;
						p = ld8(j + 24);
						w = n >= p;
						h += u;
						st8((w ? c : k) + (h << 3), p);
						u = h + w;
						j += 32;
					} while (j < v);
				}
				w = a + (r << 3);
				if (j < w) {
					p = ld8(m);
					do {
						k -= 8;
						n = ld8(j);
						h = p >= n;
						st8((h ? c : k) + (u << 3), n);
						u += h;
						j += 8;
					} while (j < w);
				}
				if (r == b) break;
				st8(c + (u << 3), ld8(j));
				j += 8;
				u++;
				k -= 8;
				r = b;
			}
			k = u << 3;
			if (k) copy(a, c, k);
			if (b == u) goto L1;
			j = i + t;
			w = h = b - u;
			k = a += k;
			do {
				st8(k, ld8(j));
				j -= 8;
				k += 8;
			} while (--w);
			if (b < u) host_fail(262144, 53);
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
		j = c + (h << 3);
		sort8_stable(a, c, j);
		k = e << 3;
		sort8_stable(a + k, c + k, j + 64);
		r = 8;
	} else if (h <= 7) {
		st8(c, ld8(a));
		j = e << 3;
		st8(c + j, ld8(a + j));
		r = 1;
	} else {
		sort4_stable(a, c);
		j = e << 3;
		sort4_stable(a + j, c + j);
		r = 4;
	}
	j = 0;
	st4(g + 8, 0);
	s = r << 3;
	st4(g + 12, e);
	d = h - e;
	f = g + 8;
	do {
		m = j;
		j = ld4(f + (j << 2));
		t = j ? d : e;
		if (r < t) {
			j <<= 3;
			u = c + j;
			b = a + j;
			v = s;
			w = r;
			do {
				j = w << 3;
				k = u + j;
				p = ld8(b + j);
				st8(k, p);
				n = ld8(k - 8);
				if (p < n) {
					j = v;
					do {
						k = u + j;
						st8(k, n);
						if (j == 8) {
							j = u;
							goto L48;
						}
						j -= 8;
						n = ld8(k - 16);
					} while (p < n);
					j += u;
				L48:
					st8(j, p);
				}
				v += 8;
			} while (++w != t);
		}
		j = 1;
	} while (!(m & 1));
	bidirectional_merge(c, h, a);
L1:
	sp = g + 16;
}

static void drift_sort(u32 a, u32 b, u32 c, u32 d, u32 e)
{
	u32 f, i, j, m, n, p, q, r, s, t, u, v, w, x, y, z, a1;
	u64 g, h, k;
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
	k = h + g;
	m = a - 8;
	n = a + 16;
	i = 1;
	q = p = 0;
	for (;;) {
		r = 0;
		s = 1;
		t = b > p;
		if (t) {
			u = p << 3;
			v = a + u;
			w = b - p;
			if (w < j) goto L7;
			if (w < 2) {
				x = w;
				goto L8;
			}
			g = ld8(v + 8);
			y = g < ld8(v);
			x = 2;
			if (y) {
				z = 1;
				if (w == 2) goto L10;
				z = n + u;
				for (;;) {
					h = ld8(z);
					if (h >= g) goto L11;
					z += 8;
					g = h;
					x++;
					if (w == x) goto L12;
				}
			}
			if (w == 2) goto L8;
			z = n + u;
			x = 2;
			do {
				h = ld8(z);
				if (h < g) goto L11;
				z += 8;
				g = h;
				x++;
			} while (w != x);
		L12:
			x = w;
		L11:
			if (x < j) goto L7;
			if (!y) goto L8;
			z = x >> 1;
			if (!z) goto L8;
		L10:
			w = m + (x << 3) + u;
			do {
				g = ld8(v);
				st8(v, ld8(w));
				st8(w, g);
				w -= 8;
				v += 8;
			} while (--z);
		L8:
			s = x << 1 | 1;
			goto L6;
		L7:
			if (!e) {
				s = (w < j ? w : j) << 1;
				goto L6;
			}
			w = w < 32 ? w : 32;
			quicksort_quicksort(v, w, c, d, 0, 0);
			s = w << 1 | 1;
		L6:
			r = clz8(k * ((s >> 1) + (p << 1)) ^ ((u64)(p - (i >> 1)) + p) * k);
		}
		if (q < 2) goto L22;
		v = p << 3;
		a1 = m + v;
		y = a + v;
		for (;;) {
			z = q - 1;
			if (M[f + 270 + z] < r) break;
			x = ld4(f + 4 + (z << 2));
			v = x >> 1;
			w = i >> 1;
			u = v + w;
			if (u <= d && !((x | i) & 1)) i = u << 1;
			else {
				q = a + ((p - u) << 3);
				if (!(x & 1)) quicksort_quicksort(q, v, c, d, clz4(v | 1) << 1 ^ 62, 0);
				if (!(i & 1)) quicksort_quicksort(q + (v << 3), w, c, d, clz4(w | 1) << 1 ^ 62, 0);
				if (w != 0 && v != 0) {
					x = w < v;
					w = x ? w : v;
					if (d >= w) {
						i = q + (v << 3);
						v = w << 3;
						if (v) copy(c, x ? i : q, v);
						v += c;
						if (!x) {
							w = c;
							for (;;) {
								g = ld8(i);
								h = ld8(w);
								x = g < h;
								st8(q, x ? g : h);
								q += 8;
								w += (u32)(g >= h) << 3;
								if (w != v) {
									i += x << 3;
									if (i != y) continue;
								}
								goto L33;
							}
						}
						w = a1;
						do {
							v -= 8;
							g = ld8(v);
							i -= 8;
							h = ld8(i);
							st8(w, g > h ? g : h);
							v += (u32)(g < h) << 3;
							i += (u32)(g >= h) << 3;
							if (i == q) goto L37;
							w -= 8;
						} while (v != c);
					L37:
						q = i;
						w = c;
					L33:
						i = v - w;
						if (i) copy(q, w, i);
					}
				}
				i = u << 1 | 1;
			}
			v = 1;
			q = z;
			if (z <= 1) goto L21;
		}
	L22:
		v = q;
	L21:
		M[f + 270 + v] = r;
		st4(f + 4 + (v << 2), i);
		if (!t) break;
		q = v + 1;
		p += s >> 1;
		i = s;
	}
	if (!(i & 1)) quicksort_quicksort(a, b, c, d, clz4(b | 1) << 1 ^ 62, 0);
	sp = f + 336;
}

static void driftsort_main(u32 a, u32 b)
{
	u32 c, d, e, f;
	sp = c = frame(4096);
	d = b < 1000000 ? b : 1000000;
	e = b - (b >> 1);
	d = d > e ? d : e;
	if (d < 513) drift_sort(a, b, c, 512, b < 65);
	else {
		if (e > 536870911) host_fail(262144, 53);
		e = d << 3;
		if (e >= 2147483641) host_fail(262144, 53);
		f = globalalloc_alloc(e);
		if (!f) host_fail(262144, 53);
		drift_sort(a, b, f, d, b < 65);
		globalalloc_dealloc(f, e);
	}
	sp = c + 4096;
}

static u32 new_leaf(void)
{
	u32 a;
	a = globalalloc_alloc(96);
	if (!a) host_fail(262144, 53);
	st2(a + 94, 0);
	st4(a + 88, 0);
	return a;
}

static void new_internal(u32 a, u32 b, u32 c)
{
	u32 d;
	d = globalalloc_alloc(144);
	if (!d) host_fail(262144, 53);
	st4(d + 96, b);
	st2(d + 94, 0);
	st4(d + 88, 0);
	if (!++c) host_fail(262144, 53);
	st2(b + 92, 0);
	st4(b + 88, d);
	st4(a + 4, c);
	st4(a, d);
}

static void dying_next(u32 a, u32 b)
{
	u32 c, d, e, f, g, h;
	c = ld4(b + 32);
	if (c) {
		st4(b + 32, c - 1);
		if (ld4(b) != 1) host_fail(262144, 53);
		c = ld4(b + 4);
		if (c) {
			e = ld4(b + 12);
			d = ld4(b + 8);
		} else {
			c = ld4(b + 8);
			d = ld4(b + 12);
			if (d) {
				do c = ld4(c + 96); while (--d);
			}
			st8(b + 8, 0);
			st4(b + 4, c);
			st4(b, 1);
			d = e = 0;
		}
		if (e < ld2(c + 94)) f = c;
		else {
			do {
				f = ld4(c + 88);
				if (!f) goto L13;
				e = ld2(c + 92);
				globalalloc_dealloc(c, d ? 144 : 96);
				d++;
				c = f;
			} while (e >= ld2(f + 94));
		}
		if (d) {
			c = f + (e << 2) + 100;
			h = d;
			do {
				g = ld4(c);
				c = g + 96;
			} while (--h);
			c = 0;
		} else {
			c = e + 1;
			g = f;
		}
		st4(b + 12, c);
		st4(b + 8, 0);
		st4(b + 4, g);
		st4(a + 8, e);
		st4(a + 4, d);
		st4(a, f);
		return;
	L13:
		globalalloc_dealloc(c, d ? 144 : 96);
		host_fail(262144, 53);
	}
	c = ld4(b);
	st4(b, 0);
	if (c != 1) goto L1;
	c = ld4(b + 8);
	d = ld4(b + 4);
	if (d) goto L2;
	d = ld4(b + 12);
	if (d) {
		do c = ld4(c + 96); while (--d);
	}
	d = c;
	c = 0;
L2:
	f = ld4(d + 88);
	if (f) {
		do {
			globalalloc_dealloc(d, c ? 144 : 96);
			c++;
			d = f;
			f = ld4(d + 88);
		} while (f);
	}
	globalalloc_dealloc(d, c ? 144 : 96);
L1:
	st4(a, 0);
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

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, n, p, q, r, t = 0;
	u64 m, s = 0, u;
	sp = a = frame(112);
	st8(a + 48, (u64)1 << 32);
	b = 1;
	c = 0;
	for (;;) {
		st4(a + 56, c);
		if (!ld4(262236)) {
			call_0(a + 60, ld4(262232));
			st4(262236, 1);
			st8(262240, ld8(a + 60));
			st8(262248, ld8(a + 68));
			st8(262256, ld8(a + 76));
		}
		d = ld4(262240);
		if (d >= 2147483647) host_fail(262144, 53);
		f = e = ld4(262256);
		h = g = ld4(262252);
		j = i = M[262260];
		while ((j & 1) == 0 && f != 0) {
			k = 0;
			for (;;) {
				j = M[h + k] - 9u;
				if (j <= 23 && 1u << (j & 31) & 8388635) break;
				k++;
				if (f == k) goto L14;
			}
			j = k + 1;
			h += j;
			f -= j;
			j = 0;
			if (k) goto L14;
		}
		g = ld4(262228);
		if (c <= ld4(262220) - g) {
			if (!c) goto L10;
			goto L11;
		}
		do_reserve_and_handle(262220, g, c);
		g = ld4(262228);
		goto L11;
	L14:
		if (d) host_fail(262144, 53);
		st4(262240, -1);
		for (;;) {
			j = g;
			if (i & 1) break;
			if (e) {
				k = 0;
				do {
					g = M[j + k] - 9u;
					if (g <= 23 && 1u << (g & 31) & 8388635) goto L27;
					k++;
				} while (e != k);
			}
			i = 1;
			M[262260] = 1;
			g = j;
			k = e;
			goto L26;
		L27:
			i = 0;
			g = k + 1;
			e -= g;
			st4(262256, e);
			g += j;
			st4(262252, g);
		L26:
			if (k) goto L23;
		}
		i = ld4(262244);
		h = ld4(262248);
		j = i + h;
		goto L2;
	L23:
		g = M[j];
		h = ld4(262248);
		i = ld4(262244);
		if (k == 1) {
			switch (g - 43) {
			case 0: case 2:
				goto L2;
			}
		}
		e = g == 43;
		g = j + e;
		k -= e;
		f = 0;
		if (k >= 9) {
			for (;;) {
				if (!k) goto L33;
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
		if (!k) goto L33;
		do {
			e = M[g] - 48u;
			if (e > 9) goto L2;
			g++;
			f = e + f * 10;
		} while (--k);
	L33:
		st4(262240, 0);
		if (f > 536870911) host_fail(262144, 53);
		n = f << 3;
		if (n >= 2147483641) host_fail(262144, 53);
		if (n) {
			b = globalalloc_alloc(n);
			if (!b) host_fail(262144, 53);
			p = f;
		} else {
			b = 8;
			p = 0;
		}
		if (f) {
			h = 0;
			do {
				if (!ld4(262236)) {
					call_0(a + 60, ld4(262232));
					st4(262236, 1);
					st8(262240, ld8(a + 60));
					st8(262248, ld8(a + 68));
					st8(262256, ld8(a + 76));
				}
				if (ld4(262240)) host_fail(262144, 53);
				c = h + 1;
				st4(262240, -1);
				g = M[262260];
				e = ld4(262256);
				i = ld4(262252);
				for (;;) {
					j = i;
					if (g & 1) break;
					if (e) {
						k = 0;
						do {
							g = M[j + k] - 9u;
							if (g <= 23 && 1u << (g & 31) & 8388635) goto L50;
							k++;
						} while (e != k);
					}
					g = 1;
					M[262260] = 1;
					i = j;
					k = e;
					goto L49;
				L50:
					g = 0;
					i = k + 1;
					e -= i;
					st4(262256, e);
					i += j;
					st4(262252, i);
				L49:
					if (k) goto L46;
				}
				q = ld4(262244);
				r = ld4(262248);
				i = q + r;
				goto L3;
			L46:
				q = ld4(262244);
				r = ld4(262248);
				d = q + r;
				i = j ? j : d;
				g = j ? k : 0;
				switch (g) {
				case 0:
					goto L3;
				case 1:
					k = M[i];
					switch (k - 43) {
					case 0: case 2:
						goto L3;
					default:
						goto L55;
					}
				}
				k = M[i];
			L55:
				e = (k & 255) == 43;
				k = i + e;
				g -= e;
				m = 0;
				if (g >= 17) {
					for (;;) {
						if (!g) goto L59;
						multi3_fn(a + 32, m, 0, 10, 0);
						if (ld8(a + 40)) goto L3;
						e = M[k] - 48u;
						if (e > 9) goto L3;
						k++;
						g--;
						s = ld8(a + 32);
						m = s + e;
						if (m < s) goto L3;
					}
				}
				if (!g) goto L58;
				do {
					e = M[k] - 48u;
					if (e > 9) goto L3;
					k++;
					m = m * 10 + e;
				} while (--g);
			L59:
				i = d;
				if (!j) goto L3;
			L58:
				st4(262240, 0);
				st8(b + (h << 3), m);
				h = c;
			} while (c != f);
		}
		switch (f) {
		case 0:
			if (p) globalalloc_dealloc(b, p << 3);
			r = q = 0;
			goto L7;
		case 1:
			goto L65;
		}
		if (n >= 168) {
			driftsort_main(b, f);
			goto L65;
		}
		g = b + 8;
		i = b + n;
		e = 0;
		k = b;
		do {
			j = g;
			s = ld8(k + 8);
			m = ld8(k);
			if (s < m) {
				k = e;
				do {
					st8(b + k + 8, m);
					if (!k) {
						k = b;
						goto L72;
					}
					k -= 8;
					g = k + b;
					m = ld8(g);
				} while (s < m);
				k = g + 8;
			L72:
				st8(k, s);
			}
			e += 8;
			k = j;
			g = j + 8;
		} while (g != i);
	L65:
		j = b + n;
		m = 2;
		t = r = 0;
		h = b;
		g = q = new_leaf();
		for (;;) {
			k = h;
			u = s;
			for (;;) {
				if (m <= 2) {
					switch ((u32)m) {
					case 1:
						break;
					case 2:
						if (k == j) goto L9;
						u = ld8(k);
						k += 8;
						break;
					default:
						goto L9;
					}
				}
				if (k == j) break;
				s = ld8(k);
				m = 1;
				k = h = k + 8;
				if (u != s) goto L79;
			}
			m = s = 0;
			h = j;
		L79:
			k = ld2(g + 94);
			if (k < 11) {
				st2(g + 94, k + 1);
				st8(g + (k << 3), u);
				goto L86;
			}
			k = 0;
			for (;;) {
				g = ld4(g + 88);
				if (!g) break;
				k++;
				if (ld2(g + 94) <= 10) goto L88;
			}
			new_internal(a + 16, q, t);
			g = q = ld4(a + 16);
			k = t = ld4(a + 20);
		L88:
			e = new_leaf();
			c = k - 1;
			if (c) {
				i = 0;
				f = c;
				do {
					new_internal(a + 8, e, i);
					e = ld4(a + 8);
					i = ld4(a + 12);
				} while (--f);
				if (i != c) host_fail(262144, 53);
			}
			i = ld2(g + 94);
			if (i >= 11) host_fail(262144, 53);
			f = i + 1;
			st2(g + 94, f);
			st8(g + (i << 3), u);
			st4(g + (f << 2) + 96, e);
			st2(e + 92, f);
			st4(e + 88, g);
			if (k) {
				do g = ld4(g + (ld2(g + 94) << 2) + 96); while (--k);
			}
		L86:
			r++;
		}
	L11:
		if (!c) goto L10;
		copy(ld4(262224) + g, b, c);
	L10:
		k = 0;
		g += c;
		st4(262228, g);
		if (g < 65537) k = g;
		else {
			host_write(ld4(262224), g);
			st4(262228, 0);
		}
		g = ld4(a + 48);
		if (g) {
			globalalloc_dealloc(b, g);
			k = ld4(262228);
		}
		if (k) {
			host_write(ld4(262224), k);
			st4(262228, 0);
		}
		sp = a + 112;
		return;
	L9:
		if (p) globalalloc_dealloc(b, p << 3);
		if (!t) {
			t = 0;
			goto L7;
		}
		k = q;
		i = t;
		do {
			g = ld2(k + 94);
			if (!g) host_fail(262144, 53);
			i--;
			h = g - 1;
			j = k + (h << 2);
			e = ld4(j + 100);
			g = ld2(e + 94);
			if (g >= 5) goto L105;
			f = (5 - g) & 65535;
			j = ld4(j + 96);
			c = ld2(j + 94);
			if (f > c) host_fail(262144, 53);
			d = c - f;
			st2(j + 94, d);
			st2(e + 94, 5);
			b = g << 3;
			if (b) copy(e + (f << 3), e, b);
			b = d + 1;
			c = (c - b) << 3;
			if (c) copy(e, j + (b << 3), c);
			k += h << 3;
			m = ld8(k);
			st8(k, ld8(j + (d << 3)));
			st8(e + c, m);
			if (!i) break;
			f <<= 2;
			k = e + 96;
			g = (g << 2) + 4;
			if (g) copy(k + f, k, g);
			if (f) copy(k, j + (b << 2) + 96, f);
			g = 0;
			do {
				j = ld4(k);
				st2(j + 92, g);
				st4(j + 88, e);
				k += 4;
			} while (++g != 6);
		L105:
			k = e;
		} while (i);
	L7:
		st4(a + 88, t);
		st4(a + 84, q);
		st4(a + 80, 0);
		st4(a + 72, t);
		st4(a + 68, q);
		st4(a + 64, 0);
		st4(a + 92, q ? r : 0);
		k = q != 0;
		st4(a + 76, k);
		st4(a + 60, k);
		s = 0;
		for (;;) {
			dying_next(a + 100, a + 60);
			k = ld4(a + 100);
			if (!k) break;
			m = ld8(k + (ld4(a + 108) << 3));
			if (m > ((u64)2147483647 << 32 | 4294967295u)) host_fail(262144, 53);
			s = s ^ (((u64)pop8(m) & 1) | m << 1) ^ 1;
		}
		do dying_next(a + 100, a + 60); while (ld4(a + 100));
		j = !s;
		k = j ? 4 : 3;
		g = ld4(a + 56);
		if (k > ld4(a + 48) - g) {
			do_reserve_and_handle(a + 48, g, k);
			g = ld4(a + 56);
		}
		b = ld4(a + 52);
		if (k) copy(b + g, j ? 262210 : 262214, k);
		c = g + k;
	}
L3:
	str_index(a + 24, q, r, i - q);
	g = ld4(a + 24);
	k = ld4(a + 28);
	st2(a + 96, 1);
	st4(a + 92, k);
	st4(a + 88, 0);
	M[a + 84] = 1;
	st4(a + 80, 10);
	st4(a + 76, k);
	st4(a + 72, 0);
	st4(a + 68, k);
	st4(a + 64, g);
	st4(a + 60, 10);
	next_back_2(a + 60);
	host_fail(262144, 53);
L2:
	str_index(a, i, h, j - i);
	g = ld4(a);
	k = ld4(a + 4);
	st2(a + 96, 1);
	st4(a + 92, k);
	st4(a + 88, 0);
	M[a + 84] = 1;
	st4(a + 80, 10);
	st4(a + 76, k);
	st4(a + 72, 0);
	st4(a + 68, k);
	st4(a + 64, g);
	st4(a + 60, 10);
	next_back_2(a + 60);
	host_fail(262144, 53);
}

int main(void)
{
	M = (unsigned char *)calloc(5, 65536);
	if (!M) die("out of memory");
	memcpy(M + 262144, "the program failed; bundled with --debug, it says whyout of memoryYes\nNo\n\0\0\0\0\0\0\0\1\0\0"
		"\0\0\0\0\0\1", 89);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
