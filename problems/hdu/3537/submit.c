/* HDU 3537, https://acm.hdu.edu.cn/showproblem.php?pid=3537, made by `cargo judge bundle hdu3537 --write` from 97d409b105988114 */
/*
The stack for local arrays has 4096 KiB.
*/
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
static u32 sp = 4194304;
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
static u32 pages = 65;
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
	fflush(stdout);
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
static void host_flush(void)
{
	u32 a;
	a = ld4(4194464);
	if (a) {
		host_write(ld4(4194460), a);
		st4(4194464, 0);
	}
}

static void std_fail(u32 a, u32 b)
{
	host_flush();
	host_fail(a, b);
}

static void memory_reach(u32 a)
{
	u32 b, c;
	b = pages;
	if (a > b << 16) {
		c = (a >> 16) - b + 1;
		b = c + (b >> 3);
		if (b < c) std_fail(4194382, 53);
		if (grow(b) == ~0u && grow(c) == ~0u) std_fail(4194435, 13);
	}
	st4(4194628, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 4194500);
	if (d) {
		st4(c + 4194500, ld4(d));
		return d;
	}
	d = ld4(4194628);
	if (d) {
		if (d >= 4294967280u) std_fail(4194382, 53);
	} else {
		d = pages << 16;
		st4(4194628, d);
	}
	d = (d + 15) & -16;
	a = d + (a > 65536 ? a : 1u << (b & 31));
	if (a >= d) {
		memory_reach(a);
		return d;
	}
	std_fail(4194382, 53);
	return 0;
}

static void globalalloc_dealloc(u32 a, u32 b)
{
	u32 c;
	if (b > 65536) {
		c = b + a;
		if (c < b) std_fail(4194382, 53);
		if (c == ld4(4194628)) {
			st4(4194628, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 4194500));
		st4(b + 4194500, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 4194500));
	st4(b + 4194500, a);
}

static void finish_grow(u32 a, u32 b, u32 c, u32 d)
{
	u32 e;
	if (d <= 2147483647) {
		if (b) {
			e = b + c;
			if (e < b) std_fail(4194382, 53);
			if (e == ld4(4194628) && b > 65536) {
				b = d + c;
				if (b < d) std_fail(4194382, 53);
				memory_reach(b);
				goto L5;
			}
			if (d <= 65536 && clz4((b > 16 ? b : 16) - 1) == clz4((d > 16 ? d : 16) - 1)) goto L5;
			e = globalalloc_alloc(d);
			if (e) {
				if (b) copy(e, c, b);
				globalalloc_dealloc(c, b);
				goto L4;
			}
		} else {
			if (!d) {
				e = 1;
				goto L4;
			}
			e = globalalloc_alloc(d);
			if (e) goto L4;
		}
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

static void handle_error(u32 a, u32 b)
{
	std_fail(4194382, 53);
}

static void input_first(u32 a)
{
	u32 b, c, d, e, f, g = 0, h, i, j, k, m, n, p, q;
	sp = b = frame(16);
	c = 0;
	d = 1;
	f = e = 0;
	do {
		if (e - f <= 65535) {
			if (f > 4294901759u) {
				e = 0;
				handle_error(e, g);
			}
			e = f + 65536;
			finish_grow(b, c, d, e);
			if (ld4(b) == 1) {
				g = ld4(b + 8);
				e = ld4(b + 4);
				handle_error(e, g);
			}
			d = ld4(b + 4);
			c = e;
		}
		if (e < f) std_fail(4194382, 53);
		g = host_read(d + f, e - f);
		f += g;
		if (f < g) std_fail(4194382, 53);
	} while (g);
	if (f) {
		h = d + 1;
		i = 0;
		do {
			j = i + 1;
			k = d + i;
			m = ext1(M[k]);
			if (m > 2147483647) {
				e = clz4(~(m << 24)) - 1;
				n = e < 3 ? e : 3;
				g = 63 >> (n & 31) & m & 255;
				p = n + j;
				c = (e != 0) & (p <= f);
				q = f < p ? f : p;
				if (j < q) {
					e = h + i;
					i = i - q + 1;
					do {
						q = M[e];
						g = g << 6 | (q & 63);
						e++;
						c &= i4(ext1(q)) < -64;
					} while (++i);
				}
				st8(b + 8, (u64)65536 << 32 | 2048);
				st8(b, (u64)128 << 32 | 128);
				if (c != 0 && m <= 4294967287u && g >= ld4(b + (n << 2))) {
					i = p;
					if ((g ^ 55296) - 1114112 > 4293855231u) goto L12;
				}
				M[k] = 63;
			}
			i = j;
		L12:;
		} while (i < f);
	}
	if (!globalalloc_alloc(12)) std_fail(4194382, 53);
	M[a + 20] = 0;
	st4(a + 16, f);
	st4(a + 12, d);
	st4(a + 8, f);
	st4(a + 4, d);
	st4(a, 0);
	sp = b + 16;
}

static void call_0(u32 a, u32 b)
{
	switch (b) {
	case 1: input_first(a); return;
	}
	die("no such function");
}

static void try_init(u32 a)
{
	u32 b;
	sp = b = frame(48);
	call_0(b, a);
	st8(b + 24, ld8(b + 4));
	st8(b + 32, ld8(b + 12));
	st4(b + 40, ld4(b + 20));
	if (ld4(4194472) == 1) std_fail(4194382, 53);
	st4(4194476, ld4(b));
	st4(4194472, 1);
	st8(4194480, ld8(b + 24));
	st8(4194488, ld8(b + 32));
	st4(4194496, ld4(b + 40));
	sp = b + 48;
}

static void do_reserve_and_handle(u32 a, u32 b, u32 c)
{
	u32 d, e;
	sp = d = frame(16);
	b += c;
	if (b < c) {
		d = 0;
		handle_error(d, a);
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
	a = ld4(d + 12);
	d = ld4(d + 8);
	handle_error(d, a);
}

static void host_append(u32 a, u32 b)
{
	u32 c;
	if (b < 65537) {
		c = ld4(4194464);
		if (b > ld4(4194456) - c) {
			do_reserve_and_handle(4194456, c, b);
			c = ld4(4194464);
		}
		if (b) copy(ld4(4194460) + c, a, b);
		st4(4194464, c + b);
		return;
	}
	c = ld4(4194464);
	if (c) {
		host_write(ld4(4194460), c);
		st4(4194464, 0);
	}
	host_write(a, b);
}

static void multi3_fn(u32 a, u64 b, u64 c, u64 d, u64 e)
{
	u64 f, g, h, i;
	f = d + (u64)2147483648u;
	g = b + (u64)2147483648u;
	if ((e + (f < d)) | (c + (g < b)) ? 0 : (f | g) < (u64)1 << 32) {
		d *= b;
		b = sar8(d, 63);
	} else {
		f = d >> 32;
		g = b >> 32;
		h = f * g + c * d + e * b;
		d &= (u64)4294967295u;
		b &= (u64)4294967295u;
		c = d * b;
		d = (c >> 32) + d * g;
		i = h + (d >> 32);
		d = (d & (u64)4294967295u) + f * b;
		b = i + (d >> 32);
		d = d << 32 | (c & (u64)4294967295u);
	}
	st8(a, d);
	st8(a + 8, b);
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
			if (!--c) return d;
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
			if (u < e) std_fail(4194382, 53);
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
		if (d > u) std_fail(4194382, 53);
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
		if (!s) std_fail(4194382, 53);
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

static void slice_error_fail(u32, u32, u32, u32);
static void slice_error_fail_rt(u32 a, u32 b, u32 c, u32 d)
{
	u32 e;
	if (c > b || d > b || c > d) std_fail(4194382, 53);
	if (!c || c >= b || i4(ext1(M[a + c])) > -65) {
		if (!d || d >= b || i4(ext1(M[a + d])) > -65) std_fail(4194382, 53);
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
		std_fail(4194382, 53);
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
	std_fail(4194382, 53);
L11:
	slice_error_fail(a, b, e, c);
L1:
	slice_error_fail(a, b, e, d);
}

static void slice_error_fail(u32 a, u32 b, u32 c, u32 d)
{
	slice_error_fail_rt(a, b, c, d);
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
	std_fail(4194382, 53);
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
					if (b < h) std_fail(4194382, 53);
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
			if (b < u) std_fail(4194382, 53);
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
				x = 2;
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
		if (e > 536870911) std_fail(4194382, 53);
		e = d << 3;
		if (e >= 2147483641) std_fail(4194382, 53);
		f = globalalloc_alloc(e);
		if (!f) std_fail(4194382, 53);
		drift_sort(a, b, f, d, b < 65);
		globalalloc_dealloc(f, e);
	}
	sp = c + 4096;
}

static u32 new_leaf(void)
{
	u32 a;
	a = globalalloc_alloc(96);
	if (!a) std_fail(4194382, 53);
	st2(a + 94, 0);
	st4(a + 88, 0);
	return a;
}

static void new_internal(u32 a, u32 b, u32 c)
{
	u32 d;
	d = globalalloc_alloc(144);
	if (!d) std_fail(4194382, 53);
	st4(d + 96, b);
	st2(d + 94, 0);
	st4(d + 88, 0);
	if (!++c) std_fail(4194382, 53);
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
		if (ld4(b) != 1) std_fail(4194382, 53);
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
		std_fail(4194382, 53);
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

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, p, q, r, t = 0;
	u64 n = 0, s = 0, u, v;
	sp = a = frame(112);
	st8(a + 48, (u64)1 << 32);
	b = 1;
	c = 0;
	for (;;) {
		st4(a + 56, c);
		if (!ld4(4194472)) try_init(ld4(4194468));
		d = ld4(4194476);
		if (d >= 2147483647) std_fail(4194382, 53);
		e = M[4194496];
		f = ld4(4194492);
		g = ld4(4194488);
		while ((e & 1) == 0 && f != 0) {
			h = 0;
			for (;;) {
				e = M[g + h] - 9u;
				if (e <= 23 && 1u << (e & 31) & 8388635) break;
				h++;
				if (f == h) goto L16;
			}
			e = h + 1;
			g += e;
			f -= e;
			e = 0;
			if (h) goto L16;
		}
		host_append(b, c);
		h = 0;
		e = ld4(4194464);
		if (e > 65536) {
			host_write(ld4(4194460), e);
			st4(4194464, 0);
			goto L14;
		}
		h = e;
		goto L14;
	L16:
		if (!ld4(4194472)) {
			try_init(ld4(4194468));
			d = ld4(4194476);
		}
		if (d) std_fail(4194382, 53);
		st4(4194476, -1);
		h = M[4194496];
		f = ld4(4194492);
		c = ld4(4194488);
		for (;;) {
			e = c;
			if (h & 1) break;
			if (f) {
				g = 0;
				do {
					h = M[e + g] - 9u;
					if (h <= 23 && 1u << (h & 31) & 8388635) goto L30;
					g++;
				} while (f != g);
			}
			h = 1;
			M[4194496] = 1;
			c = e;
			g = f;
			goto L29;
		L30:
			h = 0;
			c = g + 1;
			f -= c;
			st4(4194492, f);
			c += e;
			st4(4194488, c);
		L29:
			if (g) goto L26;
		}
		g = 0;
		i = ld4(4194480);
		j = ld4(4194484);
		k = i + j;
		goto L7;
	L26:
		i = ld4(4194480);
		j = ld4(4194484);
		c = i + j;
		k = e ? e : c;
		f = e ? g : 0;
		switch (f) {
		case 0:
			g = 0;
			goto L7;
		case 1:
			m = M[k];
			switch (m - 43) {
			case 0: case 2:
				h = 1;
				goto L8;
			default:
				goto L38;
			}
		}
		m = M[k];
	L38:
		d = (m & 255) == 43;
		h = k + d;
		f -= d;
		d = 0;
		if (f >= 9) {
			for (;;) {
				if (!f) goto L41;
				n = (u64)d * 10;
				if ((u32)(n >> 32)) goto L9;
				b = M[h] - 48u;
				if (b > 9) goto L9;
				h++;
				f--;
				d = b + (u32)n;
				if (d < b) goto L9;
			}
		}
		if (!f) goto L13;
		do {
			b = M[h] - 48u;
			if (b > 9) goto L9;
			h++;
			d = b + d * 10;
		} while (--f);
	L41:
		if (d >= 4294901761u) std_fail(4194304, 78);
		if (e) goto L13;
		goto L5;
	L14:
		e = ld4(a + 48);
		if (e) {
			globalalloc_dealloc(b, e);
			h = ld4(4194464);
		}
		if (h) {
			host_write(ld4(4194460), h);
			st4(4194464, 0);
		}
		sp = a + 112;
		return;
	L13:
		st4(4194476, 0);
		if (d > 536870911) std_fail(4194382, 53);
		p = d << 3;
		if (p >= 2147483641) std_fail(4194382, 53);
		if (p) {
			i = globalalloc_alloc(p);
			if (!i) std_fail(4194382, 53);
			q = d;
		} else {
			i = 8;
			q = 0;
		}
		if (d) {
			b = 0;
			do {
				if (!ld4(4194472)) try_init(ld4(4194468));
				if (ld4(4194476)) std_fail(4194382, 53);
				k = b + 1;
				st4(4194476, -1);
				c = M[4194496];
				g = ld4(4194492);
				e = ld4(4194488);
				for (;;) {
					f = e;
					if (c & 1) break;
					if (g) {
						h = 0;
						do {
							e = M[f + h] - 9u;
							if (e <= 23 && 1u << (e & 31) & 8388635) goto L65;
							h++;
						} while (g != h);
					}
					c = 1;
					M[4194496] = 1;
					e = f;
					h = g;
					goto L64;
				L65:
					c = 0;
					e = h + 1;
					g -= e;
					st4(4194492, g);
					e += f;
					st4(4194488, e);
				L64:
					if (h) goto L61;
				}
				j = ld4(4194480);
				r = ld4(4194484);
				c = j + r;
				goto L60;
			L61:
				j = ld4(4194480);
				r = ld4(4194484);
				m = j + r;
				c = f ? f : m;
				e = f ? h : 0;
				switch (e) {
				case 0:
					goto L60;
				case 1:
					h = M[c];
					switch (h - 43) {
					case 0: case 2:
						goto L60;
					default:
						goto L70;
					}
				}
				h = M[c];
			L70:
				g = (h & 255) == 43;
				h = c + g;
				e -= g;
				n = 0;
				if (e >= 17) {
					for (;;) {
						if (!e) goto L73;
						multi3_fn(a + 32, n, 0, 10, 0);
						if (ld8(a + 40)) goto L60;
						g = M[h] - 48u;
						if (g > 9) goto L60;
						h++;
						e--;
						s = ld8(a + 32);
						n = s + g;
						if (n < s) goto L60;
					}
				}
				if (!e) goto L59;
				do {
					g = M[h] - 48u;
					if (g > 9) goto L60;
					h++;
					n = n * 10 + g;
				} while (--e);
			L73:
				c = m;
				if (f) goto L59;
			L60:
				if (c < j) std_fail(4194382, 53);
				h = c - j;
				if (c == j) goto L80;
				if (h >= r) {
					if (h == r) goto L80;
					goto L79;
				}
				if (i4(ext1(M[j + h])) <= -65) goto L79;
			L80:
				st2(a + 96, 1);
				st4(a + 92, h);
				st4(a + 88, 0);
				M[a + 84] = 1;
				st4(a + 80, 10);
				st4(a + 76, h);
				st4(a + 72, 0);
				st4(a + 68, h);
				st4(a + 64, j);
				st4(a + 60, 10);
				next_back(a + 24, a + 60);
				std_fail(4194382, 53);
			L79:
				slice_error_fail_rt(j, r, 0, h);
			L59:
				st4(4194476, 0);
				st8(i + (b << 3), n);
				b = k;
			} while (k != d);
		}
		switch (d) {
		case 0:
			if (q) globalalloc_dealloc(i, q << 3);
			r = j = 0;
			goto L49;
		case 1:
			goto L82;
		}
		if (p >= 168) {
			driftsort_main(i, d);
			goto L82;
		}
		e = i + 8;
		c = i + p;
		g = 0;
		h = i;
		do {
			f = e;
			s = ld8(h + 8);
			n = ld8(h);
			if (s < n) {
				h = g;
				do {
					st8(i + h + 8, n);
					if (!h) {
						h = i;
						goto L89;
					}
					h -= 8;
					e = h + i;
					n = ld8(e);
				} while (s < n);
				h = e + 8;
			L89:
				st8(h, s);
			}
			g += 8;
			h = f;
			e = f + 8;
		} while (e != c);
	L82:
		f = i + p;
		n = 2;
		t = r = 0;
		b = i;
		e = j = new_leaf();
		for (;;) {
			h = b;
			u = s;
			for (;;) {
				if (n <= 2) {
					switch ((u32)n) {
					case 1:
						break;
					case 2:
						if (h == f) goto L51;
						u = ld8(h);
						h += 8;
						break;
					default:
						goto L51;
					}
				}
				if (h == f) break;
				s = ld8(h);
				n = 1;
				h = b = h + 8;
				if (u != s) goto L96;
			}
			n = s = 0;
			b = f;
		L96:
			h = ld2(e + 94);
			if (h < 11) {
				st2(e + 94, h + 1);
				st8(e + (h << 3), u);
				goto L103;
			}
			h = 0;
			for (;;) {
				e = ld4(e + 88);
				if (!e) break;
				h++;
				if (ld2(e + 94) <= 10) goto L105;
			}
			new_internal(a + 16, j, t);
			e = j = ld4(a + 16);
			h = t = ld4(a + 20);
		L105:
			g = new_leaf();
			k = h - 1;
			if (k) {
				c = 0;
				d = k;
				do {
					new_internal(a + 8, g, c);
					g = ld4(a + 8);
					c = ld4(a + 12);
				} while (--d);
				if (c != k) std_fail(4194382, 53);
			}
			c = ld2(e + 94);
			if (c >= 11) std_fail(4194382, 53);
			d = c + 1;
			st2(e + 94, d);
			st8(e + (c << 3), u);
			st4(e + (d << 2) + 96, g);
			st2(g + 92, d);
			st4(g + 88, e);
			if (h) {
				do e = ld4(e + (ld2(e + 94) << 2) + 96); while (--h);
			}
		L103:
			r++;
		}
	L51:
		if (q) globalalloc_dealloc(i, q << 3);
		if (!t) {
			t = 0;
			goto L49;
		}
		h = j;
		c = t;
		do {
			e = ld2(h + 94);
			if (!e) std_fail(4194382, 53);
			c--;
			b = e - 1;
			f = h + (b << 2);
			g = ld4(f + 100);
			e = ld2(g + 94);
			if (e >= 5) goto L118;
			d = (5 - e) & 65535;
			f = ld4(f + 96);
			k = ld2(f + 94);
			if (d > k) std_fail(4194382, 53);
			m = k - d;
			st2(f + 94, m);
			st2(g + 94, 5);
			i = e << 3;
			if (i) copy(g + (d << 3), g, i);
			i = m + 1;
			k = (k - i) << 3;
			if (k) copy(g, f + (i << 3), k);
			h += b << 3;
			n = ld8(h);
			st8(h, ld8(f + (m << 3)));
			st8(g + k, n);
			if (!c) break;
			d <<= 2;
			h = g + 96;
			e = (e << 2) + 4;
			if (e) copy(h + d, h, e);
			if (d) copy(h, f + (i << 2) + 96, d);
			e = 0;
			do {
				f = ld4(h);
				st2(f + 92, e);
				st4(f + 88, g);
				h += 4;
			} while (++e != 6);
		L118:
			h = g;
		} while (c);
	L49:
		st4(a + 88, t);
		st4(a + 84, j);
		st4(a + 80, 0);
		st4(a + 72, t);
		st4(a + 68, j);
		st4(a + 64, 0);
		st4(a + 92, j ? r : 0);
		h = j != 0;
		st4(a + 76, h);
		st4(a + 60, h);
		s = 0;
		for (;;) {
			dying_next(a + 100, a + 60);
			h = ld4(a + 100);
			if (!h) break;
			n = ld8(h + (ld4(a + 108) << 3));
			if (n > ((u64)2147483647 << 32 | 4294967295u)) std_fail(4194382, 53);
			v = (u64)pop8(n) & 1;
			n <<= 1;
			u = (v | n) ^ 1;
			s ^= u;
			if (u < n) std_fail(4194382, 53);
		}
		do dying_next(a + 100, a + 60); while (ld4(a + 100));
		f = !s;
		h = f ? 4 : 3;
		e = ld4(a + 56);
		if (h > ld4(a + 48) - e) {
			do_reserve_and_handle(a + 48, e, h);
			e = ld4(a + 56);
		}
		b = ld4(a + 52);
		if (h) copy(b + e, f ? 4194448 : 4194452, h);
		c = e + h;
	}
L9:
	h = g;
	if (e) goto L8;
	k = c;
	g = 0;
	goto L6;
L8:
	if ((m & 255) != 43) goto L7;
	g = h - 1;
	c = k + 1;
	goto L6;
L7:
	c = k;
L6:
	h = g;
	e = c;
	do {
		if (!h) {
			for (;;) {
				if (!g) goto L134;
				g--;
				h = M[c];
				c++;
				if (h != 48) std_fail(4194304, 78);
			}
		}
		h--;
		f = M[e];
		e++;
	} while (((f - 48) & 255) < 10);
L134:
	c = k;
L5:
	if (c < i) std_fail(4194382, 53);
	h = c - i;
	if (c == i) goto L140;
	if (h >= j) {
		if (h == j) goto L140;
		goto L2;
	}
	if (i4(ext1(M[i + h])) <= -65) goto L2;
L140:
	st2(a + 96, 1);
	st4(a + 92, h);
	st4(a + 88, 0);
	M[a + 84] = 1;
	st4(a + 80, 10);
	st4(a + 76, h);
	st4(a + 72, 0);
	st4(a + 68, h);
	st4(a + 64, i);
	st4(a + 60, 10);
	next_back(a, a + 60);
	std_fail(4194382, 53);
L2:
	slice_error_fail_rt(i, j, 0, h);
}

int main(void)
{
	M = (unsigned char *)calloc(65, 65536);
	if (!M) die("out of memory");
	memcpy(M + 4194304, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memoryYes\nNo\n\0\0\0\0\0\1\0\0\0\0\0\0\0\1", 165);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
