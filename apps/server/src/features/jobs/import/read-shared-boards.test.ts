import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readAshby } from './read-ashby.ts'
import { readGreenhouse } from './read-greenhouse.ts'
import { readLever } from './read-lever.ts'

const folder = new URL('../../../../../../../shared/data/ats/', import.meta.url)
const readers = { greenhouse: readGreenhouse, lever: readLever, ashby: readAshby }

test.runIf(existsSync(folder)).each(['greenhouse', 'lever', 'ashby'] as const)(
  'real replies of %s are read whole',
  (kind) => {
    const parsed: unknown = JSON.parse(readFileSync(new URL(`${kind}.json`, folder), 'utf8'))
    const items = [...readers[kind](parsed)]
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
