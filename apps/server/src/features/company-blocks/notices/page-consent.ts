import { peopleKinds } from '@rise/contract/company-blocks/kinds'
import { blockWords } from '@rise/contract/company-blocks/words'
import { msg, t } from '@rise/texts'
import { z } from 'zod'
import { defineNotice } from '../../../platform/manifest/notice.ts'

const storedData = z.object({ kind: z.enum(peopleKinds) })

/** A company asks a professional whether its page may name them. The answer retracts the notification. */
export const pageConsent = defineNotice({
  grouped: false,
  stored: storedData,
  on: ['company-blocks.person-asked'],
  async recipients(tx, { data: { consentId } }) {
    const openConsent = await tx
      .selectFrom('company_consent')
      .select(['company_id', 'person_id', 'kind'])
      .where('id', '=', consentId)
      .where('state', '=', 'asked')
      .executeTakeFirst()
    if (!openConsent) return []
    const { company_id: aboutId, person_id: memberId, kind } = openConsent
    return [{ memberId, aboutId, thingId: consentId, data: { kind } }]
  },
  retractedOn: ['company-blocks.person-answered'],
  retract: ({ actorId, data: { consentId } }) =>
    actorId === null ? undefined : { memberId: actorId, thingIds: [consentId] },
  text: ({ data }) => t('would like to name you on its page, in “{block}”', { block: t(blockWords[data.kind].name) }),
  action: msg('Review the pages'),
  path: () => '/pages-about-you',
})
