/* HDU 1524, https://acm.hdu.edu.cn/showproblem.php?pid=1524, made by `cargo judge bundle hdu1524 --write` from e0dee0b842062363 */
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
static u32 pop8(u64 x)
{
	return pop4((u32)x) + pop4((u32)(x >> 32));
}
static u32 ctz8(u64 x)
{
	return pop8(~x & (x - 1));
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
	a = ld8(4194400);
	if (a) {
		host_write(ld8(4194392), a);
		st8(4194400, 0);
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
	st8(4194984, a);
}

static u64 globalalloc_alloc(u64 a)
{
	u64 b, c, d;
	b = (u64)64 - clz8((a > 16 ? a : 16) - 1);
	c = b << 3;
	d = ld8(c + 4194472);
	if (d) {
		st8(c + 4194472, ld8(d));
		return d;
	}
	d = ld8(4194984);
	if (!d) {
		d = (u64)i4(grow(0)) << 16;
		st8(4194984, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : (u64)1 << (b & 63)));
	return d;
}

static void globalalloc_dealloc(u64 a, u64 b)
{
	if (b > 65536) {
		if (b + a == ld8(4194984)) {
			st8(4194984, a);
			return;
		}
		b = ((u64)clz8(b) ^ 63) << 3;
		st8(a, ld8(b + 4194472));
		st8(b + 4194472, a);
		return;
	}
	b = ((u64)64 - clz8((b > 16 ? b : 16) - 1)) << 3;
	st8(a, ld8(b + 4194472));
	st8(b + 4194472, a);
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
			if (f + c != ld8(4194984) || f <= 65536) {
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
	if (ld8(4194416) == 1) std_fail(4194304, 53);
	st8(4194424, a);
	st8(4194416, 1);
	copy(4194432, b + 56, 40);
	sp = b + 96;
}

static u32 is_stdin_empty(void)
{
	u32 a, e;
	u64 b, c, d, f;
	if (!ld4(4194416)) try_init(ld8(4194408));
	if (ld8(4194424) >= ((u64)2147483647 << 32 | 4294967295u)) std_fail(4194304, 53);
	a = M[4194464];
	b = ld8(4194456);
	c = ld8(4194448);
	for (;;) {
		d = b;
		e = a;
		if (e & 1) goto L3;
		a = 1;
		b = 0;
		if (!d) continue;
		f = 0;
		for (;;) {
			b = M[c + f];
			if (b <= 32 && (u64)1 << (b & 63) & ((u64)1 << 32 | 13824)) break;
			f++;
			if (d == f) goto L3;
		}
		b = f + 1;
		c += b;
		b = d - b;
		a = 0;
		if (f) break;
	}
L3:
	return e & 1;
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
	if (!ld4(4194416)) try_init(ld8(4194408));
	if (ld8(4194424)) std_fail(4194304, 53);
	st8(4194424, -1);
	b = ld8(4194456);
	c = ld8(4194448);
	d = M[4194464];
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
		M[4194464] = 1;
		c = e;
		i = b;
		goto L8;
	L9:
		c = i + 1;
		b -= c;
		st8(4194456, b);
		c += e;
		st8(4194448, c);
		d = 0;
	L8:
		if (i) goto L5;
	}
	f = ld8(4194432);
	g = ld8(4194440);
	h = f + g;
	goto L2;
L5:
	f = ld8(4194432);
	g = ld8(4194440);
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
	st8(4194424, 0);
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

static void from_elem(u64 a, u32 b, u64 c)
{
	u32 e;
	u64 d, f, g;
	d = c << 2;
	e = (c > ((u64)1073741823 << 32 | 4294967295u)) | (d > ((u64)2147483647 << 32 | 4294967292u));
	if (!b) {
		if (e) std_fail(4194304, 53);
		b = !d;
		if (!b) {
			g = globalalloc_alloc(d);
			if (!g) std_fail(4194304, 53);
			if (!b) fill(g, 0, d);
			f = c;
			goto L3;
		}
		g = 4;
		f = 0;
		goto L3;
	}
	if (e) std_fail(4194304, 53);
	if (d) {
		f = c;
		g = globalalloc_alloc(d);
		if (!g) std_fail(4194304, 53);
	} else {
		f = 0;
		g = 4;
	}
	if (c < 2) {
		d = g;
		if (!c) goto L3;
	} else {
		d -= 4;
		if (d) fill(g, 255, d);
		d += g;
	}
	st4(d, -1);
L3:
	st8(a + 16, c);
	st8(a + 8, g);
	st8(a, f);
}

static void host_append(u64 a, u64 b)
{
	u64 c;
	if (b < 65537) {
		c = ld8(4194400);
		if (b > ld8(4194384) - c) {
			do_reserve_and_handle(4194384, c, b, 1, 1);
			c = ld8(4194400);
		}
		if (b) copy(ld8(4194392) + c, a, b);
		st8(4194400, c + b);
		return;
	}
	c = ld8(4194400);
	if (c) {
		host_write(ld8(4194392), c);
		st8(4194400, 0);
	}
	host_write(a, b);
}

static void grow_one(u64 a)
{
	a = grow_amortized(a, ld8(a), 1, 8, 16);
	if (a != ((u64)2147483648u << 32 | 1)) handle_error(a);
}

static void drop_in_place(u64 a)
{
	u64 b;
	b = ld8(a);
	if (b) globalalloc_dealloc(ld8(a + 8), b << 3);
	b = ld8(a + 24);
	if (b) globalalloc_dealloc(ld8(a + 32), b << 3);
}

static void ptr_drop_in_place(u64 a)
{
	u64 b;
	b = ld8(a);
	if (b) globalalloc_dealloc(ld8(a + 8), b << 2);
	b = ld8(a + 24);
	if (b) globalalloc_dealloc(ld8(a + 32), b << 2);
}

static void rawvec_grow_one(u64 a)
{
	a = grow_amortized(a, ld8(a), 1, 8, 8);
	if (a != ((u64)2147483648u << 32 | 1)) handle_error(a);
}

static void main_fn(void)
{
	u32 j, v, w;
	u64 a, b, c, d, e, f, g, h, i, k, m, n, p, q, r, s, t, u, x, y, z, a1, b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, m1;
	sp = a = frame(352);
	st8(a + 16, 0);
	st8(a + 8, 1);
	st8(a, 0);
	b = a + 56;
	c = a + 208;
	d = a + 256;
	e = a + 152;
	f = a + 272;
	g = a + 248;
	h = a + 144;
	for (;;) {
		if (is_stdin_empty()) {
			q = ld8(a + 8);
			host_append(q, ld8(a + 16));
			u = 0;
			t = ld8(4194400);
			if (t < 65537) u = t;
			else {
				host_write(ld8(4194392), t);
				st8(4194400, 0);
			}
			t = ld8(a);
			if (t) {
				globalalloc_dealloc(q, t);
				u = ld8(4194400);
			}
			if (u) {
				host_write(ld8(4194392), u);
				st8(4194400, 0);
			}
			sp = a + 352;
			return;
		}
		i = proconio_read();
		st8(a + 112, 0);
		st8(a + 104, 8);
		st8(a + 96, 0);
		j = !i;
		if (j) p = r = 8;
		else {
			k = 0;
			m = 8;
			n = 0;
			do {
				p = proconio_read();
				if (p > ((u64)536870911 << 32 | 4294967295u)) std_fail(4194304, 53);
				q = p << 3;
				if (q >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(4194304, 53);
				if (q) {
					s = globalalloc_alloc(q);
					if (!s) std_fail(4194304, 53);
					r = p;
				} else {
					r = 0;
					s = 8;
				}
				if (p) {
					t = p;
					u = s;
					do {
						st8(u, proconio_read());
						u += 8;
					} while (--t);
					if (p > ld8(a + 96) - k) {
						do_reserve_and_handle(a + 96, k, p, 8, 16);
						m = ld8(a + 104);
						k = ld8(a + 112);
					}
					u = m + (k << 4);
					k = k + ((q - 8) >> 3) + 1;
					t = s;
					do {
						st8(u + 8, ld8(t));
						st8(u, n);
						u += 16;
						t += 8;
						q -= 8;
					} while (q);
				}
				st8(a + 112, k);
				if (r) globalalloc_dealloc(s, r << 3);
			} while (++n != i);
			if ((k > i ? k : i) > 2147483646) std_fail(4194304, 53);
			p = ld8(a + 104);
			q = k << 4;
			r = p + q;
			t = p;
			if (k) {
				do {
					st8(a + 264, ld8(t + 8));
					st8(a + 256, ld8(t));
					t += 16;
					u = 0;
					v = 0;
					do {
						if (ld8(d + (u << 3)) >= i) std_fail(4194304, 53);
						w = v & 1;
						u = 1;
						v = 1;
					} while (!w);
				} while (t != r);
				from_elem(a + 328, 0, i + 1);
				u = 0;
				n = ld8(a + 336);
				s = ld8(a + 344);
				do {
					t = ld8(p + u) + 1;
					if (t >= s) std_fail(4194304, 53);
					t = n + (t << 2);
					st4(t, ld4(t) + 1);
					u += 16;
				} while (q != u);
				v = 0;
				goto L7;
			}
		}
		from_elem(a + 328, 0, i + 1);
		v = 1;
		s = ld8(a + 344);
	L7:
		if (!j) {
			k = s ? 1 : s;
			t = ld8(a + 336);
			n = i;
			u = s;
			do {
				if (!u || k == u) std_fail(4194304, 53);
				q = t + 4;
				st4(q, ld4(q) + ld4(t));
				u--;
				t = q;
			} while (--n);
		}
		if (i >= s) std_fail(4194304, 53);
		u = ld8(a + 336);
		from_elem(a + 232, 0, ld4(u + (i << 2)));
		if (s > ((u64)1073741823 << 32 | 4294967295u)) std_fail(4194304, 53);
		m = s << 2;
		if (m >= ((u64)2147483647 << 32 | 4294967293u)) std_fail(4194304, 53);
		q = globalalloc_alloc(m);
		if (!q) std_fail(4194304, 53);
		if (m) copy(q, u, m);
		if (!v) {
			k = ld8(a + 240);
			n = ld8(a + 248);
			do {
				u = ld8(p);
				if (u >= s) std_fail(4194304, 53);
				u = q + (u << 2);
				t = ld4(u);
				if (n <= t) std_fail(4194304, 53);
				st4(k + (t << 2), ld8(p + 8));
				st4(u, ld4(u) + 1);
				p += 16;
			} while (p != r);
		}
		st8(h, ld8(a + 232));
		st8(h + 8, ld8(a + 240));
		st8(h + 16, ld8(a + 248));
		st8(a + 136, ld8(a + 344));
		st8(a + 128, ld8(a + 336));
		st8(a + 120, ld8(a + 328));
		globalalloc_dealloc(q, m);
		from_elem(a + 168, -1, i);
		u = 0;
		st8(g, 0);
		st8(g + 8, 0);
		st8(f, 0);
		st8(f + 8, 0);
		s = 8;
		st8(a + 240, 8);
		st8(a + 232, 0);
		st8(a + 264, 8);
		st8(a + 288, 1);
		st8(a + 344, 0);
		st8(a + 336, 8);
		st8(a + 328, 0);
		x = ld8(a + 136);
		y = i & (u64)4294967295u;
		if (y) {
			s = 8;
			z = 0;
			a1 = ld8(a + 152);
			b1 = ld8(a + 160);
			c1 = ld8(a + 128);
			p = ld8(a + 176);
			n = ld8(a + 184);
			d1 = 0;
			do {
				if (d1 == n) std_fail(4194304, 53);
				u = p + (d1 << 2);
				if (ld4(u) == ~0u) {
					st4(u, -2);
					if (z == ld8(a + 328)) {
						grow_one(a + 328);
						s = ld8(a + 336);
					}
					u = s + (z << 4);
					st8(u + 8, 0);
					st4(u, d1);
					z++;
					st8(a + 344, z);
					s = ld8(a + 336);
				}
				if (!z) goto L44;
				t = s + (z << 4);
				e1 = t - 16;
				if (!e1) goto L44;
				do {
					u = ld4(e1);
					if (x <= u) std_fail(4194304, 53);
					q = u + 1;
					if (q >= x) std_fail(4194304, 53);
					v = ld4(c1 + (q << 2));
					w = ld4(c1 + (u << 2));
					if (v < w) std_fail(4194304, 53);
					u = v;
					if (b1 < u) std_fail(4194304, 53);
					r = t - 8;
					k = ld8(r);
					t = w;
					f1 = u - t;
					if (k > f1) std_fail(4194304, 53);
					q = t << 2;
					g1 = a1 + q;
					t = 0;
					i = k << 2;
					m = u << 2;
					if (i + q == m) goto L52;
					u = g1 + i;
					i = m - i - q;
					t = 0;
					do {
						q = ld4(u);
						if (n <= q) std_fail(4194304, 53);
						if (ld4(p + (q << 2)) > 4294967293u) goto L52;
						u += 4;
						t++;
						i -= 4;
					} while (i);
				L52:
					u = t + k;
					st8(r, u);
					if (u >= f1) {
						t = 0;
						if (v == w) goto L49;
						t = 0;
						u = g1;
						q = f1;
						do {
							i = ld4(u);
							if (n <= i) std_fail(4194304, 53);
							i = ld4(p + (i << 2));
							t |= i < 64 ? (u64)1 << (i & 63) : 0;
							u += 4;
						} while (--q);
						if (t != (u64)-1) goto L49;
						h1 = 0;
						st8(f, 0);
						st8(f + 8, 0);
						st8(a + 288, ld8(a + 288) + 1);
						m = s = 0;
						do {
							t = ld4(g1 + (m << 2));
							if (n <= t) std_fail(4194304, 53);
							u = ld8(a + 280) + 1;
							st8(a + 280, u);
							i1 = ld4(p + (t << 2));
							t = ld8(a + 248);
							if (t < u) {
								u <<= 1;
								r = k = u > 16 ? u : 16;
								if (k > t) {
									u = k - t;
									if (u > ld8(a + 232) - t) {
										do_reserve_and_handle(a + 232, t, u, 8, 8);
										t = ld8(a + 248);
									}
									i = ld8(a + 240);
									q = i + (t << 3);
									if (u >= 2) {
										s = (u << 3) - 8;
										if (s) fill(q, 0, s);
										u += t;
										t = u - 1;
										q = i + (u << 3) - 8;
									}
									st8(q, 0);
									r = t + 1;
									s = h1 = ld8(a + 272);
								}
								st8(a + 248, r);
								if (s) {
									j1 = ld8(a + 288);
									k1 = ld8(a + 264);
									t = k1 + 8;
									i = s - 1;
									u = 0;
									q = k1;
									for (;;) {
										m1 = ld8(q);
										if (m1 < k) break;
										t += 8;
										i--;
										q += 8;
										u++;
										if (s == u) goto L71;
									}
									if (m1 >= r) std_fail(4194304, 53);
									h1 = ld8(a + 240);
									st8(h1 + (m1 << 3), j1);
									if (u + 1 < s) {
										for (;;) {
											q = ld8(t);
											if (q >= k) {
												st8(k1 + (u << 3), q);
												u++;
											} else {
												if (q >= r) std_fail(4194304, 53);
												st8(h1 + (q << 3), j1);
											}
											t += 8;
											if (!--i) goto L69;
										}
									}
									goto L69;
								L71:
									u = h1;
									goto L62;
								L69:
									st8(a + 272, u);
									s = u;
									goto L62;
								}
								u = h1;
								s = 0;
								goto L62;
							}
							u = h1;
							r = t;
						L62:
							if (r > i1) {
								st8(ld8(a + 240) + (i1 << 3), ld8(a + 288));
								h1 = u;
							} else {
								if (u == ld8(a + 256)) rawvec_grow_one(d);
								st8(ld8(a + 264) + (u << 3), i1);
								h1 = u + 1;
								st8(a + 272, h1);
								s = h1;
							}
						} while (++m != f1);
						k = ld8(a + 248);
						if (!k) {
							u = 0;
							goto L48;
						}
						q = k << 3;
						t = ld8(a + 240);
						u = 0;
						i = ld8(a + 288);
						do {
							if (ld8(t) != i) goto L48;
							u++;
							t += 8;
							q -= 8;
						} while (q);
						u = k;
						goto L48;
					}
					v = ld4(g1 + (u << 2));
					u = v;
					if (n <= u) std_fail(4194304, 53);
					u = p + (u << 2);
					if (ld4(u) != 4294967294u) {
						st4(u, -2);
						if (z == ld8(a + 328)) grow_one(a + 328);
						s = ld8(a + 336);
						u = s + (z << 4);
						st8(u + 8, 0);
						st4(u, v);
						z++;
						st8(a + 344, z);
						goto L47;
					}
					u = ld8(a + 328);
					if (u) globalalloc_dealloc(s, u << 4);
					drop_in_place(a + 232);
					u = ld8(a + 168);
					if (u) globalalloc_dealloc(p, u << 2);
					ptr_drop_in_place(a + 120);
					std_fail(4194304, 53);
				L49:
					u = ctz8(~t);
				L48:
					t = ld4(e1);
					if (n <= t) std_fail(4194304, 53);
					st4(p + (t << 2), u);
					z--;
					st8(a + 344, z);
					s = ld8(a + 336);
				L47:
					if (!z) goto L44;
					t = s + (z << 4);
					e1 = t - 16;
				} while (e1);
			L44:;
			} while (++d1 != y);
			x = ld8(a + 136);
			u = ld8(a + 328);
		}
		st8(c, ld8(a + 168));
		st8(c + 8, ld8(a + 176));
		st8(c + 16, ld8(a + 184));
		st8(a + 192, ld8(e));
		st8(a + 200, ld8(e + 8));
		q = ld8(a + 144);
		i = ld8(a + 128);
		t = ld8(a + 120);
		if (u) globalalloc_dealloc(s, u << 4);
		drop_in_place(a + 232);
		if (t == (u64)2147483648u << 32) std_fail(4194304, 53);
		st8(a + 48, q);
		st8(a + 40, x);
		st8(a + 32, i);
		st8(a + 24, t);
		copy(b, a + 192, 40);
		u = ld8(a + 96);
		if (u) globalalloc_dealloc(ld8(a + 104), u << 4);
		n = ld8(a + 80);
		p = ld8(a + 88);
		for (;;) {
			if (!is_stdin_empty()) {
				t = proconio_read();
				if (t) {
					if (t > ((u64)536870911 << 32 | 4294967295u)) std_fail(4194304, 53);
					r = t << 3;
					if (r >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(4194304, 53);
					q = t;
					u = s = globalalloc_alloc(r);
					if (!s) std_fail(4194304, 53);
					do {
						st8(u, proconio_read());
						u += 8;
					} while (--q);
					q = 0;
					u = s;
					do {
						i = q;
						q = ld8(u);
						if (q >= p) std_fail(4194304, 53);
						u += 8;
						k = ld4(n + (q << 2));
						q = i ^ k;
					} while (--t);
					v = i == k;
					u = v ? 5 : 4;
					t = ld8(a + 16);
					if (u > ld8(a) - t) {
						do_reserve_and_handle(a, t, u, 1, 1);
						t = ld8(a + 16);
					}
					if (u) copy(ld8(a + 8) + t, v ? 4194370 : 4194375, u);
					st8(a + 16, t + u);
					globalalloc_dealloc(s, r);
					continue;
				}
			}
			break;
		}
		ptr_drop_in_place(a + 24);
		u = ld8(a + 72);
		if (u) globalalloc_dealloc(n, u << 2);
	}
}

static void print_rest(void)
{
	u64 a;
	a = ld8(4194400);
	if (a) {
		host_write(ld8(4194392), a);
		st8(4194400, 0);
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
	memcpy(M + 4194304, "the program failed; bundled with --debug, it says whyout of memoryLOSE\nWIN\n\0\0\0\0\0\0\0\0\0"
		"\0\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1", 105);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
