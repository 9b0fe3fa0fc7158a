/* HDU 3590, https://acm.hdu.edu.cn/showproblem.php?pid=3590, made by `cargo judge bundle hdu3590 --write` from 716604080542bf29 */
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
	a = ld8(4194392);
	if (a) {
		host_write(ld8(4194384), a);
		st8(4194392, 0);
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
	st8(4194976, a);
}

static u64 globalalloc_alloc(u64 a)
{
	u64 b, c, d;
	b = (u64)64 - clz8((a > 16 ? a : 16) - 1);
	c = b << 3;
	d = ld8(c + 4194464);
	if (d) {
		st8(c + 4194464, ld8(d));
		return d;
	}
	d = ld8(4194976);
	if (!d) {
		d = (u64)i4(grow(0)) << 16;
		st8(4194976, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : (u64)1 << (b & 63)));
	return d;
}

static void globalalloc_dealloc(u64 a, u64 b)
{
	if (b > 65536) {
		if (b + a == ld8(4194976)) {
			st8(4194976, a);
			return;
		}
		b = ((u64)clz8(b) ^ 63) << 3;
		st8(a, ld8(b + 4194464));
		st8(b + 4194464, a);
		return;
	}
	b = ((u64)64 - clz8((b > 16 ? b : 16) - 1)) << 3;
	st8(a, ld8(b + 4194464));
	st8(b + 4194464, a);
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
			if (f + c != ld8(4194976) || f <= 65536) {
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
	std_fail(4194304, 53);
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
	if (!g) std_fail(4194304, 53);
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
	if (ld8(4194408) == 1) std_fail(4194304, 53);
	st8(4194416, a);
	st8(4194408, 1);
	copy(4194424, b + 56, 40);
	sp = b + 96;
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

static void do_reserve_and_handle(u64 a, u64 b, u64 c)
{
	c = grow_amortized(a, b, c, 1, 1);
	if (c != ((u64)2147483648u << 32 | 1)) handle_error(c);
}

static void host_append(u64 a, u64 b)
{
	u64 c;
	if (b < 65537) {
		c = ld8(4194392);
		if (b > ld8(4194376) - c) {
			do_reserve_and_handle(4194376, c, b);
			c = ld8(4194392);
		}
		if (b) copy(ld8(4194384) + c, a, b);
		st8(4194392, c + b);
		return;
	}
	c = ld8(4194392);
	if (c) {
		host_write(ld8(4194384), c);
		st8(4194392, 0);
	}
	host_write(a, b);
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
	if (!ld4(4194408)) try_init(ld8(4194400));
	if (ld8(4194416)) std_fail(4194304, 53);
	st8(4194416, -1);
	b = ld8(4194448);
	c = ld8(4194440);
	d = M[4194456];
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
		M[4194456] = 1;
		c = e;
		i = b;
		goto L8;
	L9:
		c = i + 1;
		b -= c;
		st8(4194448, b);
		c += e;
		st8(4194440, c);
		d = 0;
	L8:
		if (i) goto L5;
	}
	f = ld8(4194424);
	g = ld8(4194432);
	h = f + g;
	goto L2;
L5:
	f = ld8(4194424);
	g = ld8(4194432);
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
	st8(4194416, 0);
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

static u64 program_proconio_read(void)
{
	u32 d;
	u64 a, b, c, e, f, g, h, i, j;
	sp = a = frame(112);
	if (!ld4(4194408)) try_init(ld8(4194400));
	if (ld8(4194416)) std_fail(4194304, 53);
	st8(4194416, -1);
	b = ld8(4194448);
	c = ld8(4194440);
	d = M[4194456];
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
		M[4194456] = 1;
		c = e;
		i = b;
		goto L7;
	L8:
		c = i + 1;
		b -= c;
		st8(4194448, b);
		c += e;
		st8(4194440, c);
		d = 0;
	L7:
		if (i) goto L4;
	}
	f = ld8(4194424);
	g = ld8(4194432);
	h = f + g;
	goto L2;
L4:
	f = ld8(4194424);
	g = ld8(4194432);
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
	st8(4194416, 0);
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
	std_fail(4194304, 53);
	return 0;
}

static void from_elem(u64 a, u64 b)
{
	u32 d;
	u64 c, e;
	if (b > ((u64)1073741823 << 32 | 4294967295u)) std_fail(4194304, 53);
	c = b << 2;
	if (c >= ((u64)2147483647 << 32 | 4294967293u)) std_fail(4194304, 53);
	d = !c;
	if (d) {
		c = 0;
		e = 4;
	} else {
		e = globalalloc_alloc(c);
		if (!e) std_fail(4194304, 53);
		if (!d) fill(e, 0, c);
		c = b;
	}
	st8(a + 16, b);
	st8(a + 8, e);
	st8(a, c);
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

static void main_fn(void)
{
	u32 f, s;
	u64 a, b, c, d, e, g, h, i, j, k, m, n, p, q, r, t, u, v = 0, w, x, y, z, a1, b1, c1;
	sp = a = frame(272);
	st8(a + 16, 0);
	st8(a + 8, 1);
	st8(a, 0);
	b = a + 72;
	c = a + 168;
	d = 0;
	e = 1;
	for (;;) {
		if (!ld4(4194408)) try_init(ld8(4194400));
		if (ld8(4194416) >= ((u64)2147483647 << 32 | 4294967295u)) std_fail(4194304, 53);
		f = M[4194456];
		g = ld8(4194448);
		h = ld8(4194440);
		while ((f & 1) == 0 && g != 0) {
			i = 0;
			for (;;) {
				j = M[h + i];
				if (j <= 32 && (u64)1 << (j & 63) & ((u64)1 << 32 | 13824)) break;
				i++;
				if (g == i) goto L9;
			}
			j = i + 1;
			h += j;
			g -= j;
			f = 0;
			if (i) goto L9;
		}
		host_append(e, d);
		i = 0;
		j = ld8(4194392);
		if (j > 65536) break;
		i = j;
		goto L2;
	L9:
		k = proconio_read();
		st8(a + 40, 0);
		i = 8;
		st8(a + 32, 8);
		st8(a + 24, 0);
		m = 4194373;
		if (k) {
			n = 0;
			for (;;) {
				j = proconio_read();
				if (!j) std_fail(4194304, 53);
				e = j - 1;
				if (e > ((u64)268435455 << 32 | 4294967295u)) std_fail(4194304, 53);
				p = e << 4;
				if (p >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(4194304, 53);
				if (p) {
					r = globalalloc_alloc(p);
					if (!r) std_fail(4194304, 53);
					q = e;
				} else {
					q = 0;
					r = 8;
				}
				if (e) {
					g = 1;
					i = r;
					do {
						h = program_proconio_read();
						st8(i + 8, program_proconio_read());
						st8(i, h);
						i += 16;
						g++;
					} while (j != g);
					if (j > 2147483646) std_fail(4194304, 53);
					h = r + p;
					g = r;
					do {
						st8(a + 176, ld8(g + 8));
						st8(a + 168, ld8(g));
						g += 16;
						i = 0;
						f = 0;
						do {
							if (ld8(c + (i << 3)) >= j) std_fail(4194304, 53);
							s = f & 1;
							i = 1;
							f = 1;
						} while (!s);
					} while (g != h);
				}
				n++;
				from_elem(a + 96, j + 1);
				t = r + (e << 4);
				f = 0;
				u = ld8(a + 104);
				h = ld8(a + 112);
				g = r;
				for (;;) {
					if ((f & 1) != 0 && i != 2) e = g;
					else {
						if (g == t) {
							i = 0;
							d = h - (h != 0);
							g = u;
							do {
								if (h == i || d == i) std_fail(4194304, 53);
								e = g + 4;
								st4(e, ld4(e) + ld4(g));
								g = e;
								i++;
							} while (j != i);
							if (j >= h) std_fail(4194304, 53);
							from_elem(a + 120, ld4(u + (j << 2)));
							if (h > ((u64)1073741823 << 32 | 4294967295u)) std_fail(4194304, 53);
							w = h << 2;
							if (w >= ((u64)2147483647 << 32 | 4294967293u)) std_fail(4194304, 53);
							x = globalalloc_alloc(w);
							if (!x) std_fail(4194304, 53);
							if (w) copy(x, u, w);
							f = 0;
							y = ld8(a + 128);
							z = ld8(a + 136);
							g = r;
							for (;;) {
								if ((f & 1) != 0 && i != 2) u = g;
								else {
									if (g == t) break;
									u = g + 16;
									d = ld8(g + 8);
									e = ld8(g);
									i = 0;
								}
								st8(a + 184, d);
								st8(a + 168, e);
								st8(a + 176, d);
								st8(a + 192, e);
								v = c + (i << 4);
								g = ld8(v);
								if (g >= h) std_fail(4194304, 53);
								g = x + (g << 2);
								a1 = ld4(g);
								if (z <= a1) std_fail(4194304, 53);
								i++;
								st4(y + (a1 << 2), ld8(v + 8));
								f = 1;
								st4(g, ld4(g) + 1);
								g = u;
							}
							st8(b, ld8(a + 120));
							st8(b + 8, ld8(a + 128));
							st8(b + 16, ld8(a + 136));
							st8(a + 48, ld8(a + 96));
							st8(a + 56, ld8(a + 104));
							st8(a + 64, ld8(a + 112));
							globalalloc_dealloc(x, w);
							if (j > ((u64)268435455 << 32 | 4294967295u)) std_fail(4194304, 53);
							i = j << 4;
							if (i >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(4194304, 53);
							f = !i;
							if (f) {
								b1 = 0;
								v = 8;
							} else {
								v = globalalloc_alloc(i);
								if (!v) std_fail(4194304, 53);
								if (!f) fill(v, 0, i);
								b1 = j;
							}
							u = globalalloc_alloc(8);
							if (!u) std_fail(4194304, 53);
							t = 0;
							st8(u, 0);
							d = 1;
							st8(a + 160, 1);
							st8(a + 152, u);
							st8(a + 144, 1);
							w = ld8(a + 80);
							y = ld8(a + 88);
							z = ld8(a + 56);
							x = ld8(a + 64);
							do {
								a1 = ld8(u + (t << 3));
								i = a1 & (u64)4294967295u;
								if (x <= i) std_fail(4194304, 53);
								g = i + 1;
								if (g >= x) std_fail(4194304, 53);
								f = ld4(z + (g << 2));
								s = ld4(z + (i << 2));
								if (f < s) std_fail(4194304, 53);
								i = f;
								if (y < i) std_fail(4194304, 53);
								if (s != f) {
									c1 = i << 2;
									i = (u64)s << 2;
									h = c1 - i;
									i += w;
									do {
										g = ld4(i);
										if (g) {
											if (j <= g) std_fail(4194304, 53);
											e = v + (g << 4);
											if (!ld4(e)) {
												st8(e + 8, a1);
												st8(e, 1);
												if (d == ld8(a + 144)) {
													grow_one(a + 144);
													u = ld8(a + 152);
												}
												st8(u + (d << 3), g);
												d++;
												st8(a + 160, d);
											}
										}
										i += 4;
										h -= 4;
									} while (h);
								}
							} while (++t < d);
							i = 0;
							g = v;
							do {
								if (i && ld8(g) != 1) goto L48;
								g += 16;
								i++;
							} while (j != i);
							a1 = globalalloc_alloc(j);
							if (!a1) std_fail(4194304, 53);
							if (j) fill(a1, 0, j);
							g = r;
							while (p) {
								h = ld8(g);
								if (h >= j) std_fail(4194304, 53);
								i = e = ld8(g + 8);
								u = v + (h << 4);
								if (ld8(u) == 1) i = ld8(u + 8) == e ? h : e;
								if (i >= j) std_fail(4194304, 53);
								u = v + (i << 4);
								if (ld8(u) != 1 || ld8(u + 8) != (e ^ h ^ i)) goto L49;
								g += 16;
								i += a1;
								f = M[i];
								M[i] = 1;
								p -= 16;
								if (f) goto L49;
							}
							x = ld8(a + 152);
							t = ld8(a + 144);
							globalalloc_dealloc(a1, j);
							drop_in_place(a + 48);
							a1 = j << 3;
							e = globalalloc_alloc(a1);
							if (!e) std_fail(4194304, 53);
							if (a1) fill(e, 0, a1);
							if (d) {
								u = x - 8;
								i = d << 3;
								do {
									g = ld8(u + i);
									if (g >= j) std_fail(4194304, 53);
									h = v + (g << 4);
									if (ld4(h)) {
										h = ld8(h + 8);
										if (h >= j) std_fail(4194304, 53);
										h = e + (h << 3);
										st8(h, ld8(h) ^ (ld8(e + (g << 3)) + 1));
									}
									i -= 8;
								} while (i);
							}
							g = ld8(e);
							if (b1) globalalloc_dealloc(v, b1 << 4);
							if (t) globalalloc_dealloc(x, t << 3);
							if (q) globalalloc_dealloc(r, q << 4);
							globalalloc_dealloc(e, a1);
							j = ld8(a + 40);
							if (j == ld8(a + 24)) grow_one(a + 24);
							i = ld8(a + 32);
							st8(i + (j << 3), g);
							j++;
							st8(a + 40, j);
							if (n != k) break;
							if (!j) goto L7;
							h = j << 3;
							e = 0;
							f = 0;
							j = i;
							do {
								g = ld8(j);
								d = e;
								e = g ^ d;
								f |= g > 1;
								j += 8;
								h -= 8;
							} while (h);
							m = ((g == d) ^ f) & 1 ? 4194373 : 4194370;
							goto L7;
						L49:
							globalalloc_dealloc(a1, j);
						L48:
							i = ld8(a + 144);
							if (i) globalalloc_dealloc(ld8(a + 152), i << 3);
							if (b1) globalalloc_dealloc(v, b1 << 4);
							drop_in_place(a + 48);
							std_fail(4194304, 53);
						}
						e = g + 16;
						d = ld8(g + 8);
						v = ld8(g);
						i = 0;
					}
					st8(a + 184, d);
					st8(a + 168, v);
					g = ld8(c + (i << 4)) + 1;
					if (g >= h) std_fail(4194304, 53);
					f = 1;
					g = u + (g << 2);
					st4(g, ld4(g) + 1);
					i++;
					g = e;
				}
			}
		}
	L7:
		j = ld8(a + 16);
		if (ld8(a) - j <= 2) {
			do_reserve_and_handle(a, j, 3);
			j = ld8(a + 16);
		}
		e = ld8(a + 8);
		g = e + j;
		st2(g, ld2(m));
		M[g + 2] = M[m + 2];
		d = j + 3;
		st8(a + 16, d);
		j = ld8(a + 24);
		if (j) globalalloc_dealloc(i, j << 3);
	}
	host_write(ld8(4194384), j);
	st8(4194392, 0);
L2:
	j = ld8(a);
	if (j) {
		globalalloc_dealloc(e, j);
		i = ld8(4194392);
	}
	if (i) {
		host_write(ld8(4194384), i);
		st8(4194392, 0);
	}
	sp = a + 272;
}

static void print_rest(void)
{
	u64 a;
	a = ld8(4194392);
	if (a) {
		host_write(ld8(4194384), a);
		st8(4194392, 0);
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
	memcpy(M + 4194304, "the program failed; bundled with --debug, it says whyout of memoryQQ\nPP\n\0\0\0\0\0\0\0\0\1\0\0"
		"\0\0\0\0\0\0\0\0\0\0\0\0\0\1", 97);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
