/* BZOJ 4589, https://hydro.ac/d/bzoj/p/4589, made by `cargo judge bundle bzoj4589 --write` from 8ade298dd0c23a59 */
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
static u32 clz8(u64 x)
{
	return x >> 32 ? clz4((u32)(x >> 32)) : 32 + clz4((u32)x);
}
static u64 div8(u64 a, u64 b)
{
	if (!b) die("division by zero");
	return a / b;
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
static void st4(u64 p, u32 v)
{
	PUT(p, v);
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

static void input_first(u64 a)
{
	u32 k, p, q, s;
	u64 b, c, d, e, f, g, h, i, j, m, n, r;
	sp = b = frame(32);
	c = 1;
	f = e = d = 0;
	do {
		g = e - f;
		if (g <= 65535) {
			if (f > (u64)-65537) {
				g = 0;
				handle_error(g);
			}
			e = f + 65536;
			finish_grow(b + 8, d, c, e, 1, 1);
			if (ld8(b + 8) == 1) {
				g = ld8(b + 16);
				handle_error(g);
			}
			c = ld8(b + 16);
			g = 65536;
			d = e;
		}
		g = host_read(c + f, g);
		f += g;
	} while (g);
	if (f) {
		h = c + 1;
		e = 0;
		do {
			i = e + 1;
			j = c + e;
			k = ext1(M[j]);
			if (k > 2147483647) {
				g = (u64)clz4(~(k << 24)) - 1;
				m = g < 3 ? g : 3;
				n = m + i;
				p = (g != 0) & (n <= f);
				q = 63 >> (m & 31) & k & 255;
				r = f < n ? f : n;
				if (i < r) {
					g = h + e;
					e = e - r + 1;
					do {
						s = M[g];
						q = q << 6 | (s & 63);
						g++;
						p &= i4(ext1(s)) < -64;
					} while (++e);
				}
				st8(b + 16, (u64)65536 << 32 | 2048);
				st8(b + 8, (u64)128 << 32 | 128);
				if (p != 0 && k <= 4294967287u && q >= ld4(b + 8 + (m << 2))) {
					e = n;
					if ((q ^ 55296) - 1114112 > 4293855231u) goto L10;
				}
				M[j] = 63;
			}
			e = i;
		L10:;
		} while (e < f);
	}
	g = globalalloc_alloc(24);
	if (!g) std_fail(8388608, 53);
	st8(g + 16, f);
	st8(g + 8, c);
	st8(g, d);
	M[a + 40] = 0;
	st8(a + 32, f);
	st8(a + 24, c);
	st8(a + 16, f);
	st8(a + 8, c);
	st8(a, 0);
	sp = b + 32;
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

static u64 grow_amortized(u64 a, u64 b, u64 c, u64 d, u64 e)
{
	u64 f, g, h;
	sp = f = frame(32);
	g = 0;
	b += c;
	if (b >= c) {
		h = c = ld8(a);
		c <<= 1;
		c = b > c ? b : c;
		g = e == 1 ? 8 : 4;
		c = c > g ? c : g;
		finish_grow(f + 8, h, ld8(a + 8), c, d, e);
		if (ld8(f + 8) == 1) g = ld8(f + 16);
		else {
			g = ld8(f + 16);
			st8(a, c);
			st8(a + 8, g);
			g = (u64)2147483648u << 32 | 1;
		}
	}
	sp = f + 32;
	return g;
}

static void grow_one(u64 a)
{
	a = grow_amortized(a, ld8(a), 1, 8, 16);
	if (a != ((u64)2147483648u << 32 | 1)) handle_error(a);
}

static void transform_mod(u64 a, u64 b)
{
	u64 c, d, e, f, g, h, i, j, k, m, n, p;
	c = b << 3;
	d = a;
	while (c) {
		c -= 8;
		e = ld8(d);
		d += 8;
		if (e >= 1000000007) std_fail(8388608, 53);
	}
	if (!(b & (b - 1))) {
		if (b >= 2) {
			f = 1;
			do {
				g = f;
				f = g << 1;
				h = b & -f;
				if (f <= h) {
					i = g << 4;
					j = g << 3;
					k = a;
					do {
						c = k;
						e = g;
						do {
							d = c + j;
							m = ld8(c);
							n = ld8(d);
							p = d;
							d = m - n;
							st8(p, d > (u64)-1000000008 ? d + 1000000007 : d);
							d = n + m;
							st8(c, (d < 1000000007 ? 0 : (u64)-1000000007) + d);
							c += 8;
						} while (--e);
						k += i;
						h -= f;
					} while (f <= h);
				}
			} while (f < b);
		}
		return;
	}
	std_fail(8388608, 53);
}

static void do_reserve_and_handle(u64 a, u64 b, u64 c)
{
	c = grow_amortized(a, b, c, 1, 1);
	if (c != ((u64)2147483648u << 32 | 1)) handle_error(c);
}

static void host_append(u64 a, u64 b)
{
	u64 c;
	if (b < 65537) {
		c = ld8(8388696);
		if (b > ld8(8388680) - c) {
			do_reserve_and_handle(8388680, c, b);
			c = ld8(8388696);
		}
		if (b) copy(ld8(8388688) + c, a, b);
		st8(8388696, c + b);
		return;
	}
	c = ld8(8388696);
	if (c) {
		host_write(ld8(8388688), c);
		st8(8388696, 0);
	}
	host_write(a, b);
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

static void main_fn(void)
{
	u32 f, j, s;
	u64 a, b, c, d, e, g, h, i, k, m, n, p, q, r, t, u, v, w, x, y, z;
	sp = a = frame(224);
	b = 8;
	st8(a + 88, 8);
	st8(a + 80, 0);
	c = -16;
	d = 0;
	for (;;) {
		st8(a + 96, d);
		if (!ld4(8388712)) try_init(ld8(8388704));
		e = ld8(8388720);
		if (e >= ((u64)2147483647 << 32 | 4294967295u)) std_fail(8388608, 53);
		st8(8388720, e + 1);
		f = M[8388760];
		g = ld8(8388752);
		h = ld8(8388744);
		while ((f & 1) == 0 && g != 0) {
			m = 0;
			for (;;) {
				n = M[h + m];
				if (n <= 32 && (u64)1 << (n & 63) & ((u64)1 << 32 | 13824)) break;
				m++;
				if (g == m) goto L15;
			}
			n = m + 1;
			h += n;
			g -= n;
			f = 0;
			if (m) goto L15;
		}
		st8(8388720, e);
		i = ld8(a + 88);
		j = !d;
		if (!j) break;
		k = 1;
		m = 4;
		goto L10;
	L15:
		st8(8388720, e);
		if (!ld4(8388712)) {
			try_init(ld8(8388704));
			e = ld8(8388720);
		}
		if (e) std_fail(8388608, 53);
		st8(8388720, -1);
		n = ld8(8388752);
		g = ld8(8388744);
		f = j = M[8388760];
		for (;;) {
			h = g;
			if (f & 1) break;
			if (n) {
				m = 0;
				do {
					g = M[h + m];
					if (g <= 32 && (u64)1 << (g & 63) & ((u64)1 << 32 | 13824)) goto L29;
					m++;
				} while (n != m);
			}
			j = 1;
			M[8388760] = 1;
			g = h;
			f = 1;
			m = n;
			goto L28;
		L29:
			g = m + 1;
			n -= g;
			st8(8388752, n);
			g += h;
			st8(8388744, g);
			f = 0;
		L28:
			if (m) goto L25;
		}
		k = ld8(8388728);
		p = ld8(8388736);
		q = k + p;
		goto L2;
	L25:
		k = ld8(8388728);
		p = ld8(8388736);
		r = k + p;
		s = !h;
		q = s ? r : h;
		h = s ? 0 : m;
		if (h <= 1) {
			if ((u32)h != 1) goto L2;
			f = M[q];
			switch (f - 43) {
			case 0: case 2:
				goto L2;
			default:
				goto L34;
			}
		}
		f = M[q];
	L34:
		e = (f & 255) == 43;
		m = q + e;
		h -= e;
		e = 0;
		if (h >= 17) {
			for (;;) {
				if (!h) goto L38;
				multi3_fn(a + 64, e, 0, 10, 0);
				if (ld8(a + 72)) goto L2;
				f = M[m] - 48u;
				if (f > 9) goto L2;
				m++;
				h--;
				t = ld8(a + 64);
				e = t + f;
				if (e < t) goto L2;
			}
		}
		if (!h) goto L37;
		do {
			f = M[m] - 48u;
			if (f > 9) goto L2;
			m++;
			e = e * 10 + f;
		} while (--h);
	L38:
		q = r;
		if (s) goto L2;
	L37:
		st8(8388720, 0);
		if (!ld4(8388712)) {
			try_init(ld8(8388704));
			if (ld8(8388720)) std_fail(8388608, 53);
			n = ld8(8388752);
			g = ld8(8388744);
			j = M[8388760];
		}
		st8(8388720, -1);
		for (;;) {
			h = g;
			if (j & 1) break;
			if (n) {
				m = 0;
				do {
					g = M[h + m];
					if (g <= 32 && (u64)1 << (g & 63) & ((u64)1 << 32 | 13824)) goto L49;
					m++;
				} while (n != m);
			}
			j = 1;
			M[8388760] = 1;
			g = h;
			m = n;
			goto L48;
		L49:
			g = m + 1;
			n -= g;
			st8(8388752, n);
			g += h;
			st8(8388744, g);
			j = 0;
		L48:
			if (m) goto L45;
		}
		q = ld8(8388728);
		k = ld8(8388736);
		h = q + k;
		goto L3;
	L45:
		q = ld8(8388728);
		k = ld8(8388736);
		t = q + k;
		j = !h;
		h = j ? t : h;
		n = j ? 0 : m;
		if (n <= 1) {
			if ((u32)n != 1) goto L3;
			f = M[h];
			switch (f - 43) {
			case 0: case 2:
				goto L3;
			default:
				goto L54;
			}
		}
		f = M[h];
	L54:
		g = (f & 255) == 43;
		m = h + g;
		n -= g;
		g = 0;
		if (n >= 17) {
			for (;;) {
				if (!n) goto L59;
				multi3_fn(a + 48, g, 0, 10, 0);
				if (ld8(a + 56)) goto L3;
				f = M[m] - 48u;
				if (f > 9) goto L3;
				m++;
				n--;
				p = ld8(a + 48);
				g = p + f;
				if (g < p) goto L3;
			}
		}
		if (!n) {
			st8(8388720, 0);
			goto L57;
		}
		do {
			f = M[m] - 48u;
			if (f > 9) goto L3;
			m++;
			g = g * 10 + f;
		} while (--n);
	L59:
		h = t;
		if (j) goto L3;
		st8(8388720, 0);
		if (g >= 4194304) std_fail(8388608, 53);
	L57:
		if (d == ld8(a + 80)) {
			grow_one(a + 80);
			b = ld8(a + 88);
		}
		m = b + (d << 4);
		st8(m + 8, g);
		st8(m, e);
		c += 16;
		d++;
	}
	m = ld8(i + 8);
	if (d != 1) {
		n = i + 24;
		g = c >> 4;
		do {
			h = ld8(n);
			m = m > h ? m : h;
			n += 16;
		} while (--g);
	}
	k = m + 1;
	if (k >= ((u64)1 << 32 | 1)) std_fail(8388608, 53);
	if (!k) {
		st8(a + 120, 0);
		st8(a + 112, 1);
		st8(a + 104, 0);
		t = 4;
		w = ld8(a + 80);
		k = 0;
		goto L8;
	}
	m = k << 2;
L10:
	t = globalalloc_alloc(m);
	if (!t) std_fail(8388608, 53);
	if (m) fill(t, 0, m);
	if (k >= 3) {
		e = 8;
		q = -2;
		h = 2;
		do {
			m = t + (h << 2);
			if (!ld4(m)) {
				f = h;
				st4(m, f);
				multi3_fn(a, h, 0, h, 0);
				m = ld8(a + 8) ? k : ld8(a);
				n = k - m;
				n = n > k ? 0 : n;
				g = div8(n, h);
				n = g + (n != g * h);
				if (n) {
					g = m + q;
					m = t + (m << 2);
					do {
						g += h;
						if (g >= k) std_fail(8388608, 53);
						if (!ld4(m)) st4(m, f);
						m += e;
					} while (--n);
				}
			}
			q--;
			e += 4;
		} while (++h != k);
	}
	u = 0;
	st8(a + 120, 0);
	v = 1;
	st8(a + 112, 1);
	st8(a + 104, 0);
	w = ld8(a + 80);
	if (j) goto L4;
L8:
	x = i + (d << 4);
	v = 1;
	u = 0;
	b = i;
	do {
		g = ld8(b + 8);
		r = g + 1 < 2 ? 1 : ((u64)-1 >> (clz8(g) & 63)) + 1;
		if (r > ((u64)536870911 << 32 | 4294967295u)) std_fail(8388608, 53);
		d = r << 3;
		if (d >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(8388608, 53);
		p = ld8(b);
		s = !d;
		if (s) {
			y = 0;
			q = 8;
		} else {
			q = globalalloc_alloc(d);
			if (!q) std_fail(8388608, 53);
			if (!s) fill(q, 0, d);
			y = r;
		}
		if (g < 2) goto L82;
		m = 2;
		c = t + (g << 2);
		do {
			h = m > k ? m : k;
			n = t + (m << 2);
			do {
				j = g == m;
				if (j) goto L86;
				if (h == m) std_fail(8388608, 53);
				f = m == ld4(n);
				n += 4;
				m = e = m + 1;
			} while (!f);
			n = e - 1;
			m = e;
			goto L85;
		L86:
			if (g >= k) std_fail(8388608, 53);
			n = g;
			m = g;
			if (g != ld4(c)) goto L82;
		L85:
			if (n >= r) std_fail(8388608, 53);
			st8(q + (n << 3), 1);
			if (j) goto L82;
		} while (m <= g);
	L82:
		z = 0;
		st8(a + 144, 0);
		st8(a + 136, 1);
		st8(a + 128, 0);
		e = 8;
		if (!s) {
			z = r;
			e = globalalloc_alloc(d);
			if (!e) std_fail(8388608, 53);
		}
		if (!r) std_fail(8388608, 53);
		b += 16;
		m = 0;
		n = r;
		do {
			st8(e + m, ld8(q + m) % 1000000007);
			m += 8;
		} while (--n);
		transform_mod(e, r);
		c = e + d;
		f = !p;
		h = e;
		do {
			if (f) g = 1;
			else {
				m = ld8(h);
				g = 1;
				n = p;
				do {
					m = m % 1000000007;
					if (n & 1) g = g * m % 1000000007;
					m *= m;
					n >>= 1;
				} while (n);
			}
			st8(h, g);
			h = m = h + 8;
		} while (m != c);
		transform_mod(e, r);
		g = 1;
		n = ctz8(r);
		if (n) {
			g = 1;
			m = 500000004;
			do {
				m = m % 1000000007;
				if (n & 1) g = g * m % 1000000007;
				m *= m;
				n >>= 1;
			} while (n);
		}
		m = 0;
		do {
			n = e + m;
			st8(n, ld8(n) * g % 1000000007);
			m += 8;
		} while (d != m);
		m = ld8(e);
		fill(a + 152, 48, 40);
		g = 39;
		do {
			n = g;
			if (n > 39) std_fail(8388608, 53);
			h = m / 10;
			M[a + 152 + n] = (u32)(m - h * 10) | 48;
			g = n - 1;
			f = m < 10;
			m = h;
		} while (!f);
		m = 40 - n;
		do_reserve_and_handle(a + 128, 0, m);
		d = ld8(a + 144);
		h = ld8(a + 136);
		n = ld8(a + 128);
		if (m) copy(h + d, a + 152 + g + 1, m);
		m += d;
		st8(a + 144, m);
		if (n == m) {
			do_reserve_and_handle(a + 128, n, 1);
			h = ld8(a + 136);
			n = ld8(a + 128);
			m = ld8(a + 144);
		}
		M[h + m] = 10;
		globalalloc_dealloc(e, z << 3);
		g = m + 1;
		if (m >= ld8(a + 104) - u) {
			do_reserve_and_handle(a + 104, u, g);
			v = ld8(a + 112);
			u = ld8(a + 120);
		}
		if (g) copy(v + u, h, g);
		u += g;
		st8(a + 120, u);
		if (n) globalalloc_dealloc(h, n);
		if (y) globalalloc_dealloc(q, y << 3);
	} while (b != x);
L4:
	if (w) globalalloc_dealloc(i, w << 4);
	host_append(v, u);
	m = ld8(8388696);
	if (m >= 65537) {
		host_write(ld8(8388688), m);
		st8(8388696, 0);
	}
	m = ld8(a + 104);
	if (m) globalalloc_dealloc(v, m);
	if (k) globalalloc_dealloc(t, k << 2);
	m = ld8(8388696);
	if (m) {
		host_write(ld8(8388688), m);
		st8(8388696, 0);
	}
	sp = a + 224;
	return;
L3:
	str_index(a + 32, q, k, h - q);
	n = ld8(a + 32);
	m = ld8(a + 40);
	M[a + 208] = 1;
	st8(a + 200, (u64)10 << 32 | 10);
	st8(a + 192, m);
	st8(a + 184, 0);
	st8(a + 176, m);
	st8(a + 168, n);
	st2(a + 216, 1);
	st8(a + 160, m);
	st8(a + 152, 0);
	next_back_2(a + 152);
	std_fail(8388608, 53);
L2:
	str_index(a + 16, k, p, q - k);
	n = ld8(a + 16);
	m = ld8(a + 24);
	M[a + 208] = 1;
	st8(a + 200, (u64)10 << 32 | 10);
	st8(a + 192, m);
	st8(a + 184, 0);
	st8(a + 176, m);
	st8(a + 168, n);
	st2(a + 216, 1);
	st8(a + 160, m);
	st8(a + 152, 0);
	next_back_2(a + 152);
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
