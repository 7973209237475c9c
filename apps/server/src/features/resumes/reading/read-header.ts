import type { Resume } from '@rise/contract/resumes/shapes'
import { isRole } from './field-words.ts'
import { profileOfUrl, takeEmail, takePhone, takeUrl } from './links.ts'
import { readPlace } from './places.ts'
import { splitFields } from './read-entries.ts'
import type { ResumeLine } from './resume-line.ts'

type Basics = NonNullable<Resume['basics']>
type Profile = NonNullable<Basics['profiles']>[number]

const label =
  /^(?:name|e-?mail|e-?mail address|mail|phone|mobile|tel|telephone|telefon|mobil|handy|téléphone|teléfono|telefone|address|adresse|anschrift|dirección|endereço|location|wohnort|ort|web|website|webseite|portfolio|linkedin|github|xing|twitter|homepage|blog|links?|contact|kontakt|m|t|e|p|a|w)\s*[:：.]\s*/iu
const otherFacts =
  /^(?:date of birth|born|birthday|geburtsdatum|geboren|geburtsort|nationality|nationalität|staatsangehörigkeit|familienstand|marital status|gender|fecha de nacimiento|nacionalidad|date de naissance|nationalité|data de nascimento|nacionalidade|driving licen[cs]e|führerschein)\b/iu
const title =
  /^(?:curriculum vitae|résumé|resume|cv|lebenslauf|currículum(?: vitae)?|currículo|tabellarischer lebenslauf)$/iu

export interface Header {
  readonly basics: Basics
  /** Lines, or parts of lines, that fit none of the fields. */
  readonly left: readonly ResumeLine[]
}

interface Draft {
  name?: string
  label?: string
  email?: string
  phone?: string
  url?: string
  location?: Basics['location']
  profiles: Profile[]
}

/** Reads name, headline and contact details from the lines before the first section and the contact section. */
export function readHeader(top: readonly ResumeLine[], contact: readonly ResumeLine[]): Header {
  const draft: Draft = { profiles: [] }
  const left: ResumeLine[] = []
  const named = nameAmong(top)
  const lines = [...top, ...contact]
  for (const [index, line] of lines.entries()) {
    if (title.test(line.text)) continue
    if (line === named) {
      draft.name = nameOf(line.text)
      const beside = splitFields(withoutLabel(line.text)).slice(1)
      for (const part of beside) if (!takePart(draft, part)) left.push({ ...line, text: part })
      continue
    }
    const parts = partsOf(line.text, draft)
    const rest = parts.filter((part) => !takePart(draft, part))
    if (rest.length === 0) continue
    const isUnderName = named !== undefined && index < top.length && index > lines.indexOf(named)
    const words = rest.join(' | ')
    if (isUnderName && draft.label === undefined && isHeadline(words, parts.length === rest.length)) draft.label = words
    else left.push({ ...line, text: rest.join('\t') })
  }
  return { basics: basicsOf(draft), left }
}

function basicsOf({ profiles, ...basics }: Draft): Basics {
  return { ...basics, ...(profiles.length > 0 && { profiles }) }
}

/** Returns the line with the name: one after "Name:", otherwise the largest of the first lines that could be one. */
function nameAmong(lines: readonly ResumeLine[]): ResumeLine | undefined {
  const labelled = lines.find(({ text }) => /^name\s*[:：]/iu.test(text))
  if (labelled) return labelled
  const candidates = lines.slice(0, 8).filter((line) => !line.isBullet && isName(nameOf(line.text)))
  const [first] = candidates
  const largest = candidates.toSorted((a, b) => (b.size ?? 0) - (a.size ?? 0))[0]
  return largest && first && (largest.size ?? 0) > (first.size ?? 0) + 1 ? largest : first
}

function nameOf(line: string): string {
  const [first = ''] = splitFields(withoutLabel(line))
  return first.replace(/^(?:curriculum vitae|lebenslauf|résumé|cv)\s*(?:of|von|de|[:–-])?\s+/iu, '')
}

/** Chinese, Japanese and Korean names are written without spaces. */
const unspacedName =
  /^(?:[\p{Script=Han}]{2,5}|\p{Script=Hangul}{2,5}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]{2,14})$/u

function isName(text: string): boolean {
  const words = text.split(/\s+/)
  if ((words.length < 2 && !unspacedName.test(text)) || words.length > 6 || text.length > 60 || title.test(text))
    return false
  if (/[\d@:/|]/.test(text) || otherFacts.test(text) || !/\p{L}{2}/u.test(text)) return false
  const isCased = words.every((word) =>
    /^(?:[\p{Lu}\p{Lo}]|(?:van|von|de|der|den|da|do|dos|das|du|del|della|di|la|le|el|al|bin|ibn|y|e|zu|ter|ten)$|\(|["“'])/u.test(
      word,
    ),
  )
  return (
    isCased && !isRole(words.length > 1 ? words.slice(1).join(' ') : text) && readPlace(text)?.countryCode === undefined
  )
}

/** Splits a line into parts, after taking out addresses, which contain separators themselves. */
function partsOf(line: string, draft: Draft): string[] {
  let rest = line
  for (let taken = takeEmail(rest); taken; taken = takeEmail(rest)) {
    rest = taken.rest
    if (draft.email === undefined) draft.email = taken.found
  }
  for (let taken = takeUrl(rest); taken; taken = takeUrl(rest)) {
    rest = taken.rest
    addUrl(draft, taken.found)
  }
  const phone = draft.phone === undefined ? takePhone(rest) : undefined
  if (phone) draft.phone = phone.found
  return splitFields(phone?.rest ?? rest)
    .map(withoutLabel)
    .filter((part) => /[\p{L}\p{N}]{2}/u.test(part) && !onlyLabel(part))
}

function takePart(draft: Draft, part: string): boolean {
  const email = takeEmail(part)
  const link = email ? undefined : takeUrl(part)
  if (email && draft.email === undefined) draft.email = email.found
  else if (link) addUrl(draft, link.found)
  else if (draft.location === undefined && !isRole(part) && !otherFacts.test(part)) {
    const location = placeOf(part)
    if (location) draft.location = location
    return location !== undefined
  } else return false
  return true
}

/** `12 Main Street, Austin, TX 78701` is a street and a place. */
function placeOf(part: string): Basics['location'] {
  const place = readPlace(part)
  if (place) return place
  const [street = '', ...others] = part.split(/,\s*/)
  if (!/\d/.test(street) || !/\p{L}{3}/u.test(street) || others.length === 0 || part.length > 120) return undefined
  for (let from = 0; from < others.length - 1 || from === 0; from += 1) {
    const rest = readPlace(others.slice(from).join(', '))
    if (rest) return { address: [street, ...others.slice(0, from)].join(', '), ...rest }
  }
  return undefined
}

function addUrl(draft: Draft, url: string): void {
  const profile = profileOfUrl(url)
  const known = new Set([draft.url, ...draft.profiles.map((each) => each.url)])
  if (known.has(url)) return
  if (profile) draft.profiles.push(profile)
  else if (draft.url === undefined) draft.url = url
  else draft.profiles.push({ url })
}

function isHeadline(text: string, isWholeLine: boolean): boolean {
  if (text.length > 120 || /[.!?]$/.test(text) || otherFacts.test(text)) return false
  return isRole(text) || (isWholeLine && !/\d/.test(text) && text.split(' ').length <= 8)
}

function withoutLabel(part: string): string {
  return part.replace(label, '').trim()
}

function onlyLabel(part: string): boolean {
  return label.test(`${part}:`) && part.length <= 16
}
