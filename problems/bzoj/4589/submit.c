/* BZOJ 4589, https://hydro.ac/d/bzoj/p/4589, made by `cargo judge bundle bzoj4589 --write` from cf0a6fe7cfd9dc02 */
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
static u32 ctz4(u32 x)
{
	return pop4(~x & (x - 1));
}
static u32 clz4(u32 x)
{
	x |= x >> 1;
	x |= x >> 2;
	x |= x >> 4;
	x |= x >> 8;
	return pop4(~(x | x >> 16));
}
static u32 div4(u32 a, u32 b)
{
	if (!b) die("division by zero");
	return a / b;
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
	b = ld4(262256);
	if (!b) {
		b = pages << 16;
		st4(262256, b);
	}
	if (a > b) {
		c = a - b + 65535;
		if (grow(c >> 16) == ~0u) host_fail(262197, 13);
		st4(262256, (c & -65536) + b);
	}
	st4(262388, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 262260);
	if (d) {
		st4(c + 262260, ld4(d));
		return d;
	}
	d = ld4(262388);
	if (!d) {
		d = pages << 16;
		st4(262388, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : 1u << (b & 31)));
	return d;
}

static void globalalloc_dealloc(u32 a, u32 b)
{
	if (b > 65536) {
		if (b + a == ld4(262388)) {
			st4(262388, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 262260));
		st4(b + 262260, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 262260));
	st4(b + 262260, a);
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
			if (f + c != ld4(262388) || f <= 65536) {
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

static void do_reserve_and_handle(u32 a, u32 b, u32 c)
{
	u32 d;
	sp = d = frame(16);
	grow_amortized(d + 8, a, b, c, 1, 1);
	c = ld4(d + 8);
	if (c != 2147483649u) handle_error(c);
	sp = d + 16;
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
			do_reserve_and_handle(b + 4, e, 65536);
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

static void multi3_fn(u32 a, u64 b, u64 c, u64 d, u64 e)
{
	u64 f, g, h, i, j, k;
	f = d & (u64)4294967295u;
	g = b & (u64)4294967295u;
	h = f * g;
	i = d >> 32;
	g *= i;
	j = b >> 32;
	f = g + f * j;
	k = h + (f << 32);
	st8(a, k);
	st8(a + 8, i * j + ((u64)(f < g) << 32 | f >> 32) + (k < h) + e * b + d * c);
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

static void grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 8, 16);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a);
	sp = b + 16;
}

static void transform_mod(u32 a, u32 b)
{
	u32 c, d, f, g, h, i, j, k, m;
	u64 e, n, p;
	c = b << 3;
	d = a;
	while (c) {
		c -= 8;
		e = ld8(d);
		d += 8;
		if (e >= 1000000007) host_fail(262144, 53);
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
						d = g;
						do {
							m = c + j;
							n = ld8(c);
							p = ld8(m);
							e = n - p;
							st8(m, e > (u64)-1000000008 ? e + 1000000007 : e);
							e = p + n;
							st8(c, (e < 1000000007 ? 0 : (u64)-1000000007) + e);
							c += 8;
						} while (--d);
						k += i;
						h -= f;
					} while (f <= h);
				}
			} while (f < b);
		}
		return;
	}
	host_fail(262144, 53);
}

static void call_0(u32 a, u32 b)
{
	switch (b) {
	case 1: input_first(a); return;
	}
	die("no such function");
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m = 0, n, p = 0, q, t, u, v, w, x, y, a1, b1;
	u64 r, s, z, c1;
	sp = a = frame(112);
	st8(a + 36, (u64)8 << 32);
	b = 8;
	c = -16;
	d = 0;
	for (;;) {
		st4(a + 44, d);
		if (!ld4(262228)) {
			call_0(a + 72, ld4(262224));
			st4(262228, 1);
			st8(262232, ld8(a + 72));
			st8(262240, ld8(a + 80));
			st8(262248, ld8(a + 88));
		}
		e = ld4(262232);
		if (e >= 2147483647) host_fail(262144, 53);
		st4(262232, e + 1);
		g = f = ld4(262248);
		i = h = ld4(262244);
		k = j = M[262252];
		while ((k & 1) == 0 && g != 0) {
			n = 0;
			for (;;) {
				k = M[i + n] - 9u;
				if (k <= 23 && 1u << (k & 31) & 8388635) break;
				n++;
				if (g == n) goto L13;
			}
			k = n + 1;
			i += k;
			g -= k;
			k = 0;
			if (n) goto L13;
		}
		st4(262232, e);
		m = ld4(a + 40);
		g = 0;
		if (d) {
			g = ld4(m + 8);
			if (d != 1) {
				n = m + 24;
				f = c >> 4;
				do {
					h = ld4(n);
					g = g > h ? g : h;
					n += 16;
				} while (--f);
			}
		}
		e = g + 1;
		n = e << 2;
		if (e > 1073741823 || n > 2147483644) handle_error(0);
		if (n) break;
		p = 0;
		q = 4;
		goto L4;
	L13:
		st4(262232, e);
		if (e) host_fail(262144, 53);
		st4(262232, -1);
		g = j;
		for (;;) {
			k = h;
			if (g & 1) break;
			if (f) {
				n = 0;
				do {
					h = M[k + n] - 9u;
					if (h <= 23 && 1u << (h & 31) & 8388635) goto L29;
					n++;
				} while (f != n);
			}
			j = 1;
			M[262252] = 1;
			h = k;
			g = 1;
			n = f;
			goto L28;
		L29:
			g = 0;
			h = n + 1;
			f -= h;
			st4(262248, f);
			h += k;
			st4(262244, h);
		L28:
			if (n) goto L25;
		}
		e = ld4(262236);
		q = ld4(262240);
		k = e + q;
		goto L5;
	L25:
		g = M[k];
		q = ld4(262240);
		e = ld4(262236);
		if (n == 1) {
			switch (g - 43) {
			case 0: case 2:
				goto L5;
			}
		}
		i = g == 43;
		g = k + i;
		n -= i;
		r = 0;
		if (n >= 17) {
			for (;;) {
				if (!n) goto L35;
				multi3_fn(a + 16, r, 0, 10, 0);
				if (ld8(a + 24)) goto L5;
				i = M[g] - 48u;
				if (i > 9) goto L5;
				g++;
				n--;
				s = ld8(a + 16);
				r = s + i;
				if (r < s) goto L5;
			}
		}
		if (!n) goto L35;
		do {
			i = M[g] - 48u;
			if (i > 9) goto L5;
			g++;
			r = r * 10 + i;
		} while (--n);
	L35:
		do {
			k = h;
			if (j & 1) {
				k = e + q;
				goto L43;
			}
			if (f) {
				n = 0;
				do {
					h = M[k + n] - 9u;
					if (h <= 23 && 1u << (h & 31) & 8388635) goto L47;
					n++;
				} while (f != n);
			}
			j = 1;
			M[262252] = 1;
			h = k;
			n = f;
			goto L46;
		L47:
			j = 0;
			h = n + 1;
			f -= h;
			st4(262248, f);
			h += k;
			st4(262244, h);
		L46:;
		} while (!n);
		f = M[k];
		if (n == 1) {
			switch (f - 43) {
			case 0: case 2:
				goto L43;
			}
		}
		h = f == 43;
		f = k + h;
		n -= h;
		h = 0;
		if (n >= 9) {
			for (;;) {
				if (!n) goto L54;
				s = (u64)h * 10;
				if ((u32)(s >> 32)) goto L43;
				j = M[f] - 48u;
				if (j > 9) goto L43;
				f++;
				n--;
				h = j + (u32)s;
				if (h < j) goto L43;
			}
		}
		if (!n) {
			st4(262232, 0);
			goto L41;
		}
		do {
			j = M[f] - 48u;
			if (j > 9) goto L43;
			f++;
			h = j + h * 10;
		} while (--n);
	L54:
		st4(262232, 0);
		if (h < 4194304) goto L41;
		host_fail(262144, 53);
	L43:
		str_index(a + 8, e, q, k - e);
		f = ld4(a + 8);
		n = ld4(a + 12);
		st2(a + 108, 1);
		st4(a + 104, n);
		st4(a + 100, 0);
		M[a + 96] = 1;
		st4(a + 92, 10);
		st4(a + 88, n);
		st4(a + 84, 0);
		st4(a + 80, n);
		st4(a + 76, f);
		st4(a + 72, 10);
		next_back_2(a + 72);
		host_fail(262144, 53);
	L41:
		if (d == ld4(a + 36)) {
			grow_one(a + 36);
			b = ld4(a + 40);
		}
		n = b + (d << 4);
		st4(n + 8, h);
		st8(n, r);
		c += 16;
		d++;
	}
	q = globalalloc_alloc(n);
	if (!q) handle_error(4);
	if (n) fill(q, 0, n);
	p = e;
	goto L4;
L5:
	str_index(a, e, q, k - e);
	f = ld4(a);
	n = ld4(a + 4);
	st2(a + 108, 1);
	st4(a + 104, n);
	st4(a + 100, 0);
	M[a + 96] = 1;
	st4(a + 92, 10);
	st4(a + 88, n);
	st4(a + 84, 0);
	st4(a + 80, n);
	st4(a + 76, f);
	st4(a + 72, 10);
	next_back_2(a + 72);
	host_fail(262144, 53);
L4:
	if (e >= 3) {
		j = 8;
		n = 2;
		do {
			k = n;
			n = q + (k << 2);
			if (!ld4(n)) {
				st4(n, k);
				r = k;
				r *= r;
				f = (u32)(r >> 32) ? e : (u32)r;
				n = e - f;
				h = n > e ? 0 : n;
				n = div4(h, k);
				i = h != n * k;
				if (n + i) {
					n = q + (f << 2);
					h = -(div4(h, k) + i);
					do {
						if (f >= e) host_fail(262144, 53);
						if (!ld4(n)) st4(n, k);
						f += k;
						n += j;
					} while (++h);
				}
			}
			n = k + 1;
			j += 4;
		} while (k != g);
	}
	t = 0;
	st4(a + 56, 0);
	st8(a + 48, (u64)1 << 32);
	u = ld4(a + 36);
	if (!d) goto L62;
	v = m + (d << 4);
	w = 0;
	x = 1;
	y = m;
	do {
		k = ld4(y + 8);
		b = k - 1 < 4294967294u ? (~0u >> (clz4(k) & 31)) + 1 : 1;
		if (b > 536870911) handle_error(w);
		c = b << 3;
		if (c > 2147483640) handle_error(w);
		z = ld8(y);
		if (c) {
			d = globalalloc_alloc(c);
			if (!d) {
				w = 8;
				handle_error(8);
			}
			if (c) fill(d, 0, c);
			a1 = b;
		} else {
			a1 = 0;
			d = 8;
		}
		if (k < 2) goto L82;
		n = 2;
		b1 = q + (k << 2);
		do {
			g = n > e ? n : e;
			f = q + (n << 2);
			do {
				j = k == n;
				if (j) goto L86;
				if (g == n) host_fail(262144, 53);
				h = n == ld4(f);
				f += 4;
				n = i = n + 1;
			} while (!h);
			f = i - 1;
			n = i;
			goto L85;
		L86:
			if (k >= e) host_fail(262144, 53);
			f = k;
			n = k;
			if (ld4(b1) != k) goto L82;
		L85:
			if (f >= b) host_fail(262144, 53);
			st8(d + (f << 3), 1);
			if (j) goto L82;
		} while (n <= k);
	L82:
		j = 0;
		st4(a + 68, 0);
		st8(a + 60, (u64)1 << 32);
		f = 8;
		if (c) {
			j = b;
			f = globalalloc_alloc(c);
			if (!f) handle_error(8);
		}
		if (!b) host_fail(262144, 53);
		y += 16;
		n = 0;
		h = b;
		do {
			st8(f + n, ld8(d + n) % 1000000007);
			n += 8;
		} while (--h);
		transform_mod(f, b);
		k = f + c;
		n = f;
		do {
			if (z) {
				r = ld8(n);
				c1 = 1;
				s = z;
				do {
					r = r % 1000000007;
					if (s & 1) c1 = c1 * r % 1000000007;
					r *= r;
					s >>= 1;
				} while (s);
			} else {
				c1 = 1;
			}
			st8(n, c1);
			n = h = n + 8;
		} while (h != k);
		transform_mod(f, b);
		s = 1;
		n = ctz4(b);
		if (n) {
			c1 = n;
			r = 500000004;
			do {
				r = r % 1000000007;
				if (c1 & 1) s = s * r % 1000000007;
				r *= r;
				c1 >>= 1;
			} while (c1);
		}
		n = 0;
		do {
			h = f + n;
			st8(h, ld8(h) * s % 1000000007);
			n += 8;
		} while (c != n);
		r = ld8(f);
		fill(a + 72, 48, 40);
		h = 39;
		do {
			n = h;
			if (n > 39) host_fail(262144, 53);
			s = r / 10;
			M[a + 72 + n] = (u32)(s * 246 + r) | 48;
			h = n - 1;
			k = r < 10;
			r = s;
		} while (!k);
		n = 40 - n;
		do_reserve_and_handle(a + 60, 0, n);
		g = ld4(a + 68);
		k = ld4(a + 64);
		if (n) copy(k + g, a + 72 + h + 1, n);
		n += g;
		st4(a + 68, n);
		h = ld4(a + 60);
		if (h == n) {
			do_reserve_and_handle(a + 60, n, 1);
			h = ld4(a + 60);
			k = ld4(a + 64);
			n = ld4(a + 68);
		}
		M[k + n] = 10;
		globalalloc_dealloc(f, j << 3);
		f = n + 1;
		if (n >= ld4(a + 48) - t) {
			do_reserve_and_handle(a + 48, t, f);
			x = ld4(a + 52);
			t = ld4(a + 56);
		}
		if (f) copy(x + t, k, f);
		t += f;
		st4(a + 56, t);
		if (h) globalalloc_dealloc(k, h);
		if (a1) globalalloc_dealloc(d, a1 << 3);
	} while (y != v);
L62:
	if (u) globalalloc_dealloc(m, u << 4);
	f = ld4(a + 52);
	n = ld4(262220);
	if (t > ld4(262212) - n) {
		do_reserve_and_handle(262212, n, t);
		n = ld4(262220);
	}
	if (t) copy(ld4(262216) + n, f, t);
	n += t;
	st4(262220, n);
	if (n >= 65537) {
		host_write(ld4(262216), n);
		st4(262220, 0);
	}
	n = ld4(a + 48);
	if (n) globalalloc_dealloc(f, n);
	if (p) globalalloc_dealloc(q, p << 2);
	n = ld4(262220);
	if (n) {
		host_write(ld4(262216), n);
		st4(262220, 0);
	}
	sp = a + 112;
}

int main(void)
{
	M = (unsigned char *)calloc(5, 65536);
	if (!M) die("out of memory");
	memcpy(M + 262144, "the program failed; bundled with --debug, it says whyout of memory\0\0\0\0\0\0\1\0\0\0\0\0\0\0\1", 81);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
