import type { Resume } from '@rise/contract/resumes/shapes'

type Basics = NonNullable<Resume['basics']>

/** The content of a vCard: only public facts about a person. */
export interface VcardFacts {
  readonly name: string
  readonly givenName?: string
  readonly familyName?: string
  readonly headline?: string
  readonly organisation?: string
  readonly email?: string
  readonly phone?: string
  readonly location?: Basics['location']
  /** The person's page here, followed by further addresses. */
  readonly urls?: readonly string[]
  readonly photoUrl?: string
  /** When the details last changed. */
  readonly changedAt?: Date
}

const longestLine = 75

/** Writes a vCard 4.0 (RFC 6350): lines end in CRLF and are folded at 75 octets, never inside a character. */
export function writeVcard(facts: VcardFacts): string {
  const { name, givenName, familyName, headline, organisation, email, phone, location, photoUrl, changedAt } = facts
  const firstNames = givenName ?? (familyName === undefined ? name : '')
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escapeText(name)}`,
    `N:${[familyName ?? '', firstNames, '', '', ''].map(escapeText).join(';')}`,
    ...(headline ? [`TITLE:${escapeText(headline)}`] : []),
    ...(organisation ? [`ORG:${escapeText(organisation)}`] : []),
    ...(email ? [`EMAIL:${escapeText(email)}`] : []),
    ...(phone ? [`TEL;VALUE=text:${escapeText(phone)}`] : []),
    ...(location ? [addressLine(location)].filter((line) => !/^ADR:;*$/.test(line)) : []),
    ...(facts.urls ?? []).filter(isUri).map((url) => `URL:${url}`),
    ...(photoUrl && isUri(photoUrl) ? [`PHOTO:${photoUrl}`] : []),
    ...(changedAt ? [`REV:${changedAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`] : []),
    'END:VCARD',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function addressLine({ address, city, region, postalCode, countryCode }: NonNullable<Basics['location']>): string {
  return `ADR:${['', '', address, city, region, postalCode, countryCode].map((part) => escapeText(part ?? '')).join(';')}`
}

function escapeText(text: string): string {
  return (
    text
      .replaceAll('\\', '\\\\')
      .replaceAll(/\r\n?|\n/g, '\\n')
      .replaceAll(',', '\\,')
      .replaceAll(';', '\\;')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: no value may hold one
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  )
}

/**
 * Whether a text is a web address without white space or control characters. Values of type URI are not escaped, so
 * others are omitted.
 */
function isUri(url: string): boolean {
  return /^https?:\/\/[^\s\p{Cc}]+$/u.test(url)
}

/** Folds a line. Continued lines begin with a space, which counts towards their length. */
function foldLine(line: string): string {
  const parts: string[] = []
  let [part, size] = ['', 0]
  for (const letter of line) {
    const octets = Buffer.byteLength(letter)
    if (size + octets > longestLine) {
      parts.push(part)
      ;[part, size] = [' ', 1]
    }
    part += letter
    size += octets
  }
  return [...parts, part].join('\r\n')
}
