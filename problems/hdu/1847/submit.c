/* HDU 1847, https://acm.hdu.edu.cn/showproblem.php?pid=1847, made by `cargo judge bundle hdu1847 --write` from c38dcb419033c580 */
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
static void halves(u32 p, const unsigned short *v, u32 n)
{
	for (; n--; p += 2) st2(p, *v++);
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
static const unsigned short at_262144[] = {
	256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,
	513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,
	256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,
	513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,
	256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,
	513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,
	256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,
	513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,
	256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,
	513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,
	256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,
	513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,
	256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,
	513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,
	256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,
	513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,
	256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,513,256,2,
	513,256,2,513,256,2,513,256,2,513,256,2,513,256,2
};
static void memory_reach(u32 a)
{
	u32 b, c;
	b = ld4(263268);
	if (!b) {
		b = pages << 16;
		st4(263268, b);
	}
	if (a > b) {
		c = a - b + 65535;
		if (grow(c >> 16) == ~0u) host_fail(263198, 13);
		st4(263268, (c & -65536) + b);
	}
	st4(263400, a);
}

static u32 globalalloc_alloc(u32 a)
{
	u32 b, c, d;
	b = 32 - clz4((a > 16 ? a : 16) - 1);
	c = b << 2;
	d = ld4(c + 263272);
	if (d) {
		st4(c + 263272, ld4(d));
		return d;
	}
	d = ld4(263400);
	if (!d) {
		d = pages << 16;
		st4(263400, d);
	}
	d = (d + 15) & -16;
	memory_reach(d + (a > 65536 ? a : 1u << (b & 31)));
	return d;
}

static void globalalloc_dealloc(u32 a, u32 b)
{
	if (b > 65536) {
		if (b + a == ld4(263400)) {
			st4(263400, a);
			return;
		}
		b = (clz4(b) ^ 31) << 2;
		st4(a, ld4(b + 263272));
		st4(b + 263272, a);
		return;
	}
	b = (32 - clz4((b > 16 ? b : 16) - 1)) << 2;
	st4(a, ld4(b + 263272));
	st4(b + 263272, a);
}

static void finish_grow(u32 a, u32 b, u32 c, u32 d)
{
	u32 e;
	if (d > 2147483647) {
		st4(a + 4, 0);
		d = 1;
		goto L1;
	}
	if (b) {
		if (b + c == ld4(263400) && b > 65536) {
			memory_reach(d + c);
			goto L4;
		}
		if (d <= 65536 && clz4((b > 16 ? b : 16) - 1) == clz4((d > 16 ? d : 16) - 1)) goto L4;
		e = globalalloc_alloc(d);
		if (e) {
			if (b) copy(e, c, b);
			globalalloc_dealloc(c, b);
			goto L3;
		}
		b = a + 8;
		c = a + 4;
	} else {
		b = a + 8;
		c = a + 4;
		e = globalalloc_alloc(d);
		if (e) goto L2;
	}
	st4(b, d);
	d = 1;
	st4(c, 1);
	goto L1;
L4:
	e = c;
L3:
	b = a + 8;
	c = a + 4;
L2:
	st4(b, d);
	st4(c, e);
	d = 0;
L1:
	st4(a, d);
}

static void handle_error(u32 a)
{
	host_fail(263145, 53);
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
	if (!e) host_fail(263145, 53);
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
	if (c > b || d > b || c > d) host_fail(263145, 53);
	if (!c || c >= b || i4(ext1(M[a + c])) > -65) {
		if (!d || d >= b || i4(ext1(M[a + d])) > -65) host_fail(263145, 53);
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
		host_fail(263145, 53);
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
	host_fail(263145, 53);
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
			if (u < e) host_fail(263145, 53);
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
		if (d > u) host_fail(263145, 53);
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
		if (!s) host_fail(263145, 53);
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
	u32 a, b, c, d, e, f, g, h, i, j, k;
	u64 m;
	sp = a = frame(64);
	st8(a + 12, (u64)1 << 32);
	b = 1;
	c = 0;
	for (;;) {
		st4(a + 20, c);
		if (!ld4(263240)) {
			call_0(a + 24, ld4(263236));
			st4(263240, 1);
			st8(263244, ld8(a + 24));
			st8(263252, ld8(a + 32));
			st8(263260, ld8(a + 40));
		}
		d = ld4(263244);
		if (d >= 2147483647) host_fail(263145, 53);
		f = e = ld4(263260);
		h = g = ld4(263256);
		j = i = M[263264];
		while ((j & 1) == 0 && f != 0) {
			k = 0;
			for (;;) {
				j = M[h + k] - 9u;
				if (j <= 23 && 1u << (j & 31) & 8388635) break;
				k++;
				if (f == k) goto L10;
			}
			j = k + 1;
			h += j;
			f -= j;
			j = 0;
			if (k) goto L10;
		}
		j = ld4(a + 16);
		g = ld4(263232);
		if (c <= ld4(263224) - g) break;
		do_reserve_and_handle(263224, g, c);
		g = ld4(263232);
		goto L4;
	L10:
		if (d) host_fail(263145, 53);
		st4(263244, -1);
		for (;;) {
			j = g;
			if (i & 1) break;
			if (e) {
				k = 0;
				do {
					g = M[j + k] - 9u;
					if (g <= 23 && 1u << (g & 31) & 8388635) goto L23;
					k++;
				} while (e != k);
			}
			i = 1;
			M[263264] = 1;
			g = j;
			k = e;
			goto L22;
		L23:
			i = 0;
			g = k + 1;
			e -= g;
			st4(263260, e);
			g += j;
			st4(263256, g);
		L22:
			if (k) goto L19;
		}
		f = ld4(263248);
		h = ld4(263252);
		j = f + h;
		goto L2;
	L19:
		g = M[j];
		h = ld4(263252);
		f = ld4(263248);
		if (k == 1) {
			switch (g - 43) {
			case 0: case 2:
				goto L2;
			}
		}
		e = g == 43;
		g = j + e;
		k -= e;
		e = 0;
		if (k >= 9) {
			for (;;) {
				if (!k) goto L31;
				m = (u64)e * 10;
				if ((u32)(m >> 32)) goto L2;
				i = M[g] - 48u;
				if (i > 9) goto L2;
				g++;
				k--;
				e = i + (u32)m;
				if (e < i) goto L2;
			}
		}
		if (!k) {
			st4(263244, 0);
			goto L29;
		}
		do {
			i = M[g] - 48u;
			if (i > 9) goto L2;
			g++;
			e = i + e * 10;
		} while (--k);
	L31:
		st4(263244, 0);
		if (e >= 1001) host_fail(263145, 53);
	L29:
		k = M[e + 262144] ? 263216 : 263211;
		if (ld4(a + 12) - c <= 4) {
			do_reserve_and_handle(a + 12, c, 5);
			b = ld4(a + 16);
			c = ld4(a + 20);
		}
		g = b + c;
		M[g + 4] = M[k + 4];
		st4(g, ld4(k));
		c += 5;
	}
	if (!c) goto L3;
L4:
	if (!c) goto L3;
	copy(ld4(263228) + g, j, c);
L3:
	k = 0;
	g += c;
	st4(263232, g);
	if (g < 65537) k = g;
	else {
		host_write(ld4(263228), g);
		st4(263232, 0);
	}
	g = ld4(a + 12);
	if (g) {
		globalalloc_dealloc(j, g);
		k = ld4(263232);
	}
	if (k) {
		host_write(ld4(263228), k);
		st4(263232, 0);
	}
	sp = a + 64;
	return;
L2:
	str_index(a, f, h, j - f);
	g = ld4(a);
	k = ld4(a + 4);
	st2(a + 60, 1);
	st4(a + 56, k);
	st4(a + 52, 0);
	M[a + 48] = 1;
	st4(a + 44, 10);
	st4(a + 40, k);
	st4(a + 36, 0);
	st4(a + 32, k);
	st4(a + 28, g);
	st4(a + 24, 10);
	next_back_2(a + 24);
	host_fail(263145, 53);
}

int main(void)
{
	M = (unsigned char *)calloc(5, 65536);
	if (!M) die("out of memory");
	halves(262144, at_262144, 500);
	memcpy(M + 263144, "\1the program failed; bundled with --debug, it says whyout of memoryCici\nKiki\n\0\0\0\0\0\0\0\1"
		"\0\0\0\0\0\0\0\1", 93);
	main_fn();
	return fflush(stdout) ? 1 : 0;
}
