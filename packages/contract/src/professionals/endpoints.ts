import { z } from 'zod'
import { defineEndpoints, success } from '../endpoint.ts'
import { platformErrors } from '../errors.ts'
import { signUps } from '../session/call-limits.ts'
import { sessionErrors } from '../session/errors.ts'
import { firstName, lastName, password, signUpOrigin } from '../session/fields.ts'
import { currentUser } from '../session/shapes.ts'
import { emailAddress } from '../texts.ts'

export const professionalsEndpoints = defineEndpoints({
  'POST /api/v1/professionals/register': {
    summary: 'Creates a professional account, pending until the email address is confirmed',
    tag: 'professionals',
    access: 'guest',
    limits: [signUps],
    body: z.object({
      user: z.object({
        email: emailAddress,
        password,
        firstName: firstName.optional(),
        lastName: lastName.optional(),
        ...signUpOrigin,
      }),
    }),
    reply: success(currentUser),
    errors: [sessionErrors['password-too-common'], sessionErrors['email-taken'], platformErrors['too-many-requests']],
  },
  'PUT /api/v1/professionals/{id}': {
    summary: 'Updates the names of the acting professional; omitted ones stay as they are',
    tag: 'professionals',
    access: 'professional',
    params: z.object({ id: z.string().max(60) }),
    body: z.object({ user: z.object({ firstName: firstName.optional(), lastName: lastName.optional() }) }),
    reply: success(currentUser),
    errors: [sessionErrors['another-account']],
  },
})
