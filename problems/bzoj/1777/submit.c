/* BZOJ 1777, https://hydro.ac/d/bzoj/p/1777, made by `cargo judge bundle bzoj1777 --write` from 07ad798d233cad7c */
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
	grow_amortized(b + 8, a, ld4(a), 1, 4, 8);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a, ld4(b + 12));
	sp = b + 16;
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

static void do_reserve_and_handle(u32 a, u32 b, u32 c, u32 d, u32 e)
{
	u32 f;
	sp = f = frame(16);
	grow_amortized(f + 8, a, b, c, d, e);
	e = ld4(f + 8);
	if (e != 2147483649u) handle_error(e, ld4(f + 12));
	sp = f + 16;
}

static void raw_vec_rawvec_grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 4, 4);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a, ld4(b + 12));
	sp = b + 16;
}

static void host_append(u32 a, u32 b)
{
	u32 c;
	if (b < 65537) {
		c = ld4(8388768);
		if (b > ld4(8388760) - c) {
			do_reserve_and_handle(8388760, c, b, 1, 1);
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
	u32 a, b, c, e, f, g, h, i, j, k, m, n, p, q, r, t, u, v, w;
	u64 d, s, x, y, z, a1;
	sp = a = frame(48);
	b = proconio_read();
	c = proconio_read();
	d = program_proconio_read();
	if (!b) std_fail(8388686, 53);
	e = b - 1;
	f = e << 4;
	g = 0;
	if (e > 268435455 || f > 2147483640) handle_error(g, f);
	if (f) {
		h = e;
		i = globalalloc_alloc(f);
		if (i) goto L3;
		g = 8;
		handle_error(g, f);
	}
	h = 0;
	i = 8;
L3:
	if (e) {
		j = e;
		g = i;
		do {
			k = proconio_read_2();
			st8(g + 8, program_proconio_read());
			st4(g, k);
			g += 16;
		} while (--j);
	}
	m = c << 4;
	g = 0;
	if (c > 268435455 || m > 2147483640) handle_error(g, m);
	if (m) {
		n = c;
		p = globalalloc_alloc(m);
		if (p) goto L9;
		g = 8;
		handle_error(g, m);
	}
	n = 0;
	p = 8;
L9:
	if (c) {
		j = c;
		g = p;
		do {
			k = proconio_read_2();
			st8(g + 8, program_proconio_read());
			st4(g, k);
			g += 16;
		} while (--j);
	}
	q = globalalloc_alloc(8);
	if (!q) std_fail(8388686, 53);
	st4(q, 0);
	g = 1;
	st4(a + 8, 1);
	st4(a + 4, q);
	st4(a, 1);
	j = globalalloc_alloc(8);
	if (!j) std_fail(8388686, 53);
	st8(j, 0);
	st4(a + 20, 1);
	st4(a + 16, j);
	st4(a + 12, 1);
	if (e) {
		r = i + f;
		k = 12;
		g = 1;
		j = i;
		do {
			s = ld8(j + 8);
			e = ld4(j);
			if (g == ld4(a)) {
				grow_one(a);
				q = ld4(a + 4);
			}
			f = q + k;
			st4(f, e);
			st4(f - 4, 1);
			g++;
			st4(a + 8, g);
			e = ld4(a + 20);
			if (e == ld4(a + 12)) rawvec_grow_one(a + 12);
			st8(ld4(a + 16) + (e << 3), s);
			st4(a + 20, e + 1);
			k += 8;
			j += 16;
		} while (j != r);
	}
	if (h) globalalloc_dealloc(i, h << 4);
	i = g << 2;
	j = 0;
	if (g > 1073741823 || i > 2147483644) handle_error(j, i);
	f = ld4(a + 4);
	e = globalalloc_alloc(i);
	if (!e) {
		j = 4;
		handle_error(j, i);
	}
	j = 0;
	if (i) fill(e, 0, i);
	q = g << 3;
	for (;;) {
		if (q == j) {
			j = 0;
			k = e;
			do {
				q = j;
				if (g == q) goto L40;
				j = q + 1;
				r = ld4(k);
				k += 4;
			} while (r);
			t = globalalloc_alloc(16);
			if (!t) std_fail(8388686, 53);
			st4(t, q);
			st4(a + 44, 1);
			st4(a + 40, t);
			st4(a + 36, 4);
			u = 1;
			for (;;) {
				h = g > j ? g : j;
				k = e + (j << 2);
				do {
					q = j;
					if (h == q) goto L39;
					j = q + 1;
					r = ld4(k);
					k += 4;
				} while (r);
				if (u == ld4(a + 36)) {
					do_reserve_and_handle(a + 36, u, 1, 4, 4);
					t = ld4(a + 40);
				}
				st4(t + (u << 2), q);
				u++;
				st4(a + 44, u);
			}
		L40:
			st8(a + 24, (u64)4 << 32);
			goto L38;
		L39:
			st8(a + 24, ld8(a + 36));
			h = ld4(a + 44);
			st4(a + 32, h);
			if (h) {
				j = 0;
				r = ld4(a + 28);
				k = 0;
				for (;;) {
					q = ld4(r + j);
					if (q >= g) std_fail(8388686, 53);
					q = f + (q << 3);
					if (ld4(q)) {
						q = ld4(q + 4);
						if (q >= g) std_fail(8388686, 53);
						u = e + (q << 2);
						t = ld4(u);
						if (!t) std_fail(8388686, 53);
						t--;
						st4(u, t);
						if (!t) {
							if (h == ld4(a + 24)) {
								raw_vec_rawvec_grow_one(a + 24);
								r = ld4(a + 28);
							}
							st4(r + (h << 2), q);
							h++;
							st4(a + 32, h);
						}
					}
					j += 4;
					if (++k >= h) goto L33;
				}
			}
		L38:
			h = 0;
			goto L33;
		}
		k = f + j;
		if (!ld4(k)) goto L26;
		k = ld4(k + 4);
		if (k >= g) goto L27;
		k = e + (k << 2);
		r = ld4(k);
		if (r == ~0u) std_fail(8388686, 53);
		st4(k, r + 1);
		goto L26;
	L33:
		j = 0;
		do {
			if (ld4(e + j)) goto L54;
			j += 4;
		} while (i != j);
		t = ld4(a + 28);
		q = h >> 1;
		if (q) {
			j = (h << 2) + t - 4;
			k = t;
			do {
				r = ld4(k);
				st4(k, ld4(j));
				st4(j, r);
				j -= 4;
				k += 4;
			} while (--q);
		}
		j = g << 3;
		k = 0;
		if (g > 536870911 || j > 2147483644) handle_error(k, j);
		u = globalalloc_alloc(j);
		if (u) {
			if (j) copy(u, f, j);
			v = ld4(a + 24);
			globalalloc_dealloc(e, i);
			e = g << 2;
			if (g) {
				q = globalalloc_alloc(e);
				if (!q) handle_error(4, e);
				if (e) fill(q, 0, e);
				if (!h) {
					i = g;
					goto L64;
				}
				r = t + (h << 2);
				i = g;
			} else {
				r = t + (h << 2);
				q = 4;
				i = 0;
			}
			j = t;
			do {
				k = ld4(j);
				if (k >= g) std_fail(8388686, 53);
				f = u + (k << 3);
				if (ld4(f) == 1) {
					f = ld4(f + 4);
					if (f >= g) std_fail(8388686, 53);
					f = ld4(q + (f << 2));
					if (f == ~0u) std_fail(8388686, 53);
					st4(q + (k << 2), f + 1);
				}
				j += 4;
			} while (j != r);
		L64:
			f = globalalloc_alloc(g);
			if (!f) handle_error(1, g);
			j = 0;
			k = q;
			do {
				M[f + j] = M[k] & 1;
				j++;
				k += 4;
				e -= 4;
			} while (e);
			if (i) globalalloc_dealloc(q, i << 2);
			k = g << 3;
			w = globalalloc_alloc(k);
			if (!w) handle_error(4, k);
			if (k) copy(w, u, k);
			if (ld4(a + 20) != j) std_fail(8388686, 53);
			s = 0;
			if (!d) std_fail(8388686, 53);
			r = ld4(a + 16);
			if (j) {
				x = d + 1;
				k = 0;
				s = 0;
				e = r;
				do {
					if (M[f + k] == 1) {
						y = ld8(e);
						if (d != (u64)-1) y = rem8(y, x);
						s ^= y;
					}
					e += 8;
					k++;
				} while (j != k);
			}
			q = 0;
			st4(a + 44, 0);
			st8(a + 36, (u64)1 << 32);
			if (!c) {
				c = 1;
				goto L28;
			}
			h = p + m;
			z = d + 1;
			q = 0;
			c = 1;
			e = p;
			for (;;) {
				k = ld4(e);
				if (k >= b || k >= j) std_fail(8388686, 53);
				y = ld8(e + 8);
				if (M[f + k] == 1) {
					x = ld8(r + (k << 3));
					if (d == (u64)-1) a1 = y;
					else {
						a1 = rem8(y, z);
						x = rem8(x, z);
					}
					s ^= x ^ a1;
				}
				st8(r + (k << 3), y);
				i = !s;
				k = i ? 3 : 4;
				if (k > ld4(a + 36) - q) {
					do_reserve_and_handle(a + 36, q, k, 1, 1);
					c = ld4(a + 40);
					q = ld4(a + 44);
				}
				if (k) copy(c + q, i ? 8388752 : 8388755, k);
				q += k;
				st4(a + 44, q);
				e += 16;
				if (e == h) goto L28;
			}
		}
		k = 4;
		handle_error(k, j);
	L54:
		g = ld4(a + 24);
		if (g) globalalloc_dealloc(ld4(a + 28), g << 2);
		goto L27;
	L28:
		if (n) globalalloc_dealloc(p, n << 4);
		host_append(c, q);
		j = ld4(8388768);
		if (j >= 65537) {
			host_write(ld4(8388764), j);
			st4(8388768, 0);
		}
		j = ld4(a + 36);
		if (j) globalalloc_dealloc(c, j);
		if (g) globalalloc_dealloc(w, g << 3);
		if (g) globalalloc_dealloc(f, g);
		globalalloc_dealloc(u, g << 3);
		if (v) globalalloc_dealloc(t, v << 2);
		g = ld4(a + 12);
		if (g) globalalloc_dealloc(r, g << 3);
		g = ld4(a);
		if (g) globalalloc_dealloc(ld4(a + 4), g << 3);
		g = ld4(8388768);
		if (g) {
			host_write(ld4(8388764), g);
			st4(8388768, 0);
		}
		sp = a + 48;
		return;
	L27:
		globalalloc_dealloc(e, i);
		std_fail(8388686, 53);
	L26:
		j += 8;
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
