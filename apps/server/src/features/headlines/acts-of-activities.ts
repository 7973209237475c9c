import type { ActsOfActivities } from '../../platform/manifest/act-of-activity.ts'
import { actOfAdmin } from '../session/index.ts'

export const headlineActs: ActsOfActivities = {
  'headline.changed': (tx, { loginId, data }) => actOfAdmin(tx, 'headline.changed', { loginId, ownerId: data.ownerId }),
  'headline.deleted': async (tx, { loginId, data: { ownerId, title } }) => {
    const act = await actOfAdmin(tx, 'headline.deleted', { loginId, ownerId })
    return act && { ...act, before: { title } }
  },
}
