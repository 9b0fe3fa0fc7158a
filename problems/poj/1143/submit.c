/* POJ 1143, http://poj.org/problem?id=1143, made by `cargo judge bundle poj1143 --write` from 8f330ac26f717777 */
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
	b = ld4(262316);
	if (!b) {
		b = pages << 16;
		st4(262316, b);
	}
	if (a > b) {
		c = a - b + 65535;
		if (grow(c >> 16) == ~0u) host_fail(262197, 13);
		st4(262316, (c & -65536) + b);
	}
	st4(262448, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 262320);
	if (d) {
		st4(c + 262320, ld4(d));
		return d;
	}
	d = ld4(262448);
	if (!d) {
		d = pages << 16;
		st4(262448, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : 1u << (b & 31)));
	return d;
}

static void globalalloc_dealloc(u32 a, u32 b)
{
	if (b > 65536) {
		if (b + a == ld4(262448)) {
			st4(262448, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 262320));
		st4(b + 262320, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 262320));
	st4(b + 262320, a);
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
			if (f + c != ld4(262448) || f <= 65536) {
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

static void write_str(u32 a, u32 b, u32 c)
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

static u32 program_choose(u32 a, u32 b)
{
	u32 c, d, e, f, g;
	if (!b) host_fail(262144, 53);
	c = b - 1;
	d = (a & 2097148) ^ 2097149;
	f = b = e = 0;
	for (;;) {
		b += f;
		g = b < 20;
		f = ((b > 20) - g) & 255;
		if (f != 255) break;
		f = b + 1;
		e |= d << (b & 31);
		b = c;
		if (!g) goto L2;
	}
	switch (f) {
	case 1:
		goto L2;
	}
	e |= d << (b & 31);
L2:
	return a & ~e;
}

static void handle_split(u32 a, u32 b)
{
	u32 c, d, e, f, g, h, i, j, k, m;
	c = globalalloc_alloc(64);
	if (!c) host_fail(262144, 53);
	st4(c, 0);
	d = ld4(b + 8);
	e = ld4(b);
	f = ~d + ld2(e + 50);
	st2(c + 50, f);
	if (f >= 12) host_fail(262144, 53);
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
	if (!e) host_fail(262144, 53);
	st4(e, 0);
	f = ld4(b + 8);
	g = ~f + ld2(c + 50);
	st2(e + 50, g);
	if (g >= 12) host_fail(262144, 53);
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
	if (g >= 12 || d - f != j) host_fail(262144, 53);
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
	if (!a) host_fail(262144, 53);
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
		if (!h) host_fail(262144, 53);
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
		if (b != j) host_fail(262144, 53);
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
	if (!d) host_fail(262144, 53);
	st2(m + 48, 0);
	st4(m, h);
	st4(a + 4, d);
	st4(a, h);
	if (b != n) host_fail(262144, 53);
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
	u32 d, e, f, h;
	u64 g;
	sp = d = frame(48);
	fill(d + 8, 48, 40);
	e = 39;
	do {
		f = e;
		if (f > 39) host_fail(262144, 53);
		g = a / 10;
		M[d + 8 + f] = (u32)(g * 246 + a) | 48;
		e = f - 1;
		h = a < 10;
		a = g;
	} while (!h);
	h = f + 1;
	if (b) {
		b = f = ld4(c + 8);
		if (ld4(c) == f) {
			do_reserve_and_handle(c, f, 1, 1, 1);
			b = ld4(c + 8);
		}
		f++;
		st4(c + 8, f);
		M[ld4(c + 4) + b] = 45;
	} else {
		f = ld4(c + 8);
	}
	h = 41 - h;
	if (h > ld4(c) - f) {
		do_reserve_and_handle(c, f, h, 1, 1);
		f = ld4(c + 8);
	}
	if (h) copy(ld4(c + 4) + f, d + 8 + e + 1, h);
	st4(c + 8, f + h);
	sp = d + 48;
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
	u32 a, b, c, d, e, f, g, h, i, j, k, m, p, q, r, s;
	u64 n;
	sp = a = frame(80);
	st4(a + 24, 0);
	st4(a + 16, 0);
	st4(a + 36, 0);
	st8(a + 28, (u64)1 << 32);
	b = 0;
	c = 1;
	d = 0;
	for (;;) {
		if (!ld4(262288)) {
			call_0(a + 40, ld4(262284));
			st4(262288, 1);
			st8(262292, ld8(a + 40));
			st8(262300, ld8(a + 48));
			st8(262308, ld8(a + 56));
		}
		e = ld4(262292);
		if (e >= 2147483647) host_fail(262144, 53);
		st4(262292, e + 1);
		g = f = ld4(262308);
		i = h = ld4(262304);
		k = j = M[262312];
		do {
			if (k & 1 || !g) goto L15;
			m = 0;
			for (;;) {
				k = M[i + m] - 9u;
				if (k <= 23 && 1u << (k & 31) & 8388635) break;
				m++;
				if (g == m) goto L16;
			}
			k = m + 1;
			i += k;
			g -= k;
			k = 0;
		} while (!m);
	L16:
		st4(262292, e);
		if (e) host_fail(262144, 53);
		st4(262292, -1);
		for (;;) {
			k = h;
			if (j & 1) break;
			if (f) {
				m = 0;
				do {
					h = M[k + m] - 9u;
					if (h <= 23 && 1u << (h & 31) & 8388635) goto L27;
					m++;
				} while (f != m);
			}
			j = 1;
			M[262312] = 1;
			h = k;
			m = f;
			goto L26;
		L27:
			j = 0;
			h = m + 1;
			f -= h;
			st4(262308, f);
			h += k;
			st4(262304, h);
		L26:
			if (m) goto L23;
		}
		g = ld4(262296);
		i = ld4(262300);
		k = g + i;
		goto L2;
	L23:
		h = M[k];
		i = ld4(262300);
		g = ld4(262296);
		if (m == 1) {
			switch (h - 43) {
			case 0: case 2:
				goto L2;
			}
		}
		f = h == 43;
		h = k + f;
		m -= f;
		if (m >= 9) {
			j = 0;
			for (;;) {
				if (!m) goto L13;
				n = (u64)j * 10;
				if ((u32)(n >> 32)) goto L2;
				f = M[h] - 48u;
				if (f > 9) goto L2;
				h++;
				m--;
				j = f + (u32)n;
				if (j < f) goto L2;
			}
		}
		if (m) {
			j = 0;
			for (;;) {
				f = M[h] - 48u;
				if (f > 9) goto L2;
				h++;
				j = f + j * 10;
				if (!--m) goto L13;
			}
		}
		e = 0;
	L15:
		st4(262292, e);
		break;
	L13:
		st4(262292, 0);
		if (!j) break;
		if (j > 1073741823) host_fail(262144, 53);
		p = j << 2;
		if (p >= 2147483645) host_fail(262144, 53);
		q = globalalloc_alloc(p);
		if (!q) host_fail(262144, 53);
		e = 0;
		m = ld4(262288);
		do {
			if (!(m & 1)) {
				call_0(a + 40, ld4(262284));
				st4(262288, 1);
				st8(262292, ld8(a + 40));
				st8(262300, ld8(a + 48));
				st8(262308, ld8(a + 56));
			}
			if (ld4(262292)) host_fail(262144, 53);
			c = e + 1;
			st4(262292, -1);
			g = M[262312];
			f = ld4(262308);
			h = ld4(262304);
			for (;;) {
				k = h;
				if (g & 1) break;
				if (f) {
					m = 0;
					do {
						h = M[k + m] - 9u;
						if (h <= 23 && 1u << (h & 31) & 8388635) goto L64;
						m++;
					} while (f != m);
				}
				g = 1;
				M[262312] = 1;
				h = k;
				m = f;
				goto L63;
			L64:
				g = 0;
				h = m + 1;
				f -= h;
				st4(262308, f);
				h += k;
				st4(262304, h);
			L63:
				if (m) goto L60;
			}
			b = ld4(262296);
			r = ld4(262300);
			i = b + r;
			goto L6;
		L60:
			b = ld4(262296);
			r = ld4(262300);
			s = b + r;
			i = k ? k : s;
			h = k ? m : 0;
			switch (h) {
			case 0:
				goto L6;
			case 1:
				m = M[i];
				switch (m - 43) {
				case 0: case 2:
					goto L6;
				default:
					goto L69;
				}
			}
			m = M[i];
		L69:
			f = (m & 255) == 43;
			m = i + f;
			h -= f;
			f = 0;
			if (h >= 9) {
				for (;;) {
					if (!h) goto L73;
					n = (u64)f * 10;
					if ((u32)(n >> 32)) goto L6;
					g = M[m] - 48u;
					if (g > 9) goto L6;
					m++;
					h--;
					f = g + (u32)n;
					if (f < g) goto L6;
				}
			}
			if (!h) goto L72;
			do {
				g = M[m] - 48u;
				if (g > 9) goto L6;
				m++;
				f = g + f * 10;
			} while (--h);
		L73:
			i = s;
			if (!k) goto L6;
		L72:
			st4(q + (e << 2), f);
			st4(262292, 0);
			m = 1;
			e = c;
		} while (c != j);
		m = h = 0;
		do {
			k = ld4(q + m);
			if (k - 2 >= 19) host_fail(262144, 53);
			h |= 1u << (k & 31);
			m += 4;
		} while (p != m);
		k = h;
		while (k) {
			f = ctz4(k);
			k = m = (k - 1) & k;
			if (!mover_wins(a + 16, program_choose(h, f))) goto L82;
		}
		e = 1;
		i = f = 0;
		goto L81;
	L82:
		i = globalalloc_alloc(16);
		if (!i) host_fail(262144, 53);
		st4(i, f);
		g = 1;
		st4(a + 48, 1);
		st4(a + 44, i);
		st4(a + 40, 4);
		f = 0;
		while (m) {
			k = ctz4(m);
			m = j = (m - 1) & m;
			if (mover_wins(a + 16, program_choose(h, k))) continue;
			if (g == ld4(a + 40)) {
				do_reserve_and_handle(a + 40, g, 1, 4, 4);
				i = ld4(a + 44);
			}
			st4(i + (g << 2), k);
			g++;
			st4(a + 48, g);
			f += 4;
			m = j;
		}
		k = ld4(a + 44);
		h = ((g << 2) - 4) >> 2;
		j = ld4(a + 40);
		if (g == 1) {
			st8(a + 44, 1);
			st4(a + 40, h);
			fmt_small(ld4(k), 0, a + 40);
			goto L89;
		}
		g = globalalloc_alloc(h);
		if (!g) host_fail(262144, 53);
		m = k + 4;
		st4(a + 48, 0);
		st4(a + 44, g);
		st4(a + 40, h);
		fmt_small(ld4(k), 0, a + 40);
		do {
			h = ld4(a + 48);
			if (ld4(a + 40) == h) {
				do_reserve_and_handle(a + 40, h, 1, 1, 1);
				h = ld4(a + 48);
			}
			M[ld4(a + 44) + h] = 32;
			st4(a + 48, h + 1);
			fmt_small(ld4(m), 0, a + 40);
			m += 4;
			f -= 4;
		} while (f);
	L89:
		i = ld4(a + 48);
		e = ld4(a + 44);
		f = ld4(a + 40);
		if (!j) goto L81;
		globalalloc_dealloc(k, j << 2);
	L81:
		st4(a + 48, 0);
		st8(a + 40, (u64)1 << 32);
		do_reserve_and_handle(a + 40, 0, 11, 1, 1);
		m = ld4(a + 48);
		h = ld4(a + 44) + m;
		st8(h, ld8(262210));
		st4(h + 7, ld4(262217));
		st4(a + 48, m + 11);
		d++;
		m = sar4(d, 31);
		fmt_small((d ^ m) - m, d >> 31, a + 40);
		k = ld4(a + 40);
		m = ld4(a + 48);
		if (k == m) {
			do_reserve_and_handle(a + 40, m, 1, 1, 1);
			k = ld4(a + 40);
			m = ld4(a + 48);
		}
		g = ld4(a + 44);
		M[g + m] = 10;
		h = m + 1;
		j = ld4(a + 36);
		if (m >= ld4(a + 28) - j) {
			do_reserve_and_handle(a + 28, j, h, 1, 1);
			j = ld4(a + 36);
		}
		c = ld4(a + 32);
		if (h) copy(c + j, g, h);
		h += j;
		st4(a + 36, h);
		if (k) globalalloc_dealloc(g, k);
		if (i) {
			st4(a + 48, 0);
			st8(a + 40, (u64)1 << 32);
			do_reserve_and_handle(a + 40, 0, 23, 1, 1);
			k = ld4(a + 48);
			m = ld4(a + 44) + k;
			st8(m, ld8(262221));
			st8(m + 8, ld8(262229));
			st8(m + 15, ld8(262236));
			st4(a + 48, k + 23);
			write_str(a + 40, e, i);
			k = ld4(a + 40);
			m = ld4(a + 48);
			if (k - m <= 1) {
				do_reserve_and_handle(a + 40, m, 2, 1, 1);
				k = ld4(a + 40);
				m = ld4(a + 48);
			}
			j = ld4(a + 44);
			st2(j + m, 2570);
			m += 2;
		} else {
			st4(a + 48, 0);
			st8(a + 40, (u64)1 << 32);
			write_str(a + 40, 262244, 26);
			m = ld4(a + 48);
			j = ld4(a + 44);
			k = ld4(a + 40);
		}
		if (m > ld4(a + 28) - h) {
			do_reserve_and_handle(a + 28, h, m, 1, 1);
			c = ld4(a + 32);
			h = ld4(a + 36);
		}
		if (m) copy(c + h, j, m);
		b = h + m;
		st4(a + 36, b);
		if (k) globalalloc_dealloc(j, k);
		if (f) globalalloc_dealloc(e, f);
		globalalloc_dealloc(q, p);
	}
	write_str(262272, c, b);
	m = ld4(262280);
	if (m >= 65537) {
		host_write(ld4(262276), m);
		st4(262280, 0);
	}
	m = ld4(a + 28);
	if (m) globalalloc_dealloc(c, m);
	h = ld4(a + 16);
	if (!h) goto L3;
	f = ld4(a + 20);
	j = ld4(a + 24);
	if (!j) {
		k = h;
		if (!f) goto L4;
		for (;;) {
			k = ld4(k + 64);
			if (!--f) goto L4;
		}
	}
	k = 0;
	for (;;) {
		if (k) {
			m = h;
			h = k;
		} else {
			m = 0;
			if (f) {
				do h = ld4(h + 64); while (--f);
			}
			f = 0;
		}
		if (f < ld2(h + 50)) {
			k = h;
			goto L47;
		}
		for (;;) {
			k = ld4(h);
			if (!k) break;
			f = ld2(h + 48);
			globalalloc_dealloc(h, m ? 112 : 64);
			m++;
			h = k;
			if (f < ld2(k + 50)) goto L47;
		}
		globalalloc_dealloc(h, m ? 112 : 64);
		host_fail(262144, 53);
	L47:
		if (m) {
			h = k + (f << 2) + 68;
			do {
				k = ld4(h);
				h = k + 64;
			} while (--m);
			f = 0;
		} else {
			f++;
		}
		h = 0;
		if (!--j) goto L4;
	}
L6:
	str_index(a + 8, b, r, i - b);
	h = ld4(a + 8);
	m = ld4(a + 12);
	st2(a + 76, 1);
	st4(a + 72, m);
	st4(a + 68, 0);
	M[a + 64] = 1;
	st4(a + 60, 10);
	st4(a + 56, m);
	st4(a + 52, 0);
	st4(a + 48, m);
	st4(a + 44, h);
	st4(a + 40, 10);
	next_back_2(a + 40);
	host_fail(262144, 53);
L4:
	h = ld4(k);
	if (h) {
		m = 0;
		do {
			globalalloc_dealloc(k, m ? 112 : 64);
			m++;
			k = h;
			h = ld4(k);
		} while (h);
		m = m ? 112 : 64;
	} else {
		m = 64;
	}
	globalalloc_dealloc(k, m);
L3:
	m = ld4(262280);
	if (m) {
		host_write(ld4(262276), m);
		st4(262280, 0);
	}
	sp = a + 80;
	return;
L2:
	str_index(a, g, i, k - g);
	h = ld4(a);
	m = ld4(a + 4);
	st2(a + 76, 1);
	st4(a + 72, m);
	st4(a + 68, 0);
	M[a + 64] = 1;
	st4(a + 60, 10);
	st4(a + 56, m);
	st4(a + 52, 0);
	st4(a + 48, m);
	st4(a + 44, h);
	st4(a + 40, 10);
	next_back_2(a + 40);
	host_fail(262144, 53);
}

int main(void)
{
	M = (unsigned char *)calloc(5, 65536);
	if (!M) die("out of memory");
	memcpy(M + 262144, "the program failed; bundled with --debug, it says whyout of memoryTest Case #The winning moves a"
		"re: There's no winning move.\n\n\0\0\0\0\0\0\1\0\0\0\0\0\0\0\1", 141);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
