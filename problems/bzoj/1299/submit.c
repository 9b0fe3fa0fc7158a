/* BZOJ 1299, https://hydro.ac/d/bzoj/p/1299, made by `cargo judge bundle bzoj1299 --write` from 61e517b00b91bd87 */
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
static u32 clz8(u64 x)
{
	return x >> 32 ? clz4((u32)(x >> 32)) : 32 + clz4((u32)x);
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
	a = ld4(8388768);
	if (a) {
		host_write(ld4(8388764), a);
		st4(8388768, 0);
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
	st4(8388932, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 8388804);
	if (d) {
		st4(c + 8388804, ld4(d));
		return d;
	}
	d = ld4(8388932);
	if (d) {
		if (d >= 4294967280u) std_fail(8388686, 53);
	} else {
		d = pages << 16;
		st4(8388932, d);
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
		if (c == ld4(8388932)) {
			st4(8388932, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 8388804));
		st4(b + 8388804, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 8388804));
	st4(b + 8388804, a);
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
				if (f == ld4(8388932) && h > 65536) {
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

static void input_first(u32 a)
{
	u32 b, c, d, e, f, g = 0, h, i, j, k, m, n, p, q;
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
			finish_grow(b, c, d, e, 1, 1);
			if (ld4(b) == 1) {
				g = ld4(b + 8);
				e = ld4(b + 4);
				handle_error(e, g);
			}
			d = ld4(b + 4);
			c = e;
		}
		if (e < f) std_fail(8388686, 53);
		g = host_read(d + f, e - f);
		f += g;
		if (f < g) std_fail(8388686, 53);
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
				c = (e != 0) & (p <= f);
				q = f < p ? f : p;
				if (j < q) {
					e = h + i;
					i = i - q + 1;
					do {
						q = M[e];
						g = g << 6 | (q & 63);
						e++;
						c &= i4(ext1(q)) < -64;
					} while (++i);
				}
				st8(b + 8, (u64)65536 << 32 | 2048);
				st8(b, (u64)128 << 32 | 128);
				if (c != 0 && m <= 4294967287u && g >= ld4(b + (n << 2))) {
					i = p;
					if ((g ^ 55296) - 1114112 > 4293855231u) goto L12;
				}
				M[k] = 63;
			}
			i = j;
		L12:;
		} while (i < f);
	}
	if (!globalalloc_alloc(12)) std_fail(8388686, 53);
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
	if (ld4(8388776) == 1) std_fail(8388686, 53);
	st4(8388780, ld4(b));
	st4(8388776, 1);
	st8(8388784, ld8(b + 24));
	st8(8388792, ld8(b + 32));
	st4(8388800, ld4(b + 40));
	sp = b + 48;
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

static void ashlti3_fn(u32 a, u64 b, u64 c, u32 d)
{
	u64 e;
	if (d & 64) {
		c = b << (d & 63);
		b = 0;
	} else if (d) {
		e = d;
		c = c << (e & 63) | b >> (-d & 63);
		b = b << (e & 63);
	}
	st8(a, b);
	st8(a + 8, c);
}

static void lshrti3_fn(u32 a, u64 b, u64 c, u32 d)
{
	u64 e;
	if (d & 64) {
		b = c >> (d & 63);
		c = 0;
	} else if (d) {
		e = d;
		b = c << (-d & 63) | b >> (e & 63);
		c = c >> (e & 63);
	}
	st8(a, b);
	st8(a + 8, c);
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

static void host_append(u32 a, u32 b)
{
	u32 c;
	if (b < 65537) {
		c = ld4(8388768);
		if (b > ld4(8388760) - c) {
			do_reserve_and_handle(8388760, c, b, 1, 1);
			c = ld4(8388768);
		}
		if (b) copy(ld4(8388764) + c, a, b);
		st4(8388768, c + b);
		return;
	}
	c = ld4(8388768);
	if (c) {
		host_write(ld4(8388764), c);
		st4(8388768, 0);
	}
	host_write(a, b);
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, p, q, r, s;
	u64 n = 0, t, u, v, w;
	sp = a = frame(2208);
	st4(a + 140, 0);
	st8(a + 132, (u64)1 << 32);
	b = 0;
	do {
		if (!ld4(8388776)) try_init(ld4(8388772));
		if (ld4(8388780)) std_fail(8388686, 53);
		b++;
		st4(8388780, -1);
		c = M[8388800];
		d = ld4(8388796);
		e = ld4(8388792);
		for (;;) {
			f = e;
			if (c & 1) break;
			if (d) {
				g = 0;
				do {
					c = M[f + g] - 9u;
					if (c <= 23 && 1u << (c & 31) & 8388635) goto L17;
					g++;
				} while (d != g);
			}
			c = 1;
			M[8388800] = 1;
			e = f;
			g = d;
			goto L16;
		L17:
			c = 0;
			e = g + 1;
			d -= e;
			st4(8388796, d);
			e += f;
			st4(8388792, e);
		L16:
			if (g) goto L13;
		}
		g = 0;
		h = ld4(8388784);
		i = ld4(8388788);
		j = h + i;
		goto L7;
	L13:
		h = ld4(8388784);
		i = ld4(8388788);
		e = h + i;
		j = f ? f : e;
		d = f ? g : 0;
		switch (d) {
		case 0:
			g = 0;
			goto L7;
		case 1:
			k = M[j];
			switch (k - 43) {
			case 0: case 2:
				c = 1;
				goto L8;
			default:
				goto L26;
			}
		}
		k = M[j];
	L26:
		m = (k & 255) == 43;
		c = j + m;
		d -= m;
		m = 0;
		if (d >= 9) {
			for (;;) {
				if (!d) goto L29;
				n = (u64)m * 10;
				if ((u32)(n >> 32)) goto L9;
				p = M[c] - 48u;
				if (p > 9) goto L9;
				c++;
				d--;
				m = p + (u32)n;
				if (m < p) goto L9;
			}
		}
		if (!d) goto L22;
		do {
			p = M[c] - 48u;
			if (p > 9) goto L9;
			c++;
			m = p + m * 10;
		} while (--d);
	L29:
		if (m >= 4294901761u) std_fail(8388608, 78);
		if (!f) goto L5;
	L22:
		st4(8388780, 0);
		if (m > 536870911) std_fail(8388686, 53);
		q = m << 3;
		if (q >= 2147483641) std_fail(8388686, 53);
		if (q) {
			r = m;
			h = globalalloc_alloc(q);
			if (!h) std_fail(8388686, 53);
		} else {
			h = 8;
			r = 0;
		}
		if (m) {
			p = 0;
			do {
				if (!ld4(8388776)) try_init(ld4(8388772));
				if (ld4(8388780)) std_fail(8388686, 53);
				j = p + 1;
				st4(8388780, -1);
				f = M[8388800];
				g = ld4(8388796);
				e = ld4(8388792);
				for (;;) {
					d = e;
					if (f & 1) break;
					if (g) {
						c = 0;
						do {
							f = M[d + c] - 9u;
							if (f <= 23 && 1u << (f & 31) & 8388635) goto L53;
							c++;
						} while (g != c);
					}
					f = 1;
					M[8388800] = 1;
					e = d;
					c = g;
					goto L52;
				L53:
					f = 0;
					e = c + 1;
					g -= e;
					st4(8388796, g);
					e += d;
					st4(8388792, e);
				L52:
					if (c) goto L49;
				}
				i = ld4(8388784);
				s = ld4(8388788);
				e = i + s;
				goto L48;
			L49:
				i = ld4(8388784);
				s = ld4(8388788);
				k = i + s;
				e = d ? d : k;
				f = d ? c : 0;
				switch (f) {
				case 0:
					goto L48;
				case 1:
					c = M[e];
					switch (c - 43) {
					case 0: case 2:
						goto L48;
					default:
						goto L58;
					}
				}
				c = M[e];
			L58:
				g = (c & 255) == 43;
				c = e + g;
				f -= g;
				n = 0;
				if (f >= 17) {
					for (;;) {
						if (!f) goto L61;
						multi3_fn(a + 112, n, 0, 10, 0);
						if (ld8(a + 120)) goto L48;
						g = M[c] - 48u;
						if (g > 9) goto L48;
						c++;
						f--;
						t = ld8(a + 112);
						n = t + g;
						if (n < t) goto L48;
					}
				}
				if (!f) goto L47;
				do {
					g = M[c] - 48u;
					if (g > 9) goto L48;
					c++;
					n = n * 10 + g;
				} while (--f);
			L61:
				e = k;
				if (d) goto L47;
			L48:
				if (e < i) std_fail(8388686, 53);
				c = e - i;
				if (e == i) goto L68;
				if (c >= s) {
					if (c == s) goto L68;
					goto L67;
				}
				if (i4(ext1(M[i + c])) <= -65) goto L67;
			L68:
				st2(a + 180, 1);
				st4(a + 176, c);
				st4(a + 172, 0);
				M[a + 168] = 1;
				st4(a + 164, 10);
				st4(a + 160, c);
				st4(a + 156, 0);
				st4(a + 152, c);
				st4(a + 148, i);
				st4(a + 144, 10);
				next_back(a + 104, a + 144);
				std_fail(8388686, 53);
			L67:
				slice_error_fail_rt(i, s, 0, c);
			L47:
				st4(8388780, 0);
				st8(h + (p << 3), n);
				p = j;
			} while (j != m);
		}
		c = 0;
		do {
			f = a + 144 + c;
			st8(f, 0);
			st8(f + 24, 0);
			st8(f + 16, 0);
			c += 32;
		} while (c != 2048);
		if (!m) goto L36;
		e = h + q;
		f = 0;
		d = h;
		for (;;) {
			if (f == 128) std_fail(8388686, 53);
			ashlti3_fn(a + 80, 1, 0, f);
			u = f;
			v = ld8(a + 88);
			w = ld8(a + 80);
			n = ld8(d);
			if (n) {
				g = f + 1;
				d += 8;
				do {
					c = a + 144 + (((u32)clz8(n) ^ 63) << 5);
					t = ld8(c);
					if (!t) goto L74;
					v ^= ld8(c + 24);
					w ^= ld8(c + 16);
					c = t != n;
					n ^= t;
				} while (c);
			}
			if (!f) goto L79;
			d = 0;
			for (;;) {
				lshrti3_fn(a + 64, w, v, d);
				if (ld4(a + 64) & 1) break;
				d++;
				if (f == d) goto L79;
			}
			c = d + 1;
			e = 0;
			goto L78;
		L79:
			lshrti3_fn(a + 48, w, v, u);
			e = 1;
			d = f;
			c = f;
			if (!(ld4(a + 48) & 1)) goto L37;
		L78:
			g = globalalloc_alloc(16);
			if (!g) std_fail(8388686, 53);
			st4(g, d);
			st4(a + 2204, 1);
			st4(a + 2200, g);
			st4(a + 2196, 4);
			if (e | (c > f)) goto L38;
			e = 1;
			for (;;) {
				if (c >= f) goto L39;
				for (;;) {
					if (c == 128) std_fail(8388686, 53);
					d = c + 1;
					lshrti3_fn(a + 32, w, v, c);
					if (ld4(a + 32) & 1) break;
					c = d;
					if (f == d) goto L39;
				}
				if (e == ld4(a + 2196)) {
					do_reserve_and_handle(a + 2196, e, 1, 4, 4);
					g = ld4(a + 2200);
				}
				st4(g + (e << 2), c);
				e++;
				st4(a + 2204, e);
				c = d;
				if (d > f) goto L38;
			}
		L74:
			st8(c + 16, w);
			st8(c, n);
			st8(c + 24, v);
			f = g;
			if (d == e) goto L36;
		}
	L39:
		lshrti3_fn(a + 16, w, v, u);
		if (!(ld4(a + 16) & 1)) goto L38;
		if (e == ld4(a + 2196)) {
			do_reserve_and_handle(a + 2196, e, 1, 4, 4);
			g = ld4(a + 2200);
		}
		st4(g + (e << 2), f);
	L38:
		c = ld4(a + 2196);
		if ((c | 2147483648u) == 2147483648u) {
			if (c == 2147483648u) goto L36;
			goto L37;
		}
		globalalloc_dealloc(ld4(a + 2200), c << 2);
		if (c == 2147483648u) goto L36;
	L37:
		g = 8388756;
		c = 3;
		goto L35;
	L36:
		g = 8388752;
		c = 4;
	L35:
		f = ld4(a + 140);
		if (c > ld4(a + 132) - f) {
			do_reserve_and_handle(a + 132, f, c, 1, 1);
			f = ld4(a + 140);
		}
		d = ld4(a + 136);
		if (c) copy(d + f, g, c);
		c += f;
		st4(a + 140, c);
		if (r) globalalloc_dealloc(h, r << 3);
	} while (b != 10);
	host_append(d, c);
	c = 0;
	f = ld4(8388768);
	if (f < 65537) c = f;
	else {
		host_write(ld4(8388764), f);
		st4(8388768, 0);
	}
	f = ld4(a + 132);
	if (f) {
		globalalloc_dealloc(d, f);
		c = ld4(8388768);
	}
	if (c) {
		host_write(ld4(8388764), c);
		st4(8388768, 0);
	}
	sp = a + 2208;
	return;
L9:
	c = g;
	if (f) goto L8;
	j = e;
	g = 0;
	goto L6;
L8:
	if ((k & 255) != 43) goto L7;
	g = c - 1;
	e = j + 1;
	goto L6;
L7:
	e = j;
L6:
	c = g;
	f = e;
	do {
		if (!c) {
			for (;;) {
				if (!g) goto L98;
				g--;
				c = M[e];
				e++;
				if (c != 48) std_fail(8388608, 78);
			}
		}
		c--;
		d = M[f];
		f++;
	} while (((d - 48) & 255) < 10);
L98:
	e = j;
L5:
	if (e < h) std_fail(8388686, 53);
	c = e - h;
	if (e == h) goto L104;
	if (c >= i) {
		if (c == i) goto L104;
		goto L2;
	}
	if (i4(ext1(M[h + c])) <= -65) goto L2;
L104:
	st2(a + 180, 1);
	st4(a + 176, c);
	st4(a + 172, 0);
	M[a + 168] = 1;
	st4(a + 164, 10);
	st4(a + 160, c);
	st4(a + 156, 0);
	st4(a + 152, c);
	st4(a + 148, h);
	st4(a + 144, 10);
	next_back(a + 8, a + 144);
	std_fail(8388686, 53);
L2:
	slice_error_fail_rt(h, i, 0, c);
}

int main(void)
{
	M = (unsigned char *)calloc(129, 65536);
	if (!M) die("out of memory");
	memcpy(M + 8388608, "a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
		"; bundled with --debug, it says whyout of memoryYES\nNO\n\0\0\0\0\0\1\0\0\0\0\0\0\0\1", 165);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
