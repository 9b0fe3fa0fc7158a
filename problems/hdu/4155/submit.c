/* HDU 4155, https://acm.hdu.edu.cn/showproblem.php?pid=4155, made by `cargo judge bundle hdu4155 --write` from 4056d9d8adad6257 */
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
static u32 sp = 4194304;
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
static u32 div4(u32 a, u32 b)
{
	if (!b) die("division by zero");
	return a / b;
}
static unsigned char *M;
static u32 pages = 65;
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
	a = ld4(4194404);
	if (a) {
		host_write(ld4(4194400), a);
		st4(4194404, 0);
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
	b = pages;
	if (a > b << 16) {
		c = (a >> 16) - b + 1;
		b = c + (b >> 3);
		if (b < c) std_fail(4194328, 53);
		if (grow(b) == ~0u && grow(c) == ~0u) std_fail(4194381, 13);
	}
	st4(4194568, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = clz4((a > 16 ? a : 16) - 1);
	c = 32 - b;
	if (!b) std_fail(4194328, 53);
	d = c << 2;
	b = ld4(d + 4194440);
	if (b) {
		st4(d + 4194440, ld4(b));
		return b;
	}
	b = ld4(4194568);
	if (b) {
		if (b >= 4294967280u) std_fail(4194328, 53);
	} else {
		b = pages << 16;
		st4(4194568, b);
	}
	b = (b + 15) & -16;
	a = b + (a > 65536 ? a : 1u << (c & 31));
	if (a >= b) {
		memory_reach(a);
		return b;
	}
	std_fail(4194328, 53);
	return 0;
}

static u32 can_lay(u32 a, u32 b)
{
	u32 c, d, e, f;
	c = 0;
	d = 4194304;
	e = 1;
	do {
		if (e == 7 || !e) std_fail(4194328, 53);
		f = div4(b, ld4(d)) % 5 * e;
		c += f;
		if (c < f) std_fail(4194328, 53);
		d += 4;
	} while (++e != 6);
	d = c + b / 3125 % 5 * 6;
	if (d < c || !a) std_fail(4194328, 53);
	c = a - 1;
	if (a >= 7) std_fail(4194328, 53);
	e = 0;
	if (div4(b, ld4((c << 2) + 4194304)) % 5 <= 3) {
		e = d + a;
		if (e < d) std_fail(4194328, 53);
		e = e < 32;
	}
	return e;
}

static void globalalloc_dealloc(u32 a, u32 b)
{
	u32 c;
	if (b > 65536) {
		c = b + a;
		if (c < b) std_fail(4194328, 53);
		if (c == ld4(4194568)) {
			st4(4194568, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 4194440));
		st4(b + 4194440, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 4194440));
	st4(b + 4194440, a);
}

static void finish_grow(u32 a, u32 b, u32 c, u32 d)
{
	u32 e;
	if (d <= 2147483647) {
		if (b) {
			e = b + c;
			if (e < b) std_fail(4194328, 53);
			if (e == ld4(4194568) && b > 65536) {
				b = d + c;
				if (b < d) std_fail(4194328, 53);
				memory_reach(b);
				goto L5;
			}
			if (d <= 65536 && clz4((b > 16 ? b : 16) - 1) == clz4((d > 16 ? d : 16) - 1)) goto L5;
			e = globalalloc_alloc(d);
			if (e) {
				if (b) copy(e, c, b);
				globalalloc_dealloc(c, b);
				goto L4;
			}
		} else {
			if (!d) {
				e = 1;
				goto L4;
			}
			e = globalalloc_alloc(d);
			if (e) goto L4;
		}
		b = 1;
		st4(a + 4, 1);
		goto L3;
	L5:
		e = c;
	L4:
		st4(a + 4, e);
		b = 0;
	L3:
		c = 8;
	} else {
		b = 1;
		c = 4;
		d = 0;
	}
	st4(a + c, d);
	st4(a, b);
}

static void handle_error(u32 a, u32 b)
{
	std_fail(4194328, 53);
}

static void input_first(u32 a)
{
	u32 b, c, d, e, f, g = 0, h, i, j, k, m, n, p, q, r;
	sp = b = frame(16);
	c = 0;
	d = 1;
	f = e = 0;
	do {
		if (e - f <= 65535) {
			if (f > 4294901759u) {
				e = 0;
				handle_error(e, g);
			}
			e = f + 65536;
			finish_grow(b, c, d, e);
			if (ld4(b) == 1) {
				g = ld4(b + 8);
				e = ld4(b + 4);
				handle_error(e, g);
			}
			d = ld4(b + 4);
			c = e;
		}
		if (e < f) std_fail(4194328, 53);
		g = host_read(d + f, e - f);
		f += g;
		if (f < g) std_fail(4194328, 53);
	} while (g);
	if (f) {
		h = d + 1;
		i = 0;
		do {
			j = i + 1;
			k = d + i;
			m = ext1(M[k]);
			if (m > 2147483647) {
				e = clz4(~(m << 24)) - 1;
				n = e < 3 ? e : 3;
				g = 63 >> (n & 31) & m & 255;
				p = n + j;
				q = (e != 0) & (p <= f);
				r = f < p ? f : p;
				if (j < r) {
					e = h + i;
					i = i - r + 1;
					do {
						r = M[e];
						g = g << 6 | (r & 63);
						e++;
						q &= i4(ext1(r)) < -64;
					} while (++i);
				}
				st8(b + 8, (u64)65536 << 32 | 2048);
				st8(b, (u64)128 << 32 | 128);
				if (q != 0 && m <= 4294967287u && g >= ld4(b + (n << 2))) {
					i = p;
					if ((g ^ 55296) - 1114112 > 4293855231u) goto L12;
				}
				M[k] = 63;
			}
			i = j;
		L12:;
		} while (i < f);
	}
	e = globalalloc_alloc(12);
	if (!e) std_fail(4194328, 53);
	st4(e + 8, f);
	st4(e + 4, d);
	st4(e, c);
	M[a + 20] = 0;
	st4(a + 16, f);
	st4(a + 12, d);
	st4(a + 8, f);
	st4(a + 4, d);
	st4(a, 0);
	sp = b + 16;
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
	if (ld4(4194412) == 1) std_fail(4194328, 53);
	st4(4194416, ld4(b));
	st4(4194412, 1);
	st8(4194420, ld8(b + 24));
	st8(4194428, ld8(b + 32));
	st4(4194436, ld4(b + 40));
	sp = b + 48;
}

static void do_reserve_and_handle(u32 a, u32 b, u32 c)
{
	u32 d, e;
	sp = d = frame(16);
	b += c;
	if (b < c) {
		d = 0;
		handle_error(d, a);
	}
	e = c = ld4(a);
	c <<= 1;
	c = b > c ? b : c;
	c = c > 8 ? c : 8;
	finish_grow(d + 4, e, ld4(a + 4), c);
	if (ld4(d + 4) != 1) {
		b = ld4(d + 8);
		st4(a, c);
		st4(a + 4, b);
		sp = d + 16;
		return;
	}
	a = ld4(d + 12);
	d = ld4(d + 8);
	handle_error(d, a);
}

static void host_append(u32 a, u32 b, u32 c)
{
	u32 d;
	if (a == 4194396 && c > 65536) {
		a = ld4(4194404);
		if (a) {
			host_write(ld4(4194400), a);
			st4(4194404, 0);
		}
		host_write(b, c);
		return;
	}
	d = ld4(a + 8);
	if (c > ld4(a) - d) {
		do_reserve_and_handle(a, d, c);
		d = ld4(a + 8);
	}
	if (c) copy(ld4(a + 4) + d, b, c);
	st4(a + 8, d + c);
}

static void slice_error_fail(u32, u32, u32, u32);
static void slice_error_fail_rt(u32 a, u32 b, u32 c, u32 d)
{
	u32 e;
	if (c > b || d > b || c > d) std_fail(4194328, 53);
	if (!c || c >= b || i4(ext1(M[a + c])) > -65) {
		if (!d || d >= b || i4(ext1(M[a + d])) > -65) std_fail(4194328, 53);
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
		std_fail(4194328, 53);
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
	std_fail(4194328, 53);
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
			if (!--c) return d;
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
			if (u < e) std_fail(4194328, 53);
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
		if (d > u) std_fail(4194328, 53);
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
		if (!s) std_fail(4194328, 53);
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

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j;
	sp = a = frame(80);
	b = globalalloc_alloc(15625);
	if (!b) std_fail(4194328, 53);
	fill(b, 0, 15625);
	c = 15625;
	do {
		d = c;
		c = d - 1;
		e = 4194304;
		f = 1;
		for (;;) {
			if (can_lay(f, c)) {
				g = ld4(e);
				h = g + c;
				if (h < g || h >= 15625) std_fail(4194328, 53);
				if (!M[b + h]) break;
			}
			e += 4;
			if (++f == 6) goto L9;
		}
		f = 1;
		goto L8;
	L9:
		if (!can_lay(6, c)) {
			f = 0;
			goto L8;
		}
		f = d + 3124;
		if (d >= 12501) std_fail(4194328, 53);
		f = M[b + f] ^ 1;
	L8:
		M[b + c] = f & 1;
	} while (c);
	st4(a + 36, 0);
	st8(a + 28, (u64)1 << 32);
	i = 1;
	d = 0;
	for (;;) {
		if (!ld4(4194412)) try_init(ld4(4194408));
		g = ld4(4194416);
		if (g >= 2147483647) std_fail(4194328, 53);
		e = M[4194436];
		c = ld4(4194432);
		h = ld4(4194428);
		while ((e & 1) == 0 && c != 0) {
			f = 0;
			for (;;) {
				e = M[h + f] - 9u;
				if (e <= 23 && 1u << (e & 31) & 8388635) break;
				f++;
				if (c == f) goto L18;
			}
			e = f + 1;
			h += e;
			c -= e;
			e = 0;
			if (f) goto L18;
		}
		f = ld4(a + 32);
		host_append(4194396, f, d);
		e = ld4(4194404);
		if (e > 65536) {
			host_write(ld4(4194400), e);
			st4(4194404, 0);
		}
		e = ld4(a + 28);
		if (e) globalalloc_dealloc(f, e);
		st4(b, ld4(4194496));
		st4(4194496, b);
		f = ld4(4194404);
		if (f) {
			host_write(ld4(4194400), f);
			st4(4194404, 0);
		}
		sp = a + 80;
		return;
	L18:
		if (!ld4(4194412)) {
			try_init(ld4(4194408));
			g = ld4(4194416);
		}
		if (g) std_fail(4194328, 53);
		st4(4194416, -1);
		e = M[4194436];
		h = ld4(4194432);
		g = ld4(4194428);
		do {
			c = g;
			if (e & 1) goto L33;
			if (h) {
				f = 0;
				do {
					e = M[c + f] - 9u;
					if (e <= 23 && 1u << (e & 31) & 8388635) goto L37;
					f++;
				} while (h != f);
			}
			e = 1;
			M[4194436] = 1;
			g = c;
			f = h;
			goto L36;
		L37:
			e = 0;
			g = f + 1;
			h -= g;
			st4(4194432, h);
			g += c;
			st4(4194428, g);
		L36:;
		} while (!f);
		if (!c) goto L33;
		g = globalalloc_alloc(f);
		if (!g) std_fail(4194328, 53);
		if (f) copy(g, c, f);
		e = 0;
		st4(4194416, ld4(4194416) + 1);
		c = 0;
		for (;;) {
			if (f == e) goto L31;
			h = M[g + e];
			if (((h - 49) & 255) >= 6) std_fail(4194328, 53);
			h = (h - 48) & 255;
			if (!can_lay(h, c)) std_fail(4194328, 53);
			e++;
			h = ld4((h << 2) + 4194300);
			c += h;
			if (c < h) std_fail(4194328, 53);
		}
	L33:
		f = ld4(4194424);
		str_index(a + 16, ld4(4194420), f, f);
		e = ld4(a + 16);
		f = ld4(a + 20);
		st2(a + 76, 1);
		st4(a + 72, f);
		st4(a + 68, 0);
		M[a + 64] = 1;
		st4(a + 60, 10);
		st4(a + 56, f);
		st4(a + 52, 0);
		st4(a + 48, f);
		st4(a + 44, e);
		st4(a + 40, 10);
		next_back(a + 8, a + 40);
		std_fail(4194328, 53);
	L31:
		if (c >= 15625) std_fail(4194328, 53);
		e = M[b + c];
		st4(a + 48, 0);
		st8(a + 40, (u64)1 << 32);
		host_append(a + 40, g, f);
		c = (f ^ e) & 1 ? 4194395 : 4194394;
		e = ld4(a + 48);
		if (ld4(a + 40) == e) {
			do_reserve_and_handle(a + 40, e, 1);
			e = ld4(a + 48);
		}
		M[ld4(a + 44) + e] = 32;
		st4(a + 48, e + 1);
		host_append(a + 40, c, 1);
		h = ld4(a + 40);
		e = ld4(a + 48);
		if (h == e) {
			do_reserve_and_handle(a + 40, e, 1);
			h = ld4(a + 40);
			e = ld4(a + 48);
		}
		j = ld4(a + 44);
		M[j + e] = 10;
		c = e + 1;
		if (e >= ld4(a + 28) - d) {
			do_reserve_and_handle(a + 28, d, c);
			i = ld4(a + 32);
			d = ld4(a + 36);
		}
		if (c) copy(i + d, j, c);
		d += c;
		st4(a + 36, d);
		if (h) globalalloc_dealloc(j, h);
		globalalloc_dealloc(g, f);
	}
}

int main(void)
{
	M = (unsigned char *)calloc(65, 65536);
	if (!M) die("out of memory");
	memcpy(M + 4194304, "\1\0\0\0\5\0\0\0\31\0\0\0}\0\0\0q\2\0\0005\14\0\0the program failed; bundled with --debug, it sa"
		"ys whyout of memoryBA\0\0\0\0\1\0\0\0\0\0\0\0\1", 105);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
