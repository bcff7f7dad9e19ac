import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(import.meta.resolve('@topup/ui-kit/testing/layoutViolations'))

/** Code that gives a built page `findLayoutFaults`, which stories import. */
export const layoutFinder = stripTypeScriptTypes(readFileSync(file, 'utf8')).replace(/^export /gm, '')
