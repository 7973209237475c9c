import { newBroadcast } from '@rise/contract/admin/broadcasts/fields'

export const formSchemas = {
  broadcast: newBroadcast.omit({ count: true }),
}
