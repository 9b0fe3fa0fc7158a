//! Numbers modulo a prime, compared with remainders of integers.

use grundy::contest::mod_int::ModInt;
use std::panic::catch_unwind;

#[test]
fn all_pairs_modulo_small_primes() {
    fn all_pairs<const P: u64>() {
        for (a, b) in (0..3 * P).flat_map(|a| (0..3 * P).map(move |b| (a, b))) {
            let (x, y) = (ModInt::<P>::new(a), ModInt::<P>::from(b));
            assert_eq!((x + y).value(), (a + b) % P);
            assert_eq!((x - y).value(), (a + 3 * P - b) % P);
            assert_eq!((x - y + y, (-x + x).value()), (x, 0));
            assert_eq!((x * y).value(), a * b % P);
            let (mut sum, mut difference, mut product) = (x, x, x);
            sum += y;
            difference -= y;
            product *= y;
            assert_eq!((sum, difference, product), (x + y, x - y, x * y));
            assert_eq!(x.power(b), std::iter::repeat_n(x, b as usize).product());
            if b % P != 0 {
                assert_eq!((y * y.inverse()).value(), 1);
            }
        }
        let sum: ModInt<P> = (0..100).map(ModInt::new).sum();
        assert_eq!(sum.to_string(), (4950 % P).to_string());
        assert!(catch_unwind(|| ModInt::<P>::new(P).inverse()).is_err());
    }
    all_pairs::<2>();
    all_pairs::<3>();
    all_pairs::<7>();
    all_pairs::<13>();
}

#[test]
fn products_modulo_the_largest_prime_of_32_bits() {
    type Large = ModInt<4_294_967_291>;
    for (a, b) in [(4_294_967_290, 4_294_967_290), (4_294_967_289, 3), (u64::MAX, u64::MAX)] {
        let product = u128::from(a) * u128::from(b) % 4_294_967_291;
        assert_eq!(u128::from((Large::new(a) * Large::new(b)).value()), product);
        assert_eq!((Large::new(a) * Large::new(a).inverse()).value(), 1);
    }
}
