import { expect, test } from 'vitest'
import { loadSchemas } from './load-schemas.ts'

test('a schema without messages of its own reports the contract’s, even if zod was loaded earlier', async () => {
  const load = async () => (await import('@rise/contract/applications/setup/fields')).hiringStages
  for (const schema of [await loadSchemas(load), await loadSchemas(load)]) {
    expect(schema.safeParse({}).error?.issues.map(({ message }) => message)).toEqual(['This is required.'])
  }
})
