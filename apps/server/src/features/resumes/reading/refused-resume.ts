import type { resumeErrors } from '@rise/contract/resumes/errors'

export type RefusalReason = keyof typeof resumeErrors

/** Thrown for a file that can't be read. The contract has a message for each reason. */
export class RefusedResume extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(`The résumé was refused: ${reason}.`)
    this.reason = reason
  }
}
