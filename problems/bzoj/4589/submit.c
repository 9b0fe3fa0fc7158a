/* BZOJ 4589, https://hydro.ac/d/bzoj/p/4589, made by `cargo judge bundle bzoj4589 --write` from af0f5412db3afe67 */
/*
The stack for local arrays has 8192 KiB.
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
static u32 sp = 8388608;
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
static u32 ctz4(u32 x)
{
	return pop4(~x & (x - 1));
}
static u32 clz4(u32 x)
{
	x |= x >> 1;
	x |= x >> 2;
	x |= x >> 4;
	x |= x >> 8;
	return pop4(~(x | x >> 16));
}
static u32 div4(u32 a, u32 b)
{
	if (!b) die("division by zero");
	return a / b;
}
static unsigned char *M;
static u32 pages = 129;
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
	a = ld4(8388760);
	if (a) {
		host_write(ld4(8388756), a);
		st4(8388760, 0);
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
		if (b < c) std_fail(8388686, 53);
		if (grow(b) == ~0u && grow(c) == ~0u) std_fail(8388739, 13);
	}
	st4(8388924, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 8388796);
	if (d) {
		st4(c + 8388796, ld4(d));
		return d;
	}
	d = ld4(8388924);
	if (d) {
		if (d >= 4294967280u) std_fail(8388686, 53);
	} else {
		d = pages << 16;
		st4(8388924, d);
	}
	d = (d + 15) & -16;
	a = d + (a > 65536 ? a : 1u << (b & 31));
	if (a >= d) {
		memory_reach(a);
		return d;
	}
	std_fail(8388686, 53);
	return 0;
}

static void globalalloc_dealloc(u32 a, u32 b)
{
	u32 c;
	if (b > 65536) {
		c = b + a;
		if (c < b) std_fail(8388686, 53);
		if (c == ld4(8388924)) {
			st4(8388924, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 8388796));
		st4(b + 8388796, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 8388796));
	st4(b + 8388796, a);
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
			if (b) {
				h = b * f;
				f = h + c;
				if (f < h) std_fail(8388686, 53);
				if (f == ld4(8388924) && h > 65536) {
					h = d + c;
					if (h < d) std_fail(8388686, 53);
					memory_reach(h);
					goto L5;
				}
				if (d <= 65536 && clz4((h > 16 ? h : 16) - 1) == clz4((d > 16 ? d : 16) - 1)) goto L5;
				f = globalalloc_alloc(d);
				if (f) {
					if (h) copy(f, c, h);
					globalalloc_dealloc(c, h);
					goto L4;
				}
			} else {
				if (!d) {
					f = e;
					goto L4;
				}
				f = globalalloc_alloc(d);
				if (f) goto L4;
			}
			st4(a + 4, e);
			goto L3;
		L5:
			f = c;
		L4:
			st4(a + 4, f);
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

static void handle_error(u32 a, u32 b)
{
	std_fail(8388686, 53);
}

static void do_reserve_and_handle(u32 a, u32 b, u32 c)
{
	u32 d;
	sp = d = frame(16);
	grow_amortized(d + 8, a, b, c, 1, 1);
	c = ld4(d + 8);
	if (c != 2147483649u) handle_error(c, ld4(d + 12));
	sp = d + 16;
}

static void extend_from_slice(u32 a, u32 b, u32 c)
{
	u32 d;
	d = ld4(a + 8);
	if (c > ld4(a) - d) {
		do_reserve_and_handle(a, d, c);
		d = ld4(a + 8);
	}
	if (c) copy(ld4(a + 4) + d, b, c);
	st4(a + 8, d + c);
}

static void input_first(u32 a)
{
	u32 b, c, d, e, f, g = 0, h, i, j, k, m, n, p, q;
	sp = b = frame(32);
	st4(b + 12, 0);
	st8(b + 4, (u64)1 << 32);
	extend_from_slice(b + 4, 1, 0);
	c = ld4(b + 8);
	d = ld4(b + 12);
	f = e = ld4(b + 4);
	do {
		if (f - d <= 65535) {
			if (d > 4294901759u) {
				f = 0;
				handle_error(f, g);
			}
			f = d + 65536;
			finish_grow(b + 16, e, c, f, 1, 1);
			if (ld4(b + 16) == 1) {
				g = ld4(b + 24);
				f = ld4(b + 20);
				handle_error(f, g);
			}
			c = ld4(b + 20);
			e = f;
		}
		if (f < d) std_fail(8388686, 53);
		g = host_read(c + d, f - d);
		d += g;
		if (d < g) std_fail(8388686, 53);
	} while (g);
	st4(b + 12, d);
	st4(b + 8, c);
	st4(b + 4, e);
	if (d) {
		h = c + 1;
		i = 0;
		do {
			j = i + 1;
			k = c + i;
			m = ext1(M[k]);
			if (m > 2147483647) {
				f = clz4(~(m << 24)) - 1;
				n = f < 3 ? f : 3;
				g = 63 >> (n & 31) & m & 255;
				p = n + j;
				e = (f != 0) & (p <= d);
				q = d < p ? d : p;
				if (j < q) {
					f = h + i;
					i = i - q + 1;
					do {
						q = M[f];
						g = g << 6 | (q & 63);
						f++;
						e &= i4(ext1(q)) < -64;
					} while (++i);
				}
				st8(b + 24, (u64)65536 << 32 | 2048);
				st8(b + 16, (u64)128 << 32 | 128);
				if (e != 0 && m <= 4294967287u && g >= ld4(b + 16 + (n << 2))) {
					i = p;
					if ((g ^ 55296) - 1114112 > 4293855231u) goto L12;
				}
				M[k] = 63;
			}
			i = j;
		L12:;
		} while (i < d);
	}
	f = globalalloc_alloc(12);
	if (!f) std_fail(8388686, 53);
	st8(f, ld8(b + 4));
	g = ld4(b + 12);
	st4(f + 8, g);
	f = ld4(f + 4);
	M[a + 20] = 0;
	st4(a + 16, g);
	st4(a + 12, f);
	st4(a + 8, g);
	st4(a + 4, f);
	st4(a, 0);
	sp = b + 32;
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
	if (ld4(8388768) == 1) std_fail(8388686, 53);
	st4(8388772, ld4(b));
	st4(8388768, 1);
	st8(8388776, ld8(b + 24));
	st8(8388784, ld8(b + 32));
	st4(8388792, ld4(b + 40));
	sp = b + 48;
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
			if (u < e) std_fail(8388686, 53);
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
		if (d > u) std_fail(8388686, 53);
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
		if (!s) std_fail(8388686, 53);
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
	if (c > b || d > b || c > d) std_fail(8388686, 53);
	if (!c || c >= b || i4(ext1(M[a + c])) > -65) {
		if (!d || d >= b || i4(ext1(M[a + d])) > -65) std_fail(8388686, 53);
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
		std_fail(8388686, 53);
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
	std_fail(8388686, 53);
L11:
	slice_error_fail(a, b, e, c);
L1:
	slice_error_fail(a, b, e, d);
}

static void slice_error_fail(u32 a, u32 b, u32 c, u32 d)
{
	slice_error_fail_rt(a, b, c, d);
}

static void grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 8, 16);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a, ld4(b + 12));
	sp = b + 16;
}

static void transform_mod(u32 a, u32 b)
{
	u32 c, d, f, g, h, i, j, k, m;
	u64 e, n, p;
	c = b << 3;
	d = a;
	while (c) {
		c -= 8;
		e = ld8(d);
		d += 8;
		if (e >= 1000000007) std_fail(8388686, 53);
	}
	if (!(b & (b - 1))) {
		if (b >= 2) {
			f = 1;
			do {
				g = f;
				f = g << 1;
				if (!f) std_fail(8388686, 53);
				h = b & -f;
				if (f > h) goto L8;
				i = g << 4;
				j = g << 3;
				k = a;
				do {
					h -= f;
					d = g;
					c = k;
					do {
						m = c + j;
						e = ld8(m);
						n = ld8(c);
						p = e + n;
						if (p < e || n > (u64)-1000000008) std_fail(8388686, 53);
						n += 1000000007;
						if (n < e) std_fail(8388686, 53);
						st8(c, (p < 1000000007 ? 0 : (u64)-1000000007) + p);
						e = n - e;
						st8(m, (e < 1000000007 ? 0 : (u64)-1000000007) + e);
						c += 8;
					} while (--d);
					k += i;
				} while (f <= h);
			L8:;
			} while (f < b);
		}
		return;
	}
	std_fail(8388686, 53);
}

static void host_append(u32 a, u32 b)
{
	u32 c;
	if (b < 65537) {
		c = ld4(8388760);
		if (b > ld4(8388752) - c) {
			do_reserve_and_handle(8388752, c, b);
			c = ld4(8388760);
		}
		if (b) copy(ld4(8388756) + c, a, b);
		st4(8388760, c + b);
		return;
	}
	c = ld4(8388760);
	if (c) {
		host_write(ld4(8388756), c);
		st4(8388760, 0);
	}
	host_write(a, b);
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, p = 0, q, t, u, v, w, x, y, a1, b1;
	u64 r = 0, s, z, c1;
	sp = a = frame(128);
	st8(a + 52, (u64)8 << 32);
	b = 8;
	c = -16;
	d = 0;
	for (;;) {
		st4(a + 60, d);
		if (!ld4(8388768)) try_init(ld4(8388764));
		e = ld4(8388772);
		if (e >= 2147483647) std_fail(8388686, 53);
		st4(8388772, e + 1);
		f = M[8388792];
		g = ld4(8388788);
		h = ld4(8388784);
		while ((f & 1) == 0 && g != 0) {
			k = 0;
			for (;;) {
				f = M[h + k] - 9u;
				if (f <= 23 && 1u << (f & 31) & 8388635) break;
				k++;
				if (g == k) goto L16;
			}
			f = k + 1;
			h += f;
			g -= f;
			f = 0;
			if (k) goto L16;
		}
		i = 0;
		st4(8388772, e);
		j = ld4(a + 56);
		if (d) {
			k = ld4(j + 8);
			if (d != 1) {
				f = j + 24;
				g = c >> 4;
				do {
					h = ld4(f);
					k = k > h ? k : h;
					f += 16;
				} while (--g);
			}
			if (k == ~0u || k >= 4294901760u) std_fail(8388686, 53);
			e = k + 1;
			goto L3;
		}
		e = 1;
		goto L3;
	L16:
		st4(8388772, e);
		if (!ld4(8388768)) {
			try_init(ld4(8388764));
			e = ld4(8388772);
		}
		if (e) std_fail(8388686, 53);
		st4(8388772, -1);
		f = ld4(8388788);
		e = ld4(8388784);
		g = i = M[8388792];
		for (;;) {
			h = e;
			if (g & 1) break;
			if (f) {
				k = 0;
				do {
					g = M[h + k] - 9u;
					if (g <= 23 && 1u << (g & 31) & 8388635) goto L31;
					k++;
				} while (f != k);
			}
			i = 1;
			M[8388792] = 1;
			e = h;
			g = 1;
			k = f;
			goto L30;
		L31:
			g = 0;
			e = k + 1;
			f -= e;
			st4(8388788, f);
			e += h;
			st4(8388784, e);
		L30:
			if (k) goto L27;
		}
		m = ld4(8388776);
		j = ld4(8388780);
		n = m + j;
		goto L26;
	L27:
		m = ld4(8388776);
		j = ld4(8388780);
		p = m + j;
		n = h ? h : p;
		g = h ? k : 0;
		switch (g) {
		case 0:
			goto L26;
		case 1:
			k = M[n];
			switch (k - 43) {
			case 0: case 2:
				goto L26;
			default:
				goto L36;
			}
		}
		k = M[n];
	L36:
		q = (k & 255) == 43;
		k = n + q;
		g -= q;
		r = 0;
		if (g >= 17) {
			for (;;) {
				if (!g) goto L39;
				multi3_fn(a + 32, r, 0, 10, 0);
				if (ld8(a + 40)) goto L26;
				q = M[k] - 48u;
				if (q > 9) goto L26;
				k++;
				g--;
				s = ld8(a + 32);
				r = s + q;
				if (r < s) goto L26;
			}
		}
		if (!g) goto L13;
		do {
			q = M[k] - 48u;
			if (q > 9) goto L26;
			k++;
			r = r * 10 + q;
		} while (--g);
	L39:
		n = p;
		if (h) goto L13;
	L26:
		if (n < m) std_fail(8388686, 53);
		k = n - m;
		if (n == m) goto L45;
		if (k >= j) {
			if (k == j) goto L45;
			goto L14;
		}
		if (i4(ext1(M[m + k])) <= -65) goto L14;
	L45:
		st2(a + 124, 1);
		st4(a + 120, k);
		st4(a + 116, 0);
		M[a + 112] = 1;
		st4(a + 108, 10);
		st4(a + 104, k);
		st4(a + 100, 0);
		st4(a + 96, k);
		st4(a + 92, m);
		st4(a + 88, 10);
		next_back(a + 16, a + 88);
		std_fail(8388686, 53);
	L14:
		slice_error_fail_rt(m, j, 0, k);
	L13:
		st4(8388772, 0);
		if (!ld4(8388768)) {
			try_init(ld4(8388764));
			if (ld4(8388772)) std_fail(8388686, 53);
			i = M[8388792];
			f = ld4(8388788);
			e = ld4(8388784);
		}
		st4(8388772, -1);
		for (;;) {
			g = e;
			if (i & 1) break;
			if (f) {
				h = 0;
				do {
					k = M[g + h] - 9u;
					if (k <= 23 && 1u << (k & 31) & 8388635) goto L55;
					h++;
				} while (f != h);
			}
			i = 1;
			M[8388792] = 1;
			e = g;
			h = f;
			goto L54;
		L55:
			i = 0;
			k = h + 1;
			f -= k;
			st4(8388788, f);
			e = g + k;
			st4(8388784, e);
		L54:
			if (h) goto L51;
		}
		h = 0;
		m = ld4(8388776);
		j = ld4(8388780);
		n = m + j;
		goto L8;
	L51:
		m = ld4(8388776);
		j = ld4(8388780);
		e = m + j;
		n = g ? g : e;
		f = g ? h : 0;
		switch (f) {
		case 0:
			h = 0;
			goto L8;
		case 1:
			p = M[n];
			switch (p - 43) {
			case 0: case 2:
				k = 1;
				goto L9;
			default:
				goto L66;
			}
		}
		p = M[n];
	L66:
		i = (p & 255) == 43;
		k = n + i;
		f -= i;
		i = 0;
		if (f >= 9) {
			for (;;) {
				if (!f) goto L69;
				s = (u64)i * 10;
				if ((u32)(s >> 32)) goto L10;
				q = M[k] - 48u;
				if (q > 9) goto L10;
				k++;
				f--;
				i = q + (u32)s;
				if (i < q) goto L10;
			}
		}
		if (!f) {
			st4(8388772, 0);
			goto L61;
		}
		do {
			q = M[k] - 48u;
			if (q > 9) goto L10;
			k++;
			i = q + i * 10;
		} while (--f);
	L69:
		if (i >= 4294901761u) std_fail(8388608, 78);
		if (!g) goto L6;
		st4(8388772, 0);
		if (i >= 4194304) std_fail(8388686, 53);
	L61:
		if (d == ld4(a + 52)) {
			grow_one(a + 52);
			b = ld4(a + 56);
		}
		k = b + (d << 4);
		st4(k + 8, i);
		st8(k, r);
		c += 16;
		d++;
	}
L10:
	k = h;
	if (g) goto L9;
	n = e;
	h = 0;
	goto L7;
L9:
	if ((p & 255) != 43) goto L8;
	h = k - 1;
	e = n + 1;
	goto L7;
L8:
	e = n;
L7:
	k = h;
	f = e;
	do {
		if (!k) {
			for (;;) {
				if (!h) goto L76;
				h--;
				k = M[e];
				e++;
				if (k != 48) std_fail(8388608, 78);
			}
		}
		k--;
		g = M[f];
		f++;
	} while (((g - 48) & 255) < 10);
L76:
	e = n;
L6:
	if (e < m) std_fail(8388686, 53);
	k = e - m;
	if (e == m) goto L82;
	if (k >= j) {
		if (k == j) goto L82;
		goto L4;
	}
	if (i4(ext1(M[m + k])) <= -65) goto L4;
L82:
	st2(a + 124, 1);
	st4(a + 120, k);
	st4(a + 116, 0);
	M[a + 112] = 1;
	st4(a + 108, 10);
	st4(a + 104, k);
	st4(a + 100, 0);
	st4(a + 96, k);
	st4(a + 92, m);
	st4(a + 88, 10);
	next_back(a + 24, a + 88);
	std_fail(8388686, 53);
L4:
	slice_error_fail_rt(m, j, 0, k);
L3:
	b = e << 2;
	if (e > 1073741823 || b > 2147483644) handle_error(i, b);
	n = globalalloc_alloc(b);
	if (!n) {
		i = 4;
		handle_error(i, b);
	}
	if (b) fill(n, 0, b);
	if (e >= 3) {
		i = 8;
		h = 2;
		do {
			k = n + (h << 2);
			if (!ld4(k)) {
				st4(k, h);
				r = h;
				r *= r;
				f = (u32)(r >> 32) ? e : (u32)r;
				k = e - f;
				k = k > e ? 0 : k;
				g = div4(k, h);
				g += k != g * h;
				if (g) {
					k = n + (f << 2);
					do {
						if (f >= e) std_fail(8388686, 53);
						if (!ld4(k)) st4(k, h);
						f += h;
						k += i;
					} while (--g);
				}
			}
			i += 4;
		} while (++h != e);
	}
	t = 0;
	st4(a + 72, 0);
	st8(a + 64, (u64)1 << 32);
	u = ld4(a + 52);
	if (!d) {
		v = 1;
		goto L87;
	}
	w = j + (d << 4);
	v = 1;
	t = 0;
	x = j;
	do {
		h = ld4(x + 8);
		if (h == ~0u) std_fail(8388686, 53);
		c = h ? ~0u >> (clz4(h) & 31) : 0;
		if (c == ~0u) std_fail(8388686, 53);
		k = 0;
		if (c > 536870910) handle_error(k, p);
		y = c + 1;
		m = y << 3;
		if (m > 2147483640) handle_error(k, p);
		z = ld8(x);
		if (m) {
			p = globalalloc_alloc(m);
			if (p) {
				if (m) fill(p, 0, m);
				a1 = y;
				goto L103;
			}
			k = 8;
			p = m;
			handle_error(k, p);
		}
		a1 = 0;
		p = 8;
	L103:
		if (h < 2) goto L108;
		k = 2;
		b1 = n + (h << 2);
		do {
			d = k > e ? k : e;
			f = n + (k << 2);
			for (;;) {
				q = h == k;
				if (q) break;
				if (d == k) std_fail(8388686, 53);
				g = ld4(f);
				if (g >= 4294901761u) std_fail(8388608, 78);
				f += 4;
				k++;
				i = k - 1;
				if (i == g) goto L111;
			}
			if (h >= e) std_fail(8388686, 53);
			f = ld4(b1);
			if (f >= 4294901761u) std_fail(8388608, 78);
			i = h;
			k = h;
			if (f != h) goto L108;
		L111:
			if (i > c) std_fail(8388686, 53);
			st8(p + (i << 3), 1);
			if (q) goto L108;
		} while (k <= h);
	L108:
		k = 0;
		st4(a + 84, 0);
		st8(a + 76, (u64)1 << 32);
		if (m) {
			i = y;
			f = globalalloc_alloc(m);
			if (!f) handle_error(8, m);
		} else {
			f = 8;
			i = 0;
		}
		x += 16;
		g = y;
		do {
			st8(f + k, ld8(p + k) % 1000000007);
			k += 8;
		} while (--g);
		transform_mod(f, y);
		h = f + m;
		k = f;
		do {
			if (z) {
				r = ld8(k);
				c1 = 1;
				s = z;
				do {
					r = r % 1000000007;
					if (s & 1) c1 = c1 * r % 1000000007;
					r *= r;
					s >>= 1;
				} while (s);
			} else {
				c1 = 1;
			}
			st8(k, c1);
			k = g = k + 8;
		} while (g != h);
		transform_mod(f, y);
		k = ctz4(y);
		if (k) {
			s = k;
			c1 = 1;
			r = 500000004;
			do {
				r = r % 1000000007;
				if (s & 1) c1 = c1 * r % 1000000007;
				r *= r;
				s >>= 1;
			} while (s);
		} else {
			c1 = 1;
		}
		k = 0;
		do {
			g = f + k;
			multi3_fn(a, ld8(g), 0, c1, 0);
			if (ld8(a + 8)) std_fail(8388686, 53);
			st8(g, ld8(a) % 1000000007);
			k += 8;
		} while (m != k);
		r = ld8(f);
		fill(a + 88, 48, 40);
		k = 41;
		do {
			if (k == 1) std_fail(8388686, 53);
			s = r / 10;
			M[a + 88 + k - 2] = (u32)(s * 246 + r) | 48;
			k--;
			g = r < 10;
			r = s;
		} while (!g);
		extend_from_slice(a + 76, a + 88 + k - 1, 41 - k);
		g = ld4(a + 76);
		k = ld4(a + 84);
		if (g == k) {
			do_reserve_and_handle(a + 76, k, 1);
			g = ld4(a + 76);
			k = ld4(a + 84);
		}
		h = ld4(a + 80);
		M[h + k] = 10;
		globalalloc_dealloc(f, i << 3);
		f = k + 1;
		if (k >= ld4(a + 64) - t) {
			do_reserve_and_handle(a + 64, t, f);
			v = ld4(a + 68);
			t = ld4(a + 72);
		}
		if (f) copy(v + t, h, f);
		t += f;
		st4(a + 72, t);
		if (g) globalalloc_dealloc(h, g);
		if (a1) globalalloc_dealloc(p, a1 << 3);
	} while (x != w);
L87:
	if (u) globalalloc_dealloc(j, u << 4);
	host_append(v, t);
	k = ld4(8388760);
	if (k >= 65537) {
		host_write(ld4(8388756), k);
		st4(8388760, 0);
	}
	k = ld4(a + 64);
	if (k) globalalloc_dealloc(v, k);
	globalalloc_dealloc(n, b);
	k = ld4(8388760);
	if (k) {
		host_write(ld4(8388756), k);
		st4(8388760, 0);
	}
	sp = a + 128;
}

int main(void)
{
	M = (unsigned char *)calloc(129, 65536);
	if (!M) die("out of memory");
	memcpy(M + 8388608, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memory\0\0\0\0\1\0\0\0\0\0\0\0\1", 157);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
