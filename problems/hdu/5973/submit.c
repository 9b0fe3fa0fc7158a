/* HDU 5973, https://acm.hdu.edu.cn/showproblem.php?pid=5973, made by `cargo judge bundle hdu5973 --write` from b158c92531850662 */
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
static u64 div8(u64 a, u64 b)
{
	if (!b) die("division by zero");
	return a / b;
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
	b = 64 - (u32)clz8((a > 16 ? a : 16) - 1);
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
	u32 j, n, p, r;
	u64 b, c, d, e, f, g, h, i, k, m, q;
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
			d = e + 1;
			i = c + e;
			j = ext1(M[i]);
			if (j > 2147483647) {
				g = (u64)clz4(~(j << 24)) - 1;
				k = g < 3 ? g : 3;
				m = k + d;
				n = (g != 0) & (m <= f);
				p = 63 >> (k & 31) & j & 255;
				q = f < m ? f : m;
				if (d < q) {
					g = h + e;
					e = e - q + 1;
					do {
						r = M[g];
						p = p << 6 | (r & 63);
						g++;
						n &= i4(ext1(r)) < -64;
					} while (++e);
				}
				st8(b + 16, (u64)65536 << 32 | 2048);
				st8(b + 8, (u64)128 << 32 | 128);
				if (n != 0 && j <= 4294967287u && p >= ld4(b + 8 + (k << 2))) {
					e = m;
					if ((p ^ 55296) - 1114112 > 4293855231u) goto L10;
				}
				M[i] = 63;
			}
			e = d;
		L10:;
		} while (e < f);
	}
	if (!globalalloc_alloc(24)) std_fail(8388608, 53);
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

static void host_append(u64 a, u64 b)
{
	u64 c;
	if (b < 65537) {
		c = ld8(8388704);
		if (b > ld8(8388688) - c) {
			do_reserve_and_handle(8388688, c, b, 1, 1);
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

static void proconio_read(u64 a)
{
	u32 e, h;
	u64 b, c, d, f, g;
	sp = b = frame(96);
	if (!ld4(8388720)) try_init(ld8(8388712));
	if (ld8(8388728)) std_fail(8388608, 53);
	st8(8388728, -1);
	c = ld8(8388760);
	d = ld8(8388752);
	e = M[8388768];
	for (;;) {
		f = d;
		if (e & 1) break;
		if (c) {
			g = 0;
			do {
				d = M[f + g];
				if (d <= 32 && (u64)1 << (d & 63) & ((u64)1 << 32 | 13824)) goto L8;
				g++;
			} while (c != g);
		}
		e = 1;
		M[8388768] = 1;
		d = f;
		g = c;
		goto L7;
	L8:
		d = g + 1;
		c -= d;
		st8(8388760, c);
		d += f;
		st8(8388752, d);
		e = 0;
	L7:
		h = !g;
		if (!h) goto L4;
	}
	d = ld8(8388744);
	g = ld8(8388736);
	goto L2;
L4:
	if (f) {
		d = globalalloc_alloc(g);
		if (!d) std_fail(8388608, 53);
		if (!h) copy(d, f, g);
		st8(a + 16, g);
		st8(a + 8, d);
		st8(a, g);
		st8(8388728, ld8(8388728) + 1);
		sp = b + 96;
		return;
	}
	d = ld8(8388744);
	g = ld8(8388736);
L2:
	str_index(b + 8, g, d, g + d - g);
	d = ld8(b + 8);
	g = ld8(b + 16);
	M[b + 80] = 1;
	st8(b + 72, (u64)10 << 32 | 10);
	st8(b + 64, g);
	st8(b + 56, 0);
	st8(b + 48, g);
	st8(b + 40, d);
	st2(b + 88, 1);
	st8(b + 32, g);
	st8(b + 24, 0);
	next_back_2(b + 24);
	std_fail(8388608, 53);
}

static void natural_parse(u64 a, u64 b, u64 c)
{
	u32 h, i, j;
	u64 d, e, f, g, k, m, n, p;
	d = b + c;
	e = 0;
	f = b;
	do {
		g = e;
		e = f;
		if (e == d) goto L3;
		h = ext1(M[e]);
		if (h > 2147483647) {
			i = M[e + 1] & 63;
			j = h & 31;
			if (h > 4294967263u) {
				i = i << 6 | (M[e + 2] & 63);
				if (h >= 4294967280u) {
					h = i << 6 | (M[e + 3] & 63) | (j << 18 & 1835008);
					f = e + 4;
				} else {
					h = i | j << 12;
					f = e + 3;
				}
			} else {
				h = j << 6 | i;
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
		k = 8;
		e = c / 18;
		m = e + (c != e * 18);
		if (m) {
			k = globalalloc_alloc(m << 3);
			if (!k) std_fail(8388608, 53);
		}
		f = k - 8;
		e = 0;
		do {
			d = e;
			n = f;
			f = 0;
			e = c - 18;
			p = e > c ? 0 : e;
			if (c != p) {
				g = b + c;
				f = 0;
				e = -(c - p);
				do f = f * 10 + ((u64)(M[g + e] - 48u) & 255); while (++e);
			}
			st8(k + (d << 3), f);
			f = n + 8;
			e = d + 1;
			h = c > 18;
			c = p;
		} while (h);
		if (!e || !(k + (e << 3) - 8)) goto L17;
		do {
			if (ld8(n + 8)) goto L18;
			e = d - 1;
			if (!d) break;
			h = n != 0;
			n -= 8;
			d = e;
		} while (h);
		e++;
		goto L17;
	L18:
		e = d + 1;
	L17:
		st8(a + 16, e);
		st8(a + 8, k);
		st8(a, m);
		return;
	}
	h = 1114112;
	e = 1;
L2:
	st4(a + 16, h);
	st8(a + 8, e);
	st8(a, (u64)2147483648u << 32);
}

static void grow_one(u64 a)
{
	a = grow_amortized(a, ld8(a), 1, 8, 8);
	if (a != ((u64)2147483648u << 32 | 1)) handle_error(a);
}

static void natural_add(u64 a, u64 b, u64 c)
{
	u64 d, e, f, g, h, i, j, k;
	d = ld8(a + 16);
	if (c <= d) {
		if (!d) return;
		f = ld8(a + 8);
	} else {
		e = c - d;
		if (e > ld8(a) - d) {
			do_reserve_and_handle(a, d, e, 8, 8);
			d = ld8(a + 16);
		}
		f = ld8(a + 8);
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
		st8(a + 16, d);
	}
	i = f + (d << 3);
	g = h = e = 0;
	do {
		k = j = f + e;
		j = ld8(j) + h + ld8(g < c ? b + e : 8388680);
		h = j / ((u64)232830643 << 32 | 2808348672u);
		st8(k, j - h * ((u64)232830643 << 32 | 2808348672u));
		g++;
		e += 8;
	} while (f + e != i);
	if (j < ((u64)232830643 << 32 | 2808348672u)) return;
	if (d == ld8(a)) {
		grow_one(a);
		f = ld8(a + 8);
	}
	st8(a + 16, d + 1);
	st8(f + (d << 3), h);
}

static void divide_two(u64 a, u64 b, u64 c, u64 d)
{
	u64 e, f, g, h, i, j, k;
	e = clz8(d);
	f = d << (e & 63);
	g = e & 63;
	if (e) b = b << (g & 63) | c >> (-e & 63);
	h = f >> 32;
	if (!h) std_fail(8388608, 53);
	i = f & (u64)4294967295u;
	j = c << (g & 63);
	c = j >> 32;
	e = div8(b, h);
	d = b - e * h;
	do {
		if (e <= (u64)4294967295u && e * i <= (d << 32 | c)) goto L3;
		e--;
		d += h;
	} while (d < (u64)1 << 32);
L3:
	k = (b << 32 | c) - e * f;
	d = div8(k, h);
	c = k - d * h;
	b = j & (u64)4294967295u;
	do {
		if (d <= (u64)4294967295u && d * i <= (c << 32 | b)) goto L7;
		d--;
		c += h;
	} while (c < (u64)1 << 32);
L7:
	st8(a, d | e << 32);
	st8(a + 8, ((k << 32 | b) - d * f) >> (g & 63));
}

static void ashlti3_fn(u64 a, u64 b, u64 c, u32 d)
{
	u32 e;
	u64 f;
	e = d & 127;
	if (e) {
		if (e > 63) {
			c = b << (d & 63);
			b = 0;
		} else {
			f = e;
			c = b >> ((64 - e) & 63) | c << (f & 63);
			b = b << (f & 63);
		}
	}
	st8(a, b);
	st8(a + 8, c);
}

static void integer_divide(u64 a, u64 b, u64 c, u64 d, u64 e)
{
	u32 h;
	u64 f, g, i, j, k;
	sp = f = frame(80);
	if (e) {
		h = clz8(e);
		ashlti3_fn(f + 48, d, e, h);
		divide_two(f + 64, c >> 1, b >> 1 | c << 63, ld8(f + 56));
		ashlti3_fn(f + 32, ld8(f + 64), 0, h);
		i = ld8(f + 40);
		g = ld8(f + 32) >> 63 | i << 1;
		j = i >> 63;
		k = (g | j) != 0;
		i = g - k;
		g = j - (g < k);
		multi3_fn(f + 16, i, g, d, e);
		j = ld8(f + 16);
		c = c - ld8(f + 24) - (b < j);
		b -= j;
		h = c == e ? b >= d : c >= e;
		d = h ? d : 0;
		c = c - (h ? e : 0) - (b < d);
		e = i + h;
		g += e < i;
		d = b - d;
	} else if (c) {
		g = div8(c, d);
		divide_two(f, c - g * d, b, d);
		c = 0;
		d = ld8(f + 8);
		e = ld8(f);
	} else {
		e = div8(b, d);
		d = b - e * d;
		c = g = 0;
	}
	st8(a + 16, d);
	st8(a, e);
	st8(a + 24, c);
	st8(a + 8, g);
	sp = f + 80;
}

static void udivti3_fn(u64 a, u64 b, u64 c, u64 d, u64 e)
{
	u64 f;
	sp = f = frame(32);
	integer_divide(f, b, c, d, e);
	e = ld8(f);
	st8(a + 8, ld8(f + 8));
	st8(a, e);
	sp = f + 32;
}

static void natural_product(u64 a, u64 b, u64 c, u64 d, u64 e)
{
	u32 z;
	u64 f, g, h, i, j, k, m, n, p, q, r, s, t, u, v, w, x, y, a1, b1, c1, d1;
	sp = f = frame(128);
	g = e + c;
	if (g >= (u64)268435456 << 32) std_fail(8388608, 53);
	if (g) {
		j = globalalloc_alloc(g << 3);
		if (!j) std_fail(8388608, 53);
		st8(f + 120, 0);
		st8(f + 112, j);
		st8(f + 104, g);
		k = d - 8;
		m = 301;
		n = 1;
		i = h = p = 0;
		for (;;) {
			q = 0;
			r = p + 1;
			s = r < c ? r : c;
			d = r - e;
			t = d > r ? 0 : d;
			d = s - t;
			d = d > s ? 0 : d;
			u = d / 300;
			v = u + (d != u * 300);
			if (v) {
				d = e < n ? e : n;
				w = m - d;
				x = k + (d << 3);
				y = 0;
				z = c < n;
				b1 = a1 = 0;
				do {
					d = r - t;
					if (d > e) std_fail(8388608, 53);
					c1 = t + 300;
					q = c1 < s ? c1 : s;
					u = r - q;
					if (d < u || q < t) std_fail(8388608, 53);
					d -= u;
					q -= t;
					if (d < q ? d : q) {
						d = z ? c : n;
						u = d < w ? d : w;
						d = b + (t << 3);
						q = y;
						do {
							multi3_fn(f + 80, ld8(x + q), 0, ld8(d), 0);
							d1 = ld8(f + 88) + i;
							i = ld8(f + 80);
							h += i;
							i = d1 + (h < i);
							q -= 8;
							d += 8;
							u--;
						} while (t != u);
					}
					udivti3_fn(f + 64, h, i, (u64)3008077584u << 32, (u64)12621774 << 32 | 2076772117);
					d = ld8(f + 64);
					q = ld8(f + 72);
					multi3_fn(f + 48, d, q, (u64)1286889712 << 32, (u64)4282345521u << 32 | 2218195178u);
					a1 += d;
					b1 = q + b1 + (a1 < d);
					d = ld8(f + 48);
					h += d;
					i = ld8(f + 56) + i + (h < d);
					w += 300;
					y -= 2400;
					t = c1;
				} while (--v);
				multi3_fn(f + 32, a1, b1, (u64)232830643 << 32 | 2808348672u, 0);
				u = ld8(f + 40);
				q = ld8(f + 32);
			} else {
				u = 0;
			}
			udivti3_fn(f + 16, h, i, (u64)232830643 << 32 | 2808348672u, 0);
			d = ld8(f + 16);
			i = ld8(f + 24);
			multi3_fn(f, d, i, (u64)4062136652u << 32 | 1486618624, 0);
			h += ld8(f);
			if (p == ld8(f + 104)) {
				grow_one(f + 104);
				j = ld8(f + 112);
			}
			st8(j + (p << 3), h);
			h = d + q;
			i = i + u + (h < d);
			m++;
			n++;
			st8(f + 120, r);
			p = r;
			if (r == g) goto L2;
		}
	}
	h = 8;
	g = i = 0;
	goto L1;
L2:
	i = ld8(f + 104);
	h = ld8(f + 112);
	d = h + (g << 3);
	if (d == 8) goto L1;
	d -= 16;
	do {
		if (ld8(d + 8)) goto L1;
		q = g - 1;
		if (g == 1) break;
		z = d != 0;
		d -= 8;
		g = q;
	} while (z);
	g = q;
L1:
	st8(a + 16, g);
	st8(a + 8, h);
	st8(a, i);
	sp = f + 128;
}

static void main_fn(void)
{
	u32 e, k;
	u64 a, b, c, d, f, g, h, i, j, m, n, p, q, r, s, t, u, v, w;
	sp = a = frame(240);
	st8(a + 16, 0);
	st8(a + 8, 1);
	st8(a, 0);
	b = a + 208;
	c = 1;
	d = 0;
	for (;;) {
		if (!ld4(8388720)) try_init(ld8(8388712));
		if (ld8(8388728) >= ((u64)2147483647 << 32 | 4294967295u)) std_fail(8388608, 53);
		e = M[8388768];
		f = ld8(8388760);
		g = ld8(8388752);
		while ((e & 1) == 0 && f != 0) {
			h = 0;
			for (;;) {
				i = M[g + h];
				if (i <= 32 && (u64)1 << (i & 63) & ((u64)1 << 32 | 13824)) break;
				h++;
				if (f == h) goto L16;
			}
			i = h + 1;
			g += i;
			f -= i;
			e = 0;
			if (h) goto L16;
		}
		f = ld8(a + 8);
		host_append(f, d);
		h = 0;
		i = ld8(8388704);
		if (i > 65536) {
			host_write(ld8(8388696), i);
			st8(8388704, 0);
			goto L14;
		}
		h = i;
		goto L14;
	L16:
		proconio_read(a + 24);
		proconio_read(a + 48);
		i = ld8(a + 64);
		h = ld8(a + 40);
		if ((i > h ? i : h) >= 2001) std_fail(8388608, 53);
		f = ld8(a + 56);
		natural_parse(a + 192, ld8(a + 32), h);
		e = ld4(a + 208);
		g = ld8(a + 200);
		j = ld8(a + 192);
		if (j == (u64)2147483648u << 32) goto L6;
		h = ld4(a + 212);
		natural_parse(a + 192, f, i);
		k = ld4(a + 208);
		m = ld8(a + 200);
		n = ld8(a + 192);
		if (n == (u64)2147483648u << 32) {
			if (j) globalalloc_dealloc(g, j << 3);
			e = k;
			g = m;
			goto L6;
		}
		i = e;
		p = h << 32 | i;
		q = (u64)ld4(a + 212) << 32 | k;
		if (p != q) {
			if (p > q) goto L11;
			t = m;
			u = g;
			v = n;
			s = m;
			w = q;
			goto L9;
		}
		h = h << 35 | i << 3;
		r = g - 8;
		s = m - 8;
		do {
			if (!h) goto L10;
			i = s + h;
			f = r + h;
			h -= 8;
			f = ld8(f);
			i = ld8(i);
		} while (f == i);
		if (f <= i) goto L10;
		goto L11;
	L14:
		i = ld8(a);
		if (i) {
			globalalloc_dealloc(f, i);
			h = ld8(8388704);
		}
		if (h) {
			host_write(ld8(8388696), h);
			st8(8388704, 0);
		}
		sp = a + 240;
		return;
	L11:
		t = g;
		u = m;
		v = j;
		s = g;
		w = p;
		goto L8;
	L10:
		t = m;
		u = g;
		v = n;
		s = m;
		w = p;
	L9:
		n = j;
		m = g;
		q = p;
	L8:
		st8(a + 80, m);
		st8(a + 72, n);
		st8(a + 88, q);
		if (q) {
			i = q << 3;
			h = globalalloc_alloc(i);
			if (!h) std_fail(8388608, 53);
			if (i) copy(h, u, i);
		} else {
			h = 8;
		}
		st8(a + 112, q);
		st8(a + 104, h);
		st8(a + 96, q);
		natural_add(a + 96, s, w);
		q = ld8(a + 104);
		natural_product(a + 120, ld8(a + 80), ld8(a + 88), q, ld8(a + 112));
		natural_product(a + 144, s, w, s, w);
		h = ld8(a + 136);
		i = ld8(a + 160);
		if (h != i) {
			if (h > i) goto L31;
			goto L35;
		}
		g = ld8(a + 128) - 8;
		h <<= 3;
		r = ld8(a + 152) - 8;
		do {
			if (!h) goto L35;
			i = r + h;
			f = g + h;
			h -= 8;
			f = ld8(f);
			i = ld8(i);
		} while (f == i);
		if (f > i) goto L31;
	L35:
		h = globalalloc_alloc(8);
		if (!h) std_fail(8388608, 53);
		st8(h, 1);
		st8(a + 184, 1);
		st8(a + 176, h);
		st8(a + 168, 1);
		st8(b, a + 72);
		st8(a + 232, a + 168);
		st8(a + 224, a + 72);
		st8(a + 216, a + 72);
		h = 0;
		do {
			i = ld8(b + h);
			natural_add(a + 120, ld8(i + 8), ld8(i + 16));
			h += 8;
		} while (h != 32);
		h = ld8(a + 168);
		if (h) globalalloc_dealloc(ld8(a + 176), h << 3);
		natural_add(a + 144, s, w);
		h = ld8(a + 136);
		i = ld8(a + 160);
		if (h != i) {
			e = h > i;
			goto L42;
		}
		g = ld8(a + 128) - 8;
		h <<= 3;
		r = ld8(a + 152) - 8;
		do {
			if (!h) {
				e = 0;
				goto L42;
			}
			i = r + h;
			f = g + h;
			h -= 8;
			f = ld8(f);
			i = ld8(i);
		} while (f == i);
		e = f > i;
	L42:
		h = ld8(a + 144);
		if (h) globalalloc_dealloc(ld8(a + 152), h << 3);
		h = ld8(a + 120);
		if (h) globalalloc_dealloc(ld8(a + 128), h << 3);
		h = ld8(a + 96);
		if (h) globalalloc_dealloc(q, h << 3);
		if (v) globalalloc_dealloc(t, v << 3);
		h = ld8(a + 72);
		if (h) globalalloc_dealloc(ld8(a + 80), h << 3);
		goto L5;
	L31:
		h = ld8(a + 144);
		if (h) globalalloc_dealloc(ld8(a + 152), h << 3);
		h = ld8(a + 120);
		if (h) globalalloc_dealloc(ld8(a + 128), h << 3);
		h = ld8(a + 96);
		if (h) globalalloc_dealloc(q, h << 3);
		if (v) globalalloc_dealloc(t, v << 3);
		e = 0;
		if (n) globalalloc_dealloc(u, n << 3);
		goto L5;
	L6:
		if (e != 1114113) std_fail(8388608, 53);
		e = g;
	L5:
		if (ld8(a) - d <= 1) {
			do_reserve_and_handle(a, d, 2, 1, 1);
			c = ld8(a + 8);
			d = ld8(a + 16);
		}
		st2(c + d, e & 1 ? 2608 : 2609);
		d += 2;
		st8(a + 16, d);
		h = ld8(a + 48);
		if (h) globalalloc_dealloc(ld8(a + 56), h);
		h = ld8(a + 24);
		if (h) globalalloc_dealloc(ld8(a + 32), h);
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
	memcpy(M + 8388608, "the program failed; bundled with --debug, it says whyout of memory", 66);
	memcpy(M + 8388696, "\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1", 17);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
