/* HDU 2873, https://acm.hdu.edu.cn/showproblem.php?pid=2873, made by `cargo judge bundle hdu2873 --write` from 391143f5a243de45 */
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
	if (e) {
		do {
			if (ext1(M[d]) > 2147483647) M[d] = 63;
			d++;
		} while (--e);
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

static void grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 8, 8);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a);
	sp = b + 16;
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i = 0, j, k = 0, m = 0, n = 0, p, q = 0, r = 0, s = 0, u, v, w, a1;
	u64 t = 0, x, y, z, b1;
	sp = a = frame(60144);
	fill(a + 8, 0, 20000);
	b = a + 20064;
	c = a + 20036;
	d = a + 20024;
	f = e = 0;
	for (;;) {
		g = f;
		h = i;
		if (e & 1 && h < 50) {
			st4(a + 20008, k);
			st4(a + 20012, h);
			i = h + 1;
			if (k) {
				if (h) {
					v = 0;
					st4(a + 20048, 0);
					st8(a + 20040, 8);
					st8(a + 20032, 0);
					st8(a + 20024, (u64)8 << 32);
					st8(a + 20016, 1);
					st4(a + 60136, k);
					st8(a + 40088, 0);
					st8(a + 20056, 0);
					st4(a + 60128, a + 20008);
					st4(a + 60124, a + 8);
					st4(a + 60120, a + 20012);
					u = k;
					f = e = j = 0;
					for (;;) {
						p = e > k ? e : k;
						while ((f & 1) == 0 || m >= s) {
							if (p == e) goto L80;
							copy(b, a + 8, 20000);
							f = 1;
							m = 0;
							s = h;
							r = u;
							n = h;
							q = e;
							e++;
						}
						st4(a + 40084, s);
						st4(a + 40072, r);
						st4(a + 40068, n);
						st4(a + 60132, e);
						w = m + 1;
						st4(a + 40080, w);
						st4(a + 40064, q);
						if (q > 49 || n >= 50 || r >= 50 || m >= 50) host_fail(262144, 53);
						x = ld8(b + q * 400 + (n << 3));
						h = ld4(a + 20048) + 1;
						st4(a + 20048, h);
						y = ld8(b + r * 400 + (m << 3));
						f = ld4(a + 20032);
						if (f < h) {
							h <<= 1;
							u = h = h > 16 ? h : 16;
							if (h > f) {
								m = h - f;
								if (m > ld4(a + 20024) - f) {
									do_reserve_and_handle(d, f, m, 8, 8);
									f = ld4(a + 20032);
								}
								u = ld4(a + 20028);
								p = u + (f << 3);
								if (m >= 2) {
									j = (m << 3) - 8;
									if (j) fill(p, 0, j);
									m += f;
									f = m - 1;
									p = u + (m << 3) - 8;
								}
								st8(p, 0);
								u = f + 1;
								j = v = ld4(a + 20044);
							}
							st4(a + 20032, u);
							if (j) {
								z = ld8(a + 20016);
								a1 = ld4(a + 20040);
								f = a1 + 8;
								p = j - 1;
								t = h;
								h = 0;
								m = a1;
								for (;;) {
									b1 = ld8(m);
									if (b1 < t) break;
									f += 8;
									p--;
									m += 8;
									h++;
									if (j == h) goto L92;
								}
								m = b1;
								if (u <= m) host_fail(262144, 53);
								v = ld4(a + 20028);
								st8(v + (m << 3), z);
								if (h + 1 < j) {
									for (;;) {
										b1 = ld8(f);
										if (b1 >= t) {
											st8(a1 + (h << 3), b1);
											h++;
										} else {
											m = b1;
											if (u <= m) host_fail(262144, 53);
											st8(v + (m << 3), z);
										}
										f += 8;
										if (!--p) goto L74;
									}
								}
								goto L74;
							L92:
								h = v;
								goto L73;
							}
							h = v;
							j = 0;
							goto L73;
						}
						h = v;
						u = f;
						goto L73;
					L80:
						p = ld4(a + 20028);
						u = ld4(a + 20032);
						if (!u) {
							h = 0;
							goto L99;
						}
						f = u << 3;
						h = 0;
						t = ld8(a + 20016);
						e = p;
						do {
							if (ld8(e) != t) goto L99;
							h++;
							e += 8;
							f -= 8;
						} while (f);
						h = u;
					L99:
						e = ld4(a + 20024);
						if (e) globalalloc_dealloc(p, e << 3);
						e = ld4(a + 20036);
						if (e) globalalloc_dealloc(ld4(a + 20040), e << 3);
						p = ld4(a + 20008);
						goto L69;
					L74:
						st4(a + 20044, h);
						j = h;
					L73:
						t = y ^ x;
						if (t < u) {
							st8(ld4(a + 20028) + ((u32)t << 3), ld8(a + 20016));
							v = h;
						} else {
							if (h == ld4(a + 20036)) grow_one(c);
							st8(ld4(a + 20040) + (h << 3), t);
							v = h + 1;
							st4(a + 20044, v);
							j = v;
						}
						f = 1;
						u = ld4(a + 20008);
						h = ld4(a + 20012);
						m = w;
					}
				}
				i = 1;
				p = k;
				h = k;
			L69:
				if (p > 49) host_fail(262144, 53);
				e = ld4(a + 20012);
				if (e >= 50) host_fail(262144, 53);
				f = g;
				g = p;
			} else {
				k = 0;
				f = g;
				g = 0;
				e = h;
			}
		} else {
			if (g >= 50) {
				st4(a + 20024, 0);
				st8(a + 20016, (u64)1 << 32);
				j = 1;
				k = 0;
				for (;;) {
					if (!ld4(262236)) {
						call_0(a + 20056, ld4(262232));
						st4(262236, 1);
						st8(262240, ld8(a + 20056));
						st8(262248, ld8(a + 20064));
						st8(262256, ld8(a + 20072));
					}
					if (ld4(262240) >= 2147483647) host_fail(262144, 53);
					h = M[262260];
					f = ld4(262256);
					m = ld4(262252);
					do {
						if (h & 1 || !f) goto L109;
						e = 0;
						for (;;) {
							h = M[m + e] - 9u;
							if (h <= 23 && 1u << (h & 31) & 8388635) break;
							e++;
							if (f == e) goto L14;
						}
						h = e + 1;
						m += h;
						f -= h;
						h = 0;
					} while (!e);
				L14:
					n = proconio_read();
					p = proconio_read();
					if (!(n | p)) break;
					st4(a + 20060, p);
					st4(a + 20056, n);
					e = 0;
					while (e != 8) {
						h = a + 20056 + e;
						e += 4;
						if (ld4(h) - 1 >= 50) host_fail(262144, 53);
					}
					if (n >= 178956971) host_fail(262144, 53);
					e = n * 12;
					if (e) {
						i = n;
						b = globalalloc_alloc(e);
						if (!b) host_fail(262144, 53);
					} else {
						b = 4;
						i = 0;
					}
					if (!n) {
						e = 262210;
						goto L32;
					}
					q = 0;
					do {
						if (!ld4(262236)) {
							call_0(a + 20056, ld4(262232));
							st4(262236, 1);
							st8(262240, ld8(a + 20056));
							st8(262248, ld8(a + 20064));
							st8(262256, ld8(a + 20072));
						}
						if (ld4(262240)) host_fail(262144, 53);
						r = q + 1;
						st4(262240, -1);
						h = M[262260];
						m = ld4(262256);
						s = ld4(262252);
						do {
							f = s;
							if (h & 1) goto L34;
							if (m) {
								e = 0;
								do {
									h = M[f + e] - 9u;
									if (h <= 23 && 1u << (h & 31) & 8388635) goto L45;
									e++;
								} while (m != e);
							}
							h = 1;
							M[262260] = 1;
							s = f;
							e = m;
							goto L44;
						L45:
							h = 0;
							s = e + 1;
							m -= s;
							st4(262256, m);
							s += f;
							st4(262252, s);
						L44:;
						} while (!e);
						if (!f) goto L34;
						m = globalalloc_alloc(e);
						if (!m) host_fail(262144, 53);
						if (e) copy(m, f, e);
						st4(262240, ld4(262240) + 1);
						h = b + q * 12;
						st4(h + 8, e);
						st4(h + 4, m);
						st4(h, e);
						q = r;
					} while (r != n);
					r = n < 50 ? n : 50;
					t = 0;
					m = 0;
					s = a + 8;
					for (;;) {
						e = b + m * 12;
						if (ld4(e + 8) != p) host_fail(262144, 53);
						if (!p) goto L53;
						e = ld4(e + 4);
						q = e + p;
						h = 0;
						do {
							f = ext1(M[e]);
							if (f > 2147483647) {
								u = M[e + 1] & 63;
								g = f & 31;
								if (f > 4294967263u) {
									u = u << 6 | (M[e + 2] & 63);
									if (f >= 4294967280u) {
										f = u << 6 | (M[e + 3] & 63) | (g << 18 & 1835008);
										if (f == 1114112) goto L53;
										e += 4;
									} else {
										f = u | g << 12;
										e += 3;
									}
								} else {
									f = g << 6 | u;
									e += 2;
								}
							} else {
								e++;
								f &= 255;
							}
							if (h == 400 || f == 1114112) goto L53;
							if (f != 35) {
								if (f != 46) host_fail(262144, 53);
							} else {
								t ^= ld8(s + h);
							}
							h += 8;
						} while (e != q);
					L53:
						s += 400;
						if (++m == r) goto L33;
					}
				L34:
					e = ld4(262248);
					str_index(a, ld4(262244), e, e);
					h = ld4(a);
					e = ld4(a + 4);
					st2(a + 20092, 1);
					st4(a + 20088, e);
					st4(a + 20084, 0);
					M[a + 20080] = 1;
					st4(a + 20076, 10);
					st4(a + 20072, e);
					st4(a + 20068, 0);
					st4(a + 20064, e);
					st4(a + 20060, h);
					st4(a + 20056, 10);
					next_back_2(a + 20056);
					host_fail(262144, 53);
				L33:
					e = t ? 262215 : 262210;
				L32:
					if (ld4(a + 20016) - k <= 4) {
						do_reserve_and_handle(a + 20016, k, 5, 1, 1);
						j = ld4(a + 20020);
						k = ld4(a + 20024);
					}
					h = j + k;
					M[h + 4] = M[e + 4];
					st4(h, ld4(e));
					k += 5;
					st4(a + 20024, k);
					if (n) {
						e = b;
						do {
							h = ld4(e);
							if (h) globalalloc_dealloc(ld4(e + 4), h);
							e += 12;
						} while (--n);
					}
					if (i) globalalloc_dealloc(b, i * 12);
				}
			L109:
				f = ld4(a + 20020);
				h = ld4(262228);
				if (k > ld4(262220) - h) {
					do_reserve_and_handle(262220, h, k, 1, 1);
					h = ld4(262228);
				}
				if (k) copy(ld4(262224) + h, f, k);
				e = 0;
				h += k;
				st4(262228, h);
				if (h < 65537) e = h;
				else {
					host_write(ld4(262224), h);
					st4(262228, 0);
				}
				h = ld4(a + 20016);
				if (h) {
					globalalloc_dealloc(f, h);
					e = ld4(262228);
				}
				if (e) {
					host_write(ld4(262224), e);
					st4(262228, 0);
				}
				sp = a + 60144;
				return;
			}
			e = 0;
			st4(a + 20012, 0);
			st4(a + 20008, g);
			i = 1;
			if (g) {
				f = g + 1;
				k = g;
				h = g;
			} else {
				k = 0;
				f = 1;
				h = g = 0;
			}
		}
		st8(a + 8 + g * 400 + (e << 3), h);
		e = 1;
	}
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
