/* UVa 10561, https://vjudge.net/problem/UVA-10561, made by `cargo judge bundle uva10561 --write` from a3b52afe16284fab */
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
static u32 ld2(u32 p){unsigned short v;GET(v,p);return v;}
static u32 ld4(u32 p){u32 v;GET(v,p);return v;}
static u64 ld8(u32 p){u64 v;GET(v,p);return v;}
static void st1(u32 p,u32 v){M[p]=v;}
static void st2(u32 p,u32 v){unsigned short w=(unsigned short)v;PUT(p,w);}
static void st4(u32 p,u32 v){PUT(p,v);}
static void st8(u32 p,u64 v){PUT(p,v);}
static u32 grow(u32 n){u32 old=pages;unsigned char*m;if(n>65535-old)return-1;
m=(unsigned char*)realloc(M,(size_t)(old+n)<<16);if(!m)return-1;
memset(m+((size_t)old<<16),0,(size_t)n<<16);M=m;pages+=n;return old;}
static void copy(u32 to,u32 from,u32 n){check(to,n);check(from,n);memmove(M+to,M+from,n);}
static void fill(u32 p,u32 v,u32 n){check(p,n);memset(M+p,v&255,n);}
static u32 host_read(u32 p,u32 n){check(p,n);fflush(stdout);return(u32)fread(M+p,1,n,stdin);}
static void host_write(u32 p,u32 n){check(p,n);fwrite(M+p,1,n,stdout);}
static void host_fail(u32 p,u32 n){check(p,n);fwrite(M+p,1,n,stderr);exit(1);}
static void host_flush(void){u32 a;a=ld4(8388776);if(a){host_write(ld4(8388772),a);st4(8388776,0);}}
static void std_fail(u32 a,u32 b){host_flush();host_fail(a,b);}
static void memory_reach(u32 a){u32 b,c;b=ld4(8388812);if(!b){b=pages<<16;st4(8388812,b);}if(a>b){
c=a-b;if(c>4294901760u)std_fail(8388686,53);c+=65535;if(grow(c>>16)== ~0u)std_fail(8388739,13);
c&= -65536;b+=c;if(b<c)std_fail(8388686,53);st4(8388812,b);}st4(8388944,a);}
static u32 globalalloc_alloc(u32 a){u32 b,c,d;b=clz4((a>16?a:16)-1);c=32-b;
if(!b)std_fail(8388686,53);d=c<<2;b=ld4(d+8388816);if(b){st4(d+8388816,ld4(b));return b;}
b=ld4(8388944);if(b){if(b>=4294967280u)std_fail(8388686,53);}else{b=pages<<16;st4(8388944,b);}
b=(b+15)& -16;a=b+(a>65536?a:1u<<(c&31));if(a>=b){memory_reach(a);return b;}std_fail(8388686,53);
return 0;}
static void globalalloc_dealloc(u32 a,u32 b){u32 c;if(b>65536){c=b+a;if(c<b)std_fail(8388686,53);
if(c==ld4(8388944)){st4(8388944,a);return;}b=(clz4(b)^31)<<2;st4(a,ld4(b+8388816));st4(b+8388816,a);
return;}b=(32-clz4((b>16?b:16)-1))<<2;st4(a,ld4(b+8388816));st4(b+8388816,a);}
static void finish_grow(u32 a,u32 b,u32 c,u32 d,u32 e,u32 f){u32 g,h;u64 i;g=1;h=4;i=(u64)f*d;
if(!(u32)(i>>32)){d=i;if(d<=2147483648u-e){if(b){h=b*f;f=h+c;if(f<h)std_fail(8388686,53);
if(f==ld4(8388944)&&h>65536){h=d+c;if(h<d)std_fail(8388686,53);memory_reach(h);goto L5;}
if(d<=65536&&clz4((h>16?h:16)-1)==clz4((d>16?d:16)-1))goto L5;f=globalalloc_alloc(d);if(f){
if(h)copy(f,c,h);globalalloc_dealloc(c,h);goto L4;}}else{if(!d){f=e;goto L4;}f=globalalloc_alloc(d);
if(f)goto L4;}st4(a+4,e);goto L3;L5:f=c;L4:st4(a+4,f);g=0;L3:h=8;goto L1;}}d=0;L1:st4(a+h,d);
st4(a,g);}
static void grow_amortized(u32 a,u32 b,u32 c,u32 d,u32 e,u32 f){u32 g,h;sp=g=frame(16);c+=d;
if(c<d)d=0;else{h=d=ld4(b);d<<=1;d=c>d?c:d;c=f==1?8:4;d=d>c?d:c;finish_grow(g+4,h,ld4(b+4),d,e,f);
if(ld4(g+4)!=1){c=ld4(g+8);st4(b,d);st4(b+4,c);d=2147483649u;}else{c=ld4(g+12);d=ld4(g+8);}}
st4(a+4,c);st4(a,d);sp=g+16;}
static void handle_error(u32 a){std_fail(8388686,53);}
static void do_reserve_and_handle(u32 a,u32 b,u32 c,u32 d,u32 e){u32 f;sp=f=frame(16);
grow_amortized(f+8,a,b,c,d,e);e=ld4(f+8);if(e!=2147483649u)handle_error(e);sp=f+16;}
static void spec_extend(u32 a,u32 b,u32 c){u32 d,e;d=c-b;e=ld4(a+8);if(d<=ld4(a)-e){if(c==b)goto L1;
}else{do_reserve_and_handle(a,e,d,1,1);e=ld4(a+8);}if(!d)goto L1;copy(ld4(a+4)+e,b,d);L1:
st4(a+8,e+d);}
static void input_first(u32 a){u32 b,c,d,e,f,g,h,i,j,k,m,n,p,q;sp=b=frame(32);st4(b+12,0);
st8(b+4,(u64)1<<32);spec_extend(b+4,1,1);c=ld4(b+4);d=ld4(b+12);do{if(c-d<=65535){
do_reserve_and_handle(b+4,d,65536,1,1);d=ld4(b+12);c=ld4(b+4);}if(c<d)std_fail(8388686,53);
e=ld4(b+8);f=host_read(e+d,c-d);d+=f;if(d<f)std_fail(8388686,53);st4(b+12,d);}while(f);if(d){g=e+1;
h=0;do{i=h+1;j=e+h;k=ext1(M[j]);if(k>2147483647){c=clz4(~(k<<24))-1;m=c<3?c:3;f=63>>(m&31)&k&255;
n=m+i;p=(c!=0)&(n<=d);q=d<n?d:n;if(i<q){c=g+h;h=h-q+1;do{q=M[c];f=f<<6|(q&63);c++;
p&=i4(ext1(q))< -64;}while(++h);}st8(b+24,(u64)65536<<32|2048);st8(b+16,(u64)128<<32|128);
if(p!=0&&k<=4294967287u&&f>=ld4(b+16+(m<<2))){h=n;if((f^55296)-1114112>4293855231u)goto L9;}M[j]=63;
}h=i;L9:;}while(h<d);}c=globalalloc_alloc(12);if(!c)std_fail(8388686,53);st8(c,ld8(b+4));
d=ld4(b+12);st4(c+8,d);c=ld4(c+4);M[a+20]=0;st4(a+16,d);st4(a+12,c);st4(a+8,d);st4(a+4,c);st4(a,0);
sp=b+32;}
static void call_0(u32 a,u32 b){switch(b){case 1:input_first(a);return;}die("no such function");}
static void try_init(u32 a){u32 b;sp=b=frame(48);call_0(b,a);st8(b+24,ld8(b+4));st8(b+32,ld8(b+12));
st4(b+40,ld4(b+20));if(ld4(8388784)==1)std_fail(8388686,53);st4(8388788,ld4(b));st4(8388784,1);
st8(8388792,ld8(b+24));st8(8388800,ld8(b+32));st4(8388808,ld4(b+40));sp=b+48;}
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
b++;if(!--c)return 0;}d=e-f;}return d;}
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
static void grow_one(u32 a){u32 b;sp=b=frame(16);grow_amortized(b+8,a,ld4(a),1,8,8);a=ld4(b+8);
if(a!=2147483649u)handle_error(a);sp=b+16;}
static void iterator_next(u32 a,u32 b){u32 c,d,e,f,g,h,i,j,k,m,n,p=0,q,r,s;c=0;d=ld4(b+8);
e=ld4(b+12);if(d<e){f=ld4(b+4);g=f>d?f:d;h=ld4(b+16);i=d+1;j=h+i;k=d+h-1;m=ld4(b+20);n=ld4(b);do{
if(d==g)goto L2;p=d+1;if(M[n+d]!=46)goto L7;q=d;switch(d){case 0:goto L9;case 1:q=0;if(!m)goto L9;
goto L12;}q=d-1;r=0;do{c=d+r;if(!c)goto L1;if(c-1>=m||M[k+r]!=88)goto L11;r--;}while(d+r!=1);L12:
q+=M[h]==88;goto L10;L11:q= -r;L10:r= -1;if(p== ~0u)goto L8;L9:r=m-i;c=r>m?0:r;r=0;s=m-p;s=s>m?0:s;
for(;;){if(c!=r){if(M[j+r]==88){r++;if(d+r!=4294967294u)continue;goto L17;}s=r;}break;}r=s+q;
if(r<s)goto L1;c=1;if(r<=1)goto L7;e=p;goto L4;L17:r=p;L8:st4(b+8,r);std_fail(8388686,53);L7:j++;
i++;k++;d=p;}while(p!=e);c=0;d=e;L4:st4(b+8,e);}st4(a+4,d);st4(a,c);return;L2:st4(b+8,g+1);
std_fail(8388686,53);L1:st4(b+8,p);std_fail(8388686,53);}
static u32 is_safe(u32 a,u32 b,u32 c){u32 d,e,f,g,h;if(c>4294967292u)std_fail(8388686,53);d=c+3;
e=d<b?d:b;d=c-2;d=d>c?0:d;if(e<d)std_fail(8388686,53);b=a+d;f=e-d;if(f<=7){if(e==d)return 1;
d= ~c+e+(c<2?c:2);for(;;){a=M[b];g=a!=88;if(a==88)return g;a=d!=0;b++;d--;if(!a)return g;}}
g=(b+3)& -4;if(g==b){h=f-8;d=0;}else{d=g-b;g=c+a-(c<2?c:2)-g;a=b;do{if(M[a]==88)return 0;a++;
}while(++g);h=f-8;if(d>h)goto L3;}do{a=b+d;g=ld4(a);a=ld4(a+4);
if((((16843008-(g^1482184792))|g)&((16843008-(a^1482184792))|a)&2155905152u)!=2155905152u)goto L3;
d+=8;}while(d<=h);L3:if(f==d)return 1;b+=d;d= ~d+e+(c<2?c:2)-c;do{a=M[b];g=a!=88;if(a==88)return g;
a=d!=0;b++;d--;}while(a);return g;}
static void iterator_iterator_next(u32 a,u32 b){u32 c,d,e,f,g,h,i,j,k,m,n,p,q,r,s,t,u,v,w,x,y,z,a1;
u64 b1,c1,d1;sp=c=frame(16);d=0;e=ld4(b+8);f=ld4(b+12);if(e>=f){g=e;goto L6;}h=ld4(b+4);i=e>h?e:h;
j=ld4(b+20);k=ld4(b+16);m=ld4(b);n=ld4(b+32);p=ld4(b+28);q=ld4(b+24);do{g=e;e=g+1;st4(b+8,e);
if(g==i)std_fail(8388686,53);if(M[m+g]==46&&is_safe(k,j,g)!=0){if(!p)std_fail(8388686,53);
r=globalalloc_alloc(p);if(!r)std_fail(8388686,53);if(p)copy(r,q,p);if(g>=p)std_fail(8388686,53);
M[r+g]=88;s=globalalloc_alloc(p);if(!s)std_fail(8388686,53);t=0;do{u=t;st1(s+u,is_safe(r,p,u));
t=u+1;}while(p!=t);v=0;do{w=s+v;x=M[w];if(x!=1)goto L15;v++;}while(p!=v);w=s;t=p;v=p;goto L14;L15:
t=u-v;w++;L14:y=globalalloc_alloc(16);if(!y)std_fail(8388686,53);st4(y,v);z=1;st4(c+12,1);
st4(c+8,y);a1=4;st4(c+4,4);if(!x){do{if(t){u=0;do{if(M[w+u]!=1)goto L23;v=1;u++;}while(t!=u);u=t;
goto L21;L23:v=u+1;w+=v;t-=v;v=0;goto L21;}t=0;v=1;u=0;L21:if(z==ld4(c+4)){
do_reserve_and_handle(c+4,z,2-v,4,4);y=ld4(c+8);}st4(y+(z<<2),u);z++;st4(c+12,z);}while(!v);
y=ld4(c+8);a1=ld4(c+4);}globalalloc_dealloc(s,p);w=z<<2;z=ld4(n+4);v=ld4(n+8);b1=0;u=0;do{c1=b1;
t=ld4(y+u);if(t>=v)std_fail(8388686,53);d1=ld8(z+(t<<3));b1=d1^c1;u+=4;}while(w!=u);
if(a1)globalalloc_dealloc(y,a1<<2);globalalloc_dealloc(r,p);if(d1==c1){d=1;goto L6;}}}while(e!=f);
g=f;L6:st4(a+4,g);st4(a,d);sp=c+16;}
static void main_fn(void){u32 a,b,c,d,e,f,g,h,i,j,k,m,p,q,r,s,t,u,v,w,x,a1;u64 n,y,z,b1,c1;
sp=a=frame(176);if(!ld4(8388784))try_init(ld4(8388780));if(ld4(8388788))std_fail(8388686,53);
st4(8388788,-1);b=M[8388808];c=ld4(8388804);d=ld4(8388800);for(;;){e=d;if(b&1)break;if(c){i=0;do{
b=M[e+i]-9u;if(b<=23&&1u<<(b&31)&8388635)goto L12;i++;}while(c!=i);}b=1;M[8388808]=1;d=e;i=c;
goto L11;L12:b=0;d=i+1;c-=d;st4(8388804,c);d+=e;st4(8388800,d);L11:if(i)goto L8;}c=0;f=ld4(8388792);
g=ld4(8388796);d=h=f+g;goto L7;L8:f=ld4(8388792);g=ld4(8388796);j=f+g;d=h=e?e:j;c=e?i:0;switch(c){
case 0:goto L7;case 1:k=M[h];switch(k-43){case 0:case 2:goto L17;default:goto L18;}}k=M[h];L18:
d=(k&255)==43;b=h+d;d=c-d;if(d>=9){m=0;for(;;){if(!d)goto L28;n=(u64)m*10;if((u32)(n>>32))goto L21;
p=M[b]-48u;if(p>9)goto L21;b++;d--;m=p+(u32)n;if(m<p)goto L21;}}if(!d){q=0;st4(8388788,0);r=4;s=1;
t=0;u=4;v=0;goto L25;}m=0;do{p=M[b]-48u;if(p>9)goto L21;b++;m=p+m*10;}while(--d);L28:
if(m>=4294901761u)std_fail(8388608,78);if(!e)goto L6;q=0;st4(8388788,0);
if(m>=178956971)std_fail(8388686,53);f=m*12;if(f){q=m;r=globalalloc_alloc(f);
if(!r)std_fail(8388686,53);}else{r=4;}if(m){p=0;do{if(!ld4(8388784))try_init(ld4(8388780));
if(ld4(8388788))std_fail(8388686,53);h=p+1;st4(8388788,-1);b=M[8388808];c=ld4(8388804);
d=ld4(8388800);do{e=d;if(b&1)goto L38;if(c){i=0;do{b=M[e+i]-9u;
if(b<=23&&1u<<(b&31)&8388635)goto L45;i++;}while(c!=i);}b=1;M[8388808]=1;d=e;i=c;goto L44;L45:b=0;
d=i+1;c-=d;st4(8388804,c);d+=e;st4(8388800,d);L44:;}while(!i);if(!e)goto L38;c=globalalloc_alloc(i);
if(!c)std_fail(8388686,53);if(i)copy(c,e,i);st4(8388788,ld4(8388788)+1);b=r+p*12;st4(b+8,i);
st4(b+4,c);st4(b,i);p=h;}while(h!=m);u=r+f;i=r;do{j=ld4(i+8);if(j<=2||j>=10001)std_fail(8388686,53);
k=i+12;d=ld4(i+4);h=d+j;p=d;for(;;){if(p==h){i=j+1;for(;;){
if((ld2(d)|(u32)M[d+2]<<16)==5789784)std_fail(8388686,53);d++;if(--i<4)goto L53;}}b= -1;e=M[p];do{
i=b;c=M[i+8388766]==e;if(c)goto L59;b=i+1;}while(i);L59:p++;if(!c)std_fail(8388686,53);}L53:i=k;
}while(k!=u);t=1;v=ld4(r+8);s=0;if(m==1)goto L25;i=r+20;b=(f-12)/12;do{e=ld4(i);v=v>e?v:e;i+=12;
}while(--b);t=m;goto L25;L38:i=ld4(8388796);str_index(a+48,ld4(8388792),i,i);b=ld4(a+48);
i=ld4(a+52);st2(a+172,1);st4(a+168,i);st4(a+164,0);M[a+160]=1;st4(a+156,10);st4(a+152,i);
st4(a+148,0);st4(a+144,i);st4(a+140,b);st4(a+136,10);next_back(a+40,a+136);std_fail(8388686,53);}
t=0;s=1;u=r;v=0;L25:if(v>536870910)std_fail(8388686,53);e=v+1;i=e<<3;
if(i>=2147483641)std_fail(8388686,53);b=0;j=8;if(i){b=e;j=globalalloc_alloc(i);
if(!j)std_fail(8388686,53);}st4(a+92,0);st4(a+88,j);st4(a+84,b);w=a+156;x=a+144;p=0;do{b=0;
st4(a+168,0);st8(a+160,8);st8(a+152,0);st8(a+144,(u64)8<<32);st8(a+136,1);if(!p){e=8;goto L67;}
f=p+1;d=h=i=0;do{b=d-2;e=b>d?0:b;if(e>=p||d==f)std_fail(8388686,53);b=p+ ~d;c=b-2;c=c>b?0:c;
if(c>=p)std_fail(8388686,53);b=ld4(a+168);if(b== ~0u)std_fail(8388686,53);y=ld8(j+(e<<3));
z=ld8(j+(c<<3));e=b+1;st4(a+168,e);m=ld4(a+152);if(m>b)goto L71;
if(e>2147483647)std_fail(8388686,53);e<<=1;c=e>16?e:16;e=c-m;if(e<=ld4(a+144)-m)a1=i;else{
do_reserve_and_handle(x,m,e,8,8);m=ld4(a+152);h=a1=ld4(a+164);}k=ld4(a+148);i=(e<<3)-8;
if(i)fill(k+(m<<3),0,i);m+=e;st8(k+(m<<3)-8,0);st4(a+152,m);if(h){b1=ld8(a+136);
n=b>2147450879?(u64)i4(c):c;g=ld4(a+160);b=g+8;c=h-1;i=0;e=g;for(;;){c1=ld8(e);if(c1<n)break;b+=8;
c--;e+=8;i++;if(h==i)goto L82;}if(c1+65535>=(u64)1<<32)std_fail(8388608,78);e=c1;
if(m<=e)std_fail(8388686,53);st8(k+(e<<3),b1);if(i+1<h){for(;;){c1=ld8(b);if(c1>=n){
st8(g+(i<<3),c1);i++;}else{if(c1+65535>=(u64)1<<32)std_fail(8388608,78);e=c1;
if(m<=e)std_fail(8388686,53);st8(k+(e<<3),b1);}b+=8;if(!--c)goto L72;}}goto L72;L82:i=a1;goto L71;}
i=a1;h=0;goto L71;L72:st4(a+164,i);h=i;L71:n=z^y;if(n<m)st8(ld4(a+148)+((u32)n<<3),ld8(a+136));else{
if(i==ld4(a+156))grow_one(w);st8(ld4(a+160)+(i<<3),n);i++;st4(a+164,i);h=i;}}while(++d!=p);
e=ld4(a+148);d=ld4(a+152);if(!d){b=0;goto L67;}c=d<<3;b=0;n=ld8(a+136);i=0;do{
if(ld8(e+i)!=n)goto L67;b++;i+=8;}while(c!=i);b=d;L67:i=ld4(a+144);if(i)globalalloc_dealloc(e,i<<3);
i=ld4(a+156);if(i)globalalloc_dealloc(ld4(a+160),i<<3);n=b;if(p==ld4(a+84)){grow_one(a+84);
j=ld4(a+88);}st8(j+(p<<3),n);i=p+1;st4(a+92,i);b=p!=v;p=i;}while(b);st4(a+64,ld4(a+92));
st8(a+56,ld8(a+84));i=0;st4(a+80,0);st8(a+72,(u64)1<<32);if(!s){h=a+176;g=r;for(;;){b=ld4(g+4);
i=ld4(g+8);st4(a+104,i);st4(a+100,b);st4(a+96,i);st4(a+92,0);st4(a+88,i);st4(a+84,b);
iterator_next(a+32,a+84);if(ld4(a+32)!=1){st4(a+112,i);st4(a+108,b);st4(a+104,i);st4(a+100,b);
st4(a+96,i);a1=0;st4(a+92,0);st4(a+88,i);st4(a+84,b);st4(a+116,a+56);
iterator_iterator_next(a+24,a+84);m=4;e=0;if(ld4(a+24)==1){i=ld4(a+28);c=globalalloc_alloc(16);
if(!c)std_fail(8388686,53);st4(c,i);e=1;st4(a+128,1);st4(a+124,c);i=4;st4(a+120,4);
copy(a+136,a+84,36);for(;;){iterator_iterator_next(a+16,a+136);if(ld4(a+16)!=1)break;b=ld4(a+20);
if(e==ld4(a+120)){do_reserve_and_handle(a+120,e,1,4,4);c=ld4(a+124);}st4(c+i,b);e++;st4(a+128,e);
i+=4;}m=ld4(a+124);a1=ld4(a+120);}}else{i=ld4(a+36);c=globalalloc_alloc(16);
if(!c)std_fail(8388686,53);st4(c,i);e=1;st4(a+128,1);st4(a+124,c);i=4;st4(a+120,4);
st8(a+152,ld8(a+100));st8(a+144,ld8(a+92));st8(a+136,ld8(a+84));for(;;){iterator_next(a+8,a+136);
if(ld4(a+8)!=1)break;b=ld4(a+12);if(e==ld4(a+120)){do_reserve_and_handle(a+120,e,1,4,4);
c=ld4(a+124);}st4(c+i,b);e++;st4(a+128,e);i+=4;}a1=ld4(a+120);m=ld4(a+124);}
if(e>=178956971)std_fail(8388686,53);d=e*12;if(d){w=e;p=globalalloc_alloc(d);
if(!p)std_fail(8388686,53);}else{p=4;w=0;}if(e){c=0;do{i=ld4(m+(c<<2));
if(i== ~0u)std_fail(8388686,53);st4(a+92,0);st8(a+84,(u64)1<<32);
if(i+2>=4294901762u)std_fail(8388608,78);fill(a+136,48,40);b=i+1;n=i>4294901759u?(u64)i4(b):b;i=0;
do{if(i==4294967256u)std_fail(8388686,53);c1=n/10;M[a+136+i+39]=(u32)(c1*246+n)|48;i--;b=n<10;n=c1;
}while(!b);spec_extend(a+84,a+136+i+40,h);i=ld4(a+92);st4(a+128,i);n=ld8(a+84);st8(a+120,n);
b=p+c*12;st4(b+8,i);st8(b,n);}while(++c!=e);st4(a+92,0);st8(a+84,(u64)1<<32);k=d-12;c=k/12;i=p;
while(d){d-=12;b=ld4(i+8);i+=12;c+=b;if(c<b)std_fail(8388686,53);}
if(c>2147483647)std_fail(8388686,53);i=1;if(c){i=globalalloc_alloc(c);if(!i)std_fail(8388686,53);}
st4(a+144,0);st4(a+140,i);b=ld4(p+8);i=ld4(p+4);st4(a+136,c);spec_extend(a+136,i,i+b);i=ld4(a+144);
d=c-i;v=ld4(a+140);if(e!=1){b=p+20;j=v+i;do{if(!d)std_fail(8388686,53);f=ld4(b-4);i=ld4(b);M[j]=32;
if(--d<i)std_fail(8388686,53);j++;if(i)copy(j,f,i);b+=12;d-=i;j+=i;k-=12;}while(k);}i=c-d;
j=ld4(a+136);b=7;k=8388752;}else{i=0;st4(a+92,0);st8(a+84,(u64)1<<32);v=1;b=6;k=8388759;j=0;}
do_reserve_and_handle(a+84,0,b,1,1);c=ld4(a+92);d=ld4(a+88);if(b)copy(d+c,k,b);b+=c;st4(a+92,b);
c=ld4(a+84);if(c==b){do_reserve_and_handle(a+84,b,1,1,1);c=ld4(a+84);d=ld4(a+88);b=ld4(a+92);}
M[d+b]=10;b++;st4(a+92,b);if(i<=c-b){if(!i)goto L129;}else{do_reserve_and_handle(a+84,b,i,1,1);
d=ld4(a+88);b=ld4(a+92);}if(i)copy(d+b,v,i);c=ld4(a+84);L129:i+=b;st4(a+92,i);if(c==i){
do_reserve_and_handle(a+84,c,1,1,1);i=ld4(a+92);}k=ld4(a+88);M[k+i]=10;
if(j)globalalloc_dealloc(v,j);b=i+1;c=ld4(a+84);d=ld4(a+80);if(i>=ld4(a+72)-d){
do_reserve_and_handle(a+72,d,b,1,1);d=ld4(a+80);}if(b)copy(ld4(a+76)+d,k,b);st4(a+80,d+b);
if(c)globalalloc_dealloc(k,c);if(e){i=p;do{b=ld4(i);if(b)globalalloc_dealloc(ld4(i+4),b);i+=12;
}while(--e);}if(w)globalalloc_dealloc(p,w*12);if(a1)globalalloc_dealloc(m,a1<<2);g+=12;
if(g==u)goto L23;}}b=ld4(8388776);e=1;goto L22;L23:e=ld4(a+76);i=ld4(a+80);b=ld4(8388776);
if(i<=ld4(8388768)-b){if(i)goto L144;i=0;goto L22;}do_reserve_and_handle(8388768,b,i,1,1);
b=ld4(8388776);L144:if(!i)goto L22;copy(ld4(8388772)+b,e,i);L22:i+=b;st4(8388776,i);if(i>=65537){
host_write(ld4(8388772),i);st4(8388776,0);}i=ld4(a+72);if(i)globalalloc_dealloc(e,i);i=ld4(a+56);
if(i)globalalloc_dealloc(ld4(a+60),i<<3);if(!s){i=r;do{b=ld4(i);
if(b)globalalloc_dealloc(ld4(i+4),b);i+=12;}while(--t);}if(q)globalalloc_dealloc(r,q*12);
i=ld4(8388776);if(i){host_write(ld4(8388772),i);st4(8388776,0);}sp=a+176;return;L21:if(e)goto L17;
h=j;c=0;d=j;goto L7;L17:if((k&255)==43){c--;d=h+1;goto L7;}c=i;d=h;L7:i=c;b=d;do{if(!i){for(;;){
if(!c)goto L156;c--;i=M[d];d++;if(i!=48)std_fail(8388608,78);}}i--;e=M[b];b++;
}while(((e-48)&255)<10);L156:j=h;L6:if(j<f)std_fail(8388686,53);i=j-f;if(j==f)goto L162;if(i>=g){
if(i==g)goto L162;goto L3;}if(i4(ext1(M[f+i]))<= -65)goto L3;L162:st2(a+172,1);st4(a+168,i);
st4(a+164,0);M[a+160]=1;st4(a+156,10);st4(a+152,i);st4(a+148,0);st4(a+144,i);st4(a+140,f);
st4(a+136,10);next_back(a,a+136);std_fail(8388686,53);L3:slice_error_fail_rt(f,g,0,i);}
int main(void){M=(unsigned char*)calloc(129,65536);if(!M)die("out of memory");
memcpy(M+8388608,"a number does not fit a usize, which has 32 bits here: keep such values in u64the program failed"
"; bundled with --debug, it says whyout of memoryWINNINGLOSING.X\0\0\0\0\0\1\0\0\0\0\0\0\0\1",173);
main_fn();return fflush(stdout)?1:0;}
