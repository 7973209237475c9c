// What other features may show of companies: their cards and their query.
export { CompanyCard } from './company-card.tsx'
export { companiesQuery } from './queries.ts'
