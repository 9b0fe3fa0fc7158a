/* HDU 3980, https://acm.hdu.edu.cn/showproblem.php?pid=3980, made by `cargo judge bundle hdu3980 --write` from dc0d7b8e0f93c030 */
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
static u32 sp = 4194304;
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
static u32 pages = 65;
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
	a = ld4(4194480);
	if (a) {
		host_write(ld4(4194476), a);
		st4(4194480, 0);
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
		if (b < c) std_fail(4194382, 53);
		if (grow(b) == ~0u && grow(c) == ~0u) std_fail(4194435, 13);
	}
	st4(4194644, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 4194516);
	if (d) {
		st4(c + 4194516, ld4(d));
		return d;
	}
	d = ld4(4194644);
	if (d) {
		if (d >= 4294967280u) std_fail(4194382, 53);
	} else {
		d = pages << 16;
		st4(4194644, d);
	}
	d = (d + 15) & -16;
	a = d + (a > 65536 ? a : 1u << (b & 31));
	if (a >= d) {
		memory_reach(a);
		return d;
	}
	std_fail(4194382, 53);
	return 0;
}

static void globalalloc_dealloc(u32 a, u32 b)
{
	u32 c;
	if (b > 65536) {
		c = b + a;
		if (c < b) std_fail(4194382, 53);
		if (c == ld4(4194644)) {
			st4(4194644, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 4194516));
		st4(b + 4194516, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 4194516));
	st4(b + 4194516, a);
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
				if (f < h) std_fail(4194382, 53);
				if (f == ld4(4194644) && h > 65536) {
					h = d + c;
					if (h < d) std_fail(4194382, 53);
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

static void handle_error(u32 a, u32 b)
{
	std_fail(4194382, 53);
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

static void extend_from_slice(u32 a, u32 b, u32 c)
{
	u32 d;
	d = ld4(a + 8);
	if (c > ld4(a) - d) {
		do_reserve_and_handle(a, d, c, 1, 1);
		d = ld4(a + 8);
	}
	if (c) copy(ld4(a + 4) + d, b, c);
	st4(a + 8, d + c);
}

static void input_first(u32 a)
{
	u32 b, c, d, e, f, g = 0, h, i, j, k, m, n, p, q;
	sp = b = frame(32);
	st4(b + 12, 0);
	st8(b + 4, (u64)1 << 32);
	extend_from_slice(b + 4, 1, 0);
	c = ld4(b + 8);
	d = ld4(b + 12);
	f = e = ld4(b + 4);
	do {
		if (f - d <= 65535) {
			if (d > 4294901759u) {
				f = 0;
				handle_error(f, g);
			}
			f = d + 65536;
			finish_grow(b + 16, e, c, f, 1, 1);
			if (ld4(b + 16) == 1) {
				g = ld4(b + 24);
				f = ld4(b + 20);
				handle_error(f, g);
			}
			c = ld4(b + 20);
			e = f;
		}
		if (f < d) std_fail(4194382, 53);
		g = host_read(c + d, f - d);
		d += g;
		if (d < g) std_fail(4194382, 53);
	} while (g);
	st4(b + 12, d);
	st4(b + 8, c);
	st4(b + 4, e);
	if (d) {
		h = c + 1;
		i = 0;
		do {
			j = i + 1;
			k = c + i;
			m = ext1(M[k]);
			if (m > 2147483647) {
				f = clz4(~(m << 24)) - 1;
				n = f < 3 ? f : 3;
				g = 63 >> (n & 31) & m & 255;
				p = n + j;
				e = (f != 0) & (p <= d);
				q = d < p ? d : p;
				if (j < q) {
					f = h + i;
					i = i - q + 1;
					do {
						q = M[f];
						g = g << 6 | (q & 63);
						f++;
						e &= i4(ext1(q)) < -64;
					} while (++i);
				}
				st8(b + 24, (u64)65536 << 32 | 2048);
				st8(b + 16, (u64)128 << 32 | 128);
				if (e != 0 && m <= 4294967287u && g >= ld4(b + 16 + (n << 2))) {
					i = p;
					if ((g ^ 55296) - 1114112 > 4293855231u) goto L12;
				}
				M[k] = 63;
			}
			i = j;
		L12:;
		} while (i < d);
	}
	f = globalalloc_alloc(12);
	if (!f) std_fail(4194382, 53);
	st8(f, ld8(b + 4));
	g = ld4(b + 12);
	st4(f + 8, g);
	f = ld4(f + 4);
	M[a + 20] = 0;
	st4(a + 16, g);
	st4(a + 12, f);
	st4(a + 8, g);
	st4(a + 4, f);
	st4(a, 0);
	sp = b + 32;
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
	if (ld4(4194488) == 1) std_fail(4194382, 53);
	st4(4194492, ld4(b));
	st4(4194488, 1);
	st8(4194496, ld8(b + 24));
	st8(4194504, ld8(b + 32));
	st4(4194512, ld4(b + 40));
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
			if (u < e) std_fail(4194382, 53);
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
		if (d > u) std_fail(4194382, 53);
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
		if (!s) std_fail(4194382, 53);
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
	if (c > b || d > b || c > d) std_fail(4194382, 53);
	if (!c || c >= b || i4(ext1(M[a + c])) > -65) {
		if (!d || d >= b || i4(ext1(M[a + d])) > -65) std_fail(4194382, 53);
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
		std_fail(4194382, 53);
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
	std_fail(4194382, 53);
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
	if (!ld4(4194488)) try_init(ld4(4194484));
	if (ld4(4194492)) std_fail(4194382, 53);
	st4(4194492, -1);
	b = M[4194512];
	c = ld4(4194508);
	d = ld4(4194504);
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
		M[4194512] = 1;
		d = e;
		i = c;
		goto L11;
	L12:
		b = 0;
		d = i + 1;
		c -= d;
		st4(4194508, c);
		d += e;
		st4(4194504, d);
	L11:
		if (i) goto L8;
	}
	c = 0;
	f = ld4(4194496);
	g = ld4(4194500);
	d = h = f + g;
	goto L7;
L8:
	f = ld4(4194496);
	g = ld4(4194500);
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
	if (m >= 4294901761u) std_fail(4194304, 78);
	if (!e) goto L6;
L22:
	st4(4194492, 0);
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
				if (i != 48) std_fail(4194304, 78);
			}
		}
		i--;
		e = M[b];
		b++;
	} while (((e - 48) & 255) < 10);
L30:
	j = h;
L6:
	if (j < f) std_fail(4194382, 53);
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
	std_fail(4194382, 53);
L3:
	slice_error_fail_rt(f, g, 0, i);
	return 0;
}

static void insert_fit(u32 a, u32 b, u32 c, u32 d, u32 e)
{
	u32 f, g, h, i, j, k;
	f = a + 4;
	g = f + (b << 2);
	h = b + 1;
	i = ld2(a + 182);
	if (h > i) st4(g, c);
	else {
		j = i - b;
		k = j << 2;
		if (k) copy(f + (h << 2), g, k);
		st4(g, c);
		g = j * 12;
		if (g) {
			c = a + 48;
			copy(c + h * 12, c + b * 12, g);
		}
	}
	g = i + 1;
	c = a + b * 12;
	st4(c + 56, ld4(d + 8));
	st8(c + 48, ld8(d));
	d = a + 184;
	c = i + 2;
	f = b + 2;
	if (c > f) {
		j = (i - b) << 2;
		if (j) copy(d + (f << 2), d + (h << 2), j);
	}
	st4(d + (h << 2), e);
	st2(a + 182, g);
	if (h < c) {
		d = i + 1;
		i = (b << 2) + a + 188;
		do {
			h = ld4(i);
			b++;
			st2(h + 180, b);
			st4(h, a);
			i += 4;
		} while (d != b);
	}
}

static u32 new_uninit_in(void)
{
	u32 a;
	a = globalalloc_alloc(232);
	if (!a) std_fail(4194382, 53);
	return a;
}

static void grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 8, 8);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a, ld4(b + 12));
	sp = b + 16;
}

static void host_append(u32 a, u32 b, u32 c)
{
	u32 d;
	if (a == 4194472 && c > 65536) {
		a = ld4(4194480);
		if (a) {
			host_write(ld4(4194476), a);
			st4(4194480, 0);
		}
		host_write(b, c);
		return;
	}
	d = ld4(a + 8);
	if (c > ld4(a) - d) {
		do_reserve_and_handle(a, d, c, 1, 1);
		d = ld4(a + 8);
	}
	if (c) copy(ld4(a + 4) + d, b, c);
	st4(a + 8, d + c);
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n = 0, p, q, r, s, t, u, w, x, y, z, a1, b1, c1, d1, e1, f1;
	u64 v, g1, h1, i1, j1;
	sp = a = frame(80);
	b = proconio_read();
	st4(a + 20, 0);
	st8(a + 12, (u64)1 << 32);
	if (b) {
		g = a + 60;
		h = a + 48;
		f = e = 0;
		i = 1;
		for (;;) {
			j = proconio_read();
			k = proconio_read();
			if (j >= 10001 || !k) std_fail(4194382, 53);
			if (!f) {
				f = globalalloc_alloc(184);
				if (!f) std_fail(4194382, 53);
				st2(f + 182, 1);
				n = 0;
				st4(f, 0);
				st4(f + 56, 0);
				st8(f + 48, (u64)8 << 32);
				st4(f + 4, k);
				d = 0;
				p = f;
				goto L12;
			}
			m = n;
			p = f;
			for (;;) {
				q = p + 4;
				r = ld2(p + 182);
				s = r << 2;
				d = -1;
				c = 0;
				do {
					if (s == c) {
						d = r;
						goto L24;
					}
					t = p + c;
					c += 4;
					d++;
					t = ld4(t + 4);
					t = ((u32)(k > t) - (k < t)) & 255;
				} while (t == 1);
				if (t != 255) goto L11;
			L24:
				if (!m) break;
				m--;
				p = ld4(p + (d << 2) + 184);
			}
			if (r < 11) {
				c = q + (d << 2);
				if (r > d) {
					t = r - d;
					s = t << 2;
					if (s) copy(c + 4, c, s);
					t *= 12;
					if (t) {
						s = p + d * 12;
						copy(s + 60, s + 48, t);
					}
				}
				st4(c, k);
				c = p + d * 12;
				st4(c + 48, 0);
				st8(c + 52, 8);
				st2(p + 182, r + 1);
				goto L12;
			}
			s = a + 40;
			c = 4;
			if (d < 5) goto L29;
			c = d;
			switch (d - 5) {
			case 0:
				goto L29;
			case 1:
				d = 0;
				s = a + 24;
				c = 5;
				goto L29;
			}
			d -= 7;
			s = a + 24;
			c = 6;
		L29:
			u = globalalloc_alloc(184);
			if (!u) std_fail(4194382, 53);
			st4(u, 0);
			t = ld2(p + 182) + ~c;
			st2(u + 182, t);
			if (t >= 12) std_fail(4194382, 53);
			r = p + 48;
			m = r + c * 12;
			v = ld8(m + 4);
			w = ld4(m);
			x = ld4(q + (c << 2));
			m = c + 1;
			y = t << 2;
			if (y) copy(u + 4, q + (m << 2), y);
			t *= 12;
			if (t) copy(u + 48, r + m * 12, t);
			st2(p + 182, c);
			st4(a + 40, p);
			st4(a + 24, u);
			z = ld4(s);
			c = z + 4 + (d << 2);
			t = ld2(z + 182);
			if (t > d) {
				s = t - d;
				m = s << 2;
				if (m) copy(c + 4, c, m);
				s *= 12;
				if (s) {
					m = z + d * 12;
					copy(m + 60, m + 48, s);
				}
			}
			st4(c, k);
			c = z + d * 12;
			st4(c + 48, 0);
			st8(c + 52, 8);
			st2(z + 182, t + 1);
			if (w == 2147483648u) goto L13;
			a1 = 0;
			c = ld4(p);
			if (c) {
				a1 = 0;
				for (;;) {
					q = ld2(p + 180);
					st8(a + 44, v);
					st4(a + 40, w);
					r = c;
					m = ld2(r + 182);
					if (m < 11) goto L18;
					y = a + 24;
					c = 4;
					if (q < 5) goto L42;
					c = q;
					switch (q - 5) {
					case 0:
						goto L42;
					case 1:
						q = 0;
						y = a + 36;
						c = 5;
						goto L42;
					}
					q -= 7;
					y = a + 36;
					c = 6;
				L42:
					s = globalalloc_alloc(232);
					if (!s) std_fail(4194382, 53);
					st4(s, 0);
					t = ld2(r + 182) + ~c;
					st2(s + 182, t);
					if (t >= 12) std_fail(4194382, 53);
					c1 = r + 48;
					p = c1 + c * 12;
					v = ld8(p + 4);
					w = ld4(p);
					d1 = r + 4;
					e1 = c << 2;
					b1 = ld4(d1 + e1);
					p = c + 1;
					f1 = t << 2;
					if (f1) copy(s + 4, d1 + (p << 2), f1);
					t *= 12;
					if (t) copy(s + 48, c1 + p * 12, t);
					st2(r + 182, c);
					t = ld2(s + 182);
					p = t + 1;
					if (t >= 12) std_fail(4194382, 53);
					if (m - c != p) std_fail(4194382, 53);
					m = s + 184;
					c = p << 2;
					if (c) copy(m, r + e1 + 188, c);
					a1++;
					c = 0;
					do {
						p = ld4(m + (c << 2));
						st2(p + 180, c);
						st4(p, s);
						if (c >= t) goto L48;
						c += c < t;
					} while (c <= t);
				L48:
					st4(a + 36, s);
					st4(a + 24, r);
					insert_fit(ld4(y), q, x, a + 40, u);
					if (w == 2147483648u) goto L13;
					x = b1;
					u = s;
					p = r;
					c = ld4(r);
					if (!c) goto L14;
				}
			}
			s = u;
			b1 = x;
			goto L14;
		L18:
			insert_fit(r, q, x, a + 40, u);
			goto L13;
		L14:
			c = new_uninit_in();
			st4(c + 184, f);
			st2(c + 182, 0);
			st4(c, 0);
			t = n + 1;
			if (!t) std_fail(4194382, 53);
			st2(f + 180, 0);
			st4(f, c);
			if (a1 != n) std_fail(4194382, 53);
			st4(c + 188, s);
			st8(c + 52, v);
			st4(c + 48, w);
			st4(c + 4, b1);
			st2(c + 182, 1);
			st2(s + 180, 1);
			st4(s, c);
			n = t;
			f = c;
		L13:
			p = z;
		L12:
			e++;
		L11:
			if (j >= k) {
				st4(a + 64, 8);
				st8(a + 56, 0);
				st8(a + 48, (u64)8 << 32);
				st8(a + 40, 1);
				b1 = p + d * 12 + 48;
				w = ld4(b1 + 8);
				c1 = j - k;
				if (w > c1) v = ld8(ld4(b1 + 4) + (c1 << 3));
				else {
					s = 8;
					p = 0;
					do {
						v = ld8(a + 40);
						if (v == (u64)-1) std_fail(4194382, 53);
						st8(a + 68, 0);
						st8(a + 40, v + 1);
						if (w >= k) {
							j = w - k;
							q = j >> 1;
							y = ld4(b1 + 4);
							s = r = c = 0;
							for (;;) {
								if (s >= w || j < s) std_fail(4194382, 53);
								t = j - s;
								if (t >= w) std_fail(4194382, 53);
								d = ld4(a + 72);
								if (d == ~0u) std_fail(4194382, 53);
								g1 = ld8(y + (s << 3));
								h1 = ld8(y + (t << 3));
								t = d + 1;
								st4(a + 72, t);
								m = ld4(a + 56);
								if (m > d) goto L62;
								if (t > 2147483647) std_fail(4194382, 53);
								t <<= 1;
								p = t > 16 ? t : 16;
								t = p - m;
								if (t <= ld4(a + 48) - m) a1 = c;
								else {
									do_reserve_and_handle(h, m, t, 8, 8);
									m = ld4(a + 56);
									r = a1 = ld4(a + 68);
								}
								u = ld4(a + 52);
								c = (t << 3) - 8;
								if (c) fill(u + (m << 3), 0, c);
								m += t;
								st8(u + (m << 3) - 8, 0);
								st4(a + 56, m);
								if (r) {
									i1 = ld8(a + 40);
									v = d > 2147450879 ? (u64)i4(p) : p;
									x = ld4(a + 64);
									d = x + 8;
									p = r - 1;
									c = 0;
									t = x;
									for (;;) {
										j1 = ld8(t);
										if (j1 < v) break;
										d += 8;
										p--;
										t += 8;
										c++;
										if (r == c) goto L73;
									}
									if (j1 + 65535 >= (u64)1 << 32) std_fail(4194304, 78);
									t = j1;
									if (m <= t) std_fail(4194382, 53);
									st8(u + (t << 3), i1);
									if (c + 1 < r) {
										for (;;) {
											j1 = ld8(d);
											if (j1 >= v) {
												st8(x + (c << 3), j1);
												c++;
											} else {
												if (j1 + 65535 >= (u64)1 << 32) std_fail(4194304, 78);
												t = j1;
												if (m <= t) std_fail(4194382, 53);
												st8(u + (t << 3), i1);
											}
											d += 8;
											if (!--p) goto L63;
										}
									}
									goto L63;
								L73:
									c = a1;
									goto L62;
								}
								c = a1;
								r = 0;
								goto L62;
							L63:
								st4(a + 68, c);
								r = c;
							L62:
								v = h1 ^ g1;
								if (v < m) st8(ld4(a + 52) + ((u32)v << 3), ld8(a + 40));
								else {
									if (c == ld4(a + 60)) grow_one(g);
									st8(ld4(a + 64) + (c << 3), v);
									c++;
									st4(a + 68, c);
									r = c;
								}
								if (s < q) {
									s += s < q;
									if (s <= q) continue;
								}
								break;
							}
							p = ld4(a + 56);
							s = ld4(a + 52);
						}
						if (!p) {
							d = 0;
							goto L84;
						}
						t = p << 3;
						d = 0;
						v = ld8(a + 40);
						c = s;
						do {
							if (ld8(c) != v) goto L84;
							d++;
							c += 8;
							t -= 8;
						} while (t);
						d = p;
					L84:
						v = d;
						if (w == ld4(b1)) grow_one(b1);
						c = w + 1;
						st4(b1 + 8, c);
						t = ld4(b1 + 4);
						st8(t + (w << 3), v);
						d = w == c1;
						w = c;
					} while (!d);
					v = ld8(t + (c1 << 3));
					c = ld4(a + 48);
					if (c) globalalloc_dealloc(s, c << 3);
				}
				c = ld4(a + 60);
				if (c) globalalloc_dealloc(ld4(a + 64), c << 3);
				c = !v;
				p = c ? 9 : 8;
				s = c ? 4194456 : 4194448;
			} else {
				p = 8;
				s = 4194448;
			}
			st4(a + 32, 0);
			st8(a + 24, (u64)1 << 32);
			do_reserve_and_handle(a + 24, 0, 6, 1, 1);
			c = ld4(a + 32);
			d = ld4(a + 28) + c;
			st4(d, ld4(4194465));
			st2(d + 4, ld2(4194469));
			st4(a + 32, c + 6);
			if (i + 1 >= 4294901762u) std_fail(4194304, 78);
			t = i + (i < b);
			fill(a + 40, 48, 40);
			v = i > 4294901760u ? (u64)i4(i) : i;
			c = 41;
			do {
				if (c == 1) std_fail(4194382, 53);
				j1 = v / 10;
				M[a + 40 + c - 2] = (u32)(j1 * 246 + v) | 48;
				c--;
				d = v < 10;
				v = j1;
			} while (!d);
			extend_from_slice(a + 24, a + 40 + c - 1, 41 - c);
			c = ld4(a + 32);
			if (ld4(a + 24) - c <= 1) {
				do_reserve_and_handle(a + 24, c, 2, 1, 1);
				c = ld4(a + 32);
			}
			st2(ld4(a + 28) + c, 8250);
			st4(a + 32, c + 2);
			host_append(a + 24, s, p);
			p = ld4(a + 24);
			c = ld4(a + 32);
			if (p == c) {
				do_reserve_and_handle(a + 24, c, 1, 1, 1);
				p = ld4(a + 24);
				c = ld4(a + 32);
			}
			m = ld4(a + 28);
			M[m + c] = 10;
			d = c + 1;
			s = ld4(a + 20);
			if (c >= ld4(a + 12) - s) {
				do_reserve_and_handle(a + 12, s, d, 1, 1);
				s = ld4(a + 20);
			}
			c = ld4(a + 16);
			if (d) copy(c + s, m, d);
			d += s;
			st4(a + 20, d);
			if (p) globalalloc_dealloc(m, p);
			if (i >= b) goto L5;
			i = t;
			if (t > b) goto L5;
		}
	}
	c = 1;
	f = e = d = 0;
L5:
	host_append(4194472, c, d);
	d = ld4(4194480);
	if (d >= 65537) {
		host_write(ld4(4194476), d);
		st4(4194480, 0);
	}
	d = ld4(a + 12);
	if (d) globalalloc_dealloc(c, d);
	if (!f) goto L1;
	if (e) {
		s = 0;
		for (;;) {
			if (s) {
				c = f;
				f = s;
			} else {
				c = 0;
				if (n) {
					do f = ld4(f + 184); while (--n);
				}
				n = 0;
			}
			if (n >= ld2(f + 182)) {
				for (;;) {
					d = ld4(f);
					if (!d) break;
					p = ld2(f + 180);
					globalalloc_dealloc(f, c ? 232 : 184);
					c++;
					f = d;
					if (p < ld2(d + 182)) goto L106;
				}
				globalalloc_dealloc(f, c ? 232 : 184);
				std_fail(4194382, 53);
			}
			p = n;
			d = f;
		L106:
			if (c) {
				t = d + (p << 2) + 188;
				do {
					s = ld4(t);
					t = s + 184;
				} while (--c);
				n = 0;
			} else {
				n = p + 1;
				s = d;
			}
			c = d + p * 12;
			d = ld4(c + 48);
			if (d) globalalloc_dealloc(ld4(c + 52), d << 3);
			f = 0;
			if (!--e) goto L2;
		}
	}
	s = f;
	if (!n) goto L2;
	do s = ld4(s + 184); while (--n);
L2:
	d = ld4(s);
	if (d) {
		c = 0;
		do {
			globalalloc_dealloc(s, c ? 232 : 184);
			c++;
			s = d;
			d = ld4(s);
		} while (d);
		c = c ? 232 : 184;
	} else {
		c = 184;
	}
	globalalloc_dealloc(s, c);
L1:
	c = ld4(4194480);
	if (c) {
		host_write(ld4(4194476), c);
		st4(4194480, 0);
	}
	sp = a + 80;
}

int main(void)
{
	M = (unsigned char *)calloc(65, 65536);
	if (!M) die("out of memory");
	memcpy(M + 4194304, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memoryabcdxyzkaekdycoinCase #\0\0\0\0\0\1\0\0\0\0\0\0"
		"\0\1", 181);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
