import { beforeAll, describe, expect, test } from 'vitest'
import { readResumeApart, writeResumePdfApart } from './resume-apart.ts'
import { docxOf, fullResume, paragraph, pdfOf, zipOf } from './resume-files.factory.ts'

const line = [{ x: 40, y: 800, text: 'Ada Moore' }]

async function refusalOf(bytes: Uint8Array): Promise<string> {
  return readResumeApart(bytes).then(
    () => 'read',
    (error: { reason: string }) => error.reason,
  )
}

describe('a separate process', () => {
  test('writes a résumé as PDF and reads the file back', async () => {
    const { bytes: pdf } = await writeResumePdfApart(fullResume, { design: 'compact', paper: 'Letter' })
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const { kind, resume } = await readResumeApart(pdf)
    expect(kind).toBe('pdf')
    expect(resume.basics?.name).toBe('Ines Carvalho Brandt')
  })

  test('answers concurrent requests', async () => {
    const files = Array.from({ length: 6 }, () => readResumeApart(Buffer.from('Ada Moore\n\nSkills\nSQL\n')))
    expect((await Promise.all(files)).map(({ resume }) => resume.skills)).toEqual(Array(6).fill([{ name: 'SQL' }]))
  })

  test('refuses a request when too many are waiting', async () => {
    const files = Array.from({ length: 20 }, () => refusalOfAny(Buffer.from('Ada Moore')))
    expect((await Promise.all(files)).filter((answer) => answer === 'overloaded')).toHaveLength(2)
  })
})

async function refusalOfAny(bytes: Uint8Array): Promise<string> {
  return readResumeApart(bytes).then(
    () => 'read',
    (error: { declaration?: { code: string }; reason?: string }) => error.declaration?.code ?? error.reason ?? '',
  )
}

describe('the separate process refuses, with the reason,', () => {
  let bomb: Uint8Array

  beforeAll(() => {
    bomb = zipOf({ 'word/document.xml': '<a>'.padEnd(80_000_000, ' ') })
  })

  test.each<[string, () => Uint8Array, string]>([
    ['an empty file', () => new Uint8Array(), 'resume-empty'],
    ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'resume-kind-unknown'],
    ['a web page', () => Buffer.from('<!doctype html><p>Hello'), 'resume-kind-unknown'],
    ['an old Word file', () => Buffer.from('d0cf11e0a1b11ae1'.padEnd(2_000, '0'), 'hex'), 'resume-kind-old'],
    ['RTF', () => Buffer.from('{\\rtf1 Ada}'), 'resume-kind-old'],
    ['more than 10 MB', () => new Uint8Array(10 * 1024 * 1024 + 1).fill(32), 'resume-too-large'],
    ['a locked PDF', () => pdfOf([line], { isLocked: true }), 'resume-locked'],
    ['a PDF of 51 pages', () => pdfOf(Array(51).fill(line)), 'resume-too-many-pages'],
    ['a PDF of 10,000 pages', () => pdfOf(Array(10_000).fill(line)), 'resume-too-many-pages'],
    ['a PDF without words', () => pdfOf([[]]), 'resume-without-text'],
    ['a truncated PDF', () => Buffer.from('%PDF-1.7\n'), 'resume-broken'],
    ['a truncated zip', () => docxOf(paragraph('Ada')).subarray(0, 700), 'resume-broken'],
    ['a zip bomb', () => bomb, 'resume-too-large'],
    ['a locked zip', () => Object.assign(zipOf({ 'Profile.csv': 'a' }), { 6: 1 }), 'resume-locked'],
    ['macros', () => docxOf(paragraph('Ada'), { 'word/vbaProject.bin': 'x' }), 'resume-unsafe'],
    [
      'external entities',
      () =>
        docxOf(paragraph('Ada'), {
          'word/document.xml': '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
        }),
      'resume-unsafe',
    ],
    ['JSON cut off', () => Buffer.from('{"work": [{'), 'resume-broken'],
  ])('%s', async (_, bytes, reason) => {
    expect(await refusalOf(bytes())).toBe(reason)
  })
})
