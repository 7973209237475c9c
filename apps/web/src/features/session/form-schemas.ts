// The schemas of the forms, from the contract. Loaded when someone starts to fill in a form: see use-contract-form.ts.

import { employersEndpoints } from '@rise/contract/companies/employers/endpoints'
import { professionalsEndpoints } from '@rise/contract/professionals/endpoints'
import { accountEndpoints } from '@rise/contract/session/account/endpoints'
import { adminsEndpoints } from '@rise/contract/session/admins/endpoints'
import { sessionEndpoints } from '@rise/contract/session/endpoints'
import { secondFactorEndpoints } from '@rise/contract/session/second-factor/endpoints'

const professional = professionalsEndpoints['POST /api/v1/professionals/register'].body.shape.user
const employer = employersEndpoints['POST /api/v1/{employers}/register'].body.shape.user

export const formSchemas = {
  login: sessionEndpoints['POST /api/v1/{roles}/login'].body.shape.user.options[0],
  /** The newsletter registers accounts without a name; this form requires one. */
  join: professional
    .pick({ email: true, password: true, firstName: true, lastName: true })
    .required({ firstName: true }),
  company: employer.pick({ companyName: true, firstName: true, lastName: true, email: true, password: true }),
  resetRequest: accountEndpoints['POST /api/v1/password-resets'].body,
  newPassword: accountEndpoints['POST /api/v1/reset'].body.pick({ password: true }),
  changeEmail: accountEndpoints['PUT /api/v1/account/email'].body,
  changePassword: accountEndpoints['PUT /api/v1/account/password'].body,
  beginSecondFactor: secondFactorEndpoints['POST /api/v1/account/second-factor'].body,
  secondFactorCode: secondFactorEndpoints['POST /api/v1/account/second-factor/confirm'].body,
  deleteAccount: accountEndpoints['DELETE /api/v1/account'].body,
  inviteAdmin: adminsEndpoints['POST /api/v1/admin/admins'].body.pick({ email: true }),
  appeal: accountEndpoints['POST /api/v1/account/appeal'].body,
}
