/* UVa 10111, https://vjudge.net/problem/UVA-10111, made by `cargo judge bundle uva10111 --write` from a696ee3fbfac081a */
/*
The stack for local arrays has 8192 KiB.
C's own stack bounds the depth of this recursion: Game::is_forced.
*/
#if (defined __unix__ || defined __APPLE__) && !defined ONLINE_JUDGE
#undef _XOPEN_SOURCE
#define _XOPEN_SOURCE 700
#include <signal.h>
#endif
#ifdef _MSC_VER
#pragma comment(linker, "/STACK:67108864")
#endif
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
static u64 sar8(u64 x,u64 n){u64 sign= -(x>>63);return((x^sign)>>(n&63))^sign;}
static u64 rotl8(u64 x,u64 n){return x<<(n&63)|x>>(-n&63);}
static u32 pop4(u32 x){x-=x>>1&0x55555555;x=(x&0x33333333)+(x>>2&0x33333333);
return((x+(x>>4))&0x0f0f0f0f)*0x01010101>>24;}
static u32 ctz4(u32 x){return pop4(~x&(x-1));}
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
static u32 ld2(u64 p){unsigned short v;GET(v,p);return v;}
static u32 ld4(u64 p){u32 v;GET(v,p);return v;}
static u64 ld8(u64 p){u64 v;GET(v,p);return v;}
static void st2(u64 p,u32 v){unsigned short w=(unsigned short)v;PUT(p,w);}
static void st4(u64 p,u32 v){PUT(p,v);}
static void st8(u64 p,u64 v){PUT(p,v);}
static u32 grow(u64 n){u32 old=pages;unsigned char*m;if(n>65535-old)return-1;
m=(unsigned char*)realloc(M,(size_t)(old+n)<<16);if(!m)return-1;M=m;pages+=n;return old;}
static void copy(u64 to,u64 from,u64 n){check(to,n);check(from,n);memmove(M+to,M+from,n);}
static void fill(u64 p,u32 v,u64 n){check(p,n);memset(M+p,v&255,n);}
static u32 host_read(u64 p,u64 n){check(p,n);fflush(stdout);return(u32)fread(M+p,1,n,stdin);}
static void host_write(u64 p,u64 n){check(p,n);fwrite(M+p,1,n,stdout);}
static void host_fail(u64 p,u64 n){check(p,n);fwrite(M+p,1,n,stderr);exit(1);}
static void multi3_fn(u64 a,u64 b,u64 c,u64 d,u64 e){u64 f,g,h,i;f=d+(u64)2147483648u;
g=b+(u64)2147483648u;if((e+(f<d))|(c+(g<b))?0:(f|g)<(u64)1<<32){d*=b;b=sar8(d,63);}else{f=d>>32;
g=b>>32;h=f*g+c*d+e*b;d&=(u64)4294967295u;b&=(u64)4294967295u;c=d*b;d=(c>>32)+d*g;i=h+(d>>32);
d=(d&(u64)4294967295u)+f*b;b=i+(d>>32);d=d<<32|(c&(u64)4294967295u);}st8(a,d);st8(a+8,b);}
static void host_flush(void){u64 a;a=ld8(8388720);if(a){host_write(ld8(8388712),a);st8(8388720,0);}}
static void std_fail(u64 a,u64 b){host_flush();host_fail(a,b);}
static void memory_reach(u64 a){u64 b,c;b=i4(grow(0));if(a>b<<16){c=(a>>16)-b+1;
if(grow(c+(b>>3))>2147483647&&grow(c)>2147483647)std_fail(8388661,13);}st8(8389304,a);}
static u64 globalalloc_alloc(u64 a){u64 b,c,d;b=64-(u32)clz8((a>16?a:16)-1);c=b<<3;d=ld8(c+8388792);
if(d){st8(c+8388792,ld8(d));return d;}d=ld8(8389304);if(!d){d=(u64)i4(grow(0))<<16;st8(8389304,d);}
d=(d+15)& -16;memory_reach(d+(a>65536?a:(u64)1<<(b&63)));return d;}
static void globalalloc_dealloc(u64 a,u64 b){if(b>65536){if(b+a==ld8(8389304)){st8(8389304,a);
return;}b=((u64)clz8(b)^63)<<3;st8(a,ld8(b+8388792));st8(b+8388792,a);return;}
b=((u64)64-clz8((b>16?b:16)-1))<<3;st8(a,ld8(b+8388792));st8(b+8388792,a);}
static void finish_grow(u64 a,u64 b,u64 c,u64 d,u64 e,u64 f){u64 g,h,i;sp=g=frame(16);
multi3_fn(g,f,0,d,0);h=1;i=8;if(!ld8(g+8)){d=ld8(g);if(d<=((u64)2147483648u<<32)-e){if(!b){if(!d){
i=e;goto L4;}i=globalalloc_alloc(d);if(i)goto L4;goto L6;}f*=b;if(f+c!=ld8(8389304)||f<=65536){
if(d<=65536&&clz8((f>16?f:16)-1)==clz8((d>16?d:16)-1))goto L5;i=globalalloc_alloc(d);if(!i)goto L6;
if(f)copy(i,c,f);globalalloc_dealloc(c,f);goto L4;}memory_reach(d+c);goto L5;L6:st8(a+8,e);goto L3;
L5:i=c;L4:st8(a+8,i);h=0;L3:i=16;goto L1;}}d=0;L1:st8(a+i,d);st8(a,h);sp=g+16;}
static u64 grow_amortized(u64 a,u64 b,u64 c,u64 d,u64 e){u64 f,g,h;sp=f=frame(32);g=0;b+=c;if(b>=c){
h=c=ld8(a);c<<=1;c=b>c?b:c;g=e==1?8:4;c=c>g?c:g;finish_grow(f+8,h,ld8(a+8),c,d,e);
if(ld8(f+8)==1)g=ld8(f+16);else{g=ld8(f+16);st8(a,c);st8(a+8,g);g=(u64)2147483648u<<32|1;}}sp=f+32;
return g;}
static void handle_error(u64 a){std_fail(8388608,53);}
static void do_reserve_and_handle(u64 a,u64 b,u64 c,u64 d,u64 e){e=grow_amortized(a,b,c,d,e);
if(e!=((u64)2147483648u<<32|1))handle_error(e);}
static void spec_extend(u64 a,u64 b,u64 c){u64 d,e;d=c-b;e=ld8(a+16);if(d<=ld8(a)-e){
if(c==b)goto L1;}else{do_reserve_and_handle(a,e,d,1,1);e=ld8(a+16);}if(!d)goto L1;
copy(ld8(a+8)+e,b,d);L1:st8(a+16,e+d);}
static void input_first(u64 a){u32 j,n,p,r;u64 b,c,d,e,f,g,h,i,k,m,q;sp=b=frame(48);st8(b+16,0);
st8(b+8,1);st8(b,0);spec_extend(b,1,1);c=ld8(b+8);d=ld8(b+16);f=e=ld8(b);do{g=f-d;if(g<=65535){
if(d>(u64)-65537){g=0;handle_error(g);}f=d+65536;finish_grow(b+24,e,c,f,1,1);if(ld8(b+24)==1){
g=ld8(b+32);handle_error(g);}c=ld8(b+32);g=65536;e=f;}g=host_read(c+d,g);d+=g;}while(g);st8(b+8,c);
st8(b,e);st8(b+16,d);if(d){h=c+1;f=0;do{e=f+1;i=c+f;j=ext1(M[i]);if(j>2147483647){
g=(u64)clz4(~(j<<24))-1;k=g<3?g:3;m=k+e;n=(g!=0)&(m<=d);p=63>>(k&31)&j&255;q=d<m?d:m;if(e<q){g=h+f;
f=f-q+1;do{r=M[g];p=p<<6|(r&63);g++;n&=i4(ext1(r))< -64;}while(++f);}st8(b+32,(u64)65536<<32|2048);
st8(b+24,(u64)128<<32|128);if(n!=0&&j<=4294967287u&&p>=ld4(b+24+(k<<2))){f=m;
if((p^55296)-1114112>4293855231u)goto L10;}M[i]=63;}f=e;L10:;}while(f<d);}g=globalalloc_alloc(24);
if(!g)std_fail(8388608,53);f=ld8(b+16);st8(g+16,f);st8(g,ld8(b));d=ld8(b+8);st8(g+8,d);M[a+40]=0;
st8(a+32,f);st8(a+24,d);st8(a+16,f);st8(a+8,d);st8(a,0);sp=b+48;}
static void call_0(u64 a,u64 b){switch(b){case 1:input_first(a);return;}die("no such function");}
static void try_init(u64 a){u64 b;sp=b=frame(96);call_0(b+8,a);a=ld8(b+8);copy(b+56,b+16,40);
if(ld8(8388736)==1)std_fail(8388608,53);st8(8388744,a);st8(8388736,1);copy(8388752,b+56,40);sp=b+96;
}
static void slice_error_fail(u64,u64,u64,u64);
static void slice_error_fail_rt(u64 a,u64 b,u64 c,u64 d){u64 e;
if(c>b||d>b||c>d)std_fail(8388608,53);if(!c||c>=b||i4(ext1(M[a+c]))> -65){
if(!d||d>=b||i4(ext1(M[a+d]))> -65)std_fail(8388608,53);e=d;do{if(i4(ext1(M[a+e]))> -65)goto L16;
}while(--e);e=0;L16:do{if(i4(ext1(M[a+d]))> -65)goto L19;d++;}while(b!=d);d=b;L19:if(e>d)goto L1;
if(!e)goto L22;if(e>=b){if(e==b)goto L22;goto L1;}if(i4(ext1(M[a+e]))< -64)goto L1;L22:if(d>=b){
if(d!=b)goto L1;}else if(i4(ext1(M[a+d]))<= -65)goto L1;std_fail(8388608,53);}e=c;do{
if(i4(ext1(M[a+e]))> -65)goto L5;}while(--e);e=0;L5:do{if(i4(ext1(M[a+c]))> -65)goto L8;c++;
}while(b!=c);c=b;L8:if(e>c)goto L11;if(!e)goto L12;if(e>=b){if(e==b)goto L12;goto L11;}
if(i4(ext1(M[a+e]))< -64)goto L11;L12:if(c>=b){if(c!=b)goto L11;
}else if(i4(ext1(M[a+c]))<= -65)goto L11;std_fail(8388608,53);L11:slice_error_fail(a,b,e,c);L1:
slice_error_fail(a,b,e,d);}
static void slice_error_fail(u64 a,u64 b,u64 c,u64 d){slice_error_fail_rt(a,b,c,d);}
static void str_index(u64 a,u64 b,u64 c,u64 d){if(d){if(d>=c){if(d!=c)goto L2;goto L1;}
if(i4(ext1(M[b+d]))> -65)goto L1;L2:slice_error_fail_rt(b,c,0,d);}L1:st8(a+8,d);st8(a,b);}
static void next_back(u64 a,u64 b){u32 n,v,a1;u64 c,d,e=0,f,g,h,i,j,k,m,p,q,r,s,t,u,w,x,y,z;
sp=c=frame(16);d=0;if(M[b+65])goto L1;if(!M[b+64]){M[b+64]=1;next_back(c,b);d=ld8(c);if(d){
e=ld8(c+8);if(e)goto L1;}d=0;if(M[b+65]==1)goto L1;}f=ld8(b+16);g=ld8(b+40);h=ld8(b+32);
if(g<h)goto L6;i=ld8(b+24);if(g>i)goto L6;j=f+h;k=((j+7)& -8)-j;m=b+48;n=M[b+56];p=(u64)n&255;q=p-1;
r=m+q;s=f-1;t=s+h;u= -p;do{v=M[r];y=x=w=g-h;if(w>=k){d=(w-k)&15;if(w<d)std_fail(8388608,53);x=w-d;
y=k;}z=(u64)v&255;e=s+g;d=w-x;do{if(!d)goto L14;d--;a1=M[e];e--;}while(a1!=(v&255));d+=x;goto L13;
L14:e=z*((u64)16843009<<32|16843009);do{d=x;if(d<=y)goto L17;x=d-16;g=j+d;z=ld8(g-16)^e;
g=ld8(g-8)^e;
}while((((((u64)16843009<<32|16843008)-z)|z)&((((u64)16843009<<32|16843008)-g)|g)&((u64)2155905152u<<32|2155905152u))==((u64)2155905152u<<32|2155905152u));
L17:if(d>w)std_fail(8388608,53);a1=v&255;do{if(!d)goto L12;e=t+d;d--;}while(M[e]!=a1);L13:g=d+h;
if(g<q)goto L9;w=g-q;y=w+p;if(y<w||y>i)goto L9;if((n&255)>4)std_fail(8388608,53);z=j+d;e=m;d=u;
while(d){x=z+d;a1=M[e];e++;d++;if(a1!=M[x+1])goto L9;}st8(b+40,w);d=ld8(b+8);st8(b+8,w);e=d-y;
goto L5;L12:st8(b+40,h);goto L6;L9:st8(b+40,g);if(g<h)goto L6;}while(g<=i);L6:M[b+65]=1;y=ld8(b);
e=ld8(b+8)-y;L5:d=f+y;L1:st8(a+8,e);st8(a,d);sp=c+16;}
static void next_back_2(u64 a){u64 b;sp=b=frame(16);next_back(b,a);sp=b+16;}
static void proconio_read(u64 a){u32 e,h;u64 b,c,d,f,g;sp=b=frame(96);
if(!ld4(8388736))try_init(ld8(8388728));if(ld8(8388744))std_fail(8388608,53);st8(8388744,-1);
c=ld8(8388776);d=ld8(8388768);e=M[8388784];for(;;){f=d;if(e&1)break;if(c){g=0;do{d=M[f+g];
if(d<=32&&(u64)1<<(d&63)&((u64)1<<32|13824))goto L8;g++;}while(c!=g);}e=1;M[8388784]=1;d=f;g=c;
goto L7;L8:d=g+1;c-=d;st8(8388776,c);d+=f;st8(8388768,d);e=0;L7:h= !g;if(!h)goto L4;}d=ld8(8388760);
g=ld8(8388752);goto L2;L4:if(f){d=globalalloc_alloc(g);if(!d)std_fail(8388608,53);if(!h)copy(d,f,g);
st8(a+16,g);st8(a+8,d);st8(a,g);st8(8388744,ld8(8388744)+1);sp=b+96;return;}d=ld8(8388760);
g=ld8(8388752);L2:str_index(b+8,g,d,g+d-g);d=ld8(b+8);g=ld8(b+16);M[b+80]=1;
st8(b+72,(u64)10<<32|10);st8(b+64,g);st8(b+56,0);st8(b+48,g);st8(b+40,d);st2(b+88,1);st8(b+32,g);
st8(b+24,0);next_back_2(b+24);std_fail(8388608,53);}
static void host_append(u64 a,u64 b,u64 c){u64 d;if(a==8388704&&c>65536){a=ld8(8388720);if(a){
host_write(ld8(8388712),a);st8(8388720,0);}host_write(b,c);return;}d=ld8(a+16);if(c>ld8(a)-d){
do_reserve_and_handle(a,d,c,1,1);d=ld8(a+16);}if(c)copy(ld8(a+8)+d,b,c);st8(a+16,d+c);}
static void hashmap_find(u64 a,u64 b,u32 c,u32 d){u32 i;u64 e,f,g,h,j,k,m;e=0;f=ld8(b+40);
if(!f)goto L1;g=ld8(b+32);h=f-1;f=h&c;i=ld4(g+(f<<2));if(!i)goto L1;j=ld8(b+8);k=ld8(b+16);do{
b=(u64)i-1;if(b>=k)std_fail(8388608,53);m=j+b*12;if(ld4(m)==c&&ld4(m+4)==d){e=1;break;}f=(f+1)&h;
i=ld4(g+(f<<2));}while(i);L1:st8(a+8,b);st8(a,e);}
static u64 free_place(u64 a,u64 b,u32 c){u64 d;if(!b)std_fail(8388608,53);d=b-1;b=d&c;
if(ld4(a+(b<<2))){do b=(b+1)&d;while(ld4(a+(b<<2)));}return b;}
static void grow_one(u64 a){a=grow_amortized(a,ld8(a),1,4,12);
if(a!=((u64)2147483648u<<32|1))handle_error(a);}
static u32 is_forced(u64 a,u32 b){u32 d,g,h,i,j,k,m,n,p;u64 c,e,f,q,r,s,t;sp=c=frame(48);d=b>>16;
e= -20;do{if(!e)goto L2;f=e+8388704;e+=2;g=ld2(f);}while((g&b)!=g);h=1;goto L1;L2:st4(c+40,b);
f=(u64)2734261102u<<32|1313084714;e=0;
do f=(rotl8(f,5)^M[c+40+e])*((u64)1367130551<<32|656542357);while(++e!=4);
hashmap_find(c+24,a,(u32)(f>>32^f)*2135587861,b);if(ld8(c+24)!=1){i=0;j=d|b;k= ~j&65535;g=0;for(;;){
h=i+1;if(k>>(g&31)&1)break;g++;i=h;if(h==16)goto L11;}m=1u<<(g&31)|d;e= -20;while(e){f=e+8388704;
e+=2;g=ld2(f);if((g&m)==g)goto L11;}n=m|b;k=16;p=m<<16;g=0;for(;;){m=1u<<(g&31);
if(!(m&n&65535)&&is_forced(a,p|((m|b)&65535)))break;g++;if(!--k)goto L11;}if(i>14)goto L10;for(;;){
g=1u<<(h&15);if(g&j)goto L24;k=g|d;e= -20;while(e){f=e+8388704;e+=2;g=ld2(f);if((g&k)==g)goto L11;}
m=k|b;i=16;n=k<<16;g=0;for(;;){k=1u<<(g&31);if(!(k&m&65535)&&is_forced(a,n|((k|b)&65535)))break;g++;
if(!--i)goto L11;}L24:if(++h==16)goto L10;}L11:h=0;goto L9;L10:h=1;L9:st4(c+44,b);
f=(u64)2734261102u<<32|1313084714;e=0;
do f=(rotl8(f,5)^M[c+44+e])*((u64)1367130551<<32|656542357);while(++e!=4);
i=(u32)(f>>32^f)*2135587861;hashmap_find(c+8,a,i,b);if(ld8(c+8)!=1){q=ld8(a+16);r=ld8(a+40);
if((q<<2)+4>r*3){e=r<<1;e=(e>8?e:8)-r;f=a+24;if(e>ld8(f)-r){do_reserve_and_handle(f,r,e,4,4);
q=ld8(a+16);r=ld8(a+40);}s=ld8(a+32);f=(e<<2)-4;if(f)fill(s+(r<<2),0,f);r+=e;st8(a+40,r);e=r<<2;
st4(s+e-4,0);if(e)fill(s,0,e);if(q){e=ld8(a+8);g=1;f=q;do{t=free_place(ld8(a+32),ld8(a+40),ld4(e));
if(t>=r)std_fail(8388608,53);st4(s+(t<<2),g);e+=12;g++;}while(--f);}else{q=0;}}
f=free_place(ld8(a+32),ld8(a+40),i);if(q==ld8(a)){grow_one(a);r=ld8(a+40);}st8(a+16,q+1);
e=ld8(a+8)+q*12;M[e+8]=h;st4(e+4,b);st4(e,i);if(f>=r)std_fail(8388608,53);
st4(ld8(a+32)+(f<<2),(u32)q+1);goto L1;}e=ld8(c+16);if(e>=ld8(a+16))std_fail(8388608,53);
M[ld8(a+8)+e*12+8]=h;goto L1;}e=ld8(c+32);if(e>=ld8(a+16))std_fail(8388608,53);h=M[ld8(a+8)+e*12+8];
L1:sp=c+48;return h&1;}
static void main_closure(u64 a,u32 b){u64 c,d,e,f;sp=c=frame(64);st8(c+16,0);st8(c+8,1);st8(c,0);
do_reserve_and_handle(c,0,1,1,1);d=ld8(c+16);M[ld8(c+8)+d]=40;st8(c+16,d+1);fill(c+24,48,39);
b=ctz4(b);M[c+63]=b>>2|48;e=c+63;f=c+64;spec_extend(c,e,f);d=ld8(c+16);if(ld8(c)==d){
do_reserve_and_handle(c,d,1,1,1);d=ld8(c+16);}M[ld8(c+8)+d]=44;st8(c+16,d+1);fill(c+24,48,39);
M[c+63]=(b&3)|48;spec_extend(c,e,f);d=ld8(c+16);if(ld8(c)-d<=1){do_reserve_and_handle(c,d,2,1,1);
d=ld8(c+16);}st8(a,ld8(c));e=ld8(c+8);st8(a+8,e);st2(e+d,2601);st8(a+16,d+2);sp=c+64;}
static void main_fn(void){u32 e,p,q,r,s,t,u,v,w;u64 a,b,c,d,f,g,h,i,j,k,m,n;sp=a=frame(128);
st8(a+24,0);st8(a+16,0);st8(a+40,0);st8(a+32,4);st8(a+8,4);st8(a,0);st8(a+64,0);st8(a+56,1);
st8(a+48,0);b=1;c=0;for(;;){proconio_read(a+72);if(ld8(a+88)!=1)std_fail(8388608,53);d=ld8(a+80);
e=M[d];if(e==36){g=ld8(a+72);if(g)globalalloc_dealloc(d,g);host_append(8388704,b,c);g=ld8(8388720);
if(g>=65537){host_write(ld8(8388712),g);st8(8388720,0);}g=ld8(a+48);if(g)globalalloc_dealloc(b,g);
g=ld8(a);if(g)globalalloc_dealloc(ld8(a+8),g*12);g=ld8(a+24);
if(g)globalalloc_dealloc(ld8(a+32),g<<2);g=ld8(8388720);if(g){host_write(ld8(8388712),g);
st8(8388720,0);}sp=a+128;return;}if(e!=63)std_fail(8388608,53);f=globalalloc_alloc(96);
if(!f)std_fail(8388608,53);g=0;do{proconio_read(a+104);h=f+g;st8(h+16,ld8(a+120));
st8(h+8,ld8(a+112));st8(h,ld8(a+104));g+=24;}while(g!=96);g=16;while(g!=112){h=f+g;g+=24;
if(ld8(h)!=4)std_fail(8388608,53);}h=0;g=16;while(g!=112){i=f+g;g+=24;i=ld8(i);h+=i;
if(h<i)std_fail(8388608,53);}if(h>((u64)2147483647<<32|4294967295u))std_fail(8388608,53);if(h){
g=globalalloc_alloc(h);if(!g)std_fail(8388608,53);}else{g=1;}j=0;st8(a+120,0);st8(a+112,g);
i=ld8(f+16);g=ld8(f+8);st8(a+104,h);spec_extend(a+104,g,g+i);i=ld8(a+112);g=ld8(a+120);k=i+g;m=h-g;
do{n=f+j;g=ld8(n+40);if(m<g)std_fail(8388608,53);if(g)copy(k,ld8(n+32),g);m-=g;k+=g;j+=24;
}while(j!=72);k=i+h-m;n=ld8(a+104);p=h==m;if(p)goto L27;h=i;do{e=ext1(M[h]);if(e>2147483647){
q=M[h+1]&63;r=e&31;if(e>4294967263u){q=q<<6|(M[h+2]&63);if(e>=4294967280u){
q=q<<6|(M[h+3]&63)|(r<<18&1835008);if(q==1114112)goto L27;h+=4;}else{q|=r<<12;h+=3;}}else{q|=r<<6;
h+=2;}if(q<128)goto L31;if(q<=2047){g= -2;e=(q>>6| -64)&255;r=((q&63)| -128)&255;do{
if(M[g+8388682]==e&&M[g+8388683]==r)goto L30;}while(++g);}if(q!=1114112)std_fail(8388608,53);
goto L30;}h++;q=e&255;L31:g= -2;do{r=M[g+8388682];s=q&255;if(r==s)goto L40;e=g!=0;g++;}while(e);L40:
if(r!=s)std_fail(8388608,53);L30:;}while(h!=k);L27:st8(a+104,(u64)111<<32|120);m=a+104;j=a+102;t=1;
do{u=t;q=t=0;if(p)goto L45;r=ld4(m);q=0;h=k;do{g=h-1;e=ext1(M[g]);if(e>2147483647){g=h-2;s=M[g];
v=ext1(s);if(i4(v)>= -64)s&=31;else{g=h-3;s=M[g];w=ext1(s);if(i4(w)> -65)s&=15;else{g=h-4;
s=(u32)(M[g]&7)<<6|(w&63);}s=s<<6|(v&63);}e=s<<6|(e&63);if(e==1114112)goto L45;}q=q<<1|(e==r);h=g;
}while(i!=g);L45:m+=4;st2(j,q);j=a+100;}while(u&1);e=ld2(a+100);v=ld2(a+102);s=e|v;q=16;w=e<<16;e=0;
do{r=1u<<(e&31);if(!(r&s&65535)&&is_forced(a,w|((r|v)&65535))!=0){e=1;goto L53;}e++;}while(--q);e=0;
L53:st8(a+120,0);st8(a+112,1);st8(a+104,0);host_append(a+104,8388674,6);m=ld8(a+112);h=ld8(a+104);
if(e){main_closure(a+104,r);if(h)globalalloc_dealloc(m,h);m=ld8(a+112);g=ld8(a+120);}else{
g=ld8(a+120);st8(a+104,h);}if(g>ld8(a+48)-c){do_reserve_and_handle(a+48,c,g,1,1);b=ld8(a+56);
c=ld8(a+64);}if(g)copy(b+c,m,g);c+=g;st8(a+64,c);g=ld8(a+104);if(g)globalalloc_dealloc(m,g);
if(n)globalalloc_dealloc(i,n);g=0;do{h=f+g;i=ld8(h);if(i)globalalloc_dealloc(ld8(h+8),i);g+=24;
}while(g!=96);st8(f,ld8(8388848));st8(8388848,f);g=ld8(a+72);if(g)globalalloc_dealloc(d,g);}}
static void print_rest(void){u64 a;a=ld8(8388720);if(a){host_write(ld8(8388712),a);st8(8388720,0);}}
static void overflow(void){sp=8388608;print_rest();die("stack overflow");}
#ifdef SA_ONSTACK
static void full(int signal){if(signal)overflow();}
static void guard(void){static char spare[65536];struct sigaction action;stack_t stack;
memset(&action,0,sizeof action);memset(&stack,0,sizeof stack);stack.ss_sp=spare;
stack.ss_size=sizeof spare;sigaltstack(&stack,0);action.sa_handler=full;action.sa_flags=SA_ONSTACK;
sigaction(SIGSEGV,&action,0);sigaction(SIGBUS,&action,0);}
#else
#define guard()
#endif
int main(void){guard();M=(unsigned char*)calloc(129,65536);if(!M)die("out of memory");
memcpy(M+8388608,"the program failed; bundled with --debug, it says whyout of memory#####\nxo.\0\17\0\360\0\0\17\0"
"\360\21\21\"\"DD\210\210!\204H\22\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1",121);
main_fn();return fflush(stdout)?1:0;}
