/* HDU 5299, https://acm.hdu.edu.cn/showproblem.php?pid=5299, made by `cargo judge bundle hdu5299 --write` from 49a92c025dbb956d */
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
static void trap(void)
{
	die("unreachable");
}
static int i4(u32 x)
{
	return x >> 31 ? -(int)~x - 1 : (int)x;
}
static s64 i8(u64 x)
{
	return x >> 63 ? -(s64)~x - 1 : (s64)x;
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
			if (f + c != ld8(8389288) || f <= 65536) {
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
	if (ld8(8388720) == 1) std_fail(8388608, 53);
	st8(8388728, a);
	st8(8388720, 1);
	copy(8388736, b + 56, 40);
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
	if (!ld4(8388720)) try_init(ld8(8388712));
	if (ld8(8388728)) std_fail(8388608, 53);
	st8(8388728, -1);
	b = ld8(8388760);
	c = ld8(8388752);
	d = M[8388768];
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
		M[8388768] = 1;
		c = e;
		i = b;
		goto L8;
	L9:
		c = i + 1;
		b -= c;
		st8(8388760, b);
		c += e;
		st8(8388752, c);
		d = 0;
	L8:
		if (i) goto L5;
	}
	f = ld8(8388736);
	g = ld8(8388744);
	h = f + g;
	goto L2;
L5:
	f = ld8(8388736);
	g = ld8(8388744);
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
	st8(8388728, 0);
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

static u64 program_proconio_read(void)
{
	u32 d, j, m, n;
	u64 a, b, c, e, f, g, h, i, k;
	sp = a = frame(128);
	if (!ld4(8388720)) try_init(ld8(8388712));
	if (ld8(8388728)) std_fail(8388608, 53);
	st8(8388728, -1);
	b = ld8(8388760);
	c = ld8(8388752);
	d = M[8388768];
	for (;;) {
		e = c;
		if (d & 1) break;
		if (b) {
			i = 0;
			do {
				c = M[e + i];
				if (c <= 32 && (u64)1 << (c & 63) & ((u64)1 << 32 | 13824)) goto L11;
				i++;
			} while (b != i);
		}
		d = 1;
		M[8388768] = 1;
		c = e;
		i = b;
		goto L10;
	L11:
		c = i + 1;
		b -= c;
		st8(8388760, b);
		c += e;
		st8(8388752, c);
		d = 0;
	L10:
		if (i) goto L7;
	}
	f = ld8(8388736);
	g = ld8(8388744);
	h = f + g;
	goto L4;
L7:
	f = ld8(8388736);
	g = ld8(8388744);
	h = f + g;
	j = !e;
	k = j ? h : e;
	b = j ? 0 : i;
	if (b <= 1) {
		if ((u32)b != 1) goto L5;
		d = M[k];
		switch (d - 43) {
		case 0: case 2:
			goto L5;
		default:
			goto L16;
		}
	}
	d = M[k];
L16:
	e = k;
	switch ((d & 255) - 43) {
	case 0:
		i = b - 1;
		e = k + 1;
		break;
	case 2:
		if (b < 17) {
			if (!(b - 1)) goto L3;
			c = 0;
			i = 1;
			for (;;) {
				d = M[k + i] - 48u;
				if (d > 9) goto L5;
				c = c * 10 - d;
				i++;
				if (b == i) goto L19;
			}
		}
		i = 1;
		c = 0;
		for (;;) {
			multi3_fn(a + 32, c, sar8(c, 63), 10, 0);
			e = ld8(a + 32);
			if (ld8(a + 40) != sar8(e, 63)) goto L5;
			d = M[k + i] - 48u;
			if (d > 9) goto L5;
			c = d;
			m = i8(c) > 0;
			c = e - c;
			if (m != (i8(c) < i8(e))) goto L5;
			i++;
			if (b == i) goto L19;
		}
	}
	if (i >= 16) {
		c = 0;
		for (;;) {
			multi3_fn(a + 16, c, sar8(c, 63), 10, 0);
			b = ld8(a + 16);
			if (ld8(a + 24) != sar8(b, 63)) goto L5;
			d = M[e] - 48u;
			if (d > 9) goto L5;
			c = d;
			n = c > ((u64)2147483647 << 32 | 4294967295u);
			c += b;
			if (n != (i8(c) < i8(b))) goto L5;
			e++;
			if (!--i) goto L19;
		}
	}
	if (!i) goto L3;
	c = 0;
	do {
		d = M[e] - 48u;
		if (d > 9) goto L5;
		e++;
		c = c * 10 + d;
	} while (--i);
L19:
	if (j) goto L4;
	goto L2;
L5:
	h = k;
L4:
	str_index(a, f, g, h - f);
	c = ld8(a);
	i = ld8(a + 8);
	M[a + 112] = 1;
	st8(a + 104, (u64)10 << 32 | 10);
	st8(a + 96, i);
	st8(a + 88, 0);
	st8(a + 80, i);
	st8(a + 72, c);
	st2(a + 120, 1);
	st8(a + 64, i);
	st8(a + 56, 0);
	next_back_2(a + 56);
	std_fail(8388608, 53);
L3:
	c = 0;
L2:
	st8(8388728, 0);
	sp = a + 128;
	return c;
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
	a = grow_amortized(a, ld8(a), 1, 8, 32);
	if (a != ((u64)2147483648u << 32 | 1)) handle_error(a);
}

static void rawvec_grow_one(u64 a)
{
	a = grow_amortized(a, ld8(a), 1, 8, 24);
	if (a != ((u64)2147483648u << 32 | 1)) handle_error(a);
}

static void heapsort_heapsort(u64 a, u64 b)
{
	u32 m;
	u64 c, d, e, f, g, h, i, j, k;
	c = (b >> 1) + b;
	do {
		if (--c >= b) d = c - b;
		else {
			e = a + c * 24;
			d = ld8(e + 16);
			f = ld8(e + 8);
			g = ld8(a);
			st8(a, ld8(e));
			h = ld8(a + 8);
			st8(a + 8, f);
			f = ld8(a + 16);
			st8(a + 16, d);
			st8(e, g);
			st8(e + 8, h);
			st8(e + 16, f);
			d = 0;
		}
		f = d << 1;
		e = f | 1;
		i = b < c ? b : c;
		if (e >= i) goto L5;
		do {
			f += 2;
			if (f >= i) j = e;
			else {
				g = a + e * 24;
				f = a + f * 24;
				m = M[g + 16] < M[f + 16];
				g = ld8(g + 8);
				f = ld8(f + 8);
				j = e + (g == f ? m : i8(g) < i8(f));
			}
			h = a + d * 24;
			k = a + j * 24;
			e = ld8(h + 8);
			d = ld8(k + 8);
			if ((e == d ? M[h + 16] < M[k + 16] : i8(e) < i8(d)) != 1) goto L5;
			e = 0;
			do {
				d = h + e;
				f = ld8(d);
				g = k + e;
				st8(d, ld8(g));
				st8(g, f);
				e += 8;
			} while (e != 24);
			d = j;
			f = j << 1;
			e = f | 1;
		} while (e < i);
	L5:;
	} while (c);
}

static u64 median3_rec(u64 a, u64 b, u64 c, u64 d)
{
	u32 g, h, i, j;
	u64 e, f;
	if (d >= 8) {
		d >>= 3;
		e = d * 96;
		f = d * 168;
		a = median3_rec(a, a + e, a + f, d);
		b = median3_rec(b, b + e, b + f, d);
		c = median3_rec(c, c + e, c + f, d);
	}
	g = M[a + 16];
	h = M[b + 16];
	d = ld8(a + 8);
	e = ld8(b + 8);
	i = d == e ? g < h : i8(d) < i8(e);
	j = M[c + 16];
	f = ld8(c + 8);
	if (i == (d == f ? g < j : i8(d) < i8(f))) a = i != (e == f ? h < j : i8(e) < i8(f)) ? c : b;
	return a;
}

static void sort4_stable(u64 a, u64 b)
{
	u32 e, g, j, k;
	u64 c, d, f, h, i, m, n;
	c = ld8(a + 80);
	d = ld8(a + 56);
	e = c == d ? M[a + 88] < M[a + 64] : i8(c) < i8(d);
	f = a + (e ? 48 : 72);
	c = ld8(a + 32);
	d = ld8(a + 8);
	g = c == d ? M[a + 40] < M[a + 16] : i8(c) < i8(d);
	c = a + (u64)(g ^ 1) * 24;
	d = a + (e ? 72 : 48);
	a += (u64)g * 24;
	h = ld8(d + 8);
	i = ld8(a + 8);
	e = h == i ? M[d + 16] < M[a + 16] : i8(h) < i8(i);
	h = ld8(f + 8);
	i = ld8(c + 8);
	g = h == i ? M[f + 16] < M[c + 16] : i8(h) < i8(i);
	h = g ? f : e ? c : d;
	j = M[h + 16];
	i = e ? a : g ? d : c;
	k = M[i + 16];
	m = ld8(h + 8);
	n = ld8(i + 8);
	a = e ? d : a;
	st8(b + 16, ld8(a + 16));
	st8(b + 8, ld8(a + 8));
	st8(b, ld8(a));
	e = m == n ? j < k : i8(m) < i8(n);
	a = e ? h : i;
	st8(b + 40, ld8(a + 16));
	st8(b + 32, ld8(a + 8));
	st8(b + 24, ld8(a));
	a = e ? i : h;
	st8(b + 64, ld8(a + 16));
	st8(b + 56, ld8(a + 8));
	st8(b + 48, ld8(a));
	a = g ? c : f;
	st8(b + 72, ld8(a));
	st8(b + 80, ld8(a + 8));
	st8(b + 88, ld8(a + 16));
}

static void insert_tail(u64 a, u64 b)
{
	u32 d;
	u64 c, e, f, g, h;
	c = frame(16);
	d = M[b + 16];
	e = ld8(b + 8);
	f = ld8(b - 16);
	if ((e == f ? d < M[b - 8] : i8(e) < i8(f)) == 1) {
		st4(c + 8, ld4(b + 17));
		st4(c + 11, ld4(b + 20));
		f = b - 40;
		g = ld8(b);
		do {
			b = f;
			st8(b + 56, ld8(b + 32));
			st8(b + 48, ld8(b + 24));
			f = b + 16;
			st8(b + 40, ld8(f));
			if (f == a) goto L3;
			f = b - 24;
			h = ld8(b);
		} while (e == h ? d < M[b + 8] : i8(e) < i8(h));
		f = b + 40;
		goto L2;
	L3:
		f = b + 40;
	L2:
		st8(b + 16, g);
		M[f - 8] = d;
		st8(f - 16, e);
		b = f - 7;
		st4(b, ld4(c + 8));
		st4(b + 3, ld4(c + 11));
	}
}

static void small_sort_general(u64 a, u64 b)
{
	u32 p, q;
	u64 c, d, e, f, g, h, i, j, k, m, n, r, s;
	sp = c = frame(1184);
	if (b >= 2) {
		d = 1;
		e = b >> 1;
		f = e * 24;
		g = a + f;
		h = c + f;
		if (b < 8) {
			st8(c + 16, ld8(a + 16));
			st8(c + 8, ld8(a + 8));
			st8(c, ld8(a));
			st8(h, ld8(g));
			st8(h + 8, ld8(g + 8));
			st8(h + 16, ld8(g + 16));
		} else {
			sort4_stable(a, c);
			sort4_stable(g, h);
			d = 4;
		}
		g = 0;
		st8(c + 1168, 0);
		i = -d;
		f = d * 24;
		j = a + f;
		st8(c + 1176, e);
		k = b - e;
		m = c + f;
		n = c + 1168;
		p = 0;
		do {
			q = p;
			g = ld8(n + (g << 3));
			f = g ? k : e;
			if (d < f) {
				g *= 24;
				r = c + g;
				s = i + f;
				f = j + g;
				g += m;
				do {
					st8(g + 16, ld8(f + 16));
					st8(g + 8, ld8(f + 8));
					st8(g, ld8(f));
					insert_tail(r, g);
					f += 24;
					g += 24;
				} while (--s);
			}
			p = 1;
			g = 1;
		} while (!(q & 1));
		f = h - 24;
		g = b * 24 - 24;
		r = a + g;
		s = c + g;
		g = c;
		do {
			d = ld8(h + 8);
			k = ld8(g + 8);
			p = d == k ? M[h + 16] < M[g + 16] : i8(d) < i8(k);
			d = p ? h : g;
			st8(a, ld8(d));
			st8(a + 8, ld8(d + 8));
			st8(a + 16, ld8(d + 16));
			d = ld8(s + 8);
			k = ld8(f + 8);
			q = d == k ? M[s + 16] < M[f + 16] : i8(d) < i8(k);
			d = q ? f : s;
			st8(r + 16, ld8(d + 16));
			st8(r + 8, ld8(d + 8));
			st8(r, ld8(d));
			g += p ? 0 : 24;
			h += p ? 24 : 0;
			d = q;
			f += -d * 24;
			s = d * 24 + s - 24;
			r -= 24;
			a += 24;
		} while (--e);
		f += 24;
		if (b & 1) {
			p = g < f;
			r = p ? g : h;
			st8(a + 16, ld8(r + 16));
			st8(a + 8, ld8(r + 8));
			st8(a, ld8(r));
			h += p ? 0 : 24;
			g += p ? 24 : 0;
		}
		if (g != f || h != s + 24) std_fail(8388608, 53);
	}
	sp = c + 1184;
}

static void quicksort_quicksort(u64 a, u64 b, u64 c, u32 d)
{
	u32 i, j, n, p;
	u64 e, f, g, h, k, m, q, r, s, t, u, v, w;
	sp = e = frame(32);
	if (b >= 33) {
		do {
			if (!d) {
				heapsort_heapsort(a, b);
				goto L1;
			}
			f = b >> 3;
			g = a + f * 168;
			h = a + f * 96;
			if (b >= 64) f = median3_rec(a, h, g, f);
			else {
				f = a;
				i = M[a + 16];
				j = M[h + 16];
				k = ld8(a + 8);
				m = ld8(h + 8);
				n = k == m ? i < j : i8(k) < i8(m);
				p = M[g + 16];
				q = ld8(g + 8);
				if (n == (k == q ? i < p : i8(k) < i8(q))) f = n != (m == q ? j < p : i8(m) < i8(q)) ? g : h;
			}
			d--;
			h = f - a;
			if (c) {
				g = a + h;
				f = ld8(c + 8);
				k = ld8(g + 8);
				if (!(f == k ? M[c + 16] < M[g + 16] : i8(f) < i8(k))) {
					st8(e + 24, ld8(a + 16));
					st8(e + 16, ld8(a + 8));
					st8(e + 8, ld8(a));
					h = ld8(g + 16);
					f = ld8(g + 8);
					st8(a, ld8(g));
					st8(a + 8, f);
					st8(a + 16, h);
					st8(g + 16, ld8(e + 24));
					st8(g + 8, ld8(e + 16));
					st8(g, ld8(e + 8));
					st8(e + 24, ld8(a + 40));
					st8(e + 16, ld8(a + 32));
					st8(e + 8, ld8(a + 24));
					r = 24;
					s = a + 24;
					t = b * 24;
					u = a + t;
					n = M[a + 16];
					m = ld8(a + 8);
					g = k = 0;
					do {
						h = s + g * 24;
						v = ld8(h + 16);
						w = ld8(h + 8);
						q = k;
						f = a + q;
						st8(f + 24, ld8(h));
						st8(f + 32, w);
						st8(f + 40, v);
						v = f + 64;
						i = M[v];
						k = ld8(f + 56);
						st8(h + 16, ld8(v));
						st8(h + 8, k);
						st8(h, ld8(f + 48));
						j = n & 255;
						g += m == k ? j >= i : i8(m) >= i8(k);
						f = r;
						r = f + 24;
						k = q + 24;
					} while (a + k + 48 < u);
					w = t - 48;
					do {
						r = a + f;
						k = w == f ? e + 8 : r + 48;
						i = M[k + 16];
						v = ld8(k + 8);
						h = s + g * 24;
						u = ld8(h);
						t = ld8(h + 8);
						st8(r + 40, ld8(h + 16));
						st8(r + 32, t);
						st8(r + 24, u);
						st8(h + 16, ld8(k + 16));
						st8(h + 8, ld8(k + 8));
						st8(h, ld8(k));
						g += m == v ? j >= i : i8(m) >= i8(v);
						f += 24;
						q += 24;
					} while (w != q);
					if (g >= b) trap();
					st8(e + 24, ld8(a + 16));
					st8(e + 16, ld8(a + 8));
					st8(e + 8, ld8(a));
					h = a + g * 24;
					f = ld8(h + 16);
					k = ld8(h + 8);
					st8(a, ld8(h));
					st8(a + 8, k);
					st8(a + 16, f);
					st8(h + 16, ld8(e + 24));
					st8(h + 8, ld8(e + 16));
					st8(h, ld8(e + 8));
					b += ~g;
					a = h + 24;
					c = 0;
					goto L9;
				}
			}
			st8(e + 24, ld8(a + 16));
			st8(e + 16, ld8(a + 8));
			st8(e + 8, ld8(a));
			g = a + h;
			h = ld8(g + 16);
			f = ld8(g + 8);
			st8(a, ld8(g));
			st8(a + 8, f);
			st8(a + 16, h);
			st8(g + 16, ld8(e + 24));
			st8(g + 8, ld8(e + 16));
			st8(g, ld8(e + 8));
			st8(e + 24, ld8(a + 40));
			st8(e + 16, ld8(a + 32));
			st8(e + 8, ld8(a + 24));
			r = 24;
			s = a + 24;
			t = b * 24;
			u = a + t;
			m = ld8(a + 8);
			k = 0;
			i = M[a + 16];
			g = 0;
			do {
				h = s + g * 24;
				v = ld8(h + 16);
				w = ld8(h + 8);
				q = k;
				f = a + q;
				st8(f + 24, ld8(h));
				st8(f + 32, w);
				st8(f + 40, v);
				v = f + 64;
				j = M[v];
				k = ld8(f + 56);
				st8(h + 16, ld8(v));
				st8(h + 8, k);
				st8(h, ld8(f + 48));
				g += k == m ? j < i : i8(k) < i8(m);
				f = r;
				r = f + 24;
				k = q + 24;
			} while (a + k + 48 < u);
			w = t - 48;
			do {
				r = a + f;
				k = w == f ? e + 8 : r + 48;
				j = M[k + 16];
				v = ld8(k + 8);
				h = s + g * 24;
				u = ld8(h);
				t = ld8(h + 8);
				st8(r + 40, ld8(h + 16));
				st8(r + 32, t);
				st8(r + 24, u);
				st8(h + 16, ld8(k + 16));
				st8(h + 8, ld8(k + 8));
				st8(h, ld8(k));
				g += v == m ? j < i : i8(v) < i8(m);
				f += 24;
				q += 24;
			} while (w != q);
			if (g >= b) trap();
			st8(e + 24, ld8(a + 16));
			st8(e + 16, ld8(a + 8));
			st8(e + 8, ld8(a));
			h = a + g * 24;
			f = ld8(h + 16);
			k = ld8(h + 8);
			st8(a, ld8(h));
			st8(a + 8, k);
			st8(a + 16, f);
			st8(h + 16, ld8(e + 24));
			st8(h + 8, ld8(e + 16));
			st8(h, ld8(e + 8));
			quicksort_quicksort(a, g, c, d);
			b += ~g;
			a = h + 24;
			c = h;
		L9:;
		} while (b >= 33);
	}
	small_sort_general(a, b);
L1:
	sp = e + 32;
}

static void unstable_ipnsort(u64 a, u64 b)
{
	u32 c, f, h;
	u64 d, e, g, i, j, k;
	c = M[a + 40];
	d = ld8(a + 32);
	e = ld8(a + 8);
	f = d == e ? c < M[a + 16] : i8(d) < i8(e);
	g = a + 64;
	e = 2;
	if (f) {
		for (;;) {
			h = c & 255;
			c = M[g];
			i = ld8(g - 8);
			if ((i == d ? c < h : i8(i) < i8(d)) != 1) goto L4;
			g += 24;
			d = i;
			e++;
			if (b == e) goto L3;
		}
	}
	for (;;) {
		h = c & 255;
		c = M[g];
		i = ld8(g - 8);
		if (i == d ? c < h : i8(i) < i8(d)) break;
		g += 24;
		d = i;
		e++;
		if (b == e) goto L3;
	}
L4:
	if (e != b) {
		quicksort_quicksort(a, b, 0, clz8(b | 1) << 1 ^ 126);
		return;
	}
L3:
	if (!f) return;
	j = b >> 1;
	b = b * 24 + a - 24;
	k = 0;
	for (;;) {
		d = 0;
		do {
			e = a + d;
			g = ld8(e);
			i = b + d;
			st8(e, ld8(i));
			st8(i, g);
			d += 8;
		} while (d != 24);
		a += 24;
		b -= 24;
		if (++k == j) return;
	}
}

static u32 ord_cmp(u64 a, u32 b, u64 c, u32 d)
{
	u32 k;
	u64 e, f, g, h, i, j;
	e = ld8(a + 24);
	f = ld8(c + 24);
	if (e == f) return b - d;
	g = ld8(a);
	h = ld8(a + 16);
	i = ld8(c);
	j = ld8(c + 16);
	if (i8(g - h) >= i8(i - j)) {
		c = ld8(a + 8) - ld8(c + 8);
		a = sar8(c, 63);
		c *= (c ^ a) - a;
		a = g - (h + i);
		a = (a + j) * (j - a);
		a = d & 1 ? a : -a;
		k = (u32)(i8(c) > i8(a)) - (i8(c) < i8(a));
	} else {
		j = i - (g + j);
		h = (j + h) * (h - j);
		h = b & 1 ? h : -h;
		c = ld8(c + 8) - ld8(a + 8);
		a = sar8(c, 63);
		c *= (c ^ a) - a;
		k = (u32)(i8(h) > i8(c)) - (i8(h) < i8(c));
	}
	k = k ? k : (u32)(e > f) - (e < f);
	return k & 255 ? k : b - d;
}

static void find_key_index(u64 a, u64 b, u64 c, u32 d, u64 e)
{
	u32 m;
	u64 f, g, h, i, j, k;
	f = ld2(b + 186);
	g = e << 4;
	h = (f << 4) - g;
	b += g;
	g = -1;
	i = 1;
	do {
		if (!h) goto L1;
		h -= 16;
		g++;
		j = b + 8;
		k = ld8(b);
		b += 16;
		m = ord_cmp(c, d, k, M[j]) & 255;
	} while (m == 1);
	if (m) i = 1;
	else i = 0;
	f = g + e;
L1:
	st8(a + 8, f);
	st8(a, i);
}

static void find_lower_bound_index(u64 a, u64 b, u64 c, u64 d)
{
	u32 f;
	u64 e;
	sp = e = frame(32);
	switch ((u32)c) {
	case 1:
		find_key_index(e + 16, b, ld8(d), M[d + 8], 0);
		c = ld8(e + 24);
		if (ld4(e + 16) & 1) {
			st8(a + 16, d);
			st8(a + 8, 1);
			st8(a, c);
			goto L1;
		}
		st8(a + 8, 2);
		st8(a, c + 1);
		goto L1;
	case 2:
		st8(a + 8, 2);
		st8(a, 0);
		goto L1;
	case 3:
		st8(a + 8, 3);
		st8(a, ld2(b + 186));
		goto L1;
	}
	find_key_index(e, b, ld8(d), M[d + 8], 0);
	f = ld4(e);
	st8(a, ld8(e + 8));
	if (!(f & 1)) {
		st8(a + 8, 3);
		goto L1;
	}
	st8(a + 16, d);
	st8(a + 8, 0);
L1:
	sp = e + 32;
}

static void find_upper_bound_index(u64 a, u64 b, u64 c, u64 d, u64 e)
{
	u32 g;
	u64 f;
	sp = f = frame(32);
	switch ((u32)c) {
	case 1:
		find_key_index(f + 16, b, ld8(d), M[d + 8], e);
		g = ld4(f + 16);
		st8(a, ld8(f + 24));
		if (!(g & 1)) {
			st8(a + 8, 2);
			goto L1;
		}
		st8(a + 16, d);
		st8(a + 8, 1);
		goto L1;
	case 2:
		st8(a + 8, 2);
		st8(a, ld2(b + 186));
		goto L1;
	case 3:
		st8(a + 8, 3);
		st8(a, e);
		goto L1;
	}
	find_key_index(f, b, ld8(d), M[d + 8], e);
	c = ld8(f + 8);
	if (ld4(f) & 1) {
		st8(a + 16, d);
		st8(a + 8, 0);
		st8(a, c);
		goto L1;
	}
	st8(a + 8, 3);
	st8(a, c + 1);
L1:
	sp = f + 32;
}

static void btreeset_range(u64 a, u64 b, u64 c, u64 d)
{
	u64 e, f, g, h, i = 0, j = 0, k, m;
	sp = e = frame(48);
	if (!b) goto L2;
	M[e + 16] = 1;
	st8(e + 8, d);
	f = 0;
	g = e + 8;
	h = 2;
	for (;;) {
		find_lower_bound_index(e + 24, b, f, g);
		g = ld8(e + 40);
		f = ld8(e + 32);
		d = ld8(e + 24);
		find_upper_bound_index(e + 24, b, h, i, d);
		i = ld8(e + 40);
		h = ld8(e + 32);
		j = ld8(e + 24);
		if (d < j) break;
		if (!c) goto L2;
		c--;
		b = ld8(b + (d << 3) + 192);
	}
	if (!c) {
		k = b;
		goto L1;
	}
	m = 0;
	k = b;
	for (;;) {
		k = ld8(k + (d << 3) + 192);
		find_lower_bound_index(e + 24, k, f, g);
		g = ld8(e + 40);
		f = ld8(e + 32);
		d = ld8(e + 24);
		b = ld8(b + (j << 3) + 192);
		find_upper_bound_index(e + 24, b, h, i, 0);
		i = ld8(e + 40);
		h = ld8(e + 32);
		j = ld8(e + 24);
		m++;
		if (c == m) goto L1;
	}
L2:
	k = b = 0;
L1:
	st8(a + 40, j);
	st8(a + 32, 0);
	st8(a + 24, b);
	st8(a + 16, d);
	st8(a + 8, 0);
	st8(a, k);
	sp = e + 48;
}

static u64 iterator_next(u64 a)
{
	u32 f;
	u64 b, c, d, e, g, h;
	b = ld8(a + 24);
	c = ld8(a);
	if (!c) {
		if (!b) return 0;
		std_fail(8388608, 53);
	}
	d = ld8(a + 16);
	if (c == b && d == ld8(a + 40)) return 0;
	b = ld8(a + 8);
	if (d < ld2(c + 186)) e = c;
	else {
		do {
			e = ld8(c + 176);
			if (!e) std_fail(8388608, 53);
			b++;
			f = ld2(c + 184);
			c = e;
		} while (f >= ld2(e + 186));
		d = f;
	}
	if (b) {
		c = e + (d << 3) + 200;
		for (;;) {
			h = ld8(c);
			c = h + 192;
			g = 0;
			if (!--b) goto L9;
		}
	}
	g = d + 1;
	h = e;
L9:
	st8(a + 16, g);
	st8(a + 8, 0);
	st8(a, h);
	return e + (d << 4);
}

static void assert_apart(u64 a, u64 b)
{
	u64 c, d, e;
	if (a != 0 && b != 0) {
		a = ld8(a);
		b = ld8(b);
		if (ld8(a + 24) != ld8(b + 24)) {
			c = ld8(a + 8) - ld8(b + 8);
			e = c * c;
			c = ld8(a) - ld8(b);
			c = e + c * c;
			b = ld8(b + 16);
			d = ld8(a + 16);
			a = b + d;
			if (i8(c) <= i8(a * a)) {
				a = d - b;
				if (i8(c) >= i8(a * a)) std_fail(8388608, 53);
			}
		}
	}
}

static void search_tree(u64 a, u64 b, u64 c, u64 d, u32 e)
{
	u32 m;
	u64 f, g, h, i, j, k;
	for (;;) {
		f = ld2(b + 186);
		g = f << 4;
		h = -1;
		i = b;
		do {
			if (!g) {
				h = f;
				goto L6;
			}
			g -= 16;
			h++;
			j = i + 8;
			k = ld8(i);
			i += 16;
			m = ord_cmp(d, e, k, M[j]) & 255;
		} while (m == 1);
		if (!m) {
			i = 0;
			goto L10;
		}
	L6:
		if (!c) break;
		c--;
		b = ld8(b + (h << 3) + 192);
	}
	i = 1;
	c = 0;
L10:
	st8(a + 24, h);
	st8(a + 16, c);
	st8(a + 8, b);
	st8(a, i);
}

static void choose_parent_kv(u64 a, u64 b, u64 c)
{
	u64 d, e, f;
	d = ld8(b + 176);
	if (d) {
		e = c + 1;
		f = ld2(b + 184);
		if (f) {
			st8(a + 56, c);
			st8(a + 48, b);
			st8(a + 40, c);
			st8(a + 16, e);
			st8(a + 8, d);
			st8(a, 0);
			b = f - 1;
			st8(a + 24, b);
			st8(a + 32, ld8(d + (b << 3) + 192));
			return;
		}
		if (!ld2(d + 186)) std_fail(8388608, 53);
		st8(a + 56, c);
		st8(a + 40, c);
		st8(a + 32, b);
		st8(a + 24, 0);
		st8(a + 16, e);
		st8(a + 8, d);
		st8(a, 1);
		st8(a + 48, ld8(d + 200));
		return;
	}
	st8(a + 16, c);
	st8(a + 8, b);
	st8(a, 2);
}

static void bulk_steal_left(u64 a, u64 b)
{
	u32 k;
	u64 c, d, e, f, g, h, i, j, m;
	c = ld8(a + 40);
	d = ld2(c + 186);
	e = b + d;
	if (e >= 12) std_fail(8388608, 53);
	f = ld8(a + 24);
	g = ld2(f + 186);
	if (g < b) std_fail(8388608, 53);
	h = g - b;
	st2(f + 186, h);
	st2(c + 186, e);
	i = d << 4;
	if (i) copy(c + (b << 4), c, i);
	j = h + 1;
	g -= j;
	if (g != b - 1) std_fail(8388608, 53);
	i = g << 4;
	if (i) copy(c, f + (j << 4), i);
	g = ld8(a) + (ld8(a + 16) << 4);
	k = M[g + 8];
	h = f + (h << 4);
	m = ld8(h);
	M[g + 8] = M[h + 8];
	h = ld8(g);
	st8(g, m);
	g = c + i;
	st8(g, h);
	M[g + 8] = k;
	g = ld8(a + 48);
	if (!ld8(a + 32)) {
		if (g) std_fail(8388608, 53);
		return;
	}
	if (!g) std_fail(8388608, 53);
	b <<= 3;
	a = c + 192;
	g = (d << 3) + 8;
	if (g) copy(a + b, a, g);
	if (b) copy(a, f + (j << 3) + 192, b);
	f = e + 1;
	b = 0;
	k = 0;
	for (;;) {
		g = ld8(a);
		st2(g + 184, k);
		st8(g + 176, c);
		k++;
		a += 8;
		b++;
		if (f == b) return;
	}
}

static void merge_tracking_child_edge(u64 a, u64 b, u64 c, u64 d)
{
	u32 f, t;
	u64 e, g, h, i, j, k, m, n, p, q, r, s, u, v;
	e = ld8(b + 24);
	f = ld2(e + 186);
	h = g = (u64)f & 65535;
	if (c == 1) h = ld2(ld8(b + 40) + 186);
	if (d > h) std_fail(8388608, 53);
	i = g + 1;
	j = ld8(b + 40);
	k = ld2(j + 186);
	m = i + k;
	if (m >= 12) std_fail(8388608, 53);
	n = ld8(b + 32);
	p = ld8(b + 8);
	q = ld8(b);
	r = ld2(q + 186);
	st2(e + 186, m);
	b = ld8(b + 16);
	h = q + (b << 4);
	s = ld8(h);
	t = M[h + 8];
	u = r + ~b;
	v = u << 4;
	if (v) copy(h, h + 16, v);
	h = e + (g << 4);
	M[h + 8] = t;
	st8(h, s);
	h = k << 4;
	if (h) copy(e + (i << 4), j, h);
	h = b + 1;
	s = u << 3;
	if (s) {
		u = q + (h << 3);
		copy(u + 192, u + 200, s);
	}
	if (h < r) {
		t = (u32)b + 1;
		b = (b << 3) + q + 200;
		do {
			s = ld8(b);
			st2(s + 184, t);
			st8(s + 176, q);
			t++;
			b += 8;
			h++;
		} while (r != h);
	}
	st2(q + 186, ld2(q + 186) - 1);
	if (p > 1) {
		h = k + 1;
		if (h != m - g) std_fail(8388608, 53);
		b = h << 3;
		if (b) copy(e + 192 + (i << 3), j + 192, b);
		t = f + 1;
		b = (g << 3) + e + 200;
		do {
			s = ld8(b);
			st2(s + 184, t);
			st8(s + 176, e);
			t++;
			b += 8;
		} while (--h);
		st8(j, ld8(8388848));
		st8(8388848, j);
	} else {
		st8(j, ld8(8388840));
		st8(8388840, j);
	}
	st8(a + 8, n);
	st8(a, e);
	st8(a + 16, ((u32)c & 1 ? i : 0) + d);
}

static void bulk_steal_right(u64 a, u64 b)
{
	u32 d, n, p;
	u64 c, e, f, g, h, i, j, k, m;
	c = ld8(a + 24);
	d = ld2(c + 186);
	e = (u64)d & 65535;
	f = b + e;
	if (f >= 12) std_fail(8388608, 53);
	g = ld8(a + 40);
	h = ld2(g + 186);
	if (h < b) std_fail(8388608, 53);
	st2(c + 186, f);
	h -= b;
	st2(g + 186, h);
	f = ld8(a) + (ld8(a + 16) << 4);
	i = ld8(f);
	j = b << 4;
	k = j - 16;
	m = g + k;
	n = M[m + 8];
	st8(f, ld8(m));
	p = M[f + 8];
	M[f + 8] = n;
	f = c + (e << 4);
	st8(f, i);
	M[f + 8] = p;
	i = e + 1;
	if (k) copy(c + (i << 4), g, k);
	f = h << 4;
	if (f) copy(g, g + j, f);
	f = ld8(a + 48);
	if (!ld8(a + 32)) {
		if (f) std_fail(8388608, 53);
		return;
	}
	if (!f) std_fail(8388608, 53);
	a = g + 192;
	f = b << 3;
	if (f) copy(c + (i << 3) + 192, a, f);
	k = (h << 3) + 8;
	if (k) copy(a, a + f, k);
	n = d + 1;
	f = (e << 3) + c + 200;
	do {
		e = ld8(f);
		st2(e + 184, n);
		st8(e + 176, c);
		n++;
		f += 8;
	} while (--b);
	e = h + 1;
	f = 0;
	n = 0;
	for (;;) {
		b = ld8(a);
		st2(b + 184, n);
		st8(b + 176, g);
		n++;
		a += 8;
		f++;
		if (e == f) return;
	}
}

static void remove_leaf_kv(u64 a, u64 b, u64 c)
{
	u32 h, j;
	u64 d, e, f, g, i, k, m, n, p, q, r, s, t, u, v, w, x, y, z;
	sp = d = frame(96);
	e = ld8(b);
	f = ld8(b + 16);
	g = e + (f << 4);
	h = M[g + 8];
	i = ld8(g);
	j = ld2(e + 186);
	k = (((u64)j & 65535) + ~f) << 4;
	if (k) copy(g, g + 16, k);
	j--;
	st2(e + 186, j);
	m = ld8(b + 8);
	if ((j & 65535) > 4) goto L2;
	choose_parent_kv(d + 32, e, m);
	g = d + 40;
	b = ld8(d + 32);
	if (b > 2) goto L4;
	switch ((u32)b) {
	case 1:
		goto L4;
	case 2:
		st8(d + 24, f);
		st8(d + 16, ld8(d + 48));
		st8(d + 8, ld8(d + 40));
		goto L3;
	}
	b = ld8(d + 80);
	if ((u64)ld2(ld8(d + 64) + 186) + ld2(b + 186) + 1 < 12) {
		merge_tracking_child_edge(d + 8, g, 1, f);
		goto L3;
	}
	k = ld8(d + 88);
	bulk_steal_left(g, 1);
	st8(d + 24, f + 1);
	st8(d + 16, k);
	st8(d + 8, b);
	goto L3;
L4:
	b = ld8(d + 64);
	if ((u64)ld2(b + 186) + ld2(ld8(d + 80) + 186) + 1 < 12) {
		merge_tracking_child_edge(d + 8, g, 0, f);
		goto L3;
	}
	k = ld8(d + 72);
	bulk_steal_right(g, 1);
	st8(d + 24, f);
	st8(d + 16, k);
	st8(d + 8, b);
L3:
	f = ld8(d + 24);
	m = ld8(d + 16);
	e = ld8(d + 8);
	n = ld8(e + 176);
	if (!n) goto L2;
	j = ld2(n + 186);
	if (j > 4) goto L2;
	p = d + 40;
	q = m + 1;
	for (;;) {
		choose_parent_kv(d + 32, n, q);
		b = ld8(d + 32);
		if (b > 2) goto L15;
		switch ((u32)b) {
		case 1:
			goto L15;
		case 2:
			goto L11;
		}
		r = ld8(d + 64);
		s = ld2(r + 186);
		g = s + 1;
		t = ld8(d + 80);
		u = ld2(t + 186);
		v = g + u;
		if (v < 12) goto L14;
		bulk_steal_left(p, 5 - ((u64)j & 65535));
		goto L2;
	L15:
		r = ld8(d + 64);
		s = ld2(r + 186);
		g = s + 1;
		t = ld8(d + 80);
		u = ld2(t + 186);
		v = g + u;
		if (v >= 12) goto L9;
	L14:
		n = ld8(d + 40);
		w = ld2(n + 186);
		st2(r + 186, v);
		b = ld8(d + 56);
		k = n + (b << 4);
		x = ld8(k);
		j = M[k + 8];
		q = ld8(d + 48);
		y = w + ~b;
		z = y << 4;
		if (z) copy(k, k + 16, z);
		k = r + (s << 4);
		M[k + 8] = j;
		st8(k, x);
		k = u << 4;
		if (k) copy(r + (g << 4), t, k);
		k = b + 1;
		x = y << 3;
		if (x) {
			y = n + (k << 3);
			copy(y + 192, y + 200, x);
		}
		if (k < w) {
			j = (u32)b + 1;
			b = n + (b << 3) + 200;
			do {
				x = ld8(b);
				st2(x + 184, j);
				st8(x + 176, n);
				j++;
				b += 8;
				k++;
			} while (w != k);
		}
		st2(n + 186, ld2(n + 186) - 1);
		if (q > 1) {
			k = u + 1;
			if (k != v - s) std_fail(8388608, 53);
			b = g << 3;
			k <<= 3;
			if (k) copy(r + 192 + b, t + 192, k);
			x = v + 1;
			b = r + b + 192;
			j = g;
			do {
				k = ld8(b);
				st2(k + 184, j);
				st8(k + 176, r);
				j++;
				b += 8;
				g++;
			} while (x != g);
			st8(t, ld8(8388848));
			st8(8388848, t);
		} else {
			st8(t, ld8(8388840));
			st8(8388840, t);
		}
		j = ld2(n + 186);
		if (j > 4) goto L2;
	}
L11:
	if (!(j & 65535)) M[c] = 1;
	goto L2;
L9:
	bulk_steal_right(p, 5 - ((u64)j & 65535));
L2:
	st8(a + 32, f);
	st8(a + 24, m);
	st8(a + 16, e);
	M[a + 8] = h;
	st8(a, i);
	sp = d + 96;
}

static void btreeset_remove(u64 a, u64 b, u32 c)
{
	u32 i;
	u64 d, e, f, g, h;
	sp = d = frame(112);
	e = ld8(a);
	if (e) {
		f = ld8(a + 8);
		search_tree(d + 8, e, f, b, c);
		if (!ld4(d + 8)) {
			b = ld8(d + 32);
			g = ld8(d + 16);
			h = ld8(d + 24);
			M[d + 47] = 0;
			if (h) {
				b = ld8(g + (b << 3) + 192);
				if (--h) {
					do b = ld8(b + ((u64)ld2(b + 186) << 3) + 192); while (--h);
				}
				st8(d + 56, 0);
				st8(d + 48, b);
				st8(d + 64, (u64)ld2(b + 186) - 1);
				remove_leaf_kv(d + 72, d + 48, d + 47);
				i = M[d + 80];
				g = ld8(d + 72);
				h = ld8(d + 104);
				b = ld8(d + 88);
				if (h >= ld2(b + 186)) {
					do {
						c = ld2(b + 184);
						b = ld8(b + 176);
					} while (c >= ld2(b + 186));
					h = c;
				}
				b += h << 4;
				M[b + 8] = i;
				st8(b, g);
			} else {
				st8(d + 64, b);
				st8(d + 56, 0);
				st8(d + 48, g);
				remove_leaf_kv(d + 72, d + 48, d + 47);
			}
			st8(a + 16, ld8(a + 16) - 1);
			if (M[d + 47] == 1) {
				if (!f) std_fail(8388608, 53);
				b = ld8(e + 192);
				st8(b + 176, 0);
				st8(e, ld8(8388848));
				st8(a + 8, f - 1);
				st8(a, b);
				st8(8388848, e);
			}
		}
	}
	sp = d + 112;
}

static void insert_fit(u64 a, u64 b, u64 c, u32 d, u64 e)
{
	u32 g;
	u64 f, h, i, j, k;
	f = b + 1;
	g = ld2(a + 186);
	h = (u64)g & 65535;
	if (f <= h) {
		i = (h - b) << 4;
		if (i) copy(a + (f << 4), a + (b << 4), i);
	}
	g++;
	i = a + (b << 4);
	M[i + 8] = d;
	st8(i, c);
	c = a + 192;
	i = h + 2;
	j = b + 2;
	if (i > j) {
		k = (h - b) << 3;
		if (k) copy(c + (j << 3), c + (f << 3), k);
	}
	st8(c + (f << 3), e);
	st2(a + 186, g);
	if (f < i) {
		c = h + 1;
		d = (u32)b + 1;
		f = (b << 3) + a + 200;
		do {
			h = ld8(f);
			st2(h + 184, d);
			st8(h + 176, a);
			d++;
			f += 8;
			b++;
		} while (c != b);
	}
}

static void btreeset_insert(u64 a, u64 b, u32 c)
{
	u32 i, r, t;
	u64 d, e, f, g, h, j, k, m, n, p, q, s, u;
	sp = d = frame(32);
	e = ld8(a);
	if (e) {
		f = ld8(a + 8);
		search_tree(d, e, f, b, c);
		if (!ld4(d)) goto L4;
		g = ld8(d + 8);
		if (g) {
			h = ld8(d + 24);
			i = ld2(g + 186);
			if (i < 11) {
				k = h + 1;
				j = i;
				if (k <= j) {
					j = (j - h) << 4;
					if (j) copy(g + (k << 4), g + (h << 4), j);
				}
				st2(g + 186, i + 1);
				g += h << 4;
				M[g + 8] = c;
				st8(g, b);
				goto L5;
			}
			j = 4;
			i = 0;
			if (h < 5) goto L9;
			k = h - 5;
			if (k <= 1) {
				j = h;
				if ((u32)k != 1) goto L9;
				j = 5;
				h = 0;
			} else {
				h -= 7;
				j = 6;
			}
			i = 1;
		L9:
			m = ld8(d + 16);
			n = globalalloc_alloc(192);
			if (!n) std_fail(8388608, 53);
			st2(n + 186, 0);
			st8(n + 176, 0);
			k = ld2(g + 186) + ~j;
			st2(n + 186, k);
			if (k >= 12) std_fail(8388608, 53);
			p = g + (j << 4);
			q = ld8(p);
			r = M[p + 8];
			k <<= 4;
			if (k) copy(n, p + 16, k);
			st2(g + 186, j);
			j = i ? n : g;
			i = ld2(j + 186);
			k = (u64)i & 65535;
			if (k > h) {
				k = (k - h) << 4;
				if (k) {
					p = j + (h << 4);
					copy(p + 16, p, k);
				}
			}
			st2(j + 186, i + 1);
			h = j + (h << 4);
			M[h + 8] = c;
			st8(h, b);
			b = ld8(g + 176);
			if (b) {
				t = !m;
				for (;;) {
					p = b;
					if (!(t & 1)) std_fail(8388608, 53);
					c = ld2(g + 184);
					b = c;
					k = ld2(p + 186);
					if (k < 11) break;
					i = 0;
					g = 4;
					if (c < 5) {
						u = b;
						goto L21;
					}
					u = g = 5;
					switch (c - 5) {
					case 0:
						goto L21;
					case 1:
						i = 1;
						u = 0;
						goto L21;
					}
					u = b - 7;
					i = 1;
					g = 6;
				L21:
					j = globalalloc_alloc(288);
					if (!j) std_fail(8388608, 53);
					st2(j + 186, 0);
					st8(j + 176, 0);
					b = ld2(p + 186) + ~g;
					st2(j + 186, b);
					if (b >= 12) std_fail(8388608, 53);
					h = p + (g << 4);
					s = ld8(h);
					c = M[h + 8];
					b <<= 4;
					if (b) copy(j, h + 16, b);
					st2(p + 186, g);
					b = ld2(j + 186);
					if (b >= 12) std_fail(8388608, 53);
					h = b + 1;
					if (k - g != h) std_fail(8388608, 53);
					k = j + 192;
					h <<= 3;
					if (h) copy(k, p + (g << 3) + 200, h);
					m++;
					g = 0;
					do {
						h = ld8(k + (g << 3));
						st2(h + 184, g);
						st8(h + 176, j);
						if (g >= b) goto L27;
						g += g < b;
					} while (g <= b);
				L27:
					t = 1;
					insert_fit(i ? j : p, u, q, r & 1, n);
					g = p;
					n = j;
					q = s;
					r = c;
					b = ld8(p + 176);
					if (!b) goto L6;
				}
				insert_fit(p, b, q, r & 1, n);
				goto L5;
			}
			j = n;
			m = 0;
			s = q;
			c = r;
			goto L6;
		}
	}
	g = globalalloc_alloc(192);
	if (!g) std_fail(8388608, 53);
	st8(a + 8, 0);
	st8(a, g);
	st8(g + 176, 0);
	st2(g + 186, 1);
	M[g + 8] = c;
	st8(g, b);
	goto L5;
L6:
	g = globalalloc_alloc(288);
	if (!g) std_fail(8388608, 53);
	st8(g + 192, e);
	st2(g + 186, 0);
	st8(g + 176, 0);
	b = f + 1;
	if (!b) std_fail(8388608, 53);
	st2(e + 184, 0);
	st8(e + 176, g);
	st8(a + 8, b);
	st8(a, g);
	if (m != f) std_fail(8388608, 53);
	i = ld2(g + 186);
	if (i >= 11) std_fail(8388608, 53);
	b = i;
	h = g + (b << 4);
	M[h + 8] = c;
	st8(h, s);
	st2(g + 186, i + 1);
	b++;
	st8(g + 192 + (b << 3), j);
	st2(j + 184, b);
	st8(j + 176, g);
L5:
	st8(a + 16, ld8(a + 16) + 1);
L4:
	sp = d + 32;
}

static void do_reserve_and_handle(u64 a, u64 b, u64 c, u64 d, u64 e)
{
	e = grow_amortized(a, b, c, d, e);
	if (e != ((u64)2147483648u << 32 | 1)) handle_error(e);
}

static void raw_vec_rawvec_grow_one(u64 a)
{
	a = grow_amortized(a, ld8(a), 1, 8, 8);
	if (a != ((u64)2147483648u << 32 | 1)) handle_error(a);
}

static void host_append(u64 a, u64 b)
{
	u64 c;
	if (b < 65537) {
		c = ld8(8388704);
		if (b > ld8(8388688) - c) {
			do_reserve_and_handle(8388688, c, b, 1, 1);
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

static void main_fn(void)
{
	u32 t, a1, c1 = 0;
	u64 a, b, c, d, e, f, g, h, i, j, k, m, n, p, q, r, s, u, v, w, x, y, z, b1, d1, e1, f1 = 0, g1 = 0, h1 = 0;
	sp = a = frame(144);
	b = proconio_read();
	st8(a + 16, 0);
	c = 1;
	st8(a + 8, 1);
	st8(a, 0);
	d = 0;
	if (b) {
		e = 0;
		do {
			f = proconio_read();
			st8(a + 136, 0);
			st8(a + 128, 8);
			st8(a + 120, 0);
			g = 8;
			i = h = 0;
			if (f) {
				j = 1;
				i = 0;
				k = 8;
				for (;;) {
					m = program_proconio_read();
					n = program_proconio_read();
					p = program_proconio_read();
					if (i8(p) <= 0) std_fail(8388608, 53);
					q = j + (j < f);
					st8(a + 72, p);
					st8(a + 64, n);
					st8(a + 56, m);
					c = 0;
					while (c != 24) {
						d = a + 56 + c;
						c += 8;
						if (ld8(d) + 1000000000 >= 2000000001) std_fail(8388608, 53);
					}
					if (i == ld8(a + 120)) {
						grow_one(a + 120);
						k = ld8(a + 128);
					}
					c = k + (i << 5);
					st8(c + 24, j);
					st8(c + 16, p);
					st8(c + 8, n);
					st8(c, m);
					i++;
					st8(a + 136, i);
					if (j < f) {
						j = q;
						if (q <= f) continue;
					}
					break;
				}
				g = ld8(a + 128);
				h = ld8(a + 120);
			}
			st8(a + 136, 0);
			st8(a + 120, 0);
			if (i > ((u64)268435455 << 32 | 4294967294u)) std_fail(8388608, 53);
			r = i + 1;
			s = r << 4;
			if (s >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(8388608, 53);
			t = !s;
			if (t) {
				u = 0;
				v = 8;
			} else {
				v = globalalloc_alloc(s);
				if (!v) std_fail(8388608, 53);
				if (!t) fill(v, 0, s);
				u = r;
			}
			st8(a + 72, 0);
			st8(a + 64, 8);
			st8(a + 56, 0);
			if (i) {
				k = g + (i << 5);
				w = 8;
				j = -2;
				f = 0;
				c = g;
				do {
					d = f;
					n = ld8(c);
					p = ld8(c + 16);
					q = n - p;
					m = j + 2;
					if (m == ld8(a + 56)) {
						rawvec_grow_one(a + 56);
						w = ld8(a + 64);
					}
					f = w + d;
					st8(f, c);
					M[f + 16] = 0;
					st8(f + 8, q);
					n += p;
					f = j + 3;
					st8(a + 72, f);
					if (f == ld8(a + 56)) rawvec_grow_one(a + 56);
					w = ld8(a + 64);
					f = w + d;
					M[f + 40] = 1;
					st8(f + 32, n);
					st8(f + 24, c);
					n = j + 4;
					st8(a + 72, n);
					f = d + 48;
					j = m;
					c += 32;
				} while (c != k);
				if (m < 19) {
					j = n * 24;
					c = -24;
					for (;;) {
						insert_tail(w, w + c + 48);
						c += 24;
						if (d == c) goto L28;
					}
				}
				unstable_ipnsort(w, n);
				j = n * 24;
			L28:
				x = w + j;
				y = ld8(a + 56);
				z = w;
				do {
					a1 = M[z + 16];
					if (a1 == 2) goto L32;
					b1 = ld8(z);
					M[a + 32] = 0;
					st8(a + 24, b1);
					M[a + 48] = 1;
					st8(a + 40, b1);
					c1 = 2;
					d1 = ld8(a + 120);
					if (!d1) goto L35;
					j = ld8(a + 128);
					M[a + 112] = 0;
					st8(a + 104, b1);
					f = 2;
					m = 1;
					n = a + 104;
					c = d1;
					for (;;) {
						find_lower_bound_index(a + 56, c, f, p);
						p = ld8(a + 72);
						f = ld8(a + 64);
						d = ld8(a + 56);
						find_upper_bound_index(a + 56, c, m, n, d);
						n = ld8(a + 72);
						m = ld8(a + 64);
						q = ld8(a + 56);
						if (d < q) break;
						if (!j) goto L35;
						j--;
						c = ld8(c + (d << 3) + 192);
					}
					if (j) {
						e1 = 0;
						k = c;
						do {
							k = ld8(k + (d << 3) + 192);
							find_lower_bound_index(a + 56, k, f, p);
							p = ld8(a + 72);
							f = ld8(a + 64);
							d = ld8(a + 56);
							c = ld8(c + (q << 3) + 192);
							find_upper_bound_index(a + 56, c, m, n, 0);
							n = ld8(a + 72);
							m = ld8(a + 64);
							q = ld8(a + 56);
							e1++;
						} while (j != e1);
						if (k != c) goto L40;
					}
					if (d == q) goto L35;
				L40:
					if (q) d = c;
					else {
						do {
							d = ld8(c + 176);
							if (!d) std_fail(8388608, 53);
							q = ld2(c + 184);
							c = d;
						} while (!q);
					}
					c = d + (q << 4);
					c1 = M[c - 8];
					j = ld8(c - 16);
				L35:
					M[a + 112] = c1;
					st8(a + 104, j);
					if (a1 & 1) {
						btreeset_remove(a + 120, b1, 0);
						btreeset_remove(a + 120, b1, 1);
						btreeset_range(a + 56, ld8(a + 120), ld8(a + 128), b1);
						assert_apart((c1 & 255) == 2 ? 0 : a + 104, iterator_next(a + 56));
						goto L48;
					}
					btreeset_range(a + 56, d1, ld8(a + 128), b1);
					c = 0;
					d = iterator_next(a + 56);
					assert_apart((c1 & 255) == 2 ? 0 : a + 104, a + 24);
					assert_apart(a + 40, d);
					d = 1;
					switch ((u32)((u64)c1 & 255)) {
					case 0:
						c = ld8(j + 24);
						goto L49;
					case 2:
						goto L49;
					}
					c = ld8(j + 24);
					if (c > i) std_fail(8388608, 53);
					d = v + (c << 4);
					c = ld8(d + 8);
					d = ld8(d);
				L49:
					j = ld8(b1 + 24);
					if (j > i) std_fail(8388608, 53);
					j = v + (j << 4);
					st8(j + 8, c);
					st8(j, d);
					btreeset_insert(a + 120, b1, 0);
					btreeset_insert(a + 120, b1, 1);
				L48:
					z += 24;
				} while (z != x);
			L32:
				if (y) globalalloc_dealloc(w, y * 24);
			}
			d = ld8(a + 120);
			if (!d) goto L19;
			f = ld8(a + 128);
			n = ld8(a + 136);
			if (n) {
				j = 0;
				for (;;) {
					if (!j) {
						if (f) {
							for (;;) {
								m = 0;
								d = ld8(d + 192);
								c = 0;
								if (!--f) goto L55;
							}
						}
						c = m = 0;
						goto L55;
					}
					m = f;
					c = d;
					d = j;
				L55:
					if (m < ld2(d + 186)) j = d;
					else {
						for (;;) {
							j = ld8(d + 176);
							if (!j) break;
							c1 = ld2(d + 184);
							globalalloc_dealloc(d, c ? 288 : 192);
							c++;
							d = j;
							if (c1 < ld2(j + 186)) goto L62;
						}
						globalalloc_dealloc(d, c ? 288 : 192);
						std_fail(8388608, 53);
					L62:
						m = c1;
					}
					if (c) {
						d = j + (m << 3) + 200;
						do {
							j = ld8(d);
							d = j + 192;
						} while (--c);
						f = 0;
					} else {
						f = m + 1;
					}
					d = 0;
					if (!--n) goto L20;
				}
			}
			j = d;
			if (!f) goto L20;
			do j = ld8(j + 192); while (--f);
		L20:
			d = ld8(j + 176);
			if (d) {
				c = 0;
				do {
					globalalloc_dealloc(j, c ? 288 : 192);
					c++;
					j = d;
					d = ld8(j + 176);
				} while (d);
				c = c ? 288 : 192;
			} else {
				c = 192;
			}
			globalalloc_dealloc(j, c);
		L19:
			q = r << 2;
			f = globalalloc_alloc(q);
			if (!f) std_fail(8388608, 53);
			if (q) fill(f, 0, q);
			e++;
			j = (i << 4) + 16;
			c = 0;
			for (;;) {
				if (j == c) {
					d = -1;
					c = f;
					do {
						j = d;
						if (i == j) goto L86;
						d = j + 1;
						c1 = ld4(c);
						c += 4;
					} while (c1);
					n = globalalloc_alloc(32);
					if (!n) std_fail(8388608, 53);
					j += 2;
					st8(n, d);
					m = 1;
					st8(a + 72, 1);
					st8(a + 64, n);
					st8(a + 56, 4);
					for (;;) {
						c = f + (j << 2);
						do {
							d = j;
							if (d > i) goto L89;
							j = d + 1;
							c1 = ld4(c);
							c += 4;
						} while (c1);
						if (m == ld8(a + 56)) {
							do_reserve_and_handle(a + 56, m, 1, 8, 8);
							n = ld8(a + 64);
						}
						st8(n + (m << 3), d);
						m++;
						st8(a + 72, m);
					}
				L89:
					st8(a + 128, ld8(a + 64));
					st8(a + 120, ld8(a + 56));
					m = ld8(a + 72);
					st8(a + 136, m);
					if (m) {
						c = 0;
						n = ld8(a + 128);
						d = 0;
						for (;;) {
							j = ld8(n + c);
							if (j > i) std_fail(8388608, 53);
							j = v + (j << 4);
							if (ld4(j)) {
								j = ld8(j + 8);
								if (j > i) std_fail(8388608, 53);
								p = f + (j << 2);
								c1 = ld4(p) - 1;
								st4(p, c1);
								if (!c1) {
									if (m == ld8(a + 120)) {
										raw_vec_rawvec_grow_one(a + 120);
										n = ld8(a + 128);
									}
									st8(n + (m << 3), j);
									m++;
									st8(a + 136, m);
								}
							}
							c += 8;
							if (++d >= m) goto L79;
						}
					}
					m = 0;
					break;
				L86:
					st8(a + 128, 8);
					m = 0;
					st8(a + 120, 0);
					break;
				}
				d = v + c;
				if (ld8(d) == 1) {
					d = ld8(d + 8);
					if (d > i) {
						i = (u64)2147483648u << 32;
						n = 0;
						f1 = r;
						goto L78;
					}
					d = f + (d << 2);
					st4(d, ld4(d) + 1);
				}
				c += 16;
			}
		L79:
			d = 0;
			j = q;
			c = f;
			do {
				if (ld4(c)) goto L101;
				d++;
				c += 4;
				j -= 4;
			} while (j);
			g1 = ld8(a + 128);
			j = m >> 1;
			if (j) {
				c = g1 + (m << 3) - 8;
				d = g1;
				do {
					n = ld8(d);
					st8(d, ld8(c));
					st8(c, n);
					c -= 8;
					d += 8;
				} while (--j);
			}
			if (!t) {
				i = r;
				n = globalalloc_alloc(s);
				if (!n) std_fail(8388608, 53);
				goto L99;
			}
			i = 0;
			n = 8;
			goto L99;
		L101:
			i = (u64)2147483648u << 32;
			n = 1;
			c = ld8(a + 120);
			if (c) globalalloc_dealloc(ld8(a + 128), c << 3);
			goto L78;
		L99:
			if (!t) copy(n, v, s);
			f1 = ld8(a + 120);
			d = r;
			h1 = m;
		L78:
			globalalloc_dealloc(f, q);
			if (u) globalalloc_dealloc(v, u << 4);
			if (i == (u64)2147483648u << 32 || d > ((u64)536870911 << 32 | 4294967295u)) std_fail(8388608, 53);
			c = d << 3;
			if (c >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(8388608, 53);
			c1 = !c;
			if (c1) {
				q = 0;
				m = 8;
			} else {
				m = globalalloc_alloc(c);
				if (!m) std_fail(8388608, 53);
				if (!c1) fill(m, 0, c);
				q = d;
			}
			if (h1) {
				p = g1 - 8;
				c = h1 << 3;
				do {
					j = ld8(p + c);
					if (j >= d) std_fail(8388608, 53);
					f = n + (j << 4);
					if (ld4(f)) {
						f = ld8(f + 8);
						if (f >= d) std_fail(8388608, 53);
						f = m + (f << 3);
						st8(f, ld8(f) ^ (ld8(m + (j << 3)) + 1));
					}
					c -= 8;
				} while (c);
			}
			globalalloc_dealloc(n, i << 4);
			if (f1) globalalloc_dealloc(g1, f1 << 3);
			if (!d) std_fail(8388608, 53);
			c1 = !ld8(m);
			d = c1 ? 4 : 6;
			j = ld8(a + 16);
			if (d > ld8(a) - j) {
				do_reserve_and_handle(a, j, d, 1, 1);
				j = ld8(a + 16);
			}
			c = ld8(a + 8);
			if (d) copy(c + j, c1 ? 8388674 : 8388678, d);
			d += j;
			st8(a + 16, d);
			if (q) globalalloc_dealloc(m, q << 3);
			if (h) globalalloc_dealloc(g, h << 5);
		} while (e != b);
	}
	host_append(c, d);
	j = ld8(8388704);
	if (j < 65537) d = j;
	else {
		d = 0;
		host_write(ld8(8388696), j);
		st8(8388704, 0);
	}
	j = ld8(a);
	if (j) {
		globalalloc_dealloc(c, j);
		d = ld8(8388704);
	}
	if (d) {
		host_write(ld8(8388696), d);
		st8(8388704, 0);
	}
	sp = a + 144;
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
	memcpy(M + 8388608, "the program failed; bundled with --debug, it says whyout of memoryBob\nAlice\n\0\0\0\0\0\0\0\0\0"
		"\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1", 105);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
