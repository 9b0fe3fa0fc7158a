/* BZOJ 2819, https://hydro.ac/d/bzoj/p/2819, made by `cargo judge bundle bzoj2819 --write` from 2694b037b33986e1 */
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
	a = ld4(8388768);
	if (a) {
		host_write(ld4(8388764), a);
		st4(8388768, 0);
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
	st4(8388932, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 8388804);
	if (d) {
		st4(c + 8388804, ld4(d));
		return d;
	}
	d = ld4(8388932);
	if (d) {
		if (d >= 4294967280u) std_fail(8388686, 53);
	} else {
		d = pages << 16;
		st4(8388932, d);
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
		if (c == ld4(8388932)) {
			st4(8388932, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 8388804));
		st4(b + 8388804, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 8388804));
	st4(b + 8388804, a);
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
				if (f == ld4(8388932) && h > 65536) {
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
	if (ld4(8388776) == 1) std_fail(8388686, 53);
	st4(8388780, ld4(b));
	st4(8388776, 1);
	st8(8388784, ld8(b + 24));
	st8(8388792, ld8(b + 32));
	st4(8388800, ld4(b + 40));
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
	if (!ld4(8388776)) try_init(ld4(8388772));
	if (ld4(8388780)) std_fail(8388686, 53);
	st4(8388780, -1);
	b = M[8388800];
	c = ld4(8388796);
	d = ld4(8388792);
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
		M[8388800] = 1;
		d = e;
		i = c;
		goto L11;
	L12:
		b = 0;
		d = i + 1;
		c -= d;
		st4(8388796, c);
		d += e;
		st4(8388792, d);
	L11:
		if (i) goto L8;
	}
	c = 0;
	f = ld4(8388784);
	g = ld4(8388788);
	d = h = f + g;
	goto L7;
L8:
	f = ld4(8388784);
	g = ld4(8388788);
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
	st4(8388780, 0);
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
	if (!ld4(8388776)) try_init(ld4(8388772));
	if (ld4(8388780)) std_fail(8388686, 53);
	st4(8388780, -1);
	b = M[8388800];
	c = ld4(8388796);
	d = ld4(8388792);
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
		M[8388800] = 1;
		d = e;
		i = c;
		goto L7;
	L8:
		b = 0;
		d = i + 1;
		c -= d;
		st4(8388796, c);
		d += e;
		st4(8388792, d);
	L7:
		if (i) goto L4;
	}
	f = ld4(8388784);
	g = ld4(8388788);
	h = f + g;
	goto L3;
L4:
	f = ld4(8388784);
	g = ld4(8388788);
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
	st4(8388780, 0);
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
	if (!ld4(8388776)) try_init(ld4(8388772));
	if (ld4(8388780)) std_fail(8388686, 53);
	st4(8388780, -1);
	b = M[8388800];
	c = ld4(8388796);
	d = ld4(8388792);
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
		M[8388800] = 1;
		d = e;
		i = c;
		goto L10;
	L11:
		b = 0;
		d = i + 1;
		c -= d;
		st4(8388796, c);
		d += e;
		st4(8388792, d);
	L10:
		if (i) goto L7;
	}
	c = 0;
	f = ld4(8388784);
	g = ld4(8388788);
	d = h = f + g;
	goto L6;
L7:
	f = ld4(8388784);
	g = ld4(8388788);
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
	st4(8388780, 0);
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

static void from_elem(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g;
	d = c << 2;
	e = (c > 1073741823) | (d > 2147483644);
	if (!b) {
		if (e) {
			e = 0;
			handle_error(e, d);
		}
		if (d) {
			g = globalalloc_alloc(d);
			if (g) {
				if (d) fill(g, 0, d);
				f = c;
				goto L1;
			}
			e = 4;
			handle_error(e, d);
		}
		g = 4;
		f = 0;
		goto L1;
	}
	if (e) {
		e = 0;
		handle_error(e, d);
	}
	if (d) {
		f = c;
		g = globalalloc_alloc(d);
		if (g) goto L2;
		e = 4;
		handle_error(e, d);
	}
	f = 0;
	g = 4;
L2:
	if (c < 2) {
		d = g;
		if (!c) goto L1;
		goto L12;
	}
	e = c - 1;
	d = g;
	do {
		st4(d, b);
		d += 4;
	} while (--e);
L12:
	st4(d, b);
L1:
	st4(a + 8, c);
	st4(a + 4, g);
	st4(a, f);
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

static u64 down_to(u32 a, u32 b)
{
	u32 c, d;
	u64 e;
	c = ld4(a + 8);
	if (b >= c) std_fail(8388686, 53);
	b = ld4(ld4(a + 4) + (b << 4));
	if (b >= 4294901761u) std_fail(8388608, 78);
	b++;
	d = ld4(a + 28);
	c = ld4(a + 32);
	e = 0;
	do {
		a = b - 1;
		if (a >= c) std_fail(8388686, 53);
		e ^= ld8(d + (a << 3));
		b &= a;
	} while (b);
	return e;
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
		c = ld4(8388768);
		if (b > ld4(8388760) - c) {
			do_reserve_and_handle(8388760, c, b);
			c = ld4(8388768);
		}
		if (b) copy(ld4(8388764) + c, a, b);
		st4(8388768, c + b);
		return;
	}
	c = ld4(8388768);
	if (c) {
		host_write(ld4(8388764), c);
		st4(8388768, 0);
	}
	host_write(a, b);
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, p, q, r, s, t, u = 0, v, w, x, y, z, a1, b1 = 0, c1, d1, e1, f1, g1, m1;
	u64 h1, i1, j1, k1;
	sp = a = frame(160);
	b = proconio_read();
	if (!b) std_fail(8388686, 53);
	c = b << 3;
	d = 0;
	if (b > 536870911 || c > 2147483640) handle_error(d, c);
	if (c) {
		e = b;
		f = globalalloc_alloc(c);
		if (f) goto L2;
		d = 8;
		handle_error(d, c);
	}
	e = 0;
	f = 8;
L2:
	g = b;
	d = f;
	do {
		st8(d, program_proconio_read());
		d += 8;
	} while (--g);
	h = b - 1;
	i = h << 3;
	if (h > 268435455) {
		d = 0;
		handle_error(d, i);
	}
	if (h) {
		j = globalalloc_alloc(i);
		if (!j) {
			d = 4;
			handle_error(d, i);
		}
		g = 1;
		d = j;
		do {
			k = proconio_read_2();
			st4(d + 4, proconio_read_2());
			st4(d, k);
			d += 8;
			g++;
		} while (b != g);
		m = j + i;
		n = proconio_read();
		i = a + 68;
		p = j;
		do {
			st8(a + 68, ld8(p));
			p += 8;
			g = d = 0;
			do {
				if (ld4(i + (d << 2)) >= b) std_fail(8388686, 53);
				d = 1;
				k = g & 1;
				g = 1;
			} while (!k);
		} while (p != m);
		q = h;
	} else {
		n = proconio_read();
		j = 4;
		q = 0;
	}
	i = 0;
	from_elem(a + 132, 0, b + 1);
	r = j + (h << 3);
	s = a + 68;
	t = ld4(a + 136);
	k = ld4(a + 140);
	g = j;
	for (;;) {
		if ((i & 1) != 0 && d != 2) p = g;
		else {
			if (g == r) {
				d = 0;
				m = k - (k != 0);
				g = t;
				do {
					if (k == d) std_fail(8388686, 53);
					i = d + 1;
					if (m == d) std_fail(8388686, 53);
					d = g + 4;
					p = ld4(d);
					g = p + ld4(g);
					if (g < p) std_fail(8388686, 53);
					st4(d, g);
					g = d;
					d = i;
				} while (b != i);
				if (b >= k) std_fail(8388686, 53);
				d = ld4(t + (b << 2));
				if (d >= 4294901761u) std_fail(8388608, 78);
				g = 0;
				from_elem(a + 144, 0, d);
				v = k << 2;
				if (k > 1073741823 || v > 2147483644) handle_error(g, v);
				s = globalalloc_alloc(v);
				if (!s) {
					g = 4;
					handle_error(g, v);
				}
				if (v) copy(s, t, v);
				t = a + 68;
				h = 0;
				w = ld4(a + 148);
				x = ld4(a + 152);
				g = j;
				for (;;) {
					if ((h & 1) != 0 && d != 2) u = g;
					else {
						if (g == r) break;
						u = g + 8;
						m = ld4(g + 4);
						p = ld4(g);
						d = 0;
					}
					st4(a + 76, m);
					st4(a + 68, p);
					st4(a + 72, m);
					st4(a + 80, p);
					h = t + (d << 3);
					g = ld4(h);
					if (g >= k) std_fail(8388686, 53);
					i = s + (g << 2);
					g = ld4(i);
					if (g >= 4294901761u) std_fail(8388608, 78);
					if (g >= x) std_fail(8388686, 53);
					st4(w + (g << 2), ld4(h + 4));
					g = ld4(i);
					if (g == ~0u) std_fail(8388686, 53);
					d++;
					h = 1;
					st4(i, g + 1);
					g = u;
				}
				st8(a + 16, ld8(a + 132));
				st4(a + 24, ld4(a + 140));
				st8(a + 28, ld8(a + 144));
				st4(a + 36, ld4(a + 152));
				globalalloc_dealloc(s, v);
				if (c) {
					m = globalalloc_alloc(c);
					if (m) {
						if (c) fill(m, 0, c);
						y = b;
						goto L37;
					}
					handle_error(4, c);
				}
				y = 0;
				m = 4;
			L37:
				u = globalalloc_alloc(4);
				if (!u) std_fail(8388686, 53);
				t = 0;
				st4(u, 0);
				st4(a + 64, 1);
				st4(a + 60, u);
				st4(a + 56, 1);
				w = ld4(a + 32);
				x = ld4(a + 36);
				r = ld4(a + 20);
				s = ld4(a + 24);
				p = 1;
				do {
					h = ld4(u + (t << 2));
					if (h >= 4294901761u) std_fail(8388608, 78);
					if (h >= s) std_fail(8388686, 53);
					g = ld4(r + (h << 2));
					if (g >= 4294901761u) std_fail(8388608, 78);
					d = h + 1;
					if (d >= s) std_fail(8388686, 53);
					d = ld4(r + (d << 2));
					if (d >= 4294901761u) std_fail(8388608, 78);
					if (d < g || d > x) std_fail(8388686, 53);
					if (g != d) {
						m1 = d << 2;
						d = g << 2;
						k = m1 - d;
						g = w + d;
						do {
							d = ld4(g);
							if (d >= 4294901761u) std_fail(8388608, 78);
							if (d) {
								if (d >= b) std_fail(8388686, 53);
								i = m + (d << 3);
								if (!ld4(i)) {
									st4(i + 4, h);
									st4(i, 1);
									if (p == ld4(a + 56)) {
										grow_one(a + 56);
										u = ld4(a + 60);
									}
									st4(u + (p << 2), d);
									p++;
									st4(a + 64, p);
								}
							}
							g += 4;
							k -= 4;
						} while (k);
					}
				} while (++t < p);
				d = 0;
				g = m;
				do {
					if (d && ld4(g) != 1) goto L30;
					g += 8;
					d++;
				} while (b != d);
				t = globalalloc_alloc(b);
				if (!t) handle_error(1, b);
				if (b) fill(t, 0, b);
				i = c - 8;
				g = j;
				do {
					if (!i) goto L72;
					k = ld4(g);
					if (k >= b) std_fail(8388686, 53);
					d = h = ld4(g + 4);
					u = m + (k << 3);
					if (ld4(u) == 1) d = ld4(u + 4) == h ? k : h;
					if (d >= b) std_fail(8388686, 53);
					u = m + (d << 3);
					if (ld4(u) != 1 || ld4(u + 4) != (h ^ k ^ d)) break;
					g += 8;
					d += t;
					k = M[d];
					M[d] = 1;
					i -= 8;
				} while (!k);
				globalalloc_dealloc(t, b);
				goto L30;
			L72:
				z = ld4(a + 60);
				a1 = ld4(a + 56);
				globalalloc_dealloc(t, b);
				drop_in_place(a + 16);
				if (q) globalalloc_dealloc(j, q << 3);
				from_elem(a + 120, 1, b);
				from_elem(a + 132, -1, b);
				q = p << 2;
				if (p) {
					u = z - 4;
					v = ld4(a + 136);
					j = ld4(a + 140);
					h = ld4(a + 124);
					i = ld4(a + 128);
					g = q;
					do {
						d = ld4(u + g);
						if (d >= b) std_fail(8388686, 53);
						k = m + (d << 3);
						if (!ld4(k)) goto L81;
						if (d >= i) std_fail(8388686, 53);
						k = ld4(k + 4);
						if (k >= i) std_fail(8388686, 53);
						x = k << 2;
						s = h + x;
						t = ld4(s);
						w = h + (d << 2);
						r = t + ld4(w);
						if (r < t) std_fail(8388686, 53);
						st4(s, r);
						if (k >= j) std_fail(8388686, 53);
						t = v + x;
						k = ld4(t);
						if (k != ~0u) {
							if (k >= 4294901761u) std_fail(8388608, 78);
							if (k >= i) std_fail(8388686, 53);
							if (ld4(h + (k << 2)) >= ld4(w)) goto L81;
						}
						st4(t, d);
					L81:
						g -= 4;
					} while (g);
				}
				if (b > 134217727) {
					d = 0;
					handle_error(d, b1);
				}
				d = 4;
				b1 = b << 4;
				u = globalalloc_alloc(b1);
				if (!u) handle_error(d, b1);
				if (b == 1) {
					st8(u + 8, -1);
					st8(u, 0);
					c = 8;
					h = globalalloc_alloc(8);
					if (!h) handle_error(8, c);
					st8(h, 0);
					c1 = 1;
				} else {
					d = u - 16;
					g = 1;
					do {
						st8(d + 24, -1);
						d += 16;
						st8(d, 0);
						g++;
					} while (b != g);
					st8(d + 24, -1);
					st8(d + 16, 0);
					h = globalalloc_alloc(c);
					if (!h) handle_error(8, c);
					d = c - 8;
					if (d) fill(h, 0, d);
					st8(d + h, 0);
					c1 = b;
				}
				k = 0;
				from_elem(a + 144, 0, c1);
				if (!p) goto L52;
				d1 = z + q;
				i = a + 64;
				e1 = ld4(a + 148);
				f1 = ld4(a + 152);
				g1 = ld4(a + 136);
				q = ld4(a + 140);
				w = ld4(a + 124);
				x = ld4(a + 128);
				t = z;
				do {
					d = ld4(t);
					if (d >= b) std_fail(8388686, 53);
					j = d << 3;
					g = m + j;
					if (ld4(g)) {
						s = ld4(g + 4);
						if (s >= q) std_fail(8388686, 53);
						g = s << 2;
						if (ld4(g1 + g) == d) {
							if (s >= b) std_fail(8388686, 53);
							p = u + (s << 4);
							g = ld4(p);
							if (g == ~0u) std_fail(8388686, 53);
							g++;
							c = ld4(p + 8);
							s = ld4(p + 12);
						} else {
							if (d >= x || s >= f1) std_fail(8388686, 53);
							r = e1 + g;
							p = ld4(r);
							c = w + (d << 2);
							g = p + ld4(c);
							if (g < p) std_fail(8388686, 53);
							st4(r, g);
							p = ld4(c);
							if (g < p) std_fail(8388686, 53);
							g -= p;
							c = d;
						}
						v = k;
					} else {
						if (d >= x) std_fail(8388686, 53);
						s = -1;
						g = k;
						c = d;
						p = ld4(w + (d << 2));
						v = p + k;
						if (v < p) std_fail(8388686, 53);
					}
					if (d >= x) std_fail(8388686, 53);
					r = d << 2;
					k = ld4(w + r);
					p = k + g;
					if (p < k) std_fail(8388686, 53);
					k = u + (d << 4);
					st4(k + 12, s);
					st4(k + 8, c);
					st4(k + 4, p);
					st4(k, g);
					if (d >= q) std_fail(8388686, 53);
					s = g + 1;
					if (!s) std_fail(8388686, 53);
					k = ld4(g1 + r);
					if (k == ~0u) k = 0;
					else {
						if (k >= 4294901761u) std_fail(8388608, 78);
						if (k >= x) std_fail(8388686, 53);
						k = ld4(w + (k << 2));
					}
					s += k;
					if (s < k || d >= f1) std_fail(8388686, 53);
					st4(e1 + r, s);
					if (g >= 4294901761u || p >= 4294901761u) std_fail(8388608, 78);
					t += 4;
					st8(a + 64, (u64)p << 32 | g);
					p = f + j;
					g = d = 0;
					do {
						d = ld4(i + (d << 2));
						if (d < b) {
							d = h + (d << 3);
							st8(d, ld8(d) ^ ld8(p));
						}
						d = 1;
						k = g & 1;
						g = 1;
					} while (!k);
					k = v;
				} while (t != d1);
			L52:
				d = 0;
				k = h;
				do {
					g = d + 1;
					d |= g;
					if (d < b) {
						d = h + (d << 3);
						st8(d, ld8(d) ^ ld8(k));
					}
					k += 8;
					d = g;
				} while (b != g);
				st4(a + 48, b);
				st4(a + 44, h);
				st4(a + 40, c1);
				st4(a + 36, b);
				st4(a + 32, f);
				st4(a + 28, e);
				st4(a + 24, b);
				st4(a + 20, u);
				st4(a + 16, b);
				d = ld4(a + 144);
				if (d) globalalloc_dealloc(ld4(a + 148), d << 2);
				d = ld4(a + 132);
				if (d) globalalloc_dealloc(ld4(a + 136), d << 2);
				d = ld4(a + 120);
				if (d) globalalloc_dealloc(ld4(a + 124), d << 2);
				st4(a + 140, 0);
				st8(a + 132, (u64)1 << 32);
				w = 1;
				s = 0;
				if (!n) goto L33;
				t = 0;
				for (;;) {
					if (!ld4(8388776)) try_init(ld4(8388772));
					if (ld4(8388780)) std_fail(8388686, 53);
					t++;
					st4(8388780, -1);
					k = M[8388800];
					i = ld4(8388796);
					p = ld4(8388792);
					do {
						g = p;
						if (k & 1) {
							g = 0;
							goto L124;
						}
						if (i) {
							d = 0;
							do {
								k = M[g + d] - 9u;
								if (k <= 23 && 1u << (k & 31) & 8388635) goto L129;
								d++;
							} while (i != d);
						}
						k = 1;
						M[8388800] = 1;
						p = g;
						d = i;
						goto L128;
					L129:
						k = 0;
						p = d + 1;
						i -= p;
						st4(8388796, i);
						p += g;
						st4(8388792, p);
					L128:;
					} while (!d);
				L124:
					p = ld4(8388784);
					r = ld4(8388788);
					k = g ? g : p + r;
					d = g ? d : 0;
					if (d) {
						g = k + d;
						d = ext1(M[k]);
						if (d > 2147483647) {
							i = M[k + 1] & 63;
							x = d & 31;
							if (d > 4294967263u) {
								i = i << 6 | (M[k + 2] & 63);
								if (d >= 4294967280u) {
									d = i << 6 | (M[k + 3] & 63) | (x << 18 & 1835008);
									i = k + 4;
								} else {
									d = i | x << 12;
									i = k + 3;
								}
							} else {
								d = x << 6 | i;
								i = k + 2;
							}
						} else {
							i = k + 1;
							d &= 255;
						}
						if (i == g && d != 1114112) {
							st4(8388780, 0);
							p = proconio_read_2();
							if (p >= b) std_fail(8388686, 53);
							if (d == 67) {
								j1 = program_proconio_read();
								d = f + (p << 3);
								k1 = ld8(d);
								st8(d, j1);
								g = u + (p << 4);
								d = ld4(g);
								if (d >= 4294901761u) std_fail(8388608, 78);
								if (d >= b) std_fail(8388686, 53);
								j1 ^= k1;
								g = ld4(g + 4);
								do {
									k = h + (d << 3);
									st8(k, ld8(k) ^ j1);
									d |= d + 1;
								} while (d < b);
								if (g >= 4294901761u) std_fail(8388608, 78);
								if (g >= b) goto L140;
								for (;;) {
									d = h + (g << 3);
									st8(d, ld8(d) ^ j1);
									g |= g + 1;
									if (g >= b) goto L140;
								}
							}
							if (d != 81) std_fail(8388686, 53);
							g = proconio_read_2();
							if (g >= b) std_fail(8388686, 53);
							h1 = down_to(a + 16, p);
							i1 = down_to(a + 16, g);
							d = u + (g << 4);
							j1 = ld8(d + 8);
							st8(a + 64, j1);
							st8(a + 56, ld8(d));
							d = u + (p << 4);
							k1 = ld8(d + 8);
							st8(a + 152, k1);
							st8(a + 144, ld8(d));
							if ((u32)k1 != (u32)j1) {
								do {
									if (ld4(a + 144) < ld4(a + 56)) {
										d = 0;
										do {
											g = a + 144 + d;
											k = ld4(g);
											i = a + 56 + d;
											st4(g, ld4(i));
											st4(i, k);
											d += 4;
										} while (d != 16);
										g = p;
									}
									p = ld4(a + 156);
									if (p == ~0u) std_fail(8388686, 53);
									if (p >= 4294901761u) std_fail(8388608, 78);
									if (p >= b) std_fail(8388686, 53);
									d = u + (p << 4);
									j1 = ld8(d + 8);
									st8(a + 152, j1);
									st8(a + 144, ld8(d));
								} while ((u32)j1 != ld4(a + 64));
							}
							d = ld4(a + 144) < ld4(a + 56) ? p : g;
							if (d >= b) std_fail(8388686, 53);
							g = (i1 ^ h1) == ld8(f + (d << 3));
							d = g ? 3 : 4;
							if (d > ld4(a + 132) - s) {
								do_reserve_and_handle(a + 132, s, d);
								w = ld4(a + 136);
								s = ld4(a + 140);
							}
							if (d) copy(w + s, g ? 8388752 : 8388755, d);
							s += d;
							st4(a + 140, s);
						L140:
							if (t == n) goto L33;
							continue;
						}
					}
					break;
				}
				if (k < p) std_fail(8388686, 53);
				str_index(a + 8, p, r, k - p);
				g = ld4(a + 8);
				d = ld4(a + 12);
				st2(a + 92, 1);
				st4(a + 88, d);
				st4(a + 84, 0);
				M[a + 80] = 1;
				st4(a + 76, 10);
				st4(a + 72, d);
				st4(a + 68, 0);
				st4(a + 64, d);
				st4(a + 60, g);
				st4(a + 56, 10);
				next_back(a, a + 56);
				std_fail(8388686, 53);
			L33:
				host_append(w, s);
				d = ld4(8388768);
				if (d >= 65537) {
					host_write(ld4(8388764), d);
					st4(8388768, 0);
				}
				d = ld4(a + 132);
				if (d) globalalloc_dealloc(w, d);
				globalalloc_dealloc(u, b1);
				globalalloc_dealloc(f, e << 3);
				globalalloc_dealloc(h, c1 << 3);
				if (y) globalalloc_dealloc(m, y << 3);
				if (a1) globalalloc_dealloc(z, a1 << 2);
				d = ld4(8388768);
				if (d) {
					host_write(ld4(8388764), d);
					st4(8388768, 0);
				}
				sp = a + 160;
				return;
			L30:
				d = ld4(a + 56);
				if (d) globalalloc_dealloc(ld4(a + 60), d << 2);
				if (y) globalalloc_dealloc(m, y << 3);
				drop_in_place(a + 16);
				std_fail(8388686, 53);
			}
			p = g + 8;
			h = ld4(g + 4);
			u = ld4(g);
			d = 0;
		}
		st4(a + 76, h);
		st4(a + 68, u);
		g = ld4(s + (d << 3));
		if (g == ~0u) std_fail(8388686, 53);
		if (++g >= k) std_fail(8388686, 53);
		g = t + (g << 2);
		m = ld4(g);
		if (m == ~0u) std_fail(8388686, 53);
		d++;
		i = 1;
		st4(g, m + 1);
		g = p;
	}
}

int main(void)
{
	M = (unsigned char *)calloc(129, 65536);
	if (!M) die("out of memory");
	memcpy(M + 8388608, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memoryNo\nYes\n\0\0\0\0\0\1\0\0\0\0\0\0\0\1", 165);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
