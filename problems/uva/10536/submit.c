/* UVa 10536, https://vjudge.net/problem/UVA-10536, made by `cargo judge bundle uva10536 --write` from 4528a08a9ed29a15 */
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
static u32 host_read(u32 p,u32 n){check(p,n);fflush(stdout);return(u32)fread(M+p,1,n,stdin);}
static void host_write(u32 p,u32 n){check(p,n);fwrite(M+p,1,n,stdout);}
static void host_fail(u32 p,u32 n){check(p,n);fwrite(M+p,1,n,stderr);exit(1);}
static void host_flush(void){u32 a;a=ld4(8388776);if(a){host_write(ld4(8388772),a);st4(8388776,0);}}
static void std_fail(u32 a,u32 b){host_flush();host_fail(a,b);}
static void memory_reach(u32 a){u32 b,c;b=pages;if(a>b<<16){c=(a>>16)-b+1;b=c+(b>>3);
if(b<c)std_fail(8388686,53);if(grow(b)== ~0u&&grow(c)== ~0u)std_fail(8388739,13);}st4(8388940,a);}
static u32 globalalloc_alloc(u32 a){u32 b,c,d;b=clz4((a>16?a:16)-1);c=32-b;
if(!b)std_fail(8388686,53);d=c<<2;b=ld4(d+8388812);if(b){st4(d+8388812,ld4(b));return b;}
b=ld4(8388940);if(b){if(b>=4294967280u)std_fail(8388686,53);}else{b=pages<<16;st4(8388940,b);}
b=(b+15)& -16;a=b+(a>65536?a:1u<<(c&31));if(a>=b){memory_reach(a);return b;}std_fail(8388686,53);
return 0;}
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
static void handle_error(u32 a,u32 b){std_fail(8388686,53);}
static void input_first(u32 a){u32 b,c,d,e,f,g=0,h,i,j,k,m,n,p,q;sp=b=frame(16);c=0;d=1;f=e=0;do{
if(e-f<=65535){if(f>4294901759u){e=0;handle_error(e,g);}e=f+65536;finish_grow(b,c,d,e,1,1);
if(ld4(b)==1){g=ld4(b+8);e=ld4(b+4);handle_error(e,g);}d=ld4(b+4);c=e;}if(e<f)std_fail(8388686,53);
g=host_read(d+f,e-f);f+=g;if(f<g)std_fail(8388686,53);}while(g);if(f){h=d+1;i=0;do{j=i+1;k=d+i;
m=ext1(M[k]);if(m>2147483647){e=clz4(~(m<<24))-1;n=e<3?e:3;g=63>>(n&31)&m&255;p=n+j;c=(e!=0)&(p<=f);
q=f<p?f:p;if(j<q){e=h+i;i=i-q+1;do{q=M[e];g=g<<6|(q&63);e++;c&=i4(ext1(q))< -64;}while(++i);}
st8(b+8,(u64)65536<<32|2048);st8(b,(u64)128<<32|128);if(c!=0&&m<=4294967287u&&g>=ld4(b+(n<<2))){i=p;
if((g^55296)-1114112>4293855231u)goto L12;}M[k]=63;}i=j;L12:;}while(i<f);}
if(!globalalloc_alloc(12))std_fail(8388686,53);M[a+20]=0;st4(a+16,f);st4(a+12,d);st4(a+8,f);
st4(a+4,d);st4(a,0);sp=b+16;}
static void call_0(u32 a,u32 b){switch(b){case 1:input_first(a);return;}die("no such function");}
static void try_init(u32 a){u32 b;sp=b=frame(48);call_0(b,a);st8(b+24,ld8(b+4));st8(b+32,ld8(b+12));
st4(b+40,ld4(b+20));if(ld4(8388784)==1)std_fail(8388686,53);st4(8388788,ld4(b));st4(8388784,1);
st8(8388792,ld8(b+24));st8(8388800,ld8(b+32));st4(8388808,ld4(b+40));sp=b+48;}
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
static void grow_amortized(u32 a,u32 b,u32 c,u32 d,u32 e,u32 f){u32 g,h;sp=g=frame(16);c+=d;
if(c<d)d=0;else{h=d=ld4(b);d<<=1;d=c>d?c:d;c=f==1?8:4;d=d>c?d:c;finish_grow(g+4,h,ld4(b+4),d,e,f);
if(ld4(g+4)!=1){c=ld4(g+8);st4(b,d);st4(b+4,c);d=2147483649u;}else{c=ld4(g+12);d=ld4(g+8);}}
st4(a+4,c);st4(a,d);sp=g+16;}
static void grow_one(u32 a){u32 b;sp=b=frame(16);grow_amortized(b+8,a,ld4(a),1,4,4);a=ld4(b+8);
if(a!=2147483649u)handle_error(a,ld4(b+12));sp=b+16;}
static void rawvec_grow_one(u32 a){u32 b;sp=b=frame(16);grow_amortized(b+8,a,ld4(a),1,1,1);
a=ld4(b+8);if(a!=2147483649u)handle_error(a,ld4(b+12));sp=b+16;}
static void do_reserve_and_handle(u32 a,u32 b,u32 c){u32 d;sp=d=frame(16);
grow_amortized(d+8,a,b,c,1,1);c=ld4(d+8);if(c!=2147483649u)handle_error(c,ld4(d+12));sp=d+16;}
static void host_append(u32 a,u32 b){u32 c;if(b<65537){c=ld4(8388776);if(b>ld4(8388768)-c){
do_reserve_and_handle(8388768,c,b);c=ld4(8388776);}if(b)copy(ld4(8388772)+c,a,b);st4(8388776,c+b);
return;}c=ld4(8388776);if(c){host_write(ld4(8388772),c);st4(8388776,0);}host_write(a,b);}
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
static void main_fn(void){u32 a,b,c,d,e,f,g,h,i,j,k,m,p,q,r,s,t,u,v,w,x,y,z;u64 n;sp=a=frame(80);
if(!ld4(8388784))try_init(ld4(8388780));if(ld4(8388788))std_fail(8388686,53);st4(8388788,-1);
b=M[8388808];c=ld4(8388804);d=ld4(8388800);for(;;){e=d;if(b&1)break;if(c){i=0;do{b=M[e+i]-9u;
if(b<=23&&1u<<(b&31)&8388635)goto L12;i++;}while(c!=i);}b=1;M[8388808]=1;d=e;i=c;goto L11;L12:b=0;
d=i+1;c-=d;st4(8388804,c);d+=e;st4(8388800,d);L11:if(i)goto L8;}c=0;f=ld4(8388792);g=ld4(8388796);
d=h=f+g;goto L7;L8:f=ld4(8388792);g=ld4(8388796);j=f+g;d=h=e?e:j;c=e?i:0;switch(c){case 0:goto L7;
case 1:k=M[h];switch(k-43){case 0:case 2:goto L17;default:goto L18;}}k=M[h];L18:d=(k&255)==43;b=h+d;
d=c-d;if(d>=9){m=0;for(;;){if(!d)goto L25;n=(u64)m*10;if((u32)(n>>32))goto L21;p=M[b]-48u;
if(p>9)goto L21;b++;d--;m=p+(u32)n;if(m<p)goto L21;}}if(!d){q=0;st4(8388788,0);r=4;s=1;m=0;goto L23;
}m=0;do{p=M[b]-48u;if(p>9)goto L21;b++;m=p+m*10;}while(--d);L25:
if(m>=4294901761u)std_fail(8388608,78);if(!e)goto L6;q=0;st4(8388788,0);
if(m>=178956971)std_fail(8388686,53);i=m*12;if(i){q=m;r=globalalloc_alloc(i);
if(!r)std_fail(8388686,53);}else{r=4;}if(m){k=0;do{j=globalalloc_alloc(48);
if(!j)std_fail(8388686,53);f=k+1;p=0;do{if(!ld4(8388784))try_init(ld4(8388780));
if(ld4(8388788))std_fail(8388686,53);h=p+1;st4(8388788,-1);b=M[8388808];c=ld4(8388804);
d=ld4(8388800);do{e=d;if(b&1)goto L34;if(c){i=0;do{b=M[e+i]-9u;
if(b<=23&&1u<<(b&31)&8388635)goto L43;i++;}while(c!=i);}b=1;M[8388808]=1;d=e;i=c;goto L42;L43:b=0;
d=i+1;c-=d;st4(8388804,c);d+=e;st4(8388800,d);L42:;}while(!i);if(!e)goto L34;c=globalalloc_alloc(i);
if(!c)std_fail(8388686,53);if(i)copy(c,e,i);b=j+p*12;st4(b+8,i);st4(b+4,c);st4(b,i);
st4(8388788,ld4(8388788)+1);p=h;}while(h!=4);i=r+k*12;st4(i+8,4);st4(i+4,j);st4(i,4);k=f;
}while(f!=m);s=0;goto L23;L34:b=ld4(8388792);i=ld4(8388796);st2(a+64,1);st4(a+60,i);st4(a+56,0);
M[a+52]=1;st4(a+48,10);st4(a+44,i);st4(a+40,0);st4(a+36,i);st4(a+32,b);st4(a+28,10);
next_back(a+16,a+28);std_fail(8388686,53);}m=0;s=1;L23:f=globalalloc_alloc(64);
if(!f)std_fail(8388686,53);i=0;b=f;do{st4(b,1u<<(i&31));b+=4;}while(++i!=16);h=16;st4(a+76,16);
st4(a+72,f);st4(a+68,16);t=a+36;i=0;j=2;do{u=i;n=(u64)(4-j)<<32;w=v=0;do{st8(a+36,n);x=w+1;
i=(h<<2)+8;y= ~(w<<2);g=b=0;do{z=i;p=ld4(t+(b<<2));if(p+j<p)std_fail(8388686,53);i=v+p;c=0;d=p>y;
b=j;while(b){if(d||i>=32)std_fail(8388686,53);e=1u<<(i&31);b--;i++;c+=e;if(c<e)std_fail(8388686,53);
}if(h==ld4(a+68)){grow_one(a+68);f=ld4(a+72);}st4(f+(h<<2),c);k=h+1;st4(a+76,k);c=0;i=1073741824-p;
d=(i>1073741824?0:i)+1;i=w+(p<<2);b=j;while(b){d--;if(!d||i>=32)std_fail(8388686,53);b--;
e=1u<<(i&31);i+=4;c+=e;if(c<e)std_fail(8388686,53);}if(k==ld4(a+68))grow_one(a+68);f=ld4(a+72);
st4(f+(k<<2),c);h+=2;st4(a+76,h);i=z+8;b=1;e=g&1;g=1;}while(!e);v+=4;w=x;}while(x!=4);i=1;j=3;
}while(!(u&1));j=ld4(a+68);p=globalalloc_alloc(1);if(!p)std_fail(8388686,53);M[p]=1;st4(a+36,1);
st4(a+32,p);st4(a+28,1);e=1;do{if(!h)goto L68;c=z;b=f;do{i=ld4(b);if((i&e)==i){
if(e<i)std_fail(8388686,53);d=e-i;if(!i)std_fail(8388686,53);i=1;if(M[p+d]!=1)goto L67;}b+=4;c-=4;
}while(c);L68:i=0;L67:if(e==ld4(a+28)){rawvec_grow_one(a+28);p=ld4(a+32);}M[p+e]=i;i=e+1;
st4(a+36,i);e=i;}while(i!=65536);g=ld4(a+32);w=ld4(a+28);if(j)globalalloc_dealloc(f,j<<2);
st4(a+36,0);st8(a+28,(u64)1<<32);if(m){f=r+m*12;z=1;j=0;k=r;for(;;){b=k;k=b+12;p=ld4(b+8);i=p*12;
b=h=ld4(b+4);while(i){i-=12;e=ld4(b+8);b+=12;if(e!=4)std_fail(8388686,53);}b=0;if(p){d=0;do{
i=h+d*12;e=ld4(i+8);if(e){i=ld4(i+4);do{c=M[i];if(c==46){if(b>2147483647)std_fail(8388686,53);
b=b<<1|1;}else{if(c!=88||b>2147483647)std_fail(8388686,53);b<<=1;}i++;}while(--e);}}while(++d!=p);
if(b>=65536)std_fail(8388686,53);}b=M[g+b];i=b?8:7;if(i>ld4(a+28)-j){
do_reserve_and_handle(a+28,j,i);z=ld4(a+32);j=ld4(a+36);}if(i)copy(z+j,b?8388759:8388752,i);j+=i;
st4(a+36,j);if(k==f)goto L76;}}z=1;j=0;L76:host_append(z,j);i=ld4(8388776);if(i>=65537){
host_write(ld4(8388772),i);st4(8388776,0);}i=ld4(a+28);if(i)globalalloc_dealloc(z,i);
if(w)globalalloc_dealloc(g,w);if(!s){c=0;do{d=r+c*12;p=ld4(d+4);b=ld4(d+8);if(b){i=p;do{e=ld4(i);
if(e)globalalloc_dealloc(ld4(i+4),e);i+=12;}while(--b);}i=ld4(d);if(i)globalalloc_dealloc(p,i*12);
}while(++c!=m);}if(q)globalalloc_dealloc(r,q*12);i=ld4(8388776);if(i){host_write(ld4(8388772),i);
st4(8388776,0);}sp=a+80;return;L21:if(e)goto L17;h=j;c=0;d=j;goto L7;L17:if((k&255)==43){c--;d=h+1;
goto L7;}c=i;d=h;L7:i=c;b=d;do{if(!i){for(;;){if(!c)goto L107;c--;i=M[d];d++;
if(i!=48)std_fail(8388608,78);}}i--;e=M[b];b++;}while(((e-48)&255)<10);L107:j=h;L6:
if(j<f)std_fail(8388686,53);i=j-f;if(j==f)goto L113;if(i>=g){if(i==g)goto L113;goto L3;}
if(i4(ext1(M[f+i]))<= -65)goto L3;L113:st2(a+64,1);st4(a+60,i);st4(a+56,0);M[a+52]=1;st4(a+48,10);
st4(a+44,i);st4(a+40,0);st4(a+36,i);st4(a+32,f);st4(a+28,10);next_back(a+8,a+28);
std_fail(8388686,53);L3:slice_error_fail_rt(f,g,0,i);}
int main(void){M=(unsigned char*)calloc(129,65536);if(!M)die("out of memory");
memcpy(M+8388608,"a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
"; bundled with --debug, it says whyout of memoryLOSING\nWINNING\n\0\0\0\0\0\1\0\0\0\0\0\0\0\1",173);
main_fn();return fflush(stdout)?1:0;}
