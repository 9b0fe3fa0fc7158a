/* BZOJ 3729, https://hydro.ac/d/bzoj/p/3729, made by `cargo judge bundle bzoj3729 --write` from 29ef43d5777d02f4 */
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
static u64 rem8(u64 a, u64 b)
{
	if (!b) die("division by zero");
	return a % b;
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
	a = ld8(8388704);
	if (a) {
		host_write(ld8(8388696), a);
		st8(8388704, 0);
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
	st8(8389288, a);
}

static u64 globalalloc_alloc(u64 a)
{
	u64 b, c, d;
	b = (u64)64 - clz8((a > 16 ? a : 16) - 1);
	c = b << 3;
	d = ld8(c + 8388776);
	if (d) {
		st8(c + 8388776, ld8(d));
		return d;
	}
	d = ld8(8389288);
	if (!d) {
		d = (u64)i4(grow(0)) << 16;
		st8(8389288, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : (u64)1 << (b & 63)));
	return d;
}

static void globalalloc_dealloc(u64 a, u64 b)
{
	if (b > 65536) {
		if (b + a == ld8(8389288)) {
			st8(8389288, a);
			return;
		}
		b = ((u64)clz8(b) ^ 63) << 3;
		st8(a, ld8(b + 8388776));
		st8(b + 8388776, a);
		return;
	}
	b = ((u64)64 - clz8((b > 16 ? b : 16) - 1)) << 3;
	st8(a, ld8(b + 8388776));
	st8(b + 8388776, a);
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
			if (f + c != ld8(8389288) || f <= 65536) {
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
	if (ld8(8388720) == 1) std_fail(8388608, 53);
	st8(8388728, a);
	st8(8388720, 1);
	copy(8388736, b + 56, 40);
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
	if (!ld4(8388720)) try_init(ld8(8388712));
	if (ld8(8388728)) std_fail(8388608, 53);
	st8(8388728, -1);
	b = ld8(8388760);
	c = ld8(8388752);
	d = M[8388768];
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
		M[8388768] = 1;
		c = e;
		i = b;
		goto L8;
	L9:
		c = i + 1;
		b -= c;
		st8(8388760, b);
		c += e;
		st8(8388752, c);
		d = 0;
	L8:
		if (i) goto L5;
	}
	f = ld8(8388736);
	g = ld8(8388744);
	h = f + g;
	goto L2;
L5:
	f = ld8(8388736);
	g = ld8(8388744);
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
	st8(8388728, 0);
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

static u64 program_proconio_read(void)
{
	u32 d;
	u64 a, b, c, e, f, g, h, i, j;
	sp = a = frame(112);
	if (!ld4(8388720)) try_init(ld8(8388712));
	if (ld8(8388728)) std_fail(8388608, 53);
	st8(8388728, -1);
	b = ld8(8388760);
	c = ld8(8388752);
	d = M[8388768];
	for (;;) {
		e = c;
		if (d & 1) break;
		if (b) {
			i = 0;
			do {
				c = M[e + i];
				if (c <= 32 && (u64)1 << (c & 63) & ((u64)1 << 32 | 13824)) goto L8;
				i++;
			} while (b != i);
		}
		d = 1;
		M[8388768] = 1;
		c = e;
		i = b;
		goto L7;
	L8:
		c = i + 1;
		b -= c;
		st8(8388760, b);
		c += e;
		st8(8388752, c);
		d = 0;
	L7:
		if (i) goto L4;
	}
	f = ld8(8388736);
	g = ld8(8388744);
	h = f + g;
	goto L2;
L4:
	f = ld8(8388736);
	g = ld8(8388744);
	d = !e;
	h = d ? f + g : e;
	c = d ? 0 : i;
	if (c <= 1) {
		if ((u32)c != 1) goto L2;
		d = M[h];
		switch (d - 43) {
		case 0: case 2:
			goto L2;
		default:
			goto L13;
		}
	}
	d = M[h];
L13:
	b = (d & 255) == 43;
	i = h + b;
	c -= b;
	if (c >= 17) {
		b = 0;
		for (;;) {
			if (!c) goto L16;
			multi3_fn(a + 16, b, 0, 10, 0);
			if (ld8(a + 24)) goto L2;
			d = M[i] - 48u;
			if (d > 9) goto L2;
			i++;
			c--;
			j = ld8(a + 16);
			b = j + d;
			if (b < j) goto L2;
		}
	}
	if (!c) goto L2;
	b = 0;
	do {
		d = M[i] - 48u;
		if (d > 9) goto L2;
		i++;
		b = b * 10 + d;
	} while (--c);
L16:
	if (!b || !e) goto L2;
	st8(8388728, 0);
	sp = a + 112;
	return b - 1;
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

static void from_elem(u64 a, u64 b)
{
	u64 c, d;
	if (b >= (u64)536870912 << 32) std_fail(8388608, 53);
	if (b) {
		c = b << 2;
		d = globalalloc_alloc(c);
		if (!d) std_fail(8388608, 53);
		if (c) fill(d, 0, c);
		c = b;
	} else {
		c = 0;
		d = 4;
	}
	st8(a + 16, b);
	st8(a + 8, d);
	st8(a, c);
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

static void grow_one(u64 a)
{
	a = grow_amortized(a, ld8(a), 1, 8, 8);
	if (a != ((u64)2147483648u << 32 | 1)) handle_error(a);
}

static void drop_in_place(u64 a)
{
	u64 b;
	b = ld8(a);
	if (b) globalalloc_dealloc(ld8(a + 8), b << 2);
	b = ld8(a + 24);
	if (b) globalalloc_dealloc(ld8(a + 32), b << 2);
}

static u64 xorlist_place(u64 a, u64 b)
{
	u64 c, d;
	if (b >= ld8(a + 64)) std_fail(8388608, 53);
	c = ld8(ld8(a + 56) + (b << 3));
	if (c >= ld8(a + 40)) std_fail(8388608, 53);
	a = ld8(a + 32) + c * 48;
	c = ld8(a + 32);
	if (!c) std_fail(8388608, 53);
	d = c << 3;
	a = ld8(a + 24);
	c = 0;
	for (;;) {
		if (ld8(a) == b) return c;
		c++;
		a += 8;
		d -= 8;
		if (!d) std_fail(8388608, 53);
	}
}

static void rawvec_grow_one(u64 a)
{
	a = grow_amortized(a, ld8(a), 1, 8, 48);
	if (a != ((u64)2147483648u << 32 | 1)) handle_error(a);
}

static u64 insert_after(u64 a, u64 b, u64 c)
{
	u64 d, e, f, g, h, i, j, k, m, n, p, q, r;
	d = ld8(a + 64);
	if (b >= d) std_fail(8388608, 53);
	e = ld8(ld8(a + 56) + (b << 3));
	f = ld8(a + 16);
	if (f == ld8(a)) {
		grow_one(a);
		d = ld8(a + 64);
	}
	st8(a + 16, f + 1);
	st8(ld8(a + 8) + (f << 3), c);
	if (d == ld8(a + 48)) grow_one(a + 48);
	g = d + 1;
	st8(a + 64, g);
	h = ld8(a + 56);
	st8(h + (d << 3), e);
	b = xorlist_place(a, b);
	i = ld8(a + 40);
	if (e >= i) std_fail(8388608, 53);
	j = ld8(a + 32);
	k = j + e * 48;
	d = ld8(k + 32);
	if (b >= d) std_fail(8388608, 53);
	b++;
	e = k + 16;
	if (d == ld8(e)) grow_one(e);
	e = ld8(k + 24) + (b << 3);
	if (d > b) {
		b = (d - b) << 3;
		if (b) copy(e + 8, e, b);
	}
	st8(e, f);
	st8(k + 32, d + 1);
	st8(k + 40, ld8(k + 40) ^ c);
	if (d >= 1024) {
		m = d - 511;
		e = m << 3;
		c = globalalloc_alloc(e);
		if (!c) std_fail(8388608, 53);
		st8(k + 32, 512);
		if (e) copy(c, ld8(k + 24) + 4096, e);
		n = a + 24;
		p = ld8(a + 8);
		q = ld8(a + 16);
		b = d = 0;
		do {
			r = ld8(c + d);
			if (r >= q) std_fail(8388608, 53);
			b ^= ld8(p + (r << 3));
			d += 8;
		} while (e != d);
		q = ld8(k);
		st8(k, 1);
		p = ld8(k + 8);
		st8(k + 8, i);
		st8(k + 40, ld8(k + 40) ^ b);
		d = 0;
		do {
			r = ld8(c + d);
			if (r >= g) std_fail(8388608, 53);
			st8(h + (r << 3), i);
			d += 8;
		} while (e != d);
		if (i == ld8(n)) {
			rawvec_grow_one(n);
			j = ld8(a + 32);
		}
		st8(a + 40, i + 1);
		d = j + i * 48;
		st8(d + 40, b);
		st8(d + 32, m);
		st8(d + 24, c);
		st8(d + 16, m);
		st8(d + 8, p);
		st8(d, q);
	}
	return f;
}

static void noderef_push(u64 a, u64 b, u64 c, u64 d, u64 e, u64 f)
{
	u32 g;
	if (f != b - 1) std_fail(8388608, 53);
	g = ld2(a + 362);
	if (g >= 11) std_fail(8388608, 53);
	st2(a + 362, g + 1);
	b = g;
	f = a + b * 24;
	st8(f + 104, ld8(d + 8));
	st8(f + 112, ld8(d + 16));
	st8(f + 96, ld8(d));
	st8(a + (b << 3) + 8, c);
	d = b + 1;
	st8(a + (d << 3) + 368, e);
	st2(e + 360, d);
	st8(e, a);
}

static void growingtree_place(u64 a, u64 b, u64 c, u64 d)
{
	u32 j;
	u64 e, f, g, h = 0, i;
	if (b) {
		for (;;) {
			e = b + 8;
			f = ld2(b + 362);
			g = f << 3;
			h = -1;
			do {
				if (!g) {
					h = f;
					goto L5;
				}
				i = ld8(e);
				g -= 8;
				h++;
				e += 8;
				j = ((u32)(d > i) - (d < i)) & 255;
			} while (j == 1);
			if (!j) goto L1;
		L5:
			if (!c) std_fail(8388608, 53);
			c--;
			b = ld8(b + (h << 3) + 368);
		}
	}
	std_fail(8388608, 53);
L1:
	g = b + h * 24;
	st8(a + 16, ld8(g + 112));
	st8(a + 8, ld8(g + 104));
	st8(a, ld8(g + 96));
}

static u64 new_uninit_in(void)
{
	u64 a;
	a = globalalloc_alloc(368);
	if (!a) std_fail(8388608, 53);
	return a;
}

static void insert_fit(u64 a, u64 b, u64 c, u64 d, u64 e)
{
	u32 i;
	u64 f, g, h, j, k, m;
	f = a + 8;
	g = f + (b << 3);
	h = b + 1;
	i = ld2(a + 362);
	j = (u64)i & 65535;
	if (h > j) st8(g, c);
	else {
		k = j - b;
		m = k << 3;
		if (m) copy(f + (h << 3), g, m);
		st8(g, c);
		g = k * 24;
		if (g) {
			c = a + 96;
			copy(c + h * 24, c + b * 24, g);
		}
	}
	i++;
	g = a + b * 24;
	st8(g + 112, ld8(d + 16));
	st8(g + 104, ld8(d + 8));
	st8(g + 96, ld8(d));
	d = a + 368;
	g = j + 2;
	c = b + 2;
	if (g > c) {
		f = (j - b) << 3;
		if (f) copy(d + (c << 3), d + (h << 3), f);
	}
	st8(d + (h << 3), e);
	st2(a + 362, i);
	if (h < g) {
		j++;
		i = (u32)b + 1;
		d = (b << 3) + a + 376;
		do {
			h = ld8(d);
			st2(h + 360, i);
			st8(h, a);
			i++;
			d += 8;
			b++;
		} while (j != b);
	}
}

static u64 box_new_uninit_in(void)
{
	u64 a;
	a = globalalloc_alloc(464);
	if (!a) std_fail(8388608, 53);
	return a;
}

static void growingtree_hang(u64 a, u64 b, u64 c, u64 d)
{
	u32 f, h, q;
	u64 e, g, i, j, k, m, n, p, r, s, t, u, v, w, x, y, z;
	sp = e = frame(208);
	growingtree_place(e, ld8(a + 80), ld8(a + 88), b);
	f = M[e + 16];
	g = ld8(e);
	b = ld8(a + 72) + 1;
	if (b <= 1) {
		if ((u32)b == 1) std_fail(8388608, 53);
	} else {
		d = rem8(d, b);
	}
	h = f ^ 1;
	i = insert_after(a, g, f & 1 ? d : d << 32);
	j = insert_after(a, i, 0);
	k = ld8(a + 80);
	if (!k) {
		d = globalalloc_alloc(368);
		if (!d) std_fail(8388608, 53);
		st8(a + 88, 0);
		st8(a + 80, d);
		st8(d, 0);
		st2(d + 362, 1);
		M[d + 112] = h;
		st8(d + 104, j);
		st8(d + 96, i);
		st8(d + 8, c);
		goto L3;
	}
	n = m = ld8(a + 88);
	p = k;
	for (;;) {
		q = ld2(p + 362);
		r = (u64)q & 65535;
		d = r << 3;
		s = -1;
		b = t = p + 8;
		do {
			if (!d) {
				s = r;
				goto L15;
			}
			g = ld8(b);
			d -= 8;
			s++;
			b += 8;
			f = ((u32)(c > g) - (c < g)) & 255;
		} while (f == 1);
		if (!f) goto L11;
	L15:
		if (!n) break;
		n--;
		p = ld8(p + (s << 3) + 368);
	}
	if ((q & 65535) < 11) {
		d = t + (s << 3);
		if (r > s) {
			b = r - s;
			g = b << 3;
			if (g) copy(d + 8, d, g);
			b *= 24;
			if (b) {
				g = p + s * 24;
				copy(g + 120, g + 96, b);
			}
		}
		st8(d, c);
		d = p + s * 24;
		st8(d + 96, i);
		M[d + 112] = h;
		st8(d + 104, j);
		st2(p + 362, q + 1);
		goto L3;
	}
	d = 4;
	if (s < 5) {
		q = 0;
		goto L20;
	}
	b = s - 5;
	if (b > 1) {
		s -= 7;
		d = 6;
	} else {
		q = 0;
		d = s;
		if ((u32)b != 1) goto L20;
		d = 5;
		s = 0;
	}
	q = 1;
L20:
	r = new_uninit_in();
	st2(r + 362, 0);
	st8(r, 0);
	g = ld2(p + 362) + ~d;
	st2(r + 362, g);
	u = ld8(t + (d << 3));
	n = p + 96;
	b = n + d * 24;
	st8(e + 72, ld8(b));
	st8(e + 80, ld8(b + 8));
	st4(e + 192, ld4(b + 17));
	st4(e + 195, ld4(b + 20));
	if (g >= 12) std_fail(8388608, 53);
	f = M[b + 16];
	b = d + 1;
	v = g << 3;
	if (v) copy(r + 8, t + (b << 3), v);
	g *= 24;
	if (g) copy(r + 96, n + b * 24, g);
	st2(p + 362, d);
	st8(e + 144, ld8(e + 72));
	st8(e + 152, ld8(e + 80));
	st4(e + 136, ld4(e + 192));
	st4(e + 139, ld4(e + 195));
	d = q ? r : p;
	n = d + 8;
	b = n + (s << 3);
	q = ld2(d + 362);
	g = (u64)q & 65535;
	if (g > s) {
		g -= s;
		t = g << 3;
		if (t) copy((s << 3) + n + 8, b, t);
		g *= 24;
		if (g) {
			n = d + s * 24;
			copy(n + 120, n + 96, g);
		}
	}
	st8(b, c);
	b = d + s * 24;
	st8(b + 96, i);
	M[b + 112] = h;
	st8(b + 104, j);
	st2(d + 362, q + 1);
	if ((f & 255) == 2) goto L3;
	st8(e + 40, ld8(e + 152));
	st8(e + 32, ld8(e + 144));
	st4(e + 27, ld4(e + 139));
	st4(e + 24, ld4(e + 136));
	d = ld8(p);
	if (d) {
		t = e + 89;
		i = 0;
		for (;;) {
			h = ld2(p + 360);
			st4(t, ld4(e + 24));
			st4(t + 3, ld4(e + 27));
			st8(e + 80, ld8(e + 40));
			st8(e + 72, ld8(e + 32));
			M[e + 88] = f;
			b = h;
			n = d;
			c = ld2(n + 362);
			if (c < 11) break;
			q = 0;
			d = 4;
			if (h < 5) {
				p = b;
				goto L36;
			}
			p = d = 5;
			switch (h - 5) {
			case 0:
				goto L36;
			case 1:
				q = 1;
				p = 0;
				goto L36;
			}
			p = b - 7;
			q = 1;
			d = 6;
		L36:
			s = globalalloc_alloc(464);
			if (!s) std_fail(8388608, 53);
			st2(s + 362, 0);
			st8(s, 0);
			g = ld2(n + 362) + ~d;
			st2(s + 362, g);
			v = n + 8;
			w = d << 3;
			j = ld8(v + w);
			x = n + 96;
			b = x + d * 24;
			st8(e + 192, ld8(b));
			st8(e + 200, ld8(b + 8));
			st4(e + 184, ld4(b + 17));
			st4(e + 187, ld4(b + 20));
			if (g >= 12) std_fail(8388608, 53);
			f = M[b + 16];
			b = d + 1;
			y = g << 3;
			if (y) copy(s + 8, v + (b << 3), y);
			g *= 24;
			if (g) copy(s + 96, x + b * 24, g);
			st2(n + 362, d);
			st8(e + 168, ld8(e + 192));
			st8(e + 176, ld8(e + 200));
			st4(e + 160, ld4(e + 184));
			st4(e + 163, ld4(e + 187));
			b = ld2(s + 362);
			if (b >= 12) std_fail(8388608, 53);
			z = c - d;
			d = b + 1;
			if (z != d) std_fail(8388608, 53);
			c = s + 368;
			d <<= 3;
			if (d) copy(c, n + w + 376, d);
			i++;
			d = 0;
			do {
				g = ld8(c + (d << 3));
				st2(g + 360, d);
				st8(g, s);
				if (d >= b) goto L43;
				d += d < b;
			} while (d <= b);
		L43:
			st8(e + 64, ld8(e + 176));
			st8(e + 56, ld8(e + 168));
			st4(e + 48, ld4(e + 160));
			st4(e + 51, ld4(e + 163));
			insert_fit(q ? s : n, p, u, e + 72, r);
			if ((f & 255) == 2) goto L3;
			st8(e + 40, ld8(e + 64));
			st8(e + 32, ld8(e + 56));
			st4(e + 24, ld4(e + 48));
			st4(e + 27, ld4(e + 51));
			p = n;
			r = s;
			u = j;
			d = ld8(n);
			if (!d) goto L4;
		}
		insert_fit(n, b, u, e + 72, r);
		goto L3;
	}
	j = u;
	i = 0;
	s = r;
	n = p;
	goto L4;
L11:
	d = p + s * 24;
	st8(d + 104, j);
	st8(d + 96, i);
	f = M[d + 112];
	M[d + 112] = h;
	if (f == 2) goto L2;
	std_fail(8388608, 53);
L4:
	st8(e + 120, ld8(e + 40));
	st8(e + 112, ld8(e + 32));
	st4(e + 129, ld4(e + 24));
	st4(e + 132, ld4(e + 27));
	M[e + 128] = f;
	st8(e + 104, j);
	st8(e + 96, i);
	st8(e + 88, s);
	st8(e + 80, i);
	st8(e + 72, n);
	d = box_new_uninit_in();
	st8(d + 368, k);
	st2(d + 362, 0);
	st8(d, 0);
	b = m + 1;
	if (!b) std_fail(8388608, 53);
	st2(k + 360, 0);
	st8(k, d);
	st8(a + 88, b);
	st8(a + 80, d);
	noderef_push(d, b, j, e + 112, s, i);
L3:
	st8(a + 96, ld8(a + 96) + 1);
L2:
	sp = e + 208;
}

static void do_reserve_and_handle(u64 a, u64 b, u64 c)
{
	c = grow_amortized(a, b, c, 1, 1);
	if (c != ((u64)2147483648u << 32 | 1)) handle_error(c);
}

static void host_append(u64 a, u64 b)
{
	u64 c;
	if (b < 65537) {
		c = ld8(8388704);
		if (b > ld8(8388688) - c) {
			do_reserve_and_handle(8388688, c, b);
			c = ld8(8388704);
		}
		if (b) copy(ld8(8388696) + c, a, b);
		st8(8388704, c + b);
		return;
	}
	c = ld8(8388704);
	if (c) {
		host_write(ld8(8388696), c);
		st8(8388704, 0);
	}
	host_write(a, b);
}

static void main_fn(void)
{
	u32 q, r, i1, k1;
	u64 a, b, c, d, e, f, g, h, i, j, k, m, n, p, s, t, u, v = 0, w, x, y, z, a1, b1, c1, d1, e1, f1, g1, h1, j1, m1, n1;
	sp = a = frame(368);
	b = proconio_read();
	c = proconio_read();
	if (!b || c >= (u64)1 << 32 || b > ((u64)536870911 << 32 | 4294967295u)) std_fail(8388608, 53);
	d = b << 3;
	if (d >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(8388608, 53);
	e = 8;
	f = 0;
	if (d) {
		f = b;
		e = globalalloc_alloc(d);
		if (!e) std_fail(8388608, 53);
	}
	g = b;
	d = e;
	do {
		st8(d, proconio_read());
		d += 8;
	} while (--g);
	h = b - 1;
	if (h > ((u64)268435455 << 32 | 4294967295u)) std_fail(8388608, 53);
	i = h << 4;
	if (i >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(8388608, 53);
	if (i) {
		j = h;
		k = globalalloc_alloc(i);
		if (!k) std_fail(8388608, 53);
	} else {
		j = 0;
		k = 8;
	}
	if (!h) {
		n = proconio_read();
		goto L9;
	}
	g = 1;
	d = k;
	do {
		m = program_proconio_read();
		st8(d + 8, program_proconio_read());
		st8(d, m);
		d += 16;
		g++;
	} while (b != g);
	n = proconio_read();
	if (b > 2147483646) std_fail(8388608, 53);
	p = k + i;
	g = a + 176;
	m = k;
	do {
		st8(a + 184, ld8(m + 8));
		st8(a + 176, ld8(m));
		m += 16;
		d = 0;
		q = 0;
		do {
			if (ld8(g + (d << 3)) >= b) std_fail(8388608, 53);
			r = q & 1;
			d = 1;
			q = 1;
		} while (!r);
	} while (m != p);
L9:
	from_elem(a + 128, b + 1);
	s = k + (h << 4);
	t = a + 176;
	q = 0;
	u = ld8(a + 136);
	m = ld8(a + 144);
	g = k;
	for (;;) {
		if ((q & 1) != 0 && d != 2) p = g;
		else {
			if (g == s) {
				d = 0;
				h = m - (m != 0);
				g = u;
				do {
					if (m == d || h == d) std_fail(8388608, 53);
					p = g + 4;
					st4(p, ld4(p) + ld4(g));
					g = p;
					d++;
				} while (b != d);
				if (b >= m) std_fail(8388608, 53);
				from_elem(a + 280, ld4(u + (b << 2)));
				if (m > ((u64)1073741823 << 32 | 4294967295u)) std_fail(8388608, 53);
				w = m << 2;
				if (w >= ((u64)2147483647 << 32 | 4294967293u)) std_fail(8388608, 53);
				x = globalalloc_alloc(w);
				if (!x) std_fail(8388608, 53);
				if (w) copy(x, u, w);
				y = a + 176;
				q = 0;
				z = ld8(a + 288);
				a1 = ld8(a + 296);
				g = k;
				for (;;) {
					if ((q & 1) != 0 && d != 2) u = g;
					else {
						if (g == s) break;
						u = g + 16;
						h = ld8(g + 8);
						p = ld8(g);
						d = 0;
					}
					st8(a + 192, h);
					st8(a + 176, p);
					st8(a + 184, h);
					st8(a + 200, p);
					v = y + (d << 4);
					g = ld8(v);
					if (g >= m) std_fail(8388608, 53);
					g = x + (g << 2);
					t = ld4(g);
					if (a1 <= t) std_fail(8388608, 53);
					d++;
					st4(z + (t << 2), ld8(v + 8));
					q = 1;
					st4(g, ld4(g) + 1);
					g = u;
				}
				st8(a + 24, ld8(a + 128));
				st8(a + 32, ld8(a + 136));
				st8(a + 40, ld8(a + 144));
				st8(a + 48, ld8(a + 280));
				st8(a + 56, ld8(a + 288));
				st8(a + 64, ld8(a + 296));
				globalalloc_dealloc(x, w);
				if (b > ((u64)268435455 << 32 | 4294967295u)) std_fail(8388608, 53);
				d = b << 4;
				if (d >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(8388608, 53);
				v = 8;
				b1 = 0;
				q = !d;
				if (!q) {
					v = globalalloc_alloc(d);
					if (!v) std_fail(8388608, 53);
					if (!q) fill(v, 0, d);
					b1 = b;
				}
				u = globalalloc_alloc(8);
				if (!u) std_fail(8388608, 53);
				s = 0;
				st8(u, 0);
				st8(a + 168, 1);
				st8(a + 160, u);
				st8(a + 152, 1);
				z = ld8(a + 56);
				a1 = ld8(a + 64);
				y = ld8(a + 32);
				x = ld8(a + 40);
				h = 1;
				do {
					t = ld8(u + (s << 3));
					d = t & (u64)4294967295u;
					if (x <= d) std_fail(8388608, 53);
					g = d + 1;
					if (g >= x) std_fail(8388608, 53);
					q = ld4(y + (g << 2));
					r = ld4(y + (d << 2));
					if (q < r) std_fail(8388608, 53);
					d = q;
					if (a1 < d) std_fail(8388608, 53);
					if (r != q) {
						m1 = d << 2;
						d = (u64)r << 2;
						m = m1 - d;
						d += z;
						do {
							g = ld4(d);
							if (g) {
								if (b <= g) std_fail(8388608, 53);
								p = v + (g << 4);
								if (!ld4(p)) {
									st8(p + 8, t);
									st8(p, 1);
									if (h == ld8(a + 152)) {
										grow_one(a + 152);
										u = ld8(a + 160);
									}
									st8(u + (h << 3), g);
									h++;
									st8(a + 168, h);
								}
							}
							d += 4;
							m -= 4;
						} while (m);
					}
				} while (++s < h);
				d = 0;
				g = v;
				do {
					if (d && ld8(g) != 1) goto L34;
					g += 16;
					d++;
				} while (b != d);
				t = globalalloc_alloc(b);
				if (!t) std_fail(8388608, 53);
				if (b) fill(t, 0, b);
				g = k;
				do {
					if (!i) goto L53;
					m = ld8(g);
					if (m >= b) std_fail(8388608, 53);
					d = p = ld8(g + 8);
					u = v + (m << 4);
					if (ld8(u) == 1) d = ld8(u + 8) == p ? m : p;
					if (d >= b) std_fail(8388608, 53);
					u = v + (d << 4);
					if (ld8(u) != 1 || ld8(u + 8) != (p ^ m ^ d)) break;
					g += 16;
					d += t;
					q = M[d];
					M[d] = 1;
					i -= 16;
				} while (!q);
				globalalloc_dealloc(t, b);
				goto L34;
			L53:
				c1 = ld8(a + 160);
				d1 = ld8(a + 152);
				globalalloc_dealloc(t, b);
				drop_in_place(a + 24);
				if (!c) std_fail(8388608, 53);
				m = rem8(ld8(e), c + 1);
				g = globalalloc_alloc(8);
				if (!g) std_fail(8388608, 53);
				st8(g, 0);
				p = globalalloc_alloc(8);
				if (!p) std_fail(8388608, 53);
				st8(p, m);
				d = globalalloc_alloc(48);
				if (!d) std_fail(8388608, 53);
				st8(d + 40, m);
				st8(d + 32, 1);
				st8(d + 24, g);
				st8(d + 16, 1);
				st8(d, 0);
				g = globalalloc_alloc(8);
				if (!g) std_fail(8388608, 53);
				st8(g, 0);
				st8(a + 344, 1);
				st8(a + 336, g);
				st8(a + 328, 1);
				st8(a + 320, 1);
				st8(a + 312, d);
				st8(a + 304, 1);
				st8(a + 296, 1);
				st8(a + 288, p);
				st8(a + 280, 1);
				d = insert_after(a + 280, 0, 0);
				e1 = globalalloc_alloc(368);
				if (!e1) std_fail(8388608, 53);
				st2(e1 + 362, 0);
				st8(e1, 0);
				M[a + 192] = 0;
				st8(a + 184, d);
				st8(a + 176, 0);
				st8(a + 168, 1);
				st8(a + 160, 1);
				f1 = a + 41;
				s = a + 193;
				i = a + 208;
				x = a + 225;
				u = a + 200;
				w = a + 176;
				t = a + 168;
				r = 0;
				z = 1;
				q = 3;
				y = 1;
				h1 = g1 = d = 0;
				g = e1;
				for (;;) {
					if ((q & 255) == 3) {
						i1 = y == d;
						d = 1;
						m = w;
						p = s;
						q = r;
						a1 = z;
						if (i1) break;
					} else {
						m = i;
						p = x;
					}
					if ((q & 255) == 2) break;
					st8(a + 32, ld8(m + 8));
					st8(a + 24, ld8(m));
					st4(a + 360, ld4(p));
					st4(a + 363, ld4(p + 3));
					if (y == d) i1 = 2;
					else {
						st8(u + 16, ld8(t + 16));
						st8(u + 8, ld8(t + 8));
						st8(u, ld8(t));
						st4(x, ld4(s));
						st4(x + 3, ld4(s + 3));
						i1 = 2;
						if ((r & 255) == 2) y = 1;
						else {
							if (a1 == ld8(a + 200)) {
								d = 1;
								q = r;
								continue;
							}
							y = 1;
							i1 = r;
						}
					}
					M[a + 224] = i1;
					st8(a + 152, y);
					st8(a + 128, ld8(a + 24));
					st8(a + 136, ld8(a + 32));
					st4(a + 352, ld4(a + 360));
					st4(a + 355, ld4(a + 363));
					r = ld2(g + 362);
					if (r < 11) {
						st2(g + 362, r + 1);
						st8(a + 24, ld8(a + 128));
						st8(a + 32, ld8(a + 136));
						d = r;
						st8(g + (d << 3) + 8, a1);
						st4(a + 360, ld4(a + 352));
						st4(a + 363, ld4(a + 355));
						m = ld8(a + 32);
						p = ld8(a + 24);
						d = g + d * 24;
						M[d + 112] = q;
						st8(d + 96, p);
						st8(d + 104, m);
						st4(d + 116, ld4(a + 363));
						st4(d + 113, ld4(a + 360));
						goto L63;
					}
					p = 0;
					for (;;) {
						g = ld8(g);
						if (!g) break;
						p++;
						if (ld2(g + 362) <= 10) goto L71;
					}
					z = globalalloc_alloc(464);
					if (!z) std_fail(8388608, 53);
					st8(z + 368, e1);
					st2(z + 362, 0);
					st8(z, 0);
					if (!++h1) std_fail(8388608, 53);
					st2(e1 + 360, 0);
					st8(e1, z);
					g = z;
					p = h1;
					goto L70;
				L71:
					z = e1;
				L70:
					m = globalalloc_alloc(368);
					if (!m) std_fail(8388608, 53);
					st2(m + 362, 0);
					st8(m, 0);
					y = j1 = p - 1;
					if (j1) {
						do {
							d = globalalloc_alloc(464);
							if (!d) std_fail(8388608, 53);
							st8(d + 368, m);
							st2(d + 362, 0);
							st8(d, 0);
							st2(m + 360, 0);
							st8(m, d);
							m = d;
						} while (--y);
					}
					st4(f1, ld4(a + 352));
					st4(f1 + 3, ld4(a + 355));
					st8(a + 32, ld8(a + 136));
					st8(a + 24, ld8(a + 128));
					M[a + 40] = q;
					noderef_push(g, p, a1, a + 24, m, j1);
					if (p) {
						do g = ld8(g + ((u64)ld2(g + 362) << 3) + 368); while (--p);
					}
					e1 = z;
				L63:
					g1++;
					r = M[a + 192];
					z = ld8(a + 168);
					a1 = ld8(a + 200);
					q = M[a + 224];
					y = ld8(a + 160);
					d = ld8(a + 152);
				}
				if (h1) {
					d = e1;
					p = h1;
					do {
						m = ld2(d + 362);
						if (!m) std_fail(8388608, 53);
						p--;
						a1 = m - 1;
						u = d + (a1 << 3);
						g = ld8(u + 376);
						q = ld2(g + 362);
						if (q >= 5) goto L82;
						r = 5 - q;
						t = ld8(u + 368);
						i1 = ld2(t + 362);
						if ((r & 65535) > i1) std_fail(8388608, 53);
						f1 = i1;
						u = (u64)r & 65535;
						s = f1 - u;
						st2(t + 362, s);
						st2(g + 362, 5);
						x = u << 3;
						z = g + 8;
						i = q;
						w = i << 3;
						if (w) copy(z + x, z, w);
						y = g + 96;
						i *= 24;
						if (i) copy(y + u * 24, y, i);
						i = t + 8;
						u = s + 1;
						j1 = u << 3;
						f1 -= u;
						u = f1 << 3;
						if (u) copy(z, i + j1, u);
						u = t + s * 24;
						z = f1 * 24;
						if (z) copy(y, u + 120, z);
						st8(a + 24, ld8(u + 96));
						st8(a + 32, ld8(u + 104));
						st8(a + 40, ld8(u + 112));
						m = d + (m << 3);
						u = ld8(m);
						st8(m, ld8(i + (s << 3)));
						d += a1 * 24;
						st8(a + 168, ld8(d + 112));
						st8(a + 160, ld8(d + 104));
						st8(a + 152, ld8(d + 96));
						st8(d + 96, ld8(a + 24));
						st8(d + 104, ld8(a + 32));
						st8(d + 112, ld8(a + 40));
						st8(g + x, u);
						d = y + z;
						st8(d + 16, ld8(a + 168));
						st8(d + 8, ld8(a + 160));
						st8(d, ld8(a + 152));
						if (!p) goto L82;
						d = 368;
						m = g + 368;
						u = w + 8;
						if (u) copy(m + x, m, u);
						if (x) copy(m, t + j1 + 368, x);
						q = 0;
						do {
							m = ld8(g + d);
							st2(m + 360, q);
							st8(m, g);
							q++;
							d += 8;
						} while (d != 416);
					L82:
						d = g;
					} while (p);
				}
				st8(a + 224, c);
				copy(a + 152, a + 280, 72);
				st8(a + 248, g1);
				st8(a + 240, h1);
				st8(a + 232, e1);
				if (h) {
					m = h << 3;
					d = c1;
					do {
						g = ld8(d);
						if (g >= b) std_fail(8388608, 53);
						p = v + (g << 4);
						if (ld4(p)) growingtree_hang(a + 152, ld8(p + 8) + 1, g + 1, ld8(e + (g << 3)));
						d += 8;
						m -= 8;
					} while (m);
				}
				copy(a + 24, a + 152, 104);
				st8(a + 296, 0);
				z = 1;
				st8(a + 288, 1);
				st8(a + 280, 0);
				y = 0;
				if (!n) goto L40;
				z = 1;
				u = a1 = y = 0;
				do {
					if (!ld4(8388720)) try_init(ld8(8388712));
					if (ld8(8388728)) std_fail(8388608, 53);
					u++;
					st8(8388728, -1);
					m = ld8(8388760);
					b = ld8(8388752);
					q = M[8388768];
					for (;;) {
						g = b;
						if (q & 1) break;
						if (m) {
							d = 0;
							do {
								b = M[g + d];
								if (b <= 32 && (u64)1 << (b & 63) & ((u64)1 << 32 | 13824)) goto L103;
								d++;
							} while (m != d);
						}
						q = 1;
						M[8388768] = 1;
						b = g;
						d = m;
						goto L102;
					L103:
						b = d + 1;
						m -= b;
						st8(8388760, m);
						b += g;
						st8(8388752, b);
						q = 0;
					L102:
						if (d) goto L99;
					}
					p = ld8(8388736);
					t = ld8(8388744);
					g = p + t;
					goto L35;
				L99:
					p = ld8(8388736);
					t = ld8(8388744);
					h = p + t;
					k1 = !g;
					g = k1 ? h : g;
					b = k1 ? 0 : d;
					if (b <= 1) {
						if ((u32)b != 1) goto L35;
						q = M[g];
						switch (q - 43) {
						case 0: case 2:
							goto L35;
						default:
							goto L108;
						}
					}
					q = M[g];
				L108:
					m = (q & 255) == 43;
					d = g + m;
					b -= m;
					if (b >= 3) {
						q = 0;
						for (;;) {
							if (!b) goto L111;
							q = (q & 255) * 10;
							if (q >> 8) goto L35;
							r = M[d] - 48u;
							if (r > 9) goto L35;
							d++;
							b--;
							q = (q & 255) + (r & 255);
							if ((q & 255) != q) goto L35;
						}
					}
					if (b) {
						r = b == 1;
						q = 0;
						for (;;) {
							i1 = M[d] - 48u;
							if (i1 > 9) goto L35;
							d++;
							q = q * 10 + i1;
							i1 = r & 1;
							r = 1;
							if (i1) goto L111;
						}
					}
					st8(8388728, 0);
					proconio_read();
					std_fail(8388608, 53);
				L111:
					g = h;
					if (k1) goto L35;
					st8(8388728, 0);
					d = proconio_read() ^ a1;
					switch ((q & 255) - 1) {
					case 0:
						growingtree_place(a + 152, ld8(a + 104), ld8(a + 112), d);
						b = ld8(a + 160);
						d = ld8(a + 152);
						p = xorlist_place(a + 24, d);
						w = xorlist_place(a + 24, b);
						g = ld8(a + 88);
						if (d >= g || b >= g) std_fail(8388608, 53);
						g = w + 1;
						m = ld8(a + 80);
						d = ld8(m + (d << 3));
						h = ld8(m + (b << 3));
						if (d == h) {
							if (p > w || d >= ld8(a + 64)) std_fail(8388608, 53);
							d = ld8(a + 56) + d * 48;
							if (w >= ld8(d + 32)) std_fail(8388608, 53);
							g -= p;
							d = ld8(d + 24) + (p << 3);
							b = 0;
							h = ld8(a + 32);
							p = ld8(a + 40);
							for (;;) {
								m = ld8(d);
								if (m >= p) std_fail(8388608, 53);
								d += 8;
								b ^= ld8(h + (m << 3));
								if (!--g) goto L122;
							}
						}
						t = ld8(a + 64);
						if (d >= t) std_fail(8388608, 53);
						m = ld8(a + 56);
						f1 = m + d * 48;
						s = ld8(f1 + 32);
						if (s < p) std_fail(8388608, 53);
						b = 0;
						if (s != p) {
							s -= p;
							p = ld8(f1 + 24) + (p << 3);
							b = 0;
							c = ld8(a + 32);
							i = ld8(a + 40);
							do {
								x = ld8(p);
								if (x >= i) std_fail(8388608, 53);
								p += 8;
								b ^= ld8(c + (x << 3));
							} while (--s);
						}
						if (ld8(f1) != 1) std_fail(8388608, 53);
						for (;;) {
							d = ld8(m + d * 48 + 8);
							if (d == h) break;
							if (d >= t) std_fail(8388608, 53);
							p = m + d * 48;
							b ^= ld8(p + 40);
							if (!ld4(p)) std_fail(8388608, 53);
						}
						if (h >= t) std_fail(8388608, 53);
						d = m + h * 48;
						if (w >= ld8(d + 32)) std_fail(8388608, 53);
						d = ld8(d + 24);
						m = 0;
						t = ld8(a + 32);
						h = ld8(a + 40);
						do {
							p = ld8(d);
							if (p >= h) std_fail(8388608, 53);
							d += 8;
							m ^= ld8(t + (p << 3));
						} while (--g);
						b ^= m;
					L122:
						q = (M[a + 168] ? b & (u64)4294967295u : b >> 32) != 0;
						d = q ? 5 : 4;
						if (d > ld8(a + 280) - y) {
							do_reserve_and_handle(a + 280, y, d);
							z = ld8(a + 288);
							y = ld8(a + 296);
						}
						b = q;
						if (d) copy(z + y, q ? 8388678 : 8388674, d);
						a1 += b;
						y += d;
						st8(a + 296, y);
						break;
					case 1:
						b = proconio_read();
						growingtree_place(a + 152, ld8(a + 104), ld8(a + 112), d);
						b ^= a1;
						q = M[a + 168];
						d = ld8(a + 152);
						g = ld8(a + 96) + 1;
						if (g <= 1) {
							if ((u32)g == 1) std_fail(8388608, 53);
						} else {
							b = rem8(b, g);
						}
						if (d >= ld8(a + 40)) std_fail(8388608, 53);
						m = d << 3;
						g = ld8(a + 32) + m;
						p = ld8(g);
						b = b << ((u64)(q << 5) & 224 & 63);
						st8(g, b);
						if (d >= ld8(a + 88)) std_fail(8388608, 53);
						d = ld8(ld8(a + 80) + m);
						if (d >= ld8(a + 64)) std_fail(8388608, 53);
						d = ld8(a + 56) + d * 48;
						st8(d + 40, p ^ ld8(d + 40) ^ b);
						break;
					case 2:
						n1 = proconio_read() ^ a1;
						growingtree_hang(a + 24, d, n1, proconio_read() ^ a1);
						break;
					default:
						std_fail(8388608, 53);
					}
				} while (u != n);
			L40:
				host_append(z, y);
				d = ld8(8388704);
				if (d >= 65537) {
					host_write(ld8(8388696), d);
					st8(8388704, 0);
				}
				d = ld8(a + 280);
				if (d) globalalloc_dealloc(z, d);
				d = ld8(a + 24);
				if (d) globalalloc_dealloc(ld8(a + 32), d << 3);
				m = ld8(a + 56);
				b = ld8(a + 64);
				if (b) {
					d = m + 24;
					do {
						g = ld8(d - 8);
						if (g) globalalloc_dealloc(ld8(d), g << 3);
						d += 48;
					} while (--b);
				}
				d = ld8(a + 48);
				if (d) globalalloc_dealloc(m, d * 48);
				d = ld8(a + 72);
				if (d) globalalloc_dealloc(ld8(a + 80), d << 3);
				b = ld8(a + 104);
				if (!b) goto L36;
				m = ld8(a + 112);
				h = ld8(a + 120);
				if (h) {
					g = 0;
					for (;;) {
						if (!g) {
							if (m) {
								for (;;) {
									p = 0;
									b = ld8(b + 368);
									d = 0;
									if (!--m) goto L150;
								}
							}
							d = p = 0;
							goto L150;
						}
						p = m;
						d = b;
						b = g;
					L150:
						if (p < ld2(b + 362)) g = b;
						else {
							for (;;) {
								g = ld8(b);
								if (!g) break;
								q = ld2(b + 360);
								globalalloc_dealloc(b, d ? 464 : 368);
								d++;
								b = g;
								if (q < ld2(g + 362)) goto L157;
							}
							globalalloc_dealloc(b, d ? 464 : 368);
							std_fail(8388608, 53);
						L157:
							p = q;
						}
						if (d) {
							b = g + (p << 3) + 376;
							do {
								g = ld8(b);
								b = g + 368;
							} while (--d);
							m = 0;
						} else {
							m = p + 1;
						}
						b = 0;
						if (!--h) goto L37;
					}
				}
				g = b;
				if (!m) goto L37;
				do g = ld8(g + 368); while (--m);
			L37:
				b = ld8(g);
				if (b) {
					d = 0;
					do {
						globalalloc_dealloc(g, d ? 464 : 368);
						d++;
						g = b;
						b = ld8(g);
					} while (b);
					d = d ? 464 : 368;
				} else {
					d = 368;
				}
				globalalloc_dealloc(g, d);
			L36:
				if (b1) globalalloc_dealloc(v, b1 << 4);
				if (d1) globalalloc_dealloc(c1, d1 << 3);
				if (j) globalalloc_dealloc(k, j << 4);
				globalalloc_dealloc(e, f << 3);
				d = ld8(8388704);
				if (d) {
					host_write(ld8(8388696), d);
					st8(8388704, 0);
				}
				sp = a + 368;
				return;
			L35:
				str_index(a + 8, p, t, g - p);
				b = ld8(a + 8);
				d = ld8(a + 16);
				M[a + 208] = 1;
				st8(a + 200, (u64)10 << 32 | 10);
				st8(a + 192, d);
				st8(a + 184, 0);
				st8(a + 176, d);
				st8(a + 168, b);
				st2(a + 216, 1);
				st8(a + 160, d);
				st8(a + 152, 0);
				next_back_2(a + 152);
				std_fail(8388608, 53);
			L34:
				d = ld8(a + 152);
				if (d) globalalloc_dealloc(ld8(a + 160), d << 3);
				if (b1) globalalloc_dealloc(v, b1 << 4);
				drop_in_place(a + 24);
				std_fail(8388608, 53);
			}
			p = g + 16;
			h = ld8(g + 8);
			v = ld8(g);
			d = 0;
		}
		st8(a + 192, h);
		st8(a + 176, v);
		g = ld8(t + (d << 4)) + 1;
		if (g >= m) std_fail(8388608, 53);
		q = 1;
		g = u + (g << 2);
		st4(g, ld4(g) + 1);
		d++;
		g = p;
	}
}

static void print_rest(void)
{
	u64 a;
	a = ld8(8388704);
	if (a) {
		host_write(ld8(8388696), a);
		st8(8388704, 0);
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
	memcpy(M + 8388608, "the program failed; bundled with --debug, it says whyout of memoryGTY\nMeiZ\n\0\0\0\0\0\0\0\0\0"
		"\0\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1", 105);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
