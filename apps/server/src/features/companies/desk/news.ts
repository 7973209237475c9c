import { companyPageErrors } from '@rise/contract/companies/page/errors'
import type { CompanyNote } from '@rise/contract/companies/shapes'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { companyForAct } from '../company-of-team.ts'
import { presentNote } from '../present.ts'

const perDay = { name: 'company-news', points: 20, seconds: 86_400 }

/** Adds a dated note to the page. Throws the errors of `companyForAct`, and `too-many-requests` beyond 20 a day. */
export async function addNote(ctx: Context, member: Acting, slug: string, text: string): Promise<CompanyNote> {
  const { id: companyId } = await companyForAct(ctx.db, member, slug, 'write-news')
  await ctx.limits.of(perDay).consume(companyId)
  return ctx.db.transaction().execute(async (tx) => {
    const note = { id: ctx.newId(), text, created_at: ctx.clock.now() }
    await tx
      .insertInto('company_news')
      .values({ ...note, company_id: companyId, login_id: member.loginId })
      .execute()
    const data = { noteId: note.id }
    await ctx.activity.record(tx, { kind: 'company.note-added', actorId: companyId, loginId: member.loginId, data })
    return presentNote(note)
  })
}

/** Removes a note from the page. Throws `note-not-found`, and the errors of `companyForAct`. */
export async function removeNote(ctx: Context, member: Acting, slug: string, noteId: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { id: companyId } = await companyForAct(tx, member, slug, 'write-news')
    const removedNote = await tx
      .deleteFrom('company_news')
      .where('id', '=', noteId)
      .where('company_id', '=', companyId)
      .returning('id')
      .executeTakeFirst()
    if (!removedNote) throw new Failure(companyPageErrors['note-not-found'])
    await ctx.activity.record(tx, {
      kind: 'company.note-removed',
      actorId: companyId,
      loginId: member.loginId,
      data: { noteId },
    })
  })
}
