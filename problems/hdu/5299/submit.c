/* HDU 5299, https://acm.hdu.edu.cn/showproblem.php?pid=5299, made by `cargo judge bundle hdu5299 --write` from fcbafd9f5c6b0525 */
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
static void trap(void)
{
	die("unreachable");
}
static int i4(u32 x)
{
	return x >> 31 ? -(int)~x - 1 : (int)x;
}
static s64 i8(u64 x)
{
	return x >> 63 ? -(s64)~x - 1 : (s64)x;
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
	u32 a, b, c, d, e, f, g, h, i, j, n, p;
	u64 k, m;
	sp = a = frame(96);
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
				if (b <= 23 && 1u << (b & 31) & 8388635) goto L10;
				i++;
			} while (c != i);
		}
		b = 1;
		M[8388804] = 1;
		d = e;
		i = c;
		goto L9;
	L10:
		b = 0;
		d = i + 1;
		c -= d;
		st4(8388800, c);
		d += e;
		st4(8388796, d);
	L9:
		if (i) goto L6;
	}
	f = ld4(8388788);
	g = ld4(8388792);
	h = f + g;
	goto L5;
L6:
	f = ld4(8388788);
	g = ld4(8388792);
	h = f + g;
	d = e ? e : h;
	c = e ? i : 0;
	switch (c) {
	case 0:
		goto L15;
	case 1:
		j = M[d];
		switch (j - 43) {
		case 0: case 2:
			goto L15;
		default:
			goto L16;
		}
	}
	j = M[d];
L16:
	b = d;
	switch ((j & 255) - 43) {
	case 0:
		i = c - 1;
		b = d + 1;
		break;
	case 2:
		if (c < 17) {
			if (!(c - 1)) goto L3;
			k = 0;
			i = 1;
			for (;;) {
				b = M[d + i] - 48u;
				if (b > 9) goto L15;
				k = k * 10 - b;
				i++;
				if (c == i) goto L19;
			}
		}
		i = 1;
		k = 0;
		for (;;) {
			multi3_fn(a + 32, k, sar8(k, 63), 10, 0);
			m = ld8(a + 32);
			if (ld8(a + 40) != sar8(m, 63)) goto L15;
			b = M[d + i] - 48u;
			if (b > 9) goto L15;
			k = b;
			n = i8(k) > 0;
			k = m - k;
			if (n != (i8(k) < i8(m))) goto L15;
			i++;
			if (c == i) goto L19;
		}
	}
	if (i >= 16) {
		k = 0;
		for (;;) {
			multi3_fn(a + 16, k, sar8(k, 63), 10, 0);
			m = ld8(a + 16);
			if (ld8(a + 24) != sar8(m, 63)) goto L15;
			c = M[b] - 48u;
			if (c > 9) goto L15;
			k = c;
			p = k > ((u64)2147483647 << 32 | 4294967295u);
			k += m;
			if (p != (i8(k) < i8(m))) goto L15;
			b++;
			if (!--i) goto L19;
		}
	}
	if (!i) goto L3;
	k = 0;
	do {
		c = M[b] - 48u;
		if (c > 9) goto L15;
		b++;
		k = k * 10 + c;
	} while (--i);
L19:
	if (!e) goto L5;
	goto L2;
L15:
	h = d;
L5:
	if (h < f) std_fail(8388686, 53);
	str_index(a + 8, f, g, h - f);
	b = ld4(a + 8);
	i = ld4(a + 12);
	st2(a + 92, 1);
	st4(a + 88, i);
	st4(a + 84, 0);
	M[a + 80] = 1;
	st4(a + 76, 10);
	st4(a + 72, i);
	st4(a + 68, 0);
	st4(a + 64, i);
	st4(a + 60, b);
	st4(a + 56, 10);
	next_back(a, a + 56);
	std_fail(8388686, 53);
L3:
	k = 0;
L2:
	st4(8388784, 0);
	sp = a + 96;
	return k;
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
	grow_amortized(b + 8, a, ld4(a), 1, 8, 32);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a, ld4(b + 12));
	sp = b + 16;
}

static void rawvec_grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 8, 16);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a, ld4(b + 12));
	sp = b + 16;
}

static void heapsort_heapsort(u32 a, u32 b)
{
	u32 c, d, e, i, j, k, m, n, p;
	u64 f, g, h;
	c = (b >> 1) + b;
	do {
		if (--c >= b) d = c - b;
		else {
			e = a + (c << 4);
			f = ld8(e + 8);
			g = ld8(a);
			st8(a, ld8(e));
			h = ld8(a + 8);
			st8(a + 8, f);
			st8(e + 8, h);
			st8(e, g);
			d = 0;
		}
		i = d << 1;
		e = i | 1;
		j = b < c ? b : c;
		if (e >= j) goto L5;
		do {
			i += 2;
			if (i >= j) k = e;
			else {
				m = a + (e << 4);
				i = a + (i << 4);
				f = ld8(m);
				g = ld8(i);
				k = e + (f == g ? M[m + 12] < M[i + 12] : i8(f) < i8(g));
			}
			n = a + (d << 4);
			p = a + (k << 4);
			f = ld8(n);
			g = ld8(p);
			if ((f == g ? M[n + 12] < M[p + 12] : i8(f) < i8(g)) != 1) goto L5;
			e = 0;
			do {
				d = n + e;
				i = ld4(d);
				m = p + e;
				st4(d, ld4(m));
				st4(m, i);
				e += 4;
			} while (e != 16);
			d = k;
			i = k << 1;
			e = i | 1;
		} while (e < j);
	L5:;
	} while (c);
}

static u32 median3_rec(u32 a, u32 b, u32 c, u32 d)
{
	u32 e, f, i;
	u64 g, h, j;
	if (d >= 8) {
		d >>= 3;
		e = d << 6;
		f = d * 112;
		a = median3_rec(a, a + e, a + f, d);
		b = median3_rec(b, b + e, b + f, d);
		c = median3_rec(c, c + e, c + f, d);
	}
	d = M[a + 12];
	e = M[b + 12];
	g = ld8(a);
	h = ld8(b);
	f = g == h ? d < e : i8(g) < i8(h);
	i = M[c + 12];
	j = ld8(c);
	if (f == (g == j ? d < i : i8(g) < i8(j))) a = f != (h == j ? e < i : i8(h) < i8(j)) ? c : b;
	return a;
}

static void sort4_stable(u32 a, u32 b)
{
	u32 e, f, g, h, i, j, k, m, n;
	u64 c, d;
	c = ld8(a + 48);
	d = ld8(a + 32);
	e = c == d ? M[a + 60] < M[a + 44] : i8(c) < i8(d);
	f = a + (e ? 32 : 48);
	c = ld8(a + 16);
	d = ld8(a);
	g = c == d ? M[a + 28] < M[a + 12] : i8(c) < i8(d);
	h = a + ((g ^ 1) << 4);
	e = a + (e ? 48 : 32);
	a += g << 4;
	c = ld8(e);
	d = ld8(a);
	i = c == d ? M[e + 12] < M[a + 12] : i8(c) < i8(d);
	c = ld8(f);
	d = ld8(h);
	j = c == d ? M[f + 12] < M[h + 12] : i8(c) < i8(d);
	g = j ? f : i ? h : e;
	k = M[g + 12];
	m = i ? a : j ? e : h;
	n = M[m + 12];
	c = ld8(g);
	d = ld8(m);
	a = i ? e : a;
	st8(b + 8, ld8(a + 8));
	st8(b, ld8(a));
	a = c == d ? k < n : i8(c) < i8(d);
	e = a ? g : m;
	st8(b + 24, ld8(e + 8));
	st8(b + 16, ld8(e));
	a = a ? m : g;
	st8(b + 40, ld8(a + 8));
	st8(b + 32, ld8(a));
	a = j ? h : f;
	st8(b + 48, ld8(a));
	st8(b + 56, ld8(a + 8));
}

static void bidirectional_merge(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g, h, k, m, n;
	u64 i, j;
	d = (b << 4) - 16;
	e = a + d;
	f = c + d;
	g = b >> 1;
	d = a + (g << 4);
	h = d - 16;
	do {
		i = ld8(d);
		j = ld8(a);
		k = i == j ? M[d + 12] < M[a + 12] : i8(i) < i8(j);
		m = k ? d : a;
		st8(c, ld8(m));
		st8(c + 8, ld8(m + 8));
		i = ld8(e);
		j = ld8(h);
		m = i == j ? M[e + 12] < M[h + 12] : i8(i) < i8(j);
		n = m ? h : e;
		st8(f, ld8(n));
		st8(f + 8, ld8(n + 8));
		m <<= 4;
		h -= m;
		d += k << 4;
		e = m + e - 16;
		a += (k ^ 1) << 4;
		f -= 16;
		c += 16;
	} while (--g);
	h += 16;
	if (b & 1) {
		f = a < h;
		k = f ? a : d;
		st8(c + 8, ld8(k + 8));
		st8(c, ld8(k));
		d += (u32)(a >= h) << 4;
		a += f << 4;
	}
	if (a == h && d == e + 16) return;
	std_fail(8388686, 53);
}

static void sort8_stable(u32 a, u32 b, u32 c)
{
	sort4_stable(a, c);
	sort4_stable(a + 64, c + 64);
	bidirectional_merge(c, 8, b);
}

static void insert_tail(u32 a, u32 b)
{
	u32 c, d, g, h;
	u64 e, f;
	c = frame(16);
	d = M[b + 12];
	e = ld8(b);
	f = ld8(b - 16);
	if ((e == f ? d < M[b - 4] : i8(e) < i8(f)) == 1) {
		st2(c + 12, ld2(b + 13));
		M[c + 14] = M[b + 15];
		g = b - 32;
		h = ld4(b + 8);
		do {
			b = g;
			st8(b + 40, ld8(b + 24));
			g = b + 16;
			st8(b + 32, ld8(g));
			if (g == a) goto L3;
			g = b - 16;
			f = ld8(b);
		} while (e == f ? d < M[b + 12] : i8(e) < i8(f));
		g = b + 16;
		goto L2;
	L3:
		g = b + 16;
	L2:
		st8(b + 16, e);
		M[g + 12] = d;
		st4(g + 8, h);
		st2(g + 13, ld2(c + 12));
		M[g + 15] = M[c + 14];
	}
}

static void quicksort_quicksort(u32 a, u32 b, u32 c, u32 d)
{
	u32 e, f, g, h, i, j, n, p, r, s, t, u, v, w;
	u64 k, m, q;
	sp = e = frame(784);
	if (b >= 33) {
		do {
			if (!d) {
				heapsort_heapsort(a, b);
				goto L1;
			}
			f = b >> 3;
			g = a + f * 112;
			h = a + (f << 6);
			if (b >= 64) f = median3_rec(a, h, g, f);
			else {
				f = a;
				i = M[a + 12];
				j = M[h + 12];
				k = ld8(a);
				m = ld8(h);
				n = k == m ? i < j : i8(k) < i8(m);
				p = M[g + 12];
				q = ld8(g);
				if (n == (k == q ? i < p : i8(k) < i8(q))) f = n != (m == q ? j < p : i8(m) < i8(q)) ? g : h;
			}
			d--;
			h = f - a;
			if (c) {
				g = a + h;
				k = ld8(c);
				m = ld8(g);
				if (!(k == m ? M[c + 12] < M[g + 12] : i8(k) < i8(m))) {
					st8(e + 8, ld8(a + 8));
					st8(e, ld8(a));
					k = ld8(g + 8);
					st8(a, ld8(g));
					st8(a + 8, k);
					st8(g + 8, ld8(e + 8));
					st8(g, ld8(e));
					st2(e, ld2(a + 29));
					M[e + 2] = M[a + 31];
					p = M[a + 12];
					k = ld8(a);
					r = M[a + 28];
					c = ld4(a + 24);
					q = ld8(a + 16);
					h = 0;
					g = j = a + 16;
					f = a + 32;
					s = a + (b << 4);
					t = s - 16;
					if (f < t) {
						h = 0;
						g = a;
						do {
							f = j + (h << 4);
							m = ld8(f + 8);
							st8(g + 16, ld8(f));
							st8(g + 24, m);
							n = M[g + 44];
							i = g + 32;
							m = ld8(i);
							u = g + 40;
							st8(f + 8, ld8(u));
							st8(f, m);
							f = p & 255;
							n = h + (k == m ? f >= n : i8(k) >= i8(m));
							h = j + (n << 4);
							m = ld8(h + 8);
							st8(i, ld8(h));
							st8(u, m);
							u = M[g + 60];
							m = ld8(g + 48);
							st8(h + 8, ld8(g + 56));
							st8(h, m);
							h = n + (k == m ? f >= u : i8(k) >= i8(m));
							f = g + 64;
							g = i;
						} while (f < t);
						g = i + 16;
						f = i + 32;
					}
					if (f != s) {
						do {
							i = g;
							g = f;
							n = M[g + 12];
							f = j + (h << 4);
							m = ld8(f + 8);
							st8(i, ld8(f));
							st8(i + 8, m);
							m = ld8(g);
							st8(f + 8, ld8(g + 8));
							st8(f, m);
							h += k == m ? (p & 255) >= n : i8(k) >= i8(m);
							f = g + 16;
						} while (f != s);
						g = f - 16;
					}
					f = j + (h << 4);
					m = ld8(f);
					st8(g + 8, ld8(f + 8));
					st8(g, m);
					M[f + 12] = r;
					st4(f + 8, c);
					st8(f, q);
					st2(f + 13, ld2(e));
					M[f + 15] = M[e + 2];
					h += k == q ? (p & 255) >= (r & 255) : i8(k) >= i8(q);
					if (h >= b) trap();
					st8(e + 8, ld8(a + 8));
					st8(e, ld8(a));
					g = a + (h << 4);
					k = ld8(g + 8);
					st8(a, ld8(g));
					st8(a + 8, k);
					st8(g + 8, ld8(e + 8));
					st8(g, ld8(e));
					g = h + 1;
					b -= g;
					a += g << 4;
					c = 0;
					goto L9;
				}
			}
			st8(e + 8, ld8(a + 8));
			st8(e, ld8(a));
			g = a + h;
			k = ld8(g + 8);
			st8(a, ld8(g));
			st8(a + 8, k);
			st8(g + 8, ld8(e + 8));
			st8(g, ld8(e));
			st2(e, ld2(a + 29));
			M[e + 2] = M[a + 31];
			s = M[a + 12];
			k = ld8(a);
			v = M[a + 28];
			w = ld4(a + 24);
			q = ld8(a + 16);
			h = 0;
			g = j = a + 16;
			f = a + 32;
			t = a + (b << 4);
			r = t - 16;
			if (f < r) {
				h = 0;
				n = s & 255;
				g = a;
				do {
					f = j + (h << 4);
					m = ld8(f + 8);
					st8(g + 16, ld8(f));
					st8(g + 24, m);
					p = M[g + 44];
					i = g + 32;
					m = ld8(i);
					u = g + 40;
					st8(f + 8, ld8(u));
					st8(f, m);
					f = h + (m == k ? p < n : i8(m) < i8(k));
					h = j + (f << 4);
					m = ld8(h + 8);
					st8(i, ld8(h));
					st8(u, m);
					p = M[g + 60];
					m = ld8(g + 48);
					st8(h + 8, ld8(g + 56));
					st8(h, m);
					h = f + (m == k ? p < n : i8(m) < i8(k));
					f = g + 64;
					g = i;
				} while (f < r);
				g = i + 16;
				f = i + 32;
			}
			if (f != t) {
				do {
					i = g;
					g = f;
					n = M[g + 12];
					f = j + (h << 4);
					m = ld8(f + 8);
					st8(i, ld8(f));
					st8(i + 8, m);
					m = ld8(g);
					st8(f + 8, ld8(g + 8));
					st8(f, m);
					h += m == k ? n < (s & 255) : i8(m) < i8(k);
					f = g + 16;
				} while (f != t);
				g = f - 16;
			}
			f = j + (h << 4);
			m = ld8(f);
			st8(g + 8, ld8(f + 8));
			st8(g, m);
			M[f + 12] = v;
			st4(f + 8, w);
			st8(f, q);
			st2(f + 13, ld2(e));
			M[f + 15] = M[e + 2];
			h += q == k ? (v & 255) < (s & 255) : i8(q) < i8(k);
			if (h >= b) trap();
			st8(e + 8, ld8(a + 8));
			st8(e, ld8(a));
			g = a + (h << 4);
			k = ld8(g + 8);
			st8(a, ld8(g));
			st8(a + 8, k);
			st8(g + 8, ld8(e + 8));
			st8(g, ld8(e));
			quicksort_quicksort(a, h, c, d);
			b += ~h;
			a = g + 16;
			c = g;
		L9:;
		} while (b >= 33);
	}
	if (b < 2) goto L1;
	n = b >> 1;
	if (b > 15) {
		g = e + (b << 4);
		sort8_stable(a, e, g);
		h = n << 4;
		sort8_stable(a + h, e + h, g + 128);
		p = 8;
	} else {
		p = 4;
		h = n << 4;
		g = a + h;
		h += e;
		if (b <= 7) {
			st8(e + 8, ld8(a + 8));
			st8(e, ld8(a));
			st8(h + 8, ld8(g + 8));
			st8(h, ld8(g));
			p = 1;
		} else {
			sort4_stable(a, e);
			sort4_stable(g, h);
		}
	}
	g = 0;
	st4(e + 776, 0);
	t = -p;
	h = p << 4;
	r = a + h;
	st4(e + 780, n);
	u = b - n;
	c = e + h;
	s = e + 776;
	do {
		j = g;
		g = ld4(s + (g << 2));
		h = g ? u : n;
		if (p < h) {
			g <<= 4;
			i = e + g;
			f = t + h;
			h = r + g;
			g += c;
			do {
				st8(g + 8, ld8(h + 8));
				st8(g, ld8(h));
				insert_tail(i, g);
				h += 16;
				g += 16;
			} while (--f);
		}
		g = 1;
	} while (!(j & 1));
	bidirectional_merge(e, b, a);
L1:
	sp = e + 784;
}

static void unstable_ipnsort(u32 a, u32 b)
{
	u32 c, f, g, h, i, j;
	u64 d, e;
	c = M[a + 28];
	d = ld8(a + 16);
	e = ld8(a);
	f = d == e ? c < M[a + 12] : i8(d) < i8(e);
	g = a + 44;
	h = 2;
	if (f) {
		for (;;) {
			i = c & 255;
			c = M[g];
			e = ld8(g - 12);
			if ((e == d ? c < i : i8(e) < i8(d)) != 1) goto L4;
			g += 16;
			d = e;
			h++;
			if (b == h) goto L3;
		}
	}
	for (;;) {
		i = c & 255;
		c = M[g];
		e = ld8(g - 12);
		if (e == d ? c < i : i8(e) < i8(d)) break;
		g += 16;
		d = e;
		h++;
		if (b == h) goto L3;
	}
L4:
	if (h != b) {
		quicksort_quicksort(a, b, 0, clz4(b | 1) << 1 ^ 62);
		return;
	}
L3:
	if (!f) return;
	j = b >> 1;
	i = (b << 4) + a - 16;
	f = 0;
	for (;;) {
		c = 0;
		do {
			h = a + c;
			g = ld4(h);
			b = i + c;
			st4(h, ld4(b));
			st4(b, g);
			c += 4;
		} while (c != 16);
		a += 16;
		i -= 16;
		if (++f == j) return;
	}
}

static u32 compare_left_end(u32 a, u32 b, u32 c)
{
	u32 d, i, j;
	u64 e, f, g, h;
	sp = d = frame(48);
	e = ld8(a + 16);
	f = sar8(e, 63);
	multi3_fn(d + 32, e, f, e, f);
	g = ld8(d + 32);
	if (ld8(d + 40) != sar8(g, 63)) std_fail(8388686, 53);
	e = ld8(c + 16);
	h = ld8(c);
	f = h - e;
	if ((i8(e) > 0) != (i8(f) < i8(h))) std_fail(8388686, 53);
	e = ld8(a);
	i = i8(e) > 0;
	e = f - e;
	if (i != (i8(e) < i8(f))) std_fail(8388686, 53);
	f = sar8(e, 63);
	multi3_fn(d + 16, e, f, e, f);
	e = ld8(d + 16);
	if (ld8(d + 24) != sar8(e, 63)) std_fail(8388686, 53);
	f = g - e;
	if ((i8(e) > 0) != (i8(f) < i8(g))) std_fail(8388686, 53);
	if (!(b & 1)) {
		if (f == (u64)2147483648u << 32) std_fail(8388686, 53);
		f = -f;
	}
	e = ld8(a + 8);
	g = ld8(c + 8);
	j = i8(e) > 0;
	e = g - e;
	if (j != (i8(e) < i8(g))) std_fail(8388686, 53);
	g = e;
	if (e > ((u64)2147483647 << 32 | 4294967295u)) {
		if (e == (u64)2147483648u << 32) std_fail(8388686, 53);
		g = -e;
	}
	multi3_fn(d, e, sar8(e, 63), g, sar8(g, 63));
	e = ld8(d);
	if (ld8(d + 8) != sar8(e, 63)) std_fail(8388686, 53);
	sp = d + 48;
	return (u32)(i8(e) > i8(f)) - (i8(e) < i8(f));
}

static u32 ord_cmp(u32 a, u32 b, u32 c, u32 d)
{
	u32 h, i, j;
	u64 e, f, g;
	if (ld4(a + 24) == ld4(c + 24)) return b - d;
	e = ld8(a + 16);
	f = ld8(a);
	i = i8(e) > 0;
	e = f - e;
	if (i != (i8(e) < i8(f))) std_fail(8388686, 53);
	f = ld8(c + 16);
	g = ld8(c);
	j = i8(f) > 0;
	f = g - f;
	if (j != (i8(f) < i8(g))) std_fail(8388686, 53);
	if (i8(e) < i8(f)) h = -compare_left_end(a, b, c);
	else h = compare_left_end(c, d, a);
	a = ld4(a + 24);
	c = ld4(c + 24);
	a = h & 255 ? h : (u32)(a > c) - (a < c);
	return a & 255 ? a : b - d;
}

static void find_key_index(u32 a, u32 b, u32 c, u32 d, u32 e)
{
	u32 f, g, h, i, j, k;
	f = ld2(b + 94);
	g = e << 3;
	h = (f << 3) - g;
	b += g;
	g = -1;
	i = 1;
	do {
		if (!h) goto L1;
		h -= 8;
		g++;
		j = b + 4;
		k = ld4(b);
		b += 8;
		j = ord_cmp(c, d, k, M[j]) & 255;
	} while (j == 1);
	if (j) i = 1;
	else i = 0;
	f = g + e;
L1:
	st4(a + 4, f);
	st4(a, i);
}

static void find_lower_bound_index(u32 a, u32 b, u32 c, u32 d)
{
	u32 e;
	sp = e = frame(16);
	switch (c) {
	case 1:
		find_key_index(e + 8, b, ld4(d), M[d + 4], 0);
		c = ld4(e + 12);
		if (ld4(e + 8) & 1) {
			st4(a + 8, d);
			st4(a + 4, 1);
			st4(a, c);
			goto L1;
		}
		st4(a + 4, 2);
		st4(a, c + 1);
		goto L1;
	case 2:
		st8(a, (u64)2 << 32);
		goto L1;
	case 3:
		st4(a + 4, 3);
		st4(a, ld2(b + 94));
		goto L1;
	}
	find_key_index(e, b, ld4(d), M[d + 4], 0);
	c = ld4(e);
	st4(a, ld4(e + 4));
	if (!(c & 1)) {
		st4(a + 4, 3);
		goto L1;
	}
	st4(a + 8, d);
	st4(a + 4, 0);
L1:
	sp = e + 16;
}

static void find_upper_bound_index(u32 a, u32 b, u32 c, u32 d, u32 e)
{
	u32 f;
	sp = f = frame(16);
	switch (c) {
	case 1:
		find_key_index(f + 8, b, ld4(d), M[d + 4], e);
		c = ld4(f + 8);
		st4(a, ld4(f + 12));
		if (!(c & 1)) {
			st4(a + 4, 2);
			goto L1;
		}
		st4(a + 8, d);
		st4(a + 4, 1);
		goto L1;
	case 2:
		st4(a + 4, 2);
		st4(a, ld2(b + 94));
		goto L1;
	case 3:
		st4(a + 4, 3);
		st4(a, e);
		goto L1;
	}
	find_key_index(f, b, ld4(d), M[d + 4], e);
	c = ld4(f + 4);
	if (ld4(f) & 1) {
		st4(a + 8, d);
		st4(a + 4, 0);
		st4(a, c);
		goto L1;
	}
	st4(a + 4, 3);
	st4(a, c + 1);
L1:
	sp = f + 16;
}

static void btreeset_range(u32 a, u32 b, u32 c, u32 d)
{
	u32 e, f, g, h, i = 0, j = 0, k, m;
	sp = e = frame(32);
	if (!b) goto L2;
	M[e + 16] = 1;
	st4(e + 12, d);
	f = 0;
	g = e + 12;
	h = 2;
	for (;;) {
		find_lower_bound_index(e + 20, b, f, g);
		g = ld4(e + 28);
		f = ld4(e + 24);
		d = ld4(e + 20);
		find_upper_bound_index(e + 20, b, h, i, d);
		i = ld4(e + 28);
		h = ld4(e + 24);
		j = ld4(e + 20);
		if (d < j) break;
		if (!c) goto L2;
		c--;
		b = ld4(b + (d << 2) + 96);
	}
	if (!c) {
		k = b;
		goto L1;
	}
	m = 0;
	k = b;
	for (;;) {
		k = ld4(k + (d << 2) + 96);
		find_lower_bound_index(e + 20, k, f, g);
		g = ld4(e + 28);
		f = ld4(e + 24);
		d = ld4(e + 20);
		b = ld4(b + (j << 2) + 96);
		find_upper_bound_index(e + 20, b, h, i, 0);
		i = ld4(e + 28);
		h = ld4(e + 24);
		j = ld4(e + 20);
		m++;
		if (c == m) goto L1;
	}
L2:
	k = b = 0;
L1:
	st4(a + 20, j);
	st4(a + 16, 0);
	st4(a + 12, b);
	st4(a + 8, d);
	st4(a + 4, 0);
	st4(a, k);
	sp = e + 32;
}

static u32 iterator_next(u32 a)
{
	u32 b, c, d, e, f;
	b = ld4(a + 12);
	c = ld4(a);
	if (!c) {
		if (!b) return 0;
		std_fail(8388686, 53);
	}
	d = ld4(a + 8);
	if (c == b && d == ld4(a + 20)) return 0;
	b = ld4(a + 4);
	if (d < ld2(c + 94)) e = c;
	else {
		do {
			e = ld4(c + 88);
			if (!e) std_fail(8388686, 53);
			b++;
			d = ld2(c + 92);
			c = e;
		} while (d >= ld2(e + 94));
	}
	if (b) {
		c = e + (d << 2) + 100;
		do {
			f = ld4(c);
			c = f + 96;
		} while (--b);
		b = 0;
	} else {
		b = d + 1;
		f = e;
	}
	st4(a + 8, b);
	st4(a + 4, 0);
	st4(a, f);
	return e + (d << 3);
}

static void assert_apart(u32 a, u32 b)
{
	u32 c, i, j;
	u64 d, e, f, g, h;
	sp = c = frame(64);
	if (a != 0 && b != 0) {
		a = ld4(a);
		b = ld4(b);
		if (ld4(a + 24) != ld4(b + 24)) {
			d = ld8(b);
			e = ld8(a);
			i = i8(d) > 0;
			d = e - d;
			if (i != (i8(d) < i8(e))) std_fail(8388686, 53);
			e = sar8(d, 63);
			multi3_fn(c + 48, d, e, d, e);
			e = ld8(c + 48);
			if (ld8(c + 56) != sar8(e, 63)) std_fail(8388686, 53);
			d = ld8(b + 8);
			f = ld8(a + 8);
			j = i8(d) > 0;
			d = f - d;
			if (j != (i8(d) < i8(f))) std_fail(8388686, 53);
			f = sar8(d, 63);
			multi3_fn(c + 32, d, f, d, f);
			d = ld8(c + 32);
			if (ld8(c + 40) != sar8(d, 63)) std_fail(8388686, 53);
			g = e + d;
			if ((d > ((u64)2147483647 << 32 | 4294967295u)) != (i8(g) < i8(e))) std_fail(8388686, 53);
			e = ld8(b + 16);
			f = ld8(a + 16);
			d = f + e;
			if ((e > ((u64)2147483647 << 32 | 4294967295u)) != (i8(d) < i8(f))) std_fail(8388686, 53);
			h = sar8(d, 63);
			multi3_fn(c + 16, d, h, d, h);
			h = ld8(c + 16);
			if (ld8(c + 24) != sar8(h, 63)) std_fail(8388686, 53);
			d = f - e;
			if ((i8(e) > 0) != (i8(d) < i8(f))) std_fail(8388686, 53);
			e = sar8(d, 63);
			multi3_fn(c, d, e, d, e);
			d = ld8(c);
			if (ld8(c + 8) != sar8(d, 63) || (i8(g) <= i8(h) && i8(g) >= i8(d))) std_fail(8388686, 53);
		}
	}
	sp = c + 64;
}

static void search_tree(u32 a, u32 b, u32 c, u32 d, u32 e)
{
	u32 f, g, h, i, j, k;
	for (;;) {
		f = ld2(b + 94);
		g = f << 3;
		h = -1;
		i = b;
		do {
			if (!g) {
				h = f;
				goto L6;
			}
			g -= 8;
			h++;
			j = i + 4;
			k = ld4(i);
			i += 8;
			j = ord_cmp(d, e, k, M[j]) & 255;
		} while (j == 1);
		if (!j) {
			i = 0;
			goto L10;
		}
	L6:
		if (!c) break;
		c--;
		b = ld4(b + (h << 2) + 96);
	}
	i = 1;
	c = 0;
L10:
	st4(a + 12, h);
	st4(a + 8, c);
	st4(a + 4, b);
	st4(a, i);
}

static void choose_parent_kv(u32 a, u32 b, u32 c)
{
	u32 d, e, f;
	d = ld4(b + 88);
	if (d) {
		e = c + 1;
		f = ld2(b + 92);
		if (f) {
			st4(a + 28, c);
			st4(a + 24, b);
			st4(a + 20, c);
			st4(a + 8, e);
			st4(a + 4, d);
			st4(a, 0);
			b = f - 1;
			st4(a + 12, b);
			st4(a + 16, ld4(d + (b << 2) + 96));
			return;
		}
		if (!ld2(d + 94)) std_fail(8388686, 53);
		st4(a + 28, c);
		st4(a + 20, c);
		st4(a + 16, b);
		st4(a + 12, 0);
		st4(a + 8, e);
		st4(a + 4, d);
		st4(a, 1);
		st4(a + 24, ld4(d + 100));
		return;
	}
	st4(a + 8, c);
	st4(a + 4, b);
	st4(a, 2);
}

static void bulk_steal_left(u32 a, u32 b)
{
	u32 c, d, e, f, g, h, i, j, k, m;
	c = ld4(a + 20);
	d = ld2(c + 94);
	e = b + d;
	if (e >= 12) std_fail(8388686, 53);
	f = ld4(a + 12);
	g = ld2(f + 94);
	if (g < b) std_fail(8388686, 53);
	h = g - b;
	st2(f + 94, h);
	st2(c + 94, e);
	i = d << 3;
	if (i) copy(c + (b << 3), c, i);
	j = h + 1;
	g -= j;
	if (g != b - 1) std_fail(8388686, 53);
	i = g << 3;
	if (i) copy(c, f + (j << 3), i);
	g = ld4(a) + (ld4(a + 8) << 3);
	k = M[g + 4];
	h = f + (h << 3);
	m = ld4(h);
	M[g + 4] = M[h + 4];
	h = ld4(g);
	st4(g, m);
	g = c + i;
	st4(g, h);
	M[g + 4] = k;
	g = ld4(a + 24);
	if (!ld4(a + 16)) {
		if (g) std_fail(8388686, 53);
		return;
	}
	if (!g) std_fail(8388686, 53);
	b <<= 2;
	a = c + 96;
	g = (d << 2) + 4;
	if (g) copy(a + b, a, g);
	if (b) copy(a, f + (j << 2) + 96, b);
	f = e + 1;
	b = 0;
	for (;;) {
		g = ld4(a);
		st2(g + 92, b);
		st4(g + 88, c);
		a += 4;
		b++;
		if (f == b) return;
	}
}

static void do_merge(u32 a, u32 b)
{
	u32 c, d, e, f, g, h, i, j, k, m, n, p, q, r, s;
	c = ld4(b + 12);
	d = ld2(c + 94);
	e = d + 1;
	f = ld4(b + 20);
	g = ld2(f + 94);
	h = e + g;
	if (h >= 12) std_fail(8388686, 53);
	i = ld4(b + 16);
	j = ld4(b + 4);
	k = ld4(b);
	m = ld2(k + 94);
	st2(c + 94, h);
	n = ld4(b + 8);
	b = k + (n << 3);
	p = ld4(b);
	q = M[b + 4];
	r = m + ~n;
	s = r << 3;
	if (s) copy(b, b + 8, s);
	b = c + (d << 3);
	M[b + 4] = q;
	st4(b, p);
	b = g << 3;
	if (b) copy(c + (e << 3), f, b);
	b = n + 1;
	p = r << 2;
	if (p) {
		q = k + (b << 2);
		copy(q + 96, q + 100, p);
	}
	if (b < m) {
		n = (n << 2) + k + 100;
		do {
			p = ld4(n);
			st2(p + 92, b);
			st4(p + 88, k);
			n += 4;
			b++;
		} while (m != b);
	}
	st2(k + 94, ld2(k + 94) - 1);
	if (j > 1) {
		n = g + 1;
		if (n != h - d) std_fail(8388686, 53);
		b = n << 2;
		if (b) copy(c + 96 + (e << 2), f + 96, b);
		b = (d << 2) + c + 100;
		do {
			p = ld4(b);
			st2(p + 92, e);
			st4(p + 88, c);
			b += 4;
			e++;
		} while (--n);
		st4(f, ld4(8388840));
		st4(8388840, f);
	} else {
		st4(f, ld4(8388836));
		st4(8388836, f);
	}
	st4(a + 4, i);
	st4(a, c);
}

static void merge_tracking_child_edge(u32 a, u32 b, u32 c, u32 d)
{
	u32 e, f;
	sp = e = frame(16);
	f = ld2(ld4(b + 12) + 94);
	if (c != 1) {
		if (d > f) std_fail(8388686, 53);
		do_merge(e + 8, b);
		b = ld4(e + 12);
		c = ld4(e + 8);
	} else {
		if (d > ld2(ld4(b + 20) + 94)) std_fail(8388686, 53);
		do_merge(e, b);
		d = d + f + 1;
		b = ld4(e + 4);
		c = ld4(e);
	}
	st4(a + 8, d);
	st4(a, c);
	st4(a + 4, b);
	sp = e + 16;
}

static void bulk_steal_right(u32 a, u32 b)
{
	u32 c, d, e, f, g, h, i, j, k, m;
	c = ld4(a + 12);
	d = ld2(c + 94);
	e = b + d;
	if (e >= 12) std_fail(8388686, 53);
	f = ld4(a + 20);
	g = ld2(f + 94);
	if (g < b) std_fail(8388686, 53);
	st2(c + 94, e);
	h = g - b;
	st2(f + 94, h);
	e = ld4(a) + (ld4(a + 8) << 3);
	i = ld4(e);
	j = b << 3;
	g = j - 8;
	k = f + g;
	m = M[k + 4];
	st4(e, ld4(k));
	k = M[e + 4];
	M[e + 4] = m;
	e = c + (d << 3);
	st4(e, i);
	M[e + 4] = k;
	e = d + 1;
	if (g) copy(c + (e << 3), f, g);
	g = h << 3;
	if (g) copy(f, f + j, g);
	g = ld4(a + 24);
	if (!ld4(a + 16)) {
		if (g) std_fail(8388686, 53);
		return;
	}
	if (!g) std_fail(8388686, 53);
	a = f + 96;
	g = b << 2;
	if (g) copy(c + (e << 2) + 96, a, g);
	i = (h << 2) + 4;
	if (i) copy(a, a + g, i);
	d = (d << 2) + c + 100;
	do {
		g = ld4(d);
		st2(g + 92, e);
		st4(g + 88, c);
		d += 4;
		e++;
	} while (--b);
	b = h + 1;
	e = 0;
	for (;;) {
		d = ld4(a);
		st2(d + 92, e);
		st4(d + 88, f);
		a += 4;
		e++;
		if (b == e) return;
	}
}

static void remove_leaf_kv(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g, h, i, j, k, m, n, p, q, r, s, t, u, v, w, x, y, z;
	sp = d = frame(64);
	e = ld4(b);
	f = ld4(b + 8);
	g = e + (f << 3);
	h = M[g + 4];
	i = ld4(g);
	j = ld2(e + 94);
	k = (j + ~f) << 3;
	if (k) copy(g, g + 8, k);
	g = j - 1;
	st2(e + 94, g);
	m = ld4(b + 4);
	if ((g & 65535) > 4) goto L2;
	choose_parent_kv(d + 32, e, m);
	b = d + 36;
	switch (ld4(d + 32)) {
	case 0:
		e = ld4(d + 56);
		if (ld2(ld4(d + 48) + 94) + ld2(e + 94) + 1 < 12) {
			merge_tracking_child_edge(d + 20, b, 1, f);
			f = ld4(d + 28);
			e = ld4(d + 20);
			m = ld4(d + 24);
			goto L3;
		}
		m = ld4(d + 60);
		bulk_steal_left(b, 1);
		f++;
		goto L3;
	case 2:
		m = ld4(d + 40);
		e = ld4(d + 36);
		goto L3;
	}
	e = ld4(d + 48);
	g = ld2(e + 94);
	if (g + ld2(ld4(d + 56) + 94) + 1 < 12) {
		if (f > g) std_fail(8388686, 53);
		do_merge(d + 8, b);
		e = ld4(d + 8);
		m = ld4(d + 12);
		goto L3;
	}
	m = ld4(d + 52);
	bulk_steal_right(b, 1);
L3:
	n = ld4(e + 88);
	if (!n) goto L2;
	b = ld2(n + 94);
	if (b > 4) goto L2;
	p = d + 36;
	q = m + 1;
	for (;;) {
		choose_parent_kv(d + 32, n, q);
		switch (ld4(d + 32)) {
		case 0:
			r = ld4(d + 48);
			s = ld2(r + 94);
			g = s + 1;
			t = ld4(d + 56);
			u = ld2(t + 94);
			v = g + u;
			if (v < 12) goto L15;
			bulk_steal_left(p, 5 - (b & 65535));
			goto L2;
		case 2:
			goto L12;
		}
		r = ld4(d + 48);
		s = ld2(r + 94);
		g = s + 1;
		t = ld4(d + 56);
		u = ld2(t + 94);
		v = g + u;
		if (v >= 12) goto L10;
	L15:
		n = ld4(d + 36);
		w = ld2(n + 94);
		st2(r + 94, v);
		j = ld4(d + 44);
		b = n + (j << 3);
		k = ld4(b);
		x = M[b + 4];
		q = ld4(d + 40);
		y = w + ~j;
		z = y << 3;
		if (z) copy(b, b + 8, z);
		b = r + (s << 3);
		M[b + 4] = x;
		st4(b, k);
		b = u << 3;
		if (b) copy(r + (g << 3), t, b);
		b = j + 1;
		k = y << 2;
		if (k) {
			x = n + (b << 2);
			copy(x + 96, x + 100, k);
		}
		if (b < w) {
			j = n + (j << 2) + 100;
			do {
				k = ld4(j);
				st2(k + 92, b);
				st4(k + 88, n);
				j += 4;
				b++;
			} while (w != b);
		}
		st2(n + 94, ld2(n + 94) - 1);
		if (q > 1) {
			j = u + 1;
			if (j != v - s) std_fail(8388686, 53);
			b = g << 2;
			j <<= 2;
			if (j) copy(r + 96 + b, t + 96, j);
			k = v + 1;
			b = r + b + 96;
			do {
				j = ld4(b);
				st2(j + 92, g);
				st4(j + 88, r);
				b += 4;
				g++;
			} while (k != g);
			st4(t, ld4(8388840));
			st4(8388840, t);
		} else {
			st4(t, ld4(8388836));
			st4(8388836, t);
		}
		b = ld2(n + 94);
		if (b > 4) goto L2;
	}
L12:
	if (!(b & 65535)) M[c] = 1;
	goto L2;
L10:
	bulk_steal_right(p, 5 - (b & 65535));
L2:
	st4(a + 16, f);
	st4(a + 12, m);
	st4(a + 8, e);
	M[a + 4] = h;
	st4(a, i);
	sp = d + 64;
}

static void btreeset_remove(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g, h;
	sp = d = frame(64);
	e = ld4(a);
	if (e) {
		f = ld4(a + 4);
		search_tree(d + 12, e, f, b, c);
		if (!ld4(d + 12)) {
			c = ld4(d + 24);
			b = ld4(d + 20);
			g = ld4(d + 16);
			M[d + 31] = 0;
			if (b) {
				c = ld4(g + (c << 2) + 96);
				if (--b) {
					do c = ld4(c + (ld2(c + 94) << 2) + 96); while (--b);
				}
				st4(d + 36, 0);
				st4(d + 32, c);
				st4(d + 40, ld2(c + 94) - 1);
				remove_leaf_kv(d + 44, d + 32, d + 31);
				g = M[d + 48];
				h = ld4(d + 44);
				b = ld4(d + 60);
				c = ld4(d + 52);
				if (b >= ld2(c + 94)) {
					do {
						b = ld2(c + 92);
						c = ld4(c + 88);
					} while (b >= ld2(c + 94));
				}
				c += b << 3;
				M[c + 4] = g;
				st4(c, h);
			} else {
				st4(d + 40, c);
				st4(d + 36, 0);
				st4(d + 32, g);
				remove_leaf_kv(d + 44, d + 32, d + 31);
			}
			st4(a + 8, ld4(a + 8) - 1);
			if (M[d + 31] == 1) {
				if (!f) std_fail(8388686, 53);
				c = ld4(e + 96);
				st4(c + 88, 0);
				st4(e, ld4(8388840));
				st4(a + 4, f - 1);
				st4(a, c);
				st4(8388840, e);
			}
		}
	}
	sp = d + 64;
}

static void handle_split(u32 a, u32 b)
{
	u32 c, d, e, f, g, h, i;
	c = globalalloc_alloc(96);
	if (!c) std_fail(8388686, 53);
	st2(c + 94, 0);
	st4(c + 88, 0);
	d = ld4(b + 8);
	e = ld4(b);
	f = ~d + ld2(e + 94);
	st2(c + 94, f);
	if (f >= 12) std_fail(8388686, 53);
	g = e + (d << 3);
	h = ld4(g);
	i = M[g + 4];
	f <<= 3;
	if (f) copy(c, g + 8, f);
	st2(e + 94, d);
	M[a + 20] = i;
	st4(a + 16, h);
	st4(a, e);
	st4(a + 12, 0);
	st4(a + 8, c);
	st4(a + 4, ld4(b + 4));
}

static void node_handle_split(u32 a, u32 b)
{
	u32 c, d, e, f, g, h, i, j, k;
	c = ld4(b);
	d = ld2(c + 94);
	e = globalalloc_alloc(144);
	if (!e) std_fail(8388686, 53);
	st2(e + 94, 0);
	st4(e + 88, 0);
	f = ld4(b + 8);
	g = ~f + ld2(c + 94);
	st2(e + 94, g);
	if (g >= 12) std_fail(8388686, 53);
	h = c + (f << 3);
	i = ld4(h);
	j = M[h + 4];
	g <<= 3;
	if (g) copy(e, h + 8, g);
	st2(c + 94, f);
	g = ld2(e + 94);
	k = g + 1;
	if (g >= 12 || d - f != k) std_fail(8388686, 53);
	h = e + 96;
	k <<= 2;
	if (k) copy(h, c + (f << 2) + 100, k);
	k = ld4(b + 4);
	f = 0;
	do {
		b = ld4(h + (f << 2));
		st2(b + 92, f);
		st4(b + 88, e);
		if (f >= g) goto L7;
		f += f < g;
	} while (f <= g);
L7:
	M[a + 20] = j;
	st4(a + 16, i);
	st4(a + 4, k);
	st4(a, c);
	st4(a + 12, k);
	st4(a + 8, e);
}

static void insert_fit(u32 a, u32 b, u32 c, u32 d, u32 e)
{
	u32 f, g, h, i, j;
	f = b + 1;
	g = ld2(a + 94);
	if (f <= g) {
		h = (g - b) << 3;
		if (h) copy(a + (f << 3), a + (b << 3), h);
	}
	h = g + 1;
	i = a + (b << 3);
	M[i + 4] = d;
	st4(i, c);
	d = a + 96;
	c = g + 2;
	i = b + 2;
	if (c > i) {
		j = (g - b) << 2;
		if (j) copy(d + (i << 2), d + (f << 2), j);
	}
	st4(d + (f << 2), e);
	st2(a + 94, h);
	if (f < c) {
		d = g + 1;
		g = (b << 2) + a + 100;
		do {
			f = ld4(g);
			b++;
			st2(f + 92, b);
			st4(f + 88, a);
			g += 4;
		} while (d != b);
	}
}

static void btreeset_insert(u32 a, u32 b, u32 c)
{
	u32 d, e, f, g, i, j, k, m, n, p;
	u64 h;
	sp = d = frame(48);
	e = ld4(a);
	if (e) {
		f = ld4(a + 4);
		search_tree(d + 24, e, f, b, c);
		if (!ld4(d + 24)) goto L5;
		g = ld4(d + 28);
		if (g) {
			h = ld8(d + 32);
			i = h >> 32;
			j = ld2(g + 94);
			if (j < 11) {
				e = i + 1;
				if (e <= j) {
					k = (j - i) << 3;
					if (k) copy(g + (e << 3), g + (i << 3), k);
				}
				st2(g + 94, j + 1);
				e = g + (i << 3);
				M[e + 4] = c;
				st4(e, b);
				goto L6;
			}
			k = h;
			j = 4;
			if (h < (u64)5 << 32) goto L14;
			m = 5;
			n = 0;
			j = i;
			switch (i - 5) {
			case 0:
				break;
			case 1:
				goto L12;
			default:
				n = i - 7;
				m = 6;
				goto L12;
			}
		L14:
			st4(d + 20, j);
			st4(d + 16, k);
			st4(d + 12, g);
			handle_split(d + 24, d + 12);
			g = ld4(d + 24);
			goto L11;
		L12:
			st4(d + 20, m);
			st4(d + 16, k);
			st4(d + 12, g);
			handle_split(d + 24, d + 12);
			g = ld4(d + 32);
			i = n;
		L11:
			j = ld2(g + 94);
			if (j > i) {
				k = (j - i) << 3;
				if (k) {
					m = g + (i << 3);
					copy(m + 8, m, k);
				}
			}
			st2(g + 94, j + 1);
			i = g + (i << 3);
			M[i + 4] = c;
			st4(i, b);
			j = M[d + 44];
			if (j == 2) goto L6;
			n = ld4(d + 32);
			c = ld4(d + 36);
			m = ld4(d + 40);
			i = ld4(d + 24);
			b = ld4(i + 88);
			if (!b) {
				k = n;
				goto L7;
			}
			g = ld4(d + 28);
			for (;;) {
				if (c != g) std_fail(8388686, 53);
				c = ld2(i + 92);
				if (ld2(b + 94) < 11) goto L8;
				g++;
				i = 4;
				if (c < 5) goto L24;
				p = 0;
				k = 5;
				i = c;
				switch (c - 5) {
				case 0:
					break;
				case 1:
					goto L22;
				default:
					p = c - 7;
					k = 6;
					goto L22;
				}
			L24:
				st4(d + 20, i);
				st4(d + 16, g);
				st4(d + 12, b);
				node_handle_split(d + 24, d + 12);
				k = ld4(d + 32);
				g = ld4(d + 28);
				b = i = ld4(d + 24);
				goto L21;
			L22:
				st4(d + 20, k);
				st4(d + 16, g);
				st4(d + 12, b);
				node_handle_split(d + 24, d + 12);
				g = ld4(d + 28);
				i = ld4(d + 24);
				b = k = ld4(d + 32);
				c = p;
			L21:
				insert_fit(b, c, m, j & 1, n);
				j = M[d + 44];
				if (j == 2) goto L6;
				m = ld4(d + 40);
				c = ld4(d + 36);
				n = k;
				b = ld4(i + 88);
				if (!b) goto L7;
			}
		}
	}
	e = globalalloc_alloc(96);
	if (!e) std_fail(8388686, 53);
	st4(a + 4, 0);
	st4(a, e);
	st4(e + 88, 0);
	st2(e + 94, 1);
	M[e + 4] = c;
	st4(e, b);
	goto L6;
L8:
	insert_fit(b, c, m, j & 1, n);
	goto L6;
L7:
	b = globalalloc_alloc(144);
	if (!b) std_fail(8388686, 53);
	st4(b + 96, e);
	st2(b + 94, 0);
	st4(b + 88, 0);
	i = f + 1;
	if (!i) std_fail(8388686, 53);
	st2(e + 92, 0);
	st4(e + 88, b);
	st4(a + 4, i);
	st4(a, b);
	if (c != f) std_fail(8388686, 53);
	e = ld2(b + 94);
	if (e >= 11) std_fail(8388686, 53);
	c = b + (e << 3);
	M[c + 4] = j & 1;
	st4(c, m);
	e++;
	st2(b + 94, e);
	st4(b + 96 + (e << 2), k);
	st2(k + 92, e);
	st4(k + 88, b);
L6:
	st4(a + 8, ld4(a + 8) + 1);
L5:
	sp = d + 48;
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
		c = ld4(8388772);
		if (b > ld4(8388764) - c) {
			do_reserve_and_handle(8388764, c, b, 1, 1);
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
	u32 a, b, c, d, e, f, g, h, i, j, k, q, r, s, t, u = 0, v, w, x, y, z, a1, b1, c1, d1, e1, f1, g1 = 0, h1 = 0, i1 = 0, j1 = 0, k1;
	u64 m, n, p;
	sp = a = frame(80);
	b = proconio_read();
	st4(a + 12, 0);
	st8(a + 4, (u64)1 << 32);
	if (b) {
		e = 0;
		for (;;) {
			f = proconio_read();
			st4(a + 72, 0);
			st8(a + 64, (u64)8 << 32);
			g = 8;
			i = h = 0;
			if (f) {
				j = 1;
				i = 0;
				k = 8;
				for (;;) {
					m = program_proconio_read();
					n = program_proconio_read();
					p = program_proconio_read();
					if (i8(p) <= 0) std_fail(8388686, 53);
					q = j + (j < f);
					st8(a + 48, p);
					st8(a + 40, n);
					st8(a + 32, m);
					c = 0;
					while (c != 24) {
						d = a + 32 + c;
						c += 8;
						if (ld8(d) + 1000000000 >= 2000000001) std_fail(8388686, 53);
					}
					if (i == ld4(a + 64)) {
						grow_one(a + 64);
						k = ld4(a + 68);
					}
					c = k + (i << 5);
					st4(c + 24, j);
					st8(c + 16, p);
					st8(c + 8, n);
					st8(c, m);
					i++;
					st4(a + 72, i);
					if (j < f) {
						j = q;
						if (q <= f) continue;
					}
					break;
				}
				g = ld4(a + 68);
				h = ld4(a + 64);
			}
			c = 0;
			st4(a + 72, 0);
			st4(a + 64, 0);
			if (i > 536870910) handle_error(c, u);
			r = i + 1;
			s = r << 3;
			if (s > 2147483644) handle_error(c, u);
			if (s) {
				u = globalalloc_alloc(s);
				if (u) {
					if (s) fill(u, 0, s);
					t = r;
					goto L15;
				}
				c = 4;
				u = s;
				handle_error(c, u);
			}
			t = 0;
			u = 4;
		L15:
			st4(a + 40, 0);
			st8(a + 32, (u64)8 << 32);
			if (i) {
				v = g + (i << 5);
				w = 8;
				j = -2;
				f = 0;
				do {
					d = f;
					c = g + d;
					m = ld8(c + 16);
					n = ld8(c);
					p = n - m;
					if ((i8(m) > 0) != (i8(p) < i8(n))) std_fail(8388686, 53);
					q = j + 2;
					if (q == ld4(a + 32)) {
						rawvec_grow_one(a + 32);
						w = ld4(a + 36);
					}
					f = w + d;
					st8(f, p);
					M[f + 12] = 0;
					st4(f + 8, c);
					f = j + 3;
					st4(a + 40, f);
					k1 = m > ((u64)2147483647 << 32 | 4294967295u);
					m += n;
					if (k1 != (i8(m) < i8(n))) std_fail(8388686, 53);
					if (f == ld4(a + 32)) rawvec_grow_one(a + 32);
					w = ld4(a + 36);
					f = w + d;
					M[f + 28] = 1;
					st4(f + 24, c);
					st8(f + 16, m);
					k = j + 4;
					st4(a + 40, k);
					f = d + 32;
					j = q;
				} while (c + 32 != v);
				if (q < 19) {
					j = k << 4;
					c = -16;
					for (;;) {
						insert_tail(w, w + c + 32);
						c += 16;
						if (d == c) goto L29;
					}
				}
				unstable_ipnsort(w, k);
				j = k << 4;
			L29:
				x = w + j;
				y = ld4(a + 32);
				z = w;
				do {
					a1 = M[z + 12];
					if (a1 == 2) break;
					b1 = ld4(z + 8);
					M[a + 20] = 0;
					st4(a + 16, b1);
					M[a + 28] = 1;
					st4(a + 24, b1);
					c1 = ld4(a + 64);
					if (!c1) goto L37;
					j = ld4(a + 68);
					M[a + 60] = 0;
					st4(a + 56, b1);
					f = 2;
					q = 1;
					k = a + 56;
					c = c1;
					for (;;) {
						find_lower_bound_index(a + 32, c, f, v);
						v = ld4(a + 40);
						f = ld4(a + 36);
						d = ld4(a + 32);
						find_upper_bound_index(a + 32, c, q, k, d);
						k = ld4(a + 40);
						q = ld4(a + 36);
						d1 = ld4(a + 32);
						if (d < d1) break;
						if (!j) goto L37;
						j--;
						c = ld4(c + (d << 2) + 96);
					}
					if (j) {
						e1 = 0;
						f1 = c;
						do {
							f1 = ld4(f1 + (d << 2) + 96);
							find_lower_bound_index(a + 32, f1, f, v);
							v = ld4(a + 40);
							f = ld4(a + 36);
							d = ld4(a + 32);
							c = ld4(c + (d1 << 2) + 96);
							find_upper_bound_index(a + 32, c, q, k, 0);
							k = ld4(a + 40);
							q = ld4(a + 36);
							d1 = ld4(a + 32);
							e1++;
						} while (j != e1);
						if (f1 != c) goto L41;
					}
					if (d == d1) goto L37;
				L41:
					if (d1) d = c;
					else {
						do {
							d = ld4(c + 88);
							if (!d) std_fail(8388686, 53);
							d1 = ld2(c + 92);
							c = d;
						} while (!d1);
					}
					d += d1 << 3;
					c = M[d - 4];
					d = ld4(d - 8);
					goto L36;
				L37:
					c = 2;
				L36:
					M[a + 60] = c;
					st4(a + 56, d);
					if (a1 & 1) {
						btreeset_remove(a + 64, b1, 0);
						btreeset_remove(a + 64, b1, 1);
						btreeset_range(a + 32, ld4(a + 64), ld4(a + 68), b1);
						assert_apart((c & 255) == 2 ? 0 : a + 56, iterator_next(a + 32));
						goto L50;
					}
					btreeset_range(a + 32, c1, ld4(a + 68), b1);
					j = 0;
					f = iterator_next(a + 32);
					q = c & 255;
					assert_apart(q == 2 ? 0 : a + 56, a + 16);
					assert_apart(a + 24, f);
					c = 1;
					switch (q) {
					case 0:
						j = ld4(d + 24);
						goto L51;
					case 2:
						goto L51;
					}
					c = ld4(d + 24);
					if (c > i) std_fail(8388686, 53);
					c = u + (c << 3);
					j = ld4(c + 4);
					c = ld4(c);
				L51:
					d = ld4(b1 + 24);
					if (d > i) std_fail(8388686, 53);
					d = u + (d << 3);
					st4(d + 4, j);
					st4(d, c);
					btreeset_insert(a + 64, b1, 0);
					btreeset_insert(a + 64, b1, 1);
				L50:
					z += 16;
				} while (z != x);
				if (y) globalalloc_dealloc(w, y << 4);
			}
			d = ld4(a + 64);
			if (!d) goto L20;
			f = ld4(a + 68);
			q = ld4(a + 72);
			if (q) {
				j = 0;
				for (;;) {
					if (j) {
						c = d;
						d = j;
					} else {
						c = 0;
						if (f) {
							do d = ld4(d + 96); while (--f);
						}
						f = 0;
					}
					if (f < ld2(d + 94)) {
						j = d;
						goto L63;
					}
					for (;;) {
						j = ld4(d + 88);
						if (!j) break;
						f = ld2(d + 92);
						globalalloc_dealloc(d, c ? 144 : 96);
						c++;
						d = j;
						if (f < ld2(j + 94)) goto L63;
					}
					globalalloc_dealloc(d, c ? 144 : 96);
					std_fail(8388686, 53);
				L63:
					if (c) {
						d = j + (f << 2) + 100;
						do {
							j = ld4(d);
							d = j + 96;
						} while (--c);
						f = 0;
					} else {
						f++;
					}
					d = 0;
					if (!--q) goto L21;
				}
			}
			j = d;
			if (!f) goto L21;
			do j = ld4(j + 96); while (--f);
		L21:
			d = ld4(j + 88);
			if (d) {
				c = 0;
				do {
					globalalloc_dealloc(j, c ? 144 : 96);
					c++;
					j = d;
					d = ld4(j + 88);
				} while (d);
				c = c ? 144 : 96;
			} else {
				c = 96;
			}
			globalalloc_dealloc(j, c);
		L20:
			j = r << 2;
			k = globalalloc_alloc(j);
			if (!k) handle_error(4, j);
			c = 0;
			if (j) fill(k, 0, j);
			e++;
			f = (i << 3) + 8;
			for (;;) {
				if (f == c) {
					f = -1;
					c = k;
					do {
						d = f;
						if (i == d) goto L95;
						f = d + 1;
						q = ld4(c);
						c += 4;
					} while (q);
					f1 = globalalloc_alloc(16);
					if (!f1) std_fail(8388686, 53);
					d += 2;
					st4(f1, f);
					d1 = 1;
					st4(a + 40, 1);
					st4(a + 36, f1);
					st4(a + 32, 4);
					for (;;) {
						v = r > d ? r : d;
						c = k + (d << 2);
						do {
							f = d;
							if (v == f) goto L98;
							d = f + 1;
							q = ld4(c);
							c += 4;
						} while (q);
						if (d1 == ld4(a + 32)) {
							do_reserve_and_handle(a + 32, d1, 1, 4, 4);
							f1 = ld4(a + 36);
						}
						st4(f1 + (d1 << 2), f);
						d1++;
						st4(a + 40, d1);
					}
				L98:
					st8(a + 64, ld8(a + 32));
					f = ld4(a + 40);
					st4(a + 72, f);
					if (f) {
						c = 0;
						v = ld4(a + 68);
						d = 0;
						for (;;) {
							q = ld4(v + c);
							if (q > i) std_fail(8388686, 53);
							q = u + (q << 3);
							if (ld4(q)) {
								q = ld4(q + 4);
								if (q > i) std_fail(8388686, 53);
								d1 = k + (q << 2);
								f1 = ld4(d1);
								if (!f1) std_fail(8388686, 53);
								f1--;
								st4(d1, f1);
								if (!f1) {
									if (f == ld4(a + 64)) {
										raw_vec_rawvec_grow_one(a + 64);
										v = ld4(a + 68);
									}
									st4(v + (f << 2), q);
									f++;
									st4(a + 72, f);
								}
							}
							c += 4;
							if (++d >= f) goto L89;
						}
					}
					f = 0;
					goto L89;
				L95:
					f = 0;
					st4(a + 72, 0);
					st8(a + 64, (u64)4 << 32);
					goto L89;
				}
				d = u + c;
				if (!ld4(d)) goto L83;
				d = ld4(d + 4);
				if (d <= i) {
					d = k + (d << 2);
					q = ld4(d);
					if (q == ~0u) std_fail(8388686, 53);
					st4(d, q + 1);
					goto L83;
				}
				v = 2147483648u;
				q = 0;
				g1 = r;
				goto L88;
			L89:
				d = 0;
				c = k;
				do {
					if (ld4(c)) goto L111;
					d++;
					c += 4;
					j -= 4;
				} while (j);
				j = f >> 1;
				if (j) {
					c = ld4(a + 68);
					d = c + (f << 2) - 4;
					do {
						f = ld4(c);
						st4(c, ld4(d));
						st4(d, f);
						d -= 4;
						c += 4;
					} while (--j);
				}
				if (s) {
					v = r;
					q = globalalloc_alloc(s);
					if (!q) handle_error(4, s);
					goto L109;
				}
				v = 0;
				q = 4;
				goto L109;
			L111:
				v = 2147483648u;
				q = 1;
				c = ld4(a + 64);
				if (c) globalalloc_dealloc(ld4(a + 68), c << 2);
				goto L88;
			L109:
				if (s) copy(q, u, s);
				m = ld8(a + 68);
				h1 = m >> 32;
				i1 = m;
				g1 = ld4(a + 64);
				d = r;
			L88:
				globalalloc_dealloc(k, r << 2);
				if (t) globalalloc_dealloc(u, t << 3);
				if (v == 2147483648u) std_fail(8388686, 53);
				j = 0;
				if (d > 536870911) handle_error(j, j1);
				c = d << 3;
				if (c > 2147483640) handle_error(j, j1);
				if (c) {
					j1 = globalalloc_alloc(c);
					if (j1) {
						if (c) fill(j1, 0, c);
						d1 = d;
						goto L119;
					}
					j = 8;
					j1 = c;
					handle_error(j, j1);
				}
				d1 = 0;
				j1 = 8;
			L119:
				if (h1) {
					k = i1 - 4;
					c = h1 << 2;
					do {
						j = ld4(k + c);
						if (j >= d) std_fail(8388686, 53);
						j <<= 3;
						f = q + j;
						if (ld4(f)) {
							m = ld8(j1 + j);
							if (m == (u64)-1) std_fail(8388686, 53);
							j = ld4(f + 4);
							if (j >= d) std_fail(8388686, 53);
							j = j1 + (j << 3);
							st8(j, ld8(j) ^ (m + 1));
						}
						c -= 4;
					} while (c);
				}
				globalalloc_dealloc(q, v << 3);
				if (g1) globalalloc_dealloc(i1, g1 << 2);
				if (!d) std_fail(8388686, 53);
				f = !ld8(j1);
				d = f ? 4 : 6;
				j = ld4(a + 12);
				if (d > ld4(a + 4) - j) {
					do_reserve_and_handle(a + 4, j, d, 1, 1);
					j = ld4(a + 12);
				}
				c = ld4(a + 8);
				if (d) copy(c + j, f ? 8388752 : 8388756, d);
				d += j;
				st4(a + 12, d);
				if (d1) globalalloc_dealloc(j1, d1 << 3);
				if (h) globalalloc_dealloc(g, h << 5);
				if (e != b) break;
				goto L1;
			L83:
				c += 8;
			}
		}
	}
	c = 1;
	d = 0;
L1:
	host_append(c, d);
	j = ld4(8388772);
	if (j < 65537) d = j;
	else {
		d = 0;
		host_write(ld4(8388768), j);
		st4(8388772, 0);
	}
	j = ld4(a + 4);
	if (j) {
		globalalloc_dealloc(c, j);
		d = ld4(8388772);
	}
	if (d) {
		host_write(ld4(8388768), d);
		st4(8388772, 0);
	}
	sp = a + 80;
}

int main(void)
{
	M = (unsigned char *)calloc(129, 65536);
	if (!M) die("out of memory");
	memcpy(M + 8388608, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memoryBob\nAlice\n\0\0\0\0\0\0\1\0\0\0\0\0\0\0\1", 169);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
