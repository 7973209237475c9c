import type { ApplicantRecord } from '@rise/contract/applications/shapes'
import type { Context } from '../../../platform/context.ts'
import { type Acting, actingAs } from '../../../platform/http/requester.ts'
import { type ApplicantOfTeam, changeApplicant } from './change-applicant.ts'

interface Note extends ApplicantOfTeam {
  readonly noteId: string
}

/** Saves the member's own note for the team. Throws the errors of `changeApplicant`. */
export function writeNote(
  ctx: Context,
  member: Acting,
  { noteId, text, ...which }: Note & { readonly text: string },
): Promise<ApplicantRecord> {
  return changeApplicant(ctx, member, which, async (tx, { id }) => {
    const row = { id: noteId, application_id: id, login_id: member.loginId, text, at: ctx.clock.now() }
    const storedNote = await tx
      .insertInto('application_note')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ text })
          .where('application_note.login_id', '=', member.loginId)
          .where('application_note.application_id', '=', id),
      )
      .returning('id')
      .executeTakeFirst()
    if (storedNote)
      await ctx.activity.record(tx, { kind: 'application.noted', ...actingAs(member), data: { applicationId: id } })
  })
}

/** Deletes the member's own note. Throws the errors of `changeApplicant`. */
export function deleteNote(ctx: Context, member: Acting, { noteId, ...which }: Note): Promise<ApplicantRecord> {
  return changeApplicant(ctx, member, which, async (tx, { id }) => {
    await tx
      .deleteFrom('application_note')
      .where('id', '=', noteId)
      .where('application_id', '=', id)
      .where('login_id', '=', member.loginId)
      .execute()
  })
}

/** Rates an applicant for the team; 0 removes the member's rating. Throws the errors of `changeApplicant`. */
export function rate(
  ctx: Context,
  member: Acting,
  { stars, ...which }: ApplicantOfTeam & { readonly stars: number },
): Promise<ApplicantRecord> {
  return changeApplicant(ctx, member, which, async (tx, { id }) => {
    const ownRating = { application_id: id, login_id: member.loginId }
    if (stars === 0) {
      const rating = tx.deleteFrom('application_rating').where('application_id', '=', id)
      await rating.where('login_id', '=', member.loginId).execute()
      return
    }
    await tx
      .insertInto('application_rating')
      .values({ ...ownRating, stars })
      .onConflict((conflict) => conflict.columns(['application_id', 'login_id']).doUpdateSet({ stars }))
      .execute()
    await ctx.activity.record(tx, { kind: 'application.rated', ...actingAs(member), data: { applicationId: id } })
  })
}
