import { z } from 'zod'
import { defineEndpoints, success } from '../../endpoint.ts'
import { platformErrors } from '../../errors.ts'
import { signUps } from '../../session/call-limits.ts'
import { sessionErrors } from '../../session/errors.ts'
import { firstName, lastName, password, signUpOrigin } from '../../session/fields.ts'
import { currentUser } from '../../session/shapes.ts'
import { emailAddress } from '../../texts.ts'
import { companyName } from '../fields.ts'
import { companyGates } from '../policy.ts'

/** Paths accept `companies` for `employers`. */
const employers = z.enum(['employers', 'companies'])

/**
 * Endpoints for the sign-up and data of employers. On the wire, an employer is the company; first and last name are the
 * person's.
 */
export const employersEndpoints = defineEndpoints({
  'POST /api/v1/{employers}/register': {
    summary: 'Creates an employer account with a new company page, pending until the email address is confirmed',
    tag: 'companies',
    ...companyGates.create,
    limits: [signUps],
    params: z.object({ employers }),
    body: z.object({
      user: z.object({ email: emailAddress, password, companyName, firstName, lastName, ...signUpOrigin }),
    }),
    reply: success(currentUser),
    errors: [sessionErrors['password-too-common'], sessionErrors['email-taken'], platformErrors['too-many-requests']],
  },
  'PUT /api/v1/{employers}/{id}': {
    summary: 'Updates the names of the acting employer; omitted ones stay as they are',
    tag: 'companies',
    ...companyGates.rename,
    params: z.object({ employers, id: z.string().max(60) }),
    body: z.object({
      user: z.object({
        firstName: firstName.optional(),
        lastName: lastName.optional(),
        companyName: companyName.optional(),
      }),
    }),
    reply: success(currentUser),
    errors: [sessionErrors['another-account']],
  },
})
