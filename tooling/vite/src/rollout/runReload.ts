import { spawnSync } from 'node:child_process'

/** Runs the command line that makes a host read its configuration again. Rejects with what it says where it fails. */
export async function runReload(line: string | null): Promise<void> {
  if (line === null) return
  const { status, stdout, stderr, error } = spawnSync(line, { shell: true, encoding: 'utf8' })
  if (status === 0) return
  const said = error?.message ?? `${stdout}${stderr}`.trim()
  throw new Error(`"${line}" failed, and the pointers stand where they stood before:\n${said}`)
}

/** What is left to do where no command was given. */
export const reloadHint = (line: string | null): readonly string[] =>
  line === null ? ['Now let the host read its configuration again: nginx -t && nginx -s reload'] : []
