// The schemas of the forms, from the contract. Loaded when a form is saved.
import { mailingsEndpoints } from '@rise/contract/mailings/endpoints'
import { sequenceFields } from '@rise/contract/mailings/fields'

export const formSchemas = {
  suppress: mailingsEndpoints['POST /api/v1/admin/emails/suppressed'].body,
  sequence: sequenceFields,
}
