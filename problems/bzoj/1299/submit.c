/* BZOJ 1299, https://hydro.ac/d/bzoj/p/1299, made by `cargo judge bundle bzoj1299 --write` from 92a09240f42dde64 */
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
	u32 j, n, p, r;
	u64 b, c, d, e, f, g, h, i, k, m, q;
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
			d = e + 1;
			i = c + e;
			j = ext1(M[i]);
			if (j > 2147483647) {
				g = (u64)clz4(~(j << 24)) - 1;
				k = g < 3 ? g : 3;
				m = k + d;
				n = (g != 0) & (m <= f);
				p = 63 >> (k & 31) & j & 255;
				q = f < m ? f : m;
				if (d < q) {
					g = h + e;
					e = e - q + 1;
					do {
						r = M[g];
						p = p << 6 | (r & 63);
						g++;
						n &= i4(ext1(r)) < -64;
					} while (++e);
				}
				st8(b + 16, (u64)65536 << 32 | 2048);
				st8(b + 8, (u64)128 << 32 | 128);
				if (n != 0 && j <= 4294967287u && p >= ld4(b + 8 + (k << 2))) {
					e = m;
					if ((p ^ 55296) - 1114112 > 4293855231u) goto L10;
				}
				M[i] = 63;
			}
			e = d;
		L10:;
		} while (e < f);
	}
	if (!globalalloc_alloc(24)) std_fail(8388608, 53);
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

static void ashlti3_fn(u64 a, u64 b, u64 c, u32 d)
{
	u32 e;
	u64 f;
	e = d & 127;
	if (e) {
		if (e > 63) {
			c = b << (d & 63);
			b = 0;
		} else {
			f = e;
			c = b >> ((64 - e) & 63) | c << (f & 63);
			b = b << (f & 63);
		}
	}
	st8(a, b);
	st8(a + 8, c);
}

static void lshrti3_fn(u64 a, u64 b, u64 c, u32 d)
{
	u32 e;
	u64 f;
	e = d & 127;
	if (e) {
		if (e > 63) {
			b = c >> (d & 63);
			c = 0;
		} else {
			f = e;
			b = c << ((64 - e) & 63) | b >> (f & 63);
			c = c >> (f & 63);
		}
	}
	st8(a, b);
	st8(a + 8, c);
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
	u32 b, e, k, q;
	u64 a, c, d, f, g, h, i, j, m, n, p, r, s, t, u;
	sp = a = frame(2256);
	st8(a + 168, 0);
	st8(a + 160, 1);
	st8(a + 152, 0);
	b = 0;
	do {
		if (!ld4(8388720)) try_init(ld8(8388712));
		if (ld8(8388728)) std_fail(8388608, 53);
		b++;
		st8(8388728, -1);
		c = ld8(8388760);
		d = ld8(8388752);
		e = M[8388768];
		for (;;) {
			f = d;
			if (e & 1) break;
			if (c) {
				i = 0;
				do {
					d = M[f + i];
					if (d <= 32 && (u64)1 << (d & 63) & ((u64)1 << 32 | 13824)) goto L15;
					i++;
				} while (c != i);
			}
			e = 1;
			M[8388768] = 1;
			d = f;
			i = c;
			goto L14;
		L15:
			d = i + 1;
			c -= d;
			st8(8388760, c);
			d += f;
			st8(8388752, d);
			e = 0;
		L14:
			if (i) goto L11;
		}
		g = ld8(8388736);
		h = ld8(8388744);
		f = g + h;
		goto L1;
	L11:
		g = ld8(8388736);
		h = ld8(8388744);
		j = g + h;
		k = !f;
		f = k ? j : f;
		d = k ? 0 : i;
		if (d <= 1) {
			if ((u32)d != 1) goto L1;
			e = M[f];
			switch (e - 43) {
			case 0: case 2:
				goto L1;
			default:
				goto L20;
			}
		}
		e = M[f];
	L20:
		c = (e & 255) == 43;
		i = f + c;
		d -= c;
		m = 0;
		if (d >= 17) {
			for (;;) {
				if (!d) goto L24;
				multi3_fn(a + 128, m, 0, 10, 0);
				if (ld8(a + 136)) goto L1;
				e = M[i] - 48u;
				if (e > 9) goto L1;
				i++;
				d--;
				c = ld8(a + 128);
				m = c + e;
				if (m < c) goto L1;
			}
		}
		if (!d) goto L23;
		do {
			e = M[i] - 48u;
			if (e > 9) goto L1;
			i++;
			m = m * 10 + e;
		} while (--d);
	L24:
		f = j;
		if (k) goto L1;
	L23:
		st8(8388728, 0);
		if (m > ((u64)536870911 << 32 | 4294967295u)) std_fail(8388608, 53);
		g = m << 3;
		if (g >= ((u64)2147483647 << 32 | 4294967289u)) std_fail(8388608, 53);
		if (g) {
			n = globalalloc_alloc(g);
			if (!n) std_fail(8388608, 53);
			p = m;
		} else {
			n = 8;
			p = 0;
		}
		q = !m;
		if (!q) {
			h = 0;
			do {
				if (!ld4(8388720)) try_init(ld8(8388712));
				if (ld8(8388728)) std_fail(8388608, 53);
				j = h + 1;
				st8(8388728, -1);
				c = ld8(8388760);
				d = ld8(8388752);
				e = M[8388768];
				for (;;) {
					f = d;
					if (e & 1) break;
					if (c) {
						i = 0;
						do {
							d = M[f + i];
							if (d <= 32 && (u64)1 << (d & 63) & ((u64)1 << 32 | 13824)) goto L41;
							i++;
						} while (c != i);
					}
					e = 1;
					M[8388768] = 1;
					d = f;
					i = c;
					goto L40;
				L41:
					d = i + 1;
					c -= d;
					st8(8388760, c);
					d += f;
					st8(8388752, d);
					e = 0;
				L40:
					if (i) goto L37;
				}
				r = ld8(8388736);
				s = ld8(8388744);
				c = r + s;
				goto L2;
			L37:
				r = ld8(8388736);
				s = ld8(8388744);
				t = r + s;
				k = !f;
				c = k ? t : f;
				d = k ? 0 : i;
				if (d <= 1) {
					if ((u32)d != 1) goto L2;
					e = M[c];
					switch (e - 43) {
					case 0: case 2:
						goto L2;
					default:
						goto L46;
					}
				}
				e = M[c];
			L46:
				f = (e & 255) == 43;
				i = c + f;
				d -= f;
				f = 0;
				if (d >= 17) {
					for (;;) {
						if (!d) goto L50;
						multi3_fn(a + 112, f, 0, 10, 0);
						if (ld8(a + 120)) goto L2;
						e = M[i] - 48u;
						if (e > 9) goto L2;
						i++;
						d--;
						u = ld8(a + 112);
						f = u + e;
						if (f < u) goto L2;
					}
				}
				if (!d) goto L49;
				do {
					e = M[i] - 48u;
					if (e > 9) goto L2;
					i++;
					f = f * 10 + e;
				} while (--d);
			L50:
				c = t;
				if (k) goto L2;
			L49:
				st8(8388728, 0);
				st8(n + (h << 3), f);
				h = j;
			} while (j != m);
		}
		i = 0;
		do {
			d = a + 176 + i;
			st8(d, 0);
			st8(d + 24, 0);
			st8(d + 16, 0);
			i += 32;
		} while (i != 2048);
		if (q) goto L7;
		s = n + g;
		g = 0;
		h = n;
		for (;;) {
			r = g & 127;
			ashlti3_fn(a + 80, 1, 0, r);
			d = ld8(a + 88);
			f = ld8(a + 80);
			i = ld8(h);
			if (i) {
				j = g + 1;
				h += 8;
				do {
					c = a + 176 + (((u64)clz8(i) ^ 63) << 5);
					m = ld8(c);
					if (!m) goto L60;
					d ^= ld8(c + 24);
					f ^= ld8(c + 16);
					e = m != i;
					i ^= m;
				} while (e);
			}
			i = 0;
			do {
				e = g == i;
				if (e) goto L65;
				lshrti3_fn(a + 64, f, d, (u32)i & 127);
				i++;
			} while (!(ld4(a + 64) & 1));
			c = i - 1;
			goto L64;
		L65:
			lshrti3_fn(a + 48, f, d, r);
			c = g;
			i = g;
			if (!(ld4(a + 48) & 1)) goto L8;
		L64:
			h = globalalloc_alloc(32);
			if (!h) std_fail(8388608, 53);
			st8(h, c);
			st8(a + 2248, 1);
			st8(a + 2240, h);
			st8(a + 2232, 4);
			if (e || i > g) break;
			lshrti3_fn(a + 32, f, d, r);
			m = 1;
			k = ld4(a + 32) & 1;
			for (;;) {
				c = i;
				e = g == c;
				if (e) {
					if (!k) goto L9;
					i = g;
					c = g;
					if (m == ld8(a + 2232)) goto L71;
					st8(h + (m << 3), g);
					goto L9;
				}
				lshrti3_fn(a + 16, f, d, (u32)c & 127);
				i = c + 1;
				if (!(ld4(a + 16) & 1)) continue;
				if (m == ld8(a + 2232)) goto L71;
				st8(h + (m << 3), c);
				m++;
				st8(a + 2248, m);
				goto L70;
			L71:
				do_reserve_and_handle(a + 2232, m, 1, 8, 8);
				h = ld8(a + 2240);
				st8(h + (m << 3), c);
				m++;
				st8(a + 2248, m);
				if (e) goto L9;
			L70:
				if (i > g) goto L9;
			}
		L60:
			st8(c + 16, f);
			st8(c, i);
			st8(c + 24, d);
			g = j;
			if (h == s) goto L7;
		}
	L9:
		i = ld8(a + 2232);
		if ((i | (u64)2147483648u << 32) == (u64)2147483648u << 32) {
			if (i == (u64)2147483648u << 32) goto L7;
			goto L8;
		}
		globalalloc_dealloc(ld8(a + 2240), i << 3);
		if (i == (u64)2147483648u << 32) goto L7;
	L8:
		c = 8388678;
		i = 3;
		goto L6;
	L7:
		c = 8388674;
		i = 4;
	L6:
		d = ld8(a + 168);
		if (i > ld8(a + 152) - d) {
			do_reserve_and_handle(a + 152, d, i, 1, 1);
			d = ld8(a + 168);
		}
		f = ld8(a + 160);
		if (i) copy(f + d, c, i);
		i += d;
		st8(a + 168, i);
		if (p) globalalloc_dealloc(n, p << 3);
	} while (b != 10);
	host_append(f, i);
	i = 0;
	d = ld8(8388704);
	if (d < 65537) i = d;
	else {
		host_write(ld8(8388696), d);
		st8(8388704, 0);
	}
	d = ld8(a + 152);
	if (d) {
		globalalloc_dealloc(f, d);
		i = ld8(8388704);
	}
	if (i) {
		host_write(ld8(8388696), i);
		st8(8388704, 0);
	}
	sp = a + 2256;
	return;
L2:
	str_index(a + 96, r, s, c - r);
	d = ld8(a + 96);
	i = ld8(a + 104);
	M[a + 232] = 1;
	st8(a + 224, (u64)10 << 32 | 10);
	st8(a + 216, i);
	st8(a + 208, 0);
	st8(a + 200, i);
	st8(a + 192, d);
	st2(a + 240, 1);
	st8(a + 184, i);
	st8(a + 176, 0);
	next_back_2(a + 176);
	std_fail(8388608, 53);
L1:
	str_index(a, g, h, f - g);
	d = ld8(a);
	i = ld8(a + 8);
	M[a + 232] = 1;
	st8(a + 224, (u64)10 << 32 | 10);
	st8(a + 216, i);
	st8(a + 208, 0);
	st8(a + 200, i);
	st8(a + 192, d);
	st2(a + 240, 1);
	st8(a + 184, i);
	st8(a + 176, 0);
	next_back_2(a + 176);
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
	memcpy(M + 8388608, "the program failed; bundled with --debug, it says whyout of memoryYES\nNO\n\0\0\0\0\0\0\0\0\0\0"
		"\0\0\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1", 105);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
