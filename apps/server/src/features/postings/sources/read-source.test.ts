import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Posting } from '../posting.ts'
import { reasonToReject } from '../preparing/prepare-posting.ts'
import { sanitiseDescription } from '../text/sanitise-description.ts'
import { readItemSchema } from './json-ld/posting-schema.factory.ts'
import { type SourceKind, sourceKinds } from './read-source.ts'
import { readAll, readOnly } from './source-bytes.factory.ts'
import { type SampleJob, sampleOf } from './source-samples.factory.ts'

const withPay = sourceKinds.filter((kind) => kind !== 'workable' && kind !== 'personio')

const isJson = (kind: SourceKind) => kind !== 'csv' && kind !== 'personio'

async function readJob(kind: SourceKind, job: SampleJob): Promise<Posting> {
  return readOnly(kind, sampleOf[kind]([{ key: 'a', ...job }]))
}

describe.each(sourceKinds)('%s', (kind) => {
  test('a job is read from chunks of any size', async () => {
    for (const size of [1, 100, 65_536]) {
      const { items, error } = await readAll(kind, sampleOf[kind]([{ key: 'a' }, { key: 'b' }]), {}, size)
      expect({ error, items }).toMatchObject({
        error: null,
        items: [{ posting: { key: 'a' } }, { posting: { key: 'b' } }],
      })
    }
  })

  test('a truncated source yields its complete jobs and an error', async () => {
    const text = sampleOf[kind]([{ key: 'first' }, { key: 'second' }, { key: 'third' }])
    const { items, error } = await readAll(kind, text.slice(0, text.indexOf('third') + 3))
    expect(error).toMatch(/cut off|not whole/)
    expect(items).toMatchObject([{ posting: { key: 'first' } }, { posting: { key: 'second' } }])
  })

  test.each([
    ['nothing', ''],
    ['a null byte', '\u0000'],
    ['a word', 'jobs'],
    ['half a bracket', '['],
    ['binary', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
    ['a page without jobs', '<!doctype html><title>Not found</title>'],
    ['an error of an API', '{"error":"Not found","status":404}'],
    ['100,000 brackets', '['.repeat(100_000)],
    ['100,000 elements', '<a>'.repeat(100_000)],
  ])('%s is refused with a one-line reason', async (_name, content) => {
    const { items, error } = await readAll(kind, content)
    if (kind === 'json' && typeof content === 'string' && content.startsWith('{"error"')) {
      expect(items).toMatchObject([{ rejected: { reason: 'title: it is missing' } }])
      return
    }
    expect(items).toEqual([])
    expect(error).toMatch(/^.{10,400}$/)
  })

  test('a board of any other source is refused, naming its kind', async () => {
    for (const other of sourceKinds.filter((name) => name !== kind && name !== 'csv' && name !== 'json-ld')) {
      const { items, error } = await readAll(kind, sampleOf[other]([{ key: 'a' }]))
      const hint = isJson(kind) || other === 'personio' ? `use --source ${other}` : 'use --source json'
      expect({ other, items, error }).toEqual({ other, items: [], error: expect.stringContaining(hint) })
    }
  })

  test('a job without a title is rejected, and the next job is read', async () => {
    const { items } = await readAll(kind, sampleOf[kind]([{ key: 'a', title: null }, { key: 'b' }]))
    expect(items).toMatchObject([
      { rejected: { key: 'a', reason: expect.stringMatching(/^title|^text|^name/) } },
      { posting: { key: 'b' } },
    ])
  })

  test('a title of almost 10,000 characters is read, and the import rejects it later', async () => {
    const posting = await readJob(kind, { title: 'Pilot '.repeat(1_666) })
    expect(reasonToReject(posting, 'Harbour Lights')).toContain('title')
  })

  test('dates in 1970 are ignored, and dates in 2099 are kept', async () => {
    expect((await readJob(kind, { datePosted: '1970-01-01' })).datePosted).toBeNull()
    expect((await readJob(kind, { datePosted: '2099-01-01' })).datePosted?.value.getUTCFullYear()).toBe(2099)
  })

  test('scripts in HTML are removed by the sanitiser', async () => {
    const description =
      '<p onclick="x()">Do</p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x()">go</a>'
    const posting = await readJob(kind, { description })
    expect(sanitiseDescription(posting.description.value)).toBe('<p>Do</p>\n<p>go</p>')
  })

  test('endlessly nested entities stay as text', async () => {
    const { title, description } = await readJob(kind, {
      title: `A ${'&amp;'.repeat(5)}lt;script&gt;`,
      description: `<p>${'&amp;'.repeat(10_000)}lt;script&gt;</p>`,
    })
    expect(title.value).not.toContain('<')
    expect(sanitiseDescription(description.value)).not.toContain('<script')
  })

  test('null bytes, control characters and lone surrogates are removed', async () => {
    const dirtyText = kind === 'personio' ? 'a\u0085\u202e\ufeffb' : 'a\u0000\u0007\ud800\u202eb'
    const posting = await readJob(kind, { title: dirtyText, description: `<p>${dirtyText}</p>` })
    expect(posting.title.value).toMatch(/^a[\ufffd ]*b$/)
    expect(posting.description.value).toMatch(/^<p>a[\ufffd ]*b<\/p>$/)
  })

  test('a text of 50 MB is rejected, and the next job is read', async () => {
    const huge = 'x'.repeat(50_000_000)
    const { items, error } = await readAll(kind, sampleOf[kind]([{ key: 'a', description: huge }, { key: 'b' }]), {})
    expect({ error, items }).toMatchObject({
      error: null,
      items: [{ rejected: { key: 'a', reason: expect.stringContaining('longer than') } }, { posting: { key: 'b' } }],
    })
  })
})

test.each(withPay)('%s: negative pay is unknown, and the job is read', async (kind) => {
  expect((await readJob(kind, {})).pay?.value).toEqual({ min: 20, max: 30, currency: 'EUR', period: 'HOUR' })
  expect((await readJob(kind, { payMin: -20 })).pay).toBeNull()
})

test.each(['lever', 'json', 'json-ld'] as const)(
  '%s: JavaScript’s built-in property names are ordinary fields',
  async (kind) => {
    const job = sampleOf[kind]([{ key: 'a' }]).replace(
      '"description":',
      '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"description":',
    )
    expect((await readOnly(kind, job)).key).toBe('a')
    expect('polluted' in {}).toBe(false)
  },
)

describe('a reader returns valid items or an error for', () => {
  test.each(sourceKinds)('%s with JavaScript’s built-in property names as values', async (kind) => {
    const sample = sampleOf[kind]([{ key: 'a' }])
    for (const name of ['constructor', 'toString', '__proto__']) {
      for (const { 0: text, index } of sample.matchAll(
        /(?<=[:,[]\s*)"(?:[^"\\]|\\.)*"(?=\s*[,}\]])|(?<=>)[^<>]+(?=<\/)/g,
      )) {
        const value = text.startsWith('"') ? JSON.stringify(name) : name
        await expectValid(kind, `${sample.slice(0, index)}${value}${sample.slice(index + text.length)}`)
      }
    }
  })

  test.each(sourceKinds)('%s with fields of any kind', async (kind) => {
    const sample = sampleOf[kind]([{ key: 'a' }])
    const oddValue = fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: 'binary' }),
      fc.double(),
      fc.constantFrom('', '2026-13-45', 'http://[', -1, '1e999'),
    )
    const values =
      sample.match(/"(?:[^"\\]|\\.)*"(?=[,}\]])|(?<=[:,[])-?\d+|(?<=>)[^<>]+(?=<\/)|null|true|false/g) ?? []
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(), oddValue), { minLength: 1, maxLength: 5 }), async (changes) => {
        let text = sample
        for (const [index, value] of changes) {
          const oldValue = values[index % values.length] ?? ''
          text = text.replace(oldValue, () => JSON.stringify(value).replaceAll('<', '\\u003c'))
        }
        await expectValid(kind, text)
      }),
      { numRuns: 100 },
    )
  })

  test.each(sourceKinds)('%s truncated or corrupted anywhere', async (kind) => {
    const sample = Buffer.from(sampleOf[kind]([{ key: 'a' }, { key: 'b', description: '<p>ü東</p>' }]))
    const change = fc.record({
      at: fc.nat(sample.length - 1),
      removed: fc.nat(20),
      added: fc.uint8Array({ maxLength: 6 }),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 500 }),
        async (changes, size) => {
          let bytes = sample
          for (const { at, removed, added } of changes) {
            bytes = Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at + removed)])
          }
          await expectValid(kind, bytes, size)
        },
      ),
      { numRuns: 100 },
    )
  })
})

async function expectValid(kind: SourceKind, content: string | Uint8Array, size?: number): Promise<void> {
  const { items, error } = await readAll(kind, content, { url: 'https://harbour-lights.jobs.personio.de/xml' }, size)
  for (const item of items) {
    const { success, error: invalid } = readItemSchema.safeParse(item)
    if (!success) throw new Error(`${invalid.message} in ${JSON.stringify(item)}`)
  }
  if (error !== null) expect(error).toMatch(/^[^\n]{10,700}$/)
}
