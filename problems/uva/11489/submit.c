/* UVa 11489, https://vjudge.net/problem/UVA-11489, made by `cargo judge bundle uva11489 --write` from 16d5e391d3aaa438 */
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
static u32 sp=8388608;
static void die(const char*why){fprintf(stderr,"%s\n",why);exit(1);}
static int i4(u32 x){return x>>31?-(int)~x-1:(int)x;}
static u32 ext1(u32 x){return((x&255)^128)-128;}
static u32 pop4(u32 x){x-=x>>1&0x55555555;x=(x&0x33333333)+(x>>2&0x33333333);
return((x+(x>>4))&0x0f0f0f0f)*0x01010101>>24;}
static u32 clz4(u32 x){x|=x>>1;x|=x>>2;x|=x>>4;x|=x>>8;return pop4(~(x|x>>16));}
static unsigned char*M;
static u32 pages=129;
static u32 frame(u32 n){if(n>sp)die("stack overflow");return sp-n;}
static void outside(void){die("outside the memory");}
static void check(u32 p,u32 n){u32 size=pages<<16;if(p>size||n>size-p)outside();}
#if defined _WIN32 || defined __i386__ || defined __x86_64__ || \
	(defined __BYTE_ORDER__ && __BYTE_ORDER__ == 1234)
#define GET(v, p) memcpy(&v, M + p, sizeof v)
#define PUT(p, v) memcpy(M + p, &v, sizeof v)
#else
#define GET(v, p) { u32 i = sizeof v; v = 0; while (i--) v = v << 8 | M[p + i]; }
#define PUT(p, v) { u32 i; for (i = 0; i < sizeof v; i++) M[p + i] = v >> 8 * i & 255; }
#endif
static u32 ld4(u32 p){u32 v;GET(v,p);return v;}
static u64 ld8(u32 p){u64 v;GET(v,p);return v;}
static void st2(u32 p,u32 v){unsigned short w=(unsigned short)v;PUT(p,w);}
static void st4(u32 p,u32 v){PUT(p,v);}
static void st8(u32 p,u64 v){PUT(p,v);}
static u32 grow(u32 n){u32 old=pages;unsigned char*m;if(n>65535-old)return-1;
m=(unsigned char*)realloc(M,(size_t)(old+n)<<16);if(!m)return-1;M=m;pages+=n;return old;}
static void copy(u32 to,u32 from,u32 n){check(to,n);check(from,n);memmove(M+to,M+from,n);}
static void fill(u32 p,u32 v,u32 n){check(p,n);memset(M+p,v&255,n);}
static u32 host_read(u32 p,u32 n){check(p,n);fflush(stdout);return(u32)fread(M+p,1,n,stdin);}
static void host_write(u32 p,u32 n){check(p,n);fwrite(M+p,1,n,stdout);}
static void host_fail(u32 p,u32 n){check(p,n);fwrite(M+p,1,n,stderr);exit(1);}
static void host_flush(void){u32 a;a=ld4(8388768);if(a){host_write(ld4(8388764),a);st4(8388768,0);}}
static void std_fail(u32 a,u32 b){host_flush();host_fail(a,b);}
static void memory_reach(u32 a){u32 b,c;b=pages;if(a>b<<16){c=(a>>16)-b+1;b=c+(b>>3);
if(b<c)std_fail(8388686,53);if(grow(b)== ~0u&&grow(c)== ~0u)std_fail(8388739,13);}st4(8388932,a);}
static u32 globalalloc_alloc(u32 a){u32 b,c,d;b=clz4((a>16?a:16)-1);c=32-b;
if(!b)std_fail(8388686,53);d=c<<2;b=ld4(d+8388804);if(b){st4(d+8388804,ld4(b));return b;}
b=ld4(8388932);if(b){if(b>=4294967280u)std_fail(8388686,53);}else{b=pages<<16;st4(8388932,b);}
b=(b+15)& -16;a=b+(a>65536?a:1u<<(c&31));if(a>=b){memory_reach(a);return b;}std_fail(8388686,53);
return 0;}
static void globalalloc_dealloc(u32 a,u32 b){u32 c;if(b>65536){c=b+a;if(c<b)std_fail(8388686,53);
if(c==ld4(8388932)){st4(8388932,a);return;}b=(clz4(b)^31)<<2;st4(a,ld4(b+8388804));st4(b+8388804,a);
return;}b=(32-clz4((b>16?b:16)-1))<<2;st4(a,ld4(b+8388804));st4(b+8388804,a);}
static void finish_grow(u32 a,u32 b,u32 c,u32 d){u32 e;if(d<=2147483647){if(b){e=b+c;
if(e<b)std_fail(8388686,53);if(e==ld4(8388932)&&b>65536){b=d+c;if(b<d)std_fail(8388686,53);
memory_reach(b);goto L5;}if(d<=65536&&clz4((b>16?b:16)-1)==clz4((d>16?d:16)-1))goto L5;
e=globalalloc_alloc(d);if(e){if(b)copy(e,c,b);globalalloc_dealloc(c,b);goto L4;}}else{if(!d){e=1;
goto L4;}e=globalalloc_alloc(d);if(e)goto L4;}b=1;st4(a+4,1);goto L3;L5:e=c;L4:st4(a+4,e);b=0;L3:
c=8;}else{b=1;c=4;d=0;}st4(a+c,d);st4(a,b);}
static void handle_error(u32 a,u32 b){std_fail(8388686,53);}
static void do_reserve_and_handle(u32 a,u32 b,u32 c){u32 d,e;sp=d=frame(16);b+=c;if(b<c){d=0;
handle_error(d,a);}e=c=ld4(a);c<<=1;c=b>c?b:c;c=c>8?c:8;finish_grow(d+4,e,ld4(a+4),c);
if(ld4(d+4)!=1){b=ld4(d+8);st4(a,c);st4(a+4,b);sp=d+16;return;}a=ld4(d+12);d=ld4(d+8);
handle_error(d,a);}
static void extend_from_slice(u32 a,u32 b,u32 c){u32 d;d=ld4(a+8);if(c>ld4(a)-d){
do_reserve_and_handle(a,d,c);d=ld4(a+8);}if(c)copy(ld4(a+4)+d,b,c);st4(a+8,d+c);}
static void input_first(u32 a){u32 b,c,d,e,f,g=0,h,i,j,k,m,n,p,q;sp=b=frame(32);st4(b+12,0);
st8(b+4,(u64)1<<32);extend_from_slice(b+4,1,0);c=ld4(b+8);d=ld4(b+12);f=e=ld4(b+4);do{
if(f-d<=65535){if(d>4294901759u){f=0;handle_error(f,g);}f=d+65536;finish_grow(b+16,e,c,f);
if(ld4(b+16)==1){g=ld4(b+24);f=ld4(b+20);handle_error(f,g);}c=ld4(b+20);e=f;}
if(f<d)std_fail(8388686,53);g=host_read(c+d,f-d);d+=g;if(d<g)std_fail(8388686,53);}while(g);
st4(b+12,d);st4(b+8,c);st4(b+4,e);if(d){h=c+1;i=0;do{j=i+1;k=c+i;m=ext1(M[k]);if(m>2147483647){
f=clz4(~(m<<24))-1;n=f<3?f:3;g=63>>(n&31)&m&255;p=n+j;e=(f!=0)&(p<=d);q=d<p?d:p;if(j<q){f=h+i;
i=i-q+1;do{q=M[f];g=g<<6|(q&63);f++;e&=i4(ext1(q))< -64;}while(++i);}st8(b+24,(u64)65536<<32|2048);
st8(b+16,(u64)128<<32|128);if(e!=0&&m<=4294967287u&&g>=ld4(b+16+(n<<2))){i=p;
if((g^55296)-1114112>4293855231u)goto L12;}M[k]=63;}i=j;L12:;}while(i<d);}f=globalalloc_alloc(12);
if(!f)std_fail(8388686,53);st8(f,ld8(b+4));g=ld4(b+12);st4(f+8,g);f=ld4(f+4);M[a+20]=0;st4(a+16,g);
st4(a+12,f);st4(a+8,g);st4(a+4,f);st4(a,0);sp=b+32;}
static void call_0(u32 a,u32 b){switch(b){case 1:input_first(a);return;}die("no such function");}
static void try_init(u32 a){u32 b;sp=b=frame(48);call_0(b,a);st8(b+24,ld8(b+4));st8(b+32,ld8(b+12));
st4(b+40,ld4(b+20));if(ld4(8388776)==1)std_fail(8388686,53);st4(8388780,ld4(b));st4(8388776,1);
st8(8388784,ld8(b+24));st8(8388792,ld8(b+32));st4(8388800,ld4(b+40));sp=b+48;}
static void host_append(u32 a,u32 b,u32 c){u32 d;if(a==8388760&&c>65536){a=ld4(8388768);if(a){
host_write(ld4(8388764),a);st4(8388768,0);}host_write(b,c);return;}d=ld4(a+8);if(c>ld4(a)-d){
do_reserve_and_handle(a,d,c);d=ld4(a+8);}if(c)copy(ld4(a+4)+d,b,c);st4(a+8,d+c);}
static void slice_error_fail(u32,u32,u32,u32);
static void slice_error_fail_rt(u32 a,u32 b,u32 c,u32 d){u32 e;
if(c>b||d>b||c>d)std_fail(8388686,53);if(!c||c>=b||i4(ext1(M[a+c]))> -65){
if(!d||d>=b||i4(ext1(M[a+d]))> -65)std_fail(8388686,53);e=d;do{if(i4(ext1(M[a+e]))> -65)goto L16;
}while(--e);e=0;L16:do{if(i4(ext1(M[a+d]))> -65)goto L19;d++;}while(b!=d);d=b;L19:if(e>d)goto L1;
if(!e)goto L22;if(e>=b){if(e==b)goto L22;goto L1;}if(i4(ext1(M[a+e]))< -64)goto L1;L22:if(d>=b){
if(d!=b)goto L1;}else if(i4(ext1(M[a+d]))<= -65)goto L1;std_fail(8388686,53);}e=c;do{
if(i4(ext1(M[a+e]))> -65)goto L5;}while(--e);e=0;L5:do{if(i4(ext1(M[a+c]))> -65)goto L8;c++;
}while(b!=c);c=b;L8:if(e>c)goto L11;if(!e)goto L12;if(e>=b){if(e==b)goto L12;goto L11;}
if(i4(ext1(M[a+e]))< -64)goto L11;L12:if(c>=b){if(c!=b)goto L11;
}else if(i4(ext1(M[a+c]))<= -65)goto L11;std_fail(8388686,53);L11:slice_error_fail(a,b,e,c);L1:
slice_error_fail(a,b,e,d);}
static void slice_error_fail(u32 a,u32 b,u32 c,u32 d){slice_error_fail_rt(a,b,c,d);}
static void str_index(u32 a,u32 b,u32 c,u32 d){if(d){if(d>=c){if(d!=c)goto L2;goto L1;}
if(i4(ext1(M[b+d]))> -65)goto L1;L2:slice_error_fail_rt(b,c,0,d);}L1:st4(a+4,d);st4(a,b);}
static u32 memcmp_fn(u32 a,u32 b,u32 c){u32 d,e,f;d=0;if(c){for(;;){e=M[a];f=M[b];if(e!=f)break;a++;
b++;if(!--c)return d;}d=e-f;}return d;}
static void next_back(u32 a,u32 b){u32 c,d,e=0,f,g,h,i,j,k,m,n,p,q,r,s,t,u,v,w,x,y;sp=c=frame(16);
d=0;if(M[b+37])goto L1;if(!M[b+36]){M[b+36]=1;next_back(c+8,b);d=ld4(c+8);if(d){e=ld4(c+12);
if(e)goto L1;}d=0;if(M[b+37]==1)goto L1;}f=ld4(b+4);d=ld4(b+16);g=ld4(b+12);if(d<g)goto L6;
h=ld4(b+8);if(d>h)goto L6;i=b+20;j=M[b+24];k=j-1;m=i+k;n=f+g;p=((n+3)& -4)-n;q=f-1;r=q+g;s=j<5;do{
t=M[m];w=v=u=d-g;if(u>=p){e=(u-p)&7;v=u-e;if(u<e)std_fail(8388686,53);w=p;}e=q+d;d=u-v;do{
if(!d)goto L16;d--;x=M[e];e--;}while(x!=t);x=d+v;goto L15;L16:e=t*16843009;do{d=v;if(d<=w)goto L19;
v=d-8;x=n+d;y=ld4(x-8)^e;x=ld4(x-4)^e;
}while((((16843008-y)|y)&((16843008-x)|x)&2155905152u)==2155905152u);L19:
if(d>u)std_fail(8388686,53);do{if(!d)goto L14;e=r+d;d=x=d-1;}while(M[e]!=t);L15:d=x+g;
if(d<k)goto L9;e=d-k;x=e+j;if(x<e||x>h)goto L9;if(!s)std_fail(8388686,53);
if(memcmp_fn(f+e,i,j))goto L9;st4(b+16,e);d=ld4(b+32);st4(b+32,e);e=d-x;goto L5;L14:st4(b+16,g);
goto L6;L9:st4(b+16,d);if(d<g)goto L6;}while(d<=h);L6:M[b+37]=1;x=ld4(b+28);e=ld4(b+32)-x;L5:d=f+x;
L1:st4(a+4,e);st4(a,d);sp=c+16;}
static void main_fn(void){u32 a,b,c,d,e,f,g,h,i,j,k,m,p;u64 n,q,r;sp=a=frame(96);
if(!ld4(8388776))try_init(ld4(8388772));if(ld4(8388780))std_fail(8388686,53);st4(8388780,-1);
b=M[8388800];c=ld4(8388796);d=ld4(8388792);for(;;){e=d;if(b&1)break;if(c){i=0;do{b=M[e+i]-9u;
if(b<=23&&1u<<(b&31)&8388635)goto L12;i++;}while(c!=i);}b=1;M[8388800]=1;d=e;i=c;goto L11;L12:b=0;
d=i+1;c-=d;st4(8388796,c);d+=e;st4(8388792,d);L11:if(i)goto L8;}c=0;f=ld4(8388784);g=ld4(8388788);
d=h=f+g;goto L7;L8:f=ld4(8388784);g=ld4(8388788);j=f+g;d=h=e?e:j;c=e?i:0;switch(c){case 0:goto L7;
case 1:k=M[h];switch(k-43){case 0:case 2:goto L17;default:goto L18;}}k=M[h];L18:d=(k&255)==43;b=h+d;
m=c-d;if(m>=9){d=0;for(;;){if(!m)goto L26;n=(u64)d*10;if((u32)(n>>32))goto L21;p=M[b]-48u;
if(p>9)goto L21;b++;m--;d=p+(u32)n;if(d<p)goto L21;}}if(!m){e=0;st4(8388780,0);c=4;goto L24;}d=0;do{
p=M[b]-48u;if(p>9)goto L21;b++;d=p+d*10;}while(--m);L26:if(d>=4294901761u)std_fail(8388608,78);
if(!e)goto L6;e=0;st4(8388780,0);if(d>=178956971)std_fail(8388686,53);f=d*12;if(f){e=d;
c=globalalloc_alloc(f);if(!c)std_fail(8388686,53);}else{c=4;}if(!d)goto L24;j=0;do{
if(!ld4(8388776))try_init(ld4(8388772));if(ld4(8388780))std_fail(8388686,53);k=j+1;st4(8388780,-1);
b=M[8388800];p=ld4(8388796);h=ld4(8388792);do{m=h;if(b&1)goto L22;if(p){i=0;do{b=M[m+i]-9u;
if(b<=23&&1u<<(b&31)&8388635)goto L41;i++;}while(p!=i);}b=1;M[8388800]=1;h=m;i=p;goto L40;L41:b=0;
h=i+1;p-=h;st4(8388796,p);h+=m;st4(8388792,h);L40:;}while(!i);if(!m)goto L22;p=globalalloc_alloc(i);
if(!p)std_fail(8388686,53);if(i)copy(p,m,i);st4(8388780,ld4(8388780)+1);b=c+j*12;st4(b+8,i);
st4(b+4,p);st4(b,i);j=k;}while(k!=d);st4(a+40,0);st8(a+32,(u64)1<<32);k=c+f;q=2;j=c;n=1;b=0;f=1;do{
r=q;m=ld4(j+8);i=ld4(j+4);st4(a+64,0);st8(a+56,0);if(!m)goto L50;do{p=(M[i]-48u)&255;
if(p>=10)std_fail(8388686,53);p=a+56+(p%3<<2);h=ld4(p);if(h== ~0u)std_fail(8388686,53);i++;
st4(p,h+1);}while(--m);i=ld4(a+64);if(i>2147483647)std_fail(8388686,53);m=ld4(a+60);i=m+(i<<1);
if(i<m)std_fail(8388686,53);i=i%3;if(i){if(!ld4(a+56+(i<<2)))goto L50;i=ld4(a+56);
if(i== ~0u)std_fail(8388686,53);i++;}else{i=ld4(a+56);}p=8388752;if(i&1)goto L49;L50:p=8388753;L49:
j+=12;st4(a+52,0);st8(a+44,(u64)1<<32);do_reserve_and_handle(a+44,0,5);i=ld4(a+52);m=ld4(a+48)+i;
st4(m,ld4(8388754));M[m+4]=M[8388758];st4(a+52,i+5);fill(a+56,48,40);i=41;do{
if(i==1)std_fail(8388686,53);q=n/10;M[a+56+i-2]=(u32)(q*246+n)|48;i--;m=n<10;n=q;}while(!m);
extend_from_slice(a+44,a+56+i-1,41-i);i=ld4(a+52);if(ld4(a+44)-i<=1){
do_reserve_and_handle(a+44,i,2);i=ld4(a+52);}st2(ld4(a+48)+i,8250);st4(a+52,i+2);
host_append(a+44,p,1);p=ld4(a+44);i=ld4(a+52);if(p==i){do_reserve_and_handle(a+44,i,1);p=ld4(a+44);
i=ld4(a+52);}h=ld4(a+48);M[h+i]=10;m=i+1;if(i>=ld4(a+32)-b){do_reserve_and_handle(a+32,b,m);
f=ld4(a+36);b=ld4(a+40);}if(m)copy(f+b,h,m);b+=m;st4(a+40,b);if(p)globalalloc_dealloc(h,p);q=r+1;
n=r;}while(j!=k);m=0;i=ld4(a+36);goto L23;L24:d=0;st4(a+32,0);i=m=1;b=0;L23:
host_append(8388760,i,b);b=ld4(8388768);if(b>=65537){host_write(ld4(8388764),b);st4(8388768,0);}
b=ld4(a+32);if(b)globalalloc_dealloc(i,b);if(!m){i=c;do{b=ld4(i);
if(b)globalalloc_dealloc(ld4(i+4),b);i+=12;}while(--d);}if(e)globalalloc_dealloc(c,e*12);
i=ld4(8388768);if(i){host_write(ld4(8388764),i);st4(8388768,0);}sp=a+96;return;L22:i=ld4(8388788);
str_index(a+24,ld4(8388784),i,i);b=ld4(a+24);i=ld4(a+28);st2(a+92,1);st4(a+88,i);st4(a+84,0);
M[a+80]=1;st4(a+76,10);st4(a+72,i);st4(a+68,0);st4(a+64,i);st4(a+60,b);st4(a+56,10);
next_back(a+16,a+56);std_fail(8388686,53);L21:if(e)goto L17;h=j;c=0;d=j;goto L7;L17:if((k&255)==43){
c--;d=h+1;goto L7;}c=i;d=h;L7:i=c;b=d;do{if(!i){for(;;){if(!c)goto L71;c--;i=M[d];d++;
if(i!=48)std_fail(8388608,78);}}i--;e=M[b];b++;}while(((e-48)&255)<10);L71:j=h;L6:
if(j<f)std_fail(8388686,53);i=j-f;if(j==f)goto L77;if(i>=g){if(i==g)goto L77;goto L3;}
if(i4(ext1(M[f+i]))<= -65)goto L3;L77:st2(a+92,1);st4(a+88,i);st4(a+84,0);M[a+80]=1;st4(a+76,10);
st4(a+72,i);st4(a+68,0);st4(a+64,i);st4(a+60,f);st4(a+56,10);next_back(a+8,a+56);
std_fail(8388686,53);L3:slice_error_fail_rt(f,g,0,i);}
int main(void){M=(unsigned char*)calloc(129,65536);if(!M)die("out of memory");
memcpy(M+8388608,"a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
"; bundled with --debug, it says whyout of memorySTCase \0\0\0\0\0\1\0\0\0\0\0\0\0\1",165);
main_fn();return fflush(stdout)?1:0;}
