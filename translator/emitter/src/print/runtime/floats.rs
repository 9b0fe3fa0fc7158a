//! The helpers that compute on the bits of floats.
//!
//! What C89 leaves open is done here on integers: rounding to whole numbers, square roots,
//! conversions between floats and integers. The rest is C's own arithmetic on doubles, which are
//! taken to be those of IEEE 754; if they are not, `precise` stops the program at its start.
//!
//! The x87 unit of 32-bit machines rounds to 64 binary digits, and again when a value is stored as
//! a double. The compiler is asked for the other unit, which has real doubles. If there is none,
//! `precise` makes the x87 round to 53, and `EXACT` sends every value through memory, so that the
//! compiler neither keeps more digits nor computes constants with more. Then only results below the
//! normal doubles are rounded twice; `tiny` computes these on integers. The same detour through
//! memory keeps compilers from fusing a product with a sum on machines that have an instruction for
//! that.

/// Asks for the unit that has real doubles. This precedes all functions, because older compilers do
/// not inline a function that was compiled for another unit.
pub(in crate::print) const UNIT: &str = "\
#if defined __GNUC__ && !defined __clang__ && defined __i386__ && \\
	!defined __SSE2_MATH__ && __GNUC__ * 100 + __GNUC_MINOR__ >= 404
#pragma GCC target (\"sse2\", \"fpmath=sse\")
#endif
";

pub(super) const DOUBLES: &str = "\
#if (defined __SSE2_MATH__ || defined _M_X64) && \\
	!defined __FMA__ && !defined __AVX2__
#define EXACT
#define TINY(x) 0
#else
#define EXACT volatile
#define TINY(x) ((x >> 52 & 2047) < 2)
#endif
typedef char double_has_64_bits[sizeof(double) == 8 && sizeof(float) == 4 ? 1 : -1];
static double dbl(u64 x)
{
	double d;
	memcpy(&d, &x, 8);
	return d;
}
static u64 bits(double d)
{
	u64 x;
	memcpy(&x, &d, 8);
	return x;
}
";

/// Hides from the compiler which number this is, or that it has just been an f32: a compiler that
/// knew would leave out an operation that changes nothing but a signalling NaN.
pub(super) const OPAQUE: &str = "static u64 opaque(u64 x)
{
	volatile u64 y = x;
	return y;
}
";

/// The product or quotient of numbers whose result is next to 0: correct in the digits that are
/// left, and rounded once.
pub(super) const TINY: &str = "static u64 tiny(u64 a, u64 b, int divides)
{
	u64 sign = (a ^ b) >> 63 << 63, m = a << 12 >> 12, n = b << 12 >> 12, q = 0, half;
	int d = (int)(a >> 52 & 2047), e = (int)(b >> 52 & 2047), i, rest;
	if (!(a << 1) || !(b << 1) || e == 2047) return sign;
	if (d) m |= (u64)1 << 52;
	else for (d = 1; !(m >> 52); d--) m <<= 1;
	if (e) n |= (u64)1 << 52;
	else for (e = 1; !(n >> 52); e--) n <<= 1;
	if (divides) {
		for (i = 0; i < 62; i++) {
			q <<= 1;
			if (m >= n) {
				m -= n;
				q |= 1;
			}
			m <<= 1;
		}
		rest = m != 0;
		d = e - d - 1013;
	} else {
		for (i = rest = 0; i < 53; i++) {
			if (n >> i & 1) q += m << 10;
			rest |= (int)(q & 1);
			q >>= 1;
		}
		d = 1033 - d - e;
	}
	if (d > 63) return sign;
	half = (u64)1 << (d - 1);
	m = q >> d;
	q &= half * 2 - 1;
	if (q > half || (q == half && (rest || (m & 1)))) m++;
	return sign | m;
}
";

pub(super) const ADD: &str = "static u64 fadd8(u64 a, u64 b)
{
	EXACT double x = dbl(a), y = dbl(b), z = x + y;
	return bits(z);
}
";

/// Sets the x87 unit to 53 digits. The sum of 1 and a little more than half of its last digit shows
/// whether that has worked, and a sum of the least numbers shows whether such numbers exist.
pub(super) const PRECISE: &str = "static void precise(void)
{
	volatile u64 least = 1;
#if defined __GNUC__ && (defined __i386__ || defined __x86_64__) && !defined __SSE2_MATH__
	unsigned short mode;
	__asm__ __volatile__ (\"fnstcw %0\" : \"=m\" (mode));
	mode = (unsigned short)((mode & ~0x300) | 0x200);
	__asm__ __volatile__ (\"fldcw %0\" : : \"m\" (mode));
#endif
	if (fadd8((u64)1023 << 52, (u64)970 << 52 | least) != ((u64)1023 << 52 | 1) ||
	    fadd8(least, least) != 2) {
		die(\"no IEEE 754 doubles\");
	}
}
";

pub(super) const SUB: &str = "static u64 fsub8(u64 a, u64 b)
{
	EXACT double x = dbl(a), y = dbl(b), z = x - y;
	return bits(z);
}
";

pub(super) const MUL: &str = "static u64 fmul8(u64 a, u64 b)
{
	EXACT double x = dbl(a), y = dbl(b), z = x * y;
	u64 c = bits(z);
	return TINY(c) ? tiny(a, b, 0) : c;
}
";

pub(super) const DIV: &str = "static u64 fdiv8(u64 a, u64 b)
{
	EXACT double x = dbl(a), y = dbl(b), z = x / y;
	u64 c = bits(z);
	return TINY(c) ? tiny(a, b, 1) : c;
}
";

pub(super) const EQ: &str = "static u32 feq8(u64 a, u64 b)
{
	return dbl(a) == dbl(b);
}
";

pub(super) const LT: &str = "static u32 flt8(u64 a, u64 b)
{
	return dbl(a) < dbl(b);
}
";

pub(super) const LE: &str = "static u32 fle8(u64 a, u64 b)
{
	return dbl(a) <= dbl(b);
}
";

/// Among equal numbers, only zeros can differ, namely in sign. The sum of a NaN and anything is a
/// NaN.
pub(super) const MIN: &str = "static u64 fmin8(u64 a, u64 b)
{
	double x = dbl(a), y = dbl(b);
	return x < y ? a : y < x ? b : x == y ? a | b : fadd8(a, b);
}
";

pub(super) const MAX: &str = "static u64 fmax8(u64 a, u64 b)
{
	double x = dbl(a), y = dbl(b);
	return x > y ? a : y > x ? b : x == y ? a & b : fadd8(a, b);
}
";

/// A NaN becomes a quiet one.
pub(super) const TRUNC: &str = "static u64 ftrunc8(u64 x)
{
	u32 e = (u32)(x >> 52 & 2047);
	if (e < 1023) return x >> 63 << 63;
	if (e < 1075) return x >> (1075 - e) << (1075 - e);
	return e == 2047 && x << 12 ? x | (u64)1 << 51 : x;
}
";

pub(super) const FLOOR: &str = "static u64 ffloor8(u64 x)
{
	u64 t = ftrunc8(x);
	return x >> 63 && x << 1 > t << 1 ? fsub8(t, (u64)1023 << 52) : t;
}
";

pub(super) const CEIL: &str = "static u64 fceil8(u64 x)
{
	u64 t = ftrunc8(x);
	return x >> 63 || x << 1 <= t << 1 ? t : fadd8(t, (u64)1023 << 52);
}
";

/// Adding half of the last whole digit, less 1 in the last place if that digit is even, carries
/// into it exactly if the fraction is to be rounded up.
pub(super) const NEAREST: &str = "static u64 fnear8(u64 x)
{
	u32 e = (u32)(x >> 52 & 2047), n = 1075 - e;
	if (e >= 1075) return ftrunc8(x);
	if (e < 1022 || x << 1 == (u64)1022 << 53) return x >> 63 << 63;
	if (e == 1022) return x >> 63 << 63 | (u64)1023 << 52;
	return (x + ((u64)1 << (n - 1)) - 1 + (x >> n & 1)) >> n << n;
}
";

/// Each round gives one binary digit of the root, as on paper. The last digit decides how to round;
/// a root is never exactly halfway between two doubles.
pub(super) const SQRT: &str = "static u64 fsqrt8(u64 x)
{
	u64 m = x << 12 >> 12, root = 0, digit;
	int e = (int)(x >> 52);
	if (!(x << 1) || x == (u64)2047 << 52) return x;
	if (x << 1 > (u64)2047 << 53) return x | (u64)1 << 51;
	if (x >> 63) return (u64)4095 << 51;
	if (e) m |= (u64)1 << 52;
	else for (e = 1; !(m >> 52); e--) m <<= 1;
	if (e % 2 == 0) m <<= 1;
	for (digit = (u64)1 << 53; digit; digit >>= 1) {
		m <<= 1;
		if (2 * root + digit <= m) {
			m -= 2 * root + digit;
			root += digit;
		}
	}
	return ((root + 1) >> 1) + ((u64)((e + 1021) / 2) << 52);
}
";

pub(super) const PROMOTE: &str = "static u64 f4to8(u32 x)
{
	float f;
	memcpy(&f, &x, 4);
	return bits(f);
}
";

pub(super) const DEMOTE: &str = "static u32 f8to4(u64 x)
{
	EXACT double d = dbl(x);
	float f = (float)d;
	u32 y;
	memcpy(&y, &f, 4);
	return y;
}
";

pub(super) const FROM_U: &str = "static u64 u8tof8(u64 x)
{
	EXACT double high = (u32)(x >> 32) * 4294967296.0, low = (u32)x, z = high + low;
	return bits(z);
}
";

pub(super) const FROM_S: &str = "static u64 s8tof8(u64 x)
{
	return x >> 63 ? u8tof8(-x) | (u64)1 << 63 : u8tof8(x);
}
";

/// Digits beyond those of a double are gathered in the last one, which tells the second rounding
/// what the first has dropped.
pub(super) const SINGLE_FROM_U: &str = "static u32 u8tof4(u64 x)
{
	return f8to4(u8tof8(x >> 53 ? x >> 11 << 11 | (u64)((x & 2047) != 0) << 11 : x));
}
";

pub(super) const SINGLE_FROM_S: &str = "static u32 s8tof4(u64 x)
{
	return x >> 63 ? u8tof4(-x) | 1u << 31 : u8tof4(x);
}
";

/// The magnitude without its fraction; one of more than 64 digits becomes 2^64 - 1, which no double
/// equals.
pub(super) const WHOLE: &str = "static u64 whole8(u64 x)
{
	u32 e = (u32)(x >> 52 & 2047);
	u64 m = x << 12 >> 12 | (u64)1 << 52;
	if (e < 1023) return 0;
	if (e < 1075) return m >> (1075 - e);
	return e < 1087 ? m << (e - 1075) : ~(u64)0;
}
";

pub(super) const SATURATE: &str = "static u64 fsat8(u64 x, u64 most, u64 least)
{
	u64 m = whole8(x), bound = x >> 63 ? least : most;
	if (x << 1 > (u64)2047 << 53) return 0;
	if (m > bound) m = bound;
	return x >> 63 ? -m : m;
}
";

pub(super) const TO_INT: &str = "static u64 ftoi8(u64 x, u64 most, u64 least)
{
	u64 m = whole8(x);
	if (m > (x >> 63 ? least : most) || !~m) die(\"a float outside the integers\");
	return x >> 63 ? -m : m;
}
";

macro_rules! math {
    ($($constant:ident $name:literal $function:literal)*) => {
        $(pub(super) const $constant: &str = concat!(
            "static u64 ", $name, "(u64 x)\n{\n\tEXACT double z = ", $function,
            "(dbl(x));\n\treturn bits(z);\n}\n"
        );)*
    };
}

math! {
    SIN "fsin" "sin"
    COS "fcos" "cos"
    TAN "ftan" "tan"
    ASIN "fasin" "asin"
    ACOS "facos" "acos"
    ATAN "fatan" "atan"
    EXP "fexp" "exp"
    LOG "flog" "log"
    LOG10 "flog10" "log10"
    SINH "fsinh" "sinh"
    COSH "fcosh" "cosh"
    TANH "ftanh" "tanh"
}

macro_rules! math_of_two {
    ($($constant:ident $name:literal $function:literal)*) => {
        $(pub(super) const $constant: &str = concat!(
            "static u64 ", $name, "(u64 x, u64 y)\n{\n\tEXACT double z = ", $function,
            "(dbl(x), dbl(y));\n\treturn bits(z);\n}\n"
        );)*
    };
}

math_of_two! {
    ATAN2 "fatan2" "atan2"
    POW "fpow" "pow"
    FMOD "ffmod" "fmod"
}
