import { z } from 'zod'
import { memberCardsOf, viewerOf } from '../connections/index.ts'
import { noActs, type Reportable } from '../content/index.ts'
import { personName } from '../session/index.ts'

const parts = z.object({ basics: z.object({ summary: z.string() }) })

/** Lets members report a professional, with their name, headline and summary. An account is suspended, never hidden. */
export const reportableProfessional: Reportable = {
  async copy(ctx, tx, reporter, id) {
    const card = (await memberCardsOf(tx, viewerOf(reporter), [id])).get(id)
    if (card?.role !== 'professional') return undefined
    const story = await tx.selectFrom('story').select('resume').where('actor_id', '=', id).executeTakeFirst()
    const title = personName({ first_name: card.firstName, last_name: card.lastName })
    const text = [title, card.headline ?? '', summaryOf(story?.resume)]
    const line = { authorId: id, text: text.filter((part) => part !== '').join('\n\n'), at: ctx.clock.now() }
    const path = `/professional/${card.slug}`
    return { authorId: id, title, path, changedAt: null, lines: [{ ...line, reported: true }] }
  },
  conceal: null,
  acts: noActs,
  hiddenByReports: false,
}

function summaryOf(resume: unknown): string {
  return parts.safeParse(resume).data?.basics.summary ?? ''
}
