/* HDU 5996, https://acm.hdu.edu.cn/showproblem.php?pid=5996, made by `cargo judge bundle hdu5996 --write` from 457478b18f58158c */
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
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 262268);
	if (d) {
		st4(c + 262268, ld4(d));
		return d;
	}
	d = ld4(262396);
	if (!d) {
		d = pages << 16;
		st4(262396, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : 1u << (b & 31)));
	return d;
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

static void grow_one(u32 a)
{
	u32 b;
	sp = b = frame(16);
	grow_amortized(b + 8, a, ld4(a), 1, 4, 4);
	a = ld4(b + 8);
	if (a != 2147483649u) handle_error(a);
	sp = b + 16;
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, p, q, r, s, t, u, v, y, z, a1;
	u64 w, x;
	sp = a = frame(112);
	b = proconio_read();
	st4(a + 52, 0);
	st8(a + 44, (u64)1 << 32);
	if (b) {
		f = 0;
		for (;;) {
			g = proconio_read();
			if (!g) host_fail(262144, 53);
			i = g - 1;
			if (i > 1073741823) handle_error(0);
			j = i << 2;
			if (j > 2147483644) handle_error(0);
			if (j) {
				m = globalalloc_alloc(j);
				if (m) {
					k = i;
					goto L9;
				}
				handle_error(4);
			}
			k = 0;
			m = 4;
		L9:
			if (i) {
				c = i;
				h = m;
				do {
					st4(h, proconio_read());
					h += 4;
				} while (--c);
			}
			if (g > 536870911) handle_error(0);
			n = g << 3;
			if (n > 2147483640) handle_error(0);
			p = globalalloc_alloc(n);
			if (!p) handle_error(8);
			f++;
			q = 0;
			h = ld4(262236);
			do {
				if (!(h & 1)) {
					call_0(a + 56, ld4(262232));
					st4(262236, 1);
					st8(262240, ld8(a + 56));
					st8(262248, ld8(a + 64));
					st8(262256, ld8(a + 72));
				}
				if (ld4(262240)) host_fail(262144, 53);
				r = q + 1;
				st4(262240, -1);
				c = M[262260];
				e = ld4(262256);
				s = ld4(262252);
				for (;;) {
					d = s;
					if (c & 1) break;
					if (e) {
						h = 0;
						do {
							c = M[d + h] - 9u;
							if (c <= 23 && 1u << (c & 31) & 8388635) goto L25;
							h++;
						} while (e != h);
					}
					c = 1;
					M[262260] = 1;
					s = d;
					h = e;
					goto L24;
				L25:
					c = 0;
					s = h + 1;
					e -= s;
					st4(262256, e);
					s += d;
					st4(262252, s);
				L24:
					if (h) goto L21;
				}
				t = ld4(262244);
				u = ld4(262248);
				s = t + u;
				goto L5;
			L21:
				t = ld4(262244);
				u = ld4(262248);
				v = t + u;
				s = d ? d : v;
				c = d ? h : 0;
				switch (c) {
				case 0:
					goto L5;
				case 1:
					h = M[s];
					switch (h - 43) {
					case 0: case 2:
						goto L5;
					default:
						goto L30;
					}
				}
				h = M[s];
			L30:
				e = (h & 255) == 43;
				h = s + e;
				c -= e;
				w = 0;
				if (c >= 17) {
					for (;;) {
						if (!c) goto L34;
						multi3_fn(a + 16, w, 0, 10, 0);
						if (ld8(a + 24)) goto L5;
						e = M[h] - 48u;
						if (e > 9) goto L5;
						h++;
						c--;
						x = ld8(a + 16);
						w = x + e;
						if (w < x) goto L5;
					}
				}
				if (!c) goto L33;
				do {
					e = M[h] - 48u;
					if (e > 9) goto L5;
					h++;
					w = w * 10 + e;
				} while (--c);
			L34:
				s = v;
				if (!d) goto L5;
			L33:
				st4(262240, 0);
				st8(p + (q << 3), w);
				h = 1;
				q = r;
			} while (r != g);
			s = globalalloc_alloc(n);
			if (!s) handle_error(4);
			st4(s, 0);
			if (i) {
				h = s + 12;
				d = (((g << 2) - 8) >> 2) + 2;
				c = m;
				do {
					st4(h, ld4(c));
					st4(h - 4, 1);
					h += 8;
					c += 4;
					j -= 4;
				} while (j);
			} else {
				d = 1;
			}
			if (k) globalalloc_dealloc(m, k << 2);
			h = 0;
			if (d > 1073741823) handle_error(0);
			e = d << 2;
			if (e > 2147483644) handle_error(0);
			y = globalalloc_alloc(e);
			if (!y) handle_error(4);
			i = !e;
			if (!i) fill(y, 0, e);
			v = d << 3;
			for (;;) {
				if (v == h) {
					h = 0;
					c = y;
					do {
						q = h;
						if (d == q) goto L61;
						h = q + 1;
						r = ld4(c);
						c += 4;
					} while (r);
					u = globalalloc_alloc(16);
					if (!u) host_fail(262144, 53);
					st4(u, q);
					t = 1;
					st4(a + 64, 1);
					st4(a + 60, u);
					st4(a + 56, 4);
					for (;;) {
						j = d > h ? d : h;
						c = y + (h << 2);
						do {
							q = h;
							if (j == q) goto L60;
							h = q + 1;
							r = ld4(c);
							c += 4;
						} while (r);
						if (t == ld4(a + 56)) {
							do_reserve_and_handle(a + 56, t, 1, 4, 4);
							u = ld4(a + 60);
						}
						st4(u + (t << 2), q);
						t++;
						st4(a + 64, t);
					}
				L61:
					st8(a + 96, (u64)4 << 32);
					goto L59;
				L60:
					st8(a + 96, ld8(a + 56));
					j = ld4(a + 64);
					st4(a + 104, j);
					if (j) {
						h = 0;
						r = ld4(a + 100);
						c = 0;
						for (;;) {
							q = ld4(r + h);
							if (q >= d) host_fail(262144, 53);
							q = s + (q << 3);
							if (ld4(q)) {
								q = ld4(q + 4);
								if (q >= d) host_fail(262144, 53);
								a1 = t = y + (q << 2);
								t = ld4(t) - 1;
								st4(a1, t);
								if (!t) {
									if (j == ld4(a + 96)) {
										grow_one(a + 96);
										r = ld4(a + 100);
									}
									st4(r + (j << 2), q);
									j++;
									st4(a + 104, j);
								}
							}
							h += 4;
							if (++c >= j) goto L53;
						}
					}
				L59:
					j = 0;
					goto L53;
				}
				c = s + h;
				if (!ld4(c)) goto L51;
				c = ld4(c + 4);
				if (c >= d) goto L52;
				c = y + (c << 2);
				st4(c, ld4(c) + 1);
				goto L51;
			L53:
				h = 0;
				do {
					if (ld4(y + h)) goto L75;
					h += 4;
				} while (e != h);
				t = ld4(a + 100);
				q = j >> 1;
				if (q) {
					h = t + (j << 2) - 4;
					c = t;
					do {
						r = ld4(c);
						st4(c, ld4(h));
						st4(h, r);
						h -= 4;
						c += 4;
					} while (--q);
				}
				if (d > 536870911 || v > 2147483644) handle_error(0);
				z = globalalloc_alloc(v);
				if (z) {
					if (v) copy(z, s, v);
					u = ld4(a + 96);
					globalalloc_dealloc(y, e);
					if (d) {
						r = globalalloc_alloc(e);
						if (!r) handle_error(4);
						if (!i) fill(r, 0, e);
						if (!j) {
							j = d;
							goto L87;
						}
						v = t + (j << 2);
						j = d;
					} else {
						v = t + (j << 2);
						r = 4;
						j = 0;
					}
					h = t;
					do {
						c = ld4(h);
						if (c >= d) host_fail(262144, 53);
						q = z + (c << 3);
						if (ld4(q) == 1) {
							q = ld4(q + 4);
							if (q >= d) host_fail(262144, 53);
							st4(r + (c << 2), ld4(r + (q << 2)) + 1);
						}
						h += 4;
					} while (h != v);
				L87:
					q = globalalloc_alloc(d);
					if (!q) handle_error(1);
					h = 0;
					c = r;
					do {
						M[q + h] = M[c] & 1;
						h++;
						c += 4;
						e -= 4;
					} while (e);
					if (j) globalalloc_dealloc(r, j << 2);
					e = d << 3;
					r = globalalloc_alloc(e);
					if (!r) handle_error(4);
					if (e) copy(r, z, e);
					if (g != h) host_fail(262144, 53);
					w = 0;
					h = q;
					c = p;
					do {
						if (M[h] == 1) w ^= ld8(c);
						h++;
						c += 8;
					} while (--g);
					if (d) globalalloc_dealloc(r, e);
					if (d) globalalloc_dealloc(q, d);
					d = !w;
					h = d ? 5 : 4;
					c = ld4(a + 52);
					if (h > ld4(a + 44) - c) {
						do_reserve_and_handle(a + 44, c, h, 1, 1);
						c = ld4(a + 52);
					}
					if (h) copy(ld4(a + 48) + c, d ? 262210 : 262215, h);
					st4(a + 52, c + h);
					globalalloc_dealloc(z, e);
					if (u) globalalloc_dealloc(t, u << 2);
					globalalloc_dealloc(s, n);
					globalalloc_dealloc(p, n);
					if (f == b) goto L4;
					break;
				}
				handle_error(4);
			L75:
				h = ld4(a + 96);
				if (h) globalalloc_dealloc(ld4(a + 100), h << 2);
			L52:
				globalalloc_dealloc(y, e);
				host_fail(262144, 53);
			L51:
				h += 8;
			}
		}
	L5:
		str_index(a + 8, t, u, s - t);
		c = ld4(a + 8);
		h = ld4(a + 12);
		st2(a + 92, 1);
		st4(a + 88, h);
		st4(a + 84, 0);
		M[a + 80] = 1;
		st4(a + 76, 10);
		st4(a + 72, h);
		st4(a + 68, 0);
		st4(a + 64, h);
		st4(a + 60, c);
		st4(a + 56, 10);
		next_back_2(a + 56);
		host_fail(262144, 53);
	L4:
		e = ld4(a + 48);
		c = ld4(a + 52);
		d = ld4(262228);
		if (c <= ld4(262220) - d) {
			if (c) goto L108;
			c = 0;
			goto L2;
		}
		do_reserve_and_handle(262220, d, c, 1, 1);
		d = ld4(262228);
	L108:
		if (c) copy(ld4(262224) + d, e, c);
		goto L2;
	}
	c = 0;
	d = ld4(262228);
	e = 1;
L2:
	h = 0;
	c += d;
	st4(262228, c);
	if (c < 65537) h = c;
	else {
		host_write(ld4(262224), c);
		st4(262228, 0);
	}
	c = ld4(a + 44);
	if (c) {
		globalalloc_dealloc(e, c);
		h = ld4(262228);
	}
	if (h) {
		host_write(ld4(262224), h);
		st4(262228, 0);
	}
	sp = a + 112;
}

int main(void)
{
	M = (unsigned char *)calloc(5, 65536);
	if (!M) die("out of memory");
	memcpy(M + 262144, "the program failed; bundled with --debug, it says whyout of memorylose\nwin\n\0\0\0\0\0\1\0\0\0"
		"\0\0\0\0\1", 89);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
