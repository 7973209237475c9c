import type { CompanyCard } from '@rise/contract/companies/shapes'
import type { Job, JobSource, Place, Provenance } from '@rise/contract/jobs/shapes'
import { type Message, msg, t } from '@rise/texts'
import { textOf } from '../../platform/rich-text/text-of.ts'
import { presentNames } from '../catalogs/index.ts'
import { fakeJobSigns, ownDomain } from '../companies/index.ts'
import { NAMELESS } from '../session/index.ts'
import { presentJobCard } from './cards/present-job-card.ts'
import { provenanceRules } from './merge/provenance-rules.ts'
import type { StoredProvenance } from './merge/stored-provenance.ts'
import type { JobRow } from './queries.ts'
import { readItems } from './reading/read-items.ts'
import { presentSigns } from './replies/job-signs.ts'

/** If a job closed at least this many days ago, its page has the status 410. */
const GONE_AFTER_DAYS = 90
const DAY_MS = 86_400_000
/** Sources whose postings exist only on this site. */
const madeHere = new Set(['demo', 'rise'])
/** Sources without a website. */
const files = new Set(['json', 'csv'])
/** Display names of the kinds of sources. */
const sourceNames: Readonly<Record<string, string>> = {
  greenhouse: 'Greenhouse',
  lever: 'Lever',
  ashby: 'Ashby',
  workable: 'Workable',
  recruitee: 'Recruitee',
  smartrecruiters: 'SmartRecruiters',
  personio: 'Personio',
}
const wordedSources: Readonly<Record<string, Message>> = {
  'json-ld': msg('Careers page', 'where a job comes from'),
  json: msg('Imported file', 'where a job comes from'),
  csv: msg('Imported file', 'where a job comes from'),
}

/** Returns the display name of a kind of source. */
export function sourceName(kind: string): string {
  const words = wordedSources[kind]
  return words === undefined ? (sourceNames[kind] ?? kind) : t(words)
}

export function presentPlace({ slug, name, locality, region, country }: Place): Place {
  return { slug, name, locality, region, country }
}

export function presentJob(row: JobRow, company: CompanyCard, now: Date): Job {
  const closedAt = row.closed_at
  const card = presentJobCard(row)
  const preferredSkills = preferredSkillsOf(row)
  return {
    ...card,
    company,
    description: row.description,
    preferredSkills,
    benefits: presentNames('benefits', row.benefits),
    applicationType: row.application_type,
    applyUrl: row.apply_url,
    validThrough: row.valid_through?.toISOString() ?? null,
    dateClosed: closedAt?.toISOString() ?? null,
    gone: closedAt !== null && now.getTime() - closedAt.getTime() >= GONE_AFTER_DAYS * DAY_MS,
    language: row.language,
    sources: row.sources.map((source) => presentSource(source, row.company_name)),
    provenance: row.provenance.map(presentProvenance),
    reading: readItems(row.description, [...new Set([...card.skills, ...preferredSkills])]),
    fakeJobSigns: signsOf(row),
    signs: closedAt === null ? presentSigns(row, now) : [],
  }
}

/** Returns a job's nice-to-have skills, without those that the posting requires under another name. */
function preferredSkillsOf({ skills, preferred_skills: preferredSkills }: JobRow): string[] {
  const requiredSkills = presentNames(
    'skills',
    skills.filter((skill) => !preferredSkills.includes(skill)),
  )
  return presentNames('skills', preferredSkills).filter((skill) => !requiredSkills.includes(skill))
}

/** Puts each paragraph and list item on a line of its own, because its end also ends a sentence. */
function signsOf({ description, company_website }: JobRow): Job['fakeJobSigns'] {
  const lines = description.split(/<\/(?:p|li|h[1-6])>|<br\s*\/?>/).map(textOf)
  return fakeJobSigns(lines.join('\n'), { domain: ownDomain(company_website) })
}

function presentSource(source: JobRow['sources'][number], companyName: string): JobSource {
  const { kind, url, applyUrl, places, postedAt } = source
  const isOurs = madeHere.has(kind)
  return {
    name: isOurs ? companyName || NAMELESS : nameOfSource(kind, url ?? applyUrl),
    url: isOurs ? null : url,
    applyUrl,
    places: [...(places ?? [])],
    datePosted: new Date(postedAt).toISOString(),
  }
}

/**
 * Returns the display name of a source. For a file, this is the website that the posting links to, because “Imported
 * file” means nothing to readers.
 */
function nameOfSource(kind: string, address: string | null): string {
  const host = files.has(kind) && address !== null ? (URL.parse(address)?.host ?? '') : ''
  return host === '' ? sourceName(kind) : host.replace(/^www\./, '')
}

function presentProvenance({ source, ...stored }: StoredProvenance): Provenance {
  const explanation = t(provenanceRules[stored.rule])
  return { ...stored, explanation, source: source === undefined ? null : sourceName(source) }
}
