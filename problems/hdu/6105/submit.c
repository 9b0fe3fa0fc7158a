/* HDU 6105, https://acm.hdu.edu.cn/showproblem.php?pid=6105, made by `cargo judge bundle hdu6105 --write` from 1fc526715836f200 */
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

static void grow_one(u32 a)
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

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k = 0, m, n, p, q, r, s = 0, t = 0, u = 0, v = 0, x = 0, y = 0, z = 0;
	u64 w;
	sp = a = frame(80);
	b = proconio_read();
	st4(a + 20, 0);
	st8(a + 12, (u64)1 << 32);
	if (b) {
		e = 0;
		for (;;) {
			f = proconio_read();
			g = proconio_read();
			if (!f) std_fail(4194382, 53);
			d = 0;
			h = f - 1;
			if (h > 1073741823) handle_error(d, k);
			i = h << 2;
			if (i > 2147483644) handle_error(d, k);
			if (i) {
				k = globalalloc_alloc(i);
				if (k) {
					j = h;
					goto L13;
				}
				d = 4;
				k = i;
				handle_error(d, k);
			}
			j = 0;
			k = 4;
		L13:
			if (h) {
				m = 0;
				do {
					if (!ld4(4194476)) try_init(ld4(4194472));
					if (ld4(4194480)) std_fail(4194382, 53);
					n = m + 1;
					st4(4194480, -1);
					c = M[4194500];
					p = ld4(4194496);
					q = ld4(4194492);
					for (;;) {
						r = q;
						if (c & 1) break;
						if (p) {
							d = 0;
							do {
								c = M[r + d] - 9u;
								if (c <= 23 && 1u << (c & 31) & 8388635) goto L26;
								d++;
							} while (p != d);
						}
						c = 1;
						M[4194500] = 1;
						q = r;
						d = p;
						goto L25;
					L26:
						c = 0;
						q = d + 1;
						p -= q;
						st4(4194496, p);
						q += r;
						st4(4194492, q);
					L25:
						if (d) goto L22;
					}
					p = 0;
					s = ld4(4194484);
					t = ld4(4194488);
					u = s + t;
					goto L9;
				L22:
					s = ld4(4194484);
					t = ld4(4194488);
					u = r ? r : s + t;
					v = r ? d : 0;
					switch (v) {
					case 0:
						p = 0;
						goto L9;
					case 1:
						c = M[u];
						switch (c - 43) {
						case 0: case 2:
							v = 1;
							goto L10;
						default:
							goto L34;
						}
					}
					c = M[u];
				L34:
					r = (c & 255) == 43;
					c = u + r;
					p = v - r;
					if (p >= 9) {
						r = 0;
						for (;;) {
							if (!p) goto L37;
							w = (u64)r * 10;
							if ((u32)(w >> 32)) goto L11;
							q = M[c] - 48u;
							if (q > 9) goto L11;
							c++;
							p--;
							r = q + (u32)w;
							if (r < q) goto L11;
						}
					}
					if (!p) goto L11;
					r = 0;
					do {
						q = M[c] - 48u;
						if (q > 9) goto L11;
						c++;
						r = q + r * 10;
					} while (--p);
				L37:
					if (!r) goto L11;
					if (r >= 4294901761u) std_fail(4194304, 78);
					if (!v) goto L7;
					st4(4194480, 0);
					st4(k + (m << 2), r - 1);
					m = n;
				} while (n != h);
			}
			d = 0;
			if (f > 536870911) handle_error(d, x);
			n = f << 3;
			if (n > 2147483644) handle_error(d, x);
			x = globalalloc_alloc(n);
			if (!x) goto L117;
			st4(x, 0);
			if (h) {
				d = x + 12;
				r = (((f << 2) - 8) >> 2) + 2;
				c = k;
				do {
					st4(d, ld4(c));
					st4(d - 4, 1);
					d += 8;
					c += 4;
					i -= 4;
				} while (i);
			} else {
				r = 1;
			}
			if (j) globalalloc_dealloc(k, j << 2);
			d = 0;
			if (r > 1073741823) handle_error(d, y);
			i = r << 2;
			if (i > 2147483644) handle_error(d, y);
			y = globalalloc_alloc(i);
			if (!y) break;
			d = 0;
			if (i) fill(y, 0, i);
			e++;
			h = r << 3;
			for (;;) {
				if (h == d) {
					d = 0;
					c = y;
					do {
						p = d;
						if (r == p) goto L65;
						d = p + 1;
						q = ld4(c);
						c += 4;
					} while (q);
					m = globalalloc_alloc(16);
					if (!m) std_fail(4194382, 53);
					st4(m, p);
					v = 1;
					st4(a + 32, 1);
					st4(a + 28, m);
					st4(a + 24, 4);
					for (;;) {
						u = r > d ? r : d;
						c = y + (d << 2);
						do {
							p = d;
							if (u == p) goto L64;
							d = p + 1;
							q = ld4(c);
							c += 4;
						} while (q);
						if (v == ld4(a + 24)) {
							do_reserve_and_handle(a + 24, v, 1, 4, 4);
							m = ld4(a + 28);
						}
						st4(m + (v << 2), p);
						v++;
						st4(a + 32, v);
					}
				L65:
					st8(a + 64, (u64)4 << 32);
					goto L63;
				L64:
					st8(a + 64, ld8(a + 24));
					u = ld4(a + 32);
					st4(a + 72, u);
					if (u) {
						d = 0;
						q = ld4(a + 68);
						c = 0;
						for (;;) {
							p = ld4(q + d);
							if (p >= r) std_fail(4194382, 53);
							p = x + (p << 3);
							if (ld4(p)) {
								p = ld4(p + 4);
								if (p >= r) std_fail(4194382, 53);
								v = y + (p << 2);
								m = ld4(v);
								if (!m) std_fail(4194382, 53);
								m--;
								st4(v, m);
								if (!m) {
									if (u == ld4(a + 64)) {
										grow_one(a + 64);
										q = ld4(a + 68);
									}
									st4(q + (u << 2), p);
									u++;
									st4(a + 72, u);
								}
							}
							d += 4;
							if (++c >= u) goto L57;
						}
					}
				L63:
					u = 0;
					goto L57;
				}
				c = x + d;
				if (!ld4(c)) goto L55;
				c = ld4(c + 4);
				if (c >= r) goto L56;
				c = y + (c << 2);
				p = ld4(c);
				if (p == ~0u) std_fail(4194382, 53);
				st4(c, p + 1);
				goto L55;
			L57:
				d = 0;
				do {
					if (ld4(y + d)) goto L79;
					d += 4;
				} while (i != d);
				v = ld4(a + 68);
				p = u >> 1;
				if (p) {
					d = v + (u << 2) - 4;
					c = v;
					do {
						q = ld4(c);
						st4(c, ld4(d));
						st4(d, q);
						d -= 4;
						c += 4;
					} while (--p);
				}
				d = 0;
				if (r > 536870911 || h > 2147483644) handle_error(d, z);
				z = globalalloc_alloc(h);
				if (z) {
					if (h) copy(z, x, h);
					h = ld4(a + 64);
					globalalloc_dealloc(y, i);
					if (r) {
						p = globalalloc_alloc(r);
						if (!p) handle_error(1, r);
						if (r) fill(p, 0, r);
						i = r;
					} else {
						i = 0;
						p = 1;
					}
					if (!u) goto L92;
					q = v - 4;
					d = u << 2;
					do {
						c = ld4(q + d);
						if (c >= r) std_fail(4194382, 53);
						if (M[p + c]) goto L97;
						c = z + (c << 3);
						if (ld4(c) == 1) {
							c = ld4(c + 4);
							if (c >= r) std_fail(4194382, 53);
							c += p;
							if (M[c] != 1) {
								M[c] = 1;
								goto L97;
							}
						}
						q = 4194448;
						d = 6;
						if (i) globalalloc_dealloc(p, i);
						goto L91;
					L97:
						d -= 4;
					} while (d);
				L92:
					if (i) globalalloc_dealloc(p, i);
					d = f >> 1;
					if (!d) std_fail(4194382, 53);
					d = g < d - 1;
					q = d ? 4194448 : 4194454;
					d = d ? 6 : 4;
				L91:
					p = ld4(a + 20);
					if (d > ld4(a + 12) - p) {
						do_reserve_and_handle(a + 12, p, d, 1, 1);
						p = ld4(a + 20);
					}
					c = ld4(a + 16);
					if (d) copy(c + p, q, d);
					d += p;
					st4(a + 20, d);
					globalalloc_dealloc(z, r << 3);
					if (h) globalalloc_dealloc(v, h << 2);
					globalalloc_dealloc(x, n);
					if (e == b) goto L1;
					break;
				}
				d = 4;
				z = h;
				handle_error(d, z);
			L79:
				d = ld4(a + 64);
				if (d) globalalloc_dealloc(ld4(a + 68), d << 2);
			L56:
				globalalloc_dealloc(y, i);
				std_fail(4194382, 53);
			L55:
				d += 8;
			}
		}
		d = 4;
		y = i;
		handle_error(d, y);
	L117:
		d = 4;
		x = n;
		handle_error(d, x);
	L11:
		p = 0;
		if (!v) goto L9;
		c = M[u];
	L10:
		if ((c & 255) != 43) {
			p = d;
			goto L9;
		}
		p = v - 1;
		q = u + 1;
		goto L8;
	L9:
		q = u;
	L8:
		d = p;
		c = q;
		do {
			if (!d) {
				for (;;) {
					if (!p) goto L7;
					p--;
					d = M[q];
					q++;
					if (d != 48) std_fail(4194304, 78);
				}
			}
			d--;
			r = M[c];
			c++;
		} while (((r - 48) & 255) < 10);
	L7:
		if (u < s) std_fail(4194382, 53);
		d = u - s;
		if (u == s) goto L110;
		if (d >= t) {
			if (d == t) goto L110;
			goto L5;
		}
		if (i4(ext1(M[s + d])) <= -65) goto L5;
	L110:
		st2(a + 60, 1);
		st4(a + 56, d);
		st4(a + 52, 0);
		M[a + 48] = 1;
		st4(a + 44, 10);
		st4(a + 40, d);
		st4(a + 36, 0);
		st4(a + 32, d);
		st4(a + 28, s);
		st4(a + 24, 10);
		next_back(a, a + 24);
		std_fail(4194382, 53);
	L5:
		slice_error_fail_rt(s, t, 0, d);
	}
	c = 1;
	d = 0;
L1:
	host_append(c, d);
	r = ld4(4194468);
	if (r < 65537) d = r;
	else {
		d = 0;
		host_write(ld4(4194464), r);
		st4(4194468, 0);
	}
	r = ld4(a + 12);
	if (r) {
		globalalloc_dealloc(c, r);
		d = ld4(4194468);
	}
	if (d) {
		host_write(ld4(4194464), d);
		st4(4194468, 0);
	}
	sp = a + 80;
}

int main(void)
{
	M = (unsigned char *)calloc(65, 65536);
	if (!M) die("out of memory");
	memcpy(M + 4194304, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memoryAlice\nBob\n\0\0\0\0\0\0\1\0\0\0\0\0\0\0\1", 169);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
