/** Types that Google accepts (https://developers.google.com/search/docs/appearance/structured-data/job-posting). */
const employmentTypes = new Set([
  ...['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'],
])
const salaryUnits = new Set(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'])
const isoDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d))?$/

type Value = Readonly<Record<string, unknown>>

/**
 * Returns what Google's job search would reject or warn about in a `JobPosting`, one line each: missing required
 * properties, and invalid ones.
 */
export function problemsOfJobPosting(posting: unknown, now: Date): string[] {
  const problems: string[] = []
  const check = (fine: boolean, problem: string) => void (fine || problems.push(problem))
  const { title, description, datePosted, hiringOrganization, ...rest } = propertiesOf(posting)
  check(
    rest['@context'] === 'https://schema.org' && rest['@type'] === 'JobPosting',
    'it is no JobPosting of schema.org',
  )
  check(isText(title), 'title is required')
  check(isText(description), 'description is required')
  check(textOf(description) !== title, 'description must not be the title')
  check(isDate(datePosted), 'datePosted must be a date of ISO 8601')
  const organization = propertiesOf(hiringOrganization)
  check(organization['@type'] === 'Organization' && isText(organization.name), 'hiringOrganization needs a name')
  problems.push(...problemsOfWhere(rest), ...problemsOfSalary(rest.baseSalary))
  const { validThrough, employmentType, identifier, directApply } = rest
  if (validThrough !== undefined) {
    check(isDate(validThrough) && new Date(String(validThrough)) > now, 'validThrough must be a date to come')
  }
  for (const type of listOf(employmentType))
    check(employmentTypes.has(String(type)), `employmentType ${type} is unknown`)
  if (identifier !== undefined) {
    const { '@type': type, name, value } = propertiesOf(identifier)
    check(type === 'PropertyValue' && isText(name) && isText(value), 'identifier needs a name and a value')
  }
  if (directApply !== undefined) check(typeof directApply === 'boolean', 'directApply must be true or false')
  return problems
}

/**
 * Returns the problems of the location. A job needs a place with its country. A fully remote job may have instead the
 * areas that it can be done from: countries, states or cities.
 */
function problemsOfWhere({ jobLocation, jobLocationType, applicantLocationRequirements }: Value): string[] {
  const problems: string[] = []
  for (const place of listOf(jobLocation)) {
    const address = propertiesOf(propertiesOf(place).address)
    if (propertiesOf(place)['@type'] !== 'Place' || address['@type'] !== 'PostalAddress')
      problems.push('jobLocation is no Place')
    if (!/^[A-Z]{2}$/.test(String(address.addressCountry))) problems.push('addressCountry is required')
  }
  const areas = listOf(applicantLocationRequirements)
  for (const area of areas) {
    const { '@type': type, name } = propertiesOf(area)
    if (!/^(Country|State|City)$/.test(String(type)) || !isText(name)) problems.push('an area needs a type and a name')
  }
  if (jobLocationType !== undefined && jobLocationType !== 'TELECOMMUTE') problems.push('jobLocationType is unknown')
  const isRemote = jobLocationType === 'TELECOMMUTE'
  if (areas.length > 0 && !isRemote) problems.push('applicantLocationRequirements are for remote jobs')
  if (isRemote && areas.length === 0 && listOf(jobLocation).length === 0) {
    problems.push('a remote job needs applicantLocationRequirements')
  }
  if (!isRemote && listOf(jobLocation).length === 0) problems.push('jobLocation is required')
  return problems
}

function problemsOfSalary(baseSalary: unknown): string[] {
  if (baseSalary === undefined) return []
  const { '@type': type, currency, value } = propertiesOf(baseSalary)
  const { value: exact, minValue, maxValue, unitText } = propertiesOf(value)
  const amounts = [exact, minValue, maxValue].filter((amount) => amount !== undefined)
  const problems: string[] = []
  if (type !== 'MonetaryAmount' || !/^[A-Z]{3}$/.test(String(currency))) problems.push('baseSalary needs a currency')
  if (!salaryUnits.has(String(unitText))) problems.push('baseSalary needs a unit')
  if (amounts.length === 0) problems.push('baseSalary needs an amount')
  if (amounts.some((amount) => typeof amount !== 'number' || !(amount >= 0))) problems.push('an amount is no number')
  if (Number(minValue) > Number(maxValue)) problems.push('minValue is above maxValue')
  return problems
}

function listOf(value: unknown): readonly unknown[] {
  return value === undefined ? [] : [value].flat()
}

function propertiesOf(value: unknown): Value {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function isDate(value: unknown): boolean {
  return typeof value === 'string' && isoDate.test(value) && !Number.isNaN(Date.parse(value))
}

function textOf(html: unknown): string {
  return String(html)
    .replace(/<[^>]*>/g, '')
    .trim()
}
