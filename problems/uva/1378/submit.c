/* UVa 1378, https://vjudge.net/problem/UVA-1378, made by `cargo judge bundle uva1378 --write` from 0b16efb85c94f988 */
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
static u32 sar4(u32 x,u32 n){u32 sign= -(x>>31);return((x^sign)>>(n&31))^sign;}
static u64 sar8(u64 x,u64 n){u64 sign= -(x>>63);return((x^sign)>>(n&63))^sign;}
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
static void host_flush(void){u32 a;a=ld4(8388776);if(a){host_write(ld4(8388772),a);st4(8388776,0);}}
static void std_fail(u32 a,u32 b){host_flush();host_fail(a,b);}
static void memory_reach(u32 a){u32 b,c;b=pages;if(a>b<<16){c=(a>>16)-b+1;b=c+(b>>3);
if(b<c)std_fail(8388686,53);if(grow(b)== ~0u&&grow(c)== ~0u)std_fail(8388739,13);}st4(8388940,a);}
static u32 globalalloc_alloc(u32 a){u32 b,c,d;b=32-clz4((a>16?a:16)-1);c=b<<2;d=ld4(c+8388812);
if(d){st4(c+8388812,ld4(d));return d;}d=ld4(8388940);if(d){if(d>=4294967280u)std_fail(8388686,53);
}else{d=pages<<16;st4(8388940,d);}d=(d+15)& -16;a=d+(a>65536?a:1u<<(b&31));if(a>=d){memory_reach(a);
return d;}std_fail(8388686,53);return 0;}
static void globalalloc_dealloc(u32 a,u32 b){u32 c;if(b>65536){c=b+a;if(c<b)std_fail(8388686,53);
if(c==ld4(8388940)){st4(8388940,a);return;}b=(clz4(b)^31)<<2;st4(a,ld4(b+8388812));st4(b+8388812,a);
return;}b=(32-clz4((b>16?b:16)-1))<<2;st4(a,ld4(b+8388812));st4(b+8388812,a);}
static void finish_grow(u32 a,u32 b,u32 c,u32 d,u32 e,u32 f){u32 g,h;u64 i;g=1;h=4;i=(u64)f*d;
if(!(u32)(i>>32)){d=i;if(d<=2147483648u-e){if(b){h=b*f;f=h+c;if(f<h)std_fail(8388686,53);
if(f==ld4(8388940)&&h>65536){h=d+c;if(h<d)std_fail(8388686,53);memory_reach(h);goto L5;}
if(d<=65536&&clz4((h>16?h:16)-1)==clz4((d>16?d:16)-1))goto L5;f=globalalloc_alloc(d);if(f){
if(h)copy(f,c,h);globalalloc_dealloc(c,h);goto L4;}}else{if(!d){f=e;goto L4;}f=globalalloc_alloc(d);
if(f)goto L4;}st4(a+4,e);goto L3;L5:f=c;L4:st4(a+4,f);g=0;L3:h=8;goto L1;}}d=0;L1:st4(a+h,d);
st4(a,g);}
static void grow_amortized(u32 a,u32 b,u32 c,u32 d,u32 e,u32 f){u32 g,h;sp=g=frame(16);c+=d;
if(c<d)d=0;else{h=d=ld4(b);d<<=1;d=c>d?c:d;c=f==1?8:4;d=d>c?d:c;finish_grow(g+4,h,ld4(b+4),d,e,f);
if(ld4(g+4)!=1){c=ld4(g+8);st4(b,d);st4(b+4,c);d=2147483649u;}else{c=ld4(g+12);d=ld4(g+8);}}
st4(a+4,c);st4(a,d);sp=g+16;}
static void handle_error(u32 a,u32 b){std_fail(8388686,53);}
static void grow_one(u32 a){u32 b;sp=b=frame(16);grow_amortized(b+8,a,ld4(a),1,8,8);a=ld4(b+8);
if(a!=2147483649u)handle_error(a,ld4(b+12));sp=b+16;}
static void do_reserve_and_handle(u32 a,u32 b,u32 c,u32 d,u32 e){u32 f;sp=f=frame(16);
grow_amortized(f+8,a,b,c,d,e);e=ld4(f+8);if(e!=2147483649u)handle_error(e,ld4(f+12));sp=f+16;}
static void extend_from_slice(u32 a,u32 b,u32 c){u32 d;d=ld4(a+8);if(c>ld4(a)-d){
do_reserve_and_handle(a,d,c,1,1);d=ld4(a+8);}if(c)copy(ld4(a+4)+d,b,c);st4(a+8,d+c);}
static void input_first(u32 a){u32 b,c,d,e,f,g=0,h,i,j,k,m,n,p,q;sp=b=frame(32);st4(b+12,0);
st8(b+4,(u64)1<<32);extend_from_slice(b+4,1,0);c=ld4(b+8);d=ld4(b+12);f=e=ld4(b+4);do{
if(f-d<=65535){if(d>4294901759u){f=0;handle_error(f,g);}f=d+65536;finish_grow(b+16,e,c,f,1,1);
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
st4(b+40,ld4(b+20));if(ld4(8388784)==1)std_fail(8388686,53);st4(8388788,ld4(b));st4(8388784,1);
st8(8388792,ld8(b+24));st8(8388800,ld8(b+32));st4(8388808,ld4(b+40));sp=b+48;}
static void multi3_fn(u32 a,u64 b,u64 c,u64 d,u64 e){u64 f,g,h,i;f=d+(u64)2147483648u;
g=b+(u64)2147483648u;if((e+(f<d))|(c+(g<b))?0:(f|g)<(u64)1<<32){d*=b;b=sar8(d,63);}else{f=d>>32;
g=b>>32;h=f*g+c*d+e*b;d&=(u64)4294967295u;b&=(u64)4294967295u;c=d*b;d=(c>>32)+d*g;i=h+(d>>32);
d=(d&(u64)4294967295u)+f*b;b=i+(d>>32);d=d<<32|(c&(u64)4294967295u);}st8(a,d);st8(a+8,b);}
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
static void fmt_small(u64 a,u32 b,u32 c){u32 d,e,g,h;u64 f;sp=d=frame(48);fill(d+8,48,40);e=41;do{
if(e==1)std_fail(8388686,53);f=a/10;M[d+8+e-2]=(u32)(f*246+a)|48;e--;g=a<10;a=f;}while(!g);
g=d+8+e-1;if(b){h=b=ld4(c+8);if(ld4(c)==b){do_reserve_and_handle(c,b,1,1,1);h=ld4(c+8);}
st4(c+8,b+1);M[ld4(c+4)+h]=45;}extend_from_slice(c,g,41-e);sp=d+48;}
static void host_put(u32 a,u32 b){if(a>=4294901761u)std_fail(8388608,78);fmt_small(a,0,b);}
static void host_append(u32 a,u32 b){u32 c;if(b<65537){c=ld4(8388776);if(b>ld4(8388768)-c){
do_reserve_and_handle(8388768,c,b,1,1);c=ld4(8388776);}if(b)copy(ld4(8388772)+c,a,b);
st4(8388776,c+b);return;}c=ld4(8388776);if(c){host_write(ld4(8388772),c);st4(8388776,0);}
host_write(a,b);}
static void main_fn(void){u32 a,b,c,d,e,f,g,h,i,j,k,m,n=0,p,q,s,t,u,v,w,x;u64 r,y,z,a1,b1;
sp=a=frame(96);b=globalalloc_alloc(800);if(!b)std_fail(8388686,53);st4(a+52,0);st4(a+48,b);
st4(a+44,100);c=a+76;d=a+64;e=0;for(;;){st4(a+88,0);st8(a+80,8);st8(a+72,0);st8(a+64,(u64)8<<32);
st8(a+56,1);f=e<<3;g=b+f;j=i=h=0;k=b;for(;;){m=k;if(j){m=k;if(j!=g)goto L12;}do{if(m==g)goto L14;
m+=8;}while(!e);n=k;j=b;k=m;goto L12;L14:p=ld4(a+68);q=ld4(a+72);if(!q){g=0;goto L17;}h=q<<3;g=0;
r=ld8(a+56);m=p;do{if(ld8(m)!=r)goto L17;g++;m+=8;h-=8;}while(h);g=q;L17:m=ld4(a+64);
if(m)globalalloc_dealloc(p,m<<3);m=ld4(a+76);if(m)globalalloc_dealloc(ld4(a+80),m<<3);r=g;
if(e==ld4(a+44)){grow_one(a+44);b=ld4(a+48);}st8(b+f,r);e++;st4(a+52,e);if(e!=100)break;f=ld4(a+44);
s=ld4(a+48);st4(a+52,0);st8(a+44,(u64)1<<32);t=s-8;u=1;d=c=0;for(;;){
if(!ld4(8388784))try_init(ld4(8388780));p=ld4(8388788);if(p>=2147483647)std_fail(8388686,53);
e=M[8388808];g=ld4(8388804);h=ld4(8388800);do{if(e&1|| !g)goto L31;m=0;for(;;){e=M[h+m]-9u;
if(e<=23&&1u<<(e&31)&8388635)break;m++;if(g==m)goto L35;}e=m+1;h+=e;g-=e;e=0;}while(!m);L35:
if(!ld4(8388784)){try_init(ld4(8388780));p=ld4(8388788);}if(p)std_fail(8388686,53);st4(8388788,-1);
m=M[8388808];g=ld4(8388804);p=ld4(8388800);for(;;){e=p;if(m&1)break;if(g){h=0;do{m=M[e+h]-9u;
if(m<=23&&1u<<(m&31)&8388635)goto L47;h++;}while(g!=h);}m=1;M[8388808]=1;p=e;h=g;goto L46;L47:m=0;
p=h+1;g-=p;st4(8388804,g);p+=e;st4(8388800,p);L46:if(h)goto L43;}h=0;k=ld4(8388792);v=ld4(8388796);
w=k+v;goto L28;L43:k=ld4(8388792);v=ld4(8388796);p=k+v;w=e?e:p;g=e?h:0;switch(g){case 0:h=0;
goto L28;case 1:i=M[w];switch(i-43){case 0:case 2:m=1;goto L29;default:goto L58;}}i=M[w];L58:
q=(i&255)==43;m=w+q;g-=q;if(g>=9){q=0;for(;;){if(!g)goto L61;r=(u64)q*10;if((u32)(r>>32))goto L30;
j=M[m]-48u;if(j>9)goto L30;m++;g--;q=j+(u32)r;if(q<j)goto L30;}}if(!g){st4(8388788,0);break;}q=0;do{
j=M[m]-48u;if(j>9)goto L30;m++;q=j+q*10;}while(--g);L61:if(q>=4294901761u)std_fail(8388608,78);
if(!e)goto L26;st4(8388788,0);if(!q)break;if(q>=101)std_fail(8388686,53);x=q<<3;
k=globalalloc_alloc(x);if(!k)std_fail(8388686,53);j=0;i=ld4(8388784);do{m=i&1;i=1;if(!m){
try_init(ld4(8388780));i=ld4(8388784);}if(ld4(8388788))std_fail(8388686,53);w=j+1;st4(8388788,-1);
e=M[8388808];h=ld4(8388804);p=ld4(8388800);for(;;){g=p;if(e&1)break;if(h){m=0;do{e=M[g+m]-9u;
if(e<=23&&1u<<(e&31)&8388635)goto L76;m++;}while(h!=m);}e=1;M[8388808]=1;p=g;m=h;goto L75;L76:e=0;
p=m+1;h-=p;st4(8388804,h);p+=g;st4(8388800,p);L75:if(m)goto L72;}n=ld4(8388792);b=ld4(8388796);
p=n+b;goto L71;L72:n=ld4(8388792);b=ld4(8388796);v=n+b;p=g?g:v;e=g?m:0;switch(e){case 0:goto L71;
case 1:m=M[p];switch(m-43){case 0:case 2:goto L71;default:goto L81;}}m=M[p];L81:h=(m&255)==43;m=p+h;
e-=h;r=0;if(e>=17){for(;;){if(!e)goto L84;multi3_fn(a+16,r,0,10,0);if(ld8(a+24))goto L71;h=M[m]-48u;
if(h>9)goto L71;m++;e--;y=ld8(a+16);r=y+h;if(r<y)goto L71;}}if(!e)goto L70;do{h=M[m]-48u;
if(h>9)goto L71;m++;r=r*10+h;}while(--e);L84:p=v;if(g)goto L70;L71:if(p<n)std_fail(8388686,53);
m=p-n;if(p==n)goto L91;if(m>=b){if(m==b)goto L91;goto L90;}if(i4(ext1(M[n+m]))<= -65)goto L90;L91:
st2(a+92,1);st4(a+88,m);st4(a+84,0);M[a+80]=1;st4(a+76,10);st4(a+72,m);st4(a+68,0);st4(a+64,m);
st4(a+60,n);st4(a+56,10);next_back(a+8,a+56);std_fail(8388686,53);L90:slice_error_fail_rt(n,b,0,m);
L70:st8(k+(j<<3),r);st4(8388788,0);j=w;}while(w!=q);i=globalalloc_alloc(x);
if(!i)std_fail(8388686,53);m=t+x;h=0;e=i;do{st8(e,ld8(m));m-=8;e+=8;g=h;h=g+1;}while(q!=h);b=d+1;
if(i4(b)<i4(d))std_fail(8388686,53);r=0;m=0;e=q;do{if(M[k+m]&1)r^=ld8(i+m);m+=8;}while(--e);d=i+8;
n=0;for(;;){p=q>n?q:n;m=n<<3;e=d+m;m+=k;do{v=e;h=n;if(p==h)goto L53;e=v+8;n=h+1;y=ld8(m);m+=8;
}while(!y);if(h== ~0u)std_fail(8388686,53);if(n>=q)continue;w=i+(h<<3);p=n;do{j=i+(p<<3);e=v;m=p;do{
if(m>=q)goto L104;if(h>g||p>g)std_fail(8388686,53);m++;y=ld8(e);e+=8;}while((y^ld8(j)^ld8(w))!=r);
st4(a+64,0);st8(a+56,(u64)1<<32);do_reserve_and_handle(a+56,0,5,1,1);e=ld4(a+64);g=ld4(a+60)+e;
st4(g,ld4(8388752));M[g+4]=M[8388756];st4(a+64,e+5);e=sar4(b,31);fmt_small((b^e)-e,b>>31,a+56);
e=ld4(a+64);if(ld4(a+56)-e<=1){do_reserve_and_handle(a+56,e,2,1,1);e=ld4(a+64);}
st2(ld4(a+60)+e,8250);st4(a+64,e+2);host_put(h,a+56);e=ld4(a+64);if(ld4(a+56)==e){
do_reserve_and_handle(a+56,e,1,1,1);e=ld4(a+64);}M[ld4(a+60)+e]=32;st4(a+64,e+1);host_put(p,a+56);
e=ld4(a+64);if(ld4(a+56)==e){do_reserve_and_handle(a+56,e,1,1,1);e=ld4(a+64);}M[ld4(a+60)+e]=32;
st4(a+64,e+1);host_put(m-1,a+56);e=ld4(a+56);m=ld4(a+64);if(e==m){
do_reserve_and_handle(a+56,m,1,1,1);e=ld4(a+56);m=ld4(a+64);}g=ld4(a+60);M[g+m]=10;m++;goto L52;
L104:v+=8;}while(++p<q);}L53:st4(a+64,0);st8(a+56,(u64)1<<32);do_reserve_and_handle(a+56,0,5,1,1);
m=ld4(a+64);e=ld4(a+60)+m;st4(e,ld4(8388752));M[e+4]=M[8388756];st4(a+64,m+5);m=sar4(b,31);
fmt_small((b^m)-m,b>>31,a+56);e=ld4(a+56);m=ld4(a+64);if(e-m<=10){
do_reserve_and_handle(a+56,m,11,1,1);e=ld4(a+56);m=ld4(a+64);}g=ld4(a+60);h=g+m;st8(h,ld8(8388757));
st4(h+7,ld4(8388764));m+=11;L52:if(m>ld4(a+44)-c){do_reserve_and_handle(a+44,c,m,1,1);u=ld4(a+48);
c=ld4(a+52);}if(m)copy(u+c,g,m);c+=m;st4(a+52,c);if(e)globalalloc_dealloc(g,e);
globalalloc_dealloc(i,x);globalalloc_dealloc(k,x);d=b;}L31:host_append(u,c);m=ld4(8388776);
if(m>=65537){host_write(ld4(8388772),m);st4(8388776,0);}m=ld4(a+44);if(m)globalalloc_dealloc(u,m);
if(f)globalalloc_dealloc(s,f<<3);m=ld4(8388776);if(m){host_write(ld4(8388772),m);st4(8388776,0);}
sp=a+96;return;L30:m=h;if(e)goto L29;w=p;h=0;goto L27;L29:if((i&255)!=43)goto L28;h=m-1;p=w+1;
goto L27;L28:p=w;L27:m=h;e=p;do{if(!m){for(;;){if(!h)goto L121;h--;m=M[p];p++;
if(m!=48)std_fail(8388608,78);}}m--;g=M[e];e++;}while(((g-48)&255)<10);L121:p=w;L26:
if(p<k)std_fail(8388686,53);m=p-k;if(p==k)goto L127;if(m>=v){if(m==v)goto L127;goto L24;}
if(i4(ext1(M[k+m]))<= -65)goto L24;L127:st2(a+92,1);st4(a+88,m);st4(a+84,0);M[a+80]=1;st4(a+76,10);
st4(a+72,m);st4(a+68,0);st4(a+64,m);st4(a+60,k);st4(a+56,10);next_back(a,a+56);std_fail(8388686,53);
L24:slice_error_fail_rt(k,v,0,m);L12:m=ld4(a+88);if(m== ~0u)std_fail(8388686,53);z=ld8(n);a1=ld8(j);
p=m+1;st4(a+88,p);w=ld4(a+72);if(w>m)goto L6;if(p>2147483647)std_fail(8388686,53);p<<=1;q=p>16?p:16;
p=q-w;if(p<=ld4(a+64)-w)u=h;else{do_reserve_and_handle(d,w,p,8,8);w=ld4(a+72);i=u=ld4(a+84);}
v=ld4(a+68);h=(p<<3)-8;if(h)fill(v+(w<<3),0,h);w+=p;st8(v+(w<<3)-8,0);st4(a+72,w);if(i){
b1=ld8(a+56);r=m>2147450879?(u64)i4(q):q;s=ld4(a+80);m=s+8;q=i-1;h=0;p=s;for(;;){y=ld8(p);
if(y<r)break;m+=8;q--;p+=8;h++;if(i==h)goto L134;}if(y+65535>=(u64)1<<32)std_fail(8388608,78);p=y;
if(w<=p)std_fail(8388686,53);st8(v+(p<<3),b1);if(h+1<i){for(;;){y=ld8(m);if(y>=r){st8(s+(h<<3),y);
h++;}else{if(y+65535>=(u64)1<<32)std_fail(8388608,78);p=y;if(w<=p)std_fail(8388686,53);
st8(v+(p<<3),b1);}m+=8;if(!--q)goto L7;}}goto L7;L134:h=u;goto L6;}h=u;i=0;goto L6;L7:st4(a+84,h);
i=h;L6:j+=8;r=a1^z;if(r<w){st8(ld4(a+68)+((u32)r<<3),ld8(a+56));continue;}
if(h==ld4(a+76))grow_one(c);st8(ld4(a+80)+(h<<3),r);h++;st4(a+84,h);i=h;}}}
int main(void){M=(unsigned char*)calloc(129,65536);if(!M)die("out of memory");
memcpy(M+8388608,"a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
"; bundled with --debug, it says whyout of memoryGame : -1 -1 -1\n\0\0\0\0\1\0\0\0\0\0\0\0\1",173);
main_fn();return fflush(stdout)?1:0;}
