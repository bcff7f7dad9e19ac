import { emptyPGlite } from './emptyPGlite.ts'

// What the first start of a sandbox on a machine would wait for longest.
await emptyPGlite()
