/* BZOJ 3729, https://hydro.ac/d/bzoj/p/3729, made by `cargo judge bundle bzoj3729 --write` from 0e79889ffc76f7e5 */
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
static u32 clz4(u32 x)
{
	x |= x >> 1;
	x |= x >> 2;
	x |= x >> 4;
	x |= x >> 8;
	return pop4(~(x | x >> 16));
}
static u64 rem8(u64 a, u64 b)
{
	if (!b) die("division by zero");
	return a % b;
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
static u32 ld2(u32 p)
{
	unsigned short v;
	GET(v, p);
	return v;
}
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
	a = ld4(8388772);
	if (a) {
		host_write(ld4(8388768), a);
		st4(8388772, 0);
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
	st4(8388936, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 8388808);
	if (d) {
		st4(c + 8388808, ld4(d));
		return d;
	}
	d = ld4(8388936);
	if (d) {
		if (d >= 4294967280u) std_fail(8388686, 53);
	} else {
		d = pages << 16;
		st4(8388936, d);
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
		if (c == ld4(8388936)) {
			st4(8388936, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 8388808));
		st4(b + 8388808, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 8388808));
	st4(b + 8388808, a);
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
				if (f == ld4(8388936) && h > 65536) {
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

static void handle_error(u32 a, u32 b)
{
	std_fail(8388686, 53);
}

static void input_first(u32 a)
{
	u32 b, c, d, e, f, g = 0, h, i, j, k, m, n, p, q, r;
	sp = b = frame(16);
	c = 0;
	d = 1;
	f = e = 0;
	do {
		if (e - f <= 65535) {
			if (f > 4294901759u) {
				e = 0;
				handle_error(e, g);
			}
			e = f + 65536;
			finish_grow(b, c, d, e, 1, 1);
			if (ld4(b) == 1) {
				g = ld4(b + 8);
				e = ld4(b + 4);
				handle_error(e, g);
			}
			d = ld4(b + 4);
			c = e;
		}
		if (e < f) std_fail(8388686, 53);
		g = host_read(d + f, e - f);
		f += g;
		if (f < g) std_fail(8388686, 53);
	} while (g);
	if (f) {
		h = d + 1;
		i = 0;
		do {
			j = i + 1;
			k = d + i;
			m = ext1(M[k]);
			if (m > 2147483647) {
				e = clz4(~(m << 24)) - 1;
				n = e < 3 ? e : 3;
				g = 63 >> (n & 31) & m & 255;
				p = n + j;
				q = (e != 0) & (p <= f);
				r = f < p ? f : p;
				if (j < r) {
					e = h + i;
					i = i - r + 1;
					do {
						r = M[e];
						g = g << 6 | (r & 63);
						e++;
						q &= i4(ext1(r)) < -64;
					} while (++i);
				}
				st8(b + 8, (u64)65536 << 32 | 2048);
				st8(b, (u64)128 << 32 | 128);
				if (q != 0 && m <= 4294967287u && g >= ld4(b + (n << 2))) {
					i = p;
					if ((g ^ 55296) - 1114112 > 4293855231u) goto L12;
				}
				M[k] = 63;
			}
			i = j;
		L12:;
		} while (i < f);
	}
	e = globalalloc_alloc(12);
	if (!e) std_fail(8388686, 53);
	st4(e + 8, f);
	st4(e + 4, d);
	st4(e, c);
	M[a + 20] = 0;
	st4(a + 16, f);
	st4(a + 12, d);
	st4(a + 8, f);
	st4(a + 4, d);
	st4(a, 0);
	sp = b + 16;
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
	if (ld4(8388780) == 1) std_fail(8388686, 53);
	st4(8388784, ld4(b));
	st4(8388780, 1);
	st8(8388788, ld8(b + 24));
	st8(8388796, ld8(b + 32));
	st4(8388804, ld4(b + 40));
	sp = b + 48;
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

static u32 proconio_read(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, p;
	u64 n;
	sp = a = frame(48);
	if (!ld4(8388780)) try_init(ld4(8388776));
	if (ld4(8388784)) std_fail(8388686, 53);
	st4(8388784, -1);
	b = M[8388804];
	c = ld4(8388800);
	d = ld4(8388796);
	for (;;) {
		e = d;
		if (b & 1) break;
		if (c) {
			i = 0;
			do {
				b = M[e + i] - 9u;
				if (b <= 23 && 1u << (b & 31) & 8388635) goto L12;
				i++;
			} while (c != i);
		}
		b = 1;
		M[8388804] = 1;
		d = e;
		i = c;
		goto L11;
	L12:
		b = 0;
		d = i + 1;
		c -= d;
		st4(8388800, c);
		d += e;
		st4(8388796, d);
	L11:
		if (i) goto L8;
	}
	c = 0;
	f = ld4(8388788);
	g = ld4(8388792);
	d = h = f + g;
	goto L7;
L8:
	f = ld4(8388788);
	g = ld4(8388792);
	j = f + g;
	d = h = e ? e : j;
	c = e ? i : 0;
	switch (c) {
	case 0:
		goto L7;
	case 1:
		k = M[h];
		switch (k - 43) {
		case 0: case 2:
			goto L17;
		default:
			goto L18;
		}
	}
	k = M[h];
L18:
	d = (k & 255) == 43;
	b = h + d;
	d = c - d;
	m = 0;
	if (d >= 9) {
		for (;;) {
			if (!d) goto L23;
			n = (u64)m * 10;
			if ((u32)(n >> 32)) goto L21;
			p = M[b] - 48u;
			if (p > 9) goto L21;
			b++;
			d--;
			m = p + (u32)n;
			if (m < p) goto L21;
		}
	}
	if (!d) goto L22;
	do {
		p = M[b] - 48u;
		if (p > 9) goto L21;
		b++;
		m = p + m * 10;
	} while (--d);
L23:
	if (m >= 4294901761u) std_fail(8388608, 78);
	if (!e) goto L6;
L22:
	st4(8388784, 0);
	sp = a + 48;
	return m;
L21:
	if (e) goto L17;
	h = j;
	c = 0;
	d = j;
	goto L7;
L17:
	if ((k & 255) == 43) {
		c--;
		d = h + 1;
		goto L7;
	}
	c = i;
	d = h;
L7:
	i = c;
	b = d;
	do {
		if (!i) {
			for (;;) {
				if (!c) goto L30;
				c--;
				i = M[d];
				d++;
				if (i != 48) std_fail(8388608, 78);
			}
		}
		i--;
		e = M[b];
		b++;
	} while (((e - 48) & 255) < 10);
L30:
	j = h;
L6:
	if (j < f) std_fail(8388686, 53);
	i = j - f;
	if (j == f) goto L36;
	if (i >= g) {
		if (i == g) goto L36;
		goto L3;
	}
	if (i4(ext1(M[f + i])) <= -65) goto L3;
L36:
	st2(a + 44, 1);
	st4(a + 40, i);
	st4(a + 36, 0);
	M[a + 32] = 1;
	st4(a + 28, 10);
	st4(a + 24, i);
	st4(a + 20, 0);
	st4(a + 16, i);
	st4(a + 12, f);
	st4(a + 8, 10);
	next_back(a, a + 8);
	std_fail(8388686, 53);
L3:
	slice_error_fail_rt(f, g, 0, i);
	return 0;
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

static u64 program_proconio_read(void)
{
	u32 a, b, c, d, e, f, g, h, i;
	u64 j, k;
	sp = a = frame(80);
	if (!ld4(8388780)) try_init(ld4(8388776));
	if (ld4(8388784)) std_fail(8388686, 53);
	st4(8388784, -1);
	b = M[8388804];
	c = ld4(8388800);
	d = ld4(8388796);
	for (;;) {
		e = d;
		if (b & 1) break;
		if (c) {
			i = 0;
			do {
				b = M[e + i] - 9u;
				if (b <= 23 && 1u << (b & 31) & 8388635) goto L8;
				i++;
			} while (c != i);
		}
		b = 1;
		M[8388804] = 1;
		d = e;
		i = c;
		goto L7;
	L8:
		b = 0;
		d = i + 1;
		c -= d;
		st4(8388800, c);
		d += e;
		st4(8388796, d);
	L7:
		if (i) goto L4;
	}
	f = ld4(8388788);
	g = ld4(8388792);
	h = f + g;
	goto L3;
L4:
	f = ld4(8388788);
	g = ld4(8388792);
	h = f + g;
	d = e ? e : h;
	b = e ? i : 0;
	switch (b) {
	case 0:
		goto L13;
	case 1:
		i = M[d];
		switch (i - 43) {
		case 0: case 2:
			goto L13;
		default:
			goto L14;
		}
	}
	i = M[d];
L14:
	c = (i & 255) == 43;
	i = d + c;
	b -= c;
	j = 0;
	if (b >= 17) {
		for (;;) {
			if (!b) goto L18;
			multi3_fn(a + 16, j, 0, 10, 0);
			if (ld8(a + 24)) goto L13;
			c = M[i] - 48u;
			if (c > 9) goto L13;
			i++;
			b--;
			k = ld8(a + 16);
			j = k + c;
			if (j < k) goto L13;
		}
	}
	if (!b) goto L17;
	do {
		c = M[i] - 48u;
		if (c > 9) goto L13;
		i++;
		j = j * 10 + c;
	} while (--b);
L18:
	if (!e) goto L3;
L17:
	st4(8388784, 0);
	sp = a + 80;
	return j;
L13:
	h = d;
L3:
	if (h < f) std_fail(8388686, 53);
	str_index(a + 8, f, g, h - f);
	b = ld4(a + 8);
	i = ld4(a + 12);
	st2(a + 76, 1);
	st4(a + 72, i);
	st4(a + 68, 0);
	M[a + 64] = 1;
	st4(a + 60, 10);
	st4(a + 56, i);
	st4(a + 52, 0);
	st4(a + 48, i);
	st4(a + 44, b);
	st4(a + 40, 10);
	next_back(a, a + 40);
	std_fail(8388686, 53);
	return 0;
}

static u32 proconio_read_2(void)
{
	u32 a, b, c, d, e, f, g, h, i, k;
	u64 j;
	sp = a = frame(64);
	if (!ld4(8388780)) try_init(ld4(8388776));
	if (ld4(8388784)) std_fail(8388686, 53);
	st4(8388784, -1);
	b = M[8388804];
	c = ld4(8388800);
	d = ld4(8388796);
	for (;;) {
		e = d;
		if (b & 1) break;
		if (c) {
			i = 0;
			do {
				b = M[e + i] - 9u;
				if (b <= 23 && 1u << (b & 31) & 8388635) goto L11;
				i++;
			} while (c != i);
		}
		b = 1;
		M[8388804] = 1;
		d = e;
		i = c;
		goto L10;
	L11:
		b = 0;
		d = i + 1;
		c -= d;
		st4(8388800, c);
		d += e;
		st4(8388796, d);
	L10:
		if (i) goto L7;
	}
	c = 0;
	f = ld4(8388788);
	g = ld4(8388792);
	d = h = f + g;
	goto L6;
L7:
	f = ld4(8388788);
	g = ld4(8388792);
	d = h = e ? e : f + g;
	c = e ? i : 0;
	switch (c) {
	case 0:
		goto L6;
	case 1:
		e = 1;
		b = M[h];
		switch (b - 43) {
		case 0: case 2:
			goto L16;
		default:
			goto L17;
		}
	}
	b = M[h];
L17:
	e = (b & 255) == 43;
	b = h + e;
	d = c - e;
	if (d >= 9) {
		e = 0;
		for (;;) {
			if (!d) goto L21;
			j = (u64)e * 10;
			if ((u32)(j >> 32)) goto L20;
			k = M[b] - 48u;
			if (k > 9) goto L20;
			b++;
			d--;
			e = k + (u32)j;
			if (e < k) goto L20;
		}
	}
	if (!d) goto L20;
	e = 0;
	do {
		k = M[b] - 48u;
		if (k > 9) goto L20;
		b++;
		e = k + e * 10;
	} while (--d);
L21:
	if (!e) goto L20;
	if (e >= 4294901761u) std_fail(8388608, 78);
	if (!c) goto L5;
	st4(8388784, 0);
	sp = a + 64;
	return e - 1;
L20:
	if (c) {
		b = M[h];
		e = c;
		goto L16;
	}
	c = 0;
	d = h;
	goto L6;
L16:
	if ((b & 255) == 43) {
		c = e - 1;
		d = h + 1;
		goto L6;
	}
	c = i;
	d = h;
L6:
	i = c;
	b = d;
	do {
		if (!i) {
			for (;;) {
				if (!c) goto L5;
				c--;
				i = M[d];
				d++;
				if (i != 48) std_fail(8388608, 78);
			}
		}
		i--;
		e = M[b];
		b++;
	} while (((e - 48) & 255) < 10);
L5:
	if (h < f) std_fail(8388686, 53);
	str_index(a + 16, f, g, h - f);
	b = ld4(a + 16);
	i = ld4(a + 20);
	st2(a + 60, 1);
	st4(a + 56, i);
	st4(a + 52, 0);
	M[a + 48] = 1;
	st4(a + 44, 10);
	st4(a + 40, i);
	st4(a + 36, 0);
	st4(a + 32, i);
	st4(a + 28, b);
	st4(a + 24, 10);
	next_back(a + 8, a + 24);
	std_fail(8388686, 53);
	return 0;
}

static void from_elem(u32 a, u32 b)
{
	u32 c, d;
	c = b << 2;
	d = 0;
	if (b > 1073741823 || c > 2147483644) handle_error(d, c);
	if (c) {
		d = globalalloc_alloc(c);
		if (d) {
			if (c) fill(d, 0, c);
			c = b;
			goto L1;
		}
		d = 4;
		handle_error(d, c);
	}
	c = 0;
	d = 4;
L1:
	st4(a + 8, b);
	st4(a + 4, d);
	st4(a, c);
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

static void grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 4, 4);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a, ld4(b + 12));
	sp = b + 16;
}

static void drop_in_place(u32 a)
{
	u32 b;
	b = ld4(a);
	if (b) globalalloc_dealloc(ld4(a + 4), b << 2);
	b = ld4(a + 12);
	if (b) globalalloc_dealloc(ld4(a + 16), b << 2);
}

static void rawvec_grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 8, 8);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a, ld4(b + 12));
	sp = b + 16;
}

static u32 xorlist_place(u32 a, u32 b)
{
	u32 c, d;
	c = ld4(a + 32);
	if (b >= c) std_fail(8388686, 53);
	c = ld4(ld4(a + 28) + (b << 2));
	d = ld4(a + 20);
	if (c >= d) std_fail(8388686, 53);
	a = ld4(a + 16) + (c << 5);
	c = ld4(a + 24);
	if (!c) std_fail(8388686, 53);
	d = c << 2;
	a = ld4(a + 20);
	c = 0;
	for (;;) {
		if (ld4(a) == b) return c;
		c++;
		a += 4;
		d -= 4;
		if (!d) std_fail(8388686, 53);
	}
}

static void raw_vec_rawvec_grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 8, 32);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a, ld4(b + 12));
	sp = b + 16;
}

static u32 insert_after(u32 a, u32 b, u64 c)
{
	u32 d, e, f, g, h, i, j, k, m, n, p, q, r;
	d = ld4(a + 32);
	if (b >= d) std_fail(8388686, 53);
	e = ld4(ld4(a + 28) + (b << 2));
	f = ld4(a + 8);
	if (f == ld4(a)) {
		rawvec_grow_one(a);
		d = ld4(a + 32);
	}
	st4(a + 8, f + 1);
	st8(ld4(a + 4) + (f << 3), c);
	if (d == ld4(a + 24)) grow_one(a + 24);
	g = d + 1;
	st4(a + 32, g);
	h = ld4(a + 28);
	st4(h + (d << 2), e);
	i = xorlist_place(a, b);
	j = ld4(a + 20);
	if (e >= j) std_fail(8388686, 53);
	b = i + 1;
	k = ld4(a + 16);
	m = k + (e << 5);
	d = ld4(m + 24);
	if (i >= d) std_fail(8388686, 53);
	e = m + 16;
	if (d == ld4(e)) grow_one(e);
	e = ld4(m + 20) + (b << 2);
	if (d > b) {
		b = (d - b) << 2;
		if (b) copy(e + 4, e, b);
	}
	st4(e, f);
	st4(m + 24, d + 1);
	st8(m + 8, ld8(m + 8) ^ c);
	if (d >= 1024) {
		n = d - 511;
		b = n << 2;
		e = globalalloc_alloc(b);
		if (!e) handle_error(4, b);
		st4(m + 24, 512);
		if (b) copy(e, ld4(m + 20) + 2048, b);
		p = a + 12;
		q = ld4(a + 4);
		r = ld4(a + 8);
		c = 0;
		d = 0;
		do {
			i = ld4(e + d);
			if (i >= r) std_fail(8388686, 53);
			c ^= ld8(q + (i << 3));
			d += 4;
		} while (b != d);
		r = ld4(m);
		st4(m, 1);
		q = ld4(m + 4);
		st4(m + 4, j);
		st8(m + 8, ld8(m + 8) ^ c);
		d = 0;
		do {
			i = ld4(e + d);
			if (i >= g) std_fail(8388686, 53);
			st4(h + (i << 2), j);
			d += 4;
		} while (b != d);
		if (j == ld4(p)) {
			raw_vec_rawvec_grow_one(p);
			k = ld4(a + 16);
		}
		st4(a + 20, j + 1);
		d = k + (j << 5);
		st4(d + 24, n);
		st4(d + 20, e);
		st4(d + 16, n);
		st8(d + 8, c);
		st4(d + 4, q);
		st4(d, r);
	}
	return f;
}

static void new_internal(u32 a, u32 b, u32 c)
{
	u32 d;
	d = globalalloc_alloc(280);
	if (!d) std_fail(8388686, 53);
	st4(d + 232, b);
	st2(d + 226, 0);
	st4(d + 88, 0);
	if (!++c) std_fail(8388686, 53);
	st2(b + 224, 0);
	st4(b + 88, d);
	st4(a + 4, c);
	st4(a, d);
}

static void noderef_push(u32 a, u32 b, u64 c, u32 d, u32 e, u32 f)
{
	u32 g;
	if (f != b - 1) std_fail(8388686, 53);
	b = ld2(a + 226);
	if (b >= 11) std_fail(8388686, 53);
	f = b + 1;
	st2(a + 226, f);
	g = a + b * 12;
	st8(g + 92, ld8(d));
	st8(a + (b << 3), c);
	st4(g + 100, ld4(d + 8));
	st4(a + (f << 2) + 232, e);
	st2(e + 224, f);
	st4(e + 88, a);
}

static void growingtree_place(u32 a, u32 b, u32 c, u64 d)
{
	u32 e, f, g = 0, h, j;
	u64 i;
	if (b) {
		for (;;) {
			e = ld2(b + 226);
			f = e << 3;
			g = -1;
			h = b;
			do {
				if (!f) {
					g = e;
					goto L5;
				}
				i = ld8(h);
				f -= 8;
				g++;
				h += 8;
				j = ((u32)(d > i) - (d < i)) & 255;
			} while (j == 1);
			if (!j) goto L1;
		L5:
			if (!c) std_fail(8388686, 53);
			c--;
			b = ld4(b + (g << 2) + 232);
		}
	}
	std_fail(8388686, 53);
L1:
	f = b + g * 12;
	st4(a + 8, ld4(f + 100));
	st8(a, ld8(f + 92));
}

static void handle_split(u32 a, u32 b)
{
	u32 c, d, e, f, g, h, i, k;
	u64 j;
	sp = c = frame(16);
	d = globalalloc_alloc(232);
	if (!d) std_fail(8388686, 53);
	st2(d + 226, 0);
	st4(d + 88, 0);
	e = ld4(b + 8);
	f = ld4(b);
	g = ~e + ld2(f + 226);
	st2(d + 226, g);
	h = f + 92;
	i = h + e * 12;
	st8(c, ld8(i));
	st4(c + 8, ld4(i + 8));
	if (g >= 12) std_fail(8388686, 53);
	j = ld8(f + (e << 3));
	i = e + 1;
	k = g << 3;
	if (k) copy(d, f + (i << 3), k);
	g *= 12;
	if (g) copy(d + 92, h + i * 12, g);
	st2(f + 226, e);
	st8(a + 24, ld8(c));
	st4(a + 32, ld4(c + 8));
	st8(a + 16, j);
	st4(a, f);
	st4(a + 12, 0);
	st4(a + 8, d);
	st4(a + 4, ld4(b + 4));
	sp = c + 16;
}

static void node_handle_split(u32 a, u32 b)
{
	u32 c, d, e, f, g, h, i, j, m;
	u64 k;
	sp = c = frame(32);
	d = ld4(b);
	e = ld2(d + 226);
	f = globalalloc_alloc(280);
	if (!f) std_fail(8388686, 53);
	st2(f + 226, 0);
	st4(f + 88, 0);
	g = ld4(b + 8);
	h = ~g + ld2(d + 226);
	st2(f + 226, h);
	i = d + 92;
	j = i + g * 12;
	st8(c + 16, ld8(j));
	st4(c + 24, ld4(j + 8));
	if (h >= 12) std_fail(8388686, 53);
	k = ld8(d + (g << 3));
	j = g + 1;
	m = h << 3;
	if (m) copy(f, d + (j << 3), m);
	h *= 12;
	if (h) copy(f + 92, i + j * 12, h);
	st2(d + 226, g);
	st8(c, ld8(c + 16));
	st4(c + 8, ld4(c + 24));
	h = ld2(f + 226);
	i = h + 1;
	if (h >= 12 || e - g != i) std_fail(8388686, 53);
	j = f + 232;
	i <<= 2;
	if (i) copy(j, d + (g << 2) + 236, i);
	i = ld4(b + 4);
	g = 0;
	do {
		b = ld4(j + (g << 2));
		st2(b + 224, g);
		st4(b + 88, f);
		if (g >= h) goto L8;
		g += g < h;
	} while (g <= h);
L8:
	st8(a + 16, k);
	st4(a + 4, i);
	st4(a, d);
	st8(a + 24, ld8(c));
	st4(a + 32, ld4(c + 8));
	st4(a + 12, i);
	st4(a + 8, f);
	sp = c + 32;
}

static void insert_fit(u32 a, u32 b, u64 c, u32 d, u32 e)
{
	u32 f, g, h, i, j, k;
	f = a + (b << 3);
	g = b + 1;
	h = ld2(a + 226);
	if (g > h) st8(f, c);
	else {
		i = h - b;
		j = i << 3;
		if (j) copy(a + (g << 3), f, j);
		st8(f, c);
		f = i * 12;
		if (f) {
			i = a + 92;
			copy(i + g * 12, i + b * 12, f);
		}
	}
	f = h + 1;
	i = a + b * 12;
	st4(i + 100, ld4(d + 8));
	st8(i + 92, ld8(d));
	d = a + 232;
	i = h + 2;
	j = b + 2;
	if (i > j) {
		k = (h - b) << 2;
		if (k) copy(d + (j << 2), d + (g << 2), k);
	}
	st4(d + (g << 2), e);
	st2(a + 226, f);
	if (g < i) {
		d = h + 1;
		h = (b << 2) + a + 236;
		do {
			g = ld4(h);
			b++;
			st2(g + 224, b);
			st4(g + 88, a);
			h += 4;
		} while (d != b);
	}
}

static void growingtree_hang(u32 a, u64 b, u64 c, u64 d)
{
	u32 e, f, g, h, i, j, k, m, n, p, q, r, s;
	sp = e = frame(96);
	growingtree_place(e + 8, ld4(a + 44), ld4(a + 48), b);
	f = M[e + 16];
	g = ld4(e + 8);
	b = ld8(a) + 1;
	if (b <= 1) {
		if ((u32)b == 1) std_fail(8388686, 53);
	} else {
		d = rem8(d, b);
	}
	h = a + 8;
	i = (f ^ 1) & 1;
	j = insert_after(h, g, f & 1 ? d : d << 32);
	k = insert_after(h, j, 0);
	m = ld4(a + 44);
	if (!m) {
		f = globalalloc_alloc(232);
		if (!f) std_fail(8388686, 53);
		st4(a + 48, 0);
		st4(a + 44, f);
		st4(f + 88, 0);
		st2(f + 226, 1);
		M[f + 100] = i;
		st4(f + 96, k);
		st4(f + 92, j);
		st8(f, c);
		goto L2;
	}
	p = n = ld4(a + 48);
	q = m;
	for (;;) {
		r = ld2(q + 226);
		f = r << 3;
		g = -1;
		h = q;
		do {
			if (!f) {
				g = r;
				goto L13;
			}
			d = ld8(h);
			f -= 8;
			g++;
			h += 8;
			s = ((u32)(c > d) - (c < d)) & 255;
		} while (s == 1);
		if (!s) goto L9;
	L13:
		if (!p) break;
		p--;
		q = ld4(q + (g << 2) + 232);
	}
	if (r < 11) {
		f = q + (g << 3);
		if (r > g) {
			h = r - g;
			s = h << 3;
			if (s) copy(f + 8, f, s);
			h *= 12;
			if (h) {
				s = q + g * 12;
				copy(s + 104, s + 92, h);
			}
		}
		st8(f, c);
		f = q + g * 12;
		st4(f + 92, j);
		M[f + 100] = i;
		st4(f + 96, k);
		st2(q + 226, r + 1);
		goto L2;
	}
	h = 5;
	f = 4;
	if (g < 5) goto L21;
	f = g;
	s = 0;
	switch (g - 5) {
	case 0:
		break;
	case 1:
		goto L19;
	default:
		s = g - 7;
		h = 6;
		goto L19;
	}
L21:
	st4(e + 52, f);
	st4(e + 48, 0);
	st4(e + 44, q);
	handle_split(e + 56, e + 44);
	f = ld4(e + 56);
	goto L18;
L19:
	st4(e + 52, h);
	st4(e + 48, 0);
	st4(e + 44, q);
	handle_split(e + 56, e + 44);
	f = ld4(e + 64);
	g = s;
L18:
	h = f + (g << 3);
	s = ld2(f + 226);
	if (s > g) {
		q = s - g;
		p = q << 3;
		if (p) copy(h + 8, h, p);
		q *= 12;
		if (q) {
			p = f + g * 12;
			copy(p + 104, p + 92, q);
		}
	}
	st8(h, c);
	h = f + g * 12;
	st4(h + 92, j);
	M[h + 100] = i;
	st4(h + 96, k);
	st2(f + 226, s + 1);
	st2(e + 24, ld2(e + 89));
	M[e + 26] = M[e + 91];
	q = M[e + 88];
	if (q == 2) goto L2;
	h = ld4(e + 56);
	g = ld4(e + 60);
	r = ld4(e + 64);
	p = ld4(e + 68);
	d = ld8(e + 72);
	c = ld8(e + 80);
	f = ld4(e + 92);
	M[e + 42] = M[e + 26];
	st2(e + 40, ld2(e + 24));
	s = ld4(h + 88);
	if (!s) {
		i = r;
		goto L3;
	}
	k = e + 89;
	j = e + 33;
	for (;;) {
		f = ld2(h + 224);
		st2(j, ld2(e + 40));
		M[j + 2] = M[e + 42];
		M[e + 32] = q;
		st8(e + 24, c);
		if (p != g) std_fail(8388686, 53);
		if (ld2(s + 226) < 11) break;
		g++;
		h = 4;
		if (f < 5) goto L34;
		q = 0;
		p = 5;
		h = f;
		switch (f - 5) {
		case 0:
			break;
		case 1:
			goto L32;
		default:
			q = f - 7;
			p = 6;
			goto L32;
		}
	L34:
		st4(e + 52, h);
		st4(e + 48, g);
		st4(e + 44, s);
		node_handle_split(e + 56, e + 44);
		i = ld4(e + 64);
		g = ld4(e + 60);
		s = h = ld4(e + 56);
		goto L31;
	L32:
		st4(e + 52, p);
		st4(e + 48, g);
		st4(e + 44, s);
		node_handle_split(e + 56, e + 44);
		g = ld4(e + 60);
		h = ld4(e + 56);
		s = i = ld4(e + 64);
		f = q;
	L31:
		insert_fit(s, f, d, e + 24, r);
		st2(e + 20, ld2(k));
		M[e + 22] = M[k + 2];
		q = M[e + 88];
		if (q == 2) goto L2;
		c = ld8(e + 80);
		d = ld8(e + 72);
		p = ld4(e + 68);
		f = ld4(e + 92);
		M[e + 42] = M[e + 22];
		st2(e + 40, ld2(e + 20));
		r = i;
		s = ld4(h + 88);
		if (!s) goto L3;
	}
	insert_fit(s, f, d, e + 24, r);
	goto L2;
L9:
	f = q + g * 12;
	st4(f + 96, k);
	st4(f + 92, j);
	h = M[f + 100];
	M[f + 100] = i;
	if (h == 2) goto L1;
	std_fail(8388686, 53);
L3:
	M[e + 91] = M[e + 42];
	st2(e + 89, ld2(e + 40));
	st4(e + 92, f);
	M[e + 88] = q;
	st8(e + 80, c);
	st8(e + 72, d);
	st4(e + 68, p);
	st4(e + 64, i);
	st4(e + 60, g);
	st4(e + 56, h);
	new_internal(e, m, n);
	f = ld4(e);
	h = ld4(e + 4);
	st4(a + 48, h);
	st4(a + 44, f);
	noderef_push(f, h, d, e + 80, i, p);
L2:
	st4(a + 52, ld4(a + 52) + 1);
L1:
	sp = e + 96;
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

static void host_append(u32 a, u32 b)
{
	u32 c;
	if (b < 65537) {
		c = ld4(8388772);
		if (b > ld4(8388764) - c) {
			do_reserve_and_handle(8388764, c, b);
			c = ld4(8388772);
		}
		if (b) copy(ld4(8388768) + c, a, b);
		st4(8388772, c + b);
		return;
	}
	c = ld4(8388772);
	if (c) {
		host_write(ld4(8388768), c);
		st4(8388772, 0);
	}
	host_write(a, b);
}

static void main_fn(void)
{
	u32 a, b, d, e, f, g, h, i, j, k, m, n, p, q, r, s, t, u, v = 0, w, x, y, z, a1, b1, d1, f1, g1, h1, k1;
	u64 c, c1, e1, i1, j1, m1;
	sp = a = frame(208);
	b = proconio_read();
	c = program_proconio_read();
	if (!b || c >= (u64)1 << 32) std_fail(8388686, 53);
	d = b << 3;
	e = 0;
	if (b > 536870911 || d > 2147483640) handle_error(e, d);
	if (d) {
		f = b;
		g = globalalloc_alloc(d);
		if (g) goto L3;
		e = 8;
		handle_error(e, d);
	}
	f = 0;
	g = 8;
L3:
	h = b;
	e = g;
	do {
		st8(e, program_proconio_read());
		e += 8;
	} while (--h);
	i = b - 1;
	j = i << 3;
	if (i > 268435455) {
		e = 0;
		handle_error(e, j);
	}
	if (i) {
		k = globalalloc_alloc(j);
		if (!k) {
			e = 4;
			handle_error(e, j);
		}
		h = 1;
		e = k;
		do {
			m = proconio_read_2();
			st4(e + 4, proconio_read_2());
			st4(e, m);
			e += 8;
			h++;
		} while (b != h);
		n = k + j;
		p = proconio_read();
		j = a + 92;
		q = k;
		do {
			st8(a + 92, ld8(q));
			q += 8;
			h = e = 0;
			do {
				if (ld4(j + (e << 2)) >= b) std_fail(8388686, 53);
				e = 1;
				m = h & 1;
				h = 1;
			} while (!m);
		} while (q != n);
		r = i;
	} else {
		p = proconio_read();
		k = 4;
		r = 0;
	}
	from_elem(a + 192, b + 1);
	s = k + (i << 3);
	t = a + 92;
	j = 0;
	u = ld4(a + 196);
	m = ld4(a + 200);
	h = k;
	for (;;) {
		if ((j & 1) != 0 && e != 2) q = h;
		else {
			if (h == s) {
				e = 0;
				n = m - (m != 0);
				h = u;
				do {
					if (m == e) std_fail(8388686, 53);
					j = e + 1;
					if (n == e) std_fail(8388686, 53);
					e = h + 4;
					q = ld4(e);
					h = q + ld4(h);
					if (h < q) std_fail(8388686, 53);
					st4(e, h);
					h = e;
					e = j;
				} while (b != j);
				if (b >= m) std_fail(8388686, 53);
				e = ld4(u + (b << 2));
				if (e >= 4294901761u) std_fail(8388608, 78);
				from_elem(a + 148, e);
				w = m << 2;
				e = 0;
				if (m > 1073741823 || w > 2147483644) handle_error(e, w);
				t = globalalloc_alloc(w);
				if (!t) {
					e = 4;
					handle_error(e, w);
				}
				if (w) copy(t, u, w);
				u = a + 92;
				i = 0;
				x = ld4(a + 152);
				y = ld4(a + 156);
				h = k;
				for (;;) {
					if ((i & 1) != 0 && e != 2) v = h;
					else {
						if (h == s) break;
						v = h + 8;
						n = ld4(h + 4);
						q = ld4(h);
						e = 0;
					}
					st4(a + 100, n);
					st4(a + 92, q);
					st4(a + 96, n);
					st4(a + 104, q);
					i = u + (e << 3);
					h = ld4(i);
					if (h >= m) std_fail(8388686, 53);
					j = t + (h << 2);
					h = ld4(j);
					if (h >= 4294901761u) std_fail(8388608, 78);
					if (h >= y) std_fail(8388686, 53);
					st4(x + (h << 2), ld4(i + 4));
					h = ld4(j);
					if (h == ~0u) std_fail(8388686, 53);
					e++;
					i = 1;
					st4(j, h + 1);
					h = v;
				}
				st8(a + 24, ld8(a + 192));
				st4(a + 32, ld4(a + 200));
				st8(a + 36, ld8(a + 148));
				st4(a + 44, ld4(a + 156));
				globalalloc_dealloc(t, w);
				if (d) {
					n = globalalloc_alloc(d);
					if (n) {
						if (d) fill(n, 0, d);
						z = b;
						goto L36;
					}
					handle_error(4, d);
				}
				z = 0;
				n = 4;
			L36:
				v = globalalloc_alloc(4);
				if (!v) std_fail(8388686, 53);
				u = 0;
				st4(v, 0);
				st4(a + 88, 1);
				st4(a + 84, v);
				st4(a + 80, 1);
				x = ld4(a + 40);
				y = ld4(a + 44);
				s = ld4(a + 28);
				t = ld4(a + 32);
				q = 1;
				do {
					i = ld4(v + (u << 2));
					if (i >= 4294901761u) std_fail(8388608, 78);
					if (i >= t) std_fail(8388686, 53);
					h = ld4(s + (i << 2));
					if (h >= 4294901761u) std_fail(8388608, 78);
					e = i + 1;
					if (e >= t) std_fail(8388686, 53);
					e = ld4(s + (e << 2));
					if (e >= 4294901761u) std_fail(8388608, 78);
					if (e < h || e > y) std_fail(8388686, 53);
					if (h != e) {
						k1 = e << 2;
						e = h << 2;
						m = k1 - e;
						h = x + e;
						do {
							e = ld4(h);
							if (e >= 4294901761u) std_fail(8388608, 78);
							if (e) {
								if (e >= b) std_fail(8388686, 53);
								j = n + (e << 3);
								if (!ld4(j)) {
									st4(j + 4, i);
									st4(j, 1);
									if (q == ld4(a + 80)) {
										grow_one(a + 80);
										v = ld4(a + 84);
									}
									st4(v + (q << 2), e);
									q++;
									st4(a + 88, q);
								}
							}
							h += 4;
							m -= 4;
						} while (m);
					}
				} while (++u < q);
				e = 0;
				h = n;
				do {
					if (e && ld4(h) != 1) goto L58;
					h += 8;
					e++;
				} while (b != e);
				u = globalalloc_alloc(b);
				if (!u) handle_error(1, b);
				if (b) fill(u, 0, b);
				j = d - 8;
				h = k;
				do {
					if (!j) goto L67;
					m = ld4(h);
					if (m >= b) std_fail(8388686, 53);
					e = i = ld4(h + 4);
					v = n + (m << 3);
					if (ld4(v) == 1) e = ld4(v + 4) == i ? m : i;
					if (e >= b) std_fail(8388686, 53);
					v = n + (e << 3);
					if (ld4(v) != 1 || ld4(v + 4) != (i ^ m ^ e)) break;
					h += 8;
					e += u;
					m = M[e];
					M[e] = 1;
					j -= 8;
				} while (!m);
				globalalloc_dealloc(u, b);
				goto L58;
			L67:
				a1 = ld4(a + 84);
				b1 = ld4(a + 80);
				globalalloc_dealloc(u, b);
				drop_in_place(a + 24);
				if (!c) std_fail(8388686, 53);
				c1 = rem8(ld8(g), c + 1);
				h = globalalloc_alloc(4);
				if (!h) std_fail(8388686, 53);
				st4(h, 0);
				m = globalalloc_alloc(8);
				if (!m) std_fail(8388686, 53);
				st8(m, c1);
				e = globalalloc_alloc(32);
				if (!e) std_fail(8388686, 53);
				st4(e + 24, 1);
				st4(e + 20, h);
				st4(e + 16, 1);
				st8(e + 8, c1);
				st4(e, 0);
				h = globalalloc_alloc(4);
				if (!h) std_fail(8388686, 53);
				st4(h, 0);
				st4(a + 180, 1);
				st4(a + 176, h);
				st8(a + 168, (u64)1 << 32 | 1);
				st4(a + 164, e);
				st8(a + 156, (u64)1 << 32 | 1);
				st4(a + 152, m);
				st4(a + 148, 1);
				e = insert_after(a + 148, 0, 0);
				d1 = globalalloc_alloc(232);
				if (!d1) std_fail(8388686, 53);
				st2(d1 + 226, 0);
				st4(d1 + 88, 0);
				M[a + 104] = 0;
				st4(a + 100, e);
				st4(a + 96, 0);
				e1 = 1;
				st8(a + 88, 1);
				st4(a + 84, 1);
				f1 = a + 201;
				v = a + 105;
				u = a + 129;
				t = a + 112;
				s = a + 88;
				i = 0;
				d = 1;
				h = 3;
				h1 = g1 = m = 0;
				e = d1;
				for (;;) {
					i1 = ld8(a + 96);
					for (;;) {
						if ((h & 255) == 3) {
							y = d == m;
							m = 1;
							j = v;
							c1 = e1;
							h = i;
							j1 = i1;
							if (y) goto L62;
						} else {
							j1 = ld8(a + 120);
							j = u;
						}
						if ((h & 255) == 2) goto L62;
						st4(a + 27, ld4(j + 3));
						st4(a + 24, ld4(j));
						if (d != m) {
							st8(t + 8, ld8(s + 8));
							st8(t, ld8(s));
							st4(u, ld4(v));
							st4(u + 3, ld4(v + 3));
							w = 2;
							m = 1;
							if ((i & 255) != 2) {
								if (c1 == ld8(a + 112)) {
									m = 1;
									h = i;
									continue;
								}
								w = i;
							}
						} else {
							w = 2;
							m = d;
						}
						break;
					}
					M[a + 128] = w;
					st4(a + 80, m);
					j = ld4(a + 24);
					st4(a + 184, j);
					st4(a + 187, ld4(a + 27));
					st2(f1, j);
					M[f1 + 2] = M[a + 186];
					M[a + 200] = h;
					st8(a + 192, j1);
					h = ld2(e + 226);
					if (h < 11) {
						st2(e + 226, h + 1);
						st8(e + (h << 3), c1);
						h = e + h * 12;
						st4(h + 100, ld4(a + 200));
						st8(h + 92, ld8(a + 192));
						i = M[a + 104];
						e1 = ld8(a + 88);
						h = M[a + 128];
						d = ld4(a + 84);
						m = ld4(a + 80);
						goto L74;
					}
					h = 0;
					for (;;) {
						e = ld4(e + 88);
						if (!e) break;
						h++;
						if (ld2(e + 226) <= 10) goto L84;
					}
					new_internal(a + 16, d1, h1);
					e = d1 = ld4(a + 16);
					h = h1 = ld4(a + 20);
				L84:
					j = globalalloc_alloc(232);
					if (!j) std_fail(8388686, 53);
					st2(j + 226, 0);
					st4(j + 88, 0);
					if (h - 1) {
						y = 0;
						x = 1;
						do {
							new_internal(a + 8, j, y);
							j = ld4(a + 8);
							y = ld4(a + 12);
							x++;
						} while (h != x);
						noderef_push(e, h, c1, a + 192, j, y);
						if (!h) goto L75;
					} else {
						noderef_push(e, h, c1, a + 192, j, 0);
					}
					do e = ld4(e + (ld2(e + 226) << 2) + 232); while (--h);
				L75:
					h = w;
				L74:
					g1++;
					c1 = ld8(a + 112);
				}
			L62:
				if (h1) {
					e = d1;
					i = h1;
					do {
						h = ld2(e + 226);
						if (!h) std_fail(8388686, 53);
						i--;
						v = h - 1;
						m = e + (v << 2);
						j = ld4(m + 236);
						h = ld2(j + 226);
						if (h >= 5) goto L97;
						t = (5 - h) & 65535;
						m = ld4(m + 232);
						y = ld2(m + 226);
						if (t > y) std_fail(8388686, 53);
						u = y - t;
						st2(m + 226, u);
						st2(j + 226, 5);
						s = h << 3;
						if (s) copy(j + (t << 3), j, s);
						s = j + 92;
						x = h * 12;
						if (x) copy(s + t * 12, s, x);
						w = u + 1;
						d = y - w;
						x = d << 3;
						if (x) copy(j, m + (w << 3), x);
						y = m + u * 12;
						d *= 12;
						if (d) copy(s, y + 104, d);
						st8(a + 24, ld8(y + 92));
						st4(a + 32, ld4(y + 100));
						y = e + (v << 3);
						c1 = ld8(y);
						st8(y, ld8(m + (u << 3)));
						e += v * 12;
						st4(a + 88, ld4(e + 100));
						st8(a + 80, ld8(e + 92));
						st8(e + 92, ld8(a + 24));
						st4(e + 100, ld4(a + 32));
						st8(j + x, c1);
						e = s + d;
						st8(e, ld8(a + 80));
						st4(e + 8, ld4(a + 88));
						if (!i) goto L97;
						v = t << 2;
						e = j + 232;
						h = (h << 2) + 4;
						if (h) copy(e + v, e, h);
						if (v) copy(e, m + (w << 2) + 232, v);
						h = 0;
						do {
							m = ld4(e);
							st2(m + 224, h);
							st4(m + 88, j);
							e += 4;
						} while (++h != 6);
					L97:
						e = j;
					} while (i);
				}
				st8(a + 80, c);
				copy(a + 88, a + 148, 36);
				st4(a + 132, g1);
				st4(a + 128, h1);
				st4(a + 124, d1);
				if (q) {
					m = q << 2;
					e = a1;
					do {
						h = ld4(e);
						if (h >= b) std_fail(8388686, 53);
						q = h << 3;
						j = n + q;
						if (ld4(j)) {
							j = ld4(j + 4);
							c1 = j > 4294901760u ? (u64)i4(j) : j;
							if (c1 == (u64)-1) std_fail(8388686, 53);
							growingtree_hang(a + 80, c1 + 1, (u64)h + 1, ld8(g + q));
						}
						e += 4;
						m -= 4;
					} while (m);
				}
				copy(a + 24, a + 80, 56);
				st4(a + 156, 0);
				st8(a + 148, (u64)1 << 32);
				if (p) {
					d = a + 32;
					x = 1;
					t = 0;
					j1 = 0;
					i = 0;
					for (;;) {
						if (!ld4(8388780)) try_init(ld4(8388776));
						if (ld4(8388784)) std_fail(8388686, 53);
						i++;
						st4(8388784, -1);
						h = M[8388804];
						b = ld4(8388800);
						j = ld4(8388796);
						for (;;) {
							m = j;
							if (h & 1) break;
							if (b) {
								e = 0;
								do {
									h = M[m + e] - 9u;
									if (h <= 23 && 1u << (h & 31) & 8388635) goto L138;
									e++;
								} while (b != e);
							}
							h = 1;
							M[8388804] = 1;
							j = m;
							e = b;
							goto L137;
						L138:
							h = 0;
							j = e + 1;
							b -= j;
							st4(8388800, b);
							j += m;
							st4(8388796, j);
						L137:
							if (e) goto L134;
						}
						v = ld4(8388788);
						s = ld4(8388792);
						q = v + s;
						break;
					L134:
						v = ld4(8388788);
						s = ld4(8388792);
						u = v + s;
						q = m ? m : u;
						h = m ? e : 0;
						switch (h) {
						case 0:
							goto L222;
						case 1:
							e = M[q];
							switch (e - 43) {
							case 0: case 2:
								goto L222;
							default:
								goto L143;
							}
						}
						e = M[q];
					L143:
						b = (e & 255) == 43;
						e = q + b;
						b = h - b;
						if (b >= 3) {
							h = 0;
							for (;;) {
								if (!b) goto L146;
								h = (h & 255) * 10;
								if (h >> 8) goto L222;
								j = M[e] - 48u;
								if (j > 9) goto L222;
								e++;
								b--;
								h = (h & 255) + (j & 255);
								if ((h & 255) != h) goto L222;
							}
						}
						if (b) {
							b = b == 1;
							h = 0;
							for (;;) {
								j = M[e] - 48u;
								if (j > 9) goto L222;
								e++;
								h = h * 10 + j;
								j = b & 1;
								b = 1;
								if (j) goto L146;
							}
						}
						st4(8388784, 0);
						program_proconio_read();
						std_fail(8388686, 53);
					L146:
						q = u;
						if (!m) break;
						st4(8388784, 0);
						c1 = program_proconio_read() ^ j1;
						switch ((h & 255) - 1) {
						case 0:
							growingtree_place(a + 80, ld4(a + 68), ld4(a + 72), c1);
							m = ld4(a + 84);
							e = ld4(a + 80);
							b = xorlist_place(d, e);
							w = xorlist_place(d, m);
							h = ld4(a + 64);
							if (e >= h || m >= h) std_fail(8388686, 53);
							h = w + 1;
							j = ld4(a + 60);
							e = ld4(j + (e << 2));
							j = ld4(j + (m << 2));
							if (e == j) {
								if (b > w) std_fail(8388686, 53);
								m = ld4(a + 52);
								if (e >= m) std_fail(8388686, 53);
								e = ld4(a + 48) + (e << 5);
								m = ld4(e + 24);
								if (w >= m) std_fail(8388686, 53);
								h -= b;
								e = ld4(e + 20) + (b << 2);
								c1 = 0;
								j = ld4(a + 36);
								b = ld4(a + 40);
								for (;;) {
									m = ld4(e);
									if (m >= b) std_fail(8388686, 53);
									e += 4;
									c1 ^= ld8(j + (m << 3));
									if (!--h) goto L160;
								}
							}
							q = ld4(a + 52);
							if (e >= q) std_fail(8388686, 53);
							m = ld4(a + 48);
							d1 = m + (e << 5);
							v = ld4(d1 + 24);
							if (v < b) std_fail(8388686, 53);
							c1 = 0;
							if (v != b) {
								v -= b;
								b = ld4(d1 + 20) + (b << 2);
								c1 = 0;
								y = ld4(a + 36);
								s = ld4(a + 40);
								do {
									u = ld4(b);
									if (u >= s) std_fail(8388686, 53);
									b += 4;
									c1 ^= ld8(y + (u << 3));
								} while (--v);
							}
							if (ld4(d1) != 1) std_fail(8388686, 53);
							for (;;) {
								e = ld4(m + (e << 5) + 4);
								if (e == j) break;
								if (e >= q) std_fail(8388686, 53);
								b = m + (e << 5);
								c1 ^= ld8(b + 8);
								if (!ld4(b)) std_fail(8388686, 53);
							}
							if (j >= q) std_fail(8388686, 53);
							e = m + (j << 5);
							m = ld4(e + 24);
							if (w >= m) std_fail(8388686, 53);
							e = ld4(e + 20);
							c = 0;
							j = ld4(a + 36);
							b = ld4(a + 40);
							do {
								m = ld4(e);
								if (m >= b) std_fail(8388686, 53);
								e += 4;
								c ^= ld8(j + (m << 3));
							} while (--h);
							c1 ^= c;
						L160:
							h = (M[a + 88] ? c1 & (u64)4294967295u : c1 >> 32) != 0;
							c1 = j1 + h;
							if (c1 < j1) std_fail(8388686, 53);
							e = h ? 5 : 4;
							if (e > ld4(a + 148) - t) {
								do_reserve_and_handle(a + 148, t, e);
								x = ld4(a + 152);
								t = ld4(a + 156);
							}
							if (e) copy(x + t, h ? 8388756 : 8388752, e);
							t += e;
							st4(a + 156, t);
							j1 = c1;
							break;
						case 1:
							c = program_proconio_read();
							growingtree_place(a + 80, ld4(a + 68), ld4(a + 72), c1);
							c1 = c ^ j1;
							h = M[a + 88];
							e = ld4(a + 80);
							c = ld8(a + 24) + 1;
							if (c <= 1) {
								if ((u32)c == 1) std_fail(8388686, 53);
							} else {
								c1 = rem8(c1, c);
							}
							m = ld4(a + 40);
							if (e >= m) std_fail(8388686, 53);
							m = ld4(a + 36) + (e << 3);
							c = ld8(m);
							c1 = c1 << ((u64)(h << 5) & 224 & 63);
							st8(m, c1);
							h = ld4(a + 64);
							if (e >= h) std_fail(8388686, 53);
							e = ld4(ld4(a + 60) + (e << 2));
							h = ld4(a + 52);
							if (e >= h) std_fail(8388686, 53);
							e = ld4(a + 48) + (e << 5);
							st8(e + 8, c ^ ld8(e + 8) ^ c1);
							break;
						case 2:
							m1 = program_proconio_read() ^ j1;
							growingtree_hang(a + 24, c1, m1, program_proconio_read() ^ j1);
							break;
						default:
							std_fail(8388686, 53);
						}
						if (i == p) goto L108;
					}
				L222:
					if (q < v) std_fail(8388686, 53);
					e = q - v;
					if (q == v) goto L153;
					if (e >= s) {
						if (e == s) goto L153;
						goto L109;
					}
					if (i4(ext1(M[v + e])) <= -65) goto L109;
				L153:
					st2(a + 116, 1);
					st4(a + 112, e);
					st4(a + 108, 0);
					M[a + 104] = 1;
					st4(a + 100, 10);
					st4(a + 96, e);
					st4(a + 92, 0);
					st4(a + 88, e);
					st4(a + 84, v);
					st4(a + 80, 10);
					next_back(a, a + 80);
					std_fail(8388686, 53);
				}
				x = 1;
				t = 0;
				goto L108;
			L109:
				slice_error_fail_rt(v, s, 0, e);
			L108:
				host_append(x, t);
				e = ld4(8388772);
				if (e >= 65537) {
					host_write(ld4(8388768), e);
					st4(8388772, 0);
				}
				e = ld4(a + 148);
				if (e) globalalloc_dealloc(x, e);
				e = ld4(a + 32);
				if (e) globalalloc_dealloc(ld4(a + 36), e << 3);
				b = ld4(a + 48);
				h = ld4(a + 52);
				if (h) {
					e = b + 20;
					do {
						m = ld4(e - 4);
						if (m) globalalloc_dealloc(ld4(e), m << 2);
						e += 32;
					} while (--h);
				}
				e = ld4(a + 44);
				if (e) globalalloc_dealloc(b, e << 5);
				e = ld4(a + 56);
				if (e) globalalloc_dealloc(ld4(a + 60), e << 2);
				h = ld4(a + 68);
				if (h) {
					b = ld4(a + 72);
					j = ld4(a + 76);
					if (j) {
						m = 0;
						for (;;) {
							if (m) {
								e = h;
								h = m;
							} else {
								e = 0;
								if (b) {
									do h = ld4(h + 232); while (--b);
								}
								b = 0;
							}
							if (b < ld2(h + 226)) {
								m = h;
								goto L196;
							}
							for (;;) {
								m = ld4(h + 88);
								if (!m) break;
								b = ld2(h + 224);
								globalalloc_dealloc(h, e ? 280 : 232);
								e++;
								h = m;
								if (b < ld2(m + 226)) goto L196;
							}
							globalalloc_dealloc(h, e ? 280 : 232);
							std_fail(8388686, 53);
						L196:
							if (e) {
								h = m + (b << 2) + 236;
								do {
									m = ld4(h);
									h = m + 232;
								} while (--e);
								b = 0;
							} else {
								b++;
							}
							h = 0;
							if (!--j) goto L187;
						}
					}
					m = h;
					if (!b) goto L187;
					do m = ld4(m + 232); while (--b);
				L187:
					h = ld4(m + 88);
					if (h) {
						e = 0;
						do {
							globalalloc_dealloc(m, e ? 280 : 232);
							e++;
							m = h;
							h = ld4(m + 88);
						} while (h);
						e = e ? 280 : 232;
					} else {
						e = 232;
					}
					globalalloc_dealloc(m, e);
				}
				if (z) globalalloc_dealloc(n, z << 3);
				if (b1) globalalloc_dealloc(a1, b1 << 2);
				if (r) globalalloc_dealloc(k, r << 3);
				globalalloc_dealloc(g, f << 3);
				e = ld4(8388772);
				if (e) {
					host_write(ld4(8388768), e);
					st4(8388772, 0);
				}
				sp = a + 208;
				return;
			L58:
				e = ld4(a + 80);
				if (e) globalalloc_dealloc(ld4(a + 84), e << 2);
				if (z) globalalloc_dealloc(n, z << 3);
				drop_in_place(a + 24);
				std_fail(8388686, 53);
			}
			q = h + 8;
			i = ld4(h + 4);
			v = ld4(h);
			e = 0;
		}
		st4(a + 100, i);
		st4(a + 92, v);
		h = ld4(t + (e << 3));
		if (h == ~0u) std_fail(8388686, 53);
		if (++h >= m) std_fail(8388686, 53);
		h = u + (h << 2);
		n = ld4(h);
		if (n == ~0u) std_fail(8388686, 53);
		e++;
		j = 1;
		st4(h, n + 1);
		h = q;
	}
}

int main(void)
{
	M = (unsigned char *)calloc(129, 65536);
	if (!M) die("out of memory");
	memcpy(M + 8388608, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memoryGTY\nMeiZ\n\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\1", 169);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
