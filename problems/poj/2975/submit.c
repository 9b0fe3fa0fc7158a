/* POJ 2975, http://poj.org/problem?id=2975, made by `cargo judge bundle poj2975 --write` from effdf38be243a971 */
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
	a = ld4(8388760);
	if (a) {
		host_write(ld4(8388756), a);
		st4(8388760, 0);
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
		if (b < c) std_fail(8388686, 53);
		if (grow(b) == ~0u && grow(c) == ~0u) std_fail(8388739, 13);
	}
	st4(8388924, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 8388796);
	if (d) {
		st4(c + 8388796, ld4(d));
		return d;
	}
	d = ld4(8388924);
	if (d) {
		if (d >= 4294967280u) std_fail(8388686, 53);
	} else {
		d = pages << 16;
		st4(8388924, d);
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
		if (c == ld4(8388924)) {
			st4(8388924, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 8388796));
		st4(b + 8388796, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 8388796));
	st4(b + 8388796, a);
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
				if (f == ld4(8388924) && h > 65536) {
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

static void handle_error(u32 a, u32 b)
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
		handle_error(f, a);
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
	a = ld4(f + 12);
	f = ld4(f + 8);
	handle_error(f, a);
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
	u32 b, c, d, e, f, g = 0, h, i, j, k, m, n, p, q;
	sp = b = frame(32);
	st4(b + 12, 0);
	st8(b + 4, (u64)1 << 32);
	extend_from_slice(b + 4, 1, 0);
	c = ld4(b + 8);
	d = ld4(b + 12);
	f = e = ld4(b + 4);
	do {
		if (f - d <= 65535) {
			if (d > 4294901759u) {
				f = 0;
				handle_error(f, g);
			}
			f = d + 65536;
			finish_grow(b + 16, e, c, f, 1, 1);
			if (ld4(b + 16) == 1) {
				g = ld4(b + 24);
				f = ld4(b + 20);
				handle_error(f, g);
			}
			c = ld4(b + 20);
			e = f;
		}
		if (f < d) std_fail(8388686, 53);
		g = host_read(c + d, f - d);
		d += g;
		if (d < g) std_fail(8388686, 53);
	} while (g);
	st4(b + 12, d);
	st4(b + 8, c);
	st4(b + 4, e);
	if (d) {
		h = c + 1;
		i = 0;
		do {
			j = i + 1;
			k = c + i;
			m = ext1(M[k]);
			if (m > 2147483647) {
				f = clz4(~(m << 24)) - 1;
				n = f < 3 ? f : 3;
				g = 63 >> (n & 31) & m & 255;
				p = n + j;
				e = (f != 0) & (p <= d);
				q = d < p ? d : p;
				if (j < q) {
					f = h + i;
					i = i - q + 1;
					do {
						q = M[f];
						g = g << 6 | (q & 63);
						f++;
						e &= i4(ext1(q)) < -64;
					} while (++i);
				}
				st8(b + 24, (u64)65536 << 32 | 2048);
				st8(b + 16, (u64)128 << 32 | 128);
				if (e != 0 && m <= 4294967287u && g >= ld4(b + 16 + (n << 2))) {
					i = p;
					if ((g ^ 55296) - 1114112 > 4293855231u) goto L12;
				}
				M[k] = 63;
			}
			i = j;
		L12:;
		} while (i < d);
	}
	f = globalalloc_alloc(12);
	if (!f) std_fail(8388686, 53);
	st8(f, ld8(b + 4));
	g = ld4(b + 12);
	st4(f + 8, g);
	f = ld4(f + 4);
	M[a + 20] = 0;
	st4(a + 16, g);
	st4(a + 12, f);
	st4(a + 8, g);
	st4(a + 4, f);
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
	if (ld4(8388768) == 1) std_fail(8388686, 53);
	st4(8388772, ld4(b));
	st4(8388768, 1);
	st8(8388776, ld8(b + 24));
	st8(8388784, ld8(b + 32));
	st4(8388792, ld4(b + 40));
	sp = b + 48;
}

static void host_append(u32 a, u32 b)
{
	u32 c;
	if (b < 65537) {
		c = ld4(8388760);
		if (b > ld4(8388752) - c) {
			do_reserve_and_handle(8388752, c, b, 1, 1);
			c = ld4(8388760);
		}
		if (b) copy(ld4(8388756) + c, a, b);
		st4(8388760, c + b);
		return;
	}
	c = ld4(8388760);
	if (c) {
		host_write(ld4(8388756), c);
		st4(8388760, 0);
	}
	host_write(a, b);
}

static void multi3_fn(u32 a, u64 b, u64 c, u64 d, u64 e)
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
	u32 a, b, c, d, e, f, g, h, i, j, k, m, n, q, r;
	u64 p = 0, s;
	sp = a = frame(96);
	st4(a + 40, 0);
	st8(a + 32, (u64)1 << 32);
	b = 0;
	c = 1;
	for (;;) {
		if (!ld4(8388768)) try_init(ld4(8388764));
		d = ld4(8388772);
		if (d >= 2147483647) std_fail(8388686, 53);
		e = M[8388792];
		f = ld4(8388788);
		g = ld4(8388784);
		do {
			if (e & 1 || !f) goto L108;
			h = 0;
			for (;;) {
				e = M[g + h] - 9u;
				if (e <= 23 && 1u << (e & 31) & 8388635) break;
				h++;
				if (f == h) goto L17;
			}
			e = h + 1;
			g += e;
			f -= e;
			e = 0;
		} while (!h);
	L17:
		if (!ld4(8388768)) {
			try_init(ld4(8388764));
			d = ld4(8388772);
		}
		if (d) std_fail(8388686, 53);
		st4(8388772, -1);
		h = M[8388792];
		f = ld4(8388788);
		d = ld4(8388784);
		for (;;) {
			e = d;
			if (h & 1) break;
			if (f) {
				g = 0;
				do {
					h = M[e + g] - 9u;
					if (h <= 23 && 1u << (h & 31) & 8388635) goto L29;
					g++;
				} while (f != g);
			}
			h = 1;
			M[8388792] = 1;
			d = e;
			g = f;
			goto L28;
		L29:
			h = 0;
			d = g + 1;
			f -= d;
			st4(8388788, f);
			d += e;
			st4(8388784, d);
		L28:
			if (g) goto L25;
		}
		g = 0;
		i = ld4(8388776);
		j = ld4(8388780);
		k = i + j;
		goto L7;
	L25:
		i = ld4(8388776);
		j = ld4(8388780);
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
				goto L37;
			}
		}
		m = M[k];
	L37:
		n = (m & 255) == 43;
		h = k + n;
		f -= n;
		if (f >= 9) {
			n = 0;
			for (;;) {
				if (!f) goto L41;
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
		if (!f) {
			st4(8388772, 0);
			break;
		}
		n = 0;
		do {
			q = M[h] - 48u;
			if (q > 9) goto L9;
			h++;
			n = q + n * 10;
		} while (--f);
	L41:
		if (n >= 4294901761u) std_fail(8388608, 78);
		if (!e) goto L5;
		st4(8388772, 0);
		if (!n) break;
		if (n > 536870911) std_fail(8388686, 53);
		r = n << 3;
		if (r >= 2147483641) std_fail(8388686, 53);
		j = globalalloc_alloc(r);
		if (!j) std_fail(8388686, 53);
		q = 0;
		m = ld4(8388768);
		do {
			h = m & 1;
			m = 1;
			if (!h) {
				try_init(ld4(8388764));
				m = ld4(8388768);
			}
			if (ld4(8388772)) std_fail(8388686, 53);
			k = q + 1;
			st4(8388772, -1);
			e = M[8388792];
			g = ld4(8388788);
			d = ld4(8388784);
			for (;;) {
				f = d;
				if (e & 1) break;
				if (g) {
					h = 0;
					do {
						e = M[f + h] - 9u;
						if (e <= 23 && 1u << (e & 31) & 8388635) goto L60;
						h++;
					} while (g != h);
				}
				e = 1;
				M[8388792] = 1;
				d = f;
				h = g;
				goto L59;
			L60:
				e = 0;
				d = h + 1;
				g -= d;
				st4(8388788, g);
				d += f;
				st4(8388784, d);
			L59:
				if (h) goto L56;
			}
			c = ld4(8388776);
			b = ld4(8388780);
			d = c + b;
			goto L55;
		L56:
			c = ld4(8388776);
			b = ld4(8388780);
			i = c + b;
			d = f ? f : i;
			e = f ? h : 0;
			switch (e) {
			case 0:
				goto L55;
			case 1:
				h = M[d];
				switch (h - 43) {
				case 0: case 2:
					goto L55;
				default:
					goto L65;
				}
			}
			h = M[d];
		L65:
			g = (h & 255) == 43;
			h = d + g;
			e -= g;
			p = 0;
			if (e >= 17) {
				for (;;) {
					if (!e) goto L68;
					multi3_fn(a + 16, p, 0, 10, 0);
					if (ld8(a + 24)) goto L55;
					g = M[h] - 48u;
					if (g > 9) goto L55;
					h++;
					e--;
					s = ld8(a + 16);
					p = s + g;
					if (p < s) goto L55;
				}
			}
			if (!e) goto L54;
			do {
				g = M[h] - 48u;
				if (g > 9) goto L55;
				h++;
				p = p * 10 + g;
			} while (--e);
		L68:
			d = i;
			if (f) goto L54;
		L55:
			if (d < c) std_fail(8388686, 53);
			h = d - c;
			if (d == c) goto L75;
			if (h >= b) {
				if (h == b) goto L75;
				goto L74;
			}
			if (i4(ext1(M[c + h])) <= -65) goto L74;
		L75:
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
			next_back(a + 8, a + 56);
			std_fail(8388686, 53);
		L74:
			slice_error_fail_rt(c, b, 0, h);
		L54:
			st8(j + (q << 3), p);
			st4(8388772, 0);
			q = k;
		} while (k != n);
		st4(a + 52, 0);
		st8(a + 44, (u64)1 << 32);
		p = 0;
		h = j;
		e = n;
		do {
			p ^= ld8(h);
			h += 8;
		} while (--e);
		d = j + r;
		e = h = 0;
		do {
			if (n == h) std_fail(8388686, 53);
			f = j + e;
			s = ld8(f) ^ p;
			if (s < ld8(f)) goto L81;
			h++;
			e += 8;
		} while (r != e);
		f = 0;
		g = 8;
		p = 0;
		goto L80;
	L81:
		m = globalalloc_alloc(64);
		if (!m) std_fail(8388686, 53);
		st4(m + 8, h);
		st8(m, s);
		k = 1;
		st4(a + 64, 1);
		st4(a + 60, m);
		st4(a + 56, 4);
		e = f + 8;
		if (e == d) goto L84;
		i = j + 8;
		k = 1;
		do {
			f = h + 1;
			q = f > n ? f : n;
			g = i + (h << 3);
			h = f;
			f = e;
			for (;;) {
				if (q == h) std_fail(8388686, 53);
				e = f + 8;
				s = ld8(f) ^ p;
				if (s < ld8(g)) break;
				g += 8;
				h++;
				f = e;
				if (e == d) goto L84;
			}
			if (k == ld4(a + 56)) {
				do_reserve_and_handle(a + 56, k, 1, 8, 16);
				m = ld4(a + 60);
			}
			f = m + (k << 4);
			st4(f + 8, h);
			st8(f, s);
			k++;
			st4(a + 64, k);
		} while (e != d);
	L84:
		g = ld4(a + 60);
		f = ld4(a + 56);
		p = k;
	L80:
		fill(a + 56, 48, 40);
		h = 41;
		do {
			if (h == 1) std_fail(8388686, 53);
			s = p / 10;
			M[a + 56 + h - 2] = (u32)(s * 246 + p) | 48;
			h--;
			e = p < 10;
			p = s;
		} while (!e);
		extend_from_slice(a + 44, a + 56 + h - 1, 41 - h);
		h = ld4(a + 52);
		if (ld4(a + 44) == h) {
			do_reserve_and_handle(a + 44, h, 1, 1, 1);
			h = ld4(a + 52);
		}
		d = ld4(a + 48);
		M[d + h] = 10;
		if (f) globalalloc_dealloc(g, f << 4);
		e = h + 1;
		f = ld4(a + 44);
		g = ld4(a + 40);
		if (h >= ld4(a + 32) - g) {
			do_reserve_and_handle(a + 32, g, e, 1, 1);
			g = ld4(a + 40);
		}
		c = ld4(a + 36);
		if (e) copy(c + g, d, e);
		b = g + e;
		st4(a + 40, b);
		if (f) globalalloc_dealloc(d, f);
		globalalloc_dealloc(j, r);
	}
L108:
	host_append(c, b);
	h = 0;
	e = ld4(8388760);
	if (e < 65537) h = e;
	else {
		host_write(ld4(8388756), e);
		st4(8388760, 0);
	}
	e = ld4(a + 32);
	if (e) {
		globalalloc_dealloc(c, e);
		h = ld4(8388760);
	}
	if (h) {
		host_write(ld4(8388756), h);
		st4(8388760, 0);
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
				if (!g) goto L98;
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
L98:
	d = k;
L5:
	if (d < i) std_fail(8388686, 53);
	h = d - i;
	if (d == i) goto L104;
	if (h >= j) {
		if (h == j) goto L104;
		goto L2;
	}
	if (i4(ext1(M[i + h])) <= -65) goto L2;
L104:
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
		"; bundled with --debug, it says whyout of memory\0\0\0\0\1\0\0\0\0\0\0\0\1", 157);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
