import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from '../../load-config.ts'
import { type Files, FilesUnavailable, isFileKey } from './files.ts'
import { createLocalFiles } from './local-files.ts'
import { openFiles } from './open-files.ts'
import { createS3Files } from './s3-files.ts'
import { type S3Server, startS3Server } from './s3-server.fixture.ts'

let folder: string
let store: S3Server

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rise-files-'))
  store = await startS3Server()
})
afterEach(() => store.fail(undefined))
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

async function contentOf(files: Files, key: string): Promise<string | undefined> {
  const file = await files.get(key)
  if (!file) return undefined
  const content = await buffer(file.stream)
  expect(file.size).toBe(content.length)
  return content.toString()
}

const bytes = (text: string) => new TextEncoder().encode(text)

describe.for([
  ['the local disk', () => createLocalFiles(join(folder, 'local'))],
  ['an object store', () => createS3Files(store.settings)],
] as const)('a store on %s', ([name, open]) => {
  const files = () => open()
  const key = (file: string) => `things/${name === 'the local disk' ? 'a' : 'b'}/${file}`

  test('stores, reads, replaces and removes a file', async () => {
    await files().put(key('one.txt'), bytes('first'), 'text/plain')
    expect(await contentOf(files(), key('one.txt'))).toBe('first')
    await files().put(key('one.txt'), bytes('second'), 'text/plain')
    expect(await contentOf(files(), key('one.txt'))).toBe('second')
    for (const _time of [1, 2]) await files().delete([key('one.txt'), key('never.txt')])
    expect(await files().get(key('one.txt'))).toBeUndefined()
  })

  test('stores an empty file', async () => {
    await files().put(key('empty.txt'), bytes(''), 'text/plain')
    expect(await contentOf(files(), key('empty.txt'))).toBe('')
  })

  test('keeps one complete file after twenty simultaneous writes to one key', async () => {
    const texts = Array.from({ length: 20 }, (_, number) => String(number).repeat(10_000))
    await Promise.all(texts.map((text) => files().put(key('raced.txt'), bytes(text), 'text/plain')))
    expect(texts).toContain(await contentOf(files(), key('raced.txt')))
  })

  test('refuses an invalid key', async () => {
    for (const badKey of [
      '../secret/file',
      'things',
      'things/../x',
      'things/.hidden',
      '/etc/passwd',
      'Things/x',
      'a//b',
    ]) {
      expect(isFileKey(badKey)).toBe(false)
      await expect(files().get(badKey)).rejects.toThrow('is no key')
      await expect(files().put(badKey, bytes('x'), 'text/plain')).rejects.toThrow('is no key')
    }
  })

  test('uses the key of a file as its URL path', () => {
    expect(files().urlPath('things/a/one.txt')).toBe('/things/a/one.txt')
  })
})

test('writing leaves no temporary file on the disk, and an emptied folder is removed', async () => {
  const files = createLocalFiles(join(folder, 'tidy'))
  await files.put('things/x/one.txt', bytes('1'), 'text/plain')
  expect(await readdir(join(folder, 'tidy/things/x'))).toEqual(['one.txt'])
  expect(await readFile(join(folder, 'tidy/things/x/one.txt'), 'utf8')).toBe('1')
  await files.delete(['things/x/one.txt'])
  expect(await readdir(join(folder, 'tidy/things'))).toEqual([])
})

test('an unwritable disk is reported as unavailable', async () => {
  await writeFile(join(folder, 'no-folder'), '')
  const put = createLocalFiles(join(folder, 'no-folder')).put('things/x/one.txt', bytes('1'), 'text/plain')
  await expect(put).rejects.toThrow(FilesUnavailable)
})

test('the object store gets the media type, and accepts only requests signed with the right secret', async () => {
  await createS3Files(store.settings).put('things/c/one.txt', bytes('1'), 'text/plain')
  expect(store.objects.get('things/c/one.txt')?.type).toBe('text/plain')
  const forgedStore = createS3Files({ ...store.settings, secret: 'another' })
  await expect(forgedStore.get('things/c/one.txt')).rejects.toThrow('403 and says SignatureDoesNotMatch')
  await expect(forgedStore.put('things/c/one.txt', bytes('2'), 'text/plain')).rejects.toThrow(FilesUnavailable)
  await expect(forgedStore.delete(['things/c/one.txt'])).rejects.toThrow(FilesUnavailable)
  expect(store.objects.get('things/c/one.txt')?.content.toString()).toBe('1')
})

test('requests to a failing store are retried, and an unreachable store is reported as unavailable', async () => {
  const files = createS3Files(store.settings)
  store.answers.length = 0
  store.fail(500)
  await expect(files.put('things/d/one.txt', bytes('1'), 'text/plain')).rejects.toThrow('InternalError')
  expect(store.answers).toEqual(['PUT 500', 'PUT 500', 'PUT 500'])
  const unreachableStore = createS3Files({ ...store.settings, endpoint: 'http://127.0.0.1:9' })
  await expect(unreachableStore.get('things/d/one.txt')).rejects.toThrow(FilesUnavailable)
})

test('the store’s errors never contain the secret', async () => {
  store.fail(403)
  const error = await createS3Files(store.settings)
    .get('things/d/one.txt')
    .catch((reason: unknown) => reason)
  expect(JSON.stringify([error, String(error)])).not.toContain(store.settings.secret)
})

test('the configuration decides between disk and object store', async () => {
  const { endpoint, region, bucket, keyId, secret } = store.settings
  const env = { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket, S3_KEY_ID: keyId, S3_SECRET: secret }
  await openFiles(loadConfig({ ...env, S3_PATH_STYLE: 'true' })).put('things/e/one.txt', bytes('1'), 'text/plain')
  expect(store.objects.has('things/e/one.txt')).toBe(true)
  const localFiles = openFiles(loadConfig({ DATA_DIR: join(folder, 'data') }))
  await localFiles.put('things/e/one.txt', bytes('2'), 'text/plain')
  expect(await readFile(join(folder, 'data/files/things/e/one.txt'), 'utf8')).toBe('2')
})
