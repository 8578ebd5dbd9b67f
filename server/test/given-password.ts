/* Password of everybody in the tests. */
export const testPassword = 'test-password';
