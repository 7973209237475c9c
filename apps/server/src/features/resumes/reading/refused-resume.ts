import type { resumeErrors } from '@rise/contract/resumes/errors'

export type RefusalReason = keyof typeof resumeErrors

/** A file that is not read, and why; what to say of each reason stands in the contract. */
export class RefusedResume extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(`The résumé was refused: ${reason}.`)
    this.reason = reason
  }
}
