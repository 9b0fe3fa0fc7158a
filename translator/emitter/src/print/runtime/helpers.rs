//! The helpers: the name of each, what it needs, and its text.

use super::floats;

macro_rules! helpers {
    ($($helper:ident $name:literal [$($needs:ident)*] $text:expr)*) => {
        /// They are in the order of the file: each after what it needs.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub(in crate::print) enum Helper { $($helper),* }

        impl Helper {
            pub(super) const ALL: &'static [Helper] = &[$(Helper::$helper),*];

            pub fn name(self) -> &'static str {
                match self { $(Helper::$helper => $name),* }
            }

            pub(super) fn needs(self) -> &'static [Helper] {
                match self { $(Helper::$helper => &[$(Helper::$needs),*]),* }
            }

            pub(super) fn text(self) -> &'static str {
                match self { $(Helper::$helper => $text),* }
            }
        }
    };
}

helpers! {
    Die "die" [] "static void die(const char *why)
{
	fprintf(stderr, \"%s\\n\", why);
	exit(1);
}
"
    Trap "trap" [Die] "static void trap(void)
{
	die(\"unreachable\");
}
"
    Signed4 "i4" [] "static int i4(u32 x)
{
	return x >> 31 ? -(int)~x - 1 : (int)x;
}
"
    Signed8 "i8" [] "static s64 i8(u64 x)
{
	return x >> 63 ? -(s64)~x - 1 : (s64)x;
}
"
    Extend1 "ext1" [] "static u32 ext1(u32 x)
{
	return ((x & 255) ^ 128) - 128;
}
"
    Extend2 "ext2" [] "static u32 ext2(u32 x)
{
	return ((x & 65535) ^ 32768) - 32768;
}
"
    ShrS4 "sar4" [] "static u32 sar4(u32 x, u32 n)
{
	u32 sign = -(x >> 31);
	return ((x ^ sign) >> (n & 31)) ^ sign;
}
"
    ShrS8 "sar8" [] "static u64 sar8(u64 x, u64 n)
{
	u64 sign = -(x >> 63);
	return ((x ^ sign) >> (n & 63)) ^ sign;
}
"
    Rotl4 "rotl4" [] "static u32 rotl4(u32 x, u32 n)
{
	return x << (n & 31) | x >> (-n & 31);
}
"
    Rotr4 "rotr4" [] "static u32 rotr4(u32 x, u32 n)
{
	return x >> (n & 31) | x << (-n & 31);
}
"
    Rotl8 "rotl8" [] "static u64 rotl8(u64 x, u64 n)
{
	return x << (n & 63) | x >> (-n & 63);
}
"
    Rotr8 "rotr8" [] "static u64 rotr8(u64 x, u64 n)
{
	return x >> (n & 63) | x << (-n & 63);
}
"
    Popcnt4 "pop4" [] "static u32 pop4(u32 x)
{
	x -= x >> 1 & 0x55555555;
	x = (x & 0x33333333) + (x >> 2 & 0x33333333);
	return ((x + (x >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24;
}
"
    Popcnt8 "pop8" [Popcnt4] "static u32 pop8(u64 x)
{
	return pop4((u32)x) + pop4((u32)(x >> 32));
}
"
    Ctz4 "ctz4" [Popcnt4] "static u32 ctz4(u32 x)
{
	return pop4(~x & (x - 1));
}
"
    Ctz8 "ctz8" [Popcnt8] "static u32 ctz8(u64 x)
{
	return pop8(~x & (x - 1));
}
"
    Clz4 "clz4" [Popcnt4] "static u32 clz4(u32 x)
{
	x |= x >> 1;
	x |= x >> 2;
	x |= x >> 4;
	x |= x >> 8;
	return pop4(~(x | x >> 16));
}
"
    Clz8 "clz8" [Clz4] "static u32 clz8(u64 x)
{
	return x >> 32 ? clz4((u32)(x >> 32)) : 32 + clz4((u32)x);
}
"
    DivU4 "div4" [Die] "static u32 div4(u32 a, u32 b)
{
	if (!b) die(\"division by zero\");
	return a / b;
}
"
    RemU4 "rem4" [Die] "static u32 rem4(u32 a, u32 b)
{
	if (!b) die(\"division by zero\");
	return a % b;
}
"
    DivU8 "div8" [Die] "static u64 div8(u64 a, u64 b)
{
	if (!b) die(\"division by zero\");
	return a / b;
}
"
    RemU8 "rem8" [Die] "static u64 rem8(u64 a, u64 b)
{
	if (!b) die(\"division by zero\");
	return a % b;
}
"
    DivS4 "sdiv4" [Die] "static u32 sdiv4(u32 a, u32 b)
{
	u32 q;
	if (!b) die(\"division by zero\");
	if (a == 1u << 31 && !~b) die(\"division overflow\");
	q = (a >> 31 ? -a : a) / (b >> 31 ? -b : b);
	return (a ^ b) >> 31 ? -q : q;
}
"
    RemS4 "srem4" [Die] "static u32 srem4(u32 a, u32 b)
{
	u32 r;
	if (!b) die(\"division by zero\");
	r = (a >> 31 ? -a : a) % (b >> 31 ? -b : b);
	return a >> 31 ? -r : r;
}
"
    DivS8 "sdiv8" [Die] "static u64 sdiv8(u64 a, u64 b)
{
	u64 q;
	if (!b) die(\"division by zero\");
	if (a == (u64)1 << 63 && !~b) die(\"division overflow\");
	q = (a >> 63 ? -a : a) / (b >> 63 ? -b : b);
	return (a ^ b) >> 63 ? -q : q;
}
"
    RemS8 "srem8" [Die] "static u64 srem8(u64 a, u64 b)
{
	u64 r;
	if (!b) die(\"division by zero\");
	r = (a >> 63 ? -a : a) % (b >> 63 ? -b : b);
	return a >> 63 ? -r : r;
}
"
    Memory "M" [] ""
    Pages "pages" [] ""
    Frame "frame" [Die] "static void overflow(void);
static PLACE frame(PLACE n)
{
	if (n > sp) overflow();
	return sp - n;
}
"
    Outside "outside" [Die] "static void outside(void)
{
	die(\"outside the memory\");
}
"
    Check "check" [Outside Memory Pages] "static void check(PLACE p, PLACE n)
{
	u32 size = pages << 16;
	if (p > size || n > size - p) outside();
}
"
    At "at" [Outside] "static PLACE at(PLACE p, PLACE offset)
{
	if (p + offset < p) outside();
	return p + offset;
}
"
    Bytes "GET" [Memory] "#if defined _WIN32 || defined __i386__ || defined __x86_64__ || \\
	(defined __BYTE_ORDER__ && __BYTE_ORDER__ == 1234)
#define GET(v, p) memcpy(&v, M + p, sizeof v)
#define PUT(p, v) memcpy(M + p, &v, sizeof v)
#else
#define GET(v, p) { u32 i = sizeof v; v = 0; while (i--) v = v << 8 | M[p + i]; }
#define PUT(p, v) { u32 i; for (i = 0; i < sizeof v; i++) M[p + i] = v >> 8 * i & 255; }
#endif
"
    Load1 "ld1" [Memory] "static u32 ld1(PLACE p)
{
	CHECK(p, 1);
	return M[p];
}
"
    Load2 "ld2" [Bytes] "static u32 ld2(PLACE p)
{
	unsigned short v;
	CHECK(p, 2);
	GET(v, p);
	return v;
}
"
    Load4 "ld4" [Bytes] "static u32 ld4(PLACE p)
{
	u32 v;
	CHECK(p, 4);
	GET(v, p);
	return v;
}
"
    Load8 "ld8" [Bytes] "static u64 ld8(PLACE p)
{
	u64 v;
	CHECK(p, 8);
	GET(v, p);
	return v;
}
"
    Store1 "st1" [Memory] "static void st1(PLACE p, u32 v)
{
	CHECK(p, 1);
	M[p] = v;
}
"
    Store2 "st2" [Bytes] "static void st2(PLACE p, u32 v)
{
	unsigned short w = (unsigned short)v;
	CHECK(p, 2);
	PUT(p, w);
}
"
    Store4 "st4" [Bytes] "static void st4(PLACE p, u32 v)
{
	CHECK(p, 4);
	PUT(p, v);
}
"
    Store8 "st8" [Bytes] "static void st8(PLACE p, u64 v)
{
	CHECK(p, 8);
	PUT(p, v);
}
"
    Words "words" [Store4] "static void words(PLACE p, const u32 *v, u32 n)
{
	for (; n--; p += 4) st4(p, *v++);
}
"
    Halves "halves" [Store2] "static void halves(PLACE p, const unsigned short *v, u32 n)
{
	for (; n--; p += 2) st2(p, *v++);
}
"
    Grow "grow" [Memory Pages] ""
    Copy "copy" [Check] "static void copy(PLACE to, PLACE from, PLACE n)
{
	check(to, n);
	check(from, n);
	memmove(M + to, M + from, n);
}
"
    Fill "fill" [Check] "static void fill(PLACE p, u32 v, PLACE n)
{
	check(p, n);
	memset(M + p, v & 255, n);
}
"
    Init "init" [Check] "static void init(u32 i, PLACE to, u32 from, u32 n)
{
	check(to, n);
	if (from > segments[i].size || n > segments[i].size - from) die(\"outside a segment\");
	memcpy(M + to, segments[i].bytes + from, n);
}
"
    Read "host_read" [Check] "static u32 host_read(PLACE p, PLACE n)
{
	check(p, n);
	fflush(stdout);
	return (u32)fread(M + p, 1, n, stdin);
}
"
    ReadLine "host_read_line" [Check] "static u32 host_read_line(PLACE p, PLACE n)
{
	PLACE i = 0;
	int c = 0;
	check(p, n);
	fflush(stdout);
	while (i < n && c != '\\n' && (c = getchar()) != EOF) M[p + i++] = (unsigned char)c;
	return i;
}
"
    Write "host_write" [Check] "static void host_write(PLACE p, PLACE n)
{
	check(p, n);
	fwrite(M + p, 1, n, stdout);
}
"
    Fail "host_fail" [] ""
    Exit "host_exit" [] "static void host_exit(u32 code)
{
	exit((int)code);
}
"
    Clock "host_clock" [] "static u64 host_clock(void)
{
	clock_t now = clock();
	return now == (clock_t)-1 ? 0 : (u64)((double)now / CLOCKS_PER_SEC * 1e6);
}
"
    Pause "host_pause" [] "static void host_pause(void)
{
}
"
    Time "host_time" [] "static u64 host_time(void)
{
	return (u64)time(0);
}
"
    Doubles "dbl" [] floats::DOUBLES
    Opaque "opaque" [] floats::OPAQUE
    Tiny "tiny" [Doubles] floats::TINY
    FloatAdd "fadd8" [Doubles] floats::ADD
    Precise "precise" [Die FloatAdd] floats::PRECISE
    FloatSub "fsub8" [Doubles] floats::SUB
    FloatMul "fmul8" [Tiny] floats::MUL
    FloatDiv "fdiv8" [Tiny] floats::DIV
    FloatEq "feq8" [Doubles] floats::EQ
    FloatLt "flt8" [Doubles] floats::LT
    FloatLe "fle8" [Doubles] floats::LE
    FloatMin "fmin8" [FloatAdd] floats::MIN
    FloatMax "fmax8" [FloatAdd] floats::MAX
    FloatTrunc "ftrunc8" [] floats::TRUNC
    FloatFloor "ffloor8" [FloatTrunc FloatSub] floats::FLOOR
    FloatCeil "fceil8" [FloatTrunc FloatAdd] floats::CEIL
    FloatNearest "fnear8" [FloatTrunc] floats::NEAREST
    FloatSqrt "fsqrt8" [] floats::SQRT
    Promote "f4to8" [Doubles] floats::PROMOTE
    Demote "f8to4" [Doubles] floats::DEMOTE
    FloatFromU "u8tof8" [Doubles] floats::FROM_U
    FloatFromS "s8tof8" [FloatFromU] floats::FROM_S
    SingleFromU "u8tof4" [FloatFromU Demote] floats::SINGLE_FROM_U
    SingleFromS "s8tof4" [SingleFromU] floats::SINGLE_FROM_S
    Whole "whole8" [] floats::WHOLE
    Saturate "fsat8" [Whole] floats::SATURATE
    ToInt "ftoi8" [Die Whole] floats::TO_INT
    MathHeader "math.h" [Doubles] ""
    Sin "fsin" [MathHeader] floats::SIN
    Cos "fcos" [MathHeader] floats::COS
    Tan "ftan" [MathHeader] floats::TAN
    Asin "fasin" [MathHeader] floats::ASIN
    Acos "facos" [MathHeader] floats::ACOS
    Atan "fatan" [MathHeader] floats::ATAN
    Atan2 "fatan2" [MathHeader] floats::ATAN2
    Exp "fexp" [MathHeader] floats::EXP
    Log "flog" [MathHeader] floats::LOG
    Log10 "flog10" [MathHeader] floats::LOG10
    Pow "fpow" [MathHeader] floats::POW
    Sinh "fsinh" [MathHeader] floats::SINH
    Cosh "fcosh" [MathHeader] floats::COSH
    Tanh "ftanh" [MathHeader] floats::TANH
    Fmod "ffmod" [MathHeader] floats::FMOD
}
