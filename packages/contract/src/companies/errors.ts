import { defineErrors } from '../errors.ts'

export const companyErrors = defineErrors({
  'company-not-found': { status: 404, message: 'This company does not exist. Its address may have changed.' },
  'companies-page-not-found': { status: 404, message: 'The list of companies ends before that page.' },
})
