import { assert, asyncProperty, constantFrom, nat, string, uint8Array } from 'fast-check'
import { expect, test } from 'vitest'
import { docxOf, fullResume, paragraph, pdfOf, zipOf } from '../resume-files.factory.ts'
import { readResume } from './read-resume.ts'
import { RefusedResume } from './refused-resume.ts'

async function isReadOrRefused(bytes: Uint8Array): Promise<boolean> {
  return readResume(bytes).then(
    () => true,
    (error: unknown) => error instanceof RefusedResume,
  )
}

test('any bytes are read or refused, with or without a known file signature', async () => {
  const heads = constantFrom('', '%PDF-1.4\n', 'PK\u0003\u0004', '{', '{\\rtf', 'First Name,')
  await assert(
    asyncProperty(heads, uint8Array({ maxLength: 3_000 }), async (head, bytes) => {
      expect(await isReadOrRefused(Buffer.concat([Buffer.from(head, 'latin1'), bytes]))).toBe(true)
    }),
    { numRuns: 150 },
  )
})

test('any text is read or refused, and quickly', async () => {
  const words = string({ unit: 'grapheme', maxLength: 4_000 })
  await assert(
    asyncProperty(
      words,
      constantFrom('', 'Experience\n', 'Education\n2019 - 2020\n', 'Skills\n'),
      async (text, heading) => {
        const start = performance.now()
        expect(await isReadOrRefused(Buffer.from(heading + text))).toBe(true)
        expect(performance.now() - start).toBeLessThan(5_000)
      },
    ),
    { numRuns: 150 },
  )
})

test('a hostile text is read or refused, and quickly', async () => {
  const start = performance.now()
  for (const piece of [
    'a.',
    'a ',
    '1 ',
    '(1',
    'aa-',
    'a@',
    'http://',
    '2019 - ',
    'A, ',
    'Jan ',
    '- ',
    'name: ',
    '\t',
    '1/',
    'a\n',
    '2019 - 2020\n',
    'Aa Bb\n',
  ]) {
    expect(await isReadOrRefused(Buffer.from(`Experience\n${piece.repeat(20_000)}`))).toBe(true)
    expect(
      await isReadOrRefused(Buffer.from(`Ada Moore\n${piece.repeat(20_000)}\nSkills\n${piece.repeat(20_000)}`)),
    ).toBe(true)
  }
  expect(performance.now() - start).toBeLessThan(20_000)
})

test.each([
  ['one letter per line', 'a\n'.repeat(1_000_000)],
  ['one line', 'word '.repeat(400_000)],
  ['nothing but dates', `Experience\n${'Nurse, Acme\n2019 - 2020\n'.repeat(80_000)}`],
])('two megabytes of %s fit in a reply, which states what is left out', async (_, text) => {
  const reading = await readResume(Buffer.from(text))
  expect(JSON.stringify(reading).length).toBeLessThan(200_000)
  expect(reading.warnings.at(-1)).toMatch(/longer than a résumé\. We read its first/)
})

test('a résumé that mixes right-to-left and left-to-right text keeps the words of both', async () => {
  const { resume, unplaced } = await readResume(
    Buffer.from(
      'نور الحداد\nnoor@mail.example\n\nالخبرة العملية\nمهندسة برمجيات، Northwind Labs\t2019 - الآن\n- Built نظام الدفع in Go',
    ),
  )
  expect(resume.work).toMatchObject([{ startDate: '2019', highlights: ['Built نظام الدفع in Go'] }])
  expect(JSON.stringify([resume, unplaced])).toMatch(/Northwind Labs/)
})

test('a corrupted or truncated file is read or refused', async () => {
  const files = [
    pdfOf([[{ x: 40, y: 800, text: 'Ada Moore' }]]),
    docxOf(paragraph('Ada Moore')),
    zipOf({ 'Profile.csv': 'First Name,Last Name\nAda,Moore\n' }),
    Buffer.from(JSON.stringify(fullResume)),
  ]
  await assert(
    asyncProperty(constantFrom(...files), nat(), nat(255), async (file, at, byte) => {
      const brokenFile = new Uint8Array(file)
      brokenFile[at % brokenFile.length] = byte
      expect(await isReadOrRefused(brokenFile)).toBe(true)
      expect(await isReadOrRefused(file.subarray(0, at % file.length))).toBe(true)
    }),
    { numRuns: 80 },
  )
})
