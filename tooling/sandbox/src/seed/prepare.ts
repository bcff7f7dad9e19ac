import { readBrandFacts } from './brandFacts.ts'
import { loadSnapshot } from './seed.ts'

// What takes the first start of a sandbox longest; in a new clone `npm run setup` does it.
await loadSnapshot(await readBrandFacts())
