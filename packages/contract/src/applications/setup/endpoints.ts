import { z } from 'zod'
import { companyErrors } from '../../companies/errors.ts'
import { defineEndpoints, emptyResult, success } from '../../endpoint.ts'
import { gateErrors } from '../../errors.ts'
import { applicationErrors as e } from '../errors.ts'
import { applicationGates } from '../policy.ts'
import { hiringStages, newTemplate } from './fields.ts'
import { hiringSetup } from './shapes.ts'

const refusals = [companyErrors['company-not-found'], gateErrors.forbidden]
const common = {
  tag: 'applications',
  params: z.object({ slug: z.string().max(120) }),
  errors: refusals,
} as const
const templateParams = z.object({ slug: z.string().max(120), id: z.uuid() })

/** Endpoints for the hiring setup of a company's team. */
export const hiringSetupEndpoints = defineEndpoints({
  'GET /api/v1/companies/{slug}/hiring-setup': {
    ...common,
    ...applicationGates.readSetup,
    summary: 'The company’s own stages and its message templates',
    reply: success(hiringSetup),
  },
  'PUT /api/v1/companies/{slug}/hiring-stages': {
    ...common,
    ...applicationGates.changeSetup,
    summary:
      'Replaces the company’s own stages. A stage keeps its kind; applications in one that goes stay in its kind',
    body: hiringStages,
    reply: success(hiringSetup),
    errors: [...refusals, e['stage-keeps-kind']],
  },
  'PUT /api/v1/companies/{slug}/message-templates/{id}': {
    ...common,
    ...applicationGates.changeSetup,
    summary: 'Writes a message template, or changes it',
    params: templateParams,
    body: newTemplate,
    reply: success(hiringSetup),
    errors: [...refusals, e['template-not-found'], e['too-many-templates']],
  },
  'DELETE /api/v1/companies/{slug}/message-templates/{id}': {
    ...common,
    ...applicationGates.changeSetup,
    summary: 'Deletes a message template',
    params: templateParams,
    reply: success(emptyResult),
  },
})
