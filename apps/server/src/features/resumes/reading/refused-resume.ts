import type { resumeErrors } from '@rise/contract/resumes/errors'

export type RefusalReason = keyof typeof resumeErrors

/** A file that can't be read, with the reason; the contract has the message for each reason. */
export class RefusedResume extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(`The résumé was refused: ${reason}.`)
    this.reason = reason
  }
}
