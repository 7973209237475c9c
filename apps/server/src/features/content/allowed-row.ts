import { type ErrorDeclaration, gateErrors } from '@rise/contract/errors'
import type { Verdict } from '@rise/contract/policy'
import { Failure } from '../../platform/failure.ts'

/**
 * Returns the loaded row if it exists and the policy allows it.
 *
 * @throws {Failure} `missing` if there is none or it is hidden; `sign-in-required`, `upgrade-required`, `forbidden`
 */
export function allowedRow<Row>(row: Row | undefined, judge: (row: Row) => Verdict, missing: ErrorDeclaration): Row {
  const verdict = row === undefined ? 'hidden' : judge(row)
  if (row === undefined || verdict === 'hidden') throw new Failure(missing)
  if (verdict === 'sign-in') throw new Failure(gateErrors['sign-in-required'])
  if (verdict === 'upgrade') throw new Failure(gateErrors['upgrade-required'])
  if (verdict === 'forbidden') throw new Failure(gateErrors.forbidden)
  return row
}
