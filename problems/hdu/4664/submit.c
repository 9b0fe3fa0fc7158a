/* HDU 4664, https://acm.hdu.edu.cn/showproblem.php?pid=4664, made by `cargo judge bundle hdu4664 --write` from dee21995221a1267 */
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

static void grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 8, 8);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a, ld4(b + 12));
	sp = b + 16;
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
	u32 a, b, c, d, e, f, g, h, i, j, n, p, q, r, u, w, x, y;
	u64 k, m, s, t, v;
	sp = a = frame(96);
	b = globalalloc_alloc(696);
	if (!b) std_fail(4194382, 53);
	st4(a + 52, 0);
	st4(a + 48, b);
	st4(a + 44, 87);
	c = a + 76;
	d = a + 64;
	e = 0;
	do {
		st4(a + 88, 0);
		st8(a + 80, 8);
		st8(a + 72, 0);
		st8(a + 64, (u64)8 << 32);
		st8(a + 56, 1);
		f = 8;
		g = 0;
		if (e < 2) goto L9;
		h = 2;
		j = i = 0;
		for (;;) {
			if (h < 2) std_fail(4194382, 53);
			f = h - 2;
			if (f >= e || e < h) std_fail(4194382, 53);
			g = ld4(a + 88);
			if (g == ~0u) std_fail(4194382, 53);
			k = ld8(b + (f << 3));
			m = ld8(b + ((e - h) << 3));
			f = g + 1;
			st4(a + 88, f);
			n = ld4(a + 72);
			if (n > g) goto L12;
			if (f > 2147483647) std_fail(4194382, 53);
			f <<= 1;
			p = f > 16 ? f : 16;
			f = p - n;
			if (f <= ld4(a + 64) - n) q = i;
			else {
				do_reserve_and_handle(d, n, f, 8, 8);
				n = ld4(a + 72);
				j = q = ld4(a + 84);
			}
			r = ld4(a + 68);
			i = (f << 3) - 8;
			if (i) fill(r + (n << 3), 0, i);
			n += f;
			st8(r + (n << 3) - 8, 0);
			st4(a + 72, n);
			if (j) {
				s = ld8(a + 56);
				t = g > 2147450879 ? (u64)i4(p) : p;
				u = ld4(a + 80);
				g = u + 8;
				p = j - 1;
				i = 0;
				f = u;
				for (;;) {
					v = ld8(f);
					if (v < t) break;
					g += 8;
					p--;
					f += 8;
					i++;
					if (j == i) goto L23;
				}
				if (v + 65535 >= (u64)1 << 32) std_fail(4194304, 78);
				f = v;
				if (n <= f) std_fail(4194382, 53);
				st8(r + (f << 3), s);
				if (i + 1 < j) {
					for (;;) {
						v = ld8(g);
						if (v >= t) {
							st8(u + (i << 3), v);
							i++;
						} else {
							if (v + 65535 >= (u64)1 << 32) std_fail(4194304, 78);
							f = v;
							if (n <= f) std_fail(4194382, 53);
							st8(r + (f << 3), s);
						}
						g += 8;
						if (!--p) goto L13;
					}
				}
				goto L13;
			L23:
				i = q;
				goto L12;
			}
			i = q;
			j = 0;
			goto L12;
		L13:
			st4(a + 84, i);
			j = i;
		L12:
			t = m ^ k;
			if (t < n) st8(ld4(a + 68) + ((u32)t << 3), ld8(a + 56));
			else {
				if (i == ld4(a + 76)) grow_one(c);
				st8(ld4(a + 80) + (i << 3), t);
				i++;
				st4(a + 84, i);
				j = i;
			}
			if (e > h) {
				h += e > h;
				if (h <= e) continue;
			}
			break;
		}
		f = ld4(a + 68);
		h = ld4(a + 72);
		if (!h) {
			g = 0;
			goto L9;
		}
		p = h << 3;
		g = 0;
		t = ld8(a + 56);
		i = 0;
		do {
			if (ld8(f + i) != t) goto L9;
			g++;
			i += 8;
		} while (p != i);
		g = h;
	L9:
		i = ld4(a + 64);
		if (i) globalalloc_dealloc(f, i << 3);
		i = ld4(a + 76);
		if (i) globalalloc_dealloc(ld4(a + 80), i << 3);
		t = g;
		if (e == ld4(a + 44)) {
			grow_one(a + 44);
			b = ld4(a + 48);
		}
		st8(b + (e << 3), t);
		e++;
		st4(a + 52, e);
	} while (e != 87);
	u = ld4(a + 48);
	w = ld4(a + 44);
	x = proconio_read();
	st4(a + 52, 0);
	st8(a + 44, (u64)1 << 32);
	y = 1;
	c = 0;
	if (!x) goto L1;
	d = 0;
	for (;;) {
		i = 5;
		g = 4194448;
		b = proconio_read();
		if (b) {
			e = 0;
			n = ld4(4194476);
			t = 0;
			do {
				k = t;
				i = n & 1;
				n = 1;
				if (!i) {
					try_init(ld4(4194472));
					n = ld4(4194476);
				}
				if (ld4(4194480)) std_fail(4194382, 53);
				e++;
				st4(4194480, -1);
				g = M[4194500];
				p = ld4(4194496);
				h = ld4(4194492);
				for (;;) {
					f = h;
					if (g & 1) break;
					if (p) {
						i = 0;
						do {
							g = M[f + i] - 9u;
							if (g <= 23 && 1u << (g & 31) & 8388635) goto L51;
							i++;
						} while (p != i);
					}
					g = 1;
					M[4194500] = 1;
					h = f;
					i = p;
					goto L50;
				L51:
					g = 0;
					h = i + 1;
					p -= h;
					st4(4194496, p);
					h += f;
					st4(4194492, h);
				L50:
					if (i) goto L47;
				}
				r = ld4(4194484);
				q = ld4(4194488);
				h = r + q;
				goto L5;
			L47:
				r = ld4(4194484);
				q = ld4(4194488);
				j = r + q;
				h = f ? f : j;
				g = f ? i : 0;
				switch (g) {
				case 0:
					goto L5;
				case 1:
					i = M[h];
					switch (i - 43) {
					case 0: case 2:
						goto L5;
					default:
						goto L56;
					}
				}
				i = M[h];
			L56:
				p = (i & 255) == 43;
				i = h + p;
				g -= p;
				if (g >= 17) {
					t = 0;
					for (;;) {
						if (!g) goto L62;
						multi3_fn(a + 16, t, 0, 10, 0);
						if (ld8(a + 24)) goto L5;
						p = M[i] - 48u;
						if (p > 9) goto L5;
						i++;
						g--;
						v = ld8(a + 16);
						t = v + p;
						if (t < v) goto L5;
					}
				}
				if (!g) {
					st4(4194480, 0);
					t = 0;
					goto L60;
				}
				t = 0;
				do {
					p = M[i] - 48u;
					if (p > 9) goto L5;
					i++;
					t = t * 10 + p;
				} while (--g);
			L62:
				h = j;
				if (!f) goto L5;
				st4(4194480, 0);
				if (t > 52) {
					i = (u32)((t - 53) % 34) + 53;
					goto L59;
				}
			L60:
				i = t;
			L59:
				v = ld8(u + (i << 3));
				t = v ^ k;
			} while (e != b);
			i = v == k;
			g = i ? 4194448 : 4194453;
			i = i ? 5 : 6;
		}
		if (i > ld4(a + 44) - c) {
			do_reserve_and_handle(a + 44, c, i, 1, 1);
			y = ld4(a + 48);
			c = ld4(a + 52);
		}
		if (i) copy(y + c, g, i);
		c += i;
		st4(a + 52, c);
		if (++d == x) goto L1;
	}
L5:
	if (h < r) std_fail(4194382, 53);
	i = h - r;
	if (h == r) goto L70;
	if (i >= q) {
		if (i == q) goto L70;
		goto L2;
	}
	if (i4(ext1(M[r + i])) <= -65) goto L2;
L70:
	st2(a + 92, 1);
	st4(a + 88, i);
	st4(a + 84, 0);
	M[a + 80] = 1;
	st4(a + 76, 10);
	st4(a + 72, i);
	st4(a + 68, 0);
	st4(a + 64, i);
	st4(a + 60, r);
	st4(a + 56, 10);
	next_back(a + 8, a + 56);
	std_fail(4194382, 53);
L2:
	slice_error_fail_rt(r, q, 0, i);
L1:
	host_append(y, c);
	i = ld4(4194468);
	if (i >= 65537) {
		host_write(ld4(4194464), i);
		st4(4194468, 0);
	}
	i = ld4(a + 44);
	if (i) globalalloc_dealloc(y, i);
	if (w) globalalloc_dealloc(u, w << 3);
	i = ld4(4194468);
	if (i) {
		host_write(ld4(4194464), i);
		st4(4194468, 0);
	}
	sp = a + 96;
}

int main(void)
{
	M = (unsigned char *)calloc(65, 65536);
	if (!M) die("out of memory");
	memcpy(M + 4194304, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memoryDave\nCarol\n\0\0\0\0\0\1\0\0\0\0\0\0\0\1", 169);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
