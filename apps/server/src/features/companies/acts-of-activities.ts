import type { ActsOfActivities } from '../../platform/manifest/act-of-activity.ts'
import { actOnActor } from '../session/index.ts'

/**
 * Admins' decisions about claims. The activity of a granted claim has the login of the claimant, who acts for the
 * company from then on, so its data names the admin.
 */
export const companyActs: ActsOfActivities = {
  'company.claim-refused': (tx, { data }) => actOnActor(tx, 'claim.refused', data.companyId),
  'company.claimed': async (tx, { actorId, data }) => {
    const act = data.by === 'admin' ? await actOnActor(tx, 'claim.granted', actorId) : null
    return act && { ...act, by: data.admin }
  },
}
