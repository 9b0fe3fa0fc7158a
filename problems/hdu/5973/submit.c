/* HDU 5973, https://acm.hdu.edu.cn/showproblem.php?pid=5973, made by `cargo judge bundle hdu5973 --write` from 24038b3dc070200f */
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
	b = ld4(262268);
	if (!b) {
		b = pages << 16;
		st4(262268, b);
	}
	if (a > b) {
		c = a - b + 65535;
		if (grow(c >> 16) == ~0u) host_fail(262197, 13);
		st4(262268, (c & -65536) + b);
	}
	st4(262400, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = clz4((a > 16 ? a : 16) - 1);
	c = 32 - b;
	if (!b) host_fail(262144, 53);
	d = c << 2;
	b = ld4(d + 262272);
	if (b) {
		st4(d + 262272, ld4(b));
		return b;
	}
	b = ld4(262400);
	if (!b) {
		b = pages << 16;
		st4(262400, b);
	}
	b = (b + 15) & -16;
	memory_reach(b + (a > 65536 ? a : 1u << (c & 31)));
	return b;
}

static void globalalloc_dealloc(u32 a, u32 b)
{
	if (b > 65536) {
		if (b + a == ld4(262400)) {
			st4(262400, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 262272));
		st4(b + 262272, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 262272));
	st4(b + 262272, a);
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
			if (f + c != ld4(262400) || f <= 65536) {
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

static void proconio_read(u32 a)
{
	u32 b, c, d, e, f, g;
	sp = b = frame(48);
	if (!ld4(262240)) {
		call_0(b + 8, ld4(262236));
		st4(262240, 1);
		st8(262244, ld8(b + 8));
		st8(262252, ld8(b + 16));
		st8(262260, ld8(b + 24));
	}
	if (ld4(262244)) host_fail(262144, 53);
	st4(262244, -1);
	c = M[262264];
	d = ld4(262260);
	e = ld4(262256);
	for (;;) {
		f = e;
		if (c & 1) break;
		if (d) {
			g = 0;
			do {
				c = M[f + g] - 9u;
				if (c <= 23 && 1u << (c & 31) & 8388635) goto L8;
				g++;
			} while (d != g);
		}
		c = 1;
		M[262264] = 1;
		e = f;
		g = d;
		goto L7;
	L8:
		c = 0;
		e = g + 1;
		d -= e;
		st4(262260, d);
		e += f;
		st4(262256, e);
	L7:
		if (g) goto L4;
	}
	c = ld4(262252);
	g = ld4(262248);
	goto L2;
L4:
	if (f) {
		c = globalalloc_alloc(g);
		if (!c) host_fail(262144, 53);
		if (g) copy(c, f, g);
		st4(a + 8, g);
		st4(a + 4, c);
		st4(a, g);
		st4(262244, ld4(262244) + 1);
		sp = b + 48;
		return;
	}
	c = ld4(262252);
	g = ld4(262248);
L2:
	str_index(b, g, c, g + c - g);
	c = ld4(b);
	g = ld4(b + 4);
	st2(b + 44, 1);
	st4(b + 40, g);
	st4(b + 36, 0);
	M[b + 32] = 1;
	st4(b + 28, 10);
	st4(b + 24, g);
	st4(b + 20, 0);
	st4(b + 16, g);
	st4(b + 12, c);
	st4(b + 8, 10);
	next_back_2(b + 8);
	host_fail(262144, 53);
}

static void natural_parse(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g, h, i, j, k;
	u64 m;
	d = b + c;
	e = 0;
	f = b;
	do {
		g = e;
		e = f;
		if (e == d) goto L3;
		h = ext1(M[e]);
		if (h > 2147483647) {
			f = M[e + 1] & 63;
			i = h & 31;
			if (h > 4294967263u) {
				f = f << 6 | (M[e + 2] & 63);
				if (h >= 4294967280u) {
					h = f << 6 | (M[e + 3] & 63) | (i << 18 & 1835008);
					f = e + 4;
				} else {
					h = f | i << 12;
					f = e + 3;
				}
			} else {
				h = i << 6 | f;
				f = e + 2;
			}
		} else {
			f = e + 1;
			h &= 255;
		}
		e = g - e + f;
	} while (h - 48 < 10);
	e = g + 1;
	goto L2;
L3:
	if (c) {
		j = 8;
		e = c / 18;
		k = e + (e * -18 != -c);
		if (k) {
			j = globalalloc_alloc(k << 3);
			if (!j) host_fail(262144, 53);
		}
		f = j - 8;
		e = 0;
		do {
			h = e;
			d = f;
			m = 0;
			e = c - 18;
			g = e > c ? 0 : e;
			if (c != g) {
				f = b + c;
				e = -(c - g);
				do m = m * 10 + ((u64)(M[f + e] - 48u) & 255); while (++e);
			}
			st8(j + (h << 3), m);
			f = d + 8;
			e = h + 1;
			i = c > 18;
			c = g;
		} while (i);
		if (!e || !(j + (e << 3) - 8)) goto L17;
		do {
			e = d;
			if (ld8(e + 8)) goto L18;
			f = h - 1;
			if (!h) break;
			d = e - 8;
			h = f;
		} while (e);
		e = f + 1;
		goto L17;
	L18:
		e = h + 1;
	L17:
		st4(a + 8, e);
		st4(a + 4, j);
		st4(a, k);
		return;
	}
	e = 1;
	h = 1114112;
L2:
	st4(a + 8, e);
	st4(a + 4, h);
	st4(a, 2147483648u);
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

static void natural_add(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g, h, i;
	u64 j, k;
	d = ld4(a + 8);
	if (c <= d) {
		if (!d) return;
		f = ld4(a + 4);
	} else {
		e = c - d;
		if (e > ld4(a) - d) {
			do_reserve_and_handle(a, d, e, 8, 8);
			d = ld4(a + 8);
		}
		f = ld4(a + 4);
		g = f + (d << 3);
		if (e >= 2) {
			h = (e << 3) - 8;
			if (h) fill(g, 0, h);
			e += d;
			d = e - 1;
			g = f + (e << 3) - 8;
		}
		st8(g, 0);
		d++;
		st4(a + 8, d);
	}
	i = f + (d << 3);
	j = 0;
	g = e = 0;
	do {
		h = f + e;
		k = ld8(h) + j + ld8(g < c ? b + e : 262216);
		j = k / ((u64)232830643 << 32 | 2808348672u);
		st8(h, j * ((u64)4062136652u << 32 | 1486618624) + k);
		g++;
		e += 8;
	} while (f + e != i);
	if (k < ((u64)232830643 << 32 | 2808348672u)) return;
	if (d == ld4(a)) {
		grow_one(a);
		f = ld4(a + 4);
	}
	st4(a + 8, d + 1);
	st8(f + (d << 3), j);
}

static void natural_subtract(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g, i, j, m;
	u64 h, k;
	d = ld4(a + 8);
	if (!d) return;
	e = 0;
	g = f = d << 3;
	h = 0;
	j = i = ld4(a + 4);
	do {
		k = ld8(j);
		h += ld8(e < c ? b : 262216);
		m = k < h;
		st8(j, k - h + (m ? (u64)232830643 << 32 | 2808348672u : 0));
		b += 8;
		e++;
		j += 8;
		h = m;
		g -= 8;
	} while (g);
	if (i + (d << 3) == 8) return;
	j = d - 1;
	e = f + i - 16;
	do {
		b = e;
		if (ld8(b + 8)) return;
		st4(a + 8, j);
		if (!j) return;
		j--;
		e = b - 8;
	} while (b);
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, r, s, t, u;
	u64 p, q;
	sp = a = frame(96);
	st4(a + 8, 0);
	st8(a, (u64)1 << 32);
	b = 1;
	c = 0;
	for (;;) {
		if (!ld4(262240)) {
			call_0(a + 36, ld4(262236));
			st4(262240, 1);
			st8(262244, ld8(a + 36));
			st8(262252, ld8(a + 44));
			st8(262260, ld8(a + 52));
		}
		if (ld4(262244) >= 2147483647) host_fail(262144, 53);
		d = M[262264];
		e = ld4(262260);
		f = ld4(262256);
		while ((d & 1) == 0 && e != 0) {
			g = 0;
			for (;;) {
				d = M[f + g] - 9u;
				if (d <= 23 && 1u << (d & 31) & 8388635) break;
				g++;
				if (e == g) goto L13;
			}
			d = g + 1;
			f += d;
			e -= d;
			d = 0;
			if (g) goto L13;
		}
		e = ld4(a + 4);
		d = ld4(262232);
		if (c <= ld4(262224) - d) {
			if (!c) goto L10;
			goto L11;
		}
		do_reserve_and_handle(262224, d, c, 1, 1);
		d = ld4(262232);
		goto L11;
	L13:
		proconio_read(a + 12);
		proconio_read(a + 24);
		d = ld4(a + 32);
		g = ld4(a + 20);
		if ((d > g ? d : g) >= 2001) host_fail(262144, 53);
		h = ld4(a + 28);
		i = ld4(a + 16);
		natural_parse(a + 36, i, g);
		j = ld4(a + 44);
		k = ld4(a + 40);
		m = ld4(a + 36);
		if (m != 2147483648u) {
			natural_parse(a + 36, h, d);
			e = ld4(a + 44);
			d = ld4(a + 40);
			f = ld4(a + 36);
			if (f != 2147483648u) {
				if (j != e) {
					if (j > e) goto L30;
					r = d;
					g = m;
					d = k;
					n = j;
					k = r;
					m = f;
					j = e;
					goto L29;
				}
				g = j << 3;
				while (g) {
					g -= 8;
					p = ld8(g + k);
					q = ld8(g + d);
					if (p != q) goto L32;
				}
				e = d;
				g = m;
				d = k;
				n = j;
				k = e;
				m = f;
				goto L29;
			L32:
				if (p > q) goto L30;
				e = d;
				g = m;
				d = k;
				n = j;
				k = e;
				m = f;
				goto L29;
			L30:
				g = f;
				n = e;
			L29:
				st4(a + 68, n);
				st4(a + 64, d);
				st4(a + 60, g);
				g = globalalloc_alloc(8);
				if (!g) host_fail(262144, 53);
				st8(g, 1);
				e = globalalloc_alloc(8);
				if (!e) host_fail(262144, 53);
				st8(e, 2);
				f = 1;
				st4(a + 80, 1);
				st4(a + 76, g);
				st4(a + 72, 1);
				st4(a + 92, 1);
				st4(a + 88, e);
				st4(a + 84, 1);
				s = n << 3;
				r = d - 8;
				t = 0;
				for (;;) {
					if (f != n) {
						if (f > n) goto L6;
						e = ld4(a + 88);
						goto L37;
					}
					e = ld4(a + 88);
					g = s;
					do {
						if (!g) goto L37;
						d = r + g;
						g -= 8;
						p = ld8(g + e);
						q = ld8(d);
					} while (p == q);
					if (p > q) goto L6;
				L37:
					natural_add(a + 72, e, f);
					g = 0;
					do {
						d = a + 72 + g;
						e = ld4(d);
						f = a + 84 + g;
						st4(d, ld4(f));
						st4(f, e);
						g += 4;
					} while (g != 12);
					t++;
					f = ld4(a + 92);
				}
			}
			if (m) globalalloc_dealloc(k, m << 3);
		} else {
			e = j;
			d = k;
		}
		if (d != 1114113) host_fail(262144, 53);
		goto L5;
	L11:
		if (!c) goto L10;
		copy(ld4(262228) + d, e, c);
	L10:
		g = 0;
		d += c;
		st4(262232, d);
		if (d < 65537) g = d;
		else {
			host_write(ld4(262228), d);
			st4(262232, 0);
		}
		d = ld4(a);
		if (d) {
			globalalloc_dealloc(e, d);
			g = ld4(262232);
		}
		if (g) {
			host_write(ld4(262228), g);
			st4(262232, 0);
		}
		sp = a + 96;
		return;
	L6:
		s = 0;
		st4(a + 44, 0);
		st8(a + 36, (u64)8 << 32);
		for (;;) {
			r = ld4(a + 80);
			if (r != n) {
				if (r > n) goto L45;
				e = ld4(a + 76);
				goto L46;
			}
			g = n << 3;
			f = ld4(a + 64) - 8;
			e = ld4(a + 76);
			do {
				if (!g) goto L46;
				d = f + g;
				g -= 8;
				p = ld8(g + e);
				q = ld8(d);
			} while (p == q);
			if (p > q) goto L45;
		L46:
			natural_subtract(a + 60, e, r);
			natural_add(a + 36, ld4(a + 88), ld4(a + 92));
			n = ld4(a + 68);
			s = t;
		L45:
			if (!n) break;
			natural_subtract(a + 84, ld4(a + 76), r);
			g = 0;
			do {
				d = a + 72 + g;
				e = ld4(d);
				f = a + 84 + g;
				st4(d, ld4(f));
				st4(f, e);
				g += 4;
			} while (g != 12);
			t--;
		}
		d = ld4(a + 44);
		u = ld4(a + 40);
		t = ld4(a + 36);
		g = ld4(a + 84);
		if (g) globalalloc_dealloc(ld4(a + 88), g << 3);
		g = ld4(a + 72);
		if (g) globalalloc_dealloc(ld4(a + 76), g << 3);
		g = ld4(a + 60);
		if (g) globalalloc_dealloc(ld4(a + 64), g << 3);
		e = 0;
		if (s & 1 || d != j) goto L56;
		r = u - 8;
		g = j << 3;
		n = k - 8;
		do {
			if (!g) {
				e = 1;
				goto L56;
			}
			d = n + g;
			f = r + g;
			g -= 8;
		} while (ld8(f) == ld8(d));
	L56:
		if (t) globalalloc_dealloc(u, t << 3);
		if (!m) goto L5;
		globalalloc_dealloc(k, m << 3);
	L5:
		if (ld4(a) - c <= 1) {
			do_reserve_and_handle(a, c, 2, 1, 1);
			b = ld4(a + 4);
			c = ld4(a + 8);
		}
		st2(b + c, e & 1 ? 2608 : 2609);
		c += 2;
		st4(a + 8, c);
		g = ld4(a + 24);
		if (g) globalalloc_dealloc(h, g);
		g = ld4(a + 12);
		if (g) globalalloc_dealloc(i, g);
	}
}

int main(void)
{
	M = (unsigned char *)calloc(5, 65536);
	if (!M) die("out of memory");
	memcpy(M + 262144, "the program failed; bundled with --debug, it says whyout of memory", 66);
	memcpy(M + 262228, "\1\0\0\0\0\0\0\0\1", 9);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
