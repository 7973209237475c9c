import { platformErrors } from '@rise/contract/errors'
import type { WrittenJobFields } from '@rise/contract/postings/fields'
import { Failure } from '../../../platform/failure.ts'
import { writtenHtml } from '../../../platform/rich-text/written-html.ts'
import type { Posting } from '../posting.ts'
import { reasonToReject } from '../preparing/prepare-posting.ts'
import { readPlainJob } from '../sources/plain/read-plain-job.ts'

interface JobToPost {
  readonly key: string
  readonly companyName: string
  readonly fields: WrittenJobFields
  /** When the job ends. */
  readonly until: Date
}

/**
 * Returns a written job as a posting, as read by the reader of the plain format, so that all jobs follow the same
 * rules.
 * @throws {Failure} `invalid-input` if the fields are not a valid job
 */
export function writtenPosting({ key, companyName, fields, until }: JobToPost): Posting {
  const { title, places, workType, employmentType, payFrom, payTo, payCurrency, payPeriod, description, apply } = fields
  const { seniority, department, skills, benefits, language, applicationType } = fields
  const isHere = applicationType === 'Smart Apply'
  const isMail = !isHere && !/^https?:/i.test(apply)
  const item = readPlainJob(
    Object.entries({
      key,
      title,
      description: writtenHtml(description),
      // Passed as a list, so that each place is read separately.
      places,
      workType: workType === 'Unknown' ? null : workType,
      employmentType,
      payMin: payFrom,
      payMax: payTo,
      payCurrency: payFrom === null && payTo === null ? null : payCurrency,
      payPeriod: payFrom === null && payTo === null ? null : payPeriod,
      applyUrl: isMail || isHere ? null : apply,
      skills,
      benefits,
      language,
      validThrough: until.toISOString(),
    }),
    null,
  )
  if (!('posting' in item)) throw new Failure(platformErrors['invalid-input'])
  const reason = reasonToReject(item.posting, companyName)
  if (reason !== null) throw new Failure(platformErrors['invalid-input'], { message: reason })
  const origin = { rule: 'given-by-company' } as const
  return {
    ...item.posting,
    companyName: { value: companyName, path: 'company', ...origin },
    ...(department !== null && { department: { value: department, path: 'department', ...origin } }),
    ...(seniority !== null && { seniority: { value: seniority, path: 'seniority', ...origin } }),
    ...(isHere && { appliedHere: true as const }),
    ...(isMail && { applyUrl: { value: `mailto:${apply}`, path: 'apply', quote: apply, ...origin } }),
  }
}
