import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from '../repository/folders.ts'
import { readModules, rulesPath } from './readModules.ts'
import { rulesPage } from './rulesPage.ts'

writeFileSync(join(rootFolder, rulesPath), rulesPage(readModules()))
