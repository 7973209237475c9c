import { expect, test } from 'vitest'
import { createClosers } from './closers.ts'

test('each resource is closed once, in reverse order of opening', async () => {
  const closers = createClosers()
  const closedNames: string[] = []
  for (const name of ['database', 'queue', 'server']) closers.add(name, async () => void closedNames.push(name))

  await Promise.all([closers.closeAll(), closers.closeAll()])
  await closers.closeAll()

  expect(closedNames).toEqual(['server', 'queue', 'database'])
})

test('a resource that fails to close is named in the error, and the others are closed', async () => {
  const closers = createClosers()
  const closedNames: string[] = []
  closers.add('The database', async () => void closedNames.push('database'))
  closers.add('The queue', () => Promise.reject(new Error('stuck')))
  closers.add('The server', () => {
    throw new Error('broken')
  })

  await expect(closers.closeAll()).rejects.toThrow('The server did not close, The queue did not close')

  expect(closedNames).toEqual(['database'])
})
