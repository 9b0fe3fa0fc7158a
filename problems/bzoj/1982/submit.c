/* BZOJ 1982, https://hydro.ac/d/bzoj/p/1982, made by `cargo judge bundle bzoj1982 --write` from 1a212413793704ea */
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
static void trap(void)
{
	die("unreachable");
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
static void host_flush(void)
{
	u64 a;
	a = ld8(8388720);
	if (a) {
		host_write(ld8(8388712), a);
		st8(8388720, 0);
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
	st8(8389304, a);
}

static u64 globalalloc_alloc(u64 a)
{
	u64 b, c, d;
	b = 64 - (u32)clz8((a > 16 ? a : 16) - 1);
	c = b << 3;
	d = ld8(c + 8388792);
	if (d) {
		st8(c + 8388792, ld8(d));
		return d;
	}
	d = ld8(8389304);
	if (!d) {
		d = (u64)i4(grow(0)) << 16;
		st8(8389304, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : (u64)1 << (b & 63)));
	return d;
}

static void globalalloc_dealloc(u64 a, u64 b)
{
	if (b > 65536) {
		if (b + a == ld8(8389304)) {
			st8(8389304, a);
			return;
		}
		b = ((u64)clz8(b) ^ 63) << 3;
		st8(a, ld8(b + 8388792));
		st8(b + 8388792, a);
		return;
	}
	b = ((u64)64 - clz8((b > 16 ? b : 16) - 1)) << 3;
	st8(a, ld8(b + 8388792));
	st8(b + 8388792, a);
}

static void finish_grow(u64 a, u64 b, u64 c, u64 d)
{
	u32 e;
	u64 f;
	if (d <= ((u64)2147483647 << 32 | 4294967295u)) {
		e = !b;
		if (e) {
			if (!d) {
				f = 1;
				goto L4;
			}
			f = globalalloc_alloc(d);
			if (f) goto L4;
			goto L6;
		}
		if (b + c != ld8(8389304) || b <= 65536) {
			if (d <= 65536 && clz8((b > 16 ? b : 16) - 1) == clz8((d > 16 ? d : 16) - 1)) goto L5;
			f = globalalloc_alloc(d);
			if (!f) goto L6;
			if (!e) copy(f, c, b);
			globalalloc_dealloc(c, b);
			goto L4;
		}
		memory_reach(d + c);
		goto L5;
	L6:
		b = 1;
		st8(a + 8, 1);
		goto L3;
	L5:
		f = c;
	L4:
		st8(a + 8, f);
		b = 0;
	L3:
		c = 16;
	} else {
		b = 1;
		c = 8;
		d = 0;
	}
	st8(a + c, d);
	st8(a, b);
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
			finish_grow(b + 8, d, c, e);
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
	if (ld8(8388736) == 1) std_fail(8388608, 53);
	st8(8388744, a);
	st8(8388736, 1);
	copy(8388752, b + 56, 40);
	sp = b + 96;
}

static void do_reserve_and_handle(u64 a, u64 b, u64 c)
{
	u64 d, e;
	sp = d = frame(32);
	b += c;
	if (b < c) {
		d = 0;
		handle_error(d);
	}
	e = c = ld8(a);
	c <<= 1;
	c = b > c ? b : c;
	c = c > 8 ? c : 8;
	finish_grow(d + 8, e, ld8(a + 8), c);
	if (ld8(d + 8) == 1) {
		d = ld8(d + 16);
		handle_error(d);
	}
	b = ld8(d + 16);
	st8(a, c);
	st8(a + 8, b);
	sp = d + 32;
}

static void host_append(u64 a, u64 b)
{
	u64 c;
	if (b < 65537) {
		c = ld8(8388720);
		if (b > ld8(8388704) - c) {
			do_reserve_and_handle(8388704, c, b);
			c = ld8(8388720);
		}
		if (b) copy(ld8(8388712) + c, a, b);
		st8(8388720, c + b);
		return;
	}
	c = ld8(8388720);
	if (c) {
		host_write(ld8(8388712), c);
		st8(8388720, 0);
	}
	host_write(a, b);
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

static void heapsort_heapsort(u64 a, u64 b)
{
	u32 m, n;
	u64 c, d, e, f, g, h, i, j, k, p, q, r;
	c = (b >> 1) + b;
	do {
		if (--c >= b) d = c - b;
		else {
			e = a + (c << 4);
			f = ld8(e + 8);
			g = ld8(a);
			st8(a, ld8(e));
			h = ld8(a + 8);
			st8(a + 8, f);
			st8(e + 8, h);
			st8(e, g);
			d = 0;
		}
		e = d << 1;
		h = e | 1;
		i = b < c ? b : c;
		if (h >= i) goto L5;
		do {
			e += 2;
			if (e < i) {
				g = a + (h << 4);
				j = ld8(g + 8);
				f = a + (e << 4);
				k = ld8(f + 8);
				e = j < k ? j : k;
				f = ld8(f);
				g = ld8(g);
				do {
					if (!e) {
						e = j - k;
						goto L10;
					}
					e--;
					m = M[f];
					n = M[g];
					f++;
					g++;
				} while (n == m);
				e = (u64)n - m;
			L10:
				h += e >> 63;
			}
			d = a + (d << 4);
			k = ld8(d + 8);
			j = a + (h << 4);
			p = ld8(j + 8);
			e = k < p ? k : p;
			f = q = ld8(j);
			g = r = ld8(d);
			do {
				if (!e) {
					e = k - p;
					goto L14;
				}
				e--;
				m = M[f];
				n = M[g];
				f++;
				g++;
			} while (n == m);
			e = (u64)n - m;
		L14:
			if (e <= ((u64)2147483647 << 32 | 4294967295u)) goto L5;
			st8(j, r);
			st8(d, q);
			st8(d + 8, p);
			st8(j + 8, k);
			d = h;
			e = h << 1;
			h = e | 1;
		} while (h < i);
	L5:;
	} while (c);
}

static u64 median3_rec(u64 a, u64 b, u64 c, u64 d)
{
	u32 m, n;
	u64 e, f, g, h, i, j, k, p;
	if (d >= 8) {
		d >>= 3;
		e = d << 6;
		f = d * 112;
		a = median3_rec(a, a + e, a + f, d);
		b = median3_rec(b, b + e, b + f, d);
		c = median3_rec(c, c + e, c + f, d);
	}
	g = ld8(a + 8);
	h = ld8(b + 8);
	d = g < h ? g : h;
	e = i = ld8(b);
	j = f = ld8(a);
	do {
		if (!d) {
			k = g - h;
			goto L2;
		}
		d--;
		m = M[e];
		n = M[j];
		e++;
		j++;
	} while (n == m);
	k = (u64)n - m;
L2:
	p = ld8(c + 8);
	d = g < p ? g : p;
	e = j = ld8(c);
	do {
		if (!d) {
			d = g - p;
			goto L6;
		}
		d--;
		m = M[e];
		n = M[f];
		e++;
		f++;
	} while (n == m);
	d = (u64)n - m;
L6:
	if ((d ^ k) <= ((u64)2147483647 << 32 | 4294967295u)) {
		d = h < p ? h : p;
		do {
			if (!d) {
				d = h - p;
				goto L11;
			}
			d--;
			m = M[j];
			n = M[i];
			j++;
			i++;
		} while (n == m);
		d = (u64)n - m;
	L11:
		a = (d ^ k) > ((u64)2147483647 << 32 | 4294967295u) ? c : b;
	}
	return a;
}

static void sort4_stable(u64 a, u64 b)
{
	u32 i, j;
	u64 c, d, e, f, g, h, k, m, n, p, q, r;
	c = ld8(a + 24);
	d = ld8(a + 8);
	e = c < d ? c : d;
	f = ld8(a);
	g = ld8(a + 16);
	do {
		if (!e) {
			h = c - d;
			goto L1;
		}
		e--;
		i = M[f];
		j = M[g];
		f++;
		g++;
	} while (j == i);
	h = (u64)j - i;
L1:
	c = ld8(a + 56);
	d = ld8(a + 40);
	e = c < d ? c : d;
	f = ld8(a + 32);
	g = ld8(a + 48);
	do {
		if (!e) {
			e = c - d;
			goto L5;
		}
		e--;
		i = M[f];
		j = M[g];
		f++;
		g++;
	} while (j == i);
	e = (u64)j - i;
L5:
	i = e > ((u64)2147483647 << 32 | 4294967295u);
	c = a + (i ? 48 : 32);
	k = ld8(c + 8);
	m = a + (h >> 59 & 16);
	n = ld8(m + 8);
	e = k < n ? k : n;
	d = a + (i ? 32 : 48);
	a += ~h >> 59 & 16;
	f = ld8(m);
	g = ld8(c);
	do {
		if (!e) {
			n = k - n;
			goto L9;
		}
		e--;
		i = M[f];
		j = M[g];
		f++;
		g++;
	} while (j == i);
	n = (u64)j - i;
L9:
	h = ld8(d + 8);
	k = ld8(a + 8);
	e = h < k ? h : k;
	f = ld8(a);
	g = ld8(d);
	do {
		if (!e) {
			p = h - k;
			goto L13;
		}
		e--;
		i = M[f];
		j = M[g];
		f++;
		g++;
	} while (j == i);
	p = (u64)j - i;
L13:
	i = n > ((u64)2147483647 << 32 | 4294967295u);
	j = p > ((u64)2147483647 << 32 | 4294967295u);
	h = j ? d : i ? a : c;
	q = ld8(h + 8);
	k = i ? m : j ? c : a;
	r = ld8(k + 8);
	e = q < r ? q : r;
	f = ld8(k);
	g = ld8(h);
	do {
		if (!e) {
			e = q - r;
			goto L17;
		}
		e--;
		i = M[f];
		j = M[g];
		f++;
		g++;
	} while (j == i);
	e = (u64)j - i;
L17:
	f = n > ((u64)2147483647 << 32 | 4294967295u) ? c : m;
	st8(b + 8, ld8(f + 8));
	st8(b, ld8(f));
	i = e > ((u64)2147483647 << 32 | 4294967295u);
	e = i ? h : k;
	st8(b + 24, ld8(e + 8));
	st8(b + 16, ld8(e));
	e = i ? k : h;
	st8(b + 40, ld8(e + 8));
	st8(b + 32, ld8(e));
	e = p > ((u64)2147483647 << 32 | 4294967295u) ? a : d;
	st8(b + 48, ld8(e));
	st8(b + 56, ld8(e + 8));
}

static void bidirectional_merge(u64 a, u64 b, u64 c)
{
	u32 q, r;
	u64 d, e, f, g, h, i, j, k, m, n, p;
	d = (b << 4) - 16;
	e = a + d;
	f = c + d;
	g = b >> 1;
	h = a + (g << 4);
	i = h - 16;
	j = 0;
	do {
		k = ld8(h + 8);
		m = ld8(a + 8);
		d = k < m ? k : m;
		j++;
		n = ld8(a);
		p = ld8(h);
		do {
			if (!d) {
				n = k - m;
				goto L3;
			}
			d--;
			q = M[n];
			r = M[p];
			n++;
			p++;
		} while (r == q);
		n = (u64)r - q;
	L3:
		q = n <= ((u64)2147483647 << 32 | 4294967295u);
		d = q ? a : h;
		st8(c + 8, ld8(d + 8));
		st8(c, ld8(d));
		k = ld8(e + 8);
		m = ld8(i + 8);
		d = k < m ? k : m;
		c += 16;
		h += n >> 59 & 16;
		a += (u64)q << 4;
		n = ld8(i);
		p = ld8(e);
		do {
			if (!d) {
				d = k - m;
				goto L7;
			}
			d--;
			q = M[n];
			r = M[p];
			n++;
			p++;
		} while (r == q);
		d = (u64)r - q;
	L7:
		n = d <= ((u64)2147483647 << 32 | 4294967295u) ? e : i;
		st8(f + 8, ld8(n + 8));
		st8(f, ld8(n));
		f -= 16;
		d = sar8(d, 63);
		i += d << 4;
		e += ~d << 4;
	} while (j != g);
	d = i + 16;
	if (b & 1) {
		q = a < d;
		n = q ? a : h;
		st8(c + 8, ld8(n + 8));
		st8(c, ld8(n));
		h += (u64)(a >= d) << 4;
		a += (u64)q << 4;
	}
	if (a == d && h == e + 16) return;
	std_fail(8388608, 53);
}

static void sort8_stable(u64 a, u64 b, u64 c)
{
	sort4_stable(a, c);
	sort4_stable(a + 64, c + 64);
	bidirectional_merge(c, 8, b);
}

static void insert_tail(u64 a, u64 b)
{
	u32 m, n;
	u64 c, d, e, f, g, h, i, j, k;
	c = ld8(b + 8);
	d = ld8(b - 8);
	e = c < d ? c : d;
	f = b - 16;
	g = ld8(f);
	h = ld8(b);
	i = 0;
	do {
		if (e == i) {
			i = c - d;
			goto L1;
		}
		j = g + i;
		k = h + i;
		i++;
		m = M[k];
		n = M[j];
	} while (m == n);
	i = (u64)m - n;
L1:
	if (i > ((u64)2147483647 << 32 | 4294967295u)) {
		do {
			e = f;
			st8(b + 8, ld8(e + 8));
			st8(b, ld8(e));
			if (e == a) goto L6;
			b = ld8(e - 8);
			i = c < b ? c : b;
			f = e - 16;
			j = ld8(f);
			k = h;
			do {
				if (!i) {
					i = c - b;
					goto L9;
				}
				i--;
				m = M[j];
				n = M[k];
				j++;
				k++;
			} while (n == m);
			i = (u64)n - m;
		L9:
			b = e;
		} while (i > ((u64)2147483647 << 32 | 4294967295u));
	L6:
		st8(e + 8, c);
		st8(e, h);
	}
}

static void quicksort_quicksort(u64 a, u64 b, u64 c, u32 d)
{
	u32 r, s, w;
	u64 e, f, g, h, i, j, k, m, n, p, q, t, u, v;
	sp = e = frame(800);
	if (b >= 33) {
		do {
			if (!d) {
				heapsort_heapsort(a, b);
				goto L1;
			}
			f = b >> 3;
			g = a + f * 112;
			h = a + (f << 6);
			if (b >= 64) f = median3_rec(a, h, g, f);
			else {
				i = ld8(a + 8);
				j = ld8(h + 8);
				f = i < j ? i : j;
				m = k = ld8(h);
				p = n = ld8(a);
				do {
					if (!f) {
						q = i - j;
						goto L8;
					}
					f--;
					r = M[m];
					s = M[p];
					m++;
					p++;
				} while (s == r);
				q = (u64)s - r;
			L8:
				t = ld8(g + 8);
				f = i < t ? i : t;
				m = p = ld8(g);
				do {
					if (!f) {
						m = i - t;
						goto L12;
					}
					f--;
					r = M[m];
					s = M[n];
					m++;
					n++;
				} while (s == r);
				m = (u64)s - r;
			L12:
				f = a;
				if ((m ^ q) <= ((u64)2147483647 << 32 | 4294967295u)) {
					f = j < t ? j : t;
					do {
						if (!f) {
							f = j - t;
							goto L16;
						}
						f--;
						r = M[p];
						s = M[k];
						p++;
						k++;
					} while (s == r);
					f = (u64)s - r;
				L16:
					f = (f ^ q) > ((u64)2147483647 << 32 | 4294967295u) ? g : h;
				}
			}
			d--;
			k = f - a;
			if (c) {
				g = ld8(c + 8);
				p = a + k;
				h = ld8(p + 8);
				f = g < h ? g : h;
				m = ld8(p);
				n = ld8(c);
				do {
					if (!f) {
						f = g - h;
						goto L24;
					}
					f--;
					r = M[m];
					s = M[n];
					m++;
					n++;
				} while (s == r);
				f = (u64)s - r;
			L24:
				if (f <= ((u64)2147483647 << 32 | 4294967295u)) {
					st8(e + 8, ld8(a + 8));
					st8(e, ld8(a));
					f = ld8(p + 8);
					st8(a, ld8(p));
					st8(a + 8, f);
					st8(p + 8, ld8(e + 8));
					st8(p, ld8(e));
					st8(e + 8, ld8(a + 24));
					st8(e, ld8(a + 16));
					t = a + 16;
					p = ld8(a + 8);
					q = ld8(a);
					h = 0;
					k = a + 32;
					u = a + (b << 4);
					v = u - 16;
					if (k >= v) g = t;
					else {
						h = 0;
						g = t;
						do {
							i = g;
							g = ld8(i + 24);
							f = p < g ? p : g;
							m = ld8(k);
							n = q;
							do {
								if (!f) {
									m = p - g;
									goto L32;
								}
								f--;
								r = M[m];
								s = M[n];
								m++;
								n++;
							} while (s == r);
							m = (u64)s - r;
						L32:
							f = t + (h << 4);
							n = ld8(f);
							st8(i + 8, ld8(f + 8));
							st8(i, n);
							st8(f + 8, ld8(k + 8));
							st8(f, ld8(k));
							j = ld8(i + 40);
							f = p < j ? p : j;
							g = i + 32;
							h += ~m >> 63;
							m = ld8(i + 32);
							n = q;
							do {
								if (!f) {
									m = p - j;
									goto L36;
								}
								f--;
								r = M[m];
								s = M[n];
								m++;
								n++;
							} while (s == r);
							m = (u64)s - r;
						L36:
							f = t + (h << 4);
							n = ld8(f);
							st8(k + 8, ld8(f + 8));
							st8(k, n);
							st8(f + 8, ld8(g + 8));
							st8(f, ld8(g));
							h += ~m >> 63;
							k = i + 48;
						} while (k < v);
					}
					do {
						i = k;
						w = i == u;
						k = w ? e : i;
						j = ld8(k + 8);
						f = p < j ? p : j;
						m = ld8(k);
						n = q;
						do {
							if (!f) {
								m = p - j;
								goto L42;
							}
							f--;
							r = M[m];
							s = M[n];
							m++;
							n++;
						} while (s == r);
						m = (u64)s - r;
					L42:
						f = t + (h << 4);
						n = ld8(f);
						st8(g + 8, ld8(f + 8));
						st8(g, n);
						st8(f + 8, ld8(k + 8));
						st8(f, ld8(k));
						k = i + 16;
						h += ~m >> 63;
						g = i;
					} while (!w);
					if (h >= b) trap();
					st8(e + 8, ld8(a + 8));
					st8(e, ld8(a));
					f = a + (h << 4);
					m = ld8(f + 8);
					st8(a, ld8(f));
					st8(a + 8, m);
					st8(f + 8, ld8(e + 8));
					st8(f, ld8(e));
					f = h + 1;
					b -= f;
					a += f << 4;
					c = 0;
					goto L20;
				}
			}
			st8(e + 8, ld8(a + 8));
			st8(e, ld8(a));
			f = a + k;
			m = ld8(f + 8);
			st8(a, ld8(f));
			st8(a + 8, m);
			st8(f + 8, ld8(e + 8));
			st8(f, ld8(e));
			st8(e + 8, ld8(a + 24));
			st8(e, ld8(a + 16));
			t = a + 16;
			p = ld8(a + 8);
			q = ld8(a);
			h = 0;
			k = a + 32;
			u = a + (b << 4);
			v = u - 16;
			if (k >= v) g = t;
			else {
				h = 0;
				g = t;
				do {
					i = g;
					g = ld8(i + 24);
					f = g < p ? g : p;
					m = ld8(k);
					n = q;
					do {
						if (!f) {
							m = g - p;
							goto L50;
						}
						f--;
						r = M[n];
						s = M[m];
						n++;
						m++;
					} while (s == r);
					m = (u64)s - r;
				L50:
					f = t + (h << 4);
					n = ld8(f);
					st8(i + 8, ld8(f + 8));
					st8(i, n);
					st8(f + 8, ld8(k + 8));
					st8(f, ld8(k));
					j = ld8(i + 40);
					f = j < p ? j : p;
					g = i + 32;
					h += m >> 63;
					m = ld8(i + 32);
					n = q;
					do {
						if (!f) {
							m = j - p;
							goto L54;
						}
						f--;
						r = M[n];
						s = M[m];
						n++;
						m++;
					} while (s == r);
					m = (u64)s - r;
				L54:
					f = t + (h << 4);
					n = ld8(f);
					st8(k + 8, ld8(f + 8));
					st8(k, n);
					st8(f + 8, ld8(g + 8));
					st8(f, ld8(g));
					h += m >> 63;
					k = i + 48;
				} while (k < v);
			}
			do {
				i = k;
				w = i == u;
				k = w ? e : i;
				j = ld8(k + 8);
				f = j < p ? j : p;
				m = ld8(k);
				n = q;
				do {
					if (!f) {
						m = j - p;
						goto L60;
					}
					f--;
					r = M[n];
					s = M[m];
					n++;
					m++;
				} while (s == r);
				m = (u64)s - r;
			L60:
				f = t + (h << 4);
				n = ld8(f);
				st8(g + 8, ld8(f + 8));
				st8(g, n);
				st8(f + 8, ld8(k + 8));
				st8(f, ld8(k));
				k = i + 16;
				h += m >> 63;
				g = i;
			} while (!w);
			if (h >= b) trap();
			st8(e + 8, ld8(a + 8));
			st8(e, ld8(a));
			f = a + (h << 4);
			m = ld8(f + 8);
			st8(a, ld8(f));
			st8(a + 8, m);
			st8(f + 8, ld8(e + 8));
			st8(f, ld8(e));
			quicksort_quicksort(a, h, c, d);
			b += ~h;
			a = f + 16;
			c = f;
		L20:;
		} while (b >= 33);
	}
	if (b < 2) goto L1;
	k = b >> 1;
	if (b > 15) {
		f = e + (b << 4);
		sort8_stable(a, e, f);
		m = k << 4;
		sort8_stable(a + m, e + m, f + 128);
		g = 8;
	} else {
		g = 4;
		m = k << 4;
		f = a + m;
		m += e;
		if (b <= 7) {
			st8(e + 8, ld8(a + 8));
			st8(e, ld8(a));
			st8(m + 8, ld8(f + 8));
			st8(m, ld8(f));
			g = 1;
		} else {
			sort4_stable(a, e);
			sort4_stable(f, m);
		}
	}
	f = 0;
	st8(e + 784, 0);
	j = -g;
	m = g << 4;
	t = a + m;
	st8(e + 792, k);
	h = b - k;
	q = e + m;
	i = e + 784;
	r = 0;
	do {
		s = r;
		f = ld8(i + (f << 3));
		m = f ? h : k;
		if (g < m) {
			f <<= 4;
			p = e + f;
			n = j + m;
			m = t + f;
			f += q;
			do {
				st8(f + 8, ld8(m + 8));
				st8(f, ld8(m));
				insert_tail(p, f);
				m += 16;
				f += 16;
			} while (--n);
		}
		r = 1;
		f = 1;
	} while (!(s & 1));
	bidirectional_merge(e, b, a);
L1:
	sp = e + 800;
}

static void unstable_ipnsort(u64 a, u64 b)
{
	u32 m, n;
	u64 c, d, e, f, g, h, i, j, k, p;
	c = ld8(a + 24);
	d = ld8(a + 8);
	e = c < d ? c : d;
	f = ld8(a);
	g = ld8(a + 16);
	h = 0;
	do {
		if (e == h) {
			i = c - d;
			goto L1;
		}
		j = f + h;
		k = g + h;
		h++;
		m = M[k];
		n = M[j];
	} while (m == n);
	i = (u64)m - n;
L1:
	d = 2;
	if (i <= ((u64)2147483647 << 32 | 4294967295u)) {
		for (;;) {
			h = a + (d << 4);
			p = ld8(h + 8);
			f = p < c ? p : c;
			e = ld8(h);
			h = 0;
			do {
				if (f == h) {
					h = p - c;
					goto L12;
				}
				j = g + h;
				k = e + h;
				h++;
				m = M[k];
				n = M[j];
			} while (m == n);
			h = (u64)m - n;
		L12:
			if (h > ((u64)2147483647 << 32 | 4294967295u)) goto L8;
			c = p;
			g = e;
			if (++d == b) goto L7;
		}
	}
	for (;;) {
		h = a + (d << 4);
		p = ld8(h + 8);
		f = p < c ? p : c;
		e = ld8(h);
		h = 0;
		do {
			if (f == h) {
				h = p - c;
				goto L18;
			}
			j = g + h;
			k = e + h;
			h++;
			m = M[k];
			n = M[j];
		} while (m == n);
		h = (u64)m - n;
	L18:
		if (h <= ((u64)2147483647 << 32 | 4294967295u)) break;
		c = p;
		g = e;
		if (++d == b) goto L7;
	}
L8:
	if (d != b) {
		quicksort_quicksort(a, b, 0, clz8(b | 1) << 1 ^ 126);
		return;
	}
L7:
	if (i <= ((u64)2147483647 << 32 | 4294967295u)) return;
	j = b >> 1;
	h = (b << 4) + a - 16;
	for (;;) {
		k = ld8(a);
		st8(a, ld8(h));
		g = a + 8;
		e = ld8(g);
		f = h + 8;
		st8(g, ld8(f));
		st8(h, k);
		st8(f, e);
		h -= 16;
		a += 16;
		if (!--j) return;
	}
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
	u32 e, n, u;
	u64 a, b, c, d, f, g, h, i, j, k, m, p, q, r, s, t;
	sp = a = frame(144);
	st8(a + 64, 0);
	st8(a + 56, 1);
	st8(a + 48, 0);
	b = 1;
	c = 0;
	for (;;) {
		if (!ld4(8388736)) try_init(ld8(8388728));
		d = ld8(8388744);
		if (d >= ((u64)2147483647 << 32 | 4294967295u)) std_fail(8388608, 53);
		e = M[8388784];
		f = ld8(8388776);
		g = ld8(8388768);
		while ((e & 1) == 0 && f != 0) {
			h = 0;
			for (;;) {
				i = M[g + h];
				if (i <= 32 && (u64)1 << (i & 63) & ((u64)1 << 32 | 13824)) break;
				h++;
				if (f == h) goto L13;
			}
			i = h + 1;
			g += i;
			f -= i;
			e = 0;
			if (h) goto L13;
		}
		host_append(b, c);
		h = 0;
		i = ld8(8388720);
		if (i > 65536) break;
		h = i;
		goto L3;
	L13:
		if (!ld4(8388736)) {
			try_init(ld8(8388728));
			d = ld8(8388744);
		}
		if (d) std_fail(8388608, 53);
		st8(8388744, -1);
		g = ld8(8388776);
		i = ld8(8388768);
		e = M[8388784];
		for (;;) {
			f = i;
			if (e & 1) break;
			if (g) {
				h = 0;
				do {
					i = M[f + h];
					if (i <= 32 && (u64)1 << (i & 63) & ((u64)1 << 32 | 13824)) goto L27;
					h++;
				} while (g != h);
			}
			e = 1;
			M[8388784] = 1;
			i = f;
			h = g;
			goto L26;
		L27:
			i = h + 1;
			g -= i;
			st8(8388776, g);
			i += f;
			st8(8388768, i);
			e = 0;
		L26:
			if (h) goto L23;
		}
		j = ld8(8388752);
		k = ld8(8388760);
		f = j + k;
		goto L2;
	L23:
		j = ld8(8388752);
		k = ld8(8388760);
		m = j + k;
		n = !f;
		f = n ? m : f;
		i = n ? 0 : h;
		if (i <= 1) {
			if ((u32)i != 1) goto L2;
			e = M[f];
			switch (e - 43) {
			case 0: case 2:
				goto L2;
			default:
				goto L32;
			}
		}
		e = M[f];
	L32:
		g = (e & 255) == 43;
		h = f + g;
		i -= g;
		if (i >= 17) {
			d = 0;
			for (;;) {
				if (!i) goto L36;
				multi3_fn(a + 32, d, 0, 10, 0);
				if (ld8(a + 40)) goto L2;
				e = M[h] - 48u;
				if (e > 9) goto L2;
				h++;
				i--;
				g = ld8(a + 32);
				d = g + e;
				if (d < g) goto L2;
			}
		}
		if (!i) {
			q = 0;
			st8(8388744, 0);
			s = 14;
			t = 8388687;
			u = 1;
			m = 8;
			i = 0;
			p = 8;
			goto L8;
		}
		d = 0;
		do {
			e = M[h] - 48u;
			if (e > 9) goto L2;
			h++;
			d = d * 10 + e;
		} while (--i);
	L36:
		f = m;
		if (n) goto L2;
		st8(8388744, 0);
		if (d >= ((u64)89478485 << 32 | 1431655766)) std_fail(8388608, 53);
		p = 8;
		q = i = 0;
		m = 8;
		r = d * 24;
		if (r) {
			q = d;
			m = globalalloc_alloc(r);
			if (!m) std_fail(8388608, 53);
		}
		s = 14;
		t = 8388687;
		if (!d) {
			u = 1;
			goto L8;
		}
		j = 0;
		do {
			if (!ld4(8388736)) try_init(ld8(8388728));
			if (ld8(8388744)) std_fail(8388608, 53);
			k = j + 1;
			st8(8388744, -1);
			g = ld8(8388776);
			i = ld8(8388768);
			e = M[8388784];
			do {
				f = i;
				if (e & 1) goto L11;
				if (g) {
					h = 0;
					do {
						i = M[f + h];
						if (i <= 32 && (u64)1 << (i & 63) & ((u64)1 << 32 | 13824)) goto L51;
						h++;
					} while (g != h);
				}
				e = 1;
				M[8388784] = 1;
				i = f;
				h = g;
				goto L50;
			L51:
				i = h + 1;
				g -= i;
				st8(8388776, g);
				i += f;
				st8(8388768, i);
				e = 0;
			L50:
				n = !h;
			} while (n);
			if (!f) goto L11;
			g = globalalloc_alloc(h);
			if (!g) std_fail(8388608, 53);
			if (!n) copy(g, f, h);
			st8(8388744, ld8(8388744) + 1);
			i = m + j * 24;
			st8(i + 16, h);
			st8(i + 8, g);
			st8(i, h);
			j = k;
		} while (k != d);
		g = m + r;
		f = m;
		do {
			i = f;
			f = i + 24;
			h = ld8(i + 16);
			i = ld8(i + 8);
			while (h) {
				h--;
				e = M[i];
				i++;
				if (((e - 58) & 255) < 246) std_fail(8388608, 53);
			}
		} while (f != g);
		p = globalalloc_alloc(d << 4);
		if (!p) std_fail(8388608, 53);
		k = 0;
		do {
			h = m + k * 24;
			f = ld8(h + 16);
			g = ld8(h + 8);
			j = f - (f + g);
			h = 0;
			do {
				i = h;
				if (i == f) {
					i = f;
					goto L64;
				}
				h = g + i;
				e = ext1(M[h]);
				if (e > 2147483647) {
					u = M[h + 1] & 63;
					n = e & 31;
					if (e > 4294967263u) {
						u = u << 6 | (M[h + 2] & 63);
						if (e >= 4294967280u) {
							e = u << 6 | (M[h + 3] & 63) | (n << 18 & 1835008);
							h += 4;
						} else {
							e = u | n << 12;
							h += 3;
						}
					} else {
						e = n << 6 | u;
						h += 2;
					}
				} else {
					h++;
					e &= 255;
				}
				h += j;
			} while (e == 48);
		L64:
			h = p + (k << 4);
			st8(h + 8, f - i);
			st8(h, g + i);
		} while (++k != d);
		g = p + 16;
		j = d - 1;
		h = p + 8;
		f = 0;
		do {
			i = f + 1;
			if (!ld8(h)) {
				if (i >= d) goto L72;
				for (;;) {
					if (ld8(g + 8)) {
						h = p + (f << 4);
						st8(h + 8, ld8(g + 8));
						st8(h, ld8(g));
						f++;
					}
					g += 16;
					if (!--j) goto L72;
				}
			}
			g += 16;
			j--;
			h += 16;
			f = i;
		} while (d != i);
		f = d;
	L72:
		if (f < 2) {
			e = !f;
			f = 1;
			if (!e) goto L10;
			u = 0;
			goto L9;
		}
		if (f >= 21) {
			unstable_ipnsort(p, f);
			goto L10;
		}
		i = f << 4;
		h = 16;
		for (;;) {
			insert_tail(p, p + h);
			h += 16;
			if (i == h) goto L10;
		}
	L11:
		h = ld8(8388760);
		str_index(a + 16, ld8(8388752), h, h);
		i = ld8(a + 16);
		h = ld8(a + 24);
		M[a + 128] = 1;
		st8(a + 120, (u64)10 << 32 | 10);
		st8(a + 112, h);
		st8(a + 104, 0);
		st8(a + 96, h);
		st8(a + 88, i);
		st2(a + 136, 1);
		st8(a + 80, h);
		st8(a + 72, 0);
		next_back_2(a + 72);
		std_fail(8388608, 53);
	L10:
		g = p;
		do {
			u = 0;
			e = f < 2;
			if (!e) {
				h = ld8(g + 8);
				if (h == ld8(g + 24)) {
					i = e ? f : 2;
					f -= i;
					j = g + (i << 4);
					i = ld8(g + 16);
					g = ld8(g);
					do {
						if (!h) goto L85;
						h--;
						e = M[i];
						n = M[g];
						i++;
						g++;
					} while (n == e);
				}
			}
			t = 8388674;
			i = d;
			s = 13;
			goto L8;
		L85:
			g = j;
		} while (f);
	L9:
		i = d;
	L8:
		if (s > ld8(a + 48) - c) {
			do_reserve_and_handle(a + 48, c, s);
			b = ld8(a + 56);
			c = ld8(a + 64);
		}
		if (s) copy(b + c, t, s);
		c += s;
		st8(a + 64, c);
		if (!u) {
			globalalloc_dealloc(p, i << 4);
			h = m;
			do {
				f = ld8(h);
				if (f) globalalloc_dealloc(ld8(h + 8), f);
				h += 24;
			} while (--i);
		}
		if (q) globalalloc_dealloc(m, q * 24);
	}
	host_write(ld8(8388712), i);
	st8(8388720, 0);
L3:
	i = ld8(a + 48);
	if (i) {
		globalalloc_dealloc(b, i);
		h = ld8(8388720);
	}
	if (h) {
		host_write(ld8(8388712), h);
		st8(8388720, 0);
	}
	sp = a + 144;
	return;
L2:
	str_index(a, j, k, f - j);
	i = ld8(a);
	h = ld8(a + 8);
	M[a + 128] = 1;
	st8(a + 120, (u64)10 << 32 | 10);
	st8(a + 112, h);
	st8(a + 104, 0);
	st8(a + 96, h);
	st8(a + 88, i);
	st2(a + 136, 1);
	st8(a + 80, h);
	st8(a + 72, 0);
	next_back_2(a + 72);
	std_fail(8388608, 53);
}

static void print_rest(void)
{
	u64 a;
	a = ld8(8388720);
	if (a) {
		host_write(ld8(8388712), a);
		st8(8388720, 0);
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
	memcpy(M + 8388608, "the program failed; bundled with --debug, it says whyout of memoryfirst player\nsecond player\n"
		"\0\0\0\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1", 121);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
