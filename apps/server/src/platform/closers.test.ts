import { expect, test } from 'vitest'
import { createClosers } from './closers.ts'

test('each resource is closed once, in reverse order of opening', async () => {
  const closers = createClosers()
  const closed: string[] = []
  for (const name of ['database', 'queue', 'server']) closers.add(name, async () => void closed.push(name))

  await Promise.all([closers.closeAll(), closers.closeAll()])
  await closers.closeAll()

  expect(closed).toEqual(['server', 'queue', 'database'])
})

test('a resource that fails to close is named in the error, and the others are closed', async () => {
  const closers = createClosers()
  const closed: string[] = []
  closers.add('The database', async () => void closed.push('database'))
  closers.add('The queue', () => Promise.reject(new Error('stuck')))
  closers.add('The server', () => {
    throw new Error('broken')
  })

  await expect(closers.closeAll()).rejects.toThrow('The server did not close, The queue did not close')

  expect(closed).toEqual(['database'])
})
