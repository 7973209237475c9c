import { z } from 'zod'
import { defineEndpoints, success } from '../../endpoint.ts'
import { gateErrors } from '../../errors.ts'
import { companyErrors } from '../errors.ts'
import { companyGates } from '../policy.ts'
import { companyToday } from './shapes.ts'

/** Endpoints for what needs the attention of a company's team. */
export const companyTodayEndpoints = defineEndpoints({
  'GET /api/v1/companies/{slug}/today': {
    summary: 'What waits for the team today, as far as the member’s role shows it',
    tag: 'companies',
    ...companyGates.readDesk,
    params: z.object({ slug: z.string().max(120) }),
    reply: success(companyToday),
    errors: [companyErrors['company-not-found'], gateErrors.forbidden],
  },
})
