import { oneLine } from '../texts.ts'

/** What a company calls itself. */
export const companyName = oneLine('The company’s name', 120).refine((text) => text !== '', 'Enter the company’s name.')
