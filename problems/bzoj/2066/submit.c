/* BZOJ 2066, https://hydro.ac/d/bzoj/p/2066, made by `cargo judge bundle bzoj2066 --write` from 2d26fe6759a53110 */
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
	b = pages;
	if (a > b << 16) {
		c = (a >> 16) - b + 1;
		b = c + (b >> 3);
		if (b < c) std_fail(8388686, 53);
		if (grow(b) == ~0u && grow(c) == ~0u) std_fail(8388739, 13);
	}
	st4(8388924, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 8388796);
	if (d) {
		st4(c + 8388796, ld4(d));
		return d;
	}
	d = ld4(8388924);
	if (d) {
		if (d >= 4294967280u) std_fail(8388686, 53);
	} else {
		d = pages << 16;
		st4(8388924, d);
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
		if (c == ld4(8388924)) {
			st4(8388924, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 8388796));
		st4(b + 8388796, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 8388796));
	st4(b + 8388796, a);
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
				if (f == ld4(8388924) && h > 65536) {
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

static void do_reserve_and_handle(u32 a, u32 b, u32 c, u32 d, u32 e)
{
	u32 f, g;
	sp = f = frame(16);
	b += c;
	if (b < c) {
		f = 0;
		handle_error(f, a);
	}
	g = c = ld4(a);
	c <<= 1;
	c = b > c ? b : c;
	b = e == 1 ? 8 : 4;
	c = c > b ? c : b;
	finish_grow(f + 4, g, ld4(a + 4), c, d, e);
	if (ld4(f + 4) != 1) {
		e = ld4(f + 8);
		st4(a, c);
		st4(a + 4, e);
		sp = f + 16;
		return;
	}
	a = ld4(f + 12);
	f = ld4(f + 8);
	handle_error(f, a);
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
		if (f < d) std_fail(8388686, 53);
		g = host_read(c + d, f - d);
		d += g;
		if (d < g) std_fail(8388686, 53);
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
	if (!f) std_fail(8388686, 53);
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
	if (ld4(8388768) == 1) std_fail(8388686, 53);
	st4(8388772, ld4(b));
	st4(8388768, 1);
	st8(8388776, ld8(b + 24));
	st8(8388784, ld8(b + 32));
	st4(8388792, ld4(b + 40));
	sp = b + 48;
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

static u64 proconio_read(void)
{
	u32 a, b, c, d, e, f, g, h, i;
	u64 j, k;
	sp = a = frame(80);
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
				if (b <= 23 && 1u << (b & 31) & 8388635) goto L8;
				i++;
			} while (c != i);
		}
		b = 1;
		M[8388792] = 1;
		d = e;
		i = c;
		goto L7;
	L8:
		b = 0;
		d = i + 1;
		c -= d;
		st4(8388788, c);
		d += e;
		st4(8388784, d);
	L7:
		if (i) goto L4;
	}
	f = ld4(8388776);
	g = ld4(8388780);
	h = f + g;
	goto L3;
L4:
	f = ld4(8388776);
	g = ld4(8388780);
	h = f + g;
	d = e ? e : h;
	b = e ? i : 0;
	switch (b) {
	case 0:
		goto L13;
	case 1:
		i = M[d];
		switch (i - 43) {
		case 0: case 2:
			goto L13;
		default:
			goto L14;
		}
	}
	i = M[d];
L14:
	c = (i & 255) == 43;
	i = d + c;
	b -= c;
	j = 0;
	if (b >= 17) {
		for (;;) {
			if (!b) goto L18;
			multi3_fn(a + 16, j, 0, 10, 0);
			if (ld8(a + 24)) goto L13;
			c = M[i] - 48u;
			if (c > 9) goto L13;
			i++;
			b--;
			k = ld8(a + 16);
			j = k + c;
			if (j < k) goto L13;
		}
	}
	if (!b) goto L17;
	do {
		c = M[i] - 48u;
		if (c > 9) goto L13;
		i++;
		j = j * 10 + c;
	} while (--b);
L18:
	if (!e) goto L3;
L17:
	st4(8388772, 0);
	sp = a + 80;
	return j;
L13:
	h = d;
L3:
	if (h < f) std_fail(8388686, 53);
	str_index(a + 8, f, g, h - f);
	b = ld4(a + 8);
	i = ld4(a + 12);
	st2(a + 76, 1);
	st4(a + 72, i);
	st4(a + 68, 0);
	M[a + 64] = 1;
	st4(a + 60, 10);
	st4(a + 56, i);
	st4(a + 52, 0);
	st4(a + 48, i);
	st4(a + 44, b);
	st4(a + 40, 10);
	next_back(a, a + 40);
	std_fail(8388686, 53);
	return 0;
}

static void main_fn(void)
{
	u32 a, c, d, e, f, g, h, i, j, k, m, n, q;
	u64 b, p, r, s, t, u;
	sp = a = frame(48);
	b = proconio_read();
	if (!ld4(8388768)) try_init(ld4(8388764));
	if (ld4(8388772)) std_fail(8388686, 53);
	st4(8388772, -1);
	c = M[8388792];
	d = ld4(8388788);
	e = ld4(8388784);
	for (;;) {
		f = e;
		if (c & 1) break;
		if (d) {
			j = 0;
			do {
				c = M[f + j] - 9u;
				if (c <= 23 && 1u << (c & 31) & 8388635) goto L12;
				j++;
			} while (d != j);
		}
		c = 1;
		M[8388792] = 1;
		e = f;
		j = d;
		goto L11;
	L12:
		c = 0;
		e = j + 1;
		d -= e;
		st4(8388788, d);
		e += f;
		st4(8388784, e);
	L11:
		if (j) goto L8;
	}
	d = 0;
	g = ld4(8388776);
	h = ld4(8388780);
	e = i = g + h;
	goto L7;
L8:
	g = ld4(8388776);
	h = ld4(8388780);
	k = g + h;
	e = i = f ? f : k;
	d = f ? j : 0;
	switch (d) {
	case 0:
		goto L7;
	case 1:
		m = M[i];
		switch (m - 43) {
		case 0: case 2:
			goto L17;
		default:
			goto L18;
		}
	}
	m = M[i];
L18:
	e = (m & 255) == 43;
	c = i + e;
	n = d - e;
	e = 0;
	if (n >= 9) {
		for (;;) {
			if (!n) goto L23;
			p = (u64)e * 10;
			if ((u32)(p >> 32)) goto L21;
			q = M[c] - 48u;
			if (q > 9) goto L21;
			c++;
			n--;
			e = q + (u32)p;
			if (e < q) goto L21;
		}
	}
	if (!n) goto L22;
	do {
		q = M[c] - 48u;
		if (q > 9) goto L21;
		c++;
		e = q + e * 10;
	} while (--n);
L23:
	if (e >= 4294901761u) std_fail(8388608, 78);
	if (!f) goto L6;
L22:
	st4(8388772, 0);
	if (e > 536870911) std_fail(8388686, 53);
	d = e << 3;
	if (d >= 2147483641) std_fail(8388686, 53);
	if (d) {
		n = globalalloc_alloc(d);
		if (!n) std_fail(8388686, 53);
		i = e;
	} else {
		n = 8;
		i = 0;
	}
	if (e) {
		c = e;
		j = n;
		do {
			st8(j, proconio_read());
			j += 8;
		} while (--c);
	}
	c = e + 1;
	j = n;
	for (;;) {
		if (--c <= 1) break;
		p = ld8(j);
		j = f = j + 8;
		if (p >= ld8(f)) std_fail(8388686, 53);
	}
	j = 0;
	while (d != j) {
		p = ld8(n + j);
		if (p) {
			j += 8;
			if (p < b) continue;
		}
		std_fail(8388686, 53);
	}
	if (e) {
		f = n - 8;
		p = b - 1;
		q = ((d - 8) >> 3) + 1;
		e = b;
		c = 0;
		j = d;
		for (;;) {
			if (p != (u64)-1) {
				if (p == ld8(f + j)) {
					p--;
					c++;
					j -= 8;
					if (j) continue;
					goto L45;
				}
				e = c;
			}
			break;
		}
		if (e) goto L29;
		st4(a + 16, 0);
		st8(a + 8, (u64)8 << 32);
		if (b < 2) std_fail(8388686, 53);
		q = n - 8;
		p = r = b - 2;
		t = s = 0;
		j = 0;
		f = 8;
		do {
			u = t;
			b = ld8(q + d);
			if (r < b || r - b < s) std_fail(8388686, 53);
			t = p - b;
			if (t < u) std_fail(8388686, 53);
			b = p - (u + b);
			b = b < 3 ? b : (b & 1) | 2;
			if (b + 65535 >= (u64)1 << 32) std_fail(8388608, 78);
			c = b;
			if (b) {
				if (ld4(a + 8) - j < c) {
					do_reserve_and_handle(a + 8, j, c, 8, 8);
					f = ld4(a + 12);
					j = ld4(a + 16);
				}
				e = f + (j << 3);
				if (b != 1) {
					k = (c << 3) - 8;
					if (k) fill(e, 0, k);
					c += j;
					j = c - 1;
					e = f + (c << 3) - 8;
				}
				st8(e, 0);
				j++;
				f = ld4(a + 12);
			} else {
				j += c;
			}
			st4(a + 16, j);
			if (j) {
				c = f + (j << 3) - 8;
				if (c) {
					b = ld8(c);
					if (b == (u64)-1) std_fail(8388686, 53);
					st8(c, b + 1);
				}
			}
			p--;
			s++;
			d -= 8;
		} while (d);
		f = ld4(a + 12);
		m = ld4(a + 8);
		k = ld4(a + 16);
		if (!k) goto L31;
		p = ld8(f);
		d = k << 3;
		if (d - 17 <= 4294967286u) {
			j = f + 16;
			c = d - 8;
			do {
				p ^= ld8(j);
				j += 16;
				c -= 16;
			} while (c > 8);
		}
		g = f + d;
		c = j = 0;
		for (;;) {
			q = f + c;
			b = ld8(q);
			if (j & 1) {
				e = j - 1;
				if (e < k) {
					if (!p) goto L64;
					s = ld8(f + (e << 3));
					s = (s ^ p) - s;
					goto L65;
				}
				std_fail(8388686, 53);
			}
			if (!p) {
				j |= 1;
				goto L63;
			}
			s = b - (b ^ p);
		L65:
			if (s <= b) break;
		L64:
			if (j == ~0u) std_fail(8388686, 53);
			j++;
		L63:
			c += 8;
			if (d == c) goto L31;
		}
		if (j == ~0u) std_fail(8388686, 53);
		h = globalalloc_alloc(64);
		if (!h) std_fail(8388686, 53);
		st4(h + 8, j);
		st8(h, s);
		e = 1;
		st4(a + 16, 1);
		st4(a + 12, h);
		st4(a + 8, 4);
		c = q + 8;
		if (c == g) goto L69;
		e = 1;
		do {
			j++;
			d = c;
			for (;;) {
				c = d + 8;
				b = ld8(d);
				if (j & 1) {
					d = j - 1;
					if (d < k) {
						if (!p) goto L76;
						s = ld8(f + (d << 3));
						s = (s ^ p) - s;
						goto L77;
					}
					std_fail(8388686, 53);
				}
				if (!p) {
					j |= 1;
					goto L75;
				}
				s = b - (b ^ p);
			L77:
				if (s <= b) break;
			L76:
				if (j == ~0u) std_fail(8388686, 53);
				j++;
			L75:
				d = c;
				if (c == g) goto L69;
			}
			if (j == ~0u) std_fail(8388686, 53);
			if (e == ld4(a + 8)) {
				do_reserve_and_handle(a + 8, e, 1, 8, 16);
				h = ld4(a + 12);
			}
			d = h + (e << 4);
			st4(d + 8, j);
			st8(d, s);
			e++;
			st4(a + 16, e);
		} while (c != g);
	L69:
		j = ld4(a + 8);
		if (j) globalalloc_dealloc(ld4(a + 12), j << 4);
		goto L30;
	L45:
		e = q;
		goto L29;
	}
	f = 8;
	m = 0;
L31:
	e = 0;
L30:
	if (!m) goto L29;
	globalalloc_dealloc(f, m << 3);
L29:
	if (e + 1 >= 4294901762u) std_fail(8388608, 78);
	fill(a + 8, 48, 40);
	p = e > 4294901760u ? (u64)i4(e) : e;
	j = 41;
	do {
		if (j == 1) std_fail(8388686, 53);
		b = p / 10;
		M[a + 8 + j - 2] = (u32)(b * 246 + p) | 48;
		j--;
		c = p < 10;
		p = b;
	} while (!c);
	extend_from_slice(8388752, a + 8 + j - 1, 41 - j);
	j = ld4(8388760);
	if (ld4(8388752) == j) {
		do_reserve_and_handle(8388752, j, 1, 1, 1);
		j = ld4(8388760);
	}
	c = j + 1;
	st4(8388760, c);
	M[ld4(8388756) + j] = 10;
	if (j < 65536) j = c;
	else {
		j = 0;
		host_write(ld4(8388756), c);
		st4(8388760, 0);
	}
	if (i) {
		globalalloc_dealloc(n, i << 3);
		j = ld4(8388760);
	}
	if (j) {
		host_write(ld4(8388756), j);
		st4(8388760, 0);
	}
	sp = a + 48;
	return;
L21:
	if (f) goto L17;
	i = k;
	d = 0;
	e = k;
	goto L7;
L17:
	if ((m & 255) == 43) {
		d--;
		e = i + 1;
		goto L7;
	}
	d = j;
	e = i;
L7:
	j = d;
	c = e;
	do {
		if (!j) {
			for (;;) {
				if (!d) goto L90;
				d--;
				j = M[e];
				e++;
				if (j != 48) std_fail(8388608, 78);
			}
		}
		j--;
		f = M[c];
		c++;
	} while (((f - 48) & 255) < 10);
L90:
	k = i;
L6:
	if (k < g) std_fail(8388686, 53);
	j = k - g;
	if (k == g) goto L96;
	if (j >= h) {
		if (j == h) goto L96;
		goto L3;
	}
	if (i4(ext1(M[g + j])) <= -65) goto L3;
L96:
	st2(a + 44, 1);
	st4(a + 40, j);
	st4(a + 36, 0);
	M[a + 32] = 1;
	st4(a + 28, 10);
	st4(a + 24, j);
	st4(a + 20, 0);
	st4(a + 16, j);
	st4(a + 12, g);
	st4(a + 8, 10);
	next_back(a, a + 8);
	std_fail(8388686, 53);
L3:
	slice_error_fail_rt(g, h, 0, j);
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
