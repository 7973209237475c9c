import { contentPath } from '@rise/contract/content-links'
import { msg, t } from '@rise/texts'
import { z } from 'zod'
import { defineNotice } from '../../../platform/manifest/notice.ts'

const storedData = z.object({ slug: z.string(), title: z.string() })

/** The owner of a published case asks a professional for consent to be named in it. */
export const caseCredit = defineNotice({
  grouped: false,
  stored: storedData,
  on: ['portfolio.credit-asked'],
  async recipients(tx, { data: { caseId, memberId } }) {
    const row = await tx
      .selectFrom('portfolio_credit as credit')
      .innerJoin('portfolio_case as card', 'card.id', 'credit.case_id')
      .innerJoin('portfolio_slug as address', (join) =>
        join.onRef('address.case_id', '=', 'card.id').on('address.present', '=', true),
      )
      .select(['card.actor_id', 'card.title', 'address.slug'])
      .where('credit.case_id', '=', caseId)
      .where('credit.actor_id', '=', memberId)
      .where('credit.wanted', '=', true)
      .where('credit.agreed_at', 'is', null)
      .where('credit.declined_at', 'is', null)
      .where('card.published_at', 'is not', null)
      .executeTakeFirst()
    if (!row) return []
    const { actor_id: aboutId, slug, title } = row
    return [{ memberId, aboutId, thingId: caseId, data: { slug, title } }]
  },
  retractedOn: ['portfolio.credit-answered', 'portfolio.withdrawn', 'portfolio.deleted'],
  retract: ({ kind, actorId, data: { caseId } }) =>
    kind === 'portfolio.credit-answered' && actorId !== null
      ? { memberId: actorId, thingIds: [caseId] }
      : { thingIds: [caseId] },
  text: ({ data: { title } }) => t('asks to name you in “{title}”', { title }),
  fields({ data: { slug, title } }) {
    return { title, message: title, contentType: 'portfolio', slug, owner: false }
  },
  action: msg('See the case'),
  path: ({ data }) => contentPath('portfolio', data.slug),
})
