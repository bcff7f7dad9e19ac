/**
 * The sandbox that a sandbox build is made for: `SHARED_SANDBOX`, as a list of origins; empty for a build of which the server that delivers it
 * names one. Throws a plain sentence for what is no https origin.
 */
export function sharedSandbox(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const text = env['SHARED_SANDBOX'] ?? ''
  if (text === '') return []
  if (text.startsWith('https://') && URL.parse(text)?.origin === text) return [text]
  throw new Error(`SHARED_SANDBOX is "${text}"; it must be an origin, such as https://sandbox.example.`)
}
