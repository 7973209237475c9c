import { oneLine } from '../texts.ts'

/** What a company calls itself. */
export const companyName = oneLine('The company’s name', 120).refine((text) => text !== '', 'Give the company’s name.')
