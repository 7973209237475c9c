import type { ActsOfActivities } from '../../platform/manifest/act-of-activity.ts'
import { actOfAdmin } from '../session/index.ts'

export const eventActs: ActsOfActivities = {
  'event.cancelled': (tx, { loginId, data }) => actOfAdmin(tx, 'event.cancelled', { loginId, ownerId: data.ownerId }),
  'event.changed': (tx, { loginId, data }) => actOfAdmin(tx, 'event.changed', { loginId, ownerId: data.ownerId }),
  'event.merged': (tx, { loginId, data }) => actOfAdmin(tx, 'event.merged', { loginId, ownerId: data.ownerId }),
}
