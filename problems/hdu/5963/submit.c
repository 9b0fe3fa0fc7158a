/* HDU 5963, https://acm.hdu.edu.cn/showproblem.php?pid=5963, made by `cargo judge bundle hdu5963 --write` from 45e8fed7e425871f */
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
static void st1(u64 p, u32 v)
{
	M[p] = v;
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
	a = ld8(8388712);
	if (a) {
		host_write(ld8(8388704), a);
		st8(8388712, 0);
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
	st8(8389296, a);
}

static u64 globalalloc_alloc(u64 a)
{
	u64 b, c, d;
	b = (u64)64 - clz8((a > 16 ? a : 16) - 1);
	c = b << 3;
	d = ld8(c + 8388784);
	if (d) {
		st8(c + 8388784, ld8(d));
		return d;
	}
	d = ld8(8389296);
	if (!d) {
		d = (u64)i4(grow(0)) << 16;
		st8(8389296, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : (u64)1 << (b & 63)));
	return d;
}

static void globalalloc_dealloc(u64 a, u64 b)
{
	if (b > 65536) {
		if (b + a == ld8(8389296)) {
			st8(8389296, a);
			return;
		}
		b = ((u64)clz8(b) ^ 63) << 3;
		st8(a, ld8(b + 8388784));
		st8(b + 8388784, a);
		return;
	}
	b = ((u64)64 - clz8((b > 16 ? b : 16) - 1)) << 3;
	st8(a, ld8(b + 8388784));
	st8(b + 8388784, a);
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
			if (f + c != ld8(8389296) || f <= 65536) {
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
	if (ld8(8388728) == 1) std_fail(8388608, 53);
	st8(8388736, a);
	st8(8388728, 1);
	copy(8388744, b + 56, 40);
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
	if (!ld4(8388728)) try_init(ld8(8388720));
	if (ld8(8388736)) std_fail(8388608, 53);
	st8(8388736, -1);
	b = ld8(8388768);
	c = ld8(8388760);
	d = M[8388776];
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
		M[8388776] = 1;
		c = e;
		i = b;
		goto L8;
	L9:
		c = i + 1;
		b -= c;
		st8(8388768, b);
		c += e;
		st8(8388760, c);
		d = 0;
	L8:
		if (i) goto L5;
	}
	f = ld8(8388744);
	g = ld8(8388752);
	h = f + g;
	goto L2;
L5:
	f = ld8(8388744);
	g = ld8(8388752);
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
	st8(8388736, 0);
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
	if (!ld4(8388728)) try_init(ld8(8388720));
	if (ld8(8388736)) std_fail(8388608, 53);
	st8(8388736, -1);
	b = ld8(8388768);
	c = ld8(8388760);
	d = M[8388776];
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
		M[8388776] = 1;
		c = e;
		i = b;
		goto L7;
	L8:
		c = i + 1;
		b -= c;
		st8(8388768, b);
		c += e;
		st8(8388760, c);
		d = 0;
	L7:
		if (i) goto L4;
	}
	f = ld8(8388744);
	g = ld8(8388752);
	h = f + g;
	goto L2;
L4:
	f = ld8(8388744);
	g = ld8(8388752);
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
	st8(8388736, 0);
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

static u32 proconio_read_2(void)
{
	u32 d, j, k, m;
	u64 a, b, c, e, f, g, h, i;
	sp = a = frame(96);
	if (!ld4(8388728)) try_init(ld8(8388720));
	if (ld8(8388736)) std_fail(8388608, 53);
	st8(8388736, -1);
	b = ld8(8388768);
	c = ld8(8388760);
	d = M[8388776];
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
		M[8388776] = 1;
		c = e;
		i = b;
		goto L8;
	L9:
		c = i + 1;
		b -= c;
		st8(8388768, b);
		c += e;
		st8(8388760, c);
		d = 0;
	L8:
		if (i) goto L5;
	}
	f = ld8(8388744);
	g = ld8(8388752);
	h = f + g;
	goto L2;
L5:
	f = ld8(8388744);
	g = ld8(8388752);
	h = f + g;
	j = !e;
	e = j ? h : e;
	c = j ? 0 : i;
	if (c <= 1) {
		if ((u32)c != 1) goto L3;
		d = M[e];
		switch (d - 43) {
		case 0: case 2:
			goto L3;
		default:
			goto L14;
		}
	}
	d = M[e];
L14:
	b = (d & 255) == 43;
	i = e + b;
	c -= b;
	if (c >= 3) {
		d = 0;
		for (;;) {
			if (!c) goto L18;
			d = (d & 255) * 10;
			if (d >> 8) goto L3;
			k = M[i] - 48u;
			if (k > 9) goto L3;
			i++;
			c--;
			d = (d & 255) + (k & 255);
			if ((d & 255) != d) goto L3;
		}
	}
	if (!c) {
		d = 0;
		goto L17;
	}
	k = c == 1;
	d = 0;
	do {
		m = M[i] - 48u;
		if (m > 9) goto L3;
		i++;
		d = d * 10 + m;
		m = k & 1;
		k = 1;
	} while (!m);
L18:
	if (j) goto L2;
L17:
	st8(8388736, 0);
	sp = a + 96;
	return d;
L3:
	h = e;
L2:
	str_index(a + 8, f, g, h - f);
	c = ld8(a + 8);
	i = ld8(a + 16);
	M[a + 80] = 1;
	st8(a + 72, (u64)10 << 32 | 10);
	st8(a + 64, i);
	st8(a + 56, 0);
	st8(a + 48, i);
	st8(a + 40, c);
	st2(a + 88, 1);
	st8(a + 32, i);
	st8(a + 24, 0);
	next_back_2(a + 24);
	std_fail(8388608, 53);
	return 0;
}

static void from_elem(u64 a, u64 b)
{
	u32 d;
	u64 c, e;
	if (b > ((u64)1073741823 << 32 | 4294967295u)) std_fail(8388608, 53);
	c = b << 2;
	if (c >= ((u64)2147483647 << 32 | 4294967293u)) std_fail(8388608, 53);
	d = !c;
	if (d) {
		c = 0;
		e = 4;
	} else {
		e = globalalloc_alloc(c);
		if (!e) std_fail(8388608, 53);
		if (!d) fill(e, 0, c);
		c = b;
	}
	st8(a + 16, b);
	st8(a + 8, e);
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

static void weights_set(u64 a, u64 b, u64 c, u32 d)
{
	u64 e, f, g, h;
	if ((d & 255) >= 2) std_fail(8388608, 53);
	e = ld8(a + 88);
	if (b >= e || c >= e) std_fail(8388608, 53);
	f = ld8(a + 16);
	if (b >= f) std_fail(8388608, 53);
	g = ld8(a + 8);
	h = g + (b << 4);
	if (ld8(h) == 1) {
		e = b;
		if (ld8(h + 8) == c) goto L3;
	}
	if (c >= f) std_fail(8388608, 53);
	f = g + (c << 4);
	if (ld8(f) != 1) std_fail(8388608, 53);
	e = c;
	if (ld8(f + 8) != b) std_fail(8388608, 53);
L3:
	if (e >= ld8(a + 64)) std_fail(8388608, 53);
	e += ld8(a + 56);
	if (M[e] != (d & 255)) {
		M[e] = d;
		a = ld8(a + 80);
		b += a;
		M[b] = M[b] ^ 1;
		a += c;
		M[a] = M[a] ^ 1;
	}
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
		c = ld8(8388712);
		if (b > ld8(8388696) - c) {
			do_reserve_and_handle(8388696, c, b);
			c = ld8(8388712);
		}
		if (b) copy(ld8(8388704) + c, a, b);
		st8(8388712, c + b);
		return;
	}
	c = ld8(8388712);
	if (c) {
		host_write(ld8(8388704), c);
		st8(8388712, 0);
	}
	host_write(a, b);
}

static void main_fn(void)
{
	u32 q, w, x;
	u64 a, b, c, d, e, f, g, h, i, j, k, m, n, p, r, s, t, u, v, y, z, a1, b1, c1, d1, e1, f1, g1, h1, i1;
	sp = a = frame(320);
	b = proconio_read();
	st8(a + 24, 0);
	c = 1;
	st8(a + 16, 1);
	st8(a + 8, 0);
	d = 0;
	if (!b) goto L2;
	e = a + 224;
	f = a + 200;
	g = a + 56;
	h = a + 216;
	i = 0;
	for (;;) {
		d = proconio_read();
		j = proconio_read();
		if (!d) std_fail(8388608, 53);
		k = d - 1;
		if (k >= ((u64)89478485 << 32 | 1431655766)) std_fail(8388608, 53);
		m = k * 24;
		if (m) {
			p = globalalloc_alloc(m);
			if (!p) std_fail(8388608, 53);
			n = k;
		} else {
			n = 0;
			p = 8;
		}
		q = !k;
		if (q) {
			y = 0;
			u = 8;
			v = p;
		} else {
			r = 1;
			c = p;
			do {
				s = program_proconio_read();
				t = program_proconio_read();
				st1(c + 16, proconio_read_2());
				st8(c + 8, t);
				st8(c, s);
				c += 24;
				r++;
			} while (d != r);
			t = k << 4;
			u = globalalloc_alloc(t);
			if (!u) std_fail(8388608, 53);
			v = p + m;
			s = 1;
			c = p;
			r = u;
			do {
				st8(r, ld8(c));
				st8(r + 8, ld8(c + 8));
				c += 24;
				r += 16;
				s++;
			} while (d != s);
			if (d > 2147483646) std_fail(8388608, 53);
			s = u + t;
			r = u;
			do {
				st8(a + 224, ld8(r + 8));
				st8(a + 216, ld8(r));
				r += 16;
				c = 0;
				w = 0;
				do {
					if (ld8(h + (c << 3)) >= d) std_fail(8388608, 53);
					x = w & 1;
					c = 1;
					w = 1;
				} while (!x);
			} while (r != s);
			y = k;
		}
		i++;
		from_elem(a + 144, d + 1);
		z = u + (k << 4);
		w = 0;
		a1 = ld8(a + 152);
		s = ld8(a + 160);
		r = u;
		for (;;) {
			if ((w & 1) != 0 && c != 2) t = r;
			else {
				if (r == z) {
					c = 0;
					k = s - (s != 0);
					r = a1;
					do {
						if (s == c || k == c) std_fail(8388608, 53);
						t = r + 4;
						st4(t, ld4(t) + ld4(r));
						r = t;
						c++;
					} while (d != c);
					if (d >= s) std_fail(8388608, 53);
					from_elem(a + 168, ld4(a1 + (d << 2)));
					if (s > ((u64)1073741823 << 32 | 4294967295u)) std_fail(8388608, 53);
					b1 = s << 2;
					if (b1 >= ((u64)2147483647 << 32 | 4294967293u)) std_fail(8388608, 53);
					c1 = globalalloc_alloc(b1);
					if (!c1) std_fail(8388608, 53);
					if (b1) copy(c1, a1, b1);
					w = 0;
					d1 = ld8(a + 176);
					e1 = ld8(a + 184);
					r = u;
					for (;;) {
						if ((w & 1) != 0 && c != 2) m = r;
						else {
							if (r == z) break;
							m = r + 16;
							k = ld8(r + 8);
							t = ld8(r);
							c = 0;
						}
						st8(a + 232, k);
						st8(a + 216, t);
						st8(a + 224, k);
						st8(a + 240, t);
						a1 = h + (c << 4);
						r = ld8(a1);
						if (r >= s) std_fail(8388608, 53);
						r = c1 + (r << 2);
						f1 = ld4(r);
						if (e1 <= f1) std_fail(8388608, 53);
						c++;
						st4(d1 + (f1 << 2), ld8(a1 + 8));
						w = 1;
						st4(r, ld4(r) + 1);
						r = m;
					}
					st8(g, ld8(a + 168));
					st8(g + 8, ld8(a + 176));
					st8(g + 16, ld8(a + 184));
					st8(a + 32, ld8(a + 144));
					st8(a + 40, ld8(a + 152));
					st8(a + 48, ld8(a + 160));
					globalalloc_dealloc(c1, b1);
					g1 = d << 4;
					m = globalalloc_alloc(g1);
					if (!m) std_fail(8388608, 53);
					if (g1) fill(m, 0, g1);
					a1 = globalalloc_alloc(8);
					if (!a1) std_fail(8388608, 53);
					z = 0;
					st8(a1, 0);
					k = 1;
					st8(a + 208, 1);
					st8(a + 200, a1);
					st8(a + 192, 1);
					b1 = ld8(a + 64);
					d1 = ld8(a + 72);
					e1 = ld8(a + 40);
					c1 = ld8(a + 48);
					do {
						f1 = ld8(a1 + (z << 3));
						c = f1 & (u64)4294967295u;
						if (c1 <= c) std_fail(8388608, 53);
						r = c + 1;
						if (r >= c1) std_fail(8388608, 53);
						w = ld4(e1 + (r << 2));
						x = ld4(e1 + (c << 2));
						if (w < x) std_fail(8388608, 53);
						c = w;
						if (d1 < c) std_fail(8388608, 53);
						if (x != w) {
							h1 = c << 2;
							c = (u64)x << 2;
							s = h1 - c;
							c += b1;
							do {
								r = ld4(c);
								if (r) {
									if (d <= r) std_fail(8388608, 53);
									t = m + (r << 4);
									if (!ld4(t)) {
										st8(t + 8, f1);
										st8(t, 1);
										if (k == ld8(a + 192)) {
											grow_one(a + 192);
											a1 = ld8(a + 200);
										}
										st8(a1 + (k << 3), r);
										k++;
										st8(a + 208, k);
									}
								}
								c += 4;
								s -= 4;
							} while (s);
						}
					} while (++z < k);
					c = 0;
					r = m;
					do {
						if (c && ld8(r) != 1) goto L35;
						r += 16;
						c++;
					} while (d != c);
					f1 = globalalloc_alloc(d);
					if (!f1) std_fail(8388608, 53);
					x = !d;
					if (!x) fill(f1, 0, d);
					t = g1 - 16;
					r = u;
					do {
						if (!t) goto L49;
						s = ld8(r);
						if (s >= d) std_fail(8388608, 53);
						c = k = ld8(r + 8);
						a1 = m + (s << 4);
						if (ld8(a1) == 1) c = ld8(a1 + 8) == k ? s : k;
						if (c >= d) std_fail(8388608, 53);
						a1 = m + (c << 4);
						if (ld8(a1) != 1 || ld8(a1 + 8) != (k ^ s ^ c)) break;
						r += 16;
						c += f1;
						w = M[c];
						M[c] = 1;
						t -= 16;
					} while (!w);
					globalalloc_dealloc(f1, d);
					goto L35;
				L49:
					st8(a + 128, ld8(f));
					st8(a + 136, ld8(f + 8));
					s = ld8(a + 192);
					globalalloc_dealloc(f1, d);
					drop_in_place(a + 32);
					st8(a + 168, ld8(a + 128));
					st8(a + 176, ld8(a + 136));
					c = globalalloc_alloc(d);
					if (!c) std_fail(8388608, 53);
					if (!x) fill(c, 0, d);
					r = globalalloc_alloc(d);
					if (!r) std_fail(8388608, 53);
					if (!x) fill(r, 0, d);
					st8(e, ld8(a + 168));
					st8(e + 8, ld8(a + 176));
					st8(a + 280, d);
					st8(a + 272, r);
					st8(a + 264, d);
					st8(a + 216, s);
					st8(a + 208, d);
					st8(a + 200, m);
					st8(a + 192, d);
					st8(a + 256, d);
					st8(a + 248, c);
					st8(a + 240, d);
					if (!q) {
						c = p;
						do {
							weights_set(a + 192, ld8(c), ld8(c + 8), M[c + 16]);
							c += 24;
						} while (c != v);
					}
					if (n) globalalloc_dealloc(p, n * 24);
					copy(a + 32, a + 192, 96);
					if (y) globalalloc_dealloc(u, y << 4);
					if (!j) goto L36;
					s = ld8(a + 112);
					r = ld8(a + 120);
					do {
						w = proconio_read_2();
						c = program_proconio_read();
						switch ((u32)((u64)w & 255)) {
						case 0:
							if (c >= r) std_fail(8388608, 53);
							w = M[s + c];
							c = w ? 11 : 10;
							d = ld8(a + 24);
							if (c > ld8(a + 8) - d) {
								do_reserve_and_handle(a + 8, d, c);
								d = ld8(a + 24);
							}
							if (c) copy(ld8(a + 16) + d, w ? 8388684 : 8388674, c);
							st8(a + 24, d + c);
							break;
						case 1:
							i1 = program_proconio_read();
							weights_set(a + 32, c, i1, proconio_read_2());
							break;
						default:
							std_fail(8388608, 53);
						}
					} while (--j);
				L36:
					c = ld8(a + 32);
					if (c) globalalloc_dealloc(ld8(a + 40), c << 4);
					c = ld8(a + 56);
					if (c) globalalloc_dealloc(ld8(a + 64), c << 3);
					c = ld8(a + 80);
					if (c) globalalloc_dealloc(ld8(a + 88), c);
					c = ld8(a + 104);
					if (c) globalalloc_dealloc(ld8(a + 112), c);
					if (i != b) break;
					d = ld8(a + 24);
					c = ld8(a + 16);
					goto L2;
				L35:
					c = ld8(a + 192);
					if (c) globalalloc_dealloc(ld8(a + 200), c << 3);
					globalalloc_dealloc(m, g1);
					drop_in_place(a + 32);
					std_fail(8388608, 53);
				}
				t = r + 16;
				k = ld8(r + 8);
				m = ld8(r);
				c = 0;
			}
			st8(a + 232, k);
			st8(a + 216, m);
			r = ld8(h + (c << 4)) + 1;
			if (r >= s) std_fail(8388608, 53);
			w = 1;
			r = a1 + (r << 2);
			st4(r, ld4(r) + 1);
			c++;
			r = t;
		}
	}
L2:
	host_append(c, d);
	h = ld8(8388712);
	if (h < 65537) d = h;
	else {
		d = 0;
		host_write(ld8(8388704), h);
		st8(8388712, 0);
	}
	h = ld8(a + 8);
	if (h) {
		globalalloc_dealloc(c, h);
		d = ld8(8388712);
	}
	if (d) {
		host_write(ld8(8388704), d);
		st8(8388712, 0);
	}
	sp = a + 320;
}

static void print_rest(void)
{
	u64 a;
	a = ld8(8388712);
	if (a) {
		host_write(ld8(8388704), a);
		st8(8388712, 0);
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
	memcpy(M + 8388608, "the program failed; bundled with --debug, it says whyout of memoryBoys win!\nGirls win!\n\0\0\0"
		"\0\0\0\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1", 113);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
