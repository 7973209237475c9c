// The quality of reading typeset résumés: see bench/resumes/README.md.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { ResumeReading } from '@rise/contract/resumes/endpoints'
import { readResume } from '../../apps/server/src/features/resumes/reading/read-resume.ts'
import { fold } from '../../apps/server/src/features/resumes/reading/words/fold.ts'
import type { Person, TypesetFile } from '../resumes/typeset/person.ts'
import type { Row } from '../table.ts'

type Kind = 'names' | 'employers' | 'titles' | 'dates' | 'schools' | 'degrees' | 'skills' | 'languages'
/** A value that should be read, and whether it was read correctly. */
interface JudgedValue {
  readonly kind: Kind
  readonly value: string
  readonly isRight: boolean
}

const home = new URL('../resumes/', import.meta.url)
const kinds: readonly Kind[] = ['names', 'employers', 'titles', 'dates', 'schools', 'degrees', 'skills', 'languages']
/** Words between the parts of a heading, as in "BSc in Physics". */
const connectives = new Set(['in'])
const words = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]{2,}/gu

/**
 * Measures the files whose names begin with `only`. Their mistakes are printed, but mistakes in held-out files are
 * only counted.
 */
export async function measureResumes(only: string): Promise<Row[]> {
  const people = new Map(readJson<Person[]>('people.json').map((person) => [person.id, person]))
  const files = readJson<TypesetFile[]>('files.json').filter(({ file }) => file.startsWith(only))
  const allResults: { isHeldOut: boolean; judged: JudgedValue[]; invented: string[]; lost: string[] }[] = []
  for (const { file, person: id, heldOut } of files) {
    const person = people.get(id)
    if (!person) throw new Error(`${file} is of no known person.`)
    const reading = await readResume(readFileSync(new URL(`files/${file}`, home)))
    const result = {
      isHeldOut: heldOut,
      judged: judgeReading(reading, person),
      invented: inventedIn(reading),
      lost: lostLines(reading, person),
    }
    allResults.push(result)
    if (!heldOut) explain(file, result)
  }
  return [
    ...rowsOf(
      '',
      allResults.filter(({ isHeldOut }) => !isHeldOut),
    ),
    ...rowsOf(
      ', held out',
      allResults.filter(({ isHeldOut }) => isHeldOut),
    ),
    ...(await measureSamples()),
  ]
}

function rowsOf(
  which: string,
  results: readonly { judged: readonly JudgedValue[]; invented: readonly string[]; lost: readonly string[] }[],
): Row[] {
  const judged = results.flatMap((result) => result.judged)
  const share = (of: readonly JudgedValue[]) =>
    (100 * of.filter(({ isRight }) => isRight).length) / Math.max(1, of.length)
  return [
    { metric: `Résumés${which}`, unit: '', measured: results.length },
    { metric: `Right values${which}`, unit: '%', measured: share(judged), limit: { atLeast: 95 } },
    ...kinds.map((kind) => ({
      metric: `  ${kind}${which}`,
      unit: '%',
      measured: share(judged.filter((each) => each.kind === kind)),
    })),
    {
      metric: `Invented values${which}`,
      unit: '',
      measured: results.flatMap(({ invented }) => invented).length,
      limit: { atMost: 0 },
    },
    {
      metric: `Lost words${which}`,
      unit: '',
      measured: results.flatMap(({ lost }) => lost).length,
      limit: { atMost: 0 },
    },
  ]
}

function explain(
  file: string,
  { judged, invented, lost }: { judged: readonly JudgedValue[]; invented: readonly string[]; lost: readonly string[] },
): void {
  const wrongValues = judged.filter(({ isRight }) => !isRight).map(({ kind, value }) => `${kind}: ${value}`)
  if (wrongValues.length + invented.length + lost.length === 0) return
  console.error(
    `${file}: ${[...wrongValues, ...invented.map((text) => `invented: ${text}`), ...lost.map((text) => `lost: ${text}`)].join('; ')}`,
  )
}

function judgeReading({ resume }: ResumeReading, person: Person): JudgedValue[] {
  const isSame = (one: unknown, other: unknown) => plain(one) === plain(other)
  const work = person.work.flatMap((role) => {
    const readRole =
      resume.work?.find((each) => isSame(each.position, role.position) && isSame(each.name, role.company)) ??
      resume.work?.find((each) => isSame(each.position, role.position) || isSame(each.name, role.company))
    return [
      { kind: 'employers', value: role.company, isRight: isSame(readRole?.name, role.company) },
      { kind: 'titles', value: role.position ?? '', isRight: isSame(readRole?.position, role.position) },
      { kind: 'dates', value: `${role.startDate} of ${role.company}`, isRight: readRole?.startDate === role.startDate },
      {
        kind: 'dates',
        value: `${role.endDate} of ${role.company}`,
        isRight: readRole !== undefined && readRole.endDate === role.endDate,
      },
    ] as const
  })
  const education = person.education.flatMap((school) => {
    const readSchool = resume.education?.find((each) => isSame(each.institution, school.institution))
    return [
      { kind: 'schools', value: school.institution ?? '', isRight: readSchool !== undefined },
      {
        kind: 'degrees',
        value: school.studyType ?? '',
        isRight: isSame(readSchool?.studyType, school.studyType) && isSame(readSchool?.area, school.area),
      },
      {
        kind: 'dates',
        value: `${school.startDate} of ${school.institution}`,
        isRight: readSchool?.startDate === school.startDate,
      },
      {
        kind: 'dates',
        value: `${school.endDate} of ${school.institution}`,
        isRight: readSchool?.endDate === school.endDate,
      },
    ] as const
  })
  const skills = new Set(
    (resume.skills ?? []).flatMap(({ name = '', keywords = [] }) => [name, ...keywords]).map(plain),
  )
  const languages = new Set((resume.languages ?? []).map(({ language = '' }) => plain(language)))
  return [
    { kind: 'names', value: person.name, isRight: isSame(resume.basics?.name, person.name) },
    ...work,
    ...education,
    ...person.skills.flatMap(({ keywords }) =>
      keywords.map((value) => ({ kind: 'skills' as const, value, isRight: skills.has(plain(value)) })),
    ),
    ...person.languages.map(({ language: value }) => ({
      kind: 'languages' as const,
      value,
      isRight: languages.has(plain(value)),
    })),
  ]
}

/** Returns the values that contain a word that isn't in the file. */
function inventedIn({ resume, lines }: ResumeReading): string[] {
  const text = lines.map(plain).join(' ')
  const fileWords = new Set([...wordsOf(text), ...wordsOf(text.replaceAll(/-\s/g, ''))])
  return textsIn(resume).filter(
    (value) =>
      !/^[12]\d{3}(?:-\d{2}){0,2}$|^https?:|^[A-Z]{2}$/.test(value) &&
      wordsOf(plain(value)).some((word) => !fileWords.has(word) && !text.includes(word)),
  )
}

/**
 * Returns the lines with words that are in no value, no unplaced text and no heading. Dates and labels may have another
 * form.
 */
function lostLines({ resume, unplaced, lines }: ResumeReading, { headings, months, today, place }: Person): string[] {
  const ignoredTexts = [
    ...Object.values(headings),
    ...(Array.isArray(months) ? months : []),
    today,
    place,
    'Email Mobile Résumé page',
  ]
  const keptText = plain([...textsIn(resume), ...unplaced.map(({ text }) => text), ...ignoredTexts].join(' '))
  const keptWords = new Set(wordsOf(keptText))
  return lines.filter((line) => {
    const missingWords = wordsOf(plain(line)).filter(
      (word) => !keptWords.has(word) && !keptText.includes(word) && !/\d/.test(word),
    )
    return missingWords.some((word) => !/^[年月日]$/.test(word) && !connectives.has(word))
  })
}

/** Measures whether JSON Resume's samples, in a folder next to this clone, stay the same. */
async function measureSamples(): Promise<Row[]> {
  const folder = new URL('../../../shared/data/resumes/', import.meta.url)
  if (!existsSync(folder)) return []
  let changedCount = 0
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  for (const name of names) {
    const text = readFileSync(new URL(name, folder), 'utf8')
    const { resume, unplaced } = await readResume(Buffer.from(text))
    if (unplaced.length > 0 || JSON.stringify(resume) !== JSON.stringify(JSON.parse(text))) changedCount += 1
  }
  return [
    {
      metric: `Samples of JSON Resume that came out different, of ${names.length}`,
      unit: '',
      measured: changedCount,
      limit: { atMost: 0 },
    },
  ]
}

function plain(value: unknown): string {
  return fold(String(value ?? ''))
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function wordsOf(text: string): string[] {
  return text.match(words) ?? []
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(name, home), 'utf8'))
}
