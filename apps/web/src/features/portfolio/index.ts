// The portfolio on a member's story and on a company's page.
export { CompanyCases } from './company-cases.tsx'
export { FirstCase, loadPortfolio, StoryPortfolio, useHasCases } from './story-portfolio.tsx'
