/* HDU 3980, https://acm.hdu.edu.cn/showproblem.php?pid=3980, made by `cargo judge bundle hdu3980 --write` from 6007ee0751ce5c0c */
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
static u64 sp = 4194304;
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
static u32 pages = 65;
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
static u32 ld2(u64 p)
{
	unsigned short v;
	GET(v, p);
	return v;
}
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
	a = ld8(4194416);
	if (a) {
		host_write(ld8(4194408), a);
		st8(4194416, 0);
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
		if (grow(c + (b >> 3)) > 2147483647 && grow(c) > 2147483647) std_fail(4194357, 13);
	}
	st8(4195000, a);
}

static u64 globalalloc_alloc(u64 a)
{
	u64 b, c, d;
	b = (u64)64 - clz8((a > 16 ? a : 16) - 1);
	c = b << 3;
	d = ld8(c + 4194488);
	if (d) {
		st8(c + 4194488, ld8(d));
		return d;
	}
	d = ld8(4195000);
	if (!d) {
		d = (u64)i4(grow(0)) << 16;
		st8(4195000, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : (u64)1 << (b & 63)));
	return d;
}

static void globalalloc_dealloc(u64 a, u64 b)
{
	if (b > 65536) {
		if (b + a == ld8(4195000)) {
			st8(4195000, a);
			return;
		}
		b = ((u64)clz8(b) ^ 63) << 3;
		st8(a, ld8(b + 4194488));
		st8(b + 4194488, a);
		return;
	}
	b = ((u64)64 - clz8((b > 16 ? b : 16) - 1)) << 3;
	st8(a, ld8(b + 4194488));
	st8(b + 4194488, a);
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
			if (f + c != ld8(4195000) || f <= 65536) {
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

static void handle_error(u64 a)
{
	std_fail(4194304, 53);
}

static void do_reserve_and_handle(u64 a, u64 b, u64 c, u64 d, u64 e)
{
	e = grow_amortized(a, b, c, d, e);
	if (e != ((u64)2147483648u << 32 | 1)) handle_error(e);
}

static void extend_from_slice(u64 a, u64 b, u64 c)
{
	u64 d;
	d = ld8(a + 16);
	if (c > ld8(a) - d) {
		do_reserve_and_handle(a, d, c, 1, 1);
		d = ld8(a + 16);
	}
	if (c) copy(ld8(a + 8) + d, b, c);
	st8(a + 16, d + c);
}

static void input_first(u64 a)
{
	u32 j, n, p, r;
	u64 b, c, d, e, f, g, h, i, k, m, q;
	sp = b = frame(48);
	st8(b + 16, 0);
	st8(b + 8, 1);
	st8(b, 0);
	extend_from_slice(b, 1, 0);
	c = ld8(b + 8);
	d = ld8(b + 16);
	f = e = ld8(b);
	do {
		g = f - d;
		if (g <= 65535) {
			if (d > (u64)-65537) {
				g = 0;
				handle_error(g);
			}
			f = d + 65536;
			finish_grow(b + 24, e, c, f, 1, 1);
			if (ld8(b + 24) == 1) {
				g = ld8(b + 32);
				handle_error(g);
			}
			c = ld8(b + 32);
			g = 65536;
			e = f;
		}
		g = host_read(c + d, g);
		d += g;
	} while (g);
	st8(b + 8, c);
	st8(b, e);
	st8(b + 16, d);
	if (d) {
		h = c + 1;
		f = 0;
		do {
			e = f + 1;
			i = c + f;
			j = ext1(M[i]);
			if (j > 2147483647) {
				g = (u64)clz4(~(j << 24)) - 1;
				k = g < 3 ? g : 3;
				m = k + e;
				n = (g != 0) & (m <= d);
				p = 63 >> (k & 31) & j & 255;
				q = d < m ? d : m;
				if (e < q) {
					g = h + f;
					f = f - q + 1;
					do {
						r = M[g];
						p = p << 6 | (r & 63);
						g++;
						n &= i4(ext1(r)) < -64;
					} while (++f);
				}
				st8(b + 32, (u64)65536 << 32 | 2048);
				st8(b + 24, (u64)128 << 32 | 128);
				if (n != 0 && j <= 4294967287u && p >= ld4(b + 24 + (k << 2))) {
					f = m;
					if ((p ^ 55296) - 1114112 > 4293855231u) goto L10;
				}
				M[i] = 63;
			}
			f = e;
		L10:;
		} while (f < d);
	}
	g = globalalloc_alloc(24);
	if (!g) std_fail(4194304, 53);
	f = ld8(b + 16);
	st8(g + 16, f);
	st8(g, ld8(b));
	d = ld8(b + 8);
	st8(g + 8, d);
	M[a + 40] = 0;
	st8(a + 32, f);
	st8(a + 24, d);
	st8(a + 16, f);
	st8(a + 8, d);
	st8(a, 0);
	sp = b + 48;
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
	if (ld8(4194432) == 1) std_fail(4194304, 53);
	st8(4194440, a);
	st8(4194432, 1);
	copy(4194448, b + 56, 40);
	sp = b + 96;
}

static void slice_error_fail(u64, u64, u64, u64);
static void slice_error_fail_rt(u64 a, u64 b, u64 c, u64 d)
{
	u64 e;
	if (c > b || d > b || c > d) std_fail(4194304, 53);
	if (!c || c >= b || i4(ext1(M[a + c])) > -65) {
		if (!d || d >= b || i4(ext1(M[a + d])) > -65) std_fail(4194304, 53);
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
		std_fail(4194304, 53);
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
	std_fail(4194304, 53);
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
			if (w < d) std_fail(4194304, 53);
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
		if (d > w) std_fail(4194304, 53);
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
		if ((n & 255) > 4) std_fail(4194304, 53);
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
	if (!ld4(4194432)) try_init(ld8(4194424));
	if (ld8(4194440)) std_fail(4194304, 53);
	st8(4194440, -1);
	b = ld8(4194472);
	c = ld8(4194464);
	d = M[4194480];
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
		M[4194480] = 1;
		c = e;
		i = b;
		goto L8;
	L9:
		c = i + 1;
		b -= c;
		st8(4194472, b);
		c += e;
		st8(4194464, c);
		d = 0;
	L8:
		if (i) goto L5;
	}
	f = ld8(4194448);
	g = ld8(4194456);
	h = f + g;
	goto L2;
L5:
	f = ld8(4194448);
	g = ld8(4194456);
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
	st8(4194440, 0);
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
	std_fail(4194304, 53);
	return 0;
}

static void insert_fit(u64 a, u64 b, u64 c, u64 d)
{
	u32 k;
	u64 e, f, g, h, i, j, m, n;
	e = frame(32);
	f = ld8(b);
	g = f + 8;
	h = ld8(b + 16);
	i = g + (h << 3);
	j = h + 1;
	k = ld2(f + 362);
	m = (u64)k & 65535;
	if (j <= m) {
		m -= h;
		n = m << 3;
		if (n) copy(g + (j << 3), i, n);
		st8(i, c);
		st8(e + 24, ld8(d + 16));
		st8(e + 16, ld8(d + 8));
		st8(e + 8, ld8(d));
		d = m * 24;
		if (d) {
			i = f + 96;
			copy(i + j * 24, i + h * 24, d);
		}
	} else {
		st8(i, c);
		st8(e + 24, ld8(d + 16));
		st8(e + 16, ld8(d + 8));
		st8(e + 8, ld8(d));
	}
	d = f + h * 24;
	st8(d + 112, ld8(e + 24));
	st8(d + 104, ld8(e + 16));
	st8(d + 96, ld8(e + 8));
	st2(f + 362, k + 1);
	st8(a + 16, h);
	st8(a, f);
	st8(a + 8, ld8(b + 8));
}

static void handle_insert_fit(u64 a, u64 b, u64 c, u64 d, u64 e)
{
	u32 j;
	u64 f, g, h, i, k, m, n;
	f = frame(32);
	g = a + 8;
	h = g + (b << 3);
	i = b + 1;
	j = ld2(a + 362);
	k = (u64)j & 65535;
	if (i <= k) {
		m = k - b;
		n = m << 3;
		if (n) copy(g + (i << 3), h, n);
		st8(h, c);
		st8(f + 24, ld8(d + 16));
		st8(f + 16, ld8(d + 8));
		st8(f + 8, ld8(d));
		d = m * 24;
		if (d) {
			h = a + 96;
			copy(h + i * 24, h + b * 24, d);
		}
	} else {
		st8(h, c);
		st8(f + 24, ld8(d + 16));
		st8(f + 16, ld8(d + 8));
		st8(f + 8, ld8(d));
	}
	j++;
	d = a + b * 24;
	st8(d + 112, ld8(f + 24));
	st8(d + 104, ld8(f + 16));
	st8(d + 96, ld8(f + 8));
	f = a + 368;
	d = k + 2;
	h = b + 2;
	if (d > h) {
		c = (k - b) << 3;
		if (c) copy(f + (h << 3), f + (i << 3), c);
	}
	st8(f + (i << 3), e);
	st2(a + 362, j);
	if (i < d) {
		i = k + 1;
		j = (u32)b + 1;
		f = (b << 3) + a + 376;
		do {
			d = ld8(f);
			st2(d + 360, j);
			st8(d, a);
			j++;
			f += 8;
			b++;
		} while (i != b);
	}
}

static u64 new_uninit_in(void)
{
	u64 a;
	a = globalalloc_alloc(464);
	if (!a) std_fail(4194304, 53);
	return a;
}

static void grow_one(u64 a)
{
	a = grow_amortized(a, ld8(a), 1, 8, 8);
	if (a != ((u64)2147483648u << 32 | 1)) handle_error(a);
}

static void host_append(u64 a, u64 b, u64 c)
{
	u64 d;
	if (a == 4194400 && c > 65536) {
		a = ld8(4194416);
		if (a) {
			host_write(ld8(4194408), a);
			st8(4194416, 0);
		}
		host_write(b, c);
		return;
	}
	d = ld8(a + 16);
	if (c > ld8(a) - d) {
		do_reserve_and_handle(a, d, c, 1, 1);
		d = ld8(a + 16);
	}
	if (c) copy(ld8(a + 8) + d, b, c);
	st8(a + 16, d + c);
}

static void main_fn(void)
{
	u32 p, u = 0;
	u64 a, b, c, d, e, f, g, h, i, j, k, m, n, q, r, s, t, v, w, x, y, z, a1, b1, c1, d1, e1, f1, g1;
	sp = a = frame(224);
	b = proconio_read();
	st8(a + 24, 0);
	st8(a + 8, 0);
	st8(a + 48, 0);
	c = 1;
	st8(a + 40, 1);
	st8(a + 32, 0);
	d = 0;
	if (!b) goto L6;
	e = a + 184;
	f = a + 200;
	g = a + 176;
	h = a + 144;
	i = 1;
	for (;;) {
		j = proconio_read();
		k = proconio_read();
		if (j >= 10001 || !k) std_fail(4194304, 53);
		m = ld8(a + 8);
		if (m) {
			n = ld8(a + 16);
			for (;;) {
				p = ld2(m + 362);
				q = (u64)p & 65535;
				c = q << 3;
				r = -1;
				d = s = m + 8;
				do {
					if (!c) {
						r = q;
						goto L26;
					}
					t = ld8(d);
					c -= 8;
					r++;
					d += 8;
					u = ((u32)(k > t) - (k < t)) & 255;
				} while (u == 1);
				if (u != 255) goto L22;
			L26:
				if (!n) goto L21;
				n--;
				m = ld8(m + (r << 3) + 368);
			}
		}
		st8(a + 72, 0);
		st8(a + 64, 8);
		st8(a + 56, 0);
		n = globalalloc_alloc(368);
		if (!n) std_fail(4194304, 53);
		v = 0;
		st8(n, 0);
		st2(n + 362, 1);
		st8(n + 8, k);
		st8(n + 96, ld8(a + 56));
		st8(n + 104, ld8(a + 64));
		st8(n + 112, ld8(a + 72));
		st8(a + 16, 0);
		st8(a + 8, n);
		goto L16;
	L22:
		w = m + r * 24 + 96;
		goto L15;
	L21:
		st8(a + 192, r);
		st8(a + 184, 0);
		st8(a + 176, m);
		st8(a + 168, k);
		st8(a + 160, a + 8);
		st8(a + 72, 0);
		st8(a + 64, 8);
		st8(a + 56, 0);
		if ((p & 65535) < 11) {
			insert_fit(a + 136, g, k, a + 56);
			v = ld8(a + 152);
			n = ld8(a + 136);
			goto L16;
		}
		c = 4;
		u = 0;
		if (r < 5) goto L30;
		d = r - 5;
		if (d <= 1) {
			c = r;
			if ((u32)d != 1) goto L30;
			c = 5;
			r = 0;
		} else {
			r -= 7;
			c = 6;
		}
		u = 1;
	L30:
		x = globalalloc_alloc(368);
		if (!x) std_fail(4194304, 53);
		st8(x, 0);
		t = ld2(m + 362) + ~c;
		st2(x + 362, t);
		if (t >= 12) std_fail(4194304, 53);
		d = s + (c << 3);
		y = ld8(d);
		n = t << 3;
		if (n) copy(x + 8, d + 8, n);
		d = m + c * 24;
		t *= 24;
		if (t) copy(x + 96, d + 120, t);
		st2(m + 362, c);
		st8(a + 128, r);
		st8(a + 120, 0);
		st8(a + 112, u ? x : m);
		st8(a + 96, ld8(d + 104));
		st8(a + 104, ld8(d + 112));
		s = ld8(d + 96);
		insert_fit(a + 136, a + 112, k, a + 56);
		v = ld8(a + 152);
		n = ld8(a + 136);
		if (s == (u64)2147483648u << 32) goto L16;
		st8(a + 88, ld8(a + 104));
		st8(a + 80, ld8(a + 96));
		z = 0;
		c = ld8(m);
		if (c) {
			z = 0;
			for (;;) {
				u = ld2(m + 360);
				st8(h, ld8(a + 80));
				st8(h + 8, ld8(a + 88));
				st8(a + 136, s);
				d = u;
				q = c;
				m = ld2(q + 362);
				if (m < 11) break;
				p = 0;
				c = 4;
				if (u < 5) {
					b1 = d;
					goto L40;
				}
				b1 = c = 5;
				switch (u - 5) {
				case 0:
					goto L40;
				case 1:
					p = 1;
					b1 = 0;
					goto L40;
				}
				b1 = d - 7;
				p = 1;
				c = 6;
			L40:
				r = globalalloc_alloc(464);
				if (!r) std_fail(4194304, 53);
				st8(r, 0);
				d = ld2(q + 362) + ~c;
				st2(r + 362, d);
				if (d >= 12) std_fail(4194304, 53);
				c1 = c << 3;
				t = q + 8 + c1;
				a1 = ld8(t);
				s = d << 3;
				if (s) copy(r + 8, t + 8, s);
				t = q + c * 24;
				d *= 24;
				if (d) copy(r + 96, t + 120, d);
				st2(q + 362, c);
				st8(a + 112, ld8(t + 104));
				st8(a + 120, ld8(t + 112));
				d = ld2(r + 362);
				if (d >= 12) std_fail(4194304, 53);
				g1 = m - c;
				c = d + 1;
				if (g1 != c) std_fail(4194304, 53);
				s = ld8(t + 96);
				m = r + 368;
				c <<= 3;
				if (c) copy(m, q + c1 + 376, c);
				z++;
				c = 0;
				do {
					t = ld8(m + (c << 3));
					st2(t + 360, c);
					st8(t, r);
					if (c >= d) goto L47;
					c += c < d;
				} while (c <= d);
			L47:
				st8(a + 104, ld8(a + 120));
				st8(a + 96, ld8(a + 112));
				handle_insert_fit(p ? r : q, b1, y, a + 136, x);
				if (s == (u64)2147483648u << 32) goto L16;
				st8(a + 88, ld8(a + 104));
				st8(a + 80, ld8(a + 96));
				y = a1;
				m = q;
				x = r;
				c = ld8(q);
				if (!c) goto L17;
			}
			handle_insert_fit(q, d, y, a + 136, x);
			goto L16;
		}
		r = x;
		a1 = y;
	L17:
		d = ld8(a + 8);
		if (!d) std_fail(4194304, 53);
		t = ld8(a + 16);
		c = new_uninit_in();
		st8(c + 368, d);
		st2(c + 362, 0);
		st8(c, 0);
		m = t + 1;
		if (!m) std_fail(4194304, 53);
		st2(d + 360, 0);
		st8(d, c);
		st8(a + 16, m);
		st8(a + 8, c);
		if (z != t) std_fail(4194304, 53);
		st8(c + 96, s);
		st8(c + 8, a1);
		st2(c + 362, 1);
		st8(c + 104, ld8(a + 80));
		st8(c + 112, ld8(a + 88));
		st8(c + 376, r);
		st2(r + 360, 1);
		st8(r, c);
	L16:
		st8(a + 24, ld8(a + 24) + 1);
		w = n + v * 24 + 96;
	L15:
		if (j >= k) {
			st8(g, 0);
			st8(g + 8, 0);
			st8(a + 168, 8);
			st8(a + 160, 0);
			st8(a + 216, 1);
			st8(a + 192, 8);
			x = ld8(w + 16);
			d1 = j - k;
			if (x > d1) {
				c = ld8(ld8(w + 8) + (d1 << 3));
				goto L11;
			}
			n = 8;
			m = 0;
			for (;;) {
				st8(f, 0);
				st8(f + 8, 0);
				st8(a + 216, ld8(a + 216) + 1);
				if (x >= k) {
					c1 = x - k;
					j = c1 >> 1;
					y = ld8(w + 8);
					m = q = b1 = 0;
					for (;;) {
						if (m >= x) std_fail(4194304, 53);
						d = c1 - m;
						if (d >= x) std_fail(4194304, 53);
						c = ld8(a + 208) + 1;
						st8(a + 208, c);
						z = ld8(y + (m << 3));
						a1 = ld8(y + (d << 3));
						d = ld8(a + 176);
						if (d < c) {
							c <<= 1;
							s = n = c > 16 ? c : 16;
							if (n > d) {
								c = n - d;
								if (c > ld8(a + 160) - d) {
									do_reserve_and_handle(a + 160, d, c, 8, 8);
									d = ld8(a + 176);
								}
								r = ld8(a + 168);
								t = r + (d << 3);
								if (c >= 2) {
									q = (c << 3) - 8;
									if (q) fill(t, 0, q);
									c += d;
									d = c - 1;
									t = r + (c << 3) - 8;
								}
								st8(t, 0);
								s = d + 1;
								q = b1 = ld8(a + 200);
							}
							st8(a + 176, s);
							if (q) {
								e1 = ld8(a + 216);
								f1 = ld8(a + 192);
								d = f1 + 8;
								r = q - 1;
								c = 0;
								t = f1;
								for (;;) {
									v = ld8(t);
									if (v < n) break;
									d += 8;
									r--;
									t += 8;
									c++;
									if (q == c) goto L65;
								}
								if (v >= s) std_fail(4194304, 53);
								b1 = ld8(a + 168);
								st8(b1 + (v << 3), e1);
								if (c + 1 < q) {
									for (;;) {
										t = ld8(d);
										if (t >= n) {
											st8(f1 + (c << 3), t);
											c++;
										} else {
											if (t >= s) std_fail(4194304, 53);
											st8(b1 + (t << 3), e1);
										}
										d += 8;
										if (!--r) goto L63;
									}
								}
								goto L63;
							L65:
								c = b1;
								goto L56;
							L63:
								st8(a + 200, c);
								q = c;
								goto L56;
							}
							c = b1;
							q = 0;
							goto L56;
						}
						c = b1;
						s = d;
					L56:
						d = a1 ^ z;
						if (d < s) {
							st8(ld8(a + 168) + (d << 3), ld8(a + 216));
							b1 = c;
						} else {
							if (c == ld8(a + 184)) grow_one(e);
							st8(ld8(a + 192) + (c << 3), d);
							b1 = c + 1;
							st8(a + 200, b1);
							q = b1;
						}
						if (m < j) {
							m += m < j;
							if (m <= j) continue;
						}
						break;
					}
					m = ld8(a + 176);
					n = ld8(a + 168);
				}
				if (!m) {
					d = 0;
					goto L76;
				}
				t = m << 3;
				d = 0;
				r = ld8(a + 216);
				c = n;
				do {
					if (ld8(c) != r) goto L76;
					d++;
					c += 8;
					t -= 8;
				} while (t);
				d = m;
			L76:
				if (x == ld8(w)) grow_one(w);
				c = x + 1;
				st8(w + 16, c);
				t = ld8(w + 8);
				st8(t + (x << 3), d);
				u = x == d1;
				x = c;
				if (u) goto L13;
			}
		}
		n = 8;
		q = 4194370;
		goto L10;
	L13:
		c = ld8(t + (d1 << 3));
		d = ld8(a + 160);
		if (d) globalalloc_dealloc(n, d << 3);
	L11:
		d = ld8(a + 184);
		if (d) globalalloc_dealloc(ld8(a + 192), d << 3);
		u = !c;
		n = u ? 9 : 8;
		q = u ? 4194378 : 4194370;
	L10:
		m = i + (i < b);
		st8(a + 152, 0);
		st8(a + 144, 1);
		st8(a + 136, 0);
		do_reserve_and_handle(a + 136, 0, 6, 1, 1);
		c = ld8(a + 152);
		d = ld8(a + 144) + c;
		st4(d, ld4(4194387));
		st2(d + 4, ld2(4194391));
		st8(a + 152, c + 6);
		fill(a + 160, 48, 40);
		t = 39;
		c = i;
		do {
			d = t;
			if (d > 39) std_fail(4194304, 53);
			r = c / 10;
			M[a + 160 + d] = (u32)(c - r * 10) | 48;
			t = d - 1;
			u = c < 10;
			c = r;
		} while (!u);
		extend_from_slice(a + 136, a + 160 + t + 1, 40 - d);
		c = ld8(a + 152);
		if (ld8(a + 136) - c <= 1) {
			do_reserve_and_handle(a + 136, c, 2, 1, 1);
			c = ld8(a + 152);
		}
		st2(ld8(a + 144) + c, 8250);
		st8(a + 152, c + 2);
		host_append(a + 136, q, n);
		t = ld8(a + 136);
		c = ld8(a + 152);
		if (t == c) {
			do_reserve_and_handle(a + 136, c, 1, 1, 1);
			t = ld8(a + 136);
			c = ld8(a + 152);
		}
		n = ld8(a + 144);
		M[n + c] = 10;
		d = c + 1;
		r = ld8(a + 48);
		if (c >= ld8(a + 32) - r) {
			do_reserve_and_handle(a + 32, r, d, 1, 1);
			r = ld8(a + 48);
		}
		c = ld8(a + 40);
		if (d) copy(c + r, n, d);
		d += r;
		st8(a + 48, d);
		if (t) globalalloc_dealloc(n, t);
		if (i < b) {
			i = m;
			if (m <= b) continue;
		}
		break;
	}
L6:
	host_append(4194400, c, d);
	d = ld8(4194416);
	if (d >= 65537) {
		host_write(ld8(4194408), d);
		st8(4194416, 0);
	}
	d = ld8(a + 32);
	if (d) globalalloc_dealloc(c, d);
	d = ld8(a + 8);
	if (!d) goto L2;
	m = ld8(a + 16);
	q = ld8(a + 24);
	if (q) {
		r = 0;
		for (;;) {
			if (!r) {
				if (m) {
					for (;;) {
						n = 0;
						d = ld8(d + 368);
						c = 0;
						if (!--m) goto L93;
					}
				}
				c = n = 0;
				goto L93;
			}
			n = m;
			c = d;
			d = r;
		L93:
			if (n < ld2(d + 362)) t = d;
			else {
				for (;;) {
					t = ld8(d);
					if (!t) break;
					u = ld2(d + 360);
					globalalloc_dealloc(d, c ? 464 : 368);
					c++;
					d = t;
					if (u < ld2(t + 362)) goto L100;
				}
				globalalloc_dealloc(d, c ? 464 : 368);
				std_fail(4194304, 53);
			L100:
				n = u;
			}
			if (c) {
				d = t + (n << 3) + 376;
				do {
					r = ld8(d);
					d = r + 368;
				} while (--c);
				m = 0;
			} else {
				m = n + 1;
				r = t;
			}
			c = t + n * 24;
			d = ld8(c + 96);
			if (d) globalalloc_dealloc(ld8(c + 104), d << 3);
			d = 0;
			if (!--q) goto L3;
		}
	}
	r = d;
	if (!m) goto L3;
	do r = ld8(r + 368); while (--m);
L3:
	d = ld8(r);
	if (d) {
		c = 0;
		do {
			globalalloc_dealloc(r, c ? 464 : 368);
			c++;
			r = d;
			d = ld8(r);
		} while (d);
		c = c ? 464 : 368;
	} else {
		c = 368;
	}
	globalalloc_dealloc(r, c);
L2:
	c = ld8(4194416);
	if (c) {
		host_write(ld8(4194408), c);
		st8(4194416, 0);
	}
	sp = a + 224;
}

static void print_rest(void)
{
	u64 a;
	a = ld8(4194416);
	if (a) {
		host_write(ld8(4194408), a);
		st8(4194416, 0);
	}
}

static void overflow(void)
{
	sp = 4194304;
	print_rest();
	die("stack overflow");
}

int main(void)
{
	M = (unsigned char *)calloc(65, 65536);
	if (!M) die("out of memory");
	memcpy(M + 4194304, "the program failed; bundled with --debug, it says whyout of memoryabcdxyzkaekdycoinCase #\0\0\0"
		"\0\0\0\0\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1", 121);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
