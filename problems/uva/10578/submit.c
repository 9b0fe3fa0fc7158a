/* UVa 10578, https://vjudge.net/problem/UVA-10578, made by `cargo judge bundle uva10578 --write` from 28a1b27969ad0454 */
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
static u64 sp=8388608;
static void die(const char*why){fprintf(stderr,"%s\n",why);exit(1);}
static int i4(u32 x){return x>>31?-(int)~x-1:(int)x;}
static u32 ext1(u32 x){return((x&255)^128)-128;}
static u32 pop4(u32 x){x-=x>>1&0x55555555;x=(x&0x33333333)+(x>>2&0x33333333);
return((x+(x>>4))&0x0f0f0f0f)*0x01010101>>24;}
static u32 clz4(u32 x){x|=x>>1;x|=x>>2;x|=x>>4;x|=x>>8;return pop4(~(x|x>>16));}
static u32 clz8(u64 x){return x>>32?clz4((u32)(x>>32)):32+clz4((u32)x);}
static unsigned char*M;
static u32 pages=129;
static void overflow(void);
static u64 frame(u64 n){if(n>sp)overflow();return sp-n;}
static void outside(void){die("outside the memory");}
static void check(u64 p,u64 n){u32 size=pages<<16;if(p>size||n>size-p)outside();}
#if defined _WIN32 || defined __i386__ || defined __x86_64__ || \
	(defined __BYTE_ORDER__ && __BYTE_ORDER__ == 1234)
#define GET(v, p) memcpy(&v, M + p, sizeof v)
#define PUT(p, v) memcpy(M + p, &v, sizeof v)
#else
#define GET(v, p) { u32 i = sizeof v; v = 0; while (i--) v = v << 8 | M[p + i]; }
#define PUT(p, v) { u32 i; for (i = 0; i < sizeof v; i++) M[p + i] = v >> 8 * i & 255; }
#endif
static u64 ld8(u64 p){u64 v;GET(v,p);return v;}
static void st4(u64 p,u32 v){PUT(p,v);}
static void st8(u64 p,u64 v){PUT(p,v);}
static void words(u64 p,const u32*v,u32 n){for(;n--;p+=4)st4(p,*v++);}
static u32 grow(u64 n){u32 old=pages;unsigned char*m;if(n>65535-old)return-1;
m=(unsigned char*)realloc(M,(size_t)(old+n)<<16);if(!m)return-1;M=m;pages+=n;return old;}
static void copy(u64 to,u64 from,u64 n){check(to,n);check(from,n);memmove(M+to,M+from,n);}
static void fill(u64 p,u32 v,u64 n){check(p,n);memset(M+p,v&255,n);}
static u32 host_read_line(u64 p,u64 n){u64 i=0;int c=0;check(p,n);fflush(stdout);
while(i<n&&c!= '\n' &&(c=getchar())!=EOF)M[p+i++]=(unsigned char)c;return i;}
static void host_write(u64 p,u64 n){check(p,n);fwrite(M+p,1,n,stdout);}
static void host_fail(u64 p,u64 n){check(p,n);fwrite(M+p,1,n,stderr);exit(1);}
static const u32 at_8388748[]={
33685504,0,512,0,0,0,0,0,0,0,0,0,0,0,512,0,0,0,0,0,0,0,0,16777216,0,0,0,0,0,0,65536};
static void host_flush(void){u64 a;a=ld8(8389272);if(a){host_write(ld8(8389264),a);st8(8389272,0);}}
static void std_fail(u64 a,u64 b){host_flush();host_fail(a,b);}
static void memory_reach(u64 a){u64 b,c;b=i4(grow(0));if(a>b<<16){c=(a>>16)-b+1;
if(grow(c+(b>>3))>2147483647&&grow(c)>2147483647)std_fail(8388695,13);}st8(8389792,a);}
static u64 globalalloc_alloc(u64 a){u64 b,c,d;b=(u64)64-clz8((a>16?a:16)-1);c=b<<3;d=ld8(c+8389280);
if(d){st8(c+8389280,ld8(d));return d;}d=ld8(8389792);if(!d){d=(u64)i4(grow(0))<<16;st8(8389792,d);}
d=(d+15)& -16;memory_reach(d+(a>65536?a:(u64)1<<(b&63)));return d;}
static void globalalloc_dealloc(u64 a,u64 b){if(b>65536){if(b+a==ld8(8389792)){st8(8389792,a);
return;}b=((u64)clz8(b)^63)<<3;st8(a,ld8(b+8389280));st8(b+8389280,a);return;}
b=((u64)64-clz8((b>16?b:16)-1))<<3;st8(a,ld8(b+8389280));st8(b+8389280,a);}
static void finish_grow(u64 a,u64 b,u64 c,u64 d){u32 e;u64 f;
if(d<=((u64)2147483647<<32|4294967295u)){e= !b;if(e){f=globalalloc_alloc(d);if(f)goto L4;goto L6;}
if(b+c!=ld8(8389792)||b<=65536){if(d<=65536&&clz8((b>16?b:16)-1)==clz8((d>16?d:16)-1))goto L5;
f=globalalloc_alloc(d);if(!f)goto L6;if(!e)copy(f,c,b);globalalloc_dealloc(c,b);goto L4;}
memory_reach(d+c);goto L5;L6:b=1;st8(a+8,1);goto L3;L5:f=c;L4:st8(a+8,f);b=0;L3:c=16;}else{b=1;c=8;
d=0;}st8(a+c,d);st8(a,b);}
static void handle_error(u64 a){std_fail(8388642,53);}
static void do_reserve_and_handle(u64 a,u64 b,u64 c){u64 d,e;sp=d=frame(32);b+=c;if(b<c){d=0;
handle_error(d);}e=c=ld8(a);c<<=1;c=b>c?b:c;c=c>8?c:8;finish_grow(d+8,e,ld8(a+8),c);if(ld8(d+8)==1){
d=ld8(d+16);handle_error(d);}b=ld8(d+16);st8(a,c);st8(a+8,b);sp=d+32;}
static void host_append(u64 a,u64 b,u64 c){u64 d;if(a==8389256&&c>65536){a=ld8(8389272);if(a){
host_write(ld8(8389264),a);st8(8389272,0);}host_write(b,c);return;}d=ld8(a+16);if(c>ld8(a)-d){
do_reserve_and_handle(a,d,c);d=ld8(a+16);}if(c)copy(ld8(a+8)+d,b,c);st8(a+16,d+c);}
static void main_fn(void){u32 h,k,m,n,q,s;u64 a,b,c,d,e,f,g,i,j,p,r,t=0,u=0,v=0;sp=a=frame(144);
b=globalalloc_alloc(15625);if(!b)std_fail(8388642,53);fill(b,0,15625);c=15625;do{fill(a+96,0,48);
d=40;c--;e=c;do{f=e/5;st8(a+96+d,e-f*5);e=f;d-=8;}while(d!=(u64)-8);copy(a,a+96,48);g=0;do{
copy(a+96,a,48);d=1;e=a+96+(g<<3);st8(e,ld8(e)+1);copy(a+48,a+96,48);e=a+48;f=0;do{f+=ld8(e)*d;e+=8;
}while(++d!=7);if(f>31)goto L12;d=0;while(d!=48){e=a+48+d;d+=8;if(ld8(e)>=5)goto L12;}e=d=0;do{
e=ld8(a+48+d)+e*5;d+=8;}while(d!=48);if(e>=15625)std_fail(8388642,53);h=1;if(M[b+e]!=1)goto L7;L12:;
}while(++g!=6);h=0;L7:M[b+c]=h;}while(c);st8(a+16,0);st8(a+8,1);st8(a,0);for(;;){st8(a+64,0);
st8(a+56,1);st8(a+48,0);st8(a+112,0);st8(a+104,1);st8(a+96,0);e=ld8(8389240);d=ld8(8389248);c=1;g=0;
for(;;){if(e==d){st8(8389248,0);d=256;if(e<=255){d=e;f=256-e;if(f>ld8(8389224)-e){
do_reserve_and_handle(8389224,e,f);d=ld8(8389240);}i=ld8(8389232);f=i+d;if(e!=255){j=255-e;
if(j)fill(f,0,j);d=d-e+255;f=i+d;}M[f]=0;d++;}st8(8389240,d);e=ld8(8389232);f=ld8(8389272);if(f){
host_write(ld8(8389264),f);st8(8389272,0);}d=host_read_line(e,d);e=ld8(8389240);if(d<=e){
st8(8389240,d);e=d;}d=ld8(8389248);if(e<d)std_fail(8388642,53);}else if(e<d)std_fail(8388642,53);
e-=d;f=ld8(8389232)+d;if(!e)break;d=0;for(;;){h=M[f+d];if(h==10)break;d++;if(e==d)goto L33;}e=d+1;
L33:if(e>ld8(a+96)-g){do_reserve_and_handle(a+96,g,e);c=ld8(a+104);g=ld8(a+112);}if(e)copy(c+g,f,e);
d=ld8(8389248)+e;st8(8389248,d);g+=e;st8(a+112,g);e=ld8(8389240);if(h==10)goto L20;}st8(8389248,d);
st8(a+112,g);L20:d=0;k= !g;if(k)e=1;else{d=g-15;f=d>g?0:d;i=((c+7)& -8)-c;d=0;do{h=M[c+d];m=ext1(h);
if(m>2147483647){n=5;j=8388608;e=1;p=0;q=1;switch(M[(u64)h+8388966]-2u){case 0:e=1;d++;
if(d>=g||i4(ext1(M[c+d]))> -65)goto L39;goto L51;case 1:e=1;r=d+1;if(r>=g)goto L39;s=ext1(M[c+r]);
if(h==224){if((s& -32)==4294967200u)goto L52;goto L39;}if(h==237){if(i4(s)> -97)goto L39;goto L52;}
if(((m+31)&255)>=12){if((m& -2)==4294967278u&&i4(s)< -64)goto L52;goto L39;}if(i4(s)< -64)goto L52;
goto L39;case 2:e=1;r=d+1;if(r>=g)goto L39;s=ext1(M[c+r]);switch(h-240){case 0:
if(((s+112)&255)>=48)goto L39;goto L53;case 4:if(i4(s)> -113)goto L39;goto L53;default:
if(((m+15)&255)>2||i4(s)>= -64)goto L39;goto L53;}default:goto L39;}L53:r=d+2;
if(r>=g||i4(ext1(M[c+r]))> -65)goto L39;d+=3;if(d>=g||i4(ext1(M[c+d]))> -65)goto L39;goto L51;L52:
d+=2;if(d>=g||i4(ext1(M[c+d]))> -65)goto L39;L51:d++;goto L45;}if(!((i-d)&7)){if(d>=f)goto L46;
for(;;){e=c+d;if(!((ld8(e+8)|ld8(e))&((u64)2155905152u<<32|2155905152u))){d+=16;if(d<f)continue;}
goto L46;}}d++;goto L45;L46:if(d<g){while(ext1(M[c+d])<=2147483647){d++;if(g==d)goto L42;}}L45:;
}while(d<g);L42:do_reserve_and_handle(a+48,0,g);d=ld8(a+64);e=ld8(a+56);if(!k)copy(e+d,c,g);}p=d+g;
st8(a+64,p);n=14;q=0;j=g;L39:d=ld8(a+96);if(d)globalalloc_dealloc(c,d);if(q){t=34;u=0;}else{if(j){
if(p!=0&&M[e+p-1]==10){d=p-1;st8(a+64,d);if(d!=0&&M[e+d-1]==13)st8(a+64,p-2);}u=ld8(a+64);
t=ld8(a+56);j=ld8(a+48);goto L73;}n=15;j=v;}d=ld8(a+48);if(d)globalalloc_dealloc(e,d);switch(n-14){
case 0:break;case 1:d=ld8(a+8);host_append(8389256,d,ld8(a+16));e=ld8(8389272);if(e>=65537){
host_write(ld8(8389264),e);st8(8389272,0);}e=ld8(a);if(e)globalalloc_dealloc(d,e);
st8(b,ld8(8389392));st8(8389392,b);d=ld8(8389272);if(d){host_write(ld8(8389264),d);st8(8389272,0);}
sp=a+144;return;default:std_fail(8388642,53);}L73:f=t+u;e=0;d=t;if(u){do{g=e;e=d;h=ext1(M[e]);
if(h>2147483647){m=M[e+1]&63;q=h&31;if(h>4294967263u){m=m<<6|(M[e+2]&63);if(h>=4294967280u){
h=m<<6|(M[e+3]&63)|(q<<18&1835008);d=e+4;}else{h=m|q<<12;d=e+3;}}else{h=q<<6|m;d=e+2;}}else{d=e+1;
h&=255;}e=d-e+g;if(h-9>=5&&h!=32){if(h<128)goto L69;m=h>>8;if(i4(m)>31){
if(m==32)h=M[((u64)h&255)+8388710]>>1;else{if(m!=48)goto L69;h=h==12288;}}else if(m){
if(m!=22)goto L69;h=h==5760;}else{h=M[((u64)h&255)+8388710];}if(!(h&1))goto L69;}}while(d!=f);
fill(a+96,0,48);c=0;i=t;goto L68;}g=0;L69:if(d==f)goto L93;for(;;){c=f;f=c-1;h=ext1(M[f]);
if(h>2147483647){f=c-2;m=M[f];q=ext1(m);if(i4(q)>= -64)m&=31;else{f=c-3;m=M[f];n=ext1(m);
if(i4(n)>= -64)m&=15;else{f=c-4;m=(u32)(M[f]&7)<<6|(n&63);}m=m<<6|(q&63);}h=m<<6|(h&63);}
if(h-9>=5&&h!=32){if(h<128)break;m=h>>8;if(i4(m)>31){if(m==32)h=M[((u64)h&255)+8388710]>>1;else{
if(m!=48)break;h=h==12288;}}else if(m){if(m!=22)break;h=h==5760;}else{h=M[((u64)h&255)+8388710];}
if(!(h&1))break;}if(d==f)goto L93;}e=e-d+c;L93:fill(a+96,0,48);i=t+g;c=0;if(e==g)goto L68;f=t+e;
c=e-g;d=i;do{h=ext1(M[d]);if(h>2147483647){m=M[d+1]&63;q=h&31;if(h>4294967263u){m=m<<6|(M[d+2]&63);
if(h>=4294967280u){h=m<<6|(M[d+3]&63)|(q<<18&1835008);if(h==1114112)goto L68;d+=4;}else{h=m|q<<12;
d+=3;}}else{h=q<<6|m;d+=2;}}else{d++;h&=255;}if(h-49>=6)std_fail(8388642,53);e=a+96+((u64)h<<3)-392;
st8(e,ld8(e)+1);}while(d!=f);L68:f=0;d=1;e=a+96;do{f+=ld8(e)*d;e+=8;}while(++d!=7);
if(f>31)std_fail(8388642,53);d=0;while(d!=48){e=a+96+d;d+=8;if(ld8(e)>=5)std_fail(8388642,53);}
copy(a+48,a+96,48);e=d=0;do{e=ld8(a+48+d)+e*5;d+=8;}while(d!=48);if(e>=15625)std_fail(8388642,53);
h=M[b+e];st8(a+112,0);st8(a+96,0);st8(a+104,1);host_append(a+96,i,c);
e=(h^ !(c&1))&1?8388709:8388708;d=ld8(a+112);if(ld8(a+96)==d){do_reserve_and_handle(a+96,d,1);
d=ld8(a+112);}M[ld8(a+104)+d]=32;st8(a+112,d+1);host_append(a+96,e,1);f=ld8(a+96);d=ld8(a+112);
if(f==d){do_reserve_and_handle(a+96,d,1);f=ld8(a+96);d=ld8(a+112);}c=ld8(a+104);M[c+d]=10;e=d+1;
g=ld8(a+16);if(d>=ld8(a)-g){do_reserve_and_handle(a,g,e);g=ld8(a+16);}if(e)copy(ld8(a+8)+g,c,e);
st8(a+16,g+e);if(f)globalalloc_dealloc(c,f);v=0;if(!j)continue;globalalloc_dealloc(t,j);v=j;}}
static void print_rest(void){u64 a;a=ld8(8389272);if(a){host_write(ld8(8389264),a);st8(8389272,0);}}
static void overflow(void){sp=8388608;print_rest();die("stack overflow");}
int main(void){M=(unsigned char*)calloc(129,65536);if(!M)die("out of memory");
memcpy(M+8388608,"stream did not contain valid UTF-8the program failed; bundled with --debug, it says whyout of me"
"moryAB\2\2\2\2\2\2\2\2\2\2\2",113);words(8388748,at_8388748,31);
memcpy(M+8388966,"\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
"\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
"\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1",128);
memcpy(M+8389160,"\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\4\4"
"\4\4\4",51);memcpy(M+8389232,"\1",1);memcpy(M+8389264,"\1",1);main_fn();return fflush(stdout)?1:0;}
