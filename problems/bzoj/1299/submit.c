/* BZOJ 1299, https://hydro.ac/d/bzoj/p/1299, made by `cargo judge bundle bzoj1299 --write` from 503ae0f252bf511e */
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

static void handle_error(u32 a)
{
	host_fail(262144, 53);
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

static void main_fn(void)
{
	u32 a, b, c, d, e, f, g, h, i, j, k, n, p, q, r, s;
	u64 m, t, u, v, w;
	sp = a = frame(2208);
	st4(a + 140, 0);
	st8(a + 132, (u64)1 << 32);
	b = 0;
	do {
		if (!ld4(262236)) {
			call_0(a + 144, ld4(262232));
			st4(262236, 1);
			st8(262240, ld8(a + 144));
			st8(262248, ld8(a + 152));
			st8(262256, ld8(a + 160));
		}
		if (ld4(262240)) host_fail(262144, 53);
		b++;
		st4(262240, -1);
		c = M[262260];
		d = ld4(262256);
		e = ld4(262252);
		for (;;) {
			f = e;
			if (c & 1) break;
			if (d) {
				i = 0;
				do {
					e = M[f + i] - 9u;
					if (e <= 23 && 1u << (e & 31) & 8388635) goto L15;
					i++;
				} while (d != i);
			}
			c = 1;
			M[262260] = 1;
			e = f;
			i = d;
			goto L14;
		L15:
			c = 0;
			e = i + 1;
			d -= e;
			st4(262256, d);
			e += f;
			st4(262252, e);
		L14:
			if (i) goto L11;
		}
		g = ld4(262244);
		h = ld4(262248);
		c = g + h;
		goto L1;
	L11:
		g = ld4(262244);
		h = ld4(262248);
		j = g + h;
		c = f ? f : j;
		e = f ? i : 0;
		switch (e) {
		case 0:
			goto L1;
		case 1:
			i = M[c];
			switch (i - 43) {
			case 0: case 2:
				goto L1;
			default:
				goto L20;
			}
		}
		i = M[c];
	L20:
		d = (i & 255) == 43;
		i = c + d;
		e -= d;
		k = 0;
		if (e >= 9) {
			for (;;) {
				if (!e) goto L24;
				m = (u64)k * 10;
				if ((u32)(m >> 32)) goto L1;
				d = M[i] - 48u;
				if (d > 9) goto L1;
				i++;
				e--;
				k = d + (u32)m;
				if (k < d) goto L1;
			}
		}
		if (!e) goto L23;
		do {
			d = M[i] - 48u;
			if (d > 9) goto L1;
			i++;
			k = d + k * 10;
		} while (--e);
	L24:
		c = j;
		if (!f) goto L1;
	L23:
		st4(262240, 0);
		if (k > 536870911) host_fail(262144, 53);
		n = k << 3;
		if (n >= 2147483641) host_fail(262144, 53);
		if (n) {
			q = k;
			p = globalalloc_alloc(n);
			if (!p) host_fail(262144, 53);
		} else {
			p = 8;
			q = 0;
		}
		if (k) {
			g = 0;
			do {
				if (!ld4(262236)) {
					call_0(a + 144, ld4(262232));
					st4(262236, 1);
					st8(262240, ld8(a + 144));
					st8(262248, ld8(a + 152));
					st8(262256, ld8(a + 160));
				}
				if (ld4(262240)) host_fail(262144, 53);
				h = g + 1;
				st4(262240, -1);
				e = M[262260];
				d = ld4(262256);
				c = ld4(262252);
				for (;;) {
					f = c;
					if (e & 1) break;
					if (d) {
						i = 0;
						do {
							e = M[f + i] - 9u;
							if (e <= 23 && 1u << (e & 31) & 8388635) goto L41;
							i++;
						} while (d != i);
					}
					e = 1;
					M[262260] = 1;
					c = f;
					i = d;
					goto L40;
				L41:
					e = 0;
					c = i + 1;
					d -= c;
					st4(262256, d);
					c += f;
					st4(262252, c);
				L40:
					if (i) goto L37;
				}
				r = ld4(262244);
				s = ld4(262248);
				c = r + s;
				goto L2;
			L37:
				r = ld4(262244);
				s = ld4(262248);
				j = r + s;
				c = f ? f : j;
				e = f ? i : 0;
				switch (e) {
				case 0:
					goto L2;
				case 1:
					i = M[c];
					switch (i - 43) {
					case 0: case 2:
						goto L2;
					default:
						goto L46;
					}
				}
				i = M[c];
			L46:
				d = (i & 255) == 43;
				i = c + d;
				e -= d;
				m = 0;
				if (e >= 17) {
					for (;;) {
						if (!e) goto L50;
						multi3_fn(a + 112, m, 0, 10, 0);
						if (ld8(a + 120)) goto L2;
						d = M[i] - 48u;
						if (d > 9) goto L2;
						i++;
						e--;
						t = ld8(a + 112);
						m = t + d;
						if (m < t) goto L2;
					}
				}
				if (!e) goto L49;
				do {
					d = M[i] - 48u;
					if (d > 9) goto L2;
					i++;
					m = m * 10 + d;
				} while (--e);
			L50:
				c = j;
				if (!f) goto L2;
			L49:
				st4(262240, 0);
				st8(p + (g << 3), m);
				g = h;
			} while (h != k);
		}
		i = 0;
		do {
			e = a + 144 + i;
			st8(e, 0);
			st8(e + 24, 0);
			st8(e + 16, 0);
			i += 32;
		} while (i != 2048);
		if (!k) goto L7;
		c = p + n;
		f = 0;
		e = p;
		for (;;) {
			i = f & 127;
			ashlti3_fn(a + 80, 1, 0, i);
			u = i;
			t = ld8(a + 88);
			v = ld8(a + 80);
			m = ld8(e);
			if (m) {
				d = f + 1;
				e += 8;
				do {
					i = a + 144 + (((u32)clz8(m) ^ 63) << 5);
					w = ld8(i);
					if (!w) goto L60;
					t ^= ld8(i + 24);
					v ^= ld8(i + 16);
					i = w != m;
					m ^= w;
				} while (i);
			}
			i = 0;
			do {
				e = f == i;
				if (e) goto L65;
				lshrti3_fn(a + 64, v, t, i & 127);
				i++;
			} while (!(ld4(a + 64) & 1));
			d = i - 1;
			goto L64;
		L65:
			lshrti3_fn(a + 48, v, t, u);
			d = f;
			i = f;
			if (!(ld4(a + 48) & 1)) goto L8;
		L64:
			k = globalalloc_alloc(16);
			if (!k) host_fail(262144, 53);
			st4(k, d);
			st4(a + 2204, 1);
			st4(a + 2200, k);
			st4(a + 2196, 4);
			if (e || i > f) break;
			lshrti3_fn(a + 32, v, t, u);
			c = 1;
			g = ld4(a + 32) & 1;
			for (;;) {
				e = i;
				d = f == e;
				if (d) {
					if (!g) goto L9;
					i = f;
					e = f;
					if (c == ld4(a + 2196)) goto L71;
					st4(k + (c << 2), f);
					goto L9;
				}
				lshrti3_fn(a + 16, v, t, e & 127);
				i = e + 1;
				if (!(ld4(a + 16) & 1)) continue;
				if (c == ld4(a + 2196)) goto L71;
				st4(k + (c << 2), e);
				c++;
				st4(a + 2204, c);
				goto L70;
			L71:
				do_reserve_and_handle(a + 2196, c, 1, 4, 4);
				k = ld4(a + 2200);
				st4(k + (c << 2), e);
				c++;
				st4(a + 2204, c);
				if (d) goto L9;
			L70:
				if (i > f) goto L9;
			}
		L60:
			st8(i + 16, v);
			st8(i, m);
			st8(i + 24, t);
			f = d;
			if (e == c) goto L7;
		}
	L9:
		i = ld4(a + 2196);
		if ((i | 2147483648u) == 2147483648u) {
			if (i == 2147483648u) goto L7;
			goto L8;
		}
		globalalloc_dealloc(ld4(a + 2200), i << 2);
		if (i == 2147483648u) goto L7;
	L8:
		d = 262214;
		i = 3;
		goto L6;
	L7:
		d = 262210;
		i = 4;
	L6:
		e = ld4(a + 140);
		if (i > ld4(a + 132) - e) {
			do_reserve_and_handle(a + 132, e, i, 1, 1);
			e = ld4(a + 140);
		}
		f = ld4(a + 136);
		if (i) copy(f + e, d, i);
		i += e;
		st4(a + 140, i);
		if (q) globalalloc_dealloc(p, q << 3);
	} while (b != 10);
	e = ld4(262228);
	if (i > ld4(262220) - e) {
		do_reserve_and_handle(262220, e, i, 1, 1);
		e = ld4(262228);
	}
	if (i) copy(ld4(262224) + e, f, i);
	e += i;
	st4(262228, e);
	if (e < 65537) i = e;
	else {
		i = 0;
		host_write(ld4(262224), e);
		st4(262228, 0);
	}
	e = ld4(a + 132);
	if (e) {
		globalalloc_dealloc(f, e);
		i = ld4(262228);
	}
	if (i) {
		host_write(ld4(262224), i);
		st4(262228, 0);
	}
	sp = a + 2208;
	return;
L2:
	str_index(a + 104, r, s, c - r);
	e = ld4(a + 104);
	i = ld4(a + 108);
	st2(a + 180, 1);
	st4(a + 176, i);
	st4(a + 172, 0);
	M[a + 168] = 1;
	st4(a + 164, 10);
	st4(a + 160, i);
	st4(a + 156, 0);
	st4(a + 152, i);
	st4(a + 148, e);
	st4(a + 144, 10);
	next_back_2(a + 144);
	host_fail(262144, 53);
L1:
	str_index(a + 8, g, h, c - g);
	e = ld4(a + 8);
	i = ld4(a + 12);
	st2(a + 180, 1);
	st4(a + 176, i);
	st4(a + 172, 0);
	M[a + 168] = 1;
	st4(a + 164, 10);
	st4(a + 160, i);
	st4(a + 156, 0);
	st4(a + 152, i);
	st4(a + 148, e);
	st4(a + 144, 10);
	next_back_2(a + 144);
	host_fail(262144, 53);
}

int main(void)
{
	M = (unsigned char *)calloc(5, 65536);
	if (!M) die("out of memory");
	memcpy(M + 262144, "the program failed; bundled with --debug, it says whyout of memoryYES\nNO\n\0\0\0\0\0\0\0\1\0\0"
		"\0\0\0\0\0\1", 89);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
