/* UVa 1378, https://vjudge.net/problem/UVA-1378, made by `cargo judge bundle uva1378 --write` from 97faf1335d9ecd0f */
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
static u32 sar4(u32 x,u32 n){u32 sign= -(x>>31);return((x^sign)>>(n&31))^sign;}
static u64 sar8(u64 x,u64 n){u64 sign= -(x>>63);return((x^sign)>>(n&63))^sign;}
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
static void host_flush(void){u64 a;a=ld8(8388712);if(a){host_write(ld8(8388704),a);st8(8388712,0);}}
static void std_fail(u64 a,u64 b){host_flush();host_fail(a,b);}
static void memory_reach(u64 a){u64 b,c;b=i4(grow(0));if(a>b<<16){c=(a>>16)-b+1;
if(grow(c+(b>>3))>2147483647&&grow(c)>2147483647)std_fail(8388661,13);}st8(8389296,a);}
static u64 globalalloc_alloc(u64 a){u64 b,c,d;b=(u64)64-clz8((a>16?a:16)-1);c=b<<3;d=ld8(c+8388784);
if(d){st8(c+8388784,ld8(d));return d;}d=ld8(8389296);if(!d){d=(u64)i4(grow(0))<<16;st8(8389296,d);}
d=(d+15)& -16;memory_reach(d+(a>65536?a:(u64)1<<(b&63)));return d;}
static void globalalloc_dealloc(u64 a,u64 b){if(b>65536){if(b+a==ld8(8389296)){st8(8389296,a);
return;}b=((u64)clz8(b)^63)<<3;st8(a,ld8(b+8388784));st8(b+8388784,a);return;}
b=((u64)64-clz8((b>16?b:16)-1))<<3;st8(a,ld8(b+8388784));st8(b+8388784,a);}
static void multi3_fn(u64 a,u64 b,u64 c,u64 d,u64 e){u64 f,g,h,i;f=d+(u64)2147483648u;
g=b+(u64)2147483648u;if((e+(f<d))|(c+(g<b))?0:(f|g)<(u64)1<<32){d*=b;b=sar8(d,63);}else{f=d>>32;
g=b>>32;h=f*g+c*d+e*b;d&=(u64)4294967295u;b&=(u64)4294967295u;c=d*b;d=(c>>32)+d*g;i=h+(d>>32);
d=(d&(u64)4294967295u)+f*b;b=i+(d>>32);d=d<<32|(c&(u64)4294967295u);}st8(a,d);st8(a+8,b);}
static void finish_grow(u64 a,u64 b,u64 c,u64 d,u64 e,u64 f){u64 g,h,i;sp=g=frame(16);
multi3_fn(g,f,0,d,0);h=1;i=8;if(!ld8(g+8)){d=ld8(g);if(d<=((u64)2147483648u<<32)-e){if(!b){if(!d){
i=e;goto L4;}i=globalalloc_alloc(d);if(i)goto L4;goto L6;}f*=b;if(f+c!=ld8(8389296)||f<=65536){
if(d<=65536&&clz8((f>16?f:16)-1)==clz8((d>16?d:16)-1))goto L5;i=globalalloc_alloc(d);if(!i)goto L6;
if(f)copy(i,c,f);globalalloc_dealloc(c,f);goto L4;}memory_reach(d+c);goto L5;L6:st8(a+8,e);goto L3;
L5:i=c;L4:st8(a+8,i);h=0;L3:i=16;goto L1;}}d=0;L1:st8(a+i,d);st8(a,h);sp=g+16;}
static u64 grow_amortized(u64 a,u64 b,u64 c,u64 d,u64 e){u64 f,g,h;sp=f=frame(32);g=0;b+=c;if(b>=c){
h=c=ld8(a);c<<=1;c=b>c?b:c;g=e==1?8:4;c=c>g?c:g;finish_grow(f+8,h,ld8(a+8),c,d,e);
if(ld8(f+8)==1)g=ld8(f+16);else{g=ld8(f+16);st8(a,c);st8(a+8,g);g=(u64)2147483648u<<32|1;}}sp=f+32;
return g;}
static void handle_error(u64 a){std_fail(8388608,53);}
static void grow_one(u64 a){a=grow_amortized(a,ld8(a),1,8,8);
if(a!=((u64)2147483648u<<32|1))handle_error(a);}
static void do_reserve_and_handle(u64 a,u64 b,u64 c,u64 d,u64 e){e=grow_amortized(a,b,c,d,e);
if(e!=((u64)2147483648u<<32|1))handle_error(e);}
static void extend_from_slice(u64 a,u64 b,u64 c){u64 d;d=ld8(a+16);if(c>ld8(a)-d){
do_reserve_and_handle(a,d,c,1,1);d=ld8(a+16);}if(c)copy(ld8(a+8)+d,b,c);st8(a+16,d+c);}
static void input_first(u64 a){u32 j,n,p,r;u64 b,c,d,e,f,g,h,i,k,m,q;sp=b=frame(48);st8(b+16,0);
st8(b+8,1);st8(b,0);extend_from_slice(b,1,0);c=ld8(b+8);d=ld8(b+16);f=e=ld8(b);do{g=f-d;
if(g<=65535){if(d>(u64)-65537){g=0;handle_error(g);}f=d+65536;finish_grow(b+24,e,c,f,1,1);
if(ld8(b+24)==1){g=ld8(b+32);handle_error(g);}c=ld8(b+32);g=65536;e=f;}g=host_read(c+d,g);d+=g;
}while(g);st8(b+8,c);st8(b,e);st8(b+16,d);if(d){h=c+1;f=0;do{e=f+1;i=c+f;j=ext1(M[i]);
if(j>2147483647){g=(u64)clz4(~(j<<24))-1;k=g<3?g:3;m=k+e;n=(g!=0)&(m<=d);p=63>>(k&31)&j&255;
q=d<m?d:m;if(e<q){g=h+f;f=f-q+1;do{r=M[g];p=p<<6|(r&63);g++;n&=i4(ext1(r))< -64;}while(++f);}
st8(b+32,(u64)65536<<32|2048);st8(b+24,(u64)128<<32|128);
if(n!=0&&j<=4294967287u&&p>=ld4(b+24+(k<<2))){f=m;if((p^55296)-1114112>4293855231u)goto L10;}
M[i]=63;}f=e;L10:;}while(f<d);}g=globalalloc_alloc(24);if(!g)std_fail(8388608,53);f=ld8(b+16);
st8(g+16,f);st8(g,ld8(b));d=ld8(b+8);st8(g+8,d);M[a+40]=0;st8(a+32,f);st8(a+24,d);st8(a+16,f);
st8(a+8,d);st8(a,0);sp=b+48;}
static void call_0(u64 a,u64 b){switch(b){case 1:input_first(a);return;}die("no such function");}
static void try_init(u64 a){u64 b;sp=b=frame(96);call_0(b+8,a);a=ld8(b+8);copy(b+56,b+16,40);
if(ld8(8388728)==1)std_fail(8388608,53);st8(8388736,a);st8(8388728,1);copy(8388744,b+56,40);sp=b+96;
}
static void host_append(u64 a,u64 b){u64 c;if(b<65537){c=ld8(8388712);if(b>ld8(8388696)-c){
do_reserve_and_handle(8388696,c,b,1,1);c=ld8(8388712);}if(b)copy(ld8(8388704)+c,a,b);
st8(8388712,c+b);return;}c=ld8(8388712);if(c){host_write(ld8(8388704),c);st8(8388712,0);}
host_write(a,b);}
static void fmt_small(u64 a,u32 b,u64 c){u32 h;u64 d,e,f,g;sp=d=frame(48);fill(d+8,48,40);e=39;do{
f=e;if(f>39)std_fail(8388608,53);g=a/10;M[d+8+f]=(u32)(a-g*10)|48;e=f-1;h=a<10;a=g;}while(!h);a=f+1;
f=d+8+e+1;if(b){g=e=ld8(c+16);if(ld8(c)==e){do_reserve_and_handle(c,e,1,1,1);g=ld8(c+16);}
st8(c+16,e+1);M[ld8(c+8)+g]=45;}extend_from_slice(c,f,41-a);sp=d+48;}
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
static void main_fn(void){u32 j,w,z;u64 a,b,c,d,e,f,g,h,i,k,m,n,p,q=0,r,s,t,u,v,x,y,a1,b1,c1;
sp=a=frame(160);b=globalalloc_alloc(800);if(!b)std_fail(8388608,53);st8(a+80,0);st8(a+72,b);
st8(a+64,100);c=a+112;d=a+128;e=a+104;f=0;for(;;){g=0;st8(e,0);st8(e+8,0);st8(d,0);st8(d+8,0);
st8(a+96,8);st8(a+88,0);st8(a+120,8);st8(a+144,1);h=f<<3;i=b+h;j= !f;m=k=0;n=b;for(;;){p=n;if(m){
p=n;if(m!=i)goto L9;}do{if(p==i)goto L11;p+=8;}while(j);m=b;q=n;n=p;goto L9;L11:r=ld8(a+96);
m=ld8(a+104);if(!m){i=0;goto L14;}s=m<<3;i=0;t=ld8(a+144);p=r;do{if(ld8(p)!=t)goto L14;i++;p+=8;
s-=8;}while(s);i=m;L14:p=ld8(a+88);if(p)globalalloc_dealloc(r,p<<3);p=ld8(a+112);
if(p)globalalloc_dealloc(ld8(a+120),p<<3);if(f==ld8(a+64)){grow_one(a+64);b=ld8(a+72);}st8(b+h,i);
f++;st8(a+80,f);if(f!=100)break;n=ld8(a+64);m=ld8(a+72);st8(a+80,0);st8(a+72,1);st8(a+64,0);u=m-8;
v=1;g=0;w=0;for(;;){if(!ld4(8388728))try_init(ld8(8388720));r=ld8(8388736);
if(r>=((u64)2147483647<<32|4294967295u))std_fail(8388608,53);j=M[8388776];s=ld8(8388768);
t=ld8(8388760);do{if(j&1|| !s)goto L124;p=0;for(;;){i=M[t+p];
if(i<=32&&(u64)1<<(i&63)&((u64)1<<32|13824))break;p++;if(s==p)goto L30;}i=p+1;t+=i;s-=i;j=0;
}while(!p);L30:if(!ld4(8388728)){try_init(ld8(8388720));r=ld8(8388736);}if(r)std_fail(8388608,53);
st8(8388736,-1);t=ld8(8388768);i=ld8(8388760);j=M[8388776];for(;;){s=i;if(j&1)break;if(t){p=0;do{
i=M[s+p];if(i<=32&&(u64)1<<(i&63)&((u64)1<<32|13824))goto L42;p++;}while(t!=p);}j=1;M[8388776]=1;
i=s;p=t;goto L41;L42:i=p+1;t-=i;st8(8388768,t);i+=s;st8(8388760,i);j=0;L41:if(p)goto L38;}
x=ld8(8388744);y=ld8(8388752);s=x+y;goto L22;L38:x=ld8(8388744);y=ld8(8388752);k=x+y;z= !s;s=z?k:s;
i=z?0:p;if(i<=1){if((u32)i!=1)goto L22;j=M[s];switch(j-43){case 0:case 2:goto L22;default:goto L47;}
}j=M[s];L47:t=(j&255)==43;p=s+t;i-=t;if(i>=17){r=0;for(;;){if(!i)goto L51;multi3_fn(a+48,r,0,10,0);
if(ld8(a+56))goto L22;j=M[p]-48u;if(j>9)goto L22;p++;i--;t=ld8(a+48);r=t+j;if(r<t)goto L22;}}if(!i){
st8(8388736,0);break;}r=0;do{j=M[p]-48u;if(j>9)goto L22;p++;r=r*10+j;}while(--i);L51:s=k;
if(z)goto L22;st8(8388736,0);if(!r)break;if(r>=101)std_fail(8388608,53);a1=r<<3;
b1=globalalloc_alloc(a1);if(!b1)std_fail(8388608,53);x=0;k=ld8(8388728);do{j=k;k=1;if(!(j&1)){
try_init(ld8(8388720));k=ld8(8388728);}if(ld8(8388736))std_fail(8388608,53);y=x+1;st8(8388736,-1);
t=ld8(8388768);i=ld8(8388760);j=M[8388776];for(;;){s=i;if(j&1)break;if(t){p=0;do{i=M[s+p];
if(i<=32&&(u64)1<<(i&63)&((u64)1<<32|13824))goto L68;p++;}while(t!=p);}j=1;M[8388776]=1;i=s;p=t;
goto L67;L68:i=p+1;t-=i;st8(8388768,t);i+=s;st8(8388760,i);j=0;L67:if(p)goto L64;}f=ld8(8388744);
q=ld8(8388752);t=f+q;goto L23;L64:f=ld8(8388744);q=ld8(8388752);c1=f+q;z= !s;t=z?c1:s;i=z?0:p;
if(i<=1){if((u32)i!=1)goto L23;j=M[t];switch(j-43){case 0:case 2:goto L23;default:goto L73;}}j=M[t];
L73:s=(j&255)==43;p=t+s;i-=s;s=0;if(i>=17){for(;;){if(!i)goto L77;multi3_fn(a+32,s,0,10,0);
if(ld8(a+40))goto L23;j=M[p]-48u;if(j>9)goto L23;p++;i--;b=ld8(a+32);s=b+j;if(s<b)goto L23;}}
if(!i)goto L76;do{j=M[p]-48u;if(j>9)goto L23;p++;s=s*10+j;}while(--i);L77:t=c1;if(z)goto L23;L76:
st8(b1+(x<<3),s);st8(8388736,0);x=y;}while(y!=r);q=globalalloc_alloc(a1);if(!q)std_fail(8388608,53);
p=u+a1;s=0;i=q;do{st8(i,ld8(p));p-=8;i+=8;t=s;s=t+1;}while(r!=s);p=0;i=r;s=0;do{
if(M[b1+p]&1)s^=ld8(q+p);p+=8;}while(--i);h=q+8;w++;d=0;for(;;){if(d==r){st8(a+104,0);st8(a+96,1);
st8(a+88,0);do_reserve_and_handle(a+88,0,5,1,1);p=ld8(a+104);i=ld8(a+96)+p;st4(i,ld4(8388674));
M[i+4]=M[8388678];st8(a+104,p+5);j=sar4(w,31);fmt_small((w^j)-j,w>>31,a+88);i=ld8(a+88);
p=ld8(a+104);if(i-p<=10){do_reserve_and_handle(a+88,p,11,1,1);i=ld8(a+88);p=ld8(a+104);}s=ld8(a+96);
t=s+p;st8(t,ld8(8388679));st4(t+7,ld4(8388686));p+=11;goto L91;}e=d+1;p=d<<3;
if(!ld8(b1+p)||e>=r)goto L90;f=q+p;b=h;c1=d;k=e;for(;;){y=q+(k<<3);p=b;i=c1;do{if(++i>=r)goto L95;
if(k>t)std_fail(8388608,53);x=ld8(p);p+=8;}while((x^ld8(y)^ld8(f))!=s);st8(a+104,0);st8(a+96,1);
st8(a+88,0);do_reserve_and_handle(a+88,0,5,1,1);p=ld8(a+104);s=ld8(a+96)+p;st4(s,ld4(8388674));
M[s+4]=M[8388678];st8(a+104,p+5);j=sar4(w,31);fmt_small((w^j)-j,w>>31,a+88);p=ld8(a+104);
if(ld8(a+88)-p<=1){do_reserve_and_handle(a+88,p,2,1,1);p=ld8(a+104);}st2(ld8(a+96)+p,8250);
st8(a+104,p+2);fmt_small(d,0,a+88);p=ld8(a+104);if(ld8(a+88)==p){
do_reserve_and_handle(a+88,p,1,1,1);p=ld8(a+104);}M[ld8(a+96)+p]=32;st8(a+104,p+1);
fmt_small(k,0,a+88);p=ld8(a+104);if(ld8(a+88)==p){do_reserve_and_handle(a+88,p,1,1,1);p=ld8(a+104);}
M[ld8(a+96)+p]=32;st8(a+104,p+1);fmt_small(i,0,a+88);i=ld8(a+88);p=ld8(a+104);if(i==p){
do_reserve_and_handle(a+88,p,1,1,1);i=ld8(a+88);p=ld8(a+104);}s=ld8(a+96);M[s+p]=10;p++;break;L95:
b+=8;c1++;if(++k==r)goto L90;}L91:if(p>ld8(a+64)-g){do_reserve_and_handle(a+64,g,p,1,1);v=ld8(a+72);
g=ld8(a+80);}if(p)copy(v+g,s,p);g+=p;st8(a+80,g);if(i)globalalloc_dealloc(s,i);
globalalloc_dealloc(q,a1);globalalloc_dealloc(b1,a1);break;L90:h+=8;d=e;}}L124:host_append(v,g);
p=ld8(8388712);if(p>=65537){host_write(ld8(8388704),p);st8(8388712,0);}p=ld8(a+64);
if(p)globalalloc_dealloc(v,p);if(n)globalalloc_dealloc(m,n<<3);p=ld8(8388712);if(p){
host_write(ld8(8388704),p);st8(8388712,0);}sp=a+160;return;L23:str_index(a+16,f,q,t-f);i=ld8(a+16);
p=ld8(a+24);M[a+144]=1;st8(a+136,(u64)10<<32|10);st8(a+128,p);st8(a+120,0);st8(a+112,p);
st8(a+104,i);st2(a+152,1);st8(a+96,p);st8(a+88,0);next_back_2(a+88);std_fail(8388608,53);L22:
str_index(a,x,y,s-x);i=ld8(a);p=ld8(a+8);M[a+144]=1;st8(a+136,(u64)10<<32|10);st8(a+128,p);
st8(a+120,0);st8(a+112,p);st8(a+104,i);st2(a+152,1);st8(a+96,p);st8(a+88,0);next_back_2(a+88);
std_fail(8388608,53);L9:p=ld8(a+136)+1;st8(a+136,p);u=ld8(q);b1=ld8(m);s=ld8(a+104);if(s<p){p<<=1;
v=x=p>16?p:16;if(x>s){p=x-s;if(p>ld8(a+88)-s){do_reserve_and_handle(a+88,s,p,8,8);s=ld8(a+104);}
r=ld8(a+96);t=r+(s<<3);if(p>=2){k=(p<<3)-8;if(k)fill(t,0,k);p+=s;s=p-1;t=r+(p<<3)-8;}st8(t,0);v=s+1;
k=g=ld8(a+128);}st8(a+104,v);if(k){a1=ld8(a+144);c1=ld8(a+120);s=c1+8;r=k-1;p=0;t=c1;for(;;){
y=ld8(t);if(y<x)break;s+=8;r--;t+=8;p++;if(k==p)goto L113;}if(y>=v)std_fail(8388608,53);g=ld8(a+96);
st8(g+(y<<3),a1);if(p+1<k){for(;;){t=ld8(s);if(t>=x){st8(c1+(p<<3),t);p++;}else{
if(t>=v)std_fail(8388608,53);st8(g+(t<<3),a1);}s+=8;if(!--r)goto L7;}}goto L7;L113:p=g;goto L6;}p=g;
k=0;goto L6;}p=g;v=s;goto L6;L7:st8(a+128,p);k=p;L6:m+=8;s=b1^u;if(s<v){
st8(ld8(a+96)+(s<<3),ld8(a+144));g=p;continue;}if(p==ld8(a+112))grow_one(c);
st8(ld8(a+120)+(p<<3),s);g=p+1;st8(a+128,g);k=g;}}}
static void print_rest(void){u64 a;a=ld8(8388712);if(a){host_write(ld8(8388704),a);st8(8388712,0);}}
static void overflow(void){sp=8388608;print_rest();die("stack overflow");}
int main(void){M=(unsigned char*)calloc(129,65536);if(!M)die("out of memory");
memcpy(M+8388608,"the program failed; bundled with --debug, it says whyout of memoryGame : -1 -1 -1\n\0\0\0\0\0\0"
"\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1",113);main_fn();return fflush(stdout)?1:0;}
