import { portfolioErrors } from '@rise/contract/portfolio/errors'
import { Failure } from '../../platform/failure.ts'

/** Returns the refusal of one field of a case's form. */
export function refusedAt(code: keyof typeof portfolioErrors, field: string): Failure {
  const refusal = portfolioErrors[code]
  return new Failure(refusal, { fields: { [`body.${field}`]: refusal.message() } })
}
