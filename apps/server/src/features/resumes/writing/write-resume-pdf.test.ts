import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Resume } from '@rise/contract/resumes/shapes'
import { getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { findSkill } from '../../catalogs/index.ts'
import { readResume } from '../reading/read-resume.ts'
import { fullResume } from '../resume-files.factory.ts'
import { outlineOf } from './resume-outline.ts'
import { writeResumePdf } from './write-resume-pdf.ts'

/** Writes a résumé, and returns the PDF. */
async function pdfOf(...of: Parameters<typeof writeResumePdf>): Promise<Uint8Array> {
  return (await writeResumePdf(...of)).pdf
}

const designs = ['classic', 'modern', 'compact'] as const

/**
 * Returns a résumé as a page shows it: dates to the month, skills as in the catalog, addresses without a trailing
 * slash.
 */
function shownParts(resume: Resume): Record<string, unknown> {
  const month = (date?: string) => date?.slice(0, 7)
  const text = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ').replaceAll(/\s+/g, ' ')
  const period = ({ startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined }) =>
    [month(startDate), month(endDate)].join(' ')
  return {
    name: resume.basics?.name,
    label: resume.basics?.label,
    email: resume.basics?.email,
    phone: resume.basics?.phone,
    summary: text(resume.basics?.summary),
    profiles: resume.basics?.profiles?.map(({ url }) => url).toSorted(),
    work: resume.work?.map((work) => ({
      name: work.name,
      position: work.position,
      location: work.location,
      period: period(work),
      told: text(work.description, work.summary),
      highlights: work.highlights,
    })),
    volunteer: resume.volunteer?.map((each) => [each.organization, each.position, period(each), text(each.summary)]),
    education: resume.education?.map((each) => [
      each.institution,
      each.studyType,
      each.area,
      period(each),
      each.score,
      each.courses,
    ]),
    skills: resume.skills?.map(({ name, keywords }) => [name, keywords?.map((word) => findSkill(word)?.name ?? word)]),
    languages: resume.languages?.map(({ language, fluency }) => [language, fluency]),
    certificates: resume.certificates?.map(({ name, issuer, date }) => [name, issuer, month(date)]),
    awards: resume.awards?.map(({ title, awarder, date, summary }) => [title, awarder, month(date), text(summary)]),
    publications: resume.publications?.map((each) => [
      each.name,
      each.publisher,
      month(each.releaseDate),
      text(each.summary),
    ]),
    projects: resume.projects?.map((each) => [
      each.name,
      text(each.description),
      each.highlights,
      each.url?.replace(/\/$/, ''),
    ]),
    interests: resume.interests?.map(({ name, keywords }) => [name, keywords]),
    references: resume.references?.map(({ name, reference }) => [name, text(reference)]),
  }
}

const samples = join(import.meta.dirname, '../../../../../../../../shared/data/resumes')
const documents: [string, Resume][] = [
  ['our own', fullResume],
  ...(existsSync(samples) ? readdirSync(samples) : []).map((name): [string, Resume] => [
    name,
    JSON.parse(readFileSync(join(samples, name), 'utf8')),
  ]),
]

describe.each(designs)('the design %s', (design) => {
  test.each(
    documents.flatMap(([name, resume]) => (['A4', 'Letter'] as const).map((paper) => [name, paper, resume] as const)),
  )('produces a file from which our reader reads every part: %s, %s', async (_, paper, resume) => {
    const read = await readResume(await pdfOf(resume, { design, paper }))
    expect(shownParts(read.resume)).toEqual(shownParts(resume))
    expect(read.unplaced).toEqual([])
  })

  test('sets interests without keywords in one row and keeps each of them', async () => {
    const names = [
      'Drawing',
      'Hiking',
      'Fermenting',
      'Comics',
      'Open water swimming',
      'Chess',
      'Street food',
      'Sailing',
    ]
    const resume = { ...fullResume, interests: names.map((name) => ({ name })) }
    const [section] = outlineOf(resume).sections.filter(({ title }) => title === 'Interests')
    expect(section).toEqual({ title: 'Interests', words: names })
    const read = await readResume(await pdfOf(resume, { design, paper: 'A4' }))
    expect(read.resume.interests).toEqual(resume.interests)
  })

  test('includes title, author and language, and embeds its fonts', async () => {
    const pdf = await pdfOf(fullResume, { design, paper: 'Letter' })
    const { info } = await getMeta(new Uint8Array(pdf))
    expect(info).toMatchObject({
      Title: 'Ines Carvalho Brandt – Résumé',
      Author: 'Ines Carvalho Brandt',
      Language: 'en',
    })
    expect(
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/FontFile[23]?\s/g)?.length,
    ).toBeGreaterThanOrEqual(2)
    const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1)
    expect(page.view).toEqual([0, 0, 612, 792])
  })

  test('spreads long texts and words over many pages, and keeps each entry and list item', async () => {
    const word = 'Rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetz'
    const work = Array.from({ length: 14 }, (_, index) => ({
      name: `Company ${index + 1} GmbH`,
      position: 'Engineer',
      startDate: `${2000 + index}`,
      endDate: `${2001 + index}`,
      summary: `Paragraph ${index + 1}. ${'Plans the flow of goods through a warehouse with many gates. '.repeat(14)}${word}.`,
      highlights: Array.from(
        { length: 5 },
        (_, at) => `Item ${index + 1}.${at + 1} ${'of what was done there '.repeat(9).trim()}`,
      ),
    }))
    const pdf = await pdfOf({ basics: { name: 'Ada Moore' }, work }, { design, paper: 'A4' })
    const { numPages } = await getDocumentProxy(new Uint8Array(pdf))
    expect(numPages).toBeGreaterThanOrEqual(5)
    const { resume } = await readResume(pdf)
    expect(resume.work?.map(({ name, startDate, endDate }) => [name, startDate, endDate])).toEqual(
      work.map(({ name, startDate, endDate }) => [name, startDate, endDate]),
    )
    expect(resume.work?.map(({ highlights }) => highlights?.length)).toEqual(work.map(() => 5))
  })

  test('handles a résumé that has only a name, and one in Greek and Cyrillic', async () => {
    const bareReading = await readResume(await pdfOf({ basics: { name: 'Ada Moore' } }, { design, paper: 'A4' }))
    expect(bareReading.resume).toEqual({ basics: { name: 'Ada Moore' } })
    const foreign = { name: 'Ελένη Παπαδοπούλου', summary: 'Инженер по логистике из Салоник, Ł. Dvořák, Nguyễn.' }
    const read = await readResume(await pdfOf({ basics: foreign }, { design, paper: 'A4' }))
    expect(read.resume.basics).toEqual(foreign)
  })
})
