import { createHash } from 'node:crypto'
import type { EmploymentType } from '@rise/contract/jobs/kinds'
import {
  readDepartment,
  readEmploymentType,
  readSeniority,
  readTitle,
  webAddress,
  workTypeOfWords,
} from '../../facts/read-facts.ts'
import { readLanguage } from '../../facts/read-language.ts'
import type { Posting, ReadItem, Sourced } from '../../posting.ts'
import { cleanLine, shorten, unescapedLine } from '../../text/clean-text.ts'
import { fieldOf } from '../board-items.ts'
import { boardNameOfUrl } from '../board-name.ts'
import { employmentCodes, readCode } from '../read-code.ts'
import { readAddress, readDescription, readIsoDate, readLastMoment, readName } from '../read-given.ts'
import type { SourceHints } from '../source-hints.ts'
import { textOf, textsOf } from './job-postings-in.ts'
import { readBaseSalary } from './read-base-salary.ts'
import { readJobLocations } from './read-job-locations.ts'

const mostSkills = 60

/** Reads one schema.org JobPosting, following Google's rules and real pages. `hints.url` is the address of its page. */
export function readJobPosting(item: object, hints: SourceHints): ReadItem {
  const field = (name: string) => fieldOf(item, name)
  const titlePath = textOf(field('title')) === null ? 'name' : 'title'
  const titleText = textOf(field(titlePath))
  const key = keyOfJobPosting(item, hints)
  if (titleText === null) return { rejected: { key, reason: 'title: it is missing' } }
  const title = readTitle({ text: titleText, path: titlePath })
  const { workType, places, texts } = readJobLocations(item)
  const page = readPage(item, hints)
  const posting: Posting = {
    key,
    url: page?.value ?? webAddress(hints.url),
    companyName: readCompany(item, page),
    title,
    description: readDescription(textOf(field('description')) ?? '', 'description'),
    department: readDepartment(
      ['occupationalCategory', 'industry'].map((path) => ({ text: textOf(field(path)) ?? '', path })),
      title,
    ),
    seniority: readSeniority(title),
    employmentType: readTerms(field('employmentType')) ?? readEmploymentType(null, title),
    workType: workType ?? workTypeOfWords(texts, title),
    places,
    pay: readBaseSalary(item),
    skills: readSkills(field('skills')),
    benefits: readList(field('jobBenefits'), 'jobBenefits'),
    applyUrl: page ?? readAddress([hints.url, 'address of the page']),
    datePosted: readIsoDate(textOf(field('datePosted')), 'datePosted'),
    validThrough: readLastMoment(textOf(field('validThrough')), 'validThrough'),
    language: readLanguage(textOf(field('inLanguage'), ['alternateName', 'name']), 'inLanguage'),
  }
  return { posting }
}

/**
 * Returns the key of a posting: its identifier; otherwise its address, if that has at most 200 characters; otherwise a
 * hash of its title, company, location, date, `@id` and `url`.
 */
export function keyOfJobPosting(item: object, hints: SourceHints): string {
  const identifier = cleanLine(textOf(fieldOf(item, 'identifier'), ['value', '@value', '@id', 'name']) ?? '')
  if (identifier !== '') return identifier
  const page = readPage(item, hints)
  if (page !== null && page.value.length <= 200) return page.value
  const parts = ['title', 'hiringOrganization', 'jobLocation', 'datePosted', '@id', 'url'].map((name) =>
    fieldOf(item, name),
  )
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

function readPage(item: object, { url }: SourceHints): Sourced<string> | null {
  const address = (name: string) => {
    const text = textOf(fieldOf(item, name), ['@id', 'url'])
    return [text === null ? null : (URL.parse(text.trim(), url)?.href ?? null), name] as const
  }
  const id = textOf(fieldOf(item, '@id'))
  return readAddress(address('url'), address('mainEntityOfPage'), [/^https?:/i.test(id ?? '') ? id : null, '@id'])
}

function readCompany(item: object, page: Sourced<string> | null): Sourced<string> | null {
  const organization = fieldOf(item, 'hiringOrganization')
  const path = typeof organization === 'string' ? 'hiringOrganization' : 'hiringOrganization.name'
  const companyName = readName(textOf(organization, ['name', 'legalName']), path)
  if (companyName !== null || page === null) return companyName
  const value = boardNameOfUrl(page.value)
  return value === null ? null : { value, path: page.path, rule: 'board-name', quote: shorten(page.value, 200) }
}

/**
 * Reads the employment type from one term, or from several in a list or between commas. Null if a term is unknown, or
 * the terms have different meanings.
 */
function readTerms(given: unknown): Sourced<EmploymentType> | null {
  const terms = textsOf(given).flatMap((text) => text.split(','))
  const types = terms.map((term) => readCode(employmentCodes, term, 'employmentType'))
  const [first = null] = types
  return types.every((one) => one?.value === first?.value) ? first : null
}

/**
 * Reads a list of several skills unchanged, because entries that are not skills are removed when the posting is stored.
 * Reads a single text like `readList`.
 */
function readSkills(given: unknown): Sourced<readonly string[]> | null {
  const texts = textsOf(given).slice(0, mostSkills)
  if (texts.length < 2) return readList(given, 'skills')
  const value = texts.map((text) => unescapedLine(text.slice(0, 1_000)))
  return { value, path: 'skills', rule: 'as-given', quote: shorten(value.join(', '), 200) }
}

/** Reads the short texts of a list, or those between commas and similar signs in one text. Null for prose. */
function readList(given: unknown, path: string): Sourced<readonly string[]> | null {
  const texts = textsOf(given)
  const parts = (texts.length === 1 ? (texts[0] ?? '').split(/[,;\n•]/) : texts)
    .map((part) => unescapedLine(part.slice(0, 1_000)))
    .filter((part) => part !== '')
  const isProse = parts.some((part) => part.length > 60 || part.split(' ').length > 6 || /[<>]/.test(part))
  if (parts.length === 0 || parts.length > 60 || isProse) return null
  return { value: parts, path, rule: 'as-given', quote: shorten(parts.join(', '), 200) }
}
