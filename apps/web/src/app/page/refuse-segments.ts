import { companySegments } from '@rise/contract/companies/words'
import { professionalSegments } from '@rise/contract/professionals/words'
import { pageError } from './page-error.ts'

const segmentsBelow: Readonly<Record<string, ReadonlySet<string>>> = {
  company: companySegments,
  professional: professionalSegments,
}

/**
 * Refuses addresses with another page's literal segment in place of a slug, such as `/company/jobs/preview`, which
 * would otherwise match the route of a company's preview.
 *
 * @throws the 404 of an unmatched address
 */
export function refuseSegments(pathname: string): void {
  const [, kind = '', profile = ''] = pathname.split('/')
  if (segmentsBelow[kind]?.has(profile)) throw pageError(404, { unmatched: true })
}
