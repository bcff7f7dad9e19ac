import { writeFileSync } from 'node:fs'
import { openApiText } from './createOpenApi.ts'

writeFileSync(new URL('../../openapi.json', import.meta.url), openApiText())
