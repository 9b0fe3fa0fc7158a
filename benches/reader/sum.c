/* The nim sum of as many integers as the first one says, with scanf. */
#include <stdio.h>

int main(void)
{
	long n;
	long long number, sum = 0;
	if (scanf("%ld", &n) != 1)
		return 1;
	while (n-- > 0) {
		if (scanf("%lld", &number) != 1)
			return 1;
		sum ^= number;
	}
	printf("%lld\n", sum);
	return 0;
}
