/* UVa 1378, https://vjudge.net/problem/UVA-1378, made by `cargo judge bundle uva1378 --write` from 9a14d1cae2def6e1 */
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
static u32 sp=262144;
static void die(const char*why){fprintf(stderr,"%s\n",why);exit(1);}
static int i4(u32 x){return x>>31?-(int)~x-1:(int)x;}
static u32 ext1(u32 x){return((x&255)^128)-128;}
static u32 sar4(u32 x,u32 n){u32 sign= -(x>>31);return((x^sign)>>(n&31))^sign;}
static u32 pop4(u32 x){x-=x>>1&0x55555555;x=(x&0x33333333)+(x>>2&0x33333333);
return((x+(x>>4))&0x0f0f0f0f)*0x01010101>>24;}
static u32 clz4(u32 x){x|=x>>1;x|=x>>2;x|=x>>4;x|=x>>8;return pop4(~(x|x>>16));}
static unsigned char*M;
static u32 pages=5;
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
m=(unsigned char*)realloc(M,(size_t)(old+n)<<16);if(!m)return-1;
memset(m+((size_t)old<<16),0,(size_t)n<<16);M=m;pages+=n;return old;}
static void copy(u32 to,u32 from,u32 n){check(to,n);check(from,n);memmove(M+to,M+from,n);}
static void fill(u32 p,u32 v,u32 n){check(p,n);memset(M+p,v&255,n);}
static u32 host_read(u32 p,u32 n){check(p,n);return(u32)fread(M+p,1,n,stdin);}
static void host_write(u32 p,u32 n){check(p,n);fwrite(M+p,1,n,stdout);}
static void host_fail(u32 p,u32 n){check(p,n);fwrite(M+p,1,n,stderr);exit(1);}
static void memory_reach(u32 a){u32 b,c;b=ld4(262272);if(!b){b=pages<<16;st4(262272,b);}if(a>b){
c=a-b+65535;if(grow(c>>16)== ~0u)host_fail(262197,13);st4(262272,(c& -65536)+b);}st4(262404,a);}
static u32 globalalloc_alloc(u32 a){u32 b,c,d;b=32-clz4((a>16?a:16)-1);c=b<<2;d=ld4(c+262276);if(d){
st4(c+262276,ld4(d));return d;}d=ld4(262404);if(!d){d=pages<<16;st4(262404,d);}d=(d+15)& -16;
memory_reach(d+(a>65536?a:1u<<(b&31)));return d;}
static void globalalloc_dealloc(u32 a,u32 b){if(b>65536){if(b+a==ld4(262404)){st4(262404,a);return;}
b=(clz4(b)^31)<<2;st4(a,ld4(b+262276));st4(b+262276,a);return;}b=(32-clz4((b>16?b:16)-1))<<2;
st4(a,ld4(b+262276));st4(b+262276,a);}
static void finish_grow(u32 a,u32 b,u32 c,u32 d,u32 e,u32 f){u32 g,h;u64 i;g=1;h=4;i=(u64)f*d;
if(!(u32)(i>>32)){d=i;if(d<=2147483648u-e){if(!b){if(!d){h=e;goto L4;}h=globalalloc_alloc(d);
if(h)goto L4;goto L6;}f*=b;if(f+c!=ld4(262404)||f<=65536){
if(d<=65536&&clz4((f>16?f:16)-1)==clz4((d>16?d:16)-1))goto L5;h=globalalloc_alloc(d);if(!h)goto L6;
if(f)copy(h,c,f);globalalloc_dealloc(c,f);goto L4;}memory_reach(d+c);goto L5;L6:st4(a+4,e);goto L3;
L5:h=c;L4:st4(a+4,h);g=0;L3:h=8;goto L1;}}d=0;L1:st4(a+h,d);st4(a,g);}
static void grow_amortized(u32 a,u32 b,u32 c,u32 d,u32 e,u32 f){u32 g,h;sp=g=frame(16);c+=d;
if(c<d)d=0;else{h=d=ld4(b);d<<=1;d=c>d?c:d;c=f==1?8:4;d=d>c?d:c;finish_grow(g+4,h,ld4(b+4),d,e,f);
if(ld4(g+4)!=1){c=ld4(g+8);st4(b,d);st4(b+4,c);d=2147483649u;}else{c=ld4(g+12);d=ld4(g+8);}}
st4(a+4,c);st4(a,d);sp=g+16;}
static void handle_error(u32 a){host_fail(262144,53);}
static void grow_one(u32 a){u32 b;sp=b=frame(16);grow_amortized(b+8,a,ld4(a),1,8,8);a=ld4(b+8);
if(a!=2147483649u)handle_error(a);sp=b+16;}
static void do_reserve_and_handle(u32 a,u32 b,u32 c,u32 d,u32 e){u32 f;sp=f=frame(16);
grow_amortized(f+8,a,b,c,d,e);e=ld4(f+8);if(e!=2147483649u)handle_error(e);sp=f+16;}
static void input_first(u32 a){u32 b,c,d,e,f;sp=b=frame(16);c=0;st4(b+12,0);st8(b+4,(u64)1<<32);d=1;
e=0;do{f=c-e;if(f<=65535){do_reserve_and_handle(b+4,e,65536,1,1);c=ld4(b+4);e=ld4(b+12);f=c-e;
d=ld4(b+8);}f=host_read(d+e,f);e+=f;st4(b+12,e);}while(f);while(e){if(ext1(M[d])>2147483647)M[d]=63;
d++;e--;}e=globalalloc_alloc(12);if(!e)host_fail(262144,53);st8(e,ld8(b+4));d=ld4(b+12);st4(e+8,d);
e=ld4(e+4);M[a+20]=0;st4(a+16,d);st4(a+12,e);st4(a+8,d);st4(a+4,e);st4(a,0);sp=b+16;}
static void multi3_fn(u32 a,u64 b,u64 c,u64 d,u64 e){u64 f,g,h,i,j,k;f=d&(u64)4294967295u;
g=b&(u64)4294967295u;h=f*g;i=d>>32;g*=i;j=b>>32;f=g+f*j;k=h+(f<<32);st8(a,k);
st8(a+8,i*j+((u64)(f<g)<<32|f>>32)+(k<h)+e*b+d*c);}
static void fmt_small(u64 a,u32 b,u32 c){u32 d,e,f,h;u64 g;sp=d=frame(48);fill(d+8,48,40);e=39;do{
f=e;if(f>39)host_fail(262144,53);g=a/10;M[d+8+f]=(u32)(g*246+a)|48;e=f-1;h=a<10;a=g;}while(!h);
h=f+1;if(b){b=f=ld4(c+8);if(ld4(c)==f){do_reserve_and_handle(c,f,1,1,1);b=ld4(c+8);}f++;st4(c+8,f);
M[ld4(c+4)+b]=45;}else{f=ld4(c+8);}h=41-h;if(h>ld4(c)-f){do_reserve_and_handle(c,f,h,1,1);
f=ld4(c+8);}if(h)copy(ld4(c+4)+f,d+8+e+1,h);st4(c+8,f+h);sp=d+48;}
static void slice_error_fail(u32,u32,u32,u32);
static void slice_error_fail_rt(u32 a,u32 b,u32 c,u32 d){u32 e;
if(c>b||d>b||c>d)host_fail(262144,53);if(!c||c>=b||i4(ext1(M[a+c]))> -65){
if(!d||d>=b||i4(ext1(M[a+d]))> -65)host_fail(262144,53);e=d;do{if(i4(ext1(M[a+e]))> -65)goto L16;
}while(--e);e=0;L16:do{if(i4(ext1(M[a+d]))> -65)goto L19;d++;}while(b!=d);d=b;L19:if(e>d)goto L1;
if(!e)goto L22;if(e>=b){if(e==b)goto L22;goto L1;}if(i4(ext1(M[a+e]))< -64)goto L1;L22:if(d>=b){
if(d!=b)goto L1;}else if(i4(ext1(M[a+d]))<= -65)goto L1;host_fail(262144,53);}e=c;do{
if(i4(ext1(M[a+e]))> -65)goto L5;}while(--e);e=0;L5:do{if(i4(ext1(M[a+c]))> -65)goto L8;c++;
}while(b!=c);c=b;L8:if(e>c)goto L11;if(!e)goto L12;if(e>=b){if(e==b)goto L12;goto L11;}
if(i4(ext1(M[a+e]))< -64)goto L11;L12:if(c>=b){if(c!=b)goto L11;
}else if(i4(ext1(M[a+c]))<= -65)goto L11;host_fail(262144,53);L11:slice_error_fail(a,b,e,c);L1:
slice_error_fail(a,b,e,d);}
static void slice_error_fail(u32 a,u32 b,u32 c,u32 d){slice_error_fail_rt(a,b,c,d);}
static void str_index(u32 a,u32 b,u32 c,u32 d){if(d){if(d>=c){if(d!=c)goto L2;goto L1;}
if(i4(ext1(M[b+d]))> -65)goto L1;L2:slice_error_fail_rt(b,c,0,d);}L1:st4(a+4,d);st4(a,b);}
static u32 memcmp_fn(u32 a,u32 b,u32 c){u32 d,e,f;d=0;if(c){for(;;){e=M[a];f=M[b];if(e!=f)break;a++;
b++;if(!--c)return 0;}d=e-f;}return d;}
static void next_back(u32 a,u32 b){u32 c,d,e=0,f,g,h,i,j,k,m,n,p,q,r,s,t,u,v,w,x,y;sp=c=frame(16);
d=0;if(M[b+37])goto L1;if(!M[b+36]){M[b+36]=1;next_back(c+8,b);d=ld4(c+8);if(d){e=ld4(c+12);
if(e)goto L1;}d=0;if(M[b+37]==1)goto L1;}f=ld4(b+4);d=ld4(b+16);g=ld4(b+12);if(d<g)goto L6;
h=ld4(b+8);if(d>h)goto L6;i=b+20;j=M[b+24];k=j-1;m=i+k;n=f+g;p=((n+3)& -4)-n;q=f-1;r=q+g;s=j<5;do{
t=M[m];w=v=u=d-g;if(u>=p){e=(u-p)&7;v=u-e;if(u<e)host_fail(262144,53);w=p;}e=q+d;d=u-v;do{
if(!d)goto L16;d--;x=M[e];e--;}while(x!=t);x=d+v;goto L15;L16:e=t*16843009;do{d=v;if(d<=w)goto L19;
v=d-8;x=n+d;y=ld4(x-8)^e;x=ld4(x-4)^e;
}while((((16843008-y)|y)&((16843008-x)|x)&2155905152u)==2155905152u);L19:
if(d>u)host_fail(262144,53);do{if(!d)goto L14;e=r+d;d=x=d-1;}while(M[e]!=t);L15:d=x+g;
if(d<k)goto L9;e=d-k;x=e+j;if(x<e||x>h)goto L9;if(!s)host_fail(262144,53);
if(memcmp_fn(f+e,i,j))goto L9;st4(b+16,e);d=ld4(b+32);st4(b+32,e);e=d-x;goto L5;L14:st4(b+16,g);
goto L6;L9:st4(b+16,d);if(d<g)goto L6;}while(d<=h);L6:M[b+37]=1;x=ld4(b+28);e=ld4(b+32)-x;L5:d=f+x;
L1:st4(a+4,e);st4(a,d);sp=c+16;}
static void next_back_2(u32 a){u32 b;sp=b=frame(16);next_back(b+8,a);sp=b+16;}
static void call_0(u32 a,u32 b){switch(b){case 1:input_first(a);return;}die("no such function");}
static void main_fn(void){u32 a,b,c,d,e,f,g,h,i,j,k,m,n=0,p,q,r,t,u,v,w,x;u64 s,y,z,a1,b1;
sp=a=frame(96);b=globalalloc_alloc(800);if(!b)host_fail(262144,53);st4(a+52,0);st4(a+48,b);
st4(a+44,100);c=a+76;d=a+64;e=0;for(;;){st4(a+88,0);st8(a+80,8);st8(a+72,0);st8(a+64,(u64)8<<32);
st8(a+56,1);f=e<<3;g=b+f;j=i=h=0;k=b;for(;;){m=k;if(j){m=k;if(j!=g)goto L6;}do{if(m==g)goto L8;m+=8;
}while(!e);n=k;j=b;k=m;goto L6;L8:p=ld4(a+68);q=ld4(a+72);if(!q){g=0;goto L11;}r=q<<3;g=0;
s=ld8(a+56);m=p;do{if(ld8(m)!=s)goto L11;g++;m+=8;r-=8;}while(r);g=q;L11:m=ld4(a+64);
if(m)globalalloc_dealloc(p,m<<3);m=ld4(a+76);if(m)globalalloc_dealloc(ld4(a+80),m<<3);s=g;
if(e==ld4(a+44)){grow_one(a+44);b=ld4(a+48);}st8(b+f,s);e++;st4(a+52,e);if(e!=100)break;t=ld4(a+44);
f=ld4(a+48);st4(a+52,0);st8(a+44,(u64)1<<32);u=f-8;v=1;w=b=0;for(;;){if(!ld4(262244)){
call_0(a+56,ld4(262240));st4(262244,1);st8(262248,ld8(a+56));st8(262256,ld8(a+64));
st8(262264,ld8(a+72));}i=ld4(262248);if(i>=2147483647)host_fail(262144,53);q=r=ld4(262264);
j=e=ld4(262260);g=p=M[262268];do{if(g&1|| !q)goto L31;m=0;for(;;){g=M[j+m]-9u;
if(g<=23&&1u<<(g&31)&8388635)break;m++;if(q==m)goto L32;}g=m+1;j+=g;q-=g;g=0;}while(!m);L32:
if(i)host_fail(262144,53);st4(262248,-1);for(;;){g=e;if(p&1)break;if(r){m=0;do{e=M[g+m]-9u;
if(e<=23&&1u<<(e&31)&8388635)goto L43;m++;}while(r!=m);}p=1;M[262268]=1;e=g;m=r;goto L42;L43:p=0;
e=m+1;r-=e;st4(262264,r);e+=g;st4(262260,e);L42:if(m)goto L39;}p=ld4(262252);j=ld4(262256);g=p+j;
goto L19;L39:e=M[g];j=ld4(262256);p=ld4(262252);if(m==1){switch(e-43){case 0:case 2:goto L19;}}
r=e==43;e=g+r;m-=r;if(m>=9){q=0;for(;;){if(!m)goto L29;s=(u64)q*10;if((u32)(s>>32))goto L19;
r=M[e]-48u;if(r>9)goto L19;e++;m--;q=r+(u32)s;if(q<r)goto L19;}}if(m){q=0;for(;;){r=M[e]-48u;
if(r>9)goto L19;e++;q=r+q*10;if(!--m)goto L29;}}i=0;L31:st4(262248,i);goto L28;L29:st4(262248,0);
if(q){if(q>=101)host_fail(262144,53);c=q<<3;h=globalalloc_alloc(c);if(!h)host_fail(262144,53);j=0;
m=ld4(262244);do{if(!(m&1)){call_0(a+56,ld4(262240));st4(262244,1);st8(262248,ld8(a+56));
st8(262256,ld8(a+64));st8(262264,ld8(a+72));}if(ld4(262248))host_fail(262144,53);i=j+1;
st4(262248,-1);e=M[262268];r=ld4(262264);p=ld4(262260);for(;;){g=p;if(e&1)break;if(r){m=0;do{
e=M[g+m]-9u;if(e<=23&&1u<<(e&31)&8388635)goto L68;m++;}while(r!=m);}e=1;M[262268]=1;p=g;m=r;
goto L67;L68:e=0;p=m+1;r-=p;st4(262264,r);p+=g;st4(262260,p);L67:if(m)goto L64;}k=ld4(262252);
n=ld4(262256);p=k+n;goto L20;L64:k=ld4(262252);n=ld4(262256);x=k+n;p=g?g:x;e=g?m:0;switch(e){case 0:
goto L20;case 1:m=M[p];switch(m-43){case 0:case 2:goto L20;default:goto L73;}}m=M[p];L73:
r=(m&255)==43;m=p+r;e-=r;s=0;if(e>=17){for(;;){if(!e)goto L77;multi3_fn(a+16,s,0,10,0);
if(ld8(a+24))goto L20;r=M[m]-48u;if(r>9)goto L20;m++;e--;y=ld8(a+16);s=y+r;if(s<y)goto L20;}}
if(!e)goto L76;do{r=M[m]-48u;if(r>9)goto L20;m++;s=s*10+r;}while(--e);L77:p=x;if(!g)goto L20;L76:
st8(h+(j<<3),s);st4(262248,0);m=1;j=i;}while(i!=q);n=globalalloc_alloc(c);
if(!n)host_fail(262144,53);m=u+c;r=0;e=n;do{st8(e,ld8(m));m-=8;e+=8;g=r;r=g+1;}while(q!=r);y=0;m=0;
e=q;do{if(M[h+m]&1)y^=ld8(n+m);m+=8;}while(--e);d=n+8;w++;k=0;for(;;){p=q>k?q:k;m=k<<3;e=d+m;m+=h;
do{x=e;r=k;if(p==r)goto L25;e=x+8;k=r+1;s=ld8(m);m+=8;}while(!s);if(k>=q)continue;i=n+(r<<3);p=k;do{
j=n+(p<<3);e=x;m=p;do{if(m>=q)goto L94;if(r>g||p>g)host_fail(262144,53);m++;s=ld8(e);e+=8;
}while((s^ld8(j)^ld8(i))!=y);st4(a+64,0);st8(a+56,(u64)1<<32);do_reserve_and_handle(a+56,0,5,1,1);
e=ld4(a+64);g=ld4(a+60)+e;st4(g,ld4(262210));M[g+4]=M[262214];st4(a+64,e+5);e=sar4(w,31);
fmt_small((w^e)-e,w>>31,a+56);e=ld4(a+64);if(ld4(a+56)-e<=1){do_reserve_and_handle(a+56,e,2,1,1);
e=ld4(a+64);}st2(ld4(a+60)+e,8250);st4(a+64,e+2);fmt_small(r,0,a+56);e=ld4(a+64);if(ld4(a+56)==e){
do_reserve_and_handle(a+56,e,1,1,1);e=ld4(a+64);}M[ld4(a+60)+e]=32;st4(a+64,e+1);
fmt_small(p,0,a+56);e=ld4(a+64);if(ld4(a+56)==e){do_reserve_and_handle(a+56,e,1,1,1);e=ld4(a+64);}
M[ld4(a+60)+e]=32;st4(a+64,e+1);fmt_small(m-1,0,a+56);e=ld4(a+56);m=ld4(a+64);if(e==m){
do_reserve_and_handle(a+56,m,1,1,1);e=ld4(a+56);m=ld4(a+64);}g=ld4(a+60);M[g+m]=10;m++;goto L24;L94:
x+=8;}while(++p<q);}}L28:e=ld4(a+48);m=ld4(262236);if(b>ld4(262228)-m){
do_reserve_and_handle(262228,m,b,1,1);m=ld4(262236);}if(b)copy(ld4(262232)+m,e,b);m+=b;
st4(262236,m);if(m>=65537){host_write(ld4(262232),m);st4(262236,0);}m=ld4(a+44);
if(m)globalalloc_dealloc(e,m);if(t)globalalloc_dealloc(f,t<<3);m=ld4(262236);if(m){
host_write(ld4(262232),m);st4(262236,0);}sp=a+96;return;L25:st4(a+64,0);st8(a+56,(u64)1<<32);
do_reserve_and_handle(a+56,0,5,1,1);m=ld4(a+64);e=ld4(a+60)+m;st4(e,ld4(262210));M[e+4]=M[262214];
st4(a+64,m+5);m=sar4(w,31);fmt_small((w^m)-m,w>>31,a+56);e=ld4(a+56);m=ld4(a+64);if(e-m<=10){
do_reserve_and_handle(a+56,m,11,1,1);e=ld4(a+56);m=ld4(a+64);}g=ld4(a+60);r=g+m;st8(r,ld8(262215));
st4(r+7,ld4(262222));m+=11;L24:if(m>ld4(a+44)-b){do_reserve_and_handle(a+44,b,m,1,1);v=ld4(a+48);
b=ld4(a+52);}if(m)copy(v+b,g,m);b+=m;st4(a+52,b);if(e)globalalloc_dealloc(g,e);
globalalloc_dealloc(n,c);globalalloc_dealloc(h,c);}L20:str_index(a+8,k,n,p-k);e=ld4(a+8);
m=ld4(a+12);st2(a+92,1);st4(a+88,m);st4(a+84,0);M[a+80]=1;st4(a+76,10);st4(a+72,m);st4(a+68,0);
st4(a+64,m);st4(a+60,e);st4(a+56,10);next_back_2(a+56);host_fail(262144,53);L19:
str_index(a,p,j,g-p);e=ld4(a);m=ld4(a+4);st2(a+92,1);st4(a+88,m);st4(a+84,0);M[a+80]=1;st4(a+76,10);
st4(a+72,m);st4(a+68,0);st4(a+64,m);st4(a+60,e);st4(a+56,10);next_back_2(a+56);host_fail(262144,53);
L6:m=ld4(a+88)+1;st4(a+88,m);z=ld8(n);a1=ld8(j);r=ld4(a+72);if(r<m){m<<=1;x=m=m>16?m:16;if(m>r){
p=m-r;if(p>ld4(a+64)-r){do_reserve_and_handle(d,r,p,8,8);r=ld4(a+72);}i=ld4(a+68);q=i+(r<<3);
if(p>=2){x=(p<<3)-8;if(x)fill(q,0,x);p+=r;r=p-1;q=i+(p<<3)-8;}st8(q,0);x=r+1;i=h=ld4(a+84);}
st4(a+72,x);if(i){b1=ld8(a+56);w=ld4(a+80);r=w+8;q=i-1;s=m;m=0;p=w;for(;;){y=ld8(p);if(y<s)break;
r+=8;q--;p+=8;m++;if(i==m)goto L118;}p=y;if(x<=p)host_fail(262144,53);h=ld4(a+68);st8(h+(p<<3),b1);
if(m+1<i){for(;;){y=ld8(r);if(y>=s){st8(w+(m<<3),y);m++;}else{p=y;if(x<=p)host_fail(262144,53);
st8(h+(p<<3),b1);}r+=8;if(!--q)goto L114;}}goto L114;L118:m=h;goto L107;L114:st4(a+84,m);i=m;
goto L107;}m=h;i=0;goto L107;}m=h;x=r;L107:j+=8;s=a1^z;if(s<x){st8(ld4(a+68)+((u32)s<<3),ld8(a+56));
h=m;continue;}if(m==ld4(a+76))grow_one(c);st8(ld4(a+80)+(m<<3),s);h=m+1;st4(a+84,h);i=h;}}}
int main(void){M=(unsigned char*)calloc(5,65536);if(!M)die("out of memory");
memcpy(M+262144,"the program failed; bundled with --debug, it says whyout of memoryGame : -1 -1 -1\n\0\0\0\0\0\0"
"\1\0\0\0\0\0\0\0\1",97);main_fn();return fflush(stdout)?1:0;}
