import { companySegments } from '@rise/contract/companies/words'
import { professionalSegments } from '@rise/contract/professionals/words'
import { pageError } from './page-error.ts'

const segmentsBelow: Readonly<Record<string, ReadonlySet<string>>> = {
  company: companySegments,
  professional: professionalSegments,
}

/**
 * Refuses addresses in which a literal segment of other pages stands where a slug belongs, such as `/company/jobs/preview`:
 * they are pages of their own that are not there.
 *
 * @throws the 404 of an unmatched address
 */
export function refuseSegments(pathname: string): void {
  const [, kind = '', profile = ''] = pathname.split('/')
  if (segmentsBelow[kind]?.has(profile)) throw pageError(404, { unmatched: true })
}
