/* ZOJ 3529, https://vjudge.net/problem/ZOJ-3529, made by `cargo judge bundle zoj3529 --write` from e6aced2a0db294f8 */
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
static u32 sar4(u32 x, u32 n)
{
	u32 sign = -(x >> 31);
	return ((x ^ sign) >> (n & 31)) ^ sign;
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
static u32 div4(u32 a, u32 b)
{
	if (!b) die("division by zero");
	return a / b;
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
static u32 ld2(u64 p)
{
	unsigned short v;
	GET(v, p);
	return v;
}
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
static void host_flush(void)
{
	u64 a;
	a = ld8(8388704);
	if (a) {
		host_write(ld8(8388696), a);
		st8(8388704, 0);
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
	st8(8389288, a);
}

static u64 globalalloc_alloc(u64 a)
{
	u64 b, c, d;
	b = (u64)64 - clz8((a > 16 ? a : 16) - 1);
	c = b << 3;
	d = ld8(c + 8388776);
	if (d) {
		st8(c + 8388776, ld8(d));
		return d;
	}
	d = ld8(8389288);
	if (!d) {
		d = (u64)i4(grow(0)) << 16;
		st8(8389288, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : (u64)1 << (b & 63)));
	return d;
}

static void globalalloc_dealloc(u64 a, u64 b)
{
	if (b > 65536) {
		if (b + a == ld8(8389288)) {
			st8(8389288, a);
			return;
		}
		b = ((u64)clz8(b) ^ 63) << 3;
		st8(a, ld8(b + 8388776));
		st8(b + 8388776, a);
		return;
	}
	b = ((u64)64 - clz8((b > 16 ? b : 16) - 1)) << 3;
	st8(a, ld8(b + 8388776));
	st8(b + 8388776, a);
}

static void finish_grow(u64 a, u64 b, u64 c, u64 d)
{
	u32 e;
	u64 f;
	if (d <= ((u64)2147483647 << 32 | 4294967295u)) {
		e = !b;
		if (e) {
			if (!d) {
				f = 1;
				goto L4;
			}
			f = globalalloc_alloc(d);
			if (f) goto L4;
			goto L6;
		}
		if (b + c != ld8(8389288) || b <= 65536) {
			if (d <= 65536 && clz8((b > 16 ? b : 16) - 1) == clz8((d > 16 ? d : 16) - 1)) goto L5;
			f = globalalloc_alloc(d);
			if (!f) goto L6;
			if (!e) copy(f, c, b);
			globalalloc_dealloc(c, b);
			goto L4;
		}
		memory_reach(d + c);
		goto L5;
	L6:
		b = 1;
		st8(a + 8, 1);
		goto L3;
	L5:
		f = c;
	L4:
		st8(a + 8, f);
		b = 0;
	L3:
		c = 16;
	} else {
		b = 1;
		c = 8;
		d = 0;
	}
	st8(a + c, d);
	st8(a, b);
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
			finish_grow(b + 8, d, c, e);
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
	if (ld8(8388720) == 1) std_fail(8388608, 53);
	st8(8388728, a);
	st8(8388720, 1);
	copy(8388736, b + 56, 40);
	sp = b + 96;
}

static void do_reserve_and_handle(u64 a, u64 b, u64 c)
{
	u64 d, e;
	sp = d = frame(32);
	b += c;
	if (b < c) {
		d = 0;
		handle_error(d);
	}
	e = c = ld8(a);
	c <<= 1;
	c = b > c ? b : c;
	c = c > 8 ? c : 8;
	finish_grow(d + 8, e, ld8(a + 8), c);
	if (ld8(d + 8) == 1) {
		d = ld8(d + 16);
		handle_error(d);
	}
	b = ld8(d + 16);
	st8(a, c);
	st8(a + 8, b);
	sp = d + 32;
}

static void host_append(u64 a, u64 b)
{
	u64 c;
	if (b < 65537) {
		c = ld8(8388704);
		if (b > ld8(8388688) - c) {
			do_reserve_and_handle(8388688, c, b);
			c = ld8(8388704);
		}
		if (b) copy(ld8(8388696) + c, a, b);
		st8(8388704, c + b);
		return;
	}
	c = ld8(8388704);
	if (c) {
		host_write(ld8(8388696), c);
		st8(8388704, 0);
	}
	host_write(a, b);
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

static void fmt_small(u64 a, u32 b, u64 c)
{
	u32 h;
	u64 d, e, f, g;
	sp = d = frame(48);
	fill(d + 8, 48, 40);
	e = 39;
	do {
		f = e;
		if (f > 39) std_fail(8388608, 53);
		g = a / 10;
		M[d + 8 + f] = (u32)(a - g * 10) | 48;
		e = f - 1;
		h = a < 10;
		a = g;
	} while (!h);
	f++;
	if (b) {
		g = a = ld8(c + 16);
		if (ld8(c) == a) {
			do_reserve_and_handle(c, a, 1);
			g = ld8(c + 16);
		}
		a++;
		st8(c + 16, a);
		M[ld8(c + 8) + g] = 45;
	} else {
		a = ld8(c + 16);
	}
	f = 41 - f;
	if (f > ld8(c) - a) {
		do_reserve_and_handle(c, a, f);
		a = ld8(c + 16);
	}
	if (f) copy(ld8(c + 8) + a, d + 8 + e + 1, f);
	st8(c + 16, a + f);
	sp = d + 48;
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
	u32 j, k, q, x;
	u64 a, b, c, d, e, f, g, h, i, m, n, p, r, s, t, u, v, w;
	sp = a = frame(160);
	b = globalalloc_alloc(20000004);
	if (!b) std_fail(8388608, 53);
	fill(b, 0, 20000004);
	c = b + 16;
	d = 20;
	e = 2;
	f = 4;
	g = 8;
	h = 2;
	do {
		i = b + (h << 2);
		if (!ld4(i)) {
			j = h;
			st4(i, j);
			i = 5000001 - h * h;
			x = k = i > 5000001 ? 0 : i;
			k = div4(k, j);
			m = (u64)(x != k * j) + k;
			if (m) {
				n = e;
				i = c;
				do {
					n += h;
					if (n >= 5000001) std_fail(8388608, 53);
					if (!ld4(i)) st4(i, j);
					i += g;
				} while (--m);
			}
		}
		e += f;
		f += 2;
		g += 4;
		c += d;
		d += 8;
	} while (++h != 5000001);
	st8(a + 80, 0);
	st8(a + 72, 1);
	st8(a + 64, 0);
	d = 1;
	f = 0;
	k = 0;
	for (;;) {
		if (!ld4(8388720)) try_init(ld8(8388712));
		g = ld8(8388728);
		if (g >= ((u64)2147483647 << 32 | 4294967295u)) std_fail(8388608, 53);
		j = M[8388768];
		n = ld8(8388760);
		h = ld8(8388752);
		while ((j & 1) == 0 && n != 0) {
			i = 0;
			for (;;) {
				m = M[h + i];
				if (m <= 32 && (u64)1 << (m & 63) & ((u64)1 << 32 | 13824)) break;
				i++;
				if (n == i) goto L21;
			}
			m = i + 1;
			h += m;
			n -= m;
			j = 0;
			if (i) goto L21;
		}
		host_append(d, f);
		i = ld8(8388704);
		if (i > 65536) {
			host_write(ld8(8388696), i);
			st8(8388704, 0);
		}
		i = ld8(a + 64);
		if (i) globalalloc_dealloc(d, i);
		if (b + 20000004 == ld8(8389288)) {
			st8(8389288, b);
			goto L18;
		}
		st8(b, ld8(8388968));
		st8(8388968, b);
		goto L18;
	L21:
		if (!ld4(8388720)) {
			try_init(ld8(8388712));
			g = ld8(8388728);
		}
		if (g) std_fail(8388608, 53);
		st8(8388728, -1);
		h = ld8(8388760);
		m = ld8(8388752);
		j = M[8388768];
		for (;;) {
			n = m;
			if (j & 1) break;
			if (h) {
				i = 0;
				do {
					m = M[n + i];
					if (m <= 32 && (u64)1 << (m & 63) & ((u64)1 << 32 | 13824)) goto L37;
					i++;
				} while (h != i);
			}
			j = 1;
			M[8388768] = 1;
			m = n;
			i = h;
			goto L36;
		L37:
			m = i + 1;
			h -= m;
			st8(8388760, h);
			m += n;
			st8(8388752, m);
			j = 0;
		L36:
			if (i) goto L33;
		}
		g = ld8(8388736);
		c = ld8(8388744);
		h = g + c;
		goto L2;
	L33:
		g = ld8(8388736);
		c = ld8(8388744);
		p = g + c;
		q = !n;
		h = q ? p : n;
		m = q ? 0 : i;
		if (m <= 1) {
			if ((u32)m != 1) goto L2;
			j = M[h];
			switch (j - 43) {
			case 0: case 2:
				goto L2;
			default:
				goto L42;
			}
		}
		j = M[h];
	L42:
		n = (j & 255) == 43;
		i = h + n;
		n = m - n;
		m = 0;
		if (n >= 17) {
			for (;;) {
				if (!n) goto L46;
				multi3_fn(a + 48, m, 0, 10, 0);
				if (ld8(a + 56)) goto L2;
				j = M[i] - 48u;
				if (j > 9) goto L2;
				i++;
				n--;
				e = ld8(a + 48);
				m = e + j;
				if (m < e) goto L2;
			}
		}
		if (!n) goto L45;
		m = 0;
		do {
			j = M[i] - 48u;
			if (j > 9) goto L2;
			i++;
			m = m * 10 + j;
		} while (--n);
	L46:
		h = p;
		if (q) goto L2;
	L45:
		st8(8388728, 0);
		if (m > ((u64)536870911 << 32 | 4294967295u)) std_fail(8388608, 53);
		e = m << 3;
		if (e >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(8388608, 53);
		if (e) {
			p = globalalloc_alloc(e);
			if (!p) std_fail(8388608, 53);
			r = m;
		} else {
			r = 0;
			p = 8;
		}
		if (!m) {
			k++;
			m = 0;
			s = 8;
			goto L16;
		}
		c = 0;
		do {
			if (!ld4(8388720)) try_init(ld8(8388712));
			if (ld8(8388728)) std_fail(8388608, 53);
			s = c + 1;
			st8(8388728, -1);
			g = ld8(8388760);
			n = ld8(8388752);
			j = M[8388768];
			for (;;) {
				h = n;
				if (j & 1) break;
				if (g) {
					i = 0;
					do {
						n = M[h + i];
						if (n <= 32 && (u64)1 << (n & 63) & ((u64)1 << 32 | 13824)) goto L61;
						i++;
					} while (g != i);
				}
				j = 1;
				M[8388768] = 1;
				n = h;
				i = g;
				goto L60;
			L61:
				n = i + 1;
				g -= n;
				st8(8388760, g);
				n += h;
				st8(8388752, n);
				j = 0;
			L60:
				if (i) goto L57;
			}
			t = ld8(8388736);
			u = ld8(8388744);
			g = t + u;
			goto L3;
		L57:
			t = ld8(8388736);
			u = ld8(8388744);
			v = t + u;
			q = !h;
			g = q ? v : h;
			n = q ? 0 : i;
			if (n <= 1) {
				if ((u32)n != 1) goto L3;
				j = M[g];
				switch (j - 43) {
				case 0: case 2:
					goto L3;
				default:
					goto L66;
				}
			}
			j = M[g];
		L66:
			h = (j & 255) == 43;
			i = g + h;
			n -= h;
			h = 0;
			if (n >= 17) {
				for (;;) {
					if (!n) goto L70;
					multi3_fn(a + 32, h, 0, 10, 0);
					if (ld8(a + 40)) goto L3;
					j = M[i] - 48u;
					if (j > 9) goto L3;
					i++;
					n--;
					w = ld8(a + 32);
					h = w + j;
					if (h < w) goto L3;
				}
			}
			if (!n) goto L69;
			do {
				j = M[i] - 48u;
				if (j > 9) goto L3;
				i++;
				h = h * 10 + j;
			} while (--n);
		L70:
			g = v;
			if (q) goto L3;
		L69:
			st8(8388728, 0);
			st8(p + (c << 3), h);
			c = s;
		} while (s != m);
		s = globalalloc_alloc(e);
		if (!s) std_fail(8388608, 53);
		k++;
		t = 0;
		do {
			u = t << 3;
			n = ld8(p + u);
			if (!n) std_fail(8388608, 53);
			if (n < 5000001) {
				c = 0;
				if (n == 1) goto L78;
				c = 0;
				for (;;) {
					j = ld4(b + (n << 2));
					if (!j) std_fail(8388608, 53);
					c++;
					j = div4(n, j);
					n = j;
					if (j <= 1) goto L78;
				}
			}
			h = 0;
			i = 2;
			do {
				c = h;
				for (;;) {
					h = div8(n, i);
					if (n == h * i) g = i;
					else {
						if (i <= h) {
							i = i + (i & 1) + 1;
							if (i) continue;
							std_fail(8388608, 53);
						}
						g = n;
					}
					break;
				}
				if (n < 2) break;
				j = 0;
				h = n;
				do {
					n = div8(h, g);
					if (h != n * g) {
						n = h;
						break;
					}
					j++;
					h = n;
				} while (n > 1);
				h = c + j;
			} while (j);
		L78:
			st8(s + u, c);
		} while (++t != m);
		n = 0;
		i = s;
		h = m;
		do {
			n ^= ld8(i);
			i += 8;
		} while (--h);
		h = i = 0;
		for (;;) {
			g = ld8(s + i);
			if ((g ^ n) < g) break;
			h++;
			i += 8;
			if (e == i) goto L16;
		}
		st8(a + 104, 0);
		st8(a + 88, 0);
		st8(a + 96, 1);
		do_reserve_and_handle(a + 88, 0, 6);
		i = ld8(a + 104);
		n = ld8(a + 96) + i;
		st4(n, ld4(8388674));
		st2(n + 4, ld2(8388678));
		st8(a + 104, i + 6);
		j = sar4(k, 31);
		fmt_small((k ^ j) - j, k >> 31, a + 88);
		i = ld8(a + 104);
		if (ld8(a + 88) - i <= 7) {
			do_reserve_and_handle(a + 88, i, 8);
			i = ld8(a + 104);
		}
		st8(ld8(a + 96) + i, (u64)543515497 << 32 | 1816207418);
		st8(a + 104, i + 8);
		fmt_small(h + 1, 0, a + 88);
		n = ld8(a + 88);
		i = ld8(a + 104);
		if (n == i) {
			do_reserve_and_handle(a + 88, i, 1);
			n = ld8(a + 88);
			i = ld8(a + 104);
		}
		h = ld8(a + 96);
		M[h + i] = 10;
		i++;
		goto L15;
	L18:
		i = ld8(8388704);
		if (i) {
			host_write(ld8(8388696), i);
			st8(8388704, 0);
		}
		sp = a + 160;
		return;
	L16:
		st8(a + 104, 0);
		st8(a + 96, 1);
		st8(a + 88, 0);
		do_reserve_and_handle(a + 88, 0, 6);
		i = ld8(a + 104);
		n = ld8(a + 96) + i;
		st4(n, ld4(8388674));
		st2(n + 4, ld2(8388678));
		st8(a + 104, i + 6);
		j = sar4(k, 31);
		fmt_small((k ^ j) - j, k >> 31, a + 88);
		n = ld8(a + 88);
		i = ld8(a + 104);
		if (n - i <= 5) {
			do_reserve_and_handle(a + 88, i, 6);
			n = ld8(a + 88);
			i = ld8(a + 104);
		}
		h = ld8(a + 96);
		g = h + i;
		st4(g, ld4(8388680));
		st2(g + 4, ld2(8388684));
		i += 6;
	L15:
		if (i > ld8(a + 64) - f) {
			do_reserve_and_handle(a + 64, f, i);
			d = ld8(a + 72);
			f = ld8(a + 80);
		}
		if (i) copy(d + f, h, i);
		f += i;
		st8(a + 80, f);
		if (n) globalalloc_dealloc(h, n);
		if (m) globalalloc_dealloc(s, m << 3);
		if (!r) continue;
		globalalloc_dealloc(p, r << 3);
	}
L3:
	str_index(a + 16, t, u, g - t);
	m = ld8(a + 16);
	i = ld8(a + 24);
	M[a + 144] = 1;
	st8(a + 136, (u64)10 << 32 | 10);
	st8(a + 128, i);
	st8(a + 120, 0);
	st8(a + 112, i);
	st8(a + 104, m);
	st2(a + 152, 1);
	st8(a + 96, i);
	st8(a + 88, 0);
	next_back_2(a + 88);
	std_fail(8388608, 53);
L2:
	str_index(a, g, c, h - g);
	m = ld8(a);
	i = ld8(a + 8);
	M[a + 144] = 1;
	st8(a + 136, (u64)10 << 32 | 10);
	st8(a + 128, i);
	st8(a + 120, 0);
	st8(a + 112, i);
	st8(a + 104, m);
	st2(a + 152, 1);
	st8(a + 96, i);
	st8(a + 88, 0);
	next_back_2(a + 88);
	std_fail(8388608, 53);
}

static void print_rest(void)
{
	u64 a;
	a = ld8(8388704);
	if (a) {
		host_write(ld8(8388696), a);
		st8(8388704, 0);
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
	memcpy(M + 8388608, "the program failed; bundled with --debug, it says whyout of memoryTest #: Bob\n\0\0\0\0\0\0\0\0"
		"\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1", 105);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
