/** Further names of this machine that the environment adds: `SANDBOX_HOSTS`, separated by commas. */
export const hostsFrom = (env: Readonly<Record<string, string | undefined>>): readonly string[] =>
  (env['SANDBOX_HOSTS'] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
