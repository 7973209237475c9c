// The forms' rules are the contract's own. Loaded when someone sends one.
import { companyBlocksEndpoints } from '@rise/contract/company-blocks/endpoints'

export const formSchemas = {
  block: companyBlocksEndpoints['PUT /api/v1/companies/{slug}/block-draft/{id}'].body,
}
