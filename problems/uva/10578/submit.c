/* UVa 10578, https://vjudge.net/problem/UVA-10578, made by `cargo judge bundle uva10578 --write` from 4607df9135c6c62a */
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
static void st4(u32 p,u32 v){PUT(p,v);}
static void st8(u32 p,u64 v){PUT(p,v);}
static void words(u32 p,const u32*v,u32 n){for(;n--;p+=4)st4(p,*v++);}
static u32 grow(u32 n){u32 old=pages;unsigned char*m;if(n>65535-old)return-1;
m=(unsigned char*)realloc(M,(size_t)(old+n)<<16);if(!m)return-1;M=m;pages+=n;return old;}
static void copy(u32 to,u32 from,u32 n){check(to,n);check(from,n);memmove(M+to,M+from,n);}
static void fill(u32 p,u32 v,u32 n){check(p,n);memset(M+p,v&255,n);}
static u32 host_read_line(u32 p,u32 n){u32 i=0;int c=0;check(p,n);fflush(stdout);
while(i<n&&c!= '\n' &&(c=getchar())!=EOF)M[p+i++]=(unsigned char)c;return i;}
static void host_write(u32 p,u32 n){check(p,n);fwrite(M+p,1,n,stdout);}
static void host_fail(u32 p,u32 n){check(p,n);fwrite(M+p,1,n,stderr);exit(1);}
static const u32 at_8388748[]={
33685504,0,512,0,0,0,0,0,0,0,0,0,0,0,512,0,0,0,0,0,0,0,0,16777216,0,0,0,0,0,0,65536};
static const u32 at_8389160[]={
33686018,33686018,33686018,33686018,33686018,33686018,33686018,50528770,50529027,50529027,
50529027,67371779,263172,0,0,0,0,1,0,0,0,1};
static void host_flush(void){u32 a;a=ld4(8389248);if(a){host_write(ld4(8389244),a);st4(8389248,0);}}
static void std_fail(u32 a,u32 b){host_flush();host_fail(a,b);}
static void memory_reach(u32 a){u32 b,c;b=pages;if(a>b<<16){c=(a>>16)-b+1;b=c+(b>>3);
if(b<c)std_fail(8388642,53);if(grow(b)== ~0u&&grow(c)== ~0u)std_fail(8388695,13);}st4(8389380,a);}
static u32 globalalloc_alloc(u32 a){u32 b,c,d;b=32-clz4((a>16?a:16)-1);c=b<<2;d=ld4(c+8389252);
if(d){st4(c+8389252,ld4(d));return d;}d=ld4(8389380);if(d){if(d>=4294967280u)std_fail(8388642,53);
}else{d=pages<<16;st4(8389380,d);}d=(d+15)& -16;a=d+(a>65536?a:1u<<(b&31));if(a>=d){memory_reach(a);
return d;}std_fail(8388642,53);return 0;}
static u32 is_allowed(u32 a){u32 b,c,d,f;u64 e;b=0;c=1;d=0;while(c!=7){e=(u64)ld4(a+b)*c;
if((u32)(e>>32))std_fail(8388642,53);c++;b+=4;f=e;d+=f;if(d<f)std_fail(8388642,53);}if(d<=31){c=0;
do{if(c==24)return 1;b=a+c;c+=4;}while(ld4(b)<5);}return 0;}
static u32 pile_state(u32 a){u32 b,c,e;u64 d;c=b=0;do{d=(u64)c*5;
if((u32)(d>>32))std_fail(8388642,53);e=ld4(a+b);c=e+(u32)d;if(c<e)std_fail(8388642,53);b+=4;
}while(b!=24);return c;}
static void globalalloc_dealloc(u32 a,u32 b){u32 c;if(b>65536){c=b+a;if(c<b)std_fail(8388642,53);
if(c==ld4(8389380)){st4(8389380,a);return;}b=(clz4(b)^31)<<2;st4(a,ld4(b+8389252));st4(b+8389252,a);
return;}b=(32-clz4((b>16?b:16)-1))<<2;st4(a,ld4(b+8389252));st4(b+8389252,a);}
static void finish_grow(u32 a,u32 b,u32 c,u32 d){u32 e;if(d>2147483647){st4(a+4,0);d=1;goto L1;}
if(b){e=b+c;if(e<b)std_fail(8388642,53);if(e==ld4(8389380)&&b>65536){b=d+c;
if(b<d)std_fail(8388642,53);memory_reach(b);goto L4;}
if(d<=65536&&clz4((b>16?b:16)-1)==clz4((d>16?d:16)-1))goto L4;e=globalalloc_alloc(d);if(e){
if(b)copy(e,c,b);globalalloc_dealloc(c,b);goto L3;}b=a+8;c=a+4;}else{b=a+8;c=a+4;
e=globalalloc_alloc(d);if(e)goto L2;}st4(b,d);d=1;st4(c,1);goto L1;L4:e=c;L3:b=a+8;c=a+4;L2:
st4(b,d);st4(c,e);d=0;L1:st4(a,d);}
static void handle_error(u32 a,u32 b){std_fail(8388642,53);}
static void do_reserve_and_handle(u32 a,u32 b,u32 c){u32 d,e;sp=d=frame(16);b+=c;if(b<c){d=0;
handle_error(d,a);}e=c=ld4(a);c<<=1;c=b>c?b:c;c=c>8?c:8;finish_grow(d+4,e,ld4(a+4),c);
if(ld4(d+4)!=1){b=ld4(d+8);st4(a,c);st4(a+4,b);sp=d+16;return;}a=ld4(d+12);d=ld4(d+8);
handle_error(d,a);}
static void host_append(u32 a,u32 b,u32 c){u32 d;if(a==8389240&&c>65536){a=ld4(8389248);if(a){
host_write(ld4(8389244),a);st4(8389248,0);}host_write(b,c);return;}d=ld4(a+8);if(c>ld4(a)-d){
do_reserve_and_handle(a,d,c);d=ld4(a+8);}if(c)copy(ld4(a+4)+d,b,c);st4(a+8,d+c);}
static void main_fn(void){u32 a,b,c,d,e,f,g,h,i,j,k,m,n,p,q=0,r=0,s=0;sp=a=frame(64);
b=globalalloc_alloc(15625);if(!b)std_fail(8388642,53);fill(b,0,15625);c=15625;do{st8(a+56,0);
st8(a+48,0);st8(a+40,0);d=20;c--;e=c;do{f=e/5;st4(a+40+d,f* -5+e);e=f;d-=4;}while(d!=4294967292u);
st8(a+32,ld8(a+56));st8(a+24,ld8(a+48));st8(a+16,ld8(a+40));d=0;do{st8(a+56,ld8(a+32));
st8(a+48,ld8(a+24));st8(a+40,ld8(a+16));e=a+40+d;f=ld4(e);if(f== ~0u)std_fail(8388642,53);
st4(e,f+1);if(is_allowed(a+40)){e=pile_state(a+40);if(e>=15625)std_fail(8388642,53);f=1;
if(M[b+e]!=1)goto L8;}d+=4;}while(d!=24);f=0;L8:M[b+c]=f;}while(c);st4(a+12,0);st8(a+4,(u64)1<<32);
for(;;){st4(a+24,0);st8(a+16,(u64)1<<32);st4(a+48,0);st8(a+40,(u64)1<<32);g=ld4(8389232);
d=ld4(8389236);h=1;j=i=0;do{if(g==d){st4(8389236,0);d=256;if(g<=255){d=g;e=256-g;
if(e>ld4(8389224)-g){do_reserve_and_handle(8389224,g,e);d=ld4(8389232);}f=ld4(8389228);e=f+d;
if(g!=255){c=255-g;if(c)fill(e,0,c);d=d-g+255;e=f+d;}M[e]=0;d++;}st4(8389232,d);e=ld4(8389228);
f=ld4(8389248);if(f){host_write(ld4(8389244),f);st4(8389248,0);}d=host_read_line(e,d);
g=ld4(8389232);if(d<=g){st4(8389232,d);g=d;}d=ld4(8389236);if(g<d)std_fail(8388642,53);
}else if(g<d)std_fail(8388642,53);e=g-d;c=ld4(8389228)+d;if(e){d=0;for(;;){f=M[c+d]==10;if(f)break;
d++;if(e==d)goto L31;}e=d+1;L31:if(e>ld4(a+40)-i){do_reserve_and_handle(a+40,i,e);h=ld4(a+44);
i=ld4(a+48);}if(e)copy(h+i,c,e);c=ld4(8389236);g=ld4(8389232);}else{f=e=0;c=d;}i+=e;st4(a+48,i);
d=c+e;if(d<c)std_fail(8388642,53);st4(8389236,d);j+=e;if(j<e)std_fail(8388642,53);}while(!(f| !e));
d=0;if(!i){k=1;goto L16;}d=i-7;f=d>i?0:d;j=((h+3)& -4)-h;d=0;do{e=M[h+d];c=ext1(e);if(c>2147483647){
m=5;n=8388608;g=1;p=0;k=1;switch(M[e+8388966]-2u){case 0:g=1;if(++d>=i)goto L46;
if(i4(ext1(M[h+d]))<= -65)goto L48;goto L47;case 1:g=1;k=d+1;if(k>=i)goto L46;k=ext1(M[h+k]);
if(e==224){if((k& -32)!=4294967200u)goto L47;goto L49;}if(e==237){if(i4(k)> -97)goto L47;goto L49;}
if(((c+31)&255)<12){if(i4(k)>= -64)goto L47;goto L49;}g=1;
if((c& -2)!=4294967278u||i4(k)>= -64)goto L46;goto L49;case 2:g=1;k=d+1;if(k>=i)goto L46;
k=ext1(M[h+k]);switch(e-240){case 0:if(((k+112)&255)>=48)goto L47;goto L50;case 4:
if(i4(k)> -113)goto L47;goto L50;default:g=1;if(((c+15)&255)>2||i4(k)>= -64)goto L46;goto L50;}
default:goto L15;}L50:e=d+2;if(e>=i||i4(ext1(M[h+e]))> -65)goto L47;d+=3;
if(d>=i||i4(ext1(M[h+d]))> -65)goto L47;goto L48;L49:d+=2;if(d>=i||i4(ext1(M[h+d]))> -65)goto L47;
L48:d++;goto L40;L47:g=1;L46:k=1;goto L15;}if(!((j-d)&3)){if(d>=f)goto L41;for(;;){e=h+d;
if(!((ld4(e+4)|ld4(e))&2155905152u)){d+=8;if(d<f)continue;}goto L41;}}d++;goto L40;L41:if(d<i){
while(ext1(M[h+d])<=2147483647){d++;if(i==d)goto L17;}}L40:;}while(d<i);L17:
do_reserve_and_handle(a+16,0,i);d=ld4(a+24);k=ld4(a+20);if(!i)goto L16;copy(k+d,h,i);L16:p=d+i;
st4(a+24,p);m=14;g=0;n=i;L15:d=ld4(a+40);if(d)globalalloc_dealloc(h,d);if(g){q=34;r=0;}else{if(n){
if(p!=0&&M[k+p-1]==10){d=p-1;st4(a+24,d);if(d!=0&&M[k+d-1]==13)st4(a+24,p-2);}r=ld4(a+24);
q=ld4(a+20);n=ld4(a+16);goto L67;}m=15;n=s;}d=ld4(a+16);if(d)globalalloc_dealloc(k,d);switch(m-14){
case 0:break;case 1:d=ld4(a+8);host_append(8389240,d,ld4(a+12));e=ld4(8389248);if(e>=65537){
host_write(ld4(8389244),e);st4(8389248,0);}e=ld4(a+4);if(e)globalalloc_dealloc(d,e);
st4(b,ld4(8389308));st4(8389308,b);d=ld4(8389248);if(d){host_write(ld4(8389244),d);st4(8389248,0);}
sp=a+64;return;default:std_fail(8388642,53);}L67:f=q+r;e=0;d=q;if(r){do{g=e;e=d;c=ext1(M[e]);
if(c>2147483647){d=M[e+1]&63;i=c&31;if(c>4294967263u){d=d<<6|(M[e+2]&63);if(c>=4294967280u){
c=d<<6|(M[e+3]&63)|(i<<18&1835008);d=e+4;}else{c=d|i<<12;d=e+3;}}else{c=i<<6|d;d=e+2;}}else{d=e+1;
c&=255;}e=d-e+g;if(c-9>=5&&c!=32){if(c<128)goto L65;i=c>>8;if(i4(i)>31){if(i!=32){
if(i!=48||c!=12288)goto L65;}else if(!(M[(c&255)+8388710]&2))goto L65;}else if(i){
if(i!=22||c!=5760)goto L65;}else if(!(M[(c&255)+8388710]&1))goto L65;}}while(d!=f);st8(a+56,0);
st8(a+48,0);st8(a+40,0);i=0;h=q;goto L64;}g=0;L65:if(d==f)goto L87;do{i=f;f=i-1;c=ext1(M[f]);
if(c>2147483647){f=i-2;h=M[f];j=ext1(h);if(i4(j)>= -64)h&=31;else{f=i-3;h=M[f];k=ext1(h);
if(i4(k)>= -64)h&=15;else{f=i-4;h=(u32)(M[f]&7)<<6|(k&63);}h=h<<6|(j&63);}c=h<<6|(c&63);}
if(c-9<5||c==32)goto L95;if(c<128)goto L96;h=c>>8;if(i4(h)>31){if(h==32){
if(M[(c&255)+8388710]&2)goto L95;goto L96;}if(h==48&&c==12288)goto L95;goto L96;}if(!h){
if(!(M[(c&255)+8388710]&1))goto L96;goto L95;}if(h==22&&c==5760)goto L95;L96:e=e-d+i;goto L87;L95:;
}while(d!=f);L87:st8(a+56,0);st8(a+48,0);st8(a+40,0);h=q+g;i=0;if(e==g)goto L64;c=q+e;i=e-g;d=h;do{
e=ext1(M[d]);if(e>2147483647){g=M[d+1]&63;f=e&31;if(e>4294967263u){g=g<<6|(M[d+2]&63);
if(e>=4294967280u){e=g<<6|(M[d+3]&63)|(f<<18&1835008);if(e==1114112)goto L64;d+=4;}else{e=g|f<<12;
d+=3;}}else{e=f<<6|g;d+=2;}}else{d++;e&=255;}if(e-49>=6)std_fail(8388642,53);e=a+40+(e<<2)-196;
f=ld4(e);if(f== ~0u)std_fail(8388642,53);st4(e,f+1);}while(d!=c);L64:
if(!is_allowed(a+40))std_fail(8388642,53);st8(a+32,ld8(a+56));st8(a+24,ld8(a+48));
st8(a+16,ld8(a+40));d=pile_state(a+16);if(d>=15625)std_fail(8388642,53);d=M[b+d];st4(a+48,0);
st8(a+40,(u64)1<<32);host_append(a+40,h,i);e=(d^ !(i&1))&1?8388709:8388708;d=ld4(a+48);
if(ld4(a+40)==d){do_reserve_and_handle(a+40,d,1);d=ld4(a+48);}M[ld4(a+44)+d]=32;st4(a+48,d+1);
host_append(a+40,e,1);f=ld4(a+40);d=ld4(a+48);if(f==d){do_reserve_and_handle(a+40,d,1);f=ld4(a+40);
d=ld4(a+48);}g=ld4(a+44);M[g+d]=10;e=d+1;c=ld4(a+12);if(d>=ld4(a+4)-c){
do_reserve_and_handle(a+4,c,e);c=ld4(a+12);}if(e)copy(ld4(a+8)+c,g,e);st4(a+12,c+e);
if(f)globalalloc_dealloc(g,f);s=0;if(n){globalalloc_dealloc(q,n);s=n;}}}
int main(void){M=(unsigned char*)calloc(129,65536);if(!M)die("out of memory");
memcpy(M+8388608,"stream did not contain valid UTF-8the program failed; bundled with --debug, it says whyout of me"
"moryAB\2\2\2\2\2\2\2\2\2\2\2",113);words(8388748,at_8388748,31);
memcpy(M+8388966,"\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
"\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
"\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1",128);
words(8389160,at_8389160,22);main_fn();return fflush(stdout)?1:0;}
