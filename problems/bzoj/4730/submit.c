/* BZOJ 4730, https://hydro.ac/d/bzoj/p/4730, made by `cargo judge bundle bzoj4730 --write` from 59f69264bc35ccc9 */
/*
The stack for local arrays has 8192 KiB.
C's own stack bounds the depth of this recursion: grundy::contest::xor_trie::XorTries::join_nodes.
*/
#ifdef _MSC_VER
#pragma comment(linker, "/STACK:67108864")
#endif
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
static u64 rotl8(u64 x, u64 n)
{
	return x << (n & 63) | x >> (-n & 63);
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

static u32 program_proconio_read(void)
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

static u32 unionfind_root(u32 a, u32 b, u32 c)
{
	u32 d, e;
	if (c >= b) std_fail(8388686, 53);
	for (;;) {
		d = a + (c << 2);
		e = ld4(d);
		if (e == c) return c;
		if (e >= b) std_fail(8388686, 53);
		c = ld4(a + (e << 2));
		st4(d, c);
		if (c >= b) std_fail(8388686, 53);
	}
}

static void from_elem(u32 a, u32 b)
{
	u32 c, d;
	c = 0;
	if (b > 2147483647) handle_error(c, b);
	if (b) {
		c = globalalloc_alloc(b);
		if (c) {
			if (b) fill(c, 0, b);
			d = b;
			goto L1;
		}
		c = 1;
		handle_error(c, b);
	}
	d = 0;
	c = 1;
L1:
	st4(a + 8, b);
	st4(a + 4, c);
	st4(a, d);
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

static void vec_from_elem(u32 a, u32 b)
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

static void rawvec_grow_one(u32 a)
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

static void raw_vec_rawvec_grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 4, 16);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a, ld4(b + 12));
	sp = b + 16;
}

static u32 node_or_new(u32 a, u32 b)
{
	u32 c;
	if (!b) {
		b = ld4(a + 8);
		if (b == ld4(a)) raw_vec_rawvec_grow_one(a);
		c = b + 1;
		st4(a + 8, c);
		a = ld4(a + 4) + (b << 4);
		st8(a, 0);
		st8(a + 8, 0);
		if (!c) std_fail(8388686, 53);
	}
	return b;
}

static void pass_on(u32 a, u32 b, u32 c, u32 d)
{
	u32 e, f, g, h;
	sp = e = frame(16);
	if (c >= 4294901761u) std_fail(8388608, 78);
	if (c >= b) std_fail(8388686, 53);
	c = a + (c << 4);
	f = ld4(c + 12);
	st4(c + 12, 0);
	if (d > 31) std_fail(8388686, 53);
	if (f >> (d & 31) & 1) st8(c, rotl8(ld8(c), 32));
	st8(e + 8, ld8(c));
	g = e + 8;
	d = c = 0;
	do {
		c = ld4(g + (c << 2));
		if (c) {
			if (c >= 4294901761u) std_fail(8388608, 78);
			if (c >= b) std_fail(8388686, 53);
			c = a + (c << 4);
			st4(c + 12, ld4(c + 12) ^ f);
		}
		c = 1;
		h = d & 1;
		d = 1;
	} while (!h);
	sp = e + 16;
}

static u32 join_nodes(u32 a, u32 b, u32 c, u32 d)
{
	u32 e, f, g, h, i, j, k, m, n, p;
	if (!b || !c) return c | b;
	if (!d) return b;
	e = ld4(a + 4);
	f = ld4(a + 8);
	g = d - 1;
	pass_on(e, f, b, g);
	pass_on(e, f, c, g);
	h = e + (c << 4);
	i = e + (b << 4);
	d = 0;
	j = b < 4294901761u;
	k = 0;
	for (;;) {
		m = d + 4;
		if (m == 12) {
			if (b >= 4294901761u) std_fail(8388608, 78);
			if (b >= f) std_fail(8388686, 53);
			st4(i + 8, k);
			return b;
		}
		if (!j) std_fail(8388608, 78);
		if (b >= f) std_fail(8388686, 53);
		if (c >= 4294901761u) std_fail(8388608, 78);
		if (c >= f) std_fail(8388686, 53);
		n = i + d;
		p = join_nodes(a, ld4(n), ld4(h + d), g);
		st4(n, p);
		if (p >= 4294901761u) std_fail(8388608, 78);
		if (p >= f) std_fail(8388686, 53);
		d = m;
		p = ld4(e + (p << 4) + 8);
		k += p;
		if (k < p) std_fail(8388686, 53);
	}
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
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n = 0, p, q, r = 0, s, t, u = 0, v, w, x, y, z, a1 = 0, b1 = 0, c1 = 0, d1, e1 = 0, f1 = 0, g1 = 0, h1, i1;
	sp = a = frame(160);
	b = proconio_read();
	st4(a + 20, 0);
	st8(a + 12, (u64)1 << 32);
	if (b) {
		e = a + 60;
		f = a + 96;
		h = g = 0;
		for (;;) {
			i = proconio_read();
			j = proconio_read();
			if (j > 536870911) break;
			k = j << 3;
			if (k > 2147483644) break;
			if (k) {
				n = globalalloc_alloc(k);
				if (!n) {
					g = 4;
					handle_error(g, k);
				}
				m = j;
			} else {
				m = 0;
				n = 4;
			}
			if (j) {
				c = j;
				d = n;
				do {
					p = program_proconio_read();
					st4(d + 4, program_proconio_read());
					st4(d, p);
					d += 8;
				} while (--c);
			}
			h++;
			c = k;
			d = n;
			while (c) {
				if (ld4(d) >= i) std_fail(8388686, 53);
				c -= 8;
				p = ld4(d + 4);
				d += 8;
				if (p >= i) std_fail(8388686, 53);
			}
			st4(a + 32, j);
			st4(a + 28, n);
			st4(a + 24, m);
			d = 0;
			if (i > 1073741823) handle_error(d, r);
			p = i << 2;
			if (p > 2147483644) handle_error(d, r);
			if (p) {
				r = globalalloc_alloc(p);
				if (r) {
					q = i;
					goto L18;
				}
				d = 4;
				r = p;
				handle_error(d, r);
			}
			q = 0;
			r = 4;
		L18:
			if (i) {
				d = 0;
				c = r;
				do {
					st4(c, d);
					c += 4;
					d++;
				} while (i != d);
				s = globalalloc_alloc(p);
				if (!s) handle_error(4, p);
				d = s;
				if (i != 1) {
					c = i - 1;
					d = s;
					do {
						st4(d, 1);
						d += 4;
					} while (--c);
				}
				st4(d, 1);
				t = i;
				if (!j) goto L29;
			} else {
				if (!j) {
					t = 0;
					from_elem(a + 36, 0);
					w = 1;
					s = 4;
					j = 0;
					v = n;
					goto L22;
				}
				s = 4;
				t = 0;
			}
			u = n + k;
			p = n;
			do {
				c = ld4(p + 4);
				d = unionfind_root(r, i, ld4(p));
				c = unionfind_root(r, i, c);
				if (d == c || d >= i || c >= i) std_fail(8388686, 53);
				m = ld4(s + (d << 2)) < ld4(s + (c << 2));
				k = m ? d : c;
				if (k >= i) std_fail(8388686, 53);
				k <<= 2;
				d = m ? c : d;
				st4(r + k, d);
				if (d >= i) std_fail(8388686, 53);
				c = s + (d << 2);
				d = ld4(c);
				k = d + ld4(s + k);
				if (k < d) std_fail(8388686, 53);
				st4(c, k);
				p += 8;
			} while (p != u);
		L29:
			from_elem(a + 36, i);
			d = 0;
			k = ld4(a + 40);
			p = ld4(a + 44);
			v = n;
			do {
				c = unionfind_root(r, i, d);
				if (c >= p) std_fail(8388686, 53);
				c += k;
				if (!M[c]) {
					M[c] = 1;
					if (j == ld4(a + 24)) {
						grow_one(a + 24);
						v = ld4(a + 28);
					}
					c = v + (j << 3);
					st4(c + 4, d);
					st4(c, i);
					j++;
					st4(a + 32, j);
				}
				d++;
			} while (i != d);
			w = i + 1;
			if (!j) {
				j = 0;
				goto L22;
			}
			m = v + (j << 3);
			k = v;
			do {
				st8(a + 96, ld8(k));
				k += 8;
				c = d = 0;
				do {
					if (ld4(f + (d << 2)) > i) std_fail(8388686, 53);
					d = 1;
					p = c & 1;
					c = 1;
				} while (!p);
			} while (k != m);
		L22:
			vec_from_elem(a + 72, i + 2);
			x = j << 3;
			y = v + x;
			p = 0;
			z = ld4(a + 76);
			m = ld4(a + 80);
			c = v;
			for (;;) {
				if ((p & 1) != 0 && d != 2) j = c;
				else {
					if (c == y) {
						k = -m;
						a1 = -i;
						d = 1;
						u = (m ? 1 : m) - m;
						c = z;
						do {
							if (k + d == 1 || u + d == 1) std_fail(8388686, 53);
							p = c + 4;
							j = ld4(p);
							c = j + ld4(c);
							if (c < j) std_fail(8388686, 53);
							st4(p, c);
							c = p;
							d++;
						} while (a1 + d != 2);
						if (w < m) {
							d = ld4(z + (w << 2));
							if (d >= 4294901761u) std_fail(8388608, 78);
							vec_from_elem(a + 148, d);
							d = 0;
							if (m > 1073741823) handle_error(d, c1);
							b1 = m << 2;
							if (b1 > 2147483644) handle_error(d, c1);
							c1 = globalalloc_alloc(b1);
							if (c1) {
								if (b1) copy(c1, z, b1);
								u = 0;
								d1 = ld4(a + 152);
								z = ld4(a + 156);
								c = v;
								for (;;) {
									if ((u & 1) != 0 && d != 2) a1 = c;
									else {
										if (c == y) break;
										a1 = c + 8;
										k = ld4(c + 4);
										j = ld4(c);
										d = 0;
									}
									st4(a + 104, k);
									st4(a + 96, j);
									st4(a + 100, k);
									st4(a + 108, j);
									u = f + (d << 3);
									c = ld4(u);
									if (c >= m) std_fail(8388686, 53);
									p = c1 + (c << 2);
									c = ld4(p);
									if (c >= 4294901761u) std_fail(8388608, 78);
									if (c >= z) std_fail(8388686, 53);
									st4(d1 + (c << 2), ld4(u + 4));
									c = ld4(p);
									if (c == ~0u) std_fail(8388686, 53);
									d++;
									u = 1;
									st4(p, c + 1);
									c = a1;
								}
								st8(e, ld8(a + 148));
								st4(e + 8, ld4(a + 156));
								st8(a + 48, ld8(a + 72));
								st4(a + 56, ld4(a + 80));
								globalalloc_dealloc(c1, b1);
								d = 0;
								if (w > 536870911) handle_error(d, f1);
								e1 = w << 3;
								if (e1 > 2147483644) handle_error(d, f1);
								f1 = globalalloc_alloc(e1);
								if (f1) {
									if (e1) fill(f1, 0, e1);
									u = globalalloc_alloc(4);
									if (!u) std_fail(8388686, 53);
									st4(u, i);
									k = 1;
									st4(a + 156, 1);
									st4(a + 152, u);
									st4(a + 148, 1);
									a1 = 0;
									b1 = ld4(a + 64);
									d1 = ld4(a + 68);
									y = ld4(a + 52);
									z = ld4(a + 56);
									do {
										m = ld4(u + (a1 << 2));
										if (m >= 4294901761u) std_fail(8388608, 78);
										if (m >= z) std_fail(8388686, 53);
										c = ld4(y + (m << 2));
										if (c >= 4294901761u) std_fail(8388608, 78);
										d = m + 1;
										if (d >= z) std_fail(8388686, 53);
										d = ld4(y + (d << 2));
										if (d >= 4294901761u) std_fail(8388608, 78);
										if (d < c || d > d1) std_fail(8388686, 53);
										if (c != d) {
											h1 = d << 2;
											d = c << 2;
											p = h1 - d;
											c = b1 + d;
											do {
												d = ld4(c);
												if (d >= 4294901761u) std_fail(8388608, 78);
												if (d != i) {
													if (d > i) std_fail(8388686, 53);
													j = f1 + (d << 3);
													if (!ld4(j)) {
														st4(j + 4, m);
														st4(j, 1);
														if (k == ld4(a + 148)) {
															rawvec_grow_one(a + 148);
															u = ld4(a + 152);
														}
														st4(u + (k << 2), d);
														k++;
														st4(a + 156, k);
													}
												}
												c += 4;
												p -= 4;
											} while (p);
										}
									} while (++a1 < k);
									c = -1;
									d = f1;
									for (;;) {
										c++;
										if (i == c) break;
										p = ld4(d);
										d += 8;
										if (!p) goto L60;
									}
									from_elem(a + 84, w);
									u = ld4(a + 88);
									a1 = ld4(a + 92);
									c = v;
									for (;;) {
										if (!x) {
											x = ld4(a + 152);
											b1 = ld4(a + 148);
											d = ld4(a + 84);
											if (d) globalalloc_dealloc(u, d);
											drop_in_place(a + 48);
											d = ld4(a + 36);
											if (d) globalalloc_dealloc(ld4(a + 40), d);
											if (q) globalalloc_dealloc(r, q << 2);
											if (t) globalalloc_dealloc(s, t << 2);
											d = ld4(a + 24);
											if (d) globalalloc_dealloc(v, d << 3);
											d = globalalloc_alloc(16);
											if (!d) std_fail(8388686, 53);
											st8(d + 8, 0);
											st8(d, 0);
											a1 = 32 - clz4(w);
											st4(a + 96, a1);
											st4(a + 92, 1);
											st4(a + 88, d);
											st4(a + 84, 1);
											vec_from_elem(a + 148, w);
											if (w <= 178956970) break;
											d = 0;
											handle_error(d, g1);
										}
										p = ld4(c);
										if (p > i) std_fail(8388686, 53);
										d = j = ld4(c + 4);
										m = f1 + (p << 3);
										if (ld4(m) == 1) d = ld4(m + 4) == j ? p : j;
										if (d > i) std_fail(8388686, 53);
										m = f1 + (d << 3);
										if (ld4(m) != 1 || ld4(m + 4) != (j ^ p ^ d)) goto L61;
										if (d >= a1) std_fail(8388686, 53);
										c += 8;
										d += u;
										p = M[d];
										M[d] = 1;
										x -= 8;
										if (p) goto L61;
									}
									c = w * 12;
									if (c) {
										g1 = globalalloc_alloc(c);
										if (g1) {
											q = w;
											goto L97;
										}
										d = 4;
										g1 = c;
										handle_error(d, g1);
									}
									q = 0;
									g1 = 4;
								L97:
									c = w;
									d = g1;
									do {
										st8(d, (u64)4 << 32);
										st4(d + 8, 0);
										d += 12;
									} while (--c);
									if (!k) std_fail(8388686, 53);
									v = x + (k << 2);
									for (;;) {
										v -= 4;
										d1 = ld4(v);
										d = ld4(a + 156);
										if (d1 >= d || a1 > 31) std_fail(8388686, 53);
										m = ld4(ld4(a + 152) + (d1 << 2));
										if (m >> (a1 & 31)) std_fail(8388686, 53);
										d = a1 + 1;
										c = d << 2;
										k = globalalloc_alloc(c);
										if (!k) handle_error(4, c);
										st4(a + 52, k);
										st4(a + 48, d);
										s = node_or_new(a + 84, 0);
										st4(k, s);
										i = 1;
										st4(a + 56, 1);
										z = ld4(a + 96);
										if (!z) goto L118;
										c = z - 1;
										i = 1;
										p = 0;
										do {
											u = ld4(a + 88);
											j = ld4(a + 92);
											d = ld4(k + p);
											pass_on(u, j, d, c);
											if (z > 32) std_fail(8388686, 53);
											if (d >= 4294901761u) std_fail(8388608, 78);
											if (d >= j) std_fail(8388686, 53);
											a1 = d << 4;
											i1 = u + a1;
											u = (m >> (c & 31) & 1) << 2;
											j = node_or_new(a + 84, ld4(i1 + u));
											y = ld4(a + 92);
											if (d >= y) std_fail(8388686, 53);
											st4(ld4(a + 88) + a1 + u, j);
											if (i == ld4(a + 48)) {
												rawvec_grow_one(a + 48);
												k = ld4(a + 52);
											}
											st4(k + p + 4, j);
											i++;
											st4(a + 56, i);
											p += 4;
										} while (--c != ~0u);
										k = ld4(a + 52);
									L118:
										p = i << 2;
										d = ld4(k + p - 4);
										if (d >= 4294901761u) std_fail(8388608, 78);
										j = ld4(a + 92);
										if (d >= j) std_fail(8388686, 53);
										i = ld4(a + 88);
										if (!ld4(i + (d << 4) + 8)) {
											d = k;
											do {
												c = ld4(d);
												if (c >= 4294901761u) std_fail(8388608, 78);
												if (c >= j) std_fail(8388686, 53);
												c = i + (c << 4);
												u = ld4(c + 8);
												if (u == ~0u) std_fail(8388686, 53);
												d += 4;
												st4(c + 8, u + 1);
												p -= 4;
											} while (p);
										}
										d = ld4(a + 48);
										if (d) globalalloc_dealloc(k, d << 2);
										if (d1 >= w) std_fail(8388686, 53);
										d = g1 + d1 * 12;
										c = ld4(d + 8);
										st4(d + 8, 0);
										y = ld4(d);
										z = ld4(d + 4);
										st8(d, (u64)4 << 32);
										if (c) {
											a1 = z + (c << 3);
											p = ld4(a + 96);
											d = z;
											do {
												if (p > 31) std_fail(8388686, 53);
												k = ld4(d) ^ m;
												if (k >> (p & 31)) std_fail(8388686, 53);
												c = ld4(d + 4);
												if (c) {
													if (c >= 4294901761u) std_fail(8388608, 78);
													if (c >= j) std_fail(8388686, 53);
													u = i + (c << 4);
													st4(u + 12, ld4(u + 12) ^ k);
													s = join_nodes(a + 84, s, c, p);
												}
												d += 8;
											} while (d != a1);
										}
										if (y) globalalloc_dealloc(z, y << 3);
										a1 = ld4(a + 96);
										if (a1) {
											d = a1 - 1;
											k = 0;
											u = a1 < 33;
											p = 0;
											c = s;
											for (;;) {
												if (c >= 4294901761u) std_fail(8388608, 78);
												if (c >= j || !u) std_fail(8388686, 53);
												c = i + (c << 4);
												m = ld4(c + 8);
												if (m == 2u << (d & 31)) break;
												st8(a + 48, ld8(c));
												k ^= ld4(c + 12);
												m = k >> (d & 31) & 1;
												c = ld4((a + 48) | m << 2);
												if (c >= 4294901761u) std_fail(8388608, 78);
												if (c >= j) std_fail(8388686, 53);
												c = ld4(i + (c << 4) + 8) == 1u << (d & 31);
												p |= c << (d & 31);
												c = ld4((a + 48) | (m ^ c) << 2);
												if (--d == ~0u) goto L129;
											}
											c = m + p;
											if (c < m) std_fail(8388686, 53);
											goto L128;
										}
										p = 0;
										c = s;
									L129:
										if (c >= 4294901761u) std_fail(8388608, 78);
										if (c >= j) std_fail(8388686, 53);
										d = ld4(i + (c << 4) + 8);
										c = d + p;
										if (c < d) std_fail(8388686, 53);
									L128:
										d = f1 + (d1 << 3);
										if (ld4(d) == 1) {
											d = ld4(d + 4);
											p = ld4(a + 156);
											if (d >= p) std_fail(8388686, 53);
											p = ld4(a + 152) + (d << 2);
											st4(p, ld4(p) ^ c);
											if (d >= w) std_fail(8388686, 53);
											d = g1 + d * 12;
											p = ld4(d + 8);
											if (p == ld4(d)) grow_one(d);
											st4(d + 8, p + 1);
											d = ld4(d + 4) + (p << 3);
											st4(d + 4, s);
											st4(d, c);
										}
										if (v == x) goto L62;
									}
								}
								d = 4;
								f1 = e1;
								handle_error(d, f1);
							}
							d = 4;
							c1 = b1;
							handle_error(d, c1);
						}
						std_fail(8388686, 53);
					L62:
						d = ld4(x);
						c = ld4(a + 156);
						if (d >= c) std_fail(8388686, 53);
						p = ld4(a + 152);
						j = ld4(p + (d << 2));
						d = g1;
						do {
							c = ld4(d);
							if (c) globalalloc_dealloc(ld4(d + 4), c << 3);
							d += 12;
						} while (--w);
						globalalloc_dealloc(g1, q * 12);
						d = ld4(a + 148);
						if (d) globalalloc_dealloc(p, d << 2);
						d = ld4(a + 84);
						if (d) globalalloc_dealloc(i, d << 4);
						globalalloc_dealloc(f1, e1);
						if (b1) globalalloc_dealloc(x, b1 << 2);
						d = j ? 6 : 4;
						p = ld4(a + 20);
						if (d > ld4(a + 12) - p) {
							do_reserve_and_handle(a + 12, p, d);
							p = ld4(a + 20);
						}
						c = ld4(a + 16);
						if (d) copy(c + p, j ? 8388756 : 8388752, d);
						d += p;
						st4(a + 20, d);
						if (h == b) goto L1;
						break;
					L61:
						d = ld4(a + 84);
						if (!d) goto L60;
						globalalloc_dealloc(u, d);
					L60:
						d = ld4(a + 148);
						if (d) globalalloc_dealloc(ld4(a + 152), d << 2);
						globalalloc_dealloc(f1, e1);
						drop_in_place(a + 48);
						std_fail(8388686, 53);
					}
					j = c + 8;
					u = ld4(c + 4);
					a1 = ld4(c);
					d = 0;
				}
				st4(a + 104, u);
				st4(a + 96, a1);
				c = ld4(f + (d << 3));
				if (c == ~0u) std_fail(8388686, 53);
				if (++c >= m) std_fail(8388686, 53);
				c = z + (c << 2);
				k = ld4(c);
				if (k == ~0u) std_fail(8388686, 53);
				d++;
				p = 1;
				st4(c, k + 1);
				c = j;
			}
		}
		k = n;
		handle_error(g, k);
	}
	c = 1;
	d = 0;
L1:
	host_append(c, d);
	p = ld4(8388772);
	if (p < 65537) d = p;
	else {
		d = 0;
		host_write(ld4(8388768), p);
		st4(8388772, 0);
	}
	p = ld4(a + 12);
	if (p) {
		globalalloc_dealloc(c, p);
		d = ld4(8388772);
	}
	if (d) {
		host_write(ld4(8388768), d);
		st4(8388772, 0);
	}
	sp = a + 160;
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
