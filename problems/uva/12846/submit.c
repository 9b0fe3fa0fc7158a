/* UVa 12846, https://vjudge.net/problem/UVA-12846, made by `cargo judge bundle uva12846 --write` from bce3e2e756d0ffb1 */
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
static void trap(void){die("unreachable");}
static int i4(u32 x){return x>>31?-(int)~x-1:(int)x;}
static u32 ext1(u32 x){return((x&255)^128)-128;}
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
static void host_flush(void){u64 a;a=ld8(8388704);if(a){host_write(ld8(8388696),a);st8(8388704,0);}}
static void std_fail(u64 a,u64 b){host_flush();host_fail(a,b);}
static void memory_reach(u64 a){u64 b,c;b=i4(grow(0));if(a>b<<16){c=(a>>16)-b+1;
if(grow(c+(b>>3))>2147483647&&grow(c)>2147483647)std_fail(8388661,13);}st8(8389288,a);}
static u64 globalalloc_alloc(u64 a){u64 b,c,d;b=(u64)64-clz8((a>16?a:16)-1);c=b<<3;d=ld8(c+8388776);
if(d){st8(c+8388776,ld8(d));return d;}d=ld8(8389288);if(!d){d=(u64)i4(grow(0))<<16;st8(8389288,d);}
d=(d+15)& -16;memory_reach(d+(a>65536?a:(u64)1<<(b&63)));return d;}
static void globalalloc_dealloc(u64 a,u64 b){if(b>65536){if(b+a==ld8(8389288)){st8(8389288,a);
return;}b=((u64)clz8(b)^63)<<3;st8(a,ld8(b+8388776));st8(b+8388776,a);return;}
b=((u64)64-clz8((b>16?b:16)-1))<<3;st8(a,ld8(b+8388776));st8(b+8388776,a);}
static void multi3_fn(u64 a,u64 b,u64 c,u64 d,u64 e){u64 f,g,h,i;f=d+(u64)2147483648u;
g=b+(u64)2147483648u;if((e+(f<d))|(c+(g<b))?0:(f|g)<(u64)1<<32){d*=b;b=sar8(d,63);}else{f=d>>32;
g=b>>32;h=f*g+c*d+e*b;d&=(u64)4294967295u;b&=(u64)4294967295u;c=d*b;d=(c>>32)+d*g;i=h+(d>>32);
d=(d&(u64)4294967295u)+f*b;b=i+(d>>32);d=d<<32|(c&(u64)4294967295u);}st8(a,d);st8(a+8,b);}
static void finish_grow(u64 a,u64 b,u64 c,u64 d,u64 e,u64 f){u64 g,h,i;sp=g=frame(16);
multi3_fn(g,f,0,d,0);h=1;i=8;if(!ld8(g+8)){d=ld8(g);if(d<=((u64)2147483648u<<32)-e){if(!b){if(!d){
i=e;goto L4;}i=globalalloc_alloc(d);if(i)goto L4;goto L6;}f*=b;if(f+c!=ld8(8389288)||f<=65536){
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
if(ld8(8388720)==1)std_fail(8388608,53);st8(8388728,a);st8(8388720,1);copy(8388736,b+56,40);sp=b+96;
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
static u64 proconio_read(void){u32 d,j;u64 a,b,c,e,f,g,h,i,k;sp=a=frame(112);
if(!ld4(8388720))try_init(ld8(8388712));if(ld8(8388728))std_fail(8388608,53);st8(8388728,-1);
b=ld8(8388760);c=ld8(8388752);d=M[8388768];for(;;){e=c;if(d&1)break;if(b){i=0;do{c=M[e+i];
if(c<=32&&(u64)1<<(c&63)&((u64)1<<32|13824))goto L9;i++;}while(b!=i);}d=1;M[8388768]=1;c=e;i=b;
goto L8;L9:c=i+1;b-=c;st8(8388760,b);c+=e;st8(8388752,c);d=0;L8:if(i)goto L5;}f=ld8(8388736);
g=ld8(8388744);h=f+g;goto L2;L5:f=ld8(8388736);g=ld8(8388744);h=f+g;j= !e;b=j?h:e;c=j?0:i;if(c<=1){
if((u32)c!=1)goto L3;d=M[b];switch(d-43){case 0:case 2:goto L3;default:goto L14;}}d=M[b];L14:
e=(d&255)==43;i=b+e;c-=e;e=0;if(c>=17){for(;;){if(!c)goto L18;multi3_fn(a+16,e,0,10,0);
if(ld8(a+24))goto L3;d=M[i]-48u;if(d>9)goto L3;i++;c--;k=ld8(a+16);e=k+d;if(e<k)goto L3;}}
if(!c)goto L17;do{d=M[i]-48u;if(d>9)goto L3;i++;e=e*10+d;}while(--c);L18:if(j)goto L2;L17:
st8(8388728,0);sp=a+112;return e;L3:h=b;L2:str_index(a,f,g,h-f);c=ld8(a);i=ld8(a+8);M[a+96]=1;
st8(a+88,(u64)10<<32|10);st8(a+80,i);st8(a+72,0);st8(a+64,i);st8(a+56,c);st2(a+104,1);st8(a+48,i);
st8(a+40,0);next_back_2(a+40);std_fail(8388608,53);return 0;}
static void heapsort_heapsort(u64 a,u64 b){u64 c,d,e,f,g,h,i;c=(b>>1)+b;do{if(--c>=b)d=c-b;else{
e=ld8(a);d=a+(c<<3);st8(a,ld8(d));st8(d,e);d=0;}f=d<<1;e=f|1;g=b<c?b:c;if(e>=g)goto L5;do{f+=2;
if(f<g)e+=ld8(a+(e<<3))<ld8(a+(f<<3));d=a+(d<<3);f=ld8(d);h=a+(e<<3);i=ld8(h);if(f>=i)goto L5;
st8(h,f);st8(d,i);d=e;f=e<<1;e=f|1;}while(e<g);L5:;}while(c);}
static u64 median3_rec(u64 a,u64 b,u64 c,u64 d){u32 g;u64 e,f;if(d>=8){d>>=3;e=d<<5;f=d*56;
a=median3_rec(a,a+e,a+f,d);b=median3_rec(b,b+e,b+f,d);c=median3_rec(c,c+e,c+f,d);}d=ld8(a);e=ld8(b);
g=d<e;f=ld8(c);return g!=(d<f)?a:g!=(e<f)?c:b;}
static void quicksort_quicksort(u64 a,u64 b,u64 c,u32 d){u32 j;
u64 e,f,g,h,i,k,m,n,p,q,r,s,t,u,v,w,x,y,z,a1,b1,c1,d1,e1,f1,g1,h1,i1,j1;sp=e=frame(256);if(b>=33){
do{if(!d){heapsort_heapsort(a,b);goto L1;}f=b>>3;g=a+f*56;h=a+(f<<5);
if(b>=64)f=median3_rec(a,h,g,f);else{f=ld8(a);i=ld8(h);j=f<i;k=ld8(g);f=j!=(f<k)?a:j!=(i<k)?g:h;}
d--;f-=a;if(c){h=ld8(a);i=a+f;g=ld8(i);if(ld8(c)<g)goto L11;st8(a,g);st8(i,h);i=a+8;k=ld8(a);
c=ld8(a+8);g=0;f=a+16;m=a+(b<<3);n=m-8;if(f>=n)h=i;else{g=0;do{h=i+(g<<3);st8(f-8,ld8(h));p=ld8(f);
st8(h,p);g+=k>=p;h=i+(g<<3);st8(f,ld8(h));p=ld8(f+8);st8(h,p);g+=k>=p;f+=16;}while(f<n);h=f-8;}
if(f!=m){do{p=i+(g<<3);st8(h,ld8(p));h=f;f=ld8(h);st8(p,f);g+=k>=f;f=h+8;}while(f!=m);h=f-8;}
f=i+(g<<3);st8(h,ld8(f));st8(f,c);f=g+(k>=c);if(f>=b)trap();g=ld8(a);h=a+(f<<3);st8(a,ld8(h));
st8(h,g);f++;b-=f;a+=f<<3;c=0;goto L10;}g=ld8(a+f);h=ld8(a);L11:st8(a,g);st8(a+f,h);i=a+8;k=ld8(a);
q=ld8(a+8);g=0;f=a+16;m=a+(b<<3);n=m-8;if(f>=n)h=i;else{g=0;do{h=i+(g<<3);st8(f-8,ld8(h));p=ld8(f);
st8(h,p);g+=p<k;h=i+(g<<3);st8(f,ld8(h));p=ld8(f+8);st8(h,p);g+=p<k;f+=16;}while(f<n);h=f-8;}
if(f!=m){do{p=i+(g<<3);st8(h,ld8(p));h=f;f=ld8(h);st8(p,f);g+=f<k;f=h+8;}while(f!=m);h=f-8;}
f=i+(g<<3);st8(h,ld8(f));st8(f,q);f=g+(q<k);if(f>=b)trap();h=ld8(a);g=a+(f<<3);st8(a,ld8(g));
st8(g,h);quicksort_quicksort(a,f,c,d);b+= ~f;a=g+8;c=g;L10:;}while(b>=33);}if(b<2)goto L1;r=b>>1;
j=b<18;f=j?b:r;s=b-r;c=a+(r<<3);i=a;do{if(f>12){g=ld8(i+96);h=ld8(i);k=g>h?g:h;p=ld8(i+88);
m=ld8(i+40);n=p>m?p:m;q=ld8(i+32);t=n>q?n:q;u=k>t?k:t;v=ld8(i+80);w=ld8(i+8);x=v>w?v:w;y=ld8(i+64);
z=ld8(i+48);a1=y>z?y:z;b1=x>a1?x:a1;c1=ld8(i+72);d1=ld8(i+16);e1=c1>d1?c1:d1;f1=ld8(i+56);
g1=ld8(i+24);h1=f1>g1?f1:g1;i1=e1>h1?e1:h1;j1=b1>i1?b1:i1;st8(i+96,u>j1?u:j1);k=k<t?k:t;t=x<a1?x:a1;
x=e1<h1?e1:h1;a1=t>x?t:x;e1=k>a1?k:a1;y=y<z?y:z;v=v<w?v:w;w=y>v?y:v;z=f1<g1?f1:g1;c1=c1<d1?c1:d1;
d1=z>c1?z:c1;f1=w>d1?w:d1;n=n<q?n:q;g=g<h?g:h;h=n>g?n:g;q=f1>h?f1:h;g1=e1>q?e1:q;u=u<j1?u:j1;
b1=b1<i1?b1:i1;p=p<m?p:m;m=b1>p?b1:p;h1=u>m?u:m;st8(i+88,g1>h1?g1:h1);z=z<c1?z:c1;v=y<v?y:v;
y=z<v?z:v;p=b1<p?b1:p;g=n<g?n:g;n=p<g?p:g;st8(i,y<n?y:n);b1=g1<h1?g1:h1;m=u<m?u:m;q=e1<q?e1:q;
u=m>q?m:q;st8(i+80,b1>u?b1:u);t=t<x?t:x;h=f1<h?f1:h;x=t<h?t:h;g=p>g?p:g;p=z>v?z:v;v=g<p?g:p;
z=x<v?x:v;k=k<a1?k:a1;w=w<d1?w:d1;a1=k<w?k:w;n=y>n?y:n;y=a1<n?a1:n;st8(i+8,z<y?z:y);u=b1<u?b1:u;
k=k>w?k:w;h=t>h?t:h;t=k>h?k:h;m=m<q?m:q;g=g>p?g:p;p=m>g?m:g;q=t>p?t:p;st8(i+72,u>q?u:q);
st8(i+64,u<q?u:q);h=k<h?k:h;g=m<g?m:g;k=h>g?h:g;p=t<p?t:p;st8(i+56,k>p?k:p);m=x>v?x:v;n=a1>n?a1:n;
q=m<n?m:n;t=z>y?z:y;st8(i+16,q<t?q:t);k=k<p?k:p;g=h<g?h:g;h=m>n?m:n;p=g>h?g:h;st8(i+48,k>p?k:p);
st8(i+40,k<p?k:p);g=g<h?g:h;h=q>t?q:t;st8(i+32,g>h?g:h);st8(i+24,g<h?g:h);g=13;}else{g=1;if(f>8){
g=ld8(i+64);h=ld8(i+32);k=g>h?g:h;p=ld8(i+24);m=ld8(i);n=p>m?p:m;q=k>n?k:n;t=ld8(i+56);u=ld8(i+8);
v=t>u?t:u;p=p<m?p:m;m=v>p?v:p;w=q>m?q:m;x=ld8(i+48);y=ld8(i+40);z=ld8(i+16);a1=y>z?y:z;b1=x>a1?x:a1;
k=k<n?k:n;n=t<u?t:u;t=k>n?k:n;u=b1>t?b1:t;st8(i+64,w>u?w:u);x=x<a1?x:a1;g=g<h?g:h;h=y<z?y:z;
y=g>h?g:h;z=x<y?x:y;k=k<n?k:n;n=z<k?z:k;g=g<h?g:h;h=v<p?v:p;p=g<h?g:h;st8(i,n<p?n:p);m=q<m?q:m;
q=x>y?x:y;v=m>q?m:q;u=w<u?w:u;st8(i+56,v>u?v:u);u=v<u?v:u;m=m<q?m:q;q=b1<t?b1:t;t=m>q?m:q;k=z>k?z:k;
g=g>h?g:h;h=k>g?k:g;v=t>h?t:h;st8(i+48,u>v?u:v);st8(i+40,u<v?u:v);h=t<h?t:h;m=m<q?m:q;g=k<g?k:g;
k=m>g?m:g;st8(i+32,h>k?h:k);st8(i+24,h<k?h:k);g=m<g?m:g;h=n>p?n:p;st8(i+16,g>h?g:h);
st8(i+8,g<h?g:h);g=9;}}if(g>f)trap();if(g!=f){n=i+(f<<3);m=g<<3;p=i+m;do{k=ld8(p);g=ld8(p-8);
if(k<g){f=m;do{h=i+f;st8(h,g);if(f==8){f=i;goto L35;}f-=8;g=ld8(h-16);}while(k<g);f+=i;L35:st8(f,k);
}m+=8;p+=8;}while(p!=n);}if(j)goto L1;d=i==a;f=s;i=c;}while(d);i=c-8;f=(b<<3)-8;k=a+f;m=e+f;p=e;h=a;
do{n=ld8(c);q=ld8(h);d=n<q;st8(p,d?n:q);f=ld8(k);g=ld8(i);st8(m,f>g?f:g);m-=8;p+=8;i+=f<g?(u64)-8:0;
k+=f>=g?(u64)-8:0;h+=(u64)(n>=q)<<3;c+=(u64)d<<3;}while(--r);f=i+8;if(b&1){d=h<f;st8(p,ld8(d?h:c));
c+=(u64)(h>=f)<<3;h+=(u64)d<<3;}if(h!=f||c!=k+8)std_fail(8388608,53);f=b<<3;if(f)copy(a,e,f);L1:
sp=e+256;}
static void unstable_ipnsort(u64 a,u64 b){u32 d;u64 c,e,f,g;c=ld8(a+8);d=c<ld8(a);e=a+16;f=2;if(d){
for(;;){g=ld8(e);if(g>=c)goto L4;e+=8;c=g;f++;if(b==f)goto L3;}}for(;;){g=ld8(e);if(g<c)break;e+=8;
c=g;f++;if(b==f)goto L3;}L4:if(f!=b){quicksort_quicksort(a,b,0,clz8(b|1)<<1^126);return;}L3:
if(!d)return;f=b>>1;c=(b<<3)+a-8;for(;;){e=ld8(a);st8(a,ld8(c));st8(c,e);c-=8;a+=8;if(!--f)return;}}
static void host_append(u64 a,u64 b,u64 c){u64 d;if(a==8388688&&c>65536){a=ld8(8388704);if(a){
host_write(ld8(8388696),a);st8(8388704,0);}host_write(b,c);return;}d=ld8(a+16);if(c>ld8(a)-d){
do_reserve_and_handle(a,d,c,1,1);d=ld8(a+16);}if(c)copy(ld8(a+8)+d,b,c);st8(a+16,d+c);}
static void main_fn(void){u32 j,m;
u64 a,b,c,d,e,f,g,h,i,k,n,p,q=0,r=0,s=0,t=0,u,v,w,x,y,z,a1,b1,c1,d1;sp=a=frame(320);
b=globalalloc_alloc(1600);if(!b)std_fail(8388608,53);st8(a+24,0);st8(a+16,b);st8(a+8,200);c=a+280;
d=a+296;e=a+272;f=a+88;g=0;for(;;){st8(a+40,g);st8(a+32,b);st8(a+56,2);st8(a+48,1);h=a+48;i=a+256;
j=1;do{k=ld8(h);st8(i+8,g-k);st8(i,g>=k);h+=8;m=j&1;j=0;i=e;}while(m);st8(f+24,ld8(a+280));
st8(f+16,ld8(a+272));st8(f+8,ld8(a+264));st8(f,ld8(a+256));M[a+248]=2;M[a+200]=2;st8(a+136,2);
st8(a+120,2);st8(a+80,2);n=0;st8(a+72,0);st8(a+64,1);st8(a+152,a+32);st8(e,0);st8(e+8,0);st8(d,0);
st8(d+8,0);st8(a+264,8);st8(a+256,0);st8(a+288,8);st8(a+312,1);j=1;h=p=0;for(;;){
if(r<=q&& !(j&1))goto L11;if(h==2)goto L13;for(;;){i=h+1;h=f+(h<<4);if(ld8(h)==1)break;h=1;
if(i==2)goto L13;}q=ld8(h+8);r=0;s=ld8(a+40);t=ld8(a+32);h=i;goto L11;L13:u=ld8(a+264);v=ld8(a+272);
if(!v){i=0;goto L17;}k=v<<3;i=0;r=ld8(a+312);h=u;do{if(ld8(h)!=r)goto L17;i++;h+=8;k-=8;}while(k);
i=v;L17:h=ld8(a+256);if(h)globalalloc_dealloc(u,h<<3);h=ld8(a+280);
if(h)globalalloc_dealloc(ld8(a+288),h<<3);if(g==ld8(a+8)){grow_one(a+8);b=ld8(a+16);}
st8(b+(g<<3),i);g++;st8(a+24,g);if(g!=200)break;e=ld8(a+16);w=ld8(a+8);u=proconio_read();
st8(a+24,0);h=1;st8(a+16,1);st8(a+8,0);i=0;if(!u)goto L25;v=1;do{f=proconio_read();
r=proconio_read();if(r>((u64)536870911<<32|4294967295u))std_fail(8388608,53);k=r<<3;
if(k>=((u64)2147483647<<32|4294967289u))std_fail(8388608,53);if(k){g=globalalloc_alloc(k);
if(!g)std_fail(8388608,53);q=r;}else{g=8;q=0;}j= !r;if(!j){i=r;h=g;do{st8(h,proconio_read());h+=8;
}while(--i);}if(f>=201)std_fail(8388608,53);x=v+(v<u);m=r!=0;n=g+k;h=0;while(k!=h){i=g+h;h+=8;
if(ld8(i)-1>=f)std_fail(8388608,53);}if(j){if(f==1){st8(a+272,0);st8(a+264,1);st8(a+256,0);goto L30;
}st8(a+272,0);st8(a+264,1);st8(a+256,0);if(f==2)goto L30;}else{st8(a+72,g);st8(a+64,q);st8(a+80,r);
p=1;if(r==1)goto L43;if(r>=21)unstable_ipnsort(g,r);else{y=g+8;s=0;do{k=ld8(y);i=ld8(y-8);if(k<i){
h=s;do{st8(g+h+8,i);if(!h){h=g;goto L49;}h-=8;p=h+g;i=ld8(p);}while(k<i);h=p+8;L49:st8(h,k);}s+=8;
y+=8;}while(y!=n);}h=g+16;k=r-2;p=1;i=g;for(;;){n=p+1;y=i+8;if(ld8(y)==ld8(i))break;h+=8;k--;i=y;
p=n;if(r==n)goto L54;}if(n<r){do{i=ld8(h);r=g+(p<<3);if(i!=ld8(r-8)){st8(r,i);p++;}h+=8;}while(--k);
st8(a+80,p);if(!p)std_fail(8388608,53);goto L43;}st8(a+80,p);goto L43;L54:p=r;L43:h=ld8(g)+f;r=g;
if(p==q){grow_one(a+64);r=ld8(a+72);}st8(r+(p<<3),h);j=p+1<2;h=j?0:p;
if(h>((u64)536870911<<32|4294967295u))std_fail(8388608,53);i=h<<3;
if(i>=((u64)2147483647<<32|4294967289u))std_fail(8388608,53);n=8;y=k=0;if(i){n=globalalloc_alloc(i);
if(!n)std_fail(8388608,53);y=h;}if(!j){h=r+8;k=ld8(r);i=n;f=p;do{d1= ~k;k=ld8(h);st8(i,d1+k);h+=8;
i+=8;}while(--f);k=p;}h=ld8(a+64);if(h)globalalloc_dealloc(r,h<<3);j=0;if(k){k<<=3;i=0;h=n;do{f=i;
i=ld8(h);if(i>=200)std_fail(8388608,53);h+=8;r=ld8(e+(i<<3));i=r^f;k-=8;}while(k);j=r!=f;}
if(y)globalalloc_dealloc(n,y<<3);st8(a+272,0);st8(a+264,1);st8(a+256,0);if(j){m=1;goto L29;}}r=2;
p=8388674;goto L28;L30:m=0;L29:r=3;p=8388676;L28:do_reserve_and_handle(a+256,0,5,1,1);h=ld8(a+272);
i=ld8(a+264)+h;st4(i,ld4(8388679));M[i+4]=M[8388683];st8(a+272,h+5);fill(a+64,48,40);k=39;h=v;do{
i=k;if(i>39)std_fail(8388608,53);f=h/10;M[a+64+i]=(u32)(h-f*10)|48;k=i-1;j=h<10;h=f;}while(!j);
extend_from_slice(a+256,a+64+k+1,40-i);h=ld8(a+272);if(ld8(a+256)-h<=1){
do_reserve_and_handle(a+256,h,2,1,1);h=ld8(a+272);}st2(ld8(a+264)+h,8250);st8(a+272,h+2);
host_append(a+256,p,r);k=ld8(a+256);h=ld8(a+272);if(k==h){do_reserve_and_handle(a+256,h,1,1,1);
k=ld8(a+256);h=ld8(a+272);}r=ld8(a+264);M[r+h]=10;i=h+1;f=ld8(a+24);if(h>=ld8(a+8)-f){
do_reserve_and_handle(a+8,f,i,1,1);f=ld8(a+24);}h=ld8(a+16);if(i)copy(h+f,r,i);i+=f;st8(a+24,i);
if(k)globalalloc_dealloc(r,k);if((q!=0)&(m^1))globalalloc_dealloc(g,q<<3);if(v>=u)goto L25;v=x;
}while(x<=u);L25:host_append(8388688,h,i);i=ld8(8388704);if(i>=65537){host_write(ld8(8388696),i);
st8(8388704,0);}i=ld8(a+8);if(i)globalalloc_dealloc(h,i);if(w)globalalloc_dealloc(e,w<<3);
h=ld8(8388704);if(h){host_write(ld8(8388696),h);st8(8388704,0);}sp=a+320;return;L11:
if(r>=s)std_fail(8388608,53);i=q-r;if(i>=s)std_fail(8388608,53);z=ld8(t+(i<<3));a1=ld8(t+(r<<3));
i=ld8(a+304)+1;st8(a+304,i);k=ld8(a+272);if(k<i){i<<=1;x=w=i>16?i:16;if(w>k){i=w-k;
if(i>ld8(a+256)-k){do_reserve_and_handle(a+256,k,i,8,8);k=ld8(a+272);}v=ld8(a+264);u=v+(k<<3);
if(i>=2){p=(i<<3)-8;if(p)fill(u,0,p);i+=k;k=i-1;u=v+(i<<3)-8;}st8(u,0);x=k+1;p=n=ld8(a+296);}
st8(a+272,x);if(p){b1=ld8(a+312);c1=ld8(a+288);k=c1+8;v=p-1;i=0;u=c1;for(;;){y=ld8(u);if(y<w)break;
k+=8;v--;u+=8;i++;if(p==i)goto L89;}if(y>=x)std_fail(8388608,53);n=ld8(a+264);st8(n+(y<<3),b1);
if(i+1<p){for(;;){u=ld8(k);if(u>=w){st8(c1+(i<<3),u);i++;}else{if(u>=x)std_fail(8388608,53);
st8(n+(u<<3),b1);}k+=8;if(!--v)goto L9;}}goto L9;L89:i=n;goto L8;}i=n;p=0;goto L8;}i=n;x=k;goto L8;
L9:st8(a+296,i);p=i;L8:j=r>=q;r+=r<q;k=z^a1;if(k<x){st8(ld8(a+264)+(k<<3),ld8(a+312));n=i;continue;}
if(i==ld8(a+280))grow_one(c);st8(ld8(a+288)+(i<<3),k);n=i+1;st8(a+296,n);p=n;}}}
static void print_rest(void){u64 a;a=ld8(8388704);if(a){host_write(ld8(8388696),a);st8(8388704,0);}}
static void overflow(void){sp=8388608;print_rest();die("stack overflow");}
int main(void){M=(unsigned char*)calloc(129,65536);if(!M)die("out of memory");
memcpy(M+8388608,"the program failed; bundled with --debug, it says whyout of memorynoyesCase \0\0\0\0\0\0\0\0\0\0"
"\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1",105);main_fn();return fflush(stdout)?1:0;}
