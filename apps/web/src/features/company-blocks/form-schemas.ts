// The schemas of the forms, from the contract. Loaded when a form is sent.
import { companyBlocksEndpoints } from '@rise/contract/company-blocks/endpoints'

export const formSchemas = {
  block: companyBlocksEndpoints['PUT /api/v1/companies/{slug}/block-draft/{id}'].body,
}
