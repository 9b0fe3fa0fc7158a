/* HDU 1848, https://acm.hdu.edu.cn/showproblem.php?pid=1848, made by `cargo judge bundle hdu1848 --write` from 8a127cc5d18755d7 */
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
	a = ld4(4195468);
	if (a) {
		host_write(ld4(4195464), a);
		st4(4195468, 0);
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
		if (b < c) std_fail(4195383, 53);
		if (grow(b) == ~0u && grow(c) == ~0u) std_fail(4195436, 13);
	}
	st4(4195632, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 4195504);
	if (d) {
		st4(c + 4195504, ld4(d));
		return d;
	}
	d = ld4(4195632);
	if (d) {
		if (d >= 4294967280u) std_fail(4195383, 53);
	} else {
		d = pages << 16;
		st4(4195632, d);
	}
	d = (d + 15) & -16;
	a = d + (a > 65536 ? a : 1u << (b & 31));
	if (a >= d) {
		memory_reach(a);
		return d;
	}
	std_fail(4195383, 53);
	return 0;
}

static void globalalloc_dealloc(u32 a, u32 b)
{
	u32 c;
	if (b > 65536) {
		c = b + a;
		if (c < b) std_fail(4195383, 53);
		if (c == ld4(4195632)) {
			st4(4195632, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 4195504));
		st4(b + 4195504, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 4195504));
	st4(b + 4195504, a);
}

static void finish_grow(u32 a, u32 b, u32 c, u32 d)
{
	u32 e;
	if (d <= 2147483647) {
		if (b) {
			e = b + c;
			if (e < b) std_fail(4195383, 53);
			if (e == ld4(4195632) && b > 65536) {
				b = d + c;
				if (b < d) std_fail(4195383, 53);
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
	std_fail(4195383, 53);
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
			finish_grow(b, c, d, e);
			if (ld4(b) == 1) {
				g = ld4(b + 8);
				e = ld4(b + 4);
				handle_error(e, g);
			}
			d = ld4(b + 4);
			c = e;
		}
		if (e < f) std_fail(4195383, 53);
		g = host_read(d + f, e - f);
		f += g;
		if (f < g) std_fail(4195383, 53);
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
	if (!globalalloc_alloc(12)) std_fail(4195383, 53);
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
	if (ld4(4195476) == 1) std_fail(4195383, 53);
	st4(4195480, ld4(b));
	st4(4195476, 1);
	st8(4195484, ld8(b + 24));
	st8(4195492, ld8(b + 32));
	st4(4195500, ld4(b + 40));
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
			if (u < e) std_fail(4195383, 53);
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
		if (d > u) std_fail(4195383, 53);
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
		if (!s) std_fail(4195383, 53);
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
	if (c > b || d > b || c > d) std_fail(4195383, 53);
	if (!c || c >= b || i4(ext1(M[a + c])) > -65) {
		if (!d || d >= b || i4(ext1(M[a + d])) > -65) std_fail(4195383, 53);
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
		std_fail(4195383, 53);
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
	std_fail(4195383, 53);
L11:
	slice_error_fail(a, b, e, c);
L1:
	slice_error_fail(a, b, e, d);
}

static void slice_error_fail(u32 a, u32 b, u32 c, u32 d)
{
	slice_error_fail_rt(a, b, c, d);
}

static u32 proconio_read(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, m, p;
	u64 n;
	sp = a = frame(48);
	if (!ld4(4195476)) try_init(ld4(4195472));
	if (ld4(4195480)) std_fail(4195383, 53);
	st4(4195480, -1);
	b = M[4195500];
	c = ld4(4195496);
	d = ld4(4195492);
	for (;;) {
		e = d;
		if (b & 1) break;
		if (c) {
			i = 0;
			do {
				b = M[e + i] - 9u;
				if (b <= 23 && 1u << (b & 31) & 8388635) goto L12;
				i++;
			} while (c != i);
		}
		b = 1;
		M[4195500] = 1;
		d = e;
		i = c;
		goto L11;
	L12:
		b = 0;
		d = i + 1;
		c -= d;
		st4(4195496, c);
		d += e;
		st4(4195492, d);
	L11:
		if (i) goto L8;
	}
	c = 0;
	f = ld4(4195484);
	g = ld4(4195488);
	d = h = f + g;
	goto L7;
L8:
	f = ld4(4195484);
	g = ld4(4195488);
	j = f + g;
	d = h = e ? e : j;
	c = e ? i : 0;
	switch (c) {
	case 0:
		goto L7;
	case 1:
		k = M[h];
		switch (k - 43) {
		case 0: case 2:
			goto L17;
		default:
			goto L18;
		}
	}
	k = M[h];
L18:
	d = (k & 255) == 43;
	b = h + d;
	d = c - d;
	m = 0;
	if (d >= 9) {
		for (;;) {
			if (!d) goto L23;
			n = (u64)m * 10;
			if ((u32)(n >> 32)) goto L21;
			p = M[b] - 48u;
			if (p > 9) goto L21;
			b++;
			d--;
			m = p + (u32)n;
			if (m < p) goto L21;
		}
	}
	if (!d) goto L22;
	do {
		p = M[b] - 48u;
		if (p > 9) goto L21;
		b++;
		m = p + m * 10;
	} while (--d);
L23:
	if (m >= 4294901761u) std_fail(4195305, 78);
	if (!e) goto L6;
L22:
	st4(4195480, 0);
	sp = a + 48;
	return m;
L21:
	if (e) goto L17;
	h = j;
	c = 0;
	d = j;
	goto L7;
L17:
	if ((k & 255) == 43) {
		c--;
		d = h + 1;
		goto L7;
	}
	c = i;
	d = h;
L7:
	i = c;
	b = d;
	do {
		if (!i) {
			for (;;) {
				if (!c) goto L30;
				c--;
				i = M[d];
				d++;
				if (i != 48) std_fail(4195305, 78);
			}
		}
		i--;
		e = M[b];
		b++;
	} while (((e - 48) & 255) < 10);
L30:
	j = h;
L6:
	if (j < f) std_fail(4195383, 53);
	i = j - f;
	if (j == f) goto L36;
	if (i >= g) {
		if (i == g) goto L36;
		goto L3;
	}
	if (i4(ext1(M[f + i])) <= -65) goto L3;
L36:
	st2(a + 44, 1);
	st4(a + 40, i);
	st4(a + 36, 0);
	M[a + 32] = 1;
	st4(a + 28, 10);
	st4(a + 24, i);
	st4(a + 20, 0);
	st4(a + 16, i);
	st4(a + 12, f);
	st4(a + 8, 10);
	next_back(a, a + 8);
	std_fail(4195383, 53);
L3:
	slice_error_fail_rt(f, g, 0, i);
	return 0;
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

static void host_append(u32 a, u32 b)
{
	u32 c;
	if (b < 65537) {
		c = ld4(4195468);
		if (b > ld4(4195460) - c) {
			do_reserve_and_handle(4195460, c, b);
			c = ld4(4195468);
		}
		if (b) copy(ld4(4195464) + c, a, b);
		st4(4195468, c + b);
		return;
	}
	c = ld4(4195468);
	if (c) {
		host_write(ld4(4195464), c);
		st4(4195468, 0);
	}
	host_write(a, b);
}

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g;
	sp = a = frame(16);
	st8(a + 4, (u64)1 << 32);
	b = 1;
	c = 0;
	for (;;) {
		st4(a + 12, c);
		if (!ld4(4195476)) try_init(ld4(4195472));
		if (ld4(4195480) >= 2147483647) std_fail(4195383, 53);
		d = M[4195500];
		e = ld4(4195496);
		f = ld4(4195492);
		do {
			if (d & 1 || !e) goto L8;
			g = 0;
			for (;;) {
				d = M[f + g] - 9u;
				if (d <= 23 && 1u << (d & 31) & 8388635) break;
				g++;
				if (e == g) goto L9;
			}
			d = g + 1;
			f += d;
			e -= d;
			d = 0;
		} while (!g);
	L9:
		g = proconio_read();
		d = proconio_read();
		e = proconio_read();
		if (d | g) {
			if (g >= 1001 || d >= 1001) std_fail(4195383, 53);
			goto L6;
		}
		if (e) goto L6;
	L8:
		host_append(b, c);
		g = 0;
		d = ld4(4195468);
		if (d < 65537) g = d;
		else {
			host_write(ld4(4195464), d);
			st4(4195468, 0);
		}
		d = ld4(a + 4);
		if (d) {
			globalalloc_dealloc(b, d);
			g = ld4(4195468);
		}
		if (g) {
			host_write(ld4(4195464), g);
			st4(4195468, 0);
		}
		sp = a + 16;
		return;
	L6:
		if (e >= 1001) std_fail(4195383, 53);
		d = (M[d + 4194304] ^ M[g + 4194304]) == M[e + 4194304];
		g = d ? 6 : 5;
		if (g > ld4(a + 4) - c) {
			do_reserve_and_handle(a + 4, c, g);
			b = ld4(a + 8);
			c = ld4(a + 12);
		}
		if (g) copy(b + c, d ? 4195449 : 4195455, g);
		c += g;
	}
}

int main(void)
{
	M = (unsigned char *)calloc(65, 65536);
	if (!M) die("out of memory");
	memcpy(M + 4194305, "\1\2\3\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2"
		"\3\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\0"
		"\1\2\3\4\5\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\4\5\6"
		"\7\4\5\6\7\0\1\2\3\6\7\4\5\6\7\0\1\2\3\6\4\5\10\6\0\1\2\3\7\4\5\0\1\2\3\6\10\7\4\5\10\0\1\2\3\6"
		"\7\0\1\2\3\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0"
		"\1\2\3\0\1\2\3\4\5\0\1\2\3\4\5\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\0\1\2"
		"\3\4\5\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2"
		"\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4"
		"\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\6\4\0\1\2\3\6\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\0"
		"\1\2\3\4\5\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0"
		"\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\4", 508);
	memcpy(M + 4194813, "\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\4\5\6\7\4\10\6\5\0\1\2\3"
		"\0\1\2\3\6\7\0\1\2\3\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\0\1"
		"\2\3\4\5\0\1\2\3\4\5\6\7\4\5\0\1\2\3\4\5\6\7\10\11\6\7\10\4\5\11\6\0\1\2\3\7\6\10\4\5\0\1\2\3\4"
		"\5\6\7\10\11\6\7\10\11\4\5\6\7\0\1\2\3\6\7\4\5\6\7\0\1\2\3\6\7\4\5\6\7\10\11\4\5\6\7\0\1\2\3\6\7"
		"\0\1\2\3\0\1\2\3\6\7\0\1\2\3\0\1\2\3\6\7\0\1\2\3\5\4\7\10\5\0\1\2\3\6\4\5\0\1\2\3\0\1\2\3\4\7\0"
		"\1\2\3\4\5\7\10\4\5\0\1\2\3\0\1\2\3\4\5\6\7\10\11\4\5\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\6"
		"\4\5\7\10\0\1\2\3\5\4\6\0\1\2\3\11\6\7\4\5\10\0\1\2\3\6\7\0\1\2\3\0\1\2\3\6\4\0\1\2\3\6\7\0\1\2"
		"\3\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\6\4\0\1\2\3\6\5\0\1\2\3\0\1\2\3\4"
		"\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0"
		"\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\4\5\0"
		"\1\2\3\0\1\2\3\4\5\0\1\2\3\0\1\2\3\4\5\0\1\2\3\0a number does not", 509);
	memcpy(M + 4195322, " fit a usize, which has 32 bits here: keep such values in u64the program failed; bundled with --"
		"debug, it says whyout of memoryNacci\nFibo\n\0\0\0\0\1\0\0\0\0\0\0\0\1", 151);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
