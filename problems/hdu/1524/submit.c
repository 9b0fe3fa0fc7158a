/* HDU 1524, https://acm.hdu.edu.cn/showproblem.php?pid=1524, made by `cargo judge bundle hdu1524 --write` from 4b48a4b41fbaa2d2 */
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
static u32 pop8(u64 x)
{
	return pop4((u32)x) + pop4((u32)(x >> 32));
}
static u32 ctz8(u64 x)
{
	return pop8(~x & (x - 1));
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
	a = ld4(4194468);
	if (a) {
		host_write(ld4(4194464), a);
		st4(4194468, 0);
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
	st4(4194632, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 4194504);
	if (d) {
		st4(c + 4194504, ld4(d));
		return d;
	}
	d = ld4(4194632);
	if (d) {
		if (d >= 4294967280u) std_fail(4194382, 53);
	} else {
		d = pages << 16;
		st4(4194632, d);
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
		if (c == ld4(4194632)) {
			st4(4194632, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 4194504));
		st4(b + 4194504, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 4194504));
	st4(b + 4194504, a);
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
				if (f == ld4(4194632) && h > 65536) {
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

static void handle_error(u32 a, u32 b)
{
	std_fail(4194382, 53);
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
		if (e < f) std_fail(4194382, 53);
		g = host_read(d + f, e - f);
		f += g;
		if (f < g) std_fail(4194382, 53);
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
	if (!e) std_fail(4194382, 53);
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
	if (ld4(4194476) == 1) std_fail(4194382, 53);
	st4(4194480, ld4(b));
	st4(4194476, 1);
	st8(4194484, ld8(b + 24));
	st8(4194492, ld8(b + 32));
	st4(4194500, ld4(b + 40));
	sp = b + 48;
}

static u32 is_stdin_empty(void)
{
	u32 a, b, c, d, e, f;
	if (!ld4(4194476)) try_init(ld4(4194472));
	if (ld4(4194480) >= 2147483647) std_fail(4194382, 53);
	a = M[4194500];
	b = ld4(4194496);
	c = ld4(4194492);
	for (;;) {
		d = b;
		e = a;
		if (e & 1) goto L3;
		a = 1;
		b = 0;
		if (!d) continue;
		f = 0;
		for (;;) {
			a = M[c + f] - 9u;
			if (a <= 23 && 1u << (a & 31) & 8388635) break;
			f++;
			if (d == f) goto L3;
		}
		a = f + 1;
		c += a;
		b = d - a;
		a = 0;
		if (f) break;
	}
L3:
	return e & 1;
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
	if (!ld4(4194476)) try_init(ld4(4194472));
	if (ld4(4194480)) std_fail(4194382, 53);
	st4(4194480, -1);
	b = M[4194500];
	c = ld4(4194496);
	d = ld4(4194492);
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
		M[4194500] = 1;
		d = e;
		i = c;
		goto L11;
	L12:
		b = 0;
		d = i + 1;
		c -= d;
		st4(4194496, c);
		d += e;
		st4(4194492, d);
	L11:
		if (i) goto L8;
	}
	c = 0;
	f = ld4(4194484);
	g = ld4(4194488);
	d = h = f + g;
	goto L7;
L8:
	f = ld4(4194484);
	g = ld4(4194488);
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
	st4(4194480, 0);
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

static void do_reserve_and_handle(u32 a, u32 b, u32 c, u32 d, u32 e)
{
	u32 f;
	sp = f = frame(16);
	grow_amortized(f + 8, a, b, c, d, e);
	e = ld4(f + 8);
	if (e != 2147483649u) handle_error(e, ld4(f + 12));
	sp = f + 16;
}

static void from_elem(u32 a, u32 b, u32 c)
{
	u32 d, e;
	d = c << 2;
	e = (c < 1073741824) & (d < 2147483645);
	if (!b) {
		if (!e) {
			c = 0;
			handle_error(c, d);
		}
		if (d) {
			b = globalalloc_alloc(d);
			if (b) {
				if (d) fill(b, 0, d);
				e = c;
				goto L1;
			}
			c = 4;
			handle_error(c, d);
		}
		b = 4;
		e = 0;
		goto L1;
	}
	if (!e) {
		c = 0;
		handle_error(c, d);
	}
	if (d) {
		e = c;
		b = globalalloc_alloc(d);
		if (b) goto L2;
		c = 4;
		handle_error(c, d);
	}
	e = 0;
	b = 4;
L2:
	if (c < 2) {
		d = b;
		if (!c) goto L1;
	} else {
		d -= 4;
		if (d) fill(b, 255, d);
		d += b;
	}
	st4(d, -1);
L1:
	st4(a + 8, c);
	st4(a + 4, b);
	st4(a, e);
}

static void host_append(u32 a, u32 b)
{
	u32 c;
	if (b < 65537) {
		c = ld4(4194468);
		if (b > ld4(4194460) - c) {
			do_reserve_and_handle(4194460, c, b, 1, 1);
			c = ld4(4194468);
		}
		if (b) copy(ld4(4194464) + c, a, b);
		st4(4194468, c + b);
		return;
	}
	c = ld4(4194468);
	if (c) {
		host_write(ld4(4194464), c);
		st4(4194468, 0);
	}
	host_write(a, b);
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

static void drop_in_place(u32 a)
{
	u32 b;
	b = ld4(a + 8);
	if (b) globalalloc_dealloc(ld4(a + 12), b << 3);
	b = ld4(a + 20);
	if (b) globalalloc_dealloc(ld4(a + 24), b << 3);
}

static void ptr_drop_in_place(u32 a)
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

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, p, q = 0, r, s, t = 0, u, v, w, x, y, z, a1, b1, c1, d1, e1, f1, i1, k1 = 0;
	u64 g1 = 0, h1, j1;
	sp = a = frame(192);
	st4(a + 20, 0);
	st8(a + 12, (u64)1 << 32);
	b = a + 48;
	c = a + 148;
	d = a + 136;
	e = a + 100;
	f = a + 140;
	for (;;) {
		if (is_stdin_empty()) {
			n = ld4(a + 16);
			host_append(n, ld4(a + 20));
			s = 0;
			r = ld4(4194468);
			if (r < 65537) s = r;
			else {
				host_write(ld4(4194464), r);
				st4(4194468, 0);
			}
			r = ld4(a + 12);
			if (r) {
				globalalloc_dealloc(n, r);
				s = ld4(4194468);
			}
			if (s) {
				host_write(ld4(4194464), s);
				st4(4194468, 0);
			}
			sp = a + 192;
			return;
		}
		g = proconio_read();
		st4(a + 68, 0);
		st8(a + 60, (u64)4 << 32);
		if (g) {
			h = 0;
			i = 4;
			k = j = 0;
			do {
				m = proconio_read();
				if (m > 1073741823) goto L2;
				n = m << 2;
				if (n > 2147483644) goto L2;
				if (n) {
					q = globalalloc_alloc(n);
					if (!q) {
						h = 4;
						handle_error(h, n);
					}
					p = m;
				} else {
					p = 0;
					q = 4;
				}
				if (m) {
					r = m;
					s = q;
					do {
						st4(s, proconio_read());
						s += 4;
					} while (--r);
					if (m > ld4(a + 60) - j) {
						do_reserve_and_handle(a + 60, j, m, 4, 8);
						i = ld4(a + 64);
						j = ld4(a + 68);
					}
					s = i + (j << 3);
					j = j + ((n - 4) >> 2) + 1;
					r = q;
					do {
						st4(s + 4, ld4(r));
						st4(s, k);
						s += 8;
						r += 4;
						n -= 4;
					} while (n);
				}
				st4(a + 68, j);
				if (p) globalalloc_dealloc(q, p << 2);
			} while (++k != g);
			if (g > 2147483646) std_fail(4194382, 53);
			p = ld4(a + 64);
			i = j << 3;
			h = p + i;
			k = p;
			if (j) {
				do {
					st8(a + 140, ld8(k));
					k += 8;
					r = s = 0;
					do {
						if (ld4(f + (s << 2)) >= g) std_fail(4194382, 53);
						s = 1;
						n = r & 1;
						r = 1;
					} while (!n);
				} while (k != h);
				s = 0;
				from_elem(a + 180, 0, g + 1);
				k = ld4(a + 184);
				m = ld4(a + 188);
				do {
					r = ld4(p + s);
					if (r == ~0u) std_fail(4194382, 53);
					if (++r >= m) std_fail(4194382, 53);
					r = k + (r << 2);
					n = ld4(r);
					if (n == ~0u) std_fail(4194382, 53);
					st4(r, n + 1);
					s += 8;
				} while (i != s);
				i = 0;
				goto L10;
			}
		} else {
			p = h = 4;
		}
		i = 1;
		from_elem(a + 180, 0, g + 1);
		m = ld4(a + 188);
	L10:
		if (!g) goto L37;
		s = 0;
		j = m - (m != 0);
		r = ld4(a + 184);
		do {
			if (m == s) std_fail(4194382, 53);
			n = s + 1;
			if (j == s) std_fail(4194382, 53);
			s = r + 4;
			k = ld4(s);
			r = k + ld4(r);
			if (r < k) std_fail(4194382, 53);
			st4(s, r);
			r = s;
			s = n;
		} while (g != n);
	L37:
		if (g >= m) std_fail(4194382, 53);
		n = ld4(a + 184);
		s = ld4(n + (g << 2));
		if (s >= 4294901761u) std_fail(4194304, 78);
		r = 0;
		from_elem(a + 128, 0, s);
		if (m > 1073741823) handle_error(r, t);
		j = m << 2;
		if (j > 2147483644) handle_error(r, t);
		t = globalalloc_alloc(j);
		if (!t) break;
		if (j) copy(t, n, j);
		if (!i) {
			k = ld4(a + 132);
			n = ld4(a + 136);
			do {
				s = ld4(p);
				if (s >= m) std_fail(4194382, 53);
				r = t + (s << 2);
				s = ld4(r);
				if (s >= 4294901761u) std_fail(4194304, 78);
				if (s >= n) std_fail(4194382, 53);
				st4(k + (s << 2), ld4(p + 4));
				s = ld4(r);
				if (s == ~0u) std_fail(4194382, 53);
				st4(r, s + 1);
				p += 8;
			} while (p != h);
		}
		st8(e, ld8(a + 128));
		st4(e + 8, ld4(a + 136));
		st4(a + 96, ld4(a + 188));
		st8(a + 88, ld8(a + 180));
		globalalloc_dealloc(t, j);
		from_elem(a + 116, -1, g);
		s = 0;
		st4(a + 160, 0);
		st8(a + 152, 8);
		st8(a + 144, 0);
		st8(a + 136, (u64)8 << 32);
		st8(a + 128, 1);
		st4(a + 188, 0);
		st8(a + 180, (u64)4 << 32);
		u = 4;
		if (g) {
			v = 0;
			w = ld4(a + 104);
			x = ld4(a + 108);
			y = ld4(a + 92);
			z = ld4(a + 96);
			p = ld4(a + 120);
			m = ld4(a + 124);
			a1 = 0;
			do {
				if (a1 == m) std_fail(4194382, 53);
				s = p + (a1 << 2);
				if (ld4(s) == ~0u) {
					st4(s, -2);
					if (v == ld4(a + 180)) {
						grow_one(a + 180);
						u = ld4(a + 184);
					}
					s = u + (v << 3);
					st4(s + 4, 0);
					st4(s, a1);
					v++;
					st4(a + 188, v);
					u = ld4(a + 184);
				}
				if (v) {
					r = u + (v << 3);
					for (;;) {
						b1 = r - 8;
						if (!b1) break;
						s = ld4(b1);
						if (s >= 4294901761u) std_fail(4194304, 78);
						if (s >= z) std_fail(4194382, 53);
						h = ld4(y + (s << 2));
						if (h >= 4294901761u) std_fail(4194304, 78);
						if (++s >= z) std_fail(4194382, 53);
						j = ld4(y + (s << 2));
						if (j >= 4294901761u) std_fail(4194304, 78);
						if (j < h || j > x) std_fail(4194382, 53);
						c1 = r - 4;
						i = ld4(c1);
						d1 = j - h;
						if (i > d1) std_fail(4194382, 53);
						s = h << 2;
						e1 = w + s;
						n = 0;
						k = i << 2;
						f1 = j << 2;
						if (k + s == f1) goto L69;
						r = e1 + k;
						k = f1 - s - k;
						n = 0;
						do {
							s = ld4(r);
							if (s >= 4294901761u) std_fail(4194304, 78);
							if (s >= m) std_fail(4194382, 53);
							if (ld4(p + (s << 2)) > 4294967293u) goto L69;
							r += 4;
							n++;
							k -= 4;
						} while (k);
					L69:
						s = n + i;
						if (s < n) std_fail(4194382, 53);
						st4(c1, s);
						if (s >= d1) {
							g1 = 0;
							if (j == h) goto L62;
							g1 = 0;
							s = e1;
							n = d1;
							do {
								r = ld4(s);
								if (r >= 4294901761u) std_fail(4194304, 78);
								if (r >= m) std_fail(4194382, 53);
								h1 = ld4(p + (r << 2));
								g1 |= h1 < 64 ? (u64)1 << (h1 & 63) : 0;
								s += 4;
							} while (--n);
							if (g1 != (u64)-1) goto L62;
							g1 = ld8(a + 128);
							if (g1 == (u64)-1) std_fail(4194382, 53);
							st8(a + 156, 0);
							st8(a + 128, g1 + 1);
							i = h = s = 0;
							do {
								n = ld4(e1 + (i << 2));
								if (n >= 4294901761u) std_fail(4194304, 78);
								if (n >= m) std_fail(4194382, 53);
								r = ld4(a + 160);
								if (r == ~0u) std_fail(4194382, 53);
								u = ld4(p + (n << 2));
								n = r + 1;
								st4(a + 160, n);
								j = ld4(a + 144);
								if (j > r) goto L81;
								if (n > 2147483647) std_fail(4194382, 53);
								n <<= 1;
								k = n > 16 ? n : 16;
								n = k - j;
								if (n <= ld4(a + 136) - j) i1 = s;
								else {
									do_reserve_and_handle(d, j, n, 8, 8);
									j = ld4(a + 144);
									h = i1 = ld4(a + 156);
								}
								c1 = ld4(a + 140);
								s = (n << 3) - 8;
								if (s) fill(c1 + (j << 3), 0, s);
								j += n;
								st8(c1 + (j << 3) - 8, 0);
								st4(a + 144, j);
								if (h) {
									j1 = ld8(a + 128);
									g1 = r > 2147450879 ? (u64)i4(k) : k;
									f1 = ld4(a + 152);
									r = f1 + 8;
									k = h - 1;
									s = 0;
									n = f1;
									for (;;) {
										h1 = ld8(n);
										if (h1 < g1) break;
										r += 8;
										k--;
										n += 8;
										s++;
										if (h == s) goto L91;
									}
									if (h1 + 65535 >= (u64)1 << 32) std_fail(4194304, 78);
									n = h1;
									if (j <= n) std_fail(4194382, 53);
									st8(c1 + (n << 3), j1);
									if (s + 1 < h) {
										for (;;) {
											h1 = ld8(r);
											if (h1 >= g1) {
												st8(f1 + (s << 3), h1);
												s++;
											} else {
												if (h1 + 65535 >= (u64)1 << 32) std_fail(4194304, 78);
												n = h1;
												if (j <= n) std_fail(4194382, 53);
												st8(c1 + (n << 3), j1);
											}
											r += 8;
											if (!--k) goto L82;
										}
									}
									goto L82;
								L91:
									s = i1;
									goto L81;
								}
								s = i1;
								h = 0;
								goto L81;
							L82:
								st4(a + 156, s);
								h = s;
							L81:
								if (u < j) st8(ld4(a + 140) + (u << 3), ld8(a + 128));
								else {
									g1 = u;
									if (s == ld4(a + 148)) rawvec_grow_one(c);
									st8(ld4(a + 152) + (s << 3), g1);
									s++;
									st4(a + 156, s);
									h = s;
								}
							} while (++i != d1);
							k = ld4(a + 144);
							if (!k) {
								s = 0;
								goto L61;
							}
							n = k << 3;
							r = ld4(a + 140);
							s = 0;
							g1 = ld8(a + 128);
							do {
								if (ld8(r) != g1) goto L61;
								s++;
								r += 8;
								n -= 8;
							} while (n);
							s = k;
							goto L61;
						}
						s = ld4(e1 + (s << 2));
						if (s >= m) std_fail(4194382, 53);
						r = p + (s << 2);
						if (ld4(r) != 4294967294u) {
							if (s >= 4294901761u) std_fail(4194304, 78);
							st4(r, -2);
							if (v == ld4(a + 180)) grow_one(a + 180);
							u = ld4(a + 184);
							r = u + (v << 3);
							st4(r + 4, 0);
							st4(r, s);
							v++;
							st4(a + 188, v);
							goto L60;
						}
						if (s >= 4294901761u) std_fail(4194304, 78);
						s = ld4(a + 180);
						if (s) globalalloc_dealloc(u, s << 3);
						drop_in_place(a + 128);
						s = ld4(a + 116);
						if (s) globalalloc_dealloc(p, s << 2);
						ptr_drop_in_place(a + 88);
						std_fail(4194382, 53);
					L62:
						s = ctz8(~g1);
					L61:
						r = ld4(b1);
						if (r >= 4294901761u) std_fail(4194304, 78);
						if (r >= m) std_fail(4194382, 53);
						st4(p + (r << 2), s);
						v--;
						st4(a + 188, v);
						u = ld4(a + 184);
					L60:
						if (!v) break;
						r = u + (v << 3);
					}
				}
			} while (++a1 != g);
			s = ld4(a + 180);
		}
		st8(a + 72, ld8(a + 116));
		st4(a + 80, ld4(a + 124));
		g1 = ld8(a + 104);
		h1 = ld8(a + 96);
		n = ld4(a + 92);
		r = ld4(a + 88);
		if (s) globalalloc_dealloc(u, s << 3);
		drop_in_place(a + 128);
		if (r == 2147483648u) std_fail(4194382, 53);
		st8(b, ld8(a + 72));
		st4(b + 8, ld4(a + 80));
		st8(a + 40, g1);
		st8(a + 32, h1);
		st4(a + 28, n);
		st4(a + 24, r);
		s = ld4(a + 60);
		if (s) globalalloc_dealloc(ld4(a + 64), s << 3);
		k = ld4(a + 52);
		m = ld4(a + 56);
		for (;;) {
			if (!is_stdin_empty()) {
				r = proconio_read();
				if (r) {
					s = 0;
					if (r > 1073741823) handle_error(s, k1);
					p = r << 2;
					if (p > 2147483644) handle_error(s, k1);
					n = r;
					s = k1 = globalalloc_alloc(p);
					if (k1) {
						do {
							st4(s, proconio_read());
							s += 4;
						} while (--n);
						g1 = 0;
						s = k1;
						do {
							h1 = g1;
							n = ld4(s);
							if (n >= m) std_fail(4194382, 53);
							s += 4;
							j1 = ld4(k + (n << 2));
							g1 = h1 ^ j1;
						} while (--r);
						n = h1 == j1;
						s = n ? 5 : 4;
						r = ld4(a + 20);
						if (s > ld4(a + 12) - r) {
							do_reserve_and_handle(a + 12, r, s, 1, 1);
							r = ld4(a + 20);
						}
						if (s) copy(ld4(a + 16) + r, n ? 4194448 : 4194453, s);
						st4(a + 20, r + s);
						globalalloc_dealloc(k1, p);
						continue;
					}
					s = 4;
					k1 = p;
					handle_error(s, k1);
				}
			}
			break;
		}
		ptr_drop_in_place(a + 24);
		s = ld4(a + 48);
		if (s) globalalloc_dealloc(k, s << 2);
	}
	r = 4;
	t = j;
	handle_error(r, t);
L2:
	n = q;
	handle_error(h, n);
}

int main(void)
{
	M = (unsigned char *)calloc(65, 65536);
	if (!M) die("out of memory");
	memcpy(M + 4194304, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memoryLOSE\nWIN\n\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\1", 169);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
