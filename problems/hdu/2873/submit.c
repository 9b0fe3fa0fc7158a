/* HDU 2873, https://acm.hdu.edu.cn/showproblem.php?pid=2873, made by `cargo judge bundle hdu2873 --write` from d8bfc2737bd94fb7 */
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
static u32 sp = 262144;
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
static u32 pages = 5;
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
	memset(m + ((size_t)old << 16), 0, (size_t)n << 16);
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
static void memory_reach(u32 a)
{
	u32 b, c;
	b = ld4(262264);
	if (!b) {
		b = pages << 16;
		st4(262264, b);
	}
	if (a > b) {
		c = a - b + 65535;
		if (grow(c >> 16) == ~0u) host_fail(262197, 13);
		st4(262264, (c & -65536) + b);
	}
	st4(262396, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = clz4((a > 16 ? a : 16) - 1);
	c = 32 - b;
	if (!b) host_fail(262144, 53);
	d = c << 2;
	b = ld4(d + 262268);
	if (b) {
		st4(d + 262268, ld4(b));
		return b;
	}
	b = ld4(262396);
	if (!b) {
		b = pages << 16;
		st4(262396, b);
	}
	b = (b + 15) & -16;
	memory_reach(b + (a > 65536 ? a : 1u << (c & 31)));
	return b;
}

static void globalalloc_dealloc(u32 a, u32 b)
{
	if (b > 65536) {
		if (b + a == ld4(262396)) {
			st4(262396, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 262268));
		st4(b + 262268, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 262268));
	st4(b + 262268, a);
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
			if (!b) {
				if (!d) {
					h = e;
					goto L4;
				}
				h = globalalloc_alloc(d);
				if (h) goto L4;
				goto L6;
			}
			f *= b;
			if (f + c != ld4(262396) || f <= 65536) {
				if (d <= 65536 && clz4((f > 16 ? f : 16) - 1) == clz4((d > 16 ? d : 16) - 1)) goto L5;
				h = globalalloc_alloc(d);
				if (!h) goto L6;
				if (f) copy(h, c, f);
				globalalloc_dealloc(c, f);
				goto L4;
			}
			memory_reach(d + c);
			goto L5;
		L6:
			st4(a + 4, e);
			goto L3;
		L5:
			h = c;
		L4:
			st4(a + 4, h);
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

static void handle_error(u32 a)
{
	host_fail(262144, 53);
}

static void do_reserve_and_handle(u32 a, u32 b, u32 c, u32 d, u32 e)
{
	u32 f;
	sp = f = frame(16);
	grow_amortized(f + 8, a, b, c, d, e);
	e = ld4(f + 8);
	if (e != 2147483649u) handle_error(e);
	sp = f + 16;
}

static void grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 8, 8);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a);
	sp = b + 16;
}

static void input_first(u32 a)
{
	u32 b, c, d, e, f;
	sp = b = frame(16);
	c = 0;
	st4(b + 12, 0);
	st8(b + 4, (u64)1 << 32);
	d = 1;
	e = 0;
	do {
		f = c - e;
		if (f <= 65535) {
			do_reserve_and_handle(b + 4, e, 65536, 1, 1);
			c = ld4(b + 4);
			e = ld4(b + 12);
			f = c - e;
			d = ld4(b + 8);
		}
		f = host_read(d + e, f);
		e += f;
		st4(b + 12, e);
	} while (f);
	while (e) {
		if (ext1(M[d]) > 2147483647) M[d] = 63;
		d++;
		e--;
	}
	e = globalalloc_alloc(12);
	if (!e) host_fail(262144, 53);
	st8(e, ld8(b + 4));
	d = ld4(b + 12);
	st4(e + 8, d);
	e = ld4(e + 4);
	M[a + 20] = 0;
	st4(a + 16, d);
	st4(a + 12, e);
	st4(a + 8, d);
	st4(a + 4, e);
	st4(a, 0);
	sp = b + 16;
}

static void slice_error_fail(u32, u32, u32, u32);
static void slice_error_fail_rt(u32 a, u32 b, u32 c, u32 d)
{
	u32 e;
	if (c > b || d > b || c > d) host_fail(262144, 53);
	if (!c || c >= b || i4(ext1(M[a + c])) > -65) {
		if (!d || d >= b || i4(ext1(M[a + d])) > -65) host_fail(262144, 53);
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
		host_fail(262144, 53);
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
	host_fail(262144, 53);
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
			if (!--c) return 0;
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
			if (u < e) host_fail(262144, 53);
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
		if (d > u) host_fail(262144, 53);
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
		if (!s) host_fail(262144, 53);
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

static void next_back_2(u32 a)
{
	u32 b;
	sp = b = frame(16);
	next_back(b + 8, a);
	sp = b + 16;
}

static void call_0(u32 a, u32 b)
{
	switch (b) {
	case 1: input_first(a); return;
	}
	die("no such function");
}

static u32 proconio_read(void)
{
	u32 a, b, c, d, e, f, g, h, i, j;
	u64 k;
	sp = a = frame(48);
	if (!ld4(262236)) {
		call_0(a + 8, ld4(262232));
		st4(262236, 1);
		st8(262240, ld8(a + 8));
		st8(262248, ld8(a + 16));
		st8(262256, ld8(a + 24));
	}
	if (ld4(262240)) host_fail(262144, 53);
	st4(262240, -1);
	b = M[262260];
	c = ld4(262256);
	d = ld4(262252);
	for (;;) {
		e = d;
		if (b & 1) break;
		if (c) {
			i = 0;
			do {
				b = M[e + i] - 9u;
				if (b <= 23 && 1u << (b & 31) & 8388635) goto L9;
				i++;
			} while (c != i);
		}
		b = 1;
		M[262260] = 1;
		d = e;
		i = c;
		goto L8;
	L9:
		b = 0;
		d = i + 1;
		c -= d;
		st4(262256, c);
		d += e;
		st4(262252, d);
	L8:
		if (i) goto L5;
	}
	f = ld4(262244);
	g = ld4(262248);
	h = f + g;
	goto L2;
L5:
	f = ld4(262244);
	g = ld4(262248);
	h = f + g;
	j = e ? e : h;
	b = e ? i : 0;
	switch (b) {
	case 0:
		goto L3;
	case 1:
		i = M[j];
		switch (i - 43) {
		case 0: case 2:
			goto L3;
		default:
			goto L14;
		}
	}
	i = M[j];
L14:
	c = (i & 255) == 43;
	i = j + c;
	b -= c;
	c = 0;
	if (b >= 9) {
		for (;;) {
			if (!b) goto L18;
			k = (u64)c * 10;
			if ((u32)(k >> 32)) goto L3;
			d = M[i] - 48u;
			if (d > 9) goto L3;
			i++;
			b--;
			c = d + (u32)k;
			if (c < d) goto L3;
		}
	}
	if (!b) goto L17;
	do {
		d = M[i] - 48u;
		if (d > 9) goto L3;
		i++;
		c = d + c * 10;
	} while (--b);
L18:
	if (!e) goto L2;
L17:
	st4(262240, 0);
	sp = a + 48;
	return c;
L3:
	h = j;
L2:
	str_index(a, f, g, h - f);
	b = ld4(a);
	i = ld4(a + 4);
	st2(a + 44, 1);
	st4(a + 40, i);
	st4(a + 36, 0);
	M[a + 32] = 1;
	st4(a + 28, 10);
	st4(a + 24, i);
	st4(a + 20, 0);
	st4(a + 16, i);
	st4(a + 12, b);
	st4(a + 8, 10);
	next_back_2(a + 8);
	host_fail(262144, 53);
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n = 0, p, q = 0, t, u, v, x;
	u64 r, s, w, y, z;
	sp = a = frame(40032);
	fill(a + 20032, 0, 20000);
	b = a + 36;
	c = a + 24;
	d = 0;
	do {
		e = d;
		d = e + 1;
		f = a + 20032 + e * 400;
		g = 0;
		do {
			if (!e || !g) {
				h = g + e;
				goto L5;
			}
			i = 0;
			st4(a + 48, 0);
			st8(a + 40, 8);
			st8(a + 32, 0);
			st8(a + 24, (u64)8 << 32);
			st8(a + 16, 1);
			j = a + 20032 + (g << 3);
			h = m = k = 0;
			for (;;) {
				if (h & 1 && n < g) {
					if (q >= 50 || n >= 50) host_fail(262144, 53);
					p = m;
					h = n;
					n++;
				} else {
					if (m >= e) {
						v = ld4(a + 28);
						k = ld4(a + 32);
						if (!k) {
							h = 0;
							goto L34;
						}
						u = k << 3;
						h = 0;
						y = ld8(a + 16);
						m = v;
						do {
							if (ld8(m) != y) goto L34;
							h++;
							m += 8;
							u -= 8;
						} while (u);
						h = k;
					L34:
						m = ld4(a + 24);
						if (m) globalalloc_dealloc(v, m << 3);
						m = ld4(a + 36);
						if (m) globalalloc_dealloc(ld4(a + 40), m << 3);
						break;
					}
					n = 1;
					p = m + 1;
					h = 0;
					q = m;
				}
				m = ld4(a + 48) + 1;
				st4(a + 48, m);
				r = ld8(j + q * 400);
				s = ld8(f + (h << 3));
				h = ld4(a + 32);
				if (h < m) {
					m <<= 1;
					t = m = m > 16 ? m : 16;
					if (m > h) {
						u = m - h;
						if (u > ld4(a + 24) - h) {
							do_reserve_and_handle(c, h, u, 8, 8);
							h = ld4(a + 32);
						}
						k = ld4(a + 28);
						v = k + (h << 3);
						if (u >= 2) {
							t = (u << 3) - 8;
							if (t) fill(v, 0, t);
							u += h;
							h = u - 1;
							v = k + (u << 3) - 8;
						}
						st8(v, 0);
						t = h + 1;
						k = i = ld4(a + 44);
					}
					st4(a + 32, t);
					if (k) {
						w = ld8(a + 16);
						x = ld4(a + 40);
						h = x + 8;
						v = k - 1;
						y = m;
						m = 0;
						u = x;
						for (;;) {
							z = ld8(u);
							if (z < y) break;
							h += 8;
							v--;
							u += 8;
							m++;
							if (k == m) goto L27;
						}
						u = z;
						if (t <= u) host_fail(262144, 53);
						i = ld4(a + 28);
						st8(i + (u << 3), w);
						if (m + 1 < k) {
							for (;;) {
								z = ld8(h);
								if (z >= y) {
									st8(x + (m << 3), z);
									m++;
								} else {
									u = z;
									if (t <= u) host_fail(262144, 53);
									st8(i + (u << 3), w);
								}
								h += 8;
								if (!--v) goto L11;
							}
						}
						goto L11;
					L27:
						m = i;
						goto L10;
					}
					m = i;
					k = 0;
					goto L10;
				}
				m = i;
				t = h;
				goto L10;
			L11:
				st4(a + 44, m);
				k = m;
			L10:
				y = s ^ r;
				if (y < t) {
					st8(ld4(a + 28) + ((u32)y << 3), ld8(a + 16));
					h = 1;
					i = m;
					m = p;
					continue;
				}
				if (m == ld4(a + 36)) grow_one(b);
				st8(ld4(a + 40) + (m << 3), y);
				h = 1;
				i = m + 1;
				st4(a + 44, i);
				k = i;
				m = p;
			}
		L5:
			st8(f + (g << 3), h);
			g = m = g + 1;
		} while (m != 50);
	} while (d != 50);
	copy(a + 16, a + 20032, 20000);
	st4(a + 20028, 0);
	st8(a + 20020, (u64)1 << 32);
	g = 1;
	j = 0;
	for (;;) {
		if (!ld4(262236)) {
			call_0(a + 20032, ld4(262232));
			st4(262236, 1);
			st8(262240, ld8(a + 20032));
			st8(262248, ld8(a + 20040));
			st8(262256, ld8(a + 20048));
		}
		if (ld4(262240) >= 2147483647) host_fail(262144, 53);
		h = M[262260];
		u = ld4(262256);
		v = ld4(262252);
		do {
			if (h & 1 || !u) goto L94;
			m = 0;
			for (;;) {
				h = M[v + m] - 9u;
				if (h <= 23 && 1u << (h & 31) & 8388635) break;
				m++;
				if (u == m) goto L49;
			}
			h = m + 1;
			v += h;
			u -= h;
			h = 0;
		} while (!m);
	L49:
		t = proconio_read();
		q = proconio_read();
		if (!(t | q)) break;
		if (t > 50 || q - 1 >= 50) host_fail(262144, 53);
		x = t * 12;
		if (t) {
			p = globalalloc_alloc(x);
			if (!p) host_fail(262144, 53);
			n = 0;
			do {
				if (!ld4(262236)) {
					call_0(a + 20032, ld4(262232));
					st4(262236, 1);
					st8(262240, ld8(a + 20032));
					st8(262248, ld8(a + 20040));
					st8(262256, ld8(a + 20048));
				}
				if (ld4(262240)) host_fail(262144, 53);
				i = n + 1;
				st4(262240, -1);
				h = M[262260];
				v = ld4(262256);
				k = ld4(262252);
				do {
					u = k;
					if (h & 1) goto L44;
					if (v) {
						m = 0;
						do {
							h = M[u + m] - 9u;
							if (h <= 23 && 1u << (h & 31) & 8388635) goto L72;
							m++;
						} while (v != m);
					}
					h = 1;
					M[262260] = 1;
					k = u;
					m = v;
					goto L71;
				L72:
					h = 0;
					k = m + 1;
					v -= k;
					st4(262256, v);
					k += u;
					st4(262252, k);
				L71:;
				} while (!m);
				if (!u) goto L44;
				v = globalalloc_alloc(m);
				if (!v) host_fail(262144, 53);
				if (m) copy(v, u, m);
				h = p + n * 12;
				st4(h + 8, m);
				st4(h + 4, v);
				st4(h, m);
				st4(262240, ld4(262240) + 1);
				n = i;
			} while (i != t);
			v = 0;
			y = 0;
			k = a + 16;
			do {
				m = p + v * 12;
				if (ld4(m + 8) != q) host_fail(262144, 53);
				if (!q) goto L80;
				m = ld4(m + 4);
				n = m + q;
				h = 0;
				do {
					u = ext1(M[m]);
					if (u > 2147483647) {
						i = M[m + 1] & 63;
						f = u & 31;
						if (u > 4294967263u) {
							i = i << 6 | (M[m + 2] & 63);
							if (u >= 4294967280u) {
								u = i << 6 | (M[m + 3] & 63) | (f << 18 & 1835008);
								if (u == 1114112) goto L80;
								m += 4;
							} else {
								u = i | f << 12;
								m += 3;
							}
						} else {
							u = f << 6 | i;
							m += 2;
						}
					} else {
						m++;
						u &= 255;
					}
					if (h == 400 || u == 1114112) goto L80;
					if (u != 35) {
						if (u == 46) goto L87;
						host_fail(262144, 53);
					}
					y ^= ld8(k + h);
				L87:
					h += 8;
				} while (m != n);
			L80:
				k += 400;
			} while (++v != t);
			m = y ? 262215 : 262210;
		} else {
			m = 262210;
			p = 4;
		}
		if (ld4(a + 20020) - j <= 4) {
			do_reserve_and_handle(a + 20020, j, 5, 1, 1);
			g = ld4(a + 20024);
			j = ld4(a + 20028);
		}
		h = g + j;
		M[h + 4] = M[m + 4];
		st4(h, ld4(m));
		j += 5;
		st4(a + 20028, j);
		if (!t) continue;
		m = p;
		do {
			h = ld4(m);
			if (h) globalalloc_dealloc(ld4(m + 4), h);
			m += 12;
		} while (--t);
		globalalloc_dealloc(p, x);
	}
L94:
	u = ld4(a + 20024);
	h = ld4(262228);
	if (j > ld4(262220) - h) {
		do_reserve_and_handle(262220, h, j, 1, 1);
		h = ld4(262228);
	}
	if (j) copy(ld4(262224) + h, u, j);
	m = 0;
	h += j;
	st4(262228, h);
	if (h < 65537) m = h;
	else {
		host_write(ld4(262224), h);
		st4(262228, 0);
	}
	h = ld4(a + 20020);
	if (h) {
		globalalloc_dealloc(u, h);
		m = ld4(262228);
	}
	if (m) {
		host_write(ld4(262224), m);
		st4(262228, 0);
	}
	sp = a + 40032;
	return;
L44:
	m = ld4(262248);
	str_index(a + 8, ld4(262244), m, m);
	h = ld4(a + 8);
	m = ld4(a + 12);
	st2(a + 20068, 1);
	st4(a + 20064, m);
	st4(a + 20060, 0);
	M[a + 20056] = 1;
	st4(a + 20052, 10);
	st4(a + 20048, m);
	st4(a + 20044, 0);
	st4(a + 20040, m);
	st4(a + 20036, h);
	st4(a + 20032, 10);
	next_back_2(a + 20032);
	host_fail(262144, 53);
}

int main(void)
{
	M = (unsigned char *)calloc(5, 65536);
	if (!M) die("out of memory");
	memcpy(M + 262144, "the program failed; bundled with --debug, it says whyout of memoryJack\nJohn\n\0\0\0\0\1\0\0\0\0"
		"\0\0\0\1", 89);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
