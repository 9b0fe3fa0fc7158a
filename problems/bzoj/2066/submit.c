/* BZOJ 2066, https://hydro.ac/d/bzoj/p/2066, made by `cargo judge bundle bzoj2066 --write` from 8c54ccef8de50a9a */
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
static u64 sp = 8388608;
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
static u32 clz8(u64 x)
{
	return x >> 32 ? clz4((u32)(x >> 32)) : 32 + clz4((u32)x);
}
static unsigned char *M;
static u32 pages = 129;
static void overflow(void);
static u64 frame(u64 n)
{
	if (n > sp) overflow();
	return sp - n;
}
static void outside(void)
{
	die("outside the memory");
}
static void check(u64 p, u64 n)
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
static u32 ld4(u64 p)
{
	u32 v;
	GET(v, p);
	return v;
}
static u64 ld8(u64 p)
{
	u64 v;
	GET(v, p);
	return v;
}
static void st2(u64 p, u32 v)
{
	unsigned short w = (unsigned short)v;
	PUT(p, w);
}
static void st8(u64 p, u64 v)
{
	PUT(p, v);
}
static u32 grow(u64 n)
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
static void copy(u64 to, u64 from, u64 n)
{
	check(to, n);
	check(from, n);
	memmove(M + to, M + from, n);
}
static void fill(u64 p, u32 v, u64 n)
{
	check(p, n);
	memset(M + p, v & 255, n);
}
static u32 host_read(u64 p, u64 n)
{
	check(p, n);
	fflush(stdout);
	return (u32)fread(M + p, 1, n, stdin);
}
static void host_write(u64 p, u64 n)
{
	check(p, n);
	fwrite(M + p, 1, n, stdout);
}
static void host_fail(u64 p, u64 n)
{
	check(p, n);
	fwrite(M + p, 1, n, stderr);
	exit(1);
}
static void multi3_fn(u64 a, u64 b, u64 c, u64 d, u64 e)
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

static void host_flush(void)
{
	u64 a;
	a = ld8(8388696);
	if (a) {
		host_write(ld8(8388688), a);
		st8(8388696, 0);
	}
}

static void std_fail(u64 a, u64 b)
{
	host_flush();
	host_fail(a, b);
}

static void memory_reach(u64 a)
{
	u64 b, c;
	b = i4(grow(0));
	if (a > b << 16) {
		c = (a >> 16) - b + 1;
		if (grow(c + (b >> 3)) > 2147483647 && grow(c) > 2147483647) std_fail(8388661, 13);
	}
	st8(8389280, a);
}

static u64 globalalloc_alloc(u64 a)
{
	u64 b, c, d;
	b = (u64)64 - clz8((a > 16 ? a : 16) - 1);
	c = b << 3;
	d = ld8(c + 8388768);
	if (d) {
		st8(c + 8388768, ld8(d));
		return d;
	}
	d = ld8(8389280);
	if (!d) {
		d = (u64)i4(grow(0)) << 16;
		st8(8389280, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : (u64)1 << (b & 63)));
	return d;
}

static void globalalloc_dealloc(u64 a, u64 b)
{
	if (b > 65536) {
		if (b + a == ld8(8389280)) {
			st8(8389280, a);
			return;
		}
		b = ((u64)clz8(b) ^ 63) << 3;
		st8(a, ld8(b + 8388768));
		st8(b + 8388768, a);
		return;
	}
	b = ((u64)64 - clz8((b > 16 ? b : 16) - 1)) << 3;
	st8(a, ld8(b + 8388768));
	st8(b + 8388768, a);
}

static void finish_grow(u64 a, u64 b, u64 c, u64 d, u64 e, u64 f)
{
	u64 g, h, i;
	sp = g = frame(16);
	multi3_fn(g, f, 0, d, 0);
	h = 1;
	i = 8;
	if (!ld8(g + 8)) {
		d = ld8(g);
		if (d <= ((u64)2147483648u << 32) - e) {
			if (!b) {
				if (!d) {
					i = e;
					goto L4;
				}
				i = globalalloc_alloc(d);
				if (i) goto L4;
				goto L6;
			}
			f *= b;
			if (f + c != ld8(8389280) || f <= 65536) {
				if (d <= 65536 && clz8((f > 16 ? f : 16) - 1) == clz8((d > 16 ? d : 16) - 1)) goto L5;
				i = globalalloc_alloc(d);
				if (!i) goto L6;
				if (f) copy(i, c, f);
				globalalloc_dealloc(c, f);
				goto L4;
			}
			memory_reach(d + c);
			goto L5;
		L6:
			st8(a + 8, e);
			goto L3;
		L5:
			i = c;
		L4:
			st8(a + 8, i);
			h = 0;
		L3:
			i = 16;
			goto L1;
		}
	}
	d = 0;
L1:
	st8(a + i, d);
	st8(a, h);
	sp = g + 16;
}

static void handle_error(u64 a)
{
	std_fail(8388608, 53);
}

static void do_reserve_and_handle(u64 a, u64 b, u64 c, u64 d, u64 e)
{
	u64 f, g;
	sp = f = frame(32);
	b += c;
	if (b < c) {
		f = 0;
		handle_error(f);
	}
	g = c = ld8(a);
	c <<= 1;
	c = b > c ? b : c;
	b = e == 1 ? 8 : 4;
	c = c > b ? c : b;
	finish_grow(f + 8, g, ld8(a + 8), c, d, e);
	if (ld8(f + 8) == 1) {
		f = ld8(f + 16);
		handle_error(f);
	}
	e = ld8(f + 16);
	st8(a, c);
	st8(a + 8, e);
	sp = f + 32;
}

static void extend_from_slice(u64 a, u64 b, u64 c)
{
	u64 d;
	d = ld8(a + 16);
	if (c > ld8(a) - d) {
		do_reserve_and_handle(a, d, c, 1, 1);
		d = ld8(a + 16);
	}
	if (c) copy(ld8(a + 8) + d, b, c);
	st8(a + 16, d + c);
}

static void input_first(u64 a)
{
	u32 j, n, p, r;
	u64 b, c, d, e, f, g, h, i, k, m, q;
	sp = b = frame(48);
	st8(b + 16, 0);
	st8(b + 8, 1);
	st8(b, 0);
	extend_from_slice(b, 1, 0);
	c = ld8(b + 8);
	d = ld8(b + 16);
	f = e = ld8(b);
	do {
		g = f - d;
		if (g <= 65535) {
			if (d > (u64)-65537) {
				g = 0;
				handle_error(g);
			}
			f = d + 65536;
			finish_grow(b + 24, e, c, f, 1, 1);
			if (ld8(b + 24) == 1) {
				g = ld8(b + 32);
				handle_error(g);
			}
			c = ld8(b + 32);
			g = 65536;
			e = f;
		}
		g = host_read(c + d, g);
		d += g;
	} while (g);
	st8(b + 8, c);
	st8(b, e);
	st8(b + 16, d);
	if (d) {
		h = c + 1;
		f = 0;
		do {
			e = f + 1;
			i = c + f;
			j = ext1(M[i]);
			if (j > 2147483647) {
				g = (u64)clz4(~(j << 24)) - 1;
				k = g < 3 ? g : 3;
				m = k + e;
				n = (g != 0) & (m <= d);
				p = 63 >> (k & 31) & j & 255;
				q = d < m ? d : m;
				if (e < q) {
					g = h + f;
					f = f - q + 1;
					do {
						r = M[g];
						p = p << 6 | (r & 63);
						g++;
						n &= i4(ext1(r)) < -64;
					} while (++f);
				}
				st8(b + 32, (u64)65536 << 32 | 2048);
				st8(b + 24, (u64)128 << 32 | 128);
				if (n != 0 && j <= 4294967287u && p >= ld4(b + 24 + (k << 2))) {
					f = m;
					if ((p ^ 55296) - 1114112 > 4293855231u) goto L10;
				}
				M[i] = 63;
			}
			f = e;
		L10:;
		} while (f < d);
	}
	g = globalalloc_alloc(24);
	if (!g) std_fail(8388608, 53);
	f = ld8(b + 16);
	st8(g + 16, f);
	st8(g, ld8(b));
	d = ld8(b + 8);
	st8(g + 8, d);
	M[a + 40] = 0;
	st8(a + 32, f);
	st8(a + 24, d);
	st8(a + 16, f);
	st8(a + 8, d);
	st8(a, 0);
	sp = b + 48;
}

static void call_0(u64 a, u64 b)
{
	switch (b) {
	case 1: input_first(a); return;
	}
	die("no such function");
}

static void try_init(u64 a)
{
	u64 b;
	sp = b = frame(96);
	call_0(b + 8, a);
	a = ld8(b + 8);
	copy(b + 56, b + 16, 40);
	if (ld8(8388712) == 1) std_fail(8388608, 53);
	st8(8388720, a);
	st8(8388712, 1);
	copy(8388728, b + 56, 40);
	sp = b + 96;
}

static void slice_error_fail(u64, u64, u64, u64);
static void slice_error_fail_rt(u64 a, u64 b, u64 c, u64 d)
{
	u64 e;
	if (c > b || d > b || c > d) std_fail(8388608, 53);
	if (!c || c >= b || i4(ext1(M[a + c])) > -65) {
		if (!d || d >= b || i4(ext1(M[a + d])) > -65) std_fail(8388608, 53);
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
		std_fail(8388608, 53);
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
	std_fail(8388608, 53);
L11:
	slice_error_fail(a, b, e, c);
L1:
	slice_error_fail(a, b, e, d);
}

static void slice_error_fail(u64 a, u64 b, u64 c, u64 d)
{
	slice_error_fail_rt(a, b, c, d);
}

static void str_index(u64 a, u64 b, u64 c, u64 d)
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
	st8(a + 8, d);
	st8(a, b);
}

static void next_back(u64 a, u64 b)
{
	u32 n, v, a1;
	u64 c, d, e = 0, f, g, h, i, j, k, m, p, q, r, s, t, u, w, x, y, z;
	sp = c = frame(16);
	d = 0;
	if (M[b + 65]) goto L1;
	if (!M[b + 64]) {
		M[b + 64] = 1;
		next_back(c, b);
		d = ld8(c);
		if (d) {
			e = ld8(c + 8);
			if (e) goto L1;
		}
		d = 0;
		if (M[b + 65] == 1) goto L1;
	}
	f = ld8(b + 16);
	g = ld8(b + 40);
	h = ld8(b + 32);
	if (g < h) goto L6;
	i = ld8(b + 24);
	if (g > i) goto L6;
	j = f + h;
	k = ((j + 7) & -8) - j;
	m = b + 48;
	n = M[b + 56];
	p = (u64)n & 255;
	q = p - 1;
	r = m + q;
	s = f - 1;
	t = s + h;
	u = -p;
	do {
		v = M[r];
		y = x = w = g - h;
		if (w >= k) {
			d = (w - k) & 15;
			if (w < d) std_fail(8388608, 53);
			x = w - d;
			y = k;
		}
		z = (u64)v & 255;
		e = s + g;
		d = w - x;
		do {
			if (!d) goto L14;
			d--;
			a1 = M[e];
			e--;
		} while (a1 != (v & 255));
		d += x;
		goto L13;
	L14:
		e = z * ((u64)16843009 << 32 | 16843009);
		do {
			d = x;
			if (d <= y) goto L17;
			x = d - 16;
			g = j + d;
			z = ld8(g - 16) ^ e;
			g = ld8(g - 8) ^ e;
		} while ((((((u64)16843009 << 32 | 16843008) - z) | z) & ((((u64)16843009 << 32 | 16843008) - g) | g) & ((u64)2155905152u << 32 | 2155905152u)) == ((u64)2155905152u << 32 | 2155905152u));
	L17:
		if (d > w) std_fail(8388608, 53);
		a1 = v & 255;
		do {
			if (!d) goto L12;
			e = t + d;
			d--;
		} while (M[e] != a1);
	L13:
		g = d + h;
		if (g < q) goto L9;
		w = g - q;
		y = w + p;
		if (y < w || y > i) goto L9;
		if ((n & 255) > 4) std_fail(8388608, 53);
		z = j + d;
		e = m;
		d = u;
		while (d) {
			x = z + d;
			a1 = M[e];
			e++;
			d++;
			if (a1 != M[x + 1]) goto L9;
		}
		st8(b + 40, w);
		d = ld8(b + 8);
		st8(b + 8, w);
		e = d - y;
		goto L5;
	L12:
		st8(b + 40, h);
		goto L6;
	L9:
		st8(b + 40, g);
		if (g < h) goto L6;
	} while (g <= i);
L6:
	M[b + 65] = 1;
	y = ld8(b);
	e = ld8(b + 8) - y;
L5:
	d = f + y;
L1:
	st8(a + 8, e);
	st8(a, d);
	sp = c + 16;
}

static void next_back_2(u64 a)
{
	u64 b;
	sp = b = frame(16);
	next_back(b, a);
	sp = b + 16;
}

static u64 proconio_read(void)
{
	u32 d, j;
	u64 a, b, c, e, f, g, h, i, k;
	sp = a = frame(112);
	if (!ld4(8388712)) try_init(ld8(8388704));
	if (ld8(8388720)) std_fail(8388608, 53);
	st8(8388720, -1);
	b = ld8(8388752);
	c = ld8(8388744);
	d = M[8388760];
	for (;;) {
		e = c;
		if (d & 1) break;
		if (b) {
			i = 0;
			do {
				c = M[e + i];
				if (c <= 32 && (u64)1 << (c & 63) & ((u64)1 << 32 | 13824)) goto L9;
				i++;
			} while (b != i);
		}
		d = 1;
		M[8388760] = 1;
		c = e;
		i = b;
		goto L8;
	L9:
		c = i + 1;
		b -= c;
		st8(8388752, b);
		c += e;
		st8(8388744, c);
		d = 0;
	L8:
		if (i) goto L5;
	}
	f = ld8(8388728);
	g = ld8(8388736);
	h = f + g;
	goto L2;
L5:
	f = ld8(8388728);
	g = ld8(8388736);
	h = f + g;
	j = !e;
	b = j ? h : e;
	c = j ? 0 : i;
	if (c <= 1) {
		if ((u32)c != 1) goto L3;
		d = M[b];
		switch (d - 43) {
		case 0: case 2:
			goto L3;
		default:
			goto L14;
		}
	}
	d = M[b];
L14:
	e = (d & 255) == 43;
	i = b + e;
	c -= e;
	e = 0;
	if (c >= 17) {
		for (;;) {
			if (!c) goto L18;
			multi3_fn(a + 16, e, 0, 10, 0);
			if (ld8(a + 24)) goto L3;
			d = M[i] - 48u;
			if (d > 9) goto L3;
			i++;
			c--;
			k = ld8(a + 16);
			e = k + d;
			if (e < k) goto L3;
		}
	}
	if (!c) goto L17;
	do {
		d = M[i] - 48u;
		if (d > 9) goto L3;
		i++;
		e = e * 10 + d;
	} while (--c);
L18:
	if (j) goto L2;
L17:
	st8(8388720, 0);
	sp = a + 112;
	return e;
L3:
	h = b;
L2:
	str_index(a, f, g, h - f);
	c = ld8(a);
	i = ld8(a + 8);
	M[a + 96] = 1;
	st8(a + 88, (u64)10 << 32 | 10);
	st8(a + 80, i);
	st8(a + 72, 0);
	st8(a + 64, i);
	st8(a + 56, c);
	st2(a + 104, 1);
	st8(a + 48, i);
	st8(a + 40, 0);
	next_back_2(a + 40);
	std_fail(8388608, 53);
	return 0;
}

static void main_fn(void)
{
	u32 e, k;
	u64 a, b, c, d, f, g, h, i, j, m, n, p, q, r, s, t;
	sp = a = frame(112);
	b = proconio_read();
	if (!ld4(8388712)) try_init(ld8(8388704));
	if (ld8(8388720)) std_fail(8388608, 53);
	st8(8388720, -1);
	c = ld8(8388752);
	d = ld8(8388744);
	e = M[8388760];
	for (;;) {
		f = d;
		if (e & 1) break;
		if (c) {
			j = 0;
			do {
				d = M[f + j];
				if (d <= 32 && (u64)1 << (d & 63) & ((u64)1 << 32 | 13824)) goto L16;
				j++;
			} while (c != j);
		}
		e = 1;
		M[8388760] = 1;
		d = f;
		j = c;
		goto L15;
	L16:
		d = j + 1;
		c -= d;
		st8(8388752, c);
		d += f;
		st8(8388744, d);
		e = 0;
	L15:
		if (j) goto L12;
	}
	g = ld8(8388728);
	h = ld8(8388736);
	i = g + h;
	goto L3;
L12:
	g = ld8(8388728);
	h = ld8(8388736);
	i = g + h;
	k = !f;
	c = k ? i : f;
	d = k ? 0 : j;
	if (d <= 1) {
		if ((u32)d != 1) goto L4;
		e = M[c];
		switch (e - 43) {
		case 0: case 2:
			goto L4;
		default:
			goto L21;
		}
	}
	e = M[c];
L21:
	f = (e & 255) == 43;
	j = c + f;
	f = d - f;
	d = 0;
	if (f >= 17) {
		for (;;) {
			if (!f) goto L25;
			multi3_fn(a + 16, d, 0, 10, 0);
			if (ld8(a + 24)) goto L4;
			e = M[j] - 48u;
			if (e > 9) goto L4;
			j++;
			f--;
			m = ld8(a + 16);
			d = m + e;
			if (d < m) goto L4;
		}
	}
	if (!f) goto L24;
	do {
		e = M[j] - 48u;
		if (e > 9) goto L4;
		j++;
		d = d * 10 + e;
	} while (--f);
L25:
	if (k) goto L3;
L24:
	st8(8388720, 0);
	if (d > ((u64)536870911 << 32 | 4294967295u)) std_fail(8388608, 53);
	g = d << 3;
	if (g >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(8388608, 53);
	if (g) {
		i = globalalloc_alloc(g);
		if (!i) std_fail(8388608, 53);
		n = d;
	} else {
		i = 8;
		n = 0;
	}
	e = !d;
	if (!e) {
		f = d;
		j = i;
		do {
			st8(j, proconio_read());
			j += 8;
		} while (--f);
	}
	d++;
	j = i;
	for (;;) {
		if (--d <= 1) break;
		f = ld8(j);
		j = c = j + 8;
		if (f >= ld8(c)) std_fail(8388608, 53);
	}
	j = 0;
	while (g != j) {
		d = ld8(i + j);
		if (d) {
			j += 8;
			if (d < b) continue;
		}
		std_fail(8388608, 53);
	}
	if (!e) {
		c = i - 8;
		d = b - 1;
		h = ((g - 8) >> 3) + 1;
		j = 0;
		f = g;
		do {
			if (d == (u64)-1) {
				j = b;
				goto L10;
			}
			if (d != ld8(c + f)) goto L10;
			d--;
			j++;
			f -= 8;
		} while (f);
		j = h;
		goto L6;
	}
	p = 0;
	g = 8;
	goto L8;
L10:
	if (j) goto L6;
	st8(a + 56, 0);
	st8(a + 48, 8);
	st8(a + 40, 0);
	m = i - 8;
	d = b - 2;
	c = 8;
	f = j = 0;
	do {
		b = ld8(m + g);
		f = d - (f + b);
		f = f < 3 ? f : (f & 1) | 2;
		if (f) {
			if (f > ld8(a + 40) - j) {
				do_reserve_and_handle(a + 40, j, f, 8, 8);
				c = ld8(a + 48);
				j = ld8(a + 56);
			}
			h = c + (j << 3);
			if (f != 1) {
				q = (f << 3) - 8;
				if (q) fill(h, 0, q);
				f += j;
				j = f - 1;
				h = c + (f << 3) - 8;
			}
			st8(h, 0);
			j++;
			c = ld8(a + 48);
		} else {
			j += f;
		}
		st8(a + 56, j);
		if (j) {
			f = c + (j << 3) - 8;
			if (f) st8(f, ld8(f) + 1);
		}
		f = d - b;
		d--;
		g -= 8;
	} while (g);
	g = ld8(a + 48);
	p = ld8(a + 40);
	q = ld8(a + 56);
	if (!q) goto L8;
	f = ld8(g);
	m = q << 3;
	if (m - 17 <= (u64)-10) {
		j = g + 16;
		d = m - 8;
		do {
			f ^= ld8(j);
			j += 16;
			d -= 16;
		} while (d > 8);
	}
	r = g + m;
	d = 0;
	e = !f;
	j = 0;
	for (;;) {
		b = g + j;
		c = ld8(b);
		if (d & 1) {
			if (d - 1 >= q) std_fail(8388608, 53);
			if (e) goto L60;
			h = ld8(b - 8);
			h = (h ^ f) - h;
		} else {
			if (e) goto L60;
			h = c - (c ^ f);
		}
		if (h <= c) break;
	L60:
		d++;
		j += 8;
		if (m == j) goto L8;
	}
	s = globalalloc_alloc(64);
	if (!s) std_fail(8388608, 53);
	st8(s + 8, h);
	st8(s, d);
	j = 1;
	st8(a + 56, 1);
	st8(a + 48, s);
	st8(a + 40, 4);
	c = b + 8;
	if (c == r) goto L63;
	h = d + 1;
	t = g - 8;
	j = 1;
	do {
		b = t + (h << 3);
		d = h;
		for (;;) {
			h = c;
			c = h + 8;
			h = ld8(h);
			if (d & 1) {
				if (d - 1 >= q) std_fail(8388608, 53);
				if (e) goto L69;
				m = ld8(b);
				m = (m ^ f) - m;
			} else {
				if (e) goto L69;
				m = h - (h ^ f);
			}
			if (m <= h) break;
		L69:
			b += 8;
			d++;
			if (c == r) goto L63;
		}
		if (j == ld8(a + 40)) {
			do_reserve_and_handle(a + 40, j, 1, 8, 16);
			s = ld8(a + 48);
		}
		h = d + 1;
		b = s + (j << 4);
		st8(b + 8, m);
		st8(b, d);
		j++;
		st8(a + 56, j);
	} while (c != r);
L63:
	d = ld8(a + 40);
	if (d) globalalloc_dealloc(ld8(a + 48), d << 4);
	goto L7;
L8:
	j = 0;
L7:
	if (!p) goto L6;
	globalalloc_dealloc(g, p << 3);
L6:
	fill(a + 40, 48, 40);
	f = 39;
	do {
		d = f;
		if (d > 39) std_fail(8388608, 53);
		c = j / 10;
		M[a + 40 + d] = (u32)(j - c * 10) | 48;
		f = d - 1;
		e = j < 10;
		j = c;
	} while (!e);
	extend_from_slice(8388680, a + 40 + f + 1, 40 - d);
	j = ld8(8388696);
	if (ld8(8388680) == j) {
		do_reserve_and_handle(8388680, j, 1, 1, 1);
		j = ld8(8388696);
	}
	d = j + 1;
	st8(8388696, d);
	M[ld8(8388688) + j] = 10;
	if (j < 65536) j = d;
	else {
		j = 0;
		host_write(ld8(8388688), d);
		st8(8388696, 0);
	}
	if (n) {
		globalalloc_dealloc(i, n << 3);
		j = ld8(8388696);
	}
	if (j) {
		host_write(ld8(8388688), j);
		st8(8388696, 0);
	}
	sp = a + 112;
	return;
L4:
	i = c;
L3:
	str_index(a, g, h, i - g);
	d = ld8(a);
	j = ld8(a + 8);
	M[a + 96] = 1;
	st8(a + 88, (u64)10 << 32 | 10);
	st8(a + 80, j);
	st8(a + 72, 0);
	st8(a + 64, j);
	st8(a + 56, d);
	st2(a + 104, 1);
	st8(a + 48, j);
	st8(a + 40, 0);
	next_back_2(a + 40);
	std_fail(8388608, 53);
}

static void print_rest(void)
{
	u64 a;
	a = ld8(8388696);
	if (a) {
		host_write(ld8(8388688), a);
		st8(8388696, 0);
	}
}

static void overflow(void)
{
	sp = 8388608;
	print_rest();
	die("stack overflow");
}

int main(void)
{
	M = (unsigned char *)calloc(129, 65536);
	if (!M) die("out of memory");
	memcpy(M + 8388608, "the program failed; bundled with --debug, it says whyout of memory\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1"
		"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1", 97);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
