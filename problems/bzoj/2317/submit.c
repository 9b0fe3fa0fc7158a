/* BZOJ 2317, https://hydro.ac/d/bzoj/p/2317, made by `cargo judge bundle bzoj2317 --write` from f80aabd297e5808a */
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
	memset(m + ((size_t)old << 16), 0, (size_t)n << 16);
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
	a = ld4(8388760);
	if (a) {
		host_write(ld4(8388756), a);
		st4(8388760, 0);
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
	b = ld4(8388796);
	if (!b) {
		b = pages << 16;
		st4(8388796, b);
	}
	if (a > b) {
		c = a - b;
		if (c > 4294901760u) std_fail(8388686, 53);
		c += 65535;
		if (grow(c >> 16) == ~0u) std_fail(8388739, 13);
		c &= -65536;
		b += c;
		if (b < c) std_fail(8388686, 53);
		st4(8388796, b);
	}
	st4(8388928, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 8388800);
	if (d) {
		st4(c + 8388800, ld4(d));
		return d;
	}
	d = ld4(8388928);
	if (d) {
		if (d >= 4294967280u) std_fail(8388686, 53);
	} else {
		d = pages << 16;
		st4(8388928, d);
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
		if (c == ld4(8388928)) {
			st4(8388928, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 8388800));
		st4(b + 8388800, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 8388800));
	st4(b + 8388800, a);
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
				if (f == ld4(8388928) && h > 65536) {
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

static void handle_error(u32 a)
{
	std_fail(8388686, 53);
}

static void do_reserve_and_handle(u32 a, u32 b, u32 c, u32 d, u32 e)
{
	u32 f;
	sp = f = frame(16);
	grow_amortized(f + 8, a, b, c, d, e);
	e = ld4(f + 8);
	if (e != 2147483649u) handle_error(e);
	sp = f + 16;
}

static void input_first(u32 a)
{
	u32 b, c, d, e, f, g, h, i, j, k, m, n, p, q;
	sp = b = frame(32);
	c = 0;
	st4(b + 12, 0);
	st8(b + 4, (u64)1 << 32);
	d = 0;
	do {
		if (c - d <= 65535) {
			do_reserve_and_handle(b + 4, d, 65536, 1, 1);
			d = ld4(b + 12);
			c = ld4(b + 4);
		}
		if (c < d) std_fail(8388686, 53);
		e = ld4(b + 8);
		f = host_read(e + d, c - d);
		d += f;
		if (d < f) std_fail(8388686, 53);
		st4(b + 12, d);
	} while (f);
	if (d) {
		g = e + 1;
		h = 0;
		do {
			i = h + 1;
			j = e + h;
			k = ext1(M[j]);
			if (k > 2147483647) {
				c = clz4(~(k << 24)) - 1;
				m = c < 3 ? c : 3;
				f = 63 >> (m & 31) & k & 255;
				n = m + i;
				p = (c != 0) & (n <= d);
				q = d < n ? d : n;
				if (i < q) {
					c = g + h;
					h = h - q + 1;
					do {
						q = M[c];
						f = f << 6 | (q & 63);
						c++;
						p &= i4(ext1(q)) < -64;
					} while (++h);
				}
				st8(b + 24, (u64)65536 << 32 | 2048);
				st8(b + 16, (u64)128 << 32 | 128);
				if (p != 0 && k <= 4294967287u && f >= ld4(b + 16 + (m << 2))) {
					h = n;
					if ((f ^ 55296) - 1114112 > 4293855231u) goto L9;
				}
				M[j] = 63;
			}
			h = i;
		L9:;
		} while (h < d);
	}
	c = globalalloc_alloc(12);
	if (!c) std_fail(8388686, 53);
	st8(c, ld8(b + 4));
	d = ld4(b + 12);
	st4(c + 8, d);
	c = ld4(c + 4);
	M[a + 20] = 0;
	st4(a + 16, d);
	st4(a + 12, c);
	st4(a + 8, d);
	st4(a + 4, c);
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
	if (ld4(8388768) == 1) std_fail(8388686, 53);
	st4(8388772, ld4(b));
	st4(8388768, 1);
	st8(8388776, ld8(b + 24));
	st8(8388784, ld8(b + 32));
	st4(8388792, ld4(b + 40));
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
			if (!--c) return 0;
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
	if (!ld4(8388768)) try_init(ld4(8388764));
	if (ld4(8388772)) std_fail(8388686, 53);
	st4(8388772, -1);
	b = M[8388792];
	c = ld4(8388788);
	d = ld4(8388784);
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
		M[8388792] = 1;
		d = e;
		i = c;
		goto L11;
	L12:
		b = 0;
		d = i + 1;
		c -= d;
		st4(8388788, c);
		d += e;
		st4(8388784, d);
	L11:
		if (i) goto L8;
	}
	c = 0;
	f = ld4(8388776);
	g = ld4(8388780);
	d = h = f + g;
	goto L7;
L8:
	f = ld4(8388776);
	g = ld4(8388780);
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
	st4(8388772, 0);
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
	if (!ld4(8388768)) try_init(ld4(8388764));
	if (ld4(8388772)) std_fail(8388686, 53);
	st4(8388772, -1);
	b = M[8388792];
	c = ld4(8388788);
	d = ld4(8388784);
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
		M[8388792] = 1;
		d = e;
		i = c;
		goto L10;
	L11:
		b = 0;
		d = i + 1;
		c -= d;
		st4(8388788, c);
		d += e;
		st4(8388784, d);
	L10:
		if (i) goto L7;
	}
	c = 0;
	f = ld4(8388776);
	g = ld4(8388780);
	d = h = f + g;
	goto L6;
L7:
	f = ld4(8388776);
	g = ld4(8388780);
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
	st4(8388772, 0);
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

static void from_elem(u32 a, u32 b)
{
	u32 c, d;
	c = b << 2;
	if (b > 1073741823 || c > 2147483644) handle_error(0);
	if (c) {
		d = globalalloc_alloc(c);
		if (d) {
			if (c) fill(d, 0, c);
			c = b;
			goto L1;
		}
		handle_error(4);
	}
	c = 0;
	d = 4;
L1:
	st4(a + 8, b);
	st4(a + 4, d);
	st4(a, c);
}

static void vec_from_elem(u32 a, u32 b)
{
	u32 c, d;
	if (b) {
		d = globalalloc_alloc(b);
		if (!d) handle_error(1);
		if (b) fill(d, 0, b);
		c = b;
	} else {
		c = 0;
		d = 1;
	}
	st4(a + 8, b);
	st4(a + 4, d);
	st4(a, c);
}

static void grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 4, 4);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a);
	sp = b + 16;
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, p, q, r, s, t, u = 0, v, w, x, y, z, a1, d1, e1, f1, g1, h1 = 0, i1 = 0, j1 = 0, k1 = 0, m1, n1, p1, q1, r1, s1, t1;
	u64 b1 = 0, c1;
	sp = a = frame(160);
	b = proconio_read();
	st4(a + 52, 0);
	st8(a + 44, (u64)1 << 32);
	if (b) {
		f = a + 104;
		g = 0;
		do {
			h = proconio_read();
			i = proconio_read();
			j = proconio_read();
			if (h >= 2000001) std_fail(8388686, 53);
			if (j > 1073741823) handle_error(0);
			m = j << 2;
			if (m > 2147483644) handle_error(0);
			if (m) {
				p = globalalloc_alloc(m);
				if (p) {
					n = j;
					goto L25;
				}
				handle_error(4);
			}
			n = 0;
			p = 4;
		L25:
			if (j) {
				c = j;
				k = p;
				do {
					st4(k, program_proconio_read());
					k += 4;
				} while (--c);
			}
			k = 0;
			if (i > 268435455) handle_error(0);
			q = i << 4;
			if (q > 2147483640) handle_error(0);
			if (q) {
				s = globalalloc_alloc(q);
				if (s) {
					r = i;
					goto L32;
				}
				k = 8;
				handle_error(8);
			}
			r = 0;
			s = 8;
		L32:
			if (i) {
				t = 0;
				do {
					u = program_proconio_read();
					v = program_proconio_read();
					if (!ld4(8388768)) try_init(ld4(8388764));
					if (ld4(8388772)) std_fail(8388686, 53);
					w = t + 1;
					st4(8388772, -1);
					c = M[8388792];
					e = ld4(8388788);
					x = ld4(8388784);
					for (;;) {
						d = x;
						if (c & 1) break;
						if (e) {
							k = 0;
							do {
								c = M[d + k] - 9u;
								if (c <= 23 && 1u << (c & 31) & 8388635) goto L46;
								k++;
							} while (e != k);
						}
						c = 1;
						M[8388792] = 1;
						x = d;
						k = e;
						goto L45;
					L46:
						c = 0;
						x = k + 1;
						e -= x;
						st4(8388788, e);
						x += d;
						st4(8388784, x);
					L45:
						if (k) goto L42;
					}
					y = ld4(8388776);
					z = ld4(8388780);
					x = y + z;
					goto L41;
				L42:
					y = ld4(8388776);
					z = ld4(8388780);
					a1 = y + z;
					x = d ? d : a1;
					c = d ? k : 0;
					switch (c) {
					case 0:
						goto L41;
					case 1:
						k = M[x];
						switch (k - 43) {
						case 0: case 2:
							goto L41;
						default:
							goto L51;
						}
					}
					k = M[x];
				L51:
					e = (k & 255) == 43;
					k = x + e;
					c -= e;
					b1 = 0;
					if (c >= 17) {
						for (;;) {
							if (!c) goto L54;
							multi3_fn(a + 16, b1, 0, 10, 0);
							if (ld8(a + 24)) goto L41;
							e = M[k] - 48u;
							if (e > 9) goto L41;
							k++;
							c--;
							c1 = ld8(a + 16);
							b1 = c1 + e;
							if (b1 < c1) goto L41;
						}
					}
					if (!c) goto L40;
					do {
						e = M[k] - 48u;
						if (e > 9) goto L41;
						k++;
						b1 = b1 * 10 + e;
					} while (--c);
				L54:
					x = a1;
					if (d) goto L40;
				L41:
					if (x < y) std_fail(8388686, 53);
					k = x - y;
					if (x == y) goto L61;
					if (k >= z) {
						if (k == z) goto L61;
						goto L60;
					}
					if (i4(ext1(M[y + k])) <= -65) goto L60;
				L61:
					st2(a + 128, 1);
					st4(a + 124, k);
					st4(a + 120, 0);
					M[a + 116] = 1;
					st4(a + 112, 10);
					st4(a + 108, k);
					st4(a + 104, 0);
					st4(a + 100, k);
					st4(a + 96, y);
					st4(a + 92, 10);
					next_back(a + 8, a + 92);
					std_fail(8388686, 53);
				L60:
					slice_error_fail_rt(y, z, 0, k);
				L40:
					st4(8388772, 0);
					k = s + (t << 4);
					st8(k + 8, b1);
					st4(k + 4, v);
					st4(k, u);
					t = w;
				} while (w != i);
			}
			d1 = h + 1;
			e1 = d1 << 2;
			y = globalalloc_alloc(e1);
			if (!y) handle_error(4);
			if (h) {
				k = 0;
				c = y;
				do {
					st4(c, k);
					c += 4;
					k++;
				} while (h != k);
			}
			st4(y + (h << 2), h);
			if (j) {
				k = p;
				do {
					c = ld4(k);
					if (c >= h) std_fail(8388686, 53);
					st4(y + (c << 2), h);
					k += 4;
					m -= 4;
				} while (m);
			}
			if (n) globalalloc_dealloc(p, n << 2);
			a1 = 0;
			st4(a + 64, 0);
			st8(a + 56, (u64)4 << 32);
			if (!i) goto L63;
			w = s + q;
			m = 4;
			x = s;
			do {
				c = ld4(x + 4);
				e = ld4(x);
				if ((c > e ? c : e) >= h) std_fail(8388686, 53);
				b1 = ld8(x + 8);
				b1 = b1 < 2 ? b1 : (b1 & 1) | 2;
				t = !b1;
				if (t) k = 0;
				else {
					if (b1 > (u64)4294967295u) {
						k = 0;
						d = a + 92;
						goto L74;
					}
					k = b1;
				}
				st4(a + 92, 1);
				d = a + 80;
			L74:
				st4(d, k);
				if (ld4(a + 92) != 1) std_fail(8388686, 53);
				k = ld4(a + 80);
				if (k > ld4(a + 56) - a1) {
					do_reserve_and_handle(a + 56, a1, k, 4, 8);
					m = ld4(a + 60);
					a1 = ld4(a + 64);
				}
				if (!t) {
					t = a1 + (u32)b1;
					k = m + (a1 << 3);
					d = y + (c << 2);
					e = y + (e << 2);
					do {
						c = ld4(e);
						st4(k + 4, ld4(d));
						st4(k, c);
						k += 8;
					} while (--b1);
					a1 = t;
				}
				st4(a + 64, a1);
				x += 16;
			} while (x != w);
		L63:
			if (r) globalalloc_dealloc(s, r << 4);
			f1 = ld4(a + 60);
			i = f1 + (a1 << 3);
			e = f1;
			if (a1) {
				do {
					st8(a + 104, ld8(e));
					e += 8;
					c = k = 0;
					do {
						if (ld4(f + (k << 2)) > h) std_fail(8388686, 53);
						k = 1;
						d = c & 1;
						c = 1;
					} while (!d);
				} while (e != i);
			}
			g++;
			from_elem(a + 68, h + 2);
			e = 0;
			w = ld4(a + 72);
			d = ld4(a + 76);
			v = 0;
			c = f1;
			for (;;) {
				if ((e & 1) != 0 && k != 2) x = c;
				else {
					if (c == i) break;
					if (v == ~0u) std_fail(8388686, 53);
					v++;
					x = c + 8;
					m = ld4(c + 4);
					u = ld4(c);
					k = 0;
				}
				st4(a + 112, m);
				st4(a + 104, u);
				c = ld4(f + (k << 3));
				if (c == ~0u) std_fail(8388686, 53);
				if (++c >= d) std_fail(8388686, 53);
				c = w + (c << 2);
				t = ld4(c);
				if (t == ~0u) std_fail(8388686, 53);
				k++;
				e = 1;
				st4(c, t + 1);
				c = x;
			}
			t = -d;
			u = -h;
			k = 1;
			m = (d ? 1 : d) - d;
			c = w;
			do {
				if (t + k == 1 || m + k == 1) std_fail(8388686, 53);
				e = c + 4;
				x = ld4(e);
				c = x + ld4(c);
				if (c < x) std_fail(8388686, 53);
				st4(e, c);
				c = e;
				k++;
			} while (u + k != 2);
			if (d1 >= d) std_fail(8388686, 53);
			k = ld4(w + e1);
			if (k >= 4294901761u) std_fail(8388608, 78);
			from_elem(a + 80, k);
			k = 0;
			if (d > 1073741823) handle_error(0);
			j = d << 2;
			if (j > 2147483644) handle_error(0);
			g1 = globalalloc_alloc(j);
			if (!g1) handle_error(4);
			if (j) copy(g1, w, j);
			e = 0;
			v = ld4(a + 84);
			u = ld4(a + 88);
			c = f1;
			x = 0;
			for (;;) {
				if (!(x & 1) || k == 2) {
					if (c == i) break;
					if (e == ~0u) std_fail(8388686, 53);
					t = e + 1;
					m = c + 8;
					h1 = ld4(c + 4);
					i1 = ld4(c);
					k = 0;
					j1 = e;
					k1 = e;
				} else {
					t = e;
					m = c;
				}
				st4(a + 112, h1);
				st4(a + 104, i1);
				st4(a + 108, k1);
				st4(a + 116, j1);
				x = f + (k << 3);
				c = ld4(x);
				if (c >= d) std_fail(8388686, 53);
				e = g1 + (c << 2);
				c = ld4(e);
				if (c >= 4294901761u) std_fail(8388608, 78);
				if (c >= u) std_fail(8388686, 53);
				st4(v + (c << 2), ld4(x + 4));
				c = ld4(e);
				if (c == ~0u) std_fail(8388686, 53);
				k++;
				x = 1;
				st4(e, c + 1);
				e = t;
				c = m;
			}
			m1 = ld4(a + 68);
			n1 = ld4(a + 80);
			globalalloc_dealloc(g1, j);
			j = globalalloc_alloc(e1);
			if (!j) handle_error(4);
			if (e1) fill(j, 0, e1);
			vec_from_elem(a + 68, a1);
			p1 = d1 << 3;
			q = globalalloc_alloc(p1);
			if (!q) handle_error(8);
			k = !p1;
			if (!k) fill(q, 0, p1);
			z = globalalloc_alloc(p1);
			if (!z) handle_error(8);
			if (!k) fill(z, 0, p1);
			vec_from_elem(a + 80, d1);
			q1 = ld4(a + 88);
			if (h >= q1) std_fail(8388686, 53);
			r1 = ld4(a + 84);
			M[r1 + h] = 1;
			m = globalalloc_alloc(4);
			if (!m) std_fail(8388686, 53);
			st4(m, h);
			c = 1;
			st4(a + 100, 1);
			st4(a + 96, m);
			st4(a + 92, 1);
			r = ld4(a + 72);
			n = ld4(a + 76);
			k = m;
			for (;;) {
				k = ld4(k);
				if (k >= 4294901761u) std_fail(8388608, 78);
				if (k >= d) std_fail(8388686, 53);
				t = k << 2;
				x = ld4(w + t);
				if (x >= 4294901761u) std_fail(8388608, 78);
				e = k + 1;
				if (e >= d) std_fail(8388686, 53);
				e = ld4(w + (e << 2));
				if (e >= 4294901761u) std_fail(8388608, 78);
				if (e < x || e > u || k > h) std_fail(8388686, 53);
				i = j + t;
				t = ld4(i);
				if (t >= e - x) {
					c--;
					st4(a + 100, c);
					if (c) {
						e = m + (c << 2) - 4;
						if (e) {
							x = k << 3;
							b1 = ld8(q + x);
							k = ld4(e);
							e = z + x;
							if (i8(ld8(e)) > 0) b1 ^= 1;
							else {
								if (b1 == (u64)-1) std_fail(8388686, 53);
								b1++;
							}
							if (k > h) std_fail(8388686, 53);
							k <<= 3;
							x = q + k;
							st8(x, ld8(x) ^ b1);
							b1 = ld8(e);
							k += z;
							c1 = ld8(k);
							t1 = b1 > ((u64)2147483647 << 32 | 4294967295u);
							b1 += c1;
							if (t1 != (i8(b1) < i8(c1))) std_fail(8388686, 53);
							st8(k, b1);
						}
					}
				} else {
					e = ld4(v + (x << 2) + (t << 2));
					st4(i, t + 1);
					if (e >= 4294901761u) std_fail(8388608, 78);
					if (e >= n) std_fail(8388686, 53);
					x = r + e;
					t = M[x];
					M[x] = 1;
					if (!t) {
						if (e >= a1) std_fail(8388686, 53);
						e = f1 + (e << 3);
						s1 = ld4(e + 4);
						e = ld4(e);
						e = e == k ? s1 : e;
						if (e >= q1) std_fail(8388686, 53);
						x = r1 + e;
						t = M[x];
						M[x] = 1;
						if (t) {
							k <<= 3;
							x = q + k;
							st8(x, ld8(x) ^ 1);
							k += z;
							b1 = ld8(k);
							c1 = b1 + 1;
							if (i8(c1) < i8(b1)) std_fail(8388686, 53);
							st8(k, c1);
							if (e > h) std_fail(8388686, 53);
							k = z + (e << 3);
							b1 = ld8(k);
							c1 = b1 - 1;
							if (i8(c1) >= i8(b1)) std_fail(8388686, 53);
							st8(k, c1);
						} else {
							if (c == ld4(a + 92)) {
								grow_one(a + 92);
								m = ld4(a + 96);
							}
							st4(m + (c << 2), e);
							c++;
							st4(a + 100, c);
							m = ld4(a + 96);
						}
					}
				}
				if (c) {
					k = m + (c << 2) - 4;
					if (k) continue;
				}
				break;
			}
			b1 = ld8(q + (h << 3));
			k = ld4(a + 92);
			if (k) globalalloc_dealloc(m, k << 2);
			k = ld4(a + 80);
			if (k) globalalloc_dealloc(r1, k);
			globalalloc_dealloc(z, p1);
			globalalloc_dealloc(q, p1);
			k = ld4(a + 68);
			if (k) globalalloc_dealloc(ld4(a + 72), k);
			globalalloc_dealloc(j, e1);
			if (m1) globalalloc_dealloc(w, m1 << 2);
			if (n1) globalalloc_dealloc(v, n1 << 2);
			k = ld4(a + 52);
			if (ld4(a + 44) - k <= 1) {
				do_reserve_and_handle(a + 44, k, 2, 1, 1);
				k = ld4(a + 52);
			}
			e = ld4(a + 48);
			st2(e + k, b1 ? 2609 : 2608);
			c = k + 2;
			st4(a + 52, c);
			k = ld4(a + 56);
			if (k) globalalloc_dealloc(ld4(a + 60), k << 3);
			globalalloc_dealloc(y, e1);
		} while (g != b);
		d = ld4(8388760);
		if (c > ld4(8388752) - d) {
			do_reserve_and_handle(8388752, d, c, 1, 1);
			d = ld4(8388760);
		}
		if (c) copy(ld4(8388756) + d, e, c);
	} else {
		c = 0;
		d = ld4(8388760);
		e = 1;
	}
	k = 0;
	c += d;
	st4(8388760, c);
	if (c < 65537) k = c;
	else {
		host_write(ld4(8388756), c);
		st4(8388760, 0);
	}
	c = ld4(a + 44);
	if (c) {
		globalalloc_dealloc(e, c);
		k = ld4(8388760);
	}
	if (k) {
		host_write(ld4(8388756), k);
		st4(8388760, 0);
	}
	sp = a + 160;
}

int main(void)
{
	M = (unsigned char *)calloc(129, 65536);
	if (!M) die("out of memory");
	memcpy(M + 8388608, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memory\0\0\0\0\1\0\0\0\0\0\0\0\1", 157);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
