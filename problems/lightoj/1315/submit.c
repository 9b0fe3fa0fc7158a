/* LightOJ 1315, https://lightoj.com/problem/1315, made by `cargo judge bundle lightoj1315 --write` from 66d50b04e3e2cc53 */
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
static void words(u32 p, const u32 *v, u32 n)
{
	for (; n--; p += 4) st4(p, *v++);
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
static const u32 at_4194460[] = {
	32,1,4294967294u,4294967294u,1,4294967295u,4294967294u,4294967294u,4294967295u,4294967295u,
	4294967293u,4294967293u,4294967295u,0,1,0,1
};
static void host_flush(void)
{
	u32 a;
	a = ld4(4194520);
	if (a) {
		host_write(ld4(4194516), a);
		st4(4194520, 0);
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
	st4(4194684, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 4194556);
	if (d) {
		st4(c + 4194556, ld4(d));
		return d;
	}
	d = ld4(4194684);
	if (d) {
		if (d >= 4294967280u) std_fail(4194382, 53);
	} else {
		d = pages << 16;
		st4(4194684, d);
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
		if (c == ld4(4194684)) {
			st4(4194684, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 4194556));
		st4(b + 4194556, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 4194556));
	st4(b + 4194556, a);
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
				if (f == ld4(4194684) && h > 65536) {
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
	if (ld4(4194528) == 1) std_fail(4194382, 53);
	st4(4194532, ld4(b));
	st4(4194528, 1);
	st8(4194536, ld8(b + 24));
	st8(4194544, ld8(b + 32));
	st4(4194552, ld4(b + 40));
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
	if (!ld4(4194528)) try_init(ld4(4194524));
	if (ld4(4194532)) std_fail(4194382, 53);
	st4(4194532, -1);
	b = M[4194552];
	c = ld4(4194548);
	d = ld4(4194544);
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
		M[4194552] = 1;
		d = e;
		i = c;
		goto L11;
	L12:
		b = 0;
		d = i + 1;
		c -= d;
		st4(4194548, c);
		d += e;
		st4(4194544, d);
	L11:
		if (i) goto L8;
	}
	c = 0;
	f = ld4(4194536);
	g = ld4(4194540);
	d = h = f + g;
	goto L7;
L8:
	f = ld4(4194536);
	g = ld4(4194540);
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
	st4(4194532, 0);
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

static void grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 4, 12);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a, ld4(b + 12));
	sp = b + 16;
}

static u64 values_of(u32 a, u32 b, u32 c, u32 d)
{
	u32 e;
	e = d + c;
	if (e < d || e >= b) std_fail(4194382, 53);
	d = a + e * 12;
	e = ld4(d + 8);
	if (c < e) return M[ld4(d + 4) + c];
	std_fail(4194382, 53);
	return 0;
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

static void wrap_mut_2_closure(u32 a, u32 b)
{
	u32 c, d, e, f, g, h, i, j, k, m, n, q, r, s, t, w, y, z;
	u64 p, u, v, x;
	sp = c = frame(48);
	d = ld4(ld4(a + 12));
	if (d < b) std_fail(4194382, 53);
	e = ld4(a + 16);
	st4(c + 40, 0);
	st8(c + 32, 8);
	st8(c + 24, 0);
	st8(c + 16, (u64)8 << 32);
	st8(c + 8, 1);
	f = d - b;
	g = c + 28;
	h = c + 16;
	i = e + 4;
	d = k = j = 0;
	do {
		d -= 48;
		for (;;) {
			m = ld4(d + 4194512);
			y = m <= 2147483647;
			m += b;
			if (y == (m >= b)) {
				n = ld4(d + 4194516);
				z = n <= 2147483647;
				n += f;
				if (z == (n >= f)) break;
			}
			d += 8;
			if (!d) goto L2;
		}
		p = values_of(ld4(i), ld4(e + 8), m, n);
		m = ld4(c + 40);
		if (m == ~0u) std_fail(4194382, 53);
		n = m + 1;
		st4(c + 40, n);
		q = ld4(c + 24);
		if (q > m) goto L9;
		if (n > 2147483647) std_fail(4194382, 53);
		n <<= 1;
		r = n > 16 ? n : 16;
		n = r - q;
		if (n <= ld4(c + 16) - q) s = j;
		else {
			do_reserve_and_handle(h, q, n, 8, 8);
			q = ld4(c + 24);
			k = s = ld4(c + 36);
		}
		t = ld4(c + 20);
		j = (n << 3) - 8;
		if (j) fill(t + (q << 3), 0, j);
		q += n;
		st8(t + (q << 3) - 8, 0);
		st4(c + 24, q);
		if (k) {
			u = ld8(c + 8);
			v = m > 2147450879 ? (u64)i4(r) : r;
			w = ld4(c + 32);
			m = w + 8;
			r = k - 1;
			j = 0;
			n = w;
			for (;;) {
				x = ld8(n);
				if (x < v) break;
				m += 8;
				r--;
				n += 8;
				j++;
				if (k == j) goto L19;
			}
			if (x + 65535 >= (u64)1 << 32) std_fail(4194304, 78);
			n = x;
			if (q <= n) std_fail(4194382, 53);
			st8(t + (n << 3), u);
			if (j + 1 < k) {
				for (;;) {
					x = ld8(m);
					if (x >= v) {
						st8(w + (j << 3), x);
						j++;
					} else {
						if (x + 65535 >= (u64)1 << 32) std_fail(4194304, 78);
						n = x;
						if (q <= n) std_fail(4194382, 53);
						st8(t + (n << 3), u);
					}
					m += 8;
					if (!--r) goto L14;
				}
			}
			goto L14;
		L19:
			j = s;
			goto L9;
		L14:
			st4(c + 36, j);
			k = j;
			goto L9;
		}
		j = s;
		k = 0;
	L9:
		if (p < q) st8(ld4(c + 20) + ((u32)p << 3), ld8(c + 8));
		else {
			if (j == ld4(c + 28)) rawvec_grow_one(g);
			st8(ld4(c + 32) + (j << 3), p);
			j++;
			st4(c + 36, j);
			k = j;
		}
		d += 56;
	} while (d != 48);
L2:
	f = ld4(c + 20);
	n = ld4(c + 24);
	if (!n) {
		b = 0;
		goto L29;
	}
	m = n << 3;
	b = 0;
	v = ld8(c + 8);
	d = f;
	do {
		if (ld8(d) != v) goto L29;
		b++;
		d += 8;
		m -= 8;
	} while (m);
	b = n;
L29:
	d = ld4(c + 16);
	if (d) globalalloc_dealloc(f, d << 3);
	d = ld4(c + 28);
	if (d) globalalloc_dealloc(ld4(c + 32), d << 3);
	d = ld4(a + 4);
	M[ld4(a + 8) + d] = b;
	st4(a + 4, d + 1);
	sp = c + 48;
}

static void host_append(u32 a, u32 b, u32 c)
{
	u32 d;
	if (a == 4194512 && c > 65536) {
		a = ld4(4194520);
		if (a) {
			host_write(ld4(4194516), a);
			st4(4194520, 0);
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
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, p, r, s, u;
	u64 q, t, v, w, x;
	sp = a = frame(80);
	b = proconio_read();
	c = 0;
	st4(a + 48, 0);
	st8(a + 40, (u64)4 << 32);
	if (b) {
		f = 0;
		g = 4;
		do {
			h = proconio_read();
			if (h > 536870911) std_fail(4194382, 53);
			i = h << 3;
			if (i >= 2147483645) std_fail(4194382, 53);
			if (i) {
				k = h;
				j = globalalloc_alloc(i);
				if (!j) std_fail(4194382, 53);
			} else {
				j = 4;
				k = 0;
			}
			if (h) {
				m = h;
				n = j;
				do {
					p = proconio_read();
					st4(n + 4, proconio_read());
					st4(n, p);
					n += 8;
				} while (--m);
			}
			d = f + 1;
			n = j;
			while (i) {
				m = ld4(n);
				if (m >= 3001) std_fail(4194382, 53);
				i -= 8;
				p = ld4(n + 4);
				n += 8;
				if (p > 3000 - m) std_fail(4194382, 53);
			}
			if (f == ld4(a + 40)) {
				grow_one(a + 40);
				g = ld4(a + 44);
			}
			n = g + f * 12;
			st4(n + 8, h);
			st4(n + 4, j);
			st4(n, k);
			st4(a + 48, d);
			f = d;
		} while (d != b);
		d = ld4(a + 44);
		e = ld4(a + 40);
	} else {
		d = 4;
		e = 0;
	}
	i = b * 12;
	k = d + i;
	do {
		f = 0;
		if (i == c) {
			i = 0;
			goto L19;
		}
		n = d + c;
		c = p = c + 12;
		m = ld4(n + 8);
	} while (!m);
	j = d + p;
	n = ld4(j - 8);
	p = ld4(n + 4);
	i = p + ld4(n);
	if (i < p) std_fail(4194382, 53);
	if (m != 1) {
		n += 12;
		p = (m - 1) & 536870911;
		do {
			c = ld4(n);
			m = c + ld4(n - 4);
			if (m < c) std_fail(4194382, 53);
			i = i > m ? i : m;
			n += 8;
		} while (--p);
	}
	if (j == k) goto L19;
	g = (k - j) / 12;
	h = 0;
	do {
		n = j + h * 12;
		p = ld4(n + 8);
		if (p) {
			n = ld4(n + 4);
			do {
				c = ld4(n + 4);
				m = c + ld4(n);
				if (m < c) std_fail(4194382, 53);
				i = i > m ? i : m;
				n += 8;
			} while (--p);
		}
	} while (++h != g);
L19:
	st4(a + 8, 0);
	st8(a, (u64)4 << 32);
	m = a + 36;
	for (;;) {
		p = f >= i;
		if (p) {
			st4(a + 12, f);
			if (f == ~0u) std_fail(4194382, 53);
			n = f + 1;
			c = f;
		} else {
			st4(a + 12, f);
			c = n = f + 1;
		}
		if (n > 2147483647) std_fail(4194382, 53);
		h = globalalloc_alloc(n);
		if (!h) std_fail(4194382, 53);
		j = 0;
		st4(a + 36, 0);
		st4(a + 32, h);
		st4(a + 28, n);
		st4(a + 48, h);
		st4(a + 44, 0);
		st4(a + 40, m);
		st4(a + 56, a);
		st4(a + 52, a + 12);
		if (f) {
			n = 0;
			do {
				wrap_mut_2_closure(a + 40, n);
				n++;
			} while (f != n);
			j = f;
		}
		wrap_mut_2_closure(a + 40, j);
		st4(ld4(a + 40), ld4(a + 44));
		st8(a + 16, ld8(a + 28));
		st4(a + 24, ld4(a + 36));
		n = ld4(a + 8);
		if (n == ld4(a)) grow_one(a);
		h = ld4(a + 4) + n * 12;
		st8(h, ld8(a + 16));
		st4(h + 8, ld4(a + 24));
		h = n + 1;
		st4(a + 8, h);
		if (!p) {
			f = c;
			if (c <= i) continue;
		}
		break;
	}
	m = ld4(a + 4);
	g = ld4(a);
	st4(a + 24, 0);
	st8(a + 16, (u64)1 << 32);
	if (b) {
		q = 2;
		r = ld4(4194456);
		s = M[4194460];
		p = d;
		t = 1;
		c = 0;
		u = 1;
		for (;;) {
			v = q;
			i = ld4(p + 8);
			if (i) {
				n = ld4(p + 4);
				q = 0;
				do {
					w = values_of(m, h, ld4(n), ld4(n + 4));
					x = q;
					q = w ^ x;
					n += 8;
				} while (--i);
				st4(a + 36, 0);
				st8(a + 28, (u64)1 << 32);
				n = w == x;
				f = n ? 3 : 5;
				j = n ? 4194448 : 4194451;
			} else {
				st4(a + 36, 0);
				st8(a + 28, (u64)1 << 32);
				f = 3;
				j = 4194448;
			}
			p += 12;
			do_reserve_and_handle(a + 28, 0, 5, 1, 1);
			n = ld4(a + 36);
			i = ld4(a + 32) + n;
			st4(i, r);
			M[i + 4] = s;
			st4(a + 36, n + 5);
			fill(a + 40, 48, 40);
			n = 41;
			do {
				if (n == 1) std_fail(4194382, 53);
				q = t / 10;
				M[a + 40 + n - 2] = (u32)(q * 246 + t) | 48;
				n--;
				i = t < 10;
				t = q;
			} while (!i);
			extend_from_slice(a + 28, a + 40 + n - 1, 41 - n);
			n = ld4(a + 36);
			if (ld4(a + 28) - n <= 1) {
				do_reserve_and_handle(a + 28, n, 2, 1, 1);
				n = ld4(a + 36);
			}
			st2(ld4(a + 32) + n, 8250);
			st4(a + 36, n + 2);
			host_append(a + 28, j, f);
			f = ld4(a + 28);
			n = ld4(a + 36);
			if (f == n) {
				do_reserve_and_handle(a + 28, n, 1, 1, 1);
				f = ld4(a + 28);
				n = ld4(a + 36);
			}
			j = ld4(a + 32);
			M[j + n] = 10;
			i = n + 1;
			if (n >= ld4(a + 16) - c) {
				do_reserve_and_handle(a + 16, c, i, 1, 1);
				u = ld4(a + 20);
				c = ld4(a + 24);
			}
			if (i) copy(u + c, j, i);
			c += i;
			st4(a + 24, c);
			if (f) globalalloc_dealloc(j, f);
			q = v + 1;
			t = v;
			if (p == k) goto L2;
		}
	}
	n = 1;
	c = 0;
	goto L1;
L2:
	n = ld4(a + 20);
L1:
	host_append(4194512, n, c);
	i = ld4(4194520);
	if (i >= 65537) {
		host_write(ld4(4194516), i);
		st4(4194520, 0);
	}
	i = ld4(a + 16);
	if (i) globalalloc_dealloc(n, i);
	if (h) {
		n = m;
		do {
			i = ld4(n);
			if (i) globalalloc_dealloc(ld4(n + 4), i);
			n += 12;
		} while (--h);
	}
	if (g) globalalloc_dealloc(m, g * 12);
	if (b) {
		n = d;
		do {
			i = ld4(n);
			if (i) globalalloc_dealloc(ld4(n + 4), i << 3);
			n += 12;
		} while (--b);
	}
	if (e) globalalloc_dealloc(d, e * 12);
	n = ld4(4194520);
	if (n) {
		host_write(ld4(4194516), n);
		st4(4194520, 0);
	}
	sp = a + 80;
}

int main(void)
{
	M = (unsigned char *)calloc(65, 65536);
	if (!M) die("out of memory");
	memcpy(M + 4194304, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memoryBobAliceCase", 156);
	words(4194460, at_4194460, 17);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
