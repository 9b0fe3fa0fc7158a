// HDU 1848 as a blog would write it: the table at start, then scanf and printf a line.
#include <cstdio>
#include <cstring>

static int fibonacci[16], sg[1001];
static bool used[1001];

static void build() {
    fibonacci[0] = 1;
    fibonacci[1] = 2;
    for (int i = 2; i < 16; i++) fibonacci[i] = fibonacci[i - 1] + fibonacci[i - 2];
    for (int heap = 1; heap <= 1000; heap++) {
        memset(used, 0, sizeof used);
        for (int i = 0; i < 16 && fibonacci[i] <= heap; i++) used[sg[heap - fibonacci[i]]] = true;
        while (used[sg[heap]]) sg[heap]++;
    }
}

int main() {
    build();
    int m, n, p;
    while (scanf("%d %d %d", &m, &n, &p) == 3 && (m || n || p))
        printf((sg[m] ^ sg[n] ^ sg[p]) ? "Fibo\n" : "Nacci\n");
}
