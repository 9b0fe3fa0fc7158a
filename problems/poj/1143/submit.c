/* POJ 1143, http://poj.org/problem?id=1143, made by `cargo judge bundle poj1143 --write` from 9cffc0bf3d5f50b4 */
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
static u32 div4(u32 a, u32 b)
{
	if (!b) die("division by zero");
	return a / b;
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

static void finish_grow(u32 a, u32 b, u32 c, u32 d)
{
	u32 e;
	if (d <= 2147483647) {
		if (!b) {
			e = globalalloc_alloc(d);
			if (e) goto L4;
			goto L6;
		}
		if (b + c != ld4(262448) || b <= 65536) {
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
	if (e) {
		do {
			if (ext1(M[d]) > 2147483647) M[d] = 63;
			d++;
		} while (--e);
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

static void display_fmt(u32 a, u32 b, u32 c)
{
	u32 d;
	d = ld4(c + 8);
	if (b > ld4(c) - d) {
		do_reserve_and_handle(c, d, b);
		d = ld4(c + 8);
	}
	if (b) copy(ld4(c + 4) + d, a, b);
	st4(c + 8, d + b);
}

static u32 program_choose(u32 a, u32 b)
{
	u32 c, d, e, f, g;
	if (!b) host_fail(262144, 53);
	c = (a & 2097148) ^ 2097149;
	d = div4(20, b);
	e = 0;
	if (b <= 20) {
		f = 0;
		g = d;
		do {
			e |= c << (f & 31);
			f += b;
		} while (--g);
	}
	return a & ~(e | c << (d * b & 31));
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
	d = a;
	e = ld4(b);
	if (!e) goto L4;
	f = ld4(b + 4);
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
			j = ((u32)(a > j) - (a < j)) & 255;
		} while (j == 1);
		if (!j) break;
	L8:
		if (!f) {
			d = a;
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
	} while (mover_wins(program_choose(a, ctz4(h)), b));
L13:
	f = h != 0;
	k = h != 0;
	m = ld4(b);
	if (!m) {
		h = globalalloc_alloc(64);
		if (!h) host_fail(262144, 53);
		st4(b + 4, 0);
		st4(b, h);
		st4(h, 0);
		st2(h + 50, 1);
		M[h + 52] = k;
		st4(h + 4, a);
		goto L16;
	}
	g = n = ld4(b + 4);
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
			j = ((u32)(a > j) - (a < j)) & 255;
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
		if (p <= i) st4(h, a);
		else {
			j = i + 1;
			d = p - i;
			g = d << 2;
			if (g) copy(q + (j << 2), h, g);
			st4(h, a);
			if (d) {
				a = e + 52;
				copy(a + j, a + i, d);
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
	if (d <= i) st4(j, a);
	else {
		p = i + 1;
		g = d - i;
		q = g << 2;
		if (q) copy(e + (p << 2), j, q);
		st4(j, a);
		if (g) {
			a = h + 52;
			copy(a + p, a + i, g);
		}
	}
	st2(h + 50, d + 1);
	M[h + i + 52] = k;
	e = M[c + 44];
	if (e == 2) goto L16;
	i = ld4(c + 32);
	a = ld4(c + 36);
	g = ld4(c + 40);
	d = ld4(c + 24);
	h = ld4(d);
	if (!h) goto L17;
	j = ld4(c + 28);
	p = i;
	for (;;) {
		if (a != j) host_fail(262144, 53);
		a = ld2(d + 48);
		if (ld2(h + 50) < 11) break;
		j++;
		d = 4;
		if (a < 5) goto L46;
		k = 0;
		i = 5;
		d = a;
		switch (a - 5) {
		case 0:
			break;
		case 1:
			goto L44;
		default:
			k = a - 7;
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
		a = k;
	L43:
		insert_fit(h, a, g, e & 1, p);
		e = M[c + 44];
		if (e == 2) goto L16;
		g = ld4(c + 40);
		a = ld4(c + 36);
		p = i;
		h = ld4(d);
		if (!h) goto L17;
	}
	insert_fit(h, a, g, e & 1, p);
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
	st4(b + 4, d);
	st4(b, h);
	if (a != n) host_fail(262144, 53);
	st4(h + 68, i);
	M[h + 52] = e & 1;
	st4(h + 4, g);
	st2(h + 50, 1);
	st2(i + 48, 1);
	st4(i, h);
L16:
	st4(b + 8, ld4(b + 8) + 1);
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
			do_reserve_and_handle(c, f, 1);
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
		do_reserve_and_handle(c, f, h);
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
	u32 a, b, c, d, e, f, g, h, i, j, k, m, p, q, r, s, t, u;
	u64 n;
	sp = a = frame(80);
	st4(a + 24, 0);
	st4(a + 16, 0);
	st4(a + 36, 0);
	st8(a + 28, (u64)1 << 32);
	b = 1;
	d = c = 0;
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
		j = ld4(262296);
		i = ld4(262300);
		k = j + i;
		goto L2;
	L23:
		h = M[k];
		i = ld4(262300);
		j = ld4(262296);
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
			g = 0;
			for (;;) {
				if (!m) goto L13;
				n = (u64)g * 10;
				if ((u32)(n >> 32)) goto L2;
				f = M[h] - 48u;
				if (f > 9) goto L2;
				h++;
				m--;
				g = f + (u32)n;
				if (g < f) goto L2;
			}
		}
		if (m) {
			g = 0;
			for (;;) {
				f = M[h] - 48u;
				if (f > 9) goto L2;
				h++;
				g = f + g * 10;
				if (!--m) goto L13;
			}
		}
		e = 0;
	L15:
		st4(262292, e);
		break;
	L13:
		st4(262292, 0);
		if (!g) break;
		if (g >= 21) host_fail(262144, 53);
		p = g << 2;
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
			r = e + 1;
			st4(262292, -1);
			h = M[262312];
			f = ld4(262308);
			j = ld4(262304);
			for (;;) {
				k = j;
				if (h & 1) break;
				if (f) {
					m = 0;
					do {
						h = M[k + m] - 9u;
						if (h <= 23 && 1u << (h & 31) & 8388635) goto L64;
						m++;
					} while (f != m);
				}
				h = 1;
				M[262312] = 1;
				j = k;
				m = f;
				goto L63;
			L64:
				h = 0;
				j = m + 1;
				f -= j;
				st4(262308, f);
				j += k;
				st4(262304, j);
			L63:
				if (m) goto L60;
			}
			s = ld4(262296);
			t = ld4(262300);
			i = s + t;
			goto L6;
		L60:
			s = ld4(262296);
			t = ld4(262300);
			u = s + t;
			i = k ? k : u;
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
					j = M[m] - 48u;
					if (j > 9) goto L6;
					m++;
					h--;
					f = j + (u32)n;
					if (f < j) goto L6;
				}
			}
			if (!h) goto L72;
			do {
				j = M[m] - 48u;
				if (j > 9) goto L6;
				m++;
				f = j + f * 10;
			} while (--h);
		L73:
			i = u;
			if (!k) goto L6;
		L72:
			st4(q + (e << 2), f);
			st4(262292, 0);
			m = 1;
			e = r;
		} while (r != g);
		m = 0;
		while (p != m) {
			h = q + m;
			m += 4;
			if (ld4(h) - 2 >= 19) host_fail(262144, 53);
		}
		h = 0;
		m = q;
		do {
			h |= 1u << (ld4(m) & 31);
			m += 4;
		} while (--g);
		m = h;
		do {
			if (!m) goto L86;
			f = ctz4(m);
			m = k = (m - 1) & m;
		} while (mover_wins(program_choose(h, f), a + 16));
		st4(a + 48, 0);
		st8(a + 40, (u64)1 << 32);
		fmt_small(f, 0, a + 40);
		if (k) {
			f = (k - 1) & k;
			do {
				m = f;
				f = ctz4(k);
				if (!mover_wins(program_choose(h, f), a + 16)) {
					k = ld4(a + 48);
					if (ld4(a + 40) == k) {
						do_reserve_and_handle(a + 40, k, 1);
						k = ld4(a + 48);
					}
					M[ld4(a + 44) + k] = 32;
					st4(a + 48, k + 1);
					fmt_small(f, 0, a + 40);
				}
				f = (m - 1) & m;
				k = m;
			} while (m);
		}
		d++;
		g = ld4(a + 44);
		k = ld4(a + 40);
		h = ld4(a + 48);
		if (!h) goto L85;
		st4(a + 48, 0);
		st8(a + 40, (u64)1 << 32);
		do_reserve_and_handle(a + 40, 0, 11);
		m = ld4(a + 48);
		f = ld4(a + 44) + m;
		st8(f, ld8(262210));
		st4(f + 7, ld4(262217));
		st4(a + 48, m + 11);
		m = sar4(d, 31);
		fmt_small((d ^ m) - m, d >> 31, a + 40);
		m = ld4(a + 48);
		if (ld4(a + 40) - m <= 23) {
			do_reserve_and_handle(a + 40, m, 24);
			m = ld4(a + 48);
		}
		f = ld4(a + 44) + m;
		st8(f, ld8(262221));
		st8(f + 8, ld8(262229));
		st8(f + 16, ld8(262237));
		st4(a + 48, m + 24);
		display_fmt(g, h, a + 40);
		h = ld4(a + 40);
		m = ld4(a + 48);
		if (h - m <= 1) {
			do_reserve_and_handle(a + 40, m, 2);
			h = ld4(a + 40);
			m = ld4(a + 48);
		}
		j = ld4(a + 44);
		st2(j + m, 2570);
		m += 2;
		goto L84;
	L86:
		g = 1;
		d++;
		k = 0;
	L85:
		st4(a + 48, 0);
		st8(a + 40, (u64)1 << 32);
		do_reserve_and_handle(a + 40, 0, 11);
		m = ld4(a + 48);
		h = ld4(a + 44) + m;
		st8(h, ld8(262210));
		st4(h + 7, ld4(262217));
		st4(a + 48, m + 11);
		m = sar4(d, 31);
		fmt_small((d ^ m) - m, d >> 31, a + 40);
		h = ld4(a + 40);
		f = ld4(a + 48);
		if (h - f <= 26) {
			do_reserve_and_handle(a + 40, f, 27);
			h = ld4(a + 40);
			f = ld4(a + 48);
		}
		j = ld4(a + 44);
		m = j + f;
		st8(m, ld8(262245));
		st8(m + 8, ld8(262253));
		st8(m + 16, ld8(262261));
		st4(m + 23, ld4(262268));
		m = f + 27;
	L84:
		if (m > ld4(a + 28) - c) {
			do_reserve_and_handle(a + 28, c, m);
			b = ld4(a + 32);
			c = ld4(a + 36);
		}
		if (m) copy(b + c, j, m);
		c += m;
		st4(a + 36, c);
		if (h) globalalloc_dealloc(j, h);
		if (k) globalalloc_dealloc(g, k);
		globalalloc_dealloc(q, p);
	}
	m = ld4(a + 32);
	display_fmt(m, ld4(a + 36), 262272);
	h = ld4(262280);
	if (h >= 65537) {
		host_write(ld4(262276), h);
		st4(262280, 0);
	}
	h = ld4(a + 28);
	if (h) globalalloc_dealloc(m, h);
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
	str_index(a + 8, s, t, i - s);
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
	str_index(a, j, i, k - j);
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
	memcpy(M + 262144, "the program failed; bundled with --debug, it says whyout of memoryTest Case #\nThe winning moves"
		" are: \nThere's no winning move.\n\n\0\0\0\0\1\0\0\0\0\0\0\0\1", 141);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
