// Layoffs: the layoff tracker, companies' statements, affected people, and jobs offered to them. Owns `layoff`,
// `layoff_match`, `layoff_answer`, `layoff_person` and `layoff_hiring`.
import type {} from './activities.ts'
import type {} from './tables.ts'
