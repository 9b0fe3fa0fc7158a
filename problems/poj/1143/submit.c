/* POJ 1143, http://poj.org/problem?id=1143, made by `cargo judge bundle poj1143 --write` from db0582a7cde09724 */
/*
The stack for local arrays has 8192 KiB.
C's own stack bounds the depth of this recursion: Search::mover_wins.
*/
#ifdef _MSC_VER
#pragma comment(linker, "/STACK:67108864")
#endif
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
static u32 sp = 8388608;
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
static unsigned char *M;
static u32 pages = 129;
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
static u32 ld2(u32 p)
{
	unsigned short v;
	GET(v, p);
	return v;
}
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
	fflush(stdout);
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
static void host_flush(void)
{
	u32 a;
	a = ld4(8388820);
	if (a) {
		host_write(ld4(8388816), a);
		st4(8388820, 0);
	}
}

static void std_fail(u32 a, u32 b)
{
	host_flush();
	host_fail(a, b);
}

static void memory_reach(u32 a)
{
	u32 b, c;
	b = ld4(8388856);
	if (!b) {
		b = pages << 16;
		st4(8388856, b);
	}
	if (a > b) {
		c = a - b;
		if (c > 4294901760u) std_fail(8388686, 53);
		c += 65535;
		if (grow(c >> 16) == ~0u) std_fail(8388739, 13);
		c &= -65536;
		b += c;
		if (b < c) std_fail(8388686, 53);
		st4(8388856, b);
	}
	st4(8388988, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 8388860);
	if (d) {
		st4(c + 8388860, ld4(d));
		return d;
	}
	d = ld4(8388988);
	if (d) {
		if (d >= 4294967280u) std_fail(8388686, 53);
	} else {
		d = pages << 16;
		st4(8388988, d);
	}
	d = (d + 15) & -16;
	a = d + (a > 65536 ? a : 1u << (b & 31));
	if (a >= d) {
		memory_reach(a);
		return d;
	}
	std_fail(8388686, 53);
	return 0;
}

static void globalalloc_dealloc(u32 a, u32 b)
{
	u32 c;
	if (b > 65536) {
		c = b + a;
		if (c < b) std_fail(8388686, 53);
		if (c == ld4(8388988)) {
			st4(8388988, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 8388860));
		st4(b + 8388860, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 8388860));
	st4(b + 8388860, a);
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
			if (b) {
				h = b * f;
				f = h + c;
				if (f < h) std_fail(8388686, 53);
				if (f == ld4(8388988) && h > 65536) {
					h = d + c;
					if (h < d) std_fail(8388686, 53);
					memory_reach(h);
					goto L5;
				}
				if (d <= 65536 && clz4((h > 16 ? h : 16) - 1) == clz4((d > 16 ? d : 16) - 1)) goto L5;
				f = globalalloc_alloc(d);
				if (f) {
					if (h) copy(f, c, h);
					globalalloc_dealloc(c, h);
					goto L4;
				}
			} else {
				if (!d) {
					f = e;
					goto L4;
				}
				f = globalalloc_alloc(d);
				if (f) goto L4;
			}
			st4(a + 4, e);
			goto L3;
		L5:
			f = c;
		L4:
			st4(a + 4, f);
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

static void handle_error(u32 a)
{
	std_fail(8388686, 53);
}

static void do_reserve_and_handle(u32 a, u32 b, u32 c, u32 d, u32 e)
{
	u32 f, g;
	sp = f = frame(16);
	b += c;
	if (b < c) {
		f = 0;
		handle_error(0);
	}
	g = c = ld4(a);
	c <<= 1;
	c = b > c ? b : c;
	b = e == 1 ? 8 : 4;
	c = c > b ? c : b;
	finish_grow(f + 4, g, ld4(a + 4), c, d, e);
	if (ld4(f + 4) != 1) {
		e = ld4(f + 8);
		st4(a, c);
		st4(a + 4, e);
		sp = f + 16;
		return;
	}
	handle_error(ld4(f + 8));
}

static void extend_from_slice(u32 a, u32 b, u32 c)
{
	u32 d;
	d = ld4(a + 8);
	if (c > ld4(a) - d) {
		do_reserve_and_handle(a, d, c, 1, 1);
		d = ld4(a + 8);
	}
	if (c) copy(ld4(a + 4) + d, b, c);
	st4(a + 8, d + c);
}

static void input_first(u32 a)
{
	u32 b, c, d, e, f, g, h, i, j, k, m, n, p, q;
	sp = b = frame(32);
	st4(b + 12, 0);
	st8(b + 4, (u64)1 << 32);
	extend_from_slice(b + 4, 1, 0);
	c = ld4(b + 4);
	d = ld4(b + 12);
	do {
		if (c - d <= 65535) {
			do_reserve_and_handle(b + 4, d, 65536, 1, 1);
			d = ld4(b + 12);
			c = ld4(b + 4);
		}
		if (c < d) std_fail(8388686, 53);
		e = ld4(b + 8);
		f = host_read(e + d, c - d);
		d += f;
		if (d < f) std_fail(8388686, 53);
		st4(b + 12, d);
	} while (f);
	if (d) {
		g = e + 1;
		h = 0;
		do {
			i = h + 1;
			j = e + h;
			k = ext1(M[j]);
			if (k > 2147483647) {
				c = clz4(~(k << 24)) - 1;
				m = c < 3 ? c : 3;
				f = 63 >> (m & 31) & k & 255;
				n = m + i;
				p = (c != 0) & (n <= d);
				q = d < n ? d : n;
				if (i < q) {
					c = g + h;
					h = h - q + 1;
					do {
						q = M[c];
						f = f << 6 | (q & 63);
						c++;
						p &= i4(ext1(q)) < -64;
					} while (++h);
				}
				st8(b + 24, (u64)65536 << 32 | 2048);
				st8(b + 16, (u64)128 << 32 | 128);
				if (p != 0 && k <= 4294967287u && f >= ld4(b + 16 + (m << 2))) {
					h = n;
					if ((f ^ 55296) - 1114112 > 4293855231u) goto L9;
				}
				M[j] = 63;
			}
			h = i;
		L9:;
		} while (h < d);
	}
	c = globalalloc_alloc(12);
	if (!c) std_fail(8388686, 53);
	st8(c, ld8(b + 4));
	d = ld4(b + 12);
	st4(c + 8, d);
	c = ld4(c + 4);
	M[a + 20] = 0;
	st4(a + 16, d);
	st4(a + 12, c);
	st4(a + 8, d);
	st4(a + 4, c);
	st4(a, 0);
	sp = b + 32;
}

static void call_0(u32 a, u32 b)
{
	switch (b) {
	case 1: input_first(a); return;
	}
	die("no such function");
}

static void try_init(u32 a)
{
	u32 b;
	sp = b = frame(48);
	call_0(b, a);
	st8(b + 24, ld8(b + 4));
	st8(b + 32, ld8(b + 12));
	st4(b + 40, ld4(b + 20));
	if (ld4(8388828) == 1) std_fail(8388686, 53);
	st4(8388832, ld4(b));
	st4(8388828, 1);
	st8(8388836, ld8(b + 24));
	st8(8388844, ld8(b + 32));
	st4(8388852, ld4(b + 40));
	sp = b + 48;
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
			if (u < e) std_fail(8388686, 53);
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
		if (d > u) std_fail(8388686, 53);
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
		if (!s) std_fail(8388686, 53);
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

static u32 program_choose(u32 a, u32 b)
{
	u32 c, d, e, f, g;
	if (!b) std_fail(8388686, 53);
	c = b - 1;
	d = (a & 2097148) ^ 2097149;
	f = b = e = 0;
	do {
		f = b += f;
		g = 1;
		switch (((u32)(b > 20) - (b < 20)) & 255) {
		case 0:
			goto L6;
		case 1:
			goto L3;
		}
		f = b + 1;
		g = 0;
	L6:
		if (b >= 32) std_fail(8388686, 53);
		e |= d << (b & 31);
		b = c;
	} while (!(g | (f > 20)));
L3:
	return a & ~e;
}

static void handle_split(u32 a, u32 b)
{
	u32 c, d, e, f, g, h, i, j, k, m;
	c = globalalloc_alloc(64);
	if (!c) std_fail(8388686, 53);
	st4(c, 0);
	d = ld4(b + 8);
	e = ld4(b);
	f = ~d + ld2(e + 50);
	st2(c + 50, f);
	if (f >= 12) std_fail(8388686, 53);
	g = e + 4;
	h = ld4(g + (d << 2));
	i = d + 1;
	j = e + 52;
	k = M[j + d];
	m = f << 2;
	if (m) copy(c + 4, g + (i << 2), m);
	if (f) copy(c + 52, j + i, f);
	st2(e + 50, d);
	M[a + 20] = k;
	st4(a + 16, h);
	st4(a, e);
	st4(a + 12, 0);
	st4(a + 8, c);
	st4(a + 4, ld4(b + 4));
}

static void node_handle_split(u32 a, u32 b)
{
	u32 c, d, e, f, g, h, i, j, k, m, n;
	c = ld4(b);
	d = ld2(c + 50);
	e = globalalloc_alloc(112);
	if (!e) std_fail(8388686, 53);
	st4(e, 0);
	f = ld4(b + 8);
	g = ~f + ld2(c + 50);
	st2(e + 50, g);
	if (g >= 12) std_fail(8388686, 53);
	h = c + 4;
	i = ld4(h + (f << 2));
	j = f + 1;
	k = c + 52;
	m = M[k + f];
	n = g << 2;
	if (n) copy(e + 4, h + (j << 2), n);
	if (g) copy(e + 52, k + j, g);
	st2(c + 50, f);
	g = ld2(e + 50);
	j = g + 1;
	if (g >= 12 || d - f != j) std_fail(8388686, 53);
	d = e + 64;
	j <<= 2;
	if (j) copy(d, c + (f << 2) + 68, j);
	j = ld4(b + 4);
	f = 0;
	do {
		b = ld4(d + (f << 2));
		st2(b + 48, f);
		st4(b, e);
		if (f >= g) goto L8;
		f += f < g;
	} while (f <= g);
L8:
	M[a + 20] = m;
	st4(a + 16, i);
	st4(a + 4, j);
	st4(a, c);
	st4(a + 12, j);
	st4(a + 8, e);
}

static void insert_fit(u32 a, u32 b, u32 c, u32 d, u32 e)
{
	u32 f, g, h, i, j, k;
	f = a + 4;
	g = f + (b << 2);
	h = b + 1;
	i = ld2(a + 50);
	if (h > i) st4(g, c);
	else {
		j = i - b;
		k = j << 2;
		if (k) copy(f + (h << 2), g, k);
		st4(g, c);
		if (j) {
			g = a + 52;
			copy(g + h, g + b, j);
		}
	}
	c = i + 1;
	M[a + b + 52] = d;
	g = a + 64;
	d = i + 2;
	f = b + 2;
	if (d > f) {
		j = (i - b) << 2;
		if (j) copy(g + (f << 2), g + (h << 2), j);
	}
	st4(g + (h << 2), e);
	st2(a + 50, c);
	if (h < d) {
		g = i + 1;
		i = (b << 2) + a + 68;
		do {
			h = ld4(i);
			b++;
			st2(h + 48, b);
			st4(h, a);
			i += 4;
		} while (g != b);
	}
}

static u32 new_uninit_in(void)
{
	u32 a;
	a = globalalloc_alloc(112);
	if (!a) std_fail(8388686, 53);
	return a;
}

static u32 mover_wins(u32 a, u32 b)
{
	u32 c, d, e, f, g, h, i, j, k, m, n, p, q;
	sp = c = frame(48);
	d = b;
	e = ld4(a);
	if (!e) goto L4;
	f = ld4(a + 4);
	for (;;) {
		d = e + 4;
		g = ld2(e + 50);
		h = g << 2;
		i = -1;
		do {
			if (!h) {
				i = g;
				goto L8;
			}
			j = ld4(d);
			h -= 4;
			i++;
			d += 4;
			j = ((u32)(b > j) - (b < j)) & 255;
		} while (j == 1);
		if (!j) break;
	L8:
		if (!f) {
			d = b;
			goto L4;
		}
		f--;
		e = ld4(e + (i << 2) + 64);
	}
	f = M[e + i + 52];
	goto L3;
L4:
	do {
		h = d;
		if (!h) goto L13;
		d = (h - 1) & h;
	} while (mover_wins(a, program_choose(b, ctz4(h))));
L13:
	f = h != 0;
	k = h != 0;
	m = ld4(a);
	if (!m) {
		h = globalalloc_alloc(64);
		if (!h) std_fail(8388686, 53);
		st4(a + 4, 0);
		st4(a, h);
		st4(h, 0);
		st2(h + 50, 1);
		M[h + 52] = k;
		st4(h + 4, b);
		goto L16;
	}
	g = n = ld4(a + 4);
	e = m;
	for (;;) {
		p = ld2(e + 50);
		h = p << 2;
		i = -1;
		d = q = e + 4;
		do {
			if (!h) {
				i = p;
				goto L26;
			}
			j = ld4(d);
			h -= 4;
			i++;
			d += 4;
			j = ((u32)(b > j) - (b < j)) & 255;
		} while (j == 1);
		if (!j) break;
	L26:
		if (!g) goto L22;
		g--;
		e = ld4(e + (i << 2) + 64);
	}
	M[e + i + 52] = k;
	goto L3;
L22:
	if (p < 11) {
		h = q + (i << 2);
		if (p <= i) st4(h, b);
		else {
			j = i + 1;
			d = p - i;
			g = d << 2;
			if (g) copy(q + (j << 2), h, g);
			st4(h, b);
			if (d) {
				b = e + 52;
				copy(b + j, b + i, d);
			}
		}
		st2(e + 50, p + 1);
		M[e + i + 52] = k;
		goto L16;
	}
	d = 5;
	h = 4;
	if (i < 5) goto L33;
	h = i;
	j = 0;
	switch (i - 5) {
	case 0:
		break;
	case 1:
		goto L31;
	default:
		j = i - 7;
		d = 6;
		goto L31;
	}
L33:
	st4(c + 20, h);
	st4(c + 16, 0);
	st4(c + 12, e);
	handle_split(c + 24, c + 12);
	h = ld4(c + 24);
	goto L30;
L31:
	st4(c + 20, d);
	st4(c + 16, 0);
	st4(c + 12, e);
	handle_split(c + 24, c + 12);
	h = ld4(c + 32);
	i = j;
L30:
	e = h + 4;
	j = e + (i << 2);
	d = ld2(h + 50);
	if (d <= i) st4(j, b);
	else {
		p = i + 1;
		g = d - i;
		q = g << 2;
		if (q) copy(e + (p << 2), j, q);
		st4(j, b);
		if (g) {
			b = h + 52;
			copy(b + p, b + i, g);
		}
	}
	st2(h + 50, d + 1);
	M[h + i + 52] = k;
	e = M[c + 44];
	if (e == 2) goto L16;
	i = ld4(c + 32);
	b = ld4(c + 36);
	g = ld4(c + 40);
	d = ld4(c + 24);
	h = ld4(d);
	if (!h) goto L17;
	j = ld4(c + 28);
	p = i;
	for (;;) {
		if (b != j) std_fail(8388686, 53);
		b = ld2(d + 48);
		if (ld2(h + 50) < 11) break;
		j++;
		d = 4;
		if (b < 5) goto L46;
		k = 0;
		i = 5;
		d = b;
		switch (b - 5) {
		case 0:
			break;
		case 1:
			goto L44;
		default:
			k = b - 7;
			i = 6;
			goto L44;
		}
	L46:
		st4(c + 20, d);
		st4(c + 16, j);
		st4(c + 12, h);
		node_handle_split(c + 24, c + 12);
		i = ld4(c + 32);
		j = ld4(c + 28);
		h = d = ld4(c + 24);
		goto L43;
	L44:
		st4(c + 20, i);
		st4(c + 16, j);
		st4(c + 12, h);
		node_handle_split(c + 24, c + 12);
		j = ld4(c + 28);
		d = ld4(c + 24);
		h = i = ld4(c + 32);
		b = k;
	L43:
		insert_fit(h, b, g, e & 1, p);
		e = M[c + 44];
		if (e == 2) goto L16;
		g = ld4(c + 40);
		b = ld4(c + 36);
		p = i;
		h = ld4(d);
		if (!h) goto L17;
	}
	insert_fit(h, b, g, e & 1, p);
	goto L16;
L17:
	h = new_uninit_in();
	st4(h + 64, m);
	st2(h + 50, 0);
	st4(h, 0);
	d = n + 1;
	if (!d) std_fail(8388686, 53);
	st2(m + 48, 0);
	st4(m, h);
	st4(a + 4, d);
	st4(a, h);
	if (b != n) std_fail(8388686, 53);
	st4(h + 68, i);
	M[h + 52] = e & 1;
	st4(h + 4, g);
	st2(h + 50, 1);
	st2(i + 48, 1);
	st4(i, h);
L16:
	st4(a + 8, ld4(a + 8) + 1);
L3:
	sp = c + 48;
	return f & 1;
}

static void fmt_small(u64 a, u32 b, u32 c)
{
	u32 d, e, g, h;
	u64 f;
	sp = d = frame(48);
	fill(d + 8, 48, 40);
	e = 41;
	do {
		if (e == 1) std_fail(8388686, 53);
		f = a / 10;
		M[d + 8 + e - 2] = (u32)(f * 246 + a) | 48;
		e--;
		g = a < 10;
		a = f;
	} while (!g);
	g = d + 8 + e - 1;
	if (b) {
		h = b = ld4(c + 8);
		if (ld4(c) == b) {
			do_reserve_and_handle(c, b, 1, 1, 1);
			h = ld4(c + 8);
		}
		st4(c + 8, b + 1);
		M[ld4(c + 4) + h] = 45;
	}
	extend_from_slice(c, g, 41 - e);
	sp = d + 48;
}

static void to_string(u32 a)
{
	u32 b, c, d;
	sp = b = frame(16);
	st4(b + 12, 0);
	st8(b + 4, (u64)1 << 32);
	do_reserve_and_handle(b + 4, 0, 26, 1, 1);
	st8(a, ld8(b + 4));
	c = ld4(b + 12);
	d = ld4(b + 8) + c;
	st8(d, ld8(8388786));
	st8(d + 8, ld8(8388794));
	st8(d + 16, ld8(8388802));
	st2(d + 24, ld2(8388810));
	st4(a + 8, c + 26);
	sp = b + 16;
}

static void slice_error_fail(u32, u32, u32, u32);
static void slice_error_fail_rt(u32 a, u32 b, u32 c, u32 d)
{
	u32 e;
	if (c > b || d > b || c > d) std_fail(8388686, 53);
	if (!c || c >= b || i4(ext1(M[a + c])) > -65) {
		if (!d || d >= b || i4(ext1(M[a + d])) > -65) std_fail(8388686, 53);
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
		std_fail(8388686, 53);
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
	std_fail(8388686, 53);
L11:
	slice_error_fail(a, b, e, c);
L1:
	slice_error_fail(a, b, e, d);
}

static void slice_error_fail(u32 a, u32 b, u32 c, u32 d)
{
	slice_error_fail_rt(a, b, c, d);
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, q, r, s;
	u64 p;
	sp = a = frame(96);
	st4(a + 24, 0);
	st4(a + 16, 0);
	st4(a + 36, 0);
	st8(a + 28, (u64)1 << 32);
	c = b = 0;
	for (;;) {
		if (!ld4(8388828)) try_init(ld4(8388824));
		d = ld4(8388832);
		if (d >= 2147483647) std_fail(8388686, 53);
		st4(8388832, d + 1);
		e = M[8388852];
		f = ld4(8388848);
		g = ld4(8388844);
		do {
			if (e & 1 || !f) goto L20;
			h = 0;
			for (;;) {
				e = M[g + h] - 9u;
				if (e <= 23 && 1u << (e & 31) & 8388635) break;
				h++;
				if (f == h) goto L21;
			}
			e = h + 1;
			g += e;
			f -= e;
			e = 0;
		} while (!h);
	L21:
		st4(8388832, d);
		if (!ld4(8388828)) {
			try_init(ld4(8388824));
			d = ld4(8388832);
		}
		if (d) std_fail(8388686, 53);
		st4(8388832, -1);
		h = M[8388852];
		f = ld4(8388848);
		d = ld4(8388844);
		for (;;) {
			e = d;
			if (h & 1) break;
			if (f) {
				g = 0;
				do {
					h = M[e + g] - 9u;
					if (h <= 23 && 1u << (h & 31) & 8388635) goto L33;
					g++;
				} while (f != g);
			}
			h = 1;
			M[8388852] = 1;
			d = e;
			g = f;
			goto L32;
		L33:
			h = 0;
			d = g + 1;
			f -= d;
			st4(8388848, f);
			d += e;
			st4(8388844, d);
		L32:
			if (g) goto L29;
		}
		g = 0;
		i = ld4(8388836);
		j = ld4(8388840);
		k = i + j;
		goto L7;
	L29:
		i = ld4(8388836);
		j = ld4(8388840);
		d = i + j;
		k = e ? e : d;
		f = e ? g : 0;
		switch (f) {
		case 0:
			g = 0;
			goto L7;
		case 1:
			m = M[k];
			switch (m - 43) {
			case 0: case 2:
				h = 1;
				goto L8;
			default:
				goto L38;
			}
		}
		m = M[k];
	L38:
		n = (m & 255) == 43;
		h = k + n;
		f -= n;
		if (f >= 9) {
			n = 0;
			for (;;) {
				if (!f) goto L18;
				p = (u64)n * 10;
				if ((u32)(p >> 32)) goto L9;
				q = M[h] - 48u;
				if (q > 9) goto L9;
				h++;
				f--;
				n = q + (u32)p;
				if (n < q) goto L9;
			}
		}
		if (f) {
			n = 0;
			for (;;) {
				q = M[h] - 48u;
				if (q > 9) goto L9;
				h++;
				n = q + n * 10;
				if (!--f) goto L18;
			}
		}
		d = 0;
	L20:
		st4(8388832, d);
		goto L10;
	L18:
		if (n >= 4294901761u) std_fail(8388608, 78);
		if (!e) goto L5;
		st4(8388832, 0);
		if (!n) goto L10;
		if (n > 1073741823) std_fail(8388686, 53);
		j = n << 2;
		if (j >= 2147483645) std_fail(8388686, 53);
		r = globalalloc_alloc(j);
		if (!r) std_fail(8388686, 53);
		k = 0;
		b = ld4(8388828);
		for (;;) {
			h = b & 1;
			b = 1;
			if (!h) {
				try_init(ld4(8388824));
				b = ld4(8388828);
			}
			if (ld4(8388832)) std_fail(8388686, 53);
			i = k + 1;
			st4(8388832, -1);
			e = M[8388852];
			g = ld4(8388848);
			d = ld4(8388844);
			for (;;) {
				f = d;
				if (e & 1) break;
				if (g) {
					h = 0;
					do {
						e = M[f + h] - 9u;
						if (e <= 23 && 1u << (e & 31) & 8388635) goto L56;
						h++;
					} while (g != h);
				}
				e = 1;
				M[8388852] = 1;
				d = f;
				h = g;
				goto L55;
			L56:
				e = 0;
				d = h + 1;
				g -= d;
				st4(8388848, g);
				d += f;
				st4(8388844, d);
			L55:
				if (h) goto L52;
			}
			m = ld4(8388836);
			s = ld4(8388840);
			q = m + s;
			break;
		L52:
			m = ld4(8388836);
			s = ld4(8388840);
			q = f ? f : m + s;
			e = f ? h : 0;
			switch (e) {
			case 0:
				goto L145;
			case 1:
				h = M[q];
				switch (h - 43) {
				case 0: case 2:
					goto L145;
				default:
					goto L61;
				}
			}
			h = M[q];
		L61:
			g = (h & 255) == 43;
			h = q + g;
			e -= g;
			g = 0;
			if (e >= 9) {
				for (;;) {
					if (!e) goto L66;
					p = (u64)g * 10;
					if ((u32)(p >> 32)) goto L65;
					d = M[h] - 48u;
					if (d > 9) goto L145;
					h++;
					e--;
					g = d + (u32)p;
					if (g < d) goto L145;
				}
			}
			if (!e) goto L66;
			do {
				d = M[h] - 48u;
				if (d > 9) goto L145;
				h++;
				g = d + g * 10;
			} while (--e);
		L66:
			p = (u64)g << 32;
			goto L64;
		L65:
			p = ((M[h] - 48u) & 255) < 10 ? 513 : 257;
		L64:
			if (!f || ((u32)p & 1) != 0) break;
			st4(r + (k << 2), p >> 32);
			st4(8388832, 0);
			k = i;
			if (i == n) goto L47;
		}
	L145:
		if (q < m) std_fail(8388686, 53);
		h = q - m;
		if (q == m) goto L72;
		if (h >= s) {
			if (h == s) goto L72;
			break;
		}
		if (i4(ext1(M[m + h])) <= -65) break;
	L72:
		st2(a + 92, 1);
		st4(a + 88, h);
		st4(a + 84, 0);
		M[a + 80] = 1;
		st4(a + 76, 10);
		st4(a + 72, h);
		st4(a + 68, 0);
		st4(a + 64, h);
		st4(a + 60, m);
		st4(a + 56, 10);
		next_back(a + 8, a + 56);
		std_fail(8388686, 53);
	L47:
		h = e = 0;
		do {
			f = ld4(r + h);
			if (f - 2 >= 19) std_fail(8388686, 53);
			e |= 1u << (f & 31);
			h += 4;
		} while (j != h);
		f = e;
		while (f) {
			g = ctz4(f);
			f = h = (f - 1) & f;
			if (!mover_wins(a + 16, program_choose(e, g))) goto L77;
		}
		m = 1;
		f = d = 0;
		goto L76;
	L77:
		q = globalalloc_alloc(16);
		if (!q) std_fail(8388686, 53);
		st4(q, g);
		n = 1;
		st4(a + 64, 1);
		st4(a + 60, q);
		st4(a + 56, 4);
		g = 0;
		while (h) {
			f = ctz4(h);
			h = d = (h - 1) & h;
			if (mover_wins(a + 16, program_choose(e, f))) continue;
			if (n == ld4(a + 56)) {
				do_reserve_and_handle(a + 56, n, 1, 4, 4);
				q = ld4(a + 60);
			}
			st4(q + (n << 2), f);
			n++;
			st4(a + 64, n);
			g += 4;
			h = d;
		}
		q = ld4(a + 60);
		e = ((n << 2) - 4) >> 2;
		k = ld4(a + 56);
		if (n == 1) {
			st8(a + 60, 1);
			st4(a + 56, e);
			fmt_small(ld4(q), 0, a + 56);
			goto L84;
		}
		f = globalalloc_alloc(e);
		if (!f) std_fail(8388686, 53);
		h = q + 4;
		st4(a + 64, 0);
		st4(a + 60, f);
		st4(a + 56, e);
		fmt_small(ld4(q), 0, a + 56);
		do {
			e = ld4(a + 64);
			if (ld4(a + 56) == e) {
				do_reserve_and_handle(a + 56, e, 1, 1, 1);
				e = ld4(a + 64);
			}
			M[ld4(a + 60) + e] = 32;
			st4(a + 64, e + 1);
			fmt_small(ld4(h), 0, a + 56);
			h += 4;
			g -= 4;
		} while (g);
	L84:
		f = ld4(a + 64);
		m = ld4(a + 60);
		d = ld4(a + 56);
		if (!k) goto L76;
		globalalloc_dealloc(q, k << 2);
	L76:
		h = c + 1;
		if (i4(h) < i4(c)) std_fail(8388686, 53);
		st4(a + 64, 0);
		st8(a + 56, (u64)1 << 32);
		do_reserve_and_handle(a + 56, 0, 11, 1, 1);
		e = ld4(a + 64);
		g = ld4(a + 60) + e;
		st8(g, ld8(8388752));
		st4(g + 7, ld4(8388759));
		st4(a + 64, e + 11);
		e = sar4(h, 31);
		fmt_small((h ^ e) - e, h >> 31, a + 56);
		q = ld4(a + 56);
		e = ld4(a + 64);
		if (q == e) {
			do_reserve_and_handle(a + 56, e, 1, 1, 1);
			q = ld4(a + 56);
			e = ld4(a + 64);
		}
		k = ld4(a + 60);
		M[k + e] = 10;
		g = e + 1;
		n = ld4(a + 36);
		if (e >= ld4(a + 28) - n) {
			do_reserve_and_handle(a + 28, n, g, 1, 1);
			n = ld4(a + 36);
		}
		if (g) copy(ld4(a + 32) + n, k, g);
		g += n;
		st4(a + 36, g);
		if (q) globalalloc_dealloc(k, q);
		if (f) {
			st4(a + 64, 0);
			st8(a + 56, (u64)1 << 32);
			do_reserve_and_handle(a + 56, 0, 23, 1, 1);
			n = ld4(a + 60);
			q = ld4(a + 64);
			e = n + q;
			st8(e, ld8(8388763));
			st8(e + 8, ld8(8388771));
			st8(e + 15, ld8(8388778));
			e = q + 23;
			st4(a + 64, e);
			q = ld4(a + 56);
			if (f > q - e) {
				do_reserve_and_handle(a + 56, e, f, 1, 1);
				q = ld4(a + 56);
				n = ld4(a + 60);
				e = ld4(a + 64);
			}
			if (f) copy(n + e, m, f);
			e += f;
			st4(a + 64, e);
			if (q - e <= 1) {
				do_reserve_and_handle(a + 56, e, 2, 1, 1);
				n = ld4(a + 60);
				e = ld4(a + 64);
			}
			st2(n + e, 2570);
			st4(a + 48, e + 2);
			st8(a + 40, ld8(a + 56));
		} else {
			to_string(a + 40);
		}
		f = ld4(a + 44);
		e = ld4(a + 48);
		if (e > ld4(a + 28) - g) {
			do_reserve_and_handle(a + 28, g, e, 1, 1);
			g = ld4(a + 36);
		}
		if (e) copy(ld4(a + 32) + g, f, e);
		b = g + e;
		st4(a + 36, b);
		e = ld4(a + 40);
		if (e) globalalloc_dealloc(f, e);
		if (d) globalalloc_dealloc(m, d);
		globalalloc_dealloc(r, j);
		c = h;
	}
	slice_error_fail_rt(m, s, 0, h);
L10:
	e = ld4(a + 32);
	h = ld4(8388820);
	if (b > ld4(8388812) - h) {
		do_reserve_and_handle(8388812, h, b, 1, 1);
		h = ld4(8388820);
	}
	if (b) copy(ld4(8388816) + h, e, b);
	h += b;
	st4(8388820, h);
	if (h >= 65537) {
		host_write(ld4(8388816), h);
		st4(8388820, 0);
	}
	h = ld4(a + 28);
	if (h) globalalloc_dealloc(e, h);
	e = ld4(a + 16);
	if (e) {
		g = ld4(a + 20);
		d = ld4(a + 24);
		if (d) {
			f = 0;
			for (;;) {
				if (f) {
					h = e;
					e = f;
				} else {
					h = 0;
					if (g) {
						do e = ld4(e + 64); while (--g);
					}
					g = 0;
				}
				if (g < ld2(e + 50)) {
					f = e;
					goto L118;
				}
				for (;;) {
					f = ld4(e);
					if (!f) break;
					g = ld2(e + 48);
					globalalloc_dealloc(e, h ? 112 : 64);
					h++;
					e = f;
					if (g < ld2(f + 50)) goto L118;
				}
				globalalloc_dealloc(e, h ? 112 : 64);
				std_fail(8388686, 53);
			L118:
				if (h) {
					e = f + (g << 2) + 68;
					do {
						f = ld4(e);
						e = f + 64;
					} while (--h);
					g = 0;
				} else {
					g++;
				}
				e = 0;
				if (!--d) goto L109;
			}
		}
		f = e;
		if (!g) goto L109;
		do f = ld4(f + 64); while (--g);
	L109:
		e = ld4(f);
		if (e) {
			h = 0;
			do {
				globalalloc_dealloc(f, h ? 112 : 64);
				h++;
				f = e;
				e = ld4(f);
			} while (e);
			h = h ? 112 : 64;
		} else {
			h = 64;
		}
		globalalloc_dealloc(f, h);
	}
	h = ld4(8388820);
	if (h) {
		host_write(ld4(8388816), h);
		st4(8388820, 0);
	}
	sp = a + 96;
	return;
L9:
	h = g;
	if (e) goto L8;
	k = d;
	g = 0;
	goto L6;
L8:
	if ((m & 255) != 43) goto L7;
	g = h - 1;
	d = k + 1;
	goto L6;
L7:
	d = k;
L6:
	h = g;
	e = d;
	do {
		if (!h) {
			for (;;) {
				if (!g) goto L135;
				g--;
				h = M[d];
				d++;
				if (h != 48) std_fail(8388608, 78);
			}
		}
		h--;
		f = M[e];
		e++;
	} while (((f - 48) & 255) < 10);
L135:
	d = k;
L5:
	if (d < i) std_fail(8388686, 53);
	h = d - i;
	if (d == i) goto L141;
	if (h >= j) {
		if (h == j) goto L141;
		goto L2;
	}
	if (i4(ext1(M[i + h])) <= -65) goto L2;
L141:
	st2(a + 92, 1);
	st4(a + 88, h);
	st4(a + 84, 0);
	M[a + 80] = 1;
	st4(a + 76, 10);
	st4(a + 72, h);
	st4(a + 68, 0);
	st4(a + 64, h);
	st4(a + 60, i);
	st4(a + 56, 10);
	next_back(a, a + 56);
	std_fail(8388686, 53);
L2:
	slice_error_fail_rt(i, j, 0, h);
}

int main(void)
{
	M = (unsigned char *)calloc(129, 65536);
	if (!M) die("out of memory");
	memcpy(M + 8388608, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memoryTest Case #The winning moves are: There's no win"
		"ning move.\n\n\0\0\0\0\1\0\0\0\0\0\0\0\1", 217);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
