import { createReadStream, existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ReadItem } from '../posting.ts'
import { readItemSchema } from './json-ld/posting-schema.factory.ts'
import { readSource, type SourceKind } from './read-source.ts'

const folder = new URL('../../../../../../../shared/data/', import.meta.url)

async function read(kind: SourceKind, path: string): Promise<ReadItem[]> {
  const items: ReadItem[] = []
  for await (const item of readSource(kind, createReadStream(new URL(path, folder)), { fileName: path })) {
    readItemSchema.parse(item)
    items.push(item)
  }
  return items
}

test.runIf(existsSync(folder)).each(['greenhouse', 'lever', 'ashby'] as const)(
  'real replies of %s are read completely',
  async (kind) => {
    const items = await read(kind, `ats/${kind}.json`)
    expect(items).toHaveLength(2)
    for (const item of items) {
      expect(item).toMatchObject({
        posting: {
          companyName: { value: expect.stringMatching(/./) },
          title: { value: expect.stringMatching(/./) },
          department: { value: expect.stringMatching(/./) },
          workType: { value: expect.stringMatching(/Remote|Hybrid/) },
          places: [{ value: { asWritten: expect.not.stringMatching(/remote/i) } }],
          datePosted: { value: expect.any(Date) },
          applyUrl: { value: expect.stringMatching(/^https:/) },
        },
      })
    }
  },
)

test.runIf(existsSync(folder))('real replies of the other boards are read without duplicates', async () => {
  expect(await read('workable', 'ats/workable.json')).toMatchObject([
    {
      posting: { workType: { value: 'Remote' }, places: [{ value: { country: 'ES' } }, { value: { country: 'PT' } }] },
    },
  ])
  expect(await read('recruitee', 'ats/recruitee.json')).toMatchObject(
    [60_000, 75_000].map((min) => ({
      posting: { pay: { value: { min } }, places: [{ value: { locality: 'Berlin' } }], language: { value: 'en' } },
    })),
  )
  expect(await read('smartrecruiters', 'ats/smartrecruiters.json')).toMatchObject([
    { posting: { employmentType: { value: 'Part-time' }, places: [{ value: { region: 'Missouri', country: 'US' } }] } },
  ])
  expect(await read('personio', 'ats/personio.xml')).toMatchObject([
    {
      posting: { companyName: { value: 'Acme SE & Co. KG' }, employmentType: { value: 'Full-time' }, places: [{}, {}] },
    },
  ])
})

test.runIf(existsSync(folder))('an aggregated list of thousands of jobs is read in the plain format', async () => {
  const items = await read('json', 'jobs/quant-jobs.json')
  expect(items.length).toBeGreaterThan(4_000)
  const postings = items.flatMap((item) => ('posting' in item ? [item.posting] : []))
  expect(postings).toHaveLength(items.length)
  expect(postings.every(({ companyName, pay }) => companyName !== null && pay === null)).toBe(true)
  expect(postings.filter(({ workType }) => workType?.value === 'Hybrid').length).toBeGreaterThan(700)
})
