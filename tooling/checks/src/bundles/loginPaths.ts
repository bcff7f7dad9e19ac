import { type Fact, escape } from './fact.ts'

/** Last part of the path under /util/login/ that each login module redeems its grant with. Source: spec §7 "Login". */
const loginPaths: Readonly<Record<string, string>> = {
  google: 'google_auth',
  facebook: 'facebook_auth',
  apple: 'apple_auth',
  vk: 'vk_auth',
  twitter: 'twitter_redirect',
  huawei: 'huawei_auth',
}

/** Names of all login modules. */
export const allLogins = Object.keys(loginPaths)

/** The call by which a login module betrays itself; its sister under /api/ingame/ is another call. */
export function loginFact(login: string): Fact {
  const path = `login/${loginPaths[login] ?? login}`
  return {
    kind: 'login',
    label: login,
    texts: [path],
    needed: 1,
    pattern: (text) => new RegExp(`${escape(text)}(?!\\w)`),
  }
}
