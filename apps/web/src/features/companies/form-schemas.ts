// The schemas of the forms, from the contract. Loaded when a form is sent: see use-draft-form.ts.
import { companyClaimsEndpoints } from '@rise/contract/companies/claims/endpoints'
import { companyPageEndpoints } from '@rise/contract/companies/page/endpoints'
import { companyPageFields } from '@rise/contract/companies/page/fields'
import { companyTeamEndpoints } from '@rise/contract/companies/team/endpoints'

export const formSchemas = {
  page: companyPageFields.partial(),
  note: companyPageEndpoints['POST /api/v1/companies/{slug}/news'].body,
  site: companyPageEndpoints['POST /api/v1/companies/{slug}/site-reading'].body,
  invitation: companyTeamEndpoints['POST /api/v1/companies/{slug}/team/invitations'].body,
  person: companyTeamEndpoints['POST /api/v1/company-invitations/join'].body.omit({ token: true }),
  mail: companyClaimsEndpoints['POST /api/v1/companies/{slug}/claim/mail'].body,
  request: companyClaimsEndpoints['POST /api/v1/companies/{slug}/claim/request'].body,
}
