/* HDU 4388, https://acm.hdu.edu.cn/showproblem.php?pid=4388, made by `cargo judge bundle hdu4388 --write` from ca1e4451e6cda59c */
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

static void finish_grow(u64 a, u64 b, u64 c, u64 d)
{
	u32 e;
	u64 f;
	if (d <= ((u64)2147483647 << 32 | 4294967295u)) {
		e = !b;
		if (e) {
			if (!d) {
				f = 1;
				goto L4;
			}
			f = globalalloc_alloc(d);
			if (f) goto L4;
			goto L6;
		}
		if (b + c != ld8(4194984) || b <= 65536) {
			if (d <= 65536 && clz8((b > 16 ? b : 16) - 1) == clz8((d > 16 ? d : 16) - 1)) goto L5;
			f = globalalloc_alloc(d);
			if (!f) goto L6;
			if (!e) copy(f, c, b);
			globalalloc_dealloc(c, b);
			goto L4;
		}
		memory_reach(d + c);
		goto L5;
	L6:
		b = 1;
		st8(a + 8, 1);
		goto L3;
	L5:
		f = c;
	L4:
		st8(a + 8, f);
		b = 0;
	L3:
		c = 16;
	} else {
		b = 1;
		c = 8;
		d = 0;
	}
	st8(a + c, d);
	st8(a, b);
}

static void handle_error(u64 a)
{
	std_fail(4194304, 53);
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
			finish_grow(b + 8, d, c, e);
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
	if (!globalalloc_alloc(24)) std_fail(4194304, 53);
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

static void do_reserve_and_handle(u64 a, u64 b, u64 c)
{
	u64 d, e;
	sp = d = frame(32);
	b += c;
	if (b < c) {
		d = 0;
		handle_error(d);
	}
	e = c = ld8(a);
	c <<= 1;
	c = b > c ? b : c;
	c = c > 8 ? c : 8;
	finish_grow(d + 8, e, ld8(a + 8), c);
	if (ld8(d + 8) == 1) {
		d = ld8(d + 16);
		handle_error(d);
	}
	b = ld8(d + 16);
	st8(a, c);
	st8(a + 8, b);
	sp = d + 32;
}

static void host_append(u64 a, u64 b, u64 c)
{
	u64 d;
	if (a == 4194384 && c > 65536) {
		a = ld8(4194400);
		if (a) {
			host_write(ld8(4194392), a);
			st8(4194400, 0);
		}
		host_write(b, c);
		return;
	}
	d = ld8(a + 16);
	if (c > ld8(a) - d) {
		do_reserve_and_handle(a, d, c);
		d = ld8(a + 16);
	}
	if (c) copy(ld8(a + 8) + d, b, c);
	st8(a + 16, d + c);
}

static void main_fn(void)
{
	u32 q, v;
	u64 a, b, c, d, e, f, g, h, i, j, k, m, n, p, r, s, t, u, w;
	sp = a = frame(160);
	b = proconio_read();
	st8(a + 56, 0);
	c = 1;
	st8(a + 48, 1);
	st8(a + 40, 0);
	d = 0;
	if (b) {
		e = 1;
		d = 0;
		f = 1;
		for (;;) {
			g = proconio_read();
			if (g > ((u64)536870911 << 32 | 4294967295u)) std_fail(4194304, 53);
			h = g << 3;
			if (h >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(4194304, 53);
			if (h) {
				i = globalalloc_alloc(h);
				if (!i) std_fail(4194304, 53);
				j = g;
			} else {
				i = 8;
				j = 0;
			}
			if (g) {
				k = 0;
				do {
					if (!ld4(4194416)) try_init(ld8(4194408));
					if (ld8(4194424)) std_fail(4194304, 53);
					m = k + 1;
					st8(4194424, -1);
					n = ld8(4194456);
					p = ld8(4194448);
					q = M[4194464];
					for (;;) {
						r = p;
						if (q & 1) break;
						if (n) {
							c = 0;
							do {
								p = M[r + c];
								if (p <= 32 && (u64)1 << (p & 63) & ((u64)1 << 32 | 13824)) goto L19;
								c++;
							} while (n != c);
						}
						q = 1;
						M[4194464] = 1;
						p = r;
						c = n;
						goto L18;
					L19:
						p = c + 1;
						n -= p;
						st8(4194456, n);
						p += r;
						st8(4194448, p);
						q = 0;
					L18:
						if (c) goto L15;
					}
					s = ld8(4194432);
					t = ld8(4194440);
					n = s + t;
					goto L1;
				L15:
					s = ld8(4194432);
					t = ld8(4194440);
					u = s + t;
					v = !r;
					n = v ? u : r;
					p = v ? 0 : c;
					if (p <= 1) {
						if ((u32)p != 1) goto L1;
						q = M[n];
						switch (q - 43) {
						case 0: case 2:
							goto L1;
						default:
							goto L24;
						}
					}
					q = M[n];
				L24:
					r = (q & 255) == 43;
					c = n + r;
					p -= r;
					r = 0;
					if (p >= 17) {
						for (;;) {
							if (!p) goto L28;
							multi3_fn(a + 16, r, 0, 10, 0);
							if (ld8(a + 24)) goto L1;
							q = M[c] - 48u;
							if (q > 9) goto L1;
							c++;
							p--;
							w = ld8(a + 16);
							r = w + q;
							if (r < w) goto L1;
						}
					}
					if (!p) goto L27;
					do {
						q = M[c] - 48u;
						if (q > 9) goto L1;
						c++;
						r = r * 10 + q;
					} while (--p);
				L28:
					n = u;
					if (v) goto L1;
				L27:
					st8(4194424, 0);
					st8(i + (k << 3), r);
					k = m;
				} while (m != g);
				p = h >> 3;
				q = 0;
				c = i;
				do {
					v = pop8(ld8(c));
					q += v - (v != 0);
					c += 8;
				} while (--p);
				st8(a + 80, 0);
				st8(a + 72, 1);
				st8(a + 64, 0);
				q &= 1;
				m = q ? 3 : 2;
				s = q ? 4194370 : 4194373;
			} else {
				st8(a + 80, 0);
				st8(a + 72, 1);
				st8(a + 64, 0);
				m = 2;
				s = 4194373;
			}
			h = f + (f < b);
			do_reserve_and_handle(a + 64, 0, 5);
			k = ld8(a + 72);
			c = ld8(a + 80);
			p = k + c;
			st4(p, ld4(4194375));
			M[p + 4] = M[4194379];
			g = c + 5;
			st8(a + 80, g);
			fill(a + 88, 48, 40);
			r = 39;
			c = f;
			do {
				p = r;
				if (p > 39) std_fail(4194304, 53);
				n = c / 10;
				M[a + 88 + p] = (u32)(c - n * 10) | 48;
				r = p - 1;
				q = c < 10;
				c = n;
			} while (!q);
			c = 40 - p;
			p = ld8(a + 64);
			if (c > p - g) {
				do_reserve_and_handle(a + 64, g, c);
				p = ld8(a + 64);
				k = ld8(a + 72);
				g = ld8(a + 80);
			}
			if (c) copy(k + g, a + 88 + r + 1, c);
			c += g;
			st8(a + 80, c);
			if (p - c <= 1) {
				do_reserve_and_handle(a + 64, c, 2);
				k = ld8(a + 72);
				c = ld8(a + 80);
			}
			st2(k + c, 8250);
			st8(a + 80, c + 2);
			host_append(a + 64, s, m);
			r = ld8(a + 64);
			c = ld8(a + 80);
			if (r == c) {
				do_reserve_and_handle(a + 64, c, 1);
				r = ld8(a + 64);
				c = ld8(a + 80);
			}
			n = ld8(a + 72);
			M[n + c] = 10;
			p = c + 1;
			if (c >= ld8(a + 40) - d) {
				do_reserve_and_handle(a + 40, d, p);
				e = ld8(a + 48);
				d = ld8(a + 56);
			}
			if (p) copy(e + d, n, p);
			d += p;
			st8(a + 56, d);
			if (r) globalalloc_dealloc(n, r);
			if (j) globalalloc_dealloc(i, j << 3);
			if (f < b) {
				f = h;
				if (h <= b) continue;
			}
			break;
		}
		c = ld8(a + 48);
	}
	host_append(4194384, c, d);
	r = ld8(4194400);
	if (r < 65537) p = r;
	else {
		p = 0;
		host_write(ld8(4194392), r);
		st8(4194400, 0);
	}
	r = ld8(a + 40);
	if (r) {
		globalalloc_dealloc(c, r);
		p = ld8(4194400);
	}
	if (p) {
		host_write(ld8(4194392), p);
		st8(4194400, 0);
	}
	sp = a + 160;
	return;
L1:
	str_index(a, s, t, n - s);
	p = ld8(a);
	c = ld8(a + 8);
	M[a + 144] = 1;
	st8(a + 136, (u64)10 << 32 | 10);
	st8(a + 128, c);
	st8(a + 120, 0);
	st8(a + 112, c);
	st8(a + 104, p);
	st2(a + 152, 1);
	st8(a + 96, c);
	st8(a + 88, 0);
	next_back_2(a + 88);
	std_fail(4194304, 53);
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
	memcpy(M + 4194304, "the program failed; bundled with --debug, it says whyout of memoryYesNoCase \0\0\0\0\0\0\0\0\0\0"
		"\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1", 105);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
