/* HDU 3094, https://acm.hdu.edu.cn/showproblem.php?pid=3094, made by `cargo judge bundle hdu3094 --write` from db337f2382b9bbc3 */
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
				if (b <= 23 && 1u << (b & 31) & 8388635) goto L11;
				i++;
			} while (c != i);
		}
		b = 1;
		M[4194500] = 1;
		d = e;
		i = c;
		goto L10;
	L11:
		b = 0;
		d = i + 1;
		c -= d;
		st4(4194496, c);
		d += e;
		st4(4194492, d);
	L10:
		if (i) goto L7;
	}
	c = 0;
	f = ld4(4194484);
	g = ld4(4194488);
	d = h = f + g;
	goto L6;
L7:
	f = ld4(4194484);
	g = ld4(4194488);
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
	if (e >= 4294901761u) std_fail(4194304, 78);
	if (!c) goto L5;
	st4(4194480, 0);
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
				if (i != 48) std_fail(4194304, 78);
			}
		}
		i--;
		e = M[b];
		b++;
	} while (((e - 48) & 255) < 10);
L5:
	if (h < f) std_fail(4194382, 53);
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
	std_fail(4194382, 53);
	return 0;
}

static void from_elem(u32 a, u32 b)
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
		c = ld4(4194468);
		if (b > ld4(4194460) - c) {
			do_reserve_and_handle(4194460, c, b);
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

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m = 0, n, p, q, r, s, t = 0, u = 0, v, w = 0, x = 0, y = 0, z, a1, b1 = 0, c1, d1 = 0, f1;
	u64 e1;
	sp = a = frame(128);
	b = proconio_read();
	st4(a + 12, 0);
	st8(a + 4, (u64)1 << 32);
	if (b) {
		e = a + 28;
		f = a + 76;
		g = 0;
		for (;;) {
			h = proconio_read();
			if (!h) std_fail(4194382, 53);
			d = 0;
			i = h - 1;
			if (i > 536870911) handle_error(d, m);
			j = i << 3;
			if (j > 2147483644) handle_error(d, m);
			if (j) {
				m = globalalloc_alloc(j);
				if (m) {
					k = i;
					goto L7;
				}
				d = 4;
				m = j;
				handle_error(d, m);
			}
			k = 0;
			m = 4;
		L7:
			if (i) {
				c = 1;
				d = m;
				do {
					n = program_proconio_read();
					st4(d + 4, program_proconio_read());
					st4(d, n);
					d += 8;
					c++;
				} while (h != c);
				p = m + j;
				q = m;
				do {
					st8(a + 76, ld8(q));
					q += 8;
					c = d = 0;
					do {
						if (ld4(f + (d << 2)) >= h) std_fail(4194382, 53);
						d = 1;
						n = c & 1;
						c = 1;
					} while (!n);
				} while (q != p);
			}
			g++;
			from_elem(a + 40, h + 1);
			r = m + (i << 3);
			q = 0;
			s = ld4(a + 44);
			n = ld4(a + 48);
			c = m;
			for (;;) {
				if ((q & 1) != 0 && d != 2) p = c;
				else {
					if (c == r) {
						d = 0;
						i = n - (n != 0);
						c = s;
						do {
							if (n == d) std_fail(4194382, 53);
							q = d + 1;
							if (i == d) std_fail(4194382, 53);
							d = c + 4;
							p = ld4(d);
							c = p + ld4(c);
							if (c < p) std_fail(4194382, 53);
							st4(d, c);
							c = d;
							d = q;
						} while (h != q);
						if (h >= n) std_fail(4194382, 53);
						d = ld4(s + (h << 2));
						if (d >= 4294901761u) std_fail(4194304, 78);
						from_elem(a + 52, d);
						d = 0;
						if (n > 1073741823) handle_error(d, w);
						v = n << 2;
						if (v > 2147483644) handle_error(d, w);
						w = globalalloc_alloc(v);
						if (w) {
							if (v) copy(w, s, v);
							p = 0;
							u = ld4(a + 56);
							t = ld4(a + 60);
							c = m;
							for (;;) {
								if ((p & 1) != 0 && d != 2) i = c;
								else {
									if (c == r) break;
									i = c + 8;
									x = ld4(c + 4);
									y = ld4(c);
									d = 0;
								}
								st4(a + 84, x);
								st4(a + 76, y);
								st4(a + 80, x);
								st4(a + 88, y);
								p = f + (d << 3);
								c = ld4(p);
								if (c >= n) std_fail(4194382, 53);
								q = w + (c << 2);
								c = ld4(q);
								if (c >= 4294901761u) std_fail(4194304, 78);
								if (c >= t) std_fail(4194382, 53);
								st4(u + (c << 2), ld4(p + 4));
								c = ld4(q);
								if (c == ~0u) std_fail(4194382, 53);
								d++;
								p = 1;
								st4(q, c + 1);
								c = i;
							}
							st8(e, ld8(a + 52));
							st4(e + 8, ld4(a + 60));
							st8(a + 16, ld8(a + 40));
							st4(a + 24, ld4(a + 48));
							globalalloc_dealloc(w, v);
							d = 0;
							if (h > 536870911) handle_error(d, b1);
							z = h << 3;
							if (z > 2147483644) handle_error(d, b1);
							if (z) {
								b1 = globalalloc_alloc(z);
								if (b1) {
									if (z) fill(b1, 0, z);
									a1 = h;
									goto L50;
								}
								d = 4;
								b1 = z;
								handle_error(d, b1);
							}
							a1 = 0;
							b1 = 4;
						L50:
							t = globalalloc_alloc(4);
							if (!t) std_fail(4194382, 53);
							u = 0;
							st4(t, 0);
							p = 1;
							st4(a + 72, 1);
							st4(a + 68, t);
							st4(a + 64, 1);
							c1 = ld4(a + 32);
							v = ld4(a + 36);
							r = ld4(a + 20);
							s = ld4(a + 24);
							do {
								i = ld4(t + (u << 2));
								if (i >= 4294901761u) std_fail(4194304, 78);
								if (i >= s) std_fail(4194382, 53);
								c = ld4(r + (i << 2));
								if (c >= 4294901761u) std_fail(4194304, 78);
								d = i + 1;
								if (d >= s) std_fail(4194382, 53);
								d = ld4(r + (d << 2));
								if (d >= 4294901761u) std_fail(4194304, 78);
								if (d < c || d > v) std_fail(4194382, 53);
								if (c != d) {
									f1 = d << 2;
									d = c << 2;
									n = f1 - d;
									c = c1 + d;
									do {
										d = ld4(c);
										if (d >= 4294901761u) std_fail(4194304, 78);
										if (d) {
											if (d >= h) std_fail(4194382, 53);
											q = b1 + (d << 3);
											if (!ld4(q)) {
												st4(q + 4, i);
												st4(q, 1);
												if (p == ld4(a + 64)) {
													grow_one(a + 64);
													t = ld4(a + 68);
												}
												st4(t + (p << 2), d);
												p++;
												st4(a + 72, p);
											}
										}
										c += 4;
										n -= 4;
									} while (n);
								}
							} while (++u < p);
							d = 0;
							c = b1;
							do {
								if (d && ld4(c) != 1) goto L63;
								c += 8;
								d++;
							} while (h != d);
							t = globalalloc_alloc(h);
							if (!t) handle_error(1, h);
							if (h) fill(t, 0, h);
							c = m;
							do {
								if (!j) goto L62;
								n = ld4(c);
								if (n >= h) std_fail(4194382, 53);
								d = q = ld4(c + 4);
								i = b1 + (n << 3);
								if (ld4(i) == 1) d = ld4(i + 4) == q ? n : q;
								if (d >= h) std_fail(4194382, 53);
								i = b1 + (d << 3);
								if (ld4(i) != 1 || ld4(i + 4) != (q ^ n ^ d)) break;
								c += 8;
								d += t;
								n = M[d];
								M[d] = 1;
								j -= 8;
							} while (!n);
							globalalloc_dealloc(t, h);
						L63:
							d = ld4(a + 64);
							if (d) globalalloc_dealloc(ld4(a + 68), d << 2);
							if (a1) globalalloc_dealloc(b1, a1 << 3);
							drop_in_place(a + 16);
							std_fail(4194382, 53);
						L62:
							u = ld4(a + 68);
							i = ld4(a + 64);
							globalalloc_dealloc(t, h);
							drop_in_place(a + 16);
							if (z > 2147483640) {
								d = 0;
								handle_error(d, d1);
							}
							if (z) {
								d1 = globalalloc_alloc(z);
								if (d1) {
									if (z) fill(d1, 0, z);
									t = h;
									goto L74;
								}
								d = 8;
								d1 = z;
								handle_error(d, d1);
							}
							t = 0;
							d1 = 8;
						L74:
							if (p) {
								q = u - 4;
								d = p << 2;
								do {
									c = ld4(q + d);
									if (c >= h) std_fail(4194382, 53);
									c <<= 3;
									n = b1 + c;
									if (ld4(n)) {
										e1 = ld8(d1 + c);
										if (e1 == (u64)-1) std_fail(4194382, 53);
										c = ld4(n + 4);
										if (c >= h) std_fail(4194382, 53);
										c = d1 + (c << 3);
										st8(c, ld8(c) ^ (e1 + 1));
									}
									d -= 4;
								} while (d);
							}
							e1 = ld8(d1);
							if (t) globalalloc_dealloc(d1, t << 3);
							h = !e1;
							d = h ? 4 : 6;
							n = ld4(a + 12);
							if (d > ld4(a + 4) - n) {
								do_reserve_and_handle(a + 4, n, d);
								n = ld4(a + 12);
							}
							c = ld4(a + 8);
							if (d) copy(c + n, h ? 4194448 : 4194452, d);
							d += n;
							st4(a + 12, d);
							if (a1) globalalloc_dealloc(b1, a1 << 3);
							if (i) globalalloc_dealloc(u, i << 2);
							if (k) globalalloc_dealloc(m, k << 3);
							if (g == b) goto L1;
							break;
						}
						d = 4;
						w = v;
						handle_error(d, w);
					}
					p = c + 8;
					t = ld4(c + 4);
					u = ld4(c);
					d = 0;
				}
				st4(a + 84, t);
				st4(a + 76, u);
				c = ld4(f + (d << 3));
				if (c == ~0u) std_fail(4194382, 53);
				if (++c >= n) std_fail(4194382, 53);
				c = s + (c << 2);
				i = ld4(c);
				if (i == ~0u) std_fail(4194382, 53);
				d++;
				q = 1;
				st4(c, i + 1);
				c = p;
			}
		}
	}
	c = 1;
	d = 0;
L1:
	host_append(c, d);
	n = ld4(4194468);
	if (n < 65537) d = n;
	else {
		d = 0;
		host_write(ld4(4194464), n);
		st4(4194468, 0);
	}
	n = ld4(a + 4);
	if (n) {
		globalalloc_dealloc(c, n);
		d = ld4(4194468);
	}
	if (d) {
		host_write(ld4(4194464), d);
		st4(4194468, 0);
	}
	sp = a + 128;
}

int main(void)
{
	M = (unsigned char *)calloc(65, 65536);
	if (!M) die("out of memory");
	memcpy(M + 4194304, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memoryBob\nAlice\n\0\0\0\0\0\0\1\0\0\0\0\0\0\0\1", 169);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
