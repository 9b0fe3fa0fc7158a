/* HDU 3404, https://acm.hdu.edu.cn/showproblem.php?pid=3404, made by `cargo judge bundle hdu3404 --write` from 54c7abe81f7b189f */
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
static u64 sp = 4194304;
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
static u32 pages = 65;
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
	a = ld8(4195208);
	if (a) {
		host_write(ld8(4195200), a);
		st8(4195208, 0);
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
		if (grow(c + (b >> 3)) > 2147483647 && grow(c) > 2147483647) std_fail(4195129, 13);
	}
	st8(4195792, a);
}

static u64 globalalloc_alloc(u64 a)
{
	u64 b, c, d;
	b = 64 - (u32)clz8((a > 16 ? a : 16) - 1);
	c = b << 3;
	d = ld8(c + 4195280);
	if (d) {
		st8(c + 4195280, ld8(d));
		return d;
	}
	d = ld8(4195792);
	if (!d) {
		d = (u64)i4(grow(0)) << 16;
		st8(4195792, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : (u64)1 << (b & 63)));
	return d;
}

static void globalalloc_dealloc(u64 a, u64 b)
{
	if (b > 65536) {
		if (b + a == ld8(4195792)) {
			st8(4195792, a);
			return;
		}
		b = ((u64)clz8(b) ^ 63) << 3;
		st8(a, ld8(b + 4195280));
		st8(b + 4195280, a);
		return;
	}
	b = ((u64)64 - clz8((b > 16 ? b : 16) - 1)) << 3;
	st8(a, ld8(b + 4195280));
	st8(b + 4195280, a);
}

static u64 rust_realloc(u64 a, u64 b, u64 c)
{
	u64 d;
	if (b + a != ld8(4195792) || b < 65537 || c <= 65536) {
		if ((b > c ? b : c) <= 65536 && clz8((b > 16 ? b : 16) - 1) == clz8((c > 16 ? c : 16) - 1)) return a;
		d = globalalloc_alloc(c);
		if (!d) return 0;
		c = b < c ? b : c;
		if (c) copy(d, a, c);
		globalalloc_dealloc(a, b);
		return d;
	}
	memory_reach(c + a);
	return a;
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
			if (b) i = rust_realloc(c, b * f, d);
			else {
				if (!d) {
					i = e;
					goto L4;
				}
				i = globalalloc_alloc(d);
			}
			if (!i) {
				st8(a + 8, e);
				goto L3;
			}
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
	std_fail(4195076, 53);
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
	if (!g) std_fail(4195076, 53);
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
	if (ld8(4195224) == 1) std_fail(4195076, 53);
	st8(4195232, a);
	st8(4195224, 1);
	copy(4195240, b + 56, 40);
	sp = b + 96;
}

static void slice_error_fail(u64, u64, u64, u64);
static void slice_error_fail_rt(u64 a, u64 b, u64 c, u64 d)
{
	u64 e;
	if (c > b || d > b || c > d) std_fail(4195076, 53);
	if (!c || c >= b || i4(ext1(M[a + c])) > -65) {
		if (!d || d >= b || i4(ext1(M[a + d])) > -65) std_fail(4195076, 53);
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
		std_fail(4195076, 53);
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
	std_fail(4195076, 53);
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
			if (w < d) std_fail(4195076, 53);
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
		if (d > w) std_fail(4195076, 53);
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
		if ((n & 255) > 4) std_fail(4195076, 53);
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
	if (!ld4(4195224)) try_init(ld8(4195216));
	if (ld8(4195232)) std_fail(4195076, 53);
	st8(4195232, -1);
	b = ld8(4195264);
	c = ld8(4195256);
	d = M[4195272];
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
		M[4195272] = 1;
		c = e;
		i = b;
		goto L8;
	L9:
		c = i + 1;
		b -= c;
		st8(4195264, b);
		c += e;
		st8(4195256, c);
		d = 0;
	L8:
		if (i) goto L5;
	}
	f = ld8(4195240);
	g = ld8(4195248);
	h = f + g;
	goto L2;
L5:
	f = ld8(4195240);
	g = ld8(4195248);
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
	st8(4195232, 0);
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
	std_fail(4195076, 53);
	return 0;
}

static u64 nimber_product(u64 a)
{
	u32 d, e;
	u64 b, c, f, g, h, i, j, k, m, n, p;
	if (a < 65536) {
		c = a >> 8;
		d = c;
		e = (u32)a & 255;
		if (e) f = M[(u64)M[(a & 255) + 4194304] + 4194723];
		else f = 0;
		b = f;
		if ((d & 255) != e) b = f ^ M[(u64)M[(c ^ (a & 255)) + 4194304] + 4194798];
		if (c) f ^= M[(u64)M[c + 4194304] + 4194687];
		return f | b << 8;
	}
	b = a & 65535;
	c = b >> 8;
	d = c;
	e = (u32)a & 255;
	if (a < (u64)1 << 32) {
		if (e) f = M[(u64)M[(a & 255) + 4194304] + 4194723];
		else f = 0;
		i = f;
		if (d != e) i = f ^ M[(u64)M[(c ^ (a & 255)) + 4194304] + 4194798];
		a >>= 16;
		if (c) f ^= M[(u64)M[c + 4194304] + 4194687];
		c = a ^ b;
		b = c >> 8;
		d = b;
		e = (u32)c & 255;
		if (e) a = M[(u64)M[(c & 255) + 4194304] + 4194723];
		else a = 0;
		g = a;
		if ((d & 255) != e) g = a ^ M[(u64)M[(b ^ (c & 255)) + 4194304] + 4194798];
		if (b) a ^= M[(u64)M[b + 4194304] + 4194687];
		p = a | g << 8;
		a = f | i << 8;
		return (p ^ a) << 16 | a;
	}
	if (e) f = M[(u64)M[(a & 255) + 4194304] + 4194723];
	else f = 0;
	g = a & (u64)4294967295u;
	h = f;
	if (d != e) h = f ^ M[(u64)M[(c ^ (a & 255)) + 4194304] + 4194798];
	i = g >> 16;
	if (c) f ^= M[(u64)M[c + 4194304] + 4194687];
	b ^= i;
	i = b >> 8;
	d = i;
	e = (u32)b & 255;
	if (e) c = M[(u64)M[(b & 255) + 4194304] + 4194723];
	else c = 0;
	j = c;
	if (d != e) j = c ^ M[(u64)M[(i ^ (b & 255)) + 4194304] + 4194798];
	a >>= 32;
	if (i) c ^= M[(u64)M[i + 4194304] + 4194687];
	b = a ^ g;
	g = b & 65535;
	i = g >> 8;
	d = i;
	e = (u32)b & 255;
	if (e) a = M[(u64)M[(b & 255) + 4194304] + 4194723];
	else a = 0;
	k = a;
	if (d != e) k = a ^ M[(u64)M[(i ^ (b & 255)) + 4194304] + 4194798];
	b >>= 16;
	if (i) a ^= M[(u64)M[i + 4194304] + 4194687];
	i = b ^ g;
	g = i >> 8;
	d = g;
	e = (u32)i & 255;
	if (e) b = M[(u64)M[(i & 255) + 4194304] + 4194723];
	else b = 0;
	m = b;
	if (d != e) m = b ^ M[(u64)M[(g ^ (i & 255)) + 4194304] + 4194798];
	if (g) b ^= M[(u64)M[g + 4194304] + 4194687];
	a |= k << 8;
	n = ((b | m << 8) ^ a) << 16 | a;
	a = f | h << 8;
	a |= ((c | j << 8) ^ a) << 16;
	return (n ^ a) << 32 | a;
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
	a = grow_amortized(a, ld8(a), 1, 2, 2);
	if (a != ((u64)2147483648u << 32 | 1)) handle_error(a);
}

static void do_reserve_and_handle(u64 a, u64 b, u64 c, u64 d, u64 e)
{
	e = grow_amortized(a, b, c, d, e);
	if (e != ((u64)2147483648u << 32 | 1)) handle_error(e);
}

static void into_boxed_slice(u64 a, u64 b)
{
	u64 c, d;
	c = ld8(b);
	d = ld8(b + 16);
	if (c <= d) b = ld8(b + 8);
	else {
		c <<= 1;
		b = ld8(b + 8);
		if (d) {
			b = rust_realloc(b, c, d << 1);
			if (!b) std_fail(4195076, 53);
		} else {
			globalalloc_dealloc(b, c);
			b = 2;
		}
	}
	st8(a + 8, d);
	st8(a, b);
}

static void host_append(u64 a, u64 b)
{
	u64 c;
	if (b < 65537) {
		c = ld8(4195208);
		if (b > ld8(4195192) - c) {
			do_reserve_and_handle(4195192, c, b, 1, 1);
			c = ld8(4195208);
		}
		if (b) copy(ld8(4195200) + c, a, b);
		st8(4195208, c + b);
		return;
	}
	c = ld8(4195208);
	if (c) {
		host_write(ld8(4195200), c);
		st8(4195208, 0);
	}
	host_write(a, b);
}

static void main_fn(void)
{
	u32 h, t, v, x, y, a1, b1, c1, e1, f1, g1, h1, i1, j1, k1, m1;
	u64 a, b, c, d, e, f, g, i, j, k, m, n, p, q, r, s, u, w, z, d1;
	sp = a = frame(80);
	b = proconio_read();
	c = globalalloc_alloc(2048);
	if (!c) std_fail(4195076, 53);
	d = 0;
	e = c;
	do {
		st8(e, nimber_product(d));
		e += 8;
	} while (++d != 256);
	f = globalalloc_alloc(2048);
	if (!f) std_fail(4195076, 53);
	d = 0;
	e = f;
	do {
		st8(e, nimber_product(d));
		e += 8;
		d += 256;
	} while (d != 65536);
	g = globalalloc_alloc(131072);
	if (!g) std_fail(4195076, 53);
	h = 0;
	fill(g, 0, 131072);
	i = globalalloc_alloc(131086);
	if (!i) std_fail(4195076, 53);
	j = 0;
	st8(a + 48, 0);
	st8(a + 40, i);
	st8(a + 32, 65543);
	e = 0;
	d = 1;
	do {
		if (d >= 65536) std_fail(4195076, 53);
		st2(g + (d << 1), h);
		if (e == ld8(a + 32)) {
			grow_one(a + 32);
			i = ld8(a + 40);
		}
		st2(i + j, d);
		e++;
		st8(a + 48, e);
		d = ld8(f + (d >> 5 & ((u64)134217727 << 32 | 4294967288u))) ^ ld8(c + ((d & 255) << 3));
		h++;
		j += 2;
	} while (e != 65535);
	d = 65535;
	if (ld8(a + 32) - 65535 <= 7) {
		do_reserve_and_handle(a + 32, 65535, 8, 2, 2);
		d = ld8(a + 48);
	}
	e = ld8(a + 40);
	j = e + (d << 1);
	st8(j, ld8(e));
	st8(j + 8, ld8(e + 8));
	st8(a + 48, d + 8);
	st8(a + 72, 65536);
	st8(a + 64, g);
	st8(a + 56, 65536);
	into_boxed_slice(a + 16, a + 56);
	e = ld8(a + 16);
	d = ld8(a + 24);
	if (d != 65536 && e) std_fail(4195076, 53);
	into_boxed_slice(a, a + 32);
	j = ld8(a);
	i = ld8(a + 8);
	h = i == 65543;
	if (!h && j) std_fail(4195076, 53);
	st8(f, ld8(4195368));
	st8(c, f);
	st8(4195368, c);
	st8(a + 72, 0);
	k = 1;
	st8(a + 64, 1);
	st8(a + 56, 0);
	d = d == 65536 ? e : d;
	i = h ? j : i;
	m = 0;
	if (!b) goto L1;
	k = 1;
	n = m = 0;
	do {
		c = proconio_read();
		if (c > ((u64)268435455 << 32 | 4294967295u)) std_fail(4195076, 53);
		j = c << 4;
		if (j >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(4195076, 53);
		if (j) {
			p = globalalloc_alloc(j);
			if (!p) std_fail(4195076, 53);
			q = c;
		} else {
			p = 8;
			q = 0;
		}
		h = !c;
		if (!h) {
			e = p;
			do {
				f = proconio_read();
				st8(e + 8, proconio_read());
				st8(e, f);
				e += 16;
			} while (--c);
		}
		n++;
		f = p + j;
		e = p;
		while (j != 0 && e != 0) {
			if (!ld8(e)) std_fail(4195076, 53);
			j -= 16;
			c = ld8(e + 8);
			e += 16;
			if (!c) std_fail(4195076, 53);
		}
		if (h) {
			e = 23;
			j = 4195142;
		} else {
			r = (f - p) >> 4;
			e = 0;
			c = p;
			do {
				s = e;
				e = ld8(c + 8);
				t = e;
				j = ld8(c);
				u = j >> 16;
				v = u;
				w = e >> 16;
				h = 0;
				x = j;
				y = x & 65535;
				if (y != 0 && (t & 65535) != 0) {
					h = ld2(d + ((e & 65535) << 1)) + ld2(d + ((j & 65535) << 1));
					h = ld2(i + (((u64)h & 65535) << 1) + ((u64)((h & 65535) != h) << 1));
				}
				z = j >> 32;
				a1 = w;
				b1 = h;
				c1 = v & 65535;
				if (c1) {
					b1 = h;
					if (a1 & 65535) {
						b1 = ld2(d + ((w & 65535) << 1)) + ld2(d + ((u & 65535) << 1));
						b1 = ld2(i + (((u64)b1 & 65535) << 1) + ((u64)((b1 & 65535) != b1) << 1) + 6) ^ h;
					}
				}
				f = j >> 48;
				d1 = e >> 32;
				e1 = z;
				if (c1 != y && (a1 & 65535) != (t & 65535)) {
					f1 = ld2(d + (((w ^ e) & 65535) << 1)) + ld2(d + (((u ^ j) & 65535) << 1));
					h ^= ld2(i + (((u64)f1 & 65535) << 1) + ((u64)((f1 & 65535) != f1) << 1));
				}
				g = e >> 48;
				g1 = f;
				f1 = d1;
				i1 = h1 = 0;
				j1 = e1 & 65535;
				if (j1 != y) {
					i1 = 0;
					if ((f1 & 65535) != (t & 65535)) {
						i1 = ld2(d + (((d1 ^ e) & 65535) << 1)) + ld2(d + (((z ^ j) & 65535) << 1));
						i1 = ld2(i + (((u64)i1 & 65535) << 1) + ((u64)((i1 & 65535) != i1) << 1));
					}
				}
				k1 = g;
				if (g1 != c1 && k1 != (a1 & 65535)) {
					c1 = ld2(d + (((w & 65535) ^ g) << 1)) + ld2(d + (((u & 65535) ^ f) << 1));
					h1 = ld2(i + (((u64)c1 & 65535) << 1) + ((u64)((c1 & 65535) != c1) << 1) + 6);
				}
				c1 = k1 ^ f1;
				m1 = 0;
				e1 ^= g1;
				v ^= e1;
				if ((v & 65535) != y) {
					y = c1 ^ a1;
					if ((y & 65535) != (t & 65535)) {
						t = ld2(d + (((u64)(y ^ t) & 65535) << 1)) + ld2(d + (((u64)(v ^ x) & 65535) << 1));
						m1 = ld2(i + (((u64)t & 65535) << 1) + ((u64)((t & 65535) != t) << 1));
					}
				}
				t = b1;
				if (j1) {
					t = b1;
					if (f1 & 65535) {
						t = ld2(d + ((d1 & 65535) << 1)) + ld2(d + ((z & 65535) << 1));
						t = ld2(i + (((u64)t & 65535) << 1) + ((u64)((t & 65535) != t) << 1) + 12) ^ b1;
					}
				}
				y = (g1 == j1) | (k1 == (f1 & 65535));
				if (!y) {
					f1 = ld2(d + (((u64)c1 & 65535) << 1)) + ld2(d + (((u64)e1 & 65535) << 1));
					t ^= ld2(i + (((u64)f1 & 65535) << 1) + ((u64)((f1 & 65535) != f1) << 1) + 12);
				}
				f1 = h;
				if (f) {
					f1 = h;
					if (g) {
						f1 = ld2(d + (g << 1)) + ld2(d + (f << 1));
						f1 = ld2(i + (((u64)f1 & 65535) << 1) + ((u64)((f1 & 65535) != f1) << 1) + 12) ^ h;
					}
				}
				if (!y) {
					y = ld2(d + (((u64)c1 & 65535) << 1)) + ld2(d + (((u64)e1 & 65535) << 1));
					f1 ^= ld2(i + (((u64)y & 65535) << 1) + ((u64)((y & 65535) != y) << 1) + 6);
				}
				j = ((u64)f1 & 65535) << 16 | (u64)(h ^ m1 ^ i1) << 48 | ((u64)(b1 ^ h1 ^ i1) & 65535) << 32 | ((u64)t & 65535);
				e = j ^ s;
				c += 16;
			} while (--r);
			h = j == s;
			e = h ? 23 : 20;
			j = h ? 4195142 : 4195165;
		}
		if (e > ld8(a + 56) - m) {
			do_reserve_and_handle(a + 56, m, e, 1, 1);
			k = ld8(a + 64);
			m = ld8(a + 72);
		}
		if (e) copy(k + m, j, e);
		m += e;
		st8(a + 72, m);
		if (q) globalalloc_dealloc(p, q << 4);
	} while (n != b);
L1:
	host_append(k, m);
	e = ld8(4195208);
	if (e >= 65537) {
		host_write(ld8(4195200), e);
		st8(4195208, 0);
	}
	e = ld8(a + 56);
	if (e) globalalloc_dealloc(k, e);
	e = ld8(4195792);
	if (d + 131072 == e) {
		st8(4195792, d);
		e = d;
	} else {
		st8(d, ld8(4195416));
		st8(4195416, d);
	}
	if (i + 131086 == e) st8(4195792, i);
	else {
		st8(i, ld8(4195416));
		st8(4195416, i);
	}
	d = ld8(4195208);
	if (d) {
		host_write(ld8(4195200), d);
		st8(4195208, 0);
	}
	sp = a + 80;
}

static void print_rest(void)
{
	u64 a;
	a = ld8(4195208);
	if (a) {
		host_write(ld8(4195200), a);
		st8(4195208, 0);
	}
}

static void overflow(void)
{
	sp = 4194304;
	print_rest();
	die("stack overflow");
}

int main(void)
{
	M = (unsigned char *)calloc(65, 65536);
	if (!M) die("out of memory");
	memcpy(M + 4194306, "U\252\21D\"\210f\335\231w\273\3143\356\234\311\375\337'r\177\3679\223\277\373\357\376N\344\3615"
		"\37SE:T\243|M\307\324\216Q\350\25G\250\212t\343j\246>\232\370\217\251\321*\242\35\255\365\203"
		"\320\332_8\15\17\20\11J\360\1\220\244\3404k}C\16\327\266\303\4B\222@<)$\276\265p\32\7\241\353["
		"\224\22\36 \341\2I!%\204\207\10\200xHR\34\206\257m\326\372h\301\3&K\330F\371V\3450b\264\215d\237"
		"e^z]\331\334,\27P\275\325\247\315\235q\302\333\0056\322\211\300\225y\221~\230\14c-\31\347Y\227"
		"\24o\13\3057vW\236\\\260\366A\351ugsX.{\240\271\263\364\272\233;O\253\205\342\267\ni\33\304`?"
		"\310\312\274\214\363\313\254\261\226\6L\3172\262/\306Z\0301\201\23l\245+\362\374#\213\26(\336n"
		"\354=\256\352\323\316\346\355\202a\270\1Mm\200Y\237\336dsJ\317\262\251GUHI\4i\351\260/\361\225"
		"\346\254c\321x?j\"ko\6\357_p\201\24\362^=\354\224\253\301\343\210\347\341\16Q!\240\264F\30%\311]"
		"\3667\324\\\273ZT\5$\2040vnK\202\337)\36\312\226-w#&\2\206\266\300\256\345g\270\221\217E\323\376"
		"\211\252\214\216\10\276~\3205R\352{\364\261b\234\25\2773\275\265\13u\245\220\302(S\247\26t\350"
		"\375Bq\314yr\7\2422\360\330\213,:N\246[\31h\244\335\257\250\n8\310\20\233\267\215\303e>'O\3536"
		"\2311;\3\313\333@\367z\271\334\342\305\212aW\316\377\304\307\14\327\227`\32\243\177\235X\322\263"
		"\344*\325\21\326\332\15\232\372\340C<\241\371+\230|V\203\222D\236\223\11\363\23Pl\3154\37\207"
		"\373\255.\274\370f\365\374\17\34L \355\331\306A\272\0279\205}\33\356", 507);
	memcpy(M + 4194813, "\22\35\1Mm\200Y\237\336dsJ\317\262\251GUHI\4i\351\260/\361\225\346\254c\321x?j\"ko\6\357_p\201"
		"\24\362^=\354\224\253\301\343\210\347\341\16Q!\240\264F\30%\311]\3667\324\\\273ZT\5$\2040vnK\202"
		"\337)\36\312\226-w#&\2\206\266\300\256\345g\270\221\217E\323\376\211\252\214\216\10\276~\3205R"
		"\352{\364\261b\234\25\2773\275\265\13u\245\220\302(S\247\26t\350\375Bq\314yr\7\2422\360\330\213,"
		":N\246[\31h\244\335\257\250\n8\310\20\233\267\215\303e>'O\3536\2311;\3\313\333@\367z\271\334\342"
		"\305\212aW\316\377\304\307\14\327\227`\32\243\177\235X\322\263\344*\325\21\326\332\15\232\372"
		"\340C<\241\371+\230|V\203\222D\236\223\11\363\23Pl\3154\37\207\373\255.\274\370f\365\374\17\34L "
		"\355\331\306A\272\0279\205}\33\356\22\35\1Mm\200Y\237the program failed; bundled with --debug, i"
		"t says whyout of memoryDon't waste your time.\nHave a try, lxhgww.\n\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
		"\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1", 404);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
