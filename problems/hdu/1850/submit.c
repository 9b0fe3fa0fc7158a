/* HDU 1850, https://acm.hdu.edu.cn/showproblem.php?pid=1850, made by `cargo judge bundle hdu1850 --write` from d1982fbdda6adfac */
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
	a = ld8(4194392);
	if (a) {
		host_write(ld8(4194384), a);
		st8(4194392, 0);
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
		if (grow(c + (b >> 3)) > 2147483647 && grow(c) > 2147483647) std_fail(4194357, 13);
	}
	st8(4194976, a);
}

static u64 globalalloc_alloc(u64 a)
{
	u64 b, c, d;
	b = (u64)64 - clz8((a > 16 ? a : 16) - 1);
	c = b << 3;
	d = ld8(c + 4194464);
	if (d) {
		st8(c + 4194464, ld8(d));
		return d;
	}
	d = ld8(4194976);
	if (!d) {
		d = (u64)i4(grow(0)) << 16;
		st8(4194976, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : (u64)1 << (b & 63)));
	return d;
}

static void globalalloc_dealloc(u64 a, u64 b)
{
	if (b > 65536) {
		if (b + a == ld8(4194976)) {
			st8(4194976, a);
			return;
		}
		b = ((u64)clz8(b) ^ 63) << 3;
		st8(a, ld8(b + 4194464));
		st8(b + 4194464, a);
		return;
	}
	b = ((u64)64 - clz8((b > 16 ? b : 16) - 1)) << 3;
	st8(a, ld8(b + 4194464));
	st8(b + 4194464, a);
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
			if (f + c != ld8(4194976) || f <= 65536) {
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
	std_fail(4194304, 53);
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
	if (!g) std_fail(4194304, 53);
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
	if (ld8(4194408) == 1) std_fail(4194304, 53);
	st8(4194416, a);
	st8(4194408, 1);
	copy(4194424, b + 56, 40);
	sp = b + 96;
}

static void host_append(u64 a, u64 b)
{
	u64 c;
	if (b < 65537) {
		c = ld8(4194392);
		if (b > ld8(4194376) - c) {
			do_reserve_and_handle(4194376, c, b, 1, 1);
			c = ld8(4194392);
		}
		if (b) copy(ld8(4194384) + c, a, b);
		st8(4194392, c + b);
		return;
	}
	c = ld8(4194392);
	if (c) {
		host_write(ld8(4194384), c);
		st8(4194392, 0);
	}
	host_write(a, b);
}

static void slice_error_fail(u64, u64, u64, u64);
static void slice_error_fail_rt(u64 a, u64 b, u64 c, u64 d)
{
	u64 e;
	if (c > b || d > b || c > d) std_fail(4194304, 53);
	if (!c || c >= b || i4(ext1(M[a + c])) > -65) {
		if (!d || d >= b || i4(ext1(M[a + d])) > -65) std_fail(4194304, 53);
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
		std_fail(4194304, 53);
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
	std_fail(4194304, 53);
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
			if (w < d) std_fail(4194304, 53);
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
		if (d > w) std_fail(4194304, 53);
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
		if ((n & 255) > 4) std_fail(4194304, 53);
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
	u32 e, n;
	u64 a, b, c, d, f, g, h, i, j, k, m, p, q, r, s, t;
	sp = a = frame(192);
	st8(a + 88, 0);
	st8(a + 80, 1);
	st8(a + 72, 0);
	b = 0;
	c = 1;
	for (;;) {
		if (!ld4(4194408)) try_init(ld8(4194400));
		d = ld8(4194416);
		if (d >= ((u64)2147483647 << 32 | 4294967295u)) std_fail(4194304, 53);
		e = M[4194456];
		f = ld8(4194448);
		g = ld8(4194440);
		do {
			if (e & 1 || !f) goto L3;
			h = 0;
			for (;;) {
				i = M[g + h];
				if (i <= 32 && (u64)1 << (i & 63) & ((u64)1 << 32 | 13824)) break;
				h++;
				if (f == h) goto L10;
			}
			i = h + 1;
			g += i;
			f -= i;
			e = 0;
		} while (!h);
	L10:
		if (!ld4(4194408)) {
			try_init(ld8(4194400));
			d = ld8(4194416);
		}
		if (d) std_fail(4194304, 53);
		st8(4194416, -1);
		g = ld8(4194448);
		i = ld8(4194440);
		e = M[4194456];
		for (;;) {
			f = i;
			if (e & 1) break;
			if (g) {
				h = 0;
				do {
					i = M[f + h];
					if (i <= 32 && (u64)1 << (i & 63) & ((u64)1 << 32 | 13824)) goto L22;
					h++;
				} while (g != h);
			}
			e = 1;
			M[4194456] = 1;
			i = f;
			h = g;
			goto L21;
		L22:
			i = h + 1;
			g -= i;
			st8(4194448, g);
			i += f;
			st8(4194440, i);
			e = 0;
		L21:
			if (h) goto L18;
		}
		j = ld8(4194424);
		k = ld8(4194432);
		f = j + k;
		goto L1;
	L18:
		j = ld8(4194424);
		k = ld8(4194432);
		m = j + k;
		n = !f;
		f = n ? m : f;
		i = n ? 0 : h;
		if (i <= 1) {
			if ((u32)i != 1) goto L1;
			e = M[f];
			switch (e - 43) {
			case 0: case 2:
				goto L1;
			default:
				goto L27;
			}
		}
		e = M[f];
	L27:
		g = (e & 255) == 43;
		h = f + g;
		i -= g;
		if (i >= 17) {
			d = 0;
			for (;;) {
				if (!i) goto L30;
				multi3_fn(a + 48, d, 0, 10, 0);
				if (ld8(a + 56)) goto L1;
				e = M[h] - 48u;
				if (e > 9) goto L1;
				h++;
				i--;
				g = ld8(a + 48);
				d = g + e;
				if (d < g) goto L1;
			}
		}
		if (!i) break;
		d = 0;
		do {
			e = M[h] - 48u;
			if (e > 9) goto L1;
			h++;
			d = d * 10 + e;
		} while (--i);
	L30:
		f = m;
		if (n) goto L1;
		st8(4194416, 0);
		if (!d) goto L3;
		if (d > ((u64)536870911 << 32 | 4294967295u)) std_fail(4194304, 53);
		p = d << 3;
		if (p >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(4194304, 53);
		q = globalalloc_alloc(p);
		if (!q) std_fail(4194304, 53);
		j = 0;
		m = ld8(4194408);
		do {
			e = m;
			m = 1;
			if (!(e & 1)) {
				try_init(ld8(4194400));
				m = ld8(4194408);
			}
			if (ld8(4194416)) std_fail(4194304, 53);
			c = j + 1;
			st8(4194416, -1);
			g = ld8(4194448);
			i = ld8(4194440);
			e = M[4194456];
			for (;;) {
				f = i;
				if (e & 1) break;
				if (g) {
					h = 0;
					do {
						i = M[f + h];
						if (i <= 32 && (u64)1 << (i & 63) & ((u64)1 << 32 | 13824)) goto L44;
						h++;
					} while (g != h);
				}
				e = 1;
				M[4194456] = 1;
				i = f;
				h = g;
				goto L43;
			L44:
				i = h + 1;
				g -= i;
				st8(4194448, g);
				i += f;
				st8(4194440, i);
				e = 0;
			L43:
				if (h) goto L40;
			}
			k = ld8(4194424);
			b = ld8(4194432);
			g = k + b;
			goto L2;
		L40:
			k = ld8(4194424);
			b = ld8(4194432);
			r = k + b;
			n = !f;
			g = n ? r : f;
			i = n ? 0 : h;
			if (i <= 1) {
				if ((u32)i != 1) goto L2;
				e = M[g];
				switch (e - 43) {
				case 0: case 2:
					goto L2;
				default:
					goto L49;
				}
			}
			e = M[g];
		L49:
			f = (e & 255) == 43;
			h = g + f;
			i -= f;
			f = 0;
			if (i >= 17) {
				for (;;) {
					if (!i) goto L53;
					multi3_fn(a + 32, f, 0, 10, 0);
					if (ld8(a + 40)) goto L2;
					e = M[h] - 48u;
					if (e > 9) goto L2;
					h++;
					i--;
					s = ld8(a + 32);
					f = s + e;
					if (f < s) goto L2;
				}
			}
			if (!i) goto L52;
			do {
				e = M[h] - 48u;
				if (e > 9) goto L2;
				h++;
				f = f * 10 + e;
			} while (--i);
		L53:
			g = r;
			if (n) goto L2;
		L52:
			st8(q + (j << 3), f);
			st8(4194416, 0);
			j = c;
		} while (c != d);
		i = 0;
		st8(a + 112, 0);
		st8(a + 104, 1);
		st8(a + 96, 0);
		h = q;
		f = d;
		do {
			i ^= ld8(h);
			h += 8;
		} while (--f);
		b = q + p;
		g = -1;
		h = m = 0;
		for (;;) {
			j = g;
			if (p == h) break;
			f = q + h;
			g = j + 1;
			h += 8;
			c = ld8(f) ^ i;
			if (c < ld8(f)) goto L62;
		}
		j = 8;
		h = 0;
		goto L61;
	L62:
		t = globalalloc_alloc(64);
		if (!t) std_fail(4194304, 53);
		m = j + 2;
		f = q + h;
		st8(t + 8, c);
		st8(t, g);
		h = 1;
		st8(a + 136, 1);
		st8(a + 128, t);
		st8(a + 120, 4);
		for (;;) {
			s = m > d ? m : d;
			j = q + (m << 3);
			do {
				g = m;
				if (f == b) goto L65;
				if (s == g) std_fail(4194304, 53);
				m = g + 1;
				c = ld8(f);
				k = ld8(j);
				j += 8;
				f = r = f + 8;
				c ^= i;
			} while (c >= k);
			if (h == ld8(a + 120)) {
				do_reserve_and_handle(a + 120, h, 1, 8, 16);
				t = ld8(a + 128);
			}
			f = t + (h << 4);
			st8(f + 8, c);
			st8(f, g);
			h++;
			st8(a + 136, h);
			f = r;
		}
	L65:
		j = ld8(a + 128);
		m = ld8(a + 120);
	L61:
		fill(a + 120, 48, 40);
		f = 39;
		do {
			i = f;
			if (i > 39) std_fail(4194304, 53);
			g = h / 10;
			M[a + 120 + i] = (u32)(h - g * 10) | 48;
			f = i - 1;
			e = h < 10;
			h = g;
		} while (!e);
		extend_from_slice(a + 96, a + 120 + f + 1, 40 - i);
		h = ld8(a + 112);
		if (ld8(a + 96) == h) {
			do_reserve_and_handle(a + 96, h, 1, 1, 1);
			h = ld8(a + 112);
		}
		d = ld8(a + 104);
		M[d + h] = 10;
		if (m) globalalloc_dealloc(j, m << 4);
		i = h + 1;
		f = ld8(a + 96);
		g = ld8(a + 88);
		if (h >= ld8(a + 72) - g) {
			do_reserve_and_handle(a + 72, g, i, 1, 1);
			g = ld8(a + 88);
		}
		c = ld8(a + 80);
		if (i) copy(c + g, d, i);
		b = g + i;
		st8(a + 88, b);
		if (f) globalalloc_dealloc(d, f);
		globalalloc_dealloc(q, p);
	}
	st8(4194416, 0);
L3:
	host_append(c, b);
	h = 0;
	i = ld8(4194392);
	if (i < 65537) h = i;
	else {
		host_write(ld8(4194384), i);
		st8(4194392, 0);
	}
	i = ld8(a + 72);
	if (i) {
		globalalloc_dealloc(c, i);
		h = ld8(4194392);
	}
	if (h) {
		host_write(ld8(4194384), h);
		st8(4194392, 0);
	}
	sp = a + 192;
	return;
L2:
	str_index(a + 16, k, b, g - k);
	i = ld8(a + 16);
	h = ld8(a + 24);
	M[a + 176] = 1;
	st8(a + 168, (u64)10 << 32 | 10);
	st8(a + 160, h);
	st8(a + 152, 0);
	st8(a + 144, h);
	st8(a + 136, i);
	st2(a + 184, 1);
	st8(a + 128, h);
	st8(a + 120, 0);
	next_back_2(a + 120);
	std_fail(4194304, 53);
L1:
	str_index(a, j, k, f - j);
	i = ld8(a);
	h = ld8(a + 8);
	M[a + 176] = 1;
	st8(a + 168, (u64)10 << 32 | 10);
	st8(a + 160, h);
	st8(a + 152, 0);
	st8(a + 144, h);
	st8(a + 136, i);
	st2(a + 184, 1);
	st8(a + 128, h);
	st8(a + 120, 0);
	next_back_2(a + 120);
	std_fail(4194304, 53);
}

static void print_rest(void)
{
	u64 a;
	a = ld8(4194392);
	if (a) {
		host_write(ld8(4194384), a);
		st8(4194392, 0);
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
	memcpy(M + 4194304, "the program failed; bundled with --debug, it says whyout of memory\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1"
		"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1", 97);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
