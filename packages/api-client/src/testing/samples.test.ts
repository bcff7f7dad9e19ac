import * as v from 'valibot'
import { expect, test } from 'vitest'
import * as contract from '../contract/index.ts'
import * as builders from './index.ts'
import { sampleContent } from './samples.ts'

test.each(contract.allEndpoints)('the sample of $name is accepted by its schema', ({ endpoint }) => {
  expect(v.safeParse(endpoint.content, sampleContent(endpoint)).issues).toBeUndefined()
})

const schemas = new Map<string, unknown>(Object.entries(contract))
const built = Object.entries(builders).filter(([name]) => name.endsWith('Wire'))

test.each(built)('%s builds what its schema accepts', (name, build) => {
  const schema = schemas.get(name.replace(/Wire$/, 'Schema')) as v.GenericSchema
  const wire = (build as () => unknown)()
  expect(v.parse(schema, wire)).toMatchObject(wire as object)
})
