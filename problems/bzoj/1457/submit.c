/* BZOJ 1457, https://hydro.ac/d/bzoj/p/1457, made by `cargo judge bundle bzoj1457 --write` from dd1874b9b26418ec */
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
static u64 sp = 8388608;
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
static unsigned char *M;
static u32 pages = 129;
static void overflow(void);
static u64 frame(u64 n)
{
	if (n > sp) overflow();
	return sp - n;
}
static void outside(void)
{
	die("outside the memory");
}
static void check(u64 p, u64 n)
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
static u32 ld4(u64 p)
{
	u32 v;
	GET(v, p);
	return v;
}
static u64 ld8(u64 p)
{
	u64 v;
	GET(v, p);
	return v;
}
static void st2(u64 p, u32 v)
{
	unsigned short w = (unsigned short)v;
	PUT(p, w);
}
static void st4(u64 p, u32 v)
{
	PUT(p, v);
}
static void st8(u64 p, u64 v)
{
	PUT(p, v);
}
static u32 grow(u64 n)
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
static void copy(u64 to, u64 from, u64 n)
{
	check(to, n);
	check(from, n);
	memmove(M + to, M + from, n);
}
static void fill(u64 p, u32 v, u64 n)
{
	check(p, n);
	memset(M + p, v & 255, n);
}
static u32 host_read(u64 p, u64 n)
{
	check(p, n);
	fflush(stdout);
	return (u32)fread(M + p, 1, n, stdin);
}
static void host_write(u64 p, u64 n)
{
	check(p, n);
	fwrite(M + p, 1, n, stdout);
}
static void host_fail(u64 p, u64 n)
{
	check(p, n);
	fwrite(M + p, 1, n, stderr);
	exit(1);
}
static void multi3_fn(u64 a, u64 b, u64 c, u64 d, u64 e)
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

static void host_flush(void)
{
	u64 a;
	a = ld8(8388696);
	if (a) {
		host_write(ld8(8388688), a);
		st8(8388696, 0);
	}
}

static void std_fail(u64 a, u64 b)
{
	host_flush();
	host_fail(a, b);
}

static void memory_reach(u64 a)
{
	u64 b, c;
	b = i4(grow(0));
	if (a > b << 16) {
		c = (a >> 16) - b + 1;
		if (grow(c + (b >> 3)) > 2147483647 && grow(c) > 2147483647) std_fail(8388661, 13);
	}
	st8(8389280, a);
}

static u64 globalalloc_alloc(u64 a)
{
	u64 b, c, d;
	b = (u64)64 - clz8((a > 16 ? a : 16) - 1);
	c = b << 3;
	d = ld8(c + 8388768);
	if (d) {
		st8(c + 8388768, ld8(d));
		return d;
	}
	d = ld8(8389280);
	if (!d) {
		d = (u64)i4(grow(0)) << 16;
		st8(8389280, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : (u64)1 << (b & 63)));
	return d;
}

static void globalalloc_dealloc(u64 a, u64 b)
{
	if (b > 65536) {
		if (b + a == ld8(8389280)) {
			st8(8389280, a);
			return;
		}
		b = ((u64)clz8(b) ^ 63) << 3;
		st8(a, ld8(b + 8388768));
		st8(b + 8388768, a);
		return;
	}
	b = ((u64)64 - clz8((b > 16 ? b : 16) - 1)) << 3;
	st8(a, ld8(b + 8388768));
	st8(b + 8388768, a);
}

static void finish_grow(u64 a, u64 b, u64 c, u64 d, u64 e, u64 f)
{
	u64 g, h, i;
	sp = g = frame(16);
	multi3_fn(g, f, 0, d, 0);
	h = 1;
	i = 8;
	if (!ld8(g + 8)) {
		d = ld8(g);
		if (d <= ((u64)2147483648u << 32) - e) {
			if (!b) {
				if (!d) {
					i = e;
					goto L4;
				}
				i = globalalloc_alloc(d);
				if (i) goto L4;
				goto L6;
			}
			f *= b;
			if (f + c != ld8(8389280) || f <= 65536) {
				if (d <= 65536 && clz8((f > 16 ? f : 16) - 1) == clz8((d > 16 ? d : 16) - 1)) goto L5;
				i = globalalloc_alloc(d);
				if (!i) goto L6;
				if (f) copy(i, c, f);
				globalalloc_dealloc(c, f);
				goto L4;
			}
			memory_reach(d + c);
			goto L5;
		L6:
			st8(a + 8, e);
			goto L3;
		L5:
			i = c;
		L4:
			st8(a + 8, i);
			h = 0;
		L3:
			i = 16;
			goto L1;
		}
	}
	d = 0;
L1:
	st8(a + i, d);
	st8(a, h);
	sp = g + 16;
}

static void handle_error(u64 a)
{
	std_fail(8388608, 53);
}

static void input_first(u64 a)
{
	u32 k, p, q, s;
	u64 b, c, d, e, f, g, h, i, j, m, n, r;
	sp = b = frame(32);
	c = 1;
	f = e = d = 0;
	do {
		g = e - f;
		if (g <= 65535) {
			if (f > (u64)-65537) {
				g = 0;
				handle_error(g);
			}
			e = f + 65536;
			finish_grow(b + 8, d, c, e, 1, 1);
			if (ld8(b + 8) == 1) {
				g = ld8(b + 16);
				handle_error(g);
			}
			c = ld8(b + 16);
			g = 65536;
			d = e;
		}
		g = host_read(c + f, g);
		f += g;
	} while (g);
	if (f) {
		h = c + 1;
		e = 0;
		do {
			i = e + 1;
			j = c + e;
			k = ext1(M[j]);
			if (k > 2147483647) {
				g = (u64)clz4(~(k << 24)) - 1;
				m = g < 3 ? g : 3;
				n = m + i;
				p = (g != 0) & (n <= f);
				q = 63 >> (m & 31) & k & 255;
				r = f < n ? f : n;
				if (i < r) {
					g = h + e;
					e = e - r + 1;
					do {
						s = M[g];
						q = q << 6 | (s & 63);
						g++;
						p &= i4(ext1(s)) < -64;
					} while (++e);
				}
				st8(b + 16, (u64)65536 << 32 | 2048);
				st8(b + 8, (u64)128 << 32 | 128);
				if (p != 0 && k <= 4294967287u && q >= ld4(b + 8 + (m << 2))) {
					e = n;
					if ((q ^ 55296) - 1114112 > 4293855231u) goto L10;
				}
				M[j] = 63;
			}
			e = i;
		L10:;
		} while (e < f);
	}
	g = globalalloc_alloc(24);
	if (!g) std_fail(8388608, 53);
	st8(g + 16, f);
	st8(g + 8, c);
	st8(g, d);
	M[a + 40] = 0;
	st8(a + 32, f);
	st8(a + 24, c);
	st8(a + 16, f);
	st8(a + 8, c);
	st8(a, 0);
	sp = b + 32;
}

static void call_0(u64 a, u64 b)
{
	switch (b) {
	case 1: input_first(a); return;
	}
	die("no such function");
}

static void try_init(u64 a)
{
	u64 b;
	sp = b = frame(96);
	call_0(b + 8, a);
	a = ld8(b + 8);
	copy(b + 56, b + 16, 40);
	if (ld8(8388712) == 1) std_fail(8388608, 53);
	st8(8388720, a);
	st8(8388712, 1);
	copy(8388728, b + 56, 40);
	sp = b + 96;
}

static void slice_error_fail(u64, u64, u64, u64);
static void slice_error_fail_rt(u64 a, u64 b, u64 c, u64 d)
{
	u64 e;
	if (c > b || d > b || c > d) std_fail(8388608, 53);
	if (!c || c >= b || i4(ext1(M[a + c])) > -65) {
		if (!d || d >= b || i4(ext1(M[a + d])) > -65) std_fail(8388608, 53);
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
		std_fail(8388608, 53);
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
	std_fail(8388608, 53);
L11:
	slice_error_fail(a, b, e, c);
L1:
	slice_error_fail(a, b, e, d);
}

static void slice_error_fail(u64 a, u64 b, u64 c, u64 d)
{
	slice_error_fail_rt(a, b, c, d);
}

static void str_index(u64 a, u64 b, u64 c, u64 d)
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
	st8(a + 8, d);
	st8(a, b);
}

static void next_back(u64 a, u64 b)
{
	u32 n, v, a1;
	u64 c, d, e = 0, f, g, h, i, j, k, m, p, q, r, s, t, u, w, x, y, z;
	sp = c = frame(16);
	d = 0;
	if (M[b + 65]) goto L1;
	if (!M[b + 64]) {
		M[b + 64] = 1;
		next_back(c, b);
		d = ld8(c);
		if (d) {
			e = ld8(c + 8);
			if (e) goto L1;
		}
		d = 0;
		if (M[b + 65] == 1) goto L1;
	}
	f = ld8(b + 16);
	g = ld8(b + 40);
	h = ld8(b + 32);
	if (g < h) goto L6;
	i = ld8(b + 24);
	if (g > i) goto L6;
	j = f + h;
	k = ((j + 7) & -8) - j;
	m = b + 48;
	n = M[b + 56];
	p = (u64)n & 255;
	q = p - 1;
	r = m + q;
	s = f - 1;
	t = s + h;
	u = -p;
	do {
		v = M[r];
		y = x = w = g - h;
		if (w >= k) {
			d = (w - k) & 15;
			if (w < d) std_fail(8388608, 53);
			x = w - d;
			y = k;
		}
		z = (u64)v & 255;
		e = s + g;
		d = w - x;
		do {
			if (!d) goto L14;
			d--;
			a1 = M[e];
			e--;
		} while (a1 != (v & 255));
		d += x;
		goto L13;
	L14:
		e = z * ((u64)16843009 << 32 | 16843009);
		do {
			d = x;
			if (d <= y) goto L17;
			x = d - 16;
			g = j + d;
			z = ld8(g - 16) ^ e;
			g = ld8(g - 8) ^ e;
		} while ((((((u64)16843009 << 32 | 16843008) - z) | z) & ((((u64)16843009 << 32 | 16843008) - g) | g) & ((u64)2155905152u << 32 | 2155905152u)) == ((u64)2155905152u << 32 | 2155905152u));
	L17:
		if (d > w) std_fail(8388608, 53);
		a1 = v & 255;
		do {
			if (!d) goto L12;
			e = t + d;
			d--;
		} while (M[e] != a1);
	L13:
		g = d + h;
		if (g < q) goto L9;
		w = g - q;
		y = w + p;
		if (y < w || y > i) goto L9;
		if ((n & 255) > 4) std_fail(8388608, 53);
		z = j + d;
		e = m;
		d = u;
		while (d) {
			x = z + d;
			a1 = M[e];
			e++;
			d++;
			if (a1 != M[x + 1]) goto L9;
		}
		st8(b + 40, w);
		d = ld8(b + 8);
		st8(b + 8, w);
		e = d - y;
		goto L5;
	L12:
		st8(b + 40, h);
		goto L6;
	L9:
		st8(b + 40, g);
		if (g < h) goto L6;
	} while (g <= i);
L6:
	M[b + 65] = 1;
	y = ld8(b);
	e = ld8(b + 8) - y;
L5:
	d = f + y;
L1:
	st8(a + 8, e);
	st8(a, d);
	sp = c + 16;
}

static void next_back_2(u64 a)
{
	u64 b;
	sp = b = frame(16);
	next_back(b, a);
	sp = b + 16;
}

static u64 proconio_read(void)
{
	u32 d, j;
	u64 a, b, c, e, f, g, h, i, k;
	sp = a = frame(112);
	if (!ld4(8388712)) try_init(ld8(8388704));
	if (ld8(8388720)) std_fail(8388608, 53);
	st8(8388720, -1);
	b = ld8(8388752);
	c = ld8(8388744);
	d = M[8388760];
	for (;;) {
		e = c;
		if (d & 1) break;
		if (b) {
			i = 0;
			do {
				c = M[e + i];
				if (c <= 32 && (u64)1 << (c & 63) & ((u64)1 << 32 | 13824)) goto L9;
				i++;
			} while (b != i);
		}
		d = 1;
		M[8388760] = 1;
		c = e;
		i = b;
		goto L8;
	L9:
		c = i + 1;
		b -= c;
		st8(8388752, b);
		c += e;
		st8(8388744, c);
		d = 0;
	L8:
		if (i) goto L5;
	}
	f = ld8(8388728);
	g = ld8(8388736);
	h = f + g;
	goto L2;
L5:
	f = ld8(8388728);
	g = ld8(8388736);
	h = f + g;
	j = !e;
	b = j ? h : e;
	c = j ? 0 : i;
	if (c <= 1) {
		if ((u32)c != 1) goto L3;
		d = M[b];
		switch (d - 43) {
		case 0: case 2:
			goto L3;
		default:
			goto L14;
		}
	}
	d = M[b];
L14:
	e = (d & 255) == 43;
	i = b + e;
	c -= e;
	e = 0;
	if (c >= 17) {
		for (;;) {
			if (!c) goto L18;
			multi3_fn(a + 16, e, 0, 10, 0);
			if (ld8(a + 24)) goto L3;
			d = M[i] - 48u;
			if (d > 9) goto L3;
			i++;
			c--;
			k = ld8(a + 16);
			e = k + d;
			if (e < k) goto L3;
		}
	}
	if (!c) goto L17;
	do {
		d = M[i] - 48u;
		if (d > 9) goto L3;
		i++;
		e = e * 10 + d;
	} while (--c);
L18:
	if (j) goto L2;
L17:
	st8(8388720, 0);
	sp = a + 112;
	return e;
L3:
	h = b;
L2:
	str_index(a, f, g, h - f);
	c = ld8(a);
	i = ld8(a + 8);
	M[a + 96] = 1;
	st8(a + 88, (u64)10 << 32 | 10);
	st8(a + 80, i);
	st8(a + 72, 0);
	st8(a + 64, i);
	st8(a + 56, c);
	st2(a + 104, 1);
	st8(a + 48, i);
	st8(a + 40, 0);
	next_back_2(a + 40);
	std_fail(8388608, 53);
	return 0;
}

static u64 grow_amortized(u64 a, u64 b, u64 c, u64 d, u64 e)
{
	u64 f, g, h;
	sp = f = frame(32);
	g = 0;
	b += c;
	if (b >= c) {
		h = c = ld8(a);
		c <<= 1;
		c = b > c ? b : c;
		g = e == 1 ? 8 : 4;
		c = c > g ? c : g;
		finish_grow(f + 8, h, ld8(a + 8), c, d, e);
		if (ld8(f + 8) == 1) g = ld8(f + 16);
		else {
			g = ld8(f + 16);
			st8(a, c);
			st8(a + 8, g);
			g = (u64)2147483648u << 32 | 1;
		}
	}
	sp = f + 32;
	return g;
}

static void do_reserve_and_handle(u64 a, u64 b, u64 c, u64 d, u64 e)
{
	e = grow_amortized(a, b, c, d, e);
	if (e != ((u64)2147483648u << 32 | 1)) handle_error(e);
}

static void grow_one(u64 a)
{
	a = grow_amortized(a, ld8(a), 1, 8, 8);
	if (a != ((u64)2147483648u << 32 | 1)) handle_error(a);
}

static void host_append(u64 a, u64 b)
{
	u64 c;
	if (b < 65537) {
		c = ld8(8388696);
		if (b > ld8(8388680) - c) {
			do_reserve_and_handle(8388680, c, b, 1, 1);
			c = ld8(8388696);
		}
		if (b) copy(ld8(8388688) + c, a, b);
		st8(8388696, c + b);
		return;
	}
	c = ld8(8388696);
	if (c) {
		host_write(ld8(8388688), c);
		st8(8388696, 0);
	}
	host_write(a, b);
}

static void main_fn(void)
{
	u32 f, s;
	u64 a, b, c, d, e, g, h, i, j, k, m, n, p, q, r, t, u, v, w, x, y, z, a1, b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, m1;
	sp = a = frame(80);
	b = proconio_read();
	if (b >= ((u64)89478485 << 32 | 1431655766)) std_fail(8388608, 53);
	c = b * 24;
	if (c) {
		d = b;
		e = globalalloc_alloc(c);
		if (!e) std_fail(8388608, 53);
	} else {
		d = 0;
		e = 8;
	}
	f = !b;
	if (!f) {
		g = 0;
		do {
			h = proconio_read();
			if (h > ((u64)268435455 << 32 | 4294967295u)) std_fail(8388608, 53);
			i = h << 4;
			if (i >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(8388608, 53);
			if (i) {
				k = globalalloc_alloc(i);
				if (!k) std_fail(8388608, 53);
				j = h;
			} else {
				j = 0;
				k = 8;
			}
			if (h) {
				m = h;
				i = k;
				do {
					n = proconio_read();
					st8(i + 8, proconio_read());
					st8(i, n);
					i += 16;
				} while (--m);
			}
			i = e + g * 24;
			st8(i + 16, h);
			st8(i + 8, k);
			st8(i, j);
			g = i = g + 1;
		} while (i != b);
	}
	p = e + c;
	i = q = 0;
	do {
		if (c == i) goto L17;
		m = e + i;
		i = n = i + 24;
		m = ld8(m + 16);
	} while (!m);
	g = e + n;
	i = ld8(g - 16);
	n = ld8(i + 8);
	c = ld8(i);
	q = n > c ? n : c;
	if (m != 1) {
		i += 24;
		m = (m - 1) & ((u64)268435455 << 32 | 4294967295u);
		do {
			n = ld8(i);
			c = ld8(i - 8);
			n = n > c ? n : c;
			q = q > n ? q : n;
			i += 16;
		} while (--m);
	}
	if (g != p) {
		k = (p - g) / 24;
		h = 0;
		do {
			i = g + h * 24;
			m = ld8(i + 16);
			if (m) {
				i = ld8(i + 8);
				do {
					n = ld8(i + 8);
					c = ld8(i);
					n = n > c ? n : c;
					q = q > n ? q : n;
					i += 16;
				} while (--m);
			}
		} while (++h != k);
	}
	if (q >= 301) std_fail(8388608, 53);
L17:
	if (!f) {
		h = e;
		do {
			i = h;
			h = i + 24;
			m = ld8(i + 16) << 4;
			i = ld8(i + 8);
			while (m) {
				m -= 16;
				n = ld8(i);
				c = ld8(i + 8);
				i += 16;
				if (!(c | n)) std_fail(8388608, 53);
			}
		} while (h != p);
	}
	r = q + 1;
	c = r << 3;
	h = globalalloc_alloc(c);
	if (!h) std_fail(8388608, 53);
	s = !c;
	if (!s) fill(h, 0, c);
	t = r * 24;
	u = globalalloc_alloc(t);
	if (!u) std_fail(8388608, 53);
	if (!q) {
		st8(u + 16, r);
		st8(u + 8, h);
		st8(u, r);
		goto L3;
	}
	n = q;
	i = u;
	do {
		m = globalalloc_alloc(c);
		if (!m) std_fail(8388608, 53);
		if (!s) copy(m, h, c);
		st8(i + 16, r);
		st8(i + 8, m);
		st8(i, r);
		i += 24;
	} while (--n);
	st8(i, r);
	st8(i + 16, r);
	st8(i + 8, h);
	v = a + 40;
	w = a + 56;
	x = a + 32;
	y = 1;
	do {
		k = y;
		y = k + 1;
		z = u + k * 24;
		a1 = 1;
		for (;;) {
			b1 = a1;
			if (b1 == r) break;
			a1 = b1 + 1;
			if (b1 == k) continue;
			st8(a + 8, b1);
			c1 = 0;
			st8(x, 0);
			st8(x + 8, 0);
			st8(w, 0);
			st8(w + 8, 0);
			st8(a + 24, 8);
			st8(a + 16, 0);
			st8(a + 48, 8);
			n = 1;
			st8(a + 72, 1);
			d1 = b1 < k ? b1 : k;
			s = 1;
			j = a + 8;
			e1 = 0;
			i = f1 = 1;
			for (;;) {
				if (!(s & 1)) {
					c = n;
					goto L50;
				}
				if (!j) goto L52;
				h = i > k ? i : k;
				for (;;) {
					if (h == i) {
						i = h;
						goto L52;
					}
					m = ld8(j);
					s = i == m;
					i = c = i + 1;
					if (s) continue;
					i = c;
					if (m) break;
				}
				h = c - 1;
				s = 1;
				i = c;
				goto L49;
			L52:
				c = n > b1 ? n : b1;
				do {
					m = n;
					if (c == m) {
						j = 0;
						goto L50;
					}
					n = m + 1;
				} while (k == m || m == 0);
				m = n - 1;
				s = 1;
				j = 0;
				h = k;
				goto L49;
			L50:
				if (f1 >= d1) {
					h = ld8(a + 24);
					g = ld8(a + 32);
					if (!g) {
						m = 0;
						goto L73;
					}
					n = g << 3;
					m = 0;
					c = ld8(a + 72);
					i = h;
					do {
						if (ld8(i) != c) goto L73;
						m++;
						i += 8;
						n -= 8;
					} while (n);
					m = g;
				L73:
					i = ld8(a + 16);
					if (i) globalalloc_dealloc(h, i << 3);
					i = ld8(a + 40);
					if (i) globalalloc_dealloc(ld8(a + 48), i << 3);
					if (b1 >= ld8(z + 16)) std_fail(8388608, 53);
					st8(ld8(z + 8) + (b1 << 3), m);
					break;
				}
				h = k - f1;
				m = b1 - f1;
				f1++;
				s = 0;
				n = c;
			L49:
				if (h > q) std_fail(8388608, 53);
				c = u + h * 24;
				if (m >= ld8(c + 16)) std_fail(8388608, 53);
				h = ld8(a + 64) + 1;
				st8(a + 64, h);
				g1 = ld8(ld8(c + 8) + (m << 3));
				c = ld8(a + 32);
				if (c < h) {
					m = h << 1;
					h1 = i1 = m > 16 ? m : 16;
					if (i1 > c) {
						m = i1 - c;
						if (m > ld8(a + 16) - c) {
							do_reserve_and_handle(a + 16, c, m, 8, 8);
							c = ld8(a + 32);
						}
						g = ld8(a + 24);
						h = g + (c << 3);
						if (m >= 2) {
							e1 = (m << 3) - 8;
							if (e1) fill(h, 0, e1);
							m += c;
							c = m - 1;
							h = g + (m << 3) - 8;
						}
						st8(h, 0);
						h1 = c + 1;
						e1 = c1 = ld8(a + 56);
					}
					st8(a + 32, h1);
					if (e1) {
						j1 = ld8(a + 72);
						k1 = ld8(a + 48);
						c = k1 + 8;
						g = e1 - 1;
						m = 0;
						h = k1;
						for (;;) {
							m1 = ld8(h);
							if (m1 < i1) break;
							c += 8;
							g--;
							h += 8;
							m++;
							if (e1 == m) goto L66;
						}
						if (m1 >= h1) std_fail(8388608, 53);
						c1 = ld8(a + 24);
						st8(c1 + (m1 << 3), j1);
						if (m + 1 < e1) {
							for (;;) {
								h = ld8(c);
								if (h >= i1) {
									st8(k1 + (m << 3), h);
									m++;
								} else {
									if (h >= h1) std_fail(8388608, 53);
									st8(c1 + (h << 3), j1);
								}
								c += 8;
								if (!--g) goto L47;
							}
						}
						goto L47;
					L66:
						m = c1;
						goto L46;
					}
					m = c1;
					e1 = 0;
					goto L46;
				}
				m = c1;
				h1 = c;
				goto L46;
			L47:
				st8(a + 56, m);
				e1 = m;
			L46:
				if (g1 < h1) {
					st8(ld8(a + 24) + (g1 << 3), ld8(a + 72));
					c1 = m;
					continue;
				}
				if (m == ld8(a + 40)) grow_one(v);
				st8(ld8(a + 48) + (m << 3), g1);
				c1 = m + 1;
				st8(a + 56, c1);
				e1 = c1;
			}
		}
	} while (k != q);
L3:
	st8(a + 32, 0);
	i = 1;
	st8(a + 24, 1);
	st8(a + 16, 0);
	k = 0;
	if (!f) {
		i1 = 1;
		k = 0;
		j = e;
		do {
			i = j;
			j = i + 24;
			n = ld8(i + 16);
			c = n << 4;
			m = i = ld8(i + 8);
			do {
				g = c;
				if (!g) goto L84;
				c = ld8(m);
				h = ld8(m + 8);
				if (c == h || !c) goto L84;
				c = g - 16;
				m += 16;
			} while (h);
		L84:
			if (n) {
				m = 0;
				do {
					c = m;
					m = ld8(i);
					if (m > q) std_fail(8388608, 53);
					h = ld8(i + 8);
					m = u + m * 24;
					if (h >= ld8(m + 16)) std_fail(8388608, 53);
					i += 16;
					h = ld8(ld8(m + 8) + (h << 3));
					m = h ^ c;
				} while (--n);
				s = h != c;
			} else {
				s = 0;
			}
			s |= g != 0;
			if (ld8(a + 16) - k <= 3) {
				do_reserve_and_handle(a + 16, k, 4, 1, 1);
				i1 = ld8(a + 24);
				k = ld8(a + 32);
			}
			st4(i1 + k, s ? 173961054 : 173301588);
			k += 4;
			st8(a + 32, k);
		} while (j != p);
		i = ld8(a + 24);
	}
	host_append(i, k);
	m = ld8(8388696);
	if (m >= 65537) {
		host_write(ld8(8388688), m);
		st8(8388696, 0);
	}
	m = ld8(a + 16);
	if (m) globalalloc_dealloc(i, m);
	c = q * 24 + 24;
	i = 0;
	do {
		m = u + i;
		n = ld8(m);
		if (n) globalalloc_dealloc(ld8(m + 8), n << 3);
		i += 24;
	} while (c != i);
	globalalloc_dealloc(u, t);
	if (!f) {
		i = e;
		do {
			m = ld8(i);
			if (m) globalalloc_dealloc(ld8(i + 8), m << 4);
			i += 24;
		} while (--b);
	}
	if (d) globalalloc_dealloc(e, d * 24);
	i = ld8(8388696);
	if (i) {
		host_write(ld8(8388688), i);
		st8(8388696, 0);
	}
	sp = a + 80;
}

static void print_rest(void)
{
	u64 a;
	a = ld8(8388696);
	if (a) {
		host_write(ld8(8388688), a);
		st8(8388696, 0);
	}
}

static void overflow(void)
{
	sp = 8388608;
	print_rest();
	die("stack overflow");
}

int main(void)
{
	M = (unsigned char *)calloc(129, 65536);
	if (!M) die("out of memory");
	memcpy(M + 8388608, "the program failed; bundled with --debug, it says whyout of memory\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1"
		"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1", 97);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
