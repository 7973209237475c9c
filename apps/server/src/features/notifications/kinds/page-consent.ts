import { peopleKinds } from '@rise/contract/company-blocks/kinds'
import { blockWords } from '@rise/contract/company-blocks/words'
import { z } from 'zod'
import type { NotificationKind } from '../notification-kind.ts'

const kept = z.object({ kind: z.enum(peopleKinds) })

/** A company asks a professional whether its page may name them. Their answer retracts it. */
export const pageConsent: NotificationKind<'company-blocks.person-asked', 'company-blocks.person-answered'> = {
  grouped: false,
  on: ['company-blocks.person-asked'],
  async tell(tx, { data: { consentId } }) {
    const open = await tx
      .selectFrom('company_consent')
      .select(['company_id', 'person_id', 'kind'])
      .where('id', '=', consentId)
      .where('state', '=', 'asked')
      .executeTakeFirst()
    if (!open) return []
    const { company_id: aboutId, person_id: memberId, kind } = open
    return [{ memberId, aboutId, thingId: consentId, data: { kind } }]
  },
  takenBackOn: ['company-blocks.person-answered'],
  takeBack: ({ actorId, data: { consentId } }) =>
    actorId === null ? undefined : { memberId: actorId, thingIds: [consentId] },
  say: ({ data }) => `would like to name you on its page, in “${blockWords[kept.parse(data).kind].name}”`,
  leadTo: () => '/pages-about-you',
}
