import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert, asyncProperty, jsonValue, object, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fullResume } from '../../resume-files.factory.ts'
import { writeJsonResume } from '../../writing/write-json-resume.ts'
import { readResume } from '../read-resume.ts'
import { readJsonResume } from './read-json-resume.ts'

describe('a document stays unchanged', () => {
  test('with fields unknown to the schema, at every level', () => {
    const extra = object({ values: [string()], maxDepth: 2 })
    assert(
      property(extra, jsonValue(), (more, value) => {
        const known = (from: object, own: object) => ({ ...from, ...own })
        const document = {
          ...known(more, fullResume),
          basics: { ...fullResume.basics, 'x-more': more },
          work: fullResume.work?.map((work) => ({ ...work, 'x-value': value, 'x-more': more })),
          'x-value': value,
        }
        const text = JSON.stringify(document)
        const { resume, unread } = readJsonResume(JSON.parse(text))
        expect(unread).toEqual([])
        expect(JSON.parse(JSON.stringify(resume))).toEqual(JSON.parse(text))
        expect(JSON.parse(writeJsonResume(resume))).toMatchObject(JSON.parse(text))
      }),
      { numRuns: 60 },
    )
  })

  const samples = join(import.meta.dirname, '../../../../../../../../shared/data/resumes')
  const names = existsSync(samples) ? readdirSync(samples) : []
  test.skipIf(names.length === 0)('in the samples of the format', () => {
    for (const name of names) {
      const text = readFileSync(join(samples, name), 'utf8')
      const { resume, unread } = readJsonResume(JSON.parse(text))
      expect(unread).toEqual([])
      expect(JSON.parse(writeJsonResume(resume))).toEqual(JSON.parse(text))
    }
  })
})

test('a value of another type is converted without loss, otherwise listed with its path', () => {
  const { resume, unread } = readJsonResume(
    structuredClone({
      basics: { name: 'Ada Moore', phone: 5550177, summary: null },
      work: [
        { name: 'Mill', startDate: 'May 2020', endDate: 'Present' },
        { name: 'Dam', startDate: 'once' },
      ],
      skills: ['SQL', { name: 'Excel' }],
      education: 'none',
    }),
  )
  expect(resume).toEqual({
    basics: { name: 'Ada Moore', phone: '5550177' },
    work: [{ name: 'Mill', startDate: '2020-05' }, { name: 'Dam' }],
    skills: [{ name: 'SQL' }, { name: 'Excel' }],
  })
  expect(unread.toSorted()).toEqual(['Education: none', 'Experience 2, start date: once'])
})

test.each([
  '{"a": 1}',
  '{"work": ',
  `{"work": ${'['.repeat(5_000)}`,
  `{"x-a":${'[{"a":'.repeat(200)}1${'}]'.repeat(200)},"work":[]}`,
])('content of another kind is refused: %.20s', async (text) => {
  await expect(readResume(Buffer.from(text))).rejects.toMatchObject({
    reason: expect.stringMatching(/^resume-(?:broken|kind-unknown)$/),
  })
})

test('any JSON is read or refused without a crash', async () => {
  await assert(
    asyncProperty(jsonValue(), jsonValue(), async (basics, work) => {
      const bytes = Buffer.from(JSON.stringify({ basics, work, skills: [work] }))
      const reading = await readResume(bytes).catch((error: { reason: string }) => error)
      expect('reason' in reading || reading.kind === 'json-resume').toBe(true)
    }),
    { numRuns: 100 },
  )
})
