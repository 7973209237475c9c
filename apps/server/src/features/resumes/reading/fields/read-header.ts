import type { Resume } from '@rise/contract/resumes/shapes'
import { splitFields } from '../entries/split-fields.ts'
import type { ResumeLine } from '../lines/resume-line.ts'
import { isTitle } from '../words/document-title.ts'
import { isRole } from '../words/field-words.ts'
import { isLabel, splitLabel } from '../words/labels.ts'
import { profileOfUrl, takeEmail, takePhone, takeUrl } from '../words/links.ts'
import { readPlace } from './places.ts'
import { findName } from './read-name.ts'

type Basics = NonNullable<Resume['basics']>
type Profile = NonNullable<Basics['profiles']>[number]

/** A field of the basics with the numbers of its lines. */
export interface FoundField {
  readonly field: string
  readonly lines: number[]
  readonly unsure?: readonly string[]
}

export interface Header {
  readonly basics: Basics
  readonly fields: readonly FoundField[]
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
  readonly fields: Map<string, FoundField>
}

/** Reads name, headline and contact details from the lines before the first section and the contact section. */
export function readHeader(top: readonly ResumeLine[], contact: readonly ResumeLine[]): Header {
  const draft: Draft = { profiles: [], fields: new Map() }
  const remainingLines: ResumeLine[] = []
  const foundName = findName(top, contact)
  if (foundName) {
    draft.name = foundName.name
    for (const line of foundName.lines) note(draft, 'name', line, foundName.isSure ? [] : ['name'])
  }
  const lines = [...top, ...contact]
  let isEnded = false
  const nameAt = foundName ? lines.indexOf(foundName.lines.at(-1) as ResumeLine) : -1
  for (const [index, line] of lines.entries()) {
    if (isTitle(line.text)) continue
    isEnded ||= endsBlock(lines, index, nameAt)
    const isNamed = foundName?.lines.includes(line) === true
    const parts = partsOf(isNamed ? withoutName(line.text, foundName?.name ?? '') : line.text, draft, line)
    const rest = parts.filter((part) => !readPart(draft, part, line))
    if (rest.length === 0) continue
    const words = rest.join(' | ')
    const isUnderName = foundName !== undefined && index < top.length && index >= nameAt && index - nameAt <= 3
    const isWhole = parts.length === rest.length && !isNamed && !hasAddress(line.text)
    if (isUnderName && draft.label === undefined && isHeadline(words, isWhole && !isEnded)) {
      draft.label = words
      note(draft, 'label', line, isRole(words) ? [] : ['label'])
    } else remainingLines.push({ ...line, text: rest.join('\t') })
  }
  const { fields, profiles, ...basics } = draft
  return {
    basics: { ...basics, ...(profiles.length > 0 && { profiles }) },
    fields: [...fields.values()],
    left: remainingLines,
  }
}

/** Whether a line has an email address, a link or a phone number. Its other words are then a label, not a headline. */
function hasAddress(text: string): boolean {
  return (takeEmail(text) ?? takeUrl(text) ?? takePhone(text)) !== undefined
}

function note({ fields }: Draft, field: string, { at }: ResumeLine, unsure: readonly string[] = []): void {
  const existingField = fields.get(field)
  if (existingField) existingField.lines.push(at)
  else fields.set(field, { field, lines: [at], unsure })
}

/**
 * Whether the block with the name ends above a line, in a document without sizes: the line has space above it, and is
 * not directly below the name or has text directly below it.
 */
function endsBlock(lines: readonly ResumeLine[], index: number, nameAt: number): boolean {
  const [line, next] = [lines[index], lines[index + 1]]
  return (
    line?.isApart === true &&
    line.size === undefined &&
    (index > nameAt + 1 || (next !== undefined && !next.isApart && !/@|\d{3}/.test(next.text)))
  )
}

/** Returns the text next to the name in the same line. */
function withoutName(text: string, name: string): string {
  const at = text.indexOf(name)
  if (at !== -1) return `${text.slice(0, at)}\t${text.slice(at + name.length)}`
  return splitFields(text).slice(1).join('\t')
}

/** Splits a line into parts, after moving addresses and a phone number to the draft: they contain separators. */
function partsOf(line: string, draft: Draft, from: ResumeLine): string[] {
  let rest = withoutIconNames(line)
  for (let match = takeEmail(rest); match; match = takeEmail(rest)) {
    if (draft.email !== undefined && draft.email !== match.found) break
    rest = match.rest
    draft.email = match.found
    note(draft, 'email', from)
  }
  for (let match = takeUrl(rest); match; match = takeUrl(rest)) {
    rest = match.rest
    addUrl(draft, match.found, from)
  }
  const phone = draft.phone === undefined && !isOtherFact(rest) ? takePhone(rest) : undefined
  if (phone) {
    draft.phone = phone.found
    note(draft, 'phone', from)
  }
  return splitFields(phone?.rest ?? rest)
    .map(withoutLabel)
    .filter((part) => /[\p{L}\p{N}]{2}|\p{L}\p{M}/u.test(part) && !isLabel(part))
}

/** Removes the names of icons that some fonts contain as text: `envel⌢pe`, `♂phone`. */
function withoutIconNames(line: string): string {
  return line
    .replaceAll(
      /[♂/]?(?:envel⌢pe|envelope|♂phone|phone-alt|phone-square|mobile-alt|map-marker-alt|map-marker|♂¶ap-marker-alt|linkedin-in|github-alt|globe-americas)(?=[\s\p{L}\d+(]|$)/gu,
      '\t',
    )
    .replaceAll(
      /(?<=^|[\s|])(?:linkedin|github|gitlab|twitter|globe|phone|envelope|home)(?=(?:https?:|www\.|(?:linkedin|github|gitlab|twitter)\.com|[+(]\d))/giu,
      '\t',
    )
}

function isOtherFact(text: string): boolean {
  return splitLabel(text)?.kinds.has('otherFact') === true
}

function readPart(draft: Draft, part: string, line: ResumeLine): boolean {
  const link = takeEmail(part) ? undefined : takeUrl(part)
  if (link) {
    addUrl(draft, link.found, line)
    return true
  }
  if (draft.location !== undefined || isRole(part) || isOtherFact(line.text)) return false
  const location = placeOf(part)
  if (!location) return false
  draft.location = location
  note(draft, 'location', line)
  return true
}

/** Returns the place in a part: `12 Main Street, Austin, TX 78701` is a street and a place. */
function placeOf(part: string): Basics['location'] {
  const place = readPlace(part)
  if (place) return place
  const [street = '', ...otherParts] = part.split(/,\s*/)
  if (!/\d/.test(street) || !/\p{L}{3}/u.test(street) || otherParts.length === 0 || part.length > 120) return undefined
  for (let from = 0; from < otherParts.length - 1 || from === 0; from += 1) {
    const rest = readPlace(otherParts.slice(from).join(', '))
    if (rest) return { address: [street, ...otherParts.slice(0, from)].join(', '), ...rest }
  }
  return undefined
}

function addUrl(draft: Draft, url: string, line: ResumeLine): void {
  const profile = profileOfUrl(url)
  const knownUrls = new Set([draft.url, ...draft.profiles.map((each) => each.url)])
  if (knownUrls.has(url)) return
  if (profile) draft.profiles.push(profile)
  else if (draft.url === undefined) draft.url = url
  else draft.profiles.push({ url })
  note(draft, draft.url === url ? 'url' : 'profiles', line)
}

function isHeadline(text: string, isWholeLine: boolean): boolean {
  if (text.length > 120 || /[.!?:]$/.test(text) || splitLabel(text)) return false
  return isRole(text) || (isWholeLine && !/\d/.test(text) && text.split(' ').length <= 8 && !text.includes(' | '))
}

function withoutLabel(part: string): string {
  const match = splitLabel(part)
  const isOfContact =
    match &&
    ['name', 'firstName', 'lastName', 'email', 'phone', 'address', 'web'].some((kind) =>
      match.kinds.has(kind as 'name'),
    )
  return (isOfContact ? match.rest : part).trim()
}
