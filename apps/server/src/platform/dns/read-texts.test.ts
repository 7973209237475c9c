import { afterAll, beforeAll, expect, test } from 'vitest'
import { type NameServer, startNameServer } from './name-server.fixture.ts'
import { createTextReader, type ReadTexts } from './read-texts.ts'

let server: NameServer
let read: ReadTexts

beforeAll(async () => {
  server = await startNameServer()
  read = createTextReader([server.address])
})
afterAll(() => server.stop())

test('the TXT records of a name are read, and the parts of each record are joined', async () => {
  server.records.set('mill.example', ['v=spf1 -all', 'x'.repeat(600)])
  expect(await read('mill.example')).toEqual(['v=spf1 -all', 'x'.repeat(600)])
})

test('a name that doesn’t exist or has no TXT records returns an empty list', async () => {
  server.records.set('empty.example', [])
  expect(await read('empty.example')).toEqual([])
  expect(await read('nobody.example')).toEqual([])
})

test('a name server that doesn’t answer causes an error after the timeout', async () => {
  server.records.set('silent.example', 'silent')
  await expect(read('silent.example')).rejects.toThrow(/ETIMEOUT|ECANCELLED/)
})
