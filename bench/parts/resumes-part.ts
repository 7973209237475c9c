// How well typeset résumés are read: bench/resumes/README.md.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { ResumeReading } from '@rise/contract/resumes/endpoints'
import { readResume } from '../../apps/server/src/features/resumes/reading/read-resume.ts'
import { fold } from '../../apps/server/src/features/resumes/reading/words/fold.ts'
import type { Person, TypesetFile } from '../resumes/typeset/person.ts'
import type { Row } from '../table.ts'

type Kind = 'names' | 'employers' | 'titles' | 'dates' | 'schools' | 'degrees' | 'skills' | 'languages'
/** A value that should be read, and whether it was. */
interface Judged {
  readonly kind: Kind
  readonly value: string
  readonly isRight: boolean
}

const home = new URL('../resumes/', import.meta.url)
const kinds: readonly Kind[] = ['names', 'employers', 'titles', 'dates', 'schools', 'degrees', 'skills', 'languages']
/** Between the parts of a heading, as in "BSc in Physics". */
const connectives = new Set(['in'])
const words = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]{2,}/gu

/** Measures all files; of those held out only the numbers are shown. `only` is the beginning of files to explain. */
export async function measureResumes(only: string): Promise<Row[]> {
  const people = new Map(read<Person[]>('people.json').map((person) => [person.id, person]))
  const files = read<TypesetFile[]>('files.json').filter(({ file }) => file.startsWith(only))
  const all: { isHeldOut: boolean; judged: Judged[]; invented: string[]; lost: string[] }[] = []
  for (const { file, person: id, heldOut } of files) {
    const person = people.get(id)
    if (!person) throw new Error(`${file} is of no known person.`)
    const reading = await readResume(readFileSync(new URL(`files/${file}`, home)))
    const result = {
      isHeldOut: heldOut,
      judged: judge(reading, person),
      invented: inventedIn(reading),
      lost: lostIn(reading, person),
    }
    all.push(result)
    if (!heldOut) explain(file, result)
  }
  return [
    ...rowsOf(
      '',
      all.filter(({ isHeldOut }) => !isHeldOut),
    ),
    ...rowsOf(
      ', held out',
      all.filter(({ isHeldOut }) => isHeldOut),
    ),
    ...(await measureSamples()),
  ]
}

function rowsOf(
  which: string,
  results: readonly { judged: readonly Judged[]; invented: readonly string[]; lost: readonly string[] }[],
): Row[] {
  const judged = results.flatMap((result) => result.judged)
  const share = (of: readonly Judged[]) => (100 * of.filter(({ isRight }) => isRight).length) / Math.max(1, of.length)
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
  { judged, invented, lost }: { judged: readonly Judged[]; invented: readonly string[]; lost: readonly string[] },
): void {
  const wrong = judged.filter(({ isRight }) => !isRight).map(({ kind, value }) => `${kind}: ${value}`)
  if (wrong.length + invented.length + lost.length === 0) return
  console.error(
    `${file}: ${[...wrong, ...invented.map((text) => `invented: ${text}`), ...lost.map((text) => `lost: ${text}`)].join('; ')}`,
  )
}

function judge({ resume }: ResumeReading, person: Person): Judged[] {
  const is = (one: unknown, other: unknown) => plain(one) === plain(other)
  const work = person.work.flatMap((role) => {
    const found =
      resume.work?.find((each) => is(each.position, role.position) && is(each.name, role.company)) ??
      resume.work?.find((each) => is(each.position, role.position) || is(each.name, role.company))
    return [
      { kind: 'employers', value: role.company, isRight: is(found?.name, role.company) },
      { kind: 'titles', value: role.position ?? '', isRight: is(found?.position, role.position) },
      { kind: 'dates', value: `${role.startDate} of ${role.company}`, isRight: found?.startDate === role.startDate },
      {
        kind: 'dates',
        value: `${role.endDate} of ${role.company}`,
        isRight: found !== undefined && found.endDate === role.endDate,
      },
    ] as const
  })
  const education = person.education.flatMap((school) => {
    const found = resume.education?.find((each) => is(each.institution, school.institution))
    return [
      { kind: 'schools', value: school.institution ?? '', isRight: found !== undefined },
      {
        kind: 'degrees',
        value: school.studyType ?? '',
        isRight: is(found?.studyType, school.studyType) && is(found?.area, school.area),
      },
      {
        kind: 'dates',
        value: `${school.startDate} of ${school.institution}`,
        isRight: found?.startDate === school.startDate,
      },
      {
        kind: 'dates',
        value: `${school.endDate} of ${school.institution}`,
        isRight: found?.endDate === school.endDate,
      },
    ] as const
  })
  const skills = new Set(
    (resume.skills ?? []).flatMap(({ name = '', keywords = [] }) => [name, ...keywords]).map(plain),
  )
  const languages = new Set((resume.languages ?? []).map(({ language = '' }) => plain(language)))
  return [
    { kind: 'names', value: person.name, isRight: is(resume.basics?.name, person.name) },
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

/** Values with a word that the file has not. */
function inventedIn({ resume, lines }: ResumeReading): string[] {
  const text = lines.map(plain).join(' ')
  const there = new Set([...wordsOf(text), ...wordsOf(text.replaceAll(/-\s/g, ''))])
  return textsIn(resume).filter(
    (value) =>
      !/^[12]\d{3}(?:-\d{2}){0,2}$|^https?:|^[A-Z]{2}$/.test(value) &&
      wordsOf(plain(value)).some((word) => !there.has(word) && !text.includes(word)),
  )
}

/** Words of the file in no value, no unplaced text and no heading, apart from dates and labels in another form. */
function lostIn({ resume, unplaced, lines }: ResumeReading, { headings, months, today, place }: Person): string[] {
  const other = [
    ...Object.values(headings),
    ...(Array.isArray(months) ? months : []),
    today,
    place,
    'Email Mobile Résumé page',
  ]
  const there = plain([...textsIn(resume), ...unplaced.map(({ text }) => text), ...other].join(' '))
  const known = new Set(wordsOf(there))
  return lines.filter((line) => {
    const missing = wordsOf(plain(line)).filter((word) => !known.has(word) && !there.includes(word) && !/\d/.test(word))
    return missing.some((word) => !/^[年月日]$/.test(word) && !connectives.has(word))
  })
}

/** The samples of JSON Resume beside this checkout come out as they went in. */
async function measureSamples(): Promise<Row[]> {
  const folder = new URL('../../../shared/data/resumes/', import.meta.url)
  if (!existsSync(folder)) return []
  let different = 0
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  for (const name of names) {
    const text = readFileSync(new URL(name, folder), 'utf8')
    const { resume, unplaced } = await readResume(Buffer.from(text))
    if (unplaced.length > 0 || JSON.stringify(resume) !== JSON.stringify(JSON.parse(text))) different += 1
  }
  return [
    {
      metric: `Samples of JSON Resume that came out different, of ${names.length}`,
      unit: '',
      measured: different,
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

function read<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(name, home), 'utf8'))
}
