/**
 * Where the sandbox replaces Adyen. Its SDK requires the word "test" in the address of a test key, and takes messages of the
 * hosted fields from what stands before `/checkoutshopper/`.
 */
export const pspPath = '/checkoutshopper/test/'
