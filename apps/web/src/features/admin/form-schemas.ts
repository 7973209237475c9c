import { newBroadcast } from '@rise/contract/admin/broadcasts/fields'
import { entryChange, writtenEntry } from '@rise/contract/catalogs/admin/fields'
import { mailingsEndpoints } from '@rise/contract/mailings/endpoints'
import { sequenceFields } from '@rise/contract/mailings/fields'
import { adminsEndpoints } from '@rise/contract/session/admins/endpoints'

export const formSchemas = {
  broadcast: newBroadcast.omit({ count: true }),
  invitation: adminsEndpoints['POST /api/v1/admin/admins'].body.pick({ email: true }),
  suppress: mailingsEndpoints['POST /api/v1/admin/emails/suppressed'].body,
  sequence: sequenceFields,
  writtenEntry,
  entryChange: entryChange.omit({ version: true }),
}
