/* HDU 1536, https://acm.hdu.edu.cn/showproblem.php?pid=1536, made by `cargo judge bundle hdu1536 --write` from a1e04e9b43cc1ac7 */
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
	a = ld4(4194456);
	if (a) {
		host_write(ld4(4194452), a);
		st4(4194456, 0);
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
	st4(4194620, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = clz4((a > 16 ? a : 16) - 1);
	c = 32 - b;
	if (!b) std_fail(4194382, 53);
	d = c << 2;
	b = ld4(d + 4194492);
	if (b) {
		st4(d + 4194492, ld4(b));
		return b;
	}
	b = ld4(4194620);
	if (b) {
		if (b >= 4294967280u) std_fail(4194382, 53);
	} else {
		b = pages << 16;
		st4(4194620, b);
	}
	b = (b + 15) & -16;
	a = b + (a > 65536 ? a : 1u << (c & 31));
	if (a >= b) {
		memory_reach(a);
		return b;
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
		if (c == ld4(4194620)) {
			st4(4194620, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 4194492));
		st4(b + 4194492, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 4194492));
	st4(b + 4194492, a);
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
				if (f == ld4(4194620) && h > 65536) {
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
	u32 b, c, d, e, f, g = 0, h, i, j, k, m, n, p, q;
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
				c = (e != 0) & (p <= f);
				q = f < p ? f : p;
				if (j < q) {
					e = h + i;
					i = i - q + 1;
					do {
						q = M[e];
						g = g << 6 | (q & 63);
						e++;
						c &= i4(ext1(q)) < -64;
					} while (++i);
				}
				st8(b + 8, (u64)65536 << 32 | 2048);
				st8(b, (u64)128 << 32 | 128);
				if (c != 0 && m <= 4294967287u && g >= ld4(b + (n << 2))) {
					i = p;
					if ((g ^ 55296) - 1114112 > 4293855231u) goto L12;
				}
				M[k] = 63;
			}
			i = j;
		L12:;
		} while (i < f);
	}
	if (!globalalloc_alloc(12)) std_fail(4194382, 53);
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
	if (ld4(4194464) == 1) std_fail(4194382, 53);
	st4(4194468, ld4(b));
	st4(4194464, 1);
	st8(4194472, ld8(b + 24));
	st8(4194480, ld8(b + 32));
	st4(4194488, ld4(b + 40));
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
	if (!ld4(4194464)) try_init(ld4(4194460));
	if (ld4(4194468)) std_fail(4194382, 53);
	st4(4194468, -1);
	b = M[4194488];
	c = ld4(4194484);
	d = ld4(4194480);
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
		M[4194488] = 1;
		d = e;
		i = c;
		goto L11;
	L12:
		b = 0;
		d = i + 1;
		c -= d;
		st4(4194484, c);
		d += e;
		st4(4194480, d);
	L11:
		if (i) goto L8;
	}
	c = 0;
	f = ld4(4194472);
	g = ld4(4194476);
	d = h = f + g;
	goto L7;
L8:
	f = ld4(4194472);
	g = ld4(4194476);
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
	st4(4194468, 0);
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

static void host_append(u32 a, u32 b)
{
	u32 c;
	if (b < 65537) {
		c = ld4(4194456);
		if (b > ld4(4194448) - c) {
			do_reserve_and_handle(4194448, c, b, 1, 1);
			c = ld4(4194456);
		}
		if (b) copy(ld4(4194452) + c, a, b);
		st4(4194456, c + b);
		return;
	}
	c = ld4(4194456);
	if (c) {
		host_write(ld4(4194452), c);
		st4(4194456, 0);
	}
	host_write(a, b);
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

static void rawvec_grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 4, 4);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a, ld4(b + 12));
	sp = b + 16;
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, p, q, r, s, t, v, w, x, y, z, b1;
	u64 u, a1, c1;
	sp = a = frame(80);
	st4(a + 20, 0);
	st8(a + 12, (u64)1 << 32);
	b = a + 44;
	c = a + 32;
	d = 0;
	e = 1;
	for (;;) {
		if (!ld4(4194464)) try_init(ld4(4194460));
		if (ld4(4194468) >= 2147483647) std_fail(4194382, 53);
		f = M[4194488];
		g = ld4(4194484);
		h = ld4(4194480);
		do {
			if (f & 1 || !g) goto L9;
			i = 0;
			for (;;) {
				f = M[h + i] - 9u;
				if (f <= 23 && 1u << (f & 31) & 8388635) break;
				i++;
				if (g == i) goto L10;
			}
			f = i + 1;
			h += f;
			g -= f;
			f = 0;
		} while (!i);
	L10:
		h = proconio_read();
		if (h) {
			if (h > 1073741823) std_fail(4194382, 53);
			j = h << 2;
			if (j >= 2147483645) std_fail(4194382, 53);
			f = h;
			i = k = globalalloc_alloc(j);
			if (!k) std_fail(4194382, 53);
			do {
				st4(i, proconio_read());
				i += 4;
			} while (--f);
			m = proconio_read();
			if (m >= 178956971) std_fail(4194382, 53);
			g = m * 12;
			if (g) {
				n = globalalloc_alloc(g);
				if (!n) std_fail(4194382, 53);
				p = m;
			} else {
				n = 4;
				p = 0;
			}
			if (m) {
				d = 0;
				do {
					e = proconio_read();
					if (e > 1073741823) std_fail(4194382, 53);
					i = e << 2;
					if (i >= 2147483645) std_fail(4194382, 53);
					if (i) {
						q = globalalloc_alloc(i);
						if (!q) std_fail(4194382, 53);
						r = e;
					} else {
						q = 4;
						r = 0;
					}
					if (e) {
						f = e;
						i = q;
						do {
							st4(i, proconio_read());
							i += 4;
						} while (--f);
					}
					i = n + d * 12;
					st4(i + 8, e);
					st4(i + 4, q);
					st4(i, r);
					d = i = d + 1;
				} while (i != m);
			}
			s = n + g;
			i = d = 0;
			do {
				if (g == i) goto L34;
				f = n + i;
				i = e = i + 12;
				f = ld4(f + 8);
			} while (!f);
			q = n + e;
			i = ld4(q - 8);
			d = ld4(i);
			if (f != 1) {
				i += 4;
				f = (f - 1) & 1073741823;
				do {
					g = ld4(i);
					d = d > g ? d : g;
					i += 4;
				} while (--f);
			}
			if (q != s) {
				r = (s - q) / 12;
				e = 0;
				do {
					i = q + e * 12;
					f = ld4(i + 8);
					if (f) {
						i = ld4(i + 4);
						do {
							g = ld4(i);
							d = d > g ? d : g;
							i += 4;
						} while (--f);
					}
				} while (++e != r);
			}
			if (d >= 1000001) std_fail(4194382, 53);
		L34:
			r = h & 15;
			q = d + 1;
			h &= 536870896;
			e = k + (h << 2);
			g = k;
			while (h) {
				i = f = 0;
				do {
					f |= !ld4(g + i);
					i += 4;
				} while (i != 64);
				h -= 16;
				g += 64;
				if (f & 1) std_fail(4194382, 53);
			}
			i = r << 2;
			while (i) {
				i -= 4;
				f = ld4(e);
				e += 4;
				if (!f) std_fail(4194382, 53);
			}
			st4(a + 48, 8);
			st8(a + 40, 0);
			st8(a + 32, (u64)8 << 32);
			st8(a + 24, 1);
			t = globalalloc_alloc(q << 2);
			if (!t) std_fail(4194382, 53);
			g = 0;
			st4(a + 76, 0);
			st4(a + 72, t);
			st4(a + 68, q);
			h = k + j;
			do {
				u = ld8(a + 24);
				if (u == (u64)-1) std_fail(4194382, 53);
				st8(a + 52, 0);
				st8(a + 24, u + 1);
				v = q = 0;
				i = k;
				for (;;) {
					if (i == h) {
						q = ld4(a + 40);
						if (!q) {
							f = 0;
							break;
						}
						e = q << 3;
						i = ld4(a + 36);
						f = 0;
						u = ld8(a + 24);
						do {
							if (ld8(i) != u) goto L56;
							f++;
							i += 8;
							e -= 8;
						} while (e);
						f = q;
						break;
					}
					f = ld4(i);
					i = e = i + 4;
					if (g < f) continue;
					r = g - f;
					if (!f) std_fail(4194382, 53);
					i = ld4(a + 56);
					if (i == ~0u) std_fail(4194382, 53);
					w = ld4(t + (r << 2));
					f = i + 1;
					st4(a + 56, f);
					x = ld4(a + 40);
					if (x > i) goto L59;
					if (f > 2147483647) std_fail(4194382, 53);
					f <<= 1;
					r = f > 16 ? f : 16;
					f = r - x;
					if (f <= ld4(a + 32) - x) y = q;
					else {
						do_reserve_and_handle(c, x, f, 8, 8);
						x = ld4(a + 40);
						v = y = ld4(a + 52);
					}
					z = ld4(a + 36);
					q = (f << 3) - 8;
					if (q) fill(z + (x << 3), 0, q);
					x += f;
					st8(z + (x << 3) - 8, 0);
					st4(a + 40, x);
					if (v) {
						a1 = ld8(a + 24);
						u = i > 2147450879 ? (u64)i4(r) : r;
						b1 = ld4(a + 48);
						i = b1 + 8;
						r = v - 1;
						q = 0;
						f = b1;
						for (;;) {
							c1 = ld8(f);
							if (c1 < u) break;
							i += 8;
							r--;
							f += 8;
							q++;
							if (v == q) goto L74;
						}
						if (c1 + 65535 >= (u64)1 << 32) std_fail(4194304, 78);
						f = c1;
						if (x <= f) std_fail(4194382, 53);
						st8(z + (f << 3), a1);
						if (q + 1 < v) {
							for (;;) {
								c1 = ld8(i);
								if (c1 >= u) {
									st8(b1 + (q << 3), c1);
									q++;
								} else {
									if (c1 + 65535 >= (u64)1 << 32) std_fail(4194304, 78);
									f = c1;
									if (x <= f) std_fail(4194382, 53);
									st8(z + (f << 3), a1);
								}
								i += 8;
								if (!--r) goto L60;
							}
						}
						goto L60;
					L74:
						q = y;
						goto L59;
					}
					q = y;
					v = 0;
					goto L59;
				L60:
					st4(a + 52, q);
					v = q;
				L59:
					if (w < x) {
						st8(ld4(a + 36) + (w << 3), ld8(a + 24));
						i = e;
						continue;
					}
					u = w;
					if (q == ld4(a + 44)) grow_one(b);
					st8(ld4(a + 48) + (q << 3), u);
					q++;
					st4(a + 52, q);
					v = q;
					i = e;
				}
			L56:
				if (g == ld4(a + 68)) {
					rawvec_grow_one(a + 68);
					t = ld4(a + 72);
				}
				st4(t + (g << 2), f);
				i = g + 1;
				st4(a + 76, i);
				f = g != d;
				g = i;
			} while (f);
			q = ld4(a + 72);
			w = ld4(a + 68);
			i = ld4(a + 32);
			if (i) globalalloc_dealloc(ld4(a + 36), i << 3);
			i = ld4(a + 44);
			if (i) globalalloc_dealloc(ld4(a + 48), i << 3);
			if (!m) {
				r = n;
				goto L6;
			}
			i = n;
			for (;;) {
				r = i + 12;
				x = ld4(i);
				if (x == 2147483648u) goto L6;
				u = ld8(i + 4);
				v = u;
				i = (u32)(u >> 30) & -4;
				if (i) {
					f = 0;
					h = -(i >> 2);
					i = v;
					do {
						g = f;
						f = ld4(i);
						if (f > d) std_fail(4194382, 53);
						i += 4;
						e = ld4(q + (f << 2));
						f = e ^ g;
					} while (++h);
					f = 87;
					if (e != g) goto L89;
				}
				f = 76;
			L89:
				g = i = ld4(a + 20);
				if (ld4(a + 12) == i) {
					do_reserve_and_handle(a + 12, i, 1, 1, 1);
					g = ld4(a + 20);
				}
				M[ld4(a + 16) + g] = f;
				st4(a + 20, i + 1);
				if (x) globalalloc_dealloc(v, x << 2);
				i = r;
				if (r == s) goto L5;
			}
		}
	L9:
		host_append(e, d);
		i = 0;
		f = ld4(4194456);
		if (f < 65537) i = f;
		else {
			host_write(ld4(4194452), f);
			st4(4194456, 0);
		}
		f = ld4(a + 12);
		if (f) {
			globalalloc_dealloc(e, f);
			i = ld4(4194456);
		}
		if (i) {
			host_write(ld4(4194452), i);
			st4(4194456, 0);
		}
		sp = a + 80;
		return;
	L6:
		i = (s - r) / 12;
		if (s == r) goto L5;
		do {
			f = ld4(r);
			if (f) globalalloc_dealloc(ld4(r + 4), f << 2);
			r += 12;
		} while (--i);
	L5:
		if (p) globalalloc_dealloc(n, p * 12);
		f = i = ld4(a + 20);
		if (ld4(a + 12) == i) {
			do_reserve_and_handle(a + 12, i, 1, 1, 1);
			f = ld4(a + 20);
		}
		e = ld4(a + 16);
		M[e + f] = 10;
		d = i + 1;
		st4(a + 20, d);
		if (w) globalalloc_dealloc(q, w << 2);
		globalalloc_dealloc(k, j);
	}
}

int main(void)
{
	M = (unsigned char *)calloc(65, 65536);
	if (!M) die("out of memory");
	memcpy(M + 4194304, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memory\0\0\0\0\1\0\0\0\0\0\0\0\1", 157);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
