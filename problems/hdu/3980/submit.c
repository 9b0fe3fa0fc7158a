/* HDU 3980, https://acm.hdu.edu.cn/showproblem.php?pid=3980, made by `cargo judge bundle hdu3980 --write` from 1444f7b8083860fd */
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
	b = ld4(4194516);
	if (!b) {
		b = pages << 16;
		st4(4194516, b);
	}
	if (a > b) {
		c = a - b;
		if (c > 4294901760u) std_fail(4194382, 53);
		c += 65535;
		if (grow(c >> 16) == ~0u) std_fail(4194435, 13);
		c &= -65536;
		b += c;
		if (b < c) std_fail(4194382, 53);
		st4(4194516, b);
	}
	st4(4194648, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 4194520);
	if (d) {
		st4(c + 4194520, ld4(d));
		return d;
	}
	d = ld4(4194648);
	if (d) {
		if (d >= 4294967280u) std_fail(4194382, 53);
	} else {
		d = pages << 16;
		st4(4194648, d);
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
		if (c == ld4(4194648)) {
			st4(4194648, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 4194520));
		st4(b + 4194520, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 4194520));
	st4(b + 4194520, a);
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
				if (f == ld4(4194648) && h > 65536) {
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

static void handle_error(u32 a)
{
	std_fail(4194382, 53);
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
	u32 b, c, d, e, f, g, h, i, j, k, m, n, p, q;
	sp = b = frame(32);
	st4(b + 12, 0);
	st8(b + 4, (u64)1 << 32);
	extend_from_slice(b + 4, 1, 0);
	c = ld4(b + 4);
	d = ld4(b + 12);
	do {
		if (c - d <= 65535) {
			do_reserve_and_handle(b + 4, d, 65536, 1, 1);
			d = ld4(b + 12);
			c = ld4(b + 4);
		}
		if (c < d) std_fail(4194382, 53);
		e = ld4(b + 8);
		f = host_read(e + d, c - d);
		d += f;
		if (d < f) std_fail(4194382, 53);
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
	if (!c) std_fail(4194382, 53);
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
	if (a != 2147483649u) handle_error(a);
	sp = b + 16;
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, p = 0, q, r, s, t, u, w, x, y, z, a1, b1, c1, d1, e1, f1;
	u64 v, g1, h1, i1, j1;
	sp = a = frame(80);
	b = proconio_read();
	st4(a + 20, 0);
	st8(a + 12, (u64)1 << 32);
	if (b) {
		h = a + 60;
		i = a + 48;
		c = f = 0;
		j = 1;
		for (;;) {
			k = proconio_read();
			m = proconio_read();
			if (k >= 10001 || !m) std_fail(4194382, 53);
			if (!c) {
				c = globalalloc_alloc(184);
				if (!c) std_fail(4194382, 53);
				st2(c + 182, 1);
				p = 0;
				st4(c, 0);
				st4(c + 56, 0);
				st8(c + 48, (u64)8 << 32);
				st4(c + 4, m);
				d = 0;
				q = c;
				goto L13;
			}
			n = p;
			q = c;
			for (;;) {
				r = q + 4;
				e = ld2(q + 182);
				s = e << 2;
				d = -1;
				g = 0;
				do {
					if (s == g) {
						d = e;
						goto L25;
					}
					t = q + g;
					g += 4;
					d++;
					t = ld4(t + 4);
					t = ((u32)(m > t) - (m < t)) & 255;
				} while (t == 1);
				if (t != 255) goto L12;
			L25:
				if (!n) break;
				n--;
				q = ld4(q + (d << 2) + 184);
			}
			if (e < 11) {
				g = r + (d << 2);
				if (e > d) {
					t = e - d;
					s = t << 2;
					if (s) copy(g + 4, g, s);
					t *= 12;
					if (t) {
						s = q + d * 12;
						copy(s + 60, s + 48, t);
					}
				}
				st4(g, m);
				g = q + d * 12;
				st4(g + 48, 0);
				st8(g + 52, 8);
				st2(q + 182, e + 1);
				goto L13;
			}
			s = a + 40;
			g = 4;
			if (d < 5) goto L30;
			g = d;
			switch (d - 5) {
			case 0:
				goto L30;
			case 1:
				d = 0;
				s = a + 24;
				g = 5;
				goto L30;
			}
			d -= 7;
			s = a + 24;
			g = 6;
		L30:
			u = globalalloc_alloc(184);
			if (!u) std_fail(4194382, 53);
			st4(u, 0);
			t = ld2(q + 182) + ~g;
			st2(u + 182, t);
			if (t >= 12) std_fail(4194382, 53);
			e = q + 48;
			n = e + g * 12;
			v = ld8(n + 4);
			w = ld4(n);
			x = ld4(r + (g << 2));
			n = g + 1;
			y = t << 2;
			if (y) copy(u + 4, r + (n << 2), y);
			t *= 12;
			if (t) copy(u + 48, e + n * 12, t);
			st2(q + 182, g);
			st4(a + 40, q);
			st4(a + 24, u);
			z = ld4(s);
			g = z + 4 + (d << 2);
			t = ld2(z + 182);
			if (t > d) {
				s = t - d;
				n = s << 2;
				if (n) copy(g + 4, g, n);
				s *= 12;
				if (s) {
					n = z + d * 12;
					copy(n + 60, n + 48, s);
				}
			}
			st4(g, m);
			g = z + d * 12;
			st4(g + 48, 0);
			st8(g + 52, 8);
			st2(z + 182, t + 1);
			if (w == 2147483648u) goto L14;
			a1 = 0;
			g = ld4(q);
			if (g) {
				for (;;) {
					r = ld2(q + 180);
					st8(a + 44, v);
					st4(a + 40, w);
					e = g;
					n = ld2(e + 182);
					if (n < 11) goto L19;
					y = a + 24;
					g = 4;
					if (r < 5) goto L43;
					g = r;
					switch (r - 5) {
					case 0:
						goto L43;
					case 1:
						r = 0;
						y = a + 36;
						g = 5;
						goto L43;
					}
					r -= 7;
					y = a + 36;
					g = 6;
				L43:
					s = globalalloc_alloc(232);
					if (!s) std_fail(4194382, 53);
					st4(s, 0);
					t = ld2(e + 182) + ~g;
					st2(s + 182, t);
					if (t >= 12) std_fail(4194382, 53);
					c1 = e + 48;
					q = c1 + g * 12;
					v = ld8(q + 4);
					w = ld4(q);
					d1 = e + 4;
					e1 = g << 2;
					b1 = ld4(d1 + e1);
					q = g + 1;
					f1 = t << 2;
					if (f1) copy(s + 4, d1 + (q << 2), f1);
					t *= 12;
					if (t) copy(s + 48, c1 + q * 12, t);
					st2(e + 182, g);
					t = ld2(s + 182);
					q = t + 1;
					if (t >= 12 || n - g != q) std_fail(4194382, 53);
					n = s + 184;
					g = q << 2;
					if (g) copy(n, e + e1 + 188, g);
					a1++;
					g = 0;
					do {
						q = ld4(n + (g << 2));
						st2(q + 180, g);
						st4(q, s);
						if (g >= t) goto L49;
						g += g < t;
					} while (g <= t);
				L49:
					st4(a + 36, s);
					st4(a + 24, e);
					insert_fit(ld4(y), r, x, a + 40, u);
					if (w == 2147483648u) goto L14;
					x = b1;
					u = s;
					q = e;
					g = ld4(e);
					if (!g) goto L15;
				}
			}
			s = u;
			b1 = x;
			goto L15;
		L19:
			insert_fit(e, r, x, a + 40, u);
			goto L14;
		L15:
			g = new_uninit_in();
			st4(g + 184, c);
			st2(g + 182, 0);
			st4(g, 0);
			t = p + 1;
			if (!t) std_fail(4194382, 53);
			st2(c + 180, 0);
			st4(c, g);
			if (a1 != p) std_fail(4194382, 53);
			st4(g + 188, s);
			st8(g + 52, v);
			st4(g + 48, w);
			st4(g + 4, b1);
			st2(g + 182, 1);
			st2(s + 180, 1);
			st4(s, g);
			p = t;
			c = g;
		L14:
			q = z;
		L13:
			f++;
		L12:
			if (k >= m) {
				st4(a + 64, 8);
				st8(a + 56, 0);
				st8(a + 48, (u64)8 << 32);
				st8(a + 40, 1);
				b1 = q + d * 12 + 48;
				w = ld4(b1 + 8);
				c1 = k - m;
				if (w > c1) v = ld8(ld4(b1 + 4) + (c1 << 3));
				else {
					s = 8;
					q = 0;
					do {
						v = ld8(a + 40);
						if (v == (u64)-1) std_fail(4194382, 53);
						st8(a + 68, 0);
						st8(a + 40, v + 1);
						if (w >= m) {
							k = w - m;
							r = k >> 1;
							y = ld4(b1 + 4);
							s = e = g = 0;
							for (;;) {
								if (s >= w || k < s) std_fail(4194382, 53);
								t = k - s;
								if (t >= w) std_fail(4194382, 53);
								d = ld4(a + 72);
								if (d == ~0u) std_fail(4194382, 53);
								g1 = ld8(y + (s << 3));
								h1 = ld8(y + (t << 3));
								t = d + 1;
								st4(a + 72, t);
								n = ld4(a + 56);
								if (n > d) goto L63;
								if (t > 2147483647) std_fail(4194382, 53);
								t <<= 1;
								q = t > 16 ? t : 16;
								t = q - n;
								if (t <= ld4(a + 48) - n) a1 = g;
								else {
									do_reserve_and_handle(i, n, t, 8, 8);
									n = ld4(a + 56);
									e = a1 = ld4(a + 68);
								}
								u = ld4(a + 52);
								g = (t << 3) - 8;
								if (g) fill(u + (n << 3), 0, g);
								n += t;
								st8(u + (n << 3) - 8, 0);
								st4(a + 56, n);
								if (e) {
									i1 = ld8(a + 40);
									v = d > 2147450879 ? (u64)i4(q) : q;
									x = ld4(a + 64);
									d = x + 8;
									q = e - 1;
									g = 0;
									t = x;
									for (;;) {
										j1 = ld8(t);
										if (j1 < v) break;
										d += 8;
										q--;
										t += 8;
										g++;
										if (e == g) goto L74;
									}
									if (j1 + 65535 >= (u64)1 << 32) std_fail(4194304, 78);
									t = j1;
									if (n <= t) std_fail(4194382, 53);
									st8(u + (t << 3), i1);
									if (g + 1 < e) {
										for (;;) {
											j1 = ld8(d);
											if (j1 >= v) {
												st8(x + (g << 3), j1);
												g++;
											} else {
												if (j1 + 65535 >= (u64)1 << 32) std_fail(4194304, 78);
												t = j1;
												if (n <= t) std_fail(4194382, 53);
												st8(u + (t << 3), i1);
											}
											d += 8;
											if (!--q) goto L64;
										}
									}
									goto L64;
								L74:
									g = a1;
									goto L63;
								}
								g = a1;
								e = 0;
								goto L63;
							L64:
								st4(a + 68, g);
								e = g;
							L63:
								v = h1 ^ g1;
								if (v < n) st8(ld4(a + 52) + ((u32)v << 3), ld8(a + 40));
								else {
									if (g == ld4(a + 60)) grow_one(h);
									st8(ld4(a + 64) + (g << 3), v);
									g++;
									st4(a + 68, g);
									e = g;
								}
								if (s < r) {
									s += s < r;
									if (s <= r) continue;
								}
								break;
							}
							q = ld4(a + 56);
							s = ld4(a + 52);
						}
						if (!q) {
							d = 0;
							goto L85;
						}
						t = q << 3;
						d = 0;
						v = ld8(a + 40);
						g = s;
						do {
							if (ld8(g) != v) goto L85;
							d++;
							g += 8;
							t -= 8;
						} while (t);
						d = q;
					L85:
						v = d;
						if (w == ld4(b1)) grow_one(b1);
						g = w + 1;
						st4(b1 + 8, g);
						t = ld4(b1 + 4);
						st8(t + (w << 3), v);
						d = w == c1;
						w = g;
					} while (!d);
					v = ld8(t + (c1 << 3));
					g = ld4(a + 48);
					if (g) globalalloc_dealloc(s, g << 3);
				}
				g = ld4(a + 60);
				if (g) globalalloc_dealloc(ld4(a + 64), g << 3);
				g = !v;
				t = g ? 9 : 8;
				n = g ? 4194456 : 4194448;
			} else {
				t = 8;
				n = 4194448;
			}
			st4(a + 32, 0);
			st8(a + 24, (u64)1 << 32);
			do_reserve_and_handle(a + 24, 0, 6, 1, 1);
			g = ld4(a + 32);
			d = ld4(a + 28) + g;
			st4(d, ld4(4194465));
			st2(d + 4, ld2(4194469));
			st4(a + 32, g + 6);
			if (j + 1 >= 4294901762u) std_fail(4194304, 78);
			s = j + (j < b);
			fill(a + 40, 48, 40);
			v = j > 4294901760u ? (u64)i4(j) : j;
			g = 41;
			do {
				if (g == 1) std_fail(4194382, 53);
				j1 = v / 10;
				M[a + 40 + g - 2] = (u32)(j1 * 246 + v) | 48;
				g--;
				d = v < 10;
				v = j1;
			} while (!d);
			extend_from_slice(a + 24, a + 40 + g - 1, 41 - g);
			q = ld4(a + 24);
			g = ld4(a + 32);
			if (q - g <= 1) {
				do_reserve_and_handle(a + 24, g, 2, 1, 1);
				q = ld4(a + 24);
				g = ld4(a + 32);
			}
			d = ld4(a + 28);
			st2(d + g, 8250);
			g += 2;
			st4(a + 32, g);
			if (t > q - g) {
				do_reserve_and_handle(a + 24, g, t, 1, 1);
				q = ld4(a + 24);
				d = ld4(a + 28);
				g = ld4(a + 32);
			}
			if (t) copy(d + g, n, t);
			g += t;
			st4(a + 32, g);
			if (q == g) {
				do_reserve_and_handle(a + 24, q, 1, 1, 1);
				d = ld4(a + 28);
				g = ld4(a + 32);
			}
			M[d + g] = 10;
			t = g + 1;
			q = ld4(a + 24);
			n = ld4(a + 20);
			if (g >= ld4(a + 12) - n) {
				do_reserve_and_handle(a + 12, n, t, 1, 1);
				n = ld4(a + 20);
			}
			e = ld4(a + 16);
			if (t) copy(e + n, d, t);
			g = n + t;
			st4(a + 20, g);
			if (q) globalalloc_dealloc(d, q);
			if (j < b) {
				j = s;
				if (s <= b) continue;
			}
			break;
		}
		d = ld4(4194480);
		if (g > ld4(4194472) - d) {
			do_reserve_and_handle(4194472, d, g, 1, 1);
			d = ld4(4194480);
		}
		if (g) copy(ld4(4194476) + d, e, g);
	} else {
		c = 0;
		d = ld4(4194480);
		e = 1;
		g = f = 0;
	}
	g += d;
	st4(4194480, g);
	if (g >= 65537) {
		host_write(ld4(4194476), g);
		st4(4194480, 0);
	}
	g = ld4(a + 12);
	if (g) globalalloc_dealloc(e, g);
	if (!c) goto L2;
	if (f) {
		s = 0;
		for (;;) {
			if (s) {
				g = c;
				c = s;
			} else {
				g = 0;
				if (p) {
					do c = ld4(c + 184); while (--p);
				}
				p = 0;
			}
			if (p >= ld2(c + 182)) {
				for (;;) {
					d = ld4(c);
					if (!d) break;
					q = ld2(c + 180);
					globalalloc_dealloc(c, g ? 232 : 184);
					g++;
					c = d;
					if (q < ld2(d + 182)) goto L110;
				}
				globalalloc_dealloc(c, g ? 232 : 184);
				std_fail(4194382, 53);
			}
			q = p;
			d = c;
		L110:
			if (g) {
				t = d + (q << 2) + 188;
				do {
					s = ld4(t);
					t = s + 184;
				} while (--g);
				p = 0;
			} else {
				p = q + 1;
				s = d;
			}
			g = d + q * 12;
			d = ld4(g + 48);
			if (d) globalalloc_dealloc(ld4(g + 52), d << 3);
			c = 0;
			if (!--f) goto L3;
		}
	}
	s = c;
	if (!p) goto L3;
	do s = ld4(s + 184); while (--p);
L3:
	d = ld4(s);
	if (d) {
		g = 0;
		do {
			globalalloc_dealloc(s, g ? 232 : 184);
			g++;
			s = d;
			d = ld4(s);
		} while (d);
		g = g ? 232 : 184;
	} else {
		g = 184;
	}
	globalalloc_dealloc(s, g);
L2:
	g = ld4(4194480);
	if (g) {
		host_write(ld4(4194476), g);
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
