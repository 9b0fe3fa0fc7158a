/* BZOJ 1480, https://hydro.ac/d/bzoj/p/1480, made by `cargo judge bundle bzoj1480 --write` from b16920989b4dcc42 */
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
static u32 clz8(u64 x)
{
	return x >> 32 ? clz4((u32)(x >> 32)) : 32 + clz4((u32)x);
}
static u32 rem4(u32 a, u32 b)
{
	if (!b) die("division by zero");
	return a % b;
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

static void finish_grow(u32 a, u32 b, u32 c, u32 d)
{
	u32 e;
	if (d <= 2147483647) {
		if (!b) {
			e = globalalloc_alloc(d);
			if (e) goto L4;
			goto L6;
		}
		if (b + c != ld4(262388) || b <= 65536) {
			if (d <= 65536 && clz4((b > 16 ? b : 16) - 1) == clz4((d > 16 ? d : 16) - 1)) goto L5;
			e = globalalloc_alloc(d);
			if (!e) goto L6;
			if (b) copy(e, c, b);
			globalalloc_dealloc(c, b);
			goto L4;
		}
		memory_reach(d + c);
		goto L5;
	L6:
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

static void handle_error(u32 a)
{
	host_fail(262144, 53);
}

static void do_reserve_and_handle(u32 a, u32 b, u32 c)
{
	u32 d, e;
	sp = d = frame(16);
	b += c;
	if (b < c) {
		d = 0;
		handle_error(0);
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
	handle_error(ld4(d + 8));
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
	if (!ld4(262228)) {
		call_0(a + 8, ld4(262224));
		st4(262228, 1);
		st8(262232, ld8(a + 8));
		st8(262240, ld8(a + 16));
		st8(262248, ld8(a + 24));
	}
	if (ld4(262232)) host_fail(262144, 53);
	st4(262232, -1);
	b = M[262252];
	c = ld4(262248);
	d = ld4(262244);
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
		M[262252] = 1;
		d = e;
		i = c;
		goto L8;
	L9:
		b = 0;
		d = i + 1;
		c -= d;
		st4(262248, c);
		d += e;
		st4(262244, d);
	L8:
		if (i) goto L5;
	}
	f = ld4(262236);
	g = ld4(262240);
	h = f + g;
	goto L2;
L5:
	f = ld4(262236);
	g = ld4(262240);
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
	st4(262232, 0);
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

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h = 0, i, j, k, m, n, p = 0, q = 0, r, s, t, u, v, w, x, y = 0, b1, c1, d1;
	u64 z, a1;
	sp = a = frame(304);
	b = proconio_read();
	st4(a + 44, 0);
	st8(a + 36, (u64)1 << 32);
	if (b) {
		c = 1;
		e = d = 0;
		do {
			f = proconio_read();
			g = proconio_read();
			if (f > 178956970) {
				h = 0;
				handle_error(0);
			}
			i = 0;
			k = j = 4;
			m = 0;
			n = f * 12;
			if (n) {
				k = globalalloc_alloc(n);
				if (!k) {
					h = 4;
					k = n;
					handle_error(4);
				}
				m = f;
			}
			if (f) {
				r = 0;
				do {
					if (!ld4(262228)) {
						call_0(a + 48, ld4(262224));
						st4(262228, 1);
						st8(262232, ld8(a + 48));
						st8(262240, ld8(a + 56));
						st8(262248, ld8(a + 64));
					}
					if (ld4(262232)) host_fail(262144, 53);
					s = r + 1;
					st4(262232, -1);
					t = M[262252];
					u = ld4(262248);
					v = ld4(262244);
					do {
						w = v;
						x = 0;
						if (t & 1) {
							w = 0;
							goto L22;
						}
						if (u) {
							h = 0;
							do {
								t = M[w + h] - 9u;
								if (t <= 23 && 1u << (t & 31) & 8388635) goto L27;
								h++;
							} while (u != h);
						}
						t = 1;
						M[262252] = 1;
						v = w;
						h = u;
						goto L26;
					L27:
						t = 0;
						v = h + 1;
						u -= v;
						st4(262248, u);
						v += w;
						st4(262244, v);
					L26:;
					} while (!h);
				L22:
					h = w ? h : 0;
					if (h > 2147483647) {
						h = y;
						handle_error(x);
					}
					t = ld4(262236);
					u = ld4(262240);
					w = w ? w : t + u;
					if (!h) goto L18;
					y = globalalloc_alloc(h);
					if (!y) handle_error(1);
					if (h) copy(y, w, h);
					st4(262232, ld4(262232) + 1);
					w = k + r * 12;
					st4(w + 8, h);
					st4(w + 4, y);
					st4(w, h);
					r = s;
				} while (s != f);
				h = ld4(k + 8);
				if (f != 1) {
					w = k + 20;
					t = (n - 12) / 12;
					do {
						u = ld4(w);
						h = h > u ? h : u;
						w += 12;
					} while (--t);
					q = h / 19;
					p = q + 1;
					if (n) goto L16;
					goto L15;
				}
				q = h / 19;
				p = q + 1;
				goto L16;
			L18:
				str_index(a + 8, t, u, w - t);
				w = ld4(a + 8);
				h = ld4(a + 12);
				st2(a + 84, 1);
				st4(a + 80, h);
				st4(a + 76, 0);
				M[a + 72] = 1;
				st4(a + 68, 10);
				st4(a + 64, h);
				st4(a + 60, 0);
				st4(a + 56, h);
				st4(a + 52, w);
				st4(a + 48, 10);
				next_back_2(a + 48);
				host_fail(262144, 53);
			L16:
				i = f;
				j = globalalloc_alloc(n);
				if (!j) handle_error(4);
			L15:
				if (!f) goto L13;
				u = p << 3;
				s = 0;
				for (;;) {
					n = s * 12;
					w = k + n;
					h = ld4(w + 8);
					t = ld4(w + 4);
					v = globalalloc_alloc(u);
					if (!v) handle_error(8);
					if (u) fill(v, 0, u);
					if (!h) goto L42;
					x = t + h;
					do {
						h = ext1(M[t]);
						if (h > 2147483647) {
							w = M[t + 1] & 63;
							r = h & 31;
							if (h > 4294967263u) {
								w = w << 6 | (M[t + 2] & 63);
								if (h >= 4294967280u) {
									h = w << 6 | (M[t + 3] & 63) | (r << 18 & 1835008);
									if (h == 1114112) goto L42;
									t += 4;
								} else {
									h = w | r << 12;
									t += 3;
								}
							} else {
								h = r << 6 | w;
								t += 2;
							}
						} else {
							t++;
							h &= 255;
						}
						h -= 48;
						if (h >= 10) host_fail(262144, 53);
						z = h;
						w = u;
						h = v;
						do {
							multi3_fn(a + 16, ld8(h), 0, 10, 0);
							a1 = ld8(a + 16);
							z += a1;
							st8(h, z);
							z = ld8(a + 24) + (z < a1);
							h += 8;
							w -= 8;
						} while (w);
					} while (t != x);
				L42:
					h = j + n;
					st4(h + 8, p);
					st4(h + 4, v);
					st4(h, p);
					if (++s == f) goto L13;
				}
			}
			p = 1;
			q = 0;
		L13:
			e++;
			b1 = j + 4;
			c1 = f << 3;
			d1 = (f < g ? f : g) + 1;
			x = 0;
			do {
				r = x;
				if (r == p) {
					r = p;
					goto L53;
				}
				if (f) {
					n = globalalloc_alloc(c1);
					if (!n) handle_error(8);
					h = b1;
					w = n;
					t = f;
					do {
						if (r >= ld4(h + 4)) host_fail(262144, 53);
						st8(w, ld8(ld4(h) + (r << 3)));
						h += 12;
						w += 8;
					} while (--t);
					if (!g) host_fail(262144, 53);
					fill(a + 48, 0, 256);
					x = f;
					u = n;
					do {
						z = 0;
						h = u;
						w = v = x < 1024 ? x : 1024;
						do {
							z |= ld8(h);
							h += 8;
						} while (--w);
						x -= v;
						s = v << 3;
						if (z) {
							a1 = (u64)64 - clz8(z);
							z = 0;
							do {
								w = 0;
								h = u;
								t = v;
								do {
									w += (u32)(ld8(h) >> (z & 63)) & 1;
									h += 8;
								} while (--t);
								h = a + 48 + ((u32)z << 2);
								st4(h, ld4(h) + w);
							} while (++z != a1);
						}
						u += s;
					} while (x);
					v = f;
					u = d1;
				} else {
					if (!g) host_fail(262144, 53);
					v = 0;
					fill(a + 48, 0, 256);
					u = 1;
					n = 8;
				}
				x = r + 1;
				h = 0;
				do {
					t = h == 256;
					if (t) goto L70;
					w = a + 48 + h;
					h += 4;
				} while (!rem4(ld4(w), u));
			L70:
				if (v) globalalloc_dealloc(n, v << 3);
			} while (t);
		L53:
			if (ld4(a + 36) - d <= 1) {
				do_reserve_and_handle(a + 36, d, 2);
				c = ld4(a + 40);
				d = ld4(a + 44);
			}
			st2(c + d, r > q ? 2608 : 2609);
			d += 2;
			st4(a + 44, d);
			if (f) {
				h = j;
				w = f;
				do {
					t = ld4(h);
					if (t) globalalloc_dealloc(ld4(h + 4), t << 3);
					h += 12;
				} while (--w);
			}
			if (i) globalalloc_dealloc(j, i * 12);
			if (f) {
				h = k;
				do {
					w = ld4(h);
					if (w) globalalloc_dealloc(ld4(h + 4), w);
					h += 12;
				} while (--f);
			}
			if (m) globalalloc_dealloc(k, m * 12);
		} while (e != b);
		t = ld4(a + 40);
		w = ld4(262220);
		if (d > ld4(262212) - w) {
			do_reserve_and_handle(262212, w, d);
			w = ld4(262220);
		}
		if (d) copy(ld4(262216) + w, t, d);
	} else {
		d = 0;
		w = ld4(262220);
		t = 1;
	}
	h = 0;
	w += d;
	st4(262220, w);
	if (w < 65537) h = w;
	else {
		host_write(ld4(262216), w);
		st4(262220, 0);
	}
	w = ld4(a + 36);
	if (w) {
		globalalloc_dealloc(t, w);
		h = ld4(262220);
	}
	if (h) {
		host_write(ld4(262216), h);
		st4(262220, 0);
	}
	sp = a + 304;
}

int main(void)
{
	M = (unsigned char *)calloc(5, 65536);
	if (!M) die("out of memory");
	memcpy(M + 262144, "the program failed; bundled with --debug, it says whyout of memory\0\0\0\0\0\0\1\0\0\0\0\0\0\0\1", 81);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
