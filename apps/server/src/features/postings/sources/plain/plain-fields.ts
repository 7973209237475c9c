import { textOf } from '../json-ld/job-postings-in.ts'

/**
 * Alternative names of the plain format's fields. They are compared, and written here, in lower case without spaces,
 * hyphens and underscores.
 */
const names = {
  key: ['key', 'id', 'identifier', 'jobid', 'reference', 'guid'],
  title: ['title', 'jobtitle', 'position'],
  company: ['company', 'companyname', 'hiringorganization', 'organization', 'employer', 'firmname'],
  description: ['description', 'jobdescription', 'descriptionhtml'],
  url: ['url', 'link', 'joburl'],
  applyUrl: ['applyurl', 'applylink', 'applicationurl'],
  places: ['places', 'place', 'locations', 'location', 'joblocation'],
  locality: ['locality', 'city', 'addresslocality'],
  region: ['region', 'state', 'addressregion'],
  country: ['country', 'countrycode', 'addresscountry'],
  workType: ['worktype', 'workmode', 'workplacetype', 'joblocationtype'],
  employmentType: ['employmenttype', 'jobtype', 'contracttype'],
  seniority: ['seniority', 'senioritylevel', 'experiencelevel'],
  department: ['department', 'category', 'team', 'rolecategory'],
  pay: ['pay'],
  payMin: ['paymin', 'salarymin', 'minsalary'],
  payMax: ['paymax', 'salarymax', 'maxsalary'],
  payCurrency: ['paycurrency', 'salarycurrency', 'currency'],
  payPeriod: ['payperiod', 'salaryperiod'],
  skills: ['skills', 'technologies', 'programminglanguages'],
  benefits: ['benefits', 'jobbenefits', 'perks'],
  datePosted: ['dateposted', 'postedat', 'publishedat'],
  validThrough: ['validthrough', 'expiresat', 'closingdate', 'deadline'],
  language: ['language', 'inlanguage'],
} as const satisfies Record<string, readonly string[]>

export type PlainField = keyof typeof names

/** A value as written, with the field's name in the file. */
export interface GivenValue {
  readonly value: unknown
  readonly path: string
}

/** The non-empty fields of one job, by our names; each field's values are in the order of its alternative names. */
export type PlainFields = ReadonlyMap<PlainField, readonly GivenValue[]>

/** Sorts the entries of a job into fields; drops those with unknown names. */
export function plainFields(entries: readonly (readonly [name: string, value: unknown])[]): PlainFields {
  const valuesByField = new Map<PlainField, { rank: number; given: GivenValue }[]>()
  for (const [path, value] of entries) {
    const knownField = fieldOfName.get(plainName(path))
    if (knownField === undefined || isEmpty(value)) continue
    const all = valuesByField.get(knownField.field) ?? []
    all.push({ rank: knownField.rank, given: { value, path: path.trim().slice(0, 80) } })
    valuesByField.set(knownField.field, all)
  }
  return new Map(
    [...valuesByField].map(([field, all]) => [
      field,
      all.toSorted((a, b) => a.rank - b.rank).map(({ given }) => given),
    ]),
  )
}

/** Returns our name for a field or column; undefined for an unknown one. */
export function plainFieldOf(name: string): PlainField | undefined {
  return fieldOfName.get(plainName(name))?.field
}

/** Returns the first value of a field that is a text (or a number, as text), with the field's name in the file. */
export function plainText(fields: PlainFields, field: PlainField): { text: string; path: string } | null {
  for (const { value, path } of fields.get(field) ?? []) {
    const text = textOf(value)
    if (text !== null) return { text, path }
  }
  return null
}

/** Returns all texts of a field: the entries of its lists, or the texts between semicolons, bars or line breaks. */
export function plainTexts(fields: PlainFields, field: PlainField): { text: string; path: string }[] {
  return (fields.get(field) ?? []).flatMap(({ value, path }) => {
    const texts = typeof value === 'string' ? value.split(/[;|\n]/) : [value].flat().map((one) => textOf(one) ?? '')
    return texts.map((text) => text.trim()).flatMap((text) => (text === '' ? [] : [{ text, path }]))
  })
}

const fieldOfName = new Map<string, { field: PlainField; rank: number }>()
for (const field of Object.keys(names) as PlainField[]) {
  for (const [rank, name] of names[field].entries()) fieldOfName.set(name, { field, rank })
}

function plainName(name: string): string {
  return name
    .slice(0, 80)
    .toLowerCase()
    .replace(/[\s_-]+/g, '')
}

function isEmpty(value: unknown): boolean {
  return (
    value == null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)
  )
}
